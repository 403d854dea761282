reason-too-short =
    indique une raison d’au moins { $min_characters } { NUMBER($min_characters) ->
        [one] caractère
       *[other] caractères
    }
table-host-required = seul un hôte de cette table peut le faire
host-role-ended =
    { PERSON($who) ->
        [you] tu n’as plus
       *[other] { $who } n’a plus
    } le rôle d’hôte à cette table
ban-name-missing = indique qui exclure
ban-forbidden = exclusion impossible : { $who }
player-already-admitted = aucune exclusion : { $who }
table-host-protected =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } le rôle d’hôte à cette table : retire d’abord ce rôle
spectator-missing =
    { PERSON($who) ->
        [you] tu n’es
       *[other] { $who } n’est
    } ni parmi les spectateurs ni sur la liste d’attente
spectator-name-missing = nomme un spectateur ou quelqu’un de la liste d’attente
player-on-ban-list = exclusion en cours ({ $who }) : lève-la d’abord
no-such-style = pas de style de bot « { $style } » ; au choix : { $styles }
planned-change-limit = déjà { $max_changes } { NUMBER($max_changes) ->
        [one] changement en attente
       *[other] changements en attente
    } : annules-en un d’abord
planned-change-gone = ce n’est plus en attente
player-left-table =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } quitté la table
table-not-streamed = la table n’est pas streamée
