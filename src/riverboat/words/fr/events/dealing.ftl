cards-dealt-to-all =
    Donne : { $n } { NUMBER($n) ->
        [one] carte
       *[other] cartes
    } chacun
cards-dealt-to =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } { CARDS($cards) }{ $pot }
new-cards-dealt = Nouvelles cartes : { $people }
card-exposed-by-dealer =
    Carte exposée { CARDS($card) } pour { $who } : { $replaced ->
        [true] elle sera remplacée
       *[false] elle reste visible
    }{ $pot }
cards-of-player = { $who } { CARDS($cards) }
upcards-of-player = { $who } { CARDS($cards) } ({ CARDS($showing) })
players-dealt-face-down = face cachée : { LIST($people) }
door-cards = Premières cartes visibles : { $each }{ $pot }
street-dealt-heading =
    { KEY($street) ->
        [second-street] Deuxième street
        [third-street] Troisième street
        [fourth-street] Quatrième street
        [fifth-street] Cinquième street
        [sixth-street] Sixième street
        [seventh-street] Septième street
       *[other] { $street }
    } : { $each }{ $pot }
board-dealt-heading =
    { KEY($street) ->
        [flop] Flop
        [turn] Turn
        [river] River
        [board] Board
        [preflop] Première carte
       *[other] { $street }
    } { CARDS($cards) }{ $pot }
one-board-dealt-heading =
    Board { $board } : { KEY($street) ->
        [preflop] première carte
       *[other] { $street }
    } { CARDS($cards) }{ $pot }
community-card-dealt = Plus assez de cartes : carte commune { CARDS($cards) }{ $pot }
draw-heading = Tirage{ $pot }
numbered-draw-heading =
    { NUMBER($which) ->
        [1] Premier tirage
        [2] Deuxième tirage
        [3] Troisième tirage
       *[other] Tirage { $which }
    }{ $pot }
discards-reshuffled =
    Plus de cartes : { $n } { NUMBER($n) ->
        [one] carte remélangée
       *[other] cartes remélangées
    }
player-stood-pat =
    { PERSON($who) ->
        [you] tu gardes tout
       *[other] { $who } garde tout
    }
cards-discarded =
    { PERSON($who) ->
        [you] tu jettes
       *[other] { $who } jette
    } { CARDS($cards) }
discard-count =
    { PERSON($who) ->
        [you] tu jettes
       *[other] { $who } jette
    } { $n } { NUMBER($n) ->
        [one] carte
       *[other] cartes
    }
cards-drawn =
    { PERSON($who) ->
        [you] tu changes
       *[other] { $who } change
    } { $n } { NUMBER($n) ->
        [one] carte
       *[other] cartes
    }
draw-with-discards-shown =
    { PERSON($who) ->
        [you] tu changes
       *[other] { $who } change
    } { $n } { NUMBER($n) ->
        [one] carte
       *[other] cartes
    } : { CARDS($cards) }
discard-returned =
    { PERSON($who) ->
        [you] tu reprends ta
       *[other] { $who } reprend sa
    } carte jetée
