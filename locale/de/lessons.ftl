# Die Lektionen (docs/lessons.md): die Wörter drumherum, und zu jeder Lektion Titel, Thema und Schritte.

## Rund um die Lektionen

lesson-learn = Spielen lernen
lesson-learn-about = Sechs kurze Lektionen auf dem echten Spielplan. Du probierst selbst aus, nichts kann schiefgehen, und du kannst jederzeit aufhören und später weitermachen.
lesson-minutes = { $count ->
    [one] etwa { $count } Minute
   *[other] etwa { $count } Minuten
}
lesson-done = Geschafft
lesson-open-new = Los geht’s
lesson-open-begun = Weiter
lesson-open-done = Noch einmal
lesson-play = Spiel deine erste Partie
lesson-leave = Lektion verlassen
lesson-progress = Fortschritt
lesson-step-of = Schritt { $number } von { $steps }
lesson-watch = Schau, was passiert …
lesson-next = Weiter
lesson-next-not = Mach unten am Tisch, was im Text steht.
lesson-back = Einen Schritt zurück
lesson-again = Lektion von vorn
lesson-skip = Zeig’s mir
lesson-skip-help = Der Schritt wird für dich gemacht.
lesson-end = Gut gemacht!
lesson-following = Weiter: { $title }
lesson-all = Alle Lektionen
lesson-puzzles = Weiter mit Rätseln

## 1: Die erste Statue

lesson-first-statue-title = Deine erste Statue
lesson-first-statue-about = Reisen, bauen und dort vorn sein, wo der Maharaja ist.
lesson-first-statue-goal = Willkommen! Du bist Rot, und das hier ist dein Tableau. Nach sieben Runden gewinnt, wer das meiste Prestige hat, und das meiste bringen Statuen.
lesson-first-statue-maharaja = In dieser Runde besucht der Maharaja Delhi. Nur die Stadt, in der er ist, wird gewertet. Dort willst du also glänzen.
lesson-first-statue-travel = Statuen baust du dort, wo dein Priester steht. Wähle Delhi auf dem Plan und bestätige die Reise: In beiden Dörfern am Weg steht ein Schrein von dir, also kostet sie nichts.
lesson-first-statue-travel-shrine = Der Schrein hat noch Zeit. Schick zuerst deinen Priester nach Delhi, ohne ihn gibt es keine Statue.
lesson-first-statue-travel-else = Zuerst die Reise: Wähle Delhi auf dem Plan und bestätige.
lesson-first-statue-statue = Jetzt bau. Wähle das zentrale Feld von Delhi, es zählt am meisten. Mit dem geplanten Rabatt kostet die Statue { $price } deiner { $coins } Münzen.
lesson-first-statue-statue-outside = Dort ginge es auch, aber ein äußeres Feld zählt weniger. Das zentrale Feld ist noch frei: Nimm es.
lesson-first-statue-statue-shrine = Der Schrein kommt danach. Fang mit der Statue an: Wähle das zentrale Feld von Delhi.
lesson-first-statue-statue-else = Wähle das zentrale Feld von Delhi und bestätige.
lesson-first-statue-worship = Deine erste Statue! Wer in der Stadt vorn liegt, entscheidet die Anbetung: { $centre } für die zentrale Statue und { $priest } für deinen Priester, zusammen { $points }. Die Prognose zeigt es dir jederzeit.
lesson-first-statue-shrine = Deine zweite Aktion ist ein Schrein, und mit dem Rabatt ist er umsonst. Stell ihn in den Ring um Delhi: ein Anbetungspunkt mehr.
lesson-first-statue-shrine-village = Ein Schrein im Dorf öffnet eine Straße, dazu mehr in der nächsten Lektion. Dieser gehört nach Delhi, wo er jetzt zählt.
lesson-first-statue-shrine-leave = Ohne deinen Priester könntest du in Delhi nicht bauen. Bleib und stell den Schrein in den Ring.
lesson-first-statue-shrine-else = Wähle den Ring von Delhi mit dem Pluszeichen und bestätige.
lesson-first-statue-end = Beide Aktionen sind ausgeführt, und du hast { $points } Anbetung in Delhi. Beende deinen Zug.
lesson-first-statue-end-leave = Du darfst weiterreisen, aber dann fehlt in Delhi die Anbetung deines Priesters. Beende deinen Zug hier.
lesson-first-statue-end-else = Es ist nichts mehr zu tun: Beende deinen Zug.
lesson-first-statue-scored = Grün hat Münzen genommen, und nun wird Delhi gewertet. Mit { $points } Anbetung bist du vorn und bekommst { $coins } Münzen. Grün hat dort keine Anbetung: { $comfort } Münzen als Trost.
lesson-first-statue-reward = Wer Anbetung hat, nimmt auch eines der untersten Belohnungsplättchen. Nimm die 2 Prestigepunkte.
lesson-first-statue-reward-coins = Münzen sind auch schön, aber Prestige gewinnt das Spiel. Nimm diesmal die 2 Prestigepunkte.
lesson-first-statue-reward-shrines = Du hast noch genug Schreine. Nimm diesmal die 2 Prestigepunkte.
lesson-first-statue-reward-else = Wähle das Plättchen mit den 2 Prestigepunkten.
lesson-first-statue-done = Das ist der Kern des Spiels: Bring deinen Priester in die richtige Stadt, bau dort und sei vorn, wenn der Maharaja hinschaut.

