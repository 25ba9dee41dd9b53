"""Which test holds which piece of the tables. `python -m tests.titles.vermilion.table` prints it.

A piece is what a card, a piece of gear, a trinket, a character, an enemy, a corruption card, a duality card, a space of
the track, a recipe or a quest says, part by part; `broken` takes one away or makes it another, so that a test can be
shown to fail without it. A piece is held by the tests whose names, or whose parameters, name its row. Numbers that are
tuned by measured matches (HP of enemies, rounds and sizes of groups) are no pieces.
"""

from __future__ import annotations

import gc
import importlib
import inspect
import itertools
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.core.content import ContentError
from game.core.errors import RulesBug
from game.titles.vermilion import actions, board, conversion, effects, modify, picks, queries
from game.titles.vermilion.content import (
    CARD_GIVES,
    CARD_WHEN,
    CARDS,
    CHARACTERS,
    CHARGE,
    DUALITY,
    EFFECT,
    ENEMIES,
    FOE_STEPS,
    GEAR,
    RECIPES,
    REWARDS,
    SPECIALS,
    STANDARD,
    TAINTS,
    TRACK,
    TRINKETS,
)
from game.titles.vermilion.grammar import Give
from game.titles.vermilion.view import zone_odds

HERE = Path(__file__).parent
Broken = Callable[[], AbstractContextManager[None]]


class Piece(NamedTuple):
    """A part of a row of a table; `words`: what is on it besides, keywords and conditions by their names."""

    table: str
    row: str
    part: str
    words: tuple[str, ...]
    broken: Broken

    def __str__(self) -> str:
        return f"{self.table}-{self.row}-{self.part}"


# ---------------------------------------------------------------- breaking
@contextmanager
def _field(row: Any, name: str, value: object) -> Iterator[None]:
    before = getattr(row, name)
    msgspec.structs.force_setattr(row, name, value)
    try:
        yield
    finally:
        msgspec.structs.force_setattr(row, name, before)


@contextmanager
def _entry(table: Mapping[str, Any], key: str, value: object) -> Iterator[None]:
    """A row of a table that is not to be changed otherwise; None: the row is gone."""
    (inner,) = [one for one in gc.get_referents(table) if isinstance(one, dict)] or [table]
    before = dict(inner)
    if value is None:
        del inner[key]
    else:
        inner[key] = value
    try:
        yield
    finally:
        inner.clear()
        inner.update(before)


@contextmanager
def _patched(modules: tuple[Any, ...], name: str, value: object) -> Iterator[None]:
    before = [getattr(module, name) for module in modules]
    for module in modules:
        setattr(module, name, value)
    try:
        yield
    finally:
        for module, old in zip(modules, before, strict=True):
            setattr(module, name, old)


def field(row: Any, name: str, value: object) -> Broken:
    return lambda: _field(row, name, value)


def entry(table: Mapping[str, Any], key: str, value: object) -> Broken:
    return lambda: _entry(table, key, value)


def patched(modules: tuple[Any, ...], name: str, value: object) -> Broken:
    return lambda: _patched(modules, name, value)


def without(items: tuple[Any, ...], number: int) -> tuple[Any, ...]:
    return items[:number] + items[number + 1:]


def nothing(*_: object) -> Generator[Any, Any, None]:
    yield from ()


# ---------------------------------------------------------------- the pieces
def _names(*gives: Give) -> tuple[str, ...]:
    return tuple(one.name for one in gives)


def _cards() -> Iterator[Piece]:
    for card, row in CARDS.items():
        for i, one in enumerate(CARD_GIVES[card]):
            yield Piece("card", card, one.name, _names(one), entry(CARD_GIVES, card, without(CARD_GIVES[card], i)))
        for i, (when, gives) in enumerate(CARD_WHEN[card]):
            yield Piece("card", card, f"when_{when.name}", _names(when, *gives),
                        entry(CARD_WHEN, card, without(CARD_WHEN[card], i)))
        if card in effects.EFFECTS:
            yield Piece("card", card, "effect", (), entry(effects.EFFECTS, card, nothing))
            if effects.ABLE[card] is not effects.always:
                yield Piece("card", card, "aim", (), entry(effects.ABLE, card, effects.always))
        yield Piece("card", card, "burn", (), field(row, "burn", row.burn + 1))
        yield Piece("card", card, "type", (), field(row, "type", "move" if row.type != "move" else "attack"))


