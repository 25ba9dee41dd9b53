"""What has decided a match (R2.1-R2.4, R2.11), and how far everybody came: in believers, reputation and relics, not in
shares that look alike where one believer was missing.

Texts: "realigious.decided.*", "realigious.track.<way>".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.realigious.judgement import WAYS
from scenes.kit.totals import EndTotals
from scenes.titles.realigious.victory_race import share_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.at_table import EndedMatch
    from game.titles.realigious.view import SeatView
    from scenes.media.media import Media


class _Reached:
    """How far everybody came: `counts` in the way's own measure, `shares` in per mille as a judgement counts them."""

    def __init__(self, view: SeatView, scores: Sequence[Sequence[int]]) -> None:
        self.goals = (view.believers_target, 100, view.relic_goal)
        believers = tuple(seat.believers for seat in view.seats)
        relics = tuple(seat.relics for seat in view.seats)
        self.counts = (believers, tuple(score // 10 for score in scores[1]), relics)
        social = tuple(min(max(20 * (reputation - 50), 0), 1000) for reputation in self.counts[1])
        self.shares = (tuple(scores[0]), social, tuple(scores[2]))
        self.tiles = [sum(tile.owner == seat for tile in view.tiles) for seat in range(len(view.seats))]

    def told(self, way: int, seat: int) -> str:
        """"3,097", "28%", "2"."""
        return f"{self.counts[way][seat]:,}{'%' if way == 1 else ''}"

    def best(self, seat: int) -> tuple[int, int]:
        """R2.11. The highest of the three shares, and which way it is of."""
        shares = [self.shares[way][seat] for way in range(3)]
        return max(shares), shares.index(max(shares))

    def axis(self, way: int) -> tuple[str, str, str]:
        """What stands at nothing, half and all; half a relic is none."""
        if way == 1:
            return "0%", "50%", "100%"
        goal = self.goals[way]
        return "0", f"{goal // 2:,}" if way == 0 or goal % 2 == 0 else "", f"{goal:,}"


def totals(media: Media, match: EndedMatch) -> EndTotals | None:
    """None where nothing was counted."""
    if not match.samples:
        return None
    view: SeatView = match.session.view(None)
    reached, seats = _Reached(view, match.samples[-1].values), range(len(view.seats))
    values = tuple(tuple(reached.told(way, seat) for seat in seats) for way in range(3))
    places = tuple(_place(media, match, reached, seat) for seat in seats)
    axis = tuple(reached.axis(way) for way in range(3))
    return EndTotals(_decided(media, match, reached), values, axis, places, tuple(marks[2] for marks in axis))


def _place(media: Media, match: EndedMatch, reached: _Reached, seat: int) -> tuple[str, str, str]:
    """How far a seat came on the way that was won, or where the match was judged on its own furthest way (R2.11); who
    was out then has no share. Its tiles, where they have decided."""
    outcome, view = match.session.outcome, match.session.view(None)
    kind, _, judged = (outcome.reason if outcome is not None else "").removeprefix("win_").partition(":")
    if kind == "survival" and view.seats[seat].alive and sum(one.alive for one in view.seats) > 1:
        told = f"{reached.tiles[seat]:,}"  # R2.9. All would have been out at once
        return "ui/map", told, f"{media.t('realigious.resource.tiles')} {told}"
    if kind not in WAYS and (not judged or not view.seats[seat].alive):
        return "", "", ""
    share, way = reached.best(seat) if judged else (0, WAYS.index(kind))
    what = f"{media.t(f'realigious.track.{WAYS[way]}')} {reached.told(way, seat)}"
    told = share_words(share) if judged else reached.told(way, seat)
    return f"realigious/victory/{WAYS[way]}", told, f"{what} · {told}" if judged else what


def _decided(media: Media, match: EndedMatch, reached: _Reached) -> str:
    """The winner against who came next; "" where nobody was ahead in numbers."""
    outcome = match.session.outcome
    if outcome is None or len(outcome.winners) != 1 or 2 not in outcome.ranks:
        return ""
    winner, second = outcome.winners[0], outcome.ranks.index(2)
    kind, _, way = outcome.reason.removeprefix("win_").partition(":")
    if kind in WAYS:
        at = WAYS.index(kind)
        return media.t(
            "realigious.decided.won", what=media.t(f"realigious.track.{kind}"), first=reached.told(at, winner),
            second=reached.told(at, second), name=_name(media, match, second), goal=reached.axis(at)[2],
        )  # fmt: skip
    return _judged(media, match, reached, winner, second) if way else ""


def _name(media: Media, match: EndedMatch, seat: int) -> str:
    """Who it is; the only person here as "you"."""
    return media.t("result.you") if match.persons == [seat] else match.name(seat)


def _judged(media: Media, match: EndedMatch, reached: _Reached, winner: int, second: int) -> str:
    """R2.11. The furthest way of each; where these are alike, what is looked at next."""
    (most, way), (less, other) = reached.best(winner), reached.best(second)
    what, first = media.t(f"realigious.track.{WAYS[way]}"), reached.told(way, winner)
    name, then = _name(media, match, second), reached.told(other, second)
    level = f"\n{_tie(media, reached, winner, second)}" if most == less else ""
    if way == other:
        key = "level" if level else "judged"
        told = media.t(
            f"realigious.decided.{key}", what=what, first=first, second=then, name=name, share=share_words(most),
            less=share_words(less),
        )  # fmt: skip
        return told + level
    told = media.t(
        "realigious.decided.ways", what=what, first=first, share=share_words(most), name=name,
        other=media.t(f"realigious.track.{WAYS[other]}"), second=then, less=share_words(less),
    )  # fmt: skip
    return told + level


def _tie(media: Media, reached: _Reached, winner: int, second: int) -> str:
    """R2.11. Where the best ways are alike: the sum of the three, else tiles, else believers, else the later turn."""
    sums = [sum(shares[seat] for shares in reached.shares) for seat in (winner, second)]
    if sums[0] != sums[1]:
        return media.t("realigious.decided.sum", first=share_words(sums[0]), second=share_words(sums[1]))
    for key, counts in (("tiles", reached.tiles), ("believers", reached.counts[0])):
        if counts[winner] != counts[second]:
            return media.t(f"realigious.decided.{key}", first=f"{counts[winner]:,}", second=f"{counts[second]:,}")
    return media.t("realigious.decided.order")


TOTALS = totals
