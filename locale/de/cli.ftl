## Games and boards

cli-replayed = nach { $shown } von { $made } Entscheidungen, alle regelgerecht
cli-dataset = { $rows } Entscheidungen aus { $games } Partien in { $file }
cli-board-good = { $board }: { $cities } Städte, { $roads } Straßen, { $villages } Dörfer, Spielerzahl { $players }, Prüfsumme { $digest }: ein guter Spielplan
cli-board-approved = gezeigt
cli-board-waiting = per Link
cli-solo = solo
cli-report-games = Spiele
cli-report-decisions = Entscheidungen
cli-report-games-second = Spiele/s
cli-report-decisions-second = Entscheid./s
cli-report-scores = mittlere Punkte
cli-report-statue = siebte Statue
cli-report-engine = Spielkern
cli-no-textual = Textual ist nicht installiert, darum wird in einfachen Zeilen gespielt. In einer Kopie des Projekts: pip install '.[terminal]'
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
cli-interrupted = abgebrochen: das sind die Zahlen von { $played } von { $asked } Partien
cli-join-seated = { $name } sitzt auf Platz { $seat } am Tisch { $table }
cli-join-won = Tisch { $table }: Platz { $seat } gewinnt; die Punkte nach Plätzen: { $scores }
cli-join-over = Tisch { $table }: Das Spiel ist für Platz { $seat } vorbei; die Punkte nach Plätzen: { $scores }
cli-join-closed = der Tisch { $table } wurde geschlossen, bevor das Spiel begann
cli-progress-games = Spiele
cli-progress-measuring = Messung
cli-progress-decisions = Entscheidungen
cli-progress-tables = Tische
cli-progress-puzzles = Rätsel
cli-progress-bytes = Bytes

## The server

cli-serving = Maharaja unter { $url }
cli-serving-from = Tische in { $database }, { $engine }
cli-serving-host = Betreiber wird, wer diesen Link als Erster öffnet: { $url }
cli-serving-only-here = Nur dieser Computer erreicht ihn. Für andere in deinem Netz: ./play --share
cli-serving-network = für andere in deinem Netz: { $url }
cli-serving-no-mail-settings = es gehen keine Mails hinaus: sie brauchen auch --mail-from und --public-address
cli-serving-no-mail-library = es gehen keine Mails hinaus: im Projektordner pip install '.[mail]'
cli-engine-compiling = Der Spielkern wird im Hintergrund kompiliert, damit starke Bots schneller antworten: { $percent } %
cli-engine-ready = Der Spielkern ist kompiliert: Die Bots nutzen ihn ab jetzt.
cli-engine-failed = Der Spielkern ließ sich nicht kompilieren (warum, steht in .venv/engine.log). Alles funktioniert, nur denken starke Bots länger.

## The tables of a server

cli-column-table = Tisch
cli-column-status = Stand
cli-column-round = Runde
cli-column-changed = letzte Änderung
cli-column-seats = Plätze
cli-seat-bot = { $name }, Bot { $level }
cli-damaged = beschädigt
cli-seat-free = frei
cli-seat-brahmabot = Brahmabot
cli-seat-handed-over = { $name } (Bot { $level } spielt)
cli-seat-freed = Platz { $seat } von { $table } ist frei
cli-seat-given = ein Bot { $level } spielt ab jetzt Platz { $seat } von { $table }
cli-people-muted = stumm
cli-people-banned = gesperrt
cli-people-mute = { $person } ist stumm geschaltet
cli-people-unmute = { $person } darf wieder reden
cli-people-ban = { $person } ist gesperrt
cli-people-unban = { $person } ist nicht mehr gesperrt
cli-people-link = wer das auf dem Server öffnet, ist als { $person } angemeldet, einmal und innerhalb eines Tages: { $path }
cli-people-delete-sure = { $person } endgültig löschen? Beendete Partien bleiben, ohne den Namen; in den anderen spielt ein Bot weiter.
cli-people-deleted = { $person } ist gelöscht
cli-people-settled = die Meldungen zu { $message } sind erledigt
cli-people-make-host = { $person } ist jetzt Betreiber des Servers
cli-people-host-link = wer das auf dem Server öffnet, wird Betreiber, einmal: { $path }
cli-standard-output = die Standardausgabe
cli-tables-written = { $count ->
    [one] { $count } Tisch geschrieben: { $goal }
   *[other] { $count } Tische geschrieben: { $goal }
}
cli-backed-up = { $count ->
    [one] { $count } Tisch und alles andere nach { $goal } geschrieben
   *[other] { $count } Tische und alles andere nach { $goal } geschrieben
}
cli-restored = { $count ->
    [one] { $goal } ist wiederhergestellt, mit { $count } Tisch: starte den Server
   *[other] { $goal } ist wiederhergestellt, mit { $count } Tischen: starte den Server
}
cli-records-written = { $count ->
    [one] { $count } Aufzeichnung geschrieben: { $goal }
   *[other] { $count } Aufzeichnungen geschrieben: { $goal }
}
cli-tables-read = { $count ->
    [one] { $count } Tisch: { $became }
   *[other] { $count } Tische: { $became }
}
cli-became-imported = { $count } übernommen
cli-became-replaced = { $count } ersetzt
cli-became-left = { $count } unverändert
cli-became-refused = { $count } abgelehnt
cli-table-there = den Tisch { $table } gibt es schon
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

cli-puzzles-found =
    { $count ->
        [one] { $count } Rätsel in { $games } Partien
       *[other] { $count } Rätsel in { $games } Partien
    }
cli-puzzles-wrong = { $puzzle } hält nicht, was es sagt.
cli-puzzles-good =
    { $count ->
        [one] { $count } Rätsel, erneut bewiesen.
       *[other] { $count } Rätsel, erneut bewiesen.
    }
