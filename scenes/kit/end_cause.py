"""What has ended a match: told in the scene of its last blow and on its result (C6.9, C6.14)."""

from __future__ import annotations

from typing import NamedTuple


class EndCause(NamedTuple):
    """`words`: one sentence from the reader's side, "" where nothing is to be told. `place`: the thing of the board
    where it was, "" for none, `spot` its name. `own`: how the reader had lost before, where that was earlier.
    `figures`: how they stood then, in one line of numbers. `score`: the score of the title's track that has decided it,
    "" where none has."""

    words: str = ""
    place: str = ""
    spot: str = ""
    own: str = ""
    figures: str = ""
    score: str = ""
