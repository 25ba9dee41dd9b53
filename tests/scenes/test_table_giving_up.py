"""C6.13: giving up and offering a draw at the table, by the match's menu."""

from __future__ import annotations

import pygame
import pytest

from game.match.proposals import CONCEDE, DRAW
from game.match.seats import PERSON, REMOTE
from scenes.program import Program
from scenes.shell.dialog import QuestionDialog
from scenes.table import controllers, ending_words
from scenes.table.curtain import cloth
from scenes.table.giving_up import CoveredQuestion
from scenes.table.match import Match
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from tests.scenes.conftest import Driver
from tests.scenes.table_play import QuickBot, open_table, seats, until_asked


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controllers, "make_thinker", QuickBot)


def asked(drive: Driver, kinds: str, title: str = "realigious") -> TableScene:
    """A table where somebody is asked something."""
    if title == "realigious":
        return until_asked(drive, open_table(drive.program, kinds))
    match = Match.new(drive.program.home, title, seats(kinds, drive.program), {}, 5)
    table = TableScene(drive.program.client, match)
    drive.program.nav.stack.reset(table, animated=False)
    return until_asked(drive, table)


def from_menu(drive: Driver, kind: str) -> None:
    """The row of the match's menu, and yes."""
    drive.key(pygame.K_ESCAPE)
    drive.click(f"match-{kind}")
    drive.click("answer.0")


def to_the_end(drive: Driver) -> None:
    """Frames until the result is there."""
    for _ in range(80):
        if isinstance(drive.program.nav.stack.top, ResultScene):
            return
        drive.frames(1, 500)
    raise AssertionError("no result")


def answer(drive: Driver, number: int) -> None:
    """A person says yes (0) or no (1) to what is proposed."""
    drive.frames(2, 300)
    assert isinstance(drive.program.nav.stack.top, QuestionDialog)
    drive.click(f"answer.{number}")


@pytest.mark.slow
def test_c6_13_who_has_conceded_while_others_play_on_is_told_so(drive: Driver) -> None:
    table = asked(drive, "gbbb")
    assert not table.giving_up.out
    from_menu(drive, CONCEDE)
    assert not table.match.over and table.giving_up.out
    for _ in range(40):
        drive.frames(1, 200)
        if table.prompt.text:
            break
    t = table.t
    for _ in range(3):  # and it stays while they choose
        assert (table.prompt.text, table.buttons.primary.text) == (t("table.out"), t("table.out.finish"))
        drive.frames(1, 200)


@pytest.mark.slow
def test_c6_13_who_is_out_among_bots_goes_to_the_result_by_one_click(drive: Driver) -> None:
    table = asked(drive, "gbb")
    drive.program.media.motion = True
    from_menu(drive, CONCEDE)
    for _ in range(40):
        drive.frames(1, 200)
        if table.buttons.primary.text == table.t("table.out.finish"):
            break
    shown = table.factor
    drive.click("table-primary")
    assert shown > 0 == table.factor and not table.buttons.primary.enabled
    drive.program.media.motion = False
    for _ in range(4000):
        if table.match.over:
            break
        drive.frames(1)
    to_the_end(drive)
    assert table.viewer not in table.match.session.outcome.winners  # type: ignore[union-attr]


@pytest.mark.slow
def test_c6_13_who_is_out_while_a_person_plays_on_looks_on(drive: Driver) -> None:
    table = asked(drive, "ggb")
    from_menu(drive, CONCEDE)
    assert not table.giving_up.can_hurry


@pytest.mark.slow
def test_c6_13_who_gives_up_has_lost(drive: Driver) -> None:
    table = asked(drive, "gg")
    viewer = table.viewer
    from_menu(drive, CONCEDE)
    assert table.match.over
    to_the_end(drive)
    outcome = table.match.session.outcome
    assert outcome is not None
    assert viewer not in outcome.winners


@pytest.mark.slow
@pytest.mark.parametrize("kinds", ["gb", "gg"])
def test_c6_13_the_result_says_from_ones_own_seat_who_gave_up(drive: Driver, kinds: str) -> None:
    table = asked(drive, kinds)
    from_menu(drive, CONCEDE)
    to_the_end(drive)
    media, match = drive.program.media, table.match
    gone = next(int(str(event.data["seat"])) for event in match.session.events() if event.kind == "conceded")
    alone = media.t("result.gave_up.you")
    assert ending_words.who_gave_up(media, match) == (
        alone if kinds == "gb" else media.t("result.gave_up", name=match.name(gone))
    )


def test_c6_13_bots_that_agree_are_not_named_among_those_who_gave_up(drive: Driver) -> None:
    table = asked(drive, "gbb", "vermilion")
    from_menu(drive, CONCEDE)
    to_the_end(drive)
    media, match = drive.program.media, table.match
    assert ending_words.who_gave_up(media, match) == media.t("result.gave_up.you")
    match.seats[0].kind = REMOTE  # as another machine tells it
    assert ending_words.who_gave_up(media, match) == media.t("result.gave_up", name=match.name(0))


