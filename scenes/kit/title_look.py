"""How the set-up fields of a game look in the waiting room. The fields themselves come from its `TitleSpec`.

A title offers one, `LOOK` in its module `room`; a field without a look is a plain cycler that shows its raw values.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from scenes.media import theme
from scenes.shell.screen import Screen

if TYPE_CHECKING:
    import pygame

    from scenes.media.media import Media
    from scenes.shell.client import Client

TILES, SETS, CYCLER, HIDDEN, FILES = "tiles", "sets", "cycler", "hidden", "files"
BOARDS = "boards"
ROOM = "room"
Value = str | list[str]
Built = Callable[[list[str], str], None]


class SetBuilding(Screen, Protocol):
    """A screen that builds a set."""

    def finish(self) -> None:
        """Hands the set over, if it is a whole one."""


class SetUp(Protocol):
    """What a title reads of a match that is being set up."""

    def level_fields(self) -> list[dict[str, Any]]:
        """The fields of each seat, with the level of its profile where a title asks for that."""

    def match_options(self) -> dict[str, Any]:
        """The options of the match as they are chosen now."""


@dataclasses.dataclass(frozen=True)
class FieldLook:
    """One field of a seat or option of a match.

    `kind`: "tiles" (a portrait for each value), "sets" (ready sets, stored sets, or one built anew), "cycler", or
    "hidden" (the room fills it in). `icon` is a sprite and `text` a text key, both with "{value}" for the value;
    `texts` names values whose key is another one; `once`: no two seats may choose the same, but for "random"; `kept`: a
    profile begins with what it chose last (C2.2); `caption` is a text key; `about` tells of a value in some sentences;
    `named`: the words of a value say what it is only after the caption; `rule` is what F1 opens; `rises`: the values
    have a first and a last one, which do not lead to each other; `card` paints a value of a high card, which then stand
    in one row; `without(options)` are the values that a match with these options doesn't have.
    """

    name: str
    kind: str = CYCLER
    caption: str = ""
    icon: str = ""
    text: str = ""
    texts: dict[str, str] = dataclasses.field(default_factory=dict)
    once: bool = False
    kept: bool = False
    about: Callable[[Media, str], str] | None = None
    rule: str = ""
    rises: bool = False
    named: bool = False
    card: Callable[[Media, str, tuple[int, int]], pygame.Surface] | None = None
    without: Callable[[dict[str, Any]], Sequence[str]] = lambda _: ()

    def icon_of(self, value: str) -> str:
        """The sprite of a value; "" for none."""
        return self.icon.replace("{value}", value)

    def text_of(self, media: Media, value: str) -> str:
        """The words of a value; a game without texts for it shows the value."""
        key = self.texts.get(value) or self.text.replace("{value}", value)
        return media.t(key, n=value) if key and media.texts.has(key) else value

    def about_of(self, media: Media, value: str) -> str:
        """What the value means; "" where nothing needs to be told."""
        return self.about(media, value) if self.about is not None else ""


@dataclasses.dataclass(frozen=True)
class SetLook(FieldLook):
    """A field that holds a set of things: `members(value, points)` are the things of a ready or a given set,
    `least` how many it needs; `member_icon` and `member_text` show a thing, `member_about` tells of it, `group_of`
    names its group. With `all_members` a set can be built anew, also by the title's own `build(client, value, name,
    profile, done)`, which begins with a set under a name and hands over another one; of a set that was built `summary`
    tells what it is, and `problem` why it can't be brought to a match; `words` is what the keys of the texts about sets
    begin with, where they are a title's own. `sign` is the sprite of a set, "" for none; where sets have signs their
    rows tell in words, too, what they are.
    """

    members: Callable[[Value, int], Sequence[str]] = lambda _value, _points: ()
    least: int = 0
    member_icon: str = ""
    member_text: str = ""
    group_of: Callable[[str], str] = lambda _: ""
    group_text: str = ""
    group_icon: str = ""
    all_members: tuple[str, ...] = ()
    member_about: Callable[[Media, str], str] | None = None
    build: Callable[[Client, Value, str, str, Built], SetBuilding] | None = None
    summary: Callable[[Media, Value], str] = lambda _media, _value: ""
    problem: Callable[[Media, Value], str] = lambda _media, _value: ""
    sign: Callable[[Value], str] = lambda _value: ""
    words: str = ROOM

    def key(self, media: Media, name: str) -> str:
        """The key of a text about sets."""
        own = f"{self.words}.set.{name}"
        return own if media.texts.has(own) else f"{ROOM}.set.{name}"

    def icon_of_group(self, group: str) -> str:
        """The sprite of a group."""
        return self.group_icon.replace("{value}", group)

    def kind_counts(self, members: Sequence[str]) -> dict[str, int]:
        """Group -> how many things of it, in the order of their first."""
        counts: dict[str, int] = {}
        for member in members:
            counts[self.group_of(member)] = counts.get(self.group_of(member), 0) + 1
        return counts


@dataclasses.dataclass(frozen=True)
class FileLook(FieldLook):
    """`read(path, players)` is what the match gets of a file; it raises PentarchyError with the sentence that tells
    what is wrong. `samples(players)` are files that a person may begin with; `drawing(players, value, size)` shows
    what was read, the standard for no value; `settles(value)` are the other options that it leaves no choice of;
    `words` names the texts of the panel, where they are others than those of boards; `by_chance` is the sprite of a
    standard that is made anew for each match, and so has no picture.
    """

    by_chance: str = ""
    read: Callable[[Path, int], Sequence[str]] = lambda _path, _players: ()
    samples: Callable[[int], Sequence[Path]] = lambda _: ()
    drawing: Callable[[int, Sequence[str], tuple[int, int]], pygame.Surface] | None = None
    settles: Callable[[Sequence[str]], dict[str, str]] = lambda _: {}
    words: str = BOARDS

    def text_of(self, media: Media, value: str) -> str:
        """The words of the standard; a file by its name, as one would say it: "frozen_lake.tmx" is frozen lake."""
        if value in self.texts:
            return super().text_of(media, value)
        name, dot, _ = value.rpartition(".")
        return " ".join((name if dot else value).replace("_", " ").split()) or value

    def key(self, media: Media, name: str) -> str:
        """The key of a text of the panel."""
        own = f"room.{self.words}.{name}"
        return own if media.texts.has(own) else f"room.{BOARDS}.{name}"


class Leader(NamedTuple):
    """Who stands for a seat at the end of a match: the sprite of a `figure`, and one of a `token` before it."""

    figure: str
    token: str = ""


@dataclasses.dataclass(frozen=True)
class TitleLook:
    """What the room knows of a game. `size_of(players)` is n of the n x n map, 0 for a game without;
    `picture(media, players, options, size)` a small map painted with the atlases of `picture_sprites`;
    `room_sprites` one of each atlas that the room itself shows;
    `points(setup)` what each seat may spend (0: nothing); `tips` text keys for the loading screen;
    `backdrop(options)` its picture; `sprites` one of each atlas that the table needs, `pictures(players)` other
    files; `sign(view, seat)` and
    `colour(view, seat)` the picture and the colour by which a seat is told in a match (C10.3);
    `sign_of_fields(fields, seat)` the same picture by the set-up alone, "" where that leaves it open;
    `leader(view, seat)` who stands for a seat at the end (C6.14), `standard(view, seat)` the sprite of the banner that
    hangs for it there, "" for a cloth with its sign; `painting(view, ending, winner)` the picture of an ending.
    """

    title: str
    fields: tuple[FieldLook, ...] = ()
    options: tuple[FieldLook, ...] = ()
    size_of: Callable[[int], int] = lambda _: 0
    picture: Callable[[Media, int, dict[str, Any], tuple[int, int]], pygame.Surface] | None = None
    picture_sprites: tuple[str, ...] = ()
    room_sprites: tuple[str, ...] = ()
    points: Callable[[SetUp], list[int]] = lambda setup: [0] * len(setup.level_fields())
    tips: tuple[str, ...] = ()
    backdrop: Callable[[dict[str, Any]], str] = lambda _: "menu"
    sprites: tuple[str, ...] = ()
    pictures: Callable[[int], tuple[str, ...]] = lambda _: ()
    sign: Callable[[Any, int], str] = lambda _view, seat: f"seat/{seat}"
    sign_of_fields: Callable[[dict[str, Any], int], str] = lambda _fields, seat: f"seat/{seat}"
    colour: Callable[[Any, int], theme.Colour] = lambda _view, seat: theme.SEATS[seat % len(theme.SEATS)]
    leader: Callable[[Any, int], Leader] = lambda _view, seat: Leader(f"seat/{seat}")
    standard: Callable[[Any, int], str] = lambda _view, _seat: ""
    painting: Callable[[Any, str, int], str] = lambda _view, ending, _winner: ending

    def preload_table(self, media: Media, players: int) -> None:
        """Begins to decode on threads what the table of so many players shows first."""
        media.sprites.preload(*self.pictures(players))
        self.preload(media, self.sprites)

    def preload(self, media: Media, names: Sequence[str]) -> None:
        """Begins to decode the atlases that hold the sprites, each on a thread (C1.4)."""
        for atlas in dict.fromkeys(media.sprites.entry(name).atlas for name in names if media.sprites.has(name)):
            media.sprites.preload(atlas)

    def field(self, name: str) -> FieldLook:
        """The look of a seat's field."""
        return next((look for look in self.fields if look.name == name), FieldLook(name))

    def option(self, name: str) -> FieldLook:
        """The look of an option of the match."""
        return next((look for look in self.options if look.name == name), FieldLook(name))
