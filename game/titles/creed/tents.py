"""R2.5, R8.4, R8.5. Tents in the hand: arranging a camp, redeploying it, exchanging tents with the ally.

A token is colour x 3 + kind. While a camp is redeployed its positions are `shut`: nobody of the other side sees what is
laid there before all of it lies (section 4).
"""
from __future__ import annotations

from game.core.ask import AND_THEN, About, Ask, AskAny, Option, Refusal, Rules
from game.titles.creed.content import TENT_PRESETS
from game.titles.creed.geometry import TENT_AT, TENTS, tent_number
from game.titles.creed.movement import short_of
from game.titles.creed.queries import ALL_TENTS, G, ally, intact, own_side, refuse
from game.titles.creed.specials import REDEPLOY, box_refusal
from game.titles.creed.state import BLANK, COMMANDER, KINDS, KING, TOKENS, Seat, State
from game.titles.creed.verbs import tell, use_box

ALONE, EXCHANGE = 1, 3  # R8.4, R8.5: the AP that tell which
RANDOM = Option("random", "random")
KEEP_LAST = (BLANK, COMMANDER, KING)  # table 3, `exchange_return`: what is given first


def token(colour: int, kind: int) -> int:
    """A tent token as a number."""
    return 3 * colour + kind


# ---------------------------------------------------------------- R2.5 arranging the camp
def setup_tents_options(state: State, seat: int) -> list[Option]:
    """Table 3, `setup_tents`."""
    presets = [Option(name, "tent_preset", (), ("preset", name)) for name in TENT_PRESETS]
    kings = [Option(f"king_at:{TENTS[tent]}", "king_at", (f"tent:{TENT_AT[seat][tent]}",), ("tent", TENTS[tent]))
             for tent in range(9)]
    return [*presets, *kings, RANDOM]


def commander_of(state: State, seat: int, key: str) -> Ask | None:
    """R2.5. Who has chosen the king's tent alone is asked for the commander's."""
    where, _, king = key.partition(":")
    if where != "king_at":
        return None
    return Ask(seat, "R2.5", "setup_commander", setup_commander_options, (king,), at_random, {"king": king})


def setup_commander_options(state: State, seat: int, king: str) -> list[Option]:
    """Table 3, `setup_commander`; `king` lies already, in the hand of its seat alone."""
    return [*(Option(f"commander_at:{name}", "commander_at", (f"tent:{TENT_AT[seat][tent]}",), ("tent", name))
              for tent, name in enumerate(TENTS) if name != king), RANDOM]


def at_random(state: State, seat: int, *subject: object) -> str:
    """The answer `random`, for whoever is absent."""
    return "random"


def arrange(g: G, seat: int, key: str) -> None:
    """R2.5. An answer to `setup_tents`, with that to `setup_commander`."""
    player = g.state.seats[seat]
    key, _, commander = key.partition(AND_THEN)
    if key == "random":
        king = g.below(9)
        player.kind[king] = KING
        _commander_anywhere(g, player)
    elif key in TENT_PRESETS:
        preset = TENT_PRESETS[key]
        player.kind[tent_number(preset.king)] = KING
        player.kind[tent_number(preset.commander)] = COMMANDER
    else:
        player.kind[tent_number(key.removeprefix("king_at:"))] = KING
        if commander == "random":
            _commander_anywhere(g, player)
        else:
            player.kind[tent_number(commander.removeprefix("commander_at:"))] = COMMANDER


def _commander_anywhere(g: G, player: Seat) -> None:
    player.kind[g.pick([tent for tent in range(9) if player.kind[tent] != KING])] = COMMANDER


# ---------------------------------------------------------------- R8.4, R8.5 options
def redeploy_refusal(state: State, seat: int, ap: int) -> Refusal | None:
    """R8.4, R8.5."""
    player, other = state.seats[seat], ally(state, seat)
    if ap == EXCHANGE:
        if other < 0:
            return refuse("R8.5", "no_ally")
        if not (intact(player) and intact(state.seats[other])):
            return refuse("R8.5", "no_intact_tent")
    elif len(intact(player)) < 2:
        return refuse("R8.4", "two_intact_tents")
    return box_refusal(player, REDEPLOY, ap)


