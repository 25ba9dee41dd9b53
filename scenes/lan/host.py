"""The table on the network as its own parts see it. `NetTable` is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from scenes.table.host import PlayedTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.lan.match import NetMatch


class ConnectionPart(Protocol):
    """How the connection to the host stands."""

    @property
    def gone(self) -> bool:
        """Whether there is none now."""

    @property
    def seconds(self) -> int:
        """For how long."""

    @property
    def why(self) -> str:
        """Why: "gone", or "stopped" where the host has ended the program."""

    @property
    def words(self) -> str:
        """The same in words."""


class PausePart(Protocol):
    """Pausing the match."""

    @property
    def rests(self) -> bool:
        """Whether it rests."""

    @property
    def leads(self) -> bool:
        """Whether this machine leads the room."""

    def rows(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Name, icon and deed of the menu's row."""


class SharedTable(PlayedTable, Protocol):
    """What the parts read of the table and ask it to do besides what they do at every table."""

    @property
    def match(self) -> NetMatch:
        """The running match."""

    @property
    def connection(self) -> ConnectionPart:
        """How the connection stands."""

    @property
    def pausing(self) -> PausePart:
        """Pausing the match."""

    def follow(self, dt: int) -> bool:
        """Takes in what has come; False when the table has been left."""

    def connection_gone(self) -> None:
        """It is gone."""

    def connection_back(self) -> None:
        """It is there again."""

    def away_s(self, seat: int) -> int:
        """For how many seconds the person of a seat has been away."""

    def ask_to_leave(self) -> None:
        """The question what leaving means."""

    def end_once_moved(self, end: Callable[[], None] | None) -> None:
        """What comes once hosting is handed over."""

    def go(self, words: str, kind: str = "bad") -> None:
        """Leaves the table for the menu, with a sentence there."""

    def open_chairs(self) -> None:
        """The players of the seats."""

    def open_chat(self) -> None:
        """What was said."""
