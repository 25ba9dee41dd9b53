"""The guided first match of Creed (C6.10): it fits the rules, and what it says is true when it is said."""

from __future__ import annotations

import re

import msgspec
import pygame
import pytest

from game.core.ask import Option
from game.core.session import Session
from game.titles.creed.geometry import TENTS
from game.titles.creed.next_attack import threats
from game.titles.creed.view import SeatView
from scenes.media.texts import LANGUAGES, Texts
from scenes.program import Program
from scenes.table.table_scene import TableScene
from scenes.titles.creed.answer_tray import HEAD
from scenes.titles.creed.offers import ALONE
from scenes.tutorial import lesson, pointing
from scenes.tutorial.walk import walk
from scenes.widgets import placing
from scenes.widgets.button import Button
from tests.gallery.creed_tables import parts
from tests.gallery.lessons import at_step
from tests.scenes.conftest import Driver
from tests.scenes.lesson_play import KeyLesson, MouseLesson, Stubborn
from tests.scenes.test_keyboard_match import CreedPerson
from tests.titles.creed.screens.hands import click_place, press

ENDS = re.compile(r"[.!?…](?:\s|$)")


class Told:
    """The match when a step is told."""

    def __init__(self, session: Session) -> None:
        self.session = session.fork()
        self.events = session.events(0, lesson.LEARNER)
        self.view: SeatView = session.view(lesson.LEARNER)

    @property
    def points(self) -> int:
        """The learner's AP."""
        seat = self.view.seats[lesson.LEARNER]
        return seat.own + seat.white

    def enemies(self) -> set[str]:
        """Where the enemy's units stand."""
        return {unit.cell[1:] for unit in self.view.seats[1].units}

    def attack(self, key: str) -> dict[str | int, str | int]:
        """What an attack of the learner's tells of itself."""
        question = self.session.question(lesson.LEARNER)
        assert question is not None
        args = next(option.args for option in question.options() if option.key == key)
        return dict(zip(args[::2], args[1::2], strict=True))


def ready(option: Option) -> str:
    """The button of the tray that lays out what an option stands for, "" for none."""
    names = {"tent_preset": option.key, "unit_preset": option.key.partition("_")[0]}
    return f"tray.{names[option.verb]}" if option.verb in names else ""


class Mouse:
    """A hand on the mouse."""

    def __init__(self, drive: Driver) -> None:
        self.drive = drive

    def choose(self, table: TableScene, option: Option) -> None:
        laid = ready(option)
        if laid or option.key == "end_turn":
            names = [laid, "table-primary"] if laid else ["table-primary"]
        elif self.drive.has(f"tray.{option.key}"):
            names = [f"tray.{option.key}"]
        else:
            for ref in option.refs:
                self.press(table, ref)
            names = [f"order.{option.verb}"] if option.verb in ALONE else []
        for name in names:
            press(self.drive, name)

    def press(self, table: TableScene, ref: str) -> None:
        """A click on a tile of the hand, on a special action, or on a place of the board."""
        if ref.startswith("hand:"):
            self.drive.click(ref)
        elif ref.startswith("action:"):
            self.drive.click(f"action.{ref[7:]}")
        else:
            click_place(self.drive, table, ref)


class Keys:
    """Hands on the keyboard."""

    def __init__(self, person: CreedPerson) -> None:
        self.person = person

    def choose(self, table: TableScene, option: Option) -> None:
        laid = ready(option)
        if laid:
            self.person.push(laid)
            self.person.push("table-primary")
        else:
            self.person.make(table, option)

    def press(self, table: TableScene, ref: str) -> None:
        """The cursor goes there, then Enter."""
        self.person.go(table, ref)
        self.person.enter()


def keys_told() -> list[str]:
    """The text keys of the lesson in their order."""
    steps = lesson.load("creed").steps()
    return [f"creed.tutorial.{step.id}{after}" for step in steps for after in ("", "_after")[: 1 + step.after]]


