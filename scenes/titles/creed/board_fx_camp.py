"""Tents, leaders and special actions (R7.6-R7.9, R8), and the turns themselves (R4)."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from scenes.kit.animation import Animation, Frame, Part, between, fading, span
from scenes.kit.board_art import Picture
from scenes.media.theme import ease_out
from scenes.titles.creed.board_fx import Pos, animation, cell, frame_of, made, nation, number, on, tent, word
from scenes.titles.creed.board_fx_attacks import shadow
from scenes.titles.creed.board_fx_moves import edge_of

if TYPE_CHECKING:
    from game.core.events import Event
    from game.titles.creed.view import SeatView
    from scenes.titles.creed.board_picture import BoardPicture

COLLAPSE_MS, LEADER_MS, CRUMBLE_MS, BOOST_MS, CLOTH_MS, WAGON_MS, BANNER_MS = 820, 1600, 520, 480, 980, 1100, 860
FORTIFY_MS, REFILL_MS, VICTORY_MS = 520, 460, 1400


@animation("tent_destroyed")
def tent_destroyed(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R7.7. The tent falls in; the leader that lay there is shown."""
    ref, name = tent(board, event), nation(board, number(event, "colour"))
    if not ref or not name:
        return None
    centre = board.shown.space.centre(ref)
    kind = word(event, "kind")
    token = board.art.get(f"creed/tent/{kind}_{name}", 1.3) if kind in ("king", "commander") else None
    ruin = board.art.get(f"creed/tent/ruin_{name}")

    def frame(share: float) -> list[Part]:
        parts = [on(ruin, centre, round(255 * share))]
        if not board.reduced:
            parts.append(on(frame_of(board, f"collapse_{name}", 8, share), centre))
        if token is not None:
            up = 0.0 if board.reduced else 0.5 * board.art.size * ease_out(span(share, 0.4, 1))
            parts.append(on(token, (centre[0], centre[1] - up), round(255 * span(share, 0.35, 0.6))))
        return parts

    return made(board, COLLAPSE_MS, frame, hide=(ref,), trail=(ref,))