def _gear() -> Iterator[Piece]:
    for item, row in GEAR.items():
        for i, one in enumerate(STANDARD[item]):
            yield Piece("gear", item, one.name, _names(one), entry(STANDARD, item, without(STANDARD[item], i)))
        for i, (when, gives) in enumerate(REWARDS[item]):
            part = f"{when.name}_{when.x}" if when.x else when.name
            yield Piece("gear", item, part, _names(when, *gives), entry(REWARDS, item, without(REWARDS[item], i)))
            yield Piece("gear", item, f"{part}_asks", _names(when), entry(
                REWARDS, item, (*REWARDS[item][:i], (Give("sum_ge", 0), gives), *REWARDS[item][i + 1:])))
        yield Piece("gear", item, "capacity", (), field(row, "capacity", row.capacity + 1))
        yield Piece("gear", item, "base", (), field(row, "base", row.base + 1))
        if row.range:
            words = ("ranged",) if row.range > 1 else ()
            yield Piece("gear", item, "range", words, field(row, "range", row.range + 1))


def _trinkets() -> Iterator[Piece]:
    for item, row in TRINKETS.items():
        effect = EFFECT[item]
        for i, one in enumerate(STANDARD[item]):
            yield Piece("trinket", item, one.name, _names(one), entry(STANDARD, item, without(STANDARD[item], i)))
        yield Piece("trinket", item, "uses", (), field(row, "uses", row.uses + 1))
        for i, timing in enumerate(row.timing):
            yield Piece("trinket", item, f"in_{timing}", (), field(row, "timing", without(row.timing, i)))
        other = Give("raise", 0) if effect.name != "raise" else Give("modulate", 0)
        yield Piece("trinket", item, "effect", _names(effect), entry(EFFECT, item, other))
        if effect.x:
            more = -1 if effect.name == "purify" else 1  # no roll tells Purify 3 from Purify 2
            yield Piece("trinket", item, "number", (), entry(EFFECT, item, Give(effect.name, effect.x + more)))
        if row.charge:
            yield Piece("trinket", item, "charge", (CHARGE[item].name,), entry(CHARGE, item, None))


def _characters() -> Iterator[Piece]:
    for name, row in CHARACTERS.items():
        yield Piece("character", name, "hp", (), field(row, "hp", row.hp + 1))
        yield Piece("character", name, "dice", (), field(row, "dice", row.dice[:2]))
        yield Piece("character", name, "cards", (), field(row, "cards", row.cards[:2]))
        for slot, other in (("arm", "w16"), ("torso", "a12"), ("legs", "s12"), ("head", "t16")):
            yield Piece("character", name, slot, (), field(row, slot, other))


def _corruption() -> Iterator[Piece]:
    def but(card: str) -> Callable[..., list[str]]:
        old = picks.cleanses
        return lambda state, seat: [one for one in old(state, seat) if one != card]

    for card, row in TAINTS.items():
        yield Piece("corruption", card, "copies", (), field(row, "copies", row.copies + 1))
        yield Piece("corruption", card, "kind", (), field(row, "kind", "fixed" if row.kind != "fixed" else "instant"))
        if row.kind == "fixed":
            yield Piece("corruption", card, "cleanse", (), patched((picks,), "cleanses", but(card)))
        if row.slot:
            yield Piece("corruption", card, "slot", (), field(row, "slot", "legs" if row.slot != "legs" else "arm"))


def _duality() -> Iterator[Piece]:
    for card, row in DUALITY.items():
        for option in ("a", "b"):
            yield Piece("duality", card, option, (), field(row, option, ("quill:3",)))


def _track() -> Iterator[Piece]:
    def but(space: str) -> Callable[..., bool]:
        old = queries.on_track
        return lambda seat, reward: reward != space and old(seat, reward)

    for space in TRACK:
        yield Piece("track", space, "gives", (),
                    patched((queries, actions, modify, conversion), "on_track", but(space)))


def _enemies() -> Iterator[Piece]:
    for kind, row in ENEMIES.items():
        yield Piece("enemy", kind, "dice", (), field(row, "dice", row.dice[1:]))
        yield Piece("enemy", kind, "def", (), field(row, "def_", row.def_ + 1))
        if row.range > 1:
            yield Piece("enemy", kind, "range", (), field(row, "range", row.range + 1))
        if row.priority:
            yield Piece("enemy", kind, "priority", (), field(row, "priority", ""))
        for name in SPECIALS[kind]:
            kept = {one: x for one, x in SPECIALS[kind].items() if one != name}
            yield Piece("enemy", kind, name, (name,), entry(SPECIALS, kind, kept))
        for i, zone in enumerate(row.zones):
            yield Piece("enemy", kind, f"{zone.name}_totals", (), field(zone, "low", 50))
            for j, step in enumerate(FOE_STEPS[kind][i]):
                steps = (*FOE_STEPS[kind][:i], without(FOE_STEPS[kind][i], j), *FOE_STEPS[kind][i + 1:])
                yield Piece("enemy", kind, f"{zone.name}_{j}_{step.verb}", (step.verb,),
                            entry(FOE_STEPS, kind, steps))
                for name in step.keywords:
                    kept = {one: x for one, x in step.keywords.items() if one != name}
                    less = (*FOE_STEPS[kind][i][:j], step._replace(keywords=kept), *FOE_STEPS[kind][i][j + 1:])
                    yield Piece("enemy", kind, f"{zone.name}_{j}_{name}", (name,), entry(
                        FOE_STEPS, kind, (*FOE_STEPS[kind][:i], less, *FOE_STEPS[kind][i + 1:])))
        for i, line in enumerate(row.loot):
            other = {} if line.gives else {"tonic": 1}
            yield Piece("enemy", kind, f"loot_{i}", (), field(line, "gives", other))


