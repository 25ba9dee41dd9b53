"""5.10. Every number of every local god."""
from __future__ import annotations

import pytest

from game.titles.realigious import relic_sites, relics, sight
from game.titles.realigious.content import GODS
from game.titles.realigious.queries import held
from game.titles.realigious.rates import attack_terms, propagation_terms
from tests.titles.realigious.play import Play

BESIDE, FAR = 9, 24


def gain(play: Play, seat: int, i: int, *keys: str) -> list[tuple[int, str]]:
    """The seat gains the relic by a rule of its own; who was asked what."""
    return play.carry_out(relics.gain(play.table, seat, i, "R15.4"), *keys)


def reputations(play: Play) -> list[int]:
    return [player.reputation for player in play.state.seats]


def relic_term(play: Play, god: str) -> list[int]:
    """The relic item of seat 0's rate."""
    terms = propagation_terms(play.state, 0, BESIDE) if god == "zog_malomos" \
        else attack_terms(play.state, 0, BESIDE, levied=False)
    return [term.value for term in terms if term.text == "term.relic"]


@pytest.mark.parametrize(("number", "value"), [(0, []), (1, [10]), (2, [20]), (3, [30]), (4, [30])])
@pytest.mark.parametrize("god", ["zog_malomos", "sekrazade"])
def test_5_10_rate_bonus_by_relics_held(god: str, number: int, value: list[int]) -> None:
    play = Play(3, god=god)
    for _ in range(number):
        play.relic(holder=0)
    assert relic_term(play, god) == value


@pytest.mark.parametrize("god", ["giyechin", "abukaros"])
def test_5_10_the_other_gods_change_no_rate(god: str) -> None:
    play = Play(god=god)
    play.relic(holder=0, kind=1 if god == "giyechin" else 0)
    texts = [t.text for t in (*propagation_terms(play.state, 0, BESIDE), *attack_terms(play.state, 0, BESIDE, False))]
    assert "term.relic" not in texts


@pytest.mark.parametrize(("god", "rate"), [("zog_malomos", "attack"), ("sekrazade", "propagation")])
def test_5_10_each_god_raises_its_own_rate_alone(god: str, rate: str) -> None:
    play = Play(god=god)
    play.relic(holder=0)
    terms = propagation_terms(play.state, 0, BESIDE) if rate == "propagation" \
        else attack_terms(play.state, 0, BESIDE, False)
    assert "term.relic" not in [term.text for term in terms]


@pytest.mark.parametrize(("held_before", "loss"), [(0, 5), (1, 10), (2, 15), (3, 0)])
def test_5_10_abukaros_lowers_all_others(held_before: int, loss: int) -> None:
    play = Play(3, god="abukaros")
    for _ in range(held_before):
        play.relic(holder=0)
    gain(play, 0, play.relic(FAR))
    assert reputations(play) == [50, 50 - loss, 50 - loss]


def test_5_10_abukaros_names_the_gainer_of_the_relic() -> None:
    play = Play(god="abukaros")
    play.give(1, "fair_game")
    play.money(1, 0, 200)
    gain(play, 0, play.relic(FAR), "use:fair_game@1")
    assert reputations(play) == [45, 45]


def test_5_10_abukaros_fourth_takes_all_relics_of_a_weak_player() -> None:
    play = Play(4, god="abukaros")
    for holder in (0, 0, 0, 2):
        play.relic(holder=holder)
    play.state.relics[play.relic(holder=2)].counted = False
    play.seat(1).reputation = 51
    i = play.relic(FAR)
    rules = relics.gain(play.table, 0, i, "R15.4")
    ask = next(rules)
    while ask.text != "relic_god_choice":  # type: ignore[union-attr]
        ask = rules.send("no")
    assert ask.about == {"what": "abukaros"}  # type: ignore[union-attr]
    assert [o.key for o in relics.weak_players(play.state, 0)] == ["seat:2", "seat:3"]
    with pytest.raises(StopIteration):
        rules.send("seat:2")
    assert [relic.holder for relic in play.state.relics] == [0, 0, 0, 0, 2, 0]


def test_5_10_abukaros_fourth_finds_nobody_among_the_strong() -> None:
    play = Play(3, god="abukaros")
    for holder in (0, 0, 0, 1):
        play.relic(holder=holder)
    play.seat(1).reputation = play.seat(2).reputation = 51
    asked = gain(play, 0, play.relic(FAR))
    assert (0, "relic_god_choice") not in asked
    assert held(play.state, 1) == 1


def test_5_10_abukaros_opens_one_window_for_all_relics() -> None:
    play = Play(3, god="abukaros")
    for holder in (0, 0, 0, 1, 1):
        play.relic(holder=holder)
    play.give(1, "firebolt")
    play.money(1, 0, 400)
    asked = gain(play, 0, play.relic(FAR), "seat:1", "use:firebolt@1")
    assert asked.count((1, "react")) == 1
    assert held(play.state, 1) == 2


def test_5_10_abukaros_default_is_the_weak_player_with_most_relics() -> None:
    play = Play(4, god="abukaros")
    play.relic(holder=2)
    for _ in range(2):
        play.relic(holder=3)
    play.seat(3).reputation = 51
    assert relics.most_relics(play.state, 0) == "seat:2"


