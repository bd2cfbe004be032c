# Die Rätsel: ihre Liste, was zu finden ist, und was bei einem Versuch herauskam.

puzzle-puzzles = Rätsel
puzzle-lead = Stellungen aus Partien zwischen Bots. Für jeden letzten Spielzug und jede Studie wurden alle Wege durchprobiert: Genau einer ist der beste.
puzzle-daily = Rätsel des Tages
puzzle-open = Lösen
puzzle-open-again = Noch einmal öffnen
puzzle-solved = Gelöst
puzzle-progress = { $solved } von { $all } gelöst
puzzle-none = So ein Rätsel gibt es nicht. Wähle oben etwas anderes.
puzzle-kind = Art
puzzle-theme = Thema
puzzle-difficulty = Schwierigkeit
puzzle-any = Alle
puzzle-unsolved = Gelöste Rätsel ausblenden
puzzle-players = { $count } Spieler
puzzle-kind-ending = Letzte Spielzüge
puzzle-kind-study = Studien
puzzle-name-ending = Letzter Spielzug { $number }
puzzle-name-study = Studie { $number }
puzzle-difficulty-1 = Sehr leicht
puzzle-difficulty-2 = Leicht
puzzle-difficulty-3 = Mittel
puzzle-difficulty-4 = Schwer
puzzle-difficulty-5 = Sehr schwer
puzzle-theme-robbing = Rauben
puzzle-theme-character = Charaktere
puzzle-theme-token = Aktionsmarker
puzzle-theme-roads = Eine Straße öffnen
puzzle-theme-tolls = Wegegeld
puzzle-theme-statues = Zwei Statuen
puzzle-theme-bonus = Boni
puzzle-theme-worship = Erster in der Stadt
puzzle-theme-majority = Mehrheiten
puzzle-theme-reward = Belohnungen
puzzle-theme-prestige = Prestige kaufen

## Was zu finden ist

puzzle-task-ending = Der letzte Spielzug der Partie gehört dir, und nur ein Weg gewinnt. Finde ihn.
puzzle-task-first = Sei am Ende deines Spielzugs Erster in { $city } und behalte { $coins ->
    [one] mindestens { $coins } Münze
   *[other] mindestens { $coins } Münzen
} übrig.
puzzle-task-statues = Habe am Ende deines Spielzugs { $statues } Statuen auf dem Spielplan und behalte { $coins ->
    [one] mindestens { $coins } Münze
   *[other] mindestens { $coins } Münzen
} übrig.
puzzle-task-prestige = Habe am Ende deines Spielzugs mindestens { $prestige } Prestigepunkte und behalte { $coins ->
    [one] mindestens { $coins } Münze
   *[other] mindestens { $coins } Münzen
} übrig.

## Unterwegs

puzzle-all = Alle Rätsel
puzzle-back = Einen Schritt zurück
puzzle-again = Noch einmal
puzzle-solution = Lösung zeigen
puzzle-step = Nächster Schritt
puzzle-step-of = Die Lösung: { $number } von { $steps } Schritten.
puzzle-watch = Sieh zu, was die anderen tun …
puzzle-next = Nächstes Rätsel

## Was herauskam

puzzle-that-is-it = Das ist die Lösung.
puzzle-won = Gelöst! Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung.
puzzle-won-tie = Gelöst! Nach Punkten steht es gleich, und der Gleichstand fällt für dich aus.
puzzle-shared = Nicht das Beste: Du musst dir den Sieg teilen.
puzzle-lost = Nicht das Beste: Du wirst { $place }., { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} hinter dem Ersten.
puzzle-lost-tie = Nicht das Beste: Nach Punkten steht es gleich, aber der Gleichstand fällt gegen dich aus.
puzzle-study-right = Gelöst! Du erreichst das Ziel und behältst { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} übrig.
puzzle-study-dear = Du erreichst das Ziel, behältst aber nur { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} übrig.
puzzle-study-missed = Noch nicht: Das Ziel ist nicht erreicht.
