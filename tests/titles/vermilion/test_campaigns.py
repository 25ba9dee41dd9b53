"""R16.1, C7.1: campaigns over sittings: kept by themselves, several beside each other, seats that change hands."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.rng import Stream
from game.match.match import LocalMatch
from game.match.seats import BOT, GUEST, Sitter, Wish
from tests.net.rooms import Home

from .campaign_child import PARTY, begun, choose

ROOT = Path(__file__).resolve().parents[3]
KILLS = 10
pytestmark = pytest.mark.slow


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    found = Home(tmp_path)
    yield found
    found.store.close()


def between_quests(home: Home, party: tuple[str, ...] = PARTY, seed: int = 3) -> LocalMatch:
    """A campaign that stands in the Breathe Phase after its first attempt."""
    match, stream = begun(home, party, seed), Stream(seed, "hand")
    while not (match.session.table.state.campaign.between and match.session.table.state.campaign.tries):
        assert choose(match, stream)
    return match


def on_to_the_next(match: LocalMatch) -> None:
    """Plays until the next quest has begun and has come to its own choices."""
    stream = Stream(5, "hand")
    while match.session.table.state.phase != "player":
        assert choose(match, stream)


@pytest.mark.skipif(sys.platform == "win32", reason="kills forked children with SIGKILL")
def test_c7_1a_a_campaign_that_is_killed_at_any_instant_goes_on_where_it_was(tmp_path: Path) -> None:
    """In quests and between them: the newest choice that was on the disk is there, and the children play on from it."""
    prepared = Home(tmp_path)
    between_quests(prepared).close()
    prepared.store.close()
    command = [sys.executable, "-m", "tests.titles.vermilion.campaign_child", str(tmp_path)]
    server = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert server.stdin is not None and server.stdout is not None
    chance, stood = random.Random(16), set()
    for number in range(KILLS):
        server.stdin.write("0\n" if number else "1\n")  # the first one is killed between two quests
        server.stdin.flush()
        child = int(server.stdout.readline())
        lines = [server.stdout.readline().split() for _ in range(chance.randint(1, 8) if number else 1)]
        time.sleep(chance.random() / 200)
        os.kill(child, signal.SIGKILL)
        while (line := server.stdout.readline().strip()) != "end":
            assert line, "the children's parent is gone"
            lines.append(line.split())
        match_id, count, digest, between = lines[-1]
        home = Home(tmp_path)
        assert home.saves.take_notices() == []
        match = LocalMatch.load(home, match_id)
        there = len(match.session.log)
        assert there in (int(count), int(count) + 1)
        assert there > int(count) or match.session.digest() == digest
        stood.add(int(between))
        match.close()
        home.store.close()
    server.stdin.close()
    server.wait()
    assert stood == {0, 1}


def test_r16_1_several_campaigns_are_kept_beside_each_other(home: Home) -> None:
    """Each goes on by itself, and the lists tell them apart by quest, round and party."""
    matches = [between_quests(home, PARTY, 3), begun(home, ("drava",), 4), begun(home, ("mirka", "tolgar", "seria"), 5)]
    stream = Stream(9, "hand")
    for _ in range(10):
        for match in matches[1:]:
            assert choose(match, stream)
    digests = {match.match_id: match.session.digest() for match in matches}
    parties = {match.match_id: list(match.session.table.state.campaign.party) for match in matches}
    for match in matches:
        match.close()
    listed = {entry.file_id: entry.header for entry in home.saves.list()}
    assert {name: header["party"] for name, header in listed.items()} == parties
    assert all(header["chapter"] == [0, 10] and header["options"]["variant"] == "campaign"
               for header in listed.values())
    for name, digest in digests.items():
        again = LocalMatch.load(home, name)
        assert again.session.digest() == digest and not again.over
        again.close()


def test_r9_3_a_quest_that_failed_comes_again_in_the_next_sitting(home: Home) -> None:
    match = between_quests(home)
    state = match.session.table.state
    assert (state.campaign.tries[-1].won, state.campaign.chapter, state.campaign.number) == (False, 0, 2)
    hp = [seat.hp for seat in state.seats]
    assert all(points >= 11 for points in hp)
    match.close()
    again = LocalMatch.load(home, match.match_id)
    on_to_the_next(again)
    state = again.session.table.state
    assert (state.quest, state.campaign.between, state.campaign.number) == ("q01", False, 2)
    again.close()


def test_c6_7b_a_bot_and_another_person_take_a_character_over_between_quests(home: Home) -> None:
    """The match stands as it stood whoever sits there: HP, gear and track are the character's."""
    match = between_quests(home)
    digest = match.session.digest()
    assert match.chairs.take(Wish(seat=1, kind="bot", level="normal"))
    assert match.seat(1).kind == BOT and match.seat(1).away is not None
    match.close()
    again = LocalMatch.load(home, match.match_id)
    assert (again.session.digest(), again.seat(1).kind, again.chairs.waiting()) == (digest, BOT, [1])
    on_to_the_next(again)
    assert again.chairs.take(Wish(seat=1, kind=GUEST, who=Sitter(kind=GUEST, name="Newcomer")))
    assert (again.seat(1).kind, again.seat(1).name, again.session.table.state.seats[1].name) == (
        GUEST, "Newcomer", PARTY[1])
    again.close()
    third = LocalMatch.load(home, match.match_id)
    assert third.seat(1).name == "Newcomer" and [note.what for note in third.chairs.notes][:1] == ["bot"]
    on_to_the_next(third)
    third.close()


def test_c6_7b_who_left_a_campaign_comes_back_in_a_later_quest(home: Home) -> None:
    match = between_quests(home)
    match.chairs.keep_warm(0)
    on_to_the_next(match)
    match.close()
    again = LocalMatch.load(home, match.match_id)
    assert again.seat(0).kind == BOT
    assert again.chairs.come_back(0) and (again.seat(0).kind, again.seat(0).name) == (GUEST, "P0")
    assert again.chairs.handed_back[0].answers <= len(again.session.log)
    again.close()
    third = LocalMatch.load(home, match.match_id)
    assert (third.seat(0).kind, third.chairs.waiting()) == (GUEST, [])
    third.close()
