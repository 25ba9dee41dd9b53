"""Pictures of Ankh's rulebook that show a piece of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.titles.ankh.boards import SCENARIOS
from scenes.kit.rulebook import Figure
from scenes.media import theme
from scenes.titles.ankh.book_land import NEUTRAL, Land, small_map

if TYPE_CHECKING:
    import pygame

    from scenes.media.media import Media

KINDS = {"O": "obelisk", "T": "temple", "P": "pyramid", "G": "god", "W": "warrior"}
MEADOW = ("1f 1f 1f 1f", "1f 1f 1f 1f", "1f 1f 1f 1f")
TWO = ("1f 1f 2f 2d", "1f 1f 2f 2d", "1f 1f 2d 2d")


def board(media: Media) -> pygame.Surface:
    """R3.2. A whole map with its pieces."""
    row = SCENARIOS["two_lands"]
    things = {}
    for y, line in enumerate(row.pieces):
        for x, word in enumerate(line.split()):
            if word[0].upper() in KINDS:
                owner = word[1] if word[1] == NEUTRAL else str(int(word[1]) - 1)
                things[f"{x},{y}"] = f"{KINDS[word[0].upper()]}/{owner}"
    return Land(media, 250, small_map(row.terrain, things, ("ra", "isis"))).stand().surface


def grounds(media: Media) -> pygame.Surface:
    """R3.1. Fertile, desert, water."""
    out = Land(media, 148, small_map(["1f 1f 1d 1d ~~ ~~"], {}, ()), 1)
    for i, key in enumerate(("fertile", "desert", "water")):
        x, _ = out.at(f"{2 * i},0", 0.87)
        out.write(media.t(f"ankh.book.{key}"), (x, 133), theme.BONE)
    return out.surface


def adjacent(media: Media) -> pygame.Surface:
    """R3.4. A river cuts land off, water belongs to both sides."""
    rows = ("1f 1f 2f 2f", "1f 1f 2d 2d", "1f ~~ 2d 2d")
    out = Land(media, 262, small_map(rows, {"1,1": "warrior/0"}, ("ra", "isis")), 1)
    out.mark("legal", "0,1", "1,0", "1,2").mark("dim", "2,0", "2,1").stand(plates=False)
    for space in ("2,0", "2,1"):
        out.put("ui/cross", space, scale=1.3)
    return out.words("ankh.book.adjacent").surface


def move(media: Media) -> pygame.Surface:
    """R3.6. Three spaces, over a river too."""
    out = Land(media, 250, small_map(TWO, {"0,1": "warrior/0", "2,1": "warrior/1"}, ("ra", "isis")), 1)
    out.mark("legal", "3,1").arrow("0,1", "1,1", "2,1", "3,1").stand(plates=False)
    for i, space in enumerate(("1,1", "2,1", "3,1"), 1):
        out.number(str(i), space, dy=-0.75)
    return out.words("ankh.book.move").surface


def start(media: Media) -> pygame.Surface:
    """R2.4. God, warrior and monument."""
    things = {"1,1": "god/0", "0,1": "warrior/0", "1,0": "temple/0"}
    return Land(media, 230, small_map(MEADOW, things, ("ra", "isis"))).stand().surface


def summon(media: Media) -> pygame.Surface:
    """R6.2. Beside an own figure or an own monument."""
    things = {"0,1": "god/0", "3,1": "pyramid/0"}
    out = Land(media, 262, small_map(MEADOW, things, ("anubis", "isis")), 1)
    out.mark("legal", "0,0", "1,0", "1,1", "0,2", "1,2", "3,0", "2,1", "3,2").stand(plates=False)
    return out.words("ankh.book.summon").surface


def gain(media: Media) -> pygame.Surface:
    """R6.3. Own and neutral monuments pay, enemy ones don't."""
    things = {"1,1": "god/0", "1,0": "temple/0", "0,1": "pyramid/-", "1,2": "obelisk/1"}
    out = Land(media, 276, small_map(("1f 1f 1f", "1f 1f 1f", "1d 1d 1d"), things, ("ra", "isis")), 1).stand(False)
    out.number("+1", "1,0", theme.GOOD).number("+1", "0,1", theme.GOOD).number("0", "1,2", theme.BAD, dx=0.9, dy=-0.4)
    return out.words("ankh.book.gain").surface


def control(media: Media) -> pygame.Surface:
    """R4.4, R8.1. A neutral monument, and the same with a token and a ring."""
    rows = ("1f 1f 1f 1f", "1f 1f 1f 1f")
    things = {"0,0": "temple/-", "0,1": "god/0", "3,0": "temple/0", "2,1": "god/0"}
    out = Land(media, 208, small_map(rows, things, ("horus", "isis")), 1)
    out.arrow("1,0", "2,0").stand(plates=False)
    for x, key in ((0.2, "neutral"), (0.8, "controlled")):
        out.write(media.t(f"ankh.book.{key}"), (324 * x, 193), theme.BONE)
    return out.surface


