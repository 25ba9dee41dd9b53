"""What the community panel and the ghost table cost, as ratios to the floor (C4.3, C12.10, F1, F2).

`xvfb-run -s "-screen 0 1920x1080x24" python bench/community.py`. The floor is one opaque full-screen blit and a flip in
the same run, measured as in `bench/frames.py`. A panel of 500 rows is scrolled by its thumb, by the wheel and by
dragging; its ratios are compared with those of 20 rows. Behind the menu a table is set up; its CPU time stands beside
that of the menu alone, both at the idle rate; the worker process of the bots is not counted.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from game.store.settings import Settings
from scenes.media.canvas import FULL, SIZE
from scenes.menu.community_panel import CommunityPanel
from scenes.menu.main_menu import MainMenu
from scenes.program import IDLE_HZ, Program
from scenes.widgets.scroll_list import Row
from tests.gallery.menu_community import community
from tests.gallery.menu_ghost import haunted
from tests.gallery.profiles import profiles

FRAMES, IDLE_S, FEW = 240, 20, 20
GOALS = {"scroll p95": 8.0, "scroll longest": 40.0, "idle panel": 0.30, "500 / 20 rows": 1.2}
CLOCK = time.perf_counter if "--wall" in sys.argv else time.process_time


def program_in(window: pygame.Surface, folder: str) -> Program:
    """A program without motion."""
    return Program(Path(folder), Settings(language="ko"), window, "ko", strict=True, motion=False)


def times(program: Program, each: Callable[[int], None], count: int = FRAMES) -> list[float]:
    """ms of each of `count` frames, after what `each` did."""
    out = []
    for i in range(count):
        start = CLOCK()
        each(i)
        program.frame(16)
        out.append((CLOCK() - start) * 1000)
    return out


def floor(program: Program) -> float:
    """ms of one opaque full-screen blit and a flip."""
    layer, window, out = pygame.Surface(SIZE).convert(), program.media.canvas.window, []
    for _ in range(FRAMES):
        start = CLOCK()
        window.blit(layer, (0, 0))
        pygame.display.flip()
        out.append((CLOCK() - start) * 1000)
    program.nav.stack.damage(FULL)
    program.frame(0)
    return statistics.median(out)


def p95(values: list[float]) -> float:
    """The 95th percentile."""
    return sorted(values)[int(len(values) * 0.95)]


def panel(window: pygame.Surface, rows: int) -> tuple[dict[str, float], int]:
    """Ratios of a panel of so many rows, and the most rows that had widgets at once."""
    with tempfile.TemporaryDirectory() as folder:
        program = program_in(window, folder)
        scene = community(program.client, rows)
        assert isinstance(scene, CommunityPanel)
        for _ in range(20):
            program.frame(16)
        most = 0

        def thumb(i: int) -> None:
            nonlocal most
            scene.rows.scroll_to(scene.rows.furthest * i // FRAMES)
            most = max(most, sum(isinstance(w, Row) for w in scene.ui.root.each()))

        def wheel(i: int) -> None:
            scene.rows.on_wheel((0, 0), 1 if i // 40 % 2 else -1)

        def drag(i: int) -> None:
            scene.rows.scroll_to(scene.rows.top + (9 if i // 60 % 2 else -9))

        first = floor(program)
        quiet = times(program, lambda _: None)
        moved = times(program, thumb)
        moved += times(program, wheel)
        moved += times(program, drag)
        unit = statistics.median([first, floor(program)])
        program.shut()
    print(f"{rows} rows, floor {unit:.3f} ms")
    found = {"idle panel": statistics.median(quiet), "scroll p95": p95(moved), "scroll longest": max(moved)}
    return {name: value / unit for name, value in found.items()}, most


def menu(window: pygame.Surface, title: str) -> tuple[float, int]:
    """CPU ms a second of the menu at the idle rate, with a title's ghost table or ("") without, and how many choices
    the bots made.
    """
    with tempfile.TemporaryDirectory() as folder:
        program = program_in(window, folder)
        if title:
            scene = haunted(program.client, title)
        else:
            profiles(program.client)
            scene = MainMenu(program.client)
            program.nav.stack.reset(scene)
        clock, step = pygame.time.Clock(), 1000 // IDLE_HZ
        for _ in range(IDLE_HZ):
            program.frame(step)
        start, log = time.process_time(), _choices(scene)
        for _ in range(IDLE_S * IDLE_HZ):
            clock.tick(IDLE_HZ)
            program.frame(step)
        used = (time.process_time() - start) * 1000 / IDLE_S
        made = _choices(scene) - log
        program.shut()
    return used, made


def _choices(scene: MainMenu) -> int:
    match = scene.ghost.match if scene.ghost is not None else None
    return len(match.session.log) if match is not None else 0


def main() -> int:
    """Prints the ratios; returns 1 when a goal is missed."""
    pygame.display.init()
    window = pygame.display.set_mode(SIZE)
    few, _ = panel(window, FEW)
    many, most = panel(window, 500)
    many["500 / 20 rows"] = many["scroll p95"] / few["scroll p95"]
    missed = 0
    print(f"500 rows, at most {most} of them with widgets")
    for name, ratio in many.items():
        ok = ratio <= GOALS[name]
        missed += not ok
        print(f"{name:15s} {ratio:6.2f}  goal {GOALS[name]}  {'ok' if ok else 'MISSED'}")
    alone, _ = menu(window, "")
    print(f"menu alone           {alone:6.1f} ms CPU a second")
    for title in ("realigious", "creed"):
        used, made = menu(window, title)
        print(f"{title:20s} {used:6.1f} ms CPU a second, {made} choices in {IDLE_S} s")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
