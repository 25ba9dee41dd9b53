"""R4.1, C6.2: who acts in a match for four, and what the place of the ally does."""

from __future__ import annotations

import pytest

from game.core.ask import Question
from game.core.events import Event
from game.match.seats import REMOTE
from scenes.media import theme
from scenes.program import Program
from scenes.table.table_scene import TableScene
from scenes.titles.creed.nations import SIDES, NationLook, NationPanel
from scenes.titles.creed.token_choice import ROOM, TokenChoice
from scenes.widgets.button import Button
from tests.gallery.creed_tables import asks, parts, played
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import in_turn, opened, press

pytestmark = pytest.mark.usefixtures("quick_bots")


def team(drive: Driver) -> Button:
    """The place of the ally on the action board."""
    found = drive.find("team")
    assert isinstance(found, Button)
    return found


def looks(table: TableScene) -> list[NationLook]:
    """What the panel of each nation shows."""
    panels = [widget for widget in table.ui.root.each() if isinstance(widget, NationPanel)]
    return [panel.content for panel in sorted(panels, key=lambda panel: panel.seat)]


def states(table: TableScene) -> list[str]:
    """How each nation stands to the turn, by its panel."""
    return [look.state for look in looks(table)]


def test_r4_1_with_an_ally_its_place_is_never_the_tracker(program: Program, drive: Driver) -> None:
    table, t = in_turn(program, drive, "pbbb", 4), program.media.t
    assert (team(drive).text, team(drive).enabled) == (t("creed.ally.let"), True)
    table.give(2, "end_turn")
    drive.frames(3, 50)
    table.playback.skip_all()
    drive.frames(3, 50)
    assert table.asked is not None and table.asked.seat == 0
    assert not team(drive).enabled and t("creed.ally.none.ended") in team(drive).hint()
    parts(table).key("next_seat")
    assert not parts(table).situation.visible


def test_c6_2_friend_and_foe_are_told_apart_whoever_acts(program: Program, drive: Driver) -> None:
    """By a word, and by a sign of each side."""
    table, t = in_turn(program, drive, "pbbb", 4), program.media.t
    assert [look.whose for look in looks(table)] == ["you", "enemy", "ally", "enemy"]
    signs = {SIDES[side][0] for side in ("own", "enemy")}
    assert len(signs) == 2 and all(map(program.media.sprites.has, signs))
    for seat in (0, 2):
        table.give(seat, "end_turn")
    table.playback.skip_all()
    assert "acts" in states(table) and [look.whose for look in looks(table)] == ["you", "enemy", "ally", "enemy"]
    told = parts(table).nations.told(looks(table)[2])
    assert t("creed.panel.ally") in told.split("\n")[1]


def test_c6_11_who_looks_on_at_teams_reads_the_side_of_each_nation(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "bbbb", 8, asks("team_turn", 0, 3)))
    assert [look.whose for look in looks(table)] == ["side0", "side1", "side0", "side1"]


def test_c6_2_between_two_no_sign_of_sides_is_needed(program: Program, drive: Driver) -> None:
    assert [look.whose for look in looks(in_turn(program, drive))] == ["", ""]


def test_r4_1_without_an_ally_its_place_is_the_tracker(program: Program, drive: Driver) -> None:
    in_turn(program, drive)
    assert team(drive).text == program.media.t("creed.tracker.short")


def test_c8_1_an_ally_at_another_machine_acts_beside_one_and_its_place_says_so(
    program: Program, drive: Driver
) -> None:
    table, t = in_turn(program, drive, "pbgb", 4), program.media.t
    table.match.seats[2].kind = REMOTE
    table.ask_anew()
    assert states(table)[0] == states(table)[2] == "acts"
    assert not team(drive).enabled and t("creed.ally.none.self", name=table.match.name(2)) in team(drive).hint()


