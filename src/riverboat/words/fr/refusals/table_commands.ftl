player-name-missing = entre d’abord ton nom
seat-required = prends d’abord place
already-seated =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } déjà le siège { $chair } à cette table
no-cards-in-hand = tu n’es pas dans cette main
not-in-that-hand = tu n’étais pas dans cette main
other-players-turn = la parole est à { LIST($players_to_act) }
cards-being-dealt = la distribution est en cours
card-chosen-twice = une carte ne se choisit qu’une fois
bot-name-taken = un bot de cette table s’appelle { $name } : choisis un autre nom
ip-address-already-playing = un joueur par adresse à cette table, et quelqu’un joue déjà depuis la tienne
table-on-pause = la table est en pause
command-too-late = trop tard : la partie a continué
table-unresponsive = pas de réponse de la table : réessaie
command-failed = erreur du serveur : rien n’a changé, réessaie
command-invalid = { $reason }
bomb-pot-votes-disabled = pas de vote de bomb pot à cette table
not-in-the-next-hand = tu n’es pas dans la prochaine main
rabbit-hunt-disabled = pas de rabbit hunt à cette table
deck-no-longer-stored = trop tard : le paquet de cette main n’est plus là
waiting-list-closed = table fermée
waiting-list-full = la liste d’attente est pleine, { $max_players } { NUMBER($max_players) ->
        [one] joueur
       *[other] joueurs
    }
waiting-list-unnecessary = inutile d’attendre : le siège { $chair } est libre
seat-free = le siège { $chair } est libre : prends-le
buy-in-outside-table-range = la cave va de { CHIPS($minimum) } à { CHIPS($maximum) }, pas { CHIPS($chips) }
buy-in-below-table-minimum = la cave est de { CHIPS($minimum) } ou plus, pas { CHIPS($chips) }
seat-held-by-player = le siège { $chair } est pris par { $who } : seuls les bots cèdent le leur
bot-removal-refused = les bots gardent leur siège à cette table
not-on-waiting-list =
    { PERSON($who) ->
        [you] tu n’es
       *[other] { $who } n’est
    } pas sur la liste d’attente ; en attente : { $waiting_players }
waiting-list-empty =
    { PERSON($who) ->
        [you] tu n’es
       *[other] { $who } n’est
    } pas sur la liste d’attente ; elle est vide
seat-reserved = le siège { $chair } est réservé : { $who }, en tête de la liste d’attente
seat-just-taken = ce siège est pris
no-free-chair = aucun siège libre
