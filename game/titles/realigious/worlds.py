"""Worlds that a player cannot tell from the true one: what bots think in (section 4, R12.6).

`imagine` draws anew, in place, all that a seat cannot know, and leaves alone all that it sees, owns or was
told. Numbers of cards, the kinds a player has used before others, religion cards and terrain (open to all
on the first day, R12.1) are known. The true amounts, orders and places are not looked at to draw from, but
for the neighbourhood in which a hidden piece or celebrity was last seen. Two things are kept as they are:
what the others know of the map, and the place of a turn player's own piece, on which rules may be waiting.
"""
from __future__ import annotations

import msgspec

from game.core.boards.hex import hex_map
from game.core.codec import ENCODE
from game.core.rng import Stream
from game.titles.realigious import sight
from game.titles.realigious.cards.base import card_of, code_of, kind_of
from game.titles.realigious.content import (
    CARDS,
    GLORY_CARDS,
    RELIGION_CARDS,
    SHAME_CARDS,
    STRATEGY_CARDS,
    STRUCTURES,
    TRAITS,
    deck_list,
)
from game.titles.realigious.queries import (
    IS_CHURCH,
    IS_GOVERNMENT,
    contactable,
    enterable,
    open_ground,
    ownable,
    owned_tiles,
)
from game.titles.realigious.snapshot import Snapshot
from game.titles.realigious.state import (
    FOREST,
    MOUNTAIN,
    NEUTRAL,
    RESTRICTED,
    Card,
    Effect,
    Seat,
    State,
)

ASIDE = ("prepared_king", "blessing")  # effects whose `what` is cards that lie aside
AIMED_AT_OWN_TILE = ("footsteps", "guidance")
DOOM = "spell_of_doom"
REACTIONS = tuple(card for card in STRATEGY_CARDS if CARDS[card].kind == "reaction")
WEIGHTS = tuple((row.believers, row.donations, row.influence) for row in STRUCTURES.values())
INCOME = 150  # donations, and influence, a turn (7.3)
_snapshot = msgspec.msgpack.Decoder(Snapshot).decode
NEAR = 3  # how far from where it was last seen a hidden piece is looked for


def imagine(state: State, seat: int, stream: Stream) -> None:
    """TitleSpec.imagine. Redraw in place all that `seat` cannot know; the dice are the caller's."""
    for other, player in enumerate(state.seats):
        if other == seat or not player.alive:
            continue
        become = _cards(player, stream)
        _standbys(player.effects, player.deck_list, stream)
        _purse(player, stream)
        _plans(state, other, player.effects, stream)
        if sight.reputation_hidden(state, other):
            player.reputation = min(max(player.reputation - 5 + stream.below(11), 1), 99)
        player.snapshots = [_other_snapshot(state, other, shot, become, stream) for shot in player.snapshots]
    stream.shuffle(state.seats[seat].deck)
    _allotments(state, seat, stream)
    _hints(state, seat, stream)
    _relics(state, seat, stream)
    _pieces(state, seat, stream)
    _celebrities(state, seat, stream)
    _owners(state, seat, stream)


# ---------------------------------------------------------------- cards
def _cards(player: Seat, stream: Stream) -> dict[str, str]:
    """Traits that the player has not shown become others, their cards with them; then hand, deck,
    set-aside cards and discards that nobody saw are dealt anew. Glory and shame cards in a hand stay of
    their group (R10.16)."""
    become = _other_list(player, stream)
    used = dict(player.shown)
    secret_grave: list[int] = []
    for place, code in enumerate(player.grave):
        kind = kind_of(code)
        if used.get(kind, 0):
            used[kind] -= 1
        else:
            secret_grave.append(place)
    slots = _secret_slots(player, stream)
    open_deck = [place for place, code in enumerate(player.deck) if ":" not in code]
    aside = [effect for effect in player.effects if effect.kind in ASIDE and effect.what]
    pool = [player.grave[place] for place in secret_grave]
    pool += [code_of(player.hand[slot]) for slot in slots]
    pool += [player.deck[place] for place in open_deck]
    pool += [code for effect in aside for code in effect.what.split(",")]
    pool = [_redrawn(code, become, stream) for code in pool]
    stream.shuffle(pool)
    _keep_doom_out(pool, len(secret_grave), stream)
    for place in secret_grave:
        player.grave[place] = pool.pop(0)
    stream.shuffle(pool)
    for slot in slots:
        old = player.hand[slot]
        new = card_of(pool.pop())
        player.hand[slot] = Card(new.kind, old.free, new.stacks, new.user)
    for place in open_deck:
        player.deck[place] = pool.pop()
    for effect in aside:
        effect.what = ",".join(pool.pop() for _ in effect.what.split(","))
    return become


