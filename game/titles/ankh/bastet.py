"""R16. Bastet, Cats of Bubastis: placing the cats, what they add in a battle, and the window of her opponents."""
from __future__ import annotations

from game.core.ask import Option, Refusal, Rules
from game.titles.ankh.asking import NO, ask, says_no
from game.titles.ankh.content import CATS, GOD, MONUMENTS, WARRIOR
from game.titles.ankh.deaths import kill
from game.titles.ankh.ground import adjacent, name_of, space_of
from game.titles.ankh.queries import (
    G,
    acting,
    bearer,
    figure_at,
    god_of,
    has_near,
    held,
    is_mortal,
    monument_at,
    refuse,
)
from game.titles.ankh.state import NOBODY, SUPPLY, Cat, State
from game.titles.ankh.verbs import tell, tell_side

STAR = "star"
NAME = "bastet"
BY_HARDNESS = ("plus3", "plus1", STAR)


# ---------------------------------------------------------------- R16.2 placing
def guarded_regions(state: State) -> list[int]:
    """The regions in which a cat lies."""
    return [state.region[state.monuments[cat.place].space] for cat in state.cats if cat.place != SUPPLY]


def open_monuments(state: State) -> list[int]:
    """R16.2. The monuments on which a cat may still be placed: one in each region; by space."""
    taken = guarded_regions(state)
    found = [number for number, monument in enumerate(state.monuments)
             if monument.space >= 0 and state.region[monument.space] not in taken]
    return sorted(found, key=lambda number: state.monuments[number].space)


def cat_options(state: State, seat: int) -> list[Option]:
    """Section 3, `place_cats`."""
    found = []
    for icon in CATS:
        if all(cat.icon != icon or cat.place != SUPPLY for cat in state.cats):
            continue
        for number in open_monuments(state):
            where = name_of(state, state.monuments[number].space)
            found.append(Option(f"{icon}>{where}", "place_cat", (f"cat:{icon}", f"space:{where}"),
                                ("cat", icon, "space", where)))
    return found


def cat_default(state: State, seat: int) -> str:
    """Section 3: +3, +1, ★, each where the side has most figures, then in the lowest region."""
    god = god_of(state, seat)
    mine = [state.region[state.figures[number].space] for number in held(state, god)]
    icon = [name for name in BY_HARDNESS if any(cat.icon == name and cat.place == SUPPLY for cat in state.cats)][0]

    def worth(number: int) -> tuple[int, int]:
        region = state.region[state.monuments[number].space]
        return mine.count(region), -region
    number = max(open_monuments(state), key=worth)
    return f"{icon}>{name_of(state, state.monuments[number].space)}"


def place_cats(g: G) -> Rules[None]:
    """R16.2, R16.5. She takes back all of them and places as many as possible, each in a region of its own, icons
    hidden. Nothing happens without Bastet."""
    god = bearer(g.state, NAME)
    if god == NOBODY:
        return
    g.state.cats = [Cat(icon, SUPPLY, shown=False) for icon in CATS]
    tell(g, "cats_taken_back", "R16.2", god=god)
    while open_monuments(g.state) and any(cat.place == SUPPLY for cat in g.state.cats):
        key = yield from ask(g, god, "R16.2", "place_cats", cat_options, (), cat_default)
        icon, _, where = key.partition(">")
        number = monument_at(g.state, space_of(g.state, where))
        for cat in g.state.cats:
            if cat.icon == icon:
                cat.place = number
        kind = MONUMENTS[g.state.monuments[number].kind]
        tell_side(g, "cat_placed", "R16.2", god, {"cat": icon}, {"god": god, "space": where, "kind": kind})


# ---------------------------------------------------------------- R16.3 in a battle
def show_cat(g: G, region: int) -> int:
    """R16.3. The hidden cat of a region is shown and stays where it lies; what it adds."""
    for cat in g.state.cats:
        if cat.place == SUPPLY or g.state.region[g.state.monuments[cat.place].space] != region:
            continue
        cat.shown = True
        where = name_of(g.state, g.state.monuments[cat.place].space)
        tell(g, "cat_shown", "R16.3", god=bearer(g.state, NAME), cat=cat.icon, space=where)
        return CATS[cat.icon]
    return 0


# ---------------------------------------------------------------- R16.6 the window
def window_refusal(state: State, god: int, number: int) -> Refusal | None:
    """R16.6. Why a god may not show the cat on that monument."""
    if god == bearer(state, NAME):
        return refuse("R16.6", "own_cat")
    if all(cat.place != number or cat.shown for cat in state.cats):
        return refuse("R16.6", "no_hidden_cat")
    return None if has_near(state, god, state.monuments[number].space) else refuse("R16.6", "not_adjacent")


def window_options(state: State, seat: int) -> list[Option]:
    """Section 3, `cat_window`."""
    god = god_of(state, seat)
    spaces = sorted(state.monuments[cat.place].space for cat in state.cats
                    if cat.place != SUPPLY and window_refusal(state, god, cat.place) is None)
    found = [name_of(state, space) for space in spaces]
    return [*(Option(where, "show_cat", (f"space:{where}",), ("space", where)) for where in found), Option(NO, "no")]


def cat_window(g: G) -> Rules[None]:
    """R5.8, R16.6. Once in a turn of its own an opponent may show a cat next to one of its figures."""
    state = g.state
    if state.peeked or not state.cats:
        return
    key = yield from ask(g, acting(state), "R16.6", "cat_window", window_options, (), says_no)
    if key == NO:
        return
    state.peeked = True
    number = monument_at(state, space_of(state, key))
    icon = [cat.icon for cat in state.cats if cat.place == number][0]
    g.block_undo()
    tell(g, "cat_shown", "R16.6", god=acting(state), cat=icon, space=key)
    if icon == STAR:
        yield from _star(g, number)
        return
    for cat in state.cats:
        if cat.icon == icon:
            cat.place, cat.shown = SUPPLY, True


def victim_options(state: State, seat: int, number: int) -> list[Option]:
    """Section 3, `cat_victim`. The seat's figures adjacent to the monument."""
    god = god_of(state, seat)
    found = [figure_at(state, space) for space in adjacent(state, state.monuments[number].space)]
    own = sorted(state.figures[one].space for one in found if one != NOBODY and state.figures[one].owner == god)
    return [Option(name_of(state, space), "victim", (f"space:{name_of(state, space)}",),
                   ("space", name_of(state, space), "figure", state.figures[figure_at(state, space)].kind))
            for space in own]


def victim_default(state: State, seat: int, number: int) -> str:
    """Section 3: a god if there is one, else a warrior, else the first."""
    keys = [option.key for option in victim_options(state, seat, number)]

    def worth(key: str) -> int:
        kind = state.figures[figure_at(state, space_of(state, key))].kind
        return {GOD: 2, WARRIOR: 1}.get(kind, 0)
    return max(keys, key=worth)


def _star(g: G, number: int) -> Rules[None]:
    """R16.6, G54. The opponent names one of its figures there, which is killed unless it is a god; then Bastet places
    all of her cats anew."""
    state = g.state
    key = yield from ask(g, acting(state), "R16.6", "cat_victim", victim_options, (number,), victim_default)
    victim = figure_at(state, space_of(state, key))
    tell(g, "cat_pounced", "R16.6", god=acting(state), space=key)
    if is_mortal(state.figures[victim]):
        yield from kill(g, [victim], "R16.6")
    yield from place_cats(g)
