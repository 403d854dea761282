### Texts of the table.

## Cards

card-of = { $rank } of { $suit }
card-down = face-down card
card-rank-2 = deuce
card-rank-3 = three
card-rank-4 = four
card-rank-5 = five
card-rank-6 = six
card-rank-7 = seven
card-rank-8 = eight
card-rank-9 = nine
card-rank-T = ten
card-rank-J = jack
card-rank-Q = queen
card-rank-K = king
card-rank-A = ace
card-suit-c = clubs
card-suit-d = diamonds
card-suit-h = hearts
card-suit-s = spades

## The table

table-seats = Seats
table-middle = Board and pots
table-board = Board: { $cards }
table-board-n = Board { $n }: { $cards }
table-sit-here = Sit here
table-sit-at = Sit here: seat { $chair }
table-move-here = Move here
table-move-to = Move here: seat { $chair }
table-empty-chair = Seat { $chair }, empty
table-pot = Pot
table-main-pot = Main pot
table-side-pot = Side pot { $n }
table-raked = Rake { $chips } · session { $all }
table-total = Pot { $chips }
table-carried = Carried over
table-all-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
table-next-hand = Next hand in { $n } s
table-next-soon = Next hand soon
table-paused = Paused
table-idle = Waiting for players
table-invite = Invite
table-add-bot = Add a bot
table-closed = This table is closed
table-straddles = Waiting for straddles
table-bomb = Bomb pot, ante { $chips }
table-percent = Stakes { $n }%
table-all-hands = All hands
table-no-hands = No hands since you joined
deck-cut = Deck cut by { $who }
deck-cut-nobody = Deck not cut
deck-checked-right = Hand { $hand } verified
deck-checked-wrong = Hand { $hand } failed verification
deck-checked-unseen = Hand { $hand }: cards verified, seal not seen before the deal
deck-checked-unchecked = Hand { $hand } not verified: no proof received
table-hand = Hand { $hand }
table-won = { $who } won { $chips }
table-offline = Disconnected
table-your-turn-at = Your turn: { $table }
table-menu = Table menu
table-close = Close

## A seat

seat-spoken = Seat { $chair }, { $who }, { $chips } chips
seat-you = you
seat-bot = bot
seat-acts = to act
seat-bet = bet { $chips }
seat-won = won { $chips }
seat-cards =
    { $n ->
        [one] { $n } face-down card
       *[other] { $n } face-down cards
    }
seat-behind = +{ $chips } on the way
seat-asked = Asks for { $chips }
seat-legs =
    { $n ->
        [one] { $n } leg
       *[other] { $n } legs
    }
state-folded = Folded
state-all-in = All-in
state-waiting = Waiting
state-out = Sitting out
state-leaving = Leaving
state-away = Away
clock-bank = Time bank
clock-extra = Extra time
clock-called = On the clock
clock-away = Away
mark-button = Button
mark-small = Small blind
mark-big = Big blind
mark-straddle = Straddle
mark-rock = Rock
mark-kill = Kill
mark-owes = Owes { $chips }
mark-note = Note: { $text }
mark-sb = SB
mark-bb = BB

## Why one has won, and how far the hand is

win-one = { $who } wins { $chips }
win-one-with = { $who } wins { $chips } with { $words }
win-split = { $who } split { $chips }
win-split-with = { $who } split { $chips } with { $words }
win-pot = { $pot }: { $line }
win-half = { $chips } ({ $half })
won-line = { $half }: { $who }, { $chips }
won-both = Scoop
won-high = High
won-low = Low
won-badugi = Badugi
won-omaha = Omaha
won-draw = Draw
win-and = { $first } and { $last }
win-board = board { $n }
win-no-low = no low
half-high = high
half-low = low
half-badugi = badugi
half-omaha = Omaha
half-draw = draw
street-preflop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River
street-deal = Predraw
street-second-street = Second street
street-third-street = Third street
street-fourth-street = Fourth street
street-fifth-street = Fifth street
street-sixth-street = Sixth street
street-seventh-street = Seventh street
street-draw = Draw
street-nth-draw = Draw { $n }
street-draw-of = Draw { $n } of { $of }
mix-hand = hand { $n } of { $of }
mix-next = next: { $game }
seat-drew = drew { $n }
seat-drew-none = stood pat
seat-equity = Equity { $share }
bomb-title = Bomb pot
bomb-propose = Propose a bomb pot
bomb-text = Everyone antes, then straight to the flop. Next hand, if all players agree.
bomb-ante = Ante per player
bomb-go = Propose { $chips } each
bomb-asked = { $by } proposes a bomb pot next hand: { $chips } each.
bomb-asked-short = Bomb pot next, { $chips } each?
bomb-agreed = Bomb pot, { $chips } each: { $agree } of { $of } agree.
bomb-next = Next hand: bomb pot, { $chips } each.
bomb-double = Double board
bomb-on-two = { $said } Double board.
bomb-yes = Yes
bomb-no = No
bomb-back = Withdraw
rabbit-ask = Rabbit hunt
rabbit-board = Rabbit: { $cards }
game-ask = Dealer’s choice: pick a game
game-deal = Deal { $game }
game-same = Same game: { $game }

