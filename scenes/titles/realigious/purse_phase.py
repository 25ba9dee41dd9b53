"""Turn, phase, cycle, day and climate in the top bar (R3, R11, R12.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.media import theme
from scenes.widgets.base import Group, Host, RectLike
from scenes.widgets.names import two_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import SeatInfo
    from game.titles.realigious.view import SeatView

PHASES = ("start", "move", "interaction", "end")
PHASE_OF = {"begin": "start", "start": "start", "move": "move", "cards": "interaction",
            "interaction": "interaction", "end": "end", "cycle": "end"}  # fmt: skip
STEP, SIGN = 40, 60
CLOSE, WIDE = 22, 28
FULL_SQUALL = 6


class PhaseStrip(Group, Part):
    """Four phases with the present one lit, whose turn it is, the cycle, light and climate."""

    def __init__(self, parent: Host, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, name="phase_strip")
        self.calls, r = calls, self.rect
        self.steps = [
            _Step(self, (r.x + i * STEP, r.centery - 22, STEP, 44), phase, calls) for i, phase in enumerate(PHASES)
        ]
        self.light = _Sign(self, (r.right - 2 * SIGN - 4, r.y + 6, SIGN, SIGN), calls)
        self.climate = _Sign(self, (r.right - SIGN, r.y + 6, SIGN, SIGN), calls)
        self._lines = ("", "", theme.BONE)
        self._area = pygame.Rect(r.x + len(PHASES) * STEP + 14, r.y, r.width - 4 * STEP - 2 * SIGN - 32, r.height)

    def show(self, view: SeatView) -> None:
        """Takes turn, phase, light and climate."""
        t = self.media.t
        phase = PHASE_OF.get(view.phase, "start")
        for step in self.steps:
            step.lit = step.phase == phase
        who = name_of(self.calls.seats(), view.acting)
        turn = (
            t("realigious.screen.turn_of", name=who) if view.seat != view.acting else t("realigious.screen.turn_yours")
        )
        if view.outcome is not None:
            turn = t("realigious.screen.ended")
        elif view.extra_turn:
            turn = f"{turn} · {t('realigious.state.extra_turn')}"
        lines = (turn, t("realigious.word.cycle", n=view.cycle, max=view.limit), theme.SEATS[max(0, view.acting)])
        self.light.rule, self.climate.rule = "R12", "R11"
        self.light.put(
            "realigious/fx/day" if view.day else "realigious/fx/night", "", light_tip(self, view), "time:" + light(view)
        )
        self.climate.put(*climate_sign(view), climate_tip(self, view), f"climate:{view.climate}")
        if lines != self._lines:
            self._lines = lines
            self.invalidate()

    def draw_back(self, surface: pygame.Surface) -> None:
        """Whose turn, which cycle."""
        turn, cycle, colour = self._lines
        area, type_ = self._area, self.media.theme
        ink = theme.mix(colour, theme.BONE, 0.45)
        long = type_.width(turn, type_.least, True) > area.width
        if long:
            lines = two_lines(self.media, turn, area.width)
            if any(type_.width(line, type_.least, True) > area.width for line in lines):
                lines = type_.wrap(turn, type_.least, area.width, True)
            upper = [type_.line(words, area.width, theme.SMALL, ink, True, True, CLOSE) for words in lines]
        else:
            upper = [type_.line(turn, area.width, theme.BODY, ink, True, True)]
        below = type_.line(cycle, area.width, theme.SMALL if long else 20, theme.DIM, height=CLOSE if long else WIDE)
        rows = [*upper, below]
        step = CLOSE if long else WIDE
        for i, row in enumerate(rows):
            y = area.centery + (2 * i - len(rows) + 1) * step // 2
            surface.blit(row, row.get_rect(midleft=(area.x, y)))


class _Step(Spot):
    """One phase."""

    def __init__(self, parent: Host, rect: RectLike, phase: str, calls: Calls) -> None:
        self.phase = phase
        self._lit = False
        super().__init__(parent, rect, f"phase:{phase}", calls, tip=self._tip)
        self.rule = "R3"

    @property
    def lit(self) -> bool:
        """Whether it is this phase now."""
        return self._lit

    @lit.setter
    def lit(self, value: bool) -> None:
        if value != self._lit:
            self._lit = value
            self.invalidate()

    def _tip(self) -> str:
        return (
            f"{self.media.t(f'realigious.phase.{self.phase}')}\n{self.media.t(f'realigious.phase.{self.phase}.text')}"
        )

    def draw(self, surface: pygame.Surface) -> None:
        """The icon: bright on a gold plate now, small and dim otherwise."""
        sprites, name = self.media.sprites, f"realigious/phase/{self.phase}"
        if self._lit:
            surface.blit(sprites.nine("nine/slot_selected", self.rect.size), self.rect)
            icon = sprites.get(name, size=(32, 32))
        else:
            icon = sprites.tinted(name, (126, 120, 118), size=(26, 26))
        surface.blit(icon, icon.get_rect(center=self.rect.center))


class _Sign(Spot):
    """A round sign with a figure: light or climate."""

    def __init__(self, parent: Host, rect: RectLike, calls: Calls) -> None:
        super().__init__(parent, rect, "", calls)
        self._look = ("", "")

    def put(self, sprite: str, figure: str, tip: str, ref: str) -> None:
        """Another picture, figure and tooltip."""
        self.tip, self.ref, self.name = tip, ref, f"spot.{ref.partition(':')[0]}"
        if (sprite, figure) != self._look:
            self._look = (sprite, figure)
            self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Picture, and the figure on a dark plate at its foot."""
        sprite, figure = self._look
        if not self.media.sprites.has(sprite):
            return
        if self.hovered or self.focused:
            surface.blit(self.media.sprites.nine("nine/row_hot", self.rect.size), self.rect)
        picture = self.media.sprites.get(sprite, size=(self.rect.width - 6, self.rect.height - 6))
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        if figure:
            draw_figure(surface, self, figure, self.rect.bottomright)


