say-who-you-are = entre d’abord ton nom
sit-down-first = prends d’abord place
has-a-chair =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } déjà le siège { $chair } à cette table
has-no-cards = tu n’es pas dans cette main
had-no-cards = tu n’étais pas dans cette main
turn-of-others = la parole est à { LIST($acting) }
cards-are-coming = la distribution est en cours
card-is-there-once = une carte ne se choisit qu’une fois
bot-has-the-name = un bot de cette table s’appelle { $name } : choisis un autre nom
plays-from-your-address = un joueur par adresse à cette table, et quelqu’un joue déjà depuis la tienne
host-paused = la table est en pause
has-gone-on = trop tard : la partie a continué
does-not-answer = pas de réponse de la table : réessaie
nothing-has-changed = échec ; rien n’a changé
not-understood = { $why }
no-bomb-votes = pas de vote de bomb pot à cette table
not-in-the-next-hand = tu n’es pas dans la prochaine main
no-rabbits = pas de rabbit hunt à cette table
deck-is-put-away = trop tard : le paquet de cette main n’est plus là
list-is-closed = table fermée
list-is-full = la liste d’attente est pleine, { $most } joueurs
nobody-has-to-wait = inutile d’attendre : le siège { $chair } est libre
chair-is-free = le siège { $chair } est libre : prends-le
sits-down-with-from-to = la cave va de { CHIPS($least) } à { CHIPS($most) }, pas { CHIPS($chips) }
sits-down-with-or-more = la cave est de { CHIPS($least) } ou plus, pas { CHIPS($chips) }
only-bots-get-up = le siège { $chair } est pris par { $who } : seuls les bots cèdent le leur
bots-stay = les bots gardent leur siège à cette table
is-not-on-the-list =
    { PERSON($who) ->
        [you] tu n’es
       *[other] { $who } n’est
    } pas sur la liste d’attente ; en attente : { $waiting }
list-is-empty =
    { PERSON($who) ->
        [you] tu n’es
       *[other] { $who } n’est
    } pas sur la liste d’attente ; elle est vide
chair-is-kept = le siège { $chair } est réservé : { $who }, en tête de la liste d’attente
somebody-sits-there = ce siège est pris
no-free-chair = aucun siège libre
