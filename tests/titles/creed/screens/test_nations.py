"""Section 10, C6.10: what the panels of the nations tell of their figures."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.core.state import Outcome
from game.titles.creed.content import NATIONS, TILES
from scenes.media import theme
from scenes.program import Program
from scenes.table import ending_words
from scenes.titles.creed.nation_card import _name
from scenes.titles.creed.nations import FACTS, NationFact, NationPanel
from scenes.titles.creed.room import LOOK
from scenes.widgets.tooltip import Tooltip
from tests.gallery.creed_boards import sample_view
from tests.gallery.creed_tables import asks, parts, played
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import asked_now, in_turn, opened, press, setting_up


@pytest.mark.parametrize("kinds", ["pb", "pbpb"])
def test_c6_10_every_figure_of_a_nation_has_a_name_and_a_tip_of_its_own_beside_all_panels_of_its_column(
    program: Program, drive: Driver, kinds: str
) -> None:
    table = in_turn(program, drive, kinds, 4 if len(kinds) == 4 else 3)
    panels = [widget for widget in table.ui.root.each() if isinstance(widget, NationPanel)]
    assert len(panels) == len(kinds)
    for panel in panels:
        facts = [widget for widget in panel.each() if isinstance(widget, NationFact)]
        assert set(FACTS) <= {fact.fact for fact in facts}
        assert len({fact.hint() for fact in facts}) == len(facts)
        for fact in facts:
            assert panel.rect.contains(fact.rect) and "\n" in fact.hint()
            drive.move(fact.rect.center)
            assert table.ui.hover is fact
            tip = Tooltip()
            tip.show(fact.hint(), fact.tip_rect(), program.media)
            column = [other.rect for other in panels if other.rect.x == panel.rect.x]
            assert tip.rect.collidelist(column) < 0, (panel.seat, fact.fact)
            table.ui._show_tip(fact)
            assert table.ui.tooltip.rect.colliderect(panel.rect.inflate(120, 0)), "however full the board is there"


def test_r2_6_the_fallen_pile_tells_that_the_siege_engine_begins_there(program: Program, drive: Driver) -> None:
    setting_up(program, drive, "setup_tents")
    engine = program.media.t("creed.kind.siege_engine").lower()
    for seat in (0, 1):
        words = drive.find(f"seat.{seat}.fallen").hint().lower()
        assert engine in words and words.partition("\n")[0].endswith("1")


def test_r2_8_a_unit_that_is_laid_out_is_no_longer_counted_in_hand(program: Program, drive: Driver) -> None:
    table = setting_up(program, drive, "setup_units", first_side="0")
    before = parts(table).hand.left
    press(drive, "tray.wall")
    laid = len(parts(table).board.staged())
    assert laid == 4 and parts(table).hand.left == before - laid
    assert drive.find("seat.0.hand").hint().partition("\n")[0].endswith(str(before - laid))


def test_r2_1_a_seat_without_a_nation_says_whether_it_chooses_or_waits(program: Program, drive: Driver) -> None:
    opened(program, drive, played(program.client, "pbbb", 3, asks("choose_nation"), ("",) * 4))
    looks = [drive.find(f"seat.{seat}") for seat in range(4)]
    states = [panel.content.state for panel in looks if isinstance(panel, NationPanel)]
    assert states == ["chooses", "waits", "waits", "waits"]


def test_r4_7_that_nobody_besieges_stands_there_for_the_whole_first_round(program: Program, drive: Driver) -> None:
    words = program.media.t("creed.chip.ban")
    for seat in (0, 1):
        match = played(program.client, "pp", 3, asks("team_turn", seat), first_side="0")
        table = opened(program, drive, match)
        chips = next(part for part in parts(table).parts if type(part).__name__ == "Chips")
        assert [fact.bad for fact in vars(chips)["content"] if fact.words == words] == [seat == 0]


@pytest.mark.slow
@pytest.mark.parametrize(("kinds", "seed"), [("pg", 5), ("bb", 5)])
def test_c6_9_a_victory_is_painted_in_the_colours_of_the_nation_that_has_won(
    program: Program, kinds: str, seed: int
) -> None:
    match = played(program.client, kinds, seed)
    outcome = match.session.outcome
    assert outcome is not None and len(outcome.winners) == 1
    nation = match.session.view(None).seats[outcome.winners[0]].nation
    assert ending_words.picture(match) == f"creed/results/win_{nation}"


@pytest.mark.parametrize("nation", NATIONS)
def test_c6_9_there_is_a_victory_of_every_nation(program: Program, nation: str) -> None:
    assert program.media.sprites.backdrop(f"creed/results/win_{nation}", (162, 108)) is not None


@pytest.mark.parametrize(
    ("king", "commander", "token"), [(True, False, "king"), (False, True, "commander"), (False, False, "ruin")]
)
def test_r7_7_no_king_stands_before_the_banner_of_a_nation_whose_king_has_fallen(
    program: Program, king: bool, commander: bool, token: str
) -> None:
    view = sample_view(2)
    seats = (replace(view.seats[0], king=king, commander=commander), view.seats[1])
    leader = LOOK.leader(replace(view, seats=seats), 0)
    assert leader.token == f"creed/tent/{token}_{view.seats[0].nation}" and program.media.sprites.has(leader.token)


@pytest.mark.parametrize(("kinds", "you"), [("pb", True), ("gg", False), ("pbbb", True), ("bb", False)])
def test_c6_9_the_only_person_here_who_has_won_is_told_so_as_you(program: Program, kinds: str, you: bool) -> None:
    match = played(program.client, kinds, 5, asks("team_turn", 0, 1))
    winners = [seat for seat in range(len(kinds)) if seat % 2 == 0]
    ranks = [1 if seat in winners else 2 for seat in range(len(kinds))]
    match.session.table.state.outcome = Outcome(winners, "creed.leaders", ranks)
    told = ending_words.headline(program.media, match)
    name = ending_words.together(program.media, [match.name(seat) for seat in winners])
    key = "result.winner" if len(winners) == 1 else "result.winners"
    assert told == program.media.t("result.won.you" if you else key, name=name)
    assert (match.name(0) in told) is not you
    others = [match.name(seat) for seat in winners if seat]
    named = program.media.t("result.with", name=others[0]) if you and others else ""
    assert ending_words.winners(program.media, match) == named


@pytest.mark.parametrize("wide", [264, 120])
@pytest.mark.parametrize("scale", [100, 130])
def test_c10_3_the_name_of_a_special_unit_covers_no_more_of_it_than_half_a_line(
    program: Program, scale: int, wide: int
) -> None:
    program.client.set_scale(scale)
    for nation in NATIONS.values():
        card = pygame.Surface((wide, 300), pygame.SRCALPHA)
        _name(program.media, card, TILES[nation.special].kind, 150)
        assert 140 < card.get_bounding_rect().bottom <= 150 + program.media.theme.line_height(theme.SMALL) // 2 + 1


def test_r4_2_with_allies_every_panel_tells_how_many_action_points_are_left(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbpb", 4)
    t, seats = program.media.t, table.view.seats
    for public in seats:
        panel = drive.find(f"seat.{public.seat}")
        assert isinstance(panel, NationPanel) and panel.content.points == public.own + public.white
        figure = drive.find(f"seat.{public.seat}.ap")
        assert panel.rect.contains(figure.rect)
        assert figure.hint().endswith(t("creed.top.ap.tip", own=public.own, white=public.white))


@pytest.mark.parametrize(("kinds", "told"), [("pbpb", True), ("pb", False)])
def test_c6_4b_with_allies_the_page_of_a_nation_says_who_is_friend_and_foe(
    program: Program, drive: Driver, kinds: str, told: bool
) -> None:
    words, t = parts(in_turn(program, drive, kinds, 4)).words, program.media.t
    for seat, whose in enumerate(("you", "enemy", "ally", "enemy")[: len(kinds)]):
        page = words.page(f"seat:{seat}")
        assert page is not None
        assert page.subtitle.endswith(f" · {t(f'creed.panel.{whose}')}") is told


def test_c6_4b_a_standard_on_the_board_leads_to_the_page_of_its_nation(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive, "pbgb", 4)
    shown = parts(table)
    board, (x, y) = shown.board, shown.board.origin()
    middles = [board.shown.space.standard(seat).move(x, y).center for seat in range(4)]
    for seat, middle in enumerate(middles):
        drive.move(middle)
        drive.frames(2, 100)
        assert shown.inspector.ref == f"seat:{seat}"
    drive.click(middles[2])
    assert asked_now(table) == 2, "as a click on its panel"
    board.select(next(ref for ref in board.shown.offers.sources() if ref.startswith("cell:")))
    assert [board.ref_at(middle) for middle in middles] == [""] * 4
