"""What a player hears of others, wherever in the program they are (C3.5, C4.1): news as notices, and the question of an
invitation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.people import ASKED, DECLINED, JOINED, LEFT, QUEUE, REMOVED, TIMED_OUT, UNQUEUE
from scenes.kit.match_words import title_name
from scenes.lan.network_entry import on_network

if TYPE_CHECKING:
    from game.people import News
    from scenes.shell.client import Client

KINDS = {JOINED: "good", DECLINED: "bad", TIMED_OUT: "info", LEFT: "info", REMOVED: "bad", QUEUE: "info",
         UNQUEUE: "info"}  # fmt: skip
"""Kind of news -> kind of notice; the text is "group.news.<kind>"."""


class GroupController:
    """Polled once a frame."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def update(self, dt: int) -> None:
        """Others are told whether a match is on; news are shown; an invited player is asked, but not in a match."""
        people, playing = self.client.online.people, self._playing()
        people.play(playing)
        for news in people.poll(dt):
            self._tell(news)
        self.client.nav.tell(people.take_notice())
        if people.asked and playing is None:
            self._ask()
        if playing is None:
            self._follow()

    def _follow(self) -> None:
        """C3.5. A member who is called to a room by the leader goes there from wherever in the program; without a menu
        on the stack (a result is shown) there is one first.
        """
        people, stack = on_network(self.client, look=False), self.client.nav.stack
        if people is None or people.followed is None or stack.transition is not None:
            return
        from scenes.menu.main_menu import MainMenu

        if not any(isinstance(scene, MainMenu) for scene in stack.all()):
            stack.reset(self.client.nav.make("menu"), animated=False)
        menu = next(scene for scene in stack.all() if isinstance(scene, MainMenu))
        menu.matching.follow(people)

    def _playing(self) -> str | None:
        """The game of the match that is on, None for none."""
        if not self.client.online.playing:
            return None
        found = (getattr(scene, "match", None) for scene in self.client.nav.stack.all())
        return next((match.title for match in found if match is not None), "")

    def _tell(self, news: News) -> None:
        if news.kind == ASKED:
            self.client.media.sounds.play("turn", 0.6)
        else:
            title = title_name(self.client.media, news.title)
            words = self.client.media.t(f"group.news.{news.kind}", name=news.who.name, title=title, n=news.count)
            self.client.nav.toast(words, KINDS[news.kind])

    def _ask(self) -> None:
        """One question at a time; where a match is being prepared it waits."""
        from scenes.menu.group_invited import Invited

        stack = self.client.nav.stack
        free = stack.transition is None and not any(isinstance(scene, Invited) for scene in stack.all())
        if free and all(getattr(scene, "match", None) is None for scene in stack.all()):
            stack.push(Invited(self.client, self.client.online.people.asked[0]))
