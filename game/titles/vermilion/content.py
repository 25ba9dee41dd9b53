"""Vermilion's tables (specification section 5) as constants, read and checked once at import. Ids are those of the
specification; the quests and their boards are in `board.py`.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from game.core.content import Check, ContentFault, load_table, one_of
from game.core.dice import DieKind
from game.titles.vermilion import grammar
from game.titles.vermilion.grammar import BREAKTHROUGH, CORRUPTION, HEART, IMPRINT, MATERIALS, FoeStep, Give

PACKAGE = "game.titles.vermilion"
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]+$")]
Die = Literal["imprint", "breakthrough"]
Slot = Literal["arm", "torso", "legs", "head"]
Row = TypeVar("Row", bound=msgspec.Struct)

DICE: Mapping[str, DieKind] = MappingProxyType({
    IMPRINT: DieKind(IMPRINT, (1, 1, 1, 2, 2, 2), (2, 2, 2, 1, 1, 1)),
    BREAKTHROUGH: DieKind(BREAKTHROUGH, (0, 0, 1, 3, 3, 3), (3, 3, 3, 0, 0, 1)),
    CORRUPTION: DieKind(CORRUPTION, (1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1)),
})
"""R2.2: every 0 and the 1 of a Breakthrough die lie opposite a 3."""
COLOURS = (IMPRINT, BREAKTHROUGH)


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row that has no fields but its own."""


class HeroRow(Strict, frozen=True):
    """5.1. Maximum HP, starting dice, starting gear by slot, unique cards."""

    id: Id
    hp: Count
    dice: tuple[Die, Die, Die]
    arm: str
    torso: str
    legs: str
    head: str
    cards: tuple[str, str, str]


class When(Strict, frozen=True):
    """What is given where a condition is met."""

    met: str
    gives: tuple[str, ...]


class ActionCardRow(Strict, frozen=True):
    """5.1, 5.2, R12.1. An action card. `owner`: a character, "basic" or "advanced"; `gives`: keywords of its action,
    `when`: those with a condition. Effect cards have functions of their own (`effects.py`)."""

    id: Id
    owner: str
    type: Literal["attack", "defend", "move", "effect"]
    burn: Count
    rarity: Literal[1, 2, 3]
    gives: tuple[str, ...]
    when: tuple[When, ...]


class GearRow(Strict, frozen=True):
    """5.3-5.5. A weapon, armour or shoes. `standard`: in force at every activation, or while worn; `range` 0: none."""

    id: Id
    slot: Literal["arm", "torso", "legs"]
    tier: Literal[0, 1, 2]
    capacity: Annotated[int, msgspec.Meta(ge=1, le=4)]
    base: Count
    range: Count
    standard: tuple[str, ...]
    thresholds: tuple[When, ...]


class TrinketRow(Strict, frozen=True, rename={"class_": "class"}):
    """5.6. `timing`: when it may be used; `effect`: what one use does; `charge`: what gives a use back, "" nothing."""

    id: Id
    tier: Literal[0, 1, 2]
    class_: Literal["t_prob", "t_var", "t_res", "t_fore"]
    uses: Annotated[int, msgspec.Meta(ge=1, le=4)]
    timing: tuple[str, ...]
    effect: str
    charge: str
    standard: tuple[str, ...]


class RecipeRow(Strict, frozen=True):
    """5.7. What an equipment card costs."""

    id: Id
    cost: dict[str, Annotated[int, msgspec.Meta(ge=1, le=9)]]


class CorruptionRow(Strict, frozen=True):
    """5.8. A corruption card; `slot`: where a parasitic one attaches."""

    id: Id
    kind: Literal["fixed", "instant", "parasitic"]
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    slot: Literal["", "arm", "torso", "legs", "head"]


class DualityRow(Strict, frozen=True):
    """5.11. What the two options of a duality card lead to."""

    id: Id
    a: tuple[str, ...]
    b: tuple[str, ...]


class DualityTrackRow(Strict, frozen=True):
    """5.9. A space of the duality track, by side and distance from the centre, and its reward."""

    id: Id
    gives: Literal["set_two", "die", "max_hp", "hand_limit", "suppress_bonus", "reroll", "threes", "extra_die",
                   "decline_threat"]


