"""A combat as a moment of its own (10.5, R10.9): two sides face each other beside the tile, the dial decides between
them, and how it ended rests as long as a roll is to be read at every speed (C6.14). What is told is what the event and
those after it told the reader.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from game.core.modifiers import Bounds, settle
from game.titles.realigious.clash import FOUGHT, clash_of
from scenes.kit.animation import Animation, Cel, fades, repeated, span, turning
from scenes.kit.board_art import AnchoredPicture
from scenes.kit.cue import Unplaced
from scenes.kit.fx import centred, lively, on, painted
from scenes.media import theme
from scenes.media.media import SPEEDS
from scenes.titles.realigious import clash_art
from scenes.titles.realigious.board_fx import DARK_RED, sparks
from scenes.titles.realigious.board_fx_rolls import DIAL, SPUN, Rolled, dial_face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.events import Event
    from game.titles.realigious.clash import Clash
    from game.titles.realigious.offers import Change
    from game.titles.realigious.view import SeatView
    from scenes.kit.animation import Frame
    from scenes.media.media import Media
    from scenes.titles.realigious.board_fx import RealigiousCue
    from scenes.titles.realigious.clash_art import Plan

COMES_MS, ROLLED_MS, CERTAIN_MS, AGAIN_MS, STRUCK_MS = 240, 1120, 760, 1300, 160
"""When both sides have met, when the dial stands, when it is certain; how long the second roll of All or Nothing takes,
and the stamp.
"""
REST_MS = 2000
"""How long the end stands in sight: as long as any roll."""
READ_FIRST_MS = 450
"""So long the first roll stands before that of All or Nothing."""
LASTS = 0.9
"""A die that stands does not go again."""
SLIDE, GAP = 70, 10
UNCUT = Bounds(-10_000, 10_000)
TERMS = (clash_art.MOST_TERMS, 5, 3, 2, 0)
"""So many items a side, fewer where all of it would hide what it is about."""
TILE_COUNTS = 4
"""So much worse than on a piece the plate lies on the tile."""
RECKLESS_AT = 10
SPARKLES, SPARKLE_SIZE = 6, 0.9


@dataclass(frozen=True)
class Moments:
    """When what happens, in ms at normal speed."""

    first: int
    stands: int
    length: int


def moments_of(media: Media, clash: Clash) -> Moments:
    """The end rests for REST_MS on the screen, also where all else is faster."""
    first = ROLLED_MS if clash.roll else CERTAIN_MS
    stands = first + (AGAIN_MS if clash.reckless else 0)
    pace = SPEEDS[media.settings.animation_speed] or 1.0
    return Moments(first, stands, stands + round(REST_MS / min(pace, 1.0)))


def length_of(media: Media, event: Event, view: SeatView) -> int:
    """How long a combat is shown, at normal speed; 0 for what is none that its reader is told of."""
    clash = clash_of(event, view) if event.kind in FOUGHT else None
    return moments_of(media, clash).length if clash is not None else 0


def needs(event: Event, after: SeatView) -> tuple[str, ...]:
    """The sprites of both sides, the dial and the stamp."""
    clash = clash_of(event, after)
    if clash is None:
        return ()
    faces = [name for seat in (clash.attacker, clash.defender)
             for name in (f"realigious/character/{after.seats[seat].character}", f"seat/{seat}")]  # fmt: skip
    dial = ("realigious/dice/dial", "realigious/dice/needle", clash_art.LAUREL, "realigious/fx/ring_0")
    return (*dial, *(f"realigious/fx/sparkle_{i}" for i in range(SPARKLES)), *faces)


def combat(cue: RealigiousCue) -> Animation:
    """R10.9. Both rates face each other, the dial decides, the tile changes hands or stays."""
    clash = clash_of(cue.event, cue.after)
    if clash is None:
        raise Unplaced("tile")
    show = ClashShow(cue, clash)
    moments, stage = show.moments, cue.stage
    falls = moments.stands / moments.length
    tile = clash.tile
    waiting = lively(stage, repeated(cue.ring(tile, DARK_RED), 3))
    claim = cue.claim(tile) if clash.won else lively(stage, cue.smoke(cue.at(tile), 1.8))
    after = min(1.0, falls + 700 / moments.length)
    verdict = turning(falls, lambda: stage.media.sounds.play(show.sound, 0.8))

    def on_tile(share: float) -> Sequence[Cel]:
        frame = waiting if share < falls else claim if share < after else None
        start, end = (0.0, falls) if share < falls else (falls, after)
        return frame(span(share, start, end)) if frame is not None else ()

    taken = turning(after, cue.adopting(tile))
    return cue.play(moments.length, on_tile, show.frame, verdict, taken, done=cue.adopting(tile))


class ClashShow:
    """All that is seen beside the tile."""

    def __init__(self, cue: RealigiousCue, clash: Clash) -> None:
        self.cue, self.clash, self.stage = cue, clash, cue.stage
        self.media = cue.stage.media
        self.moments = moments_of(self.media, clash)
        self.plan, self.rect = placed(cue, clash)
        self._fade = fades(0.06, 0.96)
        self._made: list[pygame.Surface] = []

    # ---------------------------------------------------------------- what is told
    @property
    def sound(self) -> str:
        """Good news but for the one who has lost."""
        lost = self.clash.defender if self.clash.won else self.clash.attacker
        own = self.cue.after.own
        return "fail" if own is not None and own.seat == lost else "success"

    def side(self, seat: int) -> clash_art.ClashSide:
        """One side."""
        clash, t = self.clash, self.media.t
        attacks = seat == clash.attacker
        alone = not clash.defence and not clash.r2
        role = "defence" if not attacks else "conversion" if alone else "attack"
        return clash_art.ClashSide(
            seat, self.stage.name_of(seat), self.cue.after.seats[seat].character, t(f"realigious.clash.{role}"),
            clash.r1 if attacks else clash.r2, clash.attack if attacks else clash.defence, not clash.forced,
            -1 if attacks else 1, self._cut(attacks), t("realigious.clash.alone") if alone and not attacks else "",
        )  # fmt: skip

    def _cut(self, attacks: bool) -> str:
        """R10.9. Where the items of a side pass the least or the most that a rate can be."""
        over = beyond(self.clash, attacks)
        return self.media.t(f"realigious.clash.{'most' if over > 0 else 'least'}") if over else ""

    def why(self) -> str:
        """R10.11. Whose state decides, and how."""
        clash = self.clash
        if not clash.forced:
            return ""
        holder = clash.attacker if clash.chance else clash.defender
        whose = clash.defender if clash.forced == "losing_streak" else holder
        return self.media.t(f"realigious.clash.why.{clash.forced}", name=self.stage.name_of(whose))

    def headline(self) -> str:
        """What was rolled, and who has what now."""
        clash, t = self.clash, self.media.t
        if clash.reckless and not clash.won:
            how = t("realigious.clash.rolled.reckless", reckless=clash.reckless)
        elif clash.forced:
            how = t("realigious.clash.rolled.certain", cause=t(f"realigious.term.{clash.forced}"))
        else:
            how = t("realigious.clash.rolled", roll=clash.roll, rate=clash.rate)
        seen = self.cue.after.tiles[clash.tile]
        loser = clash.defender if clash.won else clash.attacker
        ends = "beats" if seen.owner != clash.winner else "takes" if clash.won else "holds"
        return t(f"realigious.clash.{ends}", how=how, winner=self.stage.name_of(clash.winner),
                 loser=self.stage.name_of(loser), place=place_of(self.media, self.cue.after, clash.tile))  # fmt: skip

    def goes_on(self, again: bool) -> str:
        """What is rolled just now, and what it is for."""
        clash, t = self.clash, self.media.t
        if again:
            return t("realigious.clash.rolling.reckless")
        if clash.forced:
            return t("realigious.clash.rolled.certain", cause=t(f"realigious.term.{clash.forced}"))
        return t("realigious.clash.rolling", rate=clash.rate, name=self.stage.name_of(clash.attacker))

    # ---------------------------------------------------------------- pictures
    @cached_property
    def wings(self) -> list[pygame.Surface]:
        """Attacker and defender."""
        return [clash_art.wing(self.media, self.plan, self.side(seat)) for seat in self._seats]

    @cached_property
    def medal(self) -> pygame.Surface:
        """The middle."""
        return clash_art.medal(self.media, self.plan, self.clash, self.why())

    @cached_property
    def medal_again(self) -> pygame.Surface:
        """The middle while All or Nothing is rolled, and after it."""
        return clash_art.medal(self.media, self.plan, self.clash, self.why(), True)

    @cached_property
    def strip(self) -> pygame.Surface:
        """How it ended."""
        return clash_art.strip(self.media, self.plan, self.headline(), sides_of(self.cue, self.clash), self._seats)

    @cached_property
    def going(self) -> list[pygame.Surface]:
        """What is rolled just now: first, then All or Nothing."""
        return [clash_art.going(self.media, self.plan, self.goes_on(again)) for again in (False, True)]

    @cached_property
    def stamps(self) -> list[pygame.Surface]:
        """On the attacker's side and the defender's."""
        return [clash_art.stamp(self.media, seat == self.clash.winner) for seat in self._seats]

    @property
    def _seats(self) -> tuple[int, int]:
        return self.clash.attacker, self.clash.defender

    @cached_property
    def dials(self) -> list[Frame]:
        """The roll, and that of All or Nothing."""
        good = self.stage.dice.get(self.clash.attacker, "")
        found = []
        if self.clash.roll:
            rolled = Rolled(self.clash.rate, self.clash.roll)
            found.append(dial_face(self.stage, rolled, good, self._middle))
        if self.clash.reckless:
            rolled = Rolled(RECKLESS_AT, self.clash.reckless, over=True)
            found.append(dial_face(self.stage, rolled, good, self._middle))
        return found

    def _middle(self) -> tuple[float, float]:
        """Where the dial turns."""
        x, y = self.stage.origin()
        return self.rect.centerx - x, self.rect.y + self.plan.wing - 12 - DIAL / 2 - y

    # ---------------------------------------------------------------- one moment
    def frame(self, share: float) -> list[Cel]:
        """All of it at 0..1 of its course. All pictures are made for the first moment."""
        self._ahead()
        ms, alpha = share * self.moments.length, self._fade(share)
        cels = self._sides(ms, alpha)
        x, y = self._corner()
        middle = (round(x + (self.plan.width - self.medal.get_width()) / 2), y)
        again = self._again(ms)
        cels.append(Cel(self.medal_again if again else self.medal, middle, alpha))
        cels += self._dial(ms, alpha)
        if self.stage.reduced or ms >= self.moments.stands:
            cels += self._end(ms, alpha)
        else:
            cels.append(Cel(self.going[int(again)], (x, y + self.plan.wing - 6), alpha))
        return cels

    def _again(self, ms: float) -> bool:
        """Whether the second roll is made or has been."""
        return bool(self.clash.reckless) and (ms >= self.moments.first + READ_FIRST_MS or self.stage.reduced)

    def _ahead(self) -> None:
        """What is seen later is made before the first of it is: one picture after the other, where there is time."""
        if self._made:
            return
        for face in self.dials:
            face(LASTS)
        self._made = [*self.wings, self.medal, self.strip, *self.stamps, *self.going, self._shade()]
        if self.clash.reckless:
            self._made.append(self.medal_again)
        if not self.stage.reduced:
            for i in range(SPARKLES):
                painted(self.stage, "realigious/fx/sparkle", SPARKLES, i / SPARKLES, SPARKLE_SIZE)

    def _shade(self) -> pygame.Surface:
        return clash_art.shade(self.media, self.plan, 1 if self.clash.won else -1)

    def _corner(self) -> tuple[int, int]:
        x, y = self.stage.origin()
        return self.rect.x - x, self.rect.y - y

    def _sides(self, ms: float, alpha: int) -> list[Cel]:
        """Both come from outside and meet."""
        x, y = self._corner()
        away = 0 if self.stage.reduced else round(SLIDE * (1 - theme.ease_out(span(ms, 0, COMES_MS))))
        right = x + self.plan.width - self.wings[1].get_width()
        return [Cel(self.wings[0], (x - away, y), alpha), Cel(self.wings[1], (right + away, y), alpha)]

    def _dial(self, ms: float, alpha: int) -> list[Cel]:
        """The roll that is made now, or the last one."""
        if not self.dials:
            return []
        reckless = self._again(ms)
        first = self.dials[0]
        if self.clash.roll and not (reckless and len(self.dials) > 1):
            cels = first(_turned(ms, COMES_MS, ROLLED_MS))
        elif reckless:
            cels = self.dials[-1](_turned(ms, self.moments.first + READ_FIRST_MS, self.moments.stands))
        else:
            return []
        return [cel._replace(alpha=min(alpha, cel.alpha)) for cel in cels]

    def _end(self, ms: float, alpha: int) -> list[Cel]:
        """The strip, the stamps, the shade over who has lost."""
        x, y = self._corner()
        since = ms - self.moments.stands
        struck = 1.0 if self.stage.reduced else span(since, 0, STRUCK_MS)
        lost = 1 if self.clash.won else 0
        at = (x, y) if lost == 0 else (x + self.plan.width - self.wings[1].get_width(), y)
        cels = [Cel(self._shade(), at, min(alpha, round(255 * struck)))]
        cels.append(Cel(self.strip, (x, y + self.plan.wing - 6), min(alpha, round(255 * struck))))
        for i, picture in enumerate(self.stamps):
            across, down = clash_art.stamp_place(self.plan, -1 if i == 0 else 1)
            left = x if i == 0 else x + self.plan.width - self.wings[1].get_width()
            cels.append(on(_struck(picture, struck), (left + across, y + down), alpha))
        if not self.stage.reduced and since < 600:
            winner = 0 if self.clash.won else 1
            spot = (cels[2 + winner].at[0] + 60.0, cels[2 + winner].at[1] + 30.0)
            cels += sparks(self.stage, lambda _share: spot)(span(since, 0, 600))
        return cels


def _turned(ms: float, start: float, end: float) -> float:
    """How far a roll is that stands from `end` on and stays."""
    return min(LASTS, SPUN * max(0.0, ms - start) / (end - start))


def _struck(picture: pygame.Surface, share: float) -> AnchoredPicture:
    """A stamp on its way down."""
    if share >= 1:
        return centred(picture)
    return centred(pygame.transform.rotozoom(picture, 0, 1.7 - 0.7 * theme.ease_out(share)))


def place_of(media: Media, view: SeatView, tile: int) -> str:
    """What is fought for: the building, or the ground, and where it lies."""
    seen = view.tiles[tile]
    kind = f"structure.{seen.structure}" if seen.structure not in ("", "none") else f"terrain.{seen.terrain}"
    where = media.t("realigious.tile.place", column=tile % view.n + 1, row=tile // view.n + 1)
    return f"{media.t(f'realigious.{kind}')} {where}" if seen.terrain else where


# ---------------------------------------------------------------- its place
def placed(cue: RealigiousCue, clash: Clash) -> tuple[Plan, pygame.Rect]:
    """The sizes and where all of it lies on the canvas: inside the board, on neither the tile nor a piece of either
    side, else on as little of them as can be.
    """
    best: tuple[int, Plan, pygame.Rect] | None = None
    room = cue.stage.rect.inflate(-48, -16)
    lines = clash_art.lines_of(sides_of(cue, clash))
    for terms in TERMS:
        longest = max(2, *(len(items) + bool(beyond(clash, attacks))
                           for items, attacks in ((clash.attack, True), (clash.defence, False))))  # fmt: skip
        plan = clash_art.plan_of(cue.stage.media, room.width, min(terms, longest), lines, bool(clash.reckless))
        covered, rect = _best_place(cue, clash, room, plan.size)
        if best is None or covered < best[0]:
            best = covered, plan, rect
        if not covered:
            break
    assert best is not None
    return best[1], best[2]


def beyond(clash: Clash, attacks: bool) -> int:
    """R10.9. By how much the items of a side pass the most that its rate can be, below 0 for the least."""
    rate, terms = (clash.r1, clash.attack) if attacks else (clash.r2, clash.defence)
    return settle(terms, UNCUT) - rate if terms else 0


def sides_of(cue: RealigiousCue, clash: Clash) -> list[Sequence[Change]]:
    """What the attacker and the defender have won and lost."""
    changes = cue.stage.changes_of(cue.event)
    return [changes.get(seat, ()) for seat in (clash.attacker, clash.defender)]


def clash_place(cue: RealigiousCue) -> pygame.Rect | None:
    """Where a combat is shown on the canvas; None where its reader is not told of it."""
    clash = clash_of(cue.event, cue.after)
    return placed(cue, clash)[1] if clash is not None else None


def _best_place(cue: RealigiousCue, clash: Clash, room: pygame.Rect, size: tuple[int, int]) -> tuple[int, pygame.Rect]:
    tile = cue.stage.place_of(f"tile:{clash.tile}") or pygame.Rect(room.center, (1, 1))
    tall = _with_figure(tile)
    pieces = [_with_figure(place) for seat in (clash.attacker, clash.defender)
              if (place := cue.stage.place_of(f"seat:{seat}")) is not None]  # fmt: skip
    signs = cue.stage.signs()
    found = []
    for order, (x, y) in enumerate(_corners(tall, tile, room, size)):
        rect = pygame.Rect((x, y), size).clamp(room)
        covered = TILE_COUNTS * _area(rect.clip(tall)) + sum(_area(rect.clip(piece)) for piece in (*pieces, *signs))
        far = abs(rect.centerx - tile.centerx) + abs(rect.centery - tile.centery)
        found.append((covered, far, order, rect))
    covered, _, _, rect = min(found, key=lambda one: one[:3])
    return covered, rect


def _corners(tall: pygame.Rect, tile: pygame.Rect, room: pygame.Rect, size: tuple[int, int]) -> list[tuple[int, int]]:
    """Above and below the tile, then at the edges of the board."""
    wide, high = size
    columns = (tile.centerx - wide // 2, room.x, room.right - wide)
    rows = (tall.y - GAP - high, tile.bottom + GAP, room.y, room.bottom - high)
    beside = [(tall.x - GAP - wide, tile.centery - high // 2), (tall.right + GAP, tile.centery - high // 2)]
    return [(x, y) for y in rows for x in columns] + beside


def _with_figure(place: pygame.Rect) -> pygame.Rect:
    """A tile and what stands up from it."""
    return pygame.Rect(place.x, place.y - place.height // 2, place.width, place.height + place.height // 2)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
