### Texts of the pages around a table, and of the host’s tools.

## A new table

new-title = Start a table
new-text = Everything has a sensible default. Press the button at the end, or change what you like.
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
new-chairs-most = at most { $n }
new-least = Buy-in from
new-most = Buy-in to
new-any = any amount
new-no-limit = no limit
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
new-think = Seconds to act
new-think-none = no clock
new-think-hint = 0 is no clock
new-bots-hint = they take free seats
new-money = Amounts
new-money-chips = as chips
new-money-hint = for the eye only: 1.50 is 150 chips
new-not-a-number = Write a number.
new-game-words = A game in your own words
new-game-write = Another one, in words …
new-game-search = Search the games
new-game-type = Search, or type one: nlhe 1/2, PLO 0.5/1 …
new-game-none = No game is called that.
new-family-hold-em = Hold’em
new-family-omaha = Omaha
new-family-stud = Stud
new-family-draw = Draw
new-family-mix = Several games in turn
new-family-small = Small games to study
new-house = Usual rules
new-house-online = of online rooms
new-house-home = of a kitchen table
new-house-cash = of card rooms
new-file-take = Put it into the form
rules-change = Change the rules
rules-change-go = Change them from the next hand on
new-game = Game
new-game-hint = Such as “plo 5/10”, “nlhe 1/2 ante 1” or “stud8 4/8”.
new-name = Name of the table
new-name-hint = named after you
new-who = Who may come
new-private = Only people with the link
new-spectators = People may watch without a seat
new-password = Password for the table
new-password-hint = none
new-bots = Bots at the table
new-delay = Spectators see it later by (seconds)
new-between = Pause between hands (seconds)
new-options = More rules
new-options-text = straddle, run it twice, rake and everything else
new-changed = { $n } changed
new-search = Search the options
new-none = No option fits.
new-list = separated by commas
new-undo = Set { $name } back
new-edited = The table is opened by the file as you have edited it.
new-file = As a file
new-file-text = the same choices in TOML, to keep or to edit
new-file-undo = Back to what the form says
new-go = Open the table

## Inviting and coming in

links-title = Links for one person or for a while
links-text = The link above is for everybody. One of these lets one person in, or works for a while.
links-once-shown = Here is the link. It is shown only now.
links-one = for one person
links-all = for everybody who has it
links-until = until { $at }
links-end = End it
links-for-one = It lets one person in, and is over then
links-good-for = It works for
links-good-for-hour = an hour
links-good-for-day = a day
links-good-for-week = a week
links-make = Make a link
links-renew = Make all links anew
links-sure = No link that anybody has opens the table any more. Who is in stays in.
links-renewed = All links are new: send the one above.
settings-players-invite = Players may invite others
device-title = Play on another device
device-text = Scan this on the other device, open the link there, or type the code at { $where }. It works once, and for ten minutes.
device-code = Code
device-link = Link for the other device
device-qr = QR code of the link for the other device
device-both = You are the same player on both devices, and can use either. Give the code to nobody else: who has it plays in your name and sees your cards.
device-over = This code is too old.
device-again = Make a new one
device-in-title = Come in with a code
device-in-text = On the device where you are already in, the menu has “Play on another device”. It shows a code of eight letters and digits.
device-in-yours = You become the player whose code this is: with their name, their seat and their cards.
device-in-go = Come in on this device
device-in-known = This browser is { $name } already. Log out first to come in as somebody else.
host-waiting = Waiting for a seat
host-waiting-remove = Take off the list
host-waiting-remove-who = Take { $name } off the list
host-seat-link = Send a link to this seat
host-seat-link-text = For a guest who lost the way back. Whoever opens this link within ten minutes has the seat of { $name } and sees the cards: send it to them alone. Everybody at the table is told that you made it.
settings-seats = Seats
settings-to-sit = A chair is kept for the next on the waiting list (seconds)
settings-bots-make-room = Bots make room when somebody waits for a seat
settings-bots-alone = Bots play on when nobody looks
settings-bots-fill = Fill up with bots to so many players (0 is not at all)

## The menu of a table, and one's tables

page-back = Back to the table

## The host

