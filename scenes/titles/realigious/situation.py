"""The situation panel (C6.3, 10.2): every player, the ways to victory, the minimap, what can be bought."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.board_space import hex_corners
from scenes.kit.cosmetics import materials
from scenes.kit.match_words import who_won
from scenes.kit.situation import Frame, SituationShell
from scenes.kit.spot import NO_CALLS, Calls
from scenes.kit.top_bar import FACT_ICON, FactSpot
from scenes.media import theme
from scenes.titles.realigious.minimap import BLANK, GROUND, IN_SIGHT, TileMap, unseen
from scenes.titles.realigious.phase_strip import (
    climate_sign,
    climate_tip,
    cycle_tip,
    cycle_words,
    light,
    light_tip,
)
from scenes.titles.realigious.prompts import Words
from scenes.titles.realigious.situation_judged import JudgedNow, is_near
from scenes.titles.realigious.situation_rows import PlayerRow
from scenes.titles.realigious.situation_strip import Force, SeparatistLine, form_of_prices, size_of_names
from scenes.titles.realigious.tiles_art import smooth_polygon
from scenes.widgets.base import Group, RectLike, WidgetParent
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.titles.realigious.view import SeatView
    from scenes.kit.page import Page
    from scenes.media.media import Media
    from scenes.widgets.pen import Pen

HIGH, HEAD, PAD, GAP = 500, 58, 24, 6
ROW, TALL_ROW, FOOT, LEGEND = 65, 107, 14, 26
APART, CAPTION = 3, 24
"""Free between the players' rows, and the line over the forces that says what their prices are."""
MAP = pygame.Rect(804, 6, 584, 488)
"""The map in a panel of 1400 x 500: as large as its height allows; beside its first row the button that closes."""
FORCES, FORCE_HEIGHT, GOD = 5, 72, 346
SWATCH, BETWEEN, WIDELY, TITLE, FACT = 26, 6, 24, 180, 46
BESIDE_ICON = FACT_ICON + 8
FREE = 24
"""Between what the prices are and how the match would be judged."""
KNOWLEDGE = ("revealed", "adjacent", "unrevealed")


