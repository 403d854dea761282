no-home-hand-running = no hand in progress
home-game-buy-in-during-hand = { $who } can’t buy chips during the hand
action-input-unknown = unknown action { $typed_action }: type { $example }; legal now: { $legal_actions }
draw-hint = stand pat, or draw 7c 2d (the discards)
showdown-hint = show or muck
run-it-twice-input-hint = run 2
declaration-hint = declare high, declare low or declare both
deal-cards-input-hint = deal As Kd (the cards off the deck)
betting-hint = fold, check, call, raise 600, pot or all-in
call-amount-hint = the call is { CHIPS($chips) }
bring-in-amount-hint = the bring-in is { CHIPS($chips) }
command-not-offered = { $who } can’t { $command } in { $hand_state }; legal now: { $legal_actions }
action-illegal-at-table = table { $table }: { $who } can’t { $act }; legal now: { $legal_actions }
home-game-mix-unsupported = { $mix } is a mix: choose one game for a home game
player-names-invalid = invalid player { $given_players }: give names, as in ['Ann', 'Bob'], or a number
player-name-shared = two players are called { $name }
stack-count-mismatch = one stack per player: { $stacks } given for { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    }
stack-text-invalid = invalid stack { $stack_text }: write chips, 200, or big blinds, '100bb'
stack-not-whole-chips = stack { $stack_text } isn’t a whole number of chips in { $game }
stack-below-two-blinds = a stack of { CHIPS($chips) } is below two big blinds of { $game } ({ CHIPS($minimum) }); if intended, write it in big blinds: { $big_blinds_example }
one-player-with-all-chips = one player has all the chips
not-dealt-in-for-the-button = { $name } isn’t dealt in and can’t have the button
player-not-seated = { $name } isn’t seated; seated: { $others }
player-name-not-in-hand = { $name } isn’t in this hand; in the hand: { $others }
buy-in-not-positive = { $who } can’t buy { CHIPS($chips) }: buy more than 0
