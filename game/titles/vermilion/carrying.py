"""R16.1. What of a campaign goes on under other rules: its party with all it owns, its quests and attempts, and how far
the Breathe Phase has come. A quest that is going on begins anew.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.core.campaign import Campaign
from game.core.carrying import CARRIED
from game.core.errors import BadSetup
from game.core.state import Step
from game.titles.vermilion.board import ORDER
from game.titles.vermilion.breathe import SOBER, clear_seat
from game.titles.vermilion.content import ADVANCED, CHARACTERS, COLOURS, DUALITY, ITEMS, TRINKETS
from game.titles.vermilion.grammar import HEART, MATERIALS, SLOTS
from game.titles.vermilion.invariants import invariants
from game.titles.vermilion.queries import most_hp
from game.titles.vermilion.setup import CAMPAIGN, new_state
from game.titles.vermilion.state import Seat, State

AGAIN = ("quest_begin", "workshop")
BREATHE = (*AGAIN, "train", "grow_or_recover", "reward")
MOST = 999


class Carried(msgspec.Struct, forbid_unknown_fields=True):
    """`steps`: what is still to come of the Breathe Phase, the last entry first; `duality`: that deck, the last card on
    top."""

    campaign: Campaign
    seats: Annotated[list[Seat], Meta(max_length=4)]
    steps: Annotated[list[str], Meta(max_length=len(BREATHE))]
    duality: list[str]
    duality_back: list[str]
    trained: Annotated[int, Meta(ge=0, le=MOST)]


_decode = msgspec.json.Decoder(Carried).decode


def carry(state: State) -> str:
    """What goes on, as a text; "" where no party has set out or the campaign is over."""
    campaign = state.campaign
    if state.mode != CAMPAIGN or state.outcome is not None or not all(seat.cards for seat in state.seats):
        return ""
    between = campaign.between and bool(campaign.tries)
    steps = [step.name for step in state.agenda if step.name in BREATHE] if between else list(AGAIN)
    campaign.between = True
    for player in state.seats:
        smith = player.smith
        clear_seat(player)
        player.smith = smith
        if not between:
            player.hp = min(most_hp(player), max(player.hp, SOBER))  # R9.3: as after a failure, which it is not
    found = Carried(campaign, state.seats, steps, state.duality, state.duality_back, state.trained)
    return msgspec.json.encode(found).decode()


def begun(seats: list[dict[str, Any]], options: dict[str, Any], seed: int) -> State:
    """R3, R16.1. The table before anything is chosen, with the party that was carried over. Raises BadSetup."""
    state, texts = new_state(seats, options, seed), options.get(CARRIED)
    if texts:
        _go_on(state, texts)
    return state


def _go_on(state: State, texts: Sequence[str]) -> None:
    """The carried party takes the place of a new one."""
    try:
        found = _decode("".join(texts))
        problem = _problem(found, state)
    except (msgspec.MsgspecError, LookupError) as error:
        problem = str(error)
    if problem:
        raise BadSetup("error.carry_unread", f"options.carried: {problem}")


def _problem(found: Carried, state: State) -> str:
    """Lays what was carried into the state; what does not fit these rules, "" for nothing."""
    campaign = found.campaign
    if len(found.seats) != len(state.seats) or {*found.steps} - {*BREATHE} or found.steps[:1] != ["quest_begin"]:
        return "other seats or steps"
    if campaign.chapters != len(ORDER) or not 0 <= campaign.chapter < len(ORDER) or not campaign.between:
        return "other quests"
    if any(not 0 <= tried.chapter < len(ORDER) for tried in campaign.tries):
        return "other attempts"
    if not campaign.tries and len(found.steps) > len(AGAIN):
        return "a reward for nothing"
    for player in found.seats:
        things = {*player.materials} - {*MATERIALS, HEART} | {*player.uses} - {*TRINKETS} | {*player.base} - {*COLOURS}
        numbers = (*player.materials.values(), *player.uses.values(), *player.base.values(), player.extra_hp)
        if player.name not in CHARACTERS or things or any(not 0 <= number <= MOST for number in numbers):
            return f"{player.name}: {sorted(things)}"
    if len({player.name for player in found.seats}) < len(found.seats):
        return "a character twice"
    owned = [item for player in found.seats for item in (*player.worn.values(), *player.bag)]
    away = [getattr(row, slot) for row in CHARACTERS.values() if row.id not in {one.name for one in found.seats}
            for slot in SLOTS]  # fmt: skip
    state.campaign, state.seats, state.trained = campaign, found.seats, found.trained
    state.duality, state.duality_back = found.duality, found.duality_back
    state.duality += [card for card in DUALITY if card not in (*state.duality, *state.duality_back)]
    state.stock = [item for item in ITEMS if item not in (*owned, *away)]
    state.advanced = [card for card in ADVANCED if all(card not in player.cards for player in found.seats)]
    state.quest = ORDER[campaign.tries[-1].chapter if campaign.tries else campaign.chapter]
    state.phase, state.agenda = "breathe", [Step(name) for name in found.steps]
    return "; ".join(invariants(state)[:3])
