### Texty stránky, která řeší situace po flopu.

study-title = Solver
study-text = Dva rangy na flopu nebo později, řešení blízko equilibria.
study-example = Vyzkoušet na příkladu
study-board = Board
study-board-text = Vyberte 3 až 5 karet
study-ranges = Rangy
study-player = Hráč
study-player-oop = OOP
study-player-ip = IP
study-player-oop-text = Bez pozice: po flopu je na řadě první.
study-player-ip-text = V pozici: po flopu je na řadě poslední.
study-grid = { $player }, range ve 169 startovních rukách
study-combos =
    { $n ->
        [one] { $n } kombinace
        [few] { $n } kombinace
       *[other] { $n } kombinací
    }
study-combos-of = Kombinace { $hand }
study-combinations = Kombinace
study-brush = Váha
study-brush-own = Váha v procentech
study-preset = Přednastavený range
study-preset-choose = Vyberte range
study-preset-against = { $position } proti { $against }
study-preset-group = { $kind } · { $players }-max · { $depth } bb
study-preset-name = { $seats } · { $share }
study-kind-open = První navýšení
study-kind-call = Dorovnání navýšení
study-kind-three-bet = 3-bet
study-kind-call-three-bet = Dorovnání 3-betu
study-kind-push = První all-in
study-kind-call-push = Dorovnání all-inu
study-own-ranges = Moje rangy
study-own-name = Název
study-own-save = Uložit range
study-own-remove = Smazat
study-own-remove-name = Smazat { $name }
study-range-text = Range jako text
study-range-help = Třeba 22+, A2s+, KQo:0.5. Jde i text z programů PioSOLVER, GTO+ a Equilab.
study-range-unknown = Tabulka neukáže: { $part }
study-clear = Smazat
study-copy-as = Kopírovat pro …
study-chips = Bank a stack
study-chips-text = V žetonech nebo velkých blindech. Zadejte efektivní stack.
study-pot = Bank
study-stack = Stack
study-aggressor = Poslední navýšení
study-aggressor-none = Bez navýšení
study-sizes = Velikosti sázek
study-sizes-text = Třeba 33%, 75%, 2.5x, all-in, oddělené čárkou. S méně velikostmi je řešení rychlejší.
study-bets-flop = Sázka na flopu
study-bets-turn = Sázka na turnu
study-bets-river = Sázka na riveru
study-raises = Navýšení
study-leads = Donk bet
study-target = Přesnost, % banku
study-rake = Rake, %
study-rake-cap = Strop raku
study-none = žádný
study-solve = Vyřešit
study-missing = Chybí board, některý range, bank nebo stack
study-solving = Řeší se
study-in-queue = Ve frontě
study-queued =
    { $n ->
        [one] Ve frontě: před vámi { $n } situace
        [few] Ve frontě: před vámi { $n } situace
       *[other] Ve frontě: před vámi { $n } situací
    }
study-done = Hotovo
study-iterations = Iterace
study-seconds = Čas
study-exploitability = Exploitabilita
study-of-pot = { $n } % banku
study-exploitability-text = Kolik by získal dokonalý soupeř. Řešení skončí na { $n } % banku.
study-estimate = Asi { $n } s výpočtu, { $memory } MB paměti
study-cancel = Zrušit
study-back = Zpět
study-failed = Řešení se přerušilo. Zkuste to znovu s méně velikostmi sázek.
study-change = Změnit zadání
study-copy-link = Kopírovat odkaz
study-summary = Bank { $pot }, stack { $stack }
study-accuracy = Vyřešeno s přesností { $n } % banku
study-line = Průběh
study-start = Začátek
study-fold = Složit
study-check = Check
study-call = Dorovnat
study-bet = Vsadit { $chips }
study-raise = Navýšit na { $chips }
study-all-in = All-in { $chips }
study-to-act = Na řadě: { $player }
study-actions = Akce
study-equity = Equity
study-card-turn = Vyberte kartu na turnu
study-card-river = Vyberte kartu na riveru
study-end-fold = Složeno: konec rozdání
study-end-showdown = Showdown
study-end-text = Bank { $pot }. Vraťte se k jinému kroku průběhu.
study-range-of = Range { $player }
study-not-in-range = mimo range
study-point = Ukažte na políčko a uvidíte equity a EV; výběrem zobrazíte jeho kombinace.
study-choose-hand = Výběrem políčka zobrazíte kombinace.
study-height = Výška barvy: kolik z políčka v rangi zbývá
study-hand = Karty
study-mix = Mix
study-lock = Zamknout uzel
study-lock-short = a řešit znovu
study-locked = zamčeno
study-lock-text = Nastavte, jak často { $player } s celým rangem volí každou akci. Zbytek dopočítá solver.
study-lock-scope = Co zamknout
study-lock-whole = Celý range
study-lock-hands = Vybrané ruce
study-lock-hands-text = Vyznačte ruce v tabulce, nebo je napište: AA, KQs, AhKd. Ostatní ruce hráče { $player } zůstanou volné.
study-lock-grid = Ruce hráče { $player } k zamčení
study-lock-hands-label = Ruce
study-lock-add = Zamknout další ruce
study-lock-remove = Odebrat
study-lock-remove-hands = Odebrat { $hands }
study-lock-sum = Celkem { $n } %
study-solve-again = Vyřešit znovu
study-lock-at = Zamčeno: { $line }
study-lock-at-hands = Zamčeno: { $line }, ruce { $hands }
study-unlock = Odemknout a vyřešit znovu
