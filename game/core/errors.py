"""What can go wrong, and for whom.

`BadMessage`: malformed input. `IllegalAnswer`: well formed, not offered now. `BadSetup`: a match that
cannot be set up. `BadSave`: bytes that are no match of ours. `RulesBug`: our own fault; the match was
restored before it is raised. `ContentError`: a file of the program is wrong. All but these two carry a text key
and arguments for the player's language; `str()` is for the log and the command line.
"""
from __future__ import annotations


class PentarchyError(Exception):
    """Base: `key` names the sentence in the text catalogues, `args_` fill its placeholders."""

    def __init__(self, key: str, text: str, /, **args_: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.args_ = args_


class BadMessage(PentarchyError):
    """The answer is not a seat and a key at all."""


class BadSetup(PentarchyError):
    """Seats, fields or options that the title does not allow; the text shows a right example."""


class BadSave(PentarchyError):
    """The bytes are not a match that this program can restore."""


class IllegalAnswer(PentarchyError):
    """The key is not among the options; nothing was changed."""

    def __init__(self, rule: str, seat: int, answer: str, keys: list[str]) -> None:
        shown = ", ".join(keys[:12]) + (", ..." if len(keys) > 12 else "")
        super().__init__("error.illegal_answer", f"{rule}: seat {seat} cannot answer {answer!r}; options: {shown}",
                         answer=answer, rule=rule)
        self.rule, self.seat, self.answer, self.keys = rule, seat, answer, keys


class RulesBug(Exception):
    """A rule failed. The session stands where it stood before the answer.

    `where` lists the rule functions that were running, `report` is a save of the match before the answer.
    """

    def __init__(self, cause: BaseException, where: list[str], seat: int, key: str, report: bytes) -> None:
        super().__init__(f"{type(cause).__name__}: {cause} (answer {key!r} of seat {seat}; in {' > '.join(where)})")
        self.where, self.seat, self.key, self.report = where, seat, key, report


class MatchEnds(Exception):
    """Raised by a rule when the outcome has been set: nothing after it happens."""


class StepEnds(Exception):
    """Raised by a rule that has set the agenda anew: the rest of the running step is dropped."""


class ContentError(Exception):
    """A content table is wrong: which file, row and field, what was found, and an example that is right."""

    def __init__(self, file: str, row: str, field: str, found: str, example: str) -> None:
        self.file = file
        self.row = row
        self.field = field
        self.found = found
        self.example = example
        place = f"{file}, row {row}" if row else file
        if field:
            place = f"{place}, field {field}"
        super().__init__(f"{place}: found {found}. A right example: {example}")
