"""The layers of `scenes`: who may import whom there, types included, and how large a circle of imports may be."""

from __future__ import annotations

import ast
import sys

from .source import ROOT, imports, module_name, nodes, sources, where

BELOW = {
    "media": (),
    "widgets": ("media",),
    "shell": ("widgets", "media"),
    "kit": ("shell", "widgets", "media"),
    "titles": ("kit", "shell", "widgets", "media"),
    "table": ("kit", "shell", "widgets", "media"),
}
"""What each layer may import beside itself. The screens above (menu, room, lan, replay, tutorial, rules) may import all
of these and each other, but no title."""

REGISTRY = "scenes.titles"
"""The list of titles: the one module of that package that others than titles may import."""

TOP = ("scenes.program", "scenes.startup")
SERVICES = ("scenes.shell.home", "scenes.shell.online", "scenes.shell.navigator")
"""What a scene has besides media: widgets, kit and titles get it from their scene, or not at all."""

REACHED = ("client", "home", "online")
"""What scenes have besides media, by the names under which they have it."""

LARGEST = 9


def layer_of(module: str) -> str:
    """ "kit" for scenes.kit.face; "program" for scenes.program."""
    return module.split(".")[1] if module.startswith("scenes.") else ""


def title_of(module: str) -> str:
    """ "creed" for modules of that title, "" for others."""
    parts = module.split(".")
    return parts[2] if module.startswith("scenes.titles.") else ""


def allowed(importer: str, imported: str) -> bool:
    """Whether one module of the screens may import the other."""
    own, other = layer_of(importer), layer_of(imported)
    if importer in TOP:
        return True
    if imported in TOP:
        return False
    if own == "titles" and other == "titles":
        return importer == REGISTRY or title_of(imported) in ("", title_of(importer))
    if imported == REGISTRY:
        return own not in ("media", "widgets", "shell", "kit")
    return other == own or (other in BELOW[own] if own in BELOW else other != "titles")


def test_imports_of_the_screens_go_one_way() -> None:
    wrong = [
        f"{where(found.path, found.line)} imports {found.module}"
        for path in sources("scenes")
        for found in imports(path)
        if found.module.startswith("scenes.") and not allowed(module_name(path), found.module)
    ]
    assert not wrong, "\n".join(wrong)


def test_widgets_kit_and_titles_hold_media_alone() -> None:
    wrong = [
        f"{where(found.path, found.line)} imports {found.module}"
        for path in sources("scenes/widgets", "scenes/kit", "scenes/titles")
        for found in imports(path)
        if found.module in SERVICES
    ]
    assert not wrong, "\n".join(wrong)


def test_titles_reach_the_program_through_table_and_kit_alone() -> None:
    """A title gets what it needs of the program from its table, from its scene and from the kit."""
    wrong = [
        f"{where(path, node)} reads .{node.attr}"
        for path in sources("scenes/titles")
        for node in nodes(path)
        if isinstance(node, ast.Attribute) and node.attr in REACHED
    ]
    assert not wrong, "\n".join(wrong)


def test_only_the_start_knows_the_program() -> None:
    knows = {
        module_name(path)
        for path in sources("game", "scenes")
        for found in imports(path)
        if found.module == "scenes.program"
    }
    assert knows == {"scenes.startup"}


def test_circles_of_imports_are_small() -> None:
    """Types included. A module is read with all that are in one circle with it."""
    wrong = [", ".join(sorted(circle)) for circle in circles() if len(circle) > LARGEST]
    assert not wrong, "\n".join(wrong)


def circles() -> list[list[str]]:
    """The groups of modules that all import each other on some way (Tarjan)."""
    modules = {module_name(path): path for path in sources("game", "scenes")}
    graph = {
        name: [found.module for found in imports(path) if found.module in modules] for name, path in modules.items()
    }
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    open_: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = lowest[name] = len(number)
        open_.append(name)
        for other in graph[name]:
            if other not in number:
                visit(other)
            if other in open_:
                lowest[name] = min(lowest[name], lowest[other])
        if lowest[name] == number[name]:
            at = open_.index(name)
            found.append(open_[at:])
            del open_[at:]

    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(10_000)
    try:
        for name in graph:
            if name not in number:
                visit(name)
    finally:
        sys.setrecursionlimit(limit)
    return found


def test_the_layers_are_those_that_there_are() -> None:
    folders = {path.name for path in (ROOT / "scenes").iterdir() if (path / "__init__.py").is_file()}
    assert set(BELOW) <= folders
