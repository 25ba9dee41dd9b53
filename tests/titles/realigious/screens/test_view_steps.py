"""C6.5: what the table shows between two choices tells no outcome before its roll."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import game
from game.core.events import Data, Event
from game.core.rng import Stream
from game.titles.realigious.view import HandCard, SeatView, StateIcon
from scenes.titles.realigious.view_steps import as_told, step

ROLLED = ("combat_won", "combat_lost")


def combats(seed: int, reader: int) -> list[tuple[SeatView, list[Event], SeatView]]:
    """Each choice of a match by lot that leads to the roll of a combat: the views around it and its events."""
    session, lot, found = game.new_session("realigious", [{}, {}, {}], {}, seed), Stream(seed, "combats"), []
    while questions := session.questions():
        before, since = session.view(reader), session.event_count(reader)
        question = lot.pick(questions)
        session.answer(question.seat, lot.pick(question.options()).key)
        events = session.events(since, reader)
        if any(event.kind in ROLLED for event in events):
            found.append((before, events, session.view(reader)))
    return found


def told(view: SeatView) -> object:
    """What a combat changes: numbers of the seats, owners of the tiles."""
    numbers = [(seat.believers, seat.reputation, seat.social, seat.religious, seat.relics) for seat in view.seats]
    own = view.own and (view.own.donations, view.own.influence)
    return numbers, own, [tile.owner for tile in view.tiles]


@pytest.mark.parametrize("reader", [0, 1])
def test_c6_5_no_number_tells_how_a_combat_ends_before_its_roll(reader: int) -> None:
    found = [one for seed in (1, 2) for one in combats(seed, reader)]
    assert any(told(before) != told(after) for before, _, after in found)
    for before, events, after in found:
        shown, rolled = before, next(i for i, event in enumerate(events) if event.kind in ROLLED)
        for event in events[:rolled]:
            shown = step(shown, event, after)
            if event.kind in ("levy", "reputation_down"):  # R10.4, R10.6. What is paid before the roll
                before = step(before, event, before)
            assert told(shown) == told(before), event


def test_c6_5_a_move_tells_nothing_of_what_is_found_there() -> None:
    """A relic is counted when it is gained, and what it changes besides when that is told."""
    before = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    other = replace(before.seats[1], tile=5, relics=1, mystic=250, believers=900, reputation=70)
    after = replace(before, seats=(before.seats[0], other))
    shown = step(before, Event(0, "moved", "R7.1", {"seat": 1, "tile": 5}), after)
    assert (shown.seats[1].tile, shown.seats[1].relics) == (5, before.seats[1].relics)
    shown = step(shown, Event(1, "relic_gained", "R15.1", {"seat": 1, "tile": 5}), after)
    assert (shown.seats[1].relics, shown.seats[1].mystic) == (1, 250)
    assert shown.seats[1].believers == before.seats[1].believers
    shown = step(shown, Event(2, "gained", "R9.7", {"seat": 1, "believers": 1}), after)
    had = before.seats[1]
    assert (shown.seats[1].believers, shown.seats[1].reputation) == (had.believers + 1, had.reputation)


def at_dusk() -> tuple[SeatView, SeatView, int]:
    """A view by day, one of the night after it in which a tile far off is dark, and that tile."""
    before = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    own = before.seats[0].tile
    tile = next(one.tile for one in before.tiles if one.shown and one.owner < 0 and one.tile != own)
    dark = replace(before.tiles[tile], shown=False, seen=False, terrain="", structure="")
    tiles = tuple(dark if one.tile == tile else one for one in before.tiles)
    away = replace(before.seats[1], tile=-1, minimap_tile=-1)
    before = replace(before, seats=(before.seats[0], replace(before.seats[1], tile=tile, minimap_tile=tile)))
    return before, replace(before, day=not before.day, tiles=tiles, seats=(before.seats[0], away)), tile


@pytest.mark.parametrize(("kind", "owner"), [("propagated", 1), ("propagation_failed", -1), ("tile_taken", 1)])
def test_r12_1_what_happens_by_day_is_seen_by_day_though_night_falls_at_once(kind: str, owner: int) -> None:
    before, after, tile = at_dusk()
    event = Event(0, kind, "R9.7", {"seat": 1, "tile": tile})
    for seen in (as_told(before, event, after).tiles[tile], step(before, event, after).tiles[tile]):
        assert (seen.shown, seen.terrain, seen.owner) == (True, before.tiles[tile].terrain, owner)


@pytest.mark.parametrize("dark", [False, True])
def test_c6_15_a_tile_that_is_taken_has_no_chance_of_a_conversion_any_more(dark: bool) -> None:
    before, after, tile = at_dusk()
    reached = next(one.forecast for one in before.tiles if one.forecast is not None)
    tiles = tuple(replace(one, forecast=reached) if one.tile == tile else one for one in before.tiles)
    before = replace(before, tiles=tiles)
    if not dark:
        own = replace(before.tiles[tile], owner=0, forecast=None)
        after = replace(before, tiles=tuple(own if one.tile == tile else one for one in tiles))
    shown = step(before, Event(0, "propagated", "R9.7", {"seat": 0, "tile": tile}), after)
    assert (shown.tiles[tile].owner, shown.tiles[tile].forecast) == (0, None)


def test_r12_6_a_piece_that_stands_in_the_dark_goes_out_of_sight_as_night_falls() -> None:
    before, after, tile = at_dusk()
    night = step(before, Event(0, "night", "R12.1", {}), after)
    assert (night.seats[1].tile, night.tiles[tile].shown) == (-1, False)


def test_r18_3_a_celebrity_walks_in_the_light_of_the_day_that_ends() -> None:
    before, after, tile = at_dusk()
    gone = tuple(replace(one, tile=-1) for one in before.celebrities)
    assert gone
    shown = step(before, Event(0, "celebrity_moved", "R18.3", {"celebrity": before.celebrities[0].celebrity,
                                                               "what": "x", "from": 0, "tile": tile}),
                 replace(after, celebrities=gone))  # fmt: skip
    assert [one.tile for one in shown.celebrities] == [tile, *(one.tile for one in before.celebrities[1:])]


def test_c6_14_who_is_taken_back_a_turn_stays_in_sight() -> None:
    before = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    after = replace(before, seats=(replace(before.seats[0], tile=9), before.seats[1]))
    shown = step(before, Event(0, "reverted", "SAC-3b", {"seat": 0}), after)
    assert shown.seats[0].tile == before.seats[0].tile
    moved = step(shown, Event(1, "transferred", "SAC-3b", {"seat": 0, "tile": 9}), after)
    assert moved.seats[0].tile == 9


def test_r12_6_a_piece_that_stood_in_the_dark_comes_in_sight_as_day_breaks() -> None:
    day, night, tile = at_dusk()
    later = replace(day, acting=1 - night.acting, cycle=night.cycle + 1)
    dawn = step(night, Event(0, "day", "R12.1", {}), later)
    assert (night.seats[1].tile, dawn.seats[1].tile) == (-1, tile)
    assert (dawn.acting, dawn.cycle, dawn.own) == (night.acting, night.cycle, night.own), "the next turn is not yet"


def purses(view: SeatView) -> object:
    """What everybody has, as far as the reader knows."""
    own = view.own and (view.own.donations, view.own.influence, view.own.reputation)
    return [(seat.believers, seat.religious, seat.reputation, seat.social) for seat in view.seats], own


@pytest.mark.parametrize("seed", [1, 6])
def test_r4_2_a_purse_holds_what_has_been_told_and_nothing_of_what_comes_later(seed: int) -> None:
    """In the end of each choice it is what it is; of a gain that is told last nothing is in it before."""
    session, lot, early = game.new_session("realigious", [{}, {}, {}], {}, seed), Stream(seed, "purses"), 0
    while questions := session.questions():
        before, since, question = session.view(0), session.event_count(0), lot.pick(questions)
        session.answer(question.seat, lot.pick(question.options()).key)
        after, shown, held = session.view(0), before, [purses(before)]
        events = session.events(since, 0)
        for event in events:
            shown = step(shown, event, after)
            held.append(purses(shown))
        assert held[-1] == purses(after), [event.kind for event in events]
        early += held[-2:] != [held[0]] * 2 and len(events) > 2
    assert early


@pytest.mark.parametrize("kind", ["tile_neutral", "moved", "relic_lost"])
def test_c6_5_a_card_is_in_the_hand_once_it_has_been_drawn(kind: str) -> None:
    had = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    assert had.own is not None and not had.own.hand
    card = HandCard(1, "tithe", False, 0, 200, 0, 0, 0, 0, True)
    before = replace(had, own=replace(had.own, hand=(card,)), seats=(replace(had.seats[0], hand=1), had.seats[1]))
    shown = step(had, Event(0, kind, "R19.12", {"seat": 0, "tile": 3}), before)
    assert shown.own is not None and (shown.own.hand, shown.seats[0].hand) == ((), 0)
    drawn = step(shown, Event(1, "drew", "R5.6", {"seat": 0, "card": card.card}), before)
    assert drawn.own is not None and drawn.own.hand


def test_r7_1_stealth_ends_as_the_piece_leaves_the_forest() -> None:
    """Also where it is thrown on from there later; it begins as a forest is reached."""
    view = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    free = replace(view.seats[1], states=())
    hides = replace(free, states=(StateIcon("stealth", "good", 0, 0),))
    open_ground, forest = replace(view, seats=(view.seats[0], free)), replace(view, seats=(view.seats[0], hides))
    walks = Event(0, "moved", "R7.1", {"seat": 1, "tile": view.seats[1].tile})
    assert step(forest, walks, open_ground).seats[1].states == ()
    assert step(open_ground, walks, forest).seats[1].states == hides.states
    passes = Event(0, "moved", "R7.1", {"seat": 1, "tile": view.seats[1].tile + 1})
    assert step(forest, passes, forest).seats[1].states == ()


def test_r12_1_a_tile_that_a_celebrity_walks_to_by_day_is_dark_with_the_night_alone() -> None:
    before, after, tile = at_dusk()
    dim = replace(before.tiles[tile], seen=False)
    after = replace(after, tiles=tuple(dim if one.tile == tile else one for one in after.tiles))
    assert before.tiles[tile].seen
    walks = Event(0, "celebrity_moved", "R18.3", {"celebrity": before.celebrities[0].celebrity, "tile": tile})
    shown = step(before, walks, after)
    assert shown.tiles[tile].seen
    assert not step(shown, Event(1, "night", "R12.1", {}), after).tiles[tile].seen


@pytest.mark.parametrize(("kind", "count"), [("propagation_failed", 2), ("propagated", 0)])
def test_r9_8_failures_in_a_row_are_counted_as_the_roll_is_told(kind: str, count: int) -> None:
    view = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    failures = [(StateIcon("prop_consolation", "good", 0, n),) if n else () for n in (1, count)]
    before, after = (replace(view, seats=(view.seats[0], replace(view.seats[1], states=one))) for one in failures)
    rolled = Event(0, kind, "R9.7", {"seat": 1, "tile": view.seats[1].tile})
    assert step(before, rolled, after).seats[1].states == failures[1]


def test_r18_2_who_has_bought_a_celebrity_owns_it_before_the_roll_that_follows() -> None:
    before = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    first, *rest = before.celebrities
    after = replace(before, celebrities=(replace(first, owner=1, tile=first.tile + 1), *rest))
    bought = Event(0, "celebrity_bought", "R18.2", {"seat": 1, "tile": first.tile, "what": first.type, "other": -1})
    shown = step(before, bought, after).celebrities[0]
    assert (shown.owner, shown.tile) == (1, first.tile)


@pytest.mark.parametrize(("now", "then", "told"), [(3, 4, 4), (4, 4, 4), (5, 0, 6)])
def test_r11_1_the_gauge_has_risen_when_the_cycle_ends(now: int, then: int, told: int) -> None:
    view = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    before, after = replace(view, gauge=now), replace(view, gauge=then)
    for kind in ("celebrity_moved", "night", "cycle_ended"):
        before = step(before, Event(0, kind, "R3.11", {"amount": 1, "celebrity": 0}), after)
        assert before.gauge == told


def test_r7_1_a_relic_lies_on_its_tile_until_it_is_told_that_it_is_taken() -> None:
    view = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    lies = replace(view.tiles[9], relic=1, relic_kind=2)
    before = replace(view, tiles=tuple(lies if one.tile == 9 else one for one in view.tiles))
    shown = step(before, Event(0, "moved", "R7.1", {"seat": 1, "tile": 9}), view)
    assert (shown.tiles[9].relic, shown.tiles[9].relic_kind) == (1, 2)
    gained = Event(1, "relic_gained", "R15.4", {"seat": 1, "tile": 9, "what": "giyechin", "amount": 1})
    assert step(shown, gained, view).tiles[9].relic == view.tiles[9].relic


def test_r10_12_a_tile_changes_hands_when_that_is_told_and_not_with_the_roll() -> None:
    before = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    taken = replace(before.tiles[9], owner=1)
    after = replace(before, tiles=tuple(taken if one.tile == 9 else one for one in before.tiles))
    won = step(before, Event(0, "combat_won", "R10.9", {"seat": 1, "other": 0, "tile": 9}), after)
    assert won.tiles[9] == before.tiles[9]
    assert step(won, Event(1, "tile_taken", "R10.12", {"seat": 1, "other": 0, "tile": 9}), after).tiles[9].owner == 1


@pytest.mark.parametrize(("kind", "data"), [
    ("relic_revealed", {"seat": 0, "tile": 5}), ("celebrity_moved", {"celebrity": 0, "tile": 5}),
    ("turn_began", {"seat": 0, "amount": 3}), ("revealed", {"seat": 0, "tiles": [5], "amount": 1}),
])  # fmt: skip
def test_r5_6_the_card_of_the_next_turn_is_in_no_hand_before_it_is_drawn(kind: str, data: Data) -> None:
    before = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    assert before.own is not None
    cards = (HandCard(1, "gleaning", False, 0, 100, 0, 0, 0, 0, True),)
    own, seat = replace(before.own, hand=cards), replace(before.seats[0], hand=1, deck=before.seats[0].deck - 1)
    after = replace(before, own=own, seats=(seat, before.seats[1]))
    shown = step(before, Event(0, kind, "R12.6", data), after)
    assert shown.own is not None and shown.own.hand == before.own.hand
    assert (shown.seats[0].hand, shown.seats[0].deck) == (before.seats[0].hand, before.seats[0].deck)
    drawn = step(shown, Event(1, "drew", "R5.6", {"seat": 0, "card": "gleaning"}), after)
    assert drawn.own is not None and drawn.own.hand == cards and drawn.seats[0].hand == 1


def test_r11_1_a_squall_empties_the_gauge_and_takes_a_turn_of_its_own_cycle() -> None:
    view = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    first, last = view.order
    before, after = replace(view, cycle=3, gauge=6, acting=last), replace(view, cycle=4, gauge=1)
    squall = Event(1, "squall", "R11.1", {"seat": first})
    skipped = step(replace(before, next_seats=(last, first)), squall, after)
    assert (skipped.cycle, skipped.gauge, skipped.acting) == (4, 0, first)


def test_r19_12_the_turns_of_a_separatist_tile_are_counted_as_its_owners_turn_begins() -> None:
    """And not with the light that comes before it."""
    before, after, tile = at_dusk()
    seen = [replace(before.tiles[tile], owner=0, separatist=count) for count in (3, 2)]
    before, after = (
        replace(view, tiles=tuple(now if one.tile == tile else one for one in view.tiles))
        for view, now in zip((before, after), seen, strict=True)
    )
    shown = step(before, Event(0, "night", "R12.1", {}), after)
    assert shown.tiles[tile].separatist == 3
    shown = step(shown, Event(1, "celebrity_moved", "R18.3", {"celebrity": 0, "tile": tile}), after)
    assert shown.tiles[tile].separatist == 3
    assert step(shown, Event(2, "turn_began", "R3.2", {"seat": 0, "amount": 2}), after).tiles[tile].separatist == 2


def test_asc_1b_a_relic_that_is_gained_from_afar_leaves_the_board_with_that() -> None:
    view = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    lies = replace(view.tiles[9], relic=1, relic_kind=2)
    before = replace(view, tiles=tuple(lies if one.tile == 9 else one for one in view.tiles))
    gained = Event(1, "relic_gained", "ASC-1b", {"seat": 1, "what": "giyechin", "amount": 1})
    assert step(before, gained, view).tiles[9].relic == view.tiles[9].relic


def test_r11_4_mud_is_dry_when_its_turn_is_over_and_that_of_the_next_is_on_no_tile_before_it_is_drawn() -> None:
    view = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    before, after = (
        replace(view, tiles=tuple(replace(one, mud=one.tile in mud) for one in view.tiles), mud=mud)
        for mud in ((3, 9), (4, 10))
    )
    data: Data = {"seat": 0, "celebrity": 0, "amount": 1}
    assert [one.mud for one in step(before, Event(0, "stayed", "R6.8", data), after).tiles].count(True) == 2
    for kind in ("night", "celebrity_moved", "cycle_ended", "turn_began", "squall", "turn_skipped"):
        shown = step(before, Event(0, kind, "R3.11", data), after)
        assert (shown.mud, [one.tile for one in shown.tiles if one.mud]) == ((), []), kind
    drawn = step(shown, Event(1, "mud", "R11.4", {"tiles": [4, 10]}), after)
    assert [one.tile for one in drawn.tiles if one.mud] == [4, 10]


@pytest.mark.parametrize(("kind", "phase", "then"), [
    ("moved", "start", "move"), ("moved", "cards", "cards"), ("combat_declared", "cards", "interaction"),
    ("propagated", "move", "interaction"), ("propagated", "start", "start"), ("heat_lost", "interaction", "end"),
    ("celebrity_moved", "interaction", "cycle"), ("night", "end", "cycle"), ("cycle_ended", "begin", "cycle"),
    ("squall", "cycle", "begin"), ("turn_skipped", "end", "begin"), ("turn_began", "cycle", "start"),
])  # fmt: skip
def test_r3_1_the_phase_is_that_of_what_has_been_told(kind: str, phase: str, then: str) -> None:
    """And not that of the turn which the view of after is in."""
    view = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    before, after = replace(view, phase=phase), replace(view, phase="interaction")
    data: Data = {"seat": 0, "tile": view.seats[0].tile, "celebrity": 0, "amount": 1}
    assert step(before, Event(0, kind, "R3.1", data), after).phase == then


@pytest.mark.parametrize("kind", ["tiles_swapped", "fogged", "maps_shared"])
def test_r12_1_what_is_uncovered_by_day_tells_nothing_of_the_turn_that_follows(kind: str) -> None:
    before, after, tile = at_dusk()
    after = replace(after, cycle=before.cycle + 1, acting=1 - before.acting)
    shown = step(before, Event(0, kind, "SAC-1b", {"seat": 0}), after)
    assert (shown.day, shown.cycle, shown.acting) == (before.day, before.cycle, before.acting)
    assert shown.tiles[tile].shown


@pytest.mark.parametrize("kind", ["day", "night", "turn_began"])
def test_r19_12_a_tile_that_falls_away_as_the_turn_begins_is_owned_until_that_is_told(kind: str) -> None:
    view = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    tile = next(one.tile for one in view.tiles if one.shown)
    rebel = replace(view.tiles[tile], owner=1, separatist=1)
    free = replace(view.tiles[tile], owner=-1)
    before, after = (
        replace(view, tiles=tuple(one if old.tile == tile else old for old in view.tiles)) for one in (rebel, free)
    )
    shown = step(before, Event(0, kind, "R3.2", {"seat": 1, "amount": 1}), after)
    assert (shown.tiles[tile].owner, shown.tiles[tile].separatist) == (1, 1)
    assert step(shown, Event(1, "tile_neutral", "R19.12", {"seat": 1, "tile": tile}), after).tiles[tile].owner == -1


def test_r10_7_a_state_that_a_later_event_ends_stands_until_then() -> None:
    view = game.new_session("realigious", [{}, {}], {}, 3).view(0)
    states = (StateIcon("panic_rout", "good", 1, 0),)
    before = replace(view, seats=(replace(view.seats[0], states=states), view.seats[1]))
    after = replace(view, seats=(replace(view.seats[0], states=()), view.seats[1]))
    won = step(before, Event(0, "combat_won", "R10.9", {"seat": 0, "other": 1, "tile": 3}), after)
    assert won.seats[0].states == states
    assert step(won, Event(1, "state_ended", "R22.4", {"seat": 0, "what": "panic_rout"}), after).seats[0].states == ()
