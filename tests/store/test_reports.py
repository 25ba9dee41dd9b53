"""C12.5: a bug report holds the match, its digest and the settings, and nobody's name; it becomes a failing test."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import game
from game.bots.match import bot_seats
from game.cli import main
from game.core.errors import RulesBug
from game.core.session import Session
from game.store.container import Head, pack
from game.store.notices import StoreError
from game.store.reports import Occupant, as_test, read_report, report_of, without_names, write_report
from game.store.settings import Settings

OCCUPANTS = (Occupant("하늘지기", "person"), Occupant("Sky", "guest"), Occupant("Skylark", "bot", "easy"))
ANSWERS = 20
Functions = dict[str, Callable[[], None]]


def played() -> Session:
    session = Session(game.TITLES["realigious"], bot_seats("realigious", 3, 4), {}, 4)
    for _ in range(ANSWERS):
        seat = session.questions()[0].seat
        session.answer(seat, session.default(seat))
    return session


def broken(why: str = "a tile without neighbours") -> Any:
    """Realigious in which every step fails from the second cycle on."""

    def failing(step: Callable[..., Any]) -> Callable[..., Any]:
        def fails(g: Any, *args: Any) -> Any:
            if g.state.cycle > 1:
                raise ZeroDivisionError(why)
            return step(g, *args)

        return fails

    spec = game.TITLES["realigious"]
    return msgspec.structs.replace(spec, steps={name: failing(step) for name, step in spec.steps.items()})


def failure(spec: Any) -> tuple[Session, RulesBug]:
    session = Session(spec, bot_seats("realigious", 3, 4), {}, 4)
    for _ in range(200):
        seat = session.questions()[0].seat
        try:
            session.answer(seat, session.default(seat))
        except RulesBug as bug:
            return session, bug
    raise AssertionError("nothing failed")


def functions(path: Path) -> Functions:
    names: dict[str, Any] = {}
    exec(compile(as_test(*read_report(path)), "report", "exec"), names)
    return {name: value for name, value in names.items() if name.startswith("test_")}


@pytest.mark.parametrize(
    ("words", "cleaned"),
    [("Skylark beat sky", "Seat 3 beat Seat 2"), ("하늘지기의 말", "Seat 1의 말"), ("nobody", "nobody")],
)
def test_c12_5_names_in_the_words_become_seats(words: str, cleaned: str) -> None:
    assert without_names(words, OCCUPANTS) == cleaned


@pytest.mark.parametrize("words", [
    "S\u200bky lost", "\uff33\uff4b\uff59 lost", "S\u3164ky lost", "S\u00adk\u2060y lost",
    "\u1112\u1161\u1102\u1173\u11af\u110c\u1175\u1100\u1175 lost",
])  # fmt: skip
def test_c12_5_names_that_look_alike_become_seats_however_they_are_written(words: str) -> None:
    assert without_names(words, OCCUPANTS) in ("Seat 1 lost", "Seat 2 lost")


def test_c12_5_the_words_of_a_failed_rule_name_nobody(tmp_path: Path) -> None:
    session, bug = failure(broken("no tile of Skylark"))
    head, _ = read_report(write_report(tmp_path, *report_of(session, OCCUPANTS, "", Settings(), bug)))
    assert head.header["error"] == "ZeroDivisionError: no tile of Seat 3"


HOSTILE = '"""\'\'\'\r\n)]}\\\r\x0c\u2028import os; raise SystemExit(7)\r#{SAID}"""'