@pytest.mark.parametrize(("god", "players", "relics_held", "wins"), [
    (god, players, count, count >= goal)
    for god in ("zog_malomos", "sekrazade", "giyechin", "abukaros")
    for players, goal in ((2, 4), (3, 5), (4, 5)) for count in (goal - 1, goal)])
def test_5_10_four_relics_win_with_two_players_and_five_with_more(god: str, players: int, relics_held: int,
                                                                  wins: bool) -> None:
    play = Play(players, god=god)
    for _ in range(relics_held):
        play.relic(holder=0, kind=1 if god == "giyechin" else 0)
    play.start_of(0)
    assert (play.session.outcome is not None) is wins


def test_5_10_seals_and_types() -> None:
    assert {row.id: row.seal for row in GODS.values()} == {
        "zog_malomos": "mouth", "sekrazade": "claw", "giyechin": "eye", "abukaros": "hand"}
    assert GODS["giyechin"].types == ("night_eye", "clairvoyance", "kin_eye", "stye", "insight")
    assert {row.id: row.streak for row in GODS.values() if row.streak} == {
        "zog_malomos": "propagation", "sekrazade": "combat"}


# ---------------------------------------------------------------- Giye'chin's types
def eye(kind: int, players: int = 3) -> tuple[Play, int]:
    """A relic of that type of Giye'chin lies far away; its number."""
    play = Play(players, god="giyechin")
    return play, play.relic(FAR, kind=kind)


def test_5_10_night_eye_sees_by_night_as_long_as_it_is_held() -> None:
    play, i = eye(relics.NIGHT_EYE)
    play.state.day = False
    gain(play, 0, i)
    with_it = sight.in_sight(play.state, 0, 60)
    relic_sites.replace(play.table, i, "R15.7")
    assert (with_it, sight.in_sight(play.state, 0, 60)) == (True, False)


def test_5_10_clairvoyance_tells_the_draws_of_others() -> None:
    play, i = eye(relics.CLAIRVOYANCE, 2)
    play.state.acting = 0
    gain(play, 0, i)
    play.deck(1, "tithe", "reaper")
    play.start_of(1)
    assert [line["card"] for line in play.told("drew", 0) if line["seat"] == 1] == ["tithe"]


def test_5_10_clairvoyance_lasts_three_turns() -> None:
    play, i = eye(relics.CLAIRVOYANCE)
    play.state.acting, play.state.phase = 0, "move"
    gain(play, 0, i)
    assert [(e.kind, e.until, e.left, e.clock) for e in play.seat(0).effects] == [("clairvoyance", "turns", 3, 0)]


def test_5_10_the_kin_seeking_eye_reveals_one_relic_that_was_not_known() -> None:
    play, i = eye(relics.KIN_SEEKING)
    known, hidden = play.relic(30, known=(0,)), play.relic(31)
    gain(play, 0, i)
    assert [play.state.relics[r].known & 1 for r in (known, hidden)] == [1, 1]
    assert play.seat(0).knowledge[31] == 2


def test_5_10_the_kin_seeking_eye_reveals_no_more_than_one() -> None:
    play, i = eye(relics.KIN_SEEKING)
    play.relic(30)
    play.relic(31)
    gain(play, 0, i)
    assert sum(relic.known & 1 for relic in play.state.relics if relic.tile >= 0) == 1


def test_5_10_the_stye_discards_the_top_three_of_a_chosen_deck() -> None:
    play, i = eye(relics.STYE)
    play.deck(2, "tithe", "reaper", "gleaning", "net", "relief_corps")
    play.deck(1, "tithe", "reaper", "gleaning", "own_trial")
    asked = gain(play, 0, i, "seat:2")
    assert (0, "relic_god_choice") in asked
    assert play.seat(2).grave == ["tithe", "reaper", "gleaning"]
    assert play.seat(1).grave == []


def test_5_10_insight_shows_a_chosen_hand_to_its_gainer_alone() -> None:
    play, i = eye(relics.INSIGHT)
    play.give(2, "tithe", "reaper")
    gain(play, 0, i, "seat:2")
    assert [line.get("cards") for seat in (0, 1, 2) for line in play.told("hand_seen", seat)] == [
        "tithe,reaper", None, None]


@pytest.mark.parametrize("kind", [relics.STYE, relics.INSIGHT])
def test_5_10_only_other_living_players_can_be_chosen(kind: int) -> None:
    play, _ = eye(kind, 4)
    play.seat(2).alive = False
    assert [option.key for option in relics.other_players(play.state, 0)] == ["seat:1", "seat:3"]


def test_s3_the_default_choice_is_the_player_with_most_believers() -> None:
    play, _ = eye(relics.STYE, 4)
    play.seat(2).believers = play.seat(3).believers = 200
    assert relics.most_believers(play.state, 0) == "seat:2"


@pytest.mark.parametrize("kind", [relics.NIGHT_EYE, relics.CLAIRVOYANCE, relics.KIN_SEEKING])
def test_5_10_the_first_three_types_ask_nothing(kind: int) -> None:
    play, i = eye(kind)
    assert (0, "relic_god_choice") not in gain(play, 0, i)
