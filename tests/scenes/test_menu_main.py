"""C2.1, C3.1-C3.3: first start, main menu, profiles, saved matches."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

import game
from game.net.tickets import Ticket
from game.store.in_use import IN_USE
from game.store.levels import progress
from game.store.notices import StoreError
from game.store.profiles import Result
from scenes.kit.title_ui import Shelf, TitleUi
from scenes.media.canvas import FULL
from scenes.menu import main_menu
from scenes.menu.main_menu import HERE, MEMORY, TABS, MainMenu
from scenes.menu.places import MIDDLE, PLATE, POSTER, MenuPlaces
from scenes.menu.poster import name_size, players_text
from scenes.menu.profile_form import FirstStart, ProfileForm
from scenes.menu.saves_panel import SavesPanel
from scenes.program import Program
from scenes.shell import routes
from scenes.shell.client import Client
from scenes.shell.dialog import QuestionDialog
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.startup import open_first_scene
from scenes.table.match import Match
from scenes.titles import TITLES, ui_of
from scenes.widgets.base import Widget
from scenes.widgets.button import Button
from scenes.widgets.picture import Portrait
from tests.gallery.lan_lists import Quiet
from tests.gallery.profiles import NAMES, profiles, refused, saves
from tests.scenes.conftest import Driver
from tests.scenes.table_play import seats

ROOT = Path(__file__).resolve().parents[2]


class Opened(Scene):
    """Stands for scenes of other packages and remembers how it was opened."""

    arguments: dict[str, object]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, object]]]:
    """Calls of routes that lead out of the menu."""
    calls: list[tuple[str, dict[str, object]]] = []
    make = routes.make

    def fake(client: Client, name: str, **arguments: object) -> Screen:
        if name in ("room", "table", "replay"):
            calls.append((name, arguments))
            return Opened(client)
        return make(client, name, **arguments)

    monkeypatch.setattr(routes, "make", fake)
    return calls


@pytest.fixture
def menu(program: Program, drive: Driver) -> MainMenu:
    profiles(program.client, 3)
    scene = MainMenu(program.client)
    program.nav.stack.reset(scene)
    drive.frames()
    return scene


def button(drive: Driver, name: str) -> Button:
    found = drive.find(name)
    assert isinstance(found, Button)
    return found


def test_c2_1_first_start_makes_a_profile_and_opens_the_menu(program: Program, drive: Driver) -> None:
    open_first_scene(program)
    drive.frames()
    assert isinstance(drive.top, FirstStart)
    assert not button(drive, "start").enabled
    drive.type("  하늘지기 ")
    drive.click("icon.3")
    drive.key(pygame.K_RETURN)  # as if no icon had been clicked
    drive.frames(9, 100)
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, MainMenu)
    assert program.home.profile is not None
    assert (program.home.profile.name, program.home.profile.icon) == ("하늘지기", "profile/3")
    assert program.media.settings.last_profile == program.home.profile.uid


@pytest.mark.parametrize("typed", ["a", "하늘 지기", "seventeen_letters", "no!", ""])
def test_c2_1_a_wrong_id_is_refused_with_a_message(program: Program, drive: Driver, typed: str) -> None:
    open_first_scene(program)
    drive.frames()
    drive.type(typed)
    drive.key(pygame.K_RETURN)
    assert isinstance(drive.top, FirstStart)
    assert drive.top.fields.message.text
    assert button(drive, "start").reason


def test_c2_1_at_least_16_icons(program: Program, drive: Driver) -> None:
    open_first_scene(program)
    assert sum(w.name.startswith("icon.") for w in drive.top.ui.focusables()) >= 16


def test_c1_3_language_switches_at_once_and_keeps_what_was_typed(program: Program, drive: Driver) -> None:
    open_first_scene(program)
    drive.frames()
    drive.type("Ember")
    drive.click("language.en")
    assert button(drive, "start").text == "Begin"
    assert isinstance(drive.top, FirstStart)
    assert drive.top.fields.typed == "Ember"


QUIET = Quiet(answer=Ticket(room_id="0a", title="creed", name="den"))


@pytest.mark.parametrize("tab", [HERE, "match", "room"])
@pytest.mark.parametrize(
    ("wish", "service", "went"), [(False, None, False), (True, None, True), (False, QUIET, True)]
)
def test_c8_7_nobody_is_seen_on_the_network_who_has_not_gone_there_in_this_run(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, tab: str, wish: bool, service: object, went: bool
) -> None:
    """Or wants to be from the start, by an option."""
    times: list[Client] = []
    monkeypatch.setattr(main_menu, "go_online", times.append)
    monkeypatch.setattr(program.online, "service", service)
    program.media.settings.online = wish
    program.home.choose_profile(program.home.store.create_profile("Ember", "profile/1").uid)
    assert program.home.profile is not None
    program.home.store.set_last_choices(program.home.profile.uid, MEMORY, {"tab": tab})
    shown = MainMenu(program.client)
    program.nav.stack.reset(shown, animated=False)
    drive.frames(4)
    assert shown.tab == (tab if went else HERE)
    assert times == [program.client] * (wish or shown.tab != HERE)
    monkeypatch.undo()


def test_c3_1_sizes_of_the_source(menu: MainMenu, drive: Driver) -> None:
    for name in ("traits", "shop", "community"):
        assert drive.find(name).rect.size == (200, 200)
    assert drive.find("invite").rect.size == (130, 130)
    assert [w.rect.size for w in menu.ui.root.each() if isinstance(w, Portrait)] == [(130, 130)]


@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("scale", [110, 120, 130])
def test_c10_3_targets_of_the_menu_grow_with_its_letters(program: Program, scale: int, tab: str) -> None:
    profiles(program.client, 2)
    menu = MainMenu(program.client)
    menu.tab = tab
    program.nav.stack.reset(menu, animated=False)

    def heights() -> dict[str, int]:
        return {widget.name: widget.rect.height for widget in menu.ui.focusables() if "poster" not in widget.name}

    before = heights()
    program.client.set_scale(scale)
    after = heights()
    assert before.keys() == after.keys()
    for name, high in before.items():
        assert after[name] == pytest.approx(high * scale / 100, rel=0.05), name
    targets = [widget.rect for widget in menu.ui.focusables()]
    assert all(FULL.contains(rect) for rect in targets)
    assert not any(a.colliderect(b) for a, b in combinations(targets, 2))


def test_c3_1_player_count_buttons_are_always_there(menu: MainMenu, drive: Driver) -> None:
    for count in (2, 3, 4):
        drive.click(f"count.{count}")
        assert menu.count == count
        assert button(drive, f"count.{count}").on


def test_c3_2_shelf_agrees_with_the_games() -> None:
    assert {title: ui.shelf.seats for title, ui in TITLES.items()} == {
        title: tuple(spec.seats) for title, spec in game.TITLES.items()
    }


@pytest.mark.parametrize(("seats", "words"), [((2, 3, 4), "2–4"), ((2, 4), "2 or 4"), ((2,), "2")])
def test_c3_2_a_poster_tells_players_and_length(
    menu: MainMenu, drive: Driver, program: Program, seats: tuple[int, ...], words: str
) -> None:
    program.client.set_language("en")
    entry = TitleUi("toy", shelf=Shelf(seats, (35, 60)))
    assert players_text(menu.ui.root, entry) == (f"{words} players", "35–60 min")


def test_c3_2_the_plate_shows_every_victory_of_the_game() -> None:
    kinds = ("religious", "social", "mystic", "survival")
    assert ui_of("realigious").shelf.points == kinds


def test_c3_2_a_game_that_is_not_for_so_many_players_is_chosen_with_as_many_as_it_is_for(
    menu: MainMenu, drive: Driver
) -> None:
    drive.click("count.3")
    menu.choose_title("creed")
    assert (menu.count, button(drive, "count.3").enabled) == (2, False)


def test_c3_2_start_opens_the_waiting_room(
    menu: MainMenu, drive: Driver, opened: list[tuple[str, dict[str, object]]]
) -> None:
    drive.click("count.3")
    drive.click("start")
    assert opened == [("room", {"title": "realigious", "count": 3})]


def test_c3_2_the_last_choice_is_remembered(menu: MainMenu, drive: Driver, program: Program) -> None:
    drive.click("count.4")
    drive.through()
    assert MainMenu(program.client).count == 4


def test_c3_3_continue_opens_the_newest_unfinished_match(
    menu: MainMenu, drive: Driver, program: Program, opened: list[tuple[str, dict[str, object]]]
) -> None:
    assert not button(drive, "continue").enabled
    saves(program.client)
    menu.resume()
    drive.click("continue")
    assert opened == [("table", {"match_id": "sample-1"})]


def test_c3_3_continue_leads_to_what_was_left_last_also_without_a_choice(program: Program) -> None:
    first, second = (Match.new(program.home, "realigious", seats("gg"), {}, seed) for seed in (3, 4))
    for match in (first, second):
        match.close()
    Match.load(program.home, first.match_id).close()
    newest = program.home.saves.newest_unfinished()
    assert newest is not None
    assert newest.file_id == first.match_id


def test_c7_1_a_match_that_is_open_in_another_window_says_so_and_stays_the_one_to_continue(
    menu: MainMenu, drive: Driver, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise StoreError(IN_USE)

    match = Match.new(program.home, "realigious", seats("gg"), {}, 3)
    match.close()
    told: list[str] = []
    monkeypatch.setattr(program.nav, "toast", lambda words, *_: told.append(words))
    monkeypatch.setattr("game.match.match.hold", refuse)
    menu.resume()
    drive.click("continue")
    drive.through()
    assert told == [program.media.t(IN_USE)] and drive.top is menu
    newest = program.home.saves.newest_unfinished()
    assert newest is not None and newest.file_id == match.match_id


def test_c3_3_continue_says_who_plays(menu: MainMenu, drive: Driver, program: Program) -> None:
    saves(program.client)
    menu.resume()
    tip = button(drive, "continue").tip
    assert callable(tip)
    assert all(name in tip() for name in NAMES[:2])


def test_c3_3_quit_asks_first(menu: MainMenu, drive: Driver, program: Program) -> None:
    drive.click("quit")
    assert isinstance(drive.top, QuestionDialog)
    drive.key(pygame.K_ESCAPE)
    assert drive.top is menu
    drive.key(pygame.K_ESCAPE)
    drive.click("answer.0")
    assert not program.nav.running


def test_c2_1_profiles_switch_and_put_away_with_undo(menu: MainMenu, drive: Driver, program: Program) -> None:
    drive.click("player")
    drive.click("play.1")
    assert drive.top is menu
    assert program.home.profile is not None
    assert program.home.profile.name == program.home.store.profiles()[1].name
    drive.click("player")
    drive.click("away.0")
    assert len(program.home.store.profiles()) == 2
    (toast,) = program.nav.stack.toasts.shown
    drive.click(toast.button.center)
    assert len(program.home.store.profiles()) == 3


def test_c2_1_a_profile_that_was_put_away_comes_back_at_any_time(
    menu: MainMenu, drive: Driver, program: Program
) -> None:
    away = program.home.store.profiles()[1]
    program.home.store.put_away(away.uid)
    drive.click("player")
    drive.click("put_away")
    drive.click("restore.0")
    assert away.uid in [profile.uid for profile in program.home.store.profiles()]
    assert not drive.has("put_away") and drive.has("play.1")


@pytest.mark.slow
def test_c2_1_a_new_profile_with_a_taken_id_is_refused(menu: MainMenu, drive: Driver, program: Program) -> None:
    drive.click("player")
    drive.click("new")
    drive.type(NAMES[1])
    drive.key(pygame.K_RETURN)
    assert len(program.home.store.profiles()) == 3
    drive.type("_2")
    drive.key(pygame.K_RETURN)
    assert len(program.home.store.profiles()) == 4


def test_c3_1_the_card_tells_the_experience_to_the_next_level(menu: MainMenu, drive: Driver, program: Program) -> None:
    assert program.home.profile is not None
    result = Result(match_id="m", title="creed", seats=2, rank=1)
    program.home.store.add_result(program.home.profile.uid, result)
    program.home.refresh_profile()
    menu.rebuild()
    got, needed = progress(program.home.profile.xp)
    words = program.media.t("menu.level.xp", level=program.home.profile.level, got=got, needed=needed)
    assert got > 0 and words in drive.find("player").spoken()


@pytest.mark.slow
def test_c2_4_a_profile_that_can_not_be_stored_is_told_in_its_form(
    menu: MainMenu, drive: Driver, program: Program
) -> None:
    drive.click("player")
    program.home.store.close()
    drive.click("new")
    drive.type("new_one")
    drive.click("do")
    assert isinstance(program.nav.stack.top, ProfileForm)


@pytest.mark.slow
def test_c7_1_saved_matches_delete_with_undo(menu: MainMenu, drive: Driver, program: Program) -> None:
    saves(program.client)
    drive.click("saves")
    assert isinstance(drive.top, SavesPanel)
    assert len(drive.top.entries) == 2
    drive.click("delete.0")
    drive.through()
    assert len(drive.top.entries) == 1
    (toast,) = program.nav.stack.toasts.shown
    drive.click(toast.button.center)
    drive.through()
    assert len(drive.top.entries) == 2


def test_c7_1_a_match_that_another_program_has_open_is_deleted_once_it_lets_go(
    menu: MainMenu, drive: Driver, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves(program.client)
    drive.click("saves")
    rename, held = Path.rename, [True, True]

    def refused_twice(path: Path, target: Path) -> Path:
        if held:
            held.pop()
            error = PermissionError("held")
            error.winerror = 32  # type: ignore[attr-defined]
            raise error
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refused_twice)
    monkeypatch.setattr("game.store.files.PAUSES_S", (0.0, 0.0, 0.0))
    drive.click("delete.0")
    drive.click("delete.0")
    drive.through()
    assert isinstance(drive.top, SavesPanel)
    assert len(drive.top.entries) == 1


def test_c7_1_matches_that_cannot_be_opened_show_why_and_have_no_button(
    menu: MainMenu, drive: Driver, program: Program
) -> None:
    refused(program.client)
    drive.click("saves")
    assert isinstance(drive.top, SavesPanel)
    shown = [drive.has(f"open.{i}") for i in range(len(drive.top.entries))]
    assert shown == [entry.broken is None for entry in drive.top.entries] and not any(shown)


def test_c3_3_continue_is_off_when_no_match_can_be_opened(menu: MainMenu, drive: Driver, program: Program) -> None:
    refused(program.client)
    menu.resume()
    assert not button(drive, "continue").enabled


def test_c1_2_a_deletion_is_undone_by_key(menu: MainMenu, drive: Driver, program: Program) -> None:
    saves(program.client)
    drive.click("saves")
    drive.click("delete.0")
    drive.through()
    assert program.nav.stack.toasts.shown[0].action.endswith("(Ctrl+Z)")
    drive.key(pygame.K_z, pygame.KMOD_LCTRL)
    drive.through()
    assert isinstance(drive.top, SavesPanel)
    assert len(drive.top.entries) == 2


@pytest.mark.slow
def test_c1_2_a_deletion_is_undone_by_key_as_long_as_the_list_is_open(
    menu: MainMenu, drive: Driver, program: Program
) -> None:
    saves(program.client)
    drive.click("saves")
    for _ in range(2):
        drive.click("delete.0")
        drive.through()
    program.nav.stack.toasts.clear()
    for count in (1, 2):
        drive.key(pygame.K_z, pygame.KMOD_LCTRL)
        drive.through()
        assert isinstance(drive.top, SavesPanel)
        assert len(drive.top.entries) == count
    drive.key(pygame.K_z, pygame.KMOD_LCTRL)


def test_c1_2_the_keyboard_begins_at_start(menu: MainMenu, drive: Driver) -> None:
    drive.key(pygame.K_RETURN)
    assert type(drive.top).__name__ == "RoomScene"


@pytest.mark.slow
def test_c6_10_f1_opens_and_closes_the_rulebook(menu: MainMenu, drive: Driver) -> None:
    drive.key(pygame.K_F1)
    assert type(drive.top).__name__ == "RulesPanel"
    drive.key(pygame.K_F1)
    assert drive.top is menu


@pytest.mark.slow
def test_s6_first_frame_imports_nothing_heavy(tmp_path: Path) -> None:
    code = (
        "import sys; from scenes.startup import main; main(['--first-frame', '--data', sys.argv[1]]);"
        "print([m for m in ('numpy', 'asyncio', 'ssl', 'websockets', 'zeroconf', 'pytmx', 'pygame_gui.elements')"
        " if m in sys.modules])"
    )
    app_data = str(tmp_path)
    from game.store.profiles import Store

    store = Store(tmp_path)
    store.create_profile("첫눈", "profile/0")
    store.close()
    done = subprocess.run(
        [sys.executable, "-c", code, app_data], cwd=ROOT, capture_output=True, text=True, timeout=180, check=True
    )
    first, modules = done.stdout.strip().splitlines()[-2:]
    assert '"scene": "MainMenu"' in first
    assert modules == "[]"


def test_every_widget_lies_on_the_canvas(menu: MainMenu) -> None:
    full = pygame.Rect(0, 0, 1920, 1080)
    outside: list[Widget] = [w for w in menu.ui.root.each() if not full.contains(w.rect)]
    assert outside == []


@pytest.mark.parametrize("games", [2, 3, 4, 5])
def test_c3_2_posters_and_the_plate_of_the_chosen_game_fill_the_shelf(games: int) -> None:
    for chosen in range(games):
        at = MenuPlaces(100)
        places = at.posters(games, chosen)
        assert all(a.right < b.left for a, b in pairwise(places))
        assert (places[chosen].size, places[-1].right) == (POSTER, at.shelf.right)
        assert places[-1].width >= PLATE


@pytest.mark.parametrize("scale", [80, 100, 130])
def test_c10_3_the_programs_name_stands_in_the_middle_beside_the_record(program: Program, scale: int) -> None:
    program.client.set_scale(scale)
    menu = MainMenu(program.client)
    name, below = menu._named()
    assert below.centerx == name.centerx and not below.colliderect(menu.places.record)
    assert abs(name.centerx - MIDDLE) <= 1 and name.left >= menu.places.record.right + 20


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c3_2_the_names_on_narrow_posters_are_set_alike_and_none_is_broken(program: Program, language: str) -> None:
    program.client.set_language(language)
    places, letters = MenuPlaces(100).posters(len(TITLES), 0), program.media.theme
    room, high = places[1].width - 12, 90
    size = name_size(program.media, room, high)
    names = [program.media.t(f"{title}.title") for title in TITLES]
    assert all(letters.block_size(name, room, high, size, True)[0] == size for name in names)
    assert all(letters.width(word, size, True) <= room for name in names for word in name.split())
