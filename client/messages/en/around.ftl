### Texts of the pages around a table, and of the host’s tools.

## A new table

new-title = Start a table
new-text = The defaults are ready to go. Open the table, or change what you like.
new-stakes = Stakes
new-size-small-blind = Small blind
new-size-big-blind = Big blind
new-size-small-bet = Small bet
new-size-big-bet = Big bet
new-size-ante = Ante
new-size-bring-in = Bring-in
new-size-button = Button blind
new-size-none = none
new-chairs = Seats
new-chairs-most = max { $n }
new-least = Min buy-in
new-most = Max buy-in
new-any = Any
new-no-limit = No max
new-in-blinds =
    { $n ->
        [one] { $n } big blind
       *[other] { $n } big blinds
    }
new-in-bets =
    { $n ->
        [one] { $n } big bet
       *[other] { $n } big bets
    }
new-think = Time to act (s)
new-think-none = no clock
new-think-hint = 0: no clock
new-bots-hint = fill empty seats
new-money = Amounts
new-money-chips = chips
new-money-hint = display only: 1.50 is 150 chips
new-not-a-number = Enter a number.
new-game-words = Type a game
new-game-write = Type another game …
new-game-search = Search games
new-game-type = Search or type: nlhe 1/2, PLO 0.5/1 …
new-game-none = No match
new-family-hold-em = Hold’em
new-family-omaha = Omaha
new-family-stud = Stud
new-family-draw = Draw
new-family-mix = Mixed games
new-family-small = Toy games
new-house = House rules
new-house-online = Online
new-house-home = Home game
new-house-cash = Card room
new-file-take = Apply to the form
rules-change = Change rules
rules-change-go = Apply from the next hand
new-game = Game
new-game-hint = For example “plo 5/10”, “nlhe 1/2 ante 1” or “stud8 4/8”.
new-name = Table name
new-name-hint = empty: named after you
new-who = Who can join
new-private = Invite-only
new-spectators = Allow spectators
new-password = Password
new-password-hint = none
new-bots = Bots
new-delay = Spectator delay (s)
new-between = Pause between hands (s)
new-options = More options
new-options-text = straddle, run it twice, rake and more
new-changed = { $n } changed
new-search = Search options
new-none = No match
new-list = comma-separated
new-undo = Reset { $name }
new-edited = The table opens from your edited file.
new-file = As a file (TOML)
new-file-text = same settings, to save or edit
new-file-undo = Back to the form
new-go = Open table

## Inviting and coming in

links-title = Personal and temporary links
links-text = The link above works for everyone. These work for 1 player or a limited time.
links-once-shown = Copy the link now: you see it only once.
links-one = 1 player
links-all = anyone
links-until = until { $at }
links-end = Revoke
links-for-one = 1 player only
links-good-for = Valid for
links-good-for-hour = 1 hour
links-good-for-day = 1 day
links-good-for-week = 1 week
links-make = Create link
links-renew = Reset links
links-sure = All old links stop working. Players at the table stay.
links-renewed = Links reset. Send the new one above.
settings-players-invite = Players can invite
device-title = Play on another device
device-text = Scan this on the other device, open the link there, or enter the code at { $where }. It works once and expires after 10 minutes.
device-code = Code
device-link = Link for the other device
device-qr = QR code of the link for the other device
device-both = You’re the same player on both devices. Don’t share the code: it gives away your name, seat and cards.
device-over = This code has expired.
device-again = New code
device-in-title = Enter a code
device-in-text = On your other device, open the menu and choose “Play on another device”. It shows a code of 8 letters and digits.
device-in-yours = You take over that player’s name, seat and cards.
device-in-go = Play on this device
device-in-known = This browser is logged in as { $name }. Log out first to play as another player.
host-waiting = Waiting list
host-waiting-remove = Remove
host-waiting-remove-who = Remove { $name } from the list
host-seat-link = Send a seat link
host-seat-link-text = For a guest who lost access. The link works for 10 minutes and opens { $name }’s seat and cards: send it to { $name } only. The log shows that you made it.
settings-seats = Seats
settings-to-sit = Time to take a reserved seat (s)
settings-bots-make-room = Bots give up their seats to waiting players
settings-bots-alone = Bots play on without spectators
settings-bots-fill = Fill up with bots to this many players (0: off)

## The menu of a table, and one's tables

page-back = Back to the table

## The host