def test_c6_13_where_people_agreed_the_result_names_who_proposed_it(drive: Driver) -> None:
    table = asked(drive, "ggb", "vermilion")
    from_menu(drive, CONCEDE)
    answer(drive, 0)
    to_the_end(drive)
    media, match = drive.program.media, table.match
    by = match.session.log[-1].seat
    match.seats[1 - by].kind = REMOTE
    assert ending_words.who_gave_up(media, match) == media.t("result.gave_up.agreed.you")
    match.seats[by].kind, match.seats[1 - by].kind = REMOTE, PERSON
    assert ending_words.who_gave_up(media, match) == media.t("result.gave_up.agreed", name=match.name(by))


@pytest.mark.slow
def test_c6_13_nobody_gives_up_by_one_wrong_click(drive: Driver) -> None:
    table = asked(drive, "gg")
    drive.key(pygame.K_ESCAPE)
    drive.click("match-concede")
    drive.key(pygame.K_RETURN)
    assert not table.match.over


@pytest.mark.slow
def test_c6_13_a_draw_needs_everybody(drive: Driver) -> None:
    table = asked(drive, "ggg")
    from_menu(drive, DRAW)
    assert table.match.proposal is not None
    answer(drive, 0)
    assert not table.match.over
    answer(drive, 0)
    assert table.match.over
    to_the_end(drive)
    outcome = table.match.session.outcome
    assert outcome is not None
    assert outcome.ranks == [1, 1, 1]


def test_c6_13_who_refuses_is_named_and_the_match_goes_on(drive: Driver) -> None:
    table = asked(drive, "gg")
    from_menu(drive, DRAW)
    other = table.match.proposal.asked[0] if table.match.proposal is not None else -1
    answer(drive, 1)
    assert table.match.proposal is None
    assert not table.match.over
    told = drive.program.media.t("giving_up.draw.refused", name=table.match.name(other))
    assert told in [toast.text for toast in drive.program.nav.stack.toasts.shown]
    assert table.match.why_not_propose(DRAW, table.viewer or 0) == "giving_up.refused_before"


def test_c6_7_who_is_asked_at_the_same_computer_does_not_see_the_hand_of_who_asks(drive: Driver) -> None:
    asked(drive, "gg")
    from_menu(drive, DRAW)
    drive.frames(30)
    whole, question = drive.program.media.canvas.surface, drive.top
    assert isinstance(question, CoveredQuestion)
    bare = cloth(drive.program.media, plated=False)
    assert all(whole.get_at(at)[:3] == bare.get_at(at)[:3] for at in [(1500, 300), (1500, 700), (100, 400), (960, 900)])


@pytest.mark.slow
def test_c6_13_a_side_of_several_agrees_first(drive: Driver) -> None:
    table = asked(drive, "gggg", "creed")
    match = table.match
    own = table.viewer if table.viewer is not None else match.persons[0]
    partner = next(seat for seat in range(4) if seat != own and match.together(own, seat))
    from_menu(drive, CONCEDE)
    assert match.proposal is not None
    assert match.proposal.asked == [partner]
    answer(drive, 1)
    assert not match.over


def test_c6_13_a_partner_bot_gives_up_with_its_person(drive: Driver) -> None:
    table = asked(drive, "gbgb", "creed")
    own = table.viewer if table.viewer is not None else table.match.persons[0]
    partner = next(seat for seat in range(4) if seat != own and table.match.together(own, seat))
    kinds = [info.kind for info in table.match.seats]
    from_menu(drive, CONCEDE)
    assert table.match.over == (kinds[partner] == "bot")


def test_c6_13_it_is_saved_and_in_the_replay(program: Program, drive: Driver) -> None:
    table = asked(drive, "gg")
    from_menu(drive, CONCEDE)
    match = table.match
    assert isinstance(match, Match)
    assert match.flush()
    again = Match.load(program.home, match.match_id)
    assert again.session.digest() == match.session.digest()
    again.close()


def test_c6_13_where_nobody_can_give_up_the_menu_keeps_its_rows_and_says_why(
    drive: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked(drive, "gg")
    drive.key(pygame.K_ESCAPE)
    places = {name: drive.find(f"match-{name}").rect for name in ("rules", DRAW, CONCEDE, "leave")}
    drive.key(pygame.K_ESCAPE)
    monkeypatch.setattr(table.match, "why_not_propose", lambda *_: "giving_up.no_match")
    drive.key(pygame.K_ESCAPE)
    assert {name: drive.find(f"match-{name}").rect for name in places} == places
    for kind in (DRAW, CONCEDE):
        row = drive.find(f"match-{kind}")
        assert not row.enabled
        assert drive.program.media.t("giving_up.no_match") in row.hint()
