"""The pictures of the Veiled Chantry's cards: violet on bone white, wind canyons, bells, silence."""

from __future__ import annotations

from assets.paint.crowns.moods import BONE_DAY, CELL, VIOLET, VIOLET_NIGHT
from assets.paint.crowns.objects_more import floating_veil, notes, rift, threads
from assets.paint.crowns.stage import register_shots
from assets.paint.folk import held, person
from assets.paint.halls import arch, curtain, floor, wall
from assets.paint.heads import look
from assets.paint.land import beam, birds, cliffs, ground, hills, light, mist, rocks, sky, sparks, streaks
from assets.paint.objects import alms, carved_face, casket, great_bell, hand, lattice, vial
from assets.paint.rooms import spin_wheel, stairs, table
from assets.paint.stage import shot
from assets.paint.things import thing

VIO, BONE, GREY, DEEP, SILVER = "#6A4A94", "#E2D8CE", "#8E86A0", "#34224E", "#C8C0D8"
SKIN, PALE, DARK = "#C49A7C", "#E0C4AC", "#8A6048"
CARDS = {
    "vc01": shot(VIOLET, sky(), cliffs(70, 70, "#8E7A86", 0.25), beam(120, -10, 60, 220, 0, alpha=0.5),
        great_bell(120, 52, 100, "#9A8466"),
                 person(120, 84, 1.75, look(bare=False, hat="shroud", cloth="#EDE4DC", trim="#D8B45A"), "shroud",
                 "#4A2E78", BONE, "#D8B45A", (-19, 46), (19, 46), cloak="#5E3E94"), mist(196, 30, "#CFC0DC", 0.7)),
    "vc02": shot(CELL, wall("#3A2E50", "panel", light=(40, 40)), light(60, 80, 90, "#E8C88A", 0.5),
                 person(122, 60, 2.1, look(PALE, "#1A1420", "bob", gaunt=0.8, brow=0.5, smile=0.5, wide=27.0,
                 opened=0.8), "coat", "#2A1C40", "#5A4A70", "#8A6AB4", (-20, 50), (8, 20)),
                 curtain(130, 130, "#54306E", swing=16, folds=7)),
    "vc03": shot(VIOLET_NIGHT, sky(moon=(52, 46, 20), stars=50), cliffs(20, 60, "#4A3E58"), ground(178, "#3A3048"),
                 person(128, 52, 1.75, look(SKIN, "#2A2024", "tonsure", "full", brow=0.8, gaunt=0.5, wide=30.0),
                 "robe", "#D8CEC4", "#EDE4DA", "#5A3A86", (-38, 38), (20, 56), lheld=held("iron_staff", -3, 1.05),
                     build=1.18)),
    "vc04": shot(BONE_DAY, sky(sun=(60, 20, 80)), arch(120, 210, 200, 190, "#B8A8A0", "#8E7EB0", "", frame=14),
        beam(70, 0, 60, 210, 60, alpha=0.45),
                 *(person(x, 108, 0.95, look(SKIN, hat="veil", cloth="#EDE6F0", woman=True), "robe", "#8A78AC", BONE,
                 SILVER, far=0.25) for x in (32, 66, 174, 208)),
                 person(120, 70, 1.85, look("#B88A68", "#2A1A18", "bun", woman=True, lips=1.6, opened=0.8), "gown",
                 "#5A3A8E", BONE, "#E0C06A", (-38, 2), (22, 40))),
    "vc05": shot(BONE_DAY, sky(sun=(30, 40, 60), low=1.0), cliffs(40, 150, "#B09A8A", seed=3),
        streaks(12, 100, 50, "#FFFFFF", 0.5),
                 person(112, 66, 1.75, look(SKIN, hat="hood", cloth="#7A6A86", turn=0.7, opened=0.3), "rags",
                 "#7E6E8E", "#6A5A78", GREY, (20, 22), (36, 30), lean=8)),
    "vc06": shot(CELL, wall("#54486A", "brick", light=(120, 20)), beam(120, -10, 90, 220, 0, alpha=0.5),
        *(person(x, y, z, look(SKIN, hat="shroud", bare=False, cloth=c, trim=t), "shroud", c2, BONE, t, (-12, 44),
        (12, 44), lean=ln)
                 for x, y, z, c, c2, t, ln in ((58, 72, 1.6, "#E0D4E8", "#8A70B4", "#D8B45A", -5),
                     (186, 72, 1.6, "#D8CCE0", "#5E4488", "#C8C0D8", 5),
                     (122, 60, 1.85, "#F4ECE4", "#B0A0C0", "#D8B45A", 0))), notes(60, 60, 9, 150, "#FFF0D0")),
    "vc07": shot(VIOLET, sky(), cliffs(30, 40, "#7E6E80", 0.3), great_bell(120, 202, 178, "#8A7458", True, True),
                 person(118, 128, 1.05, look(SKIN, "#D8D0CC", "wild", "long", old=1.0, opened=0.7), "rags", "#6A5A70",
                 BONE, GREY, (-16, 40), (12, 36), rheld=held("candle", 0, 1.1)), rocks(200, 6, 10, "#6A5E6E")),
    "vc08": shot(VIOLET_NIGHT, wall("#2E2444", "rock", light=(80, 60)),
        stairs(124, 210, 150, 16, 15, "#5A4E70", 0.9, -0.25),
                 person(86, 82, 1.5, look(SKIN, hat="coif", cloth="#7A7488", brow=0.6), "tabard", "#5A3A86", BONE,
                 SILVER, (-28, 16), (24, 40), held("lantern", 0, 1.05), held("spear", 6, 0.95))),
    "vc09": shot(CELL, wall("#403454", "panel", light=(40, 30)), light(60, 40, 100, "#F2D8A0", 0.5),
                 person(112, 60, 2.05, look(PALE, "#5A3A2A", "crop", opened=0.5, brow=-0.4, rosy=0.8), "tunic",
                 "#7A68A0", BONE, "#C8A860", (-26, 54), (14, 20), rheld=held("cup", -40, 1.25)),
                     table(172, cloth="#E0D6CC"), thing("cup", 60, 176, 1.2, 0, SILVER),
                     thing("jar", 188, 168, 1.1, 0, "#5A3A7A")),
    "vc10": shot(VIOLET_NIGHT, wall("#3A2E54", "brick", light=(120, 40)),
        arch(120, 200, 150, 190, "#5A4E72", "#140C28", "#8A6AC0", frame=12),
                 person(120, 58, 2.1, look(DARK, "#1A1414", hat="barbute", cloth="#D8D0E0", trim="#D8B45A",
                 bare=False), "plate", "#C8C0D8", VIO, "#D8B45A", (-26, 54), (3, 14), lheld=held("sword", -12, 1.1),
                 cloak="#54307E", build=1.12)),
    "vc11": shot(BONE_DAY, wall("#A89486", "brick", light=(60, 20)), arch(200, 200, 70, 140, "#8E7A70", "#3A2E40"),
                 person(112, 82, 1.95, look(SKIN, "#8A8078", "wild", "full", old=0.9, smile=0.8, opened=1.2,
                 iris="#3AA8C8"), "rags", "#8A7A66", "#5E6A5A", "#7A4A3A", (-30, 36), (26, 26), lean=-7),
                 thing("sack", 46, 150, 1.6, 0, "#7A6A58")),
    "vc12": shot(VIOLET, sky(sun=(200, 40, 80)), hills(140, 8, "#8A7686", 0.5), ground(150, "#8E7E84"),
        streaks(16, 110, 50, "#FFFFFF", 0.4),
                 person(112, 62, 1.15, look(bare=False, hat="mask", cloth="#F0E8E0", trim="#7A2A4A", cut="wild",
                 hair="#2A1E2A"), "rags", "#5A3A6E", GREY, "#8A2A3A", (-34, 14), (34, 34),
                 rheld=held("dagger", 100, 1.4), stride=1.1, lean=16, cloak="#6E5490")),
    "vc13": shot(VIOLET, sky(sun=(120, 30, 90)), cliffs(86, 92, "#9A8490", 0.1),
        stairs(120, 206, 84, 18, 13, "#C8B8B4", 0.92), streaks(26, 80, 60, "#FFFFFF", 0.6, 14),
        birds(120, 30, 8, 30, 2, "#3A2E50")),
    "vc14": shot(BONE_DAY, wall("#A8988E", "rock", light=(50, 20)), arch(196, 206, 84, 170, "#8A7A78", "#2A1E3A"),
        ground(182, "#9A8A7A"), alms(92, 174, 150), beam(20, -10, 40, 220, 80, alpha=0.4)),
    "vc15": shot(CELL, wall("#6A5C7A", "plaster", light=(40, 40)), floor(150, "#5A4C66", tiles=True),
        *(arch(x, y, w, h, "#9A8AA0", "#A898CC", "", f, 6) for x, y, w, h, f in (
                 (24, 176, 46, 140, 0), (82, 164, 34, 116, 0.12), (126, 156, 26, 98, 0.24), (160, 150, 19, 84, 0.36),
                     (186, 146, 14, 72, 0.46), (205, 143, 10, 62, 0.54))),
                     *(beam(x, 60, 20, 150, 70, alpha=0.35) for x in (24, 82, 126)),
                 person(196, 96, 0.8, look(bare=False, hat="hood", cloth="#5A3E86"), "robe", "#5A3E86", BONE, SILVER,
                 far=0.15)),
    "vc16": shot(CELL, wall("#3A304A", "plank", light=(120, 80)), lattice(120, 96, 130, 150, "#4A3428"),
        light(120, 96, 70, "#F2D8A0", 0.6), thing("candle", 26, 130, 1.6),
        rift([(0, 196), (120, 190), (240, 196)], 20, "#1A1226", 0.9)),
    "vc17": shot(VIOLET_NIGHT, wall("#241A3A", "plaster", light=(120, 60)), light(120, 70, 130, "#8A6AD0", 0.7),
        beam(120, -10, 60, 200, 0, alpha=0.35), casket(120, 176, 140), table(182, cloth="#3A2260")),
    "vc18": shot(BONE_DAY, sky(sun=(50, 40, 100)), cliffs(40, 50, "#B0A0A4", 0.35), hills(176, 8, "#A8949A", 0.5),
        floating_veil(122, 92, 1.35, "#B4B0BE"), streaks(18, 110, 60, "#FFFFFF", 0.5, 12)),
    "vc19": shot(CELL, wall("#7A7484", "rock", light=(70, 50)), carved_face(120, 112, 2.2, "#8E8894")),
    "vc20": shot(VIOLET_NIGHT, wall("#2A1E40", "panel", light=(50, 40)), table(158, "#3A2838"), vial(122, 178, 118),
        light(122, 100, 70, "#5ACB5A", 0.35)),
    "vc21": shot(CELL, wall("#2E2442", "panel", light=(60, 40)), light(70, 50, 120, "#F2D8C0", 0.5),
        person(112, 84, 2.7, look("#D8B498", "#2E2430", "long", woman=True, opened=1.5, brow=-0.5), "gown", "#6A4E96",
        "#E8DCF0",
               "#B8A4E0"),
        hand(152, 110, 1.7, 4, "#A87C5E", "#2E1E4E", flip=True, trim="#B8A4E0")),
    "vc22": shot(VIOLET, wall("#4A3C64", "panel", light=(60, 40)), beam(20, -10, 50, 220, 90, alpha=0.4),
        spin_wheel(88, 112, 82, "#8A6A50", 12), threads(88, 112, 78, "#F0E0FF", 19)),
    "vc23": shot(BONE_DAY, sky(sun=(190, 30, 80)), cliffs(36, 20, "#B4A4B0", 0.4), ground(184, "#B8A8A8"),
                 person(86, 62, 1.0, look(SKIN, "#3A2A3A", "long", woman=True, turn=0.5, opened=0.6), "gown",
                 "#A898C8", BONE, "#E0C06A", (-30, 10), (36, -4), lean=10, far=0.3),
                     notes(96, 120, 34, 130, "#7A4AC0"), notes(80, 170, 16, 60, "#FFF8E0"),
                     sparks(50, "#E8D8FF", 20, 180)),
}  # fmt: skip
register_shots(CARDS)
