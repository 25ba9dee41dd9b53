"""Ankh in words (C1.3, C6.4a): every event and every option of random matches has its sentence, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.rng import Stream
from game.core.session import Session
from game.titles.ankh import SPEC
from game.titles.ankh.boards import PLANS
from game.titles.ankh.content import GODS
from scenes.titles.ankh.events import EVENTS
from scenes.titles.ankh.log_lines import told
from scenes.titles.ankh.words import Words
from tests.titles.ankh.play import Play

if TYPE_CHECKING:
    from scenes.program import Program

ANSWERS = 400


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("scenario", ["two_lands", "delta", "five_nomes"])
def test_c1_3_everything_that_happens_and_is_offered_has_its_words(
    program: Program, language: str, scenario: str
) -> None:
    program.client.set_language(language)
    stream, gods = Stream(3, "gods"), list(GODS)
    stream.shuffle(gods)
    session = Session(SPEC, [{"god": name} for name in gods[: PLANS[scenario].players]], {"scenario": scenario}, 5)
    sprites, seen = program.media.sprites, 0
    for _ in range(ANSWERS):
        if session.outcome is not None:
            break
        question = stream.pick(session.questions())
        words = Words(program.media, view=session.view(question.seat))
        assert words.ask(question)[0]
        for option in question.options():
            face = words.face(question, option)
            assert face.text and "{" not in face.text
        session.answer(question.seat, stream.pick(question.options()).key)
        words = Words(program.media, view=session.view(None))
        for event in session.events(seen, None):
            seen = event.no + 1
            line = told(event, words)
            assert line.text and "{" not in line.text and event.kind in EVENTS, event.kind
            icon = EVENTS[event.kind].icon_of(event, sprites.has)
            assert sprites.has(icon), (event.kind, icon)


def test_r12_1_a_merged_god_is_called_by_both_names(program: Program) -> None:
    play = Play("delta")
    view = play.session.view(0)
    words = Words(program.media, view=view)
    t = program.media.t
    assert words.god(0) == t(f"ankh.god.{view.gods[0].names[0]}")
    assert words.god(-1) == "-"