## 2: Straßen und Wegegeld

lesson-roads-title = Straßen und Wegegeld
lesson-roads-about = Öffne Straßen mit deinen Schreinen und lass die anderen dafür zahlen.
lesson-roads-villages = Straßen führen durch Dörfer, und ein Priester kommt nur durch ein Dorf, wenn dort ein Schrein steht, egal von wem. Dieses ist leer: Die Straße von Khajuraho nach Varanasi ist zu.
lesson-roads-tolls = Wo ein Schrein von dir steht, reist du umsonst. Wo keiner steht, bekommt jeder Besitzer 1 Münze von dir: Die direkte Straße nach Varanasi würde dich { $toll } Münzen kosten.
lesson-roads-open = Es geht billiger. Stell deinen Schrein in das leere Dorf vor Varanasi: Bei Dörfern ist es egal, wo dein Priester ist.
lesson-roads-open-dear = Diese Straße kostet { $toll } Münzen, und deine Gegner bekommen sie. Stell zuerst einen Schrein in das markierte Dorf, dann reist du umsonst.
lesson-roads-open-travel = Noch nicht: In Khajuraho kämst du nicht weiter. Öffne zuerst die Straße und stell deinen Schrein in das markierte Dorf.
lesson-roads-open-elsewhere = Das würde eine andere Straße öffnen. Du willst nach Varanasi: Wähle das markierte Dorf.
lesson-roads-open-coins = Die Münzen laufen nicht weg. Zuerst der Schrein: Wähle das markierte Dorf.
lesson-roads-open-else = Wähle das markierte Dorf an der Straße von Khajuraho nach Varanasi und bestätige.
lesson-roads-travel = Die Straße ist offen. Wähle Varanasi: Die billigste Reise führt über Khajuraho und kostet dich nichts.
lesson-roads-travel-dear = Auf der direkten Straße würdest du { $toll } Münzen zahlen. Wähle Varanasi selbst: Die kostenlose Reise führt über Khajuraho.
lesson-roads-travel-coins = Erst die Reise, dann die Münzen: Wähle Varanasi.
lesson-roads-travel-else = Wähle Varanasi auf dem Plan und bestätige die Reise.
lesson-roads-arrived = Zwei Straßen und kein Zoll! Und wer ab jetzt ohne eigenen Schrein durch deine Dörfer zieht, zahlt an dich.
lesson-roads-coins = Deine zweite Aktion ist einfach: Nimm { $coins } Münzen aus dem Vorrat.
lesson-roads-coins-else = Nimm deine Münzen: Drück die markierte Schaltfläche.
lesson-roads-end = Alles erledigt. Beende deinen Zug.
lesson-roads-end-travel = Bleib in Varanasi, der Maharaja ist hier. Beende deinen Zug.
lesson-roads-end-else = Es ist nichts mehr zu tun: Beende deinen Zug.
lesson-roads-income = Schau, Grün reist durch deine beiden Dörfer nach Khajuraho: in jedem 1 Münze für dich. Du hast jetzt { $coins } Münzen.
lesson-roads-done = Schreine in Dörfern sind Straßen für dich und Einkommen von den anderen. Überleg, wohin alle wollen werden, und bau dort zuerst.

