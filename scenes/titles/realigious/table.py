"""Realigious at the table: its widgets in their places, and what the table asks of it."""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace

from game.titles.realigious.cards.base import aims
from game.titles.realigious.content import CARDS
from game.titles.realigious.forecast import following, in_vain
from scenes.kit import layout
from scenes.kit.board_overlay import BoardOverlay
from scenes.kit.cosmetics import materials, worn
from scenes.kit.event_look import EventLook
from scenes.kit.inspector import Inspector
from scenes.kit.question_panel import Dialogs, QuestionPanel
from scenes.kit.spot import Calls
from scenes.kit.title_table import TitleTable
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
from scenes.titles.realigious.again import Squalls, step_ms
from scenes.titles.realigious.alarm import Alarm
from scenes.titles.realigious.badge import BadgeWidget, subject
from scenes.titles.realigious.board import BoardWidget
from scenes.titles.realigious.board_fx_clash import length_of
from scenes.titles.realigious.board_fx_mystic import CARD_ROOM
from scenes.titles.realigious.cards import hand_card, harms, held_card, idle
from scenes.titles.realigious.events import EVENTS
from scenes.titles.realigious.hand import HandWidget
from scenes.titles.realigious.hand_orders import OrdersScene
from scenes.titles.realigious.hand_piles_scene import open_piles
from scenes.titles.realigious.log_lines import cause, seen, told
from scenes.titles.realigious.opponents import OpponentsColumn
from scenes.titles.realigious.phase_strip import RealigiousPhases
from scenes.titles.realigious.prompts import DECLINES, LEAVES, PASSES, Words
from scenes.titles.realigious.purse import PurseWidget, ReputationBar
from scenes.titles.realigious.seen_hand import SEEN, open_thing
from scenes.titles.realigious.since import SinceTurn, StandingChange
from scenes.titles.realigious.situation import SituationPanel
from scenes.titles.realigious.states import StateRow
from scenes.titles.realigious.table_layout import SLOTS
from scenes.titles.realigious.victory_race import VictoryRace
from scenes.titles.realigious.view_steps import as_told, step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.match.seats import SeatInfo
    from game.titles.realigious.view import HandCard, SeatPrivate, SeatView
    from scenes.kit.log_line import Told
    from scenes.kit.table_host import TableHost
    from scenes.widgets.toast import NoticePlace

DOOM, ARRIVES = "spell_of_doom", ("entered_hand", "drew", "shame_dealt", "glory_dealt")
HONOUR, REFUSALS, SUFFERED = "glory_dealt", ("agreed_not", "trade_refused"), ("reverted", "relic_lost")
FAILS = ("propagation_failed", "combat_lost")
THROWN = ("card_used", "negated", "glory_dealt", "shame_dealt")
ENDS = ("turn_began", "turn_skipped", "night", "day")
AGREED = ("trade_done", "joint_service", "truce", "maps_shared")
POINTED = (
    "move", "second_move", "torrent_step", "control_step", "card_or_done", "card_target", "angel_seal_target",
    "react_target", "remote_combat",
)  # fmt: skip
"""Questions that are answered by pointing at a tile, a celebrity or a card; the others have buttons."""


