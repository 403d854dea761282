waits =
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
acts-behind-stand =
    akce po { PERSON($who) ->
        [you] vás platí
        [unnamed] hráči platí
       *[other] hráči { $who } platí
    }
clock-runs =
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
nothing-new = check, nebo složení
somebody-called = někdo dorovnal
somebody-raised = někdo vsadil nebo navýšil
no-action-answer = ještě nehráli
three-acted-behind-question = zahráli za přeskočeným už tři hráči?
two-acted-behind-question = zahráli za přeskočeným už dva hráči?
substantial-action-behind-question = byla za přeskočeným podstatná akce: dvě akce, z toho jedna s žetony, nebo kterékoli tři?
all-before-acted-question = hráli už všichni před přeskočeným?
street-bet-question = kolik je v tomto kole vsazeno celkem?
last-raise-question = o kolik se naposled vsadilo nebo navýšilo?
caller-dealt-in-question = dostal ten, kdo žádá o čas, v této hře karty?
caller-seated-question = je ten, kdo žádá o čas, na svém místě?
thinking-time-question = kolik sekund už hráč přemýšlí?
kill-announced-question = ohlásil dealer kill?
did-they-know = bylo to schválně?
dealer-change-question = střídali se na konci úrovně dealeři?
nobody-changed-it = akce se nezměnila, takže akce mimo pořadí platí
binds-after-a-call = dorovnání akci nemění, takže akce mimo pořadí platí
call-possibly-binding = přeskočený hráč dorovnal: akce mimo pořadí může platit
the-action-changed = akce se změnila: hráč má všechny možnosti
withdrawal-after-change = akce se změnila: hráč smí akci mimo pořadí vzít zpět
chips-stay-here = žetony vsazené mimo pořadí se tu nevracejí
held-to-the-least = sázka nebo navýšení mimo pořadí platí na nejmenší částku
checked-out-of-turn = kdo dal check mimo pořadí, nesmí v tomhle kole vsadit ani navýšit
check-binds = od té doby nikdo nevsadil: check platí
called-out-of-turn = kdo dorovnal mimo pořadí, nesmí z toho udělat navýšení
fold-out-of-turn-binds = složení mimo pořadí platí
out-of-turn-improper = akce mimo pořadí prozrazuje ostatním, co ještě nemají vědět
skipped-act-first = nejdřív hrají přeskočení; když navýší, rozhoduje se znovu
spoke-in-time = za přeskočeným se hrálo málo: jeho tah platí
stopped-the-action = přeskočený hráč si udrží tah, když hru zastaví
too-much-behind = za přeskočeným se hrálo tolik, že může o tah přijít
others-before-them = o tah nikdo nepřijde, dokud nehráli všichni před ním
one-act-a-turn = jeden tah, jedna akce
knowingly = za schválnost je napomenutí a potom trest
time-to-act = čas běží
too-soon-for-the-clock = o čas lze žádat po { NUMBER($seconds) ->
        [one] { $seconds } sekundě
        [few] { $seconds } sekundách
       *[other] { $seconds } sekundách
    }
only-dealt-players-call-clock = o čas smí žádat jen hráč, který dostal karty
only-at-their-seat = o čas smí žádat jen hráč na svém místě
time-expired = čas vypršel proti sázce
clock-kills-the-hand = karty, které čelí sázce, jsou po vypršení času mrtvé
no-bet-to-face = čas vypršel, ale nebylo co dorovnat
tie-goes-to-the-player = kdo hraje ve stejném okamžiku, hrál včas
kill-announced = dealer kill ohlásil
kill-unannounced = dealer kill neohlásil: hráč se smí rozhodnout znovu
two-actors-begin = hra začíná, když po povinných sázkách zahráli dva hráči
substantial-action-begins = hra začíná dvěma akcemi, z toho jednou s žetony, nebo kterýmikoli třemi
any-two-begin = hra začíná kterýmikoli dvěma akcemi kromě dvou složení nebo dvou checků, nebo kterýmikoli třemi
level-ended-in-the-push = když úroveň skončí při střídání dealerů, hraje se na staré ještě jedna hra
old-level-by-mistake = hra omylem začatá na staré úrovni se opravuje do podstatné akce
hand-begins-with-the-riffle = hra začíná prvním mícháním nebo tlačítkem míchačky
hand-begins-with-the-push = hra začíná prvním mícháním, tlačítkem míchačky nebo střídáním dealerů
