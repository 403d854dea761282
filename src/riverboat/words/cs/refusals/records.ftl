found-in-a-stream =
    { $stream }{ GIVEN($record) ->
        [yes] , záznam { $record }
       *[no] {""}
    }{ GIVEN($hand) ->
        [yes] , hra { $hand }
       *[no] {""}
    }: { $why }
record-is-missing = chybí záznam { $seq }
this-cannot-have-happened = tohle se nemohlo stát: { $why }
chips-do-not-fit = na stole je žetonů { $there }, a přišlo jich sem { $came }
session-does-not-add-up = účty u stolu nesouhlasí: { $why }
end-was-cut-off = konec je odříznutý: záznamů tu bylo { $had }, je jich { $has }
record-was-changed = některý z prvních záznamů (je jich { $count }) už není, čím byl
checkpoint-differs = stav uložený za záznamem { $seq } není to, k čemu vedou záznamy před ním
checkpoint-beyond-the-log = je tu stav uložený za záznamem { $seq }, a záznamy končí číslem { $last }
entered = { $chips } z { $source } do { $to } ({ $why })
ledger-differs = v účtech má být { $due }, je tam { $found }
ledger-ends-early = v účtech má být { $due }, končí ale dřív
ledger-has-more = v účtech je { $found }, a není pro to žádný fakt
ledger-count-differs =
    v účtech { NUMBER($due) ->
        [one] má být { $due } položka
        [few] mají být { $due } položky
       *[other] má být { $due } položek
    }, je jich tam { $found }
rules-say-otherwise = podle pravidel by to bylo jinak: { $finding }
shows-not-theirs = { $player } ukazuje karty ze hry, která není jeho, nebo neskončila
shows-what-they-lacked = { $player } ukazuje { CARDS($cards) }, což nejsou karty z této ruky
deck-is-wrong =
    { KEY($how) ->
        [reshuffled] zamíchal se zbytek, ze kterého nikdo nerozdával
        [root] kořen balíčku není hash
        [sealed-again] balíček se zapečetil znovu, i když už byl sejmutý
        [cut-unsealed] sejmul se balíček, který nikdo nezapečetil
        [cut-twice] balíček se sejmul dvakrát
        [cuts] sejmutí nejsou v pořadí míst, po jednom za každé
        [unsealed-reshuffle] rozdávalo se po zamíchání, které nikdo nezapečetil
        [unsealed] rozdávalo se z balíčku, který nikdo nezapečetil
        [uncut] rozdávalo se z balíčku dřív, než se sejmul
        [other-reshuffle] zamíchání neplyne ze zapečetěného balíčku
        [other-hand] ukázaly se karty, které by přišly v jiné hře
        [dealt] jako karty, které by přišly, se ukázaly už rozdané
        [gone] zapečetěný balíček tu není
       *[other] zapečetěný balíček má jiný kořen, než bylo oznámeno
    }
promise-is-no-hash = co slíbil hráč { $player }, není hash
cut-not-promised =
    sejmutí z místa { $chair } ({ KEY($player) ->
        [empty] nikdo tam nesedí
       *[other] { $player }
    }) nikdo neslíbil
would-not-have-come = { $number }. karta, { CARDS($card) }, by nepřišla
off-the-deck =
    { $number }. karta{ GIVEN($reshuffles) ->
        [yes] {" "}po { $reshuffles }. zamíchání
       *[no] {""}
    }
card-is-another = { $place } je v záznamu { CARDS($logged) }, ne { CARDS($dealt) }
cannot-be-dealt-so = { $fact }: { $why }
too-few-are-left = rozdat se nedá tolik karet ({ $count }): zbývá jich { $left }
only-dealt-go-back = do zbytku se vracejí jen rozdané karty, každá jednou
deck-does-not-open =
    balíček hry { $hand } z { $stream } { KEY($how) ->
        [form] není v podobě, kterou známe
        [gone] tu není
       *[other] se tímto klíčem neotevře
    }
other-deck-was-dealt = ve hře { $hand } se nerozdávalo z tohoto balíčku: { $why }
no-game-began = nezačíná založením hry
begins-twice = začíná dvakrát
record-says-nothing = je prázdný
later-version-wrote-it = napsala ho pozdější verze
takes-back-too-much = bere zpět víc, než tu bylo
is-no-fact-of-an-event = záznam není fakt turnaje: { $why }
no-event-was-made = nezačíná turnajem, který se založil
never-opened = nikdy se neotevřel
draws-of-another-key = losy jsou zapečetěné jiným klíčem
event-is-lost = turnaj { $event }: { $why }
event-chips-do-not-fit = ve hře je žetonů { $there }, prodalo se { $sold } a odešlo { $removed }
sits-at-two = někdo sedí u dvou stolů
sit-nowhere =
    { $players }: { NUMBER($count) ->
        [one] nesedí nikde a není
        [few] nesedí nikde a nejsou
       *[other] nesedí nikde a nejsou
    } na cestě
placed-twice-or-not = některý vstup má místo v pořadí dvakrát, nebo žádné
paid-more-than-prizes = z cen { $prizes } se vyplatilo { $paid }
