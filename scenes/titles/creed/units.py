"""How units and places of the board are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.creed.content import TILES
from scenes.media import theme

if TYPE_CHECKING:
    from game.titles.creed.content import UnitRow
    from game.titles.creed.view import SeatPublic, SeatView
    from scenes.media.media import Media

FIELDS = {"L": "left", "R": "right"}


def values_of(row: UnitRow) -> str:
    """The figures of a tile as section 1 writes them: "4/3", "+2/1", "-/2"."""
    if row.support:
        return f"+{row.support}/{row.defence}"
    return f"{row.attack}/{row.defence}" if row.boost else f"-/{row.defence}"


def figures_of(media: Media, unit: str, apart: int, size: int) -> pygame.Surface:
    """The attack and the defence of a tile, their middles `apart` pixels from each other: on its blade and shield."""
    words = [media.theme.text(part, size, theme.BONE, True, theme.INK) for part in values_of(TILES[unit]).split("/")]
    wide, high = max(word.get_width() for word in words), max(word.get_height() for word in words)
    out = pygame.Surface((apart + wide, high), pygame.SRCALPHA)
    middle, low = wide // 2 + apart // 2, high // 2
    foot = low + apart * 2 // 5
    notch = [(middle - 1, low), (middle + 1, low), (middle + apart * 3 // 7, foot), (middle - 1, foot)]
    pygame.draw.polygon(out, theme.INK, notch)  # the cloth between blade and shield would read as a decimal point
    for word, x in zip(words, (wide // 2, apart + wide // 2), strict=True):
        out.blit(word, word.get_rect(center=(x, high // 2)))
    return out


def count_plate(media: Media, count: int) -> pygame.Surface:
    """How many there are of a tile, on a plate for its corner."""

    def draw() -> pygame.Surface:
        words = media.theme.text(f"×{count}", theme.SMALL, theme.BONE, True)
        out = pygame.Surface((words.get_width() + 14, words.get_height() + 2), pygame.SRCALPHA)
        pygame.draw.rect(out, theme.INK, out.get_rect(), border_radius=9)
        pygame.draw.rect(out, theme.BRASS, out.get_rect(), 2, border_radius=9)
        out.blit(words, words.get_rect(center=out.get_rect().center))
        return out

    return media.sprites.made(("creed count", count), draw)


def unit_words(media: Media, unit: str) -> str:
    """A tile's name and values; "" is a hidden one."""
    if unit not in TILES:
        return media.t("creed.kind.hidden")
    row = TILES[unit]
    return media.t("creed.unit", kind=media.t(f"creed.kind.{row.kind}"), values=values_of(row))


def whose_key(view: SeatView, seat: int) -> str:
    """Whose a nation is to the reader, for who looks on its side, as the texts "creed.panel." have it."""
    if view.reader < 0:
        return f"side{seat % 2}"
    return "you" if seat == view.reader else "ally" if seat % 2 == view.reader % 2 else "enemy"


def place_words(media: Media, name: str) -> str:
    """A cell "L2r1" or a tent "T12" without its seat."""
    if name.startswith("T"):
        return media.t("creed.tent", a=name[1], b=name[2])
    return media.t("creed.cell", field=media.t(f"creed.field.{FIELDS[name[0]]}"), line=name[1], rank=name[3])


def tent_name(name: str) -> str:
    """A tent "T12" by the two lines that it lies on."""
    return f"L{name[1]}/R{name[2]}"


def fact_icon(fact: str, nation: str) -> str:
    """The picture of a figure of a nation: cubes and spare tents are of its own."""
    own = {"cubes": f"creed/cube/{nation}", "spare": f"creed/tent/blank_{nation}"}
    shared = {"tents": "creed/intact", "units": "creed/order/deploy", "fortress": "creed/tent/fortress"}
    return own.get(fact) or shared.get(fact, f"creed/{fact}")


def tents_left(public: SeatPublic) -> int:
    """Intact tents of the camp."""
    return sum(not tent.ruin for tent in public.tents)


def draw_lit(surface: pygame.Surface, place: pygame.Rect) -> None:
    """The golden frame of what can be chosen beside the board."""
    pygame.draw.rect(surface, theme.GOLD, place.inflate(-4, -6), 2, 10)
