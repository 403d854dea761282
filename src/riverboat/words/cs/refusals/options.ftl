no-such-table-preset = neznámé přednastavení stolu { $preset }; { $hint }
too-many-chairs =
    { $game } je pro { $most } { NUMBER($most) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }: { NUMBER($chairs) ->
        [one] { $chairs } místo je příliš
        [few] { $chairs } místa jsou příliš
       *[other] { $chairs } míst je příliš
    }
no-straddles-in-tournaments = v turnajích se straddle nedává
no-kills-in-tournaments = v turnajích se kill nehraje
no-loans-in-tournaments = turnajové žetony si nelze půjčit
no-open-stakes-in-tournaments = v turnajích se hrají jen table stakes
no-seven-deuce-in-tournaments = v turnajích se hra 7-2 nehraje
no-jackpot-in-tournaments = v turnajích není jackpot
no-markers-in-a-casino = v kasinu nejsou dlužní úpisy ani půjčky
forbidden-by-law =
    { $place }: zákon nedovoluje { KEY($what) ->
        [no-limit] no-limit
        [straddles] straddle
        [kills] kill
        [rake] rake
        [jackpots] jackpot
        [time-fees] poplatky za čas
        [markers] dlužní úpisy
        [borrowing] půjčky
       *[other] tuto volbu
    }: { $why }
forbidden-by-local-law =
    místní zákon nedovoluje { KEY($what) ->
        [no-limit] no-limit
        [straddles] straddle
        [kills] kill
        [rake] rake
        [jackpots] jackpot
        [time-fees] poplatky za čas
        [markers] dlužní úpisy
        [borrowing] půjčky
       *[other] tuto volbu
    }: { $why }
option-game-conflict = zvolte jinou hru než { $game }
option-straddles-conflict = vypněte straddle
option-kill-conflict = vypněte kill
option-rake-conflict = vypněte rake
option-jackpot-conflict = vypněte příspěvek do jackpotu
option-time-fees-conflict = vypněte poplatky za čas
option-markers-conflict = vypněte dlužní úpisy
option-loans-conflict = vypněte půjčky
option-value-unknown = neznámá hodnota; na výběr: { $known }
last-winner-blind-conflict = blind od posledního vítěze potřebuje hru s jedním blindem
blind-seats-button-conflict = blindy podle míst potřebují zjednodušený button, ne pravidlo { $button }
blind-seats-out-of-range = blind_seats: zadejte 0 (button) až 9 (míst nalevo od něj)
blind-seat-count-mismatch =
    { $game }: počet míst v blind_seats je { $seats }, počet blindů { $blinds }: zadejte místo pro každý blind
straddle-position-invalid = místa pro straddle: na výběr { $known }
rock-needs-straddles = rock potřebuje straddle: zapněte ho také
sleepers-need-straddles = sleepery potřebují straddle: zapněte ho také
no-button-straddles-in-limit = v limitních hrách se straddle z buttonu nedává
no-blinds-for-straddles = { $game } nemá straddle: chybí blindy
kill-without-limits = { $structure } nemá kill: chybí limity
no-blind-to-kill = { $game } nemá kill: chybí blind
kill-not-whole-chips = kill { $percent } % z { $size } je { $made }, a to nejsou celé žetony: změňte procento nebo sázky
matched-buy-in-without-maximum = dokup do největšího stacku potřebuje maximální buy-in
minimum-buy-in-above-maximum = minimální buy-in { CHIPS($least) } je nad maximálním { CHIPS($most) }
open-stakes-buy-in-too-small = minimální buy-in { CHIPS($given) } je při otevřených sázkách a sázce { CHIPS($bet) } moc malý: nastavte { CHIPS($least) } nebo víc
no-short-buy-ins = s otevřenými sázkami krátké buy-iny nejsou: nastavte short na 0
maximum-buy-in-too-small = maximální buy-in { CHIPS($most) } je pod jednou sázkou: nastavte { CHIPS($bet) } nebo víc, nebo 0 bez maxima
small-markers-need-markers = malé dlužní úpisy potřebují dlužní úpisy: zapněte je také
time-cards-not-whole = časovou rezervu { $bank } s a { $refill } s za kolo nejde rozdělit na celé karty po { $card } s
amount-kind =
    { KEY($what) ->
        [blind] blind
        [ante] ante
        [bring-in] bring-in
        [unit] jednotka sázek
        [share] nejmenší díl banku
        [kitty] příspěvek do kasičky
        [drop] příspěvek do jackpotu
        [time] poplatek za čas
        [seven-deuce] platba za 7-2
        [rake] rake
       *[other] { $what }
    }
chips-unsorted = žetony pište od nejmenšího k největšímu, každý jednou
amount-not-payable-in-chip = { $what } { CHIPS($chips) } se z žetonů po { CHIPS($chip) } složit nedá
amount-not-payable-at-table = { $what } { CHIPS($chips) } se z žetonů stolu složit nedá
amount-below-smallest-chip = { $what } { CHIPS($chips) } je pod nejmenším žetonem { CHIPS($least) }: hrajte { $game } jako 'unit { $unit } chip { $unit }'
rake-caps-unsorted = stropy raku s počtem hráčů rostou: pro dva, tři, čtyři …
time-pot-without-fee = time pot potřebuje poplatek za čas: nastavte time_fee
kitty-without-income = prázdná kasička nic nezaplatí: nastavte kitty
seven-deuce-without-holdem = hra 7-2 potřebuje u stolu hold’em
no-game-for-a-jackpot = jackpot potřebuje u stolu hru s boardem, kde vyhrává jen vysoká
jackpot-without-drop = jackpot potřebuje příspěvek z každého banku: nastavte fees.drop
jackpot-shares-invalid = podíly jackpotu jsou procenta pro poraženého, vítěze a ostatní, dohromady nejvýše 100, třeba 50, 25, 25: ne { $given }
jackpot-shares-missing = nastavte podíly jackpotu v procentech pro poraženého, vítěze a ostatní, dohromady nejvýše 100, třeba 50, 25, 25
house-rules-conflict = hry tohoto mixu mají různá pravidla stolu, a soubor má jedna
sign-unavailable = { $game } u tohoto stolu nejde zapsat slovy
game-without-preset = pro hru { $game } není přednastavení
results-unbalanced = výhry a prohry se liší o { CHIPS($off) }: doplňte podíl herny
money-unit-invalid = počet žetonů na jednotku peněz: místo { $given } zadejte desetinné číslo
