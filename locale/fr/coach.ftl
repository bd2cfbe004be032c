# The coach: hints, warnings and explanations (docs/coach.md).

# Hints: where to look, the idea, the choice.
coach-hint = Conseil
coach-hint-label = Conseils et explications
coach-thinking = Je réfléchis…
coach-do-idea = Pourquoi ?
coach-do-choice = Montrer le coup
coach-do-play = Le jouer
coach-choice = Voici mon choix : { $choice }
coach-choice-way = Voici mon choix : { $choice }, en route vers { $city }
coach-idea-turn = Ce qu’apporte la suite de ce tour :
coach-noted = Le journal note que vous avez eu un conseil ; personne ne voit lequel.
coach-by = Un bot ({ $level }) y a réfléchi, d’après ce que vous savez.

coach-look-city = Regardez du côté de { $city }.
coach-look-roads = Regardez les routes autour de { $city }.
coach-look-characters = Regardez les personnages.
coach-look-rewards = Regardez la piste des Récompenses.
coach-look-track = Regardez la piste du Maharaja.
coach-look-coins = Regardez vos pièces.
coach-look-shrines = Regardez les sanctuaires de votre plateau.
coach-look-prestige = Regardez vos pièces : elles achètent du prestige.
coach-look-end = Il n’y a plus rien à faire : pensez à finir votre tour.
coach-look-only = Ici, une seule chose est possible.

# Ideas: one for each term of the evaluation. $city may be "none".
coach-idea-prestige = Cela rapporte tout de suite du prestige.
coach-idea-statues = Chaque statue vaut 3 points à la fin, où qu’elle soit.
coach-idea-coins = Il vous reste plus de pièces pour la suite.
coach-idea-shrines = Cela vous donne des sanctuaires à bâtir.
coach-idea-tokens = Un jeton Action, c’est une action de plus quand vous voulez.
coach-idea-final = Cela compte pour le décompte final de cette partie.
coach-idea-roads = Cela ouvre des routes : plus de villes à portée, moins de péages.
coach-idea-character = Le personnage ainsi obtenu vous aide tour après tour.
coach-idea-order = Un numéro plus grand joue plus tard : vous voyez d’abord ce que font les autres.
coach-idea-city = { $cities ->
    [0] Cela vous fait monter dans la première ville que visite le Maharaja.
   *[other] { $city } est décomptée ce tour-ci, et cela vous y fait monter.
}
coach-idea-next-cities = { $cities ->
    [0] Cela prépare des villes que le Maharaja visitera bientôt.
   *[other] Le Maharaja viendra bientôt à { $city }, et vous y serez bien placé.
}
coach-idea-majority = { $cities ->
    [0] Cela vous renforce dans une ville : la majorité y compte à la fin.
   *[other] Cela vous renforce à { $city } : la majorité y compte à la fin.
}
coach-idea-rivals = Cela prive vos rivaux de quelque chose.
coach-idea-none = Les autres choix se valent à peu près : prenez ce qui vous plaît.
coach-idea-only = Rien d’autre n’est possible : il n’y a rien à peser.
coach-idea-end = Ce que vous pourriez encore faire coûterait plus que cela ne rapporte.
coach-price = En échange : { $what }.
coach-term-prestige = moins de prestige
coach-term-statues = une statue de moins
coach-term-coins = moins de pièces
coach-term-shrines = moins de sanctuaires
coach-term-tokens = moins de jetons Action
coach-term-final = moins au décompte final
coach-term-roads = moins de routes ouvertes
coach-term-character = un personnage moins utile
coach-term-order = une moins bonne place dans l’ordre
coach-term-city = moins dans la ville de ce tour
coach-term-next-cities = moins dans les villes à venir
coach-term-majority = moins de majorités à la fin
coach-term-rivals = vos rivaux y gagnent aussi

# What others may do about a plan, or after the end of a turn: rounds imagined by a bot.
coach-outlook = Les autres pourraient…
coach-outlook-noted = Imaginé d’après ce que sait votre place, sans les vrais plans. Le journal note que vous avez eu un conseil.
coach-risk-character = { $who } pourrait prendre votre personnage.
coach-risk-space = À { $city }, { $who } pourrait bâtir avant vous là où vous bâtiriez.
coach-risk-action = Ce ne sera peut-être plus possible à votre tour : { $action }.
coach-risk-ahead = { $who } pourrait vous dépasser à { $city }.
coach-risk-next-city = Le Maharaja pourrait ensuite aller à { $city }.
coach-risk-times = dans { $times } tours de jeu imaginés sur { $rounds }
coach-risk-none = Dans { $rounds } tours de jeu imaginés, rien de ce que faisaient les autres ne vous a gêné.

