"""Callbacks that every layer may need."""

from __future__ import annotations


def ignore(*_: object) -> None:
    """Does nothing: the default of a callback, where nobody needs to hear."""
