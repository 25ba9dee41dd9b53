"""Section 8. The bots: every option of a turn is scored from what the seat may see, the best one is taken.

Scores are in tenths. Easy takes one pick in four at random among its best five. A decision without a way of its own
here gets its first option.
"""
from __future__ import annotations

from typing import Any

from game.core.ask import Option
from game.core.choice import Choice, Chooser
from game.core.rng import Stream
from game.titles.creed.content import TILES
from game.titles.creed.geometry import TENTS
from game.titles.creed.view import SeatPublic, SeatView

PER_AP, WORTH = 8, 0
STRIKE_AP, DEPLOYED = 5, 24
KILL = {
    "armoured_cavalry": 50, "assassin": 50, "heavy_infantry": 40, "ballista": 35, "cavalry": 30, "siege_engine": 30,
    "archer": 20, "shieldbearer": 20, "spearman": 20, "infantry": 15, "obstacle": 10,
}  # fmt: skip
HIDDEN = 22
BLOCKS = (26, 9, 2)
FIGHTS = ("infantry", "shieldbearer", "cavalry", "spearman", "armoured_cavalry", "heavy_infantry")


def _args(option: Option) -> dict[str, Any]:
    words = [str(name) for name in option.args[::2]]
    return dict(zip(words, option.args[1::2], strict=True))


def tent_value(view: SeatView, camp: SeatPublic, tent: str) -> int:
    """V of section 8 for an intact tent, by the chance that a leader lies there."""
    found = [t for t in camp.tents if t.tent[-3:] == tent[-3:]][0]
    if found.fortress:
        return 20
    side = [s for s in view.seats if s.side == camp.side]
    living = sum(s.king + s.commander for s in side)
    each = 200 if living == 1 else 120
    if found.announced:
        return each + 15
    nation = view.seats[found.colour]
    backs = [t for s in side for t in s.tents if not t.ruin and t.colour == found.colour]
    known = sum(t.announced for t in backs)
    unknown = nation.king + nation.commander - known
    return each * max(0, unknown) // max(1, len(backs) - known) + 15


class Mind:
    """What one choice of a turn is weighed with."""

    def __init__(self, choice: Choice) -> None:
        self.view: SeatView = choice.view
        self.own: SeatPublic = self.view.seats[choice.seat]
        self.ap = self.own.own + self.own.white
        self.lines = {line.line[-2:]: line for line in self.view.lines if line.seat == choice.seat}

    def score(self, option: Option) -> int:
        """The worth of an option of `team_turn`, its AP taken off."""
        way = getattr(self, "_" + option.verb, None)
        if way is None:
            return -1
        args = _args(option)
        return int(way(option, args)) - PER_AP * int(args.get("ap", 0))

    def _camp(self, place: str) -> SeatPublic:
        camp: SeatPublic = self.view.seats[int(place[0])]
        return camp

    def _tent_of(self, option: Option) -> int:
        place = option.refs[-1].partition(":")[2]
        return tent_value(self.view, self._camp(place), place[1:])

    def _siege_attack(self, option: Option, args: dict[str, Any]) -> int:
        return self._tent_of(option) + 20

    def _assassinate(self, option: Option, args: dict[str, Any]) -> int:
        return self._tent_of(option)

    def _appoint(self, option: Option, args: dict[str, Any]) -> int:
        return 80

    def _field_attack(self, option: Option, args: dict[str, Any]) -> int:
        worth = 0
        for number in range(1, int(args["targets"]) + 1):
            unit = str(args[f"unit_{number}"])
            if unit and args[f"falls_{number}"] == 1:
                worth += KILL[TILES[unit].kind]
            elif not unit:
                worth += HIDDEN * min(6, int(args["power"])) // 6
        line = self.lines[str(args["cell"])[:2]]
        if worth and line.blockers == 1 and line.target:
            worth += max(0, self._behind(line) - DEPLOYED) // 2
        return worth

    def _behind(self, line: Any) -> int:
        return tent_value(self.view, self.view.seats[line.enemy], line.target) if line.target else 0

    def _deploy(self, option: Option, args: dict[str, Any]) -> int:
        unit, _, place = option.key.partition(":")[2].partition("@")
        row, line = TILES[unit], self.lines[place[:2]]
        mine = sum(u.cell[-4:-2] == place[:2] for u in self.own.units)
        front = place[3] == "1"
        worth = BLOCKS[min(mine, 2)] + (15 * row.defence // 10 if not mine else row.defence)
        worth += 2 if front == (row.kind in FIGHTS) else 0
        if row.siege in ("over", "choice") and line.target and self.ap >= STRIKE_AP:
            worth = max(worth, self._behind(line) - DEPLOYED + 12)
        elif row.siege == "open" and line.target and not line.blockers and self.ap >= STRIKE_AP and not self.view.ban:
            worth = max(worth, self._behind(line) - DEPLOYED)
        if row.support and mine and not option.key.endswith(":d"):
            worth += 7
        return worth

    def _reinforce(self, option: Option, args: dict[str, Any]) -> int:
        return 5 + 8 * min(3, self.own.fallen) + (12 if self.ap >= 8 else 0)

    def _rumour(self, option: Option, args: dict[str, Any]) -> int:
        place = option.refs[-1].partition(":")[2]
        unit = next((u.unit for u in self._camp(place).units if u.cell in (place, place[1:])), "")
        return 10 + (15 * KILL[TILES[unit].kind] // 100 if unit else 9)


def _turn(choice: Choice, easy: bool) -> str:
    mind = Mind(choice)
    scored = [(mind.score(option), -place) for place, option in enumerate(choice.options) if option.key != "end_turn"]
    good = sorted((pair for pair in scored if pair[0] > WORTH), reverse=True)
    if not good:
        return "end_turn"
    if easy and choice.stream.below(4) == 0:
        return choice.options[-choice.stream.pick(good[:5])[1]].key
    return choice.options[-good[0][1]].key


def _tents(choice: Choice) -> list[str]:
    """The nine tents, deep ones rather first, never in a fixed pattern."""
    order = [(choice.stream.below(60) + 10 * (int(t[1]) + int(t[2])), t) for t in TENTS]
    return [tent for _, tent in sorted(order)]


def _choose(choice: Choice, easy: bool) -> str:
    if choice.text == "team_turn":
        return _turn(choice, easy)
    offered = choice.offered()
    if choice.text == "setup_tents":
        return "king_at:" + _tents(choice)[0]
    if choice.text == "setup_commander":
        places = ["commander_at:" + tent for tent in _tents(choice)]
        return choice.stream.pick([key for key in places if key in offered][:4])
    if choice.text == "setup_units":
        presets = [key for key in offered if ":" not in key and key != "auto_rest"]
        return choice.stream.pick(presets) if presets else "auto_rest"
    if choice.text == "reinforce_pick":
        return max(offered, key=lambda key: KILL[TILES[key].kind] if key in TILES else 0)
    return offered[0]


def easy(choice: Choice) -> str:
    """Section 8, easy."""
    return _choose(choice, True)


def normal(choice: Choice) -> str:
    """Section 8, the greedy player."""
    return _choose(choice, False)


def bot_seat(stream: Stream, points: int) -> dict[str, Any]:
    """A bot's seat: any nation. `points` mean nothing here."""
    return {"nation": "random"}


CHOOSERS: dict[str, Chooser] = {"easy": easy, "normal": normal}