host-not-you = Only a host of this table can use this page.
host-requests = Requests for chips
host-asks = { $player } (chair { $chair }) asks for { $chips }
host-approve = Approve
host-together = { $names } come from one address. It may be one home.
host-together-as = From the same address as { $names }.
host-approve-all = Approve all of them
host-choose = Choose the next game for the dealer
host-choose-done = Next: { $game }.
host-refuse = Refuse
host-play = The game
host-begin = Deal the next hand
host-pause-now = Pause now
host-pause-done = The table pauses after this hand.
host-bomb = Ante of a bomb pot
host-bomb-go = Deal a bomb pot
host-floor = Put something right
host-floor-text = An action can be taken back until the next card comes. Called off, everybody takes back what they put in; held, the pot waits for the next deal.
host-undo = Take the last action back
host-undo-done = The last action is taken back.
host-hold = Hold the pot
host-hold-done = The pot waits for the next deal.
host-why = What for, for all to read
host-warn = Warn
host-warn-done = { $player } is warned.
host-kill = Hand dead
host-kill-done = The hand of { $player } is dead.
host-call-off-go = Call off
host-call-off-done = The hand is called off.
host-reason-first = Write the reason first: it stands in the log for all.
host-reason = Reason, for all to read
host-players = Players
host-nobody = Nobody sits here yet.
host-away = away
host-sit-out = Deal out
host-button = Give the button
host-adjust = More or less
host-adjust-go = Correct
host-adjust-text = A correction is written into the ledger with its reason.
host-adjust-done = The stack of { $player } is corrected.
host-bot = A bot
host-bot-any = any style
host-bot-go = Seat it
host-seat = Seat somebody
host-seat-who = Who watches or waits for a seat
host-seat-as = How they come in
host-seat-new = as a new player
host-seat-replacing = playing on for who has just left the chair
host-seat-transferred = with the chips of a table that was broken
host-seat-text = Without chips they buy their own. From a broken table they bring what they had, however little.
host-seat-go = Give the chair
host-second = Another host
host-second-name = Name
host-second-go = Make host
host-second-done = { $name } is a host now.
host-game = Game and rules
host-game-next = Game and stakes from the next hand on
host-game-go = Change
host-game-done = Changed from the next hand on.
host-rules = All rules, as a file
host-rules-go = Change the rules
host-house = Chips and fees
host-time-fees = Take time fees
host-colour-up = Colour up the smallest chips
host-kitty = From the kitty of { $chips }
host-kitty-what = What for
host-kitty-go = Spend
host-settle = Has paid a debt
host-settle-lender = To
host-settle-marker = on markers
host-settle-go = Write down
host-settle-done = It is written down.
host-move = Another chair
host-move-go = Move
host-move-done = { $player } sits in chair { $chair } now.
host-close = Close the table
host-close-sure = Everybody gets up with their chips, and the session ends. Close the table?

## What hosts do while a hand is played, and what becomes of it

host-more = Invite, and settings of the table
host-tray =
    { $n ->
        [one] { $n } asks for chips
       *[other] { $n } ask for chips
    }
host-barred = Who is to stay out
host-barred-by = { $by }, until { $until }
host-barred-why = because: { $reason }
host-let-in = Let back in
host-let-in-done = { $player } may come back.
host-ban = Keep somebody out
host-ban-name = Name
host-send = Send away …
host-send-title = Send { $player } away
host-send-text = A hand is played to its end first, and the chips are cashed out. { $player } is told who did it, and why.
host-send-go = Send away
host-send-done = { $player } is sent away.
host-send-how = And then
host-send-none = may come back at once
host-send-hour = stays out for an hour
host-send-day = stays out for a day
host-send-good = stays out for good
seat-menu-chair = chair { $chair }
seat-menu-stack = Stack
seat-menu-behind = On the way
seat-menu-owes = Owes
seat-menu-bought = Bought in all
seat-menu-net = Net here
note-hint = How do they play?
note-colour = Colour of the mark
note-colour-none = no colour
note-colour-red = red
note-colour-orange = orange
note-colour-green = green
note-colour-blue = blue
note-colour-purple = purple
note-keep = Keep
note-kept = Kept
note-private = Only you see it, at every table of this room.
note-all = Notes on players
note-none = None yet. Click a player at a table to write one.
seat-menu-mute = Mute their chat
seat-menu-unmute = Hear their chat again
seat-menu-host = As host
seat-menu-make-host = Make host
seat-menu-sit-out-done = { $player } is dealt out.
notice-read = I have read it
notice-moved = { $by } has moved you to chair { $chair }.
notice-seated = { $by } has given you chair { $chair }.
notice-seated-chips = { $by } has given you chair { $chair }, with { $chips }.
notice-adjusted-more = { $by } has put { $chips } to your stack: { $text }
notice-adjusted-less = { $by } has taken { $chips } off your stack: { $text }
notice-dealt-out = { $by } has dealt you out. Press “I’m back” to be dealt in again.
notice-refused = { $by } has not approved the chips that you asked for.
notice-warned = { $by } has warned you: { $text }
notice-killed = { $by } has declared your hand dead: { $text }
notice-sent-away = { $by } has sent you away.
notice-sent-away-why = { $by } has sent you away: { $text }
notice-host = { $by } has made you a host of this table.
notice-dropped = What you asked for after the hand could not be done. { $text }
notice-announced = { $by }, for the room: { $text }
away-title = You have been sent away
away-who = { $by } has sent you away from this table.
away-why = The reason given:
away-no-why = No reason was given.
away-until = You may come back on { $until }.
away-good = You are to stay out of it for good.
away-now = You may come back at once. Your chips are in the ledger.
away-back = Back to the table
about-title = What the host says
settings-about = About the table, for all to read
settings-about-hint = At the door, in the lobby and with the rules.
settings-quiet = Nobody chats while somebody is all-in

