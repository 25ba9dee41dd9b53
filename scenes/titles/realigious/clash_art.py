"""What a combat is shown with (10.5, R10.9): two wings that face each other, the medal between them and the strip that
tells how it ended. All pictures are made once; nothing here moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.realigious.clash import Clash
from scenes.media import theme
from scenes.titles.realigious import ledger
from scenes.titles.realigious.purse import signed
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.modifiers import Term
    from game.titles.realigious.offers import Change
    from scenes.media.media import Media

PORTRAIT, SIGN, EDGE = 108, 44, 16
MEDAL, DIAL_ROOM = 216, 196
WIDE, WIDER = 880, 6
"""How wide all of it is at 100 %, and how much wider for each percent that texts are larger."""
MOST_TERMS = 7
NUMBER, LINE, BADGE = 48, 25, 25
LARGE, LARGE_NUMBER = 110, 36
"""From which size of texts the rate is set smaller: the stamp stands under it."""
SWORDS = "realigious/emblem/holy_war"
AMOUNTS = ("believers", "donations", "influence", "reputation")
"""Changes of the first column of a side; all others stand in the second."""
SHARE, ALONE, CHANGE, APART, CLOSE, NEAR = 54, 3, 26, 20, 12, 14
"""How many percent of a side the first column has; so many columns where one side alone has any changes; how high their
lines are, how far columns lie apart at least, and where there is no room for that, and an amount from its word.
"""
LOOSE = 48
"""How far changes in one line lie apart."""
LAUREL, LAUREL_SIDE, SLANT = "realigious/emblem/glory", 42, 3
ICONS = {name: f"realigious/emblem/{name}" for name in ("glory", "shame")}
WAYS = ("back", "driven")
"""Changes that are told in words."""
STATES = {"hot_pursuit": "pursuit"}
"""Causes whose state is called otherwise."""
SHADE = (10, 8, 14, 120)
NEUTRAL = ("shame", *WAYS)
"""Changes whose amount has no sign that is good or bad."""


class Plan(NamedTuple):
    """How large the pieces are: `width` of all, `wing` and `strip` high, so many `terms` and lines of changes;
    `again`: how high the line of the first roll is where a second follows.
    """

    width: int
    wing: int
    strip: int
    terms: int
    lines: int
    again: int = 0

    @property
    def size(self) -> tuple[int, int]:
        """All of it."""
        return self.width, self.wing + self.strip - 6

    @property
    def wing_size(self) -> tuple[int, int]:
        """A side."""
        return (self.width - MEDAL) // 2 + 12, self.wing


class ClashSide(NamedTuple):
    """One side of a combat: who, in which role (a text), with which rate and what it is made of; `counts`: whether the
    rate decides anything; `facing`: -1 for the left side; `cut`: the bound that its items pass, and what it is called;
    `note`: what stands instead of items.
    """

    seat: int
    name: str
    character: str
    role: str
    rate: int
    terms: tuple[Term, ...]
    counts: bool
    facing: int
    cut: str = ""
    note: str = ""


def plan_of(media: Media, room: int, terms: int, lines: int, again: bool = False) -> Plan:
    """The sizes inside `room` pixels of width, with at most so many items a side and lines of changes; `again`: a
    second roll follows the first.
    """
    scale = media.theme.scale
    width = min(WIDE + max(0, scale - 100) * WIDER, room)
    told = EDGE + PORTRAIT + 8 + grown(30, scale) + terms * grown(LINE, scale) + 20
    strip = 20 + grown(34, scale) + lines * grown(CHANGE, scale) + (6 if lines else 0)
    more = grown(LINE, scale) if again else 0
    return Plan(width, max(told, 24 + grown(36, scale) + more + DIAL_ROOM), strip, terms, lines, more)


def lines_of(sides: Sequence[Sequence[Change]]) -> int:
    """How many lines the changes of both sides need."""
    if all(sides):
        return max(len(column) for changes in sides for column in columns_of(changes))
    return max((-(-len(changes) // ALONE) for changes in sides), default=0)


def columns_of(changes: Sequence[Change]) -> tuple[list[Change], list[Change]]:
    """Amounts in one column, all else in another."""
    amounts = [one for one in changes if one.name in AMOUNTS]
    return amounts, [one for one in changes if one not in amounts]


def grown(length: int, scale: int) -> int:
    """A height that grows with the texts."""
    return length * scale // 100


def wing(media: Media, plan: Plan, side: ClashSide) -> pygame.Surface:
    """A side: portrait at the outer edge, the rate beside it, name and items below."""
    return media.sprites.made(
        ("clash wing", media.theme.scale, theme.palette(), plan, side), lambda: _wing(media, plan, side)
    )


def _wing(media: Media, plan: Plan, side: ClashSide) -> pygame.Surface:
    out = pygame.Surface(plan.wing_size, pygame.SRCALPHA)
    pen, rect, colour = Pen(out, media), out.get_rect(), theme.SEATS[side.seat]
    pen.nine("panel_brass", rect)
    _wash(out, colour, side.facing)
    left = side.facing < 0
    inner = pygame.Rect(EDGE, EDGE, rect.width - 2 * EDGE - 12, rect.height - 2 * EDGE)
    inner.x += 0 if left else 12
    place = pygame.Rect(inner.x if left else inner.right - PORTRAIT, inner.y, PORTRAIT, PORTRAIT)
    pygame.draw.rect(out, colour, place.inflate(8, 8), 4, border_radius=14)
    face = media.sprites.get(f"realigious/character/{side.character}", size=(PORTRAIT, PORTRAIT))
    out.blit(face if left else pygame.transform.flip(face, True, False), place)
    corner = place.topright if left else place.topleft
    pen.icon(f"seat/{side.seat}", SIGN, center=(corner[0] + (2 if left else -2), corner[1] + 12))
    free = pygame.Rect(0, place.y, inner.width - PORTRAIT - 12, PORTRAIT)
    free.x = place.right + 12 if left else inner.x
    pen.line(side.role, free.width, 20, theme.DIM, height=28, midtop=(free.centerx, free.y - 4))
    ink = theme.BONE if side.counts else theme.DIM
    number = NUMBER if media.theme.scale <= LARGE else LARGE_NUMBER
    pen.text(str(side.rate) if side.rate else "–", number, ink, True, shadow=True, center=(free.centerx, free.y + 46))
    scale = media.theme.scale
    y, high = place.bottom + 8, grown(30, scale)
    ink = theme.mix(colour, (255, 255, 255), 0.45)
    pen.line(side.name, inner.width, theme.BODY, ink, True, height=high, midleft=(inner.x, y + high // 2))
    place = pygame.Rect(inner.x, y + high, inner.width, grown(LINE, scale))
    if side.note and plan.terms:
        place.height *= plan.terms
        pen.line(side.note, place.width, theme.SMALL, theme.BONE, height=place.height, midleft=place.midleft)
    else:
        _terms(pen, place, side, plan.terms)
    return out


def stamp_place(plan: Plan, facing: int) -> tuple[int, int]:
    """Where the middle of a stamp lies on a wing: under the rate, beside the face."""
    wide = plan.wing_size[0]
    free = wide - 2 * EDGE - 12 - PORTRAIT - 12
    x = EDGE + PORTRAIT + 12 + free // 2
    return x if facing < 0 else wide - x, EDGE + PORTRAIT - 16


def _wash(out: pygame.Surface, colour: theme.Colour, facing: int) -> None:
    """The seat's colour, strong at the outer edge."""
    wide, high = out.get_width() - 12, out.get_height() - 12
    thin = pygame.Surface((2, 1), pygame.SRCALPHA)
    strong, weak = (*colour, 96), (*colour, 8)
    thin.set_at((0, 0), strong if facing < 0 else weak)
    thin.set_at((1, 0), weak if facing < 0 else strong)
    out.blit(pygame.transform.smoothscale(thin, (wide, high)), (6, 6))


