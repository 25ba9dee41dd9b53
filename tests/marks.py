"""Marks that several tests share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def first_quick(values: Iterable[Any]) -> list[Any]:
    """The values of a parameter: the first one as it is, tests with the others are slow."""
    first, *others = values
    return [first, *(_slow(other) for other in others)]


def _slow(value: Any) -> Any:
    return pytest.param(*(value if type(value) in (tuple, list) else [value]), marks=pytest.mark.slow)
