# Le journal : une phrase pour chaque événement.

log-title = Journal
log-newest-first = Plus récent d’abord
log-empty = Rien ne s’est encore passé.
log-why = Pourquoi ?
log-why-help = Pourquoi ce tour était bon
log-why-told = Par rapport à ne rien faire, en points à la fin : { $why }

log-event-round-begins = Tour { $round } : le Maharaja visite { $city }
log-event-drafted = { $who ->
    [you] Vous choisissez
   *[other] { $name } choisit
} le personnage { $character }.
log-event-settled = { $who ->
    [you] Vous placez
   *[other] { $name } place
} un premier sanctuaire : { $village }.
log-event-ready = { $who ->
    [you] Votre plan est prêt.
   *[other] { $name } a fini de planifier.
}
log-event-turn-begins = { $who ->
    [you] Vous révélez votre plan
   *[other] { $name } révèle son plan
} : { $first } ; { $second }.
log-event-turn-begins-your = À vous de jouer. Votre plan : { $first } ; { $second }.
log-event-performs = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} : { $action }.
log-event-performs-token = { $who ->
    [you] Vous dépensez
   *[other] { $name } dépense
} un jeton Action : { $action }.
log-event-travels = { $who ->
    [you] Vous voyagez
   *[other] { $name } voyage
} : { $from } – { $to }.
log-event-travels-toll = { $who ->
    [you] Vous voyagez
   *[other] { $name } voyage
} : { $from } – { $to }, { $count ->
    [one] { $count } pièce de péage.
   *[other] { $count } pièces de péage.
}
log-event-travels-free = { $who ->
    [you] Vous voyagez
   *[other] { $name } voyage
} : { $from } – { $to }, sans péage (personnage 9).
log-event-coins-gained = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} ({ $why }).
log-event-coins-lost = { $who ->
    [you] Vous payez
   *[other] { $name } paie
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} ({ $why }).
log-event-toll = { $whom ->
    [you] { $name } vous paie
   *[other] { $who ->
        [you] Vous payez à { $other }
       *[other] { $name } paie à { $other }
    }
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} de péage.
log-event-toll-received = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} de péage (payé par { $whom ->
    [you] vous
   *[other] { $other }
}).
log-event-prestige-gained = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
} { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
} ({ $why }).
log-event-prestige-lost = { $who ->
    [you] Vous payez
   *[other] { $name } paie
} { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
} ({ $why }).
log-event-shrines = { $count ->
    [0] { $who ->
        [you] Vous ne prenez
       *[other] { $name } ne prend
    } aucun sanctuaire, la réserve est vide
    [one] { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { $count } sanctuaire de la réserve
   *[other] { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { $count } sanctuaires de la réserve
} ({ $why }).
log-event-tokens-gained = { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { $count ->
    [one] { $count } jeton Action
   *[other] { $count } jetons Action
} ({ $why }).
log-event-tokens-lost = { $who ->
    [you] Vous rendez
   *[other] { $name } rend
} { $count ->
    [one] { $count } jeton Action
   *[other] { $count } jetons Action
} ({ $why }).
log-event-shrine-in-village = { $who ->
    [you] Vous construisez
   *[other] { $name } construit
} un sanctuaire : { $village }.
log-event-shrine-in-village-free = { $who ->
    [you] Vous construisez
   *[other] { $name } construit
} gratuitement un sanctuaire : { $village }.
log-event-shrine-in-city = { $who ->
    [you] Vous construisez
   *[other] { $name } construit
} un sanctuaire à { $city }.
log-event-shrine-in-city-free = { $who ->
    [you] Vous construisez
   *[other] { $name } construit
} gratuitement un sanctuaire à { $city }.
log-event-statue = { $who ->
    [you] Vous érigez
   *[other] { $name } érige
} une statue à { $city }, { $space }.
log-event-statue-paid = { $who ->
    [you] Vous érigez
   *[other] { $name } érige
} une statue à { $city }, { $space }, pour { $count ->
    [one] { $count } pièce.
   *[other] { $count } pièces.
}
log-event-shrine-removed = { $who ->
    [you] Vous retirez
   *[other] { $name } retire
} un sanctuaire à { $city }.
log-event-flag = { $who ->
    [you] Vous déplacez
   *[other] { $name } déplace
} l’étendard { $city } de la case { $from } à la case { $to }.
log-event-character-returned = { $who ->
    [you] Vous rendez
   *[other] { $name } rend
} le personnage { $character }.
log-event-character-taken = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} le personnage { $character }.
log-event-character-taken-from = { $whom ->
    [you] { $name } vous prend le personnage { $character }.
   *[other] { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } le personnage { $character } à { $other }.
}
log-event-character-drawn = Le personnage { $character } devient disponible.
log-event-ability = { $who ->
    [you] Vous utilisez
   *[other] { $name } utilise
} le personnage { $character }.
log-event-worship = { $name } : { $points } de culte, { $rank }.
log-event-worship-of-pieces-centre = Statue centrale : { $points }
log-event-worship-of-pieces-outer = { $count ->
    [one] Statue : { $points }
   *[other] { $count } statues : { $points }
}
log-event-worship-of-pieces-shrine = { $count ->
    [one] Sanctuaire : { $points }
   *[other] { $count } sanctuaires : { $points }
}
log-event-worship-of-pieces-priest = Prêtre : { $points }
log-event-worship-of-ability = Personnage { $character } : { $points }
log-event-reward = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} la récompense « { $reward } ».
log-event-reward-gone = La récompense « { $reward } » est retirée du jeu.
log-event-maharani-placed = { $who ->
    [you] Vous placez
   *[other] { $name } place
} un jeton Maharani sur le personnage { $character }.
log-event-maharani-returned = { $who ->
    [you] Vous remettez
   *[other] { $name } remet
} en place le jeton Maharani du personnage { $character }.
log-event-tile = Brahmabot retourne la tuile { $check } et exécute la tuile { $performed }.
log-event-turn-ends = { $who ->
    [you] Vous avez fini votre tour.
   *[other] { $name } a fini son tour.
}
log-event-game-ends = La partie est terminée.
log-event-game-ends-statues = La partie est terminée : un joueur a érigé ses sept statues.
log-event-flags-close-up = Les étendards de la piste du Maharaja se resserrent.
log-event-rewards-slide = Les récompenses glissent vers le bas.
log-event-round-ends = Le tour { $round } est terminé.

log-why-start = au départ
log-why-action = action
log-why-ability = capacité
log-why-reward = récompense
log-why-bonus = emplacement bonus
log-why-rank = classement
log-why-special = règle spéciale
log-why-price = construction
log-why-toll = péage
log-why-tax = taxe
log-why-compensation = compensation
log-why-brahmabot = tour de Brahmabot

log-entry-undo = { $who ->
    [you] Vous annulez
   *[other] { $name } annule
} { $count ->
    [one] { $count } choix.
   *[other] { $count } choix.
}
log-entry-sat = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} place à la table.
log-entry-claimed = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} maintenant sur un autre appareil.
log-entry-left = { $who ->
    [you] Vous avez
   *[other] { $name } a
} quitté la table.
log-entry-left-bot = { $colour } quitte la table ; { $name } continue (bot, { $level }).
log-entry-bot = { $name } prend place : { $colour } (bot, { $level }).
log-entry-handed-over = { $who ->
    [you] Vous laissez
   *[other] { $name } laisse
} un bot ({ $level }) jouer pour l’instant.
log-entry-taken-back = { $who ->
    [you] Vous êtes
   *[other] { $name } est
} de retour.
log-entry-renamed = Nouveau nom ({ $colour }) : { $name }.
log-entry-auto-answer-on = { $who ->
    [you] Vos coups forcés se jouent désormais tout seuls.
   *[other] { $name } : les coups forcés se jouent désormais tout seuls.
}
log-entry-auto-answer-off = { $who ->
    [you] Vos coups forcés vous sont de nouveau demandés.
   *[other] { $name } : les coups forcés sont de nouveau demandés.
}
log-entry-closed = L’hôte a fermé la table.
log-entry-hint = { $who ->
    [you] Vous avez
   *[other] { $name } a
} reçu un conseil.
log-entry-rematch = { $who ->
    [you] Vous voulez
   *[other] { $name } veut
} rejouer.
log-entry-rematch-host = L’hôte veut rejouer.
log-entry-shared = { $who ->
    [you] Vous acceptez
   *[other] { $name } accepte
} de montrer la partie à tout le monde.
log-entry-warned-half = Il vous reste la moitié de votre temps.
log-entry-warned-tenth = Il vous reste un dixième de votre temps.
log-entry-timed-out = { $who ->
    [you] Votre temps est écoulé : un bot ({ $level }) joue jusqu’à votre retour.
   *[other] Le temps de { $name } est écoulé : un bot ({ $level }) joue pour l’instant.
}
log-entry-stand-in = Un bot ({ $level }) répond à cette question pour { $who ->
    [you] vous
   *[other] { $name }
}.
log-entry-vacation = { $who ->
    [you] Vous êtes
   *[other] { $name } est
} en vacances.
log-entry-vacation-over = { $who ->
    [you] Vos vacances sont terminées.
   *[other] Les vacances de { $name } sont terminées.
}
log-entry-standing-orders = Vous avez changé vos consignes.
log-entry-order-stopped = Une de vos consignes ne convient plus et ne s’applique plus.
log-entry-stood-in = Un bot plus simple ({ $level }) a joué pour { $who ->
    [you] vous
   *[other] { $name }
} : { $fault }.
log-entry-planned = { $who ->
    [you] Votre plan est prêt.
   *[other] { $name } a fini de planifier.
}

log-fault-crashed = le bot a planté
log-fault-overran = le bot a mis trop de temps
log-fault-illegal = le bot a choisi un coup interdit
log-fault-error = le bot a fait une erreur
log-fault-unstarted = le bot n’a pas pu démarrer
