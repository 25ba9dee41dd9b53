"""States of the dialogs for the gallery: the tab, the trade, reactions, the deck picker, piles, orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from game.core.ask import Ask, OpenQuestion, Option, Question
from game.titles.realigious.view import HeldRelic
from scenes.kit.question_panel import QuestionPanel
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.titles.realigious import (
    cards_picker,
    hand_reaction,
    offer_dialog,
    relic_dialog,
    relic_picker,
    tab_dialog,
    table_layout,
    trade_dialog,
)
from scenes.titles.realigious.hand_orders import OrdersScene
from scenes.titles.realigious.hand_piles_scene import PilesScene
from tests.gallery import realigious_views as samples
from tests.gallery.realigious_panels import FrameSample, calls_of

AMOUNTS = [("donations", (100, 300, 500, 1000)), ("influence", (100, 300, 500, 1000)), ("believers", (50, 100, 200))]


def question(text: str, options: Sequence[Option], about: dict[str, str | int]) -> Question:
    """A question with these options."""
    return OpenQuestion(Ask(0, "R8.2", text, lambda _state, _seat: list(options), about=about), 0, None)


def amounts() -> list[Option]:
    """The amounts of a trade."""
    return [Option(f"{p}:{n}", f"opt.{p}", (), ("amount", n)) for p, all_ in AMOUNTS for n in all_]


def used(card: str, slot: int) -> Option:
    """A card that may react."""
    return Option(f"use:{card}@{slot}", "opt.use", (f"hand:{slot}",), ("card", card))


class AskSample(FrameSample):
    """A panel of a question over the frame."""

    def __init__(self, client: Client, maker: type[QuestionPanel], size: tuple[int, int], asked: Question) -> None:
        super().__init__(client, samples.sample())
        self.maker, self.place, self.asked = maker, size, asked

    def build(self) -> None:
        """Frame and panel."""
        super().build()
        board = table_layout.BOARD
        rect = (board.centerx - self.place[0] // 2, board.bottom - self.place[1] - 8, *self.place)
        panel = self.maker(self, rect, calls_of(self.view), why=lambda _: self.t("realigious.why.truce_stands"))
        panel.show(self.view)
        panel.offer(self.asked, self.asked.options())


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """Every dialog once."""
    icons = [Option(key, f"opt.{key}") for key in ("pass_by", "trade", "joint_service", "share_maps")]
    give = [Option("cancel", "opt.cancel"), Option("nothing", "opt.nothing"), *amounts()]
    give += [Option(f"card:{card}@{i}", "opt.give_card", (f"hand:{i}",), ("card", card))
             for i, card in ((1, "gleaning"), (2, "worst_scandal"), (3, "time_reversal"))]  # fmt: skip
    give.append(Option("relic:0", "opt.give_relic", ("relic:0",)))
    want = [Option("cancel", "opt.cancel"), Option("nothing", "opt.nothing"), *amounts(),
            Option("card", "opt.ask_card"), Option("relic", "opt.ask_relic")]  # fmt: skip
    answer = [Option("refuse", "opt.refuse"),
              *(Option(f"accept:{c}@{i}", "opt.accept_card", (f"hand:{i}",), ("card", c))
                for i, c in ((1, "gleaning"), (3, "time_reversal")))]  # fmt: skip
    react = [Option("no", "opt.no"), used("gleaning", 1), used("time_reversal", 3),
             Option("standby:fair_game", "opt.standby", ("state:standby",), ("card", "fair_game"))]  # fmt: skip
    deck = [Option("cancel", "opt.cancel"), *(
        Option(f"deck:{card}", "opt.card", (), ("card", card))
        for card in ("gleaning", "reaper", "tithe", "miracle", "angels_seal", "spell_of_doom", "cataclysm", "firebolt")
    )]  # fmt: skip
    agreed = [Option("no", "opt.no"), Option("yes", "opt.yes")]
    bought = [Option("no", "opt.no"), Option("buy", "opt.buy", ("tile:3",), ("donations", 300, "influence", 300))]
    odds: dict[str, str | int] = {"attack": 70, "defence": 25, "chance": 450, "forced": ""}
    offer: dict[str, str | int] = {"other": 1, "given": "card:miracle@1", "asked": "card"}
    asks: list[tuple[str, Any, tuple[int, int], Question]] = [
        ("tab", tab_dialog.TabDialog, tab_dialog.SIZE, question("tab_icon", icons, {"other": 1})),
        ("trade_give", trade_dialog.TradeDialog, trade_dialog.SIZE, question("trade_give", give, {"other": 1})),
        ("trade_ask", trade_dialog.TradeDialog, trade_dialog.SIZE,
         question("trade_ask", want, {"other": 2, "given": "donations:300"})),
        ("trade_answer", trade_dialog.TradeDialog, trade_dialog.SIZE, question("trade_answer", answer, offer)),
        ("trade_paid", trade_dialog.TradeDialog, trade_dialog.SIZE,
         question("trade_answer", [Option("refuse", "opt.refuse"), Option("accept", "opt.accept")],
                  {"other": 1, "given": "card:miracle@1", "asked": "donations:300"})),
        ("joint", offer_dialog.OfferDialog, offer_dialog.SIZE, question("joint_answer", agreed, {"other": 1})),
        ("truce", offer_dialog.OfferDialog, offer_dialog.SIZE, question("truce_answer", agreed, {"other": 1})),
        ("buy", offer_dialog.OfferDialog, offer_dialog.SIZE,
         question("buy", bought, {"what": "gov_police", "tile": 3})),
        ("react", hand_reaction.ReactionPanel, hand_reaction.SIZE,
         question("react", react, {"event": "card_used", "actor": 1, "card": "cataclysm"})),
        ("react_combat", hand_reaction.ReactionPanel, hand_reaction.SIZE,
         question("react", react[:2], {"event": "combat_on_mine", "actor": 2, "tile": 51, "defender": 0, **odds})),
        ("react_relic", hand_reaction.ReactionPanel, hand_reaction.SIZE,
         question("react", react[:2], {"event": "relic_gained", "actor": 1})),
        ("relic", relic_dialog.RelicDialog, relic_dialog.SIZE,
         question("relic_god_choice", [Option(f"seat:{n}", "opt.seat", (f"seat:{n}",), ("other", n)) for n in (1, 2)],
                  {"what": "abukaros"})),
        ("deck", cards_picker.DeckPicker, cards_picker.SIZE, question("card_target", deck, {"card": "blessing"})),
    ]  # fmt: skip
    relics = ("true_homecoming", "giyechin", 3), ("ascended_power", "sekrazade", 2), ("second_coming", "giyechin", 0)
    found: list[tuple[str, Callable[[Client], Screen]]] = [
        (f"panels_relic_{card}", partial(picked_relic, card, god, held)) for card, god, held in relics
    ]
    found += [
        (f"panels_ask_{name}", partial(_ask, maker, size, asked)) for name, maker, size, asked in asks
    ]
    return [*found, ("panels_piles", piles), ("panels_orders", orders),
            ("panels_orders_none", partial(orders, cards=("tithe", "gleaning")))]  # fmt: skip


def _ask(maker: type[QuestionPanel], size: tuple[int, int], asked: Question, client: Client) -> Scene:
    return AskSample(client, maker, size, asked)


def picked_relic(card: str, god: str, held: int, client: Client) -> AskSample:
    """Which relic a card acts on: so many own ones, or two that lie on the map, one of them known."""
    options = [Option(f"relic:{n}", "opt.relic", (f"relic:{n}",)) for n in range(held or 2)]
    asked = question("card_target", [*options, Option("cancel", "opt.cancel")], {"card": card})
    scene = AskSample(client, relic_picker.RelicPicker, relic_picker.SIZE, asked)
    view = scene.view
    own = view.own and replace(view.own, relics=tuple(HeldRelic(n, n + 1, True) for n in range(held)))
    publics = tuple(replace(one, relics=held, bonus_level=held) if one.seat == 0 else one for one in view.seats)
    lies = 0 if held == 0 else -1
    tiles = tuple(replace(one, relic=lies, relic_kind=2) if one.tile == view.seats[0].tile and lies == 0 else
                  replace(one, relic=-1) for one in view.tiles)  # fmt: skip
    scene.view = replace(view, god=god, own=own, seats=publics, tiles=tiles)
    return scene


def piles(client: Client) -> Scene:
    """The graveyard."""
    view = samples.sample()
    client.nav.stack.reset(FrameSample(client, view), animated=False)
    scene = PilesScene(client, view, samples.infos(), "list")
    client.nav.stack.push(scene, animated=False)
    return scene


REACTIONS = ("miracle", "fair_game", "wall_of_word", "peace_river", "wiretap", "retribution", "firebolt")


def orders(client: Client, cards: Sequence[str] = REACTIONS) -> Scene:
    """Standing orders of a deck."""
    view = samples.sample()
    client.nav.stack.reset(FrameSample(client, view), animated=False)
    scene = OrdersScene(client, cards, {"miracle": "never", "fair_game": "always"}, lambda _card, _order: None)
    client.nav.stack.push(scene, animated=False)
    return scene
