everybody-is-dealt =
    Každý dostává { NUMBER($n) ->
        [one] { WORD($n) } kartu
        [few] { WORD($n) } karty
       *[other] { WORD($n) } karet
    }
gets-cards =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    }: { CARDS($cards) }{ $pot }
new-cards-for = Nové karty: { $people }
dealer-exposes =
    Dealer odkrývá { CARDS($card) }, pro: { $who }; { $replaced ->
        [true] bude vyměněna
       *[false] zůstává lícem nahoru
    }{ $pot }
cards-for = { CARDS($cards) } – { $who }
upcards-for = { CARDS($cards) } – { $who } ({ CARDS($showing) })
face-down-for = karta rubem – { LIST($people) }
door-cards = První odkryté karty: { $each }{ $pot }
street-comes =
    { KEY($street) ->
        [second-street] Druhá karta
        [third-street] Třetí karta
        [fourth-street] Čtvrtá karta
        [fifth-street] Pátá karta
        [sixth-street] Šestá karta
        [seventh-street] Sedmá karta
       *[other] { $street }
    }: { $each }{ $pot }
board-comes =
    { KEY($street) ->
        [flop] Flop
        [turn] Turn
        [river] River
        [board] Board
        [preflop] První karta
       *[other] { $street }
    }: { CARDS($cards) }{ $pot }
one-board-comes =
    { ORDINAL($board) }. board, { KEY($street) ->
        [preflop] první karta
       *[other] { $street }
    }: { CARDS($cards) }{ $pot }
card-for-all = Karty nestačí: { CARDS($cards) } platí pro všechny{ $pot }
draw-comes = Výměna{ $pot }
one-draw-comes = { ORDINAL($which) }. výměna{ $pot }
stub-runs-out =
    Balíček došel: { NUMBER($n) ->
        [one] vrací se do něj { WORD($n) } karta
        [few] vracejí se do něj { WORD($n) } karty
       *[other] vrací se do něj { WORD($n) } karet
    }
stands-pat =
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
    } { NUMBER($n) ->
        [one] { WORD($n) } kartu
        [few] { WORD($n) } karty
       *[other] { WORD($n) } karet
    }
draws =
    { PERSON($who) ->
        [you] měníte
       *[other] { $who } mění
    } { NUMBER($n) ->
        [one] { WORD($n) } kartu
        [few] { WORD($n) } karty
       *[other] { WORD($n) } karet
    }
draws-and-shows =
    { PERSON($who) ->
        [you] měníte
       *[other] { $who } mění
    } { NUMBER($n) ->
        [one] { WORD($n) } kartu
        [few] { WORD($n) } karty
       *[other] { WORD($n) } karet
    }: { CARDS($cards) }
takes-back-the-discard =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } odhoz zpět
