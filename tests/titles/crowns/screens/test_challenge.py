"""R10, R19. What stands on the screen before a challenge is chosen, and who can't be challenged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.titles.crowns.forecast import able, attacked
from game.titles.crowns.state import NOBODY
from scenes.titles.crowns.asking_rows import AttackButton, Barred
from scenes.titles.crowns.challenge import EMPTY, ChallengePanel
from tests.gallery.crowns_tables import asks, found, helped, parts, played, supported, table
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from scenes.program import Program
    from scenes.table.match import Match
    from tests.scenes.conftest import Driver


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r19_5_who_is_supported_stands_barred_with_the_reason(program: Program, language: str) -> None:
    program.client.set_language(language)
    scene = table(program.client, found(program.client, "pbbb", supported))
    view, panel = scene.view, next(one for one in parts(scene).dialogs.panels if one.visible)
    barred = [one for one in panel.each() if isinstance(one, Barred)]
    attacks = [one for one in panel.each() if isinstance(one, AttackButton)]
    whole = [one for one in barred if not one.fight]
    assert [one.text for one in whole] == [scene.match.seat(seat).name for seat in view.players[0].supports]
    theirs = [parts(scene).words.card(view.players[seat].office) for seat in view.players[0].supports]
    assert all(office in one.hint() for one, office in zip(whole, theirs, strict=True))
    assert not any(one.enabled for one in barred) and all(one.why for one in barred)
    assert not [1 for one in whole for other in attacks if one.rect.colliderect(other.rect)]
    assert len(barred) - len(whole) + len(attacks) == 3 * (len(view.players) - 1 - len(whole)), "no place is empty"


def test_r19_3_the_office_is_in_every_sum_before_the_declaring(program: Program) -> None:
    scene = table(program.client, found(program.client, "pbb", helped))
    view, look = scene.view, parts(scene).band.panel.content
    assert look is not None
    picked = look.challenge.attackers
    plain = sum(piece.strength for piece in view.players[0].play if piece.number in picked)
    assert look.attack == plain + 2
    office = view.players[0].office
    assert [term.text for term in look.challenge.attack_terms][-1] == office
    kind, other = look.challenge.kind, look.challenge.defender
    defenders = able(view.players[other], kind, "defend")
    whole = attacked(view, kind, 0, other, picked, defenders).defence
    assert (look.answering.able, look.answering.strength) == (len(defenders), whole)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r10_8_once_nobody_defends_no_character_is_said_to_answer(program: Program, language: str) -> None:
    program.client.set_language(language)

    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        return asks("defenders")(match, questions) and len(questions[0].options()) > 1

    def acts_then(match: Match) -> bool:
        """Somebody may act once it is said that nobody defends."""
        then = match.session.fork()
        then.answer(0, "done")
        fight = then.view(0).challenge
        return fight is not None and fight.winner == NOBODY

    matches = (played(program.client, "pg", seed, wanted) for seed in range(1, 60))
    match = next(match for match in matches if not match.over and acts_then(match))
    before = parts(table(program.client, match)).band.panel
    assert before.content is not None
    assert not before.content.defended
    assert before.media.t("crowns.fight.answers", **_counted(before)) in before._told()
    match.answer(0, "done")
    after = parts(table(program.client, match)).band.panel
    assert after.content is not None
    assert after.content.answering.able
    assert after.content.defended
    assert after.media.t("crowns.fight.answers_declared", **_counted(after)) in after._told()


def _counted(panel: ChallengePanel) -> dict[str, int]:
    """What still answers, as the panel has counted it."""
    assert panel.content is not None
    able, strength, gold, hand, _ = panel.content.answering
    return {"n": able, "strength": strength, "gold": gold, "hand": hand}


def test_s10_the_bar_of_both_sums_is_nobodys_while_both_are_0(program: Program) -> None:
    """Before anybody attacks no colour of a seat stands there."""
    scene = table(program.client, found(program.client, "pb", asks("attackers", 0, 1)))
    panel = parts(scene).band.panel
    assert panel.content is not None and (panel.content.attack, panel.content.defence) == (0, 0)
    out = pygame.Surface((1920, 1080))
    panel.draw(out)
    at = (panel.rect.centerx, panel.rect.y + 14)
    assert out.get_at(at)[:3] == EMPTY
    panel.content = panel.content._replace(attack=1)
    panel.draw(out)
    assert out.get_at(at)[:3] != EMPTY


def test_c1_2_the_keyboard_on_a_kind_takes_the_enlarged_card_away(program: Program, drive: Driver) -> None:
    """What the pointer had rested on does not lie beside what the keys tell about; what was clicked to stay does."""
    scene = hands.opened(program, drive, found(program.client, "pb", asks("challenge_choice", 0, 2)))
    title = parts(scene)
    ref = next(f"card:{piece.number}" for piece in scene.view.players[0].play)
    title.zoom.wanted = ref
    title.zoom._show(ref)
    assert title.zoom.visible
    drive.key(pygame.K_TAB)
    assert isinstance(scene.ui.focus, AttackButton) and not title.zoom.visible
    title.zoom.inspect(ref)
    drive.key(pygame.K_TAB)
    assert title.zoom.visible
