"""Properties of what is hidden: views, questions, options and events never tell what their reader cannot
know."""
from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

import game
from game.core.events import EVERYONE
from game.core.rng import Stream
from game.core.session import Session
from scenes.media.texts import RULEBOOK
from tests.every_title.matches import Setup, asked, encoded, random_key, seen, session_of, setups, step, walk

TEXTS = Path(__file__).resolve().parents[2] / "assets" / "texts"


@pytest.mark.slow
@setups(seed=21, each=3)
def test_an_imagined_world_looks_like_the_true_one(setup: Setup) -> None:
    """To each seat, asked or not; a seat that is asked has the same question and options. The world obeys the
    rules, and goes on wherever they stand: whoever is asked can choose."""
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    for count in walk(session, stream):
        if count % 7:
            continue
        for seat in range(setup.seats):
            world = session.imagine(seat, count)
            where = f"{setup}, seat {seat} after {count} answers"
            assert seen(world, seat) == seen(session, seat), where
            assert asked(world, seat) == asked(session, seat), where
            assert world.spec.invariants(world.table.state) == [], where
            assert all(question.options() and question.default() for question in world.questions()), where
            if world.questions():
                step(world, Stream(count, "world"))


@setups(seed=22)
def test_an_imagined_world_hides_the_truth_and_stays_imagined(setup: Setup) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    differing = points = 0
    for count in walk(session, stream, most=300):
        if count % 23 or not session.questions():
            continue
        seat = session.questions()[0].seat
        before = encoded(session)
        world = session.imagine(seat, count)
        assert encoded(session) == before
        assert encoded(world.fork()) == encoded(world)
        assert encoded(session.imagine(seat, count)) == encoded(world)
        differing += encoded(world) != before
        points += 1
    assert differing == points


@pytest.mark.slow
@setups(seed=23, each=3)
def test_imagined_worlds_can_be_played_on(setup: Setup) -> None:
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    for count in walk(session, stream):
        if count % 29 or not session.questions():
            continue
        world = session.imagine(session.questions()[0].seat, count)
        for _ in walk(world, Stream(count, "world"), most=25):
            assert world.spec.invariants(world.table.state) == []


@pytest.mark.slow
@setups(seed=24, each=6)
def test_what_a_seat_cannot_know_does_not_show(setup: Setup) -> None:
    """Two worlds that differ only in what the seat cannot know, with the same dice. While the seat is
    asked one thing after the other, nothing is rolled and nothing revealed, the same answers lead to the
    same view, events, questions and options."""
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    compared = 0
    for count in walk(session, stream):
        if count % 3 or not session.questions():
            continue
        seat = session.questions()[0].seat
        one, other = twins(session, seat, count)
        for _ in range(6):
            question = one.question(seat)
            if question is None:
                break
            key = random_key(question, stream)
            one.answer(seat, key)
            other.answer(seat, key)
            where = f"{setup}, seat {seat}, {key!r} after {count} answers"
            if one.table.undo_blocked or other.table.undo_blocked or not (one.question(seat) and other.question(seat)):
                break
            assert asked(one, seat) == asked(other, seat), where
            assert seen(one, seat) == seen(other, seat), where
            assert one.events(0, seat) == other.events(0, seat), where
            compared += 1
    assert compared


@pytest.mark.slow
@setups(seed=27)
def test_c6_6_what_may_be_taken_back_has_shown_its_seat_nothing(setup: Setup) -> None:
    """Two worlds that differ only in what the seat cannot know, the dice included: an answer that it may take back, in
    either, leads to the same view, events and questions in both, and rolls nothing."""
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    compared = 0
    for count in walk(session, stream, most=400):
        for question in session.questions():
            seat = question.seat
            worlds = [session.imagine(seat, 2 * count + one) for one in (0, 1)]
            dice, key = [world.table.state.rng for world in worlds], random_key(question, stream)
            for world in worlds:
                world.table.record = []
                world.answer(seat, key)
            may = [world.can_undo(seat) for world in worlds]
            where = f"{setup}, seat {seat}, {question.text} {key!r} after {count} answers"
            assert may[0] == may[1], where
            if seen(worlds[0], seat) == seen(worlds[1], seat) and len({str(w.events(0, seat)) for w in worlds}) == 1:
                causes = [world.why_no_undo(seat) for world in worlds]
                assert causes[0] == causes[1], f"{where}: what bars it tells them apart, {causes}"
            if may[0]:
                assert [world.table.state.rng for world in worlds] == dice, where
                assert seen(worlds[0], seat) == seen(worlds[1], seat), where
                assert worlds[0].events(0, seat) == worlds[1].events(0, seat), where
                compared += 1
    assert compared


def twins(session: Session, seat: int, seed: int) -> tuple[Session, Session]:
    """Two worlds of the seat with the same dice, whose events are kept."""
    one, other = session.imagine(seat, 2 * seed, seed), session.imagine(seat, 2 * seed + 1, seed)
    one.table.record, other.table.record = [], []
    return one, other


@pytest.mark.slow
@setups(seed=25, each=3)
def test_events_have_texts_in_every_language_and_readers_that_exist(setup: Setup) -> None:
    texts = {language.name: catalogue(language) for language in TEXTS.iterdir() if language.is_dir()}
    session, stream = session_of(setup), Stream(setup.seed, "answers")
    for _ in walk(session, stream):
        pass
    record = session.table.record or []
    rows = import_module(f"scenes.titles.{setup.title}.events").EVENTS
    told = {kind for kind, look in rows.items() if look.group}
    for event in record:
        assert 0 <= event.full <= EVERYONE and 0 <= event.part <= EVERYONE
        assert event.rule, event
        assert not event.part or event.shared is not None, event
    for language, keys in texts.items():
        kinds = dict.fromkeys(event.kind for event in record)
        missing = [kind for kind in kinds if kind in told and not log_texts(keys, setup.title, kind)]
        assert not missing, f"{language}: no log text for {missing}"


def log_texts(keys: dict[str, str], title: str, kind: str) -> list[str]:
    """The texts of an event: "<title>.log.<kind>" and its forms."""
    own = f"{title}.log.{kind}"
    return [key for key in keys if key == own or key.startswith(own + ".")]


def catalogue(folder: Path) -> dict[str, str]:
    """The texts of all titles in a language."""
    keys: dict[str, str] = {}
    for file in sorted(folder.glob("*/*.json")):
        if file.name != RULEBOOK:
            keys.update(json.loads(file.read_text(encoding="utf-8")))
    return keys


@pytest.mark.slow
@pytest.mark.parametrize("title", list(game.TITLES))
def test_every_question_has_a_prompt_and_every_option_a_verb(title: str) -> None:
    """A verb with a dot is the key of its text; a bare word is put into words by the title's screen."""
    keys = {language.name: catalogue(language) for language in TEXTS.iterdir() if language.is_dir()}
    for seats in game.TITLES[title].seats:
        session, stream = session_of(Setup(title, seats, 26)), Stream(26, "answers")
        wanted: dict[str, str] = {}
        for _ in walk(session, stream):
            for question in session.questions():
                wanted[f"{title}.ask.{question.text}"] = question.rule
                verbs = {option.verb for option in question.options() if "." in option.verb}
                wanted.update((f"{title}.{verb}", question.rule) for verb in verbs)
        for language, texts in keys.items():
            assert not [key for key in wanted if key not in texts], language
