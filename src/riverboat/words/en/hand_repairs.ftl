antes-missing = missing antes: taken as none
bet-size-key-missing = missing { $key }: taken as { $amount }
player-key-mismatch = { $key } doesn’t fit the players: left out
action-left-out = left out { $action }: { $reason }
action-supplied =
    missing action: { $player } { KEY($action) ->
        [fold] folds
        [check] checks
        [bring-in] brings it in
       *[stand-pat] stands pat
    }
required-bring-in-added = { $player } brings it in: required here
fold-taken-as-check = { $player } checks instead of folding
raise-reinterpreted =
    { $player }’s raise to { $raise_total } is taken as a { KEY($action) ->
        [call] call
       *[check] check
    }
raise-resized =
    { $player }’s raise to { $raise_total } becomes { $legal_total }, the { KEY($limit) ->
        [minimum] minimum
       *[maximum] maximum
    }
burn-supplied = burn added before the draw
discards-unknown = { $player }’s discards are impossible: taken as unknown
cards-dealt-twice = { $cards } dealt twice: taken as unknown
hole-cards-missing = missing hole cards: taken as unknown
board-cards-missing =
    { NUMBER($cards) ->
        [one] { $cards } board card
       *[other] { $cards } board cards
    } not dealt: taken as unknown
missing-show-added = missing show: { $player } shows
