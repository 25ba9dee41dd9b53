"""C11.1, C11.2: the built program starts by itself and serves the command line."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.bots.match import play_match
from game.store.profiles import Store
from game.store.version import PROGRAM_VERSION
from release import check, pack

pytestmark = pytest.mark.build

ROOT = Path(__file__).resolve().parent.parent
BARE_MB = 38
"""A bare pygame window packed in the same way; the program may take 1.6 times as much without its art and without
what the LAN needs, and twice as much with that."""
LAN = ("cryptography", "zeroconf")
"""12 MB, with an OpenSSL of its own, and 3 MB of compiled modules."""
LONGEST_S = 180
"""Only so that a broken program ends the test."""


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a freshly built program lies."""
    if importlib.util.find_spec("PyInstaller") is None:
        pytest.skip("PyInstaller is not installed: the program can't be built here")
    if sys.platform == "linux" and not shutil.which("objdump"):
        pytest.skip("binutils are not installed: PyInstaller can't build here")
    if sys.platform == "linux" and not (shutil.which("Xvfb") and shutil.which("xdotool")):
        pytest.skip("Xvfb and xdotool are not installed: there is no screen to start the program on")
    folder = tmp_path_factory.mktemp("built")
    build = [
        "--noconfirm",
        "--log-level",
        "ERROR",
        "--distpath",
        str(folder),
        "--workpath",
        str(folder / "work"),
    ]
    subprocess.run([sys.executable, "-m", "PyInstaller", *build, "build.spec"], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="module")
def program(dist: Path) -> Path:
    """The starter."""
    return dist / "Pentarchy" / ("pentarchy-cli.exe" if sys.platform == "win32" else "Pentarchy")


@pytest.fixture
def build(dist: Path, tmp_path: Path) -> Iterator[check.Build]:
    """The program where somebody with a Korean name has it, on the system's own display; on Linux a virtual one."""
    with check.display() as shown:
        yield check.copied(dist, tmp_path, shown)


def test_c11_1_the_built_program_works_for_somebody_with_a_korean_name(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that a release tries; its matches lead where those of the source lead."""
    monkeypatch.setattr(check, "BUILT", dist)
    monkeypatch.setattr(check, "OUT", tmp_path)
    assert check.main() == 0
    (kept,) = tmp_path.iterdir()
    assert json.loads(kept.read_text(encoding="utf-8")) == {
        title: play_match(title, levels.split(","), {}, check.SEED)["digest"] for title, levels in check.MATCHES.items()
    }


def test_c11_1_the_built_program_shows_the_menu_of_a_known_player(build: check.Build) -> None:
    build.data.mkdir(parents=True)
    store = Store(build.data)
    store.create_profile("홍길동", "profile/0")
    store.close()
    told = json.loads(check.printed(build, "--first-frame"))
    assert (told["heavy"], told["scene"]) == ([], "MainMenu")


@pytest.mark.skipif(sys.platform != "linux", reason="each system packs its own")
def test_c11_1_an_archive_of_linux_can_be_started_where_it_is_unpacked(dist: Path, tmp_path: Path) -> None:
    (path,) = pack.linux(dist, tmp_path / pack.stem())
    with tarfile.open(path) as archive:
        archive.extractall(tmp_path / "풀린 곳", filter="data")
    words = [tmp_path / "풀린 곳" / "Pentarchy" / "Pentarchy", "--version"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=LONGEST_S, check=True)
    assert PROGRAM_VERSION in done.stdout


def test_c8_the_built_program_has_what_the_lan_needs(program: Path) -> None:
    from PyInstaller.archive.readers import CArchiveReader

    packed = set(CArchiveReader(str(program)).open_embedded_archive("PYZ.pyz").toc)
    wanted = {"game.net.finding", "websockets.asyncio.server", "zeroconf.asyncio", "ifaddr", "spake2.spake2"}
    assert wanted <= packed
    inside = program.parent / "_internal"
    assert "zeroconf._dns" in packed or list(inside.glob("zeroconf/_dns.*"))
    assert list(inside.glob("cryptography/hazmat/bindings/_rust.*"))


def test_s4_the_built_program_is_small(program: Path) -> None:
    files = [path for path in program.parent.rglob("*") if path.is_file() and not path.is_symlink()]
    art = program.parent / "_internal" / "assets"
    sizes = {path: path.stat().st_size / 1e6 for path in files if not path.is_relative_to(art)}
    assert sum(sizes.values()) < 2 * BARE_MB
    assert sum(size for path, size in sizes.items() if not set(LAN) & set(path.parts)) < 1.6 * BARE_MB
    assert not [path for path in files if "numpy" in path.parts or "skia" in path.parts]


def test_s6_the_client_loads_no_rules_before_its_first_frame() -> None:
    """S6, S7: neither a game nor anything heavy is imported before there is something to see."""
    heavy = ("game.titles", "numpy", "asyncio", "ssl", "websockets", "zeroconf", "cryptography", "spake2",
             "ifaddr", "pytmx", "pygame_gui", "sqlite3")  # fmt: skip
    look = f"import sys, scenes.program; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True, timeout=LONGEST_S, check=False
    )
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["[]"]), done.stdout + done.stderr
