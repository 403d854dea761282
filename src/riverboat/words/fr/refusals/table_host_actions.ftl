seats-below-occupied = le siège { $chair } est pris : la table ne peut pas avoir { $chairs } sièges
rules-change-during-hand = le nouvel enjeu et les nouvelles règles valent dès la prochaine main
single-game-table = cette table ne joue qu’un jeu : { $game }
no-such-game =
    { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }
game-choice-during-hand = le prochain jeu se choisit entre deux mains
not-the-dealer =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } choisir le prochain jeu : le bouton est à { $dealer }
game-choice-unavailable =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } choisir le prochain jeu : pas encore de donneur
void-reason-missing = indique pourquoi la main est annulée
correction-reason-missing = indique la raison de la correction
host-reason-missing = indique une raison
no-action-to-take-back = aucune action à annuler depuis les dernières cartes
removal-over-stack =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } que { CHIPS($chips) }
hand-still-in-progress = attends la fin de la main
