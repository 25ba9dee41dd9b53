"""The network doctor (C12.4): what works between this computer and others, and what to do about what does not."""

from __future__ import annotations

from concurrent.futures import CancelledError, Future
from typing import TYPE_CHECKING

import pygame

from game.net.doctor import Finding, examine
from game.net.protocol import SERVICE_PORT
from scenes.lan.words import told
from scenes.media import theme
from scenes.shell.dialog import HEAD, PanelScene
from scenes.shell.progress import ProgressBar
from scenes.widgets.base import Group, RectLike
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.scroller import BAR, Scroller

if TYPE_CHECKING:
    from scenes.shell.client import Client

ICONS = {"good": "ui/check", "bad": "ui/cross", "unknown": "ui/info"}
INKS = {"good": theme.GOOD, "bad": theme.BAD, "unknown": theme.GOLD}
MARK, PAD, GAP = 170, 14, 10
LONGEST = 2000
TOP, FOOT, EDGE = 72, 88, 40
"""What the sentence over the findings, the button under them and the panel's lower edge take."""
WAITING, STOPPED = 380, 320  # the panel's height without findings
FADE, GROUND = 44, (26, 24, 34)
"""How high the shade is in which a finding ends that goes on below, and its colour, the panel's."""


class FindingList(Scroller):
    """The findings one under another, each as high as its words need."""

    def __init__(self, parent: Group, rect: RectLike, panel: DoctorPanel) -> None:
        self._height = 0
        super().__init__(parent, rect, "findings", 0)
        whole = height_of(panel, self.rect.width)
        self._wide = self.rect.width if whole <= self.rect.height else self.rect.width - BAR - 10
        y = self.rect.y
        for finding in panel.ordered():
            y += self._line(panel, finding, y) + GAP
        self._height = max(0, y - GAP - self.rect.y)

    def enlarge(self, factor: float, origin: tuple[int, int]) -> None:
        """With the height of all."""
        super().enlarge(factor, origin)
        self._height = round(self._height * factor)

    @property
    def whole(self) -> int:
        """How high all lines are."""
        return self._height

    @property
    def page_step(self) -> int:
        """Most of what is in sight."""
        return self.rect.height - 80

    def draw_over(self, surface: pygame.Surface) -> None:
        """What goes on below ends in a shade."""
        if self.top < self.furthest:
            width = self.rect.width - self.bar - 10
            surface.blit(self.media.sprites.made(("finding fade", width), lambda: shade(width)),
                         (self.rect.x, self.rect.bottom - FADE))  # fmt: skip
        super().draw_over(surface)

    def scrolled(self, shift: int) -> None:
        """All lines move."""
        for child in self.children:
            child.move(0, shift)

    def _line(self, panel: DoctorPanel, finding: Finding, y: int) -> int:
        """One finding; its height."""
        width, room = self._wide, self._wide - MARK - 2 * PAD
        words, advice = said(panel, finding)
        height, high, more = heights(panel, finding, width)
        row = FindingRow(self, (self.rect.x, y, width, height),
                         f"{panel.state_words(finding)}\n{words}\n{advice}".strip())
        Picture(row, (row.rect.x + PAD, y + PAD, 34, 34), ICONS[finding.state])
        Label(row, (row.rect.x + PAD + 44, y + PAD, MARK - 54, 34), panel.state_words(finding), size=20, bold=True,
              colour=INKS[finding.state])  # fmt: skip
        top = y + (PAD if advice else (height - high) // 2)
        Label(row, (row.rect.x + PAD + MARK, top, room, high), words, wrap=True)
        if advice:
            Label(row, (row.rect.x + PAD + MARK, top + high, room, more), advice, size=20, colour=theme.DIM, wrap=True)
        return height


def shade(width: int) -> pygame.Surface:
    """From nothing to the colour of the panel."""
    made = pygame.Surface((width, FADE), pygame.SRCALPHA)
    for y in range(FADE):
        made.fill((*GROUND, 255 * (y + 1) // FADE), (0, y, width, 1))
    return made


def said(panel: DoctorPanel, finding: Finding) -> tuple[str, str]:
    """What was found, and what to do about it."""
    return told(panel.media, "", finding.key, finding.args), panel.t(finding.advice) if finding.advice else ""


def heights(panel: DoctorPanel, finding: Finding, width: int) -> tuple[int, int, int]:
    """How high a finding's row of this width, its words and its advice are."""
    (words, advice), room, paint = said(panel, finding), width - MARK - 2 * PAD, panel.media.theme.paragraph
    high = paint(words, room, theme.BODY, theme.BONE, False, "left", LONGEST).get_height()
    more = paint(advice, room, 20, theme.DIM, False, "left", LONGEST).get_height() if advice else 0
    return max(64, high + more + 2 * PAD), high, more


def height_of(panel: DoctorPanel, width: int) -> int:
    """How high all findings are, one under another."""
    return sum(heights(panel, finding, width)[0] + GAP for finding in panel.ordered()) - GAP


class FindingRow(Group):
    """A line's ground; it takes the focus, so that keys walk through the findings and each is said."""

    focusable = True

    def __init__(self, parent: FindingList, rect: RectLike, words: str) -> None:
        super().__init__(parent, rect)
        self.lines = parent
        self._spoken = words

    def reveal(self) -> None:
        """Scrolls to it."""
        top = self.rect.y - self.lines.rect.y + self.lines.top
        if top < self.lines.top:
            self.lines.scroll_to(top)
        elif top + self.rect.height > self.lines.top + self.lines.rect.height:
            self.lines.scroll_to(top + self.rect.height - self.lines.rect.height)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Keys scroll."""
        return self.lines.on_key(event)

    def draw_back(self, surface: pygame.Surface) -> None:
        """The plate."""
        surface.blit(self.media.sprites.nine("nine/row", self.rect.size), self.rect)


class DoctorPanel(PanelScene):
    """`findings` is None while the examination runs, and after it was stopped (`stopped`)."""

    size = (1300, 980)
    heading = "lan.doctor.title"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self.findings: list[Finding] | None = None
        self.stopped = False
        self._asked: Future[list[Finding]] | None = None

    def enter(self) -> None:
        """Begins at once."""
        self.examine()

    def examine(self) -> None:
        """Examines everything on the network's thread."""
        service = self.online.network
        host = service.shown()
        seen = [room.seen for room in service.lobby.rooms]
        self._asked = service.spawn(examine(seen, host.port if host else SERVICE_PORT, host is not None))
        self.findings, self.stopped = None, False
        self.rebuild()
        self.ui.set_focus(self.ui.find("stop"), self.ui.keyboard)

    def stop(self) -> None:
        """No findings."""
        if self._asked is not None:
            self._asked.cancel()
            self._asked, self.stopped = None, True
            self.rebuild()
            self.ui.set_focus(self.ui.find("again"), self.ui.keyboard)

    def leave(self) -> None:
        """Nobody waits for it any more."""
        super().leave()
        if self._asked is not None:
            self._asked.cancel()

    def update(self, dt: int) -> None:
        """Shows what was found."""
        super().update(dt)
        if self._asked is None or not self._asked.done() or self.ui.held is not None:
            return
        try:
            self.findings = self._asked.result()
        except CancelledError:  # the program ends
            self.stopped = True
        self._asked = None
        self.rebuild()
        self.ui.set_focus(self.ui.find("again"), self.ui.keyboard)
        self.media.speech.say(self.summary())

    def busy(self) -> bool:
        """It ends any moment."""
        return self._asked is not None

    def ordered(self) -> list[Finding]:
        """Problems first, then what is good, then what is only worth knowing."""
        order = ("bad", "good", "unknown")
        return sorted(self.findings or [], key=lambda finding: order.index(finding.state))

    def state_words(self, finding: Finding) -> str:
        """The word beside the icon."""
        return self.t(f"lan.doctor.{finding.state}")

    def summary(self) -> str:
        """In one sentence."""
        if self.findings is None:
            return self.t("lan.doctor.stopped" if self.stopped else "lan.doctor.running")
        bad = sum(finding.state == "bad" for finding in self.findings)
        return self.t("lan.doctor.sum.bad", n=bad) if bad else self.t("lan.doctor.sum.good")

    @property
    def running(self) -> bool:
        """Whether the examination goes on."""
        return self.findings is None and not self.stopped

    def build(self) -> None:
        """No higher than a bar, a sentence or the findings need."""
        self.set_height(self._needed() if self.findings else WAITING if self.running else STOPPED)
        super().build()

    def _needed(self) -> int:
        rows = height_of(self, self.rect.width - 2 * self.inset)
        return min(self.size[1], HEAD + TOP + rows + FOOT + EDGE)

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """A bar while it runs, then the findings."""
        running = self.running
        bad = any(finding.state == "bad" for finding in self.findings or ())
        place = pygame.Rect(area.x, area.y, area.width, 64)
        colour = theme.BONE if self.findings is None else theme.BAD if bad else theme.GOOD
        Label(panel, place, self.summary(), size=theme.BUTTON, bold=True, colour=colour, name="summary")
        if running:
            ProgressBar(panel, (area.x, area.y + 90, area.width, 28), None)
        elif self.findings is not None:
            FindingList(panel, (area.x, area.y + TOP, area.width, area.height - TOP - FOOT), self)
        name, action = ("stop", self.stop) if running else ("again", self.examine)
        Button(panel, (area.centerx - 180, area.bottom - 68, 360, 68), self.t(f"lan.doctor.{name}"), action, name=name,
               kind="plain" if running else "gold", icon="ui/cross" if running else "ui/cycle", icon_size=28,
               tip="" if running else self.t("lan.doctor.again.tip"))  # fmt: skip

    def opening(self) -> str:
        """The heading and what is found."""
        return f"{super().opening()}\n{self.summary()}"


def create(client: Client) -> DoctorPanel:
    """The panel."""
    return DoctorPanel(client)
