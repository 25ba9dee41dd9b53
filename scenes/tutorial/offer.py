"""Where lessons are offered, which ones a profile has been through, and the way from a lesson to a match (C6.10)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.store.notices import StoreError
from scenes.titles import TITLES, ui_of
from scenes.tutorial import available
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from scenes.shell.client import Client
    from scenes.widgets.base import RectLike, WidgetParent

MEMORY = "tutorial"  # the lessons that a profile has been through are kept under this name
MINUTES = 10
LEVEL = "easy"


def is_done(client: Client, title: str) -> bool:
    """Whether the profile has been through the lesson; a guest never has."""
    if client.home.profile is None:
        return False
    try:
        return bool(client.home.store.last_choices(client.home.profile.uid, MEMORY).get(title))
    except StoreError:
        return False


def mark_done(client: Client, title: str) -> None:
    """The profile has been through the lesson."""
    if client.home.profile is None:
        return
    try:
        marks = client.home.store.last_choices(client.home.profile.uid, MEMORY)
        client.home.store.set_last_choices(client.home.profile.uid, MEMORY, {**marks, title: True})
    except StoreError as error:
        client.nav.tell(error.notice)


def learn_button(parent: WidgetParent, rect: RectLike, client: Client, title: str) -> Button | None:
    """The button that begins the lesson of a title; its words tell whether the profile has been through it. None for a
    title that has no lesson.
    """
    if not available(title):
        return None
    t = client.media.t
    words = t(
        "tutorial.learn_again" if is_done(client, title) else "tutorial.learn", game=t(f"{title}.title"), n=MINUTES
    )
    return Button(parent, rect, words, partial(begin, client, title), name="learn", tip=t("tutorial.learn.tip"))


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
    """A match of the person against easy bots begins at once; from its loading screen a way leads to the menu."""
    from scenes.room.loading import LoadingScene
    from scenes.room.setup import RoomSetup

    setup = RoomSetup(client, title, ui_of(title).shelf.seats[0])
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
