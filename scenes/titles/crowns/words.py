"""Names and sentences of Crowns: who and what is called how, what is asked, how options look as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.titles.crowns.content import FACES
from game.titles.crowns.forecast import hostless
from scenes.kit.face import Face
from scenes.kit.words import TitleWords, arguments
from scenes.titles.crowns.card_pages import PAGES
from scenes.titles.crowns.card_text import card_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.ask import Option, Question
    from game.core.modifiers import Term
    from game.titles.crowns.view import PlayerView, SeatView

ICONS = {
    "done": "ui/check", "pass": "ui/pass", "finish": "ui/check", "back": "ui/back", "none": "ui/cross",
    "keep": "ui/check", "mulligan": "ui/cycle", "keep_gold": "ui/cross", "pay": "crowns/icon/gold",
    "military": "crowns/icon/military", "intrigue": "crowns/icon/intrigue", "power": "crowns/icon/power",
    "gold": "crowns/icon/gold", "marshal": "ui/play", "ambush": "crowns/keyword/ambush", "use": "ui/action",
    "play": "ui/play", "save": "ui/star", "duplicate": "ui/plus",
}  # fmt: skip
CARDS = ("card", "kind", "source", "agenda")
SEATS = ("seat", "opponent", "loser", "of", "actor")
PRINTED = "printed"
FOR_AN_EFFECT = (
    "target_pick", "cost_pick", "choose_one", "hand_card_pick", "search_pick", "scry_bottom", "levee_keep",
    "march_kneel", "discard_choice",
)  # fmt: skip
TOGETHER = "\u00a0"
"""A number stands in one line with the end of its name."""
HINT = 660
"""So wide the words of an effect may be to stand below a prompt."""
PRICES = ("discard", "sacrifice")
"""What cards are paid by being."""
ACTION = "A"
"""The kind of abilities that answer nothing."""
UNDEFENDED = "crowns.opt.done.defenders"
ACTIONS = "action_window"
WINDOWS = ("interrupt_window", "reaction_window", "forced_order")


class Words(TitleWords):
    """See the module's text."""

    title, pages = "crowns", PAGES
    quiet_refusals = ("why.not_offered", "why.unknown", "why.not_asked")

    @property
    def view(self) -> SeatView:
        """The view that is told about."""
        seen: SeatView = self.seen
        return seen

    # --- nouns

    def card(self, kind: str) -> str:
        """A card by its id, "faction" for a faction's card."""
        if kind in FACES:
            return self.t(f"crowns.card.{kind}")
        return self.t("crowns.type.faction") if kind == "faction" else kind

    def keyword(self, word: str) -> str:
        """A keyword as the rules name it: "renown", "ambush(3)"."""
        name, _, n = word.partition("(")
        return self.t(f"crowns.keyword.{name}", n=n.rstrip(")") or 0)

    def term(self, term: Term) -> str:
        """What a part of a number comes from."""
        if term.text == PRINTED:
            return self.t("crowns.term.printed")
        if term.text in FACES:
            return self.card(term.text)
        key = f"crowns.term.{term.text}"
        return self.t(key) if self.has(key) else term.text

    def terms(self, terms: Sequence[Term]) -> str:
        """A number with all its terms in a line."""
        parts = []
        for i, term in enumerate(terms):
            sign = "" if not i else "+ " if term.value >= 0 else "− "
            parts.append(f"{sign}{self.term(term)}{TOGETHER}{abs(term.value) if i else term.value}")
        return " ".join(parts)

    def noun(self, name: str, value: Any, kind: str) -> str | int:
        """What a question, an option or an event is about."""
        if name in CARDS and isinstance(value, str) and (value in FACES or value == "faction"):
            return self.card(value)
        if name in SEATS and isinstance(value, int):
            return self.name(value)
        match name:
            case "kind" if value in ("military", "intrigue", "power"):
                return self.t(f"crowns.kind.{value}")
            case "phase":
                return self.t(f"crowns.phase.{value}")
        return super().noun(name, value, kind)

    # --- what is asked

    def prompt(self, question: Question) -> tuple[str, str]:
        """What is asked; in a window also what it answers."""
        words, hint = self.ask(question, _price(question))
        if question.text in WINDOWS:
            return words, self._with_usable(self.occasion(question) or hint, question)
        if question.text == ACTIONS:
            return words, self._with_usable(self._when(question), question)
        own = self.view.players[question.seat] if self.seen is not None else None
        if question.text == "setup_place" and own is not None:
            return words, self._placing(own)
        if question.text == "marshal" and own is not None:
            return words, self.t("crowns.fact.gold", n=own.gold)
        if question.text in ("attackers", "defenders"):
            return words, self._fought(question)
        if question.text == "claim_military" and self.seen is not None:
            return words, self._counted(question) or hint
        if question.text in FOR_AN_EFFECT:
            return words, hint or self._effect(str(question.about.get("card", "")))
        return words, hint

    def _when(self, question: Question) -> str:
        """R6.3, R9.9, R10.3. What an action window stands before or after."""
        about, key = dict(question.about), "crowns.ask.action_window."
        if self.seen is not None and self.view.challenge is not None:
            key += "fight"
        elif "seat" in about:
            key += "challenges" + ".own" * (about["seat"] == question.seat)
        elif self.seen is not None and about["phase"] == "marshalling":
            about["seat"] = self.view.active
            key += "marshalled" + ".own" * (about["seat"] == question.seat)
        else:
            key += "phase"
        return self.t(key, **self.named(about, question.text))

    def _fought(self, question: Question) -> str:
        """R10.3, R10.15. Which challenge it is; who defends reads what losing it costs."""
        key, named = f"crowns.ask.{question.text}.about", self.named(question.about, question.text)
        fight = self.view.challenge if question.text == "defenders" and self.seen is not None else None
        return self.t(key, **named) if fight is None else self.t(f"{key}.{fight.kind}", n=fight.claim, **named)

    def _placing(self, own: PlayerView) -> str:
        """R5.4, R5.5. The gold that is left, and what of the placed cards would return to the hand."""
        lone = [self.card(piece.kind) for piece in own.placed if hostless(self.view, piece.number, piece.kind)]
        key = "crowns.ask.setup_place." + ("hostless" if lone else "left")
        return self.t(key, n=max(0, own.setup_gold), cards=", ".join(dict.fromkeys(lone)))

    def _with_usable(self, occasion: str, question: Question) -> str:
        """Why somebody is asked, and the cards that can be used now as far as they have room."""
        kinds = [str(option.args[1]) for option in question.options() if option.args[:1] == ("card",)]
        names = list(dict.fromkeys(self.card(kind).partition(",")[0] for kind in kinds if kind in FACES))
        if not names:
            return occasion
        tries = (self.t("crowns.ask.usable", cards=", ".join(names)), self.t("crowns.ask.usable.count", n=len(names)))
        told = [f"{occasion} {words}".strip() for words in tries]
        return next((one for one in told if self.media.theme.width(one, self.media.theme.least) <= HINT), occasion)

    def _counted(self, question: Question) -> str:
        """R10.16. Which of several choices it is; "" where there is one."""
        chosen, fight = len(question.subject()[-1]), self.view.challenge
        whole = min(fight.claim if fight is not None else 1, chosen + len(question.options()))
        return self.t("crowns.ask.claim_military.count", i=chosen + 1, n=whole) if whole > 1 else ""

    def _effect(self, card: str) -> str:
        """What a target is chosen for: the words of the card's one ability, as many as fit below the
        prompt: without what it answers and its limit, then without what comes after, then only what becomes of it.
        """
        abilities = FACES[card].abilities if card in FACES else ()
        if len(abilities) != 1:
            return ""
        ability, printed = abilities[0], card_text(self.media.texts, card)[-1]
        body = self._begun(printed.body, bool(ability.cost))
        rest = body.partition(", ")[2] if ability.kind != ACTION and not ability.cost else body
        rest = (rest or body).partition(" (")[0]
        first = rest.partition(". ")[0].rstrip(".") + "."
        apart, parts = rest.replace(";", " ;"), self.t("crowns.ask.effect.parts").split("|")
        ends = [apart.partition(f" {part} ")[2].partition(". ")[0].replace(" ;", ";").rstrip(".") for part in parts]
        only_chooses = any(part.endswith(".") and first.endswith(part) for part in parts)
        tries = [body, rest, *([first] * (not only_chooses)), *(f"… {end}." for end in ends if end and ":" not in end)]
        fits = (one for one in tries if self.media.theme.width(one, self.media.theme.least) <= HINT)
        return next((one[:1].upper() + one[1:] for one in fits), "")

    def _begun(self, body: str, priced: bool) -> str:
        """A sentence without the price that has been paid before."""
        rest = body.partition(": ")[2] if priced else ""
        return rest[:1].upper() + rest[1:] or body

    def occasion(self, question: Question) -> str:
        """What is about to happen, or has happened."""
        about = question.about
        what = about.get("what")
        if not what:
            return ""
        before = "before." if question.text == "interrupt_window" else ""
        key = f"crowns.when.{before}{what}"
        if not self.has(key):
            key = f"crowns.when.{what}"
        seat, card = about.get("seat", -1), str(about.get("card", ""))
        return self.t(key, name=self.name(int(seat)), card=self.card(card) if card else "-")

    def face(self, question: Question, option: Option) -> Face:
        """An option as a button."""
        args = {name: self.noun(name, value, option.verb) for name, value in arguments(option).items()}
        if option.verb == "option":
            return Face(self.t(f"crowns.effect.{question.about['card']}.{option.key.partition(':')[2]}"))
        key = f"crowns.opt.{option.verb}"
        own = f"{key}.{question.text}"
        if own == UNDEFENDED and not question.subject()[-1]:
            own += ".none"
        return Face(self.t(own if self.has(own) else key, **args), icon=ICONS.get(option.verb, ""))

    def waiting(self, seat: int) -> str:
        """Section 4. Whom all wait for, and never what for."""
        return self.t("crowns.ask.waiting", actor=self.name(seat))


def _price(question: Question) -> str:
    """R16.1. What becomes of a card that a price is paid with, where the card's abilities leave no doubt."""
    card = str(question.about.get("card", ""))
    if question.text != "cost_pick" or card not in FACES:
        return ""
    verbs = {one.verb for ability in FACES[card].abilities for one in ability.cost if one.verb in PRICES}
    return f".{verbs.pop()}" if len(verbs) == 1 else ""
