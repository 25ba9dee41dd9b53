"""Words of a room on the network: what a host or another player sends is data of strangers, told so that it fits."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.net.identity import shown
from game.net.letters import visible
from game.net.peer import SLOW
from game.net.protocol import Leave, Refused
from game.store.notices import Notice
from scenes.media.texts import PLACEHOLDER
from scenes.titles import ui_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.net.peer import LinkState
    from game.net.service import RoomLink
    from scenes.media.media import Media

LONGEST = 300
SHORT_BYTES = 12
OWN_CAPTIONS = {"clock": "clock.option", "countdown": "room.timer"}


@lru_cache(1024)
def clean(text: str) -> str:
    """A line of others without anything that can't be seen."""
    return visible(text[:LONGEST])


def told(media: Media, title: str, key: str, args: Mapping[str, str | int]) -> str:
    """A sentence that the host sends by its key. One that this program does not have is told as such."""
    if not media.texts.has(key):
        return media.t("lanroom.room.unknown")
    words = {name: _plain(media, value) if isinstance(value, str) else value for name, value in args.items()}
    option = str(words.get("option", ""))
    if option:
        value = value_of(media, title, option, str(words.get("value", "")))
        words |= {"option": caption_of(media, title, option), "value": value}
    if media.texts.has(level := f"room.level.{words.get('level', '')}"):
        words["level"] = media.t(level)
    code = str(words.get("title", ""))
    if media.texts.has(f"{code}.title"):
        words["title"] = media.t(f"{code}.title")
    for name, _ in PLACEHOLDER.findall(media.texts.table()[key]):
        words.setdefault(name, "?")
    return media.t(key, **words)


def too_busy(link: LinkState) -> bool:
    """Whether the own room did not answer or let in in time: this machine had none for it."""
    return link.key in (SLOW, "net.no_answer")


def _plain(media: Media, value: str) -> str:
    """A word of strangers is never a text key, unless it is a reason that the catalogue has."""
    value = clean(value)
    key, _, number = value[1:].partition("|")
    known = value.startswith("@reason.") and media.texts.has(key) and (not number or number.isdecimal())
    return value if known else value.lstrip("@")


def notice_of(media: Media, refused: Refused) -> Notice:
    """What a host refuses, for whoever tells notices."""
    if not media.texts.has(refused.key):
        return Notice("lanroom.room.unknown", {})
    return Notice(refused.key, {name: _plain(media, str(value)) for name, value in refused.args.items()})


def caption_of(media: Media, title: str, option: str) -> str:
    """What an option of the game or of the room is called."""
    key = OWN_CAPTIONS.get(option, f"lanroom.option.{option}")
    caption = ui_of(title).look.option(option).caption or (key if media.texts.has(key) else "")
    return media.t(caption) if caption else option


def value_of(media: Media, title: str, option: str, value: str) -> str:
    """What a value of it is called."""
    if option == "countdown" and value.isdecimal():
        return media.t("room.timer.seconds", n=int(value)) if int(value) else media.t("room.timer.off")
    for key in (f"clock.mode.{value}" if option == "clock" else "", f"lanroom.option.{option}.{value}"):
        if key and media.texts.has(key):
            return media.t(key)
    look = ui_of(title).look.option(option)
    if option in ("map", "board") and value:
        return media.t("lanroom.room.their_file")
    return look.text_of(media, value)


def print_of(link: RoomLink) -> bytes:
    """The fingerprint of the computer that keeps a room; empty while that is not known."""
    if link.host is not None:
        return link.host.fingerprint
    return link.peer.fingerprint if link.peer is not None else b""


def short_print(fingerprint: bytes) -> str:
    """C8.5. As much of a fingerprint as a join code proves, in groups to be read aloud."""
    return shown(fingerprint[:SHORT_BYTES])


def promised_to(link: RoomLink) -> str:
    """C12.3. The hash of the secret from which the dice follow, as far as it is shown; "" where nothing was
    promised."""
    promise = link.client.promise
    found = promise.promise if promise is not None else ""
    return short_print(bytes.fromhex(found))


def go_away(link: RoomLink, why: str = "closed") -> None:
    """Leaves a room for good: own seats are free, or in a match a bot's. A room that is kept here closes, and tells the
    others `why`."""
    if link.host is None:
        link.send(Leave())
    link.close(why)
