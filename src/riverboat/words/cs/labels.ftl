seat-name = Místo { $n }
numbered-player-name = Hráč { $n }
all-in-label = all-in
folded-label = složeno
fold-label = složeno
checked-label = check
draw-counts-label = výměna { $counts }
stood-pat-label = beze změny
pot-noun = bank
main-pot = hlavní bank
single-side-pot-label = vedlejší bank
side-pot-number = vedlejší bank { $n }
main-pot-short = hlavní
side-pot-short = vedlejší { $n }
player-count =
    { NUMBER($n) ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
pot-size = { $pot }: { CHIPS($chips) }
pot-list = { $pots }
pot-half =
    { KEY($half) ->
        [high] vysoká
        [low] nízká
        [badugi] badugi
        [omaha] Omaha
        [draw] draw
        [both] obě poloviny
       *[other] { $half }
    }
board-name = board { $n }
rake-amount = Rake je { CHIPS($chips) }
ledger-column-heading =
    { KEY($column) ->
        [bought] buy-iny
        [has] stack
        [net] celkem
        [owes] dluh
       *[other] { $column }
    }
house-share =
    { KEY($what) ->
        [rake] rake
        [jackpot] jackpot
        [kitty] kasička
        [time] čas
        [carried] převedeno
        [corrected] opravy
       *[other] { $what }
    } { CHIPS($chips) }
kitty-payment-label = z kasičky za { $what }: { CHIPS($chips) }
unfinished-hand-label = rozdání ještě běží: jeho sázky se počítají ke stackům
chips-behind = a { CHIPS($chips) } na cestě
street-name =
    { KEY($street) ->
        [preflop] preflop
        [deal] rozdání
        [second-street] druhá karta
        [third-street] třetí karta
        [fourth-street] čtvrtá karta
        [fifth-street] pátá karta
        [sixth-street] šestá karta
        [seventh-street] sedmá karta
        [draw] výměna
        [first-draw] první výměna
        [second-draw] druhá výměna
        [third-draw] třetí výměna
        [the-end] konec
       *[other] { $street }
    }
after-draw-label =
    { KEY($draw) ->
        [first-draw] po první výměně
        [second-draw] po druhé výměně
        [third-draw] po třetí výměně
       *[other] po výměně
    }
before-draw-label = před výměnou
result-label = výsledek
hand-name = Rozdání { $hand }
table-name = stůl { $table }
tournament-name = turnaj { $tournament }
level-name = úroveň { $level }
dead-button-label = mrtvý button na místě { $chair }
recording-refused = Odtud dál je záznam neplatný.
offer-label = { $name }: { $offer }
dealer-choices = Dealer: { $offer }
hand-over-label = Rozdání skončilo
play-continued = Hra pokračuje
stack-label = { $name } má { CHIPS($chips) }
out-of-chips-label = { $name } je bez žetonů
chips-in-front = { CHIPS($chips) } před sebou
chips-won-label =
    bere { CHIPS($chips) }{ GIVEN($part) ->
        [yes] {" "}({ $part })
       *[no] {""}
    }
board-label = { $board }: { CARDS($cards) }
single-board-label = board
hidden-card = zakrytá karta
play-by-play-label = Průběh rozdání
street-buttons = Kola
hand-position-label = Pozice v rozdání
replay-start = Na začátek (Home)
replay-back = Zpět (šipka doleva)
replay-play-pause = Přehrát/pozastavit (mezerník)
replay-next = Další (šipka doprava)
replay-end = Na konec (End)
speed-label = Rychlost
replay-speed =
    { KEY($speed) ->
        [slow] pomalu
        [normal] běžně
        [fast] rychle
       *[other] { $speed }
    }
hide-cards = Skrýt karty
hide-cards-hint = Skrýt karty do ruky až do ukázání (f)
four-colours = Čtyřbarevný balíček
four-colours-hint = Zapnout nebo vypnout čtyřbarevný balíček (c)
