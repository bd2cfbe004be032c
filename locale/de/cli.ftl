## How parts of a message are joined

cli-at = { $place }: { $what }
cli-remedy = { $what }; { $remedy }
cli-stop = { $what }.

## What is typed

cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Die Befehle sind { $commands }.
cli-positions-need-records = --positions braucht --records DATEI als Ziel
cli-players-solo = --players { $players } und --solo { $level } gehen nicht zusammen; lass eines weg
cli-players-one = --players 1 braucht --solo easy, medium oder hard
cli-seats-solo = seats: { $seats } können nicht solo spielen; nenne nur einen Platz
cli-not-one-of = „{ $name }“ gibt es nicht; möglich sind { $names }
cli-name-missing = ein Name fehlt; trenne die Stufen durch einzelne Kommas
cli-never-pass = { $seconds } Sekunden vergehen nie
cli-no-origin = „{ $text }“ ist kein Ursprung; richtig wäre etwa https://example.org
cli-no-host = „{ $text }“ ist kein Rechnername wie tables.example.org
cli-no-network = „{ $text }“ ist weder eine Adresse noch ein Netz wie 10.0.0.0/8
cli-no-duration = „{ $text }“ ist keine Dauer; richtig wäre 12h, 30d oder 8w
cli-name-a-status = --status: nenne mindestens einen von { $names }

## Files

cli-file-unreadable = { $file }: nicht lesbar: { $why }
cli-not-utf8 = { $file }: ist kein UTF-8-Text
cli-no-json = { $file }: Zeile { $line } ist keine Aufzeichnung in JSON: { $why }
cli-nested = zu tief verschachtelt
cli-too-few-games = { $count ->
    [one] { $file }: enthält { $count } Spiel; --game { $game } ist zu hoch
   *[other] { $file }: enthält { $count } Spiele; --game { $game } ist zu hoch
}
cli-too-few-decisions = { $count ->
    [one] { $file }: --at { $at }: die Aufzeichnung hat nur { $count } Entscheidung
   *[other] { $file }: --at { $at }: die Aufzeichnung hat nur { $count } Entscheidungen
}
cli-not-a-file = { $file } ist keine Datei; -o - schreibt auf die Standardausgabe

## Games and boards

cli-replayed = nach { $shown } von { $made } Entscheidungen, alle regelgerecht
cli-board-good = { $board }: { $cities } Städte, { $roads } Straßen, { $villages } Dörfer, Spielerzahl { $players }, Prüfsumme { $digest }: ein guter Spielplan
cli-solo = solo
cli-report-games = Spiele
cli-report-decisions = Entscheidungen
cli-report-games-second = Spiele/s
cli-report-decisions-second = Entscheid./s
cli-report-scores = mittlere Punkte
cli-report-statue = siebte Statue
cli-report-engine = Spielkern
cli-engine-compiled = übersetzter Spielkern
cli-engine-plain = Spielkern in reinem Python
cli-rounded = { $played } Spiele statt { $asked }: { $rotations } Sitzordnungen je Startzahl
cli-match-seat = { $count ->
    [one] Platz { $seat }: { $bot }, { $count } Zug
   *[other] Platz { $seat }: { $bot }, { $count } Züge
}
cli-match-times = Median { $median } ms, längster { $slowest } ms
cli-match-faults = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
cli-match-restarts = { $count ->
    [one] { $count } Neustart
   *[other] { $count } Neustarts
}
cli-progress-games = Spiele
cli-progress-measuring = Messung
cli-progress-tables = Tische
cli-progress-bytes = Bytes

## The server

cli-serving = Maharaja unter { $url }
cli-serving-from = Tische in { $database }, { $engine }
cli-port-taken = { $host } Port { $port }: { $why }; nimm mit --port einen anderen oder mit --port 0 irgendeinen

## The tables of a server

