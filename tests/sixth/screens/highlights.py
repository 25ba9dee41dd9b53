"""Marks on a replay's timeline."""

from game.core.events import Event


def highlight(event: Event) -> str:
    """A die is a matter of chance."""
    return {"ambushed": "chance", "laid": "turn"}.get(event.kind, "")
