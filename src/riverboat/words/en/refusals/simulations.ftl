style-unknown = unknown style { $style }; { $hint }
bot-state-not-shared = { $name } changes while it plays ({ $changed_fields }), and each process would have its own copy: use jobs=1, or memory='block' for a fresh bot every 200 decks
bot-memory-scope-unknown = memory must be 'match' or 'block', not { $given_scope }
seating-failed = { $player } can’t sit down: { $reason }
all-seats-taken = all seats are taken
dealers-choice-unavailable = no player to choose the game: name a mix, or a game with --variant
hand-player-count-invalid = 2 to { $max_players } players can play a hand, not { $player_count }
button-fixed-required = fixed posts need a fixed button: button=0, or another seat
button-seat-invalid = invalid seat { $given_seat } for the button; use 0 to { $max_seat }, or "moves"
table-stack-out-of-range = seat { $seat } of table { $table } can’t have a stack of { $given_stack }: stacks are 1 to { $maximum } chips
single-board-only = { $game } isn’t supported: hands played side by side can have only 1 board, not { $boards }
declarations-unsupported = { $game } isn’t supported: hands played side by side can’t have declarations
game-not-vectorized = { $game } unsupported with { $reasons }: VectorHands plays { $supported_games }
executor-invalid = { $given_executor } isn’t an executor with submit, or a function returning one
no-such-executor = unknown executor { $executor_name }; choose from { $executors }
work-block-lost =
    block { $block } lost: its worker died { NUMBER($tries) ->
        [one] once
       *[other] { $tries } times
    }; give a function returning new executors
equity-unsupported-for-game = no equity for { $game }; games: { $games }
no-game-for-equity = unknown game { $game }; { $hint }
game-name-required = unknown game { $given_value }: give a name such as 'holdem', or an EquityGame
no-such-measure = unknown measure { $measure_name }; choose from { $measures }
equity-baseline-unsupported = luck can be measured by equity only in high-only hold’em and Omaha: { GAME($game) } needs its own baseline, such as riverboat.solve.build_baseline('kuhn')
