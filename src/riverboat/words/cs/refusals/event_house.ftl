starts-when = turnaj, který začíná podle hodin, potřebuje čas začátku
which-password = heslo je potřeba tam, kde se na ně vstup ptá, a nikde jinde
games-by-level = { $game } je několik her: u každé úrovně řekněte, co se v ní hraje
seat-of-no-worth = satelit do turnaje { $event } potřebuje cenu místa v něm
wrong-password = tohle není heslo turnaje
asks-already =
    { PERSON($who) ->
        [you] už jste o vstup požádali a čekáte
       *[other] { $who } už o vstup požádal(a) a čeká
    } na pořadatele
asks-nothing =
    { PERSON($who) ->
        [you] o vstup nežádáte
       *[other] { $who } o vstup nežádá
    }
no-tickets = do tohoto turnaje vstupenky neplatí
ticket-is-used = vstupenka { $ticket } už byla použita
no-unregistering = z tohoto turnaje se odhlásit nedá
levels-have-begun = úroveň { $level } už začala, a co začalo, zůstává: řekněte nejdřív, kolik částí struktury zůstane, nejméně { $kept } z { $parts }
hands-are-not-counted = u stolů z filcu nikdo nepočítá hry: řekněte, kolik minut úroveň má
no-round-is-on = konec kola se hlásí u stolů z filcu, když se hraje hand for hand
no-bounty-markers = tenhle turnaj nemá bounty žetony
flight-is-in = hráči, kteří zbyli z { $flight }, už v turnaji jsou
no-such-flight = { $flight } má { $bags } sáčků z { $entries } vstupů: každý sáček patří jednomu hráči a jsou v něm žetony
no-such-seat = stůl { $table } má místa 1 až { $seats }, místo { $seat } ne
seat-is-taken = místo { $seat } u stolu { $table } je obsazené, nebo pro někoho držené
seat-is-out-of-use = místo { $seat } u stolu { $table } se nepoužívá
seat-is-in-use = místo { $seat } u stolu { $table } se používá
no-room-then = bez místa { $seat } by u stolu { $table } nebylo místo pro dva hráče
not-sent =
    { PERSON($who) ->
        [you] nebyli jste nikam posláni
       *[other] { $who } nebyl(a) nikam poslán(a)
    }
chip-is-in-play = žetony po { CHIPS($worth) } jsou ještě ve hře
no-such-count = { $count } není počet žetonů
cards-stay-down = hand for hand: karty stolu { $table } zůstanou zakryté, dokud nejsou hotové ostatní stoly
big-blind-is-known = velký blind stolu { $table } se hlásí jen u skutečných stolů, když se hraje
one-is-there = u stolu { $table } je jediný hráč, a button se posouvá podle hodin
day-is-on = den neskončil: žetony nejsou v sáčcích
chips-are-bagged = den skončil a žetony jsou v sáčcích
has-no-more-than-blinds =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { CHIPS($chips) } a blindy a ante jednoho kola jsou { CHIPS($forfeit) }: kdo má přijít o všechny žetony, je diskvalifikován
placed-since =
    po { PERSON($who) ->
        [you] vás se umístil(a)
       *[other] { $who } se umístil(a)
    } { $other }: to se musí odvolat dřív
not-eliminated =
    { PERSON($who) ->
        [you] jste nevypadli
       *[other] { $who } nevypadl(a)
    } u žádného stolu
no-elimination-before = u stolu { $table } předtím nikdo nevypadl ve stejném rozdání: zadejte vypadnutí samostatně
next-hand-has-begun = { $who } vypadl(a) a u stolu { $table } se už hrálo dál: odvolejte pozdější zápisy, nebo zadejte samostatné rozdání
not-at-one-table = { $who } a { $other } neseděli u jednoho stolu: zadejte jejich rozdání zvlášť
listed-twice = v rozdání má být každý vyřazený hráč právě jednou
won-in-that-hand = { $who } v tom rozdání získal(a) žetony, které měl(a) { $other }, a nemohl(a) v něm vypadnout: opravte, kdo je vyhrál, nebo zadejte pozdější rozdání
taker-is-out =
    { $other } má část odměny za { PERSON($who) ->
        [you] vás
       *[other] { $who }
    } na své hlavě a je venku: to se musí odvolat dřív
entered-since =
    { PERSON($who) ->
        [you] mezitím jste vstoupili
       *[other] { $who } mezitím vstoupil(a)
    } znovu
seed-is-shown = turnaj skončil a semínko jeho losování je známé
