it-is = { $who }: { $act }
chips-taken-back =
    { CHIPS($chips) } back to { PERSON($who) ->
        [you] you
       *[other] { $who }
    }
stands = it stands, and play goes on
may = { $who } may { $acts }
action-taken-back = { $who }: { $act } is taken back
action-returns-to =
    { $who } { PERSON($who) ->
        [you] act
       *[other] acts
    } now
hand-dead =
    { PERSON($who) ->
        [you] your hand is
       *[other] the hand of { $who } is
    } dead
hand-lives =
    { PERSON($who) ->
        [you] your hand
       *[other] the hand of { $who }
    } lives
wins-the-pot =
    { $who } { PERSON($who) ->
        [you] win
       *[other] wins
    } the pot
player-warning =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } warned
penalty-possible = { $who } may be penalised
yes = yes
no = no
not-known = nobody knows
asked = asks: { $question }
left-to-the-floor = the floor decides: { $choices }
