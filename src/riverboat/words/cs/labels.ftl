seat-called = Místo { $n }
player-called = Hráč { $n }
all-in-label = all-in
folded-label = složeno
fold-label = složeno
checked-label = check
drawn-label = výměna { $counts }
stood-pat-label = beze změny
one-pot = bank
main-pot = hlavní bank
one-side-pot = vedlejší bank
side-pot-number = { $n }. vedlejší bank
main-in-short = hlavní
side-in-short = vedlejší { $n }
so-many-players =
    { NUMBER($n) ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
pot-has = { $pot }: { CHIPS($chips) }
pots-are = { $pots }
half-of-pot =
    { KEY($half) ->
        [high] vysoká
        [low] nízká
        [badugi] badugi
        [omaha] Omaha
        [draw] výměna
        [both] obě poloviny
       *[other] { $half }
    }
board-called = board { $n }
rake-is = Rake je { CHIPS($chips) }
ledger-head =
    { KEY($column) ->
        [bought] nákupy
        [has] stack
        [net] celkem
        [owes] dluh
       *[other] { $column }
    }
house-took =
    { KEY($what) ->
        [rake] rake
        [jackpot] jackpot
        [kitty] kasička
        [time] čas
        [carried] převedeno
        [corrected] opravy
       *[other] { $what }
    } { CHIPS($chips) }
kitty-paid-for = kasička za { $what } { CHIPS($chips) }
unfinished-hand-label = hra ještě běží: její sázky se počítají ke stackům
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
after-the-draw =
    { KEY($draw) ->
        [first-draw] po první výměně
        [second-draw] po druhé výměně
        [third-draw] po třetí výměně
       *[other] po výměně
    }
before-the-draw = před výměnou
the-result = výsledek
hand-called = Hra { $hand }
table-called = stůl { $table }
tournament-called = turnaj { $tournament }
level-called = úroveň { $level }
dead-button-on = mrtvý button na místě { $chair }
recording-refused = Odtud dál je záznam neplatný.
offered-to = { $name }: { $offer }
dealer-may = Dealer: { $offer }
hand-over-label = Hra skončila
play-goes-on = Hra pokračuje
stack-of = { $name } má { CHIPS($chips) }
no-chips-left = { $name } je bez žetonů
chips-in-front = { CHIPS($chips) } před sebou
wins-chips =
    bere { CHIPS($chips) }{ GIVEN($part) ->
        [yes] {" "}{ $part }
       *[no] {""}
    }
board-shows = { $board }: { CARDS($cards) }
one-board = board
hidden-card = zakrytá karta
hand-in-words = Průběh hry
street-buttons = Kola
moment-of-the-hand = Pozice ve hře
to-the-start = Na začátek (Home)
go-back = Zpět (šipka doleva)
play-or-pause = Přehrát/pozastavit (mezerník)
go-on-by-one = Další (šipka doprava)
to-the-end = Na konec (End)
speed = Rychlost
speed-is =
    { KEY($speed) ->
        [slow] pomalu
        [normal] běžně
        [fast] rychle
       *[other] { $speed }
    }
hide-cards = Skrýt karty
hide-cards-how = Skrýt karty do ruky až do ukázání (f)
four-colours = Čtyřbarevný balíček
four-colours-how = Zapnout nebo vypnout čtyřbarevný balíček (c)
