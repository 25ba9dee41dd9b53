"""R15. Gaining, taking and the gifts of the local gods (5.10)."""
from __future__ import annotations

from collections.abc import Sequence

from game.core.ask import Ask, Option, Rules
from game.core.events import EVERYONE
from game.core.windows import Moment
from game.titles.realigious import sight
from game.titles.realigious.cards.base import number, seat_option
from game.titles.realigious.cards.play import discard_top, harm, open_window
from game.titles.realigious.content import GODS
from game.titles.realigious.queries import G, after, held, own_relics
from game.titles.realigious.relic_sites import pass_on, put
from game.titles.realigious.state import Relic, State
from game.titles.realigious.verbs import add_effect, tell, turns

NIGHT_EYE, CLAIRVOYANCE, KIN_SEEKING, STYE, INSIGHT = 1, 2, 3, 4, 5
STREAK = 3


def gain(g: G, seat: int, i: int, rule: str) -> Rules[None]:
    """R15.4. The relic becomes the player's; the god's gift; window `relic_gained`. The state check is that of the
    change to which the gain belongs (R2.7)."""
    state = g.state
    relic, bit, place = state.relics[i], 1 << seat, state.relics[i].tile
    pass_on(g, i, seat)
    g.block_undo()
    tell(g, "relic_gained", rule, seat, place, what=state.god, amount=held(state, seat))
    if not relic.gifted & bit:
        relic.gifted |= bit
        yield from gift(g, seat, i)
    if g.state.relics[i].holder == seat:
        yield from open_window(g, Moment("relic_gained", seat=seat, actor=seat, subject=i), after(g.state, seat))


def gift(g: G, seat: int, i: int) -> Rules[None]:
    """5.10. What the god gives for this relic. The rates of Zog Malomos and Sekrazade are read where they count."""
    state = g.state
    if state.god == "giyechin":
        yield from giyechin(g, seat, state.relics[i].kind)
    elif state.god == "abukaros":
        yield from abukaros(g, seat)


def giyechin(g: G, seat: int, kind: int) -> Rules[None]:
    """5.10. The eye looking down, by the relic's type. Night Eye is read where sight is."""
    tell(g, "god_effect", "5.10", seat, what=GODS["giyechin"].types[kind - 1])
    if kind == CLAIRVOYANCE:
        add_effect(g, seat, turns(g, seat, "clairvoyance", 3), "5.10")
    elif kind == KIN_SEEKING:
        reveal_random(g, seat)
    elif kind in (STYE, INSIGHT) and after(g.state, seat):
        key = yield Ask(seat, "5.10", "relic_god_choice", other_players, default=most_believers,
                        about={"what": GODS["giyechin"].types[kind - 1]})
        other = number(key)
        if kind == STYE:
            yield from discard_top(g, other, 3)
        else:
            show_hand(g, seat, other)


def reveal_random(g: G, seat: int) -> None:
    """A random unclaimed relic whose place the player does not know becomes revealed to the player."""
    state = g.state
    unknown = [i for i, r in enumerate(state.relics) if r.tile >= 0 and not r.known >> seat & 1]
    if unknown:
        sight.reveal(g, seat, state.relics[g.pick(unknown)].tile)


def show_hand(g: G, seat: int, other: int) -> None:
    """Insight: the hand of another player is seen once."""
    g.block_undo()
    hand = ",".join(card.kind for card in g.state.seats[other].hand)
    if g.record is not None:
        g.emit("hand_seen", "5.10", {"seat": seat, "other": other, "cards": hand}, 1 << seat,
               {"seat": seat, "other": other}, EVERYONE & ~(1 << seat))


def other_players(state: State, seat: int) -> list[Option]:
    """The other living players."""
    return [seat_option(s) for s in after(state, seat)]


def most_believers(state: State, seat: int) -> str:
    """Section 3. The one with most believers, first in turn order among equals."""
    return f"seat:{max(after(state, seat), key=lambda s: state.seats[s].believers)}"


