"""Realigious' tables (specification section 5) as constants, read and checked once at import.

Every id is the English identifier of the specification. Tables are read-only mappings in printed order; rows
are frozen. Amounts are whole: believers, donations, influence, percentage points of reputation or of a rate.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Literal, TypeVar

import msgspec

from game.core.content import Check, ContentFault, load_table, one_of

PACKAGE = "game.titles.realigious"

Count = Annotated[int, msgspec.Meta(ge=0)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]+$")]
BranchId = Literal["expansion", "unity", "influence_branch", "holy_war", "ascension", "sacrifice"]
WindowId = Literal[
    "card_used",
    "negate_mine",
    "tile_seize",
    "card_discarded",
    "combat_on_mine",
    "combat_on_other",
    "tile_lost",
    "combat_lost",
    "other_tile_lost",
    "defended",
    "rep_loss",
    "relic_gained",
    "relic_take",
    "celebrity_on_mine",
]


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.3-5.5. One card. `donations` and `influence` are the printed price of its level (R4.4).

    With a `text_price` (R5.11) they are only the gate: "all" or "half" of both is paid instead. `reputation`
    is the printed reputation payment (R4.8). Spell of Doom doubles its price with each stack (SAC-2b).
    `windows` is empty for actions. `propagation` marks the cards that Wall of the Word protects (R21.10).
    """

    id: Id
    code: str
    order: Annotated[int, msgspec.Meta(ge=1)]
    group: Literal["strategy", "religion", "glory", "shame"]
    branch: BranchId | Literal[""]
    level: Annotated[int, msgspec.Meta(ge=0, le=10)] | None
    donations: Count
    influence: Count
    reputation: Percent
    text_price: Literal["", "all", "half"]
    kind: Literal["action", "reaction"]
    windows: tuple[WindowId, ...]
    propagation: bool
    negatable: bool
    no_buddhist: bool


class BranchRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.1. One branch; `currency` is what its cards below level 7 cost."""

    id: BranchId
    code: str
    tree: Literal["religion", "society", "mystic"]
    currency: Literal["donations", "influence"]


class TraitRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.2. One trait and its "a" and "b" card."""

    id: Id
    no: Annotated[int, msgspec.Meta(ge=1)]
    branch: BranchId
    cards: tuple[Id, Id]


class PresetRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.6. Ten traits in order of priority."""

    id: Id
    traits: Annotated[tuple[Id, ...], msgspec.Meta(min_length=10, max_length=10)]


class StructureRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.8. Burial weights; a weight of 0 on all three means that the tile has no allotment and no owner."""

    id: Id
    kind: Literal[
        "none",
        "house",
        "building",
        "office",
        "church",
        "forest",
        "mountain",
        "restricted",
        "local_government",
    ]
    believers: Count
    donations: Count
    influence: Count


class CountsRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.9, R14.1, R14.2, R2.3. What a map of n x n tiles holds, whatever its climate."""

    id: Id
    n: Annotated[int, msgspec.Meta(ge=2)]
    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    start_points: tuple[tuple[Count, Count], ...]
    restricted: Count
    local_government: Count
    church: Count
    house: Count
    building: Count
    office: Count
    relics: Count
    relic_goal: Count
    celebrities: Count
    rasputitsa: Count


class GroundShare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R14.7. How often plain ground is this terrain, in percent."""

    terrain: Id
    percent: Percent


class ClimateRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R12.1 (lengths in cycles), R14.7, and the three counts of 5.9 that depend on the climate, by n."""

    id: Id
    day: Annotated[int, msgspec.Meta(ge=1)]
    night: Annotated[int, msgspec.Meta(ge=1)]
    ground: tuple[GroundShare, ...]
    forest_terrain: Id
    mountain_terrain: Id
    water: dict[int, Count]
    forest: dict[int, Count]
    mountain: dict[int, Count]


class TerrainRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R13.1. One terrain."""

    id: Id
    contactable: bool


class GodRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.10. `steps` are the values at 1, 2 and 3 held relics (Abukaros: what the others lose at each)."""

    id: Id
    seal: Literal["mouth", "claw", "eye", "hand"]
    gift: Literal["propagation_rate", "attack_rate", "by_type", "reputation"]
    steps: tuple[Count, ...]
    streak: Literal["", "propagation", "combat"]
    types: tuple[Id, ...]


class CelebrityRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.12. `amount`: Vagrant reputation, Thug skips, General percentage points, else 0."""

    id: Id
    works: Literal["arrival", "nearby", "always"]
    amount: Count


class ChurchRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.11. An established church and the advantage of its first converter of the same religion (R16.2)."""

    id: Id
    religion: Id
    advantage: Id
    amount: Count


class GovernmentRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.11, R17. A local government building and what its holder may do."""

    id: Id
    advantage: Id


class CharacterRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R19.1-R19.4. A character and its starting bonus."""

    id: Id
    bonus: Literal["first_resources", "first_believers", "first_draw", "first_move"]


class ReligionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R19.5-R19.8. Passive rates (percentage points), reward bonuses (percent), cards added to the deck."""

    id: Id
    church: Id
    cards: tuple[Id, ...]
    propagation_rate: int
    attack_rate: int
    allotment_bonus: Count
    combat_bonus: Count


class LevelRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R20.2, R20.5. Trait points of a level and the experience that reaches it."""

    id: Id
    level: Annotated[int, msgspec.Meta(ge=1)]
    points: Annotated[int, msgspec.Meta(ge=5, le=10)]
    experience: Count


class StateIconRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """5.7. A state bar icon; `shows`: the figure on it, turns left, a number, or none ("until")."""

    id: Id
    mood: Literal["good", "bad", "neutral"]
    holder: Literal["player", "celebrity"]
    shows: Literal["turns", "number", "until"]


class DesignationRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R23.1. `keeps`: "owner" vanishes with the tile's owner, "always" stays."""

    id: Id
    keeps: Literal["owner", "always"]


class TabIconRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """R8.2. An icon of the piece interaction tab, in the order of the screen."""

    id: Id
    partner_answers: bool


Row = TypeVar("Row", bound=msgspec.Struct)


def printed_price(level: int | None, currency: str) -> tuple[int, int]:
    """R4.4. Donations and influence of a card of that level in a branch of that currency."""
    hundreds = 100 * (level or 0)
    both = (level or 0) >= 7
    donations = hundreds if both or currency == "donations" else 0
    influence = hundreds if both or currency == "influence" else 0
    return donations, influence