class ZoneRow(Strict, frozen=True):
    """5.10. A zone of an action bar, its totals from `low` to `high`, and its steps."""

    zone: Literal["blue", "green", "red", "yellow"]
    low: Number
    high: Number
    name: Id
    kind: Literal["", "weakness", "strength"]
    steps: tuple[str, ...]


class LootRow(Strict, frozen=True):
    """5.10. What a corruption die of at most `upto` gives."""

    upto: Count
    gives: dict[str, Annotated[int, msgspec.Meta(ge=1, le=9)]]


class EnemyRow(Strict, frozen=True, rename={"def_": "def"}):
    """5.10. `hp` and `hp_per_seat` times P; `range` 1: a melee profile; `specials`: keywords; `priority`: "weakest" or
    "wagon" before R4.5."""

    id: Id
    dice: tuple[Die, ...]
    hp: Count
    hp_per_seat: Count
    def_: Count
    range: Annotated[int, msgspec.Meta(ge=1, le=9)]
    specials: tuple[str, ...]
    priority: Literal["", "weakest", "wagon"]
    zones: tuple[ZoneRow, ...]
    loot: tuple[LootRow, ...]


# ---------------------------------------------------------------- checks
def _gives(row_id: str, field: str, texts: Iterable[str]) -> Iterable[ContentFault]:
    for text in texts:
        try:
            grammar.give(text)
        except ValueError:
            yield ContentFault(row_id, field, text, "push:2, or penetrate")


def _whens(field: str, known: dict[str, bool], example: str) -> Check[Any]:
    def check(rows: dict[str, Any]) -> Iterable[ContentFault]:
        for row in rows.values():
            for when in getattr(row, field):
                yield from _gives(row.id, field, when.gives)
                try:
                    grammar.condition(when.met, known)
                except ValueError:
                    yield ContentFault(row.id, field, when.met, example)

    return check


def _keywords(field: str) -> Check[Any]:
    def check(rows: dict[str, Any]) -> Iterable[ContentFault]:
        for row in rows.values():
            yield from _gives(row.id, field, getattr(row, field))

    return check


def _condition(field: str, known: dict[str, bool], example: str) -> Check[Any]:
    def check(rows: dict[str, Any]) -> Iterable[ContentFault]:
        for row in rows.values():
            text = getattr(row, field)
            try:
                if text:
                    grammar.condition(text, known)
            except ValueError:
                yield ContentFault(row.id, field, text, example)

    return check


def _bars(rows: dict[str, EnemyRow]) -> Iterable[ContentFault]:
    """R4.2.2. Every total falls into a zone, and every step is known."""
    for row in rows.values():
        if any(action_at(row, total) < 0 for total in range(-20, 21)):
            yield ContentFault(row.id, "zones", "a hole", "zones for all totals (R4.2.2)")
        for text in (text for zone in row.zones for text in zone.steps):
            try:
                grammar.foe_step(text)
            except ValueError:
                yield ContentFault(row.id, "zones", text, "melee:4+contagion:1")


