no-such-table-preset = unknown table preset { $preset }; { $hint }
too-many-chairs = { $game } is for { $max_chairs } players: { $chairs } seats are too many
no-straddles-in-tournaments = no straddles in tournaments
no-kills-in-tournaments = no kills in tournaments
no-loans-in-tournaments = no loans in tournaments
open-stakes-in-tournament = table stakes only in tournaments
no-seven-deuce-in-tournaments = no 7-2 game in tournaments
no-jackpot-in-tournaments = no jackpot in tournaments
markers-in-casino = no markers or loans in a casino
forbidden-by-law = the law of { $jurisdiction } forbids { $option }: { $explanation }
forbidden-by-local-law = local law forbids { $option }: { $explanation }
option-game-conflict = choose a game other than { $game }
straddles-off-required = turn straddles off
kill-off-required = turn kill pots off
rake-off-required = turn rake off
jackpot-off-required = turn the jackpot drop off
time-fees-off-required = turn time fees off
markers-off-required = turn markers off
loans-off-required = turn loans off
option-value-unknown = unknown value; choose from { $known_values }
last-winner-blind-in-blinds-game = a blind by the last winner needs a game with one blind
blind-seats-button-conflict = blinds by seat need the simplified button, not the { $button } button: change the button rule, or leave the seats of the blinds empty
blind-seats-out-of-range = seats of the blinds: use 0 (the button) to 9 (seats left of it)
blind-seat-count-mismatch = seats of the blinds: { $seat_count } given for { $blind_count } { NUMBER($blind_count) ->
        [one] blind
       *[other] blinds
    } of { $game }; enter one for each blind
straddle-position-invalid = missing or unknown straddle position; choose from { $known_positions }
rock-straddle-needs-straddles = the rock needs straddles: enable them too
sleeper-straddles-need-straddles = sleepers need straddles: enable them too
no-button-straddles-in-limit = no button straddles in limit games
no-blinds-for-straddles = no straddles in { $game }: it has no blinds
kill-without-limits = no kill in { $structure }: it needs limits
no-blind-to-kill = no kill in { $game }: it has no blind
kill-not-whole-chips = a kill of { $percent }% makes { DECIMAL($killed_size) } of { $size }, not whole chips: change the percentage or the stakes
matched-buy-in-without-maximum = matching the largest stack needs a maximum buy-in
minimum-buy-in-above-maximum = the minimum buy-in { CHIPS($minimum) } is above the maximum { CHIPS($maximum) }
open-stakes-buy-in-too-small = a minimum buy-in of { CHIPS($given_minimum) } is too small with open stakes and bets of { CHIPS($bet) }: set { CHIPS($required_minimum) } or more
no-short-buy-ins = no short buy-ins with open stakes: set short buy-ins to 0
maximum-buy-in-too-small = the maximum buy-in { CHIPS($maximum) } is below one bet: set { CHIPS($bet) } or more, or 0 for no maximum
small-markers-need-markers = markers are off: turn them on, or accept none automatically
time-bank-not-in-whole-cards = a time bank of { $bank_seconds } s and { $refill_seconds } s per orbit don’t divide into cards of { $card_seconds } s
payable-amount-name =
    { KEY($amount) ->
        [blind] blind
        [ante] ante
        [bring-in] bring-in
        [unit] betting unit
        [share] smallest share of a pot
        [kitty] kitty
        [drop] jackpot drop
        [time] time fee
        [seven-deuce] 7-2 bounty
        [rake] rake
       *[other] { $amount }
    }
chips-unsorted = list chips from the smallest to the largest, each once
amount-not-payable-in-chip = { $amount_name } { CHIPS($chips) } isn’t payable in chips of { CHIPS($chip) }
amount-not-payable-at-table = { $amount_name } { CHIPS($chips) } isn’t payable with the table’s chips
amount-below-smallest-chip = { $amount_name } { CHIPS($chips) } is below the smallest chip { CHIPS($smallest_chip) }: add “unit { $unit } chip { $unit }” to { $game }
rake-caps-unsorted = list rake caps from the lowest to the highest: for 2, 3, 4 … players
time-pot-without-fee = a time pot needs a time fee: set one
kitty-without-income = an empty kitty pays for nothing: set the kitty from each pot
seven-deuce-without-holdem = the 7-2 game needs a hold’em game at this table
no-game-for-a-jackpot = the jackpot needs a high-only game with a board at this table
jackpot-without-drop = the jackpot needs a drop from each pot: set the jackpot drop
jackpot-shares-invalid = invalid jackpot shares { $given_percents }: give percentages for loser, winner and the others, 100 in total at most, such as 50, 25, 25
jackpot-shares-missing = set jackpot shares as percentages for loser, winner and the others, 100 in total at most, such as 50, 25, 25
house-rules-conflict = the games of this mix need different house rules, and a file has one set
game-sign-unavailable = { $game } can’t be written as text at this table
game-without-preset = no preset for { $game }
results-unbalanced = wins and losses differ by { CHIPS($difference) }: add the rake
money-unit-invalid = chips per unit of money must be a whole number that divides a power of ten, such as 1, 20 or 100, not { $given_unit }
