seat-name = Seat { $seat_number }
numbered-player-name = Player { $player_number }
all-in-label = all-in
folded-label = folded
fold-label = fold
check-action-label = check
draw-counts-label = drew { $counts }
stood-pat-label = pat
only-pot-label = pot
main-pot = main pot
single-side-pot-label = side pot
side-pot-number = side pot { $pot_number }
main-pot-short-label = main
side-pot-short-label = side { $pot_number }
player-count =
    { NUMBER($player_count) ->
        [one] { $player_count } player
       *[other] { $player_count } players
    }
pot-size = { $pot } is { CHIPS($chips) }
pot-list = The { $pots }
pot-half =
    { KEY($half) ->
        [both] both halves
       *[other] { $half }
    }
board-name = board { $board_number }
rake-amount = The rake is { CHIPS($chips) }
ledger-column-heading =
    { KEY($column) ->
        [has] stack
       *[other] { $column }
    }
house-share =
    { KEY($purpose) ->
        [carried] carried over
        [corrected] corrections
        [time] time fees
       *[other] { $purpose }
    } { CHIPS($chips) }
kitty-payment-label = kitty for { $purpose } { CHIPS($chips) }
unfinished-hand-label = hand in progress: the stacks include its bets
chips-behind = and { CHIPS($chips) } behind
street-name = { $street }
after-draw-label = after the { $draw }
before-draw-label = before the draw
hand-result-label = result
hand-name = Hand { $hand }
table-name = table { $table }
tournament-name = tournament { $tournament }
level-name = level { $level }
dead-button-label = dead button at seat { $chair }
invalid-recording-label = The recording is invalid from here on.
player-offer-label = { $name }: { $offer }
dealer-choices = Dealer: { $offer }
hand-over-label = The hand is over
play-continued = Play continues
stack-label = { $name } has { CHIPS($chips) }
out-of-chips-label = { $name } is out of chips
chips-in-front = { CHIPS($chips) } in front
chips-won-label =
    wins { CHIPS($chips) }{ GIVEN($pot_part) ->
        [yes] {" "}({ $pot_part })
       *[no] {""}
    }
board-label = { $board }: { CARDS($cards) }
single-board-label = board
hidden-card = face-down card
play-by-play-label = Play-by-play
street-buttons = Streets
replay-position-label = Replay position
replay-start-button-label = Start (Home)
replay-back-button-label = Back (left arrow)
replay-play-pause-label = Play/pause (space)
replay-next-button-label = Next (right arrow)
replay-end-button-label = End (End)
speed-label = Speed
replay-speed = { $speed }
hide-cards = Hide cards
hide-cards-hint = Hide hole cards until shown (f)
four-colours = Four-colour deck
four-colours-hint = Four-colour deck on or off (c)