host-not-you = Only hosts of this table can use this page.
host-requests = Chip requests
host-asks = { $player } (seat { $chair }) asks for { $chips }
host-approve = Approve
host-together = { $names } share an IP address: possibly one household.
host-together-as = Same IP address as { $names }.
host-approve-all = Approve all
host-choose = Pick the next game
host-choose-done = Next: { $game }.
host-refuse = Decline
host-play = Dealing
host-begin = Deal next hand
host-pause-now = Pause now
host-pause-done = Pausing after this hand.
host-bomb = Bomb pot ante
host-bomb-go = Deal bomb pot
host-floor = Fix a mistake
host-floor-text = Undo works until the next card. Void returns all bets. Carry over leaves the pot for the next hand.
host-undo = Undo last action
host-undo-done = Last action undone.
host-hold = Carry pot over
host-hold-done = Pot carried over to the next hand.
host-why = Reason for the ruling (in the log)
host-warn = Warn
host-warn-done = { $player } warned.
host-kill = Declare hand dead
host-kill-done = { $player }’s hand is dead.
host-call-off-go = Void hand
host-call-off-done = Hand voided.
host-reason-first = Enter a reason first. It goes in the log.
host-reason = Reason (in the log)
host-players = Players
host-nobody = No players yet
host-away = away
host-sit-out = Sit out
host-button = Give the button
host-adjust = Adjust stack
host-adjust-go = Adjust
host-adjust-text = The ledger records the amount and the reason.
host-adjust-done = { $player }’s stack adjusted.
host-bot = Bot
host-bot-any = any style
host-bot-go = Add bot
host-seat = Seat a player
host-seat-who = Spectator or waiting player
host-seat-as = Seat as
host-seat-new = new player
host-seat-replacing = replacement for the last player
host-seat-transferred = from a broken table
host-seat-text = Leave 0 chips to let the player buy in. A player from a broken table brings their stack, even below the minimum.
host-seat-go = Seat
host-second = Co-host
host-second-name = Name
host-second-go = Make host
host-second-done = { $name } is now a host.
host-game = Game and rules
host-game-next = Next game and stakes
host-game-go = Change
host-game-done = Takes effect next hand.
host-rules = All rules (TOML)
host-rules-go = Change rules
host-house = Chips and fees
host-time-fees = Collect time fees
host-colour-up = Colour up the smallest chips
host-kitty = From the kitty ({ $chips })
host-kitty-what = Purpose
host-kitty-go = Spend
host-settle = Debt paid by
host-settle-lender = To
host-settle-marker = markers
host-settle-go = Record
host-settle-done = Recorded.
host-move = New seat
host-move-go = Move
host-move-done = { $player } is now in seat { $chair }.
host-close = Close table
host-close-sure = Everyone cashes out and the session ends. Close the table?

## What hosts do while a hand is played, and what becomes of it

host-more = Invites and settings
host-tray =
    { $n ->
        [one] { $n } chip request
       *[other] { $n } chip requests
    }
host-barred = Banned
host-barred-by = { $by }, { $until }
host-barred-why = Reason: { $reason }
host-let-in = Unban
host-let-in-done = { $player } is no longer banned.
host-ban = Ban a player
host-ban-name = Name
host-send = Remove …
host-send-title = Remove { $player }
host-send-text = A hand in play finishes first, then { $player } cashes out and sees your name and the reason.
host-send-go = Remove
host-send-done = { $player } removed.
host-send-how = Ban
host-send-none = no ban
host-send-hour = 1 hour
host-send-day = 1 day
host-send-good = permanent
seat-menu-chair = seat { $chair }
seat-menu-stack = Stack
seat-menu-behind = On the way
seat-menu-owes = Owes
seat-menu-bought = Buy-ins
seat-menu-net = Net
note-hint = How do they play?
note-colour = Colour
note-colour-none = no colour
note-colour-red = red
note-colour-orange = orange
note-colour-green = green
note-colour-blue = blue
note-colour-purple = purple
note-keep = Save
note-kept = Saved
note-private = Only you can see your notes. They show at every table in this room.
note-all = Player notes
note-edit = Edit
note-none = No notes yet. Click a player at a table to write one.
seat-menu-mute = Mute chat
seat-menu-unmute = Unmute chat
seat-menu-host = Host tools
seat-menu-make-host = Make host
seat-menu-sit-out-done = { $player } sits out.
notice-read = Got it
notice-moved = { $by } moved you to seat { $chair }.
notice-seated = { $by } gave you seat { $chair }.
notice-seated-chips = { $by } gave you seat { $chair }, with { $chips }.
notice-adjusted-more = { $by } added { $chips } to your stack: { $text }
notice-adjusted-less = { $by } took { $chips } from your stack: { $text }
notice-dealt-out = { $by } sat you out. Press “I’m back” to play.
notice-refused = { $by } declined your chip request.
notice-warned = { $by } warned you: { $text }
notice-killed = { $by } declared your hand dead: { $text }
notice-sent-away = { $by } removed you from the table.
notice-sent-away-why = { $by } removed you from the table: { $text }
notice-host = { $by } made you a host of this table.
notice-dropped = Your request failed after the hand. { $text }
notice-announced = Room message from { $by }: { $text }
away-title = Removed from the table
away-who = { $by } removed you from this table.
away-why = Reason:
away-no-why = No reason given.
away-until = You can come back on { $until }.
away-good = You’re banned from this table.
away-now = You can come back now. Your cash-out is in the ledger.
away-back = Back to the table
about-title = From the host
settings-about = About this table
settings-about-hint = Shown in the lobby, on invitations and with the rules.
settings-quiet = No chat while a player is all-in

