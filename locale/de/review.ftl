# The review of a finished game (docs/review.md). A seat is named by its colour.

review-title = Was diese Partie entschieden hat
review-intro = Chancen sind Punkte von hundert. Was ein Fehler heißt, ist nach dem beurteilt, was der Platz wusste, als er sich entschied; die Kurve zeigt die Chancen, wie sie waren, alle Pläne bekannt.
review-result = Ergebnis
review-story = Die Geschichte
review-turning-points = Wendepunkte
review-errors = Fehler, nach dem, was der Platz wusste
review-ledger = Das Konto der Chancen
review-losses = Verlust je Entscheidung, nach Art
review-graph = Chancen, wie es war
review-all = Alle Entscheidungen
review-method = Verfahren
review-method-note = { $count } Entscheidungen wurden in denselben gedachten Runden mit ihren besten Alternativen verglichen (Startwert { $seed }, je { $worlds } Runden). Intervalle: 95 %. Ein Fehler heißt nur, was auch am unteren Ende des Intervalls einer ist und worin zwei Verfahren übereinstimmen.

## Columns

review-column-when = wann
review-column-seat = Platz
review-column-kind = Entscheidung
review-column-verdict = Urteil
review-column-loss = Kosten
review-column-played = gespielt
review-column-better = besser
review-column-why = warum
review-column-sum = Summe
review-column-points = Punkte
review-number = { $mean } [{ $low }; { $high }]
review-none = keine
review-share = { $loss } ({ $count })

## Words

review-round = Runde { $round }
review-opening = Eröffnung
review-where = { $when }, { $seat }, { $kind }
review-kind-draft = Charakter
review-kind-shrine = Startschrein
review-kind-plan = Plan
review-kind-turn = Zug
review-kind-reward = Belohnung
review-kind-robbed = Charakter nach einem Raub
review-verdict-inaccuracy = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-verdict-missed-win = verpasster Sieg
review-verdict-only-choice = einzige gute Wahl, gefunden
review-cause-set-up = Aufbau und Platz
review-cause-error = eigene Fehler
review-cause-gift = Geschenke der anderen
review-cause-plan-luck = Glück mit den Plänen
review-cause-residual = Rest der Schätzung
review-do-statue = Statue in { $city }
review-do-shrine = Schrein: { $place }
review-do-travel = → { $city }
review-do-token = Marker: { $action }
review-do-flag = Flagge von { $city }
review-do-ability = Fähigkeit von { $character }
review-do-nothing = nichts weiter

## Why: signed points of the final score, term by term

review-reason = { $points } { $what }
review-reason-city = { $points } { $what } ({ $city })
review-reason-rest = { $points } alles andere
review-term-prestige = Prestige
review-term-statues = Statuen
review-term-coins = Münzen
review-term-shrines = verfügbare Schreine
review-term-tokens = Aktionsmarker
review-term-final = Schlusswertung
review-term-roads = Straßen und Wegegeld
review-term-character = Charakter
review-term-order = Reihenfolge
review-term-city = Stand in der Stadt der Runde
review-term-next-cities = Stand in späteren Städten
review-term-majority = Mehrheiten am Ende
review-term-rivals = gegenüber den anderen

## Turning points

review-turn-error = { $where }: { $verdict }. Das kostete { $lost } Punkte; am meisten davon bekam { $other } ({ $gained }).
review-turn-plans = { $when }, alle Pläne offen: Am meisten gewann { $seat } ({ $gained }), am meisten verlor { $other } ({ $lost }).
review-turn-only = { $where }: die einzige gute Wahl, und sie wurde gefunden. Die nächstbeste hätte { $points } Punkte gekostet.
review-turn-moved = { $where }: Die Chance von { $other } geht von { $before } auf { $after }.

## The story

review-story-won = { $seat } gewann mit { $points } Punkten, { $lead } vor { $other }.
review-story-shared = { $seats } teilten sich den Sieg mit je { $points } Punkten.
review-story-even = Aufbau und Plätze begünstigten niemanden deutlich.
review-story-setup = Aufbau und Plätze begünstigten { $seat }: { $chance } von hundert vor der ersten Wahl.
review-story-middle = Nach Runde { $round } hatte { $seat } die besten Aussichten: { $chance }.
review-story-ahead = Ab Runde { $round } lag { $seat } nie mehr zurück.
review-story-gift = Das größte Geschenk ging von { $seat } an { $other }: { $points } Punkte.
review-story-luck = Die Pläne der anderen kamen { $seat } am meisten entgegen ({ $gained }) und { $other } am wenigsten ({ $lost }).
review-story-clean = Niemand traf eine Wahl, die ein Fehler heißen kann.
review-story-slide = Ohne einen einzelnen Fehler kosteten { $count } kleine Verluste { $seat } zusammen { $points } Punkte.

## Die Leiter unserer eigenen Bots

