"""What messages are made of: names, numbers and texts with their limits (C8.7)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

LONGEST_WORD, LONGEST_LINE, LONGEST_TEXT = 64, 300, 1000
"""Letters of a name, of a line of chat, of an argument of a text."""
ONLOOKER = -1
MOST_OPTIONS = 8000
"""Of a question, and as many as a seat's snapshot may know (C8.7)."""

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
Key = Annotated[str, Meta(max_length=4096)]
Line = Annotated[str, Meta(max_length=LONGEST_LINE)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Stream = Annotated[int, Meta(ge=ONLOOKER, le=7)]
Number = Annotated[int, Meta(ge=0, le=1 << 31)]
Ms = Annotated[int, Meta(ge=-1, le=3_600_000)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
"""What readers count up to: no match comes near it, and a host that lies keeps nobody busy (C8.7)."""
Secret = Annotated[bytes, Meta(max_length=256)]
Token = Annotated[bytes, Meta(max_length=64)]
"""Of a seat; peers keep it in a file (C8.6)."""
MatchId = Annotated[str, Meta(pattern=r"^[a-z0-9_-]*\Z", max_length=64)]
"""What two machines call one match by; it names no file at a peer."""
Value = str | Annotated[list[Annotated[str, Meta(max_length=2000)]], Meta(max_length=400)]
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Args = Annotated[dict[Word, Text | int], Meta(max_length=16)]


class DiceInfo(msgspec.Struct, array_like=True, frozen=True):
    """C12.3. What everybody sees of the next match's dice: the hash of the host's secret, "" where nothing is promised;
    the hashes of the members' numbers, by theirs; whether that list is `closed`, so that the numbers are opened."""

    promise: Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")] = ""
    seals: Annotated[dict[Word, Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]], Meta(max_length=8)] = {}
    closed: bool = False


class OwnNumber(msgspec.Struct, array_like=True, tag="number", frozen=True):
    """C12.3. The own number for the dice: its hash, or once the list of these is closed the number itself."""

    data: Secret
    opened: bool = False
