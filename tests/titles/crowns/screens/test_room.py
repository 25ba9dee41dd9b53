"""C5.1. Crowns in the waiting room: ready decks, own decks, options; what cannot be brought to a table is refused."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import game
from game import registry
from game.core.session import Session
from game.titles.crowns import SPEC
from game.titles.crowns.content import DECKS
from game.titles.crowns.deck import to_lines
from scenes import titles
from scenes.media.texts import LANGUAGES
from scenes.room.field_widgets import SetRow
from scenes.room.room_scene import RoomScene
from scenes.room.sets import set_choices, set_words
from scenes.room.setup import OWN_CHOICE, RoomSetup
from scenes.titles.crowns import UI
from scenes.titles.crowns.deck_editor import TITLE, DeckScene
from scenes.titles.crowns.room import LOOK, RANDOM, DeckLook
from scenes.widgets.label import Label
from tests.scenes.conftest import Driver, _nothing_stays, _unhurried, _unseen, drive, ends_soon, program

__all__ = ["_nothing_stays", "_unhurried", "_unseen", "drive", "ends_soon", "program"]
BROKEN = msgspec.structs.replace(DECKS["heron"], plots={"pl01": 2})


@pytest.fixture(autouse=True)
def crowns(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Crowns is on both lists of titles."""
    monkeypatch.setitem(registry.PACKAGES, SPEC.code, "game.titles.crowns")
    monkeypatch.setitem(game.TITLES, SPEC.code, SPEC)
    monkeypatch.setitem(titles.TITLES, SPEC.code, UI)
    yield
    registry.rules_of.cache_clear()


@pytest.fixture
def room(drive: Driver) -> RoomScene:
    """A duel in a room whose opener has a legal deck and one with errors."""
    home = drive.program.home
    profile = home.store.create_profile("tester", "profile/1")
    home.choose_profile(profile.uid)
    home.store.add_trait_slot(profile.uid, TITLE, "Herons", list(to_lines(DECKS["heron"])))
    home.store.add_trait_slot(profile.uid, TITLE, "Draft", list(to_lines(BROKEN)))
    scene = RoomScene(drive.program.client, RoomSetup(drive.program.client, TITLE, 2))
    drive.program.nav.stack.push(scene, animated=False)
    drive.frames(2)
    return scene


def deck_look() -> DeckLook:
    look = LOOK.field("deck")
    assert isinstance(look, DeckLook)
    return look


def test_c5_1_every_field_option_and_value_has_its_words_in_both_languages(drive: Driver) -> None:
    for language in LANGUAGES:
        drive.program.client.set_language(language)
        media = drive.program.media
        for field, look in (
            (SPEC.fields[0], LOOK.field("deck")),
            *((one, LOOK.option(one.name)) for one in SPEC.options),
        ):
            assert media.texts.has(look.caption)
            for value in field.values:
                assert look.text_of(media, value) != value
                assert look.about_of(media, value)
        assert [key for key in LOOK.tips if not media.texts.has(key)] == []


def test_c5_1_the_fields_of_the_rules_are_those_that_the_room_shows() -> None:
    assert [look.name for look in LOOK.fields] == [field.name for field in SPEC.fields]
    assert {look.name for look in LOOK.options} == {field.name for field in SPEC.options}


def test_c5_1_ready_and_stored_decks_stand_in_the_list_with_their_types(room: RoomScene) -> None:
    choices = set_choices(room.setup, 0, SPEC.fields[0], deck_look(), 0)
    assert [choice.value for choice in choices[:-2]] == [*DECKS, RANDOM]
    assert [choice.text for choice in choices[-2:]] == ["Herons", "Draft"]
    assert deck_look().kind_counts(choices[-2].members) == {
        "character": 32, "location": 13, "attachment": 7, "event": 8}  # fmt: skip


def test_c5_1_of_two_equal_decks_the_list_marks_the_one_that_the_seat_names(drive: Driver, room: RoomScene) -> None:
    profile = drive.program.home.profile
    assert profile is not None
    drive.program.home.store.add_trait_slot(profile.uid, TITLE, "Herons 2", list(to_lines(DECKS["heron"])))
    for name in ("Herons 2", "Herons"):
        room.choose("deck", list(to_lines(DECKS["heron"])), name)
        drive.frames(2)
        marked = [row.text for row in room.ui.root.each() if isinstance(row, SetRow) and row.on]
        assert marked == [name] == [set_words(room.setup, 0, "deck")]


def test_r20_5_a_stored_deck_with_errors_cannot_be_chosen_and_tells_all_of_them(room: RoomScene) -> None:
    *_, good, bad = set_choices(room.setup, 0, SPEC.fields[0], deck_look(), 0)
    assert not good.problem
    assert bad.problem.count("R20.") == 1


