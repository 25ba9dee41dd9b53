"""Which rules a title is played by, told without loading them (C7.1, C7.1a).

A title's `data/rules.json` holds its version, a number that is raised whenever the same set-up, seed and answers lead
elsewhere than before. The digest of the title's tables stands beside it, so that changed tables are told apart even
where nobody raised the number.
"""
from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from game.core.errors import ContentError

T = TypeVar("T")

TABLES = "data"
VERSION = "rules.json"
VARIANT = "variant"
"""The option that names the rule set of a match, where a title has several."""
SHOWN = 6  # digits of the digest that a person is shown


class _Version(msgspec.Struct, forbid_unknown_fields=True):
    version: int


class RulesVersion(NamedTuple):
    """The version and the digest of the tables."""

    version: int
    content: str


def rules_in(package: Path) -> RulesVersion:
    """The rules of the title whose package lies in that folder. Raises ContentError where a file is damaged or gone."""
    folder = package.joinpath(TABLES)
    return RulesVersion(_decoded(folder.joinpath(VERSION), _Version).version, _digest(folder))


def told(found: RulesVersion, known: RulesVersion) -> tuple[str, str]:
    """Both as a person is shown them: the versions, with a part of the digests where the versions are equal."""
    if found.version != known.version:
        return str(found.version), str(known.version)
    return f"{found.version}-{found.content[:SHOWN]}", f"{known.version}-{known.content[:SHOWN]}"


def _decoded(path: Path, kind: type[T]) -> T:
    """Raises ContentError."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ContentError(path.name, "", "", str(error), "the file of the program") from error


def _digest(folder: Path) -> str:
    """Of the tables' names and contents; how a table is laid out does not matter, nor what systems leave in folders."""
    from game.core import codec  # loads OpenSSL: a menu without stored matches opens without it

    parts = []
    for file in sorted(folder.glob("[!.]*.json"), key=lambda entry: entry.name):
        parts += [file.name.encode(), msgspec.json.encode(_decoded(file, object))]
    return codec.digest(*parts)