## Settings of an open table

settings-title = Table settings
settings-text = Changes apply at once, for everyone at the table.
settings-who = Who can join
settings-password = New password
settings-password-hint = unchanged
settings-password-none = No password
settings-pace = Pace
settings-auto = Deal hands automatically
settings-one-address = Players with the same IP address
settings-one-address-allow = allow
settings-one-address-warn = allow, alert hosts
settings-one-address-refuse = block the second player
settings-one-address-hint = Friends in one home share an address. Addresses stay hidden.
settings-bomb-votes = Players can propose bomb pots
settings-rabbit = Rabbit hunting
settings-run-out = All-in: seconds per card (0: instant)
settings-bot-pace = Bot thinking time (s)
settings-other = Extras
settings-chat = Chat
settings-restart = If the server restarts mid-hand
settings-restart-resume = resume the hand
settings-restart-void = void the hand
settings-grace = Time to act after a restart (s)
settings-go = Save
settings-same = No changes yet
settings-done = Saved.

## The ledger

ledger-player = Player
ledger-bought = Buy-ins
ledger-cashed-out = Cashed out
ledger-chips = Stack
ledger-net = Net
ledger-empty = No buy-ins yet
mine-events = Your open tournaments
mine-events-none = No open tournaments
mine-events-sure = End and refund
mine-events-why = closed by the host
mine-hosted = Your open tables
mine-hosted-none = No open tables
mine-people =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
mine-close-sure = Close anyway
ledger-the-house = House
ledger-the-bots = Bots
ledger-people-only = Without bots
ledger-with-bots = With bots
ledger-bots = Bots (not settled)
ledger-settled-people = All square, bots aside.
ledger-rake = rake
ledger-kitty = kitty
ledger-jackpot = jackpot
ledger-time_fees = time fees
ledger-carried = carried over
ledger-csv = Download CSV
ledger-graph = Results by hand
ledger-settle = Settle up
ledger-settle-text = In the fewest payments.
ledger-settled = All square.
ledger-pays = pays
ledger-adjustments = Stack adjustments
ledger-print = Print
ledger-before = before the first hand
ledger-after = from hand { $hand }
ledger-move-buy-in = Buy-in
ledger-move-re-buy = Rebuy
ledger-move-top-up = Top-up
ledger-move-transfer = Table transfer
ledger-move-short-buy-in = Short buy-in
ledger-move-loan = Loan
ledger-move-cash-out = Cash-out
ledger-move-corrected = Stack adjustment
ledger-move-marker = Marker
ledger-move-time-fee = Time fee
ledger-side-bets = Side bets

## What came of a session

result-title = Result
result-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
result-minutes = { $m } min
result-length = { $h } h { $m } min
result-ended = closed { $when }
result-nobody = No buy-ins

## Hands

