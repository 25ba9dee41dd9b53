"""`python run.py release pack`: the built program as archives, on Windows also as an installer for one user.

Signing and notarising belong before it: docs/release.md.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

from release.facts import NAME, ROOT, VERSION, stem

BUILT = ROOT / "dist"
OUT = BUILT / "release"
INNO = Path("C:/Program Files (x86)/Inno Setup 6/ISCC.exe")


def main() -> int:
    """Makes what this system gives out."""
    OUT.mkdir(parents=True, exist_ok=True)
    for path in ARCHIVES[sys.platform](BUILT, OUT / stem()):
        sys.stdout.write(f"{path}\n")
    return 0


def linux(built: Path, out: Path) -> list[Path]:
    """A tar.gz: it keeps what may be run, and links."""
    path = out.with_name(f"{out.name}.tar.gz")
    with tarfile.open(path, "w:gz") as archive:
        archive.add(built / NAME, NAME)
    return [path]


def macos(built: Path, out: Path) -> list[Path]:
    """A zip by the one tool that keeps a bundle and its signature whole."""
    path = out.with_name(f"{out.name}.zip")
    subprocess.run(["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", built / f"{NAME}.app", path], check=True)
    return [path]


def windows(built: Path, out: Path) -> list[Path]:
    """A zip, and the installer, which asks for no administrator."""
    return [zipped(built, out), installer(built, out)]


def zipped(built: Path, out: Path) -> Path:
    """The folder as a zip."""
    return Path(shutil.make_archive(str(out), "zip", built, NAME))


def installer(built: Path, out: Path) -> Path:
    """Inno Setup's, by `windows.iss`."""
    told = {"Version": VERSION, "Built": built / NAME, "Folder": out.parent, "File": f"{out.name}-setup"}
    words = [f"/D{name}={value}" for name, value in told.items()]
    subprocess.run([INNO, "/Qp", *words, ROOT / "release" / "windows.iss"], check=True)
    return out.with_name(f"{out.name}-setup.exe")


ARCHIVES: dict[str, Callable[[Path, Path], list[Path]]] = {"linux": linux, "darwin": macos, "win32": windows}

if __name__ == "__main__":
    sys.exit(main())