def _terms(pen: Pen, place: pygame.Rect, side: ClashSide, most: int) -> None:
    """The items, one below the other; those that find no room in one line; the bound that cuts them last."""
    t = pen.media.t
    rows = [(_name(t, term), _value(term, i)) for i, term in enumerate(side.terms)]
    cut = [(side.cut, f"= {side.rate}")] if side.cut else []
    most -= len(cut)
    if len(rows) > most > 0:
        over = side.terms[most - 1 :]
        rows = [*rows[: most - 1], (t("realigious.clash.others", n=len(over)), signed(sum(one.value for one in over)))]
    for name, value in [*rows[:most], *cut] if most > 0 else ():
        by = pen.text(value, theme.SMALL, theme.BONE, True, midright=place.midright)
        pen.line(name, by.x - 10 - place.x, theme.SMALL, theme.DIM, height=place.height, midleft=place.midleft)
        place.y += place.height


def _name(t: object, term: Term) -> str:
    name = t(f"realigious.{term.text}")  # type: ignore[operator]
    return f"{name} ({term.count:,})" if term.count > 1 else name


def _value(term: Term, place: int) -> str:
    return f"= {term.value:,}" if term.sets and place else f"{term.value:,}" if not place else signed(term.value)


def medal(media: Media, plan: Plan, clash: Clash, why: str, again: bool = False) -> pygame.Surface:
    """The middle: the sum that makes the chance, and room for the dial; where nothing is rolled what decides; `again`:
    the second roll, that of All or Nothing.
    """
    told = (clash.r1, clash.r2, clash.rate, clash.roll, clash.forced, clash.chance, why, again)
    return media.sprites.made(
        ("clash medal", media.theme.scale, plan, *told), lambda: _medal(media, plan, clash, why, again)
    )


