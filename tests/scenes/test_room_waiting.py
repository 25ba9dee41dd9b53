"""C5: the waiting room at this computer, through the event queue."""

from __future__ import annotations

import itertools

import msgspec
import pygame
import pytest

import game
from game.core.spec import Field
from game.match.seats import BOT, GUEST, PERSON
from scenes.kit.title_look import SETS
from scenes.media.canvas import FULL
from scenes.media.texts import LANGUAGES, Texts
from scenes.menu.options_panel import OptionsPanel
from scenes.program import Program
from scenes.room.back_panel import BackPanel
from scenes.room.field_widgets import PortraitButton
from scenes.room.loading import LoadingScene
from scenes.room.options_bar import OptionsBar
from scenes.room.places import RoomPlaces
from scenes.room.room_scene import RoomScene, create
from scenes.room.seat_card import SeatCard
from scenes.room.set_builder import SetBuilder
from scenes.room.setup import COUNTDOWNS, OWN_CHOICE, RoomSetup
from scenes.shell.scene import Scene
from scenes.titles import ui_of
from scenes.widgets.button import Button
from tests.gallery.profiles import NAMES, gather, profiles
from tests.scenes import real_time
from tests.scenes.conftest import Driver

TRAITS = ["t_mercy", "t_guardian", "t_generation", "t_noble", "t_king", "t_trial", "t_tithe", "t_net"]


def opened(program: Program, drive: Driver, count: int, people: int = 1, title: str = "realigious") -> RoomScene:
    """A room over an empty scene, as over the menu."""
    made = profiles(program.client, people)
    program.home.choose_profile(next(p.uid for p in made if p.name == NAMES[0]))
    program.nav.stack.reset(Scene(program.client))
    room = create(program.client, title, count)
    program.nav.stack.push(room)
    drive.frames()
    return room


