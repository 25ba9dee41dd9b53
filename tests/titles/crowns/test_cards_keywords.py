"""R17 on every card that has a keyword: the same play for each, with the card itself in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.titles.crowns.content import FACES
from game.titles.crowns.ending import legal_host
from game.titles.crowns.marshalling import marshal_refusal
from game.titles.crowns.rounds import can_ambush
from game.titles.crowns.verbs import leave_play
from tests.titles.crowns.play import Play

KEYWORDS = {
    "ambush": "bc03:5 bc06:3 bc11:3 vc12:4 rw09:3",
    "bestow": "bc04:3 bc18:2",
    "insight": "bc02 bc05 vc01 vc06 rw01 rw10 nt04",
    "intimidate": "al03 al11 al12 rw12",
    "limited": "bc13 bc14 al14 vc14 hc14 dc14 rw14 nt13 nt14",
    "no_attachments": "bc12 al12:Weapon hc12 rw02 rw05 rw06 rw10 rw12",
    "pillage": "dc01 dc02 dc04 dc05",
    "renown": "al01 vc04 hc01 hc02 hc05",
    "stealth": "bc11 vc01 vc02 vc05 dc02 dc07 rw10",
    "terminal": "bc19 al20 vc19 vc20 hc20 dc19 rw20 nt23 nt24",
}  # fmt: skip
"""Section 5. The cards that have a keyword, with its number or the trait that it excepts."""
KIND = {card: face.icons[0] for card, face in FACES.items() if face.icons}


def behind(word: str, card: str) -> str:
    """The number of a card's keyword, or the trait that it excepts; "" for neither."""
    return next(text.partition(":")[2] for text in KEYWORDS[word].split() if text.partition(":")[0] == card)


def ambush(card: str) -> None:
    """R17.1."""
    price = int(behind("ambush", card))
    play = Play()
    play.hand(0, card)
    play.gold(0, price - 1)
    assert not can_ambush(play.state, 0, play.n(card))
    play.gold(0, price)
    play.window(f"ambush:{card}")
    assert (play.kinds(0, "play"), play.pool(0), play.kneels(card)) == ([card], 0, False)


def bestow(card: str) -> None:
    """R17.2."""
    face = FACES[card]
    most = int(behind("bestow", card))
    play = Play()
    if face.host is not None:
        play.put(0, "al05")
    play.hand(0, card)
    play.gold(0, face.cost + most)
    play.marshal(0, f"marshal:{card}", str(most))
    assert (play.card(card).gold, play.pool(0)) == (most, 0)


def insight(card: str) -> None:
    """R17.3."""
    play = Play()
    play.put(0, card)
    play.fight(KIND[card], card)
    assert len(play.kinds(0, "hand")) == 1


def intimidate(card: str) -> None:
    """R17.4."""
    play = Play()
    play.put(0, card)
    play.put(1, "nt12")
    play.put(1, "hc08")
    play.fight(KIND[card], card, "card:nt12", "card:hc08")
    assert play.kneels("hc08")


def pillage(card: str) -> None:
    """R17.5."""
    play = Play()
    play.put(0, card)
    play.deck(1, "al05", "al06")
    play.fight(KIND[card], card)
    assert play.kinds(1, "discard") == ["al05"]


def renown(card: str) -> None:
    """R17.6."""
    play = Play()
    play.put(0, card)
    play.fight(KIND[card], card)
    assert play.card(card).power == 1


def stealth(card: str) -> None:
    """R10.6."""
    play = Play()
    play.put(0, card)
    play.put(1, "vc03")
    play.fight(KIND[card], card, "card:vc03")
    assert play.power(0) == 1


def limited(card: str) -> None:
    """R9.7."""
    play = Play()
    play.hand(0, card, "dc14")
    play.gold(0, 9)
    play.marshal(0, f"marshal:{card}")
    refusal = marshal_refusal(play.state, 0, play.n("dc14#2" if card == "dc14" else "dc14"))
    assert refusal is not None and refusal.rule == "R9.7"


def no_attachments(card: str) -> None:
    """R17.8."""
    play = Play()
    play.put(0, card)
    play.hand(0, "nt21", "al19")
    found = [legal_host(play.state, play.n(kind), play.n(card)) for kind in ("nt21", "al19")]
    assert found == [False, behind("no_attachments", card) == "Weapon"]


def terminal(card: str) -> None:
    """R17.7, R18.5."""
    host = FACES[card].host
    assert host is not None
    play = Play()
    play.put(1, "al05" if "character" in host.types else "al14", kneeling=True)
    there = play.kinds(1, "play")[0]
    play.put(0, card, on=there)
    leave_play(play.table, play.n(there), "dead", "R2.3")
    assert (play.kinds(0, "discard"), play.kinds(0, "hand")) == ([card], [])


PLAYS: dict[str, Callable[[str], None]] = {
    "ambush": ambush, "bestow": bestow, "insight": insight, "intimidate": intimidate, "pillage": pillage,
    "renown": renown, "stealth": stealth, "limited": limited, "no_attachments": no_attachments, "terminal": terminal,
}  # fmt: skip
HELD = [(text.partition(":")[0], word) for word, texts in KEYWORDS.items() for text in texts.split()]


@pytest.mark.parametrize(("card", "word"), HELD)
def test_r17_every_card_with_a_keyword_uses_it(card: str, word: str) -> None:
    PLAYS[word](card)


def test_r17_no_other_card_has_a_keyword() -> None:
    assert sorted(HELD) == sorted((card, word.name) for card, face in FACES.items() for word in face.keywords)


HOSTS = {
    "bc18": ("0 al05", "1 al05"), "bc19": ("1 al14", "1 al05"), "bc20": ("0 hc03", "0 al05"),
    "al18": ("0 al05", "0 nt12"), "al19": ("0 nt12", "1 nt12"), "al20": ("1 al05", "0 al05"),
    "vc18": ("0 al05", "1 al05"), "vc19": ("1 al05", "0 al05"), "vc20": ("1 al05", "1 al14"),
    "hc18": ("0 hc01", "0 al05"), "hc19": ("0 hc05", "0 hc01"), "hc20": ("1 al05", "0 al05"),
    "dc18": ("0 al05", "0 al14"), "dc19": ("1 al14", "0 al14"), "dc20": ("0 nt03", "0 al05"),
    "rw18": ("0 al05", "0 rw06"), "rw19": ("0 rw07", "0 al05"), "rw20": ("1 al05", "1 rw02"),
    "nt19": ("0 al05", "1 al05"), "nt20": ("0 hc03", "0 al05"), "nt21": ("0 al05", "0 bc12"),
    "nt22": ("0 al05", "1 al05"), "nt23": ("1 al05", "0 al05"), "nt24": ("1 al05", "1 al14"),
}  # fmt: skip
"""R18.4. For each attachment of seat 0 a host that it may have and one that it may not."""


@pytest.mark.parametrize("card", HOSTS)
def test_r18_4_an_attachment_has_its_own_kind_of_host(card: str) -> None:
    found = []
    for place in HOSTS[card]:
        play = Play()
        play.put(int(place[0]), place[2:])
        play.hand(0, card)
        found.append(legal_host(play.state, play.n(card), play.n(place[2:])))
    assert found == [True, False]


def test_r18_4_every_attachment_is_tried() -> None:
    assert sorted(HOSTS) == sorted(card for card, face in FACES.items() if face.type == "attachment")
