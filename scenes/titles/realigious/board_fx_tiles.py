"""What happens to tiles: taken, lost, designated, ruined, swapped, fogged, learnt about; what they yield (10.5)."""

from __future__ import annotations

from collections.abc import Iterable
from math import pi, sin
from typing import TYPE_CHECKING

from game.core.events import Event
from game.titles.realigious.view import SeatView
from scenes.kit.animation import Animation, Cel, between, fading, span
from scenes.media import theme
from scenes.titles.realigious.board_fx import (
    animation,
    centre,
    frames,
    number_in,
    on,
    ring_at,
    tile_in,
    word_in,
)
from scenes.titles.realigious.board_plates import ALLOTMENTS

if TYPE_CHECKING:
    from scenes.titles.realigious.board import BoardWidget

TAKEN_MS, NEUTRAL_MS, RISE_MS, RUIN_MS, SWAP_MS, FOG_MS, LEARN_MS, FLY_MS = (
    420,
    380,
    620,
    700,
    700,
    800,
    380,
    700,
)
PALE_LIGHT = (255, 244, 214)
DARK_RED = (236, 84, 66)
COINS = 5


def seat_colour(seat: int) -> theme.Colour:
    """The colour of a seat; pale light for nobody."""
    return theme.SEATS[seat] if 0 <= seat < len(theme.SEATS) else PALE_LIGHT


def claim(board: BoardWidget, tile: int, view: SeatView, share: float) -> list[Cel]:
    """A tile on its way to the look it has in `view`: its new realm fades in under a ring of light."""
    owner = view.tiles[tile].owner
    parts: list[Cel] = []
    if owner >= 0:
        parts.append(
            on(board.art.owner(owner, 0), centre(board, tile), round(255 * share))
        )
    if not board.reduced:
        parts.append(ring_at(board, tile, share, seat_colour(owner)))
    return parts