## 3: Der Maharaja und die Anbetung

lesson-worship-title = Der Maharaja und die Anbetung
lesson-worship-about = Wie eine Stadt gewertet wird: Anbetung, Gleichstand, Münzen und Belohnungen.
lesson-worship-track = Die Flaggen zeigen, wohin der Maharaja geht: immer in die Stadt ganz links. Diese Runde ist er in Jodhpur, als Nächstes kommt er nach Hyderabad.
lesson-worship-count = Die Anbetung entscheidet: { $centre } für eine zentrale Statue, { $outer } für eine äußere, { $shrine } für jeden Schrein, { $priest } für den Priester. Grün hat { $green } in Jodhpur, du hast { $mine }.
lesson-worship-statue = Hol auf! Das zentrale Feld ist besetzt, also bau auf das obere äußere Feld, seine Münzen bekommst du sofort. Beim Maharaja kostet eine Statue { $price } Münzen.
lesson-worship-statue-space = Gute Idee, aber nimm das obere äußere Feld: Die Münzen darauf bekommst du sofort.
lesson-worship-statue-shrine = Statue und Schrein gehören zu einer Aktion, die Reihenfolge ist frei. Fang mit der Statue auf dem oberen äußeren Feld an.
lesson-worship-statue-first = Den heb dir auf. Zuerst die Aktion mit Statue und Schrein: Wähle das obere äußere Feld.
lesson-worship-statue-leave = Um in Jodhpur zu bauen, muss dein Priester dort sein. Wähle das obere äußere Feld.
lesson-worship-statue-else = Wähle das obere äußere Feld von Jodhpur und bestätige.
lesson-worship-shrine = Zur selben Aktion gehört ein Schrein für 1 Münze. Stell ihn in den Ring um Jodhpur.
lesson-worship-shrine-village = In einem Dorf bringt ein Schrein keine Anbetung. Stell ihn in den Ring um Jodhpur.
lesson-worship-shrine-done = Du dürftest hier aufhören, aber jeder Punkt zählt. Stell den Schrein in den Ring.
lesson-worship-shrine-leave = Bleib in Jodhpur, wo du baust. Stell den Schrein in den Ring.
lesson-worship-shrine-else = Wähle den Ring von Jodhpur und bestätige.
lesson-worship-tie = Je { $points }! Bei Gleichstand liegt die kleinere Charakternummer vorn, und die { $green } von Grün schlägt deine { $mine }. Ein Schrein mehr würde das ändern.
lesson-worship-second = Deine andere Aktion bringt ihn umsonst: noch ein Schrein für den Ring um Jodhpur.
lesson-worship-second-village = Ein Dorf hilft dir hier nicht. Stell den Schrein in den Ring um Jodhpur.
lesson-worship-second-leave = Ohne deinen Priester verlierst du sogar Anbetung. Bleib und stell den Schrein in den Ring.
lesson-worship-second-else = Wähle den Ring von Jodhpur und bestätige.
lesson-worship-end = { $mine } zu { $green }: Du liegst vorn. Beende deinen Zug.
lesson-worship-end-leave = Dein Priester zählt in Jodhpur. Bleib und beende deinen Zug.
lesson-worship-end-else = Beende deinen Zug.
lesson-worship-paid = Gelb ist weggeblieben, und Jodhpur wird gewertet: { $first } Münzen für dich, { $second } für Grün. Gelb hat hier keine Anbetung: { $comfort } Münzen und kein Belohnungsplättchen.
lesson-worship-reward = Alle mit Anbetung nehmen eines der { $reach } untersten Belohnungsplättchen, der höchste Rang zuerst. Nimm eines mit Prestige.
lesson-worship-reward-other = Auch nützlich, aber gewonnen wird mit Prestige. Nimm eines der markierten Plättchen.
lesson-worship-reward-else = Nimm eines der markierten Belohnungsplättchen.
lesson-worship-moved = Auch Grün hat ein Plättchen genommen, und die Runde ist vorbei. Der Maharaja ist nach Hyderabad weitergezogen.
lesson-worship-done = Statuen und Schreine bleiben stehen. Sie zählen wieder, wenn der Maharaja zurückkommt, und noch einmal am Ende des Spiels.

