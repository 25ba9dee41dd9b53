"""Figures, monuments, caravans (R4, R6, R8, R14, R21): how they move, come, go and change hands."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from game.titles.ankh.state import NOBODY
from game.titles.ankh.view import FigureView, MonumentView
from scenes.kit.animation import Animation, Cel, between, delayed, fades, fading, span
from scenes.kit.board_art import AnchoredPicture
from scenes.kit.board_space import hex_centre
from scenes.kit.cue import Unplaced
from scenes.kit.fx import fly_to_counter, lively, on, onto, shown, travel
from scenes.media.theme import ease_out
from scenes.titles.ankh import pieces
from scenes.titles.ankh.pieces import CAT_ICONS
from scenes.titles.ankh.space import edge_of, square_of

if TYPE_CHECKING:
    from game.titles.ankh.view import SeatView
    from scenes.kit.animation import Frame
    from scenes.titles.ankh.board_fx import AnkhCue

MOVE_MS, COME_MS, FALL_MS, TOKEN_MS, RISE_MS, CARAVAN_MS = 560, 620, 760, 620, 900, 1500
TURN_MS, CAT_MS, POUNCE_MS, PORTAL_MS, FOLLOW_MS = 360, 620, 760, 760, 720


def coming(share: float) -> int:
    """Alpha of what turns up quickly and stays."""
    return round(255 * min(1.0, share * 3))


def moved(cue: AnkhCue) -> Animation:
    """R6.1, R21.1, R10.1. A figure goes to its space in a low arc."""
    start, end = cue.space("start"), cue.space()
    one = cue.standing(cue.word("start"), cue.word("figure"))
    ends = cue.at(start), cue.at(end)
    walk = travel(cue.stage, cue.figure(one), ends, 0.5)
    dust = cue.effect("dust", ends[1], 0.55)
    return cue.play(MOVE_MS, delayed(dust, 0.62) if dust else None, walk,
                    hide=(f"figure:{one.number}",), trail=(start, end))  # fmt: skip


def pushed(cue: AnkhCue) -> Animation:
    """R21.1. A figure is pushed aside."""
    return moved(cue)


def summoned(cue: AnkhCue) -> Animation:
    """R6.2. A figure comes down onto its space."""
    end, kind, god = cue.space(), cue.word("figure"), cue.god()
    later = [one for one in cue.after.figures if one.space == cue.word("space") and one.kind == kind]
    one = later[0] if later else FigureView(-1, kind, god, god, cue.word("space"), 0, False)
    at = cue.at(end)
    way = onto(cue.stage, at, 1.1)
    come = shown(cue.figure(one), lambda share: way(span(share, 0, 0.7)), coming)
    dust = cue.effect("dust", at, 0.7)
    return cue.play(COME_MS, delayed(dust, 0.6) if dust else None, come, trail=(end,))


def returned(cue: AnkhCue) -> Animation:
    """R21.5. The Mummy rises out of the sand."""
    end, god = cue.space(), cue.god()
    one = FigureView(-1, "mummy", god, god, cue.word("space"), 0, False)
    return cue.play(RISE_MS, _rising(cue, cue.figure(one), end), cue.effect("sand", cue.at(end)), trail=(end,))


def _rising(cue: AnkhCue, picture: AnchoredPicture, ref: str) -> Frame:
    """A picture comes up out of the ground: more and more of its upper part."""
    at = cue.at(ref)
    wide, high = picture.surface.get_size()

    def frame(share: float) -> list[Cel]:
        if cue.stage.reduced:
            return [on(picture, at, round(255 * share))]
        seen = max(1, round(high * ease_out(span(share, 0, 0.85))))
        x, y = picture.at(*at)
        part = picture.surface.subsurface((0, 0, wide, seen))
        return [Cel(part, (x, y + high - seen))]

    return frame


def killed(cue: AnkhCue) -> Animation:
    """R10.12. A figure runs away as sand."""
    ref = cue.space()
    one = cue.standing(cue.word("space"), cue.word("figure"))
    body = shown(cue.figure(one), cue.at(ref), lambda share: round(255 * (1 - span(share, 0.05, 0.6))))
    return cue.play(FALL_MS, body, cue.effect("sand", cue.at(ref)), hide=(f"figure:{one.number}",), trail=(ref,))


def kept_alive(cue: AnkhCue) -> Animation:
    """R14.4. Isis' light is over the figure."""
    ref = cue.space()
    return cue.play(FALL_MS, cue.effect("glow", cue.at(ref)), trail=(ref,))


