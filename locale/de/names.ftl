# Namen von allem, was im Spiel vorkommt.

name-city-flag = Stadtflagge
name-reward-tile = Belohnungsplättchen
name-action-token = Aktionsmarker
name-action-disc = Aktionsscheibe
name-reward-track = Belohnungsleiste
name-city-chart = Stadtwertungstabelle
name-round = Runde
name-final-scoring = Schlusswertung
name-solo-mode = Solospiel
name-action-tile = Aktionsplättchen

name-board-classic = Sieben Städte
name-board-classic-note = Der ganze Spielplan: sieben Städte, sechzehn Straßen, dreißig Dörfer.
name-board-kaveri = Kaveri-Tal
name-board-kaveri-note = Ein kleiner Plan für schnelle Partien allein oder zu zweit.
name-city-delhi = Delhi
name-city-jodhpur = Jodhpur
name-city-ahmadabad = Ahmadabad
name-city-khajuraho = Khajuraho
name-city-varanasi = Varanasi
name-city-bijapur = Bijapur
name-city-hyderabad = Hyderabad
name-city-mysore = Mysore
name-city-salem = Salem
name-city-thanjavur = Thanjavur
name-city-madurai = Madurai
name-city-coimbatore = Coimbatore
name-start = Startfeld
name-road-between = { $from } – { $to }
name-village-of = Dorf { $number } an der Straße { $from } – { $to }
name-village-only = Dorf an der Straße { $from } – { $to }
name-space-centre = Mitte
name-space-top = oberes Bonusfeld
name-space-bottom = unteres Bonusfeld
name-space-plain = äußeres Feld
name-space-centre-help = Zentrales Feld: Eine Statue zählt hier { $points } Anbetung.
name-space-top-help = Äußeres Feld mit Bonus: Du erhältst ihn sofort. Zählt { $points } Anbetung.
name-space-bottom-help = Äußeres Feld mit Bonus: Du erhältst ihn sofort. Zählt { $points } Anbetung.
name-space-plain-help = Äußeres Feld: Eine Statue zählt hier { $points } Anbetung.
name-bonus-none = kein Bonus
name-bonus-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
name-bonus-pp = { $count ->
    [one] { $count } Prestigepunkt
   *[other] { $count } Prestigepunkte
}
name-bonus-shrines = { $count ->
    [one] { $count } Schrein aufs Tableau
   *[other] { $count } Schreine aufs Tableau
}
name-bonus-tokens = { $count ->
    [one] { $count } Aktionsmarker
   *[other] { $count } Aktionsmarker
}

name-colour-red = Rot
name-colour-green = Grün
name-colour-yellow = Gelb
name-colour-blue = Blau
name-letter-red = R
name-letter-green = G
name-letter-yellow = Y
name-letter-blue = B
name-seat = { $name }, { $colour }

name-phase-draft = Charakterwahl
name-phase-settle = Startschreine
name-phase-maharaja = Maharaja
name-phase-planning = Planung
name-phase-actions = Aktionen
name-phase-scoring = Stadtwertung
name-phase-end = Rundenende
name-phase-finished = Spielende

name-action-statue-discount = 1 Statue mit Rabatt bauen
name-action-shrine-discount = 1 Schrein mit Rabatt bauen
name-action-statue-shrine = 1 Statue und 1 Schrein bauen
name-action-two-shrines = 2 Schreine bauen
name-action-coins = 3 Münzen nehmen
name-action-shrines = 2 Schreine nehmen
name-action-pp = 3 Münzen für 2 Prestigepunkte zahlen
name-action-character = Charakter tauschen
name-action-track = Maharajaleiste ändern

name-action-statue-discount-short = Statue −1
name-action-shrine-discount-short = Schrein −1
name-action-statue-shrine-short = Statue + Schrein
name-action-two-shrines-short = 2 Schreine
name-action-coins-short = 3 Münzen
name-action-shrines-short = Schreine nehmen
name-action-pp-short = 2 Prestige
name-action-character-short = Charakter
name-action-track-short = Leiste

