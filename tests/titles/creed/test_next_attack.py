"""C6.15: what a unit could attack after it was moved, deployed or boosted is what the rules then offer."""
from __future__ import annotations

from collections import Counter

import pytest

import game
from game.bots.play import choose
from game.core.rng import Stream
from game.core.session import Session
from game.titles.creed.next_attack import attacks_now, next_options, supported, threats
from tests.titles.creed.play import Play

EACH = 6
ATTACKS = ("field_attack", "siege_attack")


def offered(session: Session, seat: int, cell: str) -> list[tuple[object, ...]]:
    """The attacks that a seat's unit on a cell is offered now."""
    question = session.question(seat)
    if question is None or question.text != "team_turn":
        return []
    return [(one.key, one.args) for one in question.options() if one.verb in ATTACKS and one.refs[0] == cell]


MAKES = ("move", "cross", "swap", "deploy", "morale")


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed", "level", "most", "every"), [(2, 1, "easy", 260, 3), (4, 3, "", 300, 6)])
def test_c6_15_what_can_be_attacked_after_a_choice_is_what_the_rules_then_offer(
    players: int, seed: int, level: str, most: int, every: int
) -> None:
    stream, seen = Stream(seed, "walk"), Counter[str]()
    session = game.new_session("creed", [{} for _ in range(players)], {}, seed)
    for number in range(most):
        if session.outcome is not None:
            break
        question = stream.pick(session.questions())
        if number % every == 0 and question.text == "team_turn":
            view, count = session.view(question.seat), Counter[str]()
            for option in question.options():
                if option.verb not in MAKES or count[option.verb] >= EACH:
                    continue
                count[option.verb] += 1
                told = [(one.key, one.args) for one in next_options(view, option)]
                fork = session.fork()
                fork.answer(question.seat, option.key)
                moved = option.refs if option.verb == "swap" else option.refs[-1:]
                assert told == [one for cell in moved for one in offered(fork, question.seat, cell)], option.key
                seen.update([*(one[0].partition(":")[0] for one in told), *([option.verb] if told else [])])
        random = not level or stream.below(3) == 0
        key = stream.pick(question.options()).key if random else choose(session, question.seat, level, seed)
        session.answer(question.seat, key)
    assert {"field_attack", "move", "swap", "deploy"} <= set(seen)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 3)])
def test_c6_15_the_attacks_as_all_stands_are_those_that_the_rules_offer(players: int, seed: int) -> None:
    """And while a rumour's second unit is picked, for which nothing has moved, those of before that are still paid."""
    stream, session = Stream(seed, "walk"), game.new_session("creed", [{} for _ in range(players)], {}, seed)
    seen = Counter[str]()
    for _ in range(200):
        if session.outcome is not None:
            break
        question = stream.pick(session.questions())
        if question.text == "team_turn":
            now = {(one.key, one.args) for one in attacks_now(session.view(question.seat), question.seat)}
            assert now == {(one.key, one.args) for one in question.options() if one.verb in ATTACKS}
            seen.update(key.partition(":")[0] for key, _ in now)
        elif question.text == "rumour_second":
            then = {(one.key, one.args) for one in attacks_now(session.view(question.seat), question.seat)}
            assert then <= now
            seen["then"] += len(then)
        rumours = [one for one in question.options() if one.verb == "rumour"]
        session.answer(question.seat, stream.pick(rumours or question.options()).key)
    assert {"field_attack", "siege_attack", "then"} <= set(seen), seen


@pytest.mark.parametrize(("own", "enemy", "told"), [
    (["shieldbearer_5@L1r1"], ["infantry_2@R1r1"], (2, 5, "stays")),
    (["infantry_2@L1r2"], ["cavalry_4@R1r1", "archer@R1r2"], (6, 2, "removed")),
    (["archer@L1r3:d"], ["cavalry_3@R1r1"], (3, 1, "removed")),
])  # fmt: skip
def test_c6_15_what_an_enemy_unit_would_meet_is_what_it_meets(
    own: list[str], enemy: list[str], told: tuple[int, int, str]
) -> None:
    """Also a face-down unit of the own side, which the enemy does not know."""
    play = Play()
    play.units(0, *own)
    play.units(1, *enemy)
    [threat] = threats(play.session.view(0), "1R1r1")
    hit = threat.hits[0]
    assert (hit.power, hit.defence, hit.result) == told
    play.answer("end_turn", "field_attack:R1r1>" + own[0].partition("@")[2][3])
    met = play.told("hit")[0]
    assert (met["power"], met["defence"], bool(met["removed"])) == (*told[:2], told[2] == "removed")


@pytest.mark.slow
def test_c6_15_whose_power_a_supporter_changes_is_what_the_rules_then_count() -> None:
    stream, seen = Stream(5, "walk"), set()
    session = game.new_session("creed", [{}, {}], {}, 5)
    while session.outcome is None and len(session.log) < 200:
        question = stream.pick(session.questions())
        seat = question.seat
        before = {unit.cell: unit for unit in session.view(seat).seats[seat].units}
        for option in question.options() if question.text == "team_turn" else ():
            if option.verb not in ("move", "cross", "deploy"):
                continue
            told = {one.cell: (one.before, one.after) for one in supported(session.view(seat), option)}
            fork = session.fork()
            fork.answer(seat, option.key)
            after = {unit.cell: unit.power for unit in fork.view(seat).seats[seat].units}
            moved = {ref.partition(":")[2] for ref in option.refs}
            for cell, unit in before.items():
                if cell not in moved and not unit.attacked and unit.power >= 0:
                    assert told.pop(cell, (unit.power, unit.power)) == (unit.power, after[cell]), option.key
                    seen.add(after[cell] - unit.power)
            assert not told
        session.answer(seat, stream.pick(question.options()).key)
    assert {2, -2} <= seen