def trapped(cue: AnkhCue) -> Animation:
    """R14.2. A warrior is drawn into a slot beside Anubis' figure."""
    at, owner = cue.at(cue.god_ref(cue.god())), cue.number("of")
    if owner < 0:
        raise Unplaced("of")
    slot = cue.stage.picture("ankh/slot", 1.1)
    warrior = cue.stage.picture(f"ankh/warrior/{owner}", 0.8)
    place = at[0], at[1] - 1.1 * cue.stage.size
    sink = travel(cue.stage, warrior, ((place[0], place[1] - 0.7 * cue.stage.size), place), 0.3)
    closing = shown(slot, place, fades(0.15, 0.8))
    return cue.play(FALL_MS, closing, delayed(sink, 0.1, 0.7), cue.effect("glow", place, 0.5))


def faced(cue: AnkhCue) -> Animation:
    """R21.7. The Scorpion turns."""
    ref = cue.space()
    cue.standing(cue.word("space"))
    return cue.play(TURN_MS, cue.effect("dust", cue.at(ref), 0.6), trail=(ref,))


def made_radiant(cue: AnkhCue) -> Animation:
    """R14.6. A sun token comes down."""
    ref = cue.space()
    at = cue.at(ref, 0.5, -0.4)
    sun = shown(cue.stage.picture("ankh/sun", 0.66), onto(cue.stage, at, 0.9), coming)
    return cue.play(TOKEN_MS, cue.effect("glow", at, 0.7), sun, trail=(ref,))


def portal(cue: AnkhCue) -> Animation:
    """R14.5. A portal opens."""
    ref = cue.space()
    gate = shown(cue.stage.picture("ankh/portal", 1.1), cue.at(ref), fades(0.3, 0.85))
    return cue.play(PORTAL_MS, gate, cue.effect("glow", cue.at(ref), 0.8), trail=(ref,))


# ---------------------------------------------------------------- monuments
def controlled(cue: AnkhCue) -> Animation:
    """R8.1. An ankh token comes onto a monument."""
    ref, god = cue.space(), cue.god()
    at = cue.at(ref, -0.5, 0.52)
    token = shown(cue.stage.picture(f"ankh/token/{god}", 0.8), onto(cue.stage, at, 1.2), coming)
    light = cue.effect("glow", cue.at(ref), 0.9)
    return cue.play(TOKEN_MS, delayed(light, 0.4) if light else None, token, trail=(ref,))


def built(cue: AnkhCue) -> Animation:
    """5.2. A monument rises."""
    ref, god = cue.space(), cue.god()
    piece = pieces.monument(MonumentView(cue.word("kind"), god, cue.word("space")))
    dust = cue.effect("dust", cue.at(ref))
    return cue.play(RISE_MS, _rising(cue, cue.stage.art.piece(piece.parts), ref), dust, trail=(ref,))


def destroyed(cue: AnkhCue) -> Animation:
    """R4.5. A monument falls to dust."""
    ref = cue.space()
    piece = cue.shown.pieces.get(f"monument:{cue.word('space')}")
    if piece is None:
        raise Unplaced(ref)
    picture, at, size = cue.stage.art.piece(piece.parts), cue.at(ref), cue.stage.size

    def frame(share: float) -> list[Cel]:
        shake = 0 if cue.stage.reduced else 0.04 * size * sin(share * 18 * pi)
        return [on(picture, (at[0] + shake, at[1]), round(255 * (1 - span(share, 0.3, 0.9))))]

    return cue.play(FALL_MS, frame, cue.effect("dust", at), cue.effect("sand", at), hide=(piece.ref,), trail=(ref,))


