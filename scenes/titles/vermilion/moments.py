"""What events of Vermilion look like beside its board: cards burn and slide into their piles, trinkets turn, what is
won comes out of a roll; dice have `moments_dice`.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.grammar import CORRUPTION
from scenes.kit.animation import Cel, between, fading, span
from scenes.kit.event_look import EventLook
from scenes.kit.fx import centred, on
from scenes.media import theme
from scenes.media.theme import ease_out
from scenes.titles.vermilion import moments_dice as dice
from scenes.titles.vermilion.faces import HAND, SEALED, card_face
from scenes.titles.vermilion.moment import LYING, crumbling, thrown
from scenes.titles.vermilion.thrown import EMBER, SIZES, STEPS, shrunk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.kit.animation import Animation
    from scenes.kit.board_art import AnchoredPicture
    from scenes.titles.vermilion.moment import MomentStage, Place, TableCue

BURN_MS, TURN_MS, TAINT_MS, SLIDE_MS, BACK_MS, LOOT_MS, OPEN_MS = 760, 520, 1100, 320, 520, 1000, 760
LARGE, SIGN = 64, 34


def burnt(cue: TableCue) -> Animation:
    """R6.1. A card burns."""
    card = cue.word("card")
    place = cue.card_place(card)
    whole = card_face(cue.stage.media, card, place.size)
    own = cue.stage.is_own(cue.seat)
    return cue.play(BURN_MS, crumbling(cue, card, whole, place.center, EMBER, rise=24),
                    hide=(f"card:{card}",) if own else ())  # fmt: skip


def corrupted(cue: TableCue) -> Animation:
    """R8.1. A corruption card turns up over the board, stands to be read, and slides into the discard pile."""
    stage, card = cue.stage, cue.word("card")
    at = cue.there(stage.seen_at(cue.seat))
    middle, end = (at.centerx, at.top - HAND[1] // 3), cue.pile("discard")
    face, back = card_face(stage.media, card, HAND), card_face(stage.media, "corruption", HAND)
    sizes = [centred(shrunk(stage.media, card, face, step)) for step in range(SIZES)]
    turned = [_edges(stage, picture, name) for picture, name in ((back, "corruption"), (face, card))]

    def frame(share: float) -> Sequence[Cel]:
        if stage.reduced:
            return [on(sizes[0], middle, fading(share))]
        if share < 0.3:
            step = int(share / 0.3 * 2 * SIZES)
            return [on(turned[0][min(SIZES - 1, step)] if step < SIZES else turned[1][2 * SIZES - 1 - step], middle)]
        own = span(share, 0.68, 1.0)
        return [on(sizes[min(SIZES - 1, int(own * SIZES))], between(middle, end, own * own))]

    return cue.play(TAINT_MS, frame)


def _edges(stage: MomentStage, whole: pygame.Surface, name: str) -> list[AnchoredPicture]:
    """A card that turns: whole first, on its edge last."""
    wide, high = whole.get_size()
    made = stage.media.sprites.made
    widths = [max(2, round(wide * (1 - step / SIZES))) for step in range(SIZES)]
    return [centred(made(("vermilion edge", name, (wide, high), width), partial(
        pygame.transform.smoothscale, whole, (width, high)))) for width in widths]


def slid(cue: TableCue) -> Animation:
    """R4.7. A card slides from the hand into the discard pile."""
    return _slide(cue, cue.word("card"), cue.pile("discard"))


def played(cue: TableCue) -> Animation:
    """R5.1. A card goes to the gear that it uses."""
    slot = cue.stage.place_of(f"slot:{cue.word('slot')}") if cue.stage.is_own(cue.seat) else None
    return _slide(cue, cue.word("card"), slot.center if slot is not None else cue.pile("discard"))


def _slide(cue: TableCue, card: str, end: Place) -> Animation:
    """Out of the own hand; those of others are seen as they leave it."""
    stage = cue.stage
    place = cue.card_place(card)
    whole = card_face(stage.media, card, place.size)
    sizes = [centred(shrunk(stage.media, card, whole, step)) for step in range(SIZES)]
    own = stage.is_own(cue.seat)

    def frame(share: float) -> Sequence[Cel]:
        if stage.reduced:
            return [on(sizes[0], place.center, round(255 * (1 - share)))]
        return [on(sizes[min(SIZES - 1, int(share * SIZES))], between(place.center, end, ease_out(share)),
                   fading(share, 0.05, 0.8))]  # fmt: skip

    return cue.play(SLIDE_MS, frame, hide=(f"card:{card}",) if own else ())


def fetched(cue: TableCue) -> Animation:
    """R6.2. The card that was searched for comes to the hand."""
    stage, card = cue.stage, cue.word("card")
    whole = card_face(stage.media, card, HAND)
    sizes = [centred(shrunk(stage.media, card, whole, step)) for step in range(SIZES)]
    end = cue.there(stage.place_of("hand:")).center if stage.is_own(cue.seat) else cue.pile("hand")
    start = cue.pile("deck")

    def frame(share: float) -> Sequence[Cel]:
        if stage.reduced:
            return [on(sizes[0], end, fading(share))]
        step = SIZES - 1 - int(share * SIZES) if stage.is_own(cue.seat) else SIZES - 1
        return [on(sizes[step], between(start, end, ease_out(share)))]

    return cue.play(BACK_MS, frame)


def duality(cue: TableCue) -> Animation:
    """R9.4. A duality card comes to a seat; it opens for nobody but its reader."""
    stage, seat = cue.stage, cue.seat
    card = cue.after.duality if cue.after.reader == seat and cue.after.duality else SEALED
    face, back = card_face(stage.media, card, HAND), card_face(stage.media, SEALED, HAND)
    plate = cue.there(stage.place_of(f"seat:{seat}"))
    middle = (plate.right + HAND[0], plate.centery)
    edges = [_edges(stage, picture, name) for picture, name in ((back, SEALED), (face, card))]

    def frame(share: float) -> Sequence[Cel]:
        own = span(share, 0.45, 0.8)
        if stage.reduced or card == SEALED or own >= 1:
            shown = edges[1][0] if stage.reduced or own >= 1 else edges[0][0]
            return [on(shown, middle, fading(share, 0.2, 0.85))]
        step = int(own * 2 * SIZES)
        shown = edges[0][step] if step < SIZES else edges[1][2 * SIZES - 1 - step]
        return [on(shown, (middle[0], middle[1] - 30 * (1 - ease_out(span(share, 0, 0.4)))), fading(share, 0.2, 0.85))]

    return cue.play(OPEN_MS, frame)


# ---------------------------------------------------------------- trinkets, loot
def trinket_used(cue: TableCue) -> Animation:
    """R11.9. A trinket turns by a quarter."""
    return _turn(cue, -90)


def charged(cue: TableCue) -> Animation:
    """R11.12. A trinket turns back."""
    return _turn(cue, 90)


def _turn(cue: TableCue, by: int) -> Animation:
    stage, item = cue.stage, cue.word("item")
    if stage.is_own(cue.seat):
        turn = stage.gear.turn

        def frame(share: float) -> Sequence[Cel]:
            turn(0 if stage.reduced else round(by * ease_out(share) / 10) * 10)
            return ()

        return cue.play(TURN_MS, frame, done=partial(turn, 0))
    at = cue.there(stage.place_of(f"seat:{cue.seat}"))
    made, name = stage.media.sprites.made, f"vermilion/gear/{item}"
    whole = stage.media.sprites.get(name, size=(LARGE, LARGE))
    pictures = [centred(made(("vermilion turning", item, by, step), partial(
        pygame.transform.rotate, whole, by * step / STEPS))) for step in range(STEPS + 1)]

    def other(share: float) -> Sequence[Cel]:
        picture = pictures[0 if stage.reduced else round(STEPS * ease_out(share))]
        return [on(picture, (at.right + LARGE // 2, at.centery), fading(share, 0.15, 0.8))]

    return cue.play(TURN_MS, other)


def looted(cue: TableCue) -> Animation:
    """R9.8. The Corruption die tells what is won; it flies to the plate of who won it."""
    stage, media = cue.stage, cue.stage.media
    at, plate = cue.there(stage.seen_at(cue.seat)), cue.there(stage.place_of(f"seat:{cue.seat}"))
    place = pygame.Rect(0, 0, LYING, LYING)
    place.center = (at.centerx, at.top - 8)
    names = [word.partition(":")[0] for word in cue.word("items").split()]
    signs = [f"vermilion/material/{name}" for name in names]
    icons = [centred(media.sprites.get(sign, size=(SIGN, SIGN))) for sign in signs if media.sprites.has(sign)]
    bonus = cue.number("bonus")
    figure = media.theme.text(f"+{bonus}", theme.BODY, theme.GOLD, True, shadow=True).copy() if bonus > 0 else None

    def won(share: float) -> Sequence[Cel]:
        own = span(share, 0.6, 1.0)
        cels = [Cel(figure, (place.right + 4, place.y + 8), fading(share, 0.5, 0.85))] if figure is not None else []
        if not own:
            return cels
        for i, icon in enumerate(icons):
            start = (place.centerx + 40 * (i + 1), place.centery)
            at = between(start, plate.center, 0 if stage.reduced else own * own)
            cels.append(on(icon, at, fading(own, 0.15, 0.9)))
        return cels

    black = thrown(cue, CORRUPTION, cue.number("face"), (plate.center, place), 0, 1)
    return cue.play(LOOT_MS, black, won)


MOMENTS = {name: EventLook(animation=made) for name, made in {
    "rolled": dice.rolled, "thresholds": dice.thresholds, "die_returned": dice.returned, "die_gained": dice.gained,
    "die_lost": dice.lost, "condensed": dice.dissolved, "resisted": dice.resisted, "combusted": burnt,
    "corrupted": corrupted, "discarded": slid, "played": played, "fetched": fetched, "duality_drawn": duality,
    "trinket_used": trinket_used, "charged": charged, "looted": looted,
}.items()}  # fmt: skip
"""The animations of events here; those of the board stand in `events`."""
