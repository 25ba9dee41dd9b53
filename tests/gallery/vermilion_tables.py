"""Prepared matches of Vermilion for the gallery: played by lot from a seed until something is worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from game.bots.play import choose
from game.core.ask import Option, Question
from game.core.boards.bone import SOLID
from game.match.seats import PERSON, Away, SeatInfo, Sitter
from game.titles.vermilion.content import CARDS, ENEMIES
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.table.hand_back import HandBack
from scenes.table.match import Match
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.table.watch_scene import WatchScene
from scenes.titles.vermilion.asking_wells import WellsPanel
from scenes.titles.vermilion.breathe_bench import Workshop
from scenes.titles.vermilion.campaign_book import CampaignBook
from scenes.titles.vermilion.interlude import OUTCOMES
from scenes.titles.vermilion.interlude_pages import CampTold, CardTold, QuestEnd
from scenes.titles.vermilion.opening import QuestOpening
from scenes.titles.vermilion.preview import action_of, forecast
from scenes.titles.vermilion.table import VermilionTable
from scenes.titles.vermilion.words import Words
from tests.gallery.tables import NAMES, Wanted, by_lot, first_of, parts_of, pointed, seated, table
from tests.gallery.tables import asks as asks_once

CHARACTERS = ("karon", "seria", "drava", "ioan")
LONGEST, SEED = 8000, 1
ONE_QUEST = {"variant": "single_quest", "quest": "q01"}
DAWDLING = ("done", "pass", "decline", "end_turn", "stop", "meditate")


def seats(kinds: str, characters: Sequence[str] = CHARACTERS) -> list[SeatInfo]:
    """ "pgb": a person, a guest, a bot."""
    return seated(kinds, NAMES, "character", characters)


def asks(text: str, seat: int = 0, from_round: int = 0) -> Wanted:
    """A question of a seat, from a round of its quest on."""
    return asks_once(text, seat, from_round, lambda match: match.session.view(None).round)


def dawdles(option: Option) -> bool:
    """What play by lot mostly leaves alone."""
    return option.key in DAWDLING or option.verb == "combust"


def played(client: Client, kinds: str, seed: int, wanted: Wanted | None = None, **options: str) -> Match:
    """A match played by lot until a question is wanted (None: to the end); most offers are taken."""
    match = Match.new(client.home, "vermilion", seats(kinds), {**ONE_QUEST, **options}, seed)
    return by_lot(match, seed, wanted, LONGEST, dawdles, 4)


def parts(scene: TableScene) -> VermilionTable:
    """The title's side of a table."""
    return parts_of(scene, VermilionTable)


def found(client: Client, kinds: str, wanted: Wanted, **options: str) -> Match:
    """The first match by seed that comes to what is wanted."""
    return first_of(lambda seed: played(client, kinds, seed, wanted, **options), 60)


def asked(client: Client, kinds: str, text: str, after: int = 0, **options: str) -> TableScene:
    """The first question of a kind that the first seeds lead to."""
    return table(client, found(client, kinds, asks(text, 0, after), **options))


def _turn(client: Client, kinds: str, quest: str, after: int) -> Screen:
    """The own turn with the pointer on an enemy: what its next roll may lead to."""
    scene = asked(client, kinds, "player_action", after, quest=quest)
    return pointed(client, scene, f"unit:{scene.view.foes[0].unit}")


def _target(client: Client) -> Screen:
    """An attack is rolled and its target is chosen."""
    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        action = match.session.view(0).action
        return (action is not None and action.kind == "attack"
                and any(one.text == "choose_target" and one.seat == 0 for one in questions))  # fmt: skip

    scene = table(client, found(client, "pb", wanted))
    return pointed(client, scene, scene.options()[0].refs[0])


def _red(client: Client) -> Screen:
    """A red die for an attack that reaches one enemy: what its 0 would lead to."""
    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        view = match.session.view(0)
        here = view.action is not None and view.action.kind == "attack" and view.action.seat == 0
        return (here and any(one.text == "fill_dice" and one.seat == 0 for one in questions)
                and any(die.kind == "breakthrough" for die in view.seats[0].supply)
                and len(forecast(view, action_of(view.action), (0, 1)).targets) == 1)  # fmt: skip

    scene = table(client, found(client, "pb", wanted))
    panel = next(one for one in parts(scene).dialogs.panels if one.visible and isinstance(one, WellsPanel))
    while panel.way[0]:
        panel.put("imprint", False)
    while not panel.way[1]:
        panel.put("breakthrough", True)
    return scene


def _situation(client: Client, tab: str) -> Screen:
    scene = asked(client, "pbb", "player_action", 2)
    parts(scene).situation.open(tab)
    return scene


def _crowd(client: Client) -> Screen:
    """Nine enemies and nine cards: what the strip beside the board and the hand have room for."""
    scene = asked(client, "p", "player_action", 2)
    view = scene.view
    (first, *_), (own, *rest) = view.foes, view.seats
    tiles = [at for at in range(view.width * view.height) if view.codes[at] not in SOLID]
    many = tuple(
        replace(first, unit=f"f{i + 1}", at=f"{tiles[3 * i] % view.width},{tiles[3 * i] // view.width}", calm=i % 3,
                threat=i % 2, hp=1 + i, most=9)
        for i in range(9)
    )  # fmt: skip
    scene.playback.jump(replace(view, foes=many, seats=(replace(own, hand=tuple(CARDS)[:9]), *rest)))
    return scene


