### Texts of the table.

## Cards

card-of = { $rank } of { $suit }
card-down = a card face down
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
table-sit-at = Sit in chair { $chair }
table-move-here = Move here
table-move-to = Move to chair { $chair }
table-empty-chair = Chair { $chair }, empty
table-pot = Pot
table-main-pot = Main pot
table-side-pot = Side pot { $n }
table-raked = Rake { $chips } · { $all } so far
table-total = Total { $chips }
table-carried = Carried over
table-all-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
table-next-hand = Next hand in { $n } s
table-next-soon = The next hand is about to begin
table-paused = Paused
table-idle = Waiting for players
table-invite = Invite
table-add-bot = Add a bot
table-closed = This table is closed
table-straddles = Before the cards
table-bomb = Bomb pot, ante { $chips }
table-percent = Limits at { $n } %
table-all-hands = All hands of this table
table-no-hands = No hand has been played while you were here.
deck-cut = Deck cut by { $who }
deck-cut-nobody = Nobody cut this deck
deck-checked-right = Hand { $hand } verified
deck-checked-wrong = Hand { $hand } fails verification
deck-checked-unseen = Hand { $hand }: cards proved, seal not seen before the deal
deck-checked-unchecked = Hand { $hand } not verified: no proof received
table-hand = Hand { $hand }
table-won = { $who } won { $chips }
table-offline = Not connected
table-your-turn-at = Your turn: { $table }
table-menu = Table menu
table-close = Close

## A seat

seat-spoken = Chair { $chair }, { $who }, { $chips } chips
seat-you = you
seat-bot = bot
seat-acts = to act
seat-bet = bet { $chips }
seat-won = won { $chips }
seat-cards =
    { $n ->
        [one] { $n } card face down
       *[other] { $n } cards face down
    }
seat-behind = +{ $chips } coming
seat-asked = { $chips } asked for
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
clock-called = Clock called
clock-away = Away
mark-button = Button
mark-small = Small blind
mark-big = Big blind
mark-straddle = Straddle
mark-rock = Rock
mark-kill = Kill
mark-owes = Owes { $chips }
mark-note = Your note: { $text }
mark-sb = SB
mark-bb = BB
mark-d = D

## Why one has won, and how far the hand is

win-one = { $who } wins { $chips }
win-one-with = { $who } wins { $chips } with { $words }
win-split = { $who } split { $chips }
win-split-with = { $who } split { $chips } with { $words }
win-half = the { $half } half, { $chips },
won-line = { $half }: { $who }, { $chips }
won-both = Both halves
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
street-preflop = Before the flop
street-flop = Flop
street-turn = Turn
street-river = River
street-deal = Before the draw
street-second-street = Second street
street-third-street = Third street
street-fourth-street = Fourth street
street-fifth-street = Fifth street
street-sixth-street = Sixth street
street-seventh-street = Seventh street
street-draw = Draw
street-draw-of = { $nth } draw of { $of }
nth-1 = First
nth-2 = Second
nth-3 = Third
of-2 = two
of-3 = three
mix-hand = hand { $n } of { $of }
mix-next = next: { $game }
seat-drew = drew { $n }
seat-drew-none = stood pat
seat-equity = takes { $share } of the pot on average
bomb-title = Bomb pot
bomb-propose = Propose a bomb pot
bomb-text = Everybody antes as much, and the flop comes at once. The next hand is one if all who are dealt in agree.
bomb-ante = Ante of each
bomb-go = Propose { $chips } each
bomb-asked = { $by } proposes a bomb pot: { $chips } each, next hand.
bomb-asked-short = Bomb pot next, { $chips } each?
bomb-agreed = Bomb pot, { $chips } each: { $agree } of { $of } agree.
bomb-next = The next hand is a bomb pot, { $chips } each.
bomb-double = Two boards
bomb-on-two = { $said } Two boards.
bomb-yes = Yes
bomb-no = No
bomb-back = Take back
rabbit-ask = See what would have come
rabbit-board = Would have come: { $cards }
game-ask = Your deal: which game?
game-deal = Deal { $game }
game-same = Again: { $game }

