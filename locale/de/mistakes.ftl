## How parts of an error are joined

error-text-at = { $place }: { $what }
error-text-remedy = { $what }; { $remedy }
error-text-found = { $found } ist nicht richtig; { $what }
error-text-what-stands-here = was hier steht,
error-text-use-one-of = möglich sind { $names }
error-text-did-you-mean = meintest du „{ $name }“?
error-text-did-you-mean-or = meintest du „{ $name }“? { $what }
error-text-large-number = eine so große Zahl
error-text-quoted = { $what }

## Files

error-file-unreadable = nicht lesbar: { $what }
error-file-not-utf8 = ist kein UTF-8-Text
error-file-save-as-utf8 = speichere die Datei als UTF-8

## What the system says

error-system-missing = Datei oder Ordner nicht gefunden
error-system-denied = keine Berechtigung
error-system-is-folder = das ist ein Ordner
error-system-no-folder = das ist kein Ordner
error-system-disk-full = kein Speicherplatz mehr
error-system-read-only = das Dateisystem ist schreibgeschützt
error-system-address-in-use = die Adresse ist schon belegt
error-system-no-address = diese Adresse hat der Rechner nicht
error-system-connection-refused = Verbindung abgelehnt

## Board files

error-board-unnamed = der Name ist leer
error-board-unknown = einen Spielplan dieses Namens gibt es nicht
error-board-use-or-path = möglich sind { $names } oder der Pfad einer .toml-Datei
error-board-not-toml = kein TOML: { $what }
error-board-number-too-long = eine Zahl darin ist zu lang
error-board-nested-too-deeply = Listen oder Tabellen darin sind zu tief verschachtelt
error-board-unknown-key = unbekannter Schlüssel
error-board-key-missing = fehlt
error-board-add-key = füge es ein, zum Beispiel { $example }
error-board-unprintable = enthält ein Zeichen, das sich nicht zeigen lässt
error-board-write-plain-line = schreib eine einfache Zeile
error-board-length = hat { $number } Zeichen
error-board-write-length = schreib 1 bis { $most }
error-board-no-id = „{ $value }“ ist keine Kennung
error-board-form-of-id = nimm Kleinbuchstaben, Ziffern und einzelne Bindestriche, mit einem Buchstaben am Anfang
error-board-no-colour = „{ $value }“ ist keine Farbe
error-board-form-of-colour = schreib sie wie "#B4522A"
error-board-not-known = „{ $value }“ ist hier unbekannt
error-board-form-of-path = schreib absolute M, L, Q und C, wie in M480 336C500 200 490 150 478 100
error-board-not-between = { $number } liegt nicht zwischen { $low } und { $high }
error-board-not-whole-numbers = keine Liste ganzer Zahlen
error-board-too-large = enthält eine Zahl, die hier viel zu groß ist
error-board-no-point = kein Punkt
error-board-give-two-numbers = gib zwei Zahlen an, wie in [480, 336]
error-board-not-texts = keine Liste von Texten
error-board-put-in-quotes = setze jeden in Anführungszeichen
error-board-entries = hat { $number } Einträge
error-board-give-entries = nötig sind { $entries }
error-board-range = { $low } bis { $high }
error-board-found = gefunden: { $type }
error-board-write = richtig wäre: { $type }
error-board-type-text = Text
error-board-type-quoted = Text in Anführungszeichen
error-board-type-flag = true oder false
error-board-type-whole-number = eine ganze Zahl
error-board-type-fraction = eine Kommazahl
error-board-type-list = eine Liste
error-board-type-table = eine Tabelle
error-board-type-date = ein Datum oder eine Zeit
error-board-type-whole-numbers = eine Liste ganzer Zahlen
error-board-type-texts = eine Liste von Texten
error-board-type-point = ein Punkt wie [480, 336]
error-board-type-path = ein Pfad wie M480 336L478 100
error-board-type-such-table = eine Tabelle wie { $example }
error-board-type-sections = Abschnitte, die mit [[{ $key }]] beginnen
error-board-path-parts = hat mehr als { $most } Teile
error-board-path-start = ein Pfad hat ein M, und zwar am Anfang
error-board-path-somewhere = ein Pfad muss irgendwohin führen, wie M10 10L90 40
error-board-path-letter = „{ $letter }“ ist keiner der Buchstaben M, L, Q, C
error-board-path-numbers = { $letter } braucht { $number } Zahlen
error-board-path-found = { $letter } braucht { $number } Zahlen; darunter steht „{ $word }“
error-board-path-large = eine Zahl nach { $letter } ist zu groß
error-board-cities = es gibt { $number } Städte
error-board-villages = es gibt { $number } Dörfer
error-board-roads = es gibt { $number } Straßen
error-board-tiles = davon gibt es { $number }
error-board-draw-between = zeichne { $low } bis { $high }
error-board-draw-at-most = zeichne höchstens { $most }
error-board-reserved = „{ $id }“ hat schon eine eigene Bedeutung
error-board-rename = nimm einen anderen Namen
error-board-bonuses = hat { $number } Boni
error-board-give-one-bonus = gib genau einen an, wie in {"{"} coins = 2 {"}"}
error-board-no-city = keine Stadt heißt „{ $name }“
error-board-road-to-itself = führt von { $place } zu sich selbst
error-board-name-two-places = nenne zwei verschiedene Orte
error-board-road-twice = { $road } verbindet { $one } und { $other } schon
error-board-lead-elsewhere = führe sie woandershin, denn Straßen heißen nach ihren Enden
error-board-no-village = kein Dorf heißt „{ $name }“
error-board-add-villages = füge Abschnitte [[village]] ein
error-board-village-on-two-roads = „{ $village }“ liegt schon an { $road }
error-board-call-villages = nenne die Dörfer dieser Straße { $names }, in dieser Reihenfolge
error-board-list-players = nenne die Spielerzahlen von 1 (solo) bis 4, wie in [1, 2, 3, 4]
error-board-too-few-villages = { $game }: { $villages } Dörfer reichen nicht für die Startschreine
error-board-solo-game = ein Solospiel
error-board-players = { $number } Personen
error-board-draw-villages = zeichne mindestens { $needed } Dörfer oder nimm { $players } aus der Liste
error-board-taken = „{ $value }“ gehört schon zu { $place }
error-board-give-each-its-own = gib jedem etwas Eigenes
error-board-village-on-no-road = „{ $village }“ liegt an keiner Straße
error-board-name-in-one-road = nenne es bei den Dörfern einer Straße
error-board-unreachable = keine Folge von Straßen führt vom Start nach { $city }
error-board-add-road = füge eine Straße hinzu
error-board-solo-missing = fehlt, obwohl players 1 enthält
error-board-add-solo = füge [[solo.tile]] und [[solo.setup]] ein oder nimm 1 aus players
error-board-no-icon = kein Symbol heißt „{ $name }“
error-board-icon-without-number = „{ $icon }“ hat keine Zahl
error-board-icon-number = „{ $words }“ ist keine Anzahl von { $icon }
error-board-marked-twice = „{ $village }“ ist zweimal markiert
error-board-mark-eight = markiere acht verschiedene
error-board-size = { $width } mal { $height }
error-board-size-range = nimm in jeder Richtung 200 bis 4000
error-board-outside = { $point } liegt außerhalb der Anordnung { $layout }
error-board-outside-with-radius = { $point } mit dem Radius { $radius } ragt aus der Anordnung { $layout }
error-board-layout-size = ihre Größe ist { $width } mal { $height }
error-board-path-ends-elsewhere = der Pfad führt über { $point } statt zu seinem Ende
error-board-begin-and-end = beginne bei { $start } und ende bei { $end }
error-board-road-leaves = die Straße verlässt die Anordnung { $layout } bei { $point }
error-board-covers = ist über { $other } gezeichnet: { $found } von Mitte zu Mitte
error-board-move-apart = lass mindestens { $distance } dazwischen
error-board-pale = { $colour } ist zu hell: Das weiße Emblem hat nur einen Kontrast von { $found }
error-board-darker = nimm eine dunklere Farbe mit einem Kontrast von mindestens { $contrast }
error-board-alike = { $colour } ist kaum von der Flagge von { $other } zu unterscheiden
error-board-other-colour = nimm eine andere Farbe
error-board-beside-road = „{ $village }“ ist { $distance } neben seiner Straße gezeichnet
error-board-point-on-road = { $point } liegt auf ihr
error-board-wrong-order = „{ $one }“ ist vor „{ $other }“ gezeichnet
error-board-edit-unusual = dieser Teil der Datei ist so geschrieben, dass der Editor ihn nicht ändern kann; ändere ihn im Text
error-board-too-long = eine Spielplan-Datei hat höchstens { $most } Zeichen
error-board-exchange-points = vertausche ihre Punkte