review-ladder = Auf der Leiter unserer Bots
review-ladder-like = wie { $level }
review-ladder-between = zwischen { $weakest } und { $strongest }
review-ladder-below = unter { $level }
review-ladder-any = jede Stufe
review-ladder-few = zu wenige
review-ladder-unmeasured = nicht gemessen
review-ladder-cell = { $loss } ({ $count }): { $where }
review-ladder-plans = Pläne { $where }
review-ladder-turns = Züge { $where }
review-ladder-line = { $seat }: { $what }.
review-ladder-note = Verlust je Entscheidung neben dem unserer Bots aus mindestens { $games } Partien jeder Stufe mit ebenso vielen Spielern, genauso ausgewertet. Genannt sind alle Stufen, die bei so vielen Entscheidungen gewöhnlich etwa gleich viel verlieren: Mehr sagt eine einzelne Partie nicht. Weniger als { $least } Entscheidungen sagen nichts.
review-ladder-none = Für Partien mit so vielen Spielern und diesem Aufwand gibt es noch keine Skala.

## On the page

review-copy = Geschichte kopieren
review-copied = Kopiert
review-ledger-note = Alle Spalten eines Platzes ergeben zusammen sein Ergebnis abzüglich eines gleichen Anteils. Der Rest der Schätzung ist das, was unterwegs dazugelernt wird: Die anderen Spalten sind Schätzungen, keine Abrechnung auf den Cent.
review-known = Chancen, nach dem, was der Platz wusste
review-column-chance = erwartet
review-column-best-chance = mit der besten Alternative
review-page-ask = Partie auswerten
review-page-explain = Jede Entscheidung wird in gedachten Runden mit ihren besten Alternativen verglichen. Das dauert eine Minute oder länger und wartet, solange Bots an Tischen nachdenken. Du kannst die Seite verlassen und wiederkommen.
review-page-waiting = Wartet, bis sie an der Reihe ist …
review-page-running = Auswertung läuft
review-page-progress = { $done } von { $total } Teilen sind fertig.
review-page-cancel = Auswertung abbrechen
review-page-whose = Wessen Fehler
review-page-everybody = Alle Plätze
review-page-cost = Das kostete { $loss } Punkte.
review-page-jump = Stellung zeigen
review-page-played = Was gespielt wurde
review-page-better = Die bessere Fortsetzung
review-page-graph = Chancen im Lauf der Partie
review-page-lens = Sichtweise
review-page-lens-real = Wie es war
review-page-lens-real-note = Alle schon gemachten Pläne sind bekannt: die Chancen aller vor jedem Schritt, und das Ergebnis.
review-page-lens-known = Nach dem Wissen des Platzes
review-page-lens-known-note = Was jeder Platz nach seinen eigenen Entscheidungen erwarten konnte, ohne Blick auf verdeckte Pläne. Danach werden Fehler beurteilt.
review-page-failed = Die Auswertung ließ sich nicht beenden. Bitte versuche es noch einmal.

## Was wäre wenn: Varianten einer beendeten Partie

review-branch-title = Was wäre wenn?
review-branch-where = Runde { $round }, { $seat }
review-branch-leave = Zurück zur Auswertung
review-branch-explain = Du entscheidest für { $seat }, für die anderen antworten Bots. Wer gleichzeitig plant, plant wie in der Partie.
review-branch-try = Du bist { $seat }, kurz vor der Entscheidung. Finde etwas Besseres, als gespielt wurde; du weißt nicht mehr, als { $seat } wusste.
review-branch-judging = Deine Entscheidung wird mit der gespielten verglichen …
review-branch-better = Besser als gespielt, um { $points } Punkte.
review-branch-worse = Schlechter als gespielt, um { $points } Punkte.
review-branch-equal = Nicht eindeutig besser oder schlechter als gespielt: { $points } Punkte.
review-branch-why = Warum: { $why }.
review-branch-found = Etwas Besseres ist nicht sicher bekannt.
review-branch-left = Das Beste, was gefunden wurde, ist { $points } Punkte mehr wert.
review-branch-back = Letzte Wahl zurücknehmen
review-branch-again = Von vorn
review-branch-keep = Merken
review-branch-kept = Gemerkt
review-branch-copy = Link kopieren
review-branch-go-on = Von hier aus weiter
review-branch-play-on = Gegen Bots weiterspielen
review-branch-full = Länger kann eine Variante nicht werden. Du kannst gegen Bots weiterspielen.
review-branch-points = { $seat } { $points }
review-branch-result = Die Partie ist zu Ende. Punkte: { $result }.
review-branch-from-here = Von der Stellung auf der Karte aus: Probier, was gewesen wäre, oder spiel richtig weiter.
review-branch-over = Geh zu einer Stellung der Partie und probier, was gewesen wäre, oder spiel von dort aus weiter.
review-branch-seat = Entscheiden für
review-branch-begin = Was wäre wenn …
review-branch-all-kept = Auf diesem Gerät gemerkt
review-branch-closed = Ein Link öffnet sich für alle, die diese Partie sehen dürfen.
review-branch-name = { $count ->
    [one] Runde { $round }, { $seat }: { $count } Wahl
   *[other] Runde { $round }, { $seat }: { $count } Wahlen
}
review-branch-forget = Entfernen
review-page-again = Noch einmal versuchen
