"""How the set-up fields of a game look in the waiting room. The fields themselves come from its `TitleSpec`.

A game registers one `RoomLook`; a field without a look is a plain cycler that shows its raw values.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from scenes.media import theme

if TYPE_CHECKING:
    import pygame

    from game.core.events import Event
    from scenes.app import App
    from scenes.room.setup import RoomSetup

TILES, SETS, CYCLER, HIDDEN = "tiles", "sets", "cycler", "hidden"
Value = str | list[str]


@dataclasses.dataclass(frozen=True)
class FieldLook:
    """One field of a seat or option of a match.

    `kind`: "tiles" (a portrait for each value), "sets" (ready sets, stored sets, or one built anew), "cycler", or
    "hidden" (the room fills it in). `icon` is a sprite and `text` a text key, both with "{value}" for the value;
    `texts` names values whose key is another one; `once`: no two seats may choose the same, but for "random"; `kept`: a
    profile begins with what it chose last (C2.2); `caption` is a text key; `about` tells of a value in some sentences;
    `rule` is what F1 opens.
    """

    name: str
    kind: str = CYCLER
    caption: str = ""
    icon: str = ""
    text: str = ""
    texts: dict[str, str] = dataclasses.field(default_factory=dict)
    once: bool = False
    kept: bool = False
    about: Callable[[App, str], str] | None = None
    rule: str = ""

    def icon_of(self, value: str) -> str:
        """The sprite of a value; "" for none."""
        return self.icon.replace("{value}", value)

    def text_of(self, app: App, value: str) -> str:
        """The words of a value; a game without texts for it shows the value."""
        key = self.texts.get(value) or self.text.replace("{value}", value)
        return app.t(key, n=value) if key and app.texts.has(key) else value

    def about_of(self, app: App, value: str) -> str:
        """What the value means; "" where nothing needs to be told."""
        return self.about(app, value) if self.about is not None else ""


@dataclasses.dataclass(frozen=True)
class SetLook(FieldLook):
    """A field that holds a set of things: `members(value, points)` are the things of a ready or a given set,
    `least` how many it needs; `member_icon` and `member_text` show a thing, `member_about` tells of it, `group_of`
    names its group. With `all_members` a set can be built anew.
    """

    members: Callable[[Value, int], Sequence[str]] = lambda _value, _points: ()
    least: int = 0
    member_icon: str = ""
    member_text: str = ""
    group_of: Callable[[str], str] = lambda _: ""
    group_text: str = ""
    all_members: tuple[str, ...] = ()
    member_about: Callable[[App, str], str] | None = None

    def kind_counts(self, members: Sequence[str]) -> dict[str, int]:
        """Group -> how many things of it, in the order of their first."""
        counts: dict[str, int] = {}
        for member in members:
            counts[self.group_of(member)] = counts.get(self.group_of(member), 0) + 1
        return counts


@dataclasses.dataclass(frozen=True)
class RoomLook:
    """What the room knows of a game. `size_of(players)` is n of the n x n map, 0 for a game without;
    `picture(app, players, options, size)` a small map painted with the atlases of `picture_sprites`;
    `room_sprites` one of each atlas that the room itself shows;
    `points(setup)` what each seat may spend (0: nothing); `side_of(players, seat)` the side that a seat plays for, -1
    for none; `tips` text keys for the loading screen; `backdrop(options)` its
    picture; `sprites` one of each atlas that the table needs, `pictures(players)` other files, `shown_by(event, view)`
    sprites that are needed for showing an event; `modules` what the table imports; `sign(view, seat)` and
    `colour(view, seat)` the picture and the colour by which a seat is told in a match (C10.3);
    `sign_of_fields(fields, seat)` the same picture by the set-up alone, "" where that leaves it open.
    """

    title: str
    fields: tuple[FieldLook, ...] = ()
    options: tuple[FieldLook, ...] = ()
    size_of: Callable[[int], int] = lambda _: 0
    picture: Callable[[App, int, dict[str, Any], tuple[int, int]], pygame.Surface] | None = None
    picture_sprites: tuple[str, ...] = ()
    room_sprites: tuple[str, ...] = ()
    points: Callable[[RoomSetup], list[int]] = lambda setup: [0] * len(setup.seats)
    side_of: Callable[[int, int], int] = lambda _players, _seat: -1
    tips: tuple[str, ...] = ()
    backdrop: Callable[[dict[str, Any]], str] = lambda _: "menu"
    sprites: tuple[str, ...] = ()
    pictures: Callable[[int], tuple[str, ...]] = lambda _: ()
    shown_by: Callable[[Event, Any], tuple[str, ...]] = lambda _event, _view: ()
    modules: tuple[str, ...] = ()
    sign: Callable[[Any, int], str] = lambda _view, seat: f"seat/{seat}"
    sign_of_fields: Callable[[dict[str, Any], int], str] = lambda _fields, seat: f"seat/{seat}"
    colour: Callable[[Any, int], theme.Colour] = lambda _view, seat: theme.SEATS[seat % len(theme.SEATS)]

    def preload_table(self, app: App, players: int) -> None:
        """Begins to decode on threads what the table of so many players shows first."""
        app.sprites.preload(*self.pictures(players))
        self.preload(app, self.sprites)

    def preload(self, app: App, names: Sequence[str]) -> None:
        """Begins to decode the atlases that hold the sprites, each on a thread (C1.4)."""
        for atlas in dict.fromkeys(app.sprites.index[name].atlas for name in names if app.sprites.has(name)):
            app.sprites.preload(atlas)

    def field(self, name: str) -> FieldLook:
        """The look of a seat's field."""
        return next((look for look in self.fields if look.name == name), FieldLook(name))

    def option(self, name: str) -> FieldLook:
        """The look of an option of the match."""
        return next((look for look in self.options if look.name == name), FieldLook(name))


LOOKS: dict[str, str] = {  # title -> "module:name"
    "realigious": "scenes.room.realigious_look:LOOK",
    "creed": "scenes.room.creed_look:LOOK",
}


def register(title: str, target: str) -> None:
    """Adds or replaces a game's look: "package.module:name"."""
    LOOKS[title] = target


def look_of(title: str) -> RoomLook:
    """The look of a game; one without any is shown by its raw fields."""
    target = LOOKS.get(title)
    if target is None:
        return RoomLook(title)
    module, _, name = target.partition(":")
    found: RoomLook = getattr(import_module(module), name)
    return found
