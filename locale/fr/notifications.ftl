# What people are told while they are away: by push, by mail and by webhooks. Nothing secret.
# { $names }: the names of the others at the table, divided by commas.

notification-turn-title = À vous de jouer
notification-turn-named = C’est à vous de jouer à la table avec { $names }.
notification-turn-alone = C’est à vous de jouer à votre table.
notification-question-title = Une question pour vous
notification-question-named = À la table avec { $names }, on vous demande quelque chose ; les autres attendent votre réponse.
notification-question-alone = À votre table, on vous demande quelque chose.
notification-nudge-title = On vous attend
notification-nudge-named = À la table avec { $names }, on vous le rappelle : c’est à vous.
notification-nudge-alone = À votre table, on vous le rappelle : c’est à vous.
notification-joined-title = Quelqu’un a rejoint votre table
notification-joined-named = À votre table se trouvent maintenant { $names }.
notification-joined-alone = Quelqu’un est venu à votre table.
notification-over-title = La partie est terminée
notification-over-named = La partie avec { $names } est terminée. Voyez comment elle a fini.
notification-over-alone = Votre partie est terminée. Voyez comment elle a fini.
notification-talk-title = Quelqu’un a dit quelque chose
notification-talk-named = On a dit quelque chose à la table avec { $names }.
notification-talk-alone = On a dit quelque chose à votre table.
notification-deadline-half-title = La moitié de votre temps est passée
notification-deadline-half-named = À la table avec { $names }, la moitié de votre temps pour cette décision est passée.
notification-deadline-half-alone = À votre table, la moitié de votre temps pour cette décision est passée.
notification-deadline-tenth-title = Votre temps s’écoule
notification-deadline-tenth-named = À la table avec { $names }, il vous reste un dixième de votre temps pour cette décision.
notification-deadline-tenth-alone = À votre table, il vous reste un dixième de votre temps pour cette décision.
notification-timed-out-title = Votre temps est écoulé
notification-timed-out-named = À la table avec { $names }, un bot joue pour vous jusqu’à votre retour.
notification-timed-out-alone = À votre table, un bot joue pour vous jusqu’à votre retour.
notification-confirm-title = Confirmez votre adresse
notification-confirm-text = Quelqu’un, sans doute vous, veut être prévenu à cette adresse quand c’est son tour à Maharaja. Pour la confirmer, ouvrez ce lien ; si ce n’était pas vous, ne faites rien.
notification-test-title = Cela fonctionne
notification-test-text = C’est ainsi que vous saurez que c’est à vous de jouer.
notification-sign-in-title = Se connecter à Maharaja
notification-sign-in-text = Quelqu’un, sans doute vous, veut se connecter au compte de cette adresse. Pour cela, ouvrez ce lien dans la journée ; il sert une fois. Si ce n’était pas vous, ne faites rien.
notification-mail-stop = Ne plus recevoir ces courriels : { $link }
