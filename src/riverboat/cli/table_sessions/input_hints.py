"""Input hints: the choices at a turn, and the help page."""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import Struct
from rich.text import Text

from riverboat.bots import DecisionPoint
from riverboat.cli.table_sessions.action_parser import list_size_presets
from riverboat.cli.terminal.terminal_felt import TerminalFelt, flow_chunks, wrap_text
from riverboat.engine import (
    HandState,
    ToAct,
    ToChoose,
    ToDeclare,
    ToDraw,
    ToShow,
    Variant,
    pot_info,
)
from riverboat.engine.games.structure import is_pot_limit
from riverboat.words import Phrase, Reader, Seat
from riverboat.words import terminal as t

_BETTING_HELP: Final = (
    ("f  k  c", t.HandCommandHelp("fold")),
    ("r 12", t.HandCommandHelp("raise")),
    ("min 1/2 p", t.HandCommandHelp("pot")),
    ("a", t.HandCommandHelp("all-in")),
)
_STUD_HELP: Final = (("b  r", t.HandCommandHelp("bring in")),)
_OVERBET_HELP: Final = (("challenge", t.HandCommandHelp("challenge")),)
_DRAW_HELP: Final = (("d 1 3", t.HandCommandHelp("draw")), ("s", t.HandCommandHelp("stand pat")))
_DISCARD_HELP: Final = (("d 1", t.HandCommandHelp("discard")),)
_DECLARE_HELP: Final = (("hi lo both", t.HandCommandHelp("declare")),)
_GENERAL_HELP: Final = (
    ("s  m", t.HandCommandHelp("show")),
    ("h", t.HandCommandHelp("history")),
    ("t", t.HandCommandHelp("table")),
    ("log", t.HandCommandHelp("log")),
    ("q", t.HandCommandHelp("quit")),
)


def build_help_page(
    felt: TerminalFelt, renderer: Reader, hand: HandState | None = None
) -> list[Text]:
    """Return a line of help for each entry in the current game."""
    lines = []
    for command_text, meaning in _build_entries(hand):
        left_column = Text(f"{command_text:11}", "bold cyan")
        for wrapped_line in wrap_text(Text(renderer.say(meaning)), felt.width - 11):
            lines.append(left_column.append_text(wrapped_line))
            left_column = Text(" " * 11)
    return lines


def _build_entries(hand: HandState | None) -> list[tuple[str, t.HandCommandHelp]]:
    if hand is None:
        return [*_BETTING_HELP, *_GENERAL_HELP]
    variant = hand.game.variant
    entries = [*_BETTING_HELP]
    entries += _OVERBET_HELP * _can_overbet_stand(hand)
    entries += _STUD_HELP * bool(hand.game.stakes.bring_in)
    entries += _DRAW_HELP * _has_draws(variant)
    entries += _DISCARD_HELP * (variant.has_draws and not _has_draws(variant))
    entries += _DECLARE_HELP * hand.compiled.has_declarations
    return [*entries, *_GENERAL_HELP]


def _can_overbet_stand(hand: HandState) -> bool:
    """Return True if a bet above the pot stands unless a player objects (POTL-11)."""
    allows_overbets = hand.game.rules.overbet in ("stands_if_unchallenged", "tda")
    return allows_overbets and is_pot_limit(hand.game.structure)


def _has_draws(variant: Variant) -> bool:
    return any(street.max_draw for street in variant.streets)


def list_legal_choices(
    hand: HandState, turn: DecisionPoint, felt: TerminalFelt, renderer: Reader
) -> list[Text]:
    """Return the legal actions with the entry for each."""
    return _ChoiceList(felt, renderer).list_choices(hand, turn)


