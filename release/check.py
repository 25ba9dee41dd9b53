"""`python run.py release check`: tries the built program as somebody with a Korean name has it.

The program is copied into a folder with such a name, and so is called its data folder. Its output is a pipe. Where the
bots' matches led is written beside the archives: it must be the same on all systems (`sums.py`).
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.store.profiles import Store
from release.facts import NAME, VERSION, stem
from release.pack import BUILT, OUT

PLACE = "홍길동의 게임"
PERSON = "사용자 홍길동"
MATCHES = {"realigious": "normal,easy", "creed": "easy,normal"}
SEED = 7
LONGEST_S = 300.0
STAYS_S = 10.0
BOTS_WITHIN_S = 60.0
WINDOWS = sys.platform == "win32"


class Failed(Exception):
    """What is wrong with the program."""


class Build(NamedTuple):
    """The program as it was copied. `console` prints, `windowed` is what is double-clicked."""

    console: Path
    windowed: Path
    environment: dict[str, str]

    @property
    def data(self) -> Path:
        return Path(self.environment["PENTARCHY_DATA"])


def main() -> int:
    """Says what was tried; 1 at the first thing that is wrong."""
    with tempfile.TemporaryDirectory() as place, display() as shown:
        build = copied(BUILT, Path(place), shown)
        try:
            for step in (version, paths, room, first_frame, window):
                step(build)
                sys.stdout.write(f"{step.__name__}: good\n")
            digests = matches(build)
        except Failed as problem:
            sys.stderr.write(f"{problem}\n")
            return 1
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / f"digests-{stem()}.json").write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8", newline="\n")
    sys.stdout.write(f"matches: {digests}\n")
    return 0


def copied(built: Path, place: Path, shown: dict[str, str]) -> Build:
    """The built program in another folder, with nothing of this Python in its environment."""
    name = f"{NAME}.app" if sys.platform == "darwin" else NAME
    home = place / PLACE / name
    shutil.copytree(built / name, home, symlinks=True)
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "SDL_", "VIRTUAL_ENV"))}
    environment = {**kept, **shown, "SDL_AUDIODRIVER": "dummy", "PENTARCHY_DATA": str(place / PERSON / "저장")}
    if sys.platform == "darwin":
        home = home / "Contents" / "MacOS"
    windowed = home / (f"{NAME}.exe" if WINDOWS else NAME)
    return Build(home / f"{NAME.lower()}-cli.exe" if WINDOWS else windowed, windowed, environment)


@contextlib.contextmanager
def display() -> Iterator[dict[str, str]]:
    """The system's own display; on Linux a virtual one, and in the environment how it is reached."""
    if sys.platform != "linux":
        yield {}
        return
    read_end, write_end = os.pipe()
    screen = ["Xvfb", "-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-displayfd", str(write_end)]
    server = subprocess.Popen(screen, pass_fds=[write_end], stderr=subprocess.DEVNULL)
    os.close(write_end)
    with os.fdopen(read_end) as answer:
        number = answer.readline().strip()
    yield {"DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11"}
    server.terminate()
    server.wait()


# ---------------------------------------------------------------- the steps
def version(build: Build) -> None:
    """It tells its version."""
    wanted(VERSION in printed(build, "--version"), "another version")


def paths(build: Build) -> None:
    """A Korean path comes out of a pipe as it is."""
    found = json.loads(printed(build, "paths"))["data"]
    wanted(found == str(build.data), f"another data folder: {found}")


def matches(build: Build) -> dict[str, str]:
    """Where a match of bots led, for every game."""
    return {title: json.loads(printed(build, "play", title, "--seats", levels, "--seed", str(SEED)))["digest"]
            for title, levels in MATCHES.items()}  # fmt: skip


