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
from scenes.shell.work import Work
from scenes.table.curtain import Curtain
from scenes.table.leaving import Saving
from scenes.table.match import Match
from scenes.table.match_menu import MatchMenu
from scenes.table.pick_menu import PickMenu
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene, create

if TYPE_CHECKING:
    from game.core.ask import Question
    from scenes.app import App
    from scenes.shell.stack import Scene
    from scenes.table.replay_scene import ReplayScene

NAMES = (PEOPLE[0], PEOPLE[2], PEOPLE[4], PEOPLE[5])  # both scripts, and the longest that is allowed
FIELDS = (
    ("cleric", "hindu"), ("explorer", "buddhist"), ("fortune_teller", "islamic"), ("businessperson", "christian"),
)  # fmt: skip
WIDEST = (PEOPLE[0] * 4, "WWWW_WWWW-WWWWWW", f"{PEOPLE[1] * 2}_{PEOPLE[1]}{PEOPLE[7]}", PEOPLE[9] * 5)
LONGEST = 3000
Wanted = Callable[[Match, "Question"], bool]
P = TypeVar("P", bound=StoredPanel)


def seats(app: App, kinds: str) -> list[SeatInfo]:
    """ "pgb": a profile of this machine, a guest, a bot."""
    uids = {p.name: p.uid for p in profiles(app)}
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


def played(app: App, kinds: str, seed: int, wanted: Wanted | None = None, **options: str) -> Match:
    """A match played by lot until a question is wanted (None: to the end)."""
    match = Match.new(app, "realigious", seats(app, kinds), dict(options), seed)
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


def table(app: App, kinds: str, seed: int, wanted: Wanted, **options: str) -> TableScene:
    """A table where the person is asked what was wanted."""
    scene = TableScene(app, played(app, kinds, seed, wanted, **options))
    app.stack.reset(scene, animated=False)
    return scene


def _curtain(app: App) -> Scene:
    scene = table(app, "pg", 5, asks("move", 1))
    curtain = Curtain(scene, 1)
    app.stack.push(curtain, animated=False)
    return curtain


def _menu(app: App) -> Scene:
    menu = MatchMenu(table(app, "pbb", 3, asks("move")))
    app.stack.push(menu, animated=False)
    return menu


def _saving(app: App) -> Scene:
    menu = _menu(app)
    veil = Saving(app, Work(lambda _: True, lambda _: None), menu.close)
    veil.shown = True
    app.stack.push(veil, animated=False)
    return veil


def _unsaved(app: App, in_time: bool) -> Scene:
    scene = table(app, "pbb", 3, asks("move"))
    app.stack.push(MatchMenu(scene), animated=False)
    scene.leaving._ask(in_time)
    return app.stack.top or scene


def _pick(app: App) -> Scene:
    scene = table(app, "pb", 3, asks("card_or_done"))
    question = scene.match.question()
    if question is None:
        return scene
    menu = PickMenu(scene, question, question.options(), (900, 500))
    app.stack.push(menu, animated=False)
    return menu


def _refusal(app: App) -> Scene:
    scene = table(app, "pbbb", 4, asks("move"))
    app.frame(50)
    scene.choose("tile:0")
    return scene


def _situation(app: App) -> Scene:
    scene = table(app, "pbbb", 4, asks("move", 0, 9), climate="tropical")
    app.frame(50)
    scene.title_table.key("situation")
    return scene


def _catch_up(app: App) -> Scene:
    scene = table(app, "pg", 5, asks("move", 0, 8))
    scene.look_through(0)
    scene.catching_up = True
    scene.log.mark = scene.lines[-3].no if len(scene.lines) > 3 else 0
    scene.log.fill(scene.lines)
    scene.paused = True
    scene._no_offer()
    scene._wait()
    return scene


