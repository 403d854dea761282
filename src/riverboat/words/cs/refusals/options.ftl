no-such-table-preset = předvolba stolu { $preset } není; { $hint }
too-many-chairs =
    { $game } je pro { $most } { NUMBER($most) ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }: { $chairs } { NUMBER($chairs) ->
        [one] místo
        [few] místa
       *[other] míst
    } je příliš
no-straddles-in-tournaments = v turnajích se straddle nedává
no-kills-in-tournaments = v turnajích se kill nehraje: žetony mají každému vydržet
no-loans-in-tournaments = turnajové žetony si nelze půjčit
no-open-stakes-in-tournaments = v turnajích se hraje jen s tím, co leží na stole
no-seven-deuce-in-tournaments = v turnajích se za 7-2 neplatí: žetony mají každému vydržet
no-jackpot-in-tournaments = turnaje nemají jackpot: žetony mají každému vydržet
no-markers-in-a-casino = v kasinu se neberou dlužní úpisy a nikdo si nepůjčuje
law-forbids =
    { $place }: zákon tam nedovoluje { KEY($what) ->
        [no-limit] no-limit
        [straddles] straddle
        [kills] kill
        [rake] rake
        [jackpots] jackpot
        [time-fees] poplatky za čas
        [markers] dlužní úpisy
        [borrowing] půjčky
       *[other] to, co je v seznamu
    }, a { $why }
law-forbids-here =
    zákon tohoto místa nedovoluje { KEY($what) ->
        [no-limit] no-limit
        [straddles] straddle
        [kills] kill
        [rake] rake
        [jackpots] jackpot
        [time-fees] poplatky za čas
        [markers] dlužní úpisy
        [borrowing] půjčky
       *[other] to, co je v seznamu
    }, a { $why }
game-is-played = hraje se { $game }
straddles-are-enabled = straddle je zapnutý
pots-are-killed = kill je zapnutý
pots-are-raked = z banků se bere rake
jackpot-is-filled = do jackpotu se přispívá
time-is-paid-for = za čas se platí
markers-are-taken = dlužní úpisy se berou
players-lend = hráči si půjčují žetony
nobody-knows-it = tady to nikdo nezná; známé je { $known }
last-winners-only-blind = poslední vítěz dává blind jen tam, kde je jeden
blinds-by-places = blindy podle míst patří ke zjednodušenému buttonu, ne k pravidlu { $button }
places-of-blinds = blind_seats jsou místa od 0, což je button, do 9 nalevo od něj
seats-for-blinds =
    { $game }: { $seats } { NUMBER($seats) ->
        [one] místo
        [few] místa
       *[other] míst
    } v blind_seats na { $blinds } { NUMBER($blinds) ->
        [one] blind
        [few] blindy
       *[other] blindů
    }
straddle-positions = straddle se dává z některých z míst { $known }
rock-needs-straddles = rock nutí svého držitele dát straddle: zapněte i straddle
sleepers-need-straddles = sleepery jsou navýšení naslepo: zapněte i straddle
no-button-straddles-in-limit = v limitních hrách se straddle z buttonu nedává
no-blinds-for-straddles = { $game } nemá blindy, a tedy ani straddle
kill-without-limits = kill násobí limity, a { $structure } žádné nemá
no-blind-to-kill = kill je větší blind, a { $game } žádný nemá
kill-of-broken-chips = kill { $percent } % udělá z { $size } { $made }, a žetony jsou celé: vyberte jiné procento, nebo jiné sázky
matched-without-a-maximum = dorovnat se největšímu stacku lze jen tam, kde má nákup největší mez
least-above-the-largest = nejmenší nákup, { CHIPS($least) }, je víc než největší, { CHIPS($most) }
several-bets-at-least = s otevřenými sázkami je nejmenší nákup několik sázek po { CHIPS($bet) }, tedy { CHIPS($least) } nebo víc, ne { CHIPS($given) }
no-short-buy-ins = s otevřenými sázkami krátké nákupy nejsou: nastavte short na 0
nobody-plays-with-that = s nákupem { CHIPS($most) } nikdo nehraje tam, kde je sázka { CHIPS($bet) }: největší je { CHIPS($bet) } nebo víc, nebo 0 bez meze
small-markers-need-markers = malé dlužní úpisy se přijímají jen tam, kde se úpisy berou
no-whole-time-cards = rezerva { $bank } s a dalších { $refill } s za kolo nejsou celé karty po { $card } s
kind-of-amount =
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
chips-in-order = žetony se uvádějí od nejmenšího k největšímu, každý jednou
not-taken-from-such-chips = { $what } { CHIPS($chips) } z žetonů po { CHIPS($chip) } vzít nejde
not-of-the-tables-chips = { $what } { CHIPS($chips) } se z žetonů stolu složit nedá
smaller-than-the-smallest = { $what } { CHIPS($chips) } se z žetonů stolu složit nedá, nejmenší je { CHIPS($least) }: { $game } se hraje jako 'unit { $unit } chip { $unit }'
caps-rise = stropy raku s počtem hráčů rostou: pro dva, tři, čtyři ...
time-pot-needs-a-fee = bank, který platí za čas, potřebuje poplatek: nastavte time_fee
nobody-pays-the-kitty = kasička, do které nikdo nedává, nic nezaplatí: nastavte kitty
seven-deuce-without-holdem = hra 7-2 se hraje v hold'emu, a ten u tohoto stolu není
no-game-for-a-jackpot = jackpot se vyhrává tam, kde vyhrává jen vysoká a je board, a taková hra u tohoto stolu není
nothing-fills-the-jackpot = jackpot nic neplní: nastavte příspěvek z každého banku, fees.drop
shares-of-the-jackpot = jackpot se dělí v procentech pro toho, kdo prohraje, kdo vyhraje, a ostatní, dohromady nejvýše 100, například 50, 25, 25: ne { $given }
no-shares-of-the-jackpot = jackpot se dělí v procentech pro toho, kdo prohraje, kdo vyhraje, a ostatní, dohromady nejvýše 100, například 50, 25, 25
different-houses = hry tohoto mixu mají různá pravidla domu, a soubor má jedna
cannot-be-said = { $game } u tohoto stolu nelze vyjádřit slovy
no-preset-for-it = není předvolba, podle které by šlo hrát { $game }
wins-and-losses-differ = výhry a prohry dávají dohromady nic, ne { CHIPS($off) }: uveďte i díl domu
no-decimals = tolik žetonů na jednotku peněz, aby to šlo zapsat desetinně, ne { $given }
