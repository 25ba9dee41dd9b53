"""Prepared matches of Crowns for the gallery: played by lot from a seed until something is worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.ask import Option, Question
from game.match.proposals import CONCEDE
from game.match.seats import SeatInfo
from game.registry import PACKAGES
from game.store.profiles import Gain
from game.titles.crowns.view import SeatView
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.table.match import Match
from scenes.table.opening import create as create_table
from scenes.table.result_scene import ResultScene
from scenes.table.table_scene import TableScene
from scenes.titles.crowns.table import CrownsTable
from scenes.titles.crowns.windows import subject
from tests.gallery.tables import NAMES, Wanted, asks, by_lot, first_of, parts_of, pointed, replayed, seated, table

DECKS = ("legion", "heron", "concord", "chantry")
LONGEST = 6000
DAWDLING = ("pass", "done", "finish", "back", "none", "take", "keep_gold")


def seats(kinds: str, decks: Sequence[str] = DECKS) -> list[SeatInfo]:
    """ "pgb": a person, a guest, a bot."""
    return seated(kinds, NAMES, "deck", decks)


def sees(text: str, what: Callable[[SeatView], object], after: int = 0) -> Wanted:
    """A question of seat 0, from a round on, while it sees what is wanted."""
    asked = asks(text, 0, after)
    return lambda match, questions: asked(match, questions) and bool(what(match.session.view(0)))


def played(
    client: Client, kinds: str, seed: int, wanted: Wanted | None = None, decks: Sequence[str] = DECKS, **options: str
) -> Match:
    """A match played by lot until a question is wanted (None: to the end); most offers are taken."""
    match = Match.new(client.home, "crowns", seats(kinds, decks), dict(options), seed)

    def dawdles(option: Option) -> bool:
        return option.key in DAWDLING or option.verb in DAWDLING

    return by_lot(match, seed, wanted, LONGEST, dawdles, 5)


def parts(scene: TableScene) -> CrownsTable:
    """The title's side of a table."""
    return parts_of(scene, CrownsTable)


def found(client: Client, kinds: str, wanted: Wanted, decks: Sequence[str] = DECKS) -> Match:
    """The first match by seed that comes to what is wanted."""
    return first_of(lambda seed: played(client, kinds, seed, wanted, decks))


def asked(client: Client, kinds: str, text: str, after: int = 0, decks: Sequence[str] = DECKS) -> TableScene:
    """The first question of a kind that the first seeds lead to."""
    return table(client, found(client, kinds, asks(text, 0, after), decks))


def _hand(client: Client) -> Screen:
    """A card of the hand that can be marshalled, looked at."""
    scene = asked(client, "pb", "marshal", 3)
    return pointed(client, scene, scene.options()[0].refs[0])


def _plot(client: Client) -> Screen:
    """The opponent's plot, enlarged: its numbers in words."""
    scene = asked(client, "pb", "marshal", 2)
    return pointed(client, scene, f"card:{scene.view.players[1].revealed.number}")


def carries(view: SeatView) -> bool:
    """A character of seat 0 carries something."""
    return any(piece.attachments and len(piece.terms) > 1 for piece in view.players[0].play)


def _enlarged(client: Client) -> Screen:
    """A character that carries something, enlarged."""
    scene = table(client, found(client, "pb", sees("marshal", carries)))
    piece = next(one for one in scene.view.players[0].play if one.attachments and len(one.terms) > 1)
    return pointed(client, scene, f"card:{piece.number}")


def _challenge(client: Client, kinds: str) -> Screen:
    """A challenge in which both sides have declared: the window before the sums are compared."""

    def both(view: SeatView) -> object:
        return view.challenge is not None and view.challenge.attackers and view.challenge.defenders

    return table(client, found(client, kinds, sees("action_window", both)))


def _office_enlarged(client: Client) -> Screen:
    """An office in use, enlarged: what support and rivals mean."""
    wanted = sees("marshal", lambda view: view.players[0].rivals or view.players[0].supports, 2)
    scene = table(client, found(client, "pbb", wanted))
    parts(scene).zoom.inspect(f"kind:{scene.view.players[0].office}")
    return scene


supported = sees("challenge_choice", lambda view: view.players[0].supports)
"""A challenge is chosen by a seat whose office supports another one (R19.5)."""


def helped(match: Match, questions: Sequence[Question]) -> bool:
    """An attacker is chosen, and the office adds to the sum of that kind (5.14)."""
    asked = [one for one in questions if one.seat == 0 and one.text == "attackers" and one.subject()[-1]]
    helping = {"of1": "military", "of2": "intrigue", "of3": "power"}
    return any(one.about["kind"] == helping.get(match.session.view(0).players[0].office) for one in asked)


def threatened(match: Match, questions: Sequence[Question]) -> bool:
    """Something is about to happen to a card in play, and seat 0 may interrupt it (R15)."""
    asked = [one for one in questions if one.seat == 0 and one.text == "interrupt_window"]
    return any(subject(match.session.view(0), one) >= 0 for one in asked)


def _marked(client: Client, text: str) -> Screen:
    """Cards are marked, and nothing is answered yet: all that go to the reserve, or the last one that could fight."""

    def wanted(_: Match, questions: Sequence[Question]) -> bool:
        return any(one.text == text and one.seat == 0 and (
            int(one.about["n"]) > 1 if text == "reserve_discard" else len(one.options()) == 2 and one.subject()[-1]
        ) for one in questions)  # fmt: skip

    scene = table(client, found(client, "pb", wanted))
    title, asked = parts(scene), scene.asked
    for option in scene.options():
        if asked is not None and option.verb == "card" and not title.marks.agreed(asked):
            title.marks.toggle(asked, option.refs[0])
    scene.offer()
    return scene


