"""Plays or tests Pentarchy from its source folder; needs nothing but Python 3.11 or newer.

    python3 run.py [ARGUMENTS]         plays (arguments go to the program, e.g. --version)
    python3 run.py test [ARGUMENTS]    checks and runs all tests (arguments go to pytest)
    python3 run.py test --fast         the same without the tests that take long: while one works
    python3 run.py build               makes the double-click program in dist/
    python3 run.py release STEP        a step of a release (docs/release.md): check, pack

The first run makes `.venv` beside this file and installs the locked packages, checked by hash.
"""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
NEEDS = (3, 11)
PLAY_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"
FAST = ("-m", "not slow and not net and not build")
GRACE = 3.0
"""Seconds that Ctrl+C, which a terminal tells the program as well, leaves it to end by itself."""
WORKERS = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "loadfile", "--no-loadscope-reorder")
"""One more than processors: what talks over sockets waits half its time."""

COMPILED = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(VENV / "compiled")}
"""Every worker and every program that a test starts imports all modules: compiled ones are kept, out of the way."""


def main(arguments: list[str]) -> int:
    """Sets up what the wish needs and does it; the exit code of what it started."""
    if sys.version_info < NEEDS:
        return fail(f"Pentarchy needs Python {NEEDS[0]}.{NEEDS[1]} or newer; found: {sys.version.split()[0]}")
    wish = arguments[0] if arguments else ""
    lock = TEST_LOCK if wish in ("test", "build", "release") else PLAY_LOCK
    if not set_up(lock):
        return 1
    if wish == "test":
        return test(arguments[1:])
    if wish == "build":
        return run("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "build.spec")
    if wish == "release" and arguments[1:]:
        return run("-m", f"release.{arguments[1]}", *arguments[2:])
    return run("-m", "game", *arguments)


def test(arguments: list[str]) -> int:
    """Ruff, mypy and pytest, one after the other; all three report before the exit code is decided. With arguments
    beside `--fast` pytest alone.
    """
    chosen = FAST if "--fast" in arguments else ()
    given = [argument for argument in arguments if argument != "--fast"]
    if given:
        return run("-m", "pytest", *chosen, *given, **COMPILED)
    codes = [
        run("-m", "ruff", "check", "."),
        run("-m", "mypy"),
        run("-m", "pytest", *WORKERS, *chosen, **COMPILED),
    ]
    return max(abs(code) for code in codes)


def set_up(lock: Path) -> bool:
    """Makes `.venv` and installs `lock`, unless its stamp says that this was done."""
    digest = hashlib.sha256(lock.read_bytes() + sys.version.encode()).hexdigest()
    stamp = VENV / f"{lock.stem}.stamp"
    if stamp.is_file() and stamp.read_text() == digest and python().is_file():
        return True
    print(f"Installing the packages of {lock.name} into {VENV} ...", flush=True)
    if subprocess.call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
        fail("No virtual environment could be made. On Debian and Ubuntu: sudo apt install python3-venv")
        return False
    install = ["-m", "pip", "install", "--require-hashes", "--no-deps", "--only-binary", ":all:", "--quiet"]
    if run(*install, "--disable-pip-version-check", "--requirement", str(lock)) != 0:
        fail("The packages could not be installed; see above. Is this machine connected to the network?")
        return False
    stamp.write_text(digest)
    if lock == TEST_LOCK:
        # The test lock holds the other's packages in the same versions.
        play = hashlib.sha256(PLAY_LOCK.read_bytes() + sys.version.encode()).hexdigest()
        (VENV / f"{PLAY_LOCK.stem}.stamp").write_text(play)
    return True


def run(*arguments: str, **variables: str) -> int:
    """Runs the virtual environment's Python in the project folder, with these variables in its environment. Who ends
    this process ends that one.
    """
    environment = {**os.environ, "PYTHONUTF8": "1", **variables}
    with subprocess.Popen([str(python()), *arguments], cwd=ROOT, env=environment) as child:
        for number in {signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)}:
            signal.signal(number, lambda told, _: child.send_signal(told))
        try:
            return child.wait()
        except KeyboardInterrupt:
            end(child)
            return 130


def end(child: subprocess.Popen[bytes]) -> None:
    """Waits for a process that is about to end, and ends it where it was not told."""
    try:
        child.wait(GRACE)
    except subprocess.TimeoutExpired:
        child.terminate()
        child.wait()


def python() -> Path:
    """The virtual environment's Python."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fail(message: str) -> int:
    """Says what is wrong; the exit code for it."""
    print(message, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
