## States and checks

doctor-state-good = gut
doctor-state-warning = Vorsicht
doctor-state-bad = schlecht
doctor-state-skipped = nicht probiert
doctor-check-server = Server
doctor-check-socket = Sockets
doctor-check-origin = Ursprung
doctor-check-secure = TLS
doctor-check-clock = Uhr
doctor-check-disk = Platte
doctor-check-sync = Sichern
doctor-check-memory = Speicher
doctor-check-files = Dateien
doctor-check-engine = Spielkern
doctor-wrong = { $count ->
    [0] Alles ist in Ordnung.
    [one] { $count } Sache stimmt nicht.
   *[other] { $count } Sachen stimmen nicht.
}
doctor-skipped = Erst muss der Server antworten.

## The address

doctor-server-good = Maharaja antwortet unter { $address }.
doctor-server-silent = Unter { $address } antwortet niemand: { $why }
doctor-server-silent-remedy = Starte den Server (maharaja serve) oder nenne die Adresse, die Besucher benutzen: maharaja doctor https://tables.example.org. Vielleicht muss eine Firewall den Port durchlassen.
doctor-server-certificate = Dem Zertifikat von { $address } wird nicht vertraut: { $why }
doctor-server-certificate-remedy = Erneuere es, oder lass den Proxy die ganze Kette senden: Bis dahin verweigern Browser die Seite.
doctor-server-other = Was unter { $address } antwortet, ist nicht Maharaja (Status { $status }).
doctor-server-other-remedy = Lass den Proxy jeden Pfad an den Server weitergeben; der wohnt an der Wurzel seines Rechnernamens.
doctor-server-redirect = { $address } führt weiter zu { $goal }.
doctor-server-redirect-remedy = Rufe den Doktor mit jener Adresse auf.
doctor-server-failing = Der Server sagt, dass in seine Datenbank nichts geschrieben werden kann.
doctor-server-failing-remedy = Sieh nach, was unten über die Platte steht, und im Protokoll des Servers.
doctor-server-host = Der Server kennt sich nicht unter dem Namen { $host }.
doctor-server-host-remedy = Starte ihn mit --hosts { $host }, oder nenne die Adresse des Proxys in --trusted-proxies.
doctor-socket-good = Web-Sockets kommen durch.
doctor-socket-blocked = Web-Sockets kommen nicht durch: Die Antwort war { $answer }.
doctor-socket-remedy = Lass den Proxy HTTP/1.1 mit dem Server sprechen und bei /api/socket die Kopfzeilen Upgrade und Connection weitergeben (für nginx in docs/hosting.md; Caddy tut es von selbst).
doctor-origin-good = Seiten von { $origin } dürfen für ihre Besucher handeln.
doctor-origin-scheme = Der Server hält Seiten von { $origin } für fremde: Er weiß nicht, ob sie über http oder https kamen.
doctor-scheme-remedy = Lass den Proxy X-Forwarded-Proto senden, und nenne seine Adresse in --trusted-proxies.
doctor-origin-host = Der Server hält Seiten von { $origin } für fremde: Er wird unter einem anderen Namen gefragt.
doctor-origin-host-remedy = Lass den Proxy die Kopfzeile Host so weitergeben, wie sie kam, oder starte den Server mit --origins { $origin }.
doctor-origin-odd = Eine Seite, die handeln wollte, bekam die Antwort { $code }.
doctor-secure-here = Auf diesem Rechner selbst brauchen Browser kein TLS.
doctor-secure-good = Browser vertrauen der Seite.
doctor-secure-open = { $address } hat kein TLS: Browser erlauben den Seiten weder Mitteilungen noch Installieren oder Kopieren, und wer im Netz mitliest, kann einen Platz übernehmen.
doctor-secure-open-remedy = Stelle einen Proxy mit TLS davor (docs/hosting.md). Zu Hause unter Freunden kann es so bleiben.
doctor-secure-unaware = Die Seite hat TLS, aber der Server weiß es nicht: Seine Cookies sind nicht als Secure markiert.

## The clock

doctor-clock-good = Die Uhr stimmt mit der von { $other } überein.
doctor-clock-off = Die Uhr weicht um { $seconds } Sekunden von der von { $other } ab.
doctor-clock-future = Die Datenbank hat Tische, die { $seconds } Sekunden in der Zukunft geändert wurden: Die Uhr ging damals vor, oder sie geht jetzt nach.
doctor-clock-remedy = Lass jeden Rechner seine Uhr nach dem Netz stellen (timedatectl set-ntp true), auch den des Proxys und den der Datenbank.

