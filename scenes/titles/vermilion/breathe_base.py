"""What the panels between quests are made of: a place by the fire, and tiles that tell what they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.vermilion.content import GEAR, slot_of, tier_of
from scenes.kit.question_panel import QuestionPanel
from scenes.kit.spot import NO_CALLS, Calls
from scenes.media import theme
from scenes.titles.vermilion import phrases
from scenes.titles.vermilion.card_words import fact_line
from scenes.titles.vermilion.words import Words
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen
from scenes.widgets.scroll_list import Row, ScrollList
from scenes.widgets.scroller import BAR

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.titles.vermilion.view import SeatPublic, SeatView
    from scenes.media.media import Media
    from scenes.widgets.base import RectLike, Widget, WidgetParent

HEARTH = pygame.Rect(280, 148, 1296, 832)
"""Over board, enemies, gear and hand: nothing of them is needed between quests. The party stays in sight."""
TOP, PAD, GAP, BUTTON = 116, 28, 12, 60
DARK = (18, 10, 12, 142)
LARGE = 180
"""From this height on a tile has large letters."""


class Tile(NamedTuple):
    """Something to choose. `key`: the answer; `picture`: a backdrop or sprite, `shape`: how large it stands there;
    `sign`: a small sprite over the picture; `note`: what stands at the right of the title; `ref`: its page. Without
    `key` it can't be chosen, and `why` says why. `chosen`: it is, and waits for its button.
    """

    key: str
    title: str
    text: str = ""
    picture: str = ""
    shape: tuple[int, int] = (120, 84)
    sign: str = ""
    note: str = ""
    ref: str = ""
    why: str = ""
    chosen: bool = False


class TileButton(Button):
    """Draws a tile."""

    def __init__(
        self, parent: WidgetParent, rect: RectLike, tile: Tile, name: str, on_click: Callable[[], None] | None,
        look: Callable[[str | None], None],
    ) -> None:  # fmt: skip
        self.tile, self.look = tile, look
        told = "\n".join(part for part in (tile.title, tile.note, tile.text) if part)
        super().__init__(parent, rect, "", on_click, name=name, sound="card", spoken=told, enabled=not tile.why,
                         reason=tile.why)  # fmt: skip

    def on_hover(self, inside: bool) -> None:
        """The inspector tells about it."""
        super().on_hover(inside)
        self.look(self.tile.ref if inside and self.tile.ref else None)

    def on_focus(self, gained: bool) -> None:
        """The same by keys."""
        super().on_focus(gained)
        if self.ui.keyboard:
            self.look(self.tile.ref if gained and self.tile.ref else None)

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, picture, title and note, what it does."""
        pen, r, tile, media = Pen(surface, self.media), self.rect, self.tile, self.media
        hot = tile.chosen or (self.enabled and (self.hovered or self.focused))
        pen.nine("row_hot" if hot else "row", r)
        if hot:
            pygame.draw.rect(surface, theme.GOLD, r.inflate(-4, -4), 4 if tile.chosen else 2, 8)
        x = r.x + 12
        if tile.picture:
            width, height = tile.shape
            place = pygame.Rect(x, r.centery - height // 2, width, height)
            put_picture(pen, tile.picture, place)
            if tile.sign:
                pen.icon(tile.sign, 34, topleft=(place.x - 4, place.y - 4))
            x = place.right + 14
        elif tile.sign:
            x = pen.icon(tile.sign, 40, midleft=(x, r.centery)).right + 12
        room, ink = r.right - 14 - x, theme.GOLD if self.enabled else theme.FAINT
        corner = (r.right - 14, r.y + 13)
        note = pen.line(tile.note, room * 6 // 10, theme.SMALL, theme.BONE, True, topright=corner).width
        large = r.height >= LARGE
        title = media.theme.line(tile.title, room - note - (8 if note else 0), theme.BUTTON if large else 22, ink, True)
        if not tile.text:
            pen.put(title, midleft=(x, r.centery))
            return
        y = pen.put(title, topleft=(x, r.y + 10)).bottom + 2
        size, tone = theme.BODY if large else theme.SMALL, theme.BONE if self.enabled else theme.FAINT
        told = media.theme.paragraph(tile.text, room, size, tone, height=r.bottom - 10 - y)
        pen.put(told, topleft=(x, y))


def put_picture(pen: Pen, name: str, place: pygame.Rect) -> None:
    """An illustration filling its place, or a sprite as large as there is room."""
    picture = pen.media.sprites.backdrop(name, place.size) if not pen.media.sprites.has(name) else None
    if picture is None:
        pen.icon(name, place.size, center=place.center)
        return
    pen.put(picture, topleft=place.topleft)
    pygame.draw.rect(pen.surface, theme.BRASS, place, 2, 4)


class BreathePanel(QuestionPanel):
    """Its content is made in `fill`; lists keep their place when the question comes again."""

    def __init__(self, parent: WidgetParent, _rect: RectLike, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, HEARTH, calls)
        self._tops: dict[str, int] = {}

    @property
    def seen(self) -> SeatView:
        """The view of the question."""
        view: SeatView = self.view
        return view

    @property
    def words(self) -> Words:
        """Names and sentences about the view."""
        return Words(self.media, view=self.view, seats=self.calls.seats())

    def mine(self, question: Question) -> SeatPublic:
        """The seat that is asked."""
        return self.seen.seats[question.seat]

    def show(self, view: SeatView) -> None:
        """What others give to the seat, or take from the stock, changes what it may do."""
        before = self.view
        super().show(view)
        if self.visible and self.question is not None and before is not None and before != view:
            self.offer(self.question, self.question.options())

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Lists remember how far they were scrolled."""
        self._tops.update((one.name, one.top) for one in self.each() if isinstance(one, ScrollList))
        if question is not None and self.question is not None and question.text != self.question.text:
            self._tops.clear()
        super().offer(question, options)

    def fit(self, width: int, height: int) -> None:
        """It stays where it is."""
        self.invalidate()
        self.rect.update(HEARTH)

    def area(self) -> pygame.Rect:
        """What lies under the heading."""
        r = self.rect
        return pygame.Rect(r.x + PAD, r.y + TOP, r.width - 2 * PAD, r.height - TOP - PAD)

    def head(self, question: Question) -> pygame.Rect:
        """Says where one is: what is asked stands in the line above; where the content lies."""
        self.heading = self.media.t(f"vermilion.breathe.title.{question.text}")
        return self.area()

    def tiles(self, place: pygame.Rect, tiles: Sequence[Tile], columns: int, high: int, name: str) -> None:
        """Tiles in rows, higher with larger letters; they scroll where there are too many."""
        rows, high = -(-len(tiles) // columns), high * self.media.theme.scale // 100
        whole = rows * (high + GAP) - GAP
        wide = (place.width - (BAR + 8 if whole > place.height else 0) - GAP * (columns - 1)) // columns

        def fill_row(row: Row, index: int) -> None:
            for i, tile in enumerate(tiles[index * columns : (index + 1) * columns]):
                self.tile(row, pygame.Rect(row.rect.x + i * (wide + GAP), row.rect.y, wide, row.rect.height), tile)

        ScrollList(self, place, rows, fill_row, row_height=high, gap=GAP, plates=False, name=f"{self.prefix}.{name}",
                   top=self._tops.get(f"{self.prefix}.{name}", 0))  # fmt: skip

    def tile(self, parent: WidgetParent, place: RectLike, tile: Tile) -> Widget:
        """One tile."""
        does = partial(self.calls.choose, tile.key) if tile.key else None
        name = f"{self.prefix}.{tile.key or tile.ref}"
        return TileButton(parent, place, tile, name, does, self.calls.hover)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The fire, its light, the heading and what the night is like."""
        pen, r = Pen(surface, self.media), self.rect
        self.media.sprites.draw_shadow(surface, r, 28)
        surface.blit(hearth(self.media, r), r)
        pygame.draw.rect(surface, theme.BRASS, r, 3, 10)
        pen.line(self.heading, r.width - 2 * PAD, theme.HEADING, theme.GOLD, True, shadow=True, height=56,
                 align="center", midtop=(r.centerx, r.y + 12))  # fmt: skip
        if self.question is not None:
            mood = self.media.t(f"vermilion.breathe.mood.{self.question.text}")
            pen.line(mood, r.width - 2 * PAD, 20, theme.BONE, shadow=True, height=40, align="center",
                     midtop=(r.centerx, r.y + 66))  # fmt: skip


def hearth(media: Media, place: pygame.Rect) -> pygame.Surface:
    """The camp, dark enough to read on."""

    def made() -> pygame.Surface:
        out = pygame.Surface(place.size).convert()
        ground = media.sprites.backdrop("vermilion/backdrops/hearth", (1920, 1080))
        if ground is None:
            out.fill(theme.DESK)
        else:
            out.blit(ground, (0, 0), place)
        out.blit(media.sprites.plain(place.size, DARK), (0, 0))
        return out

    return media.sprites.made(("vermilion hearth", tuple(place)), made)


def item_tile(panel: BreathePanel, item: str, key: str, note: str = "", why: str = "") -> Tile:
    """A piece of equipment as a tile: its figures first, so that one compares with another without looking it up."""
    t = panel.media.t
    picture = f"vermilion/gear/{item}"
    has = panel.media.sprites.has(picture)
    return Tile(key, t(f"vermilion.item.{item}"), "\n".join(item_lines(panel.media, item)), picture if has else "",
                (92, 92), f"vermilion/slot/{slot_of(item)}", note or t("vermilion.page.tier", n=tier_of(item)),
                f"item:{item}", why)  # fmt: skip


def item_lines(media: Media, item: str) -> list[str]:
    """Capacity, base and range of gear with what is always in force, in one line; then what its dice can bring. Of a
    trinket what it does."""
    if item not in GEAR:
        return phrases.item_text(media.t, item)
    row = GEAR[item]
    always = [phrases.gives(media.t, row.standard, row.slot)] if row.standard else []
    figures = " · ".join([fact_line(media, item), *always])
    return [figures, *(phrases.threshold(media.t, when, row.slot) for when in row.thresholds)]
