seat-empty = le siège { $chair } est vide ; sièges pris : { $taken_chairs }
all-seats-empty = le siège { $chair } est vide, comme tous les autres
player-name-empty = entre un nom de joueur
player-already-seated =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } déjà le siège { $chair } : un siège par joueur
free-chairs = sièges libres : { $chairs }
table-full = la table est pleine
seat-occupied = le siège { $chair } est pris par { $who } ; { $places }
no-such-chair = pas de siège { $chair } à cette table ; { $places }
seat-not-just-left = personne ne vient de quitter le siège { $chair } : entre comme nouveau joueur
seat-waits-for-button = le siège { $chair } ne reçoit pas de cartes avant le passage du bouton
no-big-blind-to-sit-out-at = pas de sit-out à la grosse blinde ({ $who }) : { $game } n’en a pas ; le sit-out se fait après la main
player-without-chips =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas de jetons : il faut d’abord se caver
move-during-hand =
    { PERSON($who) ->
        [you] tu es
       *[other] { $who } est
    } dans la main : on change de siège entre deux mains
button-correction-during-hand = corrige le bouton entre deux mains
button-error-uncorrectable = trop tard : à cette table, une erreur de bouton reste dès que le jeu a commencé
button-unavailable =
    { PERSON($who) ->
        [you] tu ne reçois
       *[other] { $who } ne reçoit
    } pas de cartes : pas de bouton