## What a player did last

did-fold = Fold
did-check = Check
did-call = Call
did-bet = Bet
did-raise = Raise
did-all-in = All-in
did-show = Shows
did-muck = Mucks
did-bring-in = Bring-in
did-pat = Stands pat
did-draw = Draws { $n }
did-ante = Ante
did-dead = Posts
did-blind = Blind
did-post = Posts
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
act-short = You lack { $chips } for a call: add chips, or fold
act-size = Size
act-amount = Amount: a number, or 3bb, 2x, 1/2, pot, 1.5k
act-presets = Sizes
act-bar-choose = Fold, call or raise
act-preset-not-now = This size cannot be bet now
act-preset-same = Same as { $size }
act-less = Less
act-more = More
act-not-understood = Not an amount: try 45, 3bb, 1/2 or pot
act-least = The least is { $chips }
act-legal = Legal now: { $legal }
act-time = More time
act-waiting-for = Waiting for { $who }
act-waiting-all = Waiting for the others
act-preset-min = Min
act-preset-pot = Pot
act-preset-all-in = All-in
sure-fold = Checking is free
sure-fold-text = You can see more for nothing. Fold anyway?
sure-fold-yes = Fold
sure-fold-no = Check instead
sure-all-in = All your chips?
sure-all-in-text = This puts all of your { $chips } in.
sure-all-in-yes = All-in
sure-all-in-no = Not yet
sure-leave = Leave the table?
sure-leave-text =
    { $n ->
        [one] You take your { $n } chip with you, after the hand if one is played.
       *[other] You take your { $n } chips with you, after the hand if one is played.
    }
sure-leave-money = You take your { $chips } with you, after the hand if one is played.
sure-leave-yes = Leave
sure-leave-no = Stay

## Before it is one's turn

pre-bar = In advance
pre-check-fold = Check / fold
pre-fold = Fold
pre-check = Check
pre-call = Call { $chips }
pre-call-any = Call any

## Other questions

draw-choose = Choose the cards to throw away
draw-exact =
    { $n ->
        [one] Choose { $n } card
       *[other] Choose { $n } cards
    }
draw-range = Choose { $least } to { $most } cards
draw-most =
    { $n ->
        [one] Choose { $n } card at most
       *[other] Choose { $n } cards at most
    }
draw-draw = Draw { $n }
draw-discard = Discard { $n }
draw-pat = Stand pat
draw-card = { $card }, throw away
draw-take-back = Take my discards back
show-show = Show
show-muck = Muck
show-ask = Show your hand?
show-over = You may show your cards. Click one to show it alone.
show-all = Show my cards
show-some =
    { $n ->
        [one] Show { $n } card
       *[other] Show { $n } cards
    }
show-card = { $card }, show
show-early = You may show without waiting
run-ask = How often is the board run out?
run-once = Once
run-twice = Twice
run-times =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
declare-ask = For which half do you play?
declare-high = High
declare-low = Low
declare-both = Both
declare-done = You have declared: { $side }
straddle-ask = Straddle?
straddle-sleeper = Post a sleeper?
straddle-to = Straddle to { $chips }
straddle-sleep-to = Sleeper of { $chips }
straddle-no = No straddle
answer-ask = { $who } offers a marker for { $chips }. Do you accept it?
answer-lend = Lend { $who } { $chips } of your chips?
answer-yes = Accept
answer-no = Refuse

## Sitting