name-action-statue-discount-help = Eine Statue für 1 Münze weniger: 11 Münzen in der Stadt des Maharajas, 9 anderswo (ebenfalls 11, wenn alle Statuen 12 kosten). Dein Priester muss in der Stadt sein.
name-action-shrine-discount-help = Ein Schrein für 1 Münze weniger, also kostenlos: in einem beliebigen Dorf oder in der Stadt, in der dein Priester ist.
name-action-statue-shrine-help = Eine Statue und ein Schrein zum vollen Preis, Reihenfolge egal. Dazwischen darfst du reisen.
name-action-two-shrines-help = Zwei Schreine für je 1 Münze, mindestens einer davon in einer Stadt. Dazwischen darfst du reisen.
name-action-coins-help = Nimm 3 Münzen aus dem Vorrat. Geht immer.
name-action-shrines-help = Nimm 2 deiner Schreine aus dem Vorrat auf dein Tableau.
name-action-pp-help = Zahle 3 Münzen und erhalte 2 Prestigepunkte.
name-action-character-help = Leg deinen Charakter zurück und nimm einen anderen: aus der Auslage oder von einem Mitspieler, der sich dann einen neuen aussucht.
name-action-track-help = Bewege eine beliebige Flagge auf der Maharajaleiste drei Felder nach links.

name-character = Charakter { $number }

name-character-1-text = Kein Effekt, aber du bist zuerst dran.
name-character-2-text = Nimm 1 Schrein aus dem Vorrat.
name-character-3-text = Bis zu 3 Mal: 2 Münzen gegen 1 Prestige oder umgekehrt.
name-character-4-text = Zahle 1 Prestige für 1 Aktionsmarker.
name-character-5-text = Dein Priester zählt 1 Anbetung mehr.
name-character-6-text = Nimm 1 Prestige.
name-character-7-text = Je 2 deiner Schreine zählen 1 Anbetung mehr.
name-character-8-text = 1 Anbetung mehr, auch ohne eigene Spielelemente.
name-character-9-text = Dein Priester reist ohne Wegegeld.
name-character-10-text = Bewege eine Flagge 3 Felder nach links.
name-character-11-text = Wann immer du Prestige erhältst: 1 mehr.
name-character-12-text = Baue in jeder Stadt, auch ohne Priester.
name-character-13-text = Baue 1 Schrein aus dem Vorrat kostenlos, egal wo.
name-character-14-text = Nimm 1 Aktionsmarker.
name-character-15-text = Deine Statuen kosten 3 Münzen weniger.
name-character-16-text = Deine Belohnung wirkt zweimal.

name-character-1-rule = Dieser Charakter hat keinen Effekt. Er hat aber die niedrigste Nummer: Du bist zuerst dran und gewinnst in der Rangfolge jeden Gleichstand.
name-character-2-rule = Einmal pro Runde in deinem Zug: Nimm einen deiner Schreine aus dem Vorrat auf dein Tableau.
name-character-3-rule = Einmal pro Runde in deinem Zug: Tausche bis zu dreimal 2 Münzen gegen 1 Prestigepunkt oder 1 Prestigepunkt gegen 2 Münzen, beliebig gemischt.
name-character-4-rule = Einmal pro Runde in deinem Zug: Du darfst 1 Prestigepunkt zahlen und einen Aktionsmarker nehmen.
name-character-5-rule = Bei der Stadtwertung zählt dein Priester dort 2 Anbetungspunkte statt 1. Anderswo zählt er nichts.
name-character-6-rule = Einmal pro Runde in deinem Zug: Du erhältst 1 Prestigepunkt.
name-character-7-rule = Bei der Stadtwertung zählt jedes volle Paar deiner Schreine dort 1 Anbetungspunkt mehr: Fünf Schreine sind 7 wert.
name-character-8-rule = Bei der Stadtwertung hast du 1 Anbetungspunkt mehr, auch ohne eigenes Spielelement dort. Du hast also immer einen Rang.
name-character-9-rule = Dein Priester zahlt kein Wegegeld, und niemand erhält welches. Jedes Dorf auf dem Weg braucht trotzdem einen Schrein.
name-character-10-rule = Einmal pro Runde in deinem Zug: Bewege eine beliebige Flagge auf der Maharajaleiste drei Felder nach links. Das kostet weder eine geplante Aktion noch einen Marker.
name-character-11-rule = Wann immer du Prestigepunkte erhältst, erhältst du einen mehr. Nicht in der Schlusswertung.
name-character-12-rule = Du darfst Statuen und Schreine in jeder Stadt bauen, egal wo dein Priester ist. Die Preise bleiben gleich.
name-character-13-rule = Einmal pro Runde in deinem Zug: Nimm einen deiner Schreine aus dem Vorrat und baue ihn sofort kostenlos, in einem beliebigen Dorf oder einer beliebigen Stadt.
name-character-14-rule = Einmal pro Runde in deinem Zug: Du erhältst einen Aktionsmarker.
name-character-15-rule = Jede Statue kostet dich 3 Münzen weniger, zusätzlich zu anderen Rabatten.
name-character-16-rule = Das Belohnungsplättchen, das du bei der Stadtwertung nimmst, wirkt für dich zweimal.

