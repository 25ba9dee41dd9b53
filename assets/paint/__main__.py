"""``python -m assets.paint [NAMES...] [--fetch] [--sheet OUT] [--list]``: paint sprites and pack
atlases.

NAMES are atlases (board_terrain) or large pictures (backdrops/menu.jpg); without names everything
is painted.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from assets.paint import atlas, glyphs, sheet


def main() -> None:
    """Read the command line and paint what it names."""
    parser = argparse.ArgumentParser(
        prog="python -m assets.paint", description="Paint sprites and pack atlases."
    )
    parser.add_argument("names", nargs="*", help="atlases or pictures to repaint (all without a name)")
    parser.add_argument("--fetch", action="store_true", help="fetch the pinned glyph package with npm first")
    parser.add_argument(
        "--sheet", type=Path, metavar="OUT", help="write contact sheets into this folder instead"
    )
    parser.add_argument("--list", action="store_true", help="list atlases and pictures")
    options = parser.parse_args()
    if options.fetch:
        glyphs.fetch()
        print(f"{glyphs.PACKAGE} {glyphs.VERSION} is in {glyphs.FOLDER}")
        if not options.names:
            return
    atlas.load_recipes()
    known = atlas.atlases()
    if options.list:
        print("\n".join([*known, *sorted(atlas.PICTURES)]))
        return
    for name in options.names or [*known, *sorted(atlas.PICTURES)]:
        if options.sheet:
            if name in known:
                print(sheet.write_sheets(name, options.sheet))
            continue
        target, size = atlas.build_picture(name) if name in atlas.PICTURES else atlas.build_atlas(name)
        print(f"{target.name}: {size // 1024} KiB")


if __name__ == "__main__":
    main()