sit-title = Take chair { $chair }
sit-how-much = Chips
sit-range = From { $low } to { $high }
sit-from = { $low } or more
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
sit-wait = Wait for the big blind, and post nothing before
sit-replace = Play on for who has just left, and pay the blinds as they would have
sit-sit = Sit down with { $chips }
sit-top-up = Buy chips
sit-buy = Buy { $chips }
sit-min = Least
sit-usual = Usual
sit-max = Most
sit-out = You are sitting out
sit-owes = You owe { $chips } when you come back.
sit-waits = You are dealt in when the big blind comes to you
sit-asked = Waiting for the host to approve your { $chips } chips
sit-waiting = You are dealt in with the next hand
sit-no-chips = You have no chips
sit-come-back = Come back
sit-come-back-post = Post { $chips } and come back
sit-come-back-wait = Wait for the big blind
sit-sit-out-next = Sit out after this hand
sit-sit-out = Sit out
sit-stay-in = Do not sit out
sit-leave = Leave the table
sit-leaves = You leave after this hand
sit-stay = Stay after all
sit-move = Change chair
sit-moving = Choose an empty chair
sit-spectator = You are watching. Choose an empty chair to play.
sit-later = You see everything { $n } s later.
page-event-goes-on = Nothing more is played here. The tournament goes on at its other tables, or it is over.
page-event = To the tournament
table-event-waits = The tournament says when the next hand begins
sit-event = You are watching this table of the tournament.
sit-full = You are watching. All chairs are taken.
sit-folded = You have folded

## Buying chips: what is wrong with the amount

take-title = Take chips off the table
take-text = For refreshments and tips only: all other chips stay until you leave.
take-most = { $most } or less
take-go = Take { $chips }
buy-empty = How many chips?
buy-unread = “{ $text }” is no amount of chips: write a number, such as 200, 1.5k or 100bb.
buy-whole = Chips come whole: write a whole number.
buy-low = That is too little here: { $low } or more.
buy-high = That is too much here: { $high } or less.
buy-sit = Sit down
buy-buy = Buy chips

## Waiting for a seat

list-join = Join the waiting list
list-leave = Leave the list
list-waits =
    { $n ->
        [one] { $n } waits for a seat.
       *[other] { $n } wait for a seat.
    }
list-place = You are number { $n } on the waiting list. You are called when a seat is free.
list-next = You are next on the waiting list. You are called when a seat is free.
list-bot-goes = Chair { $chair } is yours when this hand is over: { $bot } gets up.
list-yours = Chair { $chair } is yours if you take it within { $n } s.
list-yours-at = A seat is free for you: { $table }
list-called = A seat is free for you: chair { $chair }.
list-take = Take the chair
list-no = No, thanks
list-missed = A chair was kept for you, and the time to take it is over.
list-removed = The host has taken you off the waiting list.
list-away = You were away for too long and are no longer on the waiting list.
list-bot-chair = Take a bot’s chair
list-bot-here = Take this chair: { $bot } (bot) leaves after the hand
list-bot-text = { $bot } is a bot and gets up for you: at once between hands, else when this hand is over. Then you sit down by yourself.
list-kept = Kept
list-kept-chair = Chair { $chair }, kept for somebody on the waiting list
list-your-chair = Your chair
more-device = Play on another device
add-title = Add chips in the hand
add-bought = For cash
add-borrowed = Borrowed
add-lender = Whose chips
add-lender-away = of somebody who does not sit here
add-marker = For a marker

## The menu

more-chop = Offer to chop the blinds
more-clock = Call the clock
more-settings = Settings
more-keys = Keys at the table

## Standing answers, who is away, and overbets

stand-title = What the room answers for you
stand-straddle = Straddle
stand-ask = Ask me
stand-never = Never
stand-always = Always
stand-run = Run out an all-in
stand-once = Once
stand-most = As often as allowed
stand-beaten = When my hand is beaten
stand-muck = Muck it
stand-top-up = Top up to the maximum between hands
stand-below = Below { $n } %
stand-full = Whenever I have less
stand-rebuy = Buy in again when I have no chips left
stand-waits = Wait for the big blind to come in
stand-at-blind = Sit out at the next big blind
more-take = Take chips off the table
more-challenge = Challenge the bet
sit-sit-out-blind = Sit out at the big blind

