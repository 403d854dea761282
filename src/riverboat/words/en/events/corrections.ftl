rule-suffix = {" "}({ GAME($rule) })
irregularity-noted = Irregularity: { $what }
cards-exposed-to-all =
    Exposed to all: { PERSON($who) ->
        [you] your { CARDS($cards) }
       *[other] { $who }’s { CARDS($cards) }
    }
cards-exposed-to-some =
    Exposed to { LIST($eyes) }: { PERSON($who) ->
        [you] your { CARDS($cards) }
       *[other] { $who }’s { CARDS($cards) }
    }
floor-decision-made =
    Floor decision{ GIVEN($by) ->
        [yes] {" "}({ GAME($by) })
       *[no] {""}
    }: { GAME($reason) }
replacement-dealt =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } { CARDS($new) } for { CARDS($old) }{ $rule }
cards-supplied =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } the missing { CARDS($new) }{ $rule }
cards-taken-back =
    { PERSON($who) ->
        [you] you give
       *[other] { $who } gives
    } up { CARDS($old) }: { KEY($to) ->
        [stub] back into the stub
        [top] back onto the stub
        [burn] used as a burn
        [aside] set aside
        [out] out of play
       *[other] { $to }
    }{ $rule }
board-cards-returned =
    Board cards { CARDS($gone) }: { KEY($to) ->
        [stub] back into the stub
        [top] back onto the stub
        [burn] used as a burn
        [aside] set aside
        [out] out of play
       *[other] { $to }
    }{ $rule }
board-corrected = Board { CARDS($cards) }{ $rule }
burn-corrected =
    { NUMBER($burns) ->
        [1] No burn before the next cards
        [-1] Two burns before the next cards
       *[other] Burn as usual before the next cards
    }{ $rule }
bet-corrected =
    { PERSON($who) ->
        [you] Your bet
       *[other] { $who }’s bet
    } corrected to { CHIPS($to) }{ $rule }
hand-declared-dead =
    { PERSON($who) ->
        [you] Your hand is dead
       *[other] { $who }’s hand is dead
    }{ $rule }
hand-voided-by-floor = Hand void: all chips returned{ $rule }
pot-carried-over = Hand void: { CHIPS($chips) } carried over to the next hand{ $rule }
action-undone =
    { PERSON($who) ->
        [you] Your last action undone
       *[other] { $who }’s last action undone
    }{ $rule }
hand-rewound = Hand rewound to an earlier point{ $rule }
