### Texts of every page, and of the entrance to a table.

## Everywhere

app-skip = Skip to the page
app-loading = One moment …
app-menu = Menu
app-reload = Load again
app-close = Close
app-cancel = Cancel
app-copy = Copy
app-copied = Copied
nav-tables = Tables
nav-new = Start a table
nav-live = Keep a live game
nav-events = Tournaments
nav-floor = Ask the floor
nav-tools = Dealer’s tools
nav-login = Log in
trouble-unreachable = The room cannot be reached. Check your connection and try again.
trouble-unknown = That did not work.
line-connecting = Connecting to the room …
line-waiting = The connection is lost. Your seat and your chips are safe; trying again …
line-now = Try now
line-quiet = The room does not answer. Your seat and your chips are safe; trying on …
line-latency = Connected: the room answers in { $n } ms
line-latency-slow = Slow connection: the room answers in { $n } ms
line-off = Not connected to the room
missing-title = There is no such page
missing-text = The table may be closed, or the address may be incomplete.

## Who one is

name-title = What is your name?
name-label = Your name
name-hint = This is what the others at the table see. No password is needed.
name-go = Continue
name-have-account = I have an account
login-title = Come in
login-how = How to come in
login-guest = Guest
login-guest-text = Only a name. It is yours as long as this browser remembers it.
login-guest-go = Come in as a guest
login-login = Log in
login-login-text = With the name and the password of your account.
login-login-go = Log in
login-register = New account
login-register-text = A name and a password, so that you can come back from any device.
login-register-go = Create the account
login-password = Password
login-or = or without a name and a password
login-passkey = Use a passkey
login-passkey-away = No passkey was used. Try again, or come in another way.
login-second = One more step
login-second-totp = Your account asks for the code that your authenticator app shows now.
login-second-passkey = Your account asks for a passkey: a fingerprint, your face, the lock of a device, or a security key.
login-second-recovery = One of the recovery codes that you keep. It is used up by it.
login-code = Code of the app
login-recovery = Recovery code
login-use-recovery = Use a recovery code
login-not-recovery = Go back to the usual way
login-again = Begin again
login-lost = All lost? Ask whoever runs the room: they can turn this step off.

## The lobby

lobby-title = Tables
lobby-text = Take a seat, or start a table of your own and invite your friends.
lobby-empty = No table is open yet
lobby-empty-text = Start one below: it takes a click, and one link invites everybody.
lobby-quick = Start with one click
lobby-quick-text = Only people who have your link can join.
lobby-quick-friendly = As online: 20 seconds to act, hands are shown by themselves
lobby-quick-kitchen = As at home: 45 seconds, straddles, chips on credit, two run-outs of an all-in
lobby-quick-casino = As in a casino: 30 seconds, a straddle, nothing on credit
lobby-all-options = Choose every option yourself
lobby-floor-text = What happened at your table? Chips, words, turns, cards: the ruling, and where the books say so.
lobby-seated = { $seated } of { $chairs } seats taken
lobby-watching = { $n } watching
lobby-host = hosted by { $name }
lobby-playing = playing
lobby-waiting = waiting for players
lobby-private = private
lobby-join = Join
lobby-watch = Watch
lobby-back = Back to your seat

## A new table

new-of = { $name }’s table

## Inviting and coming in

invite-title = Invite
invite-text = Whoever opens this link is at the table after typing a name.
invite-link = Link to the table
invite-only-here = Only this computer can open this link: the room listens nowhere else. To let in friends on your network, start it with { $lan }. From the Internet, give it an address with { $url }.
invite-where = Your friends are on
invite-host-only = Only the host invites to this table.
invite-copy = Copy the link
invite-share = Share
invite-qr = QR code of the link to the table
door-to = { $host } invites you to
door-come-in = Come in
door-watch = Just watch
door-password = Password of the table
door-seat-first = Nobody watches at this table without a chair. Take one, and you see it.
door-chair = Chair
door-sit = Sit down
door-private = This table is private. Ask its host for the link.
door-all-taken = All { $chairs } chairs are taken.
door-all-taken-bots = All { $chairs } chairs are taken, but a bot makes room for you.
door-all-taken-title = The table is full
door-waits =
    { $n ->
        [one] { $n } waits for a seat.
       *[other] { $n } wait for a seat.
    }
door-bot-seat = Take a bot’s seat
door-bot-seat-text = It gets up when the hand is over, and its chair is kept for you.
door-list = Join the waiting list
door-list-text = The next free chair is kept for you, and you are called.
door-watch-text = You can take a seat or join the list later, too.
door-full-list = Nobody watches at this table without a chair, and all chairs are taken. Join the list, and keep this page open: you are called.
door-place = You are number { $n } on the waiting list. Keep this page open: you are called when a chair is free.
door-yours = Chair { $chair } is kept for you. Take it soon, or the next one is asked.
door-called = A seat is free for you: { $table }
door-list-leave = Leave the list
lobby-waits =
    { $n ->
        [one] { $n } waits
       *[other] { $n } wait
    }
lobby-list = Full: join the list
lobby-list-n =
    { $n ->
        [one] Full, { $n } waits: join the list
       *[other] Full, { $n } wait: join the list
    }
lobby-on-list = You are number { $n } on the list
lobby-bot-seat = Take a bot’s seat
name-taken-you = Is this you, on another device? Open the table’s menu there, choose “Play on another device”, and use its code here.
name-taken-lost = If that browser is gone, ask the host: they can send you a link to your seat, or free the chair.
name-taken-code = I have a code
device-used = Your code was used: you are in on another device, too.
door-bad-invite = This invitation is no longer valid. Ask the host for a new link.

## Around the table

bar-hand = hand { $hand }
bar-kill = { $percent }% stakes
bar-hands = Hands
bar-ledger = Ledger
bar-rules = House rules
bar-floor = Ask the floor
bar-clock = Clock for a big screen
bar-host = Host

## The menu of a table, and one's tables

menu-here = At this table
menu-device = On this device
menu-pages = Pages of this table
menu-on = on
menu-off = off
nav-mine = My tables
mine-asks = It is your turn at { $table }
mine-more = +{ $n }
mine-open = My tables: { $n }
mine-alone = This table alone
mine-your-turn = Your turn
mine-back = Back to table
mine-acting = { $who } to act
mine-waits = Waiting for the next hand
mine-none = You sit at no table.
mine-none-text = Take a chair somewhere, and the tables at which you sit are side by side here.
mine-find = Find a table
page-gone = You are no longer at this table
page-closed-text = The session is over. What was played here can be looked up, and who pays whom.

## The host

host-title = Host
host-pause = Pause after this hand
host-go-on = Go on

## What hosts do while a hand is played, and what becomes of it

host-pause-short = Pause
host-pause-next = Pauses after this hand
host-pause-cancel = Do not pause
host-later = It waits until this hand is over.
until-good = for good
pending-title = After this hand:
pending-all =
    { $n ->
        [one] { $n } thing after this hand
       *[other] { $n } things after this hand
    }
pending-by = ({ $by })
pending-take-back = Take back: { $what }
seat-menu-open = What may be done with { $who }
note-title = Your note

## Posted rules

rules-link = The rules of this table
