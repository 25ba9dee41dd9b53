"""Chairs that change hands in the middle of a match (C6.7b): which player has which seat, for whom a bot keeps the
chair warm, what the log says of it, and the three lines with which a bot hands a chair back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.kit.match_words import round_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.at_table import TableMatch
    from game.match.seats import Away, ChairEvent
    from scenes.kit.log_line import LogLine
    from scenes.kit.title_table import TitleTable
    from scenes.media.media import Media

MOST_COUNTS = 3


def line_of(media: Media, note: ChairEvent) -> LogLine:
    """A note as a line of the log."""
    from scenes.kit.log_line import LogLine

    level = media.t(f"room.level.{note.level}") if note.level else ""
    text = media.t(f"chair.log.{note.what}", name=note.name, other=note.other, level=level)
    icon = {"clock": "ui/clock", "flag": "ui/clock", "said": "ui/chat", "undone": "ui/undo"}.get(note.what, "ui/person")
    return LogLine(note.event, text, icon, seat=note.seat)


def chapter_now(title_table: TitleTable, view: Any) -> str:
    """Where a match over several chapters is now, whose rounds begin anew in each; "" for other matches."""
    return title_table.when(view) if getattr(view, "chapters", 1) > 1 else ""


def summary(title_table: TitleTable, match: TableMatch, seat: int, away: Away, lines: Sequence[LogLine]) -> list[str]:
    """The three lines with which a bot hands a chair back: how long it played, what it did, what it did last. `lines`:
    the log as the seat knows it.
    """
    media = title_table.table.media
    t, session = media.t, match.session
    made = sum(1 for entry in session.log[away.answers:] if entry.seat == seat)
    first, now = (round_name(media, match.title, number) for number in (away.round, match.round))
    key = "chair.sum.played" if away.round != match.round else "chair.sum.played.one"
    played = t(key, n=made, first=first, now=now)
    if chapter := chapter_now(title_table, session.view(None)):
        played = t("chair.sum.played.chapter", n=made, now=chapter)
    counted = match.counted(seat)
    more = [(counted[name] - away.counts.get(name, 0), name) for name in session.spec.track.statistics]
    told = [f"{t(f'{match.title}.track.count.{name}')} {n}" for n, name in sorted(more, key=_most)
            if n > 0][:MOST_COUNTS]
    did = t("chair.sum.did", what=" · ".join(told)) if told else t("chair.sum.nothing")
    acts = [line.text for line in lines if line.seat == seat and line.heavy and line.no >= away.event]
    last = t("chair.sum.last", what=acts[-1]) if acts else t("chair.sum.quiet")
    return [played, did, last]


def _most(row: tuple[int, str]) -> int:
    return -row[0]
