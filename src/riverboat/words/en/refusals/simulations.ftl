style-unknown = unknown style { $style }; { $hint }
bot-state-unshared = { $name } changes while it plays ({ $fields }), and each process would have its own copy: use jobs=1, or memory='block' for a fresh bot every 200 decks
memory-scope-unknown = memory must be 'match' or 'block', not { $given }
seating-failed = { $player } can’t sit down: { $why }
all-seats-taken = all seats are taken
dealers-choice-unavailable = no player to choose the game: name a mix, or a game with --variant
hand-player-count = 2 to { $most } players can play a hand, not { $seats }
button-fixed-required = fixed posts need a fixed button: button=0, or another seat
button-seat-invalid = invalid seat { $given } for the button; use 0 to { $last }, or "moves"
table-stack-out-of-range = seat { $seat } of table { $table } can’t have a stack of { $given }: stacks are 1 to { $most } chips
single-board-only = { $game } unsupported: { $boards } { NUMBER($boards) ->
        [one] board
       *[other] boards
    } side by side, only 1 works
declarations-unsupported = { $game } isn’t supported: hands played side by side can’t have declarations
game-not-vectorized = { $game } unsupported with { $reasons }: VectorHands plays { $plays }
executor-invalid = { $given } isn’t an executor with submit, or a function returning one
no-such-executor = unknown executor { $given }; choose from { $executors }
work-block-lost =
    block { $block } lost: its worker died { NUMBER($tries) ->
        [one] once
       *[other] { $tries } times
    }; give a function returning new executors
equity-unavailable = no equity for { $game }; games: { $games }
no-game-for-equity = unknown game { $game }; { $hint }
game-name-required = unknown game { $given }: give a name such as 'holdem', or an EquityGame
no-such-measure = unknown measure { $given }; choose from { $measures }
equity-baseline-unsupported = luck by equity is for high hold’em and Omaha: { GAME($game) } needs its own baseline, such as riverboat.solve.build_baseline('kuhn')
