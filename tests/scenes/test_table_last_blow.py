"""C6.14: the last blow is a scene of 3-4 s before the result, which any key or click ends once it is in sight."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scenes.lan.match_result import NetResult
from scenes.program import Program
from scenes.table.last_blow import (
    BAND,
    BOARD_MS,
    CAUSE,
    FEET,
    LINE,
    SEEN_MS,
    STILL_MS,
    WHOLE_MS,
    WON,
    LastBlow,
)
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from tests.gallery import creed_tables, realigious_tables
from tests.gallery.realigious_endings import decided
from tests.play import near_end
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import Window

Begun = Callable[[str], LastBlow]


@pytest.fixture
def begun(program: Program, drive: Driver) -> Begun:
    """The scene of a match of a title, as its table begins it."""

    def begin(title: str = "creed", kinds: str = "pg") -> LastBlow:
        program.media.motion = True
        over = creed_tables.played if title == "creed" else realigious_tables.played
        match = over(program.client, kinds, 5)
        program.nav.stack.reset(TableScene(program.client, match), animated=False)
        drive.frames(3, 20)
        assert isinstance(drive.top, LastBlow)
        return drive.top

    return begin


def until_result(drive: Driver, most: int = 10_000) -> int:
    """The ms until the result is there."""
    passed = 0
    while not isinstance(drive.top, ResultScene) and passed < most:
        drive.frames(1, 20)
        passed += 20
    return passed


@pytest.mark.slow
@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
@pytest.mark.parametrize("title", ["realigious", "creed"])
def test_c6_14_the_last_blow_is_in_full_sight_for_three_to_four_seconds_at_every_speed(
    program: Program, begun: Begun, drive: Driver, title: str, speed: str
) -> None:
    program.media.settings.animation_speed = speed  # type: ignore[assignment]
    scene = begun(title)
    while not scene.made or scene.shown_ms < (BOARD_MS if scene.still else SEEN_MS):
        drive.frames(1, 20)
    assert 3500 <= until_result(drive) <= 4000
    assert len(drive.program.nav.stack) == 1


@pytest.mark.slow
@pytest.mark.parametrize("reduced", [True, False])
def test_c6_14_the_table_beside_the_band_is_dark(
    program: Program, drive: Driver, begun: Begun, reduced: bool
) -> None:
    program.media.settings.reduced_motion = reduced
    scene = begun("creed")
    above = pygame.Rect(0, 0, 1920, BAND.top - 4)
    canvas = program.media.canvas.surface
    while not scene.made or scene.at_ms < 400:
        drive.frames(1, 20)
    drive.frames(2, 20)
    brightest = max(max(canvas.get_at((x, y))[:3]) for x in range(0, 1920, 7) for y in range(0, above.bottom, 7))
    assert brightest < 90, "nothing there is read"


def test_c6_14_the_band_has_as_much_free_below_its_words_as_over_its_figures(program: Program) -> None:
    words = program.media.theme.line_height(30)
    assert BAND.bottom - (CAUSE + LINE + words // 2) >= FEET - WON - BAND.top - words // 4


@pytest.mark.slow
def test_c6_14_no_notice_lies_over_the_last_blow(program: Program, begun: Begun) -> None:
    program.nav.toast("A curse has come.")
    begun("creed")
    assert not program.nav.stack.toasts.shown


@pytest.mark.slow
@pytest.mark.parametrize(("speed", "reduced"), [("normal", True), ("off", False)])
def test_c6_14_where_motion_is_reduced_it_is_shorter_and_nothing_moves(
    program: Program, drive: Driver, begun: Begun, speed: str, reduced: bool
) -> None:
    program.media.settings.reduced_motion = reduced
    program.media.settings.animation_speed = speed  # type: ignore[assignment]
    scene = begun("creed")
    while not scene.made or scene.at_ms < 20:
        drive.frames(1, 20)
    seen = pygame.image.tobytes(program.media.canvas.surface.subsurface(BAND), "RGB")
    drive.frames(20, 20)
    assert pygame.image.tobytes(program.media.canvas.surface.subsurface(BAND), "RGB") == seen
    assert scene.shown_ms + until_result(drive) <= STILL_MS + 60 < WHOLE_MS


def test_c6_14_a_new_key_and_a_click_end_it_but_no_key_that_is_held(
    program: Program, drive: Driver, begun: Begun
) -> None:
    scene = begun("creed")
    while not scene.made or scene.shown_ms < SEEN_MS - 100:
        drive.frames(1, 20)
    drive.key(pygame.K_x)
    assert drive.top is scene, "that came before it was in sight"
    program.media.presses.hear(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    for _ in range(SEEN_MS // 20 + 5):
        drive.frames(1, 20)
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    assert drive.top is scene
    drive.key(pygame.K_x)
    drive.frames(1)
    assert isinstance(drive.top, ResultScene)


def test_c6_14_a_click_ends_it(drive: Driver, begun: Begun) -> None:
    scene = begun("creed")
    drive.click((960, 100))
    drive.frames(1)
    assert drive.top is scene, "that was meant for the table"
    for _ in range(SEEN_MS // 20 + 5):
        drive.frames(1, 20)
    drive.click((960, 100))
    drive.frames(1)
    assert isinstance(drive.top, ResultScene)


@pytest.mark.slow
def test_c6_14_the_winners_are_raised_and_the_others_fall(begun: Begun) -> None:
    scene = begun("realigious")
    outcome, view = scene.match.session.outcome, scene.match.session.view(None)
    assert outcome is not None and len(outcome.winners) == 1
    raised = {figure.leader.figure for figure in scene.figures if not figure.way}
    fallen = {figure.leader.figure for figure in scene.figures if figure.way}
    assert raised == {f"realigious/character/{view.seats[outcome.winners[0]].character}"}
    assert len(fallen) == len(scene.match.seats) - 1
    assert scene.headline in scene.opening() and scene.match.name(outcome.winners[0]) in scene.headline


@pytest.mark.slow
def test_c6_14_it_is_told_from_the_own_seat_with_the_winner_the_cause_and_its_place(
    program: Program, drive: Driver
) -> None:
    program.media.motion = True
    program.client.set_language("en")
    match = decided(program.client, "found")
    program.nav.stack.reset(TableScene(program.client, match), animated=False)
    drive.frames(3, 20)
    scene = drive.top
    assert isinstance(scene, LastBlow)
    assert scene.opening().replace("\u00a0", " ").splitlines() == [
        "You lost", "Sandglass won · Mystic victory", "Sandglass found the deciding relic at (5, 6) (relics 4/4).",
    ]  # fmt: skip
    assert scene.place is None
    while scene.at_ms < 100:
        drive.frames(1, 20)
    assert scene.place is not None and scene.cause.spot.replace("\u00a0", " ") == "(5, 6)"


def test_c6_14_a_war_shows_how_both_sides_stood_under_what_decided_it(program: Program, begun: Begun) -> None:
    scene = begun("creed")
    told = [line for line in (scene.cause.words, scene.cause.figures) if line]
    assert scene.cause.figures and scene.opening().splitlines()[-len(told):] == told


@pytest.mark.slow
def test_c6_14_who_has_skipped_what_others_did_is_told_the_cause_too(program: Program, drive: Driver) -> None:
    program.media.motion = True
    match = decided(program.client, "taken")
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    table.playback.skip_all()
    drive.frames(3, 20)
    scene = drive.top
    assert isinstance(scene, LastBlow) and scene.cause.words and scene.cause.words in scene.opening()


def test_c6_14_what_lies_over_it_is_closed_before_the_result_comes(drive: Driver, begun: Begun) -> None:
    scene = begun("creed")
    drive.program.nav.open("options")
    drive.frames(300, 20)
    assert scene in drive.program.nav.stack
    assert not any(isinstance(other, ResultScene) for other in drive.program.nav.stack.all())


@pytest.mark.slow
def test_c8_1_over_the_network_it_comes_before_the_result_too(drive: Driver) -> None:
    window = Window(drive, session=near_end("creed"))
    drive.program.media.motion = True
    window.until(lambda: isinstance(drive.top, LastBlow))
    drive.frames(SEEN_MS // 20 + 25, 20)
    drive.key(pygame.K_SPACE)
    drive.frames(1)
    assert isinstance(drive.top, NetResult)
