"""Lessons as data (C6.10): what a guided first match consists of, read from assets/tutorials/<title>.json, checked, and
played without a window. Nothing here knows a title or draws.

A lesson is {"portrait": "profile/0", "chapters": [chapter, ...]}; the portrait is a sprite, of the one who teaches. A
chapter is a match of its own that begins where it is told:

    {"id": "opening",
     "seats": [{"religion": "hindu"}, {}],       set-up fields; the first seat is the learner's
     "options": {}, "seed": 7,                   as for `game.new_session`
     "set": {"seats.1.reputation": 4,            values put into the new state: attributes, places of lists, keys;
             "owner.7,8,9": 0},                  several places at once
     "played": [[0, "tile:17"], [1, "done"]],    answers given before the first step: seat, key
     "spare": {"react": "pass"},                 question -> the key that is given to it at once, if it is offered; the
                                                learner answers what the step asks for
     "steps": [step, ...]}

A step is one sentence or two and what the learner does then. Its words are "tutorial.<title>.<id>", and those of what
is explained afterwards "tutorial.<title>.<id>_after" (in assets/texts/<language>/tutorial_<title>.json):

    {"id": "move",
     "part": true,                               whether a part begins here to which one may jump; its name is
                                                 "<title>.tutorial.part_<id>"; every chapter begins one
     "at": ["ref:tile:17", "widget:prompt"],     what glows; the arrow points at the first. "ref:" is a thing of the
                                                 match as options name it, "ref:tile:1+tile:9" one ring around several,
                                                 "line:tile:17" the newest line of the log that tells of a thing,
                                                 "line:place" the newest one that has a place at all,
                                                 "widget:" the name of a widget, "later:" that of one that comes while
                                                 the step is being done, "free:" things that are only not covered
     "do": "answer",                             one of DEEDS
     "what": ["tile:17"],                        what is accepted; a "*" at the end stands for any rest
     "ask": "move",                              the question that is open while the step is shown; "" for any
     "after": true,                              whether something is explained once it is done
     "after_at": ["widget:purse"],               what glows then; without it the same as before
     "others": ["tile:5", "done"]}               what the other seats answer after the learner's deed, in this order

Texts may name keys by what they do: {undo}, {rules}, {situation}, {inspector}, {end_turn}, {back}, {zoom_in},
{zoom_out}, {own_piece}, {tracker}, {recap}.

Deeds: "next" (read on; `what` is empty), "answer" (keys of options), "try" (something that can't be chosen, as it is
clicked: the reason is shown), "undo" (takes back the answer of the step before; `what` is empty), "open" (names of
PANELS; "log" by a line that has a place; "inspector" is open when it is pinned, or shows a thing that the step points
at; "zoom" is another zoom step of the board, "whole" all of it in sight again, "recap" what others did shown again). An
answer that the step does not name is refused as long as one that it names is offered.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_type_hints

import msgspec

import game
from game.core.errors import ContentError
from game.core.session import Session
from scenes.tutorial import FOLDER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Question
    from game.core.state import BaseState
    from game.match.at_table import Stand

LEARNER = 0
Deed = Literal["next", "answer", "try", "undo", "open"]
DEEDS = ("next", "answer", "try", "undo", "open")
PANELS = ("rules", "log", "inspector", "situation", "zoom", "whole", "recap")
WORDLESS = ("next", "undo")
TARGETS = ("ref:", "line:", "widget:", "later:", "free:")
RIGHT = {
    "chapters": [{"id": "opening", "seats": [{}, {}], "steps": [{"id": "goal"}]}],
    "id": "first_move", "part": True, "do": "answer", "what": ["tile:17"], "ask": "move", "at": ["ref:tile:17"],
    "after": True, "after_at": ["widget:purse"],
    "others": ["tile:5", "done"], "seats": [{}, {}], "steps": [{"id": "goal"}], "options": {}, "seed": 7,
    "portrait": "profile/0", "set": {"seats.1.reputation": 4}, "played": [[0, "tile:17"]], "spare": {"react": "pass"},
}  # fmt: skip
"""What would be right in each field."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is told and done."""

    id: str
    part: bool = False
    do: Deed = "next"
    what: tuple[str, ...] = ()
    ask: str = ""
    at: tuple[str, ...] = ()
    after: bool = False
    after_at: tuple[str, ...] = ()
    others: tuple[str, ...] = ()

    def accepts(self, key: str) -> bool:
        """Whether `what` names this key, thing or panel."""
        return any(key == one or (one.endswith("*") and key.startswith(one[:-1])) for one in self.what)

    def refs(self, targets: tuple[str, ...] | None = None) -> list[str]:
        """The things of the match that it points at, or that are among other targets."""
        wanted = self.at if targets is None else targets
        return [ref for target in wanted if target.startswith("ref:") for ref in target[4:].split("+")]

    def wanted(self, question: Question) -> list[str]:
        """The keys of the options that the step asks for; none where it asks for something else."""
        return [option.key for option in question.options() if self.do == "answer" and self.accepts(option.key)]


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match and the steps that lead through it."""

    id: str
    seats: tuple[dict[str, Any], ...]
    steps: tuple[LessonStep, ...]
    options: dict[str, Any] = {}
    seed: int = 0
    set: dict[str, Any] = {}
    played: tuple[tuple[int, str], ...] = ()
    spare: dict[str, str] = {}


class _Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapters: tuple[Chapter, ...]
    portrait: str = "profile/0"


def _pages(steps: Sequence[LessonStep]) -> int:
    """How much is told in steps: one that is explained afterwards has two pages."""
    return sum(1 + step.after for step in steps)


class LessonPart(NamedTuple):
    """Where one may begin: the ids of a chapter and of a step in it, and the number of its page among all, from 1."""

    chapter: str
    step: str
    number: int


class Lesson(msgspec.Struct, frozen=True):
    """A title's guided first match."""

    title: str
    chapters: tuple[Chapter, ...]
    portrait: str = "profile/0"

    def steps(self) -> list[LessonStep]:
        """All steps of all chapters."""
        return [step for chapter in self.chapters for step in chapter.steps]

    def told(self, steps: Sequence[LessonStep] | None = None) -> list[str]:
        """The text keys of all pages in their order, or of those of some steps."""
        return [f"{self.title}.tutorial.{step.id}{after}"
                for step in (self.steps() if steps is None else steps)
                for after in ("", "_after")[: 1 + step.after]]  # fmt: skip

    def parts(self) -> list[LessonPart]:
        """Where one may begin: each chapter, and steps that say so."""
        placed, steps = [(chapter, step) for chapter in self.chapters for step in chapter.steps], self.steps()
        return [
            LessonPart(chapter.id, step.id, _pages(steps[:i]) + 1)
            for i, (chapter, step) in enumerate(placed) if step.part or step is chapter.steps[0]
        ]  # fmt: skip


