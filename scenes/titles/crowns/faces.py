"""The face of any card of Crowns at any size: its picture below the painted frame, its words and numbers in the places
of `frame_rects`. Finished faces are cached under what they show.

Three looks, by width: large with all words (from 300 on), small with the name (from 120 on), and below that a card as
it lies on the table (`table_face`). Plots lie on their side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.crowns.content import FACES, NEUTRAL, OFFICES
from scenes.kit.card_grid import CardLook
from scenes.kit.cosmetics import back_of
from scenes.media import theme
from scenes.titles.crowns.card_text import PrintedLine, card_text
from scenes.titles.crowns.face_text import block
from scenes.titles.crowns.frame_rects import (
    LARGE_SIZE,
    LARGE_WIDE_SIZE,
    SMALL_SIZE,
    SMALL_WIDE_SIZE,
    frame_name,
    slots,
)
from scenes.titles.crowns.names_on_cards import NARROWEST, name_block, name_lines
from scenes.titles.crowns.table_face import DIM, EDGE, NATURAL, TINTS, table_face
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from game.match.seats import SeatInfo
    from game.titles.crowns.content import CardFace
    from scenes.media.media import Media

Size = tuple[int, int]
Now = tuple[int, tuple[int, ...]]
"""What a card costs now and the values of a plot now; -1 and () where they are as printed."""
LARGE, LARGE_WIDE = LARGE_SIZE, LARGE_WIDE_SIZE
HAND, HAND_WIDE = (132, 185), (206, 147)
DECK = (150, 210)
WORDED, NAMED = 300, 120
"""From these widths of the upright card on it has all its words, and the small frame."""
LEAST = 0.5
"""So narrow names of offices may be set where they would have no room else."""
BACK, PLOT_BACK = "crowns/back/draw", "crowns/back/plot"


def is_wide(card: str) -> bool:
    """Whether the card lies on its side."""
    return card in FACES and FACES[card].type == "plot"


def fitted(card: str, width: int) -> Size:
    """The size of a card whose shorter side is that long."""
    high = round(width * 1.4)
    return (high, width) if is_wide(card) else (width, high)


def name_of(media: Media, card: str) -> str:
    """The name of a card, or of a faction for "faction:heron"."""
    kind, _, what = card.partition(":")
    return media.t(f"crowns.faction.{what}") if what else media.t(f"crowns.card.{kind}")


def short_name(media: Media, card: str) -> str:
    """The name without what follows a comma: "Odalys Venn" for "Odalys Venn, Keeper of the Scales"."""
    return name_of(media, card).partition(",")[0]


def deck_back(media: Media, info: SeatInfo | None, size: Size) -> pygame.Surface:
    """C10.2. The back of a seat's draw deck: the one that it bought, else the common one. Shared: never draw on it."""
    name = back_of(info, BACK)
    return card_face(media, "", size) if name == BACK else media.sprites.get(name, size=size)


def card_face(
    media: Media, card: str, size: Size = DECK, *, dim: bool = False, cost: int = -1, values: tuple[int, ...] = ()
) -> pygame.Surface:
    """A card, plot, office or agenda by its id, a faction's card by "faction:heron", "" for the back of a draw deck and
    "plot" for that of a plot deck. `cost`: what it costs now, `values`: those of a plot now, where they are not what is
    printed. Shared: never draw on it.
    """
    if card in FACES and min(size) < NAMED and not is_wide(card):
        return on_table(media, card, size, dim=dim)
    key = ("crowns face", card, size, dim, cost, values, media.texts.language, media.theme.scale)
    return media.sprites.made(key, lambda: _painted(media, card, size, dim, (cost, values)))


def turned(media: Media, card: str, size: Size, *, dim: bool = False) -> pygame.Surface:
    """The same on its side, as it kneels; `size` is that of the standing card."""
    if card in FACES and size[0] < NAMED:
        return on_table(media, card, size, kneeling=True, dim=dim)
    key = ("crowns kneeling", card, size, dim, media.texts.language, media.theme.scale)
    return media.sprites.made(key, lambda: pygame.transform.rotate(card_face(media, card, size, dim=dim), -90))


