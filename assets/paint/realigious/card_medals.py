"""Branch emblems, trait medals and state icons (5.1, 5.2, 5.7): struck metal that reads at 28 pixels.

States are square. Each tells its mood by the edge as well as the colour: good ones have round corners, bad ones are
jagged, neutral ones have their corners cut off.
"""

from __future__ import annotations

from functools import partial

import skia

from assets.paint.atlas import Paint, register
from assets.paint.base import (
    BRASS_METAL,
    IRON,
    Material,
    blurred,
    clipped,
    darker,
    fill,
    ground_shadow,
    medal,
    noise,
    oval,
    polygon,
    radial,
    rounded,
    shaded,
    soft_polygon,
    solid_glyph,
    stroke,
)
from assets.paint.realigious.card_moods import BRANCHES, Branch
from assets.paint.stuffs import SUN
from assets.paint.ui_shapes import shape

TRAITS: dict[str, tuple[str, str]] = {
    "t_gleaning": ("expansion", "wheat"),
    "t_apostles": ("expansion", "aura"),
    "t_net": ("expansion", "fishing-net"),
    "t_harvest": ("expansion", "scythe"),
    "t_rampart": ("expansion", "stone-wall"),
    "t_mountains": ("expansion", "mountaintop"),
    "t_angel_seal": ("unity", "wax-seal"),
    "t_tithe": ("unity", "pie-chart"),
    "t_trial": ("unity", "crown-of-thorns"),
    "t_ministry": ("unity", "heart-wings"),
    "t_return": ("unity", "ouroboros"),
    "t_reunion": ("unity", "linked-rings"),
    "t_noble": ("influence_branch", "candle-light"),
    "t_guardian": ("influence_branch", "caduceus"),
    "t_mercy": ("influence_branch", "receive-money"),
    "t_generation": ("influence_branch", "graduate-cap"),
    "t_snow_white": ("influence_branch", "shiny-apple"),
    "t_king": ("influence_branch", "queen-crown"),
    "t_prank": ("holy_war", "jester-hat"),
    "t_fair": ("holy_war", "scales"),
    "t_panic": ("holy_war", "run"),
    "t_enforcement": ("holy_war", "gavel"),
    "t_fear": ("holy_war", "terror"),
    "t_host": ("holy_war", "winged-sword"),
    "t_offering": ("ascension", "small-fire"),
    "t_exorcism": ("ascension", "holy-water"),
    "t_grace": ("ascension", "present"),
    "t_firebolt": ("ascension", "focused-lightning"),
    "t_piety": ("ascension", "lotus"),
    "t_homecoming": ("ascension", "house"),
    "t_temperance": ("sacrifice", "moon"),
    "t_answer": ("sacrifice", "all-seeing-eye"),
    "t_witch": ("sacrifice", "pointy-hat"),
    "t_future": ("sacrifice", "embryo"),
    "t_small_offering": ("sacrifice", "sacrificial-dagger"),
    "t_judgement": ("sacrifice", "trumpet"),
}
GOOD, BAD, NEUTRAL = "good", "bad", "neutral"
STATES: dict[str, tuple[str, str]] = {
    "repentance": (GOOD, "kneeling"),
    "clergy": (GOOD, "robe"),
    "reaper": (GOOD, "scythe"),
    "net": (GOOD, "fishing-net"),
    "standby": (GOOD, "shield-echoes"),
    "tithe": (GOOD, "pie-chart"),
    "miracle": (GOOD, "hand-of-god"),
    "trial": (NEUTRAL, "push"),
    "penance": (GOOD, "crown-of-thorns"),
    "ministry": (GOOD, "heart-wings"),
    "eternal_return": (NEUTRAL, "ouroboros"),
    "reunion": (NEUTRAL, "linked-rings"),
    "hidden_reputation": (GOOD, "sight-disabled"),
    "axis_of_evil": (BAD, "devil-mask"),
    "retribution": (BAD, "shield-reflect"),
    "wiretap": (BAD, "human-ear"),
    "prepared_king": (NEUTRAL, "queen-crown"),
    "blessing": (NEUTRAL, "present"),
    "scandal": (GOOD, "newspaper"),
    "pursuit": (GOOD, "sprint"),
    "contract": (BAD, "hooded-assassin"),
    "all_or_nothing": (NEUTRAL, "rolling-dices"),
    "holy_war": (GOOD, "knight-banner"),
    "heavenly_host": (GOOD, "winged-sword"),
    "panic_rout": (GOOD, "terror"),
    "ascended": (GOOD, "beams-aura"),
    "guidance": (NEUTRAL, "shepherds-crook"),
    "footsteps": (NEUTRAL, "footprint"),
    "snow_white": (NEUTRAL, "shiny-apple"),
    "judgement": (BAD, "trumpet"),
    "puppet_curse": (NEUTRAL, "puppet"),
    "mercy": (GOOD, "crowned-heart"),
    "torrent": (GOOD, "big-wave"),
    "seeker": (GOOD, "lantern-flame"),
    "extra_turn": (GOOD, "extra-time"),
    "losing_streak": (BAD, "broken-shield"),
    "control": (BAD, "grab"),
    "skip": (BAD, "halt"),
    "stealth": (GOOD, "domino-mask"),
    "high_ground": (GOOD, "mountaintop"),
    "prop_consolation": (GOOD, "prayer"),
    "attack_consolation": (GOOD, "crossed-swords"),
    "defence_consolation": (GOOD, "checked-shield"),
    "relic_bonus": (GOOD, "crystal-shine"),
    "diamond_body": (GOOD, "cut-diamond"),
    "in_shaallah": (GOOD, "crescent_star"),
    "secret_rite": (GOOD, "om"),
    "hint_government": (GOOD, "greek-temple"),
    "hint_celebrity": (GOOD, "star5"),
    "gov_office": (GOOD, "id-card"),
    "gov_police": (GOOD, "police-badge"),
    "gov_base": (GOOD, "key"),
    "celebrity_owned": (GOOD, "top-hat"),
    "night_eye": (GOOD, "owl"),
    "clairvoyance": (GOOD, "eye-of-horus"),
    "truce": (NEUTRAL, "peace-dove"),
    "fog": (GOOD, "fog"),
    "celebrity_places": (GOOD, "position-marker"),
}
GREEN = Material("#4FAE8E", "#1F6E5E", "#08302E", "#BFF5DE")
RED = Material("#C04A44", "#7C1C26", "#30060F", "#FFC8B8")
SLATE = Material("#6E82AC", "#3A4A70", "#161E38", "#D4E0FF")
DARK = Material("#7A4A1A", "#4E2C0C", "#241204", "#D8A860")
PALE = Material("#FFFFFF", "#F6ECD4", "#C4B48E", "#FFFFFF")