## Choices as text

error-choice-no-number = { $choice } ist keine Wahl
error-choice-not-on-board = { $choice } ist auf dem Spielplan { $board } keine Wahl
error-choice-unknown-word = „{ $text }“ ist keine Wahl; eine Wahl beginnt mit { $verbs }
error-choice-did-you-mean = war { $word } gemeint?
error-choice-nothing-follows = „{ $text }“: nach dem Wort { $word } kommt nichts mehr
error-choice-number-needed = „{ $text }“: nötig ist eine Zahl von { $low } bis { $high }
error-choice-name-needed = „{ $text }“: nötig ist eines von { $names }
error-choice-not-legal = { $choice } ist nicht erlaubt: { $reason } (Regel { $rule })
error-choice-refused = { $choice }: { $reason } (Regel { $rule })
error-choice-no-piece = „{ $name }“ ist kein Spielelement; es gibt { $names }

## Records, positions and set-ups

error-data-object-needed = nötig ist ein Objekt
error-data-list-needed = nötig ist eine Liste
error-data-text-needed = nötig ist ein Text
error-data-flag-needed = nötig ist true oder false
error-data-number-needed = nötig ist eine ganze Zahl von { $low } bis { $high }
error-data-key-missing = der Schlüssel { $key } fehlt
error-data-entries-needed = { $found } Einträge; nötig sind { $wanted }
error-data-numbers-once = jede Zahl von { $low } bis { $high } muss genau einmal vorkommen
error-data-names-once = jedes von { $names } muss genau einmal vorkommen
error-data-characters-needed = nötig sind { $number } verschiedene Charaktere
error-data-rounds = { $number } Runden; es gibt höchstens { $most }
error-data-differs-from-record = in der Aufzeichnung selbst steht hier etwas anderes
error-data-seat-and-choice = nötig sind Platz und Wahl, zum Beispiel: 0 draft 14
error-data-seats = die Plätze dieses Tisches sind 0 bis { $last }
error-data-format = lesbar ist nur { $format }
error-data-known-rules = dieses Programm kennt die Regeln { $versions }
error-data-give-board = gib seine Spielplandatei an, er gehört nicht zu den mitgelieferten
error-data-other-board = das Spiel gehört zu { $board }, nicht zu { $other }
error-data-board-changed = der Spielplan { $board } hat sich seither geändert (jetzt { $digest })
error-data-flags-once = die Flagge jeder Stadt muss genau einmal vorkommen
error-data-characters-fit = höchstens { $most } Charaktere passen hinein
error-data-plain-spaces = es gibt nur { $number } einfache Felder
error-data-open-planned = offen sein können nur geplante Aktionen
error-data-waiting-most = höchstens { $most } Dinge können anstehen
error-data-nobody-decides = niemand hat zu entscheiden, was die Phase verlangt
error-data-wrong-phase = das kann in der Phase { $phase } nicht anstehen
error-data-reward-off-track = diese Belohnung liegt nicht auf der Leiste
error-data-phase-needs = in der Phase { $phase } muss hier { $wanted } stehen
error-data-nothing-waiting = hier kann nichts dergleichen anstehen
error-data-null-needed = hier muss null stehen
error-data-only-so-many = insgesamt { $number }; es gibt nur { $most }
error-data-shrines-fit = höchstens { $most } Schreine haben Platz
error-data-earned-sum = earned ergibt zusammen { $total }
error-data-to-settle = { $number } Schreine sind noch zu setzen
error-data-characters-short = { $number } Charaktere werden gebraucht
error-data-more-than-once = { $what } ist mehr als einmal da
error-data-not-drawn = { $number } wurde noch nicht gezogen
error-data-tiles-in-reach = { $number } Plättchen müssen in Reichweite liegen
error-data-tiles-needed = { $number } Plättchen werden gebraucht
error-data-tiles-too-high = die Plättchen liegen zu hoch; sie gehören weiter nach unten
error-data-other-result = die Entscheidungen führen zu einem anderen Ergebnis
error-data-board-digest = diese Städte, Straßen und Plättchen ergeben einen Spielplan mit der Prüfsumme { $digest }
error-data-road-villages = eine Straße hat eines oder zwei
error-data-icons-fit = es passen höchstens { $most }
error-data-tiles-gone = höchstens { $most } Plättchen können weg sein

