"""The client's settings (C2.4, C10.3): one JSON file, written whole, read field by field."""

from __future__ import annotations

from copy import copy
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from .files import read_whole, refused, set_aside, write_safely
from .notices import Notice, StoreError

FILE_NAME = "settings.json"
LARGEST = 1 << 20

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Pixels = Annotated[int, msgspec.Meta(ge=1, le=32767)]


class Settings(msgspec.Struct, kw_only=True):
    """Defaults are those of a first start."""

    language: Literal["", "ko", "en"] = ""
    """Empty: the system's language (C1.3)."""
    fullscreen: bool | None = None
    """None: nobody chose yet, the first-start rule of C1.1 holds."""
    window_size: tuple[Pixels, Pixels] = (1600, 900)
    ui_scale: Annotated[int, msgspec.Meta(ge=90, le=130)] = 100
    """Percent (C10.3)."""
    animation_speed: Literal["slow", "normal", "fast", "off"] = "normal"
    sound: Percent = 80
    music: Percent = 50
    speech: bool = False
    """Says aloud what the focus comes to, where a speech library is installed (C12.9)."""
    reduced_motion: bool = False
    ghost: bool = True
    """Bots play behind the menu (C12.10)."""
    online: bool = False
    """Seen on the network from the start of the program on, not only once the player goes there (C8.7)."""
    palette: Literal["standard", "safe"] = "standard"
    curtain: bool = True
    curtain_passes: bool = False
    """The curtain falls for who can only pass, too: whoever sits at the screen sees no longer who could react."""
    end_turn_question: Literal["never", "useful", "always"] = "useful"
    turn_ends_itself: bool = False
    """A turn in which nothing can be done any more ends without a last look."""
    bindings: dict[str, list[str]] = {}
    """Action name -> key names; an action that is not here has its default keys."""
    last_profile: str = ""
    """Unique id of the profile played last; empty before the first."""


def load_settings(data: Path) -> tuple[Settings, Notice | None]:
    """C2.4: the settings in the data folder `data`; never raises.

    An unreadable file is set aside and the defaults are used; where single fields are wrong, the file is
    set aside too and the other fields are kept. One that the system does not let be read stays where it is. The notice
    says so. Nothing is written.
    """
    path = data / FILE_NAME
    try:
        raw = read_whole(path, LARGEST)
    except StoreError as error:
        return Settings(), error.notice if refused(error) else _put_away(path, "store.settings.unreadable")
    if raw is None:
        return Settings(), None
    try:
        fields = msgspec.json.decode(raw, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Settings(), _put_away(path, "store.settings.unreadable")
    settings, wrong = _read_fields(fields)
    if not wrong:
        return settings, None
    return settings, _put_away(path, "store.settings.fields", fields=", ".join(wrong))


def save_settings(
    data: Path, settings: Settings, since: Settings | None = None, patient: bool = False
) -> Settings:
    """Write the settings file crash-safely. Raises StoreError, the old file is then still there.

    `since`: what was given back by the last call, or loaded. Only what has changed since is written; the rest of the
    file stays: what another program on the same folder wrote there, or a newer one keeps (C2.4). An unreadable file
    is set aside. `patient`: never in the frame loop.
    """
    path, fields = data / FILE_NAME, msgspec.to_builtins(settings)
    before = msgspec.to_builtins(since) if since is not None else {}
    kept = _in_file(path)
    fields = kept | {name: value for name, value in fields.items() if name not in kept or before.get(name) != value}
    write_safely(path, msgspec.json.format(msgspec.json.encode(fields), indent=2) + b"\n", patient=patient)
    return copy(settings)


def _in_file(path: Path) -> dict[str, object]:
    """What the file holds now; nothing where it is missing or, then set aside, unreadable. Raises StoreError."""
    raw = read_whole(path, LARGEST)
    if raw is None:
        return {}
    try:
        return msgspec.json.decode(raw, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        set_aside(path)
        return {}


def _read_fields(fields: dict[str, object]) -> tuple[Settings, list[str]]:
    """The settings with every field of `fields` that fits, and the names of those that don't."""
    good: dict[str, object] = {}
    wrong: list[str] = []
    for field in msgspec.structs.fields(Settings):
        if field.name not in fields:
            continue
        try:
            good[field.name] = msgspec.convert(fields[field.name], field.type)
        except msgspec.ValidationError:
            wrong.append(field.name)
    return msgspec.convert(good, Settings), wrong


def _put_away(path: Path, key: str, **args: str) -> Notice | None:
    try:
        aside = set_aside(path)
    except StoreError as error:
        return error.notice
    return Notice(key, {"name": aside.name, **args}) if aside else None
