# The coach: hints, warnings and explanations (docs/coach.md).

# Hints: where to look, the idea, the choice.
coach-hint = Tipp
coach-hint-label = Tipps und Erklärungen
coach-thinking = Ich denke nach …
coach-do-idea = Warum?
coach-do-choice = Zeig den Zug
coach-do-play = So spielen
coach-choice = Ich würde das machen: { $choice }
coach-choice-way = Ich würde das machen: { $choice }, auf dem Weg nach { $city }
coach-idea-turn = Was der Rest dieses Zuges bringt:
coach-noted = Im Verlauf steht, dass du einen Tipp hattest; welchen, sieht niemand.
coach-by = Das hat sich ein Bot ({ $level }) überlegt, mit dem, was du weißt.

coach-look-city = Schau einmal nach { $city }.
coach-look-roads = Schau dir die Straßen um { $city } an.
coach-look-characters = Schau dir die Charaktere an.
coach-look-rewards = Schau dir die Belohnungsleiste an.
coach-look-track = Schau dir die Maharajaleiste an.
coach-look-coins = Schau auf deine Münzen.
coach-look-shrines = Schau auf die Schreine auf deinem Tableau.
coach-look-prestige = Schau auf deine Münzen: Damit kannst du Prestige kaufen.
coach-look-end = Mehr musst du nicht tun: Denk ans Ende deines Zuges.
coach-look-only = Hier gibt es nur eine Möglichkeit.

# Ideas: one for each term of the evaluation. $city may be "none".
coach-idea-prestige = Das bringt dir sofort Prestige.
coach-idea-statues = Jede Statue bringt am Ende 3 Punkte, egal wo sie steht.
coach-idea-coins = So bleiben dir mehr Münzen für das, was kommt.
coach-idea-shrines = So hast du Schreine zum Bauen.
coach-idea-tokens = Ein Aktionsmarker ist eine zusätzliche Aktion, wann du willst.
coach-idea-final = Das zählt für die Schlusswertung dieser Partie.
coach-idea-roads = Das öffnet Straßen: Du kommst in mehr Städte und zahlst weniger Wegegeld.
coach-idea-character = Der Charakter, den du so bekommst, hilft dir Runde für Runde.
coach-idea-order = Eine höhere Nummer kommt später dran: Du siehst erst, was die anderen tun.
coach-idea-city = { $cities ->
    [0] In der ersten Stadt, die der Maharaja besucht, bringt dich das nach vorn.
   *[other] { $city } wird diese Runde gewertet, und dort bringt dich das nach vorn.
}
coach-idea-next-cities = { $cities ->
    [0] Das bereitet Städte vor, in die der Maharaja bald kommt.
   *[other] Der Maharaja kommt bald nach { $city }, und dort stehst du dann gut.
}
coach-idea-majority = { $cities ->
    [0] Das stärkt dich in einer Stadt: Die meiste Anbetung dort zählt am Ende.
   *[other] Das stärkt dich in { $city }: Die meiste Anbetung dort zählt am Ende.
}
coach-idea-rivals = Das nimmt den anderen etwas weg.
coach-idea-none = Die anderen Möglichkeiten sind etwa gleich gut: Nimm, was dir gefällt.
coach-idea-only = Etwas anderes geht nicht, also gibt es nichts abzuwägen.
coach-idea-end = Alles, was du noch tun könntest, würde mehr kosten, als es bringt.
coach-price = Dafür: { $what }.
coach-term-prestige = weniger Prestige
coach-term-statues = eine Statue weniger
coach-term-coins = weniger Münzen
coach-term-shrines = weniger Schreine
coach-term-tokens = weniger Aktionsmarker
coach-term-final = weniger in der Schlusswertung
coach-term-roads = weniger offene Straßen
coach-term-character = ein Charakter, der weniger hilft
coach-term-order = ein schlechterer Platz in der Reihenfolge
coach-term-city = weniger in der Stadt dieser Runde
coach-term-next-cities = weniger in den Städten, die später kommen
coach-term-majority = weniger Anbetung in den Städten am Ende
coach-term-rivals = die anderen haben auch etwas davon

# What others may do about a plan, or after the end of a turn: rounds imagined by a bot.
coach-outlook = Die anderen könnten …
coach-outlook-noted = Durchgespielt mit dem, was dein Platz weiß, ohne die wirklichen Pläne. Im Verlauf steht, dass du einen Tipp hattest.
coach-risk-character = { $who } nimmt dir vielleicht deinen Charakter weg.
coach-risk-space = { $who } baut in { $city } vielleicht vor dir auf den Platz, der dir am meisten brächte.
coach-risk-action = Das geht vielleicht nicht mehr, wenn du dran bist: { $action }.
coach-risk-ahead = { $who } überholt dich vielleicht in { $city }.
coach-risk-next-city = Der Maharaja reist vielleicht als Nächstes nach { $city }.
coach-risk-times = in { $times } von { $rounds } durchgespielten Runden
coach-risk-none = In { $rounds } durchgespielten Runden kam dir nichts dazwischen, was die anderen taten.