class RealigiousTable(TitleTable):
    """A table of Realigious."""

    events, glad = EVENTS, (HONOUR, *AGREED)
    leaves, passes, declines, asks_once = LEAVES, PASSES, DECLINES, True

    def __init__(self, table: TableHost) -> None:
        self.words = Words(table.media, table)
        self._since: dict[int, SinceTurn] = {}
        self._heard: dict[int, int] = {}  # the newest event that each reader has been shown
        self._alarm, self._squalls, self._looks_again = Alarm(), Squalls(), False
        super().__init__(table, self.words)

    # --- in its place

    def build(self) -> None:
        """Board, bars, players, hand and inspector; dialogs and the situation panel come over the frame."""
        table = self.table
        own = attrgetter("team.below")
        calls = Calls(table.choose, self.look, self.inspect, self._seats, self._read, partial(own, table))
        self.calls = calls
        self.places = places = table_layout.places(table.media.theme.scale, len(table.match.seats))
        self.board = BoardWidget(
            table, places.board, on_choose=table.choose, on_hover=self.look, on_inspect=self._not_offered,
            tip=self.tip, anchor=self._anchor, does=self._does, told_elsewhere=lambda: not self.inspector.pinned,
            calls=calls,
        )  # fmt: skip
        self.board.materials, self.board.dice = materials(table.match.seats), worn(table.match.seats, "die")
        badge = BadgeWidget(table, layout.BADGE, calls)
        self.reputation = reputation = ReputationBar(table, layout.TOP_LEFT, calls, self._changes)
        self.purse = PurseWidget(table, layout.PURSES, calls)
        phase, states = RealigiousPhases(table, layout.PHASE, calls), StateRow(table, layout.STATES, calls)
        self.opponents = OpponentsColumn(table, places.players, calls)
        victories = VictoryRace(table, places.race, calls)
        self.hand = HandWidget(table, places.hand, calls, why=self._why, on_piles=partial(open_piles, table))
        self.standing = [reputation, self.purse, phase, victories]
        words = self.words
        self.inspector = Inspector(
            table, table_layout.inspector(table.media.theme.scale, table.for_bots, table.steps_back), words,
            words.t("realigious.screen.inspector"), on_large=partial(open_thing, table, words),
        )  # fmt: skip
        self.parts = [
            self.board, badge, reputation, self.purse, phase, states, self.opponents, victories, self.hand,
            self.inspector,
        ]  # fmt: skip

    def build_over(self) -> None:
        """The situation panel lies over everything else; only what flies to the panels is above it."""
        table = self.table
        dialogs = Dialogs(table, [self._dialog(made, size) for made, size in (
            (tab_dialog.TabDialog, tab_dialog.SIZE), (trade_dialog.TradeDialog, trade_dialog.SIZE),
            (offer_dialog.OfferDialog, offer_dialog.SIZE), (hand_reaction.ReactionPanel, hand_reaction.SIZE),
            (cards_picker.DeckPicker, cards_picker.SIZE), (relic_dialog.RelicDialog, relic_dialog.SIZE),
            (relic_picker.RelicPicker, relic_picker.SIZE),
        )])  # fmt: skip
        place = table_layout.situation(table.media.theme.scale)
        self.situation = SituationPanel(table, place, self.calls._replace(inspect=self._from_map))
        self.dialogs = dialogs
        self.parts += [dialogs, self.situation]
        BoardOverlay(table, self.board)

    def _dialog(self, made: type[QuestionPanel], size: tuple[int, int]) -> QuestionPanel:
        """A dialog at the foot of the board: what it is about stays in sight."""
        place = pygame.Rect(0, 0, min(size[0], self.places.dialogs.width), size[1])
        place.midbottom = (self.places.board.centerx, self.places.board.bottom - 4)
        place.clamp_ip(self.places.dialogs)
        panel = made(self.table, place, self.calls, why=self._why)
        panel.room, panel.targets, panel.rings = self.places.dialogs, self._targets, True
        if isinstance(panel, hand_reaction.ReactionPanel):
            panel.orders_of, panel.on_order = self._orders, self._order
        return panel

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Deck and graveyard give their place to what there is to choose besides."""
        super().offer(question, options)
        self._looks_again = self.table.catching_up
        self._tell_changes()
        primary = self.primary(options) if question is not None else ""
        chosen = any(o.key != primary and not self.has_place(question, o) for o in options) if question else False
        self.hand.show_piles(not (chosen and self.places.choices.colliderect(self.hand.rect)))

    @property
    def notices(self) -> Sequence[NoticePlace]:
        """C10. Where no tile, no card and no answer is."""
        dialogs = [panel.rect for panel in self.dialogs.panels if panel.visible]
        return table_layout.notices(self.places, dialogs, not self.hand.deck.visible)

    def look(self, ref: str | None) -> None:
        """Where a dialog lies over the board, nothing under it is told of: what the dialog is about is."""
        open_ones = [panel for panel in self.dialogs.panels if panel.visible and panel.question is not None]
        over = next((panel for panel in open_ones if panel.rect.collidepoint(self.table.media.mouse)), None)
        if not ref and over is not None and over.question is not None and not self.inspector.pinned:
            tile = over.question.about.get("aim", over.question.about.get("tile"))
            ref = f"tile:{tile}" if isinstance(tile, int) and tile >= 0 else None
            if ref is None:
                self.inspector.look_up()
        super().look(ref)

    def _targets(self, question: Question) -> list[pygame.Rect]:
        """The tiles of a question, of its options and of the piece that acts, else of the own one; with what stands up
        from them.
        """
        about, view = question.about, self.words.view
        tiles = {f"tile:{about[name]}" for name in ("tile", "aim") if name in about}
        tiles |= {ref for option in question.options() for ref in option.refs if ref.startswith("tile:")}
        actor = int(about.get("actor", -1))
        if actor < 0 and not tiles and view.own is not None:
            actor = view.own.seat
        if actor >= 0 and view.seats[actor].tile >= 0:
            tiles.add(f"tile:{view.seats[actor].tile}")
        places = [place for ref in tiles if (place := self.board.place_of(ref)) is not None]
        return [pygame.Rect(r.x, r.y - r.height // 2, r.width, r.height + r.height // 2) for r in places]

    def spared(self) -> list[pygame.Rect]:
        """Nor on how the players stand, what one has and what time it is; nor on who stands on the board, or a number
        there."""
        standing = [panel.rect for panel in self.opponents.panels.values()]
        told = [*self.pieces(), *self.board.labels()]
        return [*super().spared(), *standing, *(part.rect for part in self.standing), *told]

    def thrown(self, event: Event) -> list[pygame.Rect]:
        """A card over the middle of the board."""
        thrown = event.kind in THROWN and bool(event.data.get("card"))
        return [pygame.Rect((0, 0), CARD_ROOM).move_to(center=self.board.rect.center)] if thrown else []

    def tells(self, event: Event) -> bool:
        """A combat in its window."""
        return bool(length_of(self.table.media, event, self.words.view))

    def pieces(self) -> list[pygame.Rect]:
        """Who stands on the board, each with its tile."""
        seats = (f"seat:{info.seat}" for info in self.table.match.seats)
        return [place for seat in seats if (place := self.board.place_of(seat)) is not None]

    def warm_up(self) -> Iterator[None]:
        """Besides the parts' own the cards of the own deck."""
        own, sprites = self.words.view.own, self.table.media.sprites
        for card in dict.fromkeys(own.deck_list if own else ()):
            yield from sprites.prepared(partial(self._make_card, card))
        yield from super().warm_up()

    def _make_card(self, card: str, _nowhere: pygame.Surface) -> None:
        hand_card(self.table.media, card)

    def controls(self) -> pygame.Rect:
        """Under the own cards."""
        return self.places.choices

    def log_place(self) -> pygame.Rect:
        """Under the inspector."""
        return table_layout.log(self.table.media.theme.scale, self.table.for_bots, self.table.steps_back)

    def lookers(self) -> pygame.Rect:
        """At the foot of the log; a record has more of them."""
        return table_layout.STEPS if self.table.steps_back else table_layout.LOOKERS

    def backdrop(self) -> str:
        """The climate's land."""
        return f"realigious/backdrops/{self.words.view.climate}"

    # --- what is shown

    def turn(self, view: SeatView) -> int:
        """The turn's number and player."""
        return view.turn * 8 + view.acting

    def own_turn(self, view: SeatView) -> bool | None:
        """What one agrees to, or reacts with, in the turn of another ends nothing."""
        return view.acting == self.table.viewer

    def show(self, view: SeatView) -> None:
        """Onlookers see no hand but where everything is uncovered."""
        uncovered = self._uncovered(view)
        self.words.hands = {seat: [held.card for held in own.hand] for seat, own in uncovered.items()}
        own = view.own or (uncovered.get(subject(view, self.calls)) if self.parts else None)
        if self.parts:
            self.hand.visible = own is not None or not self.table.only_bots
        super().show(view)
        if self.parts and view.own is None and own is not None:
            self.hand.show(replace(view, own=own))

    def _uncovered(self, view: SeatView) -> dict[int, SeatPrivate]:
        """What each seat has in a record that is over, for who sees everything."""
        if view.seat is not None or view.seats[0].donations is None:
            return {}
        session = self.table.match.session
        return {seat.seat: own for seat in view.seats if (own := session.view(seat.seat).own) is not None}

    def again_ms(self, event: Event) -> int:
        """A loss of one's own that nothing else tells is read, too, and what the end of a cycle brings."""
        return super().again_ms(event) or step_ms(event, self.hurts(event))

    def look_of(self, event: Event) -> EventLook:
        """R11.1. A squall tells itself that the turn is skipped: that is no second action, and no second loss."""
        look = super().look_of(event)
        return look._replace(heavy=False, hurts="") if self._squalls.told(event) else look

    def animate(self, event: Event, after: SeatView) -> int:
        """What it is about stands in the light of now."""
        return super().animate(event, as_told(self.words.view, event, after))

    def step(self, shown: SeatView, event: Event, after: SeatView) -> SeatView:
        """The view between two choices."""
        return step(shown, event, after)

    def heard(self, event: Event) -> None:
        """What changes the own reputation while others play is kept for the own turn. With a turn or the day end the
        marks of what was done in it.
        """
        if event.kind in ENDS and self.parts:
            self.board.end_trail()
        reader = self.table.viewer
        if reader is None or self.table.steps_back or self._again(event, reader):
            return
        if page := seen(event):
            open_thing(self.table, self.words, page)
        line = self.told(event) if self.look_of(event).heavy else None
        told = line.text if line is not None else ""
        self._since.setdefault(reader, SinceTurn()).heard(event, reader, told, cause(event, self.words))
        self._looks_again = False
        self._tell_changes()

    def _tell_changes(self) -> None:
        """None while what happened is shown again: the bar shows the reputation of then."""
        self.words.changes = self._changes()
        self.reputation.since(sum(change.amount for change in self.words.changes))

    def _again(self, event: Event, reader: int) -> bool:
        """Whether a reader who is shown again what others did has heard an event before."""
        again = self.table.catching_up and event.no <= self._heard.get(reader, -1)
        self._heard[reader] = max(event.no, self._heard.get(reader, -1)) if again else event.no
        return again

    def _changes(self) -> Sequence[StandingChange]:
        """What has changed the own reputation since the own last turn."""
        since = self._since.get(self.table.viewer) if self.table.viewer is not None else None
        return since.changes if since is not None and not self._looks_again else ()

    def told(self, event: Event) -> Told | None:
        """An event in words."""
        return told(event, self.words)

    def news(self, event: Event) -> str:
        """A curse or the card of a won or lost combat has come into the own hand; what the reader has proposed is
        agreed to or declined; others have set it back a turn or taken a relic; the last cycle begins (R2.11); without
        animations also that an own roll has failed; else that somebody is close to a victory."""
        if event.kind == "cycle_ended" and event.data.get("amount") == self.words.view.limit - 1:
            return self.words.t("realigious.news.last_cycle", max=self.words.view.limit)
        card, own = str(event.data.get("card", "")), self.words.view.own
        if event.kind in FAILS and self.own(event) and self.table.media.settings.animation_speed == "off":
            line = self.told(event)
            return line.text if line is not None else ""
        mine = own is not None and self.words.view.acting == own.seat
        suffers = own is not None and self.own(event) and event.kind in (AGREED if mine else SUFFERED)
        if event.kind in REFUSALS and own is not None and event.data.get("other") == own.seat:
            actor, what = self.words.name(int(str(event.data["seat"]))), str(event.data.get("what", ""))
            named = {"what": self.words.thing(event.kind, what)} if what else {}
            return self.words.t(f"realigious.news.{event.kind}", actor=actor, **named)
        if suffers:
            return line.text if (line := self.told(event)) is not None else ""
        came = event.kind in ARRIVES and own is not None and event.data.get("seat") == own.seat
        if came and event.kind == HONOUR:
            return self.words.t("realigious.news.glory", card=self.words.card(card))
        if not came or not (harms(card) or (card == DOOM and event.kind == "entered_hand")):
            return "" if self.table.teaches else self._alarm.rings(self.words)
        return self.words.t("realigious.news.curse", card=self.words.card(card))

    def coming(self, events: Sequence[Event]) -> None:
        """The board tells of a combat what it has changed."""
        if self.parts:
            self.board.await_results(events)

    def more_ms(self, events: Sequence[Event]) -> int:
        """A combat is shown in full, and its end until it is read."""
        fights = sum(length_of(self.table.media, event, self.words.view) for event in events)
        return super().more_ms(events) + fights

    # --- options

    def has_place(self, question: Question, option: Option) -> bool:
        """On the board or in the hand. What can't be seen there has a button, and so have players and relics."""
        if self.takes(question, question.options()):
            return True
        return question.text in POINTED and any(self._in_sight(ref) for ref in option.refs)

    def _in_sight(self, ref: str) -> bool:
        kind, _, number = ref.partition(":")
        if kind == "celebrity":
            return any(str(c.celebrity) == number and c.tile >= 0 for c in self.words.view.celebrities)
        return kind in ("tile", "hand")

    def order_of(self, option: Option) -> str:
        """The card of a reaction."""
        verb, _, rest = option.key.partition(":")
        return rest.partition("@")[0] if verb in ("use", "standby") else ""

    def undone(self, question: Question, key: str) -> str:
        """Cards are left when the cards are done with, one of them worth a question: then all that are offered are
        named, and which of them the next draw sends away (R5.5)."""
        left = self._offered(question) if self.ending(question, key) else []
        if not any(map(self._worth_a_use, left)):
            return ""
        t, useful = self.words.t, [self.words.whole(held.card) for held in left if not harms(held.card)]
        falls = [(self.words.whole(held.card), "_acts" if harms(held.card) else "") for held in left
                 if held.slot >= SLOTS]  # fmt: skip
        told = t("realigious.ask.end.useful", cards=", ".join(useful))
        return "\n".join([told, *(t(f"realigious.ask.end.falls{acts}", card=card) for card, acts in falls)])

    def _offered(self, question: Question) -> list[HandCard]:
        """The cards that could be used now, none where they would be negated."""
        if in_vain(self.words.view):
            return []
        return [held for o in question.options() if (held := held_card(self.words.view, o.key.rpartition("@")[2]))]

    def _worth_a_use(self, held: HandCard) -> bool:
        """No curse, none that does nothing here, and none that takes all there is, unless it is the last chance."""
        return (not harms(held.card) and not held.stacks and (not self._share(held) or held.slot >= SLOTS)
                and not idle(self.words.view, held.card))

    @staticmethod
    def _share(held: HandCard) -> str:
        return "" if held.free else CARDS[held.card].text_price

    def spends(self, question: Question, key: str) -> str:
        """R5.11. A card that takes all or half of what there is."""
        held = held_card(self.words.view, key.rpartition("@")[2]) if key.startswith("use:") else None
        share = self._share(held) if held is not None and held.donations + held.influence else ""
        return self.words.spent(held, share) if held is not None and share else ""

    def takes_up(self, question: Question, key: str) -> str:
        """A card without a target, which is used by choosing it again: another one by choosing its target."""
        card, _, slot = key.removeprefix("use:").rpartition("@")
        return f"hand:{slot}" if question.text == "card_or_done" and card and not aims(card) else ""

    def ending(self, question: Question, key: str) -> str:
        """After the cards everything goes by itself (R3.6)."""
        if question.text != "card_or_done" or key != "done":
            return ""
        comes = following(self.words.view).kind
        more = f"realigious.ask.end.always.{comes}"
        return self.words.t(more if self.words.has(more) else f"realigious.ask.end.{'always' if comes else 'nothing'}")

    # --- from keys and clicks

    def menu_items(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Standing orders, for a person who plays."""
        return [] if self.words.view.own is None else [("orders", "ui/reaction", self._open_orders)]

    def _open_orders(self) -> None:
        """The standing orders for the reaction cards of the viewer's deck."""
        own = self.words.view.own
        if own is not None:
            orders = self.table.match.seat(own.seat).orders
            self.table.open_over(lambda client: OrdersScene(client, own.deck_list, orders, self._order))

    def _orders(self, seat: int) -> Mapping[str, str]:
        return self.table.match.seat(seat).orders

    def _order(self, card: str, order: str) -> None:
        """A changed standing order; it holds from the next question on."""
        if self.table.viewer is not None:
            self.table.match.set_order(self.table.viewer, card, order)

    def _seats(self) -> Sequence[SeatInfo]:
        return self.table.match.seats

    def _read(self, ref: str) -> bool:
        """Whether the inspector tells of what the pointer is on."""
        return not self.inspector.pinned and self.wording.page(ref) is not None

    def _not_offered(self, ref: str) -> None:
        """A click on something of the board that is not offered: why not, and the thing in full."""
        self.look(ref)
        self.table.refuse(ref)

    def close_over(self) -> bool:
        """Esc closes what lies over the table, else takes back a step of what is being picked: a card whose target is
        asked for, a step of a trade. A lesson says itself what is taken back."""
        if super().close_over():
            return True
        asked = self.table.asked
        if asked is None or self.table.teaches or all(option.key != "cancel" for option in asked.options()):
            return False
        if not self.table.match.can_undo(asked.seat):
            return False
        self.table.undo()
        return True

    def point_at(self, ref: str) -> None:
        """A place on the board, else the page of the thing; a hand that was looked into opens again."""
        super().point_at(ref)
        if ref.startswith(f"{SEEN}:"):
            open_thing(self.table, self.words, ref)
        elif self.place_of(ref) is None:
            self.inspect(ref)

    def _from_map(self, ref: str) -> None:
        """A click in the situation panel: the thing in full, its place on the board."""
        self.inspect(ref)
        self.point_at(ref)

    def _why(self, ref: str) -> str:
        refusal = self.table.why(ref) if self.table.asked is not None else None
        return self.words.t(f"realigious.{refusal.text}", **refusal.args) if refusal is not None else ""

    def _does(self, option: Option) -> str:
        """What choosing an option of the board does, in words."""
        asked = self.table.asked
        return self.face(asked, option).text if asked is not None else ""

    def _anchor(self, name: str) -> tuple[int, int]:
        """Where what a tile gives flies to: the own counters, or the side of the seat's card."""
        kind, _, seat = name.partition(":")
        if seat.isdecimal() and int(seat) == self.table.viewer:
            return self.purse.anchor(f"resource:{kind}")
        place = self.opponents.anchor(int(seat)) if seat.isdecimal() else None
        return place or layout.LEFT.center


TABLE = RealigiousTable
