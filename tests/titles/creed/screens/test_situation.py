"""C6.3, section 10: what the situation panel of Creed counts and shows."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.core.rng import Stream
from game.core.state import Outcome
from game.titles.creed.content import NATIONS
from game.titles.creed.forecast import DECIDES, standings
from game.titles.creed.victory import standing
from game.titles.creed.view import Tracked
from scenes.media import theme
from scenes.program import Program
from scenes.table.match import Match
from scenes.titles.creed.situation import REFERENCE, STANDING, TABS, TRACKER, Situation
from scenes.titles.creed.tracker import TrackerTab, looks_of
from scenes.titles.creed.unit_table import kinds_in
from tests.gallery.creed_tables import parts, seats
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import in_turn


def opened_at(program: Program, drive: Driver, tab: str, kinds: str = "pb") -> Situation:
    panel = parts(in_turn(program, drive, kinds)).situation
    assert panel is not None
    panel.open(tab)
    drive.frames(2)
    return panel


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["pb", "pbpb"])
def test_r10_5_the_panel_compares_the_sides_as_the_end_of_the_match_does(program: Program, kinds: str) -> None:
    """In every position of a match, for every reader."""
    match = Match.new(program.home, "creed", seats(kinds), {"quiet_rounds": "6"}, 5)
    lot, met = Stream(5, "standing"), set()
    for _ in range(250):
        questions = match.session.questions()
        if not questions:
            break
        question = lot.pick(questions)
        match.session.answer(question.seat, lot.pick(question.options()).key)
        for side in (0, 1):
            told = standings(match.session.view(question.seat), side)
            assert told == standing(match.session.table.state, side)
            met.add(told)
    assert len(met) > 2, "the match never moved on"


def test_r10_5_who_would_win_now_is_told_with_what_decides(program: Program, drive: Driver) -> None:
    panel = opened_at(program, drive, STANDING)
    even = replace(panel.view, seats=tuple(replace(seat, king=True, commander=True, tents=(), units=(), hand=9)
                                           for seat in panel.view.seats))  # fmt: skip
    assert panel.standing.verdict(even).decides == -1
    assert panel.standing.verdict(even).words == program.media.t("creed.sit.verdict.draw")
    one, other = even.seats
    for changed, decides, ink in (
        (replace(one, commander=False), "leaders", theme.BAD), (replace(one, hand=10), "units", theme.GOOD),
    ):  # fmt: skip
        found = panel.standing.verdict(replace(even, reader=0, seats=(changed, other)))
        winner = program.media.t(f"creed.nation.{(other if ink == theme.BAD else one).nation}.short")
        assert (DECIDES[found.decides], found.ink) == (decides, ink)
        assert found.words == program.media.t("creed.sit.verdict", side=winner)


def test_c6_3_of_a_war_that_is_over_it_is_told_who_has_won(program: Program, drive: Driver) -> None:
    panel = opened_at(program, drive, STANDING)
    found = panel.standing.verdict(replace(panel.view, reader=0, outcome=Outcome([1], "creed.end.leaders", [2, 1])))
    winner = panel.standing.words.nation(1)
    assert (found.words, found.ink) == (program.media.t("result.winner", name=winner), theme.BAD)


def test_section_10_a_tile_of_the_tracker_has_one_look() -> None:
    row = Tracked("obstacle_1", 4, 1, 1)
    assert looks_of(row, 1) == ["seen", "back", "dead", "unseen"]
    assert looks_of(row, 9) == ["seen", "back", "back", "dead"], "no more came back than are out of sight"


@pytest.mark.parametrize("kinds", ["pb", "pbpb"])
def test_section_10_the_tracker_shows_all_tiles_apart_and_inside(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch, kinds: str
) -> None:
    drawn: list[pygame.Rect] = []
    monkeypatch.setattr(TrackerTab, "_draw_tile", lambda _self, _pen, _unit, _nation, _look, middle, side: drawn.append(
        pygame.Rect(0, 0, side, side).move_to(center=middle)))  # fmt: skip
    panel = opened_at(program, drive, TRACKER, kinds)
    tiles = 18 * len(kinds)
    shown = drawn[-tiles:]
    assert len(shown) == tiles
    assert all(panel.rect.contains(place) for place in shown)
    assert not [1 for i, place in enumerate(shown) if place.inflate(-2, -2).collidelist(shown[:i]) >= 0]


def test_5_1_the_reference_shows_the_special_units_that_can_be_met(program: Program, drive: Driver) -> None:
    view = opened_at(program, drive, REFERENCE).view
    kinds = kinds_in(view)
    met = {NATIONS[seat.nation].special for seat in view.seats}
    assert {row.special for row in NATIONS.values()} & set(kinds) == met
    unknown = replace(view, seats=tuple(replace(seat, nation="") for seat in view.seats))
    assert {row.special for row in NATIONS.values()} <= set(kinds_in(unknown))


def test_c1_2_the_keyboard_goes_into_the_open_panel_and_back(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    panel, board = parts(table).situation, parts(table).board
    assert panel is not None
    table.ui.set_focus(board, True)
    drive.key(pygame.K_s)
    assert table.ui.focus in list(panel.each()), "its ring would shine through the panel"
    drive.key(pygame.K_RIGHT)
    drive.key(pygame.K_RETURN)
    assert panel.tab == TRACKER
    drive.key(pygame.K_ESCAPE)
    assert (panel.visible, table.ui.focus) == (False, board)


def test_c1_2_who_uses_the_mouse_keeps_no_ring(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    table.ui.set_focus(parts(table).board, False)
    drive.key(pygame.K_s)
    assert table.ui.focus is parts(table).board


def test_f8_the_pictures_of_all_tabs_are_made_before_the_panel_opens(program: Program, drive: Driver) -> None:
    panel = parts(in_turn(program, drive)).situation
    assert panel is not None
    for _ in panel.warm_up():
        pass
    panel.open()
    for tab in TABS:
        panel.turn_to(tab)
        assert not list(program.media.sprites.prepared(panel.draw_back)), tab


@pytest.mark.parametrize("kinds", ["pb", "pbpb"])
def test_c6_3_the_panel_lies_over_whole_nations_and_leaves_inspector_and_actions(
    program: Program, drive: Driver, kinds: str
) -> None:
    panel, shown = opened_at(program, drive, STANDING, kinds), parts(in_turn(program, drive, kinds))
    seats = [drive.find(f"seat.{seat}").rect for seat in range(len(kinds))]
    assert [place for place in seats if panel.rect.colliderect(place) and not panel.rect.contains(place)] == []
    assert not panel.rect.colliderect(shown.inspector.rect) and not panel.rect.colliderect(shown.actions.rect)


def test_section_10_an_unseen_tile_is_hatched_not_only_darker(program: Program, drive: Driver) -> None:
    panel = opened_at(program, drive, TRACKER)
    plain = pygame.Surface((60, 60), pygame.SRCALPHA)
    plain.fill((200, 200, 200))
    colours = {look: {tuple(found.get_at((x, 30))) for x in range(60)} for look in ("back", "dead", "unseen")
               for found in [panel._tracker._shaded(plain, "test", "test", look)]}  # fmt: skip
    assert {look: len(found) > 1 for look, found in colours.items()} == {"back": False, "dead": False, "unseen": True}


def test_c6_3_each_row_says_on_whose_side_the_nation_is(program: Program, drive: Driver) -> None:
    words = parts(in_turn(program, drive, "pbpb")).words
    told = [words.stands(seat) for seat in range(4)]
    you, ally, enemy = (program.media.t(f"creed.panel.{whose}") for whose in ("you", "ally", "enemy"))
    assert told == [you, enemy, ally, enemy]


@pytest.mark.parametrize("kinds", ["pb", "pbpb"])
def test_c6_3_what_the_panel_cuts_off_of_a_square_board_steps_back(program: Program, drive: Driver, kinds: str) -> None:
    table = in_turn(program, drive, kinds, 4)
    panel, board = parts(table).situation, parts(table).board.rect
    veil = panel._veil
    assert (veil is not None) == (kinds == "pbpb")
    for opened in (True, False):
        panel.toggle()
        drive.frames(4, 50)
        assert panel.visible is opened
        if veil is not None:
            assert veil.visible is opened and veil.rect.top == panel.rect.bottom
            assert veil.rect.bottom >= board.bottom and not veil.rect.colliderect(parts(table).actions.rect)