## What a player did last

did-fold = Fold
did-check = Check
did-call = Call
did-bet = Bet
did-raise = Raise
did-all-in = All-in
did-show = Show
did-muck = Muck
did-bring-in = Bring-in
did-pat = Stand pat
did-draw = Draw { $n }
did-ante = Ante
did-dead = Post
did-blind = Blind
did-post = Post
did-straddle = Straddle
did-sleeper = Sleeper
did-kill = Kill

## To act

act-bar = Actions
act-fold = Fold
act-check = Check
act-call = Call { $chips }
act-call-all-in = Call { $chips }, all-in
act-bring-in = Bring in { $chips }
act-bet = Bet { $chips }
act-complete = Complete to { $chips }
act-raise = Raise to { $chips }
act-all-in = All-in { $chips }
act-raise-none = Raise
act-bet-none = Bet
act-add = Add chips
act-short = { $chips } short of a call: add chips or fold
act-size = Bet size
act-amount = Bet amount: 45, 3bb, 2x, 1/2, pot or 1.5k
act-presets = Bet sizes
act-bar-choose = Fold, call or raise
act-preset-not-now = Not available now
act-preset-same = Same as { $size }
act-less = Less
act-more = More
act-not-understood = Enter an amount: 45, 3bb, 1/2 or pot
act-least = Min { $chips }
act-legal = Your options: { $legal }
act-time = More time
act-waiting-for = Waiting for { $who }
act-waiting-all = Waiting for other players
act-preset-min = Min
act-preset-pot = Pot
act-preset-all-in = All-in
sure-fold = Fold? You can check for free.
sure-fold-yes = Fold
sure-fold-no = Check
sure-all-in = Go all-in for { $chips }?
sure-all-in-yes = All-in
sure-all-in-no = Cancel
sure-leave = Leave the table?
sure-leave-text =
    { $n ->
        [one] You cash out { $n } chip. A hand in play finishes first.
       *[other] You cash out { $n } chips. A hand in play finishes first.
    }
sure-leave-money = You cash out { $chips }. A hand in play finishes first.
sure-leave-yes = Leave
sure-leave-no = Stay

## Before it is one's turn

pre-bar = Pre-actions
pre-check-fold = Check / fold
pre-fold = Fold
pre-check = Check
pre-call = Call { $chips }
pre-call-any = Call any

## Other questions

draw-choose = Choose cards to discard
draw-exact =
    { $n ->
        [one] Choose { $n } card
       *[other] Choose { $n } cards
    }
draw-range = Choose { $least } to { $most } cards
draw-most =
    { $n ->
        [one] Choose up to { $n } card
       *[other] Choose up to { $n } cards
    }
draw-draw = Draw { $n }
draw-discard = Discard { $n }
draw-pat = Stand pat
draw-card = { $card }, discard
draw-take-back = Take back my discards
show-show = Show
show-muck = Muck
show-ask = Show your hand?
show-over = Show your hand? Pick a card to show only that one.
show-all = Show my cards
show-some =
    { $n ->
        [one] Show { $n } card
       *[other] Show { $n } cards
    }
show-card = { $card }, show
show-early = Show your hand now?
run-ask =
    { $most ->
        [2] Run it twice?
       *[other] Run it how many times?
    }
