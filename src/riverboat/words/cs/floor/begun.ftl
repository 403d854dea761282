two-actions-question = konali už po povinných sázkách dva hráči?
substantial-action-question = konali už dva hráči, z toho jeden s žetony, nebo kteříkoli tři?
substantial-action-question-without-passes = konali už dva hráči (dvě zahození nebo dva checky neplatí), nebo kteříkoli tři?