## Options and arguments

error-option-players = { $players } können nicht spielen; möglich sind { $low } bis { $high }, oder solo mit einer Stufe
error-option-board-is-for = der Spielplan { $board } ist für { $players } Personen, nicht für { $found }
error-option-unknown = „{ $name }“ ist unbekannt; möglich sind { $names }
error-option-setup-and-seed = ein ausdrücklicher Aufbau lässt weder Startzahl noch erste Partie zu
error-option-first-game = die vorgeschlagenen sieben Charaktere sind für vier Personen
error-option-decisions-made = { $decisions } passt nicht: getroffen wurden { $made }
error-option-decisions-of-record = { $decisions } passt nicht: die Aufzeichnung hat { $made }
error-option-no-city = „{ $name }“ ist keine Stadt dieses Spielplans; möglich sind { $names }
error-option-no-seat = den Platz { $seat } gibt es nicht; möglich sind 0 bis { $last }
error-option-seeds-beyond = { $seeds } Startzahlen ab { $seed } gehen über { $last } hinaus
error-option-games-beyond = { $games } Spiele ab { $seed } gehen über { $last } hinaus
error-option-nothing-to-decide = Platz { $seat } hat nichts zu entscheiden
error-option-spectator = die eines Zuschauers; nimm die eines Platzes
error-option-totals = { $found } Summen; nötig sind { $wanted }, eine je Platz
error-option-totals-hidden = die Sicht verbirgt Summen: Gib die aus den Ereignissen gezählten an oder statt der Sicht das Spiel
error-option-seat-of-view = eine Sicht hat ihren eigenen Platz: Gib das Spiel an, um von einem anderen aus zu schauen
error-option-too-few = { $number } ist zu wenig; nimm 1 oder mehr
error-option-opponents = nötig ist einer für alle anderen Plätze, oder { $number }
error-option-names = { $found } Namen für { $number } Plätze; höchstens einer je Platz
error-option-no-records = es ist keine Partie da
error-option-other-board = Partie { $game } wurde auf einem anderen Plan als { $board } gespielt: eine Datei je Plan
error-option-unfinished = Partie { $game } ist nicht zu Ende; was ihre Entscheidungen wert waren, weiß also niemand
error-option-actions = { $number } sind nötig, eine für jede Partie; gefunden: { $found }
error-option-bot-seat = dieser Bot ist für Platz { $seat }; Bots stehen in der Reihenfolge der Plätze
error-option-no-bot = { $what } ist kein Bot; maharaja.make_bot(level, { $seat }, seed) macht einen
error-option-bots = { $number } Bots sind nötig, einer für jeden Platz; gefunden: { $found }
error-option-rewards = { $number } Zahlen sind nötig, eine für jeden Platz; gefunden: { $found }

