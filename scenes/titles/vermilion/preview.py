"""What a choice would come to, before anything is spent (section 10). Every number comes from the rules' own functions
on a copy of the table made of the view: of each way the dice can fall they tell the result and the thresholds.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from game.core.dice import Die, DieFace
from game.titles.vermilion.actions import SLOT_OF, Worth, threatens, worth
from game.titles.vermilion.attack import damage_of, targets
from game.titles.vermilion.content import CARD_GIVES, DICE, REWARDS, STANDARD
from game.titles.vermilion.forecast import state_of
from game.titles.vermilion.grammar import BREAKTHROUGH, CORRUPTION, IMPRINT, together
from game.titles.vermilion.links import is_point_blank
from game.titles.vermilion.modify import STAKED, double, substitute
from game.titles.vermilion.queries import foe_name, gear_in, grid_of, worn
from game.titles.vermilion.state import Action

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from game.titles.vermilion.state import Foe, State
    from game.titles.vermilion.view import ActionView, SeatView

Way = tuple[int, int]
"""How many Imprint and Breakthrough dice are filled in."""


class Struck(NamedTuple):
    """What an attack would do to an enemy: in how many of the ways it dies, the HP that it loses in all of them, and in
    how many it is in reach (-1: in all), for thresholds may add range.
    """

    unit: str
    deaths: int
    damage: int
    reached: int = -1


class Forecast(NamedTuple):
    """Of `ways` equally likely ways the dice can fall: how many lead to each result, and meet each threshold of the
    gear; `lost`: those in which Gambit cancels the action; `through`: ways by the damage that comes through a defence;
    `threat`: those in which the enemy that is hit gains a threat token; `aims`: it is an attack.
    """

    ways: int
    results: Mapping[int, int]
    met: tuple[int, ...]
    lost: int = 0
    targets: tuple[Struck, ...] = ()
    through: Mapping[int, int] = {}
    threat: int = 0
    aims: bool = False

    @property
    def mean(self) -> float:
        """The result on average, a cancelled action counted as nothing."""
        return sum(result * ways for result, ways in self.results.items()) / max(1, self.ways)


def laid_out(view: SeatView) -> State:
    """The table of a view with the action that is going on."""
    state = state_of(view)
    if view.action is not None:
        state.action = action_of(view.action)
    return state


def action_of(seen: ActionView) -> Action:
    """The action of a view as the rules have it."""
    dice = [Die(one.no, one.kind, one.born, [DieFace(face, why) for face, why in one.faces], one.virtual)
            for one in seen.dice]  # fmt: skip
    return Action(
        seen.seat, seen.kind, seen.how, seen.card, SLOT_OF.get(seen.kind, ""), dice, dict(seen.gives), seen.backflow,
        list(seen.left_out), seen.result, power=seen.power,
    )  # fmt: skip


def defence(view: SeatView, seat: int, card: str) -> Action:
    """R7.2. The defence with a card as it would begin."""
    held = dict(view.seats[seat].worn)
    return Action(seat, "defend", "standard", card, "torso",
                  gives=together([*STANDARD[held["torso"]], *CARD_GIVES[card]]))  # fmt: skip


def covered(view: SeatView, seat: int, blow: tuple[str, str, int]) -> int:
    """u03. The power with which a blow at another character comes to a seat that takes its place; -1 where only one of
    them is beside the enemy, for that may halve it (R7.4)."""
    state, (unit, target, power) = state_of(view), blow
    foe = next((foe for foe in state.foes if foe_name(foe) == unit), None)
    if foe is None:
        return -1
    near = {grid_of(state).distance(foe.tile, state.seats[one].tile) == 1 for one in (seat, int(target[1:]))}
    if len(near) > 1:
        return -1
    return max(0, power - worn(state.seats[seat]).get("ward", 0))


def unasked(view: SeatView, seat: int, key: str) -> Forecast | None:
    """R5.1.3, R5.2.2. What an attack would come to whose dice nobody is asked for: with the last die, or improvised.
    None for any other answer.
    """
    verb, card, slot, *_ = [*key.split(":"), "", "", ""]
    held = [die.kind for die in view.seats[seat].supply]
    if slot != "arm" or verb not in ("play", "improvise") or (verb == "play" and len(held) != 1):
        return None
    if verb == "improvise":
        return forecast(view, Action(seat, "attack", "improvised", card, slot), (1, 0))
    gives = together([*STANDARD[dict(view.seats[seat].worn)[slot]], *CARD_GIVES[card]])
    way = (held.count(IMPRINT), held.count(BREAKTHROUGH))
    return forecast(view, Action(seat, "attack", "standard", card, slot, gives=gives), way)


def falls(kinds: list[str]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """All faces that dice can show together, with the number of ways in which they do."""
    faces = [sorted(set(DICE[kind].faces)) for kind in kinds]
    for shown in product(*faces):
        ways = 1
        for kind, face in zip(kinds, shown, strict=True):
            ways *= DICE[kind].faces.count(face)
        yield ways, shown


def forecast(view: SeatView, action: Action, way: Way, power: int = -1) -> Forecast:
    """R5.1.3-R5.1.6, R7.2. What filling so many dice into an action would come to; `power`: of the attack that is
    defended against.
    """
    state = state_of(view)
    player = state.seats[action.seat]
    kinds = [IMPRINT] * way[0] + [BREAKTHROUGH] * way[1] + [CORRUPTION] * ("black_die" in action.gives)
    action.substitutes = [STAKED] if "substitute" in dict(view.seats[action.seat].pending) else []
    lines = REWARDS[player.worn[action.slot]]
    sharp = action.how != "improvised" and "vantage" in player.next_attack
    met = [0] * len(lines)
    results: dict[int, int] = {}
    through: dict[int, int] = {}
    aims = action.kind == "attack"
    struck: dict[str, list[int]] = {}
    near: dict[int, list[Foe]] = {}
    total = lost = threat = 0
    for ways, shown in falls(kinds):
        total += ways
        found, going = _settled(action, player, kinds, shown)
        threat += ways * (aims and action.how != "improvised" and threatens(action))
        for i, line in enumerate(lines):
            met[i] += ways * (line in found.met)
        result = found.result if going else 0
        lost += 0 if going else ways
        results[result] = results.get(result, 0) + ways
        if power >= 0:
            left = max(0, power - found.result)
            through[left] = through.get(left, 0) + ways
        more = found.gives.get("range", 0)
        if aims and more not in near:
            near[more] = targets(state, action.seat, found.gives, sharp)
        for foe in near.get(more, ()):
            points = min(foe.hp, _damage(state, action.seat, foe_name(foe), found)) if going else 0
            one = struck.setdefault(foe_name(foe), [0, 0, 0])
            for i, count in enumerate((points >= foe.hp, points, 1)):
                one[i] += ways * count
    hit = tuple(Struck(unit, deaths, damage, -1 if reached == total else reached)
                for unit, (deaths, damage, reached) in sorted(struck.items(), key=lambda item: int(item[0][1:])))
    return Forecast(total, dict(sorted(results.items())), tuple(met), lost, hit, dict(sorted(through.items())), threat,
                    aims)  # fmt: skip


def _settled(action: Action, player: object, kinds: list[str], shown: tuple[int, ...]) -> tuple[Worth, bool]:
    """R5.7, R13.22. What dice that fall so are worth, and whether Gambit lets the action go on."""
    action.dice = [Die(i, kind, kind, [DieFace(face, "rolled")])
                   for i, (kind, face) in enumerate(zip(kinds, shown, strict=True))]  # fmt: skip
    if action.how == "improvised":  # R5.2.2: the face alone
        face = sum(die.face for die in action.dice)
        return Worth(face, 0, [], {}, face), True
    substitute(action.dice, action)
    going = not ("gambit" in action.gives and double(action))
    return worth(player, action), going  # type: ignore[arg-type]


def _damage(state: State, seat: int, unit: str, found: Worth) -> int:
    """R7.3, R7.4. What an attack of that worth takes from an enemy."""
    player, foe = state.seats[seat], next(foe for foe in state.foes if foe_name(foe) == unit)
    near = is_point_blank(gear_in(player, "arm").range, grid_of(state).distance(player.tile, foe.tile))
    return damage_of(foe, found.result // 2 if near else found.result, found.gives)


def standing(view: SeatView, *, without: int = -1, face: int = -1) -> Worth | None:
    """R5.1.5. What the dice of the action that is going on are worth as they lie; `without`: with that die left out, or
    with another `face` up. None where there is nothing to work out.
    """
    if view.action is None or not view.action.dice or any(not die.faces for die in view.action.dice):
        return None
    state = laid_out(view)
    action = state.action
    if action is None or not action.slot:
        return None
    if without >= 0 and face < 0:
        action.left_out.append(without)
    elif without >= 0:
        action.dice[without].shown.append(DieFace(face, "seen"))
    return worth(state.seats[action.seat], action)


def met_now(view: SeatView) -> tuple[bool, ...] | None:
    """R11.3. Which thresholds of the gear in use the dice that lie there meet; None without such dice."""
    found = standing(view)
    if found is None or view.action is None:
        return None
    item = dict(view.seats[view.action.seat].worn)[SLOT_OF[view.action.kind]]
    return tuple(line in found.met for line in REWARDS[item])


def hurt(view: SeatView, seat: int, unit: str, power: int) -> int:
    """R7.3, R7.4. What so much power of the action that is going on takes from an enemy."""
    state = laid_out(view)
    gives = state.action.gives if state.action is not None else {}
    foe = next((foe for foe in state.foes if foe_name(foe) == unit), None)
    return damage_of(foe, power, gives) if foe is not None else 0


def damage_now(view: SeatView, seat: int, unit: str) -> tuple[int, int]:
    """R7.3. What the attack that is settled takes from an enemy, and the HP that enemy has."""
    state = laid_out(view)
    action, foe = state.action, next((foe for foe in state.foes if foe_name(foe) == unit), None)
    if action is None or foe is None:
        return 0, 0
    found = Worth(0, 0, [], action.gives, action.result)
    return _damage(state, seat, unit, found), foe.hp
