"""C1.4: no frame waits for the disk. What a screen shows of it is read on a thread: it comes at once, and fills."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

import game
from game.store.container import stamp
from game.store.marks import FileMark
from game.store.notices import StoreError
from game.store.profiles import Result
from game.store.saves import SaveFolder
from scenes.kit.title_look import FileLook
from scenes.menu.main_menu import MainMenu
from scenes.menu.profile_form import FirstStart, ProfileForm
from scenes.menu.profiles_panel import ProfilesPanel
from scenes.menu.record_panel import RecordPanel
from scenes.menu.replays_panel import ReplaysPanel
from scenes.menu.saves_panel import SavesPanel
from scenes.menu.stored_panel import StoredPanel
from scenes.program import Program
from scenes.room import boards
from scenes.room.favourites import FavouritesPanel
from scenes.room.room_scene import create
from scenes.room.setup import RoomSetup
from scenes.shell.work import SHOW_AFTER_MS
from scenes.table import report_panel
from scenes.table.match import Match
from scenes.titles import ui_of
from scenes.widgets.label import Label
from tests.gallery.profiles import profiles
from tests.scenes.conftest import Driver
from tests.scenes.table_play import seats
from tests.scenes.test_shop_panel import shop


class SlowDisk:
    """Calls that were slowed down wait on their thread until the disk is let go; in the frame they would wait for
    ever, so they fail there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch, self._gate = monkeypatch, threading.Event()
        self.reached = threading.Event()
        self.calls = 0
        monkeypatch.setattr("scenes.shell.navigator.AT_ONCE_S", 0)

    def slow(self, of: Any, *names: str, late: bool = False) -> None:
        """`late`: what is read is that of when it was asked for."""
        for name in names:
            self._patch.setattr(of, name, self._held(getattr(of, name), late))

    def _held(self, real: Callable[..., Any], late: bool) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            assert threading.current_thread() is not threading.main_thread(), real
            self.calls += 1
            found = real(*given, **named) if late else None
            self.reached.set()
            self._gate.wait()
            return found if late else real(*given, **named)

        return call

    def let_go(self) -> None:
        self._gate.set()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    found = SlowDisk(monkeypatch)
    yield found
    found.let_go()


@pytest.fixture
def kept(program: Program) -> Program:
    """A person with two saves and two replays, the oldest first: "a" and "b"."""
    profiles(program.client, 1)
    for file_id, title in (("a", "realigious"), ("b", "creed")):
        payload = game.new_session(title, [{}, {}], {}, 3).save()
        header = {**stamp(title), "seats": [{"name": "Ember"}, {"name": "Ash"}], "round": 3}
        program.home.saves.write(file_id, payload, header)
        program.home.replays.write(file_id, payload, header)
    return program


def told(driver: Driver) -> list[object]:
    return [one.text for one in driver.top.ui.root.each() if isinstance(one, Label)]


def panel_of(program: Program, route: str) -> StoredPanel:
    program.nav.stack.reset(MainMenu(program.client), animated=False)
    made = (SavesPanel if route == "saves" else ReplaysPanel)(program.client)
    program.nav.stack.push(made, animated=False)
    return made


def slowed(disk: SlowDisk, program: Program) -> None:
    home = program.home
    disk.slow(home.saves, "list", "newest_unfinished")
    disk.slow(home.replays, "list")
    disk.slow(home.saves.marks, "load")
    disk.slow(home.replays.marks, "load")


@pytest.mark.parametrize("route", ["saves", "replays"])
def test_c1_4_a_list_of_files_comes_at_once_and_fills(
    kept: Program, drive: Driver, disk: SlowDisk, route: str
) -> None:
    slowed(disk, kept)
    panel = panel_of(kept, route)
    drive.frames(3)
    reading, empty = panel.t("stored.reading"), panel.t(f"{route}.empty")
    assert drive.top is panel and drive.has("close") and not {reading, empty} & {*told(drive)}
    drive.frames(2, SHOW_AFTER_MS)
    assert reading in told(drive) and empty not in told(drive)
    disk.let_go()
    drive.through()
    assert [entry.file_id for entry in panel.entries] == ["b", "a"] and drive.has("stored.0")
    assert reading not in told(drive)


def test_c1_4_words_on_reading_do_not_come_where_the_list_comes_soon(
    kept: Program, drive: Driver, disk: SlowDisk
) -> None:
    slowed(disk, kept)
    panel = panel_of(kept, "saves")
    drive.frames(3)
    disk.let_go()
    drive.through()
    drive.frames(2, SHOW_AFTER_MS)
    assert drive.has("stored.0") and panel.t("stored.reading") not in told(drive)


