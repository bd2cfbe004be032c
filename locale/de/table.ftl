# Der Tisch: was jetzt möglich ist, was die Dinge sind, was vorgelesen wird.

table-page-title = Maharaja – { $phase }
table-page-title-your-turn = ● Du bist dran – Maharaja
table-round-of = Runde { $round } von { $rounds }
table-before-round-1 = Vor Runde 1
table-phases = Phasen
table-turn-order = Reihenfolge
table-views = Ansichten
table-tab-map = Karte
table-tab-rewards = Belohnungen
table-tab-players = Spieler
table-tab-characters = Charaktere
table-tab-log = Verlauf
table-legend-build = hier kannst du bauen
table-legend-travel = hierher kannst du reisen (Zahl: Wegegeld)

table-ask-label = Was du jetzt tun kannst
table-ask-draft = Such dir einen Charakter aus.
table-ask-draft-detail = Die niedrigste Nummer ist zuerst dran und gewinnt bei Gleichstand.
table-ask-settle = Setz einen Startschrein in ein Dorf.
table-ask-settle-detail = { $count ->
    [one] Das ist dein letzter. Schreine öffnen Straßen, und andere zahlen dir Wegegeld.
   *[other] Noch { $count }. Schreine öffnen Straßen, und andere zahlen dir Wegegeld.
}
table-ask-plan = Plane geheim zwei Aktionen.
table-ask-plan-detail = Stell jeden Pfeil auf eine Aktion. Beide dürfen auf dieselbe zeigen.
table-ask-plan-again = Du bist bereit.
table-ask-plan-again-detail = Du kannst deinen Plan ändern, bis alle bereit sind.
table-ask-turn = Du bist dran: { $actions }, oder reise zuerst.
table-ask-turn-one = Du bist dran: { $action }, oder reise zuerst.
table-ask-turn-done = Dein Plan ist erledigt. Reise, nutze eine Fähigkeit oder beende den Zug.
table-ask-turn-impossible = Dein Plan ist gerade nicht ausführbar.
table-ask-turn-impossible-detail = { $actions }: Reise oder beende den Zug.
table-ask-turn-detail = Wähle eine geplante Aktion, reise oder nutze eine Fähigkeit.
table-ask-building-first = Wähle, wo du baust.
table-ask-building-statue = Baue eine Statue.
table-ask-building-shrine = Baue einen Schrein.
table-ask-building-statue-shrine = Baue eine Statue oder einen Schrein.
table-ask-building-shrine-city = Baue einen Schrein in einer Stadt.
table-ask-building-detail = Vorher darfst du reisen oder Fähigkeiten nutzen, oder du hörst hier auf.
table-ask-free-shrine = { $count ->
    [one] Baue kostenlos einen Schrein, egal wo.
   *[other] Baue kostenlos { $count } Schreine, egal wo.
}
table-ask-free-shrine-detail = In einem Dorf oder einer beliebigen Stadt; dein Priester muss nicht dort sein.
table-ask-flag = Wähle eine Flagge: Sie rückt drei Felder nach links.
table-ask-flag-detail = Ist das Feld besetzt, werden die Flaggen dort nach rechts geschoben.
table-ask-take = Such dir einen neuen Charakter aus.
table-ask-take-detail = Aus der Auslage oder von einem Mitspieler.
table-ask-take-detail-display = Nur aus der Auslage.
table-ask-retake = { $name } hat dir den Charakter genommen. Such dir einen anderen aus.
table-ask-retake-detail = Aus der Auslage. Danach spielt { $name } weiter.
table-ask-exchange = { $count ->
    [one] Tauschen: noch einmal möglich.
   *[other] Tauschen: noch bis zu { $count } Mal.
}
table-ask-exchange-detail = 2 Münzen gegen 1 Prestigepunkt oder umgekehrt.
table-ask-reward = Wähle eine Belohnung.
table-ask-reward-detail = { $rank }; in Reichweite sind die untersten { $count } Felder.
table-ask-buy = Wie viele Prestigepunkte kaufst du?
table-ask-buy-detail = { $count ->
    [one] Je 1 Münze, höchstens { $count }.
   *[other] Je 1 Münze, höchstens { $count }.
}
table-ask-maharani = { $count ->
    [one] Leg einen Maharani-Marker auf einen Charakter der Auslage.
   *[other] Leg { $count } Maharani-Marker auf Charaktere der Auslage.
}
table-ask-maharani-detail = Bis zum Ende der nächsten Runde gehört seine Fähigkeit auch dir.

