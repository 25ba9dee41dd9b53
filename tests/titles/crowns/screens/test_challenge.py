"""R10, R19. What stands on the screen before a challenge is chosen, and who can't be challenged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.titles.crowns.forecast import able, attacked
from scenes.titles.crowns.asking_rows import AttackButton, Barred
from tests.gallery.crowns_tables import found, helped, parts, supported, table

if TYPE_CHECKING:
    from scenes.program import Program


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
