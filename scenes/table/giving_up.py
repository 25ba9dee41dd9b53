"""Giving up and offering a draw at the table (C6.13): rows of the match's menu, and the questions to those who are to
agree."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.callbacks import ignore
from game.match.proposals import CONCEDE, DRAW, Kind
from scenes.media.canvas import FULL
from scenes.shell.dialog import QuestionDialog, ask
from scenes.table.curtain import cloth
from scenes.table.ending_words import together

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.match.proposals import Proposal
    from scenes.table.host import PlayedTable

MenuRow = tuple[str, str, "Callable[[], None]", str]
ICONS: dict[Kind, str] = {CONCEDE: "ui/cross", DRAW: "ui/community"}


class CoveredQuestion(QuestionDialog):
    """A question to somebody else than the one whose view is shown, whose hand stays hidden (C6.7)."""

    def draw_back(self, surface: pygame.Surface) -> None:
        """The curtain's cloth."""
        surface.blit(cloth(self.media, plated=False), FULL)


class GivingUpAtTable:
    """What one table has of it. `_told`: the seats that have been asked what is open now, as (kind, by, seat)."""

    def __init__(self, table: PlayedTable) -> None:
        self.table = table
        self._told: set[tuple[Kind, int, int]] = set()
        self._hurries = False

    def rows(self) -> list[MenuRow]:
        """Name, icon, deed and what bars it of the menu's rows: they keep their places where nobody here can give up.
        Where all seats are on one side there is no rival to offer a draw to.
        """
        kinds = (CONCEDE,) if self._unopposed() else (DRAW, CONCEDE)
        return [self._row(kind, self._own()) for kind in kinds]

    def _unopposed(self) -> bool:
        """All seats on one side."""
        match = self.table.match
        return all(match.together(match.seats[0].seat, info.seat) for info in match.seats)

    def _row(self, kind: Kind, seat: int | None) -> MenuRow:
        if seat is None:
            return kind, ICONS[kind], ignore, self.table.t("giving_up.nobody")
        reason = self.table.match.why_not_propose(kind, seat)
        deed = partial(self._confirm, kind, seat)
        return kind, ICONS[kind], deed, self.table.t(reason) if reason else ""

    @property
    def out(self) -> bool:
        """Whether the viewer, who plays here, is out of a match that goes on."""
        match, viewer = self.table.match, self.table.viewer
        if viewer not in match.persons or match.over or viewer is None:
            return False
        return match.why_not_propose(CONCEDE, viewer) == "giving_up.out"

    @property
    def can_hurry(self) -> bool:
        """Whether the viewer is out and only bots, which think here, are left to play it to its end."""
        match = self.table.match
        if not self.out or match.rules_here is None:
            return False
        persons = [info.seat for info in match.seats if info.is_person]
        return all(match.why_not_propose(CONCEDE, seat) == "giving_up.out" for seat in persons)

    @property
    def hurries(self) -> bool:
        """Whether what the others do is not shown any more: the result is waited for."""
        return self._hurries and not self.table.match.over

    def hurry(self) -> None:
        """On to the result as fast as the bots think."""
        self._hurries = True
        self.table.playback.skip_all()
        self.table.buttons.refresh()

    def tells_out(self) -> bool:
        """Says to a viewer who is out how the match goes on; False where that is not so."""
        out = self.out
        if out:
            hint = "table.out.hint.bots" if self.can_hurry else "table.out.hint"
            self.table.prompt.show(self.table.t("table.out"), self.table.t(hint), calm=True)
        return out

    def update(self) -> None:
        """Asks a person of this machine who is to say something."""
        proposal, table = self.table.match.proposal, self.table
        if proposal is None:
            self._told.clear()
            return
        for seat in proposal.asked:
            mark = (proposal.kind, proposal.by, seat)
            if seat in table.match.persons and mark not in self._told and table.on_top:
                self._told.add(mark)
                self._ask(proposal, seat)
                return

    def _own(self) -> int | None:
        """The seat of a person here that proposes: whose view is shown, else the first."""
        persons, viewer = self.table.match.persons, self.table.viewer
        return viewer if viewer in persons else persons[0] if persons else None

    def _confirm(self, kind: Kind, seat: int) -> None:
        """Nobody gives up by one wrong click."""
        table, t = self.table, self.table.t
        reason = table.match.why_not_propose(kind, seat)
        if reason:
            table.nav.toast(t(reason))
            return
        ask(table.client, t(f"giving_up.{kind}.title"), self._text(kind, seat), (
            (t(f"giving_up.{kind}.yes"), "bad" if kind == CONCEDE else "plain", partial(self._propose, kind, seat)),
            (t("giving_up.no"), "gold", None),
        ))  # fmt: skip

    def _text(self, kind: Kind, seat: int) -> str:
        """What comes of it: for the one who proposes it, and where others play on its side for them too."""
        match, t = self.table.match, self.table.t
        partners = [info for info in match.seats if info.seat != seat and match.together(seat, info.seat)]
        if kind != CONCEDE or not partners:
            words = t(f"giving_up.{kind}.text", name=match.name(seat))
        else:
            people = [info for info in partners if info.decides]
            key = f"giving_up.concede.{'side' if self._unopposed() else 'allies'}" + (".asked" if people else "")
            names = [info.name for info in people or partners]
            words = t(key, by=match.name(seat), name=together(self.table.media, names))
        more = self.table.title_table.conceding() if kind == CONCEDE else ""
        return f"{words}\n\n{more}" if more else words

    def _propose(self, kind: Kind, seat: int) -> None:
        before = len(self.table.match.session.log)
        if kind == CONCEDE:
            self.table.seating.gives_up(seat)
        if not self.table.match.propose(kind, seat):
            self.table.nav.toast(self.table.t(self.table.match.why_not_propose(kind, seat) or "giving_up.out"))
        elif self.table.match.proposal is not None:
            self.table.nav.toast(self.table.t("giving_up.waits"))
        self._follow(before)

    def _ask(self, proposal: Proposal, seat: int) -> None:
        table, t, kind = self.table, self.table.t, proposal.kind
        names = {"by": table.match.name(proposal.by), "name": table.match.name(seat)}
        more = table.title_table.conceding() if kind == CONCEDE else ""
        words = "\n\n".join(part for part in (t(f"giving_up.{kind}.asked.text", **names), more) if part)
        question = QuestionDialog if seat == table.viewer else CoveredQuestion
        table.nav.stack.push(question(table.client, t(f"giving_up.{kind}.asked", **names), words, (
            (t(f"giving_up.{kind}.agree"), "plain", partial(self._say, seat, True)),
            (t("giving_up.refuse"), "gold", partial(self._say, seat, False)),
        ), None))  # fmt: skip

    def _say(self, seat: int, agrees: bool) -> None:
        before = len(self.table.match.session.log)
        self.table.match.say(seat, agrees)
        self._follow(before)

    def _follow(self, before: int) -> None:
        """What has come of it is shown."""
        if len(self.table.match.session.log) > before:
            self.table.went_on()
