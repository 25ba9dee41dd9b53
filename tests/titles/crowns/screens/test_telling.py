"""C6.4a, C6.5. Every event of Crowns is shown and told, in both languages, by its data alone."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from game.core.events import Event
from game.core.rng import Stream
from game.core.session import Session
from game.titles.crowns import SPEC
from game.titles.crowns.content import DECKS
from scenes.media.texts import Texts
from scenes.titles.crowns.events import EVENTS
from scenes.titles.crowns.log_lines import told
from scenes.titles.crowns.view_steps import step
from scenes.titles.crowns.words import Words
from tests.titles.crowns.play import Play
from tests.titles.crowns.screens.test_asking import _rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.titles.crowns.view import SeatView
    from scenes.program import Program

TELLERS = {"tell": 1, "tell_secret": 1, "reveal_to": 3, "_leave": 2}
"""What tells events, and which argument names the kind."""


def kinds() -> set[str]:
    """The kinds of all events in the rules."""
    found: set[str] = set()
    for node in _rules():
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TELLERS):
            continue
        at = TELLERS[node.func.id]
        named = node.args[at] if len(node.args) > at else None
        found |= {one.value for one in ast.walk(named) if isinstance(one, ast.Constant) and isinstance(one.value, str)
                  } if named is not None else set()  # fmt: skip
    return found


def test_every_event_of_the_rules_has_its_row() -> None:
    assert len(kinds()) >= 55
    assert kinds() == set(EVENTS)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_event_has_its_line(language: str) -> None:
    texts = Texts(language)
    assert not [kind for kind in kinds() if not texts.has(f"crowns.log.{kind}")]


def _match(seats: int, seed: int) -> Session:
    session = Session(SPEC, [{"deck": list(DECKS)[(seat + seed) % 6]} for seat in range(seats)], {}, seed)
    lot = Stream(seed, "telling")
    for _ in range(900):
        questions = session.questions()
        if not questions:
            break
        question = lot.pick(questions)
        session.answer(question.seat, lot.pick(question.options()).key)
    return session


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 5)])
def test_every_line_of_a_match_is_whole_for_every_reader(
    program: Program, language: str, seats: int, seed: int
) -> None:
    program.client.set_language(language)
    session = _match(seats, seed)
    for reader in (None, *range(seats)):
        words = Words(program.media, view=session.view(reader))
        for event in session.events(0, reader):
            text = told(event, words).text
            assert text and "{" not in text and "crowns." not in text, (event.kind, text)


def _shown(decks: tuple[str, str], seed: int, count: int) -> Iterator[tuple[SeatView, SeatView, bool]]:
    """The first seat's view after each event of so many choices by lot, the view that its choice leads to, and whether
    the event was the last of the choice.
    """
    session = Session(SPEC, [{"deck": deck} for deck in decks], {}, seed)
    lot, shown, seen = Stream(seed, "steps"), session.view(0), 0
    for _ in range(count):
        questions = session.questions()
        if not questions:
            return
        question = lot.pick(questions)
        session.answer(question.seat, lot.pick(question.options()).key)
        after, events = session.view(0), session.events(seen, 0)
        for i, event in enumerate(events):
            shown = step(shown, event, after)
            yield shown, after, i == len(events) - 1
        seen, shown = session.event_count(0), after


def test_section_4_what_a_seat_draws_is_told_to_it_alone(program: Program) -> None:
    session = _match(2, 3)
    words = Words(program.media, view=session.view(1))
    drawn = [event for event in session.events(0, 1) if event.kind == "drew" and event.data["seat"] == 0]
    own = [event for event in session.events(0, 0) if event.kind == "drew" and event.data["seat"] == 0]
    assert drawn and own
    names = words.card(str(own[0].data["kinds"]).split()[0])
    assert names in told(own[0], words).text and names not in told(drawn[0], words).text


@pytest.mark.slow
def test_the_view_between_two_choices_never_shows_more_than_the_view_after_them() -> None:
    """Each step is a view of the same seats, and the steps of a whole match need nothing but the event."""
    for shown, after, _ in _shown(("legion", "heron"), 6, 500):
        hidden = {card.number for card in shown.players[1].hand} - {card.number for card in after.players[1].hand}
        assert len(shown.players) == 2 and not hidden


def test_c6_14_what_comes_to_a_faction_card_is_told_beside_its_plate(program: Program) -> None:
    """Beside the crest the words would lie on the name."""
    session = _match(2, 4)
    words = Words(program.media, view=session.view(0))
    gained = [event for event in session.events(0, 0) if event.kind == "power" and event.data["card"] < 0]
    assert gained
    assert all(told(event, words).ref == f"seat:{event.data['seat']}" for event in gained)


def test_r10_18_power_that_moves_is_lost_from_the_faction_card(program: Program) -> None:
    words = Words(program.media, view=_match(2, 4).view(0))
    event = Event(0, "power", "R16.5", {"seat": 1, "card": -2, "kind": "faction", "amount": -1})
    key = "crowns.log.power.less.faction"
    assert told(event, words).text == words.t(key, seat=words.name(1), amount=1)


def test_r13_1_gold_that_goes_back_is_not_said_to_be_spent(program: Program) -> None:
    session = _match(2, 4)
    words = Words(program.media, view=session.view(0))
    lost = [event for event in session.events(0, 0) if event.kind == "gold" and event.data["amount"] < 0]
    spent = {told(event, words).text.partition(" ")[2] for event in lost if event.rule != "R13.1"}
    back = {told(event, words).text.partition(" ")[2] for event in lost if event.rule == "R13.1"}
    treasury = program.media.t("crowns.log.gold.returned", seat="-", amount=0).split()[-2]
    assert back and spent and all(treasury in text for text in back) and not any(treasury in text for text in spent)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 7))
def test_r1_2_power_stands_as_the_events_have_told_it(seed: int) -> None:
    """What is gained after a death is not counted with it: once all has been told nothing needs to be put right."""
    for shown, after, last in _shown(("heron", "legion"), seed, 400):
        if not last:
            continue
        assert [player.power for player in shown.players] == [player.power for player in after.players]
        for was, now in zip(shown.players, after.players, strict=True):
            carried = {piece.number: (piece.power, piece.gold) for piece in now.play}
            assert {piece.number: (piece.power, piece.gold) for piece in was.play} == carried


def test_a_challenge_that_is_over_at_once_is_shown_from_its_banners_to_its_sums() -> None:
    """Nobody can defend or answer: one choice leads from the declaration to the end."""
    play = Play()
    play.put(0, "al05")
    before = play.session.view(0)
    seen = play.session.event_count(0)
    play.fight("military", "al05")
    after, shown, sums = play.session.view(0), before, []
    for event in play.session.events(seen, 0):
        shown = step(shown, event, after)
        if event.kind in ("challenge", "won", "claim"):
            assert shown.challenge is not None, event.kind
            sums.append((shown.challenge.attack, shown.challenge.defence))
        if event.kind == "won":
            assert shown.challenge is not None and shown.challenge.winner == 0
            assert shown.challenge.margin == 4
    assert sums[:2] == [(4, 0), (4, 0)]
    assert shown.challenge is None and not any(piece.side for piece in shown.players[0].play)
