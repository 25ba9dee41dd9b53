"""A game with several rule sets shows them in its room and in lists; a game with one shows nothing of that."""

from __future__ import annotations

import msgspec
import pytest

import game
from game.core.rules import VARIANT
from game.core.spec import Field
from scenes.kit.match_words import match_line, short_line
from scenes.media.texts import LANGUAGES
from scenes.program import Program
from scenes.room.room_scene import RoomScene
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_tell_the_rule_set_after_which_a_game_is_called_once(program: Program, language: str) -> None:
    program.client.set_language(language)
    title = program.media.t("ankh.title")
    for variant in ("pantheon", "base"):
        line = short_line(program.media, "ankh", {"options": {VARIANT: variant}})
        assert line == (title if variant == "pantheon" else f"{title} · {program.media.t('ankh.variant.base')}")


def test_the_rooms_options_follow_each_other_row_by_row(program: Program) -> None:
    """Guardian I, II, III, and not I, III above II."""
    room = RoomScene(program.client, RoomSetup(program.client, "ankh", 3))
    program.nav.stack.push(room)
    shown = [widget for widget in room.bar.each() if widget.name.startswith("option.")]
    names = [widget.name for widget in sorted(shown, key=lambda widget: (widget.rect.y, widget.rect.x))]
    assert names == [f"option.{field.name}" for field in room.setup.shown_options()] and len(names) > 4


@pytest.mark.parametrize("options", [{}, {VARIANT: "unknown"}, {VARIANT: ["odd"]}, None, "odd"])
def test_lists_tell_nothing_of_a_rule_set_that_is_not_known(program: Program, options: object) -> None:
    assert short_line(program.media, "creed", {"options": options}) == program.media.t("creed.title")


def test_a_choice_that_the_rule_set_does_not_have_is_not_offered(program: Program) -> None:
    setup = RoomSetup(program.client, "ankh", 3)
    setup.choose_option(VARIANT, "base")
    (gods,) = setup.shown_fields()
    assert "horus" not in gods.values
    assert {"anubis", "random", ""} <= set(gods.values)
    setup.choose_option(VARIANT, "pantheon")
    assert "horus" in setup.shown_fields()[0].values


def test_a_choice_becomes_random_with_the_rule_set_that_does_not_have_it_and_that_is_told(program: Program) -> None:
    room = RoomScene(program.client, RoomSetup(program.client, "ankh", 3))
    program.nav.stack.push(room)
    room.setup.choose(0, "god", "horus")
    room.setup.choose(1, "god", "anubis")
    room.choose_option(VARIANT, "base")
    assert [seat.fields["god"] for seat in room.setup.seats[:2]] == ["random", "anubis"]
    told = program.nav.stack.toasts.shown[0].text
    assert told == room.t("room.left_out", values=room.t("ankh.god.horus"))
    room.choose_option(VARIANT, "pantheon")
    assert len(program.nav.stack.toasts.shown) == 1
