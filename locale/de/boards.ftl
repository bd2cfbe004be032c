# The editor for boards.

boards-title = Spielplan-Editor
boards-map = Karte
boards-mistake = { $what }; { $remedy }.
boards-mistake-only = { $what }.
boards-nameless = ohne Namen
boards-road = Straße von { $from } nach { $to }
boards-city = Stadt { $name }
boards-village = Dorf { $id }
boards-tile = Aktionsplättchen { $number }
boards-setup = Aufbauplättchen { $number }
boards-text = Spielplan-Datei
boards-text-line = Spielplan-Datei, Zeile { $line }
boards-whole = Spielplan
boards-x = Von links
boards-y = Von oben
boards-bonus-coins = Münzen
boards-bonus-pp = Prestigepunkte
boards-bonus-shrines = Schreine
boards-bonus-tokens = Marker
boards-name = Name
boards-id = Kennung in der Datei
boards-note = Hinweis
boards-flag = Farbe der Flagge
boards-emblem = Emblem
boards-emblem-sun = Sonne
boards-emblem-wave = Welle
boards-emblem-tree = Baum
boards-emblem-tower = Turm
boards-emblem-moon = Mond
boards-emblem-wheel = Rad
boards-emblem-star = Stern
boards-emblem-lotus = Lotus
boards-emblem-fish = Fisch
boards-emblem-lamp = Lampe
boards-emblem-leaf = Blatt
boards-emblem-bell = Glocke
boards-emblem-gate = Tor
boards-emblem-feather = Feder
boards-emblem-drum = Trommel
boards-emblem-boat = Boot
boards-emblem-jewel = Juwel
boards-emblem-mango = Mango
boards-amount = Anzahl
boards-remove-city = Diese Stadt und ihre Straßen entfernen
boards-add-city = Stadt hinzufügen
boards-villages = Dörfer
boards-villages-count = { $count ->
    [one] { $count } Dorf
   *[other] { $count } Dörfer
}
boards-bend = Biegung (0 ist gerade)
boards-remove-road = Entfernen: { $road }
boards-from = Von
boards-to = Nach
boards-add-road = Straße hinzufügen
boards-players = Anzahl der Spielenden (1 ist das Solospiel)
boards-radius = Radius der Städte
boards-solo = Mit Plättchen für das Solospiel
boards-tiles = Plättchen für das Solospiel
boards-tiles-hint = Symbole, durch Kommas getrennt: { $icons }.
boards-icons = Symbole
boards-goal = Geht nach
boards-check = Prüfung
boards-mistakes = Was nicht stimmt
boards-mistakes-count = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
boards-good = Alles in Ordnung: Dieser Spielplan ist spielbar.
boards-good-looks = { $count ->
    [one] Dieser Spielplan ist spielbar, aber { $count } Sache ist schlecht zu sehen.
   *[other] Dieser Spielplan ist spielbar, aber { $count } Sachen sind schlecht zu sehen.
}
boards-undo = Rückgängig
boards-redo = Wiederholen
boards-begin = Neu beginnen
boards-begin-nothing = Mit leerer Karte
boards-begin-copy = Mit einer Kopie von { $name }
boards-open = Datei öffnen
boards-save = Datei speichern
boards-tool = Werkzeug
boards-tool-move = Verschieben
boards-tool-city = Stadt
boards-tool-road = Straße
boards-tool-move-hint = Ziehe Städte, Dörfer und den Startplatz; ziehe die Mitte einer Straße, um sie zu biegen. Mit der Tastatur: Pfeiltasten, mit Umschalttaste in kleinen Schritten.
boards-tool-city-hint = Klicke dorthin, wo eine neue Stadt liegen soll.
boards-tool-road-hint = Ziehe von einem Ort zum anderen oder klicke beide nacheinander an.
boards-layout = Blatt
boards-layout-wide = Breit
boards-layout-tall = Hoch
boards-lists = Alles als Listen
boards-view-board = Spielplan
boards-view-cities = Städte
boards-view-roads = Straßen
boards-view-text = Datei

# The gallery, and boards under links.

boards-gallery = Spielpläne
boards-gallery-about = Spiele auf einem dieser Spielpläne oder zeichne einen eigenen.
boards-draw = Einen Spielplan zeichnen
boards-play = Auf diesem Spielplan spielen
boards-play-not-yet = Er hat noch Fehler: siehe die Liste.
boards-share = Per Link teilen
boards-shared-link = Wer diesen Link hat, kann auf dem Spielplan spielen
boards-edit-copy = Eine Kopie bearbeiten
boards-size = Städte: { $cities }, Straßen: { $roads }, Dörfer: { $villages }
boards-gallery-players = Spielerzahl: { $players }
boards-by-people = Von jemandem geteilt, der hier spielt

# How balanced a board is.

boards-balance = Wie ausgewogen er ist
boards-balance-about = Die Karte spricht sofort für sich. Für den Rest spielen Bots einige hundert Partien auf diesem und auf dem klassischen Spielplan; das dauert ein paar Minuten und wartet auf alles andere auf diesem Server.
boards-balance-measure = Bots spielen lassen
boards-balance-stop = Abbrechen
boards-balance-running = Bots spielen
boards-balance-progress = { $done } von { $total } Partien
boards-balance-over = Gemessen.
boards-balance-failed = Die Partien konnten nicht gespielt werden. Versuche es später noch einmal.
boards-balance-players = Zahl der Spielenden
boards-balance-solo-only = Dieser Spielplan ist nur für das Solospiel.
boards-balance-figure = Kennzahl
boards-balance-this = Dieser Plan
boards-balance-map = Karte
boards-balance-random = Zufällige Partien
boards-balance-equals = Gleich stark: { $level }
boards-balance-skill = Gewinnt das Können?
boards-balance-skill-wins = Siege von { $better } gegen { $weaker }
boards-balance-games = Partien
boards-balance-length = Entscheidungen je Partie
boards-balance-seventh = Früh beendet durch die siebte Statue
boards-balance-score = Punkte
boards-balance-seat = Siege von Platz { $number }
boards-balance-strongest = Stärkster Charakter
boards-balance-weakest = Schwächster Charakter
boards-balance-most-built = Stadt mit den meisten Statuen
boards-balance-least-built = Stadt mit den wenigsten Statuen
boards-balance-cities = Statuen je Partie und Stadt
boards-balance-characters = Siege mit jedem Charakter
boards-balance-city = Stadt
boards-balance-statues = Statuen
boards-balance-interval = { $value } ({ $low }–{ $high })
boards-balance-named = { $name }: { $figure }
boards-balance-fair = Ein gerechter Anteil an Siegen ist { $share }. In Klammern: das 95-%-Intervall; ▲ und ▼ zeigen, was deutlich über oder unter dem gerechten Anteil liegt.
boards-balance-above = deutlich darüber
boards-balance-below = deutlich darunter
boards-figure-cities = Städte
boards-figure-roads = Straßen
boards-figure-villages = Dörfer
boards-figure-villages_per_city = Dörfer je Stadt
boards-figure-roads_with_two_villages = Straßen mit zwei Dörfern
boards-figure-roads_per_city = Straßen je Stadt
boards-figure-fewest_roads = Wenigste Straßen einer Stadt
boards-figure-most_roads = Meiste Straßen einer Stadt
boards-figure-distance_from_start = Straßen vom Start, im Mittel
boards-figure-farthest_from_start = Straßen vom Start, höchstens
boards-figure-distance_between_cities = Straßen zwischen Städten, im Mittel
boards-figure-farthest_cities = Straßen zwischen Städten, höchstens
