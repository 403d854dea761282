no-home-hand-running = teď se nehraje
home-game-buy-in-during-hand =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } koupit žetony během rozdání
action-input-unknown = neznámá akce { $typed_action }: napište { $example }; lze: { $legal_actions }
draw-hint = stand pat, nebo draw 7c 2d (karty k odhození)
showdown-hint = show nebo muck
run-it-twice-input-hint = run 2
declaration-hint = declare high, declare low nebo declare both
deal-cards-input-hint = deal As Kd (karty z balíčku)
betting-hint = fold, check, call, raise 600, pot nebo all-in
call-amount-hint = dorovnání je { CHIPS($chips) }
bring-in-amount-hint = bring-in je { CHIPS($chips) }
command-not-offered =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $command } ve stavu { $hand_state }; lze: { $legal_actions }
action-illegal-at-table =
    stůl { $table }: { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } { $act }; lze: { $legal_actions }
home-game-mix-unsupported = { $mix } je mix: v domácí hře se hraje jen jedna hra
player-names-invalid = neplatný hráč { $given_players }: zadejte jména, třeba ['Ann', 'Bob'], nebo počet
player-name-shared = dva hráči se jmenují { $name }
stack-count-mismatch =
    { $players } { NUMBER($players) ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }, ale { $stacks } { NUMBER($stacks) ->
        [one] stack
        [few] stacky
       *[other] stacků
    }
stack-text-invalid = neplatný stack { $stack_text }: napište žetony, 200, nebo velké blindy, '100bb'
stack-not-whole-chips = stack { $stack_text } nevychází ve hře { $game } na celé žetony: zadejte jiný
stack-below-two-blinds = stack { CHIPS($chips) } je pod dvěma velkými blindy ve hře { $game } ({ CHIPS($minimum) }); pokud to tak má být, napište ho ve velkých blindech: { $big_blinds_example }
one-player-with-all-chips = jeden hráč má všechny žetony
not-dealt-in-for-the-button = { $name } nedostává karty a nemůže mít button
player-not-seated = { $name } u stolu nesedí; u stolu: { $others }
player-name-not-in-hand = { $name } v tomto rozdání není; hrají: { $others }
buy-in-not-positive =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } koupit { CHIPS($chips) } { NUMBER($chips) ->
        [one] žeton
        [few] žetony
       *[other] žetonů
    }: zadejte víc než 0