def redeployments(state: State, seat: int) -> list[Option]:
    """R8.4, R8.5."""
    if short_of(state.seats[seat], ALONE, "R8.4") is not None:
        return []
    return [Option(f"redeploy:{ap}", "redeploy", ("action:redeploy",), ("ap", ap)) for ap in (ALONE, EXCHANGE)
            if redeploy_refusal(state, seat, ap) is None]


def order_of(state: State, seat: int) -> list[int]:
    """Table 3, `place_tents`: the order in which tokens are laid."""
    other = ally(state, seat)
    tokens = [token(seat, KING), token(seat, COMMANDER)]
    if other >= 0:
        tokens += [token(other, KING), token(other, COMMANDER), token(other, BLANK)]
    return [*tokens, token(seat, BLANK)]


def next_token(state: State, seat: int) -> int:
    """The token that is laid next; -1 when none is held."""
    lifted = state.seats[seat].lifted
    for held in order_of(state, seat):
        if lifted[held]:
            return held
    return -1


def place_options(state: State, seat: int, keep: bool) -> list[Option]:
    """Table 3, `place_tents`. `keep`: the old arrangement may stay as long as nothing is laid."""
    player = state.seats[seat]
    held = next_token(state, seat)
    found = [Option(f"put:{TENTS[tent]}", "put", (f"tent:{TENT_AT[seat][tent]}",),
                    ("tent", TENTS[tent], "token", KINDS[held % 3], "colour", held // 3))
             for tent in range(9) if player.place >> tent & 1]
    found.append(RANDOM)
    if keep and player.place == player.shut:
        found.append(Option("keep", "keep"))
    return found


def about_place(state: State, seat: int) -> About:
    """The token to be laid and how many are held."""
    held = next_token(state, seat)
    return {"token": KINDS[held % 3], "colour": held // 3, "left": sum(state.seats[seat].lifted)}


# ---------------------------------------------------------------- R8.4 redeployment
def redeploy(g: G, seat: int, what: str) -> Rules[None]:
    """R8.4, R8.5. `what` is the AP."""
    ap = int(what)
    use_box(g.state.seats[seat], REDEPLOY, ap)
    if ap == EXCHANGE:
        yield from exchange(g, seat, ap)
    else:
        lift(g.state.seats[seat])
        yield from place_tents(g, [seat], keep=True)
        tell(g, "redeployed", "R8.4", seat=seat, ap=ap)


def lift(player: Seat) -> None:
    """R8.4. All intact tents are taken up; fortress tokens stay, appointed commanders are no longer known (R8.7)."""
    for tent in intact(player):
        player.lifted[token(player.colour[tent], player.kind[tent])] += 1
    player.shut = player.place = ALL_TENTS & ~player.ruins
    player.announced = 0


def place_tents(g: G, seats: list[int], keep: bool) -> Rules[None]:
    """R8.4, R8.5 (d). Each lays its tokens at its own pace."""
    while True:
        for seat in seats:
            _finish(g.state, seat)
        holding = [seat for seat in seats if g.state.seats[seat].shut]
        if not holding:
            return
        seat, key = yield AskAny(holding, "R8.4", "place_tents", place_options, (keep,), at_random, about_place)
        player = g.state.seats[seat]
        if key == "keep":
            _lay_nothing(player)
        elif key == "random":
            _lay_at_random(g, player)
        else:
            lay(player, tent_number(key.removeprefix("put:")), next_token(g.state, seat))


def lay(player: Seat, tent: int, held: int) -> None:
    """One token of the hand on a free position."""
    player.lifted[held] -= 1
    player.colour[tent], player.kind[tent] = divmod(held, 3)
    player.place &= ~(1 << tent)


def _finish(state: State, seat: int) -> None:
    """The last token is laid down without asking, and no other, for how often a seat is asked must not tell what it
    holds (G30); when all lie, the camp is open again."""
    player = state.seats[seat]
    if player.place.bit_count() == 1:
        lay(player, player.place.bit_length() - 1, next_token(state, seat))
    if player.shut and not player.place:
        player.shut = 0


def _lay_nothing(player: Seat) -> None:
    """`keep`: what lay on the free positions still stands written there."""
    player.place = 0
    for held in range(len(player.lifted)):
        player.lifted[held] = 0


def _lay_at_random(g: G, player: Seat) -> None:
    """Every different arrangement is as likely."""
    tokens = [held for held, count in enumerate(player.lifted) for _ in range(count)]
    g.shuffle(tokens)
    for tent in range(9):
        if player.place >> tent & 1:
            lay(player, tent, tokens.pop())


# ---------------------------------------------------------------- R8.5 exchange
def give_options(state: State, seat: int, given: int) -> list[Option]:
    """Table 3, `exchange_give`: any colour and kind still lifted; `done` after the first."""
    found = return_options(state, seat)
    return [*found, Option("done", "done")] if given else found


def return_options(state: State, seat: int) -> list[Option]:
    """Table 3, `exchange_return`."""
    lifted = state.seats[seat].lifted
    return [Option(f"give:{TOKENS[held]}", "give", (f"token:{TOKENS[held]}",),
                   ("colour", held // 3, "token", KINDS[held % 3]))
            for held, count in enumerate(lifted) if count]


def give_default(state: State, seat: int, given: int) -> str:
    """Table 3: `done`; for the first token the order of `exchange_return`."""
    return "done" if given else return_default(state, seat)


def return_default(state: State, seat: int) -> str:
    """Table 3: the first there is of own blank, other blank, own commander, other commander, own king, other king."""
    lifted = state.seats[seat].lifted
    colours = [seat, *(other for other in own_side(state, seat) if other != seat)]
    return [f"give:{TOKENS[token(colour, kind)]}" for kind in KEEP_LAST for colour in colours
            if lifted[token(colour, kind)]][0]


def exchange(g: G, seat: int, ap: int) -> Rules[None]:
    """R8.5. (a) and (b) the acting seat gives, (c) the ally returns as many of its own, (d) both lay their tents. Who
    has one choice is asked as well (G30)."""
    other = ally(g.state, seat)
    tell(g, "exchange_began", "R8.5", seat=seat, ally=other, ap=ap)
    lift(g.state.seats[seat])
    most = min(len(intact(g.state.seats[seat])), len(intact(g.state.seats[other])))
    count = 0
    while count < most:
        key = yield Ask(seat, "R8.5", "exchange_give", give_options, (count,), give_default,
                        {"given": count, "most": most})
        if key == "done":
            break
        _set_apart(g.state.seats[seat], key)
        count += 1
    lift(g.state.seats[other])  # the camp's own tents only: what it is given comes later (G21)
    for returned in range(count):
        key = yield Ask(other, "R8.5", "exchange_return", return_options, (), return_default,
                        {"given": returned, "most": count})
        _set_apart(g.state.seats[other], key)
    _hand_over(g.state.seats[seat], g.state.seats[other])
    yield from place_tents(g, sorted((seat, other)), keep=False)
    tell(g, "exchanged", "R8.5", seat=seat, ally=other, count=count)


def _set_apart(player: Seat, key: str) -> None:
    """A lifted token is picked for the ally."""
    held = TOKENS.index(key.removeprefix("give:"))
    player.lifted[held] -= 1
    player.given[held] += 1


def _hand_over(one: Seat, other: Seat) -> None:
    """Both get at once what the other has set apart."""
    for held in range(len(one.given)):
        one.lifted[held] += other.given[held]
        other.lifted[held] += one.given[held]
        one.given[held] = other.given[held] = 0
