"""C12.2: what is said to bots that play along, and what they mean to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from game.match.seats import BOT, PERSON, Away, Sitter, wishes_of
from game.net.protocol import SetOrder
from game.titles.vermilion.bot_plan import CALM, GO, BotPlan, PartnerWish
from scenes.table.curtain import Curtain
from scenes.table.table_scene import TableScene
from scenes.titles.vermilion.board_items import compose
from scenes.titles.vermilion.party import FACE
from scenes.titles.vermilion.space import is_muscle
from scenes.titles.vermilion.table import VermilionTable
from tests.gallery.tables import table as vermilion_table
from tests.gallery.vermilion_tables import asks, parts, played
from tests.scenes.lan_desk import Window
from tests.scenes.table_play import until_asked
from tests.titles.vermilion.screens.questions import asked

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver


def opened(program: Program, drive: Driver, kinds: str = "pb") -> TableScene:
    """A table in a turn of the person."""
    table = asked(program, drive, played(program.client, kinds, 3, asks("player_action")))
    drive.frames(12, 60)
    return table


def wish(table: TableScene) -> str:
    """What the bots are asked, without when."""
    return wishes_of(table.match.seats).get(0, "").partition(":")[2]


def test_c12_2_a_bot_says_what_it_means_to_do(program: Program, drive: Driver) -> None:
    partners = parts(opened(program, drive)).partners
    assert partners.visible and [*partners.lines] == [1] and partners.lines[1].told()


def test_c12_2_attack_this_takes_a_click_on_an_enemy(program: Program, drive: Driver) -> None:
    table = opened(program, drive)
    title = parts(table)
    assert table.view is not None
    foe = table.view.foes[0]
    before = len(table.match.session.log)
    drive.click("wish.attack")
    drive.click(title.board.place_of(f"unit:{foe.unit}").center)  # type: ignore[union-attr]
    drive.frames(12, 60)
    assert wish(table) == f"attack:{foe.unit}" and len(table.match.session.log) == before
    assert title.partners.lines[1].content is not None and title.partners.lines[1].content.asked
    drive.click("wish.attack")
    assert not wish(table)


def test_c12_2_guard_me_needs_no_click_and_go_there_takes_a_tile(program: Program, drive: Driver) -> None:
    table = opened(program, drive)
    drive.click("wish.guard")
    assert wish(table) == "guard:"
    assert table.view is not None
    drive.click("wish.go")
    drive.click(parts(table).board.place_of(f"tile:{table.view.seats[0].at}").center)  # type: ignore[union-attr]
    assert wish(table) == f"go:{table.view.seats[0].at}"


def test_c12_2_who_plays_alone_has_nobody_to_ask(program: Program, drive: Driver) -> None:
    assert not parts(opened(program, drive, "p")).partners.visible


def test_c12_2_the_other_person_at_this_table_sees_what_one_asks(program: Program, drive: Driver) -> None:
    table = opened(program, drive, "pg")
    partners = parts(table).partners
    assert partners.visible and not partners.lines
    drive.click("wish.guard")
    assert not partners.lines and partners.buttons["guard"].on
    assert table.team.act_as(1)
    drive.frames(12, 60)
    partners = parts(table).partners
    assert [*partners.lines] == [0] and not partners.buttons["guard"].on
    said = partners.lines[0].content
    assert said is not None and said.asked and said.words == table.t(
        "vermilion.asks.guard", name=table.t("vermilion.character.karon"))


def test_c12_2_a_wish_that_cannot_be_done_any_more_is_not_lit(program: Program, drive: Driver) -> None:
    table = opened(program, drive)
    partners = parts(table).partners
    now = f"{len(table.view.tries)}.{table.view.round}"
    for foe, lit in ((table.view.foes[0].unit, True), ("f99", False)):
        table.match.seat(0).orders.clear()
        table.match.set_order(0, f"wish:{now}:attack:{foe}", "always")
        partners.show(table.view)
        assert partners.buttons["attack"].on == lit


def test_c12_2_who_has_handed_its_seat_to_a_bot_reads_its_plan(program: Program, drive: Driver) -> None:
    table = opened(program, drive, "pg")
    for info in table.match.seats:
        info.kind, info.level = BOT, "normal"
    table.asked = None
    partners = parts(table).partners
    partners.show(table.view)
    assert [*partners.lines] == [0, 1] and not partners.buttons


def test_c12_2_a_line_shows_on_the_board_what_it_is_about(program: Program, drive: Driver) -> None:
    table = opened(program, drive, "pg")
    now = f"{len(table.view.tries)}.{table.view.round}"
    partners = parts(table).partners
    foe = table.view.foes[0].unit
    for wish_, ref in ((f"attack:{foe}", f"unit:{foe}"), ("go:1,1", "tile:1,1"), ("guard:", "unit:c1")):
        table.match.seat(1).orders.clear()
        table.match.set_order(1, f"wish:{now}:{wish_}", "always")
        partners.show(table.view)
        drive.frames(3, 60)
        assert partners.lines[1].ref == ref


def test_c12_2_what_one_asks_in_a_later_quest_is_shown_as_well(program: Program, drive: Driver) -> None:
    table = opened(program, drive, "pg")
    view = msgspec.structs.replace(table.view, tries=((0, True, 4, "won"),))
    table.match.set_order(1, f"wish:1.{view.round}:go:1,1", "always")
    partners = parts(table).partners
    partners.show(view)
    assert partners.wishes[1].what == "1,1"


def test_c12_2_a_wish_of_another_round_is_not_shown(program: Program, drive: Driver) -> None:
    table = opened(program, drive, "pg")
    table.match.set_order(1, "wish:0.99:guard:", "always")
    parts(table).offer(table.asked, table.options())
    assert not parts(table).partners.lines


def test_c12_2_a_wish_is_marked_on_the_board_with_who_asks_until_it_is_done(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For everybody of the side, those who ask included; a new one is heard."""
    heard: list[str] = []
    monkeypatch.setattr(program.media.sounds, "play", lambda name, *_: heard.append(name))
    table = opened(program, drive, "pg")
    title, view = parts(table), table.view
    assert view is not None
    now, foe = f"{len(view.tries)}.{view.round}", view.foes[0].unit
    free = next(one for one in view.starts if one not in {seat.at for seat in view.seats})
    for seat, text, ref in ((1, f"attack:{foe}", f"unit:{foe}"), (0, f"go:{free}", f"tile:{free}"),
                            (1, f"go:{view.seats[1].at}", f"tile:{view.seats[1].at}"), (0, "guard:", "unit:c0")):
        table.match.seat(0).orders.clear()
        table.match.seat(1).orders.clear()
        heard.clear()
        table.match.set_order(seat, f"wish:{now}:{text}", "always")
        title.partners.show(view)
        assert [(mark.ref, mark.name) for mark in title.board.shown.wishes] == [(ref, title.words.name(seat))]
        assert heard == ["vermilion/wish"]
        title.partners.show(view)
        assert heard == ["vermilion/wish"]
    table.match.seat(0).orders.clear()
    table.match.set_order(0, f"wish:{now}:go:{view.seats[1].at}", "always")  # somebody stands there
    title.partners.show(view)
    assert not title.board.shown.wishes


