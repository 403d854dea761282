### Texts of the tournaments.

## The list

events-text = Sit-and-gos and multi-table tournaments. Clock, seating and payouts run automatically.
events-new = Start a tournament
events-all = All tournaments
events-none = No tournaments yet
events-none-text = Start one: a sit-and-go with bots takes 2 clicks.
events-running = Running
events-open = Registering
events-over = Finished
event-phase-open = registering
event-phase-running = running
event-phase-ended = finished
event-phase-cancelled = cancelled
event-sng = sit-and-go
event-tournament = tournament
event-free = free
event-price = Buy-in
event-players = Players
event-pool = Prize pool
event-level = Level
event-starts-at = Starts { $when }
event-late-until = Late registration until the end of level { $level }
event-locked = password
event-asks-host = host approval
event-you-asking = waiting for the host
event-you-registered = registered
event-you-seated = playing
event-you-moving = moving tables
event-you-out = out
event-go-seat = Back to your seat
event-go-register = Register
event-go-results = Results
event-go-look = View

## A new one

event-new-text = The defaults are ready to go. The preview below shows the tournament.
event-kind = Tournament type
event-kind-sit-and-go = Sit-and-go
event-kind-sit-and-go-text = starts when full
event-kind-evening = Multi-table tournament
event-kind-evening-text = scheduled, or started by you; late registration, rebuys
event-kind-felt = Live tournament
event-kind-felt-text = physical tables and cards: you record bust-outs; seating, table balancing and payouts are automatic
event-format = Format
event-format-usual = standard
event-format-shootout = shootout
event-format-satellite = satellite
event-format-shootout-hint = each table plays to 1 winner, then the winners meet
event-format-satellite-hint = seats of equal value; the rest goes to the next place
event-seat-worth = Seat value
event-seat-worth-hint = empty: 10 buy-ins
event-seat-in = Target tournament
event-seat-in-hint = its link; each winner gets a ticket. Empty: no ticket
event-name = Name
event-name-sng = { $n }-player sit-and-go
event-name-evening = Tonight’s tournament
event-size = Players
event-size-n =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
event-size-hint = More than 9: several tables
event-expected = Expected players
event-hours = Length (h)
event-hours-hint = 0: set by the levels
event-level-minutes = Level length (min)
event-stack = Starting stack
event-bots = Fill with bots up to
event-bots-hint = players at the start; 0: none
event-bots-hint-full = players when you press Start now; 0: none
event-start-at = Start time
event-start-at-hint = empty: when you press Start now
event-late = Late registration through level
event-day-ends = Days end after levels
event-day-ends-hint = 8, 16: 3 days. Empty: 1 day
event-flight = Name of this flight
event-flight-hint = for several Day 1 flights: no winner, all survivors meet on Day 2
event-terms-day = Day { $day } ends after level { $level }
event-terms-flight = Flight { $name }
event-day-over = Last level of the day is over: finish the hands, count the stacks, end the day.
event-late-hint = 0: until the start
event-seats = Seats per table
event-most = Max entries
event-most-hint = 0: no limit
event-reentries = Re-entries
event-reentries-hint = per player
event-money = Buy-in and prizes
event-money-points = no currency
event-price-prize = Buy-in
event-price-whole = Buy-in { $total }: { $parts }
event-price-part-prize = { $price } to the prize pool
event-price-part-bounty = { $price } bounty
event-price-part-fee = { $price } fee
event-price-prize-hint = to the prize pool
event-price-fee = Fee
event-price-fee-hint = on top, for the host
event-price-for-head = { $price } bounty
event-price-head = Bounty
event-price-head-hint = on top of the buy-in; empty: half the buy-in becomes the bounty
event-bounty = Bounties
event-bounty-none = None
event-bounty-fixed = Fixed
event-bounty-progressive = Progressive
event-bounty-mystery = Mystery
event-mystery = Mystery bounty values
event-mystery-hint = whole amounts, comma-separated; empty: set from the bounty pool once in the money
event-card-shares = Mystery bounty mix (per 100)
event-card-shares-hint = number × relative value, highest first; empty: { $usual }
event-cards = Mystery bounties left
event-cards-worth = Value
event-cards-count = Left
event-shares = Payouts (%)
event-shares-hint = 1st place first, 100 in all. Empty: standard payouts
event-paid = Places paid (%)
event-rebuys = Rebuys: { $n } chips for the price of a buy-in
event-add-on = Add-on: { $n } chips for the price of a buy-in
event-rebuy-until = Rebuys until end of level
event-rebuy-until-hint = add-on in the break after it
event-preview = Preview
event-preview-with =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
event-preview-minutes = all levels: { $h } h { $m } min
event-antes = Antes
event-antes-none = none
event-antes-big_blind = big blind ante
event-antes-each = every player
event-ante-from = Antes from level
event-break-every = Break every (levels)
event-break-every-hint = 0: only to colour up
event-break-minutes = Break length (min)
event-file-text = all rules and levels, to save or edit
event-file-edited = The tournament uses your edited file, not the form.
event-who = Who can join
event-private = Invite-only
event-approval = Approve each player
event-password = Password
event-password-new = New password
event-about = About this tournament
event-run = Table settings
event-run-text = pace, spectators, chat
event-decide = Time to rebuy (s)
event-make = Open registration

