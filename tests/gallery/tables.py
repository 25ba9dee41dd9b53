"""What the matches of all titles have in the gallery: names, playing by lot to what is wanted, the pointer on a thing,
and a replay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

import pygame

from game.bots.play import choose
from game.core.ask import Option, Question
from game.core.callbacks import ignore
from game.core.rng import Stream
from game.match.seats import BOT, GUEST, PERSON, SeatInfo, bot_face
from scenes.kit.title_table import TitleTable
from scenes.replay.replay_scene import ReplayScene, load
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.table.last_blow import BOARD_MS, WHOLE_MS, LastBlow
from scenes.table.match import Match
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from tests.gallery.profiles import NAMES as PEOPLE

NAMES = (PEOPLE[0], PEOPLE[2], PEOPLE[4], PEOPLE[5])  # both scripts, and the longest that is allowed
Wanted = Callable[[Match, Sequence[Question]], bool]
T = TypeVar("T", bound=TitleTable)
WIDEST = (PEOPLE[0] * 4, "WWWW_WWWW-WWWWWW", f"{PEOPLE[1] * 2}_{PEOPLE[1]}{PEOPLE[7]}", PEOPLE[9] * 5)


def seated(kinds: str, names: Sequence[str], field: str, values: Sequence[str]) -> list[SeatInfo]:
    """ "pgb": a person, a guest, a bot; each with its value of a set-up field."""
    found = []
    for seat, letter in enumerate(kinds):
        kind = {"p": PERSON, "g": GUEST, "b": BOT}[letter]
        icon = bot_face("normal", seat) if kind == BOT else f"profile/{seat}"
        found.append(SeatInfo(seat=seat, name=names[seat], icon=icon, kind=kind, level="normal" if kind == BOT else "",
                              fields={field: values[seat]}))  # fmt: skip
    return found


def by_lot(
    match: Match, seed: int, wanted: Wanted | None, longest: int, dawdles: Callable[[Option], bool], still: int = 0
) -> Match:  # fmt: skip
    """A match played by lot until a question is wanted (None: to the end), at most so many answers. What dawdles is
    picked where nothing else is offered, and among the rest one time in `still`."""
    lot = Stream(seed, "samples")
    for _ in range(longest):
        questions = match.session.questions()
        if not questions or (wanted is not None and wanted(match, questions)):
            break
        question = lot.pick(questions)
        found = question.options()
        active = [option for option in found if not dawdles(option)]
        goes_on = active and (not still or lot.below(still))
        match.session.answer(question.seat, lot.pick(active if goes_on else found).key)
        match.chart.sample(match.session)
    if match.over:
        match.save()
        match.flush()
    return match


def fought(match: Match, level: str, seed: int) -> Match:
    """A match played to its end as bots of a level would play every seat."""
    while questions := match.session.questions():
        seat = questions[0].seat
        match.session.play(seat, choose(match.session, seat, level, seed))
        match.chart.sample(match.session)
    match.save()
    match.flush()
    return match


def ending_states(
    prefix: str, names: Iterable[str], decided: Callable[[Client, str], Match]
) -> list[tuple[str, Callable[[Client], Screen]]]:
    """For the gallery: the last blow (C6.14) and the result (C6.9) of each ending."""
    names = list(names)

    def blow(client: Client, name: str) -> Screen:
        return last_blow(client, decided(client, name))

    def result(client: Client, name: str) -> Screen:
        return ResultScene(client, decided(client, name))

    return [(f"{prefix}{scene}-{name}", partial(make, name=name))
            for scene, make in (("last-blow", blow), ("result", result)) for name in names]  # fmt: skip


def asks(text: str, seat: int = 0, after: int = 0, now: Callable[[Match], int] = lambda match: match.round) -> Wanted:
    """A question of a seat, once so much has been played: rounds, unless `now` counts something else."""

    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        return any(one.text == text and one.seat == seat for one in questions) and now(match) >= after

    return wanted


def first_of(played: Callable[[int], Match], tries: int = 100) -> Match:
    """The first match by its seed that has come to what is wanted before its end."""
    for seed in range(1, tries):
        match = played(seed)
        if not match.over:
            return match
        match.close()
    raise LookupError("no match comes to what is wanted")


def parts_of(scene: TableScene, kind: type[T]) -> T:
    """The title's side of a table."""
    title_table = scene.title_table
    if not isinstance(title_table, kind):
        raise TypeError(f"not a {kind.__name__}: {title_table!r}")
    return title_table


def pointed(client: Client, scene: TableScene, ref: str) -> TableScene:
    """The same table with the pointer on a thing."""
    client.nav.update(50)
    place = scene.title_table.place_of(ref)
    if place is not None:
        point_at(client, scene, place)
    return scene


def point_at(client: Client, scene: TableScene, place: pygame.Rect) -> None:
    """The pointer comes to a place."""
    client.media.mouse = place.center
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place.center, rel=(1, 1), buttons=(0, 0, 0)))


def table(client: Client, match: Match) -> TableScene:
    """A table on top of nothing."""
    scene = TableScene(client, match)
    client.nav.stack.reset(scene, animated=False)
    client.nav.update(50)
    return scene


def widely_named(match: Match) -> Match:
    """The same match among people whose IDs are as wide as can be."""
    for info, name in zip(match.seats, WIDEST, strict=False):
        info.name = name
    return match


def last_blow(client: Client, match: Match) -> Screen:
    """The scene over the table of a match that has ended, just before the result."""
    match.close()
    table = TableScene(client, match)
    client.nav.stack.reset(table, animated=False)
    scene = LastBlow(table, ignore)
    client.nav.stack.push(scene, animated=False)
    scene.still = False
    scene.update(BOARD_MS)
    while not scene.made:
        scene.update(1)
    scene.update(WHOLE_MS - 100 - BOARD_MS)
    return scene


def replayed(client: Client, match: Match, share: float, eyes: int, ended: bool = False) -> ReplayScene:
    """A finished match watched again, some way through it and through the n-th eyes."""
    match.close()
    scene = ReplayScene(client, load(client, match.replay_id), ended)
    client.nav.stack.reset(scene, animated=False)
    scene.paused = True
    scene.buttons.refresh()
    scene.jump(round(scene.recorded.length * share))
    for _ in range(eyes):
        scene.next_eyes()
    return scene
