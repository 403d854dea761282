by-the-rule = {" "}({ GAME($rule) })
against-the-rules = Against the rules: { $what }
everybody-sees =
    Everybody sees { CARDS($cards) } of { PERSON($who) ->
        [you] yours
       *[other] { $who }
    }
some-see =
    { CARDS($cards) } of { PERSON($who) ->
        [you] yours were
       *[other] { $who } were
    } seen by { LIST($eyes) }
floor-decides =
    The floor decides{ GIVEN($by) ->
        [yes] {" "}({ GAME($by) })
       *[no] {""}
    }: { GAME($reason) }
cards-are-replaced =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } { CARDS($new) } for { CARDS($old) }{ $rule }
cards-are-supplied =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } { CARDS($new) }, which { PERSON($who) ->
        [you] you
       *[other] they
    } lacked{ $rule }
cards-are-taken =
    { PERSON($who) ->
        [you] you give
       *[other] { $who } gives
    } up { CARDS($old) }: { KEY($to) ->
        [stub] back into the stub
        [top] back onto the stub
        [burn] a burn
        [aside] set aside
        [out] out of play
       *[other] { $to }
    }{ $rule }
board-goes-back =
    Taken off the board, { CARDS($gone) }: { KEY($to) ->
        [stub] back into the stub
        [top] back onto the stub
        [burn] a burn
        [aside] set aside
        [out] out of play
       *[other] { $to }
    }{ $rule }
board-is = The board is { CARDS($cards) }{ $rule }
burn-is-done =
    { NUMBER($burns) ->
        [1] The next cards come without a burn
        [-1] Two cards are burned before the next ones
       *[other] The next cards come after their burn
    }{ $rule }
wager-is-put-right =
    What { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } bet is put right: { CHIPS($to) }{ $rule }
hand-is-killed =
    { PERSON($who) ->
        [you] Your hand
       *[other] The hand of { $who }
    } is dead{ $rule }
hand-is-voided = The hand is void: all chips go back{ $rule }
pot-is-held = The hand is void: { CHIPS($chips) } wait for the next deal{ $rule }
action-is-taken-back =
    { PERSON($who) ->
        [you] Your last action
       *[other] The last action of { $who }
    } is taken back{ $rule }
hand-is-rewound = The hand goes back to an earlier point{ $rule }
