"""R2. Preparation: nations, tents, first units; table 3 and content 5.3, 5.4 for their decisions."""
from __future__ import annotations

import pytest

from game.titles.creed.content import NATIONS
from tests.titles.creed.play import NATIONS as IN_ORDER
from tests.titles.creed.play import Play

PRESETS = ["vault", "diagonal", "outer_split", "bluff_corner", "wing_ends", "heir"]
TENTS = [f"T{a}{b}" for a in (1, 2, 3) for b in (1, 2, 3)]


def laid(players: int = 2, nation: str = "aurand", first: str = "0", **options: object) -> Play:
    """All tents are arranged; the first side places, seat 0 plays that nation."""
    others = tuple(name for name in IN_ORDER if name != nation)
    play = Play.opening(players, (nation, *others), first_side=first, **options)
    for seat in range(players):
        play.answer("vault", seat=seat)
    return play


def second(players: int = 2, nation: str = "aurand") -> Play:
    """The second side places, seat 0 among it, after the first side has placed the first it could."""
    play = laid(players, nation, first="1")
    for seat in range(1, players, 2):
        play.answer("auto_rest", seat=seat)
    return play


# ---------------------------------------------------------------- R2.1 nations
def test_r2_1_who_has_no_nation_is_asked_in_seat_order() -> None:
    play = Play.opening(4, ("", "tarvok", "", ""))
    asked = []
    while play.question.text == "choose_nation":
        asked.append(play.question.seat)
        play.answer(play.offered()[0])
    assert asked == [0, 2, 3]


def test_r2_1_every_free_nation_is_offered_random_last() -> None:
    play = Play.opening(4, ("", "tarvok", "", ""))
    play.answer("noctre")
    assert play.offered() == ["aurand", "selkara", "random"]


def test_r2_1_the_waiting_rooms_nations_are_taken() -> None:
    play = Play.opening(2, ("selkara", "noctre"))
    assert [player.nation for player in play.state.seats] == ["selkara", "noctre"]


def test_r2_1_who_still_has_none_gets_a_random_free_one() -> None:
    play = Play.opening(2, ("random", "aurand"), lots=(2,))
    assert play.seat(0).nation == "noctre"


def test_r2_1_random_is_drawn_after_those_who_choose() -> None:
    play = Play.opening(2, ("random", ""), lots=(0,))
    play.answer("aurand")
    assert play.seat(0).nation == "tarvok"


def test_r2_1_an_answer_random_is_drawn() -> None:
    play = Play.opening(2, ("", "tarvok"), lots=())
    play.lots(1)
    play.answer("random")
    assert play.seat(0).nation == "selkara"


def test_s3_choose_nation_times_out_with_random() -> None:
    assert Play.opening(2, ("", "")).default() == "random"


def test_r1_1_a_nation_that_is_taken_is_refused() -> None:
    assert Play.opening(2, ("", "noctre")).why("nation:noctre") == "R1.1 nation_taken"


# ---------------------------------------------------------------- R2.2-R2.6
def test_r2_2_fortress_tokens_cubes_and_empty_boxes() -> None:
    public = laid().view(0).seats[0]
    assert (public.fortresses, public.cubes, set(public.boxes.values())) == (2, 7, {0})


def test_r2_4_all_counters_start_spent() -> None:
    assert laid().left(0) == 0


@pytest.mark.parametrize("nation", NATIONS)
def test_r2_6_seventeen_tiles_in_hand(nation: str) -> None:
    assert sum(laid(nation=nation).in_hand(0).values()) == 17


def test_r2_6_the_siege_engine_starts_fallen() -> None:
    play = laid()
    assert (play.dead(0), "siege_engine" in play.in_hand(0)) == ({"siege_engine": 1}, False)


def test_r2_6_the_siege_engine_cannot_be_placed() -> None:
    assert laid().why("place:siege_engine@L1r1") == "R2.8 not_in_hand"


# ---------------------------------------------------------------- R2.5, R2.11 tents
@pytest.mark.parametrize("players", [2, 4])
def test_r2_5_all_seats_arrange_at_the_same_time(players: int) -> None:
    assert [(q.text, q.seat) for q in Play.opening(players).questions] == [
        ("setup_tents", seat) for seat in range(players)]


def test_s3_setup_tents_offers_presets_kings_random() -> None:
    assert Play.opening().offered() == [*PRESETS, *(f"king_at:{tent}" for tent in TENTS), "random"]


def test_r2_5_a_kings_tent_is_clicked() -> None:
    assert Play.opening().options("king_at:T23", seat=1)[0].refs == ("tent:1T23",)


