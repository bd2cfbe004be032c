# Der Verlauf: ein Satz für jedes Ereignis.

log-title = Verlauf
log-newest-first = Neueste zuerst
log-empty = Noch ist nichts geschehen.
log-why = Warum?
log-why-help = Warum dieser Zug gut war
log-why-told = Verglichen mit Nichtstun, in Punkten am Ende: { $why }

log-event-round-begins = Runde { $round }: Der Maharaja besucht { $city }
log-event-drafted = { $who ->
    [you] Du wählst
   *[other] { $name } wählt
} Charakter { $character }.
log-event-settled = { $who ->
    [you] Du setzt
   *[other] { $name } setzt
} einen Startschrein: { $village }.
log-event-ready = { $who ->
    [you] Du hast geplant.
   *[other] { $name } hat geplant.
}
log-event-turn-begins = { $who ->
    [you] Du deckst deinen Plan auf
   *[other] { $name } deckt auf
}: { $first }; { $second }.
log-event-turn-begins-your = Du bist dran. Dein Plan: { $first }; { $second }.
log-event-performs = { $who ->
    [you] Deine Aktion
   *[other] Aktion von { $name }
}: { $action }.
log-event-performs-token = { $who ->
    [you] Du gibst einen Aktionsmarker ab
   *[other] { $name } gibt einen Aktionsmarker ab
}: { $action }.
log-event-travels = { $who ->
    [you] Du reist
   *[other] { $name } reist
}: { $from } – { $to }.
log-event-travels-toll = { $who ->
    [you] Du reist
   *[other] { $name } reist
}: { $from } – { $to }, { $count ->
    [one] { $count } Münze Wegegeld.
   *[other] { $count } Münzen Wegegeld.
}
log-event-travels-free = { $who ->
    [you] Du reist
   *[other] { $name } reist
}: { $from } – { $to }, ohne Wegegeld (Charakter 9).
log-event-coins-gained = { $who ->
    [you] Du erhältst
   *[other] { $name } erhält
} { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
} ({ $why }).
log-event-coins-lost = { $who ->
    [you] Du zahlst
   *[other] { $name } zahlt
} { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
} ({ $why }).
log-event-toll = { $who ->
    [you] Du zahlst
   *[other] { $name } zahlt
} { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
} Wegegeld an { $whom ->
    [you] dich
   *[other] { $other }
}.
log-event-toll-received = { $who ->
    [you] Du erhältst
   *[other] { $name } erhält
} { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
} Wegegeld von { $whom ->
    [you] dir
   *[other] { $other }
}.
log-event-prestige-gained = { $who ->
    [you] Du erhältst
   *[other] { $name } erhält
} { $count ->
    [one] { $count } Prestigepunkt
   *[other] { $count } Prestigepunkte
} ({ $why }).
log-event-prestige-lost = { $who ->
    [you] Du zahlst
   *[other] { $name } zahlt
} { $count ->
    [one] { $count } Prestigepunkt
   *[other] { $count } Prestigepunkte
} ({ $why }).
log-event-shrines = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} { $count ->
    [0] keinen Schrein, der Vorrat ist leer
    [one] { $count } Schrein aus dem Vorrat
   *[other] { $count } Schreine aus dem Vorrat
} ({ $why }).
log-event-tokens-gained = { $who ->
    [you] Du erhältst
   *[other] { $name } erhält
} { $count } Aktionsmarker ({ $why }).
log-event-tokens-lost = { $who ->
    [you] Du gibst
   *[other] { $name } gibt
} { $count } Aktionsmarker zurück ({ $why }).
log-event-shrine-in-village = { $who ->
    [you] Du baust
   *[other] { $name } baut
} einen Schrein: { $village }.
log-event-shrine-in-village-free = { $who ->
    [you] Du baust
   *[other] { $name } baut
} kostenlos einen Schrein: { $village }.
log-event-shrine-in-city = { $who ->
    [you] Du baust
   *[other] { $name } baut
} einen Schrein in { $city }.
log-event-shrine-in-city-free = { $who ->
    [you] Du baust
   *[other] { $name } baut
} kostenlos einen Schrein in { $city }.
log-event-statue = { $who ->
    [you] Du baust
   *[other] { $name } baut
} eine Statue in { $city }, { $space }.
log-event-statue-paid = { $who ->
    [you] Du baust
   *[other] { $name } baut
} eine Statue in { $city }, { $space }, für { $count ->
    [one] { $count } Münze.
   *[other] { $count } Münzen.
}
log-event-shrine-removed = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} einen Schrein aus { $city } weg.
log-event-flag = { $who ->
    [you] Du bewegst
   *[other] { $name } bewegt
} die Flagge von { $city } von Feld { $from } auf Feld { $to }.
log-event-character-returned = { $who ->
    [you] Du legst
   *[other] { $name } legt
} Charakter { $character } zurück.
log-event-character-taken = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} Charakter { $character }.
log-event-character-taken-from = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} Charakter { $character } von { $whom ->
    [you] dir
   *[other] { $other }
}.
log-event-character-drawn = Charakter { $character } kommt in die Auslage.
log-event-ability = { $who ->
    [you] Du nutzt
   *[other] { $name } nutzt
} Charakter { $character }.
log-event-worship = { $name }: { $points } Anbetung, { $rank }.
log-event-worship-of-pieces-centre = Zentrale Statue: { $points }
log-event-worship-of-pieces-outer = { $count ->
    [one] Statue: { $points }
   *[other] { $count } Statuen: { $points }
}
log-event-worship-of-pieces-shrine = { $count ->
    [one] Schrein: { $points }
   *[other] { $count } Schreine: { $points }
}
log-event-worship-of-pieces-priest = Priester: { $points }
log-event-worship-of-ability = Charakter { $character }: { $points }
log-event-reward = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} die Belohnung „{ $reward }“.
log-event-reward-gone = Die Belohnung „{ $reward }“ verlässt das Spiel.
log-event-maharani-placed = { $who ->
    [you] Du legst
   *[other] { $name } legt
} einen Maharani-Marker auf Charakter { $character }.
log-event-maharani-returned = { $who ->
    [you] Du legst
   *[other] { $name } legt
} den Maharani-Marker von Charakter { $character } zurück.
log-event-tile = Brahmabot deckt Plättchen { $check } auf und führt Plättchen { $performed } aus.
log-event-turn-ends = { $who ->
    [you] Dein Zug ist
   *[other] Der Zug von { $name } ist
} zu Ende.
log-event-game-ends = Das Spiel ist aus.
log-event-game-ends-statues = Das Spiel ist aus: Jemand hat alle sieben Statuen gebaut.
log-event-flags-close-up = Die Flaggen auf der Maharajaleiste rücken auf.
log-event-rewards-slide = Die Belohnungen rutschen nach unten.
log-event-round-ends = Runde { $round } ist zu Ende.

