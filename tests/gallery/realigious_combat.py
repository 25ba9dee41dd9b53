"""Combats to look at: about to be rolled, won, lost, forced, with the die of All or Nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pygame

from game.core.boards.hex import hex_map
from game.core.events import Event
from game.match.seats import SeatInfo
from game.titles.realigious.view import SeatView
from scenes.kit.board_overlay import BoardOverlay
from scenes.kit.spot import Calls
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.titles.realigious import table_layout
from scenes.titles.realigious.board import BoardWidget
from tests.gallery.realigious_boards import BoardScene, moving, session_at

NAMES = ("Anna", "Benedikt", "가나다라마바사", "Konstantinopel")
ATTACK = "5:term.base:60:0:0,4:term.attack_consolation:10:0:1,4:term.levy:10:0:0"
DEFENCE = "4:term.base:10:0:0,3:term.defence_consolation:20:0:2,2:term.first_arrival:20:0:0"
MANY = f"{ATTACK},4:term.relic:20:0:2,4:term.islamic:10:0:0,1:term.all_or_nothing:30:0:0"
WON: tuple[tuple[str, str, dict[str, int]], ...] = (
    ("lost", "R10.12", {"seat": 1, "believers": 60, "donations": 75, "influence": 40}),
    ("tile_taken", "R10.12", {"seat": 0, "other": 1}),
    ("gained", "R10.13", {"seat": 0, "believers": 60, "donations": 225, "influence": 120}),
    ("transferred", "R10.16", {"seat": 1}),
)
LOST: tuple[tuple[str, str, dict[str, int]], ...] = (("reputation_down", "R10.17", {"seat": 0, "amount": 5}),)
EARLY, ROLLING, CERTAIN, ENDED, LAST = -400, 1600, 1200, 1700, 3000
"""Moments in ms before a picture is taken: both sides come, the dial of All or Nothing runs, the end can be read."""


class CombatScene(BoardScene):
    """A board on which a combat is shown, at a moment of it."""

    moment = 0

    def build(self) -> None:
        """Makes the board with the names of its players."""
        seats = [SeatInfo(seat=i, name=name) for i, name in enumerate(NAMES)]
        board = BoardWidget(
            self, self.place(), on_choose=self.take, on_hover=self.hover, calls=Calls(seats=lambda: seats)
        )
        board.show(self.view)
        for _ in range(self.zoom):
            place = board.place_of(f"tile:{self.events[0].data['tile']}")
            board.zoom(1, place.center if place is not None else None)
            board.settle()
        BoardOverlay(self, board)
        board.await_results(self.events)
        self.board = board
        if self.late <= 0:
            self.animate()
            board.fx.advance(self.moment)

    def animate(self) -> None:
        """The combat begins to be shown."""
        if self.board is not None:
            self.board.animate(self.events[0], self.view)

    def place(self) -> pygame.Rect:
        """Where the board lies at the table."""
        return table_layout.places(self.media.theme.scale, 4).board


def fought(view: SeatView, tile: int, taker: int) -> SeatView:
    """Both pieces stand at the tile, which has its owner."""
    tiles = list(view.tiles)
    tiles[tile] = msgspec.structs.replace(tiles[tile], owner=taker)
    seats = list(view.seats)
    seats[0] = msgspec.structs.replace(seats[0], tile=tile)
    return msgspec.structs.replace(view, tiles=tuple(tiles), seats=tuple(seats))


def clash_scene(
    client: Client, moment: int, *, won: bool = True, edge: bool = False, zoom: int = 0,
    after: tuple[tuple[str, str, dict[str, int]], ...] = WON, **told: int | str,
) -> Screen:  # fmt: skip
    """A combat of seat 0 against seat 1; `edge`: on a tile of the first row."""
    session = session_at(4, "temperate", 260, 11, lambda s: moving(s, 0, True))
    view = session.view(0)
    land = [t.tile for t in view.tiles if t.shown and t.terrain != "water" and t.structure != "none"]
    tile = (
        land[0]
        if edge
        else next(t for t in hex_map(view.n).near[view.seats[0].tile] if t in land or view.tiles[t].shown)
    )
    data: dict[str, int | str] = {
        "seat": 0, "other": 1, "what": 1, "tile": tile, "r1": 80, "r2": 50, "rate": 30, "roll": 23,
        "reckless": 0, "forced": "",
        "attack_terms": ATTACK, "defence_terms": DEFENCE,
    }  # fmt: skip
    event = Event(0, "combat_won" if won else "combat_lost", "R10.9", {**data, **told})
    later = [Event(i, kind, rule, {**more, "tile": tile}) for i, (kind, rule, more) in enumerate(after, start=1)]
    scene = CombatScene(client, fought(view, tile, 0 if won else 1), [], zoom, events=(event, *later))
    scene.moment, scene.late = moment, -moment
    return scene


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """The states that are worth a look."""
    make = partial
    return [
        ("combat_meets", make(clash_scene, moment=EARLY)),
        ("combat_rolls", make(clash_scene, moment=ROLLING, reckless=64)),
        ("combat_won", make(clash_scene, moment=ENDED)),
        ("combat_lost", make(clash_scene, moment=ENDED, won=False, after=LOST, roll=87)),
        ("combat_forced", make(clash_scene, moment=CERTAIN, roll=0, forced="heavenly_host")),
        ("combat_streak", make(clash_scene, moment=CERTAIN, roll=0, forced="losing_streak", edge=True)),
        (
            "combat_reckless",
            make(clash_scene, moment=LAST, won=False, after=LOST, roll=12, reckless=7, r1=99, rate=49,
                 attack_terms=MANY),
        ),
        ("combat_zoomed", make(clash_scene, moment=ENDED, zoom=2)),
        ("combat_edge", make(clash_scene, moment=ENDED, edge=True)),
        (
            "combat_repentance",
            make(clash_scene, moment=ENDED, r1=64, r2=0, rate=64, defence_terms="",
                 attack_terms="5:term.base:50:0:0,4:term.believers:14:0:1400"),
        ),
    ]  # fmt: skip
