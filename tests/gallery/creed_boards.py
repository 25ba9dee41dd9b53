"""Prepared boards to look at: both drawings, an attack looked at, a line, set-up of tents and units, animations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.ask import Ask, OpenQuestion, Option, Question
from game.core.events import Event
from game.titles.creed.content import ACTIONS, NATIONS, TILES, UNITS, army
from game.titles.creed.geometry import LINES, SWAMPS, TENTS, TENTS_OF_LINE, facing, side_of
from game.titles.creed.view import LineView, SeatPublic, SeatView, Secret, TentView, Tracked, UnitView
from scenes.shell.backdrop import backdrop
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.titles.creed.board import Board
from scenes.titles.creed.hand import CreedHand
from scenes.titles.creed.table_layout import BOARD, HAND

ARMIES = (
    ("cavalry_4@L2r1", "archer@L2r3", "archer@L1r3:d", "infantry_2@L1r2", "shieldbearer_5@R2r1", "obstacle_2@R1r2",
     "armoured_cavalry@R3r1", "siege_engine@L3r2"),
    ("shieldbearer_4@R2r2", "spearman@R1r1", "obstacle_1@R2r3:d", "cavalry_3@L2r1", "heavy_infantry@L3r1",
     "infantry_1@L1r3", "cavalry_3@L2r3:d"),
    ("ballista@L2r3", "cavalry_3@L2r1", "infantry_1@R1r1", "archer@R3r3:d"),
    ("assassin@L1r3:d", "shieldbearer_4@L1r1", "spearman@R3r2", "obstacle_1@R2r1"),
)  # fmt: skip
FIGHT = (
    "ap", 2, "unit", "cavalry_4", "cell", "L2r1", "enemy", 1, "power", 7, "attack", 4, "morale", 1, "archer", 2,
    "targets", 2, "cell_1", "R2r2", "unit_1", "shieldbearer_4", "defence_1", 4, "falls_1", 1,
    "cell_2", "R2r3", "unit_2", "", "defence_2", -1, "falls_2", -1,
)  # fmt: skip
"""What the option of a field attack tells."""
HELD = (("infantry_1", 2), ("spearman", 1), ("shieldbearer_4", 2), ("cavalry_3", 2), ("archer", 1), ("obstacle_1", 2),
        ("armoured_cavalry", 1))  # fmt: skip


def sample_view(seats: int, reader: int = 0, phase: str = "play", armies: Sequence[Sequence[str]] = ARMIES) -> SeatView:
    """A war in its fifth round, as `reader` (-1: an onlooker) sees it; in other phases an empty board."""
    public = tuple(_seat(seat, reader, phase, armies[seat] if phase == "play" else ()) for seat in range(seats))
    own = [seat for seat in range(seats) if reader >= 0 and side_of(seat) == side_of(reader)]
    return SeatView(
        reader, phase, 5, 0, 0, ban=False, quiet=0, quiet_limit=4, round_limit=20,
        swamps=tuple(SWAMPS[seats] for _ in range(seats)), seats=public,
        secrets=tuple(Secret(seat, HELD, ()) for seat in own),
        lines=tuple(_line(public, seat, line) for seat in range(seats) for line in range(6)), outcome=None,
    )  # fmt: skip


def _line(public: Sequence[SeatPublic], seat: int, line: int) -> LineView:
    """A line as the rules tell it."""
    enemy, other = facing(len(public), seat, line)
    foe = public[enemy]
    tents = tuple(foe.tents[tent].tent for tent in TENTS_OF_LINE[other])
    left = [foe.tents[tent].tent for tent in TENTS_OF_LINE[other] if not foe.tents[tent].ruin]
    standing = sum(unit.cell[1:3] == LINES[other] for unit in foe.units)
    return LineView(seat, LINES[line], enemy, LINES[other], tents, standing, left[0] if left else "")


def _seat(seat: int, reader: int, phase: str, army: Sequence[str]) -> SeatPublic:
    own = reader >= 0 and side_of(seat) == side_of(reader)
    units = tuple(_unit(seat, text, own) for text in army)
    tents = tuple(_tent(seat, i, own, phase) for i in range(9))
    nation = tuple(NATIONS)[seat]
    return SeatPublic(
        seat, nation, side_of(seat), king=True, commander=True, units=units, tents=tents, hand=9, fallen=3,
        own=7 if side_of(seat) == 0 else 0, white=1, cubes=5, boxes=dict.fromkeys(ACTIONS, 0), fortresses=1, spare=3,
        ended=False, tracker=_tracker(nation, units), back=0,
    )  # fmt: skip


def _tracker(nation: str, units: Sequence[UnitView]) -> tuple[Tracked, ...]:
    """The tiles of a nation; nobody has fallen yet but the siege engine."""
    seen = [unit.unit for unit in units if not unit.down]
    return tuple(
        Tracked(row.id, count, seen.count(row.id), int(row.kind == "siege_engine"))
        for row, count in zip(UNITS, army(nation), strict=True) if count
    )  # fmt: skip


def _unit(seat: int, text: str, own: bool) -> UnitView:
    unit, _, place = text.partition("@")
    cell, _, face = place.partition(":")
    if face and not own:
        return UnitView(f"{seat}{cell}", "", down=True)
    attacked, boost = unit == "infantry_2", int(unit == "cavalry_4")
    return UnitView(f"{seat}{cell}", unit, bool(face), attacked, boost)


def _tent(seat: int, number: int, own: bool, phase: str) -> TentView:
    ruins = (5, 8) if phase == "play" and seat in (0, 1) else ()
    kind = ("king" if number == 0 else "commander" if number == 1 else "blank") if own and phase == "play" else ""
    fortress, announced = phase == "play" and number == 2, seat == 1 and number == 6 and phase == "play"
    return TentView(f"{seat}{TENTS[number]}", seat, kind, number in ruins, fortress, announced)


def turn_options(view: SeatView, seat: int) -> list[Option]:
    """Something of everything that a turn offers."""
    options = [
        Option("deploy:spearman@R3r3", "deploy", ("hand:spearman", f"cell:{seat}R3r3"), ("ap", 2)),
        Option("deploy:spearman@R3r3:d", "deploy", ("hand:spearman", f"cell:{seat}R3r3"), ("ap", 2)),
        Option("reveal:L1r3", "reveal", (f"cell:{seat}L1r3",), ("ap", 0)),
        Option("rotate:L2r1", "rotate", (f"cell:{seat}L2r1",), ("ap", 3)),
        Option("swap:L1r2+L2r1", "swap", (f"cell:{seat}L1r2", f"cell:{seat}L2r1"), ("ap", 2)),
    ]
    free = [f"{field}{line}r{rank}" for field in "LR" for line in (1, 2, 3) for rank in (1, 2, 3)]
    taken = {unit.cell[1:] for unit in view.seats[seat].units} | set(view.swamps[seat])
    for cell in free:
        if cell not in taken:
            verb, ap = ("move", 1) if cell[0] == "L" else ("cross", 2)
            options.append(Option(f"{verb}:L2r1>{cell}", verb, (f"cell:{seat}L2r1", f"cell:{seat}{cell}"), ("ap", ap)))
    enemy = facing(len(view.seats), seat, 1)[0]
    options.append(
        Option("field_attack:L2r1>2", "field_attack", (f"cell:{seat}L2r1", f"cell:{enemy}R2r2"), FIGHT)
    )
    tent = next(line.target for line in view.lines if (line.seat, line.line) == (seat, "L3"))
    refs = (f"cell:{seat}L3r2", f"tent:{tent}")
    options.append(Option(f"siege_attack:L3r2>{tent[1:]}", "siege_attack", refs, ("ap", 3)))
    return options


def asked(seat: int, text: str, options: list[Option]) -> Question:
    """An open question."""
    return OpenQuestion(Ask(seat, "R4", text, lambda _state, _seat: options), seat, None)


class BoardScene(Scene):
    """The board with the hand, alone on its backdrop; `then` is done to it at the end."""

    def __init__(
        self, client: Client, view: SeatView, question: Question | None = None, events: tuple[Event, ...] = (),
        then: Callable[[BoardScene], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(client)
        self.view, self.question, self.events, self.then = view, question, events, then
        self.chosen: list[str] = []
        self.picked: list[list[str]] = []
        self.inspected: list[str] = []

    def build(self) -> None:
        """Makes the board and the hand."""
        self.board = Board(
            self, BOARD[len(self.view.seats)], on_choose=self.chosen.append, on_inspect=self.inspected.append,
            on_pick=lambda options: self.picked.append([option.key for option in options]),
        )  # fmt: skip
        self.hand = CreedHand(self, HAND[len(self.view.seats)], self.board, lambda: max(0, self.view.reader))
        self.board.show(self.view)
        self.hand.show(self.view)
        options = self.question.options() if self.question is not None else []
        self.board.offer(self.question, options)
        self.hand.offer(self.question, options)
        for event in self.events:
            self.board.animate(event, self.view)
        if self.then is not None:
            self.then(self)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The table's ground, where the board does not lie."""
        picture = backdrop(self.media, "creed/backdrops/table")
        if picture is not None and not self.board.covers(surface.get_clip()):
            surface.blit(picture, (0, 0))


