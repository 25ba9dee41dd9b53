"""The widgets of Realigious around the board, in the places of the common frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit import layout
from scenes.titles.realigious import cards_picker, hand_reaction, tab_dialog, trade_dialog
from scenes.titles.realigious.badge import BadgeWidget
from scenes.titles.realigious.board import BoardWidget
from scenes.titles.realigious.board_items import places_of
from scenes.titles.realigious.board_overlay import BoardOverlay
from scenes.titles.realigious.cards import hand_card
from scenes.titles.realigious.hand import HandWidget
from scenes.titles.realigious.hand_orders import OrdersScene
from scenes.titles.realigious.info_question import QuestionPanel
from scenes.titles.realigious.inspector import InspectorPanel
from scenes.titles.realigious.opponents import OpponentsColumn
from scenes.titles.realigious.purse import PurseWidget, ReputationBar
from scenes.titles.realigious.purse_phase import PhaseStrip
from scenes.titles.realigious.situation import SituationPanel
from scenes.titles.realigious.states import StateRow
from scenes.titles.realigious.victory_race import VictoryRace
from scenes.widgets.button import Button
from scenes.worn import materials

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from game.core.ask import Option, Question, Refusal
    from game.core.events import Event
    from game.titles.realigious.view import SeatView
    from scenes.kit.table_host import Table
    from scenes.titles.realigious.table import RealigiousTable

RACE = 152
WIDTH_OF_RADIUS = 1.74


class Widgets:
    """All of them for one table; made anew with every build of the scene."""

    def __init__(self, scene: Table, table: RealigiousTable) -> None:
        self.scene = scene
        self.table = table
        self.board = BoardWidget(
            scene, layout.BOARD, on_choose=scene.choose, on_hover=self._hover, on_inspect=self._not_offered,
            tip=self.table.tip, anchor=self._anchor, does=self._does,
        )  # fmt: skip
        choose, hover, inspect = scene.choose, self._hover, self.inspect
        left = layout.LEFT
        column = pygame.Rect(left.x, left.y, left.width, left.height - RACE - 8)
        race = pygame.Rect(left.x, left.bottom - RACE, left.width, RACE)
        self.badge = BadgeWidget(scene, layout.BADGE, on_choose=choose, on_hover=hover, on_inspect=inspect)
        self.board.materials = materials(scene.match.seats)
        self.reputation = ReputationBar(scene, layout.TOP_LEFT, on_choose=choose, on_hover=hover, on_inspect=inspect)
        self.purse = PurseWidget(scene, layout.PURSES, on_choose=choose, on_hover=hover, on_inspect=inspect)
        self.phase = PhaseStrip(scene, layout.PHASE, on_choose=choose, on_hover=hover, on_inspect=inspect)
        self.states = StateRow(scene, layout.STATES, on_choose=choose, on_hover=hover, on_inspect=inspect)
        self.opponents = OpponentsColumn(scene, column, on_choose=choose, on_hover=hover, on_inspect=inspect)
        self.race = VictoryRace(scene, race, on_choose=choose, on_hover=hover, on_inspect=inspect)
        self.hand = HandWidget(
            scene, layout.HAND, on_choose=choose, on_hover=hover, on_inspect=inspect, why=self._hand_why
        )
        self.inspector = InspectorPanel(
            scene, layout.INSPECTOR, on_choose=choose, on_hover=hover, on_rules=scene.rules
        )
        self.situation: SituationPanel | None = None
        self.panels: list[QuestionPanel] = []
        self.peeking = False
        self.parts = (
            self.badge, self.reputation, self.purse, self.phase, self.states, self.opponents, self.race, self.hand,
            self.inspector,
        )  # fmt: skip

    def build_over(self) -> None:
        """The situation panel lies over everything else; only what flies to the panels is above it."""
        self.panels = [self._panel(made, size) for made, size in (
            (tab_dialog.TabDialog, tab_dialog.SIZE), (trade_dialog.TradeDialog, trade_dialog.SIZE),
            (hand_reaction.ReactionPanel, hand_reaction.SIZE), (cards_picker.DeckPicker, cards_picker.SIZE),
        )]  # fmt: skip
        self.peek = Button(
            self.scene, layout.PEEK, icon="ui/eye", icon_size=32, on_click=self._peek, on=False, name="table-peek",
            tip=self.scene.t("table.peek.tip"),
        )  # fmt: skip
        self.peek.visible = False
        self.situation = SituationPanel(
            self.scene, layout.SITUATION, on_choose=self.scene.choose, on_hover=self._hover, on_inspect=self._from_map
        )
        BoardOverlay(self.scene, self.board)

    def rehearsing(self) -> Iterator[None]:
        """Makes the pictures of what opens or is drawn later, one a step."""
        yield from self.board.art.rehearsing(self.board.camera.steps[0])
        own = self.table.words.view.own
        for card in dict.fromkeys(own.deck_list if own is not None else ()):
            hand_card(self.scene.app, card)
            yield
        if self.situation is not None:
            yield from self.situation.rehearsing()

    def _panel(self, made: type[QuestionPanel], size: tuple[int, int]) -> QuestionPanel:
        """A dialog at the foot of the board: what it is about stays in sight."""
        place = pygame.Rect((0, 0), size)
        place.midbottom = (layout.BOARD.centerx, layout.BOARD.bottom - 4)
        panel = made(
            self.scene, place, on_choose=self.scene.choose, on_hover=self._hover, on_inspect=self.inspect,
            why=self._hand_why,
        )  # fmt: skip
        if isinstance(panel, hand_reaction.ReactionPanel):
            panel.on_order = self._order
        return panel

    def close_over(self) -> bool:
        """Closes the situation panel; False when it is not open."""
        if self.situation is None or not self.situation.open:
            return False
        self.situation.close()
        return True

    # --- shown

    def show(self, view: SeatView) -> None:
        """Everything shows this view."""
        self.board.show(view)
        self.hand.visible = view.own is not None or not self.scene.only_bots
        for part in self.parts:
            part.show(view, self.scene.match.seats)
        for over in self.panels:
            over.show(view, self.scene.match.seats)
        if self.situation is not None:
            self.situation.show(view, self.scene.match.seats)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Board and hand light up what can be chosen; some questions open a panel."""
        self.board.offer(options)
        self.hand.offer(options)
        self.opponents.offer([ref for option in options for ref in option.refs])
        if question is None:
            self.peeking = False
        for panel in self.panels:
            if isinstance(panel, hand_reaction.ReactionPanel) and question is not None:
                panel.orders = dict(self.scene.match.seat(question.seat).orders)
            panel.offer(None if self.peeking else question, options)
        if self.panels:
            self.peek.visible = self.has_panel(question, options)
            self.peek.on = self.peeking

    def animate(self, event: Event, after: SeatView) -> int:
        """Starts what shows an event; the longest of its parts in ms at normal speed."""
        return max(self.board.animate(event, after), self.hand.animate(event, after))

    def finish(self) -> None:
        """Every animation at its end."""
        self.board.finish()
        self.hand.finish()
        self.purse.finish()

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations."""
        self.board.speed, self.board.reduced = speed, reduced
        self.hand.speed, self.hand.reduced = speed, reduced

    # --- asked by the table

    def has_panel(self, question: Question | None, options: Sequence[Option]) -> bool:
        """Whether a panel of its own is made for this question."""
        return any(panel.takes(question, options) for panel in self.panels)

    def has_dialog(self, question: Question) -> bool:
        """Whether such a panel is open: then the options need no buttons besides."""
        return not self.peeking and self.has_panel(question, question.options())

    def open_orders(self) -> None:
        """The standing orders for the reaction cards of the viewer's deck."""
        own = self.table.words.view.own
        if own is not None:
            orders = self.scene.match.seat(own.seat).orders
            self.scene.app.stack.push(OrdersScene(self.scene.app, own.deck_list, orders, self._order))

    def point_at(self, ref: str) -> None:
        """A place on the board."""
        kind, _, number = ref.partition(":")
        if kind == "tile" and number.isdecimal():
            self.board.point_at(int(number))

    def place_of(self, ref: str) -> pygame.Rect | None:
        """The tile of the board that a thing lies on, None for what does not lie there."""
        shown, camera = self.board.shown, self.board.camera
        tile = places_of(shown.view, shown.things).get(ref, -1)
        place = pygame.Rect(0, 0, round(WIDTH_OF_RADIUS * camera.radius), 2 * camera.radius)
        return place.move_to(center=camera.centre(tile)) if tile >= 0 else None

    def toggle_situation(self) -> None:
        """Opens or closes the situation panel (C6.3)."""
        if self.situation is not None:
            self.situation.toggle()

    def inspect(self, ref: str) -> None:
        """A thing in full, to stay."""
        self.inspector.inspect(ref)

    def key(self, action: str) -> bool:
        """Keys of the hand, the inspector and the board's zoom."""
        match action:
            case "hand_1" | "hand_2" | "hand_3":
                self.scene.choose(f"hand:{action[-1]}")
            case "zoom_in" | "zoom_out":
                self.board.zoom(1 if action == "zoom_in" else -1)
            case "inspector":
                self.inspector.toggle_pin()
            case "own_piece":
                self.board.home()
                self.board.walk_pieces(0)
            case "next_piece" | "last_piece":
                self.board.walk_pieces(1 if action == "next_piece" else -1)
            case _:
                return False
        return True

    def pinch(self, pos: tuple[int, int], factor: float) -> None:
        """Two fingers zoom the board, unless something lies over it there."""
        if self.scene.ui.root.at(pos) is self.board:
            self.board.pinch(pos, factor)

    # --- from the widgets

    def _peek(self) -> None:
        """Takes the open panel away to see the board, and brings it back."""
        self.peeking = not self.peeking
        self.scene.offer()

    def _order(self, card: str, order: str) -> None:
        """A changed standing order; it holds from the next question on."""
        if self.scene.viewer is not None:
            self.scene.match.set_order(self.scene.viewer, card, order)

    def _hover(self, ref: str | None) -> None:
        self.inspector.look(ref)

    def _not_offered(self, ref: str) -> None:
        """A click on something of the board that is not offered: why not, and the thing in full."""
        self.inspector.look(ref)
        self.scene.refuse(ref)

    def _from_map(self, ref: str) -> None:
        """A click in the situation panel: the thing in full, its place on the board."""
        self.inspect(ref)
        self.point_at(ref)

    def _hand_why(self, ref: str) -> Refusal | None:
        return self.scene.why(ref) if self.scene.asked is not None else None

    def _does(self, option: Option) -> str:
        """What choosing an option of the board does, in words."""
        asked = self.scene.asked
        return self.table.face(asked, option).text if asked is not None else ""

    def _anchor(self, name: str) -> tuple[int, int]:
        """Where what a tile gives flies to: the own counters, or the side of the seat's card."""
        kind, _, seat = name.partition(":")
        if seat.isdecimal() and int(seat) == self.scene.viewer:
            return self.purse.anchor(kind)
        place = self.opponents.anchor(int(seat)) if seat.isdecimal() else None
        return place or layout.LEFT.center
