"""The story of a match for its result (C6.9): round by round who killed, fell and guarded, what was won towards the
objective, and what decided. Every line is counted from events, so it is what happened and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.titles.vermilion.board import ORDER, QUESTS, parsed
from game.titles.vermilion.objectives import STABLE
from game.titles.vermilion.verbs import foe_hp
from scenes.kit.page import Page, PageRow, head
from scenes.titles.vermilion.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from game.core.events import Event
    from game.match.at_table import TableMatch
    from game.titles.vermilion.view import SeatView
    from scenes.media.media import Media

BY_ATTACK, BY_ACTION = "R7.2.2", "R4.3.2"
"""The rules of damage by an enemy's attack, and by what else it does."""
SIGNS = {"won": "ui/check", "lost": "ui/cross", "most": "ui/star", "round": "ui/hourglass", "last": "ui/trophy"}
TIME = "loss_time"


@dataclass
class RoundTold:
    """What a round brought: `kills` by seat (-1: nobody's), `falls` with the enemy that did it ("" for none)."""

    number: int
    kills: dict[int, list[str]] = field(default_factory=dict)
    falls: list[tuple[int, str]] = field(default_factory=list)
    guards: list[int] = field(default_factory=list)
    calmed: int = 0
    loaded: bool = False
    changed: str = ""
    dealt: int = 0
    taken: int = 0


@dataclass
class QuestTold:
    """An attempt at a quest: `left` are the enemies that still stand, by name their kind; `last` what ended it;
    `loot`: what each seat has found; `hp`: what enemies have left, where that is counted."""

    quest: str
    rounds: list[RoundTold] = field(default_factory=list)
    left: dict[str, str] = field(default_factory=dict)
    kinds: dict[str, str] = field(default_factory=dict)
    won: bool = False
    reason: str = ""
    last: str = ""
    loot: dict[int, dict[str, int]] = field(default_factory=dict)
    hp: dict[str, int] = field(default_factory=dict)


HpOf = Callable[[str], int]


def hp_in(view: SeatView) -> HpOf:
    """The HP that enemies have in a match, by their kind."""
    return lambda kind: foe_hp(kind, len(view.seats), view.difficulty)


def quests_of(events: Iterable[Event], hp_of: HpOf | None = None) -> list[QuestTold]:
    """All attempts, in their order; what happens between two quests belongs to none. `hp_of`: what an enemy of a kind
    begins with; damage is then the HP that were lost, else the points that were dealt.
    """
    found: list[QuestTold] = []
    hurts: dict[str, str] = {}
    attacker = actor = ""
    for event in events:
        data = event.data
        if event.kind == "quest_began":
            found.append(QuestTold(str(data["quest"])))
        if not found or found[-1].reason:
            continue
        quest = found[-1]
        match event.kind:
            case "foe_attacked":
                attacker = str(data["unit"])
            case "acts":
                actor = str(data["unit"])
            case "damaged":
                hurts[str(data["unit"])] = {BY_ATTACK: attacker, BY_ACTION: actor}.get(event.rule, "")
        _take(quest, event, hurts)
        if hp_of is not None:
            _count(quest, event, hp_of)
    return found


def _count(quest: QuestTold, event: Event, hp_of: HpOf) -> None:
    """R7.3.1. What an enemy has left; what was dealt beyond that is none."""
    data, unit, kind = event.data, str(event.data.get("unit", "")), event.kind
    if kind in ("placed", "changed"):
        quest.hp[unit] = hp_of(str(data["kind"]))
    elif unit in quest.hp and kind in ("damaged", "healed"):
        left = quest.hp[unit] + int(str(data["amount"])) * (1 if kind == "healed" else -1)
        quest.hp[unit] = max(0, left)
        if quest.rounds:
            quest.rounds[-1].dealt += min(0, left)