@animation("tile_taken", "tile_calmed")
def taken(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """The tile takes its new owner's colour."""
    tile = tile_in(event)
    if tile < 0:
        return None
    return Animation(
        board, TAKEN_MS, lambda share: claim(board, tile, view, share), done=lambda: board.adopt([tile], view)
    )


@animation("tile_neutral")
def neutral(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """A realm's colour leaves the tile: it is shown as it will be, and the old colour rises and fades."""
    tile, seat = tile_in(event), number_in(event, "seat")
    if tile < 0:
        return None

    def frame(share: float) -> list[Cel]:
        x, y = centre(board, tile)
        rise = 0.0 if board.reduced else 0.35 * board.art.size * share
        if not 0 <= seat < len(theme.SEATS):
            return []
        return [on(board.art.owner(seat, 0), (x, y - rise), round(255 * (1 - share)))]

    return Animation(board, NEUTRAL_MS, frame, start=lambda: board.adopt([tile], view))


@animation("tile_designated")
def designated(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R23.1. The model rises out of the ground among sparks."""
    tile, what = tile_in(event), word_in(event, "what")
    tile = tile if tile >= 0 else _changed(board, view, what)
    name = f"realigious/mark/{what}"
    if tile < 0 or not board.media.sprites.has(name):
        return None
    bare = view.tiles[tile].structure in ("", "none")
    dx, dy, size = (0.0, 0.38, 1.05) if bare else (-0.36, 0.52, 0.86)

    def frame(share: float) -> list[Cel]:
        r = board.art.size
        x, y = centre(board, tile)
        grown = 1.0 if board.reduced else theme.ease_out(span(share, 0.1, 0.8))
        model = board.art.get(name, size)
        foot = (x + dx * r, y + dy * r + 0.5 * r * (1 - grown))
        parts = [on(model, foot, round(255 * span(share, 0, 0.4)))]
        if not board.reduced:
            parts.insert(0, ring_at(board, tile, share, PALE_LIGHT))
            parts += list(_sparks(board, (foot[0], foot[1] - 0.4 * r), share))
        return parts

    return Animation(board, RISE_MS, frame, done=lambda: board.adopt([tile], view))


def _sparks(board: BoardWidget, at: tuple[float, float], share: float) -> Iterable[Cel]:
    r = board.art.size
    for i, (dx, dy) in enumerate(((-0.5, 0.1), (0.45, -0.2), (0.1, -0.6), (-0.3, -0.5), (0.55, 0.3))):
        own = span(share, 0.1 * i, 0.1 * i + 0.55)
        if 0 < own < 1:
            yield on(frames(board, "sparkle", 6, own, 0.9), (at[0] + dx * r, at[1] + dy * r))


def _changed(board: BoardWidget, view: SeatView, what: str) -> int:
    """The tile that has a designation in the later view only, -1 where none is seen."""
    before = board.shown.view.tiles
    fresh = [t.tile for t in view.tiles if t.designation == what and before[t.tile].designation != what]
    return fresh[0] if fresh else -1


@animation("tile_separatist")
def separatist(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R19.10. A barricade is thrown up."""
    tile = tile_in(event)
    if tile < 0:
        return None

    def frame(share: float) -> list[Cel]:
        r = board.art.size
        x, y = centre(board, tile)
        drop = 0.0 if board.reduced else 0.9 * r * (1 - span(share, 0, 0.5)) ** 2
        parts = [
            on(
                board.art.get("realigious/mark/separatist", 0.9),
                (x + 0.44 * r, y + 0.5 * r - drop),
                fading(share, 0.2, 1.1),
            )
        ]
        if share > 0.45 and not board.reduced:
            parts.append(on(frames(board, "smoke", 6, span(share, 0.45, 1)), (x + 0.44 * r, y + 0.5 * r)))
        return [*parts, ring_at(board, tile, share, DARK_RED)]

    return Animation(board, RISE_MS, frame, done=lambda: board.adopt([tile], view))


@animation("tile_ruined")
def ruined(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R23.11. Lightning, then smoke over what is left."""
    tile = tile_in(event)
    return strike(board, tile, view, RUIN_MS) if tile >= 0 else None


def strike(board: BoardWidget, tile: int, view: SeatView, length: int) -> Animation:
    """A bolt into a tile; the tile changes in the flash."""
    state = {"struck": False}

    def frame(share: float) -> list[Cel]:
        x, y = centre(board, tile)
        if share > 0.3 and not state["struck"]:
            state["struck"] = True
            board.adopt([tile], view)
        if board.reduced:
            return [ring_at(board, tile, share, PALE_LIGHT)]
        parts = []
        if share < 0.45:
            parts.append(
                on(frames(board, "lightning", 4, share / 0.45, 1.3), (x, y + 0.2 * board.art.size))
            )
        if share > 0.25:
            parts.append(on(frames(board, "smoke", 6, span(share, 0.25, 1), 1.8), (x, y)))
        return parts

    return Animation(board, length, frame, done=lambda: board.adopt([tile], view))


@animation("tiles_swapped")
def swapped(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """Realm of God. Two realms' colours rise and change places in arcs."""
    before = board.shown.view.tiles
    pair = [
        t.tile for t in view.tiles if t.shown and before[t.tile].shown and t.owner != before[t.tile].owner
    ][:2]
    if len(pair) < 2:
        return None
    first, second = pair

    def frame(share: float) -> list[Cel]:
        r = board.art.size
        parts = []
        for a, b, way in ((first, second, 1), (second, first, -1)):
            owner = before[a].owner
            x, y = between(centre(board, a), centre(board, b), share)
            y -= way * 0.9 * r * sin(pi * share)
            if owner >= 0 and not board.reduced:
                parts.append(on(board.art.owner(owner, 0), (x, y), 220))
        return parts or [ring_at(board, tile, share, PALE_LIGHT) for tile in pair]

    return Animation(board, SWAP_MS, frame, done=lambda: board.adopt(pair, view))


@animation("fogged")
def fogged(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R23.10. Banks of cloud spread over the tiles that are under fog now."""
    before = board.shown.view.tiles
    fresh = [t.tile for t in view.tiles if t.fog and not before[t.tile].fog]
    if not fresh:
        return None
    step = 0.5 / len(fresh)

    def frame(share: float) -> list[Cel]:
        cloud = board.art.get("realigious/mark/fog")
        return [
            on(cloud, centre(board, tile), round(255 * span(share, i * step, i * step + 0.45)))
            for i, tile in enumerate(fresh)
        ]

    return Animation(board, FOG_MS, frame, done=lambda: board.adopt(fresh, view))


@animation("revealed")
def revealed(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R12.4. What was learnt lights up once."""
    tiles = event.data.get("tiles")
    known = [t for t in tiles if isinstance(t, int)] if isinstance(tiles, list) else []
    if not known:
        return None

    def frame(share: float) -> list[Cel]:
        glow = board.art.get("realigious/border/hover")
        return [on(glow, centre(board, tile), fading(share, 0.3, 0.5)) for tile in known]

    return Animation(board, LEARN_MS, frame, start=lambda: board.adopt(known, view))


@animation("mud")
def mud(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R11.4. Mud falls on the drawn tiles one after the other."""
    now = view.mud
    if not now:
        return None
    step = 0.5 / len(now)

    def frame(share: float) -> list[Cel]:
        parts = []
        for i, tile in enumerate(now):
            own = span(share, i * step, i * step + 0.5)
            x, y = centre(board, tile)
            drop = 0.0 if board.reduced else 1.6 * board.art.size * (1 - min(1.0, own * 2)) ** 2
            if own > 0:
                parts.append(
                    on(
                        board.art.get("realigious/mark/mud"),
                        (x, y - drop),
                        round(255 * min(1, own * 2)),
                    )
                )
            if 0.5 < own < 1 and not board.reduced:
                parts.append(on(frames(board, "smoke", 6, own * 2 - 1, 1.3), (x, y)))
        return parts

    touched = sorted({*now, *board.shown.view.mud})
    return Animation(board, RISE_MS, frame, done=lambda: board.adopt(touched, view))


@animation("gained", "income", "lost", "levy")
def resources(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """R4. What a seat gains flies from its piece to its panel; what it loses flies off the other way."""
    seat = number_in(event, "seat")
    thing = board.shown.things.get(f"seat:{seat}")
    kinds = [name for name in ALLOTMENTS if number_in(event, name) > 0]
    if thing is None or not kinds:
        return None
    tile = tile_in(event)
    home = thing.tile if tile < 0 else tile
    backwards = event.kind in ("lost", "levy")

    def frame(share: float) -> list[Cel]:
        x, y = centre(board, home)
        source = (x, y - 0.5 * board.art.size)
        parts = []
        for row, name in enumerate(kinds):
            icon = board.media.sprites.get(f"realigious/resource/{name}", size=(30, 30))
            ax, ay = board.anchor(f"{name}:{seat}")
            goal = (ax - board.origin()[0], ay - board.origin()[1])
            for i in range(COINS):
                own = span(share, 0.06 * i + 0.05 * row, 0.06 * i + 0.05 * row + 0.55)
                if not 0 < own < 1:
                    continue
                way = 1 - own if backwards else own
                px, py = between(source, goal, way * way)
                px += sin(pi * way) * (i - 2) * 14
                alpha = fading(own, 0.1, 0.85)
                parts.append(Cel(icon, (round(px) - 15, round(py) - 15), alpha))
        return parts

    return None if board.reduced else Animation(board, FLY_MS, frame, over=True)


@animation(
    "hint",
    "church_advantage",
    "hospital_visit",
    "exchange",
    "joint_service",
    "tab_opened",
    "celebrity_effect",
)
def noticed(board: BoardWidget, event: Event, view: SeatView) -> Animation | None:
    """Something came of a tile: a ring in the seat's colour and a few sparks."""
    tile, seat = tile_in(event), number_in(event, "seat")
    thing = board.shown.things.get(f"seat:{seat}")
    tile = tile if tile >= 0 else thing.tile if thing is not None else -1
    if tile < 0:
        return None

    def frame(share: float) -> list[Cel]:
        ring = ring_at(board, tile, share, seat_colour(seat))
        return [ring] if board.reduced else [ring, *_sparks(board, centre(board, tile), share)]

    return Animation(board, TAKEN_MS, frame)
