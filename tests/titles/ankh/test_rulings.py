"""Rulings of section 6 that no chapter's tests name: what was settled where sources are silent or differ."""
from __future__ import annotations

import json
from collections import Counter

import pytest

from game.core.errors import BadSetup
from game.core.session import Session
from game.titles.ankh import SPEC
from game.titles.ankh.boards import PLANS
from game.titles.ankh.caravans import legal_lines
from game.titles.ankh.content import BASE, CARDS, DASHBOARD, GODS, GUARDIANS, MONUMENTS, POWERS, TOKENS
from game.titles.ankh.devotion import gain, lose
from game.titles.ankh.ground import field_of, region_count, spaces_in
from game.titles.ankh.queries import controlled
from game.titles.ankh.setup import gods_of
from scenes.media.texts import FOLDER
from tests.titles.ankh import many
from tests.titles.ankh.play import Play


def texts(language: str) -> dict[str, str]:
    """All texts of the screens."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / language / "ankh").glob("*.json")):
        found |= {key: value for key, value in json.loads(path.read_text("utf-8")).items() if isinstance(value, str)}
    return found


def test_g1_the_base_game_is_a_rule_set_of_its_own() -> None:
    assert sorted(gods_of(BASE)) == ["amun", "anubis", "isis", "osiris", "ra"]
    for seed in range(8):
        session = Session(SPEC, [{}, {}], {"variant": BASE, "scenario": "two_lands"}, seed)
        state = session.table.state
        assert {GODS[name].set for god in state.gods for name in god.names} == {BASE}
        kinds = {figure.kind for figure in state.figures} & set(GUARDIANS)
        assert len(kinds) == 3 and {GUARDIANS[kind].set for kind in kinds} == {BASE}
    with pytest.raises(BadSetup):
        Session(SPEC, [{"god": "thoth"}, {}], {"variant": BASE, "scenario": "two_lands"}, 1)


def test_g2_the_korean_screens_say_ankh_power_and_spell_thoth_as_the_source() -> None:
    korean = texts("ko")
    assert korean["ankh.god.thoth"] == "토티"
    assert "앙크 권능" in korean["ankh.dashboard.powers"]
    assert not [key for key, value in korean.items() if "양크" in value or "토트" in value]


@pytest.mark.parametrize("scenario", PLANS)
def test_g7_a_caravan_has_one_to_nine_camels_and_leaves_six_spaces_on_both_sides(scenario: str) -> None:
    play = Play(scenario)
    state, longest = play.state, 0
    for region in range(1, region_count(state) + 1):
        for line in legal_lines(state, region):
            longest = max(longest, len(line))
            assert 1 <= len(line) <= 9
            blocked = {frozenset(edge) for edge in line}
            inside = set(spaces_in(state, region))
            part, edge = set(), [min(inside)]
            while edge:
                at = edge.pop()
                part.add(at)
                edge += [one for one in field_of(state).near[at]
                         if one in inside - part and frozenset((at, one)) not in blocked]
            assert min(len(part), len(inside) - len(part)) >= 6
    assert longest == 9 or scenario == "oasis"


def test_g9_set_holds_from_the_start_of_the_event_to_the_end_of_its_last_region() -> None:
    play = Play("two_lands", "set_god", "osiris")
    play.put(1, "warrior", "3,4", "7,7")
    play.put(0, "warrior", "7,3")
    assert play.holder("3,4") == 1
    play.conflict(1)
    assert play.asked() and play.state.conflict and play.holder("3,4") == 0
    assert play.holder("7,7") == 1
    while play.asked():
        play.answer(play.default(), seat=play.question.seat)
        if not play.state.conflict:
            break
        assert play.holder("3,4") == 0
    assert play.holder("3,4") == 1


def test_g13_drought_adds_one() -> None:
    play = Play("two_lands")
    play.put(1, "warrior", "4,4", "3,4")
    play.region(1)
    play.cards("drought", "cycle")
    strengths = {event.data["god"]: event.data["strength"] for event in play.session.events(0, None)
                 if event.kind == "strength"}
    assert (CARDS["drought"].strength, strengths) == (1, {0: 3, 1: 2})


def test_g21_a_marker_that_arrives_lies_on_top_whichever_way_it_came() -> None:
    play = Play("delta")
    play.stands(5, 6, 9)
    lose(play.table, 1, 1, "R21.2", "test")
    assert play.state.order == [0, 1, 2]
    gain(play.table, 0, 4, "R10.9", "test")
    assert play.state.order == [1, 2, 0]
    lose(play.table, 2, 0, "R21.2", "test")
    gain(play.table, 2, 0, "R10.9", "test")
    assert play.state.order == [1, 2, 0]


def test_g27_nobody_sees_a_card_early_and_it_is_final_when_all_have_chosen() -> None:
    play = Play("two_lands")
    play.put(1, "warrior", "4,4")
    play.region(1)
    play.answer("chariots", seat=0)
    session = play.session
    assert [question.seat for question in session.questions()] == [1]
    for reader in (1, None):
        assert "chariots" in session.view(reader).gods[0].hand
        assert not session.view(reader).battle.revealed
        assert all(cards == ("chosen",) for _, cards in session.view(reader).battle.chosen)
        assert not [event for event in session.events(0, reader) if "chariots" in str(event.data)]
    play.answer("flood", seat=1)
    assert not session.can_undo(0) and not session.can_undo(1)


def test_g31_apep_may_come_on_water_as_hathors_extra_figure() -> None:
    play = Play("two_lands", "hathor", "osiris", guardian_2="apep")
    play.give(0, "apep")
    play.followers(3, 0)
    play.act("unlock", "revered")
    assert play.asked() == "0 hathor_extra"
    keys = [option.key for option in play.options()]
    water = {key.partition(">")[2] for key in keys if key.startswith("apep>")}
    assert {"9,0", "5,0", "8,5"} <= water
    assert texts("ko")["ankh.figure.apep"] == "아뎬"


def test_g36_hathors_extra_sacrifice_sets_off_no_other() -> None:
    play = Play("two_lands", "hathor", "osiris")
    play.followers(9, 0)
    play.act("unlock", "revered")
    assert play.asked() == "0 hathor_extra"
    before = play.has_followers(0)
    play.answer(next(option.key for option in play.options() if option.key.startswith("warrior>")))
    assert play.has_followers(0) == before - 1
    assert not play.asked().endswith("hathor_extra")


@pytest.mark.parametrize(("scenario", "seats", "regions", "land", "water", "events", "red"), [
    ("two_lands", 2, 3, 71, 8, 13, 15), ("delta", 3, 3, 81, 5, 13, 15), ("cataracts", 4, 4, 94, 7, 13, 15),
    ("five_nomes", 5, 5, 106, 5, 14, 15), ("oasis", 2, 3, 51, 5, 13, 15), ("caravan_road", 3, 4, 97, 3, 13, 15),
])
def test_g49_the_maps_are_our_six(
    scenario: str, seats: int, regions: int, land: int, water: int, events: int, red: int
) -> None:
    plan = PLANS[scenario]
    assert len(PLANS) == 6
    assert (plan.players, max(plan.region), sum(one in "fd" for one in plan.terrain), plan.terrain.count("~")) == (
        seats, regions, land, water)
    assert (len(plan.events), plan.events.count("X"), plan.red_limit) == (events, 5, red)


def test_g57_a_god_has_fifteen_tokens_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = []
    answer = Session.answer

    def watched(session: Session, seat: int, key: str) -> None:
        state = session.table.state
        for number, god in enumerate(state.gods):
            if god.alive and god.names:
                on_board = len(controlled(state, number))
                counted.append(DASHBOARD - god.unlocked + len(god.powers) + god.tokens + on_board)
        answer(session, seat, key)

    monkeypatch.setattr(Session, "answer", watched)
    many.random_match("delta", 11, checked=False)
    assert set(counted) == {TOKENS} == {15} and len(POWERS) == 12


LACKING = {
    "two_lands": [(2, "temple"), (3, "obelisk"), (3, "temple")],
    "caravan_road": [(2, "obelisk"), (3, "pyramid")],
}
MORE = {"delta": [(3, "obelisk")]}
"""What the maps were given less and more, by region, so that no slot is better than the others."""


@pytest.mark.parametrize("scenario", ["two_lands", "delta", "cataracts", "caravan_road"])
def test_g59_every_starting_region_has_one_monument_of_each_type_but_for_what_makes_slots_even(scenario: str) -> None:
    plan = PLANS[scenario]
    found = Counter((plan.region[space], MONUMENTS[kind]) for kind, _, space in plan.monuments)
    wanted = Counter((region, kind) for region in range(1, max(plan.region) + 1) for kind in MONUMENTS)
    assert found == wanted - Counter(LACKING.get(scenario, [])) + Counter(MORE.get(scenario, []))
