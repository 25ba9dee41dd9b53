"""What strangers send in the right form, as the window takes it (C8.7)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

import game
from game.core.state import Outcome
from game.net import wire
from game.net.errors import NetError
from game.net.mirror import Mirror
from game.net.protocol import Refused, RoomInfo
from game.store.container import pack, stamp
from game.store.profiles import Result
from scenes.lan.match_result import NetResult
from scenes.lan.words import notice_of, told
from scenes.program import Program
from scenes.room.timer_ring import TimerRing
from scenes.shell.scene import Scene
from tests.scenes.conftest import Driver, own_folders
from tests.scenes.lan_desk import Window


def enters(drive: Driver, monkeypatch: pytest.MonkeyPatch, **lie: Any) -> bool:
    """Whether a result that the host sends at the end of a match enters the profile."""
    profile = drive.program.home.store.create_profile("Ember", "profile/1")
    drive.program.home.choose_profile(profile.uid)
    match = Window(drive).match
    monkeypatch.setattr(Mirror, "outcome", Outcome(winners=[0], reason="", ranks=[1, 2]))
    honest = Result(match_id=match.match_id, title="creed", seats=2, rank=1, seconds=60, statistics={"moves": 4})
    match.link.client.results = {0: replace(honest, **lie)}
    match.finish()
    drive.through()
    return bool(drive.program.home.store.history(profile.uid))


@pytest.mark.slow
def test_c6_9_the_own_result_enters_the_profile(drive: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    assert enters(drive, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("lie", [
    {"match_id": "another"}, {"title": "realigious"}, {"seats": 4}, {"rank": 2}, {"seconds": 1 << 62}, {"rounds": -1},
    {"statistics": {"moves": 1 << 62}}, {"statistics": {f"s{n}": 1 for n in range(300)}}, {"victory": "x" * 65},
    {"choices": {"god": "x" * 5000}},
])  # fmt: skip
def test_c8_7_a_result_that_is_not_of_this_match_enters_nothing(
    drive: Driver, monkeypatch: pytest.MonkeyPatch, lie: dict[str, Any]
) -> None:
    assert not enters(drive, monkeypatch, **lie)


ODD: list[dict[str, str | int]] = [
    {}, {"key": "x", "self": 1, "n": -(1 << 63)},
    dict.fromkeys(("n", "name", "option", "value", "title", "address", "reason", "count"), "@menu.play|x"),
    dict.fromkeys(("n", "name", "option", "value", "title", "address", "reason", "count"), 1 << 60),
    {"option": "countdown", "value": "\u0663" * 900}, {"option": "clock", "value": "{n}"},
    {"option": "map", "value": ""}, {"option": "points", "value": "@"}, {"option": "variant", "value": "{"},
    {"title": "creed", "n": "1"},
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("title", list(game.TITLES))
def test_c8_7_every_sentence_can_be_told_whatever_a_host_says_with_it(drive: Driver, title: str) -> None:
    media = drive.program.media
    media.texts.strict = False
    for key in [key for key, words in media.texts.table().items() if "{" in words]:
        for args in ODD:
            told(media, title, key, args)
            notice = notice_of(media, Refused(key, args))
            media.t(notice.key, **notice.args)


def test_c8_7_a_refusal_that_this_program_has_no_words_for_is_told_as_such(drive: Driver) -> None:
    window = Window(drive)
    window.link.hear(Refused("no.such.text", {"a": "@menu.play\n"}))
    window.match.poll()
    assert [notice.key for notice in window.match.take_notices()] == ["lanroom.room.unknown"]


def test_c8_7_words_of_a_refusal_are_shown_as_they_are(drive: Driver) -> None:
    window = Window(drive)
    window.link.hear(Refused("net.room.not_ready", {"name": "@menu.play\n\0"}))
    window.match.poll()
    assert [notice.args for notice in window.match.take_notices()] == [{"name": "menu.play"}]


def test_c8_7_a_countdown_longer_than_its_ring_is_a_whole_ring(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, drawn = Scene(program.client), []
    ring = TimerRing(scene, (0, 0, 96, 96), 40_000, 40_000)
    ring.left_ms = 3_600_000
    monkeypatch.setattr(pygame.draw, "aacircle", lambda *_: drawn.append(1))
    ring.draw(pygame.Surface((96, 96)))
    assert len(drawn) < 120


@pytest.mark.parametrize("match_id", ["/victim", "../victim", "C:\\victim", "a" * 65])
def test_c8_7_a_match_called_like_a_place_on_a_disk_is_no_message(match_id: str) -> None:
    with pytest.raises(NetError) as caught:
        wire.from_host(wire.ENCODE(RoomInfo("creed", "room", "playing", False, {}, [], [], match_id=match_id)))
    assert caught.value.key == "net.malformed"


def test_c8_7_what_a_host_calls_a_match_names_no_file_here(
    drive: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Neither when its replay is taken in nor when that is copied out for sharing."""
    home = drive.program.home
    profile = home.store.create_profile("Ember", "profile/1")
    home.choose_profile(profile.uid)
    victims = [tmp_path / "victim.part", tmp_path / "victim.replay"]
    for victim in victims:
        victim.write_bytes(b"mine")
    own_folders(monkeypatch, tmp_path)
    window = Window(drive)
    match = window.match
    monkeypatch.setattr(Mirror, "outcome", Outcome(winners=[0], reason="", ranks=[1, 2]))
    match.match_id = str(tmp_path / "victim")
    match.link.client.results = {0: Result(match_id=match.match_id, title="creed", seats=2, rank=1, replay_id="theirs")}
    match.link.client.replay = pack("replay", window.desk.match.session.save(), stamp("creed"), 5)
    match.finish()
    drive.through()
    assert [entry.file_id for entry in home.replays.list()] == [match.replay_id]
    assert home.store.history(profile.uid)[0].result.replay_id == match.replay_id
    result = NetResult(drive.program.client, match)
    result.save_replay()
    drive.through()
    assert (tmp_path / f"{match.replay_id}.replay").exists()
    assert [victim.read_bytes() for victim in victims] == [b"mine", b"mine"]