@pytest.mark.parametrize("players", [2, 4])
def test_r2_5_the_commander_is_asked_for_at_once(players: int) -> None:
    """Whoever else has answered: else the last to answer would learn what the others have done (G30)."""
    play = Play.opening(players)
    play.answer("king_at:T22", seat=1)
    assert [(q.text, q.seat) for q in play.questions] == [
        ("setup_commander" if seat == 1 else "setup_tents", seat) for seat in range(players)]
    play.answer("commander_at:T31", seat=1)
    assert [q.seat for q in play.questions] == [seat for seat in range(players) if seat != 1]


def test_r2_5_the_commander_lies_beside_the_king() -> None:
    play = Play.opening()
    play.answer("king_at:T22", seat=0)
    assert play.offered(seat=0) == [*(f"commander_at:{tent}" for tent in TENTS if tent != "T22"), "random"]


def test_r2_5_the_kings_tent_is_refused_to_the_commander() -> None:
    play = Play.opening()
    play.answer("king_at:T22", seat=0)
    assert play.why("tent:0T22") == "R2.5 king_there"


def test_r2_5_king_and_commander_lie_where_they_were_put() -> None:
    play = Play.opening()
    play.answer("king_at:T22", seat=0)
    play.answer("vault", seat=1)
    play.answer("commander_at:T31", seat=0)
    assert {tent: play.tent(0, tent) for tent in TENTS if play.tent(0, tent) != "0:blank"} == {
        "T22": "0:king", "T31": "0:commander"}


@pytest.mark.parametrize(("preset", "king", "commander"), [
    ("vault", "T11", "T12"), ("diagonal", "T11", "T22"), ("outer_split", "T12", "T21"), ("bluff_corner", "T22", "T33"),
    ("wing_ends", "T13", "T31"), ("heir", "T21", "T11")])
def test_s5_3_tent_presets(preset: str, king: str, commander: str) -> None:
    play = Play.opening()
    play.answer(preset, seat=0)
    play.answer("vault", seat=1)
    assert {tent: play.tent(0, tent) for tent in TENTS if play.tent(0, tent) != "0:blank"} == {
        king: "0:king", commander: "0:commander"}


def test_r2_5_random_tents_are_drawn_king_then_commander() -> None:
    play = Play.opening()
    play.answer("random", seat=0)
    play.lots(4, 7)
    play.answer("vault", seat=1)
    assert (play.tent(0, "T22"), play.tent(0, "T33")) == ("0:king", "0:commander")


def test_r2_5_a_random_commander_is_drawn_from_eight_tents() -> None:
    play = Play.opening()
    play.answer("king_at:T11", seat=0)
    play.answer("random", seat=0)
    play.lots(0)
    play.answer("vault", seat=1)
    assert play.tent(0, "T12") == "0:commander"


def test_s3_tents_time_out_with_random() -> None:
    play = Play.opening()
    assert play.default(0) == "random"
    play.answer("king_at:T11", seat=0)
    assert (play.questions[0].text, play.default(0)) == ("setup_commander", "random")


def test_s4_enemies_learn_only_that_tents_were_arranged() -> None:
    play = Play.opening()
    play.answer("king_at:T22", seat=0)
    play.answer("vault", seat=1)
    play.answer("commander_at:T31", seat=0)
    assert play.told("tents_arranged", 1) == [{"seat": 0}, {"seat": 1}]


def test_s4_enemies_see_no_arranged_tent() -> None:
    assert {tent.kind for tent in laid().view(1).seats[0].tents} == {""}


def test_s4_no_arranged_tent_can_be_taken_back_once_all_have_answered() -> None:
    play = laid()
    assert not play.session.can_undo(1)


def test_r2_11_units_are_placed_after_the_last_tents() -> None:
    play = Play.opening(first_side="0")
    play.answer("vault", seat=0)
    assert {q.text for q in play.questions} == {"setup_tents"}
    play.answer("vault", seat=1)
    assert {q.text for q in play.questions} == {"setup_units"}


# ---------------------------------------------------------------- R2.7-R2.9 who places
@pytest.mark.parametrize("side", [0, 1])
def test_r2_7_the_first_side_is_drawn(side: int) -> None:
    play = Play.opening()
    play.answer("vault", seat=0)
    play.lots(side)
    play.answer("vault", seat=1)
    assert (play.state.first, play.told("first_side")) == (side, [{"side": side}])


