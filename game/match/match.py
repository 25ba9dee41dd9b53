"""A match as it is played: the session, the players of the seats, saving after every choice, the end (C6.6, C6.9,
C7.1)."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, Self

import msgspec

import game
from game.core.callbacks import ignore
from game.core.campaign import Campaign
from game.core.errors import BadMessage, BadSave, BadSetup, IllegalAnswer, RulesBug
from game.core.saved import read_saved
from game.core.session import CONCEDE as GIVES_UP
from game.core.session import Session
from game.match.chairs import Chairs
from game.match.chart import ScoreChart, chart_of
from game.match.played import PlayedMatch, Reports
from game.match.seats import PERSON, SeatInfo, header_of, notes_of, seats_of
from game.match.times import OFF, Times, times_of
from game.store.container import moment_ms, pack, stamp
from game.store.in_use import hold, let_go
from game.store.notices import Notice, StoreError
from game.store.profiles import OTHERS, OWN, Other, Result
from game.store.replays import KIND as REPLAY
from game.store.replays import shared
from game.store.saver import Saver

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.match.at_table import Keeping, Stand
    from game.match.proposals import Kind
    from game.store.profiles import Gain, Store
    from game.store.replays import ReplayFolder
    from game.store.saves import SaveFolder

MOST_SEATS = 5
MOST_STANDS = 300
"""So many choices that a seat has missed are shown as they were; later ones at once."""
RETRY_S = 5
"""So often a disk that failed at the end of a match is tried again."""
Report = Callable[[float], None]


def new_id(title: str) -> str:
    """What a match is called on the disk: by its game, when it began, and something that no other match has."""
    return f"{title}-{time.strftime('%Y%m%d-%H%M%S')}-{os.urandom(3).hex()}"


def new_seed() -> int:
    """What decides all that chance decides in a match: of so many that nobody finds it by trying what fits to what they
    have seen (C8.1)."""
    return int.from_bytes(os.urandom(8), "big") >> 1


class Storage(Reports, Protocol):
    """Where a match is kept: the client, or a host without a window."""

    @property
    def saves(self) -> SaveFolder:
        """The saved matches."""

    @property
    def replays(self) -> ReplayFolder:
        """The replays."""

    @property
    def store(self) -> Store:
        """The profiles."""


class LocalMatch(PlayedMatch):
    """A running match of this machine, which is saved after every choice.

    `gains`: seat -> what its profile earned, once that is on the disk; `replay_id`: what the replay is called, once it
    is there; `branch`: of which replay and from where on it goes on ("of", "name", "at", "round"), empty for a match
    begun anew; `left`: seat -> how far it has seen a match that was opened again, then how it stood after each choice
    since; `given_up`: whether it ended without what was not on the disk.
    """

    given_up = False

    def __init__(self, home: Storage, session: Session, seats: Sequence[SeatInfo], match_id: str,
                 chart: ScoreChart) -> None:
        super().__init__(home, session, seats, match_id, chart)
        self._home: Storage = home
        self.gains: dict[int, Gain] = {}
        self.branch: dict[str, Any] = {}
        self.left: dict[int, list[Stand]] = {}
        self.closed = False
        self._saver: Saver | None = None
        self._kept_times: object = None
        self.unsaved = False  # whether the newest save failed, as far as `take_notices` knows
        self._told_unsaved = False
        self._entered = False  # whether its end has been written, so that it need not be again
        self._held = False  # whether other programs of this data folder know that it is open here
        self._changed = False  # whether a chair or what can't be taken back is another one than in the newest save

    # --- making

    @classmethod
    def new(
        cls,
        home: Storage,
        title: str,
        seats: Sequence[SeatInfo],
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        clock: str = OFF,
    ) -> Self:
        """A fresh match; `clock` is one of `game.match.times.MODES`. May run on a worker thread (C1.4). Raises
        BadSetup.
        """
        seed = new_seed() if seed is None else seed
        session = game.new_session(title, [seat.fields for seat in seats], options, seed)
        chart = chart_of(title)
        chart.sample(session)
        match = cls(home, session, [msgspec.structs.replace(info, away=None) for info in seats], new_id(title), chart)
        match.times = Times(mode=clock, seats=len(seats))
        match.made()
        match.save()
        return match

    @classmethod
    def load(cls, home: Storage, match_id: str, report: Report = ignore) -> Self:
        """A saved match, exactly as it was left (C7.1). `report` hears how far it is, 0..1; it may raise to cancel.

        May run on a worker thread. Raises StoreError, also where another program has it open, and BadSave.
        """
        hold(home.saves.folder, match_id)
        try:
            match = cls._read(home, match_id, report)
        except BaseException:
            let_go(home.saves.folder, match_id)
            raise
        match._held = True
        match.made()
        if match.over and not match._entered:
            match.save()
        return match

    @classmethod
    def _read(cls, home: Storage, match_id: str, report: Report) -> Self:
        header, payload = home.saves.read(match_id)
        left: dict[int, list[Stand]] = {}
        away = {info.seat: info.away.answers for info in seats_of(header, MOST_SEATS) if info.away is not None}
        session, chart = replay(payload, report, left, away)
        match = cls(home, session, seats_of(header, len(session.seats)), match_id, chart)
        match.left = left
        match.chairs = Chairs(match, notes_of(header.get("chairs")))
        match.times = times_of(header.get("clock"), len(match.seats))
        floor = header.get("barred")
        match._undo_floor = floor if isinstance(floor, int) else 0
        seconds = header.get("seconds")
        match.played_s = seconds if isinstance(seconds, int) else 0
        branch = header.get("branch")
        match.branch = branch if isinstance(branch, dict) else {}
        match._entered = bool(header.get("finished"))
        return match

    def made(self) -> None:
        """Called when a match has been begun or loaded, before it is first saved: a place for what belongs to the
        window.
        """

    @property
    def keeping(self) -> Keeping:
        """It is kept here."""
        return self

    @property
    def earns(self) -> bool:
        """Whether it counts for the profiles that played."""
        return not self.branch

    def seen(self, seat: int) -> list[Stand]:
        """How far a seat has seen the match: of one that was opened again until its last choice; and since."""
        return [*self.left.get(seat, ())] or super().seen(seat)

    # --- choosing

    def answer(self, seat: int, key: str) -> bool:
        """Gives an answer and saves."""
        taken = super().answer(seat, key)
        if taken:
            self.save()
        return taken

    def give_up_side(self, kind: Kind, seat: int) -> None:
        """It is so, and saved."""
        super().give_up_side(kind, seat)
        self.save()

    def undo(self, seat: int) -> bool:
        """Takes the last choice of the seat back and saves."""
        taken = super().undo(seat)
        if taken:
            self.save()
        return taken

    def bar_undo(self) -> None:
        """What was chosen until now stands; the next save says so."""
        super().bar_undo()
        self._changed = True

    def set_order(self, seat: int, card: str, order: str) -> None:
        """A standing order is kept with the match."""
        super().set_order(seat, card, order)
        self.save()

    # --- keeping

    def header(self) -> dict[str, Any]:
        """What lists show of the match without opening it (JSON data)."""
        return {
            **stamp(self.title),
            "name": " - ".join(info.name for info in self.seats),
            "seats": [msgspec.to_builtins(info) for info in self.seats],
            "options": self.session.options,
            "round": self.round,
            "seconds": self.seconds(),
            "finished": self.over,
            "winners": self.session.outcome.winners if self.session.outcome else [],
            **({"branch": self.branch} if self.branch else {}),
            "chairs": header_of(self.chairs.notes),
            "clock": msgspec.to_builtins(self.times),
            "barred": self._undo_floor,
            **self._chapter(),
        }

    def _chapter(self) -> dict[str, Any]:
        """Of a match over several sittings: which chapter, from 0, of how many, and whom each seat plays."""
        campaign = getattr(self.session.table.state, "campaign", None)
        if not isinstance(campaign, Campaign) or campaign.chapters < 2:
            return {}
        return {"chapter": [min(campaign.chapter, campaign.chapters - 1), campaign.chapters], "party": campaign.party}

    def save(self) -> None:
        """Hands the match to the saving thread (C7.1), at its end with the replay and the results (C6.9). These come
        before the save: a crash between them costs and doubles nothing.
        """
        if self._saver is None:
            self._saver = Saver(self._home.saves)
        if not self._held:
            hold(self._home.saves.folder, self.match_id)
            self._held = True
        self.unsaved = self._changed = False
        header, payload = self.header(), self.session.save()
        self._kept_times = header["clock"]
        ends = self.over and not self._entered
        enter = partial(self._enter, payload, header, self.results()) if ends else None
        self._saver.save(self.match_id, payload, header, enter)

    def save_rest(self) -> None:
        """Saves what the newest save lacks: everything where it failed, else chairs that changed hands, or the time of
        the choice left open; and that it was opened again, so that Continue leads to what was left last (C3.3).
        """
        opened = self._saver is None and not self.over
        open_time = self.times.mode != OFF and not self.over and self._kept_times != msgspec.to_builtins(self.times)
        if self.unsaved or self._changed or opened or open_time:
            self.save()

    def flush(self, timeout: float = 10.0) -> bool:
        """Waits until everything is on the disk; False when so many seconds were not enough. On any thread."""
        return self._saver is None or self._saver.flush(timeout)

    def close(self, wait: bool = True) -> None:
        """Ends saving; everything given is written first, by itself where nobody waits. May be called twice."""
        if not self.closed:
            self.save_rest()
            self.closed = True
            self.played_s, self._since = self.seconds(), time.monotonic()
        if self._saver is not None:
            self._saver.close(wait)
        self._let_go()

    def _let_go(self) -> None:
        if self._held:
            self._held = False
            let_go(self._home.saves.folder, self.match_id)

    def give_up(self) -> None:
        """Ends without what is not on the disk yet: somebody has been asked."""
        self.closed = self.given_up = True
        if self._saver is not None:
            self._saver.give_up()
        self._let_go()

    def take_notices(self) -> list[Notice]:
        """What the player should be told since the last call. That saving fails is told once, until it works again."""
        return super().take_notices() + self.saving_notices()

    def saving_notices(self) -> list[Notice]:
        """The same of saving alone."""
        out: list[Notice] = []
        if self._saver is None:
            return out
        failed = self._saver.take_notices()
        self.unsaved = self.unsaved or bool(failed)
        if failed and not self._told_unsaved:
            out.append(unsaved("table.unsaved.result" if self.over else "table.unsaved.told", failed[-1]))
        self._told_unsaved = self._saver.failing and (self._told_unsaved or bool(failed))
        return out

    def _enter(self, payload: bytes, header: dict[str, Any], results: Mapping[int, tuple[str, Result]]) -> None:
        """On the saving thread: the replay is written and every profile that played gets its result (C6.9, R20.5).
        Raises StoreError; again doubles nothing.
        """
        try:
            self._home.replays.write(self.match_id, payload, header)
            self.replay_id = self.match_id
        finally:
            self.gains = entered(self._home.store, results)
        self._entered = True

    def replay(self) -> bytes:
        """The replay's file, as others get it."""
        header = self.header()
        return pack(REPLAY, self.session.save(), header | {"seats": shared(header)["seats"]}, moment_ms())

    def results(self) -> dict[int, tuple[str, Result]]:
        """Of every seat whose result enters a profile of this machine: the profile, and what the match was for it."""
        return {
            info.seat: (info.profile_uid, result)
            for info in self.seats
            if info.kind == PERSON and info.profile_uid and self.earns
            and (result := self.result_of(info)) is not None
        }  # fmt: skip

    def result_of(self, info: SeatInfo) -> Result | None:
        """What the match was for a seat (C2.2); None before its end."""
        outcome, track = self.session.outcome, self.session.spec.track
        if outcome is None:
            return None
        rank = outcome.place(info.seat)
        return Result(
            match_id=self.match_id, title=self.title, seats=len(self.seats), rank=rank,
            bots_only=self._against_bots(info.seat),
            rules_version=self.session.spec.rules_version,
            victory=track.victory(outcome.reason) if rank == 1 or not outcome.winners else "",
            reason=outcome.reason.removeprefix(f"{self.title}."), others=self._others(info.seat, outcome.winners),
            conceded=self._conceded(info.seat), rounds=self.round,
            seconds=self.seconds(), replay_id=self.match_id,
            choices={name: value for name, value in info.fields.items() if isinstance(value, str)},
            statistics=self.counted(info.seat),
        )  # fmt: skip

    def _others(self, seat: int, winners: Collection[int]) -> tuple[Other, ...]:
        """Everybody else, as a seat has played with them."""
        return tuple(Other(one.name, one.name_key, self.together(seat, one.seat), one.seat in winners)
                     for one in self.seats if one.seat != seat)  # fmt: skip

    def _conceded(self, seat: int) -> str:
        """Who gave up, as it is for a seat (C6.13)."""
        gone = [entry.seat for entry in self.session.log if entry.key == GIVES_UP]
        if any(self.together(seat, one) for one in gone):
            return OWN
        return OTHERS if gone and self.session.log[-1].key == GIVES_UP else ""

    def _against_bots(self, seat: int) -> bool:
        """R20.5. Whether every opponent was a bot; whoever plays for the same side is no opponent."""
        opponents = [info.seat for info in self.seats if not self.together(seat, info.seat)]
        return bool(opponents) and not any(other in self.people for other in opponents)


