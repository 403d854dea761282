nobody-plays-like = nobody plays like { $style }; { $hint }
bot-changes = { $name } changes while it plays ({ $fields }), and each process would have another copy of it: play with jobs=1, or with memory='block', which begins anew every 200 decks
no-such-memory = memory is 'match' or 'block', not { $given }
cannot-sit-down = { $player } cannot sit down: { $why }
every-chair-is-taken = every chair is taken
nobody-is-there-to-choose = nobody is there to choose: name a mix, or a game with --variant
hand-is-for-so-many = a hand is for 2 to { $most } players, not { $seats }
button-must-stay = posts name seats, so the button must stay at one: button=0, or another
button-at-a-seat-or-moves = the button cannot be at seat { $given }; seats are 0-{ $last }, or it "moves"
stack-of-a-table = seat { $seat } of table { $table } cannot play with a stack of { $given }: stacks are 1 to { $most } chips
one-board-side-by-side = no { $game }: one board is seen side by side, not { $boards }
cards-speak-side-by-side = no { $game } in which players declare: cards speak side by side
not-played-by-numbers = no { $game } with { $reasons }: VectorHands plays { $plays }
no-executor = { $given } plays no blocks: an executor with submit is expected, or a function that makes one
no-such-executor = no executor { $given }; there are { $executors }
block-was-lost = block { $block } was lost: whoever played it has died, try after try ({ $tries }); a function that makes an executor is asked for another one
no-equity-is-counted = no equity is counted in { $game }; there are { $games }
no-game-for-equity = no game { $game }; { $hint }
name-the-game = { $given } is no game: give its name, such as 'holdem', or an EquityGame
no-such-measure = no measure { $given }; there are { $measures }
no-equity-of = luck is told by equity in hold'em and Omaha, high: { GAME($game) } needs a baseline of its own, such as riverboat.solve.baseline_of('kuhn')