## One event

event-clock = Clock
event-begins-in = Starts in
event-begun = { $name } is starting
event-notify = Alert me when it starts
event-waits = Waiting for players
event-when-full = Starts when full.
event-when-host = The host starts the tournament.
event-paused = Clock stopped
event-break = Break
event-level-n = Level { $n }
event-next = Next level
event-next-break = Next break
event-left = Players left
event-average = Average stack
event-average-n = average { $n }
event-bb = { $n } bb
event-to-prizes = To the money
event-to-prizes-n =
    { $n ->
        [one] { $n } player to go
       *[other] { $n } players to go
    }
event-in-the-money = in the money
event-by-hand = Hand for hand: all tables deal at once.
event-by-hand-short = Hand for hand
event-last-hands-n =
    { $n ->
        [one] { $n } more hand today
       *[other] { $n } more hands today
    }
event-you = Your entry
event-your-stack = Your stack
event-your-place = Your rank
event-your-seat = Your seat
event-your-head = Your bounty
event-heads = { $price } won
event-table-seat = table { $table }, seat { $seat }
event-go-table = Go to your table
event-moving = You’re moving tables. Your new seat appears in a moment.
event-moves-soon = You move to another table after this hand.
event-place =
    { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }
event-place-of = { $place } of { $of }
event-out = You finished { $place }.
event-out-now = You’re out. Your place appears in a moment.
event-won = You won { $price }.
event-registered = You’re registered.
event-asked = Request sent to the host.
event-registered-text = You’re registered. Keep this page open: it takes you to your seat at the start.
event-asking-text = Waiting for the host to approve your entry.
event-full = The tournament is full.
event-closed = Registration is closed.
event-enter = Register: { $price }
event-enter-again = Re-enter: { $price }
event-ask-in = Ask to register: { $price }
event-decide-text = Rebuy? { $n } s left
event-rebuy = Rebuy: { $n } chips for { $price }
event-after-hand = You get your chips after this hand.
event-rebuy-done = Chips bought.
event-no-rebuy = No, I’m out
event-no-rebuy-done = You’re out.
event-add-on-go = Add-on: { $n } chips for { $price }
event-add-on-done = Chips bought.
event-away = I’m away
event-away-done = You post blinds and fold until you’re back.
event-back = I’m back
event-back-done = You’re dealt in again.
event-unregister = Unregister
event-unregister-sure = You lose your place and get your buy-in back.
event-unregister-no = Stay registered
event-unregister-done = Unregistered.
event-entrants = Registered
event-standings = Standings
event-results = Results
event-winners = Top finishers
event-nobody = No entries yet. Send your friends the link.
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
event-move-will = { $player }: table { $from } to table { $to } after this hand
event-move-soon = { $player }: leaving table { $from } after this hand
event-move-to = { $player }: moving to table { $to }
event-move-waits = { $player }: waiting for a seat
event-move-balance = table balancing
event-move-broken = broken table
event-move-redraw = redraw
event-prizes = Prizes
event-prizes-now = With the entries so far. Final when registration closes.
event-prizes-dealt = Left to play for after the deal.
event-prizes-divided = Chopped in a deal: see the results.
event-prizes-later = Each entry adds { $price }. Prizes appear with the first entry.
event-prizes-none = No prizes, just bragging rights.
event-structure = Blind structure
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
event-colour-up = colour up { $n }s
event-terms-stack = Starting stack { $n }
event-terms-seats = Max { $n } per table
event-terms-full = Starts with { $n } { $n ->
        [one] player
       *[other] players
    }
