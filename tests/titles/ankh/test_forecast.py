"""Section 10. "If the conflict came now": it tells what the conflict then does, from what a seat may know alone."""
from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from game.core.session import Session
from game.titles.ankh.boards import PLANS
from game.titles.ankh.content import CARD_NAMES, CARDS
from game.titles.ankh.forecast import (
    BATTLE,
    DOMINATION,
    EMPTY_REGION,
    RegionForecast,
    Stake,
    forecast,
    table_of,
    worship,
)
from game.titles.ankh.ground import adjacent, is_land, name_of
from game.titles.ankh.queries import god_figure, holders
from game.titles.ankh.sequence import STEPS
from game.titles.ankh.state import EMPTY, NOBODY, State
from game.titles.ankh.strength import majorities, strength
from game.titles.ankh.view import view
from tests.titles.ankh.many import random_match
from tests.titles.ankh.play import Play


def region(play: Play, number: int, seat: int = 0) -> RegionForecast:
    """What a seat is told of a region."""
    return forecast(play.session.view(seat)).regions[number - 1]


def stake(play: Play, god: int, number: int, seat: int = 0) -> Stake:
    """What it is told of a god there."""
    return next(one for one in region(play, number, seat).stakes if one.god == god)


def values(terms: tuple[Any, ...]) -> list[tuple[str, int]]:
    """Terms in short."""
    return [(term.text.partition(".")[2], term.value) for term in terms]


