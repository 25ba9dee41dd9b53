"""R15.2. What the lands of a quest are called: by where they lie among each other, north being up on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from scenes.titles.vermilion.phrases import SaysText


def where(at: str, lands: Iterable[str]) -> str:
    """Where a land "6,2" lies among all: "nw", "n", "e"; "" where that would not tell it from the others."""
    found: dict[str, list[str]] = {}
    spots = {tile: _spot(tile) for tile in lands}
    middle = [_halfway(axis) for axis in zip(*spots.values(), strict=True)]
    for tile, (x, y) in spots.items():
        name = ("n" if 2 * y < middle[1] else "s" if 2 * y > middle[1] else "") + (
            "w" if 2 * x < middle[0] else "e" if 2 * x > middle[0] else "")
        found.setdefault(name, []).append(tile)
    return next((name for name, tiles in found.items() if tiles == [at]), "")


def name(t: SaysText, at: str, lands: Iterable[str]) -> str:
    """"the land in the north-west" of a list; of lands that only their tiles tell apart, the tile."""
    found = where(at, lands)
    return t(f"vermilion.land.{found}") if found else t("vermilion.land.at", at=at)


def short(t: SaysText, at: str, lands: Iterable[str]) -> str:
    """The same in a few letters, beside a figure."""
    found = where(at, lands)
    return t(f"vermilion.land.{found}.short") if found else at


def _spot(tile: str) -> tuple[int, int]:
    x, _, y = tile.partition(",")
    return int(x), int(y)


def _halfway(values: tuple[int, ...]) -> int:
    """Twice the middle of the least and the most."""
    return min(values) + max(values)
