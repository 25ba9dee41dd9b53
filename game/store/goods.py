"""C10.2. What the shop sells, as a table. Every good changes looks only and has its picture and its texts by its id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

from game.core.content import load_table

Kind = Literal["icon", "back", "table", "piece", "die", "banner"]
KINDS: tuple[Kind, ...] = ("icon", "back", "table", "piece", "die", "banner")
COSMETICS: tuple[Kind, ...] = ("back", "table", "piece", "die", "banner")
"""Of these one is used at a time; an icon is chosen in the profile's form instead."""


class Good(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One good. `kind`: an "icon" of the profile, a card "back", a "table" under the board, the material of the own
    "piece", that of the "die" which the own rolls are read from, a "banner" for the own victory. `price` in coins."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z]+_[a-z]+\Z")]
    kind: Kind
    price: Annotated[int, msgspec.Meta(ge=1, le=10_000)]


GOODS: Mapping[str, Good] = MappingProxyType(load_table("game.store", "data/goods.json", Good))


def goods_of(kind: Kind) -> list[Good]:
    """The goods of a kind in the order of the table."""
    return [good for good in GOODS.values() if good.kind == kind]
