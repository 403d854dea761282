binding-action = { $who }: { $act }
chips-taken-back =
    { CHIPS($chips) } back to { PERSON($who) ->
        [you] you
       *[other] { $who }
    }
action-stands = it stands: play on
allowed-actions =
    { PERSON($who) ->
        [you] your
       *[other] { $who }’s
    } options: { $acts }
action-taken-back = { $who }: { $act } doesn’t count
action-returns-to =
    { $who } { PERSON($who) ->
        [you] act
       *[other] acts
    } now
hand-dead =
    { PERSON($who) ->
        [you] your hand is
       *[other] { $who }’s hand is
    } dead
hand-lives =
    { PERSON($who) ->
        [you] your hand
       *[other] { $who }’s hand
    } is live
pot-won-order =
    { $who } { PERSON($who) ->
        [you] win
       *[other] wins
    } the pot
player-warning = a warning for { $who }
penalty-possible = { $who } may get a penalty
yes = yes
no = no
unknown-answer = unknown
asked-question = asks: { $question }
floor-choice-notice = the floor decides: { $choices }
