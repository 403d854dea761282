"""Table of the names that were renamed in modules of packages, not in a package itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RENAMED_MODULE_NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "riverboat.agents.agent_questions": {
        "Over": "HandOver",
        "Said": "AgentAnswer",
        "question": "build_question",
        "text_of": "describe_hand",
    },
    "riverboat.agents.mcp_tools": {
        "Dealt": "DealtHand",
    },
    "riverboat.bots.betting_policy": {
        "Choose": "BettingPolicy",
    },
    "riverboat.bots.player_protocol": {
        "Turn": "DecisionPoint",
    },
    "riverboat.bots.player_resolver": {
        "Anybody": "PlayerLike",
        "name_of": "player_name",
        "player_of": "make_player",
        "style_of": "make_style",
    },
    "riverboat.bots.starting_hands": {
        "standing": "starting_hand_percentile",
    },
    "riverboat.engine.commands.pending": {
        "seat_awaited": "seat_to_act",
    },
    "riverboat.engine.state.hand_reducer": {
        "fold": "replay",
    },
    "riverboat.envs.env_episode": {
        "Stacked": "StackedDeck",
    },
    "riverboat.floor.bets.bet_incidents": {
        "AskedToCount": "CountRequested",
        "Exchanged": "ChipsExchanged",
        "FoundBehind": "ChipsFoundBehind",
        "FoundOffThePot": "MiscountedPotBet",
        "FoundTooSmall": "UndersizedWagerFound",
        "IfThen": "ConditionalAction",
        "MovedForward": "ForwardMotion",
        "OnBareRaise": "BareRaiseActedOn",
        "Pushed": "PushedChips",
        "Said": "SpokenAction",
        "Splashed": "PotSplashed",
        "StringBetCalled": "StringBetClaimed",
        "TooLittle": "ShortCall",
        "TouchedAnothers": "OtherChipsTouched",
    },
    "riverboat.floor.cards.card_incidents": {
        "Absent": "PlayerAbsent",
        "AllDown": "AllStudCardsDown",
        "AskedHowMany": "DrawCountRequested",
        "Boxed": "BoxedCards",
        "BurnsWrong": "WrongBurnCount",
        "ButtonWrong": "ButtonMisplaced",
        "CalledBeaten": "CallBeatenByUpcards",
        "CardMissing": "DeckIncomplete",
        "CardsMixedIn": "CardsMixedWithBlind",
        "CheckedASeven": "SevenChecked",
        "CutShort": "ShortCut",
        "DealtAgain": "RedealClaimed",
        "DealtEarly": "PrematureStreet",
        "DealtWithoutARight": "IneligibleSeatDealt",
        "DrawsFive": "FiveCardsDrawn",
        "DroppedCard": "CardDropped",
        "Exposed": "CardExposed",
        "FirstCardWrong": "FirstCardMisdealt",
        "FoldedFree": "FoldWithoutBet",
        "LeftOut": "PlayerLeftOut",
        "OwesABlind": "UnpostedBlind",
        "PairNotSaid": "PairUnannounced",
        "PotOfTheDealBefore": "PreviousDealPot",
        "StrangeCard": "ForeignCard",
        "TooManyOnTheFlop": "ExtraFlopCards",
        "WhoStarts": "LastStreetOpenerAsked",
        "WrongCount": "WrongCardCount",
    },
    "riverboat.floor.hands.hand_incidents": {
        "AskedForTheNextCard": "RabbitHuntRequested",
        "AskedToSee": "CardsRequested",
        "AskedWhoShowsFirst": "ShowOrderAsked",
        "Behaved": "ConductBreach",
        "CarriedChipsAway": "ChipsRemovedFromTable",
        "CrossedTheLine": "CardsOverLine",
        "Disputed": "AwardDisputed",
        "FoldedOnAFalseWord": "FoldedAfterFalseInformation",
        "FoundChips": "ChipsFound",
        "IsAwayOnAPenalty": "AwayOnPenalty",
        "KilledByTheDealer": "KilledByDealer",
        "LeftTheEvent": "EventDeparture",
        "LeftTheTable": "DepartureDuringHand",
        "LeftUnprotected": "HandUnprotected",
        "Miscalled": "HandMiscalled",
        "MuckedWhenTabled": "TabledHandMucked",
        "OthersMucked": "SoleRemainingHand",
        "PlaysTheBoard": "BoardPlayed",
        "PushedAway": "CardsPushedAway",
        "RefusedToShow": "ShowRefused",
        "ShownInPart": "CardsPartlyShown",
        "ShownToOne": "CardsShownToOnePlayer",
        "TabledOneCard": "OneCardTabled",
        "ThoughtTheyHadWon": "DiscardedAsWinner",
        "ThrewAway": "HandDiscarded",
        "ThrewToAnother": "CardsThrownIntoOtherHand",
        "TurnedUp": "CardsTurnedFaceUp",
        "WasDeclaredDead": "HandDeclaredDead",
        "WasDisqualified": "PlayerDisqualified",
        "WasFouled": "HandFouled",
        "WasPenalised": "PenaltyGiven",
        "WronglyPushed": "PotMisawarded",
    },
    "riverboat.floor.inquiry.responses": {
        "Asked": "QuestionResponse",
        "FromBook": "RulebookResponse",
        "FromTool": "ToolResponse",
        "NotRuled": "RefusalResponse",
        "Ruled": "RulingResponse",
    },
    "riverboat.floor.turns.turn_incidents": {
        "ActedAgain": "RepeatedAction",
        "AskedWhenAHandBegins": "HandStartAsked",
        "AskedWhetherBegun": "MisdealDeadlineAsked",
        "CalledTheClock": "ClockCalled",
        "DealtAtTheOldLevel": "DealtAtOldLevel",
        "MissedTheKill": "KillMissed",
        "RanOutOfTime": "TimeExpired",
        "WasSkipped": "PlayerSkipped",
    },
    "riverboat.floor.outcome.supplied_cards": {
        "Brought": "SuppliedCards",
    },
    "riverboat.hands.hand_action_parser": {
        "command_of": "parse_action",
    },
    "riverboat.histories.hand_sources": {
        "Where": "HandSource",
    },
    "riverboat.histories.history_columns": {
        "table_of": "to_columns",
    },
    "riverboat.histories.history_reader": {
        "Errors": "ErrorPolicy",
    },
    "riverboat.live.live_moves": {
        "Counted": "ChipsCounted",
        "Happened": "MistakeRecorded",
        "Known": "CardsRevealed",
        "Noted": "NoteWritten",
        "Push": "PushedPots",
        "Ruled": "RulingCarriedOut",
    },
    "riverboat.live.record_file": {
        "NotARecord": "InvalidRecord",
    },
    "riverboat.notation.read_hand": {
        "ReadHand": "ParsedHand",
    },
    "riverboat.remote.command_conversion": {
        "careful": "cheapest_command",
        "wish_of": "to_wire_command",
    },
    "riverboat.remote.bot_agent": {
        "Brain": "BotAgent",
        "PACE": "DEFAULT_PACE_SECONDS",
    },
    "riverboat.remote.cut_chain": {
        "LENGTH": "DEFAULT_LENGTH",
        "follows": "is_promised_cut",
    },
    "riverboat.remote.delivery_times": {
        "Action": "TimedAction",
        "Times": "DeliveryTimes",
    },
    "riverboat.remote.load": {
        "load": "run_load_test",
    },
    "riverboat.remote.load_plan": {
        "Measured": "LoadResult",
    },
    "riverboat.remote.load_players": {
        "AT_THE_DOOR": "MAX_CONCURRENT_LOGINS",
        "CHIPS": "BUY_IN_CHIPS",
        "RULES": "RULES_TOML",
    },
    "riverboat.remote.play": {
        "attend": "run_bot_agent",
        "run_brain": "run_bot_agent",
    },
    "riverboat.remote.remote_table": {
        "GoneTable": "TableGoneError",
        "PATIENCE": "DEFAULT_TIMEOUT",
        "RefusedWish": "CommandRejected",
    },
    "riverboat.remote.room_http": {
        "COOKIE": "COOKIE_NAME",
        "Door": "RoomHttpClient",
        "HOST_PREFIX": "HOST_COOKIE_PREFIX",
        "Lobby": "LobbyTable",
        "Opened": "OpenedTable",
        "Unwelcome": "RoomRefused",
    },
    "riverboat.remote.table_replica": {
        "Followed": "TableReplica",
        "Follower": "ReplicaSet",
        "Inside": "InProcessUpdate",
        "action_turn": "to_engine_turn",
        "to_act": "to_engine_turn",
    },
    "riverboat.remote.think_time": {
        "moment": "think_seconds",
        "weight": "decision_difficulty",
    },
    "riverboat.service.decks.room_key": {
        "keep_key": "write_key",
    },
    "riverboat.service.history.stream_verifier": {
        "gather": "load_evidence",
    },
    "riverboat.service.publisher.send_queue": {
        "Lost": "SlowConsumer",
        "Outbox": "SendQueue",
    },
    "riverboat.sim.hands.bulk_hands": {
        "Policy": "PolicyFactory",
    },
    "riverboat.sim.hands.hand_simulator": {
        "StepByStep": "HandSimulator",
    },
    "riverboat.solve.blueprint.preflop_strategy": {
        "opening": "preflop_strategy",
    },
    "riverboat.store.stream_records": {
        "Answer": "StoredReply",
        "Sealing": "SealedBlob",
    },
    "riverboat.table.money.buying_in": {
        "may_bring": "buy_in_limits",
        "may_buy": "purchase_limits",
    },
    "riverboat.table.rules.config.config_players": {
        "Seated": "ConfiguredPlayer",
    },
    "riverboat.table.rules.rules_page": {
        "posted": "format_as_markdown",
    },
    "riverboat.table.seats.absent_players": {
        "costs_nothing": "timeout_command",
    },
    "riverboat.table.state.facts.table_hand_facts": {
        "Due": "DuePost",
    },
    "riverboat.table.state.table_pending": {
        "AnyAwaited": "AnyPending",
        "ToAnswer": "ToAnswerMarker",
        "ToDraw": "ToDrawForButton",
    },
    "riverboat.table.state.table_reducer": {
        "AnyLogged": "AnyLoggedFact",
        "fold": "replay",
    },
    "riverboat.table.state.table_state": {
        "Sitting": "TablePlayer",
    },
    "riverboat.tools.legal_raises": {
        "MayRaise": "RaiseOption",
        "RaiseAsked": "RaiseCheck",
    },
    "riverboat.tools.return_posts": {
        "OwedOnReturn": "ReturnPosts",
        "Return": "ReturningPlayer",
        "owed_on_return": "posts_on_return",
    },
    "riverboat.tools.showdown_order": {
        "ShowOrder": "ShowdownHands",
        "Showing": "ShowdownOrder",
        "shows_first": "showdown_order",
    },
    "riverboat.tools.tool_answer": {
        "chips_of": "validate_chips",
        "seats_of": "validate_seats",
    },
    "riverboat.tools.typed_actions": {
        "Deed": "ActionName",
        "Typed": "TypedAction",
        "typed": "parse_action",
    },
    "riverboat.tourney.balance.seat_moves": {
        "rebalanced": "plan_balancing",
    },
    "riverboat.tourney.event_errors": {
        "NotInThisEvent": "EventCommandRefused",
    },
    "riverboat.tourney.event_play": {
        "run_out": "advance",
    },
    "riverboat.tourney.prizes.prize_table": {
        "PrizeWish": "PrizeRequest",
    },
    "riverboat.tourney.seating.random_draw": {
        "drawn": "draw_order",
        "sealed": "seed_commitment",
    },
    "riverboat.tourney.structure.structure_generator": {
        "Evening": "StructureRequest",
        "generated": "generate_structure",
    },
    "riverboat.wire.client_commands": {
        "AnswerBomb": "AnswerBombPot",
        "AnyWish": "AnyClientCommand",
        "Deferrable": "DeferrableCommand",
        "Entry": "SeatEntry",
        "GoOn": "ResumeTable",
        "HostAtOnce": "ImmediateHostCommand",
        "HostOfTheRoom": "HostRoomCommand",
        "HostOfTheTable": "HostTableCommand",
        "InTheHand": "HandCommand",
        "JoinList": "JoinWaitingList",
        "LeaveList": "LeaveWaitingList",
        "LetIn": "LiftBan",
        "Move": "MoveToChair",
        "MoveSomebody": "MovePlayer",
        "NoStraddle": "PassStraddle",
        "OfAChair": "ChairCommand",
        "OfAPlayer": "PlayerCommand",
        "OfTheHost": "HostCommand",
        "OfTheRoom": "RoomCommand",
        "ProposeBomb": "ProposeBombPot",
        "Rabbit": "HuntRabbit",
        "Read": "MarkNoticesRead",
        "RemoveFromList": "RemoveFromWaitingList",
        "SeatSomebody": "SeatPlayer",
        "SitSomebodyOut": "SitPlayerOut",
        "Standing": "SetStandingAnswers",
        "Wish": "ClientCommand",
        "Withdraw": "WithdrawCommand",
        "Words": "ShortText",
    },
    "riverboat.wire.messages": {
        "Ask": "SubmitCommand",
        "DeviceCame": "DeviceLinked",
        "FromClient": "ClientMessage",
        "FromRoom": "ServerMessage",
        "Gone": "WatchEnded",
        "Granted": "Accepted",
        "Hex": "HexDigest",
        "Id": "Identifier",
        "ListPlace": "ListPosition",
        "MovesSoon": "MovePending",
        "Promise": "CutPromise",
        "Reacted": "ReactionMessage",
        "Refused": "Rejected",
        "Said": "ChatMessage",
        "Say": "SendChat",
        "Sealed": "DeckSealedMessage",
        "Seated": "SeatAssignedMessage",
        "Trouble": "ErrorFrame",
    },
    "riverboat.wire.refusal_frames": {
        "gone": "watch_ended",
        "refused": "rejected",
        "trouble": "error_frame",
    },
    "riverboat.wire.view": {
        "BarredView": "BanView",
        "BombView": "BombPotVoteView",
        "Deed": "SeatAction",
        "Mine": "PrivateView",
        "StandingView": "StandingAnswersView",
    },
    "riverboat.wire.wire_phrases": {
        "WhyNot": "RefusalView",
        "why_not": "refusal_view",
    },
}
"""For each module its old names with the new ones, as in ``renames``.

A module that moved offers its old names only at its old path, and needs no ``__getattr__``.
"""
