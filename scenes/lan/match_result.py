"""The result of a match on the network (C6.9): own gains, what the others say, and back to the room."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.net.dice import APART, BROKEN, CHANGED, KEPT, MISSING, REDRAWN, WITHOUT
from game.net.peer import ENDED
from game.net.protocol import Start
from game.net.room import ENDED as OVER
from game.net.room import PLAYING, WAITING
from scenes.kit.match_words import round_name
from scenes.lan.resting import rest
from scenes.lan.table_chat import TableChat
from scenes.lan.table_reports import absurd
from scenes.lan.words import clean, told
from scenes.media import theme
from scenes.table.result_scene import PICTURE, ResultScene
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.picture import Picture

if TYPE_CHECKING:
    from game.net.protocol import Said
    from scenes.lan.match import NetMatch
    from scenes.shell.client import Client

LINES, LINE = 4, 34
DICE: dict[str, tuple[str, theme.Colour]] = {
    KEPT: ("ui/check", theme.GOOD), APART: ("ui/check", theme.GOOD), MISSING: ("ui/check", theme.BONE),
    WITHOUT: ("ui/check", theme.BONE), REDRAWN: ("ui/warning", theme.BONE), CHANGED: ("ui/warning", theme.BAD),
    BROKEN: ("ui/warning", theme.BAD),
}  # fmt: skip
"""The sign and the colour of what the dice were found to be."""
WIDTH = 254
BANNER, LEAST = 300, 360
"""What a winner's banner takes of the picture, and what is left for words beside however many."""


