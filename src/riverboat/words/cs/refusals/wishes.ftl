say-who-you-are = nejprve zadejte jméno
sit-down-first = nejprve se posaďte
has-a-chair =
    { PERSON($who) ->
        [you] u tohoto stolu už máte
       *[other] { $who } už u tohoto stolu má
    } místo { $chair }
has-no-cards = v této hře nemáte karty
had-no-cards = v té hře jste neměli karty
turn-of-others = na řadě: { LIST($acting) }
cards-are-coming = teď se rozdává
card-is-there-once = kartu jde vybrat jen jednou
bot-has-the-name = { $name } se u tohoto stolu jmenuje bot: zvolte jiné jméno
plays-from-your-address = u tohoto stolu je jen jeden hráč z jedné adresy, a z vaší už někdo hraje
host-paused = stůl má přestávku
has-gone-on = pozdě: hra u stolu mezitím pokračovala
does-not-answer = stůl neodpovídá: zkuste to znovu
nothing-has-changed = nepovedlo se to; nic se nezměnilo
not-understood = tomu herna nerozumí: { $why }
no-bomb-votes = hlasování o bomb potu je u tohoto stolu vypnuté
not-in-the-next-hand = v příští hře nemáte karty
no-rabbits = rabbit hunt je u tohoto stolu vypnutý
deck-is-put-away = pozdě: balíček té hry už tu není
list-is-closed = stůl je zavřený
list-is-full =
    čekací listina je plná, { NUMBER($most) ->
        [one] { $most } hráč
        [few] { $most } hráči
       *[other] { $most } hráčů
    }
nobody-has-to-wait = není třeba čekat: místo { $chair } je volné
chair-is-free = místo { $chair } je volné: posaďte se tam
sits-down-with-from-to = nákup je { CHIPS($least) } až { CHIPS($most) }, ne { CHIPS($chips) }
sits-down-with-or-more = nákup je { CHIPS($least) } nebo víc, ne { CHIPS($chips) }
only-bots-get-up = na místě { $chair } sedí { $who }: místo uvolní jen bot
bots-stay = boti u tohoto stolu místa neuvolňují
is-not-on-the-list = { $who } není na čekací listině; čekají: { $waiting }
list-is-empty = { $who } není na čekací listině; je prázdná
chair-is-kept = místo { $chair } je rezervované pro prvního na listině: { $who }
somebody-sits-there = to místo je obsazené
no-free-chair = žádné místo není volné
