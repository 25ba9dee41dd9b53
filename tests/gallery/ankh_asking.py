"""Every panel of Ankh's questions, as a match by lot leads to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tests.gallery.ankh_tables import asked

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.shell.client import Client
    from scenes.shell.screen import Screen

DUEL = {
    "unlock_power": ("amun", "ra"), "place_radiance": ("ra", "amun"), "amun_two": ("amun", "ra"),
    "battle_card": ("isis", "ra"), "horus_ban": ("horus", "ra"), "plague_bid": ("isis", "ra"),
    "anubis_trap": ("anubis", "ra"), "hathor_extra": ("hathor", "ra"), "place_cats": ("bastet", "ra"),
    "summon": ("isis", "ra"), "build": ("isis", "ra"), "use_token": ("isis", "ra"), "worshipful": ("isis", "ra"),
    "caravan_number": ("isis", "ra"), "caravan_swap": ("isis", "ra"), "choose_god": ("", "ra"),
}  # fmt: skip
"""A question of seat 0 and the gods of a match for two."""
LATE = {"battle_card": 7, "summon": 6, "plague_bid": 6, "use_token": 4, "worshipful": 6, "unlock_power": 5}


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
    return found
