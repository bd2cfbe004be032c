# What people are told while they are away: by push, by mail and by webhooks. Nothing secret.
# { $names }: the names of the others at the table, divided by commas.

notification-turn-title = Du bist dran
notification-turn-named = Du bist am Zug am Tisch mit { $names }.
notification-turn-alone = Du bist am Zug an deinem Tisch.
notification-question-title = Eine Frage an dich
notification-question-named = Am Tisch mit { $names } wirst du etwas gefragt; die anderen warten auf deine Antwort.
notification-question-alone = An deinem Tisch wirst du etwas gefragt.
notification-nudge-title = Man wartet auf dich
notification-nudge-named = Am Tisch mit { $names } erinnert man dich: Du bist dran.
notification-nudge-alone = An deinem Tisch erinnert man dich: Du bist dran.
notification-joined-title = Jemand ist an deinen Tisch gekommen
notification-joined-named = An deinem Tisch sitzen jetzt { $names }.
notification-joined-alone = Jemand ist an deinen Tisch gekommen.
notification-over-title = Das Spiel ist aus
notification-over-named = Das Spiel mit { $names } ist aus. Sieh nach, wie es ausgegangen ist.
notification-over-alone = Dein Spiel ist aus. Sieh nach, wie es ausgegangen ist.
notification-talk-title = Jemand hat etwas gesagt
notification-talk-named = Am Tisch mit { $names } wurde etwas gesagt.
notification-talk-alone = An deinem Tisch wurde etwas gesagt.
notification-deadline-half-title = Die Hälfte deiner Zeit ist um
notification-deadline-half-named = Am Tisch mit { $names } ist die Hälfte deiner Zeit für diese Entscheidung um.
notification-deadline-half-alone = An deinem Tisch ist die Hälfte deiner Zeit für diese Entscheidung um.
notification-deadline-tenth-title = Deine Zeit läuft ab
notification-deadline-tenth-named = Am Tisch mit { $names } bleibt dir ein Zehntel deiner Zeit für diese Entscheidung.
notification-deadline-tenth-alone = An deinem Tisch bleibt dir ein Zehntel deiner Zeit für diese Entscheidung.
notification-timed-out-title = Deine Zeit ist um
notification-timed-out-named = Am Tisch mit { $names } spielt ein Bot für dich, bis du zurück bist.
notification-timed-out-alone = An deinem Tisch spielt ein Bot für dich, bis du zurück bist.
notification-confirm-title = Bestätige deine Adresse
notification-confirm-text = Jemand, vermutlich du, möchte an dieser Adresse erfahren, wann er bei Maharaja am Zug ist. Öffne diesen Link, um sie zu bestätigen; warst du es nicht, tu nichts.
notification-test-title = Es funktioniert
notification-test-text = So erfährst du, dass du dran bist.
notification-sign-in-title = Bei Maharaja anmelden
notification-sign-in-text = Jemand, vermutlich du, möchte sich im Konto dieser Adresse anmelden. Öffne dafür diesen Link innerhalb eines Tages; er gilt einmal. Warst du es nicht, tu nichts.
notification-mail-stop = Keine solchen Mails mehr: { $link }