cli-column-table = Tisch
cli-column-status = Stand
cli-column-round = Runde
cli-column-changed = letzte Änderung
cli-column-seats = Plätze
cli-seat-bot = Bot { $level }
cli-damaged = beschädigt
cli-seat-free = frei
cli-seat-brahmabot = Brahmabot
cli-seat-handed-over = { $name } (Bot { $level } spielt)
cli-no-table = den Tisch { $table } gibt es nicht; maharaja tables list zeigt alle
cli-secrets = Tische enthalten Geheimnisse: gib -o DATEI an, oder --secrets, um sie hier zu zeigen
cli-standard-output = die Standardausgabe
cli-tables-written = { $count ->
    [one] { $count } Tisch geschrieben: { $goal }
   *[other] { $count } Tische geschrieben: { $goal }
}
cli-records-written = { $count ->
    [one] { $count } Aufzeichnung geschrieben: { $goal }
   *[other] { $count } Aufzeichnungen geschrieben: { $goal }
}
cli-no-export = { $file }: Zeile { $line } ist kein Tisch: in einer Datei von maharaja tables export steht einer je Zeile; Aufzeichnungen von Spielen nimmt der Server mit POST /api/tables/import
cli-line-refused = { $file }: Zeile { $line }: { $why }
cli-line-long = { $file }: Zeile { $line } ist länger als { $most } Bytes
cli-tables-read = { $count ->
    [one] { $count } Tisch: { $became }
   *[other] { $count } Tische: { $became }
}
cli-became-imported = { $count } übernommen
cli-became-replaced = { $count } ersetzt
cli-became-left = { $count } unverändert
cli-became-refused = { $count } abgelehnt
cli-table-there = den Tisch { $table } gibt es schon
cli-stop-the-server = auf dieser Datenbank läuft ein Server: beende ihn, importiere, und starte ihn wieder
cli-would-be-deleted = { $count ->
    [one] { $count } Tisch würde gelöscht
   *[other] { $count } Tische würden gelöscht
}
cli-deleted = { $count ->
    [one] { $count } Tisch gelöscht
   *[other] { $count } Tische gelöscht
}
cli-nobody-to-ask = hier kann niemand gefragt werden: gib --yes an, oder --dry-run, um erst nachzusehen
cli-delete = { $count ->
    [one] { $count } Tisch ({ $what }) endgültig löschen?
   *[other] { $count } Tische ({ $what }) endgültig löschen?
}

## Mistakes on the command line, as click says them

said-value-for = Falscher Wert für { $option }: { $what }
said-value = Falscher Wert: { $what }
said-range = { $value } liegt nicht im Bereich { $range }.
said-type = { $value } passt nicht; verlangt: { $kind }.
said-kind-integer = ganze Zahl
said-kind-integer-range = ganze Zahl
said-kind-float = Zahl
said-kind-float-range = Zahl
said-choice-of = { $value } gibt es nicht; möglich sind { $choices }.
said-no-option = Die Option { $option } gibt es nicht.
said-no-option-meant = Die Option { $option } gibt es nicht. { $remedy }
said-meant = Meintest du { $name }?
said-meant-one-of = (Meintest du: { $names }?)
said-missing-option = Die Option { $option } fehlt.
said-missing-argument = Das Argument { $argument } fehlt.
said-missing-choice = Das Argument { $argument } fehlt. Möglich sind: { $choices }
said-missing-command = Ein Befehl fehlt.
said-needs-value = Die Option { $option } braucht einen Wert.
said-takes-no-value = Die Option { $option } nimmt keinen Wert.
said-unexpected = Überzähliges Argument: { $arguments }
said-unexpected-many = Überzählige Argumente: { $arguments }
said-could-not-open = Die Datei { $file } lässt sich nicht öffnen: { $what }
said-is-a-file = { $folder } ist eine Datei, kein Ordner.

## What the system says

