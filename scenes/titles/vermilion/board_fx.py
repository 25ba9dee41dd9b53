"""What the events of Vermilion name on its board, and how it is shown there (section 10, C6.5): walks, blows, pushes,
tokens, falling walls.
"""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING, Protocol

import pygame

from game.titles.vermilion.content import ENEMIES
from game.titles.vermilion.view import SeatView
from scenes.kit import cue
from scenes.kit.animation import Animation, Cel, delayed, fades, fading, span
from scenes.kit.cue import Unplaced
from scenes.kit.fx import Point, Way, arc, burst, float_number, lively, onto, shown, spot, travel
from scenes.kit.stage import Stage
from scenes.media import theme
from scenes.media.canvas import FULL
from scenes.media.theme import ease_out

if TYPE_CHECKING:
    from scenes.kit.animation import Frame
    from scenes.kit.board_art import AnchoredPicture
    from scenes.titles.vermilion.board_art import BoneArt
    from scenes.titles.vermilion.board_items import BoneShown
    from scenes.titles.vermilion.pieces import StandingUnit

COUNTS = {"spark": 6, "shock": 6, "break": 6, "fall": 6, "flip": 6, "calm": 6}
"""How many pictures each painted effect has."""
STEP_MS, LEAP_MS, BLOW_MS, FLOAT_MS, FALL_MS, DIE_MS, TOKEN_MS, ROLL_MS = 240, 460, 460, 620, 420, 640, 420, 900
BREAK_MS, SHOCK_MS, CALM_MS, COME_MS, LOAD_MS, END_MS = 560, 620, 760, 460, 700, 2200
ZONE_KNOWN = 0.6
LEAP, RETALIATE = "R13.20", "R13.9"


class BoneStage(Stage, Protocol):
    """Vermilion's board for its effects."""

    art: BoneArt

    @property
    def shown(self) -> BoneShown:
        """What the board shows now."""


class BoneCue(cue.Cue[BoneStage, SeatView]):
    """An event of Vermilion. What asks for something that is not there raises Unplaced."""

    @property
    def shown(self) -> BoneShown:
        """What the board shows now."""
        return self.stage.shown

    def tile(self, name: str = "at") -> str:
        """The ref of a tile that the event names."""
        return self.placed(f"tile:{self.word(name)}")

    def at(self, ref: str, dx: float = 0.0, dy: float = 0.0) -> Point:
        """A point so many steps from the middle of a place."""
        return spot(self.stage, ref, dx, dy)

    def piece(self, unit: str) -> StandingUnit:
        """A unit that stands on the board."""
        found = self.shown.pieces.get(f"unit:{unit}")
        if found is None:
            raise Unplaced(unit)
        return found

    def picture(self, piece: StandingUnit) -> AnchoredPicture:
        """Its picture."""
        return self.stage.art.unit_of(piece)

    def effect(self, name: str, at: Point, scale: float = 1.0) -> Frame | None:
        """A painted effect at a point; nothing where motion is reduced."""
        if not self.stage.media.sprites.has(f"vermilion/fx/{name}_0"):
            return None
        return lively(self.stage, burst(self.stage, f"vermilion/fx/{name}", COUNTS[name], at, scale))


# ---------------------------------------------------------------- going
def moved(cue: BoneCue) -> Animation:
    """R14.7. A unit goes to a tile; a leap is high."""
    piece, end = cue.piece(cue.word("unit")), cue.tile("to")
    leaps = cue.event.rule == LEAP
    walk = travel(cue.stage, cue.picture(piece), (cue.at(f"tile:{piece.tile}"), cue.at(end)), 0.9 if leaps else 0.16)
    dust = cue.effect("fall", cue.at(end), 0.8) if leaps else None
    return cue.play(LEAP_MS if leaps else STEP_MS, delayed(dust, 0.7) if dust else None, walk, hide=(piece.ref,))


def came(cue: BoneCue) -> Animation:
    """R3.2, R3.3. A unit is set onto its tile."""
    end = cue.tile("at" if cue.word("at") else "to")
    unit = cue.word("unit")
    foe = next((one for one in cue.after.foes if one.unit == unit), None)
    seat = next((one for one in cue.after.seats if f"c{one.seat}" == unit), None)
    sprite = f"vermilion/unit/{foe.kind if foe is not None else seat.name if seat is not None else cue.word('kind')}"
    if not cue.stage.media.sprites.has(sprite):
        raise Unplaced(unit)
    way = onto(cue.stage, cue.at(end, 0, 0.2), 1.0)
    body = shown(cue.stage.picture(sprite, 0.9), way, lambda share: round(255 * min(1.0, 3 * share)))
    return cue.play(COME_MS, body, trail=(end,))


