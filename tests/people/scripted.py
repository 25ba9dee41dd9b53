"""People as tests want them: what is sent is kept, and what the others do is said by the test."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.people import BUSY, FREE, Message, People, Person
from game.store.known import Marked


def person(name: str, state: str = FREE, level: int = 1) -> Person:
    """A player whose unique id is the ID."""
    return Person(name, name, "profile/1", level, state, "creed" if state == BUSY else "")


class ScriptedPeople(People):
    """`sent`: to whom, which kind of message. With `partners` messages arrive there."""

    def __init__(self, marks: Callable[[], Marked], me: Person | None, seen: Sequence[Person] = ()) -> None:
        super().__init__(marks)
        self.told: list[tuple[str, str]] = []
        self.announced: list[Person | None] = []
        self.partners: dict[str, ScriptedPeople] = {}
        self.become(me)
        self.feed(seen)
        self.poll(0)

    def send(self, to: Person, message: Message) -> None:
        self.told.append((to.uid, message.kind))
        if to.uid in self.partners and self.me is not None:
            self.partners[to.uid].hear(self.me, message)

    def announce(self) -> None:
        self.announced.append(self.me)

    def refresh(self) -> None:
        pass

    def close(self) -> None:
        pass

    def says(self, name: str, kind: str, *members: Person) -> list[str]:
        """A message comes from somebody; the news that it makes."""
        self.hear(self.person(name) or person(name), Message(kind, members))
        return [news.kind for news in self.poll(0)]


def joined(marks: Callable[[], Marked], *names: str) -> list[ScriptedPeople]:
    """Players who see each other and whose messages arrive."""
    everybody = [person(name) for name in names]
    sides = {me.uid: ScriptedPeople(marks, me, [p for p in everybody if p != me]) for me in everybody}
    for side in sides.values():
        side.partners = sides
    return list(sides.values())


def settle(*sides: ScriptedPeople) -> None:
    """Until every message has been read."""
    for _ in range(6):
        for side in sides:
            side.poll(0)
