"""State icons (5.7, C6.4a): at full size in a row at the board's upper right, reduced on the players' cards (10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.realigious.content import STATES
from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.media import theme
from scenes.titles.realigious.badge import subject
from scenes.titles.realigious.purse_phase import name_of
from scenes.widgets.base import Group, Host, RectLike

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.seats import SeatInfo
    from game.titles.realigious.view import SeatView, StateIcon
    from scenes.media.media import Media

FULL, GAP = 48, 4
PLATED = 36  # from this size on the figure has a disc
SMALL_GAP, SMALL_OVER = 5, 6  # between reduced icons, and how far their figures reach out of them
MOST = 7  # 10.2: at most seven on the bar of a player


class StateSpot(Spot):
    """One state with its countdown or number."""

    glow = 6

    def __init__(
        self, parent: Host, rect: RectLike, state: StateIcon, names: Sequence[SeatInfo], calls: Calls, name: str = ""
    ) -> None:
        self.state = state
        self.names = names
        super().__init__(parent, rect, f"state:{state.id}", calls, tip=self._tip, name=name)
        self.rule = "R22"

    def _tip(self) -> str:
        return state_tip(self.media, self.state, self.names)

    def draw(self, surface: pygame.Surface) -> None:
        """The icon, and the figure at its lower right corner."""
        if self.hovered or self.focused:
            pygame.draw.rect(surface, theme.GOLD, self.rect.inflate(4, 4), 2, 9)
        icon = self.media.sprites.get(sprite_of(self.media, self.state.id), size=self.rect.size)
        surface.blit(icon, icon.get_rect(center=self.rect.center))
        figure = figure_of(self.state)
        if figure:
            counts = bool(self.state.left)
            draw_count(surface, self.media, figure, self.rect, theme.GOLD if counts else theme.BONE)


class StateRow(Group, Part):
    """As many icons as there is room for, newest first, from the right; the rest behind "+n". `most` limits them."""

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        calls: Calls = NO_CALLS,
        *,
        side: int = FULL,
        most: int = 0,
        align: str = "right",
        name: str = "states",
    ) -> None:
        super().__init__(parent, rect, name=name)
        self.calls = calls
        self.side, self.align = side, align
        self.gap = GAP if side >= PLATED else SMALL_GAP
        room = (self.rect.width + self.gap) // (side + self.gap)
        self.most = min(most, room) if most else room
        self._states: tuple[StateIcon, ...] | None = None

    def show(self, view: SeatView) -> None:
        """The states of the reader, or of the turn player for an onlooker."""
        self.put(view.seats[subject(view)].states, self.calls.seats())

    def put(self, states: tuple[StateIcon, ...], names: Sequence[SeatInfo]) -> None:
        """These states."""
        if states == self._states:
            return
        self._states = states
        self.clear()
        self.invalidate()
        shown = states if len(states) <= self.most else states[: self.most - 1]
        count = len(shown) + (len(shown) < len(states))
        width = count * (self.side + self.gap) - self.gap
        x = self.rect.x if self.align == "left" else self.rect.right - width
        y = self.rect.centery - self.side // 2
        for i, state in enumerate(shown):
            StateSpot(
                self, (x, y, self.side, self.side), state, names, self.calls, f"{self.name}.{i}"
            )  # fmt: skip
            x += self.side + self.gap
        if len(shown) < len(states):
            _More(self, (x, y, self.side, self.side), states[len(shown) :], names, self.calls, f"{self.name}.more")


class _More(Spot):
    """ "+n": the states that have no room."""

    def __init__(
        self,
        parent: Host,
        rect: RectLike,
        states: tuple[StateIcon, ...],
        names: Sequence[SeatInfo],
        calls: Calls,
        name: str,
    ) -> None:
        self.states, self.names = states, names
        super().__init__(parent, rect, "", calls, tip=self._tip, name=name)

    def _tip(self) -> str:
        rows = []
        for state in self.states:
            figure = figure_of(state)
            rows.append(f"{self.media.t(f'realigious.state.{state.id}')}{f'  {figure}' if figure else ''}")
        return "\n".join([self.media.t("realigious.screen.more_states", n=len(self.states)), *rows])

    def draw(self, surface: pygame.Surface) -> None:
        """The number that is left out."""
        surface.blit(self.media.sprites.nine("nine/chip", self.rect.size), self.rect)
        words = self.media.theme.line(f"+{len(self.states)}", self.rect.width - 2, theme.SMALL, theme.BONE, True)
        surface.blit(words, words.get_rect(center=self.rect.center))


def sprite_of(media: Media, state: str) -> str:
    """The sprite of a state."""
    name = f"realigious/state/{state}"
    return name if media.sprites.has(name) else "ui/info"


def figure_of(state: StateIcon) -> str:
    """What its row of 5.7 shows: the turns left, its number, or nothing."""
    row = STATES.get(state.id)
    if row is None or row.shows == "until":
        return ""
    number = state.n if row.shows == "number" else state.left
    return str(number) if number else ""


def state_args(state: StateIcon) -> dict[str, str | int]:
    """What fills its text: turns left where they are counted, else its number."""
    row = STATES.get(state.id)
    number = state.n if row is not None and row.shows == "number" else state.left
    return {"n": number or state.n or state.left}


def state_tip(media: Media, state: StateIcon, names: Sequence[SeatInfo]) -> str:
    """Name, what it does now, with whom, how it is meant."""
    lines = [media.t(f"realigious.state.{state.id}"), media.t(f"realigious.state.{state.id}.text", **state_args(state))]
    if state.other >= 0:
        lines.append(media.t("realigious.screen.with", name=name_of(names, state.other)))
    lines.append(media.t(f"realigious.mood.{state.mood}"))
    return "\n".join(lines)


def draw_count(
    surface: pygame.Surface, media: Media, figure: str, icon: pygame.Rect, colour: tuple[int, int, int]
) -> None:
    """The figure of a state on a dark disc at the lower right corner; small icons have no disc, and theirs stands
    half beside them.
    """
    if icon.width < PLATED:
        number = media.theme.text(figure, theme.SMALL, colour, True, theme.BLACK)
        corner = (icon.right + SMALL_OVER, icon.bottom + SMALL_OVER)
        surface.blit(number, number.get_rect(bottomright=corner))
        return
    number = media.theme.text(figure, theme.SMALL, colour, True)
    plate = pygame.Rect(0, 0, max(24, number.get_width() + 8), 22)
    plate.bottomright = (icon.right + 3, icon.bottom + 3)
    pygame.draw.rect(surface, (16, 14, 20), plate, 0, 11)
    pygame.draw.rect(surface, theme.mix(colour, theme.INK, 0.4), plate, 1, 11)
    surface.blit(number, number.get_rect(center=plate.center))