def rolled_on(cue: BoneCue) -> Animation:
    """R15.3. Tonic is loaded."""
    end = cue.tile()
    drop = cue.stage.picture("vermilion/material/tonic", 0.8)
    return cue.play(LOAD_MS, travel(cue.stage, drop, (cue.at(end, 0, -1.2), cue.at(end)), 0.4),
                    cue.effect("calm", cue.at(end)), trail=(end,))  # fmt: skip


# ---------------------------------------------------------------- blows
def attacked(cue: BoneCue) -> Animation:
    """R7.3. A character strikes, or shoots."""
    first = cue.word("units").split(" ")[0]
    return _blow(cue, f"c{cue.number('seat')}", first)


def foe_attacked(cue: BoneCue) -> Animation:
    """R4.3.2. An enemy strikes, or shoots."""
    return _blow(cue, cue.word("unit"), cue.word("target"))


def _blow(cue: BoneCue, unit: str, target: str) -> Animation:
    one, other = cue.piece(unit), cue.piece(target)
    start, end = cue.at(f"tile:{one.tile}"), cue.at(f"tile:{other.tile}")
    near = max(abs(start[0] - end[0]), abs(start[1] - end[1])) < 1.5 * cue.stage.size
    spark = cue.effect("spark", end)
    late = delayed(spark, 0.5) if spark else None
    if near and not cue.stage.reduced:
        body = cue.picture(one)

        def lunge(share: float) -> list[Cel]:
            reach = 0.45 * sin(pi * min(1.0, share * 1.2))
            at = start[0] + (end[0] - start[0]) * reach, start[1] + (end[1] - start[1]) * reach
            return list(shown(body, at)(share))

        return cue.play(BLOW_MS, lunge, late, hide=(one.ref,), trail=(other.ref,))
    bolt = cue.stage.picture("vermilion/step/shoot", 0.6)
    fly = shown(bolt, arc(cue.stage, start, end, 0.25), fades(0.1, 0.9))
    return cue.play(BLOW_MS, fly, late, trail=(other.ref,))


def damaged(cue: BoneCue) -> Animation:
    """R7.3. So much HP is gone; a spark where a shield strikes back (R13.9)."""
    return _number(cue, f"-{cue.number('amount')}", theme.BAD, spark=cue.event.rule == RETALIATE)


def healed(cue: BoneCue) -> Animation:
    """HP come back."""
    return _number(cue, f"+{cue.number('amount')}", theme.GOOD)


def _number(cue: BoneCue, words: str, colour: theme.Colour, spark: bool = False) -> Animation:
    piece = cue.piece(cue.word("unit"))
    figure = cue.stage.art.figure(words, colour)
    at = cue.at(f"tile:{piece.tile}", 0, -0.6)
    light = cue.effect("spark", cue.at(f"tile:{piece.tile}"), 1.2) if spark else None
    return cue.play(FLOAT_MS, light, float_number(cue.stage, figure, at))


def guarded(cue: BoneCue) -> Animation:
    """R7.2.4. A shield lights up before who let nothing through."""
    piece = cue.piece(f"c{cue.number('seat')}")
    at = cue.at(f"tile:{piece.tile}", 0, -0.3)
    return cue.play(FLOAT_MS, shown(cue.stage.picture("vermilion/state/shielded", 1.6), at, fades(0.2, 0.7)),
                    cue.effect("spark", at), trail=(piece.ref,))  # fmt: skip


def died(cue: BoneCue) -> Animation:
    """R7.3.1. A unit sinks and fades."""
    unit = cue.word("unit") or f"c{cue.number('seat')}"
    piece = cue.piece(unit)
    at = cue.at(f"tile:{piece.tile}")

    def way(share: float) -> Point:
        return at if cue.stage.reduced else (at[0], at[1] + 0.2 * cue.stage.size * ease_out(share))

    body = shown(cue.picture(piece), way, lambda share: round(255 * (1 - span(share, 0.2, 0.9))))
    return cue.play(DIE_MS, body, cue.effect("fall", at), hide=(piece.ref,), trail=(f"tile:{piece.tile}",))


