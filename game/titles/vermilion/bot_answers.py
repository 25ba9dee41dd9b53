"""Section 8. What a bot answers to everything but the choice of a pick in its turn: one function a question."""
from __future__ import annotations

from collections.abc import Callable

from game.core.ask import Option
from game.core.rng import Stream
from game.titles.vermilion.bot_ways import FAR, distances, goals
from game.titles.vermilion.content import CARD_GIVES, CHARACTERS, EFFECT, slot_of, tier_of
from game.titles.vermilion.grammar import BREAKTHROUGH, IMPRINT
from game.titles.vermilion.queries import base_of, by_number, final_def, gear_in, most_hp, row_of, tile_at
from game.titles.vermilion.state import State

Options = list[Option]
Answer = Callable[[State, int, Options, Stream], str]
LIKED = ("ad05", "ad01", "ad15", "ad14", "ad04", "ad21", "ad16", "ad02")
"""8.10. Cards for training, the best first."""
SLOT_ORDER = ("arm", "torso", "legs", "head")
HALVES = {IMPRINT: 9, BREAKTHROUGH: 10}
"""Expected faces in sixths: 1.5 and 1.67."""


def keys(options: Options) -> list[str]:
    """Their keys, in order."""
    return [option.key for option in options]


def expected(imprint: int, wild: int) -> int:
    """The expected sum of dice in sixths."""
    return HALVES[IMPRINT] * imprint + HALVES[BREAKTHROUGH] * wild


# ---------------------------------------------------------------- 8.2 defence
def defend(state: State, seat: int, options: Options, power: int) -> str:
    """8.2. From power 3, or where it would go down: the fewest dice that are expected to hold, two kept back unless it
    is serious; Imprint dice first. A power of 0 is not known (u03)."""
    player = state.seats[seat]
    power = power or 4
    if power < 3 and power < player.hp:
        return "pass" if "pass" in keys(options) else options[0].key
    ready, serious = len(player.supply.dice), player.hp <= 2 * power

    def worth(key: str) -> tuple[int, int, int]:
        _, card, way = key.split(":")
        imprint, wild = map(int, way.split("+"))
        bonus = sum(one.x for one in CARD_GIVES[card] if one.name == "empower")
        stopped = min(6 * power, expected(imprint, wild) + 6 * (base_of(player, "torso") + bonus))
        spare = ready - imprint - wild
        return stopped - (0 if serious or spare >= 2 else 6 * (2 - spare)), spare, imprint
    ways = [key for key in keys(options) if key != "pass"]
    best = max(ways, key=worth)
    return best if worth(best)[0] > 6 or "pass" not in keys(options) else "pass"


# ---------------------------------------------------------------- 8.4 dice and faces
def fill_dice(state: State, seat: int, options: Options, stream: Stream) -> str:
    """8.4. As many dice as the target needs, Breakthrough first; for moves and lands as many as there are."""
    action, player = state.action, state.seats[seat]
    if action is None or action.kind != "attack":
        return options[0].key
    weakest = min((foe.hp + final_def(foe) for foe in state.foes), default=99)
    need = 6 * (weakest - gear_in(player, "arm").base)

    def worth(key: str) -> tuple[int, int, int]:
        imprint, wild = map(int, key.split("+"))
        got = expected(imprint, wild)
        return min(got, need + 6), -(imprint + wild), wild
    return max(keys(options), key=worth)


def modify_roll(state: State, seat: int, options: Options, stream: Stream) -> str:
    """The effect that helps most: zeros are turned or rolled again, ones raised."""
    dice = state.action.dice if state.action is not None else []
    if any(key.startswith("again") for key in keys(options)):
        return next((key for key in keys(options) if key.startswith("again")
                     and dice[int(key.partition(":")[2])].face == 0), "done")
    for option in options:
        verb, _, number = option.key.partition(":")
        if verb == "done":
            continue
        if number == "all":
            return option.key
        die = dice[int(number)]
        effect = EFFECT[state.seats[seat].worn["head"]].name if verb == "trinket" else verb
        raised = die.face == 1 and effect in ("raise", "set_two", "modulate")
        if die.face == 0 if die.kind == BREAKTHROUGH else raised:
            return option.key
    return "done"


def combust_dice(state: State, seat: int, options: Options, stream: Stream) -> str:
    """8.3. The colour of which the pool has fewer."""
    pool = state.seats[seat].pool
    return IMPRINT if pool.get(IMPRINT, 0) <= pool.get(BREAKTHROUGH, 0) else BREAKTHROUGH


# ---------------------------------------------------------------- 8.5 steps
def move_step(state: State, seat: int, options: Options, stream: Stream) -> str:
    """8.5. The tile that is nearest to where the seat wants to be; it stops where no step gets nearer."""
    return step_towards(state, seat, options, goals(state, seat))


