"""Prepared states of every screen, for looking and for tests: `python -m tests.gallery OUT [WORD]` paints them in both
languages without a window, as OUT/<language>/<name>.png. With WORD only names that contain it are painted, with `--as`
in the ways that one looks at as well: large texts, the safe palette, the keyboard's focus, the smallest window.

A module here takes part by offering `gallery() -> list[(name, function(client) -> Scene)]`. What belongs to one title
lies in modules that begin with its code name.
"""
