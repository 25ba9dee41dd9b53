"""C11.1, C11.2: the built program starts by itself and serves the command line."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.store.version import PROGRAM_VERSION

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
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The starter of a freshly built program."""
    if importlib.util.find_spec("PyInstaller") is None:
        pytest.skip("PyInstaller is not installed: the program can't be built here")
    if sys.platform == "linux" and not shutil.which("objdump"):
        pytest.skip("binutils are not installed: PyInstaller can't build here")
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
    return folder / "Pentarchy" / ("pentarchy-cli.exe" if sys.platform == "win32" else "Pentarchy")


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """The name of a virtual X display of its own."""
    xvfb = shutil.which("Xvfb")
    if xvfb is None:
        pytest.skip("Xvfb is not installed: there is no screen to start the program on")
    read_end, write_end = os.pipe()
    screen = ["-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-displayfd", str(write_end)]
    server = subprocess.Popen([xvfb, *screen], pass_fds=[write_end], stderr=subprocess.DEVNULL)
    os.close(write_end)
    with os.fdopen(read_end) as answer:
        number = answer.readline().strip()
    if not number:
        pytest.fail("Xvfb did not start")
    yield f":{number}"
    server.terminate()
    server.wait()


def started(command: list[str], tmp_path: Path, display: str = "") -> subprocess.CompletedProcess[str]:
    """Runs a program away from the source, with nothing of the tests' Python in its environment."""
    kept = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("PYTHON", "SDL_", "VIRTUAL_ENV"))
    }
    wanted = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11"} if display else {}
    environment = {**kept, **wanted, "SDL_AUDIODRIVER": "dummy", "PENTARCHY_DATA": str(tmp_path / "data")}
    return subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=LONGEST_S, check=False
    )


def answer(done: subprocess.CompletedProcess[str]) -> Any:
    """The JSON line that the program printed."""
    assert done.returncode == 0, done.stderr
    assert "no text for" not in done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_c11_1_the_built_program_shows_its_first_frame(program: Path, display: str, tmp_path: Path) -> None:
    told = answer(started([str(program), "--first-frame", "--lang", "ko"], tmp_path, display))
    assert (told["heavy"], told["scene"]) == ([], "FirstStart")
    assert told["marks"][-1][1] > 0


def test_c11_1_the_built_program_shows_the_menu_of_a_known_player(
    program: Path, display: str, tmp_path: Path
) -> None:
    from game.store.profiles import Store

    (tmp_path / "data").mkdir()
    store = Store(tmp_path / "data")
    store.create_profile("홍길동", "profile/0")
    store.close()
    told = answer(started([str(program), "--first-frame"], tmp_path, display))
    assert (told["heavy"], told["scene"]) == ([], "MainMenu")


def test_c11_2_the_built_program_tells_its_version(program: Path, tmp_path: Path) -> None:
    done = started([str(program), "--version"], tmp_path)
    assert (done.returncode, PROGRAM_VERSION in done.stdout) == (0, True), done.stderr


def test_c11_2_the_built_program_plays_a_match_without_a_window(program: Path, tmp_path: Path) -> None:
    done = started(
        [str(program), "play", "realigious", "--seats", "easy,easy", "--seed", "7", "--games", "1"], tmp_path
    )
    assert isinstance(answer(done), dict)


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
