training-spot-title =
    Spot { $number } of { $total }{ $is_repeated ->
        [true] , again
       *[false] {""}
    }
spot-positions = { $position } vs { $opponent }
pot-type-name =
    { KEY($type) ->
        [limped] limped pot
        [single-raised] single-raised pot
        [k3-bet] 3-bet pot
       *[k4-bet] 4-bet pot
    }
stack-depth-label = { $big_blinds } bb
held-cards = You hold { $cards }
current-pot = pot { $pot }
current-call-amount = { $call } to call
current-stack = { $stack } behind
answer-verdict =
    { KEY($verdict) ->
        [correct] Correct: { $answer }
        [inaccuracy] Inaccuracy: { $answer } loses { DECIMAL($loss) } bb, { DECIMAL($percent) }% of the pot
        [mistake] Mistake: { $answer } loses { DECIMAL($loss) } bb, { DECIMAL($percent) }% of the pot
       *[blunder] Blunder: { $answer } loses { DECIMAL($loss) } bb, { DECIMAL($percent) }% of the pot
    }
best-answer = best: { $best }
solution-mix = Solution
mixed-action = { $action }: { DECIMAL($percent) }%, { DECIMAL($ev) } bb
current-streak = streak { $streak }
hand-result = Hand over: { DECIMAL($net) } bb
hand-ev-loss =
    { NUMBER($decisions) ->
        [one] lost { DECIMAL($loss) } bb in { $decisions } decision
       *[other] lost { DECIMAL($loss) } bb in { $decisions } decisions
    }
training-score =
    { $correct_count } of { NUMBER($answer_count) ->
        [one] { $answer_count } answer
       *[other] { $answer_count } answers
    } correct, average loss { DECIMAL($loss) } bb, { DECIMAL($percent) }% of the pot
spots-due =
    { NUMBER($spots) ->
        [one] { $spots } spot due again
       *[other] { $spots } spots due again
    }
no-leak-file = not the output of riverboat review --json: { $file }
