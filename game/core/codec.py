"""States as bytes: one encoder, one typed decoder a title, one digest."""
from __future__ import annotations

import functools
import hashlib
from typing import Any

import msgspec

ENCODE = msgspec.msgpack.Encoder().encode


@functools.cache
def decoder(state_type: type[Any]) -> msgspec.msgpack.Decoder[Any]:
    """The typed decoder of a state: it checks every field and cannot run code."""
    return msgspec.msgpack.Decoder(state_type)


def digest(*parts: bytes) -> str:
    """Sixteen hexadecimal digits of the bytes; never of pickles, which differ for equal values."""
    h = hashlib.blake2b(digest_size=8)
    for part in parts:
        h.update(len(part).to_bytes(4, "big"))
        h.update(part)
    return h.hexdigest()
