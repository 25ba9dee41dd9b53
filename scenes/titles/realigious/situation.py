"""The situation panel, 1400 x 500 (C6.3, 10.2): every player, the ways to victory, the minimap, what can be bought."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.board_space import hex_corners
from scenes.kit.cosmetics import materials
from scenes.kit.part import Part
from scenes.kit.rehearsing import rehearsing
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.media import theme
from scenes.titles.realigious.minimap import BLANK, GROUND, Minimap
from scenes.titles.realigious.prompts import Words
from scenes.titles.realigious.purse_phase import climate_sign, climate_tip, light, light_tip
from scenes.titles.realigious.situation_rows import PlayerRow
from scenes.titles.realigious.situation_strip import Force, SeparatistLine
from scenes.titles.realigious.tiles_art import smooth_polygon
from scenes.widgets.base import Group, Host, RectLike
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.titles.realigious.view import SeatView
    from scenes.media.media import Media

HEAD, PAD, GAP = 56, 24, 8
ROW, TALL_ROW, MAP, LEGEND = 74, 108, 440, 52
SLIDE, SLIDE_MS = 32, 160
FORCE_WIDTH, FORCE_HEIGHT = 172, 80
SWATCH = 26
KNOWLEDGE = ("revealed", "adjacent", "unrevealed")


class SituationPanel(Group, Part):
    """Hidden until `toggle`; lies over the board while it is open and shows every view that it gets."""

    def __init__(self, parent: Host, rect: RectLike, calls: Calls = NO_CALLS) -> None:
        super().__init__(parent, rect, solid=True, name="situation")
        self.glow = 32
        self.calls = calls
        self._visible = False
        self._view: SeatView | None = None
        self._tile = ""
        r = self.rect
        self.facts = Group(self, (r.x + PAD, r.y + 8, r.width - 2 * PAD - 64, HEAD - 8))
        self.players = Group(self, (r.x + PAD, r.y + HEAD, r.width - MAP - 3 * PAD, 4 * (ROW + 4)))
        bottom = self.players.rect.bottom + 4
        self.forces = Group(self, (r.x + PAD, bottom, self.players.rect.width, r.bottom - bottom - 12))
        map_rect = (r.right - PAD - MAP, r.y + HEAD - 4, MAP, r.height - HEAD - LEGEND - 16)
        self.minimap = Minimap(self, map_rect, on_hover=self._point, on_choose=calls.inspect)
        self.minimap.tip = self._tile_tip
        Button(
            self, (r.right - 72, r.y + 10, 52, 44), icon="ui/cross", icon_size=22, on_click=self.close, kind="bare",
            name="situation.close", tip=self.media.t("widget.close"),
        )  # fmt: skip

    # --- opening

    def key(self, action: str) -> bool:
        """Its key opens and closes it."""
        if action == "situation":
            self.toggle()
        return action == "situation"

    def close_over(self) -> bool:
        """Closes it; False when it is not open."""
        was, self.visible = self.visible, False
        return was

    def toggle(self) -> None:
        """Opens, or closes when it is open (10.1.4)."""
        if self.visible:
            self.close()
            return
        self.visible = True
        self._fill()
        if self.media.motion and not self.media.settings.reduced_motion:
            self._slide_in()

    def close(self) -> None:
        """Hides it."""
        self.visible = False

    def _slide_in(self) -> None:
        at = [SLIDE]
        self.move(0, SLIDE)

        def step(share: float) -> None:
            left = round(SLIDE * (1 - share))
            self.move(0, left - at[0])
            at[0] = left

        self.ui.animate(SLIDE_MS, step)

    # --- what is shown

    def show(self, view: SeatView) -> None:
        """Takes a view; nothing is made while the panel is hidden."""
        changed = view is not self._view
        self._view = view
        self.minimap.materials = materials(self.calls.seats())
        if changed and self.visible:
            self._fill()

    def rehearsing(self) -> Iterator[None]:
        """Makes the panel's pictures before it is opened, a thing at a time."""
        if self._view is None or self.visible:
            return
        self._fill()
        for child in self.children:
            if child is not self.minimap:
                yield from rehearsing(child)
        self.draw_back(pygame.Surface((1, 1)))
        yield

    def _fill(self) -> None:
        view = self._view
        if view is None:
            return
        self.minimap.show(view)
        self._fill_facts(view)
        self.players.clear()
        area = self.players.rect
        seats = view.order or tuple(s.seat for s in view.seats)
        height = min(TALL_ROW, area.height // len(seats) - 4)
        for i, seat in enumerate(seats):
            rect = (area.x, area.y + i * (height + 4), area.width, height)
            PlayerRow(self.players, rect, view, seat, self.calls.seats(), self.calls)
        self._fill_forces(view)
        self.invalidate()

    def _fill_facts(self, view: SeatView) -> None:
        t = self.media.t
        self.facts.clear()
        icon, figure = climate_sign(view)
        climate = f"{t(f'realigious.climate.{view.climate}')} · {t(f'realigious.climate.{view.climate}.trait')}"
        if view.climate == "temperate" and view.wind:
            climate = t(f"realigious.wind.{view.wind.lower()}")
        lights = t("realigious.screen.light", time=t(f"realigious.time.{light(view)}"), n=view.light_left)
        parts = (
            ("ui/cycle", t("realigious.word.cycle", n=view.cycle, max=view.limit), "", ""),
            (f"realigious/fx/{light(view)}", lights, f"time:{light(view)}", light_tip(self, view)),
            (icon, f"{climate}  {figure}".rstrip(), f"climate:{view.climate}", climate_tip(self, view)),
            (f"realigious/god/{view.god}", t(f"realigious.god.{view.god}"), f"god:{view.god}", ""),
        )
        title = self.media.theme.width(t("realigious.word.situation"), theme.HEADING, True)
        x = self.facts.rect.x + title + 36
        for (sprite, words, ref, tip), width in zip(parts, self._widths([part[1] for part in parts], x), strict=True):
            Fact(self.facts, (x, self.facts.rect.y + 2, width, 44), ref, self.calls, sprite, words, tip)
            x += width + 20

    def _widths(self, texts: list[str], x: int) -> list[int]:
        """How wide each fact is: its words in one line, or its share of the room beside the heading."""
        type_ = self.media.theme
        wide = [type_.width(words, 20) + 56 for words in texts]
        least = [max(type_.width(word, type_.least) for word in words.split()) + 56 for words in texts]
        spare = self.facts.rect.right - x - 20 * len(texts) - sum(least)
        more = max(1, sum(wide) - sum(least))
        return [min(full, low + (full - low) * spare // more) for full, low in zip(wide, least, strict=True)]

    def _fill_forces(self, view: SeatView) -> None:
        self.forces.clear()
        area = self.forces.rect
        x = area.x
        for who in view.celebrities:
            ref, name = f"celebrity:{who.celebrity}", f"realigious/celebrity/{who.type}"
            words = self.media.t(f"realigious.celebrity.{who.type}")
            price = (who.donations, who.influence)
            Force(self.forces, (x, area.y, FORCE_WIDTH, FORCE_HEIGHT), ref, self.calls, (name, words), price, who.owner)
            x += FORCE_WIDTH + GAP
        for government in view.governments:
            ref = f"tile:{government.tile}" if government.tile >= 0 else f"structure:{government.structure}"
            words = self.media.t(f"realigious.structure.{government.structure}")
            price = (government.donations, government.influence)
            look = (f"realigious/structure/{government.structure}", words)
            Force(self.forces, (x, area.y, FORCE_WIDTH, FORCE_HEIGHT), ref, self.calls, look, price, government.holder)
            x += FORCE_WIDTH + GAP
        told = Words(self.media, view=view, seats=self.calls.seats())
        places = [
            (tile.tile, f"{told.place(tile.tile)} {told.t('realigious.screen.turns', n=tile.separatist)}")
            for tile in view.tiles
            if tile.separatist
        ]
        SeparatistLine(self.forces, (area.x, area.y + FORCE_HEIGHT + 4, area.width, 28), places, self.calls)

    def _point(self, ref: str | None) -> None:
        self.ui.hide_tip()
        self._tile = ref or ""
        self.calls.hover(ref)

    def _tile_tip(self) -> str:
        """What is known of the pointed tile, in short."""
        if not self._tile or self._view is None:
            return ""
        page = Words(self.media, view=self._view, seats=self.calls.seats()).page(self._tile)
        if page is None:
            return ""
        rows = [f"{row.text}  {row.value}".rstrip() for row in page.rows if row.kind in ("row", "total")]
        return "\n".join((page.title, page.subtitle, *rows))

    def draw_back(self, surface: pygame.Surface) -> None:
        """Panel, title, columns, legend."""
        sprites, r = self.media.sprites, self.rect
        surface.blit(*sprites.shadow(r, 32))
        surface.blit(sprites.nine("nine/panel_brass", r.size), r)
        title = self.media.theme.text(
            self.media.t("realigious.word.situation"), theme.HEADING, theme.GOLD, True, shadow=True
        )
        surface.blit(title, title.get_rect(midleft=(r.x + PAD, r.y + 8 + (HEAD - 8) // 2)))
        x = self.minimap.rect.x - PAD // 2
        pygame.draw.line(surface, theme.BRASS, (x, r.y + HEAD + 8), (x, r.bottom - 20), 1)
        self._draw_legend(surface)

    def _draw_legend(self, surface: pygame.Surface) -> None:
        """What the three looks of a tile mean; two in the first line, one in the second."""
        type_ = self.media.theme
        area = pygame.Rect(self.minimap.rect.x, self.minimap.rect.bottom + 4, MAP, LEGEND)
        half = area.width // 2
        for i, kind in enumerate(KNOWLEDGE):
            room = area.width if i == 2 else half
            x, y = area.x + (i % 2) * half, area.y + (i // 2) * 28
            picture = swatch(self.media, kind)
            surface.blit(picture, picture.get_rect(midleft=(x, y + 13)))
            words = type_.line(self.media.t(f"realigious.knowledge.{kind}"), room - SWATCH - 12, theme.SMALL, theme.DIM)
            surface.blit(words, words.get_rect(midleft=(x + SWATCH + 8, y + 13)))


def swatch(media: Media, kind: str) -> pygame.Surface:
    """A little tile that looks as the minimap shows what is known of it."""
    return media.sprites.made(("knowledge", kind), lambda: _swatch(kind))


def _swatch(kind: str) -> pygame.Surface:
    middle = (SWATCH / 2, SWATCH / 2)
    outline = [hex_corners(middle, SWATCH / 2 - 1)]
    if kind == "unrevealed":
        out = smooth_polygon((SWATCH, SWATCH), outline, (92, 90, 104))
        out.blit(smooth_polygon((SWATCH, SWATCH), [hex_corners(middle, SWATCH / 2 - 3)], BLANK), (0, 0))
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


class Fact(Spot):
    """An icon and some words in the panel's head."""

    def __init__(self, parent: Host, rect: RectLike, ref: str, calls: Calls, sprite: str, words: str, tip: str) -> None:
        self.sprite, self.words = sprite, words
        super().__init__(parent, rect, ref, calls, tip=tip or words)

    def draw(self, surface: pygame.Surface) -> None:
        """Icon, words."""
        if (self.hovered or self.focused) and self.ref:
            surface.blit(self.media.sprites.nine("nine/row_hot", self.rect.size), self.rect)
        if self.media.sprites.has(self.sprite):
            icon = self.media.sprites.get(self.sprite, size=(36, 36))
            surface.blit(icon, icon.get_rect(midleft=(self.rect.x + 4, self.rect.centery)))
        words = self.media.theme.line(
            self.words, self.rect.width - 48, 20, theme.BONE, height=min(self.rect.height, 42)
        )
        surface.blit(words, words.get_rect(midleft=(self.rect.x + 46, self.rect.centery)))
