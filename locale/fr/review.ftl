# The review of a finished game (docs/review.md). A seat is named by its colour.

review-title = Ce qui a décidé cette partie
review-intro = Les chances sont des points sur cent. Une erreur est jugée d’après ce que le siège savait au moment de décider ; la courbe montre les chances telles qu’elles étaient, tous les plans connus.
review-result = Résultat
review-story = L’histoire
review-turning-points = Tournants
review-errors = Erreurs, d’après ce que le siège savait
review-ledger = Le compte des chances
review-losses = Perte par décision, par type
review-graph = Chances, telles qu’elles étaient
review-all = Toutes les décisions
review-method = Méthode
review-method-note = { $count } décisions ont été comparées à leurs meilleures rivales dans les mêmes tours imaginés (graine { $seed }, { $worlds } tours chacune). Intervalles à 95 %. Rien n’est appelé erreur si le bas de l’intervalle ne le dit pas et si deux méthodes ne s’accordent pas.

## Columns

review-column-when = quand
review-column-seat = siège
review-column-kind = décision
review-column-verdict = verdict
review-column-loss = coût
review-column-played = joué
review-column-better = mieux
review-column-why = pourquoi
review-column-sum = somme
review-column-points = points
review-number = { $mean } [{ $low } ; { $high }]
review-none = aucune
review-share = { $loss } ({ $count })

## Words

review-round = Tour { $round }
review-opening = Ouverture
review-where = { $when }, { $seat }, { $kind }
review-kind-draft = personnage
review-kind-shrine = premier sanctuaire
review-kind-plan = plan
review-kind-turn = tour d’actions
review-kind-reward = récompense
review-kind-robbed = personnage après un vol
review-verdict-inaccuracy = imprécision
review-verdict-mistake = erreur
review-verdict-blunder = grosse erreur
review-verdict-missed-win = victoire manquée
review-verdict-only-choice = seul bon choix, trouvé
review-cause-set-up = mise en place et siège
review-cause-error = ses propres erreurs
review-cause-gift = cadeaux des autres
review-cause-plan-luck = chance avec les plans
review-cause-residual = reste de l’estimation
review-do-statue = statue à { $city }
review-do-shrine = sanctuaire : { $place }
review-do-travel = → { $city }
review-do-token = jeton : { $action }
review-do-flag = étendard de { $city }
review-do-ability = capacité de { $character }
review-do-nothing = rien de plus

## Why: signed points of the final score, term by term

review-reason = { $points } { $what }
review-reason-city = { $points } { $what } ({ $city })
review-reason-rest = { $points } tout le reste
review-term-prestige = prestige
review-term-statues = statues
review-term-coins = pièces
review-term-shrines = sanctuaires disponibles
review-term-tokens = jetons Action
review-term-final = décompte final
review-term-roads = routes et péages
review-term-character = personnage
review-term-order = ordre du tour
review-term-city = rang dans la ville du tour
review-term-next-cities = rang dans les villes à venir
review-term-majority = majorités à la fin
review-term-rivals = face aux rivaux

## Turning points

review-turn-error = { $where } : { $verdict }. Coût : { $lost } points ; la plus grande part va à { $other } ({ $gained }).
review-turn-plans = { $when }, tous les plans ouverts : { $seat } gagne le plus ({ $gained }), { $other } perd le plus ({ $lost }).
review-turn-only = { $where } : le seul bon choix, et il a été trouvé. Le suivant aurait coûté { $points } points.
review-turn-moved = { $where } : la chance de { $other } passe de { $before } à { $after }.

## The story

review-story-won = { $seat } a gagné avec { $points } points, { $lead } devant { $other }.
review-story-shared = { $seats } se partagent la victoire avec { $points } points chacun.
review-story-even = La mise en place et les sièges n’avantageaient nettement personne.
review-story-setup = La mise en place et les sièges avantageaient { $seat } : { $chance } sur cent avant le premier choix.
review-story-middle = Après le tour { $round }, la meilleure chance était celle de { $seat } : { $chance }.
review-story-ahead = À partir du tour { $round }, { $seat } n’a plus jamais été derrière.
review-story-gift = Le plus grand cadeau est allé de { $seat } à { $other } : { $points } points.
review-story-luck = Les plans des autres ont le plus servi { $seat } ({ $gained }) et le moins { $other } ({ $lost }).
review-story-clean = Personne n’a fait de choix qu’on puisse appeler une erreur.
review-story-slide = Sans aucune erreur isolée, { $count } petites pertes ont coûté en tout { $points } points à { $seat }.

## L’échelle de nos propres bots