## Bots

error-bot-no-level = „{ $level }“ ist keine Stufe; möglich sind { $names }
error-bot-no-level-meant = „{ $level }“ ist keine Stufe; war { $name } gemeint? Es gibt { $names }
error-bot-no-style = „{ $style }“ ist kein Stil von { $level }; Stufen, die nachdenken, haben die Stile { $names }
error-bot-iterations = „{ $level }@{ $iterations }“: möglich sind 1 bis { $most } Durchläufe
error-bot-command-unreadable = der Befehl „{ $command }“ ist nicht lesbar: { $what }
error-bot-command-missing = der Befehl „{ $command }“ lässt sich nicht starten: dieses Programm gibt es nicht
error-bot-fault = Platz { $seat }, Zug { $move }, { $kind }: { $what }
error-bot-bye = nach bye war er { $seconds } s später immer noch da
error-bot-type = eine Nachricht { $type } wird nicht erwartet
error-bot-unasked = eine Antwort auf id { $id }; die Frage ist { $asked }
error-bot-no-text = { $value } ist kein Text
error-bot-late = keine Antwort in der Zeit
error-bot-flood = eine Zeile mit mehr als { $most } Bytes
error-bot-start = lässt sich nicht starten: { $what }
error-bot-ready = erwartet war "ready" mit dem Protokoll { $protocol }: { $message }
error-bot-retired = { $times } Mal neu gestartet; der Ersatz spielt weiter
error-bot-lost-moves = { $count } Züge in Folge verloren; der Ersatz spielt weiter
error-bot-not-utf8 = kein UTF-8: { $text }
error-bot-not-json = kein JSON: { $text }
error-bot-no-object = kein Objekt mit type: { $text }
error-bot-closed-output = er hat seine Ausgabe geschlossen
error-bot-signal = er wurde vom Signal { $signal } beendet
error-bot-exit-status = er endete mit dem Status { $status }
error-bot-said = { $what }; er sagte: { $said }
error-bot-move-without-newgame = ein move ohne ein newgame davor
error-bot-protocol = hier gilt nur das Protokoll { $protocol }
error-bot-python-file = es gibt keine Datei „{ $file }“; eine eigene Klasse heißt DATEI.py:KLASSE
error-bot-python-import = die Datei lässt sich nicht importieren: { $what }
error-bot-python-no-class = darin gibt es keine Klasse „{ $name }“, aber { $names }
error-bot-python-no-bots = darin gibt es keine Klasse „{ $name }“ und auch keine andere Unterklasse von maharaja.Bot
error-bot-python-not-bot = „{ $name }“ ist kein Bot; nötig ist eine Unterklasse von maharaja.Bot
error-bot-raised = { $what } (Zeile { $line })
error-bot-failed = { $count ->
    [one] ausgefallen in { $count } Partie; in der mit Startzahl { $seed }: { $what }
   *[other] ausgefallen in { $count } Partien; zuerst in der mit Startzahl { $seed }: { $what }
}

## Arenas

error-arena-seats = { $seats } können nicht spielen; nenne { $low } bis { $high } Stufen, oder spiele solo
error-arena-name-a-level = nenne eine Stufe
error-arena-two-levels = nenne mindestens zwei verschiedene, jede einmal
error-arena-worker-version = ein Arbeitsprozess hat maharaja { $theirs }, dieser Befehl ist { $ours }; installiere überall dasselbe
error-arena-cluster-failed = der Cluster ist ausgefallen: { $what }
error-arena-ray-missing = --ray braucht Ray: im Projektordner pip install '.[ray]'
error-arena-unreached = keine Verbindung zu { $address }: { $what }; läuft der Cluster, und ist der Token der seine (docs/arena.md)?
error-arena-own-ray = einem eigenen Ray
error-arena-token = { $variable } ist { $value }; erlaubt ist nur token
error-arena-fault = in der Partie mit der Startzahl { $seed }: { $what }
error-arena-redraws = neu planen können nur unsere eigenen Stufen, und nicht im Solospiel
error-arena-kept-other = diese Datei enthält Partien von etwas anderem; nenne eine andere
error-arena-kept-changed = diese Partien haben Bots gespielt, die heute anders spielen; nenne eine neue Datei

## The command line

