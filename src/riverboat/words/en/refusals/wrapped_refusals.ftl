cited-refusal = { $why } ({ $cites })
