"""A card in play: standing or turned by 90 degrees, with its strength of now, its icons, what it carries; the strip of
an attachment below its host.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.crowns.content import FACES
from game.titles.crowns.notation import ICONS
from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.media.sprites import SPARED_S, LaterError
from scenes.titles.crowns.faces import TINTS, card_face, card_tip, foot_of, name_of, turned
from scenes.titles.crowns.lying import size_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.titles.crowns.view import PieceView
    from scenes.media.media import Media
    from scenes.widgets.base import Group, RectLike
    from scenes.widgets.pen import Pen

ATTACKER, DEFENDER = "attacker", "defender"
LEAST_ICON = 17
"""Where icons side by side would be smaller they stand above each other."""
BANNERS = {ATTACKER: "crowns/banner/attack", DEFENDER: "crowns/banner/defence"}


class PieceLook(NamedTuple):
    """What a card in play shows. `dim`: others can be chosen now and this one can't; `hidden`: an effect draws it."""

    piece: PieceView
    width: int
    bypassed: bool = False
    dim: bool = False
    hidden: bool = False


class Faced(Spot):
    """Something with the face of a card, which is made on the next frames where there is no time for it now."""

    def face_or_ground(self, pen: Pen, make: Callable[[], pygame.Surface], kind: str) -> None:
        """Draws the face, or the colours of its faction while its picture is still being decoded."""
        if not self.media.motion:
            pen.put(make(), topleft=self.rect.topleft)
            return
        try:
            with self.media.sprites.sparing(SPARED_S):
                pen.put(make(), topleft=self.rect.topleft)
        except LaterError:
            rim, ground = TINTS[FACES[kind].faction if kind in FACES else "neutral"]
            pygame.draw.rect(pen.surface, ground, self.rect, 0, 8)
            pygame.draw.rect(pen.surface, rim, self.rect, 2, 8)
            self.ui.ticking[self] = None

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
        draw_marks(pen, look, r)

    def _draw_duplicates(self, pen: Pen) -> None:
        for i in range(min(2, len(self.content.piece.duplicates))):
            edge = self.rect.move(4 * (i + 1), -4 * (i + 1))
            pygame.draw.rect(pen.surface, (58, 50, 40), edge, 0, 8)
            pygame.draw.rect(pen.surface, theme.BRASS, edge, 2, 8)


def face_of(media: Media, look: PieceLook) -> pygame.Surface:
    """The face as it lies: upright, or turned."""
    size = size_of(look.width, False)
    if look.piece.kneeling:
        return turned(media, look.piece.kind, size, dim=look.dim)
    return card_face(media, look.piece.kind, size, dim=look.dim)


