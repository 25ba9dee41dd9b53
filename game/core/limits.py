"""How much of everything a match may hold: files and hosts that say more are not believed (C7.1a, C8.7)."""
from __future__ import annotations

from typing import Annotated

from msgspec import Meta

FULL = "error.match_full"
MOST_ANSWERS = 20_000
"""Of a match: twenty times the longest seen. What a file may hold that this program reads, and so what it may be played
to; giving up and agreeing to a draw are still possible then."""
Word = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(max_length=4096)]
Fields = Annotated[
    dict[Word, bool | int | Annotated[str, Meta(max_length=2000)]
         | Annotated[list[Annotated[str, Meta(max_length=2000)]], Meta(max_length=400)]],
    Meta(max_length=64),
]  # fmt: skip
