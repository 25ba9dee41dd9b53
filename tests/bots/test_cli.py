"""C11.2. The command line: play, verify, export, paths, --version."""
from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import game
from game.bots.match import bot_seats, play_out
from game.cli import main
from game.core.session import Session
from game.net.dice import MatchDice
from game.store.container import pack, stamp
from game.store.version import PROGRAM_VERSION


def printed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines printed."""
    return capsys.readouterr().out.splitlines()


@pytest.fixture(scope="module")
def finished() -> Session:
    """A match of bots that has ended."""
    session = game.new_session("realigious", bot_seats("realigious", 2, 3), {}, 3)
    play_out(session, ["easy", "easy"], 3)
    return session


def write(folder: Path, kind: str, payload: bytes, **head: object) -> Path:
    """A save or replay file."""
    file = folder / f"match.{kind}"
    file.write_bytes(pack(kind, payload, {"title": "realigious", "rules_version": 1, **head}, 0))
    return file


def test_c11_2_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert PROGRAM_VERSION in printed(capsys)[0]


@pytest.mark.slow
def test_c11_2_play_prints_a_line_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "realigious", "--seats", "easy,random", "--seed", "7", "--games", "2"]) == 0
    lines = [json.loads(line) for line in printed(capsys)]
    assert [line["seed"] for line in lines] == [7, 8]


@pytest.mark.parametrize("words", [
    ["--seats", "easy,genius"], ["--options", "{"], ["--options", "5"], ["--options", "[" * 5000],
    ["--options", '{"a": ' + "9" * 5000 + "}"], ["--options", "\udcff"],
])  # fmt: skip
def test_c11_2_wrong_words_are_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "realigious", *words]) == 2
    assert "error" in json.loads(printed(capsys)[0])


def test_c11_2_a_wrong_set_up_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "realigious", "--options", '{"climate": "lunar"}']) == 1
    assert json.loads(printed(capsys)[0])["error"] == "error.setup_value"


@pytest.mark.parametrize("kind", ["save", "replay"])
def test_c11_2_verify(kind: str, finished: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(write(tmp_path, kind, finished.save()))]) == 0
    told = json.loads(printed(capsys)[0])
    assert (told["ok"], told["digest"], told["finished"]) == (True, finished.digest(), True)


def test_c11_2_verify_tells_of_a_match_that_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = game.new_session("creed", [{}, {}], {}, 3)
    question = session.questions()[0]
    session.answer(question.seat, session.default(question.seat))
    assert main(["verify", str(write(tmp_path, "replay", session.save()))]) == 0
    told = json.loads(printed(capsys)[0])
    assert (told["ok"], told["answers"], told["finished"]) == (True, 1, False)


def test_c12_3_verify_looks_whether_the_dice_are_those_that_the_head_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = MatchDice("ab" * 32, {"0": "cd" * 32})
    told = []
    for seed, head in ((made.seed, msgspec.to_builtins(made)), (5, msgspec.to_builtins(made)), (5, {"secret": "x"})):
        file = tmp_path / f"{len(told)}.replay"
        session = game.new_session("creed", [{}, {}], {}, seed)
        file.write_bytes(pack("replay", session.save(), {**stamp("creed"), "dice": head}, 5))
        code = main(["verify", str(file)])
        found = json.loads(printed(capsys)[0])
        told.append((code, found["dice"], found["ok"]))
    assert told == [(0, made.promise, True), (1, "broken", False), (1, "broken", False)]


def test_c11_2_verify_refuses_what_is_broken(finished: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
                                             ) -> None:
    file = write(tmp_path, "save", finished.save())
    file.write_bytes(file.read_bytes()[:-5])
    assert main(["verify", str(file)]) == 1
    assert main(["verify", str(tmp_path / "missing.save")]) == 1
    assert [json.loads(line)["error"] for line in printed(capsys)] == ["store.file.cut", "store.file.missing"]


def test_c11_2_export_tells_every_choice(finished: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
                                         ) -> None:
    assert main(["export", str(write(tmp_path, "replay", finished.save()))]) == 0
    lines = printed(capsys)
    assert sum(1 for line in lines if line.lstrip()[:1].isdigit()) == len(finished.log)
    assert finished.digest() in lines[-1]


def test_c11_2_export_tells_who_played_bots_with_their_level_and_closed_seats(
    finished: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = [{"name": "Ember", "kind": "lan", "level": ""}, {"name": "Bot 1", "kind": "bot", "level": "hard"}]
    assert main(["export", str(write(tmp_path, "replay", finished.save(), seats=seats, closed_seats=[3]))]) == 0
    lines = printed(capsys)
    assert any(line.startswith("seat 0: Ember (lan); ") for line in lines)
    assert any(line.startswith("seat 1: Bot 1 (bot, hard); ") for line in lines)
    assert "closed seats of the room: [3]" in lines


def test_c11_2_paths(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["paths"]) == 0
    assert {"data", "saves", "replays"} <= set(json.loads(printed(capsys)[0]))


def test_c11_2_an_export_moves_and_colours_no_terminal(
    tmp_path: Path, finished: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = msgspec.msgpack.decode(finished.save())
    saved["options"] = {"\x1b[2J\u202e": "\x1b]0;owned\x07"}
    saved["log"] = [[0, "\x1b[31m지도\n"]]
    main(["export", str(write(tmp_path, "replay", msgspec.msgpack.encode(saved)))])
    lines = printed(capsys)
    assert all(line.isprintable() for line in lines) and "\\x1b[2J\\u202e=\\x1b]0;owned\\x07" in lines[1]


@pytest.mark.parametrize("words", [["--port", "-1"], ["--port", "65536"], ["--port", "x"]])
def test_c11_2_a_port_that_there_is_not_is_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["host", "creed", *words])
    assert end.value.code == 2 and "--port" in capsys.readouterr().err
