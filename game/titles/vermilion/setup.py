"""R3, R16.1. What may be chosen before a match, its first state, and the steps up to the first round of a quest."""
from __future__ import annotations

from typing import Any

from game.core.ask import Ask, Option, Rules
from game.core.campaign import Campaign, begin
from game.core.carrying import CARRIED
from game.core.errors import BadSetup
from game.core.fields import checked
from game.core.rng import Stream, seeded
from game.core.rules import VARIANT
from game.core.spec import Field
from game.core.state import Step
from game.titles.vermilion.board import ORDER, QUESTS, SEATS, lay, own_board, parsed
from game.titles.vermilion.content import (
    ADVANCED,
    BASIC,
    CHARACTERS,
    DUALITY,
    FIRST_HAND,
    ITEMS,
    TAINTS,
    TRINKETS,
)
from game.titles.vermilion.decks import draw
from game.titles.vermilion.foes import place_groups
from game.titles.vermilion.grammar import SLOTS
from game.titles.vermilion.queries import G, base_pool, living, most_hp, occupied, option, place, tile_at
from game.titles.vermilion.state import Seat, State, Wagon
from game.titles.vermilion.verbs import enter_phase, tell

CAMPAIGN, SINGLE = "campaign", "single_quest"
ASKED = ""
OWN = "own"
FAILURES = {"3": 3, "none": 12}
"""R16.1. Failures of one quest that lose a campaign. Without a limit it still ends some time, so that every match
does."""
FIELDS: tuple[Field, ...] = (Field("character", (*CHARACTERS, ASKED), ASKED),)
OPTIONS: tuple[Field, ...] = (
    Field(VARIANT, (CAMPAIGN, SINGLE), CAMPAIGN),
    Field("difficulty", ("gentle", "normal", "grim"), "normal"),
    Field("retry_limit", tuple(FAILURES), "3"),
    Field("quest", ("asked", *ORDER), "asked"),
    Field("board", ("",), "", many=True),  # the texts of an own quest, as `board.read_quest` gives them
    Field(CARRIED, ("",), "", many=True),  # a campaign of other rules, as `carrying.carry` tells it
)


# ---------------------------------------------------------------- the first state
def new_state(seats: list[dict[str, Any]], options: dict[str, Any], seed: int) -> State:
    """R3, R16.1. The table before anything is chosen. Raises BadSetup."""
    if len(seats) not in SEATS:
        allowed = ", ".join(map(str, SEATS))
        raise BadSetup("error.setup_seats", f"{len(seats)} seats; this game has {allowed}", field="seats",
                       found=len(seats), example=allowed)
    rules = checked("options", options, OPTIONS)
    names = [checked(f"seats[{i}]", seat, FIELDS)["character"] for i, seat in enumerate(seats)]
    for i, name in enumerate(names):
        if name and name in names[:i]:
            raise BadSetup("vermilion.error.setup_character_twice", f"seats[{i}].character: {name} is taken (R1.1)",
                           field=f"seats[{i}].character", found=name)
    if rules["board"]:
        own_board(rules["board"])
    single = rules[VARIANT] == SINGLE or bool(rules["board"])
    asked = rules["quest"] == "asked"
    state = State(
        rng=seeded(seed), agenda=[], seats=[Seat(name) for name in names], mode=SINGLE if single else CAMPAIGN,
        difficulty=rules["difficulty"], quest=ORDER[0] if asked or not single else rules["quest"],
        board=list(rules["board"]),
        campaign=Campaign(1 if single else len(ORDER), 1 if single else FAILURES[rules["retry_limit"]]))
    shuffle_decks(state, seed)
    first = [Step("quest_choice")] if single and asked and not rules["board"] else []
    state.agenda = [Step("quest_begin"), *([Step("kits")] if single else []), Step("characters"), *first]
    return state


def shuffle_decks(state: State, seed: int) -> None:
    """2.3. The corruption and duality decks, and what nobody owns."""
    stream = Stream(seed, "decks")
    state.taints = [row.id for row in TAINTS.values() for _ in range(row.copies)]
    state.duality = list(DUALITY)
    stream.shuffle(state.taints)
    stream.shuffle(state.duality)
    state.known_taints = [0] * len(state.seats)
    state.advanced = list(ADVANCED)
    worn = [getattr(row, slot) for row in CHARACTERS.values() for slot in SLOTS]
    state.stock = [item for item in ITEMS if item not in worn]


