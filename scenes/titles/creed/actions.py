"""The action board (R8.1): the seven special actions with their boxes, cubes and next cost; what can't be used says so.

Its eighth place lets an allied bot act, turns to the other nation of the side, or opens the enemy tracker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import ACTIONS
from scenes.kit.part import Part
from scenes.kit.spot import Calls, Choose, Hover, Spot
from scenes.media import theme
from scenes.titles.creed.tray import in_tray
from scenes.widgets.base import Group, Host, RectLike
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from game.titles.creed.view import SeatPublic, SeatView
    from scenes.titles.creed.board import Board
    from scenes.titles.creed.words import Words

COLUMNS, GAP, BOX, ICON = 4, 6, 18, 42


class ActionSpot(Spot):
    """One special action."""

    def __init__(
        self, parent: Host, rect: RectLike, action: str, words: Words, on_click: Choose, on_hover: Hover
    ) -> None:
        self.action, self.words = action, words
        self.public: SeatPublic | None = None
        self.legal = self.on = False
        self.cost = ""
        calls = Calls(hover=on_hover, inspect=on_click)
        super().__init__(parent, rect, f"action:{action}", calls, tip=self._tip, name=f"action.{action}")
        self.rule = "R8.1"

    def show(self, public: SeatPublic) -> None:
        """The boxes of a seat."""
        if public != self.public:
            self.public = public
            self.cost = self.words.cost(self.action, public.boxes.get(self.action, 0))
            self.invalidate()

    def offer(self, legal: bool, on: bool) -> None:
        """Whether it can be used, and whether it is what acts now."""
        if (legal, on) != (self.legal, self.on):
            self.legal, self.on = legal, on
            self.invalidate()

    def _tip(self) -> str:
        t = self.words.t
        used = self.public.boxes.get(self.action, 0) if self.public is not None else 0
        lines = [t(f"creed.action.{self.action}"), t(f"creed.action.{self.action}.text"),
                 t("creed.fact.boxes", done=used, all=ACTIONS[self.action].boxes)]  # fmt: skip
        if self.cost:
            cost = t("creed.cost.choice", a=self.cost[0], b=self.cost[2]) if "/" in self.cost else self.cost
            lines.append(t("creed.action.tip.cost", cost=cost))
        why = "" if self.legal else self.words.why(self.ref)[0]
        return "\n".join([*lines, *([why] if why else [])])

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, icon, cost, boxes, name."""
        r, sprites, type_ = self.rect, self.media.sprites, self.media.theme
        material = "button_gold" if self.on else "button_hot" if self.hovered and self.legal else "button"
        surface.blit(sprites.nine(f"nine/{material if self.legal or self.on else 'button_off'}", r.size), r)
        icon = f"creed/special/{self.action}"
        if sprites.has(icon):
            size = (ICON, ICON)
            picture = sprites.get(icon, size=size) if self.legal else sprites.tinted(icon, (128, 122, 116), size=size)
            surface.blit(picture, (r.x + 4, r.y + 7))
        if self.legal:
            pygame.draw.rect(surface, theme.GOLD, r.inflate(-4, -6), 2, 10)
        ink = theme.GOLD if self.legal else theme.FAINT
        cost = type_.line(self.cost or "-", r.width - ICON - 8, 28 if len(self.cost) < 2 else theme.BUTTON, ink, True,
                          True, 30)  # fmt: skip
        surface.blit(cost, cost.get_rect(midright=(r.right - 7, r.y + 22)))
        name, ink = self.words.t(f"creed.action.{self.action}.short"), theme.BONE if self.legal else theme.FAINT
        bold = type_.hyphened(name, r.width - 2, True) == name
        words = type_.line(name, r.width - 2, theme.SMALL, ink, bold, False, r.height // 2, "center")
        place = words.get_rect(midbottom=(r.centerx, r.bottom - 4))
        self._draw_boxes(surface, place.top)
        surface.blit(words, place)

    def _draw_boxes(self, surface: pygame.Surface, low: int) -> None:
        public, sprites = self.public, self.media.sprites
        count = ACTIONS[self.action].boxes
        used = public.boxes.get(self.action, 0) if public is not None else 0
        for i in range(count):
            left = self.rect.right - 8 - (count - i) * BOX
            place = pygame.Rect(left, min(self.rect.bottom - 28, low + 4) - BOX, BOX, BOX)
            full = f"creed/cube/{public.nation}" if public is not None and i < used else ""
            name = full or "creed/box"
            if sprites.has(name):
                surface.blit(sprites.get(name, size=place.size), place)
            else:
                pygame.draw.rect(surface, theme.BRASS_LIGHT, place.inflate(-2, -2), 0 if full else 1, 3)


class ActionBoard(Group, Part):
    """The seven actions of the seat that acts, or of the reader while others do. Hidden while the tray is in its
    place.
    """

    def __init__(
        self, parent: Host, rect: RectLike, words: Words, board: Board, on_hover: Hover,
        on_team: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(parent, rect, name="actions")
        self.words, self.board = words, board
        self._options: Sequence[Option] = ()
        board.followers.append(self._follow)
        rows = -(-(len(ACTIONS) + 1) // COLUMNS)
        width = (self.rect.width - (COLUMNS - 1) * GAP) // COLUMNS
        height = (self.rect.height - (rows - 1) * GAP) // rows
        places = [
            pygame.Rect(self.rect.x + i % COLUMNS * (width + GAP), self.rect.y + i // COLUMNS * (height + GAP),
                        width, height)
            for i in range(len(ACTIONS) + 1)
        ]  # fmt: skip
        self.spots = {
            action: ActionSpot(self, place, action, words, self._use, on_hover)
            for action, place in zip(ACTIONS, places, strict=False)
        }
        self.team = Button(self, places[-1], "", on_team, layout="top", size=theme.SMALL, icon_size=36, name="team")
        self.team.visible = False

    def show(self, view: SeatView) -> None:
        """The boxes of the seat that acts."""
        for spot in self.spots.values():
            spot.show(view.seats[self.words.acting()])

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Which actions can be used, and what the eighth place does."""
        self._options = options
        self.visible = not in_tray(question) and not self.words.table.only_bots
        self._follow()
        self._offer_team()

    def _follow(self) -> None:
        """Which actions can be used, and which one acts."""
        refs = {ref for option in self._options for ref in option.refs}
        for spot in self.spots.values():
            spot.offer(spot.ref in refs, spot.ref == self.board.selected)

    def _use(self, ref: str) -> None:
        """A click on a special action: acts with it, or answers at once where it has no target."""
        found = [option for option in self._options if ref in option.refs]
        if not found or len(found[0].refs) < 2:
            self.words.table.choose(ref)
        elif self.board.selected == ref:
            self.board.deselect()
        else:
            self.board.select(ref)
            self.ui.set_focus(self.board)

    def _offer_team(self) -> None:
        """What the eighth place does now; between own choices it stays."""
        words, table, t = self.words, self.words.table, self.words.t
        asked, key = table.asked, self.media.bindings.label("next_seat")
        others = [question.seat for question in table.team.open() if asked is not None and question.seat != asked.seat]
        bots = table.team.waiting_bots()
        if bots and table.viewer is not None:
            acts = table.team.bots_act
            text = t("creed.ally.hold" if acts else "creed.ally.let")
            self._put_team(text, t("creed.ally.let.tip", key=key), f"creed/nation/{words.public(bots[0]).nation}", acts)
        elif others:
            tip = t("creed.ally.switch.tip", key=key, name=words.name(others[0]))
            self._put_team(t("creed.ally.switch"), tip, f"creed/nation/{words.public(others[0]).nation}")
        elif asked is not None or not words.mine(words.view.side):
            self._put_team(t("creed.tracker.short"), t("creed.tracker.tip", key=key), "creed/seen")

    def _put_team(self, text: str, tip: str, icon: str, on: bool | None = None) -> None:
        self.team.visible = True
        self.team.text, self.team.tip, self.team.icon, self.team.on = text, tip, icon, on
        self.team.invalidate()