def on_table(
    media: Media, card: str, size: Size, *, kneeling: bool = False, dim: bool = False, named: bool = True
) -> pygame.Surface:
    """A card in play, standing or turned, without its numbers of now; `size` is that of the standing card. `named`:
    with its name where that has room. Shared.
    """
    key = ("crowns table", card, size, kneeling, dim, named, media.texts.language, media.theme.scale)
    name = short_name(media, card)
    return media.sprites.made(key, lambda: table_face(media, card, name, size, kneeling, dim, named=named))


def look_of(media: Media, card: str) -> CardLook:
    """A card as a button."""
    return CardLook(lambda size: card_face(media, card, size), card_tip(media, card))


def kind_line(media: Media, card: str) -> str:
    """What it is, and its traits."""
    face, t = FACES[card], media.t
    kind, traits = t(f"crowns.type.{face.type}"), trait_line(media, card)
    return f"{kind} · {traits}" if traits else kind


def trait_line(media: Media, card: str) -> str:
    """Its traits alone."""
    return ", ".join(media.t(f"crowns.trait.{trait.lower()}") for trait in FACES[card].traits)


def fitting(media: Media, width: int, *tries: str, bold: bool = False) -> str:
    """The first of several words for one thing that a line has room for; the last one where none has."""
    least = media.theme.least
    return next((words for words in tries if media.theme.width(words, least, bold) <= width), tries[-1])


def foot_line(media: Media, card: str) -> str:
    """Its faction, whether it is unique and loyal."""
    face, t = FACES[card], media.t
    parts = [t(f"crowns.faction.{face.faction}")]
    parts += [t("crowns.mark.unique")] * face.unique + [t("crowns.mark.loyal")] * face.loyal
    return " · ".join(parts)


def card_tip(media: Media, card: str) -> str:
    """Name, kind, numbers, all words: for tips, and to be read aloud."""
    face, t = FACES[card], media.t
    rows = [name_of(media, card), f"{kind_line(media, card)} · {foot_line(media, card)}"]
    if face.type in ("character", "location", "attachment", "event"):
        numbers = [t("crowns.face.cost", n=face.cost)]
        if face.type == "character":
            numbers += [t("crowns.face.str", n=face.strength), *(t(f"crowns.kind.{icon}") for icon in face.icons)]
        rows.append(" · ".join(numbers))
    if face.type == "plot":
        rows.append(" · ".join(f"{t(f'crowns.value.{name}')} {n}" for name, n in face.values.items()))
    rows += [f"{line.head} {line.body}".strip() for line in card_text(media.texts, card)]
    return "\n".join(rows)


def _painted(media: Media, card: str, size: Size, dim: bool, now: Now) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA)
    paint = _Face(media, out, card, now)
    if card in ("", "plot"):
        paint.stretched(PLOT_BACK if card else BACK)
    elif card.startswith("faction:"):
        paint.faction(card.partition(":")[2])
    elif min(size) >= WORDED:
        paint.large()
    else:
        paint.small()
    if dim:
        out.fill(DIM, special_flags=pygame.BLEND_RGBA_MULT)
    return out