class LessonError(Exception):
    """A lesson does not fit the rules: where it stands, what was wanted, what is there."""


# --- reading


def load(title: str) -> Lesson:
    """The lesson of a title. Raises ContentError that names file, step and field and shows what would be right."""
    file = FOLDER / f"{title}.json"
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(file.name, "", "", str(error), "a file with chapters") from error
    return read(text, file.name, title)


def read(text: str, file: str, title: str) -> Lesson:
    """A lesson out of JSON text; `file` is the name used in errors. Raises ContentError."""
    try:
        raw = json.loads(text)
    except json.JSONDecodeError as error:
        found = f"broken JSON at line {error.lineno}, column {error.colno} ({error.msg})"
        raise ContentError(file, "", "", found, _right("chapters")) from error
    try:
        draft = msgspec.convert(raw, _Draft, strict=True)
    except msgspec.ValidationError as error:
        raise _explained(file, raw, str(error)) from error
    lesson = Lesson(title, draft.chapters, draft.portrait)
    _check(file, lesson)
    return lesson


def _explained(file: str, raw: Any, message: str) -> ContentError:
    """The decoder's complaint with the chapter's and the step's id in place of their numbers."""
    reason, _, path = message.partition(" - at ")
    rows: list[str] = []
    field, node = "", raw
    for part in path.strip("`").replace("]", "").replace("[", ".").split(".")[1:]:
        node = _inside(node, part)
        if part.isdecimal() and field in ("chapters", "steps"):
            name = node.get("id") if isinstance(node, dict) else None
            rows.append(name if isinstance(name, str) else f"number {int(part) + 1}")
            field = ""
        elif not field:
            field = part
    if "field `" in reason:
        field = reason.partition("field `")[2].partition("`")[0]
    return ContentError(file, ", ".join(rows), field, reason[0].lower() + reason[1:], _right(field))