name-kind-once = 1×
name-kind-continuous = Dauerhaft
name-kind-scoring = Wertung
name-kind-none = Kein Effekt
name-kind-once-help = Einmal pro Runde, im eigenen Zug.
name-kind-continuous-help = Wirkt immer und von selbst.
name-kind-scoring-help = Wirkt bei der Stadtwertung.
name-kind-none-help = Kein Effekt, nur die Nummer zählt.

name-reward-coins = 3 Münzen nehmen
name-reward-shrines = 3 Schreine nehmen
name-reward-pp-coin = 1 Prestige und 1 Münze
name-reward-tax = Andere zahlen 2 Münzen
name-reward-pp2 = 2 Prestige nehmen
name-reward-buy = 1 Münze → 1 Prestige, max. 3×
name-reward-build = 1 Schrein kostenlos bauen
name-reward-maharani = Maharani-Marker

name-reward-coins-help = Du erhältst 3 Münzen aus dem Vorrat.
name-reward-shrines-help = Du erhältst 3 deiner Schreine aus dem Vorrat, soweit vorhanden.
name-reward-pp-coin-help = Du erhältst 1 Prestigepunkt und 1 Münze.
name-reward-tax-help = Alle anderen zahlen 2 Münzen in den Vorrat, oder so viel sie haben.
name-reward-pp2-help = Du erhältst 2 Prestigepunkte.
name-reward-buy-help = Bis zu dreimal: Zahle 1 Münze für 1 Prestigepunkt.
name-reward-build-help = Baue einen Schrein von deinem Tableau kostenlos in einem beliebigen Dorf oder einer beliebigen Stadt; dein Priester muss nicht dort sein.
name-reward-maharani-help = Leg einen Maharani-Marker auf einen Charakter der Auslage: Bis zum Ende der nächsten Runde gehört seine Fähigkeit auch dir.

name-special-firstpp = Erster Rang: +1 Prestige
name-special-ext1 = Äußere Statuen zählen 1 Anbetung
name-special-cost12 = Statuen kosten überall 12 Münzen
name-special-display = Charaktere nur aus der Auslage
name-special-firstpp-help = Wer in einer Stadtwertung Erster ist, erhält 1 Prestigepunkt zusätzlich.
name-special-ext1-help = Anbetung äußerer Statuen: 1 statt 2, in der Stadtwertung und überall, wo Anbetung verglichen wird. (Unsere Festlegung.)
name-special-cost12-help = Eine Statue kostet in jeder Stadt 12 Münzen, nicht nur beim Maharaja.
name-special-display-help = Du tauschst Charaktere nur mit der Auslage, nie mit Mitspielern oder Brahmabot. Brahmabots eigenes Symbol nimmt dir deinen weiterhin.

name-final-standard = Standard
name-final-maj3 = Meiste Anbetung: 3 je Stadt
name-final-presence = Präsenz: 1 je Stadt
name-final-road = Straßen: je 2
name-final-twostat = Zwei Statuen: 2 je Stadt
name-final-supply = Schreine im Vorrat: je −1
name-final-standard-help = 2 Prestige je Stadt, in der du die meiste Anbetung hast, bei Gleichstand 1 Prestige.
name-final-maj3-help = 3 Prestige je Stadt, in der du die meiste Anbetung hast, bei Gleichstand 2 Prestige.
name-final-presence-help = 1 Prestige je Stadt, in der du eine Statue oder einen Schrein hast.
name-final-road-help = 2 Prestige je Straße, in deren beiden Dörfern du einen Schrein hast.
name-final-twostat-help = 2 Prestige je Stadt, in der du mindestens zwei Statuen hast.
name-final-supply-help = −1 Prestige für jeden deiner Schreine, der noch im Vorrat ist.
name-final-tile-replaces-majority = Ersetzt „Meiste Anbetung“
name-final-tile-replaces-all = Ersetzt alles
name-final-tile-adds = Zusätzlich
name-final-tile-replaces-majority-help = Das Plättchen ersetzt die Punkte für die meiste Anbetung; Statuen und Münzen zählen wie immer.
name-final-tile-replaces-all-help = Das Plättchen ersetzt die ganze Standardwertung; dazu kommen nur die im Spiel gesammelten Punkte.
name-final-tile-adds-help = Die ganze Standardwertung zählt, das Plättchen kommt dazu.