@pytest.fixture(scope="module")
def told() -> dict[str, Told]:
    """The steps by their names; "" when the last one is done."""
    walked = walk(lesson.load("creed"))
    return {course.step.id if course.step is not None else "": Told(session) for course, session in walked}


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_every_step_is_told_in_two_sentences_at_most(language: str) -> None:
    texts = Texts(language).table()
    assert not [key for key in keys_told() if len(ENDS.findall(texts[key])) > 2]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "scale"), [("ko", 100), ("en", 130)])
def test_c6_10_the_lesson_is_played_with_the_mouse(
    program: Program, drive: Driver, language: str, scale: int
) -> None:
    program.client.set_language(language)
    program.client.set_scale(scale)
    player = MouseLesson(drive, Mouse(drive))
    outcome = player.play("creed").table.match.session.outcome
    assert outcome is not None and outcome.winners == [lesson.LEARNER]
    assert player.told == keys_told()


@pytest.mark.slow
def test_c6_10_nothing_that_is_tried_in_between_leads_astray(program: Program, drive: Driver) -> None:
    player = Stubborn(drive, Mouse(drive))
    player.play("creed")
    assert player.told == keys_told()


@pytest.mark.slow
def test_c6_10_the_lesson_is_played_with_the_keyboard(program: Program, drive: Driver) -> None:
    person = CreedPerson(drive, 5)
    player = KeyLesson(drive, Keys(person), person)
    player.play("creed")
    assert player.told == keys_told()


def test_c6_10_the_learner_wins_by_the_kings_fall(told: dict[str, Told]) -> None:
    session = told[""].session
    assert session.outcome is not None and session.outcome.winners == [lesson.LEARNER]
    assert [event.data["kind"] for event in told[""].events if event.kind == "leader_removed"][-1] == "king"


def test_r4_5_the_points_told_are_those_there_are(told: dict[str, Told]) -> None:
    steps = {"charge": 10, "carry": 3, "pass": 1, "king": 3}
    assert {step: told[step].points for step in steps} == steps


def test_r6_4_the_first_attack_is_of_six_against_four_and_an_unknown(told: dict[str, Told]) -> None:
    made = told["charge"].attack("field_attack:L3r1>1")
    assert (made["power"], made["defence_1"], made["targets"], made["falls_2"]) == (6, 4, 2, -1)


def test_r6_4_the_second_attack_is_weak_before_the_archer_is_seen(told: dict[str, Told]) -> None:
    before, after = (told[step].attack("field_attack:R3r1>1") for step in ("reveal", "equal"))
    assert (before["power"], after["power"], after["defence_1"]) == (3, 5, 5)


def test_r6_4_the_unit_that_is_deployed_holds_as_long_as_nothing_moves_up_to_support_the_cavalry(
    told: dict[str, Told],
) -> None:
    """What the guide recommends is true when it says so; only what the enemy does then changes it."""
    weak, strong = (threats(told[step].view, "1R1r1")[0].hits[0] for step in ("undo", "carry"))
    assert (weak.result, strong.result) == ("removed", "stays")


def test_r4_7_the_tent_is_refused_for_the_first_round(told: dict[str, Told]) -> None:
    refusal = told["ban"].session.why_not(lesson.LEARNER, "tent:1T33")
    assert refusal is not None and refusal.rule == "R4.7"


def test_r6_4_the_log_tells_of_the_ballista_and_the_tent(told: dict[str, Told]) -> None:
    events = told["log"].events
    assert [event.data["support"] for event in events if event.kind == "attacked"][-1] == 3
    assert [event.data["kind"] for event in events if event.kind == "tent_destroyed"] == ["blank"]


def test_r3_7_both_lines_that_are_guarded_in_a_hurry_lead_to_the_kings_tent_first(told: dict[str, Told]) -> None:
    assert told["guess"].enemies() - told["pass"].enemies() == {"R2r2", "L3r1"}
    ruins = {tent.tent for tent in told["guess"].view.seats[1].tents if tent.ruin}
    assert ruins == {"1T33", "1T13", "1T11"}


@pytest.mark.parametrize(("step", "key"), [("tents", "tray.vault"), ("units", "tray.charge")])
@pytest.mark.parametrize("laid", [True, False])
def test_c6_10_enter_leads_on_from_the_set_up_laid_out_by_hand_or_not(
    program: Program, drive: Driver, step: str, key: str, laid: bool
) -> None:
    table = at_step(program.client, "creed", step)
    drive.frames(40)
    if laid:
        press(drive, key)
    drive.key(pygame.K_RETURN)
    drive.frames(4)
    assert table.course.step is not None and table.course.step.id != step


