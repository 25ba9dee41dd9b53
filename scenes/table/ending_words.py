"""How the end of a match is put into words: for the scene of its last blow and for its result (C6.9, C6.14)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from scenes.titles import ui_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.match.at_table import TableMatch
    from scenes.media.media import Media


def headline(media: Media, match: TableMatch) -> str:
    """The winners, the only person here as "you"; nobody where opponents have the same rank. All together have won or
    lost against the game. A kind of ending may have a headline of its own in the texts of its title.
    """
    own = f"{match.title}.headline.{_kind(match)}"
    if media.texts.has(own):
        return media.t(own)
    outcome = match.session.outcome
    opposed = len(set(match.sides())) > 1
    if outcome is None or (opposed and len(set(outcome.ranks)) == 1):
        return media.t("result.draw")
    if not outcome.winners:
        return media.t("result.lost")
    return _won(media, match, outcome.winners)


def _won(media: Media, match: TableMatch, winners: Sequence[int]) -> str:
    key = "result.winner" if len(winners) == 1 else "result.winners"
    others = [seat for seat in winners if match.persons != [seat]]
    if len(others) < len(winners):
        key += ".you"
    return media.t(key, name=together(media, [match.name(seat) for seat in others]) if others else "")


def together(media: Media, names: list[str]) -> str:
    """Names as one says them: "Nola, Ember and Park"."""
    *before, last = names
    return media.t("result.and", first=", ".join(before), last=last) if before else last


def reason(media: Media, match: TableMatch) -> str:
    """The kind of victory, as it is called of a match over several chapters; between two, where the game has words for
    that, who of them has given up."""
    key = f"{match.title}.outcome.{_kind(match).replace(':', '.')}"
    whole = f"{key}.campaign" if getattr(match.session.view(None), "chapters", 1) > 1 else key
    return _given_up_by_one_of_two(media, match) or media.t(whole if media.texts.has(whole) else key)


def line(media: Media, match: TableMatch) -> str:
    """Who has given up, else what the ending looks like: by the kind of victory where the game has words for that."""
    ended = f"{match.title}.outcome.{ending(match)}"
    key = f"{ended}.{_kind(match).replace(':', '.')}.line"
    looks = media.t(key if media.texts.has(key) else f"{ended}.line")
    return looks if _given_up_by_one_of_two(media, match) else who_gave_up(media, match) or looks


def who_gave_up(media: Media, match: TableMatch) -> str:
    """C6.13. Who has ended the match by giving up, told to that person as "you"; "" if nobody has. Bots only follow;
    where other people of the side have agreed, who has proposed it."""
    gone = _who_gave_up(match)
    people = [seat for seat in gone if not match.seat(seat).is_bot] or gone
    if people and people == match.persons:
        return media.t("result.gave_up.you")
    by = _proposer(match, people)
    if by in match.persons:
        return media.t("result.gave_up.agreed.you")
    if by is not None:
        return media.t("result.gave_up.agreed", name=match.name(by))
    return media.t("result.gave_up", name=together(media, [match.name(seat) for seat in people])) if people else ""


def _proposer(match: TableMatch, people: list[int]) -> int | None:
    """Who of several that gave up together has proposed it: it was the last that anybody did."""
    by = match.session.log[-1].seat if match.session.log else -1
    agreed = len(people) > 1 and by in people and all(match.together(by, seat) for seat in people)
    return by if agreed else None


def _who_gave_up(match: TableMatch) -> list[int]:
    return [int(str(event.data["seat"])) for event in match.session.events() if event.kind == "conceded"]


def _given_up_by_one_of_two(media: Media, match: TableMatch) -> str:
    """C6.13. "Everybody else" would be one person: who it is says it all, in the words of the game that has some."""
    key = f"{match.title}.outcome.{_kind(match)}.two"
    gone = _who_gave_up(match) if len(match.seats) == 2 and media.texts.has(key) else []
    if len(gone) != 1:
        return ""
    return media.t(f"{key}.you") if gone == match.persons else media.t(key, name=match.name(gone[0]))


def emblem(media: Media, match: TableMatch) -> str:
    """The sprite of the kind of victory, "" where there is none."""
    names = (f"{match.title}/victory/{word}" for word in reversed(re.split("[_:.]", _kind(match))))
    return next((name for name in names if media.sprites.has(name)), "")


def ending(match: TableMatch) -> str:
    """How it ended for those who sit here, as the title names it."""
    return match.session.spec.track.ending(match.session, told_from_here(match))


def picture(match: TableMatch) -> str:
    """The painting of the ending, which a title may have for each of those who can win."""
    outcome, seat = match.session.outcome, told_from_here(match)
    winners = outcome.winners if outcome is not None else ()
    winner = seat if seat is not None and seat in winners else next(iter(winners), -1)
    look = ui_of(match.title).look
    return f"{match.title}/results/{look.painting(match.session.view(None), ending(match), winner)}"


def told_from_here(match: TableMatch) -> int | None:
    """The person whose ending is told: None for onlookers, and where some persons have won and others lost."""
    persons, outcome = match.persons, match.session.outcome
    alike = outcome is not None and len({seat in outcome.winners for seat in persons}) == 1
    return persons[0] if alike else None


def _kind(match: TableMatch) -> str:
    outcome = match.session.outcome
    return outcome.reason.removeprefix(f"{match.title}.") if outcome is not None else ""
