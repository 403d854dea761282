no-such-table-preset = neznámé přednastavení stolu { $preset }; { $hint }
too-many-chairs =
    { $game } je pro { $max_chairs } { NUMBER($max_chairs) ->
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
open-stakes-in-tournament = v turnajích se hrají jen table stakes
no-seven-deuce-in-tournaments = v turnajích se hra 7-2 nehraje
no-jackpot-in-tournaments = v turnajích není jackpot
markers-in-casino = v kasinu nejsou dlužní úpisy ani půjčky
forbidden-by-law =
    zákon ({ $jurisdiction }) nedovoluje { KEY($option) ->
        [no-limit] no-limit
        [straddles] straddle
        [kills] kill
        [rake] rake
        [jackpots] jackpot
        [time-fees] poplatky za čas
        [markers] dlužní úpisy
        [borrowing] půjčky
       *[other] tuto volbu
    }: { $explanation }
forbidden-by-local-law =
    místní zákon nedovoluje { KEY($option) ->
        [no-limit] no-limit
        [straddles] straddle
        [kills] kill
        [rake] rake
        [jackpots] jackpot
        [time-fees] poplatky za čas
        [markers] dlužní úpisy
        [borrowing] půjčky
       *[other] tuto volbu
    }: { $explanation }
option-game-conflict = zvolte jinou hru než { $game }
straddles-off-required = vypněte straddle
kill-off-required = vypněte kill
rake-off-required = vypněte rake
jackpot-off-required = vypněte příspěvek do jackpotu
time-fees-off-required = vypněte poplatky za čas
markers-off-required = vypněte dlužní úpisy
loans-off-required = vypněte půjčky
option-value-unknown = neznámá hodnota; na výběr: { $known_values }
last-winner-blind-in-blinds-game = blind od posledního vítěze potřebuje hru s jedním blindem
blind-seats-button-conflict = s buttonem { $button } nejde zadat blindy podle míst: zvolte zjednodušený button, nebo nechte místa blindů prázdná
blind-seats-out-of-range = místa blindů: zadejte 0 (button) až 9 (míst nalevo od něj)
blind-seat-count-mismatch =
    { $game }: míst blindů je { $seat_count }, počet blindů { $blind_count }: zadejte místo pro každý blind
straddle-position-invalid = místa pro straddle: na výběr { $known_positions }
rock-straddle-needs-straddles = rock potřebuje straddle: zapněte ho také
sleeper-straddles-need-straddles = sleepery potřebují straddle: zapněte ho také
no-button-straddles-in-limit = v limitních hrách se straddle z buttonu nedává
no-blinds-for-straddles = { $game } nemá straddle: chybí blindy
kill-without-limits = { $structure } nemá kill: chybí limity
no-blind-to-kill = { $game } nemá kill: chybí blind
kill-not-whole-chips = kill { $percent } % z { $size } je { DECIMAL($killed_size) }, a to nejsou celé žetony: změňte procento nebo sázky
matched-buy-in-without-maximum = dokup do největšího stacku potřebuje maximální buy-in
minimum-buy-in-above-maximum = minimální buy-in { CHIPS($minimum) } je nad maximálním { CHIPS($maximum) }
open-stakes-buy-in-too-small = minimální buy-in { CHIPS($given_minimum) } je při otevřených sázkách a sázce { CHIPS($bet) } moc malý: nastavte { CHIPS($required_minimum) } nebo víc
no-short-buy-ins = s otevřenými sázkami krátké buy-iny nejsou: nastavte jejich počet na 0
maximum-buy-in-too-small = maximální buy-in { CHIPS($maximum) } je pod jednou sázkou: nastavte { CHIPS($bet) } nebo víc, nebo 0 bez maxima
small-markers-need-markers = dlužní úpisy jsou vypnuté: zapněte je, nebo zrušte úpisy bez souhlasu
time-bank-not-in-whole-cards = časovou rezervu { $bank_seconds } s a { $refill_seconds } s za oběh nejde rozdělit na celé karty po { $card_seconds } s
payable-amount-name =
    { KEY($amount) ->
        [blind] blind
        [ante] ante
        [bring-in] bring-in
        [unit] jednotka sázek
        [share] nejmenší díl banku
        [kitty] příspěvek do kasičky
        [drop] příspěvek do jackpotu
        [time] poplatek za čas
        [seven-deuce] bounty za 7-2
        [rake] rake
       *[other] { $amount }
    }
chips-unsorted = žetony pište od nejmenšího k největšímu, každý jednou
amount-not-payable-in-chip = { $amount_name } { CHIPS($chips) } se z žetonů po { CHIPS($chip) } složit nedá
amount-not-payable-at-table = { $amount_name } { CHIPS($chips) } se z žetonů stolu složit nedá
amount-below-smallest-chip = { $amount_name } { CHIPS($chips) } je pod nejmenším žetonem { CHIPS($smallest_chip) }: k názvu { $game } přidejte „unit { $unit } chip { $unit }“
rake-caps-unsorted = stropy raku pište od nejnižšího k nejvyššímu: pro 2, 3, 4 … hráče
time-pot-without-fee = time pot potřebuje poplatek za čas: nastavte ho
kitty-without-income = prázdná kasička nic nezaplatí: nastavte příspěvek do kasičky
seven-deuce-without-holdem = hra 7-2 potřebuje u stolu hold’em
no-game-for-a-jackpot = jackpot potřebuje u stolu hru s boardem, kde vyhrává jen vysoká
jackpot-without-drop = jackpot potřebuje příspěvek z každého banku: nastavte příspěvek do jackpotu
jackpot-shares-invalid = neplatné podíly jackpotu { $given_percents }: zadejte procenta pro poraženého, vítěze a ostatní, dohromady nejvýše 100, třeba 50, 25, 25
jackpot-shares-missing = nastavte podíly jackpotu v procentech pro poraženého, vítěze a ostatní, dohromady nejvýše 100, třeba 50, 25, 25
house-rules-conflict = hry tohoto mixu mají různá pravidla stolu, a soubor má jedna
game-sign-unavailable = { $game } u tohoto stolu nejde zapsat slovy
game-without-preset = pro hru { $game } není přednastavení
results-unbalanced = výhry a prohry se liší o { CHIPS($difference) }: doplňte rake
money-unit-invalid = počet žetonů na jednotku peněz musí být celé číslo, které dělí mocninu deseti, například 1, 20 nebo 100; zadáno { $given_unit }