event-terms-most = Max { $n } { $n ->
        [one] entry
       *[other] entries
    }
event-terms-reentries = Re-entries: { $n }
event-terms-rebuy = Rebuy: { $n } chips for { $price }, to the end of level { $level }
event-terms-add-on = Add-on: { $n } chips for { $price }, after level { $level }
event-terms-bounty-fixed = Bounty: { $price } per knockout
event-terms-bounty-progressive = Progressive bounties from { $price }
event-terms-bounty-mystery = Mystery bounties: { $price } per entry
event-terms-guarantee = Guaranteed: { $price }
event-draws = Seat draws
event-draws-sealed = sealed before the first draw
event-draws-right = verified: the seed matches the seal
event-draws-wrong = the seed doesn’t match the seal
event-draws-text = All seats, moves and buttons come from 1 seed. Its hash is public from the start, the seed at the end. This page checks the hash.
event-seal = Seal (SHA-256)
event-seed = Seed
event-cancelled = Tournament cancelled. All buy-ins are refunded.
event-cancelled-why = Reason: { $why }
event-yes = yes

## A deal

event-deal = Deal
event-deal-text = chop the remaining prizes, if all agree
event-deal-how = Split
event-deal-icm = ICM
event-deal-chips = chip chop
event-deal-even = even chop
event-deal-custom = custom
event-deal-save = Left to play for
event-deal-saved = Left to play for: { $price }.
event-deal-ends = This ends the tournament.
event-deal-share = Gets
event-deal-agrees = Agrees
event-deal-look = Preview
event-deal-propose = Propose
event-deal-sure =
    { $n ->
        [one] Ask { $n } player? The deal goes through if they agree.
       *[other] Ask { $n } players? The deal goes through if all agree.
    }
event-deal-propose-done = Deal proposed.
event-deal-proposed = Proposed deal, { $kind }:
event-deal-yes = Agree
event-deal-yes-done = You agreed.
event-deal-no = No deal
event-deal-no-done = You declined.
event-deal-agreed = You agreed.
event-deal-drop = Withdraw
event-deal-drop-done = Deal withdrawn.

## The host of it

event-host = Host
event-host-asking = Entry requests
event-host-asks = { $player } asks to register
event-host-admit = Approve
event-host-refuse = Decline
event-host-refused = { $player }’s entry declined.
event-host-start = Start now
event-host-start-sure = Draw seats for { $n } { $n ->
        [one] player
       *[other] players
    } and start the clock?
event-host-start-done = Tournament started.
event-host-pause = Stop clock
event-host-pause-done = Clock stopped. Hands in play finish.
event-host-go-on-done = Clock running.
event-host-more-time = +{ $n } min
event-host-less-time = −{ $n } min
event-host-clock-done = Clock set.
event-host-bots = Number of bots
event-host-style = Style
event-host-bots-go = Add bots
event-host-bots-done =
    { $n ->
        [one] { $n } bot registered.
       *[other] { $n } bots registered.
    }
event-host-fill =
    { $n ->
        [one] Fill the last entry with a bot
       *[other] Fill the last { $n } entries with bots
    }
