"""C3.3, C7.1: what Continue says of a match that can't be opened."""

from __future__ import annotations

from game.store.container import stamp
from scenes.menu.main_menu import MainMenu
from scenes.menu.saves_panel import SavesPanel
from scenes.program import Program
from tests.gallery.profiles import NAMES, saves
from tests.scenes.conftest import Driver
from tests.scenes.test_menu_main import button, menu, opened

__all__ = ["menu", "opened"]


def of_older_rules(program: Program, match_id: str, title: str = "vermilion") -> None:
    header = {**stamp(title), "seats": [{"name": "A"}], "chapter": [1, 10], "round": 3}
    program.home.saves.write(match_id, b"state", {**header, "rules_version": header["rules_version"] - 1})


def test_c7_1_continue_says_which_match_was_left_last_and_why_it_cannot_be_opened(
    menu: MainMenu, drive: Driver, program: Program
) -> None:
    of_older_rules(program, "older")
    menu.resume()
    shown = button(drive, "continue")
    known = stamp("vermilion")["rules_version"]
    why = program.media.t("error.save_rules", found=str(known - 1), known=str(known))
    match = f"{program.media.t('vermilion.title')} · {program.media.t('vermilion.chapter.2')}"
    assert not shown.enabled and shown.note == program.media.t("menu.continue.shut")
    assert isinstance(shown.reason, str) and match in shown.reason and why in shown.reason
    drive.click("saves")
    drive.through()
    assert isinstance(drive.top, SavesPanel)
    assert [entry.file_id for entry in drive.top.entries] == ["older"]


def test_c7_1_continue_offers_the_match_before_one_that_cannot_be_opened_and_says_so(
    menu: MainMenu, drive: Driver, program: Program, opened: list[tuple[str, dict[str, object]]]
) -> None:
    saves(program.client)
    of_older_rules(program, "older")
    menu.resume()
    tip = button(drive, "continue").tip
    assert callable(tip) and all(name in tip() for name in (*NAMES[:2], program.media.t("vermilion.chapter.2")))
    drive.click("continue")
    assert opened == [("table", {"match_id": "sample-1"})]


def test_c7_1_a_campaign_of_other_rules_is_carried_on_from_the_list_of_saves(
    menu: MainMenu, drive: Driver, program: Program, opened: list[tuple[str, dict[str, object]]]
) -> None:
    of_older_rules(program, "older")
    menu.resume()
    reason = button(drive, "continue").reason
    assert isinstance(reason, str) and program.media.t("menu.continue.shut.carry") in reason
    drive.click("saves")
    drive.through()
    drive.click("stored-carry")
    assert opened == [("table", {"match_id": "older", "carries": True})]


def test_c7_1_a_match_of_other_rules_that_is_no_campaign_is_not(
    menu: MainMenu, drive: Driver, program: Program
) -> None:
    header = stamp("creed")
    program.home.saves.write("older", b"state", {**header, "rules_version": header["rules_version"] - 1})
    menu.resume()
    reason = button(drive, "continue").reason
    assert isinstance(reason, str) and program.media.t("menu.continue.shut.carry") not in reason
    drive.click("saves")
    drive.through()
    assert not drive.has("stored-carry")


def test_c7_1_what_cannot_be_carried_on_is_told_and_stays(drive: Driver, program: Program) -> None:
    of_older_rules(program, "older")
    program.nav.stack.reset(program.nav.make("table", match_id="older", carries=True), animated=False)
    drive.through()
    told = program.media.t("error.save_broken")
    assert told in [toast.text for toast in program.nav.stack.toasts.shown]
    assert [entry.file_id for entry in program.home.saves.list()] == ["older"]
