"""The track of phases at the right: round, phase, whose turn it is, and the switch of each type of window."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.titles.crowns.notation import PHASES
from scenes.kit.part import Part
from scenes.kit.spot import Calls, Plate, Spot
from scenes.media import theme
from scenes.titles.crowns import table_layout, windows
from scenes.widgets.base import Group, RectLike
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from game.titles.crowns.view import SeatView
    from scenes.kit.table_host import TableHost
    from scenes.titles.crowns.words import Words

HEAD, SWITCH = 56, 50
TITLE, BUTTON, STEP = 62, 46, 49


class PhaseLook(NamedTuple):
    """Whether it is this phase, the seat that acts in it (-1: nobody), whether it is over."""

    now: bool
    actor: int
    past: bool


class PhaseRow(Spot):
    """One phase; it leads to the page of the phase."""

    content = PhaseLook(False, -1, False)

    def __init__(self, parent: Group, rect: pygame.Rect, phase: str, number: int, calls: Calls) -> None:
        self.phase, self.number = phase, number
        super().__init__(parent, rect, f"phase:{phase}", calls, tip=self._told, name=f"phase.{phase}")
        self.rule = f"R{6 + number}"

    def _told(self) -> str:
        return f"{self.media.t(f'crowns.phase.{self.phase}')}\n{self.media.t(f'crowns.phase.{self.phase}.text')}"

    def draw(self, surface: pygame.Surface) -> None:
        """Number, name, who acts; the present one on a bright plate."""
        pen, r, look = self.pen(surface), self.rect, self.content
        if look.now:
            pen.nine("row_hot", r)
            pygame.draw.rect(surface, theme.GOLD, r.inflate(-2, -2), 2, 8)
        elif self.hot:
            pen.nine("row", r)
        ink = theme.GOLD if look.now else theme.FAINT if look.past else theme.DIM
        at = (r.x + 20, r.centery)
        pygame.draw.aacircle(surface, theme.GOLD if look.now else theme.RAISED, at, 13)
        pen.text(str(self.number), theme.SMALL, theme.INK if look.now else theme.DIM, True, center=at)
        x = r.x + 38
        name, right = self.media.t(f"crowns.phase.{self.phase}"), r.right - 8
        if look.actor >= 0:
            right = pen.icon(f"seat/{look.actor}", 28, midright=(right, r.centery)).left - 4
        x = pen.line(name, right - x, 20, ink, look.now, height=r.height, midleft=(x, r.centery)).right + 10
        type_, means = self.media.theme, self.media.t(f"crowns.phase.{self.phase}.means")
        if type_.width(means, type_.least) <= right - x:
            pen.line(means, right - x, theme.SMALL, theme.DIM if look.now else theme.FAINT, midright=(right, r.centery))


class PhaseTrack(Group, Part):
    """Round and phases below each other, at their right the switches for the seat that looks."""

    def __init__(self, table: TableHost, words: Words, calls: Calls) -> None:
        place = table_layout.PHASES
        super().__init__(table, place, name="phases")
        self.table, self.words, self.switches = table, words, not table.for_bots
        self._head = ""
        r = self.rect
        high = (r.height - HEAD - 8) // len(PHASES)
        wide = r.width - 12 - (SWITCH if self.switches else 0)
        self.rows: list[PhaseRow] = []
        self.toggles: dict[str, Button] = {}
        for i, phase in enumerate(PHASES):
            row = pygame.Rect(r.x + 6, r.y + HEAD + i * high, wide, high - 2)
            self.rows.append(PhaseRow(self, row, phase, i + 1, calls))
            if self.switches:
                self._toggle(phase, pygame.Rect(row.right + 4, row.y, SWITCH - 6, row.height))

    def _toggle(self, kind: str, place: pygame.Rect) -> None:
        def turn() -> None:
            self.turn(kind)

        self.toggles[kind] = Button(
            self, place, icon="ui/eye", icon_size=24, on_click=turn, on=False, kind="bare", name=f"window.{kind}",
            tip=lambda: self.told(kind),
        )  # fmt: skip
        self.toggles[kind].sends = True

    def told(self, kind: str) -> str:
        """What the switch of a type of window does now."""
        return switch_words(self.words, kind, self.passes(kind))

    def passes(self, kind: str) -> bool:
        """Whether the seat that looks leaves windows of a type."""
        viewer = self.table.viewer
        return viewer is not None and windows.passes(self.table.match.seat(viewer).orders, kind)

    def turn(self, kind: str) -> None:
        """The other way round from now on: the match keeps it, over the network the host, also for who comes back."""
        viewer = self.table.viewer
        if viewer is None:
            return
        order = windows.ASK if self.passes(kind) else windows.PASS
        self.table.match.set_order(viewer, windows.order_name(kind), order)
        self.refresh()

    def refresh(self) -> None:
        """The switches as they stand."""
        for kind, button in self.toggles.items():
            passes = self.passes(kind)
            button.on = passes
            button.icon = "ui/fast" if passes else "ui/eye"
            button.invalidate()

    def show(self, view: SeatView) -> None:
        """Round and phase of now."""
        head = self.media.t("crowns.phase.setup")
        if view.round:
            head = self.media.t("crowns.round.of", n=view.round, most=view.round_limit)
        if head != self._head:
            self._head = head
            self.invalidate()
        at = PHASES.index(view.phase) if view.phase in PHASES else -1
        for i, row in enumerate(self.rows):
            row.display(PhaseLook(i == at, view.active if i == at else -1, i < at))
        self.refresh()

    def draw_back(self, surface: pygame.Surface) -> None:
        """Panel, round."""
        r = self.rect
        surface.blit(self.media.sprites.nine("nine/panel", r.size), r)
        head = self.media.theme.line(self._head, r.width - 32, theme.BUTTON, theme.GOLD, True, height=HEAD - 8)
        surface.blit(head, head.get_rect(midleft=(r.x + 16, r.y + HEAD // 2 + 2)))


class Help(Plate):
    """A sign whose tip says what stands beside it."""

    focusable = True

    def __init__(self, parent: Group, rect: RectLike, words: str) -> None:
        super().__init__(parent, rect, name="window.help", tip=words)

    def draw(self, surface: pygame.Surface) -> None:
        """The sign."""
        pen = self.pen(surface)
        if self.hovered or self.focused:
            pen.nine("row_hot", self.rect)
        pen.icon("ui/help", 28, center=self.rect.center)


class WindowSwitches(Group, Part):
    """The switches of interrupts and reactions, and one for all types."""

    def __init__(self, table: TableHost, words: Words, track: PhaseTrack) -> None:
        super().__init__(table, table_layout.STOPS, name="windows")
        self.table, self.words, self.track = table, words, track
        self._visible = not table.for_bots
        self.buttons: dict[str, Button] = {}
        r = self.rect
        for i, kind in enumerate((windows.INTERRUPTS, windows.REACTIONS, "all")):
            place = pygame.Rect(r.x + 8, r.y + TITLE + i * STEP, r.width - 16, BUTTON)
            self.buttons[kind] = self._button(kind, place)
            self.buttons[kind].sends = True
        self.help = Help(self, (r.x + 8, r.y + 8, 46, BUTTON), self.media.t("crowns.window.help"))

    def _button(self, kind: str, place: pygame.Rect) -> Button:
        def turn() -> None:
            self.turn(kind)

        return Button(
            self, place, self.media.t(f"crowns.window.{kind}"), turn, icon="ui/eye", icon_size=26, size=20, on=False,
            name=f"window.{kind}", tip=lambda: self.told(kind),
        )  # fmt: skip

    def told(self, kind: str) -> str:
        """What the switch does now."""
        on = all(self.track.passes(one) for one in windows.TYPES) if kind == "all" else self.track.passes(kind)
        return switch_words(self.words, kind, on)

    def turn(self, kind: str) -> None:
        """One type, or all of them alike."""
        if kind != "all":
            self.track.turn(kind)
        else:
            wanted = not all(self.track.passes(one) for one in windows.TYPES)
            for one in windows.TYPES:
                if self.track.passes(one) != wanted:
                    self.track.turn(one)
        self.refresh()

    def refresh(self) -> None:
        """The switches as they stand."""
        for kind, button in self.buttons.items():
            kinds = windows.TYPES if kind == "all" else (kind,)
            button.on = all(self.track.passes(one) for one in kinds)
            button.icon = "ui/fast" if button.on else "ui/eye"
            button.invalidate()

    def show(self, view: SeatView) -> None:
        """Another viewer has other orders."""
        self.refresh()

    def spared(self) -> list[pygame.Rect]:
        """Its long tip lies neither on what it tells of nor on the phases."""
        return [self.rect, self.track.rect] if self.help.hovered or self.help.focused else []

    def draw_back(self, surface: pygame.Surface) -> None:
        """Panel, heading."""
        r = self.rect
        surface.blit(self.media.sprites.nine("nine/panel", r.size), r)
        head = self.media.theme.line(
            self.media.t("crowns.window.title"), r.width - 78, 20, theme.GOLD, True, height=TITLE - 6
        )
        surface.blit(head, head.get_rect(midleft=(r.x + 62, r.y + TITLE // 2)))


def switch_words(words: Words, kind: str, passes: bool) -> str:
    """A switch in words: the window, what happens there now."""
    t = words.t
    if kind == "all":
        head = t("crowns.window.all")
    elif kind in PHASES:
        head = t("crowns.window.actions", phase=f"@crowns.phase.{kind}")
    else:
        head = t(f"crowns.window.{kind}")
    return f"{head}\n{t('crowns.window.passes' if passes else 'crowns.window.asks')}"
