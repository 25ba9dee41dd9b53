"""What one says to those who play with one, and what bots mean to do (C12.2): over the board a line for each bot and
for each other person who asks something, beside them three buttons. "Attack this" and "Go there" wait for a click on
the board, "Guard me" needs none; pressed again a button takes back what was asked. It holds for this round.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.callbacks import ignore
from game.match.seats import WISH, wish_of, wishes_of
from game.titles.vermilion.bot_plan import ATTACK, GO, GUARD, BotPlan, PartnerWish, plan_of, read_wish, wish_text
from game.titles.vermilion.forecast import state_of
from scenes.kit.part import Part
from scenes.kit.spot import Spot
from scenes.media import theme
from scenes.widgets.base import Group, RectLike
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from game.match.seats import SeatInfo
    from game.titles.vermilion.view import SeatView
    from scenes.kit.spot import Calls
    from scenes.kit.table_host import TableHost
    from scenes.titles.vermilion.words import Words

ICONS = {ATTACK: "vermilion/step/melee", GUARD: "vermilion/step/shield", GO: "vermilion/step/move"}
PHASES = ("corruption", "ready", "threat", "enemy", "player", "cleanup")
"""When there is something to say: not between quests."""
WIDE, SMALL, BESIDE, GAP, FACE = 158, 52, 56, 6, 32
RIM = 5
"""So much of the lines' edges may lie under a notice."""
MANY = 3
"""From so many partners on the buttons show their signs alone, to leave room for what is said."""
REFS = {ATTACK: "unit:f", GO: "tile:"}


class PlanWords(NamedTuple):
    """A line: a character, and what its bot means to do or its person asks for."""

    character: str
    name: str
    words: str
    asked: bool


class WishMark(NamedTuple):
    """What a person asks, on the board: at a unit or a tile, with the name of who asks."""

    ref: str
    icon: str
    name: str


class PlanLine(Spot):
    """One partner: its face, and its plan or wish; pointed at it shows on the board what that is about."""

    content: PlanWords | None = None

    def told(self) -> str:
        """The whole line, for those who hear it or see it shortened."""
        said = self.content
        return f"{said.name}: {said.words}" if said is not None else ""

    def draw(self, surface: pygame.Surface) -> None:
        """Face and words."""
        said, r = self.content, self.rect
        if said is None:
            return
        pen = self.pen(surface)
        pen.put(self.media.sprites.plain(r.size, (10, 9, 13, 170)), topleft=r.topleft)
        face = pen.icon(f"vermilion/portrait/{said.character}", FACE, midleft=(r.x + 4, r.centery))
        ink = theme.GOLD if said.asked else theme.BONE
        x = face.right + 6
        pen.line(said.words, r.right - 6 - x, theme.SMALL, ink, height=r.height - 2, midleft=(x, r.centery))


