"""C11.2, C12.5. The headless commands: play, verify, export, report-test, host, paths, --version. Results are JSON
lines, an export is text.
"""
from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import game
from game.bots.levels import LEVELS, levels_of
from game.bots.match import play_match
from game.core.errors import ContentError, PentarchyError
from game.core.fields import written
from game.core.saved import read_saved
from game.core.session import Session
from game.store.container import LARGEST_FILE, Head, unpack
from game.store.files import read_whole, write_safely
from game.store.notices import StoreError
from game.store.paths import all_paths, data_dir
from game.store.reports import as_test, read_report
from game.store.version import PROGRAM_VERSION


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all went well, 1 when something could not be done, 2 for wrong words."""
    given = sys.argv[1:] if argv is None else list(argv)
    try:
        args = _parser(given).parse_args(given)
        return int(args.run(args))
    except ContentError as problem:
        return _fail("start.table", str(problem))
    except PentarchyError as problem:
        return _fail(problem.key, str(problem))
    except StoreError as problem:
        return _fail(problem.notice.key, str(problem))
    except OSError as problem:
        return _fail("os", str(problem))


def _fail(kind: str, text: str, code: int = 1, **more: object) -> int:
    print(json.dumps({"error": kind, "text": text, **more}, ensure_ascii=False))
    return code


def _parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="pentarchy",
                                     description="Strategy games for the table. Without a command the client opens.")
    parser.add_argument("--version", "-V", action="version", version=_versions())
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play matches of bots and print one JSON line for each")
    play.add_argument("title", choices=sorted(game.TITLES))
    play.add_argument("--seats", default="normal,normal",
                      help=f"a level for each seat, of {', '.join(LEVELS)}; not every game has all")
    play.add_argument("--seed", type=int, default=0, help="of the first match; each further one adds 1")
    play.add_argument("--games", type=int, default=1, help="how many matches")
    play.add_argument("--options", default="{}", help='options of the match as JSON, such as {"climate": "arid"}')
    play.set_defaults(run=_play)
    verify = commands.add_parser("verify", help="play a save or replay again and compare where it leads")
    verify.add_argument("file", type=Path)
    verify.set_defaults(run=_verify)
    export = commands.add_parser("export", help="print a save or replay as text, one choice a line")
    export.add_argument("file", type=Path)
    export.set_defaults(run=_export)
    report = commands.add_parser("report-test", help="make a failing test out of a bug report")
    report.add_argument("file", type=Path)
    report.add_argument("--out", type=Path, help="the test's file; without it one named after the report, here")
    report.set_defaults(run=_report_test)
    room = commands.add_parser("host", help="open a room for others on the network, without a window")
    if "host" in arguments:
        from game.net.command import add_arguments  # loads what only the network needs

        add_arguments(room)
    paths = commands.add_parser("paths", help="print where profiles, saves, replays and settings are kept")
    paths.set_defaults(run=_paths)
    return parser


def _versions() -> str:
    rules = ", ".join(f"{code} rules {spec.rules_version}" for code, spec in game.TITLES.items())
    return f"Pentarchy {PROGRAM_VERSION} ({rules}; Python {sys.version.split()[0]})"


# ---------------------------------------------------------------- play
def _play(args: argparse.Namespace) -> int:
    levels = args.seats.split(",")
    known = levels_of(game.TITLES[args.title])
    unknown = [level for level in levels if level not in known]
    if unknown:
        return _fail("level", f"there is no level {unknown[0]!r}; levels: {', '.join(known)}", 2)
    try:
        options = written(args.options)
    except ValueError as problem:
        return _fail("options", f"--options is not JSON: {problem}", 2)
    for number in range(args.games):
        result = play_match(args.title, levels, options, args.seed + number)
        print(json.dumps(result, ensure_ascii=False), flush=True)
    return 0


# ---------------------------------------------------------------- verify, export
def match_of(file: Path) -> tuple[Head, bytes]:
    """The head of a save or replay file, and its match. Raises StoreError."""
    data = read_whole(file, LARGEST_FILE)
    if data is None:
        raise StoreError("store.file.missing", name=file.name)
    try:
        return unpack(data, "save", file.name)
    except StoreError as problem:
        if problem.notice.key != "store.file.not_a_save":
            raise
    return unpack(data, "replay", file.name)


def _verify(args: argparse.Namespace) -> int:
    from game.net.dice import HEAD, dice_in

    head, payload = match_of(args.file)
    session: Session = game.load_session(payload)
    made = dice_in(head.header)
    fits = HEAD not in head.header or (made is not None and made.seed == session.seed)
    told = {"dice": made.promise if made is not None and fits else "broken"} if HEAD in head.header else {}
    print(json.dumps({"file": args.file.name, "title": session.spec.code, "answers": len(session.log),
                      "digest": session.digest(), "finished": session.outcome is not None, **told, "ok": fits}))
    return 0 if fits else 1


def _export(args: argparse.Namespace) -> int:
    head, payload = match_of(args.file)
    for line in lines_of(payload, head.header):
        print(visible(line))
    return 0


def visible(line: str) -> str:
    """A line from a file as a terminal shows it: with the names of the signs that would move or colour it."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in line)


