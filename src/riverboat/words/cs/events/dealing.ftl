cards-dealt-to-all =
    Každý dostává { $n } { NUMBER($n) ->
        [one] kartu
        [few] karty
       *[other] karet
    }
cards-dealt-to =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    }: { CARDS($cards) }{ $pot }
new-cards-dealt = Nové karty: { $people }
card-exposed-by-dealer =
    Odkrytá karta { CARDS($card) } ({ PERSON($who) ->
        [you] vaše
       *[other] { $who }
    }): { $replaced ->
        [true] vymění se
       *[false] zůstává lícem nahoru
    }{ $pot }
cards-of-player = { $who } { CARDS($cards) }
upcards-of-player = { $who } { CARDS($cards) } ({ CARDS($showing) })
players-dealt-face-down = lícem dolů: { LIST($people) }
door-cards = První otevřené karty: { $each }{ $pot }
street-dealt-heading =
    { KEY($street) ->
        [second-street] Druhá karta
        [third-street] Třetí karta
        [fourth-street] Čtvrtá karta
        [fifth-street] Pátá karta
        [sixth-street] Šestá karta
        [seventh-street] Sedmá karta
       *[other] { $street }
    }: { $each }{ $pot }
board-dealt-heading =
    { KEY($street) ->
        [flop] Flop
        [turn] Turn
        [river] River
        [board] Board
        [preflop] První karta
       *[other] { $street }
    } { CARDS($cards) }{ $pot }
one-board-dealt-heading =
    Board { $board }: { KEY($street) ->
        [preflop] první karta
       *[other] { $street }
    } { CARDS($cards) }{ $pot }
community-card-dealt = Karty nestačí: společná karta { CARDS($cards) }{ $pot }
draw-heading = Výměna{ $pot }
numbered-draw-heading =
    { NUMBER($which) ->
        [1] První výměna
        [2] Druhá výměna
        [3] Třetí výměna
       *[other] { $which }. výměna
    }{ $pot }
discards-reshuffled =
    Balíček došel: { NUMBER($n) ->
        [one] zamíchává se { $n } karta
        [few] zamíchávají se { $n } karty
       *[other] zamíchává se { $n } karet
    }
player-stood-pat =
    { PERSON($who) ->
        [you] neměníte
       *[other] { $who } nemění
    }
cards-discarded =
    { PERSON($who) ->
        [you] odhazujete
       *[other] { $who } odhazuje
    }: { CARDS($cards) }
discard-count =
    { PERSON($who) ->
        [you] odhazujete
       *[other] { $who } odhazuje
    } { $n }
cards-drawn =
    { PERSON($who) ->
        [you] měníte
       *[other] { $who } mění
    } { $n }
draw-with-discards-shown =
    { PERSON($who) ->
        [you] měníte
       *[other] { $who } mění
    } { $n }: { CARDS($cards) }
discard-returned =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } odhoz zpět
