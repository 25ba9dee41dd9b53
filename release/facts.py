"""What systems want to be told of the program: for `build.spec`, the archives and the installer."""

from __future__ import annotations

import platform
import re
import runpy
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NAME = "Pentarchy"
IDENTIFIER = "org.pentarchy.client"
VERSION: str = runpy.run_path(str(ROOT / "game" / "store" / "version.py"))["PROGRAM_VERSION"]
LANGUAGES = ("ko", "en")
SERVICES = ("_pentarchy._tcp", "_pentarchy-dr._tcp")
"""What macOS lets the program find and announce: rooms and people, and the network doctor's examination."""
SYSTEMS = {"win32": "windows", "darwin": "macos", "linux": "linux"}
MACHINES = {"amd64": "x64", "x86_64": "x64", "aarch64": "arm64"}
RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0),
  kids=[
    StringFileInfo([StringTable("040904B0", [
{strings}
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 0x04B0])]),
  ],
)
"""


def info_plist() -> dict[str, Any]:
    """The entries of Info.plist that PyInstaller does not make itself."""
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleShortVersionString": VERSION,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSBonjourServices": list(SERVICES),
        **plist_words("en"),
    }


def plist_words(language: str) -> dict[str, str]:
    """The sentences that macOS shows, in one language."""
    path = ROOT / "release" / "macos" / f"{language}.lproj" / "InfoPlist.strings"
    return dict(re.findall(r'^(\w+) = "(.*)";$', path.read_text(encoding="utf-8"), re.MULTILINE))


def version_resource(file: str) -> str:
    """What Windows shows in the properties of a program file, as PyInstaller reads it."""
    told = {
        "FileDescription": NAME, "ProductName": NAME, "InternalName": NAME, "OriginalFilename": f"{file}.exe",
        "FileVersion": VERSION, "ProductVersion": VERSION,
    }  # fmt: skip
    strings = "\n".join(f"      StringStruct({name!r}, {value!r})," for name, value in told.items())
    numbers = (*map(int, VERSION.split(".")), 0, 0, 0)[:4]
    return RESOURCE.format(numbers=numbers, strings=strings)


def stem(system: str = sys.platform, machine: str = "") -> str:
    """How the files of a release are called: "Pentarchy-0.1.0-windows-x64"."""
    machine = (machine or platform.machine()).lower()
    return f"{NAME}-{VERSION}-{SYSTEMS.get(system, system)}-{MACHINES.get(machine, machine)}"
