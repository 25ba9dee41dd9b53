"""How well everybody is connected (C5.2, C8.6): a cell for each seat above the table's buttons, and a plate on the card
of a player who is away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.match.seats import BOT, EMPTY
from scenes.kit import layout
from scenes.lan.signal import BARS, bars_of, words_of
from scenes.lan.words import clean
from scenes.media import theme
from scenes.widgets.base import RectLike, Widget
from scenes.widgets.names import LAST, narrowed

if TYPE_CHECKING:
    from game.net.protocol import MemberInfo
    from scenes.lan.host import SharedTable
    from scenes.lan.match import NetMatch

HEIGHT, SIGN = 44, 28
PLATE, OVER, SAND = 24, 14, 16
"""How high the plate of a player who is away is, how far it stands out of the card, and its sign."""
GROUND = (30, 29, 39)
"""That of the card, for the plate in the place of the name."""
ROOM = 170
"""For the words of that plate, on the narrowest card."""


class LinkStrip(Widget):
    """A sign and four bars for each person's seat, a bot's picture for a bot. The tooltip names all of them."""

    focusable = True

    def __init__(self, table: SharedTable, rect: RectLike) -> None:
        self.table = table
        self.match: NetMatch = table.match
        super().__init__(table, rect, name="lan.strip", tip=self._tip, spoken=self._tip)
        self._shown: tuple[object, ...] = ()

    def refresh(self) -> None:
        """Draws anew when somebody came, went, or is connected otherwise."""
        state = tuple(self._state(seat) for seat in range(len(self.match.seats)))
        if (state, self.table.connection.gone) != self._shown:
            self._shown = (state, self.table.connection.gone)
            self.invalidate()

    def _state(self, seat: int) -> tuple[str, int]:
        """Whose chair it is, and how many bars are lit."""
        info, chair = self.match.seats[seat], self.match.table.chairs[seat]
        if info.kind in (BOT, EMPTY):
            return info.kind, -1
        here = chair.here and not self.table.connection.gone
        member = self._member(chair.member)
        return "person", bars_of(member.ping if member is not None else -1, here)

    def _member(self, number: int) -> MemberInfo | None:
        return next((one for one in self.match.members if one.member == number), None)

    def _tip(self) -> str:
        t = self.media.t
        lines = [t("lan.strip")]
        for info in self.match.seats:
            kind, bars = self._state(info.seat)
            chair = self.match.table.chairs[info.seat]
            member = self._member(chair.member)
            if kind != "person":
                words = t("chair.kind.empty" if kind == EMPTY else f"room.kind.{kind}")
            elif not bars:
                away = self.table.away_s(info.seat)
                words = t("lan.strip.away", n=away) if away >= 0 else t("lan.strip.unknown")
            elif member is not None and member.ping >= 0:
                words = words_of(self.media, member.ping)
            else:
                words = t("lan.strip.here")
            if chair.reserved_for:
                words = f"{words} · {t('chair.kept', name=clean(chair.reserved_for))}"
            lines.append(f"{info.name}: {words}")
        onlookers = [who.name for one in self.match.members if one.watching and one.here for who in one.persons]
        if onlookers:
            lines.append(t("lan.strip.onlookers", names=", ".join(map(clean, onlookers[:8]))))
        return "\n".join(lines)

    def draw(self, surface: pygame.Surface) -> None:
        """Plate and cells."""
        surface.blit(self.media.sprites.nine("nine/plate", self.rect.size), self.rect)
        count = len(self.match.seats)
        width = (self.rect.width - 16) // max(1, count)
        for seat in range(count):
            self._cell(surface, pygame.Rect(self.rect.x + 8 + seat * width, self.rect.y, width, self.rect.height), seat)

    def _cell(self, surface: pygame.Surface, cell: pygame.Rect, seat: int) -> None:
        sprites = self.media.sprites
        kind, lit = self._state(seat)
        x = cell.centerx - 33
        sign = sprites.get(self.table.title_table.sign(seat), size=(SIGN, SIGN))
        surface.blit(sign, sign.get_rect(midleft=(x, cell.centery)))
        if kind != "person":
            info = self.match.seats[seat]
            picture = sprites.get(f"profile/bot_{info.level or 'normal'}" if kind == BOT else "ui/guest", size=(26, 26))
            surface.blit(picture, picture.get_rect(midleft=(x + SIGN + 8, cell.centery)))
            return
        if not lit:
            picture = sprites.get("ui/hourglass", size=(24, 24))
            surface.blit(picture, picture.get_rect(midleft=(x + SIGN + 8, cell.centery)))
            return
        for i in range(BARS):
            height = 7 + i * 5
            bar = pygame.Rect(x + SIGN + 8 + i * 8, cell.centery + 11 - height, 6, height)
            pygame.draw.rect(surface, theme.BONE if i < lit else theme.FAINT, bar, 0 if i < lit else 1, 1)


class AwayPlate(Widget):
    """On the card of a player who is away: in the place of the name, which it repeats, where the card tells that place
    (`named`), or in that of a line below it (`aside`); else it hangs at the card's upper edge, below the prompt, where
    it covers nothing."""

    def __init__(self, table: SharedTable, seat: int) -> None:
        self.table, self.seat = table, seat
        self._text, self._named, self._aside = "", False, False
        super().__init__(table, (0, 0, 0, 0), name=f"away.{seat}", spoken=lambda: self._text)

    @property
    def text(self) -> str:
        """What it says; "" while nobody is away there."""
        return self._text

    def refresh(self) -> None:
        """Follows the seat and its card."""
        card = self.ui.find(f"seat.{self.seat}")
        away = self.table.away_s(self.seat)
        words = self.media.t("lan.seat.away", n=away) if away >= 0 and card is not None else ""
        place = pygame.Rect(0, 0, 0, 0)
        named, aside = getattr(card, "named", None), getattr(card, "aside", None)
        self._named, self._aside = named is not None, aside is not None
        if words and named is not None:
            place = named.copy()
        elif words and aside is not None:
            place = aside.copy()
        elif words and card is not None:
            width = min(card.rect.width - 16, self._line(words).get_width() + SAND + 30)
            place = pygame.Rect(card.rect.right - 8 - width, card.rect.y - OVER, width, PLATE)
            if place.colliderect(layout.PROMPT):  # which lies over it
                place.top = layout.PROMPT.bottom + 2
        if (words, place) != (self._text, self.rect):
            self.invalidate()
            self._text, self.rect = words, place
            self.invalidate()

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The card below is what is pointed at."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, sign, words."""
        if not self._text:
            return
        below = self.rect
        if self._named:
            pygame.draw.rect(surface, GROUND, self.rect, 0, 6)
            above, below = self._halves()
            self._name(surface, above)
        elif self._aside:
            pygame.draw.rect(surface, GROUND, self.rect)
        else:
            surface.blit(self.media.sprites.nine("nine/chip", self.rect.size), self.rect)
            below = self.rect.inflate(-16, 0)
        sign = self.media.sprites.get("ui/hourglass", size=(SAND, SAND))
        surface.blit(sign, sign.get_rect(midleft=(below.x, below.centery)))
        line = self._line(self._text, below.width - SAND - 6)
        ink = line.get_bounding_rect()
        surface.blit(line, ink.move_to(midleft=(below.x + SAND + 6, below.centery)), ink)

    def _halves(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The name above, since when below."""
        half = self.rect.height // 2
        return (pygame.Rect(self.rect.x, self.rect.y, self.rect.width, half),
                pygame.Rect(self.rect.x, self.rect.y + half, self.rect.width, self.rect.height - half))  # fmt: skip

    def _name(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """On one line, in narrower letters where it must be."""
        name, letters = self.table.match.name(self.seat), self.media.theme
        wide = letters.width(name, letters.least, True)
        if area.width < wide <= area.width / LAST:
            line = narrowed(self.media, name, area.width, theme.DIM)
        else:
            line = letters.line(name, area.width, letters.least, theme.DIM, True, height=letters.line_height(
                letters.least))  # fmt: skip
        surface.blit(line, line.get_rect(midleft=area.midleft))

    def _line(self, words: str, room: int = ROOM) -> pygame.Surface:
        return self.media.theme.line(words, room, theme.SMALL, theme.GOLD, True, height=PLATE)
