waits =
    { PERSON($who) ->
        [you] váš tah
       *[other] { $who }: tah
    } zatím čeká
withdrawal-allowed =
    { PERSON($who) ->
        [you] smíte to
       *[other] { $who } to smí
    } vzít zpět
chips-stay-in =
    { CHIPS($chips) } ({ PERSON($who) ->
        [you] vašich
       *[other] { $who }
    }) zůstává ve hře
acts-behind-stand =
    co se stalo za { PERSON($who) ->
        [you] vámi
        [unnamed] hráčem
       *[other] hráčem { $who }
    }, platí
clock-runs =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { $upto ->
        [true] nejvýš{" "}
       *[false] {""}
    }{ $seconds } sekund a { $countdown } odpočítávaných
no-clock = čas se nepočítá
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
at-the-old-level = tahle hra se dohraje na staré úrovni
at-the-new-level = tahle hra se hraje na nové úrovni
skipped-actions-question = co od té doby udělali přeskočení hráči?
nothing-new = dali check nebo složili
somebody-called = někdo dorovnal
somebody-raised = někdo vsadil nebo navýšil
no-action-answer = ještě nehráli
three-acted-behind-question = hráli už po přeskočeném hráči tři další?
two-acted-behind-question = hráli už po přeskočeném hráči dva další?
substantial-action-behind-question = hrálo se po přeskočeném hráči podstatně: dva tahy, z toho jeden s žetony, nebo kterékoli tři?
all-before-acted-question = hráli už všichni před přeskočeným hráčem?
street-bet-question = kolik je v tomhle kole vsazeno celkem?
last-raise-question = o kolik se naposled vsadilo nebo navýšilo?
caller-dealt-in-question = dostal ten, kdo žádá o čas, v této hře karty?
caller-seated-question = je ten, kdo žádá o čas, na svém místě?
thinking-time-question = kolik sekund už hráč přemýšlí?
kill-announced-question = byl kill ohlášen?
did-they-know = bylo to vědomě?
dealer-change-question = střídali se na konci úrovně dealeři?
nobody-changed-it = nikdo na tom nic nezměnil, a tak tah mimo pořadí platí
binds-after-a-call = dorovnání nic nemění, a tak tah mimo pořadí platí
call-possibly-binding = přeskočený hráč dorovnal: tah mimo pořadí může platit
the-action-changed = akce se změnila, a tak jsou otevřené všechny možnosti
withdrawal-after-change = akce se změnila, a tak lze tah mimo pořadí vzít zpět
chips-stay-here = žetony vsazené mimo pořadí se v téhle herně nevracejí
held-to-the-least = kdo vsadí nebo navýší mimo pořadí, zůstane u nejmenší možné částky
checked-out-of-turn = kdo dal check mimo pořadí, nesmí v tomhle kole vsadit ani navýšit
check-binds = od té doby nikdo nevsadil: check platí
called-out-of-turn = kdo dorovnal mimo pořadí, nesmí z toho udělat navýšení
fold-out-of-turn-binds = složení mimo pořadí platí
out-of-turn-improper = kdo hraje mimo pořadí, prozrazuje, co ostatní ještě nemají vědět
skipped-act-first = nejdřív hrají ti, kdo byli přeskočeni; když navýší, rozhoduje se znovu
spoke-in-time = po přeskočeném hráči se hrálo málo: má svůj tah
stopped-the-action = kdo je přeskočen, udrží si tah tím, že hru zastaví
too-much-behind = po přeskočeném hráči se hrálo tolik, že může o tah přijít
others-before-them = nikdo nepřijde o tah, dokud nehrál někdo před ním
one-act-a-turn = kdo hrál, nehraje znovu, dokud se k němu akce nevrátí
knowingly = za vědomý čin je napomenutí a potom trest
time-to-act = někdo si vyžádal čas
too-soon-for-the-clock = o čas lze žádat po { $seconds } sekundách
only-dealt-players-call-clock = o čas smí žádat jen hráč, který dostal karty
only-at-their-seat = o čas smí žádat jen hráč na svém místě
time-expired = bylo co dorovnat a čas vypršel
clock-kills-the-hand = karty, které čelí sázce, jsou po vypršení času mrtvé
no-bet-to-face = čas vypršel a nebylo co dorovnat
tie-goes-to-the-player = kdo hraje ve stejném okamžiku, hrál včas
kill-announced = kill byl ohlášen
kill-unannounced = kill ohlášen nebyl, a tak se lze rozhodnout znovu
two-actors-begin = hra začíná, když po povinných sázkách hráli dva hráči
substantial-action-begins = hra začíná dvěma tahy, z nichž jeden je s žetony, nebo kterýmikoli třemi
any-two-begin = hra začíná kterýmikoli dvěma tahy kromě dvou složení nebo dvou checků, nebo kterýmikoli třemi
level-ended-in-the-push = když úroveň skončí při střídání dealerů, hraje se na staré ještě jedna hra
old-level-by-mistake = co začalo omylem na staré úrovni, se mění, dokud se nehrálo podstatně
hand-begins-with-the-riffle = hra začíná prvním mícháním nebo tlačítkem míchačky
hand-begins-with-the-push = hra začíná prvním mícháním, tlačítkem míchačky nebo střídáním dealerů
