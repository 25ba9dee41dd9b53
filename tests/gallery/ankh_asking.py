"""Every panel of Ankh's questions, as a match by lot leads to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tests.gallery.ankh_tables import asked, played
from tests.gallery.tables import table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.ask import Option, Question
    from scenes.shell.client import Client
    from scenes.shell.screen import Screen
    from scenes.table.match import Match

DUEL = {
    "unlock_power": ("amun", "ra"), "place_radiance": ("ra", "amun"), "amun_two": ("amun", "ra"),
    "battle_card": ("isis", "ra"), "horus_ban": ("horus", "ra"), "plague_bid": ("isis", "ra"),
    "anubis_trap": ("anubis", "ra"), "hathor_extra": ("hathor", "ra"), "place_cats": ("bastet", "ra"),
    "summon": ("isis", "ra"), "build": ("isis", "ra"), "use_token": ("isis", "ra"), "worshipful": ("isis", "ra"),
    "caravan_number": ("isis", "ra"), "caravan_swap": ("isis", "ra"), "choose_god": ("", "ra"),
    "isis_keep": ("isis", "ra"), "cat_window": ("isis", "bastet"), "cat_victim": ("isis", "bastet"),
    "control_monument": ("isis", "ra"),
}  # fmt: skip
"""A question of seat 0 and the gods of a match for two."""
LATE = {"battle_card": 7, "summon": 6, "plague_bid": 6, "use_token": 4, "worshipful": 6, "unlock_power": 5}


def _pushes(match: Match, question: Question) -> list[Option]:
    """R21.1. The moves of seat 0 that end on a figure."""
    standing = {f"space:{one.space}" for one in match.session.view(0).figures}
    return [option for option in question.options() if len(option.refs) > 1 and option.refs[-1] in standing]


def _push(client: Client) -> Screen:
    """Satet has moved onto an enemy's figure."""
    def can(match: Match, questions: Sequence[Question]) -> bool:
        return any(q.seat == 0 and q.text == "move_figure" and _pushes(match, q) for q in questions)

    for seed in range(1, 60):
        match = played(client, "pb", seed, can, ("isis", "ra"), guardian_1="satet")
        if not match.over:
            asked_now = next(q for q in match.session.questions() if q.seat == 0)
            match.session.answer(0, _pushes(match, asked_now)[0].key)
            return table(client, match)
        match.close()
    raise LookupError("satet_push")


def gallery() -> list[tuple[str, Callable[[Client], Screen]]]:
    """States for the gallery: "ankh-asks-<question>"."""
    found: list[tuple[str, Callable[[Client], Screen]]] = [
        (f"ankh-asks-{text}", partial(asked, kinds="pb", text=text, after=LATE.get(text, 0), gods=gods))
        for text, gods in DUEL.items()
    ]
    found.append(("ankh-asks-thoth_guess", partial(asked, kinds="pbbb", text="thoth_guess", after=4,
                                                   gods=("thoth", "ra", "isis", "amun"))))  # fmt: skip
    found.append(("ankh-asks-pharaoh_curse", partial(asked, kinds="pbb", text="pharaoh_curse",
                                                     gods=("isis", "ra", "amun"), guardian_2="pharaoh_mummy")))
    found.append(("ankh-asks-scorpion_facing", partial(asked, kinds="pb", text="scorpion_facing",
                                                       gods=("isis", "ra"), guardian_3="giant_scorpion")))
    found.append(("ankh-asks-mummy_return", partial(asked, kinds="pb", text="mummy_return", gods=("isis", "ra"),
                                                    guardian_2="mummy")))  # fmt: skip
    found.append(("ankh-asks-merge_guardians", partial(asked, kinds="pbb", text="merge_guardians",
                                                       gods=("isis", "ra", "amun"))))  # fmt: skip
    found.append(("ankh-asks-satet_push", _push))
    return found
