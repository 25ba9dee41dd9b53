"""The page of the rulebook: a whole book in one scroll. Blocks are laid out when they come near; the rest follows a few
each frame, and the place that is being read stays where it is.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.media import theme
from scenes.rules.blocks import BUDGET_S, HEADING, Block, Placed, RuleLink, icon_size
from scenes.rules.measures import MARGIN, columns
from scenes.widgets.base import RectLike, WidgetParent
from scenes.widgets.scroller import Scroller

if TYPE_CHECKING:
    from scenes.rules.coverage import CoverageMarks
    from scenes.shell.stack import SceneStack
    from scenes.table.book import Item, Rulebook, SearchHit

EYE = 130
"""How far down the page the eye is taken to be."""
FACES, LEAD = 80, 64
"""Pictures of words that are kept; by how much a page moves at most, so that it begins with a whole line."""
HIT, HIT_NOW = (92, 70, 30), (138, 86, 14)


class BookPage(Scroller):
    """`on_follow` gets the rule of a link, `on_scroll` is called when another paragraph is at the top.

    Left and Right walk the links in sight, Enter follows.
    """

    focusable = True
    line_step = 64
    cursor = "arrow"

    def __init__(self, parent: WidgetParent, rect: RectLike, stack: SceneStack, book: Rulebook, blocks: list[Block],
                 marks: CoverageMarks, on_follow: Callable[[str], None],
                 on_scroll: Callable[[], None]) -> None:  # fmt: skip
        super().__init__(parent, rect, "text")
        self._stack = stack
        self.book, self.blocks, self.marks = book, blocks, marks
        self.columns = columns(self.media.theme)
        for block in blocks:
            block.picture = None  # drawn before in another palette, maybe
        self.on_follow, self.on_scroll = on_follow, on_scroll
        self.tip = self._tip
        self.marked = -1
        self.hits: dict[int, SearchHit] = {}
        self.hit_now = -1
        self._tops: list[int] = []
        self._next = 0
        self._icons = [item for item in book.items if item.icon]
        self._decode_ahead()
        self._late = True
        self._stood = 0  # where the page began before it was scrolled
        self._pressed: RuleLink | None = None
        self._at: tuple[int, RuleLink] | None = None
        self._cursor: tuple[int, RuleLink] | None = None
        self._faces: OrderedDict[int, pygame.Surface] = OrderedDict()
        self._sum()
        self.ui.ticking[self] = None

    # --- layout

    def _sum(self) -> None:
        """Adds up the heights."""
        y, self._tops = 0, []
        for block in self.blocks:
            self._tops.append(y)
            y += block.height
        self._whole = y

    def _lay(self, index: int) -> int:
        """Lays a block out; how much higher it is than was guessed."""
        block = self.blocks[index]
        before = block.height
        block.lay(self.media, self.book, self.marks)
        return block.height - before

    def _settle(self) -> None:
        """Lays out what is in sight; what lies above keeps its guess, so the place stays."""
        for _ in range(8):
            inside = [i for i in self._in_sight() if not self.blocks[i].laid]
            if not inside:
                return
            above = [i for i in inside if self._tops[i] + self.blocks[i].height <= self.top]
            grown = {index: self._lay(index) for index in inside}
            self._sum()
            self.top = min(self.top + sum(grown[index] for index in above), self.furthest)

    def _in_sight(self) -> range:
        """The blocks in sight."""
        first = max(0, bisect_right(self._tops, self.top) - 1)
        last = bisect_right(self._tops, self.top + self.rect.height)
        return range(first, max(first, last))

    def _decode_ahead(self) -> None:
        """Pictures that the book shows are decoded on a thread before they come into sight."""
        self.media.sprites.ready(*(item.icon for item in self._icons))

    def tick(self, dt: int) -> None:
        """Once the panel has slid in: draws one picture in sight, else lays out a few more blocks, then makes the
        pictures beside them; stops when the book is whole.
        """
        self._await_icons()
        self._settle()
        if self._stack.transition is not None or self._draw_one(self._in_sight()):
            return
        until = time.perf_counter() + BUDGET_S
        grown = 0
        while self._next < len(self.blocks) and time.perf_counter() < until:
            if not self.blocks[self._next].laid:
                below = self._tops[self._next] >= self.top
                more = self._lay(self._next)
                grown += 0 if below else more
            self._next += 1
        self.top += grown
        self._sum()
        while self._next >= len(self.blocks) and self._icons and time.perf_counter() < until:
            if not self.media.sprites.ready(self._icons[0].icon):
                break
            item = self._icons.pop(0)
            self.media.sprites.get(item.icon, size=icon_size(item, self.columns))
        if self._next >= len(self.blocks) and not self._icons and not self._draw_one(range(len(self.blocks))):
            self.ui.ticking.pop(self, None)
            self.invalidate()

    def _await_icons(self) -> None:
        """Icons in sight are drawn as soon as all of them are decoded."""
        if not self._late:
            return
        items = [item for i in self._in_sight() for item in self.blocks[i].items if item.icon]
        if self.media.sprites.ready(*(item.icon for item in items)):
            self._late = False
            self.invalidate()

    def _draw_one(self, inside: range) -> bool:
        """Draws a picture that is missing; False where none is."""
        block = next((b for b in self.blocks[inside.start : inside.stop] if b.drawn and b.laid and not b.picture), None)
        if block is None:
            return False
        block.draw_picture(self.media)
        if block.picture is not None:
            self.invalidate()
        return True

    # --- places

    @property
    def whole(self) -> int:
        """How high the book is, as far as it is known."""
        return self._whole

    @property
    def page_step(self) -> int:
        """A page leaves two lines of the one before in sight."""
        return self.rect.height - 80

    def scrolled(self, shift: int) -> None:
        """What comes into sight is laid out."""
        self._settle()
        self._stood = self.top + shift
        self._at = self._cursor = None
        self.ui.hide_tip()
        self.on_scroll()

    def _block_of(self, item: Item) -> int:
        return next(i for i, block in enumerate(self.blocks) if item in block.items)

    def _item_y(self, item: Item) -> int:
        index = self._block_of(item)
        if not self.blocks[index].laid:
            self._lay(index)
            self._sum()
        placed = self.blocks[index].of(item)
        first = placed is not None and placed is self.blocks[index].placed[0]
        return self._tops[index] + (self.blocks[index].above if first or placed is None else placed.y)

    def go(self, item: Item, shift: int = 0) -> None:
        """Puts a paragraph near the top, `shift` pixels lower."""
        for _ in range(8):  # what is laid out on the way moves it
            top = min(max(0, self._item_y(item) - MARGIN - shift), self.furthest)
            self.top = top
            self._settle()
            if top == min(max(0, self._item_y(item) - MARGIN - shift), self.furthest):
                break
        self._at = self._cursor = None
        self.invalidate()
        self.on_scroll()

    def open(self, item: Item) -> None:
        """Puts a paragraph near the top, and with it all of a picture that has begun above and stands beside it."""
        self.go(item)
        index = self._block_of(item)
        block, y = self.blocks[index], self._item_y(item) - self._tops[index]
        if block.drawn and block.picture_y < y < block.picture_foot:
            self.go(item, y - block.picture_y)

    def show(self, item: Item) -> None:
        """Brings a paragraph into sight, near the middle; nothing moves when it stands there already."""
        y = self._item_y(item)
        if not self.top + 8 <= y <= self.top + self.rect.height - 140:
            self.go(item, self.rect.height // 4)

    def reading(self, below: int = MARGIN) -> tuple[Item, int]:
        """The paragraph `below` the upper edge, and how far it stands below that edge."""
        index = max(0, bisect_right(self._tops, self.top + below) - 1)
        block = self.blocks[index]
        placed = [p for p in block.placed if self._tops[index] + p.y <= self.top + below]
        item = placed[-1].item if placed else block.items[0]
        return item, self._item_y(item) - MARGIN - self.top

    def mark(self, item: int = -1) -> None:
        """Lays a plate under a paragraph, by its number; -1: under none."""
        self.marked = item
        self.invalidate()

    def mark_hits(self, hits: list[SearchHit], now: int) -> None:
        """Colours what was found; the present one more strongly."""
        self.hits = {hit.item.index: hit for hit in hits}
        self.hit_now = hits[now].item.index if hits else -1
        self.invalidate()

    def spoken(self) -> str:
        """The link under the keyboard's cursor, else the text in sight."""
        if self._cursor is not None:
            return self._words_of(self._cursor[1].rule)
        parts = []
        for index in self._in_sight():
            parts += [p.item.spoken() for p in self.blocks[index].placed]
            table = self.blocks[index].table
            parts += [table.spoken()] if table is not None else []
        return "\n".join(parts)

    def _to_line(self) -> None:
        """The page begins with a whole line, where one is near on its way; the book's end stays in reach."""
        if self.top in (0, self.furthest):
            return
        down, stood = self.top > self._stood, self._stood
        ahead = (top for top, _ in self._lines() if top != stood and (top > stood) is down)
        nearest = min(ahead, key=lambda y: abs(y - self.top), default=self.top)
        if abs(nearest - self.top) <= LEAD:
            self.scroll_to(nearest)

    def _lines(self) -> list[tuple[int, int]]:
        """Where lines in sight begin and end in the whole book."""
        return [(self._tops[i] + top, self._tops[i] + end) for i in self._in_sight()
                for top, end in self.blocks[i].lines()]  # fmt: skip

    def _whole_lines(self) -> pygame.Rect:
        """The page without a line that the lower edge would cut."""
        foot = self.top + self.rect.height
        whole = min((top for top, end in self._lines() if top < foot < end), default=foot)
        return pygame.Rect(self.rect.topleft, (self.rect.width, whole - self.top))

    # --- links

    def _origin(self, index: int) -> tuple[int, int]:
        return self.rect.x + MARGIN, self.rect.y + self._tops[index] - self.top

    def _find(self, pos: tuple[int, int]) -> tuple[int, RuleLink] | None:
        """The link or mark under a place."""
        for index in self._in_sight():
            x, y = self._origin(index)
            for link in (*self.blocks[index].links, *self.blocks[index].marks):
                if link.rect.inflate(6, 2).collidepoint(pos[0] - x, pos[1] - y):
                    return index, link
        return None

    def _is_mark(self, found: tuple[int, RuleLink]) -> bool:
        return found[1] in self.blocks[found[0]].marks

    def at(self, pos: tuple[int, int]) -> BookPage | None:  # type: ignore[override]
        """Notes what the pointer is on."""
        if not self.visible or not self.rect.collidepoint(pos):
            return None
        found = self._find(pos)
        if found != self._at:
            self._at = found
            self.ui.hide_tip()
            self.invalidate()
            usable = found is not None and not self._is_mark(found)
            self.cursor = "hand" if usable else "arrow"
            if self.hovered:
                self.media.pointer(self.cursor)
        return self

    def _tip(self) -> str:
        found = self._cursor if self.ui.by_keys else self._at
        if found is None:
            return ""
        rule = found[1].rule
        return self.marks.tip(self.media, rule) if self._is_mark(found) else self._words_of(rule)

    def tip_rect(self) -> pygame.Rect:
        """The link that the tooltip tells about."""
        found = self._cursor if self.ui.by_keys else self._at
        return found[1].rect.move(self._origin(found[0])) if found is not None else self.rect

    def _words_of(self, rule: str) -> str:
        item = self.book.place(rule)
        if item is None:
            return ""
        head = f"{item.rule}  {item.head}".rstrip()
        return f"{head}\n{item.text}"

    def _follow(self, link: RuleLink) -> None:
        self.media.sounds.play("click")
        self.on_follow(link.rule)

    def _walk(self, by: int) -> bool:
        """The next link in sight."""
        links = []
        for index in self._in_sight():
            top = self._tops[index] - self.top
            links += [(index, link) for link in self.blocks[index].links
                      if top + link.rect.y >= 0 and top + link.rect.bottom <= self.rect.height]  # fmt: skip
        if not links:
            return False
        now = links.index(self._cursor) if self._cursor in links else -1 if by > 0 else 0
        self._cursor = links[(now + by) % len(links)]
        self.ui.hide_tip()
        self.invalidate()
        return True

    # --- input

    def on_wheel(self, pos: tuple[int, int], amount: int) -> bool:
        """By whole lines."""
        super().on_wheel(pos, amount)
        self._to_line()
        return True

    def on_release(self, pos: tuple[int, int], button: int, inside: bool) -> None:
        """What was dragged comes to rest at a whole line."""
        dragged = self._dragged or self._grip is not None
        super().on_release(pos, button, inside)
        if dragged:
            self._to_line()

    def on_press(self, pos: tuple[int, int], button: int) -> bool:
        """Notes the link under the pointer."""
        taken = super().on_press(pos, button)
        found = self._find(pos) if taken and self._grip is None else None
        self._pressed = found[1] if found is not None and not self._is_mark(found) else None
        return taken

    @property
    def on_link(self) -> bool:
        """Whether Enter follows a link."""
        return self._cursor is not None

    def clicked(self, pos: tuple[int, int]) -> None:
        """A click on a link follows it."""
        if self._pressed is not None:
            self._follow(self._pressed)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Scrolls, walks the links, follows one."""
        plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        if plain and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return self._walk(1 if event.key == pygame.K_RIGHT else -1)
        if plain and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._cursor is not None:
            self._follow(self._cursor[1])
            return True
        before, used = self.top, super().on_key(event)
        if self.top != before:
            self._to_line()
        return used or (plain and event.key in (pygame.K_UP, pygame.K_DOWN))

    def on_hover(self, inside: bool) -> None:
        """The page does not light up, its links do."""
        self.hovered = inside
        if not inside and self._at is not None:
            self._at = None
            self.invalidate()

    def focus_ring(self) -> pygame.Rect:
        """Inside the panel."""
        return self.rect.inflate(4, 4)

    # --- drawing

    def draw_back(self, surface: pygame.Surface) -> None:
        """The blocks inside the clip."""
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self._whole_lines()))
        for index, x, y in self._shown(surface.get_clip()):
            self._draw_block(surface, index, x, y)
        surface.set_clip(clip)

    def painting(self, surface: pygame.Surface) -> Iterator[None]:
        """A step for each block."""
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self._whole_lines()))
        for index, x, y in list(self._shown(surface.get_clip())):
            yield from self.media.sprites.prepared(partial(self._draw_block, index=index, x=x, y=y))
            self._draw_block(surface, index, x, y)
            yield
        surface.set_clip(clip.clip(self.rect))
        self.draw_over(surface)
        surface.set_clip(clip)

    def _shown(self, clip: pygame.Rect) -> Iterator[tuple[int, int, int]]:
        """Number and place of every block inside the clip."""
        for index in self._in_sight():
            block, (x, y) = self.blocks[index], self._origin(index)
            if block.laid and y < clip.bottom and y + block.height > clip.top:
                yield index, x, y

    def _draw_block(self, surface: pygame.Surface, index: int, x: int, y: int) -> None:
        block = self.blocks[index]
        if block.heading:
            words = self.media.theme.line(block.heading, self.columns.wide, HEADING, theme.GOLD, True)
            top = y + block.above
            surface.blit(words, (x, top))
            below = top + words.get_height() + 2
            pygame.draw.line(surface, theme.BRASS, (x, below), (x + self.columns.wide, below))
        for placed in block.placed:
            self._draw_item(surface, placed, x, y)
        picture = block.picture
        if picture is not None and y + block.picture_y + picture.get_height() * 3 // 4 > self.rect.y:  # no foot alone
            left = x + self.columns.wide - picture.get_width()
            surface.blit(picture, (left, y + block.picture_y))
        if block.table is not None:
            surface.blit(self._table_face(index, block), (x + self.columns.tag, y + block.table_y))
        for link in block.marks:
            hot = self._at is not None and self._at == (index, link)
            self.marks.draw(self.media, surface, link.rect.move(x, y), hot)
        self._draw_links(surface, index, x, y)

    def _draw_item(self, surface: pygame.Surface, placed: Placed, x: int, y: int) -> None:
        item, top = placed.item, y + placed.y
        if not (top < self.rect.bottom and top + placed.height > self.rect.top):
            return
        if item.index == self.marked:
            plate = pygame.Rect(x - 8, top - 7, placed.right + 16, placed.height + 14)
            surface.blit(self.media.sprites.nine("nine/row_hot", plate.size), plate)
        if item.tag:
            ink = theme.BRASS_LIGHT if item.see else theme.GOLD
            tag = self.media.theme.line(item.tag, self.columns.tag - self.columns.px(56), theme.SMALL, ink, True)
            surface.blit(tag, tag.get_rect(midleft=(x, top + placed.text.step // 2)))
        if item.icon and not self._late:
            icon = self.media.sprites.get(item.icon, size=placed.icon)
            box = pygame.Rect((x + self.columns.tag, top + 2), placed.icon)
            surface.blit(icon, icon.get_rect(center=box.center))
        hit = self.hits.get(item.index)
        if hit is not None:
            now = item.index == self.hit_now
            for flow, at, spans in ((placed.head, top, hit.head), (placed.text, y + placed.text_y, hit.text)):
                for box in (box for span in spans for box in flow.boxes(*span)):
                    box = box.move(x + placed.x, at).inflate(4, -4)
                    pygame.draw.rect(surface, HIT_NOW if now else HIT, box, border_radius=4)
                    pygame.draw.rect(surface, theme.GOLD if now else theme.BRASS, box, 1, border_radius=4)
        surface.blit(self._face(placed), (x + placed.x, top))

    def _draw_links(self, surface: pygame.Surface, index: int, x: int, y: int) -> None:
        for found in (self._at, self._cursor if self.focused else None):
            if found is None or found[0] != index or self._is_mark(found):
                continue
            box = found[1].rect.move(x, y).inflate(4, 0)
            pygame.draw.line(surface, theme.GOLD, (box.x, box.bottom - 5), (box.right, box.bottom - 5), 2)
            if found is self._cursor and self.ui.keyboard:
                pygame.draw.rect(surface, theme.FOCUS, box, 2, border_radius=6)

    def _face(self, placed: Placed) -> pygame.Surface:
        return self._kept(placed.item.index, placed.face)

    def _table_face(self, index: int, block: Block) -> pygame.Surface:
        assert block.table is not None
        return self._kept(-1 - index, block.table.face)

    def _kept(self, key: int, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture of words, made once while it is near."""
        found = self._faces.get(key)
        if found is None:
            found = self._faces[key] = make()
            if len(self._faces) > FACES:
                self._faces.popitem(last=False)
            self.media.sprites.composed()
        self._faces.move_to_end(key)
        return found
