"""The play areas of all seats (section 10): each with its plate and its cards, and the lines of support and rivalry
between the offices of a Council.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame
from msgspec.structs import replace

from game.titles.crowns.content import FACES
from scenes.kit import hand
from scenes.kit.part import Part
from scenes.media import theme
from scenes.titles.crowns.challenge import ATTACKERS, declared
from scenes.titles.crowns.faces import deck_back, short_name
from scenes.titles.crowns.lying import lie
from scenes.titles.crowns.pieces import ATTACKER, DEFENDER, PieceLook, PieceSpot
from scenes.titles.crowns.plate import HEAD, PLATE, WIDE, SeatPlate, plate_of
from scenes.titles.crowns.sides import side_of
from scenes.titles.crowns.strip import StripSpot, strip_width
from scenes.titles.crowns.table_face import name_on
from scenes.titles.crowns.table_layout import OUT, areas
from scenes.titles.crowns.windows import picked, subject
from scenes.widgets.base import Group, RectLike

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from game.core.ask import Option, Question
    from game.titles.crowns.view import PieceView, SeatView
    from scenes.kit.spot import Calls
    from scenes.kit.table_host import TableHost
    from scenes.titles.crowns.lying import Lying

MARGIN, BACK = 6, (76, 106)


class Declared(NamedTuple):
    """R10.4, R10.8. The cards that have been chosen so far, and the side that they will fight on; R15: the card that a
    window is about.
    """

    numbers: tuple[int, ...] = ()
    side: str = ""
    subject: int = -1


class SeatArea(Group):
    """One seat's plate and cards."""

    def __init__(
        self, parent: PlayAreas, rect: RectLike, seat: int, away: bool, calls: Calls, focus: Callable[[int], None]
    ) -> None:
        super().__init__(parent, rect, name=f"area.{seat}")
        self.seat, self.away, self.calls = seat, away, calls
        r = self.rect
        self.side = r.width >= WIDE
        place = (r.x, r.y, PLATE, r.height) if self.side else (r.x, r.y, r.width, HEAD)
        self.plate = SeatPlate(self, place, seat, calls, focus)
        self.field = pygame.Rect(r.x + PLATE + MARGIN, r.y + 2, r.width - PLATE - 2 * MARGIN, r.height - 4)
        if not self.side:
            self.field = pygame.Rect(r.x + MARGIN, r.y + HEAD + 4, r.width - 2 * MARGIN, r.height - HEAD - 8)
        self.spots: dict[int, PieceSpot | StripSpot] = {}
        self.active, self.backs = False, 0
        self._named: dict[tuple[object, ...], int] = {}
        """In how many lines a card of some size has its name."""

    def show(
        self, view: SeatView, name: str, lit: frozenset[str], dims: bool, hidden: frozenset[int], declared: Declared
    ) -> None:
        """Its cards as they lie now, those that have just been declared with their banner."""
        self.plate.show(plate_of(self.media, view, self.seat, name))
        if (view.active == self.seat) != self.active:
            self.active = view.active == self.seat
            self.invalidate()
        player, bypassed = view.players[self.seat], view.challenge.bypassed if view.challenge is not None else ()
        under = {one.number: one for other in view.players for one in other.play}
        lies = [piece for piece in player.play if piece.host not in under]  # the others lie under hosts, anybody's
        own = [piece for piece in player.play if piece.host in under and under[piece.host] in player.play]
        pieces = [*lies, *own] or [_as_printed(piece) for piece in player.placed]
        self._show_backs(player.placed_count - len(player.placed))
        wanted: dict[int, tuple[pygame.Rect, object, bool]] = {}
        wide = {number: strip_width(self.media, under[number]) for one in pieces for number in one.attachments
                if number in under}  # fmt: skip
        laid = lie(pieces, self.field, self.away, lambda number: wide.get(number, 0))
        by_number = {piece.number: piece for piece in pieces}
        lines = self._lines(laid.cards, by_number)
        for one in laid.cards:
            piece = by_number[one.number]
            if one.number in declared.numbers:
                piece = replace(piece, side=declared.side)
            dim = dims and f"card:{one.number}" not in lit and not piece.side
            look = PieceLook(piece, one.size, one.number in bypassed, dim, one.number in hidden,
                             lines[one.number], one.number == declared.subject)  # fmt: skip
            wanted[one.number] = (one.place, look, False)
            for number, place in one.strips:
                if number in under:
                    strip = under[number]
                    change = sum(term.value for term in piece.terms if term.text == strip.kind)
                    wanted[number] = (place, (strip, change, dims and f"card:{number}" not in lit), True)
        self._lay(wanted, lit)

    def _lines(self, cards: Sequence[Lying], pieces: Mapping[int, PieceView]) -> dict[int, int]:
        """In how many lines each has its name: where one of the characters, or one of the others, has no room for its
        name none of them shows one, but those that fight, which are larger there.
        """
        found = {}
        for one in cards:
            piece = pieces[one.number]
            key = (piece.kind, one.size, piece.kneeling, self.media.texts.language, self.media.theme.scale)
            if key not in self._named:
                name = short_name(self.media, piece.kind)
                self._named[key] = len(name_on(self.media, piece.kind, name, one.size, piece.kneeling))
            found[one.number] = self._named[key]
        for characters in (True, False):
            row = [n for n in found if (FACES[pieces[n].kind].type == "character") == characters and not pieces[n].side]
            if not all(found[n] for n in row):
                found |= dict.fromkeys(row, 0)
        return found

    def _show_backs(self, count: int) -> None:
        """R5.4. So many cards lie face down."""
        if count != self.backs:
            self.backs = count
            self.invalidate()

    def _lay(self, wanted: dict[int, tuple[pygame.Rect, object, bool]], lit: frozenset[str]) -> None:
        """Makes and takes away what came and went; what lies elsewhere is placed there."""
        same = {n: (spot.rect, isinstance(spot, StripSpot)) for n, spot in self.spots.items()}
        if same != {n: (place, strip) for n, (place, _, strip) in wanted.items()}:
            for spot in self.spots.values():
                self.remove(spot)
            self.spots = {
                n: StripSpot(self, place, content, self.calls) if strip else PieceSpot(self, place, content, self.calls)  # type: ignore[arg-type]
                for n, (place, content, strip) in wanted.items()
            }
        for n, (_, content, _) in wanted.items():
            self.spots[n].display(content)
            self.spots[n].lit = f"card:{n}" in lit

    def draw_back(self, surface: pygame.Surface) -> None:
        """The ground of the area; the active player's has a brighter rim."""
        r = self.rect
        surface.blit(self.media.sprites.plain(r.size, (8, 12, 12, 112)), r)
        colour = theme.SEATS[self.seat % len(theme.SEATS)]
        pygame.draw.rect(surface, colour if self.active else theme.mix(colour, theme.INK, 0.65), r, 2 + self.active, 10)
        for place in hand.row(self.field, self.backs, BACK, 10):
            back = deck_back(self.media, self.calls.info(self.seat), BACK)
            surface.blit(back, back.get_rect(center=place.center))


