terminal-display = Freie Charaktere: { $characters }
terminal-statues = { $count ->
    [one] noch { $count } Statue
   *[other] noch { $count } Statuen
}
terminal-priest = Priester: { $place }
terminal-plan = Plan: { $actions }
terminal-shrines = Schreine { $owners }
terminal-empty = Städte ohne Bauwerke
terminal-winner = Gewonnen hat: { $names }
terminal-plan-first = Erste Aktion: { $action }
terminal-your-turn = { $name }, was tust du?
terminal-pass-on = Jetzt ist { $name } an der Tastatur: Drücke Enter, wenn sonst niemand hinsieht.
terminal-prompt = Nummer:
terminal-no-option = { $text } ist nicht dabei: eine Zahl von 1 bis { $last }, t, b oder q.
terminal-plain-help = Antworte mit der Nummer einer Zeile. t nennt den ganzen Tisch, b geht zurück, q beendet.
terminal-keys = Pfeiltasten und Enter wählen, Tab wechselt den Bereich, F10 beendet.
terminal-over = Das Spiel ist aus. F10 beendet.
