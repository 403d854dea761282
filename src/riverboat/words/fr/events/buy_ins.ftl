chips-requested =
    { PERSON($who) ->
        [you] tu demandes
       *[other] { $who } demande
    } { CHIPS($chips) }
chips-declined = L’hôte refuse la demande de jetons : { $who }
chip-arrival-suffix =
    , dans { NUMBER($hands) ->
        [one] { $hands } main
       *[other] { $hands } mains
    }
buy-in-made =
    { PERSON($who) ->
        [you] tu te caves
       *[other] { $who } se cave
    } à { CHIPS($chips) }{ $behind }
rebuy-made =
    { PERSON($who) ->
        [you] tu recaves
       *[other] { $who } recave
    } à { CHIPS($chips) }{ $behind }
short-buy-in-made =
    { PERSON($who) ->
        [you] tu fais une cave réduite
       *[other] { $who } fait une cave réduite
    } de { CHIPS($chips) }{ $behind }
chips-added-to-stack =
    { PERSON($who) ->
        [you] tu ajoutes
       *[other] { $who } ajoute
    } { CHIPS($chips) }{ $behind }
transferred-chips-brought =
    { PERSON($who) ->
        [you] tu apportes
       *[other] { $who } apporte
    } { CHIPS($chips) } d’une autre table{ $behind }
chips-borrowed-from-friend =
    { PERSON($who) ->
        [you] tu empruntes
       *[other] { $who } emprunte
    } { CHIPS($chips) } hors de la table{ $behind }
chips-behind-received =
    { PERSON($who) ->
        [you] tu reçois tes
       *[other] { $who } reçoit ses
    } { CHIPS($chips) } en attente
chips-removed =
    { PERSON($who) ->
        [you] tu retires
       *[other] { $who } retire
    } { CHIPS($chips) } de la table : { KEY($why) ->
        [refreshments-and-tips] boissons, repas et pourboires
       *[other] { $why }
    }
chips-granted =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } { CHIPS($chips) } : { KEY($why) ->
        [as-the-event-has-counted-them] selon le compte du tournoi
       *[other] { $why }
    }
chip-return =
    { PERSON($who) ->
        [you] tu rends
       *[other] { $who } rend
    } { CHIPS($chips) } : { KEY($why) ->
        [as-the-event-has-counted-them] selon le compte du tournoi
       *[other] { $why }
    }
full-buy-in-due =
    { PERSON($who) ->
        [you] tu dois
       *[other] { $who } doit
    } refaire une cave complète avant d’ajouter des jetons
loan-requested =
    { PERSON($who) ->
        [you] tu
       *[other] { $who }
    }{ PERSON($lender) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($who) ->
        [you] demandes
       *[other] demande
    } un prêt de { CHIPS($chips) }{ PERSON($lender) ->
        [you] {""}
       *[other] {" "}à { $lender }
    }
marker-offer-made =
    { PERSON($who) ->
        [you] tu proposes
       *[other] { $who } propose
    } une reconnaissance de dette de { CHIPS($chips) }
offer-accepted =
    { PERSON($who) ->
        [you] tu acceptes
       *[other] { $who } accepte
    }
offer-declined =
    { PERSON($who) ->
        [you] tu refuses
       *[other] { $who } refuse
    }
chips-lent =
    { PERSON($lender) ->
        [you] tu
       *[other] { $lender }
    }{ PERSON($who) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($lender) ->
        [you] prêtes
       *[other] prête
    } { CHIPS($chips) }{ PERSON($who) ->
        [you] {""}
       *[other] {" "}à { $who }
    }
marker-guaranteed = Reconnaissance de dette de { CHIPS($chips) } acceptée, signée par { $who }
loan-refused = Pas de prêt pour { $who }
loan-unanswered = Pas de prêt pour { $who } : aucune réponse à temps
loan-repaid =
    { PERSON($who) ->
        [you] tu
       *[other] { $who }
    }{ PERSON($lender) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($who) ->
        [you] rembourses
       *[other] rembourse
    } { CHIPS($chips) }{ PERSON($lender) ->
        [you] {""}
       *[other] {" "}à { $lender }
    }
marker-repaid =
    { PERSON($who) ->
        [you] tu rembourses
       *[other] { $who } rembourse
    } { CHIPS($chips) }
