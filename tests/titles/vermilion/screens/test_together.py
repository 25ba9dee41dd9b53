"""Several persons at several machines (C8): what one reads and has begun while another acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.net.protocol import Answer
from scenes.lan.table import NetTable
from scenes.table.pick_menu import PickMenu
from scenes.titles.vermilion.opening import QuestOpening
from tests.scenes.lan_desk import Window

if TYPE_CHECKING:
    from game.core.ask import Question
    from scenes.program import Program
    from tests.scenes.conftest import Driver


def both_asked(window: Window) -> Question | None:
    """The own open turn, while a partner has a card that it can burn."""
    asked, session = window.table.asked, window.desk.match.session
    others = session.question(1)
    if asked is None or asked.text != "player_action" or others is None or not isinstance(window.drive.top, NetTable):
        return None
    return asked if any(option.verb == "combust" for option in others.options()) else None


def test_c12_2_a_card_menu_stays_open_while_a_partner_acts(drive: Driver) -> None:
    window = Window(drive, "vermilion")
    window.until(lambda: both_asked(window))
    table, session = window.table, window.desk.match.session
    ref = next(ref for option in table.options() for ref in option.refs if ref.startswith("card:"))
    table.choose(ref)
    menu, partner = drive.top, window.desk.clients[1]
    assert isinstance(menu, PickMenu)
    other = session.question(1)
    assert other is not None
    partner.answer(1, next(option.key for option in other.options() if option.verb == "combust"))
    drive.frames(3, 300)
    assert session.question(0) is None and drive.top is menu and table.asked is None
    before = len(window.link.sent)
    drive.click("pick.0")
    drive.frames(3, 300)
    assert not window.link.sent[before:] and table.prompt.text == table.t("table.key.kept")
    while session.question(0) is None:
        other = session.question(1)
        assert other is not None
        partner.answer(1, other.options()[0].key)
        drive.frames(3, 300)
    drive.frames(10, 300)
    given = [message.key for message in window.link.sent[before:] if isinstance(message, Answer)]
    assert given[:1] == [menu.options[0].key]


def test_s5_13_who_waits_for_a_partner_reads_how_the_quest_begins_too(program: Program, drive: Driver) -> None:
    program.media.motion = True
    program.media.settings.animation_speed = "off"
    window = Window(drive, "vermilion", member=1)
    window.until(lambda: isinstance(drive.top, QuestOpening))
    session = window.desk.match.session
    assert session.question(1) is None and session.question(0) is not None
    assert session.view(None).phase == "setup"
    drive.click("opening.go")
    drive.frames(10, 100)
    assert drive.top is window.table