hands-empty = No finished hands yet
hands-called-off = void
hands-pot = pot { $chips }
hands-more = Earlier hands
hands-review = Review my session
hands-review-hand = Review: { $hand }
hands-search = Find a hand
hands-search-hint = Card (Ah), name, hand number, won
hands-filters = Show only
hands-filter-mine = I played
hands-filter-won = I won
hands-filter-lost = I lost
hands-filter-showdown = With a showdown
hands-none = No match
hands-won = { $who } won
hands-won-showdown = { $who } won at showdown
hands-download = Whole session, as you saw it
hands-zip = All formats (zip)
hand-title = Hand { $hand }
hand-others = Other hands
hand-before = Previous
hand-after = Next
hand-replayer = Hand replay
hand-verify = Verify the deal
hand-review = Review
hand-download = Download
hand-txt = Text
hand-phh = PHH
hand-ohh = OHH
hand-json = JSON
hand-told = Hand history
replay-streets = Jump to
replay-start = Start
replay-deal = Deal
replay-flop = Flop
replay-turn = Turn
replay-river = River
replay-street = Street { $n }
replay-draw = Draw { $n }
replay-showdown = Showdown
replay-end = End
replay-previous = Step back
replay-next = Step forward
replay-play = Play
replay-pause = Pause
replay-at = Point in the hand
replay-speed = Speed
replay-odds-pot = Pot
replay-odds-to-call = To call
replay-odds-price = Pot odds
replay-odds-equity = Equity
replay-odds-shown = against the cards shown
replay-odds-unknown = against random cards
replay-odds-pat = if all stand pat
share-open = Share
share-title = Share this hand
share-text = Anyone with the link can watch this hand, without an account. The link never expires and shows only what you saw.
share-cards = Show my cards
share-names = Show player names
share-link = Link
share-copy = Copy link
share-page = Poker hand

## Checking a deal

verify-title = Was the deal fair?
verify-text = The room sealed the deck before any cut. Your browser now checks, without trusting the room, that each card you saw was in that deck, in its position.
verify-right =
    { $n ->
        [one] The card you saw is verified
       *[other] The { $n } cards you saw are verified
    }
verify-wrong =
    { $n ->
        [one] { $n } step failed
       *[other] { $n } steps failed
    }
verify-right-word = passed
verify-wrong-word = failed
verify-unknown-word = unknown
verify-form-wrong = Invalid proof: check “{ $found }”.
verify-seal-right = The seal matches the one your browser saw before the deal.
verify-seal-wrong = The seal differs from the one your browser saw before the deal.
verify-seal-unknown = Your browser didn’t see this deck’s seal before the deal and can’t compare it.
verify-cut-right =
    { $n ->
        [one] { $n } player cut the deck: you.
       *[other] { $n } players cut the deck, you included.
    }
verify-cut-late = Your cut doesn’t count: it came too late, or the room was down. If it happens often, ask the host.
verify-cut-unknown =
    { $n ->
        [one] { $n } player cut the deck, but not in this browser.
       *[other] { $n } players cut the deck, none of them in this browser.
    }
verify-cut-nobody = No player cut this deck. The seal alone sets its order, and the room chose the seal.
verify-cut-bots = The room’s own bots cut too. Their cuts don’t count.
verify-cut-who = Cut by { $who }.
verify-cut-seat = seat { $seat }
verify-cut-orders = A player can withhold a cut. k players colluding with the room could choose among 2^k deck orders: at most { $n }, if all but 1 collude.
verify-cut-orders-general = A player can withhold a cut. k players colluding with the room could choose among 2^k deck orders.
verify-order-right = The seal and the cuts set the order of the sealed cards:
verify-once-right = Each card and each position appears once.
verify-once-wrong = A card or a position appears twice.
verify-cards = The cards you saw
verify-cards-text = Each card is checked against the seal. Swap one to see the check fail.
verify-card-where = card { $dealt } off the deck, sealed in position { $position }
verify-reshuffle = { "" } after reshuffle { $n }
verify-tamper = Swap
verify-tampered = You swapped a card.
verify-restore = Undo the swap
verify-raw = The proof
verify-elsewhere = Save the proof and verify it anywhere:
verify-paste-page = verify a proof
verify-paste = Downloaded proof
verify-go = Verify
verify-unreadable = Not a proof. Paste the whole downloaded file.

## Posted rules

rules-book = Rulebook
rules-differs = Changes from the preset
rules-differs-none = None: same as “{ $preset }”.
rules-differs-text = Compared with “{ $preset }”.
rules-first = Summary
rules-house = From the host
rules-all = All rules
rules-all-text = Changes are marked. Each option cites its rules.
rules-unusual = { $n } changed

## The clock for a big screen

tv-back = Back to the table
tv-acts = to act
tv-next = next hand
tv-showdown = showdown
tv-hand = Hand
tv-blinds = Blinds
tv-bets = Bets
tv-ante = Ante
tv-pot = Pot
tv-players = Players
tv-raise = Raise to
tv-bet = Bet

