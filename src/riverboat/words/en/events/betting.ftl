open-pair-bet-size = Open pair: bets of { CHIPS($chips) } allowed
door-card-suffix = {" "}with the { CARDS($card) }
bring-in-posted =
    { PERSON($who) ->
        [you] you bring
       *[other] { $who } brings
    } it in for { CHIPS($chips) }{ $door }{ $end }
bring-in-returned =
    { PERSON($who) ->
        [you] you take
       *[other] { $who } takes
    } the bring-in back
bring-in-due =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } the bring-in
player-folded =
    { PERSON($who) ->
        [you] you fold
       *[other] { $who } folds
    }
player-folded-face-up =
    { PERSON($who) ->
        [you] you fold
       *[other] { $who } folds
    } face up: { CARDS($cards) }
player-checked =
    { PERSON($who) ->
        [you] you check
       *[other] { $who } checks
    }
option-checked =
    { PERSON($who) ->
        [you] you check
       *[other] { $who } checks
    } the option
call-made =
    { PERSON($who) ->
        [you] you call
       *[other] { $who } calls
    } { CHIPS($chips) }{ $end }
overcall-made =
    { PERSON($who) ->
        [you] you overcall
       *[other] { $who } overcalls
    } { CHIPS($chips) }{ $end }
cold-call-made =
    { PERSON($who) ->
        [you] you call
       *[other] { $who } calls
    } { CHIPS($chips) } cold{ $end }
cold-overcall-made =
    { PERSON($who) ->
        [you] you overcall
       *[other] { $who } overcalls
    } { CHIPS($chips) } cold{ $end }
limp-made =
    { PERSON($who) ->
        [you] you limp
       *[other] { $who } limps
    } for { CHIPS($chips) }{ $end }
bring-in-called =
    { PERSON($who) ->
        [you] you call
       *[other] { $who } calls
    } the bring-in of { CHIPS($chips) }{ $end }
bets-cold-called =
    { PERSON($who) ->
        [you] you call
       *[other] { $who } calls
    } { $bets } bets cold
bets-overcalled =
    { PERSON($who) ->
        [you] you overcall
       *[other] { $who } overcalls
    } { $bets } bets cold
bet-made =
    { PERSON($who) ->
        [you] you bet
       *[other] { $who } bets
    } { CHIPS($to) }{ $end }
opening-bet-made =
    { PERSON($who) ->
        [you] you open
       *[other] { $who } opens
    } for { CHIPS($to) }{ $end }
opening-raise-made =
    { PERSON($who) ->
        [you] you open
       *[other] { $who } opens
    } to { CHIPS($to) }{ $end }
completion-made =
    { PERSON($who) ->
        [you] you complete
       *[other] { $who } completes
    } to { CHIPS($to) }{ $end }
raise-made =
    { PERSON($who) ->
        [you] you raise
       *[other] { $who } raises
    } to { CHIPS($to) }{ $end }
reraise-made =
    { PERSON($who) ->
        [you] you re-raise
       *[other] { $who } re-raises
    } to { CHIPS($to) }{ $end }
pot-overbet = Overbet, { CHIPS($over) } over the pot
betting-capped = Betting is capped
overbet-reduced = Overbet challenged: bet reduced to the pot, { CHIPS($to) }
uncalled-return = Uncalled bet of { CHIPS($chips) } returned to { $who }
