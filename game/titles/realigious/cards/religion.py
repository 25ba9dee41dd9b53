"""The religion cards (5.4): Footsteps of God for Hindus, Extremist for Muslims. They cost nothing."""
from __future__ import annotations

from game.core.ask import Rules
from game.titles.realigious import movement
from game.titles.realigious.cards.base import Use, action
from game.titles.realigious.cards.due import due, plain
from game.titles.realigious.cards.play import schedule
from game.titles.realigious.cards.targets import own_tile
from game.titles.realigious.queries import G, enterable, owned_tiles
from game.titles.realigious.state import Effect
from game.titles.realigious.verbs import make_separatist, tell


@action("footsteps_of_god", own_tile)
@plain
def footsteps_of_god(g: G, use: Use) -> None:
    """Footsteps of God. R19.9: in the next own move phase the piece goes to an own tile instead of moving."""
    schedule(g, use.seat, Effect("footsteps", "move", 1, ref=use.tile), "R19.9")


@due("footsteps")
def footsteps_due(g: G, seat: int, effect: Effect) -> Rules[bool]:
    """R19.9. The piece goes there and makes contact; the player moves normally if it cannot."""
    if g.state.owner[effect.ref] != seat or not enterable(g.state, seat, effect.ref):
        tell(g, "card_effect_lost", "R19.9", seat, card="footsteps_of_god")
        return False
    yield from movement.contact(g, seat, effect.ref, "R19.9")
    return True


@action("extremist")
@plain
def extremist(g: G, use: Use) -> None:
    """Extremist. R19.10: a random own tile that is not separatist yet becomes so (R19.12)."""
    calm = [t for t in owned_tiles(g.state, use.seat) if t not in g.state.separatists]
    if calm:
        make_separatist(g, g.pick(calm), "R19.10")
