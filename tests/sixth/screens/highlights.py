"""Marks on a replay's timeline: a die is a matter of chance."""

from game.core.events import Event


def highlight(event: Event) -> str:
    """The kind of mark."""
    return {"ambushed": "chance", "laid": "turn"}.get(event.kind, "")