table-wait = Warten auf { $names }.
table-wait-draft = { $names } wählt einen Charakter.
table-wait-settle = { $names } setzt einen Startschrein.
table-wait-plan = Warten auf die Pläne von { $names }.
table-wait-turn = { $names } ist dran.
table-wait-building = { $names } baut.
table-wait-free-shrine = { $names } baut einen Schrein kostenlos.
table-wait-flag = { $names } wählt eine Flagge.
table-wait-take = { $names } tauscht den Charakter.
table-wait-retake = { $names } muss einen neuen Charakter wählen.
table-wait-exchange = { $names } tauscht.
table-wait-reward = { $names } wählt eine Belohnung.
table-wait-buy = { $names } kauft Prestigepunkte.
table-wait-maharani = { $names } legt einen Maharani-Marker.
table-wait-brahmabot = Brahmabot ist dran.
table-wait-bot = Der Bot denkt nach …
table-wait-bots-busy = Die Bots des Servers sind beschäftigt: Dieser wartet, bis er nachdenken kann.
table-wait-finished = Das Spiel ist aus.
table-watching = Du schaust zu.

table-do-travel-pay = { $count ->
    [0] Reisen, kostenlos
   *[other] Reisen, { $count } zahlen
}
table-do-build-pay = { $count ->
    [0] Bauen, kostenlos
   *[other] Bauen, { $count } zahlen
}
table-do-undo = Rückgängig
table-do-undo-turn = Ganzen Zug zurücknehmen
table-do-end-turn = Zug beenden
table-do-hint = Tipp
table-do-outlook = Was die anderen tun könnten
table-do-done = Bauen beenden
table-do-ready = Bereit
table-do-change-plan = Plan ändern
table-do-use = Nutzen
table-do-use-now = Jetzt nutzen
table-do-use-token = Marker nutzen
table-do-take = Nehmen
table-do-choose = Wählen
table-do-move-flag = Flagge bewegen
table-do-place = Platzieren
table-do-buy = { $count ->
    [0] Nichts kaufen
    [one] { $count } kaufen
   *[other] { $count } kaufen
}
table-do-exchange-buy = 2 Münzen → 1 Prestige
table-do-exchange-sell = 1 Prestige → 2 Münzen
table-do-exchange-stop = Tausch beenden
table-do-choices = Liste der Möglichkeiten
table-do-hide-choices = Liste verbergen
table-do-hand-over = Bot spielen lassen
table-do-take-back = Wieder selbst spielen
table-do-leave = Tisch verlassen
table-do-rename = Namen ändern
table-do-shrine = Schrein
table-leave-sure = Diesen Tisch verlassen? Ein Bot übernimmt deinen Platz.

table-choice-draft = Charakter { $character } wählen: { $text }
table-choice-settle = Startschrein: { $village }
table-choice-plan = Plan: { $first }; { $second }
table-choice-perform = { $action }
table-choice-token = Mit Aktionsmarker: { $action }
table-choice-travel = { $count ->
    [0] Reise: { $to }, kostenlos
    [one] Reise: { $to }, { $count } Münze Wegegeld
   *[other] Reise: { $to }, { $count } Münzen Wegegeld
}
table-choice-ability = Charakter { $character } nutzen: { $text }
table-choice-end = Zug beenden
table-choice-shrine-village = { $count ->
    [0] Schrein: { $village }, kostenlos
    [one] Schrein: { $village }, { $count } Münze
   *[other] Schrein: { $village }, { $count } Münzen
}
table-choice-shrine-city = { $count ->
    [0] Schrein in { $city }, kostenlos
    [one] Schrein in { $city }, { $count } Münze
   *[other] Schrein in { $city }, { $count } Münzen
}
table-choice-statue = { $count ->
    [one] Statue in { $city }, { $space }, { $count } Münze
   *[other] Statue in { $city }, { $space }, { $count } Münzen
}
table-choice-statue-bonus = { $count ->
    [one] Statue in { $city }, { $space }, { $count } Münze; Bonus: { $bonus }
   *[other] Statue in { $city }, { $space }, { $count } Münzen; Bonus: { $bonus }
}
table-choice-done = Bauen beenden
table-choice-flag = Flagge von { $city } von Feld { $from } auf Feld { $to } bewegen
table-choice-take = Charakter { $character } nehmen: { $text }
table-choice-take-from = Charakter { $character } von { $name } nehmen: { $text }
table-choice-retake = Charakter { $character } nehmen: { $text }
table-choice-exchange-buy = 2 Münzen für 1 Prestigepunkt zahlen
table-choice-exchange-sell = 1 Prestigepunkt für 2 Münzen zahlen
table-choice-exchange-stop = Tausch beenden
table-choice-reward = Belohnung: { $reward }
table-choice-buy = { $count ->
    [0] Keinen Prestigepunkt kaufen
    [one] { $count } Prestigepunkt kaufen
   *[other] { $count } Prestigepunkte kaufen
}
table-choice-maharani = Maharani-Marker auf Charakter { $character }: { $text }

