### Texts of the tournaments.

## The list

events-text = Play a sit-and-go, or a whole evening at many tables: the clock, the seats and the prizes run by themselves.
events-new = Start a tournament
events-all = All tournaments
events-none = No tournament yet
events-none-text = Start one: a sit-and-go with bots takes two clicks.
events-running = Being played
events-open = Taking entries
events-over = Over
event-phase-open = taking entries
event-phase-running = being played
event-phase-ended = finished
event-phase-cancelled = called off
event-sng = sit-and-go
event-tournament = tournament
event-free = free
event-price = Entry
event-players = Players
event-pool = Prize pool
event-level = Level
event-starts-at = Begins { $when }
event-late-until = Late entry until the end of level { $level }
event-locked = password
event-asks-host = the host lets you in
event-you-asking = waiting for the host
event-you-registered = you are in
event-you-seated = you are playing
event-you-moving = you are moving
event-you-out = you are out
event-go-seat = Back to your seat
event-go-register = Enter
event-go-results = Results
event-go-look = Look

## A new one

event-new-text = Everything is set to something sensible. What you see below is what will be played.
event-kind = Kind of tournament
event-kind-sit-and-go = Sit-and-go
event-kind-sit-and-go-text = begins by itself when it is full
event-kind-evening = An evening
event-kind-evening-text = at a time, or when you say so; late entry, re-buys
event-kind-felt = At real tables
event-kind-felt-text = on felt, with your own cards: you type who is out, the room seats, moves and pays
event-format = Format
event-format-usual = tournament
event-format-shootout = shootout
event-format-satellite = satellite
event-format-shootout-hint = each table plays down to its winner, and the winners meet
event-format-satellite-hint = seats of equal worth are won; the rest is paid to the next place
event-seat-worth = Worth of a seat
event-seat-worth-hint = empty: ten entries
event-seat-in = Seats are for
event-seat-in-hint = the address of that tournament; each winner gets a ticket to it. Empty: no ticket
event-name = Name
event-name-sng = Sit-and-go of { $n }
event-name-evening = Tonight’s tournament
event-size = Players
event-size-n =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
event-size-hint = More than nine sit at several tables.
event-expected = Players expected
event-hours = Hours
event-hours-hint = 0: as long as the levels need
event-level-minutes = Minutes of a level
event-stack = Starting stack
event-bots = Fill with bots up to
event-bots-hint = players, at the start; 0 is none
event-bots-hint-full = players, when you press Start now; 0 is none
event-start-at = Begins at
event-start-at-hint = Empty: when you press start.
event-late = Late entry until level
event-late-hint = 0 is until the start
event-seats = Seats at a table
event-most = Most players
event-most-hint = 0 is any number
event-reentries = Re-entries
event-reentries-hint = for each player who is out
event-money = Entry and prizes
event-money-points = plain numbers
event-price-prize = Price of an entry
event-price-whole = Entry { $total }: { $parts }
event-price-part-prize = { $price } to the prize pool
event-price-part-bounty = { $price } bounty
event-price-part-fee = { $price } fee
event-price-prize-hint = goes to the prizes
event-price-fee = Fee
event-price-fee-hint = on top, for the host
event-price-for-head = { $price } bounty
event-price-head = Bounty
event-price-head-hint = on top of the price; empty: half of the price
event-bounty = Bounties
event-bounty-none = none
event-bounty-fixed = fixed
event-bounty-progressive = progressive
event-bounty-mystery = mystery
event-mystery = Worths of the cards
event-mystery-hint = in whole units of money; none: made from the money once prizes are reached
event-card-shares = Of a hundred cards
event-card-shares-hint = how many, and what each is worth beside the others, the greatest first; none: { $usual }
event-cards = Mystery cards left
event-cards-worth = Worth
event-cards-count = Cards
event-shares = Prizes in percent
event-shares-hint = First place first, together 100. Empty: by a table of places.
event-paid = Percent of the players who are paid
event-rebuys = Re-buys of { $n } chips at the price of an entry
event-add-on = An add-on of { $n } chips at the price of an entry
event-rebuy-until = Until the end of level
event-rebuy-until-hint = the add-on is in the break after it
event-preview = What will be played
event-preview-with =
    { $n ->
        [one] With { $n } entry
       *[other] With { $n } entries
    }
