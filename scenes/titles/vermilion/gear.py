"""The own character's board of gear: the dice of this round, those used up in grey, and four slots with what is worn,
its wells, base and thresholds; the trinket turned by its uses; what lies ready to be swapped in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.vermilion.actions import SLOT_OF
from game.titles.vermilion.content import GEAR, TRINKETS, slot_of, tier_of
from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.media import theme
from scenes.titles.vermilion.card_words import SLOT_ICONS, card_tip, name_of, rule_lines
from scenes.titles.vermilion.dice import draw_die_view, draw_well
from scenes.titles.vermilion.preview import met_now
from scenes.titles.vermilion.wells import MET, MISSED, PLAIN, ThresholdLine, draw_threshold, draw_wells, threshold_of
from scenes.widgets.base import Group, RectLike
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from game.titles.vermilion.view import DieView, SeatPublic, SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.vermilion.words import Words

SUPPLY, GAP, DIE = 212, 8, 44
SLOTS = ("arm", "torso", "legs", "head")
POOL = 8
WELL, PICTURE, HEAD, SPARE = 34, 54, 28, 30


class SlotLook(NamedTuple):
    """What a slot shows: what is worn, its parasites, whether it is banned, uses left, the dice in it, its lines;
    how many pieces of the inventory lie at its head."""

    item: str
    taints: tuple[str, ...]
    banned: bool
    uses: int
    dice: tuple[DieView, ...]
    lines: tuple[ThresholdLine, ...]
    base: int
    spares: int


class GearSlot(Spot):
    """One slot of the body."""

    content: SlotLook | None = None
    glow, briefly, turned = 14, True, 0

    def __init__(self, board: GearBoard, rect: RectLike, slot: str) -> None:
        self.board, self.slot = board, slot
        super().__init__(board, rect, f"slot:{slot}", board.calls, tip=self._told, name=f"slot.{slot}")

    def click(self) -> None:
        """Plays a card here, uses the trinket, or opens the page of what is worn."""
        item = self.content.item if self.content is not None else ""
        if self.lit:
            self.calls.choose(self.ref if self.ref in self.board.offered else f"item:{item}")
        elif item:
            self.calls.inspect(f"item:{item}")

    def on_hover(self, inside: bool) -> None:
        """What is worn is told about."""
        super().on_hover(inside)
        if self.content is not None:
            self.calls.hover(f"item:{self.content.item}" if inside else None)

    def _told(self) -> str:
        look = self.content
        if look is None or not look.item:
            return self.board.words.slot(self.slot)
        rows = [card_tip(self.media, look.item)]
        rows += [f"{name_of(self.media, card)}: {' '.join(rule_lines(self.media, card))}" for card in look.taints]
        if look.banned:
            rows.append(self.media.t("vermilion.seat.banned_slot"))
        return "\n".join(rows)

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, picture, name, wells, lines."""
        look, r, pen = self.content, self.rect, self.pen(surface)
        if look is None:
            return
        if self.lit:
            pen.nine("glow", r.inflate(18, 18))
        tier = tier_of(look.item) if look.item else 0
        plate = f"vermilion/plate/{self.slot}_{tier}"
        if self.media.sprites.has(plate):
            surface.blit(self.media.sprites.nine(plate, r.size), r)
        else:
            pen.nine("panel", r)
        if self.lit or self.hot:
            pygame.draw.rect(surface, theme.GOLD if self.lit else theme.BRASS_LIGHT, r.inflate(-2, -2), 2, 10)
        if not look.item:
            pen.icon(SLOT_ICONS[self.slot], 64, center=r.center)
            return
        self._head(pen, look)
        if look.item in TRINKETS:
            self._trinket(pen, look)
        else:
            self._wells(pen, look)
        if look.banned:
            pen.put(self.media.sprites.plain(r.inflate(-8, -8).size, (10, 9, 13, 150)), center=r.center)
            pen.icon("vermilion/state/banned", 48, center=r.center)

    def _head(self, pen: Pen, look: SlotLook) -> None:
        """The icon of the slot and the name of what is worn."""
        r = self.rect
        icon = pen.icon(SLOT_ICONS[self.slot], 24, midleft=(r.x + 10, r.y + 6 + HEAD // 2))
        x, right = icon.right + 6, r.right - 10
        right -= look.spares * (SPARE + 3)
        for _ in look.taints:
            right = pen.icon("vermilion/keyword/corruption", 22, midright=(right, r.y + 6 + HEAD // 2)).left - 3
        ink = theme.BAD if look.taints else theme.BONE
        name, letters = name_of(self.media, look.item), self.media.theme
        if letters.width(name, letters.least, True) > right - x:
            pen.put(letters.excerpt(name, right - x, letters.least, ink), midleft=(x, r.y + 6 + HEAD // 2))
            return
        pen.line(name, right - x, 20, ink, True, height=HEAD, midleft=(x, r.y + 6 + HEAD // 2))

    def _wells(self, pen: Pen, look: SlotLook) -> None:
        """Picture, wells and base, below them the thresholds."""
        r, row = self.rect, GEAR[look.item]
        body = pygame.Rect(r.x + 10, r.y + 8 + HEAD, r.width - 20, PICTURE)
        side = min(PICTURE, body.height)
        x = body.x
        if pen.icon(f"vermilion/gear/{look.item}", side, topleft=body.topleft).width:
            x += side + 6
        x = draw_wells(pen, pygame.Rect(x, body.y, 10, body.height - 8), row.capacity, look.dice, WELL) + 2
        printed = row.base
        ink = theme.BAD if look.base < printed else theme.BONE
        pen.line(f"+{look.base}", max(20, body.right - x - (34 if row.range > 1 else 0)), theme.BODY, ink, True,
                 midleft=(x, body.centery - 4))  # fmt: skip
        if row.range > 1:
            icon = pen.icon("vermilion/keyword/ranged", 22, midright=(body.right - 14, body.centery - 4))
            pen.text(str(row.range), theme.SMALL, theme.BONE, True, midleft=(icon.right + 2, body.centery - 4))
        self._lines(pen, look)

    def _lines(self, pen: Pen, look: SlotLook) -> None:
        for i, line in enumerate(look.lines):
            draw_threshold(pen, line, self.line_place(i))

    def line_place(self, number: int) -> pygame.Rect:
        """Where a threshold is told."""
        r, look = self.rect, self.content
        top = r.y + 8 + HEAD + PICTURE - 4
        count = len(look.lines) if look is not None else 0
        high = min(30, (r.bottom - 6 - top) // max(2, count))
        return pygame.Rect(r.x + 8, top + number * high, r.width - 16, high)

    def wells(self, count: int) -> list[pygame.Rect]:
        """The places of so many dice, as they lie in the wells."""
        r, look = self.rect, self.content
        pictured = look is not None and self.media.sprites.has(f"vermilion/gear/{look.item}")
        x = r.x + 10 + (PICTURE + 6 if pictured else 0)
        y = r.y + 8 + HEAD + (PICTURE - 8) // 2 - WELL // 2
        return [pygame.Rect(x + i * (WELL + 4), y, WELL, WELL).inflate(-4, -4) for i in range(count)]

    def turn(self, degrees: int) -> None:
        """R11.9. The trinket on its way to the next quarter."""
        if degrees != self.turned:
            self.turned = degrees
            self.invalidate()

    def _trinket(self, pen: Pen, look: SlotLook) -> None:
        """Turned by a quarter for each use that is gone; what it does and what charges it."""
        r, most = self.rect, TRINKETS[look.item].uses
        side = PICTURE + 2
        card = pygame.Rect(r.x + 12, r.y + 10 + HEAD, side, side)
        turned = self.media.sprites.made(("vermilion turned", look.item, side, most - look.uses, self.turned),
                                         lambda: self._turned(look, side))  # fmt: skip
        pen.put(turned, center=card.center)
        plate = pygame.Rect(0, 0, side + 4, 24).move_to(midtop=(card.centerx, card.bottom + 8))
        pygame.draw.rect(pen.surface, theme.INK, plate, 0, 8)
        ink = theme.GOLD if look.uses else theme.BAD
        pen.line(f"{look.uses}/{most}", plate.width - 6, theme.SMALL, ink, True, center=plate.center)
        room = pygame.Rect(card.right + 12, card.y - 4, r.right - 10 - card.right - 12, r.bottom - 8 - card.y + 4)
        letters = self.media.theme
        lines = letters.beginning("\n".join(rule_lines(self.media, look.item)), *room.size)
        ink = theme.BONE if look.uses else theme.FAINT
        words = letters.paragraph(lines, room.width, theme.SMALL, ink, False, "left", room.height)
        pen.put(words, midleft=room.midleft)

    def _turned(self, look: SlotLook, side: int) -> pygame.Surface:
        """The trinket on its card, the uses it had at each corner it was turned past."""
        out = pygame.Surface((side, side), pygame.SRCALPHA)
        pen = Pen(out, self.media)
        pygame.draw.rect(out, (46, 34, 40), out.get_rect(), 0, 8)
        pygame.draw.rect(out, theme.BRASS, out.get_rect(), 2, 8)
        if not pen.icon(f"vermilion/gear/{look.item}", side - 10, center=(side // 2, side // 2)).width:
            pen.icon(SLOT_ICONS["head"], side - 14, center=(side // 2, side // 2))
        return pygame.transform.rotate(out, self.turned - 90 * (TRINKETS[look.item].uses - look.uses))


class SpareSpot(Spot):
    """A piece of gear of the inventory, at the head of its slot; a click swaps it in where that is possible."""

    content = ""
    glow = 8

    def __init__(self, board: GearBoard, rect: RectLike, item: str) -> None:
        super().__init__(board, rect, f"item:{item}", board.calls, tip=lambda: card_tip(board.media, item),
                         name=f"spare.{item}")  # fmt: skip
        self.content = item

    def draw(self, surface: pygame.Surface) -> None:
        """Its picture on a small card."""
        pen, r = self.pen(surface), self.rect
        pygame.draw.rect(surface, theme.INK, r, 0, 7)
        if not pen.icon(f"vermilion/gear/{self.content}", r.width - 6, center=r.center).width:
            pen.icon(SLOT_ICONS[slot_of(self.content)], r.width - 8, center=r.center)
        ink = theme.GOLD if self.lit else theme.BRASS_LIGHT if self.hot else theme.BRASS
        pygame.draw.rect(surface, ink, r, 2, 7)


class SupplyTray(Spot):
    """The dice of the supply and those used up, as many places as a pool can have."""

    content: tuple[tuple[DieView, ...], tuple[DieView, ...], int] = ((), (), 0)

    def __init__(self, board: GearBoard, rect: RectLike) -> None:
        self.board = board
        super().__init__(board, rect, "", board.calls, tip=self._told, name="supply")

    def _told(self) -> str:
        ready, used, pool = self.content
        t = self.media.t
        return "\n".join([t("vermilion.supply.title"), t("vermilion.supply.ready", n=len(ready), used=len(used)),
                          t("vermilion.supply.pool", n=pool, most=POOL)])  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        """Heading, two rows of dice."""
        pen, r = self.pen(surface), self.rect
        ready, used, pool = self.content
        pen.nine("panel", r)
        head = pygame.Rect(r.x + 12, r.y + 6, r.width - 24, 30)
        figure = pen.text(f"{len(ready)}/{pool}", theme.SMALL, theme.GOLD, True, midright=head.midright)
        pen.line(self.media.t("vermilion.supply.title"), figure.left - 8 - head.x, theme.SMALL, theme.DIM,
                 height=30, midleft=head.midleft)  # fmt: skip
        dice = [(die, False) for die in ready] + [(die, True) for die in used]
        per = max(POOL // 2, -(-len(dice) // 2))
        side = min(DIE, (r.width - 20) // per - 4)
        step = (r.width - 20) // per
        for i in range(max(POOL, len(dice))):
            x = r.x + 10 + i % per * step + (step - side) // 2
            place = pygame.Rect(x, head.bottom + 4 + i // per * 52, side, side)
            if i < len(dice):
                draw_die_view(pen, dice[i][0], place, dim=dice[i][1])
            else:
                draw_well(pen, place.inflate(-10, -10))


class GearBoard(Group, Part):
    """The whole strip."""

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls = NO_CALLS) -> None:
        super().__init__(table, rect, name="gear")
        self.table, self.words, self.calls = table, words, calls
        self.offered: frozenset[str] = frozenset()
        self._view: SeatView | None = None
        self._held, self._lit = "", 0
        r = self.rect
        self.tray = SupplyTray(self, (r.x, r.y, SUPPLY, r.height))
        wide = (r.width - SUPPLY - GAP * len(SLOTS)) // len(SLOTS)
        self.slots = [GearSlot(self, (r.x + SUPPLY + GAP + i * (wide + GAP), r.y, wide, r.height), slot)
                      for i, slot in enumerate(SLOTS)]  # fmt: skip
        self.spares: list[SpareSpot] = []

    def show(self, view: SeatView) -> None:
        """Takes the things of the seat that acts, else the own ones."""
        self._view = view
        self._refresh()

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Lights up slots, the trinket and what can be swapped in."""
        self.offered = frozenset(ref for option in options for ref in option.refs)
        if question is not None:
            self._held = ""
        self._refresh()

    # --- for effects

    def hold(self, slot: str, lit: int, more: bool = False) -> None:
        """R11.3. Of the thresholds of a slot no more than the first `lit` show how they stand; "" for no slot. `more`:
        none goes out again."""
        lit = max(lit, self._lit) if more and slot == self._held else lit
        if (slot, lit) != (self._held, self._lit):
            self._held, self._lit = slot, lit
            self._refresh()

    def slot(self, name: str) -> GearSlot:
        """One of the four."""
        return self.slots[SLOTS.index(name)]

    def met(self, name: str) -> list[int]:
        """The numbers of the thresholds that the dice in a slot meet."""
        view = self._view
        if view is None or view.action is None:
            return []
        lines = look_of(self.words, view, view.seats[view.action.seat], name).lines
        return [i for i, line in enumerate(lines) if line.state == MET]

    def signs(self, name: str, number: int) -> list[str]:
        """What a threshold gives, as signs."""
        look = self.slot(name).content
        return [sign for sign, _ in look.lines[number].signs] if look is not None else []

    def line_place(self, name: str, number: int) -> pygame.Rect:
        """Where a threshold is told."""
        return self.slot(name).line_place(number)

    def wells(self, name: str, count: int) -> list[pygame.Rect]:
        """The places of dice in a slot."""
        return self.slot(name).wells(count)

    def turn(self, degrees: int) -> None:
        """R11.9. The trinket is on its way to the next quarter."""
        self.slot("head").turn(degrees)

    def _refresh(self) -> None:
        view, asked = self._view, self.table.asked
        if view is None or not view.seats:
            return
        seat = asked.seat if asked is not None else self.words.own()
        public = view.seats[min(seat, len(view.seats) - 1)]
        self.tray.display((public.supply, public.spent, sum(n for _, n in self.words.pool(public))))
        for slot in self.slots:
            look = look_of(self.words, view, public, slot.slot)
            if slot.slot == self._held:
                lines = (line if i < self._lit else line._replace(state=PLAIN) for i, line in enumerate(look.lines))
                look = look._replace(lines=tuple(lines))
            slot.display(look)
            slot.lit = slot.ref in self.offered or (bool(look.item) and f"item:{look.item}" in self.offered)
        self._spare(public)

    def _spare(self, public: SeatPublic) -> None:
        """The inventory as small cards at the head of each slot."""
        if [spot.content for spot in self.spares] != list(public.bag):
            for spot in self.spares:
                self.remove(spot)
            self.spares = []
            for slot in self.slots:
                items = [item for item in public.bag if slot_of(item) == slot.slot]
                for i, item in enumerate(items[:3]):
                    place = (slot.rect.right - 8 - (i + 1) * (SPARE + 3), slot.rect.y + 7, SPARE, SPARE)
                    self.spares.append(SpareSpot(self, place, item))
            self.invalidate()
        for spot in self.spares:
            spot.lit = spot.ref in self.offered

    def place_of(self, ref: str) -> pygame.Rect | None:
        """A slot, or what is worn or spare."""
        for slot in self.slots:
            item = slot.content.item if slot.content is not None else ""
            if ref in (slot.ref, f"item:{item}"):
                return slot.rect
        return next((spot.rect for spot in self.spares if spot.ref == ref), None)


def look_of(words: Words, view: SeatView, public: SeatPublic, slot: str) -> SlotLook:
    """What a slot of a character shows."""
    item = dict(public.worn).get(slot, "")
    taints = dict(public.taints).get(item, ())
    action = view.action
    used = action is not None and action.seat == public.seat and SLOT_OF.get(action.kind) == slot
    dice = action.dice if used and action is not None else ()
    base = GEAR[item].base if item in GEAR else 0
    if "armour_corrosion" in taints:
        base = 0
    met = met_now(view) if used else None
    lines = []
    for i, when in enumerate(GEAR[item].thresholds if item in GEAR else ()):
        state = PLAIN if met is None else MET if met[i] else MISSED
        lines.append(threshold_of(words.media, when, slot, state))
    uses = dict(public.uses).get(item, 0)
    spares = min(3, sum(slot_of(other) == slot for other in public.bag))
    return SlotLook(item, tuple(taints), slot in public.banned, uses, dice, tuple(lines), base, spares)
