"""Prepared states of the shop for the gallery and its tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.store.goods import COSMETICS, GOODS, Kind, goods_of
from game.store.profiles import Profile, Result
from scenes.kit.cosmetics import apply_cosmetics
from scenes.menu.profile_form import ProfileForm
from scenes.menu.shop_panel import ShopPanel
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.table.result_scene import ResultScene
from tests.gallery import creed_tables as creed
from tests.gallery.profiles import over_menu, profiles
from tests.gallery.realigious_tables import asks, played, table

STOCK = ("icon_comet", "icon_lantern", "back_night", "back_tide", "table_walnut", "piece_jade", "banner_phoenix")
RICH, POOR = 60, 2
WON_SEED = 2


def shopper(client: Client, won: int = RICH, goods: Sequence[str] = ()) -> Profile:
    """A profile that has won so many matches, bought the goods, and uses the last one of each kind."""
    made = next(p for p in profiles(client) if client.home.profile is not None and p.uid == client.home.profile.uid)
    for i in range(won):
        result = Result(match_id=f"won-{i}", title="realigious", seats=2, rank=1, victory="social", rounds=20)
        client.home.store.add_result(made.uid, result)
    for good in goods:
        if good not in client.home.store.shop.wardrobe(made.uid).owned:
            client.home.store.shop.buy(made.uid, good)
        if GOODS[good].kind in COSMETICS:
            client.home.store.shop.use(made.uid, good)
    client.home.refresh_profile()
    return client.home.store.profile(made.uid)


def shop(client: Client, kind: Kind, good: str | None = None, won: int = RICH, goods: Sequence[str] = STOCK) -> Screen:
    """The shop over the menu, looking at a good."""
    profile = shopper(client, won, goods)

    def maker(client: Client) -> Screen:
        client.home.choose_profile(profile.uid)
        return ShopPanel(client, client.home.store.profile(profile.uid), kind, good)

    return over_menu(client, maker)


def _question(client: Client) -> Screen:
    panel = shop(client, "back", "back_frost")
    if isinstance(panel, ShopPanel):
        panel.ask_buy()
    return panel


def _icons(client: Client) -> Screen:
    profile = shopper(client, 3 * RICH, [good.id for good in goods_of("icon")])
    return over_menu(client, lambda client: ProfileForm(client, client.home.store.profile(profile.uid), lambda _: None))


def _result(client: Client) -> Screen:
    shopper(client, goods=("banner_laurel",))
    return ResultScene(client, played(client, "pg", WON_SEED))


def _table(client: Client) -> Screen:
    shopper(client, goods=STOCK)
    return table(client, "pbbb", 4, asks("move"), climate="temperate")


def _creed(client: Client) -> Screen:
    profile = shopper(client, goods=("table_velvet", "piece_bronze"))
    match = creed.played(client, "pb", 3, creed.asks("team_turn", 0, 3))
    match.seats[0].profile_uid = profile.uid
    apply_cosmetics(client.home, match.seats)
    return creed.table(client, match)


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """Names and makers."""
    return [
        ("shop-icons", partial(shop, kind="icon", good="icon_lion")),
        ("shop-backs", partial(shop, kind="back", good="back_royal")),
        ("shop-tables", partial(shop, kind="table")),
        ("shop-pieces", partial(shop, kind="piece", good="piece_bronze")),
        ("shop-dice", partial(shop, kind="die", good="die_jade")),
        ("shop-banners", partial(shop, kind="banner")),
        ("shop-plain", partial(shop, kind="banner", good="")),
        ("shop-question", _question),
        ("shop-profile-icons", _icons),
        ("shop-result", _result),
        ("shop-table", _table),
        ("shop-creed", _creed),
        ("shop-poor", partial(shop, kind="table", good="table_midnight", won=POOR, goods=())),
    ]
