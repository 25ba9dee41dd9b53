"""C6.9: what the graph of the result remembers of Creed."""

from __future__ import annotations

from game.match.chart import chart_of
from tests.titles.creed.play import Play


def test_c6_9_a_leader_who_falls_and_is_appointed_anew_within_a_round_is_remembered() -> None:
    play, chart = Play(), chart_of("creed")
    chart.sample(play.session)
    play.ruin(0, "T12")
    chart.sample(play.session)
    play.answer("appoint:0T22")
    chart.sample(play.session)
    assert [(sample.round, sample.values[0][0]) for sample in chart.samples] == [(2, 1000), (2, 500)]
