"""Frame times as ratios to the floor (F1 to F9 of the performance goals).

`xvfb-run -s "-screen 0 1920x1080x24" python bench/frames.py`. The floor is one opaque full-screen blit and a flip
in the same run. Time is CPU time of the program, so that other programs' load does not count; `--wall` measures
time on the clock instead. F1, F3 to F6 and F9 concern the board, F2 and F8 the whole play screen in a session of a
minute (`bench/table_session.py`); `--longest` names its longest frames. F8's median and p95 are those of frames that
draw. F7 and what opens from the menu are told by `bench/opening.py` at length. `--title creed` does the same for Creed,
`--title vermilion` for the largest board with eight enemies. Of a title whose board has no bench of its own, and with
`--seats 5`, the session alone is played and told in ms.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from itertools import product
from math import sin
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import opening
import pygame
from frame_clock import frame_clock
from table_session import SEATS, TableSession

from game.store.settings import Settings
from game.titles.creed.content import NATIONS
from scenes.kit.animation import Animation, Cel
from scenes.kit.board_view import BoardView
from scenes.media.canvas import FULL, SIZE
from scenes.program import Program
from scenes.shell.scene import Scene
from scenes.titles.realigious.board import BoardWidget
from scenes.widgets.label import Label
from tests.gallery import vermilion_tables
from tests.gallery.creed_boards import BoardScene as CreedScene
from tests.gallery.creed_boards import play
from tests.gallery.realigious_boards import BoardScene, moving, session_at, with_marks

FRAMES, MOVING = 240, 10
TITLE = sys.argv[sys.argv.index("--title") + 1] if "--title" in sys.argv else "realigious"
ALONE = int(sys.argv[sys.argv.index("--seats") + 1]) if "--seats" in sys.argv else 0
"""The seats of a session that is played alone, 0 for the whole bench."""
CLOCK = time.perf_counter if "--wall" in sys.argv else time.process_time
GOALS = {
    "F1": 0.30, "F3": 2.0, "F4": 8.0, "F5": 2.5, "F6": 4.0, "F6 settled": 12.0, "F8 longest": 40.0, "F8 spread": 2.0,
    "F8 opening": 40.0, "F7": 2.5, "F2": 1.5,
}  # fmt: skip
UNITS = {"F2": "idle loops", "F8 spread": "medians", "F7": "times 60 widgets"}
SESSION_S, IDLE_S = 60, 6
LONGEST = 12
FRAME_MS = 16.0


class Bench(ABC):
    """One board on its backdrop in a real window. A title's bench makes its scene, and pieces that move."""

    title = ""

    def __init__(self, window: pygame.Surface, data: Path) -> None:
        self.program = Program(data, Settings(language="ko"), window, "ko", strict=True, motion=False)

    def shown(self, scene: Scene) -> None:
        """The scene is on, with a label that changes in F3."""
        self.program.nav.stack.reset(scene, animated=False)
        self.label = Label(scene, (40, 40, 200, 48), "0")
        for _ in range(20):
            self.program.frame(16)

    def times(self, each: Callable[[int], None], count: int = FRAMES) -> list[float]:
        """ms of each of `count` frames, after what `each` did to the scene."""
        out = []
        for i in range(count):
            start = CLOCK()
            each(i)
            self.program.frame(16)
            out.append((CLOCK() - start) * 1000)
        return out

    def floor(self) -> float:
        """ms of one opaque full-screen blit and a flip."""
        layer = pygame.Surface(SIZE).convert()
        window = self.program.media.canvas.window
        out = []
        for _ in range(FRAMES):
            start = CLOCK()
            window.blit(layer, (0, 0))
            pygame.display.flip()
            out.append((CLOCK() - start) * 1000)
        self.program.nav.stack.damage(FULL)
        self.program.frame(0)
        return statistics.median(out)

    def count(self, i: int) -> None:
        """The label tells the frame's number."""
        self.label.text = str(i)

    def moving(self, board: BoardView[Any, Any], frame: Callable[[float], list[Cel]]) -> list[float]:
        """ms of frames while a board plays what `frame` draws, and a label changes."""
        board.play(Animation(board, 16 * (FRAMES + 10), frame))
        found = self.times(self.count)
        board.finish()
        return found

    @abstractmethod
    def moving_pieces(self) -> list[float]:
        """F3: ten pieces on their way and a label that changes."""

    def cases(self, floors: list[float]) -> dict[str, float]:
        """ms of the cases of every title; adds to the floors."""
        floors.append(self.floor())
        cases = {"F1": statistics.median(self.times(lambda _: None)), "F3": p95(self.moving_pieces())}
        floors.append(self.floor())
        cases["F4"] = p95(self.times(lambda _: self.program.nav.stack.damage(FULL)))
        return cases


