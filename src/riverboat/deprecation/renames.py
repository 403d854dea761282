"""Tables of the names that were renamed in 0.9: docs/reference/renames.md lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from riverboat.deprecation.renamed_module_names import RENAMED_MODULE_NAMES
from riverboat.deprecation.renamed_modules import RENAMED_MODULES

__all__ = ["RENAMED_MODULES", "RENAMED_NAMES"]

RENAMED_NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "riverboat": {
        "table_of": "to_columns",
    },
    "riverboat.acpc": {
        "Closed": "ConnectionClosed",
        "ConnectionTrouble": "LineConnectionError",
        "Deals": "DealSource",
        "Finished": "FinishedHand",
        "Lines": "LineConnection",
        "NoPort": "PortUnavailable",
        "PATIENCE": "READ_TIMEOUT_SECONDS",
        "TooLate": "ConnectionTimedOut",
        "corrected": "correct_action",
    },
    "riverboat.agents": {
        "Over": "HandOver",
    },
    "riverboat.bots": {
        "Anybody": "PlayerLike",
        "STUDIED": "STRATEGY_STYLES",
        "Turn": "DecisionPoint",
        "WITH_CHARACTER": "CHARACTER_STYLES",
        "chance": "win_chance",
        "name_of": "player_name",
        "player_of": "make_player",
        "standing": "starting_hand_percentile",
        "style_of": "make_style",
    },
    "riverboat.cards": {
        "CardTwice": "DuplicateCard",
        "NotOneCard": "CardCountMismatch",
        "names": "card_names",
        "no_duplicates": "reject_duplicates",
        "spoken": "spoken_name",
        "symbol": "card_symbol",
    },
    "riverboat.engine": {
        "Answer": "CommandSource",
        "Hand": "HandState",
        "ante": "ante_post",
        "awaiting": "pending_decision",
        "blind": "blind_post",
        "dead": "dead_post",
        "fold": "replay",
        "forced": "forced_facts",
        "legal": "legal_actions",
        "rotation": "build_rotation",
        "seat_awaited": "seat_to_act",
        "sleeper": "sleeper_post",
        "straddle": "straddle_post",
        "variant": "find_variant",
    },
    "riverboat.envs": {
        "Stacked": "StackedDeck",
    },
    "riverboat.equity": {
        "game_of": "find_game",
    },
    "riverboat.equity.tournament": {
        "finish_probabilities": "compute_finish_probabilities",
        "risk": "compute_risk",
    },
    "riverboat.floor": {
        "Answered": "AnswerCase",
        "AnyObservation": "AnyIncident",
        "Asks": "OpenQuestion",
        "Brought": "SuppliedCards",
        "Did": "ActionTaken",
        "Leaves": "FloorDiscretion",
        "Pushed": "PushedChips",
        "Reading": "ParseResult",
        "answered": "apply_answer",
        "completed": "complete_draft",
        "reads": "describe_verdict",
    },
    "riverboat.floor.outcome": {
        "outcome": "compute_outcome",
    },
    "riverboat.floor.situations": {
        "Kind": "InputType",
        "kind_of": "input_type_of",
    },
    "riverboat.hands": {
        "command_of": "parse_action",
    },
    "riverboat.histories": {
        "Errors": "ErrorPolicy",
        "Where": "HandSource",
        "table_of": "to_columns",
    },
    "riverboat.live": {
        "Counted": "ChipsCounted",
        "Happened": "MistakeRecorded",
        "Known": "CardsRevealed",
        "NotARecord": "InvalidRecord",
        "Noted": "NoteWritten",
        "Push": "PushedPots",
        "Ruled": "RulingCarriedOut",
    },
    "riverboat.narration": {
        "HandTeller": "HandNarrator",
        "Told": "IndexedEvent",
        "down_and_up": "split_down_and_up",
        "gathered": "merge_antes",
        "held": "describe_holding",
        "narrated": "narrate_log",
        "opening": "narrate_start",
    },
    "riverboat.notation.acpc": {
        "action_of": "format_action",
        "command_of": "build_command",
        "table_of": "build_table",
        "view_of": "build_view",
    },
    "riverboat.notation": {
        "ReadHand": "ParsedHand",
    },
    "riverboat.picture": {
        "scene_of": "build_scene",
        "scene_of_log": "build_scene_from_log",
        "PotSeen": "FramePot",
        "SeatSeen": "FrameSeat",
        "frames": "build_frames",
    },
    "riverboat.ranking": {
        "InHand": "HoleCardsOnly",
        "TwoAndThree": "OmahaHigh",
        "TwoAndThreeLow": "OmahaLow",
    },
    "riverboat.service": {
        "Lost": "SlowConsumer",
        "Outbox": "SendQueue",
        "as_seen_by": "redact_for_viewer",
        "back_up": "write_scheduled_backup",
        "balances": "sum_balances",
        "compare": "find_proof_differences",
        "gather": "load_evidence",
        "hands_of": "iter_hands",
        "keep_backups": "run_backup_schedule",
        "keep_key": "write_key",
        "ledger_entries": "build_ledger_entries",
        "log_for": "redact_log_for",
        "prove": "build_proof",
    },
    "riverboat.sim": {
        "Choose": "BettingPolicy",
        "Policy": "PolicyFactory",
        "StepByStep": "HandSimulator",
        "uniform": "make_uniform_policy",
    },
    "riverboat.solve": {
        "baseline_of": "build_baseline",
        "method_of": "find_method",
        "tree_of": "build_game_tree",
        "Solved": "SolveResult",
    },
    "riverboat.stats": {
        "by_players": "by_player_count",
        "summed": "total_statistics",
    },
    "riverboat.store": {
        "Answer": "StoredReply",
        "AuditWish": "AuditFilter",
        "Sealing": "SealedBlob",
    },
    "riverboat.table": {
        "AnyAwaited": "AnyPending",
        "AnyLogged": "AnyLoggedFact",
        "AwaySince": "AbsenceStarted",
        "ConnectionBack": "ConnectionRestored",
        "DebtsBack": "DebtsRestored",
        "DebtsKept": "DebtsRecorded",
        "DebtsWiped": "DebtsCancelled",
        "Due": "DuePost",
        "LeavesNext": "LeaveScheduled",
        "Seated": "ConfiguredPlayer",
        "SitsOutNext": "SitOutScheduled",
        "Sitting": "TablePlayer",
        "ToAnswer": "ToAnswerMarker",
        "ToDraw": "ToDrawForButton",
        "awaiting": "pending_decision",
        "costs_nothing": "timeout_command",
        "fold": "replay",
        "forced": "forced_facts",
        "ledger": "build_ledger",
        "may_bring": "buy_in_limits",
        "may_buy": "purchase_limits",
        "posted": "format_as_markdown",
        "rules_markdown": "format_as_markdown",
    },
    "riverboat.tools": {
        "pot_limit_of": "compute_pot_limit",
        "OwedOnReturn": "ReturnPosts",
        "Return": "ReturningPlayer",
        "ShowOrder": "ShowdownHands",
        "Showing": "ShowdownOrder",
        "Typed": "TypedAction",
        "owed_on_return": "posts_on_return",
        "shows_first": "showdown_order",
        "typed": "parse_action",
    },
    "riverboat.tourney": {
        "Evening": "StructureRequest",
        "NotInThisEvent": "EventCommandRefused",
        "PrizeWish": "PrizeRequest",
        "drawn": "draw_order",
        "generated": "generate_structure",
        "rebalanced": "plan_balancing",
        "run_out": "advance",
        "sealed": "seed_commitment",
    },
    "riverboat.words": {
        "Quoted": "QuotedRefusal",
        "renamed": "rename_people",
    },
    **RENAMED_MODULE_NAMES,
}
"""For each module, by its present path, the old names with the new ones. A name that moved has its
new path.
"""
