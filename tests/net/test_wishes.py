"""C12.2, C6.7b. What somebody at another machine asks of a bot reaches it; how fast bots play for people."""

from __future__ import annotations

from typing import Any

from game.match.seats import BOT, REMOTE, SeatInfo, wish_of, wishes_of
from game.net.match_host import ALONE_S, BOT_S
from game.net.protocol import SetChair, SetOrder
from tests.net.desk import Bots, Desk


class Asked(Bots):
    """Bots that keep what was asked of them."""

    heard: list[dict[int, str]] = []

    def ask(self, session: Any, seat: int, level: str, seed: int, wishes: Any = None) -> None:
        self.heard.append(dict(wishes))
        super().ask(session, seat, level, seed)


def test_c12_2_a_wish_of_a_far_seat_is_told_to_the_bot_beside_it() -> None:
    desk = Desk("vermilion", 2, ("Ember",))
    Asked.heard = []
    desk.match_host._make_bots = Asked
    assert desk.hear(0, SetOrder(0, "wish:0.1:attack:f1", "always")) is None
    for _ in range(40):
        question = desk.match.session.questions()[0]
        if question.seat == 0:
            desk.match.session.answer(0, question.default())
        desk.now += 1
        desk.match_host.tick()
        if Asked.heard:
            break
    assert Asked.heard[-1] == {0: "0.1:attack:f1"}


def test_c12_2_what_a_seat_asks_everybody_in_the_room_sees_and_nothing_else_of_its_orders() -> None:
    desk = Desk("vermilion", 2)
    assert desk.hear(0, SetOrder(0, "wish:0.1:guard:", "always")) is None
    assert desk.hear(0, SetOrder(0, "card", "never")) is None
    far = desk.clients[1].mirror
    assert far is not None and far.table is not None
    assert [chair.wish for chair in far.table.chairs] == ["0.1:guard:", ""] and not far.table.orders
    assert desk.hear(0, SetOrder(0, "wish:0.1:guard:", "")) is None
    assert far.table is not None and not far.table.chairs[0].wish


def test_c12_2_wishes_are_those_of_people_and_end_with_their_order() -> None:
    person = SeatInfo(seat=0, name="Ember", kind=REMOTE, orders={"wish:0.1:guard:": "always", "card": "never"})
    bot = SeatInfo(seat=1, name="Bot", kind=BOT, orders={"wish:0.1:go:1,1": "always"})
    assert wishes_of([person, bot]) == {0: "0.1:guard:"} and wish_of({"card": "always"}) == ""


def test_c6_7b_bots_that_keep_all_chairs_take_time_to_be_watched_and_to_be_sent_away() -> None:
    """Else a match is over long before those who have handed their chairs over see what happens in it."""
    desk = Desk("vermilion", 2, ("Ember",))
    desk.hear(0, SetChair(0, "bot", "normal"))
    desk.match_host._make_bots = Bots
    begun, at = len(desk.match.session.log), desk.now
    while desk.now < at + 3 * ALONE_S:
        desk.now += BOT_S
        desk.match_host.tick()
    assert 0 < len(desk.match.session.log) - begun <= 3
    desk.hear(0, SetChair(0, "back"))
    assert desk.match.seat(0).decides
