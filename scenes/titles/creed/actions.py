"""The action board (R8.1): the seven special actions with their boxes, cubes and next cost; what can't be used says so.

Its eighth place is the ally's: it lets an allied bot act or stops it, and turns to the nation of an allied person.
Where nobody has an ally it opens the enemy tracker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.creed.content import ACTIONS
from scenes.kit import layout
from scenes.kit.part import Part
from scenes.kit.spot import Calls, Spot
from scenes.media import theme
from scenes.titles.creed.answer_tray import in_tray
from scenes.titles.creed.units import draw_lit
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from game.titles.creed.view import SeatPublic, SeatView
    from scenes.titles.creed.board import Board
    from scenes.titles.creed.words import Words
    from scenes.widgets.pen import Pen

COLUMNS, GAP, BOX, PRICED, ICON = 4, 6, 18, 24, 42
"""How large a box is, and one that tells its own cost."""
NARROW_GAP = 4
"""Between plates whose names have little room."""
CLEAR, MOST_NAME = 7, 42
"""What a name keeps from the rim; what of a plate's height is left to names and boxes."""
FOOT = 9
"""How far above the rim a name stands: a ring around the plate leaves its letters whole."""
SHUT = (214, 208, 199)
"""What an icon is multiplied with while its action can't be used: quieter, and still read at a glance."""


class ActionLook(NamedTuple):
    """How many boxes of an action are used up, what its next use costs ("" for no use left), whose cubes lie there, and
    whether it is what acts now.
    """

    used: int = 0
    cost: str = ""
    nation: str = ""
    on: bool = False


