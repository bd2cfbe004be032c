# Discussion aux tables : les mots de la page, et les phrases que chacun lit dans sa langue.

talk-title = Discussion
talk-empty = Personne n’a encore rien dit.
talk-said = Ce qui a été dit
talk-phrases = Phrases
talk-spectator = Spectateur
talk-note-table = Tous ceux qui peuvent voir la table peuvent lire ceci. Tout est effacé après { $days ->
    [one] un jour
   *[other] { $days } jours
}.
talk-note-spectators = Les autres spectateurs lisent ce que vous dites. Les joueurs ne le peuvent pas tant que la partie dure. Tout est effacé après { $days ->
    [one] un jour
   *[other] { $days } jours
}.
talk-text = Votre message
talk-send = Envoyer
talk-actions = Options pour { $name }
talk-mute = Masquer
talk-mute-tip = Ne plus lire ce que dit { $name }, à aucune table
talk-unmute = Afficher de nouveau
talk-muted = Les messages de { $name } sont masqués.
talk-report = Signaler
talk-report-tip = Montrer ce message à l’hôte du serveur
talk-reported = L’hôte du serveur verra ce message.
talk-group-greeting = Bonjour et au revoir
talk-group-courtesy = Politesses
talk-group-time = Temps
talk-group-reaction = Réactions
talk-group-answer = Réponses
talk-phrase-hello = Bonjour !
talk-phrase-welcome = Bienvenue !
talk-phrase-good-luck = Bonne chance !
talk-phrase-have-fun = Amusez-vous bien !
talk-phrase-back-soon = Je reviens tout de suite.
talk-phrase-back = Me revoilà.
talk-phrase-see-you = À bientôt !
talk-phrase-good-night = Bonne nuit !
talk-phrase-thanks = Merci !
talk-phrase-you-are-welcome = Je vous en prie !
talk-phrase-sorry = Pardon !
talk-phrase-no-problem = Pas de souci.
talk-phrase-well-played = Bien joué !
talk-phrase-nice-move = Joli coup !
talk-phrase-congratulations = Félicitations !
talk-phrase-good-game = Belle partie !
talk-phrase-moment = Un instant, s’il vous plaît.
talk-phrase-thinking = Je réfléchis encore.
talk-phrase-your-turn = C’est à vous ?
talk-phrase-take-your-time = Prenez votre temps.
talk-phrase-go-on = On continue ?
talk-phrase-break = On fait une petite pause ?
talk-phrase-later = Je continue plus tard aujourd’hui.
talk-phrase-tomorrow = Je continue demain.
talk-phrase-wow = Waouh !
talk-phrase-ouch = Aïe !
talk-phrase-oh-no = Oh non !
talk-phrase-phew = Ouf !
talk-phrase-close = C’est serré !
talk-phrase-exciting = Quel suspense !
talk-phrase-surprise = Je ne l’ai pas vu venir !
talk-phrase-clever = Malin !
talk-phrase-yes = Oui.
talk-phrase-no = Non.
talk-phrase-maybe = Peut-être.
talk-phrase-agreed = D’accord.
talk-phrase-rule = Je dois vérifier une règle.
talk-phrase-oops = Oups, j’ai mal cliqué.
talk-phrase-rematch = Une revanche ?
talk-phrase-not-today = Pas aujourd’hui, merci.
