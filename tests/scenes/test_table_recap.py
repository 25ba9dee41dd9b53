"""C6.7a, C6.14: who is shown what others did goes through it as through a replay: pause, step, end."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from msgspec.structs import replace

from game.core.events import Event
from game.core.rng import Stream
from scenes.kit import layout
from scenes.kit.log_line import LogLine
from scenes.program import Program
from scenes.table import controllers
from scenes.table.match_menu import MatchMenu
from scenes.table.playback import Told
from scenes.table.table_scene import TableScene
from tests.gallery.creed_tables import asks
from tests.gallery.creed_tables import played as creed
from tests.gallery.realigious_tables import played as realigious
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table, until_asked

Act = Callable[[Driver, str], None]
KEYS = {"back": pygame.K_LEFT, "on": pygame.K_RIGHT, "pause": pygame.K_SPACE}


def press(drive: Driver, what: str) -> None:
    drive.key(KEYS[what])


def click(drive: Driver, what: str) -> None:
    drive.click(f"recap.{what}")


@pytest.fixture
def table(program: Program, monkeypatch: pytest.MonkeyPatch) -> TableScene:
    """A turn with what others did to look at again."""
    return again(program, monkeypatch, "realigious")


def again(program: Program, monkeypatch: pytest.MonkeyPatch, title: str) -> TableScene:
    """A table that shows again what others have done."""
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    match = creed(program.client, "pb", 4, asks("team_turn", 1, 3)) if title == "creed" else realigious(
        program.client, "pbb", 4, lambda match, one: one.seat == 1 and one.text == "move" and match.round >= 5)
    session, lot = match.session, Stream(3, "again")
    seen = [(session.event_count(0), session.view(0))]
    while session.questions()[0].seat != 0:
        question = session.questions()[0]
        found = [option for option in question.options() if option.key not in ("end_turn", "no")]
        session.answer(question.seat, lot.pick(found or question.options()).key)
        seen.append((session.event_count(0), session.view(0)))
    scene = TableScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    program.media.motion = True
    scene.catch_up._again = seen
    scene.look_through(0)
    assert scene.catching_up and scene.catch_up.all >= 2
    return scene


def captioned(drive: Driver, table: TableScene, after: int = 0, dt: int = 20) -> LogLine:
    """Lets it go on until a plate tells something, after so many actions; what it tells."""
    for _ in range(600):
        if table.caption.line is not None and table.catch_up.at >= after:
            return table.caption.line
        drive.frames(1, dt)
    raise AssertionError("nothing is told")


def stands(drive: Driver, table: TableScene) -> int:
    """Lets it go on until it stands; after how many actions."""
    for _ in range(600):
        if table.playback.stands:
            return table.catch_up.at
        drive.frames(1, 50)
    raise AssertionError("it does not stand")


@pytest.mark.slow
@pytest.mark.parametrize("title", ["creed", "realigious"])
@pytest.mark.parametrize("act", [press, click])
def test_c6_14_what_is_shown_again_is_gone_through_step_by_step(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, title: str, act: Act
) -> None:
    """On and back, by key and by button; after the last step it stands, and going on one is asked again."""
    table = again(program, monkeypatch, title)
    act(drive, "pause")
    first, seen = stands(drive, table), {}
    for at in range(first + 1, table.catch_up.all + 1):
        act(drive, "on")
        assert stands(drive, table) == at and table.playback.between, "with all that came of the action"
        seen[at] = [line.no for line in table.lines]
    for at in range(table.catch_up.all - 1, first, -1):
        act(drive, "back")
        assert stands(drive, table) == at
        told = [line.no for line in table.lines]
        assert told == seen[at][:len(told)] and len(told) < len(seen[at + 1])
    for at in range(first + 2, table.catch_up.all + 1):
        act(drive, "on")
        assert stands(drive, table) == at
    act(drive, "on")
    drive.frames(30, 100)
    assert table.catching_up and stands(drive, table) == table.catch_up.all and not drive.find("recap.on").enabled
    assert table.buttons.primary.text == drive.program.media.t("table.catch_up.leave")
    act(drive, "pause")
    drive.frames(30, 100)
    assert not table.catching_up
    assert table.playback.shown == table.match.session.view(0)


def test_c6_14_each_press_is_a_step_also_while_one_is_being_shown(drive: Driver, table: TableScene) -> None:
    """What is being shown ends then. The number is that of the step on the board."""
    number = table.buttons.steps.count  # type: ignore[attr-defined]
    drive.key(pygame.K_SPACE)
    at, most = table.catch_up.at, table.catch_up.all
    for presses in range(1, most - at + 1):
        drive.key(pygame.K_RIGHT)
        assert table.catch_up.shows == at + presses and number.text == f"{at + presses}/{most}"
    drive.key(pygame.K_LEFT)
    assert table.playback.stands and (table.catch_up.at, number.text) == (most - 1, f"{most - 1}/{most}")


def test_c6_14_what_stands_still_takes_the_time_that_one_wants(drive: Driver, table: TableScene) -> None:
    """The 20 s are for who only looks on."""
    drive.key(pygame.K_SPACE)
    at, shown = table.catch_up.at, table.playback.shown
    drive.frames(60, 1000)
    assert table.catching_up and table.playback.stands
    assert (table.catch_up.at, table.playback.shown) == (at, shown)
    drive.key(pygame.K_SPACE)
    for _ in range(2000):
        if not table.catching_up:
            break
        drive.frames(1, 50)
    assert not table.catching_up


def test_c6_14_esc_ends_what_is_shown_again_and_opens_no_menu(drive: Driver, table: TableScene) -> None:
    drive.key(pygame.K_ESCAPE)
    drive.frames(3, 300)
    assert drive.top is table and not table.catching_up
    drive.key(pygame.K_ESCAPE)
    assert isinstance(drive.top, MatchMenu)


def test_c6_14_the_keys_are_told_while_something_is_shown_again(drive: Driver, table: TableScene) -> None:
    """The buttons are there only then, and cover no words."""
    drive.frames()
    assert table.prompt.hint_text == table.t("table.catch_up.hint") and table.prompt.taken
    assert drive.has("recap-bar") and table.buttons.steps.visible
    for name in ("recap.back", "recap.on", "recap.pause"):
        assert drive.find(name).hint()
    table.catch_up.end()
    drive.frames(3, 300)
    assert not table.buttons.steps.visible and not table.prompt.taken


@pytest.mark.slow
def test_c6_14_what_was_gone_through_by_hand_can_be_shown_once_more(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    match = realigious(program.client, "pbb", 4, lambda match, _: match.round >= 5)
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    for _ in range(400):
        if table.catch_up.can_repeat and table.asked is not None:
            break
        if table.asked is not None:
            table.give(table.asked.seat, table.options()[0].key)
        drive.frames(1, 300)
    program.media.motion = True
    actions = table.catch_up.actions
    monkeypatch.setattr(table.catch_up, "losses", lambda: ["• Believers"])
    table.buttons.refresh()
    assert table.buttons.recap.kind == "bad"
    table.catch_up.repeat()
    drive.key(pygame.K_RIGHT)
    stands(drive, table)
    drive.key(pygame.K_LEFT)
    drive.key(pygame.K_ESCAPE)
    drive.frames(3, 300)
    assert table.asked is not None and table.catch_up.can_repeat and table.catch_up.actions == actions
    assert table.buttons.recap.kind == "plain", "what was looked at is no alarm any more"


@pytest.mark.parametrize("focus", ["table-recap", "table-menu"])
def test_c6_14_space_pauses_it_whatever_was_pressed_before(drive: Driver, table: TableScene, focus: str) -> None:
    table.ui.set_focus(drive.find(focus), True)
    table.catch_up._again = list(table.catch_up._seen[0])
    table.catch_up.begin(0)
    drive.key(pygame.K_SPACE)
    stood = table.playback.stands
    drive.key(pygame.K_SPACE)
    assert (stood, table.playback.stands, table.catching_up) == (True, False, True)


@pytest.mark.slow
def test_c6_14_who_steps_back_reads_nothing_of_what_comes_later(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = again(program, monkeypatch, "creed")
    captioned(drive, table, 2, 50)
    program.nav.toast("What has just been told.")
    drive.key(pygame.K_LEFT)
    assert not program.nav.stack.toasts.shown
    drive.frames(2)
    told = table.caption.line
    assert table.playback.stands and told is not None and told.no in [line.no for line in table.lines]


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_c6_14_who_looks_again_has_time_to_read_however_fast_the_match_is(
    drive: Driver, table: TableScene, speed: str
) -> None:
    """Where nothing moves else it is stepped through and told as well."""
    table.media.settings.animation_speed = speed  # type: ignore[assignment]
    drive.frames()
    assert table.factor < 1.0 and table.playback.factor == 1.0
    drive.key(pygame.K_RIGHT)
    assert stands(drive, table) and table.caption.line is not None
    drive.key(pygame.K_ESCAPE)
    drive.frames()
    assert table.playback.factor == table.factor


@pytest.mark.slow
def test_c6_14_who_pauses_reads_of_nothing_that_is_not_on_the_board_yet(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = again(program, monkeypatch, "creed")
    told = captioned(drive, table)
    assert told.no not in [line.no for line in table.lines]
    drive.key(pygame.K_SPACE)
    assert table.playback.stands and table.playback.between
    assert told.no in [line.no for line in table.lines] and table.catch_up.at == 1


def test_c6_14_the_button_says_that_it_goes_on_while_a_step_is_shown(drive: Driver, table: TableScene) -> None:
    """By its sign, and aloud."""
    resume = ("ui/play", table.t("table.catch_up.resume"))
    pause = ("ui/pause", table.t("table.catch_up.pause"))
    stand = table.buttons.steps.stand  # type: ignore[attr-defined]
    does = [(stand.icon, stand.spoken())]
    drive.key(pygame.K_RIGHT)
    does.append((stand.icon, stand.spoken()))
    drive.key(pygame.K_SPACE)
    does.append((stand.icon, stand.spoken()))
    assert [(icon, words in said) for (icon, said), (_, words) in zip(does, (pause, resume, pause), strict=True)] == [
        ("ui/pause", True), ("ui/play", True), ("ui/pause", True)]  # fmt: skip
    assert not table.playback.stands


def test_c6_14_what_was_announced_once_is_not_announced_again(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, table: TableScene
) -> None:
    monkeypatch.setattr(table.title_table, "news", lambda _event: "News.")
    drive.key(pygame.K_RIGHT)
    assert stands(drive, table) and not program.nav.stack.toasts.shown


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("title", ["creed", "realigious"])
@pytest.mark.parametrize("scale", [100, 130])
def test_c6_14_each_step_is_told_in_one_place_beside_the_steps_and_marked_on_the_board(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, title: str, language: str, scale: int
) -> None:
    """Nothing of the board is hidden by it, whatever has happened where."""
    program.client.set_language(language)
    program.client.set_scale(scale)
    table = again(program, monkeypatch, title)
    press(drive, "pause")
    bar, marked = drive.find("recap-bar").rect, 0
    for _ in range(stands(drive, table), table.catch_up.all):
        press(drive, "on")
        stands(drive, table)
        plate, line = table.caption.plate, table.caption.line
        assert line is not None and plate.left == layout.PROMPT.left and plate.right <= bar.left
        assert layout.TOP_BAR.bottom <= plate.top and plate.bottom <= layout.BOARD.top
        place = table.title_table.place_of(line.ref) if line.ref else None
        assert place is None or table.caption.rect.contains(place)
        marked += place is not None
    assert marked or title == "realigious", "by night no place is told"


def test_c6_14_a_step_without_a_place_is_told_there_too(drive: Driver, table: TableScene) -> None:
    table.caption.tell(LogLine(1, "Anna drew a card.", "ui/info", seat=1))
    assert table.caption.line is not None and table.caption.plate == table.caption.rect
    assert table.caption.plate.midleft == layout.PROMPT.midleft


def test_c6_14_each_step_has_its_own_words(drive: Driver, table: TableScene) -> None:
    """What the game brings by itself, too: nothing of the step before is left standing."""
    drive.key(pygame.K_SPACE)
    event = Event(9999, "night", "R12.1", {})
    table.catch_up._reads[event.no] = 380
    table.telling.begun(event, True)
    line = table.telling.line(event)
    assert line is not None and table.caption.line is not None and table.caption.line.text == line.text


def test_c6_14_own_deeds_are_steps_where_others_have_answered_after_them(table: TableScene) -> None:
    """What one has done since is no step."""
    own, caught = replace(table.view, acting=0), table.catch_up
    caught._own = {(0, 10), (0, 20), (0, 40)}
    moves: list[Told] = [([Event(no, "moved", "R7.1", {"seat": 0, "tile": 3})], own) for no in (10, 20, 40)]
    answer: Told = [Event(30, "card_used", "R5.7", {"seat": 1, "card": "miracle"})], own
    missed = [*moves[:2], answer, moves[2]]
    assert [no for no, _ in caught._read(0, own, missed, False)] == [10, 20, 30]
    assert not list(caught._read(0, own, moves, False))


def test_c6_14_a_loss_is_told_with_the_card_that_brought_it(drive: Driver, table: TableScene) -> None:
    drive.key(pygame.K_SPACE)
    event = Event(9999, "reputation_down", "SAC-2b", {"seat": 0, "amount": 20})
    table.catch_up._reads[event.no] = 900
    table.telling.begun(event, True)
    line = table.telling.line(event)
    assert line is not None and table.caption.line is not None
    assert table.caption.line.text == f"{table.t('realigious.card.spell_of_doom')} → {line.text}"


@pytest.mark.parametrize("known", [False, True])
def test_c6_14_a_combat_is_told_while_its_dice_roll_and_with_its_outcome_once_they_lie(
    drive: Driver, table: TableScene, known: bool
) -> None:
    drive.key(pygame.K_SPACE)
    event = Event(9999, "combat_won", "R10.9", {"seat": 1, "other": 2, "tile": 5, "r1": 80, "r2": 20, "rate": 60,
                                                "roll": 20})  # fmt: skip
    table.catch_up._reads[event.no] = 900
    table.telling.begun(event, known)
    told, line = table.caption.line, table.telling.line(event)
    assert told is not None and line is not None and (told.text == line.text) is known
    for seat in (1, 2):
        assert table.title_table.words.name(seat) in told.text  # type: ignore[attr-defined]
    table.telling.begun(Event(9998, "combat_won", "R10.9", event.data), False)
    assert table.caption.line is None, "nothing of what is no step"


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["bp", "pb"])
def test_c6_14_what_was_before_the_first_own_turn_has_another_heading(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, kinds: str
) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)
    table, seat = until_asked(drive, open_table(program, kinds)), kinds.index("p")
    heads = []
    for _ in range(2):
        while not table.catch_up.can_repeat or table.view.acting != seat:
            table.give(seat, table.options()[0].key)
            until_asked(drive, table)
        program.media.motion = True
        tip = str(table.buttons.recap.hint())  # type: ignore[attr-defined]
        table.catch_up.repeat()
        heads.append(table.prompt.text)
        assert tip.startswith(heads[-1])
        table.catch_up.end()
        program.media.motion = False
        until_asked(drive, table)
        turn = table.view.turn
        while table.view.turn == turn:
            table.give(seat, table.options()[0].key)
            until_asked(drive, table)
    first = "table.catch_up.again" if table.view.order[0] == seat else "table.catch_up.start"
    assert heads == [table.t(first), table.t("table.catch_up.again")]


def test_c6_7a_where_nothing_is_stepped_to_nothing_is_counted(table: TableScene) -> None:
    bar = table.buttons.steps
    assert bar.visible
    table.catch_up.all = 0
    table.buttons.refresh()
    assert not bar.visible and table.prompt.taken == 0