## 4: Geheime Pläne

lesson-plans-title = Geheime Pläne
lesson-plans-about = Plane zwei Aktionen, sieh, wer zuerst dran ist, und was aus einem durchkreuzten Plan wird.
lesson-plans-secret = Bevor jemand handelt, planen alle zwei der neun Aktionen: gleichzeitig und geheim. Du darfst sogar zweimal dieselbe planen.
lesson-plans-plan = In Khajuraho ist noch ein Statuenfeld frei. Richte einen Pfeil auf die Statue mit Rabatt, den anderen auf die { $coins } Münzen und drück auf „Bereit“.
lesson-plans-plan-twice = Zwei Statuen kosten mehr, als du hast. Richte einen der Pfeile auf die Münzen.
lesson-plans-plan-statue = Ein guter erster Pfeil! Richte den anderen auf die Münzen.
lesson-plans-plan-coins = Sicher, aber etwas langweilig. Richte einen der Pfeile auf die Statue mit Rabatt.
lesson-plans-plan-else = Richte einen Pfeil auf die Statue mit Rabatt, den anderen auf die Münzen und drück auf „Bereit“.
lesson-plans-order = Die Scheiben liegen. Jetzt geht es nach Charakternummern, die kleinste zuerst: Die { $green } von Grün kommt vor deiner { $mine }.
lesson-plans-spoiled = O nein! Grün hat auf das letzte freie Feld gebaut. Eine Stadt hat Platz für { $statues } Statuen und keine mehr: Deine geht hier nicht mehr.
lesson-plans-coins = Was unmöglich geworden ist, verfällt ersatzlos. Aber deine andere Aktion geht noch: Nimm deine { $coins } Münzen.
lesson-plans-coins-travel = Heute ist kein Bauplatz in Reichweite. Bleib und nimm deine Münzen.
lesson-plans-coins-else = Nimm deine Münzen: Drück die markierte Schaltfläche.
lesson-plans-end = Mehr geht für dich gerade nicht, also darfst du deinen Zug ohne die Statue beenden.
lesson-plans-end-travel = Bleib: Dein Priester bringt Anbetung in Khajuraho. Beende deinen Zug.
lesson-plans-end-else = Beende deinen Zug.
lesson-plans-scored = Mit { $points } Anbetung wirst du trotzdem Zweiter und bekommst { $coins } Münzen. Ein durchkreuzter Plan tut weh, ist aber nicht das Ende.
lesson-plans-done = Schau vor dem Planen, wer vor dir dran ist, was sich die anderen leisten können und wo es eng wird. Kleine Nummern dürfen mutig planen, große lieber vorsichtig.

## 5: Charaktere