class SituationPanel(SituationShell):
    """Facts over the players' rows, forces and what the map's signs mean below them, the map at the right."""

    heading = "realigious.word.situation"
    frame = Frame(PAD, 8 + (HEAD - 8) // 2, (-52, 8, 44, 44), 22, 32, room=TITLE)

    def __init__(self, parent: WidgetParent, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect)
        self.calls = calls
        self._tile = ""
        r = self.rect
        more, broader = max(0, r.height - HIGH), max(0, r.width - MAP.right - 12)
        self.map_width = MAP.width + broader // 3
        self.left = r.width - 12 - self.map_width
        wide, air = self.left - 2 * PAD, more // 12
        self.caption, self.legend, self.apart = CAPTION + air // 2, LEGEND + air // 2, APART + air // 2
        self.force = (wide - (FORCES - 1) * GAP) // FORCES
        self.facts = Group(self, (r.x + PAD, r.y + 8, wide, HEAD - 16))
        self.players = Group(self, (r.x + PAD, r.y + HEAD + air, wide, 4 * (ROW + APART) + more * 4 // 7))
        bottom = self.players.rect.bottom + air
        self.forces = Group(self, (r.x + PAD, bottom, wide, self.caption + FORCE_HEIGHT + 32 + air))
        place = pygame.Rect(r.x + self.left, r.y + MAP.y, self.map_width, MAP.height + more)
        self.minimap = TileMap(self, place, on_hover=self._point, on_choose=calls.inspect)
        self.minimap.tip = self._tile_tip

    def fill(self, view: SeatView) -> None:
        """Everything for a view."""
        self.minimap.materials = materials(self.calls.seats())
        self.minimap.show(view)
        self._fill_facts(view)
        self.players.clear()
        area = self.players.rect
        seats = view.order or tuple(s.seat for s in view.seats)
        height = min(TALL_ROW, area.height // len(seats) - self.apart)
        for i, seat in enumerate(seats):
            rect = (area.x, area.y + i * (height + self.apart), area.width, height)
            PlayerRow(self.players, rect, view, seat, self.calls)
        self._fill_forces(view)

    def _fill_facts(self, view: SeatView) -> None:
        t = self.media.t
        self.facts.clear()
        icon, figure = climate_sign(view)
        climate = f"{t(f'realigious.climate.{view.climate}')} · {t(f'realigious.climate.{view.climate}.trait')}"
        if view.climate == "temperate" and view.wind:
            climate = t(f"realigious.wind.{view.wind.lower()}")
        lights = t("realigious.screen.light", time=t(f"realigious.time.{light(view)}"), n=view.light_left)
        middle = (f"realigious/fx/{light(view)}", lights, f"time:{light(view)}", light_tip(self, view))
        if view.outcome is not None:
            won = who_won(self.media, [self.calls.name(seat) for seat in view.outcome.winners])
            middle = ("ui/trophy", won, "", won)
        parts = (
            ("ui/cycle", cycle_words(self, view), "victory:judgement", cycle_tip(self, view, self.calls)),
            middle,
            (icon, f"{climate}  {figure}".rstrip(), f"climate:{view.climate}", climate_tip(self, view)),
        )
        title = self.media.theme.width(t("realigious.word.situation"), theme.HEADING, True)
        x, y = self.facts.rect.x + min(title, TITLE) + 16, self.rect.y + self.frame.middle - FACT // 2
        widths = self._widths([part[1] for part in parts], x)
        apart = min(WIDELY, (self.facts.rect.right - x - sum(widths)) // (len(widths) - 1))
        for (sprite, words, ref, tip), width in zip(parts, widths, strict=True):
            FactSpot(self.facts, (x, y, width, FACT), ref, self.calls, sprite, words, tip)
            x += width + apart

    def _widths(self, texts: list[str], x: int) -> list[int]:
        """How wide each fact is: its words in one line, a little smaller where that helps, or its share of the room
        beside the heading."""
        type_ = self.media.theme
        room = self.facts.rect.right - x - BETWEEN * (len(texts) - 1)
        for size in type_.smaller(20):
            wide = [type_.width(words, size) + BESIDE_ICON for words in texts]
            if sum(wide) <= room:
                return wide
        wide = [type_.width(words, 20) + BESIDE_ICON for words in texts]
        least = [self._in_two_lines(words) + BESIDE_ICON for words in texts]
        spare = room - sum(least)
        more = max(1, sum(wide) - sum(least))
        return [min(full, low + (full - low) * spare // more) for full, low in zip(wide, least, strict=True)]

    def _in_two_lines(self, words: str) -> int:
        """How wide some words are in two lines of the least size."""
        type_, parts = self.media.theme, words.split()
        halves = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, max(2, len(parts)))]
        return min(max(type_.width(half, type_.least) for half in pair) for pair in halves) + 4

    def _fill_forces(self, view: SeatView) -> None:
        self.forces.clear()
        area, told = self.forces.rect, self._words(view)
        forces = [(f"celebrity:{who.celebrity}", f"celebrity/{who.type}", (who.donations, who.influence), who.owner)
                  for who in view.celebrities]  # fmt: skip
        for one in view.governments:
            ref = f"tile:{one.tile}" if one.tile >= 0 else f"structure:{one.structure}"
            forces.append((ref, f"structure/{one.structure}", (one.donations, one.influence), one.holder))
        names = [told.t(f"realigious.{name.replace('/', '.')}") for _, name, _, _ in forces]
        caption = (area.x + 2, area.y, area.width, self.caption)
        reader = view.seat if view.seat is not None else self.calls.below()
        prices_only = view.seat is None or view.outcome is not None  # nobody buys who looks on, or when it is over
        words = told.t("realigious.screen.prices" if prices_only else "realigious.screen.for_sale")
        Label(self.forces, caption, words, size=theme.SMALL, colour=theme.GOLD, bold=True)
        if is_near(view):
            left = self.media.theme.width(words, theme.SMALL, True) + FREE
            rest = pygame.Rect(area.x + left, area.y, area.width - left, self.caption)
            JudgedNow(self.forces, rest, view, self.calls)
        size = size_of_names(self.media, names, self.force - Force.picture - Force.rim)
        sold = [price for _, _, price, owner in forces if owner < 0 or owner != reader]
        form = form_of_prices(self.media, sold, self.force)
        for i, (ref, name, price, owner) in enumerate(forces):
            look = (f"realigious/{name}", names[i])
            place = (area.x + i * (self.force + GAP), area.y + self.caption, self.force, FORCE_HEIGHT)
            own = owner >= 0 and owner == reader
            Force(self.forces, place, ref, self.calls, look, price, owner, size, form, own)
        places = [
            (tile.tile, told.place(tile.tile), *told.separatist(tile))
            for tile in view.tiles
            if tile.separatist
        ]
        y = area.bottom - 30
        god = told.t("realigious.screen.god.here", name=told.t(f"realigious.god.{view.god}"))
        wide = min(GOD, self.media.theme.width(god, 20) + BESIDE_ICON + 6)
        SeparatistLine(self.forces, (area.x, y, area.width - wide - GAP, 28), places, self.calls)
        place, sprite = (area.right - wide, y - 1, wide, 30), f"realigious/god/{view.god}"
        FactSpot(self.forces, place, f"god:{view.god}", self.calls, sprite, god, god_tip(told, view))

    def spared(self) -> Sequence[pygame.Rect]:
        """The line that says what the map's signs mean, the players and what is for sale: all but the map is read."""
        r = self.rect
        legend = pygame.Rect(r.x + PAD, r.bottom - FOOT - self.legend, self.left - 2 * PAD, self.legend)
        return [legend, self.players.rect, self.forces.rect] if self.visible else ()

    def _words(self, view: SeatView) -> Words:
        return Words(self.media, view=view, seats=self.calls.seats())

    def _point(self, ref: str | None) -> None:
        self.ui.hide_tip()
        self._tile = ref or ""
        self.calls.hover(ref)

    def _tile_tip(self) -> str:
        """What is known of the pointed tile, in short."""
        words = self._words(self.view)
        page = words.page(self._tile) if self._tile else None
        if page is None:
            return ""
        known = unseen(words, int(self._tile.partition(":")[2]))
        return "\n".join((page.title, page.subtitle, *known, *_in_short(page)))

    def draw_content(self, pen: Pen, view: SeatView) -> None:
        """A line beside the map, and what its signs mean: the three looks of a tile, the number on it."""
        r, t, type_ = self.rect, self.media.t, self.media.theme
        x = r.x + self.left - PAD // 2
        pygame.draw.line(pen.surface, theme.BRASS, (x, r.y + 20), (x, r.bottom - 20), 1)
        exact = self.minimap.exact
        bright = any(tile.shown and not tile.known for tile in view.tiles)
        signs = [(swatch(self.media, kind, bright), t(f"realigious.knowledge.{kind}")) for kind in KNOWLEDGE]
        number = type_.text("420" if exact else "4", theme.SMALL, theme.GOLD, True, theme.INK)
        signs.append((number, t("realigious.screen.map.sum" if exact else "realigious.screen.map.hundreds")))
        room = self.left - 2 * PAD - sum(sign.get_width() + 6 for sign, _ in signs)
        wide = [type_.width(words, theme.SMALL) for _, words in signs]
        gap = max(8, min(28, (room - sum(wide)) // (len(signs) - 1)))
        shrunk = min(1.0, (room - gap * (len(signs) - 1)) / sum(wide))
        x, y = r.x + PAD, r.bottom - FOOT - self.legend // 2
        for (sign, words), natural in zip(signs, wide, strict=True):
            pen.put(sign, midleft=(x, y))
            x += sign.get_width() + 6
            pen.line(words, int(natural * shrunk), theme.SMALL, theme.DIM, height=LEGEND + 16, midleft=(x, y))
            x += int(natural * shrunk) + gap


def _in_short(page: Page) -> list[str]:
    """What a page tells, a line for each heading with what stands under it. What a chance is made of is left out: the
    inspector has it."""
    lines: list[str] = []
    under: list[str] = []

    def close() -> None:
        if len(under) > 1:
            lines.append(f"{under[0]}: {', '.join(under[1:])}")
        under.clear()

    for row in (*page.top, *page.rows):
        words = f"{row.text} {row.value}".rstrip()
        if row.kind == "head":
            close()
            under.append(row.text)
        elif row.kind == "cell" and under:
            under.append(words)
        elif row.kind in ("row", "total"):
            dim = row.tone == "dim" or under
            if row.kind == "total" or not dim or row.icon:
                close()
                lines.append(words)
    close()
    return lines


def god_tip(words: Words, view: SeatView) -> str:
    """R15. Whose name it is, how many relics win, what the reader's relics do, or what the first one would."""
    t, key = words.t, f"realigious.god.{view.god}"
    level = view.seats[view.own.seat].bonus_level if view.own is not None else 0
    step = max(1, level)
    power = f"{t('realigious.screen.god.held', n=step)}: {t(f'{key}.held.{step}')}"
    return t("realigious.screen.god.tip", name=t(key), title=t(f"{key}.title"), goal=view.relic_goal, power=power)


def swatch(media: Media, kind: str, bright: bool) -> pygame.Surface:
    """A little tile that looks as the minimap shows what is known of it; `bright`: what is not revealed is in sight."""
    return media.sprites.made(("knowledge", kind, bright), lambda: _swatch(kind, bright))


def _swatch(kind: str, bright: bool) -> pygame.Surface:
    middle = (SWATCH / 2, SWATCH / 2)
    outline = [hex_corners(middle, SWATCH / 2 - 1)]
    if kind == "unrevealed":
        out = smooth_polygon((SWATCH, SWATCH), outline, (92, 90, 104))
        ground = theme.mix(GROUND["grass"], BLANK, IN_SIGHT) if bright else BLANK
        out.blit(smooth_polygon((SWATCH, SWATCH), [hex_corners(middle, SWATCH / 2 - 3)], ground), (0, 0))
        return out
    face = theme.mix(GROUND["grass"], (150, 152, 166), 0.45) if kind == "adjacent" else GROUND["grass"]
    out = smooth_polygon((SWATCH, SWATCH), outline, face)
    if kind == "adjacent":
        lines = pygame.Surface((SWATCH, SWATCH), pygame.SRCALPHA)
        for x in range(-SWATCH, SWATCH, 6):
            pygame.draw.aaline(lines, (*theme.INK, 150), (x, SWATCH), (x + SWATCH, 0))
        mask = pygame.mask.from_surface(out).to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0))
        lines.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(lines, (0, 0))
    return out