## Settings of an open table

settings-title = Settings of the table
settings-text = What you change here holds at once, for everybody who is at the table.
settings-who = Who may come
settings-password = New password for the table
settings-password-hint = stays as it is
settings-password-none = No password
settings-pace = How fast it goes
settings-auto = Hands begin by themselves
settings-one-address = Two players from one address
settings-one-address-allow = play, and nobody is told
settings-one-address-warn = play, and hosts are told
settings-one-address-refuse = do not play: the second has no chair
settings-one-address-hint = Friends in one home share an address. It is shown to nobody.
settings-bomb-votes = Players may propose a bomb pot; the next hand is one if all agree
settings-rabbit = Players may ask which cards would have come
settings-run-out = Card to card in an all-in (seconds, 0: at once)
settings-bot-pace = A bot thinks on average for (seconds)
settings-other = Talk, and restarts
settings-chat = Chat at the table
settings-restart = When the server restarts in a hand
settings-restart-resume = the hand goes on
settings-restart-void = the hand is called off
settings-grace = Then wait for who is to act (seconds)
settings-go = Save
settings-same = Nothing is changed yet.
settings-done = Saved: it holds from now on.

## The ledger

ledger-player = Player
ledger-bought = Bought
ledger-cashed-out = Cashed out
ledger-chips = Has now
ledger-net = Net
ledger-empty = Nobody has bought chips yet.
mine-events = Your open tournaments
mine-events-none = You host no open tournament.
mine-events-sure = End it and pay back
mine-events-why = closed by the host
mine-hosted = Your open tables
mine-hosted-none = You have no open table.
mine-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
mine-close-sure = Close with players seated
ledger-the-house = the house
ledger-the-bots = Bots
ledger-people-only = People only
ledger-with-bots = With bots
ledger-bots = Bots, not settled
ledger-settled-people = No payments between people.
ledger-rake = rake
ledger-kitty = kitty
ledger-jackpot = jackpot
ledger-time_fees = time fees
ledger-carried = carried over
ledger-csv = Download CSV
ledger-graph = Won and lost, hand by hand
ledger-settle = Settling up
ledger-settle-text = The fewest payments after which everybody has what is theirs.
ledger-settled = Nobody owes anybody anything.
ledger-pays = pays
ledger-adjustments = Corrections by the host
ledger-print = Print
ledger-before = before the first hand
ledger-after = after hand { $hand } began
ledger-move-buy-in = Buy-in
ledger-move-re-buy = Re-buy
ledger-move-top-up = Top-up
ledger-move-transfer = From another table
ledger-move-short-buy-in = Short buy-in
ledger-move-loan = Loan
ledger-move-cash-out = Cash-out
ledger-move-corrected = Corrected by the host
ledger-move-marker = Marker
ledger-move-time-fee = Time fee
ledger-side-bets = Side bets

## What came of a session

result-title = The result
result-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
result-minutes = { $m } min
result-length = { $h } h { $m } min
result-ended = closed { $when }
result-nobody = Nobody has bought chips.

