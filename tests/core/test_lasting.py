"""Effects that outlive their cause: they end at their moment, with their target, or when they are used up."""
from __future__ import annotations

import pytest

from game.core.lasting import WHILE_IN_PLAY, Lasting, expire, has, leave, on, total, use_up


def effects() -> list[Lasting]:
    return [
        Lasting("strength", 7, 3, "", "challenge", "a"), Lasting("strength", 7, -1, "", "phase", "b"),
        Lasting("cannot", 7, 1, "attack", "round", "c"), Lasting("must", 8, 1, "defend", "phase", "d"),
        Lasting("blank", 8, 1, "", WHILE_IN_PLAY, "e"), Lasting("cost", -1, -1, "", "phase", "f", uses=2),
    ]  # fmt: skip


@pytest.mark.parametrize(("moment", "gone"), [("challenge", "a"), ("phase", "bdf"), ("round", "c"), ("game", "")])
def test_an_effect_ends_at_its_moment_and_at_no_other(moment: str, gone: str) -> None:
    there = effects()
    ended = expire(there, moment)
    assert "".join(effect.source for effect in ended) == gone
    assert "".join(effect.source for effect in there) == "".join(s for s in "abcdef" if s not in gone)


def test_effects_leave_with_their_target() -> None:
    there = effects()
    leave(there, 8)
    assert [effect.source for effect in there] == ["a", "b", "c", "f"]


def test_effects_on_one_target_add_up() -> None:
    there = effects()
    assert (total(there, "strength", 7), total(there, "strength", 8)) == (2, 0)
    assert [effect.source for effect in on(there, "strength", 7)] == ["a", "b"]


@pytest.mark.parametrize(("what", "target", "word", "holds"), [
    ("cannot", 7, "attack", True), ("cannot", 7, "defend", False), ("cannot", 7, "", True), ("must", 8, "defend", True),
    ("blank", 8, "", True), ("blank", 7, "", False)])
def test_cannot_must_and_blank_are_asked_by_target_and_word(what: str, target: int, word: str, holds: bool) -> None:
    assert has(effects(), what, target, word) == holds


def test_a_counted_effect_is_gone_when_it_is_used_up_and_others_never_are() -> None:
    there = effects()
    for left in (1, 0):
        used = use_up(there, lambda effect: effect.what in ("cost", "blank"))
        assert [effect.source for effect in used] == ["e", "f"]
        assert [effect.uses for effect in there if effect.what == "cost"] == [left] * (left > 0)
    assert has(there, "blank", 8)
