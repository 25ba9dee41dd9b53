"""R9.4-R9.6, 5.11. Duality cards and the track."""
from __future__ import annotations

from game.core.ask import Ask, AskAll, Option, Rules
from game.titles.vermilion.content import DUALITY, TRACK_END
from game.titles.vermilion.grammar import BREAKTHROUGH, IMPRINT, MATERIALS
from game.titles.vermilion.queries import G, char, most_hp, option
from game.titles.vermilion.state import State
from game.titles.vermilion.verbs import gain, heal, tell

BEYOND = 2  # R9.6


def read_cards(g: G, seats: list[int]) -> Rules[None]:
    """R9.4. Each of the seats draws a card that it alone sees, and chooses; then the outcomes happen in seat order."""
    state = g.state
    for seat in seats:
        if not state.duality:
            state.duality, state.duality_back = state.duality_back, []
            g.shuffle(state.duality)
        state.seats[seat].duality = state.duality.pop()
        g.block_undo()
        tell(g, "duality_drawn", "R9.4", seat=seat)
    answers = yield AskAll(seats, "R9.4", "duality_choice", choice_options)
    for seat, key in answers.items():
        player = state.seats[seat]
        card, player.duality = player.duality, ""
        state.duality_back.append(card)
        for text in DUALITY[card].a if key == "a" else DUALITY[card].b:
            yield from outcome(g, seat, text)


def choice_options(state: State, seat: int) -> list[Option]:
    """R9.4. What the options lead to is not told."""
    card = state.seats[seat].duality
    return [option(key, verb=f"duality_{key}", card=card) for key in ("a", "b")]


def outcome(g: G, seat: int, text: str) -> Rules[None]:
    """R9.5. One outcome: a step, or a reward or cost."""
    player = g.state.seats[seat]
    name, _, number = text.partition(":")
    if name in (IMPRINT, BREAKTHROUGH):
        step(g, seat, name)
        return
    tell(g, "duality_gave", "R9.5", seat=seat, what=name, count=int(number or 0))
    match name:
        case "smith":
            player.smith = True
        case "max_hp":
            player.extra_hp += int(number)
        case "hp":
            player.hp = min(most_hp(player), max(1, player.hp + int(number)))
        case "choice":
            yield from pick_materials(g, seat, int(number), "R9.5")
        case _:
            gain(player, name, int(number))


def step(g: G, seat: int, side: str) -> None:
    """R9.6. The marker goes one space towards a colour; beyond the end it gives HP."""
    player = g.state.seats[seat]
    goal = player.track + (1 if side == IMPRINT else -1)
    if abs(goal) > TRACK_END:
        heal(g, char(seat), BEYOND, "R9.6")
        return
    player.track = goal
    player.hp = min(player.hp, most_hp(player))
    tell(g, "track", "R9.6", seat=seat, space=goal)


def pick_materials(g: G, seat: int, count: int, rule: str) -> Rules[None]:
    """5.11, 5.13. Materials of the receiver's choice, no hearts."""
    for _ in range(count):
        name = yield Ask(seat, rule, "material_pick", material_options, (), material_default)
        gain(g.state.seats[seat], name)
        tell(g, "got_material", rule, seat=seat, material=name)


def material_options(state: State, seat: int) -> list[Option]:
    """5.7. The common materials."""
    return [option(name, verb="material") for name in MATERIALS]


def material_default(state: State, seat: int) -> str:
    """Table 3."""
    return "sinew"
