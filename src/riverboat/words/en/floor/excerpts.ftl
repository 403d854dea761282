option-chosen = { $option }: { $choice } ({ $book })
set-by-table = the table's or event's own rules decide this