run-once = Once
run-twice = Twice
run-times =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
declare-ask = High, low or both?
declare-high = High
declare-low = Low
declare-both = Both
declare-done = Declared: { $side }
straddle-ask = Straddle?
straddle-sleeper = Post a sleeper?
straddle-to = Straddle to { $chips }
straddle-sleep-to = Sleeper { $chips }
straddle-no = No straddle
answer-ask = { $who } offers a marker for { $chips }. Accept?
answer-lend = Lend { $who } { $chips }?
answer-yes = Accept
answer-no = Decline

## Sitting

sit-title = Seat { $chair }
sit-how-much = Chips
sit-range = Min { $low } · max { $high }
sit-from = Min { $low }
sit-blinds =
    { $n ->
        [one] { $n } big blind
       *[other] { $n } big blinds
    }
sit-bets =
    { $n ->
        [one] { $n } small bet
       *[other] { $n } small bets
    }
sit-wait = Wait for the big blind
sit-replace = Take over the last player’s seat and blinds
sit-sit = Buy in for { $chips }
sit-top-up = Buy chips
sit-buy = Buy { $chips }
sit-min = Min
sit-usual = Standard
sit-max = Max
sit-out = You’re sitting out
sit-owes = You owe { $chips } in blinds.
sit-waits = Waiting for the big blind
sit-asked = Waiting for the host to approve { $chips }
sit-waiting = You’re in next hand
sit-no-chips = You’re out of chips
sit-come-back = I’m back
sit-come-back-post = Post { $chips } and play
sit-come-back-wait = Wait for the big blind
sit-sit-out-next = Sit out next hand
sit-sit-out = Sit out
sit-stay-in = Keep playing
sit-leave = Leave the table
sit-leaves = Leaving after this hand
sit-stay = Stay
sit-move = Change seat
sit-moving = Choose an empty seat
sit-spectator = You’re watching. Choose a seat to play.
sit-later = Delay: { $n } s.
page-event-goes-on = This table is closed. Play goes on elsewhere, or the tournament is over.
page-event = To the tournament
table-event-waits = Waiting for the tournament
sit-event = You’re watching a tournament table.
sit-full = You’re watching. The table is full.
sit-folded = You folded

## Buying chips: what is wrong with the amount

take-title = Take chips off the table
take-text = For food, drinks and tips only. All other chips stay in play.
take-most = Max { $most }
take-go = Take { $chips }
buy-empty = Enter an amount.
buy-unread = “{ $text }” isn’t an amount. Try 200, 1.5k or 100bb.
buy-whole = Whole chips only.
buy-low = Too low. Min { $low }.
buy-high = Too high. Max { $high }.
buy-sit = Buy in
buy-buy = Buy chips

## Waiting for a seat

list-join = Join the waiting list
list-leave = Leave the list
list-waits = { $n } waiting for a seat.
list-place = You’re number { $n } on the waiting list. We’ll call you when a seat opens.
list-next = You’re next on the waiting list. We’ll call you when a seat opens.
list-bot-goes = { $bot } leaves after this hand. Seat { $chair } is yours.
list-yours = Seat { $chair } is yours: { $n } s to sit down.
list-yours-at = Seat open: { $table }
list-called = Seat { $chair } is open for you.
list-take = Take the seat
list-no = No, thanks
list-missed = You missed your seat: time ran out.
list-removed = The host took you off the waiting list.
list-away = You were away too long and lost your place on the waiting list.
list-bot-chair = Take a bot’s seat
list-bot-here = Take this seat: { $bot } (bot) leaves after the hand
list-bot-text = { $bot } is a bot. It leaves after this hand, or at once between hands. Then you sit down.
list-kept = Reserved
list-kept-chair = Seat { $chair }, reserved for the waiting list
list-your-chair = Your seat
more-device = Play on another device
add-title = Add chips
add-bought = Cash
add-borrowed = Borrowed
add-lender = Lender
add-lender-away = Not at this table
add-marker = Marker

## The menu

more-chop = Chop the blinds
more-clock = Call the clock
more-settings = Settings
more-keys = Keyboard shortcuts

## Standing answers, who is away, and overbets

