"""Prepared boards to look at: every climate, day and night, zoomed in, a full table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pygame

import game
from game.core.ask import Option
from game.core.boards.hex import hex_map
from game.core.events import Event
from game.core.rng import Stream
from game.core.session import Session
from game.titles.realigious.cards.base import tile_option
from game.titles.realigious.forecast import revelation_line
from game.titles.realigious.view import SeatView
from scenes.kit.board_overlay import BoardOverlay
from scenes.kit.page import PageRow
from scenes.kit.tip_content import TipContent
from scenes.shell.backdrop import backdrop
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.titles.realigious import table_layout
from scenes.titles.realigious.board import BoardWidget
from scenes.titles.realigious.foretold import PURSES, percent
from scenes.titles.realigious.minimap import TileMap
from tests.gallery.realigious_asks import question

AREA = table_layout.BOARD
SETTLED_MS = 600
"""After so many ms a picture is taken."""
CHARACTERS = ("fortune_teller", "cleric", "explorer", "businessperson")
RELIGIONS = ("christian", "buddhist", "islamic", "hindu")
Change = Callable[[SeatView], SeatView]


class BoardScene(Scene):
    """A board alone on its backdrop."""

    def __init__(
        self,
        client: Client,
        view: SeatView,
        options: list[Option],
        zoom: int = 0,
        pointed: int = -1,
        events: tuple[Event, ...] = (),
        card: str = "",
        moment: int = SETTLED_MS,
    ) -> None:
        super().__init__(client)
        self.late, self.moment = SETTLED_MS - moment, moment
        self.events, self.card = events, card
        self.view, self.options, self.zoom, self.pointed = view, options, zoom, pointed
        self.board: BoardWidget | None = None

    def build(self) -> None:
        """Makes the board."""
        board = BoardWidget(self, AREA, on_choose=self.take, on_hover=self.hover, tip=self.words)
        board.show(self.view)
        board.offer(question("card_target" if self.card else "move", self.options, {"card": self.card}), self.options)
        for _ in range(self.zoom):
            own = board.place_of(f"seat:{self.view.seat}")
            board.zoom(1, own.center if own is not None else AREA.center)
            board.settle()
        if (place := board.place_of(f"tile:{self.pointed}")) is not None:
            board.at(place.center)
        BoardOverlay(self, board)
        self.board = board
        if self.late <= 0:
            self.animate()
            board.fx.advance(-self.late)

    def animate(self) -> None:
        """The events begin to be shown."""
        for event in self.events if self.board is not None else ():
            self.board.animate(event, self.view)

    def update(self, dt: int) -> None:
        """So late that `moment` is seen when the picture is taken."""
        super().update(dt)
        if self.late > 0:
            self.late -= dt
            if self.late <= 0:
                self.animate()

    def take(self, ref: str) -> None:
        """A choice is shown as a notice."""
        self.nav.toast(ref)

    def hover(self, ref: str | None) -> None:
        """Nothing beside the board follows the pointer here."""

    def words(self, ref: str) -> TipContent:
        """The name of what is pointed at."""
        return tile_words(self, self.view, ref)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The table under the board."""
        if self.board is not None and self.board.covers(surface.get_clip()):
            return
        surface.blit(backdrop(self.media, f"realigious/backdrops/{self.view.climate}"), (0, 0))


class MinimapScene(Scene):
    """The minimap in the size of the situation panel, and a smaller one."""

    def __init__(self, client: Client, view: SeatView) -> None:
        super().__init__(client)
        self.view = view

    def build(self) -> None:
        """Makes both."""
        for rect in ((200, 200, 440, 420), (760, 120, 960, 840)):
            TileMap(self, rect).show(self.view)

    def draw_back(self, surface: pygame.Surface) -> None:
        """A panel's ground."""
        surface.fill((33, 31, 40))


def minimap_state(client: Client, climate: str, players: int, answers: int, seed: int) -> Scene:
    """The minimap of a random match by night."""
    session = session_at(players, climate, answers, seed, lambda s: moving(s, 0, False))
    return MinimapScene(client, with_fog(session.view(0)))


def tile_words(scene: Scene, view: SeatView, ref: str) -> TipContent:
    """The tile's terrain and structure, its allotment and the terms of the rate."""
    kind, _, number = ref.partition(":")
    if kind != "tile" or not view.tiles[int(number)].shown:
        return TipContent()
    tile = view.tiles[int(number)]
    lines = [
        PageRow(scene.t(f"realigious.resource.{name}"), str(amount), f"realigious/resource/{name}")
        for name, amount in zip(PURSES, (tile.believers, tile.donations, tile.influence), strict=True)
        if amount >= 0
    ]
    made = tile.forecast
    if made is not None:
        lines.append(PageRow(scene.t(f"realigious.forecast.{made.kind}"), percent(made.chance), "ui/dice", "gold"))
    return TipContent(scene.t(f"realigious.terrain.{tile.terrain}"), tuple(lines))


