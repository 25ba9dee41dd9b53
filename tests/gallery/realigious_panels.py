"""States of the frame around the board for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from msgspec.structs import replace

from game.titles.realigious.view import SeatView
from scenes.kit import layout
from scenes.kit.inspector import Inspector
from scenes.kit.page_scene import PageScene
from scenes.kit.spot import Calls
from scenes.media import theme
from scenes.shell.backdrop import backdrop
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.titles.realigious import table_layout
from scenes.titles.realigious.badge import BadgeWidget
from scenes.titles.realigious.hand import HandWidget
from scenes.titles.realigious.opponents import OpponentsColumn
from scenes.titles.realigious.phase_strip import RealigiousPhases
from scenes.titles.realigious.prompts import Words
from scenes.titles.realigious.purse import PurseWidget, ReputationBar
from scenes.titles.realigious.seen_hand import SeenHandScene
from scenes.titles.realigious.situation import SituationPanel
from scenes.titles.realigious.states import StateRow
from scenes.titles.realigious.victory_race import VictoryRace
from tests.gallery import realigious_views as samples

RACE = 152


def calls_of(view: SeatView) -> Calls:
    """Nothing is heard; so many sit there."""
    return Calls(seats=lambda: samples.infos(len(view.seats)))


class FrameSample(Scene):
    """Every widget of the frame in its place."""

    def __init__(self, client: Client, view: SeatView) -> None:
        super().__init__(client)
        self.view = view

    def build(self) -> None:
        """The widgets, with two cards that can be used."""
        view, calls = self.view, calls_of(self.view)
        left = layout.LEFT
        for widget in (
            ReputationBar(self, layout.TOP_LEFT, calls),
            PurseWidget(self, layout.PURSES, calls),
            RealigiousPhases(self, layout.PHASE, calls),
            StateRow(self, layout.STATES, calls),
            OpponentsColumn(self, (left.x, left.y, left.width, left.height - RACE - 8), calls),
            VictoryRace(self, (left.x, left.bottom - RACE, left.width, RACE), calls),
            BadgeWidget(self, layout.BADGE, calls),
        ):
            widget.show(view)
        places = table_layout.places(self.media.theme.scale, len(view.seats))
        hand = HandWidget(self, places.hand, calls)
        hand.show(view)
        for place in hand.slots[::2]:
            place.lit = True

    def draw_back(self, surface: pygame.Surface) -> None:
        """The table under the board, and the top bar."""
        surface.blit(backdrop(self.media, f"realigious/backdrops/{self.view.climate}"), (0, 0))
        surface.blit(self.media.sprites.nine("nine/plate", layout.TOP_BAR.size), layout.TOP_BAR)


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """Frames of four seats, of two, and of an onlooker."""
    return [
        ("panels_frame", lambda client: FrameSample(client, samples.sample())),
        ("panels_frame_two", lambda client: FrameSample(client, samples.sample(2, "tropical"))),
        ("panels_frame_onlooker", lambda client: FrameSample(client, samples.sample(4, "arid", None))),
        ("panels_situation", lambda client: SituationSample(client, samples.sample())),
        ("panels_situation_last", lambda client: SituationSample(client, replace(samples.sample(), cycle=36))),
        ("panels_situation_unseen", lambda client: SituationSample(client, samples.unseen())),
        ("panels_situation_two", lambda client: SituationSample(client, samples.sample(2, "tropical"))),
        *info_gallery(),
    ]


class SituationSample(FrameSample):
    """The situation panel over the frame."""

    def build(self) -> None:
        """The frame, then the panel."""
        super().build()
        panel = SituationPanel(self, table_layout.situation(self.media.theme.scale), calls_of(self.view))
        panel.show(self.view)
        panel.toggle()


class InspectorSample(Scene):
    """Several inspectors beside each other."""

    def __init__(self, client: Client, refs: tuple[str, ...]) -> None:
        super().__init__(client)
        self.refs = refs

    def build(self) -> None:
        """One panel for each ref."""
        view = samples.sample()
        for i, ref in enumerate(self.refs):
            place = (24 + (i % 6) * 314, 24 + (i // 6) * 520, *layout.SHORT_INSPECTOR.size)
            words = Words(self.media, view=view, seats=samples.infos())
            panel = Inspector(self, place, words, words.t("realigious.screen.inspector"))
            panel.show(view)
            if ref:
                panel.look(ref)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The desk."""
        surface.fill(theme.DESK)


def known_tile(view: SeatView) -> str:
    """A revealed tile with a rate."""
    return f"tile:{next(t.tile for t in view.tiles if t.forecast is not None)}"


def info_gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """Pages in the inspector and large."""

    def inspectors(client: Client) -> Scene:
        tile = known_tile(samples.sample())
        return InspectorSample(client, (
            "", tile, "card:realm_of_god", "seat:3", "god:giyechin", "climate:temperate",
            "resource:reputation", "state:axis_of_evil", "celebrity:0", "religion:hindu", "victory:social", "tile:0",
        ))  # fmt: skip

    def page(ref: str, client: Client) -> Scene:
        view = samples.sample()
        words = Words(client.media, view=view, seats=samples.infos())
        found = words.page(known_tile(view) if ref == "tile" else ref)
        assert found is not None
        client.nav.stack.reset(FrameSample(client, view), animated=False)
        scene = PageScene(client, words, found)
        client.nav.stack.push(scene, animated=False)
        return scene

    def seen(cards: tuple[str, ...], client: Client) -> Scene:
        view = samples.sample()
        words = Words(client.media, view=view, seats=samples.infos())
        client.nav.stack.reset(FrameSample(client, view), animated=False)
        scene = SeenHandScene(client, words, 1, cards)
        client.nav.stack.push(scene, animated=False)
        return scene

    return [
        ("panels_hand_seen", partial(seen, ("tithe", "reaper", "miracle"))),
        ("panels_inspector", inspectors),
        ("panels_info_card", partial(page, "card:time_reversal")),
        ("panels_info_god", partial(page, "god:giyechin")),
        ("panels_info_tile", partial(page, "tile")),
        ("panels_info_seat", partial(page, "seat:0")),
        ("panels_hand_seen_none", partial(seen, ())),
    ]
