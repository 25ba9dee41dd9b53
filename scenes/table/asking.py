"""What comes between a choice and its answer: a thing is taken up first (C6.6), and it is asked before the turn ends or
all there is is spent (C6.4c).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from scenes.kit.table_question import Foretold, TableQuestion, confirmation
from scenes.table.buttons import option_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.ask import Question
    from scenes.table.host import PlayedTable


def asks_first(table: PlayedTable, question: Question, key: str) -> bool:
    """Whether it has asked now instead of answering: before all of something is spent, before a roll whose outcome
    nothing has told yet, and before the end; or has taken up what is used by choosing it again.
    """
    words = table.title_table.face(question, option_of(question, key)).text
    mark = _mark(table, question, key)
    if mark in table.confirmed:
        return _asks_before_end(table, question, key, words)
    title_table, deed = table.title_table, partial(_agreed, table, mark, key)
    costs = title_table.spends(question, key)
    told, refs = title_table.foretold(question, key)
    if costs:
        heading = table.t("table.spends.title", what=words)
        table.nav.stack.push(confirmation(table.client, heading, costs, words, deed, "bad"))
    elif told:
        places = [place for ref in refs if (place := title_table.place_of(ref)) is not None]
        table.nav.stack.push(Foretold(table.client, words, told, deed, places))
    return bool(costs or told) or _takes_up(table, question, key) or _asks_before_end(table, question, key, words)


def _takes_up(table: PlayedTable, question: Question, key: str) -> bool:
    """C6.6. Whether a thing that is used up with nothing asked in between was only taken up: a key that is held does
    not use it."""
    ref = table.title_table.takes_up(question, key)
    if not ref or ref == table.title_table.taken_up():
        return False
    table.media.sounds.play("card")
    table.keys.since_ms = 0
    table.title_table.take_up(ref)
    return True


def agree(table: PlayedTable, question: Question, key: str) -> None:
    """Nothing is asked before this answer, and nothing taken up first, but what is asked before the end."""
    table.confirmed.add(_mark(table, question, key))


def _mark(table: PlayedTable, question: Question, key: str) -> tuple[int, str]:
    return question.seat, f"{key} {len(table.match.session.log)}"


def _asks_before_end(table: PlayedTable, question: Question, key: str, words: str) -> bool:
    """C6.4c. Asks before an answer ends the turn: whoever goes back has not agreed and is asked again; where a title
    asks once, not about the same things. Never, when something useful is left, or always: as the options say, and as
    can be said here.
    """
    level, title_table = table.media.settings.end_turn_question, table.title_table
    if level == "never" or key != title_table.primary(question.options()):
        return False
    left = title_table.undone(question, key)
    why = left or (title_table.ending(question, key) if level == "always" else "")
    mark = (question.seat, left if left and title_table.asks_once else str(title_table.turn(table.view)))
    if not why or mark in table.confirmed:
        return False
    if title_table.asks_once:
        table.confirmed.add(mark)
    go_on = partial(_agreed, table, mark, key)
    table.nav.stack.push(TableQuestion(table.client, _end_question(table, question, key, words), why, (
        (words, "plain", go_on),
        (table.t("table.end.never"), "plain", partial(_never_again, table, go_on)),
        (table.t("table.end.back"), "plain", None),
    )))  # fmt: skip
    return True


def _end_question(table: PlayedTable, question: Question, key: str, words: str) -> str:
    """What is asked before the end: as the title has it for this answer, else by its words."""
    own = f"{table.match.title}.asks.{question.text}.{key}"
    return table.t(own) if table.media.texts.has(own) else table.t("table.end.title", what=words)


def _never_again(table: PlayedTable, go_on: Callable[[], None]) -> None:
    """As the options have it under "ask before the end", which is said."""
    table.media.settings.end_turn_question = "never"
    table.home.save_settings()
    table.nav.toast(table.t("table.end.stopped", what=table.t("options.end_turn")))
    go_on()


def _agreed(table: PlayedTable, mark: tuple[int, str], key: str) -> None:
    """The answer goes through."""
    table.confirmed.add(mark)
    table.answer(key)
