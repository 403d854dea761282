training-spot-title =
    Spot { $number } z { $total }{ $repeated ->
        [true] , znovu
       *[false] {""}
    }
spot-positions = { $position } proti { $opponent }
pot-type-name =
    { KEY($type) ->
        [limped] limpovaný bank
        [single-raised] jednou navýšený bank
        [k3-bet] 3-betovaný bank
       *[k4-bet] 4-betovaný bank
    }
spot-depth = { $big_blinds } bb
held-cards = Máte { $cards }
current-pot = bank { $pot }
current-call = k dorovnání { $call }
current-stack = stack { $stack }
answer-verdict =
    { KEY($verdict) ->
        [correct] Správně: { $answer }
        [inaccuracy] Nepřesnost: { $answer }, ztráta { $loss } bb, { $percent } % banku
        [mistake] Chyba: { $answer }, ztráta { $loss } bb, { $percent } % banku
       *[blunder] Hrubá chyba: { $answer }, ztráta { $loss } bb, { $percent } % banku
    }
best-answer = nejlepší: { $best }
solution-mix = Řešení
mixed-action = { $action }: { $percent } %, { $value } bb
current-streak = správně v řadě: { $streak }
hand-result = Konec rozdání: { $net } bb
hand-loss =
    { NUMBER($decisions) ->
        [one] ztráta { $loss } bb v { $decisions } rozhodnutí
        [few] ztráta { $loss } bb ve { $decisions } rozhodnutích
       *[other] ztráta { $loss } bb v { $decisions } rozhodnutích
    }
training-score =
    správně { $correct } z { NUMBER($answers) ->
        [one] { $answers } odpovědi
        [few] { $answers } odpovědí
       *[other] { $answers } odpovědí
    }, průměrná ztráta { $loss } bb, { $percent } % banku
spots-due =
    { NUMBER($spots) ->
        [one] { $spots } spot k zopakování
        [few] { $spots } spoty k zopakování
       *[other] { $spots } spotů k zopakování
    }
no-leak-file = to není výstup riverboat review --json: { $file }
