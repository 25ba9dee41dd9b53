"""Section 10. What a newcomer is told: what a plot's numbers are for, why one is asked, what a phase is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.match.proposals import CONCEDE
from game.titles.crowns.content import FACES
from game.titles.crowns.notation import PHASES
from game.titles.crowns.view import VALUES
from scenes.replay.replay_scene import ReplayScene, load
from scenes.titles.crowns.card_now import rulings
from tests.gallery.crowns_tables import Wanted, asks, found, parts
from tests.gallery.tables import table
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from scenes.program import Program
    from scenes.table.match import Match
    from tests.scenes.conftest import Driver


@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_plot_says_in_words_what_each_of_its_numbers_is_for(program: Program, language: str) -> None:
    program.client.set_language(language)
    scene = table(program.client, found(program.client, "pb", asks("marshal", 0, 2)))
    words, media = parts(scene).words, program.media
    plots = [kind for kind, face in FACES.items() if face.type == "plot"]
    shown = scene.view.players[1].revealed
    for ref in (f"kind:{plots[0]}", f"card:{shown.number}"):
        rows = rulings(words, ref)
        assert [row.icon for row in rows] == [f"crowns/icon/{name}" for name in VALUES]
        assert all(media.t(f"crowns.value.{name}") in row.text for name, row in zip(VALUES, rows, strict=True))
    for row, value in zip(rulings(words, f"card:{shown.number}"), shown.values, strict=True):
        assert str(value) in row.text


def test_r6_3_an_action_window_says_when_it_is_and_what_can_be_used(program: Program) -> None:
    scene = table(program.client, found(program.client, "pb", asks("action_window", 0, 1)))
    words = parts(scene).words
    question = next(one for one in scene.match.session.questions() if one.seat == 0)
    _, hint = words.prompt(question)
    named = [words.card(str(option.args[1])).partition(",")[0] for option in question.options() if option.args]
    assert named and (all(name in hint for name in named) or str(len(set(named))) in hint)


@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_phase_has_a_gloss_that_its_row_has_room_for(program: Program, language: str) -> None:
    program.client.set_language(language)
    scene = table(program.client, found(program.client, "pb", asks("marshal", 0, 1)))
    type_ = program.media.theme
    for phase, row in zip(PHASES, parts(scene).phases.rows, strict=True):
        name, means = (program.media.t(f"crowns.phase.{phase}{end}") for end in ("", ".means"))
        room = row.rect.width - 38 - 8 - 10 - type_.width(name, 20, True)
        assert type_.width(means, type_.least) <= room, (phase, room)


def test_a_click_on_a_card_while_others_choose_enlarges_it_and_leaves_the_prompt(
    program: Program, drive: Driver
) -> None:
    scene = hands.opened(program, drive, found(program.client, "pb", asks("marshal", 0, 2)))
    title = parts(scene)
    scene.asked = None
    ref = title.hand.slots[0].ref
    title.calls.choose(ref)
    assert title.zoom.pinned and title.zoom.ref == ref and not scene.prompt.refusal


def test_c6_14_the_board_of_the_end_lies_as_one_sat(program: Program, drive: Driver) -> None:
    """Everything is uncovered, and the own cards lie below, with the own numbers above."""
    home = program.home
    home.profile = home.store.create_profile("Ember", "profile/1")
    match = found(program.client, "pg", asks("marshal", 0, 2))
    match.seat(1).name, match.seat(0).name = "Ember", "Ash"
    match.seat(1).profile_uid = home.profile.uid
    match.propose(CONCEDE, 1)
    match.flush()
    scene = ReplayScene(program.client, load(program.client, match.replay_id), ended=True)
    program.nav.stack.reset(scene, animated=False)
    drive.frames(3, 100)
    title = parts(scene)
    assert scene.viewer is None and scene.team.below == 1
    areas, view = title.areas.areas, scene.view
    assert areas[1].rect.y > areas[0].rect.y
    assert list(title.plots.spots) == [0, 1]
    crown = next(part for part in title.parts if getattr(part, "name", "") == "crown")
    assert crown.content == (1, view.players[1].power)  # type: ignore[attr-defined]
    assert len(title.hand.slots) == view.players[1].hand_count


def test_r10_3_a_window_before_a_seats_challenges_does_not_speak_of_the_phases_end(program: Program) -> None:
    """That of R9.9 tells who has marshalled; only the last one of a phase stands before its end."""
    t = program.media.t
    for phase, seen in (("marshalling", "marshalled"), ("challenges", "challenges")):
        scene = table(program.client, found(program.client, "pb", _window(phase)))
        words = parts(scene).words
        question = next(one for one in scene.match.session.questions() if one.seat == 0)
        seat, key = int(question.about.get("seat", scene.view.active)), f"crowns.ask.action_window.{seen}"
        said = t(f"{key}.own") if seat == 0 else t(key, seat=words.name(seat))
        hint = words.prompt(question)[1]
        ends = t("crowns.ask.action_window.phase", phase=t(f"crowns.phase.{phase}"))
        assert hint.startswith(said) and ends not in hint


def _window(phase: str) -> Wanted:
    """An action window of seat 0 outside a challenge, in the challenges phase one before somebody's choice."""

    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        return match.session.view(0).challenge is None and any(
            one.seat == 0 and one.text == "action_window" and one.about["phase"] == phase
            and ("seat" in one.about or phase != "challenges") for one in questions)  # fmt: skip

    return wanted