log-why-start = zu Beginn
log-why-action = Aktion
log-why-ability = Fähigkeit
log-why-reward = Belohnung
log-why-bonus = Bonusfeld
log-why-rank = Rang
log-why-special = Spezialregel
log-why-price = Bau
log-why-toll = Wegegeld
log-why-tax = Abgabe
log-why-compensation = Ausgleich
log-why-brahmabot = Brahmabots Zug

log-entry-undo = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} zurück.
log-entry-sat = { $who ->
    [you] Du setzt dich
   *[other] { $name } setzt sich
} an den Tisch.
log-entry-claimed = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
} jetzt an einem anderen Gerät.
log-entry-left = { $who ->
    [you] Du hast
   *[other] { $name } hat
} den Tisch verlassen.
log-entry-left-bot = { $colour } verlässt den Tisch; { $name } spielt weiter (Bot, { $level }).
log-entry-bot = { $name } setzt sich: { $colour } (Bot, { $level }).
log-entry-handed-over = { $who ->
    [you] Du lässt
   *[other] { $name } lässt
} vorerst einen Bot ({ $level }) spielen.
log-entry-taken-back = { $who ->
    [you] Du bist
   *[other] { $name } ist
} wieder da.
log-entry-renamed = Neuer Name für { $colour }: { $name }.
log-entry-auto-answer-on = { $who ->
    [you] Deine erzwungenen Züge
   *[other] Die erzwungenen Züge von { $name }
} werden jetzt automatisch gemacht.
log-entry-auto-answer-off = { $who ->
    [you] Du wirst
   *[other] { $name } wird
} bei erzwungenen Zügen wieder gefragt.
log-entry-closed = Der Tisch wurde geschlossen.
log-entry-hint = { $who ->
    [you] Du hast
   *[other] { $name } hat
} einen Tipp bekommen.
log-entry-rematch = { $who ->
    [you] Du möchtest
   *[other] { $name } möchte
} noch einmal spielen.
log-entry-rematch-host = Es soll noch einmal gespielt werden.
log-entry-shared = { $who ->
    [you] Du möchtest
   *[other] { $name } möchte
} die Partie allen zeigen.
log-entry-warned-half = Du hast noch die Hälfte deiner Zeit.
log-entry-warned-tenth = Du hast noch ein Zehntel deiner Zeit.
log-entry-timed-out = { $who ->
    [you] Deine Zeit ist abgelaufen: Ein Bot ({ $level }) spielt weiter, bis du wieder da bist.
   *[other] Die Zeit von { $name } ist abgelaufen: Ein Bot ({ $level }) spielt vorerst weiter.
}
log-entry-stand-in = Ein Bot ({ $level }) beantwortet diese Frage für { $who ->
    [you] dich
   *[other] { $name }
}.
log-entry-vacation = { $who ->
    [you] Du bist
   *[other] { $name } ist
} im Urlaub.
log-entry-vacation-over = { $who ->
    [you] Dein Urlaub
   *[other] Der Urlaub von { $name }
} ist vorbei.
log-entry-standing-orders = Du hast deine Daueraufträge geändert.
log-entry-order-stopped = Einer deiner Daueraufträge passt nicht mehr und gilt nicht länger.
log-entry-stood-in = Ein einfacherer Bot ({ $level }) zog für { $who ->
    [you] dich
   *[other] { $name }
}: { $fault }.
log-entry-planned = { $who ->
    [you] Du bist bereit.
   *[other] { $name } ist bereit.
}

log-fault-crashed = Der Bot ist abgestürzt
log-fault-overran = Der Bot hat zu lange gebraucht
log-fault-illegal = Der Bot wollte einen unerlaubten Zug
log-fault-error = Der Bot machte einen Fehler
log-fault-unstarted = Der Bot ließ sich nicht starten
