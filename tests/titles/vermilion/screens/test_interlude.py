"""R9, C6.14: between two quests nothing passes unread, however fast a match is shown and whoever plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.core.events import Event
from game.match.seats import BOT, REMOTE, Wish
from game.titles.vermilion.content import DUALITY
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from scenes.table.watch_scene import WatchScene
from scenes.titles.vermilion.interlude import OUTCOMES, WATCHED_MS, stands
from scenes.titles.vermilion.interlude_pages import (
    GUARD_MS,
    CampTold,
    CardTold,
    QuestEnd,
    ReadPage,
    came_rows,
    camp_rows,
)
from scenes.titles.vermilion.story import quests_of
from scenes.titles.vermilion.words import Words
from tests.gallery.vermilion_tables import campaign_at, camped, found, parts, seats, tried
from tests.scenes.table_play import QuickBot

if TYPE_CHECKING:
    from game.core.saved import LogEntry
    from scenes.program import Program
    from tests.scenes.conftest import Driver

OPTIONS = {"variant": "campaign", "difficulty": "grim"}


@pytest.fixture(autouse=True)
def _in_a_window(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Animations are off; bots would go on at once."""
    program.media.motion = True
    program.media.settings.animation_speed = "off"
    monkeypatch.setattr("scenes.table.controllers.make_thinker", QuickBot)


def before_end(program: Program, kinds: str) -> tuple[Match, list[LogEntry]]:
    """A campaign one answer before its first quest is lost, and that answer."""
    first = found(program.client, kinds, tried, **OPTIONS)
    options = {"quest": "q01", **OPTIONS}
    match = Match.new(program.client.home, "vermilion", seats(kinds), options, first.session.seed)
    *before, last = first.session.log
    for given in before:
        match.session.answer(given.seat, given.key)
    return match, [last]


def opened(drive: Driver, scene: TableScene) -> TableScene:
    """The table on top of nothing."""
    drive.program.nav.stack.reset(scene, animated=False)
    drive.frames(3)
    return scene


def turn(drive: Driver) -> None:
    """The page's button."""
    drive.frames(2, GUARD_MS)
    drive.click("told.go")
    drive.frames(2)


def test_r9_1_the_end_of_a_quest_waits_for_its_button(program: Program, drive: Driver) -> None:
    match, (last,) = before_end(program, "pb")
    table = opened(drive, TableScene(program.client, match))
    table.give(last.seat, last.key)
    drive.frames(5, 500)
    page, count = drive.top, len(match.session.log)
    assert isinstance(page, QuestEnd) and page.headlines[0] == program.media.t("vermilion.told.lost")
    drive.frames(40, 3000)
    assert drive.top is page and len(match.session.log) == count and table.asked is None
    turn(drive)
    drive.frames(5, 200)
    assert drive.top is table and table.asked is not None


def test_r9_1_it_waits_for_a_person_whose_seat_a_bot_keeps(program: Program, drive: Driver) -> None:
    match, (last,) = before_end(program, "pb")
    match.chairs.take(Wish(seat=0, kind=BOT))
    table = opened(drive, WatchScene(program.client, match))
    table.give(last.seat, last.key)
    drive.frames(40, 3000)
    count = len(match.session.log)
    assert isinstance(drive.top, QuestEnd) and drive.top.seen.phase == "breathe"
    turn(drive)
    drive.frames(40, 800)
    assert len(match.session.log) > count


def test_c6_11_where_only_bots_play_it_goes_by_itself(program: Program, drive: Driver) -> None:
    match, (last,) = before_end(program, "bb")
    table = opened(drive, WatchScene(program.client, match))
    table.give(last.seat, last.key)
    drive.frames(5, 500)
    assert isinstance(drive.top, QuestEnd) and "(" in drive.top.button.text
    drive.frames(2, WATCHED_MS)
    drive.frames(3)
    assert not isinstance(drive.top, QuestEnd)


def test_c6_7b_a_table_made_anew_tells_what_its_match_has_passed(program: Program, drive: Driver) -> None:
    match = campaign_at(program.client, "pb", camped)
    match.pages_read = 0
    opened(drive, TableScene(program.client, match))
    for kind in (QuestEnd, CampTold):
        assert type(drive.top) is kind
        turn(drive)
    assert not isinstance(drive.top, ReadPage) and match.pages_read == stands(match.session.view(0)) == 2
    opened(drive, TableScene(program.client, match))
    assert not isinstance(drive.top, ReadPage)


def test_c6_12_a_match_that_is_opened_again_tells_nothing_of_before(program: Program, drive: Driver) -> None:
    opened(drive, TableScene(program.client, campaign_at(program.client, "pb", camped)))
    assert not isinstance(drive.top, ReadPage)


def test_r9_2_the_camp_tells_of_everybody_unless_all_are_here(program: Program, drive: Driver) -> None:
    match = campaign_at(program.client, "pbb", camped)
    interlude = parts(opened(drive, TableScene(program.client, match))).interlude
    heads = [row.text for row in camp_rows(interlude, 0) if row.kind == "head"]
    assert len(heads) == 3 and all(match.name(seat) in heads[seat] for seat in range(3))
    match.seats[2].kind = REMOTE
    assert len([row for row in camp_rows(interlude, 0) if row.kind == "head"]) == 3
    match.seats[2].kind = match.seats[0].kind
    match.seats[1].kind = match.seats[0].kind
    assert not camp_rows(interlude, 0)


