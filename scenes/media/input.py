"""Actions and their key bindings (C1.2): defaults, changes, conflicts, and the words for keys.

A binding is a string such as "ctrl+z", "f11", "shift+tab", "=". Scenes ask `Bindings.actions(event)` and act
on names of actions, never on keys. Other modules may add actions of their own with `register` at import.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping

import pygame

GLOBAL, MENU, TABLE = "global", "menu", "table"


class Command:
    """Something a key can do. Its name is also its text key: "action.<name>"."""

    __slots__ = ("defaults", "group", "name")

    def __init__(self, name: str, group: str, defaults: tuple[str, ...]) -> None:
        self.name = name
        self.group = group
        self.defaults = defaults


ACTIONS: dict[str, Command] = {}


def register(name: str, group: str, *defaults: str) -> None:
    """Adds an action with its default keys. Raises ValueError for a name that is taken."""
    if name in ACTIONS:
        raise ValueError(f"action {name!r} is registered twice")
    ACTIONS[name] = Command(name, group, defaults)


register("back", GLOBAL, "escape")
register("choose", GLOBAL, "return", "space", "enter")
register("rules", GLOBAL, "f1")
register("fullscreen", GLOBAL, "ctrl+shift+f" if sys.platform == "darwin" else "f11")  # F11 is macOS' own
register("options", GLOBAL, "f10")
register("undo", TABLE, "ctrl+z")
register("zoom_in", TABLE, "=", "+", "[+]")
register("zoom_out", TABLE, "-", "[-]")
register("situation", TABLE, "s")
register("end_turn", TABLE, "e")
register("inspector", TABLE, "i")
register("log", TABLE, "l")
for _number in range(1, 13):
    register(f"hand_{_number}", TABLE, str(_number % 10) if _number <= 10 else f"shift+{_number - 10}")
register("next_piece", TABLE, "n")
register("last_piece", TABLE, "shift+n")
register("tracker", TABLE, "q")
register("next_seat", TABLE, "a")
register("pause", TABLE, "p")
register("chat", TABLE, "t")
register("flip", TABLE, "f")
register("own_piece", TABLE, "home")
register("skip_animation", TABLE, "backspace")
register("recap", TABLE, "r")
register("report", TABLE, "f8")
register("replay_back", TABLE, ",")
register("replay_forward", TABLE, ".")
register("replay_turn_back", TABLE, "[")
register("replay_turn_on", TABLE, "]")
register("replay_round_back", TABLE, "page up")
register("replay_round_on", TABLE, "page down")
register("replay_moment_back", TABLE, "shift+m")
register("replay_moment_on", TABLE, "m")
register("replay_eyes", TABLE, "v")
register("replay_branch", TABLE, "b")

KEY_WORDS = {
    "escape": "Esc", "return": "Enter", "space": "Space", "backspace": "Backspace", "tab": "Tab",
    "enter": "Num Enter", "left": "←", "right": "→", "up": "↑", "down": "↓", "home": "Home", "end": "End",
    "delete": "Del", "insert": "Ins", "page up": "PgUp", "page down": "PgDn", "ctrl": "Ctrl", "alt": "Alt",
    "shift": "Shift", "meta": "Cmd",
}  # fmt: skip
MODIFIER_KEYS = {
    pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT, pygame.K_LSHIFT, pygame.K_RSHIFT,
    pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK,
}  # fmt: skip
RESERVED = ("tab", "shift+tab")
ENDING = {
    pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_HOME, pygame.K_END,
}  # fmt: skip
"""Keys that type nothing and end a composition."""


def key_of(event: pygame.event.Event) -> str:
    """The binding that a KEYDOWN event stands for, "" for a modifier alone. On macOS Cmd counts as Ctrl."""
    if event.type != pygame.KEYDOWN or event.key in MODIFIER_KEYS:
        return ""
    name = pygame.key.name(event.key).lower()
    mods = getattr(event, "mod", 0)
    parts = []
    if mods & (pygame.KMOD_CTRL | pygame.KMOD_META):
        parts.append("ctrl")
    if mods & pygame.KMOD_ALT:
        parts.append("alt")
    # "+" is typed with Shift on most keyboards: the sign counts, not the modifier
    if mods & pygame.KMOD_SHIFT and not (len(name) == 1 and not name.isalnum()):
        parts.append("shift")
    return "+".join([*parts, name]) if name else ""


def words(binding: str) -> str:
    """A binding as it is shown on a key cap: "Ctrl+Z", "Num +"."""
    *mods, key = [binding] if len(binding) == 1 else binding.split("+") if "[" not in binding else [binding]
    return "+".join([*(KEY_WORDS.get(mod, mod.title()) for mod in mods), _key_word(key)])


def _key_word(key: str) -> str:
    if key.startswith("[") and key != "[":
        return f"Num {key.strip('[]')}"
    return KEY_WORDS.get(key, key.upper() if len(key) <= 3 else key.title())


class Bindings:
    """Which keys do what, after the player's changes (`Settings.bindings`: action -> list of bindings)."""

    def __init__(self, changes: Mapping[str, Iterable[str]] | None = None) -> None:
        self.changes: dict[str, list[str]] = {}
        for name, keys in (changes or {}).items():
            if name in ACTIONS:
                self.changes[name] = list(keys)

    def keys(self, action: str) -> tuple[str, ...]:
        """The bindings of an action. Raises KeyError for an unknown action."""
        return tuple(self.changes.get(action, ACTIONS[action].defaults))

    def actions(self, event: pygame.event.Event) -> list[str]:
        """The actions that a key event calls for, in order of registration."""
        key = key_of(event)
        return [name for name in ACTIONS if key in self.keys(name)] if key else []

    def confirms(self, event: pygame.event.Event) -> bool:
        """Whether a key chooses and types nothing, so that it may lead away from what it would play or turn over."""
        return "choose" in self.actions(event) and event.key in ENDING

    def set(self, action: str, key: str) -> None:
        """Makes `key` the only binding of an action."""
        self.changes[action] = [key]

    def reset(self, action: str = "") -> None:
        """Back to the defaults, of one action or of all."""
        if action:
            self.changes.pop(action, None)
        else:
            self.changes.clear()

    def conflicts(self) -> dict[str, list[str]]:
        """Action -> other actions of the same or of the global group that share a key with it."""
        out: dict[str, list[str]] = {}
        for name, action in ACTIONS.items():
            mine = set(self.keys(name))
            rivals = [
                other
                for other, rival in ACTIONS.items()
                if other != name
                and (rival.group == action.group or GLOBAL in (rival.group, action.group))
                and mine & set(self.keys(other))
            ]
            if rivals or mine & set(RESERVED):
                out[name] = rivals
        return out

    def label(self, action: str) -> str:
        """The first binding as words, for hints beside buttons: "Ctrl+Z"; "" when there is none."""
        keys = self.keys(action)
        return words(keys[0]) if keys else ""


def coalesced(events: list[pygame.event.Event]) -> list[pygame.event.Event]:
    """Only the last of several mouse motions in a row: the others would be drawn over at once."""
    out: list[pygame.event.Event] = []
    for event in events:
        if out and event.type == pygame.MOUSEMOTION == out[-1].type:
            out[-1] = event
        else:
            out.append(event)
    return out


def commits_first(events: list[pygame.event.Event]) -> list[pygame.event.Event]:
    """On macOS a key that ends a composition comes before the text that it ends, so Enter would be pressed on half a
    name. Text that follows such a key at once is that text, for the key types none.
    """
    out: list[pygame.event.Event] = []
    for event in events:
        at = len(out)
        if event.type == pygame.TEXTINPUT:
            while at and out[at - 1].type == pygame.TEXTEDITING:
                at -= 1
            ended = at and out[at - 1].type == pygame.KEYDOWN and out[at - 1].key in ENDING
            at = at - 1 if ended else len(out)
        out.insert(at, event)
    return out
