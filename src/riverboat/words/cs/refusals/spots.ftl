postflop-board-expected = na stole jsou 3 až 5 karet, ne { $cards }
no-flop = { $given } není flop: pište tři karty, třeba AsKd2h
two-ranges = ranges: čekají se dva rozsahy, hráče na řadě první a hráče na řadě druhého, ne { $given }
two-card-range-expected = řeší se hold'em: hand v rozsahu má 2 karty, ne { $cards }
range-blocked =
    rozsah { KEY($player) ->
        [oop] prvního
       *[ip] druhého
    } hráče nemá s kartami na stole { CARDS($board) } žádný možný hand
ranges-never-meet = každý hand jednoho rozsahu má společnou kartu s každým handem druhého
spot-chips-too-many =
    { KEY($what) ->
        [pot] v banku
       *[stack] ve stacku
    } musí být víc než 0 žetonů, ne { $given }
share-out-of-bounds = { $what } je podíl od 0 do méně než 1, ne { $given }
not-below-zero = { $what } je číslo od 0, ne { $given }
no-such-size = { $given } není velikost sázky: pište 50% banku, 90c pro žetony, 2.5x pro navýšení, geometric nebo all-in
multiple-of-no-bet = 2.5x je násobek sázky, která se navyšuje, takže patří jen k navýšením
too-many-sizes = velikostí jedné akce je moc: { $given }, nejvýš jich může být { $most }
no-such-spot-street = { $given } není kolo; na výběr jsou { $streets }
no-such-spot-player = { $given } není hráč: oop je po flopu na řadě první, ip poslední
betting-tree-too-large = strom sázek má víc než { CHIPS($most) } uzlů: uberte velikosti nebo snižte počet navýšení
tree-memory-exceeded =
    strom potřebuje { $needed } a povoleno je { $allowed }. Nejvíc zabírá { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: uberte tam velikosti, snižte počet navýšení nebo zužte rozsahy{ $halves ->
        [true] , nebo zvolte 16 bitů, které zaberou polovinu
       *[false] {""}
    }; víc povolí vyšší limit paměti
target-not-positive = využitelnost, které se má dosáhnout, je větší než 0, ne { $given }
no-such-unit = { $given } není jednotka; na výběr jsou { $units }
jobs-out-of-range = jobs: čeká se 1 až { $most }, ne { $given }
no-such-spot-action = akce { $given } tu není; na výběr jsou { $actions }
several-actions = { $given } tu odpovídá víc akcím: { $actions }
dealt-card-expected = místo { $given } přijde karta ({ $street }): napište ji, třeba 7c
card-on-board = { CARDS($card) } přijít nemůže: leží na stole
path-after-hand-end = { $given } je až po konci handu
path-not-at-street-start = řeší se od začátku kola a { $path } není jeho první rozhodnutí
decision-missing = v { $path } není nikdo na řadě
not-in-range =
    { $hand } tu není v rozsahu { KEY($player) ->
        [oop] prvního
       *[ip] druhého
    } hráče
shares-sum-to-one = podíly pro { $hand } jsou nejméně 0 a dají dohromady 1, ne { $whole }
lock-missing = zámek má podíly akcí, nebo zvyk: node.lock({"{"}"check": 1{"}"}) nebo node.lock(never="bluffs")
no-such-habit = zvyk { $given } neexistuje; na výběr jsou { $habits }
no-solution = { $file } není uložené řešení
solution-of-other-version = { $file } je řešení verze { $version }; tento riverboat čte verzi { $known }
solution-damaged = { $file } je poškozený: končí předčasně, nebo obsah neodpovídá kontrolnímu součtu
solution-not-resumable = toto řešení obsahuje jen strategie: aby šlo pokračovat, uložte je s resumable=True
hand-before-flop = řeší se od flopu dál a tento hand flop nemá
hand-not-heads-up = řeší se hra 2 hráčů s kartami a v tomto handu jsou { $players }
no-such-spot-key = nastavení { $key } neexistuje; na výběr jsou { $known }
spot-lacks-key = zadání potřebuje { $key }
flop-count-out-of-range = flopů v sadě je 1 až { CHIPS($most) }, ne { $given }
memory-limit-format = limit paměti: čekají se bajty nebo text jako 4 GB, ne { $given }
no-spot-file = { $file } není zadání k řešení: { $problem }
