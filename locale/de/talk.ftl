# Gespräch an Tischen: die eigenen Worte der Seite und die Sätze, die jeder in seiner Sprache liest.

talk-title = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-said = Was gesagt wurde
talk-phrases = Sätze
talk-spectator = Zuschauer
talk-note-table = Alle, die den Tisch sehen dürfen, können das lesen. Es wird nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gelöscht.
talk-note-spectators = Andere Zuschauer lesen, was du sagst. Die Spieler können es nicht, solange das Spiel läuft. Es wird nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gelöscht.
talk-text = Deine Nachricht
talk-send = Senden
talk-actions = Optionen zu { $name }
talk-mute = Stumm schalten
talk-mute-tip = An keinem Tisch mehr lesen, was { $name } sagt
talk-unmute = Wieder hören
talk-muted = { $name } ist stumm geschaltet.
talk-report = Melden
talk-report-tip = Diese Nachricht dem Betreiber des Servers zeigen
talk-reported = Der Betreiber des Servers bekommt diese Nachricht zu sehen.
talk-group-greeting = Hallo und Tschüs
talk-group-courtesy = Nettes
talk-group-time = Zeit
talk-group-reaction = Ausrufe
talk-group-answer = Antworten
talk-phrase-hello = Hallo!
talk-phrase-welcome = Willkommen!
talk-phrase-good-luck = Viel Glück!
talk-phrase-have-fun = Viel Spaß!
talk-phrase-back-soon = Bin gleich wieder da.
talk-phrase-back = Bin wieder da.
talk-phrase-see-you = Bis bald!
talk-phrase-good-night = Gute Nacht!
talk-phrase-thanks = Danke!
talk-phrase-you-are-welcome = Gern geschehen!
talk-phrase-sorry = Tut mir leid!
talk-phrase-no-problem = Kein Problem.
talk-phrase-well-played = Gut gespielt!
talk-phrase-nice-move = Schöner Zug!
talk-phrase-congratulations = Glückwunsch!
talk-phrase-good-game = Gutes Spiel!
talk-phrase-moment = Einen Moment bitte.
talk-phrase-thinking = Ich überlege noch.
talk-phrase-your-turn = Bist du dran?
talk-phrase-take-your-time = Lass dir Zeit.
talk-phrase-go-on = Spielen wir weiter?
talk-phrase-break = Machen wir eine kurze Pause?
talk-phrase-later = Ich spiele heute später weiter.
talk-phrase-tomorrow = Ich spiele morgen weiter.
talk-phrase-wow = Wow!
talk-phrase-ouch = Autsch!
talk-phrase-oh-no = Oh nein!
talk-phrase-phew = Puh!
talk-phrase-close = Das wird knapp!
talk-phrase-exciting = Wie spannend!
talk-phrase-surprise = Das habe ich nicht kommen sehen!
talk-phrase-clever = Schlau!
talk-phrase-yes = Ja.
talk-phrase-no = Nein.
talk-phrase-maybe = Vielleicht.
talk-phrase-agreed = Einverstanden.
talk-phrase-rule = Ich muss eine Regel nachschlagen.
talk-phrase-oops = Hoppla, verklickt.
talk-phrase-rematch = Noch eine Partie?
talk-phrase-not-today = Heute nicht mehr, danke.
