run-it-vote =
    { PERSON($who) ->
        [you] tu veux
       *[other] { $who } veut
    } tirer le board { NUMBER($times) ->
        [1] une fois
        [2] deux fois
       *[other] { $times } fois
    }
board-run-count =
    Le board est tiré { NUMBER($times) ->
        [1] une fois
        [2] deux fois
       *[other] { $times } fois
    }
declaration-made =
    { PERSON($who) ->
        [you] tu annonces
       *[other] { $who } annonce
    }
side-declared =
    { PERSON($who) ->
        [you] tu annonces
       *[other] { $who } annonce
    } { KEY($side) ->
        [both] les deux
       *[other] { $side }
    }
player-declared-side =
    { $who } { KEY($side) ->
        [both] les deux
       *[other] { $side }
    }
declarations-revealed = Annonces : { $each }
cards-shown =
    { PERSON($who) ->
        [you] tu montres
       *[other] { $who } montre
    } { CARDS($cards) }
rabbit-hunt-cards = Rabbit hunt : { CARDS($cards) }
holding-shown =
    { PERSON($who) ->
        [you] tu montres
       *[other] { $who } montre
    } { CARDS($cards) } : { $holding }
cards-mucked =
    { PERSON($who) ->
        [you] tu jettes tes
       *[other] { $who } jette ses
    } cartes
openers-displayed =
    { PERSON($who) ->
        [you] tu montres
       *[other] { $who } montre
    } de quoi ouvrir : { CARDS($cards) }
openers-unshowable =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } montrer de quoi ouvrir : main morte
single-pot-name = le pot
main-pot-name = le pot principal
side-pot = le pot secondaire { $n }
rake-from-pot = Rake sur { $pot } : { CHIPS($chips) }
time-fee-from-pot = Droit de table sur { $pot } : { CHIPS($chips) }
jackpot-drop-taken = Jackpot sur { $pot } : { CHIPS($chips) }
kitty-drop-taken = Cagnotte sur { $pot } : { CHIPS($chips) }
board-suffix = {" "}au board { $board }
pot-won =
    { PERSON($who) ->
        [you] tu gagnes
       *[other] { $who } gagne
    } { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {""} : { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] {""} ; pas de low
       *[false] {""}
    }
pot-split =
    Partage entre { LIST($winners) } : { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] , { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] {""} ; pas de low
       *[false] {""}
    }
pot-scooped =
    { PERSON($who) ->
        [you] tu scoopes
       *[other] { $who } scoope
    } { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {""} : { $holding }
       *[no] {""}
    }
half-pot-won =
    { PERSON($who) ->
        [you] tu gagnes
       *[other] { $who } gagne
    } { KEY($half) ->
        [high] la moitié high
        [low] la moitié low
        [badugi] la moitié badugi
        [omaha] la moitié Omaha
       *[other] la moitié draw
    }{ GIVEN($of) ->
        [yes] , { $of }
       *[no] {""}
    } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {""} : { $holding }
       *[no] {""}
    }
pot-half-split =
    Partage entre { LIST($winners) } : { KEY($half) ->
        [high] la moitié high
        [low] la moitié low
        [badugi] la moitié badugi
        [omaha] la moitié Omaha
       *[other] la moitié draw
    }{ GIVEN($of) ->
        [yes] , { $of }
       *[no] {""}
    } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] , { $holding }
       *[no] {""}
    }
player-quartered =
    { PERSON($who) ->
        [you] tu ne prends
       *[other] { $who } ne prend
    } qu’un quart
odd-chip-awarded = Jeton impair pour { $who }
odd-chips-awarded = Jetons impairs pour { LIST($winners) }
passed-out-pot-returned = Personne n’ouvre : tous les jetons sont rendus
passed-out-pot-carried-over = Personne n’ouvre : { CHIPS($chips) } reportés sur la main suivante
no-winner-left = Personne pour gagner le pot : { CHIPS($chips) } reportés sur la main suivante
