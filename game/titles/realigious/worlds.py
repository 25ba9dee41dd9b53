"""Worlds that a player cannot tell from the true one: what bots think in (section 4, R12.6).

`imagine` draws anew, in place, all that a seat cannot know, and leaves alone all that it sees, owns or was
told. Numbers of cards, the kinds a player has used before others, religion cards and terrain (open to all
on the first day, R12.1) are known. A world follows from what the seat knows and from the seed alone: true
amounts, orders and places are put in an order of their own before they are drawn from, or not looked at. Two
things are kept as they are in the turn of another player, on which rules may be waiting: what that player
knows of the map, and the places of the pieces and celebrities that it sees, its own among them.
"""
from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from msgspec.structs import replace

from game.core.boards.hex import hex_map
from game.core.codec import ENCODE
from game.core.rng import Stream
from game.titles.realigious import sight
from game.titles.realigious.cards.base import kind_of
from game.titles.realigious.content import (
    CARDS,
    GLORY_CARDS,
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
from game.titles.realigious.snapshot import TurnSnapshot
from game.titles.realigious.state import (
    FOREST,
    MOUNTAIN,
    NEUTRAL,
    NOBODY,
    RESTRICTED,
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
_snapshot = msgspec.msgpack.Decoder(TurnSnapshot).decode
NEAR = 3  # how far from its player's tiles a hidden piece is looked for
LEAST_GUESSED, GUESSES = 45, 11  # a hidden reputation
STRAY = 3  # how much farther than others of its owner a tile in the dark may lie


def imagine(state: State, seat: int, stream: Stream) -> None:
    """TitleSpec.imagine. Redraw in place all that `seat` cannot know; the dice are the caller's."""
    others = [(other, player) for other, player in enumerate(state.seats) if other != seat and player.alive]
    for other, player in others:
        _cards(player, stream)
        _standbys(player.effects, player.deck_list, stream)
        _purse(player, stream)
        if sight.reputation_hidden(state, other):
            player.reputation = LEAST_GUESSED + stream.below(GUESSES)
    _shuffle(state.seats[seat].deck, stream)
    _allotments(state, seat, stream)
    _hints(state, seat, stream)
    _relics(state, seat, stream)
    _celebrities(state, seat, stream)
    _pieces(state, seat, stream)
    _owners(state, seat, stream)
    for other, player in others:
        if other != state.acting:
            _knowledge(state, other)
        _plans(state, other, player.effects, stream)
        player.snapshots = [_other_snapshot(state, other, shot, stream) for shot in player.snapshots]


def keep(world: State, truth: State, seat: int) -> None:
    """TitleSpec.keep. A card of which the seat is choosing the target is still in its hand and can still be paid; where
    it stands and what it knows of the map fit the rest of the world."""
    drawn = world.seats[seat]
    world.seats[seat] = replace(truth.seats[seat], tile=drawn.tile, knowledge=drawn.knowledge)


def _shuffle(things: list[Any], stream: Stream) -> None:
    """Shuffle in place, whatever order they had."""
    things.sort()
    stream.shuffle(things)


# ---------------------------------------------------------------- cards
def _cards(player: Seat, stream: Stream) -> None:
    """Traits that the player has not shown become others, their cards with them; then hand, deck,
    set-aside cards and discards that nobody saw are dealt anew. Glory and shame cards in a hand stay of
    their group (R10.16)."""
    _other_list(player, stream)
    buried = Counter(kind_of(code) for code in player.grave)
    open_grave = sorted((Counter(player.shown) & buried).elements())
    secret = len(player.grave) - len(open_grave)
    slots = _secret_slots(player, stream)
    open_deck = [place for place, code in enumerate(player.deck) if ":" not in code]
    aside = [effect for effect in player.effects if effect.kind in ASIDE and effect.what]
    set_aside = [effect.what.count(",") + 1 for effect in aside]
    pool = _hidden_cards(player, secret + len(slots) + len(open_deck) + sum(set_aside), stream)
    gone = [kind for kind, times in player.shown.items() if times > buried[kind]]
    _bury(pool, secret, (DOOM, *gone), player.deck_list, stream)
    player.grave = open_grave + pool[:secret]
    pool = pool[secret:]
    stream.shuffle(pool)
    for slot in slots:
        player.hand[slot] = replace(player.hand[slot], kind=pool.pop())
    for place in open_deck:
        player.deck[place] = pool.pop()
    for effect, count in zip(aside, set_aside, strict=True):
        effect.what = ",".join(pool.pop() for _ in range(count))


def _hidden_cards(player: Seat, count: int, stream: Stream) -> list[str]:
    """So many cards that may be anywhere: of copies of the deck list (R5.2, R5.3), without those used before others."""
    used = sum(player.shown.values())
    copies = (count + used) // len(player.deck_list) + 1
    left = Counter({kind: copies * times for kind, times in Counter(player.deck_list).items()})
    pool = list((left - Counter(player.shown)).elements())
    _shuffle(pool, stream)
    return pool[:count]


def _bury(pool: list[str], count: int, never: tuple[str, ...], listing: list[str], stream: Stream) -> None:
    """SAC-2b. None of the first `count` cards of the pool, which come into the graveyard, is one of `never`."""
    pool.sort(key=lambda kind: kind in never)  # stable: the rest stays shuffled
    others = sorted(kind for kind in listing if kind not in never) or [REACTIONS[0]]
    for place in range(count):
        if pool[place] in never:
            pool[place] = stream.pick(others)


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
            player.hand[slot] = replace(card, kind=stream.pick(GLORY_CARDS))
        elif group == "shame":
            player.hand[slot] = replace(card, kind=stream.pick(SHAME_CARDS))
        elif not card.stacks:
            slots.append(slot)
    return slots


def _other_list(player: Seat, stream: Stream) -> None:
    """Redraw traits and deck list. Whatever kind the player has used stays, and with it its trait."""
    shown = player.shown
    by_traits = sorted(player.deck_list) == sorted(deck_list(player.traits, player.religion))
    free = [trait for trait in TRAITS if not any(card in shown for card in TRAITS[trait].cards)]
    stream.shuffle(free)
    player.traits = [trait if any(card in shown for card in TRAITS[trait].cards) else free.pop()
                     for trait in player.traits]
    if by_traits:
        player.deck_list = list(deck_list(player.traits, player.religion))
        return
    # after Excommunication: ten different cards of all, of which those used are known
    left = [card for card in STRATEGY_CARDS if card not in shown]
    stream.shuffle(left)
    player.deck_list = [card if card in shown else left.pop() for card in player.deck_list]


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


def _other_snapshot(state: State, other: int, data: bytes, stream: Stream) -> bytes:
    """R22.8. What Time Reversal would bring back of another player: as unknown as the same things are now."""
    shot = _snapshot(data)
    player = state.seats[other]
    shot.donations = player.donations // 2 + stream.below(player.donations + 1)
    shot.influence = player.influence // 2 + stream.below(player.influence + 1)
    _standbys(shot.effects, player.deck_list, stream)
    _plans(state, other, shot.effects, stream)
    listing = sorted(player.deck_list)
    for effect in shot.effects:
        if effect.kind in ASIDE and effect.what:
            effect.what = ",".join(stream.pick(listing) for _ in effect.what.split(","))
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
        _shuffle(amounts, stream)
        for tile, amount in zip(tiles, amounts, strict=True):
            state.believers[tile], state.donations[tile], state.influence[tile] = amount


def _hints(state: State, seat: int, stream: Stream) -> None:
    """R14.10. What a hint is about is never shown before it is given; which churches have one only at
    knowledge 1."""
    knowledge = state.seats[seat].knowledge
    known = sorted(t for t in state.hints if knowledge[t])
    churches = [t for t, s in enumerate(state.structure)
                if IS_CHURCH[s] and not knowledge[t] and t not in state.church_done]
    stream.shuffle(churches)
    places = known + churches[:len(state.hints) - len(known)]
    kinds = list(state.hints.values())
    _shuffle(kinds, stream)
    state.hints = dict(sorted(zip(places, kinds, strict=True)))


def _relics(state: State, seat: int, stream: Stream) -> None:
    """R12.6, R15.7. Relics whose place the seat does not know lie where they could: an ordinary one on a
    tile that is not revealed, a replaced one anywhere out of range. Types of Giye'chin change places among
    them. Whoever knows where one lies can name its tile (R5.9)."""
    hidden = [i for i, r in enumerate(state.relics) if r.tile >= 0 and not r.known >> seat & 1]
    kinds = [state.relics[i].kind for i in hidden]
    _shuffle(kinds, stream)
    knowledge, near = state.seats[seat].knowledge, sight.range_of(state, seat)
    taken = [r.tile for i, r in enumerate(state.relics) if r.tile >= 0 and i not in hidden]
    taken += [p.tile for other, p in enumerate(state.seats) if not _piece_hidden(state, seat, other)]
    taken += [p.start for p in state.seats]
    for i, kind in zip(hidden, kinds, strict=True):
        relic = state.relics[i]
        relic.kind = kind
        sites = [t for t, structure in enumerate(state.structure)
                 if (t not in near if relic.replaced else knowledge[t] < sight.REVEALED) and t not in taken
                 and structure != RESTRICTED and not IS_GOVERNMENT[structure] and contactable(state, t)]
        knowing = [other for other in range(len(state.seats)) if sight.knows_relic(state, other, i)]
        sites = [t for t in sites if not any(sight.in_foreign_fog(state, other, t) for other in knowing)]
        if sites:
            relic.tile = stream.pick(sites)
            taken.append(relic.tile)
        for other in knowing:
            state.seats[other].knowledge[relic.tile] = sight.REVEALED
    for relic in state.relics:
        if relic.holder != NOBODY and [*relic.givers, relic.holder][0] != seat:
            relic.lay = -1  # whoever found it may have done so unseen


def _piece_hidden(state: State, seat: int, other: int) -> bool:
    """Whether the place of the piece of `other` is drawn anew: no rule waits on it and the seat does not see it."""
    return (other not in (seat, state.acting) and state.seats[other].tile >= 0
            and not sight.minimap_sees_piece(state, seat, other)
            and not (_others_turn(state, seat) and sight.sees_piece(state, state.acting, other)))


def _others_turn(state: State, seat: int) -> bool:
    """Whether rules may be waiting for what another player does with what it sees."""
    return 0 <= state.acting != seat


def _pieces(state: State, seat: int, stream: Stream) -> None:
    """R12.8, R23.10. A piece that the seat does not see stands on one of the tiles where it would not be seen either,
    with the same public state: stealthed on a forest, on high ground on a mountain, else on neither."""
    taken = [r.tile for r in state.relics if r.tile >= 0]
    for other, player in enumerate(state.seats):
        if _piece_hidden(state, seat, other):
            places = _hiding_places(state, seat, other, taken)
            player.tile = stream.pick(places or [player.tile])


def _hiding_places(state: State, seat: int, other: int, taken: list[int]) -> list[int]:
    """Where the piece of `other` could stand unseen by `seat`: near a tile known as its player's, or anywhere."""
    player = state.seats[other]
    true, places = player.tile, []
    for tile in range(len(state.owner)):
        if tile in taken or not _suits(state.structure[tile], player) or not enterable(state, other, tile):
            continue
        player.tile = tile
        if not sight.minimap_sees_piece(state, seat, other):
            places.append(tile)
    player.tile = true
    near = _distances(state, seat, other)
    return [tile for tile in places if near[tile] <= NEAR] or places


def _distances(state: State, seat: int, other: int) -> list[int]:
    """How far each tile lies from the nearest that `seat` knows as one of `other`, or from the start point."""
    known = [tile for tile, owner in enumerate(state.owner) if owner == other and sight.knows_tile(state, seat, tile)]
    rows = [hex_map(state.n).distance[tile] for tile in (*known, state.seats[other].start)]
    return [min(row[tile] for row in rows) for tile in range(len(state.owner))]


def _knowledge(state: State, other: int) -> None:
    """R12.4. What is sure that another player knows: where the piece and its celebrities stand, the own tiles with
    what lies beside them, the start, the relics that it knows of."""
    geo, knowledge = hex_map(state.n), state.seats[other].knowledge
    seen = [*sight.range_of(state, other), *geo.disc[1][state.seats[other].start]]
    seen += [u for tile, owner in enumerate(state.owner) if owner == other for u in geo.disc[1][tile]]
    seen += [relic.tile for i, relic in enumerate(state.relics) if sight.knows_relic(state, other, i)]
    knowledge[:] = bytes(len(knowledge))
    for tile in dict.fromkeys(seen):
        knowledge[tile] = sight.REVEALED
        for beside in geo.near[tile]:
            knowledge[beside] = knowledge[beside] or sight.ADJACENT


def _suits(structure: int, player: Seat) -> bool:
    if player.stealth or player.high:
        return structure == (FOREST if player.stealth else MOUNTAIN)
    return structure not in (FOREST, MOUNTAIN)


def _celebrities(state: State, seat: int, stream: Stream) -> None:
    """R18.3. A celebrity out of sight may have walked anywhere that is out of sight. At the cycle end they are walking:
    left alone, and so are those with whose eyes the seat sees, which are out of sight in a fog (R12.2)."""
    if state.phase == "cycle":
        return
    for i, celebrity in enumerate(state.celebrities):
        eyes = celebrity.owner == seat or celebrity.taps >> seat & 1
        met = _others_turn(state, seat) and sight.sees_celebrity(state, state.acting, i)
        if celebrity.tile < 0 or eyes or met or sight.sees_celebrity(state, seat, i):
            continue
        true, places = celebrity.tile, []
        for tile in range(len(state.owner)):
            celebrity.tile = tile
            if open_ground(state, tile) and not sight.sees_celebrity(state, seat, i):
                places.append(tile)
        celebrity.tile = stream.pick(places or [true])


def _owners(state: State, seat: int, stream: Stream) -> None:
    """R12.6. In the own turn, when no rule of another player waits on a tile: the tiles that others own where the seat
    sees nothing may as well be other ones there, rather those near their owners' known tiles."""
    if state.acting != seat:
        return
    dark = [tile for tile in range(len(state.owner)) if _swappable(state, seat, tile)]
    owners = sorted(state.owner[tile] for tile in dark if state.owner[tile] != NEUTRAL)
    for tile in dark:
        state.owner[tile] = NEUTRAL
    for owner in dict.fromkeys(owners):
        near = _distances(state, seat, owner)
        likely = {tile: near[tile] + stream.below(STRAY) for tile in dark}
        dark.sort(key=likely.__getitem__)
        for tile in dark[:owners.count(owner)]:
            state.owner[tile] = owner
        dark = sorted(dark[owners.count(owner):])


def _swappable(state: State, seat: int, tile: int) -> bool:
    """Nothing that is seen or lies on the tile ties its owner down."""
    return (not sight.knows_tile(state, seat, tile) and not state.designation[tile] and tile not in state.separatists
            and state.owner[tile] != seat and ownable(state, tile)
            and state.structure[tile] != RESTRICTED and not IS_CHURCH[state.structure[tile]])
