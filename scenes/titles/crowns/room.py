"""Crowns in the waiting room: decks, options, the signs and colours of seats (R14.7, R20, R21, section 4)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.titles.crowns.content import CARDS, DECKS
from scenes.kit.title_look import CYCLER, SETS, Built, FieldLook, Leader, SetBuilding, SetLook, TitleLook, Value
from scenes.titles.crowns.deck_plan import TYPES, counted, deck_of
from scenes.titles.crowns.deck_words import problems

if TYPE_CHECKING:
    from game.titles.crowns.view import SeatView
    from scenes.media.media import Media
    from scenes.shell.client import Client

TIPS = 16
RANDOM = "random"


@dataclasses.dataclass(frozen=True)
class DeckLook(SetLook):
    """A deck: its things are the lines that a match gets, and it is made of so many cards of each type."""

    def kind_counts(self, members: Sequence[str]) -> dict[str, int]:
        """Type -> how many cards of it."""
        deck = deck_of(list(members))
        return {kind: n for kind, n in counted(deck).types.items() if n} if deck is not None else {}


def _lines(value: Value, _points: int) -> Sequence[str]:
    """The lines of a ready deck or of an own one."""
    deck = deck_of(value)
    if deck is None:
        return ()
    return value if isinstance(value, list) else [f"{copies} {card}" for card, copies in deck.cards.items()]


def _type(line: str) -> str:
    card = line.rpartition(" ")[2]
    return CARDS[card].type if card in CARDS else "plot"


def _about(media: Media, value: str) -> str:
    return media.t(f"crowns.ready.{value}" if value in DECKS else "crowns.room.about.random")


def _summary(media: Media, value: Value) -> str:
    """Faction, agenda, size and icons of an own deck."""
    deck = deck_of(value)
    if deck is None:
        return ""
    found = counted(deck)
    words = [media.t(f"crowns.faction.{deck.faction}")] if deck.faction else []
    words += [media.t(f"crowns.card.{deck.agenda}")] if deck.agenda else []
    words += [media.t("crowns.room.cards", n=found.cards)]
    words += [f"{media.t(f'crowns.kind.{icon}')} {n}" for icon, n in found.icons.items()]
    return " · ".join(words)


def _problem(media: Media, value: Value) -> str:
    """R20.5. All errors of an own deck in words; ready ones are legal."""
    if not isinstance(value, list):
        return ""
    deck = deck_of(value)
    return problems(media.texts, deck) if deck is not None else media.t("crowns.room.unreadable")


def _build(client: Client, value: Value, name: str, uid: str, done: Built) -> SetBuilding:
    from scenes.titles.crowns.deck_editor import build

    return build(client, value, name, uid, done)


def _crest(value: Value) -> str:
    """The crest of the faction that a deck is for; none of one that is drawn."""
    deck = deck_of(value)
    return f"crowns/crest/{deck.faction}" if deck is not None and deck.faction else ""


def _told(key: str) -> Callable[[Media, str], str]:
    return lambda media, value: media.t(f"crowns.room.about.{key}", n=value)


def _switched(key: str) -> Callable[[Media, str], str]:
    return lambda media, value: media.t(f"crowns.room.about.{key}.{value}")


def _faction(view: SeatView | None, seat: int) -> str:
    return view.players[seat].faction if view is not None else ""


def _sign(view: SeatView | None, seat: int) -> str:
    """The crest of the seat's faction; where two seats have the same one the seat's own sign stands beside it."""
    faction = _faction(view, seat)
    alone = view is not None and sum(player.faction == faction for player in view.players) == 1
    return f"crowns/crest/{faction}" if alone else f"seat/{seat}"


def _sign_of_fields(fields: dict[str, Any], seat: int) -> str:
    """A deck that is drawn, and a crest that two seats may share, are known to the match alone."""
    return f"seat/{seat}"


def _leader(view: SeatView | None, seat: int) -> Leader:
    """The faction's crest, with the sign of the seat before it."""
    faction = _faction(view, seat)
    return Leader(f"crowns/crest/{faction}", f"seat/{seat}") if faction else Leader(f"seat/{seat}")


LOOK = TitleLook(
    title="crowns",
    fields=(
        DeckLook("deck", SETS, "crowns.field.deck", "crowns/crest/{value}", "crowns.faction.{value}",
                 texts={RANDOM: "room.random"}, about=_about, rule="R20", members=_lines, least=1,
                 group_of=_type, group_text="crowns.type.{value}", group_icon="crowns/type/{value}",
                 build=_build, summary=_summary, problem=_problem, sign=_crest, words="crowns"),
    ),
    options=(
        FieldLook("round_limit", CYCLER, "crowns.field.round_limit", "ui/hourglass", "crowns.field.round_limit.value",
                  about=_told("round_limit"), rule="R14.7", rises=True),
        FieldLook("agendas", CYCLER, "crowns.field.agendas", "ui/filter_card", "crowns.field.agendas.{value}",
                  about=_switched("agendas"), rule="R21.1", named=True),
        FieldLook("window_mask", CYCLER, "crowns.field.window_mask", "ui/eye_off", "crowns.field.window_mask.{value}",
                  about=_switched("window_mask"), rule="R15.4"),
    ),
    room_sprites=("seat/0", "profile/0", "ui/check", "crowns/crest/legion", f"crowns/type/{TYPES[0]}"),
    tips=tuple(f"crowns.tip.{n}" for n in range(1, TIPS + 1)),
    backdrop=lambda _: "crowns/backdrops/title",
    sprites=("crowns/frame/character/legion", "crowns/small/character/legion", "crowns/icon/military",
             "crowns/crest/legion", "crowns/first_player", "crowns/crown/base", "seat/0"),
    sign=_sign,
    sign_of_fields=_sign_of_fields,
    leader=_leader,
)  # fmt: skip