@animation("leader_removed")
def leader_removed(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R7.7, R10.1. A king or a commander is unmasked: the longest moment."""
    seat, kind = number(event, "seat"), word(event, "kind")
    name = nation(board, seat)
    if not name or kind not in ("king", "commander"):
        return None
    where = board.shown.trail[0] if board.shown.trail and board.shown.trail[0].startswith("tent:") else ""
    centre = board.shown.space.centre(where) if where else edge_of(board, seat)
    token = board.art.get(f"creed/tent/{kind}_{name}", 2.0)

    def frame(share: float) -> list[Part]:
        up = 0.5 * board.art.size
        if board.reduced:
            return [on(token, (centre[0], centre[1] - up), fading(share, 0.2, 0.75))]
        fall = span(share, 0.6, 1) ** 2 * board.art.size
        parts = [on(token, (centre[0], centre[1] - up + fall), fading(share, 0.1, 0.75))]
        parts.append(on(frame_of(board, "crown", 8, share), (centre[0], centre[1] - up), fading(share, 0.05, 0.7)))
        return parts

    return made(board, LEADER_MS, frame)


@animation("fortress_broken")
def fortress_broken(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R7.6. The fortress token crumbles, the tent stays."""
    return _effect(board, tent(board, event), "crumble", CRUMBLE_MS)


def _effect(board: BoardPicture, ref: str, name: str, length: int) -> Animation | None:
    if not ref:
        return None
    centre = board.shown.space.centre(ref)

    def frame(share: float) -> list[Part]:
        return [on(frame_of(board, name, 6, share), centre, fading(share, 0.05, 0.8))]

    return made(board, length, frame, trail=(ref,))


@animation("fortified")
def fortified(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R8.9. A shield is set before the tent."""
    ref = tent(board, event)
    if not ref:
        return None
    piece, (x, y) = board.art.get("creed/tent/fortified"), board.shown.space.centre(ref)

    def frame(share: float) -> list[Part]:
        high = 0.0 if board.reduced else 0.8 * board.art.size * (1 - ease_out(share))
        return [on(piece, (x, y - high), round(255 * min(1.0, share * 2)))]

    return made(board, FORTIFY_MS, frame, trail=(ref,))


@animation("assassination")
def assassination(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R8.10. A shadow steals from camp to camp."""
    ref = tent(board, event)
    return shadow(board, edge_of(board, number(event, "seat")), board.shown.space.centre(ref)) if ref else None


@animation("boosted")
def boosted(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R8.2. "+1" or "+2" rises over the unit."""
    ref = cell(board, event)
    if not ref:
        return None
    piece = board.art.get(f"creed/boost_{min(max(number(event, 'amount'), 1), 2)}", 1.2)
    x, y = board.shown.space.centre(ref)

    def frame(share: float) -> list[Part]:
        up = 0.0 if board.reduced else 0.5 * board.art.size * (1 - ease_out(share))
        return [on(piece, (x, y + up), fading(share, 0.2, 0.8))]

    return made(board, BOOST_MS, frame, trail=(ref,))


# ---------------------------------------------------------------- R8.4, R8.5, R8.7
def _camp(board: BoardPicture, seat: int) -> list[Pos]:
    return [board.shown.space.centre(f"tent:{seat}T{a}{b}") for a in (1, 2, 3) for b in (1, 2, 3)]


@animation("redeployed")
def redeployed(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R8.4. A cloth is thrown over the camp while its tents are shuffled."""
    seat = number(event, "seat")
    if not nation(board, seat):
        return None
    cloth, places = board.art.get("creed/tent/cloth"), _camp(board, seat)

    def frame(share: float) -> list[Part]:
        alpha = fading(share, 0.2, 0.8)
        wave = 0.0 if board.reduced else 0.06 * board.art.size
        return [on(cloth, (x + wave * sin(share * 6 * pi + i), y), alpha) for i, (x, y) in enumerate(places)]

    return made(board, CLOTH_MS, frame)


@animation("exchanged")
def exchanged(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R8.5. Wagons drive between the allied camps."""
    seat, ally = number(event, "seat"), number(event, "ally")
    if not nation(board, seat) or not nation(board, ally):
        return None
    wagon = board.art.get("creed/fx/wagon", 1.3)
    back = turned_round(wagon)
    a, b = edge_of(board, seat), edge_of(board, ally)

    def frame(share: float) -> list[Part]:
        there = share if not board.reduced else 0.5
        right = a[0] < b[0]
        pair = (wagon, back) if right else (back, wagon)
        return [
            on(pair[0], between(a, b, ease_out(there)), fading(share, 0.1, 0.85)),
            on(pair[1], between(b, a, ease_out(there)), fading(share, 0.1, 0.85)),
        ]

    return made(board, WAGON_MS, frame)


def turned_round(piece: Picture) -> Picture:
    """A picture seen in a mirror."""
    return Picture(pygame.transform.flip(piece.surface, True, False), piece.surface.get_width() - piece.ax, piece.ay)


@animation("appointed")
def appointed(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R8.7. The nation's banner unfurls over the commander's tent."""
    ref, name = tent(board, event), nation(board, number(event, "seat"))
    if not ref or not name:
        return None
    return made(board, BANNER_MS, _banners(board, name, [board.shown.space.centre(ref)]), trail=(ref,))


def _banners(board: BoardPicture, name: str, places: list[Pos]) -> Frame:
    def frame(share: float) -> list[Part]:
        opened = 1.0 if board.reduced else span(share, 0, 0.6)
        piece = frame_of(board, f"unfurl_{name}", 6, min(opened, 0.999))
        return [on(piece, (x, y - 0.4 * board.art.size), fading(share, 0.1, 0.85)) for x, y in places]

    return frame


# ---------------------------------------------------------------- R4, R10
@animation("turn_began")
def turn_began(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R4.2. The counters of the side are refilled."""
    side = number(event, "side")
    rows = []
    for seat in after.seats:
        if seat.side == side and seat.nation:
            place = board.shown.space.clearing(seat.seat)
            rows += [(board.art.get(f"creed/counter/{seat.nation}", 1.2), place, i) for i in range(10)]

    def frame(share: float) -> list[Part]:
        parts = []
        for piece, place, i in rows:
            mine = span(share, 0.05 * i, 0.5 + 0.05 * i)
            row, column = divmod(i, 5)
            x = place.x + place.width * (column + 1) / 6
            y = place.y + place.height * (0.4 + 0.2 * row)
            rise = 0.0 if board.reduced else 0.3 * place.height * (1 - ease_out(mine))
            parts.append(on(piece, (x, y + rise), fading(mine, 0.3, 0.8)))
        return parts

    return made(board, REFILL_MS, frame) if rows else None


@animation("ended")
def ended(board: BoardPicture, event: Event, after: SeatView) -> Animation | None:
    """R10. The winners' banners unfurl over their camps."""
    winners = [int(seat) for seat in word(event, "winners").split()]
    frames = [_banners(board, nation(board, seat), [edge_of(board, seat)]) for seat in winners if nation(board, seat)]
    if not frames:
        return None
    return made(board, VICTORY_MS, lambda share: [part for frame in frames for part in frame(share)])
