"""The pinned glyph set (game-icons, CC BY 3.0) as skia paths in a 512 box.

The package is build material: ``python -m assets.paint --fetch`` packs it into ``assets/.glyphs/``,
which git ignores.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import tarfile
from functools import cache
from pathlib import Path

import skia

PACKAGE = "@iconify-json/game-icons"
VERSION = "1.2.4"
SHA512 = (
    "fc70c3671a305e00c970e1303eca540aae51b83765db93b264a76dc6aaa23c940"
    "d4eb588ca6eebe12b4bcc856cefb0f23733965a11f9c03ab0611dd61de0df92"
)
FOLDER = Path(__file__).resolve().parent.parent / ".glyphs"
ARCHIVE = FOLDER / f"iconify-json-game-icons-{VERSION}.tgz"

_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class GlyphError(RuntimeError):
    """The glyph package is missing or not the pinned one, or it has no glyph of that name."""


def fetch() -> None:
    """Pack the pinned package with npm and check it. Raises GlyphError when the bytes are not the pinned
    ones.
    """
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not ARCHIVE.exists():
        subprocess.run(["npm", "pack", f"{PACKAGE}@{VERSION}"], cwd=FOLDER, check=True, capture_output=True)
    found = hashlib.sha512(ARCHIVE.read_bytes()).hexdigest()
    if found != SHA512:
        raise GlyphError(f"{ARCHIVE.name}: sha512 is {found[:16]}..., pinned is {SHA512[:16]}...")


@cache
def _bodies() -> dict[str, str]:
    if not ARCHIVE.exists():
        raise GlyphError(f"{ARCHIVE} is missing: run python -m assets.paint --fetch")
    if hashlib.sha512(ARCHIVE.read_bytes()).hexdigest() != SHA512:
        raise GlyphError(f"{ARCHIVE} is not the pinned {PACKAGE} {VERSION}")
    with tarfile.open(ARCHIVE) as archive:
        member = archive.extractfile("package/icons.json")
        if member is None:
            raise GlyphError(f"{ARCHIVE} holds no icons.json")
        icons = json.load(member)["icons"]
    return {name: entry["body"] for name, entry in icons.items()}


def glyphs_ready() -> bool:
    """Whether the pinned package has been fetched (its bytes are checked on the first use)."""
    return ARCHIVE.exists()


def glyph_names(part: str = "") -> list[str]:
    """All glyph names that contain ``part``, sorted."""
    return sorted(name for name in _bodies() if part in name)


@cache
def _parsed(name: str) -> skia.Path:
    body = _bodies().get(name)
    if body is None:
        raise GlyphError(f"no glyph {name!r}; near: {', '.join(glyph_names(name[:5])[:8])}")
    whole = skia.Path()
    for data in re.findall(r'\bd="([^"]+)"', body):
        whole.addPath(svg_path(data))
    return whole


def glyph_path(name: str) -> skia.Path:
    """The glyph as a new path in a 512 x 512 box. Raises GlyphError for an unknown name."""
    return skia.Path(_parsed(name))


def fitted(path: skia.Path, box: tuple[float, float, float, float]) -> skia.Path:
    """``path`` scaled into ``box`` (x, y, width, height), proportion kept, centred on its ink."""
    ink = path.computeTightBounds()
    x, y, width, height = box
    scale = min(width / ink.width(), height / ink.height())
    matrix = skia.Matrix()
    matrix.setTranslate(x + width / 2, y + height / 2)
    matrix.preScale(scale, scale)
    matrix.preTranslate(-ink.centerX(), -ink.centerY())
    result = skia.Path()
    path.transform(matrix, result)
    return result


def glyph_in(name: str, box: tuple[float, float, float, float]) -> skia.Path:
    """The named glyph scaled into ``box`` (x, y, width, height)."""
    return fitted(glyph_path(name), box)


def _arguments(text: str) -> list[tuple[str, list[float]]]:
    """Split path data into (command, numbers) with one entry per repetition."""
    result: list[tuple[str, list[float]]] = []
    for command, rest in re.findall(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)", text):
        count = _COUNTS[command.upper()]
        numbers = _arc_numbers(rest) if count == 7 else [float(n) for n in _NUMBER.findall(rest)]
        if count == 0:
            result.append((command, []))
            continue
        for start in range(0, len(numbers) - count + 1, count):
            again = {"M": "L", "m": "l"}.get(command, command) if start else command
            result.append((again, numbers[start : start + count]))
    return result


def _arc_numbers(rest: str) -> list[float]:
    """Numbers of arc commands, whose two flags may stand without a separator ("a5 5 0 012 3")."""
    numbers: list[float] = []
    position = 0
    while position < len(rest):
        if rest[position] in " ,\n\t":
            position += 1
            continue
        if len(numbers) % 7 in (3, 4):
            numbers.append(float(rest[position]))
            position += 1
            continue
        match = _NUMBER.match(rest, position)
        if match is None:
            raise GlyphError(f"bad arc data {rest!r}")
        numbers.append(float(match.group()))
        position = match.end()
    return numbers


def svg_path(data: str) -> skia.Path:
    """SVG path data as a skia path (all commands, absolute and relative)."""
    path = skia.Path()
    pen = _Pen(path)
    for command, numbers in _arguments(data):
        pen.draw(command, numbers)
    return path


class _Pen:
    """Follows SVG path commands; remembers what the smooth and relative ones refer to."""

    def __init__(self, path: skia.Path) -> None:
        self.path = path
        self.x = self.y = self.start_x = self.start_y = 0.0
        self.mirror: tuple[float, float] | None = None
        self.before = ""

    def draw(self, command: str, n: list[float]) -> None:
        kind = command.upper()
        if kind == "Z":
            self.path.close()
            self.x, self.y = self.start_x, self.start_y
        else:
            self._segment(kind, self._absolute(kind, n) if command.islower() else n)
        self.before = kind

    def _absolute(self, kind: str, n: list[float]) -> list[float]:
        if kind == "H":
            return [n[0] + self.x]
        if kind == "V":
            return [n[0] + self.y]
        if kind == "A":
            return [*n[:5], n[5] + self.x, n[6] + self.y]
        return [value + (self.y if i % 2 else self.x) for i, value in enumerate(n)]

    def _reflected(self, kinds: str) -> tuple[float, float]:
        if self.mirror is not None and self.before in kinds:
            return 2 * self.x - self.mirror[0], 2 * self.y - self.mirror[1]
        return self.x, self.y

    def _segment(self, kind: str, n: list[float]) -> None:
        if kind in "HV":
            n = [n[0], self.y] if kind == "H" else [self.x, n[0]]
            kind = "L"
        if kind == "M":
            self.path.moveTo(*n)
            self.start_x, self.start_y = n
        elif kind == "L":
            self.path.lineTo(*n)
        elif kind == "A":
            size = skia.Path.kLarge_ArcSize if n[3] else skia.Path.kSmall_ArcSize
            sweep = skia.PathDirection.kCW if n[4] else skia.PathDirection.kCCW
            self.path.arcTo(n[0], n[1], n[2], size, sweep, n[5], n[6])
        else:
            self._curve(kind, n)
        self.x, self.y = n[-2:]

    def _curve(self, kind: str, n: list[float]) -> None:
        if kind == "S":
            n = [*self._reflected("CS"), *n]
            kind = "C"
        if kind == "T":
            n = [*self._reflected("QT"), *n]
            kind = "Q"
        self.mirror = (n[-4], n[-3])
        if kind == "C":
            self.path.cubicTo(*n)
        else:
            self.path.quadTo(*n)