def _take(quest: QuestTold, event: Event, hurts: dict[str, str]) -> None:
    """An event of a quest; `hurts`: unit -> the enemy that has hurt it last."""
    data = event.data
    if event.kind == "looted":
        found = quest.loot.setdefault(int(str(data["seat"])), {})
        for item in str(data["items"]).split():
            name, _, count = item.partition(":")
            found[name] = found.get(name, 0) + int(count or 1)
    if event.kind == "round_began":
        quest.rounds.append(RoundTold(int(str(data["round"]))))
    if event.kind == "placed":
        quest.left[str(data["unit"])] = quest.kinds[str(data["unit"])] = str(data["kind"])
    if event.kind == "quest_ended":
        quest.won, quest.reason = bool(data["won"]), str(data["reason"])
    if not quest.rounds:
        return
    now, unit, seat = quest.rounds[-1], str(data.get("unit", "")), data.get("seat")
    match event.kind:
        case "died":
            now.kills.setdefault(int(str(data["by"])), []).append(unit)
            quest.left.pop(unit, None)
            quest.last = unit
        case "went_down" if isinstance(seat, int):
            now.falls.append((seat, hurts.get(f"c{seat}", "")))
            quest.last = f"c{seat}"
        case "perfect_guard" if isinstance(seat, int):
            now.guards.append(seat)
        case "land_gained":
            now.calmed += int(str(data["points"]))
        case "loaded":
            now.loaded = True
        case "changed":
            now.changed = quest.left[unit] = quest.kinds[unit] = str(data["kind"])
        case "damaged" if unit.startswith("f"):
            now.dealt += int(str(data["amount"]))
        case "damaged":
            now.taken += int(str(data["amount"]))


