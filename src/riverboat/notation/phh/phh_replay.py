"""Replay state of a PHH hand: its facts, queued cards, and the file's names for seats."""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.cards import UNKNOWN, Cards
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
)
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.engine.state import hand_facts as f
from riverboat.notation.hand_replay import HandReplay
from riverboat.notation.named_refusals import name_players_in_refusal
from riverboat.notation.phh.action_script import ActionScript
from riverboat.notation.phh.phh_amounts import TomlTable
from riverboat.notation.phh.phh_discards import infer_discards
from riverboat.notation.phh.phh_private_keys import (
    read_private_burns,
    read_private_commands,
    read_private_exposed_cards,
)
from riverboat.notation.phh.phh_setup import PhhSetup
from riverboat.words import Refusal
from riverboat.words.refusals.file_values import RefusalInAmountUnits


class PhhReplay(HandReplay):
    """The replay of a hand from the first action to the last."""

    def __init__(self, setup: PhhSetup, toml_table: TomlTable) -> None:
        super().__init__(setup.opening_fact)
        self.setup = setup
        self.script = ActionScript(toml_table["actions"])
        self.notes: list[str] = []
        self.queued_cards: list[list[int]] = [[] for _ in range(self.hand.players)]
        """Cards by seat that the file has dealt, until the engine deals to all players."""
        self.queued_board: list[int] = []
        """Board cards that the file has dealt, until the street is complete."""
        self.pending_mucks: list[int] = []
        """Seats that muck at the showdown."""
        self.shown_cards: dict[int, None] = {}
        """Seats that have shown, including before their last cards."""
        self.unseen_seats: dict[int, None] = {}
        """Seats whose cards stayed hidden at the showdown."""
        self.burns: list[Cards] = []
        """Burned cards from the private key, one entry for each burn."""
        self.exposed: dict[int, Cards] = {}
        """Exposed cards from the private key, by the index of their action."""
        self.exposed_cards: list[int] = []
        """Exposed cards among the queued cards."""
        self.has_overrides = self.hand.compiled.has_upcards
        if self.hand.compiled.has_draws:
            self.notes += infer_discards(self.script, setup.seat_by_label)
        self.advance()

    def load_private_keys(self, toml_table: TomlTable) -> dict[int, list[AnyCommand]]:
        """Load burned and exposed cards, and return the commands given before each action."""
        self.burns = read_private_burns(toml_table)
        self.exposed = read_private_exposed_cards(toml_table)
        return read_private_commands(toml_table, self.setup.seat_by_label)

    def correct_forced_facts(self, pending: Awaiting | tuple[AnyFact, ...]) -> tuple[AnyFact, ...]:
        """Return the facts with the file's first player to act, if not all upcards are known.

        Return no facts if that player would act first anyway.
        """
        hand = self.hand
        if not hand.compiled.has_upcards or not isinstance(pending, tuple):
            return ()
        opening_fact = pending[0]
        if not isinstance(opening_fact, f.BettingOpened):
            return ()
        if not any(
            UNKNOWN in hand.upcards[live_seat]
            for live_seat in hand.seats_in_mask(hand.live_mask)
            if hand.upcards
        ):
            return ()
        first_seat = self.setup.seat_by_label.get(
            self.script.find_next_player_to_act(), opening_fact.first_to_act
        )
        if first_seat == opening_fact.first_to_act or not hand.able_mask >> first_seat & 1:
            return ()
        self.notes.append(
            f"not all upcards are known: p{self.player_number(first_seat)} was first to act"
        )
        return (replace(opening_fact, first_to_act=first_seat), *pending[1:])

    def player_number(self, seat: int) -> int:
        """Return the file's number of a seat."""
        return (seat - self.hand.button - 1) % self.hand.players + 1


def translate_refusal(error: Exception, replay: PhhReplay) -> Refusal:
    """Return a refusal with the file's player labels and, unless it is 1, the scale of amounts."""
    fault = name_players_in_refusal(
        refusal_of(error), lambda seat: f"p{replay.player_number(seat)}"
    )
    scale = replay.setup.scale
    return fault if scale == 1 else RefusalInAmountUnits(fault, fault.rule or None, scale)