@pytest.mark.parametrize("side", ["0", "1"])
def test_r2_7_the_first_side_is_set_in_the_waiting_room(side: str) -> None:
    assert laid(first=side).question.seat == int(side)


def test_r2_8_the_first_side_places_four_units() -> None:
    play = laid()
    play.answer("place:obstacle_1@L1r1", "place:obstacle_1@L1r2", "place:obstacle_2@L2r1")
    assert play.question.seat == 0
    play.answer("place:archer@R1r1")
    assert (play.question.seat, play.told("units_done")) == (1, [{"seat": 0}])


def test_r2_9_each_side_is_asked_by_its_own_rule() -> None:
    play = laid()
    assert play.question.rule == "R2.8"
    play.answer("auto_rest")
    assert (play.question.seat, play.question.rule) == (1, "R2.9")


def test_r2_8_four_seats_both_allies_place_four_each_in_any_order() -> None:
    play = laid(4)
    assert [q.seat for q in play.questions] == [0, 2]
    play.answer("place:archer@L1r1", seat=2)
    play.answer("wall_4", seat=0)
    assert [q.seat for q in play.questions] == [2]
    play.answer("auto_rest", seat=2)
    assert [len(play.field(seat)) for seat in range(4)] == [4, 0, 4, 0]


def test_r2_9_then_the_second_side_places_six() -> None:
    play = second()
    for unit in ("archer@L1r1", "archer@L1r2", "spearman@L1r3", "infantry_1@L2r1", "infantry_1@L3r1"):
        play.answer(f"place:{unit}")
    assert (len(play.field(0)), play.question.text) == (5, "setup_units")
    play.answer("place:infantry_2@R1r1")
    assert (len(play.field(0)), play.question.text) == (6, "team_turn")


def test_r2_9_four_seats_place_six_each_second() -> None:
    play = second(4)
    assert [q.seat for q in play.questions] == [0, 2]
    play.answer("auto_rest", seat=0)
    play.answer("auto_rest", seat=2)
    assert [len(play.field(seat)) for seat in range(4)] == [6, 4, 6, 4]


def test_r2_9_then_the_first_side_begins_round_one() -> None:
    play = laid(4)
    for seat in (0, 2, 1, 3):
        play.answer("auto_rest", seat=seat)
    assert (play.state.round, [q.seat for q in play.questions], play.left(0)) == (1, [0, 2], 10)


# ---------------------------------------------------------------- R2.10 where and how
def test_r2_10_no_unit_on_a_swamp() -> None:
    assert laid().why("place:archer@L2r2") == "R2.10 swamp"


def test_r2_10_no_unit_on_another() -> None:
    play = laid()
    play.answer("place:archer@L1r1")
    assert play.why("place:archer@L1r1") == "R2.10 occupied"


def test_r2_10_no_unit_that_is_not_in_hand() -> None:
    play = laid()
    play.answer("place:spearman@L1r1")
    assert play.why("place:spearman@L1r2") == "R2.8 not_in_hand"


@pytest.mark.parametrize(("cell", "keys"), [
    ("L1r1", ["place:archer@L1r1"]), ("L1r2", ["place:archer@L1r2"]),
    ("L1r3", ["place:archer@L1r3", "place:archer@L1r3:d"]), ("R2r3", ["place:archer@R2r3", "place:archer@R2r3:d"])])
def test_r2_10_face_down_on_rank_three_only(cell: str, keys: list[str]) -> None:
    assert laid().offered(f"place:archer@{cell}") == keys


def test_r2_10_face_down_on_rank_two_is_refused() -> None:
    assert laid().why("place:archer@L1r2:d") == "R2.10 face_down_rank"


@pytest.mark.parametrize("unit", ["infantry_1", "shieldbearer_5", "obstacle_1", "armoured_cavalry"])
def test_r2_10_any_kind_may_lie_face_down(unit: str) -> None:
    play = laid()
    play.answer(f"place:{unit}@L1r3:d")
    assert play.field(0) == [f"{unit}@L1r3:d"]


def test_r2_10_placing_costs_nothing() -> None:
    assert laid().args("place:archer@L1r1")["ap"] == 0


def test_r2_10_the_placed_unit_leaves_the_hand() -> None:
    play = laid()
    play.answer("place:archer@L1r1")
    assert play.in_hand(0)["archer"] == 1


def test_s4_enemies_are_not_told_what_is_placed_face_down() -> None:
    play = laid()
    play.answer("place:archer@L1r3:d", "auto_rest")
    assert play.told("placed", 1)[0] == {"seat": 0, "cell": "0L1r3", "down": 1}