## Running the room

admin-title = Room admin
admin-not-you = Only room administrators can use this page.
admin-tables = Tables
admin-tables-none = No open tables
admin-watch = Watch
admin-close = Close
admin-close-sure = Close { $name }? Everyone cashes out after the hand.
admin-close-done = { $name } closed.
admin-message = Message
admin-message-text = Stays at the table until each player reads it.
admin-message-to = To
admin-message-all = all tables
admin-message-go = Send
admin-message-done = Sent.
admin-people = People
admin-search = Search names
admin-nobody = No match
admin-guest = guest
admin-account = account
admin-admin = administrator
admin-online =
    { $n ->
        [one] { $n } page open
       *[other] { $n } pages open
    }
admin-seated =
    { $n ->
        [one] at { $n } table
       *[other] at { $n } tables
    }
admin-since = since { $at }
admin-out = banned by { $by }, { $until }
admin-end-sessions = Log out everywhere
admin-end-sessions-done = { $name } logged out everywhere.
admin-second = Turn off two-factor login
admin-second-text = { $name } will log in with the password alone: no app, passkey or recovery code. Do this only if you’re sure that { $name } asked for it.
admin-second-go = Turn off
admin-second-done = { $name } now logs in with the password alone. All sessions ended.
admin-end-keys = End sessions and remove API keys
admin-end-keys-done = { $name } logged out everywhere, all API keys removed.
admin-bar = Ban …
admin-bar-title = Ban { $name } from the room
admin-bar-text = Hands in play finish first, then { $name } cashes out and sees your name and the reason.
admin-bar-go = Ban
admin-bar-done = { $name } banned.
admin-bar-reason = Reason
admin-bar-span = Duration
admin-span-hour = 1 hour
admin-span-day = 1 day
admin-span-week = 1 week
admin-span-good = permanent
admin-let-in = Unban
admin-let-in-done = { $name } is no longer banned.
admin-delete = Delete guest
admin-delete-done = { $name } deleted.
admin-storage = Disk use
admin-storage-line = { $kind }: { $size } MB
admin-drill = Restore drill
admin-drill-good = { $backup } of { $made }: restored and verified, { $at }. Tables: { $tables }, hands: { $hands }, { $seconds } s.
admin-drill-bad = { $backup }: the drill failed, { $at }. Make a new backup and verify the room.
admin-drill-some = Hash chain only: { $count } of { $tables } { $tables ->
        [one] table
       *[other] tables
    }.
admin-drill-none = No drill yet.
admin-drill-off = Off. To turn it on, set backup_hours and drill_days.
admin-bans = Banned
admin-bans-none = No bans

## Oneself

me-guest = Guest: your name is kept in this browser only
me-account = Account
me-admin = Administrator account
me-logout = Log out
me-settings-text = Appearance, sounds and alerts at tables, on this device.
me-password = Change password
me-password-first = Keep your name
me-password-text = Set a password to use this name on any device.
me-password-old = Current password
me-password-new = New password
me-password-go = Set password
me-password-done = Password set.
me-password-ends = This logs out all other browsers and removes all API keys.
security-title = Security
security-text = With a second factor, the password alone doesn’t open your account.
security-guest = Set a password first. Then add an app or a passkey.
security-totp = Authenticator app
security-totp-text = An app on your phone shows a code to enter after the password.
security-totp-since = on since { $at }
security-totp-scan = Scan this code with your authenticator app.
security-totp-picture = QR code for an authenticator app
security-totp-type = Or enter this key:
security-totp-code = Code in the app
security-totp-on = Turn on
security-totp-done = Login now asks for a code.
security-totp-off-done = Login no longer asks for a code.
security-on = Turn on
security-off = Turn off
security-code = Authenticator code
security-code-or = or a recovery code
security-passkeys = Passkeys
security-passkeys-text = Fingerprint, face, device lock or security key, instead of the password or after it.
security-passkeys-not-here = To add passkeys, open the room over HTTPS at its domain name, or at localhost.
security-passkey-label = Name
security-passkey-example = my phone
security-passkey-add = Add passkey
security-passkey-done = You can now log in with this passkey.
security-passkey-remove = Remove { $name }
security-passkey-removed = Passkey removed here. Delete it on the device too.
security-passkey-since = since { $at }, not used yet
security-passkey-used = last used { $at }
security-codes = Recovery codes
security-codes-left = { $n } left
security-codes-new = Make new codes
security-codes-once = Save these codes, but not on your phone. Each works once, instead of the app or a passkey. You see them only now.
security-codes-save = Save to file
security-codes-kept = I’ve saved them
security-codes-done = Old codes no longer work.
security-confirm = Confirm
security-confirm-passkey = Confirm with a passkey
security-email = Email address
security-email-text = Recover your account by email if you forget the password.
security-email-is = Password resets go to { $address }.
security-email-label = New address
security-email-set = Confirm address
security-email-sent = Open the link sent to { $address }.
security-email-removed = Address removed.
login-forgotten = Forgot your password?
recover-title = New password
recover-text = We’ll send a link to the confirmed email address of your account.
recover-account = Name or email address
recover-send = Send link
recover-sent = If an account with a confirmed address exists, the link is on its way.
recover-sent-text =
    { $n ->
        [one] It works once and expires after { $n } minute.
       *[other] It works once and expires after { $n } minutes.
    }
