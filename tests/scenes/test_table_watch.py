"""C6.11: a match that only bots play; C1.3: bots have their names in the language of now."""

from __future__ import annotations

import pytest

from game.match.seats import BOT, SeatInfo
from scenes.kit.match_words import seat_names, winner_names
from scenes.program import Program
from scenes.table import controllers
from scenes.table.match import Match
from scenes.table.opening import create
from scenes.table.result_scene import ResultScene
from scenes.table.watch_scene import STILL_MS, WatchScene
from scenes.widgets.segmented_control import Cycler
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot


def bots(count: int = 2) -> list[SeatInfo]:
    """Seats as the room makes them for bots."""
    return [SeatInfo(seat=i, name="-", name_key=f"room.bot.{i + 1}", kind=BOT, level="easy") for i in range(count)]


@pytest.fixture
def watched(program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch) -> WatchScene:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    scene = create(program.client, Match.new(program.home, "realigious", bots(), {"cycles": "24"}, 5))
    assert isinstance(scene, WatchScene)
    program.nav.stack.reset(scene, animated=False)
    drive.frames()
    return scene


@pytest.mark.slow
def test_c6_11_onlookers_see_a_match_of_bots_to_its_end(program: Program, drive: Driver, watched: WatchScene) -> None:
    for _ in range(6000):
        if program.nav.stack.top is not watched:
            break
        assert watched.viewer is None and watched.asked is None
        drive.frames(1, 400)
    assert isinstance(program.nav.stack.top, ResultScene)


def test_c6_11_a_match_of_bots_can_be_paused(program: Program, drive: Driver, watched: WatchScene) -> None:
    watched.press_primary()
    drive.frames(5, 400)
    count = len(watched.match.session.log)
    drive.frames(20, 400)
    assert len(watched.match.session.log) == count


@pytest.mark.slow
def test_c6_11_eyes_are_borrowed_by_key_and_take_nothing_back(
    program: Program, drive: Driver, watched: WatchScene
) -> None:
    eyes = drive.find("watch.eyes")
    assert isinstance(eyes, Cycler)
    eyes.step(1)
    assert watched.viewer == 0 and watched.view.seat == 0
    for _ in range(30):
        drive.frames(1, 400)
        assert not watched.buttons.undo.enabled


def test_c6_5_the_pace_is_that_of_the_options(program: Program, drive: Driver, watched: WatchScene) -> None:
    pace = drive.find("watch.pace")
    assert isinstance(pace, Cycler)
    pace.step(1)
    assert program.media.settings.animation_speed == "fast"


def test_c6_5_bots_alone_are_followed_also_without_animations(drive: Driver, watched: WatchScene) -> None:
    assert watched.factor == 0
    before = len(watched.match.session.log)
    drive.frames(10 * STILL_MS // 90, 90)
    assert 5 < len(watched.match.session.log) - before <= 10


def test_c1_3_bots_are_named_in_the_language_of_now(program: Program, drive: Driver, watched: WatchScene) -> None:
    for language in ("ko", "en"):
        program.client.set_language(language)
        drive.frames()
        names = [program.media.t("room.bot.1"), program.media.t("room.bot.2")]
        assert [info.name for info in watched.match.seats] == names
        assert seat_names(program.media, watched.match.header()) == ", ".join(names)


def test_c1_3_the_winner_in_a_list_is_named_in_the_language_of_now(program: Program) -> None:
    header = {"seats": [{"name": "-", "name_key": "room.bot.1"}, {"name": "Minsu"}], "winners": [0]}
    for language in ("ko", "en"):
        program.client.set_language(language)
        assert winner_names(program.media, header) == program.media.t("room.bot.1")


@pytest.mark.parametrize("header", [{}, {"seats": 3, "winners": 1}, {"seats": [7], "winners": ["x", 4]}])
def test_c7_1_a_damaged_header_names_nobody(program: Program, header: dict[str, object]) -> None:
    assert (seat_names(program.media, header), winner_names(program.media, header)) == ("", "")