def test_r9_5_what_came_of_the_own_card_is_told_first(program: Program, drive: Driver) -> None:
    match = campaign_at(program.client, "pb", camped)
    table = TableScene(program.client, match)
    for event in match.events(0):
        if event.kind in OUTCOMES:
            table.title_table.heard(event)
    page = opened(drive, table).nav.stack.top
    assert isinstance(page, CardTold) and len(page.rows) > 1
    turn(drive)
    assert not isinstance(drive.top, ReadPage)


def test_r9_5_the_own_outcome_comes_before_the_camp_though_bots_have_played_on(program: Program, drive: Driver) -> None:
    """Also where a bot has the seat, and where the table was made anew in between."""
    match = campaign_at(program.client, "pb", camped)
    match.pages_read, match.openings_read = 1, 0
    match.chairs.take(Wish(seat=0, kind=BOT))
    table = TableScene(program.client, match)
    for event in match.events(0):
        table.title_table.heard(event)
    opened(drive, TableScene(program.client, match))
    for kind in (CardTold, CampTold):
        assert type(drive.top) is kind
        turn(drive)


def test_r9_5_chosen_materials_are_named(program: Program, drive: Driver) -> None:
    """The page waits until they are chosen."""
    match = campaign_at(program.client, "pb", camped)
    match.pages_read, match.openings_read = stands(match.session.view(0)), 9
    title = parts(opened(drive, TableScene(program.client, match)))
    title.heard(Event(900, "duality_gave", "R9.5", {"seat": 0, "what": "choice", "count": 2}))
    title.heard(Event(901, "got_material", "R9.5", {"seat": 0, "material": "fang"}))
    drive.frames(3)
    assert not isinstance(drive.top, ReadPage)
    title.heard(Event(902, "got_material", "R9.5", {"seat": 0, "material": "sinew"}))
    drive.frames(3)
    page = drive.top
    assert isinstance(page, CardTold)
    told = [row.text for row in page.rows]
    assert {title.words.material("fang"), title.words.material("sinew")} <= set(told)
    assert not any(program.media.t("vermilion.gain.choice") in one for one in told)


def test_r9_5_what_was_chosen_stands_for_the_choice_at_the_camp_too(
    program: Program, drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    match = campaign_at(program.client, "pb", camped)
    interlude = parts(opened(drive, TableScene(program.client, match))).interlude
    camp = [Event(0, "quest_ended", "R1.3", {"won": True}),
            Event(1, "duality_gave", "R9.5", {"seat": 1, "what": "choice", "count": 1}),
            Event(2, "got_material", "R9.5", {"seat": 1, "material": "fang"})]  # fmt: skip
    monkeypatch.setattr(match, "events", lambda *_: camp)
    told = [row.text for row in camp_rows(interlude, 0)]
    assert program.media.t("vermilion.material.fang") in told
    assert not any(program.media.t("vermilion.gain.choice") in one for one in told)


def test_r9_5_a_step_says_what_it_gives_in_the_tale_and_as_a_reward(program: Program, drive: Driver) -> None:
    match = campaign_at(program.client, "pb", camped)
    title, t = parts(opened(drive, TableScene(program.client, match))), program.media.t
    forth = [Event(0, "track", "R9.6", {"seat": 0, "space": -2})]
    told = [row.text for row in came_rows(title.words, forth, "d05", "b")]
    space = t("vermilion.duality.space.breakthrough_2")
    assert told[0] == t("vermilion.told.tale.breakthrough") and t("vermilion.told.gives", what=space) in told
    assert t("vermilion.told.then", what=t("vermilion.duality.space.breakthrough_3")) in told
    back = [Event(0, "track", "R9.6", {"seat": 0, "space": 1})]
    told = [row.text for row in came_rows(title.words, back, "d05", "b")]
    lost = t("vermilion.duality.space.imprint_2")
    assert told[0] == t("vermilion.told.tale.back") and t("vermilion.told.ends", what=lost) in told
    gift = [Event(0, "duality_gave", "R9.5", {"seat": 0, "what": "hp", "count": -2})]
    assert came_rows(title.words, gift, "d06", "b")[0].text == t("vermilion.told.tale.blood")


@pytest.mark.parametrize("card", DUALITY)
def test_r9_5_every_outcome_has_its_sentence(program: Program, card: str) -> None:
    words = Words(program.media)
    for way in ("a", "b"):
        for outcome in getattr(DUALITY[card], way):
            name, _, count = outcome.partition(":")
            step = name in ("imprint", "breakthrough")
            data = {"seat": 0, "space": 1 if name == "imprint" else -1} if step else {
                "seat": 0, "what": name, "count": int(count or 0)}  # fmt: skip
            event = Event(0, "track" if step else "duality_gave", "R9.5", data)
            assert came_rows(words, [event], card, way)[0].text


def test_c6_5_a_click_that_was_meant_for_the_table_turns_no_page(program: Program, drive: Driver) -> None:
    match = campaign_at(program.client, "pb", camped)
    match.pages_read = 0
    opened(drive, TableScene(program.client, match))
    page = drive.top
    drive.click((20, 20))
    drive.key(pygame.K_RETURN)
    assert drive.top is page
    drive.frames(1, GUARD_MS)
    drive.key(pygame.K_RETURN)
    assert drive.top is not page


def test_r9_8_loot_is_counted_by_seat() -> None:
    told = quests_of([Event(0, "quest_began", "R3.1", {"quest": "q01"}),
                      Event(1, "looted", "R9.8", {"seat": 1, "face": 3, "bonus": 0, "items": "fang:2 hide"}),
                      Event(2, "looted", "R9.8", {"seat": 1, "face": 3, "bonus": 0, "items": "fang"})])  # fmt: skip
    assert told[0].loot == {1: {"fang": 3, "hide": 1}}
