"""What the house shows of Crowns: the deck editor and what opens over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from game.titles.crowns.content import DECKS
from game.titles.crowns.deck import to_lines
from scenes.kit.save_as import SaveAsPanel
from scenes.kit.text_files import TextFiles
from scenes.room.room_scene import RoomScene
from scenes.room.setup import RoomSetup
from scenes.rules.panel import RulesPanel
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.titles import TITLES
from scenes.titles.crowns.deck_dialogs import ENDINGS, ImportScene, MarkPicker, TrialScene
from scenes.titles.crowns.deck_editor import TITLE, DeckScene, create
from scenes.titles.crowns.deck_filter import CardFilter
from tests.gallery.profiles import NAMES, over_menu, profiles

WRONG = msgspec.structs.replace(
    DECKS["heron"], agenda="ag01", plots={"pl01": 2, "pl02": 2, "pl03": 1},
    cards={**DECKS["heron"].cards, "hc02": 3, "bc08": 3, "bc01": 1, "nt05": 0},
)  # fmt: skip
CHAPTERS = {"page": "", "challenges": "R10.9", "keywords": "R17.1", "council": "R19.1", "cards": "5.9"}
DRAFT = msgspec.structs.replace(DECKS["rootward"], cards={"rw01": 2, "rw05": 3, "nt16": 1}, plots={"pl01": 1})


def _guest(client: Client) -> DeckScene:
    client.home.profile = None
    return create(client)


def _stored(client: Client) -> DeckScene:
    """A profile with decks of its own, one of which is not finished."""
    made = profiles(client, 1)[0]
    for name, deck in zip(NAMES[1:5], (DECKS["legion"], WRONG, DRAFT, DECKS["chantry"]), strict=True):
        client.home.store.add_trait_slot(made.uid, TITLE, name, list(to_lines(deck)))
    scene = DeckScene(client, DECKS["legion"], NAMES[1])
    scene.plan.set_copies("al05", 2)
    return scene


def _wrong(client: Client) -> DeckScene:
    """A deck with many errors, at the plots, handed over to a room."""
    scene = _stored(client)
    made = DeckScene(client, WRONG, NAMES[2], None, lambda _lines, _name: None)
    made.wanted = CardFilter(pool="plots")
    made.slots = scene.slots
    return made


def _found(client: Client) -> DeckScene:
    """A search with a card shown large."""
    scene = DeckScene(client, DECKS["chantry"])
    scene.wanted = CardFilter(faction="any", words="intrigue", icons=frozenset(["intrigue"]))
    return scene


def _large(client: Client) -> Screen:
    scene = over_menu(client, _found)
    assert isinstance(scene, DeckScene)
    first = next(iter(scene.pool.widgets()))
    scene._show_large(first.rect, first.card)
    return scene


def _room(client: Client) -> Screen:
    """A council in the waiting room; the opener has chosen a deck of its own."""
    _stored(client)
    setup = RoomSetup(client, TITLE, 4)
    setup.choose(0, "deck", list(to_lines(DECKS["legion"])), NAMES[1])
    return RoomScene(client, setup)


def _book(client: Client, place: str) -> Screen:
    return over_menu(client, lambda client: RulesPanel(client, TITLE, place))


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """For the gallery."""
    shown: dict[str, Callable[[Client], Screen]] = {
        "guest": _guest, "stored": _stored, "wrong": _wrong,
        "marks": lambda client: MarkPicker(client, "cards", ("keyword", "renown"), lambda _group, _name: None),
        "trial": lambda client: TrialScene(client, DECKS["dunesail"], 5),
        "import": lambda client: ImportScene(client, lambda _found: None),
        "export": lambda client: SaveAsPanel(
            client, TextFiles(client, *ENDINGS), "crowns.decks.export", "", Path("~/Downloads/Heron.deck"), str
        ),
    }  # fmt: skip
    found = [(f"crowns-decks-{name}", partial(over_menu, maker=make)) for name, make in shown.items()]
    found.append(("crowns-decks-large", _large))
    if TITLE not in TITLES:
        return found
    found += [(f"crowns-rules-{name}", partial(_book, place=place)) for name, place in CHAPTERS.items()]
    return [*found, ("crowns-room-4", _room)]
