"""Writes the scenarios of section 7 as files for Tiled: `python -m tests.titles.ankh.maps`. People copy and change
them; a test holds that each file says what the table of scenarios says."""
from __future__ import annotations

from pathlib import Path

from game.titles.ankh.boards import FREE, GROUNDS, NO_SPACE, REGION_NAMES, SCENARIOS, SEA, WORDS, MapSheet, sheet_of_row

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "boards" / "ankh"
WIDTH, HEIGHT, COLUMNS = 64, 74, 8
CLASSES = (*GROUNDS, *REGION_NAMES, *WORDS)
"""In the order of the tiles in the picture (`assets/paint/ankh/sheet.py`)."""
ROWS = -(-len(CLASSES) // COLUMNS)
HEAD = f"""<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="hexagonal" renderorder="right-down" width="{{columns}}" height="{{rows}}" \
tilewidth="{WIDTH}" tileheight="{HEIGHT}" infinite="0" hexsidelength="37" staggeraxis="y" staggerindex="odd" \
nextlayerid="4" nextobjectid="1">
 <properties>
  <property name="events" value="{{events}}"/>
  <property name="players" type="int" value="{{players}}"/>
  <property name="red_limit" type="int" value="{{red_limit}}"/>
 </properties>
 <tileset firstgid="1" name="ankh" tilewidth="{WIDTH}" tileheight="{HEIGHT}" tilecount="{COLUMNS * ROWS}" \
columns="{COLUMNS}">
  <image source="ankh_tiles.png" width="{COLUMNS * WIDTH}" height="{ROWS * HEIGHT}"/>
"""


def written(sheet: MapSheet) -> str:
    """The file of a map."""
    grids = {
        "terrain": [[_ground(word) for word in row] for row in sheet.terrain],
        "regions": [["" if word in (SEA, NO_SPACE) else f"region_{word[0]}" for word in row] for row in sheet.terrain],
        "pieces": [[_piece(word) for word in row] for row in sheet.pieces],
    }
    columns, rows = len(sheet.terrain[0]), len(sheet.terrain)
    text = HEAD.format(columns=columns, rows=rows, events=sheet.events, players=sheet.players,
                       red_limit=sheet.red_limit)
    text += "".join(f'  <tile id="{number}" type="{name}"/>\n' for number, name in enumerate(CLASSES))
    text += " </tileset>\n"
    for number, (layer, grid) in enumerate(grids.items(), start=1):
        data = ",\n".join(",".join(str(1 + CLASSES.index(name) if name else 0) for name in row) for row in grid)
        text += (f' <layer id="{number}" name="{layer}" width="{columns}" height="{rows}">\n'
                 f'  <data encoding="csv">\n{data}\n</data>\n </layer>\n')
    return text + "</map>\n"


def _ground(word: str) -> str:
    grounds = {letter: name for name, letter in GROUNDS.items()}
    return "" if word == NO_SPACE else grounds[word[-1]]


def _piece(word: str) -> str:
    names = {short: name for name, short in WORDS.items()}
    return "" if word in (FREE, SEA, NO_SPACE) else names[word]


if __name__ == "__main__":
    for scenario in SCENARIOS.values():
        (FOLDER / f"{scenario.id}.tmx").write_text(written(sheet_of_row(scenario)), encoding="utf-8")