said-errno = { $what } (Fehler { $number })
said-errno-file = { $file }: { $what } (Fehler { $number })
said-no-file = Datei oder Ordner nicht gefunden
said-denied = keine Berechtigung
said-is-folder = das ist ein Ordner
said-no-directory = das ist kein Ordner
said-disk-full = kein Speicherplatz mehr
said-read-only = das Dateisystem ist schreibgeschützt
said-in-use = die Adresse ist schon belegt
said-no-address = diese Adresse hat der Rechner nicht
said-no-name = Name unbekannt
said-connection-refused = Verbindung abgelehnt
said-connect-failed = keine Verbindung zu { $address }
said-connect-port = keine Verbindung zu { $host }, Port { $port }
said-multiple = { $what }; { $kind } (Fehler { $number }, { $other })

## Choices in words

said-no-choice = { $choice } ist keine Wahl
said-no-choice-here = { $choice } ist auf dem Spielplan { $board } keine Wahl
said-verbs = „{ $text }“ ist keine Wahl; eine Wahl beginnt mit { $verbs }
said-nothing-follows = „{ $text }“: nach dem Wort { $word } kommt nichts mehr
said-one-number = „{ $text }“: nötig ist eine Zahl von { $low } bis { $high }
said-one-name = „{ $text }“: nötig ist eines von { $names }
said-not-legal = { $choice } ist nicht erlaubt: { $reason } (Regel { $rule })

## Records, positions and options

said-not-right = { $kind } ist nicht richtig; { $remedy }
said-what-stands-here = was hier steht,
said-need-object = nötig ist ein Objekt
said-need-list = nötig ist eine Liste
said-need-text = nötig ist ein Text
said-need-flag = nötig ist true oder false
said-need-number = nötig ist eine ganze Zahl von { $low } bis { $high }
said-key-missing = der Schlüssel { $key } fehlt
said-entries-needed = { $found } Einträge; nötig sind { $wanted }
said-use-one-of = möglich sind { $names }
said-numbers-once = jede Zahl von { $low } bis { $high } muss genau einmal vorkommen
said-names-once = jedes von { $names } muss genau einmal vorkommen
said-characters-needed = nötig sind { $number } verschiedene Charaktere
said-rounds = { $number } Runden; es gibt höchstens { $most }
said-other-words = in der Aufzeichnung selbst steht hier etwas anderes
said-seat-and-choice = nötig sind Platz und Wahl, zum Beispiel: 0 draft 14
said-seats-are = die Plätze dieses Tisches sind 0 bis { $last }
said-only-format = lesbar ist nur { $format }
said-known-rules = dieses Programm kennt die Regeln { $versions }
said-unknown-rules = Am Tisch gelten die Regeln { $version }; dieses Programm kennt { $known }.
said-give-board = gib seine Spielplandatei an, er gehört nicht zu den mitgelieferten
said-other-board = das Spiel gehört zu { $board }, nicht zu { $other }
said-board-changed = der Spielplan { $board } hat sich seither geändert (jetzt { $digest })
said-flags-once = die Flagge jeder Stadt muss genau einmal vorkommen
said-characters-fit = höchstens { $most } Charaktere passen hinein
said-plain-spaces = es gibt nur { $number } einfache Felder
said-open-planned = offen sein können nur geplante Aktionen
said-waiting-most = höchstens { $most } Dinge können anstehen
said-nobody-decides = niemand hat zu entscheiden, was die Phase verlangt
said-wrong-phase = das kann in der Phase { $phase } nicht anstehen
said-reward-off = diese Belohnung liegt nicht auf der Leiste
said-phase-needs = in der Phase { $phase } muss hier { $wanted } stehen
said-nothing-waiting = hier kann nichts dergleichen anstehen
said-need-null = hier muss null stehen
said-only-so-many = insgesamt { $number }; es gibt nur { $most }
said-shrines-fit = höchstens { $most } Schreine haben Platz
said-earned-sum = earned ergibt zusammen { $total }
said-to-settle = { $number } Schreine sind noch zu setzen
said-characters-short = { $number } Charaktere werden gebraucht
said-more-than-once = { $what } ist mehr als einmal da
said-not-drawn = { $number } wurde noch nicht gezogen
said-tiles-in-reach = { $number } Plättchen müssen in Reichweite liegen
said-tiles-needed = { $number } Plättchen werden gebraucht
said-tiles-too-high = die Plättchen liegen zu hoch; sie gehören weiter nach unten
said-decisions-made = { $decisions } passt nicht: getroffen wurden { $made }
said-decisions-record = { $decisions } passt nicht: die Aufzeichnung hat { $made }
said-no-city = „{ $name }“ ist keine Stadt dieses Spielplans; möglich sind { $names }
said-no-piece = „{ $name }“ ist keine Figur; es gibt { $names }
said-no-seat = den Platz { $seat } gibt es nicht; möglich sind 0 bis { $last }
said-setup-and-seed = ein ausdrücklicher Aufbau lässt weder Startzahl noch erste Partie zu
said-board-is-for = der Spielplan { $board } ist für { $players } Personen, nicht für { $found }
said-first-game = die vorgeschlagenen sieben Charaktere sind für vier Personen
said-other-result = die Entscheidungen führen zu einem anderen Ergebnis
said-players = { $players } können nicht spielen; möglich sind { $low } bis { $high }, oder solo mit einer Stufe
said-not-known = „{ $name }“ ist unbekannt; möglich sind { $names }
said-seeds-beyond = { $seeds } Startzahlen ab { $seed } gehen über { $last } hinaus
said-games-beyond = { $games } Spiele ab { $seed } gehen über { $last } hinaus
said-json-at = { $what }: Zeile { $line }, Spalte { $column } (Zeichen { $char })
said-json-value = hier fehlt ein Wert
said-json-extra = überzählige Daten
said-json-name = hier fehlt ein Name in Anführungszeichen
said-json-delimiter = hier fehlt { $sign }
said-json-string = hier beginnt ein Text ohne Ende

