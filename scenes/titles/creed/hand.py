"""The rail of the own units in hand: a tile of each type with its values and count (section 10)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.callbacks import ignore
from game.titles.creed.content import TILES
from scenes.kit import hand
from scenes.kit.board_art import AnchoredPicture
from scenes.kit.spot import Calls, Hover
from scenes.media import theme
from scenes.titles.creed.board import Board
from scenes.titles.creed.offers import DOWN
from scenes.titles.creed.units import count_plate, figures_of, unit_words
from scenes.widgets.base import RectLike, WidgetParent
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.titles.creed.view import SeatView

WIDE, FACE = (112, 166), (104, 150)
"""A tall tile's picture and the face in it; natural logical pixels."""
SQUARE = 112
"""The side of a square tile's place at most."""
LYING, LYING_FACE = 1.09, 0.94
"""How much larger than on the board a square tile is drawn in its place, and how much of that its face takes."""
MOST_ROWS, MOST_TYPES = 4, 12
GAP, NUMERALS_DOWN, BETWEEN = 8, 55, 50
HEAD, SWITCH = (112, 56), (112, 208)
"""The heading is so wide beside the tiles, so high above them; its switch is so high there, so wide here."""
REST_MS = 500
Pos = tuple[int, int]


class CreedHand(hand.Hand["Tile"]):
    """The hand of the seat that acts. Follows what is selected and staged on its board. Tiles are chosen by a click,
    by keys, or dragged onto it. During the own part each type keeps its place, also when its last tile has gone.
    """

    def __init__(
        self, parent: WidgetParent, rect: RectLike, board: Board, acting: Callable[[], int], on_hover: Hover = ignore,
        told: Callable[[str], bool] = lambda _ref: False,
    ) -> None:  # fmt: skip
        self.board, self.acting = board, acting
        self._held: tuple[tuple[str, int], ...] = ()
        self._nation, self._known = "", True
        self._seen: dict[int, tuple[tuple[int, str], dict[Hashable, set[str]]]] = {}
        self._refs: set[str] = set()
        self._down = False
        self._near: Iterator[None] | None = None
        self._rest_ms = 0
        super().__init__(parent, rect, Calls(hover=on_hover, told=told))
        self.head, self.rail = rail(self.rect)
        beside = self.head.height > HEAD[1]
        switch = pygame.Rect(0, 0, *((HEAD[0], SWITCH[0]) if beside else (SWITCH[1], HEAD[1] - GAP)))
        switch.bottomright = (self.head.right, self.head.bottom - (0 if beside else GAP))
        self.switch = Button(self, switch, icon="creed/faceup", icon_size=40 if beside else 32, on=False,
                             on_click=self._turn, tip=self.media.t("creed.board.facedown.tip"),
                             layout="top" if beside else "left", size=theme.SMALL, name="hand-face")  # fmt: skip
        self.switch.visible = False
        board.followers.append(self._follow)

    def show(self, view: SeatView) -> None:
        """The hand of a seat of the reader's side; nothing for others."""
        seat = self.acting()
        secret = next((secret for secret in view.secrets if secret.seat == seat), None)
        held = self._placed(seat, view, secret.hand) if secret is not None else ()
        nation = view.seats[seat].nation if seat >= 0 else ""
        if (held, nation, secret is not None) != (self._held, self._nation, self._known):
            self._held, self._nation, self._known = held, nation, secret is not None
            self._lay_out()
        self._follow()

    def _placed(self, seat: int, view: SeatView, hand: Sequence[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
        """What a seat holds, and until its part has ended none of each type that it held earlier in it; what was taken
        back counts as never held."""
        public, counts = view.seats[seat], dict(hand)
        if view.phase == "play" and (public.ended or public.side != view.side):
            self._seen.pop(seat, None)
            return tuple((unit, counts[unit]) for unit in TILES if unit in counts)
        now = view.round, view.phase
        then, states = self._seen.get(seat, (now, {}))
        state = (tuple(hand), public.units, public.own, public.white)
        before = states if then == now and hand else {}
        if state in before:  # an undone choice leads back to what was before it
            before = dict(list(before.items())[: list(before).index(state)])
        self._seen[seat] = now, {**before, state: set(counts)}
        kinds = set(counts).union(*before.values())
        return tuple((unit, counts.get(unit, 0)) for unit in TILES if unit in kinds)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """Lights up the tiles that stand for an option, as far as some of them are left."""
        self._refs = {ref for option in options for ref in option.refs if ref.startswith("hand:")}
        self._down = any(option.key.endswith(DOWN) for option in options)
        self._follow()

    def _lay_out(self) -> None:
        for tile in self.slots:
            self.remove(tile)
        units = [(unit, count) for unit, count in self._held if self._nation]
        rows, tall = grid(len(units), self.rail.size)
        columns = -(-len(units) // rows)
        most = WIDE[0] + GAP if tall else min(SQUARE, self.rail.height // rows) + 2 * GAP
        width, height = min(self.rail.width // max(1, columns), most), self.rail.height // rows
        left = self.rail.x + (self.rail.width - columns * width) // 2
        places = [
            pygame.Rect(left + i % columns * width, self.rail.y + i // columns * height, width, height)
            for i in range(len(units))
        ]
        self.slots = [
            Tile(self, place, unit, count, self._nation, tall=tall)
            for place, (unit, count) in zip(places, units, strict=True)
        ]
        self._near = self._warming((len(units) - 1, len(units) - 2, len(units) + 1), [unit for unit, _ in units])
        self._rest_ms = REST_MS
        self.ui.ticking[self] = None
        self.invalidate()

    def tick(self, dt: int) -> None:
        """Once it has been the same for a while: makes what it shows after the next choice, if that is gone again."""
        self._rest_ms -= dt
        if self._rest_ms <= 0 and self._near is not None and next(self._near, self) is self:
            self._near = None
        super().tick(dt)

    def waits(self) -> bool:
        """Whether something goes on with time."""
        return super().waits() or self._near is not None

    def warm_up(self) -> Iterator[None]:
        """Makes the pictures of all units, in the sizes that tiles have when the hand holds more or less."""
        return self._warming(range(1, MOST_TYPES + 1), list(TILES))

    def _warming(self, counts: Iterable[int], units: Sequence[str]) -> Iterator[None]:
        """The pictures of units in the sizes that go with so many types."""
        for count in counts:
            if count < 1 or not self._nation:
                continue
            rows, tall = grid(count, self.rail.size)
            room = self.rail.width // -(-count // rows), self.rail.height // rows
            for unit in units:
                yield from self.media.sprites.prepared(partial(self._warm, unit, room, tall))

    def _warm(self, unit: str, room: tuple[int, int], tall: bool, _nowhere: pygame.Surface) -> None:
        if tall:
            self.media.sprites.get(f"creed/hand/{TILES[unit].kind}_{self._nation}", width=tall_width(room))
        else:
            self.board.art_at(min(SQUARE, *room)).tile(self._nation, unit, scale=LYING)

    def _follow(self) -> None:
        """Something was selected, staged or turned over."""
        staging = self.board.shown.staging
        self.invalidate()
        for tile in self.slots:
            left = tile.held - staging.used(tile.unit)
            tile.display(left)
            tile.lit = tile.ref in self._refs and left > 0 and (not staging.laying_units or staging.left > 0)
            if tile.selected != (self.board.selected == tile.ref):
                tile.selected = not tile.selected
                tile.invalidate()
        self.switch.visible = self._down
        self.switch.on = self.board.face_down
        face = "facedown" if self.board.face_down else "faceup"
        self.switch.icon, self.switch.text = f"creed/{face}", self.media.t(f"creed.board.{face}")
        self.switch.invalidate()

    @property
    def left(self) -> int:
        """How many units are in hand and not laid out."""
        return sum(count for _, count in self._held) - self.board.laid_by(self.acting())

    def _turn(self) -> None:
        self.board.face_down = not self.board.face_down

    def draw_back(self, surface: pygame.Surface) -> None:
        """The rail with how many units there are; says so when there are none."""
        if not self._known or not self._nation:
            return
        pen, total = Pen(surface, self.media), str(self.left)
        pen.nine("panel", self.rect)
        line = pygame.Rect(*self.head.topleft, HEAD[0], HEAD[1] - GAP)
        picture = pen.icon("creed/hand", 36, midleft=(line.x + GAP, line.centery))
        pen.line(total, line.right - picture.right - GAP, theme.BUTTON, theme.BONE, True, height=line.height,
                 midleft=(picture.right + GAP, line.centery))  # fmt: skip
        if not self.slots:
            pen.text(self.media.t("creed.board.hand.empty"), ink=theme.DIM, center=self.rail.center)


class Tile(hand.Slot):
    """All tiles of one type: `held` are there, `content` of them are not staged."""

    content: int
    briefly = True

    def __init__(self, owner: CreedHand, rect: RectLike, unit: str, held: int, nation: str, *, tall: bool) -> None:
        self.board, self.unit, self.held, self.nation, self.tall = owner.board, unit, held, nation, tall
        self.selected = False
        super().__init__(owner, rect, f"hand:{unit}", tip=self._tip)
        self.content = held
        self.rule = "R5.1"

    def _tip(self) -> str:
        t = self.media.t
        key, name = self.media.bindings.label(hand.KEYS[self.hand.slots.index(self)]), unit_words(self.media, self.unit)
        lines = [t("creed.board.hand.key", unit=name, key=key) if key else name]
        lines += [t(f"creed.kind.{TILES[self.unit].kind}.text"), t("creed.board.hand.count", n=self.content)]
        if self.lit:
            lines.append(t("creed.board.hand.hint"))
        return "\n".join(lines)

    # --- what is done with it

    def carry(self, pos: Pos) -> None:
        """The board shows where it would be put down."""
        if self.board.selected != self.ref:
            self.board.select(self.ref)
        self.board.point(self.board.drop_target(pos))

    def drop(self, pos: Pos, by: Pos) -> None:
        """Puts the unit down where it may stand."""
        board, target = self.board, self.board.drop_target(pos)
        board.point(target)
        if target:
            board.drop(target)
        elif board.rect.collidepoint(pos) and board.ref_at(pos):
            board.refuse(board.ref_at(pos))
        else:
            board.deselect()

    def use(self) -> None:
        """The keyboard goes on to the board's cells."""
        self.click()
        if self.selected:
            self.ui.set_focus(self.board, True)
            self.board.first()

    def click(self) -> None:
        """Takes it up or lets it go; one that can't be placed is shown in full. In a set-up, where it stays taken up
        while there are more of it, a click on it means the next one of them.
        """
        if not self.lit:
            self.board.on_inspect(self.ref)
        elif self.selected and not self.board.shown.staging.laying_units:
            self.board.deselect()
        else:
            self.board.select(self.ref)

    # --- how it contents

    def _lifted(self) -> AnchoredPicture:
        """The tile as it is carried: as it will lie."""
        board = self.board
        return board.art.tile(self.nation, self.unit, "own_down" if board.face_down else "", 1.08)

    def carried_rect(self) -> pygame.Rect | None:
        """Under the pointer."""
        if self.pointer is None:
            return None
        piece = self._lifted()
        return piece.surface.get_rect(topleft=piece.at(*self.pointer))

    def draw_carried(self, surface: pygame.Surface) -> None:
        """The tile under the pointer."""
        if (rect := self.carried_rect()) is not None:
            surface.blit(self._lifted().surface, rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Glow, tile, count."""
        picture, face = self._picture()
        at = picture.at(*self.rect.center)
        if self.lit and self.hot:
            at = at[0], at[1] - 4
        body = face.move(at)
        if self.selected or (self.lit and self.hovered):
            self.pen(surface).nine("glow", body.inflate(30, 30))
        surface.blit(picture.surface, at)
        if self.lit:
            colour = theme.GOLD if self.selected else theme.BRASS_LIGHT
            pygame.draw.rect(surface, colour, body, 3, 10)
        self._draw_count(surface, body)

    def figure_place(self) -> pygame.Rect | None:
        """Where its count stands."""
        if self.content == 1:
            return None
        picture, face = self._picture()
        return self._count_place(face.move(picture.at(*self.rect.center)))

    def _count_place(self, body: pygame.Rect) -> pygame.Rect:
        plate = count_plate(self.media, self.content)
        place = plate.get_rect(bottomleft=(body.right - 16, body.top + 18))  # beside the figure as far as there is room
        return place.clamp(self.rect)

    def _draw_count(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        if self.content != 1:
            surface.blit(count_plate(self.media, self.content), self._count_place(body))

    def _picture(self) -> tuple[AnchoredPicture, pygame.Rect]:
        """The tile and its face inside the picture; faint when it can't be chosen now or all of it is staged."""
        key = ("creed hand", self.nation, self.unit, self.rect.size, self.tall)
        square = min(SQUARE, self.rect.width, self.rect.height)
        made = self._tall() if self.tall else self._square(square)
        surface = made.surface
        if not self.lit or not self.content:
            dim = (120, 120, 128) if not self.content else (190, 190, 196)
            surface = self.media.sprites.made((*key, dim), lambda: _dimmed(made.surface, dim))
        side = square * LYING_FACE
        size = (surface.get_width() * FACE[0] / WIDE[0], surface.get_height() * FACE[1] / WIDE[1])
        face = pygame.Rect(0, 0, *(map(round, size if self.tall else (side, side))))
        face.center = (made.ax, made.ay)
        return AnchoredPicture(surface, made.ax, made.ay), face

    def _square(self, side: int) -> AnchoredPicture:
        """The tile as it is on the board."""
        return self.board.art_at(side).tile(self.nation, self.unit, scale=LYING)

    def _tall(self) -> AnchoredPicture:
        """The tall tile with its numerals."""
        sprites = self.media.sprites
        name = f"creed/hand/{TILES[self.unit].kind}_{self.nation}"
        width = tall_width(self.rect.size)
        plain = AnchoredPicture(sprites.get(name, width=width), *sprites.anchor(name, width=width))

        def draw() -> pygame.Surface:
            out = plain.surface.copy()
            words = figures_of(self.media, self.unit, width * BETWEEN // WIDE[0], theme.BUTTON)
            out.blit(words, words.get_rect(center=(plain.ax, plain.ay + round(NUMERALS_DOWN * width / WIDE[0]))))
            return out

        surface = sprites.made(("creed hand", self.nation, self.unit, width), draw)
        return AnchoredPicture(surface, plain.ax, plain.ay)


def rail(rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the heading of a hand stands, and where its tiles do: beside it, or below it where the hand is narrow."""
    inner = rect.inflate(-2 * GAP, -2 * GAP)
    x, y, width, height = inner
    if width > 2 * height:
        return pygame.Rect(x, y, HEAD[0], height), pygame.Rect(x + HEAD[0] + GAP, y, width - HEAD[0] - GAP, height)
    return pygame.Rect(x, y, width, HEAD[1]), pygame.Rect(x, y + HEAD[1], width, height - HEAD[1])


def tall_width(room: tuple[int, int]) -> int:
    """How wide a tall tile is in its place."""
    return min(WIDE[0], room[0], room[1] * WIDE[0] // WIDE[1])


def grid(count: int, size: tuple[int, int]) -> tuple[int, bool]:
    """In how many rows `count` tiles are the largest inside `size`, and whether they are tall ones there: those show
    their faces narrower.
    """
    found = []
    count = max(1, count)
    for rows in range(1, MOST_ROWS + 1):
        width, height = size[0] // -(-count // rows), size[1] // rows
        wide = min(WIDE[0], width, height * WIDE[0] // WIDE[1])
        found.append((wide * wide * WIDE[1] // WIDE[0] * 9 // 10, rows, True))
        found.append((min(SQUARE, width, height) ** 2, rows, False))
    _, rows, tall = max(found, key=lambda one: one[0])
    return rows, tall


def _dimmed(picture: pygame.Surface, dim: tuple[int, int, int]) -> pygame.Surface:
    out = picture.copy()
    out.fill((*dim, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out
