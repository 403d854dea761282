hand-begins-with-a-brace = to není hra, která začíná {"{"}
hand-stands-under-ohh = tento objekt není hra, která stojí pod "ohh"
letters-of-two-kinds = písmena dvojího druhu
nobody-does-anything = rounds: v této hře nikdo nic nedělá
begins-again = hra začíná znovu, jako by byly dvě
of-two-or-more =
    hra je pro dva a víc hráčů; tady { NUMBER($n) ->
        [one] hraje { $n }
        [few] hrají { $n }
       *[other] hraje { $n }
    }
id-of-their-own = každý hráč má vlastní id, ne { $given }
seat-is-taken-already = na místě { $chair } už někdo sedí
played-with-so-many-cards = { $game } se hraje s tolika kartami do ruky: { $most }, ne { $held }
posted-after-the-betting = blind nebo ante přichází až po začátku sázek
cannot-be-dealt-now = { CARDS($cards) } teď rozdat nejde; { $waits }
nobody-is-named = není uvedeno, kdo to dělá: { $action }
call-is-of = dorovnává se { $due }, ne { $given }
raise-adds-chips = sázka nebo zvýšení přidává žetony
no-place-for-discards =
    { PERSON($who) ->
        [you] měníte
       *[other] { $who } mění
    } karty, a formát nemá místo pro to, co se zahazuje
cannot-show-these = { $who }: v ruce { CARDS($dealt) }, a nejde tedy ukázat { CARDS($shown) }
is-dealt-so-many = { $who } dostává tolik karet: { $n }, ne { $due }
nobodys-cards-are-known = nejsou známy karty ničí při showdownu, ani kdo vyhrál
winners-cards-are-unknown = { $who } vyhrává při showdownu, ale bez známých karet, takže nikdo neřekne co
