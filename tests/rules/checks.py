"""What a case may claim about a hand, and how each claim is checked.

A check writes down what is so in the words of a case, and compares. None of them knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from riverboat.cards import names, parse_cards
from riverboat.engine import (
    AnyFact,
    Game,
    IllegalAction,
    Nothing,
    ToAct,
    ToChoose,
    ToShow,
    due,
    level_card,
    pot_info,
    pots,
)
from riverboat.engine import facts as f
from riverboat.engine.views import RAIL, view
from tests.rules import wording
from tests.rules.case_files import CHECKS, NEEDS_NO_PLAYERS, BadCase, HandCase
from tests.rules.playing import Played
from tests.rules.wording import items


def check_hand(hand: Played) -> None:
    """Check all that a case claims of a hand."""
    for key, check in _CHECKS.items():
        claim = getattr(hand.case, key)
        if claim is not None:
            check(hand, claim)


def check_sign(case: HandCase, game: Game) -> None:
    """Check what a case claims of a game that nobody plays yet."""
    if case.called is not None:
        assert game.name == case.called
    if case.level_card is not None:
        assert str(level_card(game)) == case.level_card


def then(hand: Played, claim: str) -> None:
    """The whole of what is awaited."""
    assert awaited(hand) == claim


def awaited(hand: Played) -> str:
    """Who must do what now, and all he may do."""
    name = hand.seats.names
    match due(hand.hand):
        case ToAct(seat=seat) as turn:
            return f"{name[seat]} to act: {turn}"
        case ToShow(seat=seat) as turn:
            return f"{name[seat]} to show: {turn}"
        case ToChoose(seats=seats) as turn:
            return f"{', '.join(name[seat] for seat in seats)} to choose: {turn}"
        case Nothing():
            return "the hand is over"
        case other:
            raise AssertionError(f"the table waits for {other}")


def refused(hand: Played, claim: str) -> None:
    """The refusal says all this, in this order."""
    assert hand.refusal is not None
    check_message(hand.seats.text(str(hand.refusal)), claim)


def check_message(message: str, claim: str) -> None:
    """Every part of the claim is in the message, in order."""
    rest = message
    for part in claim.replace(" (", ": (").split(": "):
        _, found, rest = rest.partition(part)
        assert found, f"{part!r} is not (or too early) in {message!r}"


def posted(hand: Played, claim: str) -> None:
    """The forced bets that went in, in order."""
    found = [
        f"{hand.seats.names[fact.seat]} {fact.kind} {fact.chips}"
        + (f" as {fact.counts_as}" if fact.counts_as not in (0, fact.chips) else "")
        for fact in hand.log
        if isinstance(fact, f.Posted)
    ]
    assert found == items(claim)


def dealing(hand: Played, claim: tuple[str, ...]) -> None:
    """What the dealer was asked for, from the first card to the last."""
    assert hand.dealing == list(claim)


def holdings(hand: Played, claim: str) -> None:
    """Who was dealt what."""
    held = dict(enumerate(hand.hand.holdings))
    for seat, cards in wording.holdings(claim, hand.seats).items():
        assert names(held[seat]) == names(cards), f"the cards of {hand.seats.names[seat]}"


def sees(hand: Played, claim: tuple[str, ...]) -> None:
    """What one pair of eyes knows of the cards: ``B: A ????, B QhQd`` or ``rail: A ????``."""
    for line in claim:
        viewer, _, known = line.partition(": ")
        eyes = RAIL if viewer == "rail" else hand.seats.seat(viewer)
        seen = view(hand.log, eyes)
        for item in items(known):
            name, _, cards = item.partition(" ")
            held = seen.holdings[hand.seats.seat(name)]
            assert names(held) == names(parse_cards(cards)), f"{viewer} looks at {name}"


def bets(hand: Played, claim: str) -> None:
    """Chips in front of the players; whoever is not named has none."""
    assert _named(hand, hand.hand.bets) == items(claim)


def _named(hand: Played, chips: list[int]) -> list[str]:
    return [f"{name} {n}" for name, n in zip(hand.seats.names, chips, strict=True) if n]


def pot(hand: Played, claim: int) -> None:
    """All the chips in the middle, those in front included, before they were awarded."""
    assert hand.before_the_end().pot == claim


def check_pots(hand: Played, claim: str) -> None:
    """Main pot and side pots, and who can win them."""
    found = [
        f"{pot.chips} {' '.join(sorted(hand.seats.names[seat] for seat in pot.seats))}"
        for pot in pots(hand.before_the_end())
    ]
    assert found == items(claim)


def check_pot_info(hand: Played, claim: str) -> None:
    """What the dealer tells the player to act about the pot."""
    turn = due(hand.hand)
    assert isinstance(turn, ToAct)
    try:
        told = str(pot_info(hand.hand, turn.seat))
    except IllegalAction as why:
        check_message(f"refused: {why}", claim)
    else:
        assert told == claim


def check_pot_odds(hand: Played, claim: str) -> None:
    """What the pot offers the player to act for a call."""
    turn = due(hand.hand)
    assert isinstance(turn, ToAct)
    assert str(import_module("riverboat.notation.english").pot_odds(hand.hand, turn.seat)) == claim


def order(hand: Played, claim: str) -> None:
    """Who acts from here on, when all check or call, until the round is over."""
    assert " ".join(_callers(hand)) == claim


def _callers(hand: Played) -> list[str]:
    other = hand.to_the_end()
    seats = []
    for fact in other.log[len(hand.log) :]:
        if isinstance(fact, (f.Called, f.Checked)):
            seats.append(hand.seats.names[fact.seat])
        elif isinstance(fact, f.BetsCollected):
            break
    return seats


def all_in(hand: Played, claim: str) -> None:
    """Exactly these players are live and have no chips left to bet."""
    assert _who(hand, hand.hand.all_in) == claim


def live(hand: Played, claim: str) -> None:
    """Exactly these players have cards and have not folded."""
    assert _who(hand, lambda seat: not hand.hand.folded(seat)) == claim


def _who(hand: Played, holds: Callable[[int], bool]) -> str:
    return " ".join(name for seat, name in enumerate(hand.seats.names) if holds(seat)) or "nobody"


def showdown(hand: Played, claim: str) -> None:
    """Who showed and who mucked, in order."""
    words = {f.HandShown: "shows", f.HandMucked: "mucks"}
    found = [
        f"{hand.seats.names[fact.seat]} {words[type(fact)]}"
        for fact in hand.log
        if isinstance(fact, (f.HandShown, f.HandMucked))
    ]
    assert found == items(claim)


def winners(hand: Played, claim: str) -> None:
    """What everybody won in all; whoever is not named won nothing."""
    assert _named(hand, hand.hand.won) == items(claim)


def awards(hand: Played, claim: tuple[str, ...]) -> None:
    """Every award, in order: ``A 40 of side pot 1``, ``B 15 of the main pot on board 2``."""
    several = len(hand.hand.boards) > 1
    found = [
        f"{hand.seats.names[fact.seat]} {fact.chips} of "
        + (f"side pot {fact.pot}" if fact.pot else "the main pot")
        + (f" on board {fact.board + 1}" if several else "")
        for fact in hand.log
        if isinstance(fact, f.PotAwarded)
    ]
    assert found == list(claim)


def stacks_after(hand: Played, claim: str) -> None:
    """What these players have behind."""
    for item in items(claim):
        name, _, chips = item.partition(" ")
        assert f"{name} {hand.hand.stacks[hand.seats.seat(name)]}" == f"{name} {chips}"


def check_facts(hand: Played, claim: tuple[dict[str, object], ...]) -> None:
    """These facts are in the log, in this order, with at least these values."""
    log = iter(hand.log)
    for wanted in claim:
        assert any(_matches(hand, fact, wanted) for fact in log), f"no such fact: {wanted}"


def _matches(hand: Played, fact: AnyFact, wanted: dict[str, object]) -> bool:
    if type(fact).__name__ != wanted["fact"]:
        return False
    return all(
        _in_words(hand, key, getattr(fact, key)) == value
        for key, value in wanted.items()
        if key != "fact"
    )


def _in_words(hand: Played, key: str, value: object) -> object:
    if key in ("seat", "first") and isinstance(value, int):
        return hand.seats.names[value]
    return names(value) if key in ("cards", "burned") and isinstance(value, tuple) else value


def never(hand: Played, claim: tuple[str, ...]) -> None:
    """No fact of this kind is in the log."""
    for kind in claim:
        if not hasattr(f, kind):
            raise BadCase(f"there is no fact {kind!r}")
        assert kind not in [type(fact).__name__ for fact in hand.log]


def narration(hand: Played, claim: tuple[str, ...]) -> None:
    """These sentences are in the story of the hand, in this order."""
    told = import_module("riverboat.notation.english").narrate(hand.log, list(hand.seats.names))
    rest = text = told if isinstance(told, str) else "\n".join(told)
    for sentence in claim:
        _, found, rest = rest.partition(sentence)
        assert found, f"{sentence!r} is not (or too early) in:\n{text}"


_CHECKS: dict[str, Callable[..., None]] = {
    "then": then,
    "refused": refused,
    "posted": posted,
    "dealing": dealing,
    "holdings": holdings,
    "sees": sees,
    "bets": bets,
    "pot": pot,
    "pots": check_pots,
    "pot_info": check_pot_info,
    "pot_odds": check_pot_odds,
    "order": order,
    "all_in": all_in,
    "live": live,
    "showdown": showdown,
    "winners": winners,
    "awards": awards,
    "stacks_after": stacks_after,
    "facts": check_facts,
    "never": never,
    "narration": narration,
}
assert _CHECKS.keys() | NEEDS_NO_PLAYERS == set(CHECKS), "every check of a case is understood"