def _recipes() -> Iterator[Piece]:
    for item, row in RECIPES.items():
        for name in row.cost:
            yield Piece("recipe", item, name, (), field(row, "cost", row.cost | {name: row.cost[name] + 1}))


def _quests() -> Iterator[Piece]:
    for quest, row in board.QUESTS.items():
        yield Piece("quest", quest, "training", (), field(row, "training", not row.training))
        if row.each:
            yield Piece("quest", quest, "each", (), field(row, "each", row.each[:-1]))
        if row.gear:
            yield Piece("quest", quest, "gear", (), field(row, "gear", ""))
        objective = next(text for text in row.board if text.startswith("objective "))
        other = "objective annihilate" if objective != "objective annihilate" else "objective win"
        yield Piece("quest", quest, "objective", (), field(
            row, "board", tuple(other if text == objective else text for text in row.board)))
        for i, text in enumerate(row.board):
            if text.startswith(("marks ", "lands ")):
                word, *places = text.split()
                turned = " ".join([word, *(places[:1] if word == "marks" else []),
                                   *reversed(places[1:] if word == "marks" else places)])
                if turned != text:
                    yield Piece("quest", quest, f"{word}_{places[0]}" if word == "marks" else word, (), field(
                        row, "board", (*row.board[:i], turned, *row.board[i + 1:])))


PIECES: tuple[Piece, ...] = tuple(itertools.chain(
    _cards(), _gear(), _trinkets(), _characters(), _corruption(), _duality(), _track(), _enemies(), _recipes(),
    _quests()))


# ---------------------------------------------------------------- the tests
Case = tuple[str, Callable[[], object]]


def cases() -> dict[str, list[Case]]:
    """The cases of all tests that need nothing but their parameters, by each word of their names and each text among
    their parameters."""
    found: dict[str, list[Case]] = {}
    for file in sorted(HERE.glob("test_*.py")):
        if file.stem in ("test_tables", "test_pictures", "test_bots", "test_matches", "test_forecast"):
            continue
        module = importlib.import_module(f"tests.titles.vermilion.{file.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_") and callable(test):
                for given in _parameters(test):
                    if set(inspect.signature(test).parameters) == set(given):
                        _enter(found, file.stem, name, test, given)
    return found


def _parameters(test: Callable[..., object]) -> Iterator[dict[str, object]]:
    """What a test is called with."""
    each = []
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names = mark.args[0] if isinstance(mark.args[0], (tuple, list)) else [mark.args[0]]
            rows = [tuple(row) if len(names) > 1 else (row,) for row in mark.args[1]]
            each.append([dict(zip(names, row, strict=True)) for row in rows])
    for combined in itertools.product(*each):
        yield {name: value for one in combined for name, value in one.items()}


def _enter(found: dict[str, list[Case]], file: str, name: str, test: Callable[..., object],
           given: dict[str, object]) -> None:
    texts = [value for value in given.values() if isinstance(value, str)]
    texts += [one for value in given.values() if isinstance(value, tuple) for one in value if isinstance(one, str)]
    case = f"{file}::{name}[{'-'.join(map(str, given.values()))}]" if given else f"{file}::{name}"
    for word in dict.fromkeys([*name.split("_"), *texts, *(row for row in (*TAINTS, *ENEMIES) if row in name)]):
        found.setdefault(word, []).append((case, lambda: test(**given)))


def fails(test: Callable[[], object]) -> bool:
    """Whether a test fails."""
    try:
        test()
    except (AssertionError, LookupError, ValueError, StopIteration, ContentError, RulesBug, board.Wrong):
        return True
    return False


@contextmanager
def lacking(piece: Piece) -> Iterator[None]:
    """The tables without it. What was worked out from the whole ones is worked out anew, and once more afterwards."""
    zone_odds.cache_clear()
    try:
        with piece.broken():
            yield
    finally:
        zone_odds.cache_clear()


def holder(piece: Piece, there: dict[str, list[Case]]) -> str:
    """The first test that fails without a piece and else does not, "" for none."""
    while True:
        with lacking(piece):
            found = next((case for case in there.get(piece.row, []) if fails(case[1])), None)
        if found is None or not fails(found[1]):
            return found[0] if found else ""
        there[piece.row] = [case for case in there[piece.row] if case is not found]


if __name__ == "__main__":
    known = cases()
    for one in PIECES:
        print(f"{one!s:60}{holder(one, known)}")