def _materials(rows: dict[str, RecipeRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        yield from _named(row.id, "cost", row.cost)


def _loot(rows: dict[str, EnemyRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        yield from (finding for line in row.loot for finding in _named(row.id, "loot", line.gives))


def _named(row_id: str, field: str, names: Iterable[str]) -> Iterable[ContentFault]:
    known = (*MATERIALS, HEART)
    return [ContentFault(row_id, field, name, f"one of {', '.join(known)}") for name in names if name not in known]


def _outcomes(rows: dict[str, DualityRow]) -> Iterable[ContentFault]:
    for row in rows.values():
        for text in (*row.a, *row.b):
            name, colon, number = text.partition(":")
            steps = name in (IMPRINT, BREAKTHROUGH, "smith") and not colon
            rewards = name in (*MATERIALS, "hp", "max_hp", "choice") and number.lstrip("-").isdecimal()
            if not (steps or rewards):
                yield ContentFault(row.id, "a", text, "imprint, or sinew:2, or hp:-2")


def action_at(row: EnemyRow, total: int) -> int:
    """R4.2.2. The number of the zone that a total falls into, yellow ones first; -1 for none."""
    for yellow in (True, False):
        for number, zone in enumerate(row.zones):
            if (zone.zone == "yellow") == yellow and zone.low <= total <= zone.high:
                return number
    return -1


def _table(name: str, row_type: type[Row], *checks: Check[Row]) -> Mapping[str, Row]:
    return MappingProxyType(load_table(PACKAGE, f"data/{name}.json", row_type, checks))


CARDS: Mapping[str, ActionCardRow] = _table(
    "cards", ActionCardRow, _keywords("gives"), _whens("when", grammar.MOMENTS, "on_bone"))
GEAR: Mapping[str, GearRow] = _table(
    "gear", GearRow, _keywords("standard"), _whens("thresholds", grammar.THRESHOLDS, "sum_ge:6, or pair"))
TRINKETS: Mapping[str, TrinketRow] = _table(
    "trinkets", TrinketRow, _keywords("standard"), one_of("timing", grammar.TIMINGS),
    _condition("effect", grammar.TRINKET_EFFECTS, "cycle:2"), _condition("charge", grammar.CHARGES, "crisis:8"))
ITEMS: tuple[str, ...] = (*GEAR, *TRINKETS)
CHARACTERS: Mapping[str, HeroRow] = _table(
    "characters", HeroRow, one_of("arm", GEAR), one_of("torso", GEAR), one_of("legs", GEAR),
    one_of("head", TRINKETS), one_of("cards", CARDS))
RECIPES: Mapping[str, RecipeRow] = _table("recipes", RecipeRow, one_of("id", ITEMS), _materials)
TAINTS: Mapping[str, CorruptionRow] = _table("corruption", CorruptionRow)
DUALITY: Mapping[str, DualityRow] = _table("duality", DualityRow, _outcomes)
TRACK: Mapping[str, DualityTrackRow] = _table("track", DualityTrackRow)
ENEMIES: Mapping[str, EnemyRow] = _table("enemies", EnemyRow, _keywords("specials"), _bars, _loot)

ADVANCED: tuple[str, ...] = tuple(row.id for row in CARDS.values() if row.owner == "advanced")
BASIC = ("attack", "attack", "attack", "defend", "defend", "move", "move")
"""R2.3, R12.1."""
TRACK_END = 6
POOL_CAP = 8  # R6.1
HAND_LIMIT, FIRST_HAND, DRAWN = 5, 4, 2  # R4.7.1, R3.5, R4.1.2


# ---------------------------------------------------------------- what the rows say, taken apart once
def _parsed(whens: tuple[When, ...], known: dict[str, bool]) -> tuple[tuple[Give, tuple[Give, ...]], ...]:
    return tuple((grammar.condition(when.met, known), tuple(map(grammar.give, when.gives))) for when in whens)


def _each(rows: Mapping[str, Any], of: Callable[[Any], Any]) -> Mapping[str, Any]:
    return MappingProxyType({row_id: of(row) for row_id, row in rows.items()})


STANDARD: Mapping[str, tuple[Give, ...]] = _each(
    {**GEAR, **TRINKETS}, lambda row: tuple(map(grammar.give, row.standard)))
REWARDS: Mapping[str, tuple[tuple[Give, tuple[Give, ...]], ...]] = _each(
    GEAR, lambda row: _parsed(row.thresholds, grammar.THRESHOLDS))
CARD_GIVES: Mapping[str, tuple[Give, ...]] = _each(CARDS, lambda row: tuple(map(grammar.give, row.gives)))
CARD_WHEN: Mapping[str, tuple[tuple[Give, tuple[Give, ...]], ...]] = _each(
    CARDS, lambda row: _parsed(row.when, grammar.MOMENTS))
EFFECT: Mapping[str, Give] = _each(TRINKETS, lambda row: grammar.condition(row.effect, grammar.TRINKET_EFFECTS))
CHARGE: Mapping[str, Give] = _each(
    {k: v for k, v in TRINKETS.items() if v.charge}, lambda row: grammar.condition(row.charge, grammar.CHARGES))
SPECIALS: Mapping[str, grammar.Keywords] = _each(
    ENEMIES, lambda row: grammar.together(map(grammar.give, row.specials)))
FOE_STEPS: Mapping[str, tuple[tuple[FoeStep, ...], ...]] = _each(
    ENEMIES, lambda row: tuple(tuple(map(grammar.foe_step, zone.steps)) for zone in row.zones))


def slot_of(item: str) -> str:
    """The slot that an equipment card is worn in."""
    return GEAR[item].slot if item in GEAR else "head"


def tier_of(item: str) -> int:
    """0 starting, 1 and 2 craftable."""
    return GEAR[item].tier if item in GEAR else TRINKETS[item].tier
