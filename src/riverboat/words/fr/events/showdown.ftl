will-run-it =
    { PERSON($who) ->
        [you] tu veux
       *[other] { $who } veut
    } tirer le board { NUMBER($times) ->
        [1] une fois
        [2] deux fois
       *[other] { $times } fois
    }
board-is-run =
    Le board est tiré { NUMBER($times) ->
        [1] une fois
        [2] deux fois
       *[other] { $times } fois
    }
declares =
    { PERSON($who) ->
        [you] tu annonces
       *[other] { $who } annonce
    }
declares-for =
    { PERSON($who) ->
        [you] tu annonces
       *[other] { $who } annonce
    } { KEY($side) ->
        [both] les deux
       *[other] { $side }
    }
plays-for =
    { $who } { KEY($side) ->
        [both] les deux
       *[other] { $side }
    }
declarations-are-opened = Annonces : { $each }
shows =
    { PERSON($who) ->
        [you] tu montres
       *[other] { $who } montre
    } { CARDS($cards) }
would-have-come = Rabbit hunt : { CARDS($cards) }
shows-a-holding =
    { PERSON($who) ->
        [you] tu montres
       *[other] { $who } montre
    } { CARDS($cards) } : { $holding }
mucks =
    { PERSON($who) ->
        [you] tu jettes tes
       *[other] { $who } jette ses
    } cartes
shows-openers =
    { PERSON($who) ->
        [you] tu montres
       *[other] { $who } montre
    } de quoi ouvrir : { CARDS($cards) }
cannot-show-openers =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } montrer de quoi ouvrir : main morte
the-pot = le pot
the-main-pot = le pot principal
side-pot = le pot secondaire { $n }
house-takes = Rake sur { $pot } : { CHIPS($chips) }
pot-pays-for-the-time = Droit de table sur { $pot } : { CHIPS($chips) }
jackpot-grows = Jackpot sur { $pot } : { CHIPS($chips) }
kitty-grows = Cagnotte sur { $pot } : { CHIPS($chips) }
on-a-board = {" "}au board { $board }
wins =
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
split =
    Partage entre { LIST($winners) } : { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] , { $holding }
       *[no] {""}
    }{ $no-low ->
        [true] {""} ; pas de low
       *[false] {""}
    }
scoops =
    { PERSON($who) ->
        [you] tu scoopes
       *[other] { $who } scoope
    } { $pot } ({ CHIPS($chips) }){ $board }{ GIVEN($holding) ->
        [yes] {""} : { $holding }
       *[no] {""}
    }
wins-a-half =
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
split-a-half =
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
quartered =
    { PERSON($who) ->
        [you] tu ne prends
       *[other] { $who } ne prend
    } qu’un quart
odd-chip-goes-to = Jeton impair pour { $who }
odd-chips-go-to = Jetons impairs pour { LIST($winners) }
nobody-opens = Personne n’ouvre : tous les jetons sont rendus
nobody-opens-this-deal = Personne n’ouvre : { CHIPS($chips) } reportés sur la main suivante
nobody-is-left-to-win = Personne pour gagner le pot : { CHIPS($chips) } reportés sur la main suivante
