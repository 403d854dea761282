it-is = { $who }: { $act }
takes-back =
    { CHIPS($chips) } back to { PERSON($who) ->
        [you] you
       *[other] { $who }
    }
stands = it stands, and play goes on
may = { $who } may { $acts }
is-taken-back = { $who }: { $act } is taken back
goes-back-to =
    { $who } { PERSON($who) ->
        [you] act
       *[other] acts
    } now
hand-is-dead =
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
is-warned =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } warned
may-be-penalised = { $who } may be penalised
yes = yes
no = no
not-known = nobody knows
asked = asks: { $question }
left-to-the-floor = the floor decides: { $choices }
