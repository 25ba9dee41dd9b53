"""Names and sentences of Vermilion: who and what is called how, what is asked, how options look as buttons."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from game.titles.vermilion.board import ORDER, QUESTS
from game.titles.vermilion.content import CARDS, CHARACTERS, COLOURS, ITEMS, TAINTS
from game.titles.vermilion.forecast import plans
from game.titles.vermilion.grammar import HEART, MATERIALS, SLOTS
from game.titles.vermilion.queries import WAGON, base_pool
from game.titles.vermilion.state import Seat
from scenes.kit.face import Face
from scenes.kit.words import TitleWords, arguments
from scenes.titles.vermilion import lands
from scenes.titles.vermilion.board_tips import tip as tip_of
from scenes.titles.vermilion.pages import PAGES

if TYPE_CHECKING:
    from game.core.ask import Option, Question
    from game.core.events import Event
    from game.titles.vermilion.forecast import Plan
    from game.titles.vermilion.view import FoeView, SeatPublic, SeatView
    from scenes.kit.tip_content import TipContent

UNIT = re.compile(r"[cf]\d+|w")
TILE = re.compile(r"\d+,\d+")
ICONS = {
    "done": "ui/check", "pass": "ui/pass", "stop": "ui/check", "decline": "ui/cross", "end_turn": "ui/check",
    "defend_pass": "ui/cross", "cover_pass": "ui/cross", "cover": "vermilion/slot/torso", "backflow_not": "ui/cross",
    "backflow_pay": "vermilion/keyword/backflow", "resonance_keep": "ui/cross", "resonance_use": "ui/star",
    "grow": "vermilion/track/marker", "recover": "vermilion/material/tonic", "ready": "ui/check",
    "meditate": "vermilion/step/heal", "play": "ui/play", "improvise": "ui/random", "combust": "ui/action",
    "condense": "ui/dice", "cleanse": "vermilion/keyword/purge", "stabilise": "vermilion/keyword/sedate",
    "leap": "vermilion/step/jump", "step": "vermilion/step/move", "suppress": "vermilion/token/calm",
    "threat_moved": "vermilion/token/threat", "craft": "ui/plus", "field_craft": "ui/plus", "swap": "ui/cycle",
    "tonic": "vermilion/material/tonic", "equip": "ui/cycle", "give": "ui/play", "target": "vermilion/step/melee",
    "bone": "vermilion/keyword/bone_conduction", "wall": "vermilion/keyword/siege",
}  # fmt: skip


class Words(TitleWords):
    """See the module's text."""

    title, pages = "vermilion", PAGES
    quiet_refusals = ("why.not_offered", "why.unknown", "why.not_asked")
    acted = 0
    """The number of the enemy that acts or has acted last in this Enemy Phase."""
    _came: tuple[object, dict[str, list[tuple[int, str]]]] = None, {}
    """How many events there were, and which enemies came by them: numbers of events, kinds."""
    _foretold: tuple[SeatView, int, tuple[Plan, ...]] | None = None

    @property
    def view(self) -> SeatView:
        """The view that is told about."""
        seen: SeatView = self.seen
        return seen

    @property
    def plans(self) -> tuple[Plan, ...]:
        """What the enemies will do; worked out once for a view."""
        kept = self._foretold
        if kept is None or kept[0] is not self.view or kept[1] != self.acted:
            kept = self._foretold = self.view, self.acted, plans(self.view, self.acted)
        return kept[2]

    def own(self) -> int:
        """The seat whose things are shown: the reader's, an onlooker's the first."""
        reader = self.reader()
        return reader if reader is not None and reader >= 0 else 0

    # --- who is who

    def seat_of(self, unit: str) -> SeatPublic | None:
        """The seat of a character "c0"; None for any other unit."""
        number = int(unit[1:]) if unit.startswith("c") and unit[1:].isdigit() else -1
        return next((one for one in self.view.seats if one.seat == number), None)

    def foe_of(self, unit: str) -> FoeView | None:
        """The enemy "f3"; None for any other unit, and for one that is not on the map."""
        return next((one for one in self.view.foes if one.unit == unit), None)

    def unit(self, unit: str, until: int | None = None) -> str:
        """A unit by name: an enemy with its number, a character, the wagon. `until`: the number of the event that
        tells of it, for enemies of several quests have the same numbers."""
        if unit == WAGON:
            return self.t("vermilion.unit.wagon")
        if self.seen is None:
            return unit
        seat, foe = self.seat_of(unit), self.foe_of(unit)
        if seat is not None:
            return self.character(seat.name) if seat.name else self.name(seat.seat)
        number, kind = unit.removeprefix("f"), foe.kind if foe is not None else self._kind_of(unit, until)
        return self.t("vermilion.unit.foe" if kind else "vermilion.unit.gone", name=self.enemy(kind) if kind else "",
                      n=number)  # fmt: skip

    def _kind_of(self, unit: str, until: int | None) -> str:
        """The kind of an enemy that is not on the map any more, "" where no table tells of it."""
        if self._table is None:
            return ""
        match, viewer = self._table.match, self._table.viewer
        now = match.session.event_count(viewer), viewer
        if self._came[0] != now:
            came: dict[str, list[tuple[int, str]]] = {}
            for event in match.events(viewer):
                if event.kind == "placed":
                    came.setdefault(str(event.data["unit"]), []).append((event.no, str(event.data["kind"])))
            self._came = now, came
        return next((kind for no, kind in reversed(self._came[1].get(unit, ())) if until is None or no <= until), "")

    def pool(self, seat: SeatPublic) -> tuple[tuple[str, int], ...]:
        """The dice of the quest pool; between two quests those that the next one begins with (R3.4)."""
        if not self.view.between or not seat.name:
            return seat.pool
        return tuple(base_pool(Seat(seat.name, seat.hp, track=seat.track)).items())

    def land(self, at: str) -> str:
        """R15.2. A land by where it lies among all of the quest."""
        tiles = [tile for tile, _ in self.view.lands] if self.seen is not None else []
        return lands.name(self.t, at, tiles)

    def events(self) -> list[Event]:
        """What has happened, as far as the reader may know it; nothing where no table tells of it."""
        return self._table.match.events(self._table.viewer) if self._table is not None else []

    def blow(self) -> tuple[str, str, int] | None:
        """R7.2. The enemy that attacks now, whom, and the power of that; None where no table tells of it."""
        last = next((event for event in reversed(self.events()) if event.kind in ("foe_attacked", "round_began")), None)
        if last is None or last.kind != "foe_attacked":
            return None
        return str(last.data["unit"]), str(last.data["target"]), int(str(last.data["power"]))

    def gained(self, seat: int) -> int:
        """R6.1. How many dice the card that a seat burns has given already."""
        log = self._table.match.session.log if self._table is not None else []
        return len(list(takewhile(lambda one: one.seat == seat and one.key in COLOURS, reversed(log))))

    # --- nouns

    def enemy(self, kind: str) -> str:
        """A kind of enemy."""
        return self.t(f"vermilion.enemy.{kind}")

    def action(self, name: str) -> str:
        """An action of an enemy."""
        return self.t(f"vermilion.enemy_action.{name}")

    def character(self, name: str) -> str:
        """A character."""
        return self.t(f"vermilion.character.{name}")

    def card(self, card: str) -> str:
        """An action or corruption card by its id."""
        return self.t(f"vermilion.card.{card}")

    def item(self, item: str) -> str:
        """A piece of gear or a trinket by its id."""
        return self.t(f"vermilion.item.{item}")

    def slot(self, slot: str) -> str:
        """A body slot; that of an effect is the head's."""
        return self.t(f"vermilion.slot.{'head' if slot == 'effect' else slot}")

    def die(self, kind: str) -> str:
        """A kind of die."""
        return self.t(f"vermilion.die.{kind}")

    def keyword(self, name: str) -> str:
        """A keyword by its id."""
        return self.t(f"vermilion.keyword.{name}")

    def material(self, name: str) -> str:
        """A material by its id."""
        return self.t(f"vermilion.material.{name}")

    def quest(self, quest: str) -> str:
        """A quest by its id, or an own one."""
        return self.t(f"vermilion.quest.{quest}")

    def chosen_quest(self, view: SeatView) -> str:
        """The quest that is played; "" while it is chosen at the table, until the party gathers."""
        options = self._table.match.session.options if self._table is not None else {}
        asks = view.mode != "campaign" and options.get("quest", "") == "asked"
        gathers = bool(view.width) or any(seat.cards for seat in view.seats) or view.quest != ORDER[0]
        return view.quest if gathers or not asks else ""

    def thing(self, what: str) -> str:
        """Whatever a key names by its id; what is no id stays as it is."""
        if what in CARDS or what in TAINTS:
            return self.card(what)
        if what in ITEMS:
            return self.item(what)
        if what in SLOTS or what == "effect":
            return self.slot(what)
        if what in COLOURS:
            return self.die(what)
        if what in MATERIALS or what == HEART:
            return self.material(what)
        if what in CHARACTERS:
            return self.character(what)
        if what in QUESTS:
            return self.quest(what)
        return self.unit(what) if UNIT.fullmatch(what) else what

    def noun(self, name: str, value: Any, kind: str) -> str | int:
        """What a question, an option or an event is about."""
        if name == "seat" and isinstance(value, int):
            return self.name(value)
        return self.thing(value) if isinstance(value, str) else super().noun(name, value, kind)

    def tip(self, ref: str) -> TipContent:
        """What pointing at a thing of the table tells."""
        return tip_of(self, ref)

    # --- what is asked

    def ask(self, question: Question, variant: str = "", **more: str | int) -> tuple[str, str]:
        """How strong the attack is whose target is chosen, how far a walk still goes."""
        action = self.view.action if self.seen is not None else None
        if question.text == "choose_target" and action is not None and action.kind == "attack" and action.result > 0:
            return super().ask(question, ".attack", n=action.result)
        burnt = self.view.seats[question.seat].burnt if self.seen is not None else ()
        if question.text == "combust_dice" and burnt:
            burn = CARDS[burnt[-1]].burn
            at = min(burn, 1 + self.gained(question.seat))
            return super().ask(question, ".of", what=self.card(burnt[-1]), n=burn, at=at)
        if question.text == "move_step" and question.subject():
            return super().ask(question, ".left", n=int(question.subject()[0]))
        if question.text == "modify_roll" and question.subject():
            return super().ask(question, ".again", **more)
        return super().ask(question, variant, **more)

    def face(self, question: Question, option: Option) -> Face:
        """An option as a button: its text knows what the key names, as `what`, `more` and `last`."""
        if question.text == "modify_roll" and question.subject() and option.verb == "done":
            return Face(self.t("vermilion.opt.roll_again", n=len(question.subject()) - 1), icon="ui/dice")
        _, *named = option.key.split(":")
        things = [self.thing(one) for one in named or [option.key]]
        args: dict[str, str | int] = dict(zip(("what", "more", "last"), [*things, "", ""], strict=False))
        args |= {name: self.noun(name, value, option.verb) for name, value in arguments(option).items()}
        if option.verb == "combust" and named and named[0] in CARDS:
            args["n"] = CARDS[named[0]].burn
        key = f"vermilion.opt.{option.verb}"
        own = f"{key}.{question.text}"
        face = Face(self.t(own if self.has(own) else key, **args), icon=ICONS.get(option.verb, ""))
        if not self.has(f"{key}.tip"):
            return face
        ready = len(self.view.seats[question.seat].supply) if self.seen is not None else 0
        return replace(face, tip=f"{face.text}\n{self.t(f'{key}.tip', n=ready)}")