class Teller:
    """Puts what was counted into words."""

    def __init__(self, words: Words) -> None:
        self.words, self.t = words, words.t

    def rows(self, quest: QuestTold) -> list[PageRow]:
        """What decided, then a row for each round."""
        return [*self._end(quest), *self.rounds(quest)]

    def rounds(self, quest: QuestTold) -> list[PageRow]:
        """A row for each round."""
        return [self._round(quest, told) for told in quest.rounds]

    def _unit(self, quest: QuestTold, unit: str) -> str:
        kind = quest.kinds.get(unit, "")
        return self.t("vermilion.unit.foe", name=self.words.enemy(kind), n=unit[1:]) if kind else self.words.unit(unit)

    def _units(self, quest: QuestTold, units: Sequence[str]) -> str:
        return ", ".join(self._unit(quest, unit) for unit in units)

    def _round(self, quest: QuestTold, told: RoundTold) -> PageRow:
        """One round: its deeds, and what both sides have taken."""
        t, name = self.t, self.words.name
        said = [t("vermilion.story.kills", name=name(seat), units=self._units(quest, units))
                for seat, units in told.kills.items() if seat >= 0]  # fmt: skip
        said += [t("vermilion.story.dead", units=self._units(quest, told.kills[-1]))] if -1 in told.kills else []
        for seat in dict.fromkeys(told.guards):
            said.append(t("vermilion.story.guard", name=name(seat), n=told.guards.count(seat)))
        said += [t("vermilion.story.calmed", n=told.calmed)] if told.calmed else []
        said += [t("vermilion.story.loaded")] if told.loaded else []
        said += [t("vermilion.story.changed", name=self.words.enemy(told.changed))] if told.changed else []
        for seat, by in told.falls:
            key = "vermilion.story.falls.to" if by else "vermilion.story.falls"
            said.append(t(key, name=name(seat), unit=self._unit(quest, by) if by else ""))
        hurt = t("vermilion.story.damage", dealt=told.dealt, taken=told.taken)
        said += [hurt] if told.dealt or told.taken else [] if said else [t("vermilion.story.quiet")]
        words = t("vermilion.story.round", n=told.number, what=" ".join(said))
        return PageRow(words, icon=SIGNS["round"], tone="bad" if told.falls else "")

    def _end(self, quest: QuestTold) -> list[PageRow]:
        """The round that decided, and what ended it."""
        t, rounds = self.t, quest.rounds
        rows = []
        what, worth = self._counts(quest)
        worst = max(rounds, key=worth, default=None)
        if what and worst is not None and worth(worst) and quest.reason and len(rounds) > 1:
            words = t(f"vermilion.story.most.{what}", round=worst.number, n=worth(worst))
            rows.append(PageRow(words, icon=SIGNS["most"], tone="gold"))
        ended = self._ended(quest)
        if ended:
            sign = SIGNS["last"] if quest.won else SIGNS["lost"]
            rows.append(PageRow(ended, icon=sign, tone="good" if quest.won else "bad"))
        return rows

    def _counts(self, quest: QuestTold) -> tuple[str, Callable[[RoundTold], int]]:
        """What makes a round the one that decided: what the quest is about where it was won, what was suffered where
        that ended it. "" where no round says it: who brings a wagon home, or runs out of time."""
        objective = self._objective(quest)
        if quest.won and objective == "stabilise":
            return "calmed", lambda told: told.calmed
        if quest.won:
            return "dealt" if objective == "annihilate" else "", lambda told: told.dealt
        return "" if quest.reason == TIME and objective != "annihilate" else "taken", lambda told: told.taken

    def _objective(self, quest: QuestTold) -> str:
        view = self.words.view
        if quest.quest in QUESTS:
            return parsed(QUESTS[quest.quest].board).objective
        return view.objective if view.quest == quest.quest else ""

    def _ended(self, quest: QuestTold) -> str:
        """The last blow of a quest that hunts, who fell last, or what was still to be done when time ran out."""
        t, view, number = self.t, self.words.view, quest.rounds[-1].number if quest.rounds else 0
        kills = quest.rounds[-1].kills if quest.rounds else {}
        by = next((seat for seat, units in kills.items() if quest.last in units), None)
        if quest.won and not quest.left and by is not None:
            key = "vermilion.story.last.blow" if by >= 0 else "vermilion.story.last.dies"
            return t(key, name=self.words.name(by), unit=self._unit(quest, quest.last), round=number)
        if quest.reason == "loss_all_down":
            falls = [seat for told in quest.rounds for seat, _ in told.falls]  # an enemy may die of the same blow
            return t("vermilion.story.last.falls", name=self.words.name(falls[-1]), round=number)
        if quest.reason == TIME and view.quest == quest.quest and view.objective == "stabilise":
            calm = sum(points >= STABLE for _, points in view.lands)
            return t("vermilion.story.last.lands", n=calm, most=len(view.lands), round=number)
        if quest.reason == TIME:
            return t("vermilion.story.last.time", n=len(quest.left), round=number)
        if quest.reason:
            return t("vermilion.story.last.other", reason=t(f"vermilion.reason.{quest.reason}"), round=number)
        return ""


def story(media: Media, match: TableMatch) -> tuple[Words, Page] | None:
    """The whole match: the last quest first and in full, of those before it how each ended."""
    words = Words(media, view=match.session.view(None), seats=match.seats)
    quests = quests_of(match.session.events(), hp_in(words.view))
    if not quests:
        return None
    teller = Teller(words)
    rows = [head(_named(words, quests[-1].quest)), *teller.rows(quests[-1])]
    if len(quests) > 1:
        rows.append(head(words.t("vermilion.story.before")))
    for quest in reversed(quests[:-1]):
        number = quest.rounds[-1].number if quest.rounds else 0
        rows.append(PageRow(_named(words, quest.quest), words.t("vermilion.page.quest.round", n=number),
                            SIGNS["won" if quest.won else "lost"], "good" if quest.won else "bad"))  # fmt: skip
        rows += [row for row in teller.rows(quest)[:2] if row.icon != SIGNS["round"]]
    return words, Page(words.t("vermilion.story"), rows=rows)


def _named(words: Words, quest: str) -> str:
    name = words.quest(quest)
    return f"{ORDER.index(quest) + 1}. {name}" if quest in ORDER else name


STORY = story
