"""What gods gain and pay, and what changes without a figure (R6.4, R8.2, R10.10): how it is seen on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.ankh.content import GUARDIANS
from game.titles.ankh.view import FigureView
from scenes.kit.animation import Animation, Cel, delayed, fades, fading, span
from scenes.kit.cue import Unplaced
from scenes.kit.fx import centred, fly_to_counter, lively, on, onto, shown, travel
from scenes.titles.ankh.board_items import PLATE_UP, bearing_plates

if TYPE_CHECKING:
    from scenes.kit.animation import Frame
    from scenes.kit.board_art import AnchoredPicture
    from scenes.kit.fx import Point
    from scenes.titles.ankh.board_fx import AnkhCue

OFFER_MS, GIFT_MS, LOSS_MS, SWAP_MS, DRAW_MS = 620, 1000, 760, 900, 900
MOST_OFFERED = 5
"""So many followers are seen at once; more of them look alike."""


def sacrificed(cue: AnkhCue) -> Animation | None:
    """R6.4, R10.7. Followers rise from their god's figure as light."""
    count = min(cue.number("count"), MOST_OFFERED)
    if count < 1:
        return None
    at, icon = _over(cue, 1.4), cue.stage.picture("ankh/follower", 0.7)
    rows: list[Frame | None] = [cue.effect("glow", _over(cue, 0.9), 0.7)]
    for i in range(count):
        place = at[0] + (i - (count - 1) / 2) * 0.45 * cue.stage.size, at[1]
        late = 0.08 * i
        rows.append(delayed(shown(icon, onto(cue.stage, place, -0.9), fades(0.15, 0.55)), late, late + 0.6))
    return cue.play(OFFER_MS, *rows)


def unlocked(cue: AnkhCue) -> Animation:
    """R6.4. The sign of the power shines over the god and goes to its panel."""
    sign = centred(cue.stage.media.sprites.get(f"ankh/power/{cue.word('power')}", width=round(1.3 * cue.stage.size)))
    return _gift(cue, sign, "glow")


def guardian_taken(cue: AnkhCue) -> Animation:
    """R6.4. The guardian stands over the god as it is before it comes onto the board, and goes to its panel."""
    kind, god = cue.word("figure"), cue.god()
    if kind not in GUARDIANS:
        raise Unplaced(kind)
    return _gift(cue, cue.figure(FigureView(-1, kind, god, god, "", 0, False)), "dust")


def _gift(cue: AnkhCue, picture: AnchoredPicture, effect: str) -> Animation:
    """Something appears over a god's figure and goes to its panel."""
    god, counter, at = cue.god(), cue.stage.counter_of, _over(cue, 0.9)
    stays = shown(picture, onto(cue.stage, at, -0.4), fades(0.15, 0.8))
    rows = [cue.effect(effect, at, 1.1), stays]
    if counter is not None:
        spark = cue.stage.picture("ankh/sun", 0.4)
        rows.append(lively(cue.stage, fly_to_counter(cue.stage, spark, at, lambda: counter(god), 0.3)))
    return cue.play(GIFT_MS, *rows, over=counter is not None)


def token_lost(cue: AnkhCue) -> Animation:
    """R6.4. The token of a power that nobody is left to give sinks into the sand before its god."""
    at = _over(cue, 0.2)
    token = cue.stage.picture(f"ankh/token/{cue.god()}", 1.3)
    size, reduced = cue.stage.size, cue.stage.reduced

    def sinking(share: float) -> list[Cel]:
        down = 0.0 if reduced else 0.8 * size * span(share, 0.2, 0.8)
        return [on(token, (at[0], at[1] + down), fading(share, 0.1, 0.5))]

    return cue.play(LOSS_MS, cue.effect("sand", (at[0], at[1] + 0.4 * size)), sinking)


def regions_swapped(cue: AnkhCue) -> Animation:
    """R8.2. The numbers of two regions go to each other's place, past one another."""
    one, other = cue.number("region"), cue.number("other")
    later = bearing_plates(cue.after)
    if one not in later or other not in later:
        raise Unplaced(f"{one} {other}")
    rows = [_plate_goes(cue, number, later[start], later[number], lift)
            for number, start, lift in ((one, other, 0.9), (other, one, -0.9))]  # fmt: skip
    return cue.play(SWAP_MS, *rows)


def _plate_goes(cue: AnkhCue, number: int, start: str, end: str, lift: float) -> Frame:
    """The plate of a number goes from a space to another."""
    ends = cue.at(f"space:{start}", 0, -PLATE_UP), cue.at(f"space:{end}", 0, -PLATE_UP)
    return travel(cue.stage, cue.stage.art.plate(number, lit=True), ends, lift)


def nobody_won(cue: AnkhCue) -> Animation:
    """R10.10. The swords over the region fall apart, the tokens of all that fought sink into sand."""
    battle, at, size = cue.shown.view.battle, cue.heart(0, -0.4), cue.stage.size
    gods = battle.fighters if battle is not None else ()
    swords = cue.stage.picture("ankh/conflict", 1.6)
    rows: list[Frame | None] = [shown(swords, onto(cue.stage, at, -0.6), fades(0.1, 0.35))]
    for i, god in enumerate(gods):
        token = cue.stage.picture(f"ankh/token/{god}", 1.1)
        x = at[0] + (i - (len(gods) - 1) / 2) * 1.2 * size

        def sinking(share: float, x: float = x, token: AnchoredPicture = token) -> list[Cel]:
            down = 0.0 if cue.stage.reduced else 0.7 * size * span(share, 0.4, 0.9)
            return [on(token, (x, at[1] + down), fading(share, 0.1, 0.6))]

        sand = cue.effect("sand", (x, at[1] + 0.4 * size), 0.8)
        rows += [sinking, delayed(sand, 0.3) if sand is not None else None]
    return cue.play(DRAW_MS, *rows)


def _over(cue: AnkhCue, up: float) -> Point:
    """A point so many radii over the figure of the god that the event names."""
    return cue.at(cue.god_ref(cue.god()), 0, -up)
