"""C7.2: what was done at each step of a record is told in words, and its place is marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.match.proposals import CONCEDE
from scenes.kit.board_stage import BoardStage
from scenes.kit.event_look import END, TURN
from scenes.replay.deeds import Deed
from scenes.replay.replay_scene import ALL_SEEING, ReplayScene, load
from scenes.table.match import Match
from scenes.table.watch_scene import ONLOOKER
from tests.gallery import ankh_tables, creed_tables, crowns_tables, realigious_tables, vermilion_tables
from tests.scenes.conftest import Driver

if TYPE_CHECKING:
    from scenes.program import Program

TITLES = {
    "realigious": realigious_tables, "creed": creed_tables, "ankh": ankh_tables, "crowns": crowns_tables,
    "vermilion": vermilion_tables,
}  # fmt: skip


def watched(program: Program, match: Match) -> ReplayScene:
    """The record of a match as far as it was played, standing still at its beginning."""
    program.home.replays.write("deeds", match.session.save(), match.header())
    match.close()
    scene = ReplayScene(program.client, load(program.client, "deeds"))
    scene.paused = True
    program.nav.stack.reset(scene, animated=False)
    return scene


@pytest.fixture
def replay(program: Program) -> ReplayScene:
    return watched(program, realigious_tables.played(program.client, "pbb", 1, lambda match, _: match.round >= 9))


def steps(scene: ReplayScene, text: str, key: str, seat: int | None = None) -> list[int]:
    """After which choices a question of that kind was answered so."""
    record, found = scene.recorded.record, []
    for at, entry in enumerate(record.log, 1):
        asked = record.at(at - 1).questions()
        if entry.key.startswith(key) and (seat is None or entry.seat == seat):
            found += [at] if any(one.text == text and one.seat == entry.seat for one in asked) else []
    return found


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("eyes", [ALL_SEEING, ONLOOKER, "0"])
def test_c7_2_no_step_of_a_record_says_no_more_than_a_name(program: Program, title: str, eyes: str) -> None:
    """A match to its end, in both languages: something is told of everybody's choice, whoever looks."""
    scene = watched(program, TITLES[title].played(program.client, "pb" if title == "creed" else "pbb", 1))
    for language in ("ko", "en"):
        program.client.set_language(language)
        scene._borrow(eyes)
        for at in range(1, scene.recorded.length + 1):
            deed = scene.deeds.of(at)
            said = deed.text
            for info in scene.match.seats:
                said = said.replace(info.name, "")
            assert sum(map(str.isalpha, said)) >= 3, (at, scene.recorded.record.log[at - 1], deed)
            entry = scene.recorded.record.log[at - 1]
            passed = entry.key in scene.title_table.passes
            assert passed or at == scene.recorded.length or deed.seat == entry.seat


def test_c7_2_who_passes_is_said_to_pass_whosoever_eyes_look(replay: ReplayScene) -> None:
    name = replay.match.name(0)
    quiet = [at for at in steps(replay, "react", "no", 0) if replay._silent(at)]
    assert quiet
    for at in quiet:
        for eyes in ("0", "1", ALL_SEEING):
            replay._borrow(eyes)
            assert replay.deeds.of(at).text == replay.t("replay.deed.pass", name=name)


@pytest.mark.slow
def test_c7_2_a_pass_that_nobody_was_asked_for_is_no_deed(program: Program) -> None:
    """What it let happen is told; eyes that don't know whether there was anything to decide are told the same."""
    scene = watched(program, realigious_tables.played(program.client, "pbb", 1))
    record, name = scene.recorded.record, scene.match.name(0)
    passing, seen = scene.t("replay.deed.pass", name=name), 0
    for at in steps(scene, "react", "no", 0):
        asked = next(one for one in record.at(at - 1).questions() if one.seat == 0)
        if scene._silent(at) or len(asked.options()) > 1:
            continue
        for eyes in ("0", "1", ALL_SEEING):
            scene._borrow(eyes)
            told = scene.deeds.events(at)
            if any(scene.title_table.look_of(event).mark_of(event) not in (TURN, END) and scene.telling.line(event)
                   for event in told):  # fmt: skip
                assert not scene.deeds.of(at).text.startswith(passing)
                seen += 1
    assert seen


@pytest.mark.slow
def test_c7_2_borrowed_eyes_are_told_nothing_that_was_chosen_in_secret(program: Program) -> None:
    scene = watched(program, crowns_tables.played(program.client, "pb", 1, lambda match, _: match.round >= 3))
    places = steps(scene, "plot_select", "plot", 1)
    assert places
    for at in places:
        scene._borrow("1")
        choice = scene.deeds.of(at)
        if scene.recorded.record.at(at - 1).questions()[-1].seat == 1:
            continue  # with the last choice all are revealed
        scene._borrow("0")
        told = scene.deeds.of(at)
        assert told != choice and told.text == scene.t("replay.deed.hidden", name=scene.match.name(1))


