"""Section 3. Every decision: its name, who is asked, its options, what a clock answers."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.state import Step
from game.titles.realigious.state import Effect, HeldCard
from tests.titles.realigious.play import Play

HERE = 8


def asked(play: Play, *answers: str) -> Play:
    """These answers are given one by one, nothing else is passed by."""
    for key in answers:
        play.session.answer(play.question.seat, key)
    return play


def alone(players: int = 2, **options: object) -> Play:
    """Empty hands."""
    play = Play(players, **options)  # type: ignore[arg-type]
    for seat in range(players):
        play.give(seat)
    return play


def step(play: Play, name: str, seat: int = 0, contact: bool = True) -> Play:
    """The named step of the turn begins and its first question stands open."""
    play.state.acting, play.state.contact, play.state.from_tile = seat, contact, play.seat(seat).tile
    play.state.phase, play.state.agenda = name, [Step(name)]
    play.restart()
    return play


def meeting(owner: int = 0, players: int = 2, **options: object) -> Play:
    """Seats 0 and 1 on one tile in seat 0's step B."""
    play = alone(players, **options)
    play.tile(HERE, owner=owner)
    for seat in range(players):
        play.piece(seat, HERE)
    return step(play, "interaction")


# ---------------------------------------------------------------- positions
def a_move() -> Play:
    """`move`."""
    return step(alone(), "move_phase")


def a_torrent_step() -> Play:
    """`torrent_step`."""
    play = alone()
    play.seat(0).effects = [Effect("torrent", "use")]
    return step(play, "move_phase")


def a_second_move() -> Play:
    """`second_move`."""
    play = alone(religions=("buddhist", "christian"))
    play.tile(9, owner=0)
    return asked(step(play, "move_phase"), "tile:9")


def a_card() -> Play:
    """`card_or_done`."""
    play = alone()
    play.give(0, "relief_corps", "fair_game", "gleaning")
    return step(play, "cards")


def a_target() -> Play:
    """`card_target`."""
    return asked(a_card(), "use:gleaning@3")


def a_remote_combat() -> Play:
    """`remote_combat`."""
    play = alone()
    play.tile(9, owner=0, structure="house", designation="private_barracks")
    play.tile(10, owner=1)
    play.tile(12, owner=1)
    return step(play, "interaction")


def a_purchase() -> Play:
    """`buy`."""
    play = alone()
    play.tile(HERE, structure="gov_office")
    return step(play, "interaction")


def a_celebritys_purchase() -> Play:
    """`buy`."""
    play = alone()
    play.celebrity("vagrant", HERE)
    return step(play, "interaction")


def an_exchange() -> Play:
    """`exchange`."""
    return asked(a_purchase(), "no")


def a_partner() -> Play:
    """`tab_partner`."""
    return meeting(players=3)


def an_icon() -> Play:
    """`tab_icon`."""
    return meeting(owner=1)


def a_gift() -> Play:
    """`trade_give`."""
    return asked(meeting(), "trade")


def a_wish() -> Play:
    """`trade_ask`."""
    return asked(a_gift(), "donations:500")


def a_trade_answer() -> Play:
    """`trade_answer`."""
    return asked(a_wish(), "influence:100")


def a_card_answer() -> Play:
    """`trade_answer`, for a card of the partner's choice."""
    play = a_gift()
    play.give(1, "reaper", "tithe")
    return asked(play, "donations:500", "card")


def a_joint_answer() -> Play:
    """`joint_answer`."""
    return asked(meeting(), "joint_service")


def a_truce_answer() -> Play:
    """`truce_answer`."""
    return asked(meeting(), "truce")


def a_maps_answer() -> Play:
    """`maps_answer`."""
    return asked(meeting(), "share_maps")


def a_reaction() -> Play:
    """`react`."""
    play = a_card()
    play.give(1, "witchs_way", "relief_corps", "miracle")
    play.money(1, 900, 900)
    return asked(play, "use:relief_corps@1")


def a_reactions_target() -> Play:
    """`react_target`."""
    play = alone()
    play.tile(HERE, owner=1)
    play.tile(1, terrain="water")
    for tile in (0, 2):
        play.seat(1).knowledge[tile] = 2
    play.seat(1).knowledge[7] = 1
    play.give(1, "peace_river")
    play.money(1, 0, 400)
    return asked(step(play, "interaction"), "use:peace_river@1")


