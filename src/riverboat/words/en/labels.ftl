seat-called = Seat { $n }
player-called = Player { $n }
all-in-label = all-in
has-folded = folded
fold-label = fold
has-checked = check
has-drawn = drew { $counts }
has-stood-pat = pat
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
        [has] has now
       *[other] { $column }
    }
house-took =
    { KEY($what) ->
        [carried] left in the middle
       *[other] { $what }
    } { CHIPS($chips) }
kitty-paid-for = kitty paid for { $what } { CHIPS($chips) }
last-hand-is-not-over = the last hand is not over: its chips are still those of who bet them
chips-behind = and { CHIPS($chips) } behind
street-name = { $street }
after-the-draw = after the { $draw }
before-the-draw = before the draw
the-result = result
hand-called = Hand { $hand }
table-called = table { $table }
tournament-called = tournament { $tournament }
level-called = level { $level }
dead-button-on = dead button on chair { $chair }
recording-is-refused = The recording is refused from here on.
may-do = { $name } may { $offer }
dealer-may = The dealer may { $offer }
hand-has-ended = The hand is over
play-goes-on = Play goes on by itself
stack-of = { $name } has { CHIPS($chips) }
no-chips-left = { $name } has no chips left
chips-in-front = { CHIPS($chips) } in front
wins-chips =
    wins { CHIPS($chips) }{ GIVEN($part) ->
        [yes] {" "}{ $part }
       *[no] {""}
    }
board-shows = { $board }: { CARDS($cards) }
one-board = board
hidden-card = a hidden card
hand-in-words = The hand in words
street-buttons = Streets
moment-of-the-hand = Moment of the hand
to-the-start = To the start (Home)
go-back = Back (left arrow)
play-or-pause = Play or pause (space)
go-on-by-one = On (right arrow)
to-the-end = To the end (End)
speed = Speed
speed-is = { $speed }
hide-cards = Hide cards
hide-cards-how = Hide hole cards until they are shown (f)
four-colours = Four colours
four-colours-how = Four colours or two (c)
