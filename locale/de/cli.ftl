## How parts of a message are joined

cli-at = { $place }: { $what }
cli-remedy = { $what }; { $remedy }
cli-stop = { $what }.

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
cli-delete = { $count ->
    [one] { $count } Tisch ({ $what }) endgültig löschen?
   *[other] { $count } Tische ({ $what }) endgültig löschen?
}

## What the system says

said-no-file = Datei oder Ordner nicht gefunden
said-denied = keine Berechtigung
said-is-folder = das ist ein Ordner
said-no-directory = das ist kein Ordner
said-disk-full = kein Speicherplatz mehr
said-read-only = das Dateisystem ist schreibgeschützt
said-in-use = die Adresse ist schon belegt
said-no-address = diese Adresse hat der Rechner nicht
said-connection-refused = Verbindung abgelehnt
said-connect-failed = keine Verbindung zu { $address }
said-connect-port = keine Verbindung zu { $host }, Port { $port }
said-multiple = { $what }; { $kind } (Fehler { $number }, { $other })

## Records, positions and options

said-not-right = { $kind } ist nicht richtig; { $remedy }
said-what-stands-here = was hier steht,
said-use-one-of = möglich sind { $names }
said-unknown-rules = Am Tisch gelten die Regeln { $version }; dieses Programm kennt { $known }.

## Board files

said-meant-name = meintest du „{ $name }“?
said-meant-name-or = meintest du „{ $name }“? { $remedy }
said-unreadable = nicht lesbar: { $what }
said-not-utf8 = ist kein UTF-8-Text
said-save-utf8 = speichere die Datei als UTF-8
said-large-number = eine so große Zahl

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
