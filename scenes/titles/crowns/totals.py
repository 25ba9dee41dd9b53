"""How far everybody came in a match, in power and characters instead of shares of them (C6.9).

Texts: "crowns.decided".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.crowns.content import FACES, WIN
from game.titles.crowns.ending import GIVEN_UP
from game.titles.crowns.track import MANY
from scenes.kit.totals import EndTotals

if TYPE_CHECKING:
    from game.match.at_table import EndedMatch
    from game.titles.crowns.view import SeatView
    from scenes.media.media import Media


def totals(media: Media, match: EndedMatch) -> EndTotals:
    """Power of 15, characters in play; half of 15 is none."""
    view: SeatView = match.session.view(None)
    power = tuple(str(player.power) for player in view.players)
    people = tuple(
        str(sum(FACES[piece.kind].type == "character" for piece in player.play)) for player in view.players
    )
    return EndTotals(_decided(media, match, power), (power, people),
                     (("0", "", str(WIN)), ("0", str(MANY // 2), str(MANY))), goals=(str(WIN), ""))  # fmt: skip


def _decided(media: Media, match: EndedMatch, power: tuple[str, ...]) -> str:
    """The winner's power against that of the others by their ranks; "" where power has decided nothing."""
    outcome = match.session.outcome
    if outcome is None or len(outcome.winners) != 1 or outcome.reason.rpartition(".")[2] in (GIVEN_UP, "last"):
        return ""
    winner = outcome.winners[0]
    by_rank = sorted(range(len(power)), key=lambda seat: outcome.ranks[seat])
    others = [f"{match.name(seat)} {power[seat]}" for seat in by_rank if seat != winner]
    *before, last = others
    told = media.t("result.and", first=", ".join(before), last=last) if before else last
    return media.t("crowns.decided", name=match.name(winner), n=power[winner], others=told)


TOTALS = totals
