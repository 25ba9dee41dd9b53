"""What the shop knows of a good and says about it (C10.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.store import levels
from game.store.goods import COSMETICS, Kind, goods_of
from scenes.titles import TITLES

if TYPE_CHECKING:
    import pygame

    from game.store.profiles import Profile
    from game.store.shop import Wardrobe
    from scenes.media.media import Media

BOUGHT = {"icon": "profile/{}", "back": "back/{}", "banner": "banner/{}"}


@dataclass(frozen=True)
class ShopOffer:
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


def offers(media: Media, kind: Kind, profile: Profile, wardrobe: Wardrobe) -> list[ShopOffer]:
    """The shelf of a kind, the common look first where there is one."""
    found = [_offer(media, kind, "", 0, profile, wardrobe)] if kind in COSMETICS else []
    return found + [_offer(media, kind, good.id, good.price, profile, wardrobe) for good in goods_of(kind)]


def _offer(media: Media, kind: Kind, good: str, price: int, profile: Profile, wardrobe: Wardrobe) -> ShopOffer:
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
    return ShopOffer(kind, good, name, text, price, owned, owned and used, missing, mark, icon)


def picture_of(offer: ShopOffer) -> str:
    """The sprite that shows a good; a table has none."""
    if offer.kind == "banner" and not offer.good:
        return "ui/trophy"
    if not offer.good:
        return "" if offer.kind == "table" else plain(offer.kind)
    own = next((ui.goods.bought[offer.kind] for ui in TITLES.values() if offer.kind in ui.goods.bought), "")
    return BOUGHT.get(offer.kind, own).format(offer.good)


def plain(kind: str) -> str:
    """The picture that stands for the games' own look: that of the first game that has one."""
    return next((ui.goods.plain[kind] for ui in TITLES.values() if kind in ui.goods.plain), "")


def small_table(media: Media, good: str, size: tuple[int, int]) -> pygame.Surface | None:
    """A table in small."""
    name = f"tables/small_{good.partition('_')[2]}" if good else plain("table")
    return media.sprites.backdrop(name, size)


def earning(media: Media) -> str:
    """How coins are earned, in one sentence or two."""
    finish, win = (levels.coins(levels.experience(2, rank)) for rank in (2, 1))
    return media.t("shop.earn", finish=finish, win=win)