event-host-enter = Register players
event-host-enter-hint = name in the room
event-host-enter-many = names, 1 per line
event-host-enter-file = Names from a file
event-host-enter-no-names = No names in { $file }. Use 1 name per line, or a column “player”.
event-host-enter-n = Register { $n }
event-host-enter-go = Register
event-host-enter-done = { $player } registered.
event-host-players = Manage a player
event-host-players-text = penalty, chip count, away, undo bust-out, remove
event-host-choose = choose …
event-host-done = { $player } updated.
event-host-remove = Remove entry
event-host-remove-sure = Remove { $player } and refund the buy-in?
event-host-away = Mark as away
event-host-back = Mark as back
event-host-day = End of day
event-host-day-text = last hands, bagging
event-host-last-hands = Last hands
event-host-last-hands-go = Announce
event-host-last-hands-done =
    { $n ->
        [one] { $n } more hand at each table.
       *[other] { $n } more hands at each table.
    }
event-host-end-day = End the day
event-host-end-day-sure = Players bag their chips after this hand, and the clock stops.
event-host-end-day-done = Day over.
event-host-begin-day = Start the next day
event-host-begin-day-done = Next day started.
event-seats-by-hand = Manual seating
event-seats-by-hand-text = move a player, lock or close a seat
event-seat-move = Move here
event-seat-sure = { $player } moves to { $where } with all chips.
event-seat-lock = Lock seat
event-seat-lock-done = { $player } won’t be moved when tables are balanced.
event-seat-unlock = Unlock seat
event-seat-unlock-done = { $player } can be moved again.
event-seat-off = Close seat
event-seat-off-done = Closed: { $where }.
event-seat-on = Open seat
event-seat-on-done = Open: { $where }.
event-seat-taken = Seat taken: { $where }.
event-host-settings = Settings
event-host-settings-text = access, start time, pace
event-host-cancel = Cancel tournament
event-host-cancel-sure = The tournament ends at once, and refunds follow its rules. You can’t undo this.
event-host-cancel-hands = Stop the clock first and let hands finish.
event-results-csv = Results (CSV)
event-ledger-csv = Ledger (CSV)
event-levels = Upcoming levels
event-levels-text = change blinds, games and breaks still ahead
event-levels-ahead = After this level
event-levels-hint = 1 per line: 200/400 20m, 300/600 big blind ante 600 20m, break 10m, 500/1000 15h for 15 hands.
event-levels-go = Change levels
event-levels-done = Levels changed.
event-flights = Day 1 flights
event-flights-text = bring in the survivors of a finished flight
event-flights-which = Link to that flight
event-flights-go = Bring in
event-flights-done = Players brought in.
event-marker = Charge for a lost bounty chip
event-old-chips = Old chips found
event-old-chips-go = Exchange
event-ticket = Ticket
event-ticket-hint = if you won one
event-ticket-won = You won a ticket:
event-ticket-copy = Copy ticket
event-penalty = Penalty
event-penalty-warning = warning
event-penalty-hands = sit out hands
event-penalty-rounds = sit out rounds
event-penalty-blinds = forfeit a round of blinds
event-penalty-disqualification = disqualification
event-penalty-amount = How many
event-penalty-go = Penalise
event-penalty-sure = Disqualify { $player }? The chips are removed from play.
event-count = Chip count
event-count-confirm = Confirm count
event-count-go = Set count
event-count-sure = { $player }: { $before } → { $after }
event-undo-bust = Undo bust-out
event-undo-bust-chips = Stack
event-undo-bust-sure = { $player } is back in with { $chips }.

## At a table of it

strip-title = Tournament
strip-moves = You move after this hand
strip-asks-answer-deal = Deal proposed

## Real tables

felt-title = At the tables
felt-moves = On the move
felt-walking =
    { $n ->
        [one] { $n } player on the way to a new seat
       *[other] { $n } players on the way to new seats
    }
felt-all-there = All seated
felt-all-there-done = All players are seated.
felt-deal = All agree
felt-deal-sure =
    { $n ->
        [one] { $n } player agreed at the table. Pay the deal?
       *[other] All { $n } players agreed at the table. Pay the deal?
    }
felt-deal-done = Deal made.
felt-there = Seated
felt-there-done = { $player } is seated.
felt-out = Bust-outs
felt-out-text = latest first; tap to undo
felt-by = Who won the chips?
felt-by-of = Who won { $player }’s chips?
felt-also = Another bust-out in this hand
felt-places = Places
felt-place-later = Place pending:
felt-place-was = was { $place }
felt-bust-many =
    { $n ->
        [one] { $n } player out
       *[other] { $n } players out
    }
