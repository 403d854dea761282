style-unknown = no style { $style }; { $hint }
bot-changes = { $name } changes while it plays ({ $fields }), and each process would have its own copy: use jobs=1, or memory='block' for a fresh bot every 200 decks
no-such-memory = memory is 'match' or 'block', not { $given }
seating-failed = { $player } cannot sit down: { $why }
all-seats-taken = all seats are taken
dealers-choice-unavailable = no player to choose: name a mix, or a game with --variant
players-per-hand = 2 to { $most } players per hand, not { $seats }
button-fixed-required = fixed posts need a fixed button: button=0, or another seat
button-at-a-seat-or-moves = no seat { $given } for the button; seats are 0-{ $last }, or "moves"
stack-of-a-table = seat { $seat } of table { $table } cannot have a stack of { $given }: stacks are 1 to { $most } chips
single-board-only = { $game } unsupported: one board side by side, not { $boards }
cards-speak-side-by-side = { $game } unsupported: no declarations side by side
not-played-by-numbers = { $game } unsupported with { $reasons }: VectorHands plays { $plays }
no-executor = { $given } is not an executor with submit, or a function that makes one
no-such-executor = no executor { $given }; choose from { $executors }
work-block-lost = block { $block } lost: its worker died in { $tries } tries; give a function to make new executors
equity-unavailable = no equity for { $game }; games: { $games }
no-game-for-equity = no game { $game }; { $hint }
name-the-game = { $given } is not a game: give a name such as 'holdem', or an EquityGame
no-such-measure = no measure { $given }; choose from { $measures }
no-equity-of = luck by equity is for high hold'em and Omaha: { GAME($game) } needs its own baseline, such as riverboat.solve.baseline_of('kuhn')