review-ladder = Sur l’échelle de nos bots
review-ladder-like = comme { $level }
review-ladder-between = entre { $weakest } et { $strongest }
review-ladder-below = en dessous de { $level }
review-ladder-any = tous les niveaux
review-ladder-few = trop peu
review-ladder-unmeasured = non mesuré
review-ladder-cell = { $loss } ({ $count }) : { $where }
review-ladder-plans = plans { $where }
review-ladder-turns = tours { $where }
review-ladder-line = { $seat } : { $what }.
review-ladder-note = La perte par décision, à côté de celle de nos bots dans au moins { $games } parties de chaque niveau avec autant de joueurs, analysées de la même façon. Sont nommés tous les niveaux qui perdent d’habitude à peu près autant en autant de décisions : une seule partie n’en dit pas plus. Moins de { $least } décisions ne disent rien.
review-ladder-none = Il n’y a pas encore d’échelle pour des parties avec autant de joueurs, jugées avec ce budget.

## On the page

review-copy = Copier l’histoire
review-copied = Copiée
review-ledger-note = La somme des colonnes d’un siège est son résultat moins une part égale. Le reste de l’estimation est ce que l’on apprend en chemin : lisez les autres colonnes comme des estimations, pas comme un compte au centime près.
review-known = Chances, d’après ce que le siège savait
review-column-chance = attendu
review-column-best-chance = avec le meilleur autre choix
review-page-ask = Analyser la partie
review-page-explain = Chaque décision est comparée à ses meilleures alternatives dans des tours imaginés. Cela prend une minute ou plus, et attend tant que des bots réfléchissent à des tables. Vous pouvez quitter la page et revenir.
review-page-waiting = En attente de son tour…
review-page-running = Analyse en cours
review-page-progress = { $done } parties sur { $total } sont faites.
review-page-cancel = Annuler l’analyse
review-page-whose = Erreurs de qui
review-page-everybody = Tous les sièges
review-page-cost = Coût : { $loss } points.
review-page-jump = Montrer la position
review-page-played = Ce qui a été joué
review-page-better = La meilleure suite
review-page-graph = Les chances au fil de la partie
review-page-lens = Point de vue
review-page-lens-real = Telles qu’elles étaient
review-page-lens-real-note = Tous les plans déjà faits sont connus : les chances de chacun avant chaque étape, et le résultat.
review-page-lens-known = D’après ce que le siège savait
review-page-lens-known-note = Ce que chaque siège pouvait attendre après ses propres décisions, sans voir les plans cachés. Les erreurs sont jugées ainsi.
review-page-failed = L’analyse n’a pas pu être terminée. Veuillez réessayer.

## Et si : variantes d’une partie finie

review-branch-title = Et si… ?
review-branch-where = Tour { $round }, { $seat }
review-branch-leave = Retour à l’analyse
review-branch-explain = Vous décidez pour { $seat }, des bots répondent pour les autres. Qui planifie en même temps planifie comme dans la partie.
review-branch-try = Vous êtes { $seat }, juste avant la décision. Trouvez mieux que ce qui a été joué ; vous n’en savez pas plus que { $seat }.
review-branch-judging = Votre décision est comparée à ce qui a été joué…
review-branch-better = Mieux que ce qui a été joué : { $points } points.
review-branch-worse = Moins bien que ce qui a été joué : { $points } points.
review-branch-equal = Ni clairement mieux ni clairement moins bien que ce qui a été joué : { $points } points.
review-branch-why = Pourquoi : { $why }.
review-branch-found = Rien de mieux n’est connu avec certitude.
review-branch-left = Le meilleur choix trouvé vaut { $points } points de plus.
review-branch-back = Annuler le dernier choix
review-branch-again = Depuis le début
review-branch-keep = Garder
review-branch-kept = Gardée
review-branch-copy = Copier le lien
review-branch-go-on = Continuer d’ici
review-branch-play-on = Continuer contre des bots
review-branch-full = Une variante ne peut pas être plus longue. Vous pouvez continuer contre des bots.
review-branch-points = { $seat } { $points }
review-branch-result = La partie est finie. Points : { $result }.
review-branch-from-here = Depuis la position montrée sur la carte : essayez ce qui aurait pu arriver, ou continuez pour de bon.
review-branch-over = Allez à une position de la partie, puis essayez ce qui aurait pu arriver, ou continuez d’ici.
review-branch-seat = Décider pour
review-branch-begin = Et si…
review-branch-all-kept = Gardées sur cet appareil
review-branch-closed = Un lien s’ouvre pour tous ceux qui peuvent voir cette partie.
review-branch-name = { $count ->
    [one] Tour { $round }, { $seat } : { $count } choix
   *[other] Tour { $round }, { $seat } : { $count } choix
}
review-branch-forget = Supprimer
review-page-again = Réessayer
