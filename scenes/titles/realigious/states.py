"""State icons (5.7, C6.4a): at full size in a row at the board's upper right, reduced on the players' cards (10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.titles.realigious.content import STATES
from scenes.kit.chips import Chip, ChipRow
from scenes.kit.spot import NO_CALLS, Calls
from scenes.titles.realigious.badge import subject
from scenes.widgets.base import RectLike, WidgetParent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.titles.realigious.view import SeatView, StateIcon
    from scenes.media.media import Media

MOST = 7  # 10.2: at most seven on the bar of a player
MORE = "realigious.screen.more_states"
OWNS, HOLDS = "celebrity_owned", "relic_bonus"
MOST_HELD = 4


class ToldState(NamedTuple):
    """A state; `owned`: of one that only counts celebrities, which they are and what they do."""

    state: StateIcon
    owned: str = ""
    god: str = ""


class StateRow(ChipRow):
    """The states of the reader, for an onlooker those of `subject`; newest first."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS, *, side: int = 48, most: int = 0,
        align: str = "right", name: str = "states",
    ) -> None:  # fmt: skip
        super().__init__(
            parent, rect, calls, lambda chip: state_tip(self.media, chip.about, calls), side=side, most=most,
            align=align, more=MORE, rule="R22", name=name,
        )  # fmt: skip

    def show(self, view: SeatView) -> None:
        """The states of the one that the frame is about."""
        seat = subject(view, self.calls)
        self.display(chips(self.media, view.seats[seat].states, celebrities_of(self.media, view, seat), view.god))


def celebrities_of(media: Media, view: SeatView, seat: int) -> str:
    """R18. The celebrities of a seat and what they do, a line each."""
    keys = (f"realigious.celebrity.{who.type}" for who in view.celebrities if who.owner == seat)
    return "\n".join(f"{media.t(key)}: {media.t(f'{key}.text')}" for key in keys)


def chips(media: Media, states: Sequence[StateIcon], owned: str = "", god: str = "") -> tuple[Chip, ...]:
    """States as icons; `owned`: what the celebrities are that one of them counts; `god`: whose relics are held."""
    return tuple(
        Chip(f"state:{state.id}", sprite_of(media, state.id), figure_of(state), bool(state.left),
             ToldState(state, owned if state.id == OWNS else "", god))
        for state in states
    )


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


def state_args(state: StateIcon, god: str = "") -> dict[str, str | int]:
    """What fills its text: turns left where they are counted, else its number; of held relics what their god gives."""
    row = STATES.get(state.id)
    number = state.n if row is not None and row.shows == "number" else state.left
    told: dict[str, str | int] = {"n": number or state.n or state.left}
    if state.id == HOLDS:
        level = min(MOST_HELD, max(1, state.n))
        told["power"] = f"@realigious.god.{god}.bonus.{level}" if god else "@realigious.screen.god.depends"
    return told


def state_tip(media: Media, told: ToldState, calls: Calls) -> str:
    """Name, what it does now, with whom, how it is meant."""
    state = told.state
    key = f"realigious.state.{state.id}"
    lines = [media.t(key), media.t(f"{key}.text", **state_args(state, told.god))]
    lines += told.owned.splitlines()
    if state.other >= 0:
        lines.append(media.t("realigious.screen.with", name=calls.name(state.other)))
    lines.append(media.t(f"realigious.mood.{state.mood}"))
    return "\n".join(lines)
