"""The back panel of a waiting room (C5.5): how far to leave - the match, the queue it came from, the group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.shell.button_menu import ButtonMenu, MenuChoice

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.shell.scene import Scene


class BackPanel(ButtonMenu):
    """`text_key`, `leave_key`: what leaving means here and what it is called. `queue`: waits for others again, where
    the room came from matching and this player started it.
    """

    width = 640

    def __init__(self, room: Scene, heading: str, text_key: str, leave_key: str, leave: Callable[[], None],
                 queue: Callable[[], None] | None = None) -> None:  # fmt: skip
        super().__init__(room.client)
        self.heading, self.text_key, self.leave_key = heading, text_key, leave_key
        self._leave, self._queue = leave, queue

    def text(self) -> str:
        """What is lost."""
        return self.t(self.text_key)

    def choices(self) -> list[MenuChoice]:
        """Stay; leave the match; leave it for another; leave the group, too."""
        t = self.t
        found = [
            MenuChoice("back.stay", t("room.leave.no"), "ui/check", self.close),
            MenuChoice("back.leave", t(self.leave_key), "ui/back", self.then(self._leave)),
        ]
        if self._queue is not None:
            note = t("room.leave.queue.note")
            found.append(MenuChoice("back.queue", t("room.leave.queue"), "ui/search", self.then(self._queue), note))
        if self.online.people_known and len(self.online.people.group) > 1:
            me = self.online.people.me
            names = ", ".join(one.name for one in self.online.people.group if me is None or one.uid != me.uid)
            found.append(MenuChoice("back.group", t("room.leave.group"), "ui/community", self.then(self._part),
                                    t("room.leave.group.note", names=names)))  # fmt: skip
        return found

    def _part(self) -> None:
        self.online.people.leave()
        self._leave()