event-preview-minutes = all levels take { $h } h { $m } min
event-antes = Antes
event-antes-none = none
event-antes-big_blind = by the big blind
event-antes-each = by everybody
event-ante-from = Antes from level
event-break-every = Levels between breaks
event-break-every-hint = 0: none but for chips that leave play
event-break-minutes = Minutes of a break
event-file-text = all rules and levels in TOML, to be kept or edited
event-file-edited = The tournament is made from the file as it is edited; the form above says no more.
event-who = Who may come
event-private = Only people with the link see it
event-approval = I let each player in myself
event-password = Password of the tournament
event-password-new = New password
event-about = A word about it, for everybody
event-run = How the tables run
event-run-text = pace, spectators, chat
event-decide = Seconds to decide on buying again
event-make = Take entries

## One event

event-clock = Clock
event-begins-in = Begins in
event-begun = { $name } begins
event-notify = Tell me when it begins, also while I look elsewhere
event-waits = Waiting for players
event-when-full = It begins as soon as it is full.
event-when-host = It begins when the host says so.
event-paused = The clock stands
event-break = Break
event-level-n = Level { $n }
event-next = Next level
event-next-break = Next break
event-left = Players left
event-average = Average stack
event-average-n = average { $n }
event-bb = { $n } BB
event-to-prizes = To the prizes
event-to-prizes-n =
    { $n ->
        [one] { $n } player to go
       *[other] { $n } players to go
    }
event-in-the-money = all are paid
event-by-hand = Hand for hand: the next hand begins at all tables at once.
event-by-hand-short = Hand for hand
event-last-hands-n =
    { $n ->
        [one] { $n } more hand today
       *[other] { $n } more hands today
    }
event-you = Your part
event-your-stack = Your stack
event-your-place = Your rank
event-your-seat = Your seat
event-your-head = On your head
event-heads = { $price } won
event-table-seat = table { $table }, seat { $seat }
event-go-table = Go to your table
event-moving = You are being moved. Your new table comes in a moment.
event-moves-soon = After this hand you move to another table; you are taken there by yourself.
event-place =
    { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }
event-place-of = { $place } of { $of }
event-out = You finished { $place }.
event-out-now = You are out; your place is known in a moment.
event-won = You won { $price }.
event-registered = You are in.
event-asked = The host was asked.
event-registered-text = You are in. Keep this page open: it takes you to your seat when the tournament begins.
event-asking-text = The host was asked and will let you in.
event-full = All places are taken.
event-closed = Entries are closed.
event-enter = Enter: { $price }
event-enter-again = Enter again: { $price }
event-ask-in = Ask to enter: { $price }
event-decide-text =
    { $n ->
        [one] Buy again? { $n } second left
       *[other] Buy again? { $n } seconds left
    }
event-rebuy = Re-buy { $n } chips: { $price }
event-after-hand = As soon as this hand is over.
event-rebuy-done = Bought.
event-no-rebuy = No, I am out
event-no-rebuy-done = You are out.
event-add-on-go = Add-on of { $n } chips: { $price }
event-add-on-done = Bought.
event-away = I am away
event-away-done = Your blinds are posted and your hands folded until you are back.
event-back = I am back
event-back-done = You are dealt in.
event-unregister = Take my entry back
event-unregister-sure = You lose your place and get back what you paid.
event-unregister-no = Stay in
event-unregister-done = Your entry is taken back.
event-entrants = Entered
event-standings = Standings
event-results = Results
event-winners = The first places
event-nobody = Nobody has entered yet. Send the link to your friends.
event-find = Find a player
event-rank = Place
event-player = Player
event-chips = Chips
event-table = Table
event-head = Bounty
event-prize = Prize
event-places = Place
event-bot = bot
event-is-away = away
event-is-out = out
event-bought = { $n }×
event-show-all = Show all { $n }
event-tables = Tables
event-table-n = table { $n }
event-move-will = { $player }: from table { $from } to table { $to } after this hand
event-move-soon = { $player }: leaves table { $from } after this hand
event-move-to = { $player }: on the way to table { $to }
event-move-waits = { $player }: waits for a seat
event-move-balance = tables are balanced
event-move-broken = the table breaks
event-move-redraw = seats are drawn again
event-prizes = Prizes
event-prizes-now = As they would be now; they are posted when entries close.
event-prizes-dealt = What a deal has left to be played for; the rest is divided.
event-prizes-divided = A deal has divided all of them: the results say who gets what.
event-prizes-later = Each entry adds { $price }; the prizes are shown as soon as somebody has entered.
event-prizes-none = Nothing is paid: it is played for the honour.
event-structure = Structure
event-blinds = Blinds
event-blinds-ante = Blinds / ante
event-length = Length
event-from = From
event-minutes = { $n } min
event-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
event-colour-up = chips of { $n } go
event-terms-stack = Starting stack { $n }
event-terms-seats = Up to { $n } at a table
event-terms-full = Begins when { $n } are in
event-terms-most = At most { $n } entries
event-terms-reentries = Re-entries: { $n }
event-terms-rebuy = Re-buy: { $n } chips for { $price }, until the end of level { $level }
event-terms-add-on = Add-on: { $n } chips for { $price }, after level { $level }
event-terms-bounty-fixed = Knocking somebody out pays { $price }
event-terms-bounty-progressive = Progressive bounties begin at { $price }
event-terms-bounty-mystery = Mystery bounties: { $price } of each entry
event-terms-guarantee = Guaranteed: { $price }
event-draws = The draws
event-draws-sealed = sealed before the first
event-draws-right = checked here: it is the seed that was sealed
event-draws-wrong = this is not the seed that was sealed
event-draws-text = All seats, moves and buttons follow from one seed. Its hash is shown from the beginning, the seed itself at the end; this page computes the hash again.
event-seal = Seal (SHA-256)
event-seed = Seed
event-cancelled = The tournament was called off; what was paid is paid back.
event-cancelled-why = Reason: { $why }
event-yes = yes

