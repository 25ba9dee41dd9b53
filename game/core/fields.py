"""Set-up fields as they come - from the room, the command line or a save - checked against those that a title has."""
from __future__ import annotations

from typing import Any

from game.core.errors import BadSetup
from game.core.spec import Field


def checked(where: str, given: Any, fields: tuple[Field, ...]) -> dict[str, Any]:
    """The fields of `given` with the defaults filled in; numbers as strings, a list of texts as a tuple.

    `where` names the dict in errors, as in "seats[0]". Raises BadSetup for unknown fields and values.
    """
    if not isinstance(given, dict):
        raise BadSetup("error.setup_shape", f"{where}: found {given!r}; a right example: {{}}",
                       field=where, found=repr(given), example="{}")
    known = {field.name: field for field in fields}
    for name in given:
        if name not in known:
            names = ", ".join(known)
            raise BadSetup("error.setup_field", f"{where}: there is no field {name!r}; fields: {names}",
                           field=where, found=str(name), example=names)
    return {name: _value(f"{where}.{name}", given.get(name, field.default), field)
            for name, field in known.items()}


def _value(where: str, found: Any, field: Field) -> Any:
    """One checked value; several texts are only checked to be texts here."""
    if field.many and isinstance(found, list | tuple) and all(isinstance(text, str) for text in found):
        return tuple(found)
    if isinstance(found, int) and not isinstance(found, bool):
        found = str(found)
    if isinstance(found, str) and found in field.values:
        return found
    allowed = ", ".join(field.values)
    raise BadSetup("error.setup_value", f"{where}: found {found!r}; allowed: {allowed}",
                   field=where, found=str(found), example=allowed)
