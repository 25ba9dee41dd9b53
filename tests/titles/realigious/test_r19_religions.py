"""R19. Characters and origin religions (the religion cards themselves: cards/test_religion.py)."""
from __future__ import annotations

import pytest

from game.core.ask import Ask, OpenQuestion
from game.titles.realigious import combat, legality, movement, propagation, sequence
from game.titles.realigious.cards.base import Use
from game.titles.realigious.cards.play import action_refusal
from game.titles.realigious.cards.religion import extremist
from game.titles.realigious.queries import geo
from game.titles.realigious.rates import attack_terms, defence_terms, propagation_rate
from game.titles.realigious.state import Effect, HeldCard
from game.titles.realigious.verbs import set_owner
from game.titles.realigious.view import turns_to_come, view
from tests.titles.realigious.play import Play

START = 8


def alone(character: str = "explorer", religion: str = "buddhist", turns: int = 1) -> Play:
    """Seat 0 as that character and religion."""
    play = Play(characters=(character,) * 4, religions=(religion, "buddhist", "buddhist", "buddhist"))
    play.seat(0).turns = turns
    return play


def convert(play: Play, own_piece: bool = True) -> tuple[int, int, int]:
    """What the next neutral tile of 75 / 170 / 160 pays."""
    tile = play.state.owner.index(-1)
    play.tile(tile, allotment=(75, 170, 160))
    play.money(0, 0, 0, believers=0)
    propagation.convert(play.table, 0, tile, own_piece)
    return play.purse(0)


# ---------------------------------------------------------------- R19.1-R19.4
FIRST = [
    ("businessperson", "buddhist", (75, 340, 320)),
    ("cleric", "buddhist", (150, 170, 160)),
    ("fortune_teller", "buddhist", (75, 170, 160)),
    ("explorer", "buddhist", (75, 170, 160)),
    ("businessperson", "christian", (90, 374, 352)),
    ("cleric", "christian", (165, 204, 192)),
]


@pytest.mark.parametrize(("character", "religion", "purse"), FIRST)
def test_r19_1_r19_2_the_first_tile_pays_double(character: str, religion: str, purse: tuple[int, int, int]) -> None:
    assert convert(alone(character, religion)) == purse


@pytest.mark.parametrize("character", ["businessperson", "cleric"])
def test_r19_1_r19_2_the_second_tile_pays_once(character: str) -> None:
    play = alone(character)
    convert(play)
    assert convert(play) == (75, 170, 160)


@pytest.mark.parametrize("character", ["businessperson", "cleric"])
def test_r9_9_the_bonus_waits_for_the_own_piece(character: str) -> None:
    play = alone(character)
    assert convert(play, own_piece=False) == (75, 170, 160)
    assert convert(play) != (75, 170, 160)


@pytest.mark.parametrize(("character", "turns", "drawn"), [
    ("fortune_teller", 0, 2), ("fortune_teller", 1, 1), ("explorer", 0, 1)])
def test_r19_3_a_fortune_teller_draws_two_in_the_first_turn(character: str, turns: int, drawn: int) -> None:
    play = alone(character, turns=turns)
    play.give(0)
    play.deck(0, "tithe", "reaper", "gleaning", "net")
    play.carry_out(sequence.start_phase(play.table))
    assert play.hand(0) == ["reaper", "tithe"][2 - drawn:]


def test_r19_3_r19_4_a_turn_that_was_taken_is_the_first_one() -> None:
    play = alone("fortune_teller", turns=0)
    sequence.end_phase(play.table)
    assert play.seat(0).turns == 1


def test_r19_3_r19_4_a_skipped_turn_is_not_the_first_one() -> None:
    play = alone("fortune_teller", turns=0)
    play.seat(0).skip = 1
    play.turn_of(0)
    assert play.seat(0).turns == 0


@pytest.mark.parametrize(("character", "turns", "reach"), [("explorer", 0, 2), ("explorer", 1, 1), ("cleric", 0, 1)])
def test_r19_4_an_explorer_may_move_up_to_two_tiles_in_the_first_turn(character: str, turns: int, reach: int) -> None:
    play = alone(character, turns=turns)
    distance = geo(play.state).distance[START]
    found = sorted(movement.destinations(play.state, 0))
    assert found == [t for t in range(49) if 1 <= distance[t] <= reach]


# ---------------------------------------------------------------- R19.5-R19.8
def test_r19_5_christians_get_a_fifth_more_of_propagated_tiles() -> None:
    assert convert(alone("explorer", "christian")) == (90, 204, 192)