def fell(cue: BoneCue) -> Animation:
    """R13.15. Dust where somebody falls."""
    piece = cue.piece(cue.word("unit"))
    at = cue.at(f"tile:{piece.tile}", 0, 0.2)
    sign = shown(cue.stage.picture("vermilion/state/lying", 0.9), onto(cue.stage, (at[0], at[1] - cue.stage.size), 0.4),
                 fades(0.2, 0.7))  # fmt: skip
    return cue.play(FALL_MS, cue.effect("fall", at), sign)


# ---------------------------------------------------------------- tokens and dice
def tokens(cue: BoneCue) -> Animation:
    """R4.2.5. Tokens come down on a unit."""
    name = "threat" if cue.number("threat") > 0 else "calm"
    piece = cue.piece(cue.word("unit"))
    at = cue.at(f"tile:{piece.tile}", 0.42, -0.5)
    return cue.play(TOKEN_MS, shown(cue.stage.picture(f"vermilion/token/{name}", 0.8), onto(cue.stage, at, 0.8)))


def flipped(cue: BoneCue) -> Animation:
    """R5.6, R13.25. Tokens turn over."""
    piece = cue.piece(cue.word("unit"))
    at = cue.at(f"tile:{piece.tile}", 0.42, -0.5)
    turning = cue.effect("flip", at)
    still = shown(cue.stage.picture("vermilion/token/calm", 0.7), at, fades(0.3, 0.7))
    return cue.play(TOKEN_MS, turning or still)


def announced(cue: BoneCue) -> Animation:
    """R4.2. An enemy's dice roll over its head and slide together to the zone that they lead to; a yellow one is
    larger, flashes and rings a bell."""
    piece = cue.piece(cue.word("unit"))
    foe = next((one for one in cue.after.foes if f"unit:{one.unit}" == piece.ref), None)
    if foe is None:
        raise Unplaced(piece.ref)
    faces, kinds = cue.event.data.get("faces"), ENEMIES[foe.kind].dice
    shown_faces = list(zip(kinds, faces if isinstance(faces, list) else [], strict=False))
    at = cue.at(f"tile:{piece.tile}", 0, -0.75)
    rows: list[Frame | None] = []
    for i, (kind, face) in enumerate(shown_faces):
        die = cue.stage.picture(f"vermilion/die/{kind}_{face}", 0.55)
        begin = at[0] + (i - (len(shown_faces) - 1) / 2) * 0.5 * cue.stage.size, at[1]
        rows.append(shown(die, _sliding(cue, begin, at), lambda share: round(255 * (1 - span(share, 0.62, 0.8)))))
    zone = cue.word("zone")
    badge = cue.stage.picture(f"vermilion/zone/{zone}", 1.1 if zone == "yellow" else 0.8)
    rows.append(shown(badge, at, lambda share: round(255 * span(share, 0.6, 0.75))))
    if zone == "yellow":
        spark = cue.effect("spark", at, 1.6)
        light = shown(cue.stage.picture("vermilion/zone/yellow", 2.6), at,
                      lambda share: round(190 * span(share, 0.58, 0.62) * (1 - span(share, 0.62, 0.9))))  # fmt: skip
        rows += [_ringing(cue), lively(cue.stage, light), delayed(spark, 0.6) if spark else None]
    return cue.play(ROLL_MS, *rows, trail=(piece.ref,))


def _ringing(cue: BoneCue) -> Frame:
    """The bell, once the zone is known."""
    rung: list[bool] = []

    def frame(share: float) -> list[Cel]:
        if share >= ZONE_KNOWN and not rung:
            rung.append(True)
            cue.stage.media.sounds.play("vermilion/bell", 0.9)
        return []

    return frame


def _sliding(cue: BoneCue, start: Point, end: Point) -> Way:
    def way(share: float) -> Point:
        if cue.stage.reduced:
            return start
        tumbled = 0.14 * cue.stage.size * abs(sin(3 * pi * share)) * (1 - span(share, 0.2, 0.45))
        own = ease_out(span(share, 0.45, 0.75))
        return start[0] + (end[0] - start[0]) * own, start[1] + (end[1] - start[1]) * own - tumbled

    return way