def emblem(branch: Branch) -> skia.Picture:
    """The round medal of a branch as a recorded picture, 192 sprite pixels wide round the origin."""
    recorder = skia.PictureRecorder()
    canvas = recorder.beginRecording(skia.Rect.MakeLTRB(-110, -110, 110, 110))
    rim = IRON if branch.main == BRANCHES["shame"].main else BRASS_METAL
    ground_shadow(canvas, oval(0, 0, 88, 88), 3, 5, 4, 0.6)
    medal(canvas, 0, -2, 90, branch.stuff, rim, 14)
    for k in range(24):
        dot = oval(0, 0, 2.4, 2.4)
        dot.offset(*_round(k / 24, 83))
        canvas.drawPath(dot, fill("#FFF2CC", 0.75))
    stuff = DARK if branch.emblem in ("all-seeing-eye", "laurel-crown") else PALE
    solid_glyph(canvas, shape(branch.emblem), stuff, (-52, -54, 104, 104), 5)
    return recorder.finishRecordingAsPicture()


def _round(share: float, radius: float) -> tuple[float, float]:
    point = skia.Matrix.RotateDeg(360 * share).mapXY(0, -radius)
    return point.x(), point.y() - 2


def trait_medal(branch: Branch, glyph: str, canvas: skia.Canvas) -> None:
    """An eight-sided plate in the colour of the branch with a brass rim."""
    plate = _octagon(60)
    ground_shadow(canvas, plate, 2, 4, 3, 0.6)
    shaded(canvas, plate, BRASS_METAL, 3)
    field = _octagon(52)
    stuff = branch.stuff
    canvas.drawPath(field, radial((-18, -24), 96, [stuff.middle, darker(stuff.middle, 0.35), stuff.dark]))
    noise(canvas, field, (0.03, 0.03), stuff.light, 0.25, len(glyph))
    with clipped(canvas, field):
        canvas.drawPath(field, blurred(stroke("#05040A", 10, 0.75), 4))
    solid_glyph(canvas, shape(glyph), PALE, (-38, -39, 76, 76), 4)


