"""Conflicts, cards, what the gods do in them, the merge and the end (R9-R21, section 10)."""

from __future__ import annotations

from functools import partial
from math import pi, sin
from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace

from game.titles.ankh.content import CHARIOTS, FLOOD, GOD
from game.titles.ankh.state import DESERT, FERTILE
from scenes.kit.animation import Animation, Cel, delayed, fades, fading, span
from scenes.kit.board_art import AnchoredPicture
from scenes.kit.cue import Unplaced
from scenes.kit.fx import centred, flip, float_number, fly_to_counter, lively, on, onto, overhead, shown, spot
from scenes.media.theme import ease_out
from scenes.titles.ankh.cards import back_of_god
from scenes.titles.ankh.pieces import name_of
from scenes.titles.ankh.space import square_of

if TYPE_CHECKING:
    from game.titles.ankh.view import FigureView
    from scenes.kit.animation import Frame
    from scenes.kit.fx import Point
    from scenes.titles.ankh.board_fx import AnkhCue

BEGIN_MS, SIGN_MS, REVEAL_MS, PLAGUE_MS, EYE_MS, SCALE_MS = 900, 640, 1100, 1400, 800, 1000
MERGE_MS, FORGET_MS, END_MS, HOLD_MS, FOLLOW_MS = 1900, 1700, 2200, 620, 720
CARD_APART = 1.3
SWARMS = 7
"""At so many spaces of a region locusts are seen at once."""


# ---------------------------------------------------------------- R9
def conflict_began(cue: AnkhCue) -> Animation:
    """R9.1, R20. The sign of the conflict over the board; what Set holds from now on turns to his colour."""
    sign = centred(cue.stage.media.sprites.get("ankh/event/conflict", size=(220, 220)))
    middle = overhead(cue.stage)
    frames: list[Frame | None] = [shown(sign, middle, fades(0.2, 0.7))]
    frames += [_turning(cue, one) for one in cue.after.figures if one.held != one.owner]
    return cue.play(BEGIN_MS, *frames)


def conflict_ended(cue: AnkhCue) -> Animation | None:
    """R9.2, R20. What Set held is its owners' again: his ring falls off it, theirs closes round it."""
    held = [one for one in cue.shown.view.figures if one.held != one.owner]
    frames = [_turning(cue, replace(one, held=one.owner)) for one in held]
    return cue.play(SIGN_MS, *frames) if frames else None


def passed_on(cue: AnkhCue) -> Animation:
    """R21.9. Petsuchos goes over to another god: its ring closes round him."""
    god, kind = cue.god(), cue.word("figure")
    found = [one for one in cue.shown.view.figures if one.kind == kind]
    if not found:
        raise Unplaced(kind)
    ref = cue.placed(f"space:{found[0].space}")
    ring = _turning(cue, replace(found[0], held=god))
    return cue.play(SIGN_MS, ring, cue.effect("glow", cue.at(ref), 0.9), trail=(ref,))


def handed_over(cue: AnkhCue) -> Animation | None:
    """R14.2, R18.4, R21.6. Followers go from one god's figure to the panel of another."""
    god, to, counter = cue.god(), cue.god("to"), cue.stage.counter_of
    if counter is None or cue.number("count") < 1:
        return None
    icon = cue.stage.picture("ankh/follower", 0.6)
    flight = fly_to_counter(cue.stage, icon, cue.at(cue.god_ref(god)), lambda: counter(to), 0.1)
    return cue.play(FOLLOW_MS, lively(cue.stage, flight), over=True)


def _turning(cue: AnkhCue, one: FigureView) -> Frame:
    """A ring in the colour of who holds a figure closes round it."""
    at = cue.at(cue.placed(f"space:{one.space}"), 0, 0.32)
    ring = cue.stage.picture(f"ankh/ring/{one.held}", 0.92)
    return shown(ring, at, lambda share: round(255 * span(share, 0.2, 0.9)))


def event_came(cue: AnkhCue) -> Animation | None:
    """R8. The sign of an event over the board; that of a conflict comes with the conflict itself."""
    name = {"C": "control", "S": "caravan"}.get(cue.word("event"), "")
    if not name:
        return None
    sign = centred(cue.stage.media.sprites.get(f"ankh/event/{name}", size=(180, 180)))
    return cue.play(SIGN_MS, shown(sign, overhead(cue.stage), fades(0.2, 0.7)))


