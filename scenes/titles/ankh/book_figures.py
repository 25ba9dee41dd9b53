"""Pictures of Ankh's rulebook: tracks, dashboards, cards and gods; what shows a piece of the board is in
`book_scenes`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.titles.ankh.content import (
    ACTIONS,
    BASE,
    CARD_NAMES,
    CARDS,
    DASHBOARD,
    GODS,
    GUARDIAN_AT,
    MOST_DEVOTION,
    PANTHEON,
    WARRIORS,
)
from game.titles.ankh.content import CONFLICT as CONFLICT_EVENT
from scenes.kit.rulebook import FIGURE_WIDTH, Figure
from scenes.media import theme
from scenes.titles.ankh.book_scenes import SCENES
from scenes.titles.ankh.event_track import EVENT_NAMES
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from scenes.media.media import Media

ROW = 46
EVENTS = "CCCXSCCXSCCXSCCXCX"
"""The event track of the scenarios with 18 events."""
AFTER = {3: "merge", 4: "forgotten", 5: "end"}
STEPS = (
    ("obelisk", "ankh/power/obelisk_attuned"), ("ban", "ankh/eye"), ("cards", "ankh/card_back"),
    ("guess", "ankh/scale"), ("reveal", "ankh/card/flood"), ("build", "ankh/card/build_monument"),
    ("plague", "ankh/card/plague"), ("majority", "ankh/temple"), ("strength", "ankh/event/conflict"),
    ("after", "ankh/card/cycle"),
)  # fmt: skip
"""The steps of a battle in the order of R10, with a picture for each."""


class BookSheet:
    """A figure without land: sprites and words on nothing."""

    def __init__(self, media: Media, height: int) -> None:
        self.media = media
        self.surface = pygame.Surface((FIGURE_WIDTH, height), pygame.SRCALPHA)
        self.pen = Pen(self.surface, media)

    def words(self, key: str, x: int, y: int, width: int = FIGURE_WIDTH, ink: theme.Colour = theme.BONE) -> None:
        """A line of words centred on a point."""
        self.pen.line(self.media.t(key) if "." in key else key, width, theme.SMALL, ink, True, center=(x, y))

    def caption(self, key: str) -> pygame.Surface:
        """The words at the bottom; the finished picture."""
        self.words(key, FIGURE_WIDTH // 2, self.surface.get_height() - 15)
        return self.surface

    def rows(self, rows: Iterable[tuple[str, str]], high: int = ROW, icon: int = 40) -> pygame.Surface:
        """Sprites with words beside them, below each other."""
        for i, (sprite, key) in enumerate(rows):
            y = i * high + high // 2
            self.pen.icon(sprite, (icon, icon), center=(24, y))
            self.pen.line(self.media.t(key), FIGURE_WIDTH - 58, 20, midleft=(54, y), ink=theme.BONE)
        return self.surface

    def god(self, name: str, seat: int, x: int, y: int, scale: float = 1.0) -> None:
        """A god figure on its pedestal; `y` is where it stands."""
        sprites = self.media.sprites
        for sprite, lift in ((f"ankh/base/{seat}", 0), (f"ankh/god/{name}", 12)):
            wide = round(sprites.natural(sprite)[0] * scale)
            ax, ay = sprites.anchor(sprite, width=wide)
            self.surface.blit(sprites.get(sprite, width=wide), (x - ax, y - round(lift * scale) - ay))


def gods(media: Media) -> pygame.Surface:
    """Five gods that contend."""
    out = BookSheet(media, 136)
    for i, name in enumerate(("isis", "anubis", "ra", "bastet", "horus")):
        out.god(name, i, 34 + 64 * i, 110, 0.92)
    return out.surface


def _portraits(media: Media, kind: str) -> pygame.Surface:
    out = BookSheet(media, 300)
    names = [row.id for row in GODS.values() if row.set == kind]
    for i, name in enumerate(names):
        x = 54 + 108 * i if i < 3 else 108 + 108 * (i - 3)
        y = 0 if i < 3 else 150
        out.pen.icon(f"ankh/portrait/{name}", (104, 120), midtop=(x, y))
        out.words(f"ankh.god.{name}", x, y + 132, 106, theme.GOLD)
    return out.surface


def base_gods(media: Media) -> pygame.Surface:
    """R14. The five of the base game."""
    return _portraits(media, BASE)


def pantheon_gods(media: Media) -> pygame.Surface:
    """R15. The five of Pantheon."""
    return _portraits(media, PANTHEON)


def actions(media: Media) -> pygame.Surface:
    """R5.1. The list from top to bottom, and the way of the second action."""
    out = BookSheet(media, 4 * ROW + 6)
    out.rows([(f"ankh/action/{name}", f"ankh.action.{name}") for name in ACTIONS])
    x, bottom = FIGURE_WIDTH - 14, 4 * ROW - 8
    pygame.draw.line(out.surface, theme.GOLD, (x, 12), (x, bottom - 8), 4)
    pygame.draw.polygon(out.surface, theme.GOLD, [(x - 9, bottom - 10), (x + 9, bottom - 10), (x, bottom + 4)])
    return out.surface


def counters(media: Media) -> pygame.Surface:
    """R5.4. The shared counters of three players; summoning is one step short of an event."""
    out, seats = BookSheet(media, 4 * ROW + 32), 3
    for i, ((name, row), value) in enumerate(zip(ACTIONS.items(), (2, 3, 1, 2), strict=True)):
        y = i * ROW + ROW // 2
        out.pen.icon(f"ankh/action/{name}", (40, 40), center=(24, y))
        limit = seats + row.extra
        for step in range(1, limit + 1):
            at = (76 + 56 * (step - 1), y)
            if step == limit:
                out.pen.icon("ankh/event/control", (38, 38), center=at)
            pygame.draw.circle(out.surface, theme.BRASS, at, 20, 2)
            if step <= value:
                pygame.draw.circle(out.surface, theme.GOLD, at, 13)
    return out.caption("ankh.book.counters")


def events(media: Media) -> pygame.Surface:
    """R8. The track of 18 events, two rows of nine."""
    out, conflict = BookSheet(media, 152), 0
    for i, letter in enumerate(EVENTS):
        x, y = 18 + 36 * (i % 9), 20 + 62 * (i // 9)
        out.pen.icon(f"ankh/event/{EVENT_NAMES[letter]}", (34, 34), center=(x, y))
        if letter == CONFLICT_EVENT:
            conflict += 1
            pygame.draw.circle(out.surface, theme.GOLD, (x, y), 18, 2)
            if conflict in AFTER:
                out.pen.icon(f"ankh/event/{AFTER[conflict]}", (24, 24), center=(x, y + 30))
    return out.caption("ankh.book.events")


def conflicts(media: Media) -> pygame.Surface:
    """R9.6. What the last three conflicts bring."""
    names = ("merge", "forgotten", "end")
    return BookSheet(media, 3 * ROW).rows([(f"ankh/event/{name}", f"ankh.book.after.{name}") for name in names])


def steps(media: Media) -> pygame.Surface:
    """R10. The steps of a battle."""
    out = BookSheet(media, len(STEPS) * 42)
    return out.rows([(sprite, f"ankh.book.step.{name}") for name, sprite in STEPS], 42, 38)


def two_counts(media: Media) -> pygame.Surface:
    """Followers are spent, devotion wins."""
    return BookSheet(media, 2 * ROW + 8).rows([("ankh/follower", "ankh.book.followers"),
                                           ("ankh/marker/0", "ankh.book.devotion")], ROW + 4)  # fmt: skip


def _track(out: BookSheet, standings: Sequence[tuple[int, int]], limit: int = 15) -> None:
    """The steps in two rows; `standings`: seat and step, from the bottom of a stack to its top."""
    wide, half = FIGURE_WIDTH // 16, (MOST_DEVOTION + 1) // 2
    for step in range(MOST_DEVOTION + 1):
        x, y = wide * (step % half), 96 * (step // half)
        kind = "end" if step == MOST_DEVOTION else "red" if step <= limit else "plain"
        fifth = "_5" if step % 5 == 0 else ""
        out.pen.put(out.media.sprites.get(f"ankh/step_{kind}{fifth}", size=(wide, 62)), topleft=(x, y))
        if (step % 5 == 0 and step < MOST_DEVOTION - 1) or step == MOST_DEVOTION:
            out.words(str(step), min(max(x + wide // 2, 11), FIGURE_WIDTH - 12), y + 74, 30, theme.DIM)
    out.pen.icon("ankh/gate", (26, 72), midbottom=(max(13, wide * (limit + 1 - half)), 96 + 62))
    for i, (seat, step) in enumerate(standings):
        mates = [other for other, (_, at) in enumerate(standings) if at == step]
        shift = 7 * mates.index(i) - 3 * (len(mates) - 1)
        x = wide * (step % half) + wide // 2 + shift
        out.pen.icon(f"ankh/marker/{seat}", (30, 46), center=(x, 96 * (step // half) + 34))


def devotion(media: Media) -> pygame.Surface:
    """R11.1. The track with the red zone and its gate."""
    out = BookSheet(media, 214)
    _track(out, ((0, 8), (1, 14), (2, 23)))
    return out.caption("ankh.book.red")


def stack(media: Media) -> pygame.Surface:
    """R11.2. Three markers on one step."""
    out = BookSheet(media, 132)
    out.pen.put(media.sprites.get("ankh/step_red_5", size=(64, 96)), midbottom=(58, 100))
    for i in range(3):
        out.pen.icon(f"ankh/marker/{i}", (44, 62), center=(46 + 12 * i, 58))
        y = 24 + 30 * (2 - i)
        out.pen.icon(f"ankh/marker/{i}", (22, 30), center=(132, y))
        out.pen.line(media.t(f"ankh.book.stack.{i}"), FIGURE_WIDTH - 152, 20, midleft=(150, y))
    return out.caption("ankh.book.stack")


def god_set(media: Media) -> pygame.Surface:
    """R1.1. What belongs to a god."""
    out = BookSheet(media, 238)
    out.god("ra", 0, 52, 118, 1.05)
    for i in range(WARRIORS):
        x, y = 128 + 68 * (i % 3), 58 + 60 * (i // 3)
        for sprite, lift in (("ankh/foot/0", 0), ("ankh/warrior/0", 9)):
            picture = media.sprites.get(sprite, width=44 if lift else 38)
            out.surface.blit(picture, picture.get_rect(midbottom=(x, y - lift + (8 if not lift else 4))))
    for i, card in enumerate(CARD_NAMES):
        out.pen.icon(f"ankh/card/{card}", (58, 80), topleft=(2 + i * 30, 146))
    for i in range(6):
        out.pen.icon("ankh/token/0", (30, 30), center=(258 + 26 * (i % 3), 170 + 34 * (i // 3)))
    return out.surface


def dashboard(media: Media) -> pygame.Surface:
    """R1.3, R6.4. The six tokens, their prices, and the guardians that come with three of them."""
    out, wide = BookSheet(media, 176), FIGURE_WIDTH // DASHBOARD
    guards = {1: "cat_mummy", 2: "mummy", 3: "androsphinx"}
    for i in range(DASHBOARD):
        level, x = i // 2 + 1, wide * i + wide // 2
        if i % 2 == 0:
            out.words(media.t("ankh.book.level", n=level), x + wide // 2, 12, 2 * wide - 4, theme.GOLD)
            plate = pygame.Rect(wide * i + 2, 26, 2 * wide - 4, 148)
            out.pen.nine("row", plate)
        out.pen.icon("ankh/token/0", (40, 40), center=(x, 56))
        out.pen.icon("ankh/follower", (24, 24), center=(x - 9, 96))
        out.words(str(level), x + 11, 96, 20)
        if i + 1 in GUARDIAN_AT:
            out.pen.icon(f"ankh/guardian/{guards[GUARDIAN_AT[i + 1]]}", (46, 54), midbottom=(x, 168))
    return out.surface


def cards(media: Media) -> pygame.Surface:
    """R10.5. The seven faces with their strength."""
    out = BookSheet(media, 268)
    for i, card in enumerate(CARD_NAMES):
        x = 40 + 81 * i if i < 4 else 81 + 81 * (i - 4)
        y = 0 if i < 4 else 134
        place = out.pen.icon(f"ankh/card/{card}", (76, 106), midtop=(x, y))
        out.words(f"+{CARDS[card].strength}", x, place.bottom + 12, 60, theme.GOLD)
    return out.surface


def strength(media: Media) -> pygame.Surface:
    """R10.13. What is added up."""
    names = ("ankh/warrior/0", "ankh/temple", "ankh/card/chariots", "ankh/cat_three")
    out = BookSheet(media, 128)
    values = ("3", "+ 2", "+ 3", "+ 3", "= 11")
    for i, sprite in enumerate(names):
        x = 32 + 66 * i
        out.pen.icon(sprite, (58, 66), midbottom=(x, 70))
        out.pen.line(values[i], 60, theme.BODY, theme.BONE, True, center=(x, 86))
    out.pen.line(values[-1], 64, theme.BODY, theme.GOLD, True, center=(FIGURE_WIDTH - 32, 50))
    return out.caption("ankh.book.strength")


def merge(media: Media) -> pygame.Surface:
    """R12.1. Two gods become one."""
    out = BookSheet(media, 158)
    for x, name in ((50, "hathor"), (150, "osiris")):
        out.pen.icon(f"ankh/portrait/{name}", (84, 100), midtop=(x, 0))
        out.words(f"ankh.book.{'lower' if x == 50 else 'higher'}", x, 112, 98, theme.DIM)
    out.pen.icon("ankh/event/merge", (40, 40), center=(212, 50))
    out.pen.icon("ankh/portrait/osiris", (84, 100), midtop=(280, 0))
    half = media.sprites.get("ankh/portrait/hathor", size=(84, 100))
    out.surface.blit(half, (half.get_rect(midtop=(280, 0)).x, 0), (0, 0, half.get_width() // 2, half.get_height()))
    out.pen.icon("ankh/merged", (42, 100), midtop=(280, 0))
    out.words("ankh.book.one_god", 272, 112, 100, theme.GOLD)
    return out.caption("ankh.book.merge")


def forgotten(media: Media) -> pygame.Surface:
    """R13.1. Who is in the red zone fades."""
    out = BookSheet(media, 174)
    for i, (name, step) in enumerate((("thoth", 12), ("amun", 15), ("isis", 16))):
        x, safe = 54 + 108 * i, step > 15
        out.pen.icon(f"ankh/portrait/{name}", (92, 110), None if safe else (92, 84, 80), midtop=(x, 0))
        out.words(str(step), x, 124, 60, theme.GOOD if safe else theme.BAD)
    return out.caption("ankh.book.forgotten")


def scale(media: Media) -> pygame.Surface:
    """R18. A right guess keeps what lies on the scale, a wrong one gives it away."""
    rows = (("ankh/scale", "ankh.book.scale.put"), ("ui/check", "ankh.book.scale.right"),
            ("ui/cross", "ankh.book.scale.wrong"), ("ankh/marker/0", "ankh.book.scale.end"))  # fmt: skip
    return BookSheet(media, 4 * ROW).rows(rows)


FIGURES = {
    **SCENES,
    "gods": Figure(136, gods),
    "base_gods": Figure(300, base_gods),
    "pantheon_gods": Figure(300, pantheon_gods),
    "actions": Figure(190, actions),
    "counters": Figure(216, counters),
    "events": Figure(152, events),
    "conflicts": Figure(138, conflicts),
    "steps": Figure(420, steps),
    "two_counts": Figure(100, two_counts),
    "devotion": Figure(214, devotion),
    "stack": Figure(132, stack),
    "god_set": Figure(238, god_set),
    "dashboard": Figure(176, dashboard),
    "cards": Figure(268, cards),
    "strength": Figure(128, strength),
    "merge": Figure(158, merge),
    "forgotten": Figure(174, forgotten),
    "scale": Figure(184, scale),
}
