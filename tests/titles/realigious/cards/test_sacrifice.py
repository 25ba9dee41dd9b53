"""Sacrifice (5.3): what its cards do. SAC-1b: `test_realm.py`, SAC-3b: `test_time_reversal.py`."""
from __future__ import annotations

from game.titles.realigious.cards.play import usable_cards
from game.titles.realigious.cards.sacrifice import ANSWERS
from game.titles.realigious.content import CARDS
from game.titles.realigious.queries import stacks
from game.titles.realigious.state import Effect, HeldCard
from tests.titles.realigious.play import Play

HOME, BESIDE, AWAY = 8, 9, 40  # seat 0's start, a tile it has revealed, seat 1's start
FILLER = "relief_corps"  # always usable: keeps step A open


def rich(players: int = 2, **options: object) -> Play:
    """A plain map on which everybody can pay for every card."""
    play = Play(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        play.money(seat, 5000, 5000)
    return play


def usable(play: Play, seat: int) -> list[str]:
    """The cards that the seat could use in step A."""
    return [option.key for option in usable_cards(play.state, seat)]


# ---------------------------------------------------------------- SAC-1
def test_sac_1a_night_of_temperance_draws_one_for_reputation() -> None:
    play = rich()
    play.deck(0, "tithe", "reaper")
    play.give(0, "night_temperance", "miracle")
    play.cards_of(0)
    play.answer("use:night_temperance@1")
    assert (play.hand(0), play.seat(0).reputation) == (["tithe", "miracle"], 49)
    assert play.purse(0) == (100, 5000, 5000)


def test_sac_1a_night_of_temperance_needs_reputation_above_one() -> None:
    play = rich()
    play.money(0, 0, 0, reputation=1)
    play.give(0, "night_temperance")
    assert usable(play, 0) == []


# ---------------------------------------------------------------- SAC-2
def test_sac_2a_gods_answer_returns_a_card_to_the_deck_for_one_of_another_branch() -> None:
    play = rich()
    play.deck(0, "reaper", "reaper")
    play.give(0, "gods_answer", "tithe", "gleaning")
    play.picks(5)
    play.cards_of(0)
    play.answer("use:gods_answer@1", "hand:tithe")
    assert play.hand(0) == [ANSWERS[5], "gleaning"]
    assert sorted(play.seat(0).deck) == ["reaper", "reaper", "tithe"]
    assert play.seat(0).grave == ["gods_answer"]


def test_sac_2a_gods_answer_gives_no_card_of_sacrifice() -> None:
    assert len(ANSWERS) == 60
    assert {CARDS[kind].branch for kind in ANSWERS} == {"expansion", "unity", "influence_branch", "holy_war",
                                                        "ascension"}


def test_sac_2a_gods_answer_keeps_the_stacks_of_a_returned_doom() -> None:
    play = rich()
    play.deck(0, "reaper")
    play.seat(0).hand = [HeldCard("gods_answer"), HeldCard("spell_of_doom", stacks=2, user=1)]
    play.cards_of(0)
    play.answer("use:gods_answer@1", "hand:spell_of_doom")
    assert "spell_of_doom:2:1" in play.seat(0).deck


def test_sac_2a_gods_answer_needs_another_card() -> None:
    play = rich()
    play.give(0, "gods_answer")
    assert usable(play, 0) == []


def test_e9_spell_of_doom_wanders_and_strikes_when_it_is_discarded() -> None:
    play = rich()
    play.money(1, 1500, 1500, reputation=45)
    play.deck(1, "tithe", "tithe", "tithe")
    play.give(0, "spell_of_doom", FILLER)
    play.give(1, "gleaning", "reaper")
    play.cards_of(0)
    play.answer("use:spell_of_doom@1")
    assert (play.hand(1), play.seat(0).grave) == (["spell_of_doom", "gleaning", "reaper"], [])
    assert "use:spell_of_doom@1" not in usable(play, 1)  # D1600 I1600
    play.start_of(1)
    play.start_of(1)
    assert (play.hand(1), play.seat(1).reputation) == (["tithe", "tithe", "spell_of_doom"], 45)
    play.will(1, "no")
    play.start_of(1)
    assert (play.hand(1), play.seat(1).reputation) == (["tithe", "tithe", "tithe"], 25)
    assert "spell_of_doom" not in str(play.seat(1).grave)


def test_e9_the_loss_by_spell_of_doom_names_its_last_user() -> None:
    play = rich()
    play.give(1, "tithe", "fair_game")
    play.seat(1).hand.append(HeldCard("spell_of_doom", stacks=1, user=0))
    play.will(1, "use:fair_game")
    play.start_of(1)
    assert (play.seat(0).reputation, play.seat(1).reputation) == (30, 30)


def test_sac_2b_spell_of_doom_cannot_be_negated_and_doubles_its_price() -> None:
    play = rich()
    play.seat(0).hand = [HeldCard("spell_of_doom", stacks=2, user=1), HeldCard(FILLER)]
    play.give(1, "witchs_way")
    play.will(1, "use:witchs_way")
    play.cards_of(0)
    play.answer("use:spell_of_doom@1")
    assert play.purse(0) == (100, 1800, 1800)
    card = play.seat(1).hand[0]
    assert (card.kind, card.stacks, card.user) == ("spell_of_doom", 3, 0)


def test_sac_2b_spell_of_doom_strikes_with_five_stacks() -> None:
    play = rich()
    play.money(0, 20000, 20000)
    play.seat(0).hand = [HeldCard("spell_of_doom", stacks=4, user=1), HeldCard(FILLER)]
    play.give(1, "tithe")
    play.cards_of(0)
    play.answer("use:spell_of_doom@1")
    assert (play.hand(1), play.seat(1).reputation) == (["tithe"], 30)


def test_sac_2b_spell_of_doom_passes_a_seeker_by() -> None:
    play = rich(players=3)
    play.seat(1).effects.append(Effect("seeker", "turns", 2, 1))
    play.give(0, "spell_of_doom", FILLER)
    play.cards_of(0)
    play.answer("use:spell_of_doom@1")
    assert [play.hand(s) for s in (1, 2)] == [[], ["spell_of_doom"]]


def test_sac_2b_spell_of_doom_needs_somebody_to_go_to() -> None:
    play = rich()
    play.seat(1).effects.append(Effect("seeker", "turns", 2, 1))
    play.give(0, "spell_of_doom")
    assert usable(play, 0) == []


# ---------------------------------------------------------------- SAC-3
def test_sac_3a_the_witchs_way_negates_a_card() -> None:
    play = rich()
    play.give(0, "reaper", "tithe")
    play.give(1, "witchs_way")
    play.will(1, "use:witchs_way")
    play.cards_of(0)
    play.answer("use:reaper@1")
    assert (play.effects(0), play.purse(0), play.purse(1)) == ([], (100, 4600, 5000), (100, 4700, 5000))
    assert (play.seat(0).grave, play.seat(1).grave) == (["reaper"], ["witchs_way"])


def test_sac_3a_the_witchs_way_is_negated_by_the_witchs_way() -> None:
    play = rich()
    play.give(0, "reaper", "witchs_way", "tithe")
    play.give(1, "witchs_way")
    play.will(1, "use:witchs_way")
    play.will(0, "use:witchs_way")
    play.cards_of(0)
    play.answer("use:reaper@1")
    assert stacks(play.seat(0), "reaper") == 1


def test_e18_wall_of_the_word_against_the_witchs_way() -> None:
    play = rich()
    play.deck(1, "gleaning")
    play.give(0, "reaper", "wall_of_word", "tithe")
    play.give(1, "witchs_way", "reunion")
    play.will(1, "use:witchs_way")
    play.will(0, "use:wall_of_word")
    play.cards_of(0)
    play.answer("use:reaper@1")
    assert stacks(play.seat(0), "reaper") == 1
    assert (play.purse(0), play.purse(1)) == ((100, 5000 - 400 - 500, 5000), (100, 4700, 5000))
    assert play.seat(1).grave == ["witchs_way", "gleaning"]


# ---------------------------------------------------------------- SAC-4
def test_sac_4a_future_within_the_body_draws_three_for_reputation() -> None:
    play = rich()
    play.deck(0, "tithe", "reaper", "gleaning", "miracle")
    play.give(0, "future_body", "indulgence")
    play.cards_of(0)
    play.answer("use:future_body@1")
    assert (play.hand(0), play.seat(0).reputation) == (["gleaning", "reaper", "tithe"], 45)
    assert play.seat(0).grave == ["future_body", "indulgence"]


def test_sac_4b_cataclysm_uses_the_dearest_card_of_all_hands_for_free() -> None:
    play = rich()
    play.money(1, 0, 0)
    play.give(0, "cataclysm", "tithe", "wall_of_word")
    play.give(1, "full_defense", "noble_sacrifice", "gleaning")
    play.deck(0, "gleaning", "gleaning")  # without a reaction in it Full Defense cannot be used
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    assert (play.hand(0), play.seat(1).grave) == ([], ["gleaning", "noble_sacrifice", "full_defense"])
    assert (play.seat(0).reputation, play.purse(0)) == (65, (100, 4400, 5000))


def test_sac_4b_cataclysm_asks_for_targets_and_leaves_seekers_alone() -> None:
    play = rich()
    play.give(0, "cataclysm", "gleaning", "wall_of_word")
    play.give(1, "noble_sacrifice")
    play.seat(1).effects.append(Effect("seeker", "turns", 2, 1))
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    assert (play.question.text, play.hand(1)) == ("angel_seal_target", ["noble_sacrifice"])
    play.answer(f"tile:{BESIDE}")
    assert play.purse(0) == (200, 4400, 5000)


def test_sac_4b_cataclysm_lets_discarded_cards_act_and_uses_nothing_unusable() -> None:
    play = rich()
    play.tile(BESIDE, owner=0)
    play.seat(1).hand = [HeldCard("spell_of_doom", stacks=1, user=0), HeldCard("wall_of_word")]
    play.give(0, "cataclysm", "extremist", "shame_end")
    play.cards_of(0)
    play.answer("use:cataclysm@1")
    assert (BESIDE in play.state.separatists, play.effects(0)) == (True, ["skip"])
    assert (play.seat(1).reputation, play.seat(1).grave) == (30, ["wall_of_word"])


def test_sac_4b_cataclysm_needs_another_card() -> None:
    play = rich()
    play.give(0, "cataclysm")
    assert usable(play, 0) == []


# ---------------------------------------------------------------- SAC-5
def test_sac_5a_puppet_curse_makes_tiles_of_celebrities_neutral_for_three_turns() -> None:
    play = rich()
    play.celebrity("vagrant", 24, owner=0)
    for tile in (17, 23, 25, 30, 31, 24, 18, 16, 32):
        play.tile(tile, owner=1)
    play.give(0, "puppet_curse", FILLER)
    play.cards_of(0)
    play.answer("use:puppet_curse@1")
    play.run("cycle_end", 1)  # and on into the second of the three turns
    assert play.state.owner[play.state.celebrities[0].tile] == -1
    left = []
    for _ in range(2):
        left.append("puppet_curse" in play.effects(0))
        play.turn_of(0)
    assert (left, play.effects(0)) == ([True] * 2, [])


def test_sac_5a_puppet_curse_is_kept_off_by_wall_of_the_word() -> None:
    play = rich()
    play.celebrity("vagrant", 24)
    for tile in range(49):
        play.tile(tile, owner=1)
    play.seat(0).effects.append(Effect("puppet_curse", "turns", 2, 0))
    play.give(1, "wall_of_word")
    play.will(1, "use:wall_of_word")
    play.run("cycle_end", 1)
    assert play.state.owner == [1] * 49


def test_sac_5a_puppet_curse_needs_a_celebrity() -> None:
    play = rich()
    play.give(0, "puppet_curse")
    assert usable(play, 0) == []


def test_sac_5b_minor_sacrifice_gives_up_a_tile_and_ruins_another() -> None:
    play = rich()
    play.tile(2, owner=0, designation="icon")
    play.tile(BESIDE, owner=1, designation="school")
    play.give(0, "minor_sacrifice")
    play.cards_of(0)
    play.answer("use:minor_sacrifice@1", "tile:2", f"tile:{BESIDE}")
    assert [play.state.owner[t] for t in (2, BESIDE)] == [-1, -1]
    assert [play.designation(t) for t in (2, BESIDE)] == ["", "ruin"]
    play.move_of(0)
    assert f"tile:{BESIDE}" not in play.offered()


def test_sac_5b_minor_sacrifice_may_ruin_the_tile_given_up() -> None:
    play = rich()
    play.tile(2, owner=0)
    play.give(0, "minor_sacrifice")
    play.cards_of(0)
    play.answer("use:minor_sacrifice@1", "tile:2", "tile:2")
    assert (play.state.owner[2], play.designation(2)) == (-1, "ruin")


def test_sac_5b_minor_sacrifice_spares_what_is_built_or_stood_on() -> None:
    play = rich()
    play.tile(2, owner=0)
    play.tile(1, "house")
    play.celebrity("vagrant", 7)
    play.relic(14, known=(0,))
    play.piece(1, 15)
    play.give(0, "minor_sacrifice")
    play.cards_of(0)
    play.answer("use:minor_sacrifice@1", "tile:2")
    assert play.offered() == ["tile:2", "tile:9", "tile:16", "cancel"]  # not 8, where it starts


def test_sac_5b_minor_sacrifice_does_not_cut_the_map() -> None:
    play = rich()
    play.tile(0, owner=0)
    for tile in range(7, 49):
        play.tile(tile, terrain="water")
    for tile in (8, 9):
        play.tile(tile, terrain="grass")
    play.tile(6, "restricted")
    for tile in range(7):
        play.seat(0).knowledge[tile] = 2
    play.give(0, "minor_sacrifice")
    play.cards_of(0)
    play.answer("use:minor_sacrifice@1", "tile:0")
    # a strip of six tiles with a restricted zone at its end, two more tiles hanging on 1, 2 and 3
    assert play.offered() == ["tile:0", "tile:2", "tile:9", "cancel"]


def test_sac_5b_minor_sacrifice_moves_a_hidden_relic_and_leaves_a_hidden_piece() -> None:
    play = rich()
    play.tile(2, owner=0)
    relic = play.relic(BESIDE)
    play.state.relics[relic].known = 0
    play.piece(1, BESIDE)
    play.seat(1).stealth = True
    play.give(0, "minor_sacrifice")
    play.cards_of(0)
    play.answer("use:minor_sacrifice@1", "tile:2", f"tile:{BESIDE}")
    assert (play.seat(1).tile, play.designation(BESIDE)) == (BESIDE, "ruin")
    assert play.state.relics[relic].tile not in (BESIDE, -1)
    assert play.state.relics[relic].replaced


# ---------------------------------------------------------------- SAC-6
def judged(seat: int) -> Play:
    """Seat 0 fights for a tile of seat 1; `seat` stands under the judgement of the other."""
    play = rich()
    play.tile(BESIDE, owner=1)
    play.piece(0, BESIDE)
    play.seat(seat).effects.append(Effect("judgement", "turns", 3, seat, ref=1 - seat))
    return play


def test_sac_6a_judgement_day_lasts_three_turns_of_the_other_player() -> None:
    play = rich()
    play.give(0, "judgement_day", FILLER)
    play.cards_of(0)
    play.answer("use:judgement_day@1", "seat:1")
    left = []
    for _ in range(4):
        left.append("judgement" in play.effects(1))
        play.turn_of(1)
    assert (left, play.effects(1)) == ([True] * 4, [])


def test_sac_6a_judgement_day_punishes_declaring_combat() -> None:
    play = judged(0)
    play.rolls(1)
    play.interaction_of(0)
    assert play.seat(0).reputation == 50 - 2 - 10


def test_sac_6a_judgement_day_punishes_a_defence_and_names_its_user() -> None:
    play = judged(1)
    play.give(1, "fair_game")
    play.will(1, "use:fair_game")
    play.rolls(100)
    play.interaction_of(0)
    assert (play.seat(1).reputation, play.seat(0).reputation) == (40, 50 - 2 - 3 - 10)


def conquest(players: int = 2) -> Play:
    """Seat 0 takes BESIDE from seat 1, which owns two tiles next to it and one further off."""
    play = rich(players)
    for tile in (BESIDE, 10, 16, 11):
        play.tile(tile, owner=1)
    play.piece(0, BESIDE)
    play.rolls(1)
    return play


def test_sac_6b_eschatology_makes_the_tiles_round_a_lost_one_neutral() -> None:
    play = conquest()
    play.tile(2, owner=0)
    play.give(0, "eschatology")
    play.will(0, "use:eschatology")
    play.interaction_of(0)
    assert [play.state.owner[t] for t in (BESIDE, 10, 16, 11, 2)] == [0, -1, -1, 1, 0]


def test_sac_6b_eschatology_of_a_third_player_is_kept_off_by_wall_of_the_word() -> None:
    for wall in (True, False):
        play = rich(3)
        near = 10  # on the map of eight by eight: 9 is the start point, 10 beside it
        for tile in (near, near + 1, 18):
            play.tile(tile, owner=1)
        play.piece(0, near)
        play.give(2, "eschatology")
        play.will(2, "use:eschatology")
        if wall:
            play.give(1, "wall_of_word")
            play.will(1, "use:wall_of_word")
        play.rolls(1)
        play.interaction_of(0)
        assert [play.state.owner[t] for t in (near, near + 1, 18)] == ([0, 1, 1] if wall else [0, -1, -1])