def a_gods_choice() -> Play:
    """`relic_god_choice`, Giye'chin's Stye."""
    play = alone(3, god="giyechin")
    play.piece(0, HERE)
    play.seat(2).believers = 300
    play.relic(9, kind=4)
    return asked(step(play, "move_phase"), "tile:9")


def abukaros_choice() -> Play:
    """`relic_god_choice`, the fourth relic of Abukaros."""
    play = alone(4, god="abukaros")
    play.piece(0, 20)
    for _ in range(3):
        play.relic(holder=0)
    play.relic(holder=3)
    play.relic(holder=1)
    play.seat(1).reputation, play.seat(2).reputation, play.seat(3).reputation = 51, 50, 20
    play.relic(21)
    return asked(step(play, "move_phase"), "tile:21")


def a_controlled_step() -> Play:
    """`control_step`."""
    play = alone()
    play.seat(0).effects = [Effect("control", "control", 1)]
    return step(play, "control")


def a_sealed_target() -> Play:
    """`angel_seal_target`."""
    play = alone()
    play.seat(0).hand = [HeldCard("angels_seal"), HeldCard("reaper"), HeldCard("gleaning")]
    play.deck(0, "tithe", "relief_corps")
    return asked(step(play, "start_phase"), "use:angels_seal@1")


Position = Callable[[], Play]
AMOUNTS = [f"{purse}:{a}" for purse in ("donations", "influence") for a in (100, 300, 500, 1000)]
BELIEVERS = ["believers:50", "believers:100", "believers:200"]
NEIGHBOURS = ["tile:9", "tile:2", "tile:1", "tile:7", "tile:15", "tile:16"]
NEARBY = {f"tile:{t}" for t in (1, 2, 7, 8, 9, 15, 16)}
DECISIONS: list[tuple[Position, str, int, list[str], str]] = [
    (a_card, "card_or_done", 0, ["use:relief_corps@1", "use:gleaning@3", "done"], "done"),
    (a_remote_combat, "remote_combat", 0, ["no", "tile:10"], "no"),
    (a_purchase, "buy", 0, ["no", "buy"], "no"),
    (a_celebritys_purchase, "buy", 0, ["no", "buy"], "no"),
    (an_exchange, "exchange", 0, ["no", "donations", "influence"], "no"),
    (a_partner, "tab_partner", 0, ["seat:1", "seat:2"], "seat:1"),
    (an_icon, "tab_icon", 0, ["conflict", "pass_by", "trade", "joint_service", "truce", "share_maps"], "pass_by"),
    (a_gift, "trade_give", 0, ["cancel", "nothing", *[a for a in AMOUNTS if not a.endswith("1000")], *BELIEVERS[:2]],
     "cancel"),
    (a_wish, "trade_ask", 0, ["cancel", "nothing", *AMOUNTS, *BELIEVERS, "card", "relic"], "cancel"),
    (a_trade_answer, "trade_answer", 1, ["refuse", "accept"], "refuse"),
    (a_card_answer, "trade_answer", 1, ["refuse", "accept:reaper@1", "accept:tithe@2"], "refuse"),
    (a_joint_answer, "joint_answer", 1, ["no", "yes"], "no"),
    (a_truce_answer, "truce_answer", 1, ["no", "yes"], "no"),
    (a_maps_answer, "maps_answer", 1, ["no", "yes"], "no"),
    (a_reaction, "react", 1, ["no", "use:witchs_way@1", "use:miracle@3"], "no"),
    (a_reactions_target, "react_target", 1, ["tile:0", "tile:2", "tile:8"], "tile:0"),
    (a_gods_choice, "relic_god_choice", 0, ["seat:1", "seat:2"], "seat:2"),
    (abukaros_choice, "relic_god_choice", 0, ["seat:2", "seat:3"], "seat:3"),
    (a_controlled_step, "control_step", 1, ["stay", *NEIGHBOURS], "stay"),
]


