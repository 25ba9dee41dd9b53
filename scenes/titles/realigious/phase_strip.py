"""Turn, phase, cycle, day and climate in the top bar (R3, R11, R12.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.kit.top_bar import PhaseStrip
from scenes.media import theme
from scenes.titles.realigious.victory_race import judged, limit_lines
from scenes.widgets.base import Group, RectLike, WidgetParent

if TYPE_CHECKING:
    import pygame

    from game.core.events import Event
    from game.titles.realigious.view import SeatView

PHASES = ("start", "move", "interaction", "end")
PHASE_OF = {"begin": "start", "start": "start", "move": "move", "cards": "interaction",
            "interaction": "interaction", "end": "end", "cycle": "end"}  # fmt: skip
FULL_SQUALL = 6


class RealigiousPhases(PhaseStrip):
    """Four phases, whose turn it is, the cycle, light and climate."""

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        phases = {f"phase:{phase}": f"realigious/phase/{phase}" for phase in PHASES}
        super().__init__(parent, rect, phases, 2, calls, "R3")
        self.light, self.climate = self.signs
        self.light.rule, self.climate.rule = "R12", "R11"
        self.cycle = CycleSpot(self, self._area, "victory:judgement", calls, name="spot.cycle")
        self.cycle.rule = "R2.11"
        for told in (*self.steps, *self.signs, self.cycle):
            told.briefly = True

    def tip_of(self, ref: str) -> str:
        """What a phase is."""
        phase = f"realigious.{ref.replace(':', '.')}"
        return f"{self.media.t(phase)}\n{self.media.t(f'{phase}.text')}"

    def show(self, view: SeatView) -> None:
        """Takes turn, phase, light and climate."""
        t = self.media.t
        turn = t("realigious.screen.turn_yours")
        if view.outcome is not None:
            turn = t("realigious.screen.ended")
        elif view.seat != view.acting or not self.calls.played(view.acting):
            turn = t("realigious.screen.turn_of", name=self.calls.name(view.acting))
        if view.outcome is None and view.extra_turn:
            turn = f"{turn} · {t('realigious.state.extra_turn')}"
        cycle, colour = cycle_words(self, view), theme.SEATS[max(0, view.acting)]
        self.tell(f"phase:{PHASE_OF.get(view.phase, 'start')}", turn, cycle, colour)
        self.cycle.tip = cycle_tip(self, view, self.calls)
        self._tell_light(view)
        self.climate.tell(*climate_sign(view), climate_tip(self, view), f"climate:{view.climate}")

    def animate(self, event: Event, after: SeatView) -> int:
        """R12.1. Sun or moon stands here as soon as it passes over the board."""
        if event.kind == light(after):
            self._tell_light(after)
        return 0

    def _tell_light(self, view: SeatView) -> None:
        self.light.tell(f"realigious/fx/{light(view)}", "", light_tip(self, view), f"time:{light(view)}")


class CycleSpot(Spot):
    """Turn and cycle, which the strip itself writes: the cycle's tooltip and page."""

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing of its own."""


def cycle_words(widget: Group, view: SeatView) -> str:
    """R2.11. The cycle and the limit; the last one is called so."""
    last = view.cycle >= view.limit and view.outcome is None
    return widget.media.t("realigious.word.cycle.last" if last else "realigious.word.cycle", n=view.cycle,
                          max=view.limit)  # fmt: skip


def cycle_tip(widget: Group, view: SeatView, calls: Calls) -> str:
    """R2.11. What happens at the limit, and how far everybody is on the way that would count."""
    standings = (f"{calls.name(seat)}  {told}" for seat, told in judged(widget.media, view))
    return "\n".join((cycle_words(widget, view), *limit_lines(widget.media, view), *standings))


def light(view: SeatView) -> str:
    """ "day" or "night"."""
    return "day" if view.day else "night"


def light_tip(widget: Group, view: SeatView) -> str:
    """Day or night, how long still."""
    t, name = widget.media.t, light(view)
    left = t("realigious.climate.cycles_left", n=view.light_left)
    return f"{t(f'realigious.time.{name}')} · {left}\n{t(f'realigious.time.{name}.text')}"


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
    """The climate and how it stands, in one line; then its rule."""
    t = widget.media.t
    now, lines = t(f"realigious.climate.{view.climate}.trait"), []
    match view.climate:
        case "tropical":
            now = t("realigious.climate.squall", n=view.gauge, max=FULL_SQUALL)
        case "temperate" if view.wind:
            wind = f"realigious.wind.{view.wind.lower()}"
            now, lines = t(wind), [t(f"{wind}.ways")]
        case "arid":
            now = t("realigious.climate.heat" if view.day else "realigious.climate.chill")
        case "cold":
            now = t("realigious.screen.mud", n=len(view.mud))
    lines.append(t(f"realigious.climate.{view.climate}.text"))
    return "\n".join([f"{t(f'realigious.climate.{view.climate}')} · {now}", *lines])
