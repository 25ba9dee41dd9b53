"""Section 5. The cards, plots, offices, agendas and ready decks of Crowns as constants, read and checked at import.

`FACES` holds what is printed on everything that can stand on the table, by id; abilities and keywords are read by
`reading`. The tables after it find abilities by what calls for them, so that nobody looks at cards that say nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec

from game.core.content import Check, ContentFault, load_table, one_of
from game.titles.crowns.notation import ICONS, Ability, Effect, Keyword, Phrase
from game.titles.crowns.reading import ability, keyword
from game.titles.crowns.reading_effects import CONSTANTS
from game.titles.crowns.reading_words import TRAITS, Unreadable, phrase

PACKAGE = "game.titles.crowns"
FACTIONS = ("concord", "legion", "chantry", "heron", "dunesail", "rootward")
NEUTRAL = "neutral"
Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2}\d{1,2}$")]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z]+$")]
Row = TypeVar("Row", bound=msgspec.Struct)


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.6-5.12. A card of the draw deck. `host`: where an attachment may lie."""

    id: Id
    type: Literal["character", "location", "attachment", "event"]
    faction: str
    cost: Small
    traits: tuple[str, ...]
    strength: Small = 0
    icons: tuple[str, ...] = ()
    unique: bool = False
    loyal: bool = False
    keywords: tuple[str, ...] = ()
    host: str = ""
    abilities: tuple[str, ...] = ()


class PlotRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.13."""

    id: Id
    gold: Small
    initiative: Small
    claim: Small
    reserve: Small
    traits: tuple[str, ...]
    abilities: tuple[str, ...] = ()


class OfficeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.14."""

    id: Id
    abilities: tuple[str, ...]
    supports: str
    rivals: tuple[str, ...]


class AgendaRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.15. `condition`: from-to of what is counted in a deck - cards of the second faction, neutral cards, all cards,
    Ebb plots, Flood plots."""

    id: Id
    abilities: tuple[str, ...]
    condition: dict[str, tuple[Count, Count]]


class DeckRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.16. A deck: its draw cards and plots with their numbers of copies. A person's own decks have the same
    shape."""

    id: Name
    faction: str
    cards: dict[str, Count]
    plots: dict[str, Count]
    agenda: str = ""
    second_faction: str = ""


class CardFace(msgspec.Struct, frozen=True):
    """What is printed on a card, plot, office or agenda. `rank` is its place among all of them."""

    id: str
    type: str
    rank: int
    faction: str = NEUTRAL
    cost: int = 0
    strength: int = 0
    icons: tuple[str, ...] = ()
    unique: bool = False
    loyal: bool = False
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    host: Phrase | None = None
    abilities: tuple[Ability, ...] = ()
    values: dict[str, int] = {}

    def keyword(self, name: str) -> Keyword | None:
        """The printed keyword of that name."""
        for word in self.keywords:
            if word.name == name:
                return word
        return None


class Printed(NamedTuple):
    """An ability and its number on the card."""

    number: int
    ability: Ability


class Constant(NamedTuple):
    """A primitive of a `C` line, with the number of the line and its own number in it."""

    number: int
    ability: Ability
    at: int
    effect: Effect


# ---------------------------------------------------------------- checks of the tables
def _texts(rows: dict[str, Any], field: str) -> Iterable[tuple[str, str]]:
    """The texts of a field, with the row that each stands in."""
    for row_id, row in rows.items():
        found = getattr(row, field)
        yield from ((row_id, text) for text in ((found,) if isinstance(found, str) else found) if text)


def _readable(field: str, read: Callable[[str], object], wanted: str) -> Check[Any]:
    """A check: every text of the field can be read."""

    def check(rows: dict[str, Any]) -> Iterable[ContentFault]:
        for row_id, text in _texts(rows, field):
            try:
                read(text)
            except Unreadable:
                yield ContentFault(row_id, field, text, wanted)

    return check


ABILITY = "R; when: entered(self); do: gain_gold(you,1) (forms of section 5.2-5.4 only)"
LINES = _readable("abilities", ability, ABILITY)


def _only_constants(rows: dict[str, Any]) -> Iterable[ContentFault]:
    """5.4. A `C` line holds modifiers, every other line something that happens."""
    for row_id, row in rows.items():
        for line in row.abilities:
            read = ability(line)
            verbs = [effect.verb for part in read.parts for effect in part.effects]
            if read.kind == "C" and any(verb not in CONSTANTS for verb in verbs):
                yield ContentFault(row_id, "abilities", line, "C; do: str(self,+1)")