recover-ask = This room sends no email. Ask its operator for a new password.
recover-another = Request a new link
recover-password = New password
recover-set = Set password
recover-confirm = Confirm address
recover-done = Password set.
recover-admin-title = Administrator { $name }
recover-admin-new = Choose a password to create the account and run the room.
recover-admin-again = Choose a new password. This removes all second factors, sessions and API keys of the account.
recover-recovery-title = New password for { $name }
recover-recovery-text = This logs out all other browsers and removes all API keys.
recover-email-title = { $name }’s email address
recover-email-text = { $address } can then recover this account.
recover-email-done = Address confirmed.
security-sure-totp = Turn on the authenticator app
security-sure-totp-off = Turn off the authenticator app
security-sure-codes = Make new recovery codes
security-sure-passkey = Add a passkey
security-sure-remove = Remove a passkey
security-sure-text = Confirm it’s you.
security-sure-email = Change the email address
security-sure-remove-text = “{ $name }” will no longer open your account. Confirm it’s you.
me-statistics = Statistics
me-statistics-text = Your style and results over all hands here. Only you see it.
me-statistics-go = Your statistics
stats-title = Your statistics
stats-text = All your hands in this room. Only you see this.
stats-counting =
    { $n ->
        [one] { $n } hand counted so far …
       *[other] { $n } hands counted so far …
    }
stats-none = No hands yet
stats-which = Filters
stats-span = Period
stats-span-all = all time
stats-span-year = past year
stats-span-month = last 30 days
stats-span-week = last 7 days
stats-kind = Format
stats-kind-chips = cash games
stats-kind-events = tournaments
stats-all = all
stats-game = Game
stats-stakes = Stakes
stats-position = Position
stats-depth = Stack
stats-depth-to-20 = up to 20 bb
stats-depth-20-50 = 20–50 bb
stats-depth-50-100 = 50–100 bb
stats-depth-100-up = over 100 bb
stats-col-hands = Hands
stats-col-worth = EV
stats-rate = bb/100
stats-rate-worth = EV bb/100
stats-interval = ±
stats-rate-text = bb/100: big blinds won per 100 hands. ±: 95% confidence interval. EV counts an all-in at its equity when the last chips went in, if all hands were shown.
stats-won = Big blinds won
stats-worth = All-in EV
stats-graph-told =
    { $n ->
        [one] { $n } hand: { $won } big blinds won, { $worth } at all-in EV
       *[other] { $n } hands: { $won } big blinds won, { $worth } at all-in EV
    }
