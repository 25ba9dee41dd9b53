"""The way from scene to scene, notices to the player, and long work."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from game.core.callbacks import ignore
from game.store.notices import StoreError
from scenes.media import memory
from scenes.shell import routes
from scenes.shell.stack import SceneStack
from scenes.shell.work import SHOW_AFTER_MS, Work, import_all

if TYPE_CHECKING:
    from game.store.notices import Notice
    from scenes.media.media import Media
    from scenes.shell.screen import Maker, Screen

T = TypeVar("T")
AWAKE_MS = 600
AT_ONCE_S = 0.008
"""So long a frame waits for short work: on most disks it is done by then, and nothing has to be shown meanwhile."""


class Navigator:
    """`make` makes the scene of a route. `running` is False once the program is to end, `awake` for how many ms the
    frame loop stays fast."""

    def __init__(self, media: Media, make: Maker) -> None:
        self.media = media
        self.make = make
        self.stack = SceneStack(media)
        self.running = True
        self.awake = AWAKE_MS
        self.works: list[Work[Any]] = []
        self._waiting: list[Work[Any]] = []

    def open(self, route: str, **arguments: Any) -> None:
        """Opens a scene by its route on top of the others."""
        self.stack.push(self.make(route, **arguments))

    def can_open(self, route: str) -> bool:
        """Whether the route's scene is part of this program."""
        return routes.available(route)

    def open_rules(self, place: str = "", title: str = "") -> None:
        """Opens the rulebook at a rule ("R10.2"), unless it is open already. A game or rule that isn't named is that of
        the scenes on the screen.
        """
        top = self.stack.top
        scenes = self.stack.all()[::-1]
        title = title or next((scene.rules_title for scene in scenes if scene.rules_title), "")
        place = place or next((scene.rules_place for scene in scenes if scene.rules_place), "")
        if top is not None and routes.is_of("rules", top):
            top.close()
        else:
            self.open("rules", title=title, place=place)

    def toast(
        self, text: str, kind: str = "info", action: str = "", on_action: Callable[[], None] | None = None,
        undoes: bool = False,
    ) -> None:  # fmt: skip
        """Shows a sentence for a while; kinds info, good, bad. `action` is the text of its one button; where it
        `undoes` something the key for that presses it too.
        """
        self.stack.toasts.show(text, kind, action, on_action, undoes)
        self.awake = max(self.awake, AWAKE_MS)
        self.media.speech.say(text)

    def tell(self, notice: Notice | None) -> None:
        """Shows a notice of the store, if there is one."""
        if notice is not None:
            self.toast(self.media.t(notice.key, **notice.args), notice.kind)

    def work(
        self,
        function: Callable[[Work[T]], T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None] | None = None,
        words: str = "",
        cancel: Callable[[], None] | None = None,
        lasting: bool = False,
        line: str = "",
        kept: bool = False,
        at_once: bool = False,
    ) -> Work[T]:
        """Runs a function on a thread (C1.4). With `words` (a text key) a progress overlay shows after 300
        ms, `at_once` for what takes seconds; with `cancel` it has a button that stops the work and then calls it.
        `lasting`: the program waits for it.
        Works of one `line` follow each other, each once the one before is over, however that ended; the newest takes
        the place of one that still waits, of which nothing is heard any more, unless that is `kept`.
        """
        work: Work[T] = Work(function, done, failed, cancel)
        work.lasting, work.line, work.kept = lasting, line, kept
        if line and any(before.line == line and not before.over for before in (*self.works, *self._waiting)):
            for before in self._waiting:
                before.over = before.line == line and not before.kept
            self._waiting = [before for before in self._waiting if not before.over]
            self._waiting.append(work)
        else:
            self.works.append(work.start())
        top = self.stack.top
        if words and top is not None:
            show = partial(self._show_work, top, work, words, cancel is not None)
            if at_once:
                show()
            else:
                top.after(SHOW_AFTER_MS, show)
        return work

    def soon(
        self,
        function: Callable[[], T],
        done: Callable[[T], None],
        failed: Callable[[], object] = ignore,
        lasting: bool = False,
        tell: Callable[[Notice], object] | None = None,
        line: str = "",
    ) -> Work[T]:
        """Short work on the disk, on a thread: what a scene shows is read, or what was pressed is done (`lasting`: it
        writes), after all that was pressed in that `line` before. What is there after AT_ONCE_S is delivered before
        this returns, else in a later frame. A failure of the store is told, by a toast or by `tell`, and then `failed`
        called.
        """

        def not_done(error: Exception) -> None:
            if not isinstance(error, StoreError):
                raise error
            (tell or self.tell)(error.notice)
            failed()

        work = self.work(lambda _: function(), done, not_done, lasting=lasting, line=line, kept=True)
        if work not in self._waiting:
            work.join(AT_ONCE_S)
            work.poll()
        return work

    def write(self, function: Callable[[], object], line: str, newest: bool = False) -> None:
        """Writes on a thread what a scene wants to be kept, after all that was to be written in that `line` before;
        with `newest` it takes the place of what still waits there, being all of it. A failure of the store is told.
        The program ends after it."""

        def not_written(error: Exception) -> None:
            if not isinstance(error, StoreError):
                raise error
            self.tell(error.notice)

        self.work(lambda _: function(), ignore, not_written, lasting=True, line=line, kept=not newest)

    def poll_works(self) -> bool:
        """Delivers what work on threads has come to; whether some that lasts goes on."""
        self.works = [w for w in self.works if not w.poll()]
        for work in list(self._waiting):
            if all(before.line != work.line for before in self.works):
                self._waiting.remove(work)
                self.works.append(work.start())
        return any(w.lasting for w in (*self.works, *self._waiting))

    def load_ahead(self, *modules: str) -> None:
        """Imports modules on a thread, so that a scene that is likely to come opens without a pause."""
        self.work(partial(import_all, modules), lambda _: memory.hold() if self.media.motion else None, ignore)

    def update(self, dt: int) -> None:
        """Delivers what work has come to, and moves scenes and notices on by `dt` ms."""
        self.poll_works()
        self.stack.update(dt)
        self.stack.toasts.update(dt)

    def quit(self) -> None:
        """Ends the program after this frame; scenes are left, so they save what they have."""
        self.running = False

    def _show_work(self, over: Screen, work: Work[Any], words: str, can_cancel: bool) -> None:
        """Shows the overlay when the work still runs."""
        if not work.over and self.stack.top is over:
            shown = self.make("work", work=work, words=words, can_cancel=can_cancel)
            work.unveil = shown.close
            self.stack.push(shown)