def _inside(node: Any, part: str) -> Any:
    if isinstance(node, dict):
        return node.get(part)
    return node[int(part)] if isinstance(node, list) and part.isdecimal() and int(part) < len(node) else None


def _right(field: str) -> str:
    return json.dumps({field: RIGHT[field]} if field in RIGHT else RIGHT["steps"], ensure_ascii=False)


def _check(file: str, lesson: Lesson) -> None:
    """What the types alone can't tell. Raises ContentError."""
    for chapter in lesson.chapters:
        if not chapter.steps or not chapter.seats:
            raise ContentError(file, chapter.id, "steps", "a chapter without steps or seats", _right("chapters"))
    if not lesson.chapters:
        raise ContentError(file, "", "chapters", "an empty list", _right("chapters"))
    ids: set[str] = set()
    for name in [name for chapter in lesson.chapters for name in (chapter.id, *(step.id for step in chapter.steps))]:
        if not name.replace("_", "a").isalnum() or name in ids:
            raise ContentError(file, name, "id", repr(name), 'small letters, digits and "_", given once: "first_move"')
        ids.add(name)
    for step in lesson.steps():
        _check_step(file, step)


def _check_step(file: str, step: LessonStep) -> None:
    if bool(step.what) == (step.do in WORDLESS):
        right = '"what": []' if step.do in WORDLESS else '"what": ["tile:17"]'
        raise ContentError(file, step.id, "what", f"{list(step.what)} where do is {step.do!r}", right)
    for panel in step.what if step.do == "open" else ():
        if panel not in PANELS:
            raise ContentError(file, step.id, "what", repr(panel), f"one of {', '.join(PANELS)}")
    for field, targets in (("at", step.at), ("after_at", step.after_at)):
        for target in targets:
            if not target.startswith(TARGETS) or target in TARGETS:
                raise ContentError(file, step.id, field, repr(target), '"ref:tile:17" or "widget:table-primary"')


# --- the match of a chapter


def begin(lesson: Lesson, chapter: Chapter) -> Session:
    """The match in which a chapter begins. Raises LessonError when it does not fit the rules, and BadSetup."""
    spec = game.TITLES[lesson.title]
    placed = msgspec.structs.replace(spec, new_state=partial(_placed, chapter, spec.new_state))
    session = Session(placed, [dict(seat) for seat in chapter.seats], dict(chapter.options), chapter.seed)
    for seat, key in chapter.played:
        question = session.question(seat)
        if question is None or key not in [option.key for option in question.options()]:
            raise LessonError(f"chapter {chapter.id}, played: seat {seat} can't answer {key!r}; {open_now(session)}")
        session.answer(seat, key)
    broken = spec.invariants(session.table.state)
    if broken:
        raise LessonError(f"chapter {chapter.id}, set: {'; '.join(broken)}")
    return session


def _placed(
    chapter: Chapter, new_state: Any, seats: list[dict[str, Any]], options: dict[str, Any], seed: int
) -> BaseState:
    """The new state with the values of `set` in it."""
    state: BaseState = new_state(seats, options, seed)
    for path, value in chapter.set.items():
        try:
            _put(state, path.split("."), value)
        except (AttributeError, KeyError, IndexError, ValueError, TypeError) as error:
            raise LessonError(f"chapter {chapter.id}, set {path!r}: {error}") from error
    return state


def _put(node: Any, path: Sequence[str], value: Any) -> None:
    *way, last = path
    for part in way:
        node = getattr(node, part) if isinstance(node, msgspec.Struct) else node[_index(node, part)]
    if isinstance(node, msgspec.Struct):
        setattr(node, last, msgspec.convert(value, get_type_hints(type(node))[last]))
        return
    for place in last.split(","):
        at = _index(node, place)
        node[at] = msgspec.convert(value, type(node[at])) if not isinstance(node, dict) or at in node else value


def _index(node: Any, part: str) -> Any:
    numbered = not isinstance(node, dict) or any(isinstance(key, int) for key in node) or part.isdecimal()
    return int(part) if numbered else part


def offered(session: Session, seat: int, keys: Sequence[str]) -> str:
    """The first of these keys that the seat may answer now, else ""."""
    question = session.question(seat)
    there = {option.key for option in question.options()} if question is not None else set()
    return next((key for key in keys if key in there), "")