## Hands

hands-empty = No hand has been played to its end yet.
hands-called-off = called off
hands-pot = pot { $chips }
hands-more = Earlier hands
hands-search = Find a hand
hands-search-hint = Ah, a name, 81, won
hands-filters = Only hands
hands-filter-mine = I played
hands-filter-won = I won
hands-filter-lost = I lost
hands-filter-showdown = With a showdown
hands-none = No hand is like that.
hands-won = { $who } won
hands-won-showdown = { $who } won at the showdown
hands-download = The whole session, as you have seen it
hands-zip = All formats (zip)
hand-title = Hand { $hand }
hand-others = Other hands
hand-before = Previous
hand-after = Next
hand-replayer = The hand, to be played back
hand-verify = Check the deal
hand-download = Download
hand-txt = Text
hand-phh = PHH
hand-ohh = OHH
hand-json = JSON
hand-told = The hand in sentences
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
replay-at = Moment of the hand
replay-speed = Speed
share-open = Share
share-title = Share this hand
share-text = Whoever has the link may look at the hand, without a name and for ever. It shows no more than you have seen yourself.
share-cards = Show my cards
share-names = Show the names of the players
share-link = The link
share-copy = Copy the link
share-page = A hand of poker

## Checking a deal

verify-title = Was the deal fair?
verify-text = The deck was sealed before anybody cut it. Your browser now computes again, without trusting the room, that every card you saw was in that deck, and came at its place.
verify-right =
    { $n ->
        [one] The card you saw is proved
       *[other] All { $n } cards you saw are proved
    }
verify-wrong =
    { $n ->
        [one] { $n } step is wrong
       *[other] { $n } steps are wrong
    }
verify-right-word = right
verify-wrong-word = wrong
verify-unknown-word = not known
verify-form-wrong = This is no proof: something is wrong with its { $found }.
verify-seal-right = The seal is the one that this browser saw before the cards were dealt.
verify-seal-wrong = The seal is not the one that this browser saw before the cards were dealt.
verify-seal-unknown = The seal of the deck. This browser did not see it before the deal, so it cannot compare.
verify-cut-right =
    { $n ->
        [one] The deck was cut by { $n } player, and your own cut is counted.
       *[other] The deck was cut by { $n } players, and your own cut is counted.
    }
verify-cut-late = Your own cut is not counted. It came too late, or the room was away. If that happens often, ask the host.
verify-cut-unknown =
    { $n ->
        [one] The deck was cut by { $n } player. This browser did not cut it.
       *[other] The deck was cut by { $n } players. This browser did not cut it.
    }
verify-cut-nobody = Nobody cut this deck. Its order follows from the seal alone, and the room chose the seal.
verify-cut-bots = The room’s own bots cut it, too. They are the room’s and are not counted.
verify-cut-who = Cut by { $who }.
verify-cut-seat = seat { $seat }
verify-cut-orders = A player may withhold a cut. k players who conspire with the room choose among 2^k orders of the deck: { $n } at most if all of these but one do.
verify-cut-orders-general = A player may withhold a cut. k players who conspire with the room choose among 2^k orders of the deck.
verify-order-right = From the seal and the cuts follows which sealed card comes first, second, and so on:
verify-once-right = No card and no place is there twice.
verify-once-wrong = A card or a place is there twice.
verify-cards = The cards you saw
verify-cards-text = Each is hashed up to the seal. Swap one, and see that it is found out.
verify-card-where = card { $dealt } off the deck, sealed at place { $position }
verify-reshuffle = { "" } after reshuffle { $n }
verify-tamper = Swap
verify-tampered = You have swapped a card.
verify-restore = Put it back
verify-raw = The proof itself
verify-elsewhere = Keep the proof and check it whenever you like:
verify-paste-page = check a proof
verify-paste = A proof, as it was downloaded
verify-go = Check it
verify-unreadable = That is no proof.

## Posted rules

rules-book = The rulebook
rules-differs = What is different here
rules-differs-none = Everything is as the preset “{ $preset }” has it.
rules-differs-text = Compared with the preset “{ $preset }”.
rules-first = In short
rules-page = These rules as a page
rules-house = The house says
rules-all = All of them
rules-all-text = What is different here is marked. Each option names the rules that leave it open.
rules-unusual = { $n } not as usual

## The clock for a big screen

