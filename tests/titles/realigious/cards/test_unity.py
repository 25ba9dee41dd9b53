"""Unity (5.3): what each of its twelve cards does."""
from __future__ import annotations

from game.core.modifiers import settle
from game.titles.realigious.cards.play import usable_cards
from game.titles.realigious.queries import stacks
from game.titles.realigious.rates import RATE, defence_terms, propagation_rate
from game.titles.realigious.state import Effect
from tests.titles.realigious.play import Play

HOME, BESIDE, AWAY = 8, 9, 40  # seat 0's start, a tile it has revealed, seat 1's start


def rich(players: int = 2, **options: object) -> Play:
    """A plain map on which everybody can pay for every card."""
    play = Play(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        play.money(seat, 5000, 5000)
    return play


def attacked(*hand: str, roll: int = 1) -> Play:
    """Seat 1 stands on a tile of seat 0 and is about to fight for it; seat 0 reacts with the first of `hand`."""
    play = rich()
    play.tile(BESIDE, owner=0)
    play.piece(1, BESIDE)
    play.give(0, *hand)
    play.will(0, f"use:{hand[0]}")
    play.rolls(roll)
    return play


def usable(play: Play, seat: int) -> list[str]:
    """The cards that the seat could use in step A."""
    return [option.key for option in usable_cards(play.state, seat)]


# ---------------------------------------------------------------- UNI-1
def test_uni_1a_angels_seal_uses_the_discarded_card_for_free() -> None:
    play = rich()
    play.deck(0, "tithe", "tithe")
    play.give(0, "angels_seal", "gleaning", "reaper")
    play.will(0, "use:angels_seal")
    play.start_of(0)
    assert stacks(play.seat(0), "reaper") == 1
    assert (play.purse(0), play.hand(0)) == ((100, 5000, 4900), ["tithe", "gleaning"])


def test_uni_1a_angels_seal_asks_for_the_target_of_the_discarded_card() -> None:
    play = rich()
    play.deck(0, "tithe", "tithe")
    play.give(0, "angels_seal", "tithe", "gleaning")
    play.will(0, "use:angels_seal", f"tile:{BESIDE}")
    play.start_of(0)
    assert play.purse(0) == (200, 5000, 4900)


def test_uni_1a_angels_seal_is_no_use_for_reactions_and_unusable_cards() -> None:
    for card in ("wall_of_word", "harvest_season", "extremist"):
        play = rich()
        play.deck(0, "tithe", "tithe")
        play.give(0, "angels_seal", "gleaning", card)
        play.will(0, "use:angels_seal")
        play.start_of(0)
        assert play.hand(0) == ["tithe", "angels_seal", "gleaning"]


def test_uni_1a_two_angels_seals_do_not_use_one_card_twice() -> None:
    play = rich()
    play.deck(0, "tithe", "tithe")
    play.give(0, "angels_seal", "angels_seal", "reaper")
    play.will(0, "use:angels_seal", "use:angels_seal")
    play.start_of(0)
    assert (stacks(play.seat(0), "reaper"), play.hand(0)) == (1, ["tithe", "angels_seal"])


def test_uni_1b_full_defense_moves_the_reactions_of_the_deck_and_lets_the_cheapest_stand_by() -> None:
    play = rich()
    play.deck(0, "wall_of_word", "tithe", "miracle", "witchs_way", "wall_of_word")
    play.give(0, "full_defense", "gleaning")
    play.cards_of(0)
    play.answer("use:full_defense@1")
    assert play.seat(0).deck == ["tithe"]
    assert play.seat(0).grave == ["full_defense", "wall_of_word", "miracle", "witchs_way", "wall_of_word"]
    standing = [effect.what for effect in play.seat(0).effects if effect.kind == "standby"]
    assert standing == ["witchs_way", "wall_of_word"]


def test_uni_1b_full_defense_reacts_once_for_free() -> None:
    play = rich()
    play.tile(AWAY, owner=0)
    play.tile(47, owner=0)
    play.seat(0).effects.append(Effect("standby", "use", what="wall_of_word"))
    play.give(1, "move_mountains", "move_mountains", "gleaning")
    play.will(0, "standby:wall_of_word")
    play.cards_of(1)
    play.answer("use:move_mountains@1", f"tile:{AWAY}", "use:move_mountains@1", "tile:47")
    assert (play.state.owner[AWAY], play.state.owner[47]) == (0, 1)
    assert (play.purse(0), play.effects(0)) == ((100, 5000, 5000), [])


def test_uni_1b_full_defense_renews_a_deck_of_reactions_alone() -> None:
    play = rich()
    play.deck(0, "wall_of_word")
    play.give(0, "full_defense", "gleaning")
    play.cards_of(0)
    play.answer("use:full_defense@1")
    assert (play.seat(0).deck, play.effects(0)) == (["wall_of_word"], ["standby"])


def test_uni_1b_full_defense_needs_a_reaction_in_the_deck() -> None:
    play = rich()
    play.deck(0, "tithe", "reaper")
    play.give(0, "full_defense")
    assert usable(play, 0) == []


# ---------------------------------------------------------------- UNI-2
def test_uni_2a_tithe_raises_the_defence_rate() -> None:
    play = rich()
    play.give(0, "tithe", "tithe", "gleaning")
    play.cards_of(0)
    play.answer("use:tithe@1", "use:tithe@1")
    assert settle(defence_terms(play.state, 0, HOME, False), RATE) == 10 + 20


def test_uni_2a_tithe_stops_at_three() -> None:
    play = rich()
    play.seat(0).effects.append(Effect("tithe", "game", n=3))
    play.give(0, "tithe")
    assert usable(play, 0) == []


def test_uni_2b_miracle_negates_every_card_until_the_own_next_turn() -> None:
    play = rich()
    play.give(0, "reaper", "reaper", "gleaning")
    play.give(1, "tithe", "miracle", "wall_of_word")
    play.will(1, "use:miracle")
    play.cards_of(0)
    play.answer("use:reaper@1", "use:reaper@1")
    assert (play.effects(0), play.hand(1), play.effects(1)) == ([], [], ["miracle"])
    play.turn_of(1)
    assert play.effects(1) == []


def test_uni_2b_miracle_of_the_turn_player_lasts_to_the_own_next_turn() -> None:
    play = rich()
    play.give(0, "reaper", "miracle", "gleaning")
    play.give(1, "miracle", "tithe")
    play.will(1, "use:miracle")
    play.will(0, "use:miracle")
    play.cards_of(0)
    play.answer("use:reaper@1")
    assert (stacks(play.seat(0), "reaper"), play.hand(0)) == (1, [])
    assert "tithe" in play.hand(1)  # a negated Miracle leaves the hand alone
    play.turn_of(1)
    assert "miracle" in play.effects(0)
    play.turn_of(0)
    assert "miracle" not in play.effects(0)


# ---------------------------------------------------------------- UNI-3
def test_uni_3a_own_share_of_trial_skips_two_draws_for_three_cards() -> None:
    play = rich()
    play.deck(0, "tithe", "reaper", "gleaning", "indulgence")
    play.give(0, "own_trial", "train_clergy")
    play.cards_of(0)
    play.answer("use:own_trial@1")
    assert usable(play, 0) == ["use:train_clergy@1"]
    hands = []
    for _ in range(3):
        play.start_of(0)
        hands.append(play.hand(0))
    assert hands == [["train_clergy"], ["train_clergy"], ["gleaning", "reaper", "tithe"]]


def test_uni_3a_own_share_of_trial_is_not_begun_twice() -> None:
    play = rich()
    play.give(0, "own_trial", "own_trial", "gleaning")
    play.cards_of(0)
    play.answer("use:own_trial@1")
    assert usable(play, 0) == ["use:gleaning@2"]


def test_uni_3b_price_of_penance_lasts_two_cycles() -> None:
    play = attacked("price_of_penance")
    play.interaction_of(1)
    assert play.state.owner[BESIDE] == 1
    assert propagation_rate(play.state, 0, BESIDE) == 99
    assert settle(defence_terms(play.state, 0, HOME, True), RATE) == 99
    play.turn_of(1)
    assert propagation_rate(play.state, 0, BESIDE) == 99
    play.turn_of(1)
    assert propagation_rate(play.state, 0, BESIDE) == 50


def test_uni_3b_price_of_penance_again_counts_the_longer_time() -> None:
    play = attacked("price_of_penance")
    play.seat(0).effects.append(Effect("penance", "cycles", 1, 0))
    play.interaction_of(1)
    assert [(e.left, e.clock) for e in play.seat(0).effects if e.kind == "penance"] == [(2, 1)]


# ---------------------------------------------------------------- UNI-4
def test_uni_4a_joy_of_ministry_raises_the_rewards() -> None:
    play = rich(religions=("islamic", "christian"))
    play.seat(0).converted_first = True
    play.give(0, "joy_of_ministry", "joy_of_ministry")
    play.rolls(1)
    play.cards_of(0, contact=True)
    play.answer("use:joy_of_ministry@1", "use:joy_of_ministry@1")
    assert play.purse(0) == (220, 5120, 5000 - 800 + 120)


def test_uni_4b_found_a_faith_village_pays_donations_and_influence() -> None:
    play = rich()
    play.tile(HOME, owner=0, allotment=(10, 170, 160))
    play.give(0, "faith_village")
    play.cards_of(0)
    play.answer("use:faith_village@1", f"tile:{HOME}")
    play.start_of(0)
    assert (play.designation(HOME), play.purse(0)) == ("faith_village", (100, 5170, 4560))


# ---------------------------------------------------------------- UNI-5
def test_uni_5a_eternal_return_copies_the_last_three_cards_used() -> None:
    play = rich()
    play.deck(0, "indulgence", "indulgence")
    play.give(0, "eternal_return", "train_clergy", "tithe")
    play.cards_of(0)
    play.answer("use:eternal_return@1", "use:train_clergy@1", "use:tithe@1")
    play.give(0, "gleaning")
    play.give(1, "reaper", "glory_treasure", "gleaning")
    play.cards_of(1)
    play.answer("use:reaper@1", "use:glory_treasure@1")
    play.start_of(0)
    assert play.hand(0) == ["reaper", "tithe", "train_clergy"]
    assert play.seat(0).grave[-1] == "gleaning"


def test_uni_5a_eternal_return_draws_nothing_when_nobody_used_a_card() -> None:
    play = rich()
    play.deck(0, "indulgence", "indulgence")
    play.give(0, "eternal_return", "gleaning")
    play.cards_of(0)
    play.answer("use:eternal_return@1")
    play.start_of(0)
    assert (play.hand(0), play.effects(0)) == ([], [])


def test_uni_5b_indulgence_sets_reputation_50_for_half_of_both_purses() -> None:
    for before in (12, 77):
        play = rich()
        play.money(0, 301, 500, reputation=before)
        play.give(0, "indulgence", "gleaning")
        play.cards_of(0)
        play.answer("use:indulgence@1")
        assert (play.seat(0).reputation, play.purse(0)) == (50, (100, 150, 250))


def test_uni_5b_indulgence_needs_another_reputation_and_500_influence() -> None:
    for influence, standing, keys in ((500, 50, []), (499, 49, []), (500, 49, ["use:indulgence@1"])):
        play = rich()
        play.money(0, 0, influence, reputation=standing)
        play.give(0, "indulgence")
        assert usable(play, 0) == keys


# ---------------------------------------------------------------- UNI-6
def test_uni_6a_reunion_draws_three_when_the_deck_list_lies_in_the_graveyard() -> None:
    play = rich()
    play.deck(0, "reunion", "tithe", "spell_of_doom")
    play.seat(0).deck = ["gleaning"] * 4
    play.give(0, "reunion", "tithe")
    play.cards_of(0)
    play.answer("use:reunion@1", "use:tithe@1")
    assert play.hand(0) == ["gleaning"] * 3
    assert "reunion" not in play.effects(0)


def test_uni_6a_reunion_is_met_at_once_when_only_it_was_missing() -> None:
    play = rich()
    play.deck(0, "reunion", "tithe")
    play.seat(0).deck, play.seat(0).grave = ["gleaning"] * 4, ["tithe"]
    play.give(0, "reunion")
    play.cards_of(0)
    play.answer("use:reunion@1")
    assert play.hand(0) == ["gleaning"] * 3


def test_uni_6a_reunion_is_not_begun_twice() -> None:
    play = rich()
    play.give(0, "reunion", "reunion", "gleaning")
    play.cards_of(0)
    play.answer("use:reunion@1")
    assert usable(play, 0) == ["use:gleaning@2"]


def test_uni_6b_peace_like_a_river_washes_the_attacker_away() -> None:
    play = attacked("peace_river")
    play.tile(0, terrain="water")
    play.interaction_of(1)
    play.answer("tile:7")
    assert (play.state.owner[BESIDE], play.seat(1).tile, play.seat(1).reputation) == (0, 7, 48)
    assert play.seat(0).defence_stacks == play.seat(1).attack_stacks == 0


def test_uni_6b_peace_like_a_river_names_only_dry_open_revealed_tiles() -> None:
    play = attacked("peace_river")
    play.tile(1, terrain="water")  # beside 0 (not revealed), 2, 7, 8
    play.tile(3, terrain="water")  # beside 2, 4 and 10 (not revealed), 9
    play.tile(7, "restricted")
    play.tile(2, designation="ruin")
    play.interaction_of(1)
    assert (play.question.seat, play.offered()) == (0, ["tile:8", "tile:9"])


def test_uni_6b_peace_like_a_river_without_water_only_negates() -> None:
    play = attacked("peace_river")
    play.interaction_of(1)
    assert (play.state.owner[BESIDE], play.seat(1).tile) == (0, BESIDE)


def test_uni_6b_peace_like_a_river_leaves_a_seeker_where_he_stands() -> None:
    play = attacked("peace_river")
    play.tile(1, terrain="water")
    play.seat(1).effects.append(Effect("seeker", "turns", 3, 1))
    play.interaction_of(1)
    assert (play.state.owner[BESIDE], play.seat(1).tile) == (0, BESIDE)


def test_uni_6b_peace_like_a_river_negates_remote_combat_without_moving_a_piece() -> None:
    play = attacked("peace_river")
    play.tile(1, terrain="water")
    play.tile(10, owner=1, designation="private_barracks")
    play.piece(1, AWAY)
    play.will(1, f"tile:{BESIDE}")
    play.interaction_of(1)
    assert (play.state.owner[BESIDE], play.seat(1).tile, play.seat(1).reputation) == (0, AWAY, 48)
