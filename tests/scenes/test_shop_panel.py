"""C10.2: the shop's screen: looking, buying with one question, using, and going back to the common look."""

from __future__ import annotations

import pygame
import pytest

from game.store.goods import GOODS, KINDS, Kind, goods_of
from game.store.profiles import Profile, Result
from scenes.menu.main_menu import MainMenu
from scenes.menu.profile_form import ProfileForm
from scenes.menu.shop_panel import ShopPanel
from scenes.menu.shop_tile import GoodTile
from scenes.program import Program
from scenes.shell.dialog import QuestionDialog
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.scenes.conftest import Driver


def rich(program: Program, won: int = 5) -> Profile:
    """A profile that has won so many matches: 30 coins each."""
    profile = program.home.store.create_profile("Minsu", "profile/0")
    for i in range(won):
        program.home.store.add_result(profile.uid, Result(match_id=f"m{i}", title="realigious", seats=2, rank=1))
    program.home.choose_profile(profile.uid)
    return program.home.store.profile(profile.uid)


def shop(drive: Driver, kind: Kind = "back", won: int = 5) -> ShopPanel:
    panel = ShopPanel(drive.program.client, rich(drive.program, won), kind)
    drive.program.nav.stack.reset(MainMenu(drive.program.client), animated=False)
    drive.program.nav.stack.push(panel, animated=False)
    drive.frames()
    return panel


def button(drive: Driver, name: str) -> Button:
    found = drive.find(name)
    assert isinstance(found, Button)
    return found


def told(panel: ShopPanel) -> str:
    return " ".join(w.text for w in panel.ui.root.each() if isinstance(w, Label))


def marks(panel: ShopPanel) -> dict[str, str]:
    return {w.offer.good: w.offer.mark for w in panel.ui.root.each() if isinstance(w, GoodTile)}


def test_c3_1_the_menu_opens_the_shop(drive: Driver) -> None:
    rich(drive.program)
    drive.program.nav.stack.reset(MainMenu(drive.program.client), animated=False)
    drive.frames()
    drive.click("shop")
    assert isinstance(drive.top, ShopPanel)


@pytest.mark.slow
def test_f8_the_preview_that_is_there_is_drawn_plainly(drive: Driver) -> None:
    picture = shop(drive).preview.picture
    assert picture is not None and picture.get_alpha() is None


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_c10_2_each_kind_has_its_shelf(drive: Driver, kind: Kind) -> None:
    panel = shop(drive)
    if kind != panel.kind:
        drive.click(f"kind.{kind}")
    assert [good for good in marks(panel) if good] == [good.id for good in goods_of(kind)]


def test_c10_2_looking_at_a_good_buys_nothing(drive: Driver) -> None:
    panel = shop(drive)
    drive.click("good.back_frost")
    assert panel.now.good == "back_frost" and drive.program.home.store.shop.wardrobe(panel.profile.uid).owned == ()


def test_c10_2_one_question_stands_before_a_purchase(drive: Driver) -> None:
    panel = shop(drive)
    drive.click("good.back_frost")
    drive.click("buy")
    assert isinstance(drive.top, QuestionDialog)
    drive.click("answer.0")
    wardrobe = drive.program.home.store.shop.wardrobe(panel.profile.uid)
    assert (wardrobe.coins, wardrobe.owned) == (30, ("back_frost",))


def test_c10_2_no_leaves_coins_and_goods_as_they_were(drive: Driver) -> None:
    panel = shop(drive)
    drive.click("good.back_frost")
    drive.click("buy")
    drive.click("answer.1")
    wardrobe = drive.program.home.store.shop.wardrobe(panel.profile.uid)
    assert (wardrobe.coins, wardrobe.owned) == (150, ())


@pytest.mark.slow
def test_c10_2_what_was_bought_is_used_by_the_next_key(drive: Driver) -> None:
    panel = shop(drive)
    drive.click("good.back_frost")
    drive.click("buy")
    drive.click("answer.0")
    drive.key(pygame.K_RETURN)
    assert drive.program.home.store.shop.wardrobe(panel.profile.uid).used == {"back": "back_frost"}


def test_c1_2_the_focus_returns_to_the_good_that_is_used_now(drive: Driver) -> None:
    panel = shop(drive)
    drive.click("good.plain")
    drive.program.home.store.shop.buy(panel.profile.uid, "back_frost")
    panel.rebuild()
    drive.click("good.back_frost")
    drive.click("use")
    assert panel.ui.focus is not None and panel.ui.focus.name == "good.back_frost"


def test_c10_2_the_common_look_comes_back(drive: Driver) -> None:
    panel = shop(drive)
    drive.program.home.store.shop.buy(panel.profile.uid, "back_frost")
    drive.program.home.store.shop.use(panel.profile.uid, "back_frost")
    panel.rebuild()
    drive.click("plain")
    assert drive.program.home.store.shop.wardrobe(panel.profile.uid).used == {}


