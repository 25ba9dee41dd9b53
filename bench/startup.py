"""Start-up, memory and size beside a bare pygame window in one run (goals S1-S7).

    python bench/startup.py [--rounds 9] [--program dist/Pentarchy] [--work FOLDER] [--matches 20] [--choices 40]
                            [--growth]

`--growth` measures S7 alone: the program beside a copy of it that knows only its first game.

Needs the program's packages; Xvfb gives it a screen of its own, PyInstaller builds the bare program to compare the
built one with (`python3 run.py build` makes that). All subjects are started in turn, round after round; a ratio is the
median of the ratios of the rounds, so that a slow minute of the machine hits both sides. Bytecode is written before
anything counts. Only the ratios are goals.
"""
from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
BARE, MATCH = ROOT / "bench" / "startup_bare.py", Path("bench", "startup_match.py")
ART = ("assets/sprites", "assets/sounds")
LAN = ("cryptography", "zeroconf")
"""What only the network needs: nothing of it is loaded before somebody goes there."""
LONGEST_S = 900


class Subject(NamedTuple):
    """A program that prints a line of JSON with "marks" at its first frame. `empty`: its data folder is made anew for
    every start."""

    name: str
    command: list[str]
    empty: bool = False
    home: Path = ROOT


class Run(NamedTuple):
    """One start: ms to the first frame, memory then, what the program told."""

    ms: float
    rss_mb: float
    told: dict[str, Any]


def err(*words: object) -> None:
    """Says on the side how far it is."""
    print(*words, file=sys.stderr, flush=True)


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """The environment of the measured programs, with a virtual screen where Xvfb is installed."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("SDL_", "PYTHON")) and k != "DISPLAY"}
    kept |= {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if not shutil.which("Xvfb"):
        yield {**kept, "SDL_VIDEODRIVER": "dummy"}
        return
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[write_end], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write_end)
    with os.fdopen(read_end) as answer:
        number = answer.readline().strip()
    try:
        yield {**kept, "SDL_VIDEODRIVER": "x11", "DISPLAY": f":{number}"}
    finally:
        server.terminate()
        server.wait()


def start(subject: Subject, environment: dict[str, str], work: Path) -> Run:
    """Starts a subject once; time zero is just before its process is made."""
    if subject.empty:
        shutil.rmtree(work / "empty", ignore_errors=True)
    began = time.perf_counter()
    done = subprocess.run(
        subject.command, capture_output=True, text=True, env=environment, cwd=subject.home, timeout=LONGEST_S,
        check=False,
    )  # fmt: skip
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if not lines:
        raise SystemExit(f"{subject.name}: {done.stderr[-600:]}")
    told = json.loads(lines[-1])
    return Run((told["marks"][-1][1] - began) * 1e3, told["rss_mb"] or 0.0, told)


def measured(subjects: list[Subject], rounds: int, environment: dict[str, str], work: Path) -> dict[str, list[Run]]:
    """Every subject's starts; the first one of each does not count."""
    runs: dict[str, list[Run]] = {subject.name: [] for subject in subjects}
    for number in range(rounds + 1):
        for subject in subjects:
            run = start(subject, environment, work)
            if number:
                runs[subject.name].append(run)
        err("round", number, "of", rounds)
    return runs


def ratio(runs: dict[str, list[Run]], name: str, floor: str) -> float:
    """The median of the rounds' ratios of the time to the first frame."""
    return statistics.median(a.ms / b.ms for a, b in zip(runs[name], runs[floor], strict=True))


def middle(runs: list[Run], field: str) -> float:
    """The median of a field."""
    return statistics.median(getattr(run, field) for run in runs)


def prepared(work: Path) -> Path:
    """A data folder in which somebody has played before."""
    from game.store.profiles import Store

    folder = work / "known"
    folder.mkdir(parents=True)
    store = Store(folder)
    store.create_profile("홍길동", "profile/0")
    store.close()
    return folder


