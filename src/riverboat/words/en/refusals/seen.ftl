no-such-seat-in-the-hand = there is no seat { $seat } in this hand
another-game-is-played = the text says another game than { $game }, which is played here
has-no-cards-here =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no cards in this hand
it-is-their-turn =
    it is the turn of { PERSON($who) ->
        [you] you
       *[other] { $who }
    }: nobody was skipped
it-is-not-their-turn =
    it is not the turn of { PERSON($who) ->
        [you] you
       *[other] { $who }
    }
has-not-so-much =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($most) } for this street, and not { CHIPS($chips) }
says-no-amount = { $act }: to which amount?
is-no-raise = { CHIPS($to) } is no more than the bet of { CHIPS($bet) }
to-themselves = somebody else must be named
impossible-number = { $n }: that cannot be
no-such-time = { $seconds } seconds is no time
no-such-penalty = { $rounds } rounds is no penalty
chips-are-not-there = these chips do not lie there: { $chips }
nobody-has-change = nobody can change { $chips }, so that { CHIPS($amount) } can be paid