def test_c10_2_what_costs_too_much_tells_how_many_coins_are_missing(drive: Driver) -> None:
    panel = shop(drive, "table", won=5)
    drive.click("good.table_walnut")
    assert not button(drive, "buy").enabled
    assert panel.t("shop.missing", n=50) in told(panel)


def test_c10_2_what_costs_too_much_tells_how_coins_are_earned(drive: Driver) -> None:
    panel = shop(drive, "icon", won=1)
    drive.click("good.icon_lion")
    assert panel.t("shop.earn", finish=10, win=30) in told(panel)


def test_c10_2_how_coins_are_earned_stands_once_and_names_on_a_shelf_are_of_one_size(drive: Driver) -> None:
    panel = shop(drive, "table", won=5)
    drive.click("good.table_walnut")
    earn = panel.t("shop.earn", finish=10, win=30)
    assert [label.text for label in panel.ui.root.each() if isinstance(label, Label)].count(earn) == 1
    assert panel.t("shop.missing", n=50) in told(panel)
    assert len({tile.letters for tile in panel.tiles}) == 1



def test_c10_2_tiles_tell_what_is_owned_and_used(drive: Driver) -> None:
    panel = shop(drive, won=10)
    for good in ("back_frost", "back_tide"):
        drive.program.home.store.shop.buy(panel.profile.uid, good)
    drive.program.home.store.shop.use(panel.profile.uid, "back_tide")
    panel.rebuild()
    shown = marks(panel)
    assert [shown[good] for good in ("back_frost", "back_tide", "back_night")] == [
        panel.t("shop.owned"), panel.t("shop.used"), panel.t("shop.price", n=120),
    ]  # fmt: skip


def test_c1_2_the_keyboard_walks_over_the_shelf(drive: Driver) -> None:
    panel = shop(drive)
    panel.ui.set_focus(panel.ui.find("good.back_ember"), True)
    drive.key(pygame.K_RIGHT)
    assert panel.now.good == "back_tide"


@pytest.mark.slow
def test_c1_2_the_keyboard_goes_from_a_good_to_buying_it(drive: Driver) -> None:
    panel = shop(drive)
    panel.ui.set_focus(panel.ui.find("good.back_ember"), True)
    for _ in range(3):
        drive.key(pygame.K_RETURN)
    assert drive.top is not panel, "the question has only just come"
    drive.frames(1, 300)
    drive.key(pygame.K_RETURN)
    assert drive.program.home.store.shop.wardrobe(panel.profile.uid).owned == ("back_ember",)


def test_c1_2_the_keyboard_begins_at_what_is_looked_at(drive: Driver) -> None:
    panel = shop(drive)
    drive.key(pygame.K_TAB)
    assert panel.ui.focus is not None and panel.ui.focus.name == "good.plain"


def test_c10_2_a_bought_icon_becomes_the_profiles(drive: Driver) -> None:
    panel = shop(drive, "icon")
    drive.program.home.store.shop.buy(panel.profile.uid, "icon_fox")
    panel.rebuild()
    drive.click("good.icon_fox")
    drive.click("use")
    assert drive.program.home.profile is not None and drive.program.home.profile.icon == "profile/icon_fox"


def test_c10_2_bought_icons_stand_in_the_profiles_form(drive: Driver) -> None:
    profile = rich(drive.program)
    drive.program.home.store.shop.buy(profile.uid, "icon_rose")
    drive.program.nav.stack.reset(MainMenu(drive.program.client), animated=False)
    drive.program.nav.stack.push(ProfileForm(drive.program.client, profile, lambda _: None), animated=False)
    drive.frames()
    drive.click("icon.20")
    drive.click("do")
    assert drive.program.home.store.profile(profile.uid).icon == "profile/icon_rose"


def test_c10_2_icons_that_were_not_bought_are_not_offered(drive: Driver) -> None:
    profile = rich(drive.program)
    drive.program.nav.stack.reset(MainMenu(drive.program.client), animated=False)
    drive.program.nav.stack.push(ProfileForm(drive.program.client, profile, lambda _: None), animated=False)
    drive.frames()
    assert not drive.has("icon.20")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_c10_2_every_good_has_a_name_and_a_line_that_fit(drive: Driver, language: str) -> None:
    drive.program.media.texts.language = language
    theme, t = drive.program.media.theme, drive.program.media.t
    wide = [good for good in GOODS if theme.width(t(f"shop.good.{good}"), 18, True) > 200]
    long = [good for good in GOODS if theme.width(t(f"shop.good.{good}.text"), 18) > 660]
    assert wide == long == []