class PlayAreas(Group, Part):
    """All of them. `named(seat)` is a player's name."""

    def __init__(self, table: TableHost, rect: RectLike, calls: Calls) -> None:
        super().__init__(table, rect, name="areas")
        self.table, self.calls = table, calls
        self.view: SeatView | None = None
        self.focus, self.chosen = -1, False
        """The area that is wider, and whether a person has chosen it."""
        self.areas: dict[int, SeatArea] = {}
        self._lit: frozenset[str] = frozenset()
        self._dims = False
        self._hidden: frozenset[int] = frozenset()
        self._declared = Declared()
        self.marked: tuple[int, ...] = ()
        """Those who are chosen and not declared yet."""
        self._fight: tuple[int, int] | None = None

    # --- what is shown

    def show(self, view: SeatView) -> None:
        """Takes the cards of everybody."""
        self.view = view
        own = side_of(view, self.table)
        self._look_at_fight(view, own)
        places = areas(_around(view, own), own, self.focus, view.phase, _crowds(view), self.chosen)
        if {seat: area.rect for seat, area in self.areas.items()} != places:
            self.clear()
            self.areas = {seat: SeatArea(self, place, seat, seat != own, self.calls, self.focus_on)
                          for seat, place in places.items()}  # fmt: skip
        for seat, area in self.areas.items():
            area.show(view, self.calls.name(seat), self._lit, self._dims, self._hidden, self._declared)
            area.plate.lit = f"seat:{seat}" in self._lit
            for small in (area.plate.crest, area.plate.office, area.plate.agenda):
                small.lit = small.ref in self._lit

    def _look_at_fight(self, view: SeatView, own: int) -> None:
        """When a challenge begins the one opponent in it comes into focus; where two of them fight neither has more
        room. From then on a person may widen any area.
        """
        fight = (view.challenge.attacker, view.challenge.defender) if view.challenge is not None else None
        begins, self._fight = fight != self._fight, fight
        if fight is None or not begins or len(view.players) < 3:
            return
        fighters = [seat for seat in fight if seat != own]
        self.focus, self.chosen = (fighters[0] if len(fighters) == 1 else -1), False

    def focus_on(self, seat: int) -> None:
        """An opponent's area gets more room, or the same as the others again."""
        if self.view is None or seat == side_of(self.view, self.table) or len(self.view.players) < 3:
            return
        self.focus = -1 if self.focus == seat and self.chosen else seat
        self.chosen = True
        self.show(self.view)
        self.invalidate()

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Lights up what can be chosen; while cards are chosen all others are dimmed."""
        self._lit = frozenset(ref for option in options for ref in option.refs)
        players = self.view.players if self.view is not None else ()
        there = {f"card:{piece.number}" for player in players for piece in player.play}
        self._dims = question is not None and bool(there & self._lit)
        attacks = question is not None and question.text == ATTACKERS
        about = -1
        if self.view is not None:
            about = max(subject(self.view, question), picked(self.view, question, self.table.match.session.log))
        self._declared = Declared(declared(question, self.marked), ATTACKER if attacks else DEFENDER, about)
        if self.view is not None:
            self.show(self.view)

    def spared(self) -> list[pygame.Rect]:
        """No tooltip and no plate of a lesson lies on how the players stand."""
        return [area.plate.rect for area in self.areas.values()]

    def cards(self) -> list[pygame.Rect]:
        """Where the cards in play lie."""
        return [spot.rect for area in self.areas.values() for spot in area.spots.values()]

    # --- for effects

    def hide(self, *numbers: int) -> None:
        """An effect draws these cards."""
        self._hidden = self._hidden | set(numbers)
        if self.view is not None:
            self.show(self.view)

    def unhide(self, *numbers: int) -> None:
        """The area draws them again."""
        self._hidden = self._hidden - set(numbers)
        if self.view is not None:
            self.show(self.view)

    def piece(self, number: int) -> PieceView | None:
        """A card in play, as it is shown now."""
        if self.view is None:
            return None
        return next((one for player in self.view.players for one in player.play if one.number == number), None)

    def unnamed(self, ref: str) -> tuple[str, pygame.Rect] | None:
        """The card in play that a ref stands for and its place, where its name is not read on it and the pointer or
        the keyboard is there.
        """
        kind, _, what = ref.partition(":")
        for area in self.areas.values() if kind == "card" else ():
            spot = area.spots.get(int(what))
            if spot is not None and spot.hot and (card := spot.unnamed()):
                return card, spot.rect
        return None

    def place_of(self, ref: str) -> pygame.Rect | None:
        """A card, a seat's plate, its faction's card."""
        kind, _, what = ref.partition(":")
        if kind == "seat":
            area = self.areas.get(int(what))
            return area.plate.rect if area is not None else None
        if kind != "card":
            return None
        for area in self.areas.values():
            if int(what) in area.spots:
                return area.spots[int(what)].rect
            for small in (area.plate.crest, area.plate.office, area.plate.agenda):
                if small.ref == ref and small.visible:
                    return small.rect
        return None

    def crown_of(self, seat: int) -> pygame.Rect | None:
        """Where the crown of a seat stands."""
        return self.areas[seat].plate.crown_place() if seat in self.areas else None

    def fact_of(self, seat: int, what: str) -> tuple[int, int] | None:
        """Where gold, hand, deck, discard or dead pile of a seat is told."""
        if seat not in self.areas:
            return None
        return next((fact.rect.center for fact in self.areas[seat].plate.facts if fact.what == what), None)

    # --- drawing

    def draw_over(self, surface: pygame.Surface) -> None:
        """Lines between the offices: who supports whom in green, who is whose rival in red and broken."""
        if self.view is None or not any(player.office for player in self.view.players):
            return
        covers = self._covers()
        for start, end, supports, own in self._links():
            tone = theme.GOOD if supports else theme.BAD
            _line(surface, (start, end), theme.mix(tone, theme.INK, 0.3 if own else 0.7), supports, covers)

    def _covers(self) -> list[pygame.Rect]:
        """What no line runs over: cards and the numbers of players."""
        found: list[pygame.Rect] = []
        for area in self.areas.values():
            found += [spot.rect.inflate(6, 6) for spot in area.spots.values()]
            found += [fact.rect.inflate(-2, -8) for fact in area.plate.facts]
        return found

    def _links(self) -> Iterator[tuple[tuple[int, int], tuple[int, int], bool, bool]]:
        """Start, end, whether it is support, whether it is the reader's: those of others first."""
        own = side_of(self.view, self.table) if self.view is not None else 0
        for seat, area in sorted(self.areas.items(), key=lambda pair: pair[0] == own):
            look = area.plate.content
            for other, supports in look.lines if look is not None else ():
                if other in self.areas:
                    start, end = area.plate.office.rect, self.areas[other].plate.office.rect
                    shift, level = -6 if supports else 6, start.centery == end.centery
                    ends = [(one.centerx + shift, one.bottom + 2 if level else one.centery) for one in (start, end)]
                    yield ends[0], ends[1], supports, seat == own


