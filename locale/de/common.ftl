# Wörter, die auf jeder Seite vorkommen. (useIsolating = false, siehe en/common.ftl)

common-title = Maharaja
common-you = Du
common-you-inside = du
common-brahmabot = Brahmabot
common-name-you = { $name } (du)

common-ok = OK
common-cancel = Abbrechen
common-close = Schließen
common-back = Zurück
common-retry = Noch einmal
common-yes = Ja
common-no = Nein
common-more = Mehr
common-help = Hilfe
common-menu = Menü
common-settings = Einstellungen
common-loading = Lädt …
common-offline = Keine Verbindung. Die Regeln und die Lektionen, die du geöffnet hast, sind weiter da; die Tische kommen mit ihr zurück.
common-newer = Es gibt eine neuere Fassung.
common-newer-load = Laden
common-skip = Zum Inhalt springen

common-language = Sprache
common-theme = Design
common-theme-light = Hell
common-theme-dark = Dunkel
common-theme-system = System
common-theme-to-dark = Dunkles Design
common-theme-to-light = Helles Design
common-sound = Ton
common-motion = Animationen
common-motion-reduced = Reduziert
common-pace = Tempo von Bots und Wiederholungen
common-pace-seconds = { $seconds } s je Schritt

common-notifications = Benachrichtigungen
common-rules = Regeln
common-rule = Regel { $rule }
common-home = Startseite
common-unofficial = Eine inoffizielle Umsetzung des Brettspiels von Wolfgang Kramer und Michael Kiesling. Spielplan, Boni und Solo-Plättchen sind nachempfunden.

common-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
common-prestige = { $count ->
    [one] { $count } Prestigepunkt
   *[other] { $count } Prestigepunkte
}
common-shrines = { $count ->
    [one] { $count } Schrein
   *[other] { $count } Schreine
}
common-tokens = { $count ->
    [one] { $count } Aktionsmarker
   *[other] { $count } Aktionsmarker
}
common-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
common-choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
common-rank = { $rank ->
    [0] ohne Rang
   *[other] Rang { $rank }
}

common-list-and = { $first } und { $last }
common-list-or = { $first } oder { $last }
common-list-comma = { $first }, { $last }
common-label = { $label }: { $text }
common-sentences = { $first } { $last }

common-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
common-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
common-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
common-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
common-ago-now = gerade eben
common-ago-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
common-ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
common-ago-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}
