"""C6.14, C7.2: whose things the frame shows to who looks on, and the cards at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from scenes.replay.replay_scene import ONLOOKER, ReplayScene, load
from scenes.titles.realigious.badge import BadgeWidget, subject
from scenes.titles.realigious.purse import ReputationBar
from scenes.titles.realigious.situation_rows import PlayerRow, tiles_key
from scenes.titles.realigious.table import RealigiousTable
from tests.gallery.realigious_tables import played

if TYPE_CHECKING:
    from scenes.program import Program


def final(program: Program, own: bool) -> tuple[ReplayScene, RealigiousTable]:
    """The board at the end of a match that one has played, or that others have."""
    match = played(program.client, "pbb", 1, cycles="24")
    match.close()
    record = load(program.client, match.replay_id)
    if not own:
        for info in record.seats:
            info.profile_uid, info.name = "", f"other {info.seat}"
    scene = ReplayScene(program.client, record, ended=True)
    program.nav.stack.reset(scene, animated=False)
    table = scene.title_table
    assert scene.recorded.all_seeing and isinstance(table, RealigiousTable)
    return scene, table


@pytest.mark.slow
@pytest.mark.parametrize("own", [True, False])
def test_c6_14_the_frame_of_the_final_board_is_of_the_own_seat_and_says_so(program: Program, own: bool) -> None:
    """Where nobody here has played, of the winner's; the cards of that seat are uncovered."""
    scene, table = final(program, own)
    outcome = scene.match.session.outcome
    assert outcome is not None
    seat = 0 if own else min(outcome.winners)
    assert subject(scene.view, table.calls) == seat
    bar = next(part for part in table.parts if isinstance(part, ReputationBar))
    badge = next(part for part in table.parts if isinstance(part, BadgeWidget))
    name = scene.match.name(seat)
    assert bar._caption(999).startswith(name) and bar._caption(10) == name
    assert bar._tip().startswith(name) and badge._religion_tip().startswith(name)
    private = scene.match.session.view(seat).own
    assert private is not None and table.hand.visible
    assert [slot.card for slot in table.hand.slots if slot.card] == [held.card for held in private.hand]
    assert table.hand.whose.visible and table.hand.whose.text == name


@pytest.mark.slow
def test_c7_2_the_cards_of_whose_eyes_one_borrows_need_no_name(program: Program) -> None:
    scene, table = final(program, True)
    scene._borrow("1")
    assert table.hand.visible and not table.hand.whose.visible


@pytest.mark.slow
def test_r12_6_where_nothing_is_out_of_sight_a_players_tiles_are_all_there_are(program: Program) -> None:
    scene, table = final(program, True)
    view, t = scene.view, scene.t
    assert all(tile.shown for tile in view.tiles)
    page = table.wording.page("seat:2")
    assert page is not None
    owned = str(sum(tile.owner == 2 for tile in view.tiles))
    assert (t("realigious.screen.tiles.own"), owned) in [(row.text, row.value) for row in page.rows]
    hidden = replace(view, tiles=(replace(view.tiles[0], shown=False), *view.tiles[1:]))
    assert tiles_key(view, 2) == "realigious.screen.tiles.own" != tiles_key(hidden, 2)


@pytest.mark.slow
def test_c6_14_the_page_of_each_player_tells_the_cards_where_everything_is_uncovered(program: Program) -> None:
    scene, table = final(program, True)
    private = scene.match.session.view(2).own
    assert private is not None and private.hand

    def told() -> set[str]:
        page = table.words.page("seat:2")
        assert page is not None
        return {row.ref for row in page.rows if row.ref.startswith("card:")}

    assert told() == {f"card:{held.card}" for held in private.hand}
    scene._borrow(ONLOOKER)
    assert not told()


@pytest.mark.slow
def test_c7_2_the_hand_is_uncovered_where_everything_is_and_not_for_an_onlooker(program: Program) -> None:
    scene, table = final(program, True)
    scene.jump(scene.recorded.length // 2)
    private = scene.match.session.view(0).own
    assert scene.recorded.all_seeing and table.hand.visible and private is not None
    assert [slot.card for slot in table.hand.slots if slot.card] == [held.card for held in private.hand]
    scene._borrow(ONLOOKER)
    assert not scene.recorded.all_seeing and not table.hand.visible


@pytest.mark.slow
def test_c6_14_after_the_end_nobody_has_the_turn_and_no_tile_counts_down(program: Program) -> None:
    scene, table = final(program, True)
    t, view = program.media.t, table.words.view
    assert view.outcome is not None
    for seat in range(len(view.seats)):
        look = table.opponents.look_of(view, seat)
        assert not look.turn and t("realigious.screen.now") not in table.opponents.told(look)
        assert t("realigious.screen.turn_in", n=-1) not in table.opponents.told(look)
    table.situation.open()
    rows = [part for part in scene.ui.root.each() if isinstance(part, PlayerRow)]
    assert rows and not any(row.turn for row in rows)
    assert table.words.separatist(view.tiles[0])[0] == t("realigious.separatist.over")
