"""Colours that every recipe shares: seats, terrains, materials. Colours are "#RRGGBB" strings."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Seat:
    """How one seat is told apart: colour, pattern and emblem (colour is never the only sign)."""

    colour: str
    dark: str
    light: str
    pattern: str
    emblem: str


SEATS: tuple[Seat, ...] = (
    Seat("#E2622B", "#6B2309", "#FFB088", "stripes", "sun"),
    Seat("#56B4E9", "#154A70", "#C6E8FF", "dots", "gem"),
    Seat("#F0D942", "#786106", "#FFF6B8", "checks", "star"),
    Seat("#0BA57A", "#04463A", "#8DEBCB", "waves", "leaf"),
    Seat("#735ADC", "#261668", "#C9BCFF", "crosses", "bolt"),
)

#: the safe palette (C10.3): told apart by lightness alone, and by hue with any colour vision
SAFE_SEATS: tuple[Seat, ...] = (
    replace(SEATS[0], colour="#D5502A", dark="#5E1A08", light="#FFA588"),
    replace(SEATS[1], colour="#6FC1EA", dark="#1B5474", light="#CFEDFF"),
    replace(SEATS[2], colour="#FFF1A6", dark="#857539", light="#FFFBE2"),
    replace(SEATS[3], colour="#3350BE", dark="#0F1B52", light="#A9BAFF"),
    replace(SEATS[4], colour="#C38C87", dark="#572C4A", light="#F6D3DC"),
)
SAFE = "~safe"
"""Ends the name of a sprite in colours of the safe palette."""


def dyes(seats: int) -> dict[str, Seat]:
    """The first seats by the ends of their sprites' names, in both palettes."""
    return {f"{i}{end}": seat for end, row in (("", SEATS), (SAFE, SAFE_SEATS)) for i, seat in enumerate(row[:seats])}


def dyed(atlas: str, name: str) -> str:
    """The atlas of what is painted in the colours of `name`: safe ones have their own."""
    return f"{atlas}_safe" if name.endswith(SAFE) else atlas


BONE = "#F4EBD7"
INK = "#14121A"
GOLD = "#F2C75C"
BRASS = "#B98B45"
BRASS_LIGHT = "#F7DDA0"
BRASS_DARK = "#5A3C16"
NIGHT = "#0D1220"
TEAL = "#1C6E78"
VIOLET = "#5B3A8C"

#: terrain -> (light, middle, dark) of the top face and (light, dark) of the side
TERRAINS: dict[str, tuple[str, str, str, str, str]] = {
    "concrete": ("#B9B6AE", "#98958F", "#74726F", "#7D7A76", "#3C3A3B"),
    "stone": ("#8D93A3", "#6B7182", "#484D5E", "#5D6272", "#292C38"),
    "grass": ("#8DB552", "#64943F", "#42702F", "#7A5B37", "#3A2716"),
    "dirt": ("#A87B4E", "#875C37", "#603E23", "#7A5230", "#352112"),
    "sand": ("#F0D593", "#DDBA6C", "#BC934A", "#C2975A", "#6B4A24"),
    "snow": ("#FDFEFF", "#E3ECF5", "#B9CADD", "#B4C4D8", "#5D6E8A"),
    "ice": ("#D8F6FB", "#9CDCEB", "#5CACC9", "#6FBAD6", "#245A7C"),
    "water": ("#4FA9D6", "#2476AE", "#124A7C", "#1C5C8E", "#0A2544"),
}
