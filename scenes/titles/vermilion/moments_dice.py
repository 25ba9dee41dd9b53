"""What becomes of dice beside the board of Vermilion: they roll into the wells of gear and its thresholds light up one
after the other, Gambit's crack, used ones fly back, others dissolve.
"""

from __future__ import annotations

from functools import partial
from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.content import DICE, GEAR
from game.titles.vermilion.grammar import BREAKTHROUGH, CORRUPTION
from game.titles.vermilion.phases import TAINTED_FROM
from scenes.kit.animation import Cel, between, fading, span
from scenes.kit.cue import Unplaced
from scenes.kit.fx import centred, on
from scenes.media import theme
from scenes.media.theme import ease_out
from scenes.titles.vermilion.dice import UNROLLED, face_of
from scenes.titles.vermilion.moment import LANDED, LIFT, LYING, crumbling, thrown
from scenes.titles.vermilion.thrown import CRACKS, MIST, TURNS, cracked, die, tumbling
from scenes.titles.vermilion.wells import sign_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.kit.animation import Animation, Frame
    from scenes.titles.vermilion.moment import Place, TableCue

ROLL_MS, LIGHT_MS, CRACK_MS, MIST_MS, BACK_MS, GAIN_MS, TOLD_MS = 760, 260, 700, 640, 520, 420, 900
LARGE, SIGN = 64, 34


def rolled(cue: TableCue) -> Animation:
    """R5.1.3, R8.3. The dice leave the supply, tumble and come to lie in the wells."""
    stage, kinds = cue.stage, cue.word("kinds").split()
    faces, slot = cue.numbers("faces"), cue.stage.slot_of(cue.seat, cue.after)
    start = cue.there(stage.tray(cue.seat)).center
    places = stage.wells(cue.seat, slot, len(kinds))
    dice = zip(kinds, faces, places, strict=False)
    rows = [thrown(cue, kind, face, (start, place), i, len(kinds)) for i, (kind, face, place) in enumerate(dice)]
    own = stage.is_own(cue.seat) and bool(slot)
    return cue.play(ROLL_MS, *rows, start=partial(stage.gear.hold, slot, 0) if own else None)


def thresholds(cue: TableCue) -> Animation:
    """R11.3. The thresholds that are met light up one after the other with what they give; where Gambit has cancelled
    the action its dice crack (R13.22)."""
    stage, view = cue.stage, cue.stage.view
    slot = stage.slot_of(cue.seat, cue.after)
    own = stage.is_own(cue.seat) and bool(slot)
    broken = _broken(cue, slot)
    free = partial(stage.gear.hold, "", 0)
    if broken:
        return cue.play(CRACK_MS, *broken, done=free)
    if own:
        met = stage.gear.met(slot)
        rows = [_lit(cue, slot, i, number, len(met)) for i, number in enumerate(met)]
        return cue.play(LIGHT_MS * max(1, len(met)), *rows, start=partial(stage.gear.hold, slot, 0), done=free)
    item = dict(view.seats[cue.seat].worn).get(slot, "") if view is not None else ""
    signs = [sign for sign in _gives(item, cue.word("met").split()) if stage.media.sprites.has(sign)]
    if not signs:
        raise Unplaced(slot)
    return cue.play(LIGHT_MS * len(signs), *(_rising(cue, sign, i, len(signs)) for i, sign in enumerate(signs)))


def _gives(item: str, met: Sequence[str]) -> list[str]:
    """The signs of what a piece of gear gives for conditions as the event tells them ("sum_ge:6", "pair:0")."""
    if item not in GEAR:
        return []
    rows = [when for when in GEAR[item].thresholds if (when.met if ":" in when.met else f"{when.met}:0") in met]
    return [sign_of(text) for when in rows for text in when.gives]


def _lit(cue: TableCue, slot: str, turn: int, number: int, count: int) -> Frame:
    """A threshold: from its moment on it is lit, flashes, and its sign rises out of it."""
    gear, media = cue.stage.gear, cue.stage.media
    place = gear.line_place(slot, number)
    flash = media.sprites.plain(place.size, (*theme.GOLD, 190))
    signs = [centred(media.sprites.get(sign, size=(SIGN, SIGN))) for sign in gear.signs(slot, number)]
    begin, end = turn / count, (turn + 1) / count

    def frame(share: float) -> Sequence[Cel]:
        if share < begin:
            return ()
        gear.hold(slot, number + 1, more=True)
        own = span(share, begin, end)
        if own >= 1:
            return ()
        if cue.stage.reduced:
            return [Cel(flash, place.topleft, round(120 * (1 - own)))]
        rise = [on(sign, (place.right - 30 - 40 * i, place.y - 40 * ease_out(own)), fading(own, 0.1, 0.7))
                for i, sign in enumerate(signs)]  # fmt: skip
        return [Cel(flash, place.topleft, round(255 * (1 - own))), *rise]

    return frame


