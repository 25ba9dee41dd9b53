"""C6.1, C1.4: the loading screen makes the match on a thread and opens the table."""

from __future__ import annotations

import pygame
import pytest

from game.match.seats import bot_name
from game.store.notices import StoreError
from scenes.program import Program
from scenes.room.loading import TIP_MS, Advice, LoadingScene
from scenes.room.room_scene import RoomScene
from scenes.room.setup import RoomSetup
from scenes.shell import routes
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.table.match import Match
from scenes.widgets.badge import Badge
from scenes.widgets.picture import Picture
from tests.gallery.profiles import NAMES, profiles
from tests.scenes.conftest import Driver
from tests.scenes.real_time import PATIENCE_S


class Table(Scene):
    """Stands for the table."""

    def __init__(self, client: Client, match: Match) -> None:
        super().__init__(client)
        self.match = match

    def leave(self) -> None:
        self.match.close()


@pytest.fixture(autouse=True)
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    make = routes.make

    def fake(client: Client, name: str, **arguments: object) -> Screen:
        if name == "table":
            match = arguments["match"]
            assert isinstance(match, Match)
            return Table(client, match)
        return make(client, name, **arguments)

    monkeypatch.setattr(routes, "make", fake)


@pytest.fixture
def loading(program: Program, drive: Driver) -> LoadingScene:
    profiles(program.client, 1)
    setup = RoomSetup(program.client, "realigious", 3)
    setup.choose(0, "religion", "hindu")
    setup.choose_option("climate", "cold")
    scene = LoadingScene(program.client, setup, seed=7)
    program.nav.stack.reset(Scene(program.client))
    program.nav.stack.push(scene)
    return scene


def finished(drive: Driver, loading: LoadingScene, frames: int) -> None:
    assert loading._work is not None
    loading._work.join(PATIENCE_S)
    drive.frames(frames)


def test_c6_1_the_match_is_made_as_it_was_chosen_and_the_table_opens(
    program: Program, drive: Driver, loading: LoadingScene
) -> None:
    finished(drive, loading, 2 + len(loading.setup.look.sprites))
    top = program.nav.stack.top
    assert isinstance(top, Table)
    match = top.match
    assert match.session.seats[0]["religion"] == "hindu"
    assert match.session.options["climate"] == "cold"
    assert [info.name for info in match.seats] == [NAMES[0], *(loading.t(bot_name("normal", seat)) for seat in (1, 2))]
    assert program.home.profile is not None
    assert match.seats[0].profile_uid == program.home.profile.uid
    match.flush()
    assert len(program.home.saves.list()) == 1


def test_c6_1_the_bar_only_goes_on_and_words_say_what_is_prepared(
    drive: Driver, loading: LoadingScene
) -> None:
    shares, words = [loading.share], {loading.key}
    finished(drive, loading, 0)
    while drive.top is loading:
        drive.frames()
        shares.append(loading.share)
        words.add(loading.key)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert {"room.load.rules", "room.load.pictures"} <= words


def test_c6_1_tips_change_while_it_lasts(loading: LoadingScene) -> None:
    before = loading.advice.text
    loading._turn_tip(TIP_MS)
    assert loading.advice.text != before


def test_c1_4_leaving_goes_back_to_the_room_and_keeps_no_match(
    program: Program, drive: Driver, loading: LoadingScene
) -> None:
    finished(drive, loading, 0)
    drive.key(pygame.K_ESCAPE)
    top = program.nav.stack.top
    assert isinstance(top, RoomScene)
    assert top.setup.seats[0].fields["religion"] == "hindu"
    assert program.home.saves.list() == []


def test_c1_4_a_setup_that_the_rules_refuse_is_told_in_the_room(
    program: Program, drive: Driver, loading: LoadingScene
) -> None:
    finished(drive, loading, 0)
    drive.key(pygame.K_ESCAPE)
    room = program.nav.stack.top
    assert isinstance(room, RoomScene)
    room.setup.seats[0].fields["traits"] = ["t_net"]
    room.start()
    again = program.nav.stack.top
    assert isinstance(again, LoadingScene)
    finished(drive, again, 2)
    assert isinstance(program.nav.stack.top, RoomScene)
    assert "seats[0].traits" in program.nav.stack.toasts.shown[0].text


def test_c1_4_a_match_that_cannot_be_kept_is_told_in_the_room(
    program: Program, drive: Driver, loading: LoadingScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise StoreError("store.in_use")

    finished(drive, loading, 0)
    drive.key(pygame.K_ESCAPE)
    room = program.nav.stack.top
    assert isinstance(room, RoomScene)
    monkeypatch.setattr("scenes.room.loading.Match.new", refused)
    room.start()
    again = program.nav.stack.top
    assert isinstance(again, LoadingScene)
    finished(drive, again, 2)
    assert isinstance(program.nav.stack.top, RoomScene)
    assert program.nav.stack.toasts.shown[0].text == program.media.t("store.in_use")


def test_c6_1_the_lines_of_a_tip_are_about_equally_long(program: Program) -> None:
    words = "In a forest neither you nor your cards are seen, and nobody can react to a card they do not see."
    advice = Advice(Scene(program.client), (0, 0, 920, 84), words)
    surface = pygame.Surface((920, 84), pygame.SRCALPHA)
    advice.draw(surface)
    lines = [surface.subsurface(0, half, 920, 42).get_bounding_rect().width for half in (0, 42)]
    assert min(lines) > 0.6 * max(lines)


@pytest.mark.parametrize(("title", "count"), [("realigious", 3), ("creed", 0)])
def test_c6_1_seats_are_told_as_in_the_room(program: Program, title: str, count: int) -> None:
    program.nav.stack.push(scene := LoadingScene(program.client, RoomSetup(program.client, title, 3 if count else 4)))
    pictures = [widget for widget in scene.ui.root.each() if isinstance(widget, Picture)]
    assert sum(widget.sprite.startswith("seat/") for widget in pictures) == count


def test_c6_1_what_several_options_call_the_same_is_told_with_the_name_of_the_option(program: Program) -> None:
    t = program.media.t
    setup = RoomSetup(program.client, "ankh", 3)
    setup.choose_option("guardian_3", "androsphinx")
    program.nav.stack.push(scene := LoadingScene(program.client, setup, seed=7))
    shown = [badge for badge in scene.ui.root.each() if isinstance(badge, Badge)]
    words = [badge.text for badge in shown]
    for tier in (1, 2):
        name = t("room.load.option", option=t(f"ankh.field.guardian_{tier}"), value=t("ankh.field.random"))
        assert words.count(name) == 1
    assert t("ankh.figure.androsphinx") in words
    assert shown[0].rect.left >= 0
    assert shown[-1].rect.right <= 1920
