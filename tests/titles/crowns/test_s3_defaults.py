"""Section 3. What time answers where nobody does; what is answered without asking."""

from __future__ import annotations

from game.titles.crowns.marshalling import marshal_options
from tests.titles.crowns.play import Play


def test_s3_a_duplicate_saves_an_absent_players_character() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "hc03", kneeling=True)
    play.put(1, "hc03", on="hc03", duplicate=True)
    play.fight("military", "al12")
    assert (play.kinds(1, "play"), play.kinds(1, "discard")) == (["hc03"], ["hc03"])


def test_s3_an_absent_player_passes_everything_else() -> None:
    play = Play()
    play.put(0, "al12")
    play.put(1, "rw04", kneeling=False)
    play.put(1, "nt12", kneeling=True)
    play.fight("military", "al12")
    assert play.kinds(1, "dead") == ["nt12"]


def test_s3_claim_military_takes_the_cheapest_then_the_weakest_then_the_barest() -> None:
    play = Play()
    play.put(0, "al12")
    for kind in ("al06", "al07", "nt04"):
        play.put(1, kind, kneeling=True)
    play.put(1, "nt19", on="nt04")
    play.put(1, "nt24", on="nt04")
    play.fight("military", "al12", stop="claim_military")
    assert play.named(play.question.default()) == "card:nt04"


def test_s3_reserve_discard_takes_the_cheapest_but_never_the_last_character() -> None:
    play = Play(phase="taxation")
    play.hand(0, "nt12", *["al14"] * 5)
    play.run_to(("taxation",))
    assert play.named(play.question.default()) == "card:al14"


def test_s3_a_sacrifice_takes_the_cheapest() -> None:
    play = Play()
    play.put(0, "al05")
    play.put(0, "al08")
    play.put(1, "nt12")
    play.put(1, "nt05")
    play.hand(0, "al23")
    play.gold(0, 2)
    play.run_to(("actions", 0, 0))
    play.session.answer(0, play.offered("use:")[0])
    assert play.named(play.question.default()) == "card:al08"


def test_s3_plot_select_takes_the_most_gold_and_is_asked_even_with_one_plot() -> None:
    play = Play(phase="plot")
    play.plots(0, "pl02")
    play.plots(1, "pl02", "pl03", "pl14")
    play.run_to(("plot",))
    assert [play.named(question.default()) for question in play.questions] == ["plot:pl02", "plot:pl14"]


def test_s3_a_question_with_a_single_option_is_not_asked() -> None:
    play = Play()
    play.hand(0, "al05")
    assert [option.key for option in marshal_options(play.state, 0)] == ["done"]
    play.run_to(("marshal", 0))
    assert play.questions == []


def test_s3_attach_host_takes_the_strongest() -> None:
    play = Play()
    play.put(0, "nt12")
    play.put(0, "al12")
    play.put(0, "al05")
    play.hand(0, "nt19")
    play.gold(0, 1)
    play.marshal(0, "marshal:nt19")
    assert play.card("nt19").host == play.n("al12")


def test_s3_the_first_player_is_by_default_the_winner_of_initiative() -> None:
    play = Play(3)
    play.reveal("pl01", "pl02", "pl01")
    assert play.state.first == 1
