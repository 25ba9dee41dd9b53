"""Section 4. What one seat, or an onlooker, may see: built fresh from nothing, field by field.

Everything is open but the cards chosen and not yet revealed, and the icons of cats that nobody has shown. Spaces are
names ("4,2"), gods the numbers of the seats that began with them. What is not told is "" or -1.
"""
from __future__ import annotations

import msgspec

from game.core.boards.regions import borders
from game.core.modifiers import Term
from game.core.state import Outcome
from game.titles.ankh.bastet import NAME as BASTET
from game.titles.ankh.content import MONUMENTS, SIZES, SUNS
from game.titles.ankh.ground import field_of, name_of, region_count, spaces_in
from game.titles.ankh.queries import (
    bearer,
    figures_in,
    free_bases,
    holders,
    is_guardian,
    pool,
    radiant,
    trapped,
)
from game.titles.ankh.state import NOBODY, SUPPLY, Battle, State
from game.titles.ankh.strength import majorities, strength_terms

BACK = "back"


class FigureView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A figure on the board. `number` is its own for the whole match; `held`: the god that holds it now (R9.2)."""

    number: int
    kind: str
    owner: int
    held: int
    space: str
    facing: int
    radiant: bool


class MonumentView(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A monument. `owner` is -1 while it is neutral; `cat`: "" none, "back", or the icon that the reader may see."""

    kind: str
    owner: int
    space: str
    cat: str = ""
    cat_shown: bool = False


