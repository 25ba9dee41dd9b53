"""What a title brings to the table: its parts in their places, and the words of its decisions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from scenes.kit import layout
from scenes.kit.event_look import ALL, TURN, EventLook
from scenes.kit.log_line import LogLine
from scenes.kit.match_words import round_name
from scenes.widgets.toast import PLACES, NoticePlace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    import pygame

    from game.core.ask import Option, Question
    from game.core.events import Event
    from scenes.kit.face import Face
    from scenes.kit.log_line import Told
    from scenes.kit.part import Part
    from scenes.kit.table_host import TableHost
    from scenes.kit.tip_content import TipContent
    from scenes.kit.words import TitleWords

READ_MS = 420
"""How long somebody else's action without a picture of its own stands before the next, at normal speed (E6)."""


class TitleTable(ABC):
    """The table owns time, questions, prompt, log, curtain and menus; this owns the widgets of a game. It decides
    nothing: what can be chosen is in the options. A title overrides what differs. Called on the frame thread only.

    `asks_once`: about the same things left undone it is asked once in a match, not in every turn.
    `long_log`: who looks on has a longer log under a shorter inspector.
    `events`: how each kind of event is shown; `glad`: those whose news are good. `leaves`: keys that the primary
    button stands for, the first that is offered, `declines` those of them that turn an offer down; `passes`: keys with
    which a seat passes by itself where nothing else is offered; `weighty`: of `leaves` those that a click in haste
    is not for. `private`: questions that nobody but their seat may read, not even its side; `lets(question, key)`:
    whether the table takes an answer now, which a lesson does not of every one.
    """

    events: Mapping[str, EventLook] = {}
    glad: tuple[str, ...] = ()
    leaves: tuple[str, ...] = ()
    passes: tuple[str, ...] = ()
    declines: tuple[str, ...] = ()
    weighty: tuple[str, ...] = ()
    private: tuple[str, ...] = ()
    asks_once = long_log = False

    def __init__(self, table: TableHost, words: TitleWords) -> None:
        self.table, self.wording = table, words
        self.parts: list[Part] = []
        self.lets: Callable[[Question, str], bool] = lambda _question, _key: True

    # --- in its place

    @abstractmethod
    def build(self) -> None:
        """Makes the parts, again after a change of language."""

    def build_over(self) -> None:  # noqa: B027
        """Makes what lies over the frame when it is open; called after everything else."""

    def warm_up(self) -> Iterator[None]:
        """Makes pictures that will be needed, in steps of a few ms: done while nothing else happens."""
        for part in self.parts:
            yield from part.warm_up()

    def controls(self) -> pygame.Rect:
        """Where options without a place of their own stand."""
        return layout.CHOICES

    def controls_of(self, options: Sequence[Option]) -> pygame.Rect:
        """The same for these options: a title may give them less room."""
        return self.controls()

    def log_place(self) -> pygame.Rect:
        """Where the log stands."""
        return (layout.LONG_LOG if self.table.for_bots and self.long_log else layout.LOG).copy()

    def lookers(self) -> pygame.Rect:
        """Where the controls of those who only look on stand; a log that lies there gives way."""
        return self.controls()

    def backdrop(self) -> str:
        """The picture under everything, "<title>/backdrops/<name>"; "" for the bare desk."""
        return ""

    def covers(self, rect: pygame.Rect) -> bool:
        """Whether a part paints this place of the canvas opaquely, so that no ground is needed under it."""
        return any(part.covers(rect) for part in self.parts)

    def sign(self, seat: int) -> str:
        """The picture by which a seat is told in small: its emblem or what stands for it in the game (C10.3)."""
        return f"seat/{seat}"

    # --- what is shown

    @abstractmethod
    def turn(self, view: Any) -> int:
        """A number that is another one in each turn."""

    def own_turn(self, view: Any) -> bool | None:
        """Whether it is the turn of the viewer's side, and not over for it: what it answers in that of others is part
        of what happens since its own (C6.14). None where turns are not told apart.
        """
        return None

    def kept(self) -> list[Any]:
        """What the parts keep when they are made anew."""
        return [part.kept() for part in self.parts]

    def keep(self, kept: Sequence[Any]) -> None:
        """The parts made anew get it back."""
        for part, before in zip(self.parts, kept, strict=False):
            part.keep(before)

    def show(self, view: Any) -> None:
        """Everything shows this view from now on."""
        for part in self.parts:
            part.show(view)

    def offer(self, question: Question | None, options: Sequence[Option]) -> None:
        """What can be chosen now; nothing: an empty list."""
        for part in self.parts:
            part.offer(question, options)

    def animate(self, event: Event, after: Any) -> int:
        """Starts showing an event; ms at normal speed of its longest part, 0: nothing to wait for."""
        length, look = max((part.animate(event, after) for part in self.parts), default=0), self.look_of(event)
        if self.parts and look.sound:
            self.table.media.sounds.play(look.sound, 0.8)
        if self.parts and look.heavy and not self.own(event):
            length = max(length, READ_MS)
        return length

    def made(self) -> bool:
        """Whether every part can be shown now; the first that can't goes on with the pictures that are missing."""
        return all(part.made() for part in self.parts)

    def rehearse(self, event: Event, after: Any) -> bool:
        """Makes the pictures that an event begins with, as far as there is time; whether all are there."""
        return all(part.rehearse(event, after) for part in self.parts)

    def look_of(self, event: Event) -> EventLook:
        """How an event is shown; what has no row is neither seen nor heard."""
        return self.events.get(event.kind, EventLook())

    def moves_on(self, event: Event) -> bool:
        """Whether a turn, a day or the like ends or begins with an event: it comes of no action."""
        look = self.look_of(event)
        return look.ends or (not look.heavy and (look.mark_of(event) == TURN or look.touches == ALL))

    def needs(self, event: Event, after: Any) -> tuple[str, ...]:
        """The sprites without which an event can't be shown."""
        return self.look_of(event).needs_of(event, after)

    @property
    def groups(self) -> tuple[str, ...]:
        """The filters of the log besides "all": the texts are "<title>.log.group.<name>"."""
        return tuple(dict.fromkeys(look.group for look in self.events.values() if look.group))

    def own(self, event: Event) -> bool:
        """Whether the viewer's side has done it."""
        if self.look_of(event).by_itself:
            return False
        seat, viewer = event.data.get("seat"), self.table.viewer
        if viewer is None or self.table.only_bots:
            return False
        return isinstance(seat, int) and self.table.match.together(viewer, seat)

    def hurts(self, event: Event, whom: int | None = None) -> bool:
        """Whether a seat, or else the viewer, has lost by it."""
        name, seat = self.look_of(event).hurts, self.table.viewer if whom is None else whom
        return bool(name) and seat is not None and event.data.get(name) == seat

    def helps(self, event: Event, whom: int) -> bool:
        """Whether a seat has gained by what another has lost."""
        name = self.look_of(event).helps
        return bool(name) and event.data.get(name) == whom

    def about(self, event: Event) -> Sequence[int]:
        """The seats whose own affair an event is; empty where it names none."""
        seat = event.data.get("seat")
        return (seat,) if isinstance(seat, int) and seat >= 0 else ()

    def read_ms(self, event: Event) -> int:
        """How long an event stands to be read once it has been shown, where others have chosen what led to it."""
        return 0 if self.own(event) else self.look_of(event).read_ms(event)

    def again_ms(self, event: Event) -> int:
        """The same when it is shown again: what the viewer's side has answered in the turn of others, too."""
        return self.read_ms(event) or self.look_of(event).read_ms(event)

    def own_read_ms(self, event: Event) -> int:
        """The same of what an own choice led to: nothing but where the game itself acts by it."""
        look = self.look_of(event)
        return look.read_ms(event) if look.by_itself else 0

    def coming(self, events: Sequence[Event]) -> None:  # noqa: B027
        """What one choice led to will be shown, one event after the other."""

    def more_ms(self, events: Sequence[Event]) -> int:
        """How much longer than usual what one choice led to may be shown, at normal speed."""
        return max((self.look_of(event).longer_ms for event in events), default=0)

    def is_roll(self, event: Event) -> bool:
        """Whether an event is a roll, by its row or by what it tells."""
        return self.look_of(event).rolls or "roll" in event.data

    def counts(self, event: Event) -> bool:
        """Whether an event changes nothing but numbers."""
        return self.look_of(event).counts

    def heard(self, event: Event) -> None:  # noqa: B027
        """An event has been shown, or left out with others."""

    def holds(self, shown: Any, idle: bool) -> bool:
        """Whether something must be read before more is shown; it is laid over the table. `idle`: nothing waits to be
        shown.
        """
        return False

    def ends_itself(self, events: Sequence[Event]) -> int | None:
        """Which of the events ends the turn of the viewer's side though nobody has chosen to end it; None for none."""
        return None

    def seated(self, view: Any, seat: int) -> Any:
        """What an onlooker sees who knows everything and sits where a seat does: the view itself where it is the same
        from everywhere.
        """
        return view

    def step(self, shown: Any, event: Event, after: Any) -> Any:
        """The view shown once this event has been: `shown` with what the event touched taken from `after`."""
        return after

    def finish(self) -> None:
        """Brings every running animation to its end."""
        for part in self.parts:
            part.finish()

    def halt(self) -> None:
        """What was still to be shown is left out: nothing stays as it was in the middle of it."""
        for part in self.parts:
            part.halt()

    def left_out(self, event: Event) -> None:
        """An event is seen at once: what one before has left in its middle is over."""
        for part in self.parts:
            part.left_out(event)

    def set_pace(self, speed: float, reduced: bool) -> None:
        """Speed of animations (1 is normal) and reduced motion."""
        for part in self.parts:
            part.set_pace(speed, reduced)

    # --- words

    def prompt(self, question: Question) -> tuple[str, str]:
        """What is asked, and a second line or ""; how a thing that is taken up is used."""
        taken, t, label = self.taken_up(), self.table.t, self.table.media.bindings.label
        option = next((option for option in question.options() if taken in option.refs), None) if taken else None
        if option is None:
            return self.wording.prompt(question)
        words = t("table.taken_up", what=self.face(question, option).text, key=label("choose"))
        return words, t("table.taken_up.hint", key=label("back"))

    def waiting(self, seat: int) -> str:
        """What is told while another seat chooses."""
        return self.wording.waiting(seat)

    def waiting_hint(self, seat: int) -> str:
        """What one may do while another seat chooses, "" for nothing of one's own."""
        return ""

    def face(self, question: Question, option: Option) -> Face:
        """How an option looks as a button."""
        return self.wording.face(question, option)

    def tip(self, ref: str) -> TipContent:
        """What hovering a thing of the table tells (C6.4)."""
        return self.wording.tip(ref)

    @abstractmethod
    def told(self, event: Event) -> Told | None:
        """An event in words; None for what says nothing to its reader."""

    def news(self, event: Event) -> str:
        """What its reader must not miss, in one sentence; "" for most."""
        return ""

    def conceding(self) -> str:
        """What else ends with a match that is conceded, "" for nothing."""
        return ""

    def rule_of(self, rule: str) -> str:
        """The number that the rulebook has for what a question or an event cites."""
        return rule

    def line(self, event: Event) -> LogLine | None:
        """The log's line of an event, None for what the log leaves out."""
        look, seat = self.look_of(event), event.data.get("seat")
        told = self.told(event) if look.group else None
        if told is None:
            return None
        return LogLine(
            no=event.no, text=told.text, icon=look.icon_of(event, self.table.media.sprites.has),
            rule=self.rule_of(event.rule), hurts=self.hurts(event),
            group=look.group, ref=told.ref, seat=seat if isinstance(seat, int) else -1, heavy=look.heavy,
            cause=told.cause, details=told.details,
        )  # fmt: skip

    # --- options

    def takes(self, question: Question, options: Sequence[Option]) -> bool:
        """Whether a part shows this question whole."""
        return any(part.takes(question, options) for part in self.parts)

    def has_place(self, question: Question, option: Option) -> bool:
        """Whether the option can be chosen on the board, in the hand, in a dialog of the title or by leaving."""
        return bool(option.refs) or option.key in self.leaves or self.takes(question, [option])

    def primary(self, options: Sequence[Option]) -> str:
        """The key of the option that the primary button stands for, or ""."""
        keys = {option.key for option in options}
        return next((key for key in self.leaves if key in keys), "")

    def declined_elsewhere(self, question: Question, key: str) -> bool:
        """Whether a dialog has the answer `key`, which turns an offer down: then the primary button does not say it a
        second time, though its key still gives it."""
        return key in self.declines and self.takes(question, question.options())

    def planned(self, question: Question) -> str:
        """The key that a person has decided on with an earlier choice of several parts, or ""; it is told once."""
        return ""

    def may_pass(self, options: Sequence[Option]) -> str:
        """The key with which a seat passes by itself because there is nothing to decide, or ""."""
        return options[0].key if len(options) == 1 and options[0].key in self.passes else ""

    def order_of(self, option: Option) -> str:
        """The card that standing orders know an option by, or ""."""
        return ""

    def undone(self, question: Question, key: str) -> str:
        """What useful thing answering `key` leaves undone, in one sentence, or "" (end-of-turn question, C6.4c)."""
        return ""

    def spends(self, question: Question, key: str) -> str:
        """What answering `key` spends to the last, in one sentence that is asked before; "" for nothing like that."""
        return ""

    def takes_up(self, question: Question, key: str) -> str:
        """The thing that is only taken up when it is chosen, where answering `key` would use it up with nothing asked
        in between: chosen again it is used. "" where choosing answers.
        """
        return ""

    def foretold(self, question: Question, key: str) -> tuple[str, Sequence[str]]:
        """What answering `key` would come to where nothing is asked between it and the roll, in words that are shown
        before, and the things that a click on agrees; "" where that is seen later, or nothing is to be foretold.
        """
        return "", ()

    def ending(self, question: Question, key: str) -> str:
        """What follows when answering `key` ends what the seat decides in its turn, in one sentence; "" when it does
        not.
        """
        return ""

    def among(self, options: Sequence[Option]) -> tuple[str, str]:
        """What is asked while one of several options for the same thing is chosen, and the rule of it, "" for none."""
        return self.table.t("table.pick"), ""

    def in_sight(self, options: Sequence[Option]) -> list[pygame.Rect]:
        """What is looked at while one of these is chosen: their menu leaves it in sight, as far as it can."""
        return []

    # --- laid out and not confirmed

    def laid_out(self) -> bool:
        """Whether something lies there that was laid out by hand and is not confirmed yet."""
        return False

    def take_back(self) -> bool:
        """Takes back what was laid out or taken up last; False when there is nothing."""
        return self.put_back()

    def taken_up(self) -> str:
        """The thing that is used when it is chosen again, "" for none."""
        return next((ref for part in self.parts if (ref := part.taken_up())), "")

    def take_up(self, ref: str) -> None:
        """A thing is to be used when it is chosen again; "": none is."""
        for part in self.parts:
            part.take_up(ref)
        self.table.tell_prompt()

    def put_back(self) -> bool:
        """What is taken up lies in its place again; False when there is nothing."""
        if not self.taken_up():
            return False
        self.take_up("")
        return True

    def taken(self) -> list[str]:
        """The things that were taken up and wait for what they are to be used on, or to be chosen again."""
        return [ref for part in self.parts for ref in (*part.taken(), part.taken_up()) if ref]

    # --- from keys and clicks

    def key(self, action: str) -> bool:
        """A bound key of the table that concerns a part."""
        return any(part.key(action) for part in self.parts)

    def pinch(self, pos: tuple[int, int], factor: float) -> None:
        """Two fingers around `pos`, unless something lies over the part there."""
        under: object = self.table.ui.root.at(pos)
        for part in self.parts:
            if part is under:
                part.pinch(pos, factor)

    def look(self, ref: str | None) -> None:
        """The pointer is on this thing now, or on nothing."""
        for part in self.parts:
            part.look(ref)

    def inspect(self, ref: str) -> None:
        """Shows a thing in full, to stay (C6.4b)."""
        for part in self.parts:
            part.inspect(ref)

    def point_at(self, ref: str) -> None:
        """Shows where a thing is."""
        for part in self.parts:
            part.point_at(ref)

    def mark(self, ref: str) -> None:
        """Marks where something was just done, until something else is done; "": nowhere."""
        for part in self.parts:
            part.mark(ref)

    def when(self, _view: Any) -> str:
        """How far the match is, in words: its round."""
        match = self.table.match
        return round_name(self.table.media, match.title, match.round)

    def meanwhile(self, seat: int, since: int) -> list[tuple[str, str]]:
        """What became of a seat while a bot played it, from an event number on: signs and sentences; nothing: the
        table tells it for all titles alike.
        """
        return []

    def turned(self, ref: str) -> list[tuple[float, float]]:
        """The corners of a thing that lies turned; none for most."""
        return []

    def place_of(self, ref: str) -> pygame.Rect | None:
        """Where a thing lies now, on the canvas; None for what does not lie there."""
        return next((place for part in self.parts if (place := part.place_of(ref)) is not None), None)

    def spared(self) -> list[pygame.Rect]:
        """What no tooltip shall lie on: an open dialog, what is rolled."""
        return [rect for part in self.parts for rect in part.spared()]

    def thrown(self, event: Event) -> list[pygame.Rect]:
        """Where something will be seen over the board while an event is shown: a card, say."""
        return []

    def tells(self, event: Event) -> bool:
        """Whether what is seen of an event says in words what happens, so that nothing is told beside it."""
        return False

    notice_places: Sequence[NoticePlace] = PLACES
    hand_gives_way = False
    """Whether a lesson's plate in large letters may lie on cards that nothing is told of."""

    @property
    def notices(self) -> Sequence[NoticePlace]:
        """Where notices may stand over the table, as it is now."""
        return self.notice_places

    def pieces(self) -> list[pygame.Rect]:
        """What stands on the board that a lesson's plate shall leave in sight, as far as there is room elsewhere."""
        return []

    def menu_items(self) -> list[tuple[str, str, Callable[[], None]]]:
        """What the title adds to the match's menu: name (text "<title>.table.menu.<name>"), icon, what it does."""
        return []

    def close_over(self) -> bool:
        """Closes what lies over the frame (Esc), the last that was made first, else puts back what is taken up; False
        when there is nothing.
        """
        return any(part.close_over() for part in reversed(self.parts)) or self.put_back()