table-plan-title = Plane geheim zwei Aktionen
table-plan-disc = Aktionsscheibe: neun Aktionen, zwei Pfeile
table-plan-arrow = Pfeil { $number }
table-plan-arrow-is = Pfeil { $number }: { $action }
table-plan-arrow-active = Pfeil { $number } ist aktiv
table-plan-arrow-open = Pfeil { $number } zeigt noch nirgendwohin
table-plan-ready-detail = Du kannst deinen Plan ändern, bis alle bereit sind. Die anderen sehen nur, dass du bereit bist.
table-plan-ready-final = Ein gesetzter Plan lässt sich nicht mehr ändern. Die anderen sehen nur, dass du bereit bist.
table-plan-ready-not = Stell erst beide Pfeile ein.
table-plan-others = Die anderen
table-plan-others-ready = { $ready } von { $all } bereit
table-plan-thinking = überlegt …
table-plan-is-ready = bereit
table-plan-always = Geht immer.
table-plan-cost-statue = Statue { $price } ({ $maharaja } in { $city }).
table-plan-cost-both = Voller Preis: Statue { $price } ({ $maharaja } in { $city }), Schrein 1.
table-plan-have = Du hast { $coins } und { $shrines }.
table-plan-too-dear = Im Moment zu teuer. Planen darfst du es trotzdem.
table-plan-no-shrines = Auf deinem Tableau ist gerade kein Schrein.
table-plan-supply-empty = Im Vorrat ist kein Schrein von dir mehr.
table-plan-no-statues = Auf deinem Tableau ist keine Statue mehr.

