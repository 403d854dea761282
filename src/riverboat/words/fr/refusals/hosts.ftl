reason-too-short =
    indique une raison d’au moins { $least } { NUMBER($least) ->
        [one] caractère
       *[other] caractères
    }
not-the-host = seul un hôte de cette table peut le faire
is-a-host-no-more =
    { PERSON($who) ->
        [you] tu n’as plus
       *[other] { $who } n’a plus
    } le rôle d’hôte à cette table
say-who-stays-out = indique qui exclure
cannot-be-kept-out = exclusion impossible : { $who }
may-come-in-already = aucune exclusion : { $who }
hosts-the-table =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } le rôle d’hôte à cette table : retire d’abord ce rôle
is-not-near =
    { PERSON($who) ->
        [you] tu n’es
       *[other] { $who } n’est
    } ni parmi les spectateurs ni sur la liste d’attente
nobody-is-near = nomme un spectateur ou quelqu’un de la liste d’attente
is-to-stay-out = exclusion en cours ({ $who }) : lève-la d’abord
no-such-style = pas de style de bot « { $style } » ; au choix : { $styles }
too-many-wait = déjà { $most } changements en attente : annules-en un d’abord
waits-no-more = ce n’est plus en attente
has-left-the-table =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } quitté la table