def built_bare(work: Path) -> Path | None:
    """The bare window as a folder, without numpy and with stripped libraries; None without PyInstaller."""
    folder = work / "bare" / "startup_bare"
    if folder.exists():
        return folder
    command = [
        sys.executable, "-m", "PyInstaller", "--onedir", "--noconfirm", "--log-level", "ERROR", "--exclude-module",
        "numpy", "--distpath", str(folder.parent), "--workpath", str(work / "build"), "--specpath", str(work),
    ]  # fmt: skip
    strip = ["--strip"] if sys.platform == "linux" else []
    err("building the bare program")
    done = subprocess.run([*command, *strip, str(BARE)], cwd=work, check=False, capture_output=True, text=True)
    return folder if done.returncode == 0 else None


def size_mb(folder: Path, without: tuple[str, ...] = ()) -> float:
    """Size of a built program, with or without parts of its inner folder."""
    left = [folder / "_internal" / part for part in without]
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files if not any(path.is_relative_to(part) for part in left)) / 1e6


def played(
    matches: int, choices: int, environment: dict[str, str], data: Path, home: Path = ROOT
) -> dict[str, Any]:
    """The figures of bench/startup_match.py, of the program in `home`."""
    command = [sys.executable, str(home / MATCH), str(data), "--matches", str(matches), "--choices", str(choices)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=LONGEST_S, check=False)
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if not lines:
        raise SystemExit(f"startup_match: {done.stderr[-600:]}")
    figures: dict[str, Any] = json.loads(lines[-1])
    return figures


