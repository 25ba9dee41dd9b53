"""Section 4. Hidden information: what views and lines tell to whom (what is drawn anew: test_worlds.py)."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from game.titles.creed.returned import returned
from tests.titles.creed.play import Play

OWN, ALLY, ENEMY, ONLOOKER = 0, 2, 1, None
READERS = (OWN, ALLY, ENEMY, ONLOOKER)


@pytest.fixture
def play() -> Play:
    return Play(4)


def for_each(play: Play, look: Callable[[object], object]) -> list[object]:
    """What each of READERS sees."""
    return [look(play.view(reader)) for reader in READERS]


def secret(view: object, seat: int = 0) -> object:
    """What the reader knows of a seat that enemies do not; None: nothing."""
    return next((found for found in view.secrets if found.seat == seat), None)  # type: ignore[attr-defined]


def lines(play: Play, kind: str) -> list[list[dict[str, object]]]:
    """What each of READERS is told by the lines of that kind."""
    return [play.told(kind, reader) for reader in READERS]


# ---------------------------------------------------------------- hands, piles, units
def test_s4_a_hand_is_known_to_its_side_its_size_to_all(play: Play) -> None:
    play.hand(0, "archer", "archer", "cavalry_4")
    tiles = for_each(play, lambda view: secret(view) and dict(secret(view).hand))
    sizes = for_each(play, lambda view: view.seats[0].hand)
    assert (tiles, sizes) == ([{"cavalry_4": 1, "archer": 2}] * 2 + [None] * 2, [3] * 4)


def test_s4_a_fallen_pile_is_known_to_its_side_its_size_to_all(play: Play) -> None:
    play.fallen(0, "archer")
    tiles = for_each(play, lambda view: secret(view) and dict(secret(view).fallen))
    sizes = for_each(play, lambda view: view.seats[0].fallen)
    assert (tiles, sizes) == ([{"archer": 1, "siege_engine": 1}] * 2 + [None] * 2, [2] * 4)


def test_s4_a_face_up_unit_is_known_to_all_with_mark_and_boost(play: Play) -> None:
    play.units(0, "cavalry_4@L1r1")
    play.mark(0, "L1r1", attacked=True, boost=2)
    units = for_each(play, lambda view: [(unit.unit, unit.attacked, unit.boost, unit.power)
                                         for unit in view.seats[0].units])
    assert units == [[("cavalry_4", True, 2, 6)]] * 4


def test_s4_a_face_down_unit_is_known_to_its_side_its_cell_to_all(play: Play) -> None:
    play.units(0, "archer@L1r3:d")
    units = for_each(play, lambda view: [(unit.cell, unit.unit, unit.down, unit.power) for unit in view.seats[0].units])
    assert units == [[("0L1r3", "archer", True, -1)]] * 2 + [[("0L1r3", "", True, -1)]] * 2


def test_s4_the_power_of_a_hidden_unit_is_not_told(play: Play) -> None:
    play.units(0, "cavalry_4@L1r3:d")
    assert for_each(play, lambda view: (view.seats[0].units[0].power, len(view.seats[0].units[0].terms))) == [
        (4, 1), (4, 1), (-1, 0), (-1, 0)]


def test_s4_a_hidden_supporter_does_not_show_in_a_power(play: Play) -> None:
    play.units(0, "cavalry_4@L1r1", "archer@L1r3:d")
    assert for_each(play, lambda view: view.seats[0].units[0].power) == [4] * 4


# ---------------------------------------------------------------- tents
def test_s4_an_intact_tent_shows_its_colour_to_all_its_kind_to_its_side(play: Play) -> None:
    play.change_tokens("0T33", "2T11")
    tents = for_each(play, lambda view: [(view.seats[0].tents[at].colour, view.seats[0].tents[at].kind)
                                         for at in (0, 8)])
    assert tents == [[(0, "king"), (2, "king")]] * 2 + [[(0, ""), (2, "")]] * 2


def test_s4_fortress_tokens_and_ruins_are_seen_by_all(play: Play) -> None:
    play.fortify(0, "T11")
    play.ruin(0, "T12")
    tents = for_each(play, lambda view: [(tent.kind, tent.ruin, tent.fortress) for tent in view.seats[0].tents[:2]])
    assert [found[1] for found in tents] == [("blank", True, False)] * 4  # type: ignore[index]
    assert [found[0][2] for found in tents] == [True] * 4  # type: ignore[index]


def test_s4_an_announced_commander_is_seen_by_all(play: Play) -> None:
    play.announce(0, "T12")
    tents = for_each(play, lambda view: (view.seats[0].tents[1].kind, view.seats[0].tents[1].announced))
    assert tents == [("commander", True)] * 4


def test_s4_while_a_camp_is_redeployed_enemies_see_nothing_of_it(play: Play) -> None:
    play.answer("redeploy:1", "put:T33", seat=0)
    tents = for_each(play, lambda view: [(view.seats[0].tents[at].colour, view.seats[0].tents[at].kind)
                                         for at in (0, 8)])
    assert tents == [[(-1, ""), (0, "king")]] * 2 + [[(-1, ""), (-1, "")]] * 2


def test_s4_tokens_in_the_hand_are_known_to_their_side(play: Play) -> None:
    play.answer("redeploy:3", "give:0:king", seat=0)
    held = for_each(play, lambda view: secret(view) and (dict(secret(view).lifted), dict(secret(view).given)))
    assert held == [({"0:blank": 7, "0:commander": 1}, {"0:king": 1})] * 2 + [None] * 2


def test_s4_how_many_tokens_are_set_apart_does_not_show(play: Play) -> None:
    play.answer("redeploy:3", "give:0:king", seat=0)
    one = play.view(ENEMY)
    play.answer("give:0:blank", seat=0)
    assert play.view(ENEMY) == one


# ---------------------------------------------------------------- what all see
def test_s4_counters_cubes_boxes_tokens_spares_and_leaders_are_seen_by_all(play: Play) -> None:
    play.ap(0, 12)
    play.boxes(0, morale=2)
    play.fortify(0, "T22")
    play.ruin(0, "T12")
    seats = for_each(play, lambda view: view.seats[0])
    assert [(seat.own, seat.white, seat.cubes, seat.boxes["morale"], seat.fortresses, seat.spare, seat.king,  # type: ignore[attr-defined]
             seat.commander) for seat in seats] == [(10, 2, 5, 2, 1, 2, True, False)] * 4


def test_s4_allies_see_each_others_secrets_enemies_and_onlookers_none(play: Play) -> None:
    assert for_each(play, lambda view: [found.seat for found in view.secrets]) == [[0, 2], [0, 2], [1, 3], []]


def test_s4_a_view_carries_no_generator_and_no_order_of_tiles(play: Play) -> None:
    assert {"rng", "agenda"}.isdisjoint(play.view(ENEMY).__struct_fields__)


# ---------------------------------------------------------------- lines
def test_s4_a_face_down_deployment_is_told_by_its_cell(play: Play) -> None:
    play.answer("deploy:archer@L1r3:d", seat=0)
    shared = {"seat": 0, "cell": "0L1r3", "down": 1, "ap": 2}
    assert lines(play, "deployed") == [[{**shared, "unit": "archer"}]] * 2 + [[shared]] * 2


def test_s4_a_face_up_deployment_is_told_in_full(play: Play) -> None:
    play.answer("deploy:archer@L1r3", seat=0)
    assert lines(play, "deployed") == [[{"seat": 0, "cell": "0L1r3", "down": 0, "ap": 2, "unit": "archer"}]] * 4


def test_s4_a_face_down_placement_is_told_by_its_cell() -> None:
    play = Play.opening(4, first_side="0")
    for seat in range(4):
        play.answer("vault", seat=seat)
    play.answer("place:archer@L1r3:d", "auto_rest", seat=0)
    play.answer("auto_rest", seat=2)
    shared = {"seat": 0, "cell": "0L1r3", "down": 1}
    assert [line[0] for line in lines(play, "placed")] == [{**shared, "unit": "archer"}] * 2 + [shared] * 2


@pytest.mark.parametrize("key", ["move:L1r3>L1r2", "cross:L1r3>R1r1", "reveal:L1r3"])
def test_s4_whatever_turns_a_unit_up_is_told_to_all(play: Play, key: str) -> None:
    play.units(0, "archer@L1r3:d")
    play.answer(key, seat=0)
    assert lines(play, "revealed") == [[{"seat": 0, "cell": "0L1r3", "unit": "archer"}]] * 4


def test_s4_what_died_is_told_what_was_taken_back_is_not(play: Play) -> None:
    play.units(0, "cavalry_3@L1r1")
    play.units(1, "archer@R1r1")
    play.answer("field_attack:L1r1>1", seat=0)
    play.end_turn()
    play.answer("reinforce", "archer", "done", seat=1)
    assert (play.told("hit", 0)[0]["unit"], play.told("reinforced", 0)) == (
        "archer", [{"seat": 1, "count": 1, "ap": 3}])


@pytest.mark.parametrize("keys", [("vault",), ("random",), ("heir",), ("king_at:T22", "commander_at:T33")])
def test_s4_how_tents_were_arranged_is_told_to_nobody(keys: tuple[str, ...]) -> None:
    play = Play.opening(2, first_side="0")
    play.answer(keys[0], seat=0)
    play.answer("vault", seat=1)
    play.answer(*keys[1:], seat=0)
    assert [event.data for event in play.session.events(0, 1) if event.kind == "tents_arranged"] == [
        {"seat": 0}, {"seat": 1}]


def test_s4_what_was_chosen_in_secret_is_not_seen_before_all_have_chosen() -> None:
    play = Play.opening(2)
    before = play.view(1), play.session.event_count()
    play.answer("vault", seat=0)
    assert (play.view(1), play.session.event_count()) == before


@pytest.mark.parametrize("key", ["auto_rest", "wall_4"])
def test_s4_a_preset_is_told_unit_by_unit_without_its_name(key: str) -> None:
    play = Play.opening(2, first_side="0")
    for seat in (0, 1):
        play.answer("vault", seat=seat)
    play.answer(key, seat=0)
    told = [event.data for event in play.session.events(0, 1) if event.kind in ("placed", "units_done")]
    assert (len(told), any(key in data.values() for data in told)) == (5, False)


# ---------------------------------------------------------------- nothing shows through options and refusals
SECRETS = [  # the same table to seat 0, whatever lies face-down and under the tents
    ("archer", "T11", "T12"), ("obstacle_1", "T11", "T12"), ("heavy_infantry", "T22", "T33"),
    ("cavalry_4", "T31", "T11"), ("shieldbearer_5", "T13", "T23")]


def known_to_seat_0(unit: str, king: str, commander: str) -> tuple[object, ...]:
    """All that seat 0 is offered, told beforehand, refused and shown against that unit and those tents."""
    play = Play()
    play.units(0, "cavalry_3@L2r1", "spearman@L1r1", "infantry_1@R1r1")
    play.units(1, f"{unit}@R2r3:d")
    play.leaders(1, king, commander)
    refs = [f"{verb}:{ref}" for verb, ref in (
        ("field_attack", "L2r1>3"), ("field_attack", "L2r1>1"), ("siege_attack", "L2r1>T32"), ("rumour", "1R2r3"),
        ("assassinate", "1T11"), ("assassinate", "1T22"), ("appoint", "1T22"), ("action", "rumour"))]
    return play.options(), [play.why(ref) for ref in refs], play.view(0)


def test_s4_options_refusals_and_view_do_not_tell_what_is_hidden() -> None:
    found = [known_to_seat_0(*hidden) for hidden in SECRETS]
    assert all(one == found[0] for one in found[1:])


def test_s4_a_forecast_ends_at_the_first_face_down_unit(play: Play) -> None:
    play.units(0, "armoured_cavalry@L1r1")
    play.units(1, "infantry_1@R1r1", "obstacle_1@R1r3:d")
    told = play.args("field_attack:L1r1>1", 0)
    assert [told[name] for name in ("targets", "unit_1", "falls_1", "unit_2", "defence_2", "falls_2")] == [
        2, "infantry_1", 1, "", -1, -1]


# ---------------------------------------------------------------- what has been shown stays shown
@pytest.mark.parametrize("key", ["rumour:1L1r3", "assassinate:1T33", "reveal:R1r3", "move:R1r3>R1r2"])
def test_c6_6_what_showed_something_cannot_be_taken_back(play: Play, key: str) -> None:
    play.units(0, "archer@R1r3:d")
    play.units(1, "archer@L1r3:d")
    play.answer(key, seat=0)
    assert play.session.undo(0) is False


@pytest.mark.parametrize("key", ["rumour:1L1r1", "fortify:T33", "morale:L1r1+1", "deploy:archer@L1r3:d"])
def test_c6_6_what_showed_nothing_can_be_taken_back(play: Play, key: str) -> None:
    play.units(0, "cavalry_3@L1r1")
    play.units(1, "archer@L1r1")
    before = play.view(0)
    play.answer(key, seat=0)
    assert (play.session.undo(0), play.session.view(0)) == (True, before)


# ---------------------------------------------------------------- tracker
def tracked(play: Play, unit: str) -> tuple[int, int, int]:
    """Tiles, seen, dead of a type of seat 1 as seat 0 keeps count."""
    row = next(row for row in play.view(0).seats[1].tracker if row.unit == unit)
    return row.tiles, row.seen, row.dead


def test_s4_the_tracker_counts_face_up_units_as_seen_and_removed_ones_as_dead(play: Play) -> None:
    play.units(1, "archer@L1r1", "archer@L1r3:d")
    play.fallen(1, "cavalry_3")
    assert [tracked(play, unit) for unit in ("archer", "cavalry_3", "siege_engine")] == [
        (2, 1, 0), (2, 0, 1), (1, 0, 1)]


def test_s4_after_a_reinforcement_it_is_open_which_came_back(play: Play) -> None:
    play.fallen(1, "archer", "archer", "cavalry_3")
    play.ap(1, 10)
    play.act(1)
    play.answer("reinforce", "archer", "done", seat=1)
    assert (tracked(play, "archer"), play.view(0).seats[1].back) == ((2, 0, 2), 1)


def test_s4_a_unit_that_is_seen_again_is_no_longer_dead(play: Play) -> None:
    play.fallen(1, "archer", "archer", "cavalry_3")
    play.ap(1, 10)
    play.act(1)
    play.answer("reinforce", "archer", "done", "deploy:archer@L1r3:d", seat=1)
    hidden = tracked(play, "archer")
    play.answer("reveal:L1r3", seat=1)
    assert (hidden, tracked(play, "archer"), play.view(0).seats[1].back) == ((2, 0, 2), (2, 1, 1), 0)


def test_s4_a_unit_of_which_there_are_more_tells_nothing(play: Play) -> None:
    play.fallen(1, "archer")
    play.ap(1, 10)
    play.act(1)
    play.answer("reinforce", "archer", "done", "deploy:archer@L1r1", seat=1)
    assert (tracked(play, "archer"), play.view(0).seats[1].back) == ((2, 1, 1), 1)


def test_s4_when_the_pile_is_empty_all_have_come_back(play: Play) -> None:
    play.fallen(1, "heavy_infantry")
    play.ap(1, 10)
    play.act(1)
    play.answer("reinforce", "siege_engine", seat=1)
    assert (tracked(play, "siege_engine"), tracked(play, "heavy_infantry"), play.view(0).seats[1].back) == (
        (1, 0, 0), (2, 0, 1), 0)


def test_s4_what_dies_later_is_not_taken_for_what_came_back(play: Play) -> None:
    play.units(0, "cavalry_3@L1r1")
    play.units(1, "archer@R1r1")
    play.ap(1, 10)
    play.act(1)
    play.answer("reinforce", seat=1)
    play.act(0)
    play.answer("field_attack:L1r1>1", seat=0)
    assert (tracked(play, "archer"), play.view(0).seats[1].back) == ((2, 0, 1), 0)


# ---------------------------------------------------------------- units seen before
def back(play: Play) -> list[dict[tuple[int, str], int]]:
    """What went back to a hand in sight of all, as each of READERS counts it."""
    return [dict(returned(play.session.events(0, reader))) for reader in READERS]


@pytest.fixture
def fooled(play: Play) -> Play:
    """A rumour has sent an archer of seat 1 back."""
    play.units(1, "archer@L1r1")
    play.ap(0, 10)
    play.answer("rumour:1L1r1", "end_turn", seat=0)
    play.answer("end_turn", seat=2)
    return play


def test_s4_all_know_a_unit_that_a_rumour_sent_back(fooled: Play) -> None:
    assert back(fooled) == [{(1, "archer"): 1}] * 4


def test_s4_a_unit_laid_face_down_tells_nobody_that_it_was_seen_before(fooled: Play) -> None:
    fooled.answer("deploy:archer@L1r3:d", seat=1)
    assert back(fooled) == [{(1, "archer"): 1}] * 4


def test_s4_one_of_another_type_laid_face_down_counts_the_same(fooled: Play) -> None:
    fooled.answer("deploy:cavalry_4@L1r3:d", seat=1)
    assert back(fooled) == [{(1, "archer"): 1}] * 4


@pytest.mark.parametrize("keys", [("deploy:archer@L1r1",), ("deploy:archer@L1r3:d", "reveal:L1r3")])
def test_s4_a_unit_in_sight_again_is_no_longer_one_that_went_back(fooled: Play, keys: tuple[str, ...]) -> None:
    fooled.answer(*keys, seat=1)
    assert back(fooled) == [{}] * 4


def test_s4_all_know_an_obstacle_that_was_recalled(play: Play) -> None:
    play.units(1, "obstacle_1@L1r3:d")
    play.ap(1, 10)
    play.act(1)
    play.answer("recall:L1r3", seat=1)
    assert back(play) == [{(1, "obstacle_1"): 1}] * 4
