"""R8. The piece interaction tab: six icons between two pieces on one tile."""
from __future__ import annotations

from game.core.ask import Ask, Option, Rules
from game.core.events import EVERYONE
from game.titles.realigious import combat, relics, sight
from game.titles.realigious.cards.base import NO, YES, seat_option
from game.titles.realigious.cards.play import make_room
from game.titles.realigious.content import CARDS
from game.titles.realigious.queries import G, own_relics, pieces_on, truce_between
from game.titles.realigious.rates import SERVICE_GAIN, SERVICE_PRICE
from game.titles.realigious.state import HeldCard, State, Truce
from game.titles.realigious.verbs import PURSES, gain, lose, reputation, tell
from game.titles.realigious.victory import check

SERVICE_PAUSE = 3
TRUCE_TURNS = 3
AMOUNTS = {"donations": (100, 300, 500, 1000), "influence": (100, 300, 500, 1000), "believers": (50, 100, 200)}
NOT_TRADED = ("extremist", "spell_of_doom")
NOTHING = Option("nothing", "opt.nothing")
CANCEL = Option("cancel", "opt.cancel")
REFUSE = Option("refuse", "opt.refuse")
PASS_BY = Option("pass_by", "opt.pass_by")


def partners(state: State, seat: int) -> list[int]:
    """R8.1. The owner of the tile if its piece is there, else every other piece on it."""
    tile = state.seats[seat].tile
    here = pieces_on(state, tile, seat)
    return [state.owner[tile]] if state.owner[tile] in here else here


def partner_options(state: State, chooser: int, seat: int) -> list[Option]:
    """Each partner that the piece of `seat` may meet."""
    return [seat_option(s) for s in partners(state, seat)]


def icons(state: State, chooser: int, seat: int, partner: int) -> list[Option]:
    """R8.2. The icons that are offered; `chooser` differs from `seat` under Control."""
    options = [PASS_BY]
    tile = state.seats[seat].tile
    if state.owner[tile] == partner and combat.combat_refusal(state, seat, partner, tile) is None:
        options.insert(0, Option("conflict", "opt.conflict", (f"tile:{tile}", f"seat:{partner}")))
    options.append(Option("trade", "opt.trade"))
    if state.seats[seat].donations >= SERVICE_PRICE and service_free(state, seat, partner):
        options.append(Option("joint_service", "opt.joint_service"))
    if not truce_between(state, seat, partner):
        options.append(Option("truce", "opt.truce"))
    options.append(Option("share_maps", "opt.share_maps"))
    return options


def service_free(state: State, one: int, other: int) -> bool:
    """R8.2. The pair has not held a joint service in this or the two previous cycles."""
    last = state.services.get(_pair(one, other))
    return last is None or state.cycle - last >= SERVICE_PAUSE


def _pair(one: int, other: int) -> str:
    return f"{min(one, other)}-{max(one, other)}"


def pass_by(state: State, chooser: int, seat: int, partner: int) -> str:
    """The default icon."""
    return "pass_by"


def open_tab(g: G, seat: int, chooser: int) -> Rules[int]:
    """R3.6 (B2). One partner, one icon; the partner's seat, -1 when nobody else is on the tile."""
    here = partners(g.state, seat)
    if not here:
        return -1
    partner = here[0]
    if len(here) > 1:
        key = yield Ask(chooser, "R8.1", "tab_partner", partner_options, (seat,))
        partner = int(key.removeprefix("seat:"))
    icon = yield Ask(chooser, "R8.2", "tab_icon", icons, (seat, partner), default=pass_by, about={"other": partner})
    tell(g, "tab_icon", "R8.2", seat, g.state.seats[seat].tile, what=icon, other=partner)
    match icon:
        case "conflict":
            yield from combat.combat(g, seat, partner, g.state.seats[seat].tile, combat.PIECE)
        case "trade":
            yield from trade(g, seat, partner)
        case "joint_service":
            yield from joint_service(g, seat, partner)
        case "truce":
            yield from truce(g, seat, partner)
        case "share_maps":
            yield from share_maps(g, seat, partner)
    check(g)
    return partner


