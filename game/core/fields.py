"""Set-up fields as they come - from the room, the command line or a save - checked against those that a title has."""
from __future__ import annotations

from typing import Any

import msgspec

from game.core.errors import BadSetup
from game.core.spec import Field, TitleSpec


def written(text: str) -> dict[str, Any]:
    """Options as somebody wrote them in JSON. Raises ValueError."""
    try:
        found: dict[str, Any] = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise ValueError(str(problem)) from problem
    return found


def options_for(spec: TitleSpec, seats: int) -> tuple[Field, ...]:
    """The options of a match of so many seats: with the values that fit them, and a default among these."""
    return tuple(_fitting(field, seats) for field in spec.options)


def settled(spec: TitleSpec, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """`options` with those that depend on the number of seats written out. Raises BadSetup for a value that does not
    fit them."""
    tied = [field for field in options_for(spec, seats) if field.seats]
    return options | {field.name: _value(f"options.{field.name}", options.get(field.name, field.default), field)
                      for field in tied}


def _fitting(field: Field, seats: int) -> Field:
    values = tuple(value for value in field.values if seats in field.seats.get(value, ()))
    if not values:  # it fits any number, or the title has no match of so many
        return field
    default = field.default if field.default in values else values[0]
    return msgspec.structs.replace(field, values=values, default=default)


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
