"""The words of Realigious' decisions: prompts, options, refusals, tooltips with their sums (C6.2, C6.4)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from game.titles.realigious.content import GODS
from game.titles.realigious.forecast import OFFER, following, forecast
from game.titles.realigious.offers import AGREEMENTS, Offer, spent
from game.titles.realigious.view import turns_to_come
from scenes.kit.face import Face
from scenes.kit.page import PageRow
from scenes.kit.tip_content import TipContent
from scenes.kit.words import TitleWords, arguments, together
from scenes.titles.realigious.cards import held_card
from scenes.titles.realigious.foretold import free_rows, percent, relic_rows, short
from scenes.titles.realigious.ledger import figures
from scenes.titles.realigious.pages_match import PAGES
from scenes.titles.realigious.purse import signed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.core.ask import Option, Question
    from game.titles.realigious.forecast import Following
    from game.titles.realigious.view import CelebrityView, HandCard, SeatView, TileView
    from scenes.titles.realigious.foretold import Foretold
    from scenes.titles.realigious.since import StandingChange

THINGS: dict[str, tuple[str, ...]] = {
    "state_added": ("state", "structure", "advantage"),
    "state_ended": ("state", "structure", "advantage"),
    "tile_designated": ("designation",),
    "tab_icon": ("tab",),
    "agreed_not": ("tab",),
    "game_won": ("outcome",),
    "game_judged": ("victory",),
    "god_effect": ("god", "relic"),
    "church_advantage": ("advantage",),
}
ANYTHING = (
    "celebrity", "structure", "designation", "state", "tab", "god", "relic", "advantage", "force", "phase", "wind",
)  # fmt: skip
TARGETS = ("card_target", "angel_seal_target", "react_target")
"""Questions for the target of a card; a dialog asks for one in the deck."""
PASSES = ("no", "stay", "refuse")
DECLINES = (*PASSES, "cancel", "pass_by")
LEAVES = ("done", "no", "stay", "cancel", "pass_by")
"""Keys that the primary button stands for, in this order."""
KNOWN_ADJACENT, KNOWN_REVEALED = 1, 2


class Words(TitleWords):
    """Names and sentences for one table."""

    title, pages = "realigious", PAGES
    quiet_refusals = ("why.not_offered",)
    changes: Sequence[StandingChange] = ()
    """What has changed the reader's reputation since the last own turn."""
    hands: Mapping[int, Sequence[str]] = MappingProxyType({})
    """The cards of the seats, where all is uncovered."""

    @property
    def seen(self) -> SeatView | None:
        """The view that is told about; None where there is no match."""
        seen: SeatView | None = super().seen
        return seen

    @property
    def view(self) -> SeatView:
        """The view of the match."""
        view: SeatView = super().seen
        return view

    def reader(self) -> int | None:
        """The seat whose view it is."""
        return self.view.seat

    def home(self) -> str:
        """The reader's own page; an onlooker's is the climate's."""
        return f"seat:{self.view.seat}" if self.view.seat is not None else f"climate:{self.view.climate}"

    # --- names

    def noun(self, name: str, value: Any, kind: str) -> str | int:
        """What the arguments of prompts, options and log lines name."""
        match name:
            case "actor" | "other" | "whom":
                return self.name(int(value))
            case "tile" | "aim":
                return self.place(int(value))
            case "card" if value:
                return self.card(str(value))
            case "given" | "asked":
                return self.goods(str(value))
            case "what":
                return self.thing(kind, value)
        return super().noun(name, value, kind)

    def card(self, kind: str) -> str:
        """A card's name."""
        return self.t(f"realigious.card.{kind.partition(':')[0].partition('@')[0]}")

    def whole(self, kind: str) -> str:
        """A card's name that stays in one line."""
        return together(self.card(kind))

    def spent(self, held: HandCard, share: str) -> str:
        """R5.11. What a card of the own hand does, what it takes, and what one has then of what is not all gone:
        "Reputation 43 → 58"."""
        told = self.t(f"realigious.ask.spends.{share}", donations=held.donations, influence=held.influence)
        then = [together(f"{self.t(f'realigious.goods.of.{one.name}')} {figures(one)}")
                for one in spent(self.view, held) if one.before + one.by]  # fmt: skip
        return "\n".join([f"{self.t(f'realigious.card.{held.card}.short')}.", told, *then])

    def place(self, tile: int) -> str:
        """A tile by column and row, both from 1."""
        n = self.view.n
        return self.t("realigious.tile.place", column=tile % n + 1, row=tile // n + 1)

    def amount(self, purse: str, amount: int) -> str:
        """An amount of a resource, as in a sentence."""
        key = f"realigious.opt.{purse}"
        return self.t(key, amount=amount) if self.has(key) else f"{self.t(f'realigious.resource.{purse}')} {amount:,}"

    def thing(self, kind: str, what: str | int) -> str:
        """What an event names, found in the catalogues that fit its kind."""
        keys = [f"realigious.{area}.{what}" for area in (*THINGS.get(kind, ()), *ANYTHING)]
        return next((self.t(key) for key in keys if self.has(key)), str(what))

    def goods(self, key: str) -> str:
        """What is given or asked in a trade (R8.6), as in a sentence."""
        kind, _, rest = key.partition(":")
        if kind in ("believers", "donations", "influence"):
            return self.t(f"realigious.opt.{kind}", amount=int(rest))
        if kind == "card":
            return self.card(rest) if rest else self.t("realigious.goods.card")
        if kind == "relic":
            return self.relic(int(rest)) if rest.isdecimal() else self.t("realigious.goods.relic")
        return self.t("realigious.goods.nothing")

    def relic(self, number: int) -> str:
        """A relic: of Giye'chin by its kind, else by its god."""
        own = self.view.own
        kind = next((r.kind for r in own.relics if r.relic == number), 0) if own is not None else 0
        kind = kind or next((tile.relic_kind for tile in self.view.tiles if tile.relic == number), 0)
        if self.view.god == "giyechin" and kind:
            return self.thing("god_effect", giyechin_kind(kind))
        return self.t("realigious.table.relic", god=f"@realigious.god.{self.view.god}")

    # --- questions

    def prompt(self, question: Question) -> tuple[str, str]:
        """What is asked, and what helps to decide it; a reaction by what it reacts to, the cards by whether one can be
        used and by what the button beside them begins.
        """
        if question.text == "card_or_done":
            made = following(self.view)
            comes = made.kind if question.seat == self.view.seat else "other"
            variant = f"{'.none' if len(question.options()) == 1 else ''}{'' if comes else '.idle'}"
            after = self.t(f"realigious.ask.card_or_done.next.{comes}") if comes else ""
            if comes == OFFER and made.then is not None:
                after = self.t(f"realigious.ask.card_or_done.next.offer.{made.then.kind}", chance=_chance(made.then))
            asked, hint = self.ask(question, variant, next=after)
            return asked, self._too_dear() or hint
        if self._controlled(question):
            return self.ask(question, ".controlled", actor=self.name(self.view.acting))
        if question.text == "relic_god_choice":
            return self.ask(question, f".{question.about['what']}")
        if self.of_relics(question):
            return self.heading(question), self.ask(question)[1]
        event = question.about.get("event") if question.text == "react" else None
        named = {} if "card" in question.about else {"card": ""}
        return self.ask(question, self._reacted(f".{event}", question) if event else "", **named)

    def _too_dear(self) -> str:
        """R4.5. What is sold on the own tile and can't be paid: nothing asks about it."""
        own, view = self.view.own, self.view
        if own is None or own.seat != view.acting or not view.contact:
            return ""
        place = view.seats[own.seat].tile
        sold = [(f"celebrity.{who.type}", who.donations, who.influence)
                for who in view.celebrities if who.tile == place and who.owner != own.seat]  # fmt: skip
        sold += [(f"structure.{one.structure}", one.donations, one.influence)
                 for one in view.governments if one.tile == place and one.holder != own.seat]  # fmt: skip
        told = [self.t("realigious.ask.too_dear", what=f"@realigious.{what}", price=self.two(donations, influence))
                for what, donations, influence in sold
                if own.donations < donations or own.influence < influence]  # fmt: skip
        return " ".join(told)

    def heading(self, question: Question) -> str:
        """What a dialog is about; what is asked stands in the prompt over the board."""
        about, kind = question.about, question.text
        other = self.name(int(about["other"])) if "other" in about else ""
        if kind == "react":
            actor, place = int(about.get("actor", -1)), int(about.get("aim", about.get("tile", -1)))
            card = str(about.get("card", ""))
            parts = [self.card(card) if card else self.t(f"realigious.window.{about['event']}")]
            parts += [self.name(actor)] if actor not in (-1, question.seat) else []
            parts += [self.place(place)] if place >= 0 else []
            return self.t("realigious.head.react", what=" · ".join(parts))
        if kind == "buy":
            return self.thing("buy", about["what"])
        if self._controlled(question):
            return self.t("realigious.head.tab_icon.controlled", actor=self.name(self.view.acting), other=other)
        if kind in AGREEMENTS:
            what = self.t(f"realigious.tab.{AGREEMENTS[kind]}")
            return self.t("realigious.head.agreement", what=what, other=other)
        if kind in TARGETS:
            card = str(about.get("card", ""))
            form = f"relic.{card}" if self.of_relics(question) else "deck"
            form = form if self.has(f"realigious.head.{form}") else "relic"
            return self.t(f"realigious.head.{form}", card=self.card(card))
        return self.t(f"realigious.head.{kind}", other=other)

    @staticmethod
    def of_relics(question: Question) -> bool:
        """Whether it asks which relic a card acts on."""
        return question.text in TARGETS and any(option.key.startswith("relic:") for option in question.options())

    def separatist(self, tile: TileView) -> tuple[str, str]:
        """R19.12. How long its owner can still come to a separatist tile, in short and in a sentence: counted as the
        card does, in the owner's turns after the one in which it acted."""
        left, running = turns_to_come(self.view, tile)
        over = self.view.outcome is not None
        form = "over" if over else "none" if left == 0 else "next" if not running else "last" if left == 1 else "now"
        key = f"realigious.separatist.{form}"
        return self.t(key, n=left), self.t(f"{key}.text", n=left)

    def _controlled(self, question: Question) -> bool:
        """5.5, Shame: Control. Whether the reader decides a meeting in another player's stead."""
        return question.text == "tab_icon" and self.view.acting not in (-1, question.seat)

    def _reacted(self, event: str, question: Question) -> str:
        """What is reacted to, with the tile or the player that it happens to, as far as the reader is told."""
        about, seat = question.about, self.view.seat
        where = "tile" if "tile" in about else ""
        if "aim" in about:
            where = "mine" if self.view.tiles[int(about["aim"])].owner == seat else "aim"
        elif "whom" in about:
            where = "you" if about["whom"] == seat else "whom"
        if about.get("actor") == seat and self.has(f"{self.title}.ask.react{event}.own"):
            where = "own"
        more = f"{event}.{where}"
        return more if self.has(f"{self.title}.ask.react{more}") else event

    def used(self, card: str, theirs: bool) -> str:
        """What a card does, in short; of somebody else's: "your" in its own words is not the reader's."""
        key = f"realigious.card.{card}.short"
        return self.t(f"{key}.theirs" if theirs and self.has(f"{key}.theirs") else key)

    # --- options

    def face(self, question: Question, option: Option) -> Face:
        """An option as a button."""
        special = f"realigious.table.no.{question.text}"
        if option.key in (*PASSES, "cancel") and self.has(special):
            return Face(self.t(special), icon="ui/pass")
        agreeing = f"realigious.table.yes.{question.text}"
        if option.key == "yes" and self.has(agreeing):
            return Face(self.t(agreeing), icon="ui/check")
        if option.key == "done":
            return Face(self._done(question.seat), icon="ui/check")
        if option.key in ("conflict", "pass_by", "trade", "joint_service", "truce", "share_maps"):
            return Face(self.t(f"realigious.{option.verb}"), icon=f"realigious/tab/{option.key}")
        if question.text == "buy" and option.key == "buy":
            return Face(self.t(f"realigious.{option.verb}"), self._price_of(question), "ui/coins")
        if option.args[:1] == ("card",):
            return self._card_face(option, str(option.args[1]))
        return self._placed_face(option)

    def _done(self, seat: int) -> str:
        """What comes when the cards are done with (R3.6), with its chance (C6.15)."""
        if seat != self.view.seat:
            return self.t("realigious.table.done.card_or_done")
        comes = following(self.view)
        kind = comes.kind or "nothing"
        if comes.then is not None:
            return self.t(f"realigious.table.done.{kind}.{comes.then.kind}", chance=_chance(comes.then))
        return self.t(f"realigious.table.done.{kind}", chance=_chance(comes))

    def _card_face(self, option: Option, kind: str) -> Face:
        args = self.named(arguments(option))
        text = self.card(kind) if option.verb == "opt.card" else self.t(f"realigious.{option.verb}", **args)
        card = held_card(self.view, option.key.rpartition("@")[2]) if option.verb == "opt.use" else None
        return Face(text, self.cost(card) if card is not None else "", f"realigious/card/{kind}")

    def _placed_face(self, option: Option) -> Face:
        kind, _, number = (option.refs[0] if option.refs else option.key).partition(":")
        text = self.t(f"realigious.{option.verb}", **self.named(arguments(option)))
        if not number.isdecimal():
            icon = f"realigious/resource/{kind}" if self.has_picture(f"realigious/resource/{kind}") else ""
            note = self.t(f"realigious.{option.verb}.note") if self.has(f"realigious.{option.verb}.note") else ""
            return Face(text, note, icon or {"yes": "ui/check", "accept": "ui/check"}.get(option.key, ""))
        match kind:
            case "tile":
                return Face(text, self.place(int(number)), "ui/map")
            case "seat":
                return Face(self.name(int(number)), self._changed(arguments(option)), f"seat/{number}")
            case "celebrity":
                who = next((c.type for c in self.view.celebrities if c.celebrity == int(number)), "")
                return Face(self.t(f"realigious.celebrity.{who}") if who else text, "", f"realigious/celebrity/{who}")
            case "relic":
                return Face(
                    self.relic(int(number)),
                    "" if option.verb == "opt.relic" else text,
                    f"realigious/god/{self.view.god}",
                )
        return Face(text)

    def cost(self, card: HandCard) -> str:
        """What a card of the hand costs now, in words."""
        if card.free:
            return self.t("realigious.table.free")
        parts = [
            self.amount(name, value)
            for name, value in (
                ("donations", card.donations), ("influence", card.influence), ("reputation", card.reputation),
            )
            if value
        ]  # fmt: skip
        return " · ".join(parts) or self.t("realigious.table.free")

    def _price_of(self, question: Question) -> str:
        what, tile = question.about.get("what"), question.about.get("tile")
        for government in self.view.governments:
            if government.tile == tile and government.structure == what:
                return self.two(government.donations, government.influence)
        for celebrity in self.view.celebrities:
            if celebrity.tile == tile and celebrity.type == what:
                return self.two(celebrity.donations, celebrity.influence)
        return ""

    def _changed(self, by: dict[str, str | int]) -> str:
        """C6.15. What choosing a player changes of its numbers, where the option tells it."""
        return " · ".join(f"{self.t(f'realigious.resource.{name}')} {signed(int(n))}"
                           for name, n in by.items() if name != "other")  # fmt: skip

    def two(self, donations: int, influence: int) -> str:
        """A price in words: "donations 500 · influence 1,000"."""
        both = (("donations", donations), ("influence", influence))
        return " · ".join(self.amount(name, value) for name, value in both if value)

    # --- what comes of it

    def foretold(self, tile: int) -> Foretold | None:
        """What choosing a tile leads to: by what is asked where the tile is offered, else by a contact with it."""
        if self.view.outcome is not None:
            return None
        asked, ref = self.asked, f"tile:{tile}"
        offered = asked.options() if asked is not None else []
        option = next((option for option in offered if ref in (option.key, *option.refs)), None)
        if asked is None or option is None:
            return self.view.tiles[tile].forecast
        made = forecast(self.view, asked, option)
        return None if isinstance(made, Offer) else made

    # --- tooltips

    def tip(self, ref: str) -> TipContent:
        """What pointing at a thing tells; while something is asked, also why it can't be chosen (C6.4)."""
        kind, _, rest = ref.partition(":")
        heading = ""
        lines: list[PageRow] = []
        more: list[PageRow] = []
        if rest.isdecimal():
            match kind:
                case "tile" if int(rest) < len(self.view.tiles):
                    heading, more = self._tile(self.view.tiles[int(rest)])
                    tells = short(self, self.foretold(int(rest))) or free_rows(self, int(rest))
                    lines = [*tells, *relic_rows(self, int(rest))]
                case "celebrity":
                    heading, more = self._celebrity(int(rest))
                case "seat" if int(rest) < len(self.view.seats):
                    heading, more = self._seat(int(rest))
                case "relic":
                    heading = self.relic(int(rest))
        why, rule = self.why(ref)
        return TipContent(heading, tuple(lines), why, rule, tuple(more))

    def _tile(self, tile: TileView) -> tuple[str, list[PageRow]]:
        place = self.place(tile.tile)
        if tile.fog == 1:
            return f"{self.t('realigious.mark.fog')} {place}", [PageRow(self.t("realigious.mark.fog.text"))]
        if not tile.shown:
            return f"{self.t('realigious.knowledge.unrevealed')} {place}", []
        heading = self.t(f"realigious.structure.{tile.structure}") if tile.structure not in ("", "none") else ""
        heading = heading or self.t(f"realigious.terrain.{tile.terrain}")
        lines = [PageRow(self.relic(tile.relic))] if tile.relic >= 0 else []
        who = [one.type for one in self.view.celebrities if one.tile == tile.tile]
        lines += [PageRow(self.t(f"realigious.celebrity.{one}")) for one in who]
        lines += [PageRow(self.t("realigious.table.price"), self.two(one.donations, one.influence))
                  for one in self.view.governments if one.tile == tile.tile]  # fmt: skip
        if tile.owner >= 0:
            lines.append(PageRow(self.t("realigious.table.owner", name=self.name(tile.owner))))
        if tile.designation:
            lines.append(PageRow(self.t(f"realigious.designation.{tile.designation}")))
        if tile.separatist:
            lines.append(PageRow(self.t("realigious.table.separatist", left=self.separatist(tile)[0])))
        if tile.mud:
            lines.append(PageRow(self.t("realigious.mark.mud")))
        if self.view.seat is not None:
            lines.append(PageRow(self.t(self.knowledge(tile.known)), tone="dim"))
        return f"{heading} {place}", lines

    @staticmethod
    def knowledge(known: int) -> str:
        """The text key of a kind of knowledge of a tile that is shown (R12.3-R12.7)."""
        if known >= KNOWN_REVEALED:
            return "realigious.knowledge.revealed"
        return "realigious.knowledge.adjacent" if known == KNOWN_ADJACENT else "realigious.knowledge.seen"

    def _celebrity(self, number: int) -> tuple[str, list[PageRow]]:
        who: CelebrityView | None = next((c for c in self.view.celebrities if c.celebrity == number), None)
        if who is None:
            return "", []
        lines = [PageRow(self.t(f"realigious.celebrity.{who.type}.text"))]
        if who.owner >= 0:
            lines.append(PageRow(self.t("realigious.table.owner", name=self.name(who.owner))))
        lines.append(PageRow(self.t("realigious.table.price"), self.two(who.donations, who.influence)))
        return self.t(f"realigious.celebrity.{who.type}"), lines

    def _seat(self, seat: int) -> tuple[str, list[PageRow]]:
        public = self.view.seats[seat]
        shown = "??" if public.reputation is None else str(public.reputation)
        return self.name(seat), [
            PageRow(
                self.t(f"realigious.religion.{public.religion}"), self.t(f"realigious.character.{public.character}")
            ),
            PageRow(self.t("realigious.resource.reputation"), shown),
            PageRow(self.t("realigious.resource.believers"), f"{public.believers:,}"),
        ]


def _chance(comes: Following) -> str:
    return percent(comes.made.chance) if comes.made is not None else ""


def giyechin_kind(kind: int) -> str:
    """The name in the catalogues of a type of Giye'chin's relics."""
    types: tuple[str, ...] = tuple(GODS["giyechin"].types)
    return types[kind - 1] if 0 < kind <= len(types) else "giyechin"