def test_c12_2_the_only_person_is_not_named_and_the_ring_lies_under_the_unit(program: Program, drive: Driver) -> None:
    table = opened(program, drive, "pb")
    title, view = parts(table), table.view
    foe = view.foes[0]
    table.match.set_order(0, f"wish:{len(view.tries)}.{view.round}:attack:{foe.unit}", "always")
    title.partners.show(view)
    board = title.board
    assert [mark.name for mark in board.shown.wishes] == [""]
    items = [picture for picture, _ in compose(board.art, board.shown)]
    ring = board.art.mark("wish", is_muscle(foe.at)).surface
    piece = board.shown.pieces[f"unit:{foe.unit}"]
    unit, told = board.art.figure_of(piece).surface, board.art.badges_of(piece).surface
    assert items.index(ring) < items.index(unit) < items.index(told)
    assert board.art.wish("ui/check", "").surface.get_width() < 2 * board.art.wish("ui/check", "").surface.get_height()


@pytest.mark.net
def test_c12_2_what_another_machine_asks_is_seen_here(program: Program, drive: Driver) -> None:
    window = Window(drive, "vermilion", options={"variant": "single_quest", "quest": "q01"})
    window.until(lambda: window.table.asked is not None and window.table.asked.text == "player_action")
    table = window.table
    now = f"{len(table.view.tries)}.{table.view.round}"
    foe = table.view.foes[0].unit
    assert window.desk.hear(1, SetOrder(1, f"wish:{now}:attack:{foe}", "always")) is None
    drive.frames(30, 100)
    said = parts(table).partners.lines[1].content
    assert said is not None and said.asked and parts(table).words.unit(foe) in said.words
    drive.click("wish.guard")
    drive.frames(30, 100)
    partners = parts(table).partners
    assert partners.buttons["guard"].on and wish(table) == "guard:"
    assert window.desk.match.seats[0].orders == {f"wish:{now}:guard:": "always"}


