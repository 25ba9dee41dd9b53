"""C6.9, C6.14: what has ended a match of Realigious is told in one sentence from the reader's side."""

from __future__ import annotations

import pytest

from game.core.errors import MatchEnds
from game.core.state import Outcome
from game.match.proposals import CONCEDE
from game.titles.realigious.victory import eliminate, win
from scenes.program import Program
from scenes.table import ending_words
from scenes.table.result_words import lines
from scenes.titles.realigious.ending import cause
from scenes.titles.realigious.totals import totals
from tests.gallery import realigious_tables
from tests.gallery.realigious_endings import ENDINGS, decided

TOLD = {
    "found": "Sandglass found the deciding relic at (5, 6) (relics 4/4).",
    "taken": "Sandglass took your last relic by the power of Abukaros (relics 6, 5 needed).",
    "streak": "Wide_Meadow_16ch had three successes in a row and took Sandglass's last relic (relics 5/5).",
    "fragment": "하늘지기 used The Last Fragment and gained the deciding relic from (7, 2) (relics 4/4).",
    "won": "You found the deciding relic at (2, 5) (relics 4/4).",
    "watched": "Sandglass used The Last Fragment and took 하늘지기's last relic (relics 4/4).",
    "converted": "Sandglass converted (6, 5) and reached 3,359 believers (goal: 3,334).",
    "fought": "Wide_Meadow_16ch won the combat against you at (4, 7) and reached 5,030 believers (goal: 5,000).",
    "icon": "하늘지기 received believers from the Icon at (7, 5) and reached 3,395 (goal: 3,334).",
    "praised": "하늘지기 used What the Right Hand Does and reached a reputation of 100%.",
    "school": "하늘지기 gained reputation from the School at (7, 5) and reached 100%.",
    "fallen": "Sandglass used Simple Prank and took Wide_Meadow_16ch's last reputation.",
    "together": "달무리 won with the most tiles (10), as the last reputations all fell to 0 at once.",
    "judged": "Wide_Meadow_16ch came out furthest ahead, by relics, when the last cycle (40) ended.",
}


def plain(words: str) -> str:
    """With plain spaces."""
    return words.replace("\u00a0", " ")


@pytest.mark.slow
@pytest.mark.parametrize("name", ENDINGS)
def test_c6_14_each_way_to_win_says_who_did_it_with_what_where_and_to_whom(program: Program, name: str) -> None:
    program.client.set_language("en")
    match = decided(program.client, name)
    told = cause(program.media, match)
    assert plain(told.words) == TOLD[name]
    if told.place:
        tile, n = int(told.place.removeprefix("tile:")), match.session.view(None).n
        assert plain(told.spot) == f"({tile % n + 1}, {tile // n + 1})" and told.spot in told.words
    program.client.set_language("ko")
    assert cause(program.media, match).words not in ("", told.words)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["converted", "fought", "icon"])
def test_c6_15_the_cause_of_a_religious_victory_says_how_many_believers_there_are(program: Program, name: str) -> None:
    match = decided(program.client, name)
    view = match.session.view(None)
    has, goal = view.seats[match.session.outcome.winners[0]].believers, view.believers_target
    for language in ("en", "ko"):
        program.client.set_language(language)
        words = cause(program.media, match).words
        assert has > goal and f"{has:,}" in words and f"{goal:,}" in words, words


@pytest.mark.slow
def test_r2_11_the_end_by_judgement_tells_how_everybody_stood(program: Program) -> None:
    match = decided(program.client, "judged")
    view, figures = match.session.view(None), cause(program.media, match).figures
    alive = [seat.seat for seat in view.seats if seat.alive]
    assert [figures.count(match.name(seat)) for seat in alive] == [1] * (figures.count(" · ") + 1)
    winner = match.session.outcome.winners[0]
    assert figures.startswith(match.name(winner))


@pytest.mark.slow
def test_r2_11_the_last_blow_says_what_the_share_of_the_winner_is_of(program: Program) -> None:
    """The chart has the reputation, the judgement its share of the way: both stand in one line."""
    program.client.set_language("en")
    match = realigious_tables.played(program.client, "pbbb", 1)
    winner = match.session.outcome.winners[0]
    assert match.session.outcome.reason == "win_judgement:social"
    first = cause(program.media, match).figures.partition(" · ")[0]
    reputation = match.session.view(None).seats[winner].reputation
    share = 20 * (reputation - 50)
    assert first == f"{match.name(winner)}: reputation {reputation}% = {share // 10}.{share % 10}% of the way"


@pytest.mark.slow
def test_r2_9_where_tiles_decide_they_stand_in_the_last_blow_and_in_the_standings(program: Program) -> None:
    match = decided(program.client, "together")
    view, winner = match.session.view(None), match.session.outcome.winners[0]
    owned = {seat.seat: sum(tile.owner == seat.seat for tile in view.tiles) for seat in view.seats}
    figures, told = cause(program.media, match).figures, totals(program.media, match)
    assert told is not None and f"{match.name(winner)} {owned[winner]}" in figures
    assert [told.places[seat.seat][1] for seat in view.seats] == [
        str(owned[seat.seat]) if seat.alive else "" for seat in view.seats
    ]


@pytest.mark.slow
def test_c6_9_the_result_says_the_same_as_the_last_blow_and_how_the_reader_was_out_before(program: Program) -> None:
    program.client.set_language("en")
    match = decided(program.client, "fallen")
    told = [line.words for line in lines(program.media, match, None, 932)]
    assert told[0] == "Sandglass won · Survival victory"
    assert told[1:3] == ["Sandglass used Spell of Doom and took your last reputation.", TOLD["fallen"]]


@pytest.mark.slow
def test_c6_14_a_relic_that_is_taken_in_the_end_names_whose_it_was(program: Program) -> None:
    """R15.8. From somebody who still has one it is no last relic."""
    program.client.set_language("en")
    match = decided(program.client, "taken")
    state = match.session.table.state
    next(relic for relic in state.relics if relic.holder == match.session.outcome.winners[0]).holder = 2
    assert "took relics from you by the power of Abukaros" in cause(program.media, match).words


@pytest.mark.parametrize(("kind", "reader", "words"), [
    ("conceded", 0, "You conceded this match."), ("conceded", 1, "하늘지기 conceded."),
])  # fmt: skip
def test_c6_13_who_gave_up_is_the_cause_of_the_end(program: Program, kind: str, reader: int, words: str) -> None:
    program.client.set_language("en")
    match = realigious_tables.played(program.client, "pg", 4, realigious_tables.asks("move", 0, 9))
    match.give_up_side(CONCEDE, 0)
    match.seats[1 - reader].kind = "bot"
    assert ending_words.cause(program.media, match).words == words


def test_r2_5_who_is_out_without_a_known_reason_has_no_reputation_left(program: Program) -> None:
    program.client.set_language("en")
    match = realigious_tables.played(program.client, "pb", 4, realigious_tables.asks("move", 0, 3))
    table = match.session.table
    eliminate(table, 0)
    with pytest.raises(MatchEnds):
        win(table, 1, "win_survival")
    assert isinstance(match.session.outcome, Outcome)
    told = cause(program.media, match).words
    assert told.startswith("You ") or "your last reputation" in told
