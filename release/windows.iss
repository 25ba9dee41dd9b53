; The installer of Windows (Inno Setup 6), for one user: no administrator is asked for. `release/pack.py` gives the
; version, the built folder and where the installer goes.

#define Name "Pentarchy"

[Setup]
AppId=org.pentarchy.client
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
DefaultDirName={autopf}\{#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
UninstallDisplayIcon={app}\{#Name}.exe
SetupIconFile=..\assets\icon.ico
OutputDir={#Folder}
OutputBaseFilename={#File}
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
#if FileExists(AddBackslash(CompilerPath) + "Languages\Korean.isl")
Name: "ko"; MessagesFile: "compiler:Languages\Korean.isl"
#endif

[InstallDelete]
; what an earlier version had and this one has not
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Built}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Name}.exe"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Name}.exe"; Tasks: desktop

[Run]
Filename: "{app}\{#Name}.exe"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
