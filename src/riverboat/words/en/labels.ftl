seat-called = Seat { $n }
player-called = Player { $n }
all-in-label = all-in
folded-label = folded
fold-label = fold
checked-label = check
drawn-label = drew { $counts }
stood-pat-label = pat
one-pot = pot
main-pot = main pot
one-side-pot = side pot
side-pot-number = side pot { $n }
main-in-short = main
side-in-short = side { $n }
so-many-players =
    { NUMBER($n) ->
        [one] { $n } player
       *[other] { $n } players
    }
pot-has = { $pot } is { CHIPS($chips) }
pots-are = The { $pots }
half-of-pot =
    { KEY($half) ->
        [both] both halves
       *[other] { $half }
    }
board-called = board { $n }
rake-is = The rake is { CHIPS($chips) }
ledger-head =
    { KEY($column) ->
        [has] stack
       *[other] { $column }
    }
house-took =
    { KEY($what) ->
        [carried] carried over
        [corrected] corrections
       *[other] { $what }
    } { CHIPS($chips) }
kitty-paid-for = kitty for { $what } { CHIPS($chips) }
unfinished-hand-label = hand in progress: its bets count as part of the stacks
chips-behind = and { CHIPS($chips) } behind
street-name = { $street }
after-the-draw = after the { $draw }
before-the-draw = before the draw
the-result = result
hand-called = Hand { $hand }
table-called = table { $table }
tournament-called = tournament { $tournament }
level-called = level { $level }
dead-button-on = dead button on seat { $chair }
recording-refused = The recording is invalid from here on.
offered-to = { $name }: { $offer }
dealer-may = Dealer: { $offer }
hand-over-label = The hand is over
play-goes-on = Play continues
stack-of = { $name } has { CHIPS($chips) }
no-chips-left = { $name } is out of chips
chips-in-front = { CHIPS($chips) } in front
wins-chips =
    wins { CHIPS($chips) }{ GIVEN($part) ->
        [yes] {" "}{ $part }
       *[no] {""}
    }
board-shows = { $board }: { CARDS($cards) }
one-board = board
hidden-card = face-down card
hand-in-words = Play-by-play
street-buttons = Streets
moment-of-the-hand = Position in the hand
to-the-start = Start (Home)
go-back = Back (left arrow)
play-or-pause = Play/pause (space)
go-on-by-one = Next (right arrow)
to-the-end = End (End)
speed = Speed
speed-is = { $speed }
hide-cards = Hide cards
hide-cards-how = Hide hole cards until shown (f)
four-colours = Four-colour deck
four-colours-how = Four-colour deck on or off (c)