## A deal

event-deal = A deal
event-deal-text = divide what is left, if all agree
event-deal-how = How it is divided
event-deal-icm = by ICM
event-deal-chips = by chips
event-deal-even = evenly
event-deal-custom = as you type it
event-deal-save = Left to play for
event-deal-saved = { $price } is still played for.
event-deal-ends = With that the tournament is over.
event-deal-share = Gets
event-deal-agrees = Agrees
event-deal-look = See what it comes to
event-deal-propose = Propose it
event-deal-sure =
    { $n ->
        [one] { $n } player is asked; it holds when all agree.
       *[other] { $n } players are asked; it holds when all agree.
    }
event-deal-propose-done = The players are asked.
event-deal-proposed = A deal is proposed, { $kind }:
event-deal-yes = I agree
event-deal-yes-done = You agree.
event-deal-no = No deal
event-deal-no-done = You do not agree.
event-deal-agreed = You have agreed.
event-deal-drop = Ask no more
event-deal-drop-done = The deal is off.

## The host of it

event-host = Host
event-host-asking = Who asks to enter
event-host-asks = { $player } asks to enter
event-host-admit = Let in
event-host-refuse = Refuse
event-host-refused = { $player } is not let in.
event-host-start = Start now
event-host-start-sure = Seats are drawn for { $n } players and the clock starts.
event-host-start-done = The tournament has begun.
event-host-pause = Stop the clock
event-host-pause-done = The clock stands; hands that are played are finished.
event-host-go-on-done = The clock runs.
event-host-more-time = +{ $n } min
event-host-less-time = −{ $n } min
event-host-clock-done = The clock is set.
event-host-bots = Bots to add
event-host-style = They play like
event-host-bots-go = Add bots
event-host-bots-done =
    { $n ->
        [one] { $n } bot entered.
       *[other] { $n } bots entered.
    }
event-host-fill =
    { $n ->
        [one] Fill the last { $n } place
       *[other] Fill the last { $n } places
    }
event-host-enter = Enter somebody
event-host-enter-hint = their name in the room
event-host-enter-many = names, a line each
event-host-enter-n = Enter { $n }
event-host-enter-go = Enter
event-host-enter-done = { $player } is in.
event-host-players = One player
event-host-players-text = penalise, count chips, mark away, undo a bust-out, remove
event-host-choose = choose …
event-host-done = Done: { $player }.
event-host-remove = Remove the entry
event-host-remove-sure = { $player } is taken out, and what they paid is paid back.
event-host-away = Mark as away
event-host-back = Mark as back
event-host-day = End of the day
event-host-day-text = last hands, bagging
event-host-last-hands = Last hands
event-host-last-hands-go = Announce
event-host-last-hands-done =
    { $n ->
        [one] { $n } more hand at each table.
       *[other] { $n } more hands at each table.
    }
