"""The others: the people who are there, the profiles that play, and the network."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.net.service import Service
    from game.people import People
    from scenes.shell.home import Home


class Online:
    """`playing`: uids of the profiles whose match is open now (C4.1); `service`: the network once it has been started,
    None before."""

    def __init__(self, home: Home) -> None:
        self.playing: set[str] = set()
        self.service: Service | None = None
        self._home = home
        self._people: People | None = None

    @property
    def network(self) -> Service:
        """The network's thread (C8), from the first time that the player goes there."""
        if self.service is None:
            from game.net.service import Service

            self.service = Service(self._home)
        return self.service

    @property
    def people(self) -> People:
        """The people who are there, and the group of the person who plays here (C3.5, C4)."""
        from game.people_here import PeopleHere, person_of

        if self._people is None:
            self._people = PeopleHere(lambda: self._home.store, lambda: dict.fromkeys(self.playing, ""))
        self._people.become(person_of(self._home.profile) if self._home.profile is not None else None)
        return self._people

    @people.setter
    def people(self, people: People) -> None:
        self.close()
        self._people = people

    @property
    def people_known(self) -> bool:
        """Whether somebody has looked for people yet: not before the first frame."""
        return self._people is not None

    def close(self) -> None:
        """Those who are there hear no more of the person who plays here."""
        if self._people is not None:
            self._people.close()