stats-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
stats-left-out = Hands at older tables aren’t counted.
stats-figures = Your stats
stats-of = sample: { $n }
stats-by-position = By position
stats-by-depth = By stack
stats-by-stakes = By game and stakes
stats-sessions = Sessions
stats-sessions-more = And { $n } earlier.
stats-review = Review
stats-review-all = Review these hands
stats-review-session = Review: { $table }, { $date }
stats-files = Export
stats-files-text = 1 row per hand, with the filters above.
stats-name-vpip = VPIP
stats-name-pfr = PFR
stats-name-limp = Limp
stats-name-steal = Steal
stats-name-fold_to_steal = Fold to steal
stats-name-three_bet = 3-bet
stats-name-squeeze = Squeeze
stats-name-fold_to_three_bet = Fold to 3-bet
stats-name-four_bet = 4-bet
stats-name-c_bet = C-bet
stats-name-fold_to_c_bet = Fold to c-bet
stats-name-check_raise = Check-raise
stats-name-wtsd = WTSD
stats-name-wsd = W$SD
stats-name-wwsf = WWSF
stats-name-af = AF
stats-means-vpip = voluntarily put chips in preflop
stats-means-pfr = raised preflop
stats-means-limp = called preflop before any raise
stats-means-steal = raised first in from CO, BTN or SB
stats-means-fold_to_steal = folded a blind to a steal
stats-means-three_bet = re-raised
stats-means-squeeze = 3-bet after a raise and a call
stats-means-fold_to_three_bet = raised, then folded to a 3-bet
stats-means-four_bet = re-raised a 3-bet
stats-means-c_bet = raised preflop, then bet the flop
stats-means-fold_to_c_bet = folded to a c-bet
stats-means-check_raise = checked, then raised
stats-means-wtsd = saw the flop and went to showdown
stats-means-wsd = won at showdown
stats-means-wwsf = saw the flop and won
stats-means-af = postflop bets and raises per call
me-sessions = Where you’re logged in
me-sessions-text = A browser you no longer use? End its session.
me-sessions-unknown = Unknown browser
me-sessions-here = this one
me-sessions-open = open now
me-sessions-since = since { $at }
me-sessions-end = End session
me-data-title = Your data
me-data-text = Your name, sessions, keys, notes, and where you played.
me-data = Download
me-forget = Delete my account
me-forget-at-once = Sessions, keys, notes, second factors and email address are deleted at once, for good.
me-forget-stays = Hands and ledgers stay: they belong to the other players too. Your name stays reserved.
me-forget-free = You haven’t played here: your name becomes available again.
me-forget-audit =
    { $n ->
        [one] The audit log keeps entries about you for { $n } day.
       *[other] The audit log keeps entries about you for { $n } days.
    }
me-forget-audit-ever = The audit log keeps entries about you forever.
me-forget-backups =
    { $n ->
        [one] Backups of the room keep your data for { $n } day.
       *[other] Backups of the room keep your data for { $n } days.
    }
me-forget-done = Account deleted.
me-keys = API keys
me-keys-text = A program with a key plays under your name. Mark it as a bot so other players know.
me-keys-once = Copy the key now: you see it only once.
me-keys-note = Purpose
me-keys-bot = It’s a bot
me-keys-go = Create key
me-keys-drop = Remove

## The audit log

audit-title = Audit log
audit-link = Audit log of hosts and administrators
audit-link-table = Audit log of this table
audit-of = audit log
audit-text = Every action by hosts and administrators, latest first. Entries can’t be edited.
audit-text-table = Every action by hosts and administrators at this table, latest first. Entries can’t be edited.
audit-person = Name
audit-table = Table
audit-table-all = all tables and the room
audit-kind = Action
audit-kind-all = all
audit-none = No entries
audit-more = Earlier
audit-json = Save as JSON
audit-from = from { $address }
audit-later = (After the hand.)
audit-password = Table password
audit-yes = yes
audit-no = no
audit-role-host = host
audit-role-admin = administrator
audit-role-player = player
audit-role-room = automatic
audit-role-terminal = terminal
audit-by-room = The room
audit-by-terminal = The operator
audit-by-user = { $who }
audit-say-opened = { $by } opens the table: { $game }.
audit-say-settings = { $by } changes the table settings.
audit-say-host-by-link = { $by } becomes a host by link.
audit-say-link-made = { $by } creates a link, valid until { $until }.
audit-say-link-made-once = { $by } creates a link for 1 player, valid until { $until }.
audit-say-link-ended = { $by } revokes a table link.
audit-say-links-renewed = { $by } resets all table links.
audit-say-message =
    { $n ->
        [one] { $by } to { $n } table: { $text }
       *[other] { $by } to { $n } tables: { $text }
    }
audit-say-message-table = { $by } to the table: { $text }
audit-say-sessions-ended = { $by } logs { $who } out everywhere.
audit-say-keys-ended = { $by } ends { $who }’s sessions and removes the API keys.
audit-say-second-factors-off = { $by } turns off { $who }’s two-factor login.
audit-say-barred = { $by } bans { $who } from the room { $until }.
audit-say-barred-why = { $by } bans { $who } from the room { $until }. Reason: { $why }
audit-say-admitted = { $by } unbans { $who }.
audit-say-guest-deleted = { $by } deletes the guest { $who }.
audit-say-admin-link = { $by } creates an administrator link for { $who }.
audit-say-admin-made = { $by } becomes an administrator by link.
audit-say-admin-removed = { $by } removes { $who } as administrator.
audit-say-recovered = { $by } sets a new password by link.
audit-say-backup = { $by } makes a backup: { $file }.
audit-say-event-made = { $by } creates the tournament { $name }.
audit-say-event-order = { $by }, in the tournament { $name }: { $what }.
audit-say-event-order-whom = { $by }, in the tournament { $name }: { $what }, { $who }.
audit-say-archived = { $by } archives { $tables } { $tables ->
        [one] closed table
       *[other] closed tables
    } in { $file }.
