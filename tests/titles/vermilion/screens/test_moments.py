"""Section 10, C6.5. What is shown beside the board: dice in the wells, thresholds, cards that burn and slide, trinkets
that turn. Events go through the table's own queue.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from msgspec.structs import replace

from game.core.events import Event
from game.titles.vermilion.content import CARDS, GEAR, TAINTS
from game.titles.vermilion.view import ActionView, DieView
from scenes.kit.page_view import PageView
from scenes.media.canvas import FULL, SIZE
from scenes.table.table_scene import TableScene
from scenes.titles.vermilion.moments import MOMENTS
from scenes.titles.vermilion.opening import QuestOpening
from scenes.titles.vermilion.view_steps import step
from tests.gallery.vermilion_tables import parts
from tests.titles.vermilion.screens.questions import asked, match_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.titles.vermilion.view import SeatView
    from scenes.kit.animation import Cel
    from scenes.program import Program
    from scenes.table.match import Match
    from scenes.titles.vermilion.stage import TableStage
    from tests.scenes.conftest import Driver

FRAME = 16
TOLD: dict[str, dict[str, Any]] = {
    "rolled": {"faces": [2, 0], "kinds": "imprint breakthrough"},
    "thresholds": {"met": "pair:0"},
    "die_returned": {"kind": "imprint"},
    "die_gained": {"kind": "breakthrough"},
    "die_lost": {"kind": "breakthrough"},
    "condensed": {"kind": "imprint"},
    "resisted": {"face": 5, "total": 5},
    "combusted": {"card": "attack"},
    "corrupted": {"card": "tinnitus"},
    "discarded": {"card": "attack"},
    "played": {"card": "attack", "slot": "arm", "how": "standard"},
    "fetched": {"card": "move"},
    "duality_drawn": {},
    "trinket_used": {"item": "t01"},
    "charged": {"item": "t01"},
    "looted": {"face": 4, "bonus": 1, "items": "fang:2"},
}
"""What each event tells besides its seat."""


@pytest.fixture
def table(program: Program, drive: Driver) -> TableScene:
    """The own turn beside a partner: an attack with two dice is under way, a card lies in the hand."""
    made = asked(program, drive, match_at(program, "player_action", seats=2, after=1))
    program.media.motion = True
    made.asked = None
    parts(made).show(rolling(made.view))
    return made


def rolling(view: SeatView, *dice: DieView, gives: tuple[tuple[str, int], ...] = ()) -> SeatView:
    """The same with an attack of seat 0 under way."""
    action = ActionView(0, "attack", "standard", "attack", dice, gives, (), 0, 0, 0)
    own = replace(view.seats[0], hand=("attack", *view.seats[0].hand[:3]))
    return replace(view, action=action, seats=(own, *view.seats[1:]))


def die(kind: str, face: int) -> DieView:
    """A die that shows a face."""
    return DieView(0, kind, kind, ((face, ""),), False)


def begun(table: TableScene, kind: str, seat: int = 0, view: SeatView | None = None, **data: Any) -> TableStage:
    """An event comes through the queue and begins to be shown."""
    shown = view if view is not None else rolling(table.view)
    event = Event(table.match.session.event_count(0), kind, "R1", {"seat": seat, **TOLD[kind], **data})
    table.playback.jump(shown)
    table.playback.put([event], shown)
    for _ in range(20):
        table.playback.factor = 1.0
        table.playback.update(FRAME)
        if parts(table).stage.fx:
            break
    return parts(table).stage


def pictures(stage: TableStage) -> list[Cel]:
    """What moves now."""
    return [cel for made in stage.fx._running for cel in made._parts]


def each(stage: TableStage, count: int = 12) -> Iterator[list[Cel]]:
    """What moves, moment by moment, to the last but one."""
    length = max(made.length for made in stage.fx._running)
    for _ in range(count):
        yield pictures(stage)
        stage.fx.advance(length // (count + 1))


def moments(stage: TableStage, count: int = 12) -> list[list[Cel]]:
    """The same, all of them."""
    return list(each(stage, count))


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_s10_every_moment_begins_goes_on_and_ends_for_the_own_seat_and_for_others(
    table: TableScene, seat: int, reduced: bool
) -> None:
    table.playback.reduced = reduced
    view = rolling(table.view, die("imprint", 2), die("imprint", 2))
    assert view.action is not None
    view, canvas = replace(view, action=replace(view.action, seat=seat)), pygame.Surface(SIZE)
    for kind in MOMENTS:
        stage = begun(table, kind, seat, view)
        if kind == "thresholds" and seat:
            assert not stage.fx  # what this gear of the other gives has no sign
            continue
        assert stage.fx, kind
        for cels in each(stage):
            assert all(FULL.colliderect(cel.surface.get_rect(topleft=cel.at)) for cel in cels)
            stage.draw(canvas)
        table.playback.skip_all()
        assert not stage.waits()
        assert all(slot.content is not None for slot in parts(table).hand.slots)
        assert not parts(table).gear.slot("head").turned


def test_r5_1_3_dice_roll_into_the_wells_of_the_gear_and_lie_there(table: TableScene) -> None:
    stage = begun(table, "rolled")
    wells = parts(table).gear.wells("arm", 2)
    last = moments(stage, 40)[-1]
    assert len(last) == 2
    assert all(place.inflate(0, 16).contains(cel.surface.get_rect(topleft=cel.at))
               for cel, place in zip(last, wells, strict=True))  # fmt: skip
    event = Event(0, "rolled", "R5.1.3", {"seat": 0, **TOLD["rolled"]})
    later = step(rolling(table.view), event, table.view).action
    assert later is not None
    assert [one.faces[-1][0] for one in later.dice] == [2, 0]


def test_c6_5_where_motion_is_reduced_dice_show_up_where_they_lie(table: TableScene) -> None:
    table.playback.reduced = True
    stage = begun(table, "rolled")
    places = {cel.at for cels in moments(stage) for cel in cels}
    assert places == {place.topleft for place in parts(table).gear.wells("arm", 2)}


def test_r11_3_thresholds_light_up_one_after_the_other(table: TableScene) -> None:
    view = rolling(table.view, die("imprint", 2), die("imprint", 2))
    item = dict(view.seats[0].worn)["arm"]
    stage, gear = begun(table, "thresholds", view=view), parts(table).gear
    met = gear.met("arm")
    assert len(met) >= 2, (item, GEAR[item].thresholds)
    lit = []
    for _ in each(stage):
        content = gear.slot("arm").content
        assert content is not None
        lit.append(sum(line.state == "met" for line in content.lines))
    assert lit[0] == 1
    assert lit == sorted(lit)
    assert lit[-1] == len(met)


def test_r13_22_the_dice_of_a_roll_that_gambit_has_cancelled_crack(table: TableScene) -> None:
    dice = die("breakthrough", 3), die("breakthrough", 0)
    whole = moments(begun(table, "thresholds", view=rolling(table.view, *dice)))
    broken = moments(begun(table, "thresholds", view=rolling(table.view, *dice, gives=(("gambit", 1),))))
    assert all(len(cels) == 2 for cels in broken)
    assert not any(cel.surface is other.surface for cels in broken for cel in cels for row in whole for other in row)
    assert len({cels[0].surface for cels in broken}) > 3


def test_r6_1_a_card_that_is_burnt_burns_in_its_place(table: TableScene) -> None:
    hand = parts(table).hand
    place = hand.place_of("card:attack")
    stage = begun(table, "combusted")
    assert place is not None
    assert next(slot for slot in hand.slots if slot.ref == "card:attack").content is None
    shown = moments(stage)
    assert len({cels[0].surface for cels in shown}) > 6
    assert all(place.inflate(60, 120).contains(cels[0].surface.get_rect(topleft=cels[0].at)) for cels in shown)
    left = [pygame.mask.from_surface(cels[0].surface).count() for cels in shown]
    assert left == sorted(left, reverse=True)
    assert left[-2] < left[0] / 2


def test_r6_2_a_die_that_is_condensed_dissolves_in_the_supply(table: TableScene) -> None:
    shown = moments(begun(table, "condensed"))
    tray = parts(table).gear.tray.rect
    assert all(tray.collidepoint(cels[0].surface.get_rect(topleft=cels[0].at).center) for cels in shown)
    assert len({cels[0].surface for cels in shown}) > 6


@pytest.mark.parametrize(("kind", "by"), [("trinket_used", -90), ("charged", 90)])
def test_r11_9_a_trinket_turns_by_a_quarter(table: TableScene, kind: str, by: int) -> None:
    item = dict(table.view.seats[0].worn)["head"]
    slot = parts(table).gear.slot("head")
    stage, turned = begun(table, kind, item=item), []
    for _ in each(stage, 20):
        turned.append(abs(slot.turned))
    assert turned == sorted(turned)
    assert turned[-1] == abs(by)
    uses = dict(table.view.seats[0].uses)[item]
    event = Event(0, kind, "R11.9", {"seat": 0, "item": item})
    assert dict(step(table.view, event, table.view).seats[0].uses)[item] == uses + by // 90


@pytest.mark.parametrize(("kind", "seat"), [("corrupted", 0), ("corrupted", 1), ("discarded", 0), ("discarded", 1)])
def test_r8_1_a_card_slides_into_the_discard_pile_of_its_seat(table: TableScene, kind: str, seat: int) -> None:
    stage = begun(table, kind, seat)
    plate = stage.plate(seat)
    assert plate is not None
    first, *_, last = (cels[0].surface.get_rect(topleft=cels[0].at) for cels in moments(stage, 60))
    assert last.width < first.width or kind == "corrupted"
    far = [abs(place.centerx - plate.pile("discard")[0]) + abs(place.centery - plate.pile("discard")[1])
           for place in (first, last)]  # fmt: skip
    assert far[1] < far[0] / 4


def test_r7_2_4_a_die_flies_back_from_the_torso_into_the_supply(table: TableScene) -> None:
    view = rolling(table.view)
    assert view.action is not None
    stage = begun(table, "die_returned", view=replace(view, action=replace(view.action, kind="defend")))
    first, *_, last = (cels[0].surface.get_rect(topleft=cels[0].at).center for cels in moments(stage, 60))
    assert parts(table).gear.slot("torso").rect.collidepoint(first)
    assert parts(table).gear.tray.rect.collidepoint(last)


def test_r9_8_what_is_won_comes_out_of_a_roll(table: TableScene) -> None:
    shown = moments(begun(table, "looted"), 20)
    early, late = ({cel.surface for cel in cels} for cels in (shown[8], shown[-2]))
    assert early
    assert late - early


def test_r9_4_a_duality_card_opens_for_its_reader_alone(table: TableScene) -> None:
    view = replace(rolling(table.view), reader=0, duality="d01")
    own = {id(cels[0].surface) for cels in moments(begun(table, "duality_drawn", 0, view), 24)}
    other = {id(cels[0].surface) for cels in moments(begun(table, "duality_drawn", 1, view), 24)}
    assert len(own) > 6
    assert len(other) == 1


def test_r1_3_what_ends_a_quest_is_shown_on_its_board_to_the_curtain(table: TableScene) -> None:
    """The view that follows has no board any more; figures stay until the curtain has been."""
    before = rolling(table.view)
    gone = replace(before, width=0, height=0, quest="q02", foes=(), codes=b"", action=None)
    unit = before.foes[0].unit
    hit = Event(0, "damaged", "R7.3", {"unit": unit, "amount": 1})
    shown = step(before, hit, gone)
    assert [foe.unit for foe in shown.foes] == [foe.unit for foe in before.foes]
    assert shown.foes[0].hp == before.foes[0].hp - 1
    ended = Event(1, "quest_ended", "R1.3", {"won": 1, "reason": "won", "quest": "q01", "round": 3})
    assert step(shown, ended, gone) is gone


def test_c6_14_the_last_blow_of_a_quest_has_time_to_be_seen(table: TableScene) -> None:
    view, taken = rolling(table.view), []
    unit = view.foes[0].unit
    told = {"attacked": {"seat": 0, "units": unit}, "damaged": {"unit": unit, "amount": 3},
            "died": {"unit": unit, "kind": view.foes[0].kind, "by": 0},
            "quest_ended": {"won": 1, "reason": "won", "quest": "q01", "round": 3}}  # fmt: skip
    table.playback.jump(view)
    table.playback.factor = 1.0
    table.playback.put([Event(i, kind, "R7.3", data) for i, (kind, data) in enumerate(told.items())], view)
    while table.playback.pending():
        table.playback.update(FRAME)
        taken.append(table.playback._now[0].kind if table.playback._now is not None else "")
    assert taken.count("died") * FRAME >= 500
    assert taken.count("quest_ended") * FRAME >= 1800


def test_s5_13_a_quest_begins_once_with_its_page(program: Program, drive: Driver) -> None:
    match = match_at(program, "choose_start")
    program.media.motion = True
    table = asked_with_page(program, drive, match)
    page = program.nav.stack.top
    assert isinstance(page, QuestOpening)
    assert page.quest == match.session.view(0).quest
    assert program.media.t("vermilion.quest.q01.story") in page.opening()
    drive.click("opening.go")
    drive.frames(20, 100)
    assert program.nav.stack.top is table
    table.offer()
    drive.frames(4, 100)
    assert program.nav.stack.top is table


def asked_with_page(program: Program, drive: Driver, match: Match) -> TableScene:
    """The table, as something lies over it."""
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    for _ in range(60):
        drive.frames(1, 100)
        if program.nav.stack.top is not table:
            break
    drive.frames(20, 100)
    return table


def test_c6_4b_who_has_died_is_not_read_about_any_more(table: TableScene) -> None:
    title, view = parts(table), table.view
    title.inspect(f"unit:{view.foes[0].unit}")
    assert title.inspector.pinned
    table.playback.jump(replace(view, foes=view.foes[1:]))
    assert title.inspector.ref == title.words.home()
    assert not title.inspector.pinned


def test_c1_3_cards_of_a_full_hand_lie_beside_each_other(table: TableScene) -> None:
    view = table.view
    for count in (5, 7, 8):
        own = replace(view.seats[0], hand=tuple(CARDS)[:count])
        table.playback.jump(replace(view, seats=(own, *view.seats[1:])))
        places = [slot.rect for slot in parts(table).hand.slots]
        assert len(places) == count
        assert all(left.right < right.left for left, right in pairwise(places))


def test_r8_1_what_is_left_of_the_corruption_deck_is_told(table: TableScene) -> None:
    situation = parts(table).situation
    situation.open("taint")
    pages = [one for one in situation.body.each() if isinstance(one, PageView)]
    rows = {row.ref: row.value for one in pages if one.page is not None for row in one.page.rows if row.ref}
    assert {f"card:{card}" for card in TAINTS} == set(rows)
    for card, count in table.view.taint_kinds:
        assert rows[f"card:{card}"].startswith(f"×{count}")
