"""What holds of a card now, and where that comes from: the terms of its strength, icons and keywords gained and lost,
what it can't do, what it carries, what it costs (R4, C6.4a).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.crowns.content import FACES, OFFICES
from game.titles.crowns.forecast import hostless
from game.titles.crowns.notation import ICONS
from game.titles.crowns.queries import AGENDA, OFFICE, seat_behind
from game.titles.crowns.view import VALUES
from scenes.kit.page import PageRow, head
from scenes.titles.crowns.faces import name_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.ask import Question
    from game.core.modifiers import Term
    from game.titles.crowns.view import CardView, PieceView, PlotView, SeatView
    from scenes.titles.crowns.words import Words

RULINGS = {
    "ambush": "R17.1", "bestow": "R17.2", "insight": "R17.3", "intimidate": "R17.4", "pillage": "R17.5",
    "renown": "R17.6", "stealth": "R10.6", "limited": "R9.7", "terminal": "R18.5", "no_attachments": "R17.8",
}  # fmt: skip
"""What tells of each keyword, in the order in which they are told."""
PILES = ("hand", "plots", "used", "discard", "dead")


def all_cards(view: SeatView) -> Iterator[CardView]:
    """The cards outside play that the reader knows."""
    for player in view.players:
        for pile in PILES:
            yield from getattr(player, pile)
    yield from view.played


def piece_of(view: SeatView, number: int) -> PieceView | None:
    """A card in play, or placed in the set-up."""
    found = (one for player in view.players for one in (*player.play, *player.placed) if one.number == number)
    return next(found, None)


def plot_of(view: SeatView, number: int) -> tuple[int, PlotView] | None:
    """A revealed plot and whose it is."""
    return next(((seat, player.revealed) for seat, player in enumerate(view.players)
                 if player.revealed is not None and player.revealed.number == number), None)  # fmt: skip


def in_play(view: SeatView, number: int) -> bool:
    """Whether a card is in play, and not only placed."""
    return any(one.number == number for player in view.players for one in player.play)


def unseen(view: SeatView, ref: str) -> bool:
    """Whether a ref means a card that lies neither in play nor in the reader's hand, in a pile say."""
    kind, _, what = ref.partition(":")
    if kind != "card" or int(what) < 0:
        return False
    number = int(what)
    own = view.players[view.reader].hand if view.reader >= 0 else ()
    in_hand = any(card.number == number for card in own)
    return piece_of(view, number) is None and plot_of(view, number) is None and not in_hand


def kind_of(view: SeatView, ref: str) -> str:
    """The id of the card that a ref means, "faction:heron" for a faction's; "" for anything else."""
    kind, _, what = ref.partition(":")
    if kind in ("kind", "office"):
        return what if what in FACES else ""
    if kind != "card" or not what.lstrip("-").isdigit():
        return ""
    number = int(what)
    if number < 0:
        return _beside(view, number)
    piece, plot = piece_of(view, number), plot_of(view, number)
    if piece is not None:
        return piece.kind
    if plot is not None:
        return plot[1].kind
    duplicate = next((one.kind for player in view.players for one in player.play if number in one.duplicates), "")
    return duplicate or next((card.kind for card in all_cards(view) if card.number == number), "")


def _beside(view: SeatView, number: int) -> str:
    """A faction's card, an agenda, an office."""
    seat = seat_behind(number)
    if seat >= len(view.players):
        return ""
    player = view.players[seat]
    if number < -OFFICE:
        return player.office
    return player.agenda if number < -AGENDA else f"faction:{player.faction}"


def notes(words: Words, ref: str) -> list[PageRow]:
    """What stands below an enlarged card."""
    kind, _, what = ref.partition(":")
    if kind != "card" or int(what) < 0:
        return []
    number, view = int(what), words.view
    piece, plot = piece_of(view, number), plot_of(view, number)
    rows: list[PageRow] = []
    if piece is not None:
        placed = [PageRow(words.t("crowns.now.placed"), tone="dim")]
        rows = piece_notes(words, piece) if in_play(view, number) else placed
    elif plot is not None:
        rows = plot_notes(words, plot[1])
    else:
        rows = hand_notes(words, number)
    kind = kind_of(view, ref)
    if view.phase == "setup" and view.reader >= 0 and hostless(view, number, kind):
        rows.append(PageRow(f"{words.t('crowns.now.hostless')} (R5.5)", tone="bad"))
    why, rule = words.why(ref)
    if why:
        rows.append(PageRow(f"{why} ({rule})", tone="bad"))
    return rows


def rulings(words: Words, ref: str) -> list[PageRow]:
    """What each keyword of a card means: of the printed ones, in play of those that it has now."""
    view, kind = words.view, kind_of(words.view, ref)
    if kind not in FACES:
        return []
    if FACES[kind].type == "plot":
        return plot_values(words, ref, kind)
    if FACES[kind].type == "office":
        office = OFFICES[kind]
        told = [("supports", "R19.5")] * bool(office.supports) + [("rivals", "R19.4")] * bool(office.rivals)
        return [PageRow(f"{words.t(f'crowns.office.{what}.means')} ({rule})", tone="dim") for what, rule in told]
    what = ref.partition(":")[2]
    piece = piece_of(view, int(what)) if ref.startswith("card:") else None
    own = {word.name for word in FACES[kind].keywords}
    if piece is not None and in_play(view, piece.number):
        own = {word.partition("(")[0] for word in piece.keywords}
    return [PageRow(f"{words.t(f'crowns.ruling.{name}')} ({rule})", icon=f"crowns/keyword/{name}", tone="dim")
            for name, rule in RULINGS.items() if name in own]  # fmt: skip