## Board files

said-board-unnamed = der Name ist leer
said-board-unknown = einen Spielplan dieses Namens gibt es nicht
said-meant-name = meintest du „{ $name }“?
said-meant-name-or = meintest du „{ $name }“? { $remedy }
said-use-or-path = möglich sind { $names } oder der Pfad einer .toml-Datei
said-unreadable = nicht lesbar: { $what }
said-not-utf8 = ist kein UTF-8-Text
said-save-utf8 = speichere die Datei als UTF-8
said-not-toml = kein TOML: { $what }
said-toml-value = kein gültiger Wert
said-toml-equals = nach einem Schlüssel fehlt „=“
said-toml-statement = keine gültige Anweisung
said-toml-newline = nach einer Anweisung fehlt das Zeilenende
said-toml-string = ein Text ohne schließendes Anführungszeichen
said-toml-array = eine Liste ohne schließende Klammer
said-toml-overwrite = ein Wert steht zweimal da
said-toml-twice = { $key } steht zweimal da
said-toml-character = unerlaubtes Zeichen { $character }
said-place-line = Zeile { $line }, Spalte { $column }
said-place-end = Ende der Datei
said-number-long = eine Zahl darin ist zu lang
said-nested = Listen oder Tabellen darin sind zu tief verschachtelt
said-unknown-key = unbekannter Schlüssel
said-is-missing = fehlt
said-add-it = füge es ein, zum Beispiel { $example }
said-unshowable = enthält ein Zeichen, das sich nicht zeigen lässt
said-plain-line = schreib eine einfache Zeile
said-length = hat { $number } Zeichen
said-write-length = schreib 1 bis { $most }
said-no-id = „{ $value }“ ist kein Kennwort
said-id-form = nimm Kleinbuchstaben, Ziffern und einzelne Bindestriche, mit einem Buchstaben am Anfang
said-no-colour = „{ $value }“ ist keine Farbe
said-colour-form = schreib sie wie "#B4522A"
said-not-known-here = „{ $value }“ ist hier unbekannt
said-path-form = schreib absolute M, L, Q und C, wie in M480 336C500 200 490 150 478 100
said-not-between = { $kind } liegt nicht zwischen { $low } und { $high }
said-large-number = eine so große Zahl
said-not-wholes = keine Liste ganzer Zahlen
said-too-large = enthält eine Zahl, die hier viel zu groß ist
said-no-point = kein Punkt
said-two-numbers = gib zwei Zahlen an, wie in [480, 336]
said-not-texts = keine Liste von Texten
said-in-quotes = setze jeden in Anführungszeichen
said-has-entries = hat { $number } Einträge
said-give-it = nötig sind { $kind }
said-number-range = { $low } bis { $high }
said-found = gefunden: { $kind }
said-write = richtig wäre: { $kind }
said-kind-text = Text
said-kind-quoted = Text in Anführungszeichen
said-kind-flag = true oder false
said-kind-whole = eine ganze Zahl
said-kind-fraction = eine Kommazahl
said-kind-list = eine Liste
said-kind-table = eine Tabelle
said-kind-date = ein Datum oder eine Zeit
said-kind-wholes = eine Liste ganzer Zahlen
said-kind-texts = eine Liste von Texten
said-kind-point = ein Punkt wie [480, 336]
said-kind-path = ein Pfad wie M480 336L478 100
said-kind-such-table = eine Tabelle wie { $example }
said-kind-sections = Abschnitte, die mit [[{ $key }]] beginnen
said-path-start = ein Pfad hat ein M, und zwar am Anfang
said-path-somewhere = ein Pfad muss irgendwohin führen, wie M10 10L90 40
said-path-letter = „{ $letter }“ ist keiner der Buchstaben M, L, Q, C
said-path-numbers = { $letter } braucht { $number } Zahlen
said-path-found = { $letter } braucht { $number } Zahlen; darunter steht „{ $word }“
said-path-large = eine Zahl nach { $letter } ist zu groß
said-cities = es gibt { $number } Städte
said-villages = es gibt { $number } Dörfer
said-roads = es gibt { $number } Straßen
said-of-them = davon gibt es { $number }
said-draw-between = zeichne { $low } bis { $high }
said-draw-most = zeichne höchstens { $most }
said-own-meaning = „{ $id }“ hat schon eine eigene Bedeutung
said-rename = nimm einen anderen Namen
said-bonuses = hat { $number } Boni
said-one-bonus = gib genau einen an, wie in {"{"} coins = 2 {"}"}
said-no-city-called = keine Stadt heißt „{ $name }“
said-to-itself = führt von { $place } zu sich selbst
said-two-places = nenne zwei verschiedene Orte
said-joins-already = { $road } verbindet { $one } und { $other } schon
said-lead-elsewhere = führe sie woandershin, denn Straßen heißen nach ihren Enden
said-no-village-called = kein Dorf heißt „{ $name }“
said-add-villages = füge Abschnitte [[village]] ein
said-on-a-road = „{ $village }“ liegt schon an { $road }
said-call-villages = nenne die Dörfer dieser Straße { $names }, in dieser Reihenfolge
said-list-players = nenne die Spielerzahlen von 1 (solo) bis 4, wie in [1, 2, 3, 4]
said-few-villages = { $kind }: { $villages } Dörfer reichen nicht für die Startschreine
said-kind-solo = ein Solospiel
said-kind-players = { $number } Personen
said-draw-villages = zeichne mindestens { $needed } Dörfer oder nimm { $players } aus der Liste
said-belongs = „{ $value }“ gehört schon zu { $place }
said-own-each = gib jedem etwas Eigenes
said-on-no-road = „{ $village }“ liegt an keiner Straße
said-name-in-one = nenne es bei den Dörfern einer Straße
said-unreached = keine Folge von Straßen führt vom Start nach { $city }
said-add-road = füge eine Straße hinzu
said-solo-missing = fehlt, obwohl players 1 enthält
said-add-solo = füge [[solo.tile]] und [[solo.setup]] ein oder nimm 1 aus players
said-no-icon = kein Symbol heißt „{ $name }“
said-icon-alone = „{ $icon }“ hat keine Zahl
said-icon-number = „{ $words }“ ist keine Anzahl von { $icon }
said-marked-twice = „{ $village }“ ist zweimal markiert
said-mark-eight = markiere acht verschiedene
said-by = { $width } mal { $height }
said-size-range = nimm in jeder Richtung 200 bis 4000
said-outside = { $point } liegt außerhalb der Anordnung { $layout }
said-outside-radius = { $point } mit dem Radius { $radius } ragt aus der Anordnung { $layout }
said-its-size = ihre Größe ist { $width } mal { $height }
said-goes-by = der Pfad führt über { $point } statt zu seinem Ende
said-begin-and-end = beginne bei { $start } und ende bei { $end }
said-road-leaves = die Straße verlässt die Anordnung { $layout } bei { $point }
said-beside = „{ $village }“ ist { $distance } neben seiner Straße gezeichnet
said-is-on-it = { $point } liegt auf ihr
said-drawn-before = „{ $one }“ ist vor „{ $other }“ gezeichnet
said-exchange = vertausche ihre Punkte

