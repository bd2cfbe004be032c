# Startseite, neuer Tisch, Einladungen, Spielende, Wiederholung.

home-title = Maharaja
home-motto = Baue dort, wohin der Maharaja als Nächstes blickt.
home-motto-detail = Sieben Städte, sieben Runden, je zwei geheime Aktionen.
home-welcome = Zum ersten Mal hier?
home-welcome-detail = Ein Brettspiel für eine bis vier Personen: Du baust Statuen und Schreine auf der Reise des Maharajas durch Indien. Eine Partie dauert 20 bis 40 Minuten, und länger braucht man auch für die Regeln nicht.
home-learn = Spielen lernen
home-learn-progress = Lektionen: { $done } von { $count } geschafft
home-account = Mein Konto
home-learn-detail = Sechs kurze Lektionen, in denen du alles selbst ausprobierst.
home-boards = Spielpläne
home-puzzles = Rätsel
home-first-game = Erste Partie
home-first-game-detail = Mit Erklärungen unterwegs, gegen zwei leichte Gegner.
home-custom = Eigener Tisch
home-play-now = Jetzt spielen
home-resume = Weiter: Runde { $round } mit { $names }
home-resume-begun = Weiter: Partie mit { $names }
home-resume-waiting = Weiter: Es fehlen noch Mitspieler
home-your-turn = du bist dran
home-your-name = Dein Name
home-name-hint = Diesen Namen sehen die anderen.

home-solo = Solo gegen Brahmabot
home-solo-detail = Etwa 30 Minuten, ohne Warten
home-solo-level = Stufe
home-start = Los
home-bots = Mit Bots
home-bots-detail = 2 bis 4 Plätze, Bots ziehen sofort
home-bots-count = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
home-hotseat = An einem Bildschirm
home-hotseat-detail = Reihum weitergeben; Pläne bleiben verdeckt
home-invite = Per Link einladen
home-invite-detail = Link schicken, live oder Zug um Zug spielen
home-new-table = Neuer Tisch

home-my-tables = Meine Tische
home-my-tables-none = Du hast noch keine Tische.
home-open-tables = Offene Tische
home-open-tables-none = Gerade sucht kein Tisch Mitspieler.
home-running-tables = Tische zum Zuschauen
home-finished-tables = Beendete Spiele
home-filter = Welche Partien
home-filter-all = Alle Partien
home-filter-won = Gewonnen
home-filter-lost = Verloren
home-filter-solo = Solo
home-filter-people = Mit Menschen
home-filter-bots = Mit Bots
home-filter-when = Wann
home-filter-when-any = Irgendwann
home-filter-when-week = Letzte 7 Tage
home-filter-when-month = Letzte 30 Tage
home-filter-when-year = Letzte 12 Monate
home-filter-opponent = Gegner
home-filter-none = Keine deiner Partien passt dazu.
home-refresh = Aktualisieren
home-more = Mehr
home-table-open = Öffnen
home-table-join = Mitspielen
home-table-watch = Zuschauen
home-table-replay = Ansehen
home-table-round = Runde { $round } von { $rounds }
home-table-waiting = Wartet
home-table-running = Läuft
home-table-won = Gewonnen
home-table-lost = Verloren
home-table-finished = Beendet
# Behind the number of points.
home-table-points = Punkte, Rang { $rank }
home-table-closed = Geschlossen
home-table-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
home-table-host = Dein Tisch
home-table-solo = Solo, { $level }
home-table-changed = letzter Zug { $time }
home-table-with = mit { $names }

