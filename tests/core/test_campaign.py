"""Campaigns: chapters that are tried one after the other, again where they failed."""

from __future__ import annotations

import msgspec
import pytest

from game.core.campaign import Campaign, begin, ended
from game.core.codec import ENCODE


def played(chapters: int, limit: int, *results: bool) -> tuple[Campaign, list[str]]:
    campaign, found = Campaign(chapters, limit), []
    for won in results:
        begin(campaign)
        found.append(ended(campaign, won, 7, "why"))
    return campaign, found


def test_each_chapter_that_is_won_leads_to_the_next_and_the_last_to_the_end() -> None:
    assert played(3, 2, True, True, True)[1] == ["next", "next", "won"]


def test_a_chapter_that_failed_comes_again() -> None:
    campaign, found = played(3, 2, True, False)
    assert (found, campaign.chapter, campaign.failures) == (["next", "again"], 1, 1)


def test_failures_count_for_one_chapter_and_lose_the_campaign_at_the_limit() -> None:
    assert played(3, 2, False, True, False, False)[1] == ["again", "next", "again", "lost"]


def test_what_was_tried_is_told() -> None:
    campaign, _ = played(3, 2, True, False)
    assert [(tried.chapter, tried.won, tried.round, tried.reason) for tried in campaign.tries] == [
        (0, True, 7, "why"), (1, False, 7, "why")]


def test_the_attempts_are_numbered_of_all_chapters_together() -> None:
    campaign, _ = played(3, 2, True, False)
    assert campaign.number == 3
    begin(campaign)
    assert campaign.number == 3 and not campaign.between


def test_a_chapter_begins_and_ends_once() -> None:
    campaign = Campaign(2, 1)
    with pytest.raises(ValueError, match="no chapter"):
        ended(campaign, True, 1, "")
    begin(campaign)
    with pytest.raises(ValueError, match="is going on"):
        begin(campaign)


def test_it_is_plain_data() -> None:
    campaign, _ = played(3, 2, True, False)
    assert msgspec.msgpack.decode(ENCODE(campaign), type=Campaign) == campaign