class NetResult(ResultScene):
    """The room is still there: its lines are heard, and the replay comes by itself."""

    match: NetMatch
    lift = 40

    def __init__(self, client: Client, match: NetMatch) -> None:
        super().__init__(client, match)
        match.link.ended = match
        self._goes_back = False
        self._state = self._now()
        self._went_on = ""

    def update(self, dt: int) -> None:
        """What has come since."""
        self.match.poll()
        rest(self, self.match.talk)
        super().update(dt)
        state = self._now()
        if state != self._state:
            self._state = state
            self.rebuild()
        self._tell_next()

    def _tell_next(self) -> None:
        """A player who still reads the result hears that the room goes on: its countdown waits for nobody."""
        link = self.match.link.client
        room = link.room
        if room is None or room.match_id == self.match.match_id or room.phase in (self._went_on, OVER):
            return
        self._went_on = room.phase
        if room.phase in (WAITING, PLAYING) and not self._goes_back:
            go = self.t("lan.result.back")
            self.nav.toast(self.t(f"lan.result.{room.phase}"), action=go, on_action=self._go_if_here)

    def _go_if_here(self) -> None:
        if self in self.nav.stack:
            self.rematch()

    def leave(self) -> None:
        """The room stays only for the one who goes back to it."""
        if not self._goes_back:
            super().leave()

    def recovers_from(self, error: Exception) -> bool:
        """What strangers counted can't be shown."""
        absurd(self.client, self.match.link, error)
        return True

    def _now(self) -> tuple[object, ...]:
        link = self.match.link.client.link
        return self._words(), link.state == ENDED, link.key, self.match.dice

    def _words(self) -> list[Said]:
        """What was said last, without those whose lines nobody here wants to see."""
        return [line for line in self.match.talk.lines if line.member >= 0][-LINES:]

    def build(self) -> None:
        """The common result, and the others' words at the head of the picture."""
        super().build()
        link = self.match.link.client.link
        lines = [self._line(said) for said in self._words()]
        if link.state == ENDED and link.key:
            lines.append(told(self.media, self.match.title, link.key, link.args))
        for i, words in enumerate(lines[-LINES:]):
            place = (PICTURE.x + 28, PICTURE.y + 14 + i * LINE, self._beside_banners - PICTURE.x - 28, LINE)
            Label(self, place, words, size=20, bold=True, shadow=True, name=f"said.{i}")

        self._dice()

    @property
    def _beside_banners(self) -> int:
        """Where the words end: the winners' banners hang right of them."""
        outcome = self.match.session.outcome
        count = len(outcome.winners) if outcome is not None else 0
        return max(PICTURE.x + LEAST, PICTURE.right - 52 - BANNER * count)

    def _dice(self) -> None:
        """C12.3. Whether they are those that were promised, under the line that says how it ended."""
        sign, colour = DICE.get(self.match.dice, ("", theme.BONE))
        if sign:
            x, y = PICTURE.x + 48, self.foot.top - 44
            Picture(self, (x, y + 4, 28, 28), sign)
            words = self.t(f"lan.result.dice.{self.match.dice}")
            Label(self, (x + 40, y, PICTURE.width - 112, 36), words, size=20, colour=colour, shadow=True,
                  tip=self._dice_tip(), name="dice")  # fmt: skip

    def _dice_tip(self) -> str:
        """How chance is sealed, and what could not be checked here."""
        more = f"lan.result.dice.{self.match.dice}.tip"
        words = self.t("lan.result.dice.tip")
        return f"{words}\n{self.t(more)}" if self.media.texts.has(more) else words

    def _line(self, said: Said) -> str:
        return self.t("chair.log.said", name=clean(said.name), other=self.match.talk.words(said))

    def _buttons(self) -> None:
        ended = self.match.link.client.link.state == ENDED
        replay = self.match.replay_id not in ("", "-")
        gone, waits = self.t("lan.result.closed"), self.t("lan.result.replay.waits")
        buttons = (
            ("back", "lan.result.back", "ui/continue", "gold", self.rematch, not ended, gone),
            ("say", "lan.chat.title", "ui/chat", "plain", self._say, not ended, gone),
            ("board", "result.board", "ui/eye", "plain", self._see_board, replay, waits),
            ("replay", "result.replay", "ui/play", "plain", self._watch, replay, waits),
            ("save", "result.save", "ui/saves", "plain", self.save_replay, replay, waits),
            ("menu", "result.menu", "ui/back", "plain", self._menu, True, ""),
        )
        row = self.foot
        x = row.x
        for name, words, icon, kind, action, enabled, reason in buttons:
            Button(
                self, (x, row.y, WIDTH, row.height), self.t(words), action, icon=icon, icon_size=32, kind=kind,
                name=f"result.{name}", tip=self.t(f"{words}.tip"), enabled=enabled, reason=reason,
            )  # fmt: skip
            x += WIDTH + 12
        x = self._options_button(x)
        name = round_name(self.media, self.match.title, self.match.round)
        facts = self.t("result.facts", round=name, minutes=max(1, self._minutes()))
        Label(self, (x, row.y, row.right - x, row.height), facts, size=20, align="right", name="facts")

    def _minutes(self) -> int:
        """How long the match took, as its host tells it: who has come back into it counts from then on only."""
        told = [result.seconds for seat, result in self.match.link.client.results.items()
                if self.match.is_of(seat, result)]  # fmt: skip
        return max(told) // 60 if told else self.match.played_minutes()

    def rematch(self) -> None:
        """Back to the waiting room: the leader opens it for another match, the others wait there for it."""
        link = self.match.link
        room = link.client.room
        if link.client.leads and room is not None and room.phase == OVER and room.match_id == self.match.match_id:
            link.send(Start())
        self._goes_back = True
        self.nav.stack.reset(self.nav.make("lan_room", link=link))
        self.media.sprites.release()

    def _say(self) -> None:
        self.nav.stack.push(TableChat(self, self.match))

    def _menu(self) -> None:
        self.match.leave()
        super()._menu()

    def draw_back(self, surface: pygame.Surface) -> None:
        """The words stand on a shade at the head of the picture."""
        super().draw_back(surface)
        count = min(LINES, len(self._words()) + (self.match.link.client.link.state == ENDED))
        if count:
            size = self._beside_banners - PICTURE.x, count * LINE + 56
            surface.blit(self.media.sprites.made(("result's words", size), partial(_shade, size)), PICTURE.topleft)


def _shade(size: tuple[int, int]) -> pygame.Surface:
    """What words at the head of the picture stand on: it fades to the right and to the foot."""
    small = pygame.Surface((32, 16), pygame.SRCALPHA)
    for x in range(32):
        for y in range(16):
            small.set_at((x, y), (8, 7, 12, round(210 * min(1, (31 - x) / 10) * min(1, (15 - y) / 6))))
    return pygame.transform.smoothscale(small, size)
