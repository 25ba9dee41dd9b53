"""Prepared matches for the gallery: played by lot from a seed until something is worth a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from game.core.rng import Stream
from game.match.seats import BOT, GUEST, PERSON, SeatInfo
from game.store.marks import Mark
from scenes.menu.samples import NAMES as PEOPLE
from scenes.menu.samples import over_menu, profiles
from scenes.menu.stored_panel import StoredPanel
from scenes.shell.scene import Scene
from scenes.shell.work import Work
from scenes.table.curtain import Curtain
from scenes.table.leaving import Saving
from scenes.table.match import Match
from scenes.table.match_menu import MatchMenu
from scenes.table.opening import create
from scenes.table.pick_menu import PickMenu
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene

if TYPE_CHECKING:
    from game.core.ask import Question
    from scenes.replay.replay_scene import ReplayScene
    from scenes.shell.client import Client
    from scenes.shell.screen import Screen

NAMES = (PEOPLE[0], PEOPLE[2], PEOPLE[4], PEOPLE[5])  # both scripts, and the longest that is allowed
FIELDS = (
    ("cleric", "hindu"), ("explorer", "buddhist"), ("fortune_teller", "islamic"), ("businessperson", "christian"),
)  # fmt: skip
WIDEST = (PEOPLE[0] * 4, "WWWW_WWWW-WWWWWW", f"{PEOPLE[1] * 2}_{PEOPLE[1]}{PEOPLE[7]}", PEOPLE[9] * 5)
LONGEST = 3000
Wanted = Callable[[Match, "Question"], bool]
P = TypeVar("P", bound=StoredPanel)


def seats(client: Client, kinds: str) -> list[SeatInfo]:
    """ "pgb": a profile of this machine, a guest, a bot."""
    uids = {p.name: p.uid for p in profiles(client)}
    out = []
    for seat, letter in enumerate(kinds):
        kind = {"p": PERSON, "g": GUEST, "b": BOT}[letter]
        character, religion = FIELDS[seat]
        out.append(SeatInfo(
            seat=seat, name=NAMES[seat], icon="profile/bot_normal" if kind == BOT else f"profile/{seat}", kind=kind,
            level="normal" if kind == BOT else "", profile_uid=uids.get(NAMES[seat], "") if kind == PERSON else "",
            fields={"character": character, "religion": religion},
        ))  # fmt: skip
    return out


def widely_named(match: Match) -> Match:
    """The same match among people whose IDs are as wide as can be."""
    for info, name in zip(match.seats, WIDEST, strict=False):
        info.name = name
    return match


def played(client: Client, kinds: str, seed: int, wanted: Wanted | None = None, **options: str) -> Match:
    """A match played by lot until a question is wanted (None: to the end)."""
    match = Match.new(client.home, "realigious", seats(client, kinds), dict(options), seed)
    lot = Stream(seed, "samples")
    for _ in range(LONGEST):
        question = match.question()
        if question is None or (wanted is not None and wanted(match, question)):
            break
        offered = [option for option in question.options() if option.key not in ("cancel", "no")]
        match.session.answer(question.seat, lot.pick(offered or question.options()).key)
        match.chart.sample(match.session)
    if match.over:
        match.save()
        match.flush()
    return match


def asks(text: str, seat: int = 0, after: int = 5) -> Wanted:
    """A question of a seat that leaves a choice, once some rounds have been played."""

    def wanted(match: Match, question: Question) -> bool:
        return (
            question.text == text and question.seat == seat and match.round >= after and len(question.options()) > 1
        )

    return wanted


def table(client: Client, kinds: str, seed: int, wanted: Wanted, **options: str) -> TableScene:
    """A table where the person is asked what was wanted."""
    scene = TableScene(client, played(client, kinds, seed, wanted, **options))
    client.nav.stack.reset(scene, animated=False)
    return scene


def _curtain(client: Client) -> Screen:
    scene = table(client, "pg", 5, asks("move", 1))
    curtain = Curtain(scene, 1)
    client.nav.stack.push(curtain, animated=False)
    return curtain


def _menu(client: Client) -> Screen:
    menu = MatchMenu(table(client, "pbb", 3, asks("move")))
    client.nav.stack.push(menu, animated=False)
    return menu


def _saving(client: Client) -> Screen:
    menu = _menu(client)
    veil = Saving(client, Work(lambda _: True, lambda _: None), menu.close)
    veil.shown = True
    client.nav.stack.push(veil, animated=False)
    return veil


def _unsaved(client: Client, in_time: bool) -> Screen:
    scene = table(client, "pbb", 3, asks("move"))
    client.nav.stack.push(MatchMenu(scene), animated=False)
    scene.leaving._ask(in_time)
    return client.nav.stack.top or scene


def _pick(client: Client) -> Screen:
    scene = table(client, "pb", 3, asks("card_or_done"))
    question = scene.match.question()
    if question is None:
        return scene
    menu = PickMenu(scene, question, question.options(), (900, 500))
    client.nav.stack.push(menu, animated=False)
    return menu


def _refusal(client: Client) -> Screen:
    scene = table(client, "pbbb", 4, asks("move"))
    client.nav.update(50)
    scene.choose("tile:0")
    return scene


def _situation(client: Client) -> Scene:
    scene = table(client, "pbbb", 4, asks("move", 0, 9), climate="tropical")
    client.nav.update(50)
    scene.title_table.key("situation")
    return scene


def _catch_up(client: Client) -> Screen:
    scene = table(client, "pg", 5, asks("move", 0, 8))
    scene.look_through(0)
    scene.catching_up = True
    scene.log.mark = scene.lines[-3].no if len(scene.lines) > 3 else 0
    scene.log.fill(scene.lines)
    scene.paused = True
    scene._no_offer()
    scene._wait()
    return scene


def stored(client: Client, maker: Callable[[Client], P]) -> P:
    """A browser of saves or replays over the menu, with matches of both games, some of them named."""
    from scenes.titles.creed import samples as creed

    panel = maker(client)
    over_menu(client, lambda _: panel)
    for folder in (client.home.saves, client.home.replays):
        for entry in folder.list():
            folder.delete(entry.file_id)
    for i, match in enumerate(
        (
            played(client, "pbb", 1),
            creed.played(client, "pb", 5),
            creed.played(client, "pbbb", 5),
            played(client, "pg", 12),
            played(client, "pbbb", 4, asks("move")),
            creed.played(client, "pb", 3, creed.asks("team_turn", 0, 3)),
            played(client, "pb", 3, asks("card_or_done")),
        )
    ):
        match.save()
        match.close()
        if i in (1, 4):
            marks = (client.home.replays if match.over else client.home.saves).marks
            marks.set(match.match_id, Mark(f"{NAMES[0]} - {NAMES[1]}", star=True))
    client.nav.stack.rebuild()
    client.nav.update(50)
    panel.thumbs.settle()
    return panel


def replayed(client: Client, match: Match, share: float, eyes: int) -> ReplayScene:
    """A finished match watched again, some way through it and through the n-th eyes."""
    from scenes.replay.replay_scene import ReplayScene, load

    match.close()
    scene = ReplayScene(client, load(client, match.replay_id))
    client.nav.stack.reset(scene, animated=False)
    scene.paused = True
    scene.jump(round(scene.recorded.length * share))
    for _ in range(eyes):
        scene.next_eyes()
    return scene


def _replay_of_creed(client: Client, kinds: str, share: float, eyes: int) -> Screen:
    from scenes.titles.creed import samples as creed

    return replayed(client, creed.played(client, kinds, 5), share, eyes)


def _branch(client: Client) -> Screen:
    scene = replayed(client, played(client, "pbb", 1), 0.5, 0)
    scene.continue_here()
    return client.nav.stack.top or scene


def _replay_menu(client: Client) -> Screen:
    scene = replayed(client, played(client, "pbb", 1), 1.0, 0)
    scene.open_menu()
    return client.nav.stack.top or scene


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    return [
        ("table-move", lambda client: table(client, "pbbb", 4, asks("move"), climate="temperate")),
        ("table-cards", lambda client: table(client, "pbb", 3, asks("card_or_done", 0, 9), climate="tropical")),
        ("table-react", lambda client: table(client, "pbb", 2, asks("react", 0, 3), climate="cold")),
        ("table-buy", lambda client: table(client, "pb", 2, asks("buy", 0, 2), climate="arid")),
        ("table-talk", lambda client: table(client, "pbb", 2, asks("tab_icon", 0, 2))),
        ("table-trade", lambda client: table(client, "pbb", 2, asks("trade_give", 0, 2))),
        ("table-refusal", _refusal),
        ("table-situation", _situation),
        ("table-catch-up", _catch_up),
        ("table-onlooker", lambda client: create(client, played(client, "bbbb", 8, asks("move", 0, 9)))),
        ("table-curtain", _curtain),
        ("table-menu", _menu),
        ("table-saving", _saving),
        ("table-unsaved", lambda client: _unsaved(client, True)),
        ("table-unsaved-slow", lambda client: _unsaved(client, False)),
        ("table-pick", _pick),
        ("table-replay", lambda client: replayed(client, played(client, "pbb", 1), 0.5, 1)),
        ("table-replay-all", lambda client: replayed(client, played(client, "pbb", 1), 0.5, 4)),
        ("table-replay-creed-2", lambda client: _replay_of_creed(client, "pb", 0.6, 1)),
        ("table-replay-creed-4", lambda client: _replay_of_creed(client, "pbbb", 0.6, 5)),
        ("table-replay-branch", _branch),
        ("table-replay-menu", _replay_menu),
        ("result-four", lambda client: ResultScene(client, played(client, "pbbb", 1))),
        ("result-two", lambda client: ResultScene(client, played(client, "pg", 12))),
        ("result-names", lambda client: ResultScene(client, widely_named(played(client, "pgbb", 1)))),
        ("table-names", lambda client: TableScene(client, widely_named(played(client, "pbbb", 4, asks("move"))))),
    ]
