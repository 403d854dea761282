two-player-game-required = hráčů je { $seats }: řešit lze jen hru dvou hráčů
hole-cards-already-dealt = karty do ruky jsou už rozdané ({ $dealt_cards }): řešení by platilo pro odkryté karty. Řešte hru podle jména, nebo Hand.undealt před rozdáním; open_cards=True řeší s odkrytými kartami
seat-cards-unknown = neznámé karty na místě { $seat }: řešení potřebuje rozdání se všemi kartami odkrytými
too-many-histories = { GAME($game) } má víc než { $max_histories } průběhů: omezte akce, začněte v rozdání později, nebo zvyšte limit
bet-sizes-missing = { GAME($game) } dovoluje každou výši od { $minimum } do { $maximum }: vyberte akce k řešení
solver-action-illegal = { $action_text } tu nejde; lze: { $legal_actions }
strategy-actions-differ = různé akce pro { $key }: { $first_actions } a { $second_actions }
strategy-key-repeated = { $key } je v jednom rozdání dvakrát: strategie je nerozliší
no-such-method = neznámá metoda { $method_name }; na výběr: { $methods }
iteration-count-invalid = iterations { $iterations }: zadejte 1 nebo víc
strategy-file-invalid = { $file } neobsahuje strategii: { $problem }
chance-actions-invalid = { $file }: pravděpodobnosti pro { $key } dávají { DECIMAL($probability_sum) }: každá aspoň 0, dohromady 1
strategy-key-missing = strategie pro hru { GAME($game) } nezná { $key }
kernel-extension-required = je potřeba jádro v C: sestaví ho pip install --no-build-isolation -e . (s překladačem C a hlavičkami Pythonu)
hand-not-solved = toto rozdání hry { GAME($game) } v řešení není: chybí tam { $missing_action }
preflop-action-over = po akcích { $action_sequence } preflop končí