def caravan(media: Media) -> pygame.Surface:
    """R8.2. A line of camels from rim to rim; the part beyond it has a number of its own."""
    rows = ("1f 1f 1d 2d 2d", "1f 1f 2d 2d 2d", "1f 1f 1d 2d 2d")
    view = small_map(rows, {}, ("ra",))
    view.camels, view.rivers = view.rivers, ()
    return Land(media, 220, view, 1).stand().words("ankh.book.caravan").surface


def region(media: Media) -> pygame.Surface:
    """R9.4. One god alone dominates, two fight, nobody: nothing."""
    rows = ("1f 1f 2f 2d 3d 3d", "1f 1f 2f 2d 3d 3d")
    things = {"0,0": "warrior/0", "2,1": "warrior/0", "3,0": "god/1"}
    out = Land(media, 176, small_map(rows, things, ("ra", "isis")), 1).stand()
    for i, key in enumerate(("dominated", "fought", "nobody")):
        out.write(media.t(f"ankh.book.{key}"), (out.at(f"{2 * i},1", 0.87)[0], 161), theme.BONE)
    return out.surface


def majority(media: Media) -> pygame.Surface:
    """R10.9. Two temples against one, a tie of obelisks."""
    things = {"0,0": "temple/0", "1,1": "temple/0", "3,1": "temple/1", "0,2": "obelisk/0", "3,2": "obelisk/1",
              "1,2": "god/0", "2,1": "god/1"}  # fmt: skip
    rows = ("1f 1f 1f 1f", "1f 1f 1f 1d", "1f 1f 1d 1d")
    out = Land(media, 292, small_map(rows, things, ("osiris", "hathor")), 2).stand(plates=False)
    return out.words("ankh.book.majority", "ankh.book.majority.tie").surface


def plague(media: Media) -> pygame.Surface:
    """5.2.3. Gods stay, and what the highest bidder holds."""
    things = {"0,1": "god/0", "1,1": "warrior/0", "2,1": "warrior/1", "3,1": "god/1"}
    out = Land(media, 168, small_map(("1f 1f 1f 1f", "1f 1f 1d 1d"), things, ("ra", "isis")), 1).stand(plates=False)
    out.number("3", "0,1", dy=-1.6).number("1", "3,1", dy=-1.6).put("ui/cross", "2,1", scale=1.5)
    return out.words("ankh.book.plague").surface


def drought(media: Media) -> pygame.Surface:
    """5.2.6. Figures on desert."""
    things = {"0,0": "warrior/0", "1,0": "god/0", "2,0": "warrior/0", "3,0": "warrior/1"}
    out = Land(media, 148, small_map(["1f 1d 1d 1d"], things, ("ra", "isis")), 1).stand(plates=False)
    out.number("+1", "1,0", dy=0.85).number("+1", "2,0", dy=0.85)
    return out.words("ankh.book.drought").surface


def isis(media: Media) -> pygame.Surface:
    """R14.3. Next to an enemy: protected; farther off not."""
    things = {"0,0": "warrior/0", "2,0": "warrior/0", "3,0": "warrior/1"}
    out = Land(media, 150, small_map(["1f 1f 1f 1f"], things, ("isis", "ra")), 1).mark("lit", "2,0").stand(plates=False)
    out.number("+", "2,0", theme.GOOD, dy=0.85).number("-", "0,0", theme.BAD, dy=0.85)
    return out.words("ankh.book.isis").surface


def portal(media: Media) -> pygame.Surface:
    """R14.5. A portal far from everything, and who comes out of it."""
    view = small_map(("1f 1f 1d 1d", "1f 1f 1d 1d"), {"0,0": "god/0", "2,1": "warrior/0"}, ("osiris", "ra"))
    view.portals = ("2,1", "3,0")
    return Land(media, 178, view, 1).stand(plates=False).words("ankh.book.portal").surface


def radiant(media: Media) -> pygame.Surface:
    """R14.6. Radiant warriors."""
    things = {"0,0": "warrior/0*", "1,0": "god/0", "2,0": "warrior/0"}
    return (
        Land(media, 150, small_map(["1f 1f 1d 1d"], things, ("ra", "isis")), 1)
        .stand(plates=False).words("ankh.book.radiant").surface
    )  # fmt: skip


def cats(media: Media) -> pygame.Surface:
    """R16.1. A hidden cat on a monument, and what may be under it."""
    out = Land(media, 210, small_map(("1f 1f 1f 1f",), {"0,0": "temple/-+back", "2,0": "warrior/1"},
                                     ("bastet", "ra")), 3).stand(plates=False)  # fmt: skip
    for i, name in enumerate(("one", "three", "star")):
        picture = media.sprites.get(f"ankh/cat_{name}", width=46)
        out.surface.blit(picture, picture.get_rect(center=(54 + 108 * i, 142)))
    out.write(media.t("ankh.book.cats"), (162, 195), theme.BONE)
    return out.surface


