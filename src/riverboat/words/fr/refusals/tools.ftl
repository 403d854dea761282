nobody-has-put-in = pas de jetons au pot : entre ceux de chaque joueur
nobody-is-left = tous les joueurs ont passé : il en faut un pour gagner
is-no-chips = { $written } n’est pas un nombre de jetons : écris un nombre entier comme 150
still-owes-chips =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } mis { CHIPS($chips) } sur { CHIPS($most) } : il faut d’abord suivre { CHIPS($short) }, ou faire tapis
is-nobody-here = pas de { $who } parmi { $players } joueurs
is-named-twice = { $who } : nommé deux fois
own-is-more-than-the-bet = { CHIPS($own) } devant soi, c’est plus que la mise de { CHIPS($bet) } : entre aussi les mises des autres
pot-is-smaller = le pot est d’au moins { CHIPS($least) } à ce moment, pas { CHIPS($pot) }
say-the-pot = le pot-limit a besoin du pot : entre les jetons des streets précédentes
not-a-street-here = { $written } n’est pas une street de ce jeu ; streets : { $streets }
nobody-is-to-act =
    tour fini{ GIVEN($said) ->
        [yes] {" "}après { $said }
       *[no] {""}
    } : personne n’a la parole
is-not-their-turn =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas la parole : elle est à { $next }
is-no-action = { $written } n’est pas une action : f x c, 60 pour une mise ou une relance à 60, p pour le pot, a ou a45 pour tapis
one-winner-or-more = nomme au moins un gagnant
cards-for-the-odd-chip =
    en stud, le jeton impair se décide aux cartes : entre { PERSON($who) ->
        [you] tes cartes
       *[other] les cartes ({ $who })
    }
cards-of-all-who-show =
    en stud, les cartes visibles décident de l’ordre : entre { PERSON($who) ->
        [you] tes cartes
       *[other] les cartes ({ $who })
    }
last-better-is-out =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } misé en dernier et doit figurer à l’abattage
unreadable-level = { $written } n’est pas un niveau : écris 25/50, 100/200+25 pour une ante, 50/100@20m, ou break@10m
no-levels = pas de niveaux : écris-en, comme 25/50 50/100 100/200+25
game-of-levels-has-sizes = enlève l’enjeu du jeu, chaque niveau a le sien : { $hint }
cards-of-several = deux joueurs ont { $card }
no-blinds-to-miss = pas de blindes dans ce jeu, aucune à manquer
is-not-pot-limit = { GAME($game) } n’est pas du pot-limit
players-of-a-round = { GAME($game) } se joue de { $least } à { $most }, pas à { $players }
is-no-player-here = pas de joueur { $name } ; joueurs : { $names }
unreadable-levels = impossible de lire les niveaux : { $why } ; écris levels = ["25/50", "50/100"], et minutes = 20
mix-has-no-one-raise = { GAME($mix) } réunit plusieurs jeux : nommes-en un