def abukaros(g: G, seat: int) -> Rules[None]:
    """5.10. The others lose 5, 10, 15 reputation at one, two, three relics; at four (3-4 players) all relics of a
    player with reputation 50 or less are taken."""
    count, steps = held(g.state, seat), GODS["abukaros"].steps
    tell(g, "god_effect", "5.10", seat, what="abukaros", amount=count)
    if count <= len(steps):
        for other in after(g.state, seat):
            yield from harm(g, other, steps[count - 1], seat, "5.10")
    elif count == 4 and len(g.state.seats) > 2 and weak_players(g.state, seat):
        key = yield Ask(seat, "5.10", "relic_god_choice", weak_players, default=most_relics,
                        about={"what": "abukaros"})
        victim = number(key)
        yield from take(g, seat, victim, own_relics(g.state, victim), "5.10")


def weak_players(state: State, seat: int) -> list[Option]:
    """The other living players with reputation 50 or less."""
    return [seat_option(s) for s in after(state, seat) if state.seats[s].reputation <= 50]


def most_relics(state: State, seat: int) -> str:
    """Section 3. The weak player with most relics, first in turn order among equals."""
    weak = [s for s in after(state, seat) if state.seats[s].reputation <= 50]
    return f"seat:{max(weak, key=lambda s: held(state, s))}"


# ---------------------------------------------------------------- taking
def may_take(g: G, taker: int, victim: int, i: int) -> Rules[bool]:
    """Window `relic_take` for the holder; whether the taking stands. `i` is -1 for several relics at once."""
    moment = Moment("relic_take", seat=victim, actor=taker, subject=i)
    yield from open_window(g, moment, [victim])
    return not moment.cancelled


def take(g: G, taker: int, victim: int, taken: list[int], rule: str) -> Rules[None]:
    """R15.9. Relics are taken from a player: one window for all of them; each that succeeds is a gain for the taker."""
    if not taken:
        return
    if not (yield from may_take(g, taker, victim, taken[0] if len(taken) == 1 else -1)):
        return
    for i in taken:
        relic = g.state.relics[i]
        if relic.holder == victim and relic.counted:
            tell(g, "relic_lost", rule, victim)
            yield from gain(g, taker, i, rule)


def gain_random(g: G, seat: int, rule: str, spared: Sequence[int] = ()) -> Rules[None]:
    """R15.8. A random unclaimed relic of the map, else one of a random other player (none of `spared`), else a new
    one."""
    state = g.state
    lying = [i for i, r in enumerate(state.relics) if r.tile >= 0]
    if lying:
        i = g.pick(lying)
        tile = state.relics[i].tile
        for other in range(len(state.seats)):
            sight.reveal(g, other, tile)
        yield from gain(g, seat, i, rule)
        return
    victims = [s for s in after(state, seat) if held(state, s) and s not in spared]
    if victims:
        victim = g.pick(victims)
        yield from take(g, seat, victim, [g.pick(own_relics(state, victim))], rule)
        return
    yield from gain(g, seat, make(g), rule)


def make(g: G) -> int:
    """R15.10. A new relic of the same god, lying nowhere yet; its number."""
    kind = g.roll(5) if g.state.god == "giyechin" else 0
    g.state.relics.append(Relic(kind, -1))
    return len(g.state.relics) - 1


def take_away(g: G, i: int) -> None:
    """The relic leaves the game."""
    put(g, i, -1, replaced=False)


# ---------------------------------------------------------------- streaks
def count_streak(g: G, seat: int, god: str, won: bool) -> Rules[None]:
    """R15.5. At four relics and three or four players, three successes in a row give a relic."""
    state = g.state
    if state.god != god or len(state.seats) < 3 or held(state, seat) < 4:
        return
    player = state.seats[seat]
    player.streak = player.streak + 1 if won else 0
    if player.streak == STREAK:
        player.streak = 0
        tell(g, "god_effect", "R15.5", seat, what=god, amount=STREAK)
        yield from gain_random(g, seat, "R15.5")