lesson-characters-title = Charaktere
lesson-characters-about = Ihre Nummern, ihre Fähigkeiten, und wie man jemandem einen wegnimmt.
lesson-characters-number = Jeder hat einen Charakter. Seine Nummer entscheidet, wer zuerst dran ist und Gleichstände gewinnt: Gelb mit der { $yellow } war schon, jetzt du mit deiner { $mine }, dann Grün mit der { $green }.
lesson-characters-ability = Solange er dir gehört, hast du seine Fähigkeit. Diese ist eine 1×: einmal pro Runde, im eigenen Zug. Nutze sie jetzt für 1 Prestige.
lesson-characters-ability-later = Gleich gibst du diesen Charakter ab. Nutze vorher seine Fähigkeit!
lesson-characters-ability-travel = Bleib in Bijapur und nutze zuerst die Fähigkeit deines Charakters.
lesson-characters-ability-else = Drück die Schaltfläche neben deinem Charakter.
lesson-characters-price = Du hättest hier gern eine Statue, aber sie kostet { $price } Münzen, und du hast { $coins }. Der Charakter von Grün macht Statuen billiger. Ahnst du es schon?
lesson-characters-take = Dein Plan erlaubt dir, den Charakter zu tauschen. Führ das aus und nimm Grün die 15 weg!
lesson-characters-take-other = Nicht schlecht, aber heute brauchst du eine billige Statue: Nimm Grün die 15 weg.
lesson-characters-take-travel = Bleib in Bijapur, hier willst du bauen. Tausche deinen Charakter.
lesson-characters-take-else = Führ den Charaktertausch aus und wähle dann die 15.
lesson-characters-robbed = Grün wurde beraubt und musste sofort einen anderen Charakter wählen: die 1. Das ist die kleinste Nummer, also ist Grün als Nächstes dran.
lesson-characters-statue = Und jetzt deine Statue: Mit der 15 kostet sie nur { $price } Münzen. Bau auf das zentrale Feld von Bijapur.
lesson-characters-statue-outside = Das zentrale Feld ist frei und zählt mehr. Bau dort.
lesson-characters-statue-travel = Bleib: Die Statue gehört nach Bijapur, auf das zentrale Feld.
lesson-characters-statue-else = Wähle das zentrale Feld von Bijapur und bestätige.
lesson-characters-end = Das lief gut! Beende deinen Zug.
lesson-characters-end-travel = Dein Priester zählt in Bijapur. Bleib und beende deinen Zug.
lesson-characters-end-else = Beende deinen Zug.
lesson-characters-retake = Und nun holt sich Grün die 15 zurück! Diesmal bist du beraubt und musst wählen. Dein Zug ist vorbei, also nimm die 5: Sie bringt Anbetung, wenn die Stadt gewertet wird.
lesson-characters-retake-once = Eine 1× wirkt nur im eigenen Zug, und der ist vorbei. Nimm die 5: Sie zählt bei der Wertung.
lesson-characters-retake-first = Zuerst dran zu sein ist gut, aber erst nächste Runde. Nimm die 5: Sie zählt jetzt gleich.
lesson-characters-retake-else = Wähle die 5.
lesson-characters-scored = Dein Priester zählt jetzt einen Punkt mehr: { $points } Anbetung, und du bist vorn in Bijapur.
lesson-characters-done = Kein Charakter ist sicher, deiner so wenig wie ihre. Nimm den, der zu deinem Plan passt, und behalte die Nummern im Auge.

## 6: Das Ende des Spiels