def test_s4_everybody_is_told_what_is_placed_face_up() -> None:
    play = laid()
    play.answer("place:archer@L1r3", "auto_rest")
    assert [play.told("placed", seat)[0] for seat in (0, 1)] == [
        {"seat": 0, "cell": "0L1r3", "down": 0, "unit": "archer"}] * 2


def test_r2_8_the_other_side_waits() -> None:
    assert laid().why("place:archer@L1r1", seat=1) == "R4.1 not_asked"


@pytest.mark.parametrize(("ref", "reason"), [
    ("cell:0L2r2", "R2.10 swamp"), ("cell:0L1r1", "R2.10 occupied"), ("cell:1L1r1", "R2.8 own_fields"),
    ("hand:siege_engine", "R2.8 not_in_hand"), ("nonsense", "R4.9 unknown")])
def test_c6_4_what_is_pointed_at_while_placing(ref: str, reason: str) -> None:
    play = laid()
    play.answer("place:archer@L1r1")
    assert play.why(ref) == reason


# ---------------------------------------------------------------- table 3, setup_units
@pytest.mark.parametrize(("players", "count"), [(2, 203), (4, 247)])
def test_s3_setup_units_starts_with_so_many_options(players: int, count: int) -> None:
    assert len(laid(players).offered()) == count


def test_s3_setup_units_presets_then_auto_rest_last() -> None:
    assert laid().offered()[-5:] == ["wall_4", "ambush_4", "charge_4", "royal_4_aurand", "auto_rest"]


def test_s3_setup_units_second_side_has_presets_of_six() -> None:
    assert second(nation="noctre").offered()[-5:] == ["wall_6", "ambush_6", "charge_6", "royal_6_noctre", "auto_rest"]


def test_s3_presets_only_while_nothing_is_placed() -> None:
    play = laid()
    play.answer("place:archer@L1r1")
    assert (play.offered("wall"), play.why("wall_4")) == ([], "R2.8 placed_already")


@pytest.mark.parametrize(("preset", "reason"), [
    ("wall_6", "R2.8 preset_size"), ("royal_4_tarvok", "5.4 other_nations_preset")])
def test_s3_presets_of_others_are_refused(preset: str, reason: str) -> None:
    assert laid().why(preset) == reason


def test_s3_placements_are_ordered_by_cell_tile_face() -> None:
    play = laid()
    assert [play.offered("place:").index(key) for key in (
        "place:infantry_1@L1r1", "place:infantry_2@L1r1", "place:spearman@L1r1", "place:shieldbearer_4@L1r1",
        "place:shieldbearer_5@L1r1", "place:cavalry_3@L1r1", "place:cavalry_4@L1r1", "place:archer@L1r1",
        "place:obstacle_1@L1r1", "place:obstacle_2@L1r1", "place:armoured_cavalry@L1r1", "place:infantry_1@L1r2",
    )] == list(range(12))


def test_s3_face_up_comes_before_face_down_left_before_right() -> None:
    found = [key for key in laid().offered("place:infantry_1") if key.endswith(("r3", ":d"))]
    assert [key.partition("@")[2] for key in found] == [
        "L1r3", "L1r3:d", "L2r3", "L2r3:d", "R2r3", "R2r3:d", "R3r3", "R3r3:d"]


def test_s3_setup_units_times_out_with_auto_rest() -> None:
    assert [laid(4).default(seat) for seat in (0, 2)] == ["auto_rest", "auto_rest"]


def test_s3_auto_rest_fills_the_emptiest_lines_first() -> None:
    play = laid()
    play.answer("auto_rest")
    assert play.field(0) == ["shieldbearer_5@L1r1", "shieldbearer_4@L2r1", "shieldbearer_4@R1r1", "cavalry_4@R2r2"]


def test_s3_auto_rest_takes_equally_full_lines_from_the_outside_left_before_right() -> None:
    play = second()
    play.answer("auto_rest")
    assert [told["cell"][:3] for told in play.told("placed", 0) if told["seat"] == 0] == [
        "0L1", "0R1", "0L2", "0R2", "0L3", "0R3"]


def test_s3_auto_rest_of_six() -> None:
    play = second()
    play.answer("auto_rest")
    assert play.field(0) == ["shieldbearer_5@L1r1", "shieldbearer_4@L2r1", "infantry_2@L3r1", "shieldbearer_4@R1r1",
                             "cavalry_4@R2r2", "cavalry_3@R3r1"]


