"""R5.8, R5.9 and the Seeker (5.5): what a card may be aimed at."""
from __future__ import annotations

from game.titles.realigious.cards import targets
from game.titles.realigious.cards.base import ACTIONS, LACKS
from game.titles.realigious.cards.play import action_refusal, usable_cards
from game.titles.realigious.state import Effect, HeldCard
from tests.titles.realigious.play import Play


def test_r5_9_own_tiles_in_a_foreign_fog_cannot_be_named() -> None:
    play = Play()
    play.tile(8, owner=0)
    play.tile(20, owner=0)
    play.seat(1).effects.append(Effect("fog", "turns", 3, 1, ref=8))
    assert [o.key for o in targets.own_tile(play.state, 0)] == ["tile:20"]
    play.seat(0).effects, play.seat(1).effects = play.seat(1).effects, []
    assert [o.key for o in targets.own_tile(play.state, 0)] == ["tile:8", "tile:20"]


def test_r5_9_a_contactable_tile_may_be_a_government_but_no_ruin() -> None:
    play = Play()
    play.tile(2, "gov_base")
    play.tile(7, terrain="water")
    play.tile(9, designation="ruin")
    play.tile(15, "restricted")
    assert [o.key for o in targets.known_contactable_tile(play.state, 0, ("tile:1",))] == [
        "tile:2", "tile:8", "tile:15", "tile:16"]


def test_5_5_seeker_cannot_be_named_by_others() -> None:
    play = Play(3)
    play.seat(1).effects.append(Effect("seeker", "turns", 3, 1))
    assert [o.key for o in targets.other_player(play.state, 0)] == ["seat:2"]
    assert [o.key for o in targets.any_player(play.state, 0)] == ["seat:0", "seat:2"]
    assert [o.key for o in targets.any_player(play.state, 1)] == ["seat:0", "seat:1", "seat:2"]


def test_r15_3_own_relics_are_the_counted_ones() -> None:
    play = Play()
    numbers = [play.relic(holder=0), play.relic(holder=0), play.relic(holder=1), play.relic(tile=20)]
    play.state.relics[numbers[1]].counted = False
    assert [o.key for o in targets.own_relic(play.state, 0)] == ["relic:0"]
    assert targets.own_relic(play.state, 0, ("relic:0",)) == []


def test_5_12_celebrities_are_named_wherever_they_are() -> None:
    play = Play()
    play.celebrity("thug", 40)
    play.celebrity("vagrant", 45, owner=0)
    play.celebrity("lawyer", -1, owner=0)
    assert [o.key for o in targets.a_celebrity(play.state, 0)] == ["celebrity:0", "celebrity:1"]
    assert [o.key for o in targets.own_celebrity(play.state, 0)] == ["celebrity:1"]


def test_r5_8_another_card_of_the_hand_may_be_a_second_copy() -> None:
    play = Play()
    play.money(0, 5000, 5000)
    play.give(0, "anointed_king", "anointed_king")
    assert [o.key for o in usable_cards(play.state, 0)] == ["use:anointed_king@1", "use:anointed_king@2"]
    play.cards_of(0)
    play.answer("use:anointed_king@1", "hand:anointed_king")
    assert (play.seat(0).grave, play.effects(0)) == (["anointed_king"], ["prepared_king"])


def test_r5_8_the_used_card_itself_is_no_target() -> None:
    play = Play()
    play.give(0, "anointed_king", "tithe")
    assert [o.key for o in targets.other_hand_card("anointed_king")(play.state, 0, ())] == ["hand:tithe"]
    play.give(0, "anointed_king")
    assert targets.other_hand_card("anointed_king")(play.state, 0, ()) == []


def test_r5_8_a_card_without_a_target_says_what_is_missing() -> None:
    play = Play()
    play.money(0, 9000, 9000)
    missing = {
        "gleaning": "no_revealed_neutral", "move_mountains": "no_revealed_enemy", "sanctuary": "needs_own_tile",
        "fear_trembling": "no_built_tile", "snow_white": "no_celebrity", "blessing": "deck_empty",
    }
    for tile, owner in enumerate(play.state.owner):
        play.state.owner[tile] = -1 if owner == 0 else owner
    play.seat(0).knowledge = [0] * len(play.state.owner)
    play.seat(0).deck = []
    for kind, text in missing.items():
        problem = action_refusal(play.state, 0, HeldCard(kind))
        assert problem is not None and (problem.rule, problem.text) == ("R5.8", f"why.{text}"), kind


def test_r5_8_every_kind_of_target_has_words_for_its_lack_or_a_condition_before_it() -> None:
    bare = {kind for kind, card in ACTIONS.items()
            if card.targets and card.condition is None and card.targets[0] not in LACKS}
    assert bare <= {"pious_mind"}  # the user is always one that can be chosen
