"""8.6 of Realigious: what each reaction of the normal bot answers, and what it leaves alone."""
from __future__ import annotations

import pytest

from game.core.choice import BotChoice
from game.core.rng import Stream
from game.titles.realigious.bot import choose_normal
from game.titles.realigious.bot_reactions import GAINS, KEPT_FOR
from game.titles.realigious.bot_rivals import THREATS
from game.titles.realigious.cards.base import NO, use_option
from game.titles.realigious.content import CARDS
from tests.titles.realigious.play import Play

MINE, THEIRS = 9, 2
RICH = (300, 100, 100)


@pytest.fixture
def play() -> Play:
    """A duel on plain grass, the bot on seat 0 with a modest purse; seat 1 has the turn."""
    play = Play()
    play.state.acting = 1
    for seat in (0, 1):
        play.money(seat, 1000, 1000)
    return play


def uses(play: Play, kind: str, slot: int = 1, **about: int | str) -> bool:
    """Whether the bot answers what is about to happen with that card, which lies in that slot; the others are dear
    reactions that fit no moment."""
    hand = ["hot_pursuit"] * 3
    hand[slot - 1] = kind
    play.give(0, *hand)
    told: dict[str, int | str] = {"actor": 1, **about}
    key = f"use:{kind}@{slot}"
    choice = BotChoice(0, lambda: play.session.view(0), "react", "R21.3", told, [NO, use_option(kind, slot)],
                       (), Stream(1, "bot"), play.session.imagine)  # type: ignore[arg-type]
    return choose_normal(choice) == key


def test_8_6_every_reaction_is_weighed() -> None:
    assert set(GAINS) == {kind for kind, row in CARDS.items() if row.kind == "reaction"}
    assert set(KEPT_FOR) <= set(GAINS)
    assert set(THREATS) <= set(CARDS)


# ---------------------------------------------------------------- cards of others
@pytest.mark.parametrize("kind", ["witchs_way", "miracle"])
def test_8_6_a_card_that_would_end_the_match_is_negated_at_any_price(play: Play, kind: str) -> None:
    price = CARDS[kind]
    play.money(0, price.donations, price.influence)
    play.money(1, 900, 900, reputation=97)
    assert uses(play, kind, event="card_used", card="relief_corps")
    for _ in range(3):
        play.relic(holder=1)
    play.money(1, 900, 900, reputation=50)
    assert uses(play, kind, event="card_used", card="last_fragment")


@pytest.mark.parametrize("card", ["relief_corps", "tithe", "gods_answer", "extremist", "shame_panic"])
def test_8_6_trifles_and_shame_are_let_through(play: Play, card: str) -> None:
    assert not uses(play, "witchs_way", slot=3, event="card_used", card=card)


def test_8_6_an_icon_is_negated_where_it_would_earn_much(play: Play) -> None:
    play.tile(THEIRS, owner=1, allotment=(20, 100, 100))
    assert not uses(play, "witchs_way", event="card_used", card="miracle_icon")
    play.tile(THEIRS, owner=1, structure="house", allotment=RICH)
    assert uses(play, "witchs_way", event="card_used", card="miracle_icon")


def test_8_6_the_older_a_card_the_sooner_it_is_used(play: Play) -> None:
    used = [uses(play, "witchs_way", slot=slot, event="card_used", card="glory_torrent") for slot in (1, 3)]
    assert used == [False, True]


def test_8_6_a_miracle_is_not_worth_a_middling_card(play: Play) -> None:
    play.money(0, 1600, 1600)
    assert not uses(play, "miracle", event="card_used", card="glory_torrent")


@pytest.mark.parametrize(("kind", "event"), [("witchs_way", "card_used"), ("wall_of_word", "negate_mine")])
@pytest.mark.parametrize(("card", "answered"), [("move_mountains", True), ("gleaning", False)])
def test_8_6_an_own_card_comes_through_when_it_is_worth_it(play: Play, kind: str, event: str, card: str,
                                                            answered: bool) -> None:
    play.state.acting = 0
    play.tile(10, owner=1, allotment=RICH)
    play.piece(0, MINE)
    play.seat(0).grave = [card]
    assert uses(play, kind, slot=2, event=event, card="witchs_way") == answered


