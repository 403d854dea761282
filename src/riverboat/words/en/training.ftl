training-spot-title =
    Spot { $number } of { $total }{ $repeated ->
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
spot-depth = { $big_blinds } bb
held-cards = You hold { $cards }
current-pot = pot { $pot }
current-call = { $call } to call
current-stack = { $stack } behind
answer-verdict =
    { KEY($verdict) ->
        [correct] Correct: { $answer }
        [inaccuracy] Inaccuracy: { $answer } loses { $loss } bb, { $percent }% of the pot
        [mistake] Mistake: { $answer } loses { $loss } bb, { $percent }% of the pot
       *[blunder] Blunder: { $answer } loses { $loss } bb, { $percent }% of the pot
    }
best-answer = best: { $best }
solution-mix = Solution
mixed-action = { $action }: { $percent }%, { $value } bb
current-streak = streak { $streak }
hand-result = Hand over: { $net } bb
hand-loss =
    { NUMBER($decisions) ->
        [one] lost { $loss } bb in { $decisions } decision
       *[other] lost { $loss } bb in { $decisions } decisions
    }
training-score =
    { $correct } of { NUMBER($answers) ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } correct, average loss { $loss } bb, { $percent }% of the pot
spots-due =
    { NUMBER($spots) ->
        [one] { $spots } spot due again
       *[other] { $spots } spots due again
    }
no-leak-file = not output of riverboat review --json: { $file }
