"""Offers say what they offer (C6.15): what it is, what it costs, what is left, and what it is painted as."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame
import pytest

from game.core.ask import Option
from game.titles.realigious.content import CARDS, GODS, STRATEGY_CARDS
from game.titles.realigious.view import HeldRelic
from scenes.kit.question_panel import NEW_MS, TWICE_MS, Dialogs
from scenes.table.pick_menu import PickMenu
from scenes.table.table_scene import TableScene
from scenes.titles.realigious import table_layout
from scenes.titles.realigious.cards import price_words, printed
from scenes.titles.realigious.cards_picker import SIZE as PICKER_SIZE
from scenes.titles.realigious.cards_picker import DeckPicker
from scenes.titles.realigious.hand_orders import OrdersScene
from scenes.titles.realigious.ledger import Amounts, Balance, Ledger, line_of
from scenes.titles.realigious.offer_dialog import SIZE, OfferDialog
from scenes.titles.realigious.prompts import Words
from scenes.titles.realigious.relic_dialog import RelicDialog
from scenes.titles.realigious.relic_picker import RelicPicker
from scenes.titles.realigious.tab_dialog import SIZE as TAB_SIZE
from scenes.titles.realigious.tab_dialog import TabDialog
from scenes.titles.realigious.trade_dialog import SIZE as TRADE_SIZE
from scenes.titles.realigious.trade_dialog import TradeDialog
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.gallery import realigious_views as samples
from tests.gallery.realigious_asks import amounts, picked_relic, question
from tests.gallery.realigious_tables import asks, table
from tests.scenes.conftest import Driver
from tests.titles.realigious.screens.test_panels_asks import panel_of

AGREED = [Option("no", "opt.no"), Option("yes", "opt.yes")]


def told(panel: OfferDialog | TradeDialog) -> list[tuple[str, list[str]]]:
    """What stands in the ledgers."""
    return [(one.whose, [line_of(one.media, change) for change in one.changes])
            for one in panel.each() if isinstance(one, Ledger)]  # fmt: skip


def words(panel: OfferDialog) -> str:
    return " ".join(one.text for one in panel.each() if isinstance(one, Label))


def offered(drive: Driver, text: str, options: list[Option], about: dict[str, str | int]) -> OfferDialog:
    panel, _ = panel_of(drive, OfferDialog, SIZE)
    assert isinstance(panel, OfferDialog)
    panel.offer(question(text, options, about), options)
    drive.frames(1)
    return panel


def test_r18_2_buying_shows_portrait_ability_price_and_what_is_left(drive: Driver) -> None:
    t, own = drive.program.media.t, samples.sample().own
    assert own is not None
    options = [Option("no", "opt.no"), Option("buy", "opt.buy", ("celebrity:0",), ("donations", 500, "influence", 0))]
    panel = offered(drive, "buy", options, {"what": "archaeologist", "tile": 3})
    assert panel.picture == "realigious/celebrity/archaeologist"
    assert t("realigious.celebrity.archaeologist.text") in words(panel)
    left = f"{t('realigious.goods.of.donations')} {own.donations:,} → {own.donations - 500:,} −500"
    assert told(panel) == [(t("realigious.offer.after"), [left])]


def test_r17_2_buying_a_building_tells_its_advantage_and_its_reputation(drive: Driver) -> None:
    t = drive.program.media.t
    options = [Option("no", "opt.no"), Option("buy", "opt.buy", ("tile:3",), ("donations", 0, "influence", 300))]
    panel = offered(drive, "buy", options, {"what": "gov_police", "tile": 3})
    assert t("realigious.advantage.let_off.text") in words(panel)
    assert [line.rpartition(" ")[2] for line in told(panel)[0][1]] == ["−300", "+5"]


def test_r8_2_a_joint_service_tells_cost_and_gain_of_both(drive: Driver) -> None:
    panel = offered(drive, "joint_answer", AGREED, {"other": 1})
    assert [whose for whose, _ in told(panel)] == [drive.program.media.t("realigious.offer.you"),
                                                   samples.infos()[1].name]  # fmt: skip
    assert all([line.rpartition(" ")[2] for line in lines] == ["−100", "+2"] for _, lines in told(panel))


@pytest.mark.parametrize("text", ["joint_answer", "truce_answer", "maps_answer"])
def test_c6_4_the_two_answers_to_a_proposal_match(drive: Driver, text: str) -> None:
    """What is agreed to is named, as declining is: no "yes" beside "decline"; Enter declines, so gold is on neither."""
    t = drive.program.media.t
    offered(drive, text, AGREED, {"other": 1})
    agree, decline = drive.find("offer.yes"), drive.find("offer.no")
    assert isinstance(agree, Button) and isinstance(decline, Button)
    assert (agree.text, decline.text) == (t(f"realigious.table.yes.{text}"), t(f"realigious.table.no.{text}"))
    assert (agree.kind, decline.kind) == ("good", "plain")


def test_r8_2_the_tab_shows_cost_and_gain_under_the_joint_service(drive: Driver) -> None:
    panel, _ = panel_of(drive, TabDialog, TAB_SIZE)
    options = [Option(key, f"opt.{key}") for key in ("pass_by", "trade", "joint_service")]
    view = samples.sample()
    assert view.own is not None and view.seat == view.acting
    panel.offer(question("tab_icon", options, {"other": 1}), options)
    (below,) = [one for one in panel.each() if isinstance(one, Amounts)]
    assert [(one.name, one.by) for one in below.changes] == [("donations", -100), ("reputation", 2)]
    assert drive.find("tab.joint_service").rect.centerx == below.rect.centerx


def test_r8_6_a_trade_shows_both_sides_before_and_after(drive: Driver) -> None:
    panel, _ = panel_of(drive, TradeDialog, (1040, 416))
    assert isinstance(panel, TradeDialog)
    options = [Option("refuse", "opt.refuse"), Option("accept", "opt.accept")]
    about: dict[str, str | int] = {"other": 1, "given": "believers:50", "asked": "donations:300"}
    panel.offer(question("trade_answer", options, about), options)
    t, view = drive.program.media.t, samples.sample()
    assert view.own is not None
    gold, flock = view.own.donations, [seat.believers for seat in view.seats]
    of = {name: t(f"realigious.goods.of.{name}") for name in ("donations", "believers")}
    mine, theirs = (lines for _, lines in told(panel))
    assert mine == [f"{of['donations']} {gold:,} → {gold - 300:,} −300",
                    f"{of['believers']} {flock[0]:,} → {flock[0] + 50:,} +50"]  # fmt: skip
    assert theirs == [f"{of['believers']} {flock[1]:,} → {flock[1] - 50:,} −50", f"{of['donations']} +300"]


def test_r8_6_what_a_partner_is_known_not_to_have_is_grey_with_the_reason(drive: Driver) -> None:
    panel, chosen = panel_of(drive, TradeDialog, (1040, 416))
    view = samples.sample()
    seats = [msgspec.structs.replace(seat, relics=0, believers=120) for seat in view.seats]
    panel.show(msgspec.structs.replace(view, seats=tuple(seats)))
    options = [*amounts(), Option("card", "opt.ask_card"), Option("relic", "opt.ask_relic")]
    panel.offer(question("trade_ask", options, {"other": 1, "given": "donations:300"}), options)
    t, name = drive.program.media.t, samples.infos()[1].name
    assert drive.find("trade.relic").hint() == t("realigious.screen.trade.lacks.relic", name=name, have=0)
    told = t("realigious.screen.trade.lacks.believers", name=name, have=120)
    assert told in str(drive.find("trade.believers:200").hint())
    for key in ("believers:200", "relic", "believers:100", "donations:1000", "card"):
        drive.click(f"trade.{key}")
    assert chosen == ["believers:100", "donations:1000", "card"], "hidden riches may be there"


def test_r8_6_asking_shows_what_is_given_already_and_then_what_comes(drive: Driver) -> None:
    panel, _ = panel_of(drive, TradeDialog, (1040, 416))
    options = [Option("cancel", "opt.cancel"), *amounts()]
    panel.offer(question("trade_ask", options, {"other": 1, "given": "donations:300"}), options)
    own = samples.sample().own
    assert own is not None
    paid = f"{own.donations:,} → {own.donations - 300:,} −300"
    lines = [one for one in panel.each() if isinstance(one, Balance)]
    assert paid in lines[0].spoken() and "+300" in lines[1].spoken()
    drive.move(drive.find("trade.influence:100").rect.center)
    assert paid in lines[0].spoken() and f"{own.influence + 100:,} +100" in lines[0].spoken()


def test_look_a_dialog_lies_on_no_tile_that_it_is_about(drive: Driver) -> None:
    """Wherever the tile lies: the panel goes to the other end of the board."""
    panel, _ = panel_of(drive, OfferDialog, SIZE)
    panel.room = table_layout.BOARD
    for y in (table_layout.BOARD.top + 40, table_layout.BOARD.bottom - 140):
        tile = pygame.Rect(table_layout.BOARD.centerx - 40, y, 90, 100)
        panel.targets = lambda _question, tile=tile: [tile]  # type: ignore[misc]
        panel.offer(question("joint_answer", AGREED, {"other": 1}), AGREED)
        assert not panel.rect.colliderect(tile) and table_layout.BOARD.contains(panel.rect)


def test_look_2_gold_stands_on_no_refusal(drive: Driver) -> None:
    scene = table(drive.program.client, "pb", 2, asks("buy", 0, 2), climate="arid")
    drive.frames(2)
    refused = drive.find("offer.no")
    assert isinstance(refused, Button) and refused.kind == "plain"
    buying = drive.find("offer.buy")
    assert isinstance(buying, Button) and buying.kind == "good"
    tile = next(c.tile for c in scene.view.celebrities if c.type == str(scene.asked.about["what"]))  # type: ignore[union-attr]
    place = scene.title_table.place_of(f"tile:{tile}")
    assert place is not None and not place.colliderect(buying.parent.rect)  # type: ignore[union-attr]


def test_look_1_a_small_choice_darkens_nothing_and_stands_beside_its_tile(drive: Driver) -> None:
    scene = table(drive.program.client, "pb", 3, asks("card_or_done"))
    drive.frames(2)
    assert isinstance(scene, TableScene) and scene.asked is not None
    tile = scene.view.seats[0].tile
    place = scene.title_table.place_of(f"tile:{tile}")
    assert place is not None
    before = drive.program.media.canvas.surface.get_at((300, 300))
    both = [Option(key, "opt.tile", (f"tile:{tile}",)) for key in ("one", "two")]
    menu = PickMenu(scene, scene.asked, both, place.center)
    drive.program.client.nav.stack.push(menu, animated=False)
    drive.frames(2)
    assert not menu.rect.colliderect(place)
    assert drive.program.media.canvas.surface.get_at((300, 300)) == before


def test_c1_2_a_dialog_that_opens_takes_the_tip_away_and_lets_none_through(drive: Driver) -> None:
    """The tile under the pointer shows its tip, as the inspector is pinned; a dialog opens there."""
    scene = table(drive.program.client, "pb", 3, asks("card_or_done"))
    drive.frames(2)
    scene.title_table.inspector.toggle_pin()
    board: Any = scene.title_table.board  # type: ignore[attr-defined]
    ref = f"tile:{scene.view.seats[0].tile}"
    drive.move(board.place_of(ref).center)
    drive.frames(8, 60)
    assert board.tip_plate.shown is not None
    dialogs: Any = next(part for part in scene.title_table.parts if isinstance(part, Dialogs))
    panel = next(one for one in dialogs.panels if isinstance(one, OfferDialog))
    panel.usual.center = board.place_of(ref).center
    panel.targets = lambda _question: ()
    panel.offer(question("joint_answer", AGREED, {"other": 1}), AGREED)
    assert board.tip_plate.shown is None
    drive.frames(8, 60)
    drive.move(panel.rect.move(0, 20).center)
    drive.frames(8, 60)
    assert panel.rect.collidepoint(board.place_of(ref).center) and board.tip_plate.shown is None
    assert panel.rect in scene.ui.spared() and scene.log.rect in scene.ui.spared()


def test_c1_2_tips_are_short_where_the_inspector_tells_the_same(drive: Driver) -> None:
    """What the inspector shows at the same time is said to those who listen, and not written beside the tile."""
    scene = table(drive.program.client, "pb", 3, asks("card_or_done"))
    drive.frames(2)
    t, words = scene.t, scene.title_table.wording
    tile = next(one for one in scene.view.tiles if one.owner >= 0 and one.shown and one.known == 2)
    told = scene.title_table.tip(f"tile:{tile.tile}")
    owner = t("realigious.table.owner", name=scene.match.name(tile.owner))
    assert owner in told.rows() and owner not in [line.text for line in told.lines]
    hand: Any = drive.find("hand.1")
    short = t(f"realigious.card.{hand.card}.short")
    assert short not in hand.hint() and short in hand.spoken()
    page = words.page("hand:1")
    assert page is not None and page.card


def test_r21_4_a_standing_order_says_what_it_will_do(drive: Driver) -> None:
    """What the card does, when it acts, what happens then, what that costs; it says so anew when it is changed."""
    scene = OrdersScene(drive.program.client, ["miracle"], {}, lambda _card, _order: None)
    drive.program.nav.stack.push(scene, animated=False)
    t, price = scene.t, price_words(scene.media, printed("miracle"))
    when = " · ".join(t(f"realigious.window.{window}") for window in CARDS["miracle"].windows)
    does = t("realigious.card.miracle.short")
    assert scene.told["miracle"].text == f"{does}\n{t('realigious.screen.order.ask.does', when=when, price=price)}"
    scene._change("miracle", "always")
    assert scene.told["miracle"].text == f"{does}\n{t('realigious.screen.order.always.does', when=when, price=price)}"
    scene._change("miracle", "never")
    assert price not in scene.told["miracle"].text


def test_look_9_dialogs_are_as_high_as_what_they_say(drive: Driver) -> None:
    panel, _ = panel_of(drive, DeckPicker, PICKER_SIZE)
    heights = []
    for count in (3, 11):
        options = [Option("cancel", "opt.cancel")]
        options += [Option(f"deck:{card}", "opt.card", (), ("card", card)) for card in list(STRATEGY_CARDS)[:count]]
        panel.offer(question("card_target", options, {"card": "blessing"}), options)
        heights.append(panel.rect.height)
        assert drive.find("deck_picker.cancel").rect.bottom in range(panel.rect.bottom - 40, panel.rect.bottom - 20)
    assert heights[0] < heights[1] < PICKER_SIZE[1]


def test_look_2_passing_by_and_calling_off_are_not_gold_either(drive: Driver) -> None:
    scene = table(drive.program.client, "pbb", 2, asks("tab_icon", 0, 2))
    drive.frames(2)
    primary = scene.buttons.primary
    assert (primary.text, primary.kind, primary.enabled) == (scene.t("table.choose"), "plain", False)
    assert scene.title_table.primary(scene.options()) == "pass_by", "its key passes by all the same"
    scene = table(drive.program.client, "pb", 3, asks("card_or_done"))
    drive.frames(2)
    assert scene.buttons.primary.kind == "gold"


def test_r17_6_the_exchange_shows_both_ways_with_what_is_left(drive: Driver) -> None:
    t, own = drive.program.media.t, samples.sample().own
    assert own is not None
    options = [Option("no", "opt.no"), Option("influence", "opt.exchange_donations"),
               Option("donations", "opt.exchange_influence")]  # fmt: skip
    panel = offered(drive, "exchange", options, {})
    assert panel.visible and t("realigious.offer.exchange") in words(panel)
    assert [whose for whose, _ in told(panel)] == [t("realigious.opt.exchange_donations"),
                                                   t("realigious.opt.exchange_influence")]  # fmt: skip
    assert f"{own.donations:,} → {own.donations - 200:,}" in told(panel)[1][1][0]
    keys = [one.name for one in panel.each() if isinstance(one, Button)]
    assert keys == ["offer.no", "offer.influence", "offer.donations"]


@pytest.mark.parametrize(("kinds", "seed", "text", "after", "climate", "rings"), [
    ("pb", 2, "buy", 2, "arid", "offer.no"), ("pbb", 2, "tab_icon", 2, "random", "tab.pass_by"),
    ("pbb", 2, "react", 3, "cold", "reaction.no")])  # fmt: skip
def test_c1_2_what_enter_does_in_an_opening_panel_is_ringed_after_a_click_too(
    drive: Driver, kinds: str, seed: int, text: str, after: int, climate: str, rings: str
) -> None:
    """The button that has opened it means something else now: it has the focus no more."""
    scene = table(drive.program.client, kinds, seed, asks(text, 0, after), climate=climate)
    drive.frames(2)
    scene.ui.by_keys = False
    scene.ui.set_focus(scene.buttons.primary, False)
    scene.offer()
    assert scene.ui.focus is drive.find(rings) and scene.ui.keyboard


def test_c1_2_enter_calls_a_trade_off_where_it_begins(drive: Driver) -> None:
    for text, leaves in (("trade_give", "trade.cancel"), ("trade_answer", "trade.refuse")):
        panel, _ = panel_of(drive, TradeDialog, SIZE)
        panel.ui.by_keys = True
        options = [Option("cancel", "opt.cancel"), *amounts()] if text == "trade_give" else [
            Option("refuse", "opt.refuse"), Option("accept", "opt.accept")]  # fmt: skip
        panel.offer(question(text, options, {"other": 1, "given": "donations:100", "asked": "nothing"}), options)
        assert panel.ui.focus is drive.find(leaves)


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_look_relics_of_a_trade_stand_two_by_two_above_what_both_would_have(drive: Driver, count: int) -> None:
    panel, _ = panel_of(drive, TradeDialog, TRADE_SIZE)
    view = samples.sample()
    assert view.own is not None
    relics = tuple(HeldRelic(number, number + 1, True) for number in range(count))
    panel.show(msgspec.structs.replace(view, god="giyechin", own=msgspec.structs.replace(view.own, relics=relics)))
    options = [Option("cancel", "opt.cancel"), *amounts()]
    options += [Option(f"relic:{one.relic}", "opt.give_relic", (f"relic:{one.relic}",)) for one in relics]
    panel.offer(question("trade_give", options, {"other": 1}), options)
    places = [drive.find(f"trade.relic:{one.relic}").rect for one in relics]
    line = min(one.rect.top for one in panel.each() if isinstance(one, Balance))
    assert max(place.bottom for place in places) <= line and len({place.top for place in places}) == -(-count // 2)
    assert all(panel.rect.contains(place) for place in places)


@pytest.mark.parametrize(("god", "what"), [("giyechin", "stye"), ("giyechin", "insight"), ("abukaros", "abukaros")])
def test_5_10_a_gained_relic_is_shown_with_whom_its_power_can_reach(drive: Driver, god: str, what: str) -> None:
    panel, chosen = panel_of(drive, RelicDialog, SIZE)
    assert isinstance(panel, RelicDialog)
    panel.rings, view, t = True, msgspec.structs.replace(samples.sample(), god=god), drive.program.media.t
    assert view.own is not None
    panel.show(view)
    options = [Option(f"seat:{n}", "opt.seat", (f"seat:{n}",), ("other", n)) for n in (1, 2)]
    panel.offer(question("relic_god_choice", options, {"what": what}), options)
    drive.frames(1)
    does = "realigious.ask.relic_god_choice.abukaros" if what == god else f"realigious.relic.{what}.text"
    held = t("realigious.relic.now", n=view.seats[view.own.seat].relics, goal=view.relic_goal)
    assert words(panel) == f"{t(does)}\n{held}"
    kind = f"giyechin_{GODS[god].types.index(what) + 1}" if what != god else god
    assert panel.picture == f"realigious/relic/{kind}" and drive.program.media.sprites.has(panel.picture)
    buttons = [one for one in panel.each() if isinstance(one, Button)]
    assert [one.text for one in buttons] == [samples.infos()[n].name for n in (1, 2)]
    faces = [one.icon for one in buttons]
    assert faces == [samples.infos()[n].icon for n in (1, 2)]
    assert panel.ui.focus is buttons[0]
    drive.click("relic.seat:2")
    assert chosen == ["seat:2"]


@pytest.mark.parametrize(("card", "god", "held", "then"), [
    ("true_homecoming", "giyechin", 3, 2), ("ascended_power", "sekrazade", 2, 0),
    ("second_coming", "giyechin", 0, 1)])  # fmt: skip
def test_5_3_a_card_that_acts_on_a_relic_shows_each_with_what_goes_or_comes(
    drive: Driver, card: str, god: str, held: int, then: int
) -> None:
    scene = picked_relic(card, god, held, drive.program.client)
    drive.program.nav.stack.reset(scene, animated=False)
    drive.frames(1)
    t, goal = drive.program.media.t, scene.view.relic_goal
    panel = next(one for one in scene.ui.root.each() if isinstance(one, RelicPicker))
    assert panel.heading == t(f"realigious.head.relic.{card}", card=t(f"realigious.card.{card}"))
    becomes = t("realigious.relic.becomes", n=held, then=then, goal=goal)
    assert words(panel) == f"{t(f'realigious.card.{card}.text')}\n{becomes}"
    alike = god == "sekrazade"  # one stands for all
    relics = [drive.find(f"relic_picker.relic:{n}") for n in range(1 if alike else held or 2)]
    assert (drive.program.nav.stack.top.ui.find("relic_picker.relic:1") is None) == alike
    assert all(isinstance(one, Button) and drive.program.media.sprites.has(one.icon) for one in relics)
    notes = [one.note for one in relics if isinstance(one, Button)]
    wording = Words(drive.program.media, view=scene.view, seats=samples.infos())
    if card == "second_coming":
        place = wording.place(scene.view.seats[0].tile)
        assert notes == [t("realigious.relic.lies", tile=place), t("realigious.relic.lies.unknown")]
    elif god == "sekrazade":
        assert isinstance(relics[0], Button) and relics[0].text == t("realigious.relic.step", n=1, of=2)
        assert set(notes) == {t("realigious.relic.goes.several", n=0, power=t("realigious.relic.goes.none"))}
    else:
        assert notes == [t("realigious.relic.goes.night_eye"), *2 * [t("realigious.relic.goes.spent")]]
    assert drive.find("relic_picker.cancel").rect.bottom < panel.rect.bottom
    asked = panel.question
    assert asked is not None and wording.prompt(asked)[0] == panel.heading


@pytest.mark.parametrize(("hand", "key", "says"), [
    (3, "card:gleaning@1", True), (2, "card:gleaning@1", False), (3, "donations:100", False)])  # fmt: skip
def test_r8_6_a_card_for_a_full_hand_says_that_another_leaves_it(
    drive: Driver, hand: int, key: str, says: bool
) -> None:
    panel, _ = panel_of(drive, TradeDialog, TRADE_SIZE)
    view = samples.sample()
    others = tuple(msgspec.structs.replace(one, hand=hand) if one.seat == 1 else one for one in view.seats)
    panel.show(msgspec.structs.replace(view, seats=others))
    options = [Option("cancel", "opt.cancel"), *amounts(),
               Option("card:gleaning@1", "opt.give_card", ("hand:1",), ("card", "gleaning"))]  # fmt: skip
    panel.offer(question("trade_give", options, {"other": 1}), options)
    panel.ui.set_focus(drive.find(f"trade.{key}"), True)
    drive.frames(1)
    theirs = [one for one in panel.each() if isinstance(one, Balance)][1]
    told = drive.program.media.t("realigious.offer.theirs_falls")
    assert (told in theirs.spoken()) is says and (theirs.note == told) is says


@pytest.mark.parametrize("hand", [2, 3])
def test_r8_6_who_gives_a_card_for_goods_hears_what_a_full_hand_of_the_partner_loses(drive: Driver, hand: int) -> None:
    panel, _ = panel_of(drive, TradeDialog, TRADE_SIZE)
    view = samples.sample()
    others = tuple(msgspec.structs.replace(one, hand=hand) if one.seat == 1 else one for one in view.seats)
    panel.show(msgspec.structs.replace(view, seats=others))
    options = [Option("refuse", "opt.refuse"),
               Option("accept:gleaning@1", "opt.accept_card", ("hand:1",), ("card", "gleaning"))]  # fmt: skip
    about: dict[str, str | int] = {"other": 1, "given": "donations:300", "asked": "card"}
    panel.offer(question("trade_answer", options, about), options)
    drive.frames(1)
    theirs = [whose for whose, _ in told(panel)][1]  # type: ignore[arg-type]
    assert (drive.program.media.t("realigious.offer.theirs_falls") in theirs) is (hand == 3)


def test_r15_who_has_no_relic_to_lose_is_told_so(drive: Driver) -> None:
    panel, _ = panel_of(drive, RelicDialog, SIZE)
    view, t = samples.sample(), drive.program.media.t
    panel.show(view)
    options = [Option(f"seat:{seat.seat}", "opt.seat", (f"seat:{seat.seat}",), ("other", seat.seat))
               for seat in view.seats[1:]]  # fmt: skip
    panel.offer(question("relic_god_choice", options, {"what": "abukaros"}), options)
    none, bare = t("realigious.relic.has.none"), [seat.seat for seat in view.seats[1:] if not seat.relics]
    told = [one.name for one in panel.each() if isinstance(one, Button) and one.note == none]
    assert told == [f"relic.seat:{seat}" for seat in bare] != []


@pytest.mark.parametrize(("between", "counts"), [(TWICE_MS + 60, False), (TWICE_MS + NEW_MS, True)])
def test_c6_4c_a_click_where_buy_was_is_not_for_the_exchange_that_has_just_opened_there(
    drive: Driver, between: int, counts: bool
) -> None:
    buys = [Option("no", "opt.no"), Option("buy", "opt.buy", ("tile:3",), ("donations", 0, "influence", 300))]
    swaps = [Option("no", "opt.no"), Option("donations", "opt.exchange_influence")]
    panel = offered(drive, "buy", buys, {"what": "gov_police", "tile": 3})
    chosen: list[str] = []
    panel._choose = chosen.append
    drive.click("offer.buy")
    drive.frames(1, TWICE_MS)  # it is shown that it was bought
    asked = question("exchange", swaps, {"what": "gov_police", "tile": 3})
    panel.offer(asked, swaps)
    drive.frames(1, between - TWICE_MS)
    drive.click("offer.donations")
    assert chosen == ["buy", "donations"][: 1 + counts]
    drive.frames(1, TWICE_MS + NEW_MS)
    drive.click("offer.donations")
    assert chosen[:2] == ["buy", "donations"]


def test_c6_4c_dialogs_of_one_table_know_which_of_them_was_answered_last(drive: Driver) -> None:
    scene = table(drive.program.client, "pb", 2, asks("buy", 0, 2), climate="arid")
    panels = scene.title_table.dialogs.panels  # type: ignore[attr-defined]
    assert len({id(panel.given) for panel in panels}) == 1