def _cards_follow_the_formula(rows: dict[str, CardRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        if (row.group == "strategy") != bool(row.branch):
            yield ContentFault(row.id, "branch", row.branch, "a branch for strategy cards, none for the others")
            return
        currency = BRANCHES[row.branch].currency if row.branch else ""
        donations, influence = printed_price(row.level, currency)
        if row.donations != donations:
            yield ContentFault(row.id, "donations", row.donations, donations)
        if row.influence != influence:
            yield ContentFault(row.id, "influence", row.influence, influence)
        if (row.kind == "reaction") != bool(row.windows):
            yield ContentFault(row.id, "windows", list(row.windows), "windows for reactions, none for actions")


def _cards_are_in_printed_order(rows: dict[str, CardRow]) -> Iterable[ContentFault]:
    codes: set[str] = set()
    for place, row in enumerate(rows.values(), start=1):
        if row.order != place:
            yield ContentFault(row.id, "order", row.order, place)
        if row.code in codes:
            yield ContentFault(row.id, "code", row.code, "a code that no other card has")
        codes.add(row.code)


def _traits_pair_their_branch(rows: dict[str, TraitRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        first, second = (CARDS[card] for card in row.cards)
        if {first.branch, second.branch} != {row.branch}:
            yield ContentFault(row.id, "cards", list(row.cards), f"two cards of {row.branch}")
        if (first.level or 0) + (second.level or 0) != 10:
            yield ContentFault(row.id, "cards", list(row.cards), "two cards whose levels add to 10")


def _grounds_add_to_a_hundred(rows: dict[str, ClimateRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        total = sum(share.percent for share in row.ground)
        unknown = [share.terrain for share in row.ground if share.terrain not in TERRAINS]
        if total != 100 or unknown:
            yield ContentFault(row.id, "ground", unknown or total, "known terrains that add to 100 percent")


def _maps_have_room(rows: dict[str, ClimateRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        for field, by_size in (("water", row.water), ("forest", row.forest), ("mountain", row.mountain)):
            if sorted(by_size) != sorted(COUNTS):
                yield ContentFault(row.id, field, sorted(by_size), f"a count for each of {sorted(COUNTS)}")
                return
        for n in COUNTS:
            if plain_count(n, row) < 0:
                yield ContentFault(row.id, "water", row.water[n], f"counts that fit on {n * n} tiles")


def plain_count(n: int, climate: ClimateRow) -> int:
    """5.9. Plain tiles that are left on a map of n x n tiles in that climate, start points not counted."""
    row = COUNTS[n]
    taken = len(row.start_points) + row.restricted + row.local_government + row.church
    taken += row.house + row.building + row.office
    return n * n - taken - climate.water[n] - climate.forest[n] - climate.mountain[n]


def _counts_fit(rows: dict[str, CountsRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        if len(row.start_points) != row.players:
            yield ContentFault(row.id, "start_points", len(row.start_points), f"{row.players} points")
        if any(not (0 <= c < row.n and 0 <= r < row.n) for c, r in row.start_points):
            yield ContentFault(row.id, "start_points", row.start_points, f"columns and rows below {row.n}")


def _table(name: str, row_type: type[Row], *checks: Check[Row]) -> Mapping[str, Row]:
    return MappingProxyType(load_table(PACKAGE, f"data/{name}.json", row_type, checks))


def _group(group: str) -> tuple[str, ...]:
    return tuple(card.id for card in CARDS.values() if card.group == group)


def traits_of(preset: str, points: int) -> tuple[str, ...]:
    """R20.4. The traits that a preset means with that many points."""
    return PRESETS[preset][:points]


def deck_list(traits: Sequence[str], religion: str) -> tuple[str, ...]:
    """R5.1. Both cards of each trait in the order given, then the religion's cards."""
    chosen = [card for trait in traits for card in TRAITS[trait].cards]
    return (*chosen, *RELIGIONS[religion].cards)


BRANCHES: Mapping[str, BranchRow] = _table("branches", BranchRow)
CARDS: Mapping[str, CardRow] = _table(
    "cards", CardRow, _cards_are_in_printed_order, _cards_follow_the_formula
)
TRAITS: Mapping[str, TraitRow] = _table("traits", TraitRow, one_of("cards", CARDS), _traits_pair_their_branch)
PRESETS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {row.id: row.traits for row in _table("presets", PresetRow, one_of("traits", TRAITS)).values()}
)
STRUCTURES: Mapping[str, StructureRow] = _table("structures", StructureRow)
TERRAINS: Mapping[str, TerrainRow] = _table("terrains", TerrainRow)
COUNTS: Mapping[int, CountsRow] = MappingProxyType(
    {row.n: row for row in _table("counts", CountsRow, _counts_fit).values()}
)
CLIMATES: Mapping[str, ClimateRow] = _table(
    "climates",
    ClimateRow,
    one_of("forest_terrain", TERRAINS),
    one_of("mountain_terrain", TERRAINS),
    _grounds_add_to_a_hundred,
    _maps_have_room,
)
GODS: Mapping[str, GodRow] = _table("gods", GodRow)
CELEBRITIES: Mapping[str, CelebrityRow] = _table("celebrities", CelebrityRow)
CHURCHES: Mapping[str, ChurchRow] = _table("churches", ChurchRow, one_of("id", STRUCTURES))
GOVERNMENTS: Mapping[str, GovernmentRow] = _table("governments", GovernmentRow, one_of("id", STRUCTURES))
CHARACTERS: Mapping[str, CharacterRow] = _table("characters", CharacterRow)
RELIGIONS: Mapping[str, ReligionRow] = _table(
    "religions", ReligionRow, one_of("church", CHURCHES), one_of("cards", CARDS)
)
LEVELS: Mapping[int, LevelRow] = MappingProxyType(
    {row.level: row for row in _table("levels", LevelRow).values()}
)
STATES: Mapping[str, StateIconRow] = _table("states", StateIconRow)
DESIGNATIONS: Mapping[str, DesignationRow] = _table("designations", DesignationRow)
TAB_ICONS: Mapping[str, TabIconRow] = _table("tab_icons", TabIconRow)

STRATEGY_CARDS: tuple[str, ...] = _group("strategy")
RELIGION_CARDS: tuple[str, ...] = _group("religion")
GLORY_CARDS: tuple[str, ...] = _group("glory")
SHAME_CARDS: tuple[str, ...] = _group("shame")

TRAIT_OF_CARD: Mapping[str, str] = MappingProxyType(
    {card: trait.id for trait in TRAITS.values() for card in trait.cards}
)
