"""R2.7, R21.4, G69: what happens inside something larger is judged with it, once, when all of it is done."""
from __future__ import annotations

import pytest

from game.titles.realigious import relics, sight, snapshot
from game.titles.realigious.cards.play import harm
from game.titles.realigious.queries import geo, held
from game.titles.realigious.state import Effect, HeldCard
from tests.titles.realigious.play import Play
from tests.titles.realigious.war import HERE, conflict, doom, fight, fought, hire, war

HOME, BESIDE = 9, 10  # of seat 0 on the map for three; on the map for two they are 8 and 9


def table(players: int = 3, **options: object) -> Play:
    """A plain map; everybody can pay for everything and has no cards."""
    play = Play(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        play.money(seat, 5000, 5000)
        play.give(seat)
    return play


def standby(play: Play, seat: int, kind: str) -> None:
    """The reaction stands by for the seat."""
    play.seat(seat).effects.append(Effect("standby", "use", what=kind))


def won(play: Play) -> tuple[list[int], str] | None:
    """Winners and reason, None while the match runs."""
    outcome = play.session.outcome
    return None if outcome is None else (outcome.winners, outcome.reason)


def told(play: Play, *kinds: str) -> list[str]:
    """Which of these events have happened, in order."""
    return [event.kind for event in play.session.events(0, 0) if event.kind in kinds]


def alone(play: Play, tile: int, way: int) -> None:
    """From `tile` a celebrity can only walk to `way`."""
    for beside in geo(play.state).near[tile]:
        if beside != way:
            play.tile(beside, terrain="water")


# ---------------------------------------------------------------- relics and the mystic victory
def fourth(*mine: str, theirs: tuple[str, ...] = ()) -> Play:
    """Seat 0 of two gains the fourth relic by contact, and both use all these cards as soon as they may."""
    play = table(2)
    for _ in range(3):
        play.relic(holder=0)
    play.relic(9)
    play.give(0, *mine)
    play.give(1, *theirs)
    play.will(0, *[f"use:{kind}" for kind in mine])
    play.will(1, *[f"use:{kind}" for kind in theirs])
    play.move_of(0)
    play.answer("tile:9")
    return play


@pytest.mark.parametrize(("mine", "theirs", "relics_held"), [
    (("firebolt",), ("exorcism_rite",), 4),
    (("firebolt",), ("exorcism_rite", "exorcism_rite"), 3),
    (("firebolt", "firebolt"), ("exorcism_rite", "exorcism_rite"), 4),
    (("witchs_way",), ("exorcism_rite",), 4),
    (("witchs_way",), ("exorcism_rite", "witchs_way"), 3),
    (("witchs_way",), ("exorcism_rite", "miracle"), 3),
    (("witchs_way", "firebolt"), ("exorcism_rite", "witchs_way", "exorcism_rite"), 3)])
def test_r15_4_an_exorcism_at_any_depth_comes_before_a_mystic_victory(mine: tuple[str, ...], theirs: tuple[str, ...],
                                                                       relics_held: int) -> None:
    play = fourth(*mine, theirs=theirs)
    assert (held(play.state, 0), won(play)) == (relics_held, ([0], "win_mystic") if relics_held == 4 else None)
    assert play.state.open_windows == 0


def test_r15_4_a_firebolt_against_a_firebolt_takes_the_fourth_relic() -> None:
    play = table(2)
    for holder in (0, 0, 0, 1):
        play.relic(holder=holder)
    play.relic(30)
    play.give(0, "last_fragment", "firebolt")
    play.give(1, "exorcism_rite", "firebolt")
    play.will(1, "use:exorcism_rite", "use:firebolt")
    play.will(0, "use:firebolt")
    play.picks(0, 0, 0)
    play.cards_of(0)
    play.answer("use:last_fragment@1")
    assert (held(play.state, 0), held(play.state, 1), won(play)) == (3, 1, None)


def test_r8_6_relic_for_relic_is_no_victory_on_the_way() -> None:
    play = table(2)
    for holder in (0, 1, 1, 1):
        play.relic(holder=holder)
    for seat in (0, 1):
        play.piece(seat, 24)
    play.tile(24, owner=0)
    play.interaction_of(0)
    play.answer("trade", "relic:0", "relic", "accept:relic:1")
    assert (held(play.state, 0), held(play.state, 1), won(play)) == (1, 3, None)


def test_r18_4_an_archaeologists_fourth_relic_is_exorcised() -> None:
    play = table(2)
    for _ in range(3):
        play.relic(holder=0)
    play.celebrity("archaeologist", 19, owner=0)
    alone(play, 19, 20)
    play.relic(20)
    play.give(1, "exorcism_rite")
    play.will(1, "use:exorcism_rite")
    play.run("cycle_end", 1)
    assert (held(play.state, 0), won(play)) == (3, None)


def test_r2_7_who_falls_by_the_gods_gift_of_the_last_relic_does_not_win() -> None:
    """The Stye throws a Spell of Doom of seat 0 out of seat 1's deck; Fair Game throws the loss back."""
    play = table(2, god="giyechin")
    for kind in (1, 2, 3):
        play.relic(holder=0, kind=kind)
    play.relic(9, kind=relics.STYE)
    play.deck(1, "tithe", "tithe", "tithe", "reaper")
    play.seat(1).deck[-1] = "spell_of_doom:1:0"
    play.seat(0).reputation = 20
    play.give(1, "fair_game")
    play.will(1, "use:fair_game")
    play.move_of(0)
    play.answer("tile:9")
    assert won(play) == ([1], "win_survival")


def test_r15_9_firebolts_about_a_taking_of_all() -> None:
    """Abukaros's fourth relic: the taking is negated, then the taking that answers it, and so on."""
    play = table(4, god="abukaros")
    for holder in (0, 0, 0, 2, 2):
        play.relic(holder=holder)
    play.relic(11)
    for seat in (0, 1, 3):
        play.seat(seat).reputation = 80
    play.give(0, "firebolt", "relief_corps")
    play.give(2, "firebolt")
    play.will(0, "seat:2", "use:firebolt")
    play.will(2, "use:firebolt")
    play.move_of(0)
    play.answer("tile:11")
    assert (held(play.state, 0), held(play.state, 2), won(play)) == (4, 1, None)
    assert [relic.holder for relic in play.state.relics if not relic.counted] == [0]


# ---------------------------------------------------------------- falling and rising inside a card
def test_r2_7_a_fallen_player_reacts_and_the_card_goes_on_to_the_others() -> None:
    play = table()
    play.seat(0).reputation = play.seat(1).reputation = 3
    play.give(0, "simple_prank")
    play.give(1, "fair_game")
    play.will(1, "use:fair_game")
    play.cards_of(0)
    play.answer("use:simple_prank@1")
    assert (won(play), play.seat(2).reputation) == (([2], "win_survival"), 47)


@pytest.mark.parametrize("hand", [("angels_seal", "relief_corps", "spell_of_doom"),
                                  ("spell_of_doom", "angels_seal", "relief_corps")])
@pytest.mark.parametrize(("before", "after"), [(20, 3), (97, 80)])
def test_r2_7_inside_a_cataclysm_nobody_falls_and_nobody_wins(hand: tuple[str, ...], before: int, after: int) -> None:
    play = table()
    play.seat(1).reputation = before
    play.seat(0).effects.append(Effect("tithe", "game", n=3))
    play.give(0, "cataclysm", "tithe")
    play.give(1, *hand)
    play.will(1, "use:angels_seal")
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    assert (won(play), play.seat(1).alive, play.seat(1).reputation) == (None, True, after)


def test_sac_4b_a_cataclysm_saves_its_user_from_the_own_doom() -> None:
    play = table()
    play.seat(0).reputation = 20
    play.give(0, "cataclysm", "spell_of_doom", "relief_corps")
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    assert (play.seat(0).alive, play.seat(0).reputation) == (True, 3)


def test_uni_2b_a_miracle_of_somebody_who_falls_by_its_discard_has_negated_its_card() -> None:
    play = table()
    play.seat(2).reputation = 20
    play.give(0, "relief_corps", "relief_corps")
    play.give(1, "witchs_way")
    play.give(2, "miracle", "spell_of_doom")
    play.will(1, "use:witchs_way")
    play.will(2, "use:miracle")
    play.cards_of(0)
    play.answer("use:relief_corps@1", "use:relief_corps@1")
    assert (play.seat(2).alive, play.seat(0).reputation) == (False, 56), "with its user the Miracle is gone"


def test_r2_7_a_draw_is_done_before_who_falls_by_it_is_out() -> None:
    play = table()
    play.seat(0).reputation = 20
    play.seat(0).hand = [HeldCard("fair_game"), HeldCard("tithe"), HeldCard("spell_of_doom", stacks=1, user=1)]
    play.will(0, "use:fair_game")
    play.start_of(0)
    assert (play.seat(0).alive, play.seat(1).reputation) == (False, 30)


def revealing(god_streak: int, believers: int = 100) -> Play:
    """Seat 0 of three, with four relics, propagates three tiles by a Revelation, all with success."""
    play = table()
    for _ in range(4):
        play.relic(holder=0)
    play.relic(12, known=(0,))
    play.relic(50)
    play.tile(HOME, owner=0)
    for tile in (10, 11, 12):
        sight.reveal(play.table, 0, tile)
    play.seat(0).streak, play.seat(0).believers = god_streak, believers
    play.give(0, "revelation", "relief_corps")
    play.rolls(1, 1, 1)
    play.picks(1)
    return play


@pytest.mark.parametrize(("streak", "believers", "reason"), [(2, 100, "win_mystic"), (0, 4990, "win_religious")])
def test_asc_3b_a_revelation_is_done_before_it_wins(streak: int, believers: int, reason: str) -> None:
    play = revealing(streak, believers)
    play.cards_of(0)
    play.answer("use:revelation@1", "tile:12")
    assert won(play) == ([0], reason)
    assert [play.state.owner[tile] for tile in (10, 11, 12)] == [0, 0, 0]


def test_r15_5_a_revelations_streak_goes_on_after_an_exorcism() -> None:
    play = revealing(2)
    play.give(1, "exorcism_rite")
    play.will(1, "use:exorcism_rite")
    play.cards_of(0)
    play.answer("use:revelation@1", "tile:12")
    assert (won(play), held(play.state, 0), play.seat(0).streak) == (None, 4, 2)


def test_r2_7_a_reward_is_judged_before_the_net_is_cast() -> None:
    play = table(2)
    play.seat(0).believers = 3300
    play.seat(0).effects.append(Effect("net", "game", n=5))
    play.rolls(1, 1)
    play.interaction_of(0)
    assert (won(play), play.state.owner.count(0)) == (([0], "win_religious"), 1)


# ---------------------------------------------------------------- combat
def vengeful(*hand: str, attacker: int = 4) -> Play:
    """Seat 0 attacks seat 1, who answers its loss by Retribution: together they cost seat 0 four."""
    play = war(3)
    play.money(0, 1000, 1000, believers=0, reputation=attacker)
    play.give(0, *hand)
    play.give(1, "retribution")
    play.will(1, "use:retribution")
    return play


def test_asc_4b_retribution_is_judged_when_the_combat_is_done() -> None:
    play = vengeful()
    play.tile(9, owner=1)
    play.give(2, "eschatology")
    play.will(2, "use:eschatology")
    fight(play, 1)
    assert (play.seat(0).alive, play.state.owner[HERE]) == (False, -1)
    assert play.state.owner[9] == -1, "Eschatology came after it"


def test_r10_3_the_fallen_attacker_is_dealt_the_glory_card_first() -> None:
    play = conflict(vengeful(), 1)
    assert told(play, "glory_dealt", "eliminated") == ["glory_dealt", "eliminated"]


def test_r10_3_what_the_glory_card_pushes_out_can_save_the_attacker() -> None:
    play = vengeful("angels_seal", "tithe", "relief_corps")
    play.will(0, "use:angels_seal")
    conflict(play, 1)
    assert (play.seat(0).alive, play.seat(0).reputation) == (True, 3)


def test_r15_5_a_third_win_is_judged_after_the_honours() -> None:
    play = war(3, god="sekrazade")
    for _ in range(4):
        play.relic(holder=0)
    play.relic(50)
    play.seat(0).streak = 2
    conflict(play, 1)
    assert told(play, "relic_gained", "glory_dealt", "game_won") == ["relic_gained", "glory_dealt", "game_won"]


def test_r10_5_judgement_day_alone_ends_a_combat_at_once() -> None:
    """Fair Game takes the judge along: both are out before the combat takes place."""
    play = war(3)
    doom(play, 0, 2)
    play.seat(0).reputation, play.seat(2).reputation = 12, 10
    play.give(0, "fair_game")
    play.will(0, "use:fair_game")
    fight(play, 1)
    assert (won(play), play.state.owner[HERE], fought(play)) == (([1], "win_survival"), 1, ["combat_declared"])


def test_r10_19_judgement_day_on_the_defender_is_thrown_back() -> None:
    play = war(3)
    doom(play, 1, 2)
    play.seat(1).reputation = play.seat(2).reputation = 10
    play.give(1, "fair_game")
    play.will(1, "use:fair_game")
    fight(play, 100)
    assert won(play) == ([0], "win_survival")


def test_r10_4_a_contracts_price_takes_the_last_reputation() -> None:
    play = war(3)
    play.seat(0).reputation = 2
    hire(play, 0)
    play.run("cycle_end", 2)
    assert (play.seat(0).alive, fought(play), play.state.celebrities[0].owner) == (False, ["combat_declared"], -1)


@pytest.mark.parametrize(("owner", "reputation"), [(0, 3), (-1, 0)])
def test_r18_4_a_contracts_combat_is_judged_when_the_celebrity_has_arrived(owner: int, reputation: int) -> None:
    """7 - 2 - 5 = 0; on a tile of its owner the vagrant brings three."""
    play = war(3)
    play.seat(0).reputation = 7
    hire(play, owner)
    play.rolls(100)
    play.run("cycle_end", 2)
    assert (play.seat(0).alive, play.seat(0).reputation) == (bool(reputation), reputation)


def test_hol_3b_a_pursuer_at_nought_is_still_a_visitor() -> None:
    """Fair Game throws Abukaros's five back at the pursuer; the hospital pays, then the combat is judged."""
    play = war(3, god="abukaros")
    play.relic(HERE)
    play.piece(1, 30)
    play.tile(HERE, designation="hospital")
    play.state.hospitals[HERE] = 2
    play.seat(1).reputation = 5
    play.give(1, "hot_pursuit")
    play.give(0, "fair_game")
    play.will(1, "use:hot_pursuit")
    play.will(0, "use:fair_game")
    fight(play, 100)
    assert (play.seat(1).alive, play.seat(2).reputation) == (False, 50)


def test_exp_5b_a_wall_that_throws_a_doom_out_saves_the_tile_first() -> None:
    play = war(3)
    play.tile(9, owner=1)
    play.seat(2).reputation = 20
    play.give(2, "eschatology")
    play.give(1, "wall_of_word")
    play.deck(2, "spell_of_doom")
    play.will(2, "use:eschatology")
    play.will(1, "use:wall_of_word")
    fight(play, 1)
    assert (play.state.owner[9], play.seat(2).alive, play.state.owner[HERE]) == (1, False, 0)


def test_r21_9_what_an_eliminated_player_has_left_behind_asks_nobody() -> None:
    play = table()
    play.seat(2).reputation = 0
    play.start_of(1)
    play.give(0, "fair_game")
    assert play.carry_out(harm(play.table, 0, 10, 2, "SAC-6a")) == []
    assert play.seat(0).reputation == 40


# ---------------------------------------------------------------- contact
@pytest.mark.parametrize(("faller", "reputations"), [(0, [0, 45, 45]), (2, [40, 40, 0])])
def test_r7_1_g79_a_hospital_pays_nobody_who_is_gone_and_for_nobody(faller: int, reputations: list[int]) -> None:
    """The relic on the hospital's tile lowers the others; seat 1 throws its loss back, and the visitor falls, or the
    hospital's placer falls by the relic."""
    play = table(god="abukaros")
    if faller == 2:
        play.relic(holder=0)
    play.relic(BESIDE)
    play.tile(BESIDE, designation="hospital")
    play.state.hospitals[BESIDE] = 2
    play.seat(faller).reputation = 5 if faller == 0 else 10
    play.give(0, "relief_corps")
    play.give(1, "fair_game")
    play.will(1, "use:fair_game")
    play.move_of(0)
    play.answer(f"tile:{BESIDE}")
    assert not play.seat(faller).alive
    assert [player.reputation for player in play.state.seats] == reputations


def taken_back(religion: str) -> Play:
    """Seat 0 finds the Stye on an own tile with seat 1's hospital; seat 1's deck throws a Time Reversal out, and
    seat 1 seals it: seat 0 is where it was a turn ago, an own tile too."""
    play = table(2, god="giyechin", religions=(religion,) * 4)
    play.relic(9, kind=relics.STYE)
    for tile in (9, 24):
        play.tile(tile, owner=0)
    play.seat(0).tile = 24
    for _ in range(2):
        snapshot.take(play.state, 0)
    play.seat(0).tile = 8
    play.tile(9, designation="hospital")
    play.state.hospitals[9] = 1
    play.deck(1, "time_reversal", "tithe", "tithe", "tithe")
    play.give(0, "relief_corps")
    play.give(1, "angels_seal")
    play.will(1, "use:angels_seal", "seat:0")
    play.move_of(0)
    play.will(0, "tile:")
    play.answer("tile:9")
    return play


def test_r7_1_g79_a_piece_that_is_taken_back_visits_no_hospital() -> None:
    play = taken_back("christian")
    relic = play.state.relics[0]
    assert (play.seat(0).tile, relic.tile, relic.holder) == (24, 9, -1)
    assert (play.seat(1).reputation, play.state.contact) == (50, False)


def test_r19_13_a_piece_that_is_taken_back_makes_no_second_move() -> None:
    play = taken_back("buddhist")
    assert (play.question.text, play.seat(0).tile) == ("card_or_done", 24)


# ---------------------------------------------------------------- the depth of windows
def test_r21_7_eight_witches_and_no_ninth_window() -> None:
    play = table()
    play.give(0, "relief_corps", "witchs_way", "witchs_way")
    play.give(1, *["witchs_way"] * 3)
    play.give(2, *["witchs_way"] * 3)
    for seat, count in ((0, 2), (1, 3), (2, 3)):
        play.will(seat, *["use:witchs_way"] * count)
    play.cards_of(0)
    play.answer("use:relief_corps@1")
    used = [line["seat"] for line in play.told("card_used", 0) if line["card"] == "witchs_way"]
    assert (used, play.seat(0).reputation) == ([1, 2, 0, 1, 2, 0, 1, 2], 53)
    assert play.state.open_windows == 0


def test_r10_5_two_witches_carry_a_combat_through_two_windows() -> None:
    play = war(3)
    play.money(0, 5000, 5000, believers=0)
    play.money(1, 5000, 5000, believers=0)
    play.money(2, 5000, 5000)
    play.give(0, "witchs_way", "witchs_way")
    play.give(1, "peace_river")
    play.give(2, "relief_operation")
    play.tile(3, terrain="water")
    play.will(0, "use:witchs_way", "use:witchs_way")
    play.will(1, "use:peace_river", "tile:")
    play.will(2, "use:relief_operation")
    fight(play, 1)
    assert (play.state.owner[HERE], play.seat(2).reputation) == (0, 50)


def test_inf_5b_a_contract_that_snow_white_brings_can_end_the_turn() -> None:
    """Seat 0 defends its tile under Judgement Day and falls: no contact with the celebrity's tile follows."""
    play = table()
    i = play.celebrity("general", 20, owner=2)
    play.state.celebrities[i].contract = 2
    play.tile(HOME, owner=0)
    play.seat(0).reputation = 10
    doom(play, 0, 1)
    standby(play, 2, "wiretap")
    play.seat(0).effects.append(Effect("snow_white", "move", 1, ref=i))
    play.give(1, "relief_corps")
    play.rolls(100)
    play.run("move_phase", 0)
    assert (play.seat(0).alive, play.state.acting, play.state.celebrities[i].tile) == (False, 1, HOME)
    assert told(play, "moved") == []


def test_sac_5a_a_walled_curse_throws_its_user_out_when_the_walk_is_done() -> None:
    play = table()
    play.celebrity("general", 19)
    play.seat(1).effects.append(Effect("puppet_curse", "turns", 3, 1))
    play.seat(1).reputation = 20
    alone(play, 19, 20)
    play.tile(20, owner=0)
    play.give(0, "wall_of_word")
    play.deck(1, "spell_of_doom")
    play.will(0, "use:wall_of_word")
    play.run("cycle_end", 2)
    assert (play.state.owner[20], play.seat(1).alive) == (0, False)


def test_r2_7_a_celebritys_walk_is_judged_before_the_next_one_walks() -> None:
    play = table()
    play.celebrity("professor", 19, owner=0)
    play.celebrity("lawyer", 30)
    play.seat(0).believers = 4990
    play.run("cycle_end", 2)
    assert (won(play), play.state.celebrities[1].tile) == (([0], "win_religious"), 30)
