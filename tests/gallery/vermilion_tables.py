"""Prepared matches of Vermilion for the gallery: played by lot from a seed until something is worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.ask import Question
from game.core.rng import Stream
from game.match.seats import SeatInfo
from scenes.shell.client import Client
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from scenes.titles.vermilion.table import VermilionTable
from tests.gallery.profiles import NAMES as PEOPLE
from tests.gallery.tables import seated

NAMES = (PEOPLE[0], PEOPLE[2], PEOPLE[4], PEOPLE[5])
CHARACTERS = ("karon", "seria", "drava", "ioan")
LONGEST = 8000
DAWDLING = ("done", "pass", "decline", "end_turn", "stop", "meditate")
Wanted = Callable[[Match, "Sequence[Question]"], bool]


def seats(kinds: str, characters: Sequence[str] = CHARACTERS) -> list[SeatInfo]:
    """ "pgb": a person, a guest, a bot."""
    return seated(kinds, NAMES, "character", characters)


def asks(text: str, seat: int = 0, from_round: int = 0) -> Wanted:
    """A question of a seat, from a round on."""

    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        now = match.session.view(None).round
        return now >= from_round and any(q.text == text and q.seat == seat for q in questions)

    return wanted


def played(client: Client, kinds: str, seed: int, wanted: Wanted | None = None, **options: str) -> Match:
    """A match played by lot until a question is wanted (None: to the end); most offers are taken."""
    options = {"variant": "single_quest", "quest": "q01", **options}
    match = Match.new(client.home, "vermilion", seats(kinds), dict(options), seed)
    lot = Stream(seed, "samples")
    for _ in range(LONGEST):
        questions = match.session.questions()
        if not questions or (wanted is not None and wanted(match, questions)):
            break
        question = lot.pick(questions)
        found = question.options()
        active = [option for option in found if option.key not in DAWDLING and option.verb != "combust"]
        match.session.answer(question.seat, lot.pick(active if active and lot.below(4) else found).key)
        match.chart.sample(match.session)
    if match.over:
        match.save()
        match.flush()
    return match


def parts(scene: TableScene) -> VermilionTable:
    """The title's side of a table."""
    title_table = scene.title_table
    if not isinstance(title_table, VermilionTable):
        raise TypeError(f"not a table of Vermilion: {title_table!r}")
    return title_table