table-me = Dein Tableau
table-me-plan = Dein Plan
table-me-plan-done = { $done } von { $all } erledigt
table-me-plan-none = Noch nicht geplant
table-me-your-turn = Du bist dran
table-me-your-turn-nth = Du bist dran, { $number }. von { $all }
table-me-seat = du · { $colour }
table-me-coins = Münzen
table-me-prestige = Prestige
table-me-prestige-only-you = nur für dich
table-me-prestige-hidden = Prestige ist geheim
table-me-statues = Statuen
table-me-statues-left = { $left } von { $all } übrig
table-me-statues-built = { $count ->
    [one] { $count } gebaut; die 7. beendet das Spiel
   *[other] { $count } gebaut; die 7. beendet das Spiel
}
table-me-shrines = Schreine
table-me-supply = Vorrat { $count }
table-me-tokens = Marker
table-me-token-used = in diesem Zug schon genutzt
table-me-character = Dein Charakter
table-me-no-character = Du hast keinen Charakter
table-me-once = Einmal pro Runde
table-me-used = genutzt
table-me-borrowed = geliehen mit Maharani-Marker
table-me-order = Reihenfolge und Gleichstand: Deine { $number } kommt nach { $before }, vor { $after }.
table-me-order-first = Reihenfolge und Gleichstand: Deine { $number } kommt zuerst, vor { $after }.
table-me-order-last = Reihenfolge und Gleichstand: Deine { $number } kommt zuletzt, nach { $before }.
table-me-after = danach: { $value }
table-me-after-trip = nach der Reise: { $value }
table-me-goods = Dein Besitz
table-seat-here = da
table-seat-away = weg
table-seat-last-here = zuletzt da: { $ago }
table-spectators = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
table-nudge = Erinnern
table-nudge-tip = { $name } daran erinnern, dass die anderen warten: einmal am Tag
table-nudged = { $name } wurde erinnert.
table-menu-mute = Von diesem Tisch nichts schicken
table-talk = Gespräch
table-talk-new = Gespräch: { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
table-seat-next = folgt
table-seat-acting = am Zug
table-seat-done = fertig
table-seat-waiting = wartet
table-seat-queued = in Warteschlange
table-seat-handed-over = ein Bot spielt
table-seat-face-down = Verdeckt
table-seat-coins = Münzen
table-seat-shrines = Schreine auf dem Tableau
table-seat-statues = Noch zu bauende Statuen
table-seat-tokens = Aktionsmarker

table-track = Maharajaleiste
table-track-next = Nächster Besuch: { $city }
table-track-space-empty = Feld { $number }, leer
table-track-space = Feld { $number }, { $city }
table-track-space-visited = Feld { $number }, { $city }, dort ist der Maharaja gerade
table-track-preview = { $city } käme von Feld { $from } auf Feld { $to }.
table-track-pushed = { $count ->
    [one] Dabei rückt { $count } Flagge nach rechts.
   *[other] Dabei rücken { $count } Flaggen nach rechts.
}
table-track-pushes-none = Keine Flagge wird verschoben.
table-rewards = Belohnungsleiste
table-rewards-reach = in Reichweite: die untersten { $count }
table-rewards-in-reach = in Reichweite
table-rewards-out-of-reach = außer Reichweite
table-rewards-takeable = du kannst sie jetzt nehmen
table-rewards-taken = in dieser Runde genommen
table-rewards-maharani-rest = { $count ->
    [0] Kein Maharani-Marker neben der Leiste
    [one] { $count } Maharani-Marker neben der Leiste
   *[other] { $count } Maharani-Marker neben der Leiste
}
table-display = Charaktere in der Auslage
table-display-note = 1× je Runde
table-display-maharani = Maharani-Marker von { $name }
table-display-label = Charakter { $number }, { $kind }: { $text }
table-display-left = { $count } im Stapel

table-map = Spielplan
table-map-label = Spielplan: { $cities } Städte, { $roads } Straßen, { $villages } Dörfer
table-map-reset = Ganzen Plan zeigen
table-city-label = { $city }
table-city-maharaja = der Maharaja ist hier
table-city-next = nächster Besuch
table-city-priest = Priester von { $name }
table-city-my-priest = dein Priester ist hier
table-city-toll = { $count ->
    [0] kostenlos erreichbar
    [one] Wegegeld { $count }
   *[other] Wegegeld { $count }
}
table-city-unreachable = gerade nicht erreichbar
table-city-statue-price = Statue { $count }
table-city-shrine-price = { $count ->
    [0] Schrein kostenlos
   *[other] Schrein { $count }
}
table-city-statues-of = { $count ->
    [one] { $name } { $count } Statue
   *[other] { $name } { $count } Statuen
}
table-city-shrines-of = { $count ->
    [one] { $name } { $count } Schrein
   *[other] { $name } { $count } Schreine
}
table-city-spaces-free = { $count ->
    [0] kein Feld frei
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
}
table-city-empty = noch unbebaut
table-city-tap-space = Statue: Wähle ein leuchtendes Feld
table-city-bonus = { $space }: sofort { $bonus }
table-city-outer-worth = Äußere Statue: { $points } Anbetung
table-city-centre-worth = Zentrale Statue: { $points } Anbetung
table-city-shrine-here = { $count ->
    [0] Schrein hier, kostenlos
   *[other] Schrein hier, { $count } zahlen
}
table-space-legal = { $city }, { $space }: Statue bauen, { $count } zahlen
table-space-legal-bonus = { $city }, { $space }: Statue bauen, { $count } zahlen, Bonus: { $bonus }
table-ring-legal = { $count ->
    [0] { $city }: Schrein bauen, kostenlos
   *[other] { $city }: Schrein bauen, { $count } zahlen
}
table-village-empty = { $village }, leer
table-village-closed = Noch kein Schrein: Kein Priester kommt durch
table-village-with = { $village }, Schreine von { $names }
table-village-legal = { $count ->
    [0] { $village }: Schrein bauen, kostenlos
   *[other] { $village }: Schrein bauen, { $count } zahlen
}
table-village-settle = { $village }: Startschrein setzen
table-village-free = gratis
table-village-pays = Dein Priester zahlt hier: { $names }
table-place = Was dort ist
table-road-legal = { $count ->
    [0] Straße { $from } – { $to }: reisen, kostenlos
   *[other] Straße { $from } – { $to }: reisen, { $count } zahlen
}
table-start-label = Startfeld
table-start-priests = Priester von { $names }

table-preview-trip = { $count ->
    [0] { $city }: kostenlos.
    [one] { $city }: Wegegeld { $count } ({ $payees }).
   *[other] { $city }: Wegegeld { $count } ({ $payees }).
}
table-preview-payee = { $name } { $count }
table-preview-statue-there = Eine Statue kostet dort { $count }.
table-preview-statue = { $count ->
    [one] Statue in { $city }, { $space }: { $count } Münze.
   *[other] Statue in { $city }, { $space }: { $count } Münzen.
}
table-preview-shrine = { $count ->
    [0] Schrein: { $place }, kostenlos.
    [one] Schrein: { $place }, { $count } Münze.
   *[other] Schrein: { $place }, { $count } Münzen.
}
table-preview-bonus = Bonus sofort: { $bonus }.
table-preview-left = { $count ->
    [one] Dir bleibt { $count } Münze.
   *[other] Dir bleiben { $count } Münzen.
}
table-preview-ambiguous = Was davon meinst du?

table-forecast = Prognose
table-forecast-city = Prognose: { $city }
table-forecast-scored = Gewertet: { $city }
table-forecast-columns = Anbetung, Münzen
table-forecast-row = { $rank }: { $name }, { $points } Anbetung, { $coins } Münzen
table-forecast-rise = Du steigst auf: { $from } → { $to } ({ $coins } Münzen).
table-forecast-stay = Es bleibt bei { $rank } ({ $coins } Münzen).
table-forecast-fall = Du fällst zurück: { $from } → { $to } ({ $coins } Münzen).
table-forecast-tie = Gleichstand mit { $name }: Die niedrigere Nummer liegt vorn ({ $first } vor { $second }).
table-forecast-one-more-shrine = Ein Schrein mehr: { $rank }, { $coins } Münzen
table-forecast-one-more-statue = Eine Statue mehr: { $rank }, { $coins } Münzen
table-forecast-choose-city = Prognose für eine andere Stadt

table-brahmabot-row = Seine Aktionsplättchen dieser Runde
table-brahmabot-left = links
table-brahmabot-centre = Mitte
table-brahmabot-right = rechts
table-brahmabot-hidden = verdeckt
table-brahmabot-check = aufgedeckt
table-brahmabot-performed = ausgeführt
table-brahmabot-gone = { $count ->
    [one] { $count } Plättchen aus dem Spiel
   *[other] { $count } Plättchen aus dem Spiel
}
table-brahmabot-turn = Sein Zug in Worten

table-recap = Seit deinem Zug
table-recap-short = Rückblick
table-recap-nothing = Seither ist nichts geschehen.

table-playback = Was geschieht
table-playback-pause = Anhalten
table-playback-play = Weiter
table-playback-step = Nächster Schritt
table-playback-skip = Bis zu meinem Zug springen
table-playback-again = Noch einmal zeigen
table-playback-continue = Weiter
table-scoring = Stadtwertung
table-scoring-title = Wertung: { $city }
table-scoring-none = Keine Anbetung
table-tally-title = Schlusswertung
table-announce-turn = Du bist dran.
table-announce-plan = Plane deine zwei Aktionen.
table-end-turn-not = Noch zu tun: { $action }.
table-undo-none = Nichts zurückzunehmen.
table-last-round = Letzte Runde
table-last-round-statues = { $name } hat alle sieben Statuen gebaut: Das ist die letzte Runde.
table-illegal = Geht nicht: { $reason }
table-remedy-travel = { $count ->
    [one] Reise zuerst nach { $names }.
   *[other] Reise zuerst in eine Stadt: { $names }.
}
table-remedy-shrine = { $count ->
    [one] Ein Schrein im markierten Dorf würde den Weg öffnen.
   *[other] Schreine in den markierten Dörfern würden den Weg öffnen.
}
table-special-in-force = Spezialregeln: { $list }
table-final-in-force = Schlusswertung: { $name }

table-curtain-title = Gib den Bildschirm an { $name }
table-curtain-detail = Sonst sollte jetzt niemand hinsehen.
table-curtain-open = Ich bin { $name } – Scheibe zeigen
table-curtain-peek = Zum Ansehen gedrückt halten

table-link-connecting = Verbinden …
table-link-lost = Verbindung verloren. Neuer Versuch …
table-link-offline = Du bist offline. Dein Entwurf bleibt erhalten.
table-link-back = Wieder verbunden.
table-link-sending = Wird gesendet …
table-link-old = Es gibt eine neue Version. Lade die Seite neu.
table-link-closed = Der Tisch wurde geschlossen.

table-keys = Tasten
table-keys-arrows = Pfeiltasten: zwischen wählbaren Orten wechseln
table-keys-enter = Enter: Vorschau, noch einmal zum Bestätigen
table-keys-escape = Esc: Vorschau verwerfen
table-keys-tab = Tab: nächstes Element; beim Planen der andere Pfeil
table-keys-digits = 1–9: den aktiven Pfeil auf eine Aktion stellen
table-keys-ready = R: bereit
table-keys-statue = S: Statue bauen
table-keys-shrine = H: Schrein bauen
table-keys-ability = C: Charakter nutzen
table-keys-token = T: Aktionsmarker nutzen
table-keys-undo = U oder Strg+Z: zurücknehmen
table-keys-end = E: Zug beenden
table-keys-hint = I: Tipp
table-keys-outlook = O: was die anderen tun könnten
table-keys-talk = M: Gespräch
table-keys-list = L: Liste der Möglichkeiten
table-keys-forecast = F: Prognose
table-keys-pause = P: anhalten oder weiter
table-keys-step = N: nächster Schritt
table-keys-skip = K: bis zu meinem Zug springen
table-keys-again = A: noch einmal zeigen
table-keys-help = ?: diese Liste
table-key-ability = C

table-menu = Tischmenü
table-menu-links = Links
table-menu-watch = Zuschauen lassen
table-menu-device = Auf anderem Gerät weiterspielen
table-menu-auto-answer = Erzwungene Züge für mich machen
table-menu-options = Optionen dieses Spiels
table-menu-keys = Tasten
table-menu-home = Zur Startseite

## Clocks, absence and standing orders

table-clock-left = noch { $time }
table-clock-yours = Deine Zeit: { $time }
table-clock-question = Antwort in { $time }
table-seat-timed-out = weg, ein Bot spielt
table-seat-absent = abwesend
table-seat-vacation = im Urlaub bis { $date }
table-pace = { $name }: { $bank } und { $increment } für jeden Zug
table-pace-hours = Zeit zählt von { $start } bis { $end } ({ $zone }).
table-pace-weekdays = Wochenenden zählen nicht.
table-pace-level = Läuft die Zeit ab, spielt ein Bot weiter ({ $level }).
table-vacation-days = Urlaub:
table-vacation-begin = Urlaub nehmen
table-vacation-end = Urlaub beenden
table-menu-offer = Link für einen verlassenen Platz
table-orders = Daueraufträge
table-orders-explain = Wirst du im Zug von jemand anderem gefragt, wird sofort das Erste für dich genommen, das zu haben ist. Ist nichts davon zu haben, endet der Auftrag, und du wirst gefragt. Niemand sonst sieht das.
table-orders-retake = Wenn dein Charakter genommen wird
table-orders-reward = Belohnungen
table-orders-none = Du wirst gefragt.
table-orders-character = Charakter { $character }
table-orders-add = Hinzufügen
table-orders-raise = Nach oben
table-orders-remove = Entfernen
table-orders-save = Speichern