def test_s3_auto_rest_places_the_rest_only() -> None:
    play = laid()
    for text in ("shieldbearer_5@R1r1", "archer@L1r3:d", "shieldbearer_4@L3r1"):
        play.answer(f"place:{text}")
    play.answer("auto_rest")
    assert play.field(0) == ["archer@L1r3:d", "shieldbearer_4@L2r1", "shieldbearer_4@L3r1",
                             "shieldbearer_5@R1r1"]


def test_s3_auto_rest_takes_the_lowest_free_rank() -> None:
    play = second()
    for text in ("archer@L1r1", "archer@R1r1", "spearman@L2r1", "infantry_1@R2r2", "infantry_1@L3r1"):
        play.answer(f"place:{text}")
    play.answer("auto_rest")
    assert "shieldbearer_5@R3r1" in play.field(0)


def test_s3_auto_rest_passes_full_lines_over() -> None:
    swamps = "L1r1 L1r2 L1r3 R1r1 R1r2 R1r3"
    play = laid(board=[swamps, swamps])
    play.answer("auto_rest")
    assert play.field(0) == ["shieldbearer_5@L2r1", "shieldbearer_4@L3r1", "shieldbearer_4@R2r1", "cavalry_4@R3r1"]


def test_s3_auto_rest_goes_down_its_list() -> None:
    play = second()
    for text in ("shieldbearer_5@L1r1", "shieldbearer_4@L1r2", "shieldbearer_4@L1r3", "cavalry_4@R1r1",
                 "infantry_2@R1r2"):
        play.answer(f"place:{text}")
    play.answer("auto_rest")
    assert "cavalry_3@L2r1" in play.field(0)


# ---------------------------------------------------------------- 5.4
WALL = ["shieldbearer_5@L2r1", "shieldbearer_4@L3r1", "obstacle_2@R2r3:d", "shieldbearer_4@R3r1"]
AMBUSH = ["cavalry_4@L1r3:d", "obstacle_2@L2r3:d", "spearman@R2r3:d", "obstacle_1@R3r3:d"]
CHARGE = ["cavalry_4@L3r1", "archer@L3r2", "cavalry_3@R3r1", "archer@R3r3:d"]
ROYAL = {
    "aurand": ["armoured_cavalry@L2r1", "shieldbearer_5@L3r1", "obstacle_2@R2r3:d", "armoured_cavalry@R3r1"],
    "tarvok": ["heavy_infantry@L2r1", "archer@L2r3:d", "heavy_infantry@R3r1", "archer@R3r3:d"],
    "selkara": ["cavalry_4@L2r1", "ballista@L2r3:d", "cavalry_3@R3r1", "ballista@R3r3:d"],
    "noctre": ["shieldbearer_4@L1r1", "assassin@L1r3:d", "shieldbearer_4@R3r1", "assassin@R3r3:d"]}
GUARDS = ["shieldbearer_5@L3r1", "shieldbearer_4@R1r1"]
MORE = {"aurand": ["infantry_2@L1r1", "cavalry_3@R1r1"], "tarvok": GUARDS, "selkara": GUARDS,
        "noctre": ["shieldbearer_5@L3r1", "obstacle_2@R2r3:d"]}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize(("name", "units"), [("wall", WALL), ("ambush", AMBUSH), ("charge", CHARGE), ("royal", [])])
def test_s5_4_presets_of_four(players: int, nation: str, name: str, units: list[str]) -> None:
    play = laid(players, nation)
    play.answer(f"{name}_4" if units else f"royal_4_{nation}", seat=0)
    assert play.field(0) == (units or ROYAL[nation])


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize(("name", "units"), [
    ("wall", [*WALL, "infantry_2@L1r1", "cavalry_3@R1r1"]), ("ambush", [*AMBUSH, *GUARDS]),
    ("charge", [*CHARGE, "shieldbearer_5@L2r1", "spearman@R1r1"]), ("royal", [])])
def test_s5_4_presets_of_six(players: int, nation: str, name: str, units: list[str]) -> None:
    play = second(players, nation)
    play.answer(f"{name}_6" if units else f"royal_6_{nation}", seat=0)
    assert sorted(play.field(0)) == sorted(units or [*ROYAL[nation], *MORE[nation]])


def test_s4_a_preset_is_told_as_its_units() -> None:
    play = laid()
    play.answer("ambush_4")
    assert [sorted(told) for told in play.told("placed", 1)] == [["cell", "down", "seat"]] * 4


# ---------------------------------------------------------------- R2.12
def test_r2_12_allies_share_what_they_hold() -> None:
    assert [secret.seat for secret in laid(4).view(2).secrets] == [0, 2]