def number(value: float | str) -> str:
    """A figure in a table."""
    return value if isinstance(value, str) else f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def table(head: list[str], rows: list[list[float | str]]) -> None:
    """Prints a Markdown table."""
    print("| " + " | ".join(head) + " |\n|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(number(cell) for cell in row) + " |")
    print(flush=True)


def machine() -> str:
    """What it was measured on, without names of places."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    cpu = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "unknown CPU")
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{cpu}, {os.cpu_count()} cores, {sys.platform}, Python {sys.version.split()[0]}{load}"


def subjects_of(known: Path, work: Path, program: Path | None, bare: Path | None) -> list[Subject]:
    """What is started, the floors first."""
    source = [sys.executable, "-m", "game", "--first-frame", "--lang", "ko", "--data"]
    found = [
        Subject("bare window", [sys.executable, str(BARE)]),
        Subject("source, menu", [*source, str(known)]),
        Subject("source, first start", [*source, str(work / "empty")], True),
    ]
    if program is not None and bare is not None:
        ending = ".exe" if sys.platform == "win32" else ""
        packed = [str(program / f"Pentarchy{ending}"), "--first-frame", "--lang", "ko", "--data"]
        found += [
            Subject("bare, built", [str(bare / f"startup_bare{ending}")]),
            Subject("built, menu", [*packed, str(known)]),
            Subject("built, first start", [*packed, str(work / "empty")], True),
        ]
    return found


def told(runs: dict[str, list[Run]], figures: dict[str, Any], program: Path | None, bare: Path | None) -> None:
    """Prints the tables."""
    floor = "bare window"
    print(f"machine: {machine()}\n\nTime to the first frame and memory then, medians of {len(runs[floor])}:\n")
    rows: list[list[float | str]] = []
    for name, mine in runs.items():
        own = "bare, built" if "built" in name else floor
        memory = middle(mine, "rss_mb")
        rows.append([name, middle(mine, "ms"), min(run.ms for run in mine), ratio(runs, name, own), memory,
                     memory / (middle(runs[own], "rss_mb") or 1)])  # fmt: skip
    table(["program", "ms", "least ms", "÷ bare", "memory MB", "÷ bare"], rows)
    bare_ms, bare_mb = middle(runs[floor], "ms"), middle(runs[floor], "rss_mb") or 1
    opened, left = figures["open_ms"], figures["left_mb"]
    print(f"A match of four, {len(opened)} times; the bots' process ({figures['bots_mb'][0]:.0f} MB) not counted:\n")
    table(
        ["", "first", "second", "last", "median", "largest"],
        [[words, fs[0], fs[min(1, len(fs) - 1)], fs[-1], statistics.median(fs), max(fs)] for words, fs in (
            ("room's start button to first frame, ms", opened), ("memory in the match, MB", figures["match_mb"]),
            ("memory back in the menu, MB", left))],
    )  # fmt: skip
    goals: list[list[float | str]] = [["S1 source: first frame of the menu ÷ bare", ratio(runs, "source, menu", floor),
                                       "2.2"]]
    if program is not None and bare is not None:
        built = ratio(runs, "built, menu", "bare, built")
        goals.append(["S2 built: first frame of the menu ÷ bare built", built, "2.2"])
    goals.append(["S3 start of a match to its first frame ÷ bare start", statistics.median(opened) / bare_ms, "3"])
    if program is not None and bare is not None:
        least = size_mb(bare)
        goals.append([f"S4 size without art and sound ÷ bare built ({least:.0f} MB)",
                      size_mb(program, ART) / least, "1.6"])
        goals.append(["S4 the same without what only the network needs",
                      size_mb(program, ART + LAN) / least, "1.6"])
        goals.append(["S4 size with all ÷ bare built", size_mb(program) / least, "4"])
    goals += [
        ["S5 memory at the first frame ÷ bare", middle(runs["source, menu"], "rss_mb") / bare_mb, "2.5"],
        ["S5 memory of the idle title (sounds loaded) ÷ bare", figures["title_mb"] / bare_mb, "2.5"],
        ["S5 memory in the match of four ÷ bare", max(figures["match_mb"]) / bare_mb, "6"],
        [f"S5 memory after {len(left)} matches ÷ after 1", left[-1] / left[0], "1.1"],
        ["S6 heavy modules before the first frame", str(len(runs["source, menu"][0].told["heavy"])), "0"],
    ]
    table(["goal", "now", "at most"], goals)
    heavy = {name: rs[0].told["heavy"] for name, rs in runs.items() if "heavy" in rs[0].told}
    print("imported before the first frame:", "; ".join(f"{k}: {', '.join(v) or 'none'}" for k, v in heavy.items()))


def growth(rounds: int, environment: dict[str, str], known: Path, work: Path) -> None:
    """Prints S7: all games beside one, the time to the menu's first frame, memory then and at the idle menu."""
    from bench.startup_fewer import one_game

    count, home = one_game(ROOT, work / "one_game")
    command = [sys.executable, "-m", "game", "--first-frame", "--lang", "ko", "--data", str(known)]
    whole, one = f"{count} games", "1 game"
    runs = measured([Subject(one, command, home=home), Subject(whole, command)], rounds, environment, work)
    idle: dict[str, list[float]] = {one: [], whole: []}
    for _ in range(rounds):
        for name, where in ((one, home), (whole, ROOT)):
            idle[name].append(played(0, 0, environment, known, where)["title_mb"])
    print(f"machine: {machine()}\n\nS7, {count} games installed ÷ one, medians of {rounds} (goal for five: 1.1):\n")
    table(["", "÷ one", one, whole], [
        ["time to the menu's first frame, ms", ratio(runs, whole, one), middle(runs[one], "ms"),
         middle(runs[whole], "ms")],
        ["memory then, MB", middle(runs[whole], "rss_mb") / middle(runs[one], "rss_mb"), middle(runs[one], "rss_mb"),
         middle(runs[whole], "rss_mb")],
        ["memory of the idle menu, MB", statistics.median(idle[whole]) / statistics.median(idle[one]),
         statistics.median(idle[one]), statistics.median(idle[whole])],
    ])  # fmt: skip


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--program", type=Path, default=ROOT / "dist" / "Pentarchy")
    parser.add_argument("--work", type=Path, default=None, help="keeps the built bare program between runs")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--choices", type=int, default=40)
    parser.add_argument("--growth", action="store_true", help="S7: all games beside one")
    given = parser.parse_args()
    work = given.work or Path(tempfile.mkdtemp(prefix="startup"))
    work.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(work / "known", ignore_errors=True)
    known = prepared(work)
    if given.growth:
        with screen() as environment:
            environment["PYTHONPYCACHEPREFIX"] = str(work / "bytecode")
            growth(given.rounds, environment, known, work)
        return
    program = given.program.resolve() if given.program.exists() else None
    bare = built_bare(work) if program is not None else None
    with screen() as environment:
        environment["PYTHONPYCACHEPREFIX"] = str(work / "bytecode")
        runs = measured(subjects_of(known, work, program, bare), given.rounds, environment, work)
        err("matches")
        played(1, 5, environment, known)
        figures = played(given.matches, given.choices, environment, known)
    told(runs, figures, program, bare)


if __name__ == "__main__":
    main()
