"""Section 4. What one seat, or an onlooker, may see: built fresh, field by field. All play together, so all is open but
the order of decks, a duality card that another one reads, and answers that all give in secret.

Tiles are texts "4,3"; units "c0", "f3", "w". What is not told is "" or -1.
"""
from __future__ import annotations

import functools

import msgspec

from game.core.dice import Die, chances
from game.core.state import Outcome
from game.titles.vermilion.content import DICE, ENEMIES, TAINTS, action_at
from game.titles.vermilion.objectives import group_size
from game.titles.vermilion.queries import (
    by_number,
    char,
    final_def,
    hand_limit,
    has_vantage,
    is_numb,
    most_hp,
    place,
    row_of,
)
from game.titles.vermilion.setup import OWN
from game.titles.vermilion.state import Action, Foe, Seat, State

NOWHERE = ""


class DieView(msgspec.Struct, array_like=True, frozen=True):
    """A die: its number, what it is, what it was made as, the faces it showed and why."""

    no: int
    kind: str
    born: str
    faces: tuple[tuple[int, str], ...]
    virtual: bool


class SeatPublic(msgspec.Struct, array_like=True, frozen=True):
    """A character and its seat's things. `deck`: how many cards, `unseen`: which, in no order; `supply`, `spent`: the
    dice of this round; `flags`: what holds for it now, of "down", "lying", "vantage", "numb", "guarded", "ended",
    "crafted", "whisper", "reading" (a duality card), "ready"."""

    seat: int
    name: str
    hp: int
    most: int
    at: str
    pool: tuple[tuple[str, int], ...]
    supply: tuple[DieView, ...]
    spent: tuple[DieView, ...]
    hand: tuple[str, ...]
    hand_limit: int
    deck: int
    unseen: tuple[str, ...]
    discard: tuple[str, ...]
    burnt: tuple[str, ...]
    cards: tuple[str, ...]
    worn: tuple[tuple[str, str], ...]
    bag: tuple[str, ...]
    uses: tuple[tuple[str, int], ...]
    taints: tuple[tuple[str, tuple[str, ...]], ...]
    materials: tuple[tuple[str, int], ...]
    track: int
    once: tuple[str, ...]
    banned: tuple[str, ...]
    corpses: tuple[str, ...]
    threat: int
    calm: int
    bind: int
    run: int
    catalysts: tuple[str, ...]
    pending: tuple[tuple[str, int], ...]
    flags: tuple[str, ...]


class FoeView(msgspec.Struct, array_like=True, frozen=True):
    """An enemy. `def_` is the final DEF; `action`: the name of what is fixed for this round, "" for nothing; `odds`:
    for each zone of its bar in how many of `ways` rolls its present tokens lead there."""

    unit: str
    kind: str
    hp: int
    most: int
    def_: int
    shield: int
    opened: bool
    at: str
    threat: int
    calm: int
    dice: tuple[DieView, ...]
    total: int
    action: str
    zone: str
    lying: bool
    bind: int
    vantage: bool
    odds: tuple[int, ...]
    ways: int


class ActionView(msgspec.Struct, array_like=True, frozen=True):
    """What a seat is doing with its dice; `backflow`: what it has paid for a higher result (R13.8)."""

    seat: int
    kind: str
    how: str
    card: str
    dice: tuple[DieView, ...]
    gives: tuple[tuple[str, int], ...]
    left_out: tuple[int, ...]
    result: int
    power: int
    backflow: int


class Coming(msgspec.Struct, array_like=True, frozen=True):
    """Enemies that are still to come: the round, how many, the kind, the tiles of their marks."""

    round: int
    count: int
    kind: str
    at: tuple[str, ...]


class SeatView(msgspec.Struct, array_like=True, frozen=True):
    """The whole table for `reader` (-1: an onlooker). `codes`: the tiles row by row; `lands`: tile and points; `wagon`:
    tile, HP, most, 1 if loaded; `taints`: how many corruption cards are in their deck, `taint_kinds`: how many of each
    kind, in no order; `duality`: the card that the reader is reading; `tries`: the attempts so far."""

    reader: int
    mode: str
    difficulty: str
    quest: str
    chapter: int
    chapters: int
    between: bool
    tries: tuple[tuple[int, bool, int, str], ...]
    phase: str
    round: int
    last_round: int
    objective: str
    width: int
    height: int
    codes: bytes
    starts: tuple[str, ...]
    lands: tuple[tuple[str, int], ...]
    tree: str
    wagon_start: str
    wagon: tuple[str, int, int, int] | None
    coming: tuple[Coming, ...]
    seats: tuple[SeatPublic, ...]
    foes: tuple[FoeView, ...]
    markers: tuple[tuple[str, int, str, int], ...]
    taints: int
    taint_kinds: tuple[tuple[str, int], ...]
    duality_left: int
    duality: str
    advanced: tuple[str, ...]
    stock: tuple[str, ...]
    players_first: bool
    action: ActionView | None
    outcome: Outcome | None


