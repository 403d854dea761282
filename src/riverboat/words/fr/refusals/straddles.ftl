straddle-refused =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } { $act } : { $reason }{ GIVEN($current_offer) ->
        [yes] {""} ; maintenant { $current_offer }
       *[no] {""}
    }
straddle-seat-empty =
    le siège vide { $chair } ne peut pas { $act } : { $reason }{ GIVEN($current_offer) ->
        [yes] {""} ; maintenant { $current_offer }
       *[no] {""}
    }
no-straddles = pas de straddles à cette table
no-straddle-in-a-kill-pot = pas de straddle dans un kill pot
no-straddle-in-a-bomb-pot = pas de straddle dans un bomb pot : il n’a pas de blindes
no-blinds-to-straddle = pas de straddle en { $game } : il n’y a pas de blindes
straddle-after-blinds = le straddle vient après les blindes
straddle-after-cards = trop tard : le straddle se pose avant la donne
straddles-closed = les straddles sont clos
straddler-not-dealt-in = pas dans cette main
straddle-already-declined = straddle déjà refusé
straddle-already-posted = straddle déjà posé
straddler-away = pas à la table
straddle-precedence = un autre joueur a la priorité pour le straddle
sleeper-straddle-too-early = les sleepers viennent après les straddles
big-blind-straddles-last = la grosse blinde répond en dernier
live-straddle-limit =
    pas de sleepers ici, seulement { $max_straddles } { NUMBER($max_straddles) ->
        [one] straddle vivant
       *[other] straddles vivants
    }
straddle-position-wrong = straddle seulement { $places } ; une relance à l’aveugle d’ailleurs est hors tour
straddle-maximum-reached = le straddle suivant est de { CHIPS($next_straddle) }, au-dessus du maximum de { CHIPS($maximum) }
too-few-chips-to-straddle = un straddle est de { CHIPS($minimum) }, le stack de { CHIPS($stack) } : pas de straddle à tapis pour moins
exact-straddle-size = exactement { CHIPS($straddle_total) }
straddle-size-range =
    de { CHIPS($minimum) } à { CHIPS($maximum) }{ GIVEN($unit) ->
        [yes] {" "}par multiples de { CHIPS($unit) }
       *[no] {""}
    }
straddle-size-wrong = le straddle est : { $size }