def _rising(cue: TableCue, sign: str, turn: int, count: int) -> Frame:
    """What a threshold of another seat gives rises from its plate."""
    place = cue.there(cue.stage.tray(cue.seat))
    icon = centred(cue.stage.media.sprites.get(sign, size=(SIGN, SIGN)))
    x = place.centerx + (turn - (count - 1) / 2) * (SIGN + 6)

    def frame(share: float) -> Sequence[Cel]:
        own = span(share, turn / (count + 1), (turn + 2) / (count + 1))
        if not 0 < own < 1:
            return ()
        up = 0 if cue.stage.reduced else 44 * ease_out(own)
        return [on(icon, (x, place.centery - up), fading(own, 0.15, 0.7))]

    return frame


def _broken(cue: TableCue, slot: str) -> list[Frame]:
    """R13.22. The dice of a roll that Gambit has cancelled, as they crack; nothing where it goes on."""
    view = cue.stage.view
    action = view.action if view is not None else None
    if action is None or action.seat != cue.seat or "gambit" not in dict(action.gives):
        return []
    if not any(one.kind == BREAKTHROUGH and face_of(one) == 0 for one in action.dice):
        return []
    places = cue.stage.wells(cue.seat, slot, len(action.dice))
    return [_cracking(cue, one.kind, max(0, face_of(one)), place)
            for one, place in zip(action.dice, places, strict=False)]  # fmt: skip


def _cracking(cue: TableCue, kind: str, face: int, place: pygame.Rect) -> Frame:
    media, side = cue.stage.media, max(LYING, place.width)
    pictures = [centred(cracked(media, kind, face, side, step)) for step in range(CRACKS)]

    def frame(share: float) -> Sequence[Cel]:
        if cue.stage.reduced:
            return [on(pictures[2], place.center, round(255 * (1 - share)))]
        picture = pictures[min(CRACKS - 1, int(share * CRACKS * 1.25))]
        return [on(picture, place.center, round(255 * (1 - span(share, 0.7, 1.0))))]

    return frame


def returned(cue: TableCue) -> Animation:
    """R11.6, R7.2.4. A used die flies back into the supply."""
    slot, tray = cue.stage.slot_of(cue.seat, cue.after), cue.there(cue.stage.tray(cue.seat))
    wells = cue.stage.wells(cue.seat, slot, 1)
    start = wells[0].center if slot and wells else cue.there(cue.stage.seen_at(cue.seat)).center
    return cue.play(BACK_MS, _flown(cue, cue.word("kind"), start, tray.center))


def gained(cue: TableCue) -> Animation:
    """R6.1. A die comes out of the fire into the supply."""
    tray = cue.there(cue.stage.tray(cue.seat))
    return cue.play(GAIN_MS, _flown(cue, cue.word("kind"), cue.pile("hand"), tray.center))


def _flown(cue: TableCue, kind: str, start: Place, end: Place) -> Frame:
    stage, media = cue.stage, cue.stage.media
    still = centred(die(media, kind, UNROLLED, LYING))
    spun = [centred(tumbling(media, kind, UNROLLED, LYING, turn)) for turn in range(TURNS)]

    def frame(share: float) -> Sequence[Cel]:
        if stage.reduced:
            return [on(still, end, fading(share))]
        x, y = between(start, end, ease_out(share))
        picture = spun[int(share * 2 * TURNS) % TURNS] if share < LANDED else still
        return [on(picture, (x, y - LIFT * sin(pi * ease_out(share))), fading(share, 0.1, 0.9))]

    return frame


def dissolved(cue: TableCue) -> Animation:
    """R6.2. A die of the supply dissolves."""
    kind = cue.word("kind")
    if kind not in DICE:
        raise Unplaced(kind)
    place = cue.there(cue.stage.tray(cue.seat))
    whole = die(cue.stage.media, kind, UNROLLED, LARGE)
    return cue.play(MIST_MS, crumbling(cue, f"die {kind}", whole, place.center, MIST, rise=40))


def lost(cue: TableCue) -> Animation:
    """R8.4. A die of the supply cracks."""
    place = cue.there(cue.stage.tray(cue.seat))
    kind = cue.word("kind")
    if kind not in DICE:
        raise Unplaced(kind)
    return cue.play(CRACK_MS, _cracking(cue, kind, DICE[kind].faces[-1], pygame.Rect(0, 0, LYING, LYING).move_to(
        center=place.center)))  # fmt: skip


def resisted(cue: TableCue) -> Animation:
    """R4.0.1. The Corruption die of a seat rolls over its character; what taints glows."""
    at = cue.there(cue.stage.seen_at(cue.seat))
    place = pygame.Rect(0, 0, LYING, LYING)
    place.center = (at.centerx, at.top - 8)
    total = cue.number("total")
    tainted = total >= TAINTED_FROM
    figure = cue.stage.media.theme.text(str(total), theme.BUTTON, theme.BAD if tainted else theme.GOOD, True,
                                        shadow=True).copy()  # fmt: skip

    def told(share: float) -> Sequence[Cel]:
        own = span(share, LANDED, LANDED + 0.08)
        return [Cel(figure, (place.right + 4, place.y + 6), round(255 * own))] if own else ()

    return cue.play(TOLD_MS, thrown(cue, CORRUPTION, cue.number("face"), (at.move(-70, 0).center, place), 0, 1), told)
