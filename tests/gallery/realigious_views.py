"""Views of prepared matches for the gallery of the panels: real matches, played by default answers and dressed up."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

import game
from game.match.seats import SeatInfo
from game.titles.realigious.content import STATES
from game.titles.realigious.view import HandCard, SeatView, StateIcon
from tests.gallery.profiles import NAMES as MENU_NAMES

NAMES = (MENU_NAMES[0], MENU_NAMES[4], MENU_NAMES[3], 4 * MENU_NAMES[0])
RELIGIONS = ("hindu", "islamic", "christian", "buddhist")
CHARACTERS = ("fortune_teller", "businessperson", "cleric", "explorer")


@lru_cache(maxsize=8)
def session(seats: int = 4, climate: str = "temperate", answers: int = 160, seed: int = 11) -> Any:
    """A match after that many default answers."""
    fields = [{"religion": RELIGIONS[i], "character": CHARACTERS[i], "traits": "default"} for i in range(seats)]
    made = game.new_session("realigious", fields, {"climate": climate, "god": "giyechin"}, seed)
    for _ in range(answers):
        questions = made.questions()
        if not questions:
            break
        seat = questions[0].seat
        made.answer(seat, made.default(seat))
    return made


def infos(seats: int = 4) -> list[SeatInfo]:
    """The players of the seats."""
    return [
        SeatInfo(
            seat=i,
            name=NAMES[i],
            icon=f"profile/{3 * i}",
            kind="person" if i == 0 else "bot",
            level="" if i == 0 else ("easy", "normal", "easy")[i - 1],
        )
        for i in range(seats)
    ]


def states(*names: str) -> tuple[StateIcon, ...]:
    """State icons with some figures."""
    return tuple(
        StateIcon(name, STATES[name].mood, (i % 3 + 1) if STATES[name].shows == "turns" else 0,
                  (i % 4 + 1) if STATES[name].shows == "number" else 0)
        for i, name in enumerate(names)
    )  # fmt: skip


MANY = ("tithe", "clergy", "axis_of_evil", "hidden_reputation", "holy_war", "relic_bonus", "prop_consolation",
        "stealth", "skip", "gov_base", "penance")  # fmt: skip


def unseen() -> SeatView:
    """A view of who holds the town hall and has a piece out of sight on the map."""
    view = sample()
    dark = next(tile.tile for tile in view.tiles if not tile.shown)
    seats = (view.seats[0], replace(view.seats[1], tile=-1, minimap_tile=dark), *view.seats[2:])
    held = tuple(replace(one, holder=0 if one.structure == "gov_office" else -1) for one in view.governments)
    return replace(view, seats=seats, governments=held)


def sample(seats: int = 4, climate: str = "temperate", seat: int | None = 0) -> SeatView:
    """A view in the middle of a match with states, a hidden reputation and a full hand."""
    view: SeatView = session(seats, climate).view(seat)
    publics = list(view.seats)
    dressed = (MANY[:9], MANY[3:6], (), MANY[1:11])
    for i, public in enumerate(publics):
        publics[i] = replace(
            public, states=states(*dressed[i]), believers=1240 + 610 * i, religious=370 + 150 * i,
            relics=(2, 1, 0, 3)[i], mystic=(500, 250, 0, 600)[i],
        )  # fmt: skip
    if seats > 1:
        publics[1] = replace(publics[1], reputation=None, social=None)
    own = view.own
    if own is not None:
        hand = (
            HandCard(1, "gleaning", False, 0, 100, 0, 0, 0, 0, True),
            HandCard(2, "worst_scandal", False, 0, 0, 500, 10, 0, 0, False),
            HandCard(3, "time_reversal", False, 0, 0, 0, 0, 700, 700, True),
        )
        grave = ("gleaning", "tithe", "reaper", "reaper", "simple_prank")
        own = replace(own, hand=hand, donations=2350, influence=1900, reputation=58, grave=grave)
        publics[own.seat] = replace(publics[own.seat], hand=len(hand), grave=len(grave))
    owned = tuple(replace(c, owner=i % seats, bought=1) for i, c in enumerate(view.celebrities))
    governments = tuple(replace(g, holder=0 if i == 1 else -1) for i, g in enumerate(view.governments))
    tiles = list(view.tiles)
    mine = [t.tile for t in tiles if t.shown and t.owner >= 0][:2]
    for i, at in enumerate(mine):
        tiles[at] = replace(tiles[at], separatist=i + 1)
    return replace(view, seats=tuple(publics), own=own, celebrities=owned, governments=governments, tiles=tuple(tiles))
