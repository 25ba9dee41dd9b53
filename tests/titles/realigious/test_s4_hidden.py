"""Section 4. Hidden information: what lines tell to whom (what is drawn: test_view.py), and the icons of 5.7."""
from __future__ import annotations

import pytest

from game.core.codec import ENCODE
from game.core.windows import Moment
from game.titles.realigious import combat, propagation
from game.titles.realigious.cards.play import discard, draw, harm, open_window
from game.titles.realigious.combat import deal
from game.titles.realigious.content import CHURCHES, GLORY_CARDS, GOVERNMENTS, SHAME_CARDS, STATES
from game.titles.realigious.relics import show_hand
from game.titles.realigious.state import Effect, Truce
from game.titles.realigious.verbs import gain, lose, reputation
from game.titles.realigious.view import view
from tests.titles.realigious.play import Play

CENTRE = 24
READERS = (0, 1, None)  # the player, another one, an onlooker


@pytest.fixture
def play() -> Play:
    """Nothing has been told yet."""
    return told_from_now(Play())


def told_from_now(play: Play) -> Play:
    if play.table.record is not None:
        play.table.record.clear()
    return play


def lines(play: Play, kind: str, key: str) -> list[list[object]]:
    """For each of `READERS` that value of the lines of that kind."""
    return [[line.get(key) for line in play.told(kind, reader)] for reader in READERS]


# ---------------------------------------------------------------- cards
def test_s4_a_draw_is_told_by_name_to_its_owner_alone(play: Play) -> None:
    play.deck(0, "tithe", "reaper")
    play.carry_out(draw(play.table, 0, 1, "R5.6"))
    assert lines(play, "drew", "card") == [["tithe"], [], []]
    assert lines(play, "drew_hidden", "seat") == [[], [0], [0]]


@pytest.mark.parametrize(("kind", "others"), [("tithe", ""), ("reaper", ""), ("glory_treasure", "glory_treasure")])
def test_s4_a_discard_is_told_by_name_to_its_owner_unless_it_acts(play: Play, kind: str, others: str) -> None:
    play.give(0, kind)
    play.carry_out(discard(play.table, 0, 1))
    assert lines(play, "discarded", "card") == [[kind], [others], [others]]


def test_s4_a_reaction_that_was_declined_leaves_no_line(play: Play) -> None:
    play.give(1, "fair_game")
    play.carry_out(open_window(play.table, Moment("rep_loss", seat=1, actor=0, subject=3), [1]), "no")
    assert play.table.record == []


@pytest.mark.parametrize(("cards", "event"), [(GLORY_CARDS, "glory_dealt"), (SHAME_CARDS, "shame_dealt")])
def test_s4_a_dealt_card_is_named_to_its_owner_alone(play: Play, cards: tuple[str, ...], event: str) -> None:
    play.give(0)
    play.picks(2)
    play.carry_out(deal(play.table, 0, cards, event))
    assert lines(play, event, "card") == [[cards[2]], [""], [""]]


@pytest.mark.parametrize(("kind", "target"), [("blessing", "deck:tithe"), ("anointed_king", "hand:reaper"),
                                              ("footsteps_of_god", "tile:9"), ("guidance", "tile:9")])
def test_s4_the_aim_of_a_scheduled_effect_is_not_told(play: Play, kind: str, target: str) -> None:
    play.tile(9, owner=0)
    play.deck(0, "tithe", "tithe")
    play.give(0, kind, "reaper")
    play.money(0, 5000, 5000)
    play.piece(0, 12)
    play.cards_of(0)
    told_from_now(play)
    play.answer(f"use:{kind}@1", target)
    data = ENCODE([(e.kind, e.data) for e in play.session.events(0, 1)])
    assert kind.encode() in data
    assert b"reaper" not in data and b"tithe" not in data
    assert [e for e in play.session.events(0, 1) if e.data.get("tile") == 9] == []


def test_s4_a_hand_shown_by_insight_is_named_to_one_reader() -> None:
    play = told_from_now(Play(3))
    play.give(2, "tithe")
    show_hand(play.table, 0, 2)
    assert lines(play, "hand_seen", "cards") == [["tithe"], [None], [None]]


