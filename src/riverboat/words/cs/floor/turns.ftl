action-waits =
    { PERSON($who) ->
        [you] zatím čekáte
       *[other] { $who } zatím čeká
    }
withdrawal-allowed =
    { PERSON($who) ->
        [you] smíte to
       *[other] { $who } to smí
    } vzít zpět
chips-stay-in =
    { PERSON($who) ->
        [you] necháváte
       *[other] { $who } nechává
    } ve hře { CHIPS($chips) }
actions-behind-stand =
    akce po { PERSON($who) ->
        [you] vás platí
        [unnamed] hráči platí
       *[other] hráči { $who } platí
    }
clock-started =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { $upto ->
        [true] nejvýš{" "}
       *[false] {""}
    }{ NUMBER($seconds) ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } a pak odpočítávání od { $countdown }
clock-refused = čas na akci neběží
play-started = hra začala
play-not-started = hra ještě nezačala
completion-due =
    { PERSON($who) ->
        [you] doplníte
       *[other] { $who } doplní
    } na { CHIPS($to) }, nebo { PERSON($who) ->
        [you] přijdete
       *[other] přijde
    } o { CHIPS($chips) }
old-level-applies = toto rozdání se dohraje na staré úrovni
new-level-applies = toto rozdání se hraje na nové úrovni
skipped-actions-question = co od té doby udělali přeskočení hráči?
checks-or-folds-answer = check, nebo složení
call-behind-answer = někdo dorovnal
raise-behind-answer = někdo vsadil nebo navýšil
no-action-answer = ještě nehráli
three-acted-behind-question = zahráli za přeskočeným hráčem už tři hráči?
two-acted-behind-question = zahráli za přeskočeným hráčem už dva hráči?
substantial-action-behind-question = byla za přeskočeným hráčem podstatná akce (dvě akce, z toho jedna se žetony, nebo tři jakékoli)?
all-before-acted-question = zahráli už všichni před přeskočeným hráčem?
street-bet-question = kolik je v tomto kole vsazeno celkem?
last-raise-question = jak velká byla poslední sázka nebo navýšení?
caller-dealt-in-question = dostal hráč, který si čas na soupeře vyžádal, v tomto rozdání karty?
caller-seated-question = je hráč, který si čas na soupeře vyžádal, na svém místě?
thinking-time-question = kolik sekund už hráč přemýšlí?
kill-announced-question = ohlásil dealer kill?
deliberate-act-question = bylo to schválně?
dealer-change-question = střídali se na konci úrovně dealeři?
unchanged-action = akce se nezměnila, takže akce mimo pořadí platí
action-unchanged-by-call = dorovnání akci nemění, takže akce mimo pořadí platí
call-possibly-binding = přeskočený hráč dorovnal: akce mimo pořadí může platit
changed-action = akce se změnila: hráč má všechny možnosti
withdrawal-after-change = akce se změnila: hráč smí akci mimo pořadí vzít zpět
out-of-turn-chips-stay = žetony vsazené mimo pořadí se tu nevracejí
out-of-turn-minimum = sázka nebo navýšení mimo pořadí se počítá jako nejmenší přípustná částka
out-of-turn-check-limit = kdo dal check mimo pořadí, nesmí v tomto kole vsadit ani navýšit
binding-check-out-of-turn = od té doby nikdo nevsadil: check platí
out-of-turn-call-limit = kdo dorovnal mimo pořadí, nesmí z toho udělat navýšení
binding-fold-out-of-turn = složení mimo pořadí platí
out-of-turn-improper = akce mimo pořadí prozrazuje ostatním, co ještě nemají vědět
skipped-players-first = nejdřív hrají přeskočení hráči; když některý navýší, hráč mimo pořadí se smí rozhodnout znovu
timely-protest = za přeskočeným hráčem proběhlo málo akcí: tah mu zůstává
action-stopped-in-time = přeskočenému hráči tah zůstane, když akci zastaví
substantial-action-behind = za přeskočeným hráčem proběhlo tolik akcí, že může o tah přijít
earlier-players-pending = o tah nikdo nepřijde, dokud nezahráli všichni před ním
one-action-per-turn = jeden tah, jedna akce
deliberate-act = za úmysl je napomenutí a potom trest
clock-deadline = hráč musí zahrát, než mu vyprší čas
clock-too-soon = čas si lze vyžádat po { NUMBER($seconds) ->
        [one] { $seconds } sekundě
        [few] { $seconds } sekundách
       *[other] { $seconds } sekundách
    }
only-dealt-players-call-clock = čas si smí vyžádat jen hráč, který dostal karty
clock-caller-at-seat = čas si smí vyžádat jen hráč na svém místě
time-expired = čas vypršel, když hráč čelil sázce
hand-dead-after-clock = kdo čelí sázce, má po vypršení času mrtvé karty
time-expired-without-bet = čas vypršel, ale nebylo co dorovnat
clock-tie-for-player = kdo zahraje v posledním okamžiku, zahrál včas
kill-announced = dealer kill ohlásil
kill-unannounced = dealer kill neohlásil: hráč se smí rozhodnout znovu
two-actions-start-play = hra začíná, když po povinných sázkách zahráli dva hráči
substantial-action-starts-play = hra začíná dvěma akcemi, z toho jednou se žetony, nebo kterýmikoli třemi
two-active-actions-start-play = hra začíná kterýmikoli dvěma akcemi kromě dvou složení nebo dvou checků, nebo kterýmikoli třemi
level-ended-in-dealer-push = když úroveň skončí při střídání dealerů, hraje se na staré ještě jedno rozdání
mistaken-old-level = rozdání omylem začaté na staré úrovni se do podstatné akce opraví
hand-starts-with-riffle = rozdání začíná prvním zamícháním nebo tlačítkem míchačky
hand-starts-with-dealer-push = rozdání začíná prvním zamícháním, tlačítkem míchačky nebo střídáním dealerů
