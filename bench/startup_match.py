"""One process for bench/startup.py: from the title into a match of four and back, once or many times.

    python bench/startup_match.py DATA [--matches 1] [--choices 40]

Prints one JSON line: ms from the room's start button to the first frame of the table, memory at the title, in each
match and after each, the process of the bots apart. The person's choices are the question's defaults; animations are
off, so that nothing is waited for but work.
"""
from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scenes import startup
from scenes.program import Program

SEATS = 4
TITLE = "realigious"
FRAME_S = 1 / 60
ROOM_S = 2.0
SETTLE_S = 4.0  # decoded pages are let go of after 3 s
LONGEST_S = 240


def memory_mb(process: str = "self") -> float:
    """Resident memory of a process; 0 where the system does not tell."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def frames(program: Program, seconds: float) -> None:
    """The loop of the program for a while."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        program.frame(16)
        time.sleep(max(0.0, FRAME_S - (time.perf_counter() - began)))


def until(program: Program, reached: Any) -> None:
    """Frames until something holds. Raises TimeoutError."""
    end = time.perf_counter() + LONGEST_S
    while not reached():
        if time.perf_counter() > end:
            raise TimeoutError(f"{type(program.nav.stack.top).__name__} does not go on")
        began = time.perf_counter()
        program.frame(16)
        time.sleep(max(0.0, FRAME_S - (time.perf_counter() - began)))


def play(program: Program, choices: int) -> None:
    """Answers for the person until so many choices were made."""
    from scenes.table.table_scene import TableScene

    def enough() -> bool:
        table = program.nav.stack.top
        if isinstance(table, TableScene) and table.asked is not None:
            table.answer(table.match.session.default(table.asked.seat))
        return not isinstance(table, TableScene) or len(table.match.session.log) >= choices

    until(program, enough)


def match(program: Program, choices: int, figures: dict[str, Any]) -> None:
    """A match of one person and three bots: opened, played for a while, left."""
    from scenes.room.loading import LoadingScene
    from scenes.room.setup import RoomSetup
    from scenes.table.table_scene import TableScene

    program.nav.open("room", title=TITLE, count=SEATS)
    frames(program, ROOM_S)
    began = time.perf_counter()
    setup = RoomSetup(program.client, TITLE, SEATS)
    program.nav.stack.push(LoadingScene(program.client, setup, seed=7))
    until(program, lambda: isinstance(program.nav.stack.top, TableScene))
    program.frame(0)
    figures["open_ms"].append((time.perf_counter() - began) * 1e3)
    play(program, choices)
    frames(program, SETTLE_S)
    figures["match_mb"].append(memory_mb())
    figures["bots_mb"].append(sum(memory_mb(str(child.pid)) for child in multiprocessing.active_children()))
    startup.open_first_scene(program)
    frames(program, SETTLE_S)
    gc.collect()
    figures["left_mb"].append(memory_mb())


def main() -> None:
    """Runs one scenario."""
    parser = argparse.ArgumentParser()
    parser.add_argument("data")
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--choices", type=int, default=40)
    given = parser.parse_args()
    gc.disable()
    program = startup.start(given.data, "en", [])
    program.media.settings.animation_speed, program.media.motion = "off", False
    program.on_first_frame = lambda: startup._after_first_frame(program)
    program.frame(0)
    frames(program, SETTLE_S)
    figures: dict[str, Any] = {"title_mb": memory_mb(), "open_ms": [], "match_mb": [], "bots_mb": [], "left_mb": []}
    for _ in range(given.matches):
        match(program, given.choices, figures)
    sys.stdout.write(json.dumps(figures) + "\n")
    program.shut()


if __name__ == "__main__":
    main()
