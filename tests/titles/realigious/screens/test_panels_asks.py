"""The dialogs of the table: tab, trade, reaction, deck choice, standing orders (R8, R21, C6.4)."""

from __future__ import annotations

from itertools import product

import pygame
import pytest
from msgspec.structs import replace

from game.core.ask import Option
from game.core.modifiers import Term
from game.titles.realigious.content import CARDS, GODS, TAB_ICONS
from game.titles.realigious.forecast import PROPAGATION, Forecast
from scenes.kit.card_grid import CardButton, CardGrid, Copies
from scenes.kit.question_panel import QuestionPanel
from scenes.kit.spot import Calls
from scenes.media import theme
from scenes.titles.realigious import cards_picker, hand_reaction, tab_dialog, table_layout, trade_dialog
from scenes.titles.realigious.cards import HAND_SIZE, HAND_SLOTS, MARK, look_of
from scenes.titles.realigious.foretold import percent
from scenes.titles.realigious.hand_orders import OrdersScene, reactions_of
from scenes.titles.realigious.ledger import Amounts
from scenes.titles.realigious.prompts import Words
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.scroll_list import Row
from tests.gallery import realigious_views as samples
from tests.gallery.realigious_asks import amounts, question, used
from tests.scenes.conftest import Driver
from tests.titles.realigious.screens.test_panels_frame import stage

HERE = Calls(seats=samples.infos)


