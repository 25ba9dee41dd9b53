"""What is seen of events on Ankh's board (section 10, "Moments worth an animation"; C6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.rng import Stream
from game.core.session import Session
from game.titles.ankh import SPEC
from game.titles.ankh.boards import PLANS
from game.titles.ankh.content import GODS
from scenes.shell.scene import Scene
from scenes.titles.ankh import table_layout
from scenes.titles.ankh.board import Board
from scenes.titles.ankh.events import EVENTS
from scenes.titles.ankh.view_steps import step

if TYPE_CHECKING:
    from game.core.events import Event
    from game.titles.ankh.view import SeatView
    from scenes.kit.animation import Animation
    from scenes.program import Program

MOMENTS = (0.0, 0.2, 0.45, 0.7, 0.95)
SELDOM = {
    "pushed", "faced", "returned", "cat_pounced", "merged", "forgotten", "ended", "guess_checked", "scale_paid",
    "kept_alive", "token_used", "trapped", "portal", "made_radiant", "banned", "eye_placed", "destroyed",
    "conflict_ended", "handed_over", "passed_on", "token_lost", "regions_swapped",
}  # fmt: skip
"""What some matches lack."""


class BoardScene(Scene):
    """Nothing but a board."""

    def build(self) -> None:
        self.board = Board(self, table_layout.BOARD, on_choose=lambda _key: None)
        self.board.counter_of = lambda _god: (100, 100)


@pytest.fixture
def board(program: Program) -> Board:
    """The board alone on the canvas."""
    program.nav.stack.push(made := BoardScene(program.client), animated=False)
    return made.board


def walked(board: Board, scenario: str, seed: int) -> dict[str, int]:
    """A match by lot shown event by event; how many pictures the animations of each kind have had at most."""
    stream, gods = Stream(seed, "gods"), list(GODS)
    stream.shuffle(gods)
    session = Session(SPEC, [{"god": name} for name in gods[: PLANS[scenario].players]], {"scenario": scenario}, seed)
    found: dict[str, int] = {}
    shown, seen = session.view(None), session.event_count(None)
    board.show(shown)
    while session.outcome is None:
        question = stream.pick(session.questions())
        active = [one.key for one in question.options() if one.key not in ("done", "no", "pass", "decline")]
        session.answer(question.seat, stream.pick(active) if active else question.options()[0].key)
        after = session.view(None)
        for event in session.events(seen, None):
            seen = event.no + 1
            made = board.animation_of(event, after)
            if made is not None:
                found[event.kind] = max(found.get(event.kind, 0), pictures(made))
            shown = step(shown, event, after)
            board.show(shown)
        shown = after
        board.show(shown)
    return found


def pictures(made: Animation) -> int:
    """All moments of an animation are made; how many pictures the fullest has."""
    return max(len(made._frame(share)) for share in MOMENTS)


@pytest.mark.slow
def test_every_event_that_has_an_animation_is_seen_on_the_board(board: Board) -> None:
    found: dict[str, int] = {}
    for scenario, seed in (("two_lands", 1), ("delta", 2), ("five_nomes", 3), ("cataracts", 4), ("delta", 5)):
        for kind, count in walked(board, scenario, seed).items():
            found[kind] = max(found.get(kind, 0), count)
    animated = {kind for kind, look in EVENTS.items() if look.animation is not None}
    assert found.keys() >= animated - SELDOM
    assert [kind for kind, count in found.items() if not count] == []
    assert len(found.keys() & SELDOM) >= len(SELDOM) // 2


@pytest.mark.slow
def test_with_reduced_motion_nothing_moves(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    board.reduced = True
    moved: list[str] = []

    def pictures_stay(made: Animation) -> int:
        places = [{cel.at for cel in made._frame(share)} for share in MOMENTS[1:4]]
        if len(set().union(*places)) > 2 * max(map(len, places)):
            moved.append(str(places))
        return len(places[1])

    monkeypatch.setattr("tests.titles.ankh.screens.test_board_fx.pictures", pictures_stay)
    walked(board, "delta", 2)
    assert moved == []


def differences(shown: SeatView, after: SeatView) -> list[str]:
    """What of the pieces and numbers that events tell is not as it is afterwards."""
    pairs = {
        "figures": ({(f.kind, f.owner, f.space, f.radiant) for f in view.figures} for view in (shown, after)),
        "monuments": ({(m.kind, m.owner, m.space) for m in view.monuments} for view in (shown, after)),
        "numbers": ([(g.devotion, g.followers, g.unlocked, g.powers) for g in view.gods] for view in (shown, after)),
        "cards": ([set(g.hand) for g in view.gods] for view in (shown, after)),
        "order": (view.order for view in (shown, after)),
        "portals": (set(view.portals) for view in (shown, after)),
        "marker": (view.marker for view in (shown, after)),
        "seat": (view.seat for view in (shown, after)),
    }
    return [name for name, (one, other) in pairs.items() if one != other]


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "seed"), [("two_lands", 1), ("delta", 2), ("five_nomes", 3), ("cataracts", 4)])
def test_c6_5_what_is_shown_after_all_events_is_what_is_so(scenario: str, seed: int) -> None:
    stream, gods = Stream(seed, "gods"), list(GODS)
    stream.shuffle(gods)
    session = Session(SPEC, [{"god": name} for name in gods[: PLANS[scenario].players]], {"scenario": scenario}, seed)
    shown, seen = session.view(None), session.event_count(None)
    wrong: list[tuple[list[str], list[Event]]] = []
    while session.outcome is None:
        question = stream.pick(session.questions())
        session.answer(question.seat, stream.pick(question.options()).key)
        after, events = session.view(None), session.events(seen, None)
        for event in events:
            seen = event.no + 1
            shown = step(shown, event, after)
        if missed := differences(shown, after):
            wrong.append((missed, events))
        shown = after
    assert not wrong, wrong[:3]


@pytest.mark.slow
def test_c6_5_what_is_gained_paid_and_swapped_without_a_figure_moving_is_seen(board: Board) -> None:
    """R6.4, R8.2, R10.10: a match by lot that has each of them."""
    found = walked(board, "delta", 112)
    wanted = ("sacrificed", "unlocked", "guardian_taken", "token_lost", "regions_swapped", "nobody_won")
    assert [kind for kind in wanted if not found.get(kind)] == []