def _keep_doom_out(pool: list[str], count: int, stream: Stream) -> None:
    """SAC-2b. A Spell of Doom never lies in a graveyard: none of the first `count` cards of the pool is
    one."""
    pool.sort(key=lambda code: code == DOOM)  # stable: the rest stays shuffled
    for place in range(count):
        while pool[place] == DOOM:
            pool[place] = stream.pick(STRATEGY_CARDS)


def _secret_slots(player: Seat, stream: Stream) -> list[int]:
    """The places in the hand that are dealt anew. A card shown in a trade and a Spell of Doom that came
    from another player are known; a glory or shame card is drawn anew within its group at once."""
    slots: list[int] = []
    offered = player.offered
    for slot, card in enumerate(player.hand):
        group = CARDS[card.kind].group
        if card.kind == offered:
            offered = ""
        elif group == "glory":
            player.hand[slot] = Card(stream.pick(GLORY_CARDS), card.free)
        elif group == "shame":
            player.hand[slot] = Card(stream.pick(SHAME_CARDS), card.free)
        elif not card.stacks:
            slots.append(slot)
    return slots


def _other_list(player: Seat, stream: Stream) -> dict[str, str]:
    """Redraw traits and deck list; what each card becomes. Whatever kind the player has used stays, and
    with it its trait."""
    shown = dict.fromkeys(player.shown)
    kept = [trait for trait in player.traits if any(card in shown for card in TRAITS[trait].cards)]
    free = [trait for trait in TRAITS if trait not in kept]
    stream.shuffle(free)
    become: dict[str, str] = {}
    traits = []
    for trait in player.traits:
        other = trait if trait in kept else free.pop()
        traits.append(other)
        for old, new in zip(TRAITS[trait].cards, TRAITS[other].cards, strict=True):
            become[old] = new
    by_traits = sorted(player.deck_list) == sorted(deck_list(player.traits, player.religion))
    player.traits = traits
    if by_traits:
        player.deck_list = [become.get(card, card) for card in player.deck_list]
        return become
    # after Excommunication: ten different cards of all, of which those used are known
    left = [card for card in STRATEGY_CARDS if card not in shown]
    stream.shuffle(left)
    for card in player.deck_list:
        become[card] = card if card in shown else left.pop()
    player.deck_list = [become[card] for card in player.deck_list]
    return become


def _redrawn(code: str, become: dict[str, str], stream: Stream) -> str:
    """What a hidden card becomes: its counterpart in the new list, a religion card itself, any other any
    strategy card."""
    if code in become:
        return become[code]
    return code if kind_of(code) in RELIGION_CARDS else stream.pick(STRATEGY_CARDS)


def _standbys(effects: list[Effect], listing: list[str], stream: Stream) -> None:
    """UNI-1b. Waiting standbys become other reactions, no two for the same window, of the deck list if
    possible."""
    standbys = [effect for effect in effects if effect.kind == "standby"]
    if not standbys:
        return
    listed = [card for card in REACTIONS if card in listing]
    others = [card for card in REACTIONS if card not in listing]
    stream.shuffle(listed)
    stream.shuffle(others)
    windows: list[str] = []
    chosen: list[str] = []
    for card in listed + others:
        if not any(window in windows for window in CARDS[card].windows):
            windows.extend(CARDS[card].windows)
            chosen.append(card)
    for effect, card in zip(standbys, chosen, strict=False):
        effect.what = card


def _purse(player: Seat, stream: Stream) -> None:
    """Donations and influence as the turns taken and the cards used let expect, give or take a half."""
    earned = 500 + INCOME * player.turns
    donations = max(earned - sum(CARDS[kind].donations * times for kind, times in player.shown.items()), 0)
    influence = max(earned - sum(CARDS[kind].influence * times for kind, times in player.shown.items()), 0)
    player.donations = donations // 2 + stream.below(donations + 200)
    player.influence = influence // 2 + stream.below(influence + 200)


