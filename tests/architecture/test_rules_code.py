"""What rule code must not do and nothing else would notice: lost generators, late cleanup, fractions."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from . import rules, source
from .rules import is_generator, lost_calls, mentions_rules, rule_files, rule_functions
from .source import ROOT, functions, nodes, own_nodes, sources, where

EXACT = [path for path in sources("game/core", "game/titles") if path.name != "bot.py"]
PATHS_ARE_JOINED_IN = {"game/core/content.py"}


def test_every_rule_call_is_driven() -> None:
    lost = [line for path in rule_files() for line in lost_calls(path)]
    assert not lost, "\n".join(lost)


def test_every_rule_that_asks_says_so() -> None:
    """A generator among the rules is annotated `Rules` or, where it only lists things, `Iterator`."""
    wrong = [
        f"{where(path, function)} {function.name} is a generator without Rules or Iterator"
        for path in sources("game/core", "game/titles")
        for function in functions(path)
        if is_generator(function) and not _says_generator(function.returns)
    ]
    assert not wrong, "\n".join(wrong)


def test_listing_generators_are_used() -> None:
    """An `Iterator` function called as a statement of its own does nothing at all."""
    wrong = []
    for path in rule_files():
        makers = {function.name for function in functions(path) if is_generator(function)}
        for node in nodes(path):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                name = getattr(node.value.func, "id", "")
                if name in makers:
                    wrong.append(f"{where(path, node)} calls {name} and drops it")
    assert not wrong, "\n".join(wrong)


def test_no_cleanup_stands_around_a_yield() -> None:
    """An abandoned fork would run it when it is collected."""
    wrong = []
    for path in sources("game/core", "game/titles"):
        for function in functions(path):
            for node in own_nodes(function):
                cleanup = isinstance(node, ast.With) or (isinstance(node, ast.Try) and node.finalbody)
                if cleanup and any(isinstance(inner, ast.Yield | ast.YieldFrom) for inner in own_nodes(node)):
                    wrong.append(f"{where(path, node)} in {function.name}")
    assert not wrong, "\n".join(wrong)


def test_no_rule_calls_next_without_a_default() -> None:
    """It would end the rule's generator as if the rule were over."""
    wrong = [
        where(path, node)
        for path in (ROOT / "game/core/windows.py", *sources("game/titles"))
        if path.name != "content.py"
        for node in nodes(path)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "next" and len(node.args) == 1
    ]
    assert not wrong, "\n".join(wrong)


def test_rules_reckon_in_whole_numbers() -> None:
    wrong = []
    for path in EXACT:
        joins = path.relative_to(ROOT).as_posix() in PATHS_ARE_JOINED_IN
        for node in nodes(path):
            fraction = isinstance(node, ast.Constant) and isinstance(node.value, float)
            divided = isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div)
            if fraction or (divided and not joins) or (isinstance(node, ast.Name) and node.id == "float"):
                wrong.append(where(path, node))
    assert not wrong, "\n".join(wrong)


def test_states_hold_no_sets() -> None:
    """Their order differs between two runs of the program."""
    wrong = [
        where(path, node)
        for path in sources("game/core", "game/titles")
        if path.name == "state.py"
        for node in nodes(path)
        if isinstance(node, ast.AnnAssign)
        and ("set[" in ast.unparse(node.annotation) or "Any" in _words(node))
    ]
    assert not wrong, "\n".join(wrong)


SEEDED = """
from game.core.ask import Rules
from collections.abc import Callable
Effect = Callable[[int], Rules[None]]
class Card:
    effect: Effect
def fight(g) -> Rules[None]:
    yield 1
def good(g, card: Card) -> Rules[None]:
    yield from fight(g)
    yield from card.effect(g)
    yield from (fight(g) if g else good(g, card))
    return fight(g)
def lost(g, card: Card) -> Rules[None]:
    fight(g)
    loser = fight(g)
    card.effect(g)
    yield fight(g)
def handed(g, then: Effect, plain: Callable[[int], None]) -> Rules[None]:
    plain(g)
    then(g)
    yield from then(g)
"""


def test_the_check_finds_what_it_is_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game" / "seeded.py"
    path.parent.mkdir()
    path.write_text(SEEDED)
    monkeypatch.setattr(rules, "rule_files", lambda: (path,))
    monkeypatch.setattr(source, "ROOT", tmp_path)
    _forget()
    try:
        lines = [line.split(" ")[0] for line in lost_calls(path)]
    finally:
        _forget()
    assert sorted(lines) == [f"game/seeded.py:{line}" for line in (15, 16, 17, 18, 21)]


def _forget() -> None:
    rules.rule_functions.cache_clear()
    rules.rule_aliases.cache_clear()
    rules.rule_fields.cache_clear()


def _says_generator(returns: ast.expr | None) -> bool:
    name = ast.unparse(returns).split("[")[0] if returns else ""
    return mentions_rules(returns) or name in ("Iterator", "Iterable", "Generator")


def _words(node: ast.AnnAssign) -> set[str]:
    return {getattr(part, "id", "") for part in ast.walk(node.annotation)}


def test_there_are_rules_to_check() -> None:
    assert rule_functions() or not list((ROOT / "game/titles").glob("*/sequence.py"))
