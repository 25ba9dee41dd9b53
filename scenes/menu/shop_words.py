"""What the shop knows of a good and says about it (C10.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.store import levels
from game.store.goods import WORN, Kind, goods_of

if TYPE_CHECKING:
    import pygame

    from game.store.profiles import Profile
    from game.store.shop import Wardrobe
    from scenes.media.media import Media

PLAIN = {"back": "realigious/card/back", "piece": "realigious/piece/cleric_0", "banner": "ui/trophy"}
GROUND = "realigious/backdrops/temperate"
"""The ground that stands for the games' own."""


@dataclass(frozen=True)
class Offer:
    """A good on the shelf; `good` "" is the look that everybody has. `missing` is how many coins are wanting for it;
    `mark` and `icon` tell what holds."""

    kind: Kind
    good: str
    name: str
    text: str
    price: int
    owned: bool
    used: bool
    missing: int
    mark: str
    icon: str


def offers(media: Media, kind: Kind, profile: Profile, wardrobe: Wardrobe) -> list[Offer]:
    """The shelf of a kind, the common look first where there is one."""
    found = [_offer(media, kind, "", 0, profile, wardrobe)] if kind in WORN else []
    return found + [_offer(media, kind, good.id, good.price, profile, wardrobe) for good in goods_of(kind)]


def _offer(media: Media, kind: Kind, good: str, price: int, profile: Profile, wardrobe: Wardrobe) -> Offer:
    owned = not good or good in wardrobe.owned
    used = profile.icon == f"profile/{good}" if kind == "icon" else wardrobe.used.get(kind, "") == good
    missing = 0 if owned else max(0, price - wardrobe.coins)
    if used:
        mark, icon = media.t("shop.used"), "ui/check"
    elif owned:
        mark, icon = media.t("shop.owned" if good else "shop.free"), "ui/unlock"
    else:
        mark, icon = media.t("shop.price", n=price), "ui/lock" if missing else "ui/coins"
    name = media.t(f"shop.good.{good}" if good else f"shop.plain.{kind}")
    text = media.t(f"shop.good.{good}.text" if good else "shop.plain.text")
    return Offer(kind, good, name, text, price, owned, owned and used, missing, mark, icon)


def picture_of(offer: Offer) -> str:
    """The sprite that shows a good; a table has none."""
    good = offer.good
    if not good:
        return PLAIN.get(offer.kind, "")
    names = {"icon": "profile/{}", "back": "back/{}", "piece": "realigious/piece/{}/cleric_0", "banner": "banner/{}"}
    return names.get(offer.kind, "").format(good)


def small_table(media: Media, good: str, size: tuple[int, int]) -> pygame.Surface | None:
    """A table in small."""
    name = f"tables/small_{good.partition('_')[2]}" if good else GROUND
    return media.sprites.backdrop(name, size)


def earning(media: Media) -> str:
    """How coins are earned, in one sentence or two."""
    finish, win = (levels.coins(levels.experience(2, rank)) for rank in (2, 1))
    return media.t("shop.earn", finish=finish, win=win)
