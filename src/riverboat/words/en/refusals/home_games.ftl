no-home-hand-running = no hand in progress
home-buy-during-hand = { $who } can’t buy chips during the hand
action-input-unknown = unknown action { $said }: type { $example }; legal now: { $legal }
draw-hint = stand pat, or draw 7c 2d (the discards)
showdown-hint = show or muck
run-it-hint = run 2
declaration-hint = declare high, declare low or declare both
deal-hint = deal As Kd (the cards off the deck)
betting-hint = fold, check, call, raise 600, pot or all-in
call-amount-hint = the call is { CHIPS($chips) }
bring-in-amount-hint = the bring-in is { CHIPS($chips) }
command-not-offered = { $who } can’t { $command } in { $state }; legal now: { $legal }
action-illegal-at-table = table { $table }: { $who } can’t { $act }; legal now: { $legal }
home-game-mix-unsupported = { $mix } is a mix: a home game plays one game
player-names-invalid = invalid player { $given }: give names, as in ['Ann', 'Bob'], or a number
player-name-shared = two players are called { $name }
stack-count-mismatch = one stack per player: { $stacks } given for { $players } { NUMBER($players) ->
        [one] player
       *[other] players
    }
stack-text-invalid = invalid stack { $given }: write chips, 200, or big blinds, '100bb'
stack-not-whole-chips = stack { $given } isn’t a whole number of chips in { $game }
stack-below-two-blinds = a stack of { CHIPS($chips) } is below two big blinds of { $game } ({ CHIPS($least) }); if intended, write it in big blinds: { $as-in }
one-player-with-all-chips = one player has all the chips
not-dealt-in-for-the-button = { $name } isn’t dealt in and can’t have the button
player-not-seated = { $name } isn’t seated; seated: { $others }
not-in-this-hand = { $name } isn’t in this hand; in the hand: { $others }
buy-in-not-positive = { $who } can’t buy { CHIPS($chips) }: buy more than 0