def draw_numbers(pen: Pen, look: PieceLook, r: pygame.Rect) -> None:
    """A character's strength and icons of now, along its lower edge, upright also when it kneels."""
    piece, face = look.piece, FACES[look.piece.kind]
    if face.type != "character":
        return
    high = foot_of(look.width) - 3
    bar = pygame.Rect(r.x + 3, r.bottom - high - 3, r.width - 6, high)
    pen.put(pen.media.sprites.plain(bar.size, (10, 8, 12, 176)), topleft=bar.topleft)
    ink = theme.GOOD if piece.strength > face.strength else theme.BAD if piece.strength < face.strength else theme.BONE
    shield = pen.icon("crowns/icon/strength", high + 4, midleft=(bar.x - 1, bar.centery))
    centre = shield.center if shield.width else (bar.x + high // 2, bar.centery)
    pen.text(str(piece.strength), max(theme.SMALL, round(high * 0.72)), ink, True, theme.INK, center=centre)
    names = [icon for icon in ICONS if icon in piece.icons or icon in face.icons]
    side = min(high - 2, (bar.width - high - 4) // max(2, len(names)))
    across = side >= LEAST_ICON
    at = pygame.Rect(0, 0, *(2 * [side if across else LEAST_ICON])).move_to(midright=(bar.right - 2, bar.centery))
    for name in reversed(names):
        lost = name not in piece.icons
        place = pen.icon(f"crowns/icon/{name}", at.width, (70, 66, 70) if lost else None, center=at.center)
        if lost:
            pygame.draw.line(pen.surface, theme.BAD, place.topleft, place.bottomright, 2)
        elif name not in face.icons:
            pygame.draw.rect(pen.surface, theme.GOOD, at, 2, 5)
        at.move_ip(-at.width - 1, 0) if across else at.move_ip(0, -at.height - 1)


def draw_marks(pen: Pen, look: PieceLook, r: pygame.Rect) -> None:
    """Power and gold on it, duplicates, the side that it fights on, the veil of stealth, whether it is blank."""
    piece, x, y = look.piece, r.right - 4, r.y + 4
    for icon, count in (("crowns/splinter", piece.power), ("crowns/gold_1", piece.gold),
                        ("ui/deck", len(piece.duplicates))):  # fmt: skip
        if not count:
            continue
        words = f"×{count + 1}" if icon == "ui/deck" else str(count)
        plate = pygame.Rect(0, 0, 30 + pen.media.theme.width(words, 20, True), 26)
        plate.topright = (x, y)
        pygame.draw.rect(pen.surface, (12, 10, 16), plate, 0, 12)
        pygame.draw.rect(pen.surface, theme.GOLD, plate, 1, 12)
        pen.icon(icon, 24, midleft=(plate.x + 2, plate.centery))
        pen.text(words, 20, theme.GOLD, True, midright=(plate.right - 6, plate.centery))
        y += 28
    if piece.side:
        pen.icon(BANNERS[piece.side], (34, 46), topleft=(r.x - 8, r.y - 10))
    if look.bypassed:
        pen.icon("crowns/veil", (r.width, r.height), center=r.center)
    if piece.blank:
        pen.icon("ui/eye_off", 28, topleft=(r.x + 6, r.y + 34))


class StripSpot(Spot):
    """An attachment below its host: its name and what it does to the host's strength. Its content: the piece, the
    change, whether others can be chosen now and this one can't."""

    glow = 12
    content: tuple[PieceView, int, bool]

    def __init__(self, parent: Group, rect: RectLike, content: tuple[PieceView, int, bool], calls: Calls) -> None:
        number = content[0].number
        super().__init__(parent, rect, f"card:{number}", calls, name=f"card:{number}")
        self._spoken = self._told
        self.content = content

    def _told(self) -> str:
        return told_piece(self.media, self.content[0])

    def draw(self, surface: pygame.Surface) -> None:
        """The lower edge of a card in its faction's colours."""
        (piece, change, dim), pen, r = self.content, self.pen(surface), self.rect
        rim, ground = TINTS[FACES[piece.kind].faction]
        if self.lit:
            pen.nine("glow", r.inflate(24, 24))
        shade = theme.mix(ground, theme.BLACK, 0.4) if dim or piece.kneeling else theme.mix(ground, rim, 0.14)
        pygame.draw.rect(surface, shade, r.move(0, -4).inflate(0, 4), 0, 6)
        pygame.draw.rect(surface, theme.GOLD if self.lit or self.hot else rim, r.move(0, -4).inflate(0, 4), 2, 6)
        right, y = r.right - 6, r.centery - 3
        if change:
            words = f"+{change}" if change > 0 else f"−{-change}"
            ink = theme.GOOD if change > 0 else theme.BAD
            right = pen.text(words, self.media.theme.least, ink, True, midright=(right, y)).left - 4
        for icon, count in (("crowns/splinter", piece.power), ("crowns/gold_1", piece.gold)):
            if count:
                right = pen.text(str(count), theme.SMALL, theme.GOLD, True, midright=(right, y)).left
                right = pen.icon(icon, 18, midright=(right, y)).left - 2
        left = r.x + 6
        if piece.kneeling:
            left = pen.icon("crowns/icon/kneel", 18, midleft=(left, y)).right + 3
        room = right - left
        if room <= 3 * theme.SMALL:
            self._draw_picture(pen, pygame.Rect(left - 2, r.y - 1, room, r.height - 3))
        else:
            ink = theme.FAINT if dim else theme.BONE
            name = self.media.theme.excerpt(name_of(self.media, piece.kind), room, self.media.theme.least, ink)
            pen.put(name, midleft=(left, y))

    def _draw_picture(self, pen: Pen, place: pygame.Rect) -> None:
        """The middle of its picture where its name has no room."""
        found = self.media.sprites.backdrop(f"crowns/card/{self.content[0].kind}", (max(place.width, 48), place.height))
        if found is not None and place.width >= LEAST_ICON:
            area = pygame.Rect(0, 0, place.width, place.height).move_to(centerx=found.get_width() // 2)
            pen.surface.blit(found, place, area)


def told_piece(media: Media, piece: PieceView) -> str:
    """A card in play in words: what is printed, and what holds now."""
    t, rows = media.t, card_tip(media, piece.kind).split("\n")
    now = [t("crowns.piece.kneeling" if piece.kneeling else "crowns.piece.standing")]
    if FACES[piece.kind].type == "character":
        now.append(t("crowns.face.str", n=piece.strength))
        now += [t(f"crowns.kind.{icon}") for icon in piece.icons]
    now += [t("crowns.piece.power", n=piece.power)] * bool(piece.power)
    now += [t("crowns.piece.gold", n=piece.gold)] * bool(piece.gold)
    now += [t("crowns.piece.duplicates", n=len(piece.duplicates))] * bool(piece.duplicates)
    now += [t("crowns.piece.blank")] * piece.blank
    with suppress(KeyError):
        now += [t({ATTACKER: "crowns.piece.attacks", DEFENDER: "crowns.piece.defends"}[piece.side])]
    return "\n".join([rows[0], " · ".join(now), *rows[1:]])