event-host-end-day = End the day now
event-host-end-day-sure = Everybody bags their chips when their hand is over, and the clock stands.
event-host-end-day-done = The day is over.
event-host-begin-day = Begin the next day
event-host-begin-day-done = The next day begins.
event-seats-by-hand = Seats by hand
event-seats-by-hand-text = seat somebody elsewhere, lock a seat, take one out of use
event-seat-move = Seat there
event-seat-sure = { $player } goes to { $where }, with all chips.
event-seat-lock = Keep the seat
event-seat-lock-done = { $player } keeps the seat when tables are balanced.
event-seat-unlock = May be moved
event-seat-unlock-done = { $player } may be moved again.
event-seat-off = Take out of use
event-seat-off-done = Out of use: { $where }.
event-seat-on = Use again
event-seat-on-done = In use: { $where }.
event-seat-taken = Somebody sits there: { $where }.
event-host-settings = Settings
event-host-settings-text = who may come, when it begins, pace
event-host-cancel = Call it off …
event-host-cancel-sure = The tournament ends at once, and everybody gets money back by its rules. It cannot be undone.
event-host-cancel-hands = First stop the clock, and let the hands finish.
event-results-csv = Results as a table (CSV)
event-ledger-csv = Who paid and got what (CSV)
event-levels = Levels ahead
event-levels-text = change blinds, games and breaks that have not begun
event-levels-ahead = What comes after this level
event-levels-hint = A line each: 200/400 20m, 300/600 big blind ante 600 20m, break 10m, 500/1000 15h for 15 hands.
event-levels-go = Change them
event-levels-done = The levels are changed.
event-flights = First days
event-flights-text = who is left of a day that is over comes in
event-flights-which = Address of that day
event-flights-go = Let them in
event-flights-done = They are in.
event-marker = Pays a lost bounty marker
event-old-chips = Old chips that were found
event-old-chips-go = Change them
event-ticket = Ticket
event-ticket-hint = if you have won one
event-ticket-won = You have won a ticket:
event-ticket-copy = Copy the ticket
event-penalty = Penalty
event-penalty-warning = warning
event-penalty-hands = misses hands
event-penalty-rounds = misses rounds
event-penalty-blinds = forfeits the blinds of a round
event-penalty-disqualification = disqualification
event-penalty-amount = How many
event-penalty-go = Penalise
event-penalty-sure = { $player } is out of the tournament, and the chips leave play.
event-count = Chips as counted
event-count-confirm = Confirm the count
event-count-go = Correct
event-count-sure = { $player } has { $before } and will have { $after }.
event-undo-bust = Back into play
event-undo-bust-chips = With so many chips
event-undo-bust-sure = { $player } is not out after all, and has { $chips }.

## At a table of it

strip-title = Tournament
strip-moves = You move after this hand
strip-asks-answer-deal = A deal is proposed

## Real tables

felt-title = At the tables
felt-moves = Who is on the way
felt-walking =
    { $n ->
        [one] { $n } player is on the way to a seat
       *[other] { $n } players are on the way to their seats
    }
felt-all-there = All are there
felt-all-there-done = All are at their seats.
felt-deal = All have agreed
felt-deal-sure =
    { $n ->
        [one] { $n } player has agreed at the table; it is paid so.
       *[other] All { $n } players have agreed at the table; it is paid so.
    }
felt-deal-done = The deal is made.
felt-there = Is there
felt-there-done = { $player } is at the new table.
felt-out = Out
felt-out-text = the last one first; tap to take it back
felt-by = Who won the chips?
felt-by-of = Who won the chips of { $player }?
felt-also = Another player is out in this hand
felt-places = Places
felt-place-later = Place later:
felt-place-was = was { $place }
felt-bust-many =
    { $n ->
        [one] { $n } player is out
       *[other] { $n } players are out
    }
felt-big-blind = A player moves. Who is the big blind next at table { $table }?
felt-big-blind-unknown = Not known
felt-big-blind-done = { $player } is the big blind next.
felt-big-blind-guessed = The seat is a guess: check the button.
felt-guess = guess: check the button
felt-bust = { $player } is out
felt-bust-done = { $player } is out.
felt-same-hand = In the same hand as { $player }
felt-no-more = Out
felt-broke = Who has no chips
felt-buys = { $player } has no chips left: buys again?
felt-by-hand = Hand for hand: press when every table has played its hand.
felt-round = All have played
felt-round-done = The next hand may be dealt.
felt-bought = { $player } has bought chips.
felt-write = Write down
felt-counted-why = counted at the table
felt-counted-done = { $player } has { $n }.
felt-undone = { $player } is back in.
felt-send = Send there
felt-sent = { $player } goes to { $where }.
felt-registered = You are in. Your table and seat are shown here when seats are drawn.

## On the wall

wall-title = Wall screen
wall-layout = Layout
wall-layout-clock = clock
wall-layout-players = clock and players
wall-layout-prizes = clock and prizes
wall-sound-on = Sound is on
wall-sound-off = Sound is off
wall-full = Full screen
wall-back = To the tournament
wall-next = next
wall-players = Players
wall-first = First prize
wall-join = Enter with your phone

## On paper

print-title = Print
print-what = What is printed
print-slips = Seat slips
print-sign-in = Sign-in sheet
print-payouts = Payouts and structure
print-seat = Seat
print-chips = { $n } chips
print-paid = Paid
print-signature = Signature
print-slips-none = Seats are drawn when the tournament begins.
