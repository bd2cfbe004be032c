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
boards-gallery-players = Spielende: { $players }
boards-by-people = Von jemandem geteilt, der hier spielt