error-cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Die Befehle sind { $commands }.
error-cli-positions-need-records = --positions braucht --records DATEI als Ziel
error-cli-puzzles-wrong =
    { $count ->
        [one] { $count } Rätsel hält nicht, was es sagt.
       *[other] { $count } Rätsel halten nicht, was sie sagen.
    }
error-cli-keep-or-records = --keep und --records gehen nicht zusammen
error-cli-players-solo = --players { $players } und --solo { $level } gehen nicht zusammen; lass eines weg
error-cli-players-one = --players 1 braucht --solo easy, medium oder hard
error-cli-seats-solo = seats: { $seats } können nicht solo spielen; nenne nur einen Platz
error-remote-address = „{ $address }“ ist nicht die Adresse eines Tisches; sie sieht aus wie http://127.0.0.1:8350/tables/ID, mit der Einladung hinter #
error-cli-join-token = der Schlüssel eines Bot-Kontos beginnt mit { $begin }
error-remote-unreached = der Server ist nicht zu erreichen: { $what }
error-remote-refused = { $code }: { $what }
error-cli-not-one-of = „{ $name }“ gibt es nicht; möglich sind { $names }
error-cli-name-missing = ein Name fehlt; trenne die Stufen durch einzelne Kommas
error-cli-never-pass = { $seconds } Sekunden vergehen nie
error-cli-no-address = „{ $text }“ ist keine Adresse eines Servers; richtig wäre etwa https://tables.example.org
error-cli-no-origin = „{ $text }“ ist kein Ursprung; richtig wäre etwa https://example.org
error-cli-no-folder = { $folder } ist kein Ordner
error-cli-no-player = „{ $text }“ kann keinen Platz haben; möglich sind { $names }
error-cli-no-shared-board = es gibt keinen geteilten Spielplan { $board }
error-cli-board-players = dieser Spielplan ist für { $players } Spielende
error-cli-board-mistakes = { $count ->
    [one] der Spielplan ist nicht spielbar: { $count } Fehler
   *[other] der Spielplan ist nicht spielbar: { $count } Fehler
}
error-cli-board-looks = { $count ->
    [one] der Spielplan ist spielbar, aber { $count } Sache ist schlecht zu sehen
   *[other] der Spielplan ist spielbar, aber { $count } Sachen sind schlecht zu sehen
}
error-cli-no-host = „{ $text }“ ist kein Rechnername wie tables.example.org
error-cli-no-network = „{ $text }“ ist weder eine Adresse noch ein Netz wie 10.0.0.0/8
error-cli-no-mail-address = „{ $text }“ ist keine Mailadresse
error-cli-no-server = „{ $text }“ ist nicht HOST:PORT
error-cli-no-duration = „{ $text }“ ist keine Dauer; richtig wäre 12h, 30d oder 8w
error-cli-name-a-status = --status: nenne mindestens einen von { $names }
error-cli-no-json = { $file }: Zeile { $line } ist keine Aufzeichnung in JSON: { $why }
error-cli-nested = zu tief verschachtelt
error-cli-too-few-games = { $count ->
    [one] { $file }: enthält { $count } Spiel; --game { $game } ist zu hoch
   *[other] { $file }: enthält { $count } Spiele; --game { $game } ist zu hoch
}
error-cli-too-few-decisions = { $count ->
    [one] { $file }: --at { $asked }: die Aufzeichnung hat nur { $count } Entscheidung
   *[other] { $file }: --at { $asked }: die Aufzeichnung hat nur { $count } Entscheidungen
}
error-cli-not-a-file = { $file } ist keine Datei; -o - schreibt auf die Standardausgabe
error-cli-port-taken = { $host } Port { $port }: { $why }; nimm mit --port einen anderen oder mit --port 0 irgendeinen
error-cli-secrets = Tische enthalten Geheimnisse: gib -o DATEI an, oder --secrets, um sie hier zu zeigen
error-cli-nobody-to-ask = hier kann niemand gefragt werden: gib --yes an, oder --dry-run, um erst nachzusehen
error-cli-no-person = niemand heißt { $person } oder hat eine Kennung, die so beginnt, oder mehrere: siehe maharaja people list
error-cli-no-report = unter { $message } wurde nichts gemeldet: siehe maharaja people reports

## The command line: what click finds

error-cli-value-for = Falscher Wert für { $option }: { $what }
error-cli-value = Falscher Wert: { $what }
error-cli-range = { $value } liegt nicht im Bereich { $range }.
error-cli-type = { $value } passt nicht; verlangt: { $wanted }.
error-cli-whole-number = ganze Zahl
error-cli-number = Zahl
error-cli-yes-or-no = true oder false
error-cli-choice-of = { $value } gibt es nicht; möglich sind { $choices }.
error-cli-no-option = Die Option { $option } gibt es nicht.
error-cli-no-option-meant = Die Option { $option } gibt es nicht. { $meant }
error-cli-did-you-mean = Meintest du { $name }?
error-cli-did-you-mean-one-of = (Meintest du: { $names }?)
error-cli-missing-option = Die Option { $option } fehlt.
error-cli-missing-argument = Das Argument { $argument } fehlt.
error-cli-missing-command = Ein Befehl fehlt.
error-cli-needs-posix = dieser Befehl braucht Linux oder macOS (unter Windows: WSL); alles außer dem Server und seinen Tischen geht auch hier
error-cli-needs-value = Die Option { $option } braucht einen Wert.
error-cli-takes-no-value = Die Option { $option } nimmt keinen Wert.
error-cli-unexpected = Überzähliges Argument: { $arguments }
error-cli-unexpected-many = Überzählige Argumente: { $arguments }
error-cli-could-not-open = Die Datei { $file } lässt sich nicht öffnen: { $what }
error-cli-is-a-file = { $folder } ist eine Datei, kein Ordner.
error-cli-dataset-missing = Datensätze brauchen pyarrow: im Projektordner pip install '.[dataset]'