# ---------------------------------------------------------------- choosing
def quest_choice(g: G) -> Rules[None]:
    """R16.1. The host chooses the quest."""
    g.state.quest = yield Ask(0, "R16.1", "quest_choice", quest_options)


def quest_options(state: State, seat: int) -> list[Option]:
    """R16.1."""
    return [option(quest, verb="quest") for quest in QUESTS]


def characters(g: G) -> Rules[None]:
    """R1.1, R3. In seat order each seat without a character takes one."""
    for number, player in enumerate(g.state.seats):
        if not player.name:
            name = yield Ask(number, "R1.1", "choose_character", character_options)
            g.state.seats[number].name = name
        equip(g.state.seats[number])
        tell(g, "character", "R1.1", seat=number, name=g.state.seats[number].name)
    g.state.campaign.party = [player.name for player in g.state.seats]


def character_options(state: State, seat: int) -> list[Option]:
    """R1.1. The characters that nobody plays."""
    taken = [player.name for player in state.seats]
    return [option(name, verb="character") for name in CHARACTERS if name not in taken]


def equip(player: Seat) -> None:
    """R2.1, R2.3, R3.4. Starting gear, the ten cards, full HP."""
    row = CHARACTERS[player.name]
    player.worn = {slot: getattr(row, slot) for slot in SLOTS}
    player.uses = {row.head: TRINKETS[row.head].uses}
    player.cards = [*BASIC, *row.cards]
    player.hp = most_hp(player)


# ---------------------------------------------------------------- R3 a quest
def quest_begin(g: G) -> None:
    """R3.1-R3.5. The map and the first enemies, then the start places, the decks, the first round."""
    state = g.state
    begin(state.campaign)
    if state.mode == CAMPAIGN:
        state.quest = ORDER[state.campaign.chapter]
    lay(state, parsed(state.board or QUESTS[state.quest].board))
    enter_phase(g, "setup")
    state.round, state.won = 0, False
    state.foes, state.placed, state.markers, state.action = [], 0, [], None
    state.wagon = None
    if state.wagon_start >= 0 and state.objective == "escort":
        hp = 8 + 2 * len(state.seats)  # R15.3
        state.wagon = Wagon(hp, hp, state.wagon_start)
    for player in state.seats:
        ready_seat(player)
    tell(g, "quest_began", "R3.1", quest=OWN if state.board else state.quest, attempt=state.campaign.number)
    place_groups(g, 1)
    g.push("round_begin")
    g.push("first_hands")
    g.push("start_places")


def ready_seat(player: Seat) -> None:
    """R3.4, R3.5. Pool, trinkets, decks of a quest."""
    player.tile = -1
    player.pool = base_pool(player)
    player.supply.dice, player.spent = [], []
    player.deck, player.hand, player.discard, player.burnt = list(player.cards), [], [], []
    player.known, player.taints, player.once = 0, {}, []
    for item in player.uses:
        player.uses[item] = TRINKETS[item].uses
    player.lying = player.guarded = player.whisper = player.perched = False
    player.threat = player.calm = player.bind = 0


def start_places(g: G) -> Rules[None]:
    """R3.3. In seat order each seat chooses a start tile; the last tile left over is nobody's choice."""
    for number in range(len(g.state.seats)):
        key = yield Ask(number, "R3.3", "choose_start", start_options)
        tile = tile_at(g.state, key.partition(":")[2])
        g.state.seats[number].tile = tile
        tell(g, "started", "R3.3", unit=f"c{number}", to=place(g.state, tile))


def start_options(state: State, seat: int) -> list[Option]:
    """R3.3. The free start tiles, by y, then x."""
    there = occupied(state)
    return [option(f"tile:{place(state, tile)}", f"tile:{place(state, tile)}", verb="start")
            for tile in sorted(state.starts) if tile not in there]


def first_hands(g: G) -> Rules[None]:
    """R3.5. Decks are shuffled, four cards drawn."""
    for number in living(g.state):
        g.shuffle(g.state.seats[number].deck)
        yield from draw(g, number, FIRST_HAND, "R3.5")
