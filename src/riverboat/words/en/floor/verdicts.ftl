binding-action = { $who }: { $act }
chips-taken-back =
    { CHIPS($chips) } back to { PERSON($who) ->
        [you] you
       *[other] { $who }
    }
stands = it stands: play on
may = { $who } may { $acts }
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
wins-the-pot =
    { $who } { PERSON($who) ->
        [you] win
       *[other] wins
    } the pot
player-warning = a warning for { $who }
penalty-possible = { $who } may get a penalty
yes = yes
no = no
not-known = unknown
asked = asks: { $question }
left-to-the-floor = the floor decides: { $choices }