@pytest.mark.parametrize("step", ["tents", "units"])
def test_c6_10_enter_alone_lays_out_and_confirms(program: Program, drive: Driver, step: str) -> None:
    table = at_step(program.client, "creed", step)
    drive.frames(40)
    table.ui.set_focus(pointing.widget_of(table, table.course.points[0]), True)
    for _ in range(2):
        drive.key(pygame.K_RETURN)
        drive.frames(4)
    assert table.course.step is not None and table.course.step.id != step


def test_c6_10_enter_on_a_unit_leads_to_the_order_that_is_told(program: Program, drive: Driver) -> None:
    table = at_step(program.client, "creed", "reveal")
    board = parts(table).board
    table.ui.set_focus(board, True)
    board.go("cell:0R3r3")
    for _ in range(2):
        drive.key(pygame.K_RETURN)
        drive.frames(4, 100)
    assert table.course.step is not None and table.course.step.id == "equal"


def test_c6_10_large_letters_leave_the_units_in_sight_where_a_hand_can_give_way(program: Program) -> None:
    program.client.set_scale(130)
    for step in ("lines", "equal", "undo", "rumour", "commander", "reinforce", "assassin", "king"):
        board = parts(table := at_step(program.client, "creed", step)).board
        units = [place for ref in board.shown.pieces.units if (place := board.place_of(ref)) is not None]
        assert not placing.hidden(table.plate.rect, units), step


def test_c6_10_a_plate_lies_on_no_tent_and_on_no_tile_of_the_hand(program: Program) -> None:
    steps = ("tents", "units", "points", "reveal", "rumour", "commander", "guess", "over")
    for step in steps:
        table = at_step(program.client, "creed", step)
        plate, board = table.plate.rect, parts(table).board
        tents = [f"tent:{seat}{tent}" for seat in (0, 1) for tent in TENTS]
        looked_at = [*(board.place_of(ref) for ref in tents), *(slot.rect for slot in parts(table).hand.slots)]
        assert not [place for place in looked_at if place is not None and place.colliderect(plate)], step


def test_c6_10_a_plate_lies_on_no_unit_where_the_board_has_room_beside_them(program: Program) -> None:
    for step in ("order", "charge", "reveal", "equal", "carry", "tracker", "commander", "reinforce", "camp", "pass"):
        table = at_step(program.client, "creed", step)
        assert not placing.hidden(table.plate.rect, table.title_table.pieces()), step


def test_c6_10_the_tip_of_what_is_to_be_clicked_lies_beside_what_the_lesson_says(
    program: Program, drive: Driver
) -> None:
    table = at_step(program.client, "creed", "ban")
    program.nav.stack.reset(table, animated=False)
    drive.frames(4)
    board = parts(table).board
    tents = [ref for ref in board.shown.space.squares if ref.startswith("tent:1")]
    told = 0
    for ref in tents:
        board.point(ref)
        board.open_tip()
        if board.tip_plate.shown is not None:
            told += 1
            assert not board.tip_plate.shown[1].colliderect(table.plate.rect), ref
    assert told > 1 and table.plate.visible


@pytest.mark.parametrize("step", ["deploy", "log", "rumour", "siege", "assassin", "guess", "king", "won", "leave"])
def test_c6_10_the_unit_that_guards_the_last_own_line_is_never_under_a_plate(program: Program, step: str) -> None:
    table = at_step(program.client, "creed", step)
    place = parts(table).board.place_of("cell:0R1r1")
    assert place is not None and not place.colliderect(table.plate.rect)


def test_c6_10_a_plate_leaves_the_special_actions_free(program: Program) -> None:
    for step in ("lines", "move", "second", "siege", "guess", "over", "king"):
        table = at_step(program.client, "creed", step)
        assert not table.plate.rect.colliderect(parts(table).actions.rect), step


