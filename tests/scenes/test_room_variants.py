"""A game with several rule sets shows them in its room and in lists; a game with one shows nothing of that."""

from __future__ import annotations

import msgspec
import pytest

import game
from game.core.rules import VARIANT
from game.core.spec import Field
from scenes.kit.match_words import match_line, short_line
from scenes.program import Program
from scenes.room.setup import RoomSetup

SEATS = {"duel": (2,), "council": (3, 4), "feud": (2, 4)}


@pytest.mark.parametrize(("count", "shown"), [(2, ("duel", "feud")), (3, ()), (4, ("council", "feud"))])
def test_the_room_offers_the_rule_sets_of_its_seats(
    program: Program, monkeypatch: pytest.MonkeyPatch, count: int, shown: tuple[str, ...]
) -> None:
    option = Field(VARIANT, tuple(SEATS), "duel", seats=SEATS)
    spec = msgspec.structs.replace(game.TITLES["realigious"], options=(option,))
    monkeypatch.setitem(game.TITLES, "realigious", spec)
    setup = RoomSetup(program.client, "realigious", count)
    assert [field.values for field in setup.shown_options()] == ([shown] if shown else [])
    assert setup.options[VARIANT] == ("duel" if count == 2 else "council")


def test_lists_tell_the_rule_set_of_a_match(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(program.media.texts.table(), "creed.variant.feud", "Feud")
    header = {"options": {VARIANT: "feud"}, "round": 3}
    creed = program.media.t("creed.title")
    assert match_line(program.media, "creed", header).startswith(f"{creed} · Feud · ")
    assert short_line(program.media, "creed", header).startswith(f"{creed} · Feud · ")


@pytest.mark.parametrize("options", [{}, {VARIANT: "unknown"}, {VARIANT: ["odd"]}, None, "odd"])
def test_lists_tell_nothing_of_a_rule_set_that_is_not_known(program: Program, options: object) -> None:
    assert short_line(program.media, "creed", {"options": options}) == program.media.t("creed.title")
