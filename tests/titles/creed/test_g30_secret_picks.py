"""G30. What a side does in secret is shown when everybody may know that it is done."""
from __future__ import annotations

import pytest

from game.titles.creed.geometry import CELLS
from tests.titles.creed.play import Play
from tests.titles.creed.test_r02_preparation import laid


@pytest.mark.parametrize("players", [2, 4])
def test_g30_what_a_side_places_is_shown_to_the_others_when_the_side_is_done(players: int) -> None:
    play, own = laid(players), list(range(0, players, 2))
    before = play.view(1), play.view(None), play.told("placed", 1)
    for seat in own:
        assert (play.view(1), play.view(None), play.told("placed", 1)) == before
        play.answer("place:archer@L1r3:d", seat=seat)
        assert (play.view(1), play.view(None), play.told("placed", 1)) == before
        play.answer("auto_rest", seat=seat)
    told = [event["cell"] for event in play.told("placed", 1)]
    assert told == sorted(told, key=lambda cell: (cell[0], CELLS.index(cell[1:]))) and len(told) == 4 * len(own)
    assert [len(play.view(1).seats[seat].units) for seat in own] == [4] * len(own)


def test_g30_who_places_sees_what_lies_there() -> None:
    play = laid(4)
    play.answer("place:archer@L1r3:d", seat=2)
    assert [[unit.unit for unit in play.view(seat).seats[2].units] for seat in (0, 2)] == [["archer"]] * 2
    assert play.told("placed", 0) == [{"seat": 2, "cell": "2L1r3", "down": 1, "unit": "archer"}]


def test_g30_everybody_is_seen_choosing_until_all_tents_stand() -> None:
    play = Play.opening(4, first_side="0")
    for seat, key in enumerate(("king_at:T22", "vault", "random", "king_at:T11")):
        play.answer(key, seat=seat)
        assert play.session.busy() == [0, 1, 2, 3]
    play.answer("random", seat=3)
    assert play.session.busy() == [0, 1, 2, 3]
    play.answer("random", seat=0)
    assert play.session.busy() == [0, 2]


@pytest.mark.parametrize("keys", [("vault",), ("king_at:T11", "commander_at:T12")])
@pytest.mark.parametrize("players", [2, 4])
def test_g30_who_arranges_its_camp_last_is_asked_and_shown_the_same_whatever_the_others_did(
    players: int, keys: tuple[str, ...]
) -> None:
    """The others have taken a preset, which is one answer, or laid the same tents one after the other."""
    play, last = Play.opening(players, first_side="0"), players - 1
    for seat in range(last):
        before = [(play.view(reader), play.told("tents_arranged", reader)) for reader in (*range(players), None)]
        for key in keys:
            play.answer(key, seat=seat)
            now = [(play.view(reader), play.told("tents_arranged", reader)) for reader in (*range(players), None)]
            assert (now, play.state.phase) == (before, "tents")
    assert [(question.seat, question.text) for question in play.questions] == [(last, "setup_tents")]
    play.answer("random", seat=last)
    assert (play.state.phase, [event["seat"] for event in play.told("tents_arranged", last)]) == (
        "units", list(range(players)))
    assert [play.tent(seat, "T11") for seat in range(last)] == [f"{seat}:king" for seat in range(last)]


def test_s4_the_own_side_is_told_what_is_placed_face_down() -> None:
    play = laid(4)
    play.answer("place:archer@L1r3:d", seat=0)
    assert play.told("placed", 2) == [{"seat": 0, "cell": "0L1r3", "down": 1, "unit": "archer"}]


def test_g30_who_has_arranged_its_camp_sees_it_when_all_stand() -> None:
    play = Play.opening(2, first_side="0")
    before = play.view(0)
    play.answer("vault", seat=0)
    assert play.view(0) == before
    play.answer("vault", seat=1)
    assert sorted(tent.kind for tent in play.view(0).seats[0].tents) == ["blank"] * 7 + ["commander", "king"]


def test_g30_who_was_the_last_to_arrange_its_camp_takes_nothing_back() -> None:
    play = Play.opening(2, first_side="0")
    play.answer("vault", seat=0)
    play.answer("vault", seat=1)
    assert not play.session.can_undo(1)
