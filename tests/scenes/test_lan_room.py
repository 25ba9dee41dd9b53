"""C5: the waiting room on the network, by clicks and keys here, with another machine's room on loopback."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.core.rng import Stream
from game.match.seats import BOT, GUEST, PERSON, REMOTE
from game.net.join_code import parse
from game.net.peer import Place
from game.net.protocol import Choose, Ready, RoomInfo, Said, Say, SeatPlan, SetOption, SetSeat, Start, Who
from game.net.room import CLOSED, OPEN
from game.net.service import RoomLink, Service
from scenes import routes
from scenes.app import App
from scenes.lan.chat import ChatPanel
from scenes.lan.room import NetRoomScene, create
from scenes.lan.room_samples import Told, lost
from scenes.lan.room_seats import Signal, bars_of
from scenes.lan.table import NetTable
from scenes.lan.words import told
from scenes.room.boards import FileLook
from scenes.room.options_bar import OptionsBar
from scenes.stack import Scene
from scenes.table.result_scene import ResultScene
from scenes.widgets.button import Button
from scenes.widgets.choice import Cycler
from scenes.widgets.dialog import Question
from tests.net.rooms import Home
from tests.scenes.conftest import Driver

PATIENCE_S = 60.0
TRAITS = ["t_mercy", "t_guardian", "t_generation", "t_noble", "t_king"]


@pytest.fixture(autouse=True)
def _quick_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.net.hosted.WINDOW_S", 0.0)


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Service]:
    """The network of another machine."""
    service = Service(Home(tmp_path / "there"))
    yield service
    service.close()


class Two:
    """The room on the screen here, and the same room as another machine knows it. `leads`: it is kept here."""

    def __init__(self, drive: Driver, there: Service, *, leads: bool = True, title: str = "realigious", count: int = 3,
                 watch: bool = False, passphrase: str = "", title_options: dict[str, Any] | None = None) -> None:
        self.drive, self.app = drive, drive.app
        if self.app.profile is None:
            self.app.choose_profile(self.app.store.create_profile("Ember", "profile/1").uid)
        self.app.stack.reset(Scene(self.app), animated=False)
        here = self.app.network
        first, name = (here, "Ember") if leads else (there, "Ash")
        opened = first.open(title, count, "room", [Who(name, "profile/1", 3)], title_options, port=0, to_network=False,
                            passphrase=passphrase)  # fmt: skip
        self.wait(opened, lambda: opened.client.room is not None)
        assert opened.host is not None
        place = Place(("127.0.0.1",), opened.host.port, first.identity.fingerprint)
        second, name = (there, "Ash") if leads else (here, "Ember")
        joined = second.join(place, [Who(name, "profile/2", 2)], watch=watch, passphrase=passphrase)
        self.wait(joined, lambda: joined.client.room is not None)
        self.here, self.there = (opened, joined) if leads else (joined, opened)
        self.wait(self.here, lambda: len(self.here.client.room.members) == 2)  # type: ignore[union-attr]
        self.scene = create(self.app, self.here)
        self.app.stack.push(self.scene, animated=False)
        self.until(lambda: len(self.there.client.room.members) == 2)  # type: ignore[union-attr]

    @staticmethod
    def wait(link: RoomLink, holds: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < end, link.client.link
            link.poll()

    def until(self, holds: Callable[[], object]) -> None:
        """Both machines go on until something holds."""
        end = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < end, (self.drive.top, self.here.client.room)
            self.drive.frames(1, 16)
            self.there.poll()

    def seats(self, link: RoomLink | None = None) -> list[SeatPlan]:
        """The seats as a machine knows them."""
        room = (link or self.there).client.room
        assert room is not None
        return room.seats

    def words(self) -> list[str]:
        """The lines of the chat as they stand on the screen."""
        panel = self.scene.panel
        assert isinstance(panel, ChatPanel)
        return [part.words for part in panel.parts]


@pytest.fixture
def leading(drive: Driver, there: Service) -> Two:
    """A room that is kept here."""
    return Two(drive, there)


@pytest.fixture
def visiting(drive: Driver, there: Service) -> Two:
    """A room of the other machine."""
    return Two(drive, there, leads=False)


def button(drive: Driver, name: str) -> Button:
    found = drive.find(name)
    assert isinstance(found, Button)
    return found


# --- seats and choices


def test_c5_1_the_own_seat_comes_first_to_hand(visiting: Two) -> None:
    assert visiting.scene.seat == 1
    assert [seat.kind for seat in visiting.scene.setup.seats] == [REMOTE, PERSON, OPEN]


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
    app = drive.app
    app.choose_profile(app.store.create_profile("Ember", "profile/1").uid)
    assert app.profile is not None
    app.store.set_last_choices(app.profile.uid, "realigious", {"traits": TRAITS, "set_name": "mine"})
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
    member = leading.scene.setup.info.members[1]
    shown = [bars_of(msgspec.structs.replace(member, ping=ping, here=ping >= 0)) for ping in (5, 100, 300, 900, -1)]
    assert shown == [4, 3, 2, 1, 0]
    signal = leading.scene.cards[1].signal
    assert isinstance(signal, Signal) and signal.hint()


def test_c5_2_who_loses_the_connection_is_shown_away(leading: Two) -> None:
    assert leading.there.peer is not None
    leading.there.close()
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


# --- options and time


def test_c5_4_an_option_that_who_leads_changes_is_told_and_nobody_is_ready_any_more(
    visiting: Two, drive: Driver
) -> None:
    drive.click("start")
    visiting.until(lambda: visiting.scene.setup.is_ready(1))
    visiting.there.send(SetOption("climate", "arid"))
    visiting.until(lambda: visiting.scene.setup.options["climate"] == "arid" and visiting.app.toasts.shown)
    assert not visiting.scene.setup.is_ready(1)
    drive.click("tab.chat")
    texts = visiting.app.texts
    assert any(texts.get("climate.arid") in line and texts.get("field.climate") in line for line in visiting.words())


def test_c5_4_who_leads_changes_options_by_clicks(leading: Two, drive: Driver) -> None:
    before = leading.scene.setup.options["cycles"]
    drive.click("option.cycles")
    leading.until(lambda: leading.scene.setup.options["cycles"] != before)
    drive.click("clock")
    leading.until(lambda: leading.there.client.room.options["clock"] != "off")  # type: ignore[union-attr]


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


def test_c5_3_the_countdown_runs_while_every_seat_is_taken(leading: Two, drive: Driver) -> None:
    leading.scene.set_countdown(60)
    leading.scene.setup.set_kind(2, CLOSED)
    leading.until(lambda: leading.scene.ring is not None)
    assert leading.scene.ring is not None and 50 <= leading.scene.ring.seconds <= 60


def test_c5_3_who_leads_starts_when_all_are_ready(leading: Two, drive: Driver) -> None:
    leading.scene.setup.set_kind(2, CLOSED)
    leading.until(lambda: leading.scene.setup.seats[2].kind == CLOSED)
    assert not button(drive, "start").enabled
    leading.there.send(Ready(1, True))
    leading.until(lambda: button(drive, "start").enabled)


def test_c5_3_others_see_who_is_waited_for(visiting: Two, drive: Driver) -> None:
    visiting.there.send(SetSeat(2, CLOSED))
    visiting.until(lambda: visiting.scene.setup.seats[2].kind == CLOSED)
    bar = visiting.scene.bar
    assert isinstance(bar, OptionsBar) and "Ember" in bar.status.text
    drive.click("start")
    visiting.until(lambda: "Ash" in visiting.scene.bar.status.text)


# --- chat


def test_c5_7_what_is_typed_is_said_to_all(leading: Two, drive: Driver) -> None:
    drive.click("tab.chat")
    drive.click("say")
    drive.type("안녕 Ash!")
    drive.key(pygame.K_RETURN)
    leading.until(lambda: any(line.text == "안녕 Ash!" for line in leading.there.client.lines))
    leading.until(lambda: "안녕 Ash!" in leading.words())
    assert leading.scene.draft == ""


def test_c5_7_a_quick_phrase_is_said_by_a_click(leading: Two, drive: Driver) -> None:
    drive.click("tab.chat")
    drive.click("quick.thanks")
    leading.until(lambda: leading.app.texts.get("net.quick.thanks") in leading.words())


def test_c5_7_the_tab_counts_what_was_not_read(leading: Two, drive: Driver) -> None:
    leading.there.send(Say("hello"))
    leading.until(lambda: leading.scene.unread == 1)
    drive.frames(2)
    assert button(drive, "tab.chat").text == leading.app.t("lanroom.tab.chat.unread", n=1)
    drive.click("tab.chat")
    assert leading.scene.unread == 0
    drive.click("tab.choices")
    assert button(drive, "tab.chat").text == leading.app.t("lanroom.tab.chat")


def test_c5_7_who_is_muted_is_not_read(leading: Two, drive: Driver) -> None:
    leading.there.send(Say("noise"))
    drive.click("tab.chat")
    leading.until(lambda: "noise" in leading.words())
    other = leading.there.client.member
    drive.click(f"mute.{other}")
    assert "noise" not in leading.words()
    assert leading.app.t("lanroom.muted") in leading.scene.panel.members.words(leading.scene.setup.members[other])  # type: ignore[union-attr]
    drive.click(f"mute.{other}")
    assert "noise" in leading.words()


def test_c5_7_a_draft_stays_when_the_room_changes(leading: Two, drive: Driver) -> None:
    drive.click("tab.chat")
    drive.click("say")
    drive.type("half a sen")
    leading.there.send(Ready(1, True))
    leading.until(lambda: leading.scene.setup.is_ready(1))
    drive.type("tence")
    drive.key(pygame.K_RETURN)
    leading.until(lambda: any(line.text == "half a sentence" for line in leading.there.client.lines))


def test_c6_5_the_chat_is_reached_and_written_by_keys(leading: Two, drive: Driver) -> None:
    for _ in range(80):
        drive.key(pygame.K_TAB)
        focus = leading.scene.ui.focus
        if focus is not None and focus.name == "tab.chat":
            break
    drive.key(pygame.K_RETURN)
    for _ in range(80):
        drive.key(pygame.K_TAB)
        focus = leading.scene.ui.focus
        if focus is not None and focus.name == "say":
            break
    drive.type("by keys")
    drive.key(pygame.K_RETURN)
    leading.until(lambda: any(line.text == "by keys" for line in leading.there.client.lines))


# --- the room


def test_c8_4_who_is_sent_away_leaves_after_a_question(leading: Two, drive: Driver) -> None:
    drive.click("tab.room")
    drive.click(f"kick.{leading.there.client.member}")
    assert isinstance(drive.top, Question)
    drive.click("answer.0")
    leading.until(lambda: leading.there.client.link.key == "net.bye.kicked")
    leading.until(lambda: leading.scene.setup.seats[1].kind == OPEN)


def test_c8_4_the_passphrase_is_hidden_until_it_is_asked_for(drive: Driver, there: Service) -> None:
    two = Two(drive, there, passphrase="blue heron")
    drive.click("tab.room")
    assert two.drive.find("reach.passphrase").spoken() != "blue heron"
    drive.click("reveal")
    assert two.drive.find("reach.passphrase").spoken() == "blue heron"


def test_c8_2_the_join_code_is_copied(leading: Two, drive: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", kept.append)
    drive.click("tab.room")
    drive.click("copy.code")
    assert leading.here.host is not None
    assert parse(kept[0]).port == leading.here.host.port


def test_c8_7_the_room_is_opened_to_the_network_and_closed_again(leading: Two, drive: Driver) -> None:
    drive.click("tab.room")
    drive.click("reach")
    leading.until(lambda: leading.here.to_network)
    drive.frames(2)
    drive.click("reach")
    leading.until(lambda: not leading.here.to_network)


def test_c8_6_the_rooms_own_options_are_those_of_who_leads(leading: Two, drive: Driver) -> None:
    drive.click("tab.room")
    drive.click("own.away")
    leading.until(lambda: leading.scene.setup.own["away"] == "default")


def test_c5_5_leaving_asks_and_frees_the_seat(visiting: Two, drive: Driver) -> None:
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, Question)
    drive.click("answer.0")
    visiting.until(lambda: visiting.seats()[1].kind == OPEN)
    assert visiting.scene not in visiting.app.stack


def test_c5_5_who_hosts_closes_the_room_for_all(leading: Two, drive: Driver) -> None:
    drive.click("back")
    drive.click("answer.0")
    end = time.monotonic() + PATIENCE_S
    while leading.there.client.link.state != "ended":
        assert time.monotonic() < end
        leading.there.poll()
    assert leading.there.client.link.key == "net.bye.closed"


def test_c5_5_a_room_that_was_closed_is_left_with_its_reason(visiting: Two, drive: Driver) -> None:
    visiting.app.open("options")
    visiting.there.close()
    visiting.until(lambda: visiting.scene not in visiting.app.stack)
    assert visiting.app.toasts.shown


def test_c8_6_a_lost_connection_is_told_and_comes_back(visiting: Two, drive: Driver) -> None:
    assert visiting.here.peer is not None
    visiting.app.network.call(visiting.here.peer.cut)
    visiting.until(lambda: any(line.key == "net.log.back" for line in visiting.here.client.lines))
    visiting.until(lambda: visiting.scene.setup.info.members[1].here)
    assert visiting.scene in visiting.app.stack and visiting.scene.setup.own_seats == [1]


def test_c8_6_while_the_connection_is_gone_the_room_says_so(app: App, drive: Driver) -> None:
    scene = lost(app)
    app.stack.reset(scene, animated=False)
    drive.frames(2)
    assert app.toasts.shown and app.toasts.shown[0].text == app.t("net.lost")


# --- the match


def begun(two: Two) -> NetTable:
    """The match has begun, and its table is on the screen."""
    def at_table() -> bool:
        return isinstance(two.drive.top, NetTable)

    two.until(at_table)
    assert isinstance(two.drive.top, NetTable)
    return two.drive.top


@pytest.mark.parametrize("leads", [True, False])
def test_c5_3_the_start_leads_every_machine_to_its_table(drive: Driver, there: Service, leads: bool) -> None:
    two = Two(drive, there, leads=leads, title="creed", count=2)
    if leads:
        two.there.send(Ready(1, True))
        two.until(lambda: button(drive, "start").enabled)
        drive.click("start")
    else:
        drive.click("start")
        two.until(lambda: two.seats()[1].ready)
        two.app.open("options")  # whatever lies over the room goes
        two.there.send(Start())
    table = begun(two)
    assert table.match.people == [0 if leads else 1]
    assert two.here.client.link.state == "here"


def test_c6_11_an_onlooker_comes_to_a_table_without_eyes(drive: Driver, there: Service) -> None:
    two = Two(drive, there, leads=False, title="creed", count=2, watch=True)
    two.there.send(SetSeat(1, BOT, "easy"))
    two.until(lambda: two.seats()[1].kind == BOT)
    assert two.scene.onlooker
    two.there.send(Start())
    table = begun(two)
    assert table.match.people == [] and table.viewer is None


def test_c5_3_after_a_match_who_leads_opens_the_room_again(drive: Driver, there: Service) -> None:
    two = Two(drive, there, title="creed", count=2)
    two.there.send(Ready(1, True))
    two.until(lambda: button(drive, "start").enabled)
    drive.click("start")
    begun(two)
    stream = Stream(5, "answers")

    def turn() -> None:
        for link, seat in ((two.here, 0), (two.there, 1)):
            question = link.client.mirror.question(seat) if link.client.mirror is not None else None
            if question is not None:
                link.client.answer(seat, stream.pick(question.options()).key)

    end = time.monotonic() + PATIENCE_S
    while not isinstance(drive.top, ResultScene):
        assert time.monotonic() < end
        turn()
        drive.frames(1, 400)
        two.there.poll()
    scene = routes.make(two.app, "lan_room", link=two.here)
    assert isinstance(scene, NetRoomScene)
    two.app.stack.push(scene, animated=False)
    two.scene = scene
    assert scene.setup.over
    drive.click("start")
    two.until(lambda: scene.setup.waiting and two.there.client.room.phase == "waiting")  # type: ignore[union-attr]
    assert [seat.kind for seat in scene.setup.seats] == [PERSON, REMOTE]


# --- what strangers send


def test_c8_7_a_room_of_no_game_is_not_shown(app: App) -> None:
    link = Told([RoomInfo("nothing", "x", "waiting", False, {}, [], [])])
    with pytest.raises(ValueError, match="no room"):
        create(app, link)


def test_c8_7_odd_words_of_a_host_are_told_in_one_line(app: App) -> None:
    assert told(app, "creed", "no.such.key", {}) == app.t("lanroom.room.unknown")
    assert "\n" not in told(app, "creed", "net.log.came", {"name": "a\nb\u202e"})
    assert told(app, "creed", "net.log.option", {})


def test_c8_7_odd_seats_and_options_are_shown_without_harm(app: App, drive: Driver) -> None:
    app.choose_profile(app.store.create_profile("Ember", "profile/1").uid)
    seats = [SeatPlan("?", 7, 9, "x", True, {"character": ["x"], "y": "z"}), SeatPlan("person", 5, 3),
             SeatPlan("bot", level="?", fields={"character": "?", "traits": ["?"]})]  # fmt: skip
    link = Told([RoomInfo("realigious", "\n", "?", False, {"climate": "?", "map": ["x"], "points": "?"}, seats, [])])
    link.client.take(Said(0, 3, "\u202e", "x" * 299))
    scene = create(app, link)
    app.stack.reset(scene, animated=False)
    for tab in ("tab.chat", "tab.room", "tab.choices", "seat.0", "seat.1", "seat.2"):
        drive.click(tab)
    assert drive.top is scene
