pot-empty = pas de jetons au pot : entre ceux de chaque joueur
all-players-folded = tous les joueurs ont passé : il en faut un pour gagner
chips-text-invalid = { $chips_text } n’est pas un nombre de jetons : écris un nombre entier comme 150
chips-still-owed =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } mis { CHIPS($chips) } sur { CHIPS($call_total) } : il faut d’abord suivre { CHIPS($missing_chips) }, ou faire tapis
player-number-unknown = pas de { $who } parmi { $players } { NUMBER($players) ->
        [one] joueur
       *[other] joueurs
    }
player-repeated = { $who } : nommé deux fois
own-bet-above-bet = { CHIPS($own_bet) } devant soi, c’est plus que la mise de { CHIPS($bet) } : entre aussi les mises des autres
pot-below-minimum = le pot est d’au moins { CHIPS($minimum) } à ce moment, pas { CHIPS($pot) }
pot-size-missing = le pot-limit a besoin du pot : entre les jetons des streets précédentes
street-not-in-game = { $street_name } n’est pas une street de ce jeu ; streets : { $streets }
betting-round-over =
    tour fini{ GIVEN($last_action) ->
        [yes] {" "}après { $last_action }
       *[no] {""}
    } : personne n’a la parole
out-of-turn-action =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas la parole : elle est à { $player_to_act }
action-text-invalid = { $action_text } n’est pas une action : f x c, 60 pour une mise ou une relance à 60, p pour le pot, a ou a45 pour tapis
winner-missing = nomme au moins un gagnant
odd-chip-cards-missing =
    en stud, le jeton impair se décide aux cartes : entre { PERSON($who) ->
        [you] tes cartes
       *[other] les cartes ({ $who })
    }
upcards-missing =
    en stud, les cartes visibles décident de l’ordre : entre { PERSON($who) ->
        [you] tes cartes
       *[other] les cartes ({ $who })
    }
last-aggressor-missing =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } misé en dernier et doit figurer à l’abattage
level-text-invalid = { $level_text } n’est pas un niveau : écris 25/50, 100/200+25 pour une ante, 50/100@20m, ou break@10m
no-levels = pas de niveaux : écris-en, comme 25/50 50/100 100/200+25
stakes-in-game-of-levels = enlève l’enjeu du jeu, chaque niveau a le sien : { $hint }
card-held-twice = deux joueurs ont { $card }
no-blinds-to-miss = pas de blindes dans ce jeu, aucune à manquer
pot-limit-required = { GAME($game) } n’est pas du pot-limit
round-player-count-invalid = { GAME($game) } se joue de { $min_players } à { $max_players }, pas à { $players }
player-unknown = pas de joueur { $name } ; joueurs : { $names }
levels-unreadable = impossible de lire les niveaux : { $reason } ; écris levels = ["25/50", "50/100"], et minutes = 20
single-game-required = { GAME($mix) } réunit plusieurs jeux : nommes-en un