def unsaved(key: str, problem: Notice) -> Notice:
    """That a match could not be saved, with the reason where there is one."""
    reason = problem.args.get("reason", "")
    return Notice(key, {"reason": reason}) if reason else problem


def entered(store: Store, results: Mapping[int, tuple[str, Result]]) -> dict[int, Gain]:
    """Enters results in profiles and tells what each seat gained. A profile that was put away meanwhile gains nothing.
    Raises StoreError; again doubles nothing.
    """
    gains: dict[int, Gain] = {}
    for seat, (uid, result) in results.items():
        try:
            gains[seat] = store.add_result(uid, result)
        except StoreError as error:
            if error.notice.key != "store.profile.unknown":
                raise
    return gains


def _stand(session: Session, left: dict[int, list[Stand]], since: set[int]) -> None:
    """How the match stands now for the seats that look from here on, and for those that did before."""
    for seat in since:
        left[seat] = []
    for seat, stands in left.items():
        if len(stands) < MOST_STANDS:
            stands.append((session.event_count(), session.view(seat)))


def replay(
    payload: bytes, report: Report = ignore, left: dict[int, list[Stand]] | None = None,
    away: dict[int, int] | None = None,
) -> tuple[Session, ScoreChart]:  # fmt: skip
    """Plays a save from its set-up, gathering the chart on the way. Raises BadSave. `left` gets for every seat how far
    it had seen the match after its last choice, and how it stood after each of the next ones. `away`: seat -> the
    number of choices after which its person left.
    """
    titles = game.TITLES
    saved = read_saved(titles, payload)
    chart = chart_of(saved.title)
    try:
        session = Session(titles[saved.title], saved.seats, saved.options, saved.seed)
        chart.sample(session)
        went = {seat: at for seat, at in (away or {}).items() if seat < len(session.seats)}
        last = {entry.seat: at + 1 for at, entry in enumerate(saved.log)} | went
        for at, entry in enumerate(saved.log):
            session.again(entry)
            chart.sample(session)
            if left is not None:
                _stand(session, left, {seat for seat in last if last[seat] == at + 1})
            if at % 16 == 0:
                report(at / len(saved.log))
    except (BadMessage, BadSetup, IllegalAnswer, RulesBug) as problem:
        raise BadSave("error.save_replay", f"the saved choices do not fit the rules: {problem}",
                      reason=str(problem)) from problem
    if session.digest() != saved.digest:
        raise BadSave("error.save_digest", "the saved match differs from what its choices lead to")
    return session, chart