def _plans(state: State, other: int, effects: list[Effect], stream: Stream) -> None:
    """Section 4. Of a pending effect only the icon is public: its aim is any that could have been chosen."""
    tiles = owned_tiles(state, other)
    persons = [i for i, celebrity in enumerate(state.celebrities) if celebrity.tile >= 0]
    for effect in effects:
        if effect.kind in AIMED_AT_OWN_TILE and tiles:
            effect.ref = stream.pick(tiles)
        elif effect.kind == "snow_white" and persons:
            effect.ref = stream.pick(persons)


def _other_snapshot(state: State, other: int, data: bytes, become: dict[str, str], stream: Stream) -> bytes:
    """R22.8. What Time Reversal would bring back of another player: as unknown as the same things are now."""
    shot = _snapshot(data)
    player = state.seats[other]
    shot.donations = player.donations // 2 + stream.below(player.donations + 1)
    shot.influence = player.influence // 2 + stream.below(player.influence + 1)
    _standbys(shot.effects, player.deck_list, stream)
    _plans(state, other, shot.effects, stream)
    for effect in shot.effects:
        if effect.kind in ASIDE and effect.what:
            effect.what = ",".join(_redrawn(code, become, stream) for code in effect.what.split(","))
    return ENCODE(shot)


# ---------------------------------------------------------------- the map
def _allotments(state: State, seat: int, stream: Stream) -> None:
    """R12.6. Allotments of tiles with knowledge 0 change places among tiles of equal burial weight: the
    sums stay."""
    knowledge = state.seats[seat].knowledge
    classes: dict[tuple[int, int, int], list[int]] = {}
    for tile, structure in enumerate(state.structure):
        if not knowledge[tile] and contactable(state, tile) and not IS_GOVERNMENT[structure]:
            classes.setdefault(WEIGHTS[structure], []).append(tile)
    for tiles in classes.values():
        amounts = [(state.believers[t], state.donations[t], state.influence[t]) for t in tiles]
        stream.shuffle(amounts)
        for tile, amount in zip(tiles, amounts, strict=True):
            state.believers[tile], state.donations[tile], state.influence[tile] = amount


def _hints(state: State, seat: int, stream: Stream) -> None:
    """R14.10. What a hint is about is never shown before it is given; which churches have one only at
    knowledge 1."""
    knowledge = state.seats[seat].knowledge
    churches = [t for t, s in enumerate(state.structure)
                if IS_CHURCH[s] and not knowledge[t] and t not in state.church_done]
    stream.shuffle(churches)
    places = [t if knowledge[t] or not churches else churches.pop() for t in state.hints]
    kinds = list(state.hints.values())
    stream.shuffle(kinds)
    state.hints = dict(zip(places, kinds, strict=True))


def _relics(state: State, seat: int, stream: Stream) -> None:
    """R12.6, R15.7. Relics whose place the seat does not know lie where they could: an ordinary one on a
    tile that is not revealed, a replaced one anywhere out of range. Types of Giye'chin change places among
    them."""
    hidden = [i for i, r in enumerate(state.relics) if r.tile >= 0 and not r.known >> seat & 1]
    kinds = [state.relics[i].kind for i in hidden]
    stream.shuffle(kinds)
    knowledge, near = state.seats[seat].knowledge, sight.range_of(state, seat)
    taken = [r.tile for r in state.relics if r.tile >= 0] + [p.tile for p in state.seats]
    taken += [p.start for p in state.seats]
    before = [relic.tile for relic in state.relics]
    for i, kind in zip(hidden, kinds, strict=True):
        relic = state.relics[i]
        relic.kind = kind
        sites = [t for t, structure in enumerate(state.structure)
                 if (t not in near if relic.replaced else knowledge[t] < sight.REVEALED) and t not in taken
                 and structure != RESTRICTED and not IS_GOVERNMENT[structure] and contactable(state, t)]
        if sites:
            relic.tile = stream.pick(sites)
            taken.append(relic.tile)
    _relics_of_then(state, before)