## Databases

error-database-scheme = --database kann nicht mit { $scheme }:// beginnen: gib den Pfad einer Datei an, sqlite:///pfad oder postgresql://user@host/name
error-database-folder = der Ordner für die Tische lässt sich nicht anlegen: { $what }
error-database-path = --database braucht den Pfad einer Datei, etwa sqlite:///tables.db
error-database-missing = diese Datei gibt es nicht; sag mit --database, wo die Tische sind
error-database-libraries = PostgreSQL braucht weitere Bibliotheken: im Projektordner pip install '.[postgresql]'
error-database-newer = die Datenbank stammt von einem neueren Maharaja: ihr Schema ist { $found }, diese Version kennt höchstens { $known }; installiere eine neuere
error-database-closed = der Speicher ist nicht geöffnet
error-database-lost = die Verbindung riss beim Schreiben ab, so dass ungewiss ist, ob dies geschrieben wurde: { $what }
error-database-no-answer = keine Antwort
error-database-address = keine gültige Adresse; richtig wäre postgresql://user:password@host:5432/name
error-database-in-use = { $file } wird von einem anderen Server benutzt; für mehrere Prozesse mit denselben Tischen gib allen dasselbe PostgreSQL: --database postgresql://...
error-database-servers-use = den Tisch { $table } benutzen vielleicht Server
error-database-server-uses = den Tisch { $table } benutzt vielleicht ein Server
error-database-table-exists = einen Tisch { $table } gibt es schon
error-database-no-folder = den Ordner { $folder } gibt es nicht
error-database-backup-postgresql = PostgreSQL sichert mit einem eigenen Programm: pg_dump --format=custom --file=DATEI DATENBANK; maharaja tables export schreibt die Tische jeder Datenbank auf
error-database-restore-postgresql = PostgreSQL stellt mit einem eigenen Programm wieder her: beende alle Server, createdb NEU, pg_restore --exit-on-error --no-owner --dbname=NEU DATEI
error-database-backup-missing = die Datei { $file } gibt es nicht
error-database-backup-exists = { $file } gibt es schon: gib einen anderen Namen an, oder --replace
error-database-backup-same = { $file } ist die Datenbank selbst: gib einen anderen Namen an
error-database-backup-damaged = { $file } ist beschädigt oder keine Datenbank: { $what }
error-database-backup-foreign = { $file } ist eine Datenbank, aber keine von Maharaja
error-database-restore-in-use = { $file } wird von einem Server oder einem anderen Programm benutzt: beende es, stelle wieder her, und starte es neu

## Exported tables

error-archive-damaged = der Tisch { $table } ist in der Datenbank beschädigt: { $what }
error-archive-board = der Spielplan mit der Prüfsumme { $digest } fehlt in der Datenbank
error-archive-format = das Format ist „{ $format }“; diese Version liest „{ $known }“
error-archive-none = das ist kein Tisch: { $what }
error-archive-changed = der Tisch { $table } wurde seit dem Export verändert
error-archive-its-board = sein Spielplan ist { $board } ({ $digest }), nicht { $other }
error-archive-solo = solo passt nicht zum Spiel
error-archive-seat = den Platz { $seat } gibt es nicht
error-archive-status = das Spiel ist { $status }, also kann niemand wählen
error-archive-again = das Spiel ist { $status }, also kann es nicht noch einmal gespielt werden
error-archive-shared = das Spiel ist { $status }, also kann es nicht allen gezeigt werden
error-archive-back = { $number } Entscheidungen lassen sich nicht zurücknehmen
error-archive-no-clock = er sagt etwas über eine Uhr, die es nicht gibt
error-archive-kind = der Platz { $seat } ist von der Art { $sort }
error-archive-level = eine Stufe „{ $level }“ gibt es nicht; die Stufen sind { $names }
error-archive-style = einen Stil „{ $style }“ gibt es nicht; die Stile sind { $names }
error-archive-link = einen Platz hat ein Link genau dann, wenn es der eigene ist
error-archive-at-table = Tisch { $table }
error-archive-at-beginning = der Anfang
error-archive-at-entry = Eintrag { $number }
error-archive-at-links = die Links
error-archive-no-export = { $file }: Zeile { $line } ist kein Tisch: in einer Datei von maharaja tables export steht einer je Zeile; Aufzeichnungen von Spielen nimmt der Server mit POST /api/tables/import
error-archive-line-refused = { $file }: Zeile { $line }: { $why }
error-archive-line-too-long = { $file }: Zeile { $line } ist länger als { $most } Bytes
error-archive-no-table = den Tisch { $table } gibt es nicht; maharaja tables list zeigt alle
error-archive-stop-the-server = auf dieser Datenbank läuft ein Server: beende ihn, importiere, und starte ihn wieder

