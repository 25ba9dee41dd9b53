"""The campaign book and the lines that saves have of a campaign (R16.1, C3.3, C7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.titles.vermilion.board import ORDER
from scenes.kit.match_words import left_words, match_line, seat_names, short_line
from scenes.kit.page_view import PageView
from scenes.titles.vermilion.campaign_book import LATER, NOW, WON, CampaignBook, QuestSpot, create
from scenes.titles.vermilion.words import Words
from scenes.widgets.scroll_list import Row
from tests.titles.vermilion.campaign_child import begun
from tests.titles.vermilion.test_r09_breathe import ended

if TYPE_CHECKING:
    from scenes.program import Program
    from tests.scenes.conftest import Driver

WHERE = {"title": "vermilion", "seats": [{}, {}], "round": 4, "options": {"variant": "campaign"}, "chapter": [2, 10]}


def spots(book: CampaignBook) -> dict[str, str]:
    return {one.name: one.state for one in book.ui.root.each() if isinstance(one, QuestSpot)}


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r16_1_the_book_shows_won_quests_the_one_at_hand_and_the_rest(
    program: Program, drive: Driver, language: str
) -> None:
    program.client.set_language(language)
    play = ended(True, "karon", "seria", quest=2)
    play.ready()
    book = CampaignBook(program.client, Words(program.media, view=play.session.view(0)))
    program.client.nav.stack.push(book)
    drive.frames(2)
    states = spots(book)
    assert [states[f"campaign.{quest}"] for quest in ORDER[:5]] == [WON, WON, WON, NOW, LATER]
    drive.click("campaign.q07")
    page = book.ui.find("campaign.page")
    assert isinstance(page, PageView) and page.page is not None and page.page.ref == "quest:q07"


def test_5_13_the_book_can_be_read_from_the_menu(program: Program, drive: Driver) -> None:
    book = create(program.client)
    program.client.nav.stack.push(book)
    drive.frames(2)
    assert set(spots(book).values()) == {LATER} and len(spots(book)) == len(ORDER)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c7_1_a_saved_campaign_tells_its_quest_and_round(program: Program, language: str) -> None:
    program.client.set_language(language)
    name = program.media.t("vermilion.quest.q03")
    for line in (match_line(program.media, "vermilion", WHERE), short_line(program.media, "vermilion", WHERE)):
        assert name in line and "3/10" in line and "4" in line
    assert "3" in short_line(program.media, "sixth", WHERE)
    assert name not in short_line(program.media, "vermilion", WHERE | {"chapter": "x"})


def test_c3_3_a_kept_campaign_names_its_party(program: Program) -> None:
    """Who plays which character, in lists and in the tip of Continue; a match without a party names players alone."""
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    header = {**WHERE, "seats": seats, "party": ["karon", "seria"]}
    for language, members in (("en", "Ann (Karon), Ben (Seria)"), ("ko", "Ann (카론), Ben (세리아)")):
        program.client.set_language(language)
        assert seat_names(program.media, header) == members
        assert members in left_words(program.media, "vermilion", header, 0)
        assert seat_names(program.media, {**header, "party": ["nobody", 7]}) == "Ann, Ben"
        assert seat_names(program.media, {**WHERE, "seats": seats}) == "Ann, Ben"


def test_c7_1_a_kept_campaign_leads_with_its_quest_and_tells_it_in_the_list(program: Program, drive: Driver) -> None:
    """Where the line is short it is the number of players that is cut off, not the quest and its round."""
    line = match_line(program.media, "vermilion", WHERE)
    quest, seats = program.media.t("vermilion.quest.q03"), program.media.t("menu.players", n=2)
    assert line.index("3/10") < line.index(quest) < line.index(seats) and line.endswith(seats)
    begun(program.home, ("karon", "seria")).close()
    program.client.nav.open("saves")
    drive.through()
    drive.frames(3)
    (row,) = [one for one in program.nav.stack.top.ui.root.each() if isinstance(one, Row)]
    _, who, how = row.words.split("\n")
    assert (who, how.split(" · ")[0]) == ("P0 (카론), P1 (세리아)", program.media.t("vermilion.chapter.1"))