@pytest.fixture
def room(program: Program, drive: Driver) -> RoomScene:
    return opened(program, drive, 3, 2)


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loading screen makes no match here."""
    monkeypatch.setattr(LoadingScene, "enter", Scene.enter)


def button(drive: Driver, name: str) -> Button:
    found = drive.find(name)
    assert isinstance(found, Button)
    return found


def test_c5_6_a_first_match_starts_random_with_default_traits(room: RoomScene) -> None:
    assert room.setup.seats[0].fields == {"character": "random", "religion": "random", "traits": "default"}
    assert [seat.kind for seat in room.setup.seats] == [PERSON, BOT, BOT]
    assert [info.fields["character"] for info in room.setup.seat_infos()] == ["random"] * 3


@pytest.mark.slow
@pytest.mark.usefixtures("loads")
def test_c5_6_last_traits_and_options_come_back_but_character_is_random_again(program: Program, drive: Driver) -> None:
    first = opened(program, drive, 2)
    program.home.store.add_trait_slot(first.setup.seats[0].profile_uid, "realigious", "나의 덱", TRAITS)
    first.choose("character", "cleric")
    first.choose("traits", list(TRAITS), "나의 덱")
    first.choose_option("cycles", "60")
    first.set_countdown(90)
    drive.click("start")
    again = opened(program, drive, 2)
    assert again.setup.seats[0].fields == {"character": "random", "religion": "random", "traits": TRAITS}
    assert again.setup.seats[0].set_name == "나의 덱"
    assert (again.setup.options["cycles"], again.setup.countdown) == ("60", 90)


@pytest.mark.usefixtures("loads")
def test_c2_2_the_nation_chosen_last_comes_back_for_its_profile(program: Program, drive: Driver) -> None:
    first = opened(program, drive, 2, title="creed")
    first.choose("nation", "selkara")
    drive.click("start")
    assert opened(program, drive, 2, title="creed").setup.seats[0].fields["nation"] == "selkara"


def test_c5_6_a_damaged_memory_gives_the_defaults(program: Program, drive: Driver) -> None:
    uid = profiles(program.client, 1)[0].uid
    raw = {"traits": ["t_gone"], "options": {"cycles": "7"}, "countdown": 3, "seats": {"2": [{"kind": 5}]}}
    program.home.store.set_last_choices(uid, "realigious", raw)
    room = opened(program, drive, 2)
    assert room.setup.seats[0].fields["traits"] == "default"
    assert room.setup.options["cycles"] == "40"
    assert room.setup.countdown == 0


def test_c5_1_character_religion_and_traits_are_chosen_by_clicks(room: RoomScene, drive: Driver) -> None:
    drive.click("character.explorer")
    drive.click("religion.islamic")
    drive.click("traits.2")
    assert room.setup.seats[0].fields == {"character": "explorer", "religion": "islamic", "traits": "social"}
    assert button(drive, "character.explorer").on
    drive.click("character.random")
    assert room.setup.seats[0].fields["character"] == "random"


def test_c5_1_a_stored_set_is_cut_to_the_points(program: Program, drive: Driver) -> None:
    """R20.2."""
    room = opened(program, drive, 2)
    uid = room.setup.seats[0].profile_uid
    program.home.store.add_trait_slot(uid, "realigious", "나의 덱", TRAITS)
    program.home.store.add_trait_slot(uid, "realigious", "작은 덱", TRAITS[:3])
    room.choose_option("points", "6")
    room.lists["traits"].show(5)
    assert not button(drive, "traits.5").enabled
    drive.click("traits.4")
    assert room.setup.seats[0].set_name == "나의 덱"
    assert room.setup.seat_infos()[0].fields["traits"] == TRAITS[:6]


@pytest.mark.slow
def test_c5_1_a_set_is_built_anew_and_kept_under_a_name(room: RoomScene, drive: Driver, program: Program) -> None:
    """R20.2, R20.3."""
    drive.click("set.new")
    drive.click("clear")
    for trait in TRAITS[:4]:
        drive.click(f"member.{trait}")
    assert button(drive, "done").reason == room.t("room.build.few", n=1, least=5)
    for trait in TRAITS[4:8]:
        drive.click(f"member.{trait}")
    assert not button(drive, "member.t_net").enabled
    builder = program.nav.stack.top
    assert isinstance(builder, SetBuilder)
    drive.move(button(drive, "member.t_net").rect.center)
    assert room.t("realigious.card.cast_net.short") in builder.told.text and not str(button(drive, "member.t_net").tip)
    drive.click("name")
    drive.type("My_set")
    drive.click("done")
    assert room.setup.seats[0].fields["traits"] == TRAITS[:7]
    drive.through()
    slots = program.home.store.trait_slots(room.setup.seats[0].profile_uid, "realigious")
    assert [(slot.name, slot.traits) for slot in slots] == [("My_set", TRAITS[:7])]
    assert [w.name for w in room.ui.root.each() if w.name == "traits.4"]


def test_c5_1_a_set_that_is_not_finished_changes_nothing(room: RoomScene, drive: Driver) -> None:
    drive.click("set.new")
    drive.click("clear")
    drive.key(pygame.K_ESCAPE)
    assert room.setup.seats[0].fields["traits"] == "default"


@pytest.mark.slow
def test_c5_2_the_choices_of_every_seat_can_be_edited(room: RoomScene, drive: Driver) -> None:
    drive.click("seat.2")
    drive.click("religion.hindu")
    drive.click("level.easy")
    assert room.setup.seats[2].fields["religion"] == "hindu"
    assert room.setup.seat_infos()[2].level == "easy"
    assert room.setup.seats[0].fields["religion"] == "random"


@pytest.mark.slow
@pytest.mark.parametrize("count", [2, 4])
def test_c10_3_targets_of_the_room_grow_with_its_letters(program: Program, drive: Driver, count: int) -> None:
    opened(program, drive, count)
    drive.click("seat.1")
    drive.click("kind.guest")
    names = ("options", "back", "favourites", "ready.1", "kind.bot", "option.climate", "countdown", "start", "set.new")
    before = {name: drive.find(name).rect.height for name in names}
    program.client.set_scale(130)
    drive.frames(2)
    for name, high in before.items():
        assert drive.find(name).rect.height >= high * 1.15, name
    targets = [widget.rect for widget in drive.top.ui.focusables()]
    assert all(FULL.contains(rect) for rect in targets)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_c5_2_the_seats_of_the_match_share_the_column(program: Program, drive: Driver, count: int) -> None:
    opened(program, drive, count)
    cards = [widget.rect for widget in drive.top.ui.root.each() if isinstance(widget, SeatCard)]
    assert len(cards) == count
    column = RoomPlaces(program.media.theme).seats
    assert cards[0].top == column.top and abs(cards[-1].bottom - column.bottom) < count
    assert all(below.top > above.bottom for above, below in itertools.pairwise(cards))


def test_c5_2_a_profile_sits_on_one_seat_only(room: RoomScene, drive: Driver) -> None:
    drive.click("seat.1")
    drive.click("kind.person")
    assert room.setup.name(1) == NAMES[1]
    drive.click("seat.2")
    assert not button(drive, "kind.person").enabled
    assert button(drive, "kind.person").reason == room.t("room.kind.person.none")


@pytest.mark.slow
def test_c5_2_a_guest_needs_a_name_that_nobody_has(room: RoomScene, drive: Driver) -> None:
    drive.click("seat.1")
    drive.click("kind.guest")
    drive.click("ready.1")
    assert button(drive, "start").enabled
    room.setup.seats[1].name = ""
    room.rebuild()
    drive.click("guest")
    drive.type(NAMES[0])
    assert room.setup.seats[1].name == NAMES[0]
    assert button(drive, "start").reason == room.t("room.name.twice", name=NAMES[0])
    drive.type("x")
    assert button(drive, "start").enabled
    assert room.setup.seat_infos()[1].kind == GUEST


def test_c5_2_what_is_wrong_with_a_name_is_told_once(room: RoomScene, drive: Driver) -> None:
    """At the field; beside the start only whose name it is, or where another seat is edited, the whole of it."""
    drive.click("seat.1")
    drive.click("kind.guest")
    room.name_guest(room.setup.name(0))
    room.rebuild()
    problem = room.setup.name_problem(1)
    assert problem is not None
    whole = room.t(problem.key, **problem.args)
    assert room.bar.status.text == room.t("room.name.mend", n=2) != whole
    drive.click("seat.0")
    assert room.bar.status.text == whole


def test_c5_1_names_of_tiles_side_by_side_are_equally_large(room: RoomScene, drive: Driver) -> None:
    for language in LANGUAGES:
        room.client.set_language(language)
        drive.frames(2)
        tiles = [widget for widget in room.ui.root.each() if isinstance(widget, PortraitButton) and not widget.wide]
        for one in ("character", "religion"):
            assert len({tile.size for tile in tiles if tile.name.startswith(one)}) == 1


def test_c5_2_the_host_waits_for_the_other_people_but_not_for_bots(room: RoomScene, drive: Driver) -> None:
    assert button(drive, "start").enabled
    drive.click("seat.1")
    drive.click("kind.person")
    assert button(drive, "start").reason == room.t("room.waiting", name=NAMES[1])
    drive.click("ready.1")
    assert button(drive, "start").enabled


def test_c5_2_any_seat_can_be_a_bot_and_the_first_person_starts(room: RoomScene, drive: Driver) -> None:
    drive.click("seat.1")
    drive.click("kind.guest")
    drive.click("seat.0")
    drive.click("kind.bot")
    assert [seat.kind for seat in room.setup.seats] == [BOT, GUEST, BOT]
    assert room.setup.host == 1
    assert button(drive, "start").enabled


def test_c5_2_a_match_of_bots_alone_can_begin(room: RoomScene, drive: Driver) -> None:
    drive.click("kind.bot")
    assert room.setup.host == -1
    assert button(drive, "start").enabled
    assert room.bar.status.text == room.t("room.only_bots")


def test_c5_6_the_room_is_remembered_without_its_owner_in_a_seat(program: Program, drive: Driver) -> None:
    setup = opened(program, drive, 2).setup
    setup.seat_bot(0)
    setup.choose_option("cycles", "60")
    setup.remember()
    real_time.until(lambda: not program.nav.poll_works(), lambda _: drive.frames())
    again = RoomSetup(program.client, "realigious", 2)
    assert again.options["cycles"] == "60"
    assert again.seats[0].kind == PERSON


def test_c5_2_who_changes_something_is_not_ready_any_more(room: RoomScene, drive: Driver) -> None:
    drive.click("seat.1")
    drive.click("kind.guest")
    drive.click("ready.1")
    assert room.setup.is_ready(1)
    drive.click("character.cleric")
    assert not room.setup.is_ready(1)
    drive.click("ready.1")
    drive.click("option.cycles")
    assert not room.setup.is_ready(1)


def test_c5_3_who_starts_the_match_is_not_asked_whether_they_are_ready(room: RoomScene, drive: Driver) -> None:
    assert room.ui.find("ready.0") is None and room.setup.problem() is None
    drive.click("start")
    assert drive.top is not room


def test_c3_5_the_group_takes_the_next_seats(program: Program, drive: Driver) -> None:
    profiles(program.client, 3)
    gather(program.client, NAMES[2:3])
    setup = RoomSetup(program.client, "realigious", 3)
    assert [setup.name(seat) for seat in range(2)] == [NAMES[0], NAMES[2]]
    assert setup.seats[2].kind == BOT
    drive.frames()


def test_r1_5_guests_and_bots_have_the_points_of_the_highest_level(program: Program, drive: Driver) -> None:
    room = opened(program, drive, 4, 2)
    setup = room.setup
    setup.seat_person(1, next(p.uid for p in setup.free_profiles(1)))
    setup.seat_guest(2)
    levels = [profile.level for profile in (setup.profile(0), setup.profile(1)) if profile is not None]
    assert setup.points() == [4 + levels[0], 4 + levels[1], 4 + max(levels), 4 + max(levels)]
    setup.choose_option("points", "9")
    assert setup.points() == [9, 9, 9, 9]


def test_c5_1_a_bot_chooses_its_traits_when_the_match_begins(room: RoomScene) -> None:
    assert room.setup.seats[1].fields["traits"] == OWN_CHOICE
    chosen = room.setup.seat_infos(5)[1].fields["traits"]
    assert chosen != OWN_CHOICE
    game.new_session("realigious", [info.fields for info in room.setup.seat_infos(5)], room.setup.options, 1)


def test_c5_4_numbers_end_at_the_least_and_the_most(room: RoomScene, drive: Driver) -> None:
    chooses = drive.find("option.cycles").rect
    for x, last in ((chooses.right - 20, "60"), (chooses.left + 20, "24")):
        for _ in range(4):
            drive.click((x, chooses.centery))
        assert room.setup.options["cycles"] == last
    climate = drive.find("option.climate").rect
    seen = []
    for _ in range(8):
        drive.click((climate.right - 20, climate.centery))
        seen.append(room.setup.options["climate"])
    assert seen.count(seen[0]) > 1  # what has no order goes around


def test_c5_3_the_countdown_is_off_at_first_and_never_shorter_than_40_seconds(room: RoomScene, drive: Driver) -> None:
    assert room.setup.countdown == 0
    assert min(seconds for seconds in COUNTDOWNS if seconds) == 40
    drive.click("countdown")
    assert room.setup.countdown == 40
    assert room.ring is not None
    drive.frames(20, 100)
    assert room.ring.seconds == 38


@pytest.mark.slow
@pytest.mark.usefixtures("loads")
def test_c5_3_at_zero_loading_begins_whatever_is_open_and_whoever_is_not_ready(
    program: Program, room: RoomScene, drive: Driver
) -> None:
    room.setup.seat_guest(1)
    room.setup.seats[1].name = "?"
    room.set_countdown(40)
    program.nav.open("options")
    assert isinstance(program.nav.stack.top, OptionsPanel)
    drive.frames(399, 100)
    assert isinstance(program.nav.stack.top, OptionsPanel)
    drive.frames(2, 100)
    top = program.nav.stack.top
    assert isinstance(top, LoadingScene)
    assert top.infos[1].name == room.t("room.guest.name", n=1)


@pytest.mark.slow
@pytest.mark.usefixtures("loads")
def test_c5_3_a_set_that_is_finished_when_time_is_up_is_used(room: RoomScene, drive: Driver) -> None:
    room.set_countdown(40)
    drive.click("set.new")
    drive.click("clear")
    for trait in TRAITS[:5]:
        drive.click(f"member.{trait}")
    drive.frames(401, 100)
    top = drive.top
    assert isinstance(top, LoadingScene)
    assert top.infos[0].fields["traits"] == TRAITS[:5]


def test_c5_4_the_size_of_the_map_follows_the_number_of_players(program: Program, drive: Driver) -> None:
    """R14.1."""
    for count, n in ((2, 7), (3, 8), (4, 9)):
        room = opened(program, drive, count)
        words = [w.spoken() for w in room.ui.root.each()]
        assert room.t("field.map_size.value", n=n) in words


def test_c5_4_every_option_of_the_game_can_be_set(room: RoomScene, drive: Driver) -> None:
    for field in (field for field in room.setup.spec.options if not field.many):  # files: test_room_boards
        before = room.setup.options[field.name]
        drive.click(f"option.{field.name}")
        assert room.setup.options[field.name] != before


@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c5_4_both_rows_of_options_are_equally_wide(program: Program, drive: Driver, title: str) -> None:
    room = opened(program, drive, 2, title=title)
    names = [f"option.{field.name}" for field in room.setup.shown_options()] + ["clock"]
    rows: dict[int, list[pygame.Rect]] = {}
    for name in names:
        place = drive.find(name).rect
        rows.setdefault(place.y, []).append(place)
    above, below = rows.values()
    assert (above[0].left, above[-1].right) == (below[0].left, below[-1].right)
    assert all(one.right < other.left for row in (above, below) for one, other in itertools.pairwise(row))


def test_c5_5_back_asks_and_options_open(program: Program, room: RoomScene, drive: Driver) -> None:
    drive.click("options")
    assert isinstance(program.nav.stack.top, OptionsPanel)
    drive.key(pygame.K_ESCAPE)
    drive.click("religion.hindu")
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, BackPanel)
    drive.click("back.stay")
    assert drive.top.ui is room.ui
    drive.click("back")
    drive.click("back.leave")
    assert room not in program.nav.stack


def test_c5_5_a_room_in_which_nothing_was_chosen_is_left_without_a_question(
    program: Program, room: RoomScene, drive: Driver
) -> None:
    drive.click("seat.1")
    drive.key(pygame.K_ESCAPE)
    drive.frames()
    assert room not in program.nav.stack


@pytest.mark.usefixtures("loads")
def test_c1_2_a_match_can_be_set_up_and_started_by_keyboard(program: Program, room: RoomScene, drive: Driver) -> None:
    for name in ("character.cleric", "religion.hindu", "traits.1", "start"):
        for _ in range(60):
            drive.key(pygame.K_TAB)
            if room.ui.focus is not None and room.ui.focus.name == name:
                break
        drive.key(pygame.K_RETURN)
    top = program.nav.stack.top
    assert isinstance(top, LoadingScene)
    assert top.infos[0].fields == {"character": "cleric", "religion": "hindu", "traits": "religious", "level": "3"}


def test_c1_2_sets_out_of_sight_are_reached_by_arrow_keys(program: Program, drive: Driver) -> None:
    room = opened(program, drive, 2)
    for name in ("one", "two"):
        program.home.store.add_trait_slot(room.setup.seats[0].profile_uid, "realigious", name, TRAITS[:5])
    room.rebuild()
    assert not drive.has("traits.5")
    room.ui.set_focus(drive.find("traits.0"), True)
    for _ in range(5):
        drive.key(pygame.K_DOWN)
    drive.key(pygame.K_RETURN)
    assert room.setup.seats[0].set_name == "two"


def test_c1_2_targets_are_at_least_44_pixels(room: RoomScene) -> None:
    for seat in range(3):
        room.select(seat)
        small = [w.name for w in room.ui.focusables() if min(w.rect.size) < 44]
        assert small == []


def test_c1_3_every_value_has_a_picture_and_a_text_in_both_languages(program: Program) -> None:
    spec, look = game.TITLES["realigious"], ui_of("realigious").look
    looks = [(f, look.field(f.name)) for f in spec.fields] + [(f, look.option(f.name)) for f in spec.options]
    for language in LANGUAGES:
        texts = Texts(language)
        for field, how in looks:
            for value in field.values if how.caption else ():
                assert texts.has(how.texts.get(value) or how.text.replace("{value}", value)), (field.name, value)
                assert how.kind == SETS or program.media.sprites.has(how.icon_of(value)), (field.name, value)
        assert all(texts.has(tip) for tip in look.tips)
    assert all(program.media.sprites.has(name) for name in look.sprites)


def test_c5_1_a_game_without_a_look_shows_its_fields_as_they_are(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    sides = (Field("side", ("red", "blue"), "red"), Field("kit", ("light", "heavy"), "light"))
    length = (Field("length", ("short", "long"), "short"),)
    spec = msgspec.structs.replace(game.TITLES["realigious"], code="sample", fields=sides, options=length)
    monkeypatch.setitem(game.TITLES, "sample", spec)
    monkeypatch.setitem(program.media.texts.table(), "sample.title", "표본")
    profiles(program.client, 1)
    room = program.nav.make("room", title="sample", count=2)
    assert isinstance(room, RoomScene)
    program.nav.stack.reset(room)
    drive.frames()
    drive.click("field.side")
    drive.click("option.length")
    assert room.setup.seats[0].fields == {"side": "blue", "kit": "light"}
    assert room.setup.options == {"length": "long"}
    assert isinstance(room.bar, OptionsBar)