## What the server adds to its codes

error-detail-tables-an-hour = Von einer Adresse höchstens { $number } Tische in der Stunde.
error-detail-tables-at-once = Erlaubt sind { $number } Tische zugleich; beende oder schließe erst einen.
error-detail-bots-at-once = An den Tischen eines Gastgebers dürfen höchstens { $number } suchende Bots ({ $names }) zugleich spielen; beende oder schließe erst einen Tisch, oder nimm adept.
error-detail-sockets-of-address = Höchstens { $number } von einer Adresse zugleich.
error-detail-sockets-of-person = Höchstens { $number } von einer Person zugleich.
error-detail-bytes = Höchstens { $number } Bytes.
error-detail-follows = Ein Socket verfolgt höchstens { $number } Plätze; gib erst einen auf.
error-detail-too-often-names = Der Name dieses Platzes wurde { $number }-mal geändert; er bleibt, wie er ist.
error-detail-too-often-devices = Der Platz wurde { $number }-mal auf andere Geräte geholt; das genügt.
error-detail-too-often-levels = Die Stufe dieses Bots wurde { $number }-mal geändert; sie bleibt, wie sie ist.
error-detail-too-often-auto-answer = Erzwungene Züge wurden { $number }-mal ein- oder ausgeschaltet; es bleibt, wie es ist.
error-detail-too-often-take-backs = Der Platz wurde { $number }-mal zurückgenommen; jetzt spielt sein Bot bis zum Ende.
error-detail-too-often-undos = Der Platz hat { $number } Entscheidungen zurückgenommen; was jetzt gewählt wird, gilt.
error-detail-too-often-plans = Der Platz hat { $number } Pläne ersetzt; der letzte gilt.
error-detail-too-often-people = Hier haben sich schon { $number }-mal Leute hingesetzt; jetzt können das nur noch Bots.
error-detail-too-often-rematches = Diese Partie wurde { $number }-mal noch einmal gespielt; richte einen neuen Tisch ein.
error-detail-too-often-hints = Der Platz hat { $number } Tipps bekommen; ab jetzt geht es ohne.
error-detail-too-often-orders = Die Daueraufträge dieses Platzes wurden { $number }-mal geändert; sie bleiben, wie sie sind.
error-detail-too-often-vacations = Der Platz war schon { $number }-mal im Urlaub; das genügt.
error-detail-vacation-already = Du bist hier schon im Urlaub; beende ihn zuerst.
error-detail-vacation-days = { $number ->
    [0] Hier ist kein Urlaub mehr übrig.
    [one] Hier ist noch ein Tag Urlaub übrig.
   *[other] Hier sind noch { $number } Tage Urlaub übrig.
}
error-detail-empty-window = das Zeitfenster muss zu einer anderen Zeit enden, als es beginnt.
error-detail-zone = der Server kennt die Zeitzone { $zone } nicht; gib einen Namen wie Europe/Berlin an, oder UTC.
error-detail-one-hint = Ein Tipp nach dem anderen: Über den letzten wird noch nachgedacht.
error-detail-outlook = Vorausschauen lässt sich nur von einem Plan oder vom Ende eines Zuges aus.
error-detail-boards = Die Spielpläne sind { $names }.
error-detail-shared-boards = dieser Server behält höchstens { $number } geteilte Spielpläne; wer ihn betreibt, kann einige entfernen
error-detail-others-faster = Andere waren immer wieder schneller; schau nach und versuch es noch einmal.
error-detail-noted-as = Hier ging etwas schief; im Protokoll steht es als { $mark }.
error-detail-nested = Sie ist zu tief verschachtelt.
error-detail-parameter-once = Jeder Parameter darf einmal vorkommen.
error-detail-too-late = Sie kam nicht binnen { $seconds } Sekunden.
error-detail-send-type = Sende { $type } in UTF-8.
error-detail-origin-needed = Anfragen mit Cookie müssen ihren Origin nennen.
error-detail-origin-foreign = Der Origin ist weder dieser Server noch einer, der ihm genannt wurde.
error-detail-host-wrong = Verwende die Adresse dieses Servers, oder lass den Betreiber den Namen angeben.
error-detail-solo-seats = Ein Solotisch hat einen Platz; der von Brahmabot kommt von selbst.
error-detail-coached-seats = Eine begleitete Partie hat einen Platz für dich, und auf allen anderen sitzen Bots.
error-detail-record-or-position = Nötig ist eine Aufzeichnung oder eine Stellung.
error-detail-earlier-decisions = frühere Entscheidungen hat nur eine Aufzeichnung.
error-detail-seats-wanted = dieses Spiel hat { $wanted }, nicht { $found }.
error-detail-decisions = das Spiel hat { $number }.
error-detail-devices = Ein Platz ist auf höchstens { $number } Geräten.
error-detail-page = den Wert aus next verwenden.
error-detail-bytes-besides = mehr als { $number } Bytes außerhalb von choices.
error-detail-bytes-more = mehr als { $number } Bytes.
error-detail-banned = Du darfst dich nicht wieder an diesen Tisch setzen.
error-detail-link-left = Die Person dieses Links hat den Platz verlassen.
error-detail-nobody-sits = Dort sitzt niemand, der zurückkommen könnte.
error-detail-no-bot = Kein Bot spielt für dich.
error-detail-whose-link = wessen Link? Ein Platz ist nötig.
error-detail-table-seats = Die Plätze dieses Tisches sind 0 bis { $last }.
error-detail-closed = Der Tisch wurde geschlossen.
error-detail-not-begun = Das Spiel hat noch nicht begonnen.
error-detail-over = Das Spiel ist aus.
error-detail-players-only = Das dürfen nur die, die hier gespielt haben, und wer den Tisch eröffnet hat.
error-detail-mail-address = Eine Mailadresse sieht aus wie name@example.org.
error-detail-web-address = Eine Adresse im Web beginnt mit https:// und enthält weder Namen noch Passwort.
error-detail-push-keys = Mit den Schlüsseln dieses Abonnements lässt sich nichts verschlüsseln; abonniere noch einmal.
error-detail-channels = Höchstens { $number } von einer Art.
error-detail-too-often-mails = Mails zur Bestätigung dieser Adresse sind schon unterwegs; warte einen Tag.
error-detail-too-often-tests = Dieser Weg wurde gerade erst ausprobiert; warte eine halbe Minute.
error-detail-too-often-nudges = Dieser Platz wurde in den letzten 24 Stunden schon erinnert.
error-detail-account-devices = Ein Konto hat höchstens { $number } Geräte; entferne zuerst eines.
error-detail-passkeys = Ein Konto hat höchstens { $number } Passkeys.
error-detail-too-often-tries = Das wurde zu oft versucht; warte eine Weile.
error-detail-bots-do-not-talk = Bots reden nicht mit.
error-detail-phrase-or-text = Sag einen fertigen Satz oder einen Text, nicht beides und nicht keins von beiden.
error-detail-no-phrase = Diesen Satz gibt es nicht.
error-detail-phrases-only = An diesem Tisch gibt es nur fertige Sätze.
error-detail-muted-by-host = Der Betreiber des Servers hat dich stumm geschaltet.
error-detail-empty-text = Der Text ist leer.
error-detail-too-often-said = An diesem Tisch wurden { $number } Nachrichten geschickt; es geht weiter, wenn die ältesten gelöscht sind.
error-detail-not-over = Nur ein Spiel, das aus ist, kann noch einmal gespielt werden.
error-detail-bot-plays = Diesen Platz spielt ein Bot; nimm ihn erst zurück.
error-detail-levels = die Stufen sind { $names }.
error-detail-styles = die Stile sind { $names }.
error-detail-undo-plan = Ein Plan wird nicht zurückgenommen, sondern neu gefasst, bis der letzte da ist.
error-detail-undo-others = Inzwischen hat jemand anders geantwortet, oder es wurde noch nichts gewählt.
error-detail-undo-hidden = Etwas Verborgenes kam ans Licht, oder der Zug ist vorbei.
error-detail-unknown-rules = Am Tisch gelten die Regeln { $version }; dieses Programm kennt { $known }.
error-detail-quoted = { $what }.