PLANS = (
    ("kynodon", "crimson_rush"), ("tendrilla", "drag_and_crush"), ("sclerid", "wallbreak"),
    ("anaxil", "rousing_tone"), ("kynodon", "overrun"), ("myomita", "nip"), ("spirulex", "miasma"),
    ("cranix", "execution"),
)  # fmt: skip


def strip(client: Client, count: int) -> TableScene:
    """So many enemies that are still to act, each with another plan, before the first of them strikes."""
    scene = asked(client, "pbb", "defend", 1)
    view, title = scene.view, parts(scene)
    rolled = next(foe for foe in view.foes if foe.dice)
    tiles = [at for at in range(view.width * view.height) if view.codes[at] not in SOLID]
    title.words.acted = 0
    scene.playback.jump(replace(view, foes=tuple(
        replace(rolled, unit=f"f{i + 1}", kind=kind, action=action,
                at=f"{tiles[3 * i] % view.width},{tiles[3 * i] // view.width}",
                zone=next(one.zone for one in ENEMIES[kind].zones if one.name == action))
        for i, (kind, action) in enumerate(PLANS[:count]))))
    return scene


def eight(client: Client, seats: int) -> TableScene:
    """A turn on the largest board with eight enemies about."""
    scene = asked(client, "p" + "b" * (seats - 1), "player_action", 2, quest="q09")
    view = scene.view
    tiles = [at for at in range(view.width * view.height) if view.codes[at] not in SOLID]
    scene.playback.jump(replace(view, foes=tuple(
        replace(view.foes[i % len(view.foes)], unit=f"f{i + 1}",
                at=f"{tiles[5 * i + 3] % view.width},{tiles[5 * i + 3] // view.width}")
        for i in range(8))))
    return scene


def _book(client: Client) -> Screen:
    """The campaign book over a table between two quests."""
    scene = asked(client, "pbb", "breathe_action", variant="campaign", difficulty="gentle")
    book = CampaignBook(client, parts(scene).words)
    client.nav.stack.push(book, animated=False)
    return book


def _duality(client: Client) -> Screen:
    """The card after a quest that was won; by lot none is, so a bot plays it."""
    match = Match.new(client.home, "vermilion", seats("p"), {"difficulty": "gentle"}, SEED)
    wanted = asks("duality_choice")
    while not wanted(match, match.session.questions()):
        match.session.answer(0, choose(match.session, 0, "normal", SEED))
    return table(client, match)


def campaign_at(client: Client, kinds: str, wanted: Wanted, seed: int = SEED) -> Match:
    """A gentle campaign that normal bots play until something is wanted."""
    match = Match.new(client.home, "vermilion", seats(kinds), {"difficulty": "gentle"}, seed)
    while not wanted(match, questions := match.session.questions()):
        match.session.answer(questions[0].seat, choose(match.session, questions[0].seat, "normal", seed))
    return match


def tried(match: Match, questions: Sequence[Question]) -> bool:
    """The first attempt is over."""
    return bool(match.session.view(None).tries)


def camped(match: Match, questions: Sequence[Question]) -> bool:
    """The camp after the first attempt is over."""
    view = match.session.view(None)
    return bool(view.tries) and view.phase != "breathe"


def _bench(client: Client) -> Screen:
    """The workshop with a recipe chosen."""
    def crafts(match: Match, questions: Sequence[Question]) -> bool:
        own = [one for one in questions if one.seat == 0 and one.text == "breathe_action"]
        return any(option.verb == "craft" for question in own for option in question.options())

    scene = table(client, campaign_at(client, "pbbb", crafts))
    bench = next(panel for panel in parts(scene).dialogs.panels if isinstance(panel, Workshop))
    bench.take(next(option.key for option in scene.options() if option.verb == "craft"))
    return scene


def _won(client: Client) -> Screen:
    """The first quest is won: by lot it would not be."""
    return QuestEnd(client, parts(table(client, campaign_at(client, "pbbb", tried))).interlude, 0)


def _lost(client: Client) -> Screen:
    """The first quest is lost by lot."""
    scene = table(client, found(client, "pbbb", tried, variant="campaign", difficulty="grim"))
    return QuestEnd(client, parts(scene).interlude, 0)


def _camp(client: Client) -> Screen:
    """What three bots did at the camp."""
    return CampTold(client, parts(table(client, campaign_at(client, "pbbb", camped))).interlude, 0)


def _card(client: Client) -> Screen:
    """What came of the own duality card."""
    title = parts(table(client, campaign_at(client, "pb", camped)))
    told = [event for event in title.table.match.events(0) if event.kind in OUTCOMES]
    seat = int(str(told[0].data["seat"]))
    return CardTold(client, title.interlude, told, {seat: ("d05", "a")})


