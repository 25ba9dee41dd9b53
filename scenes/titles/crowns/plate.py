"""The plate of a seat in its area: who sits there, its crest and crown, gold, hand and piles, challenges that are left,
office, agenda, the first player's token.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.match.seats import BOT
from game.titles.crowns.content import SETUP_GOLD, WIN
from game.titles.crowns.notation import ICONS
from game.titles.crowns.queries import agenda_of, faction_of, office_of
from scenes.kit.bot_sign import draw_bot
from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.titles.crowns.crown import NATURAL, draw_crown, height_of
from scenes.titles.crowns.faces import card_tip, name_of
from scenes.widgets.base import Group, RectLike, Widget
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.titles.crowns.view import PlayerView, SeatView
    from scenes.media.media import Media
    from scenes.widgets.pen import Pen

PLATE, HEAD = 216, 96
"""The width of a plate beside the cards, and the height of one above them."""
WIDE = 640
"""From this width on an area has its plate at the side."""
SETUP = "setup"
FACTS = ("gold", "hand", "deck", "discard", "dead")
FACT_ICONS = {name: f"crowns/icon/{name}" for name in FACTS}


class Gold(NamedTuple):
    """What a seat can spend (-1: only its owner knows), and that in words."""

    n: int
    words: str


class PlateLook(NamedTuple):
    """What a plate shows. `fights`: its side in the challenge; `active`: it is its turn; `first`: it has the token."""

    player: PlayerView
    name: str
    active: bool
    first: bool
    fights: str
    lines: tuple[tuple[int, bool], ...]
    """Seats that its office supports (True) and whose rival it is."""
    gold: Gold


def gold_of(view: SeatView, seat: int) -> int:
    """R5.4, R5.6, R9.2. What a seat can spend: what is left of its 8 gold (-1: only its owner knows) until the set-up
    is turned up, then its gold pool.
    """
    player, turned_up = view.players[seat], any(other.play for other in view.players)
    return player.setup_gold if view.phase == SETUP and not turned_up else player.gold


def gold_words(media: Media, view: SeatView, seat: int) -> str:
    """The same as a sentence."""
    n = gold_of(view, seat)
    if view.phase != SETUP:
        return media.t("crowns.fact.gold", n=n)
    return media.t("crowns.fact.gold.setup", n=n, most=SETUP_GOLD) if n >= 0 else media.t("crowns.fact.gold.hidden")


def plate_of(media: Media, view: SeatView, seat: int, name: str) -> PlateLook:
    """What the plate of a seat shows."""
    player, challenge = view.players[seat], view.challenge
    fights = ""
    if challenge is not None:
        fights = {challenge.attacker: "attacker", challenge.defender: "defender"}.get(seat, "")
    lines = (*((other, True) for other in player.supports), *((other, False) for other in player.rivals))
    gold = Gold(gold_of(view, seat), gold_words(media, view, seat))
    turn = view.active == seat and view.outcome is None
    return PlateLook(player, name, turn, view.first == seat, fights, lines, gold)


class SeatFact(Spot):
    """A number of a seat: its content is the number (-1: only its owner knows it), and other words than those of the
    pile. It leads to the cards of the pile, or says what it is.
    """

    content = (0, "")

    def __init__(self, parent: Group, rect: RectLike, seat: int, what: str, calls: Calls) -> None:
        ref = f"pile:{what}:{seat}" if what != "gold" else f"gold:{seat}"
        self.what = what
        super().__init__(parent, rect, ref, calls, tip=self._told)

    def _told(self) -> str:
        n, words = self.content
        return words or self.media.t(f"crowns.fact.{self.what}", n=n)

    def draw(self, surface: pygame.Surface) -> None:
        """Icon and number."""
        pen, r = self.pen(surface), self.rect
        if self.hot:
            pen.nine("row_hot", r)
        side = 28 if r.width > 60 else 22
        icon = pen.icon(FACT_ICONS[self.what], side, midleft=(r.x + 1, r.centery))
        x = max(icon.right, r.x + 20) + 2
        n = self.content[0]
        pen.line(str(n) if n >= 0 else "?", r.right - x, 20, theme.BONE, True, midleft=(x, r.centery))


class SmallCard(Spot):
    """An office, an agenda or the crest of a faction's card: its content is the id, "" for none, and whether it
    kneels."""

    content: tuple[str, bool] = ("", False)
    glow = 12

    def __init__(self, parent: Group, rect: RectLike, ref: str, calls: Calls) -> None:
        super().__init__(parent, rect, ref, calls, tip=self._tip, name=ref)
        self._spoken = self._told

    def _tip(self) -> str:
        """A card is shown large with all of it."""
        return self._told() if ":" in self.content[0] else ""

    def _told(self) -> str:
        card, kneels = self.content
        if not card:
            return ""
        words = card_tip(self.media, card) if ":" not in card else name_of(self.media, card)
        return f"{words}\n{self.media.t('crowns.piece.kneeling')}" if kneels else words

    def display(self, content: tuple[str, bool]) -> None:
        """Another card; none is not there at all."""
        super().display(content)
        self.visible = bool(content[0])

    def draw(self, surface: pygame.Surface) -> None:
        """A picture of it with a rim."""
        pen, r, (card, kneels) = self.pen(surface), self.rect, self.content
        if self.lit:
            pen.nine("glow", r.inflate(22, 22))
        kind, _, what = card.partition(":")
        if what:
            crest = self.media.sprites
            if crest.has(f"crowns/crest/{what}"):
                picture = crest.get(f"crowns/crest/{what}", size=r.size)
                pen.put(pygame.transform.rotate(picture, -90) if kneels else picture, center=r.center)
        else:
            found = self.media.sprites.backdrop(f"crowns/card/{kind}", r.size)
            if found is not None:
                surface.blit(found, r)
            else:
                pygame.draw.rect(surface, theme.RAISED, r, 0, 6)
                sign = "office" if kind.startswith("of") else "agenda"
                pen.icon(f"crowns/type/{sign}", r.height - 4, center=r.center)
            pygame.draw.rect(surface, theme.GOLD if self.hot or self.lit else theme.BRASS, r, 2, 5)
        if kneels:
            pen.icon("crowns/icon/kneel", 18, bottomright=r.bottomright)


class SeatPlate(Spot, Group):
    """See the module's text. A click chooses the seat while that is possible, else it puts it in focus."""

    glow = 18

    def __init__(self, parent: Group, rect: RectLike, seat: int, calls: Calls, focus: Callable[[int], None]) -> None:
        self.seat, self.focus_on = seat, focus
        self.content: PlateLook | None = None
        super().__init__(parent, rect, f"seat:{seat}", calls, tip=self._told, name=f"seat.{seat}")
        self.solid, self.tall = True, self.rect.height > HEAD + 8
        r = self.rect
        side = 44 if self.tall else 40
        self.crest = SmallCard(self, (r.x + 8, r.y + 8, side, side), f"card:{faction_of(seat)}", calls)
        self.facts = [SeatFact(self, place, seat, what, calls)
                      for what, place in zip(FACTS, self._places(), strict=True)]  # fmt: skip
        marks = self._marks()
        self.office = SmallCard(self, marks[0], f"card:{office_of(seat)}", calls)
        self.agenda = SmallCard(self, marks[1], f"card:{agenda_of(seat)}", calls)

    # --- places

    def _places(self) -> list[pygame.Rect]:
        r = self.rect
        if self.tall:
            wide = (r.width - 16) // 3
            top = self._marks_y() - 68
            return [pygame.Rect(r.x + 8 + i % 3 * wide, top + i // 3 * 32, wide, 30) for i in range(len(FACTS))]
        wide = min(66, (r.width - 62) // len(FACTS))
        return [pygame.Rect(r.x + 6 + i * wide, r.bottom - 36, wide, 32) for i in range(len(FACTS))]

    def _marks(self) -> list[pygame.Rect]:
        r = self.rect
        if self.tall:
            place = pygame.Rect(r.right - 108, self._marks_y(), 48, 36)
            return [place, place.move_to(x=r.right - 56)]
        office = pygame.Rect(r.right - 54, r.bottom - 36, 46, 32)
        return [office, pygame.Rect(r.right - 164, r.y + 32, 38, 26)]

    def _marks_y(self) -> int:
        """Where challenges, office and agenda stand in a tall plate: the lines of an office keep clear below them."""
        return self.rect.y + min(210, self.rect.height - 64)

    def crown_place(self) -> pygame.Rect:
        """Where its crown stands."""
        r = self.rect
        if self.tall:
            wide = min(r.width - 24, round((self._marks_y() - 70 - 56 - r.y) * NATURAL[0] / NATURAL[1]))
            return pygame.Rect(0, r.y + 56, wide, height_of(wide)).move_to(centerx=r.centerx)
        return pygame.Rect(r.right - 124, r.y + 4, 118, height_of(118))

    def _used_place(self) -> pygame.Rect:
        r = self.rect
        if self.tall:
            return pygame.Rect(r.x + 8, self._marks_y(), 96, 36)
        return pygame.Rect(r.x + 54, r.y + 32, 84, 26)

    def out_place(self) -> pygame.Rect:
        """Where it says that the seat is out of the game: no number stands there, and a low plate has no crown then."""
        r, used = self.rect, self._used_place()
        if self.tall:
            return pygame.Rect(r.x + 14, used.y, r.width - 24, 44)
        return pygame.Rect(used.x, used.y, r.right - 8 - used.x, used.height)

    # --- content

    def show(self, look: PlateLook) -> None:
        """What it shows from now on."""
        self.display(look)
        player = look.player
        self.crest.display((f"faction:{player.faction}", player.faction_kneeling))
        self.office.display(("" if player.out else player.office, False))
        self.agenda.display(("" if player.out else player.agenda, False))
        numbers = (player.hand_count, player.deck_count, len(player.discard), len(player.dead))
        for fact, content in zip(self.facts, [look.gold, *((n, "") for n in numbers)], strict=True):
            fact.display(tuple(content))

    def _told(self) -> str:
        look, t = self.content, self.media.t
        if look is None:
            return ""
        player = look.player
        power = t("crowns.fact.power", n=player.power, most=WIN)
        rows = [look.name, f"{t(f'crowns.faction.{player.faction}')} · {power}"]
        left = [f"{t(f'crowns.kind.{kind}')} {n}" for kind, n in zip(ICONS, player.left, strict=True)]
        rows.append(t("crowns.seat.left", what=", ".join(left)))
        rows += [t("crowns.seat.first")] * look.first + [t("crowns.seat.active")] * look.active
        for other, supports in look.lines:
            key = "crowns.seat.supports" if supports else "crowns.seat.rival"
            rows.append(t(key, name=self.calls.name(other)))
        return "\n".join(rows)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """While the seat can be chosen all of its plate stands for it."""
        return self if self.lit and self.visible and self.hit(pos) else super().at(pos)

    def click(self) -> None:
        """Chooses the seat, else puts it in focus."""
        if self.lit:
            self.calls.choose(self.ref)
        else:
            self.focus_on(self.seat)

    def topic_words(self) -> str:
        """All that stands here is the player's."""
        return self.calls.name(self.seat)

    # --- drawing

    def draw_back(self, surface: pygame.Surface) -> None:
        """Plate, name, crown, challenges."""
        look, pen, r = self.content, self.pen(surface), self.rect
        if look is None:
            return
        if self.lit:
            pen.nine("glow", r.inflate(26, 26))
        pen.nine("panel", r)
        colour = theme.SEATS[self.seat % len(theme.SEATS)]
        edge = pygame.Rect(r.x + 3, r.y + 10, 4, r.height - 20)
        pygame.draw.rect(surface, theme.AWAY if look.player.out else colour, edge, 0, 2)
        if self.lit or look.active or self.hot:
            pygame.draw.rect(surface, theme.TEAL if self.lit else theme.GOLD if look.active else theme.BRASS,
                             r.inflate(-2, -2), 3, 10)  # fmt: skip
        x, info = self.crest.rect.right + 8, self.calls.info(self.seat)
        room = (r.right - 8 if self.tall else self.crown_place().x - 4) - x - (40 if look.first else 0)
        ink = theme.GOLD if look.active else theme.FAINT if look.player.out else theme.BONE
        if self.tall:
            draw_name(surface, self.media, look.name, pygame.Rect(x, r.y + 6, room, 46), ink)
        else:
            pen.put(self.media.theme.line(look.name, room, 20, ink, True), midleft=(x, r.y + 18))
        if look.first:
            pen.icon("crowns/first_player", (38, 34), midleft=(x + room + 2, r.y + (28 if self.tall else 22)))
        if info is not None and info.kind == BOT:
            draw_bot(surface, self.media, info, (self.crest.rect.right + 4, self.crest.rect.bottom + 4))
        place = self.crown_place()
        if self.tall or not look.player.out:
            draw_crown(pen, look.player.power, place, 28 if place.height > 56 else 24, info)
        self._draw_left(pen, look)
        self._draw_state(pen, look)

    def _draw_left(self, pen: Pen, look: PlateLook) -> None:
        """The three challenges: open, used up, or more than one left; none of who is out."""
        if look.player.out:
            return
        place = self._used_place()
        step = place.width // len(ICONS)
        for i, (kind, n) in enumerate(zip(ICONS, look.player.left, strict=True)):
            at = (place.x + i * step + step // 2, place.centery)
            pen.icon(f"crowns/{'open' if n else 'used'}/{kind}", step, center=at)
            if n > 1:
                pen.text(f"×{n}", theme.SMALL, theme.GOLD, True, theme.INK, midbottom=(at[0], place.bottom + 4))

    def _draw_state(self, pen: Pen, look: PlateLook) -> None:
        """Out of the game, where its challenges stood; in a tall plate the lines of its office."""
        r = self.rect
        if look.player.out:
            pen.put(self.media.sprites.plain(r.size, (10, 9, 13, 150)), topleft=r.topleft)
            place = self.out_place()
            pen.line(self.media.t("crowns.seat.out"), place.width, theme.BODY, theme.BAD, True, True,
                     height=place.height, midleft=place.midleft)  # fmt: skip
            return
        if not (self.tall and look.lines):
            return
        x, y = r.x + 10, r.bottom - 18
        for other, supports in look.lines:
            if x + 50 > r.right:
                return
            tone = theme.GOOD if supports else theme.BAD
            pygame.draw.line(pen.surface, tone, (x, y), (x + 14, y), 3)
            icon = "ui/check" if supports else "ui/filter_combat"
            x = pen.icon(icon, 18, midleft=(x + 16, y)).right + 2
            x = pen.icon(f"seat/{other}", 24, midleft=(x, y)).right + 8
