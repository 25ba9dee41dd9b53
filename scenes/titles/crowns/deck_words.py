"""What is told about decks: errors and warnings in words (R20.5), and a deck as a text that people pass on."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, NamedTuple

from game.titles.crowns.content import AGENDAS, CARDS, FACTIONS, PLOTS, DeckRow
from game.titles.crowns.deck import LEAST, TREATY, Fault, faults
from scenes.media.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Iterable

RULES = {"E01": "R20.1", "E02": "R20.2", "E03": "R20.2", "E04": "R20.2", "E05": "R20.3", "E06": "R20.3",
         "E07": "R20.3", "E08": "R20.4", "E09": "R20.4", "E10": "R20.1", "E11": "R20.1", "E12": "R21.1"}  # fmt: skip
HEAD = re.compile(r"^(faction|agenda|second)\s*[:=]?\s*([a-z]+\d*)\b")
COUNTED = re.compile(r"^(\d{1,2})\s*[x×*]?\s+(.+?)\s*(?:[\[(]([a-z]{2}\d{2})[\])])?\s*$", re.IGNORECASE)
ID = re.compile(r"[a-z]{2}\d{1,2}")
TITLE = "#"


def rule_of(code: str) -> str:
    """The rule behind an error or a warning."""
    return RULES.get(code, "R20.5")


def fault_words(texts: Texts, fault: Fault) -> str:
    """An error or a warning as a sentence."""
    words = ", ".join(texts.get(f"crowns.card.{card}") for card in fault.word.split()) if fault.code == "E07" else ""
    return texts.get(
        f"crowns.deck.{fault.code.lower()}", n=fault.found, min=LEAST, id=fault.card or fault.word,
        card=f"@crowns.card.{fault.card}", agenda=f"@crowns.card.{fault.card}", faction=f"@crowns.faction.{fault.word}",
        icon=f"@crowns.kind.{fault.word}", list=words, reason=_reason(texts, fault) if fault.code == "E12" else "",
    )  # fmt: skip


def _reason(texts: Texts, fault: Fault) -> str:
    """R21.1. Why the deck is none for its agenda."""
    if fault.card == TREATY and fault.found < 0:
        return texts.get("crowns.deck.e12.ag01.none")
    other = int(fault.word) if fault.word.isdecimal() else 0
    return texts.get(f"crowns.deck.e12.{fault.card}", n=fault.found, a=fault.found, b=other)


def problems(texts: Texts, deck: DeckRow) -> str:
    """All errors of a deck, one a line; "" for a legal one."""
    return "\n".join(f"{fault_words(texts, one)} ({rule_of(one.code)})" for one in faults(deck))


# ---------------------------------------------------------------- decks as texts
class ReadDeck(NamedTuple):
    """What was found in a text: the deck, the name that stands above it, and the lines that tell nothing."""

    deck: DeckRow
    name: str = ""
    unread: tuple[str, ...] = ()


def written(texts: Texts, deck: DeckRow, name: str = "") -> str:
    """A deck as a text that reads well and can be read back in both languages."""
    lines = [f"{TITLE} {name or texts.get(f'crowns.faction.{deck.faction}')}", f"faction: {deck.faction}"]
    if deck.agenda:
        lines.append(f"agenda: {deck.agenda}")
    if deck.second_faction:
        lines.append(f"second: {deck.second_faction}")
    for part in (deck.cards, deck.plots):
        lines.append("")
        lines += [f"{copies} {texts.get(f'crowns.card.{card}') if card in CARDS or card in PLOTS else card} [{card}]"
                  for card, copies in part.items()]  # fmt: skip
    return "\n".join(lines) + "\n"


def read(text: str) -> ReadDeck:
    """A deck from a text: ids in brackets, else names in either language. It is not validated: what the text holds too
    often or in the wrong place is told by the validator."""
    found: dict[str, str] = {}
    parts: tuple[dict[str, int], dict[str, int]] = ({}, {})
    unread, name = [], ""
    for line in filter(None, map(str.strip, text.splitlines())):
        head, counted = HEAD.match(line.casefold()), COUNTED.match(line)
        if line.startswith(TITLE):
            name = name or line.lstrip(TITLE).strip()
        elif head:
            found[head[1]] = head[2]
        elif counted and (card := _card(counted[3] or "", counted[2])):
            part = parts[card in PLOTS]
            part[card] = part.get(card, 0) + int(counted[1])
        else:
            unread.append(line)
    cards, plots = parts
    faction = found.get("faction", "") or _faction(cards)
    deck = DeckRow("own", faction, _counted(cards), _counted(plots), found.get("agenda", ""), found.get("second", ""))
    return ReadDeck(deck, name, tuple(unread))


def _counted(part: dict[str, int]) -> dict[str, int]:
    return {card: min(copies, 99) for card, copies in part.items() if copies}


def _card(given: str, words: str) -> str:
    """The id of a card: the one that is given, or that of a name; an id that nothing has is kept."""
    if given:
        return given.casefold()
    plain = words.strip().casefold()
    return _ids().get(plain, plain if ID.fullmatch(plain) else "")


def _faction(cards: Iterable[str]) -> str:
    """The faction that most of the cards are of, where the text names none."""
    seen = [CARDS[card].faction for card in cards if card in CARDS and CARDS[card].faction in FACTIONS]
    return max(FACTIONS, key=seen.count) if seen else ""


@functools.cache
def _ids() -> dict[str, str]:
    """Card names of both languages, and ids as they are printed -> ids."""
    names = {texts.get(f"crowns.card.{card}").casefold(): card for texts in map(Texts, LANGUAGES)
             for card in (*CARDS, *PLOTS, *AGENDAS)}  # fmt: skip
    return names | {card: card for card in (*CARDS, *PLOTS)}