def lines_of(payload: bytes, header: Mapping[str, Any]) -> Iterator[str]:
    """A match as text: set-up with the players that its file's head names, every choice with its number, seat, question
    and answer, the result. Raises BadSave, and IllegalAnswer or BadMessage where an answer does not fit the rules."""
    saved = read_saved(game.TITLES, payload)
    spec = game.TITLES[saved.title]
    yield f"{spec.names['en']}, rules {saved.rules}, seed {saved.seed}"
    yield f"options: {_fields(saved.options)}"
    for seat, fields in enumerate(saved.seats):
        yield f"seat {seat}: {_player(header.get('seats'), seat)}{_fields(fields)}"
    if header.get("closed_seats"):
        yield f"closed seats of the room: {header['closed_seats']}"
    yield ""
    session = Session(spec, saved.seats, saved.options, saved.seed)
    for number, entry in enumerate(saved.log, 1):
        question = session.question(entry.seat)
        asked = f"{question.rule} {question.text}" if question is not None else "-"
        yield f"{number:5}  seat {entry.seat}  {asked:24}  {entry.key}"
        session.again(entry)
    yield ""
    outcome = session.outcome
    if outcome is None:
        yield f"not finished; digest {session.digest()}"
    else:
        winners = ", ".join(str(seat) for seat in outcome.winners)
        yield f"{outcome.reason}; won by seat {winners}; ranks {outcome.ranks}; digest {session.digest()}"


def _player(seats: object, seat: int) -> str:
    """Who plays there, and a bot's level; "" where the head does not tell."""
    info = seats[seat] if isinstance(seats, list) and seat < len(seats) else None
    if not isinstance(info, dict):
        return ""
    kind = f"{info.get('kind')}, {info['level']}" if info.get("level") else info.get("kind")
    return f"{info.get('name')} ({kind}); "


def _fields(fields: dict[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in sorted(fields.items())) or "as usual"


# ---------------------------------------------------------------- reports
def _report_test(args: argparse.Namespace) -> int:
    head, payload = read_report(args.file)
    name = "".join(char if char.isalnum() else "_" for char in args.file.stem)
    out: Path = args.out or Path(f"test_report_{name}.py")
    if out.exists():
        return _fail("exists", f"there is already a file {out}; name another one with --out", 2)
    write_safely(out, as_test(head, payload).encode(), shared=True)
    print(json.dumps({"file": args.file.name, "test": str(out), "title": head.title,
                      "answers": head.header.get("answers"), "error": head.header.get("error", "")},
                     ensure_ascii=False))
    return 0


def _paths(args: argparse.Namespace) -> int:
    print(json.dumps(all_paths(data_dir()), ensure_ascii=False))
    return 0
