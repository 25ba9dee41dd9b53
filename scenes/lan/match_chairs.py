"""The chairs of a match on the network: what is wished of them, and to whom something is still to be told (C6.7b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.chairs import ChairNotes
from game.match.seats import GUEST, PERSON, Wish
from game.net.protocol import HandOver, Propose, SetChair, SetOrder, SetPause

if TYPE_CHECKING:
    from scenes.lan.match import NetMatch

Wished = HandOver | Propose | SetChair | SetOrder | SetPause
"""What is asked of the host besides answers."""

class NetChairs(ChairNotes):
    """Chairs change hands at the host (C6.7b). `returned`: seats whose person is still to be told what was before."""

    match: NetMatch
    returned: set[int]

    def take(self, wish: Wish) -> bool:
        """Asks the host."""
        kind = "person" if wish.kind in (PERSON, GUEST) else wish.kind
        self.match.wish(SetChair(wish.seat, kind, wish.level))
        return False

    def come_back(self, seat: int) -> bool:
        """Asks the host."""
        self.match.wish(SetChair(seat, "back"))
        return False
