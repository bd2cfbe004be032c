# Die Lektionen (docs/lessons.md): die Wörter drumherum, und zu jeder Lektion Titel, Thema und Schritte.

## Rund um die Lektionen

lesson-learn = Spielen lernen
lesson-learn-about = Sechs kurze Lektionen auf dem echten Spielplan. Du probierst selbst aus, nichts kann schiefgehen, und du kannst jederzeit aufhören und später weitermachen.
lesson-minutes = { $count ->
    [one] etwa { $count } Minute
   *[other] etwa { $count } Minuten
}
lesson-done = Geschafft
lesson-open-new = Los geht’s
lesson-open-begun = Weiter
lesson-open-done = Noch einmal
lesson-play = Spiel deine erste Partie
lesson-leave = Lektion verlassen
lesson-progress = Fortschritt
lesson-step-of = Schritt { $number } von { $steps }
lesson-watch = Schau, was passiert …
lesson-next = Weiter
lesson-next-not = Mach unten am Tisch, was im Text steht.
lesson-back = Einen Schritt zurück
lesson-again = Lektion von vorn
lesson-skip = Zeig’s mir
lesson-skip-help = Der Schritt wird für dich gemacht.
lesson-end = Gut gemacht!
lesson-following = Weiter: { $title }
lesson-all = Alle Lektionen

## 1: Die erste Statue

lesson-first-statue-title = Deine erste Statue
lesson-first-statue-about = Reisen, bauen und dort vorn sein, wo der Maharaja ist.
lesson-first-statue-goal = Willkommen! Du bist Rot, und das hier ist dein Tableau. Nach sieben Runden gewinnt, wer das meiste Prestige hat, und das meiste bringen Statuen.
lesson-first-statue-maharaja = In dieser Runde besucht der Maharaja Delhi. Nur die Stadt, in der er ist, wird gewertet. Dort willst du also glänzen.
lesson-first-statue-travel = Statuen baust du dort, wo dein Priester steht. Wähle Delhi auf dem Plan und bestätige die Reise: In beiden Dörfern am Weg steht ein Schrein von dir, also kostet sie nichts.
lesson-first-statue-travel-shrine = Der Schrein hat noch Zeit. Schick zuerst deinen Priester nach Delhi, ohne ihn gibt es keine Statue.
lesson-first-statue-travel-else = Zuerst die Reise: Wähle Delhi auf dem Plan und bestätige.
lesson-first-statue-statue = Jetzt bau. Wähle das zentrale Feld von Delhi, es zählt am meisten. Mit dem geplanten Rabatt kostet die Statue { $price } deiner { $coins } Münzen.
lesson-first-statue-statue-outside = Dort ginge es auch, aber ein äußeres Feld zählt weniger. Das zentrale Feld ist noch frei: Nimm es.
lesson-first-statue-statue-shrine = Der Schrein kommt danach. Fang mit der Statue an: Wähle das zentrale Feld von Delhi.
lesson-first-statue-statue-else = Wähle das zentrale Feld von Delhi und bestätige.
lesson-first-statue-worship = Deine erste Statue! Wer in der Stadt vorn liegt, entscheidet die Anbetung: { $centre } für die zentrale Statue und { $priest } für deinen Priester, zusammen { $points }. Die Prognose zeigt es dir jederzeit.
lesson-first-statue-shrine = Deine zweite Aktion ist ein Schrein, und mit dem Rabatt ist er umsonst. Stell ihn in den Ring um Delhi: ein Anbetungspunkt mehr.
lesson-first-statue-shrine-village = Ein Schrein im Dorf öffnet eine Straße, dazu mehr in der nächsten Lektion. Dieser gehört nach Delhi, wo er jetzt zählt.
lesson-first-statue-shrine-leave = Ohne deinen Priester könntest du in Delhi nicht bauen. Bleib und stell den Schrein in den Ring.
lesson-first-statue-shrine-else = Wähle den Ring von Delhi mit dem Pluszeichen und bestätige.
lesson-first-statue-end = Beide Aktionen sind ausgeführt, und du hast { $points } Anbetung in Delhi. Beende deinen Zug.
lesson-first-statue-end-leave = Du darfst weiterreisen, aber dann fehlt in Delhi die Anbetung deines Priesters. Beende deinen Zug hier.
lesson-first-statue-end-else = Es ist nichts mehr zu tun: Beende deinen Zug.
lesson-first-statue-scored = Grün hat Münzen genommen, und nun wird Delhi gewertet. Mit { $points } Anbetung bist du vorn und bekommst { $coins } Münzen. Grün hat dort keine Anbetung: { $comfort } Münzen als Trost.
lesson-first-statue-reward = Wer Anbetung hat, nimmt auch eines der untersten Belohnungsplättchen. Nimm die 2 Prestigepunkte.
lesson-first-statue-reward-coins = Münzen sind auch schön, aber Prestige gewinnt das Spiel. Nimm diesmal die 2 Prestigepunkte.
lesson-first-statue-reward-shrines = Du hast noch genug Schreine. Nimm diesmal die 2 Prestigepunkte.
lesson-first-statue-reward-else = Wähle das Plättchen mit den 2 Prestigepunkten.
lesson-first-statue-done = Das ist der Kern des Spiels: Bring deinen Priester in die richtige Stadt, bau dort und sei vorn, wenn der Maharaja hinschaut.