class ActionSpot(Spot):
    """One special action; lit while it can be used."""

    content: ActionLook = ActionLook()
    briefly = True

    def __init__(
        self, parent: WidgetParent, rect: RectLike, action: str, words: Words, calls: Calls,
        lettering: tuple[int, bool],
    ) -> None:  # fmt: skip
        self.action, self.words, self.lettering = action, words, lettering
        super().__init__(parent, rect, f"action:{action}", calls, tip=self._tip, name=f"action.{action}")
        self.rule = "R8.1"

    def show(self, public: SeatPublic) -> None:
        """The boxes of a seat."""
        used = public.boxes.get(self.action, 0)
        self.display(self.content._replace(used=used, cost=self.words.cost(self.action, used), nation=public.nation))

    def _tip(self) -> str:
        t, used = self.words.t, self.content.used
        lines = [t(f"creed.action.{self.action}"), self.words.about(self.action),
                 t("creed.fact.boxes", done=used, all=ACTIONS[self.action].boxes)]  # fmt: skip
        costs = self.words.costs(self.action, used)
        lines += [t(f"creed.action.tip.{when}", cost=cost)
                  for when, cost in zip(("cost", "later"), costs, strict=True) if cost]  # fmt: skip
        why = "" if self.lit else self.words.reason(self.ref)
        return "\n".join([*lines, *([why] if why else [])])

    def brief(self) -> str:
        """Only why it can't be used now: its plate bears the name."""
        return "" if self.lit else self.words.reason(self.ref)

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, icon, cost, boxes, name."""
        pen, r, look = self.pen(surface), self.rect, self.content
        material = "button_gold" if look.on else "button_hot" if self.hovered and self.lit else "button"
        pen.nine(material if self.lit or look.on else "button_off", r)
        tint = None if self.lit else SHUT
        ink, size = theme.GOLD if self.lit else theme.DIM, 28 if len(look.cost) < 2 else theme.BODY
        cost = self.words.brief(look.cost) or "-"
        room = r.width - self.media.theme.width(cost, size, True) - 16
        icon = min(ICON * max(100, self.media.theme.scale) // 100, r.height - MOST_NAME, room)  # C10.3
        pen.icon(f"creed/special/{self.action}", icon, tint, topleft=(r.x + 4, r.y + 5))
        if self.lit:
            draw_lit(surface, r)
        pen.line(cost, r.width - icon - 8, size, ink, True, True, 38, midright=(r.right - 7, r.y + 22))
        name, ink = self.words.t(f"creed.action.{self.action}.short"), theme.BONE if self.lit else theme.DIM
        size, bold = self.lettering
        words = self.media.theme.line(name, r.width - 2, size, ink, bold, False, r.height // 2, "center")
        place = words.get_rect(midbottom=(r.centerx, r.bottom - FOOT))
        self._draw_boxes(pen, place.top)
        pen.put(words, topleft=place.topleft)

    def prices(self) -> list[str]:
        """What stands in each box: its cost where the boxes of an action cost different things, and it is not used up.
        """
        row = ACTIONS[self.action]
        costs = [self.words.cost(self.action, used) for used in range(row.boxes)]
        if len(set(costs)) < 2:
            return [""] * row.boxes
        return ["" if used < self.content.used else cost for used, cost in enumerate(costs)]

    def _draw_boxes(self, pen: Pen, low: int) -> None:
        prices = self.prices()
        side = PRICED if any(prices) else BOX
        for i, price in enumerate(prices):
            left = self.rect.right - 8 - (len(prices) - i) * side
            place = pygame.Rect(left, min(self.rect.bottom - 28, low + 4) - side, side, side)
            full = f"creed/cube/{self.content.nation}" if i < self.content.used else ""
            name = full or "creed/box"
            if self.media.sprites.has(name):
                pen.icon(name, side, topleft=place.topleft)
            else:
                pygame.draw.rect(pen.surface, theme.BRASS_LIGHT, place.inflate(-2, -2), 0 if full else 1, 3)
            if price:
                ink = theme.GOLD if self.lit and i == self.content.used else theme.BONE
                pen.line(price, side, theme.SMALL, ink, True, height=side, align="center", center=place.center)


def plates(type_: theme.Theme, room: pygame.Rect, names: Sequence[str]) -> tuple[list[pygame.Rect], tuple[int, bool]]:
    """The places of the actions and of what stands after them, and size and weight of the names: the same for all, so
    that each keeps clear of its plate's rim. Bold names that find no room in like columns make theirs wider."""
    rows = -(-(len(names) + 1) // COLUMNS)
    like = layout.cells(room, COLUMNS, rows, GAP)
    wide = _wide(type_, room, names, rows)
    looks = [(like, (size, True)) for size in type_.smaller(theme.SMALL)]
    looks += [(wide, (size, True)) for size in type_.smaller(theme.SMALL)]
    looks += [(like, (size, False)) for size in type_.smaller(theme.SMALL)]
    fits = (look for look in looks if all(type_.width(name, *look[1]) <= place.width - 2 * CLEAR
                                          for name, place in zip(names, look[0], strict=False)))  # fmt: skip
    return next(fits, looks[-1])


def _wide(type_: theme.Theme, room: pygame.Rect, names: Sequence[str], rows: int) -> list[pygame.Rect]:
    """Columns as wide as their names need, and alike around these."""
    needs = [max(type_.width(name, theme.SMALL, True) for name in names[i::COLUMNS]) for i in range(COLUMNS)]
    around = (room.width - (COLUMNS - 1) * NARROW_GAP - sum(needs)) // COLUMNS
    high = (room.height - (rows - 1) * GAP) // rows
    lefts = [room.x + sum(needs[:i]) + i * (around + NARROW_GAP) for i in range(COLUMNS)]
    return [pygame.Rect(lefts[i], room.y + row * (high + GAP), needs[i] + around, high)
            for row in range(rows) for i in range(COLUMNS)]  # fmt: skip


class ActionBoard(Group, Part):
    """The seven actions of the seat that acts, or of the reader while others do. Hidden while the tray is in its
    place.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, words: Words, board: Board, calls: Calls,
        on_team: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(parent, rect, name="actions")
        self.words, self.board = words, board
        self._options: Sequence[Option] = ()
        board.followers.append(self._follow)
        names = [words.t(f"creed.action.{action}.short") for action in ACTIONS]
        places, lettering = plates(self.media.theme, self.rect, names)
        calls = calls._replace(choose=self._use, inspect=self._use)
        self.spots = {action: ActionSpot(self, place, action, words, calls, lettering)
                      for action, place in zip(ACTIONS, places, strict=False)}  # fmt: skip
        place = places[len(ACTIONS)]
        self.team = Button(self, place, "", on_team, layout="top", size=theme.SMALL, icon_size=36, name="team")
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

    def place_of(self, ref: str) -> pygame.Rect | None:
        """The plate of an action: what it offers stands beside it."""
        spot = self.spots.get(ref.removeprefix("action:")) if self.visible else None
        return spot.rect if spot is not None and spot.ref == ref else None

    def _follow(self) -> None:
        """Which actions can be used, and which one acts."""
        refs = {ref for option in self._options for ref in option.refs}
        for spot in self.spots.values():
            spot.lit = spot.ref in refs
            spot.display(spot.content._replace(on=spot.ref == self.board.selected))

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
            if self.ui.keyboard:
                self.board.first()

    def _offer_team(self) -> None:
        """What the eighth place does now; between own choices it stays."""
        words, table, t = self.words, self.words.table, self.words.t
        asked, key = table.asked, self.media.bindings.label("next_seat")
        if not words.ally():
            tip = t("creed.tracker.tip", key=self.media.bindings.label("tracker"))
            self._put_team(t("creed.tracker.short"), tip, "creed/seen")
            return
        others = [question.seat for question in table.team.open() if asked is not None and question.seat != asked.seat]
        bots = table.team.waiting_bots()
        if bots and table.viewer is not None:
            does, icon = "hold" if table.team.bots_act else "let", f"creed/nation/{words.public(bots[0]).nation}"
            tip = t(f"creed.ally.{does}.tip", key=key, name=words.name(bots[0]))
            self._put_team(t(f"creed.ally.{does}"), tip, icon, does == "hold")
        elif others:
            tip = t("creed.ally.switch.tip", key=key, name=words.name(others[0]))
            self._put_team(t("creed.ally.switch"), tip, f"creed/nation/{words.public(others[0]).nation}")
        elif asked is not None or not words.mine(words.view.side):
            self._put_team(t("creed.ally.none"), t("creed.ally.none"), "ui/community", why=self._why_no_ally())

    def _why_no_ally(self) -> str:
        """Why the ally can't be turned to now."""
        words = self.words
        ally = words.public((max(0, words.view.reader) + 2) % len(words.view.seats))
        state = "later" if words.view.phase != "play" or not words.mine(words.view.side) else "self"
        return words.t(f"creed.ally.none.{'ended' if state == 'self' and ally.ended else state}",
                       name=words.name(ally.seat))  # fmt: skip

    def _put_team(self, text: str, tip: str, icon: str, on: bool | None = None, why: str = "") -> None:
        self.team.visible, self.team.enabled, self.team.reason = True, not why, why
        self.team.text, self.team.tip, self.team.icon, self.team.on = text, tip, icon, on
        self.team.invalidate()
