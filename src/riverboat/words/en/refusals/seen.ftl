no-such-seat-in-the-hand = no seat { $seat } in this hand
game-text-mismatch = wrong game in the text: this hand is { $game }
player-without-cards =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no cards in this hand
no-skipped-player = action is on { $who }: no player was skipped
not-to-act =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not to act
action-over-stack =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($most) } for this street, not { CHIPS($chips) }
action-amount-missing = { $act }: how much?
raise-not-above-bet = { CHIPS($to) } is not more than the bet of { CHIPS($bet) }
self-named = name another player
impossible-number = { $n } is impossible
no-such-time = { $seconds } seconds is not a time
no-such-penalty = { $rounds } rounds is not a penalty
chips-not-on-table = chips not on the table: { $chips }
no-change-available = no change for { $chips } to pay { CHIPS($amount) }