## Chat

chat-title = Chat
chat-open = Chat
chat-unread = { $n } unread
chat-say = Say something
chat-send = Send
chat-none = Nobody has said anything yet.
chat-off = The host has turned off the chat.
chat-mute = Mute { $who }
chat-unmute = Unmute { $who }
chat-muted = Muted: { $who }

## Beside the table, and over a seat

beside-title = Beside the table
beside-log = Log
beside-chat = Chat
beside-hands = Hands
beside-open = Log and last hands
beside-none = Nothing has happened since you came.
beside-mentioned = { $who } mentions you: { $text }
beside-mention = Write to { $who }
react-title = React
react-laugh = Laugh
react-wow = Wow
react-sad = Sad
react-angry = Angry
react-heart = Heart
react-bravo = Well played
react-shown = { $who }: { $what }

## Settings

set-title = Settings of the table
set-four-colours = Four-colour deck
set-in-blinds = Amounts in big blinds
set-motion = Animations
set-sounds = Sounds
set-volume = Volume
set-sure-fold = Ask before folding when a check is free
set-sure-all-in = Ask before going all-in over
set-never = never
set-over = { $n } BB
set-notify = Tell me when it is my turn and I look elsewhere
set-notify-denied = The browser does not allow notifications for this page.
set-strength = Say what my cards are worth
set-of-table = My answers
set-of-look = Look
set-of-bets = Bets
set-of-sounds = Sounds
set-of-calls = Calling me
set-of-keys = Keys
set-heard = What is heard
set-heard-turn = My turn
set-heard-cards = Cards
set-heard-chips = Chips and checks
set-heard-win = A pot that is won
set-heard-chat = Chat
set-heard-warning = My time is running out
set-shake = Vibrate when it is my turn
set-awake = Keep the screen on while I am in a hand

## The sizes in the bar

sizes-title = Sizes of a bet
sizes-text = Five places, with the keys 1 to 5. A size that cannot be bet now stays in its place and is dimmed. BB is the big blind, × the bet to match; all others are parts of the pot.
sizes-unraised = Before the flop, while nobody has raised
sizes-later = Later
sizes-place = Place { $n }
sizes-reset = The usual sizes

## How a table is dressed

dress-theme = Colours
dress-theme-auto = As the device
dress-theme-light = Light
dress-theme-dark = Dark
dress-felt = Felt
dress-felt-green = Green
dress-felt-blue = Blue
dress-back = Card backs
dress-back-plain = Dotted blue
dress-back-woven = Woven red
dress-large = Large cards
dress-sorted = Sort my cards by rank
dress-clock = Sound of my clock
dress-clock-off = none
dress-clock-five = ticks in the last 5 seconds
dress-clock-ten = a beep at 10 seconds, and ticks

## Keys

keys-title = Keys at the table
keys-text = Press one of these, and then the key that you would rather use.
keys-change = { $what }: { $key }. Change it
keys-press = Press a key
keys-taken = { $key } has something to do already: { $what }.
keys-reset = The usual keys
keys-too = The arrows → and ←, + and − change the size, too. With Shift the arrows take larger steps.
keys-fold = Fold
keys-call = Check or call
keys-raise = Choose the size of a bet or raise
keys-larger = Larger
keys-smaller = Smaller
keys-choose = size or card { $n }
keys-presets = A size by its place (1 to 5), or a card to discard
keys-submit = Bet or raise what is chosen; draw
keys-time = More time
keys-chat = Chat
keys-help = These keys
keys-space = Space
keys-enter = Enter

## Narration

say-chair = Chair { $chair }

## What hosts do

say-you = Your turn. { $what }
say-you-call = { $chips } to call.
say-you-free = You may check.
say-you-seconds =
    { $n ->
        [one] { $n } second left.
       *[other] { $n } seconds left.
    }
