no-such-table-preset = no preset { $preset } of a table; { $hint }
too-many-chairs = { $game } is for { $most } players: { $chairs } chairs are too many
no-straddles-in-tournaments = there are no straddles in tournaments
no-kills-in-tournaments = there are no kills in tournaments: everybody's chips last
no-loans-in-tournaments = tournament chips cannot be borrowed
no-open-stakes-in-tournaments = tournaments are played for table stakes
no-seven-deuce-in-tournaments = in tournaments nobody pays for 7-2: everybody's chips last
no-jackpot-in-tournaments = tournaments have no jackpot: everybody's chips last
no-markers-in-a-casino = a casino takes no markers, and nobody borrows in it
law-forbids = the law of { $place } forbids { $what }, and { $why }
law-forbids-here = the law of this place forbids { $what }, and { $why }
game-is-played = { $game } is played
straddles-are-enabled = straddles are enabled
pots-are-killed = pots are killed
pots-are-raked = pots are raked
jackpot-is-filled = chips are dropped for a jackpot
time-is-paid-for = time is paid for
markers-are-taken = markers are taken
players-lend = players lend each other chips
nobody-knows-it = nobody here knows what that is; known are { $known }
last-winners-only-blind = the last winner posts the blind only where there is one
blinds-by-places = blinds by places go with the simplified button, not the { $button }
places-of-blinds = blind_seats are places from 0, the button, to 9 left of it
seats-for-blinds = { $seats } blind_seats for { $blinds } blinds of { $game }
straddle-positions = straddle positions are some of { $known }
rock-needs-straddles = the rock makes its holder straddle: enable straddles too
sleepers-need-straddles = sleepers are blind raises: enable straddles too
no-button-straddles-in-limit = there are no button straddles in limit games
no-blinds-for-straddles = { $game } has no blinds that could be straddled
kill-without-limits = a kill multiplies the limits, and { $structure } has none
no-blind-to-kill = a kill is a larger blind, and { $game } has none
kill-of-broken-chips = a kill of { $percent } percent makes { $made } of { $size }, and chips are whole: choose another percent, or other stakes
matched-without-a-maximum = stacks are matched only where the buy-in has a maximum
least-above-the-largest = the least buy-in, { CHIPS($least) }, is more than the largest, { CHIPS($most) }
several-bets-at-least = with open stakes the least buy-in is several bets of { CHIPS($bet) }, { CHIPS($least) } or more, not { CHIPS($given) }
no-short-buy-ins = with open stakes there are no short buy-ins: set short to 0
nobody-plays-with-that = nobody plays with a buy-in of { CHIPS($most) } where a bet is { CHIPS($bet) }: the largest is { CHIPS($bet) } or more, or 0 for none
small-markers-need-markers = small markers are accepted only where markers are taken
no-whole-time-cards = a bank of { $bank } seconds and { $refill } more each orbit are no whole cards of { $card }
kind-of-amount =
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
chips-in-order = chips are listed from the smallest worth to the largest, each once
not-taken-from-such-chips = a { $what } of { CHIPS($chips) } cannot be taken from chips of { CHIPS($chip) }
not-of-the-tables-chips = a { $what } of { CHIPS($chips) } cannot be made of the table's chips
smaller-than-the-smallest = a { $what } of { CHIPS($chips) } cannot be made of the table's chips, the smallest of which is { CHIPS($least) }: { $game } is played as 'unit { $unit } chip { $unit }'
caps-rise = rake caps rise with the players: for two, three, four ...
time-pot-needs-a-fee = a pot that pays for time needs a fee of time: set time_fee
nobody-pays-the-kitty = a kitty that nobody pays pays for nothing: set kitty
seven-deuce-without-holdem = the 7-2 game is played in hold'em, and there is none at this table
no-game-for-a-jackpot = the jackpot is won where the highest hand alone wins and there is a board, and there is no such game at this table
nothing-fills-the-jackpot = nothing fills the jackpot: set the drop of each pot, fees.drop
shares-of-the-jackpot = the jackpot is shared as percent for who lost, who won and the others, 100 together at most, as in 50, 25, 25: not { $given }
no-shares-of-the-jackpot = the jackpot is shared as percent for who lost, who won and the others, 100 together at most, as in 50, 25, 25: not nothing
different-houses = the games of this mix have different house rules, and a file has one set
cannot-be-said = { $game } at this table cannot be said in words
no-preset-for-it = there is no preset by which { $game } can be played
wins-and-losses-differ = wins and losses add up to nothing, not to { CHIPS($off) }: name the house's part too
no-decimals = so many chips for one unit of money as can be written in decimals, not { $given }
