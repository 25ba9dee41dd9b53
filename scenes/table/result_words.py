"""What the result of a match says over the foot of its picture (C6.9): who has won, how, what has decided it, and what
the ending looks like.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scenes.kit.lettering import GOLD, STEEL, Lettering
from scenes.media import theme
from scenes.table import ending_words
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from game.match.at_table import EndedMatch
    from scenes.kit.totals import EndTotals
    from scenes.media.media import Media
    from scenes.media.theme import Colour
    from scenes.shell.scene import Scene

TITLE = 88
HIGH, APART = 372, 22
"""How high all of it may be, and how far the headline stands over the lines."""
DEEP, DEEPER = frozenset("gjpqy_"), 14
"""Letters that reach below their line, and how much further off a headline stands that has some."""
ROWS = ((3, 46), (4, 40), (99, 35))
"""Up to so many lines are so far apart."""
FOOT = 26


class EndLine(NamedTuple):
    """A line under the headline."""

    words: str
    size: int
    bold: bool
    colour: Colour


def lines(media: Media, match: EndedMatch, totals: EndTotals | None, width: int) -> list[EndLine]:
    """All lines under the headline. Who has won and how stand in one where they fit there."""
    cause, whole = ending_words.cause(media, match), ending_words.verdict(media, match)
    fits = media.theme.width(whole, 30, True) <= width
    verdict = [whole] if fits else [ending_words.winners(media, match), ending_words.reason(media, match)]
    decided = totals.decided.splitlines() if totals is not None else [cause.figures]
    found = [EndLine(words, 30, True, theme.BONE) for words in verdict]
    found += [EndLine(words, theme.BUTTON, True, theme.BONE) for words in (cause.own, cause.words)]
    found += [EndLine(words, theme.BUTTON, True, theme.GOLD) for words in decided]
    found.append(EndLine(ending_words.line(media, match), theme.BODY, False, theme.BONE))
    return [part for line in found if line.words for part in _broken(media, line, width)]


def _broken(media: Media, line: EndLine, width: int) -> list[EndLine]:
    """The line; where not even the smallest letters let it in, its parts."""
    if media.theme.width(line.words, media.theme.least, line.bold) <= width:
        return [line]
    return [line._replace(words=words, size=theme.BODY) for words in
            media.theme.wrap(line.words, theme.BODY, width, line.bold)]  # fmt: skip


def put_words(scene: Scene, match: EndedMatch, totals: EndTotals | None, x: int, foot: int, width: int) -> None:
    """Headline and lines over `foot`, the headline as low as the lines let it."""
    told = lines(scene.media, match, totals, width)
    step = next(step for most, step in ROWS if len(told) <= most)
    top = foot - FOOT - len(told) * step
    metal = GOLD if ending_words.won_here(match) else STEEL
    headline = ending_words.headline(scene.media, match)
    apart = APART + DEEPER * bool(DEEP & set(headline))
    Lettering(scene, (x, foot - HIGH, width, top - apart - foot + HIGH), headline, size=TITLE, metal=metal,
              name="headline")  # fmt: skip
    for i, (words, size, bold, colour) in enumerate(told):
        place = (x, top + i * step, width, min(step, 44))
        Label(scene, place, words, size=size, bold=bold, colour=colour, shadow=True, name=f"told.{i}")