def placing(seat: int, view: SeatView) -> list[Option]:
    """Every placement of a set-up."""
    options = []
    for unit in (unit for unit, row in TILES.items() if row.class_ == "normal" and unit != "siege_engine"):
        for cell in (f"{field}{line}r{rank}" for field in "LR" for line in (1, 2, 3) for rank in (1, 2, 3)):
            if cell in view.swamps[seat]:
                continue
            for face in ("", ":d") if cell.endswith("r3") else ("",):
                refs = (f"hand:{unit}", f"cell:{seat}{cell}")
                options.append(Option(f"place:{unit}@{cell}{face}", "place", refs))
    return options


def play(seats: int, reader: int, selected: str = "", pointed: str = "") -> Callable[[Client], Screen]:
    """A turn with something selected and pointed at."""

    def then(scene: BoardScene) -> None:
        scene.board.select(selected)
        scene.board.point(pointed)
        scene.board.open_tip()

    def make(client: Client) -> Scene:
        view = sample_view(seats, reader)
        seat = max(0, reader)
        question = asked(seat, "team_turn", turn_options(view, seat)) if reader >= 0 else None
        return BoardScene(client, view, question, then=then if selected or pointed else None)

    return make


def tents(client: Client, seats: int) -> Scene:
    """King laid, commander still beside the camp."""
    view = sample_view(seats, 0, "tents")
    options = [Option(f"king_at:{tent}", "king_at", (f"tent:0{tent}",)) for tent in TENTS]
    return BoardScene(
        client, view, asked(0, "setup_tents", options), then=lambda scene: scene.board.set_leaders("T12", "")
    )


