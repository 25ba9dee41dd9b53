"""R10.9, R10.11, section 4. What the outcome of a combat tells of its rates, its cause and what it changed."""
from __future__ import annotations

import pytest

import game
from game.core.events import Event
from game.core.modifiers import settle
from game.core.rng import Stream
from game.core.session import Session
from game.titles.realigious.clash import FOUGHT, UNSEEN, Clash, changes_of, clash_of
from game.titles.realigious.offers import UNKNOWN, Change
from game.titles.realigious.rates import RATE
from tests.titles.realigious.play import Play
from tests.titles.realigious.war import HERE, conflict, fight, state, war

LISTENERS = (0, 1, 2, None)


def outcome(session: Session, reader: int | None) -> tuple[Event, list[Event]]:
    """The first combat that has ended and what came after it, as a reader is told."""
    events = session.events(0, reader)
    at = next(i for i, event in enumerate(events) if event.kind in FOUGHT)
    return events[at], list(events[at + 1 :])


def clash(play: Play, reader: int | None = 0) -> Clash:
    found = clash_of(outcome(play.session, reader)[0], play.session.view(reader))
    assert found is not None
    return found


def by_lot(seed: int) -> Session:
    """A match by lot of three, to its end."""
    session, lot = game.new_session("realigious", [{}, {}, {}], {}, seed), Stream(seed, "clash")
    while questions := session.questions():
        question = lot.pick(questions)
        session.answer(question.seat, lot.pick(question.options()).key)
    return session


@pytest.mark.slow
@pytest.mark.parametrize("reader", LISTENERS)
def test_r10_9_what_is_told_of_a_combat_adds_up_to_its_rates_and_its_roll(reader: int | None) -> None:
    session = by_lot(1)
    told = [event for event in session.events(0, reader) if event.kind in FOUGHT]
    shown = [made for event in told if (made := clash_of(event, session.view(reader))) is not None]
    assert shown
    for made in shown:
        assert settle(made.attack, RATE) == made.r1
        assert not made.defence or settle(made.defence, RATE) == made.r2
        assert made.rate == min(max(made.r1 - made.r2, RATE.low), RATE.high)
        if made.roll:
            assert (made.roll <= made.rate) == (made.won or bool(made.reckless))


def test_r10_9_a_roll_is_held_against_the_chance() -> None:
    made = clash(fight(war(), 35))
    assert (made.roll, made.rate, made.chance, made.forced) == (35, made.r1 - made.r2, made.rate, "")


def test_s4_a_general_whom_the_reader_does_not_see_is_named_to_nobody_else() -> None:
    play = war(3)
    play.celebrity("general", 9, owner=0)
    play.piece(2, len(play.state.owner) - 1)
    fight(play, 35)
    names = {reader: [term.text for term in clash(play, reader).attack] for reader in (0, 2)}
    told = outcome(play.session, 2)[0].data
    assert "term.general" in names[0] and "general" not in str(told)
    view = play.session.view(2)
    seen = any(c.type == "general" and c.tile == 9 for c in view.celebrities)
    assert ("term.general" in names[2]) == seen and (UNSEEN in names[2]) != seen


@pytest.mark.parametrize(("own", "theirs", "cause", "chance"), [
    ("heavenly_host", "", "heavenly_host", 100), ("pursuit", "", "hot_pursuit", 100), ("ascended", "", "ascended", 100),
    ("", "pursuit", "hot_pursuit", 0), ("", "ascended", "ascended", 0), ("", "losing_streak", "losing_streak", 100),
])
def test_r10_11_a_combat_without_a_roll_tells_what_decides_it(own: str, theirs: str, cause: str, chance: int) -> None:
    play = war()
    state(play, 0, *filter(None, [own]))
    state(play, 1, *filter(None, [theirs]))
    made = clash(fight(play))
    assert (made.forced, made.chance, made.roll, made.won) == (cause, chance, 0, chance == 100)


def test_r10_11_a_forced_victory_that_recklessness_spoils_was_certain_before_its_own_roll() -> None:
    play = war()
    state(play, 0, "heavenly_host", "all_or_nothing")
    made = clash(fight(play, 10))
    assert (made.forced, made.chance, made.reckless, made.won, made.winner) == ("heavenly_host", 100, 10, False, 1)


def test_r10_12_what_a_won_combat_has_changed_is_what_was_really_lost_and_gained() -> None:
    play = fight(war(), 1)
    event, after = outcome(play.session, 0)
    changes = changes_of(event, after)
    gained = [one.data for one in after if one.kind == "gained" and one.rule == "R10.13"][0]
    told = {one.name: one.by for one in changes[0]}
    assert told == {"tiles": 1, **{name: gained[name] for name in ("donations", "influence")}}
    assert Change("tiles", -1, UNKNOWN) in changes[1]


def test_s4_what_a_third_seat_is_told_of_a_result_is_public() -> None:
    play = fight(war(3), 1)
    event, after = outcome(play.session, 2)
    names = {one.name for changes in changes_of(event, after).values() for one in changes}
    assert "tiles" in names and not names & {"donations", "influence"}


def test_r10_14_what_a_lost_combat_costs_is_told_with_it() -> None:
    event, after = outcome(fight(war(), 100).session, 0)
    assert [(one.name, one.by) for one in changes_of(event, after)[0]] == [("reputation", -3), ("back", 0)]


def test_r10_17_a_lost_combat_between_pieces_brings_shame() -> None:
    event, after = outcome(conflict(war(), 100).session, 0)
    told = changes_of(event, after)
    assert [(one.name, one.by) for one in told[0]] == [("reputation", -5), ("back", 0), ("shame", 1)]
    assert 1 not in told


def test_r12_10_who_is_not_told_where_a_combat_was_is_told_no_rates() -> None:
    play = fight(war(), 1)
    data = {"seat": 0, "other": 1, "what": 0}
    assert clash_of(Event(0, "combat_won", "R10.9", dict(data)), play.session.view(0)) is None
    assert clash(play).tile == HERE