home-new-title = Neuer Tisch
home-new-seats = Plätze
home-new-seats-count = { $taken } besetzt, { $open } offen
home-new-players = Spieler
home-new-seat-me = Du
home-new-seat-here = An diesem Bildschirm
home-new-seat-guest = Offener Platz
home-new-seat-closed = Platz geschlossen
home-new-seat-host = Gastgeber
home-new-seat-guest-detail = für alle, die den Link haben
home-new-add-seat = Spieler dazu
home-new-remove-seat = Platz entfernen
home-new-bot-level = Stufe des Bots
home-new-style = Stil des Bots
home-new-style-none = Kein Stil
home-new-style-lot = Stil per Los
home-new-style-lot-help = Der Stil wird ausgelost, wenn der Tisch eröffnet wird.
home-new-board = Spielplan
home-new-board-players = für { $players } Spieler
home-new-draw-board = Alle Spielpläne, und eigene zeichnen
home-new-characters = Charaktere
home-new-characters-random = Zufall
home-new-characters-first = Fürs erste Spiel
home-new-characters-first-only-four = Nur zu viert
home-new-special = Spezialregeln
home-new-special-hint = beliebig viele
home-new-final = Schlusswertung
home-new-final-hint = eine davon
home-new-final-tile = Was das Plättchen bewirkt
home-new-pace = Spieltempo
home-new-pace-hint = wie lange man sich Zeit nehmen darf
home-new-pace-none = Ohne Uhr
home-new-pace-live = Live
home-new-pace-day = Tage
home-new-pace-week = Wochen
home-new-pace-none-help = Alle dürfen sich so viel Zeit nehmen, wie sie möchten.
home-new-pace-help = Zu Beginn { $bank }, für jeden Zug { $increment }, höchstens { $most }. Ist die Zeit von jemandem abgelaufen, spielt ein Bot weiter, bis die Person wieder da ist.
home-new-pace-from = Zeit zählt von
home-new-pace-to = bis
home-new-pace-weekends = Auch am Wochenende
home-new-pace-level = Bot, der weiterspielt
home-new-pace-zone = In der Zeitzone { $zone }.
home-new-options = Optionen
home-new-option-public = Öffentlicher Tisch
home-new-option-public-help = Alle sehen ihn in der Liste und dürfen einen offenen Platz nehmen.
home-new-option-hints = Tipps für alle
home-new-option-hints-help = Wer sich setzt, darf um Tipps bitten; der Verlauf hält es fest.
home-new-option-free-text = Freie Texte
home-new-option-free-text-help = Alle dürfen einander schreiben, nicht nur fertige Sätze sagen.
home-new-option-auto-answer = Erzwungene Züge für mich machen
home-new-option-auto-answer-help = Gibt es nur eine Möglichkeit, wirst du nicht gefragt.
home-new-random-options = Spezialregeln und Schlusswertung auslosen
home-new-reset = Zurück zu den Grundregeln
home-new-surprise = Überrasch mich
home-new-summary = { $count } Spieler. Belohnungen in Reichweite: { $reach }.
home-new-summary-open = { $count ->
    [one] Ein Platz ist noch offen.
   *[other] { $count } Plätze sind noch offen.
}
home-new-fill-bots = Mit Bots auffüllen
home-new-create = Tisch eröffnen
home-new-start = Spiel starten
home-new-too-many-for-board = Dieser Spielplan ist für { $players } Spieler.

home-invite-title = Freunde einladen
home-invite-link = Link für einen Platz
home-invite-watch-link = Link zum Zuschauen
home-invite-copy = Link kopieren
home-invite-copied = Link kopiert
home-invite-copy-by-hand = Kopiere diesen Link:
home-invite-local = Dieser Link funktioniert nur auf diesem Computer. Damit andere in deinem Netz mitspielen können, starte Maharaja mit ./play --share.
home-invite-code = Code mit dem Link, zum Scannen mit dem Handy
home-engine-building = Starke Bots werden schneller: { $percent } %
home-invite-share = Teilen
home-invite-explain = Es geht los, sobald alle Plätze besetzt sind.
home-invite-you-are-invited = { $name } lädt dich zu einer Partie Maharaja ein.
home-invite-take-seat = Platz nehmen
home-invite-seat-free = frei
home-invite-full = Alle Plätze sind besetzt. Du kannst zuschauen.
home-waiting-title = Warten auf Mitspieler
home-waiting-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
home-waiting-bot = Bot hinsetzen
home-waiting-leave = Tisch verlassen
home-waiting-close = Tisch schließen
home-waiting-close-sure = Diesen Tisch für alle schließen?

