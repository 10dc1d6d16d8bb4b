"""Prints what AT-SPI tells of a program's window: depth, role and name of each node, and its value.

    read.py PROCESS
"""

import sys
import time

import pyatspi


def of_process(process):
    desktop = pyatspi.Registry.getDesktop(0)
    programs = [desktop.getChildAtIndex(index) for index in range(desktop.childCount)]
    return [one for one in programs if one is not None and one.get_process_id() == process]


def walk(node, depth=0):
    print("  " * depth + node.getRoleName() + ": " + (node.name or ""))
    for index in range(node.childCount):
        child = node.getChildAtIndex(index)
        if child is not None:
            walk(child, depth + 1)


until = time.monotonic() + 20
while time.monotonic() < until:
    found = of_process(int(sys.argv[1]))
    if found and found[0].childCount:
        time.sleep(0.5)
        walk(found[0])
        sys.exit(0)
    time.sleep(0.2)
sys.exit("nothing is told of this process")