def _concedes(client: Client) -> Screen:
    """Before a campaign is conceded, where another person must agree."""
    scene = table(client, campaign_at(client, "pgb", asks("player_action")))
    scene.giving_up.rows()[0][2]()
    return client.nav.stack.top or scene


def _handed_back(client: Client, wanted: Wanted) -> Screen:
    """A bot has played the whole seat from the first round on."""
    match = campaign_at(client, "pbb", wanted)
    began = next(event.no for event in match.events(0) if event.kind == "round_began")
    who = Sitter(kind=PERSON, name=match.name(0), icon=match.seat(0).icon)
    return HandBack(table(client, match), 0, Away(who=who, event=began))


def _fights(match: Match, questions: Sequence[Question]) -> bool:
    """Round 3 of the first quest."""
    return match.session.view(None).round == 3 and any(one.seat == 0 for one in questions)


def _reroll(client: Client, begun: bool) -> Screen:
    """A roll of several dice with Stone Visor worn; `begun`: one of them is chosen for rolling again."""
    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        action = match.session.view(0).action
        return (action is not None and len(action.dice) > 2
                and any(one.text == "modify_roll" and one.seat == 0 and bool(one.subject()) == begun
                        for one in questions))  # fmt: skip

    def tolgar(seed: int) -> Match:
        match = Match.new(client.home, "vermilion", seats("pb", ("tolgar", "seria")), dict(ONE_QUEST), seed)
        return by_lot(match, seed, wanted, LONGEST, dawdles, 4)

    return table(client, first_of(tolgar, 60))


def _watch(client: Client) -> Screen:
    """Looking on at bots."""
    scene = WatchScene(client, found(client, "bbb", asks("player_action", 0, 2)))
    client.nav.stack.reset(scene, animated=False)
    scene.paused = True
    client.nav.update(50)
    return scene


def _muster(client: Client, **options: str) -> Screen:
    """One waits for a bot to choose its character."""
    match = Match.new(client.home, "vermilion", seats("bpp", ("", "seria", "")), dict(options), 5)
    return table(client, match)


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery."""
    return [
        ("vermilion-muster", _muster),
        ("vermilion-muster-open", lambda client: _muster(client, variant="single_quest")),
        ("vermilion-start", lambda client: asked(client, "pbb", "choose_start")),
        ("vermilion-turn-1", lambda client: _turn(client, "p", "q01", 2)),
        ("vermilion-turn-4", lambda client: _turn(client, "pbbb", "q02", 2)),
        ("vermilion-lands", lambda client: _turn(client, "pb", "q03", 2)),
        ("vermilion-lands-4", lambda client: _turn(client, "pbbb", "q06", 2)),
        ("vermilion-fill", lambda client: asked(client, "pb", "fill_dice", 2)),
        ("vermilion-fill-red", _red),
        ("vermilion-reroll", partial(_reroll, begun=False)),
        ("vermilion-reroll-more", partial(_reroll, begun=True)),
        ("vermilion-suppress", lambda client: asked(client, "pb", "suppress", 2)),
        ("vermilion-walk", lambda client: asked(client, "pb", "move_step", 2)),
        ("vermilion-target", _target),
        ("vermilion-defend", lambda client: asked(client, "pbb", "defend", 1)),
        ("vermilion-taint", lambda client: asked(client, "pbb", "corruption_react")),
        ("vermilion-burn", lambda client: asked(client, "pb", "combust_dice", 1)),
        ("vermilion-fetch", lambda client: asked(client, "pb", "search_card", 1)),
        ("vermilion-crowd", _crowd),
        *((f"vermilion-plans-{count}", partial(strip, count=count)) for count in (3, 5, 6, 8)),
        ("vermilion-book", _book),
        ("vermilion-book-menu", CampaignBook),
        ("vermilion-situation", lambda client: _situation(client, "calendar")),
        ("vermilion-situation-taint", lambda client: _situation(client, "taint")),
        ("vermilion-situation-recipes", lambda client: _situation(client, "recipes")),
        ("vermilion-situation-track", lambda client: _situation(client, "track")),
        ("vermilion-opening", lambda client: QuestOpening(client, Words(client.media), "q01")),
        ("vermilion-opening-8", lambda client: QuestOpening(client, Words(client.media), "q08")),
        ("vermilion-result-1", lambda client: ResultScene(client, played(client, "p", 3))),
        ("vermilion-result-4", lambda client: ResultScene(client, played(client, "pbbb", 5, quest="q03"))),
        ("vermilion-watch", _watch),
        ("vermilion-step", lambda client: asked(client, "p", "kit_step", quest="q05")),
        ("vermilion-duality", _duality),
        ("vermilion-bench", _bench),
        ("vermilion-told-won", _won),
        ("vermilion-told-lost", _lost),
        ("vermilion-told-camp", _camp),
        ("vermilion-told-card", _card),
        ("vermilion-concede", _concedes),
        ("vermilion-back-quest", lambda client: _handed_back(client, _fights)),
        ("vermilion-back-camp", lambda client: _handed_back(client, asks("breathe_action"))),
    ]
