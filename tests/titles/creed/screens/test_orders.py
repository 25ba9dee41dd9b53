"""R5.4, section 10: what the orders of a unit say that they cost."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.core.ask import Question
from game.titles.creed.content import TILES
from scenes.program import Program
from scenes.table.match import Match
from scenes.titles.creed.board_orders import Order, costs_of, options_for
from scenes.titles.creed.offers import number
from tests.gallery.creed_tables import parts, played
from tests.scenes.conftest import Driver
from tests.titles.creed.screens.hands import in_turn, opened, until_asked


def test_section_10_every_order_says_its_cost_also_where_it_is_free(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    shown = parts(table).board.shown
    parts(table).board.select(next(o.refs[0] for o in table.options() if o.verb == "rotate"))
    costs = [costs_of(shown, verb, options_for(shown, verb)) for verb in ("field_attack", "reveal", "recall")]
    assert costs == [[2], [0], [0]]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r5_4_the_order_to_rotate_says_its_least_cost_and_the_ap_before_and_after(
    program: Program, drive: Driver, language: str
) -> None:
    program.client.set_language(language)
    table, t = in_turn(program, drive), program.media.t
    board, purse = parts(table).board, parts(table).purse
    units = [ref for ref, unit in board.shown.pieces.units.items() if ref[5] == "0" and TILES[unit.unit].moves]
    for ref in dict.fromkeys(o.refs[0] for o in table.options() if o.verb == "rotate"):
        board.select(ref)
        least = 3 if sum(other[:7] == ref[:7] for other in units) > 2 else 5
        order = drive.find("order.rotate")
        assert isinstance(order, Order) and order.cost == t("creed.cost.from", n=least)
        told = t("creed.cost.paid.least", ap=least, before=10, after=10 - least)
        assert order.hint().endswith(told)
        drive.move(order.rect.center)
        assert purse.cost == least
        board.deselect()
        assert purse.cost is None


def test_r5_4_a_swap_says_that_it_may_cost_more_and_the_prompt_that_a_partner_is_wanted(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive)
    board, t = parts(table).board, program.media.t
    swaps = {ref: {number(o, "ap") for found in targets.values() for o in found}
             for ref, targets in board.shown.offers.swaps.items()}  # fmt: skip
    assert {len(found) for found in swaps.values()} == {1, 2}
    for ref, found in swaps.items():
        board.select(ref)
        order = drive.find("order.swap")
        costs = sorted(found)
        one = len(costs) == 1
        told = str(costs[0]) if one else t("creed.cost.either", a=costs[0], b=costs[1])
        assert isinstance(order, Order) and order.cost == told
        other = {} if one else {"most": costs[1], "other": 10 - costs[1]}
        paid = "one" if one else "either"
        assert order.hint().endswith(
            t(f"creed.cost.paid.{paid}", ap=costs[0], before=10, after=10 - costs[0], **other))
    assert table.prompt.text != t("creed.ask.team_turn.swap", what=parts(table).words.thing(ref))
    board.swap()
    assert table.prompt.text == t("creed.ask.team_turn.swap", what=parts(table).words.thing(ref))


def test_r5_4_no_price_stays_painted_once_the_rotation_that_it_belongs_to_is_let_go(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive)
    purse = parts(table).purse

    def painted() -> bytes:
        drive.frames(3, 300)
        return pygame.image.tobytes(program.media.canvas.surface.subsurface(purse.rect), "RGB")

    drive.move(table.prompt.rect.center)
    before = painted()
    table.answer(next(o.key for o in table.options() if o.verb == "rotate"))
    while all(o.key != "close" for o in until_asked(drive, table).options()):
        table.answer(next(o.key for o in table.options() if o.verb == "to"))
    assert purse.cost == 3 and painted() != before
    while table.asked is None or table.asked.text != "team_turn":
        drive.key(pygame.K_ESCAPE)
        until_asked(drive, table)
    assert purse.cost is None and painted() == before


def test_section_10_who_goes_from_an_order_to_a_target_is_told_the_price_of_that(
    program: Program, drive: Driver
) -> None:
    table = in_turn(program, drive)
    board, purse = parts(table).board, parts(table).purse
    option = next(o for o in table.options() if o.verb in ("move", "field_attack"))
    board.select(option.refs[0])
    drive.move(drive.find("order.rotate").rect.center)
    target = board.place_of(option.refs[1])
    assert target is not None and purse.cost in (3, 5)
    drive.move(target.center)
    assert purse.cost == number(option, "ap") > 0
    drive.key(pygame.K_ESCAPE)
    assert purse.cost is None


def two_movers(match: Match, questions: Sequence[Question]) -> bool:
    """Whether a seat is to act with two units that can move, and with ten AP."""
    if not any(one.text == "team_turn" and one.seat == 0 for one in questions):
        return False
    public = match.session.view(0).seats[0]
    return public.own == 10 and sum(TILES[unit.unit].moves for unit in public.units) == 2


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize(("seed", "least"), [(3, "2"), (36, "4")])
def test_r5_4_where_too_few_units_can_move_rotating_says_so_and_has_no_price(
    program: Program, drive: Driver, language: str, seed: int, least: str
) -> None:
    program.client.set_language(language)
    table, t = opened(program, drive, played(program.client, "pb", seed, two_movers)), program.media.t
    board = parts(table).board
    board.select(next(ref for ref, unit in board.shown.pieces.units.items()
                      if ref[5] == "0" and TILES[unit.unit].moves))  # fmt: skip
    rotate, swap = drive.find("order.rotate"), drive.find("order.swap")
    assert isinstance(rotate, Order) and isinstance(swap, Order) and swap.cost == least
    assert not rotate.enabled and rotate.cost == ""
    assert rotate.hint().endswith(f"{t('creed.why.three_units')} (R5.4)")
    assert t("creed.fact.ap") not in rotate.hint()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
def test_section_10_the_order_plate_hides_tents_whole_or_not_at_all(
    program: Program, drive: Driver, kinds: str, language: str
) -> None:
    program.client.set_language(language)
    board = parts(in_turn(program, drive, kinds)).board
    tents = [rect.inflate(-16, -16) for ref in board.shown.pieces.tents if (rect := board.place_of(ref)) is not None]
    units = [ref for ref in board.shown.offers.sources() if ref.startswith("cell:")]
    for ref in units:
        board.select(ref)
        plate = board.orders.rect
        assert all(plate.contains(tent) or not plate.colliderect(tent) for tent in tents), ref
    assert units and (kinds == "pbbb" or board.orders.rect.collidelist(tents) < 0)
