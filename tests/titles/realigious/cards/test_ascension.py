"""Ascension (5.3): what each of its twelve cards does."""
from __future__ import annotations

from game.titles.realigious import sight
from game.titles.realigious.cards.play import usable_cards
from game.titles.realigious.queries import bonus_level, held
from game.titles.realigious.rates import combat_price, propagation_rate
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play

HOME, BESIDE, AWAY = 8, 9, 40  # seat 0's start, a tile it has revealed, seat 1's start
FAR = 12  # (5,1): in nobody's range
HIDDEN, LINE = 11, (9, 10, 11)  # a relic in HOME's row and the tiles on the way there


def rich(players: int = 2, **options: object) -> Play:
    """A plain map on which everybody can pay for every card."""
    play = Play(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        play.money(seat, 5000, 5000)
    return play


def usable(play: Play, seat: int) -> list[str]:
    """The cards that the seat could use in step A."""
    return [option.key for option in usable_cards(play.state, seat)]


# ---------------------------------------------------------------- ASC-1
def test_asc_1a_humble_burnt_offering_reveals_a_relic() -> None:
    play = rich()
    known = play.relic(FAR, known=(0,))
    hidden = play.relic(20)
    play.give(0, "burnt_offering")
    play.cards_of(0)
    play.answer("use:burnt_offering@1")
    assert sight.knows_relic(play.state, 0, hidden)
    assert play.seat(0).knowledge[20] == sight.REVEALED
    assert not play.state.relics[known].known & 2


def test_asc_1a_humble_burnt_offering_needs_a_relic_that_is_not_known() -> None:
    play = rich()
    play.relic(FAR, known=(0,))
    play.relic(holder=1)
    play.give(0, "burnt_offering")
    assert usable(play, 0) == []


def test_asc_1b_the_last_fragment_takes_a_relic_from_the_map_and_shows_its_tile_to_all() -> None:
    play = rich()
    relic = play.relic(FAR)
    play.relic(holder=1)
    play.give(0, "last_fragment")
    play.cards_of(0)
    play.answer("use:last_fragment@1")
    assert play.state.relics[relic].holder == 0
    assert [play.seat(s).knowledge[FAR] for s in (0, 1)] == [sight.REVEALED] * 2


def test_asc_1b_the_last_fragment_takes_from_a_player_when_no_relic_lies_on_the_map() -> None:
    play = rich()
    relic = play.relic(holder=1)
    play.give(0, "last_fragment")
    play.cards_of(0)
    play.answer("use:last_fragment@1")
    assert (play.state.relics[relic].holder, len(play.state.relics)) == (0, 1)


def test_asc_1b_the_last_fragment_spares_a_seeker_and_makes_a_new_relic() -> None:
    play = rich()
    relic = play.relic(holder=1)
    play.seat(1).effects.append(Effect("seeker", "turns", 2, 1))
    play.give(0, "last_fragment")
    play.cards_of(0)
    play.answer("use:last_fragment@1")
    assert (play.state.relics[relic].holder, held(play.state, 0)) == (1, 1)


# ---------------------------------------------------------------- ASC-2
def finder(*hand: str) -> Play:
    """Seat 0 holds three relics of Zog Malomos and moves onto the fourth; seat 1 uses the first of `hand`."""
    play = rich()
    for _ in range(3):
        play.relic(holder=0)
    play.relic(BESIDE)
    play.give(1, *hand)
    play.will(1, f"use:{hand[0]}")
    return play


def test_e12_exorcism_rite_stops_a_mystic_victory() -> None:
    play = finder("exorcism_rite")
    play.give(0, "relief_corps")
    play.move_of(0)
    play.answer(f"tile:{BESIDE}")
    assert play.session.outcome is None
    assert (held(play.state, 0), bonus_level(play.state, 0)) == (3, 4)
    assert propagation_rate(play.state, 0, BESIDE) == 50 + 30 + 1  # a hundred believers
    assert play.purse(1) == (100, 5000, 4800)


def test_asc_2a_exorcism_rite_replaces_the_relic_on_a_site_without_piece() -> None:
    play = finder("exorcism_rite")
    play.move_of(0)
    play.answer(f"tile:{BESIDE}")
    relic = play.state.relics[3]
    assert relic.replaced and relic.tile not in (-1, HOME, BESIDE, AWAY)
    assert relic.known & ~sum(1 << s for s in (0, 1) if sight.covers(play.state, s, relic.tile)) == 0


def test_asc_2a_exorcism_rite_is_stopped_by_firebolt() -> None:
    play = finder("exorcism_rite")
    play.give(0, "firebolt")
    play.will(0, "use:firebolt")
    play.move_of(0)
    play.answer(f"tile:{BESIDE}")
    assert play.session.outcome is not None
    assert (play.session.outcome.winners, play.session.outcome.reason) == ([0], "win_mystic")


def test_asc_2b_power_of_the_ascended_gives_two_relics_for_five_turns() -> None:
    play = rich()
    for _ in range(3):
        play.relic(holder=0)
    play.give(0, "ascended_power")
    play.cards_of(0)
    play.answer("use:ascended_power@1", "relic:0", "relic:2")
    assert [r.holder for r in play.state.relics] == [-1, 0, -1]
    assert [r.replaced for r in play.state.relics] == [True, False, True]
    lasts = []
    for _ in range(5):
        lasts.append("ascended" in play.effects(0))
        play.turn_of(0)
    assert (lasts, play.effects(0)) == ([True] * 5, [])


def test_asc_2b_power_of_the_ascended_needs_two_counted_relics() -> None:
    play = rich()
    play.relic(holder=0)
    play.state.relics[play.relic(holder=0)].counted = False
    play.give(0, "ascended_power")
    assert usable(play, 0) == []


def test_asc_2b_the_ascended_converts_and_wins_without_a_roll() -> None:
    play = rich()
    play.seat(0).effects.append(Effect("ascended", "turns", 5, 0))
    play.seat(0).believers = 0
    play.piece(0, BESIDE)
    play.rolls(100)
    play.interaction_of(0)
    assert play.state.owner[BESIDE] == 0


def test_e7_heavenly_host_against_the_ascended_is_decided_by_a_roll() -> None:
    for roll, owner in ((60, 0), (61, 1)):  # 70 with the levy, 10 for the defender
        play = rich()
        play.tile(BESIDE, owner=1)
        play.piece(0, BESIDE)
        play.seat(0).effects.append(Effect("heavenly_host", "turn_end", 1, 0))
        play.seat(1).effects.append(Effect("ascended", "turns", 3, 1))
        play.rolls(roll)
        play.interaction_of(0)
        assert play.state.owner[BESIDE] == owner


def test_e7_heavenly_host_against_a_losing_streak_wins_without_a_roll() -> None:
    play = rich()
    play.tile(BESIDE, owner=1)
    play.piece(0, BESIDE)
    play.seat(0).effects.append(Effect("heavenly_host", "turn_end", 1, 0))
    play.seat(1).effects.append(Effect("losing_streak", "turns", 2, 1))
    play.rolls(100)
    play.interaction_of(0)
    assert (play.state.owner[BESIDE], play.table.rolls) == (0, [100])


def test_e7_all_or_nothing_loses_a_won_combat_on_seven() -> None:
    play = rich()
    play.tile(BESIDE, owner=1)
    play.piece(0, BESIDE)
    play.seat(0).effects.append(Effect("all_or_nothing", "turns", 3, 0))
    play.rolls(1, 7)
    play.interaction_of(0)
    assert (play.state.owner[BESIDE], play.seat(0).reputation) == (1, 50 - 2 - 3)


# ---------------------------------------------------------------- ASC-3
def test_asc_3a_special_grace_draws_two() -> None:
    play = rich()
    play.deck(0, "tithe", "reaper", "gleaning")
    play.give(0, "special_grace", "miracle")
    play.cards_of(0)
    play.answer("use:special_grace@1")
    assert play.hand(0) == ["reaper", "tithe", "miracle"]


def seer() -> Play:
    """Seat 0 owns HOME and knows the relic three tiles further in the row."""
    play = rich()
    play.tile(HOME, owner=0)
    play.relic(HIDDEN, known=(0,))
    sight.reveal(play.table, 0, HIDDEN)
    play.give(0, "revelation")
    return play


def test_asc_3b_revelation_propagates_every_neutral_tile_on_the_line() -> None:
    play = seer()
    play.seat(0).prop_stacks = 2
    play.rolls(1, 100, 1)
    play.cards_of(0)
    play.answer("use:revelation@1", f"tile:{HIDDEN}")
    assert [play.state.owner[t] for t in LINE] == [0, -1, 0]
    assert play.purse(0) == (100 + 240, 4300 + 240, 4300 + 240)  # a Christian's, no first tile
    assert (play.seat(0).prop_stacks, held(play.state, 0)) == (0, 0)


def test_asc_3b_revelation_fixes_all_rates_before_the_first_roll() -> None:
    play = seer()
    play.seat(0).believers = 0
    for tile in LINE:
        play.tile(tile, allotment=(2000, 0, 0))
    play.rolls(50, 51, 50)
    play.cards_of(0)
    play.answer("use:revelation@1", f"tile:{HIDDEN}")
    assert [play.state.owner[t] for t in LINE] == [0, -1, 0]


def test_asc_3b_revelation_without_a_success_is_one_consolation() -> None:
    play = seer()
    play.tile(10, owner=1)
    play.rolls(100, 100)
    play.cards_of(0)
    play.answer("use:revelation@1", f"tile:{HIDDEN}")
    assert ([play.state.owner[t] for t in LINE], play.seat(0).prop_stacks) == ([-1, 1, -1], 1)


def test_asc_3b_revelation_succeeds_without_rolls_for_the_ascended() -> None:
    play = seer()
    play.seat(0).effects.append(Effect("ascended", "turns", 5, 0))
    play.rolls(100)
    play.cards_of(0)
    play.answer("use:revelation@1", f"tile:{HIDDEN}")
    assert [play.state.owner[t] for t in LINE] == [0, 0, 0]


def test_asc_3b_revelation_starts_at_the_nearest_own_tile() -> None:
    play = seer()
    play.tile(18, owner=0)  # beside the relic: the line is these two
    play.rolls(1)
    play.cards_of(0)
    play.answer("use:revelation@1", f"tile:{HIDDEN}")
    assert [play.state.owner[t] for t in LINE] == [-1, -1, 0]


def test_asc_3b_revelation_needs_an_own_tile_and_a_known_relic() -> None:
    play = rich()
    play.give(0, "revelation")
    play.relic(HIDDEN)
    play.tile(HOME, owner=0)
    assert usable(play, 0) == []
    play = rich()
    play.give(0, "revelation")
    play.relic(HIDDEN, known=(0,))
    sight.reveal(play.table, 0, HIDDEN)
    assert usable(play, 0) == []


# ---------------------------------------------------------------- ASC-4
def robbed(*wishes: str) -> Play:
    """Seat 0 uses The Last Fragment on the only relic, seat 1's; seat 1 answers with Firebolt."""
    play = rich()
    play.relic(holder=1)
    play.give(0, "last_fragment")
    play.give(1, "firebolt")
    play.will(1, "use:firebolt", *wishes)
    return play


def test_asc_4a_firebolt_negates_the_taking_and_takes_an_uncounted_relic() -> None:
    play = robbed()
    mine = play.relic(holder=0)
    play.cards_of(0)
    play.answer("use:last_fragment@1")
    assert [r.holder for r in play.state.relics] == [1, 1]
    assert not play.state.relics[mine].counted
    assert [held(play.state, s) for s in (0, 1)] == [0, 1]


def test_asc_4a_firebolt_only_negates_against_a_seeker() -> None:
    play = robbed()
    play.relic(holder=0)
    play.seat(0).effects.append(Effect("seeker", "turns", 2, 0))
    play.cards_of(0)
    play.answer("use:last_fragment@1")
    assert [r.holder for r in play.state.relics] == [1, 0]


def test_asc_4a_firebolt_is_answered_by_firebolt() -> None:
    play = robbed()
    play.relic(holder=0)
    play.give(0, "last_fragment", "firebolt")
    play.will(0, "no", "use:firebolt")  # "no" to the use of the first Firebolt
    play.cards_of(0)
    play.answer("use:last_fragment@1")
    assert [(r.holder, r.counted) for r in play.state.relics] == [(0, False), (0, True)]


def beaten_defender() -> Play:
    """Seat 1 wins an ordinary combat for a tile of seat 0, who answers with Retribution."""
    play = rich()
    play.tile(BESIDE, owner=0)
    play.piece(1, BESIDE)
    play.give(0, "retribution")
    play.will(0, "use:retribution")
    play.rolls(1)
    return play


def test_asc_4b_retribution_takes_the_price_again_and_doubles_it_for_three_turns() -> None:
    play = beaten_defender()
    play.interaction_of(1)
    assert (play.state.owner[BESIDE], play.seat(1).reputation) == (1, 50 - 2 - 2)
    prices = []
    for _ in range(3):
        prices.append(combat_price(play.state, 1))
        play.turn_of(1)
    assert (prices, combat_price(play.state, 1)) == ([4, 4, 4], 2)


def test_asc_4b_retribution_takes_what_the_combat_has_really_cost() -> None:
    play = beaten_defender()
    play.seat(1).effects.append(Effect("axis_of_evil", "turns", 2, 1))
    play.interaction_of(1)
    assert play.seat(1).reputation == 50 - 4 - 4


def test_asc_4b_retribution_cannot_name_a_seeker() -> None:
    play = beaten_defender()
    play.seat(1).effects.append(Effect("seeker", "turns", 2, 1))
    play.interaction_of(1)
    assert (play.seat(1).reputation, "retribution" in play.hand(0)) == (48, True)


# ---------------------------------------------------------------- ASC-5
def test_asc_5a_guidance_transfers_the_piece_before_the_next_move() -> None:
    play = rich()
    play.tile(24, owner=0)
    play.relic(24)
    play.give(0, "guidance")
    play.cards_of(0)
    play.answer("use:guidance@1", "tile:24")
    play.move_of(0)
    assert (play.seat(0).tile, held(play.state, 0), play.question.text) == (24, 0, "move")
    play.answer("tile:25")
    assert (play.seat(0).tile, play.effects(0)) == (25, [])


def test_asc_5a_guidance_does_nothing_when_the_tile_is_lost() -> None:
    play = rich()
    play.tile(24, owner=1)
    play.seat(0).effects.append(Effect("guidance", "move", 1, ref=24))
    play.move_of(0)
    assert (play.seat(0).tile, play.question.text) == (HOME, "move")


def test_asc_5b_pious_body_and_mind_ends_what_was_granted() -> None:
    play = rich()
    target = play.seat(1)
    target.effects += [Effect("clergy", "game", n=3), Effect("standby", "use", what="miracle"),
                       Effect("guidance", "move", 1, ref=AWAY), Effect("diamond_body", "game"),
                       Effect("secret_rite", "turn_end", 1, 1)]
    target.prop_stacks = target.attack_stacks = target.defence_stacks = target.skip = target.extra = 2
    person = play.celebrity("vagrant", 20, owner=1)
    play.state.celebrities[person].contract, play.state.celebrities[person].taps = 1, 0b11
    play.tile(21, "gov_police")
    play.state.governments[21].holder, play.state.governments[21].bought = 1, 1
    relic = play.relic(holder=1)
    target.bonus_floor = 3
    play.give(0, "pious_mind")
    play.cards_of(0)
    play.answer("use:pious_mind@1", "seat:1")
    assert target.effects == []
    assert (target.prop_stacks, target.attack_stacks, target.defence_stacks) == (0, 0, 0)
    assert (target.skip, target.extra) == (0, 0)
    celebrity, police = play.state.celebrities[person], play.state.governments[21]
    assert (celebrity.owner, celebrity.contract, celebrity.taps, celebrity.tile) == (1, -1, 0b01, 20)
    assert (police.holder, police.bought) == (-1, 1)
    assert (play.state.relics[relic].holder, bonus_level(play.state, 1)) == (1, 3)


def test_asc_5b_pious_body_and_mind_leaves_fog_and_designations() -> None:
    play = rich()
    play.tile(AWAY, owner=1, designation="icon")
    play.seat(1).effects += [Effect("fog", "turns", 3, 1, ref=AWAY), Effect("mercy", "use")]
    play.give(0, "pious_mind")
    play.cards_of(0)
    play.answer("use:pious_mind@1", "seat:1")
    assert (play.effects(1), play.designation(AWAY)) == (["fog"], "icon")


def test_asc_5b_pious_body_and_mind_brings_cards_set_aside_to_the_hand_oldest_first() -> None:
    play = rich()
    play.seat(0).effects += [Effect("blessing", "start", 2, what="tithe"), Effect("torrent", "use"),
                             Effect("prepared_king", "start", 3, what="reaper")]
    play.give(0, "pious_mind", "gleaning", "extremist")
    play.tile(BESIDE, owner=0)
    play.cards_of(0)
    play.answer("use:pious_mind@1", "seat:0")
    assert play.hand(0) == ["reaper", "tithe", "gleaning"]
    assert (play.effects(0), play.seat(0).hand[0].free) == ([], False)
    assert BESIDE in play.state.separatists  # the Extremist had to make room


def test_asc_5b_pious_body_and_mind_ends_stealth() -> None:
    play = rich()
    play.tile(AWAY, "forest")
    play.seat(1).stealth = True
    play.give(0, "pious_mind")
    play.cards_of(0)
    play.answer("use:pious_mind@1", "seat:1")
    assert not play.seat(1).stealth


# ---------------------------------------------------------------- ASC-6
def test_asc_6a_true_homecoming_makes_two_relics_of_one() -> None:
    play = rich()
    for tile in (1, 2, 7):
        play.tile(tile, owner=0)
    play.relic(2, known=(0,))
    play.relic(holder=0)
    play.give(0, "true_homecoming")
    play.cards_of(0)
    play.answer("use:true_homecoming@1", "relic:1")
    new = play.state.relics[2:]
    assert (play.state.relics[1].tile, play.state.relics[1].holder) == (-1, -1)
    assert sorted(r.tile for r in new) == [1, 7]
    assert [r.known for r in new] == [1, 1]
    assert all(r.replaced for r in new)


def test_asc_6a_each_of_the_two_relics_is_told_and_its_place_to_the_user_alone() -> None:
    play = rich()
    for tile in (1, 2):
        play.tile(tile, owner=0)
    play.relic(holder=0)
    play.give(0, "true_homecoming")
    play.cards_of(0)
    play.answer("use:true_homecoming@1", "relic:0")
    told = [[e.data for e in play.session.events(0, reader) if e.kind == "relic_created"] for reader in (0, 1, None)]
    places = [relic.tile for relic in play.state.relics[1:]]
    assert told[0] == [{"seat": 0, "amount": 1, "tile": places[0]}, {"seat": 0, "amount": 2, "tile": places[1]}]
    assert told[1] == told[2] == [{"seat": 0, "amount": 1}, {"seat": 0, "amount": 2}]


def test_asc_6a_true_homecoming_needs_two_own_tiles_without_relic() -> None:
    play = rich()
    play.tile(1, owner=0)
    play.tile(2, owner=0)
    play.relic(2, known=(0,))
    play.relic(holder=0)
    play.give(0, "true_homecoming")
    assert usable(play, 0) == []


def test_asc_6b_second_coming_brings_a_replaced_relic_back_for_half_of_everything() -> None:
    play = rich(god="abukaros")
    relic = play.relic(FAR, replaced=True)
    play.state.relics[relic].had = play.state.relics[relic].gifted = 0b01
    play.money(0, 501, 400)
    play.give(0, "second_coming")
    play.cards_of(0)
    play.answer("use:second_coming@1", "relic:0")
    assert held(play.state, 0) == 1
    assert play.purse(0) == (100, 250, 200)
    assert play.seat(1).reputation == 50  # Abukaros does not repeat the gift


def test_asc_6b_second_coming_needs_a_replaced_relic_that_was_held() -> None:
    play = rich()
    play.relic(FAR, replaced=True)
    ordinary = play.relic(20)
    play.state.relics[ordinary].had = 0b01
    play.give(0, "second_coming")
    assert usable(play, 0) == []
