"""Tables of the names that were renamed in 0.9: docs/reference/renames.md lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from riverboat.deprecation.renamed_module_names import RENAMED_MODULE_NAMES
from riverboat.deprecation.renamed_modules import RENAMED_MODULES

__all__ = ["RENAMED_ATTRIBUTES", "RENAMED_MODULES", "RENAMED_NAMES"]

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
        "Reading": "ParseResult",
        "answered": "apply_answer",
        "completed": "complete_draft",
        "reads": "describe_verdict",
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
        "Happened": "MistakeRecorded",
        "Known": "CardsRevealed",
        "NotARecord": "InvalidRecord",
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
    "riverboat.notation": {
        "ReadHand": "ParsedHand",
    },
    "riverboat.picture": {
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
        "Solved": "SolveResult",
    },
    "riverboat.stats": {
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
        "Due": "DuePost",
        "Seated": "ConfiguredPlayer",
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
    **RENAMED_MODULE_NAMES,
}
"""For each module, by its present path, the old names with the new ones. A name that moved has its
new path.
"""

RENAMED_ATTRIBUTES: Final[Mapping[str, Mapping[str, str]]] = {
    "riverboat.bots.blueprint.blueprint_player.BlueprintPlayer": {
        "chances": "probabilities",
    },
    "riverboat.bots.bot.Bot": {
        "luck": "rng",
    },
    "riverboat.bots.styles.Style": {
        "game": "choose_game",
        "straddle": "wants_to_straddle",
    },
    "riverboat.engine.commands.engine_commands.AddChips": {
        "how": "source",
    },
    "riverboat.engine.commands.pending.Sizes": {
        "ends_only": "only_min_or_max",
    },
    "riverboat.engine.commands.pending.ToAct": {
        "all_in_calls": "is_all_in_call",
        "barred": "raise_refusal",
        "bet": "is_bet",
        "bring_in": "is_bring_in",
        "completes": "completes_bring_in",
        "ends_only": "only_min_or_max",
        "free_fold": "allows_free_fold",
        "may_buy": "can_add_chips",
        "may_fold": "can_fold",
        "overbet": "overbet_rule",
        "short": "chips_missing",
    },
    "riverboat.engine.commands.pending.ToChoose": {
        "most": "max_runs",
    },
    "riverboat.engine.commands.pending.ToDeal": {
        "burn": "burn_count",
        "to": "destination",
    },
    "riverboat.engine.commands.pending.ToDraw": {
        "draws": "replaces_cards",
        "least": "min_cards",
        "most": "max_cards",
    },
    "riverboat.engine.commands.pending.ToShow": {
        "may_muck": "seats_allowed_to_muck",
    },
    "riverboat.engine.games.forced_bets.Post": {
        "full": "full_bet",
        "live": "is_live",
    },
    "riverboat.engine.games.game.Game": {
        "bomb_pot": "is_bomb_pot",
        "heads_up_event": "is_heads_up_event",
    },
    "riverboat.engine.games.game.Stakes": {
        "beside_blinds": "extra_forced_bets",
    },
    "riverboat.engine.games.game.Street": {
        "big_bet": "has_big_bet",
        "board": "board_cards",
        "burn": "has_burn",
        "discard": "discard_count",
        "down": "down_cards",
        "draw": "max_draw",
        "up": "upcards",
    },
    "riverboat.engine.games.game.Variant": {
        "low_low": "is_low_low",
        "most_players": "max_players",
        "odd_by_position": "odd_chip_by_position",
        "second": "second_ranking",
    },
    "riverboat.engine.games.house_rules.HouseRules": {
        "but": "replace",
        "in_short": "summary",
        "named": "from_name",
    },
    "riverboat.engine.games.rotation.Rotation": {
        "change": "changes_game_by",
        "choose": "index_of",
        "next": "next_index",
    },
    "riverboat.engine.games.structure.CapLimit": {
        "by_bets": "has_limit_bets",
        "capped_raises": "has_raise_cap",
        "within": "inner_structure",
    },
    "riverboat.engine.games.structure.FixedLimit": {
        "by_bets": "has_limit_bets",
        "capped_raises": "has_raise_cap",
    },
    "riverboat.engine.games.structure.NoLimit": {
        "by_bets": "has_limit_bets",
        "capped_raises": "has_raise_cap",
    },
    "riverboat.engine.games.structure.PotLimit": {
        "by_bets": "has_limit_bets",
        "capped_raises": "has_raise_cap",
    },
    "riverboat.engine.games.structure.SpreadLimit": {
        "at": "range_on",
        "by_bets": "has_limit_bets",
        "capped_raises": "has_raise_cap",
    },
    "riverboat.engine.level_card.LevelCard": {
        "greatest_raise": "max_raise",
        "least_raise": "min_raise",
    },
    "riverboat.engine.state.compiled_game.CompiledGame": {
        "by_bets": "has_limit_bets",
    },
    "riverboat.engine.state.correction_facts.FloorDecided": {
        "by": "decided_by",
    },
    "riverboat.engine.state.hand_facts.ChipsAdded": {
        "how": "source",
    },
    "riverboat.engine.state.hand_facts.Folded": {
        "free": "was_free",
    },
    "riverboat.engine.state.hand_facts.HandStarted": {
        "carried": "carried_chips",
        "reserve": "reserve_by_seat",
    },
    "riverboat.engine.state.hand_facts.Rewound": {
        "seen": "seen_cards",
        "standing": "standing_facts",
        "to": "fact_index",
    },
    "riverboat.engine.state.hand_state.HandState": {
        "able": "able_mask",
        "acted_at": "bet_faced_by_seat",
        "added": "added_by_seat",
        "all_in": "is_all_in",
        "betting": "is_betting_open",
        "borrowed": "borrowed_by_seat",
        "capped": "is_capped",
        "carried": "carried_chips",
        "dead": "dead_chips",
        "dealt": "dealt_cards",
        "declared": "declared_sides",
        "draw": "draw_number",
        "drawn": "drawn_mask",
        "ended": "has_ended",
        "folded": "has_folded",
        "late_actors": "late_actors_mask",
        "live": "live_mask",
        "must_cover": "must_cover_mask",
        "posted": "posts_made",
        "raises": "raises_used",
        "runs": "runout_count",
        "seats": "seats_in_mask",
        "shown": "shown_mask",
        "sleepers": "sleepers_mask",
        "started": "opening_fact",
        "stub": "stub_size",
        "to_do": "to_act_mask",
        "totals": "earlier_bets",
        "won": "won_chips",
    },
    "riverboat.engine.state.special_state.CorrectionState": {
        "aside": "set_aside_cards",
        "burns": "early_burns",
        "pushed": "pot_winners",
        "seen": "seen_cards",
        "void": "is_void",
    },
    "riverboat.engine.state.special_state.Declarations": {
        "opened": "are_opened",
    },
    "riverboat.engine.state.special_state.DrawState": {
        "exposed": "exposed_mask",
    },
    "riverboat.engine.state.special_state.RunOut": {
        "agreed": "is_agreed",
    },
    "riverboat.envs.env_episode.Episode": {
        "do": "apply_command",
        "due": "possible_cards",
    },
    "riverboat.envs.history.ObservationHistory": {
        "of": "rows_for_seat",
    },
    "riverboat.envs.history.Observer": {
        "too_long": "history_overflow",
    },
    "riverboat.envs.single.HandEnv": {
        "place": "learner_seat",
    },
    "riverboat.envs.vector.HandVectorEnv": {
        "numbers": "hand_numbers",
        "places": "learner_seats",
    },
    "riverboat.equity.equity_games.EquityGame": {
        "boards": "board_sizes",
        "hold_em": "is_holdem",
        "omaha": "is_omaha",
    },
    "riverboat.equity.ranges.range.Range": {
        "size_told": "size_phrase",
    },
    "riverboat.equity.ranges.range_errors.BadRange": {
        "said": "localize",
    },
    "riverboat.floor.authorities.authority_presets.Authority": {
        "number": "rule_number",
        "written": "spec",
    },
    "riverboat.floor.outcome.ruling_outcome.Outcome": {
        "left": "remaining_orders",
    },
    "riverboat.floor.spot.ActionTaken": {
        "chips": "puts_chips_in",
    },
    "riverboat.floor.spot.Spot": {
        "call": "chips_to_call",
    },
    "riverboat.hands.hand.Hand": {
        "again": "redeal",
        "coming": "cards_so_far",
        "dealt": "from_start",
        "of": "from_state",
    },
    "riverboat.hands.legal.Legal": {
        "finite": "is_finite",
        "without_a_size": "unsized",
    },
    "riverboat.histories.parsed_hand.HandHistory": {
        "of": "from_facts",
        "to": "to_format",
    },
    "riverboat.live.live_moves.Move": {
        "has": "contains",
    },
    "riverboat.live.record_file.Record": {
        "begun": "create",
        "taken_up": "resume",
    },
    "riverboat.live.scorekeeper.Scorekeeper": {
        "do": "execute",
        "happened": "record_mistake",
        "know": "reveal_cards",
        "may_begin": "can_begin",
        "now": "awaited",
        "push": "push_pots",
        "run": "agree_on_runs",
        "share": "split_pots",
        "with_known": "merge_known_cards",
    },
    "riverboat.notation.read_hand.ParsedHand": {
        "silent_rake": "unexplained_rake",
    },
    "riverboat.remote.bot_brain.Brain": {
        "followed": "replica",
        "hear": "handle_frame",
        "wanted": "is_current",
    },
    "riverboat.remote.client.RemoteRoom": {
        "ask": "submit",
    },
    "riverboat.remote.table_replica.ReplicaSet": {
        "hear": "apply_frame",
        "missed": "gap_requests",
    },
    "riverboat.remote.table_replica.TableReplica": {
        "ask": "make_command",
        "begin": "load_snapshot",
        "go_on": "apply_update",
        "news": "latest_facts",
    },
    "riverboat.service.history.stream_verifier.Problem": {
        "told": "message",
    },
    "riverboat.service.house_room.HouseRoom": {
        "show_table": "open_first_table",
    },
    "riverboat.service.publisher.send_queue.SendQueue": {
        "give_up": "close",
        "hold": "cork",
        "next": "take_all",
        "release": "uncork",
        "tell": "send",
    },
    "riverboat.service.room.Room": {
        "change": "change_settings",
        "tables_of": "event_tables",
    },
    "riverboat.service.task.table_task.TableTask": {
        "ask": "submit",
        "asks": "enqueue_command",
        "asks_for_place": "poll_list_position",
        "bars": "bar_reason",
        "bring": "buy_in_range",
        "change": "change_settings",
        "cut": "add_cut",
        "deal_on": "resume_dealing",
        "event": "event_link",
        "hand_for": "hand_in_progress_for",
        "hands_over": "record_seat_link",
        "hears": "accepts_commands",
        "idle": "is_idle",
        "is_watched_by": "is_connected",
        "join": "subscribe",
        "know_people": "set_people_source",
        "known": "known_records",
        "making_room": "yielding_bot_chairs",
        "may_rest": "can_stop",
        "part": "unsubscribe",
        "promise": "add_cut_promise",
        "react": "send_reaction",
        "reads": "cache_config",
        "rests": "is_resting",
        "say": "send_chat",
        "seated": "chair_by_player",
        "watched": "has_subscribers",
        "watched_by": "is_subscribed",
        "when_told": "call_after_publish",
    },
    "riverboat.sim.matches.match_result.MatchPlayer": {
        "said": "phrase",
    },
    "riverboat.sim.sessions.simulated_dealer.SimulatedDealer": {
        "do": "execute",
        "may_begin": "can_begin_hand",
        "now": "pending",
    },
    "riverboat.sim.sessions.simulated_sessions.SimulatedSession": {
        "hand": "play_hand",
    },
    "riverboat.solve.blueprint.preflop_strategy.PreflopStrategy": {
        "after": "actions_before",
        "chances": "probabilities",
        "names": "options",
    },
    "riverboat.stats.player_statistics.PlayerStatistics": {
        "chances": "opportunities",
    },
    "riverboat.store.memory_store.MemoryStore": {
        "beat": "write_heartbeat",
        "put_recovery": "put_recovery_codes",
        "recovery": "recovery_code_count",
        "use_recovery": "use_recovery_code",
        "use_step": "use_totp_step",
    },
    "riverboat.store.sql.SqlStore": {
        "beat": "write_heartbeat",
        "put_recovery": "put_recovery_codes",
        "recovery": "recovery_code_count",
        "use_recovery": "use_recovery_code",
        "use_step": "use_totp_step",
    },
    "riverboat.table.money.session_ledger.Account": {
        "due": "balance_due",
    },
    "riverboat.table.money.session_ledger.Ledger": {
        "at": "account_at",
        "of": "account_of",
    },
    "riverboat.table.rules.table_rules.TableRules": {
        "but": "replace",
    },
    "riverboat.table.state.table_state.Table": {
        "busy": "is_hand_running",
        "game_now": "current_game",
        "numbers": "hand_count",
        "over": "last_hand",
        "ring": "occupied_chairs",
    },
    "riverboat.tools.blind_clock.Clock": {
        "left": "left_ms",
    },
    "riverboat.tools.typed_actions.TypedAction": {
        "deed": "action",
        "who": "player",
    },
    "riverboat.tourney.balance.blind_distance.SeatedTable": {
        "empty": "empty_seats",
        "room": "capacity",
    },
    "riverboat.tourney.state.event_state.Event": {
        "at": "seated_at",
        "busy": "is_busy",
        "left": "players_left",
    },
    "riverboat.tourney.structure.levels.Level": {
        "posted": "label",
    },
    "riverboat.tourney.structure.levels.Structure": {
        "smallest": "smallest_chip",
    },
}
"""For each class, ``module.Class``, the old names of attributes, methods and parameters."""