def battle_began(cue: AnkhCue) -> Animation:
    """R10. Swords over the region, a ring of light on each figure that stands there."""
    swords = cue.stage.picture("ankh/conflict", 1.6)
    here = set(cue.spaces(cue.region()))
    marks = [cue.stage.picture("ankh/mark/lit")]
    there = [one.space for one in cue.shown.view.figures if one.space in here]
    rings = [shown(mark, cue.at(f"space:{space}"), fades(0.3, 0.7)) for space in there for mark in marks]
    return cue.play(SIGN_MS, *rings, shown(swords, onto(cue.stage, cue.heart(), 0.8), fades(0.2, 0.75)))


def dominated(cue: AnkhCue) -> Animation:
    """R9.4. The god's token rises over the region that it has alone."""
    token = cue.stage.picture(f"ankh/token/{cue.god()}", 1.8)
    light = cue.effect("glow", cue.heart(0, -0.3))
    return cue.play(SIGN_MS, light, shown(token, onto(cue.stage, cue.heart(0, -0.3), -0.5), fades(0.2, 0.75)))


def majorities(cue: AnkhCue) -> Animation:
    """R10.9. The kinds of monuments that a god leads rise over the region."""
    kinds = cue.word("kinds").split()
    rows = []
    for i, kind in enumerate(kinds):
        at = cue.heart((i - (len(kinds) - 1) / 2) * 1.1, -0.4)
        rows.append(float_number(cue.stage, cue.stage.picture(f"ankh/{kind}", 0.8), at))
        rows.append(float_number(cue.stage, cue.stage.picture(f"ankh/token/{cue.god()}", 0.7), (at[0], at[1] + 6)))
    return cue.play(SIGN_MS, *rows)


def battle_won(cue: AnkhCue) -> Animation:
    """R10.10. Light and the winner's token over the region."""
    at = cue.heart(0, -0.4)
    token = shown(cue.stage.picture(f"ankh/token/{cue.god()}", 2.2), onto(cue.stage, at, -0.5), fades(0.15, 0.75))
    return cue.play(SIGN_MS, cue.effect("glow", at, 1.5), token)


# ---------------------------------------------------------------- R10 cards
def revealed(cue: AnkhCue) -> Animation:
    """R10.7. The god's cards turn over beside the region; what they do to the ground is seen at once."""
    battle, god = cue.shown.view.battle, cue.god()
    cards = cue.word("cards").split()
    if battle is None or god not in battle.fighters:
        raise Unplaced("battle")
    at, stage = _place_of_card(cue, god), cue.stage
    back, wide = centred(_card(cue, back_of_god(stage.seats, god))), round(CARD_APART * stage.size)
    frames: list[Frame | None] = []
    for i, card in enumerate(cards):
        place = at[0] + (i - (len(cards) - 1) / 2) * wide, at[1]
        face = centred(_card(cue, f"ankh/card/{card}"))
        turn = flip(stage, back, face, place, 0.25)
        stands = shown(face, place, lambda share: round(255 * (1 - span(share, 0.85, 1))))
        frames += [delayed(turn, 0.0, 0.35), delayed(stands, 0.35)]
        frames.append(shown(centred(stage.media.sprites.get(f"ankh/token/{god}", size=(34, 34))),
                            (place[0], place[1] + 0.95 * stage.size), fades(0.1, 0.85)))  # fmt: skip
    frames += _on_the_ground(cue, god, cards)
    return cue.play(REVEAL_MS, *frames)


def _card(cue: AnkhCue, name: str) -> pygame.Surface:
    return cue.stage.media.sprites.get(name, width=round(1.2 * cue.stage.size))


def _place_of_card(cue: AnkhCue, god: int) -> Point:
    """Over the region, the cards of all that fight beside each other, inside the board."""
    battle = cue.shown.view.battle
    if battle is None:
        raise Unplaced("battle")
    many, at = len(battle.fighters), battle.fighters.index(god)
    x, y = cue.heart((at - (many - 1) / 2) * CARD_APART * 1.15, -0.9)
    (left, top), area = cue.stage.origin(), cue.stage.rect
    room = 1.2 * cue.stage.size
    return (min(max(x, area.left - left + room), area.right - left - room),
            min(max(y, area.top - top + room), area.bottom - top - room))  # fmt: skip


