"""R10.4-R10.9. What is told of a challenge before it is chosen is what the rules then count."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from game.core.rng import Stream
from game.core.session import Session
from game.titles.crowns import SPEC
from game.titles.crowns.content import ACTIONS
from game.titles.crowns.forecast import Sums, able, acting, attacked, defended, hostless, laid
from game.titles.crowns.state import RunningChallenge
from game.titles.crowns.stats import kneels_to_attack, side_terms, strength_terms, total
from tests.every_title.matches import Setup, session_of
from tests.titles.crowns.play import Play

QUIET = ("challenge", "knelt", "defended")
"""Events of declaring alone: no ability has changed anything."""
ENDING = ("finish", "back", "pass", "done")


class Told(NamedTuple):
    """What was foretold of a challenge, and after which event."""

    sums: Sums
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    at: int

    @property
    def attackers_only(self) -> bool:
        """Whether it was told before anybody could defend."""
        return not self.defenders


def counted(state: Any, kind: str, sides: tuple[int, int], attackers: list[int], defenders: list[int]) -> Sums:
    """By the rules, on a copy of the true table."""
    state.challenge = RunningChallenge(kind, *sides, attackers)
    for number in [number for number in attackers if kneels_to_attack(state, number)]:
        state.cards[number].kneeling = True
    state.challenge.defenders = defenders
    for number in defenders:
        state.cards[number].kneeling = True
    attack, defence = side_terms(state, "attacker"), side_terms(state, "defender")
    return Sums(total(attack), total(defence), tuple(attack), tuple(defence))


def foretell(session: Session, question: Any, key: str) -> Told | None:
    """The sums that are on the screen when the declaring of a side ends with that answer."""
    if key != "done" or question.text not in ("attackers", "defenders"):
        return None
    view, picked = session.view(question.seat), question.subject()[-1]
    at = session.event_count()
    if question.text == "attackers":
        about = question.about
        sums = attacked(view, about["kind"], question.seat, about["opponent"], picked)
        return Told(sums, tuple(picked), (), at)
    return Told(defended(view, picked), view.challenge.attackers, tuple(picked), at)


def held(session: Session, told: Told) -> bool:
    """Whether the sums are what was told, in a challenge that goes on or is won, where nothing but declaring has
    happened since; False where something has."""
    since = session.events(told.at)
    won = next((at for at, event in enumerate(since) if event.kind == "won"), len(since))
    if any(event.kind not in QUIET for event in since[:won]):
        return False
    fight = session.view(None).challenge
    if won < len(since):
        if told.attackers_only and any(event.kind == "defended" and event.data["cards"] for event in since):
            return False
        assert (since[won].data["attack"], since[won].data["defence"]) == told.sums[:2]
    elif fight is None or (fight.attackers, fight.defenders) != (told.attackers, told.defenders):
        return False
    else:
        assert (fight.attack, fight.defence, fight.attack_terms, fight.defence_terms) == told.sums
    return True


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r10_9_what_is_foretold_of_a_challenge_is_what_is_counted(seats: int) -> None:
    seen = Counter[str]()
    for seed in range(6 - seats):
        session, stream = session_of(Setup(SPEC.code, seats, seed)), Stream(seed, "answers")
        while session.outcome is None:
            question = stream.pick(session.questions())
            if question.text == "challenge_choice":
                seen["choice"] += choices_hold(session, question)
            keys = [option.key for option in question.options()]
            willing = [key for key in keys if key not in ENDING] or keys
            key = stream.pick(willing if stream.below(3) else keys)
            told = foretell(session, question, key)
            session.answer(question.seat, key)
            if told is not None and held(session, told):
                seen["declared"] += 1
                seen["bonus"] += len(told.sums.attack_terms) > len(told.attackers)
    assert seen["choice"] >= 50 and seen["declared"] >= 10, seen
    assert seats < 3 or seen["bonus"] >= 2, seen


def choices_hold(session: Session, question: Any) -> int:
    """Each pair that can be chosen, with all that could fight; how many were looked at."""
    view, state = session.view(question.seat), session.table.state
    table = laid(view)
    for player in view.players:
        for piece in player.play:
            if piece.terms:
                assert strength_terms(table, piece.number) == strength_terms(state, piece.number)
    pairs = [option.key.split(":") for option in question.options() if option.key.startswith("attack:")]
    for _, kind, other in pairs:
        sides = (question.seat, int(other))
        attackers, defenders = view.players[sides[0]], view.players[sides[1]]
        fighters = able(attackers, kind, "attack"), able(defenders, kind, "defend")
        copy = session.fork().table.state
        assert attacked(view, kind, *sides, *fighters) == counted(copy, kind, sides, *fighters)
    return len(pairs)


def test_r19_3_an_office_counts_in_what_is_foretold() -> None:
    play = Play(3)
    play.put(0, "hc04")
    play.put(1, "hc10")
    play.seat(0).office, play.seat(1).office = "of3", "of6"
    view = play.session.view(0)
    sums = attacked(view, "power", 0, 1, [play.n("hc04")], [play.n("hc10")])
    assert sums[:2] == (2 + 2, 3 + 1 + 1)
    assert attacked(view, "intrigue", 0, 1, [play.n("hc04")])[:2] == (2, 0), "nobody defends: nothing is added (G33)"


def test_r10_5_who_attacks_alone_or_beside_others_counts_as_it_will() -> None:
    play = Play()
    play.put(0, "hc06")
    play.put(0, "hc12")
    first, second = play.n("hc06"), play.n("hc12")
    view = play.session.view(0)
    assert attacked(view, "power", 0, 1, [first]).attack == 3
    assert attacked(view, "power", 0, 1, [first, second]).attack == 2 + 3


@pytest.mark.parametrize("seed", range(1, 9))
def test_r5_5_what_is_said_to_find_no_host_returns_to_the_hand(seed: int) -> None:
    session, stream = session_of(Setup(SPEC.code, 2, seed)), Stream(seed, "placing")
    told: set[int] = set()
    while session.view(None).phase == "setup" and (questions := session.questions()):
        question = questions[0]
        options = question.options()
        going = [option for option in options if option.key not in ENDING and option.verb != "take"]
        if question.text == "setup_place" and not going:
            view = session.view(question.seat)
            placed = view.players[question.seat].placed
            told |= {piece.number for piece in placed if hostless(view, piece.number, piece.kind)}
            session.answer(question.seat, "done")
        else:
            session.answer(question.seat, stream.pick(going or options).key)
    left = [event for event in session.events() if event.kind == "left" and event.rule == "R5.5"]
    assert {event.data["card"] for event in left} == told


def test_r6_5_what_has_an_action_in_a_challenge_is_seen_by_everybody() -> None:
    """What cannot be paid, kneels, has been used as often as it may be, or bears on no challenge, has none."""
    play = Play()
    play.put(0, "al01")
    ember = play.put(1, "al02")
    play.put(1, "hc07")  # no Knight takes part
    play.put(1, "bc04", gold=1)  # draws a card
    weaver = play.put(1, "bc10")
    play.during("military", "al01")
    assert acting(play.session.view(0), 1) == ["al02"]
    play.gold(1, 1)
    assert acting(play.session.view(0), 1) == ["al02", "bc10"]
    assert acting(play.session.view(0), 1, {(weaver, line.number) for line in ACTIONS["bc10"]}) == ["al02"]
    play.state.cards[ember].kneeling = True
    assert acting(play.session.view(0), 1) == ["bc10"]
    assert not acting(play.session.view(0), 0)
