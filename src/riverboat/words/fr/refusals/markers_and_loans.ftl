marker-pending = une reconnaissance de dette attend une réponse : { $pending_request }
one-marker-at-a-time = une reconnaissance de dette à la fois ; en attente : { $pending_request }
chips-for-other-player-forbidden =
    { PERSON($who) ->
        [you] tu ne peux ajouter des jetons qu’à ton
       *[other] { $who } ne peut ajouter des jetons qu’à son
    } propre stack
marker-bet-unavailable =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } miser une reconnaissance de dette : { $reason } ; il faut acheter des jetons{ $can_buy_between_hands ->
        [true] {" "}entre deux mains
       *[false] {""}
    }, faire tapis ou passer
markers-disabled = pas de reconnaissances de dette à cette table
no-chips-during-hand = table stakes : pas d’ajout de jetons pendant une main
marker-amount-invalid = une reconnaissance de dette est un montant en jetons, pas { $typed_amount }
buy-in-before-borrowing =
    { PERSON($who) ->
        [you] tu ne peux
       *[other] { $who } ne peut
    } pas encore emprunter : il faut d’abord se caver à { CHIPS($minimum_buy_in) }, après un tapis gagné pour moins d’une cave
borrowing-out-of-turn =
    { PERSON($who) ->
        [you] tu ne peux pas emprunter maintenant : seulement à ton
       *[other] { $who } ne peut pas emprunter maintenant : seulement à son
    } tour ou après la main
player-not-in-hand =
    { PERSON($who) ->
        [you] tu n’es
       *[other] { $who } n’est
    } pas dans une main : pas de reconnaissance de dette à miser
marker-bet-out-of-turn =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas la parole : une reconnaissance de dette se mise à son tour
borrowing-disabled = pas d’emprunts à cette table : achète des jetons, fais tapis ou passe
lending-limit = { $who } jusqu’à { CHIPS($chips) }
lending-unavailable =
    { PERSON($lender) ->
        [you] tu ne peux pas
       *[other] { $lender } ne peut pas
    } prêter { CHIPS($chips) } à { $debtor } ; hors du coup, peuvent prêter : { $others }
no-other-lender =
    { PERSON($lender) ->
        [you] tu ne peux pas
       *[other] { $lender } ne peut pas
    } prêter { CHIPS($chips) } à { $debtor } ; personne hors du coup ne peut prêter
no-marker-pending = aucune reconnaissance de dette en attente de réponse
no-pending-answer = aucune réponse attendue ({ $who }) ; en attente : { $pending_request }
loan-settlement-invalid =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } régler { CHIPS($chips) } : la dette envers { $lender } est de { CHIPS($owed) }
marker-settlement-invalid =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } régler { CHIPS($chips) } : les reconnaissances de dette font { CHIPS($owed) }