audit-say-restored = { $by } restores the room from a backup: { $file }.
audit-say-ban = { $by } bans { $who } from the table: { $span }.
audit-say-ban-why = { $by } bans { $who } from the table: { $span }. Reason: { $why }
audit-say-add-bot = { $by } adds a bot.
audit-say-approve = { $by } approves { $chips } for { $who }.
audit-say-approve-no = { $by } declines { $chips } for { $who }.
audit-say-approve-own = { $by } buys { $chips } as a host, without approval.
audit-say-seat-somebody = { $by } seats { $who } in seat { $chair } with { $chips }.
audit-say-close = { $by } closes the table.
audit-say-call-off = { $by } voids the hand: { $why }
audit-say-withdraw = { $by } cancels a change after the hand: { $what }.
audit-kind-opened = Table opened
audit-kind-settings = Settings
audit-kind-rules = Rule change
audit-kind-game = Game choice
audit-kind-close = Table closed
audit-kind-role-given = Role granted
audit-kind-role-taken = Role removed
audit-kind-host-by-link = Host by link
audit-kind-link-made = Link created
audit-kind-link-ended = Link revoked
audit-kind-links-renewed = Links reset
audit-kind-seat-link = Seat link
audit-kind-approve = Chip request
audit-kind-adjust = Stack adjustment
audit-kind-settle = Debt paid
audit-kind-kitty = Paid from the kitty
audit-kind-time-fees = Time fees
audit-kind-colour-up = Colour-up
audit-kind-seat-somebody = Player seated
audit-kind-move-somebody = Player moved
audit-kind-sit-somebody-out = Player sat out
audit-kind-kick = Player removed
audit-kind-ban = Banned from the table
audit-kind-let-in = Unbanned from the table
audit-kind-remove-from-list = Off the waiting list
audit-kind-add-bot = Bot added
audit-kind-begin = Hand dealt
audit-kind-pause = Pause
audit-kind-go-on = Resume
audit-kind-call-off = Hand voided
audit-kind-take-action-back = Action undone
audit-kind-kill-hand = Hand declared dead
audit-kind-hold-pot = Pot carried over
audit-kind-warn = Warning
audit-kind-button = Button moved
audit-kind-withdraw = Change cancelled
audit-kind-message = Message
audit-kind-sessions-ended = Logged out
audit-kind-keys-ended = API keys removed
audit-kind-second-factors-off = Two-factor login off
audit-kind-barred = Banned from the room
audit-kind-admitted = Unbanned from the room
audit-kind-guest-deleted = Guest deleted
audit-kind-admin-link = Administrator link
audit-kind-admin-made = Administrator added
audit-kind-admin-removed = Administrator removed
audit-kind-recovered = Password reset
audit-kind-backup = Backup
audit-kind-event-made = Tournament created
audit-kind-event-order = Tournament action
audit-kind-archived = Closed tables archived
audit-kind-restored = Restored from a backup

## Screens: the TV view and the stream of a table

tv-private = This table isn’t open to spectators. Log in as a player or host to show it here.
stream-title = Stream
stream-host = Stream this table with OBS or a similar program. The stream is delayed at least { $seconds } s and never shows a hand before it’s over. Players see a notice and decide about their own cards.
stream-start = Start stream
stream-end = End stream
stream-link = Browser source address
stream-link-text = Add it in OBS as a browser source, 1920 × 1080. Anyone with this address can see the stream.
stream-reset = Reset address
stream-player = The host streams this table. The stream is delayed at least { $seconds } s and never shows a hand before it’s over.
stream-consent = Show my cards on the stream
stream-consent-text = Applies from the next hand, to folded and mucked hands too. Turn it off to hide your cards at once, in earlier hands too. Ends when you leave the table.
stream-over = The stream has ended.
stream-sit = Take a seat first. Only players can show their cards.
audit-kind-stream = Stream
