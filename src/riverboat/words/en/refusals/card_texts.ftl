card-name = { RANK($rank) } of { $suit }
one-card-expected = enter one card, not { $count }: { $text }
card-repeated = duplicate card { $card }: { CARDS($cards) }
character-position = at character { $character_number } of { $text }
card-incomplete =
    { $word }{ GIVEN($position) ->
        [yes] , { $position },
       *[no] {""}
    } is half a card: write a full card like As, or ?? for an unknown card
card-text-invalid =
    { $word }{ GIVEN($position) ->
        [yes] , { $position },
       *[no] {""}
    } isn’t a card: write a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s or ♣, ♦, ♥, ♠), like As, 10h or Q♦; ?? is an unknown card