def draw_figure(surface: pygame.Surface, widget: Spot, figure: str, corner: tuple[int, int]) -> None:
    """A small number on a dark plate whose lower right corner is `corner`."""
    number = widget.media.theme.text(figure, theme.SMALL, theme.BONE, True)
    plate = pygame.Rect(0, 0, max(24, number.get_width() + 10), 24)
    plate.bottomright = corner
    surface.blit(widget.media.sprites.nine("nine/chip", plate.size), plate)
    surface.blit(number, number.get_rect(center=plate.center))


def light(view: SeatView) -> str:
    """ "day" or "night"."""
    return "day" if view.day else "night"


def light_tip(widget: Group, view: SeatView) -> str:
    """Day or night, how long still."""
    t, name = widget.media.t, light(view)
    left = t("realigious.climate.cycles_left", n=view.light_left)
    return f"{t(f'realigious.time.{name}')}\n{t(f'realigious.time.{name}.text')}\n{left}"


def climate_sign(view: SeatView) -> tuple[str, str]:
    """The sprite of the climate's gauge and its figure."""
    match view.climate:
        case "tropical":
            return f"realigious/fx/squall_{min(max(view.gauge, 0), FULL_SQUALL)}", f"{view.gauge}/{FULL_SQUALL}"
        case "temperate" if view.wind:
            return f"realigious/fx/wind_{view.wind.lower()}", ""
        case "arid":
            return ("realigious/fx/heat" if view.day else "realigious/fx/chill"), ""
        case "cold":
            return "realigious/mark/mud", str(len(view.mud)) if view.mud else ""
    return f"realigious/climate/{view.climate}", ""


def climate_tip(widget: Group, view: SeatView) -> str:
    """The climate, its rule, and how it stands."""
    t = widget.media.t
    lines = [f"{t(f'realigious.climate.{view.climate}')} · {t(f'realigious.climate.{view.climate}.trait')}"]
    match view.climate:
        case "tropical":
            lines.append(t("realigious.climate.squall", n=view.gauge, max=FULL_SQUALL))
        case "temperate" if view.wind:
            lines.append(t(f"realigious.wind.{view.wind.lower()}"))
        case "arid":
            lines.append(t("realigious.climate.heat" if view.day else "realigious.climate.chill"))
        case "cold":
            lines.append(t("realigious.screen.mud", n=len(view.mud)))
    lines.append(t(f"realigious.climate.{view.climate}.text"))
    return "\n".join(lines)


def name_of(names: Sequence[SeatInfo], seat: int) -> str:
    """The name of a seat, or its number."""
    return next((info.name for info in names if info.seat == seat), str(seat + 1))
