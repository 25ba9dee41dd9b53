"""An enemy's card as section 10 prints it: its dice at the top, HP and DEF, specials, the action bar with the text of
each zone; each zone has a shape besides its colour, a yellow one says whether it is a weakness or a strength.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.content import ENEMIES
from scenes.media import theme
from scenes.titles.vermilion import phrases
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from game.titles.vermilion.content import EnemyRow, ZoneRow
    from scenes.media.media import Media

ENEMY_CARD = (420, 616)
PAD, DIE, HEAD = 14, 34, 118
ZONE_HEAD, GAP = 34, 4
FACE = {"imprint": "vermilion/die/imprint_2", "breakthrough": "vermilion/die/breakthrough_3"}
"""The face that stands for a die of a colour."""
BLOOD, BONE_INK, PARCHMENT = (46, 22, 24), (38, 26, 24), (214, 198, 172)
ZONE_INK = {"blue": (104, 150, 206), "green": (116, 168, 104), "red": (214, 96, 78), "yellow": (220, 180, 72)}
MINE, THEIRS = (120, 196, 116), (236, 108, 84)
"""A yellow text that helps the players, and one that does not."""


def printed_hp(row: EnemyRow) -> str:
    """HP as it is printed: "10", or "4 + 14P" for a boss."""
    return f"{row.hp} + {row.hp_per_seat}P" if row.hp_per_seat else str(row.hp)


def enemy_card(media: Media, kind: str, size: tuple[int, int]) -> pygame.Surface:
    """The card of a kind of enemy; shared, not to be drawn on."""
    key = ("vermilion enemy card", kind, size, media.texts.language, media.theme.scale)
    return media.sprites.made(key, lambda: _made(media, kind, size))


def _made(media: Media, kind: str, size: tuple[int, int]) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    pen, row, t = Pen(out, media), ENEMIES[kind], media.t
    whole = pygame.Rect(0, 0, *size)
    pygame.draw.rect(out, BLOOD, whole, 0, 16)
    pygame.draw.rect(out, theme.BRASS, whole.inflate(-4, -4), 3, 14)
    x = PAD
    for die in row.dice:
        x = pen.icon(FACE[die], DIE, topleft=(x, PAD)).right + 4
    right = size[0] - PAD
    for icon, figure in (("vermilion/step/shield", str(row.def_)), ("vermilion/step/heal", printed_hp(row))):
        place = pen.text(figure, theme.BODY, theme.BONE, True, midright=(right, PAD + DIE // 2))
        right = pen.icon(icon, 28, midright=(place.left - 3, PAD + DIE // 2)).left - 10
    picture = pen.icon(f"vermilion/portrait/{kind}", 78, topleft=(PAD, PAD + DIE + 8))
    x = picture.right + 12
    room = size[0] - PAD - x
    name = pen.line(t(f"vermilion.enemy.{kind}"), room, theme.BUTTON, theme.GOLD, True, height=50,
                    topleft=(x, PAD + DIE + 8))  # fmt: skip
    pen.line(t(f"vermilion.enemy.{kind}.role"), room, theme.SMALL, theme.DIM, height=40, topleft=(x, name.bottom + 2))
    y = PAD + DIE + HEAD - 24
    told = "; ".join(special_words(media, row))
    if told:
        words = media.theme.paragraph(told, size[0] - 2 * PAD, theme.SMALL, theme.BONE, height=56)
        y = pen.put(words, topleft=(PAD, y)).bottom + 6
    _bar(pen, row, pygame.Rect(PAD, y, size[0] - 2 * PAD, size[1] - PAD - y))
    return out


def special_words(media: Media, row: EnemyRow, seats: int = 0) -> list[str]:
    """The specials of an enemy in words, and whom it strikes at first. `seats`: how many play, 0 where none do."""
    t = media.t
    found = [phrases.give(t, one) for one in row.specials if one != "boss"]
    if "boss" in row.specials and seats > 2:
        found.append(t("vermilion.give.boss", n=-(-seats // 2)))
    if row.priority:
        found.append(t(f"vermilion.page.priority.{row.priority}").rstrip("."))
    return found


def _bar(pen: Pen, row: EnemyRow, place: pygame.Rect) -> None:
    """The zones below each other, each as high as its text needs, more where there is room."""
    type_, wide = pen.media.theme, place.width - 18
    told = [phrases.steps(pen.media.t, zone.steps) for zone in row.zones]
    need = [type_.paragraph(words, wide, theme.SMALL).get_height() for words in told]
    room = place.height - len(need) * (ZONE_HEAD + 2 * GAP)
    more = max(0, room - sum(need)) // len(need)
    y = place.y
    for zone, words, high in zip(row.zones, told, need, strict=True):
        own = high + more if room >= sum(need) else high * room // sum(need)
        at = pygame.Rect(place.x, y, place.width, ZONE_HEAD + own + GAP)
        _zone(pen, zone, at)
        printed = type_.paragraph(words, wide, theme.SMALL, theme.BONE, height=own)
        pen.put(printed, topleft=(at.x + 10, at.y + ZONE_HEAD))
        y = at.bottom + GAP


def _zone(pen: Pen, zone: ZoneRow, at: pygame.Rect) -> None:
    """A zone's frame and head: shape, totals, name, whether it is a weakness or a strength."""
    pygame.draw.rect(pen.surface, BONE_INK, at, 0, 8)
    pygame.draw.rect(pen.surface, ZONE_INK[zone.zone], at, 2, 8)
    pen.icon(f"vermilion/zone/{zone.zone}", 28, topleft=(at.x + 6, at.y + 4))
    head = pen.line(phrases.totals(pen.media.t, zone), 76, 20, theme.BONE, True, midleft=(at.x + 40, at.y + 18))
    right = at.right - 8
    if zone.kind:
        ink = MINE if zone.kind == "weakness" else THEIRS
        words = pen.media.t(f"vermilion.zone.{zone.kind}")
        right = pen.line(words, 110, theme.SMALL, ink, True, midright=(right, at.y + 18)).left - 8
    pen.line(zone_name(pen.media, zone), right - head.right - 8, 20, theme.GOLD, True,
             midleft=(head.right + 8, at.y + 18))  # fmt: skip


def zone_name(media: Media, zone: ZoneRow) -> str:
    """The name of a zone's action."""
    return media.t(f"vermilion.enemy_action.{zone.name}")
