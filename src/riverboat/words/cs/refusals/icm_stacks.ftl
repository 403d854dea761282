samples-too-few = { $samples } { NUMBER($samples) ->
        [one] vzorek je
        [few] vzorky jsou
       *[other] vzorků je
    } málo: zadejte aspoň 2
finish-count-invalid =
    neplatný počet míst { $places } pro { NUMBER($players) ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }: zadejte 1 až { $players }
too-many-places =
    { $places } { NUMBER($places) ->
        [one] místo
        [few] místa
       *[other] míst
    } při počtu hráčů { $players } spočítat nejde: zadejte jich méně
no-such-player =
    { KEY($name) ->
        [hero] hero
       *[other] villain
    }: neznámý hráč { $who }; hráči jsou 0 až { $last }
player-stack-empty = hráč { $who } nemá žetony
hero-villain-clash = hráč { $who } nemůže být hero i villain
exact-icm-too-large = na přesný výpočet { KEY($what) ->
        [deal] dealu
       *[other] rizikové přirážky
    } je hráčů a výher moc a odhad by byl příliš hrubý
amount-too-large =
    { $number }. { KEY($what) ->
        [stack] stack
       *[other] výhra
    } je víc než maximum { $most }
amount-below-zero =
    { $number }. { KEY($what) ->
        [stack] stack
       *[other] výhra
    } je { KEY($given) ->
        [empty] pod 0
       *[other] { $given }
    }: musí být 0 nebo víc
amount-too-small =
    { $number }. { KEY($what) ->
        [stack] stack
       *[other] výhra
    } je { $given }: musí být 0, nebo { $least } a víc
two-stacks-required =
    stacky pro { NUMBER($players) ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }: jsou potřeba 2 a víc
all-stacks-empty = žádné žetony: aspoň jeden stack musí být nad 0
no-prizes = žádné výhry: zadejte aspoň jednu
more-prizes-than-players =
    výher je { $prizes } a { NUMBER($players) ->
        [one] hraje { $players } hráč
        [few] hrají { $players } hráči
       *[other] hraje { $players } hráčů
    }: nejvýš jedna na hráče
prizes-unsorted = { $place }. výhra ({ $lower }) je víc než { $before }. výhra ({ $higher }): pište výhry od prvního místa dolů
unit-too-small = jednotka je { $unit }: musí být 1 nebo víc
reserves-over-prizes = počet částek stranou je { $saved }, ale výher zbývá jen { $prizes }
prize-reserve-too-large = { $place }. výhra je { $prize }: { $kept } z ní stranou nechat nejde
stack-per-player-expected = počet stacků je { $stacks }, počet hráčů { $players }: zadejte jeden, nebo každému jeden
push-fold-player-count =
    { NUMBER($stacks) ->
        [one] { $stacks } stack
        [few] { $stacks } stacky
       *[other] { $stacks } stacků
    }: all-in nebo složit je pro 2 až { $most } hráčů
blind-below-zero =
    { KEY($what) ->
        [small-blind] malý blind
        [ante] ante
       *[other] ante velkého blindu
    } je { $amount }: musí být 0 nebo víc velkých blindů
small-blind-above-one = malý blind je { $amount }: maximum je 1 velký blind
seat-position-label =
    { KEY($seat) ->
        [big-blind] velký blind
        [small-blind] malý blind
       *[other] { $seat }
    }
stack-depth-out-of-range = { $seat }: stack { $stack } bb nejde, zadejte { $least } až { $most }
too-many-all-in-by-posting = blindem jsou all-in: { LIST($seats) }; když je hráčů víc než { $most }, smí být jen jeden
other-stacks-need-prizes = ostatní stacky potřebují výhry: zadejte výhry, nebo stacky vynechejte
other-stacks-empty = ostatní stacky musí být nad 0: vyřazené hráče vynechejte
equal-prizes = výhry jsou stejné a dostane ji každý: není o co hrát
accuracy-not-positive = přesnost je { $accuracy }: musí být víc než 0 velkých blindů
rounds-too-few = iterací je { $rounds }: zadejte 1 nebo víc