def cat_placed(cue: AnkhCue) -> Animation:
    """R16.2. A cat sits down beside a monument, its icon hidden."""
    ref = cue.space()
    at = cue.at(ref, 0.52, 0.5)
    cat = shown(cue.stage.picture("ankh/cat_back", 0.8), onto(cue.stage, at, 0.9), coming)
    return cue.play(TOKEN_MS, cat, trail=(ref,))


def cat_shown(cue: AnkhCue) -> Animation:
    """R16.3, R16.6. A cat wakes: it turns over and grows."""
    ref, icon = cue.space(), CAT_ICONS.get(cue.word("cat"), "back")
    at, stage = cue.at(ref, 0, -0.7), cue.stage
    back, face = stage.picture("ankh/cat_back", 1.5), stage.picture(f"ankh/cat_{icon}", 1.5)

    def frame(share: float) -> list[Cel]:
        turned = span(share, 0.1, 0.45)
        picture = back if turned < 0.5 else face
        if stage.reduced:
            return [on(face, at, fading(share, 0.2, 0.85))]
        wide = max(2, round(picture.surface.get_width() * abs(1 - 2 * turned)))
        narrow = pygame.transform.smoothscale(picture.surface, (wide, picture.surface.get_height()))
        ax = round(picture.ax * wide / picture.surface.get_width())
        return [on(AnchoredPicture(narrow, ax, picture.ay), at, fading(share, 0.08, 0.85))]

    return cue.play(CAT_MS, cue.effect("glow", at, 0.7), frame, trail=(ref,))


def cat_pounced(cue: AnkhCue) -> Animation:
    """R16.6. The star strikes."""
    ref = cue.space()
    return cue.play(POUNCE_MS, cue.effect("star", cue.at(ref)), trail=(ref,))


# ---------------------------------------------------------------- caravans, followers
def caravan(cue: AnkhCue) -> Animation:
    """R8.2. Camels walk in one after the other along the line."""
    size = cue.stage.size
    edges = [edge.partition("|") for edge in cue.word("line").split(" ") if edge]
    if not edges:
        raise Unplaced("line")
    places = [edge_of(one, other, size) for one, _, other in edges]
    rows: list[Frame] = []
    step = 0.6 / len(places)
    for i, place in enumerate(places):
        camel = cue.stage.picture(f"ankh/caravan_{place.slope}")
        before = places[max(0, i - 1)].at if i else (place.at[0] - size, place.at[1])
        begin = i * step

        def frame(share: float, begin: float = begin, start: tuple[float, float] = before,
                  end: tuple[float, float] = place.at, camel: AnchoredPicture = camel) -> list[Cel]:  # fmt: skip
            own = span(share, begin, begin + 0.35)
            if not own:
                return []
            at = end if cue.stage.reduced else between(start, end, ease_out(own))
            return [on(camel, at, round(255 * min(1.0, own * 2)))]

        rows.append(frame)
    return cue.play(CARAVAN_MS, *rows)


def followers_gained(cue: AnkhCue) -> Animation | None:
    """R6.3. Followers come to the god from the monuments around its figures."""
    god, view, counter = cue.god(), cue.shown.view, cue.stage.counter_of
    if cue.word("reason") != "action" or counter is None:
        return None
    own = [one.space for one in view.figures if one.owner == god]
    near = [one.space for one in view.monuments if one.owner in (god, NOBODY)
            and any(beside(view, one.space, space) for space in own)]  # fmt: skip
    icon = cue.stage.picture("ankh/follower", 0.6)
    flights = [fly_to_counter(cue.stage, icon, cue.at(f"space:{space}"), lambda: counter(god), 0.1) for space in near]
    return cue.play(FOLLOW_MS, *(lively(cue.stage, flight) for flight in flights), over=True) if flights else None


def beside(view: SeatView, one: str, other: str) -> bool:
    """R3.4. Whether two land spaces are adjacent: neighbours of one region."""
    (ax, ay), (bx, by) = (hex_centre(square_of(space), 100) for space in (one, other))
    near = 0 < (ax - bx) ** 2 + (ay - by) ** 2 < 200**2
    return near and any(one in region.spaces and other in region.spaces for region in view.regions)
