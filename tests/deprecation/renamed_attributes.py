"""Table of the attributes that were renamed in 0.9: docs/reference/renames.md lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RENAMED_ATTRIBUTES: Final[Mapping[str, Mapping[str, str]]] = {
    "riverboat.acpc.match_seats.MatchLimits": {
        "errors": "max_errors",
        "hand": "hand_seconds",
        "per_hand": "average_hand_seconds",
        "response": "action_seconds",
        "start": "connect_seconds",
    },
    "riverboat.bots.blueprint.blueprint_player.BlueprintPlayer": {
        "chances": "probabilities",
    },
    "riverboat.bots.bot.Bot": {
        "luck": "rng",
    },
    "riverboat.bots.characters.Character": {
        "bets": "betting_threshold",
        "bluffs": "bluff_probability",
        "caution": "pot_bet_discount",
        "manner": "description",
        "narrows": "range_kept_per_raise",
        "opens": "raising_share",
        "plays": "calling_share",
        "size": "bet_pot_share",
        "sticks": "pot_odds_slack",
        "whims": "random_action_probability",
    },
    "riverboat.bots.opponent.Opponent": {
        "luck": "rng",
    },
    "riverboat.bots.policy_player.PolicyPlayer": {
        "luck": "rng",
    },
    "riverboat.bots.push_fold_player.PushFoldPlayer": {
        "luck": "rng",
    },
    "riverboat.bots.styles.Style": {
        "luck": "rng",
        "game": "choose_game",
        "looks": "needs_hand_view",
        "straddle": "wants_to_straddle",
        "straddles": "straddle_probability",
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
    "riverboat.equity.hand_analysis.outs_analysis.Outs": {
        "called": "holding_phrase",
        "why_none": "no_outs_reason",
    },
    "riverboat.equity.ranges.range.Range": {
        "size_told": "size_phrase",
    },
    "riverboat.equity.ranges.range_errors.BadRange": {
        "said": "localize",
    },
    "riverboat.equity.results.equity_result.Equity": {
        "by_hand": "outcomes_by_hand",
        "codes": "outcome_counts",
        "deal": "question",
        "how": "method",
        "split": "has_low",
        "stopped": "stop_reason",
    },
    "riverboat.floor.authorities.authority_presets.Authority": {
        "but": "replace",
        "changed": "changed_options",
        "event": "is_for_tournaments",
        "floor": "floor_rules",
        "hand": "house_rules",
        "number": "rule_number",
        "written": "spec",
    },
    "riverboat.floor.authorities.floor_rules.FloorRules": {
        "but": "replace",
    },
    "riverboat.floor.bets.bet_incidents.BareRaiseActedOn": {
        "deed": "action",
        "to": "raise_total",
    },
    "riverboat.floor.bets.bet_incidents.ChipsExchanged": {
        "between_hands": "is_between_hands",
        "gets": "received_chips",
        "gives": "given_chips",
        "whom": "other_seat",
    },
    "riverboat.floor.bets.bet_incidents.ChipsFoundBehind": {
        "won": "has_won_hand",
    },
    "riverboat.floor.bets.bet_incidents.ConditionalAction": {
        "amount": "spoken_amount",
        "meant": "intended_meaning",
        "word": "spoken_word",
    },
    "riverboat.floor.bets.bet_incidents.CountRequested": {
        "what": "count_target",
    },
    "riverboat.floor.bets.bet_incidents.ForwardMotion": {
        "acted": "has_next_player_acted",
        "crossed": "has_crossed_line",
        "last_chips": "are_last_chips",
        "released": "were_chips_released",
        "to_deceive": "is_deceptive",
    },
    "riverboat.floor.bets.bet_incidents.MiscountedPotBet": {
        "all_acted": "have_all_acted",
        "by_bettor": "is_requested_by_bettor",
        "right": "correct_total",
        "since": "later_actions",
        "street_over": "is_street_over",
        "substantial": "has_substantial_action",
        "to": "wager_total",
    },
    "riverboat.floor.bets.bet_incidents.OtherChipsTouched": {
        "whom": "owner_seat",
    },
    "riverboat.floor.bets.bet_incidents.PushedChips": {
        "acted": "has_next_player_acted",
        "amount": "spoken_amount",
        "before": "was_spoken_first",
        "last_chips": "are_last_chips",
        "mixed": "has_mixed_chips",
        "old": "earlier_bet_chips",
        "took": "taken_back_chips",
        "wants": "announced_bet",
        "word": "spoken_word",
    },
    "riverboat.floor.bets.bet_incidents.ShortCall": {
        "acted": "has_player_behind_acted",
        "also": "next_short_caller_seat",
        "claims": "excuse",
        "folds": "folds_when_informed",
        "said_call": "has_said_call",
        "shown": "was_hand_shown",
        "thought": "believed_bet",
        "told": "announced_call",
    },
    "riverboat.floor.bets.bet_incidents.SpokenAction": {
        "amount": "spoken_amount",
        "meant": "intended_meaning",
        "then": "second_word",
        "word": "spoken_word",
    },
    "riverboat.floor.bets.bet_incidents.StringBetClaimed": {
        "confirmed": "is_confirmed_by_floor",
        "last_chips": "are_last_chips",
    },
    "riverboat.floor.bets.bet_incidents.UndersizedWagerFound": {
        "faced": "bet_faced",
        "least": "min_total",
        "street_over": "is_street_over",
        "to": "wager_total",
    },
    "riverboat.floor.cards.card_incidents.BoxedCards": {
        "cards": "boxed_count",
        "covered": "is_next_card_mixed_in",
        "later": "was_found_after_deal",
    },
    "riverboat.floor.cards.card_incidents.CardExposed": {
        "both_theirs": "are_both_down_cards",
        "by": "exposed_by",
        "claimed": "is_claimed_by_owner_only",
        "first": "is_first_of_last_street",
        "good": "must_be_kept",
        "looked": "has_owner_looked",
        "low_card": "is_low_card",
        "of_theirs": "hand_position",
        "off_deck": "deck_position",
        "shown": "exposed_count",
    },
    "riverboat.floor.cards.card_incidents.ClaimedLow": {
        "fouled": "fouled_seat",
        "holds": "actual_rank",
        "said": "announced_rank",
        "third": "third_player_seat",
    },
    "riverboat.floor.cards.card_incidents.DealtOutOfOrder": {
        "to_the_button": "is_second_card_to_button",
    },
    "riverboat.floor.cards.card_incidents.DrawCountRequested": {
        "of_the_dealer": "is_dealer_asked",
    },
    "riverboat.floor.cards.card_incidents.ExtraFlopCards": {
        "cards": "card_count",
    },
    "riverboat.floor.cards.card_incidents.FiveCardsDrawn": {
        "last": "is_last_to_draw",
    },
    "riverboat.floor.cards.card_incidents.ForeignCard": {
        "unseen": "is_played_unseen",
        "where": "card_place",
    },
    "riverboat.floor.cards.card_incidents.FoulDeck": {
        "knew": "has_bet_knowingly",
        "next_hand": "has_next_hand_begun",
        "where": "card_place",
    },
    "riverboat.floor.cards.card_incidents.IneligibleSeatDealt": {
        "in_game": "is_seat_in_game",
    },
    "riverboat.floor.cards.card_incidents.LastStreetOpenerAsked": {
        "common": "is_last_card_common",
        "to": "highest_upcards_seat",
    },
    "riverboat.floor.cards.card_incidents.PairUnannounced": {
        "fouled": "fouled_seat",
    },
    "riverboat.floor.cards.card_incidents.PlayerAbsent": {
        "low_card": "has_low_card",
    },
    "riverboat.floor.cards.card_incidents.PlayerLeftOut": {
        "present": "was_present",
    },
    "riverboat.floor.cards.card_incidents.PrematureStreet": {
        "cards": "early_card_count",
        "looked": "has_looked_at_last_card",
    },
    "riverboat.floor.cards.card_incidents.RappedPat": {
        "knew": "knew_of_raise",
    },
    "riverboat.floor.cards.card_incidents.RedealClaimed": {
        "here": "is_present_now",
        "was": "first_deal_status",
    },
    "riverboat.floor.cards.card_incidents.SevenChecked": {
        "best": "is_best_hand",
        "completed": "has_completed_bet",
        "overcall": "overcaller_seat",
        "short_all_in": "faced_short_all_in",
    },
    "riverboat.floor.cards.card_incidents.ShortCut": {
        "cards": "smaller_part_size",
    },
    "riverboat.floor.cards.card_incidents.StubDropped": {
        "in_order": "is_order_certain",
        "mixed": "is_mixed_with_other_cards",
    },
    "riverboat.floor.cards.card_incidents.UnpostedBlind": {
        "looked": "has_looked_at_cards",
    },
    "riverboat.floor.cards.card_incidents.WrongBringIn": {
        "to": "correct_seat",
    },
    "riverboat.floor.cards.card_incidents.WrongBurnCount": {
        "awarded": "is_pot_awarded",
        "burns": "burn_count",
        "looked": "has_looked_at_last_card",
        "seen": "was_board_card_seen",
        "stands": "one_check_accepts_flop",
    },
    "riverboat.floor.cards.card_incidents.WrongCardCount": {
        "apart": "is_extra_card_identifiable",
        "in_sequence": "is_missing_card_on_stub",
    },
    "riverboat.floor.hands.hand_incidents.AwardDisputed": {
        "break_for": "seconds_since_award",
        "next_hand": "next_hand_state",
        "what": "dispute_subject",
    },
    "riverboat.floor.hands.hand_incidents.AwayOnPenalty": {
        "low": "has_low_card",
    },
    "riverboat.floor.hands.hand_incidents.BoardPlayed": {
        "said": "was_announced",
        "tabled": "are_all_cards_tabled",
    },
    "riverboat.floor.hands.hand_incidents.CardsOverLine": {
        "touched": "has_dealer_touched_cards",
    },
    "riverboat.floor.hands.hand_incidents.CardsPartlyShown": {
        "asked": "are_other_cards_requested",
    },
    "riverboat.floor.hands.hand_incidents.CardsPushedAway": {
        "certain": "are_cards_certain",
        "touched": "has_dealer_touched_cards",
    },
    "riverboat.floor.hands.hand_incidents.CardsRequested": {
        "abused": "is_right_abused",
        "aggressor": "was_last_aggressor",
        "dealt_in": "was_asker_dealt_in",
        "eligible": "is_hand_eligible",
        "holds": "has_asker_cards",
        "paid": "has_asker_called_last_bet",
        "suspicion": "is_collusion_suspected",
        "whose": "owner_seat",
        "winner": "has_asker_won",
    },
    "riverboat.floor.hands.hand_incidents.CardsShownToOnePlayer": {
        "acts": "viewer_next_turn",
        "to": "viewer_seat",
    },
    "riverboat.floor.hands.hand_incidents.CardsTurnedFaceUp": {
        "to_come": "is_action_to_come",
    },
    "riverboat.floor.hands.hand_incidents.ChipsFound": {
        "owner_known": "is_owner_known",
    },
    "riverboat.floor.hands.hand_incidents.ConductBreach": {
        "warned": "earlier_warning_count",
        "what": "offence",
    },
    "riverboat.floor.hands.hand_incidents.DepartureDuringHand": {
        "all_in": "is_all_in",
        "to_come": "has_live_cards",
    },
    "riverboat.floor.hands.hand_incidents.DiscardedAsWinner": {
        "called": "was_bet_called",
    },
    "riverboat.floor.hands.hand_incidents.FoldedAfterFalseInformation": {
        "certain": "are_cards_certain",
    },
    "riverboat.floor.hands.hand_incidents.HandDiscarded": {
        "next_acted": "has_next_player_acted",
    },
    "riverboat.floor.hands.hand_incidents.HandFouled": {
        "certain": "are_cards_certain",
    },
    "riverboat.floor.hands.hand_incidents.HandMiscalled": {
        "cost": "was_other_hand_lost",
        "deliberate": "is_deliberate",
        "lowball": "is_lowball",
    },
    "riverboat.floor.hands.hand_incidents.OneCardTabled": {
        "shows": "shows_all_on_request",
    },
    "riverboat.floor.hands.hand_incidents.PotMisawarded": {
        "clear": "is_winner_clear",
        "next_hand": "next_hand_state",
        "pushed": "is_pot_pushed",
        "to": "recipient_seat",
    },
    "riverboat.floor.hands.hand_incidents.ShowOrderAsked": {
        "aggressor": "aggressor_seat",
        "bet": "has_last_street_bet",
        "early": "was_all_in_early",
        "first": "first_to_act_seat",
    },
    "riverboat.floor.hands.hand_incidents.SoleRemainingHand": {
        "folded": "have_all_others_folded",
    },
    "riverboat.floor.hands.hand_incidents.TabledHandMucked": {
        "won": "has_clearly_won",
    },
    "riverboat.floor.incident.Incident": {
        "who": "seat",
    },
    "riverboat.floor.incident_parsing.parse_results.NotUnderstood": {
        "known": "are_all_words_known",
        "near": "similar_words",
    },
    "riverboat.floor.incident_parsing.parse_results.Understood": {
        "people": "player_labels",
        "seen": "incident",
    },
    "riverboat.floor.outcome.ruling_outcome.Outcome": {
        "left": "remaining_orders",
    },
    "riverboat.floor.outcome.supplied_cards.SuppliedCards": {
        "picked": "picked_card",
        "stub": "stub_cards",
    },
    "riverboat.floor.spot.ActionTaken": {
        "chips": "puts_chips_in",
        "deed": "action",
    },
    "riverboat.floor.spot.Spot": {
        "acted": "has_acted",
        "acted_here": "has_street_action",
        "anybody_acted": "has_anyone_acted",
        "begun": "has_deal_begun",
        "behind": "players_behind_count",
        "bet": "bet_to_match",
        "betting": "is_betting_open",
        "board": "board_card_count",
        "boards": "board_count",
        "burned": "burned_count",
        "call": "chips_to_call",
        "did": "actions_taken",
        "drawing": "has_draw_begun",
        "elsewhere": "known_cards_elsewhere",
        "family": "game_family",
        "hole": "hole_card_count",
        "in_turn": "is_in_turn",
        "last_street": "is_last_street",
        "least": "min_total",
        "least_bet": "min_bet",
        "live": "live_player_count",
        "may_raise": "can_raise",
        "more_betting": "has_more_betting",
        "most": "max_total",
        "on_button": "is_on_button",
        "opening": "is_opening_bet",
        "own": "chips_in_front",
        "players": "player_count",
        "raise_by": "min_raise_size",
        "stub": "stub_size",
        "turn": "seat_to_act",
        "uncalled": "uncalled_chips",
        "unit": "smallest_chip",
        "who": "seat",
    },
    "riverboat.floor.turns.turn_incidents.ActedOutOfTurn": {
        "act": "action",
        "since": "action_since",
        "to": "raise_total",
    },
    "riverboat.floor.turns.turn_incidents.ClockCalled": {
        "dealt_in": "was_caller_dealt_in",
        "seated": "is_caller_seated",
        "waited": "elapsed_seconds",
    },
    "riverboat.floor.turns.turn_incidents.HandStartAsked": {
        "at": "dealer_motion",
    },
    "riverboat.floor.turns.turn_incidents.KillMissed": {
        "announced": "was_kill_announced",
        "put": "chips_put_in",
    },
    "riverboat.floor.turns.turn_incidents.LevelEnded": {
        "push": "are_dealers_changing",
    },
    "riverboat.floor.turns.turn_incidents.PlayerSkipped": {
        "all_before": "have_all_before_acted",
        "behind": "actions_behind",
        "enough": "is_action_sufficient",
    },
    "riverboat.floor.turns.turn_incidents.RepeatedAction": {
        "act": "action",
        "knowingly": "has_acted_knowingly",
        "to": "raise_total",
    },
    "riverboat.floor.turns.turn_incidents.TimeExpired": {
        "tie": "has_acted_at_deadline",
    },
    "riverboat.floor.verdict.Cite": {
        "book": "rule_number",
    },
    "riverboat.floor.verdict.FloorDiscretion": {
        "why": "reasons",
    },
    "riverboat.floor.verdict.Ruling": {
        "why": "reasons",
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
    "riverboat.live.live_moves.CardsRevealed": {
        "held": "holdings",
        "more": "other_boards",
    },
    "riverboat.live.live_moves.Change": {
        "back": "undone_count",
    },
    "riverboat.live.live_moves.MistakeRecorded": {
        "burned": "burned_count",
        "cards": "card_count",
        "to": "total",
        "what": "kind",
    },
    "riverboat.live.live_moves.Move": {
        "did": "commands",
        "has": "contains",
    },
    "riverboat.live.live_moves.RulingCarriedOut": {
        "by": "authority",
        "seen": "incident",
        "told": "known_spot",
    },
    "riverboat.live.record_file.GameRecordFile": {
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
    "riverboat.picture.hand_scene.StreetFrames": {
        "first": "first_frame_index",
    },
    "riverboat.remote.bot_agent.BotAgent": {
        "done": "is_done",
        "followed": "replica",
        "hear": "handle_frame",
        "wanted": "is_current",
    },
    "riverboat.remote.bot_agent.DelayedFrame": {
        "after": "delay_seconds",
    },
    "riverboat.remote.client.RemoteRoom": {
        "ask": "submit",
        "connections": "connection_count",
        "next_cmd": "next_command_id",
        "offset": "clock_offset_ms",
        "trip": "round_trip_ms",
    },
    "riverboat.remote.delivery_times.TimedAction": {
        "set_record": "set_seq",
    },
    "riverboat.remote.load_plan.LoadPlan": {
        "others": "other_urls",
        "signals": "process_ids",
        "warm": "warm_up_seconds",
    },
    "riverboat.remote.load_plan.LoadResult": {
        "lost": "lost_connections",
        "most": "max_ms",
        "p50": "p50_ms",
        "p99": "p99_ms",
        "refused": "rejected_count",
    },
    "riverboat.remote.load_players.LoadTable": {
        "fill": "seat_players",
    },
    "riverboat.remote.remote_table.CommandRejected": {
        "said": "phrase",
    },
    "riverboat.remote.remote_table.RemoteTable": {
        "mine": "private_view",
    },
    "riverboat.remote.remote_table.TableGoneError": {
        "said": "phrase",
    },
    "riverboat.remote.room_http.Identity": {
        "guest": "is_guest",
    },
    "riverboat.remote.room_http.LobbyTable": {
        "playing": "is_hand_running",
        "private": "is_private",
        "seated": "seated_count",
        "watching": "spectator_count",
    },
    "riverboat.remote.room_http.OpenedTable": {
        "invite": "invitation_link",
    },
    "riverboat.remote.room_http.RoomHttpClient": {
        "socket": "socket_url",
    },
    "riverboat.remote.room_http.RoomRefused": {
        "wait": "retry_after_seconds",
        "why": "reason",
    },
    "riverboat.remote.table_replica.ReplicaSet": {
        "hear": "apply_frame",
        "missed": "gap_requests",
    },
    "riverboat.remote.table_replica.TableReplica": {
        "ask": "make_command",
        "begin": "load_snapshot",
        "go_on": "apply_update",
        "me": "own_seat_view",
        "mine": "private_view",
        "missed": "has_gap",
        "news": "latest_facts",
        "watch": "make_watch",
    },
    "riverboat.review.street_solutions.StreetProgress": {
        "part": "fraction_done",
    },
    "riverboat.service.history.hand_export.TableHand": {
        "came": "rabbit_cards",
        "ended": "early_end",
        "shown": "shown_cards",
    },
    "riverboat.service.history.hand_export.UnwrittenHand": {
        "why": "reason",
    },
    "riverboat.service.history.replay_steps.HandContext": {
        "began": "begin_fact",
        "won": "chips_won",
    },
    "riverboat.service.history.replay_steps.ReplayStep": {
        "told": "phrases",
        "up": "upcards",
    },
    "riverboat.service.history.stream_verifier.Evidence": {
        "anchor": "earlier_head",
        "sealed": "sealed_blobs",
    },
    "riverboat.service.history.stream_verifier.Problem": {
        "told": "message",
        "why": "reason",
    },
    "riverboat.service.history.stream_verifier.Report": {
        "cards": "compared_cards",
        "clean": "is_clean",
        "opened": "opened_hands",
        "sealed": "sealed_hands",
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
    "riverboat.service.state.table_settings.TableLink": {
        "once": "is_single_use",
        "until": "expires_at",
    },
    "riverboat.service.state.table_settings.TableSettings": {
        "auto": "starts_hands_automatically",
        "between": "seconds_between_hands",
        "one_address": "shared_address_policy",
        "to_sit": "seconds_to_sit",
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
    "riverboat.sim.matches.match_result.MatchResult": {
        "asked": "requested_hands",
    },
    "riverboat.sim.sessions.simulated_dealer.SimulatedDealer": {
        "do": "execute",
        "may_begin": "can_begin_hand",
        "now": "pending",
    },
    "riverboat.sim.sessions.simulated_sessions.SessionPlan": {
        "anew": "resets_stacks",
    },
    "riverboat.sim.sessions.simulated_sessions.SimulatedSession": {
        "hand": "play_hand",
    },
    "riverboat.sim.vector.Observation": {
        "least": "min_amount",
        "most": "max_amount",
    },
    "riverboat.solve.blueprint.preflop_strategy.PreflopStrategy": {
        "after": "actions_before",
        "chances": "probabilities",
        "names": "options",
    },
    "riverboat.solve.postflop.solving.SolveProgress": {
        "part": "fraction_done",
    },
    "riverboat.stats.player_statistics.PlayerStatistics": {
        "chances": "opportunities",
    },
    "riverboat.store.audit_rows.AuditFilter": {
        "before": "before_seq",
        "what": "action",
    },
    "riverboat.store.audit_rows.AuditRow": {
        "what": "action",
        "who": "actor",
        "whom": "affected_player",
    },
    "riverboat.store.errors.Conflict": {
        "found": "actual_length",
    },
    "riverboat.store.errors.LeaseLost": {
        "found": "current_epoch",
    },
    "riverboat.store.memory_store.Memory": {
        "answers": "replies",
        "audit": "audit_rows",
        "sealed": "sealed_blobs",
    },
    "riverboat.store.memory_store.MemoryStore": {
        "account": "find_account",
        "accounts": "search_accounts",
        "add_audit": "add_audit_row",
        "answer": "find_reply",
        "audit": "find_audit_rows",
        "beat": "write_heartbeat",
        "checkpoint": "find_checkpoint",
        "checkpoints": "list_checkpoints",
        "email": "find_email",
        "end_links": "delete_expired_links",
        "end_sessions": "delete_expired_sessions",
        "entries": "list_ledger_entries",
        "forget_answers": "delete_old_replies",
        "forget_audit": "delete_old_audit_rows",
        "forget_checkpoints": "delete_checkpoints",
        "hand": "find_hand",
        "hands": "list_hands",
        "key": "find_key",
        "link": "find_link",
        "names": "list_account_names",
        "names_of_email": "list_names_of_email",
        "passkey": "find_passkey",
        "put_recovery": "put_recovery_codes",
        "recovery": "recovery_code_count",
        "review": "find_review",
        "review_parts": "load_review_parts",
        "sealed": "find_sealed_blob",
        "session": "find_session",
        "sizes": "measure_sizes",
        "streams": "stream_lengths",
        "table": "find_table",
        "tables": "list_tables",
        "totp": "find_totp",
        "use_recovery": "use_recovery_code",
        "use_step": "use_totp_step",
        "waiting_reviews": "list_waiting_reviews",
    },
    "riverboat.store.rows.AccountRow": {
        "admin": "is_admin",
        "password": "password_hash",
    },
    "riverboat.store.rows.HandRow": {
        "first": "first_seq",
        "last": "last_seq",
    },
    "riverboat.store.rows.KeyRow": {
        "bot": "is_bot",
        "key": "key_hash",
    },
    "riverboat.store.rows.LinkRow": {
        "hashed": "token_hash",
        "until": "expires_at",
    },
    "riverboat.store.rows.NoteRow": {
        "about": "subject",
    },
    "riverboat.store.rows.PasskeyRow": {
        "count": "signature_count",
        "handle": "user_handle",
    },
    "riverboat.store.rows.SessionRow": {
        "csrf": "csrf_token",
        "token": "token_hash",
        "until": "expires_at",
    },
    "riverboat.store.rows.TotpRow": {
        "secret": "sealed_secret",
        "step": "last_used_step",
    },
    "riverboat.store.sql.SqlStore": {
        "account": "find_account",
        "accounts": "search_accounts",
        "add_audit": "add_audit_row",
        "answer": "find_reply",
        "audit": "find_audit_rows",
        "beat": "write_heartbeat",
        "checkpoint": "find_checkpoint",
        "checkpoints": "list_checkpoints",
        "email": "find_email",
        "end_links": "delete_expired_links",
        "end_sessions": "delete_expired_sessions",
        "entries": "list_ledger_entries",
        "forget_answers": "delete_old_replies",
        "forget_audit": "delete_old_audit_rows",
        "forget_checkpoints": "delete_checkpoints",
        "hand": "find_hand",
        "hands": "list_hands",
        "key": "find_key",
        "link": "find_link",
        "names": "list_account_names",
        "names_of_email": "list_names_of_email",
        "passkey": "find_passkey",
        "put_recovery": "put_recovery_codes",
        "recovery": "recovery_code_count",
        "review": "find_review",
        "review_parts": "load_review_parts",
        "sealed": "find_sealed_blob",
        "session": "find_session",
        "sizes": "measure_sizes",
        "streams": "stream_lengths",
        "table": "find_table",
        "tables": "list_tables",
        "totp": "find_totp",
        "use_recovery": "use_recovery_code",
        "use_step": "use_totp_step",
        "waiting_reviews": "list_waiting_reviews",
    },
    "riverboat.store.stream_records.Batch": {
        "answers": "replies",
        "audit": "audit_rows",
        "entries": "ledger_entries",
        "expected": "expected_seq",
        "keeps_from": "keep_checkpoints_from",
        "sealed": "sealed_blobs",
    },
    "riverboat.store.stream_records.Checkpoint": {
        "code": "code_fingerprint",
    },
    "riverboat.store.stream_records.LedgerEntry": {
        "source": "from_account",
        "to": "to_account",
        "why": "reason",
    },
    "riverboat.store.stream_records.LedgerRow": {
        "source": "from_account",
        "to": "to_account",
        "why": "reason",
    },
    "riverboat.store.stream_records.StoredReply": {
        "cmd": "idempotency_key",
    },
    "riverboat.table.money.player_account.Account": {
        "due": "balance_due",
    },
    "riverboat.table.money.session_ledger.Ledger": {
        "account_at": "find_account_at_chair",
        "account_of": "find_account",
        "at": "find_account_at_chair",
        "of": "find_account",
    },
    "riverboat.table.rules.table_rules.TableRules": {
        "but": "replace",
    },
    "riverboat.table.state.facts.blind_facts.DebtsRecorded": {
        "ante": "missed_ante",
        "big": "missed_big",
        "small": "missed_small",
        "straddle": "missed_straddle",
    },
    "riverboat.table.state.facts.blind_facts.DebtsRestored": {
        "ante": "missed_ante",
        "big": "missed_big",
        "small": "missed_small",
        "straddle": "missed_straddle",
    },
    "riverboat.table.state.facts.chip_facts.ChipsAsked": {
        "how": "purchase",
    },
    "riverboat.table.state.facts.chip_facts.ChipsBought": {
        "behind": "hands_until_delivery",
        "how": "purchase",
    },
    "riverboat.table.state.facts.chip_facts.ChipsReturned": {
        "spent": "is_spent",
    },
    "riverboat.table.state.facts.clock_facts.BankFilled": {
        "added": "added_ms",
    },
    "riverboat.table.state.facts.clock_facts.ClockStarted": {
        "since": "started_at",
        "until": "deadline",
    },
    "riverboat.table.state.facts.clock_facts.ClockStopped": {
        "acted": "has_acted",
        "used": "used_bank_ms",
    },
    "riverboat.table.state.facts.clock_facts.TimeRanOut": {
        "dead": "is_hand_dead",
        "in_a_row": "consecutive_timeouts",
    },
    "riverboat.table.state.facts.fee_facts.ColouredUp": {
        "cards": "cards_by_chair",
        "chips": "stacks_by_chair",
        "gained": "gained_chips",
        "into": "new_value",
        "worth": "removed_value",
    },
    "riverboat.table.state.facts.fee_facts.JackpotWon": {
        "cards": "beaten_cards",
        "chips": "payments",
        "losers": "losing_chairs",
        "winners": "winning_chairs",
    },
    "riverboat.table.state.facts.fee_facts.KittySpent": {
        "what": "expense",
    },
    "riverboat.table.state.facts.fee_facts.SevenDeucePaid": {
        "by": "payments",
    },
    "riverboat.table.state.facts.fee_facts.TimeFeePaid": {
        "short": "unpaid_chips",
    },
    "riverboat.table.state.facts.marker_facts.MarkerAnswered": {
        "accepts": "is_accepted",
    },
    "riverboat.table.state.facts.marker_facts.MarkerRefused": {
        "by": "refusing_chair",
    },
    "riverboat.table.state.facts.marker_facts.MarkerTaken": {
        "within": "due_within_hours",
    },
    "riverboat.table.state.facts.marker_facts.RebuyRequired": {
        "required": "is_required",
    },
    "riverboat.table.state.facts.seating_facts.CameBack": {
        "waits": "waits_for_big_blind",
    },
    "riverboat.table.state.facts.seating_facts.ChangedChair": {
        "deal_off": "is_exempt_from_post",
        "has_free_entry": "is_exempt_from_post",
        "place": "entry_distance",
        "settled": "has_come_in",
        "to": "new_chair",
    },
    "riverboat.table.state.facts.seating_facts.LeaveScheduled": {
        "leaves": "is_leaving",
    },
    "riverboat.table.state.facts.seating_facts.Left": {
        "at": "left_at",
        "why": "reason",
    },
    "riverboat.table.state.facts.seating_facts.SatDown": {
        "entry": "entry_mode",
    },
    "riverboat.table.state.facts.seating_facts.SatOut": {
        "why": "reason",
    },
    "riverboat.table.state.facts.seating_facts.SitOutScheduled": {
        "at_blind": "at_big_blind",
        "sits_out": "is_sitting_out",
    },
    "riverboat.table.state.facts.straddle_facts.KillWon": {
        "percent": "limit_percent",
    },
    "riverboat.table.state.facts.straddle_facts.LegWon": {
        "legs": "leg_count",
    },
    "riverboat.table.state.facts.straddle_facts.Straddled": {
        "live": "is_live",
        "rock": "is_rock",
        "to": "total_bet",
    },
    "riverboat.table.state.facts.table_hand_facts.BlindsChopped": {
        "number": "hand_number",
    },
    "riverboat.table.state.facts.table_hand_facts.DuePost": {
        "counts_as": "live_chips",
        "why": "reason",
    },
    "riverboat.table.state.facts.table_hand_facts.HandBegan": {
        "at": "began_at",
        "big": "big_blind_chair",
        "boards": "board_count",
        "bomb": "bomb_pot_ante",
        "dues": "due_posts",
        "game": "game_index",
        "number": "hand_number",
        "percent": "limit_percent",
        "small": "small_blind_chair",
    },
    "riverboat.table.state.facts.table_hand_facts.HandCalledOff": {
        "number": "hand_number",
    },
    "riverboat.table.state.facts.table_hand_facts.HandClosed": {
        "chips": "stacks",
        "number": "hand_number",
        "won": "won_chips",
    },
    "riverboat.table.state.facts.table_opening_facts.GameChosen": {
        "game": "game_index",
    },
    "riverboat.table.state.table_commands.AnswerMarker": {
        "accepts": "is_accepted",
    },
    "riverboat.table.state.table_commands.Approve": {
        "yes": "is_approved",
    },
    "riverboat.table.state.table_commands.Begin": {
        "boards": "board_count",
        "bomb": "bomb_pot_ante",
    },
    "riverboat.table.state.table_commands.ComeBack": {
        "waits": "waits_for_big_blind",
    },
    "riverboat.table.state.table_commands.Leave": {
        "cancel": "is_cancelled",
    },
    "riverboat.table.state.table_commands.Resume": {
        "stopped": "stopped_at",
    },
    "riverboat.table.state.table_commands.Sit": {
        "entry": "entry_mode",
        "waits": "waits_for_big_blind",
    },
    "riverboat.table.state.table_commands.SitOut": {
        "at_blind": "at_big_blind",
        "cancel": "is_cancelled",
    },
    "riverboat.table.state.table_commands.SpendKitty": {
        "what": "expense",
    },
    "riverboat.table.state.table_pending.Idle": {
        "ready": "ready_chairs",
        "why": "reason",
    },
    "riverboat.table.state.table_pending.StraddleOffer": {
        "least": "min_bet",
        "live": "is_live",
        "most": "max_bet",
    },
    "riverboat.table.state.table_pending.ToBegin": {
        "ready": "ready_chairs",
    },
    "riverboat.table.state.table_state.Clock": {
        "since": "started_at",
        "until": "deadline",
    },
    "riverboat.table.state.table_state.Table": {
        "arriving": "arriving_chips",
        "began_at": "hand_began_at",
        "borrowed": "unsettled_markers",
        "busy": "is_hand_running",
        "buyer": "button_buyer",
        "carried": "carried_chips",
        "chop": "chop_offer_chair",
        "chosen_by": "game_chooser_chair",
        "chosen_for": "game_chosen_for_hand",
        "closed": "is_closed",
        "drawing": "redraw_chairs",
        "first_button": "drawn_button",
        "game": "game_index",
        "game_hands": "hands_of_game",
        "game_now": "current_game",
        "killer": "killer_chair",
        "kills_owed": "players_owing_kill",
        "last": "last_positions",
        "lent": "lent_chips",
        "loans": "unpaid_loans",
        "marker": "offered_marker",
        "marker_yes": "marker_acceptances",
        "numbers": "hand_count",
        "opening": "hand_opening",
        "over": "last_hand",
        "percent": "limit_percent",
        "placed": "placed_button",
        "playing": "hand_chairs",
        "positions": "displayed_positions",
        "ring": "occupied_chairs",
        "rock": "rock_chair",
        "rock_straddled": "has_rock_straddle",
        "short_buys": "short_buy_in_counts",
        "spent": "spent_chips",
        "taken_away": "chips_taken_away",
        "time_due": "time_fee_due",
        "turn": "timed_turn",
        "vacated": "departed_players",
        "winner": "winner_chair",
    },
    "riverboat.table.state.table_state.TablePlayer": {
        "absences": "missed_orbits",
        "ante": "missed_ante",
        "asked": "requested_chips",
        "asked_as": "requested_purchase",
        "away_since": "away_since_ms",
        "away_used": "has_used_away_time",
        "bank": "time_bank_ms",
        "big": "missed_big",
        "bought": "has_bought_in",
        "coming": "chips_behind",
        "deal_off": "is_exempt_from_post",
        "has_free_entry": "is_exempt_from_post",
        "leaves_next": "leaves_after_hand",
        "legs": "kill_legs",
        "lost": "is_disconnected",
        "moved": "is_new_after_move",
        "newcomer": "is_newcomer",
        "out": "is_sitting_out",
        "owes": "has_missed_posts",
        "passed": "is_passed_by_button",
        "place": "entry_distance",
        "played": "last_hand_number",
        "ran_out": "timeout_count",
        "settled": "has_come_in",
        "sits_out_at_blind": "sits_out_at_big_blind",
        "sits_out_next": "sits_out_after_hand",
        "skipped_big": "has_skipped_big",
        "skipped_small": "has_skipped_small",
        "small": "missed_small",
        "straddle": "missed_straddle",
        "time_asked": "has_asked_for_time",
        "waits": "waits_for_big_blind",
        "warnings": "warning_count",
    },
    "riverboat.tools.blind_clock.Clock": {
        "at": "level_index",
        "left": "left_ms",
        "running": "is_running",
    },
    "riverboat.tools.blind_clock.ClockLevel": {
        "n": "level_number",
    },
    "riverboat.tools.blind_clock.LevelRaise": {
        "greatest": "max_raise_to",
        "least": "min_raise_to",
    },
    "riverboat.tools.legal_raises.LegalRaise": {
        "asked": "raise_check",
        "behind": "options_behind",
    },
    "riverboat.tools.legal_raises.RaiseCheck": {
        "legal": "is_legal",
        "to": "total",
        "why_not": "raise_refusal",
    },
    "riverboat.tools.legal_raises.RaiseOption": {
        "call": "call_chips",
        "greatest": "max_raise_to",
        "least": "min_raise_to",
        "why_not": "raise_refusal",
    },
    "riverboat.tools.odd_chips.ShareOfThePot": {
        "odd": "has_odd_chip",
    },
    "riverboat.tools.odd_chips.SplitPot": {
        "low": "low_winners",
    },
    "riverboat.tools.pot_limit.PotMaximum": {
        "after": "pot_after_call",
        "call": "call_chips",
        "least": "min_raise_to",
        "stack": "all_in_total",
    },
    "riverboat.tools.return_posts.PostOwed": {
        "live": "is_live",
        "why": "reason",
    },
    "riverboat.tools.return_posts.ReturnPosts": {
        "dead": "dead_chips",
        "later": "later_live_chips",
        "live": "live_chips",
        "waits": "waits_for_big_blind",
    },
    "riverboat.tools.return_posts.ReturningPlayer": {
        "bet": "bet_to_match",
        "big": "big_blind_chair",
        "missed_big": "has_missed_big_blind",
        "missed_small": "has_missed_small_blind",
        "new": "is_new_player",
        "small": "small_blind_chair",
    },
    "riverboat.tools.showdown_order.ShowdownHands": {
        "all_in": "is_all_in",
        "last_bet": "last_bet_chair",
        "pushed": "all_in_chair",
    },
    "riverboat.tools.showdown_order.ShowdownOrder": {
        "at_once": "is_simultaneous",
    },
    "riverboat.tools.side_pots.LayeredPot": {
        "dead": "dead_chips",
    },
    "riverboat.tools.side_pots.SidePots": {
        "back": "uncalled_bet",
    },
    "riverboat.tools.tool_answer.Step": {
        "said": "phrase",
    },
    "riverboat.tools.typed_actions.TypedAction": {
        "deed": "action",
        "who": "player",
    },
    "riverboat.tourney.balance.blind_distance.SeatedTable": {
        "out_of_use": "closed_seats",
        "empty": "empty_seats",
        "players": "player_count",
        "room": "capacity",
    },
    "riverboat.tourney.balance.seat_moves.BalancingPlan": {
        "broken": "broken_tables",
        "later": "postponed_count",
    },
    "riverboat.tourney.balance.seat_moves.SeatMove": {
        "to": "new_seat",
    },
    "riverboat.tourney.prizes.prize_table.PrizeRequest": {
        "least": "min_prize",
    },
    "riverboat.tourney.state.event_state.Entrant": {
        "added_on": "has_added_on",
        "away": "is_away",
        "entries": "entry_count",
        "head": "bounty",
        "heads": "bounty_winnings",
        "locked": "is_locked",
        "number": "entry_number",
        "paid": "total_paid",
        "penalty": "penalty_hands",
        "rebuys": "rebuy_count",
    },
    "riverboat.tourney.state.event_state.Event": {
        "asking": "entry_requests",
        "at": "seated_at",
        "bagged": "is_bagged",
        "busy": "is_busy",
        "by_hand": "is_hand_for_hand",
        "by_hand_after": "felt_hand_before_rounds",
        "cards": "drawn_card_count",
        "closed": "is_registration_closed",
        "closed_seats": "closed_seat_count",
        "draw_all": "must_redraw_all",
        "draws": "draw_count",
        "entries": "entry_count",
        "felt_hand": "felt_hand_count",
        "flights": "joined_flights",
        "giver": "last_giver_table",
        "head_money": "bounty_pool",
        "homeless": "unseated_entrants",
        "inside": "remaining_entrants",
        "last_hands": "last_hands_by_table",
        "left": "players_left",
        "made": "made_cards",
        "missing": "missing_chips",
        "odd": "prize_remainder",
        "order": "posted_breaking_order",
        "paid": "paid_place_count",
        "placed": "placed_count",
        "pool": "prize_pool",
        "races": "colour_ups_due",
        "racing": "tables_due_colour_up",
        "removed": "chips_removed",
        "round": "tables_in_round",
        "seal": "seed_hash",
        "settled": "last_closed_felt_hand",
        "sizes": "table_count_by_size",
        "sold": "chips_sold",
        "tickets": "used_tickets",
    },
    "riverboat.tourney.structure.levels.Level": {
        "posted": "label",
    },
    "riverboat.tourney.structure.levels.Structure": {
        "smallest": "smallest_chip",
    },
    "riverboat.wire.client_commands.hand_commands.AddChips": {
        "how": "source",
    },
    "riverboat.wire.client_commands.hand_commands.AnswerMarker": {
        "yes": "is_accepted",
    },
    "riverboat.wire.client_commands.hand_commands.Straddle": {
        "to": "total",
    },
    "riverboat.wire.client_commands.host_command_types.Approve": {
        "yes": "is_approved",
    },
    "riverboat.wire.client_commands.host_command_types.Ban": {
        "until": "duration",
    },
    "riverboat.wire.client_commands.host_command_types.Begin": {
        "boards": "board_count",
        "bomb": "bomb_pot_ante",
    },
    "riverboat.wire.client_commands.host_command_types.MovePlayer": {
        "to": "new_chair",
    },
    "riverboat.wire.client_commands.host_command_types.Pause": {
        "now": "is_immediate",
    },
    "riverboat.wire.client_commands.host_command_types.SeatPlayer": {
        "entry": "entry_mode",
    },
    "riverboat.wire.client_commands.host_command_types.SpendKitty": {
        "what": "expense",
    },
    "riverboat.wire.client_commands.host_command_types.StreamTable": {
        "on": "is_on",
    },
    "riverboat.wire.client_commands.seat_commands.AnswerBombPot": {
        "yes": "has_agreed",
    },
    "riverboat.wire.client_commands.seat_commands.ComeBack": {
        "waits": "waits_for_big_blind",
    },
    "riverboat.wire.client_commands.seat_commands.Leave": {
        "cancel": "is_cancelled",
    },
    "riverboat.wire.client_commands.seat_commands.MoveToChair": {
        "to": "new_chair",
    },
    "riverboat.wire.client_commands.seat_commands.ProposeBombPot": {
        "boards": "board_count",
        "chips": "ante",
    },
    "riverboat.wire.client_commands.seat_commands.SetStandingAnswers": {
        "beaten": "beaten_hand",
        "waits": "waits_for_big_blind",
    },
    "riverboat.wire.client_commands.seat_commands.ShowOnStream": {
        "yes": "has_consented",
    },
    "riverboat.wire.client_commands.seat_commands.Sit": {
        "entry": "entry_mode",
        "waits": "waits_for_big_blind",
    },
    "riverboat.wire.client_commands.seat_commands.SitOut": {
        "at_blind": "at_big_blind",
        "cancel": "is_cancelled",
    },
    "riverboat.wire.messages.Accepted": {
        "cmd": "command_id",
        "later": "is_deferred",
    },
    "riverboat.wire.messages.CutPromise": {
        "end": "chain_end",
    },
    "riverboat.wire.messages.DeckSealedMessage": {
        "entries": "entry_count",
        "head": "root_log_head",
        "until": "cut_deadline",
    },
    "riverboat.wire.messages.ErrorFrame": {
        "said": "phrase",
        "why": "message",
    },
    "riverboat.wire.messages.ListPosition": {
        "place": "position",
        "until": "reserved_until",
        "why": "leave_reason",
        "wish": "wanted_chair",
    },
    "riverboat.wire.messages.MovePending": {
        "why": "move_reason",
    },
    "riverboat.wire.messages.Pong": {
        "now": "server_time_ms",
    },
    "riverboat.wire.messages.Rejected": {
        "cmd": "command_id",
        "legal": "legal_actions",
        "said": "phrase",
        "why": "message",
    },
    "riverboat.wire.messages.SeatAssignedMessage": {
        "why": "seat_reason",
    },
    "riverboat.wire.messages.Snapshot": {
        "mine": "private_view",
        "told": "event_phrases",
    },
    "riverboat.wire.messages.SubmitCommand": {
        "cmd": "command_id",
        "hand": "hand_number",
        "token": "turn_token",
        "wish": "command",
    },
    "riverboat.wire.messages.Update": {
        "mine": "private_view",
        "told": "event_phrases",
    },
    "riverboat.wire.messages.Watch": {
        "passive": "is_passive",
    },
    "riverboat.wire.messages.WatchEnded": {
        "by": "actor",
        "said": "phrase",
        "until": "banned_until",
        "why": "message",
    },
    "riverboat.wire.messages.Welcome": {
        "now": "server_time_ms",
    },
    "riverboat.wire.view.private_table_view.BanView": {
        "by": "banned_by",
        "until": "ends_at",
    },
    "riverboat.wire.view.private_table_view.NoticeView": {
        "by": "actor",
        "said": "phrase",
        "until": "banned_until",
        "what": "kind",
    },
    "riverboat.wire.view.private_table_view.PrivateView": {
        "barred": "bans",
        "buy": "purchase_limits",
        "challenge": "can_challenge",
        "extra": "can_request_time",
        "may_bomb": "can_propose_bomb_pot",
        "may_rabbit": "can_request_rabbit_hunt",
        "may_show": "showable_cards",
        "may_undo": "can_undo",
        "on_stream": "shows_cards_on_stream",
        "requests": "chip_requests",
        "side": "declared_side",
        "spend": "max_takeable_chips",
        "standing": "standing_answers",
        "together": "same_address_players",
        "token": "turn_token",
        "up": "upcards",
        "waiting": "waiting_players",
    },
    "riverboat.wire.view.private_table_view.StandingAnswersView": {
        "beaten": "beaten_hand",
        "waits": "waits_for_big_blind",
    },
    "riverboat.wire.view.table_view.AwardView": {
        "no_low": "has_no_low",
        "words": "holding",
    },
    "riverboat.wire.view.table_view.BombPotVoteView": {
        "agree": "agreed_count",
        "by": "proposer",
        "chips": "ante",
        "of": "voter_count",
    },
    "riverboat.wire.view.table_view.ClockView": {
        "since": "started_at",
        "until": "deadline",
    },
    "riverboat.wire.view.table_view.GameView": {
        "down": "max_down_cards",
        "limit": "structure",
        "low": "has_low",
    },
    "riverboat.wire.view.table_view.Money": {
        "before": "is_sign_first",
    },
    "riverboat.wire.view.table_view.PendingView": {
        "by": "actor",
        "said": "phrase",
        "to": "target_chair",
        "what": "command_tag",
    },
    "riverboat.wire.view.table_view.SeatView": {
        "asked": "requested_chips",
        "bank": "time_bank_ms",
        "behind": "chips_behind",
        "bot": "is_program",
        "called": "display_name",
        "drew": "discard_count",
        "here": "is_connected",
        "legs": "kill_legs",
        "makes_room": "yields_chair",
        "owes": "chips_owed",
        "says": "last_action",
        "won": "chips_won",
    },
    "riverboat.wire.view.table_view.TableView": {
        "about": "description",
        "asks": "question_kind",
        "bet": "bet_to_match",
        "big": "big_blind_chair",
        "bomb": "bomb_pot_ante",
        "carried": "carried_chips",
        "chairs": "chair_count",
        "chat": "is_chat_enabled",
        "choices": "game_choices",
        "cut_by": "cutters",
        "deck_root": "deck_root_hash",
        "delay": "spectator_delay_seconds",
        "draw": "draw_progress",
        "game_hand": "hand_of_game",
        "game_hands": "hands_per_game",
        "hand": "hand_number",
        "in_stead": "replaceable_chairs",
        "kept": "reserved_chairs",
        "killer": "killer_chair",
        "mix": "mixed_games",
        "next_at": "next_hand_at",
        "pays": "payout_ms",
        "pending": "deferred_commands",
        "percent": "limit_percent",
        "quiet": "is_chat_muted",
        "rabbit": "rabbit_boards",
        "raises": "raise_range",
        "rake": "total_rake",
        "raked": "hand_rake",
        "rock": "rock_chair",
        "root": "deck_root_hash",
        "run_out": "is_run_out",
        "sized": "has_variable_bets",
        "small": "small_blind_chair",
        "spectators": "allows_spectators",
        "streamed": "is_streamed",
        "waiting": "waiting_count",
        "watching": "spectator_count",
        "why": "idle_reason",
        "won": "winners",
    },
    "riverboat.wire.view.turn_views.ActTurn": {
        "all_in": "all_in_total",
        "barred": "raise_refusal",
        "bring_in": "is_bring_in",
        "ends_only": "only_min_or_max",
        "fold": "can_fold",
        "free": "can_check",
        "high": "max_raise_to",
        "low": "min_raise_to",
        "may_buy": "can_add_chips",
        "opens": "is_opening_bet",
        "pot": "pot_calculation",
        "short": "chips_missing",
        "unraised": "is_unraised",
    },
    "riverboat.wire.view.turn_views.DrawTurn": {
        "draws": "replaces_cards",
        "least": "min_cards",
        "most": "max_cards",
    },
    "riverboat.wire.view.turn_views.GameTurn": {
        "now": "default_game",
    },
    "riverboat.wire.view.turn_views.Preset": {
        "to": "total",
    },
    "riverboat.wire.view.turn_views.RunItTurn": {
        "most": "max_runs",
    },
    "riverboat.wire.view.turn_views.ShowTurn": {
        "may_muck": "can_muck",
        "mine": "is_own_turn",
    },
    "riverboat.wire.view.turn_views.StraddleTurn": {
        "least": "min_total",
        "live": "is_live",
        "most": "max_total",
    },
    "riverboat.wire.wire_phrases.RefusalView": {
        "said": "phrase",
        "why": "message",
    },
    "riverboat.words.reader.Reader": {
        "cite": "say_with_rule",
    },
}

RENAMED_KEYWORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "riverboat.live.record_file.GameRecordFile.__init__": {
        "keeper": "scorekeeper",
    },
    "riverboat.live.scorekeeper.Scorekeeper.reveal_cards": {
        "known": "revealed",
    },
    "riverboat.service.backups.write_scheduled_backup": {
        "moment": "started_at",
    },
    "riverboat.service.history.stream_verifier.load_evidence": {
        "anchor": "earlier_head",
    },
    "riverboat.service.lost_key.KeyLost.__init__": {
        "missing": "is_missing",
    },
    "riverboat.store.errors.Conflict.__init__": {
        "expected": "expected_length",
    },
    "riverboat.store.memory_store.MemoryStore.use_passkey": {
        "count": "signature_count",
    },
    "riverboat.store.sql.SqlStore.use_passkey": {
        "count": "signature_count",
    },
    "riverboat.training.training_spot.TrainingSpot.__init__": {
        "solved": "solved_street",
        "stored": "stored_spot",
    },
    "riverboat.equity.hand_analysis.equity_histogram.histogram": {
        "held": "hand_range",
    },
    "riverboat.floor.outcome.ruling_outcome.carry_out": {
        "happened": "new_facts",
        "brought": "supplied_cards",
    },
    "riverboat.floor.outcome.ruling_outcome.overrule": {
        "decided": "decision",
    },
    "riverboat.live.entry_handling.enter": {
        "at": "now_ms",
        "keeper": "scorekeeper",
    },
    "riverboat.live.scorekeeper.live_rules": {
        "event": "is_event",
    },
    "riverboat.service.task.table_task.TableTask.start": {
        "restarted": "is_restart",
        "void": "should_void_hand",
    },
    "riverboat.floor.rule.rule": {
        "at": "spot_or_hand",
    },
    "riverboat.floor.spot.spot_of": {
        "who": "seat",
    },
    "riverboat.notation.acpc.acpc_log.to_acpc": {
        "first": "first_seat",
    },
    "riverboat.solve.game_tree.build_game_tree": {
        "most": "max_histories",
    },
    "riverboat.solve.postflop.spot.Spot.from_dict": {
        "given": "values",
    },
    "riverboat.solve.solver.solve": {
        "most": "max_histories",
    },
    "riverboat.solve.solver.solve_exactly": {
        "most": "max_histories",
    },
    "riverboat.solve.strategy_baseline.build_baseline": {
        "most": "max_histories",
    },
    "riverboat.table.money.settle_up.build_settlement_sheet": {
        "book": "ledger",
    },
    "riverboat.table.money.settle_up.sheet_to_csv": {
        "book": "ledger",
    },
    "riverboat.table.money.settle_up.sheet_to_json": {
        "book": "ledger",
    },
    "riverboat.tourney.event_results.ledger_csv": {
        "book": "bookings",
    },
}
"""Renamed keywords of functions."""
