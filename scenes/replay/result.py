"""The result of a recorded match (C6.9, C7.2): its choices are played again, and what came of them is shown as at its
end; from there to the replay, to the board of the end, and back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.callbacks import ignore
from game.match.match import Report, replay
from game.match.seats import notes_of, seats_of
from game.store.notices import Notice
from scenes.replay.recorded_match import RecordedMatch
from scenes.table.loading import Loading, notice_of
from scenes.table.result_scene import ResultScene

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.session import Session
    from game.match.at_table import TableMatch
    from game.match.chart import Sample, ScoreChart
    from game.match.seats import SeatInfo
    from game.store.profiles import Gain
    from scenes.shell.client import Client
    from scenes.shell.home import Home
    from scenes.shell.scene import Scene
    from scenes.shell.work import Work


class RecordedEnd(RecordedMatch):
    """A match that has ended once, as its choices lead there again. `own` is the profile whose ending is told."""

    def __init__(self, session: Session, chart: ScoreChart, header: dict[str, Any], replay_id: str, own: str) -> None:
        super().__init__(session, seats_of(header, len(session.seats)), replay_id)
        self.chart, self.own, self.replay_id = chart, own, replay_id
        self.chairs.notes = notes_of(header.get("chairs"))
        self.gains: dict[int, Gain] = {}
        seconds = header.get("seconds")
        self._ended_s = seconds if isinstance(seconds, int) else 0

    @classmethod
    def of(cls, home: Home, replay_id: str, report: Report = ignore) -> RecordedEnd:
        """A stored replay at its end. May run on a worker thread. Raises StoreError and BadSave."""
        header, payload = home.replays.read(replay_id)
        session, chart = replay(payload, report)
        return cls(session, chart, header, replay_id, home.profile.uid if home.profile is not None else "")

    @property
    def samples(self) -> Sequence[Sample]:
        """The scores at each round's end."""
        return self.chart.samples

    @property
    def earns(self) -> bool:
        """What it has earned was entered at its end."""
        return False

    @property
    def persons(self) -> list[int]:
        """The seats of who looks at it; nobody where it was played by others."""
        return [info.seat for info in self.seats if self.own and info.profile_uid == self.own]

    def answer(self, seat: int, key: str) -> bool:
        """Nothing is asked."""
        return False


class RecordedResult(ResultScene):
    """Opened from a list or from the end of a replay; what lies below stays."""

    match: RecordedEnd

    def enter(self) -> None:
        """Without the sounds of an ending: this one is long over."""
        self.rebuild()

    def _rows(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """To the replay, to the board of the end, a file of it, and back."""
        return [
            ("replay", "ui/play", "gold", self._watch), ("board", "ui/eye", "plain", self._see_board),
            ("save", "ui/saves", "plain", self.save_replay), ("back", "ui/back", "plain", self.close),
        ]  # fmt: skip

    def _note(self, info: SeatInfo) -> str:
        """Who sat there."""
        if not info.is_person:
            return super()._note(info)
        mine = info.seat in self.match.persons
        return self.t("result.you" if mine else "result.person" if info.profile_uid else "result.guest")

    def on_back(self) -> bool:
        """Esc leads back to where it was opened."""
        self.close()
        return True


class OpeningResult(Loading):
    """The choices are played on a thread; a replay of a match that was not ended has no result, which is told."""

    words = "replay.result.loading"

    def _load(self, work: Work[TableMatch]) -> TableMatch:
        self.know(self.home.replays.read(self.match_id)[0])
        return RecordedEnd.of(self.home, self.match_id, work.report)

    def _done(self, match: TableMatch) -> None:
        if self._left or not self.on_top or not isinstance(match, RecordedEnd):
            return
        if match.over:
            self.nav.stack.replace(RecordedResult(self.client, match))
            return
        self.nav.tell(Notice("replay.result.none"))
        self.close()

    def _failed(self, error: Exception) -> None:
        self.nav.tell(notice_of(error))
        self.close()


def create(client: Client, replay_id: str) -> Scene:
    """The result of a stored match, once it has been played again."""
    return OpeningResult(client, replay_id)
