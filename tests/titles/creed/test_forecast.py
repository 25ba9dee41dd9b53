"""C6.15. What is told before a choice is what then happens: matches are walked, and every number of every option is
compared with what the rules make of it, for each tile that a face-down unit may be."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import game
from game.bots.play import choose
from game.core.ask import Option, Question
from game.core.rng import Stream
from game.core.session import Session
from game.titles.creed.content import TILES, TYPE, UNITS
from game.titles.creed.forecast import FieldForecast, RumourForecast, SiegeForecast, forecast, ways_to
from game.titles.creed.geometry import TENTS, TENTS_OF_LINE, cell_at, facing, tent_at
from game.titles.creed.queries import budget
from game.titles.creed.state import BLANK, Seat
from tests.titles.creed.play import Play

EACH = 4
"""So many options of a kind are followed at one question."""


def followed(session: Session, seat: int, key: str, hidden: dict[str, int] | None = None) -> Session:
    """The match after that answer; the units at the cells `hidden` are others than in truth."""
    fork = session.fork()
    for place, unit in (hidden or {}).items():
        enemy, cell = cell_at(place)
        fork.table.state.seats[enemy].units[cell] = unit + 1
    fork.table.record = []
    fork.answer(seat, key)
    return fork


def happened(fork: Session, kind: str) -> list[dict[str, Any]]:
    return [dict(e.data) for e in fork.table.record or [] if e.kind == kind]


def unseen(player: Seat) -> Counter[int]:
    """The tiles that nobody on the other side has seen, as they truly lie: in the hand and face-down."""
    down = [player.units[cell] - 1 for cell in range(18) if player.down >> cell & 1]
    return Counter(dict(enumerate(player.hand))) + Counter(down)


def check_field(session: Session, seat: int, option: Option, made: FieldForecast) -> set[str]:
    """R6. Every unit met, and of a face-down one how many of the unseen tiles would fall."""
    fork = followed(session, seat, option.key)
    told = [(hit["cell"], hit["power"], hit["removed"]) for hit in happened(fork, "hit")]
    (attack,) = happened(fork, "attacked")
    assert attack["power"] == made.power == sum(value for _, value in made.terms)
    known = [(hit.cell, hit.power, int(hit.result == "removed")) for hit in made.hits if hit.odds is None]
    assert told[:len(known)] == known
    last = made.hits[-1]
    if last.odds is None:
        assert len(told) == len(known)
        return {hit.result for hit in made.hits}
    foe = session.table.state.seats[int(last.cell[0])]
    pool = unseen(foe)
    if not foe.doubt:
        falls = sum(count for unit, count in pool.items() if fell(session, seat, option.key, last.cell, unit))
        assert (last.odds.yes, last.odds.of) == (falls, pool.total())
        assert last.odds.chance == 1000 * falls // pool.total()
    return {"unknown"}


def fell(session: Session, seat: int, key: str, place: str, unit: int) -> bool:
    """Whether the unit there would fall if it were that tile."""
    hits = happened(followed(session, seat, key, {place: unit}), "hit")
    return any(hit["removed"] for hit in hits if hit["cell"] == place)


def check_siege(session: Session, seat: int, option: Option, made: SiegeForecast) -> set[str]:
    """R7. The tent falls or its token does; so many leaders lie under so many tents."""
    state = session.table.state
    camp, number = tent_at(made.tent)
    fork = followed(session, seat, option.key)
    assert bool(fork.table.state.seats[camp].ruins >> number & 1) is not made.token
    colour = state.seats[camp].colour[number]
    lying = [(one.kind[tent], one.announced >> tent & 1) for one in state.seats for tent in range(9)
             if one.colour[tent] == colour and not one.ruins >> tent & 1]
    hidden = [kind for kind, announced in lying if not announced]
    assert (made.leaders, made.hidden) == (sum(kind != BLANK for kind in hidden), len(hidden))
    return {"token" if made.token else "tent"}


def check_rumour(session: Session, seat: int, option: Option, made: RumourForecast) -> set[str]:
    """R8.8. How many of the unseen tiles go home."""
    foe = session.table.state.seats[int(made.cell[0])]
    pool = unseen(foe)
    if foe.doubt:
        return set()
    goes = 0
    for unit, count in pool.items():
        fork = followed(session, seat, option.key, {made.cell: unit})
        while fork.questions() and fork.questions()[0].text == "rumour_second":
            fork.answer(seat, fork.questions()[0].default())
        goes += count * any(sent["cell"] == made.cell for sent in happened(fork, "sent_back"))
    assert (made.odds.yes, made.odds.of) == (goes, pool.total())
    return {"rumour"}


def check_price(session: Session, seat: int, option: Option) -> None:
    """The AP that an option tells are those that are paid."""
    ap = dict(zip(option.args[::2], option.args[1::2], strict=True)).get("ap")
    if isinstance(ap, int) and option.key != "end_turn" and option.verb != "rotate":
        fork = followed(session, seat, option.key)
        if fork.outcome is None and not fork.table.state.seats[seat].ended:
            before, after = budget(session.table.state.seats[seat]), budget(fork.table.state.seats[seat])
            assert before - after == ap or fork.table.state.side != session.table.state.side


def check(session: Session, question: Question) -> set[str]:
    """Everything that is told of some options of each verb."""
    seen: set[str] = set()
    view, count = session.view(question.seat), Counter[str]()
    for option in question.options():
        if count[option.verb] >= EACH:
            continue
        made = forecast(view, question, option)
        count[option.verb] += 1
        if question.text == "team_turn":
            check_price(session, question.seat, option)
        match made:
            case FieldForecast():
                seen |= check_field(session, question.seat, option, made)
            case SiegeForecast():
                seen |= check_siege(session, question.seat, option, made)
            case RumourForecast() if question.text == "team_turn":
                seen |= check_rumour(session, question.seat, option, made)
    for line in view.lines:
        foe = session.table.state.seats[line.enemy]
        number = facing(len(view.seats), line.seat, ("L1", "L2", "L3", "R1", "R2", "R3").index(line.line))[1]
        standing = sum(unit > 0 for unit in foe.units[3 * number:3 * number + 3])
        assert view.phase != "play" or line.blockers == standing
    return seen


def walked(players: int, seed: int, level: str, most: int, every: int) -> set[str]:
    """Checks a match at every so many questions."""
    stream = Stream(seed, "walk")
    session = game.new_session("creed", [{} for _ in range(players)], {}, seed)
    seen: set[str] = set()
    for number in range(most):
        if session.outcome is not None:
            break
        question = stream.pick(session.questions())
        if number % every == 0 and question.text in ("team_turn", "rumour_second"):
            seen |= check(session, question)
        random = not level or stream.below(3) == 0
        key = stream.pick(question.options()).key if random else choose(session, question.seat, level, seed)
        session.answer(question.seat, key)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed", "level", "most", "every"), [
    (2, 1, "easy", 300, 3), (2, 2, "", 600, 5), (4, 3, "easy", 400, 6)])
def test_c6_15_what_is_told_before_a_choice_is_what_comes_of_it(players: int, seed: int, level: str, most: int,
                                                                every: int) -> None:
    seen = walked(players, seed, level, most, every)
    assert "removed" in seen
    assert level or {"unknown", "tent"} <= seen, "bots may play otherwise one day"


# ---------------------------------------------------------------- one question at a time
def told(play: Play, key: str) -> Any:
    """What is told of an option of seat 0."""
    play.ready()
    question = play.session.question(0)
    assert question is not None
    return forecast(play.session.view(0), question, next(o for o in question.options() if o.key == key))


def test_c6_15_a_face_down_unit_is_judged_by_the_unseen_tiles() -> None:
    play = Play()
    play.units(0, "infantry_1@L3r1")
    play.units(1, "archer@R3r3:d")
    made = told(play, "field_attack:L3r1>3")
    pool = unseen(play.state.seats[1])
    weak = sum(count for unit, count in pool.items() if UNITS[unit].defence <= 1)
    (hit,) = made.hits
    assert (hit.result, hit.odds.yes, hit.odds.of) == ("unknown", weak, pool.total())
    assert made.chance == hit.odds.chance == 1000 * weak // pool.total()


def test_c6_15_an_obstacle_counts_only_for_those_who_remove_it() -> None:
    play = Play()
    play.units(0, "infantry_1@L3r1", "spearman@L2r1")
    play.units(1, "archer@R3r3:d", "archer@R2r3:d")
    infantry, spear = told(play, "field_attack:L3r1>3").hits[0].odds, told(play, "field_attack:L2r1>3").hits[0].odds
    pool = unseen(play.state.seats[1])
    weak = {unit: count for unit, count in pool.items() if UNITS[unit].kind == "obstacle" and UNITS[unit].defence <= 1}
    assert infantry.yes == sum(count for unit, count in pool.items() if UNITS[unit].defence <= 1)
    assert spear.yes == sum(c for u, c in pool.items() if UNITS[u].defence <= 3 and UNITS[u].kind != "obstacle")
    assert weak


def test_c6_15_what_came_back_unseen_counts_by_its_share() -> None:
    play = Play()
    play.units(0, "infantry_1@L3r1")
    play.units(1, "archer@R3r3:d")
    before = told(play, "field_attack:L3r1>3").hits[0].odds
    player = play.state.seats[1]
    strong, weak = TYPE["shieldbearer_5"], TYPE["infantry_1"]
    for unit in (strong, weak):
        player.hand[unit] -= 1
        player.lost[unit] += 1
        player.fallen[unit] += 1
    player.doubt = 1
    after = told(play, "field_attack:L3r1>3").hits[0].odds
    dead = [unit for unit, count in enumerate(player.lost) for _ in range(count) if UNITS[unit].class_ == "normal"]
    shares = [1000 * (after.yes + (UNITS[unit].defence <= 1)) / (after.of + 1) for unit in dead]
    assert (after.of, after.yes, after.back) == (before.of - 2, before.yes - 1, 1)
    assert abs(after.chance - sum(shares) / len(shares)) <= 1


def test_c6_15_an_announced_commander_is_told_and_not_counted_as_hidden() -> None:
    play = Play()
    play.units(0, "infantry_1@L1r1")
    play.leaders(1, "T11", "T31")
    assert told(play, "siege_attack:L1r1>T31") == SiegeForecast("1T31", False, 2, 9)
    play.announce(1, "T31")
    assert told(play, "siege_attack:L1r1>T31") == SiegeForecast("1T31", False, 1, 8, "commander")


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("ruins", [(), ("T33",), ("T13", "T12"), ("T31", "T21", "T33", "T23")])
def test_r3_9_the_tents_that_must_go_first_are_counted_as_the_camp_stands(players: int, ruins: tuple[str, ...]) -> None:
    play = Play(players)
    play.ruin(1, *ruins)
    view = play.session.view(0)
    for number, name in enumerate(TENTS):
        ways = ways_to(view, f"1{name}")
        for way, line in zip(ways, (number // 3, 3 + number % 3), strict=True):
            order = [tent for tent in TENTS_OF_LINE[line] if TENTS[tent] not in ruins or tent == number]
            assert way.first == order.index(number)
            assert way.front.ours.seat % 2 == 0 and way.front.theirs.seat == 1


def test_c6_15_a_front_is_told_from_the_readers_side_whoever_is_pointed_at() -> None:
    play = Play()
    play.units(0, "infantry_1@L3r1", "archer@L3r2")
    play.units(1, "cavalry_3@R3r1")
    ways = ways_to(play.session.view(0), "1T33")
    assert [(way.front.ours.line, way.front.ours.blockers, way.front.theirs.blockers) for way in ways] == [
        ("R3", 0, 0), ("L3", 1, 2)]
    assert TILES["archer"].support