def test_c6_4c_who_ends_with_ap_left_is_told_who_goes_on(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbbb", 4)
    assert table.asked is not None
    told = table.title_table.undone(table.asked, "end_turn")
    assert program.media.t("creed.ask.ending.ally", name=table.match.name(2)) in told


@pytest.mark.slow
def test_c6_2_while_the_ally_acts_the_prompt_says_so_and_how_it_is_stopped(program: Program, drive: Driver) -> None:
    table, t = in_turn(program, drive, "pbbb", 4), program.media.t
    assert states(table)[0] == "acts" and states(table)[2] == "next"
    press(drive, "team")
    name, nation = table.match.name(2), parts(table).words.nation(2)
    assert table.prompt.text == t("creed.ask.waiting.ally", actor=name, nation=nation)
    key = program.media.bindings.label("next_seat")
    assert table.prompt.hint_text == t("creed.ask.meanwhile.hold", what=t("creed.ally.hold"), key=key)
    assert team(drive).text == t("creed.ally.hold") and states(table)[0] == "next" and states(table)[2] == "acts"


def test_c6_2_an_ally_that_was_let_goes_on_after_a_choice_in_the_middle_of_an_action(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive, "pbbb", 4)
    table.team.let_bots_act(True)
    table.controllers.current()
    session, left = table.match.session, 4
    table.give(2, next(option.key for option in session.question(2).options() if option.verb == "reinforce"))
    while (asked := table.controllers.current()) is not None and asked.text == "reinforce_pick" and left:
        assert asked.seat == 2
        table.give(2, asked.options()[0].key)
        left -= 1
    assert asked is not None and (asked.seat, asked.text) == (2, "team_turn")


@pytest.mark.slow
def test_c6_2_once_the_own_part_has_ended_the_prompt_says_that_the_ally_acts(program: Program, drive: Driver) -> None:
    program.media.settings.end_turn_question = "never"
    table, t = in_turn(program, drive, "pbbb", 4), program.media.t
    assert table.asked is not None
    assert table.match.name(2) in table.title_table.ending(table.asked, "end_turn")
    table.answer("end_turn")
    table.playback.skip_all()
    drive.frames(1, 10)
    name, nation = table.match.name(2), parts(table).words.nation(2)
    assert table.prompt.text == t("creed.ask.waiting.ally", actor=name, nation=nation)
    assert table.prompt.hint_text == t("creed.ask.meanwhile.ended")


@pytest.mark.slow
def test_c6_2_of_two_enemy_bots_the_one_that_the_prompt_names_acts(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbbb", 4)
    for seat in (0, 2):
        table.give(seat, "end_turn")
    table.playback.skip_all()
    for seat in (1, 3):
        words = table.title_table.waiting(seat)
        assert table.match.name(seat) in words and states(table)[seat] == "acts" and states(table)[4 - seat] == "next"


@pytest.mark.parametrize("kinds", ["pb", "pbgb"])
def test_r4_4_the_button_that_ends_a_turn_says_whose_where_a_side_has_two(
    program: Program, drive: Driver, kinds: str
) -> None:
    table, t = in_turn(program, drive, kinds, 4), program.media.t
    words = parts(table).words
    for seat in range(0, len(kinds), 2):
        table.team.act_as(seat)
        of = t("creed.verb.end_turn.of", nation=words.nation(seat))
        assert table.buttons.primary.text == (of if len(kinds) == 4 else t("creed.verb.end_turn"))


@pytest.mark.slow
@pytest.mark.parametrize("text", ["exchange_give", "exchange_return"])
def test_r8_5_who_is_asked_in_an_exchange_reads_with_whom_it_is(program: Program, drive: Driver, text: str) -> None:
    seed = next(seed for seed in range(60) if _leads_to(program, seed, text))
    table = opened(program, drive, played(program.client, "pbgb", seed, asks(text)))
    assert table.asked is not None
    assert table.match.name((table.asked.seat + 2) % 4) in table.prompt.text


def _leads_to(program: Program, seed: int, text: str) -> bool:
    questions: list[Question] = played(program.client, "pbgb", seed, asks(text)).session.questions()
    return bool(questions) and questions[0].text == text


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r8_5_the_tokens_that_can_be_given_bear_their_names(program: Program, drive: Driver, language: str) -> None:
    program.client.set_language(language)
    seed = next(seed for seed in range(60) if _leads_to(program, seed, "exchange_give"))
    table = opened(program, drive, played(program.client, "pbgb", seed, asks("exchange_give")))
    tokens = [widget for widget in parts(table).tray.each() if isinstance(widget, TokenChoice)]
    assert tokens
    for token in tokens:
        assert token.words in token.hint().split("\n")[0]
        assert len(tokens) > 3 or program.media.theme.width(token.words, theme.SMALL) <= token.rect.width - ROOM


@pytest.mark.parametrize(("kinds", "read"), [("pbbb", True), ("pbgb", False)])
def test_c6_14_what_an_ally_does_is_read_where_nobody_here_does_it(
    program: Program, drive: Driver, kinds: str, read: bool
) -> None:
    title_table = in_turn(program, drive, kinds, 4).title_table
    event = Event(0, "moved", "R5.2", {"seat": 2})
    assert (title_table.read_ms(event) > 0) is read
    assert not title_table.read_ms(Event(0, "moved", "R5.2", {"seat": 0}))