def panel_of(drive: Driver, maker: type[QuestionPanel], size: tuple[int, int]) -> tuple[QuestionPanel, list[str]]:
    chosen: list[str] = []
    rect = (table_layout.BOARD.centerx - size[0] // 2, table_layout.BOARD.bottom - size[1], *size)
    why = drive.program.media.t("realigious.why.truce_stands")
    panel = stage(drive, lambda scene: maker(scene, rect, HERE._replace(choose=chosen.append), why=lambda _: why))
    assert isinstance(panel, QuestionPanel)
    panel.show(samples.sample())
    return panel, chosen


def icons(*keys: str) -> list[Option]:
    return [Option(key, f"opt.{key}") for key in keys]


def test_r8_2_tab_shows_six_icons_and_says_why_not(drive: Driver) -> None:
    panel, chosen = panel_of(drive, tab_dialog.TabDialog, tab_dialog.SIZE)
    options = icons("pass_by", "trade", "share_maps")
    panel.offer(question("tab_icon", options, {"other": 1}), options)
    drive.frames(1)
    shown = [w for w in panel.each() if isinstance(w, Button)]
    assert len(shown) == 6
    truce = drive.find("tab.truce")
    assert not truce.enabled
    assert drive.program.media.t("realigious.why.truce_stands") in truce.hint()
    drive.click("tab.truce")
    drive.click("tab.trade")
    assert chosen == ["trade"]


def test_5_5_under_control_the_tab_names_the_player_whose_piece_meets(drive: Driver) -> None:
    panel, _ = panel_of(drive, tab_dialog.TabDialog, tab_dialog.SIZE)
    options, t = icons("pass_by", "trade"), drive.program.media.t
    view, names = samples.sample(), [info.name for info in samples.infos()]
    for acting in (0, 2):
        panel.show(replace(view, acting=acting, seat=0))
        asked = question("tab_icon", options, {"other": 1})
        panel.offer(asked, options)
        told = Words(drive.program.media, view=panel.view, seats=samples.infos()).prompt(asked)[0]
        key, args = ("tab_icon.controlled", {"actor": names[2]}) if acting else ("tab_icon", {})
        assert panel.heading == t(f"realigious.head.{key}", other=names[1], **args)
        assert told == t(f"realigious.ask.{key}", other=names[1], **args)


@pytest.mark.parametrize("keys", [True, False])
def test_c1_2_a_panel_that_opens_while_keys_are_used_rings_what_enter_does(drive: Driver, keys: bool) -> None:
    panel, _ = panel_of(drive, tab_dialog.TabDialog, tab_dialog.SIZE)
    panel.ui.by_keys = keys
    options = icons("pass_by", "trade", "share_maps")
    panel.offer(question("tab_icon", options, {"other": 1}), options)
    focus = panel.ui.focus.name if panel.ui.focus is not None else ""
    assert (focus, panel.ui.keyboard) == (("tab.pass_by", True) if keys else ("", False))


def test_c6_4_conflict_tells_what_it_brings_and_costs_and_leaves_its_items_to_the_inspector(drive: Driver) -> None:
    panel, _ = panel_of(drive, tab_dialog.TabDialog, tab_dialog.SIZE)
    assert isinstance(panel, tab_dialog.TabDialog)
    terms = (Term(5, "term.base", 60), Term(4, "term.levy", 10))
    made = Forecast(0, "piece_combat", 600, "", 70, terms, 10, (Term(4, "term.base", 10),), 1, price=2, levy=50,
                    penalty=5, least=(42, 0, 0), most=(42, 90, 0))  # fmt: skip
    view = samples.sample()
    here = view.seats[view.acting].tile
    tiles = tuple(replace(seen, forecast=made) if seen.tile == here else seen for seen in view.tiles)
    panel.show(replace(view, tiles=tiles))
    options = icons("conflict", "pass_by")
    panel.offer(question("tab_icon", options, {"other": 1}), options)
    t = drive.program.media.t
    drive.move(drive.find("tab.conflict").rect.center)
    sum_, *told = panel.told.text.split("\n")
    assert sum_ == f"{t('realigious.forecast.difference', attack=70, defence=10)} = 60%"
    (below,) = [one for one in panel.each() if isinstance(one, Amounts)]
    assert (below.sum, below.chance) == ("70 − 10", "60%")
    believers, donations = (t(f"realigious.resource.{name}") for name in ("believers", "donations"))
    least_to_most = t("realigious.forecast.between", least=0, most="+90")
    assert told == [
        f"{t('realigious.forecast.gain.combat')}: {believers} +42, {donations} {least_to_most}",
        t("realigious.forecast.won.piece"),
        t("realigious.forecast.lost.more.piece", reputation="−5", all="−7"),
    ]
    words = Words(drive.program.media, view=panel.view, seats=samples.infos())
    page = words.page(f"tile:{here}")
    assert page is not None
    rows = {(row.text, row.value) for row in page.top}
    assert {(t("realigious.term.base"), "60"), (t("realigious.term.levy"), "+10")} <= rows


def test_c6_4_a_line_in_the_tab_tells_what_the_pointed_icon_does_or_what_stands_in_its_way(drive: Driver) -> None:
    panel, _ = panel_of(drive, tab_dialog.TabDialog, tab_dialog.SIZE)
    assert isinstance(panel, tab_dialog.TabDialog)
    panel.why = lambda ref: "Not now." if ref == "icon:truce" else ""
    panel.show(samples.sample())
    options = icons("conflict", "pass_by", "trade", "joint_service", "share_maps")
    panel.offer(question("tab_icon", options, {"other": 1}), options)
    t = drive.program.media.t
    assert panel.told.text == f"{t('realigious.tab.truce')}: Not now."
    drive.move(drive.find("tab.trade").rect.center)
    assert panel.told.text == f"{t('realigious.tab.trade')}: {t('realigious.tab.trade.text')}"
    panel.ui.set_hover(None)
    panel.ui.set_focus(drive.find("tab.pass_by"))
    view = samples.sample()
    made = view.tiles[view.seats[0].tile].forecast
    assert made is not None and made.kind == PROPAGATION
    then = t("realigious.offer.then.propagation", chance=percent(made.chance))  # R3.6. The tile is neutral
    assert panel.told.text == f"{t('realigious.tab.pass_by')}: {t('realigious.tab.pass_by.text')} {then}"


def test_c6_4_while_nothing_is_pointed_at_the_tab_speaks_of_no_icon(drive: Driver) -> None:
    panel, _ = panel_of(drive, tab_dialog.TabDialog, tab_dialog.SIZE)
    assert isinstance(panel, tab_dialog.TabDialog)
    panel.show(samples.sample())
    options = icons(*TAB_ICONS)
    panel.offer(question("tab_icon", options, {"other": 1}), options)
    t = drive.program.media.t
    panel.ui.set_focus(None)
    assert panel.told.text == t("realigious.tab.point")
    drive.move(drive.find("tab.truce").rect.center)
    assert panel.told.text == f"{t('realigious.tab.truce')}: {t('realigious.tab.truce.text')}"


def test_r8_6_what_one_has_stands_beside_what_can_be_given(drive: Driver) -> None:
    panel, _ = panel_of(drive, trade_dialog.TradeDialog, trade_dialog.SIZE)
    assert isinstance(panel, trade_dialog.TradeDialog)
    view = samples.sample()
    panel.show(view)
    options = [Option("nothing", "opt.nothing")]
    panel.offer(question("trade_give", options, {"other": 1}), options)
    assert view.own is not None
    told = [widget.text for widget in panel.each() if isinstance(widget, Label) and widget is not panel.point]
    have = (view.own.donations, view.own.influence, view.seats[view.own.seat].believers)
    assert told[::2] == [f"{amount:,}" for amount in have]
    t = drive.program.media.t
    assert told[1::2] == [t(f"realigious.resource.{name}") for name in ("donations", "influence", "believers")]


def test_c6_4_panel_is_hidden_for_other_questions(drive: Driver) -> None:
    panel, _ = panel_of(drive, tab_dialog.TabDialog, tab_dialog.SIZE)
    options = icons("pass_by")
    panel.offer(question("tab_icon", options, {"other": 1}), options)
    assert panel.visible
    panel.offer(question("move", options, {}), options)
    assert not panel.visible
    panel.offer(None, [])
    assert not panel.visible


def test_r8_6_trade_offers_amounts_cards_and_leaving(drive: Driver) -> None:
    panel, chosen = panel_of(drive, trade_dialog.TradeDialog, trade_dialog.SIZE)
    options = [Option("cancel", "opt.cancel"), Option("nothing", "opt.nothing"), *amounts()]
    options.append(Option("card:gleaning@1", "opt.give_card", ("hand:1",), ("card", "gleaning")))
    panel.offer(question("trade_give", options, {"other": 1}), options)
    drive.frames(1)
    buttons = [w for w in panel.each() if isinstance(w, Button)]
    assert len(buttons) == len(options), "every option has its button"
    assert all(panel.rect.contains(button.rect) for button in buttons)
    drive.click("trade.influence:500")
    drive.click("trade.card:gleaning@1")
    drive.click("trade.nothing")
    assert chosen == ["influence:500", "card:gleaning@1", "nothing"]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_r8_6_the_names_of_relics_fit_their_buttons(drive: Driver, language: str) -> None:
    drive.program.client.set_language(language)
    panel, _ = panel_of(drive, trade_dialog.TradeDialog, trade_dialog.SIZE)
    view = samples.sample()
    asks = [("trade_give", "relic:1", "opt.give_relic"), ("trade_answer", "accept:relic:1", "opt.accept_relic")]
    for god, (ask, key, verb) in product(GODS, asks):
        panel.show(replace(view, god=god))
        options = [Option(key, verb), *(Option(f"{key}{i}", verb) for i in range(4))]
        panel.offer(question(ask, options, {"other": 1, "given": "donations:300", "asked": "relic"}), options)
        button = drive.find(f"trade.{key}")
        assert isinstance(button, Button)
        room = button.rect.width - 24 - button.icon_size - 10
        assert drive.program.media.theme.width(button.text, theme.SMALL, True) <= room
        assert drive.program.media.theme.width(button.note, theme.SMALL) <= room


def test_c6_4_amount_that_is_not_there_says_why(drive: Driver) -> None:
    panel, chosen = panel_of(drive, trade_dialog.TradeDialog, trade_dialog.SIZE)
    options = [Option("cancel", "opt.cancel"), *(o for o in amounts() if o.key != "influence:1000")]
    panel.offer(question("trade_give", options, {"other": 1}), options)
    drive.frames(1)
    assert (
        drive.program.media.t("realigious.why.trade_influence", need=1000, have=1900)
        in drive.find("trade.influence:1000").hint()
    )
    usable = drive.find("trade.influence:100")
    assert not usable.hint() and usable.spoken(), "its row and the line below tell all of it"
    drive.click("trade.influence:1000")
    assert not chosen


def test_r8_6_trade_answer_names_what_is_given(drive: Driver) -> None:
    panel, chosen = panel_of(drive, trade_dialog.TradeDialog, trade_dialog.SIZE)
    options = [Option("refuse", "opt.refuse"),
               Option("accept:gleaning@1", "opt.accept_card", ("hand:1",), ("card", "gleaning"))]  # fmt: skip
    about: dict[str, str | int] = {"other": 2, "given": "donations:300", "asked": "card"}
    panel.offer(question("trade_answer", options, about), options)
    drive.frames(1)
    accept = drive.find("trade.accept:gleaning@1")
    assert isinstance(accept, Button)
    assert accept.text == drive.program.media.t("realigious.card.gleaning")
    drive.click("trade.accept:gleaning@1")
    drive.click("trade.refuse")
    assert chosen == ["accept:gleaning@1", "refuse"]


STEPS: tuple[tuple[str, list[Option], dict[str, str | int]], ...] = (
    ("trade_give", [Option("cancel", "opt.cancel"), Option("nothing", "opt.nothing"), *amounts(),
                    Option("card:gleaning@1", "opt.give_card", ("hand:1",), ("card", "gleaning")),
                    Option("relic:0", "opt.give_relic", ("relic:0",))], {"other": 1}),
    ("trade_ask", [Option("cancel", "opt.cancel"), *amounts(), Option("card", "opt.ask_card"),
                   Option("relic", "opt.ask_relic")], {"other": 1, "given": "nothing"}),
)  # fmt: skip


@pytest.mark.parametrize("scale", [100, 130])
def test_r8_6_the_steps_of_a_trade_have_the_same_answers_at_the_same_places(drive: Driver, scale: int) -> None:
    """What one step lacks is grey there and says why, so that nothing else comes under a second click; the harmless
    answer stands where it stands in what the partner is asked, too."""
    drive.program.client.set_scale(scale)
    panel, _ = panel_of(drive, trade_dialog.TradeDialog, trade_dialog.SIZE)
    places, headings = [], []
    for text, options, about in STEPS:
        panel.offer(question(text, options, about), options)
        places.append({one.name: one.rect.copy() for one in panel.each() if isinstance(one, Button)})
        headings.append(panel.heading)
    give, ask = places
    both = give.keys() & ask.keys()
    assert {"trade.cancel", "trade.nothing", "trade.donations:100"} <= both
    assert all(give[name] == ask[name] for name in both)
    assert give["trade.relic:0"].top == ask["trade.relic"].top
    assert headings[0] != headings[1], "the heading says which step it is"
    nothing = drive.find("trade.nothing")
    assert isinstance(nothing, Button) and nothing.text == drive.program.media.t("realigious.screen.nothing.trade_ask")
    assert not nothing.enabled and drive.program.media.t("realigious.screen.trade.one_sided") in nothing.hint()
    for kinds in (1, 2, 4):
        options = [Option("refuse", "opt.refuse"),
                   *(Option(f"accept:relic:{i}", "opt.accept_relic") for i in range(kinds))]  # fmt: skip
        about: dict[str, str | int] = {"other": 1, "given": "donations:300", "asked": "relic"}
        panel.offer(question("trade_answer", options, about), options)
        leave, rest = drive.find("trade.refuse").rect, [drive.find(f"trade.{o.key}").rect for o in options[1:]]
        assert (leave.left, leave.bottom) == (give["trade.cancel"].left, give["trade.cancel"].bottom)
        assert leave.collidelist(rest) < 0 and all(panel.rect.contains(one) for one in (leave, *rest))


def test_c6_4c_a_second_click_does_not_answer_the_next_step(drive: Driver) -> None:
    panel, chosen = panel_of(drive, trade_dialog.TradeDialog, trade_dialog.SIZE)
    for i, (text, options, about) in enumerate(STEPS):
        panel.offer(None, [])
        panel.offer(question(text, options, about), options)
        drive.frames(1, 100)
        drive.click("trade.influence:100")
        assert chosen == ["influence:100"], i
    drive.frames(1, 400)
    drive.click("trade.influence:100")
    assert chosen == ["influence:100"] * 2


def test_r21_reaction_names_the_event_and_offers_cards_and_passing(drive: Driver) -> None:
    panel, chosen = panel_of(drive, hand_reaction.ReactionPanel, hand_reaction.SIZE)
    options = [Option("no", "opt.no"), used("gleaning", 1),
               Option("standby:fair_game", "opt.standby", ("state:standby",), ("card", "fair_game"))]  # fmt: skip
    asked = question("react", options, {"event": "card_used", "actor": 1, "card": "cataclysm"})
    panel.offer(asked, options)
    drive.frames(1)
    assert drive.program.media.t("realigious.card.cataclysm") in panel.heading
    assert samples.NAMES[1] in panel.heading
    drive.click("reaction.use:gleaning@1")
    drive.click("reaction.standby:fair_game")
    drive.click("reaction.no")
    assert chosen == ["use:gleaning@1", "standby:fair_game", "no"]


def test_c6_4_a_reaction_names_the_tile_and_speaks_of_others_as_others(drive: Driver) -> None:
    panel, _ = panel_of(drive, hand_reaction.ReactionPanel, hand_reaction.SIZE)
    view, t = samples.sample(), drive.program.media.t
    words = Words(drive.program.media, view=view, seats=samples.infos())
    own = next(tile.tile for tile in view.tiles if tile.owner == view.seat)
    far = next(tile.tile for tile in view.tiles if tile.owner != view.seat)
    options = [Option("no", "opt.no"), used("gleaning", 1)]
    about: dict[str, str | int] = {"event": "card_used", "actor": 1, "card": "faith_village"}
    for more, kind, where in (({"aim": far}, "aim", far), ({"aim": own}, "mine", own), ({"whom": 0}, "you", -1)):
        asked = question("react", options, about | more)
        panel.offer(asked, options)
        named = {"actor": words.name(1), "card": words.card("faith_village"), "aim": words.place(where)}
        assert words.prompt(asked)[0] == t(f"realigious.ask.react.card_used.{kind}", **named)
        told = [words.card("faith_village"), words.name(1), *([words.place(where)] if where >= 0 else [])]
        assert panel.heading == t("realigious.head.react", what=" · ".join(told))
    event = next(one for one in panel.each() if isinstance(one, hand_reaction._Event))
    assert event.short == t("realigious.card.faith_village.short.theirs") != t("realigious.card.faith_village.short")
    assert str(event.tip).endswith(t("realigious.screen.react.theirs", actor=words.name(1)))
    lost = {"event": "combat_on_mine", "actor": 1, "tile": own}
    panel.offer(question("react", options, lost), options)
    assert words.place(own) in panel.heading


@pytest.mark.parametrize("scale", [100, 130])
def test_c6_4_a_reaction_tells_in_short_what_each_answer_does(drive: Driver, scale: int) -> None:
    """The longest of all texts too has its lines above the standing order, and the panel has its place."""
    drive.program.client.set_scale(scale)
    panel, _ = panel_of(drive, hand_reaction.ReactionPanel, hand_reaction.SIZE)
    t = drive.program.media.t
    longest = max(CARDS, key=lambda card: len(t(f"realigious.card.{card}.short")))
    options = [Option("no", "opt.no"), used("gleaning", 1),
               Option(f"use:{longest}@2", "opt.use", ("hand:2",), ("card", longest))]  # fmt: skip
    panel.offer(question("react", options, {"event": "card_used", "actor": 1, "card": longest}), options)
    told = {w.text: w.rect for w in panel.each() if isinstance(w, Label)}
    for card in ("gleaning", longest):
        place, order = told[t(f"realigious.card.{card}.short")], drive.find(f"reaction.order.{card}").rect
        lines = panel.media.theme.paragraph(t(f"realigious.card.{card}.short"), place.width, theme.SMALL).get_height()
        assert lines <= place.height and place.bottom <= order.top
    assert panel.rect.height <= table_layout.DIALOGS.height


@pytest.mark.parametrize("what", ["stye", "insight", "abukaros"])
def test_5_10_what_a_relic_does_to_the_chosen_player_is_said_as_it_is_asked(drive: Driver, what: str) -> None:
    words = Words(drive.program.media, view=samples.sample(), seats=samples.infos())
    asked = question("relic_god_choice", [Option("seat:1", "opt.seat")], {"what": what})
    assert words.prompt(asked)[0] == drive.program.media.t(f"realigious.ask.relic_god_choice.{what}")


@pytest.mark.parametrize("god", ["giyechin", "abukaros"])
def test_r21_a_reaction_to_a_relic_tells_whose_it_is_what_it_does_and_how_near_its_finder_is(
    drive: Driver, god: str
) -> None:
    panel, _ = panel_of(drive, hand_reaction.ReactionPanel, hand_reaction.SIZE)
    view, options = replace(samples.sample(), god=god), [Option("no", "opt.no"), used("gleaning", 1)]
    panel.show(view)
    panel.offer(question("react", options, {"event": "relic_gained", "actor": 1}), options)
    event = next(one for one in panel.each() if isinstance(one, hand_reaction._Event))
    told = {"god": f"@realigious.god.{view.god}", "n": view.seats[1].relics, "goal": view.relic_goal}
    t, n = drive.program.media.t, view.seats[1].relics
    does = [t(f"realigious.god.{god}.bonus.{n}")] if god == "abukaros" else []  # of the other each does something else
    assert event.short.split("\n") == [t("realigious.screen.react.relic", **told), *does]
    assert event.picture == f"realigious/god/{god}" and drive.program.media.sprites.has(event.picture)


def test_c1_2_who_plays_by_keys_begins_in_the_panel_with_what_changes_nothing(drive: Driver) -> None:
    panel, chosen = panel_of(drive, hand_reaction.ReactionPanel, hand_reaction.SIZE)
    options = [Option("no", "opt.no"), used("gleaning", 1)]
    drive.key(pygame.K_TAB)
    panel.offer(question("react", options, {"event": "card_used", "actor": 1}), options)
    drive.key(pygame.K_RETURN)
    assert chosen == ["no"]


def test_c1_2_the_first_tab_after_a_click_leads_into_the_open_panel(drive: Driver) -> None:
    panel, _ = panel_of(drive, hand_reaction.ReactionPanel, hand_reaction.SIZE)
    options = [Option("no", "opt.no"), used("gleaning", 1)]
    panel.offer(question("react", options, {"event": "card_used", "actor": 1}), options)
    drive.click((4, 4))
    drive.key(pygame.K_TAB)
    assert panel.ui.focus is drive.find("reaction.no")


def test_c6_4_a_declared_combat_shows_its_chances(drive: Driver) -> None:
    panel, _ = panel_of(drive, hand_reaction.ReactionPanel, hand_reaction.SIZE)
    assert isinstance(panel, hand_reaction.ReactionPanel)
    told = {"event": "combat_on_mine", "actor": 1, "attack": 70, "defence": 25, "chance": 450, "forced": ""}
    t = drive.program.media.t
    rows = [
        (t("realigious.screen.react.attack"), "70%"),
        (t("realigious.screen.react.defence"), "25%"),
        (t("realigious.screen.react.rate"), "45%"),
    ]
    assert panel.odds(told) == rows
    assert panel.odds({**told, "forced": "win", "chance": 1000}) == [(t("realigious.screen.react.forced.win"), "")]
    assert panel.odds({**told, "forced": "win", "chance": 900})[-1][1] == "90%", "it is reckless"


def test_r21_standing_order_can_be_given_in_the_prompt(drive: Driver) -> None:
    panel, _ = panel_of(drive, hand_reaction.ReactionPanel, hand_reaction.SIZE)
    assert isinstance(panel, hand_reaction.ReactionPanel)
    told: list[tuple[str, str]] = []
    panel.on_order = lambda card, order: told.append((card, order))
    options = [Option("no", "opt.no"), used("gleaning", 1)]
    panel.offer(question("react", options, {"event": "card_used", "actor": 1}), options)
    drive.frames(1)
    place = drive.find("reaction.order.gleaning").rect
    drive.click((place.right - 12, place.centery))
    assert told == [("gleaning", "always")]


def test_r5_7_card_of_the_deck_is_chosen_from_a_grid(drive: Driver) -> None:
    panel, chosen = panel_of(drive, cards_picker.DeckPicker, cards_picker.SIZE)
    tiles = [Option("tile:3", "opt.tile", ("tile:3",))]
    panel.offer(question("card_target", tiles, {"card": "gleaning"}), tiles)
    assert not panel.visible, "tiles are chosen on the board"
    options = [Option("cancel", "opt.cancel"), Option("deck:tithe", "opt.card", (), ("card", "tithe"))]
    panel.offer(question("card_target", options, {"card": "blessing"}), options)
    drive.frames(1)
    drive.click("deck_picker.deck:tithe")
    drive.click("deck_picker.cancel")
    assert chosen == ["deck:tithe", "cancel"]


def test_r21_standing_orders_list_the_reaction_cards_of_the_deck(drive: Driver) -> None:
    assert reactions_of(["gleaning", "miracle", "miracle", "fair_game"]) == ["miracle", "fair_game"]
    told: list[tuple[str, str]] = []
    scene = OrdersScene(
        drive.program.client, ["miracle", "gleaning"], {}, lambda card, order: told.append((card, order))
    )
    drive.program.nav.stack.push(scene, animated=False)
    drive.frames(1)
    drive.click("order.miracle.never")
    assert told == [("miracle", "never")]


def test_c6_2_copies_of_a_card_are_counted_beside_its_name(drive: Driver) -> None:
    cards = [("a", look_of(drive.program.media, "tithe"), 2)]
    grid = stage(drive, lambda scene: CardGrid(scene, (0, 0, 600, 240), cards, print, size=HAND_SIZE, mark=MARK))
    count = next(w for w in grid.each() if isinstance(w, Copies))
    card = next(w for w in grid.each() if isinstance(w, CardButton))
    title = pygame.Rect(HAND_SLOTS["title"]).move(card.rect.topleft)
    assert not count.rect.colliderect(title)


def test_c6_4_a_reaction_to_ones_own_attack_says_so(drive: Driver) -> None:
    view, t = samples.sample(), drive.program.media.t
    words = Words(drive.program.media, view=view, seats=samples.infos())
    asked = question("react", [Option("no", "opt.no")], {"event": "combat_on_other", "actor": 0, "tile": 4})
    assert words.prompt(asked)[0] == t("realigious.ask.react.combat_on_other.own", tile=words.place(4))


@pytest.mark.parametrize("cards", [(), ("fair_game",)])
def test_c1_3_rows_that_need_no_bar_end_where_the_words_above_them_do(drive: Driver, cards: tuple[str, ...]) -> None:
    scene = OrdersScene(drive.program.client, cards, {}, lambda _card, _order: None)
    drive.program.nav.stack.reset(scene, animated=False)
    rows = [one.rect for one in scene.ui.root.each() if isinstance(one, Row)]
    assert rows and {row.right for row in rows} == {scene.rect.right - scene.inset}
