"""Prepared states for the gallery and the tests of the menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import game
from game.match.seats import bot_name
from game.store.container import stamp
from game.store.notices import Notice
from game.store.profiles import Other, Profile, Result
from scenes.menu.main_menu import MainMenu
from scenes.menu.record_panel import RecordPanel
from scenes.shell.client import Client
from scenes.shell.screen import Screen

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
LONGEST_ROOM = OTHERS[0] + OTHERS[0][:8]
"""Players elsewhere; the first ones have the longest IDs there are."""
SOMEBODY = "하루살이_{i:03}"
GONE = "달빛_여행자"


CONCEDED = {25: "others", 24: "own", 22: "own"}
"""Which matches of a record somebody gave up."""


def profiles(client: Client, count: int = 1) -> list[Profile]:
    """As many sample profiles as asked for; the first one plays and has some experience."""
    have = {p.name: p for p in client.home.store.profiles()}
    made = [
        have.get(name) or client.home.store.create_profile(name, f"profile/{i}") for i, name in enumerate(NAMES[:count])
    ]
    for i in range(4):
        result = Result(
            match_id=f"sample-{i}", title="realigious", seats=3, rank=1 + i % 3, victory="social", rounds=18
        )
        client.home.store.add_result(made[0].uid, result)
    client.home.choose_profile(made[0].uid)
    client.online.people.leave()
    return client.home.store.profiles()


def gather(client: Client, names: Sequence[str]) -> None:
    """Sample profiles that join the group."""
    client.online.people.refresh()
    uids = {p.name: p.uid for p in client.home.store.profiles()}
    for name in names:
        client.online.people.invite(uids[name])
    client.online.people.poll(0)


def with_profile(client: Client, maker: Callable[[Client], Screen]) -> Screen:
    """A scene for one profile."""
    profiles(client)
    return maker(client)


def with_group(client: Client, maker: Callable[[Client], Screen]) -> Screen:
    """A scene for a profile with two members in the group and a match to continue."""
    profiles(client, 3)
    gather(client, NAMES[1:3])
    own = next(p for p in client.home.store.profiles() if p.name == NAMES[0])
    client.home.store.set_last_choices(own.uid, "menu", {"title": "realigious", "count": 3})
    saves(client)
    return maker(client)


def with_many(client: Client, maker: Callable[[Client], Screen]) -> Screen:
    """A scene for a machine with ten profiles."""
    profiles(client, len(NAMES))
    saves(client)
    return maker(client)


def saves(client: Client) -> None:
    """Some saved matches and replays."""
    for i, (count, rounds, finished) in enumerate(((3, 12, False), (2, 31, False), (4, 40, True))):
        seats = [{"name": name, "icon": f"profile/{n}"} for n, name in enumerate(NAMES[:count])]
        header = {**stamp("realigious"), "seats": seats, "round": rounds, "finished": finished}
        client.home.saves.write(f"sample-{i}", b"sample", header)
        client.home.replays.write(f"sample-{i}", b"sample", {**header, "finished": True, "winners": [0]})


def refused(client: Client) -> list[str]:
    """Some matches that can't be opened, and their ids."""
    seats = [{"name": name, "icon": "profile/1"} for name in NAMES[:2]]
    header = {**stamp("realigious"), "seats": seats, "round": 7, "finished": False}
    client.home.saves.write("refused-0", b"sample", {**header, "rules_version": 0})
    client.home.saves.write("refused-1", b"sample", {**header, "content": "00c0ffee"})
    client.home.saves.write("refused-2", b"sample", header)
    client.home.saves.refuse("refused-2", Notice("error.save_replay"))
    return [f"refused-{n}" for n in range(3)]


def over_menu(client: Client, maker: Callable[[Client], Screen]) -> Screen:
    """An overlay over the main menu."""
    client.nav.stack.reset(with_many(client, MainMenu), animated=False)
    scene = maker(client)
    client.nav.stack.push(scene, animated=False)
    return scene


def played_with(i: int, code: str, seats: int, rank: int) -> tuple[Other, ...]:
    """Whom one has played with; nothing is known of that of the oldest matches."""
    found = []
    for seat in range(1, seats):
        ally = code == "creed" and seats == 4 and seat == 2
        won = rank == 1 if ally else rank > 1 and (seat == 1 or (code == "creed" and seat == 3))
        key = bot_name("normal", seat) if (i + seat) % 2 else ""
        found.append(Other(NAMES[(i + seat) % len(NAMES)], key, ally, won))
    return tuple(found) if i > 4 else ()


def record(
    client: Client, title: str = "", page: str = "overview", newcomer: bool = False, count: int = 26
) -> Screen:  # fmt: skip
    """The record of a profile with two dozen matches, or of one that has played none."""
    made = profiles(client, len(NAMES))
    one = next(p for p in made if p.name == NAMES[9 if newcomer else 1])
    counts = {
        "realigious": {"tiles": 21, "failed": 5, "won": 3, "lost": 2, "cards": 17, "relics": 2, "bought": 1},
        "creed": {"deployed": 11, "attacks": 9, "removed": 7, "sieges": 4, "tents": 3, "leaders": 1, "specials": 6},
    }
    reasons = {"realigious": ("win_social", "win_religious", "win_mystic", "win_judgement:social", "win_survival"),
               "creed": ("leaders", "quiet", "limit")}  # fmt: skip
    for i in range(0 if newcomer else count):
        code = "creed" if i % 3 == 2 else "realigious"
        seats = (2, 4)[i % 2] if code == "creed" else 2 + i % 3
        rank = 1 + (i * 7 % 5) % min(seats, 2 if code == "creed" else seats)
        reason = reasons[code][i // 3 % len(reasons[code])]
        result = Result(
            match_id=f"record-{i}", title=code, seats=seats, rank=rank, left_early=i == 9, rounds=6 + i,
            victory=game.TITLES[code].track.victory(reason) if rank == 1 else "", seconds=1500 + 90 * i,
            replay_id=f"record-{i}", statistics=counts[code],
            conceded=CONCEDED.get(i, ""), others=played_with(i, code, seats, rank), reason=reason,
            choices={"nation": "tarvok"} if code == "creed" else {"character": "explorer", "religion": "islamic"},
        )  # fmt: skip
        client.home.store.add_result(one.uid, result)
    return over_menu(client, lambda client: RecordPanel(client, one, title, page))