# ---------------------------------------------------------------- numbers
def test_s4_believers_are_public_donations_and_influence_are_not(play: Play) -> None:
    gain(play.table, 0, "R4.2", 5, 6, 7)
    lose(play.table, 0, "R4.2", 1, 2, 3)
    for kind, amounts in (("gained", (5, 6, 7)), ("lost", (1, 2, 3))):
        assert lines(play, kind, "believers") == [[amounts[0]]] * 3
        assert lines(play, kind, "donations") == [[amounts[1]], [0], [0]]
        assert lines(play, kind, "influence") == [[amounts[2]], [0], [0]]


def test_s4_others_hear_nothing_of_money_alone(play: Play) -> None:
    gain(play.table, 0, "R4.2", 0, 6, 7)
    assert [len(play.told("gained", reader)) for reader in READERS] == [1, 0, 0]


@pytest.mark.parametrize("change", [3, -3])
def test_s4_a_hidden_reputation_changes_without_a_number(play: Play, change: int) -> None:
    play.seat(0).effects = [Effect("hidden_reputation", "turns", 3, 0)]
    reputation(play.table, 0, change, "R2.2")
    kind = "reputation_up" if change > 0 else "reputation_down"
    assert lines(play, kind, "amount") == [[3], [], []]
    assert lines(play, "reputation_hidden", "amount") == [[], [None], [None]]


def test_s4_a_payment_of_hidden_reputation_is_told_without_a_number(play: Play) -> None:
    play.give(0, "future_body")
    play.money(0, 400, 0)
    play.seat(0).effects = [Effect("hidden_reputation", "turns", 3, 0)]
    play.cards_of(0)
    play.answer("use:future_body@1")
    assert lines(play, "reputation_paid", "amount") == [[5], [], []]


def test_s4_the_question_after_a_hidden_loss_has_no_number(play: Play) -> None:
    play.give(1, "fair_game")
    play.seat(1).effects = [Effect("hidden_reputation", "turns", 3, 1)]
    ask = next(harm(play.table, 1, 3, 0, "R21.9"))
    assert 3 not in (ask.about or {}).values()


@pytest.mark.parametrize(("seen_by", "rates"), [(0, 60), (1, 60), (2, None)])
def test_s4_the_rates_of_a_combat_are_told_to_both_sides_and_those_who_see_the_tile(seen_by: int, rates: int | None
                                                                                      ) -> None:
    play = Play(3)
    play.state.day = False
    play.tile(27, owner=1)
    play.money(0, 0, 0, believers=0)
    told_from_now(play)
    play.rolls(1)
    play.carry_out(combat.combat(play.table, 0, 1, 27, combat.ORDINARY))
    assert [line.get("r1") for line in play.told("combat_won", seen_by)] == [rates]


@pytest.mark.parametrize(("day", "rate"), [(True, 51), (False, None)])
@pytest.mark.parametrize(("roll", "kind"), [(1, "propagated"), (100, "propagation_failed")])
def test_s4_the_rate_of_a_propagation_is_told_with_its_tile_only(play: Play, day: bool, rate: int | None, roll: int,
                                                                  kind: str) -> None:
    play.state.day = day
    play.rolls(roll)
    play.carry_out(propagation.propagate(play.table, 0, CENTRE))
    assert lines(play, kind, "rate")[1] == [rate]
    assert lines(play, kind, "roll")[1] == [roll]


@pytest.mark.parametrize("reader", READERS)
def test_s4_weather_light_and_cycle_are_public(play: Play, reader: int | None) -> None:
    state = play.state
    state.day, state.gauge, state.wind, state.mud, state.cycle = False, 4, "N", [30], 7
    seen = view(state, reader)
    assert (seen.day, seen.gauge, seen.wind, seen.mud, seen.cycle) == (False, 4, "N", (30,), 7)


@pytest.mark.parametrize("reader", READERS)
def test_s4_the_generator_is_never_shown(play: Play, reader: int | None) -> None:
    play.state.rng = 0x1234567890ABCDEF
    assert ENCODE(play.state.rng) not in ENCODE(view(play.state, reader))