tv-back = To the table
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

admin-title = The room
admin-not-you = Only an account that runs the room can use this page.
admin-tables = Tables
admin-tables-none = No table is open.
admin-watch = Watch
admin-close = Close
admin-close-sure = Close { $name }? Everybody gets up with their chips when the hand is over.
admin-close-done = { $name } is closed.
admin-message = Message
admin-message-text = It stays at the table until each player has read it.
admin-message-to = To
admin-message-all = all tables
admin-message-go = Say it
admin-message-done = It is said.
admin-people = People
admin-search = Search by name
admin-nobody = Nobody is called so.
admin-guest = guest
admin-account = account
admin-admin = runs the room
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
admin-out = kept out until { $until } by { $by }
admin-end-sessions = Log out everywhere
admin-end-sessions-done = { $name } is logged out everywhere.
admin-second = Turn the second step off
admin-second-text = { $name } will log in with the password alone: no app, no passkey, no recovery code. Do this only for somebody whom you know to be { $name }.
admin-second-go = Turn it off
admin-second-done = { $name } logs in with the password alone, and is logged out everywhere.
admin-end-keys = Log out with programs
admin-end-keys-done = { $name } is logged out everywhere, and all keys for programs are removed.
admin-bar = Keep out …
admin-bar-title = Keep { $name } out of the room
admin-bar-text = A hand that { $name } plays goes on to its end, the chips are cashed out, and { $name } reads who did it and why.
admin-bar-go = Keep out
admin-bar-done = { $name } is kept out.
admin-bar-reason = Reason
admin-bar-span = For how long
admin-span-hour = an hour
admin-span-day = a day
admin-span-week = a week
admin-span-good = for good
admin-let-in = Let in again
admin-let-in-done = { $name } may come in again.
admin-delete = Delete the guest
admin-delete-done = { $name } is deleted.
admin-storage = Disk use
admin-storage-line = { $kind }: { $size } MB
admin-drill = Restore drill
admin-drill-good = { $backup } of { $made }: restored and verified, { $at }. Tables: { $tables }, hands: { $hands }, { $seconds } s.
admin-drill-bad = { $backup }: the drill failed, { $at }. Make a new backup and verify the room.
admin-drill-some = Hash chain only: { $count } of { $tables } tables.
admin-drill-none = No drill yet.
admin-drill-off = Off. Set backup_hours and drill_days.
admin-bans = Who is kept out
admin-bans-none = Nobody is.

## Oneself

me-guest = a guest: your name is yours as long as this browser remembers it
me-account = your account
me-admin = your account, with the keys to the room
me-logout = Log out
me-language = Language
me-settings-text = What tables look and sound like on this device, and how you are called when it is your turn.
me-password = Change the password
me-password-first = Keep your name
me-password-text = Set a password, and you can come back under this name from any device.
me-password-old = The password now
me-password-new = New password
me-password-go = Set the password
me-password-done = The password is set.
me-password-ends = Every other browser is logged out then, and all keys for programs are removed.
security-title = Security
security-text = Whoever learns your password still does not come in, if your account asks for something else too.
security-guest = Set a password first: then your account can ask for a code or a passkey, too.
security-totp = Authenticator app
security-totp-text = An app on your phone shows a code that you type after the password.
security-totp-since = on since { $at }
security-totp-scan = Scan this picture with your authenticator app.
security-totp-picture = QR code for an authenticator app
security-totp-type = Or type this secret into it:
security-totp-code = The code that the app shows now
security-totp-on = Turn on
security-totp-done = From now on, logging in asks for a code.
security-totp-off-done = Logging in asks for no code of the app any more.
security-on = Turn on
security-off = Turn off
security-code = Code of the app
security-code-or = or a recovery code
security-passkeys = Passkeys
security-passkeys-text = A fingerprint, a face, the lock of a device or a security key, in place of the password or after it.
security-passkeys-not-here = Passkeys can be added where the page is open with https under the name of the room, or at localhost.
security-passkey-label = How to call it
security-passkey-example = my phone
security-passkey-add = Add a passkey
security-passkey-done = You can come in with this passkey from now on.
security-passkey-remove = Remove { $name }
security-passkey-removed = The passkey is removed here. On the device you may delete it yourself.
security-passkey-since = since { $at }, not used yet
security-passkey-used = last used { $at }
security-codes = Recovery codes
security-codes-left =
    { $n ->
        [one] { $n } is left
       *[other] { $n } are left
    }
