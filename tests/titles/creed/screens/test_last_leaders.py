"""R7, R10.2 at Creed's table: what is told of leaders that are gone or could go, and of who threatens whom."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.ask import Option
from game.core.events import Event
from game.titles.creed.forecast import REMOVED, front_of, siege
from game.titles.creed.next_attack import supported, threats
from scenes.program import Program
from scenes.titles.creed import board_items, foretold
from scenes.titles.creed.board_tips import tip
from scenes.titles.creed.top_bar import Chips
from scenes.titles.creed.units import unit_words
from scenes.titles.creed.words import Words
from tests.gallery.creed_boards import sample_view
from tests.gallery.creed_tables import asks, parts, played
from tests.scenes.conftest import Driver
from tests.scenes.table_play import opened
from tests.titles.creed.screens.hands import in_turn

pytestmark = pytest.mark.usefixtures("quick_bots")


def test_r10_2_who_has_no_leader_left_reads_what_keeps_it_in_the_war(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "pbgb", 4, asks("team_turn", 0, 3)))
    facts, words, t = drive.find("facts"), parts(table).words, program.media.t
    assert isinstance(facts, Chips) and table.asked is not None
    told = t("creed.chip.leaderless")
    assert told not in [fact.words for fact in facts.content]
    seats = (replace(table.view.seats[0], king=False, commander=False), *table.view.seats[1:])
    view = replace(table.view, seats=seats)
    facts.show(view)
    assert told in [fact.words for fact in facts.content]
    table.playback.shown = view
    assert words.prompt(table.asked)[1] == t("creed.ask.team_turn.leaderless")


def test_r10_1_a_blow_at_the_last_leader_is_told_to_win_the_war(program: Program) -> None:
    both, media = sample_view(2, 0), program.media
    tents = tuple(replace(tent, announced=False) for tent in both.seats[1].tents)
    view = replace(both, seats=(both.seats[0], replace(both.seats[1], commander=False, tents=tents)))
    certain, maybe = media.t("creed.odds.last"), media.t("creed.odds.last.maybe")
    for tent in view.seats[1].tents:
        made = siege(view, tent.tent)
        if not tent.ruin and not tent.fortress:
            assert made.last
            words = [row.text for row in foretold.beside(media, made, "")]
            assert (certain in words, maybe in words) == (bool(made.kind), bool(made.leaders and not made.kind))
    assert not siege(both, "1T11").last


def test_c6_4b_the_page_of_a_ruin_tells_which_leader_fell_there(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = in_turn(program, drive)
    words, t = parts(table).words, program.media.t
    fell = [("1T11", "king"), ("1T12", "blank")]
    fallen = [Event(no, "tent_destroyed", "R7.7", {"camp": 1, "tent": tent, "kind": kind, "colour": 1})
              for no, (tent, kind) in enumerate(fell)]  # fmt: skip
    monkeypatch.setattr(table.match, "events", lambda _viewer, _since=0: fallen)
    own, enemy = words.view.seats
    tents = tuple(replace(tent, ruin=tent.ruin or tent.tent in ("1T11", "1T12")) for tent in enemy.tents)
    table.playback.shown = replace(words.view, seats=(own, replace(enemy, tents=tents)))
    told = t("creed.page.fell", kind=t("creed.leader.king"))
    for ref, tells in (("tent:1T11", True), ("tent:1T12", False)):
        page = words.page(ref)
        assert page is not None and (told in [row.text for row in page.rows]) is tells
    parts(table).show(words.view)
    shown, art = parts(table).board.shown, parts(table).board.art
    assert shown.fallen == {"tent:1T11": "king"}
    for ref, tells in (("tent:1T11", True), ("tent:1T12", False)):
        assert (told in [row.text for row in tip(program.media, shown, ref, None).lines]) is tells
        drawn = {id(surface) for surface, _ in board_items._tent(art, shown, ref)}
        assert (id(art.struck(board_items.HINTS["king"]).surface) in drawn) is tells


def test_c6_15_the_page_of_an_own_unit_tells_the_worst_that_the_enemy_could_do_to_it(program: Program) -> None:
    view, seen = sample_view(2, 0), set()
    words = Words(program.media, view=view)
    for unit in view.seats[0].units:
        half = front_of(view, 0, unit.cell[1:3]).ours
        foes = [foe.cell for foe in view.seats[1].units if foe.cell[1:3] == half.enemy_line]
        hits = [hit for foe in foes for made in threats(view, foe) for hit in made.hits if hit.cell == unit.cell]
        rows = words.threats_to(f"cell:{unit.cell}")
        assert len(rows) == bool(hits)
        if rows:
            falls = any(hit.result == REMOVED for hit in hits)
            assert rows[0].tone == ("bad" if falls else "good") and rows[0].value.startswith(str(hits[0].power))
            seen.add(falls)
    assert seen


def test_r6_4_the_plate_of_a_supporters_new_place_tells_whose_power_it_changes(program: Program, drive: Driver) -> None:
    table = in_turn(program, drive)
    shown, t, found = parts(table).board.shown, program.media.t, 0
    for option in table.options():
        option: Option
        told = {line.text: line.value for line in tip(program.media, shown, option.refs[-1], option).lines
                } if option.verb in ("move", "cross", "deploy") else {}  # fmt: skip
        for one in supported(table.view, option):
            words = t("creed.then.power", unit=unit_words(program.media, one.unit))
            assert told[words] == t("creed.board.ap_after", before=one.before, after=one.after)
            found += 1
    assert found


def test_r10_1_what_an_ally_loses_is_a_loss_of_the_own_side(program: Program, drive: Driver) -> None:
    table = opened(program, drive, played(program.client, "pbgb", 4, asks("team_turn", 0, 3)))
    title = table.title_table
    for kind, name in (("tent_destroyed", "camp"), ("leader_removed", "seat"), ("hit", "seat")):
        events = [Event(1, kind, "R7.7", {name: seat, "removed": 1}) for seat in range(4)]
        assert [title.hurts(event) for event in events] == [True, False, True, False], kind
        assert [title.hurts(event, 1) for event in events] == [False, True, False, True], kind