def _on_the_ground(cue: AnkhCue, god: int, cards: list[str]) -> list[Frame | None]:
    """Water on the fertile spaces that a flood reaches, dust round those that have chariots."""
    here, view = set(cue.spaces(cue.region())), cue.shown.view
    own = [one.space for one in view.figures if one.held == god and one.space in here]
    found: list[Frame | None] = []
    if FLOOD in cards:
        found += [_late(frame) for frame in cue.all_at("flood", [s for s in own if terrain_of(cue, s) == FERTILE])]
    if CHARIOTS in cards:
        found += [_late(frame) for frame in cue.all_at("dust", own, 0.9)]
    if "drought" in cards:
        found += [_late(frame) for frame in cue.all_at("glow", [s for s in own if terrain_of(cue, s) == DESERT], 0.6)]
    return found


def _late(frame: Frame | None) -> Frame | None:
    return delayed(frame, 0.35) if frame is not None else None


def terrain_of(cue: AnkhCue, space: str) -> str:
    """The ground of a space."""
    column, row = square_of(space)
    return cue.shown.view.terrain[row * cue.shown.view.columns + column]


def plague(cue: AnkhCue) -> Animation:
    """R10.8. Locusts come over the region."""
    spaces = list(cue.spaces(cue.region()))
    chosen = spaces[:: max(1, len(spaces) // SWARMS)]
    frames: list[Frame | None] = []
    for i, space in enumerate(chosen):
        x, y = cue.at(f"space:{space}")
        start = 0.08 * (i % 4)

        def swarm(share: float, x: float = x, y: float = y, start: float = start) -> list[Cel]:
            own = span(share, start, start + 0.7)
            if not 0 < own < 1:
                return []
            name = f"ankh/fx/locusts_{int(own * 18) % 6}"
            drift = (1 - own) * cue.stage.size * 1.5
            return [on(cue.stage.picture(name, 1.1), (x + drift, y - drift * 0.6), fading(own, 0.2, 0.75))]

        frames.append(lively(cue.stage, swarm))
    still = cue.stage.picture("ankh/mark/target")
    rings = [shown(still, cue.at(f"space:{space}"), fades(0.3, 0.7)) for space in spaces] if cue.stage.reduced else []
    return cue.play(PLAGUE_MS, *rings, *frames)


# ---------------------------------------------------------------- gods
def eye_placed(cue: AnkhCue) -> Animation:
    """R19.2. The eye opens over a region."""
    at = cue.heart(0, -0.4)
    still = shown(cue.stage.picture("ankh/fx/eye_4", 0.9), at, fades(0.2, 0.8)) if cue.stage.reduced else None
    return cue.play(EYE_MS, still or cue.effect("eye", at, 0.9, fades(0.05, 0.85)))


def banned(cue: AnkhCue) -> Animation:
    """R19.3. The eye looks, and a stamp falls on the card."""
    at, stage = cue.heart(0, -0.9), cue.stage
    card = shown(centred(_card(cue, f"ankh/card/{cue.word('card')}")), at, fades(0.1, 0.85))
    stamp = centred(stage.media.sprites.get("ankh/banned", width=round(1.1 * stage.size)))

    def falling(share: float) -> list[Cel]:
        own = span(share, 0.4, 0.55)
        lift = 0 if stage.reduced else (1 - own) * 0.8 * stage.size
        return [on(stamp, (at[0], at[1] - lift), round(255 * own * (1 - span(share, 0.85, 1))))]

    look = cue.effect("eye", (at[0], at[1] - 1.3 * stage.size), 0.6, fades(0.05, 0.8))
    return cue.play(REVEAL_MS, card, look, falling)


def guess_checked(cue: AnkhCue) -> Animation:
    """R18.4, R18.5. The scale tips: level where the guess was right, over to one side where it was wrong."""
    at, stage, right = cue.heart(0, -0.8), cue.stage, cue.number("right") == 1
    scale = centred(stage.media.sprites.get("ankh/scale", width=round(1.7 * stage.size)))

    def tipping(share: float) -> list[Cel]:
        own = span(share, 0.1, 0.8)
        swing = 10 * sin(own * 3 * pi) * (1 - own)
        angle = swing if right else swing + 24 * ease_out(own)
        if stage.reduced:
            angle = 0 if right else 24
        turned = pygame.transform.rotozoom(scale.surface, angle, 1.0)
        return [on(centred(turned), at, fading(share, 0.1, 0.85))]

    return cue.play(SCALE_MS, cue.effect("glow", at, 1.2) if right else None, tipping)


def scale_paid(cue: AnkhCue) -> Animation:
    """R18.6. What lies on the scale becomes light."""
    at = cue.at(cue.god_ref(cue.god()), 0, -0.8)
    return cue.play(SIGN_MS, cue.effect("glow", at), shown(cue.stage.picture("ankh/scale", 1.2), at, fades(0.2, 0.7)))


def token_used(cue: AnkhCue) -> Animation:
    """R10.10. The conflict token decides."""
    token = cue.stage.picture("ankh/conflict", 2.0)
    return cue.play(SIGN_MS, shown(token, onto(cue.stage, cue.heart(0, -0.4), 0.8), fades(0.2, 0.75)))


# ---------------------------------------------------------------- R12, R13
def merged(cue: AnkhCue) -> Animation:
    """R12. The faces of two gods come together over the board and become one."""
    faces = [_portrait(cue, cue.god(name)) for name in ("lower", "higher")]
    both = centred(cue.stage.media.sprites.get("ankh/merged", size=(300, 300)))
    frames: list[Frame | None] = []
    for way, face in zip((-1, 1), faces, strict=True):
        frames.append(shown(face, overhead(cue.stage, dx=partial(_nearing, way)), fades(0.12, 0.85)))
    frames.append(delayed(shown(both, overhead(cue.stage), fades(0.2, 0.8)), 0.5))
    return cue.play(MERGE_MS, *frames)


def _nearing(way: int, share: float) -> float:
    """How far beside the middle a face is on its way there."""
    return way * (90 + 300 * (1 - ease_out(span(share, 0, 0.6))))


def _portrait(cue: AnkhCue, god: int) -> AnchoredPicture:
    name = name_of(cue.shown.view, god)
    return centred(cue.stage.media.sprites.get(f"ankh/portrait/{name}", size=(180, 220)))


def forgotten(cue: AnkhCue) -> Animation:
    """R13.2. A god's figures run away as sand, and its face fades over the board."""
    god, view = cue.god(), cue.shown.view
    own = [one for one in view.figures if one.owner == god]
    face = shown(_portrait(cue, god), overhead(cue.stage, dy=lambda share: 40 * share),
                 lambda share: fading(share, 0.1, 0.4))  # fmt: skip
    frames: list[Frame | None] = []
    for one in own:
        at = spot(cue.stage, f"space:{one.space}")
        frames.append(shown(cue.figure(one), at, lambda share: round(255 * (1 - span(share, 0.1, 0.7)))))
        frames.append(cue.effect("sand", at, 1.2 if one.kind == GOD else 0.9))
    return cue.play(FORGET_MS, *frames, face, hide=tuple(f"figure:{one.number}" for one in own))


def ended(cue: AnkhCue) -> Animation | None:
    """R11.4, R13. The sun rises behind the face of the god that has won."""
    winners = cue.event.data.get("winners")
    gods = {cue.after.team[seat] for seat in winners} - {-1} if isinstance(winners, list) else set()
    if len(gods) != 1:
        return None
    god, stage = gods.pop(), cue.stage

    def rays(share: float) -> list[Cel]:
        picture = stage.picture(f"ankh/fx/glow_{min(3, int(share * 8))}", 4.2)
        (x, y), (left, top) = stage.rect.center, stage.origin()
        return [on(picture, (x - left, y - top), fading(share, 0.15, 0.8))]

    face = shown(_portrait(cue, god), overhead(stage, dy=lambda share: 120 * (1 - ease_out(span(share, 0, 0.5)))),
                 fades(0.15, 0.85))  # fmt: skip
    return cue.play(END_MS, rays, face)
