postflop-board-expected = na boardu { NUMBER($cards) ->
        [one] je { $cards } karta
        [few] jsou { $cards } karty
       *[other] je { $cards } karet
    }: zadejte 3 až 5
flop-invalid = neplatný flop { $given }: pište tři karty, třeba AsKd2h
two-ranges-required = ranges { $given }: zadejte dva, pro prvního a druhého hráče na řadě
two-card-range-expected = ruce mají { $cards } { NUMBER($cards) ->
        [one] kartu
        [few] karty
       *[other] karet
    }: řeší se jen hold’em
range-blocked = board { CARDS($board) } blokuje celý range { KEY($player) ->
        [oop] prvního
       *[ip] druhého
    } hráče
ranges-never-meet = oba rangy se navzájem úplně blokují
spot-chips-too-many =
    { KEY($what) ->
        [pot] bank
       *[stack] stack
    } { $given }: zadejte víc než 0 žetonů
share-out-of-bounds = { $what } { $given }: zadejte podíl aspoň 0 a menší než 1
negative-number = { $what } { $given }: zadejte 0 nebo víc
no-such-size = neplatná velikost sázky { $given }: pište 50% banku, 90c pro žetony, 2.5x pro navýšení, geometric nebo all-in
multiple-without-bet = velikost jako 2.5x násobí sázku, která se navyšuje: patří jen k navýšením
too-many-sizes = { $given } { NUMBER($given) ->
        [one] velikost
        [few] velikosti
       *[other] velikostí
    } na akci je moc: nejvýše { $most }
no-such-spot-street = neznámé kolo { $given }; na výběr: { $streets }
no-such-spot-player = neznámý hráč { $given }: oop je po flopu na řadě první, ip poslední
betting-tree-too-large = strom sázek má víc než { CHIPS($most) } uzlů: uberte velikosti nebo snižte počet navýšení
tree-memory-exceeded = strom potřebuje { $needed }, limit je { $allowed }. Nejvíc zabírá { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: uberte tam velikosti, snižte počet navýšení nebo zužte rangy{ $halves ->
        [true] , zvolte 16 bitů za polovinu paměti
       *[false] {""}
    }, nebo zvyšte limit paměti
exploitability-target-invalid = cílová exploitabilita { $given }: zadejte víc než 0
no-such-unit = neznámá jednotka { $given }; na výběr: { $units }
jobs-out-of-range = jobs { $given }: zadejte 1 až { $most }
no-such-spot-action = akce { $given } tu nejde; na výběr: { $actions }
action-ambiguous = { $given } tu odpovídá víc akcím: { $actions }
dealt-card-expected = místo { $given } tu přijde karta ({ $street }): napište ji, třeba 7c
card-on-board = { CARDS($card) } přijít nemůže: leží na boardu
path-after-hand-end = { $given } je až po konci rozdání
path-not-at-street-start = řeší se od začátku kola: { $path } není jeho první rozhodnutí
decision-missing = v { $path } není na řadě nikdo
hand-outside-range = { $hand } tu není v rangi { KEY($player) ->
        [oop] prvního
       *[ip] druhého
    } hráče
share-sum-invalid = podíly pro { $hand } dávají { $whole }: každý aspoň 0, dohromady 1
lock-value-missing = uzel zamkněte podíly akcí, nebo zvykem: node.lock({"{"}"check": 1{"}"}) nebo node.lock(never="bluffs")
habit-unknown = neznámý zvyk { $given }; na výběr: { $habits }
solution-file-invalid = to není uložené řešení: { $file }
solution-version-mismatch = { $file } je řešení verze { $version }; tento riverboat čte verzi { $known }
solution-damaged = { $file } je poškozený: neúplný, nebo s chybným kontrolním součtem
solution-not-resumable = toto řešení obsahuje jen strategie: aby šlo pokračovat, uložte je s resumable=True
hand-without-flop = toto rozdání nemá flop: řeší se od flopu dál
hand-not-heads-up = hráčů s kartami je { $players }: řešit lze jen rozdání 2 hráčů
no-such-spot-key = neznámé nastavení { $key }; na výběr: { $known }
spot-key-missing = zadání potřebuje { $key }
flop-count-out-of-range = flopů v sadě { $given }: zadejte 1 až { CHIPS($most) }
memory-limit-format = neplatný limit paměti { $given }: zadejte bajty, nebo text jako 4 GB
spot-file-invalid = neplatné zadání { $file }: { $problem }
