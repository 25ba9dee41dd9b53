"""Replays of finished matches (C3.3, C7.2): watched, verified, shared, taken in."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

import game
from game.core.callbacks import ignore
from game.core.errors import BadSave
from game.core.record import Record
from game.store.notices import StoreError
from scenes.kit.match_words import branch_words, winner_names
from scenes.menu.sharing import kilobytes, share
from scenes.menu.stored_panel import StoredPanel
from scenes.widgets.base import Group
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from game.core.session import Session
    from game.store.container import FileEntry
    from scenes.shell.client import Client
    from scenes.shell.work import Work


class Checked(NamedTuple):
    """What a verification has found; `agrees`: the list tells the winners that the choices lead to."""

    answers: int
    digest: str
    ended: bool
    agrees: bool


class ReplaysPanel(StoredPanel):
    """Every replay."""

    area_key = "replays"

    def __init__(self, client: Client, chosen: str = "") -> None:
        super().__init__(client, client.home.replays.folder, client.home.replays.marks, chosen)
        self.verdicts: dict[str, tuple[bool, str]] = {}

    def read(self) -> list[FileEntry]:
        """All replays, newest first."""
        return self.home.replays.list()

    def payload(self, file_id: str) -> bytes:
        """The match of a replay."""
        return self.home.replays.read(file_id)[1]

    def open_entry(self, entry: FileEntry) -> None:
        """Watches the replay; the list stays below."""
        self.nav.open("replay", replay_id=entry.file_id)

    def delete(self, file_id: str) -> str:
        """Takes the replay off the list."""
        return self.home.replays.delete(file_id, patient=True)

    def undelete(self, token: str) -> None:
        """Brings it back."""
        self.home.replays.undelete(token, patient=True)

    def state(self, entry: FileEntry) -> str:
        """How it ended for this profile, the winners, and what it is a branch of."""
        seats, won = _seats(entry), entry.header.get("winners")
        winners = won if isinstance(won, list) else []
        if len(seats) > 1 and len(winners) == len(seats) and not _together(entry, len(seats)):
            words = [self.t("replays.draw")]
        else:
            own = self.home.profile.uid if self.home.profile is not None else ""
            mine = [seat in winners for seat, info in enumerate(seats) if own and info.get("profile_uid") == own]
            names = winner_names(self.media, entry.header)
            words = [self.t("replays.own.won" if any(mine) else "replays.own.lost") if mine else ""]
            alone = any(mine) and sum(mine) == len(winners)
            words.append(self.t("replays.winner", name=names) if names and not alone else "")
        words.append(branch_words(self.media, entry.header))
        return " · ".join(word for word in words if word)

    def tools(self, panel: Group, area: pygame.Rect) -> None:
        """A replay from elsewhere."""
        Button(
            panel, (area.right - 300, area.y, 300, area.height), self.t("replays.import"),
            partial(self.nav.open, "import"), icon="ui/load", icon_size=28, size=20, name="import",
            tip=self.t("replays.import.tip"),
        )  # fmt: skip

    def actions(self, entry: FileEntry) -> list[Button]:
        """The result, verify and share."""
        place = pygame.Rect(0, 0, 1, 1)
        size = kilobytes(entry.size)
        ended, none = bool(entry.header.get("finished")), self.t("replay.result.none")
        return [
            Button(self.detail, place, self.t("replays.result"), partial(self._result, entry), icon="ui/trophy",
                   icon_size=24, size=20, name="stored-result", tip=self.t("replays.result.tip"), enabled=ended,
                   reason=none),
            Button(self.detail, place, self.t("replays.verify"), partial(self.verify, entry), icon="ui/check",
                   icon_size=24, size=20, name="stored-verify", tip=self.t("replays.verify.tip")),
            Button(self.detail, place, self.t("replays.share"), partial(self._share, entry), icon="ui/saves",
                   icon_size=24, size=20, name="stored-share", tip=self.t("replays.share.tip", size=size)),
        ]  # fmt: skip

    def verdict(self, entry: FileEntry) -> tuple[bool, str]:
        """What verifying has found."""
        return self.verdicts.get(entry.file_id, (True, ""))

    def _result(self, entry: FileEntry) -> None:
        self.nav.open("replay_result", replay_id=entry.file_id)

    def _share(self, entry: FileEntry) -> None:
        share(self.client, entry.file_id)

    def verify(self, entry: FileEntry) -> None:
        """Plays the replay again on a thread and tells the result in words."""
        done, failed = partial(self._verified, entry), partial(self._not_verified, entry)
        self.nav.work(partial(self._check, entry), done, failed, "replays.verify.words", ignore)

    def _check(self, entry: FileEntry, work: Work[Checked]) -> Checked:
        header, payload = self.home.replays.read(entry.file_id)

        def report(session: Session) -> None:
            work.report(None)

        record = Record(game.TITLES, payload, report)
        outcome = record.at(len(record.log)).outcome
        told = header.get("winners", [])
        agrees = header.get("title") == record.spec.code and told == (outcome.winners if outcome else [])
        return Checked(len(record.log), record.digest, record.ended, agrees)

    def _verified(self, entry: FileEntry, found: Checked) -> None:
        key = "other" if not found.agrees else "good" if found.ended else "open"
        words = self.t(f"replays.verify.{key}", n=found.answers, digest=found.digest)
        self._tell(entry, found.agrees, words)

    def _not_verified(self, entry: FileEntry, error: Exception) -> None:
        if isinstance(error, StoreError):
            self._tell(entry, False, self.t(error.notice.key, **error.notice.args))
        elif isinstance(error, BadSave):
            self._tell(entry, False, self.t(error.key, **error.args_))
        else:
            raise error

    def _tell(self, entry: FileEntry, well: bool, words: str) -> None:
        self.verdicts[entry.file_id] = (well, words)
        if self in self.nav.stack and self.chosen == entry.file_id and self.shown.every:
            self.detail.show(self.entry)


def _seats(entry: FileEntry) -> list[dict[str, Any]]:
    seats = entry.header.get("seats")
    return [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []


def _together(entry: FileEntry, count: int) -> bool:
    """Whether all seats of such a match are one side."""
    spec = game.TITLES.get(entry.head.title) if entry.head is not None else None
    return spec is not None and len(set(spec.sides(count))) == 1


def create(client: Client, chosen: str = "") -> ReplaysPanel:
    """The replays, one of them chosen."""
    return ReplaysPanel(client, chosen)
