"""What the tests of Vermilion's seat share: a match played to a question, and the table that asks it."""

from __future__ import annotations

from game.core.rng import Stream
from game.match.seats import GUEST, PERSON, SeatInfo
from scenes.program import Program
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from tests.scenes.conftest import Driver

LONGEST, TRIES = 4000, 12
NAMES = ("Mina", "Jonas", "Aurelia", "Park")
BAND = ("karon", "seria", "drava", "ioan")


def match_at(
    program: Program, text: str, *, seats: int = 1, quest: str = "q01", seed: int = 3, band: tuple[str, ...] = BAND,
    after: int = 0,
) -> Match:  # fmt: skip
    """A quest played by lot until seat 0 is asked `text`, from the first seed on that gets there."""
    for one in range(seed, seed + TRIES):
        match = _tried(program, text, seats, quest, one, band, after)
        if match is not None:
            return match
    raise AssertionError(f"nobody was asked {text}")


def _tried(
    program: Program, text: str, seats: int, quest: str, seed: int, band: tuple[str, ...], after: int
) -> Match | None:  # fmt: skip
    """A match from a seed until the question; None where it ends before."""
    infos = [SeatInfo(seat=i, name=NAMES[i], icon=f"profile/{i}", kind=PERSON if not i else GUEST,
                      fields={"character": band[i]}) for i in range(seats)]  # fmt: skip
    match = Match.new(program.client.home, "vermilion", infos, {"variant": "single_quest", "quest": quest}, seed)
    lot = Stream(seed, "lot")
    for _ in range(LONGEST):
        questions = match.session.questions()
        if not questions:
            return None
        if match.session.view(0).round >= after and any(one.seat == 0 and one.text == text for one in questions):
            return match
        question = lot.pick(questions)
        options = question.options()
        ends = question.text == "player_action" and (len(options) == 1 or not lot.below(5))
        match.answer(question.seat, "end_turn" if ends else lot.pick(options).key)
    return None


def asked(program: Program, drive: Driver, match: Match) -> TableScene:
    """The table, as it has asked."""
    table = TableScene(program.client, match)
    program.nav.stack.reset(table, animated=False)
    for _ in range(60):
        if table.asked is not None and not table.playback.busy:
            break
        drive.frames(1, 200)
    drive.frames(2, 200)
    assert table.asked is not None
    return table
