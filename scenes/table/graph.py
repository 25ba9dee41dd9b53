"""The graph of the main scores over the rounds (C6.9): every seat has a line with its colour, dashes, emblem, value and
name; both axes say what they count.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.match.chart import Sample
from scenes.media import theme
from scenes.table.scores import MORE, Measure
from scenes.widgets.base import RectLike, Widget, WidgetParent
from scenes.widgets.names import LAST, narrowed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from scenes.kit.totals import EndTotals

TOP = 1000
SCALE = 2
DASHES: tuple[tuple[int, int], ...] = ((1, 0), (18, 8), (6, 8), (26, 6), (10, 18))
"""Length and gap of each seat's dashes in pixels; gap 0: a whole line."""
EMBLEM = 27
BESIDE, GAP = 24, 6
"""What lies between a line's end and its emblem, between that and its value."""
NEAR, LEADER = 3, 5
"""How far an emblem may stand off the height of its line before a leader joins them, and how far that keeps from both.
"""
NAME, APART_NAME = 172, 8
"""What a name takes behind its value at most, and how far off it stands."""
FEW = 6
"""Rounds beyond the first that are all told, where there is room."""
APART = 8
"""Between two of them."""
FEWEST = 10
"""Up to so many things each has a line of its own."""
DASH, TICK = 18, 7
"""How long each line shows where several run over each other; how long the mark of a round below the lines is."""


def counted_on(samples: Sequence[Sample]) -> Iterator[Sample]:
    """The samples with rounds that are counted on where those of the match begin anew, as with each quest."""
    number = before = 0
    for i, sample in enumerate(samples):
        anew = i > 0 and sample.round < before
        number, before = number + (1 if anew else sample.round - before), sample.round
        yield Sample(sample.at, number, sample.values)


