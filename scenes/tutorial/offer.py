"""Where lessons are offered, which ones a profile has been through, and the way from a lesson to a match (C6.10)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.store.notices import StoreError
from scenes.shell.dialog import ask
from scenes.titles import TITLES, ui_of
from scenes.tutorial import available
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.widgets.base import Host, RectLike

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


def learn_button(parent: Host, rect: RectLike, title: str) -> Button | None:
    """The button that begins the lesson of a title; its words tell whether the profile has been through it. None for a
    title that has no lesson.
    """
    app = parent.ui.scene.app
    if not available(title):
        return None
    key = "tutorial.learn_again" if is_done(app, title) else "tutorial.learn"
    words = app.t(key, game=app.t(f"title.{title}"), n=MINUTES)
    return Button(parent, rect, words, partial(begin, app, title), name="learn", tip=app.t("tutorial.learn.tip"))


def begin(app: App, title: str) -> None:
    """Opens the lesson of a title; an overlay that is open makes way."""
    top = app.stack.top
    if top is not None and not top.opaque:
        top.close()
    app.open("tutorial", title=title)


def offer_first(app: App) -> None:
    """Asks somebody who is new here whether to learn a game now."""
    titles = [title for title in TITLES if available(title)]
    if not titles:
        return
    learn = [
        (app.t("tutorial.first.learn", game=app.t(f"title.{title}")), "gold", partial(begin, app, title))
        for title in titles
    ]  # fmt: skip
    ask(
        app, app.t("tutorial.first.title", name=app.profile_name), app.t("tutorial.first.text", n=MINUTES),
        [*learn, (app.t("tutorial.first.later"), "plain", None)],
    )  # fmt: skip


def open_room(app: App, title: str) -> None:
    """The waiting room with the person and easy bots, ready to start."""
    from scenes.room.room_scene import RoomScene
    from scenes.room.setup import RoomSetup

    setup = RoomSetup(app, title, ui_of(title).shelf.seats[0])
    for seat in range(1, setup.count):
        setup.seat_bot(seat, LEVEL)
    app.stack.push(RoomScene(app, setup))