class _Face:
    """A face that is being painted."""

    def __init__(self, media: Media, out: pygame.Surface, card: str, now: Now) -> None:
        self.media, self.out, self.card = media, out, card
        self.face: CardFace | None = FACES.get(card)
        (self.cost_now, self.values_now), self.pen = now, Pen(out, media)
        self.scale, self.slots = 1.0, slots(self.face.type if self.face is not None else "faction")

    # --- pieces

    def slot(self, name: str) -> pygame.Rect:
        """A place on the frame at the size of the card."""
        return pygame.Rect(*(round(side * self.scale) for side in self.slots[name]))

    def stretched(self, name: str) -> None:
        """A sprite over all of the card."""
        if self.media.sprites.has(name):
            self.pen.put(self.media.sprites.get(name, width=self.out.get_width()), topleft=(0, 0))

    def picture(self, place: pygame.Rect) -> None:
        """Its picture, or its faction's crest where there is none."""
        found = self.media.sprites.backdrop(f"crowns/card/{self.card}", place.size)
        if found is not None:
            self.out.blit(found, place)
            return
        pygame.draw.rect(self.out, TINTS[self.tint][1], place)
        self.pen.icon(f"crowns/crest/{self.tint}", round(place.height * 0.8), center=place.center)

    @property
    def tint(self) -> str:
        """The faction whose colours it has."""
        return self.face.faction if self.face is not None else NEUTRAL

    def number(self, slot: str, value: int, size: int, ink: theme.Colour = theme.BONE) -> None:
        """A figure in a setting."""
        place = self.slot(slot)
        self.pen.text(str(value), size, ink, True, theme.INK, center=place.center)

    def icons(self) -> None:
        """The icons of a character in their sockets."""
        for name in self.face.icons if self.face is not None else ():
            place = self.slot(name)
            self.pen.icon(f"crowns/icon/{name}", round(place.width * 0.8), center=place.center)

    def marks(self, right: int, y: int, side: int) -> int:
        """Unique and loyal at the right end of a line; where they begin."""
        face = self.face
        for name, has in (("unique", face is not None and face.unique), ("loyal", face is not None and face.loyal)):
            if has and self.media.sprites.has(f"crowns/icon/{name}"):
                right = self.pen.icon(f"crowns/icon/{name}", side, midright=(right, y)).left - 4
        return right

    def line(self, slot: str, *tries: str, size: int, ink: theme.Colour = theme.BONE, bold: bool = False) -> None:
        """Words in the middle of a place: the first ones that have room."""
        place = self.slot(slot).inflate(-16, -2)
        words = fitting(self.media, place.width, *tries, bold=bold)
        self.pen.line(words, place.width, size, ink, bold, height=place.height, align="center", center=place.center)

    # --- looks

    def large(self) -> None:
        """With all its words."""
        face = FACES[self.card]
        self.slots = slots(face.type)
        whole = LARGE_WIDE if face.type == "plot" else LARGE
        self.scale = self.out.get_width() / whole[0]
        self.picture(self.slot("picture"))
        self.stretched(frame_name(face.type, self.tint))
        media, name = self.media, self.slot("name").inflate(-20, -4)
        right = self.marks(name.right, name.centery, 26)
        named = fitting(media, right - name.x, name_of(media, self.card), short_name(media, self.card), bold=True)
        self.pen.line(named, right - name.x, theme.BUTTON, theme.BONE, True, height=name.height,
                      align="center", center=((name.x + right) // 2, name.centery))  # fmt: skip
        kind, traits = kind_line(media, self.card), trait_line(media, self.card)
        self.line("kind", kind, traits or kind, size=theme.SMALL, ink=theme.GOLD)
        text = self.slot("text").inflate(-16, -4)
        words = block(media, card_text(media.texts, self.card), text.width, text.height)
        self.pen.put(words, center=text.center)
        if face.type == "plot":
            for value, n in face.values.items():
                self._plot_value(value, n, 32)
        elif face.type == "office":
            self._office_lines()
        elif face.type != "agenda":
            faction = media.t(f"crowns.faction.{face.faction}")
            self.line("foot", foot_line(media, self.card), faction, size=theme.SMALL, ink=theme.DIM)
            self._cost(30)
        if face.type == "character":
            self.icons()
            self.number("strength", face.strength, 34)

    def small(self) -> None:
        """With its name and its numbers."""
        face = FACES[self.card]
        wide = face.type == "plot"
        if face.type in ("office", "agenda"):
            self._shrunk()
            return
        self.slots = slots(face.type, small=True)
        self.scale = self.out.get_width() / (SMALL_WIDE_SIZE if wide else SMALL_SIZE)[0]
        self.picture(self.slot("picture"))
        self.stretched(frame_name(face.type, self.tint, small=True))
        self._short_name(self.slot("name"))
        if wide:
            for value, n in face.values.items():
                self._plot_value(value, n, 22)
            return
        self._cost(20)
        if face.type == "character":
            self.icons()
            self.number("strength", face.strength, 22)
        else:
            self._words_of_foot()

    def faction(self, name: str) -> None:
        """A faction's card: its crest, its name, how it plays and what its card is for."""
        self.slots, self.scale = slots("faction"), self.out.get_width() / LARGE[0]
        self.stretched(frame_name("faction", name))
        self.pen.icon(f"crowns/crest/{name}", round(self.slot("crest").width * 0.84), center=self.slot("crest").center)
        if self.out.get_width() >= NAMED:
            large = self.out.get_width() >= WORDED
            size = theme.BUTTON if large else theme.SMALL
            self.line("name", self.media.t(f"crowns.faction.{name}"), size=size, bold=True)
        if self.out.get_width() >= WORDED:
            self.line("kind", self.media.t("crowns.type.faction"), size=theme.SMALL, ink=theme.GOLD)
            text, t = self.slot("crown").inflate(-20, -8), self.media.t
            told = [PrintedLine("", t(f"crowns.ready.{name}")), PrintedLine("", t("crowns.page.faction"))]
            self.pen.put(block(self.media, told, text.width, text.height), center=text.center)

    # --- parts of looks

    def _cost(self, size: int) -> None:
        face = FACES[self.card]
        now = face.cost if self.cost_now < 0 else self.cost_now
        ink = theme.BONE if now == face.cost else theme.GOOD if now < face.cost else theme.BAD
        self.number("cost", now, size, ink)

    def _plot_value(self, value: str, n: int, size: int) -> None:
        if self.values_now:
            printed, n = n, self.values_now[list(FACES[self.card].values).index(value)]
        else:
            printed = n
        ink = theme.BONE if n == printed else theme.GOOD if n > printed else theme.BAD
        place = self.slot(value)
        wide = place.width > place.height * 1.5
        side = min(place.width // 2 - 2, round(place.height * 0.62))
        if wide:
            icon = self.pen.icon(f"crowns/icon/{value}", side, midleft=(place.x + place.width // 8, place.centery))
            middle = ((icon.right or place.x) + place.right) // 2
        else:
            icon = self.pen.icon(f"crowns/icon/{value}", side, midleft=(place.x + 3, place.centery))
            middle = (max(icon.right, place.x) + place.right) // 2 - 1
        self.pen.text(str(n), size, ink, True, theme.INK, center=(middle, place.centery))

    def _office_lines(self) -> None:
        """Whom it supports, and whose rival it is; a sign says which where the words are too long."""
        row = OFFICES[self.card]
        supported = [row.supports] if row.supports else []
        for slot, others in (("supports", supported), ("rivals", list(row.rivals))):
            place = self.slot(slot).inflate(-24, -6).move(4, 0)
            names = ", ".join(name_of(self.media, other) for other in others) or "-"
            words = f"{self.media.t(f'crowns.office.{slot}')}: {names}"
            ink = theme.GOOD if slot == "supports" else theme.BAD
            if len(self.media.theme.wrap(words, theme.SMALL, place.width)) > 2:  # the sign of a plate says the same
                sign, place = "ui/check" if slot == "supports" else "ui/filter_combat", place.inflate(14, 0)
                left = self.pen.icon(sign, 16, midleft=place.midleft).right + 4
                place.width, place.x, words = place.right - left, left, names
                tries = (name_lines(self.media, names, place.width, 2, narrow=narrow) for narrow in (NARROWEST, LEAST))
                if lines := next(filter(None, tries), None):
                    self.pen.put(name_block(self.media, lines, place.width, ink=ink), center=place.center)
                    continue
            self.pen.line(words, place.width, theme.SMALL, ink, height=place.height + 6, center=place.center)

    def _shrunk(self) -> None:
        """An office or an agenda in small: picture, name."""
        w, h = self.out.get_size()
        rim, ground = TINTS[self.tint]
        pygame.draw.rect(self.out, ground, (0, 0, w, h), 0, 10)
        room = pygame.Rect(EDGE, EDGE, w - 2 * EDGE, round(h * 0.66) - EDGE)
        natural = pygame.Rect(0, 0, max(room.width, round(room.height * NATURAL)), 0)
        natural.height = round(natural.width / NATURAL)
        found = self.media.sprites.backdrop(f"crowns/card/{self.card}", natural.size)
        if found is not None:
            self.out.blit(found, room, pygame.Rect((0, 0), room.size).move_to(center=natural.center))
        else:
            self.picture(room)
        foot = pygame.Rect(EDGE, room.bottom, room.width, h - EDGE - room.bottom)
        pygame.draw.rect(self.out, theme.INK, foot)
        pygame.draw.rect(self.out, rim, (0, 0, w, h), 3, 10)
        pygame.draw.line(self.out, theme.mix(rim, theme.BLACK, 0.5), foot.topleft, (foot.right - 1, foot.y), 2)
        self.pen.line(name_of(self.media, self.card), foot.width - 8, 20, theme.BONE, True, height=foot.height,
                      align="center", center=foot.center)  # fmt: skip

    def _short_name(self, plate: pygame.Rect) -> None:
        """The name without what it is called besides, in two lines; one that needs three grows over the picture."""
        type_, room, whole = self.media.theme, plate.inflate(-6, 0), short_name(self.media, self.card)
        lines = name_lines(self.media, whole, room.width, 3, bold=True)
        if is_wide(self.card):
            lines = name_lines(self.media, whole, room.width, 1, bold=True) or lines
        if lines and any(type_.width(part, type_.least, True) > room.width for part in (*whole.split(), lines[0])):
            self._plate_of_name(name_block(self.media, lines, room.width, bold=True), plate)
            return
        name = type_.hyphened(whole, room.width, True)
        most = max(1, (plate.height + 6) // round(type_.pixels(theme.SMALL) * 1.1))
        if len(type_.wrap(name, type_.least, room.width, True)) > most:
            if is_wide(self.card):
                room.x = self.slot("kind").x  # between its numbers and its reserve
                room.width = self.slot("reserve").x - 2 - room.x
            if two := name_lines(self.media, whole, room.width, 2, bold=True):  # a little narrower, and more picture
                self._plate_of_name(name_block(self.media, two, room.width, bold=True), room)
                return
            name = type_.hyphened(whole, room.width, True)
            room.height = len(type_.wrap(name, type_.least, room.width, True)) * type_.pixels(theme.SMALL) + 10
            room.bottom = plate.bottom - 1
            ground = theme.mix(TINTS[self.tint][1], theme.BLACK, 0.4)
            pygame.draw.rect(self.out, ground, room.inflate(2, 2), 0, 6)
            pygame.draw.rect(self.out, TINTS[self.tint][0], room.inflate(2, 2), 1, 6)
        words = type_.line(name, room.width, 20, theme.BONE, True, height=room.height + 6, align="center")
        place = words.get_rect(center=room.center)
        self.out.blit(words, place.move(0, min(0, self.out.get_height() - place.bottom)))

    def _plate_of_name(self, name: pygame.Surface, plate: pygame.Rect) -> None:
        """A name with narrowed words; one that is higher than its plate grows over the picture."""
        place = name.get_rect(center=plate.center)
        if name.get_height() > plate.height + 4:
            place.bottom, ground = plate.bottom - 1, theme.mix(TINTS[self.tint][1], theme.BLACK, 0.4)
            pygame.draw.rect(self.out, ground, place.inflate(6, 4), 0, 6)
            pygame.draw.rect(self.out, TINTS[self.tint][0], place.inflate(6, 4), 1, 6)
        self.out.blit(name, place)

    def _words_of_foot(self) -> None:
        """A small card without numbers shows its keywords there."""
        place = self.slot("foot").inflate(-8, -4)
        words = [word.name for word in FACES[self.card].keywords]
        x = place.centerx - len(words) * (place.height + 2) // 2
        for word in words:
            x = self.pen.icon(f"crowns/keyword/{word}", place.height, midleft=(x, place.centery)).right + 2
