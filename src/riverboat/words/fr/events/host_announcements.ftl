table-paused-by-host =
    { PERSON($by) ->
        [you] tu mets
       *[other] { $by } met
    } la table en pause
pause-planned-by-host =
    { PERSON($by) ->
        [you] tu mets
       *[other] { $by } met
    } la table en pause après cette main
table-resumed-by-host =
    { PERSON($by) ->
        [you] tu reprends
       *[other] { $by } reprend
    } la partie
planned-rules = nouvelles règles
planned-game = { GAME($game) }
planned-seat-move =
    { PERSON($who) ->
        [you] tu vas
       *[other] { $who } va
    } au siège { $chair }
planned-sit-out =
    { PERSON($who) ->
        [you] tu te mets
       *[other] { $who } se met
    } en sit-out
planned-seating =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } le siège { $chair }
planned-chip-answer = réponse à une demande de jetons : { $who }
planned-stack-increase = { CHIPS($chips) } ajoutés au stack ({ $who }), { $why }
planned-stack-decrease = { CHIPS($chips) } retirés du stack ({ $who }), { $why }
planned-button-move =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } le bouton
planned-colour-up = change des plus petits jetons
planned-time-fees = droits de table
planned-kitty-payment = paiement de { CHIPS($chips) } sur la cagnotte
planned-marker-settlement = remboursement d’une reconnaissance de dette
planned-table-closing = fermeture de la table
planned-bomb-pot =
    bomb pot{ $double ->
        [true] {" "}double board
       *[false] {""}
    }, ante { CHIPS($chips) }
planned-hand = main suivante
planned-pause = pause
planned-resume = reprise
planned-void = annulation de la main
planned-floor-correction = correction du floor
planned-bot = nouveau bot
planned-list-removal =
    { PERSON($who) ->
        [you] tu quittes
       *[other] { $who } quitte
    } la liste d’attente
planned-change = Après cette main ({ $by }) : { $what }
planned-change-cancelled =
    { PERSON($by) ->
        [you] tu annules
       *[other] { $by } annule
    } le changement prévu après cette main
planned-change-failed = Le changement prévu après la main a échoué ({ $by }) : { $why }
rules-changed-by-host =
    { PERSON($by) ->
        [you] tu changes
       *[other] { $by } change
    } les règles de la table
game-changed-by-host =
    { PERSON($by) ->
        [you] tu changes
       *[other] { $by } change
    } de jeu : { GAME($game) }
next-game-chosen-by-host =
    { PERSON($by) ->
        [you] tu choisis
       *[other] { $by } choisit
    } le prochain jeu : { GAME($game) }
chips-approved-by-host =
    { PERSON($by) ->
        [you] tu valides
       *[other] { $by } valide
    } { PERSON($who) ->
        [you] ta demande de jetons
       *[other] la demande de jetons : { $who }
    }
own-chips-approved-by-host =
    { PERSON($by) ->
        [you] tu achètes
       *[other] { $by } achète
    } des jetons en tant qu’hôte, sans validation
chip-request-declined =
    { PERSON($by) ->
        [you] tu refuses
       *[other] { $by } refuse
    } { PERSON($who) ->
        [you] ta demande de jetons
       *[other] la demande de jetons : { $who }
    }
player-sat-out-by-host =
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
player-moved-by-host =
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
seat-granted =
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
stack-increased-by-host =
    { PERSON($by) ->
        [you] tu ajoutes
       *[other] { $by } ajoute
    } { CHIPS($chips) } au stack ({ $who }) : { $why }
stack-reduced-by-host =
    { PERSON($by) ->
        [you] tu retires
       *[other] { $by } retire
    } { CHIPS($chips) } du stack ({ $who }) : { $why }
hand-voided-by-host =
    { PERSON($by) ->
        [you] tu annules
       *[other] { $by } annule
    } la main : { $why }
action-undone-by-host =
    { PERSON($by) ->
        [you] tu annules
       *[other] { $by } annule
    } la dernière action : { $why }
hand-killed-by-host =
    { PERSON($by) ->
        [you] tu déclares
       *[other] { $by } déclare
    } la main morte ({ $who }) : { $why }
pot-carried-over-by-host =
    { PERSON($by) ->
        [you] tu reportes
       *[other] { $by } reporte
    } le pot sur la main suivante : { $why }
player-warned-by-host =
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
button-moved-by-host =
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
time-fees-taken =
    { PERSON($by) ->
        [you] tu prélèves
       *[other] { $by } prélève
    } les droits de table
small-chips-coloured-up =
    { PERSON($by) ->
        [you] tu changes
       *[other] { $by } change
    } les plus petits jetons
kitty-spent-by-host =
    { PERSON($by) ->
        [you] tu dépenses
       *[other] { $by } dépense
    } { CHIPS($chips) } de la cagnotte : { $why }
payment-recorded-by-host =
    { PERSON($by) ->
        [you] tu notes
       *[other] { $by } note
    } un paiement de { CHIPS($chips) } par { $who }
table-closed-by-host =
    { PERSON($by) ->
        [you] tu fermes
       *[other] { $by } ferme
    } la table
bomb-pot-called =
    { PERSON($by) ->
        [you] tu lances
       *[other] { $by } lance
    } un bomb pot{ $double ->
        [true] {" "}double board
       *[false] {""}
    }, ante { CHIPS($chips) }
next-hand-dealt-by-host =
    { PERSON($by) ->
        [you] tu lances
       *[other] { $by } lance
    } la main suivante
bot-added-by-host =
    { PERSON($by) ->
        [you] tu ajoutes
       *[other] { $by } ajoute
    } un bot
waiting-list-removal =
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
player-removed-by-host =
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
player-banned-by-host =
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
ban-lifted-by-host =
    { PERSON($by) ->
        [you] tu lèves
       *[other] { $by } lève
    } l’interdiction : { $who }
host-appointed =
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
player-admitted-by-host =
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
role-revoked =
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
seat-link-made =
    { PERSON($by) ->
        [you] tu crées
       *[other] { $by } crée
    } un lien de siège pour { $who }
room-statement = { $by }, pour la salle : { $text }
bomb-pot-proposed =
    { PERSON($by) ->
        [you] tu proposes
       *[other] { $by } propose
    } un bomb pot{ $double ->
        [true] {" "}double board
       *[false] {""}
    }, ante { CHIPS($chips) }
bomb-pot-agreed =
    Tout le monde accepte un bomb pot{ $double ->
        [true] {" "}double board
       *[false] {""}
    }, ante { CHIPS($chips) }
hand-voided-reason = annulée : { $why }
blinds-chopped-reason = blindes choppées
stream-opened-by-host =
    { PERSON($by) ->
        [you] tu streames
       *[other] { $by } streame
    } la table
stream-closed-by-host =
    { PERSON($by) ->
        [you] tu arrêtes
       *[other] { $by } arrête
    } le stream
