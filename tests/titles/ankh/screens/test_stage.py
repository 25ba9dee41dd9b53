"""The conflict over the board (R9, R10, section 10): what is told of it, step by step, and where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pygame
import pytest

from game.core.ask import Option
from game.core.events import Event
from game.core.rng import Stream
from game.core.session import Session
from game.titles.ankh import SPEC
from game.titles.ankh.forecast import forecast
from game.titles.ankh.state import NOBODY
from scenes.replay.replay_scene import ReplayScene, load
from scenes.titles.ankh.foretold import touched
from scenes.titles.ankh.stage import FOLDED, HIGH, Fighter
from scenes.titles.ankh.story import ASKED_IN, STEPS, Done, Note, Story, told
from tests.gallery.ankh_tables import asks, parts, played
from tests.titles.ankh.play import Play
from tests.titles.ankh.screens import hands

if TYPE_CHECKING:
    from game.core.ask import Question
    from scenes.program import Program
    from scenes.table.table_scene import TableScene
    from tests.scenes.conftest import Driver


class Asking:
    """A question with another text."""

    def __init__(self, question: Question, text: str) -> None:
        self.question, self.text = question, text

    def __getattr__(self, name: str) -> Any:
        return getattr(self.question, name)


def duel() -> Play:
    """Two gods in region 1, each with a warrior beside it."""
    play = Play("two_lands", "isis", "osiris")
    play.put(0, "warrior", "3,4")
    play.put(1, "warrior", "4,4", "4,5")
    return play


def story_of(play: Play) -> Story:
    """What everybody was told of region 1."""
    events = play.session.events(0, None)
    ends = [i for i, event in enumerate(events) if event.kind == "dominated"]
    return told(Story(), events[: ends[0]] if ends else events)


def test_r10_a_battle_is_told_card_by_card() -> None:
    play = duel()
    play.region(1)
    assert story_of(play).step == "obelisk"
    play.cards("flood", "chariots")
    story = story_of(play)
    assert [(one.god, one.chosen, one.cards) for one in sorted(story.sides)] == [
        (0, True, ("flood",)), (1, True, ("chariots",))]
    assert (story.over, story.side(1).won, story.side(0).won) == (True, True, False)
    assert (story.side(1).strength, story.side(0).fallen) == (2 + 3, 1)
    assert story.side(0).devotion == story.side(1).devotion == 1  # the temple's majority, the victory


def test_r10_7_what_flood_brings_is_noted_beside_who_played_it() -> None:
    play = duel()
    play.region(1)
    play.cards("flood", "cycle")
    assert Note("ankh/follower", "+1") in story_of(play).side(0).notes


@pytest.mark.parametrize(("gods", "seed"), [
    (("isis", "osiris"), 1), (("amun", "ra"), 2), (("horus", "isis", "amun"), 3), (("thoth", "osiris", "isis"), 4)])
def test_s10_what_is_told_and_asked_of_a_battle_never_leads_back_to_an_earlier_step(
    gods: tuple[str, ...], seed: int
) -> None:
    scenario = {2: "two_lands", 3: "delta"}[len(gods)]
    session = Session(SPEC, [{"god": name} for name in gods], {"scenario": scenario}, seed)
    stream, story, at, seen, battles = Stream(seed, "steps"), Story(), 0, 0, 0
    while session.outcome is None:
        for event in session.events(seen, None):
            seen, before = event.no + 1, story
            story = told(story, [event])
            if event.kind == "battle_began":
                at, battles = 0, battles + 1
            if story.region == before.region and story.region and story.step != before.step:
                assert STEPS.index(story.step) >= at, (event, STEPS[at])
                at = STEPS.index(story.step)
        question = stream.pick(session.questions())
        if question.text in ASKED_IN and story.region:
            asked = STEPS.index(ASKED_IN[question.text])
            assert asked >= at, (question.text, STEPS[at])
            at = asked
        session.answer(question.seat, stream.pick(question.options()).key)
    assert battles


def test_r10_1_figures_are_brought_in_the_first_step() -> None:
    play = duel()
    play.powers(0, "obelisk_attuned")
    play.own(0, "0,6")
    play.region(1)
    asked = play.session.questions()[0].text
    assert (asked, ASKED_IN[asked]) == ("obelisk_move", story_of(play).step)


@pytest.mark.parametrize(("cat", "sprite"), [("plus1", "one"), ("plus3", "three"), ("star", "star"), ("", "back")])
def test_r16_3_a_cat_that_is_shown_in_a_battle_is_noted_beside_bastet(cat: str, sprite: str) -> None:
    event = Event(0, "cat_shown", "R16.3", {"god": 1, "cat": cat})
    assert told(Story(1, 2, "reveal"), [event]).side(1).notes == (Note(f"ankh/cat_{sprite}"),)
    assert told(Story(1), [event]) == Story(1)


def test_r9_4_regions_that_are_done_are_kept_until_the_conflict_ends() -> None:
    play = Play("two_lands", "isis", "osiris")
    play.conflict(1)
    events = play.session.events(0, None)
    at = next(i for i, event in enumerate(events) if event.kind == "conflict_ended")
    assert told(Story(), events[:at]).done == (Done(1, 0, False), Done(2, 1, False))
    assert told(Story(), events) == Story()


def test_r10_8_bids_and_who_is_killed_are_told_of_the_one_who_held_them() -> None:
    play = duel()
    play.followers(3, 3)
    play.region(1)
    play.cards("plague", "flood")
    play.bids(2, 1)
    story = story_of(play)
    assert Note("ankh/card/plague", "2") in story.side(0).notes
    assert Note("ankh/card/plague", "1") in story.side(1).notes
    assert (story.side(1).fallen, story.side(0).fallen) == (2, 0)


def test_r10_10_without_a_winner_nobody_is_marked() -> None:
    play = duel()
    play.off("3,4")
    play.region(1)
    play.cards("cycle", "cycle")
    play.answer("no")
    assert story_of(play).done[-1] == Done(1, NOBODY, True)
    assert story_of(play).over and not any(one.won for one in story_of(play).sides)


# ---------------------------------------------------------------- at the table
def at_cards(program: Program, drive: Driver, kinds: str = "pbb") -> TableScene:
    """A table that asks seat 0 for a battle card."""
    for seed in range(1, 40):
        match = played(program.client, kinds, seed, asks("battle_card", 0, 3), ("isis", "ra", "amun"))
        if not match.over:
            return hands.opened(program, drive, match)
        match.close()
    raise LookupError(kinds)


def test_s10_the_stage_opens_with_the_battle_and_shows_who_takes_part(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    stage, view = parts(table).stage, table.view
    assert stage.visible and stage.story.region == view.battle.region
    shown = [one for one in stage.each() if isinstance(one, Fighter)]
    assert sorted(one.content.side.god for one in shown) == sorted(view.battle.fighters)
    stakes = {one.god: one for one in forecast(view).regions[view.battle.region - 1].stakes}
    for one in shown:
        assert one.content.stake == stakes[one.content.side.god]
        assert program.media.t("ankh.term.figures") in one.hint()
    assert stage.step == "cards" and parts(table).board.shown.lit == view.battle.region


def test_s10_what_is_chosen_hangs_on_the_stage_and_hides_none_of_it(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    stage = parts(table).stage
    panel = next(one for one in parts(table).dialogs.panels if one.visible)
    assert panel.rect.clip(stage.rect).height <= 6 and panel.rect.width == stage.rect.width
    board = parts(table).board.rect
    assert board.contains(panel.rect) and board.contains(stage.rect)


def test_s10_the_stage_can_be_folded_and_unfolded(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    stage = parts(table).stage
    high = stage.rect.height
    drive.click("stage.fold")
    assert stage.rect.height < high / 2 and not any(isinstance(one, Fighter) for one in stage.each())
    drive.click("stage.fold")
    assert stage.rect.height == high


def test_s10_what_can_be_chosen_on_the_board_never_lies_under_the_stage(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    stage, board = parts(table).stage, parts(table).board
    refs = list(board.shown.space.squares)
    middles = {ref: place.center for ref in refs if (place := board.place_of(ref)) is not None}
    under = [ref for ref in refs if stage.rect.collidepoint(middles[ref])]
    assert under and table.asked is not None
    for wanted in (under[:1], under[-1:], under, refs):
        stage.offer(table.asked, [Option("x", "push", (ref,)) for ref in wanted])
        assert not any(stage.visible and stage.rect.collidepoint(middles[ref]) for ref in wanted), wanted
    assert stage.rect.height == FOLDED
    stage.offer(table.asked, table.options())
    assert stage.visible and stage.rect.height == HIGH


def test_s10_events_are_told_one_by_one_as_they_are_shown(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    stage, events = parts(table).stage, table.match.events(0)
    whole = stage.story
    stage.story, stage._since = Story(), 0
    told_so_far = []
    for i, event in enumerate(events):
        stage.animate(event, table.view)
        assert stage.story == told(Story(), events[: i + 1])
        told_so_far.append(stage.story.step)
    assert stage.story == whole and set(told_so_far) == {"", "obelisk"} and stage.step == "cards"


def test_c6_7a_what_is_shown_again_is_told_again_from_there_on(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    stage, events = parts(table).stage, table.match.events(0)
    for event in events:
        stage.animate(event, table.view)
    whole, half = stage.story, len(events) // 2
    for i, event in enumerate(events[half:], half + 1):
        stage.animate(event, table.view)
        assert stage.story == told(Story(), events[:i])
    assert stage.story == whole


def test_c6_7a_somebody_who_takes_the_seat_is_told_nothing_before_it_is_shown(
    program: Program, drive: Driver
) -> None:
    table = at_cards(program, drive)
    stage, view = parts(table).stage, table.view
    table.viewer = 1
    stage.show(msgspec.structs.replace(view, battle=None))
    assert stage.story == Story() and not stage.visible
    stage.show(table.match.session.view(1))
    assert stage.story.region == view.battle.region


def test_s10_the_lit_step_stays_until_what_was_asked_is_told(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    stage, asked = parts(table).stage, table.asked
    assert asked is not None
    for text, lit in (("build", "build"), ("plague_bid", "plague"), ("build", "plague")):
        stage.offer(Asking(asked, text), table.options())
        assert stage.step == lit
        stage.offer(None, [])
        assert stage.step == lit


def test_s10_what_was_not_shown_is_told_before_what_is(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    stage, events = parts(table).stage, table.match.events(0)
    whole = stage.story
    stage.story, stage._since = Story(), 0
    stage.animate(events[0], table.view)
    stage.animate(events[-1], table.view)
    assert stage.story == whole and whole.region == table.view.battle.region


def test_s10_after_a_jump_in_a_record_that_moves_the_stage_shows_the_battle(program: Program, drive: Driver) -> None:
    match = played(program.client, "pbb", 3)
    match.close()
    scene = ReplayScene(program.client, load(program.client, match.replay_id))
    scene.paused = True
    program.nav.stack.reset(scene, animated=False)
    program.media.motion = True
    scene.step_on()
    while scene.playback.busy:
        drive.frames(1, 400)
    stage, fights = parts(scene).stage, 0
    for at in range(2, scene.recorded.length):
        scene.jump(at)
        battle = scene.view.battle
        fights += battle is not None
        assert stage.visible == scene.view.conflict
        assert battle is None or stage.story.region == battle.region == parts(scene).board.shown.lit
        assert battle is not None or not parts(scene).board.shown.lit
    assert fights > 1


def test_s10_events_that_wait_to_be_shown_are_not_told_by_an_earlier_view(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    stage, view = parts(table).stage, table.view
    stage.story, stage._since = Story(), 0
    stage.show(msgspec.structs.replace(view, battle=None))
    assert stage.story == Story()
    stage.show(view)
    assert stage.story.region == view.battle.region


def test_c6_2_the_key_that_folds_the_stage_unfolds_it_too(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    stage = parts(table).stage
    table.ui.set_focus(drive.find("stage.fold"), True)
    for folded in (True, False):
        drive.key(pygame.K_RETURN)
        assert stage.folded == folded and table.ui.focus is drive.find("stage.fold")


def test_s10_a_card_that_is_pointed_at_marks_what_it_touches_on_the_board(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    board, view = parts(table).board, table.view
    assert view.battle is not None
    for card in ("flood", "drought", "plague", "chariots"):
        board.shown.trail = ()
        drive.move(drive.find(f"card.{card}").rect.center)
        assert list(board.shown.trail) == touched(view, view.team[0], card)


def test_s5_2_what_a_card_touches() -> None:
    play = duel()
    play.battle(1)
    view = play.session.view(0)
    assert set(touched(view, 0, "flood")) == {"space:3,4"}  # the others stand on desert
    assert set(touched(view, 0, "drought")) == {"space:2,4", "space:1,4"}
    assert set(touched(view, 0, "miracle")) == {"space:1,4", "space:3,4"}
    assert set(touched(view, 0, "plague")) == {"space:1,4", "space:3,4", "space:4,4", "space:4,5"}
    assert touched(view, 0, "cycle") == []


def test_c6_2_the_keys_lead_to_every_card_that_can_be_played(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    wanted = {f"card.{option.key}" for option in table.options()}
    seen: set[str] = set()
    for _ in range(60):
        drive.key(pygame.K_TAB)
        focus = table.ui.focus
        seen.add(focus.name if focus is not None else "")
    assert wanted <= seen, wanted - seen
    last = next(iter(sorted(wanted)))
    while table.ui.focus is None or table.ui.focus.name != last:
        drive.key(pygame.K_TAB)
    drive.key(pygame.K_RETURN)
    chosen = [entry.key for entry in table.match.session.log if entry.seat == 0][-1]
    assert chosen == last.removeprefix("card.")


def test_s4_a_card_that_another_has_chosen_is_not_told(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    drive.click("card.cycle")
    stream = Stream(3, "on")
    for _ in range(40):
        story = parts(table).stage.story
        if table.match.session.view(0).battle is None or any(one.cards for one in story.sides):
            break
        assert all(one.cards == () for one in story.sides)
        drive.frames(1, 100 + stream.below(2))


def test_s10_taking_back_leads_the_story_back(program: Program, drive: Driver) -> None:
    table = at_cards(program, drive)
    stage = parts(table).stage
    stage._since = 10**6  # as if more had been told than there is now
    stage.offer(table.asked, table.options())
    assert stage.story.region == table.view.battle.region


def test_s10_when_the_conflict_is_over_the_stage_is_gone(program: Program, drive: Driver) -> None:
    table = hands.opened(program, drive, played(program.client, "pb", 3, asks("choose_action", 0, 5)))
    assert not parts(table).stage.visible and parts(table).stage.dock() is None