def step_towards(state: State, seat: int, options: Options, aims: list[int]) -> str:
    """The step that leads nearest to one of some tiles."""
    left = distances(state, aims)

    def worth(key: str) -> tuple[int, int]:
        if key == "stop":
            return left.get(state.seats[seat].tile, FAR), 0
        return left.get(tile_at(state, key.partition(":")[2]), FAR), 1
    return min(keys(options), key=worth)


def nearest_place(state: State, seat: int, options: Options, stream: Stream) -> str:
    """A place to start from: the nearest to where the seat wants to be."""
    if not state.foes and not state.lands:
        return options[0].key
    return min(keys(options), key=lambda key: sum(
        abs(a - b) for foe in by_number(state)
        for a, b in zip(divmod(tile_at(state, key.partition(":")[2]), state.width), divmod(foe.tile, state.width),
                        strict=True)))


# ---------------------------------------------------------------- 8.10 between quests
def grow_or_recover(state: State, seat: int, options: Options, stream: Stream) -> str:
    """8.10."""
    player = state.seats[seat]
    return "recover" if 10 * player.hp <= 6 * most_hp(player) else "grow"


def duality_choice(state: State, seat: int, options: Options, stream: Stream) -> str:
    """What the options lead to is not told: either."""
    return stream.pick(options).key


def liked(state: State, seat: int, options: Options, stream: Stream) -> str:
    """8.10. A card for training."""
    offered = keys(options)
    return next((card for card in LIKED if card in offered), offered[-1])


def returned(state: State, seat: int, options: Options, stream: Stream) -> str:
    """A basic card that is given up: a move, else a defend card, the last attack never."""
    offered, cards = keys(options), state.seats[seat].cards
    for card in ("move", "defend", "attack"):
        if card in offered and cards.count(card) > 1:
            return card
    return offered[0]


def kit_item(state: State, seat: int, options: Options, stream: Stream) -> str:
    """8.10. Something for a slot that still holds what the character began with: weapon, armour, shoes, trinket."""
    player, offered = state.seats[seat], keys(options)
    first = {slot: getattr(CHARACTERS[player.name], slot) for slot in SLOT_ORDER}
    order = [slot for slot in SLOT_ORDER if player.worn[slot] == first[slot]] or list(SLOT_ORDER)
    for slot in order:
        held = [item for item in offered if item.startswith({"arm": "w", "torso": "a", "legs": "s", "head": "t"}[slot])
                and item not in ("a11", "w11")]
        if held:
            return stream.pick(held)
    return offered[0]


def breathe_action(state: State, seat: int, options: Options, stream: Stream) -> str:
    """8.10. Craft the best, put on what is better than what is worn, drink where it is not lost, then be ready."""
    player, offered = state.seats[seat], keys(options)
    crafts = [key for key in offered if key.startswith("craft:")]
    wanted = [key for key in crafts if tier_of(key.split(":")[1]) > tier_of(player.worn[options_slot(key)])]
    if wanted:
        return max(wanted, key=lambda key: (tier_of(key.split(":")[1]), -SLOT_ORDER.index(options_slot(key))))
    for key in offered:
        if key.startswith("equip:") and tier_of(key[6:]) > tier_of(player.worn[options_slot(key)]):
            return key
    if "tonic" in offered and most_hp(player) - player.hp >= 5:
        return "tonic"
    return "ready"


def options_slot(key: str) -> str:
    """The slot of the item that a key of the workshop names."""
    return slot_of(key.split(":")[1])


# ---------------------------------------------------------------- the rest
def attack_mode(state: State, seat: int, options: Options, stream: Stream) -> str:
    """A Sweep where two stand near, else a single target, else what there is."""
    offered = keys(options)
    if "sweep" in offered and sum(foe.hp > 0 for foe in state.foes) > 1 and stream.below(2):
        return "sweep"
    return offered[0]


def threat_react(state: State, seat: int, options: Options, stream: Stream) -> str:
    """t14: the highest die of an enemy that is about to do its worst; nothing else."""
    for option in options:
        if option.key.startswith("reroll:"):
            _, unit, number = option.key.split(":")
            foe = next((one for one in state.foes if f"f{one.no}" == unit), None)
            if foe and row_of(foe).zones[foe.action].zone == "red" and foe.dice[int(number)].face == 3:
                return option.key
    return "pass"


def resonance(state: State, seat: int, options: Options, stream: Stream) -> str:
    """Used at once."""
    return "use"


ANSWERS: dict[str, Answer] = {
    "fill_dice": fill_dice, "modify_roll": modify_roll, "combust_dice": combust_dice,
    "move_step": move_step, "choose_start": nearest_place, "grow_or_recover": grow_or_recover,
    "duality_choice": duality_choice, "training_pick": liked, "kit_card": liked, "training_return": returned,
    "kit_item": kit_item, "breathe_action": breathe_action, "attack_mode": attack_mode, "threat_react": threat_react,
    "resonance": resonance,
}  # fmt: skip
"""What is not listed is answered as time would (table 3)."""
