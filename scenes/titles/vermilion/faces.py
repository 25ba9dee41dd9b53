"""The face of any card of Vermilion at any size: its picture under the painted frame, its words in the places of
`frame_rects`. From WORDED on it has its rule text, below that its name and the signs of what it gives.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.titles.vermilion.content import CARD_GIVES, CARDS, GEAR, STANDARD, TAINTS, TRINKETS, slot_of, tier_of
from scenes.kit.card_grid import CardLook
from scenes.media import theme
from scenes.titles.vermilion import phrases
from scenes.titles.vermilion.card_words import (
    RARITY,
    SLOT_ICONS,
    card_tip,
    icon_of,
    kind_of,
    name_of,
    rule_lines,
    type_line,
)
from scenes.titles.vermilion.frame_rects import LARGE, LARGE_SIZE, SMALL, SMALL_SIZE, frame_name, gear_kind
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from scenes.media.media import Media

Size = tuple[int, int]
HAND, BIG = (144, 202), (352, 493)
"""Cards in the hand, and enlarged."""
WORDED = 190
"""From this width on a card has its rule text."""
SEALED = "sealed"
"""A duality card that somebody else reads."""
BACKS = {"action": "vermilion/back/action", "corruption": "vermilion/back/corruption", SEALED: "vermilion/back/duality"}
DIM = (120, 112, 116, 255)
GROUNDS = {"action": (58, 30, 30), "gear": (46, 40, 38), "trinket": (46, 40, 38), "corruption": (34, 34, 26),
           "duality": (48, 34, 52)}  # fmt: skip


CLOSER = 70
"""A name that has no room may be so much narrower, in percent."""


def card_face(media: Media, card: str, size: Size = HAND, *, dim: bool = False) -> pygame.Surface:
    """An action card, gear, trinket, corruption or duality card by its id; the back of one by the names in BACKS.
    Shared: never draw on it.
    """
    key = ("vermilion face", card, size, dim, media.texts.language, media.theme.scale)
    return media.sprites.made(key, lambda: _painted(media, card, size, dim))


def look_of(media: Media, card: str) -> CardLook:
    """A card as a button."""
    return CardLook(partial(card_face, media, card), card_tip(media, card))


def frame_of(card: str) -> str:
    """The kind of its frame."""
    match kind_of(card):
        case "action":
            return RARITY[CARDS[card].rarity]
        case "corruption":
            return TAINTS[card].kind
        case "gear" | "trinket":
            return gear_kind(slot_of(card), tier_of(card))
        case _:
            return "duality"


def corner_figure(card: str) -> str:
    """The number at its upper right: the burn value of a card, the capacity of gear, the uses of a trinket."""
    match kind_of(card):
        case "action":
            return str(CARDS[card].burn)
        case "gear":
            return str(GEAR[card].capacity)
        case "trinket":
            return str(TRINKETS[card].uses)
        case _:
            return ""


def draw_picture(pen: Pen, card: str, place: pygame.Rect) -> None:
    """Its picture in a place: a painting, or a piece of gear that is cut out on a dark ground."""
    kind, media = kind_of(card), pen.media
    ground = GROUNDS.get(kind, (40, 34, 38))
    pygame.draw.rect(pen.surface, theme.mix(ground, theme.BLACK, 0.45), place)
    if kind in ("gear", "trinket"):
        side = round(min(place.size) * 0.96)
        if not pen.icon(f"vermilion/gear/{card}", side, center=place.center).width:
            pen.icon(SLOT_ICONS[slot_of(card)], round(side * 0.7), center=place.center)
        return
    folder = {"action": "card", "corruption": "corruption"}.get(kind, "duality")
    found = media.sprites.backdrop(f"vermilion/{folder}/{card}", place.size)
    if found is not None:
        pen.surface.blit(found, place)
        return
    slot = icon_of(card)
    sign = SLOT_ICONS.get(slot, "vermilion/keyword/corruption" if kind == "corruption" else "vermilion/track/middle")
    pen.icon(sign, round(place.height * 0.7), center=place.center)


def _painted(media: Media, card: str, size: Size, dim: bool) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    pen = Pen(out, media)
    if card in BACKS:
        if media.sprites.has(BACKS[card]):
            pen.put(media.sprites.get(BACKS[card], width=size[0]), topleft=(0, 0))
    else:
        _front(pen, card, size)
    if dim:
        out.fill(DIM, special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _front(pen: Pen, card: str, size: Size) -> None:
    """Picture, frame, words."""
    small = size[0] < WORDED
    places, whole = (SMALL, SMALL_SIZE) if small else (LARGE, LARGE_SIZE)
    scale = size[0] / whole[0]
    at = {name: pygame.Rect(*(round(side * scale) for side in place)) for name, place in places.items()}
    draw_picture(pen, card, at["picture"].inflate(4, 4))
    frame = frame_name(frame_of(card), small)
    if pen.media.sprites.has(frame):
        pen.put(pen.media.sprites.get(frame, width=size[0]), topleft=(0, 0))
    slot, figure = icon_of(card), corner_figure(card)
    if slot:
        sign = "vermilion/slot/effect" if slot == "head" and kind_of(card) == "action" else SLOT_ICONS[slot]
        pen.icon(sign, round(at["type"].width * 0.72), center=at["type"].center)
    if figure:
        ink = theme.GOLD if kind_of(card) == "action" else theme.BONE
        room = max(theme.SMALL, min(28, round(at["cost"].height * 0.66)))
        pen.text(figure, room, ink, True, theme.BLACK, center=at["cost"].center)
    name = at["name"].inflate(0 if small else -8, -2)
    text = at["text"].inflate(-8, -4)
    two = _in_two(pen.media, name_of(pen.media, card), name) if small else []
    if two:  # the sign at its upper left tells the kind as well
        for line, place in zip(two, (name, at["text"]), strict=True):
            _name(pen, line, pygame.Rect(name.x, place.y, name.width, place.height), theme.SMALL)
        return
    _name(pen, name_of(pen.media, card), name, theme.SMALL if small else theme.BUTTON)
    if small:
        _signs(pen, card, text)
    else:
        _rules(pen, card, text)


def _in_two(media: Media, words: str, room: pygame.Rect) -> list[str]:
    """A name of several words that a narrow card has no room for, however close together: its two lines, of which each
    finds room; nothing for all others."""
    letters, parts = media.theme, words.split()
    most = room.width * 100 // CLOSER
    whole = words == letters.beginning(words, room.width, room.height) or letters.width(words, letters.least) <= most
    if whole or len(parts) < 2:
        return []
    lines = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
    wide = {pair: max(letters.width(line, letters.least) for line in pair) for pair in lines}
    best = min(lines, key=wide.__getitem__)
    return list(best) if wide[best] <= most else []


def _name(pen: Pen, words: str, room: pygame.Rect, size: int) -> None:
    """As large and bold as no word is wider than its place, a little too long a line closer together; the tip tells a
    very long name whole."""
    letters = pen.media.theme
    cut = words != letters.beginning(words, room.width, room.height)
    cut = cut or any(letters.width(word, letters.least) > room.width for word in words.split())
    if cut and letters.width(words, letters.least) * CLOSER <= room.width * 100:
        line = letters.text(words, letters.least, theme.BONE)
        pen.put(pygame.transform.smoothscale(line, (room.width, line.get_height())), center=room.center)
        return
    words = letters.beginning(words, room.width, room.height)
    tries = [(one, bold) for bold in (True, False) for one in letters.smaller(size)]
    fitting = (one for one in tries if all(letters.width(word, *one) <= room.width for word in words.split())
               and len(letters.wrap(words, one[0], room.width, one[1])) * letters.line_height(one[0]) <= room.height)
    size, bold = next(fitting, (letters.least, False))
    pen.put(letters.paragraph(words, room.width, size, theme.BONE, bold, "center", room.height), center=room.center)


def _rules(pen: Pen, card: str, text: pygame.Rect) -> None:
    """The kind in a line, below it the rule text."""
    media = pen.media
    line = pen.line(type_line(media, card), text.width, theme.SMALL, theme.GOLD, height=26, align="center",
                    midtop=text.midtop)  # fmt: skip
    room = pygame.Rect(text.x, line.bottom, text.width, text.bottom - line.bottom)
    told = "\n".join(rule_lines(media, card))
    if told:
        pen.put(media.theme.paragraph(told, room.width, 20, theme.BONE, False, "center", room.height),
                center=room.center)  # fmt: skip


def _signs(pen: Pen, card: str, text: pygame.Rect) -> None:
    """The signs of what it gives with their numbers; its kind in words where there are none."""
    gives = CARD_GIVES[card] if card in CARDS else STANDARD.get(card, ())
    signs = [(f"vermilion/keyword/{phrases.keyword_of(give.name)}", give.x) for give in gives]
    found = [(sign, x) for sign, x in signs if pen.media.sprites.has(sign)]
    if not found:
        letters = pen.media.theme
        words = letters.beginning(type_line(pen.media, card).partition(" · ")[0], text.width, text.height)
        size = letters.fit(words, text.width, theme.SMALL)
        pen.put(letters.paragraph(words, text.width, size, theme.DIM, False, "center", text.height), center=text.center)
        return
    side = min(text.height - 2, 34)
    wide = min(side + 22, text.width // len(found))
    x = text.centerx - wide * len(found) // 2
    for sign, figure in found:
        icon = pen.icon(sign, side, midleft=(x, text.centery))
        if figure > 1:
            pen.text(str(figure), theme.SMALL, theme.BONE, True, theme.BLACK, midleft=(icon.right + 1, text.centery))
        x += wide
