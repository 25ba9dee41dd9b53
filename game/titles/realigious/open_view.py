"""C7.2. The whole table as it is, for onlookers who may know everything: of matches that are over."""
from __future__ import annotations

from msgspec.structs import replace

from game.titles.realigious import sight
from game.titles.realigious.queries import celebrities_here
from game.titles.realigious.state import DESIGNATION, HOSPITAL, NOBODY, STRUCTURE, TERRAIN, State
from game.titles.realigious.victory import progress
from game.titles.realigious.view import SeatPublic, SeatView, TileView, view


def open_view(state: State) -> SeatView:
    """An onlooker's view with every tile revealed, every relic, piece, celebrity, reputation and purse shown."""
    public = view(state, None)
    relics = {relic.tile: (number, relic.kind) for number, relic in enumerate(state.relics)
              if relic.tile >= 0 and relic.holder == NOBODY}
    places = [who.tile for _, who in celebrities_here(state)]
    return replace(
        public, tiles=tuple(_tile(state, tile, relics) for tile in range(state.n * state.n)),
        seats=tuple(_seat(state, seat) for seat in public.seats),
        celebrities=tuple(replace(who, tile=tile) for who, tile in zip(public.celebrities, places, strict=True)),
        governments=tuple(replace(shown, tile=tile)
                          for shown, tile in zip(public.governments, state.governments, strict=True)))


def _tile(state: State, tile: int, relics: dict[int, tuple[int, int]]) -> TileView:
    designation = state.designation[tile]
    number, kind = relics.get(tile, (-1, 0))
    return TileView(
        tile=tile, known=sight.REVEALED, seen=True, shown=True, fog=2 if sight.fog_over(state, tile) else 0,
        terrain=TERRAIN[state.terrain[tile]], structure=STRUCTURE[state.structure[tile]], owner=state.owner[tile],
        designation=DESIGNATION[designation],
        placer=state.hospitals.get(tile, NOBODY) if designation == HOSPITAL else NOBODY,
        separatist=state.separatists.get(tile, 0), mud=tile in state.mud, hint=tile in state.hints,
        believers=state.believers[tile], donations=state.donations[tile], influence=state.influence[tile],
        relic=number, relic_kind=kind)


def _seat(state: State, shown: SeatPublic) -> SeatPublic:
    player = state.seats[shown.seat]
    return replace(shown, reputation=player.reputation, social=progress(state, shown.seat)[1], tile=player.tile,
                   minimap_tile=player.tile, donations=player.donations, influence=player.influence)
