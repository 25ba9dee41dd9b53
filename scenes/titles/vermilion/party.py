"""The plates of the party at the left: portrait, HP, dice, cards, gear in four slots, and what holds of each character.

A click on the plate of another seat of one's own side goes on with that seat where it may act now, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from msgspec.structs import replace

from scenes.kit.part import Part
from scenes.kit.spot import NO_CALLS, Calls, Spot
from scenes.media import theme
from scenes.titles.vermilion.card_words import SLOT_ICONS
from scenes.titles.vermilion.dice import draw_die_view
from scenes.widgets.base import Group, RectLike

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from game.titles.vermilion.view import SeatPublic, SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.vermilion.words import Words
    from scenes.widgets.pen import Pen

GAP, TALL = 8, 208
DOT = " · "
FACE, DIE, GEAR = 64, 24, 30
SLOTS = ("arm", "torso", "legs", "head")
PILES = (("hand", "ui/hand"), ("deck", "ui/deck"), ("discard", "ui/discard"))
STATES = {
    "down": "ui/graveyard", "lying": "vermilion/state/lying", "vantage": "vermilion/state/seeing",
    "numb": "vermilion/state/numbed", "guarded": "vermilion/state/shielded", "whisper": "vermilion/state/gambling",
    "ended": "ui/check", "reading": "vermilion/track/middle", "ready": "ui/check",
}  # fmt: skip
"""The signs of what holds of a character."""


class PlateLook(NamedTuple):
    """What a plate shows. `own`: it is the seat whose things lie below; `open`: it may act now."""

    public: SeatPublic
    player: str
    own: bool
    open: bool


class PartyPlate(Spot):
    """One character."""

    content: PlateLook | None = None
    glow, briefly = 16, True

    def __init__(self, parent: PartyPanel, rect: RectLike, seat: int) -> None:
        self.party, self.seat = parent, seat
        self._at: dict[str, tuple[int, int]] = {}
        super().__init__(parent, rect, f"seat:{seat}", parent.calls, tip=self._told, name=f"seat.{seat}")

    def click(self) -> None:
        """Chooses the character, acts as its seat, or opens its page."""
        if self.lit:
            self.calls.choose(self.party.refs[self.seat])
        elif not self.party.switch(self.seat):
            self.calls.inspect(self.ref)

    def _told(self) -> str:
        return "" if self.content is None else told(self.party.words, self.content)

    def draw(self, surface: pygame.Surface) -> None:
        """Plate, portrait and name, HP, dice, gear."""
        look = self.content
        if look is None:
            return
        pen, r, public = self.pen(surface), self.rect, look.public
        if self.lit or look.own:
            pen.nine("glow", r.inflate(20, 20))
        pen.nine("panel", r)
        colour = theme.SEATS[self.seat % len(theme.SEATS)]
        pygame.draw.rect(surface, colour, (r.x + 5, r.y + 10, 4, r.height - 20), 0, 2)
        rim = theme.TEAL if self.lit else theme.GOLD if look.own else theme.BRASS_LIGHT if self.hot else None
        if rim is not None:
            pygame.draw.rect(surface, rim, r.inflate(-2, -2), 3 if self.lit else 2, 10)
        self._head(pen, look, colour)
        if not public.name:
            return
        rows = self._rows()
        self._dice(pen, public, rows[0])
        self._piles(pen, public, rows[1])
        self._gear(pen, public, rows[2])
        if "down" in public.flags:
            pen.put(self.media.sprites.plain(r.size, (10, 9, 13, 120)), topleft=r.topleft)

    def _rows(self) -> list[pygame.Rect]:
        """Dice, piles and states, gear, one below the other."""
        r = self.rect
        top = r.y + FACE + 14
        high = (r.bottom - 6 - top) // 3
        return [pygame.Rect(r.x + 14, top + i * high, r.width - 24, high) for i in range(3)]

    def row_of(self, name: str) -> pygame.Rect:
        """The row of "dice", "piles" or "gear"."""
        return self._rows()[("dice", "piles", "gear").index(name)]

    def pile(self, name: str) -> tuple[int, int]:
        """The middle of a pile: "hand", "deck", "discard"."""
        return self._at.get(name, self.row_of("piles").center)

    @staticmethod
    def _player(pen: Pen, words: str, place: pygame.Rect) -> None:
        """Who plays; that a bot does stays whole, whatever the name."""
        name, dot, rest = words.partition(DOT)
        letters, room = pen.media.theme, place.width
        if dot and letters.width(words, letters.least) > room:
            end = pen.line(f"{DOT}{rest}", room * 9 // 10, theme.SMALL, theme.DIM, height=20, midright=place.midright)
            words, room = name, end.left - place.x
        pen.line(words, room, theme.SMALL, theme.DIM, height=20, midleft=place.midleft)

    def _head(self, pen: Pen, look: PlateLook, colour: theme.Colour) -> None:
        r, public = self.rect, look.public
        face = pygame.Rect(r.x + 14, r.y + 8, FACE, FACE)
        pygame.draw.rect(pen.surface, theme.INK, face, 0, 8)
        if public.name:
            pen.icon(f"vermilion/portrait/{public.name}", FACE, center=face.center)
        pygame.draw.rect(pen.surface, colour, face, 2, 8)
        x = face.right + 8
        name = self.party.words.character(public.name) if public.name else look.player
        ink = theme.FAINT if "down" in public.flags else theme.GOLD if look.open else theme.BONE
        pen.line(name, r.right - 8 - x, theme.BODY, ink, True, height=26, midleft=(x, r.y + 18))
        if not public.name:
            return
        self._player(pen, look.player, pygame.Rect(x, r.y + 29, r.right - 8 - x, 20))
        bar = pygame.Rect(x, r.y + 51, r.right - 10 - x, 24)
        low = public.hp * 3 <= public.most
        pen.bar(bar, max(0, public.hp), max(1, public.most), "bad" if low else "good")
        pen.line(f"{public.hp}/{public.most}", bar.width - 8, theme.SMALL, theme.BONE, True, shadow=True,
                 height=bar.height - 4, align="center", center=bar.center)  # fmt: skip

    def _dice(self, pen: Pen, public: SeatPublic, row: pygame.Rect) -> None:
        """The dice that are ready, then those used up in grey."""
        dice = [(die, False) for die in public.supply] + [(die, True) for die in public.spent]
        side = min(DIE, row.height - 2)
        step = min(side + 3, (row.width - side) // max(1, len(dice) - 1)) if dice else 0
        for i, (die, used) in enumerate(dice):
            draw_die_view(pen, die, pygame.Rect(row.x + i * step, row.centery - side // 2, side, side), dim=used)

    def _piles(self, pen: Pen, public: SeatPublic, row: pygame.Rect) -> None:
        """Cards in hand, deck and discard pile; what holds of the character at the right."""
        counts = {"hand": len(public.hand), "deck": public.deck, "discard": len(public.discard)}
        x = row.x
        for name, sign in PILES:
            icon = pen.icon(sign, 20, midleft=(x, row.centery))
            self._at[name] = icon.center
            x = pen.text(str(counts[name]), theme.SMALL, theme.BONE, True, midleft=(icon.right + 3, row.centery)).right
            x += 7
        states = states_of(public)
        right, side = row.right, min(24, row.height - 2)
        for sign, figure in states[: max(0, (row.right - x) // (side + 3))]:
            icon = pen.icon(sign, side, midright=(right, row.centery))
            if figure:
                pen.text(figure, theme.SMALL, theme.BONE, True, theme.BLACK, bottomright=(right + 2, row.bottom + 2))
            right = icon.left - 3

    def _gear(self, pen: Pen, public: SeatPublic, row: pygame.Rect) -> None:
        """What is worn, banned slots greyed; the uses of the trinket."""
        worn, side = dict(public.worn), min(GEAR, row.height)
        wide = row.width // len(SLOTS)
        for i, slot in enumerate(SLOTS):
            place = pygame.Rect(row.x + i * wide, row.centery - side // 2, side, side)
            item = worn.get(slot, "")
            if not pen.icon(f"vermilion/gear/{item}", side, center=place.center).width:
                pen.icon(SLOT_ICONS[slot], side, center=place.center)
            if slot in public.banned:
                pen.icon("vermilion/state/banned", side, center=place.center)
            if slot == "head" and item:
                uses = str(dict(public.uses).get(item, 0))
                pen.text(uses, theme.SMALL, theme.GOLD, True, theme.BLACK, midleft=(place.right + 1, row.centery))


def of_now(public: SeatPublic, phase: str) -> SeatPublic:
    """What holds of a seat in a phase: that its turn has ended is of no account in any but that of the players, that it
    is ready in none but the camp."""
    gone = {flag for flag, when in (("ended", "player"), ("ready", "breathe")) if phase != when}
    return replace(public, flags=tuple(flag for flag in public.flags if flag not in gone))


def states_of(public: SeatPublic) -> list[tuple[str, str]]:
    """Signs and figures of what holds of a character now."""
    found = [(sign, "") for flag, sign in STATES.items() if flag in public.flags]
    counted = (
        ("vermilion/state/bound", public.bind), ("vermilion/token/threat", public.threat),
        ("vermilion/token/calm", public.calm), ("vermilion/keyword/catalyst", len(public.catalysts)),
    )  # fmt: skip
    return found + [(sign, str(n)) for sign, n in counted if n]


def told(words: Words, look: PlateLook) -> str:
    """A plate in words: who, how well, what is there, what holds."""
    public, t = look.public, words.t
    if not public.name:
        return look.player
    args: dict[str, str | int] = {
        "hp": public.hp, "most": public.most, "dice": len(public.supply), "pool": sum(n for _, n in words.pool(public)),
        "hand": len(public.hand), "limit": public.hand_limit, "deck": public.deck, "discard": len(public.discard),
    }  # fmt: skip
    rows = [f"{words.character(public.name)} · {look.player}", t("vermilion.seat.health", **args),
            t("vermilion.seat.dice", **args), t("vermilion.seat.cards", **args)]  # fmt: skip
    for slot, item in public.worn:
        line = f"{words.slot(slot)}: {words.item(item)}"
        rows.append(f"{line} ({t('vermilion.seat.banned')})" if slot in public.banned else line)
    flags = [t(f"vermilion.seat.flag.{flag}") for flag in STATES if flag in public.flags]
    if public.bind:
        flags.append(t("vermilion.seat.bound", n=public.bind))
    return "\n".join([*rows, *([", ".join(flags)] if flags else [])])


class PartyPanel(Group, Part):
    """A plate for each seat, one below the other."""

    def __init__(self, table: TableHost, rect: RectLike, words: Words, calls: Calls = NO_CALLS) -> None:
        super().__init__(table, rect, name="party")
        self.table, self.words, self.calls = table, words, calls
        self.plates: list[PartyPlate] = []
        self.refs: dict[int, str] = {}
        self._view: SeatView | None = None

    def show(self, view: SeatView) -> None:
        """Takes what is public of everybody."""
        self._view = view
        if len(self.plates) != len(view.seats):
            self.clear()
            count, r = len(view.seats), self.rect
            high = min(TALL, (r.height - GAP * (count - 1)) // max(1, count))
            self.plates = [PartyPlate(self, (r.x, r.y + i * (high + GAP), r.width, high), i) for i in range(count)]
        self._refresh()

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Which characters can be chosen, and who may act."""
        offered = {ref for option in options for ref in option.refs}
        self.refs = {}
        for plate in self.plates:
            names = (f"unit:c{plate.seat}", plate.ref)
            found = [name for name in names if name in offered]
            if found:
                self.refs[plate.seat] = found[0]
            plate.lit = plate.seat in self.refs
        self._refresh()

    def _refresh(self) -> None:
        if self._view is None:
            return
        asked = self.table.asked
        acting = {question.seat for question in self.table.team.open()} if asked is not None else set()
        own = asked.seat if asked is not None else self.words.own()
        for plate, one in zip(self.plates, self._view.seats, strict=True):
            public = of_now(one, self._view.phase)
            plate.display(PlateLook(public, self._player(plate.seat), plate.seat == own, plate.seat in acting))

    def _player(self, seat: int) -> str:
        """Who plays a seat; that a bot does where somebody else's name stands on it."""
        match, name = self.table.match, self.calls.name(seat)
        info = match.seat(seat)
        kept = info.away is not None or (match.rules_here is None and not info.name_key)
        return self.words.t("vermilion.seat.kept", name=name) if info.is_bot and kept else name

    def switch(self, seat: int) -> bool:
        """Goes on with another seat of the own side; False where it has nothing to choose now."""
        asked = self.table.asked
        return asked is not None and seat != asked.seat and self.table.team.act_as(seat)

    def place_of(self, ref: str) -> pygame.Rect | None:
        """The plate of a seat or its character."""
        return next((plate.rect for plate in self.plates if ref == plate.ref), None)