def _medal(media: Media, plan: Plan, clash: Clash, why: str, again: bool) -> pygame.Surface:
    out = pygame.Surface((MEDAL, plan.wing), pygame.SRCALPHA)
    pen, rect = Pen(out, media), out.get_rect()
    pen.nine("panel_brass", rect)
    high = grown(36, media.theme.scale)
    at = (rect.centerx, 12 + high // 2)
    if again:
        _again(pen, rect, clash, high, plan.again)
        return out
    if not clash.forced:
        pen.line(sum_of(media, clash), rect.width - 36, theme.BUTTON, theme.GOLD, True, height=high, center=at)
        return out
    ink = theme.GOOD if clash.chance else theme.BAD
    chance = media.t("realigious.clash.certain", chance=clash.chance)
    pen.text(chance, 40, ink, True, shadow=True, center=(rect.centerx, 14 + grown(24, media.theme.scale)))
    y = 14 + grown(50, media.theme.scale)
    icon = pen.icon(f"realigious/state/{STATES.get(clash.forced, clash.forced)}", 76, midtop=(rect.centerx, y))
    room = pygame.Rect(12, icon.bottom + 4, rect.width - 24, rect.bottom - 10 - icon.bottom)
    name = media.t(f"realigious.term.{clash.forced}")
    top = pen.line(name, room.width, 20, theme.GOLD, True, height=grown(30, media.theme.scale), midtop=room.midtop)
    left = pygame.Rect(room.x, top.bottom, room.width, room.bottom - top.bottom)
    pen.line(why, left.width, theme.SMALL, theme.BONE, height=left.height, align="center", center=left.center)
    return out


def _again(pen: Pen, rect: pygame.Rect, clash: Clash, high: int, low: int) -> None:
    """R10.11. What the second roll is for; what the first was held against below it, with a tick."""
    t, wide = pen.media.t, rect.width - 28
    pen.line(t("realigious.clash.again"), wide, 20, theme.GOLD, True, height=high, align="center",
             center=(rect.centerx, 12 + high // 2))  # fmt: skip
    first = t(f"realigious.term.{clash.forced}") if clash.forced else sum_of(pen.media, clash)
    y = 12 + high + low // 2
    words = pen.line(first, wide - 26, theme.SMALL, theme.DIM, height=low, center=(rect.centerx - 13, y))
    pen.icon("ui/check", 18, midleft=(words.right + 8, y))


def sum_of(media: Media, clash: Clash) -> str:
    """R10.9. "70 − 30 = 40%", and where the sum is less than the least chance that this decides; R10.10: one rate."""
    told = {"attack": clash.r1, "defence": clash.r2, "rate": clash.rate}
    if not clash.r2:
        return media.t("realigious.clash.certain", chance=clash.rate)
    return media.t(
        "realigious.clash.sum" if clash.r1 - clash.r2 == clash.rate else "realigious.clash.sum.least", **told
    )


def strip(
    media: Media, plan: Plan, headline: str, sides: Sequence[Sequence[Change]], seats: Sequence[int]
) -> pygame.Surface:
    """How it ended, and what either side has won and lost."""
    key = ("clash strip", media.theme.scale, theme.palette(), plan, headline, *map(tuple, sides), *seats)
    return media.sprites.made(key, lambda: _strip(media, plan, headline, sides, seats))


def going(media: Media, plan: Plan, headline: str) -> pygame.Surface:
    """What is rolled just now, where the end will stand."""
    low = plan._replace(strip=20 + grown(34, media.theme.scale), lines=0)
    key = ("clash going", media.theme.scale, low, headline)
    return media.sprites.made(key, lambda: _strip(media, low, headline, ((), ()), (0, 0)))


def _strip(
    media: Media, plan: Plan, headline: str, sides: Sequence[Sequence[Change]], seats: Sequence[int]
) -> pygame.Surface:
    out = pygame.Surface((plan.width, plan.strip), pygame.SRCALPHA)
    pen, rect = Pen(out, media), out.get_rect()
    pen.nine("panel_brass", rect)
    line, high = grown(34, media.theme.scale), grown(CHANGE, media.theme.scale)
    pen.line(
        headline, rect.width - 40, theme.BUTTON, theme.BONE, True, height=line, center=(rect.centerx, 10 + line // 2)
    )
    top, half = 10 + line, rect.width // 2 - 28
    both = all(sides)
    for changes, seat, x in zip(sides, seats, (18, rect.centerx + 10), strict=True):
        if both:
            _both(pen, pygame.Rect(x, top, half, high), changes, seat)
        elif changes:
            _alone(pen, pygame.Rect(20, top, rect.width - 40, high), changes, seat)
    if both:
        pygame.draw.line(out, theme.BRASS, (rect.centerx, top + 3), (rect.centerx, rect.bottom - 13))
    return out


def _both(pen: Pen, row: pygame.Rect, changes: Sequence[Change], seat: int) -> None:
    """A side beside the other, in two columns as wide as they need; where that is too wide they share its width."""
    columns = columns_of(changes)
    first, second = (width_of(pen.media, column, seat) for column in columns)
    share = (row.width - CLOSE) * SHARE // 100
    if first + APART + second > row.width:
        first, second = share, row.width - CLOSE - share
    begins = min(max(first + CLOSE, share + CLOSE), row.width - second)
    for x, wide, column in zip((row.x, row.x + begins), (first, second), columns, strict=True):
        for i, one in enumerate(column):
            _told(pen, pygame.Rect(x, row.y + i * row.height, wide, row.height), one, seat)


def _alone(pen: Pen, row: pygame.Rect, changes: Sequence[Change], seat: int) -> None:
    """The only side that has changes: after its sign, in the middle, columns as wide as what stands in them."""
    room = (row.width - BADGE - APART * ALONE) // ALONE
    columns = [changes[i::ALONE] for i in range(min(ALONE, len(changes)))]
    wide = [min(room, width_of(pen.media, column, seat)) for column in columns]
    apart = min(LOOSE, (row.width - BADGE - sum(wide)) // len(wide))
    x = row.x + (row.width - BADGE - sum(wide) - apart * len(wide)) // 2
    pen.icon(f"seat/{seat}", 26, midleft=(x, row.centery))
    x += BADGE
    for each, column in zip(wide, columns, strict=True):
        x += apart
        for i, one in enumerate(column):
            _told(pen, pygame.Rect(x, row.y + i * row.height, each, row.height), one, seat)
        x += each


def width_of(media: Media, changes: Sequence[Change], seat: int) -> int:
    """How wide changes below each other are: each amount beside its word, all amounts at one edge."""
    told = [_change(media, one, seat) for one in changes]
    amounts = [media.theme.width(amount, theme.SMALL, True) + NEAR if amount else 0 for _, _, amount, _ in told]
    words = [media.theme.width(words, theme.SMALL) for _, words, _, _ in told]
    return BADGE + max(max(words, default=0), *(word + amount for word, amount in zip(words, amounts, strict=True)), 0)


def _told(pen: Pen, place: pygame.Rect, one: Change, seat: int) -> None:
    """Picture and name at the left of a place, the amount at its right edge."""
    icon, words, amount, ink = _change(pen.media, one, seat)
    pen.icon(icon, 22, midleft=(place.x, place.centery))
    right = place.right
    if amount:
        right = pen.text(amount, theme.SMALL, ink, True, midright=place.midright).x - 6
    room = right - place.x - BADGE
    pen.line(words, room, theme.SMALL, theme.DIM, height=place.height, midleft=(place.x + BADGE, place.centery))


def _change(media: Media, one: Change, seat: int) -> tuple[str, str, str, theme.Colour]:
    """Picture, name, amount and ink of a change."""
    if one.name in WAYS:
        return "realigious/phase/move", media.t(f"realigious.clash.{one.name}"), "", theme.BONE
    icon = f"realigious/owner/{seat}" if one.name == "tiles" else ICONS.get(one.name) or ledger.icon_of(one.name)
    amount = signed(one.by) if one.by else media.t("table.hidden")
    plain = one.name in NEUTRAL or not one.by
    ink = theme.BONE if plain else theme.GOOD if one.by > 0 else theme.BAD
    return icon, media.t(f"realigious.clash.of.{one.name}"), amount, ink


def stamp(media: Media, won: bool) -> pygame.Surface:
    """ "Victory" with a laurel, or "Defeat", struck slantwise."""
    return media.sprites.made(
        ("clash stamp", media.theme.scale, media.t("realigious.clash.victory"), won), lambda: _stamp(media, won)
    )


def _stamp(media: Media, won: bool) -> pygame.Surface:
    ink = theme.GOLD if won else theme.BAD
    words = media.theme.text(media.t(f"realigious.clash.{'victory' if won else 'defeat'}"), theme.BODY, ink, True)
    left = LAUREL_SIDE // 2 + 4 if won else 12
    out = pygame.Surface((left + words.get_width() + 12, words.get_height() + 4), pygame.SRCALPHA)
    area = out.get_rect()
    pygame.draw.rect(out, (22, 17, 20, 236), area, border_radius=8)
    pygame.draw.rect(out, ink, area, 3, border_radius=8)
    out.blit(words, words.get_rect(midright=(area.right - 12, area.centery)))
    if not won:
        return pygame.transform.rotozoom(out, SLANT, 1.0)
    whole = pygame.Surface((area.width + LAUREL_SIDE // 2, max(LAUREL_SIDE, area.height)), pygame.SRCALPHA)
    whole.blit(out, (LAUREL_SIDE // 2, (whole.get_height() - area.height) // 2))
    emblem = media.sprites.get(LAUREL, size=(LAUREL_SIDE, LAUREL_SIDE))
    whole.blit(emblem, emblem.get_rect(midleft=(0, whole.get_height() // 2)))
    return pygame.transform.rotozoom(whole, SLANT, 1.0)


def shade(media: Media, plan: Plan, facing: int) -> pygame.Surface:
    """What lies over the face of the side that has lost; its words stay as they are."""

    def draw() -> pygame.Surface:
        out = pygame.Surface(plan.wing_size, pygame.SRCALPHA)
        x = EDGE if facing < 0 else plan.wing_size[0] - EDGE - PORTRAIT
        pygame.draw.rect(out, SHADE, (x, EDGE, PORTRAIT, PORTRAIT), border_radius=10)
        return out

    return media.sprites.made(("clash shade", plan, facing), draw)
