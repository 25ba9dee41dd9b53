"""On the way into a room (C8.4, C8.5): connecting, a fingerprint that is not known, the passphrase, and why it did not
work. It ends in the waiting room.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.net.identity import shown
from game.net.peer import ENDED, HERE
from game.net.room import PLAYING
from scenes.lan.doctor_panel import DoctorPanel
from scenes.lan.link import FINAL
from scenes.lan.table_reports import absurd
from scenes.lan.words import go_away, short_print, told, too_busy
from scenes.media import theme
from scenes.shell.dialog import PanelScene
from scenes.shell.progress import ProgressBar
from scenes.shell.scene import Scene
from scenes.widgets.base import Group
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture
from scenes.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from game.net.peer import LinkState
    from game.net.service import RoomLink
    from scenes.lan.reserved_seat import Back
    from scenes.lan.trust import Trust, UnknownHost
    from scenes.shell.client import Client

CONNECTING, TRUST, LOCKED, FAILED = "connecting", "trust", "locked", "failed"
PHRASES = ("net.passphrase.needed", "net.passphrase.wrong", "net.passphrase.often", "net.passphrase.malformed")
CHANGED = "net.changed"
SILENT = "net.no_answer"
GONE = (SILENT, "net.other_room")
"""What it sounds like where the room of a kept seat is not open."""
AGAIN_MS = 6_000
"""From one try to the next, where the room of a kept seat is waited for."""
GROUPS = 8
GUARD_MS = 250
BIG = 44
EDGE, LINE, FOOT, APART = 40, 66, 64, 28
"""Above and below the content, down to the first sentence, the buttons, and between parts."""
LONGEST = 64
RIMS = 64
"""What a button's rims take of its width."""


class Goal(NamedTuple):
    """Where to. `start` goes there with a passphrase; `trust` is asked about unknown computers; `words`: the text key
    of what is done, with the room's or computer's `name`, `failed` that of its failing; `back`: it is the way to a seat
    that is kept there."""

    name: str
    start: Callable[[str], RoomLink]
    trust: Trust | None = None
    words: str = "lan.join.connecting"
    back: Back | None = None
    failed: str = "lan.join.failed"


