"""R10, R5.7 of the own turn: crafting at a corpse, quick swap; R9.9 crafting and equipping between quests too."""
from __future__ import annotations

from game.titles.vermilion.content import RECIPES, TRINKETS, slot_of, tier_of
from game.titles.vermilion.queries import G
from game.titles.vermilion.state import Seat, State
from game.titles.vermilion.verbs import tell


def can_pay(player: Seat, item: str) -> bool:
    """Whether the materials of a recipe are there."""
    return all(player.materials.get(name, 0) >= count for name, count in RECIPES[item].cost.items())


def craftable(state: State, seat: int) -> list[str]:
    """R9.9, 5.7. The equipment that nobody owns and the seat can pay."""
    return [item for item in state.stock if item in RECIPES and can_pay(state.seats[seat], item)]


def pay(player: Seat, item: str, saved: str = "") -> None:
    """The materials of a recipe are paid; one of `saved` less (d08)."""
    for name, count in RECIPES[item].cost.items():
        player.materials[name] = player.materials.get(name, 0) - count + int(name == saved)
    player.materials = {name: count for name, count in player.materials.items() if count}


def make_item(g: G, seat: int, item: str, rule: str) -> None:
    """R9.9. An equipment card leaves the stock for the inventory, a trinket with its full uses."""
    player = g.state.seats[seat]
    g.state.stock.remove(item)
    player.bag.append(item)
    if item in TRINKETS:
        player.uses[item] = TRINKETS[item].uses
    tell(g, "crafted", rule, seat=seat, item=item, tier=tier_of(item))


def wear(g: G, seat: int, item: str, rule: str) -> None:
    """R9.9, R10.3. An equipment card of the inventory is put on, what was worn goes there; a trinket keeps its uses."""
    player = g.state.seats[seat]
    slot = slot_of(item)
    player.bag.remove(item)
    player.bag.append(player.worn[slot])
    player.worn[slot] = item
    tell(g, "worn", rule, seat=seat, item=item, slot=slot)


def at_corpse(player: Seat) -> bool:
    """R10.1. Whether a figure stands on a tile with its own corpse mark."""
    return player.tile >= 0 and player.tile in player.corpses


def field_craft(g: G, seat: int, item: str) -> None:
    """R10.1, R10.2. At a corpse: an equipment card is made and put on at once; no attack or move after that."""
    player = g.state.seats[seat]
    player.corpses.remove(player.tile)
    pay(player, item)
    make_item(g, seat, item, "R10.1")
    wear(g, seat, item, "R10.1")
    player.crafted = True


def quick_swap(g: G, seat: int, item: str) -> None:
    """R10.3. The slot may not be used any more this turn."""
    wear(g, seat, item, "R10.3")
    g.state.seats[seat].banned.append(slot_of(item))
