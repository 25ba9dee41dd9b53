"""Prepared matches of Ankh for the gallery: played by lot from a seed until something is worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.ask import Question
from game.core.rng import Stream
from game.match.seats import BOT, GUEST, PERSON, SeatInfo
from scenes.shell.client import Client
from scenes.shell.screen import Screen
from scenes.table.match import Match
from scenes.table.table_scene import TableScene
from scenes.titles.ankh.table import AnkhTable
from tests.gallery.profiles import NAMES as PEOPLE

NAMES = (PEOPLE[0], PEOPLE[2], PEOPLE[4], PEOPLE[5], PEOPLE[1])
GODS = ("horus", "ra", "bastet", "anubis", "set_god")
MAPS = {2: "two_lands", 3: "delta", 4: "cataracts", 5: "five_nomes"}
LONGEST = 6000
DAWDLING = ("done", "no", "pass", "decline")
Wanted = Callable[[Match, "Sequence[Question]"], bool]


def seats(kinds: str, gods: Sequence[str] = GODS) -> list[SeatInfo]:
    """ "pgb": a person, a guest, a bot."""
    found = []
    for seat, letter in enumerate(kinds):
        kind = {"p": PERSON, "g": GUEST, "b": BOT}[letter]
        icon = "profile/bot_normal" if kind == BOT else f"profile/{seat}"
        found.append(SeatInfo(seat=seat, name=NAMES[seat], icon=icon, kind=kind, level="normal" if kind == BOT else "",
                              fields={"god": gods[seat]}))  # fmt: skip
    return found


def asks(text: str, seat: int = 0, after: int = 0) -> Wanted:
    """A question of a seat, once so many events have been."""

    def wanted(match: Match, questions: Sequence[Question]) -> bool:
        marker = match.session.view(None).marker
        return marker >= after and any(q.text == text and q.seat == seat for q in questions)

    return wanted


def played(
    client: Client, kinds: str, seed: int, wanted: Wanted | None = None, gods: Sequence[str] = GODS, **options: str
) -> Match:
    """A match played by lot until a question is wanted (None: to the end); most offers are taken."""
    options = {"scenario": MAPS[len(kinds)], **options}
    match = Match.new(client.home, "ankh", seats(kinds, gods), dict(options), seed)
    lot = Stream(seed, "samples")
    for _ in range(LONGEST):
        questions = match.session.questions()
        if not questions or (wanted is not None and wanted(match, questions)):
            break
        question = lot.pick(questions)
        found = question.options()
        active = [option for option in found if option.key not in DAWDLING]
        match.session.answer(question.seat, lot.pick(active if active and lot.below(3) else found).key)
        match.chart.sample(match.session)
    if match.over:
        match.save()
        match.flush()
    return match


def table(client: Client, match: Match) -> TableScene:
    """A table on top of nothing."""
    scene = TableScene(client, match)
    client.nav.stack.reset(scene, animated=False)
    client.nav.update(50)
    return scene


def parts(scene: TableScene) -> AnkhTable:
    """The title's side of a table."""
    title_table = scene.title_table
    if not isinstance(title_table, AnkhTable):
        raise TypeError(f"not a table of Ankh: {title_table!r}")
    return title_table


def asked(client: Client, kinds: str, text: str, after: int = 0, gods: Sequence[str] = GODS, **options: str) -> Screen:
    """The first question of a kind that the first seeds lead to."""
    for seed in range(1, 40):
        match = played(client, kinds, seed, asks(text, 0, after), gods, **options)
        if not match.over:
            return table(client, match)
        match.close()
    raise LookupError(text)