def test_c1_4_what_is_read_again_takes_neither_list_nor_focus_away(
    kept: Program, drive: Driver, disk: SlowDisk
) -> None:
    panel = panel_of(kept, "saves")
    drive.through()
    panel.ui.set_focus(panel.ui.find("stored.1"), True)
    slowed(disk, kept)
    kept.client.set_language("en")
    drive.frames(3, SHOW_AFTER_MS)
    assert drive.has("stored.1") and panel.ui.focus is panel.ui.find("stored.1")
    disk.let_go()
    drive.through()
    assert panel.ui.focus is panel.ui.find("stored.1") and len(panel.entries) == 2


def test_c1_4_what_was_deleted_while_the_list_was_read_again_stays_away(
    kept: Program, drive: Driver, disk: SlowDisk
) -> None:
    panel = panel_of(kept, "saves")
    drive.through()
    disk.slow(kept.home.saves, "list", late=True)
    panel.rebuild()
    disk.reached.wait()
    assert panel.entry is not None
    panel._taken_off(panel.entry, kept.home.saves.delete("b"))
    disk.let_go()
    drive.through()
    assert [entry.file_id for entry in panel.entries] == ["a"]


def test_c2_4_a_list_that_can_not_be_read_is_told_once_and_is_empty(
    kept: Program, drive: Driver, disk: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused() -> None:
        raise StoreError("store.list_failed", path="x", reason="@reason.refused")

    monkeypatch.setattr(kept.home.saves, "list", refused)
    disk.slow(kept.home.saves, "list")
    program, panel = kept, panel_of(kept, "saves")
    kept.nav.stack.toasts.clear()
    disk.let_go()
    drive.through()
    assert panel.t("saves.empty") in told(drive)
    assert [toast.text for toast in program.nav.stack.toasts.shown] == [
        panel.t("store.list_failed", path="x", reason="@reason.refused")
    ]


def test_c3_3_continue_comes_when_it_is_known(kept: Program, drive: Driver, disk: SlowDisk) -> None:
    slowed(disk, kept)
    kept.nav.stack.reset(MainMenu(kept.client), animated=False)
    drive.frames(3)
    button: Any = drive.find("continue")
    place, focus = button.rect.copy(), drive.top.ui.focus
    assert not button.enabled and button.reason == kept.media.t("stored.reading")
    disk.let_go()
    drive.through()
    drive.frames()
    button = drive.find("continue")
    assert button.enabled and button.rect == place
    assert focus is not None and drive.top.ui.focus is not None and drive.top.ui.focus.name == focus.name
    drive.key(pygame.K_ESCAPE)


def test_c3_3_what_can_be_continued_stands_while_it_is_looked_for_again(
    kept: Program, drive: Driver, disk: SlowDisk
) -> None:
    menu = MainMenu(kept.client)
    kept.nav.stack.reset(menu, animated=False)
    drive.through()
    slowed(disk, kept)
    menu.resume()
    drive.frames(3)
    assert menu.unfinished is not None and menu.unfinished.file_id == "b"


def test_c7_a_mark_is_shown_of_what_was_read_and_the_frame_reads_nothing(
    kept: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.home.saves.marks.set("a", FileMark("Final", star=True))
    again = SaveFolder(kept.home.data)
    monkeypatch.setitem(kept.home.__dict__, "saves", again)
    read, on_frame = type(again.marks)._read, []
    monkeypatch.setattr(type(again.marks), "_read", lambda marks: (
        on_frame.append(threading.current_thread() is threading.main_thread()), read(marks))[1])
    panel = panel_of(kept, "saves")
    drive.frames(2)
    assert panel.shown.name(panel.entries[1]) == "Final" and on_frame == [False]


def test_c2_3_a_record_comes_at_once_and_fills(kept: Program, drive: Driver, disk: SlowDisk) -> None:
    profile = kept.home.profile
    assert profile is not None
    kept.home.store.add_result(profile.uid, Result(match_id="m1", title="creed", seats=2, rank=1))
    disk.slow(kept.home.store, "history", "totals")
    kept.nav.stack.reset(MainMenu(kept.client), animated=False)
    panel = RecordPanel(kept.client, profile, page="matches")
    kept.nav.stack.push(panel, animated=False)
    drive.frames(3)
    assert drive.top is panel and drive.has("game.creed") and panel.t("record.empty") not in told(drive)
    drive.click("game.realigious")
    disk.let_go()
    drive.through()
    assert {match.result.title for match in panel.matches} == {"realigious"}  # the game that was chosen last
    assert drive.has("matches.0")


@pytest.mark.parametrize("page", ["overview", "matches"])
def test_c2_3_a_record_that_cannot_be_read_shows_no_other_games(
    kept: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    profile = kept.home.profile
    assert profile is not None
    panel = RecordPanel(kept.client, profile, "realigious", page=page)
    kept.nav.stack.reset(panel, animated=False)
    drive.through()
    assert panel.matches
    shown = told(drive)

    def broken(*_: object) -> None:
        raise StoreError("store.write_failed", path="x", reason="@reason.full")

    monkeypatch.setattr(kept.home.store, "history", broken)
    drive.click("game.creed")
    drive.through()
    drive.frames(2)
    assert not panel.matches and not drive.has("matches.0") and panel.t("record.empty") not in told(drive)
    assert len(told(drive)) < len(shown) and kept.nav.stack.toasts.shown


def test_c3_1_what_is_chosen_in_the_menu_is_written_on_a_thread(
    kept: Program, drive: Driver, disk: SlowDisk
) -> None:
    menu = MainMenu(kept.client)
    kept.nav.stack.reset(menu, animated=False)
    drive.through()
    disk.slow(kept.home.store, "set_last_choices")
    menu.choose_title("creed")
    menu.choose_count(2)
    menu.choose_count(4)
    assert kept.home.profile is not None
    disk.let_go()
    drive.through()
    last = kept.home.store.last_choices(kept.home.profile.uid, "menu")
    assert (last["title"], last["count"]) == ("creed", 4)


def test_c10_2_a_good_is_bought_while_frames_go_on_and_once(
    program: Program, drive: Driver, disk: SlowDisk
) -> None:
    panel = shop(drive)
    disk.slow(program.home.store.shop, "buy")
    drive.click("good.back_frost")
    for _ in range(2):
        panel.buy()
        drive.frames(3)
    assert panel.wardrobe.owned == ()
    disk.let_go()
    drive.through()
    assert [*panel.wardrobe.owned] == ["back_frost"] and panel.now.owned
    assert drive.find("use") is drive.top.ui.focus


def test_c10_2_what_was_bought_on_another_shelf_moves_nothing_here(
    program: Program, drive: Driver, disk: SlowDisk
) -> None:
    panel = shop(drive)
    disk.slow(program.home.store.shop, "buy")
    drive.click("good.back_frost")
    panel.buy()
    drive.click("kind.banner")
    focus = panel.ui.focus
    disk.let_go()
    drive.through()
    assert panel.kind == "banner" and panel.chosen["back"] == "back_frost"
    assert (panel.ui.focus and panel.ui.focus.name) == (focus and focus.name)


def test_c10_2_of_two_goods_that_are_put_on_the_last_is_worn(program: Program, drive: Driver, disk: SlowDisk) -> None:
    panel = shop(drive, won=10)
    for good in ("back_frost", "back_ember"):
        program.home.store.shop.buy(panel.profile.uid, good)
    panel.rebuild()
    disk.slow(program.home.store.shop, "use")
    for good in ("back_frost", "back_ember"):
        panel.look(good)
        panel.use()
        drive.frames(3)
    disk.reached.wait()
    assert disk.calls == 1
    disk.let_go()
    drive.through()
    assert disk.calls == 2 and panel.wardrobe.used["back"] == "back_ember"


def test_c12_5_a_report_is_written_while_frames_go_on_and_once(
    kept: Program, drive: Driver, disk: SlowDisk
) -> None:
    disk.slow(report_panel, "write_report")
    panel = report_panel.ReportPanel(kept.client, Match.new(kept.home, "creed", seats("gg"), {}, 7))
    kept.nav.stack.reset(panel, animated=False)
    for _ in range(2):
        panel.write()
        drive.frames(3)
    assert panel.written is None
    disk.let_go()
    drive.through()
    assert drive.has("report-done") and len(list((kept.home.data / "reports").iterdir())) == 1


def test_c5_6_what_a_room_begins_with_next_time_is_written_on_a_thread(
    kept: Program, drive: Driver, disk: SlowDisk
) -> None:
    setup = RoomSetup(kept.client, "creed", 2)
    disk.slow(kept.home.store, "set_last_choices")
    setup.choose_clock("60")
    setup.remember()
    setup.choose_clock("off")  # what is chosen later is not what the match began with
    disk.let_go()
    drive.through()
    assert RoomSetup(kept.client, "creed", 2).clock == "60"


def test_c2_2_favourites_are_kept_while_frames_go_on(kept: Program, drive: Driver, disk: SlowDisk) -> None:
    panel = FavouritesPanel(RoomSetup(kept.client, "creed", 2), lambda: None)
    kept.nav.stack.reset(panel, animated=False)
    disk.slow(kept.home.store, "set_favourite", "remove_favourite")
    for clock in ("60", "off"):
        panel.name = "Friday"
        panel.setup.choose_clock(clock)
        panel.keep()
        drive.frames(3)
    disk.reached.wait()
    assert panel.kept == {} and disk.calls == 1
    disk.let_go()
    drive.through()
    assert [*panel.kept] == ["Friday"] and drive.has("favourite.use.0")
    assert panel.kept["Friday"]["clock"] == "off"


def test_c5_6_each_profile_finds_its_own_room_again(kept: Program, drive: Driver, disk: SlowDisk) -> None:
    first, second = kept.home.profile, kept.home.store.create_profile("Second", "profile/1")
    assert first is not None
    disk.slow(kept.home.store, "set_last_choices")
    for uid, clock in ((first.uid, "30"), (first.uid, "60"), (second.uid, "off")):
        kept.home.choose_profile(uid)
        setup = RoomSetup(kept.client, "creed", 2)
        setup.choose_clock(clock)
        setup.remember()
    disk.let_go()
    drive.through()
    assert [kept.home.store.last_choices(uid, "creed")["clock"] for uid in (first.uid, second.uid)] == ["60", "off"]


def test_c2_1_a_profile_is_made_while_frames_go_on_and_once(program: Program, drive: Driver, disk: SlowDisk) -> None:
    program.nav.stack.reset(FirstStart(program.client), animated=False)
    drive.frames()
    drive.type("Ember")
    disk.slow(program.home.store, "create_profile")
    for _ in range(2):
        drive.click("start")
        drive.frames(3)
    assert isinstance(drive.top, FirstStart) and program.home.profile is None
    disk.let_go()
    drive.through()
    assert program.home.profile is not None and disk.calls == len(program.home.store.profiles()) == 1
    assert any(isinstance(scene, MainMenu) for scene in program.nav.stack.all())


def test_c2_1_a_name_that_was_taken_meanwhile_is_told_in_the_form_which_goes_on(
    kept: Program, drive: Driver, disk: SlowDisk
) -> None:
    made: list[object] = []
    form = ProfileForm(kept.client, None, made.append)
    kept.nav.stack.reset(form, animated=False)
    drive.frames()
    drive.type("Quill")
    disk.slow(kept.home.store, "create_profile")
    drive.click("do")
    kept.home.store.rename(kept.home.store.profiles()[0].uid, "Quill")
    disk.let_go()
    drive.through()
    assert form.fields.message.text == form.t("store.name.taken", name="Quill") and made == []
    drive.click("id")
    drive.type("s")
    drive.click("do")
    drive.through()
    assert len(made) == 1


def test_c2_1_a_profile_is_put_away_and_brought_back_while_frames_go_on(
    program: Program, drive: Driver, disk: SlowDisk
) -> None:
    profiles(program.client, 3)
    panel = ProfilesPanel(program.client)
    program.nav.stack.reset(panel, animated=False)
    drive.frames()
    disk.slow(program.home.store, "put_away", "bring_back")
    drive.click("away.1")
    drive.frames(3)
    assert len(panel.profiles) == 3
    disk.let_go()
    drive.through()
    assert len(panel.profiles) == 2
    drive.click("put_away")
    drive.click("restore.0")
    drive.through()
    assert len(panel.profiles) == 3


def test_r20_3_sets_are_stored_changed_and_deleted_while_frames_go_on(
    kept: Program, drive: Driver, disk: SlowDisk
) -> None:
    scene = ui_of("realigious").panel(kept.client, "traits")
    kept.nav.stack.reset(scene, animated=False)
    drive.frames()
    disk.slow(kept.home.store, "add_trait_slot", "remove_trait_slot")
    drive.click("slot.new")
    disk.reached.wait()
    assert drive.top is scene and scene.slots == []
    disk.let_go()
    drive.through()
    (slot,) = scene.slots
    drive.click(f"slot.delete.{slot.slot_id}")
    drive.click("answer.0")
    drive.through()
    assert scene.slots == []


def test_r20_3_a_set_named_in_the_room_is_the_seats_at_once_and_gets_its_name_when_it_is_stored(
    kept: Program, drive: Driver, disk: SlowDisk
) -> None:
    room = create(kept.client, "realigious", 2)
    kept.nav.stack.reset(room, animated=False)
    drive.frames()
    disk.slow(kept.home.store, "add_trait_slot")
    things = list(room.setup.look.field("traits").all_members[:6])
    room._built(0, "traits", things, "Mine")
    drive.frames(3)
    seat = room.setup.seats[0]
    assert (seat.fields["traits"], seat.set_name) == (things, "")
    disk.let_go()
    drive.through()
    assert room.setup.seats[0].set_name == "Mine"


def test_r3_samples_of_boards_are_laid_while_frames_go_on(
    kept: Program, drive: Driver, disk: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = create(kept.client, "creed", 2)
    look = next(one for one in room.setup.look.options if isinstance(one, FileLook))
    disk.slow(boards, "lay_samples")
    panel = boards.BoardsPanel(kept.client, room.setup, look, lambda _: None)
    kept.nav.stack.reset(panel, animated=False)
    drive.through()
    panel.lay_sample()
    disk.reached.wait()
    assert panel.found == []
    disk.let_go()
    drive.through()
    assert len(panel.found) == 1
