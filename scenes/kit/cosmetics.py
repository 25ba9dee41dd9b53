"""Which of the shop's goods the seats of a match use (C10.2). They change what is seen and nothing else: they stand in
`SeatInfo.looks`, so in the header of saves and replays, never in what the rules read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import REMOTE
from game.store.goods import GOODS
from game.store.notices import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.match.match import Storage
    from game.match.seats import SeatInfo
    from game.store.goods import Kind
    from scenes.media.media import Media


def apply_cosmetics(home: Storage, seats: Iterable[SeatInfo]) -> None:
    """Every person with a profile of this machine uses what the profile uses now; guests and bots use nothing. A
    profile that is not here any more keeps what the header says."""
    for info in seats:
        if info.kind == REMOTE:
            continue  # as their own machine told
        if not info.is_person or not info.profile_uid:
            info.looks = {}
            continue
        try:
            info.looks = dict(home.store.shop.wardrobe(info.profile_uid).used)
        except StoreError:
            continue


def cosmetic(info: SeatInfo | None, kind: Kind) -> str:
    """The good of a kind that a seat uses; "" for what everybody has, and for a good that this program does not
    know."""
    name = info.looks.get(kind, "") if info is not None and info.decides else ""
    return name if name in GOODS and GOODS[name].kind == kind else ""


def cosmetic_of(seats: Sequence[SeatInfo], seat: int | None, kind: Kind) -> str:
    """The same for a seat's number; "" for no seat."""
    return cosmetic(seats[seat], kind) if seat is not None and 0 <= seat < len(seats) else ""


def materials(seats: Iterable[SeatInfo]) -> dict[int, str]:
    """Seat -> the material of its pieces, for those that have one."""
    return worn(seats, "piece")


def worn(seats: Iterable[SeatInfo], kind: Kind) -> dict[int, str]:
    """Seat -> the good of a kind that it uses, for those that use one."""
    return {info.seat: good for info in seats if (good := cosmetic(info, kind))}


def back_of(info: SeatInfo | None, common: str) -> str:
    """The sprite of a seat's card backs: the good that it uses, else the game's own."""
    good = cosmetic(info, "back")
    return f"back/{good}" if good else common


def ground_of(seats: Iterable[SeatInfo], common: str) -> str:
    """The picture of the table under the board: that of the first person, else the game's own."""
    first = next((info for info in seats if info.is_person), None)
    good = cosmetic(first, "table")
    return f"tables/{good}" if good else common


def preload(media: Media, title: str, seats: Sequence[SeatInfo]) -> None:
    """Begins to decode on threads what the seats of a match of the title use."""
    table = ground_of(seats, "")
    names = [table] if table else []
    names += [f"{title}/goods_{good.partition('_')[2]}" for good in materials(seats).values()]
    if worn(seats, "die"):
        names.append(f"{title}/goods_dice")
    media.sprites.preload(*dict.fromkeys(names))