# Warnings before a choice.
coach-warning-stranded = Vorsicht: So öffnet keiner deiner Startschreine eine Straße in eine Stadt. Du könntest auf dem Startfeld festsitzen. Frag nach einem Tipp.
coach-warning-plan-too-dear = Vorsicht: Zusammen kostet das mindestens { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, mehr als du hast.
coach-warning-no-way = Vorsicht: Du erreichst gerade keine Stadt, also kannst du keine Statue bauen. Ein Schrein in einem Dorf würde erst eine Straße öffnen.
coach-warning-actions-unused = Das ginge noch, vielleicht nach einer Reise: { $actions }. Beende den Zug noch einmal, um darauf zu verzichten.
coach-warning-token-unused = Das ist dein letzter Zug, und du hast noch einen Aktionsmarker. Beende den Zug noch einmal, um ihn liegen zu lassen.
coach-warning-no-toll-left = Vorsicht: Danach hast du { $coins ->
    [0] keine Münze
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} übrig, zu wenig für jede Straße von hier.

# Explanations: told once, the first time something happens in a coached game.
coach-do-got-it = Verstanden
coach-do-next = Weiter
coach-explained = Was erklärt wurde
coach-explained-none = Noch nichts. Erklärungen kommen beim Spielen.
coach-explain-draft = Wähle einen Charakter
coach-explain-draft-text = Jeder Charakter hat eine Fähigkeit und eine Nummer. Niedrige Nummern sind zuerst dran und gewinnen bei Gleichstand. Du kannst später wechseln: Nimm einfach, was dir gefällt. Wenn du unsicher bist: Die Glühbirne gibt einen Tipp.
coach-explain-settle = Startschreine
coach-explain-settle-text = Ein Schrein in einem Dorf öffnet dieses Stück Straße. Besetze alle Dörfer einer Straße, die am Startfeld beginnt: Dann kommt dein Priester in eine Stadt. Eigene Dörfer sind frei, fremde kosten eine Münze.
coach-explain-maharaja = Der Maharaja reist
coach-explain-maharaja-text = Jede Runde besucht der Maharaja eine Stadt. Am Ende der Runde wird sie gewertet: Wer dort am meisten angebetet wird, bekommt am meisten. Statuen kosten dort 2 Münzen mehr.
coach-explain-plan = Dein geheimer Plan
coach-explain-plan-text = Richte beide Pfeile auf eine Aktion; du machst beide in deinem Zug, in beliebiger Reihenfolge. Ein guter Anfang: eine Statue bauen und Münzen für die nächste nehmen. Vor deinem Zug sieht niemand deinen Plan.
coach-explain-turn = Dein Zug
coach-explain-turn-text = Mach deine zwei geplanten Aktionen. Reisen darfst du jederzeit: Wähl auf der Karte eine Stadt, um den billigsten Weg zu sehen. Zum Bauen muss dein Priester in der Stadt sein. Dann beende den Zug.
coach-explain-building = Wo bauen?
coach-explain-building-text = Eine Statue in der Mitte zählt 3 Anbetung, außen 2; zwei äußere Felder geben einen Bonus. Markierte Felder sind möglich: Such eins aus, dann bestätige.
coach-explain-toll = Du hast Wegegeld gezahlt
coach-explain-toll-text = Dein Priester kam durch ein Dorf ohne Schrein von dir, also bekam dessen Besitzer eine Münze. Eigene Schreine an deinen Straßen sparen das jedes Mal.
coach-explain-scoring = Die Stadt wird gewertet
coach-explain-scoring-text = Alle Figuren in der Stadt wurden gezählt: Statuen, Schreine und Priester. Der erste Rang bekommt die meisten Münzen und wählt zuerst eine Belohnung. Wer dort nichts hat, bekommt einen kleinen Trost.
coach-explain-reward = Nimm eine Belohnung
coach-explain-reward-text = Nur die untersten Plättchen sind in Reichweite. Auf jedem steht, was es tut; Münzen und Schreine helfen immer, Prestige zählt am Ende.
coach-explain-robbed = Jemand hat dir den Charakter genommen
coach-explain-robbed-text = Das kommt vor. Such dir gleich einen anderen aus der Auslage aus. Den alten kannst du dir später mit der Aktion „Charakter tauschen“ zurückholen.
coach-explain-round-ends = Die Runde ist vorbei
coach-explain-round-ends-text = Flaggen schließen Lücken, Belohnungen rutschen nach unten, und der Maharaja zieht zur nächsten Stadt seiner Leiste. Du siehst schon, wohin: Bau rechtzeitig dort.
coach-explain-last-round = Die letzte Runde
coach-explain-last-round-text = Gib aus, was du hast: 5 Münzen bringen nur 1 Punkt, Marker und Schreine keinen. Eine Statue bringt 3, die meiste Anbetung in einer Stadt 2.
coach-explain-final = Schlusswertung
coach-explain-final-text = Prestige, Statuen, die meiste Anbetung in den Städten und Münzen werden zusammengezählt. Sieh nach, woher jeder Punkt kam, schau die Partie noch einmal an oder spiel gleich weiter: Jetzt weißt du, wie es geht.
