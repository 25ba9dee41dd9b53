"""How long screens take to open, as ratios (F7, F8 of the performance goals).

`xvfb-run -s "-screen 0 1920x1080x24" python bench/opening.py`. Every screen of the menu, every tab of the shop and
every page of the options is opened as a person opens it, for the first and for the second time, and the longest of the
frames until it is shown is told in floors (one opaque full-screen blit and a flip in the same run). F7: what building a
screen and drawing it whole takes, in times of pygame_gui building 60 widgets. Modules are imported before, as the
program does on a thread. The clock is that of `bench/frame_clock.py`.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame
from frame_clock import frame_clock

from game.store.goods import KINDS
from game.store.settings import Settings
from scenes import startup
from scenes.media import memory
from scenes.media.canvas import SIZE
from scenes.program import Program
from scenes.shell import routes
from scenes.table.read_ahead import read_ahead
from scenes.titles import TITLES
from tests.gallery.profiles import profiles

STEP_MS, SHOWN, FLOORS = 16, 90, 240
ROUTES = ("options", "shop", "community", "saves", "replays", "profiles", "credits")
OPTIONS = ("sound", "play", "keys", "data")
GOALS = {"F7": 2.5, "F8": 40.0}


class Opened(NamedTuple):
    """ms: building and drawing whole; the longest frame until it is shown."""

    whole: float
    longest: float


def floor(window: pygame.Surface) -> float:
    """ms of one opaque full-screen blit and a flip."""
    layer, out = pygame.Surface(SIZE).convert(), []
    for _ in range(FLOORS):
        start = time.process_time()
        window.blit(layer, (0, 0))
        pygame.display.flip()
        out.append((time.process_time() - start) * 1000)
    return statistics.median(out)


def toolkit() -> float:
    """ms that pygame_gui takes to build 60 widgets: the unit of F7."""
    import pygame_gui

    manager = pygame_gui.UIManager(SIZE)
    start = time.thread_time()
    for i in range(60):
        rect = pygame.Rect(20 + (i % 6) * 310, 20 + (i // 6) * 100, 290, 80)
        if i % 3 == 0:
            pygame_gui.elements.UIButton(rect, f"Build {i}", manager)
        elif i % 3 == 1:
            pygame_gui.elements.UILabel(rect, f"Coins {i}", manager)
        else:
            words = f"<b>Event {i}</b>: the <i>river</i> floods two tiles and a card is lost."
            pygame_gui.elements.UITextBox(words, rect, manager)
    return (time.thread_time() - start) * 1000


class Tour:
    """Opens things in one running program."""

    def __init__(self, window: pygame.Surface, data: Path) -> None:
        self.program = Program(data, Settings(language="en"), window, "en", strict=True)
        profiles(self.program.client, 2)
        startup.open_first_scene(self.program)
        self.program.frame(0)
        memory.hold()
        self.program.nav.load_ahead(*(routes.ROUTES[name].partition(":")[0] for name in (*ROUTES, "rules", "room")))
        self.works = [read_ahead(self.program.client, title) for title in TITLES]
        while not all(work.over for work in self.works) or self.program.nav.works:
            self.program.frame(STEP_MS)
            time.sleep(0.01)
        self.rest()

    def rest(self, frames: int = 30) -> None:
        """Frames between two openings."""
        for _ in range(frames):
            self.program.frame(STEP_MS)

    def opened(self, deed: Callable[[], Any]) -> Opened:
        """What happens in the frames from a deed on until it is shown."""
        took = []
        start = frame_clock()
        deed()
        for _ in range(SHOWN):
            self.program.frame(STEP_MS)
            took.append((frame_clock() - start) * 1000)
            if any(thread.is_alive() for thread in self.program.media.sprites._threads):
                time.sleep(STEP_MS / 1000)
            start = frame_clock()
        top = self.program.nav.stack.top
        assert top is not None
        start = frame_clock()
        top.rebuild()
        self.program.nav.stack.painted()
        whole = (frame_clock() - start) * 1000
        self.rest(3)
        return Opened(whole, max(took))

    def close(self) -> None:
        """Back to the menu."""
        while len(self.program.nav.stack) > 1:
            self.program.nav.stack.pop()
            self.rest()

    def once(self) -> dict[str, Opened]:
        """Everything once."""
        found: dict[str, Opened] = {}
        for route in ROUTES:
            found[route] = self.opened(partial(self.program.nav.open, route))
            found |= self._pages(route)
            self.close()
        for title in TITLES:
            found[f"rules of {title}"] = self.opened(partial(self.program.nav.open, "rules", title=title))
            self.close()
            found[f"room of {title}"] = self.opened(partial(self.program.nav.open, "room", title=title, count=2))
            self.close()
        return found

    def _pages(self, route: str) -> dict[str, Opened]:
        panel: Any = self.program.nav.stack.top
        if route == "options":
            return {f"options, {page}": self.opened(partial(panel.show_page, page)) for page in OPTIONS}
        if route == "shop":
            return {f"shop, {kind}": self.opened(partial(panel._turn, kind)) for kind in KINDS[1:]}
        return {}


def measure(window: pygame.Surface) -> tuple[dict[str, Opened], dict[str, Opened], float, float]:
    """First and second openings, the floor, and the unit of F7."""
    unit = floor(window)
    with tempfile.TemporaryDirectory() as data:
        tour = Tour(window, Path(data))
        first, second = tour.once(), tour.once()
        tour.program.shut()
    return first, second, statistics.median([unit, floor(window)]), statistics.median(toolkit() for _ in range(5))


def main() -> int:
    """Prints the table; returns 1 when a goal is missed."""
    pygame.display.init()
    window = pygame.display.set_mode(SIZE)
    first, second, unit, widgets = measure(window)
    print(f"floor {unit:.3f} ms, pygame_gui builds 60 widgets in {widgets:.1f} ms")
    print(f"{'':26s} first: longest frame   second    built and drawn whole")
    for name, made in first.items():
        again = second[name]
        frames = f"{made.longest / unit:14.1f} floors {again.longest / unit:9.1f}"
        print(f"{name:26s} {frames} {again.whole / widgets:12.2f}")
    longest = max(made.longest for made in first.values()) / unit
    whole = max(made.whole for made in second.values()) / widgets
    print(f"F7 the longest  {whole:6.2f}  goal {GOALS['F7']}")
    print(f"F8 longest frame while opening {longest:6.1f} floors  goal {GOALS['F8']}")
    return 1 if whole > GOALS["F7"] or longest > GOALS["F8"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