## The disk

doctor-disk-good = In { $folder } kann geschrieben werden; { $megabytes } MB sind frei.
doctor-disk-nearly-full = { $folder } ist fast voll: { $megabytes } MB sind frei.
doctor-disk-full = { $folder } ist voll: Keine Wahl kann aufgeschrieben werden.
doctor-disk-full-remedy = Schaffe Platz, vergrößere die Platte oder das Kontingent, oder lösche alte Tische: maharaja tables prune --older-than 30d.
doctor-disk-read-only = { $folder } ist schreibgeschützt.
doctor-disk-read-only-remedy = Hänge es zum Schreiben ein (nach einem Fehler sperrt das System es von selbst: siehe dmesg), oder lege die Datenbank mit --database woandershin; in einem Container braucht sie ein Volume, mit systemd ein StateDirectory.
doctor-disk-denied = In { $folder } darfst du nicht schreiben.
doctor-disk-denied-remedy = Rufe den Doktor als Benutzer des Servers auf (sudo -u), oder gib diesem den Ordner: chown maharaja { $folder }.
doctor-disk-error = In { $folder } kann nichts geschrieben werden: { $why }
doctor-disk-error-remedy = Sieh nach, was das System über seine Platten sagt (dmesg), und lege die Datenbank auf eine andere.
doctor-disk-no-folder-remedy = Leg den Ordner an oder nenne mit --database eine andere Datei: Der Server legt keine Ordner an.
doctor-sync-good = Was geschrieben wird, ist nach { $milliseconds } ms auf der Platte.
doctor-sync-slow-remedy = Jede Wahl wartet darauf: Lege die Datenbank auf eine schnellere Platte, etwa eine SSD.
doctor-sync-memory = { $folder } liegt im Arbeitsspeicher ({ $system }): Ein Neustart verliert alle Tische.
doctor-sync-memory-remedy = Lege die Datenbank mit --database auf eine Platte.
doctor-sync-container = { $folder } gehört zum Container ({ $system }): Mit ihm verschwinden die Tische.
doctor-sync-container-remedy = Gib dem Container ein Volume, und lege die Datenbank dorthin.
doctor-sync-network = { $folder } liegt auf einem Netzlaufwerk ({ $system }), wo auf SQLites Sperren kein Verlass ist.
doctor-sync-network-remedy = Lege die Datenbank auf eine lokale Platte, oder nimm PostgreSQL.

## PostgreSQL

doctor-database-good = { $database } nimmt an, was geschrieben wird.
doctor-database-remedy = Berichtige die Adresse in --database oder MAHARAJA_DATABASE, und sieh nach, ob die Datenbank läuft.
doctor-database-read-only = { $database } kann nur gelesen werden.
doctor-database-read-only-remedy = Nenne den Hauptserver und keinen Stand-by, und ein Konto, das schreiben darf.
doctor-database-syncs = PostgreSQL behält, was es bestätigt hat.
doctor-database-unsafe = PostgreSQL läuft mit { $settings }: Ein Absturz verliert, was bestätigt war.
doctor-database-unsafe-remedy = Schalte das in postgresql.conf ein.

## The machine

doctor-memory-good = { $available } MB sind frei; der Server und seine Bots (--bots { $bots }) brauchen bis zu { $needed }.
doctor-memory-low = Nur { $available } MB sind frei; der Server und seine Bots (--bots { $bots }) brauchen bis zu { $needed }.
doctor-memory-unknown = Das System sagt nicht, wie viel frei ist; nötig sind { $needed } MB.
doctor-memory-remedy = Gib dem Rechner, dem Container (memory) oder dem Dienst (MemoryMax) mehr, oder starte mit --bots weniger Prozesse.
doctor-files = { $files } offene Dateien erlauben { $connections } Verbindungen.
doctor-files-unlimited = Offene Dateien sind nicht begrenzt.
doctor-files-remedy = Erhöhe die Grenze: LimitNOFILE mit systemd, ulimits in einem Container, ulimit -n in einer Shell.
doctor-engine-good = Der Spielkern ist übersetzt.
doctor-engine-plain = Der Spielkern läuft als reines Python: Starke Bots denken länger.
doctor-engine-remedy = Installiere einen C-Compiler (gcc oder clang) und dann Maharaja noch einmal.
