"""R10.4, R10.8, R13.2. What is chosen by hand is answered by a button, and can be taken back until then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from scenes.table.match_menu import MatchMenu
from scenes.titles.crowns.pieces import PieceSpot
from tests.gallery.crowns_tables import Wanted, asks, found, parts, threatened
from tests.titles.crowns.screens import hands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from scenes.program import Program
    from scenes.table.match import Match
    from scenes.table.table_scene import TableScene
    from tests.scenes.conftest import Driver


def last(text: str) -> Wanted:
    """A question of seat 0 for those who fight, of whom one alone can still be chosen."""

    def wanted(_: Match, questions: Sequence[Question]) -> bool:
        return any(one.text == text and one.seat == 0 and len(one.options()) == 2 for one in questions)

    return wanted


def click(drive: Driver, table: TableScene, ref: str) -> None:
    """A click on a card."""
    place = parts(table).place_of(ref)
    assert place is not None
    drive.click((place.x + 6, place.y + 40))


@pytest.mark.parametrize(("text", "side"), [("attackers", "attacker"), ("defenders", "defender")])
def test_r10_4_r10_8_the_last_who_can_fight_waits_for_the_button(
    program: Program, drive: Driver, text: str, side: str
) -> None:
    """The rules declare with it at once, as nobody else can be chosen."""
    table = hands.opened(program, drive, found(program.client, "pb", last(text)))
    title, before = parts(table), len(table.match.session.log)
    option = next(one for one in table.options() if one.verb == "card")
    number = int(option.key.partition(":")[2])
    click(drive, table, option.refs[0])
    assert len(table.match.session.log) == before and table.asked is not None
    button = table.buttons.primary
    assert button.enabled and button.text == title.words.t(f"crowns.opt.done.{text}")
    spot = title.areas.areas[0].spots[number]
    assert spot.content.piece.side == side
    assert title.words.card(spot.content.piece.kind) in title.band.panel.spoken()
    assert table.buttons.undo.enabled
    drive.click("table-undo")
    assert title.areas.areas[0].spots[number].content.piece.side != side
    assert len(table.match.session.log) == before
    click(drive, table, option.refs[0])
    click(drive, table, option.refs[0])
    assert not title.marks.of(table.asked), "a second click takes it back"
    click(drive, table, option.refs[0])
    hands.press_primary(drive)
    assert table.match.session.log[before].key == option.key


def several_left(_: Match, questions: Sequence[Question]) -> bool:
    """Two cards at least must be discarded, out of more."""
    return any(one.text == "reserve_discard" and one.seat == 0 and 1 < int(one.about["n"]) < len(one.options())
               for one in questions)  # fmt: skip


def test_r13_2_all_that_is_discarded_is_marked_first(program: Program, drive: Driver) -> None:
    """Then one button discards it; nothing moves until then, and one undo takes all of it back where it can be."""
    table = hands.opened(program, drive, found(program.client, "pb", several_left))
    title, before = parts(table), len(table.match.session.log)
    n, button = int(table.asked.about["n"]), table.buttons.primary
    places = [slot.rect.copy() for slot in title.hand.slots]
    refs = [slot.ref for slot in title.hand.slots]
    for i in range(n):
        assert not button.enabled
        assert title.prompt(table.asked)[0] == title.words.t("crowns.ask.reserve_discard", n=n - i)
        click(drive, table, refs[i])
    assert title.prompt(table.asked)[0] == title.words.t("crowns.ask.reserve_discard.all", n=n)
    assert [slot.content.marked for slot in title.hand.slots] == [i < n for i in range(len(refs))]
    assert button.enabled and button.text == title.words.t("crowns.opt.discard_marked", n=n)
    click(drive, table, refs[0])
    assert not button.enabled and not title.hand.slots[0].content.marked
    click(drive, table, refs[n])
    assert button.enabled and [slot.rect for slot in title.hand.slots] == places
    assert len(table.match.session.log) == before
    hands.press_primary(drive)
    hands.until_asked(drive, table)
    given = [entry.key for entry in table.match.session.log[before:] if entry.seat == 0][:n]
    assert given == refs[1 : n + 1]
    left = {f"card:{card.number}" for card in table.match.session.view(0).players[0].hand}
    assert not left & set(given)


@pytest.mark.parametrize("text", ["marshal", "reserve_discard"])
def test_s10_a_hand_lies_in_the_middle_while_no_option_stands_beside_it(
    program: Program, drive: Driver, text: str
) -> None:
    table = hands.opened(program, drive, found(program.client, "pb", asks(text, 0, 2)))
    hand = parts(table).hand
    assert not hand.beside
    middles = []
    for count in range(1, 9):
        places = [place for place, _ in hand._places(count)]
        middles.append((places[0].x + places[-1].right) // 2)
    assert max(middles) - min(middles) <= 1


def test_r15_9_the_card_that_a_window_is_about_is_marked_on_the_table(program: Program, drive: Driver) -> None:
    """Only that one; once the window is over none is."""
    match = found(program.client, "pb", threatened, ("chantry", "legion", "concord", "heron"))
    table = hands.opened(program, drive, match)
    assert table.asked is not None
    spots = [spot for area in parts(table).areas.areas.values() for spot in area.spots.values()]
    marked = [spot.content.piece.kind for spot in spots if isinstance(spot, PieceSpot) and spot.content.subject]
    assert marked == [table.asked.about["card"]]
    hands.choose(drive, table, next(one for one in table.options() if one.key == "pass"))
    hands.until_asked(drive, table)
    spots = [spot for area in parts(table).areas.areas.values() for spot in area.spots.values()]
    assert not any(isinstance(spot, PieceSpot) and spot.content.subject for spot in spots)


def test_c1_2_esc_steps_back_through_the_attackers_before_it_opens_the_menu(program: Program, drive: Driver) -> None:
    """What is enlarged goes, then the picks from the last one on, then the challenge; the menu once nothing is left."""

    def wanted(_: Match, questions: Sequence[Question]) -> bool:
        return any(one.text == "attackers" and one.seat == 0 and len(one.options()) > 3 for one in questions)

    table = hands.opened(program, drive, found(program.client, "pb", wanted))
    title, begun = parts(table), len(table.match.session.log)
    for count in (1, 2):
        click(drive, table, table.options()[0].refs[0])
        hands.until_asked(drive, table)
        assert len(table.match.session.log) == begun + count
    title.zoom.inspect(table.options()[0].refs[0])
    for left in (2, 1, 0):
        drive.key(pygame.K_ESCAPE)
        hands.until_asked(drive, table)
        assert program.nav.stack.top is table and not title.zoom.pinned
        assert len(table.match.session.log) == begun + left
    drive.key(pygame.K_ESCAPE)
    hands.until_asked(drive, table)
    assert table.asked is not None and table.asked.text == "challenge_choice"
    drive.key(pygame.K_ESCAPE)
    assert isinstance(program.nav.stack.top, MatchMenu)


def test_c1_2_esc_takes_back_a_mark(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, found(program.client, "pb", last("attackers")))
    title = parts(table)
    click(drive, table, table.options()[0].refs[0])
    assert title.marks.of(table.asked)
    title.zoom.close()
    drive.key(pygame.K_ESCAPE)
    assert not title.marks.of(table.asked) and program.nav.stack.top is table