def test_c5_1_the_editor_hands_its_deck_to_the_seat_and_the_match_takes_it(drive: Driver, room: RoomScene) -> None:
    drive.click("set.new")
    drive.frames(2)
    assert isinstance(drive.top, DeckScene)
    drive.click("ready.dunesail")
    drive.click("deck.use")
    drive.frames(2)
    assert drive.top is room
    assert room.setup.seats[0].fields["deck"] == list(to_lines(DECKS["dunesail"]))
    infos = room.setup.seat_infos(5)
    session = Session(SPEC, [info.fields for info in infos], room.setup.match_options(), 5)
    assert session.view(None).players[0].faction == "dunesail"


def test_c5_3_when_time_is_up_a_legal_deck_in_the_editor_is_taken(drive: Driver, room: RoomScene) -> None:
    drive.click("set.new")
    drive.frames(2)
    drive.click("ready.legion")
    room._close_overlays()
    assert drive.top is room
    assert room.setup.seats[0].fields["deck"] == list(to_lines(DECKS["legion"]))


def test_c5_6_a_deck_of_last_time_that_is_not_legal_any_more_is_left_out(drive: Driver, room: RoomScene) -> None:
    store, profile = drive.program.home.store, drive.program.home.profile
    assert profile is not None
    for deck, kept in ((DECKS["chantry"], list(to_lines(DECKS["chantry"]))), (BROKEN, RANDOM)):
        store.set_last_choices(profile.uid, TITLE, {"deck": list(to_lines(deck)), "set_name": "old"})
        assert RoomSetup(drive.program.client, TITLE, 2).seats[0].fields["deck"] == kept


def test_c5_1_bots_choose_their_deck_themselves(drive: Driver, room: RoomScene) -> None:
    assert room.setup.seats[1].fields["deck"] == OWN_CHOICE
    assert set_words(room.setup, 1, "deck") == drive.program.media.t("crowns.set.own")
    assert room.setup.seat_infos(5)[1].fields["deck"] in (*DECKS, RANDOM)


def test_c10_3_a_seat_is_told_by_its_crest_or_where_two_have_the_same_by_its_own_sign() -> None:
    apart = Session(SPEC, [{"deck": "legion"}, {"deck": "heron"}], {}, 1).view(None)
    alike = Session(SPEC, [{"deck": "legion"}, {"deck": "legion"}], {}, 1).view(None)
    assert [LOOK.sign(apart, seat) for seat in (0, 1)] == ["crowns/crest/legion", "crowns/crest/heron"]
    assert [LOOK.sign(alike, seat) for seat in (0, 1)] == ["seat/0", "seat/1"]
    assert LOOK.sign(None, 1) == "seat/1"
    assert LOOK.leader(alike, 1).figure == "crowns/crest/legion"


def test_c5_6_bots_bring_ready_decks_that_nobody_else_brings(drive: Driver) -> None:
    """The same from the same seed; what a person leaves to chance the rules draw."""
    setup = RoomSetup(drive.program.client, "crowns", 4)
    for seat in range(4):
        setup.seat_bot(seat)
    drawn = [[info.fields["deck"] for info in setup.seat_infos(seed)] for seed in range(20)]
    assert all(len(set(decks)) == 4 and "random" not in decks for decks in drawn)
    assert drawn[3] == [info.fields["deck"] for info in setup.seat_infos(3)] and drawn[3] != drawn[4]
    setup.choose(3, "deck", "dunesail")
    assert all("dunesail" not in [info.fields["deck"] for info in setup.seat_infos(seed)][:3] for seed in range(20))
    setup.seat_guest(0)
    assert setup.seat_infos(1)[0].fields["deck"] == "random"


@pytest.mark.parametrize("own", [True, False])
def test_c5_1_nothing_is_said_twice_of_the_chosen_deck(room: RoomScene, own: bool) -> None:
    """Its row says what it is; below the list stand the numbers of a ready one, and nothing more of an own one."""
    room.choose("deck", list(to_lines(DECKS["legion"])) if own else "heron")
    rows = [row for row in room.ui.root.each() if isinstance(row, SetRow) and row.on]
    said = room.ui.find("sets.about")
    assert len(rows) == 1 and isinstance(said, Label)
    first = rows[0].choice.about.partition("\n")[0]
    assert first and said.text != first and bool(said.text) != own
    room.choose("deck", RANDOM)
    below = room.ui.find("sets.about")
    assert isinstance(below, Label) and below.text == room.t("crowns.room.about.random")