# ---------------------------------------------------------------- service, truce, maps
def service_answers(state: State, seat: int) -> list[Option]:
    """With less than D100 only "no" is offered (R8.6)."""
    return [NO, YES] if state.seats[seat].donations >= SERVICE_PRICE else [NO]


def no_or_yes(state: State, seat: int) -> list[Option]:
    """No, yes."""
    return [NO, YES]


def joint_service(g: G, seat: int, partner: int) -> Rules[None]:
    """R8.2. Both pay D100 and gain 2 reputation, if the partner agrees."""
    key = yield Ask(partner, "R8.2", "joint_answer", service_answers, about={"other": seat})
    if key == "no":
        tell(g, "agreed_not", "R8.2", partner, what="joint_service", other=seat)
        return
    g.state.services[_pair(seat, partner)] = g.state.cycle
    tell(g, "joint_service", "R8.2", seat, other=partner)
    for one in (seat, partner):
        lose(g, one, "R8.2", donations=SERVICE_PRICE, kind="paid")
        reputation(g, one, SERVICE_GAIN, "R8.2")


def truce(g: G, seat: int, partner: int) -> Rules[None]:
    """R8.7. Until the proposer's third next turn begins."""
    key = yield Ask(partner, "R8.7", "truce_answer", no_or_yes, about={"other": seat})
    if key == "no":
        tell(g, "agreed_not", "R8.7", partner, what="truce", other=seat)
        return
    g.state.truces.append(Truce(seat, partner, TRUCE_TURNS))
    tell(g, "truce", "R8.7", seat, other=partner)


def share_maps(g: G, seat: int, partner: int) -> Rules[None]:
    """R8.2. Each player's knowledge of every tile becomes the better of the two."""
    key = yield Ask(partner, "R8.2", "maps_answer", no_or_yes, about={"other": seat})
    if key == "no":
        tell(g, "agreed_not", "R8.2", partner, what="share_maps", other=seat)
        return
    tell(g, "maps_shared", "R8.2", seat, other=partner)
    sight.share(g, seat, partner)


# ---------------------------------------------------------------- trade
def _relic_keys(state: State, seat: int) -> list[str]:
    """Counted relics of the seat; of Giye'chin's each type once, of the others the first."""
    seen, keys = set(), []
    for i in own_relics(state, seat):
        if state.relics[i].kind not in seen:
            seen.add(state.relics[i].kind)
            keys.append(f"relic:{i}")
    return keys


def tradable(kind: str) -> bool:
    """R8.6. Shame cards, Extremist and Spell of Doom are not traded."""
    return CARDS[kind].group != "shame" and kind not in NOT_TRADED


def give_options(state: State, seat: int) -> list[Option]:
    """R8.6. What the later player can give; it must be payable."""
    player = state.seats[seat]
    options = [CANCEL, NOTHING]
    for purse, amounts in AMOUNTS.items():
        owned = getattr(player, purse)
        options += [_amount(purse, a) for a in amounts if a <= owned]
    options += [Option(f"card:{c.kind}@{slot}", "opt.give_card", (f"hand:{slot}",), ("card", c.kind))
                for slot, c in enumerate(player.hand, 1) if tradable(c.kind)]
    options += [Option(key, "opt.give_relic", (key,)) for key in _relic_keys(state, seat)]
    return options


def _amount(purse: str, amount: int) -> Option:
    return Option(f"{purse}:{amount}", f"opt.{purse}", (), ("amount", amount))


def ask_options(state: State, seat: int, given: str) -> list[Option]:
    """R8.6. What can be asked, whatever the partner has; never nothing for nothing."""
    options = [CANCEL] if given == "nothing" else [CANCEL, NOTHING]
    options += [_amount(purse, a) for purse, amounts in AMOUNTS.items() for a in amounts]
    return [*options, Option("card", "opt.ask_card"), Option("relic", "opt.ask_relic")]


