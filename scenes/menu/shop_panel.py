"""The shop (C10.2): goods of looks for the coins that matches bring, each seen in use before it is bought."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.store.goods import COSMETICS, KINDS, Kind
from game.store.notices import StoreError
from game.store.shop import Wardrobe
from scenes.media import theme
from scenes.menu.profile_form import ProfileForm
from scenes.menu.shop_preview import Preview
from scenes.menu.shop_tile import GoodTile
from scenes.menu.shop_words import ShopOffer, earning, offers
from scenes.shell.dialog import PanelScene, ask
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.segmented_control import Tabs

if TYPE_CHECKING:

    from game.store.profiles import Profile
    from scenes.shell.client import Client

COLUMNS, GAP = 4, 16
SHELF = 960
TABS = 76
PREVIEW = 500


class ShopPanel(PanelScene):
    """`chosen`: for each kind the good that is looked at, "" for the common look."""

    size = (1760, 984)
    heading = "shop.title"

    def __init__(self, client: Client, profile: Profile, kind: Kind = "icon", good: str | None = None) -> None:
        super().__init__(client)
        self.profile, self.kind = profile, kind
        self.wardrobe = Wardrobe(profile.coins, (), {})
        self.chosen: dict[Kind, str] = {} if good is None else {kind: good}
        self.shelf: list[ShopOffer] = []

    # --- making

    def build(self) -> None:
        """Reads anew what the profile has."""
        try:
            self.profile = self.home.store.profile(self.profile.uid)
            self.wardrobe = self.home.store.shop.wardrobe(self.profile.uid)
        except StoreError as error:
            self.nav.tell(error.notice)
        self.shelf = offers(self.media, self.kind, self.profile, self.wardrobe)
        super().build()

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Coins at the top, the shelf at the left, what is looked at on the right."""
        self._coins(panel)
        kinds = [(kind, self.t(f"shop.kind.{kind}")) for kind in KINDS]
        Tabs(panel, (area.x, area.y, SHELF, 52), kinds, self.kind, self._turn, name="kind")
        self.tiles = self._shelf(panel, pygame.Rect(area.x, area.y + TABS, SHELF, area.height - TABS))
        x = area.x + SHELF + 32
        self.preview = Preview(panel, (x, area.y, area.right - x, PREVIEW))
        self.side = Group(panel, (x, area.y + PREVIEW, area.right - x, area.height - PREVIEW))
        self.ui.start = next(tile for tile in self.tiles if tile.on)
        self._show()

    def _coins(self, panel: Group) -> None:
        words = self.t("shop.coins", n=self.wardrobe.coins)
        width = self.media.theme.width(words, 28, True) + 8
        right, y = self.rect.right - 124, self.rect.y + 24
        Label(
            panel, (right - width, y, width, 56), words, size=28, colour=theme.GOLD, bold=True, align="right",
            tip=self.t("shop.coins.tip", earn=earning(self.media)), name="coins",
        )  # fmt: skip
        Picture(panel, (right - width - 56, y + 5, 46, 46), "ui/coins")

    def _shelf(self, panel: Group, area: pygame.Rect) -> list[GoodTile]:
        rows = -(-len(self.shelf) // COLUMNS)
        width = (area.width - GAP * (COLUMNS - 1)) // COLUMNS
        height = (area.height - GAP * (rows - 1)) // rows
        tiles = []
        fit = self.media.theme.fit
        letters = min(fit(offer.name, width - GoodTile.rims, theme.BODY, True) for offer in self.shelf)
        for i, offer in enumerate(self.shelf):
            row, column = divmod(i, COLUMNS)
            place = (area.x + column * (width + GAP), area.y + row * (height + GAP), width, height)
            now = offer.good == self.now.good
            tiles.append(GoodTile(panel, place, offer, partial(self.look, offer.good), self.take, now))
            tiles[-1].letters = letters
        if self._told_on_shelf:
            self._earning(panel, pygame.Rect(area.right - width, area.bottom - height, width, height))
        return tiles

    @property
    def _told_on_shelf(self) -> bool:
        """Whether the shelf has a free place, that says how coins are earned."""
        return len(self.shelf) % COLUMNS > 0

    def _earning(self, panel: Group, place: pygame.Rect) -> None:
        """How coins are earned, in the free place of the shelf."""
        Picture(panel, (place.centerx - 44, place.y + 60, 88, 88), "ui/coins")
        words = (place.x + 14, place.y + 164, place.width - 28, place.height - 172)
        Label(panel, words, earning(self.media), size=20, colour=theme.DIM, wrap=True, align="center")

    @property
    def now(self) -> ShopOffer:
        """What is looked at: what was chosen, else what is in use, else the first."""
        wanted = self.chosen.get(self.kind)
        found = next((offer for offer in self.shelf if offer.good == wanted), None)
        return found or next((offer for offer in self.shelf if offer.used), self.shelf[0])

    def _show(self) -> None:
        """The picture, the words and the buttons of what is looked at."""
        offer, side = self.now, self.side
        self.preview.show(offer, self.profile)
        side.clear()
        r = side.rect
        Label(side, (r.x, r.y + 14, r.width, 44), offer.name, size=theme.HEADING, colour=theme.GOLD, bold=True)
        Label(side, (r.x, r.y + 60, r.width, 36), offer.text, size=theme.BODY)
        none = f"shop.where.{offer.kind}.none"
        where = self.t(none if not offer.good and self.media.texts.has(none) else f"shop.where.{offer.kind}")
        Label(side, (r.x, r.y + 104, r.width, 58), where, size=20, colour=theme.DIM, wrap=True)
        self._hint(side, pygame.Rect(r.x, r.y + 168, r.width, 88), offer)
        self._buttons(side, pygame.Rect(r.x, r.bottom - 68, r.width, 68), offer)

    def _hint(self, side: Group, place: pygame.Rect, offer: ShopOffer) -> None:
        """What buying would leave, or what is missing and, if the shelf does not say it, how coins are earned."""
        if offer.owned:
            return
        if not offer.missing:
            words = self.t("shop.left", n=self.wardrobe.coins - offer.price)
            Label(side, (place.x, place.y, place.width, 32), words, size=20, colour=theme.GOOD)
            return
        words = self.t("shop.missing", n=offer.missing)
        Label(side, (place.x, place.y, place.width, 30), words, size=20, colour=theme.BAD, bold=True)
        if not self._told_on_shelf:
            below = (place.x, place.y + 30, place.width, 58)
            Label(side, below, earning(self.media), size=20, colour=theme.DIM, wrap=True)

    def _buttons(self, side: Group, place: pygame.Rect, offer: ShopOffer) -> None:
        half = (place.width - GAP) // 2
        if not offer.owned:
            Button(
                side, place, self.t("shop.buy", n=offer.price), self.ask_buy, kind="gold", size=28, icon="ui/coins",
                icon_size=40, name="buy", enabled=not offer.missing,
                reason=self.t("shop.missing", n=offer.missing) if offer.missing else "",
            )  # fmt: skip
        elif not offer.used:
            Button(side, place, self.t("shop.use"), self.use, kind="gold", size=28, icon="ui/check", name="use")
        else:
            Picture(side, (place.x, place.y + 14, 40, 40), "ui/check")
            words = self.t("shop.used")
            Label(side, (place.x + 52, place.y, half - 52, 68), words, size=28, colour=theme.GOLD, bold=True)
            other = (place.x + half + GAP, place.y, half, place.height)
            if offer.kind == "icon":
                Button(side, other, self.t("shop.icon.other"), self._other_icon, name="other", icon="ui/profile")
            elif offer.good:
                Button(side, other, self.t("shop.use.plain"), self.use_plain, name="plain", icon="ui/undo")

    # --- looking

    def _turn(self, kind: str) -> None:
        self.kind = next(known for known in KINDS if known == kind)
        self.turn()

    def look(self, good: str) -> None:
        """Another good is looked at."""
        if good == self.now.good:
            return
        self.chosen[self.kind] = good
        for tile in self.tiles:
            tile.on = tile.offer.good == good
        self._show()
        self.side.invalidate()

    def take(self) -> None:
        """The keyboard goes on to what can be done with the good."""
        button = next((w for w in self.side.each() if isinstance(w, Button) and w.enabled), None)
        if button is not None:
            self.ui.set_focus(button)

    # --- buying and using

    def ask_buy(self) -> None:
        """One question before coins go."""
        offer = self.now
        if offer.owned or offer.missing:
            return
        text = self.t("shop.ask.text", price=offer.price, n=self.wardrobe.coins - offer.price)
        ask(self.client, self.t("shop.ask.title", name=offer.name), text, (
            (self.t("shop.ask.yes"), "gold", self.buy),
            (self.t("shop.ask.no"), "plain", None),
        ))  # fmt: skip

    def buy(self) -> None:
        """The good comes; the next step is to use it."""
        offer = self.now

        def bought(_: object) -> None:
            self.media.sounds.play("coin")
            if self._done("shop.bought", offer):
                self.take()

        buy = partial(self.home.store.shop.buy, self.profile.uid, offer.good)
        self.nav.soon(buy, bought, lasting=True, line=f"shop.{self.profile.uid}")

    def use(self) -> None:
        """What is looked at is used from now on."""
        offer, store, uid = self.now, self.home.store, self.profile.uid

        def use() -> None:
            if offer.kind == "icon":
                store.set_icon(uid, f"profile/{offer.good}")
            elif offer.good:
                store.shop.use(uid, offer.good)
            else:
                store.shop.use_none(uid, offer.kind)

        def used(_: None) -> None:
            self.media.sounds.play("success", 0.6)
            if self._done("shop.now", offer):
                self.ui.set_focus(self.ui.find(f"good.{offer.good or 'plain'}"))

        self.nav.soon(use, used, lasting=True, line=f"shop.{uid}")

    def use_plain(self) -> None:
        """Back to what everybody has."""
        if self.kind in COSMETICS:
            self.chosen[self.kind] = ""
            self.use()

    def _done(self, key: str, offer: ShopOffer) -> bool:
        """Whether the good is still looked at."""
        there = self in self.nav.stack and offer.kind == self.kind
        self.chosen[offer.kind] = offer.good
        self._refresh()
        self.nav.toast(self.t(key, name=offer.name), "good")
        return there

    def _refresh(self) -> None:
        """The one who plays has other coins or another icon."""
        try:
            self.home.refresh_profile()
        except StoreError as error:
            self.nav.tell(error.notice)
        if self in self.nav.stack:
            self.rebuild()

    def _other_icon(self) -> None:
        self.nav.stack.push(ProfileForm(self.client, self.profile, self._changed))

    def _changed(self, profile: Profile) -> None:
        self.chosen.pop("icon", None)
        self._refresh()


def create(client: Client) -> ShopPanel:
    """The shop for the profile that plays. There must be one."""
    if client.home.profile is None:
        raise ValueError("the shop needs a profile")
    return ShopPanel(client, client.home.profile)