# Warnings before a choice.
coach-warning-stranded = Attention : ainsi, aucun de vos premiers sanctuaires n’ouvre de route vers une ville. Vous pourriez rester bloqué au départ. Demandez un conseil.
coach-warning-plan-too-dear = Attention : ensemble, cela coûte au moins { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, plus que vous n’avez.
coach-warning-no-way = Attention : aucune ville n’est à portée, donc pas de statue. Un sanctuaire dans un village ouvrirait d’abord une route.
coach-warning-actions-unused = Ceci reste possible, peut-être après un voyage : { $actions }. Terminez une seconde fois pour y renoncer.
coach-warning-token-unused = C’est votre dernier tour, et il vous reste un jeton Action. Terminez une seconde fois pour le laisser.
coach-warning-no-toll-left = Attention : il vous restera { $coins ->
    [0] zéro pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, trop peu pour toute route d’ici.

# Explanations: told once, the first time something happens in a coached game.
coach-do-got-it = Compris
coach-do-next = Suivant
coach-explained = Ce qui a été expliqué
coach-explained-none = Rien encore. Les explications viennent en jouant.
coach-explain-draft = Choisissez un personnage
coach-explain-draft-text = Chaque personnage a une capacité et un numéro. Les petits numéros jouent d’abord et gagnent les égalités. Vous pourrez en changer : prenez celui qui vous plaît. Si vous hésitez, l’ampoule donne un conseil.
coach-explain-settle = Premiers sanctuaires
coach-explain-settle-text = Un sanctuaire dans un village ouvre ce bout de route. Occupez tous les villages d’une route qui part du départ, et votre prêtre gagnera une ville. Vos villages sont gratuits ; ceux des autres coûtent une pièce.
coach-explain-maharaja = Le Maharaja voyage
coach-explain-maharaja-text = À chaque tour, le Maharaja visite une ville. À la fin du tour, elle est décomptée : le plus vénéré y gagne le plus. Les statues y coûtent 2 pièces de plus.
coach-explain-plan = Votre plan secret
coach-explain-plan-text = Pointez les deux flèches sur une action ; vous ferez les deux à votre tour, dans l’ordre voulu. Un bon début : bâtir une statue et prendre des pièces pour la suivante. Personne ne voit votre plan avant.
coach-explain-turn = Votre tour
coach-explain-turn-text = Faites vos deux actions prévues. Voyagez quand vous voulez : choisissez une ville sur la carte pour voir le chemin le moins cher. Pour y bâtir, votre prêtre doit y être. Puis terminez votre tour.
coach-explain-building = Où bâtir ?
coach-explain-building-text = Une statue au centre vaut 3 de culte, ailleurs 2 ; deux emplacements externes donnent un bonus. Les places marquées sont possibles : choisissez, puis confirmez.
coach-explain-toll = Vous avez payé un péage
coach-explain-toll-text = Votre prêtre a traversé un village sans sanctuaire à vous : son propriétaire a reçu une pièce. Vos propres sanctuaires sur vos routes l’évitent chaque fois.
coach-explain-scoring = La ville est décomptée
coach-explain-scoring-text = Toutes les pièces de la ville ont été comptées : statues, sanctuaires, prêtres. Le premier reçoit le plus de pièces et choisit d’abord sa récompense. Qui n’y a rien reçoit une petite consolation.
coach-explain-reward = Prenez une récompense
coach-explain-reward-text = Seules les tuiles du bas sont à portée. Chacune dit son effet ; pièces et sanctuaires aident toujours, le prestige compte à la fin.
coach-explain-robbed = On vous a pris votre personnage
coach-explain-robbed-text = Cela arrive. Choisissez-en tout de suite un autre parmi ceux qui restent. Vous pourrez reprendre l’ancien plus tard avec l’action « Changer de personnage ».
coach-explain-round-ends = Le tour est fini
coach-explain-round-ends-text = Les étendards se resserrent, les récompenses glissent vers le bas, et le Maharaja part vers la ville suivante de sa piste. Vous la voyez déjà : bâtissez-y à temps.
coach-explain-last-round = Le dernier tour
coach-explain-last-round-text = Dépensez : 5 pièces ne valent qu’un point, jetons et sanctuaires rien. Une statue en vaut 3, une majorité dans une ville 2.
coach-explain-final = Décompte final
coach-explain-final-text = Prestige, statues, majorités et pièces s’additionnent. Voyez d’où vient chaque point, revoyez la partie ou rejouez : vous savez maintenant comment faire.
