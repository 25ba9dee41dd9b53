"""C6.9, C6.14: what has ended a war of Creed is told in one sentence from the reader's side, with how both stood."""

from __future__ import annotations

import pytest

from scenes.program import Program
from scenes.table import ending_words
from scenes.table.result_scene import ResultScene
from scenes.table.result_words import lines
from scenes.titles.creed.ending import cause
from scenes.widgets.label import Label
from tests.gallery.creed_endings import decided

TOLD = {
    "besieged": "Aurand's Cavalry 4/3 destroyed tent L1/R1, and your last leader fell there: the Commander.",
    "assassinated": "Tarvok's assassins destroyed tent L1/R1, and your last leader fell there: the Commander.",
    "quiet": "", "limit": "", "judged": "",
    "won": "Your Cavalry 3/3 destroyed tent L3/R3, and Aurand's last leader fell there: the Commander.",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", TOLD)
def test_r10_1_r10_5_each_end_of_a_war_says_what_decided_it_from_the_own_side(program: Program, name: str) -> None:
    program.client.set_language("en")
    match = decided(program.client, name)
    told = cause(program.media, match)
    assert told.words.replace("\u00a0", " ") == TOLD[name]
    assert bool(told.place) is (name in ("besieged", "assassinated", "won"))
    own = "Your side : enemy" if name == "judged" else "You : enemy"
    assert told.figures.startswith(f"{own} – Leaders ") and " · Units " in told.figures
    judged = {"quiet": "Units 7 : 12", "limit": "Leaders 1 : 2", "judged": "Tents 3 : 4"}
    assert (f"{judged[name]} decided it" in told.figures) if name in judged else ("decided" not in told.figures)
    program.client.set_language("ko")
    korean = cause(program.media, match)
    assert korean.figures not in ("", told.figures) and bool(korean.words) is bool(told.words)


@pytest.mark.slow
def test_c6_9_the_result_of_a_lost_war_says_who_won_how_and_by_what(program: Program) -> None:
    program.client.set_language("en")
    match = decided(program.client, "limit")
    told = [line.words for line in lines(program.media, match, None, 932)]
    assert told[:2] == [
        "하늘지기 won · The round limit ended the war",
        "You : enemy – Leaders 1 : 2 decided it · Kings 0 : 1 · Tents 1 : 4 · Units 9 : 18",
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "score"), [("quiet", "units"), ("limit", "leaders"), ("judged", "tents")])
def test_c6_9_the_graph_opens_on_what_has_decided_a_compared_war(program: Program, name: str, score: str) -> None:
    scene = ResultScene(program.client, decided(program.client, name))
    assert scene.track.scores[scene.score] == score


@pytest.mark.slow
def test_c6_9_a_team_has_won_or_lost_and_has_no_places(program: Program) -> None:
    program.client.set_language("en")
    match = decided(program.client, "judged")
    assert [ending_words.placing(program.media, match, seat) for seat in range(4)] == ["Lost", "Won", "Lost", "Won"]
    scene = ResultScene(program.client, match)
    program.nav.stack.reset(scene, animated=False)
    words = [widget.text for widget in scene.ui.root.each() if isinstance(widget, Label)]
    assert words.count("Won") == words.count("Lost") == 2 and "#3" not in words
