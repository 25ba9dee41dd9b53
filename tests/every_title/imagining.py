"""Worlds imagined for every seat at every question of random matches, of any title, also one that is on no list.

    python -m tests.every_title.imagining [--points 2000] [--seed 1] [title ...]      so many points of each title

A point is one seat at one position. Prints how many held, and the first that did not.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib import import_module

import game
from game.core.rng import Stream
from game.core.session import Session
from game.core.spec import TitleSpec
from tests.every_title.matches import Setup, asked, encoded, random_key, seen, session_of

EVERY = ("realigious", "creed", "ankh", "crowns", "vermilion")
LONGEST = 3000
FARTHER = 4
"""So many answers a world is played on."""


def spec_of(title: str) -> TitleSpec:
    """The spec of a title, listed or not."""
    spec: TitleSpec = import_module(f"game.titles.{title}").SPEC
    return spec


def holds(session: Session, seat: int, seed: int) -> str:
    """What is wrong with a world of the seat, "" for nothing: the seat sees and is asked what it was, whoever is asked
    can choose, the world obeys the rules and goes on by them, and the match itself is as it was."""
    before = encoded(session)
    world = session.imagine(seat, seed)
    if encoded(session) != before:
        return "the match was changed"
    if seen(world, seat) != seen(session, seat):
        return "the seat sees something else"
    if asked(world, seat) != asked(session, seat):
        return "the seat is asked something else"
    stream = Stream(seed, "world")
    for count in range(FARTHER + 1):
        broken = world.spec.invariants(world.table.state)
        if broken:
            return f"after {count} answers {broken}"
        for question in world.questions():
            keys = [option.key for option in question.options()]
            if not keys or question.default() not in keys:
                return f"after {count} answers {question!r} can't be answered"
        if world.outcome is not None or count == FARTHER:
            break
        question = stream.pick(world.questions())
        world.answer(question.seat, random_key(question, stream))
    return ""


def points(title: str, seed: int) -> Iterator[tuple[Session, int, str]]:
    """One point after the other: of one match after the other, each number of seats in turn."""
    while True:
        for seats in game.TITLES[title].seats:
            seed += 1
            session, stream = session_of(Setup(title, seats, seed)), Stream(seed, "answers")
            for count in range(LONGEST):
                if session.outcome is not None:
                    break
                for seat in range(seats):
                    yield session, seat, f"{title}, {seats} seats, seed {seed}, seat {seat} after {count} answers"
                question = stream.pick(session.questions())
                session.answer(question.seat, random_key(question, stream))


def failures(title: str, count: int, seed: int, apart: int = 1) -> list[str]:
    """What is wrong at so many points, every so many of them looked at."""
    found = []
    for number, (session, seat, where) in enumerate(points(title, seed)):
        if number == count * apart:
            break
        if number % apart:
            continue
        try:
            wrong = holds(session, seat, seed + number)
        except Exception as problem:
            wrong = f"{type(problem).__name__}: {problem}"
        if wrong:
            found.append(f"{where}: {wrong}")
    return found


def main() -> None:
    """The larger run."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("titles", nargs="*", default=EVERY)
    given.add_argument("--points", type=int, default=2000)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--apart", type=int, default=1)
    args = given.parse_args()
    for title in args.titles:
        game.TITLES[title] = spec_of(title)
        found = failures(title, args.points, args.seed, args.apart)
        print(f"{title}: {args.points} points, {len(found)} wrong", flush=True)
        for line in found[:5]:
            print(f"  {line[:600]}", flush=True)


if __name__ == "__main__":
    main()