def shape(source: str) -> str:
    """What a module does, whatever its constants are."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for name, value in ast.iter_fields(node):
            if isinstance(node, ast.Constant) and name == "value":
                node.value = type(value).__name__
            elif isinstance(value, list) and isinstance(node, ast.List | ast.Tuple | ast.Dict):
                setattr(node, name, [])
    return ast.dump(tree)


def at_worst(said: Any) -> Any:
    """The same with other words everywhere."""
    if isinstance(said, dict):
        return {name: at_worst(value) for name, value in said.items()}
    return HOSTILE if isinstance(said, str) else said


@pytest.mark.parametrize("more", [{}, {"failed": {"seat": 0, "key": "KEY"}, "error": "ERROR"},
                                  {"lesson": {"chapter": "CHAPTER", "step": "STEP"}}])  # fmt: skip
def test_c12_5_nothing_that_a_report_says_is_code(more: dict[str, Any]) -> None:
    """Wherever a report may say something, it says the worst."""
    payload, header = report_of(played(), OCCUPANTS, "said", Settings())
    head = Head(kind="report", title="realigious", rules_version=1, program="1", written_ms=1, size=1,
                header=header | more)  # fmt: skip
    raw = msgspec.msgpack.decode(payload)
    lying: dict[str, Any] = raw | {"digest": HOSTILE[:64], "log": [[0, HOSTILE]], "options": {HOSTILE[:64]: HOSTILE},
                                   "seats": [{HOSTILE[:64]: [HOSTILE]}]}  # fmt: skip
    worst = msgspec.structs.replace(head, title=HOSTILE, program=HOSTILE, header=header | at_worst({"said": ""} | more))
    assert shape(as_test(worst, msgspec.msgpack.encode(lying))) == shape(as_test(head, payload))


@pytest.mark.parametrize("failed", [
    {"seat": "0); import os", "key": "x"}, {"seat": 0}, [0, "x"], {"seat": 1e999, "key": "x"},
])  # fmt: skip
def test_c12_5_an_answer_that_is_none_did_not_fail(failed: Any) -> None:
    payload, header = report_of(played(), OCCUPANTS, "said", Settings())
    head = Head(kind="report", title="realigious", rules_version=1, program="1", written_ms=1, size=1,
                header=header | {"failed": failed})  # fmt: skip
    assert "test_what_was_reported_does_not_happen" in as_test(head, payload)


def test_c12_5_who_left_a_chair_is_not_named_either() -> None:
    ann, bob = Occupant("Ann", "bot", before=("Bob",)), Occupant("Bob", "guest")
    occupants = (ann, bob, Occupant("Cid", "guest", before=("Dan",)))
    assert without_names("Dan gave Bob to Cid", occupants) == "Seat 3 gave Seat 2 to Seat 3"


def test_c12_5_nobody_is_named_anywhere_in_a_report(tmp_path: Path) -> None:
    settings = Settings(last_profile="u-4711")
    path = write_report(tmp_path, *report_of(played(), OCCUPANTS, "Sky lost a relic", settings))
    head, payload = read_report(path)
    whole = json.dumps(head.header, ensure_ascii=False) + payload.decode("utf-8", "ignore")
    assert not [word for word in ("하늘지기", "Skylark", "Sky ", "u-4711", str(tmp_path)) if word in whole]


def test_c12_5_a_report_holds_the_match_its_digest_and_the_settings(tmp_path: Path) -> None:
    session = played()
    head, payload = read_report(write_report(tmp_path, *report_of(session, OCCUPANTS, "", Settings(language="ko"))))
    assert game.load_session(payload).digest() == session.digest() == head.header["digest"]
    assert head.header["settings"]["language"] == "ko"


def test_c12_5_a_second_report_of_a_moment_has_a_file_of_its_own(tmp_path: Path) -> None:
    made = report_of(played(), OCCUPANTS, "", Settings())
    assert len({write_report(tmp_path, *made) for _ in range(3)}) == 3


def test_c12_5_what_was_said_fails_at_its_place(tmp_path: Path) -> None:
    tests = functions(write_report(tmp_path, *report_of(played(), OCCUPANTS, 'the "relic" \\ is gone', Settings())))
    tests["test_the_match_leads_to_the_reported_place"]()
    with pytest.raises(AssertionError, match='the "relic"'):
        tests["test_what_was_reported_does_not_happen"]()


def test_c12_5_a_failed_rule_fails_again_until_it_is_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = broken()
    session, bug = failure(spec)
    tests = functions(write_report(tmp_path, *report_of(session, OCCUPANTS, "", Settings(), bug)))
    with monkeypatch.context() as patch:
        patch.setitem(game.TITLES, "realigious", spec)
        with pytest.raises(RulesBug, match="a tile without neighbours"):
            tests["test_the_answer_that_failed_is_taken"]()
    tests["test_the_answer_that_failed_is_taken"]()


def test_c12_5_rules_that_lead_elsewhere_fail_by_the_digest(tmp_path: Path) -> None:
    payload, header = report_of(played(), OCCUPANTS, "", Settings())
    raw = msgspec.msgpack.decode(payload)
    tests = functions(write_report(tmp_path, msgspec.msgpack.encode({**raw, "digest": "0" * 16}), header))
    with pytest.raises(AssertionError):
        tests["test_the_match_leads_to_the_reported_place"]()


def test_c12_5_one_command_makes_the_test(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = write_report(tmp_path, *report_of(played(), OCCUPANTS, "too late", Settings()))
    assert main(["report-test", str(path)]) == 0
    (made,) = tmp_path.glob("test_report_*.py")
    assert json.loads(capsys.readouterr().out)["test"] == made.name
    assert main(["report-test", str(path)]) == 2  # nothing is written over


def test_c12_5_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.report").write_bytes(pack("save", b"", {"title": "realigious", "rules_version": 1}, 5))
    with pytest.raises(StoreError) as error:
        read_report(tmp_path / "x.report")
    assert error.value.notice.key == "store.file.not_a_report"
    assert main(["report-test", str(tmp_path / "missing.report")]) == 1