def hathor(media: Media) -> pygame.Surface:
    """R17.1. A sacrifice more, a figure more."""
    out = Land(media, 210, small_map(("1f 1f 1f 1d", "1f 1f 1d 1d"), {"0,1": "god/0", "1,1": "warrior/0",
                                      "2,0": "obelisk/0"}, ("hathor", "ra")), 1)  # fmt: skip
    out.mark("legal", "1,1").stand(plates=False).put("ankh/follower", "1,1", 0.75, -0.9, 0.8)
    out.number("1", "1,1", dy=-1.5)
    return out.words("ankh.book.hathor").surface


def eyes(media: Media) -> pygame.Surface:
    """R19.2. An eye on a region with a battle to come."""
    out = Land(media, 176, small_map(("1f 1f 2d 2d", "1f 1f 2d 2d"), {"2,0": "warrior/1", "2,1": "god/2",
                                      "0,0": "god/0"}, ("horus", "ra", "isis")), 1).stand(plates=False)  # fmt: skip
    out.put("ankh/eye", "3,0", 0, 0.3, 1.1)
    return out.words("ankh.book.eyes").surface


def set_holds(media: Media) -> pygame.Surface:
    """R20.1. Warriors beside Set are his, farther ones and gods aren't."""
    things = {"1,1": "god/0", "0,1": "warrior/1>0", "1,0": "warrior/1>0", "3,1": "warrior/1", "1,2": "god/1"}
    view = small_map(MEADOW, things, ("set_god", "isis"))
    return Land(media, 262, view, 1).stand(plates=False).words("ankh.book.set").surface


def satet(media: Media) -> pygame.Surface:
    """R21.1. She comes, the enemy is pushed on."""
    things = {"0,0": "satet/0", "2,0": "warrior/1"}
    out = Land(media, 150, small_map(["1f 1f 1f 1f"], things, ("ra", "isis")), 1)
    out.mark("legal", "3,0").arrow("0,0", "1,0", "2,0").stand(plates=False).arrow("2,0", "3,0")
    return out.words("ankh.book.satet").surface


def apep(media: Media) -> pygame.Surface:
    """R21.4. On water between two regions."""
    rows = ("1f 1f 2d 2d", "1f ~~ 2d 2d")
    out = Land(media, 196, small_map(rows, {"1,1": "apep/0"}, ("ra", "isis")), 1).stand()
    return out.words("ankh.book.apep").surface


def scorpion(media: Media) -> pygame.Surface:
    """R21.7. It faces two edges."""
    things = {"1,1": "giant_scorpion_0/0", "2,1": "obelisk/1", "2,0": "temple/-", "0,1": "pyramid/1"}
    out = Land(media, 212, small_map(("1f 1f 1f 1f", "1f 1f 1f 1f"), things, ("ra", "isis")), 1)
    out.mark("target", "2,1", "2,0").stand(plates=False)
    return out.words("ankh.book.scorpion").surface


def androsphinx(media: Media) -> pygame.Surface:
    """R21.8. Nothing beside it has strength."""
    things = {"1,0": "androsphinx/0", "2,0": "god/1", "0,0": "warrior/0", "3,0": "warrior/1"}
    out = Land(media, 160, small_map(["1f 1f 1f 1f"], things, ("ra", "isis")), 1).stand(plates=False)
    for space, value, ink in (("0,0", "1", theme.BONE), ("1,0", "1", theme.BONE), ("2,0", "0", theme.BAD),
                              ("3,0", "1", theme.BONE)):  # fmt: skip
        out.number(value, space, ink, dy=0.85)
    return out.words("ankh.book.androsphinx").surface


SCENES = {
    "board": Figure(250, board),
    "grounds": Figure(148, grounds),
    "adjacent": Figure(262, adjacent),
    "move": Figure(250, move),
    "start": Figure(230, start),
    "summon": Figure(262, summon),
    "gain": Figure(276, gain),
    "control": Figure(208, control),
    "caravan": Figure(220, caravan),
    "region": Figure(176, region),
    "majority": Figure(292, majority),
    "plague": Figure(168, plague),
    "drought": Figure(148, drought),
    "isis": Figure(150, isis),
    "portal": Figure(178, portal),
    "radiant": Figure(150, radiant),
    "cats": Figure(210, cats),
    "hathor": Figure(210, hathor),
    "eyes": Figure(176, eyes),
    "set": Figure(262, set_holds),
    "satet": Figure(150, satet),
    "apep": Figure(196, apep),
    "scorpion": Figure(212, scorpion),
    "androsphinx": Figure(160, androsphinx),
}
