"""C6.9, C6.13. A match of Crowns in which somebody gives up: who is out at the table, and the result's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.match.proposals import CONCEDE
from game.titles.crowns.content import WIN
from scenes.table import ending_words
from scenes.table.result_scene import ResultScene
from scenes.titles.crowns.totals import totals
from tests.gallery.crowns_tables import asks, conceded, found, parts, played
from tests.gallery.tables import table

if TYPE_CHECKING:
    from scenes.program import Program


@pytest.mark.parametrize(("kinds", "focus"), [("pg", -1), ("pbbb", -1), ("pbbb", 1)])
def test_out_of_the_game_lies_on_no_number_and_no_crown(program: Program, kinds: str, focus: int) -> None:
    match = conceded(program.client, kinds)
    scene = table(program.client, match)
    title = parts(scene)
    if focus >= 0:
        title.areas.focus_on(focus)
    for language in ("en", "ko"):
        program.client.set_language(language)
        plate = title.areas.areas[1].plate
        assert plate.content is not None and plate.content.player.out
        place = plate.out_place()
        others = [*(fact.rect for fact in plate.facts), plate.crest.rect]
        others += [plate.crown_place()] * plate.tall  # a low plate draws none
        assert plate.rect.contains(place) and place.collidelist(others) < 0
        assert not plate.office.visible and not plate.agenda.visible


@pytest.mark.parametrize("language", ["en", "ko"])
def test_c6_13_a_duel_says_once_and_by_name_who_conceded(program: Program, language: str) -> None:
    program.client.set_language(language)
    media = program.client.media
    match = found(program.client, "pg", asks("marshal", 0, 1))
    match.propose(CONCEDE, 1)
    told = [ending_words.reason(media, match), ending_words.line(media, match)]
    assert match.name(1) in told[0] and match.name(1) not in told[1]
    assert told[0] != media.t("crowns.outcome.conceded") and told[1] != media.t("result.gave_up", name=match.name(1))
    alone = found(program.client, "pb", asks("marshal", 0, 1))
    alone.propose(CONCEDE, 0)
    assert ending_words.reason(media, alone) == media.t("crowns.outcome.conceded.two.you")


def test_c6_13_where_more_than_two_played_all_others_are_told(program: Program) -> None:
    match = found(program.client, "pgg", asks("marshal", 0, 1))
    for seat in (1, 2):
        match.propose(CONCEDE, seat)
    media = program.client.media
    assert match.over and ending_words.reason(media, match) == media.t("crowns.outcome.conceded")


def test_c6_9_the_result_opens_on_power_and_counts_in_power_and_characters(program: Program) -> None:
    match = played(program.client, "pb", 3)
    view = match.session.view(None)
    result = ResultScene(program.client, match)
    program.nav.stack.reset(result, animated=False)
    assert match.session.spec.track.scores[result.score] == "power"
    told = totals(program.client.media, match)
    assert told.values[0] == tuple(str(player.power) for player in view.players)
    assert told.axis[0][2] == str(WIN) and "%" not in "".join(result.graph.value(seat) for seat in (0, 1))
    assert told.decided.count(told.values[0][match.session.outcome.winners[0]]) >= 1  # type: ignore[union-attr]


def test_c6_13_at_the_end_of_one_round_the_graph_says_what_everybody_has(program: Program) -> None:
    match = found(program.client, "pg", asks("marshal", 0, 1))
    match.propose(CONCEDE, 1)
    result = ResultScene(program.client, match)
    program.nav.stack.reset(result, animated=False)
    assert [result.graph.value(seat) for seat in (0, 1)] == list(totals(program.client.media, match).values[0])
    result.draw(pygame.Surface((1920, 1080)))


def test_c6_9_what_decided_a_council_tells_everybody_by_rank(program: Program) -> None:
    match = played(program.client, "pbbb", 4)
    told, outcome = totals(program.client.media, match), match.session.outcome
    assert outcome is not None and len(outcome.winners) == 1
    told_by_rank = sorted(range(4), key=lambda seat: outcome.ranks[seat])
    places = [told.decided.index(f"{match.name(seat)} {told.values[0][seat]}") for seat in told_by_rank]
    assert places == sorted(places)
