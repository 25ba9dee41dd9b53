"""Where lessons are offered, which ones a profile has been through, and the way from a lesson to a match (C6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.store.notices import StoreError
from scenes.shelf import SHELF
from scenes.tutorial.lesson import available
from scenes.widgets.dialog import ask

if TYPE_CHECKING:
    from scenes.app import App

MEMORY = "tutorial"  # the lessons that a profile has been through are kept under this name
MINUTES = 10
LEVEL = "easy"


def is_done(app: App, title: str) -> bool:
    """Whether the profile has been through the lesson; a guest never has."""
    if app.profile is None:
        return False
    try:
        return bool(app.store.last_choices(app.profile.uid, MEMORY).get(title))
    except StoreError:
        return False


def mark_done(app: App, title: str) -> None:
    """The profile has been through the lesson."""
    if app.profile is None:
        return
    try:
        marks = app.store.last_choices(app.profile.uid, MEMORY)
        app.store.set_last_choices(app.profile.uid, MEMORY, {**marks, title: True})
    except StoreError as error:
        app.tell(error.notice)


def words(app: App, title: str) -> str:
    """ "Learn this game (10 min)"."""
    return app.t("tutorial.learn", game=app.t(f"title.{title}"), n=MINUTES)


def begin(app: App, title: str) -> None:
    """Opens the lesson of a title over what is shown."""
    app.open("tutorial", title=title)


def offer_first(app: App) -> None:
    """Asks somebody who is new here whether to learn a game now."""
    titles = [title for title in SHELF if available(title)]
    if not titles:
        return
    ask(app, app.t("tutorial.first.title", name=app.profile_name), app.t("tutorial.first.text"), (
        *((app.t(f"title.{title}"), "gold", lambda title=title: begin(app, title)) for title in titles),
        (app.t("tutorial.first.later"), "plain", None),
    ))  # fmt: skip


def open_room(app: App, title: str) -> None:
    """The waiting room with the person and an easy bot, ready to start."""
    from scenes.room.room_scene import RoomScene
    from scenes.room.setup import RoomSetup

    setup = RoomSetup(app, title, SHELF[title].seats[0])
    for seat in range(1, setup.count):
        setup.seat_bot(seat, LEVEL)
    app.stack.push(RoomScene(app, setup))
