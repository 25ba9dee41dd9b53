"""Which score the result of a match opens with, and in what its scores are told (C6.9).

Texts of a title: "<title>.track.<score>", and ".most" where a whole score is told as a number, with a plus where there
may be more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.match.at_table import EndedMatch
    from scenes.kit.totals import EndTotals
    from scenes.media.media import Media

MORE = "+"


class Measure(NamedTuple):
    """`most`: as how many a whole score is told, 0 for percent; `beyond`: whether it may be more; `axis`: what is
    counted, and in what;
    `row`: of a sample's values that which has the number itself, -1 for none."""

    most: int = 0
    beyond: bool = False
    axis: str = ""
    row: int = -1


def telling(match: EndedMatch, decided: str = "") -> int:
    """The score that has `decided`, else that by which the match was won, or which always decides. Else that which
    tells most: which has most lines of its own, of such one in which who has won is ahead, and of such the one whose
    lines lie furthest apart.
    """
    track, outcome, samples = match.session.spec.track, match.session.outcome, match.samples
    winners = outcome.winners if outcome is not None else []
    reason = outcome.reason if outcome is not None else ""
    for name in (decided, track.victory(reason), reason.rpartition(":")[2], track.main):
        if name in track.scores:
            return track.scores.index(name)
    if not samples:
        return 0

    def told(score: int) -> tuple[int, bool, int]:
        rows = [sample.values[score] for sample in samples]
        ahead = any(rows[-1][seat] == max(rows[-1]) for seat in winners)
        return len(set(zip(*rows, strict=True))), ahead, sum(max(row) - min(row) for row in rows)

    return max(range(len(track.scores)), key=told)


def measures(media: Media, match: EndedMatch, totals: EndTotals | None) -> list[Measure]:
    """In what each score of the title's track is told."""
    found, track = [], match.session.spec.track
    for i, name in enumerate(track.scores):
        key = f"{match.title}.track.{name}"
        most = media.t(f"{key}.most") if media.texts.has(f"{key}.most") else ""
        counted = bool(most) if totals is None else not totals.axis[i][2].endswith("%")
        axis = media.t("result.axis.number" if counted else "result.axis.percent", what=media.t(key))
        row = len(track.scores) + track.exact.index(name) if name in track.exact else -1
        found.append(Measure(int(most.rstrip(MORE) or 0), most.endswith(MORE), axis, row))
    return found
