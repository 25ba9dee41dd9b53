"""The panels of the seats around the board: who sits there, what is public, whose turn it is, what lasts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.match.seats import BOT
from scenes.kit.bot_sign import SIGN, bot_words, draw_bot
from scenes.kit.chips import Chip, ChipRow
from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.media import theme
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.names import draw_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from game.core.ask import Option, Question
    from scenes.widgets.pen import Pen

TALL, GAP, LEAST, ROOMY = 152, 8, 128, 140
"""How high a panel is, how far they are apart, how low one can be; one lower than the last keeps its rows close to its
rims."""
MARK, CHIP, CLOSE = 42, 26, 45
LINES, LEAST_LINE, BESIDE = 2, 20, 8
"""Where the figures, two in a line, would have less than so high lines, they stand in so many; what is beside one."""


class SeatLook(NamedTuple):
    """What a panel shows. `public`: what the title makes the tip of; `facts`: icons with figures, two in a line,
    more where it is low; `out`: words across the panel of a seat that is out of the match.
    """

    public: Any
    name: str
    sign: str
    colour: theme.Colour
    turn: bool
    facts: tuple[tuple[str, str], ...] = ()
    chips: Sequence[Chip] = ()
    out: str = ""


class SeatPanel(Spot, Group):
    """One seat. A click chooses it while that is possible, else opens its page. A title with another layout draws it
    anew in `draw_back` and tells in `look_of` what it draws.
    """

    glow, briefly = 16, True

    def __init__(self, parent: SeatPanels, rect: RectLike, seat: int) -> None:
        self.seat, self.panels, self._bot = seat, parent, ""
        super().__init__(parent, rect, f"seat:{seat}", parent.calls, tip=self.told, name=f"seat.{seat}")
        self.solid = True

    def show(self, view: Any) -> None:
        """Takes what is public."""
        info = self.calls.info(self.seat)
        bot = bot_words(self.media, info) if info is not None else ""
        if bot != self._bot:
            self._bot = bot
            self.invalidate()
        self.display(self.panels.look_of(view, self.seat))

    def warm_up(self) -> Iterator[None]:
        """Makes pictures that the panel will need later, a few ms a step."""
        yield from ()

    def told(self) -> str:
        """The tip: what the title tells, and the bot that sits there."""
        return self.said(self.panels.told(self.content), self._bot)

    def brief(self) -> str:
        """Who it is, and the bot that sits there."""
        return self.said(self.calls.name(self.seat), self._bot)

    def topic_words(self) -> str:
        """All that stands in the panel is the player's."""
        return self.calls.name(self.seat)

    def draw_sign(self, pen: Pen, corner: tuple[int, int]) -> None:
        """What a seat is told by besides its name: the bot, or the picture of the player."""
        info = self.calls.info(self.seat)
        if info is not None and info.kind == BOT:
            draw_bot(pen.surface, self.media, info, corner)
        elif info is not None:
            pen.icon(info.icon, SIGN, bottomright=corner)


