training-spot-title =
    Situace { $number } z { $total }{ $is_repeated ->
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
stack-depth-label = { $big_blinds } bb
held-cards = Máte { $cards }
current-pot = bank { $pot }
current-call-amount = k dorovnání { $call }
current-stack = stack { $stack }
answer-verdict =
    { KEY($verdict) ->
        [correct] Správně: { $answer }
        [inaccuracy] Nepřesnost: { $answer }, ztráta { DECIMAL($loss) } bb, { DECIMAL($percent) } % banku
        [mistake] Chyba: { $answer }, ztráta { DECIMAL($loss) } bb, { DECIMAL($percent) } % banku
       *[blunder] Hrubá chyba: { $answer }, ztráta { DECIMAL($loss) } bb, { DECIMAL($percent) } % banku
    }
best-answer = nejlepší: { $best }
solution-mix = Řešení
mixed-action = { $action }: { DECIMAL($percent) } %, { DECIMAL($ev) } bb
current-streak = správně v řadě: { $streak }
hand-result = Konec rozdání: { DECIMAL($net) } bb
hand-ev-loss =
    { NUMBER($decisions) ->
        [one] ztráta { DECIMAL($loss) } bb v { $decisions } rozhodnutí
        [few] ztráta { DECIMAL($loss) } bb ve { $decisions } rozhodnutích
       *[other] ztráta { DECIMAL($loss) } bb v { $decisions } rozhodnutích
    }
training-score =
    správně { $correct_count } z { NUMBER($answer_count) ->
        [one] { $answer_count } odpovědi
        [few] { $answer_count } odpovědí
       *[other] { $answer_count } odpovědí
    }, průměrná ztráta { DECIMAL($loss) } bb, { DECIMAL($percent) } % banku
spots-due =
    { NUMBER($spots) ->
        [one] { $spots } situace k zopakování
        [few] { $spots } situace k zopakování
       *[other] { $spots } situací k zopakování
    }
no-leak-file = to není výstup riverboat review --json: { $file }