def test_c6_13_a_party_offers_no_draw_for_it_has_no_rival(program: Program, drive: Driver) -> None:
    table = opened(program, drive, "pg")
    assert [name for name, *_ in table.giving_up.rows()] == ["concede"]


def test_s4_at_one_screen_a_curtain_falls_before_a_secret_choice(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R9.2, R9.4. Only whose choice it is reads it, though all play together; the rest has no curtain."""
    assert VermilionTable.private == ("grow_or_recover", "duality_choice")
    match = played(program.client, "pg", 3, asks("player_action"))
    monkeypatch.setattr(VermilionTable, "private", ("player_action",))
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    for _ in range(30):
        if isinstance(program.nav.stack.top, Curtain):
            break
        assert table.asked is None
        drive.frames(1, 200)
    assert isinstance(program.nav.stack.top, Curtain)
    until_asked(drive, table)
    assert table.asked is not None and table.asked.text == "player_action"


def test_r15_2_plans_and_wishes_name_a_land_by_where_it_lies(program: Program, drive: Driver) -> None:
    """As goal and tips do; of any other tile the tile is named."""
    table = asked(program, drive, played(program.client, "pb", 3, asks("player_action"), quest="q03"))
    partners, words, view = parts(table).partners, parts(table).words, table.view
    assert view is not None
    for at, _ in view.lands:
        told = [partners.sentence(BotPlan(CALM, tile=at)), partners.sentence(BotPlan(GO, tile=at)),
                partners.sentence(BotPlan(GO, tile=at, asked=True)), partners.request(PartnerWish(0, GO, at, 0))]
        assert all(words.land(at) in one and at not in one for one in told)
    assert "0,0" in partners.sentence(BotPlan(GO, tile="0,0"))


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c6_7b_the_mark_of_a_bot_in_somebodys_stead_leaves_room_for_the_name(program: Program, language: str) -> None:
    program.client.set_language(language)
    table = vermilion_table(program.client, played(program.client, "pg", 3, asks("player_action")))
    table.match.seats[1].kind, table.match.seats[1].away = BOT, Away(who=Sitter(kind=PERSON, name="GuestQ"))
    table.match.seats[1].name = "GuestQ"
    table.rebuild()
    plate, letters = parts(table).party.plates[1], program.media.theme
    assert plate.content is not None and plate.content.player != "GuestQ"
    assert letters.width(plate.content.player, letters.least) <= plate.rect.width - FACE - 30  # nothing is cut
