"""Who may import whom: scenes -> titles -> core; bots, net and store know core and the registry of titles."""

from __future__ import annotations

import sys

from .source import ROOT, Import, imports, module_name, sources, where

THIRD_PARTY = {
    "game.core": {"msgspec", "pytmx"},
    "game.titles": {"msgspec", "pytmx"},
    "game.bots": {"msgspec"},
    "game.match": {"msgspec"},
    "game.net": {"msgspec", "websockets", "zeroconf", "ifaddr", "cryptography", "spake2"},
    "game.store": {"msgspec", "platformdirs"},
    "game": {"msgspec"},
    "scenes": {"msgspec", "pygame", "pygame_gui", "pytmx"},
}
"""What each part may import beside the standard library and the project; the longest fitting name counts."""

FORBIDDEN_IN_RULES = {"random", "time", "datetime", "os", "uuid", "secrets", "threading", "asyncio", "socket"}
NO_RULES = {"game/core/content.py"}
"""Files below game/core and game/titles that are not rules: they read files when the program starts."""

REGISTRY = ("game", "game.registry", "game.titles")
"""What tells other parts which titles there are."""

EARLY = ("scenes.program", "scenes.startup", "game.__main__")
TOO_HEAVY = {"numpy", "asyncio", "ssl", "websockets", "zeroconf", "pytmx", "cryptography", "spake2", "sqlite3"}


def part_of(module: str) -> str:
    """The part of the program that a module belongs to."""
    fitting = [part for part in THIRD_PARTY if module == part or module.startswith(part + ".")]
    return max(fitting, key=len) if fitting else module.partition(".")[0]


def title_of(module: str) -> str:
    """ "realigious" for modules of that title, "" for others."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["game", "titles"] and len(parts) > 2 else ""


def allowed(importer: str, imported: str) -> bool:
    """Whether one module of the project may import the other."""
    own, other = part_of(importer), part_of(imported)
    if importer in ("game", "game.cli"):
        return own == other or other.startswith("game.")
    if importer == "game.__main__":
        return imported.startswith(("game.", "scenes."))
    if own == "game.core":
        return other == "game.core"
    if importer == "game.titles":
        return other in ("game.core", own) or imported == "game.registry"
    if own == "game.titles":
        same_title = title_of(imported) in ("", title_of(importer))
        return other == "game.core" or (other == own and same_title)
    if own == "game.match":
        return other in ("game.core", "game.bots", "game.store", own) or imported in REGISTRY
    if own == "game.net":
        return other.startswith("game") and (other != "game.titles" or imported == "game.titles")
    if own in ("game.bots", "game.store"):
        return other in ("game.core", own) or imported in REGISTRY
    if own == "scenes":
        return other != "assets" and other != "tests"
    return True


def test_imports_go_one_way() -> None:
    wrong = [
        f"{where(found.path, found.line)} imports {found.module}"
        for found in _all_imports()
        if found.module.partition(".")[0] in ("game", "scenes", "assets", "tests")
        and not allowed(module_name(found.path), found.module)
    ]
    assert not wrong, "\n".join(wrong)


def test_other_packages_are_imported_only_where_they_belong() -> None:
    wrong = []
    for found in _all_imports():
        top = found.module.partition(".")[0]
        if top in sys.stdlib_module_names or (ROOT / top).is_dir():
            continue
        if top not in THIRD_PARTY[part_of(module_name(found.path))]:
            wrong.append(f"{where(found.path, found.line)} imports {found.module}")
    assert not wrong, "\n".join(wrong)


def test_the_game_runs_without_a_window() -> None:
    wrong = [
        f"{where(found.path, found.line)} imports {found.module}"
        for path in sources("game")
        for found in imports(path)
        if found.module.partition(".")[0] in ("pygame", "pygame_gui", "scenes")
        and not (found.lazy and module_name(path) == "game.__main__")
    ]
    assert not wrong, "\n".join(wrong)


def test_rules_have_no_clock_no_chance_and_no_system() -> None:
    wrong = [
        f"{where(found.path, found.line)} imports {found.module}"
        for path in sources("game/core", "game/titles")
        if path.relative_to(ROOT).as_posix() not in NO_RULES
        for found in imports(path)
        if found.module.partition(".")[0] in FORBIDDEN_IN_RULES
    ]
    assert not wrong, "\n".join(wrong)


def test_s6_the_client_loads_nothing_heavy_before_its_first_frame() -> None:
    wrong = []
    for name in EARLY:
        path = ROOT.joinpath(*name.split(".")).with_suffix(".py")
        if path.is_file():
            wrong += [
                f"{where(path, found.line)} imports {found.module}"
                for found in imports(path)
                if not found.lazy and found.module.partition(".")[0] in TOO_HEAVY
            ]
    assert not wrong, "\n".join(wrong)


def _all_imports() -> list[Import]:
    return [found for path in sources("game", "scenes") for found in imports(path)]
