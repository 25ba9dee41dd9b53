"""Campaigns that go on under other rules (C7.1): a match is played again from its choices and opens only under its own
rules, but what a party owns can begin a match of its own, as a text among that match's options.
"""
from __future__ import annotations

from typing import Any

import msgspec

from game.core import codec
from game.core.errors import BadSave
from game.core.saved import Saved, read_saved
from game.core.spec import TitleSpec

CARRIED = "carried"
"""The option that holds what was carried over, in texts of that length."""
LONGEST = 1900


def carried(titles: dict[str, TitleSpec], data: bytes) -> tuple[Saved, list[str]]:
    """The set-up of a save of other rules, and what of its newest checkpoint goes on. Raises BadSave where that is no
    campaign, or where any of it does not mean here what it was written as."""
    saved = read_saved(titles, data, any_rules=True)
    spec = titles[saved.title]
    if spec.carry is None:
        raise BadSave("error.carry_none", f"{saved.title} carries nothing over")
    try:
        raw, state = msgspec.msgpack.decode(saved.checkpoint), codec.decoder(spec.state_type).decode(saved.checkpoint)
        if not _alike(raw, msgspec.to_builtins(state)):
            raise ValueError("written otherwise")
        text = spec.carry(state)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, LookupError, ValueError) as problem:
        raise BadSave("error.carry_unread", f"the campaign can't be carried on: {problem}") from problem
    if not text:
        raise BadSave("error.carry_nothing", "no party has set out yet")
    return saved, [text[at:at + LONGEST] for at in range(0, len(text), LONGEST)]


def without_carried(options: dict[str, Any]) -> dict[str, Any]:
    """The options for another match: that one begins with a party of its own."""
    return {name: "" if name == CARRIED else value for name, value in options.items()}


def _alike(raw: Any, now: Any) -> bool:
    """Whether all that was written is there now with its value; fields that have come since may stand beside it."""
    if isinstance(raw, dict) and isinstance(now, dict):
        known = {str(key): value for key, value in now.items()}
        return all(str(key) in known and _alike(value, known[str(key)]) for key, value in raw.items())
    if isinstance(raw, list | tuple) and isinstance(now, list | tuple):
        return len(raw) == len(now) and all(map(_alike, raw, now))
    return isinstance(raw, bytes) or bool(raw == now)  # bytes are a map, which nobody carries
