"""Giving up and draws before they are so (C6.13): who proposes, who has agreed, who is still to say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from game.core import session
from game.core.spec import sides_of
from game.store.notices import Notice

if TYPE_CHECKING:
    from game.match.played import PlayedMatch

Kind = Literal["concede", "draw"]
CONCEDE: Kind = "concede"
DRAW: Kind = "draw"
KIND_OF: dict[str, Kind] = {session.CONCEDE: CONCEDE, session.DRAW: DRAW}
"""What an entry of the log that answers no question is."""


class Proposal(msgspec.Struct):
    """A seat proposes that its side gives up, or that all agree on a draw. `asked`: the seats that are to say now: for
    a draw first the own side, then all others together."""

    kind: Kind
    by: int
    asked: list[int] = []


class Proposals:
    """What is proposed in a match whose rules run here. Where no person chooses for a seat it says at once: it gives up
    when its partner wants to, and takes a draw unless its side is ahead."""

    def __init__(self, match: PlayedMatch) -> None:
        self.match = match
        self.open: Proposal | None = None
        self._agreed: set[int] = set()
        self._since = 0
        self._refused: dict[tuple[Kind, int], int] = {}

    def why_not(self, kind: Kind, seat: int) -> str:
        """The text key of the reason why a seat can't propose that now; "": it can."""
        if not self.match.session.can_concede(seat):
            return "giving_up.out"
        if self.open is not None and not self._gives_way(self.open, kind, seat):
            return "giving_up.open"
        return "giving_up.refused_before" if self._refused.get((kind, seat)) == self.match.round else ""

    def propose(self, kind: Kind, seat: int) -> bool:
        """A seat proposes it and so agrees; False where that can't be."""
        if self.why_not(kind, seat):
            return False
        self.open, self._agreed, self._since = Proposal(kind, seat, [seat]), set(), self.match.round
        return self.say(seat, agrees=True)

    def say(self, seat: int, agrees: bool) -> bool:
        """What a seat says to what is proposed; False where it isn't asked."""
        proposal = self.open
        if proposal is None or seat not in proposal.asked:
            return False
        if not agrees:
            self._refuse(proposal, seat)
            return True
        self._agreed.add(seat)
        proposal.asked = self._to_say(proposal)
        silent = [one for one in proposal.asked if not self.match.seats[one].decides]
        if silent:
            return self.say(silent[0], proposal.kind == CONCEDE or not self._is_ahead(silent[0]))
        if not proposal.asked:
            self.open = None
            self.match.give_up_side(proposal.kind, proposal.by)
        return True

    def drop(self, seat: int) -> None:
        """A seat that was asked is nobody's any more, or has another player: nothing of it stands. Who proposed it has
        done so for this round: else leaving the chair and coming back would ask the others again and again."""
        if self.open is None:
            return
        if seat == self.open.by:
            self._refused[self.open.kind, seat] = self.match.round
        if seat == self.open.by or seat in self.open.asked or seat in self._agreed:
            self.open = None

    def _gives_way(self, proposal: Proposal, kind: Kind, seat: int) -> bool:
        """Whether what the seat proposes takes the place of what is open: of what only another side talks about, for a
        refusal would tell that; and nobody keeps others from giving up by what is never answered: it holds in its
        round, and not for another side that concedes."""
        sides = self._sides()
        private = sides[seat] not in {sides[one] for one in (proposal.by, *proposal.asked)}
        return private or self._since != self.match.round or (kind == CONCEDE and sides[seat] != sides[proposal.by])

    def _to_say(self, proposal: Proposal) -> list[int]:
        """Who is in the game and has not agreed: the own side, and for a draw then the others."""
        sides, session = self._sides(), self.match.session
        missing = [seat for seat in range(len(sides)) if session.can_concede(seat) and seat not in self._agreed]
        own = [seat for seat in missing if sides[seat] == sides[proposal.by]]
        return own if own or proposal.kind == CONCEDE else missing

    def _refuse(self, proposal: Proposal, seat: int) -> None:
        self.open = None
        self._refused[proposal.kind, proposal.by] = self.match.round
        self.match.notices.append(Notice(f"giving_up.{proposal.kind}.refused", {"name": self.match.name(seat)}))

    def _is_ahead(self, seat: int) -> bool:
        """Whether the side of a seat leads by the main scores of the title, as far as the seat can know (C9.1)."""
        session, sides, track = self.match.session, self._sides(), self.match.session.spec.track
        lines = track.values(session.imagine(seat, 0))[: len(track.scores)]
        best = {side: max(sum(line[one] for line in lines) for one in range(len(sides)) if sides[one] == side)
                for side in set(sides)}
        return all(best[sides[seat]] > value for side, value in best.items() if side != sides[seat])

    def _sides(self) -> tuple[int, ...]:
        session = self.match.session
        return sides_of(session.spec, session.view(None), len(session.seats))
