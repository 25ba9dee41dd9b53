"""A match as the table plays it: bots speak the language of now, profiles wear what they use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match import match as played
from scenes.worn import dress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.session import Session
    from game.match.chart import Chart
    from game.match.seats import SeatInfo
    from scenes.app import App


class Match(played.Match):
    """A running match of this machine."""

    def __init__(self, app: App, session: Session, seats: Sequence[SeatInfo], match_id: str, chart: Chart) -> None:
        super().__init__(app, session, seats, match_id, chart)
        self._app = app
        self.speak()

    def made(self) -> None:
        """Every profile wears what it uses now."""
        dress(self._app, self.seats)

    def speak(self) -> None:
        """Bots have their names in the language of now."""
        for info in self.seats:
            if self._app.texts.has(info.name_key):
                info.name = self._app.t(info.name_key)
