"""R8: Control Monument and Camel Caravan."""
from __future__ import annotations

from game.core.boards.regions import parts
from game.titles.ankh.caravans import legal_lines, line_key
from game.titles.ankh.ground import field_of, region_count, spaces_in
from tests.titles.ankh.play import Play

LINE = "4,1|5,1 5,1|5,2 5,2|6,2 6,2|5,3"
"""A caravan of region 3 in two_lands: 14 spaces in the west, 9 in the east."""


def split(**wishes: str) -> Play:
    """Region 3 is divided; `kept`: the part that keeps the number, by its first space."""
    play = Play()
    play.put(0, "god", "5,1")
    play.event("S")
    play.answer("3", LINE, wishes.get("kept", "2,0"))
    return play


def test_r8_1_g6_a_neutral_monument_next_to_a_figure_must_be_taken() -> None:
    play = Play()
    play.put(0, "warrior", "3,1")
    play.event("C")
    assert play.offered() == ["2,1", "4,1"]
    play.answer("4,1")
    assert (play.on("4,1"), play.god(0).tokens) == ("0 obelisk", 7)


def test_r8_1_the_only_choice_is_made_at_once() -> None:
    play = Play()
    play.put(0, "warrior", "1,1")
    play.event("C")
    assert (play.on("2,1"), play.asked()) == ("0 temple", "1 choose_action")


def test_r8_1_g6_no_enemy_monument_while_a_neutral_one_is_on_the_board() -> None:
    play = Play()
    play.put(0, "warrior", "7,3", "3,1")
    play.event("C")
    assert play.why("8,3") == "R8.1 neutral_left"
    assert play.why("10,6") == "R8.1 not_adjacent"


def test_r8_1_without_a_token_nothing_happens() -> None:
    play = Play()
    play.put(0, "warrior", "3,1")
    play.god(0).tokens, play.god(0).unlocked = 0, 0
    play.god(0).powers = []
    play.state.gods[0].tokens = 0
    for name in ("0,6", "4,6", "10,6", "6,6", "7,1"):
        play.state.monuments[play.state.pieces[play.at(name)] - 100].owner = 0
    for kind, name in (("obelisk", "0,2"), ("obelisk", "1,2"), ("temple", "0,3")):
        play.monument(kind, name)
        play.state.monuments[play.state.pieces[play.at(name)] - 100].owner = 0
    play.event("C")
    assert (play.on("2,1"), play.asked()) == ("- temple", "1 choose_action")


def test_s3_the_default_is_a_monument_of_the_type_it_has_most_of() -> None:
    play = Play()
    play.put(0, "warrior", "3,1")
    play.event("C")
    assert play.default() == "2,1"


def test_r8_2_a_caravan_leaves_two_parts_of_six_or_more() -> None:
    state = Play().state
    for region in (1, 2, 3):
        spaces = spaces_in(state, region)
        for line in legal_lines(state, region):
            assert len(line) <= 9
            assert all(len(part) >= 6 for part in parts(field_of(state), spaces, line))


def test_r8_2_g8_the_other_part_gets_the_next_number() -> None:
    play = split(kept="6,0")
    assert (play.state.region[play.at("6,0")], play.state.region[play.at("2,0")]) == (3, 4)
    assert play.offered() == ["none", "3<>1", "3<>2", "4<>1", "4<>2"]
    play.answer("none")
    assert (region_count(play.state), play.asked()) == (4, "1 choose_action")


def test_r8_2d_one_swap_with_a_region_that_is_none_of_the_parts() -> None:
    play = split()
    play.answer("3<>2")
    assert [play.state.region[play.at(name)] for name in ("2,0", "8,4", "6,0")] == [2, 3, 4]


def test_s3_the_defaults_of_a_caravan() -> None:
    play = Play()
    play.put(0, "god", "6,1")
    play.event("S")
    assert play.default() == "1"
    play.answer("3")
    assert play.default() == play.offered()[0]
    play.answer(LINE)
    assert play.default() == "6,0"
    play.answer("6,0")
    assert play.default() == "none"


def test_r8_2c_figures_monuments_and_cats_stay_where_they_are() -> None:
    play = Play("two_lands", "bastet", "ra")
    play.cats(star="4,1", plus3="8,3", plus1="2,3")
    play.put(0, "god", "5,1")
    play.event("S")
    play.answer("3", LINE, "2,0", "none")
    assert (play.on("5,1"), play.on("4,1")) == ("0 god", "- obelisk")
    assert [cat.icon for cat in play.state.cats if cat.place == play.state.pieces[play.at("4,1")] - 100] == ["star"]


def test_r8_2_a_space_is_refused_with_what_is_asked_for() -> None:
    play = Play("two_lands")
    play.event("S")
    play.answer("3")
    assert play.why("space:4,1") == "R8.2 edges"


def test_r8_2_the_camels_are_kept_for_the_screen() -> None:
    play = split()
    assert len(play.view(None).camels) == 4
    assert {frozenset(edge) for edge in play.view(None).camels} == {
        frozenset(edge.split("|")) for edge in LINE.split(" ")}


def test_r8_2e_a_region_too_small_to_divide_is_not_offered() -> None:
    play = Play("oasis")
    for _ in range(6):
        play.state.marker = 0
        play.event("S")
        if not play.asked().endswith("caravan_region"):
            break
        for _ in range(4):
            play.answer(play.default())
    sizes = [len(spaces_in(play.state, number)) for number in range(1, region_count(play.state) + 1)]
    assert region_count(play.state) <= 8
    assert all(bool(legal_lines(play.state, number)) <= (size >= 12) for number, size in enumerate(sizes, start=1))


def test_r8_2e_there_are_never_more_than_eight_regions() -> None:
    play = Play("caravan_road")
    while region_count(play.state) < 8:
        play.state.marker = 0
        play.event("S")
        for _ in range(4):
            if not play.asked().endswith("choose_action"):
                play.answer(play.default())
    play.state.marker = 0
    play.event("S")
    assert (region_count(play.state), play.asked()) == (8, "1 choose_action")


def test_r8_2_a_key_names_the_edges_of_its_line() -> None:
    play = Play()
    keys = [line_key(play.state, line) for line in legal_lines(play.state, 3)]
    assert len(set(keys)) == 89 and LINE in keys