def units(client: Client, seats: int) -> Scene:
    """Three units of the hand laid out."""
    view = sample_view(seats, 0, "units")
    question = asked(0, "setup_units", placing(0, view))
    laid = ("shieldbearer_4@L2r1", "cavalry_3@L1r3:d", "archer@R3r3")
    return BoardScene(client, view, question, then=lambda scene: scene.board.stage_all(laid))


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    return [
        ("creed-board-2", play(2, 0)),
        ("creed-board-2-second", play(2, 1)),
        ("creed-board-2-selected", play(2, 0, "cell:0L2r1")),
        ("creed-board-2-attack", play(2, 0, "cell:0L2r1", "cell:1R2r2")),
        ("creed-board-2-siege", play(2, 0, "cell:0L3r2", "tent:1T13")),
        ("creed-board-2-line", play(2, 0, "", "cell:0L1r1")),
        ("creed-board-2-tent", play(2, 0, "", "tent:1T22")),
        ("creed-board-2-tents", partial(tents, seats=2)),
        ("creed-board-2-units", partial(units, seats=2)),
        ("creed-board-4", play(4, 0)),
        ("creed-board-4-ally", play(4, 2, "", "cell:3R2r1")),
        ("creed-board-4-attack", play(4, 0, "cell:0L2r1", "cell:1R2r2")),
        ("creed-board-4-onlooker", play(4, -1, "", "cell:2L1r2")),
        ("creed-board-4-tents", partial(tents, seats=4)),
    ]
