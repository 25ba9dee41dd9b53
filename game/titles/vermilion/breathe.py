"""R9. The Breathe Phase: the end of a quest, growth or recovery, training, crafting."""
from __future__ import annotations

from game.core.ask import AskAll, AskAny, Option, Rules
from game.core.campaign import ended
from game.core.errors import MatchEnds
from game.core.state import Outcome
from game.titles.vermilion.board import ORDER, QUESTS
from game.titles.vermilion.content import RECIPES, TAINTS, slot_of, tier_of
from game.titles.vermilion.duality import pick_materials, read_cards
from game.titles.vermilion.field import craftable, make_item, pay, wear
from game.titles.vermilion.queries import G, char, most_hp, option
from game.titles.vermilion.setup import SINGLE
from game.titles.vermilion.state import Seat, State
from game.titles.vermilion.verbs import begin_turn, enter_phase, gain, heal, tell

TONIC_HP, RECOVERED, SOBER = 5, 10, 11  # 5.7, R9.2, R9.3
INSTEAD = 2  # G68


# ---------------------------------------------------------------- R9.1
def quest_end(g: G, reason: str) -> None:
    """R9.1, R16.1. A quest has ended: all is cleared away; what comes next."""
    state = g.state
    after = ended(state.campaign, state.won, state.round, reason)
    enter_phase(g, "breathe")
    for player in state.seats:
        clear_seat(player)
    state.foes, state.markers, state.action, state.wagon = [], [], None, None
    state.taints = [row.id for row in TAINTS.values() for _ in range(row.copies)]
    state.taints_back, state.known_taints = [], [0] * len(state.seats)
    g.shuffle(state.taints)
    if state.mode == SINGLE or after in ("won", "lost"):
        finish_match(g, reason)
    g.push("quest_begin")
    g.push("workshop")
    if after == "again":
        for player in state.seats:
            player.hp = min(most_hp(player), max(player.hp, SOBER))  # R9.3, G12
        return
    if QUESTS[state.quest].training:
        g.push("train")
    g.push("grow_or_recover")
    g.push("reward")


def clear_seat(player: Seat) -> None:
    """R9.1. Cards and dice of the quest return, corruption is gone, who was down stands up with 1 HP."""
    player.hp, player.tile = max(1, player.hp), -1
    player.supply.dice, player.spent = [], []
    player.deck, player.hand, player.discard, player.burnt = [], [], [], []
    player.taints, player.known, player.lying, player.perched, player.bind = {}, 0, False, False, 0
    player.whisper = player.guarded = player.ready = player.smith = False
    player.threat = player.calm = 0
    begin_turn(player)


def finish_match(g: G, reason: str) -> None:
    """R1.1, R16.1. All win, or nobody does. Raises MatchEnds."""
    state = g.state
    seats = list(range(len(state.seats)))
    state.outcome = Outcome(seats if state.won else [], f"vermilion.{reason}", [1] * len(seats))
    tell(g, "ended", "R1.1", reason=reason, won=int(state.won))
    raise MatchEnds


# ---------------------------------------------------------------- 5.13 rewards
def reward(g: G) -> Rules[None]:
    """5.13. What the quest gives to every seat, and the equipment card that the lowest seat gets."""
    row = QUESTS[state_quest(g.state)]
    for seat, player in enumerate(g.state.seats):
        for text in row.each:
            name, _, count = text.partition(":")
            if name == "hp":
                heal(g, char(seat), int(count), "5.13")
            elif name == "choice":
                yield from pick_materials(g, seat, int(count), "5.13")
            else:
                gain(player, name, int(count))
                tell(g, "got_material", "5.13", seat=seat, material=name)
    if row.gear:
        if row.gear in g.state.stock:
            make_item(g, 0, row.gear, "5.13")
        else:
            yield from pick_materials(g, 0, INSTEAD, "G68")


def state_quest(state: State) -> str:
    """The quest that has just ended."""
    return ORDER[state.campaign.tries[-1].chapter]