def session_at(
    players: int,
    climate: str,
    answers: int,
    seed: int,
    want: Callable[[Session], bool],
    god: str = "giyechin",
) -> Session:
    """A match with that many random answers, and on until `want` holds (or it has ended)."""
    seats: list[dict[str, Any]] = [
        {"religion": RELIGIONS[i], "character": CHARACTERS[i], "traits": "default"} for i in range(players)
    ]
    session = game.new_session("realigious", seats, {"climate": climate, "god": god}, seed)
    stream, given = Stream(seed, "gallery"), 0
    while session.outcome is None and given < answers + 400 and (given < answers or not want(session)):
        question = stream.pick(session.questions())
        session.answer(question.seat, stream.pick(question.options()).key)
        given += 1
    return session


def pointed_state(client: Client) -> Scene:
    """The pointer rests on a tile: outline, allotment, tooltip."""
    session = session_at(4, "temperate", 260, 11, lambda s: moving(s, 0, True))
    question, view = session.question(0), session.view(0)
    options = question.options() if question else []
    spot = next(t.tile for t in view.tiles if t.known == 2 and t.believers > 0 and t.owner < 0)
    return BoardScene(client, view, options, pointed=spot)


def target_state(client: Client, card: str, own: bool) -> Scene:
    """A card asks for its tile: what it yields on each."""
    session = session_at(2, "temperate", 160, 5, lambda s: moving(s, 0, True))
    view = session.view(0)
    fits = [t.tile for t in view.tiles if t.known == 2 and t.owner == (0 if own else -1) and t.terrain != "water"]
    return BoardScene(client, view, [tile_option(tile) for tile in fits], pointed=fits[0], card=card)


def line_state(client: Client) -> Scene:
    """Revelation asks for its relic: the line to the pointed one, and its chances."""
    session = session_at(2, "temperate", 160, 5, lambda s: moving(s, 0, True))
    view = session.view(0)
    free = [t.tile for t in view.tiles if t.known == 2 and t.owner < 0 and t.forecast]
    far = max(free, key=lambda tile: len(revelation_line(view, view.tiles[tile]).reaches))
    fits = sorted({free[0], free[-1], far})
    tiles = tuple(msgspec.structs.replace(t, relic=t.tile, relic_kind=1) if t.tile in fits else t for t in view.tiles)
    view = msgspec.structs.replace(view, tiles=tiles)
    return BoardScene(client, view, [tile_option(tile) for tile in fits], pointed=far, card="revelation")


def moving(session: Session, seat: int, day: bool) -> bool:
    """Whether a seat picks a destination now, by day or at night."""
    question = session.question(seat)
    if question is None or session.view(seat).day != day:
        return False
    return any(option.verb == "opt.move" for option in question.options())


def board_state(
    client: Client,
    players: int,
    climate: str,
    answers: int,
    seed: int,
    day: bool,
    zoom: int = 0,
    change: Change | None = None,
) -> Scene:
    """A board of a random match in which seat 0 is to move."""
    session = session_at(players, climate, answers, seed, lambda s: moving(s, 0, day))
    question = session.question(0)
    view = session.view(0)
    return BoardScene(client, change(view) if change else view, question.options() if question else [], zoom)


def played(client: Client, kind: str, moment: int = SETTLED_MS, **data: int | str) -> Scene:
    """An event at a moment of its animation; "tile" -1 stands for the tile beside the reader's piece."""
    session = session_at(4, "temperate", 260, 11, lambda s: moving(s, 0, True))
    view = session.view(0)
    beside = next(t for t in hex_map(view.n).near[view.seats[0].tile] if view.tiles[t].owner < 0)
    told = {name: beside if name == "tile" and value == -1 else value for name, value in data.items()}
    return BoardScene(client, view, [], events=(Event(0, kind, "R0", dict(told)),), moment=moment)


def with_marks(view: SeatView) -> SeatView:
    """All designations, ruins, mud and fog somewhere, for looking."""
    kinds = (
        "apostle",
        "pantheon",
        "sanctuary",
        "icon",
        "faith_village",
        "school",
        "private_barracks",
        "hospital",
        "ruin",
    )
    tiles = list(view.tiles)
    spots = [t.tile for t in tiles if t.shown and t.terrain != "water" and t.structure in ("none", "house")]
    for spot, kind in zip(spots[::2], kinds, strict=False):
        owner = (
            -1 if kind == "ruin" else tiles[spot].owner if tiles[spot].owner >= 0 else spot % len(view.seats)
        )
        tiles[spot] = msgspec.structs.replace(
            tiles[spot], designation=kind, owner=owner, placer=owner, forecast=None
        )
    for spot in spots[1::9]:
        tiles[spot] = msgspec.structs.replace(tiles[spot], separatist=2, owner=spot % len(view.seats))
    for spot in spots[3::7]:
        tiles[spot] = msgspec.structs.replace(tiles[spot], relic=spot % 5, relic_kind=spot % 5 + 1)
    return msgspec.structs.replace(view, tiles=tuple(tiles))