felt-big-blind = Who’s the next big blind at table { $table }? A player is moving there.
felt-big-blind-unknown = Don’t know
felt-big-blind-done = { $player } is the next big blind.
felt-big-blind-guessed = Seat guessed: check the button.
felt-guess = guess: check the button
felt-bust = { $player } is out
felt-bust-done = { $player } is out.
felt-same-hand = Same hand as { $player }
felt-no-more = Out
felt-broke = Out of chips
felt-buys = { $player } is out of chips. Rebuy?
felt-by-hand = Hand for hand: press when every table has finished its hand.
felt-round = All tables done
felt-round-done = Deal the next hand.
felt-bought = { $player } bought chips.
felt-write = Record
felt-counted-why = counted at the table
felt-counted-done = { $player } has { $n }.
felt-button = Dealer button
felt-button-at = button: seat { $seat }
felt-button-first = first button: seat { $seat }
felt-next-hand = Next hand
felt-button-moved = Table { $table }: next hand.
felt-button-here = Has the button
felt-button-set = { $player } has the button.
felt-count = Count
felt-count-title = Count table { $table }
felt-count-total = Total { $n } of { $due }.
felt-count-more = { $n } too many
felt-count-less = { $n } missing
felt-count-right = Chips add up
felt-count-done = Table { $table } counted.
event-host-known = Known players
print-receipts = Receipts
receipt-all = all players
receipt-none = No payments yet.
receipt-number = Receipt { $n }
receipt-from-player = paid by the player
receipt-to-player = paid to the player
receipt-ticket = ticket { $ticket }
receipt-kind-entry = Buy-in
receipt-kind-re-buy = Rebuy
receipt-kind-add-on = Add-on
receipt-kind-marker = Lost bounty chip
receipt-kind-refund = Refund
receipt-kind-prize = Prize
receipt-kind-head = Bounty
receipt-kind-deal = Deal
felt-undone = { $player } is back in.
felt-send = Send
felt-sent = { $player } goes to { $where }.
felt-registered = You’re registered. Your table and seat appear here after the draw.

## On the wall

wall-title = TV clock
wall-layout = Layout
wall-layout-clock = clock
wall-layout-players = clock and players
wall-layout-prizes = clock and prizes
wall-sound-on = Sound on
wall-sound-off = Sound off
wall-columns = Columns
wall-column-players = Players
wall-column-average = Average stack
wall-column-chips = Chips in play
wall-column-break = Next break
wall-column-end = Level ends
wall-column-pool = Prize pool
wall-column-first = 1st prize
wall-column-prizes = Players to the money
wall-column-bought = Rebuys
wall-column-late = Late registration until
wall-logo = TV clock logo
wall-logo-choose = Choose a picture
wall-logo-remove = Remove logo
wall-logo-unreadable = { $file } isn’t an image, or it’s too large.
wall-full = Full screen
wall-back = To the tournament
wall-next = next
wall-players = Players
wall-first = 1st prize
wall-join = Register on your phone

## On paper

print-title = Print
print-what = Document
print-slips = Seat slips
print-sign-in = Sign-in sheet
print-payouts = Payouts and structure
print-seat = Seat
print-chips = { $n } chips
print-paid = Paid
print-signature = Signature
print-slips-none = Seats are assigned at the start.

## Seasons

nav-seasons = Seasons
seasons-text = Points for finishing places over several tournaments, live and online.
seasons-new = Start a season
seasons-make = Start season
seasons-none = No seasons yet
seasons-none-text = Start one, then add your finished tournaments.
season-name-hint = Winter 2026
season-evenings = Tournaments
season-evenings-short = Played
season-evenings-n =
    { $n ->
        [one] { $n } tournament
       *[other] { $n } tournaments
    }
season-leads = { $name } leads
season-points = Points
season-points-n =
    { $count ->
        [one] { $n } point
       *[other] { $n } points
    }
