no-such-table-preset = unknown table preset { $preset }; { $hint }
too-many-chairs = { $game } is for { $most } players: { $chairs } seats are too many
no-straddles-in-tournaments = no straddles in tournaments
no-kills-in-tournaments = no kills in tournaments
no-loans-in-tournaments = no loans in tournaments
no-open-stakes-in-tournaments = table stakes only in tournaments
no-seven-deuce-in-tournaments = no 7-2 game in tournaments
no-jackpot-in-tournaments = no jackpot in tournaments
no-markers-in-a-casino = no markers or loans in a casino
forbidden-by-law = the law of { $place } forbids { $what }: { $why }
forbidden-by-local-law = local law forbids { $what }: { $why }
option-game-conflict = choose another game than { $game }
option-straddles-conflict = turn straddles off
option-kill-conflict = turn kill pots off
option-rake-conflict = turn rake off
option-jackpot-conflict = turn the jackpot drop off
option-time-fees-conflict = turn time fees off
option-markers-conflict = turn markers off
option-loans-conflict = turn loans off
option-value-unknown = unknown value; choose from { $known }
last-winner-blind-conflict = a blind by the last winner needs a game with one blind
blind-seats-button-conflict = blinds by seat need the simplified button, not the { $button } button: change the button rule, or leave blind_seats empty
blind-seats-out-of-range = blind_seats run from 0 (the button) to 9 seats left of it
blind-seat-count-mismatch = { $seats } blind_seats for { $blinds } { NUMBER($blinds) ->
        [one] blind
       *[other] blinds
    } of { $game }
straddle-position-invalid = missing or unknown straddle position; choose from { $known }
rock-needs-straddles = the rock needs straddles: enable them too
sleepers-need-straddles = sleepers need straddles: enable them too
no-button-straddles-in-limit = no button straddles in limit games
no-blinds-for-straddles = no straddles in { $game }: it has no blinds
kill-without-limits = no kill in { $structure }: it needs limits
no-blind-to-kill = no kill in { $game }: it has no blind
kill-not-whole-chips = a kill of { $percent }% makes { $made } of { $size }, not whole chips: change the percentage or the stakes
matched-buy-in-without-maximum = matching the largest stack needs a maximum buy-in
minimum-buy-in-above-maximum = the minimum buy-in { CHIPS($least) } is above the maximum { CHIPS($most) }
open-stakes-buy-in-too-small = a minimum buy-in of { CHIPS($given) } is too small with open stakes and bets of { CHIPS($bet) }: set { CHIPS($least) } or more
no-short-buy-ins = no short buy-ins with open stakes: set short to 0
maximum-buy-in-too-small = the maximum buy-in { CHIPS($most) } is below one bet: set { CHIPS($bet) } or more, or 0 for no maximum
small-markers-need-markers = small markers need markers: enable them too
time-cards-not-whole = a time bank of { $bank } s and { $refill } s per orbit don’t divide into cards of { $card } s
amount-kind =
    { KEY($what) ->
        [blind] blind
        [ante] ante
        [bring-in] bring-in
        [unit] betting unit
        [share] smallest share of a pot
        [kitty] kitty
        [drop] jackpot drop
        [time] time fee
        [seven-deuce] seven_deuce
        [rake] rake
       *[other] { $what }
    }
chips-unsorted = list chips from the smallest to the largest, each once
amount-not-payable-in-chip = { $what } { CHIPS($chips) } isn’t payable in chips of { CHIPS($chip) }
amount-not-payable-at-table = { $what } { CHIPS($chips) } isn’t payable with the table’s chips
amount-below-smallest-chip = { $what } { CHIPS($chips) } is below the smallest chip { CHIPS($least) }: add “unit { $unit } chip { $unit }” to { $game }
rake-caps-unsorted = list rake caps from the lowest to the highest: for 2, 3, 4 … players
time-pot-without-fee = a time pot needs a time fee: set time_fee
kitty-without-income = kitty_for needs chips in the kitty: set kitty
seven-deuce-without-holdem = the 7-2 game needs a hold’em game at this table
no-game-for-a-jackpot = the jackpot needs a high-only game with a board at this table
jackpot-without-drop = the jackpot needs a drop from each pot: set fees.drop
jackpot-shares-invalid = jackpot shares are percentages for loser, winner and the others, 100 in total at most, such as 50, 25, 25: not { $given }
jackpot-shares-missing = set jackpot shares as percentages for loser, winner and the others, 100 in total at most, such as 50, 25, 25
house-rules-conflict = the games of this mix need different house rules, and a file has one set
sign-unavailable = { $game } can’t be written as text at this table
game-without-preset = no preset for { $game }
results-unbalanced = wins and losses differ by { CHIPS($off) }: add the rake
money-unit-invalid = chips per unit of money must be a decimal number, not { $given }