lesson-the-end-title = Das Ende des Spiels
lesson-the-end-about = Flaggen verschieben, Prestige kaufen und die Schlusswertung kennenlernen.
lesson-the-end-rounds = Das ist Runde { $round } von { $rounds }. Nach der letzten ist das Spiel aus, oder früher: nach der Runde, in der jemand alle { $statues } Statuen gebaut hat.
lesson-the-end-flag = Nächste Runde käme der Maharaja nach Varanasi, wo Grün stark ist. Ändere die Maharajaleiste und verschieb die Flagge von Hyderabad { $steps } Felder nach links.
lesson-the-end-flag-other = Dort hättest du nicht viel davon. Verschieb die Flagge von Hyderabad: Dort steht deine Statue im Zentrum.
lesson-the-end-flag-pp = Das kommt danach. Zuerst die Flagge von Hyderabad.
lesson-the-end-flag-travel = Dein Priester steht richtig. Ändere zuerst die Maharajaleiste.
lesson-the-end-flag-else = Führ die Aktion für die Maharajaleiste aus und wähle dann die Flagge von Hyderabad.
lesson-the-end-pp = Die anderen Flaggen haben Platz gemacht: Hyderabad ist als Nächstes dran. Führ jetzt deine zweite Aktion aus und zahl { $price } Münzen für { $prestige } Prestige.
lesson-the-end-pp-travel = Bleib in Hyderabad, der Maharaja kommt. Führ deine zweite Aktion aus.
lesson-the-end-pp-else = Führ deine zweite Aktion aus: Drück die markierte Schaltfläche.
lesson-the-end-end = Gut. Beende deinen Zug, dann wird Jodhpur gewertet.
lesson-the-end-end-travel = Bleib in Hyderabad, der Maharaja kommt. Beende deinen Zug.
lesson-the-end-end-else = Beende deinen Zug.
lesson-the-end-buy = Deine Statue dort bringt { $points } Anbetung: Du bist vorn! Nimm die unterste Belohnung, sie verkauft Prestige für je eine Münze, und kauf so viel du kannst.
lesson-the-end-buy-other = Nimm das unterste Plättchen: Es macht aus Münzen Prestige.
lesson-the-end-buy-more = Münzen sind am Ende wenig wert. Kauf so viel du kannst.
lesson-the-end-buy-else = Nimm das unterste Plättchen und kauf so viel du kannst.
lesson-the-end-moved = Benutzte Plättchen kommen nach oben, die anderen rutschen nach. Und schau, wer nach Hyderabad kommt: der Maharaja! Du hast dort { $points } Anbetung.
lesson-the-end-plan = Die letzte Runde. Du hast { $coins } Münzen, und mit Rabatt kostet die Statue { $price }: Plane sie zusammen mit Prestige für Münzen.
lesson-the-end-plan-one = Die Statue ist richtig. Richte den anderen Pfeil auf Prestige für Münzen.
lesson-the-end-plan-else = Jetzt bringt nichts so viel wie diese beiden: die Statue mit Rabatt und Prestige für Münzen.
lesson-the-end-statue = Bau sie auf ein freies Feld von Hyderabad, such dir eines aus. Am Ende bringt sie noch { $worth } Prestige.
lesson-the-end-statue-pp = Erst die Statue, damit die Münzen sicher reichen.
lesson-the-end-statue-travel = Bleib: Die Statue gehört nach Hyderabad, wo der Maharaja ist.
lesson-the-end-statue-else = Wähle ein freies Feld in Hyderabad und bestätige.
lesson-the-end-last-pp = Und nun mach noch einmal aus Münzen Prestige.
lesson-the-end-last-pp-travel = Bleib und führ deine zweite Aktion aus.
lesson-the-end-last-pp-else = Führ deine zweite Aktion aus: Drück die markierte Schaltfläche.
lesson-the-end-last-end = Was übrig bleibt, ist wenig wert: 1 Prestige für { $coins } Münzen. Beende deinen letzten Zug.
lesson-the-end-last-end-travel = Dein Priester zählt in Hyderabad. Bleib und beende deinen Zug.
lesson-the-end-last-end-else = Beende deinen Zug.
lesson-the-end-final = Hyderabad wird gewertet, und du bist wieder vorn. Nimm die 2 Prestigepunkte, deine letzte Belohnung.
lesson-the-end-final-other = Das nützt nichts mehr, das Spiel ist aus. Nimm das Prestige.
lesson-the-end-final-else = Nimm das Plättchen mit den 2 Prestigepunkten.
lesson-the-end-won = In der Schlusswertung bringt jede Statue { $statue }, jede Führung in einer Stadt { $majority } und je { $coins } Münzen 1. Du gewinnst mit { $mine } zu { $green }!
lesson-the-end-done = Jetzt weißt du alles für deine erste Partie. Der Rest steht in den Regeln, und am Tisch siehst du jederzeit, was du tun kannst. Viel Spaß!