def test_c7_2_a_concession_is_told(program: Program) -> None:
    match = realigious_tables.played(program.client, "pg", 4, lambda match, _: match.round >= 3)
    match.give_up_side(CONCEDE, 0)
    scene = watched(program, match)
    assert scene.match.name(0) in scene.deeds.of(scene.recorded.length).more


def test_c7_2_the_place_of_a_step_that_one_goes_to_stays_marked(drive: Driver, replay: ReplayScene) -> None:
    replay._borrow(ALL_SEEING)
    board = next(part for part in replay.title_table.parts if isinstance(part, BoardStage))
    for at in steps(replay, "move", "tile")[:3]:
        replay.jump(at - 1)
        replay.paused = True
        replay._go(at)
        drive.frames(1, 5000)
        assert board.shown.trail == (replay.deeds.of(at).ref,) and replay.done.deed == replay.deeds.of(at)
    replay._go(0)
    assert board.shown.trail == () and replay.done.deed is None


def test_c7_2_a_step_is_named_as_soon_as_it_is_seen(program: Program, drive: Driver, replay: ReplayScene) -> None:
    program.media.motion = True
    at = steps(replay, "move", "tile", 0)[0]
    replay.jump(at - 1)
    replay.step_on()
    for _ in range(60):
        drive.frames()
        if replay.playback.pending() and replay.playback._now is not None:
            break
    assert replay.playback.busy and replay.done.deed == replay.deeds.of(at)
    assert f"{at}/" in replay.where.text


@pytest.mark.slow
def test_c6_4a_what_dice_decide_is_told_of_a_step_when_they_lie(program: Program, drive: Driver) -> None:
    program.media.motion = True
    scene = watched(program, realigious_tables.played(program.client, "pbb", 1))
    scene._borrow(ALL_SEEING)
    table, record = scene.title_table, scene.recorded.record
    at = next(at for at in steps(scene, "card_or_done", "done")
              if any(table.is_roll(one) and one.kind == "propagated" for one in scene.deeds.events(at)))
    assert record.log[at - 1].key == "done"
    scene.jump(at - 1)
    before = scene.done.deed
    scene.step_on()
    rolling = 0
    for _ in range(600):
        drive.frames()
        now = scene.playback._now
        if now is not None and table.is_roll(now[0]):
            rolling += 1
            assert scene.done.deed != scene.deeds.of(at) and scene.done.deed != before
        elif rolling:
            break
    assert rolling and scene.done.deed == scene.deeds.of(at)


@pytest.mark.slow
def test_c7_2_the_last_step_says_how_the_match_ended(program: Program) -> None:
    """Its choice is in the tip."""
    scene = watched(program, realigious_tables.played(program.client, "pbb", 1, cycles="24"))
    scene.jump(scene.recorded.length)
    last = scene.title_table.line(scene.recorded.markers[-1].event)
    deed = scene.done.deed
    assert deed is not None and last is not None and deed.text == last.text
    assert deed.more and deed.more in scene.done.spoken()


@pytest.mark.slow
def test_c7_2_a_pass_that_lets_a_combat_be_fought_says_how_it_went(program: Program) -> None:
    scene = watched(program, realigious_tables.played(program.client, "pbb", 1))
    scene._borrow(ALL_SEEING)
    fights = [one for one in scene.recorded.markers if one.event.kind in ("combat_won", "combat_lost")]
    record = scene.recorded.record
    passed = [one for one in fights if record.log[one.at - 1].key == "no"]
    assert passed
    for one in passed:
        deed, line = scene.deeds.of(one.at), scene.title_table.line(one.event)
        assert line is not None and line.text in deed.text and deed.ref == line.ref


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("title", TITLES)
def test_c7_2_all_that_is_told_of_a_step_has_room(program: Program, title: str, language: str) -> None:
    """At the largest size of letters, too."""
    scene = watched(program, TITLES[title].played(program.client, "pb" if title == "creed" else "pbb", 1))
    program.client.set_language(language)
    program.client.set_scale(130)
    scene._borrow(ALL_SEEING)
    for at in range(1, scene.recorded.length + 1):
        scene.done.tell(scene.deeds.of(at))
        assert program.media.theme.holds(scene.done._words(), *scene.done.room.size), scene.done.deed


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 130])
def test_c7_2_a_deed_of_three_lines_stands_apart_from_what_is_above_and_below_it(program: Program, scale: int) -> None:
    program.client.set_scale(scale)
    program.client.set_language("en")
    scene = watched(program, realigious_tables.played(program.client, "pbb", 1, lambda match, _: match.round >= 2))
    theme = program.media.theme
    words = "Rena won at (5, 4) against Senna. (Attack 80 - defence 10)"
    scene.done.tell(Deed(words, 0, brief=words))
    size, lines = theme.block_size(words, scene.done.room.width, scene.done.room.height, 20)
    assert len(lines) == 3
    block, place = scene.done._block()
    assert block.get_height() >= 3 * theme.line_height(size) - theme.pixels(size) // 2, "its lines do not touch"
    assert scene.done.rect.contains(place)
