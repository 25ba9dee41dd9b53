"""R9, C6.14. Between two quests nothing passes unread: how the quest ended, what came of one's own duality card, what
the others did at the camp, and with what the next quest begins each lie over the table before anything more is shown,
however fast it is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.vermilion.board import QUESTS
from scenes.titles.vermilion.interlude_pages import (
    CampTold,
    CardTold,
    QuestEnd,
    all_picked,
    camp_rows,
    is_pick,
)
from scenes.titles.vermilion.opening import QuestOpening

if TYPE_CHECKING:
    from game.core.ask import Question
    from game.core.events import Event
    from game.titles.vermilion.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.vermilion.interlude_pages import MakePage
    from scenes.titles.vermilion.words import Words

OUTCOMES = ("duality_gave", "track")
OUTCOME_RULES = ("R9.5", "R9.6")
PICKED = "got_material"
WATCHED_MS, APART_MS = 20_000, 90_000
"""How long a page stays where nobody here plays, and where others play on other machines."""


def stands(view: SeatView) -> int:
    """How many pages there have been to read: after each attempt its end, and with the next one the camp."""
    if view.mode != "campaign" or not view.tries:
        return 0
    if view.outcome is not None:
        return 2 * (len(view.tries) - 1)  # the result tells the last one
    return 2 * len(view.tries) - (view.phase == "breathe")


def begun(view: SeatView) -> int:
    """How many quests have begun, each attempt for itself."""
    return len(view.tries) + (bool(view.width) and not view.between)


class Interlude:
    """What is still to be read at a table. How much has been read is kept with the match: the table is made anew where
    a chair changes hands."""

    def __init__(self, table: TableHost, words: Words) -> None:
        self.table, self.words = table, words
        self._all_told = False
        self._cards: dict[int, str] = {}

    @property
    def limit_ms(self) -> int:
        """After how long a page goes by itself; 0: it waits for its button."""
        match = self.table.match
        if match.persons:
            return 0 if match.rules_here is not None else APART_MS
        return 0 if match.rules_here is not None and match.people else WATCHED_MS

    def asked(self, question: Question) -> None:
        """R9.4. Which card a seat reads here; afterwards nobody sees it any more."""
        if question.text == "duality_choice":
            self._cards[question.seat] = self.table.view.duality

    def heard(self, event: Event) -> None:
        """R9.5. What came of a card is told to whom it concerns, with the materials that were chosen for it."""
        seat, kept = event.data.get("seat"), self.table.match.outcomes
        if event.rule not in OUTCOME_RULES:
            self._all_told = bool(kept)
        if not isinstance(seat, int):
            return
        kept[:] = [one for one in kept if one.no < event.no]  # after an undo the same numbers are told again
        picks = any(is_pick(one) and one.data["seat"] == seat for one in kept)
        picked = picks and event.kind == PICKED and event.rule == OUTCOME_RULES[0]
        if event.kind in OUTCOMES or picked:
            kept.append(event)
            self._all_told = False

    def holds(self, view: SeatView, idle: bool) -> bool:
        """Lays the next page over the table, where that is on top; whether one is still to be read. `idle`: all that
        has happened has been shown."""
        table = self.table
        if table.teaches or table.steps_back or not table.media.motion:
            table.match.outcomes.clear()
            return False
        page = self._next(view, idle)
        if page is not None and table.on_top:
            table.open_over(page)
        return page is not None

    def _next(self, view: SeatView, idle: bool) -> MakePage | None:
        match = self.table.match
        if match.pages_read is None:
            match.pages_read = stands(view)  # what was before the match was opened here is not told
        number = match.pages_read
        if number < stands(view) and number % 2 == 0:
            return lambda client: QuestEnd(client, self, number // 2)
        opening = self._opening(view)
        over = self._all_told or number < stands(view) or opening is not None
        if match.outcomes and (over or (idle and all_picked(match.outcomes))):
            if any(event.data["seat"] in match.people for event in match.outcomes):
                return lambda client: CardTold(client, self, list(match.outcomes), self._ways())
            match.outcomes.clear()
        if number < stands(view):
            if camp_rows(self, number // 2):
                return lambda client: CampTold(client, self, number // 2)
            match.pages_read = number + 1
        return opening

    def _opening(self, view: SeatView) -> MakePage | None:
        """5.13. A quest begins with its page, for everybody who plays here, whoever chooses first."""
        match, count = self.table.match, begun(view)
        if match.openings_read is None:
            match.openings_read = count - (view.phase == "setup")  # one that was under way before is not told
        if match.openings_read >= count or self.table.viewer is None or not match.persons:
            return None
        if view.quest not in QUESTS:
            return None
        return lambda client: QuestOpening(client, self.words, view.quest, self._read_opening)

    def _ways(self) -> dict[int, tuple[str, str]]:
        """The card and the way of each seat that read one here."""
        chosen = {entry.seat: entry.key for entry in self.table.match.session.log if entry.key in ("a", "b")}
        return {seat: (card, chosen.get(seat, "")) for seat, card in self._cards.items() if card}

    def read(self) -> None:
        """A page has been read."""
        self.table.match.pages_read = (self.table.match.pages_read or 0) + 1

    def _read_opening(self) -> None:
        """The page with which a quest begins has been read."""
        self.table.match.openings_read = begun(self.table.view)

    def read_card(self) -> None:
        """What came of the cards has been read."""
        self.table.match.outcomes.clear()
