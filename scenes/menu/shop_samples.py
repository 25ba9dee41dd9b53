"""Prepared states of the shop for the gallery and its tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.store.goods import GOODS, WORN, Kind, goods_of
from scenes.menu.samples import over_menu, profiles
from scenes.menu.shop_panel import ShopPanel

if TYPE_CHECKING:
    from game.store.profiles import Profile
    from scenes.app import App
    from scenes.shell.stack import Scene

STOCK = ("icon_comet", "icon_lantern", "back_night", "back_tide", "table_walnut", "piece_jade", "banner_phoenix")
RICH, POOR = 60, 2
WON_SEED = 2


def shopper(app: App, won: int = RICH, goods: Sequence[str] = ()) -> Profile:
    """A profile that has won so many matches, bought the goods, and uses the last one of each kind."""
    from game.store.profiles import Result

    made = next(p for p in profiles(app) if app.profile is not None and p.uid == app.profile.uid)
    for i in range(won):
        result = Result(match_id=f"won-{i}", title="realigious", seats=2, rank=1, victory="social", rounds=20)
        app.store.add_result(made.uid, result)
    for good in goods:
        if good not in app.store.shop.wardrobe(made.uid).owned:
            app.store.shop.buy(made.uid, good)
        if GOODS[good].kind in WORN:
            app.store.shop.use(made.uid, good)
    app.refresh_profile()
    return app.store.profile(made.uid)


def shop(app: App, kind: Kind, good: str | None = None, won: int = RICH, goods: Sequence[str] = STOCK) -> Scene:
    """The shop over the menu, looking at a good."""
    profile = shopper(app, won, goods)

    def maker(app: App) -> Scene:
        app.choose_profile(profile.uid)
        return ShopPanel(app, app.store.profile(profile.uid), kind, good)

    return over_menu(app, maker)


def _question(app: App) -> Scene:
    panel = shop(app, "back", "back_frost")
    if isinstance(panel, ShopPanel):
        panel.ask_buy()
    return panel


def _icons(app: App) -> Scene:
    from scenes.menu.profile_form import ProfileForm

    profile = shopper(app, 3 * RICH, [good.id for good in goods_of("icon")])
    return over_menu(app, lambda app: ProfileForm(app, app.store.profile(profile.uid), lambda _: None))


def _result(app: App) -> Scene:
    from scenes.table.result_scene import ResultScene
    from scenes.table.samples import played

    shopper(app, goods=("banner_laurel",))
    return ResultScene(app, played(app, "pg", WON_SEED))


def _table(app: App) -> Scene:
    from scenes.table.samples import asks, table

    shopper(app, goods=STOCK)
    return table(app, "pbbb", 4, asks("move"), climate="temperate")


def _creed(app: App) -> Scene:
    from scenes.titles.creed.samples import asks, played, table
    from scenes.worn import dress

    profile = shopper(app, goods=("table_velvet", "piece_bronze"))
    match = played(app, "pb", 3, asks("team_turn", 0, 3))
    match.seats[0].profile_uid = profile.uid
    dress(app, match.seats)
    return table(app, match)


def states() -> list[tuple[str, Callable[[App], Scene]]]:
    """Names and makers."""
    return [
        ("shop-icons", partial(shop, kind="icon", good="icon_lion")),
        ("shop-backs", partial(shop, kind="back", good="back_royal")),
        ("shop-tables", partial(shop, kind="table")),
        ("shop-pieces", partial(shop, kind="piece", good="piece_bronze")),
        ("shop-banners", partial(shop, kind="banner")),
        ("shop-plain", partial(shop, kind="banner", good="")),
        ("shop-question", _question),
        ("shop-profile-icons", _icons),
        ("shop-result", _result),
        ("shop-table", _table),
        ("shop-creed", _creed),
        ("shop-poor", partial(shop, kind="table", good="table_midnight", won=POOR, goods=())),
    ]