stand-title = Auto-actions
stand-straddle = Straddle
stand-ask = Ask me
stand-never = Never
stand-always = Always
stand-run = When all-in, run it
stand-once = Once
stand-most = As often as allowed
stand-beaten = Losing hand at showdown
stand-muck = Muck
stand-top-up = Auto top-up to the max
stand-below = Below { $n }%
stand-full = Below the max
stand-rebuy = Auto-rebuy
stand-waits = Wait for the big blind
stand-at-blind = Sit out next big blind
more-take = Take chips off the table
more-challenge = Challenge the overbet
sit-sit-out-blind = Sit out next big blind

## Chat

chat-title = Chat
chat-open = Chat
chat-unread = { $n } unread
chat-say = Write a message
chat-send = Send
chat-none = No messages yet
chat-off = The host turned chat off.
chat-mute = Mute { $who }
chat-unmute = Unmute { $who }
chat-muted = Muted: { $who }

## Beside the table, and over a seat

beside-title = Log, chat and hands
beside-log = Log
beside-chat = Chat
beside-hands = Hands
beside-open = Log and hands
beside-none = No action yet
beside-mentioned = { $who } mentioned you: { $text }
beside-mention = Mention { $who }
react-title = React
react-laugh = Laugh
react-wow = Wow
react-sad = Sad
react-angry = Angry
react-heart = Heart
react-bravo = Nice hand
react-shown = { $who }: { $what }

## Settings

set-title = Table settings
set-four-colours = Four-colour deck
set-in-blinds = Amounts in bb
set-motion = Animations
set-sounds = Sounds
set-volume = Volume
set-sure-fold = Confirm fold when you can check
set-sure-all-in = Confirm all-in above
set-never = Never
set-over = { $n } bb
set-notify = Alert me on my turn when I’m in another window
set-notify-denied = The browser blocks notifications. Allow them in its settings.
set-strength = Show hand strength
set-equity = Show equity when all-in
set-of-table = Auto-actions
set-of-look = Appearance
set-of-bets = Betting
set-of-sounds = Sounds
set-of-calls = Alerts
set-of-keys = Shortcuts
set-heard = Play a sound for
set-heard-turn = My turn
set-heard-cards = Cards
set-heard-chips = Chips and checks
set-heard-win = Pots won
set-heard-chat = Chat
set-heard-warning = Time running out
set-shake = Vibrate on my turn
set-awake = Keep the screen on during a hand

## The sizes in the bar

sizes-title = Bet sizes
sizes-text = 5 sizes, keys 1 to 5. A size you can’t bet now is dimmed. bb: big blinds. ×: times the bet you face. Others: part of the pot.
sizes-unraised = Preflop, unraised
sizes-later = Raised or postflop
sizes-place = Size { $n }
sizes-reset = Reset to default

## How a table is dressed

dress-theme = Theme
dress-theme-auto = System
dress-theme-light = Light
dress-theme-dark = Dark
dress-felt = Felt
dress-felt-green = Green
dress-felt-blue = Blue
dress-back = Card backs
dress-back-plain = Blue dots
dress-back-woven = Red weave
dress-large = Large cards
dress-sorted = Sort my cards by rank
dress-clock = Clock sound
dress-clock-off = Off
dress-clock-five = Ticks in the last 5 s
dress-clock-ten = Beep at 10 s, then ticks

## Keys

keys-title = Keyboard shortcuts
keys-text = Choose a shortcut, then press its new key.
keys-change = { $what }: { $key }. Change
keys-press = Press a key
keys-taken = { $key } is taken: { $what }. Press another key.
keys-reset = Reset to default
keys-too = Arrows → ←, + and − also change the size. Shift makes larger steps.
keys-fold = Fold
keys-call = Check or call
keys-raise = Bet or raise: choose a size
keys-larger = Larger bet
keys-smaller = Smaller bet
keys-choose = Bet size or card { $n }
keys-presets = Bet size 1 to 5, or a card to discard
keys-submit = Confirm a bet, raise or draw
keys-time = More time
keys-chat = Chat
keys-help = Shortcuts
keys-space = Space
keys-enter = Enter

## Narration

say-chair = Seat { $chair }

## What hosts do

say-you = Your turn. { $what }
say-you-call = { $chips } to call.
say-you-free = You can check.
say-you-seconds =
    { $n ->
        [one] { $n } second left.
       *[other] { $n } seconds left.
    }