def piece_notes(words: Words, piece: PieceView) -> list[PageRow]:
    """Of a card in play."""
    t, face = words.t, FACES[piece.kind]
    rows = [PageRow(t("crowns.piece.kneeling" if piece.kneeling else "crowns.piece.standing"), tone="dim")]
    if face.type == "character":
        rows.append(PageRow(t("crowns.face.str", n=piece.strength), f"= {words.terms(piece.terms)}"))
        if len(piece.terms) < 2:
            rows.pop()
        gained = [t(f"crowns.kind.{icon}") for icon in ICONS if icon in piece.icons and icon not in face.icons]
        lost = [t(f"crowns.kind.{icon}") for icon in ICONS if icon in face.icons and icon not in piece.icons]
        rows += [PageRow(t("crowns.now.icons_gained", what=", ".join(gained)), tone="good")] * bool(gained)
        rows += [PageRow(t("crowns.now.icons_lost", what=", ".join(lost)), tone="bad")] * bool(lost)
        printed = {word.name for word in face.keywords}
        more = [words.keyword(word) for word in piece.keywords if word.partition("(")[0] not in printed]
        rows += [PageRow(t("crowns.now.keywords", what=", ".join(more)), tone="good")] * bool(more)
    rows += [PageRow(t(f"crowns.now.cannot_{verb}"), tone="bad") for verb in piece.forbidden]
    rows += [PageRow(t("crowns.piece.blank"), tone="bad")] * piece.blank
    rows += [PageRow(t("crowns.piece.power", n=piece.power), tone="gold")] * bool(piece.power)
    rows += [PageRow(t("crowns.piece.gold", n=piece.gold), tone="gold")] * bool(piece.gold)
    rows += [PageRow(t("crowns.piece.duplicates", n=len(piece.duplicates)))] * bool(piece.duplicates)
    under = [one for number in piece.attachments if (one := piece_of(words.view, number)) is not None]
    rows += [PageRow(name_of(words.media, one.kind), tone="dim") for one in under]
    holder = next((seat for seat, player in enumerate(words.view.players)
                   for one in player.play if one.number == piece.number), piece.owner)  # fmt: skip
    if holder != piece.owner:
        rows.append(PageRow(t("crowns.now.owner", name=words.name(piece.owner)), tone="dim"))
    return rows


def plot_notes(words: Words, plot: PlotView) -> list[PageRow]:
    """Of a revealed plot: the values that are not as printed, with their terms."""
    rows = []
    for name, value, terms in zip(VALUES, plot.values, plot.terms, strict=True):
        if len(terms) > 1:
            rows.append(PageRow(f"{words.t(f'crowns.value.{name}')} {value} = {words.terms(terms)}"))
    return rows


def plot_values(words: Words, ref: str, kind: str) -> list[PageRow]:
    """What each number of a plot is for, with its value of now."""
    plot = plot_of(words.view, int(ref.partition(":")[2])) if ref.startswith("card:") else None
    printed = FACES[kind].values
    now = dict(zip(VALUES, plot[1].values, strict=True)) if plot is not None else printed
    return [PageRow(words.t(f"crowns.plot.means.{name}", n=now[name]), icon=f"crowns/icon/{name}", tone="dim")
            for name in printed]  # fmt: skip


def doubles(view: SeatView, seat: int, kind: str) -> bool:
    """R18.2, R5.5. Whether a card of a seat's hand would lie as a free duplicate under the same unique one."""
    if kind not in FACES or not FACES[kind].unique:
        return False
    player = view.players[seat]
    own = player.placed if view.phase == "setup" else player.play
    return any(piece.kind == kind and piece.owner == seat for piece in own)


def cost_now(view: SeatView, seat: int, card: CardView, *, early: bool = False) -> int:
    """What a card of a seat's hand would cost now: nothing as a duplicate; by ambush, where it can come into play in no
    other way, the price of that (R17.1). `early`: the next plot is being chosen; nothing is paid for before it is
    turned up, and what the last one makes cheaper is over then (R7.2), so what is printed stands there.
    """
    word = FACES[card.kind].keyword("ambush")
    if word is not None and view.phase == "challenges":
        return word.n
    if doubles(view, seat, card.kind):
        return 0
    return FACES[card.kind].cost if early else card.cost


def early(view: SeatView, asked: Question | None) -> bool:
    """Whether the next plot is being chosen, by the reader or by others."""
    return view.phase == "plot" and (asked is None or asked.text == "plot_select")


def hand_notes(words: Words, number: int) -> list[PageRow]:
    """Of a card of the hand: that it is free as a duplicate, what it costs by ambush while that is its only way, else
    its cost of now where that is another one.
    """
    view = words.view
    held = ((seat, card) for seat, player in enumerate(view.players) for card in player.hand)
    seat, card = next(((seat, card) for seat, card in held if card.number == number), (-1, None))
    if card is None or card.cost < 0:
        return []
    printed, word = FACES[card.kind].cost, FACES[card.kind].keyword("ambush")
    if word is not None and view.phase == "challenges":
        return [PageRow(words.t("crowns.now.ambush", n=word.n, printed=printed), tone="gold")]
    if doubles(view, seat, card.kind):
        return [PageRow(words.t("crowns.now.duplicate"), tone="good")]
    now = cost_now(view, seat, card, early=early(view, words.asked))
    if now == printed:
        return []
    return [PageRow(words.t("crowns.now.cost", n=now, printed=printed), tone="good" if now < printed else "bad")]


def listed(words: Words, terms: tuple[Term, ...]) -> list[PageRow]:
    """The terms of a number, a row each."""
    return [PageRow(words.term(term), f"{term.value:+d}" if i else str(term.value)) for i, term in enumerate(terms)]


def heading(words: str) -> PageRow:
    """A heading among notes."""
    return head(words)
