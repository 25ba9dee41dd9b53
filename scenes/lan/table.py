"""The table of a match on the network (C8): the common one, which follows the host's snapshots."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.lan.chairs import NetChairsPanel, NetSeating
from scenes.lan.clock import NetClock
from scenes.lan.link import ConnectionState
from scenes.lan.link_strip import AwayPlate
from scenes.lan.match import Heard, NetMatch
from scenes.lan.match_menu import HostQuestion, NetMenu, ask_to_leave
from scenes.lan.pausing import PauseAtTable
from scenes.lan.resting import rest
from scenes.lan.table_chat import TableChat, UnreadMark
from scenes.lan.table_reports import absurd, tell_findings
from scenes.shell.scene import Scene
from scenes.table.last_blow import show_end
from scenes.table.pick_menu import PickMenu
from scenes.table.table_scene import TableScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Question
    from scenes.shell.client import Client

CALM_MS = 200
"""An answer that takes longer on its way is told; until then the screen stays as it is."""
HOLD_MS = 1500
"""After a refusal nothing is answered by itself for so long."""


class NetTable(TableScene):
    """What is chosen is sent; what is shown is what came back. While the connection is gone, what is on the screen
    stays. `held`: the question that was open when it broke; `_menu`: one that waits for its question, `_wanted` what
    was chosen in it meanwhile.
    """

    match: NetMatch
    seating: NetSeating
    clock: NetClock

    def __init__(self, client: Client, match: NetMatch) -> None:
        self._wondered = ""
        self._sent_ms = -1
        self._hold_ms = 0
        self._away_ms: dict[int, int] = {}
        self._misses = list(match.times.misses)
        self.held: Question | None = None
        self._mark: UnreadMark | None = None
        self._menu: PickMenu | None = None
        self._wanted = ""
        self.more_buttons = (("chat", "ui/chat", self.open_chat),)
        self.connection = ConnectionState(self)
        self.pausing = PauseAtTable(self)
        super().__init__(client, match)
        self.clock = NetClock(self)
        self.seating = NetSeating(self)
        self._chairs_shown = self._chairs()
        self._asked_to_end = False
        self._end_once_moved: Callable[[], None] | None = None

    # --- scene

    def build(self) -> None:
        """The common table, and plates for a player who is away."""
        super().build()
        self._plates = [AwayPlate(self, seat) for seat in range(len(self.match.seats))]
        button = self.ui.find("table-chat")
        self._mark = UnreadMark(self, button) if button is not None else None
        self._look_at_seats()

    def update(self, dt: int) -> None:
        """What has come, then as at any table. While the one who looks on has paused it, what happens is kept for
        later; the host's clock stands for nobody."""
        if not self.follow(dt):
            return
        if self.paused or self.nav.stack.pauses:
            self.clock.update(dt)
        self.paused = self.paused and self.only_bots and not self.match.over
        if self.paused:
            Scene.update(self, dt)
        else:
            super().update(dt)
            self.seating.welcome()

    def follow(self, dt: int) -> bool:
        """Takes in what has come; False when the table has been left."""
        self._take(self.match.poll())
        self.connection.update(dt)
        if self not in self.nav.stack:
            return False
        rest(self, self.match.talk)
        self._hold_ms = max(0, self._hold_ms - dt)
        self.pausing.update()
        self._follow_hosting()
        self._pass_away(dt)
        if not self.playback.busy:
            self.seating.tell(self.match.session.event_count(self.viewer))
        if self._mark is not None:
            self._mark.refresh()
        if self._sent_ms >= 0:
            self._on_its_way(dt)
        return True

    def recovers_from(self, error: Exception) -> bool:
        """A snapshot that fits the form but no match ends the match here, not the program."""
        absurd(self.client, self.match.link, error)
        return True

    def rebuild(self) -> None:
        """The widgets anew, and what is asked."""
        super().rebuild()
        if self.connection.gone:
            self._say_gone()

    # --- choosing

    def offer(self) -> None:
        """A menu that was open when somebody else acted stays with what of it can still be chosen; what was chosen in
        it meanwhile is given now."""
        super().offer()
        menu = self._menu
        if menu is None or self.asked is None or not self.can_ask:
            return
        self._menu, wanted, self._wanted = None, self._wanted, ""
        keys = {option.key for option in menu.options}
        left = [option for option in self.asked.options() if option.key in keys]
        fits = alike(self.asked, menu.question)
        if fits and len(left) == len(keys) and self.nav.stack.top is menu:
            return
        if self.nav.stack.top is menu:
            self.nav.stack.pop(animated=False)
        if fits and any(option.key == wanted for option in left):
            self.answer(wanted)
        elif fits and left and not wanted:
            self.nav.stack.push(PickMenu(self, self.asked, left, self.media.mouse), animated=False)
        else:
            self.nav.toast(self.t("lan.table.menu"))

    @property
    def can_ask(self) -> bool:
        """An own menu that waits for its question lies over nothing."""
        return super().can_ask or (self._menu is not None and self.nav.stack.top is self._menu)

    def choose(self, ref: str) -> None:
        """Nothing can be chosen while an answer is on its way, or without a connection."""
        if self.connection.gone:
            self.media.sounds.play("warning", 0.4)
        elif self._sent_ms < 0:
            super().choose(ref)
        else:
            self.keys.refuse()

    def answer(self, key: str) -> None:
        """An option of the question of now: the one that it was chosen from may be over. What is chosen in a menu while
        somebody else acts is kept until the question is back."""
        if self.asked is None and self._menu is not None and not self.connection.gone:
            self._wanted = key
        if self.asked is None or self.connection.gone:
            return
        if all(option.key != key for option in self.asked.options()):
            self.nav.toast(self.t("net.match.stale"), "bad")
            return
        self._hold_ms = 0
        super().answer(key)

    def press_primary(self) -> None:
        """Where an empty chair is waited for, the chairs."""
        if self.asked is None and not self.playback.busy and self.controllers.stands_still():
            self.open_chairs()
        elif self._sent_ms < 0 and not self.connection.gone:
            super().press_primary()

    def give(self, seat: int, key: str) -> None:
        """Sends the answer; what it leads to is shown when the host's snapshot comes."""
        if self._hold_ms or self.connection.gone:
            return
        self.asked = None
        chosen = self.clock.chosen(seat) or self.controllers.planned
        if self.match.answer(seat, key, by_itself=not chosen):
            self._sent_ms = 0
        else:
            self.controllers.reset()
            self._no_offer()

    def undo_choice(self) -> None:
        """Asks for the viewer's last choice to be taken back (C6.6)."""
        seat = self.team.undoer()
        if self.connection.gone or seat is None or not self.controllers.take_back(seat):
            self.nav.toast(self.t("lan.undo.no"))
            return
        self.media.sounds.play("click")

    def refuse(self, ref: str) -> None:
        """Says why at once, or when the host has told."""
        self._wondered = ref
        super().refuse(ref)

    # --- what came

    def _take(self, heard: Heard) -> None:
        if heard.undone:
            self._start_over()
        elif heard.news:
            self._follow()
        if heard.reasons:
            self._tell_why()
        if heard.refused:
            self._taken_back()
        if heard.news or heard.undone or heard.room:
            self._look_at_seats()
            self._be_asked_to_host()
            tell_findings(self.client, self.match)

    def _follow(self) -> None:
        """News: a question that is over is not asked any more, one that goes on stays; what happened is shown."""
        self._settle()
        before = self.asked or self.held
        if before is not None and not self.connection.gone:
            now = self.match.session.question(before.seat)
            self.held = None
            if now is None and self._interrupted(before):
                self._let_wait()
            elif now is None or not alike(now, before):
                self._drop()
            elif now is not before:
                same = self.asked is not None and now.options() == before.options()
                self.asked = now
                if not same:
                    self.offer()
        if self.asked is None and not self.connection.gone:
            self.prompt.show("", calm=True)  # who was waited for has chosen
        log = self.match.session.log
        self.news.show(not log or not self.team.has(log[-1].seat))
        self._chairs_follow()

    def _start_over(self) -> None:
        """Choices were taken back, or a snapshot of another history came: everything is shown as it is now."""
        self._sent_ms, self.held = -1, None
        self._drop()
        self.controllers.reset()
        if self._chairs_follow():
            return
        self.news.forget()
        self.playback.jump(self.match.session.view(self.viewer))
        self.telling.all_anew()
        self.prompt.clear()
        self.controllers.take_more_back(self.team.undoer())

    def _chairs_follow(self) -> bool:
        """Buttons to come back and names follow the chairs; True when everything is shown anew."""
        before, self._chairs_shown = self._chairs_shown, self._chairs()
        mine = self.match.persons or self.match.people
        if before == self._chairs_shown and (self.viewer is None or self.viewer in mine):
            return False
        if bool(self.match.people) == self.for_bots:
            self._become_other()
            return True
        if self.viewer is None or self.viewer not in self.match.persons:
            self._close_over()
            self.controllers.acting = -1
            self.look_through(self.team.first_viewer())
        self.rebuild()
        self.team.cover()
        return False

    def _become_other(self) -> None:
        """An onlooker has a chair now, or a player looks on."""
        self._close_over()
        self.makes_way = True
        self.nav.stack.replace(self.nav.make("lan_table", match=self.match), animated=False)

    def _chairs(self) -> list[tuple[str, str, bool]]:
        return [(info.kind, info.name, info.away is not None) for info in self.match.seats]

    def _close_over(self) -> None:
        while not self.on_top and self in self.nav.stack:
            self.nav.stack.pop(animated=False)

    def _drop(self) -> None:
        """What was asked is over, and so is what was opened for it; a menu comes back when the same is asked again."""
        self.asked, self._wanted = None, ""
        while getattr(self.nav.stack.top, "choosing", False):
            if isinstance(self.nav.stack.top, PickMenu):
                self._menu = self.nav.stack.top
            self.nav.stack.pop(animated=False)
        self.prompt.clear()
        self._no_offer()

    def _interrupted(self, before: Question) -> bool:
        """Whether somebody else acts between, and what was asked comes back when that is done: a menu can wait for
        it."""
        log = self.match.session.log
        acts = bool(log) and log[-1].seat != before.seat
        return before.for_any and acts and isinstance(self.nav.stack.top, PickMenu)

    def _let_wait(self) -> None:
        """The open menu stays; nothing else can be chosen."""
        self.asked = None
        if isinstance(self.nav.stack.top, PickMenu):
            self._menu = self.nav.stack.top
        self._no_offer()

    def _tell_why(self) -> None:
        """The reason that was wondered about has come; what is pointed at tells it too."""
        wondered, self._wondered = self._wondered, ""
        if wondered and self.on_top:
            super().refuse(wondered)
        if not self.playback.busy:
            self.title_table.show(self.playback.shown)

    def _taken_back(self) -> None:
        """The host did not take what was sent last: what was asked is asked again."""
        self._sent_ms, self._hold_ms = -1, HOLD_MS
        self.controllers.reset()

    # --- an answer on its way

    def _on_its_way(self, dt: int) -> None:
        before, self._sent_ms = self._sent_ms, self._sent_ms + dt
        if before <= CALM_MS < self._sent_ms:
            self._no_offer()
            self.prompt.show(self.t("lan.table.sent"), "", calm=True)

    def _settle(self) -> None:
        """The host has told something: what was sent is not waited for any more."""
        if self._sent_ms >= 0:
            self._sent_ms = -1
            self.prompt.clear()
            self._no_offer()

    def _wait(self) -> None:
        """While others choose the prompt names them; while there is no connection, it says so."""
        if self.connection.gone:
            self._say_gone()
        elif self._wanted:
            self.prompt.show(self.t("table.key.kept"), calm=True)
            self.buttons.refresh()
        elif self._sent_ms < 0:
            super()._wait()

    def _follow_hosting(self) -> None:
        """The question is asked anew once the table is on top again; what waits for another host comes."""
        if self.on_top:
            self._asked_to_end = False
        if self.match.link.host is None and self._end_once_moved is not None:
            end, self._end_once_moved = self._end_once_moved, None
            end()

    # --- the connection

    def connection_gone(self) -> None:
        """What is on the screen stays; nothing can be chosen."""
        self.held, self.asked = self.asked, None
        self._sent_ms = -1
        self._no_offer()
        self._say_gone()

    def connection_back(self) -> None:
        """The newest snapshot comes right after; what was being chosen goes on."""
        self.prompt.urgent = False
        self.prompt.clear()
        self.controllers.reset()

    def _say_gone(self) -> None:
        gone = self.connection
        self.prompt.urgent = True
        self.prompt.show(gone.words, self.t("lan.table.gone.for", n=gone.seconds), calm=True)

    def on_action(self, action: str) -> bool:
        """Nobody pauses the others unasked; whoever only looks on gets the menu."""
        if action == "chat":
            self.open_chat()
            return True
        if action == "pause":
            if not self.pausing.press():
                self.open_menu()
            return True
        if action == "report":
            self.nav.toast(self.t("lan.table.report"))
            return True
        return super().on_action(action)

    def delays_quit(self, end: Callable[[], None]) -> bool:
        """C6.12, C8.6. The one who hosts is asked first, with the question of the menu; asked again, the match is
        written and the others wait for it."""
        if self.match.link.host is None:
            return False
        if self._asked_to_end or self.match.over:
            return super().delays_quit(end)
        self._asked_to_end = True
        ask_to_leave(self, end)
        return True

    def end_once_moved(self, end: Callable[[], None] | None) -> None:
        """The program ends when another machine hosts."""
        self._end_once_moved = end

    def ask_to_leave(self) -> None:
        """C6.12."""
        ask_to_leave(self)

    def go(self, words: str, kind: str = "bad") -> None:
        """To the menu, with a sentence."""
        self.nav.stack.reset(self.nav.make("menu"))
        self.media.sprites.release()
        self.nav.toast(words, kind)

    # --- seats

    def away_s(self, seat: int) -> int:
        """How long the player of the seat has been away; -1 for one who is here."""
        return self._away_ms[seat] // 1000 if seat in self._away_ms else -1

    def _pass_away(self, dt: int) -> None:
        seconds = {seat: ms // 1000 for seat, ms in self._away_ms.items()}
        for seat in self._away_ms:
            self._away_ms[seat] += dt
        if any(ms // 1000 != seconds[seat] for seat, ms in self._away_ms.items()):
            self._look_at_seats()
        if self.connection.gone:
            self._say_gone()
            self.seating.strip.refresh()

    def _look_at_seats(self) -> None:
        """The players who are away, and since when; those whose time ran out (C6.8)."""
        away = [seat for seat, chair in enumerate(self.match.table.chairs) if not chair.here]
        self._away_ms = {seat: self._away_ms.get(seat, 0) for seat in away}
        for plate in getattr(self, "_plates", ()):
            plate.refresh()
        self.seating.strip.refresh()
        before, self._misses = self._misses, list(self.match.times.misses)
        for seat in self.match.persons:
            if seat < len(before) and self._misses[seat] > before[seat]:
                self.nav.toast(self.t("lan.clock.out", n=self._misses[seat]), "bad")

    def _be_asked_to_host(self) -> None:
        """C8.6. The leader wants this machine to host."""
        client = self.match.link.client
        if client.asked_to_host and self.match.link.host is None and self.on_top:
            self.nav.stack.push(HostQuestion(self))

    # --- panels

    def open_menu(self) -> None:
        """The menu of a match that goes on meanwhile."""
        self.nav.stack.push(NetMenu(self))

    def open_chat(self) -> None:
        """What is said in the room."""
        self.nav.stack.push(TableChat(self, self.match))

    def open_chairs(self) -> None:
        """C6.7b."""
        self.nav.stack.push(NetChairsPanel(self))

    def _end(self) -> None:
        """The last blow, then the result (C6.9, C6.14); the connection stays for what is said and for another match."""
        from scenes.lan.match_result import NetResult

        show_end(self, partial(NetResult, self.client, self.match))


def alike(now: Question, before: Question) -> bool:
    """Whether two questions ask a seat the same: what was begun for the one goes on with the other."""
    return (now.seat, now.text, now.rule, now.subject()) == (before.seat, before.text, before.rule, before.subject())
