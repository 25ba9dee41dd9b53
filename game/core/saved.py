"""The bytes of a saved match: read with care, for they may come from anywhere."""
from __future__ import annotations

from typing import Annotated

import msgspec

from game.core.errors import BadSave
from game.core.limits import MOST_ANSWERS, Fields, Key, Word
from game.core.rules import RulesVersion, told
from game.core.spec import TitleSpec


class LogEntry(msgspec.Struct, array_like=True, gc=False):
    """One answer of the log; for IMAGINE the key is "seat:seed" or "seat:seed:dice", for what answers no question
    CONCEDE or DRAW."""

    seat: int
    key: Key


class Saved(msgspec.Struct):
    """The bytes of a saved match. `rules` and `content` name what it was played with. Nothing in it is larger than a
    match can make it: the bytes may come from anywhere."""

    format: int
    title: Word
    rules: int
    content: Word
    seats: Annotated[list[Fields], msgspec.Meta(max_length=8)]
    options: Fields
    seed: int
    checkpoint: Annotated[bytes, msgspec.Meta(max_length=1 << 18)]
    at: Annotated[int, msgspec.Meta(ge=0)]
    log: Annotated[list[LogEntry], msgspec.Meta(max_length=MOST_ANSWERS + 64)]
    digest: Word


FORMAT = 1
_saved = msgspec.msgpack.Decoder(Saved)


def read_saved(titles: dict[str, TitleSpec], data: bytes, any_rules: bool = False) -> Saved:
    """The parts of a save, checked for shape, title and, but for `any_rules`, version. Raises BadSave."""
    try:
        saved = _saved.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as problem:
        raise BadSave("error.save_broken", f"not a saved match: {problem}") from problem
    if saved.format != FORMAT:
        raise BadSave("error.save_format", f"save format {saved.format} is not known; this program knows {FORMAT}",
                      found=saved.format, known=FORMAT)
    spec = titles.get(saved.title)
    if spec is None:
        raise BadSave("error.save_title", f"this program has no game {saved.title!r}", title=saved.title)
    rules = RulesVersion(saved.rules, saved.content), RulesVersion(spec.rules_version, spec.content_digest)
    if rules[0] != rules[1] and not any_rules:
        found, known = told(*rules)
        raise BadSave("error.save_rules", f"saved with rules version {found} of {saved.title}; "
                      f"this program has {known}", found=found, known=known)
    return saved
