"""Why a match has ended as it has (R2), from the reader's side: who did it, with what, where, and to whom.

Texts: "realigious.end.<kind>.<how>"; of those that there are the one that tells most is taken. The rule of an event
says how a change came about: that of a card is the card's code.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from scenes.kit.end_cause import EndCause
from scenes.titles.realigious.log_lines import CODES
from scenes.titles.realigious.prompts import Words
from scenes.titles.realigious.victory_race import judged

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.events import Event
    from game.match.at_table import TableMatch
    from game.titles.realigious.view import SeatView
    from scenes.media.media import Media

OUT = ("eliminated", "conceded")
FULL, NEAR = 100, 12
"""The reputation that wins; so many events around a change tell how it came about."""
REPUTATION = ("reputation_up", "reputation_down", "reputation_paid", "reputation_hidden")
RELICS = {"R7.1": "find", "5.12": "archaeologist", "5.10": "god", "R15.5": "streak", "R8.6": "trade"}
BELIEVERS = {"R9.7": "convert", "R10.13": "combat", "R23.5": "icon", "R8.6": "trade", "5.11": "church"}
BY = {"convert": ("propagated", "net_cast"), "church": ("propagated",), "combat": ("combat_won",),
      "trade": ("trade_done",)}  # fmt: skip
PRAISE = {"R23.7": "school", "R23.9": "hospital", "R8.2": "service", "R17.6": "office", "5.12": "celebrity"}
ICON, SCHOOL = "icon", "school"
INCOMES = ("R23.5", "R23.6", "R23.7")
NOTHING: dict[str, tuple[int, ...]] = {ICON: (0, 1), SCHOOL: ()}
"""With an allotment of so many believers a tile has no income of that kind."""
FALL = {"R10.4": "price", "R10.14": "attack", "R10.17": "attack", "5.10": "god", "R4.8": "paid"}


class _Ending:
    """The words of one ending; `reader` is the seat that reads them, None for onlookers and several people."""

    def __init__(self, media: Media, match: TableMatch) -> None:
        outcome = match.session.outcome
        self.view: SeatView = match.session.view(None)
        self.words = Words(media, None, self.view, match.seats)
        self.match = match
        self.reader = match.persons[0] if len(match.persons) == 1 else None
        self.winner = outcome.winners[0] if outcome is not None and outcome.winners else -1
        self.kind, _, self.way = (outcome.reason if outcome is not None else "").partition(":")
        self.events = self._known(self.winner)

    def _known(self, seat: int) -> list[Event]:
        """What a seat knows, where the rules are here: at the end nothing is hidden. Else what the reader knows."""
        return self.match.events(seat if self.match.rules_here is not None and seat >= 0 else self.reader)

    # --- finding

    def _last(self, known: Callable[[Event], bool], before: int | None = None) -> int:
        """The newest event of a kind, before another one; -1: there is none."""
        end = len(self.events) if before is None else before
        return next((at for at in range(end - 1, -1, -1) if known(self.events[at])), -1)

    def _beside(self, at: int, *kinds: str) -> Event | None:
        """The nearest event of these kinds before another one, else soon after it."""
        rows = [*reversed(self.events[max(0, at - NEAR):at]), *self.events[at + 1:at + 4]]
        return next((event for event in rows if event.kind in kinds), None)

    # --- words

    def _who(self, seat: int, key: str) -> str:
        own = f"realigious.end.{key}.you"
        return self.words.t(own if seat == self.reader else f"realigious.end.{key}", name=self.words.name(seat))

    def _say(self, key: str, ends: tuple[str, ...], seat: int, other: int = -1, **args: str | int) -> str:
        """The first of the texts that there is, about a seat and another one."""
        names = {"name": self._who(seat, "name"), "whose": self._who(seat, "whose")}
        if other >= 0:
            names |= {"whom": self._who(other, "whom"), "theirs": self._who(other, "whose"),
                      "other": self._who(other, "name")}  # fmt: skip
        keys = [f"realigious.end.{key}{end}" for end in (*ends, "")]
        return self.words.t(next(one for one in keys if self.words.has(one)), **names, **args)

    def _place(self, event: Event | None) -> tuple[str, str]:
        """A tile in words and as a thing of the board."""
        tile = event.data.get("tile") if event is not None else None
        return self._named(tile) if isinstance(tile, int) else ("", "")

    def _named(self, tile: int) -> tuple[str, str]:
        return (self.words.place(tile), f"tile:{tile}") if tile >= 0 else ("", "")

    def _source(self, at: int, kind: str, has: int, goal: int) -> tuple[str, str]:
        """R3.3 (c). The tile whose income has brought the winner to the goal, as `_place` tells it: the incomes follow
        each other in the order of their tiles. `has`: how much the winner has after the last of them."""
        run: list[int] = []
        for event in reversed(self.events[: at + 1]):
            if event.rule not in INCOMES or _seat(event) != self.winner:
                break
            if event.rule == self.events[at].rule:
                run.insert(0, int(str(event.data.get("believers", event.data.get("amount", 1)))))
        tiles = [tile.tile for tile in self.view.tiles
                 if tile.owner == self.winner and tile.designation == kind and tile.believers not in NOTHING[kind]]
        hidden = not all(tile.shown for tile in self.view.tiles)
        if hidden or len(run) > len(tiles) or (kind == ICON and len(run) < len(tiles)):
            return "", ""
        before = has - sum(run)
        reached = [tile for tile, now in zip(tiles, accumulate(run), strict=False) if before + now >= goal]
        return self._named(reached[0] if reached else -1)

    def cause(self) -> EndCause:
        """How the winner has won."""
        told = {"win_mystic": self._mystic, "win_religious": self._religious, "win_social": self._social,
                "win_survival": self._survival, "win_judgement": self._judged}  # fmt: skip
        return told[self.kind]() if self.kind in told and self.winner >= 0 else EndCause()

    def _mystic(self) -> EndCause:
        """R2.3. The relic that was still missing."""
        at = self._last(lambda event: event.kind == "relic_gained" and event.data["seat"] == self.winner)
        if at < 0:
            return EndCause()
        gained, how = self.events[at], ""
        card = CODES.get(gained.rule, "")
        how = "card" if card else RELICS.get(gained.rule, "any")
        lost = self.events[at - 1] if at and self.events[at - 1].kind == "relic_lost" else None
        victim = _seat(lost) if lost is not None else -1
        if how == "trade" and (done := self._beside(at, "trade_done")) is not None:
            victim = int(str(done.data["other" if _seat(done) == self.winner else "seat"]))
        ends: tuple[str, ...] = ()
        where, ref = self._place(gained)
        if victim >= 0:
            ends = (".from.last", ".from") if not self.view.seats[victim].relics else (".from",)
        elif where:
            ends = (".tile",)
        words = self._say(
            f"mystic.{how}", ends, self.winner, victim, tile=where,
            relics=self._relics(int(str(gained.data.get("amount", 0)))), card=self.words.card(card) if card else "",
            god=self.words.t(f"realigious.god.{self.view.god}"),
        )  # fmt: skip
        return EndCause(words, ref, where)

    def _relics(self, held: int) -> str:
        """R2.3. How many the winner has of those that are needed; more than these is no fraction."""
        goal = self.view.relic_goal
        return self.words.t(f"realigious.end.relics{'.more' if held > goal else ''}", n=held, goal=goal)

    def _religious(self) -> EndCause:
        """R2.1. The believers that were still missing."""
        def grew(event: Event) -> bool:
            return event.kind in ("gained", "panic") and _seat(event) == self.winner and (
                event.kind == "panic" or bool(event.data.get("believers")))

        at = self._last(grew)
        event = self.events[at] if at >= 0 else None
        card = CODES.get(event.rule, "") if event is not None else ""
        how = "any" if event is None else "panic" if event.kind == "panic" else (
            "card" if card else BELIEVERS.get(event.rule, "any"))  # fmt: skip
        by = BY.get(how, ())
        done = self._beside(at, *by) if by else None
        other = _other(done, self.winner) if how in ("combat", "trade") else -1
        public = self.view.seats[self.winner]
        where, ref = (self._source(at, ICON, public.believers, self.view.believers_target) if how == ICON
                      else self._place(done))  # fmt: skip
        if by and done is None:
            how = "any"
        words = self._say(
            f"religious.{how}", (".tile",) if where else (), self.winner, other, tile=where,
            n=f"{public.believers:,}", goal=f"{self.view.believers_target:,}",
            card=self.words.card(card) if card else "",
        )  # fmt: skip
        return EndCause(words, ref, where)

    def _social(self) -> EndCause:
        """R2.2. The reputation that was still missing."""
        at = self._last(lambda event: event.kind in ("reputation_up", "reputation_hidden")
                        and _seat(event) == self.winner)  # fmt: skip
        event = self.events[at] if at >= 0 else None
        card = CODES.get(event.rule, "") if event is not None else ""
        how = "card" if card else PRAISE.get(event.rule, "any") if event is not None else "any"
        by = {"service": "joint_service", "celebrity": "celebrity_effect", "office": "government_bought"}.get(how)
        done = self._beside(at, by) if by else None
        if by and done is None:
            how = "any"
        what = self.words.thing(done.kind, str(done.data["what"])) if done is not None and done.data.get("what") else ""
        where, ref = self._source(at, SCHOOL, FULL, FULL) if how == SCHOOL else self._place(done)
        words = self._say(f"social.{how}", (".tile",) if where else (), self.winner,
                          _other(done, self.winner) if how == "service" else -1, tile=where, what=what,
                          card=self.words.card(card) if card else "")  # fmt: skip
        return EndCause(words, ref, where)

    def _survival(self) -> EndCause:
        """R2.4, R2.9. The last of the others is out, or all would have been out at once."""
        if sum(seat.alive for seat in self.view.seats) > 1:
            tiles = [sum(tile.owner == seat for tile in self.view.tiles) for seat in range(len(self.view.seats))]
            ends = (".tiles",) if tiles.count(tiles[self.winner]) == 1 else ()
            alive = sorted((s.seat for s in self.view.seats if s.alive), key=lambda seat: (-tiles[seat], seat))
            stood = " · ".join(f"{self.words.name(seat)} {tiles[seat]}" for seat in alive)
            figures = self.words.t("realigious.end.stood.tiles", stood=stood) if ends else ""
            return EndCause(self._say("survival.all", ends, self.winner, n=tiles[self.winner]), figures=figures)
        at = self._last(lambda event: event.kind in OUT)
        if at < 0 or self.events[at].kind == "conceded":
            return EndCause()  # who has given up is told of every title alike
        return self._fall(_seat(self.events[at]))

    def _judged(self) -> EndCause:
        """R2.11. Which way had led furthest when the last cycle was over; of the winner also what its share is of."""
        what = self.words.t(f"realigious.end.by.{self.way}")
        stood = sorted(judged(self.words.media, self.view), key=lambda one: one[0] != self.winner)
        shares = [(seat, share.partition(" · ")[0]) for seat, share in stood]
        has = self._has(self.winner, self.way)
        figures = " · ".join(
            self.words.t("realigious.end.stood", name=self.words.name(seat), what=what, n=has, share=share)
            if has and seat == self.winner else f"{self.words.name(seat)} {share}" for seat, share in shares
        )  # fmt: skip
        return EndCause(self._say("judged", (), self.winner, n=self.match.round, what=what), figures=figures)

    def _has(self, seat: int, way: str) -> str:
        """How much a seat has of what a way is about; "" for what is hidden."""
        public = self.view.seats[seat]
        if way == "social":
            return "" if public.reputation is None else f"{public.reputation}%"
        return f"{public.believers:,}" if way == "religious" else str(public.relics)

    def own(self, told: EndCause) -> str:
        """How the reader was out before, unless that has just been told."""
        if self.reader is None or self.reader == self.winner or self.view.seats[self.reader].alive:
            return ""
        words = self._fall(self.reader).words
        return words if words != told.words else ""

    def _fall(self, seat: int) -> EndCause:
        """R2.5. How a seat's reputation came to 0."""
        self.events = self._known(seat)
        out = self._last(lambda event: event.kind == "eliminated" and _seat(event) == seat)
        if out < 0:
            return EndCause()
        at = self._last(lambda event: event.kind in REPUTATION and _seat(event) == seat, out)
        event = self.events[at] if at >= 0 else None
        card = CODES.get(event.rule, "") if event is not None else ""
        how = "card" if card else FALL.get(event.rule, "any") if event is not None else "any"
        by = {"card": "card_used", "attack": "combat_lost", "god": "god_effect"}.get(how)
        done = self._beside(at, by) if by else None
        if how == "card" and done is not None and _seat(done) == seat:
            how = "spent"
        elif by and done is None:
            how = "any"
        other = _other(done, seat) if how == "attack" else _seat(done) if how in ("card", "god") else -1
        where, ref = self._place(done) if how == "attack" else ("", "")
        words = self._say(f"fall.{how}", (".tile",) if where else (), seat, other, tile=where,
                          card=self.words.card(card) if card else "",
                          god=self.words.t(f"realigious.god.{self.view.god}"))  # fmt: skip
        return EndCause(words, ref, where)


def _seat(event: Event | None) -> int:
    return int(str(event.data.get("seat", -1))) if event is not None else -1


def _other(event: Event | None, seat: int) -> int:
    """The other one of the two that an event is about."""
    if event is None:
        return -1
    return int(str(event.data.get("other", -1))) if _seat(event) == seat else _seat(event)


def cause(media: Media, match: TableMatch) -> EndCause:
    """How a match that is over was decided."""
    ending = _Ending(media, match)
    told = ending.cause()
    return told._replace(own=ending.own(told))


CAUSE = cause