## Bots and arenas

said-no-level = „{ $level }“ ist keine Stufe; möglich sind { $names }
said-level-iterations = „{ $level }@{ $count }“: möglich sind 1 bis { $most } Durchläufe
said-command-unreadable = der Befehl „{ $command }“ ist nicht lesbar: { $what }
said-no-quotation = das schließende Anführungszeichen fehlt
said-command-missing = der Befehl „{ $command }“ lässt sich nicht starten: dieses Programm gibt es nicht
said-arena-seats = { $seats } können nicht spielen; nenne { $low } bis { $high } Stufen, oder spiele solo
said-name-a-level = nenne eine Stufe
said-two-levels = nenne mindestens zwei verschiedene, jede einmal
said-worker-version = ein Arbeitsprozess hat maharaja { $theirs }, dieser Befehl ist { $ours }; installiere überall dasselbe
said-ray-failed = der Cluster ist ausgefallen: { $what }
said-ray-missing = --ray braucht Ray: pip install '.[ray]'
said-ray-unreached = keine Verbindung zu { $address }: { $what }; läuft der Cluster, und ist der Token der seine (docs/arena.md)?
said-ray-token = { $variable } ist { $value }; erlaubt ist nur token
said-fault = Platz { $seat }, Zug { $move }, { $fault }: { $what }
said-fault-bye = nach bye war er { $seconds } s später immer noch da
said-fault-type = eine Nachricht { $type } wird nicht erwartet
said-fault-unasked = eine Antwort auf id { $id }; die Frage ist { $asked }
said-fault-no-text = { $value } ist kein Text
said-fault-refused = { $choice }: { $reason } (Regel { $rule })
said-fault-late = keine Antwort in der Zeit
said-fault-flood = eine Zeile mit mehr als { $most } Bytes
said-fault-start = lässt sich nicht starten: { $what }
said-fault-ready = erwartet war "ready" mit dem Protokoll { $protocol }: { $message }
said-fault-retired = { $times } Mal neu gestartet; der Ersatz spielt weiter
said-fault-utf8 = kein UTF-8: { $text }
said-fault-json = kein JSON: { $text }
said-fault-object = kein Objekt mit type: { $text }

