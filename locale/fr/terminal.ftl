terminal-display = Personnages libres : { $characters }
terminal-statues = { $count ->
    [one] { $count } statue restante
   *[other] { $count } statues restantes
}
terminal-priest = prêtre : { $place }
terminal-plan = plan : { $actions }
terminal-shrines = sanctuaires { $owners }
terminal-empty = Villes sans construction
terminal-winner = Victoire : { $names }
terminal-plan-first = Première action : { $action }
terminal-your-turn = { $name }, que faites-vous ?
terminal-pass-on = Le clavier est à { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-prompt = Numéro :
terminal-no-option = { $text } n’en fait pas partie : un nombre de 1 à { $last }, t, b ou q.
terminal-plain-help = Répondez par le numéro d’une ligne. t décrit toute la table, b revient, q termine.
terminal-keys = Flèches et Entrée choisissent, Tab change de partie, F10 termine.
terminal-over = La partie est finie. F10 termine.