# ---------------------------------------------------------------- compared with what comes
class Watch:
    """Stands beside the steps of a conflict and compares what was foretold with what they do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.compared = dict.fromkeys((EMPTY_REGION, DOMINATION, BATTLE, "start", "result"), 0)
        self.faults: list[Any] = []
        self.before: Any = None
        self.ranges: list[Stake] = []
        for name in ("conflict", "region", "battle_cards", "battle_result"):
            monkeypatch.setitem(STEPS, name, partial(getattr(self, name), STEPS[name]))

    def same(self, about: str, found: object, told: object) -> None:
        """What was foretold is what was found."""
        if found != told:
            self.faults.append((about, found, told))

    def conflict(self, step: Any, g: Any) -> Any:
        self.before = forecast(view(g.state, None))
        return step(g)

    def region(self, step: Any, g: Any, number: int) -> None:
        state, seen = g.state, forecast(view(g.state, None))
        if number == 1 and self.before is not None:
            self.same("start", *([one.stakes for one in told.regions] for told in (seen, self.before)))
            self.compared["start"] += 1
            self.before = None
        found, start = seen.regions[number - 1], len(g.record)
        devotion = [god.devotion for god in state.gods]
        try:
            step(g, number)
        finally:
            self.compared[found.kind] += 1
            told = {event.kind for event in g.record[start:]} & {"dominated", "battle_began"}
            self.same("kind", told, {DOMINATION: {"dominated"}, BATTLE: {"battle_began"}}.get(found.kind, set()))
            for one in found.stakes if found.kind == DOMINATION else ():
                gained = sum(term.value for term in (*one.majority, *one.win))
                self.same("domination", state.gods[one.god].devotion, devotion[one.god] + gained)

    def battle_cards(self, step: Any, g: Any) -> Any:
        state = g.state
        self.ranges = [one for seat, god in enumerate(state.team) if god != NOBODY
                       for one in forecast(view(state, seat)).regions[state.battle.region - 1].stakes]
        return step(g)

    def battle_result(self, step: Any, g: Any) -> Any:
        state, battle = g.state, g.state.battle
        for one in self.ranges:
            cat = battle.cat if "bastet" in state.gods[one.god].names else 0
            adds = sum(CARDS[card].strength for card in battle.chosen[one.god]) + cat
            self.same("range", one.least <= adds <= one.most, True)
        found = forecast(view(state, None)).regions[battle.region - 1]
        for one in found.stakes:
            self.same("sure", one.least, one.most)
            self.same("strength", strength(state, one.god, battle.region), one.strength + one.least)
            self.same("majority", majorities(state, battle.region).get(one.god, []), list(one.kinds))
        devotion, start = [god.devotion for god in state.gods], len(g.record)
        yield from step(g)
        self.compared["result"] += 1
        for one in found.stakes:
            reasons = [event.data["reason"] for event in g.record[start:]
                       if event.kind == "devotion" and event.data["god"] == one.god]
            if one.god == battle.won and "cat_mummy" not in reasons:
                self.same("glory", (one.glory, one.drought), ((), 0))
                gained = sum(term.value for term in (*one.majority, *one.win))
                self.same("win", state.gods[one.god].devotion, min(31, devotion[one.god] + gained))
            if one.god != battle.won:
                self.same("loss", reasons.count("magnanimous"), int(bool(one.loss)))


@pytest.mark.slow
@pytest.mark.parametrize("scenario", PLANS)
def test_s10_what_is_foretold_is_what_the_conflict_does(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    for seed in range(2):
        random_match(scenario, 300 + seed, checked=False)
    assert watch.faults == []
    assert min(watch.compared.values()) > 0, watch.compared


@pytest.mark.slow
def test_s10_the_table_laid_out_from_a_view_stands_as_the_true_one(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []
    answer = Session.answer

    def checked(session: Session, seat: int, key: str) -> None:
        state: State = session.table.state
        if len(session.log) % 5 == 0 and state.outcome is None:
            laid = table_of(session.view(seat))
            stands = [figure for figure in state.figures if figure.space >= 0]
            assert [figure for figure in laid.figures if figure.space >= 0] == stands
            assert [one for one in holders(laid) if one != NOBODY] == [one for one in holders(state) if one != NOBODY]
            assert (laid.region, laid.order) == (state.region, state.order)
            compared.append(seat)
        answer(session, seat, key)

    monkeypatch.setattr(Session, "answer", checked)
    random_match("delta", 5, checked=False)
    assert len(compared) > 20


# ---------------------------------------------------------------- its terms
def test_s10_a_god_alone_dominates_and_is_told_what_that_brings() -> None:
    play = Play("two_lands")
    play.stands(3, 5)
    found = region(play, 1)
    assert (found.kind, [one.god for one in found.stakes]) == (DOMINATION, [0])
    one = found.stakes[0]
    assert (one.kinds, values(one.majority), values(one.win)) == (
        ("temple",), [("majority", 1)], [("domination", 1)])
    assert region(play, 3) == RegionForecast(3, EMPTY_REGION, (), (), NOBODY, False)


def test_s10_bountiful_is_counted_from_where_each_gain_starts() -> None:
    play = Play("two_lands")
    play.powers(0, "bountiful")
    play.stands(19, 5)
    one = stake(play, 0, 1)
    assert (values(one.majority), values(one.win)) == (
        [("majority", 1), ("bountiful", 1)], [("domination", 1)])  # 19 to 21: out of the red zone


def test_s10_no_gain_goes_over_the_end_of_the_track() -> None:
    play = Play("two_lands")
    play.stands(30, 5)
    one = stake(play, 0, 1)
    assert (values(one.majority), values(one.win)) == ([("majority", 1)], [("domination", 1), ("end", -1)])


def test_s10_strength_names_all_that_makes_it() -> None:
    play = Play("two_lands", "anubis", "osiris", guardian_3="petsuchos")
    play.put(0, "petsuchos", "3,4")
    play.put(1, "warrior", "4,4")
    play.trap(1, 2)
    play.powers(0, "resplendent", "temple_attuned")
    play.own(0, "2,1", "10,6")
    assert values(stake(play, 0, 1).terms) == [
        ("figures", 3), ("resplendent", 2), ("trapped", 2), ("petsuchos", 2), ("temple_attuned", 2)]


def test_s10_an_androsphinx_takes_all_that_its_neighbours_are_worth() -> None:
    play = Play("two_lands", guardian_3="androsphinx")
    play.powers(0, "resplendent")
    play.own(0, "2,1", "10,6")
    play.put(1, "androsphinx", "3,4")
    one = stake(play, 0, 1)
    assert values(one.terms) == [("figures", 2), ("resplendent", 2), ("androsphinx", -3)]
    assert one.strength == play.strength(0, 1) == 1


def test_s10_set_is_counted_as_holding_what_stands_next_to_him_although_no_conflict_goes_on() -> None:
    play = Play("two_lands", "set_god", "osiris")
    play.put(1, "warrior", "3,4")
    found = region(play, 1)
    assert (found.kind, found.stakes[0].figures, found.stakes[0].taken) == (DOMINATION, 3, 1)


def test_s10_scorpions_destroy_first() -> None:
    play = Play("two_lands", guardian_3="giant_scorpion")
    play.put(1, "giant_scorpion", "3,4")
    facing = next(one for one in range(6) if _faces(play, one, "2,3"))
    play.face("3,4", facing)
    found = forecast(play.session.view(0))
    assert found.razed == ("2,3",)
    assert stake(play, 0, 1).kinds == ()


def _faces(play: Play, facing: int, name: str) -> bool:
    play.face("3,4", facing)
    return name in forecast(play.session.view(0)).razed


def test_s10_omnipresent_gains_are_told() -> None:
    play = Play("two_lands")
    play.powers(1, "omnipresent")
    play.put(1, "warrior", "4,4")
    assert forecast(play.session.view(0)).omnipresent == ((1, 2),)


# ---------------------------------------------------------------- what is hidden
def test_s4_cards_are_a_range_over_the_open_hand() -> None:
    play = Play("two_lands", "amun", "osiris")
    play.put(1, "warrior", "4,4")
    play.used(1, "chariots", "flood", "build_monument", "miracle", "cycle")
    assert [(one.god, one.least, one.most) for one in region(play, 1).stakes] == [(0, 0, 4), (1, 1, 1)]


def test_s4_a_choice_that_was_made_is_certain_for_its_own_side_alone() -> None:
    play = Play("two_lands", "isis", "thoth")
    play.put(1, "warrior", "4,4")
    play.battle(1)
    play.cards("plague", "flood")
    assert play.asked() == "1 thoth_guess"
    found = {seat: [(one.god, one.least, one.most) for one in region(play, 1, seat).stakes] for seat in (0, 1)}
    assert found == {0: [(0, 1, 1), (1, 0, 3)], 1: [(0, 0, 3), (1, 0, 0)]}


def test_s4_a_hidden_cat_may_be_any_that_nobody_has_seen_but_bastet_knows_it() -> None:
    play = Play("two_lands", "bastet", "osiris")
    play.put(1, "warrior", "4,4")
    play.cats(plus3="2,3", plus1="10,6", star="")
    play.used(0, "chariots", "plague", "drought", "flood", "build_monument", "miracle")
    found = [(stake(play, 0, 1, seat).least, stake(play, 0, 1, seat).most) for seat in (0, 1)]
    assert found == [(3, 3), (0, 3)]
    play.state.cats[0].shown, play.state.cats[1].shown = False, True
    assert (stake(play, 0, 1, 1).least, stake(play, 0, 1, 1).most) == (0, 3)
    play.state.cats[2].shown = True
    assert (stake(play, 0, 1, 1).least, stake(play, 0, 1, 1).most) == (3, 3)


def test_s10_a_tie_names_all_that_are_ahead_and_in_a_conflict_who_may_decide_it() -> None:
    play = Play("two_lands")
    play.put(1, "warrior", "4,4", "3,4")
    found = region(play, 1)
    assert (sorted(found.ahead), found.token) == ([0, 1], NOBODY)
    play.battle(1, seat=1)
    assert region(play, 1).token == 1


def test_s10_what_losing_costs_and_brings() -> None:
    play = Play("two_lands", "isis", "osiris")
    play.powers(0, "magnanimous")
    play.put(1, "warrior", "3,4")
    play.put(0, "warrior", "4,4")
    one = stake(play, 0, 1)
    assert (one.mortal, one.kept, values(one.loss)) == (2, 1, [("magnanimous", 2)])


def test_s10_obelisk_attuned_is_told_where_it_may_bring_somebody() -> None:
    play = Play("two_lands")
    play.put(1, "warrior", "4,4")
    play.powers(0, "obelisk_attuned")
    assert not stake(play, 0, 1).calls
    play.own(0, "0,6")
    assert not stake(play, 0, 1).calls  # all of its figures are there
    play.put(0, "warrior", "6,4")
    assert stake(play, 0, 1).calls


def test_r10_1_obelisk_attuned_brings_nobody_whom_set_has_taken() -> None:
    play = Play("two_lands", "isis", "set_god")
    play.put(1, "warrior", "4,4")
    play.powers(0, "obelisk_attuned")
    play.own(0, "0,6")
    beside = next(space for space in adjacent(play.state, play.state.figures[god_figure(1)].space)
                  if is_land(play.state, space) and play.state.pieces[space] == EMPTY)  # fmt: skip
    play.put(0, "warrior", name_of(play.state, beside))
    assert stake(play, 1, 2).taken == 1 and not stake(play, 0, 1).calls


@pytest.mark.parametrize(("devotion", "bountiful", "after"), [(3, False, 4), (3, True, 5), (25, True, 26)])
def test_s5_1_what_worshipful_leads_to(devotion: int, bountiful: bool, after: int) -> None:
    play = Play("two_lands")
    play.followers(5, 5)
    play.stands(devotion, 5)
    play.powers(0, "worshipful", *(["bountiful"] if bountiful else []))
    assert worship(play.session.view(0), 0) == (3, after)


def test_s5_1_worshipful_leads_no_further_than_the_end_of_the_track() -> None:
    play = Play("two_lands")
    play.followers(5, 5)
    play.stands(30, 5)
    play.powers(0, "bountiful", "worshipful")
    assert worship(play.session.view(0), 0)[1] == 31


# ---------------------------------------------------------------- Glorious
@pytest.mark.parametrize(("mine", "theirs", "win", "glory"), [
    ("all", "all", 1, 3), ("cycle", "all", 1, 3), ("cycle", "chariots", 1, 0), ("cycle", "cycle", 3, 0),
    ("plague", "chariots", 1, 0), ("chariots", "cycle drought", 3, 0), ("chariots flood", "cycle", 3, 0),
    ("chariots", "chariots", 3, 0), ("cycle", "cycle drought", 1, 3)])  # fmt: skip
def test_s5_1_what_glorious_brings_is_told_as_the_cards_leave_it_open(mine: str, theirs: str, win: int,
                                                                      glory: int) -> None:
    play = Play("two_lands", "horus", "isis")
    play.powers(0, "glorious")
    play.put(0, "warrior", "3,4", "4,5")
    play.put(1, "warrior", "4,4")  # 4 against 1
    for god, hand in enumerate((mine, theirs)):
        play.used(god, *(card for card in CARD_NAMES if hand != "all" and card not in hand.split()))
    one = stake(play, 0, 1)
    assert [sum(value for _, value in values(terms)) for terms in (one.win, one.glory)] == [win, glory]


def test_s5_2_drought_is_part_of_what_a_victory_brings_once_it_is_played() -> None:
    play = Play("two_lands", "horus", "isis")
    play.put(1, "warrior", "4,4")
    play.battle(1)
    before = stake(play, 0, 1)
    play.state.battle.chosen = {0: ["drought"], 1: ["flood"]}
    own, other = stake(play, 0, 1), stake(play, 0, 1, seat=1)
    assert [(one.drought, values(one.win)) for one in (before, own, other)] == [
        (2, [("battle", 1)]), (0, [("battle", 1), ("drought", 2)]), (2, [("battle", 1)])]  # fmt: skip


def test_s5_2_drought_is_not_told_of_a_god_that_has_used_it() -> None:
    play = Play("two_lands", "horus", "isis")
    play.put(1, "warrior", "4,4")
    play.used(0, "drought")
    assert stake(play, 0, 1).drought == 0
