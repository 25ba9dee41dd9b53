"""The enlarged card (section 10): 420 x 588 with all its words, below it what holds of it now, where that comes from,
and what its keywords mean. It stands beside what is pointed at, stays when a card is clicked that can't be chosen, and
goes with Escape. After a choice, or when somebody else looks, nothing is enlarged until the pointer moves: what comes
of it is seen.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from scenes.kit.part import Part
from scenes.media import theme
from scenes.media.sprites import SPARED_S, LaterError
from scenes.titles.crowns import table_layout
from scenes.titles.crowns.card_now import kind_of, notes, rulings
from scenes.titles.crowns.faces import LARGE, LARGE_WIDE, card_face, is_wide
from scenes.titles.crowns.plate import PLATE
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.pen import Pen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from game.titles.crowns.view import SeatView
    from scenes.kit.page import PageRow
    from scenes.kit.table_host import TableHost
    from scenes.titles.crowns.words import Words

WAIT_MS = 140
"""So long the pointer rests on a card before it is enlarged."""
PAD, ROW, HIGHEST, LOWEST, BESIDE, SIGN = 12, 26, 96, 976, 8, 28


class Zoom(Group, Part):
    """`place_of(ref)` tells where a thing lies, so that its enlargement does not cover it; `asked()` what is asked in a
    panel, which it leaves in sight as far as that is possible."""

    above = True

    def __init__(
        self, table: TableHost, words: Words, place_of: Callable[[str], pygame.Rect | None],
        asked: Callable[[], Sequence[pygame.Rect]] = tuple,
    ) -> None:  # fmt: skip
        super().__init__(table, (0, HIGHEST, LARGE[0] + 2 * PAD, LARGE[1] + 2 * PAD), name="zoom")
        self.table, self.words, self.find = table, words, place_of
        self.asked = asked
        self.glow = 32
        self.ref, self.wanted, self.pinned = "", "", False
        self.rows: list[PageRow] = []
        self.card = ""
        self._waited = 0
        self._still: tuple[int, int] | None = None
        self._under = False
        """Whether what is enlarged lay under the pointer when it was."""
        self._reader = words.view.reader
        self._visible = False
        self.cross = Button(self, (0, 0, 44, 44), icon="ui/cross", icon_size=22, on_click=self.close, kind="bare",
                            name="zoom.close", tip=self.media.t("widget.close"))  # fmt: skip
        self.cross.visible = False

    # --- what is wanted

    def look(self, ref: str | None) -> None:
        """The pointer is on a card, or on nothing that is one."""
        self.wanted = ref if ref and kind_of(self.words.view, ref) else ""
        if self.pinned:
            return
        if not self.wanted:
            self._show("")
        elif self._still == self.media.mouse and not self.ui.keyboard:
            return
        elif not self.media.motion:
            self._show(self.wanted)
        else:
            self._waited = 0
            self.ui.ticking[self] = None

    def let_go(self) -> None:
        """Something was chosen: no card is in the way any more."""
        self.look(None)
        self._still = self.media.mouse

    def inspect(self, ref: str) -> None:
        """A card stays enlarged."""
        if not kind_of(self.words.view, ref):
            return
        self.pinned = False
        self._show(ref)
        self.pinned = self.cross.visible = True
        self.invalidate()

    def close(self) -> None:
        """It goes."""
        self.pinned = self.cross.visible = False
        self._show("")

    def close_over(self) -> bool:
        """Escape takes a card away that stays."""
        was = self.pinned
        if was:
            self.close()
        return was

    def show(self, view: SeatView) -> None:
        """What holds of the card may be something else now; one that is unknown now is not shown any more."""
        if view.reader != self._reader:
            self._reader = view.reader
            self.let_go()
        if self._under and not self.pinned and not self._lies_under(self.ref):
            self.look(None)
        if self.ref:
            ref, pinned = self.ref, self.pinned
            self._show(ref if kind_of(view, ref) else "")
            self.pinned = self.cross.visible = pinned and bool(self.ref)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """What is asked in a panel from now on is left in sight by a card that stays, too."""
        if self.pinned:
            self._show(self.ref)

    def _lies_under(self, ref: str) -> bool:
        """Whether the thing lies where the pointer is."""
        at = self.find(ref) if ref and not self.ui.keyboard else None
        pointed = getattr(self.ui.hover, "ref", "") == ref or (at is not None and at.collidepoint(self.media.mouse))
        return at is not None and pointed

    def tick(self, dt: int) -> None:
        """Shows the card after a rest, and its picture as soon as it is made."""
        self._waited += dt
        if self._waited < WAIT_MS or self.pinned:
            return
        kind = kind_of(self.words.view, self.wanted) if self.wanted else ""
        if kind:
            with suppress(LaterError), self.media.sprites.sparing(SPARED_S):
                self._face(kind)
                self._show(self.wanted)
                self.ui.ticking.pop(self, None)
        else:
            self.ui.ticking.pop(self, None)

    # --- what is shown

    def _face(self, kind: str) -> pygame.Surface:
        return card_face(self.media, kind, LARGE_WIDE if is_wide(kind) else LARGE)

    def _show(self, ref: str) -> None:
        self.invalidate()
        self.ref, self.card = ref, kind_of(self.words.view, ref) if ref else ""
        self.visible, self._under = bool(self.card), self._lies_under(ref)
        if not self.card:
            return
        self.rows = [*notes(self.words, ref), *rulings(self.words, ref)]
        wide, high = LARGE_WIDE if is_wide(self.card) else LARGE
        below = sum(self._high(row) for row in self.rows) + (PAD if self.rows else 0)
        width, height = wide + 2 * PAD, high + 2 * PAD + below
        y = max(HIGHEST, min(table_layout.PLAY.y, LOWEST - height))
        self.rect.update(self._beside(ref, width), y, width, min(height, LOWEST - y))
        self._clear_of_question(ref)
        self.cross.place((self.rect.right - 50, self.rect.y + 6, 44, 44))
        self.invalidate()

    def _beside(self, ref: str, width: int) -> int:
        """The right side of the play area, for what lies there the left one: phases, log and plates stay in sight."""
        at, play = self.find(ref), table_layout.PLAY
        if at is None:
            pointed = self.ui.hover if not self.ui.keyboard else self.ui.focus
            at = pointed.rect if pointed is not None and getattr(pointed, "ref", "") == ref else None
        left = at is not None and (at.right > play.right - width or at.right < play.left)
        return play.x + PLATE + BESIDE if left else play.right - width

    def _clear_of_question(self, ref: str) -> None:
        """Where it would lie on a question in a panel it stands where it hides the least of it, at the left edge say;
        never on the thing itself.
        """
        asked, at, play = self.asked(), self.find(ref), table_layout.PLAY

        def hidden(x: int) -> int:
            cuts = (self.rect.move_to(x=x).clip(one) for one in asked)
            return sum(cut.width * cut.height for cut in cuts)

        edges = (play.right, table_layout.PHASES.right)
        tries = [self.rect.x, edges[0] - self.rect.width, play.x + PLATE + BESIDE, play.x, table_layout.PLOTS.x,
                 edges[1] - self.rect.width]  # fmt: skip
        free = [x for x in tries if at is None or not self.rect.move_to(x=x).colliderect(at)]
        self.rect.x = min(free or tries, key=hidden)

    def _high(self, row: PageRow) -> int:
        room = (LARGE_WIDE if is_wide(self.card) else LARGE)[0] - 8 - SIGN * bool(row.icon)
        words = row.text + (f"  {row.value}" if row.value else "")
        lines = len(self.media.theme.wrap(words, theme.SMALL, room, row.kind == "head"))
        return max(ROW, lines * self.media.theme.line_height(theme.SMALL))

    def at(self, pos: tuple[int, int]) -> object:  # type: ignore[override]
        """Lets the pointer through unless it stays. Its first move after a choice enlarges what it is on. A thing that
        has gone from under the pointer takes its enlargement along.
        """
        if self.wanted and self.ui.hover is None and not self.ui.keyboard:
            self.look(None)
        if self._still not in (None, pos):
            self._still = None
            self.look(self.wanted)
        return super().at(pos) if self.pinned else None

    def spared(self) -> list[pygame.Rect]:
        """Nothing lies on it while it stays; what is only pointed at goes again."""
        return [self.rect] if self.visible and self.pinned else []

    def draw_back(self, surface: pygame.Surface) -> None:
        """Plate, card, notes."""
        pen, r = Pen(surface, self.media), self.rect
        self.media.sprites.draw_shadow(surface, r, 30)
        surface.fill(theme.DESK, r.inflate(-8, -8))
        pen.nine("panel", r)
        if self.pinned:
            pygame.draw.rect(surface, theme.BRASS_LIGHT, r.inflate(-2, -2), 2, 10)
        face = self._face(self.card)
        pen.put(face, topleft=(r.x + PAD, r.y + PAD))
        y = r.y + PAD + face.get_height() + PAD // 2
        surface_clip = surface.get_clip()
        surface.set_clip(surface_clip.clip(r))
        for row in self.rows:
            high = self._high(row)
            if y + high > r.bottom:
                break
            ink = theme.GOLD if row.kind == "head" else theme.TONES.get(row.tone, theme.BONE)
            x = r.x + PAD + 4 + SIGN * bool(row.icon)
            if row.icon:
                pen.icon(row.icon, SIGN - 6, topleft=(r.x + PAD + 4, y + 2))
            room = r.right - PAD - 4 - x
            value, words = self.media.theme.text(row.value, theme.SMALL, ink, True) if row.value else None, row.text
            if value is not None and value.get_width() > room // 2:
                value, words = None, f"{row.text}  {row.value}"
            left = room - (value.get_width() + 10 if value is not None else 0)
            pen.put(self.media.theme.paragraph(words, left, theme.SMALL, ink, row.kind == "head"),
                    topleft=(x, y))  # fmt: skip
            if value is not None:
                pen.put(value, topright=(r.right - PAD - 4, y))
            y += high
        surface.set_clip(surface_clip)