home-end-title = Endstand
home-end-over = Spielende nach Runde { $round }
home-end-over-statues = Spielende in Runde { $round }: alle sieben Statuen gebaut
home-end-wins = { $count ->
    [one] { $name } gewinnt mit { $count } Prestigepunkt
   *[other] { $name } gewinnt mit { $count } Prestigepunkten
}
home-end-you-win = { $count ->
    [one] Du gewinnst mit { $count } Prestigepunkt
   *[other] Du gewinnst mit { $count } Prestigepunkten
}
home-end-shared = { $count ->
    [one] { $names } teilen sich den Sieg mit { $count } Prestigepunkt
   *[other] { $names } teilen sich den Sieg mit { $count } Prestigepunkten
}
home-end-solo-won = Du schlägst Brahmabot mit { $mine } zu { $theirs }
home-end-solo-lost = Brahmabot gewinnt mit { $theirs } zu { $mine }
home-end-tie-statues = Gleichstand mit { $other } bei { $total }: Mehr Statuen entscheiden ({ $mine } zu { $theirs }).
home-end-tie-coins = Gleichstand mit { $other } bei { $total }, gleich viele Statuen: Mehr Münzen entscheiden ({ $mine } zu { $theirs }).
home-share = Allen zeigen
home-share-link = Öffentlicher Link zum Nachspielen
home-share-explain = Wer den Link hat, sieht die ganze Partie mit allen Namen.
home-share-waiting = Noch nicht einverstanden: { $names }.
home-share-position = Link zu dieser Stellung
home-end-rematch = Noch einmal
home-end-rematch-name = { $name } möchte noch einmal spielen.
home-end-rematch-host = Es soll noch einmal gespielt werden.
home-end-come-along = Mitspielen
home-end-replay = Partie ansehen
home-end-map = Spielplan ansehen
home-end-export = Aufzeichnung speichern
home-end-rank = Platz
home-end-player = Spieler
home-end-total = Summe
home-end-built = { $count } gebaut
home-end-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
home-end-sources = Woher die Punkte kamen
home-end-sources-of = { $name }: { $list }
home-end-source-of = { $source }: { $count }
home-end-chart-prestige = Prestige nach jeder Runde
home-end-chart-coins = Münzen nach jeder Runde
home-end-chart-hidden = während des Spiels geheim
home-end-chart-round = Runde
home-end-chart-table = Als Tabelle
home-end-cities = Meiste Anbetung je Stadt
home-end-cities-detail = { $alone } Punkte, bei Gleichstand je { $tied }
home-end-cities-detail-of = { $name }: { $alone } Punkte, bei Gleichstand je { $tied }
home-end-city-worship = Anbetung { $list }
home-end-city-nobody = niemand
home-end-seed = Startzahl { $seed }
home-end-seed-help = Aus dieser Zahl wurde der Spielaufbau ausgelost; ihr Fingerabdruck wurde vor dem Spiel bekannt gegeben.
home-end-seed-kept = Geprüft: Startzahl und Fingerabdruck gehören zusammen. Der Aufbau wurde während des Spiels nicht verändert.
home-end-seed-broken = Die Startzahl passt nicht zum bekannt gegebenen Fingerabdruck.
home-end-seed-proof = SHA-256({ $salt }:{ $seed }) = { $hash }

home-replay-title = Wiederholung
home-replay-first = Zum Anfang
home-replay-back = Schritt zurück
home-replay-play = Abspielen
home-replay-pause = Pause
home-replay-forward = Schritt vor
home-replay-last = Zum Ende
home-replay-round-back = Vorige Runde
home-replay-round-forward = Nächste Runde
home-replay-slider = Entscheidung
home-replay-at = Entscheidung { $at } von { $total }
home-replay-speed = Tempo
home-replay-go-on = Von hier weiterspielen
home-import = Aufzeichnung öffnen
home-import-detail = Ein gespeichertes Spiel ansehen oder von einer Stellung aus weiterspielen
home-import-choose = Datei wählen
home-import-drop = Datei hier ablegen
home-import-bad = Diese Datei ist keine Maharaja-Aufzeichnung.
home-export-position = Stellung speichern

rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}

## The review of a finished game

home-end-review = Partie auswerten
home-replay-review = Auswertung
home-replay-beside = Neben der Karte
home-replay-leave-line = Zurück zur Partie