## Databases and exported tables

said-database-scheme = --database kann nicht mit { $scheme }:// beginnen: gib den Pfad einer Datei an, sqlite:///pfad oder postgresql://user@host/name
said-database-folder = der Ordner für die Tische lässt sich nicht anlegen: { $what }
said-database-path = --database braucht den Pfad einer Datei, etwa sqlite:///tables.db
said-database-missing = diese Datei gibt es nicht; sag mit --database, wo die Tische sind
said-database-libraries = PostgreSQL braucht weitere Bibliotheken: pip install 'maharaja[postgresql]'
said-database-newer = die Datenbank stammt von einem neueren Maharaja: ihr Schema ist { $found }, diese Version kennt höchstens { $known }; installiere eine neuere
said-database-closed = der Speicher ist nicht geöffnet
said-database-lost = die Verbindung riss beim Schreiben ab, so dass ungewiss ist, ob dies geschrieben wurde: { $what }
said-database-no-answer = keine Antwort
said-database-address = keine gültige Adresse; richtig wäre postgresql://user:password@host:5432/name
said-database-password = falsches Passwort für „{ $user }“
said-database-unknown = eine Datenbank „{ $name }“ gibt es nicht
said-database-role = einen Benutzer „{ $name }“ gibt es dort nicht
said-database-no-database = die Datei ist keine Datenbank
said-database-unopened = die Datenbankdatei lässt sich nicht öffnen
said-database-locked = die Datenbank ist gesperrt
said-database-read-only = die Datenbank ist schreibgeschützt
said-database-malformed = die Datenbankdatei ist beschädigt
said-database-used = { $file } wird von einem anderen Server benutzt; für mehrere Prozesse mit denselben Tischen gib allen dasselbe PostgreSQL: --database postgresql://...
said-servers-use = den Tisch { $table } benutzen vielleicht Server
said-server-uses = den Tisch { $table } benutzt vielleicht ein Server
said-table-there = einen Tisch { $table } gibt es schon
said-no-folder = den Ordner { $folder } gibt es nicht
said-archive-damaged = der Tisch { $table } ist in der Datenbank beschädigt: { $what }
said-archive-board = der Spielplan mit der Prüfsumme { $digest } fehlt in der Datenbank
said-archive-format = das Format ist „{ $format }“; diese Version liest „{ $known }“
said-archive-none = das ist kein Tisch: { $what }
said-archive-changed = der Tisch { $table } wurde seit dem Export verändert
said-archive-its-board = sein Spielplan ist { $board } ({ $digest }), nicht { $other }
said-archive-solo = solo passt nicht zum Spiel
said-archive-seat = den Platz { $seat } gibt es nicht
said-archive-status = das Spiel ist { $status }, also kann niemand wählen
said-archive-again = das Spiel ist { $status }, also kann es nicht noch einmal gespielt werden
said-archive-back = { $number } Entscheidungen lassen sich nicht zurücknehmen
said-archive-kind = der Platz { $seat } ist von der Art { $sort }
said-archive-level = eine Stufe „{ $level }“ gibt es nicht; die Stufen sind { $names }
said-archive-link = einen Platz hat ein Link genau dann, wenn es der eigene ist
said-place-table = Tisch { $table }
said-place-beginning = der Anfang
said-place-entry = Eintrag { $number }
said-place-links = die Links

