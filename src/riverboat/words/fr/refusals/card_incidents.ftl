card-count-correct = le nombre de cartes est juste : un écart de 0 n’est pas une erreur
too-many-cards-missing = il ne peut pas manquer { $cards } { NUMBER($cards) ->
        [one] carte
       *[other] cartes
    } sur { $hole_card_count }
flop-count-correct = trop de cartes au flop veut dire 4 ou plus, pas { $cards }
no-such-street =
    pas de { KEY($street) ->
        [fourth] quatrième street
        [fifth] cinquième street
        [sixth] sixième street
        [seventh] septième street
        [draw] tirage
       *[other] { $street }
    } dans ce jeu
burn-street-invalid = rien à brûler avant le premier tour d’enchères : nomme la street qui suit la carte brûlée
street-already-dealt =
    { KEY($street) ->
        [fourth] quatrième street
        [fifth] cinquième street
        [sixth] sixième street
        [seventh] septième street
        [draw] tirage
       *[other] { $street }
    } : c’est arrivé à temps, pas trop tôt
street-not-dealt =
    { KEY($street) ->
        [fourth] quatrième street
        [fifth] cinquième street
        [sixth] sixième street
        [seventh] septième street
        [draw] tirage
       *[other] { $street }
    } : pas encore distribué
street-not-reached =
    { KEY($street) ->
        [fourth] quatrième street
        [fifth] cinquième street
        [sixth] sixième street
        [seventh] septième street
        [draw] tirage
       *[other] { $street }
    } : ce n’est pas la street suivante
deck-without-enough-cards = pas assez de cartes : il faut un paquet de { $cards }
game-family-mismatch =
    seulement en { KEY($family) ->
        [flop] hold’em et Omaha
        [stud] stud
        [draw] draw
       *[other] { $family }
    }
one-card-shown-twice = la même carte ne peut pas être montrée deux fois
no-such-card = aucune carte n’a le numéro { $card }
card-dealt-elsewhere = { CARDS($cards) } ne peut pas être dans cette main : déjà ailleurs
