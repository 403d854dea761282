no-such-seat-in-the-hand = no seat { $seat } in this hand
another-game-is-played = wrong game in the text: this hand is { $game }
has-no-cards-here =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no cards in this hand
it-is-their-turn = action is on { $who }: no player was skipped
it-is-not-their-turn =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not to act
has-not-so-much =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($most) } for this street, not { CHIPS($chips) }
says-no-amount = { $act }: how much?
is-no-raise = { CHIPS($to) } is not more than the bet of { CHIPS($bet) }
to-themselves = name another player
impossible-number = { $n } is impossible
no-such-time = { $seconds } seconds is not a time
no-such-penalty = { $rounds } rounds is not a penalty
chips-are-not-there = chips not on the table: { $chips }
nobody-has-change = no change for { $chips } to pay { CHIPS($amount) }