def room(build: Build) -> None:
    """A room without a window opens, can be reached, and ends when it is told to."""
    group = subprocess.CREATE_NEW_PROCESS_GROUP if WINDOWS else 0
    with started(build.console, build, "host", "creed", "--local", "--port", "0", flags=group) as program:
        assert program.stdout is not None
        said = json.loads(program.stdout.readline().decode() or "{}")
        wanted("port" in said, f"no room: {said}")
        socket.create_connection(("127.0.0.1", said["port"]), LONGEST_S).close()
        program.send_signal(signal.CTRL_BREAK_EVENT if WINDOWS else signal.SIGINT)
        last = program.stdout.read().decode().splitlines()[-1:]
        wanted(bool(last) and json.loads(last[0]).get("stopped") is True, f"no end: {last}")


def first_frame(build: Build) -> None:
    """The first start shows a frame in Korean, and loads nothing heavy before it."""
    told = json.loads(printed(build, "--first-frame", "--lang", "ko"))
    wanted((told["scene"], told["heavy"]) == ("FirstStart", []), f"another first frame: {told}")


def window(build: Build) -> None:
    """The double-clicked program stays; behind the menu its bots think in a process of their own."""
    build.data.mkdir(parents=True, exist_ok=True)
    store = Store(build.data)
    store.create_profile("홍길동", "profile/0")
    store.close()
    with started(build.windowed, build) as program:
        until = time.monotonic() + BOTS_WITHIN_S
        time.sleep(STAYS_S)
        while not has_bots(program.pid) and program.poll() is None and time.monotonic() < until:
            focus(build)
            time.sleep(1)
        wanted(program.poll() is None, "the program has ended")
        wanted(has_bots(program.pid), "no process of bots")
    reports = build.data / "reports"
    crashes = [path.read_text(encoding="utf-8") for path in reports.glob("crash-*")]
    faults = reports / "faults.log"
    wanted(not crashes and not (faults.exists() and faults.stat().st_size), f"it has crashed: {crashes}")


# ---------------------------------------------------------------- helpers
def wanted(holds: bool, problem: str) -> None:
    """Raises Failed where something does not hold."""
    if not holds:
        raise Failed(problem)


def printed(build: Build, *words: str) -> str:
    """What the command prints, which is UTF-8. Raises Failed when it fails."""
    done = subprocess.run([build.console, *words], env=build.environment, capture_output=True, timeout=LONGEST_S,
                          check=False)  # fmt: skip
    wanted(done.returncode == 0, f"{words}: {done.returncode}, {done.stdout!r}, {done.stderr!r}")
    wanted(b"no text for" not in done.stderr, f"{words}: {done.stderr!r}")
    return done.stdout.decode()


@contextlib.contextmanager
def started(program: Path, build: Build, *words: str, flags: int = 0) -> Iterator[subprocess.Popen[bytes]]:
    """The program while it runs; it is killed at the end, or when it takes too long."""
    process = subprocess.Popen([program, *words], env=build.environment, stdout=subprocess.PIPE, creationflags=flags)
    late = threading.Timer(LONGEST_S, process.kill)
    late.start()
    try:
        yield process
    finally:
        late.cancel()
        process.kill()
        process.wait()


def has_bots(parent: int) -> bool:
    """Whether a program has started itself again, for its bots."""
    if WINDOWS:
        ask = f"(Get-CimInstance Win32_Process -Filter 'ParentProcessId={parent}').CommandLine"
        found: Any = subprocess.run(["powershell", "-NoProfile", "-Command", ask], capture_output=True, check=False)
        return b"multiprocessing-fork" in found.stdout
    rows = subprocess.run(["ps", "-A", "-ww", "-o", "ppid=,args="], capture_output=True, text=True, check=True).stdout
    pairs = [row.split(None, 1) for row in rows.splitlines()]
    return any(int(pair[0]) == parent and "multiprocessing-fork" in pair[-1] for pair in pairs)


def focus(build: Build) -> None:
    """Without a window manager nobody gives the window the keyboard; the match behind the menu waits for it."""
    if sys.platform == "linux":
        subprocess.run(["xdotool", "search", "--name", NAME, "windowfocus"], env=build.environment, check=False)


if __name__ == "__main__":
    sys.exit(main())
