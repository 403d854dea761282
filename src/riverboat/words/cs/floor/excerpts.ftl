option-chosen = { $option } – { $choice } ({ $book })
set-by-table = o tom rozhodují pravidla stolu nebo turnaje