security-codes-new = Make new ones
security-codes-once = Keep these codes where you find them without your phone. Each opens your account once, in place of the app or a passkey. They are shown only now.
security-codes-save = Save as a file
security-codes-kept = I have kept them
security-codes-done = The codes of before are good no more.
security-confirm = Confirm
security-confirm-passkey = Confirm with a passkey
security-email = E-mail address
security-email-text = Recover your account by e-mail if you forget the password.
security-email-is = A new password can be set by a link to { $address }.
security-email-label = New address
security-email-set = Confirm the address
security-email-sent = Open the link that was sent to { $address }.
security-email-removed = The address is removed.
login-forgotten = Forgot your password?
recover-title = New password
recover-text = A link comes to the confirmed e-mail address of your account.
recover-account = Name or e-mail address
recover-send = Send the link
recover-sent = If there is such an account with a confirmed address, a link is on its way.
recover-sent-text =
    { $n ->
        [one] It works once, for { $n } minute.
       *[other] It works once, for { $n } minutes.
    }
recover-ask = This room sends no e-mail. Ask its operator for a new password.
recover-another = Ask for a new link
recover-password = New password
recover-set = Set the password
recover-confirm = Confirm the address
recover-done = The new password is set.
recover-admin-title = Administrator { $name }
recover-admin-new = Choose a password: the account is made with it, and you run the room.
recover-admin-again = Choose a new password. Second factors, sessions and keys of before end.
recover-recovery-title = New password for { $name }
recover-recovery-text = All other sessions and keys of the account end.
recover-email-title = E-mail address of { $name }
recover-email-text = { $address } will recover this account.
recover-email-done = The address is confirmed.
security-sure-totp = Turn on the authenticator app
security-sure-totp-off = Turn off the authenticator app
security-sure-codes = Make new recovery codes
security-sure-passkey = Add a passkey
security-sure-remove = Remove a passkey
security-sure-text = Say that it is you.
security-sure-email = Change the e-mail address
security-sure-remove-text = “{ $name }” will not open your account any more. Say that it is you.
me-statistics = Statistics
me-statistics-text = How you play and what you win, over the hands that you have played here. Only you see it.
me-statistics-go = Your statistics
stats-title = Your statistics
stats-text = Of all hands that you have played in this room, as you know them. Only you see this.
stats-counting =
    { $n ->
        [one] { $n } hand is counted so far …
       *[other] { $n } hands are counted so far …
    }
stats-none = You have not played a hand here yet.
stats-which = Which hands
stats-span = When
stats-span-all = at any time
stats-span-year = the last year
stats-span-month = the last 30 days
stats-span-week = the last 7 days
stats-kind = Where
stats-kind-chips = tables for chips
stats-kind-events = tournaments
stats-all = all
stats-game = Game
stats-stakes = Stakes
stats-position = Position
stats-depth = Stack
stats-depth-to-20 = up to 20 BB
stats-depth-20-50 = 20–50 BB
stats-depth-50-100 = 50–100 BB
stats-depth-100-up = 100 BB and more
stats-col-hands = Hands
stats-col-worth = at EV
stats-rate = BB/100
stats-rate-worth = BB/100 with all-ins at EV
stats-interval = plus or minus
stats-rate-text = BB/100 is big blinds in a hundred hands; your true rate is within ± 19 times of 20. At EV, an all-in counts as it was worth when the last chips went in, if all hands were shown.
stats-won = Won, in big blinds
stats-worth = with all-ins at EV
stats-graph-told =
    { $n ->
        [one] Winnings over { $n } hand: { $won } big blinds, { $worth } with all-ins at what they were worth
       *[other] Winnings over { $n } hands: { $won } big blinds, { $worth } with all-ins at what they were worth
    }
stats-hands =
    { $n ->
        [one] { $n } hand
       *[other] { $n } hands
    }
stats-left-out = There are more hands, at older tables: they are not counted.
stats-figures = How you play
stats-of = of { $n }
stats-by-position = By position
stats-by-depth = By stack
stats-by-stakes = By game and stakes
stats-sessions = Sessions
stats-sessions-more =
    { $n ->
        [one] And { $n } earlier one.
       *[other] And { $n } earlier ones.
    }
