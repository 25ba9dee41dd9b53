"""R21. What guardians do besides standing, moving and dying: the Giant Scorpion and Petsuchos. Satet's push stands in
`movement`, Wenut's and Apep's ways to the board in `summon`, the Androsphinx in `strength`, what happens when a Cat
Mummy, Mummy or Pharaoh Mummy is killed in `deaths`."""
from __future__ import annotations

from game.core.ask import Option, Rules
from game.titles.ankh.asking import ask
from game.titles.ankh.ground import adjacent, field_of, name_of
from game.titles.ankh.queries import G, ascending, god_of, holder, monument_at
from game.titles.ankh.state import NOBODY, POOL, State
from game.titles.ankh.verbs import destroy, take_off, tell

SCORPION = "giant_scorpion"
PETSUCHOS = "petsuchos"
FACINGS = 6


# ---------------------------------------------------------------- R21.7 Giant Scorpion
def faced_spaces(state: State, space: int, facing: int) -> list[int]:
    """R21.7. The spaces over the two faced edges, as far as they are adjacent."""
    steps = field_of(state).step[space]
    near = adjacent(state, space)
    return [other for other in (steps[facing], steps[(facing + 1) % FACINGS]) if other in near]


def faced_monuments(state: State, space: int, facing: int) -> list[int]:
    """The numbers of the monuments that a Scorpion on that space faces."""
    found = [monument_at(state, other) for other in faced_spaces(state, space, facing)]
    return [number for number in found if number != NOBODY]


def facing_options(state: State, seat: int, number: int) -> list[Option]:
    """Section 3, `scorpion_facing`."""
    where = name_of(state, state.figures[number].space)
    return [Option(str(facing), "face", (f"edge:{where}/{facing}",), ("facing", facing)) for facing in range(FACINGS)]


def facing_default(state: State, seat: int, number: int) -> str:
    """Section 3: most enemy monuments, then the lowest number."""
    god, space = god_of(state, seat), state.figures[number].space

    def enemies(facing: int) -> int:
        return sum(state.monuments[monument].owner not in (NOBODY, god)
                   for monument in faced_monuments(state, space, facing))
    return str(max(range(FACINGS), key=lambda facing: (enemies(facing), -facing)))


def set_facing(g: G, god: int, number: int) -> Rules[None]:
    """R21.7. The side that summoned or moved a Scorpion turns it; nothing is asked of other figures."""
    figure = g.state.figures[number]
    if figure.kind != SCORPION:
        return
    key = yield from ask(g, god, "R21.7", "scorpion_facing", facing_options, (number,), facing_default)
    g.state.figures[number].facing = int(key)
    tell(g, "faced", "R21.7", god=god, space=name_of(g.state, g.state.figures[number].space), facing=int(key))


def scorpions(g: G) -> None:
    """R9.3, R21.7."""
    for monument in condemned(g.state):
        destroy(g, monument, "R21.7")


def condemned(state: State) -> list[int]:
    """R9.3, R21.7. The monuments that Giant Scorpions destroy when a conflict starts: both that each faces, in
    ascending devotion of their holders."""
    found = [(holder(state, number), number) for number, figure in enumerate(state.figures)
             if figure.kind == SCORPION and figure.space >= 0]
    order = ascending(state, [god for god, _ in found])
    monuments = [monument for _, number in sorted(found, key=lambda it: (order.index(it[0]), it[1]))
                 for monument in faced_monuments(state, state.figures[number].space, state.figures[number].facing)]
    return list(dict.fromkeys(monuments))


# ---------------------------------------------------------------- R21.9 Petsuchos
def pass_petsuchos(g: G) -> None:
    """R21.9. To the god with the least devotion, into its pool; where that god has it already it stays as it is. One
    that lies in the supply stays there (G61)."""
    state = g.state
    for number, figure in enumerate(state.figures):
        if figure.kind != PETSUCHOS or figure.owner == NOBODY or figure.owner == state.order[0]:
            continue
        before = figure.owner
        take_off(state, number, POOL)
        figure.owner = state.order[0]
        tell(g, "passed_on", "R21.9", god=figure.owner, figure=PETSUCHOS, before=before)

