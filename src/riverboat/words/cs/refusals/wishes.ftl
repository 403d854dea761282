say-who-you-are = nejprve řekněte, jak se jmenujete
sit-down-first = nejprve se posaďte
has-a-chair =
    { PERSON($who) ->
        [you] u tohoto stolu už sedíte
       *[other] { $who } už u tohoto stolu sedí
    }, na místě { $chair }
has-no-cards = v této hře nemáte karty
had-no-cards = tu hru jste nehráli
turn-of-others = na řadě je { LIST($acting) }
cards-are-coming = teď se rozdává
card-is-there-once = každá karta je tu jen jednou
bot-has-the-name = { $name } se u tohoto stolu jmenuje bot
plays-from-your-address = z vaší adresy tu už někdo hraje a pořadatel připouští jen jednoho
host-paused = je přestávka
has-gone-on = stůl se mezitím pohnul dál: podívejte se znovu
does-not-answer = stůl neodpovídá: zkuste to znovu
nothing-has-changed = to se nepovedlo a nic se nezměnilo
not-understood = tomu herna nerozumí: { $why }
no-bomb-votes = na tomto stole se bomb pot navrhovat nedá: rozhoduje, kdo ho pořádá
not-in-the-next-hand = v příští hře byste karty nedostali
no-rabbits = na tomto stole se to ukazovat nedá: rozhoduje, kdo ho pořádá
deck-is-put-away = balíček té hry už je uklizený
list-is-closed = stůl je zavřený
list-is-full =
    na místo tu už { NUMBER($most) ->
        [one] čeká
        [few] čekají
       *[other] čeká
    } { $most }: další se nezapisují
nobody-has-to-wait = čekat není třeba: místo { $chair } je volné
chair-is-free = na místě { $chair } nikdo nesedí: posaďte se tam
sits-down-with-from-to = sem se sedá s { CHIPS($least) } až { CHIPS($most) } žetony, ne s { CHIPS($chips) }
sits-down-with-or-more = sem se sedá s { CHIPS($least) } žetony nebo více, ne s { CHIPS($chips) }
only-bots-get-up = na místě { $chair } sedí { $who }: místo uvolní jen bot
bots-stay = pořadatel nastavil, že boti místa neuvolňují
is-not-on-the-list = { $who } na seznamu není; na místo čeká { $waiting }
list-is-empty = { $who } na seznamu není; na místo nečeká nikdo
chair-is-kept = místo { $chair } se drží pro prvního na seznamu: { $who }
somebody-sits-there = to místo už je obsazené
no-free-chair = žádné místo není volné
