samples-are-two = vzorků je { $samples }: aby se znala chyba, jsou potřeba aspoň 2
finish-in-so-many =
    { NUMBER($players) ->
        [one] { $players } hráč skončí
        [few] { $players } hráči skončí
       *[other] { $players } hráčů skončí
    } na tolika místech, kolik jich je, ne na { $places }
too-many-places = míst ({ $places }) při počtu hráčů { $players } je moc: chtějte jich méně
no-such-player =
    { KEY($name) ->
        [hero] hero
       *[other] villain
    } je hráč { $who }: hráči jsou 0 až { $last }
player-has-no-chips = hráč { $who } nemá žetony, o které by hrál
not-against-themselves = hráč { $who } nehraje sám proti sobě
only-sampled =
    pro tolik hráčů a cen se jen odhaduje, a to je { KEY($what) ->
        [deal] na dohodu
       *[other] na riziko
    } moc hrubé
amount-too-large =
    { $number }. { KEY($what) ->
        [stack] stack
       *[other] cena
    } je víc než { $most }, s čím se ještě počítá
amount-below-nothing =
    { $number }. { KEY($what) ->
        [stack] stack
       *[other] cena
    } je { KEY($given) ->
        [empty] pod 0
       *[other] { $given }
    }: musí být 0 nebo víc
amount-too-small =
    { $number }. { KEY($what) ->
        [stack] stack
       *[other] cena
    } je { $given }: musí být 0, nebo aspoň { $least }
stacks-of-two =
    stacky pro { NUMBER($players) ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }: jsou potřeba aspoň 2
nobody-has-chips = nikdo nemá žetony: aspoň jeden stack musí být víc než 0
no-prizes = nejsou tu ceny: uveďte aspoň jednu
more-prizes-than-players =
    počet cen je { $prizes }, a { NUMBER($players) ->
        [one] hraje { $players } hráč
        [few] hrají { $players } hráči
       *[other] hraje { $players } hráčů
    }: nejvýš jedna pro každého
prizes-go-down = { $place }. cena ({ $lower }) je víc než { $before }. cena ({ $higher }): ceny jdou od prvního místa dolů
unit-is-one-or-more = jednotka je { $unit }: musí být 1 nebo víc
more-saved-than-prizes = nechává se stranou tolik částek: { $saved }, ale cen zbývá jen { $prizes }
cannot-save-of-prize = { $kept } z { $place }. ceny stranou nechat nejde: je { $prize }
stack-for-each = počet stacků je { $stacks } a počet hráčů { $players }: uveďte jeden, nebo pro každého jeden
push-fold-is-of-several =
    { NUMBER($stacks) ->
        [one] { $stacks } stack
        [few] { $stacks } stacky
       *[other] { $stacks } stacků
    }: all-in nebo složit je pro 2 až { $most } hráčů
blind-below-nothing =
    { KEY($what) ->
        [small-blind] malý blind
        [ante] ante
       *[other] ante velkého blindu
    } je { $amount }: musí být 0 nebo víc velkých blindů
small-blind-above-one = malý blind je { $amount }: je nejvýš 1, tedy velký blind
of-a-seat =
    { KEY($seat) ->
        [big-blind] velký blind
        [small-blind] malý blind
       *[other] { $seat }
    }
stack-of-other-depth = { $seat } má { $stack } velkých blindů: stack je { $least } až { $most }
too-many-all-in-by-posting = blindem jsou all-in: { LIST($seats) }; když je hráčů víc než { $most }, smí být jen jeden, aby jich nemuselo být all-in víc než { $most }
others-need-prizes = na ostatních stacích záleží jen kvůli cenám: uveďte ceny, nebo je vynechejte
others-have-chips = ostatní stacky musí být víc než 0: kdo nic nemá, je venku
nothing-to-win = všechny ceny jsou stejné a má ji každý: není co vyhrát
accuracy-is-above-nothing = přesnost je { $accuracy }: musí být víc než 0 velkých blindů
rounds-are-one = kol je { $rounds }: je potřeba aspoň 1