def test_r8_3_the_tray_tells_how_many_of_the_fallen_can_still_be_taken(program: Program, drive: Driver) -> None:
    """Two lie there, though three might be taken."""
    for step, left, first in (("engine", 2, ".first"), ("back", 1, "")):
        table = at_step(program.client, "creed", step)
        assert parts(table).tray.heading == program.media.t(f"creed.tray.fallen{first}", n=left)


def test_r8_3_the_tray_never_tells_more_than_lie_in_the_pile(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_step(program.client, "creed", "engine")
    words, question = parts(table).words, table.asked
    assert question is not None
    secrets = tuple(msgspec.structs.replace(one, fallen=(("infantry_1", 1),)) for one in words.view.secrets)
    monkeypatch.setattr(type(words), "view", msgspec.structs.replace(words.view, secrets=secrets))
    assert words.more_fallen(question) == 1


def test_c6_4_a_fallen_unit_is_told_by_the_inspector_and_by_a_plate_only_while_a_page_is_pinned(
    program: Program, drive: Driver
) -> None:
    table = at_step(program.client, "creed", "engine")
    tile, inspector = drive.find("tray.siege_engine"), parts(table).inspector
    assert not tile.hint() and program.media.t("creed.kind.siege_engine") in tile.spoken()
    table.ui.set_hover(tile)
    assert inspector.ref == "hand:siege_engine"
    table.subject.begin()
    assert inspector.ref == "hand:siege_engine", "the step points at it"
    inspector.inspect("hand:siege_engine")
    assert program.media.t("creed.kind.siege_engine") in tile.hint()


def test_c6_10_no_ring_around_a_fallen_unit_lies_on_the_heading_of_the_tray(program: Program) -> None:
    table = at_step(program.client, "creed", "engine")
    tray = parts(table).tray
    rings = [area for _, area in table.plate.pointer.rings]
    assert rings and not [ring for ring in rings if ring.inflate(-24, -24).top < tray.rect.y + HEAD]


def test_c6_10_the_last_plate_says_that_it_ends_the_lesson(program: Program) -> None:
    words = {step: button_of(at_step(program.client, "creed", step)) for step in ("ends", "leave")}
    assert words == {"ends": program.media.t("tutorial.next"), "leave": program.media.t("tutorial.finish")}


def button_of(table: TableScene) -> str:
    """The words on the button that leads on."""
    button = table.ui.find("lesson.next")
    assert isinstance(button, Button)
    return button.text


def test_c6_10_the_page_of_the_own_king_stays_while_its_safety_is_explained(program: Program) -> None:
    table = at_step(program.client, "creed", "camp", after=True)
    assert parts(table).inspector.ref == "tent:0T11"


@pytest.mark.parametrize("language", LANGUAGES)
def test_c6_10_the_hidden_unit_whose_odds_are_told_is_in_sight_while_one_aims(
    program: Program, drive: Driver, language: str
) -> None:
    program.client.set_language(language)
    table = at_step(program.client, "creed", "charge")
    board = parts(table).board
    click_place(drive, table, "cell:0L3r1")
    drive.frames(5, 100)
    aimed, hidden = (board.place_of(ref) for ref in ("cell:1R3r1", "cell:1R3r3"))
    assert aimed is not None and hidden is not None
    drive.move(aimed.center)
    drive.frames(5, 100)
    assert board.orders.visible and table.plate.rect.collidelist([aimed, hidden]) < 0


@pytest.mark.parametrize("step", ["charge", "equal", "siege", "king"])
def test_c6_10_a_plate_leaves_the_orders_of_the_chosen_unit_free(program: Program, drive: Driver, step: str) -> None:
    program.client.set_language("en")
    table = at_step(program.client, "creed", step)
    board = parts(table).board
    for unit in [ref for ref in board.shown.pieces.units if ref.startswith("cell:0")]:
        click_place(drive, table, unit)
        drive.frames(5, 100)
        assert not (board.orders.visible and table.plate.rect.colliderect(board.orders.rect)), unit


@pytest.mark.parametrize("language", LANGUAGES)
def test_r10_3_what_ends_a_war_without_losses_counts_a_fortress_token_as_one(language: str) -> None:
    texts = Texts(language).table()
    token = texts["creed.fact.fortress"].lower().removesuffix("s")
    assert token in texts["creed.tutorial.ends"].lower()