def _octagon(radius: float, share: float = 0.42) -> skia.Path:
    cut = radius * share
    corners = [
        (-radius + cut, -radius), (radius - cut, -radius), (radius, -radius + cut), (radius, radius - cut),
        (radius - cut, radius), (-radius + cut, radius), (-radius, radius - cut), (-radius, -radius + cut),
    ]  # fmt: skip
    return soft_polygon(corners, radius * 0.12)


def state_frame(mood: str, radius: float) -> skia.Path:
    """The outline of a state icon: a square with round corners, cut ones, or jagged edges."""
    side = radius * 0.96
    if mood == GOOD:
        return rounded((-side, -side, 2 * side, 2 * side), side * 0.34)
    if mood == NEUTRAL:
        return _octagon(side, 0.3)
    teeth, corners = 5, []
    for turn in range(4):
        for k in range(2 * teeth):
            x, y = -side + k * side / teeth, -side * (1 if k % 2 == 0 else 0.86)
            corners.append(((x, y), (-y, x), (-x, -y), (y, -x))[turn])
    return polygon(corners)


def state_icon(mood: str, glyph: str, canvas: skia.Canvas) -> None:
    """A state: outline and field by mood, the glyph large and pale."""
    rim, field = {GOOD: (SUN, GREEN), BAD: (Material("#FFB09A", "#D0473F", "#5A0E18", "#FFE0D4"), RED)}.get(
        mood, (IRON, SLATE)
    )
    outline, inner = state_frame(mood, 44), state_frame(mood, 38.5)
    ground_shadow(canvas, outline, 1, 2, 1.5, 0.7)
    shaded(canvas, outline, rim, 2)
    canvas.drawPath(inner, radial((-14, -18), 74, [field.light, field.middle, field.dark], [0, 0.5, 1]))
    with clipped(canvas, inner):
        canvas.drawPath(inner, blurred(stroke("#05040A", 6, 0.7), 2.5))
    reach = 29
    if mood == BAD:
        reach = 27
    solid_glyph(canvas, shape(glyph), PALE, (-reach, -reach - 1, 2 * reach, 2 * reach), 3)


def branch_medal(branch: Branch, canvas: skia.Canvas) -> None:
    """The emblem as a sprite."""
    canvas.drawPicture(emblem(branch))


def _square(name: str, atlas: str, half: int, paint: Paint) -> None:
    register(name, atlas, (-half, -half, half, half), paint, trim=False)


for _name, _branch in BRANCHES.items():
    _square(f"realigious/emblem/{_name}", "realigious/cards_emblems", 96, partial(branch_medal, _branch))
for _name, (_where, _glyph) in TRAITS.items():
    _square(f"realigious/trait/{_name}", "realigious/traits", 64, partial(trait_medal, BRANCHES[_where], _glyph))
for _name, (_mood, _glyph) in STATES.items():
    _square(f"realigious/state/{_name}", "realigious/ui_states", 48, partial(state_icon, _mood, _glyph))