@pytest.mark.parametrize(("religion", "purse"), [
    ("christian", (37, 85 + 204, 80 + 192)), ("hindu", (37, 85 + 170, 80 + 160)),
    ("islamic", (44, 255 * 120 // 100, 240 * 120 // 100))])
def test_r19_5_r19_8_rewards_of_combat(religion: str, purse: tuple[int, int, int]) -> None:
    play = alone(religion=religion)
    play.tile(START, owner=1, allotment=(75, 170, 160))
    play.money(0, 0, 0, believers=0)
    play.rolls(1)
    play.carry_out(combat.combat(play.table, 0, 1, START, combat.ORDINARY))
    assert play.purse(0) == purse


@pytest.mark.parametrize(("religion", "terms"), [("christian", []), ("buddhist", [20]), ("hindu", [20]),
                                                 ("islamic", [20])])
def test_r19_5_christians_lack_the_first_arrival_advantage(religion: str, terms: list[int]) -> None:
    play = alone(religion=religion)
    found = [t.value for t in defence_terms(play.state, 0, START, True) if t.text == "term.first_arrival"]
    assert found == terms


def test_r19_6_a_buddhist_attacks_nobody_by_contact() -> None:
    play = alone()
    play.tile(START, owner=1)
    play.interaction_of(0)
    assert (play.state.owner[START], play.seat(0).reputation) == (1, 50)


def test_r19_6_a_buddhist_has_no_conflict_icon() -> None:
    play = alone()
    play.tile(START, owner=1)
    play.piece(1, START)
    play.interaction_of(0)
    assert "conflict" not in play.offered()


def test_r19_6_a_buddhist_has_no_remote_combat() -> None:
    play = alone()
    play.tile(9, owner=0, designation="private_barracks")
    play.tile(10, owner=1)
    assert sequence.remote_targets(play.state, 0) == []


@pytest.mark.parametrize("kind", ["contract_killing", "fear_trembling", "repentance", "worst_scandal"])
def test_r19_6_a_buddhist_may_not_use_these_cards(kind: str) -> None:
    play = alone()
    play.tile(9, owner=0, structure="house")
    play.celebrity("thug", 20, owner=0)
    play.money(0, 2000, 2000)
    refusal = action_refusal(play.state, 0, HeldCard(kind))
    assert refusal is not None and refusal.rule == "R19.6"
    play.seat(0).religion = "hindu"
    assert action_refusal(play.state, 0, HeldCard(kind)) is None


def test_r19_6_a_buddhist_can_be_attacked() -> None:
    play = alone(religion="hindu")
    play.tile(START, owner=1)
    play.rolls(1)
    play.interaction_of(0)
    assert play.state.owner[START] == 0


@pytest.mark.parametrize(("religion", "rate"), [("christian", 51), ("buddhist", 51), ("hindu", 41), ("islamic", 51)])
def test_r19_7_hindus_propagate_ten_worse(religion: str, rate: int) -> None:
    assert propagation_rate(alone(religion=religion).state, 0, START) == rate


@pytest.mark.parametrize(("religion", "terms"), [("christian", []), ("hindu", []), ("islamic", [10])])
def test_r19_8_muslims_attack_ten_better(religion: str, terms: list[int]) -> None:
    play = alone(religion=religion)
    assert [t.value for t in attack_terms(play.state, 0, START, False) if t.text == "term.islamic"] == terms


# ---------------------------------------------------------------- R19.10-R19.12
def separatist(play: Play, left: int = 4) -> None:
    play.tile(20, owner=0)
    play.state.separatists = {20: left}


def begin(play: Play, seat: int, extra: bool = False) -> None:
    """A turn of the seat begins."""
    play.state.acting, play.state.extra_turn = seat, extra
    sequence.turn_begin(play.table)
    play.state.agenda.pop()


def test_r19_12_three_full_own_turns_are_left() -> None:
    play = alone()
    separatist(play)
    owners = []
    for _ in range(4):
        begin(play, 1)
        begin(play, 0)
        owners.append(play.state.owner[20])
    assert owners == [0, 0, 0, -1]


def test_r19_12_the_turns_to_come_are_counted_as_the_card_counts_them() -> None:
    """Three after the turn that made the tile separatist, and one in the last of them; between two none is running."""
    play = alone()
    separatist(play)
    told = []
    for acting in (0, 1, 0, 1, 0, 1, 0, 1):
        if told:
            begin(play, acting)
        play.state.acting = acting
        seen = view(play.state, 1)
        told.append(turns_to_come(seen, seen.tiles[20]))
    assert told == [(3, False), (3, False), (3, True), (2, False), (2, True), (1, False), (1, True), (0, False)]
    begin(play, 0)
    assert play.state.owner[20] == -1


@pytest.mark.parametrize("skip", [0, 1])
def test_r19_12_skipped_turns_count(skip: int) -> None:
    play = alone()
    separatist(play, 1)
    play.seat(0).skip = skip
    begin(play, 0)
    assert play.state.owner[20] == -1


def test_r19_12_extra_turns_count() -> None:
    play = alone()
    separatist(play, 1)
    begin(play, 0, extra=True)
    assert play.state.owner[20] == -1


def test_r19_12_turns_of_others_do_not_count() -> None:
    play = alone()
    separatist(play, 1)
    begin(play, 1)
    assert play.state.separatists == {20: 1}


def test_r19_12_a_transfer_does_not_calm() -> None:
    play = alone()
    separatist(play)
    play.seat(0).effects = [Effect("guidance", "move", 1, ref=20)]
    play.move_of(0)
    assert (play.seat(0).tile, play.state.separatists) == (20, {20: 4})


def test_r19_12_the_piece_of_another_does_not_calm() -> None:
    play = alone()
    separatist(play)
    play.carry_out(movement.contact(play.table, 1, 20))
    assert play.state.separatists == {20: 4}


@pytest.mark.parametrize("new", [-1, 1])
def test_r19_11_a_lost_tile_is_no_longer_separatist(new: int) -> None:
    play = alone()
    separatist(play)
    set_owner(play.table, 20, new, "R19.11")
    assert play.state.separatists == {}


def test_r19_10_two_extremists_take_two_tiles() -> None:
    play = alone()
    for tile in (20, 21):
        play.tile(tile, owner=0)
    for _ in range(3):
        play.carry_out(extremist(play.table, Use(0, HeldCard("extremist"))))
    assert sorted(play.state.separatists) == [20, 21]


# ---------------------------------------------------------------- R19.13
def second_move(religion: str = "buddhist") -> Play:
    """Seat 0 moves onto the own tile 9."""
    play = alone(religion=religion)
    play.tile(9, owner=0)
    play.will(0, "tile:9", "tile:10")
    return play


def test_r19_13_a_buddhist_may_move_once_more_from_an_own_tile() -> None:
    play = second_move()
    play.give(0)
    play.rolls(1)
    play.move_of(0)
    assert (play.seat(0).tile, play.state.owner[10]) == (10, 0)


@pytest.mark.parametrize("religion", ["christian", "hindu", "islamic"])
def test_r19_13_the_others_may_not(religion: str) -> None:
    play = second_move(religion)
    assert play.carry_out(movement.move(play.table, 0), "tile:9") == [(0, "move")]


def test_r19_13_not_from_a_tile_of_another_owner() -> None:
    play = second_move()
    play.state.owner[9] = 1
    assert play.carry_out(movement.move(play.table, 0), "tile:9") == [(0, "move")]


def test_r19_13_once_per_turn() -> None:
    play = second_move()
    play.tile(10, owner=0)
    asked = play.carry_out(movement.move(play.table, 0), "tile:9", "tile:10")
    assert asked == [(0, "move"), (0, "second_move")]


def test_r19_13_nobody_is_told_to_move_on_who_may_stay() -> None:
    play = second_move()
    question = OpenQuestion(Ask(0, "R19.13", "second_move", movement.second_move_options), 0, play.state)
    refusal = legality.why_not(play.state, question, 0, f"tile:{play.seat(0).tile}")
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("R19.13", "why.not_offered")


def test_r19_13_it_can_be_declined() -> None:
    play = second_move()
    play.carry_out(movement.move(play.table, 0), "tile:9", "no")
    assert play.seat(0).tile == 9


def test_r19_13_the_triggers_of_the_first_tile_come_before_the_question() -> None:
    play = second_move()
    play.relic(9)
    play.give(1, "tithe")
    asked = play.carry_out(movement.move(play.table, 0), "tile:9", "tile:10")
    assert asked == [(0, "move"), (1, "react"), (0, "second_move")]


def test_r19_13_both_moves_make_contact() -> None:
    play = second_move()
    play.tile(10, structure="forest")
    play.relic(9)
    play.relic(10)
    play.carry_out(movement.move(play.table, 0), "tile:9", "tile:10")
    assert [relic.holder for relic in play.state.relics] == [0, 0]
    assert play.seat(0).stealth


@pytest.mark.parametrize("kind", ["footsteps", "snow_white", "torrent"])
def test_r19_13_not_after_a_move_that_was_replaced(kind: str) -> None:
    play = alone()
    for tile in range(49):
        play.state.owner[tile] = 0
    i = play.celebrity("lawyer", 9)
    effect = {"footsteps": Effect(kind, "move", 1, ref=9), "snow_white": Effect(kind, "move", 1, ref=i),
              "torrent": Effect(kind, "use")}[kind]
    play.seat(0).effects = [effect]
    asked = play.carry_out(sequence.move_phase(play.table))
    assert (0, "second_move") not in asked


def test_r19_13_guidance_leaves_the_second_move() -> None:
    play = second_move()
    play.seat(0).effects = [Effect("guidance", "move", 1, ref=9)]
    play.tile(10, owner=0)
    asked = play.carry_out(sequence.move_phase(play.table), "tile:10")
    assert asked == [(0, "move"), (0, "second_move")]

