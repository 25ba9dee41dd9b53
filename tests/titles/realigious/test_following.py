"""R3.6, C6.15: what is told to come once the cards are done with is what then comes."""
from __future__ import annotations

import pytest

import game
from game.core.rng import Stream
from game.core.session import Session
from game.titles.realigious.forecast import COMBAT, PIECE_COMBAT, following, once_bought, once_repented
from game.titles.realigious.state import Effect
from tests.titles.realigious.war import HERE, state, war

BEGINNINGS = {"remote_combat": "remote", "buy": "offer", "exchange": "offer", "tab_partner": "meeting",
              "tab_icon": "meeting"}
"""With which question a step of the tile interaction begins."""
ROLLS = ("propagated", "propagation_failed", "combat_won", "combat_lost", "combat_declared")


def came(session: Session, seat: int, offers: bool = True) -> str:
    """R3.6. What the tile interaction really begins with once a seat is done with the cards, or goes on with once all
    `offers` are declined."""
    fork = session.fork()
    fork.table.record = happened = []
    turn = fork.table.state.turn
    fork.answer(seat, "done")
    while fork.outcome is None and fork.table.state.turn == turn:
        question = fork.questions()[0]
        begins = BEGINNINGS.get(question.text, "")
        if begins and (begins != "offer" or (offers and len(question.options()) > 1)):  # "no" alone is no offer
            return begins
        if any(e.kind in ROLLS for e in happened):
            break
        fork.answer(question.seat, "no")
    walked_on = next((i for i, e in enumerate(happened) if e.kind == "celebrity_moved"), len(happened))  # R18.3
    tried = [e.kind for e in happened[:walked_on] if e.data.get("seat") == seat and e.kind in ROLLS]
    return "" if not tried else "propagation" if tried[0].startswith("propagat") else "combat"


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 45), (3, 22), (4, 7)])
def test_r3_6_what_follows_the_cards_is_told_before(players: int, seed: int) -> None:
    session = game.new_session("realigious", [{} for _ in range(players)], {}, seed)
    stream, seen = Stream(seed, "walk"), set()
    for _ in range(220):
        if session.outcome is not None:
            break
        question = session.questions()[0]
        if question.text == "card_or_done":
            comes = following(session.view(question.seat))
            assert comes.kind == came(session, question.seat)
            if comes.kind == "offer":
                assert (comes.then.kind if comes.then is not None else "") == came(session, question.seat, False)
            assert (comes.made is not None) == (comes.kind in ("propagation", "combat"))
            seen.add(comes.kind)
        session.answer(question.seat, stream.pick(question.options()).key)
    assert {"", "propagation"} <= seen


def test_r3_6_a_piece_on_the_tile_is_met_before_its_owner_is_attacked() -> None:
    play = war()
    play.state.acting, play.state.contact = 0, True
    assert following(play.session.view(0)).kind == "combat"
    play.piece(1, HERE)
    assert following(play.session.view(0)).kind == "meeting"


def test_shame_control_under_another_players_hand_nobody_is_asked_to_buy() -> None:
    play = war()
    play.state.acting, play.state.contact = 0, True
    play.celebrity("vagrant", HERE)
    comes = following(play.session.view(0))
    assert comes.kind == "offer" and comes.then is not None and comes.then.kind == "combat"
    play.state.controller = 1
    assert following(play.session.view(0)).kind == "combat"


@pytest.mark.parametrize(("owner", "purse", "kind"), [(-1, 500, "offer"), (-1, 499, "combat"), (0, 500, "combat")])
def test_r3_6_an_offer_that_nobody_can_pay_is_none(owner: int, purse: int, kind: str) -> None:
    play = war()
    play.state.acting, play.state.contact = 0, True
    play.celebrity("vagrant", HERE, owner)
    play.money(0, purse, 1000, believers=0)
    assert following(play.session.view(0)).kind == kind


def test_r3_6_a_counter_exchanges_for_whoever_has_two_hundred_of_one() -> None:
    play = war()
    play.tile(HERE, structure="gov_office", owner=-1)
    play.state.acting, play.state.contact = 0, True
    for purse, kind in ((200, "offer"), (199, "")):
        play.money(0, purse, 0, believers=0)
        assert following(play.session.view(0)).kind == kind


@pytest.mark.parametrize("owner", [-1, 1])
@pytest.mark.parametrize("states", [(), ("all_or_nothing",)])
def test_r10_7_what_buying_the_general_makes_of_the_combat_is_told_before(owner: int, states: tuple[str, ...]) -> None:
    play = war()
    state(play, 0, *states)
    play.celebrity("general", HERE, owner)
    play.state.acting, play.state.contact = 0, True
    play.state.seats[0].believers = 300
    then = following(play.session.view(0)).then
    assert then is not None and then.made is not None
    told = once_bought(then.made, "general", owner)
    play.state.celebrities[0].owner = 0
    assert told == following(play.session.view(0)).made
    assert states or told.chance > then.made.chance
    assert once_bought(then.made, "lawyer", owner) == then.made


@pytest.mark.parametrize(("players", "seed", "climate"), [(2, 1, "tropical"), (3, 1, "arid"), (3, 1, "cold"),
                                                          (4, 2, "arid")])
def test_exp_1b_what_repentance_makes_of_the_combat_here_is_what_it_then_is(players: int, seed: int, climate: str
                                                                           ) -> None:
    options = {"climate": climate, "god": "zog_malomos"}
    session = game.new_session("realigious", [{} for _ in range(players)], options, seed)
    stream, told = Stream(seed, "walk"), 0
    for _ in range(700):
        if session.outcome is not None:
            break
        question = session.questions()[0]
        view = session.view(question.seat)
        if question.text == "card_or_done" and question.seat == view.acting and (made := once_repented(view)):
            fork = session.fork()
            fork.table.state.seats[question.seat].effects.append(Effect("repentance", "turns", 3, question.seat))
            after = fork.view(question.seat).tiles[made[0].tile].forecast
            assert after is not None and after.kind in (COMBAT, PIECE_COMBAT) and after.chance == made[1]
            told += 1
        session.answer(question.seat, stream.pick(question.options()).key)
    assert told
