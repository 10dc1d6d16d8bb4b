; This script was not tried: nobody has built or run this installer yet.
;
; It is for Inno Setup 6, after `cargo build --release` on Windows:
;
;     iscc /DVersion=0.1.0 assets\package\windows\langkah.iss

#ifndef Version
  #error Tell the version: /DVersion=0.1.0, as in Cargo.toml
#endif

[Setup]
AppName=Langkah
AppVersion={#Version}
AppPublisher=The Langkah developers
DefaultDirName={autopf}\Langkah
DefaultGroupName=Langkah
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\..\LICENSE-MIT
OutputDir=..\..\..\target\package
OutputBaseFilename=langkah-{#Version}-setup
UninstallDisplayIcon={app}\langkah.exe

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"

[Files]
Source: "..\..\..\target\release\langkah.exe"; DestDir: "{app}"
Source: "..\..\..\LICENSE-MIT"; DestDir: "{app}"
Source: "..\..\..\LICENSE-APACHE"; DestDir: "{app}"

[Icons]
Name: "{group}\Langkah"; Filename: "{app}\langkah.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.langkah"; ValueType: string; ValueData: "Langkah.Puzzle"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Langkah.Puzzle"; ValueType: string; ValueData: "Langkah puzzle"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Langkah.Puzzle\shell\open\command"; ValueType: string; ValueData: """{app}\langkah.exe"" ""%1"""