name-option-decline_actions = Aktionen dürfen verfallen
name-option-open_prestige = Offenes Prestige
name-option-locked_plans = Feste Pläne
name-option-first_game = Charaktere fürs erste Spiel
name-option-decline_actions-help = Du darfst deinen Zug beenden, obwohl eine geplante Aktion noch möglich wäre.
name-option-open_prestige-help = Alle sehen während des Spiels alle Prestigepunkte.
name-option-locked_plans-help = Ein gesetzter Plan lässt sich nicht mehr ändern, wie es in den Regelheften steht.
name-option-rules = Regeln, Version { $version }
name-option-first_game-help = Die empfohlene Auslage für die erste Partie zu viert: Charaktere 1, 2, 5, 9, 12, 14 und 15.

name-solo-easy = Leicht
name-solo-medium = Normal
name-solo-hard = Schwierig
name-solo-easy-help = Brahmabot beginnt mit 4 Schreinen auf dem Plan, 0 Münzen und 2 Prestigepunkten.
name-solo-medium-help = Brahmabot beginnt mit 6 Schreinen auf dem Plan, 2 Münzen und 3 Prestigepunkten.
name-solo-hard-help = Brahmabot beginnt mit 8 Schreinen auf dem Plan, 4 Münzen und 4 Prestigepunkten.
name-level-random = Zufall
name-level-novice = Einsteiger
name-level-apprentice = Lehrling
name-level-journeyman = Geselle
name-level-artisan = Handwerker
name-level-adept = Könner
name-level-expert = Experte
name-level-master = Meister
name-level-random-help = Macht irgendeinen erlaubten Zug.
name-level-novice-help = Denkt nur an den eigenen Zug und verschätzt sich oft; für die erste Partie.
name-level-apprentice-help = Nimmt, was jetzt Punkte bringt; weiß nicht, wozu Charaktere, Straßen und Marker gut sind.
name-level-journeyman-help = Nutzt Charaktere, gibt aber fast alle Münzen für die Stadt aus, die gerade gewertet wird.
name-level-artisan-help = Spart für später, sieht aber kaum weiter als bis zur Stadt, die gerade gewertet wird.
name-level-adept-help = Sieht die nächsten Städte und was die anderen tun könnten; ein solider Gegner.
name-level-expert-help = Spielt ganze Runden im Kopf durch; schwer zu schlagen.
name-level-master-help = Denkt am längsten nach; der stärkste Gegner.
name-style-builder = Baumeister
name-style-robber = Räuber
name-style-banker = Bankier
name-style-builder-help = Baut mehr, wenn Züge gleich gut sind.
name-style-robber-help = Nimmt anderen den Charakter weg, wenn Züge gleich gut sind.
name-style-banker-help = Behält mehr Münzen, wenn Züge gleich gut sind.
name-level-other = { $level }
name-level-style = { $level }, { $style }
name-bot = { $name }, { $level }
name-bot-account = { $name }, Bot
name-seat-bot = Bot
name-a-bot = Bot, { $level }
# Whoever has given no name.
name-unnamed = Spieler

name-source-start = Start
name-source-action = Aktionen
name-source-ability = Fähigkeiten
name-source-reward = Belohnungen
name-source-bonus = Bonusfelder
name-source-rank = Stadtwertung
name-source-special = Spezialregel
name-source-play = Im Spiel
name-source-statues = Statuen, je 3
name-source-coins = Münzen, 1 je 5
name-source-majority = Meiste Anbetung
name-source-maj3 = Meiste Anbetung, je 3
name-source-presence = Präsenz
name-source-road = Straßen
name-source-twostat = Zwei Statuen
name-source-supply = Schreine im Vorrat
name-source-total = Summe

name-icon-statue-maharaja = Statue in der Stadt des Maharajas
name-icon-shrine-maharaja = Schrein in der Stadt des Maharajas
name-icon-statue-left = Statue in der Stadt ganz links auf der Leiste
name-icon-statue-central = Statue in der ersten Stadt von links mit freier Mitte
name-icon-statue-second = Statue, wo Brahmabot mit dem kleinsten Rückstand Zweiter ist
name-icon-flag = Flagge der Stadt mit seinem größten Vorsprung: 4 Felder nach links
name-icon-coins = { $count ->
    [one] Brahmabot erhält { $count } Münze
   *[other] Brahmabot erhält { $count } Münzen
}
name-icon-character = Brahmabot nimmt deinen Charakter
name-tile = Aktionsplättchen { $number }
name-tile-hidden = Verdecktes Aktionsplättchen
name-tile-goes = Priester geht nach { $city }
name-tile-goes-maharaja = Priester geht in die Stadt des Maharajas
name-tile-check-left = Häkchen: linkes Plättchen
name-tile-check-centre = Häkchen: mittleres Plättchen
name-tile-check-right = Häkchen: rechtes Plättchen
