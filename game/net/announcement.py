"""What a computer says of itself on the network (C8.2): the fields of a DNS-SD TXT record, typed.

Anybody on the network can announce anything. What comes out of `read` has the types and lengths below and nothing in
it that can't be seen; everything else is no announcement. Only what a list shows stands here: nothing of it is believed
when a connection is made.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from game.net.letters import visible
from game.net.protocol import PROTOCOL
from game.registry import rules_of
from game.store.version import PROGRAM_VERSION

SERVICE = "_pentarchy._tcp.local."
KEY_BYTES = 16
"""Bytes of the fingerprint that are announced."""
LONGEST_VALUE = 200
"""Bytes of a field in a TXT record, which has room for 255 with its name."""
LONGEST = 40
"""Characters of a text."""

LABEL = re.compile("(room|person)-[0-9a-f]{16}-[0-9]{1,5}|queue-[0-9a-f]{16}-[0-9]{1,5}-[0-9a-f]{8}")

Kind = Literal["room", "queue", "person"]
Text = Annotated[str, Meta(max_length=LONGEST)]
Small = Annotated[int, Meta(ge=0, le=99)]


class Announcement(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One row of a list. Names on the wire are short: a record travels in one packet with many others.

    `kind`: an open room, somebody who waits for a match, or somebody who is there. `key`: hexadecimal, begin of the
    fingerprint. `state`: of a room "open" or "playing", of a person "free" or "busy". `rules`: of `game`, as
    `rules_here` tells them. `player`, `icon`, `level`: the one who hosts, waits or is there; `uid`: the profile's own
    id of the one who plays at that computer. `room`, `room_id`, `locked`: of a room; `variant`: its rule set, where the
    game has several. `group`: how many wait together; `since`: seconds since 1970 by the clock of the one who waits.
    """

    kind: Kind = msgspec.field(name="k")
    key: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")] = msgspec.field(name="h")
    game: Text = msgspec.field(name="g", default="")
    seats: Small = msgspec.field(name="n", default=0)
    free: Small = msgspec.field(name="f", default=0)
    state: Text = msgspec.field(name="s", default="")
    protocol: Annotated[int, Meta(ge=0, le=1 << 31)] = msgspec.field(name="p", default=PROTOCOL)
    program: Text = msgspec.field(name="w", default=PROGRAM_VERSION)
    rules: Text = msgspec.field(name="r", default="")
    player: Text = msgspec.field(name="i", default="")
    uid: Text = msgspec.field(name="u", default="")
    icon: Text = msgspec.field(name="c", default="")
    level: Annotated[int, Meta(ge=1, le=99)] = msgspec.field(name="l", default=1)
    room: Text = msgspec.field(name="m", default="")
    room_id: Text = msgspec.field(name="x", default="")
    locked: bool = msgspec.field(name="o", default=False)
    variant: Text = msgspec.field(name="v", default="")
    group: Small = msgspec.field(name="q", default=1)
    since: Annotated[int, Meta(ge=0, le=1 << 53)] = msgspec.field(name="t", default=0)


ALWAYS = {"p": PROTOCOL, "w": PROGRAM_VERSION}
"""Fields whose defaults differ from program to program."""
TEXTS = frozenset("gswriucmxv")


def label_of(what: Announcement, port: int) -> str:
    """The name under which something is announced, without the service: nobody else has it. Each wait for a match has
    its own: what others still keep of an earlier one, whose goodbye was lost, is not mixed up with it."""
    name = f"{what.kind}-{what.key[:16]}-{port}"
    if what.kind != "queue":
        return name
    return f"{name}-{hashlib.sha256(f'{what.game}:{what.seats}:{what.since}'.encode()).hexdigest()[:8]}"


def rules_here(title: str) -> str:
    """The rules of a game in this program: "version:digest of the tables", "" where it has no such game."""
    try:
        found = rules_of(title)
    except LookupError:
        return ""
    return f"{found.version}:{found.content}"


def written(what: Announcement) -> dict[str, str]:
    """The fields of the TXT record. Texts are cut to what fits; raises msgspec.ValidationError for numbers that
    don't."""
    fields = ALWAYS | msgspec.to_builtins(what)
    texts = {key: _cut(visible(value)) if key in TEXTS else value for key, value in fields.items()}
    msgspec.convert(texts, Announcement)
    return {key: str(int(value) if isinstance(value, bool) else value) for key, value in texts.items()}


def read(fields: Mapping[bytes, bytes | None]) -> Announcement | None:
    """The announcement in a TXT record, None where there is none. Fields that this program doesn't know are left
    out."""
    texts: dict[str, str] = {}
    for key, value in fields.items():
        if value is not None and len(key) == 1 and len(value) <= LONGEST_VALUE:
            text = value.decode("utf-8", "replace")
            texts[key.decode("latin-1")] = _cut(visible(text))
    if "p" not in texts or "w" not in texts:
        return None
    try:
        return msgspec.convert(texts, Announcement, strict=False)
    except (msgspec.ValidationError, ValueError):
        return None


def _cut(text: str) -> str:
    """At most as many characters and bytes as a field has room for."""
    return text[:LONGEST].encode()[:LONGEST_VALUE].decode("utf-8", "ignore").rstrip()
