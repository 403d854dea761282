samples-too-few = { $samples } { NUMBER($samples) ->
        [one] vzorek je
        [few] vzorky jsou
       *[other] vzorků je
    } málo: zadejte aspoň 2
finish-count-invalid =
    neplatný počet míst { $place_count } pro { NUMBER($player_count) ->
        [one] { $player_count } hráče
        [few] { $player_count } hráče
       *[other] { $player_count } hráčů
    }: zadejte 1 až { $player_count }
too-many-places =
    { $place_count } { NUMBER($place_count) ->
        [one] místo
        [few] místa
       *[other] míst
    } při počtu hráčů { $player_count } spočítat nejde: zadejte jich méně
no-such-player =
    { KEY($name) ->
        [hero] hero
       *[other] villain
    }: neznámý hráč { $player_number }; hráči jsou 0 až { $max_player }
player-stack-empty = hráč { $who } nemá žetony
hero-villain-clash = hráč { $who } nemůže být hero i villain
exact-icm-too-large = na přesný výpočet { KEY($calculation) ->
        [deal] dealu
       *[other] rizikové přirážky
    } je hráčů a výher moc a odhad by byl příliš hrubý
amount-too-large =
    { $list_position }. { KEY($amount_kind) ->
        [stack] stack
       *[other] výhra
    } je víc než maximum { DECIMAL($maximum) }
amount-below-zero =
    { $list_position }. { KEY($amount_kind) ->
        [stack] stack
       *[other] výhra
    } je { KEY($given_amount) ->
        [empty] pod 0
       *[other] { $given_amount }
    }: musí být 0 nebo víc
amount-too-small =
    { $list_position }. { KEY($amount_kind) ->
        [stack] stack
       *[other] výhra
    } je { $given_amount }: musí být 0, nebo aspoň { DECIMAL($minimum) }
two-stacks-required =
    stacky pro { NUMBER($players) ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }: potřeba jsou aspoň 2
all-stacks-empty = žádné žetony: aspoň jeden stack musí být nad 0
no-prizes = žádné výhry: zadejte aspoň jednu
more-prizes-than-players =
    výher je { $prize_count } a { NUMBER($player_count) ->
        [one] hraje { $player_count } hráč
        [few] hrají { $player_count } hráči
       *[other] hraje { $player_count } hráčů
    }: nejvýš jedna na hráče
prizes-unsorted = { $place }. výhra ({ DECIMAL($prize) }) je víc než { $previous_place }. výhra ({ DECIMAL($previous_prize) }): pište výhry od prvního místa dolů
icm-unit-too-small = jednotka je { $unit }: musí být 1 nebo víc
reserves-over-prizes = částek stranou je { $reserve_count }, ale výher zbývá jen { $prize_count }
prize-reserve-too-large = { $place }. výhra je { DECIMAL($prize) }: { DECIMAL($reserve) } z ní stranou nechat nejde
stack-per-player-expected = počet stacků je { $stacks }, počet hráčů { $players }: zadejte jeden pro všechny, nebo každému jeden
push-fold-stack-count-invalid =
    { NUMBER($stacks) ->
        [one] { $stacks } stack
        [few] { $stacks } stacky
       *[other] { $stacks } stacků
    }: all-in nebo složit je pro 2 až { $max_players } hráčů
blind-below-zero =
    { KEY($forced_bet) ->
        [small-blind] malý blind
        [ante] ante
       *[other] big blind ante
    } je { $amount }: musí být 0 nebo víc velkých blindů
small-blind-above-one = malý blind je { $amount }: maximum je 1 velký blind
seat-position-label =
    { KEY($seat) ->
        [big-blind] velký blind
        [small-blind] malý blind
       *[other] { $seat }
    }
stack-depth-out-of-range = { $seat }: stack { DECIMAL($stack) } bb nejde, zadejte { DECIMAL($minimum) } až { DECIMAL($maximum) }
too-many-all-in-by-posting = už po zaplacení blindu jsou all-in: { LIST($seats) }; když je hráčů víc než { $maximum }, smí být jen jeden
other-stacks-need-prizes = ostatní stacky potřebují výhry: zadejte výhry, nebo stacky vynechejte
other-stacks-empty = ostatní stacky musí být nad 0: vyřazené hráče vynechejte
prizes-all-equal = všechny výhry jsou stejné a každý jednu dostane: není o co hrát
accuracy-not-positive = přesnost je { $accuracy }: musí být víc než 0 velkých blindů
iterations-too-few = iterací je { $iterations }: zadejte 1 nebo víc