class Course:
    """How far a learner is in a lesson: `chapter`, the number of the step in it, and whether the step is done and being
    explained. `waiting`: what the other seats still answer; `stands`: of one that was walked to, how the match stood
    for the learner after the last own answer, then after each of the others'.
    """

    def __init__(self, lesson: Lesson, chapter: int = 0) -> None:
        self.lesson = lesson
        self.number = chapter
        self.at = 0
        self.explaining = False
        self.waiting: list[str] = []
        self.stands: list[Stand] = []

    @property
    def chapter(self) -> Chapter:
        """The chapter of now."""
        return self.lesson.chapters[self.number]

    @property
    def step(self) -> LessonStep | None:
        """The step of now; None when the chapter has ended."""
        return self.chapter.steps[self.at] if self.at < len(self.chapter.steps) else None

    @property
    def ended(self) -> bool:
        """Whether the last chapter has ended."""
        return self.step is None and self.number + 1 >= len(self.lesson.chapters)

    @property
    def place(self) -> tuple[int, int]:
        """The number of what is told among all that is, counted from 1, and how much that is."""
        steps = [step for chapter in self.lesson.chapters[: self.number] for step in chapter.steps]
        count, before = _pages(self.lesson.steps()), _pages([*steps, *self.chapter.steps[: self.at]])
        return min(before + self.explaining + 1, count), count

    @property
    def reached(self) -> tuple[str, str] | None:
        """The ids of the chapter and the step that is to be done next; None at the beginning and at the end."""
        at = self.at + self.explaining
        if at < len(self.chapter.steps):
            return (self.chapter.id, self.chapter.steps[at].id) if self.number or at else None
        if self.number + 1 >= len(self.lesson.chapters):
            return None
        following = self.lesson.chapters[self.number + 1]
        return following.id, following.steps[0].id

    @property
    def text(self) -> str:
        """The text key of what is told now; "" after the last step of a chapter."""
        step, after = self.step, "_after" if self.explaining else ""
        return "" if step is None else f"{self.lesson.title}.tutorial.{step.id}{after}"

    def said(self) -> list[str]:
        """The text keys of what was told in this chapter before the step of now."""
        return self.lesson.told(self.chapter.steps[: self.at])

    @property
    def points(self) -> tuple[str, ...]:
        """What is pointed at now."""
        step = self.step
        if step is None:
            return ()
        return step.after_at or step.at if self.explaining else step.at

    def did(self, deed: Deed, what: str = "") -> bool:
        """The learner has done something. True when the step asked for it: then the course goes on."""
        step = self.step
        if step is None or (deed == "next") != (self.explaining or step.do == "next"):
            return False
        if deed != "next" and (deed != step.do or (step.what and not step.accepts(what))):
            return False
        if not self.explaining:
            self.waiting += step.others
        self.explaining = step.after and not self.explaining
        if not self.explaining:
            self.at += 1
        return True

    def refuses(self, question: Question, key: str) -> bool:
        """Whether an answer would lead away from the lesson: another one is asked for and offered."""
        step = self.step
        if step is None or self.explaining or step.do != "answer":
            return step is not None
        wanted = step.wanted(question)
        return bool(wanted) and key not in wanted

    def skip(self) -> None:
        """Goes on whatever the step asks for: the match has taken another way."""
        self.explaining = False
        self.at += 1

    def other(self, session: Session, seat: int) -> str:
        """What another seat answers by the script now, or ""."""
        return offered(session, seat, self.waiting[:1]) or self.spared(session, seat)

    def spared(self, session: Session, seat: int) -> str:
        """The key that the chapter gives to the open question by itself, or ""; the learner answers what the step asks
        for.
        """
        question, step = session.question(seat), self.step
        if question is None or (seat == LEARNER and step is not None and step.wanted(question)):
            return ""
        return offered(session, seat, [self.chapter.spare.get(question.text, "")])

    def answered(self, key: str) -> None:
        """Another seat has given an answer: the script goes on when it was its next."""
        if self.waiting[:1] == [key]:
            del self.waiting[0]


def open_now(session: Session) -> str:
    """What is asked of whom, as an error tells it."""
    asked = [f"seat {q.seat} {q.text}: {[o.key for o in q.options()]}" for q in session.questions()]
    return "open: " + ("; ".join(asked) or f"nothing, {session.outcome}")
