"""The file format of saves and replays (C7.1a): data only, checked as a whole before a byte of it is used.

magic        8   89 50 45 4E 54 0D 0A 1A   (shows a file that was sent as text)
format       2   big endian, 1
head length  4   of the head, bytes
body length  4   of the body, bytes
head             JSON: kind, title, rules version, program version, time, the caller's header
check       32   SHA-256 of all above, so that lists can trust a head without reading the body
body             zlib of the payload
check       32   SHA-256 of all above
"""

from __future__ import annotations

import struct
import threading
import time
import zlib
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.core.limits import Word

from .notices import Notice, StoreError
from .version import PROGRAM_VERSION

MAGIC = b"\x89PENT\r\n\x1a"
FORMAT = 1
FRONT = struct.Struct(">8sHII")
CHECK = 32  # bytes of SHA-256
LARGEST_HEAD = 1 << 20
MOST_IN_HEAD = 30_000
"""Brackets and commas: what a list decodes of a file nobody has asked for is as little as its bytes."""
LARGEST_BODY = LARGEST_PAYLOAD = 1 << 22
"""A hundred times the longest match seen: what is packed small must not fill the memory that unpacks it."""
LARGEST_FILE = FRONT.size + LARGEST_HEAD + LARGEST_BODY + 2 * CHECK
DEEPEST = 12
LONGEST_TEXT = 2000
LARGEST_NUMBER = 1 << 53
"""Of what a caller keeps in a head: lists show it of files from anywhere."""
Number = Annotated[int, Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
OTHER_RULES = "error.save_rules"


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """`written_ms` is milliseconds since 1970; `header` is JSON data of the caller's choosing."""

    kind: Word
    title: Word
    rules_version: Number
    content: Word = ""
    """The digest of the tables that the match is played with."""
    program: Word
    written_ms: Number
    order: Number = 0
    """What counts in lists instead of the time where the clock has been set back; else 0."""
    size: int
    """Of the unpacked payload, bytes."""
    header: dict[str, Any]


class FileEntry(msgspec.Struct, frozen=True):
    """A file in a list: what its head says (None where it can't be read), in `broken` why it can't be opened, and how
    many bytes it has, 0 where that is not known."""

    file_id: str
    head: Head | None
    broken: Notice | None = None
    size: int = 0

    @property
    def header(self) -> dict[str, Any]:
        return self.head.header if self.head else {}

    @property
    def carries(self) -> bool:
        """Whether it is a campaign that only its rules keep from being opened: its party may go on (C7.1)."""
        shut = self.broken is not None and self.broken.key == OTHER_RULES
        return shut and "chapter" in self.header and not self.header.get("finished")


class _Clock:
    """Milliseconds since 1970 that never come twice: lists are in the order in which files were written."""

    def __init__(self) -> None:
        self._last = 0
        self._lock = threading.Lock()

    def __call__(self) -> int:
        with self._lock:
            self._last = max(self._last + 1, time.time_ns() // 1_000_000)
            return self._last


moment_ms = _Clock()


def pack(kind: str, payload: bytes, header: dict[str, Any], written_ms: int, order: int = 0) -> bytes:
    """A whole file. `header` needs what `stamp` gives: "title", "rules_version", "content". Raises KeyError without
    the first two.
    """
    head = Head(
        kind=kind,
        title=header["title"],
        rules_version=header["rules_version"],
        content=header.get("content", ""),
        program=PROGRAM_VERSION,
        written_ms=written_ms,
        order=order,
        size=len(payload),
        header=header,
    )
    return _packed(head, payload)


def repack(head: Head, payload: bytes, header: dict[str, Any]) -> bytes:
    """The file of a head that was unpacked, with another payload and header of the caller."""
    return _packed(msgspec.structs.replace(head, size=len(payload), header=header), payload)


def _packed(head: Head, payload: bytes) -> bytes:
    raw, body = msgspec.json.encode(head), zlib.compress(payload, 6)
    head_fits = len(raw) <= LARGEST_HEAD and _things_in(raw) <= MOST_IN_HEAD
    if not head_fits or len(body) > LARGEST_BODY or len(payload) > LARGEST_PAYLOAD:
        raise StoreError("store.file.too_large", name=head.title)
    front = FRONT.pack(MAGIC, FORMAT, len(raw), len(body)) + raw
    front += _sum(front)
    return b"".join((front, body, _sum(front + body)))


def stamp(title: str) -> dict[str, Any]:
    """What a header says of the rules that this program plays a title by. Raises LookupError for an unknown title."""
    from game.registry import rules_of

    rules = rules_of(title)
    return {"title": title, "rules_version": rules.version, "content": rules.content}


def other_rules(head: Head) -> Notice | None:
    """C7.1: why a match can't be opened with the rules of this program; None when it can."""
    from game.core.rules import RulesVersion, told
    from game.registry import rules_of

    try:
        ours = rules_of(head.title)
    except LookupError:
        return Notice("error.save_title", {"title": head.title})
    theirs = RulesVersion(head.rules_version, head.content)
    if theirs == ours:
        return None
    found, known = told(theirs, ours)
    return Notice(OTHER_RULES, {"found": found, "known": known})


def head_size(front: bytes) -> int:
    """Bytes from the file's begin to the end of its head's check.

    As many as `read_front` promises if it is cut.
    """
    if len(front) < FRONT.size:
        return FRONT.size
    length: int = FRONT.unpack_from(front)[2]
    return FRONT.size + min(length, LARGEST_HEAD) + CHECK


def read_head(data: bytes, kind: str, name: str) -> Head:
    """The head of a file of which `data` holds at least the begin. Raises StoreError.

    `name` is for its sentence.
    """
    length, _ = _read_front(data, name)
    end = FRONT.size + length
    if len(data) < end + CHECK:
        raise StoreError("store.file.cut", name=name)
    if _sum(data[:end]) != data[end : end + CHECK]:
        raise StoreError("store.file.head_damaged", name=name)
    raw = data[FRONT.size : end]
    if _things_in(raw) > MOST_IN_HEAD:
        raise StoreError("store.file.head_damaged", name=name)
    try:
        head = msgspec.json.decode(raw, type=Head)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise StoreError("store.file.head_damaged", name=name) from error
    if head.kind != kind:
        raise StoreError(f"store.file.not_a_{kind}", name=name)
    return msgspec.structs.replace(head, header=_plain(head.header))


def unpack(data: bytes, kind: str, name: str) -> tuple[Head, bytes]:
    """Head and payload of a whole file. Raises StoreError naming what is wrong.

    Nothing of a bad file is returned.
    """
    head = read_head(data, kind, name)
    length, body_length = _read_front(data, name)
    begin = FRONT.size + length + CHECK
    end = begin + body_length
    if len(data) < end + CHECK:
        raise StoreError("store.file.cut", name=name)
    if len(data) > end + CHECK or _sum(data[:end]) != data[end:]:
        raise StoreError("store.file.body_damaged", name=name)
    return head, _unzip(data[begin:end], head.size, name)


def _plain(value: Any, deep: int = 0) -> Any:
    """JSON data with its texts shortened to what lists show, and without numbers and depths that no match has."""
    if isinstance(value, str):
        return value[:LONGEST_TEXT]
    if isinstance(value, list | dict) and deep >= DEEPEST:
        return None
    if isinstance(value, list):
        return [_plain(one, deep + 1) for one in value]
    if isinstance(value, dict):
        return {name[:LONGEST_TEXT]: _plain(one, deep + 1) for name, one in value.items()}
    return 0 if isinstance(value, int) and abs(value) > LARGEST_NUMBER else value


def _things_in(raw: bytes) -> int:
    """At least as many as there are values in JSON."""
    return sum(raw.count(sign) for sign in b"[{,")


def _sum(data: bytes) -> bytes:
    import hashlib  # loads OpenSSL: where no match is stored the menu opens without it

    return hashlib.sha256(data).digest()


def _read_front(data: bytes, name: str) -> tuple[int, int]:
    """Lengths of head and body."""
    if not data:
        raise StoreError("store.file.empty", name=name)
    if data[: len(MAGIC)] != MAGIC[: len(data)]:
        raise StoreError("store.file.not_ours", name=name)
    if len(data) < FRONT.size:
        raise StoreError("store.file.cut", name=name)
    _, version, head, body = FRONT.unpack_from(data)
    if version != FORMAT:
        raise StoreError("store.file.format", name=name, have=str(version), known=str(FORMAT))
    if head > LARGEST_HEAD or body > LARGEST_BODY:
        raise StoreError("store.file.head_damaged", name=name)
    return head, body


def _unzip(body: bytes, size: int, name: str) -> bytes:
    """Never makes more than `size` bytes, however the body was packed."""
    if not 0 <= size <= LARGEST_PAYLOAD:
        raise StoreError("store.file.head_damaged", name=name)
    unpacker = zlib.decompressobj()
    try:
        payload = unpacker.decompress(body, size + 1)
    except zlib.error as error:
        raise StoreError("store.file.body_damaged", name=name) from error
    if len(payload) != size or not unpacker.eof or unpacker.unused_data:
        raise StoreError("store.file.body_damaged", name=name)
    return payload
