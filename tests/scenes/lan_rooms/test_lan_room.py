"""C5: the waiting room on the network, by clicks and keys here, with another machine's room on loopback."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace

import game
from game.match.seats import BOT, GUEST, PERSON, REMOTE
from game.net.protocol import Choose, Ready, SetOption, SetSeat
from game.net.room import CLOSED, ENDED, OPEN
from game.net.service import Service
from scenes.kit.title_look import FileLook
from scenes.lan.signal import Signal, bars_of
from scenes.room.options_bar import OptionsBar
from scenes.widgets.segmented_control import Cycler
from tests.scenes.conftest import Driver
from tests.scenes.lan_rooms import Two, button

pytestmark = pytest.mark.net

TRAITS = ["t_mercy", "t_guardian", "t_generation", "t_noble", "t_king"]


# --- seats and choices


def test_c5_1_the_own_seat_comes_first_to_hand(visiting: Two) -> None:
    assert visiting.scene.seat == 1
    assert [seat.kind for seat in visiting.scene.setup.seats] == [REMOTE, PERSON, OPEN]


@pytest.mark.parametrize("title", list(game.TITLES))
@pytest.mark.parametrize("leads", [True, False])
def test_c5_a_room_of_every_game_is_shown_to_who_opens_it_and_to_who_joins(
    drive: Driver, there: Service, title: str, leads: bool
) -> None:
    most = max(game.TITLES[title].seats)
    setup = Two(drive, there, leads=leads, title=title, count=most).scene.setup
    assert (setup.title, setup.count, setup.players) == (title, most, most)


@pytest.mark.parametrize("leads", [True, False])
def test_c5_1_what_is_chosen_by_clicks_reaches_the_host(drive: Driver, there: Service, leads: bool) -> None:
    two = Two(drive, there, leads=leads)
    drive.click("character.explorer")
    drive.click("religion.islamic")
    drive.click("traits.2")
    wanted = {"character": "explorer", "religion": "islamic", "traits": "social"}
    two.until(lambda: two.seats(two.here)[two.scene.seat].fields == wanted)
    two.until(lambda: button(drive, "character.explorer").on)


def test_c5_1_a_set_of_ones_own_is_not_told_to_others(leading: Two, drive: Driver) -> None:
    leading.scene.choose("traits", list(TRAITS), "mine")
    leading.scene.choose("character", "cleric")
    leading.until(lambda: leading.seats()[0].fields.get("character") == "cleric")
    assert "traits" not in leading.seats()[0].fields
    leading.until(lambda: leading.scene.setup.seats[0].set_name == "mine")


def test_c5_6_who_sits_down_begins_with_the_set_of_last_time(drive: Driver, there: Service) -> None:
    program = drive.program
    program.home.choose_profile(program.home.store.create_profile("Ember", "profile/1").uid)
    assert program.home.profile is not None
    program.home.store.set_last_choices(program.home.profile.uid, "realigious", {"traits": TRAITS, "set_name": "mine"})
    two = Two(drive, there, leads=False)
    two.until(lambda: two.seats(two.here)[1].fields.get("traits") == TRAITS)


def test_c5_2_another_seat_shows_who_sits_there_and_what_everybody_may_see(leading: Two, drive: Driver) -> None:
    leading.there.send(Choose(1, "character", "cleric"))
    leading.until(lambda: leading.scene.setup.seats[1].fields["character"] == "cleric")
    setup = leading.scene.setup
    assert (setup.name(1), setup.icon(1)) == ("Ash", "profile/2")
    drive.click("seat.1")
    assert not drive.has("character.cleric")


def test_c5_2_the_ready_mark_of_another_machine_comes(leading: Two) -> None:
    leading.there.send(Ready(1, True))
    leading.until(lambda: leading.scene.setup.is_ready(1))


def test_c5_2_bars_tell_the_quality_of_a_connection(leading: Two) -> None:
    shown = [bars_of(ping, ping >= 0) for ping in (5, 100, 300, 900, -1)]
    assert shown == [4, 3, 2, 1, 0]
    signal = leading.scene.cards[1].signal
    assert isinstance(signal, Signal) and signal.hint()


def test_c5_2_who_loses_the_connection_is_shown_away(leading: Two) -> None:
    leading.break_off()
    leading.until(lambda: not leading.scene.setup.info.members[1].here)
    problem = leading.scene.setup.problem()
    assert problem is not None


def test_c5_2_who_leads_sets_a_bot_on_a_free_seat_and_changes_its_level(leading: Two, drive: Driver) -> None:
    drive.click("bot.2")
    leading.until(lambda: leading.scene.setup.seats[2].kind == BOT)
    drive.click("seat.2")
    drive.click("level.easy")
    leading.until(lambda: leading.seats()[2].level == "easy")
    drive.click("kind.closed")
    leading.until(lambda: leading.scene.setup.seats[2].kind == CLOSED)
    assert leading.scene.setup.players == 2


def test_c5_2_a_bot_that_shall_choose_itself_again_keeps_its_other_choices(leading: Two, drive: Driver) -> None:
    drive.click("bot.2")
    leading.until(lambda: leading.scene.setup.seats[2].kind == BOT)
    leading.scene.select(2)
    leading.scene.choose("character", "cleric")
    leading.scene.choose("traits", "social")
    both = {"character": "cleric", "traits": "social"}
    leading.until(lambda: leading.scene.setup.info.seats[2].fields == both)
    leading.scene.choose("traits", "own")
    leading.until(lambda: leading.seats()[2].fields == {"character": "cleric"})


def test_c5_2_only_who_leads_changes_seats_and_options(visiting: Two, drive: Driver) -> None:
    assert not drive.has("bot.2")
    climate = drive.find("option.climate")
    assert isinstance(climate, Cycler) and not climate.enabled and climate.hint()
    drive.click("seat.0")
    assert not drive.has("character.cleric") and not drive.has("kind.bot")


def test_c6_8_the_clock_of_a_network_match_does_not_say_that_menus_stop_it(leading: Two, drive: Driver) -> None:
    assert drive.find("clock").spoken().endswith(drive.program.media.t("clock.option.tip.net"))


def test_c5_2_after_a_match_the_options_do_not_say_that_it_has_begun(visiting: Two, drive: Driver) -> None:
    visiting.scene.setup.info = replace(visiting.scene.setup.info, phase=ENDED)
    visiting.scene.rebuild()
    assert drive.program.media.t("net.room.playing") not in drive.find("clock").spoken()


def test_c5_1_a_seat_is_given_up_and_another_one_taken(visiting: Two, drive: Driver) -> None:
    drive.click("stand")
    visiting.until(lambda: visiting.scene.onlooker)
    drive.click("sit.2")
    visiting.until(lambda: visiting.scene.setup.own_seats == [2])


def test_c5_1_a_guest_at_this_computer_sits_down_too(visiting: Two, drive: Driver) -> None:
    drive.click("seat.2")
    drive.click("guest")
    visiting.until(lambda: visiting.scene.setup.own_seats == [1, 2])
    assert visiting.scene.setup.seats[2].kind == GUEST
    drive.click("start")
    visiting.until(lambda: visiting.seats()[1].ready and visiting.seats()[2].ready)


def test_c5_1_a_guest_has_the_seat_that_was_chosen_and_not_the_first_free_one(visiting: Two, drive: Driver) -> None:
    drive.click("stand")
    visiting.until(lambda: visiting.scene.onlooker)
    drive.click("seat.2")
    drive.click("guest")
    visiting.until(lambda: bool(visiting.scene.setup.own_seats))
    assert visiting.scene.setup.own_seats == [2]


# --- options and time


def test_c5_4_an_option_that_who_leads_changes_is_told_and_nobody_is_ready_any_more(
    visiting: Two, drive: Driver
) -> None:
    drive.click("start")
    visiting.until(lambda: visiting.scene.setup.is_ready(1))
    visiting.there.send(SetOption("climate", "arid"))
    visiting.until(
        lambda: visiting.scene.setup.options["climate"] == "arid" and visiting.program.nav.stack.toasts.shown
    )
    assert not visiting.scene.setup.is_ready(1)
    drive.click("tab.chat")
    texts = visiting.program.media.texts
    assert any(
        texts.get("realigious.climate.arid") in line and texts.get("realigious.field.climate") in line
        for line in visiting.words()
    )


def test_c5_4_who_leads_changes_options_by_clicks(leading: Two, drive: Driver) -> None:
    before = leading.scene.setup.options["cycles"]
    drive.click("option.cycles")
    leading.until(lambda: leading.scene.setup.options["cycles"] != before)
    drive.click("clock")
    leading.until(lambda: leading.there.client.room.options["clock"] != "off")  # type: ignore[union-attr]


def test_c5_4_what_an_option_leaves_out_becomes_random_for_bots_and_others_choose_again(
    leading: Two, drive: Driver
) -> None:
    setup = leading.scene.setup
    fields = tuple(
        dataclasses.replace(look, without=lambda options: ("cleric",) * (options["climate"] == "arid"))
        if look.name == "character" else look for look in setup.look.fields
    )  # fmt: skip
    setup.look = dataclasses.replace(setup.look, fields=fields)
    drive.click("bot.2")
    leading.until(lambda: setup.seats[2].kind == BOT)
    leading.scene.select(2)
    leading.scene.choose("character", "cleric")
    leading.until(lambda: leading.seats()[2].fields.get("character") == "cleric")
    leading.there.send(Choose(1, "character", "cleric"))
    leading.until(lambda: setup.seats[1].fields["character"] == "cleric")
    leading.scene.choose_option("climate", "arid")
    leading.until(lambda: setup.options["climate"] == "arid" and setup.seats[2].fields["character"] == "random")
    setup.take(setup.info)  # the options are known by the next snapshot
    problem = setup.problem()
    assert problem is not None
    assert (problem.key, problem.args["name"]) == ("room.left_out.seat", "Ash")


def test_c5_4_a_map_of_the_hosts_is_told_and_shown(drive: Driver, there: Service) -> None:
    visiting = Two(drive, there, leads=False, count=4)
    look = visiting.scene.setup.look.option("map")
    assert isinstance(look, FileLook)
    texts = list(look.read(look.samples(4)[0], 4))
    visiting.there.send(SetOption("map", texts))
    visiting.until(lambda: visiting.scene.setup.match_options().get("map") == texts)
    assert visiting.scene.setup.settled()


def test_c5_4_a_map_that_is_none_is_not_drawn(visiting: Two) -> None:
    visiting.there.send(SetOption("map", ["?"] * 5))
    visiting.until(lambda: isinstance(visiting.scene.setup.info.options["map"], list))
    assert visiting.scene.setup.options["map"] == ""


def test_c5_3_the_countdown_runs_when_who_leads_asks_for_it(leading: Two, drive: Driver) -> None:
    leading.scene.set_countdown(60)
    leading.scene.setup.set_kind(2, CLOSED)
    leading.until(lambda: button(drive, "start").enabled)
    drive.click("start")
    leading.until(lambda: leading.scene.ring is not None)
    assert leading.scene.ring is not None and 50 <= leading.scene.ring.seconds <= 60


def test_c5_3_who_leads_starts_when_all_are_ready(leading: Two, drive: Driver) -> None:
    leading.scene.setup.set_kind(2, CLOSED)
    leading.scene.set_countdown(0)
    leading.until(lambda: leading.scene.setup.seats[2].kind == CLOSED and leading.scene.setup.countdown == 0)
    assert not button(drive, "start").enabled
    assert button(drive, "start").hint() == leading.scene.t("net.room.not_ready", name=leading.scene.setup.name(1))
    leading.there.send(Ready(1, True))
    leading.until(lambda: button(drive, "start").enabled)
    assert button(drive, "start").hint() == leading.scene.t("room.start.tip")


def test_c5_3_others_see_who_is_waited_for(visiting: Two, drive: Driver) -> None:
    visiting.there.send(SetSeat(2, CLOSED))
    visiting.until(lambda: visiting.scene.setup.seats[2].kind == CLOSED)
    bar = visiting.scene.bar
    assert isinstance(bar, OptionsBar) and bar.status.text == drive.program.media.t("lanroom.room.you_wait")
    drive.click("start")
    visiting.until(lambda: "Ash" in visiting.scene.bar.status.text)
