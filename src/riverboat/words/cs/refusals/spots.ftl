postflop-board-expected = na boardu { NUMBER($card_count) ->
        [one] je { $card_count } karta
        [few] jsou { $card_count } karty
       *[other] je { $card_count } karet
    }: zadejte 3 až 5
flop-invalid = neplatný flop { $flop_text }: pište tři karty, třeba AsKd2h
two-ranges-required = ranges { $range_count }: zadejte dva, pro prvního a druhého hráče na řadě
two-card-range-expected = ruce mají { $card_count } { NUMBER($card_count) ->
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
    { KEY($chips_kind) ->
        [pot] bank
       *[stack] stack
    } { $given_chips }: zadejte víc než 0 žetonů
share-out-of-bounds = { $share_name } { $given_share }: zadejte podíl aspoň 0 a menší než 1
negative-number = { $number_name } { $given_number }: zadejte 0 nebo víc
bet-size-text-invalid = neplatná velikost sázky { $size_text }: pište 50% banku, 90c pro žetony, 2.5x pro navýšení, geometric nebo all-in
raise-multiple-without-bet = velikost jako 2.5x násobí sázku, která se navyšuje: patří jen k navýšením
too-many-sizes = { $size_count } { NUMBER($size_count) ->
        [one] velikost
        [few] velikosti
       *[other] velikostí
    } na akci je moc: nejvýše { $max_sizes }
no-such-spot-street = neznámé kolo { $street_name }; na výběr: { $streets }
no-such-spot-player = neznámý hráč { $player_name }: oop je po flopu na řadě první, ip poslední
betting-tree-too-large = strom sázek má víc než { CHIPS($max_nodes) } uzlů: uberte velikosti nebo snižte počet navýšení
tree-memory-exceeded = strom potřebuje { DECIMAL($needed_memory) }, limit je { DECIMAL($memory_limit) }. Nejvíc zabírá { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: uberte tam velikosti, snižte počet navýšení nebo zužte rangy{ $can_use_16_bits ->
        [true] , zvolte 16 bitů za polovinu paměti
       *[false] {""}
    }, nebo zvyšte limit paměti
exploitability-target-invalid = cílová exploitabilita { $given_target }: zadejte víc než 0
no-such-unit = neznámá jednotka { $unit_name }; na výběr: { $units }
jobs-out-of-range = jobs { $job_count }: zadejte 1 až { $max_jobs }
no-such-spot-action = akce { $action_text } tu nejde; na výběr: { $legal_actions }
action-ambiguous = { $action_text } tu odpovídá víc akcím: { $matching_actions }
dealt-card-expected = místo { $action_text } tu přijde karta ({ $street }): napište ji, třeba 7c
card-on-board = { CARDS($card) } přijít nemůže: leží na boardu
path-after-hand-end = { $action_text } je až po konci rozdání
path-not-at-street-start = řeší se od začátku kola: { $path } není jeho první rozhodnutí
decision-missing = v { $path } není na řadě nikdo
hand-outside-range = { $hand } tu není v rangi { KEY($player) ->
        [oop] prvního
       *[ip] druhého
    } hráče
share-sum-invalid = podíly pro { $hand } dávají { DECIMAL($share_sum) }: každý aspoň 0, dohromady 1
lock-value-missing = uzel zamkněte podíly akcí, nebo zvykem: node.lock({"{"}"check": 1{"}"}) nebo node.lock(never="bluffs")
player-habit-unknown = neznámý zvyk { $habit_name }; na výběr: { $habits }
solution-file-invalid = to není uložené řešení: { $file }
solution-version-mismatch = { $file } je řešení verze { $version }; tento riverboat čte verzi { $supported_version }
solution-damaged = { $file } je poškozený: neúplný, nebo s chybným kontrolním součtem
solution-not-resumable = toto řešení obsahuje jen strategie: aby šlo pokračovat, uložte je s resumable=True
hand-without-flop = toto rozdání nemá flop: řeší se od flopu dál
hand-not-heads-up = hráčů s kartami je { $players }: řešit lze jen rozdání 2 hráčů
no-such-spot-key = neznámé nastavení { $key }; na výběr: { $known_keys }
spot-key-missing = zadání potřebuje { $key }
flop-count-out-of-range = flopů v sadě { $flop_count }: zadejte 1 až { CHIPS($max_flops) }
memory-limit-invalid = neplatný limit paměti { $limit_text }: zadejte bajty, nebo text jako 4 GB
spot-file-invalid = neplatné zadání { $file }: { $problem }
