"""Time Reversal (SAC-3b): the numbered list of the card, one after the other."""
from __future__ import annotations

import pytest

from game.titles.realigious import forces, relic_sites, snapshot
from game.titles.realigious.cards.play import usable_cards
from game.titles.realigious.queries import held
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play

HOME, BESIDE, AWAY = 8, 9, 40  # seat 0's start, a tile it has revealed, seat 1's start
T1, T2, T3, T4 = 38, 39, 41, 42
FILLER = "relief_corps"  # always usable: keeps step A open


def past(players: int = 2) -> Play:
    """Seat 0 holds the card; nobody has a snapshot yet."""
    play = Play(players)
    for seat in play.state.seats:
        seat.snapshots = []
    play.money(0, 1500, 1200)
    play.give(0, "time_reversal", FILLER)
    return play


def remember(play: Play, seat: int = 1) -> None:
    snapshot.take(play.state, seat)


def use(play: Play, seat: int = 1) -> None:
    play.cards_of(0)
    play.answer("use:time_reversal@1", f"seat:{seat}")


def test_e13_time_reversal() -> None:
    play = past(3)
    play.tile(T1, owner=1)
    play.tile(T2, owner=1)
    play.tile(T4, owner=0)
    play.money(1, 300, 900, believers=400, reputation=52)
    remember(play)
    play.money(1, 650, 200, believers=610, reputation=47)
    play.tile(T2, owner=2)
    play.tile(T3, owner=1)
    play.tile(T4, owner=1)
    use(play)
    assert play.purse(0) == (100, 750, 600)
    assert (play.purse(1), play.seat(1).reputation) == ((400, 300, 200), 52)
    assert [play.state.owner[t] for t in (T1, T2, T3, T4)] == [1, 2, -1, 0]


def test_sac_3b_1_the_piece_returns_without_a_contact() -> None:
    play = past()
    play.relic(T1)
    play.seat(1).tile = T1
    remember(play)
    play.piece(1, BESIDE)
    play.seat(1).stealth = True
    use(play)
    assert (play.seat(1).tile, play.seat(1).stealth, held(play.state, 1)) == (T1, False, 0)


def test_sac_3b_1_the_piece_goes_to_the_start_point_when_its_tile_cannot_be_entered() -> None:
    play = past()
    play.seat(1).tile = T1
    remember(play)
    play.tile(T1, designation="ruin")
    play.piece(1, BESIDE)
    use(play)
    assert play.seat(1).tile == AWAY


def test_sac_3b_2_tiles_of_a_dead_owner_become_neutral() -> None:
    play = past(3)
    play.tile(T4, owner=2)
    remember(play)
    play.tile(T4, owner=1, designation="icon")
    play.seat(2).alive, play.seat(2).tile = False, -1
    use(play)
    assert (play.state.owner[T4], play.designation(T4)) == (-1, "")


@pytest.mark.parametrize(("relics", "streak"), [(4, 2), (3, 0)])
def test_sac_3b_3_consolation_and_streak_take_their_old_values(relics: int, streak: int) -> None:
    """G71: a streak needs four relics (R15.5)."""
    play = past(3)
    for _ in range(relics):
        play.relic(holder=1)
    target = play.seat(1)
    target.prop_stacks, target.attack_stacks, target.defence_stacks, target.streak = 1, 2, 3, 2
    remember(play)
    target.prop_stacks, target.attack_stacks, target.defence_stacks, target.streak = 4, 0, 5, 0
    use(play)
    assert (target.prop_stacks, target.attack_stacks, target.defence_stacks, target.streak) == (1, 2, 3, streak)


def test_sac_3b_5_relics_go_back_to_where_they_came_from() -> None:
    play = past(3)
    lying, his, kept = play.relic(T1), play.relic(holder=2), play.relic(holder=1)
    remember(play)
    relic_sites.pass_on(play.table, lying, 1)
    relic_sites.pass_on(play.table, his, 1, counted=False)
    new = play.relic(holder=1)
    use(play)
    relics = play.state.relics
    assert (relics[lying].tile, relics[lying].holder, relics[lying].replaced) == (T1, -1, False)
    assert (relics[his].holder, relics[his].counted, relics[kept].holder) == (2, True, 1)
    assert (relics[new].holder, relics[new].replaced) == (-1, True)
    assert relics[new].tile >= 0


def test_sac_3b_5_a_relic_whose_tile_is_taken_goes_to_a_random_site() -> None:
    play = past()
    lying = play.relic(T1)
    remember(play)
    relic_sites.pass_on(play.table, lying, 1)
    play.relic(T1)
    use(play)
    assert play.state.relics[lying].tile not in (T1, -1)
    assert play.state.relics[lying].replaced


def test_sac_3b_5_relics_lost_since_are_not_returned() -> None:
    play = past()
    relic = play.relic(holder=1)
    remember(play)
    play.state.relics[relic].holder = 0
    use(play)
    assert play.state.relics[relic].holder == 0


def test_sac_3b_6_states_take_their_old_counters_and_cards_set_aside_stay() -> None:
    play = past()
    target = play.seat(1)
    target.effects = [Effect("repentance", "turns", 2, 1), Effect("blessing", "start", 2, what="tithe")]
    remember(play)
    target.effects = [Effect("prepared_king", "start", 1, what="reaper"), Effect("mercy", "use"),
                      Effect("fog", "turns", 1, 1, ref=AWAY)]
    target.skip = 1
    use(play)
    assert [(e.kind, e.left) for e in target.effects] == [("prepared_king", 1), ("fog", 1), ("repentance", 2)]
    assert target.skip == 0


