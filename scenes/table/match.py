"""A match of this machine as the table plays it: bots speak the language of now, profiles wear what they use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.match import LocalMatch
from scenes.kit.cosmetics import apply_cosmetics

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.core.session import Session
    from game.match.chart import ScoreChart
    from game.match.seats import SeatInfo
    from scenes.media.media import Media
    from scenes.shell.home import Home


class Match(LocalMatch):
    """A running match of this machine."""

    _home: Home

    def __init__(self, home: Home, session: Session, seats: Sequence[SeatInfo], match_id: str,
                 chart: ScoreChart) -> None:
        super().__init__(home, session, seats, match_id, chart)
        name_bots(home.media, self.seats)

    def made(self) -> None:
        """Every profile wears what it uses now."""
        apply_cosmetics(self._home, self.seats)


def name_bots(media: Media, seats: Iterable[SeatInfo]) -> None:
    """Bots have their names in the language of now."""
    for info in seats:
        if media.texts.has(info.name_key):
            info.name = media.t(info.name_key)
