shown-to-all =
    { KEY($when) ->
        [now] all players see
        [round] after this round, all players see
        [betting] after the betting, all players see
       *[other] after the hand, all players see
    } { PERSON($who) ->
        [you] your
       *[other] { $who }’s
    } cards
shown-part-tabled = { $who } { PERSON($who) ->
        [you] show
       *[other] shows
    } all players the same cards
showing-due =
    { $who } must show { PERSON($who) ->
        [you] your
       *[other] their
    } hand
hiding-allowed = { $who } { PERSON($who) ->
        [you] don’t
       *[other] doesn’t
    } have to show
all-cards-requested =
    { PERSON($who) ->
        [you] you table
       *[other] { $who } tables
    } every card
shows-first =
    { $who } { PERSON($who) ->
        [you] show
       *[other] shows
    } first
cards-unseen = the card stays unseen
no-pot-share =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no share in the pot
pot-assigned =
    { CHIPS($chips) } { PERSON($who) ->
        [you] goes to you
       *[other] goes to { $who }
    }
misawarded-chips-returned =
    { $giver } { PERSON($giver) ->
        [you] give
       *[other] gives
    } { CHIPS($chips) } to { PERSON($who) ->
        [you] you
       *[other] { $who }
    }
chips-set-aside = set { PERSON($who) ->
        [you] your
       *[other] { $who }’s
    } { CHIPS($chips) } aside
award-corrected = the floor reviews and corrects the award
hands-missed =
    { $who } { PERSON($who) ->
        [you] miss
       *[other] misses
    } { $n } { NUMBER($n) ->
        [one] hand
       *[other] hands
    } after this one
disqualification-order =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } disqualified
game-departure =
    { $who } { PERSON($who) ->
        [you] leave
       *[other] leaves
    } the game
chips-removed-from-play = { PERSON($who) ->
        [you] your chips
       *[other] { $who }’s chips
    } ({ CHIPS($chips) }) are removed from play
found-chips-out-of-play = the { CHIPS($chips) } found are removed from play
chips-returned =
    { CHIPS($chips) } { PERSON($who) ->
        [you] comes back to you
       *[other] goes back to { $who }
    }
stack-blinded-off =
    { PERSON($who) ->
        [you] your stack
       *[other] { $who }’s stack
    } stays and is blinded off
posted-and-killed =
    { PERSON($who) ->
        [you] you post, and your
       *[other] { $who } posts, and the
    } hand is dead after the deal
absent-bring-in =
    { $who } { PERSON($who) ->
        [you] bring
       *[other] brings
    } it in before that
witness-report = any witness should report it
