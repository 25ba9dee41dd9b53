"""Where lessons are offered, and the way from a lesson to a match (C6.10)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.titles import TITLES, ui_of
from scenes.tutorial import available
from scenes.tutorial.progress import is_done, kept
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from scenes.shell.client import Client
    from scenes.widgets.base import RectLike, WidgetParent

LEVEL = "easy"


def learn_words(client: Client, title: str, name: str = "learn") -> str:
    """What begins beside a game's name or picture, and how long it takes."""
    t = client.media.t
    return t(f"tutorial.{name}", n=t(f"{title}.tutorial.minutes"))


def learn_button(parent: WidgetParent, rect: RectLike, client: Client, title: str) -> Button | None:
    """The button that begins the lesson of a title; its words tell whether the profile is in the middle of it or has
    been through it. None for a title that has no lesson.
    """
    if not available(title):
        return None
    t = client.media.t
    begun = kept(client, title) is not None
    name = "learn_on" if begun else "learn_again" if is_done(client, title) else "learn"
    words = learn_words(client, title, name)
    tip = t("tutorial.learn_on.tip" if begun else "tutorial.learn.tip", game=t(f"{title}.title"))
    return Button(parent, rect, words, partial(begin, client, title), name="learn", tip=tip)


def begin(client: Client, title: str) -> None:
    """Opens the lesson of a title; an overlay that is open makes way."""
    top = client.nav.stack.top
    if top is not None and not top.opaque:
        top.close()
    client.nav.open("tutorial", title=title)


def offer_first(client: Client) -> None:
    """Asks somebody who is new here whether to learn a game now."""
    titles = [title for title in TITLES if available(title)]
    if titles:
        from scenes.tutorial.first import FirstPanel

        client.nav.stack.push(FirstPanel(client, titles))


def play_easy(client: Client, title: str) -> None:
    """A match of the person with easy bots, of as few seats as a game has for several, begins at once; from its loading
    screen a way leads to the menu.
    """
    from scenes.room.loading import LoadingScene
    from scenes.room.setup import RoomSetup

    setup = RoomSetup(client, title, next(count for count in ui_of(title).shelf.seats if count > 1))
    for seat in range(1, setup.count):
        setup.seat_bot(seat, LEVEL)
    setup.remember()
    to_menu(client, title)
    client.nav.stack.push(LoadingScene(client, setup))


def to_menu(client: Client, title: str) -> None:
    """The main menu, with the game of the lesson on it."""
    menu = client.nav.make("menu", title=title)
    client.nav.stack.reset(menu)
    client.media.sprites.release()
