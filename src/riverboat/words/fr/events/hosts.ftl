pauses-the-table =
    { PERSON($by) ->
        [you] tu mets
       *[other] { $by } met
    } la table en pause
pauses-after-the-hand =
    { PERSON($by) ->
        [you] tu mets
       *[other] { $by } met
    } la table en pause après cette main
lets-the-table-go-on =
    { PERSON($by) ->
        [you] tu reprends
       *[other] { $by } reprend
    } la partie
other-rules = autres règles
another-game = { GAME($game) }
moves-then =
    { PERSON($who) ->
        [you] tu vas
       *[other] { $who } va
    } au siège { $chair }
is-dealt-out-then =
    { PERSON($who) ->
        [you] tu te mets
       *[other] { $who } se met
    } en sit-out
is-seated-then =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } le siège { $chair }
is-answered-then = réponse à une demande de jetons : { $who }
gets-more-then = { CHIPS($chips) } ajoutés au stack ({ $who }), { $why }
gets-fewer-then = { CHIPS($chips) } retirés du stack ({ $who }), { $why }
gets-the-button-then =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } le bouton
smallest-chips-go-then = change des plus petits jetons
time-is-paid-then = droits de table
kitty-pays-then = paiement de { CHIPS($chips) } sur la cagnotte
marker-is-settled-then = remboursement d’une reconnaissance de dette
table-closes-then = fermeture de la table
bomb-pot-then =
    bomb pot{ $double ->
        [true] {" "}double board
       *[false] {""}
    }, ante { CHIPS($chips) }
hand-then = main suivante
pause-then = pause
goes-on-then = reprise
called-off-then = annulation de la main
floor-is-asked-then = correction du floor
bot-comes-then = nouveau bot
off-the-list-then =
    { PERSON($who) ->
        [you] tu quittes
       *[other] { $who } quitte
    } la liste d’attente
waits-for-the-hand = Après cette main ({ $by }) : { $what }
takes-it-back =
    { PERSON($by) ->
        [you] tu annules
       *[other] { $by } annule
    } le changement prévu après cette main
cannot-be-done-then = Le changement prévu après la main a échoué ({ $by }) : { $why }
changes-the-rules =
    { PERSON($by) ->
        [you] tu changes
       *[other] { $by } change
    } les règles de la table
changes-the-game =
    { PERSON($by) ->
        [you] tu changes
       *[other] { $by } change
    } de jeu : { GAME($game) }
chooses-the-next-game =
    { PERSON($by) ->
        [you] tu choisis
       *[other] { $by } choisit
    } le prochain jeu : { GAME($game) }
approves-chips =
    { PERSON($by) ->
        [you] tu valides
       *[other] { $by } valide
    } { PERSON($who) ->
        [you] ta demande de jetons
       *[other] la demande de jetons : { $who }
    }
approves-their-own =
    { PERSON($by) ->
        [you] tu achètes
       *[other] { $by } achète
    } des jetons en tant qu’hôte, sans validation
does-not-approve-chips =
    { PERSON($by) ->
        [you] tu refuses
       *[other] { $by } refuse
    } { PERSON($who) ->
        [you] ta demande de jetons
       *[other] la demande de jetons : { $who }
    }
deals-out =
    { PERSON($by) ->
        [you] tu
       *[other] { $by }
    }{ PERSON($who) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($by) ->
        [you] mets
       *[other] met
    }{ PERSON($who) ->
        [you] {""}
       *[other] {" "}{ $who }
    } en sit-out
moves-somebody =
    { PERSON($by) ->
        [you] tu
       *[other] { $by }
    }{ PERSON($who) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($by) ->
        [you] déplaces
       *[other] déplace
    }{ PERSON($who) ->
        [you] {""}
       *[other] {" "}{ $who }
    } au siège { $chair }
gives-a-chair =
    { PERSON($by) ->
        [you] tu
       *[other] { $by }
    }{ PERSON($who) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($by) ->
        [you] donnes
       *[other] donne
    } le siège { $chair }{ PERSON($who) ->
        [you] {""}
       *[other] {" "}à { $who }
    }
adds-to-a-stack =
    { PERSON($by) ->
        [you] tu ajoutes
       *[other] { $by } ajoute
    } { CHIPS($chips) } au stack ({ $who }) : { $why }
takes-from-a-stack =
    { PERSON($by) ->
        [you] tu retires
       *[other] { $by } retire
    } { CHIPS($chips) } du stack ({ $who }) : { $why }
calls-off-the-hand =
    { PERSON($by) ->
        [you] tu annules
       *[other] { $by } annule
    } la main : { $why }
takes-an-action-back =
    { PERSON($by) ->
        [you] tu annules
       *[other] { $by } annule
    } la dernière action : { $why }
kills-a-hand =
    { PERSON($by) ->
        [you] tu déclares
       *[other] { $by } déclare
    } la main morte ({ $who }) : { $why }
