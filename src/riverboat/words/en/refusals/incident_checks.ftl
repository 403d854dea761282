no-such-seat-in-the-hand = no seat { $seat } in this hand
game-text-mismatch = the text names another game: this hand is { $game }
player-without-cards =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no cards in this hand
no-skipped-player = action is on { $who }: no player was skipped
player-not-to-act =
    { PERSON($who) ->
        [you] it’s not your turn
       *[other] action isn’t on { $who }
    }
action-over-stack = { $who } can’t put in { CHIPS($chips) }: { CHIPS($maximum) } is the most on this street
action-amount-missing = { $act }: how much?
raise-not-above-bet = { CHIPS($raise_total) } isn’t above the bet of { CHIPS($bet) }
other-player-required = name another player
incident-number-invalid = impossible number: { $incident_number }
clock-time-invalid = invalid time: { $seconds } seconds
penalty-invalid = invalid penalty: { $rounds } rounds
chips-not-on-table = chips not on the table: { $chips }
chip-change-impossible = can’t change { $chips } to pay { CHIPS($amount) }