# ---------------------------------------------------------------- tiles and combats
@pytest.mark.parametrize(("designation", "answered"), [("icon", True), ("", False)])
def test_8_6_a_dear_tile_is_walled(play: Play, designation: str, answered: bool) -> None:
    play.tile(MINE, owner=0, allotment=RICH if answered else (20, 20, 20), designation=designation)
    assert uses(play, "wall_of_word", event="tile_seize", card="puppet_curse", tile=MINE) == answered


@pytest.mark.parametrize(("designation", "chance", "answered"), [("icon", 600, True), ("icon", 0, False),
                                                                ("icon", 1000, True), ("", 300, False)])
def test_8_6_a_combat_is_washed_away_by_what_it_may_cost(play: Play, designation: str, chance: int,
                                                         answered: bool) -> None:
    play.tile(MINE, owner=0, allotment=RICH if designation else (50, 50, 50), designation=designation)
    assert uses(play, "peace_river", event="combat_on_mine", tile=MINE, chance=chance) == answered


def test_8_6_relief_is_for_those_who_live_on_reputation(play: Play) -> None:
    assert not uses(play, "relief_operation", event="combat_on_other", tile=THEIRS)
    play.money(0, 800, 800, reputation=92)
    assert uses(play, "relief_operation", event="combat_on_other", tile=THEIRS)


def test_8_6_eschatology_wants_more_than_one_plain_tile(play: Play) -> None:
    play = Play(3)
    play.state.acting = 0
    play.money(0, 1000, 1000)
    play.tile(40, owner=0)
    assert not uses(play, "eschatology", actor=0, event="other_tile_lost", tile=40)
    for tile in play.session.view(0).tiles[30:50]:
        if tile.tile != 40:
            play.tile(tile.tile, owner=1, designation="icon", allotment=RICH)
    assert uses(play, "eschatology", actor=0, event="other_tile_lost", tile=40)


@pytest.mark.parametrize(("kind", "event"), [("price_of_penance", "tile_lost"), ("hot_pursuit", "defended"),
                                             ("wiretap", "celebrity_on_mine"), ("retribution", "combat_lost")])
def test_8_6_what_brings_little_is_paid_from_plenty_alone(play: Play, kind: str, event: str) -> None:
    play.tile(MINE, owner=0)
    assert not uses(play, kind, event=event, tile=MINE)
    if kind != "wiretap":
        play.money(0, 9000, 9000)
        assert uses(play, kind, event=event, tile=MINE)


def test_8_6_retribution_brings_down_who_is_nearly_out(play: Play) -> None:
    play.money(1, 1000, 1000, reputation=4)
    assert uses(play, "retribution", event="combat_lost", tile=MINE)


# ---------------------------------------------------------------- reputation, relics, discards
def test_8_6_fair_game_is_played_from_a_modest_purse(play: Play) -> None:
    assert uses(play, "fair_game", event="rep_loss")


def test_8_6_a_rivals_relic_is_exorcised_and_an_own_one_kept(play: Play) -> None:
    play.relic(holder=1)
    assert uses(play, "exorcism_rite", event="relic_gained")
    assert uses(play, "firebolt", event="relic_take")


def test_8_6_of_several_others_only_the_leaders_relic_is_worth_the_last_money(play: Play) -> None:
    play = Play(4)
    play.money(0, 200, 200)
    play.relic(holder=1)
    play.money(2, 500, 500, believers=5000)
    assert not uses(play, "exorcism_rite", event="relic_gained")
    for _ in range(3):
        play.relic(holder=1)
    assert uses(play, "exorcism_rite", event="relic_gained")


@pytest.mark.parametrize(("card", "answered"), [("last_fragment", True), ("tithe", False), ("witchs_way", False)])
def test_8_6_a_discarded_card_is_sealed_when_it_is_good(play: Play, card: str, answered: bool) -> None:
    play.state.acting = 0
    assert uses(play, "angels_seal", event="card_discarded", actor=0, card=card) == answered