@pytest.mark.parametrize(("position", "text", "seat", "keys", "default"), DECISIONS)
def test_3_a_decision_has_its_name_seat_options_and_default(position: Position, text: str, seat: int, keys: list[str],
                                                           default: str) -> None:
    question = position().question
    assert (question.text, question.seat) == (text, seat)
    assert sorted(o.key for o in question.options()) == sorted(keys)
    assert question.default() == default


PATHS: list[tuple[Position, str, set[str], str]] = [
    (a_move, "move", set(NEIGHBOURS), "tile:1"),
    (a_torrent_step, "torrent_step", set(NEIGHBOURS), "tile:1"),
    (a_second_move, "second_move", {"no", "tile:10", "tile:3", "tile:2", "tile:8", "tile:16", "tile:17"}, "no"),
]


@pytest.mark.parametrize(("position", "text", "keys", "default"), PATHS)
def test_3_the_moves(position: Position, text: str, keys: set[str], default: str) -> None:
    question = position().question
    assert (question.text, question.seat) == (text, 0)
    assert {o.key for o in question.options()} == keys
    assert question.default() == default


def test_3_card_target_lists_legal_targets_and_can_be_called_off() -> None:
    question = a_target().question
    keys = {o.key for o in question.options()}
    assert (question.text, question.seat, question.default()) == ("card_target", 0, "cancel")
    assert keys == {*NEARBY, "cancel"}


def test_3_angel_seal_target_cannot_be_called_off() -> None:
    question = a_sealed_target().question
    keys = [o.key for o in question.options()]
    assert (question.text, question.seat) == ("angel_seal_target", 0)
    assert set(keys) == NEARBY
    assert question.default() == keys[0]


MOVES = [a_move, a_torrent_step]


@pytest.mark.parametrize("position", MOVES)
@pytest.mark.parametrize(("allotment", "value"), [((40, 0, 0), 120), ((0, 121, 0), 121), ((0, 0, 122), 122)])
def test_3_the_default_move_takes_the_highest_allotment(position: Position, allotment: tuple[int, int, int],
                                                       value: int) -> None:
    play = position()
    for tile in range(49):
        play.tile(tile, allotment=(0, 0, value - 1))
    play.tile(15, allotment=allotment)
    assert play.question.default() == "tile:15"


@pytest.mark.parametrize("position", MOVES)
@pytest.mark.parametrize("owner", [0, 1])
def test_3_owned_tiles_count_nothing_for_the_default_move(position: Position, owner: int) -> None:
    play = position()
    play.tile(15, owner=owner, allotment=(900, 900, 900))
    assert play.question.default() == "tile:1"


@pytest.mark.parametrize(("known", "default"), [(0, "tile:1"), (1, "tile:15"), (2, "tile:15")])
def test_3_only_known_allotments_count_for_the_default_move(known: int, default: str) -> None:
    play = a_move()
    play.tile(15, allotment=(900, 900, 900))
    play.seat(0).knowledge[15] = known
    assert play.question.default() == default


def test_3_equal_believers_leave_the_gods_choice_to_turn_order() -> None:
    play = a_gods_choice()
    play.seat(2).believers = 100
    assert play.question.default() == "seat:1"


def test_3_equal_relics_leave_abukaros_choice_to_turn_order() -> None:
    play = abukaros_choice()
    play.relic(holder=2)
    assert play.question.default() == "seat:2"


def test_3_what_cannot_be_paid_is_not_offered_at_the_counter() -> None:
    play = a_purchase()
    play.money(0, 199, 199)
    assert [o.key for o in play.question.options()] == ["no"]


@pytest.mark.parametrize(("donations", "influence", "keys"), [
    (200, 199, ["no", "donations"]), (199, 200, ["no", "influence"]), (200, 200, ["no", "donations", "influence"])])
def test_3_an_exchange_takes_200(donations: int, influence: int, keys: list[str]) -> None:
    play = an_exchange()
    play.money(0, donations, influence)
    assert [o.key for o in play.question.options()] == keys


def test_3_two_things_to_buy_are_two_questions() -> None:
    play = alone()
    for kind in ("vagrant", "lawyer"):
        play.celebrity(kind, HERE)
    step(play, "interaction")
    asked(play, "no")
    assert (play.question.text, play.question.about["what"]) == ("buy", "lawyer")


def test_3_every_question_has_an_option() -> None:
    for position, *_ in DECISIONS:
        assert position().question.options()
