"""Pairs of matches that a reader cannot tell apart, and what a host sends of them (C8.9): byte by byte, message by
message. The full comparison, so many pairs of every kind for every title:

    python -m tests.net.pairs [--pairs 10000] [--seconds 0] [title ...]

`worlds`: two imagined worlds of a seat; the seat answers alike in both, others answer as they like, as often as they
like. As long as the seat sees the same in both, in the same order, it gets the same bytes; who of several has answered
a question to any of them is seen. `hands` (Creed): the same
done by a preset, `auto_rest`, `random` or `keep`, and by hand, with choices taken back in between.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

import game
from game.bots.play import choose
from game.core import session as core_session
from game.core.ask import OpenQuestion
from game.core.codec import ENCODE
from game.core.rng import Stream
from game.core.session import Session
from game.match.chart import chart_of
from game.match.seats import BOT
from game.net import wire
from game.net.errors import NetError
from game.net.match_host import MatchHost
from game.net.parts import ONLOOKER
from game.net.protocol import Answer, Undo
from game.net.snapshots import Feed
from game.titles.creed.content import TENT_PRESETS, UNIT_PRESETS, UNITS
from game.titles.creed.geometry import CELLS, TENTS
from game.titles.creed.tents import order_of, token
from tests.every_title.matches import Setup, random_key, session_of
from tests.every_title.test_secrets import twins
from tests.net.desk import Bots, Unsaved, waiting_room

NAMES = ("Ember", "Ash", "Moth", "Flint", "Slate")
NOBODY = -1
STEPS, BURST = 5, 8
"""So often somebody answers in a pair, and so many answers in a row of somebody else."""
KEPT = 64
"""Views that are remembered."""
LEVELS = ("easy", "normal")
STARTS = ("setup_tents", "setup_units", "place_tents")
ARRANGED = ("setup_tents", "setup_commander")


class Sender:
    """A host without sockets over a session. `sent`: stream -> the messages that went to its reader; `shown`: what a
    reader saw, one picture after the other."""

    def __init__(self, title: str, session: Session, streams: list[int], bots: bool = False) -> None:
        count = len(session.seats)
        self.now = 1000.0
        self.room, members = waiting_room(title, count, NAMES[:count])
        members.append(self.room.enter([msgspec.structs.replace(members[0].persons[0], name="Rook")], b"", True)[0])
        infos = self.room.seat_infos(1)
        for info in infos if bots else ():
            if info.seat not in streams:
                info.kind, info.level, info.member = BOT, "normal", -1
        self.session = session
        match = Unsaved(None, session, infos, "same", chart_of(title))  # type: ignore[arg-type]
        self.host = MatchHost(self.room, match, self._send, Bots, lambda: self.now)
        self.members = {stream: members[stream] for stream in streams}  # the onlooker stands last
        self.sent: dict[int, list[bytes]] = {stream: [] for stream in streams}
        self._readers = {member.number: stream for stream, member in self.members.items()}
        for stream in streams:
            self.host.feeds[stream] = Feed(stream)
            self.host.feeds[stream].epoch = 7  # drawn by chance
        for member in self.members.values():
            self.host.welcome(member)
        self.shown = {stream: [(self.picture(stream), NOBODY)] for stream in streams}

    def _send(self, readers: Any, message: Any) -> None:
        data = wire.ENCODE(message)
        for number in readers:
            self.sent[self._readers[number]].append(data)

    def picture(self, stream: int) -> tuple[Any, ...]:
        """All that a reader sees: the view, the own question, who chooses, what happened."""
        seat = None if stream == ONLOOKER else stream
        question = self.session.question(stream)
        own = None if question is None else (question.rule, question.text, question.about, question.default(),
                                             [option.key for option in question.options()])
        told = [(event.kind, event.rule, event.data) for event in self.session.events(0, seat)]
        return ENCODE(self.session.view(seat)), own, sorted(self.session.busy()), told, self.session.outcome

    def answer(self, seat: int, key: str) -> None:
        """A choice, and the time until it counts."""
        number, given, question = self.host._numbers.of(seat), len(self.session.log), self.session.question(seat)
        by = seat if question is not None and question.for_any else NOBODY
        member = self.room.members.all[seat]
        self.host.answer(member, Answer(seat, number, key))
        if len(self.session.log) == given:
            self.pass_time(1.0)
        self.look(by)

    def pass_time(self, seconds: float) -> None:
        """Time goes by."""
        self.now += seconds
        self.host.tick()

    def undo(self, seat: int) -> bool:
        """A choice is taken back, if that may be."""
        feed = self.host.feeds.get(seat)
        if feed is None or feed.table is None:
            return False
        try:
            self.host.undo(self.room.members.all[seat], Undo(seat, feed.table.answers))
        except NetError:
            return False
        self.look()
        return True

    def look(self, by: int = NOBODY) -> None:
        """What the readers see now, where it is another picture than before; `by` whose answer."""
        for stream, seen in self.shown.items():
            now = self.picture(stream)
            if now != seen[-1][0]:
                seen.append((now, by))


def own_side(session: Session, seat: int) -> list[int]:
    """The seats that know what a seat knows."""
    sides = session.spec.sides(len(session.seats))
    return [other for other, side in enumerate(sides) if side == sides[seat]]


# ---------------------------------------------------------------- worlds
def compared_worlds(title: str, session: Session, seat: int, seed: int) -> str:
    """Two worlds of a seat; "" where what is sent is alike, else what is not."""
    stream = Stream(seed, "pairs")
    one, other = (Sender(title, world, [seat]) for world in twins(session, seat, seed))
    if one.sent != other.sent:
        return "at the beginning"
    for _ in range(STEPS):
        if one.session.outcome is not None or other.session.outcome is not None:
            break
        question = one.session.question(seat)
        if question is not None:
            key = random_key(question, stream)
            one.answer(seat, key)
            other.answer(seat, key)
        else:
            for world in (one, other):
                others_answer(world, seat, stream)
        shared = min(len(one.shown[seat]), len(other.shown[seat]))
        if one.shown[seat][:shared] != other.shown[seat][:shared]:
            break  # they can be told apart from here on
        if len(one.shown[seat]) == len(other.shown[seat]) and one.sent != other.sent:
            return f"after {one.session.log[-1]} and {other.session.log[-1]}"
        if len(one.shown[seat]) != len(other.shown[seat]):
            break
    return ""


def others_answer(world: Sender, seat: int, stream: Stream) -> None:
    """Others choose, by lot or as a bot would, until the seat sees something new."""
    for _ in range(1 + stream.below(BURST)):
        questions, pictures = world.session.questions(), len(world.shown[seat])
        if not questions or world.session.question(seat) is not None:
            return
        question = stream.pick(questions)
        if not question.options():
            return  # of a world in which what the question is about was drawn anew
        world.answer(question.seat, key_of(world.session, question, stream))
        if len(world.shown[seat]) > pictures:
            return


def key_of(session: Session, question: OpenQuestion, stream: Stream) -> str:
    """By lot, or what a bot answers."""
    if stream.below(4) and session.spec.choosers:
        return choose(session, question.seat, LEVELS[stream.below(2)] if "easy" in session.spec.choosers else "normal",
                      stream.below(1 << 30))
    return random_key(question, stream)


def places(title: str, seed: int) -> Iterator[tuple[Session, int]]:
    """Positions of matches of all numbers of seats, each with a reader."""
    stream = Stream(seed, "places")
    while True:
        for seats in game.TITLES[title].seats:
            seed += 1
            session, every = session_of(Setup(title, seats, seed)), 2 + stream.below(6)
            for count in range(2500):
                if session.outcome is not None:
                    break
                question = stream.pick(session.questions())
                bots = seed % 2 == 0 and stream.below(3)
                key = key_of(session, question, stream) if bots else random_key(question, stream)
                session.answer(question.seat, key)
                if count % every == 0 and session.questions():
                    yield session, stream.below(seats)


def worlds(title: str, seed: int) -> Iterator[str]:
    """One pair after the other."""
    for number, (session, seat) in enumerate(places(title, seed)):
        if len(session.seats) > 1:
            yield compared_worlds(title, session, seat, seed + number)


# ---------------------------------------------------------------- by hand
def hands(title: str, seed: int) -> Iterator[str]:
    """Creed: the same arrangement in one choice and by hand, one pair after the other."""
    stream = Stream(seed, "hands")
    while True:
        for seats in (2, 4):
            seed += 1
            session = session_of(Setup(title, seats, seed))
            for _ in range(1500):
                if session.outcome is not None:
                    break
                asked = [one for one in session.questions() if one.text in STARTS]
                if asked:
                    yield compared_hands(session, stream.pick(asked).seat, stream)
                question = stream.pick(session.questions())
                redeploys = [option.key for option in question.options() if option.key.startswith("redeploy")]
                session.answer(question.seat, stream.pick(redeploys) if redeploys and stream.below(2)
                               else random_key(question, stream))


def compared_hands(session: Session, seat: int, stream: Stream) -> str:
    """The enemies and an onlooker hear the same; while tents are arranged all others."""
    question = session.question(seat)
    if question is None:
        raise ValueError("the seat is not asked")
    mine = [seat] if question.text == "setup_tents" else own_side(session, seat)
    readers = [other for other in range(len(session.seats)) if other not in mine] + [ONLOOKER]
    others_draw = session.options["first_side"] == "random" or any(
        "random" in keys for keys in session._answers.values())
    seen = others_draw or len(session.seats) > 2  # they would draw other dice after it; an ally sees what was drawn
    unlike = "random" if seen and question.text == "setup_tents" else ""
    quick = stream.pick([option.key for option in question.options() if option.key != unlike
                         and option.key in (*TENT_PRESETS, *UNIT_PRESETS, "auto_rest", "random", "keep")])
    one, other = (Sender("creed", fresh(session), [*readers, seat]) for _ in range(2))
    one.answer(seat, quick)
    for number, key in enumerate(list(HANDS[question.text](one.session, other.session, seat, stream))):
        last = other.session.log[-1].key if number else ""
        if last and not stream.below(3) and other.undo(seat):
            other.answer(seat, last)
        other.answer(seat, key)
    if question.text == "setup_tents":
        all_stand(one, other, seat, stream)
    for reader in readers:
        if one.sent[reader] != other.sent[reader]:
            return f"{question.text} {quick}: {len(one.sent[reader])} and {len(other.sent[reader])} messages"
    return ""


def all_stand(one: Sender, other: Sender, seat: int, stream: Stream) -> None:
    """Everybody else arranges the tents, alike in both; in the `other` the seat lays its commander some time before
    the last has answered."""
    while other.session.view(None).phase == "tents":
        late = other.session.question(seat)
        asked = [question for question in one.session.questions() if question.text in ARRANGED]
        keys = [option.key for option in asked[0].options() if option.key != "random"] if asked else [""]
        key = stream.pick(keys)
        last = len(asked) < 2 and not key.startswith("king_at:")
        if late is not None and (last or not stream.below(3)):
            other.answer(seat, commander_by_hand(one, other, seat, stream))
        else:
            for world in (one, other):
                world.answer(asked[0].seat, key)


def fresh(session: Session) -> Session:
    """The position with its events, which may be undone from here on."""
    copy = session.fork()
    copy.table.record = []
    copy.events_at = [0] * len(copy.log)
    return copy


def tents_by_hand(done: Session, session: Session, seat: int, stream: Stream) -> Iterator[str]:
    """The king alone first; the commander follows when the seat is asked for it."""
    preset = TENT_PRESETS.get(done.log[-1].key)
    yield f"king_at:{preset.king if preset is not None else TENTS[stream.below(9)]}"


def commander_by_hand(one: Sender, other: Sender, seat: int, stream: Stream) -> str:
    """Where the preset has it, for an ally sees it when all stand."""
    preset = next((TENT_PRESETS[entry.key] for entry in one.session.log
                   if entry.seat == seat and entry.key in TENT_PRESETS), None)
    question = other.session.question(seat)
    if preset is not None or question is None:
        return f"commander_at:{preset.commander if preset is not None else ''}"
    return stream.pick([option.key for option in question.options() if option.key != "random"])


def units_by_hand(done: Session, session: Session, seat: int, stream: Stream) -> Iterator[str]:
    """The same units in another order."""
    player, before = done.table.state.seats[seat], session.table.state.seats[seat]
    cells = [cell for cell, unit in enumerate(player.units) if unit and not before.units[cell]]
    stream.shuffle(cells)
    for cell in cells:
        down = ":d" if player.down >> cell & 1 else ""
        yield f"place:{UNITS[player.units[cell] - 1].id}@{CELLS[cell]}{down}"


def places_by_hand(done: Session, session: Session, seat: int, stream: Stream) -> Iterator[str]:
    """The same tents, those that are alike in any order: all see the colours of an exchange."""
    lies, before = done.table.state.seats[seat], session.table.state.seats[seat]
    free = [tent for tent in range(9) if before.place >> tent & 1]
    stream.shuffle(free)
    order = order_of(session.table.state, seat)
    free.sort(key=lambda tent: order.index(token(lies.colour[tent], lies.kind[tent])))
    yield from (f"put:{TENTS[tent]}" for tent in free[:-1])


HANDS: dict[str, Callable[[Session, Session, int, Stream], Iterator[str]]] = {
    "setup_tents": tents_by_hand, "setup_units": units_by_hand, "place_tents": places_by_hand,
}
KINDS: dict[str, Callable[[str, int], Iterator[str]]] = {"worlds": worlds, "hands": hands}


def run(title: str, kind: str, pairs: int, seconds: float, seed: int) -> Counter[str]:
    """So many pairs, or as many as there is time for: "" counts those that are alike."""
    found: Counter[str] = Counter()
    until = time.monotonic() + seconds
    for outcome in KINDS[kind](title, seed):
        found[outcome] += 1
        if found.total() >= pairs or (seconds and time.monotonic() > until):
            break
    return found


def quick(title: str) -> None:
    """A third less time: a view of the same state is made once, and forks have fewer answers to give again."""
    spec, seen = game.TITLES[title], dict[tuple[int | None, bytes], Any]()

    def view(state: Any, seat: int | None) -> Any:
        key = seat, ENCODE(state)
        if key not in seen:
            if len(seen) >= KEPT:
                seen.clear()
            seen[key] = spec.view(state, seat)
        return seen[key]

    game.TITLES[title] = msgspec.structs.replace(spec, view=view)
    core_session.CHECKPOINT_EVERY = 1


def main() -> None:
    """The full comparison."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("titles", nargs="*", default=list(game.TITLES))
    asked.add_argument("--pairs", type=int, default=10_000)
    asked.add_argument("--seconds", type=float, default=0.0)
    asked.add_argument("--seed", type=int, default=31)
    args = asked.parse_args()
    for title in args.titles:
        quick(title)
        for kind in KINDS if title == "creed" else ["worlds"]:
            found = run(title, kind, args.pairs, args.seconds, args.seed)
            print(f"{title} {kind}: {found.total()} pairs, {found.total() - found['']} told apart", flush=True)
            for what, count in found.most_common(6):
                if what:
                    print(f"  {count} {what}", flush=True)


if __name__ == "__main__":
    main()
