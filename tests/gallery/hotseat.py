"""Prepared states of people around one machine: chairs, turn clock, pause, a chair that is handed back."""

from __future__ import annotations

from collections.abc import Callable

from game.core.rng import Stream
from game.match.seats import BOT, EMPTY, GUEST, Wish
from game.match.times import Times
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.table.chairs_panel import ChairsPanel
from scenes.table.curtain import Curtain, Pause
from scenes.table.hand_back import HandBack
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from tests.gallery import creed_tables as creed
from tests.gallery.realigious_tables import asks, table
from tests.gallery.tables import WIDEST

LATE_MS = 7_400


def clocked(scene: TableScene, mode: str, left_ms: int, misses: int = 0) -> TableScene:
    """The table with a clock that has run down so far for the seat that is asked."""
    match = scene.match
    times = match.times = scene.clock.times = Times(mode=mode, seats=len(match.seats))
    question = match.question()
    if question is not None:
        times.spend(len(match.session.log), question.seat, times.whole_ms - left_ms)
        times.misses[question.seat] = misses
    scene.rebuild()
    return scene


def _creed(client: Client, kinds: str, seed: int) -> TableScene:
    return creed.table(client, creed.played(client, kinds, seed, creed.asks("team_turn", 0, 3)))


def _kept(client: Client) -> Scene:
    """Two of a side have left their chairs to bots."""
    scene = _creed(client, "pbpb", 4)
    scene.seating.take([Wish(seat=2, kind=BOT)])
    return clocked(scene, "bank20", 754_000)


def _chairs(client: Client) -> Scene:
    scene = table(client, "pgbb", 4, asks("move"), climate="temperate")
    scene.seating.take([Wish(seat=1, kind=BOT)])
    panel = ChairsPanel(scene)
    client.nav.stack.push(panel, animated=False)
    for seat, kind in ((2, GUEST), (3, EMPTY)):
        panel.choose_kind(seat, kind)
    return panel


def _chairs_names(client: Client) -> Scene:
    scene = table(client, "pgbb", 4, asks("move"))
    for info, name in zip(scene.match.seats, WIDEST, strict=False):
        info.name = name
    scene.seating.take([Wish(seat=0, kind=BOT), Wish(seat=1, kind=EMPTY)])
    panel = ChairsPanel(scene)
    client.nav.stack.push(panel, animated=False)
    return panel


def _waits(client: Client) -> Scene:
    scene = table(client, "pb", 3, asks("move"))
    scene.seating.take([Wish(seat=0, kind=EMPTY)])
    return scene


def _pause(client: Client) -> Scene:
    scene = table(client, "pbb", 3, asks("move"))
    client.nav.update(50)
    pause = Pause(scene)
    client.nav.stack.push(pause, animated=False)
    return pause


def _handed_back(client: Client) -> Scene:
    """A bot has played some turns for the first seat."""
    scene = table(client, "pbbb", 4, asks("move"), climate="temperate")
    scene.seating.take([Wish(seat=0, kind=BOT)])
    scene.paused = True
    match = scene.match
    assert isinstance(match, Match)
    session, lot, wanted = match.session, Stream(3, "samples"), match.round + 3
    ready = asks("card_or_done", 0, wanted)
    while (question := match.question()) is not None and not ready(match, question):
        going_on = [option for option in question.options() if option.key not in ("cancel", "no")]
        session.answer(question.seat, lot.pick(going_on or question.options()).key)
    scene.paused = False
    scene.seating.come_back(0)
    for _ in range(40):
        top = client.nav.stack.top
        if isinstance(top, HandBack):
            return top
        if isinstance(top, Curtain):
            top.lift()
        client.nav.update(100)
    return scene


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    return [
        ("hotseat-clock", lambda client: clocked(table(client, "pbb", 3, asks("move")), "60", 42_000)),
        ("hotseat-clock-late", lambda client: clocked(table(client, "pbb", 3, asks("move")), "bank20", LATE_MS, 2)),
        ("hotseat-clock-creed", lambda client: clocked(_creed(client, "pb", 3), "120", 95_000, 1)),
        ("hotseat-clock-creed-late", lambda client: clocked(_creed(client, "pbpb", 4), "30", LATE_MS)),
        ("hotseat-kept", _kept),
        ("hotseat-chairs", _chairs),
        ("hotseat-chairs-names", _chairs_names),
        ("hotseat-waits", _waits),
        ("hotseat-pause", _pause),
        ("hotseat-handed-back", _handed_back),
    ]