# ---------------------------------------------------------------- building it
def view(state: State, seat: int | None) -> SeatView:
    """What `seat` (None: an onlooker) may see now."""
    reading = "" if seat is None else state.seats[seat].duality
    wagon = state.wagon
    return SeatView(
        reader=-1 if seat is None else seat, mode=state.mode, difficulty=state.difficulty,
        quest=OWN if state.board else state.quest, chapter=state.campaign.chapter, chapters=state.campaign.chapters,
        between=state.campaign.between,
        tries=tuple((t.chapter, t.won, t.round, t.reason) for t in state.campaign.tries), phase=state.phase,
        round=state.round, last_round=state.last_round, objective=state.objective, width=state.width,
        height=state.height, codes=bytes(state.codes), starts=_places(state, state.starts),
        lands=tuple((place(state, land.tile), land.points) for land in state.lands), tree=_place(state, state.tree),
        wagon_start=_place(state, state.wagon_start),
        wagon=None if wagon is None else (place(state, wagon.tile), wagon.hp, wagon.most, int(wagon.loaded)),
        coming=_coming(state), seats=tuple(_seat(state, number) for number in range(len(state.seats))),
        foes=tuple(_foe(state, foe) for foe in by_number(state)),
        markers=tuple((place(state, m.tile), m.seat, m.kind, m.until) for m in state.markers),
        taints=len(state.taints), taint_kinds=_counted(state.taints), duality_left=len(state.duality),
        duality=reading, advanced=tuple(state.advanced),
        stock=tuple(state.stock), players_first=state.players_first, action=_action(state.action),
        outcome=state.outcome)


def open_view(state: State) -> SeatView:
    """C7.2. The table for onlookers of a match that is over: nothing of it was hidden but what is told later anyway."""
    return view(state, None)


def _place(state: State, tile: int) -> str:
    return place(state, tile) if tile >= 0 and state.width else NOWHERE


def _places(state: State, tiles: list[int]) -> tuple[str, ...]:
    return tuple(_place(state, tile) for tile in tiles)


def _counted(cards: list[str]) -> tuple[tuple[str, int], ...]:
    return tuple((card, cards.count(card)) for card in TAINTS if card in cards)


def _dice(dice: list[Die]) -> tuple[DieView, ...]:
    return tuple(DieView(die.no, die.kind, die.born, tuple((s.face, s.why) for s in die.shown), die.virtual)
                 for die in dice)


def _pairs(held: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(held.items())


def _coming(state: State) -> tuple[Coming, ...]:
    seats = len(state.seats)
    return tuple(Coming(g.round, group_size(g.count, seats), g.kind, _places(state, state.marks[g.mark]))
                 for g in state.groups if g.round > state.round and group_size(g.count, seats))


def _seat(state: State, number: int) -> SeatPublic:
    player = state.seats[number]
    named = bool(player.worn)
    most = most_hp(player) if player.name else 0
    return SeatPublic(
        seat=number, name=player.name, hp=player.hp if named else most, most=most,
        at=_place(state, player.tile), pool=_pairs(player.pool), supply=_dice(player.supply.dice),
        spent=_dice(player.spent), hand=tuple(player.hand), hand_limit=hand_limit(player), deck=len(player.deck),
        unseen=tuple(sorted(player.deck)), discard=tuple(player.discard), burnt=tuple(player.burnt),
        cards=tuple(player.cards), worn=tuple(player.worn.items()), bag=tuple(player.bag), uses=_pairs(player.uses),
        taints=tuple((item, tuple(cards)) for item, cards in player.taints.items()),
        materials=_pairs(player.materials), track=player.track, once=tuple(player.once), banned=tuple(player.banned),
        corpses=_places(state, player.corpses), threat=player.threat, calm=player.calm, bind=player.bind,
        run=player.run, catalysts=tuple(player.catalysts),
        pending=(*_pairs(player.next_attack), *_pairs(player.next_roll)), flags=_flags(state, number, player))


def _flags(state: State, number: int, player: Seat) -> tuple[str, ...]:
    on_map = player.tile >= 0
    holds = {
        "down": state.round > 0 and not on_map and player.hp <= 0, "lying": player.lying,
        "vantage": on_map and has_vantage(state, char(number)), "numb": bool(player.worn) and is_numb(player),
        "guarded": player.guarded, "ended": player.ended, "crafted": player.crafted, "whisper": player.whisper,
        "reading": bool(player.duality), "ready": player.ready,
    }  # fmt: skip
    return tuple(name for name, there in holds.items() if there)


def _foe(state: State, foe: Foe) -> FoeView:
    row = row_of(foe)
    zone = row.zones[foe.action] if foe.action >= 0 else None
    odds, ways = zone_odds(foe.kind, foe.threat - foe.calm)
    return FoeView(
        unit=f"f{foe.no}", kind=foe.kind, hp=foe.hp, most=foe.most, def_=final_def(foe), shield=foe.shield,
        opened=foe.opened, at=place(state, foe.tile), threat=foe.threat, calm=foe.calm, dice=_dice(foe.dice),
        total=foe.total, action=zone.name if zone else "", zone=zone.zone if zone else "", lying=bool(foe.lying),
        bind=foe.bind, vantage=has_vantage(state, f"f{foe.no}"), odds=odds, ways=ways)


@functools.lru_cache(maxsize=512)
def zone_odds(kind: str, net: int) -> tuple[tuple[int, ...], int]:
    """5.10. For each zone of an enemy's bar, how many of all ways of rolling its dice lead there with so many threat
    tokens more than suppression tokens; and how many ways there are."""
    row = ENEMIES[kind]
    rolls = chances(row.dice, DICE)
    found = [0] * len(row.zones)
    for total, ways in rolls.items():
        found[action_at(row, total + net)] += ways
    return tuple(found), sum(rolls.values())


def _action(action: Action | None) -> ActionView | None:
    if action is None:
        return None
    return ActionView(action.seat, action.kind, action.how, action.card, _dice(action.dice), _pairs(action.gives),
                      tuple(action.left_out), action.result, action.power, action.backflow)


