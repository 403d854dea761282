"""What may be typed: the choices at a turn, and the page of help."""

from __future__ import annotations

from typing import Final, assert_never

from rich.text import Text

from riverboat.bots import Turn
from riverboat.cli.at_the_table.telling import to_you
from riverboat.cli.at_the_table.wager import presets
from riverboat.cli.terminal.felt import Felt, side_by_side, wrapped
from riverboat.engine import Hand, ToAct, ToChoose, ToDeclare, ToDraw, ToShow, Variant, pot_info
from riverboat.engine.games.structure import is_pot_limit

BETWEEN: Final = "enter: next hand   h history   q quit"

_BETTING: Final = (
    ("f  k  c", "fold, check, call"),
    ("r 12", "bet or raise to 12 in all; 12 alone says the same, and r where there is one size"),
    ("min 1/2 p", "the least raise, half the pot, the pot; 3bb is three big blinds"),
    ("a", "all-in"),
)
_STUD: Final = (("b  r", "bring it in, or complete to a full bet at once"),)
_OVERBET: Final = (("challenge", "object to a bet of more than the pot, while it stands"),)
_DRAW: Final = (
    ("d 1 3", "throw away your first and third card; d Ks 2d names them"),
    ("s", "stand pat"),
)
_DISCARD: Final = (("d 1", "throw away your first card; d Ks names it"),)
_DECLARE: Final = (("hi lo both", "for which half of the pot you play, where players declare"),)
_ALWAYS: Final = (
    ("s  m", "show or muck, when you are asked"),
    ("h", "the last hand"),
    ("t", "the table again"),
    ("log", "the facts of this hand as JSON, as far as you may know them"),
    ("q", "leave the table"),
)

_TIMES: Final = ("once", "twice", "three times", "four times", "five times")


def help_page(felt: Felt, hand: Hand | None = None) -> list[Text]:
    """What may be typed in the game being played, a line for each."""
    lines = []
    for keys, meaning in _entries(hand):
        key = Text(f"{keys:11}", "bold cyan")
        for part in wrapped(Text(meaning), felt.width - 11):
            lines.append(key.append_text(part))
            key = Text(" " * 11)
    return lines


def _entries(hand: Hand | None) -> list[tuple[str, str]]:
    if hand is None:
        return [*_BETTING, *_ALWAYS]
    variant = hand.game.variant
    entries = [*_BETTING]
    entries += _OVERBET * _may_stand(hand)
    entries += _STUD * bool(hand.game.stakes.bring_in)
    entries += _DRAW * _draws(variant)
    entries += _DISCARD * (variant.has_draws and not _draws(variant))
    entries += _DECLARE * hand.plan.declares
    return [*entries, *_ALWAYS]


def _may_stand(hand: Hand) -> bool:
    """Whether a bet of more than the pot is only made smaller when somebody objects (POTL-11)."""
    stands = hand.game.rules.overbet in ("stands_if_unchallenged", "tda")
    return stands and is_pot_limit(hand.game.structure)


def _draws(variant: Variant) -> bool:
    return any(street.draw for street in variant.streets)


def choices(hand: Hand, turn: Turn, felt: Felt) -> list[Text]:
    """What is legal, with what to type for it."""
    match turn:
        case ToAct():
            return _to_act(hand, turn, felt)
        case ToDraw():
            return side_by_side([*_to_draw(turn), _key("?", "help")], felt.width)
        case ToShow():
            keys = [_key("s", "show")]
            if turn.seat in turn.may_muck:
                keys.append(_key("m", "muck"))
            return side_by_side(keys, felt.width)
        case ToChoose():
            times = [_key(str(k), _TIMES[k - 1]) for k in range(1, turn.most + 1)]
            return side_by_side([Text("run it:"), *times], felt.width)
        case ToDeclare():
            keys = [_key("hi", "high"), _key("lo", "low"), _key("both", "")]
            return side_by_side([Text("you declare, closed:"), *keys], felt.width)
        case _:
            assert_never(turn)


def _to_act(hand: Hand, turn: ToAct, felt: Felt) -> list[Text]:
    keys = []
    all_in = ", all-in" if turn.call == hand.stacks[turn.seat] else ""
    if turn.bring_in:
        keys.append(_key("b", f"bring in {turn.call:,}{all_in}"))
    elif turn.call:
        keys += [_key("f", "fold"), _key("c", f"call {turn.call:,}{all_in}")]
    else:
        keys.append(_key("k", "check"))
    if turn.raise_to:
        keys.append(_key("r", f"{_verb(turn)} {_reach(turn, felt)}"))
    keys.append(_key("?", "help"))
    lines = side_by_side(keys, felt.width)
    offers = [_key(key, f"{name} {to:,}".lstrip()) for key, name, to in presets(hand, turn)]
    lines += side_by_side(offers, felt.width)
    if is_pot_limit(hand.game.structure) and turn.raise_to:
        info = pot_info(hand, turn.seat)
        words = str(info) if info.to_call else f"pot {info.pot}; a bet of the pot: {info.raise_to}"
        lines += wrapped(Text(words, "dim"), felt.width, 2)
    elif turn.barred and turn.call < hand.stacks[turn.seat]:
        what = "bet" if turn.bet else "raise"
        words = f"no {what}: {to_you(str(turn.barred))} ({turn.barred.rule})"
        lines += wrapped(Text(words, "dim"), felt.width, 2)
    return lines


def _verb(turn: ToAct) -> str:
    return "complete to" if turn.completes else "bet" if turn.bet else "raise to"


def _reach(turn: ToAct, felt: Felt) -> str:
    """The sizes that are legal."""
    if turn.ends_only:
        return f"{turn.low:,} or {turn.high:,}"
    if turn.high > turn.low:
        return f"{turn.low:,}{felt.glyphs.dash}{turn.high:,}"
    return f"{turn.low:,}" + (", all-in" if turn.low == turn.all_in else "")


def _to_draw(turn: ToDraw) -> list[Text]:
    if not turn.draws:
        cards = "a card" if turn.most == 1 else f"{turn.most} cards"
        numbers = " ".join(map(str, range(1, turn.most + 1)))
        return [_key(f"d {numbers}", f"throw away {cards}, by their numbers")]
    draw = _key("d 1 3", f"draw two, up to {turn.most}") if turn.most > 1 else _key("d 1", "draw")
    return [_key("s", "stand pat"), draw]


def _key(key: str, words: str) -> Text:
    return Text.assemble((key, "bold cyan"), " " * bool(words), words)