# ---------------------------------------------------------------- the ground
def broke(cue: BoneCue) -> Animation:
    """R14.12. A wall falls to splinters."""
    end = cue.tile()
    return cue.play(BREAK_MS, cue.effect("break", cue.at(end)), trail=(end,))


def shook(cue: BoneCue) -> Animation:
    """R14.13. A shock runs along the four seams of a bone."""
    end = cue.tile()
    rows = [cue.effect("spark", cue.at(end))]
    x, _, y = cue.word("at").partition(",")
    for turn, (dx, dy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        ref = f"tile:{int(x) + dx},{int(y) + dy}"
        if cue.stage.place_of(ref) is not None:
            rows.append(_seam(cue, end, 45 + 90 * turn))
    return cue.play(SHOCK_MS, *rows, trail=(end,))


def _seam(cue: BoneCue, ref: str, turn: int) -> Frame | None:
    """The painted shock, which runs to the right, turned clockwise by so many degrees."""
    at, count = cue.at(ref), COUNTS["shock"]
    if cue.stage.reduced or not cue.stage.media.sprites.has("vermilion/fx/shock_0"):
        return None

    def frame(share: float) -> list[Cel]:
        plain = cue.stage.picture(f"vermilion/fx/shock_{min(count - 1, int(share * count))}")
        around = pygame.Vector2(plain.surface.get_width() / 2 - plain.ax, plain.surface.get_height() / 2 - plain.ay)
        middle = around.rotate(turn)
        turned = pygame.transform.rotate(plain.surface, -turn)
        wide, high = turned.get_size()
        return [Cel(turned, (round(at[0] + middle.x - wide / 2), round(at[1] + middle.y - high / 2)))]

    return frame


def burst_open(cue: BoneCue) -> Animation:
    """R13.10. Who bursts hurts everybody around."""
    end = cue.tile()
    return cue.play(BREAK_MS, cue.effect("spark", cue.at(end), 1.8), trail=(end,))


def calmed(cue: BoneCue) -> Animation:
    """R15.2. A land gains points."""
    end = cue.tile()
    figure = cue.stage.art.figure(f"+{cue.number('points')}", theme.GOLD)
    return cue.play(CALM_MS, cue.effect("calm", cue.at(end)),
                    float_number(cue.stage, figure, cue.at(end, 0, -0.5)), trail=(end,))  # fmt: skip


def changed(cue: BoneCue) -> Animation:
    """Q10. The heart changes."""
    piece = cue.piece(cue.word("unit"))
    at = cue.at(f"tile:{piece.tile}")
    body = shown(cue.stage.picture(f"vermilion/unit/{cue.word('kind')}", 0.9), (at[0], at[1] + 0.2 * cue.stage.size),
                 lambda share: round(255 * span(share, 0.3, 0.9)))  # fmt: skip
    return cue.play(CALM_MS, body, cue.effect("spark", at, 1.8), trail=(piece.ref,))


# ---------------------------------------------------------------- the end
def curtain(cue: BoneCue) -> Animation:
    """R1.3, R1.4. A curtain of flesh closes from both sides, with what decided the quest between its halves."""
    media, won = cue.stage.media, cue.number("won") == 1
    words = media.t(f"vermilion.reason.{cue.word('reason')}")
    told = media.theme.text(words, theme.TITLE, theme.GOLD if won else theme.BAD, True, shadow=True)
    sides = [media.sprites.get(f"vermilion/fx/curtain_{side}", height=FULL.height) for side in ("left", "right")]

    def frame(share: float) -> list[Cel]:
        left, top = cue.stage.origin()
        alpha = fading(share, 0.15, 0.85)
        shut = 1.0 if cue.stage.reduced else ease_out(span(share, 0, 0.3))
        wide = sides[0].get_width()
        places = (round(-wide * (1 - shut)), round(FULL.width - sides[1].get_width() * shut))
        cels = [Cel(side, (x - left, -top), alpha) for side, x in zip(sides, places, strict=True)]
        middle = told.get_rect(center=(FULL.centerx, FULL.height // 3))
        return [*cels, Cel(told, (middle.x - left, middle.y - top), alpha)]

    return cue.play(END_MS, frame, over=True)