def with_bought(view: SeatView) -> SeatView:
    """R17. Three buildings in sight that three players have bought, two of them with pieces beside."""
    free = [t.tile for t in view.tiles if t.shown and t.structure in ("none", "house") and t.owner < 0 and t.relic < 0]
    tiles = [msgspec.structs.replace(t, structure="none") if t.structure.startswith("gov_") else t for t in view.tiles]
    seats = list(view.seats)
    spots = [free[i * (len(free) - 1) // (len(view.governments) - 1)] for i in range(len(view.governments))]
    for spot, one in zip(spots, view.governments, strict=True):
        tiles[spot] = msgspec.structs.replace(
            tiles[spot], terrain="concrete", structure=one.structure, believers=-1, forecast=None)
    for seat, at in ((0, 1), (1, 2), (2, 2)):
        seats[seat] = msgspec.structs.replace(seats[seat], tile=spots[at], minimap_tile=spots[at])
    bought = tuple(msgspec.structs.replace(one, tile=spot, holder=i)
                   for i, (one, spot) in enumerate(zip(view.governments, spots, strict=True)))
    return msgspec.structs.replace(view, tiles=tuple(tiles), seats=tuple(seats), governments=bought)


bought = partial(board_state, players=4, climate="temperate", change=with_bought)


def with_fog(view: SeatView) -> SeatView:
    """Another player's fog over seven tiles and an own one over two."""
    tiles = list(view.tiles)
    middle = len(tiles) // 2 + 2
    for spot in (middle, middle + 1, middle - 1, middle + view.n, middle - view.n):
        tiles[spot] = msgspec.structs.replace(
            tiles[spot],
            fog=1,
            shown=False,
            seen=False,
            terrain="",
            structure="",
            owner=-1,
            designation="",
            forecast=None,
        )
    for spot in (view.n + 1, view.n + 2):
        tiles[spot] = msgspec.structs.replace(tiles[spot], fog=2)
    return msgspec.structs.replace(view, tiles=tuple(tiles))


def with_mud(view: SeatView) -> SeatView:
    """Mud under what is seen, what was seen, what is known from afar, and what is not known."""
    tiles, counts = list(view.tiles), dict.fromkeys(((True, True), (True, False), (False, False)), 0)
    for i, tile in enumerate(tiles):
        kind = (tile.shown, tile.seen) if not tile.shown or tile.seen else (True, False)
        muddy = i % 3 == 0 and counts[kind] < 5
        counts[kind] += muddy
        tiles[i] = msgspec.structs.replace(tile, mud=muddy)
    return msgspec.structs.replace(view, tiles=tuple(tiles))


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """The states that are worth a look."""
    make = partial
    return [
        (
            "board_temperate_day",
            make(board_state, players=4, climate="temperate", answers=260, seed=11, day=True),
        ),
        (
            "board_arid_night_fog",
            make(board_state, players=2, climate="arid", answers=60, seed=4, day=False, change=with_fog),
        ),
        ("board_cold_mud", make(board_state, players=3, climate="cold", answers=150, seed=5, day=True)),
        (
            "board_cold_mud_night",
            make(board_state, players=3, climate="cold", answers=150, seed=5, day=False, change=with_mud),
        ),
        (
            "board_tropical_marks",
            make(
                board_state, players=4, climate="tropical", answers=200, seed=8, day=True, change=with_marks
            ),
        ),
        (
            "board_zoomed",
            make(
                board_state,
                players=4,
                climate="temperate",
                answers=260,
                seed=11,
                day=True,
                zoom=3,
                change=with_marks,
            ),
        ),
        ("board_bought", make(bought, answers=260, seed=11, day=True)),
        ("board_bought_night", make(bought, answers=220, seed=21, day=False)),
        ("board_minimap_4", make(minimap_state, climate="temperate", players=4, answers=200, seed=21)),
        ("board_minimap_2", make(minimap_state, climate="cold", players=2, answers=60, seed=3)),
        ("board_pointed", partial(pointed_state)),
        ("board_card_gleaning", make(target_state, card="gleaning", own=False)),
        ("board_card_village", make(target_state, card="faith_village", own=True)),
        ("board_card_pantheon", make(target_state, card="age_of_cathedrals", own=True)),
        ("board_card_revelation", line_state),
        ("board_fx_propagation", make(played, kind="propagated", moment=850, seat=0, tile=-1, rate=62, roll=41)),
        ("board_fx_failed", make(played, kind="propagation_failed", moment=850, seat=0, tile=-1, rate=62, roll=87)),
        ("board_fx_seal", make(played, kind="relic_gained", seat=0, tile=-1, what="giyechin")),
        ("board_fx_card", make(played, kind="card_used", seat=1, card="repentance")),
        ("board_fx_negated", make(played, kind="card_negated", moment=400, seat=1, card="gleaning")),
        ("board_fx_glory", make(played, kind="glory_dealt", seat=0, card="glory_torrent")),
        ("board_fx_night", make(played, kind="night", moment=450)),
        ("board_fx_squall", make(played, kind="squall", moment=400, seat=0)),
        ("board_fx_wind", make(played, kind="wind", moment=400, what="E")),
        ("board_fx_gained",
         make(played, kind="gained", moment=300, seat=0, believers=100, donations=200, influence=50)),
        ("board_night_9", make(board_state, players=4, climate="temperate", answers=220, seed=21, day=False)),
    ]
