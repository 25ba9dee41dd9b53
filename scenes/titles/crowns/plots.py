"""The strip of plots: of every seat the revealed one with its values of now, the back of the one that it has chosen,
and how many plots it has left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.crowns.content import FACES
from game.titles.crowns.view import VALUES
from scenes.kit.part import Part
from scenes.kit.spot import Calls
from scenes.media import theme
from scenes.titles.crowns.faces import card_face, card_tip
from scenes.titles.crowns.pieces import Faced
from scenes.titles.crowns.sides import side_of
from scenes.widgets.base import Group, RectLike
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from game.titles.crowns.view import PlotView, SeatView
    from scenes.kit.table_host import TableHost

CARD, LABEL, GAP = (206, 147), 28, 4


class PlotLook(NamedTuple):
    """`chosen`: a plot lies face down beside the revealed one; `left`: in the plot deck; `used`: in the used pile;
    `out`: the seat is out of the game."""

    seat: int
    name: str
    revealed: PlotView | None
    chosen: bool
    left: int
    used: int
    out: bool = False


class PlotSpot(Faced):
    """The plot of a seat."""

    glow = 18
    content: PlotLook

    def __init__(self, parent: Group, rect: RectLike, look: PlotLook, calls: Calls) -> None:
        number = look.revealed.number if look.revealed is not None else 0
        ref = f"card:{number}" if number else f"pile:plots:{look.seat}"
        super().__init__(parent, rect, ref, calls, tip=self._told, name=f"plot.{look.seat}")
        self.content = look

    def hint(self) -> str:
        """What the enlarged plot beside it does not say; all of it is read aloud."""
        return "\n".join([self.content.name, *self._state()])

    def _state(self) -> list[str]:
        look, t = self.content, self.media.t
        return [t("crowns.plot.chosen")] * look.chosen + [t("crowns.plot.left", n=look.left, used=look.used)]

    def _told(self) -> str:
        look, t = self.content, self.media.t
        rows = [look.name]
        if look.revealed is not None:
            rows.append(card_tip(self.media, look.revealed.kind))
            printed = FACES[look.revealed.kind].values
            for name, now, in zip(VALUES, look.revealed.values, strict=True):
                if now != printed[name]:
                    rows.append(t("crowns.plot.now", what=f"@crowns.value.{name}", n=now))
        return "\n".join([*rows, *self._state()])

    def draw(self, surface: pygame.Surface) -> None:
        """Card, what is chosen."""
        look, pen, r = self.content, self.pen(surface), self.rect
        if self.lit:
            pen.nine("glow", r.inflate(28, 28))
        if look.revealed is None and look.chosen:
            self.meanwhile(pen, "")
        elif look.revealed is None:
            pygame.draw.rect(surface, (8, 10, 12), r, 0, 10)
            pygame.draw.rect(surface, theme.BRASS, r, 2, 10)
            words = self.media.t("crowns.seat.out" if look.out else "crowns.plot.none")
            pen.line(words, r.width - 20, theme.SMALL, theme.FAINT, center=r.center)
        else:
            surface.blit(*self.media.sprites.shadow(r, 12))
            kind, values = look.revealed.kind, look.revealed.values
            self.face_or_ground(pen, lambda: card_face(self.media, kind, CARD, values=values), kind)
        if self.hot or self.lit:
            pygame.draw.rect(surface, theme.GOLD, r.inflate(2, 2), 3, 11)
        if look.chosen and look.revealed is not None:
            back = card_face(self.media, "plot", (round(CARD[0] * 0.62), round(CARD[1] * 0.62)))
            place = back.get_rect(bottomright=(r.right + 14, r.bottom + 6))
            surface.blit(*self.media.sprites.shadow(place, 12))
            surface.blit(back, place)

    def meanwhile(self, pen: Pen, kind: str) -> None:
        """The back of a plot: it is not turned over yet."""
        pen.put(card_face(self.media, "plot", self.rect.size), topleft=self.rect.topleft)


class PlotStrip(Group, Part):
    """The plots of all seats below each other, the own one last."""

    def __init__(self, table: TableHost, rect: RectLike, calls: Calls) -> None:
        super().__init__(table, rect, name="plots")
        self.table, self.calls = table, calls
        self.view: SeatView | None = None
        self.spots: dict[int, PlotSpot] = {}
        self._lit: frozenset[str] = frozenset()

    def show(self, view: SeatView) -> None:
        """Takes the revealed plots, and who has chosen."""
        self.view = view
        seats = [(side_of(view, self.table) + 1 + i) % len(view.players) for i in range(len(view.players))]
        chosen = chosen_seats(view, self.table)
        looks = [self._look(view, seat, seat in chosen) for seat in seats]
        if [spot.content.seat for spot in self.spots.values()] != seats or any(
            self.spots[look.seat].ref != _ref(look) for look in looks
        ):
            self.clear()
            step = min(CARD[1] + LABEL + 24, self.rect.height // len(seats))
            self.spots = {
                look.seat: PlotSpot(self, (self.rect.x, self.rect.y + i * step + LABEL, *CARD), look, self.calls)
                for i, look in enumerate(looks)
            }
        for look in looks:
            self.spots[look.seat].display(look)
            self.spots[look.seat].lit = self.spots[look.seat].ref in self._lit

    def draw_back(self, surface: pygame.Surface) -> None:
        """Over each plot whose it is."""
        pen = Pen(surface, self.media)
        for seat, spot in self.spots.items():
            r = spot.rect
            pygame.draw.rect(surface, theme.SEATS[seat % len(theme.SEATS)], (r.x, r.y - LABEL + 6, 5, LABEL - 10), 0, 2)
            pen.line(spot.content.name, r.width - 12, theme.SMALL, theme.BONE, True,
                     midleft=(r.x + 12, r.y - LABEL // 2 + 1))  # fmt: skip

    def _look(self, view: SeatView, seat: int, chosen: bool) -> PlotLook:
        player = view.players[seat]
        left, used = player.plot_count, len(player.used)
        return PlotLook(seat, self.calls.name(seat), player.revealed, chosen, left, used, player.out)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """A plot may be used or be meant."""
        self._lit = frozenset(ref for option in options for ref in option.refs)
        if self.view is not None:
            self.show(self.view)

    def place_of(self, ref: str) -> pygame.Rect | None:
        """A revealed plot, "plot:1" for that of a seat."""
        kind, _, what = ref.partition(":")
        if kind == "plot":
            return self.spots[int(what)].rect if int(what) in self.spots else None
        return next((spot.rect for spot in self.spots.values() if spot.ref == ref), None)


def _ref(look: PlotLook) -> str:
    return f"card:{look.revealed.number}" if look.revealed is not None else f"pile:plots:{look.seat}"


def chosen_seats(view: SeatView, table: TableHost) -> set[int]:
    """R7.1. The seats that have chosen while others still choose; in the first round also until their plots are
    turned over.
    """
    questions = table.match.session.questions()
    answered = {seat for seat, player in enumerate(view.players) if not player.out} - {one.seat for one in questions}
    if any(question.text == "plot_select" for question in questions):
        return answered
    # what others are asked is not known over the network, only that they are
    return {seat for seat in answered if view.phase == "plot" and view.players[seat].revealed is None}
