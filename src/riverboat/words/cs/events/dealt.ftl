cards-dealt-to-all =
    Rozdání: { $n } { NUMBER($n) ->
        [one] karta
        [few] karty
       *[other] karet
    } každému
cards-dealt-to =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    }: { CARDS($cards) }{ $pot }
new-cards-for = Nové karty: { $people }
dealer-exposes =
    Odkrytá karta { CARDS($card) } ({ PERSON($who) ->
        [you] vy
       *[other] { $who }
    }): { $replaced ->
        [true] bude vyměněna
       *[false] zůstává lícem nahoru
    }{ $pot }
cards-for = { $who } { CARDS($cards) }
upcards-for = { $who } { CARDS($cards) } ({ CARDS($showing) })
face-down-for = rubem: { LIST($people) }
door-cards = První odkryté karty: { $each }{ $pot }
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
card-for-all = Karty nestačí, společná karta { CARDS($cards) }{ $pot }
draw-heading = Výměna{ $pot }
numbered-draw-heading =
    { NUMBER($which) ->
        [1] První výměna
        [2] Druhá výměna
        [3] Třetí výměna
       *[other] { $which }. výměna
    }{ $pot }
stub-runs-out =
    Balíček došel, zamíchává se { $n } { NUMBER($n) ->
        [one] karta
        [few] karty
       *[other] karet
    }
player-stood-pat =
    { PERSON($who) ->
        [you] neměníte
       *[other] { $who } nemění
    }
discards =
    { PERSON($who) ->
        [you] odhazujete
       *[other] { $who } odhazuje
    }: { CARDS($cards) }
discards-unseen =
    { PERSON($who) ->
        [you] odhazujete
       *[other] { $who } odhazuje
    } { $n }
draws =
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
