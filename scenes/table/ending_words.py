"""How the end of a match is put into words: for the scene of its last blow and for its result (C6.9, C6.14)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from scenes.titles import ui_of

if TYPE_CHECKING:
    from game.match.at_table import TableMatch
    from scenes.kit.end_cause import EndCause
    from scenes.media.media import Media


def headline(media: Media, match: TableMatch) -> str:
    """The ending from the seat of the only person here, else the winners; nobody where opponents have the same rank.
    All together have won or lost against the game. A kind of ending may have a headline of its own in the texts of its
    title.
    """
    if media.texts.has(_own_headline(match)):
        return media.t(_own_headline(match))
    seat, outcome = _told_seat(match), match.session.outcome
    if outcome is not None and seat is not None:
        return media.t("result.won.you" if seat in outcome.winners else "result.lost.you")
    return media.t("result.draw") if _drawn(match) else _who_won(media, match) or media.t("result.lost")


def winners(media: Media, match: TableMatch) -> str:
    """Who has won, where the headline does not say so: to who has lost, the others; to who has won, with whom."""
    seat, outcome = _told_seat(match), match.session.outcome
    if outcome is None or seat is None or media.texts.has(_own_headline(match)):
        return ""
    if seat not in outcome.winners:
        return _who_won(media, match)
    others = [match.name(one) for one in outcome.winners if one != seat]
    return media.t("result.with", name=together(media, others)) if others else ""


def verdict(media: Media, match: TableMatch) -> str:
    """Who has won, where the headline does not say so, and the kind of victory, in one line."""
    return " · ".join(part for part in (winners(media, match), reason(media, match)) if part)


def won_here(match: TableMatch) -> bool:
    """Whether the headline tells of somebody's victory, and not of the defeat of who reads it."""
    seat, outcome = _told_seat(match), match.session.outcome
    decided = outcome is not None and bool(outcome.winners) and not _drawn(match)
    return decided and (seat is None or outcome is None or seat in outcome.winners)


def _own_headline(match: TableMatch) -> str:
    return f"{match.title}.headline.{_kind(match)}"


def _drawn(match: TableMatch) -> bool:
    outcome = match.session.outcome
    return outcome is None or (len(set(match.sides())) > 1 and len(set(outcome.ranks)) == 1)


def _told_seat(match: TableMatch) -> int | None:
    """From whose seat the headline tells the ending: that of the only person here, unless nobody has won or lost."""
    return match.persons[0] if len(match.persons) == 1 and not _drawn(match) else None


def _who_won(media: Media, match: TableMatch) -> str:
    outcome = match.session.outcome
    names = [match.name(seat) for seat in outcome.winners] if outcome is not None else []
    key = "result.winner" if len(names) == 1 else "result.winners"
    return media.t(key, name=together(media, names)) if names else ""


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


def placing(media: Media, match: TableMatch, seat: int) -> str:
    """The place of a seat; where some play together against others, what became of its side."""
    outcome, sides = match.session.outcome, match.sides()
    if outcome is None or len(set(sides)) in (1, len(sides)):
        return media.t("result.rank", n=outcome.ranks[seat] if outcome is not None else 1)
    return media.t(f"result.team.{'draw' if _drawn(match) else 'won' if seat in outcome.winners else 'lost'}")


def cause(media: Media, match: TableMatch) -> EndCause:
    """What has ended the match, from the reader's side: as the title explains it, else who has given up."""
    told = ui_of(match.title).cause(media, match)
    if told.words or _given_up_by_one_of_two(media, match):
        return told
    return told._replace(words=who_gave_up(media, match))


def line(media: Media, match: TableMatch) -> str:
    """What the ending looks like: by the kind of victory where the game has words for that."""
    ended = f"{match.title}.outcome.{ending(match)}"
    key = f"{ended}.{_kind(match).replace(':', '.')}.line"
    return media.t(key if media.texts.has(key) else f"{ended}.line")


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
