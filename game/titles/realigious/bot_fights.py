"""8.2, R10. Combats: whether the bot may declare one, its chance, and what it is worth."""
from __future__ import annotations

from game.titles.realigious.bot_mind import TOO_LOW, Mind, allotment
from game.titles.realigious.bot_rivals import beaten_loss
from game.titles.realigious.forecast import Forecast

UNKNOWN = 50  # percent: the chance on a tile that is not revealed
GLORY = 400  # what a glory card is worth
NEVER = -2000


def can_fight(mind: Mind, tile: int) -> bool:
    """R10.2. Whether the own seat could declare combat on the tile."""
    seen = mind.view.tiles[tile]
    if mind.me.religion == "buddhist" or seen.designation == "apostle" or seen.owner in (-1, mind.seat):
        return False
    return not any({t.proposer, t.partner} == {mind.seat, seen.owner} for t in mind.view.truces)


def combat_chance(mind: Mind, tile: int) -> int:
    """R10.9-R10.11. The chance of a combat that a contact with an enemy tile leads to, percent."""
    made = mind.view.tiles[tile].forecast
    return UNKNOWN if made is None else made.chance // 10


def fight_worth(mind: Mind, tile: int, piece_combat: bool = False) -> int:
    """8.2. What declaring combat on an enemy tile by a contact is worth."""
    return _worth(mind, tile, mind.view.tiles[tile].forecast, piece_combat)


def remote_worth(mind: Mind, tile: int) -> int:
    """R23.8. What declaring combat on an enemy tile from a barracks is worth."""
    return _worth(mind, tile, mind.view.tiles[tile].remote, piece_combat=False)


def _worth(mind: Mind, tile: int, made: Forecast | None, piece_combat: bool) -> int:
    """Chance of the prize and of the loss of the other, less price, levy and what a defeat costs."""
    seen = mind.view.tiles[tile]
    if not can_fight(mind, tile) or mind.own.reputation < TOO_LOW or (made is not None and made.forced == "out"):
        return NEVER
    b, d, i = allotment(seen)
    chance, levy, price, penalty = UNKNOWN, 50, mind.own.combat_price, 5 if piece_combat else 3
    if made is not None:
        b, d, i = ((least + most) // 2 for least, most in zip(made.least, made.most, strict=True))
        chance, levy, price, penalty = made.chance // 10, made.levy, made.price, made.penalty
    else:
        b //= 2
    prize = mind.value(b, d, i) + beaten_loss(mind, seen) + (GLORY if piece_combat else 0)
    costs = price * mind.worth.reputation + levy * mind.worth.believer
    return (chance * prize - (100 - chance) * penalty * mind.worth.reputation) // 100 - costs