def _sound_cards(rows: dict[str, CardRow]) -> Iterable[ContentFault]:
    """R3.1. Characters have STR and icons, attachments a host, events one ability."""
    for row in rows.values():
        if (row.type == "character") != bool(row.icons):
            yield ContentFault(row.id, "icons", list(row.icons), '["military"] on characters, [] on others')
        if (row.type == "attachment") != bool(row.host):
            yield ContentFault(row.id, "host", row.host, "own character on attachments, none on others")
        kinds = [ability(line).kind for line in row.abilities]
        if row.type == "event" and (len(kinds) != 1 or kinds[0] not in ("A", "I", "R")):
            yield ContentFault(row.id, "abilities", kinds, "exactly one of A, I, R on an event (R15.1)")


def _sound_decks(rows: dict[str, DeckRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        for field, known in (("cards", set(CARDS)), ("plots", set(PLOTS))):
            unknown = [card for card in getattr(row, field) if card not in known]
            yield from (
                ContentFault(row.id, field, card, f"one of {', '.join(sorted(known)[:3])}, ...") for card in unknown
            )


def _table(name: str, row_type: type[Row], *checks: Check[Row]) -> Mapping[str, Row]:
    return MappingProxyType(load_table(PACKAGE, f"data/{name}.json", row_type, checks))


CARDS: Mapping[str, CardRow] = _table(
    "cards",
    CardRow,
    one_of("faction", (*FACTIONS, NEUTRAL)),
    one_of("traits", TRAITS),
    one_of("icons", ICONS),
    LINES,
    _readable("keywords", keyword, "renown, ambush(3) or no_attachments(Weapon)"),
    _readable("host", phrase, "own character, or enemy location"),
    _only_constants,
    _sound_cards,
)
PLOTS: Mapping[str, PlotRow] = _table("plots", PlotRow, one_of("traits", (*TRAITS, "Market")), LINES, _only_constants)
OFFICES: Mapping[str, OfficeRow] = _table("offices", OfficeRow, LINES, _only_constants)
AGENDAS: Mapping[str, AgendaRow] = _table("agendas", AgendaRow, LINES, _only_constants)
DECKS: Mapping[str, DeckRow] = _table(
    "decks", DeckRow, one_of("faction", FACTIONS), one_of("agenda", AGENDAS), _sound_decks
)


# ---------------------------------------------------------------- faces
def _faces() -> Iterable[CardFace]:
    rank = 0
    for row in CARDS.values():
        rank += 1
        yield CardFace(
            row.id,
            row.type,
            rank,
            row.faction,
            row.cost,
            row.strength,
            row.icons,
            row.unique,
            row.loyal,
            row.traits,
            tuple(map(keyword, row.keywords)),
            phrase(row.host) if row.host else None,
            tuple(map(ability, row.abilities)),
        )
    for plot in PLOTS.values():
        rank += 1
        values = {"gold": plot.gold, "initiative": plot.initiative, "claim": plot.claim, "reserve": plot.reserve}
        yield CardFace(
            plot.id, "plot", rank, traits=plot.traits, abilities=tuple(map(ability, plot.abilities)), values=values
        )
    for kind, rows in (("office", OFFICES), ("agenda", AGENDAS)):
        for other in rows.values():
            rank += 1
            yield CardFace(other.id, kind, rank, abilities=tuple(map(ability, other.abilities)))


FACES: Mapping[str, CardFace] = MappingProxyType({face.id: face for face in _faces()})


def _printed(kinds: tuple[str, ...]) -> Mapping[str, tuple[Printed, ...]]:
    """The abilities of those kinds, by card."""
    found = {
        face.id: tuple(Printed(i, one) for i, one in enumerate(face.abilities) if one.kind in kinds)
        for face in FACES.values()
    }
    return {card: lines for card, lines in found.items() if lines}


ACTIONS = _printed(("A",))
REVEALED = _printed(("WR",))
FORCED_BEFORE, BEFORE = _printed(("FI",)), _printed(("I",))
FORCED_AFTER, AFTER = _printed(("FR",)), _printed(("R",))


def _constants(verb: str) -> Mapping[str, tuple[Constant, ...]]:
    """The constant primitives of that verb, by card."""
    found: dict[str, tuple[Constant, ...]] = {}
    for face in FACES.values():
        for i, one in enumerate(face.abilities):
            effects = one.parts[0].effects if one.kind == "C" else ()
            here = tuple(Constant(i, one, at, effect) for at, effect in enumerate(effects) if effect.verb == verb)
            if here:
                found[face.id] = found.get(face.id, ()) + here
    return found


CONSTANT: Mapping[str, Mapping[str, tuple[Constant, ...]]] = {verb: _constants(verb) for verb in CONSTANTS}

WIN, HAND, SETUP_GOLD, LAST_ROUND = 15, 7, 8, 20  # R1.3, R5.2, R5.4, R14.7
