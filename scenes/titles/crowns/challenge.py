"""The challenge between those who fight it: both sums with their terms, who is ahead by how much, whether it would be
unopposed, the claim, and what can still answer it. While attackers or defenders are chosen it tells what the rules
would count with those that are chosen. All of it is read off what everybody sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from msgspec.structs import replace

from game.titles.crowns import forecast
from game.titles.crowns.state import NOBODY
from game.titles.crowns.view import ChallengeView
from scenes.kit.moving import MovingPart
from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.widgets.base import RectLike

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.core.modifiers import Term
    from game.titles.crowns.forecast import Sums
    from game.titles.crowns.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.crowns.words import Words
    from scenes.widgets.base import WidgetParent
    from scenes.widgets.pen import Pen

KIND_COLOURS = {"military": (214, 74, 58), "intrigue": (70, 176, 96), "power": (78, 132, 226)}
EMPTY = (40, 40, 46)
"""The bar while neither side has any strength."""
MIDDLE = 460
"""The width of what stands between both sides."""
ATTACKERS = "attackers"
CHOOSING = (ATTACKERS, "defenders")
UNKNOWN = -1
"""The claim before the challenge has begun."""
DECLARED, RECENT = ("challenge", "defended"), 200
"""What tells that a challenge has begun, and that its defenders are declared; so many events are looked through."""
TERMS, BONUS, LINE = 66, 44, 1.4
"""How high the terms of a side are, and at most the bonus below them; how far lines of the least size are apart."""


class Answering(NamedTuple):
    """What the defending seat can still do: characters that can be declared with their strength, gold, cards; what it
    has in play with an action.
    """

    able: int
    strength: int
    gold: int
    hand: int
    acting: tuple[str, ...] = ()


class ChallengeLook(NamedTuple):
    """What the panel shows; the sums are those on the screen while they count. `choosing`: the question by which those
    who fight are being chosen, "" for none; `defended`: nobody can be declared any more (R10.8).
    """

    challenge: ChallengeView
    attack: int
    defence: int
    answering: Answering
    choosing: str = ""
    defended: bool = False


def answering(view: SeatView, challenge: ChallengeView, spent: Container[tuple[int, int]] = ()) -> Answering:
    """R10.8. What could still be declared as a defender, by what everybody sees, and what that would add to the
    defence: bonuses that count only then are in it.
    """
    player = view.players[challenge.defender]
    able = forecast.able(player, challenge.kind, "defend", (*challenge.bypassed, *challenge.defenders))
    sums = _sums(view, challenge, (*challenge.defenders, *able))
    acting = tuple(forecast.acting(view, challenge.defender, spent))
    return Answering(len(able), max(0, sums.defence - challenge.defence), player.gold, player.hand_count, acting)


def _sums(view: SeatView, challenge: ChallengeView, defenders: tuple[int, ...]) -> Sums:
    """What would be counted with these defenders."""
    running = view.challenge
    if running is not None:
        return forecast.defended(view, [number for number in defenders if number not in running.defenders])
    sides = challenge.attacker, challenge.defender
    return forecast.attacked(view, challenge.kind, *sides, challenge.attackers, defenders)


def leader(challenge: ChallengeView, attack: int, defence: int) -> int:
    """R10.10, R10.11. The seat that would win by these sums; NOBODY where nobody would."""
    if challenge.winner != NOBODY:
        return challenge.winner
    ahead = challenge.attacker if attack >= defence else challenge.defender
    there = challenge.attackers if ahead == challenge.attacker else challenge.defenders
    return ahead if max(attack, defence) >= 1 and there else NOBODY


def declared(question: Question | None, marked: tuple[int, ...] = ()) -> tuple[int, ...]:
    """R10.4, R10.8. The cards that have been chosen so far, while attackers or defenders are chosen; those that are
    `marked` with them.
    """
    if question is None or question.text not in CHOOSING:
        return ()
    picked: tuple[int, ...] = question.subject()[-1]
    return (*picked, *marked)


def foretold(view: SeatView, question: Question, marked: tuple[int, ...] = ()) -> ChallengeView | None:
    """The challenge as it would be counted with those that have been chosen so far."""
    picked = declared(question, marked)
    if question.text == ATTACKERS:
        kind, other = str(question.about["kind"]), int(question.about["opponent"])
        sums = forecast.attacked(view, kind, question.seat, other, picked)
        return ChallengeView(
            kind, question.seat, other, picked, (), (), sums.attack, 0, sums.attack_terms, (), UNKNOWN, (),
            NOBODY, 0, False, NOBODY,
        )  # fmt: skip
    now = view.challenge
    if now is None:
        return None
    sums = forecast.defended(view, picked)
    return replace(now, defenders=picked, attack=sums.attack, defence=sums.defence, attack_terms=sums.attack_terms,
                   defence_terms=sums.defence_terms)  # fmt: skip


class ChallengePanel(Spot):
    """The panel; hidden while nobody fights. A click opens its page with all terms."""

    glow = 20
    content: ChallengeLook | None = None

    def __init__(self, parent: WidgetParent, rect: RectLike, words: Words, calls: Calls) -> None:
        self.words = words
        super().__init__(parent, rect, "challenge:", calls, tip=self._told, name="challenge")
        self.visible = False

    def display(self, content: ChallengeLook | None) -> None:
        """Another challenge, or none."""
        super().display(content)
        self.visible = content is not None

    def _told(self) -> str:
        if self.content is None:
            return ""
        look, t, name = self.content, self.media.t, self.words.name
        challenge = look.challenge
        rows = [t(f"crowns.kind.{challenge.kind}")]
        for key, seat, total, terms in (
            ("crowns.fight.attack", challenge.attacker, look.attack, challenge.attack_terms),
            ("crowns.fight.defence", challenge.defender, look.defence, challenge.defence_terms),
        ):
            rows.append(t(key, name=name(seat), n=total))
            rows.append(self.words.terms(terms))
        rows += [*self._state(look), self._answers(look)]
        if look.answering.acting and challenge.winner == NOBODY:
            cards = ", ".join(self.words.card(kind) for kind in look.answering.acting)
            rows.append(t("crowns.fight.acting.cards", cards=cards))
        if challenge.claim != UNKNOWN:
            rows.append(t("crowns.fight.claim", n=challenge.claim) + " = " + self.words.terms(challenge.claim_terms))
        return "\n".join(row for row in rows if row)

    def _state(self, look: ChallengeLook) -> list[str]:
        """Who is ahead and by how much; whether it is unopposed."""
        challenge, t = look.challenge, self.media.t
        if look.choosing and not look.attack == look.defence > 0:  # a tie is the attacker's, and says so
            return [t(f"crowns.fight.choosing.{look.choosing}"), *self._unopposed(look)]
        ahead = leader(challenge, look.attack, look.defence)
        if ahead == NOBODY:
            return [t("crowns.fight.nobody")]
        margin = abs(look.attack - look.defence)
        key = "crowns.fight.won" if challenge.winner != NOBODY else "crowns.fight.ahead"
        rows = [t(key if margin else f"{key}.even", name=self.words.name(ahead), n=margin)]
        return [*rows, *self._unopposed(look)]

    def _unopposed(self, look: ChallengeLook) -> list[str]:
        """R10.13. The bonus as it stands."""
        ahead = leader(look.challenge, look.attack, look.defence)
        there = ahead == look.challenge.attacker and look.defence == 0
        return [self.media.t("crowns.fight.unopposed")] if there else []

    def _answers(self, look: ChallengeLook) -> str:
        """What can still answer."""
        if look.challenge.winner != NOBODY:
            return self.media.t("crowns.fight.replaced") if look.challenge.replaced else ""
        seen, t = look.answering, self.media.t
        declared = look.defended or bool(look.challenge.defenders)
        key = "crowns.fight.answers_declared" if declared else "crowns.fight.answers"
        said = t(key, name=self.words.name(look.challenge.defender), n=seen.able, strength=seen.strength,
                 gold=seen.gold, hand=seen.hand)  # fmt: skip
        return said + (t("crowns.fight.acting", n=len(seen.acting)) if seen.acting else "")

    # --- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Kind in the middle over what the sums mean, a side at the left and one at the right."""
        look, pen, r = self.content, self.pen(surface), self.rect
        if look is None:
            return
        challenge, colour = look.challenge, KIND_COLOURS[look.challenge.kind]
        surface.blit(*self.media.sprites.shadow(r, 18))
        pen.nine("panel_brass", r)
        middle = pygame.Rect(r.centerx - MIDDLE // 2, r.y, MIDDLE, r.height)
        ahead = leader(challenge, look.attack, look.defence)
        left, right = pygame.Rect(r.x, r.y, middle.x - r.x, r.height), pygame.Rect(middle.right, r.y, 0, r.height)
        right.width = r.right - middle.right
        self._draw_balance(pen, look, colour)
        for at, side in ((left, "attack"), (right, "defence")):
            self._draw_side(pen, at, look, side, ahead)
        self._draw_middle(pen, middle, look, colour)

    def _draw_balance(self, pen: Pen, look: ChallengeLook, colour: theme.Colour) -> None:
        """A bar along the upper edge: the share of each side."""
        r = self.rect.inflate(-28, 0)
        whole = max(1, look.attack + look.defence)
        bar = pygame.Rect(r.x, r.y + 10, r.width, 8)
        pygame.draw.rect(pen.surface, theme.mix(theme.SEATS[look.challenge.defender], theme.INK, 0.25), bar, 0, 4)
        if not look.attack and not look.defence:
            pygame.draw.rect(pen.surface, EMPTY, bar, 0, 4)  # nobody has anything yet
        share = pygame.Rect(bar.topleft, (round(bar.width * look.attack / whole), bar.height))
        pygame.draw.rect(pen.surface, theme.mix(theme.SEATS[look.challenge.attacker], theme.INK, 0.1), share, 0, 4)
        pygame.draw.rect(pen.surface, colour, bar, 1, 4)

    def _draw_side(self, pen: Pen, at: pygame.Rect, look: ChallengeLook, side: str, ahead: int) -> None:
        """Banner and name outside, the sum towards the middle, its terms below; at the defence also the bonus of an
        unopposed win.
        """
        challenge, mirrored = look.challenge, side == "defence"
        seat = challenge.defender if mirrored else challenge.attacker
        terms = challenge.defence_terms if mirrored else challenge.attack_terms
        total = look.defence if mirrored else look.attack
        banner = f"crowns/banner/{side}"
        edge = at.right - 14 if mirrored else at.x + 14
        anchor = "midright" if mirrored else "midleft"
        flag = pen.icon(banner, (50, 68), None, **{anchor: (edge, at.centery + 6)})
        edge = (flag.left if mirrored else flag.right) + (-10 if mirrored else 10)
        ink = theme.GOLD if ahead == seat else theme.BONE
        sum_x = at.x + 56 if mirrored else at.right - 56
        pen.text(str(total), 48, ink, True, theme.INK, center=(sum_x, at.centery + 6))
        room = abs(sum_x - edge) - 52
        colour = theme.mix(theme.SEATS[seat % len(theme.SEATS)], theme.BONE, 0.45)
        align = "right" if mirrored else "left"
        name = self.media.theme.line(self.words.name(seat), room, theme.BODY, colour, True)
        pen.put(name, **{anchor: (edge, at.y + 38)})
        high = TERMS
        for words in self._unopposed(look) if mirrored else ():
            bonus = self.media.theme.line(words, room, theme.SMALL, theme.GOLD, True, height=BONUS, align=align)
            pen.put(bonus, **{f"bottom{anchor[3:]}": (edge, at.bottom - 9)})
            high = max(26, TERMS - bonus.get_height())
        told = self.media.theme.paragraph(self._terms(terms, room, high), room, theme.SMALL, theme.DIM, align=align,
                                          height=high)  # fmt: skip
        pen.put(told, **{anchor: (edge, at.y + 53 + high // 2)})

    def _terms(self, terms: tuple[Term, ...], room: int, height: int) -> str:
        """As many terms as there is room for, then how many more there are: the page tells all."""
        if not terms:
            return self.media.t("crowns.fight.nobody_there")
        type_ = self.media.theme
        most = height // round(type_.pixels(type_.least) * LINE)
        for count in range(len(terms), 0, -1):
            words = self.words.terms(terms[:count])
            if count < len(terms):
                words += " " + self.media.t("crowns.fight.more", n=len(terms) - count)
            if len(type_.wrap(words, type_.least, room)) <= most:
                break
        return words

    def _draw_middle(self, pen: Pen, at: pygame.Rect, look: ChallengeLook, colour: theme.Colour) -> None:
        challenge, t = look.challenge, self.media.t
        kind = t(f"crowns.kind.{challenge.kind}")
        icon = pen.icon(f"crowns/icon/{challenge.kind}", 34, midleft=(at.x + 56, at.y + 37))
        pen.line(kind, 130, theme.BODY, theme.mix(colour, theme.BONE, 0.4), True, midleft=(icon.right + 6, at.y + 37))
        if challenge.claim != UNKNOWN:
            claim = pen.icon("crowns/icon/claim", 30, midright=(at.right - 90, at.y + 37))
            pen.text(str(challenge.claim), theme.BUTTON, theme.BONE, True, theme.INK,
                     midleft=(claim.right + 6, at.y + 37))  # fmt: skip
        state = self._state(look)[0]
        pen.line(state, at.width, 20, theme.BONE, True, height=26, align="center", center=(at.centerx, at.y + 66))
        pen.line(self._answers(look), at.width, theme.SMALL, theme.DIM, height=44, align="center",
                 center=(at.centerx, at.y + 101))  # fmt: skip


class ChallengeBand(MovingPart):
    """The place of the panel. The sums count up to new ones while they are shown."""

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls) -> None:
        super().__init__(table, rect, name="band")
        self.table = table
        self.panel = ChallengePanel(self, self.rect, words, calls)
        self._view: SeatView | None = None
        self._question: Question | None = None
        self.marked: tuple[int, ...] = ()
        """Those who are chosen and not declared yet."""

    def show(self, view: SeatView) -> None:
        """The challenge of now, or the one that is being declared."""
        self._view, asked = view, self._question
        choosing = asked.text if asked is not None and asked.text in CHOOSING else ""
        challenge = foretold(view, asked, self.marked) if asked is not None and choosing else view.challenge
        if challenge is None:
            self.panel.display(None)
            return
        answers = answering(view, challenge, self._spent())
        self.panel.display(ChallengeLook(challenge, challenge.attack, challenge.defence, answers, choosing,
                                         not choosing and self._defended()))  # fmt: skip

    def _defended(self) -> bool:
        """R10.8. Whether the defence of the newest challenge is over, be it that nobody defends: by what was told."""
        return next((event.kind == "defended" for event in reversed(self._told()) if event.kind in DECLARED), False)

    def _spent(self) -> set[tuple[int, int]]:
        """R15.10. The abilities that have been used this round, by what was told of it."""
        used: set[tuple[int, int]] = set()
        for event in reversed(self._told()):
            if event.kind == "round_began":
                break
            card, ability = event.data.get("card"), event.data.get("ability")
            if event.kind == "used" and isinstance(card, int) and isinstance(ability, int):
                used.add((card, ability))
        return used

    def _told(self) -> Sequence[Event]:
        """The newest of what was told."""
        session, viewer = self.table.match.session, self.table.viewer
        return session.events(max(0, session.event_count(viewer) - RECENT), viewer)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """What those that are chosen would bring, while they are chosen."""
        self._question = question
        if self._view is not None:
            self.show(self._view)

    def count(self, attack: int, defence: int, share: float) -> None:
        """Both sums a share of their way from nothing."""
        look = self.panel.content
        if look is not None:
            self.panel.display(look._replace(attack=round(attack * share), defence=round(defence * share)))

    def place_of(self, ref: str) -> pygame.Rect | None:
        """The panel."""
        return self.panel.rect if ref.startswith("challenge:") and self.panel.visible else None
