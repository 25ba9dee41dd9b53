"""What a machine finds of the dice of a match, and what it does for them (C12.3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import game
from game.core.fields import options_for
from game.core.saved import read_saved
from game.net.client import BURST_PROMISES
from game.net.dice import (
    APART,
    CHANGED,
    KEPT,
    MISSING,
    REDRAWN,
    WITHOUT,
    DiceTable,
    MatchDice,
    dice_in,
)
from game.net.protocol import SeatPlan
from game.store.container import stamp
from game.store.replays import shared
from tests.net.dice_desk import SEATED, Hand, all_seal
from tests.net.rooms import begin, guests, room_of, run


def test_c12_3_numbers_that_were_opened_for_no_match_are_told_at_once_and_with_the_verdict() -> None:
    """A host that does not like its dice promises others."""
    hand = Hand()
    hand.close()
    assert not hand.client.lines
    hand.table = DiceTable.drawn()
    hand.tell()
    assert [(line.member, line.key) for line in hand.client.lines] == [(-1, "net.log.redrawn")]
    hand.table = DiceTable.drawn()  # nothing was closed: nobody has seen a number
    hand.close()
    assert len(hand.client.lines) == 1 and hand.verdict() == REDRAWN
    hand.table = DiceTable.drawn()
    hand.close()
    assert len(hand.client.lines) == 1 and hand.verdict() == KEPT


def test_c12_3_an_onlooker_hears_of_other_dice_too() -> None:
    hand = Hand(member=5)
    hand.close()
    hand.table = DiceTable.drawn()
    hand.tell()
    assert [line.key for line in hand.client.lines] == ["net.log.redrawn"] and not hand.sent


@pytest.mark.parametrize("seats, options, told", [
    (SEATED, {"undo": "no", "clock": "off", "round_limit": "20"}, KEPT),
    ([SEATED[0], SeatPlan("closed"), SEATED[1]], {}, KEPT),
    ([SeatPlan("person", 0, fields={"nation": "tarvok"}), SEATED[1]], {}, CHANGED),
    ([*SEATED, SeatPlan("bot")], {}, CHANGED),
    (SEATED, {"round_limit": "10"}, CHANGED),
])  # fmt: skip
def test_c12_3_a_match_begins_with_what_the_room_showed_when_numbers_were_opened(
    seats: list[SeatPlan], options: dict[str, Any], told: str
) -> None:
    hand = Hand()
    hand.close(seats=seats, **options)
    assert hand.verdict() == told


@pytest.mark.slow
@pytest.mark.parametrize("title", ["creed", "realigious"])
def test_c12_3_a_match_with_choices_options_and_bots_is_as_it_was_shown(tmp_path: Path, title: str) -> None:
    spec = game.TITLES[title]
    many = max(spec.seats)

    async def body() -> None:
        async with room_of(tmp_path, title, many) as host:
            found = await guests(host, "Ember", "Ash")
            leader, room = host.room.members.all[found[0].client.member], host.room
            for seat in range(2, many):
                room.set_seat(leader, seat, "bot", "random")
            for member in found:
                seat = room.seats_of(member.client.member)[0]
                for one in spec.fields:
                    if one.values and not one.many and one.name not in ("level", "points"):
                        room.choose(room.members.all[member.client.member], seat, one.name, one.values[1 + seat])
            for option in options_for(spec, len(room.playing)):
                if option.values and not option.many:
                    room.set_option(leader, option.name, option.values[-1])
            host.changed()
            await all_seal(host)
            await begin(found)
            assert host.match_host is not None
            saved = read_saved(game.TITLES, host.match_host.match.session.save())
            for guest in found:
                promise = guest.client.promise
                assert promise is not None and promise.setup is not None and promise.setup.fits(saved)
                other = {**saved.options, next(iter(saved.options)): "?"}
                assert not promise.setup.fits(msgspec.structs.replace(saved, options=other))

    run(body)


def test_c12_3_whoever_sits_down_again_seals_again() -> None:
    """Another one has sealed on that seat meanwhile."""
    hand = Hand()
    free, others = [SeatPlan("open"), SEATED[1]], [SeatPlan("person", 2), SEATED[1]]
    hand.tell()
    hand.tell()
    assert len(hand.sent) == 1
    hand.tell(seats=free)
    hand.table.seal(2, b"\x02" * 32, [2, 1])
    hand.tell(seats=others)
    assert "0" not in hand.table.seals and len(hand.sent) == 1
    hand.tell()
    assert "0" in hand.table.seals and len(hand.sent) == 2
    hand.tell()
    hand.table.seal(2, b"\x02" * 32, [2, 1])  # all of it between two of the host's messages
    hand.tell()
    assert "0" in hand.table.seals and len(hand.sent) == 3


def test_c8_7_a_host_that_drops_a_seal_again_and_again_is_not_answered_without_an_end() -> None:
    hand = Hand()
    for _ in range(5 * BURST_PROMISES):
        hand.tell()
        hand.tell(seats=[SeatPlan("open"), SEATED[1]])
        hand.table.seals = {}
    assert 2 <= len(hand.sent) <= 2 * BURST_PROMISES


def test_c12_3_the_verdict_says_whose_number_is_missing() -> None:
    """The own one, another's; or there was no seat for one."""
    hand = Hand()
    hand.close()
    made = hand.table.dice
    assert made is not None and sorted(made.numbers) == ["0", "1"]
    assert hand.verdict() == KEPT
    assert hand.verdict(MatchDice(made.secret, {"0": made.numbers["0"]})) == MISSING
    assert hand.verdict(MatchDice(made.secret, {"1": made.numbers["1"]})) == WITHOUT
    away = Hand(member=5)
    away.close()
    assert away.verdict() == APART and away.verdict(MatchDice(away.table.dice.secret)) == MISSING
    mute = Hand()
    mute.client._send = [].append
    mute.close()
    assert mute.verdict() == WITHOUT


def test_c12_3_a_shared_replay_still_opens_its_dice() -> None:
    """So whoever gets the copy can check it."""
    made = MatchDice("ab" * 32, {"0": "cd" * 32})
    header = {**stamp("creed"), "dice": msgspec.to_builtins(made), "journal": 3}
    assert dice_in(shared(header)) == made and "journal" not in shared(header)