class RegionPresence(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A god in a region: how many figures it holds there, and its strength by terms."""

    god: int
    figures: int
    terms: tuple[Term, ...]
    strength: int


class RegionView(msgspec.Struct, array_like=True, frozen=True):
    """A region: its spaces, the gods present in ascending devotion, and who would win which monument majority."""

    number: int
    spaces: tuple[str, ...]
    present: tuple[RegionPresence, ...]
    majorities: tuple[tuple[int, str], ...]
    eye: bool


class GodView(msgspec.Struct, array_like=True, frozen=True):
    """A god. `names`: whose unique powers it has; `pool`: kinds of figures with their number; `bases`: free small and
    large ones; `unlocked`: tokens that have left the dashboard; `captives`: its own warriors that Anubis has
    trapped."""

    god: int
    seats: tuple[int, ...]
    names: tuple[str, ...]
    alive: bool
    devotion: int
    followers: int
    pool: tuple[tuple[str, int], ...]
    bases: tuple[int, ...]
    tokens: int
    unlocked: int
    powers: tuple[str, ...]
    hand: tuple[str, ...]
    used: tuple[str, ...]
    captives: int


class BattleView(msgspec.Struct, array_like=True, frozen=True):
    """The battle that is fought. `chosen`: by god its cards; of cards that the reader may not see there is "chosen"."""

    region: int
    fighters: tuple[int, ...]
    banned: str
    doubled: bool
    chosen: tuple[tuple[int, tuple[str, ...]], ...]
    revealed: bool
    guess: tuple[int, str]
    cat: int
    fallen: tuple[tuple[int, int], ...]


class SeatView(msgspec.Struct, array_like=True, frozen=True):
    """The whole table for `reader` (-1: an onlooker). `rivers`, `camels`: edges as two spaces. `team[seat]`: the god
    that a seat plays, -1 forgotten; `order`: the track, the least first; `beside`: Bastet's cats beside her dashboard,
    as the reader may see them; `suns`: sun tokens left; `trapped`: warriors in Anubis' slots by owner."""

    reader: int
    columns: int
    terrain: str
    region: tuple[int, ...]
    rivers: tuple[tuple[str, str], ...]
    camels: tuple[tuple[str, str], ...]
    figures: tuple[FigureView, ...]
    monuments: tuple[MonumentView, ...]
    supply: tuple[tuple[str, int], ...]
    regions: tuple[RegionView, ...]
    gods: tuple[GodView, ...]
    team: tuple[int, ...]
    order: tuple[int, ...]
    red_limit: int
    counters: tuple[int, ...]
    limits: tuple[int, ...]
    events: str
    marker: int
    conflicts: int
    first: int
    seat: int
    taken: tuple[int, ...]
    conflict: bool
    conflict_token: int
    amun_used: bool
    battle: BattleView | None
    portals: tuple[str, ...]
    eyes: tuple[int, ...]
    scale: int
    trapped: tuple[int, ...]
    suns: int
    beside: tuple[str, ...]
    round: int
    outcome: Outcome | None


# ---------------------------------------------------------------- building it
def view(state: State, seat: int | None) -> SeatView:
    """What `seat` (None: an onlooker) may see now."""
    god = NOBODY if seat is None else state.team[seat]
    return _view(state, -1 if seat is None else seat, [] if god == NOBODY else [god])


def open_view(state: State) -> SeatView:
    """C7.2. The whole table for onlookers who may know everything: of matches that are over."""
    return _view(state, -1, list(range(len(state.gods))))


def sides_in(seen: SeatView) -> tuple[int, ...]:
    """R12. Who plays together now: the seats of one god. A forgotten seat is alone again."""
    return tuple(god if god != NOBODY else len(seen.team) + seat for seat, god in enumerate(seen.team))


def _view(state: State, reader: int, own: list[int]) -> SeatView:
    """What somebody sees who knows all of the gods `own`."""
    return SeatView(
        reader=reader, columns=state.columns, terrain=state.terrain, region=tuple(state.region),
        rivers=_rivers(state),
        camels=tuple((name_of(state, one), name_of(state, other)) for one, other in state.camels),
        figures=_figures(state), monuments=_monuments(state, own), supply=_supply(state),
        regions=tuple(_region(state, number) for number in range(1, region_count(state) + 1)),
        gods=tuple(_god(state, number) for number in range(len(state.gods))), team=tuple(state.team),
        order=tuple(state.order), red_limit=state.red_limit, counters=tuple(state.counters),
        limits=tuple(state.limits), events=state.events, marker=state.marker, conflicts=state.conflicts,
        first=state.first, seat=state.seat, taken=tuple(state.taken), conflict=state.conflict,
        conflict_token=state.conflict_token, amun_used=state.amun_used,
        battle=None if state.battle is None else _battle(state.battle, own),
        portals=tuple(name_of(state, space) for space in state.portals), eyes=tuple(state.eyes), scale=state.scale,
        trapped=tuple(sorted(state.figures[number].owner for number in trapped(state))),
        suns=SUNS - radiant(state), beside=_beside(state, own), round=round_of(state), outcome=state.outcome)


def _rivers(state: State) -> tuple[tuple[str, str], ...]:
    """R3.2. The edges between land of different regions that carry no camel: the rivers of the map."""
    return tuple((name_of(state, one), name_of(state, other))
                 for one, other in borders(field_of(state), state.region) if (one, other) not in state.camels)


def round_of(state: State) -> int:
    """How often the turn has gone round, from 1."""
    return max(1, 1 + (state.turns - 1) // len(state.team))


def _figures(state: State) -> tuple[FigureView, ...]:
    owners = holders(state)
    return tuple(FigureView(number, figure.kind, figure.owner, owners[number], name_of(state, figure.space),
                            figure.facing, figure.radiant)
                 for number, figure in enumerate(state.figures) if figure.space >= 0)


def _monuments(state: State, own: list[int]) -> tuple[MonumentView, ...]:
    cats = {cat.place: (_icon(state, cat.icon, cat.shown, own), cat.shown) for cat in state.cats}
    return tuple(MonumentView(MONUMENTS[monument.kind], monument.owner, name_of(state, monument.space),
                              *cats.get(number, ("", False)))
                 for number, monument in enumerate(state.monuments) if monument.space >= 0)


def _icon(state: State, icon: str, shown: bool, own: list[int]) -> str:
    """R16, section 4. Only Bastet's side knows the icon of a cat that nobody has shown."""
    return icon if shown or bearer(state, BASTET) in own else BACK


def _beside(state: State, own: list[int]) -> tuple[str, ...]:
    """Sorted, for the order of the cats would tell their icons."""
    return tuple(sorted(_icon(state, cat.icon, cat.shown, own) for cat in state.cats if cat.place == SUPPLY))


def _supply(state: State) -> tuple[tuple[str, int], ...]:
    """What is left of the monuments and of the guardians."""
    counts = {name: sum(one.kind == kind and one.space == SUPPLY for one in state.monuments)
              for kind, name in enumerate(MONUMENTS)}
    for figure in state.figures:
        if is_guardian(figure):
            counts[figure.kind] = counts.get(figure.kind, 0) + (figure.space == SUPPLY)
    return tuple(counts.items())


def _region(state: State, number: int) -> RegionView:
    present = []
    for god, figures in figures_in(state, number).items():
        terms = tuple(strength_terms(state, god, number))
        present.append(RegionPresence(god, len(figures), terms, sum(term.value for term in terms)))
    won = [(god, kind) for god, kinds in majorities(state, number).items() for kind in kinds]
    return RegionView(number, tuple(name_of(state, space) for space in spaces_in(state, number)), tuple(present),
                      tuple(won), number in state.eyes)


def _god(state: State, number: int) -> GodView:
    god = state.gods[number]
    counts: dict[str, int] = {}
    for figure in pool(state, number):
        kind = state.figures[figure].kind
        counts[kind] = counts.get(kind, 0) + 1
    return GodView(
        god=number, seats=tuple(god.seats), names=tuple(god.names), alive=god.alive, devotion=god.devotion,
        followers=god.followers, pool=tuple(counts.items()),
        bases=tuple(free_bases(state, number, size) for size in SIZES), tokens=god.tokens, unlocked=god.unlocked,
        powers=tuple(god.powers), hand=tuple(god.hand), used=tuple(god.used), captives=len(trapped(state, number)))


def _battle(battle: Battle, own: list[int]) -> BattleView:
    chosen = [(god, tuple(cards) if battle.revealed or god in own else ("chosen",))
              for god, cards in sorted(battle.chosen.items())]
    return BattleView(battle.region, tuple(battle.fighters), battle.banned, battle.doubled, tuple(chosen),
                      battle.revealed, battle.guess, battle.cat, tuple(sorted(battle.fallen.items())))

