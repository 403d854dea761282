citing = { $why } ({ $cites })
