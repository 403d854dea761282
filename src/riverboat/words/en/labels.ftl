seat-name = Seat { $n }
numbered-player-name = Player { $n }
all-in-label = all-in
folded-label = folded
fold-label = fold
checked-label = check
draw-counts-label = drew { $counts }
stood-pat-label = pat
pot-noun = pot
main-pot = main pot
single-side-pot-label = side pot
side-pot-number = side pot { $n }
main-pot-short = main
side-pot-short = side { $n }
player-count =
    { NUMBER($n) ->
        [one] { $n } player
       *[other] { $n } players
    }
pot-size = { $pot } is { CHIPS($chips) }
pot-list = The { $pots }
pot-half =
    { KEY($half) ->
        [both] both halves
       *[other] { $half }
    }
board-name = board { $n }
rake-amount = The rake is { CHIPS($chips) }
ledger-column-heading =
    { KEY($column) ->
        [has] stack
       *[other] { $column }
    }
house-share =
    { KEY($what) ->
        [carried] carried over
        [corrected] corrections
       *[other] { $what }
    } { CHIPS($chips) }
kitty-payment-label = kitty for { $what } { CHIPS($chips) }
unfinished-hand-label = hand in progress: its bets count as part of the stacks
chips-behind = and { CHIPS($chips) } behind
street-name = { $street }
after-draw-label = after the { $draw }
before-draw-label = before the draw
result-label = result
hand-name = Hand { $hand }
table-name = table { $table }
tournament-name = tournament { $tournament }
level-name = level { $level }
dead-button-label = dead button on seat { $chair }
recording-refused = The recording is invalid from here on.
offer-label = { $name }: { $offer }
dealer-choices = Dealer: { $offer }
hand-over-label = The hand is over
play-continued = Play continues
stack-label = { $name } has { CHIPS($chips) }
out-of-chips-label = { $name } is out of chips
chips-in-front = { CHIPS($chips) } in front
chips-won-label =
    wins { CHIPS($chips) }{ GIVEN($part) ->
        [yes] {" "}{ $part }
       *[no] {""}
    }
board-label = { $board }: { CARDS($cards) }
single-board-label = board
hidden-card = face-down card
play-by-play-label = Play-by-play
street-buttons = Streets
hand-position-label = Position in the hand
replay-start = Start (Home)
replay-back = Back (left arrow)
replay-play-pause = Play/pause (space)
replay-next = Next (right arrow)
replay-end = End (End)
speed-label = Speed
replay-speed = { $speed }
hide-cards = Hide cards
hide-cards-hint = Hide hole cards until shown (f)
four-colours = Four-colour deck
four-colours-hint = Four-colour deck on or off (c)
