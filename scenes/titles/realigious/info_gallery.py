"""States of the frame around the board for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes import theme
from scenes.stack import Scene
from scenes.table import layout
from scenes.titles.realigious import info_samples as samples
from scenes.titles.realigious.badge import BadgeWidget
from scenes.titles.realigious.hand import HandWidget
from scenes.titles.realigious.opponents import OpponentsColumn
from scenes.titles.realigious.purse import PurseWidget, ReputationBar
from scenes.titles.realigious.purse_phase import PhaseStrip
from scenes.titles.realigious.states import StateRow
from scenes.titles.realigious.victory_race import VictoryRace

if TYPE_CHECKING:
    from game.titles.realigious.view import SeatView
    from scenes.app import App

RACE = 152


class FrameSample(Scene):
    """Every widget of the frame in its place."""

    def __init__(self, app: App, view: SeatView) -> None:
        super().__init__(app)
        self.view = view

    def build(self) -> None:
        """The widgets, with two cards that can be used."""
        view, names = self.view, samples.infos(len(self.view.seats))
        left = layout.LEFT
        for widget in (
            ReputationBar(self, layout.TOP_LEFT),
            PurseWidget(self, layout.PURSES),
            PhaseStrip(self, layout.PHASE),
            StateRow(self, layout.STATES),
            OpponentsColumn(self, (left.x, left.y, left.width, left.height - RACE - 8)),
            VictoryRace(self, (left.x, left.bottom - RACE, left.width, RACE)),
            BadgeWidget(self, layout.BADGE),
        ):
            widget.show(view, names)
        hand = HandWidget(self, layout.HAND)
        hand.show(view, names)
        for place in hand.places[::2]:
            place.legal = True

    def draw_back(self, surface: pygame.Surface) -> None:
        """Desk and top bar."""
        surface.fill(theme.DESK)
        surface.blit(self.app.sprites.nine("nine/plate", layout.TOP_BAR.size), layout.TOP_BAR)


def gallery() -> list[tuple[str, Callable[[App], Scene]]]:
    """Frames of four seats, of two, and of an onlooker."""
    return [
        ("panels_frame", lambda app: FrameSample(app, samples.sample())),
        ("panels_frame_two", lambda app: FrameSample(app, samples.sample(2, "tropical"))),
        ("panels_frame_onlooker", lambda app: FrameSample(app, samples.sample(4, "arid", None))),
    ]
