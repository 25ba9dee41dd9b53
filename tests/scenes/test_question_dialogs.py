"""C1.2, C6.4c: the dialogs that ask have one grammar of colours and keys."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.table_question import Foretold, confirmation
from scenes.program import Program
from scenes.shell.dialog import Answer, QuestionDialog, ask
from scenes.widgets.button import Button
from tests.scenes.conftest import Driver

said: list[str] = []
DEEDS = {
    "harmless": (("Delete", "bad", lambda: said.append("deed")), ("Keep", "plain", lambda: said.append("none"))),
    "golden": (("Buy", "gold", lambda: said.append("deed")), ("Not now", "plain", lambda: said.append("none"))),
    "three": (("End", "plain", lambda: said.append("deed")), ("Never ask", "plain", None),
              ("Back", "gold", lambda: said.append("none"))),
}  # fmt: skip


def asked(program: Program, answers: tuple[Answer, ...]) -> list[Button]:
    said.clear()
    question = ask(program.client, "Sure?", "It can't be taken back.", answers)
    buttons = [question.ui.find(f"answer.{i}") for i in range(len(answers))]
    return [button for button in buttons if isinstance(button, Button)]


@pytest.mark.parametrize(("name", "enter"), [("harmless", "none"), ("golden", "deed"), ("three", "none")])
def test_c1_2_gold_stands_on_what_enter_gives_and_danger_bears_a_sign(
    program: Program, drive: Driver, name: str, enter: str
) -> None:
    buttons = asked(program, DEEDS[name])
    golden = [button for button in buttons if button.kind == "gold"]
    assert golden == [drive.top.ui.focus]
    assert [button.icon == "ui/warning" for button in buttons] == [button.kind == "bad" for button in buttons]
    drive.frames(1, 300)
    drive.key(pygame.K_RETURN)
    assert said == [enter]


def test_c1_2_esc_gives_the_harmless_answer_wherever_gold_stands(program: Program, drive: Driver) -> None:
    asked(program, DEEDS["golden"])
    drive.key(pygame.K_ESCAPE)
    assert said == ["none"]


def test_c6_4c_a_key_that_comes_with_the_question_does_nothing_that_is_not_harmless(
    program: Program, drive: Driver
) -> None:
    asked(program, DEEDS["golden"])
    drive.key(pygame.K_RETURN)
    assert said == [] and isinstance(drive.top, QuestionDialog)


def test_c6_4c_questions_of_the_table_have_the_same_grammar(program: Program, drive: Driver) -> None:
    client = program.client
    for question, gold in (
        (confirmation(client, "All of it", "500", "All of it", lambda: None, "bad"), 1),
        (Foretold(client, "Fight", "60%", lambda: None, ()), 0),
    ):
        program.nav.stack.push(question, animated=False)
        kinds = [button.kind for i in range(2) if isinstance(button := question.ui.find(f"answer.{i}"), Button)]
        assert kinds[gold] == "gold" and kinds.count("gold") == 1
        assert question.ui.focus is question.ui.find(f"answer.{gold}")
        program.nav.stack.pop(animated=False)
