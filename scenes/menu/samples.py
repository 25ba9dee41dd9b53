"""Prepared states for the gallery and the tests of the menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.store.profiles import Profile
    from scenes.app import App
    from scenes.stack import Scene

NAMES = (
    "하늘지기",
    "모래바람",
    "Sandglass",
    "첫눈",
    "Wide_Meadow_16ch",
    "달무리",
    "Ember-7",
    "돌다리",
    "Quiet_Owl",
    "새벽별",
)


def profiles(app: App, count: int = 1) -> list[Profile]:
    """As many sample profiles as asked for; the first one plays and has some experience."""
    from game.store.profiles import Result

    have = {p.name: p for p in app.store.profiles()}
    made = [have.get(name) or app.store.create_profile(name, f"profile/{i}") for i, name in enumerate(NAMES[:count])]
    for i in range(4):
        result = Result(
            match_id=f"sample-{i}", title="realigious", seats=3, rank=1 + i % 3, victory="social", rounds=18
        )
        app.store.add_result(made[0].uid, result)
    app.choose_profile(made[0].uid)
    app.group.clear()
    return app.store.profiles()


def with_profile(app: App, maker: Callable[[App], Scene]) -> Scene:
    """A scene for one profile."""
    profiles(app)
    return maker(app)


def with_group(app: App, maker: Callable[[App], Scene]) -> Scene:
    """A scene for a profile with two members in the group and a match to continue."""
    profiles(app, 3)
    uids = {p.name: p.uid for p in app.store.profiles()}
    app.group = [uids[name] for name in NAMES[1:3]]
    app.store.set_last_choices(uids[NAMES[0]], "menu", {"title": "realigious", "count": 3})
    saves(app)
    return maker(app)


def with_many(app: App, maker: Callable[[App], Scene]) -> Scene:
    """A scene for a machine with ten profiles."""
    profiles(app, len(NAMES))
    saves(app)
    return maker(app)


def saves(app: App) -> None:
    """Some saved matches and replays."""
    from game.store.container import stamp

    for i, (count, rounds, finished) in enumerate(((3, 12, False), (2, 31, False), (4, 40, True))):
        seats = [{"name": name, "icon": f"profile/{n}"} for n, name in enumerate(NAMES[:count])]
        header = {**stamp("realigious"), "seats": seats, "round": rounds, "finished": finished}
        app.saves.write(f"sample-{i}", b"sample", header)
        app.replays.write(f"sample-{i}", b"sample", {**header, "finished": True, "winners": [0]})


def refused(app: App) -> list[str]:
    """Some matches that can't be opened, and their ids."""
    from game.store.container import stamp
    from game.store.notices import Notice

    seats = [{"name": name, "icon": "profile/1"} for name in NAMES[:2]]
    header = {**stamp("realigious"), "seats": seats, "round": 7, "finished": False}
    app.saves.write("refused-0", b"sample", {**header, "rules_version": 0})
    app.saves.write("refused-1", b"sample", {**header, "content": "00c0ffee"})
    app.saves.write("refused-2", b"sample", header)
    app.saves.refuse("refused-2", Notice("error.save_replay"))
    return [f"refused-{n}" for n in range(3)]


def over_menu(app: App, maker: Callable[[App], Scene]) -> Scene:
    """An overlay over the main menu."""
    from scenes.menu.main_menu import MainMenu

    app.stack.reset(with_many(app, MainMenu), animated=False)
    scene = maker(app)
    app.stack.push(scene, animated=False)
    return scene
