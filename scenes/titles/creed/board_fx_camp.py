"""Tents, leaders and special actions (R7.6-R7.9, R8), and the turns themselves (R4)."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from scenes.kit.animation import Animation, Cel, between, delayed, fades, fading, span
from scenes.kit.board_art import AnchoredPicture
from scenes.kit.cue import Unplaced
from scenes.kit.fx import burst, float_number, lively, on, onto, painted, shifted, shown
from scenes.media.theme import ease_out
from scenes.titles.creed.board_fx_attacks import shadow

if TYPE_CHECKING:
    from scenes.kit.animation import Frame
    from scenes.kit.fx import Point
    from scenes.titles.creed.board_fx import CreedCue

COLLAPSE_MS, LEADER_MS, CRUMBLE_MS, BOOST_MS, CLOTH_MS, WAGON_MS, BANNER_MS = 820, 1600, 520, 480, 980, 1100, 860
FORTIFY_MS, REFILL_MS, VICTORY_MS, SHADOW_MS = 520, 460, 1400, 720
LEADERS = ("king", "commander")
BURSTS = {"king": ("creed/fx/crown", 8), "commander": ("creed/fx/crumble", 6)}
"""What breaks with a leader: a crown with a king alone."""


def tent_destroyed(cue: CreedCue) -> Animation:
    """R7.7. The tent falls in; the leader that lay there is shown."""
    ref, name, kind, stage = cue.tent(), cue.nation("colour"), cue.word("kind"), cue.stage
    at, leader = cue.at(ref), None
    if kind in LEADERS:
        way = shifted(stage, at, dy=lambda share: -0.5 * ease_out(span(share, 0.4, 1)))
        token = stage.picture(f"creed/tent/{kind}_{name}", 1.3)
        leader = shown(token, way, lambda share: round(255 * span(share, 0.35, 0.6)))
    ruin = shown(stage.picture(f"creed/tent/ruin_{name}"), at, lambda share: round(255 * share))
    fall = lively(stage, burst(stage, f"creed/fx/collapse_{name}", 8, at))
    return cue.play(COLLAPSE_MS, ruin, fall, leader, hide=(ref,), trail=(ref,))


def leader_removed(cue: CreedCue) -> Animation:
    """R7.7, R10.1. A king or a commander is unmasked: the longest moment."""
    name, kind, stage, trail = cue.nation(), cue.word("kind"), cue.stage, cue.shown.trail
    if kind not in LEADERS:
        raise Unplaced(kind)
    x, y = cue.at(trail[0]) if trail and trail[0].startswith("tent:") else cue.camp(cue.number("seat"))
    above = x, y - 0.5 * stage.size
    way = shifted(stage, above, dy=lambda share: span(share, 0.6, 1) ** 2)
    token = shown(stage.picture(f"creed/tent/{kind}_{name}", 2.0), way, fades(0.2 if stage.reduced else 0.1, 0.75))
    pieces, frames = BURSTS[kind]
    return cue.play(LEADER_MS, token, lively(stage, burst(stage, pieces, frames, above, fade=fades(0.05, 0.7))))


def fortress_broken(cue: CreedCue) -> Animation:
    """R7.6. The fortress token crumbles, the tent stays."""
    ref = cue.tent()
    crumbs = burst(cue.stage, "creed/fx/crumble", 6, cue.at(ref), fade=fades(0.05, 0.8))
    return cue.play(CRUMBLE_MS, crumbs, trail=(ref,))


def fortified(cue: CreedCue) -> Animation:
    """R8.9. A shield is set before the tent."""
    ref = cue.tent()
    way = onto(cue.stage, cue.at(ref), 0.8)
    shield = shown(cue.stage.picture("creed/tent/fortified"), way, lambda share: round(255 * min(1.0, share * 2)))
    return cue.play(FORTIFY_MS, shield, trail=(ref,))


def assassination(cue: CreedCue) -> Animation:
    """R8.10. A shadow steals from camp to camp."""
    return cue.play(SHADOW_MS, shadow(cue.stage, cue.camp(cue.number("seat")), cue.at(cue.tent())))


def boosted(cue: CreedCue) -> Animation:
    """R8.2. "+1" or "+2" rises over the unit."""
    ref = cue.cell()
    sign = cue.stage.picture(f"creed/boost_{min(max(cue.number('amount'), 1), 2)}", 1.2)
    return cue.play(BOOST_MS, float_number(cue.stage, sign, cue.at(ref)), trail=(ref,))


# ---------------------------------------------------------------- R8.4, R8.5, R8.7
def redeployed(cue: CreedCue) -> Animation:
    """R8.4. A cloth is thrown over the camp while its tents are shuffled."""
    cue.nation()
    seat, cloth = cue.number("seat"), cue.stage.picture("creed/tent/cloth")

    def waving(i: int, ref: str) -> Frame:
        way = shifted(cue.stage, cue.at(ref), dx=lambda share: 0.06 * sin(share * 6 * pi + i))
        return shown(cloth, way, fades(0.2, 0.8))

    tents = [f"tent:{seat}T{a}{b}" for a in (1, 2, 3) for b in (1, 2, 3)]
    return cue.play(CLOTH_MS, *(waving(i, ref) for i, ref in enumerate(tents)))


def exchanged(cue: CreedCue) -> Animation:
    """R8.5. Wagons drive between the allied camps."""
    seat, ally = cue.number("seat"), cue.number("ally")
    cue.nation_of(seat), cue.nation_of(ally)
    a, b, still = cue.camp(seat), cue.camp(ally), cue.stage.reduced
    wagon = cue.stage.art.get("creed/fx/wagon", 1.3)
    back = AnchoredPicture(pygame.transform.flip(wagon.surface, True, False), wagon.surface.get_width() - wagon.ax,
                           wagon.ay)

    def driving(a: Point, b: Point, wagon: AnchoredPicture) -> Frame:
        return shown(wagon, lambda share: between(a, b, ease_out(0.5 if still else share)), fades(0.1, 0.85))

    there, home = (wagon, back) if a[0] < b[0] else (back, wagon)
    return cue.play(WAGON_MS, driving(a, b, there), driving(b, a, home))


def appointed(cue: CreedCue) -> Animation:
    """R8.7. The nation's banner unfurls over the commander's tent."""
    ref = cue.tent()
    return cue.play(BANNER_MS, _banner(cue, cue.nation(), cue.at(ref)), trail=(ref,))


def _banner(cue: CreedCue, name: str, at: Point) -> Frame:
    """A banner that unfurls over a point."""
    stage, above = cue.stage, (at[0], at[1] - 0.4 * cue.stage.size)

    def frame(share: float) -> list[Cel]:
        opened = 1.0 if stage.reduced else span(share, 0, 0.6)
        return [on(painted(stage, f"creed/fx/unfurl_{name}", 6, opened), above, fading(share, 0.1, 0.85))]

    return frame


# ---------------------------------------------------------------- R4, R10
def turn_began(cue: CreedCue) -> Animation | None:
    """R4.2. The counters of the side are refilled."""
    rows = []
    for seat in cue.after.seats:
        if seat.side == cue.number("side") and seat.nation:
            place = cue.shown.space.clearing(seat.seat)
            counter = cue.stage.picture(f"creed/counter/{seat.nation}", 1.2)
            for i in range(10):
                row, column = divmod(i, 5)
                at = place.x + place.width * (column + 1) / 6, place.y + place.height * (0.4 + 0.2 * row)
                way = onto(cue.stage, at, -0.9)
                rows.append(delayed(shown(counter, way, fades(0.3, 0.8)), 0.05 * i, 0.5 + 0.05 * i))
    return cue.play(REFILL_MS, *rows) if rows else None


def ended(cue: CreedCue) -> Animation | None:
    """R10. The winners' banners unfurl over their camps."""
    winners = cue.word("winners").split()
    seats = [seat for seat in cue.shown.view.seats if str(seat.seat) in winners and seat.nation]
    banners = [_banner(cue, seat.nation, cue.camp(seat.seat)) for seat in seats]
    return cue.play(VICTORY_MS, *banners) if banners else None