## Die Regeln im Überblick

overview-title = Das Spiel in zwei Minuten
overview-lessons = Spielend lernen
overview-map = Der Spielplan: sieben Städte, dazwischen die Straßen mit ihren Dörfern, in der Mitte das Startfeld.
overview-city = Jodhpur, wo der Maharaja ist: eine zentrale Statue, Schreine im Ring, daneben zwei Priester.
overview-road = Eine Straße vom Startfeld nach Varanasi, mit Schreinen in beiden Dörfern.
overview-goal-title = Das Ziel
overview-goal = Schick deinen Priester von Stadt zu Stadt, bau Statuen und Schreine und sei dort vorn, wo der Maharaja ist. Nach { $rounds } Runden gewinnt das meiste Prestige.
overview-round-title = Eine Runde
overview-round-maharaja = Er geht in die Stadt, deren Flagge ganz links liegt.
overview-round-planning = Alle wählen gleichzeitig und geheim zwei Aktionen.
overview-round-actions = Ausgeführt wird nach Charakternummern. In deinem Zug reist du, so viel du willst.
overview-round-scoring = Münzen und Belohnungen gibt es nur in der Stadt des Maharaja.
overview-round-end = Lücken bei Flaggen und Belohnungen werden geschlossen.
overview-actions-title = Die { $count } Aktionen
overview-building-title = Bauen
overview-building = Für eine Statue muss dein Priester in der Stadt sein. Beim Maharaja kostet sie { $visited } Münzen, anderswo { $elsewhere }. Ein Schrein kostet { $shrine } und kommt in den Ring dieser Stadt oder in ein beliebiges Dorf.
overview-worship-title = Anbetung und Stadtwertung
overview-worship-centre = Statue im Zentrum
overview-worship-outer = Statue außen
overview-worship-shrine = Jeder Schrein im Ring
overview-worship-priest = Dein Priester, wenn er dort ist
overview-scoring = Die meiste Anbetung liegt vorn, bei Gleichstand die kleinere Charakternummer. Bei { $players } Personen bekommt der erste Rang { $first } Münzen, der zweite { $second }, und wer keine Anbetung hat, { $none }. Alle anderen nehmen auch ein Belohnungsplättchen.
overview-travel-title = Reisen und Wegegeld
overview-travel = Ein Priester kommt nur durch ein Dorf, in dem ein Schrein steht. Mit einem eigenen ist es umsonst, sonst bekommt jeder Besitzer eine Münze: Diese Straße kostet Rot { $toll } Münzen.
overview-characters-title = Charaktere
overview-characters = Die kleinste Nummer ist zuerst dran und gewinnt Gleichstände. Ihre Fähigkeiten wirken zu verschiedenen Zeiten. Du darfst deinen Charakter tauschen und sogar jemandem den seinen wegnehmen.
overview-end-title = Das Ende
overview-end = Nach { $rounds } Runden, oder nach der Runde, in der jemand alle { $statues } Statuen gebaut hat, kommt noch Prestige dazu:
overview-end-statue = Jede deiner Statuen
overview-end-majority = Jede Stadt, in der du die meiste Anbetung hast
overview-end-coins = Je { $count } Münzen