def _relics_of_then(state: State, before: list[int]) -> None:
    """R22.8. Snapshots name the places of all relics: one that lay where it lay now lies in its new place there too."""
    for player in state.seats:
        player.snapshots = [_with_relics_moved(state, data, before) for data in player.snapshots]


def _with_relics_moved(state: State, data: bytes, before: list[int]) -> bytes:
    shot = _snapshot(data)
    for place, old, relic in zip(shot.relic_places, before, state.relics, strict=False):
        if place[0] == old:
            place[0] = relic.tile
    return ENCODE(shot)


def _pieces(state: State, seat: int, stream: Stream) -> None:
    """R12.8, R23.10. A piece that the seat does not see stands on one of the tiles where it would not be seen either,
    with the same public state: stealthed on a forest, on high ground on a mountain, else on neither."""
    taken = [r.tile for r in state.relics if r.tile >= 0]
    for other, player in enumerate(state.seats):
        if other in (seat, state.acting) or player.tile < 0 or sight.minimap_sees_piece(state, seat, other):
            continue
        player.tile = stream.pick(_hiding_places(state, seat, other, taken))
        _has_looked_round(state, other)


def _hiding_places(state: State, seat: int, other: int, taken: list[int]) -> list[int]:
    """Where the piece of `other` could stand unseen by `seat`, near the place where it stands, which comes first."""
    player = state.seats[other]
    true, reach = player.tile, hex_map(state.n).distance[player.tile]
    places = [true]
    for tile in range(len(state.owner)):
        if tile == true or reach[tile] > NEAR or tile in taken or not enterable(state, other, tile):
            continue
        player.tile = tile
        if _suits(state.structure[tile], player) and not sight.minimap_sees_piece(state, seat, other):
            places.append(tile)
    player.tile = true
    return places


def _has_looked_round(state: State, other: int) -> None:
    """R12.4. Where a piece stands its player knows the range."""
    knowledge, near = state.seats[other].knowledge, hex_map(state.n).near
    for tile in sight.range_of(state, other):
        knowledge[tile] = sight.REVEALED
        for beside in near[tile]:
            knowledge[beside] = knowledge[beside] or sight.ADJACENT


def _suits(structure: int, player: Seat) -> bool:
    if player.stealth or player.high:
        return structure == (FOREST if player.stealth else MOUNTAIN)
    return structure not in (FOREST, MOUNTAIN)


def _celebrities(state: State, seat: int, stream: Stream) -> None:
    """R18.3. A celebrity out of sight may have walked to the next tile. At the cycle end they are walking:
    left alone."""
    if state.phase == "cycle":
        return
    for i, celebrity in enumerate(state.celebrities):
        if celebrity.tile < 0 or sight.sees_celebrity(state, seat, i):
            continue
        places = [celebrity.tile]
        for tile in hex_map(state.n).near[celebrity.tile]:
            celebrity.tile = tile
            if open_ground(state, tile) and not sight.sees_celebrity(state, seat, i):
                places.append(tile)
        celebrity.tile = stream.pick(places)


def _owners(state: State, seat: int, stream: Stream) -> None:
    """R12.6. In the own turn, when no rule of another player waits on a tile: a tile that another player
    owns where the seat sees nothing may as well be the neutral one beside it."""
    if state.acting != seat:
        return
    pieces = [player.tile for player in state.seats]
    for tile, owner in enumerate(list(state.owner)):
        if owner in (NEUTRAL, seat) or not _swappable(state, seat, tile, pieces):
            continue
        beside = [t for t in hex_map(state.n).near[tile] if state.owner[t] == NEUTRAL and ownable(state, t)
                  and state.structure[t] != RESTRICTED and _swappable(state, seat, t, pieces)]
        if beside and stream.below(2):
            other = stream.pick(beside)
            state.owner[tile], state.owner[other] = NEUTRAL, owner
            state.seats[owner].knowledge[other] = sight.REVEALED


def _swappable(state: State, seat: int, tile: int, pieces: list[int]) -> bool:
    """Nothing that is seen, stands or lies on the tile ties its owner down."""
    return (not sight.knows_tile(state, seat, tile) and not state.designation[tile]
            and tile not in state.separatists and tile not in pieces)