class Graph(Widget):
    """`score` is the index of the score that is shown; `names` are the seats' names, `looks` their emblems and
    colours, as at the table (C10.3); `told` says what a round is called. `totals`: how far everybody came in whole
    numbers; `measures`: in what each score is told.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, samples: Sequence[Sample], names: Sequence[str], score: int = 0,
        looks: Sequence[tuple[str, theme.Colour]] = (), told: Callable[[int], str] = str,
        totals: EndTotals | None = None, measures: Sequence[Measure] = (),
    ) -> None:  # fmt: skip
        self.totals, self.measures = totals, list(measures)
        self.told = told
        self.looks = list(looks) or [(f"seat/{seat}", colour) for seat, colour in enumerate(theme.SEATS)]
        self.samples = list(counted_on(samples))
        self.names = list(names)
        self._score = score
        super().__init__(parent, rect, name="graph", spoken=self._words)
        self._picture: pygame.Surface | None = None
        self._begun: tuple[pygame.Surface, int] | None = None  # and of how many seats the lines are on it

    @property
    def score(self) -> int:
        """Which score is shown."""
        return self._score

    @score.setter
    def score(self, value: int) -> None:
        if value != self._score:
            self._score = value
            self._picture = self._begun = None
            self.invalidate()

    @property
    def measure(self) -> Measure:
        """In what the score is told."""
        return self.measures[self._score] if self.measures else Measure()

    def _words(self) -> str:
        seats = range(len(self.names) if self.samples else 0)
        return "\n".join(f"{self.names[seat]} {self.value(seat)}" for seat in seats)

    def field(self) -> pygame.Rect:
        """Where the lines are, without the figures around."""
        seats = range(len(self.names) if self.samples else 0)
        marks, values = [*self.marks(), self.mark(TOP)], [self.value(seat) for seat in seats]
        wide, last = (max((self.media.theme.width(words, theme.SMALL, True) for words in told), default=0)
                      for told in (marks, values))  # fmt: skip
        left, right = max(64, wide + 14), BESIDE + EMBLEM + GAP + last + APART_NAME + self.named
        over = self.media.theme.line_height(theme.SMALL) + 8 if self.measure.axis else 16
        return pygame.Rect(
            self.rect.x + left, self.rect.y + over, self.rect.width - left - right, self.rect.height - over - 48
        )

    @property
    def named(self) -> int:
        """The room of the names at the lines' ends."""
        return min(NAME, max((self.media.theme.width(name, theme.SMALL, True) for name in self.names), default=0))

    def points(self, seat: int) -> list[tuple[int, int]]:
        """The line of a seat in logical pixels."""
        field = self.field()
        heights = (self._height(sample.values[self._score][seat], field) for sample in self.samples)
        return list(zip(self._places(field), heights, strict=True))

    def _places(self, field: pygame.Rect) -> list[int]:
        """Where the samples stand: what was within a round lies between its beginning and that of the next one."""
        rounds, out = [sample.round for sample in self.samples[:-1]], []
        for i, number in enumerate(rounds):
            begins, ends = self.across(number, field), self.across(number + 1, field)
            out.append(begins + (ends - begins) * (i - rounds.index(number)) // rounds.count(number))
        return [*out, field.right] if self.samples else []

    @property
    def least(self) -> int:
        """Of things that are counted so many as the lines begin at: 0, or where nobody ever had as few as half of all,
        a number right below the fewest, with a whole one in the middle.
        """
        most = self.measure.most if self.totals is None else 0
        if not most or not self.samples:
            return 0
        fewest = min(min(sample.values[self._score]) for sample in self.samples)
        fewest = (fewest * most + TOP // 2) // TOP
        below = fewest - 1 - (most - fewest + 1) % 2
        return below if 2 * below >= most else 0

    def _height(self, value: int, field: pygame.Rect) -> int:
        """Of a score; who is beyond the goal is so here, too."""
        low = self.least * TOP // max(1, self.measure.most)
        return field.bottom - field.height * (value - low) // (self._most() - low)

    def _most(self) -> int:
        """The highest that anybody ever had; at least the goal."""
        return max([TOP, *(value for sample in self.samples for value in sample.values[self._score])])

    def _level(self, share: int, field: pygame.Rect) -> int:
        """Of so many thousandths of the way from the lowest mark to the goal."""
        low = self.least * TOP // max(1, self.measure.most)
        return self._height(low + (TOP - low) * share // TOP, field)

    def together(self, seat: int, at: int) -> list[int]:
        """The seats whose lines run as that of a seat from a sample to the next one."""
        one, other = (self.samples[i].values[self._score] for i in (at, at + 1))
        return [i for i, pair in enumerate(zip(one, other, strict=True)) if pair == (one[seat], other[seat])]

    def across(self, number: int, field: pygame.Rect) -> int:
        """Where a round begins in the field; the end of the match is at its right edge."""
        first = self.samples[0].round
        span = max(1, self.samples[-1].round - first, len({sample.round for sample in self.samples[:-1]}))
        return field.x + field.width * min(number - first, span) // span

    def draw(self, surface: pygame.Surface) -> None:
        """Grid, lines, emblems."""
        if self._picture is None:
            self._picture = self._painted()
        surface.blit(self._picture, self.rect)
        self._draw_figures(surface)
        for seat, y in self.emblems():
            picture = self.media.sprites.get(self.looks[seat][0], height=EMBLEM)
            x, end = self.points(seat)[-1]
            place = picture.get_rect(midleft=(x + BESIDE, y))
            if abs(end - y) > NEAR:
                pygame.draw.aaline(surface, self.looks[seat][1], (x + LEADER, end), (place.x - LEADER, y))
            surface.blit(picture, place)
            room = self.rect.right - place.right - GAP - APART_NAME - self.named
            words = self.media.theme.line(self.value(seat), room, theme.SMALL, theme.BONE, True, height=EMBLEM)
            surface.blit(words, words.get_rect(midleft=(place.right + GAP, y)))
            name = self._name(self.names[seat])
            surface.blit(name, name.get_rect(midleft=(self.rect.right - self.named, y)))

    def _name(self, name: str) -> pygame.Surface:
        """Whose line it is; a long one in narrower letters."""
        whole = self.media.theme.width(name, self.media.theme.least, True)
        if self.named < whole <= self.named / LAST:
            return narrowed(self.media, name, self.named, theme.DIM)
        return self.media.theme.line(name, self.named, theme.SMALL, theme.DIM, True, height=EMBLEM)

    def value(self, seat: int) -> str:
        """The score of a seat at the end, as it stands beside its emblem."""
        if self.totals is not None:
            return self.totals.values[self._score][seat]
        return self.figure(self.samples[-1].values[self._score][seat])

    def mark(self, value: int) -> str:
        """What stands beside the lines at nothing, at half and at all of a score; of an odd number nothing is half."""
        if self.totals is None and value * self.measure.most % TOP:
            return ""
        return self.figure(value) if self.totals is None else self.totals.axis[self._score][2 * value // TOP]

    def axis(self) -> str:
        """What is counted, and how many of it win, where that is known."""
        goal = self.totals.goals[self._score] if self.totals is not None and self.totals.goals else ""
        return self.media.t("result.axis.goal", axis=self.measure.axis, n=goal) if goal else self.measure.axis

    def levels(self) -> list[int]:
        """Where lines run across: at each of a few things that are counted, beyond the goal, too, else at the quarters.
        """
        whole = self.totals.axis[self._score][2] if self.totals is not None else str(self.measure.most - self.least)
        count = int(whole) if whole.isdecimal() and 0 < int(whole) <= FEWEST else 4
        beyond = (self._most() - TOP) * count // TOP if whole.isdecimal() and count == int(whole) else 0
        return [TOP * i // count for i in range(count + 1 + beyond)]

    def marks(self) -> list[str]:
        """What stands beside the lines at their bottom, in the middle, at the goal, and at the highest beyond it."""
        if not self.least:
            last = len(self.levels()) - 1
            beyond = [str(last)] if self.levels()[last] > TOP else []
            return [self.mark(0), self.mark(TOP // 2), self.mark(TOP), *beyond]
        return [str(self.least), str((self.least + self.measure.most) // 2), self.mark(TOP)]

    def figure(self, value: int) -> str:
        """A score as a number, or in percent of what it counts."""
        if self.measure.most:
            more = MORE if value >= TOP and self.measure.beyond else ""
            return f"{(value * self.measure.most + TOP // 2) // TOP}{more}"
        return f"{value * 100 // TOP}%"

    def emblems(self) -> list[tuple[int, int]]:
        """Seat and height of the emblems at the lines' ends, lowest first: none outside the panel, none over another
        as far as that is high enough; those that would be stand as a block whose middle is that of their lines."""
        seats = len(self.samples[0].values[self._score]) if self.samples else 0
        bottom, top = self.field().bottom, self.rect.y + EMBLEM // 2
        step = min(EMBLEM, (bottom - top) // max(1, seats - 1))
        blocks: list[tuple[int, list[tuple[int, int]]]] = []  # the lowest place of each, and its lines' ends and seats
        for end in sorted(((self.points(seat)[-1][1], seat) for seat in range(seats)), reverse=True):
            ends = [end]
            foot = min(max(end[0], top), bottom)
            while blocks and blocks[-1][0] - len(blocks[-1][1]) * step < foot:
                ends = blocks.pop()[1] + ends
                high = (len(ends) - 1) * step
                middle = sum(y for y, _ in ends) // len(ends)
                foot = min(max(middle + high // 2, top + high), bottom)
            blocks.append((foot, ends))
        return [(seat, foot - i * step) for foot, ends in blocks for i, (_, seat) in enumerate(ends)]

    def _draw_figures(self, surface: pygame.Surface) -> None:
        field = self.field()
        if self.measure.axis:
            words = self.media.theme.line(self.axis(), field.width, theme.SMALL, theme.DIM, True)
            surface.blit(words, (field.x, self.rect.y - 2))
        for told, share in zip(self.marks(), (0, TOP // 2, TOP, self.levels()[-1]), strict=False):
            y = self._level(share, field)
            words = self.media.theme.text(told, theme.SMALL, theme.DIM)
            surface.blit(words, words.get_rect(midright=(field.x - 10, y)))
        if not self.samples:
            return
        rightmost = field.x - APART
        for at, told in self.figures():
            line = self.media.theme.text(told, theme.SMALL, theme.DIM)
            place = line.get_rect(midtop=(at, field.bottom + 8)).clamp(self.rect)
            place.x = max(place.x, field.x)  # below its line, clear of the figure of 0 %
            if place.x >= rightmost + APART:
                surface.blit(line, place)
                rightmost = place.right
        end = self.media.theme.text(self.media.t("result.graph.end"), theme.SMALL, theme.DIM)
        place = end.get_rect(midtop=(field.right, field.bottom + 8)).clamp(self.rect)
        place.x = max(place.x, rightmost + APART)  # the last points are those of the end
        if len(self.samples) > 1 and place.right <= self.rect.right:
            surface.blit(end, place)

    def figures(self) -> list[tuple[int, str]]:
        """The words under the lines and where their middles are: the first round is called by its name. Of many rounds
        only the middle one and the last are told.
        """
        first, last, field = self.samples[0].round, self.samples[-1].round, self.field()
        numbers = sorted({first, (first + last) // 2, last} if last - first > FEW else range(first, last + 1))
        return [(self.across(number, field), self.told(number) if number == first else str(number))
                for number in numbers]  # fmt: skip

    def _painted(self) -> pygame.Surface:
        """Lines drawn twice as large and scaled down: smooth edges. Where a frame has no time for more the rest of the
        lines waits. Raises LaterError.
        """
        width, height = self.rect.size
        big, done = self._begun or (self._grid(width, height), 0)
        for seat in range(done, len(self.names)):
            self._line(big, seat)
            self._begun = big, seat + 1
            self.media.sprites.composed()
        self._begun = None
        return pygame.transform.smoothscale(big, (width, height))

    def _grid(self, width: int, height: int) -> pygame.Surface:
        big = pygame.Surface((width * SCALE, height * SCALE), pygame.SRCALPHA)
        field = self.field().move(-self.rect.x, -self.rect.y)
        for share in self.levels():
            y = self._level(share, field) * SCALE
            colour = (*theme.BRASS, 150 if share in (0, TOP) else 70)
            pygame.draw.line(big, colour, (field.x * SCALE, y), (field.right * SCALE, y), SCALE)
        for at, _ in self.figures() if self.samples else ():
            x, low = (at - self.rect.x) * SCALE, field.bottom * SCALE
            pygame.draw.line(big, (*theme.BRASS, 150), (x, low), (x, low + TICK * SCALE), SCALE)
        return big

    def _line(self, big: pygame.Surface, seat: int) -> None:
        dots = self._dots(seat)
        for radius, colour in ((4 * SCALE - 2, theme.INK), (2 * SCALE, self.looks[seat][1])):
            for dot in dots:
                pygame.draw.circle(big, colour, dot, radius)

    def _dots(self, seat: int) -> list[tuple[float, float]]:
        """The line as close dots, dashes left out; where others run over it each shows for a dash in turn."""
        points = [((x - self.rect.x) * SCALE, (y - self.rect.y) * SCALE) for x, y in self.points(seat)]
        length, gap = DASHES[seat % len(DASHES)]
        out: list[tuple[float, float]] = []
        walked = 0
        for at, ((x1, y1), (x2, y2)) in enumerate(pairwise(points)):
            same = self.together(seat, at)
            steps = max(1, round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 / 2))
            for i in range(steps):
                x = x1 + (x2 - x1) * i / steps
                turn = same[int(x) // (DASH * SCALE) % len(same)] == seat
                if turn if len(same) > 1 else not gap or (walked // SCALE) % (length + gap) < length:
                    out.append((x, y1 + (y2 - y1) * i / steps))
                walked += 2
        return out