class PlainSeatPanel(SeatPanel):
    """A panel as `SeatLook` tells it; a higher one has larger pictures at a larger scale of the interface (C10.3).
    `named`: where the name stands."""

    glow = 14
    head_room = 0
    """What lies free between the name and the numbers."""

    def __init__(self, parent: SeatPanels, rect: RectLike, seat: int) -> None:
        super().__init__(parent, rect, seat)
        self.grown = max(1.0, min(self.media.theme.scale / 100, self.rect.height / TALL))
        chip = round(CHIP * self.grown)
        mark = round(MARK * self.grown)
        x = self.rect.x + mark + 23
        self.named = pygame.Rect(x, self.rect.y + 6, self.rect.right - 7 - x, mark + 2)
        self.roomy = self.rect.height >= ROOMY
        low = 9 if self.roomy else 5
        place = (self.rect.x + 12, self.rect.bottom - chip - low, self.rect.width - 24, chip + 2)
        self.chips = ChipRow(
            self, place, self.calls, parent.chip_tip, side=chip, most=parent.most, align="left",
            more=parent.more, rule=parent.chip_rule, name=f"{self.name}.chips",
        )  # fmt: skip

    def display(self, content: SeatLook) -> None:
        """Takes the seat's numbers."""
        super().display(content)
        self.chips.display(content.chips)

    def draw_back(self, surface: pygame.Surface) -> None:
        """Plate, sign, name, numbers."""
        pen, look, r = self.pen(surface), self.content, self.rect
        if look.turn or self.lit:
            pen.nine("glow", r.inflate(22, 22))
        pen.nine("panel", r)
        edge = pygame.Rect(r.x + 5, r.y + 10, 4, r.height - 20)
        pygame.draw.rect(surface, theme.AWAY if look.out else look.colour, edge, 0, 2)
        if look.turn or self.lit:
            colour = theme.TEAL if self.lit else theme.GOLD
            pygame.draw.rect(surface, colour, r.inflate(-2, -2), 3 if self.lit else 2, 10)
        mark = round(MARK * self.grown)
        pen.icon(look.sign, mark, topleft=(r.x + 12, r.y + 5))
        self.draw_sign(pen, (r.x + mark + 21, r.y + mark + (10 if self.roomy else 5)))
        colour = theme.GOLD if look.turn else theme.FAINT if look.out else theme.BONE
        draw_name(surface, self.media, look.name, self.named, colour)
        self._draw_facts(pen, look)

    def _draw_facts(self, pen: Pen, look: SeatLook) -> None:
        r, pairs = self.rect, (len(look.facts) + 1) // 2
        top = r.y + round((50 if self.roomy else CLOSE) * self.grown) + self.head_room
        lines = LINES if pairs * LEAST_LINE > self.chips.rect.y - top else max(1, pairs)
        full, icon_size = (20, 24) if self.roomy and lines >= pairs else (theme.SMALL, 21)
        side, high = round(icon_size * self.grown), (self.chips.rect.y - top) // lines
        size = min(full, high * 100 // max(100, self.media.theme.scale))
        across = self._columns(look.facts, side, size) if lines < pairs else (0, (r.width - 28) // 2, r.width - 28)
        for i, (icon, words) in enumerate(look.facts):
            column, line = (i // lines, i % lines) if lines < pairs else (i % 2, i // 2)
            place = pygame.Rect(r.x + 16 + across[column], top + line * high, across[column + 1] - across[column], high)
            pen.fact(place, icon, words, side, size, theme.FAINT if look.out else theme.BONE)
        if look.out:
            pen.put(self.media.sprites.plain(r.size, (10, 9, 13, 130)), topleft=r.topleft)
            middle = (r.centerx, self.chips.rect.centery)
            pen.line(look.out, r.width - 24, theme.BODY, theme.BAD, True, True, center=middle)

    def _columns(self, facts: Sequence[tuple[str, str]], side: int, size: int) -> tuple[int, ...]:
        """Where columns begin that are as wide as what stands in them needs, two below each other; and their end."""
        wide = [side + BESIDE + self.media.theme.width(words, size, True) for _, words in facts]
        most = [max(wide[i : i + LINES]) for i in range(0, len(wide), LINES)]
        spare = (self.rect.width - 28 - sum(most)) // len(most)
        return 0, *accumulate(max(0, one + spare) for one in most)


class SeatPanels(Group, Part, ABC):
    """The panels in their places. A title tells which seats have one and where, and what each shows. `panel` is what
    they are made of; `most`, `more` and `chip_rule` are those of their rows of chips.
    """

    panel: type[SeatPanel] = PlainSeatPanel
    most, more, chip_rule = 0, "", ""
    tall = TALL

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, name="seats")
        self.calls = calls
        self.panels: dict[int, SeatPanel] = {}
        self._offered: frozenset[str] = frozenset()

    @abstractmethod
    def places(self, view: Any) -> Mapping[int, pygame.Rect]:
        """The seats that have a panel, and where it is."""

    @abstractmethod
    def look_of(self, view: Any, seat: int) -> Any:
        """What the panel of a seat shows."""

    def told(self, look: Any) -> str:
        """The words of a seat's tip."""
        return ""

    def chip_tip(self, chip: Chip) -> str:
        """What a chip means, its name first."""
        return ""

    def column(self, seats: Sequence[int]) -> dict[int, pygame.Rect]:
        """One panel below the other."""
        r, height = self.rect, min(self.tall, (self.rect.height - GAP * (len(seats) - 1)) // max(1, len(seats)))
        return {seat: pygame.Rect(r.x, r.y + i * (height + GAP), r.width, height) for i, seat in enumerate(seats)}

    def show(self, view: Any) -> None:
        """Takes what is public of everybody; the panels are made anew where their places are others."""
        places = self.places(view)
        if {seat: panel.rect for seat, panel in self.panels.items()} != places:
            self.clear()
            self.panels = {seat: self.panel(self, rect, seat) for seat, rect in places.items()}
            self.light(self._offered)
        for panel in self.panels.values():
            panel.show(view)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Which players can be chosen ("seat:1")."""
        self.light(ref for option in options for ref in option.refs)

    def light(self, refs: Iterable[str]) -> None:
        """These seats can be chosen."""
        self._offered = frozenset(refs)
        for panel in self.panels.values():
            panel.lit = panel.ref in self._offered

    def anchor(self, seat: int) -> tuple[int, int] | None:
        """Where what flies to a player lands."""
        return self.panels[seat].rect.center if seat in self.panels else None

    def warm_up(self) -> Iterator[None]:
        """Each panel's own pictures."""
        for panel in self.panels.values():
            yield from panel.warm_up()
