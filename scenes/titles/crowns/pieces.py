"""A card in play: standing or turned by 90 degrees, with its strength of now, its icons, what it carries."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.crowns.content import FACES
from game.titles.crowns.notation import ICONS
from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.media.sprites import SPARED_S, LaterError
from scenes.titles.crowns.faces import card_tip, on_table
from scenes.titles.crowns.table_face import TINTS, name_high, numbers_place, picture_place

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.titles.crowns.view import PieceView
    from scenes.media.media import Media
    from scenes.widgets.base import Group, RectLike
    from scenes.widgets.pen import Pen

ATTACKER, DEFENDER = "attacker", "defender"
LEAST_ICON, CLOSE_ICON, CLOSEST, MOST_ICON = 17, 15, 6, 30
"""Where icons side by side would be smaller they stand above each other; how large they are at least where that would
hide a name, and how far apart then; how large they are at most at a kneeling card.
"""
BARE = 64
"""Smaller cards have no names: more of the picture is seen below the numbers, and marks are smaller."""
BANNER, EYE = (34, 46), 24
MARK, SMALL_MARK = 26, 20
"""How high marks are."""
WORDS = ("renown", "stealth", "intimidate", "insight", "pillage", "no_attachments")
"""The keywords that count while a character is in play, in the order of their signs."""
WORD, SMALL_WORD = 22, 17
"""How large their signs are."""
BANNERS = {ATTACKER: "crowns/banner/attack", DEFENDER: "crowns/banner/defence"}


class PieceLook(NamedTuple):
    """What a card in play shows. `size`: when it stands; `dim`: others can be chosen now and this one can't; `hidden`:
    an effect draws it; `lines`: in how many its name stands, 0 where no card beside it has its own; `subject`: the open
    window is about it.
    """

    piece: PieceView
    size: tuple[int, int]
    bypassed: bool = False
    dim: bool = False
    hidden: bool = False
    lines: int = 1
    subject: bool = False


class Faced(Spot):
    """Something with the face of a card, which is made on the next frames where there is no time for it now."""

    def face_or_ground(self, pen: Pen, make: Callable[[], pygame.Surface], kind: str) -> None:
        """Draws the face, or what stands there while its picture is still being decoded."""
        if not self.media.motion:
            pen.put(make(), topleft=self.rect.topleft)
            return
        try:
            with self.media.sprites.sparing(SPARED_S):
                pen.put(make(), topleft=self.rect.topleft)
        except LaterError:
            self.meanwhile(pen, kind)
            self.ui.ticking[self] = None

    def meanwhile(self, pen: Pen, kind: str) -> None:
        """The colours of its faction."""
        rim, ground = TINTS[FACES[kind].faction if kind in FACES else "neutral"]
        pygame.draw.rect(pen.surface, ground, self.rect, 0, 8)
        pygame.draw.rect(pen.surface, rim, self.rect, 2, 8)

    def tick(self, dt: int) -> None:
        """Tries again."""
        self.ui.ticking.pop(self, None)
        self.invalidate()


class PieceSpot(Faced):
    """A card in play; its content is a `PieceLook`. A click chooses it while it is lit, else it is enlarged to stay."""

    glow = 22

    def __init__(self, parent: Group, rect: RectLike, look: PieceLook, calls: Calls) -> None:
        number = look.piece.number
        super().__init__(parent, rect, f"card:{number}", calls, name=f"card:{number}")
        self._spoken = self._told
        self.content: PieceLook = look

    def _told(self) -> str:
        return told_piece(self.media, self.content.piece)

    def unnamed(self) -> str:
        """The card whose name is not read on it, "" where it is."""
        return "" if self.content.lines else self.content.piece.kind

    def draw(self, surface: pygame.Surface) -> None:
        """Glow, card, numbers, marks."""
        look, pen, r = self.content, self.pen(surface), self.rect
        if look.hidden:
            return
        if self.lit:
            pen.nine("glow", r.inflate(34, 34))
        surface.blit(*self.media.sprites.shadow(r, 12))
        self._draw_duplicates(pen)
        self.face_or_ground(pen, lambda: face_of(self.media, look), look.piece.kind)
        if self.lit or self.hot:
            pygame.draw.rect(surface, theme.GOLD if self.lit else theme.BRASS_LIGHT, r.inflate(2, 2), 3, 9)
        draw_numbers(pen, look, r)
        draw_keywords(pen, look, r)
        draw_marks(pen, look, r)
        if look.subject:
            draw_subject(pen, r)

    def _draw_duplicates(self, pen: Pen) -> None:
        for i in range(min(2, len(self.content.piece.duplicates))):
            edge = self.rect.move(4 * (i + 1), -4 * (i + 1))
            pygame.draw.rect(pen.surface, (58, 50, 40), edge, 0, 8)
            pygame.draw.rect(pen.surface, theme.BRASS, edge, 2, 8)


def face_of(media: Media, look: PieceLook) -> pygame.Surface:
    """The face as it lies: upright, or turned."""
    return on_table(media, look.piece.kind, look.size, kneeling=look.piece.kneeling, dim=look.dim,
                    named=look.lines > 0)  # fmt: skip


def draw_numbers(pen: Pen, look: PieceLook, r: pygame.Rect) -> None:
    """A character's strength and icons of now, upright also when it kneels: the strength at the lower left."""
    piece, face = look.piece, FACES[look.piece.kind]
    if face.type != "character":
        return
    bar = numbers_place(look.size, piece.kneeling).move(r.topleft)
    high = min(bar.size)
    small = look.size[0] < BARE
    pen.put(pen.media.sprites.plain(bar.size, (10, 8, 12, 110 if small else 176)), topleft=bar.topleft)
    ink = theme.GOOD if piece.strength > face.strength else theme.BAD if piece.strength < face.strength else theme.BONE
    shield = pen.icon("crowns/icon/strength", high + 4, bottomleft=(bar.x - 1, bar.bottom + 2))
    centre = shield.center if shield.width else (bar.x + high // 2, bar.bottom - high // 2)
    pen.text(str(piece.strength), max(theme.SMALL, round(high * 0.76)), ink, True, theme.INK, center=centre)
    names = [icon for icon in ICONS if icon in piece.icons or icon in face.icons]
    for name, at in zip(names, icon_places(bar, len(names), named=look.lines > 0), strict=True):
        lost = name not in piece.icons
        place = pen.icon(f"crowns/icon/{name}", at.width, (70, 66, 70) if lost else None, center=at.center)
        if lost:
            pygame.draw.line(pen.surface, theme.BAD, place.topleft, place.bottomright, 2)
        elif name not in face.icons:
            pygame.draw.rect(pen.surface, theme.GOOD, at, 2, 5)


def icon_places(bar: pygame.Rect, count: int, *, named: bool) -> list[pygame.Rect]:
    """Where icons stand in order: at the right end of a bar, above each other where they would be too small side by
    side, but on a card that is `named`, where they lie over each other rather than over its name; from the top of an
    upright one, beside it where that is full.
    """
    if bar.height > bar.width:
        side = min(bar.width - 2, MOST_ICON)
        per = max(1, (bar.height - bar.width - 2) // (side + 1))
        first = pygame.Rect(bar.x + (bar.width - side) // 2, bar.y + 2, side, side)
        return [first.move(i // per * (bar.width + 1), i % per * (side + 1)) for i in range(count)]
    side = min(bar.height - 2, (bar.width - bar.height - 4) // max(2, count))
    across = named or side >= LEAST_ICON
    side = max(side, CLOSE_ICON) if across else LEAST_ICON
    last = pygame.Rect(0, 0, side, side).move_to(midright=(bar.right - 2, bar.centery))
    apart = min(side + 1, max(CLOSEST, (bar.width - bar.height - 4 - side) // max(1, count - 1)))
    step = (-apart, 0) if across else (0, -side - 1)
    return [last.move(step[0] * i, step[1] * i) for i in range(count - 1, -1, -1)]


def keywords_of(piece: PieceView) -> list[tuple[str, bool]]:
    """The keywords that a character in play has now, and whether each is one that its card does not say."""
    face = FACES[piece.kind]
    if face.type != "character":
        return []
    now, printed = {word.partition("(")[0] for word in piece.keywords}, {word.name for word in face.keywords}
    return [(word, word not in printed) for word in WORDS if word in now]


def word_places(media: Media, look: PieceLook, r: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Where so many signs of keywords stand: below each other at the left edge of the picture, over its name and below
    the banner; on the upper rim beside each other where they would hide the name.
    """
    piece = look.piece
    side = SMALL_WORD if look.size[0] < BARE else WORD
    place = picture_place(piece.kind, look.size, piece.kneeling).move(r.topleft)
    top = place.y + 1
    if piece.side or piece.blank:
        top = r.y + BANNER[1] - 10
    room = place.bottom - name_high(media, look.lines) - top
    if room >= side + (count - 1) * side * 2 // 3:
        step = min(side + 1, (room - side) // max(1, count - 1))
        return [pygame.Rect(place.x + 1, top + i * step, side, side) for i in range(count)]
    side, left = SMALL_WORD, r.x + (BANNER[0] - 8) * bool(piece.side or piece.blank) - 2
    step = min(side + 1, (r.right - left - side) // max(1, count - 1))
    return [pygame.Rect(left + i * step, r.y - side // 2, side, side) for i in range(count)]


def draw_keywords(pen: Pen, look: PieceLook, r: pygame.Rect) -> None:
    """Section 10. A sign for each keyword in force; one that the card does not say has a green ring."""
    words = keywords_of(look.piece)
    for (word, gained), at in zip(words, word_places(pen.media, look, r, len(words)), strict=True):
        pen.icon(f"crowns/keyword/{word}", at.width, center=at.center)
        if gained:
            pygame.draw.circle(pen.surface, theme.GOOD, at.center, at.width // 2 + 1, 2)


def draw_subject(pen: Pen, r: pygame.Rect) -> None:
    """Corners around the card that a window is about, and an hourglass on its upper rim."""
    rim, arm = r.inflate(10, 10), min(r.size) // 4
    for x, over in ((rim.left, 1), (rim.right - 1, -1)):
        for y, down in ((rim.top, 1), (rim.bottom - 1, -1)):
            pygame.draw.lines(pen.surface, theme.BONE, False, [(x + over * arm, y), (x, y), (x, y + down * arm)], 4)
    plate = pygame.Rect(0, 0, MARK + 6, MARK + 6).move_to(midtop=(r.centerx, r.top - 10))
    pygame.draw.rect(pen.surface, (12, 10, 16), plate, 0, 12)
    pygame.draw.rect(pen.surface, theme.BONE, plate, 2, 12)
    pen.icon("ui/hourglass", MARK, center=plate.center)


def draw_marks(pen: Pen, look: PieceLook, r: pygame.Rect) -> None:
    """Power and gold on it, duplicates, the side that it fights on, the veil of stealth, whether it is blank."""
    piece, x, y = look.piece, r.right - 4, r.y + 4
    side = SMALL_MARK if look.size[0] < BARE else MARK
    covers = look.lines and marks_cover(pen.media, look, r)
    if covers:  # above the name, beside each other
        side, y = SMALL_MARK, r.y - SMALL_MARK // 2
    for icon, count in (("crowns/splinter", piece.power), ("crowns/gold_1", piece.gold),
                        ("ui/deck", len(piece.duplicates))):  # fmt: skip
        if not count:
            continue
        words = f"+{count}" if icon == "ui/deck" else str(count)
        plate = pygame.Rect(0, 0, side + 4 + pen.media.theme.width(words, theme.SMALL, True), side)
        plate.topright = (x, y)
        pygame.draw.rect(pen.surface, (12, 10, 16), plate, 0, 12)
        pygame.draw.rect(pen.surface, theme.GOLD, plate, 1, 12)
        pen.icon(icon, side - 2, midleft=(plate.x + 2, plate.centery))
        pen.text(words, theme.SMALL, theme.GOLD, True, midright=(plate.right - 4, plate.centery))
        x, y = (plate.left - 2, y) if covers else (x, y + side + 2)
    if piece.side:
        pen.icon(BANNERS[piece.side], BANNER, topleft=(r.x - 8, r.y - 10))
    if look.bypassed:
        pen.icon("crowns/veil", (r.width, r.height), center=r.center)
    if piece.blank:
        bar = numbers_place(look.size, piece.kneeling)
        left = bar.right if FACES[piece.kind].type == "character" and bar.height > bar.width else 3
        free = picture_place(piece.kind, look.size, piece.kneeling).bottom - name_high(pen.media, look.lines)
        top = r.y + (4 if free >= EYE else -EYE // 2)
        pen.icon("ui/eye_off", EYE, topleft=(r.x + left + 2 + EYE * bool(piece.side), top))


def marks_cover(media: Media, look: PieceLook, r: pygame.Rect) -> bool:
    """Whether marks in the corner would lie over its name."""
    piece = look.piece
    count = bool(piece.power) + bool(piece.gold) + bool(piece.duplicates)
    place = picture_place(piece.kind, look.size, piece.kneeling).move(r.topleft)
    return count > 0 and r.y + 4 + (MARK + 2) * count > place.bottom - name_high(media, look.lines)


def told_piece(media: Media, piece: PieceView) -> str:
    """A card in play in words: what is printed, and what holds now."""
    t, rows = media.t, card_tip(media, piece.kind).split("\n")
    now = [t("crowns.piece.kneeling" if piece.kneeling else "crowns.piece.standing")]
    if FACES[piece.kind].type == "character":
        now.append(t("crowns.face.str", n=piece.strength))
        now += [t(f"crowns.kind.{icon}") for icon in piece.icons]
        now += [t(f"crowns.keyword.{word}", n="") for word, gained in keywords_of(piece) if gained]
    now += [t("crowns.piece.power", n=piece.power)] * bool(piece.power)
    now += [t("crowns.piece.gold", n=piece.gold)] * bool(piece.gold)
    now += [t("crowns.piece.duplicates", n=len(piece.duplicates))] * bool(piece.duplicates)
    now += [t("crowns.piece.blank")] * piece.blank
    with suppress(KeyError):
        now += [t({ATTACKER: "crowns.piece.attacks", DEFENDER: "crowns.piece.defends"}[piece.side])]
    return "\n".join([rows[0], " · ".join(now), *rows[1:]])