# ---------------------------------------------------------------- R9.2
def grow_or_recover(g: G) -> Rules[None]:
    """R9.2, R9.4. All choose in secret: a duality card, or 10 HP."""
    seats = list(range(len(g.state.seats)))
    answers = yield AskAll(seats, "R9.2", "grow_or_recover", grow_options, (), grow_default)
    for seat, key in answers.items():
        tell(g, "chose", "R9.2", seat=seat, what=key)
        if key == "recover":
            heal(g, char(seat), RECOVERED, "R9.2")
    growing = [seat for seat, key in answers.items() if key == "grow"]
    if growing:
        yield from read_cards(g, growing)


def grow_options(state: State, seat: int) -> list[Option]:
    """R9.2."""
    return [option("grow"), option("recover")]


def grow_default(state: State, seat: int) -> str:
    """Table 3."""
    player = state.seats[seat]
    return "recover" if 2 * player.hp <= most_hp(player) else "grow"


# ---------------------------------------------------------------- R9.9
def workshop(g: G) -> Rules[None]:
    """R9.9. Crafting, tonic, equipping, giving, until every seat is ready; one pick of one seat at a time."""
    state = g.state
    seats = [seat for seat, player in enumerate(state.seats) if not player.ready]
    if not seats:
        return
    g.push("workshop")
    seat, key = yield AskAny(seats, "R9.9", "breathe_action", workshop_options, (), workshop_default)
    at_bench(g, seat, key)


def workshop_options(state: State, seat: int) -> list[Option]:
    """R9.9. Ready; what can be made, drunk, worn, given."""
    player = state.seats[seat]
    found = [option("ready")]
    for item in craftable_here(state, seat):
        if player.smith and tier_of(item) == 1:
            found += [option(f"craft:{item}:{name}", f"item:{item}", saved=name) for name in savings(player, item)]
        else:
            found.append(option(f"craft:{item}", f"item:{item}"))
    if player.materials.get("tonic", 0) and player.hp < most_hp(player):
        found.append(option("tonic"))
    found += [option(f"equip:{item}", f"item:{item}", slot=slot_of(item)) for item in player.bag]
    for other in range(len(state.seats)):
        if other != seat:
            found += [option(f"give:{other}:{what}", f"item:{what}", seat=other)
                      for what in (*player.bag, *player.materials)]
    return found


def workshop_default(state: State, seat: int) -> str:
    """Table 3."""
    return "ready"


def craftable_here(state: State, seat: int) -> list[str]:
    """R9.9, d08. What can be paid, with the smith's help too."""
    player = state.seats[seat]
    able = craftable(state, seat)
    if player.smith:
        able = [item for item in state.stock if item in able
                or (item in RECIPES and tier_of(item) == 1 and savings(player, item))]
    return able


def savings(player: Seat, item: str) -> list[str]:
    """d08. The materials of which one less may be paid for an item."""
    cost = RECIPES[item].cost
    return [name for name in cost
            if all(player.materials.get(other, 0) >= count - int(other == name) for other, count in cost.items())]


def at_bench(g: G, seat: int, key: str) -> None:
    """R9.9. One pick is carried out."""
    player = g.state.seats[seat]
    verb, *what = key.split(":")
    match verb:
        case "craft":
            pay(player, what[0], what[1] if len(what) > 1 else "")
            player.smith = player.smith and tier_of(what[0]) != 1
            make_item(g, seat, what[0], "R9.9")
        case "tonic":
            player.materials["tonic"] -= 1
            player.materials = {name: count for name, count in player.materials.items() if count}
            heal(g, char(seat), TONIC_HP, "5.7")
        case "equip":
            wear(g, seat, what[0], "R9.9")
        case "give":
            give(g, seat, int(what[0]), what[1])
        case _:
            player.ready = True
            tell(g, "ready", "R9.9", seat=seat)


def give(g: G, seat: int, other: int, what: str) -> None:
    """R9.9. A material or a spare equipment card, a trinket with its uses, goes to another seat."""
    player, friend = g.state.seats[seat], g.state.seats[other]
    if what in player.bag:
        player.bag.remove(what)
        friend.bag.append(what)
        if what in player.uses:
            friend.uses[what] = player.uses.pop(what)
    else:
        player.materials[what] -= 1
        player.materials = {name: count for name, count in player.materials.items() if count}
        gain(friend, what)
    tell(g, "gave", "R9.9", seat=seat, to=other, what=what)
