seat-name = Místo { $seat_number }
numbered-player-name = Hráč { $player_number }
all-in-label = all-in
folded-label = složeno
fold-label = složeno
check-action-label = check
draw-counts-label = výměna { $counts }
stood-pat-label = beze změny
only-pot-label = bank
main-pot = hlavní bank
single-side-pot-label = vedlejší bank
side-pot-number = vedlejší bank { $pot_number }
main-pot-short-label = hlavní
side-pot-short-label = vedlejší { $pot_number }
player-count =
    { NUMBER($player_count) ->
        [one] { $player_count } hráč
        [few] { $player_count } hráči
       *[other] { $player_count } hráčů
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
board-name = board { $board_number }
rake-amount = Rake je { CHIPS($chips) }
ledger-column-heading =
    { KEY($column) ->
        [bought] buy-iny
        [has] stack
        [net] výsledek
        [owes] dluh
       *[other] { $column }
    }
house-share =
    { KEY($purpose) ->
        [rake] rake
        [jackpot] jackpot
        [kitty] kasička
        [time] poplatek za čas
        [carried] převedeno
        [corrected] opravy
       *[other] { $purpose }
    } { CHIPS($chips) }
kitty-payment-label = z kasičky, { $purpose }: { CHIPS($chips) }
unfinished-hand-label = rozdání ještě běží: sázky v něm se počítají ke stackům
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
hand-result-label = výsledek
hand-name = Rozdání { $hand }
table-name = stůl { $table }
tournament-name = turnaj { $tournament }
level-name = úroveň { $level }
dead-button-label = mrtvý button na místě { $chair }
invalid-recording-label = Odtud dál je záznam neplatný.
player-offer-label = { $name }: { $offer }
dealer-choices = Dealer: { $offer }
hand-over-label = Rozdání skončilo
play-continued = Hra pokračuje
stack-label = { $name } má { CHIPS($chips) }
out-of-chips-label = { $name } je bez žetonů
chips-in-front = { CHIPS($chips) } před sebou
chips-won-label =
    bere { CHIPS($chips) }{ GIVEN($pot_part) ->
        [yes] {" "}({ $pot_part })
       *[no] {""}
    }
board-label = { $board }: { CARDS($cards) }
single-board-label = board
hidden-card = zakrytá karta
play-by-play-label = Průběh rozdání
street-buttons = Kola
replay-position-label = Pozice přehrávání
replay-start-button-label = Na začátek (Home)
replay-back-button-label = Zpět (šipka doleva)
replay-play-pause-label = Přehrát/pozastavit (mezerník)
replay-next-button-label = Další (šipka doprava)
replay-end-button-label = Na konec (End)
speed-label = Rychlost
replay-speed =
    { KEY($speed) ->
        [slow] pomalu
        [normal] běžně
        [fast] rychle
       *[other] { $speed }
    }
hide-cards = Skrýt karty
hide-cards-hint = Skrýt karty hráčů až do ukázání (f)
four-colours = Čtyřbarevný balíček
four-colours-hint = Zapnout nebo vypnout čtyřbarevný balíček (c)