## What the server says to programs, besides the codes

said-tables-an-hour = Von einer Adresse höchstens { $number } Tische in der Stunde.
said-tables-at-once = Erlaubt sind { $number } Tische zugleich; beende oder schließe erst einen.
said-bots-at-once = An den Tischen eines Gastgebers dürfen höchstens { $number } suchende Bots ({ $names }) zugleich spielen; beende oder schließe erst einen Tisch, oder nimm adept.
said-sockets-address = Höchstens { $number } von einer Adresse zugleich.
said-sockets-person = Höchstens { $number } von einer Person zugleich.
said-bytes = Höchstens { $number } Bytes.
said-follows = Ein Socket verfolgt höchstens { $number } Plätze; gib erst einen auf.
said-full-names = Der Name dieses Platzes wurde { $number }-mal geändert; er bleibt, wie er ist.
said-full-devices = Der Platz wurde { $number }-mal auf andere Geräte geholt; das genügt.
said-full-levels = Die Stufe dieses Bots wurde { $number }-mal geändert; sie bleibt, wie sie ist.
said-full-forced = Erzwungene Züge wurden { $number }-mal ein- oder ausgeschaltet; es bleibt, wie es ist.
said-full-take-backs = Der Platz wurde { $number }-mal zurückgenommen; jetzt spielt sein Bot bis zum Ende.
said-full-undos = Der Platz hat { $number } Entscheidungen zurückgenommen; was jetzt gewählt wird, gilt.
said-full-plans = Der Platz hat { $number } Pläne ersetzt; der letzte gilt.
said-full-people = Hier haben sich schon { $number }-mal Leute hingesetzt; jetzt können das nur noch Bots.
said-full-rematches = Diese Partie wurde { $number }-mal noch einmal gespielt; richte einen neuen Tisch ein.
said-boards = Die Spielpläne sind { $names }.
said-faster = Andere waren immer wieder schneller; schau nach und versuch es noch einmal.
said-noted-as = Hier ging etwas schief; im Protokoll steht es als { $mark }.
said-nested-message = Sie ist zu tief verschachtelt.
said-parameter-once = Jeder Parameter darf einmal vorkommen.
said-too-late = Sie kam nicht binnen { $seconds } Sekunden.
said-send-type = Sende { $type } in UTF-8.
said-origin-needed = Anfragen mit Cookie müssen ihren Origin nennen.
said-origin-foreign = Der Origin ist weder dieser Server noch einer, der ihm genannt wurde.
said-host-wrong = Verwende die Adresse dieses Servers, oder lass den Betreiber den Namen angeben.
said-solo-seats = Ein Solotisch hat einen Platz; der von Brahmabot kommt von selbst.
said-record-or-position = Nötig ist eine Aufzeichnung oder eine Stellung.
said-earlier-decisions = frühere Entscheidungen hat nur eine Aufzeichnung.
said-seats-wanted = dieses Spiel hat { $wanted }, nicht { $found }.
said-game-has = das Spiel hat { $number }.
said-devices = Ein Platz ist auf höchstens { $number } Geräten.
said-page-before = den Wert aus next verwenden.
said-bytes-besides = mehr als { $number } Bytes außerhalb von choices.
said-bytes-more = mehr als { $number } Bytes.
said-link-left = Die Person dieses Links hat den Platz verlassen.
said-nobody-sits = Dort sitzt niemand, der zurückkommen könnte.
said-no-bot = Kein Bot spielt für dich.
said-whose-link = wessen Link? Ein Platz ist nötig.
said-table-seats = Die Plätze dieses Tisches sind 0 bis { $last }.
said-closed = Der Tisch wurde geschlossen.
said-not-begun = Das Spiel hat noch nicht begonnen.
said-over = Das Spiel ist aus.
said-players-only = Das dürfen nur die, die hier gespielt haben, und wer den Tisch eröffnet hat.
said-not-over = Nur ein Spiel, das aus ist, kann noch einmal gespielt werden.
said-bot-plays = Diesen Platz spielt ein Bot; nimm ihn erst zurück.
said-levels = die Stufen sind { $names }.
said-undo-plan = Ein Plan wird nicht zurückgenommen, sondern neu gefasst, bis der letzte da ist.
said-undo-others = Inzwischen hat jemand anders geantwortet, oder es wurde noch nichts gewählt.
said-undo-hidden = Etwas Verborgenes kam ans Licht, oder der Zug ist vorbei.
said-expected = erwartet: { $wanted }, gefunden: { $found }
said-expected-alone = erwartet: { $wanted }
said-field-missing = das Feld { $field } fehlt
said-field-unknown = das Feld { $field } gibt es hier nicht
said-invalid-value = { $value } ist hier nicht möglich
said-invalid-enum = { $value } ist hier nicht möglich
said-json-malformed = kein gültiges JSON: { $what } (Byte { $byte })
said-json-character = unerwartetes Zeichen
said-json-ends = die Nachricht bricht ab
said-message-at = { $what } - bei { $place }