def _line(
    surface: pygame.Surface, ends: tuple[tuple[int, int], tuple[int, int]], tone: theme.Colour, whole: bool,
    covers: Sequence[pygame.Rect],
) -> None:  # fmt: skip
    """An arrow, whole or broken, below what covers it."""
    start, way = pygame.Vector2(ends[0]), pygame.Vector2(ends[1]) - pygame.Vector2(ends[0])
    length = way.length()
    if length < 60:
        return
    step = way / length
    for begins, stops in gaps_between(covers, start + step * 26, start + step * (length - 30)):
        if whole:
            pygame.draw.line(surface, tone, begins, stops, 2)
            continue
        for i in range(int((stops - begins).length() // 14) + 1):
            dash = min(8.0, (stops - begins).length() - 14 * i)
            pygame.draw.line(surface, tone, begins + step * 14 * i, begins + step * (14 * i + dash), 2)
    tip = start + step * (length - 30)
    side = pygame.Vector2(-step.y, step.x) * 6
    pygame.draw.polygon(surface, tone, [tip + step * 10, tip + side, tip - side])


def gaps_between(
    covers: Sequence[pygame.Rect], start: pygame.Vector2, end: pygame.Vector2
) -> Iterator[tuple[pygame.Vector2, pygame.Vector2]]:
    """The parts of a line that lie outside of all rectangles, in their order."""
    way = end - start
    hidden = sorted(
        sorted((pygame.Vector2(point) - start).length() for point in cut)
        for cover in covers if (cut := cover.clipline(start, end))
    )  # fmt: skip
    at, length = 0.0, way.length()
    for first, last in hidden:
        if first > at:
            yield start + way * (at / length), start + way * (first / length)
        at = max(at, last)
    if at < length:
        yield start + way * (at / length), end


def _crowds(view: SeatView) -> dict[int, int]:
    """How many characters lie in the area of each seat, OUT for who is out of the game."""
    return {seat: OUT if player.out else sum(FACES[piece.kind].type == "character" for piece in player.play)
            for seat, player in enumerate(view.players)}  # fmt: skip


def _as_printed(piece: PieceView) -> PieceView:
    """R5.4. A card that is placed and not in play yet has what is printed on it."""
    face = FACES[piece.kind]
    return replace(piece, strength=face.strength, icons=face.icons)


def _around(view: SeatView, own: int) -> list[int]:
    """The seats clockwise from the own one."""
    count = len(view.players)
    return [(own + i) % count for i in range(count)]