class JoinPanel(PanelScene):
    """`state` is one of CONNECTING, TRUST, LOCKED, FAILED; `problem` the sentence that belongs to it."""

    size = (940, 560)
    closable = False

    def __init__(self, client: Client, goal: Goal) -> None:
        super().__init__(client)
        self.goal = goal
        self.phrase = ""
        self.problem = ""
        self.state = CONNECTING
        self.link = goal.start("")
        self._arrived = self._gone = False
        self._since_ms = 0
        self._guard = 0

    # --- following the link

    def update(self, dt: int) -> None:
        """What comes decides what is shown; in the room the panel gives way to it."""
        super().update(dt)
        self._guard = max(0, self._guard - dt)
        self.link.poll()
        client = self.link.client
        if client.room is not None and client.link.state == HERE:
            if self.on_top:  # else once what lies over it is closed: the room takes the place of the top
                self._arrive()
            return
        state = self._state_now()
        if state != self.state and self.ui.held is None:
            self._show(state)
        elif self._gone and self.goal.back is not None and self.goal.back.appears():
            self._retry()
        elif self._gone:
            self._try_quietly(dt)

    def _try_quietly(self, dt: int) -> None:
        """A room that is not open may be there at any moment, whether the network tells of it or not."""
        self._since_ms += dt
        if self._since_ms >= AGAIN_MS and self.link.client.link.state == ENDED:
            self._since_ms = 0
            go_away(self.link)
            self.link = self.goal.start(self.phrase)

    def _state_now(self) -> str:
        link, trust = self.link.client.link, self.goal.trust
        if self._gone and (link.state != ENDED or link.key in GONE) and (trust is None or trust.asked is None):
            return self.state
        if self.state == LOCKED or (self.state == FAILED and not self._gone):
            return self.state
        if self._gone:
            self._gone, self.state = False, CONNECTING
        if trust is not None and trust.asked is not None:
            return TRUST
        if link.state != ENDED:
            return CONNECTING
        if link.key in PHRASES:
            self.problem = "" if link.key == PHRASES[0] else self._told(link)
            return LOCKED
        self.problem = self.t("lan.join.changed") if link.key == CHANGED else self._told(link)
        back = self.goal.back
        if back is not None and link.key in FINAL:
            back.give_up()
        elif back is not None and back.plays and link.key in GONE:
            self._gone = True
            self.problem = self.t("lan.seat.gone" if back.host else "lan.seat.gone.alone", name=self.goal.name,
                                  host=back.host)  # fmt: skip
        return FAILED

    def _told(self, link: LinkState) -> str:
        """The reason; ports are no numbers to be counted with."""
        args = link.args | {name: str(value) for name, value in link.args.items() if name == "port"}
        if self.link.host is not None and too_busy(link):
            return self.t("lan.open.busy")
        return told(self.media, "", link.key or "net.left", args)

    def _show(self, state: str) -> None:
        self.state, self._guard = state, GUARD_MS if state == TRUST else 0
        self.rebuild()
        self.ui.set_focus(self.ui.find(self._first()), self.ui.keyboard)
        self.media.speech.say(self.opening())

    def _first(self) -> str:
        """What has the focus: no answer where somebody else answers than was known, so that no stray key gives one."""
        return {TRUST: "", LOCKED: "passphrase", FAILED: "again"}.get(self.state, "stop")

    def _arrive(self) -> None:
        try:
            scene = self.nav.make("lan_room", link=self.link)
        except ValueError:  # no such game or seat: a host that talks nonsense
            self.problem = self.t("net.not_ours")
            go_away(self.link)
            self._show(FAILED)
            return
        self._arrived = True
        room, back = self.link.client.room, self.goal.back
        if back is not None and back.plays and room is not None and room.phase != PLAYING:
            self.nav.toast(self.t("lan.seat.over"))
        self.nav.stack.replace(scene)

    def recovers_from(self, error: Exception) -> bool:
        """A room that fits the form and can't be shown is left; the program goes on (C8.7)."""
        if self.link.client.room is None:
            return False
        absurd(self.client, self.link, error)
        return True

    def leave(self) -> None:
        """A player who turns back on the way leaves no connection behind."""
        super().leave()
        if not self._arrived:
            if self.goal.trust is not None:
                self.goal.trust.answer(False)
            go_away(self.link)

    def busy(self) -> bool:
        """An answer may come any moment."""
        return self.state == CONNECTING

    # --- what is shown

    def enter(self) -> None:
        """The first thing to do has the focus."""
        super().enter()
        self.ui.set_focus(self.ui.find(self._first()))

    def build(self) -> None:
        """As high as what it says needs."""
        self.set_height(2 * EDGE + sum(self._heights()) + FOOT)
        super().build()

    def _heights(self) -> list[int]:
        """How high the parts over the buttons are, one below the other."""
        if self.state == TRUST and self._asked is not None:
            return [LINE, self._high(self._sentence()) + APART, 62, 30 * -(-len(self._print()) // GROUPS) + 24 + APART]
        if self.state == LOCKED:
            problem = self._high(self.problem) + 16 if self.problem else 0
            return [LINE, self._high(self._sentence()) + 20, 64 + 16, problem + 16]
        if self.state == FAILED:
            hint = self._high(self.t("lan.join.failed.hint")) + 16 if self._silent else 0
            return [LINE, self._high(self.problem) + 16, hint + 16]
        return [16, 60 + 24, 28 + 36]

    def _high(self, words: str) -> int:
        return self.media.theme.paragraph(words, self.rect.width - 2 * self.inset).get_height()

    @property
    def _asked(self) -> UnknownHost | None:
        return self.goal.trust.asked if self.goal.trust is not None else None

    @property
    def _silent(self) -> bool:
        """Whether nobody answers where nothing is known of a seat."""
        return not self._gone and self.link.host is None and self.link.client.link.key == SILENT

    def _sentence(self) -> str:
        if self.state == TRUST and self._asked is not None:
            return self.t(f"lan.trust.{self._asked.kind}.text", address=self._asked.address)
        return self.t("lan.join.locked.text", name=self.goal.name)

    def _print(self) -> list[str]:
        return shown(self._asked.fingerprint).split() if self._asked is not None else []

    def fill(self, panel: Group, area: pygame.Rect) -> None:
        """Heading, sentence, and what can be done."""
        {TRUST: self._fill_trust, LOCKED: self._fill_locked, FAILED: self._fill_failed}.get(
            self.state, self._fill_connecting)(panel, area)  # fmt: skip

    def _head(self, panel: Group, area: pygame.Rect, words: str, icon: str, colour: theme.Colour = theme.GOLD) -> None:
        Picture(panel, (area.x, area.y, 52, 52), icon)
        Label(panel, (area.x + 70, area.y, area.width - 70, 52), words, size=theme.HEADING, bold=True,
              colour=colour)  # fmt: skip

    def _text(self, panel: Group, area: pygame.Rect, words: str, y: int, height: int,
              colour: theme.Colour = theme.BONE) -> None:  # fmt: skip
        Label(panel, (area.x, area.y + y, area.width, height), words, colour=colour, wrap=True, name="words")

    def _fill_connecting(self, panel: Group, area: pygame.Rect) -> None:
        Label(panel, (area.x, area.y + 16, area.width, 60), self.t(self.goal.words, name=self.goal.name),
              size=theme.BUTTON, bold=True, align="center")  # fmt: skip
        ProgressBar(panel, (area.x + 80, area.y + 100, area.width - 160, 28), None)
        Button(panel, (area.centerx - 150, area.bottom - 64, 300, 64), self.t("lan.join.stop"), self.close, name="stop",
               icon="ui/cross", icon_size=26)  # fmt: skip

    def _fill_trust(self, panel: Group, area: pygame.Rect) -> None:
        asked = self._asked
        if asked is None:
            return
        self._head(panel, area, self.t(f"lan.trust.{asked.kind}"), "ui/warning", theme.BAD)
        line, text, big, _ = self._heights()
        self._text(panel, area, self._sentence(), line, text - APART)
        short, whole = short_print(asked.fingerprint), self._print()
        Label(panel, (area.x, area.y + line + text, area.width, big), short, size=BIG, bold=True, colour=theme.BAD,
              align="center", name="fingerprint")  # fmt: skip
        for i in range(0, len(whole), GROUPS):
            place = (area.x, area.y + line + text + big + 8 + i // GROUPS * 30, area.width, 30)
            Label(panel, place, " ".join(whole[i:i + GROUPS]), size=theme.SMALL, colour=theme.DIM, align="center",
                  name=f"fingerprint.{i // GROUPS}")  # fmt: skip
        answers = [("yes", "lan.trust.anyway", self._trust), ("no", "lan.trust.no", self.close)]
        self._buttons(panel, area, answers, gold="no")

    def _fill_locked(self, panel: Group, area: pygame.Rect) -> None:
        self._head(panel, area, self.t("lan.join.locked"), "ui/lock")
        line, text, *_ = self._heights()
        self._text(panel, area, self._sentence(), line, text - 20, theme.DIM)
        self.entry = TextEntry(
            panel, (area.x, area.y + line + text, area.width, 64), self.phrase, on_change=self._type,
            on_enter=self._unlock, empty=self.t("lan.join.passphrase"), icon="ui/lock", longest=LONGEST,
            name="passphrase",
        )  # fmt: skip
        if self.problem:
            self._text(panel, area, self.problem, line + text + 80, self._high(self.problem), theme.BAD)
        self._buttons(panel, area, [("go", "lan.join.enter", self._unlock), ("close", "lan.join.close", self.close)])

    def _fill_failed(self, panel: Group, area: pygame.Rect) -> None:
        words = "lan.seat.gone.title" if self._gone else self.goal.failed
        self._head(panel, area, self.t(words), "ui/warning", theme.BAD)
        line, text, hint = self._heights()
        self._text(panel, area, self.problem, line, text - 16)
        answers = [("again", "lan.join.again", self._retry), ("close", "lan.join.close", self.close)]
        if self._gone:
            answers.insert(1, ("drop", "lan.seat.drop", self._drop))
        elif self._silent:
            self._text(panel, area, self.t("lan.join.failed.hint"), line + text, hint - 16, theme.DIM)
            answers.insert(1, ("doctor", "lan.rooms.doctor", self._examine))
        self._buttons(panel, area, answers)

    def _buttons(self, panel: Group, area: pygame.Rect, answers: list[tuple[str, str, Callable[[], None]]],
                 gold: str = "") -> None:  # fmt: skip
        gold = gold or answers[0][0]
        width = (area.width - 16 * (len(answers) - 1)) // len(answers)
        size = min(self.media.theme.fit(self.t(key), width - RIMS, theme.BUTTON, True) for _, key, _ in answers)
        for i, (name, key, action) in enumerate(answers):
            Button(panel, (area.x + i * (width + 16), area.bottom - 64, width, 64), self.t(key), action, size=size,
                   kind="gold" if name == gold else "plain", name=name)  # fmt: skip

    # --- what is done

    def _type(self, text: str) -> None:
        self.phrase = text

    def _trust(self) -> None:
        if self.goal.trust is not None:
            self.goal.trust.answer(True)

    def _unlock(self) -> None:
        if self.phrase.strip():
            self._retry()

    def _examine(self) -> None:
        """C12.4. What stands between here and there."""
        self.nav.stack.push(DoctorPanel(self.client))

    def _drop(self) -> None:
        if self.goal.back is not None:
            self.goal.back.give_up()
        self.close()

    def _retry(self) -> None:
        self._gone = False
        go_away(self.link)
        self.link = self.goal.start(self.phrase)
        self._show(CONNECTING)

    def on_back(self) -> bool:
        """Esc turns back."""
        self.close()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside it does nothing: somebody is on the way. What was meant for what stood here before does not
        answer whether somebody is trusted (C6.4c)."""
        if not self._guard or event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            Scene.handle(self, event)
        return True

    def opening(self) -> str:
        """What is said when it comes up."""
        if self.state == TRUST and self._asked is not None:
            return f"{self.t(f'lan.trust.{self._asked.kind}')}\n{self._sentence()}"
        if self.state == LOCKED:
            return f"{self.t('lan.join.locked')}\n{self.problem}".strip()
        if self.state == FAILED:
            return f"{self.t('lan.seat.gone.title' if self._gone else self.goal.failed)}\n{self.problem}"
        return self.t(self.goal.words, name=self.goal.name)
