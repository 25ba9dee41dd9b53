"""Bug reports (C12.5): a file with a match as it stood, its digest and the settings, without names; and the test that
one becomes.
"""

from __future__ import annotations

import platform
import pprint
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .container import LARGEST_FILE, Head, moment_ms, pack, stamp, unpack
from .files import is_there, read_whole, write_safely
from .names import plainly
from .notices import StoreError
from .paths import reports_dir
from .settings import Settings

if TYPE_CHECKING:
    from game.core.errors import RulesBug
    from game.core.saved import Saved
    from game.core.session import Session

KIND = "report"
ENDING = ".report"
LONGEST_SAID = 2000
PRIVATE = ("last_profile",)
"""Settings that name somebody."""


class Occupant(msgspec.Struct, frozen=True):
    """The player on a seat. `name`, and the names of those who sat there `before`, are never written: they are what is
    taken out of the words of the one who reports.
    """

    name: str
    kind: str
    level: str = ""
    before: tuple[str, ...] = ()


class Failed(msgspec.Struct, frozen=True):
    """The answer that made a rule fail."""

    seat: int
    key: str


def report_of(
    session: Session, occupants: Sequence[Occupant], said: str, settings: Settings, bug: RulesBug | None = None
) -> tuple[bytes, dict[str, Any]]:
    """Payload and header of a report on the match as it stands, or as it stood before the answer that made a rule fail.
    Nothing of it names anybody.
    """
    payload = session.save() if bug is None else bug.report
    header = {
        **stamp(session.spec.code),
        "said": without_names(said, occupants)[:LONGEST_SAID],
        "answers": len(session.log),
        "digest": session.digest(),
        "asked": [{"seat": q.seat, "rule": q.rule, "text": q.text} for q in session.questions()],
        "seats": [{"name": seat_name(i), "kind": s.kind, "level": s.level} for i, s in enumerate(occupants)],
        "options": session.options,
        "settings": _settings(settings),
        "system": {"os": platform.system(), "machine": platform.machine(), "python": platform.python_version()},
    }
    if bug is not None:
        error = without_names(f"{type(bug.__cause__).__name__}: {bug.__cause__}", occupants)
        header |= {"error": error[:LONGEST_SAID], "where": bug.where}
        header["failed"] = {"seat": bug.seat, "key": bug.key}
    return payload, header


def write_report(data: Path, payload: bytes, header: dict[str, Any]) -> Path:
    """Writes a report into the data folder and tells where. Raises StoreError."""
    folder = reports_dir(data)
    name = f"{header['title']}-{time.strftime('%Y%m%d-%H%M%S')}-{header['digest'][:6]}"
    path, number = folder / f"{name}{ENDING}", 1
    while is_there(path):
        number += 1
        path = folder / f"{name}-{number}{ENDING}"
    write_safely(path, pack(KIND, payload, header, moment_ms()))
    return path


def read_report(path: Path) -> tuple[Head, bytes]:
    """Head and payload of a report. Raises StoreError naming what is wrong."""
    data = read_whole(path, LARGEST_FILE)
    if data is None:
        raise StoreError("store.file.missing", name=path.name)
    return unpack(data, KIND, path.name)


def seat_name(seat: int) -> str:
    """What a seat is called in a report."""
    return f"Seat {seat + 1}"


def without_names(words: str, occupants: Sequence[Occupant], called: Callable[[int], str] = seat_name) -> str:
    """The words with every seat's names replaced by what it is `called`, the longest names first, however they are
    written.
    """
    words, seats = plainly(words), list(reversed(list(enumerate(occupants))))
    found = [(name, i) for i, one in seats for name in one.before] + [(one.name, i) for i, one in seats]
    known = {plainly(name).casefold(): called(i) for name, i in found if plainly(name)}
    if not known:
        return words
    any_name = "|".join(re.escape(name) for name in sorted(known, key=lambda name: (-len(name), name)))
    return re.sub(any_name, lambda found: known.get(found.group().casefold(), found.group()), words,
                  flags=re.IGNORECASE)  # fmt: skip


def _settings(settings: Settings) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(settings)
    return {name: value for name, value in fields.items() if name not in PRIVATE}


# ---------------------------------------------------------------- the test
def as_test(head: Head, payload: bytes) -> str:
    """A module for pytest that plays the reported match to its place and fails there: by what failed, or by the words
    of the one who reported. What the report says is nothing but constants there. Raises StoreError for a payload that
    is no match.
    """
    from game.core.saved import Saved

    try:
        saved = msgspec.msgpack.decode(payload, type=Saved)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise StoreError("store.file.body_damaged", name=head.title) from error
    return "\n".join([*_front(head, saved), *_body(head)]) + "\n"


def _begun(head: Head) -> tuple[list[str], list[str]]:
    """The imports of the module, and how the match begins: as every match does, or where a lesson sets it up."""
    lesson = head.header.get("lesson")
    if not isinstance(lesson, dict):
        imports = ["import game", "from game.core.session import Session"]
        return imports, [f"    session = Session(game.TITLES[{head.title!r}], SEATS, OPTIONS, SEED)"]
    chapter, step = str(lesson.get("chapter", "")), str(lesson.get("step", ""))
    return ["from game.core.session import Session", "from scenes.tutorial.lesson import begin, load"], [
        f"    lesson = load({head.title!r})  # reported in step {step!r}",
        f"    session = begin(lesson, next(one for one in lesson.chapters if one.id == {chapter!r}))",
    ]


def _front(head: Head, saved: Saved) -> list[str]:
    imports, begun = _begun(head)
    said = str(head.header.get("said", "")) or "nothing was said"
    answers = [f"    ({entry.seat}, {entry.key!r})," for entry in saved.log]
    return [
        '"""A reported match."""',
        "from __future__ import annotations", "",
        *imports, "",
        f"MADE_BY = {(head.title, head.rules_version, head.program)!r}",
        f"SAID = {said!r}",
        f"SEATS = {pprint.pformat(saved.seats, width=100)}",
        f"OPTIONS = {pprint.pformat(saved.options, width=100)}",
        f"SEED = {saved.seed}",
        "ANSWERS = [", *answers, "]",
        f"DIGEST = {saved.digest!r}", "", "",
        "def reported() -> Session:",
        '    """The match as it stood."""',
        *begun,
        "    for seat, key in ANSWERS[len(session.log):]:",
        "        session.answer(seat, key)",
        "    return session", "", "",
        "def test_the_match_leads_to_the_reported_place() -> None:",
        "    assert reported().digest() == DIGEST", "", "",
    ]  # fmt: skip


def _body(head: Head) -> list[str]:
    try:
        failed = msgspec.convert(head.header.get("failed"), Failed)
    except msgspec.ValidationError:
        return [
            "def test_what_was_reported_does_not_happen() -> None:",
            "    session = reported()",
            "    raise AssertionError(f\"{SAID} ({', '.join(q.text for q in session.questions())})\")",
        ]
    return [
        f"ERROR = {str(head.header.get('error', ''))!r}", "", "",
        "def test_the_answer_that_failed_is_taken() -> None:",
        f"    reported().answer({failed.seat}, {failed.key!r})",
    ]  # fmt: skip
