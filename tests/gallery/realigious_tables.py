"""Matches of Realigious for the gallery: played by lot from a seed until something is worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.core.ask import Question
from game.core.events import Data, Event
from game.core.rng import Stream
from game.core.state import Outcome
from game.match.proposals import CONCEDE, DRAW, Kind
from game.match.seats import BOT, GUEST, PERSON, SeatInfo, bot_face
from game.titles.realigious.queries import believers_target
from game.titles.realigious.state import HeldCard
from scenes.replay.result import RecordedEnd, RecordedResult
from scenes.shell.client import Client
from scenes.shell.scene import Scene
from scenes.shell.screen import Screen
from scenes.shell.work import Work
from scenes.table.curtain import Curtain
from scenes.table.leaving import Saving
from scenes.table.match import Match
from scenes.table.match_menu import MatchMenu
from scenes.table.opening import create
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from tests.gallery.profiles import profiles
from tests.gallery.tables import NAMES, last_blow, replayed, widely_named

FIELDS = (
    ("cleric", "hindu"), ("explorer", "buddhist"), ("fortune_teller", "islamic"), ("businessperson", "christian"),
)  # fmt: skip
LONGEST = 3000
LOSSES: tuple[tuple[str, Data], ...] = (
    ("turn_began", {"seat": 1, "amount": 5}), ("card_used", {"seat": 1, "card": "simple_prank"}),
    ("reputation_down", {"seat": 0, "amount": 3}), ("turn_began", {"seat": 2, "amount": 5}),
    ("god_effect", {"seat": 2, "what": "abukaros", "amount": 1}), ("reputation_down", {"seat": 0, "amount": 5}),
    ("card_used", {"seat": 2, "card": "fair_game"}), ("reputation_down", {"seat": 0, "amount": 4}),
    ("turn_began", {"seat": 0, "amount": 5}),
)  # fmt: skip
"""What others do to the reputation of the first seat between two of its turns."""
COMBAT: Data = {"seat": 1, "other": 0, "tile": 20, "r1": 95, "r2": 40, "rate": 55, "roll": 21}
Wanted = Callable[[Match, "Question"], bool]


def seats(client: Client, kinds: str) -> list[SeatInfo]:
    """ "pgb": a profile of this machine, a guest, a bot."""
    uids = {p.name: p.uid for p in profiles(client)}
    out = []
    for seat, letter in enumerate(kinds):
        kind = {"p": PERSON, "g": GUEST, "b": BOT}[letter]
        character, religion = FIELDS[seat]
        out.append(SeatInfo(
            seat=seat, name=NAMES[seat], icon=bot_face("normal", seat) if kind == BOT else f"profile/{seat}", kind=kind,
            level="normal" if kind == BOT else "", profile_uid=uids.get(NAMES[seat], "") if kind == PERSON else "",
            fields={"character": character, "religion": religion},
        ))  # fmt: skip
    return out


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


def by_night(wanted: Wanted) -> Wanted:
    """The same, not before the sun has set."""
    return lambda match, question: wanted(match, question) and not match.session.view(question.seat).day


def table(client: Client, kinds: str, seed: int, wanted: Wanted, **options: str) -> TableScene:
    """A table where the person is asked what was wanted; a curtain that has fallen is lifted."""
    scene = TableScene(client, played(client, kinds, seed, wanted, **options))
    client.nav.stack.reset(scene, animated=False)
    if isinstance(client.nav.stack.top, Curtain):
        client.nav.stack.top.lift()
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


def _end(client: Client) -> Screen:
    """Cards that could still be used are named before the end."""
    scene = table(client, "pbb", 3, asks("card_or_done", 0, 9), climate="tropical")
    client.nav.update(50)
    scene.answer("done")
    return client.nav.stack.top or scene


def _cards_at_hand(client: Client, *cards: str) -> TableScene:
    """A person at the cards with these, rich enough for all."""
    scene = table(client, "pb", 3, asks("card_or_done"))
    client.nav.update(50)
    state = scene.match.session.table.state
    state.seats[0].hand, state.seats[1].hand = [HeldCard(card) for card in cards], []
    state.seats[0].donations, state.seats[0].influence = 1540, 1560
    scene.match.session.question(0)._options = None
    scene.playback.jump(scene.match.session.view(0))
    scene.ask_anew()
    for _ in range(3):
        client.nav.update(100)
    return scene


def _end_named(client: Client) -> Screen:
    """Names of several words in the question before the end."""
    scene = _cards_at_hand(client, "train_clergy", "relief_corps", "worst_scandal")
    scene.answer("done")
    return client.nav.stack.top or scene


def _spends(client: Client) -> Screen:
    """What a card leaves that takes all, before it is used."""
    scene = _cards_at_hand(client, "noble_sacrifice")
    scene.answer("use:noble_sacrifice@1")
    return client.nav.stack.top or scene


def _taken_up(client: Client) -> Screen:
    """A card without a target stands out of the hand, to be used by choosing it again."""
    scene = _cards_at_hand(client, "gleaning", "train_clergy", "tithe")
    scene.choose("hand:2")
    return scene


def _refusal(client: Client) -> Screen:
    scene = table(client, "pbbb", 4, asks("move"))
    client.nav.update(50)
    scene.choose("tile:0")
    return scene


def _lost(client: Client, pages: bool) -> Scene:
    """The reputation has fallen since the own last turn; `pages`: the page of it is open."""
    scene = table(client, "pbbb", 4, asks("move"), climate="temperate")
    client.nav.update(50)
    for kind, data in LOSSES:
        scene.title_table.heard(Event(-1, kind, "", data))
    if pages:
        scene.title_table.inspect("resource:reputation")
    return scene


def _situation(client: Client) -> Scene:
    scene = table(client, "pbbb", 4, asks("move", 0, 9), climate="tropical")
    client.nav.update(50)
    scene.title_table.key("situation")
    return scene


def _pointed(client: Client, fights: bool) -> Scene:
    """The pointer rests on the tile where a choice leads to the most that can be told: a conversion, or a combat."""
    def wanted(match: Match, question: Question) -> bool:
        return asks("move", 0, 9)(match, question) and bool(_told(match, question, fights))

    scene = table(client, "pbbb", 4, wanted, climate="tropical")
    client.nav.update(50)
    question = scene.match.question()
    board = scene.title_table.board
    if question is not None and (place := board.place_of(_told(scene.match, question, fights))) is not None:
        scene.ui.pointer = place.center
        board.at(place.center)
        board.open_tip()
    return scene


def _told(match: Match, question: Question, fights: bool) -> str:
    view = match.session.view(question.seat)
    refs = [ref for option in question.options() for ref in option.refs if ref.startswith("tile:")]
    made = {ref: view.tiles[int(ref.partition(":")[2])].forecast for ref in refs}
    told = [ref for ref, one in made.items() if one is not None and bool(one.defence) == fights]
    return max(told, key=lambda ref: len(made[ref].terms), default="")


def _catch_up(client: Client) -> TableScene:
    """Some way through what others did while the first person was away; it stands."""
    match = played(client, "pgbb", 10, asks("move", 1))
    session, lot = match.session, Stream(3, "again")
    seen = [(session.event_count(0), session.view(0))]
    while (question := session.questions()[0]).seat != 0:
        found = [option for option in question.options() if option.key not in ("cancel", "no")]
        session.answer(question.seat, lot.pick(found or question.options()).key)
        seen.append((session.event_count(0), session.view(0)))
    scene = TableScene(client, match)
    client.nav.stack.reset(scene, animated=False)
    client.media.motion = True
    scene.catch_up._seen[0] = seen
    curtain = client.nav.stack.top
    assert isinstance(curtain, Curtain)
    curtain.lift()
    for _ in range(LONGEST):
        client.nav.update(50)
        if scene.playback.stands and scene.catch_up.at > 1:
            break
        if scene.catching_up and (scene.playback.stands or not scene.catch_up.stops):
            scene.catch_up.step_on()
    client.media.motion = False
    return scene


def _recap(client: Client, first: bool) -> TableScene:
    """What others did shown again; `first`: before the viewer has had a turn."""
    scene = _catch_up(client)
    scene.catch_up.repeats = True
    scene.playback.settle()
    scene.caption.clear()
    if first:
        scene.catch_up._began.clear()
    scene._wait()
    return scene


def _recap_step(client: Client, kind: str, rule: str, data: Data, known: bool = True) -> Screen:
    """A step of it; of a roll that is not `known` the dice still roll."""
    scene, event = _recap(client, False), Event(9999, kind, rule, data)
    scene.catch_up._reads[event.no] = 900
    scene.telling.begun(event, known)
    return scene


def _branch(client: Client) -> Screen:
    scene = replayed(client, played(client, "pbb", 1), 0.5, 0)
    scene.continue_here()
    return client.nav.stack.top or scene


def _replay_menu(client: Client) -> Screen:
    scene = replayed(client, played(client, "pbb", 1), 1.0, 0)
    scene.open_menu()
    return client.nav.stack.top or scene


def _draw_asked(client: Client) -> Screen:
    scene = table(client, "pg", 4, asks("move", 0, 9))
    scene.match.propose(DRAW, scene.match.persons[0])
    scene.giving_up.update()
    return client.nav.stack.top or scene


def _ended(client: Client, kind: Kind) -> Match:
    """A match of two people that one of them or both have ended."""
    match = played(client, "pg", 4, asks("move", 0, 9))
    match.give_up_side(kind, 0)
    return match


def _level(client: Client) -> Screen:
    """The result of a match by which somebody has reached a level."""
    match = played(client, "pbb", 3, cycles="24")
    match.gains[0] = replace(match.gains[0], level=match.gains[0].level_before + 1)
    return ResultScene(client, match)


def _recorded(client: Client) -> Screen:
    """The result of a replay."""
    match = played(client, "pbb", 1)
    return RecordedResult(client, RecordedEnd.of(client.home, match.replay_id))


def _tied(client: Client) -> Screen:
    """The result of a judgement between two whose best ways lead equally far."""
    match = played(client, "pg", 12, cycles="24")
    state = match.session.table.state
    target = believers_target(state)
    for player, believers, reputation in zip(state.seats, (target // 3, -(-target * 4 // 5)), (90, 62), strict=True):
        player.believers, player.reputation = believers, reputation
    state.outcome = Outcome([0], "win_judgement:social", [1, 2])
    match.chart.samples[-1].values = match.session.spec.track.values(match.session)
    return ResultScene(client, match)


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    return [
        ("table-move", lambda client: table(client, "pbbb", 4, asks("move"), climate="temperate")),
        ("table-night", lambda client: table(client, "pbbb", 4, by_night(asks("move", 0, 9)), climate="temperate")),
        ("table-pointed", lambda client: _pointed(client, False)),
        ("table-pointed-combat", lambda client: _pointed(client, True)),
        ("table-cards", lambda client: table(client, "pbb", 3, asks("card_or_done", 0, 9), climate="tropical")),
        ("table-react", lambda client: table(client, "pbb", 2, asks("react", 0, 3), climate="cold")),
        ("table-buy", lambda client: table(client, "pb", 2, asks("buy", 0, 2), climate="arid")),
        ("table-talk", lambda client: table(client, "pbb", 2, asks("tab_icon", 0, 2))),
        ("table-trade", lambda client: table(client, "pbb", 2, asks("trade_give", 0, 2))),
        ("table-end", _end),
        ("table-end-named", _end_named),
        ("table-spends", _spends),
        ("table-taken-up", _taken_up),
        ("table-refusal", _refusal),
        ("table-situation", _situation),
        ("table-lost", lambda client: _lost(client, False)),
        ("table-lost-page", lambda client: _lost(client, True)),
        ("table-catch-up", _catch_up),
        ("table-recap-first", lambda client: _recap(client, True)),
        ("table-recap-roll", lambda client: _recap_step(client, "combat_won", "R10.9", COMBAT, False)),
        ("table-recap-combat", lambda client: _recap_step(client, "combat_won", "R10.9", COMBAT)),
        ("table-recap-loss", lambda client: _recap_step(
            client, "reputation_down", "SAC-2b", {"seat": 0, "amount": 20})),
        ("table-recap-relic", lambda client: _recap_step(
            client, "relic_created", "ASC-6a", {"seat": 1, "amount": 2})),
        ("table-onlooker", lambda client: create(client, played(client, "bbbb", 8, asks("move", 0, 9)))),
        ("table-curtain", _curtain),
        ("table-menu", _menu),
        ("table-saving", _saving),
        ("table-unsaved", lambda client: _unsaved(client, True)),
        ("table-unsaved-slow", lambda client: _unsaved(client, False)),
        ("table-replay", lambda client: replayed(client, played(client, "pbb", 1), 0.5, 1)),
        ("table-replay-all", lambda client: replayed(client, played(client, "pbb", 1), 0.5, 3)),
        ("table-replay-branch", _branch),
        ("table-replay-menu", _replay_menu),
        ("table-replay-end", lambda client: replayed(client, played(client, "pbb", 1), 1.0, 4)),
        ("table-replay-final", lambda client: replayed(client, played(client, "pbb", 1), 1.0, 0, True)),
        ("table-replay-final-4", lambda client: replayed(client, played(client, "pbbb", 1), 1.0, 0, True)),
        ("result-recorded", _recorded),
        ("last-blow", lambda client: last_blow(client, played(client, "pbbb", 1))),
        ("last-blow-draw", lambda client: last_blow(client, _ended(client, DRAW))),
        ("result-four", lambda client: ResultScene(client, played(client, "pbbb", 1))),
        ("table-draw-asked", _draw_asked),
        ("result-conceded", lambda client: ResultScene(client, _ended(client, CONCEDE))),
        ("result-tie", _tied),
        ("result-draw", lambda client: ResultScene(client, _ended(client, DRAW))),
        ("result-level", _level),
        ("result-two", lambda client: ResultScene(client, played(client, "pg", 12))),
        ("result-names", lambda client: ResultScene(client, widely_named(played(client, "pgbb", 1)))),
        ("table-names", lambda client: TableScene(client, widely_named(played(client, "pbbb", 4, asks("move"))))),
    ]