class Partners(Group, Part):
    """The lines of the others of one's own side, and the buttons. `armed`: what waits for its place on the board."""

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls) -> None:
        super().__init__(table, rect, name="partners")
        self.table, self.words, self.calls = table, words, calls
        self.armed = ""
        self._view: SeatView | None = None
        self._stale: list[int] = []
        self._fresh = False  # whether the frame has shown another view, and has no time to think
        self.lines: dict[int, PlanLine] = {}
        self.buttons: dict[str, Button] = {}
        self.wishes: dict[int, PartnerWish] = {}
        self._shows: object = None
        self._heard: set[tuple[int, str, str]] | None = None
        self.tell_board: Callable[[tuple[WishMark, ...]], None] = ignore
        self.visible = False

    def spared(self) -> Sequence[pygame.Rect]:
        """Notices leave wishes and their buttons free."""
        return [self.rect.inflate(0, -2 * RIM)] if self.visible else []

    # --- what is shown

    def show(self, view: SeatView) -> None:
        """The plans of now are thought out one a frame."""
        self._view = view
        self._tell()

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Buttons serve whoever may act or wait here."""
        self._tell()

    def _partners(self) -> list[SeatInfo]:
        """The bots and the other people, while there is something to say."""
        table, view, own = self.table, self._view, self._seat()
        if view is None or view.phase not in PHASES or view.outcome is not None:
            return []
        if table.viewer is None or table.for_bots or table.steps_back:
            return []
        return [info for info in table.match.seats
                if info.is_bot or (info.decides and info.seat != own) if info.seat < len(view.seats)]

    def _asks(self) -> bool:
        """Whether a person has the seat, whose wishes are heard."""
        seat = self._seat()
        return any(info.seat == seat and info.decides for info in self.table.match.seats)

    def _wish_of(self, info: SeatInfo) -> PartnerWish | None:
        """What a person asks now, as far as it can still be done."""
        view, text = self._view, wish_of(info.orders)
        if info.is_bot or view is None or text.partition(":")[0] != self._now():
            return None
        return read_wish(state_of(view), info.seat, text)

    def _build(self, partners: list[SeatInfo]) -> None:
        self.clear()
        r, t = self.rect, self.words.t
        shown = [info.seat for info in partners if info.is_bot or info.seat in self.wishes]
        self.lines, self.buttons = {}, {}
        if not partners:
            return
        small = len(shown) >= MANY or any(not self._has_room(t(f"vermilion.wish.{verb}")) for verb in ICONS)
        button = SMALL if small else WIDE
        side = 3 * (button + GAP)
        wide = min(320, (r.width - side) // max(1, len(shown)) - GAP)
        for i, seat in enumerate(shown):
            place = (r.x + i * (wide + GAP), r.y, wide, r.height)
            line = PlanLine(self, place, f"unit:c{seat}", self.calls, name=f"plan.{seat}")
            line.tip = line.told
            self.lines[seat] = line
        for i, (verb, icon) in enumerate(ICONS.items() if self._asks() else ()):
            place = (r.right - side + GAP + i * (button + GAP), r.y, button, r.height)
            words, tip = t(f"vermilion.wish.{verb}"), t(f"vermilion.wish.{verb}.tip")
            self.buttons[verb] = Button(
                self, place, "" if small else words, partial(self.press, verb), icon=icon, size=theme.SMALL, on=False,
                name=f"wish.{verb}", tip=f"{words}: {tip}" if small else tip, spoken=words,
            )  # fmt: skip
            self.buttons[verb].sends = True

    def _has_room(self, words: str) -> bool:
        """Whether a wide button has room for them beside its icon."""
        letters = self.ui.media.theme
        return letters.width(words, letters.least, True) <= WIDE - BESIDE

    def _tell(self) -> None:
        """Who has something to say, buttons as they stand; all lines are to be thought out anew."""
        partners = self._partners()
        self.wishes = {info.seat: wish for info in partners if (wish := self._wish_of(info)) is not None}
        self.visible = bool(partners)
        shows = [(info.seat, info.is_bot) for info in partners if info.is_bot or info.seat in self.wishes]
        if self._shows != (shows, self.visible, self._asks()):
            self._shows = (shows, self.visible, self._asks())
            self._build(partners)
        self._mark()
        asked = self._asked()
        for verb, button in self.buttons.items():
            button.on = self.armed == verb or asked == verb
        self._stale, self._fresh = [*self.lines], True
        if self._stale:
            self.ui.ticking[self] = None

    def _mark(self) -> None:
        """What people ask stands on the board for all of their side until it is done; a new wish is heard."""
        view = self._view
        if view is None or not self.visible:
            self.tell_board(())
            return
        found = {info.seat: wish for info in self.table.match.seats
                 if info.decides and info.seat < len(view.seats) and (wish := self._wish_of(info)) is not None}
        there = {one.at: one.seat for one in view.seats if one.at}
        open_now = {by: wish for by, wish in found.items()
                    if wish.verb != GO or there.get(wish.what, by) == by}  # fmt: skip
        several = sum(info.decides for info in self.table.match.seats) > 1
        self.tell_board(tuple(WishMark(self._ref(wish.what, wish.verb), ICONS[wish.verb],
                                       self.words.name(by) if several else "")
                              for by, wish in open_now.items()))  # fmt: skip
        heard = {(by, wish.verb, wish.what) for by, wish in found.items()}
        if self._heard is not None and heard - self._heard:
            self.media.sounds.play("vermilion/wish")
        self._heard = heard

    def tick(self, dt: int) -> None:
        """One line, in the frames after the view came."""
        view = self._view
        if self._fresh and self.media.motion:
            self._fresh = False
            return
        if not self._stale or view is None or not self.visible:
            self.ui.ticking.pop(self, None)
            return
        seat = self._stale.pop(0)
        wish, name = self.wishes.get(seat), self.words.name(seat)
        if wish is not None:
            self._display(seat, PlanWords(view.seats[seat].name, name, self.request(wish), True), wish.what, wish.verb)
            return
        plan = plan_of(state_of(view), seat, wishes_of(self.table.match.seats))
        self._display(seat, PlanWords(view.seats[seat].name, name, self.sentence(plan), plan.asked),
                      plan.unit or plan.tile, GO if plan.tile and not plan.unit else "")  # fmt: skip

    def _display(self, seat: int, said: PlanWords, what: str, verb: str) -> None:
        """A line, and what of the board it is about: a tile, or a unit; its own character where it is neither."""
        line = self.lines[seat]
        line.ref = self._ref(what, verb) if what else f"unit:c{seat}"
        line.display(said)

    def _ref(self, what: str, verb: str) -> str:
        return f"{'tile' if verb == GO else 'unit'}:{what}"

    def request(self, wish: PartnerWish) -> str:
        """What a person asks, in words."""
        name = self.words.unit(wish.what) if wish.verb != GO else ""
        if wish.verb == GO and self._is_land(wish.what):
            return self.words.t("vermilion.asks.go.land", at=self.words.land(wish.what))
        return self.words.t(f"vermilion.asks.{wish.verb}", name=name, at=wish.what)

    def sentence(self, plan: BotPlan) -> str:
        """A plan in words."""
        land = self._is_land(plan.tile)
        key = f"vermilion.plan.{plan.verb}{'.land' * (land and plan.verb == GO)}{'.asked' * plan.asked}"
        name = self.words.unit(plan.unit) if plan.unit else ""
        return self.words.t(key, name=name, at=self.words.land(plan.tile) if land else plan.tile)

    def _is_land(self, tile: str) -> bool:
        """R15.2. Whether a tile is a land of the quest, which is called by where it lies."""
        return self._view is not None and any(at == tile for at, _ in self._view.lands)

    # --- asking

    def press(self, verb: str) -> None:
        """A button: asks at once, waits for a place, or takes back what was asked."""
        if self._asked() == verb or self.armed == verb:
            self.armed = ""
            self._order("")
        elif verb == GUARD:
            self.armed = ""
            self._order(self._text(GUARD, ""))
        else:
            self.armed = verb
            self.table.prompt.show(self.words.t(f"vermilion.wish.{verb}.where"))
        self._tell()

    def aims(self, ref: str) -> bool:
        """A click on the board while a button waits: whether it was for it; of a tile and who stands there one is."""
        return bool(self.armed) and ref.startswith(REFS[self.armed]) and self.take(ref)

    def take(self, ref: str) -> bool:
        """A click on something while a button waits: whether it was for it."""
        if not self.armed or not self.visible:
            return False
        if not ref.startswith(REFS[self.armed]):
            self.table.toast(self.words.t(f"vermilion.wish.{self.armed}.where"), "bad")
            return True
        verb, self.armed = self.armed, ""
        self._order(self._text(verb, ref.partition(":")[2]))
        self.table.tell_prompt()
        self._tell()
        return True

    def close_over(self) -> bool:
        """Nothing waits for a click any more."""
        waited, self.armed = bool(self.armed), ""
        if waited:
            self.table.tell_prompt()
            self._tell()
        return waited

    def _seat(self) -> int:
        """Whose wish it is: who is asked here, else the viewer."""
        asked, viewer = self.table.asked, self.table.viewer
        return asked.seat if asked is not None else viewer if viewer is not None else -1

    def _text(self, verb: str, what: str) -> str:
        view = self._view
        return wish_text(len(view.tries), view.round, verb, what) if view is not None else ""

    def _now(self) -> str:
        """The attempt and the round that wishes of now are for."""
        return self._text("", "").partition(":")[0]

    def _asked(self) -> str:
        """What the seat asks in this round, "" for nothing."""
        info = next((one for one in self.table.match.seats if one.seat == self._seat()), None)
        wish = self._wish_of(info) if info is not None else None
        return wish.verb if wish is not None else ""

    def _order(self, text: str) -> None:
        """The wish becomes a standing order of the seat, in the place of what it asked before."""
        match, seat = self.table.match, self._seat()
        if seat < 0:
            return
        for name in [one for one in match.seat(seat).orders if one.startswith(WISH)]:
            match.set_order(seat, name, "")
        if text:
            match.set_order(seat, f"{WISH}{text}", "always")
