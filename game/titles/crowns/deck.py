"""R20, R21. Deck construction: the validator, and decks as texts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from game.core.ask import Refusal
from game.titles.crowns.content import AGENDAS, CARDS, CONSTANT, FACTIONS, NEUTRAL, PLOTS, DeckRow
from game.titles.crowns.notation import ICONS

LEAST, MOST, COPIES = 60, 100, 3
PLOT_COUNT, PLOT_COPIES, DOUBLED = 7, 2, 1
FEW_CHARACTERS, FEW_ICONS = 25, 6
TREATY = "ag01"
"""The agenda that lets in a second faction."""


class Fault(NamedTuple):
    """R20.5. An error (E..) or warning (W..): the card it is about ("" none), what was found and what is allowed, and
    a word (a faction, an icon, a list) for the text."""

    code: str
    card: str = ""
    found: int = 0
    allowed: int = 0
    word: str = ""


def faults(deck: DeckRow) -> list[Fault]:
    """R20.5. All errors at once, sorted by code. A deck with an error cannot be brought to a table."""
    found = [*_faction(deck), *_draw_cards(deck), *_plots(deck), *_foreign(deck), *_unknown(deck), *_agenda(deck)]
    return sorted(found, key=lambda one: one.code)


def size(deck: DeckRow) -> int:
    """The number of draw cards."""
    return sum(deck.cards.values())


def _faction(deck: DeckRow) -> Iterable[Fault]:
    if deck.faction not in FACTIONS:
        yield Fault("E01", word=deck.faction)


def _draw_cards(deck: DeckRow) -> Iterable[Fault]:
    """R20.2. What is no draw card fills no deck."""
    count = sum(copies for card, copies in deck.cards.items() if card in CARDS)
    if count < LEAST:
        yield Fault("E02", found=count, allowed=LEAST)
    if count > MOST:
        yield Fault("E03", found=count, allowed=MOST)
    for card, copies in deck.cards.items():
        if card in CARDS and copies > COPIES:
            yield Fault("E04", card, copies, COPIES)


def _plots(deck: DeckRow) -> Iterable[Fault]:
    """R20.3."""
    count = sum(deck.plots.values())
    if count != PLOT_COUNT:
        yield Fault("E05", found=count, allowed=PLOT_COUNT)
    for card, copies in deck.plots.items():
        if card in PLOTS and copies > PLOT_COPIES:
            yield Fault("E06", card, copies, PLOT_COPIES)
    doubled = [card for card, copies in deck.plots.items() if copies > 1 and card in PLOTS]
    if len(doubled) > DOUBLED:
        yield Fault("E07", found=len(doubled), allowed=DOUBLED, word=" ".join(doubled))


def _foreign(deck: DeckRow) -> Iterable[Fault]:
    """R20.4, R21.1. A loyal card of another faction is reported as E09 only."""
    for card in deck.cards:
        row = CARDS.get(card)
        if row is None or row.faction in (deck.faction, NEUTRAL):
            continue
        if row.loyal:
            yield Fault("E09", card, word=row.faction)
        elif not (deck.agenda == TREATY and row.faction == deck.second_faction):
            yield Fault("E08", card, word=row.faction)


def _unknown(deck: DeckRow) -> Iterable[Fault]:
    for wrong, right, others in ((deck.cards, CARDS, PLOTS), (deck.plots, PLOTS, CARDS)):
        for card in wrong:
            if card in others:
                yield Fault("E10", card)
            elif card not in right:
                yield Fault("E11", card)
    if deck.agenda and deck.agenda not in AGENDAS:
        yield Fault("E11", deck.agenda)


def _agenda(deck: DeckRow) -> Iterable[Fault]:
    """R21.1, 5.15. One error for an agenda; where it counts two things `word` holds the second number."""
    row = AGENDAS.get(deck.agenda)
    if row is None:
        return
    counts = {what: _counted(deck, what) for what in row.condition}
    wrong = [what for what, (least, most) in row.condition.items() if not least <= counts[what] <= most]
    if wrong:
        least, most = row.condition[wrong[0]]
        first, *others = counts
        word = " ".join(str(counts[other]) for other in others) or first
        yield Fault("E12", deck.agenda, counts[first], least if counts[wrong[0]] < least else most, word)


def _counted(deck: DeckRow, what: str) -> int:
    """What the condition of an agenda counts; -1 where no second faction is named."""
    match what:
        case "second_faction":
            if deck.second_faction not in FACTIONS or deck.second_faction == deck.faction:
                return -1
            return sum(
                copies
                for card, copies in deck.cards.items()
                if card in CARDS and CARDS[card].faction == deck.second_faction and not CARDS[card].loyal
            )
        case "neutral":
            return sum(
                copies for card, copies in deck.cards.items() if card in CARDS and CARDS[card].faction == NEUTRAL
            )
        case "cards":
            return size(deck)
        case _:
            return sum(
                copies
                for card, copies in deck.plots.items()
                if card in PLOTS and what.capitalize() in PLOTS[card].traits
            )


def warnings(deck: DeckRow) -> list[Fault]:
    """R20.5. What does not block a deck."""
    rows = [(CARDS[card], copies) for card, copies in deck.cards.items() if card in CARDS]
    people = sum(copies for row, copies in rows if row.type == "character")
    found = [Fault("W01", found=people, allowed=FEW_CHARACTERS)] if people < FEW_CHARACTERS else []
    if not any(_gives_gold(row.id) for row, _ in rows):
        found.append(Fault("W02"))
    for icon in ICONS:
        count = sum(copies for row, copies in rows if icon in row.icons)
        if count < FEW_ICONS:
            found.append(Fault("W03", found=count, allowed=FEW_ICONS, word=icon))
    return found


def _gives_gold(card: str) -> bool:
    return any(line.effect.word == "gold" and line.effect.amount.n > 0 for line in CONSTANT["plot_mod"].get(card, ()))


# ---------------------------------------------------------------- decks as texts
LINE = re.compile(r"(\d{1,2}) ([a-z]{2}\d{1,2})")


def to_lines(deck: DeckRow) -> tuple[str, ...]:
    """A deck as it is handed to a match: "faction legion", "agenda ag01", "second heron", then "3 al05" for each
    card."""
    head = [
        f"{name} {value}"
        for name, value in (("faction", deck.faction), ("agenda", deck.agenda), ("second", deck.second_faction))
        if value
    ]
    return (*head, *(f"{copies} {card}" for part in (deck.cards, deck.plots) for card, copies in part.items()))


def from_lines(lines: Iterable[str], name: str = "own") -> DeckRow | Refusal:
    """The deck of such lines; a Refusal names the first line that can't be read. It is not validated."""
    head: dict[str, str] = {}
    cards: dict[str, int] = {}
    plots: dict[str, int] = {}
    for line in lines:
        word, _, value = line.partition(" ")
        found = LINE.fullmatch(line)
        if word in ("faction", "agenda", "second") and value.isalnum():
            head[word] = value
        elif found:
            part = plots if found[2] in PLOTS else cards
            part[found[2]] = part.get(found[2], 0) + int(found[1])
        else:
            return Refusal("R20.1", "why.deck_line", {"line": line})
    return DeckRow(name, head.get("faction", ""), cards, plots, head.get("agenda", ""), head.get("second", ""))
