"""The situation panel (C6.3, section 10): the standing of all nations, the enemy tracker, the unit reference."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import TILES
from scenes.kit.part import Part
from scenes.kit.rehearsing import rehearsing
from scenes.media import theme
from scenes.titles.creed.pages import other_traits
from scenes.titles.creed.units import tents_left, values_of
from scenes.widgets.base import Group, Host, RectLike
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.names import draw_name
from scenes.widgets.picture import draw_lamp

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.titles.creed.view import SeatPublic, SeatView, Tracked
    from scenes.titles.creed.words import Words

HEAD, PAD = 88, 32
STANDING, TRACKER, REFERENCE = "standing", "tracker", "reference"
TABS = (STANDING, TRACKER, REFERENCE)
NAME = 330
TILE = 60
COLUMNS: tuple[tuple[str, str], ...] = (
    ("king", "creed/king"), ("commander", "creed/commander"), ("tents", "creed/intact"), ("units", "creed/attack"),
    ("hand", "creed/hand"), ("fallen", "creed/fallen"), ("cubes", "cube"), ("fortress", "creed/tent/fortress"),
    ("ap", "creed/ap"),
)  # fmt: skip
Look = str  # of a tile in the tracker: "seen", "dead", "unseen"


class Situation(Group, Part):
    """Hidden until it is opened; its three tabs are drawn by this widget."""

    def __init__(self, parent: Host, rect: RectLike, words: Words) -> None:
        super().__init__(parent, rect, solid=True, name="situation")
        self.glow = 32
        self.words = words
        self.view: SeatView | None = None
        self.tab = STANDING
        self._visible = False
        r, t = self.rect, self.media.t
        width = 3 * 200 + 16
        self._tabs = Choice(
            self, (r.centerx - width // 2 + 60, r.y + 20, width, 52), [(tab, t(f"creed.sit.{tab}")) for tab in TABS],
            self.tab, self.turn_to, name="situation", size=20,
        )  # fmt: skip
        Button(
            self, (r.right - 84, r.y + 18, 56, 52), icon="ui/cross", icon_size=26, on_click=self.close, kind="bare",
            name="situation.close", tip=t("widget.close"),
        )  # fmt: skip

    @property
    def open(self) -> bool:
        """Whether it is seen."""
        return self.visible

    def key(self, action: str) -> bool:
        """Its key opens or closes it."""
        if action == "situation":
            self.visible = not self.visible
        return action == "situation"

    def close_over(self) -> bool:
        """Closes it; False when it is not open."""
        was, self.visible = self.visible, False
        return was

    def rehearsing(self) -> Iterator[None]:
        """Makes its pictures ahead."""
        yield from rehearsing(self)

    def close(self) -> None:
        """Takes it away."""
        self.visible = False

    def turn_to(self, tab: str) -> None:
        """Another tab."""
        self.tab = tab
        self._tabs.choose(tab)
        self.invalidate()

    def show(self, view: SeatView) -> None:
        """Takes another view."""
        if view != self.view:
            self.view = view
            if self.visible:
                self.invalidate()

    def draw_back(self, surface: pygame.Surface) -> None:
        """Frame, heading, the content of the tab."""
        sprites, r = self.media.sprites, self.rect
        surface.blit(*sprites.shadow(r, 28))
        surface.blit(sprites.nine("nine/panel_brass", r.size), r)
        title = self.media.theme.text(self.words.t("creed.sit.title"), theme.HEADING, theme.GOLD, True, shadow=True)
        surface.blit(title, title.get_rect(midleft=(r.x + PAD, r.y + 46)))
        if self.view is None:
            return
        drawn: dict[str, Callable[[pygame.Surface, SeatView], None]] = {
            STANDING: self._draw_standing, TRACKER: self._draw_tracker, REFERENCE: self._draw_reference,
        }  # fmt: skip
        drawn[self.tab](surface, self.view)

    def _icon(self, surface: pygame.Surface, name: str, side: int, centre: tuple[int, int], dark: bool = False) -> None:
        sprites = self.media.sprites
        if not sprites.has(name):
            return
        size = (side, side)
        picture = sprites.tinted(name, (84, 80, 84), size=size) if dark else sprites.get(name, size=size)
        surface.blit(picture, picture.get_rect(center=centre))

    # --- standing

    def _draw_standing(self, surface: pygame.Surface, view: SeatView) -> None:
        r, type_ = self.rect, self.media.theme
        step = (r.width - 2 * PAD - NAME) // len(COLUMNS)
        top = r.y + HEAD + 8
        for i, (name, icon) in enumerate(COLUMNS):
            x = r.x + PAD + NAME + i * step + step // 2
            self._icon(
                surface, icon.replace("cube", f"creed/cube/{view.seats[0].nation or 'aurand'}"), 34, (x, top + 16)
            )
            title = type_.hyphened(self.words.t(f"creed.sit.{name}"), step - 6)
            words = type_.line(title, step - 6, theme.SMALL, theme.DIM, height=44, align="center")
            surface.blit(words, words.get_rect(midtop=(x, top + 36)))
        height = min(104, (r.bottom - 20 - top - 68) // len(view.seats))
        for row, public in enumerate(view.seats):
            y = top + 70 + row * height
            place = pygame.Rect(r.x + PAD - 12, y, r.width - 2 * PAD + 24, height - 8)
            self._draw_seat(surface, view, public, place, step)

    def _draw_seat(
        self, surface: pygame.Surface, view: SeatView, public: SeatPublic, place: pygame.Rect, step: int
    ) -> None:  # fmt: skip
        y, media = place.centery, self.media
        acting = view.phase == "play" and view.side == public.side and not public.ended
        surface.blit(media.sprites.nine("nine/row_hot" if acting else "nine/row", place.size), place)
        self._icon(surface, f"creed/nation/{public.nation or 'random'}", 60, (place.x + 48, y))
        draw_lamp(surface, (place.x + 48, place.y + 10), theme.BUSY)  # everybody here is in a match
        nation = media.theme.line(self.words.nation(public.seat, False), NAME - 100, theme.SMALL, theme.DIM, height=42)
        below = nation.get_rect(bottomleft=(place.x + 90, place.bottom))
        area = pygame.Rect(below.x, place.y + 2, NAME - 100, below.y + 4 - place.y)
        draw_name(surface, media, self.words.name(public.seat), area, theme.BONE)
        surface.blit(nation, below)
        for i, (name, _) in enumerate(COLUMNS):
            x = self.rect.x + PAD + NAME + i * step + step // 2
            text, bad = self._figure(name, public)
            figure = media.theme.line(text, step - 8, theme.SMALL if name in ("king", "commander") else 28,
                                    theme.BAD if bad else theme.BONE, True)  # fmt: skip
            surface.blit(figure, figure.get_rect(center=(x, y)))

    def _figure(self, name: str, public: SeatPublic) -> tuple[str, bool]:
        match name:
            case "king" | "commander":
                alive = public.king if name == "king" else public.commander
                return self.words.t("creed.state.alive" if alive else "creed.state.removed"), not alive
            case "tents":
                return f"{tents_left(public)}/9", False
            case "units":
                return str(len(public.units)), False
            case "ap":
                return str(public.own + public.white), False
            case "fortress":
                return str(public.fortresses), False
        return str(getattr(public, name)), False

    # --- tracker

    def _draw_tracker(self, surface: pygame.Surface, view: SeatView) -> None:
        """The 18 tiles of each nation: seen, dead, unseen. Enemies first."""
        r, type_ = self.rect, self.media.theme
        foes = [s for s in view.seats if not self.words.mine(s.seat)]
        rows = [*foes, *(s for s in view.seats if s not in foes)]
        height = (r.height - HEAD - 44) // len(rows)
        for i, public in enumerate(rows):
            self._draw_army(surface, public, r.y + HEAD + 4 + i * height, min(height, 104))
        legend = type_.line(self.words.t("creed.sit.legend"), r.width - 2 * PAD, theme.SMALL, theme.DIM)
        surface.blit(legend, legend.get_rect(midbottom=(r.centerx, r.bottom - 14)))

    def _draw_army(self, surface: pygame.Surface, public: SeatPublic, y: int, height: int) -> None:
        r, type_, t = self.rect, self.media.theme, self.words.t
        x = r.x + PAD
        self._icon(surface, f"creed/nation/{public.nation or 'random'}", 52, (x + 26, y + 34))
        draw_name(surface, self.media, self.words.nation(public.seat), pygame.Rect(x + 60, y + 6, 130, 44), theme.BONE)
        if public.back:
            words = type_.line(t("creed.sit.back", n=public.back), 196, theme.SMALL, theme.BAD)
            surface.blit(words, words.get_rect(midleft=(x, y + 76)))
        at = x + 200
        step = min(TILE + 4, (r.right - PAD - at) // max(1, sum(row.tiles for row in public.tracker)))
        for row in public.tracker:
            for look in looks_of(row):
                self._draw_tile(surface, row.unit, public.nation, look, pygame.Rect(at, y + 4, step - 3, 76))
                at += step

    def _draw_tile(self, surface: pygame.Surface, unit: str, nation: str, look: Look, place: pygame.Rect) -> None:
        sprites, row = self.media.sprites, TILES[unit]
        name = f"creed/unit/{row.kind}_{nation}"
        side = place.width
        if sprites.has(name):
            dark = (92, 88, 96) if look == "unseen" else (150, 96, 92)
            size = (side, side * 102 // 92)
            picture = sprites.get(name, size=size) if look == "seen" else sprites.tinted(name, dark, size=size)
            surface.blit(picture, picture.get_rect(midtop=place.midtop))
        if look == "dead":
            self._icon(surface, "creed/fallen", side // 2 + 2, (place.centerx, place.y + side // 2))
        ink = theme.BONE if look == "seen" else theme.BAD if look == "dead" else theme.DIM
        figures = self.media.theme.line(values_of(row), place.width, theme.SMALL, ink, True)
        surface.blit(figures, figures.get_rect(midbottom=(place.centerx, place.bottom + 8)))

    # --- reference

    def _draw_reference(self, surface: pygame.Surface, view: SeatView) -> None:
        """5.1. A row for each kind."""
        r, type_, t = self.rect, self.media.theme, self.words.t
        kinds: dict[str, list[str]] = {}
        for row in TILES.values():
            kinds.setdefault(row.kind, []).append(row.id)
        lefts = (0, 284, 434, 584, 752)
        widths = (280, 146, 146, 162, r.width - 2 * PAD - 752)
        heads = ("unit", "tiles", "field", "siege", "other")
        top = r.y + HEAD
        for left, width, head in zip(lefts, widths, heads, strict=True):
            words = type_.line(t(f"creed.ref.{head}"), width, theme.SMALL, theme.GOLD, True, height=42)
            surface.blit(words, words.get_rect(midleft=(r.x + PAD + left, top + 8)))
        step = (r.bottom - 20 - top - 26) // len(kinds)
        for i, (kind, units) in enumerate(kinds.items()):
            y = top + 26 + i * step + step // 2
            first = TILES[units[0]]
            self._icon(surface, f"creed/kind/{kind}", min(34, step), (r.x + PAD + 16, y))
            tiles = ", ".join(v for unit in units for v in [values_of(TILES[unit])] * TILES[unit].tiles)
            cells = (t(f"creed.kind.{kind}"), tiles, t(f"creed.ref.field.{first.field}"),
                     t(f"creed.ref.siege.{first.siege}"), ", ".join(other_traits(self.words, first)))  # fmt: skip
            for left, width, text in zip(lefts, widths, cells, strict=True):
                shift = 40 if not left else 0
                words = type_.line(text, width - shift, theme.SMALL, theme.DIM if left else theme.BONE, not left,
                                   height=42)  # fmt: skip
                surface.blit(words, words.get_rect(midleft=(r.x + PAD + left + shift, y)))


def looks_of(row: Tracked) -> list[Look]:
    """Each tile of a type: first those seen, then the dead, then the unseen."""
    unseen = max(0, row.tiles - row.seen - row.dead)
    return ["seen"] * row.seen + ["dead"] * row.dead + ["unseen"] * unseen