def stored(app: App, maker: Callable[[App], P]) -> P:
    """A browser of saves or replays over the menu, with matches of both games, some of them named."""
    from scenes.titles.creed import samples as creed

    panel = maker(app)
    over_menu(app, lambda _: panel)
    for folder in (app.saves, app.replays):
        for entry in folder.list():
            folder.delete(entry.file_id)
    for i, match in enumerate((
        played(app, "pbb", 1), creed.played(app, "pb", 5), creed.played(app, "pbbb", 5), played(app, "pg", 12),
        played(app, "pbbb", 4, asks("move")), creed.played(app, "pb", 3, creed.asks("team_turn", 0, 3)),
        played(app, "pb", 3, asks("card_or_done")),
    )):
        match.save()
        match.close()
        if i in (1, 4):
            marks = (app.replays if match.over else app.saves).marks
            marks.set(match.match_id, Mark(f"{NAMES[0]} - {NAMES[1]}", star=True))
    app.stack.rebuild()
    app.frame(50)
    panel.thumbs.settle()
    return panel


def replayed(app: App, match: Match, share: float, eyes: int) -> ReplayScene:
    """A finished match watched again, some way through it and through the n-th eyes."""
    from scenes.table.replay_scene import ReplayScene, load

    match.close()
    scene = ReplayScene(app, load(app, match.replay_id))
    app.stack.reset(scene, animated=False)
    scene.paused = True
    scene.jump(round(scene.recorded.length * share))
    for _ in range(eyes):
        scene.next_eyes()
    return scene


def _replay_of_creed(app: App, kinds: str, share: float, eyes: int) -> Scene:
    from scenes.titles.creed import samples as creed

    return replayed(app, creed.played(app, kinds, 5), share, eyes)


def _branch(app: App) -> Scene:
    scene = replayed(app, played(app, "pbb", 1), 0.5, 0)
    scene.continue_here()
    return app.stack.top or scene


def _replay_menu(app: App) -> Scene:
    scene = replayed(app, played(app, "pbb", 1), 1.0, 0)
    scene.open_menu()
    return app.stack.top or scene


def gallery() -> list[tuple[str, Callable[[App], Scene]]]:
    """States for the gallery."""
    return [
        ("table-move", lambda app: table(app, "pbbb", 4, asks("move"), climate="temperate")),
        ("table-cards", lambda app: table(app, "pbb", 3, asks("card_or_done", 0, 9), climate="tropical")),
        ("table-react", lambda app: table(app, "pbb", 2, asks("react", 0, 3), climate="cold")),
        ("table-buy", lambda app: table(app, "pb", 2, asks("buy", 0, 2), climate="arid")),
        ("table-talk", lambda app: table(app, "pbb", 2, asks("tab_icon", 0, 2))),
        ("table-trade", lambda app: table(app, "pbb", 2, asks("trade_give", 0, 2))),
        ("table-refusal", _refusal),
        ("table-situation", _situation),
        ("table-catch-up", _catch_up),
        ("table-onlooker", lambda app: create(app, played(app, "bbbb", 8, asks("move", 0, 9)))),
        ("table-curtain", _curtain),
        ("table-menu", _menu),
        ("table-saving", _saving),
        ("table-unsaved", lambda app: _unsaved(app, True)),
        ("table-unsaved-slow", lambda app: _unsaved(app, False)),
        ("table-pick", _pick),
        ("table-replay", lambda app: replayed(app, played(app, "pbb", 1), 0.5, 1)),
        ("table-replay-all", lambda app: replayed(app, played(app, "pbb", 1), 0.5, 4)),
        ("table-replay-creed-2", lambda app: _replay_of_creed(app, "pb", 0.6, 1)),
        ("table-replay-creed-4", lambda app: _replay_of_creed(app, "pbbb", 0.6, 5)),
        ("table-replay-branch", _branch),
        ("table-replay-menu", _replay_menu),
        ("result-four", lambda app: ResultScene(app, played(app, "pbbb", 1))),
        ("result-two", lambda app: ResultScene(app, played(app, "pg", 12))),
        ("result-names", lambda app: ResultScene(app, widely_named(played(app, "pgbb", 1)))),
        ("table-names", lambda app: TableScene(app, widely_named(played(app, "pbbb", 4, asks("move"))))),
    ]
