### Texts of every page, and of the entrance to a table.

## Everywhere

app-skip = Skip to content
app-loading = Loading …
app-menu = Menu
app-language = Language
app-reload = Reload
app-close = Close
app-cancel = Cancel
app-copy = Copy
app-copied = Copied
nav-tables = Tables
nav-new = Start a table
nav-live = Live game
nav-events = Tournaments
nav-floor = Ask the floor
nav-study = Study
nav-tools = Dealer tools
nav-login = Log in
trouble-unreachable = Can’t reach the room. Check your connection and try again.
trouble-unknown = That didn’t work. Try again.
line-connecting = Connecting …
line-waiting = Connection lost. Your seat and chips are safe. Reconnecting …
line-now = Retry now
line-quiet = The room isn’t answering. Your seat and chips are safe. Reconnecting …
line-latency = Connected: { $n } ms
line-latency-slow = Slow connection: { $n } ms
line-off = Disconnected from the room
missing-title = Page not found
missing-text = The table may be closed, or the address is incomplete.

## Who one is

name-title = What’s your name?
name-label = Your name
name-hint = Other players see this name. No password needed.
name-go = Continue
name-have-account = I have an account
login-title = Join the room
login-how = How to join
login-guest = Guest
login-guest-text = Just a name. It stays yours in this browser.
login-guest-go = Play as guest
login-login = Log in
login-login-text = With your name and password.
login-login-go = Log in
login-register = New account
login-register-text = A name and password let you come back on any device.
login-register-go = Create account
login-password = Password
login-or = or without a password
login-passkey = Use a passkey
login-passkey-away = No passkey used. Try again or log in another way.
login-second = One more step
login-second-totp = Enter the code from your authenticator app.
login-second-passkey = Use your passkey: fingerprint, face, device lock or security key.
login-second-recovery = Enter one of your recovery codes. Each works once.
login-code = Authenticator code
login-recovery = Recovery code
login-use-recovery = Use a recovery code
login-not-recovery = Back to the usual method
login-again = Start over
login-lost = Lost them all? Ask the room’s operator to turn this step off.

## The lobby

lobby-title = Tables
lobby-text = Take a seat, or start your own table and invite friends.
lobby-empty = No tables yet
lobby-empty-text = Start one and share the link.
lobby-quick = Quick start
lobby-quick-text = Invite-only: friends join with your link.
lobby-quick-friendly = 20 s to act, automatic showdown
lobby-quick-kitchen = 45 s to act, straddles, markers, run it twice
lobby-quick-casino = 30 s to act, straddle, no markers
lobby-all-options = All options
lobby-floor-text = String bets, action out of turn, exposed cards: get a ruling and the rule.
lobby-study = Solve a postflop spot
lobby-review = Review my hands
lobby-train = Train
lobby-seated = { $seated } of { $chairs } seats
lobby-watching = { $n } watching
lobby-host = Host: { $name }
lobby-playing = running
lobby-waiting = waiting for players
lobby-private = invite-only
lobby-join = Join
lobby-watch = Watch
lobby-back = Back to your seat

## A new table

new-of = { $name }’s table

## Inviting and coming in

invite-title = Invite
invite-text = Send this link. Friends enter a name and join.
invite-link = Table link
invite-only-here = This link works only on this computer. For friends on your network, start the room with { $lan }. For the internet, set its address with { $url }.
invite-where = Your friends’ network
invite-host-only = Only the host can invite.
invite-copy = Copy link
invite-share = Share
invite-qr = QR code of the table link
door-to = { $host } invites you to
door-game = Game
door-seated = Seated
door-buy-in = Buy-in
door-buy-in-range = { $least } to { $most }
door-play-chips = Play chips, no real money.
door-nobody = No players yet
door-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
door-come-in = Join table
door-watch = Just watch
door-password = Table password
door-seat-first = No spectators here. Take a seat to see the table.
door-chair = Seat
door-sit = Sit down
door-private = Invite-only. Ask the host for the link.
door-all-taken = All { $chairs } seats are taken.
door-all-taken-bots = All { $chairs } seats are taken, but a bot will give you its seat.
door-all-taken-title = The table is full
door-waits = { $n } waiting for a seat.
door-bot-seat = Take a bot’s seat
door-bot-seat-text = The bot leaves after this hand. Its seat is yours.
door-list = Join the waiting list
door-list-text = We’ll call you and hold the next free seat.
door-watch-text = You can sit down or join the list later.
door-full-list = No spectators here, and the table is full. Join the list and keep this page open: we’ll call you.
door-place = You’re number { $n } on the waiting list. Keep this page open: we’ll call you.
door-yours = Seat { $chair } is yours. Take it now, or the next player gets it.
door-called = Seat open: { $table }
door-list-leave = Leave the list
lobby-waits = { $n } waiting
lobby-list = Full: join the list
lobby-list-n = Full, { $n } waiting: join the list
lobby-on-list = Number { $n } on the list
lobby-bot-seat = Take a bot’s seat
name-taken-you = Is this you on another device? There, open the table menu, choose “Play on another device” and enter the code here.
name-taken-lost = No longer have that device? Ask the host for a link to your seat, or to free the seat.
name-taken-code = I have a code
device-used = Code used: you’re playing on another device too.
door-bad-invite = This invitation has expired. Ask the host for a new link.

## Around the table

bar-hand = hand { $hand }
bar-kill = { $percent }% stakes
bar-hands = Hands
bar-ledger = Ledger
bar-rules = House rules
bar-floor = Ask the floor
bar-clock = Shot clock
bar-tv = TV view
bar-stream = Stream
bar-host = Host

## The menu of a table, and one's tables

menu-here = This table
menu-device = This device
menu-pages = Table pages
menu-on = on
menu-off = off
nav-mine = My tables
mine-asks = Your turn at { $table }
mine-more = +{ $n }
mine-open = My tables: { $n }
mine-alone = Only this table
mine-your-turn = Your turn
mine-back = Back to table
mine-acting = { $who } to act
mine-waits = Waiting for the next hand
mine-none = You’re not at a table
mine-none-text = Sit down at tables and play them here side by side.
mine-find = Find a table
page-gone = Table unavailable
page-closed-text = The session is over. Hands and ledger stay available.

## The host

host-title = Host
host-pause = Pause after this hand
host-go-on = Resume

## What hosts do while a hand is played, and what becomes of it

host-pause-short = Pause
host-pause-next = Pausing after this hand
host-pause-cancel = Cancel pause
host-later = Takes effect after this hand.
until-good = permanently
until-date = until { $at }
pending-title = After this hand:
pending-all =
    { $n ->
        [one] { $n } change after this hand
       *[other] { $n } changes after this hand
    }
pending-by = ({ $by })
pending-take-back = Cancel: { $what }
seat-menu-open = Options for { $who }
note-title = Note

## Posted rules

rules-link = House rules