season-wins = Wins
season-dropped = doesn’t count
season-dropped-hint = In brackets: results that don’t count.
season-no-evenings = No tournaments yet.
season-standings-csv = Standings (CSV)
season-places-csv = All places (CSV)
season-scoring = Scoring
season-formula = Points for a place
season-formula-table = Table
season-formula-table-text = You set the points of each place.
season-formula-table-is = Points by place: { $points }
season-formula-linear = Players beaten
season-formula-linear-text = 1 point for each entry from your place down: with 18 entries, the winner gets 18, second place 17, last place 1.
season-formula-root = Field size
season-formula-root-text = 10 × √(entries ÷ place): bigger fields give more points, and top places the most.
season-formula-buy_in = Field size and buy-in
season-formula-buy_in-text = 10 × √(entries ÷ place) × (1 + log₁₀(buy-in ÷ unit + ¼)): bigger buy-ins give more points, too.
season-table = Points by place
season-table-hint = 1st place first
season-taking-part = Participation
season-bounty = Each bounty
season-rebuy = Each rebuy or re-entry
season-rebuy-hint = negative numbers subtract points
season-best = Best results counted
season-best-hint = 0: all
season-least = Minimum entries
season-least-hint = smaller tournaments give no points; 0: none
season-unit = Unit: divide buy-ins by
season-unit-hint = 100 if they are in cents
season-example = Example: { $n } { $n ->
        [one] entry
       *[other] entries
    }
season-terms-taking-part =
    Participation: { $n ->
        [one] { $n } extra point
       *[other] { $n } extra points
    }
season-terms-bounty =
    Each bounty: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
season-terms-rebuy =
    Each rebuy or re-entry: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
season-terms-best =
    { $n ->
        [one] Only the best result counts
       *[other] The { $n } best results count
    }
season-terms-least = Tournaments with fewer than { $n } { $n ->
        [one] entry
       *[other] entries
    } give no points
season-terms-ties = Ties: most wins first, then a shared place
season-add = Add a tournament
season-add-go = Add
season-add-none = Your finished tournaments appear here.
season-added = { $name } added
season-enter = Enter a result
season-enter-text = a tournament played elsewhere
season-enter-go =
    { $n ->
        [one] Add { $n } player
       *[other] Add { $n } players
    }
season-day = Date
season-entries = Entries
season-entries-hint = with re-entries; 0: one each
season-places = Order of finish
season-places-hint = winner first, 1 name per line; or a table with the columns “place” and “player”
season-file = From a file
season-too-few = too few entries
season-remove = Remove
season-remove-sure = Remove { $name } from the season? Its points no longer count.
season-removed = { $name } removed
season-edit = Change scoring
season-save = Save
season-saved = Scoring changed
season-players = Players
season-players-add = Add players
season-players-added =
    { $n ->
        [one] { $n } player added
       *[other] { $n } players added
    }
season-players-go =
    { $n ->
        [one] Add { $n } player
       *[other] Add { $n } players
    }
season-players-csv = All my players (CSV)
season-rename = Name
season-rename-hint = to merge two players, enter the other one’s name
season-rename-go = Rename
season-merge = Merge
season-renamed = Renamed: { $name }
season-about = About the season
season-of-event = Add to a season
players-title = My players
players-private = Only you see contacts, numbers and notes. No other page, screen or receipt shows them.
players-search = Search by name, number, contact or notes
players-number = Club number
players-contact = Contact
players-contact-hint = email or phone
players-notes = Notes
players-add = New player
players-saved = { $name } saved
players-forget = Delete details
players-forgotten = { $name }’s details deleted
players-forget-all = Delete all details
players-forget-all-sure = Delete contacts, numbers and notes of all your players? Names and results stay.
players-forgotten-all = All details deleted
players-import = Import a CSV file
players-import-hint = Columns: player, number, contact, notes. The import replaces the details of players in the file.
players-none = No players yet
players-none-text = Players of your seasons and tournaments appear here.
players-more =
    { $n ->
        [one] { $n } more: search for a name
       *[other] { $n } more: search for a name
    }