stats-files = Take the hands along
stats-files-text = A row a hand: what it was to you, and what was counted. Those that you have chosen above.
stats-name-vpip = VPIP
stats-name-pfr = PFR
stats-name-limp = limp
stats-name-steal = steal
stats-name-fold_to_steal = fold to steal
stats-name-three_bet = 3-bet
stats-name-squeeze = squeeze
stats-name-fold_to_three_bet = fold to 3-bet
stats-name-four_bet = 4-bet
stats-name-c_bet = c-bet
stats-name-fold_to_c_bet = fold to c-bet
stats-name-check_raise = check-raise
stats-name-wtsd = WTSD
stats-name-wsd = W$SD
stats-name-wwsf = WWSF
stats-name-af = AF
stats-means-vpip = chips in before the flop by choice
stats-means-pfr = raised before the flop
stats-means-limp = called before anybody raised
stats-means-steal = raised first from a late seat
stats-means-fold_to_steal = folded a blind to such a raise
stats-means-three_bet = raised a raise
stats-means-squeeze = did so after a caller
stats-means-fold_to_three_bet = folded the first raise to a raise
stats-means-four_bet = raised after two raises
stats-means-c_bet = bet the flop as the last raiser
stats-means-fold_to_c_bet = folded to that bet
stats-means-check_raise = checked, then raised
stats-means-wtsd = saw the flop and the showdown
stats-means-wsd = won at showdown
stats-means-wwsf = saw the flop and won
stats-means-af = bets and raises per call, from the flop on
me-sessions = Where you are logged in
me-sessions-text = A browser that is not yours, or no longer? End it.
me-sessions-unknown = Some browser
me-sessions-here = this one
me-sessions-open = open now
me-sessions-since = since { $at }
me-sessions-end = End this one
me-data-title = What the room knows of you
me-data-text = Your name, sessions, keys and notes, and where you have played.
me-data = Download it
me-forget = Delete my account
me-forget-at-once = Sessions, keys, notes, second factors and the e-mail address are deleted at once, for good.
me-forget-stays = Hands and ledgers belong to the other players, too: they stay, and nobody else can have your name.
me-forget-free = You have not played here: your name is free again.
me-forget-audit =
    { $n ->
        [one] The audit log keeps lines about you for { $n } day.
       *[other] The audit log keeps lines about you for { $n } days.
    }
me-forget-audit-ever = The audit log keeps lines about you for good.
me-forget-backups =
    { $n ->
        [one] Backups of the room keep your data for { $n } day.
       *[other] Backups of the room keep your data for { $n } days.
    }
me-forget-done = You are forgotten here.
me-keys = Keys for programs
me-keys-text = A program that has a key plays in your name. Declare it a bot, and the table sees that it is one.
me-keys-once = Here is the key. It is shown only now.
me-keys-note = What it is for
me-keys-bot = It is a bot
me-keys-go = Make a key
me-keys-drop = Remove

## The audit log

audit-title = What was done
audit-link = What hosts and administrators have done
audit-link-table = What was done at this table, and by whom
audit-of = what was done
audit-text = Every act of a host or an administrator, the latest first. Nobody can change it.
audit-text-table = Every act of a host or an administrator at this table, the latest first. Nobody can change it.
audit-person = Who, or to whom
audit-table = At which table
audit-table-all = all tables, and the room
audit-kind = What
audit-kind-all = everything
audit-none = Nothing of that kind was done.
audit-more = Earlier
audit-json = Keep as JSON
audit-from = from { $address }
audit-later = (After the hand.)
audit-password = A password for the table
audit-yes = yes
audit-no = no
audit-role-host = host
audit-role-admin = runs the room
audit-role-player = player
audit-role-room = by itself
audit-role-terminal = at the terminal
audit-by-room = The room
audit-by-terminal = Somebody
audit-by-user = { $who }
audit-say-opened = { $by } opens the table: { $game }.
audit-say-settings = { $by } changes the settings of the table.
audit-say-host-by-link = { $by } becomes a host by a host’s link.
audit-say-link-made = { $by } makes a link that lets people in until { $until }.
audit-say-link-made-once = { $by } makes a link that lets one person in, until { $until }.
audit-say-link-ended = { $by } ends a link to the table.
audit-say-links-renewed = { $by } makes all links to the table anew: those of before open nothing.
audit-say-message =
    { $n ->
        [one] { $by } says to { $n } table: { $text }
       *[other] { $by } says to { $n } tables: { $text }
    }