def _laden(client: Client) -> Screen:
    """A Council in which a character in play carries two attachments."""

    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        asked = any(one.seat == 0 and one.text in ("marshal", "action_window") for one in questions)
        played = (piece for player in match.session.view(0).players for piece in player.play) if asked else ()
        return any(len(piece.attachments) > 1 for piece in played)

    return table(client, found(client, "pbbb", wanted))


def _situation(client: Client, tab: str, kinds: str = "pbbb") -> Screen:
    scene = asked(client, kinds, "marshal", 4)
    parts(scene).situation.open(tab)
    return scene


def _setup(client: Client) -> Screen:
    """Some cards are placed."""
    wanted = sees("setup_place", lambda view: view.players[0].placed_count >= 2)
    return table(client, found(client, "pb", wanted))


def conceded(client: Client, kinds: str) -> Match:
    """The second seat has given up; in a match of more seats, which goes on, another one has chosen since."""
    match = found(client, kinds, asks("marshal", 0, 2))
    if match.seat(1).is_person:
        match.propose(CONCEDE, 1)
    else:
        match.session.concede(1)
    if not match.over:
        question = match.session.questions()[0]
        match.answer(question.seat, question.default())
    return match


def _risen(client: Client) -> Screen:
    """Who has won has reached a level."""
    match = played(client, "pb", 3)
    match.gains = {0: Gain(xp=150, coins=30, xp_before=0, level_before=1, level=2)}
    return ResultScene(client, match)


def _replay(client: Client, kinds: str, share: float, eyes: int, mark: bool = False, ended: bool = False) -> Screen:
    """A match watched again through the n-th eyes; with `mark` at the next mark of the timeline, `ended` as the final
    board.
    """
    scene = replayed(client, played(client, kinds, 3), share, eyes, ended)
    if mark:
        scene.moment_on()
    return scene


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery; none while the program does not offer the title."""
    if "crowns" not in PACKAGES:
        return []
    legion = ("legion", "heron", "concord", "chantry")
    spies = ("chantry", "legion", "concord", "heron")
    return [
        ("crowns-setup", _setup),
        ("crowns-plots", lambda client: asked(client, "pb", "plot_select", 3)),
        ("crowns-plot-enlarged", _plot),
        ("crowns-marshal-2", _hand),
        ("crowns-enlarged", _enlarged),
        ("crowns-choice-2", lambda client: asked(client, "pb", "challenge_choice", 4)),
        ("crowns-choice-4", lambda client: asked(client, "pbbb", "challenge_choice", 4)),
        ("crowns-choice-supported", lambda client: table(client, found(client, "pbbb", supported))),
        ("crowns-attackers-office", lambda client: table(client, found(client, "pbb", helped))),
        ("crowns-attackers", lambda client: asked(client, "pb", "attackers", 3)),
        ("crowns-defenders-2", lambda client: asked(client, "pb", "defenders", 4)),
        ("crowns-defenders-4", lambda client: asked(client, "pbbb", "defenders", 4)),
        ("crowns-fight-2", lambda client: _challenge(client, "pb")),
        ("crowns-fight-4", lambda client: _challenge(client, "pbbb")),
        ("crowns-claim", lambda client: asked(client, "pb", "claim_military", 2, legion)),
        ("crowns-blind", lambda client: asked(client, "pb", "claim_intrigue", 2, spies)),
        ("crowns-interrupt", lambda client: table(client, found(client, "pb", threatened, spies))),
        ("crowns-reaction", lambda client: asked(client, "pb", "reaction_window", 2, legion)),
        ("crowns-office", lambda client: asked(client, "pbbb", "office_select", 3)),
        ("crowns-office-enlarged", _office_enlarged),
        ("crowns-reserve", lambda client: asked(client, "pb", "reserve_discard", 2)),
        ("crowns-reserve-marked", lambda client: _marked(client, "reserve_discard")),
        ("crowns-defenders-marked", lambda client: _marked(client, "defenders")),
        ("crowns-laden-4", _laden),
        ("crowns-situation", lambda client: _situation(client, "standing")),
        ("crowns-situation-plots", lambda client: _situation(client, "plots")),
        ("crowns-situation-plots-3", lambda client: _situation(client, "plots", "pbb")),
        ("crowns-situation-plots-2", lambda client: _situation(client, "plots", "pb")),
        ("crowns-situation-2", lambda client: _situation(client, "standing", "pb")),
        ("crowns-situation-piles-2", lambda client: _situation(client, "piles", "pb")),
        ("crowns-situation-piles", lambda client: _situation(client, "piles")),
        ("crowns-out-2", lambda client: create_table(client, conceded(client, "pb"))),
        ("crowns-out-4", lambda client: table(client, conceded(client, "pbbb"))),
        ("crowns-result", lambda client: ResultScene(client, played(client, "pb", 3))),
        ("crowns-result-risen", _risen),
        ("crowns-result-conceded", lambda client: ResultScene(client, conceded(client, "pg"))),
        ("table-replay-crowns-2", lambda client: _replay(client, "pb", 0.5, 1)),
        ("table-replay-crowns-mark", lambda client: _replay(client, "pb", 0.3, 2, mark=True)),
        ("table-replay-crowns-4", lambda client: _replay(client, "pbbb", 0.6, 5, mark=True)),
        ("table-replay-crowns-final", lambda client: _replay(client, "pb", 1.0, 0, ended=True)),
        ("table-replay-crowns-final-4", lambda client: _replay(client, "pbbb", 1.0, 0, ended=True)),
        ("table-replay-crowns-start", lambda client: _replay(client, "pbbb", 0.0, 0)),
        ("crowns-onlooker", lambda client: create_table(client, played(client, "bbbb", 8, asks("marshal", 1, 4)))),
    ]