holds-the-pot =
    { PERSON($by) ->
        [you] tu reportes
       *[other] { $by } reporte
    } le pot sur la main suivante : { $why }
warns-somebody =
    { PERSON($by) ->
        [you] tu
       *[other] { $by }
    }{ PERSON($who) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($by) ->
        [you] donnes
       *[other] donne
    } un avertissement{ PERSON($who) ->
        [you] {""}
       *[other] {" "}à { $who }
    } : { $why }
gives-the-button =
    { PERSON($by) ->
        [you] tu
       *[other] { $by }
    }{ PERSON($who) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($by) ->
        [you] donnes
       *[other] donne
    } le bouton{ PERSON($who) ->
        [you] {""}
       *[other] {" "}à { $who }
    }
takes-time-fees =
    { PERSON($by) ->
        [you] tu prélèves
       *[other] { $by } prélève
    } les droits de table
takes-small-chips-off =
    { PERSON($by) ->
        [you] tu changes
       *[other] { $by } change
    } les plus petits jetons
spends-of-the-kitty =
    { PERSON($by) ->
        [you] tu dépenses
       *[other] { $by } dépense
    } { CHIPS($chips) } de la cagnotte : { $why }
writes-down-a-payment =
    { PERSON($by) ->
        [you] tu notes
       *[other] { $by } note
    } un paiement de { CHIPS($chips) } par { $who }
closes-the-table =
    { PERSON($by) ->
        [you] tu fermes
       *[other] { $by } ferme
    } la table
calls-a-bomb-pot =
    { PERSON($by) ->
        [you] tu lances
       *[other] { $by } lance
    } un bomb pot{ $double ->
        [true] {" "}double board
       *[false] {""}
    }, ante { CHIPS($chips) }
deals-the-next-hand =
    { PERSON($by) ->
        [you] tu lances
       *[other] { $by } lance
    } la main suivante
brings-a-bot =
    { PERSON($by) ->
        [you] tu ajoutes
       *[other] { $by } ajoute
    } un bot
takes-off-the-list =
    { PERSON($by) ->
        [you] tu
       *[other] { $by }
    }{ PERSON($who) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($by) ->
        [you] retires
       *[other] retire
    }{ PERSON($who) ->
        [you] {""}
       *[other] {" "}{ $who }
    } de la liste d’attente
sends-away =
    { PERSON($by) ->
        [you] tu
       *[other] { $by }
    }{ PERSON($who) ->
        [you] {" "}t’
       *[other] {" "}
    }{ PERSON($by) ->
        [you] exclus
       *[other] exclut
    }{ PERSON($who) ->
        [you] {""}
       *[other] {" "}{ $who }
    }{ GIVEN($why) ->
        [yes] {""} : { $why }
       *[no] {""}
    }
keeps-out =
    { PERSON($by) ->
        [you] tu
       *[other] { $by }
    }{ PERSON($who) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($by) ->
        [you] bannis
       *[other] bannit
    }{ PERSON($who) ->
        [you] {""}
       *[other] {" "}{ $who }
    }{ GIVEN($why) ->
        [yes] {""} : { $why }
       *[no] {""}
    }
lets-back-in =
    { PERSON($by) ->
        [you] tu lèves
       *[other] { $by } lève
    } l’interdiction : { $who }
makes-a-host =
    { PERSON($by) ->
        [you] tu
       *[other] { $by }
    }{ PERSON($who) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($by) ->
        [you] donnes
       *[other] donne
    } le rôle d’hôte{ PERSON($who) ->
        [you] {""}
       *[other] {" "}à { $who }
    }
lets-in =
    { PERSON($by) ->
        [you] tu
       *[other] { $by }
    }{ PERSON($who) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($by) ->
        [you] fais
       *[other] fait
    } entrer{ PERSON($who) ->
        [you] {""}
       *[other] {" "}{ $who }
    }
takes-the-role =
    { PERSON($by) ->
        [you] tu
       *[other] { $by }
    }{ PERSON($who) ->
        [you] {" "}te
       *[other] {""}
    } { PERSON($by) ->
        [you] retires
       *[other] retire
    }{ PERSON($who) ->
        [you] {" "}ton
       *[other] {" "}son
    } rôle{ PERSON($who) ->
        [you] {""}
       *[other] {" "}à { $who }
    }
makes-a-seat-link =
    { PERSON($by) ->
        [you] tu crées
       *[other] { $by } crée
    } un lien de siège pour { $who }
says-for-the-room = { $by }, pour la salle : { $text }
proposes-a-bomb-pot =
    { PERSON($by) ->
        [you] tu proposes
       *[other] { $by } propose
    } un bomb pot{ $double ->
        [true] {" "}double board
       *[false] {""}
    }, ante { CHIPS($chips) }
all-agree-to-a-bomb-pot =
    Tout le monde accepte un bomb pot{ $double ->
        [true] {" "}double board
       *[false] {""}
    }, ante { CHIPS($chips) }
was-called-off = annulée : { $why }
blinds-were-chopped = blindes choppées