audit-say-message-table = { $by } says to the table: { $text }
audit-say-sessions-ended = { $by } logs { $who } out everywhere.
audit-say-keys-ended = { $by } logs { $who } out everywhere and removes all keys for programs.
audit-say-second-factors-off = { $by } turns the second factors of { $who } off.
audit-say-barred = { $by } keeps { $who } out of the room: { $until }.
audit-say-barred-why = { $by } keeps { $who } out of the room: { $until }. Reason: { $why }
audit-say-admitted = { $by } lets { $who } into the room again.
audit-say-guest-deleted = { $by } deletes the guest { $who }.
audit-say-admin-link = { $by } prints a link for the administrator { $who }.
audit-say-admin-made = { $by } becomes an administrator by a link.
audit-say-admin-removed = { $by } makes { $who } an ordinary account.
audit-say-recovered = { $by } sets a new password by a link.
audit-say-backup = { $by } makes a backup: { $file }.
audit-say-event-made = { $by } makes the event { $name }.
audit-say-event-order = { $by } orders in the event { $name }: { $what }.
audit-say-event-order-whom = { $by } orders in the event { $name }: { $what }, { $who }.
audit-say-archived = { $by } moves { $tables } closed tables out of the room into { $file }.
audit-say-restored = { $by } restores the room from a backup: { $file }.
audit-say-ban = { $by } keeps { $who } out of the table: { $span }.
audit-say-ban-why = { $by } keeps { $who } out of the table: { $span }. Reason: { $why }
audit-say-add-bot = { $by } seats a bot.
audit-say-approve = { $by } approves { $chips } for { $who }.
audit-say-approve-no = { $by } does not approve { $chips } for { $who }.
audit-say-approve-own = { $by } is a host, and buys { $chips } without asking.
audit-say-seat-somebody = { $by } gives { $who } chair { $chair } and { $chips }.
audit-say-close = { $by } closes the table.
audit-say-call-off = { $by } calls off the hand: { $why }
audit-say-withdraw = { $by } takes back what was to happen after the hand: { $what }.
audit-kind-opened = Table opened
audit-kind-settings = Settings
audit-kind-rules = Rules changed
audit-kind-game = Game chosen
audit-kind-close = Table closed
audit-kind-role-given = Role given
audit-kind-role-taken = Role taken away
audit-kind-host-by-link = Host by a link
audit-kind-link-made = Link made
audit-kind-link-ended = Link ended
audit-kind-links-renewed = All links anew
audit-kind-seat-link = Link to a seat
audit-kind-approve = Chips approved or not
audit-kind-adjust = Stack corrected
audit-kind-settle = Debt settled
audit-kind-kitty = Kitty spent
audit-kind-time-fees = Time fees
audit-kind-colour-up = Smallest chips taken off
audit-kind-seat-somebody = Chair given
audit-kind-move-somebody = Player moved
audit-kind-sit-somebody-out = Player dealt out
audit-kind-kick = Sent away
audit-kind-ban = Kept out of a table
audit-kind-let-in = Let in again
audit-kind-remove-from-list = Taken off the waiting list
audit-kind-add-bot = Bot seated
audit-kind-begin = Hand begun
audit-kind-pause = Pause
audit-kind-go-on = End of a pause
audit-kind-call-off = Hand called off
audit-kind-take-action-back = Action taken back
audit-kind-kill-hand = Hand declared dead
audit-kind-hold-pot = Pot held
audit-kind-warn = Warning
audit-kind-button = Button placed
audit-kind-withdraw = Taken back
audit-kind-message = Message
audit-kind-sessions-ended = Logged out
audit-kind-keys-ended = Logged out with programs
audit-kind-second-factors-off = Second factors turned off
audit-kind-barred = Kept out of the room
audit-kind-admitted = Let into the room again
audit-kind-guest-deleted = Guest deleted
audit-kind-admin-link = Link for an administrator
audit-kind-admin-made = Administrator made
audit-kind-admin-removed = Administrator removed
audit-kind-recovered = Password recovered
audit-kind-backup = Backup
audit-kind-event-made = New event
audit-kind-event-order = Order in an event
audit-kind-archived = Closed tables archived
audit-kind-restored = Restored from a backup