class RealigiousBench(Bench):
    """The hex map, which can be moved and zoomed."""

    title = "realigious"

    def __init__(self, players: int, window: pygame.Surface, data: Path) -> None:
        super().__init__(window, data)
        session = session_at(players, "temperate", 200, 11, lambda s: moving(s, 0, True))
        question = session.question(0)
        scene = BoardScene(self.program.client, with_marks(session.view(0)), question.options() if question else [])
        self.shown(scene)
        self.size = f"{len(scene.view.tiles)} tiles"
        board = scene.board
        assert board is not None
        self.board: BoardWidget = board

    def moving_pieces(self) -> list[float]:
        """F3: figures walk on the map."""
        sprites = [
            f"realigious/piece/{who}_{seat}" for who in ("cleric", "explorer", "businessperson") for seat in range(4)
        ]
        pictures = [self.board.art.get(name, 0.9) for name in sprites[:MOVING]]

        def frame(share: float) -> list[Cel]:
            return [Cel(p.surface, p.at(*_place(share, i))) for i, p in enumerate(pictures)]

        return self.moving(self.board, frame)

    def cases(self, floors: list[float]) -> dict[str, float]:
        """Besides: panning and zooming."""
        cases = super().cases(floors)
        cases["F5"] = p95(self.panning())
        floors.append(self.floor())
        gesture, settling = self.zooming()
        return cases | {"F6": p95(gesture), "F6 slice": p95(settling), "F6 settled": max(settling, default=0.0)}

    def panning(self) -> list[float]:
        """F5: the zoomed board follows the pointer."""
        self.board.zoom(2)
        self.board.settle()
        self.program.frame(16)
        start = self.board.rect.center
        self.board.on_press(start, 3)
        self.board.on_drag((start[0] + 30, start[1]), (30, 0))

        def drag(i: int) -> None:
            step = 6 if i // 40 % 2 else -6
            self.board.on_drag((start[0] + 40, start[1] + 40), (step, step // 2))

        found = self.times(drag)
        self.board.on_release(start, 3, True)
        self.board.home()
        self.board.settle()
        return found

    def _zoom(self, by: int, frame: int) -> None:
        if frame == 0:
            self.board.zoom(by)

    def zooming(self) -> tuple[list[float], list[float]]:
        """F6: frames while the zoom step changes, and those in which the smooth picture is drawn and shown."""
        gesture, settling = [], []
        for by in (1, 1, 1, -1, -1, -1):
            gesture += self.times(partial(self._zoom, by), 5)
            while self.board.settling:
                settling += self.times(lambda _: None, 1)
        return gesture, settling


class VermilionBench(Bench):
    """The table of the largest board in a player's turn, with eight enemies and their plans."""

    title = "vermilion"

    def __init__(self, players: int, window: pygame.Surface, data: Path) -> None:
        super().__init__(window, data)
        scene = vermilion_tables.eight(self.program.client, players)
        self.shown(scene)
        self.board = vermilion_tables.parts(scene).board
        view = self.board.shown.view
        self.size = f"{players} seats, {view.width} x {view.height} tiles, {len(view.foes)} enemies"

    def moving_pieces(self) -> list[float]:
        """F3: units walk over the board."""
        standing = list(self.board.shown.pieces.values())
        pictures = [self.board.art.figure_of(standing[i % len(standing)]) for i in range(MOVING)]

        def frame(share: float) -> list[Cel]:
            return [Cel(p.surface, p.at(*_place(share, i))) for i, p in enumerate(pictures)]

        return self.moving(self.board, frame)

    def cases(self, floors: list[float]) -> dict[str, float]:
        """Besides: panning and zooming."""
        return super().cases(floors) | zoomed(self, self.board, floors)


class CreedBench(Bench):
    """The board with its hand, something selected."""

    title = "creed"

    def __init__(self, players: int, window: pygame.Surface, data: Path) -> None:
        super().__init__(window, data)
        scene = play(players, 0, "cell:0L2r1")(self.program.client)
        assert isinstance(scene, CreedScene)
        self.shown(scene)
        self.board = scene.board
        self.size = f"{players} seats"

    def moving_pieces(self) -> list[float]:
        """F3: tiles of units move over the board."""
        tiles = product(NATIONS, ("cavalry_4", "archer", "infantry_2"))
        pictures = [self.board.art.tile(*names) for names in tiles][:MOVING]

        def frame(share: float) -> list[Cel]:
            left, top = (self.board.rect.topleft[i] - self.board.origin()[i] for i in (0, 1))
            places = [_place(share, i) for i in range(MOVING)]
            pairs = zip(pictures, places, strict=True)
            return [Cel(p.surface, p.at(left + x, top + y)) for p, (x, y) in pairs]

        return self.moving(self.board, frame)

    def cases(self, floors: list[float]) -> dict[str, float]:
        """Besides: panning and zooming."""
        return super().cases(floors) | zoomed(self, self.board, floors)


def zoomed(bench: Bench, board: BoardView[Any, Any], floors: list[float]) -> dict[str, float]:
    """F5: the zoomed board is moved. F6: frames while the zoom step changes, those in which pictures of a new size are
    made, and those in which the sharp picture is painted and shown.
    """
    board.zoom(1)
    board.settle()
    bench.program.frame(16)
    panning = p95(bench.times(lambda i: board.pan(*((6, 3) if i // 40 % 2 else (-6, -3)))))
    board.home()
    bench.program.frame(16)
    floors.append(bench.floor())
    gesture, settling = [], []

    def step(by: int, frame: int) -> None:
        if frame == 0:
            board.zoom(by)

    for by in (1, 1, -1, 1, -1, -1):
        gesture += bench.times(partial(step, by), 5)
        while board.settling:
            settling += bench.times(lambda _: None, 1)
    return {"F5": panning, "F6": p95(gesture), "F6 slice": p95(settling), "F6 settled": max(settling, default=0.0)}


def _place(share: float, figure: int) -> tuple[int, int]:
    """Where the figure is at 0..1 of its way."""
    return (40 + 170 * (figure % 5) + round(50 * share),
            130 + 300 * (figure // 5) + round(40 * sin(60 * share + figure)))  # fmt: skip


BoardBench = RealigiousBench | CreedBench | VermilionBench


def p95(values: list[float]) -> float:
    """The 95th percentile; 0 of nothing."""
    return sorted(values)[int(len(values) * 0.95)] if len(values) > 1 else sum(values)


def measure(bench: type[BoardBench], players: int, window: pygame.Surface) -> dict[str, float]:
    """All cases of one board as ratios to the floor."""
    floors: list[float] = []
    with tempfile.TemporaryDirectory() as data:
        made = bench(players, window, Path(data))
        cases = made.cases(floors)
        floors.append(made.floor())
        made.program.shut()
    floor = statistics.median(floors)
    print(f"{made.title}, {made.size}, floor {floor:.3f} ms")
    return {"floor": floor} | {name: value / floor for name, value in cases.items()}


def minute(window: pygame.Surface, data: Path, title: str, seats: int) -> TableSession:
    """A minute of the whole play screen; tells its frames in ms."""
    made = TableSession(window, data, CLOCK if "--wall" in sys.argv else frame_clock, title, seats)
    made.play(SESSION_S)
    drawn, count = made.drawn(), LONGEST if "--longest" in sys.argv else 1
    print(f"{title}, {seats} seats: {len(made.frame_ms)} frames, median "
          f"{statistics.median(took for took, _, _ in made.frame_ms):.2f} ms; {len(drawn)} drawn, median of those "
          f"{statistics.median(drawn):.2f} ms, p95 {p95(drawn):.2f} ms; longest:")  # fmt: skip
    for took, name in made.longest(count):
        print(f"  {took:6.1f} ms  {name}")
    return made


def session(window: pygame.Surface, floor: float, title: str) -> dict[str, float]:
    """F8, F2: the whole play screen."""
    with tempfile.TemporaryDirectory() as data:
        made = minute(window, Path(data), title, SEATS)
        drawn = made.drawn()
        table, loop = made.idle_cpu(IDLE_S)
        made.program.shut()
    return {
        "F8 longest": max(took for took, _, _ in made.frame_ms) / floor,
        "F8 p95": p95(drawn) / floor,
        "F8 spread": p95(drawn) / statistics.median(drawn),
        "F2": table / loop,
    }


def alone(window: pygame.Surface, title: str, seats: int) -> int:
    """The session of a title without the rest; returns 1 when a frame is longer than one of 60 in a second."""
    with tempfile.TemporaryDirectory() as data:
        made = minute(window, Path(data), title, seats)
        made.program.shut()
    return 1 if made.longest(1)[0][0] > FRAME_MS else 0


def main() -> int:
    """Prints the ratios for the smallest and the largest map and the session; returns 1 when a goal is missed."""
    pygame.display.init()
    window = pygame.display.set_mode(SIZE)
    bench = next((b for b in (RealigiousBench, CreedBench, VermilionBench) if b.title == TITLE), None)
    if bench is None or ALONE:
        return alone(window, TITLE, ALONE or SEATS)
    small, large = measure(bench, 2, window), measure(bench, 4, window)
    floor = large.pop("floor")
    large |= session(window, floor, TITLE)
    opened, _, _, widgets = opening.measure(window)
    large["F7"] = max(made.whole for made in opened.values()) / widgets
    large["F8 opening"] = max(made.longest for made in opened.values()) / floor
    missed = 0
    for name, ratio in large.items():
        goal = GOALS.get(name)
        ok = goal is None or ratio <= goal
        missed += not ok
        print(
            f"{name:11s} {ratio:7.2f} {UNITS.get(name, 'floors')}"
            + ("" if goal is None else f"  goal {goal}  {'ok' if ok else 'MISSED'}")
        )
    for name in [name for name in ("F1", "F3", "F5") if name in large]:
        print(f"F9 {name:8s} {large[name] / small[name]:7.2f} (board of two -> board of four)")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
