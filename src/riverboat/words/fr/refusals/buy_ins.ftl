buy-in-range = { CHIPS($minimum) }-{ CHIPS($maximum) }
exact-buy-in = exactement { CHIPS($chips) }
buy-in-minimum = { CHIPS($minimum) } ou plus
ratholing-refused = car les jetons emportés doivent revenir
full-buy-in-amount = pour atteindre une cave complète entre deux mains
buy-in-out-of-range =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } acheter { CHIPS($chips) } : la cave est de { $allowed_buy_in }{ GIVEN($detail) ->
        [yes] , { $detail }
       *[no] {""}
    }
top-up-over-maximum = pas de recave pour { $who } : le stack est de { CHIPS($chips) }, le maximum de { CHIPS($maximum) }
buy-in-not-whole = on achète des jetons entiers, pas { $typed_amount }
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
stack-reduction-forbidden =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } retirer { CHIPS($chips) } de la table : il faut partir avec les { CHIPS($whole_stack) }{ GIVEN($spending_limit) ->
        [yes] , ou dépenser jusqu’à { CHIPS($spending_limit) } pour boire, manger et les pourboires
       *[no] {""}
    }
