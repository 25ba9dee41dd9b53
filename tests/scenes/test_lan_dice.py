"""C12.3: the result of a match on the network says what its dice were found to be."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.core.state import Outcome
from game.net.dice import APART, BROKEN, MatchDice, Promise
from game.net.mirror import Mirror
from game.net.parts import DiceInfo
from game.store.container import pack, stamp
from scenes.kit.match_words import round_name
from scenes.lan import match_end
from scenes.lan.match_result import DICE, NetResult
from tests.scenes.conftest import Driver
from tests.scenes.lan_desk import Window


@pytest.fixture
def ended(drive: Driver, monkeypatch: pytest.MonkeyPatch) -> Window:
    """A match whose host says that it is over."""
    window = Window(drive)
    monkeypatch.setattr(Mirror, "outcome", Outcome(winners=[0], reason="quiet", ranks=[1, 2]))
    return window


@pytest.mark.parametrize("found", sorted(DICE))
def test_c12_3_what_was_found_stands_on_the_result(drive: Driver, ended: Window, found: str) -> None:
    ended.match.dice = found
    drive.program.nav.stack.push(NetResult(drive.program.client, ended.match), animated=False)
    drive.frames(1)
    assert drive.find("dice").text == drive.program.media.t(f"lan.result.dice.{found}")  # type: ignore[attr-defined]


def test_c12_3_where_nothing_was_promised_nothing_is_said(drive: Driver, ended: Window) -> None:
    drive.program.nav.stack.push(NetResult(drive.program.client, ended.match), animated=False)
    drive.frames(1)
    assert not drive.has("dice")


def test_c12_3_the_replay_is_compared_with_the_promise_when_it_comes(drive: Driver, ended: Window) -> None:
    """Another promise than the one that it opens."""
    match, client = ended.match, ended.link.client
    client.promise = Promise(DiceInfo(MatchDice("ab" * 32).promise))
    client.replay = pack("replay", ended.desk.match.session.save(), stamp("creed"), 5)
    drive.program.nav.stack.push(NetResult(drive.program.client, match), animated=False)
    match.finish()
    drive.through()
    drive.frames(2)
    assert match.dice == BROKEN and drive.has("dice")


def test_c1_4_a_replay_that_can_not_be_looked_at_ends_nothing(
    drive: Driver, ended: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told, and tried no more."""
    tried: list[bytes] = []

    def fails(replay: bytes, *_: object) -> str:
        tried.append(replay)
        raise RecursionError("too deep")

    monkeypatch.setattr(match_end, "found_in", fails)
    match, client = ended.match, ended.link.client
    client.promise = Promise(DiceInfo(MatchDice("ab" * 32).promise))
    client.replay = b"deep"
    drive.program.nav.stack.push(NetResult(drive.program.client, match), animated=False)
    match.finish()
    drive.through()
    match.finish()
    drive.through()
    drive.frames(2)
    assert tried == [b"deep"] and match.dice == BROKEN and match.replay_id == "-" and drive.has("dice")


def test_c12_3_a_game_without_dice_is_told_of_chance_not_of_dice(drive: Driver) -> None:
    for language, dice in (("en", "dice"), ("ko", "주사위")):
        drive.program.client.set_language(language)
        told = [drive.program.media.t(f"lan.result.dice.{found}") for found in (*DICE, "tip")]
        told += [drive.program.media.t(key, words="") for key in ("lan.menu.dice", "net.log.redrawn")]
        assert not [words for words in told if dice in words.lower()]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c12_3_who_gave_no_number_is_told_so_in_the_tip(drive: Driver, ended: Window, language: str) -> None:
    """The line itself says what was found."""
    media = drive.program.media
    drive.program.client.set_language(language)
    ended.match.dice = APART
    drive.program.nav.stack.push(NetResult(drive.program.client, ended.match), animated=False)
    drive.frames(1)
    label = drive.find("dice")
    assert media.t("lan.result.dice.apart.tip") in label.hint()
    assert media.t("lan.result.dice.tip") in label.hint()


def test_c6_9_the_result_tells_the_round_and_how_long_the_host_has_played(
    drive: Driver, ended: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has come back into a match counts its time from then on only."""
    media, match = drive.program.media, ended.match
    monkeypatch.setattr(type(match), "is_of", lambda *_: True)
    monkeypatch.setitem(ended.link.client.results, 0, SimpleNamespace(seconds=22 * 60 + 5))
    monkeypatch.setattr(type(match), "results", lambda _: {})
    drive.program.nav.stack.push(NetResult(drive.program.client, match), animated=False)
    drive.frames(1)
    told = media.t("result.facts", round=round_name(media, match.title, match.round), minutes=22)
    assert drive.find("facts").text == told  # type: ignore[attr-defined]