def answer_options(state: State, seat: int, given: str, asked: str) -> list[Option]:
    """R8.6. Refuse; accept, with each card or relic that could be given for it."""
    player, options = state.seats[seat], [REFUSE]
    purse, _, amount = asked.partition(":")
    if asked == "card":
        options += [Option(f"accept:{c.kind}@{slot}", "opt.accept_card", (f"hand:{slot}",), ("card", c.kind))
                    for slot, c in enumerate(player.hand, 1) if tradable(c.kind)]
    elif asked == "relic":
        options += [Option(f"accept:{key}", "opt.accept_relic", (key,)) for key in _relic_keys(state, seat)]
    elif asked == "nothing" or getattr(player, purse) >= int(amount):
        options.append(Option("accept", "opt.accept"))
    return options


def trade(g: G, seat: int, partner: int) -> Rules[None]:
    """R8.6. One proposal: what to give, what to ask, the partner's answer."""
    given = yield Ask(seat, "R8.6", "trade_give", give_options, about={"other": partner})
    if given == "cancel":
        return
    asked = yield Ask(seat, "R8.6", "trade_ask", ask_options, (given,), about={"other": partner, "given": given})
    if asked == "cancel":
        return
    _tell_offer(g, "trade_offered", seat, partner, given, asked)
    _promise(g, seat, given)
    answer = yield Ask(partner, "R8.6", "trade_answer", answer_options, (given, asked),
                       about={"other": seat, "given": given, "asked": asked})
    if answer == "refuse":
        _promise(g, seat, "")
        tell(g, "trade_refused", "R8.6", partner, other=seat)
        return
    if asked in ("card", "relic"):
        asked = answer.removeprefix("accept:")
        asked = asked if asked.startswith("relic:") else "card:" + asked
    _promise(g, partner, asked)
    g.block_undo()  # both have seen what they get
    _tell_offer(g, "trade_done", seat, partner, given, asked)
    yield from hand_over(g, seat, partner, given, asked)
    _promise(g, seat, "")
    _promise(g, partner, "")


def _promise(g: G, seat: int, what: str) -> None:
    """The card that the seat has shown and will give, "" for none: the partner knows it (section 4)."""
    g.state.seats[seat].offered = _card_kind(what)


def _card_kind(what: str) -> str:
    return what.removeprefix("card:").partition("@")[0] if what.startswith("card:") else ""


def _tell_offer(g: G, kind: str, seat: int, partner: int, given: str, asked: str) -> None:
    """The offer is known to the two; the others hear that there was one."""
    if g.record is not None:
        pair = 1 << seat | 1 << partner
        g.emit(kind, "R8.6", {"seat": seat, "other": partner, "given": given, "asked": asked}, pair,
               {"seat": seat, "other": partner, "given": "", "asked": ""}, EVERYONE & ~pair)


def hand_over(g: G, seat: int, partner: int, given: str, asked: str) -> Rules[None]:
    """Both sides give. Two cards change hands at once; a single card first makes room where it goes
    (R5.5).
    """
    if given.startswith("card:") and asked.startswith("card:"):
        card, back = _take_card(g, seat, given), _take_card(g, partner, asked)
        for taker, taken in ((seat, back), (partner, card)):
            if taken is not None:
                g.state.seats[taker].hand.insert(0, taken)
        return
    yield from _give(g, seat, partner, given)
    yield from _give(g, partner, seat, asked)


def _take_card(g: G, giver: int, what: str) -> HeldCard | None:
    """The promised card leaves the hand; None when a reaction has used it up meanwhile. Elsewhere it is
    not free (R5.12).
    """
    hand = g.state.seats[giver].hand
    kind = _card_kind(what)
    slot = int(what.rpartition("@")[2])
    slots = [s for s, card in enumerate(hand, 1) if card.kind == kind]
    if not slots:
        return None
    card = hand.pop((slot if slot in slots else slots[0]) - 1)
    card.free = False
    return card


def _give(g: G, giver: int, taker: int, what: str) -> Rules[None]:
    kind, _, rest = what.partition(":")
    if kind == "card":
        yield from make_room(g, taker)
        card = _take_card(g, giver, what)
        if card is not None:
            g.state.seats[taker].hand.insert(0, card)
    elif kind == "relic":
        if g.state.relics[int(rest)].holder == giver:
            yield from relics.gain(g, taker, int(rest), "R8.6")
    elif kind in PURSES:
        given = lose(g, giver, "R8.6", **{kind: int(rest)}, kind="paid")
        gain(g, taker, "R8.6", *given)
