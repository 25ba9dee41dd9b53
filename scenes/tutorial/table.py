"""The table of a lesson: the real one, with a plate that says what to do and waits until it is done (C6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.board_stage import BoardStage
from scenes.shell import routes
from scenes.table.asking import agree
from scenes.table.buttons import spared
from scenes.table.last_blow import LastBlow
from scenes.table.table_scene import TableScene
from scenes.tutorial import pointing
from scenes.tutorial.book_guide import Guide, sentence
from scenes.tutorial.leading import Leading
from scenes.tutorial.lesson import LEARNER, LessonError
from scenes.tutorial.match import seated
from scenes.tutorial.plate import LessonPlate
from scenes.tutorial.progress import Progress
from scenes.tutorial.scripted import LessonControllers, LessonKeys
from scenes.tutorial.subject import Subject
from scenes.tutorial.walk import resume
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from scenes.shell.client import Client
    from scenes.tutorial.lesson import Course, Lesson, LessonPart
    from scenes.tutorial.match import LessonMatch

LOOK_MS = 150
"""How often the plate looks whether what it points at has moved."""
LEFT_MS = 700
"""So long after it was pressed the place of "Next" takes no click for the board, where the plate has moved on."""


class LessonTable(TableScene):
    """`course` is how far the learner is. The plate shows when nothing is being shown and the learner has to do
    something. `told`: the text keys that were shown, of which number `reading` is on the plate.
    """

    teaches = True

    def __init__(self, client: Client, lesson: Lesson, match: LessonMatch, course: Course, told: list[str]) -> None:
        super().__init__(client, match)
        self.lesson, self.course, self.told = lesson, course, told
        self.reading = 0
        self.progress = Progress(client, lesson.title)
        self.title_table.lets = lambda question, key: not self.course.refuses(question, key)
        self.controllers = self.scripted = LessonControllers(match, self.title_table, course)
        self.keys = self.guard = LessonKeys(self)
        self.subject, self.leading = Subject(self), Leading(self)
        self._shown: object = None
        self._opened: dict[str, bool] = {}
        self._pointed = self._lined = False
        self._look_ms = self._zoomed = 0
        self._turning, self._struck = False, match.over
        self._left = (pygame.Rect(0, 0, 0, 0), 0)
        match.course = course

    def build(self) -> None:
        """The table, and the plate over all of it."""
        super().build()
        self.plate = LessonPlate(self)
        self.ui.untouched = lambda: [self.plate.rect] if self.plate.visible else []
        self.ui.spared = lambda: [*self.plate.kept(), *spared(self)]
        self._shown = None

    def update(self, dt: int) -> None:
        """The table's time; then what the plate says about what has come of it."""
        super().update(dt)
        self._look_ms += dt
        self._left = (self._left[0], max(0, self._left[1] - dt))
        self.plate.pointer.pass_time(dt)
        self.plate.give_way(self.nav.stack.pauses)
        self._watch_panels()
        if self.match.over:
            self._after_the_end()
        if self.on_top:
            self._follow()
            self.leading.keep()
            self.plate.mark()
            self.guard.watch(dt)

    # --- what the plate says

    @property
    def rests(self) -> bool:
        """Whether nothing is being shown and the learner may act or read."""
        return not self.playback.busy and (self.asked is not None or self.match.over or self.scripted.explains_first)

    @property
    def looks_back(self) -> bool:
        """Whether a sentence is read again that was shown before the step of now."""
        return self.reading < len(self.told) - 1

    @property
    def place(self) -> tuple[int, int]:
        """The number of the sentence on the plate among all, from 1, and how many there are."""
        number, count = self.course.place
        pages = self.lesson.told() if self.looks_back else []
        read = self.told[self.reading] if pages else ""
        return pages.index(read) + 1 if read in pages else number, count

    @property
    def can_read_back(self) -> bool:
        """Whether a sentence was shown before this one."""
        return self.reading > 0

    @property
    def ends(self) -> bool:
        """Whether reading on leads past the last step."""
        number, count = self.course.place
        step, newest = self.course.step, not self.looks_back
        return newest and number == count and step is not None and (self.course.explaining or not step.after)

    def _wait(self) -> None:
        """Where others wait until the learner has read, the prompt says so."""
        if self.scripted.explains_first and not self.match.over:
            self.prompt.show(self.t("tutorial.reading"), "", calm=True)
            self.buttons.refresh()
        else:
            super()._wait()

    def _follow(self) -> None:
        """Shows what belongs to this moment, once."""
        if self.course.step is None and not self.playback.busy:
            self._leave_chapter()
            return
        if not self.rests:
            self.plate.hide()
            self._shown = None
            return
        if self.told[-1:] != [self.course.text]:
            self.told.append(self.course.text)
            self.reading = len(self.told) - 1
            self._pointed = False
            self.progress.keep(self.course.reached)
            if all(target.partition(":")[2].partition(".")[0] != "situation" for target in self.course.points):
                self.title_table.close_over()
            self.subject.begin()
            self._opened, self._zoomed = self._panels(begins=True), self._zoom()
        now = (self.reading, len(self.told))
        if now != self._shown:
            self._shown = now
            self._say()
        elif self._look_ms >= LOOK_MS:
            self._look_ms = 0
            self.subject.keep()
            self.plate.aim(self.targets(), self._kept_free())

    def _say(self) -> None:
        step, newest = self.course.step, not self.looks_back
        if step is None:
            return
        if newest:
            was, self._lined = self._lined, pointing.bring_lines(self, self.course.points)
            if was and not self._lined:  # the newest lines again
                self.log.list.scroll(-self.log.list.up)
        reads_on = not newest or self.course.explaining or step.do == "next"
        self.plate.show(sentence(self.media, self.told[self.reading]), self.targets(), self._kept_free(), reads_on)
        by_keys = self.ui.by_keys or self.ui.keyboard
        if by_keys:
            self.leading.begin(reads_on)
        if not (by_keys and reads_on):  # else the button that has the focus tells it
            self.media.speech.say(self.plate.text)

    def guide(self) -> Guide | None:
        """What a step says that asks for the rulebook stands beside it, too."""
        step = self.course.step
        asks = step is not None and "rules" in step.what and not self.course.explaining and self.plate.visible
        return Guide(self.lesson.portrait, self.course.text) if asks else None

    def targets(self) -> list[pointing.Target]:
        """Where the things are that the plate points at; none while an older sentence is read."""
        points = () if self.looks_back else self.leading.points()
        living = pointing.living(self, points)
        found = (pointing.target_of(self, target) for target in living if not target.startswith("free:"))
        return [target for target in found if target is not None]

    def _kept_free(self) -> list[pygame.Rect]:
        """What the learner looks at besides: what is asked, what is to be chosen now, and what the step wants free."""
        step = self.course.step
        chooses = step is not None and step.do == "answer" and not self.course.explaining
        wanted = step.wanted(self.asked) if step is not None and self.asked is not None and chooses else ()
        options = [option for option in self.options() if chooses and (not wanted or option.key in wanted)]
        refs = dict.fromkeys(f"ref:{ref}" for option in options for ref in option.refs)
        free = [f"free:{ref}" for target in self.course.points if target.startswith("free:")
                for ref in target[5:].split("+")]  # fmt: skip
        return [self.prompt.rect, self.buttons.primary.rect, *self._rects([*refs, *free])]

    def _rects(self, targets: Iterable[str]) -> list[pygame.Rect]:
        return [rect for rect in (pointing.rect_of(self, target) for target in targets) if rect is not None]

    # --- reading

    def read_on(self) -> None:
        """The next sentence."""
        button = self.ui.find("lesson.next")
        self._left = (button.rect.copy(), LEFT_MS) if button is not None else self._left
        if self.looks_back:
            self.reading += 1
        else:
            self.course.did("next")

    def read_back(self) -> None:
        """The sentence before; nothing on the table changes."""
        self.reading = max(0, self.reading - 1)

    def handle(self, event: pygame.event.Event) -> bool:
        """What was clicked last takes no Enter, which leads on, but what was reached by keys does. A pointer that moves
        over the board takes the cursor of the keys along. A second click where "Next" was a moment ago means it still.
        """
        clicks = self._left[1] and event.type == pygame.MOUSEBUTTONDOWN and self._left[0].collidepoint(event.pos)
        if clicks and not self.plate.rect.collidepoint(event.pos):
            return True
        focus = self.ui.focus
        if event.type == pygame.MOUSEMOTION and focus is self.ui.home:
            self.ui.set_focus(focus, False)
        if event.type != pygame.KEYDOWN or "choose" not in self.media.bindings.actions(event):
            return super().handle(event)
        if self.plate.visible and self.guard.is_hasty(event):
            return True
        if focus is None or not self.plate.visible:
            return super().handle(event)
        passes = self.leading.passes_on(focus)
        if self.leading.strays(focus, passes):
            return self._drop()
        if passes:
            self.ui.set_focus(None)
        elif not self.keys.comes_too_soon(event):
            self.leading.used(focus)
        return super().handle(event)

    def _drop(self) -> bool:
        """What was begun is put down, and the plate says that it is not what the step asks for."""
        self.title_table.close_over()
        self._not_now()
        return True

    def on_action(self, action: str) -> bool:
        """Enter does what the plate's button does where nothing else takes it: reads on, or does the step."""
        if action == "choose" and self.plate.reads_on:
            self.read_on()
            return True
        step = self.course.step
        lays = step is not None and step.do == "answer" and self.asked is not None and self.plate.visible
        if action == "choose" and lays and not self.title_table.primary(self.options()):
            self.skip()  # nothing is laid out yet that could be confirmed
            return True
        done = super().on_action(action)
        if action == "choose" and not done and self.plate.visible:
            self.skip()
            return True
        if action == "own_piece" and done:
            self.course.did("open", "whole")
        return done

    def skip(self) -> None:
        """The step is done for the learner."""
        step = self.course.step
        if step is None:
            return
        what = next(iter(step.what), "")
        if step.do == "answer":
            wanted = step.wanted(self.asked) if self.asked is not None else []
            if self.asked is not None and wanted:
                agree(self, self.asked, wanted[0])
            self.answer(wanted[0]) if wanted else self.course.skip()
        elif step.do == "undo":
            self.undo_choice()
        elif step.do == "try":
            self.refuse(what)
        elif step.do == "open":
            self._open(what)
            self.course.did("open", what)
        else:
            self.course.did(step.do)

    def _open(self, panel: str) -> None:
        """Opens one of the panels that a step may ask for."""
        step = self.course.step
        match panel:
            case "rules":
                self.rules()
            case "situation" if self.ui.find("situation") is None:
                button = pointing.widget_of(self, self.course.points[0]) if self.course.points else None
                button.click() if isinstance(button, Button) else self.title_table.key("situation")
            case "log":
                placed = [line.ref for line in self.lines if self._has_place(line.ref)]
                super().point_at(placed[-1] if placed else "")
            case "inspector" if step is not None and step.refs():
                self.title_table.inspect(step.refs()[0])
            case "zoom" | "whole":
                self.title_table.key("zoom_in" if panel == "zoom" else "own_piece")
            case "recap":
                self.catch_up.repeat()

    def looking_through(self, seat: int | None) -> Iterator[None]:
        """What others did is shown again: a step that asks for it is done."""
        yield from super().looking_through(seat)
        if self.catching_up:
            self.course.did("open", "recap")

    # --- deeds

    def answer(self, key: str) -> None:
        """The learner's answer, if the step asks for it; what else could be chosen is kindly put off."""
        if self.asked is None:
            return
        if self.course.refuses(self.asked, key):
            self._not_now()
            return
        turn, left = str(self.title_table.turn(self.view)), self.title_table.undone(self.asked, key)
        self.confirmed |= {(self.asked.seat, turn), (self.asked.seat, left)}  # the plate says what is left to do
        super().answer(key)

    def give(self, seat: int, key: str) -> None:
        """An accepted answer takes the course on."""
        before = len(self.match.session.log)
        super().give(seat, key)
        if len(self.match.session.log) == before:
            return
        if seat == LEARNER:
            self.course.did("answer", key)
        else:
            self.course.answered(key)

    def refuse(self, ref: str) -> None:
        """Why a thing can't be chosen; in a step that asks to try it, that was the deed. The plate alone says it, where
        there is one: the prompt says what is asked.
        """
        refusal, step = self.why(ref), self.course.step
        if step is not None and "inspector" in step.what and self.plate.visible and self._shows(ref):
            return  # looking at it is what the step asks for, and a click looks, too
        tries = step is not None and step.do == "try"
        if refusal is None or tries or not self.plate.visible:
            super().refuse(ref)
        if refusal is None or self.course.did("try", ref) or not self.plate.visible:
            return
        self.media.sounds.play("warning", 0.6)
        self.plate.tell(self.t("tutorial.refused", reason=self.t(f"{self.match.title}.{refusal.text}", **refusal.args)))

    def undo_choice(self) -> None:
        """Takes back when the step asks for it."""
        step = self.course.step
        if step is not None and step.do != "undo":
            self.plate.tell(self.t("tutorial.undo_not"))
            return
        before = len(self.match.session.log)
        super().undo_choice()
        if len(self.match.session.log) < before:
            self.course.did("undo")

    def _not_now(self) -> None:
        """Another choice than the one that is asked for."""
        step = self.course.step
        reading = step is None or self.course.explaining or step.do == "next"
        self._hint("tutorial.read_first" if reading else "tutorial.not_now")

    def _hint(self, words: str) -> None:
        """What was pressed does nothing now: why, and where the step is to be done."""
        self.media.sounds.play("warning", 0.6)
        self.plate.tell(self.t(words))
        self.plate.wink()

    def point_at(self, ref: str) -> None:
        """A click on a line of the log; a step that asks for one wants a place to be shown."""
        step = self.course.step
        asked = step is not None and step.what == ("log",) and not self.course.explaining
        if asked and not self._has_place(ref):
            self.plate.tell(self.t("tutorial.no_place"))
            return
        super().point_at(ref)
        self._pointed = True

    def _has_place(self, ref: str) -> bool:
        return self.title_table.place_of(ref) is not None

    # --- panels

    def _panels(self, begins: bool = False) -> dict[str, bool]:
        """Which of the panels that a step may ask for are open or in use. As a step `begins`, a page that happens to be
        in the inspector does not count. Nor does that of a thing to which the plate has led the keyboard: it is pinned.
        """
        top = self.nav.stack.top
        situation, inspector = self.ui.find("situation"), self.ui.find("inspector")
        refs = self.course.step.refs() if self.course.step is not None else []
        by_keys = (self.ui.by_keys or self.ui.keyboard) and getattr(self.ui.hover, "ref", "") not in refs
        led = by_keys and getattr(self.ui.focus, "ref", "") in refs
        looks_at = not begins and not led and self._shows(getattr(inspector, "ref", ""))
        return {
            "rules": type(top).__module__ == routes.ROUTES["rules"].partition(":")[0],
            "log": self._pointed,
            "situation": situation is not None,
            "inspector": looks_at or bool(getattr(inspector, "pinned", False)),
        }

    def _shows(self, ref: str) -> bool:
        """Whether the step points at a thing, or at the place where it lies."""
        refs = self.course.step.refs() if self.course.step is not None else []
        place = self.title_table.place_of(ref)
        return ref in refs or (place is not None and place in [self.title_table.place_of(one) for one in refs])

    def _watch_panels(self) -> None:
        """A panel that was opened takes a step on that asks for it."""
        begun = self.told[-1:] == [self.course.text]
        if not begun or self.course.step is None or self.course.step.do != "open":
            return
        now, zoom = self._panels(), self._zoom()
        done = [name for name, open_ in now.items() if open_ and not self._opened.get(name, False)]
        done += ["zoom" if zoom else "whole"] * (zoom != self._zoomed)
        self._opened, self._zoomed = now, zoom
        for name in done if self._shown is not None else ():  # what a table shows as it is built is nobody's deed
            self.course.did("open", name)

    def _zoom(self) -> int:
        """The zoom step of the board, 0 where all of it is in sight."""
        board = self.ui.find("board")
        return board.shown.space.step if isinstance(board, BoardStage) else 0

    # --- the end

    def _end(self) -> None:
        """The last blow, once, as in every match (C6.14); then the lesson tells of the end itself."""
        if not self._struck and self.on_top and self.media.motion:
            self._struck = True
            self.nav.stack.push(LastBlow(self, self.nav.stack.pop), animated=False)

    def _after_the_end(self) -> None:
        """Nothing more can be done: what remains is read."""
        while (step := self.course.step) is not None and step.do != "next" and not self.course.explaining:
            self.course.skip()

    def _leave_chapter(self) -> None:
        """On to the next chapter, or to what comes after the lesson."""
        if not self.course.ended:
            following = self.lesson.chapters[self.course.number + 1]
            self.turn_to(next(part for part in self.lesson.parts() if part.chapter == following.id))
            return
        from scenes.tutorial.panels import LessonEnd

        self.plate.hide()
        self.nav.stack.push(LessonEnd(self))

    def open_menu(self) -> None:
        """Go on, begin again, options, rules, leave."""
        from scenes.tutorial.panels import LessonMenu

        self.nav.stack.push(LessonMenu(self))

    def turn_to(self, part: LessonPart) -> None:
        """The beginning of a part; its match is made beside the frames (C1.4)."""
        if not self._turning:
            self._turning = True
            self.nav.work(lambda _: self._made(part), self._turned)

    def _made(self, part: LessonPart) -> tuple[LessonMatch, Course]:
        found = resume(self.lesson, part.chapter, part.step)
        if found is None:
            raise LessonError(f"there is no step {part.step} in chapter {part.chapter}")
        course, session = found
        return seated(self.client, course, session), course

    def _turned(self, made: tuple[LessonMatch, Course]) -> None:
        stack = self.nav.stack
        if self not in stack:
            return
        while stack.top is not self:
            stack.pop(animated=False)
        stack.toasts.clear()  # they tell of the match before
        match, course = made
        told = self.told if self.course.step is None else course.said()
        stack.replace(LessonTable(self.client, self.lesson, match, course, told))