def test_sac_3b_6_cycles_of_a_dead_player_are_counted_by_the_next() -> None:
    play = past(3)
    play.seat(1).effects = [Effect("penance", "cycles", 1, 2), Effect("wiretap", "turns", 1, 2)]
    remember(play)
    play.seat(1).effects = []
    play.seat(2).alive, play.seat(2).tile = False, -1
    use(play)
    assert [(e.kind, e.clock) for e in play.seat(1).effects] == [("penance", 0)]


def test_sac_3b_7_what_was_bought_since_returns_and_its_purchase_count_stays() -> None:
    play = past()
    bought, first, old = (play.celebrity(kind, 20 + i, owner) for i, (kind, owner) in
                          enumerate((("vagrant", 0), ("thug", -1), ("lawyer", 1))))
    play.tile(30, "gov_police")
    play.state.governments[30].holder, play.state.governments[30].bought = 0, 1
    persons = play.state.celebrities
    persons[bought].bought = persons[old].bought = 1
    remember(play)
    for i in (bought, first):
        forces.buy_celebrity(play.table, 1, i)
    forces.buy_government(play.table, 1, 30)
    persons[bought].contract = 1
    use(play)
    assert [c.owner for c in persons] == [0, -1, 1]
    assert ([c.bought for c in persons], persons[bought].contract) == ([2, 1, 1], -1)
    assert (play.state.governments[30].holder, play.state.governments[30].bought) == (0, 2)


def test_sac_3b_8_hand_deck_and_graveyard_stay() -> None:
    play = past()
    play.give(1, "tithe")
    play.deck(1, "reaper")
    remember(play)
    play.give(1, "gleaning")
    play.deck(1, "miracle")
    play.seat(1).grave = ["extremist"]
    use(play)
    assert (play.hand(1), play.seat(1).deck, play.seat(1).grave) == (["gleaning"], ["miracle"], ["extremist"])


def test_sac_3b_the_user_goes_back_to_the_turn_before_this_one_and_has_paid() -> None:
    play = past()
    play.money(0, 4000, 4000, believers=50)
    play.seat(0).tile = 1
    remember(play, 0)
    play.money(0, 1500, 1200, believers=150)
    play.seat(0).tile = HOME
    remember(play, 0)
    play.piece(0, BESIDE)
    before = play.seat(0).snapshots
    play.cards_of(0, contact=True)
    play.answer("use:time_reversal@1", "seat:0")
    assert (play.seat(0).tile, play.purse(0), play.state.contact) == (1, (50, 750, 600), False)
    assert play.seat(0).snapshots == before


def test_sac_3b_a_player_without_a_past_cannot_be_named() -> None:
    play = past()
    assert [o.key for o in usable_cards(play.state, 0)] == [f"use:{FILLER}@2"]
    remember(play, 0)  # the present turn's alone is no completed turn
    play.state.acting, play.state.phase = 0, "cards"
    assert [o.key for o in usable_cards(play.state, 0)] == [f"use:{FILLER}@2"]


def test_sac_3b_3_a_reputation_of_a_hundred_that_comes_back_wins() -> None:
    play = past()
    play.money(1, 0, 0, reputation=100)
    remember(play)
    play.money(1, 0, 0, reputation=60)
    use(play)
    assert play.session.outcome is not None
    assert play.session.outcome.winners == [1]


def told(play: Play) -> dict[str, tuple[str | int, ...]]:
    """What the user is told of each target."""
    play.cards_of(0)
    play.answer("use:time_reversal@1")
    asked = [option for option in play.session.questions()[0].options() if option.refs]
    assert all(option.args[:2] == ("other", int(option.key[-1])) for option in asked), "and whom it is about"
    return {option.key: option.args[2:] for option in asked}


def test_c6_15_what_time_reversal_changes_is_told_of_each_target_as_far_as_it_is_public() -> None:
    play = past(3)
    for seat in (0, 1, 2):
        play.money(seat, 1500, 1200, believers=400, reputation=52)
        remember(play, seat)
    remember(play, 0)  # the running turn's own
    play.money(0, 1600, 1100, believers=450, reputation=50)
    play.money(1, 2600, 200, believers=610, reputation=47)
    args = told(play)
    assert args["seat:0"] == ("believers", -50, "reputation", 2, "donations", -100)
    assert args["seat:1"] == ("believers", -210, "reputation", 5)
    assert args["seat:2"] == ()
    before = play.purse(1)[0], play.seat(1).reputation
    play.answer("seat:1")
    assert (play.purse(1)[0] - before[0], play.seat(1).reputation - before[1]) == (-210, 5)


def test_c6_15_a_reputation_that_is_or_was_hidden_is_not_told() -> None:
    for then, now in ((True, False), (False, True)):
        play = past(2)
        hidden = [Effect("hidden_reputation", "turn_begin")]
        play.seat(1).effects = list(hidden) if then else []
        play.money(1, 0, 0, believers=400, reputation=52)
        remember(play)
        play.seat(1).effects = list(hidden) if now else []
        play.money(1, 0, 0, believers=610, reputation=47)
        assert told(play)["seat:1"] == ("believers", -210)
