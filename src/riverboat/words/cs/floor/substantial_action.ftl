two-actions-question = zahráli už po povinných sázkách dva hráči?
substantial-action-question = zahráli už dva hráči (z toho jeden se žetony), nebo kteříkoli tři?
substantial-action-question-without-passes = zahráli už dva hráči (dvě složení nebo dva checky neplatí), nebo kteříkoli tři?
