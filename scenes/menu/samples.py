"""Prepared states for the gallery and the tests of the menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.store.profiles import Profile
    from scenes.app import App
    from scenes.shell.stack import Scene

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

OTHERS = ("가나다라마바사아자차카타파하거너", "WWWWWWWWWWWWWWWW", *NAMES[1:], "가람", "가을_하늘")
"""Players elsewhere; the first ones have the longest IDs there are."""
SOMEBODY = "하루살이_{i:03}"
GONE = "달빛_여행자"


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
    app.people.leave()
    return app.store.profiles()


def gather(app: App, names: Sequence[str]) -> None:
    """Sample profiles that join the group."""
    app.people.refresh()
    uids = {p.name: p.uid for p in app.store.profiles()}
    for name in names:
        app.people.invite(uids[name])
    app.people.poll(0)


def with_profile(app: App, maker: Callable[[App], Scene]) -> Scene:
    """A scene for one profile."""
    profiles(app)
    return maker(app)


def with_group(app: App, maker: Callable[[App], Scene]) -> Scene:
    """A scene for a profile with two members in the group and a match to continue."""
    profiles(app, 3)
    gather(app, NAMES[1:3])
    own = next(p for p in app.store.profiles() if p.name == NAMES[0])
    app.store.set_last_choices(own.uid, "menu", {"title": "realigious", "count": 3})
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


def record(app: App, title: str = "", page: str = "overview", newcomer: bool = False) -> Scene:
    """The record of a profile with two dozen matches, or of one that has played none."""
    from game.store.profiles import Result
    from scenes.menu.record_panel import RecordPanel

    made = profiles(app, len(NAMES))
    one = next(p for p in made if p.name == NAMES[9 if newcomer else 1])
    kinds = {"realigious": ("social", "religious", "mystic", "judgement", "survival"), "creed": ("leaders", "quiet")}
    counts = {
        "realigious": {"tiles": 21, "failed": 5, "won": 3, "lost": 2, "cards": 17, "relics": 2, "bought": 1},
        "creed": {"deployed": 11, "attacks": 9, "removed": 7, "sieges": 4, "tents": 3, "leaders": 1, "specials": 6},
    }
    for i in range(0 if newcomer else 26):
        code = "creed" if i % 3 == 2 else "realigious"
        seats = (2, 4)[i % 2] if code == "creed" else 2 + i % 3
        rank = 1 + (i * 7 % 5) % min(seats, 2 if code == "creed" else seats)
        result = Result(
            match_id=f"record-{i}", title=code, seats=seats, rank=rank, left_early=i == 9, rounds=6 + i,
            victory=kinds[code][i % len(kinds[code])] if rank == 1 else "", seconds=1500 + 90 * i,
            replay_id=f"record-{i}", statistics=counts[code],
        )  # fmt: skip
        app.store.add_result(one.uid, result)
    return over_menu(app, lambda app: RecordPanel(app, one, title, page))