@pytest.mark.parametrize("reader", READERS)
def test_s4_states_stacks_forces_relics_and_levels_are_public(play: Play, reader: int | None) -> None:
    player = play.seat(0)
    player.prop_stacks, player.bonus_floor = 2, 3
    player.effects = [Effect("seeker", "turns", 2, 0)]
    play.relic(holder=0)
    play.celebrity("lawyer", CENTRE, owner=0)
    seen = view(play.state, reader)
    public = seen.seats[0]
    assert {"seeker", "prop_consolation", "celebrity_owned"} <= {icon.id for icon in public.states}
    assert (public.relics, public.bonus_level, seen.celebrities[0].owner) == (1, 3, 0)
    assert (public.character, public.religion) == ("businessperson", "christian")


@pytest.mark.parametrize("reader", [1, None])
def test_s4_nothing_of_a_trait_set_shows(play: Play, reader: int | None) -> None:
    play.state.seats[1].traits = []
    data = ENCODE(view(play.state, reader))
    assert not any(ENCODE(trait) in data for trait in play.seat(0).traits)


# ---------------------------------------------------------------- 5.7, 5.11
LISTED = (
    "repentance", "clergy", "reaper", "net", "standby", "tithe", "miracle", "trial", "penance", "ministry",
    "eternal_return", "reunion", "hidden_reputation", "axis_of_evil", "retribution", "wiretap", "prepared_king",
    "blessing", "scandal", "pursuit", "contract", "all_or_nothing", "holy_war", "heavenly_host", "panic_rout",
    "ascended", "guidance", "footsteps", "snow_white", "judgement", "puppet_curse", "mercy", "torrent",
    "seeker", "extra_turn", "losing_streak", "control", "skip", "stealth", "high_ground", "prop_consolation",
    "attack_consolation", "defence_consolation", "relic_bonus", "diamond_body", "in_shaallah", "secret_rite",
    "hint_government", "hint_celebrity", "gov_office", "gov_police", "gov_base", "celebrity_owned", "night_eye",
    "clairvoyance", "truce")


def test_5_7_every_state_of_the_list_has_an_icon() -> None:
    assert set(LISTED) <= set(STATES)


@pytest.mark.parametrize("kind", [kind for kind, row in STATES.items() if row.holder == "player"])
def test_5_7_every_state_of_a_player_shows_on_the_bar(play: Play, kind: str) -> None:
    player = play.seat(0)
    counters = {"extra_turn": "extra", "skip": "skip", "stealth": "stealth", "high_ground": "high",
                "prop_consolation": "prop_stacks", "attack_consolation": "attack_stacks",
                "defence_consolation": "defence_stacks"}
    if kind in counters:
        setattr(player, counters[kind], 1)
    elif kind.startswith("gov_"):
        play.tile(CENTRE, structure=kind)
        play.state.governments[CENTRE].holder = 0
    elif kind == "relic_bonus":
        play.relic(holder=0)
    elif kind == "night_eye":
        play.state.god = "giyechin"
        play.relic(holder=0, kind=1)
    elif kind == "celebrity_owned":
        play.celebrity("lawyer", CENTRE, owner=0)
    elif kind == "truce":
        play.state.truces = [Truce(0, 1, 3)]
    else:
        player.effects = [Effect(kind, "turns", 1, 0, ref=8)]
    assert [icon.id for icon in view(play.state, 1).seats[0].states] == [kind]


def test_5_7_the_figures_on_the_icons(play: Play) -> None:
    assert {kind for kind, row in STATES.items() if row.shows == "number"} == {
        "clergy", "reaper", "net", "standby", "tithe", "ministry", "holy_war", "extra_turn", "control", "skip",
        "prop_consolation", "attack_consolation", "defence_consolation", "relic_bonus", "in_shaallah",
        "celebrity_owned"}


def test_5_11_advantages_of_churches_and_governments() -> None:
    assert {row.id: (row.religion, row.advantage, row.amount) for row in CHURCHES.values()} == {
        "church_christian": ("christian", "kings_treasure", 50),
        "church_buddhist": ("buddhist", "diamond_body", 10),
        "church_islamic": ("islamic", "in_shaallah", 1),
        "church_hindu": ("hindu", "secret_rite", 0),
    }
    assert {row.id: row.advantage for row in GOVERNMENTS.values()} == {
        "gov_office": "moving_in_report", "gov_police": "let_off", "gov_base": "clearance"}