class _ChoiceList(Struct, frozen=True):
    """Keys and their actions, in a reader's language."""

    felt: TerminalFelt
    reader: Reader

    def list_choices(self, hand: HandState, decision: DecisionPoint) -> list[Text]:
        match decision:
            case ToAct():
                return self._list_action_choices(hand, decision)
            case ToDraw():
                return self._join_chunks(
                    [*self._list_draw_choices(decision), self._format_key("?", t.NamedKey("help"))]
                )
            case ToShow():
                key_texts = [self._format_key("s", t.NamedKey("show"))]
                if decision.seat in decision.seats_allowed_to_muck:
                    key_texts.append(self._format_key("m", t.NamedKey("muck")))
                return self._join_chunks(key_texts)
            case ToChoose():
                run_count_keys = [
                    self._format_key(str(run_count), t.RunCountKey(run_count))
                    for run_count in range(1, decision.max_runs + 1)
                ]
                return self._join_chunks([Text(self.reader.say(t.RunItPrompt())), *run_count_keys])
            case ToDeclare():
                key_texts = [
                    self._format_key("hi", t.NamedKey("high")),
                    self._format_key("lo", t.NamedKey("low")),
                ]
                prompt_text = Text(self.reader.say(t.DeclareClosed()))
                return self._join_chunks([prompt_text, *key_texts, self._format_key("both", None)])
            case _:
                assert_never(decision)

    def _list_action_choices(self, hand: HandState, to_act: ToAct) -> list[Text]:
        key_texts = []
        is_all_in = to_act.call == hand.stacks[to_act.seat]
        if to_act.is_bring_in:
            key_texts.append(self._format_key("b", t.BringInKey(to_act.call, is_all_in)))
        elif to_act.call:
            key_texts += [
                self._format_key("f", t.NamedKey("fold")),
                self._format_key("c", t.CallKey(to_act.call, is_all_in)),
            ]
        else:
            key_texts.append(self._format_key("k", t.NamedKey("check")))
        if to_act.raise_to:
            key_texts.append(
                self._format_key("r", _choose_raise_key(to_act)(self._build_legal_sizes(to_act)))
            )
        key_texts.append(self._format_key("?", t.NamedKey("help")))
        size_keys = [
            self._format_key(key, _build_size_key(label)(total))
            for key, label, total in list_size_presets(hand, to_act)
        ]
        return [
            *self._join_chunks(key_texts),
            *self._join_chunks(size_keys),
            *self._explain_raise(hand, to_act),
        ]

    def _explain_raise(self, hand: HandState, to_act: ToAct) -> list[Text]:
        """Return the count of the pot, or the reason why raising is not allowed."""
        phrase: Phrase
        if is_pot_limit(hand.game.structure) and to_act.raise_to:
            phrase = pot_info(hand, to_act.seat).count
        elif to_act.raise_refusal and to_act.call < hand.stacks[to_act.seat]:
            rule, subject = (
                to_act.raise_refusal.rule,
                next(iter(self.reader.you), Seat(to_act.seat)),
            )
            phrase = t.NoLegalBet(to_act.is_bet, to_act.raise_refusal, rule, subject)
        else:
            return []
        return wrap_text(Text(self.reader.say(phrase), "dim"), self.felt.width, 2)

    def _build_legal_sizes(self, to_act: ToAct) -> t.LegalSizes:
        """Return the phrase for the legal sizes: one, a choice of two, or a range."""
        if to_act.only_min_or_max:
            return t.TwoBetSizes(to_act.low, to_act.high)
        if to_act.high > to_act.low:
            return t.BetSizeRange(to_act.low, self.felt.glyphs.dash, to_act.high)
        return t.SingleBetSize(to_act.low, to_act.low == to_act.all_in)

    def _list_draw_choices(self, to_draw: ToDraw) -> list[Text]:
        if not to_draw.replaces_cards:
            card_numbers = " ".join(map(str, range(1, to_draw.max_cards + 1)))
            return [self._format_key(f"d {card_numbers}", t.DiscardKey(to_draw.max_cards))]
        can_draw_several = to_draw.max_cards > 1
        draw_label = t.DrawUpToKey(to_draw.max_cards) if can_draw_several else t.NamedKey("draw")
        key = "d 1 3" if can_draw_several else "d 1"
        return [self._format_key("s", t.NamedKey("stand pat")), self._format_key(key, draw_label)]

    def _format_key(self, key: str, label: t.KeyLabel | None) -> Text:
        text = self.reader.say(label) if label else ""
        return Text.assemble((key, "bold cyan"), " " * bool(text), text)

    def _join_chunks(self, chunks: list[Text]) -> list[Text]:
        return flow_chunks(chunks, self.felt.width)


def _choose_raise_key(to_act: ToAct) -> type[t.BetKey | t.RaiseKey | t.CompleteKey]:
    if to_act.completes_bring_in:
        return t.CompleteKey
    return t.BetKey if to_act.is_bet else t.RaiseKey


def _build_size_key(name: str) -> type[t.PotKey | t.AllInKey | t.SizeKey]:
    match name:
        case "pot":
            return t.PotKey
        case "all-in":
            return t.AllInKey
        case _:
            return t.SizeKey