## Lektionen

error-lesson-position = lässt sich nicht spielen: { $what }
error-lesson-id-twice = „{ $id }“ kommt zweimal vor
error-lesson-line = eine Zeile der anderen lässt sich nicht spielen: { $what }
error-lesson-stuck = nichts von dem, was erwartet wird, ist hier erlaubt
error-lesson-never = „{ $pattern }“ passt auf keine Wahl, die hier möglich ist
error-lesson-point = es gibt kein „{ $what }“, auf das gezeigt werden könnte
error-lesson-fact = unter „{ $what }“ steht nichts
error-lesson-text = der Text { $name } fehlt in { $language }

## Reviews

error-review-solo = Solopartien können nicht besprochen werden: Dort entscheidet der Zufall auch nach dem Aufbau mit; nimm eine Partie zu zweit bis viert
error-review-unfinished = Die Partie ist nicht zu Ende; besprochen werden nur beendete
error-review-too-few = { $number } ist zu wenig; nimm mindestens { $least }
error-detail-reviews-at-once = Höchstens { $number } Auswertungen gleichzeitig.
error-detail-balances = Höchstens { $number } Spielpläne gleichzeitig.
error-detail-line-long = Eine Variante hat höchstens { $number } Entscheidungen.
error-detail-line = Eine Variante besteht aus Plätzen und Entscheidungen, wie in einer Aufzeichnung.
