buy-in-range = { CHIPS($least) }-{ CHIPS($most) }
exact-buy-in = exactement { CHIPS($chips) }
buy-in-minimum = { CHIPS($least) } ou plus
ratholing-refused = les jetons emportés reviennent avec le joueur
full-buy-in-amount = jusqu’à une cave complète ou plus, entre deux mains
buy-in-out-of-range =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } acheter { CHIPS($chips) } : la cave est de { $may }{ GIVEN($note) ->
        [yes] , { $note }
       *[no] {""}
    }
top-up-over-maximum = pas de recave pour { $who } : le stack est de { CHIPS($chips) }, le maximum de { CHIPS($most) }
buy-in-not-whole = on achète des jetons entiers, pas { $given }
chip-unit-mismatch =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } ajouter { CHIPS($chips) } : les jetons en jeu vont par multiples de { CHIPS($unit) }
no-chip-request =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } aucune demande de jetons en cours
chips-in-play =
    { PERSON($who) ->
        [you] tes jetons sont en jeu
       *[other] { $who } : jetons en jeu
    } jusqu’à la fin de la main
stack-reduction =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } retirer { CHIPS($chips) } de la table : il faut partir avec les { CHIPS($all) }{ GIVEN($spends) ->
        [yes] , ou dépenser jusqu’à { CHIPS($spends) } pour boire, manger et les pourboires
       *[no] {""}
    }
