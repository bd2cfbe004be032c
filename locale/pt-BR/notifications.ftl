# What people are told while they are away: by push, by mail and by webhooks. Nothing secret.
# { $names }: the names of the others at the table, divided by commas.

notification-turn-title = É a sua vez
notification-turn-named = É a sua vez na mesa com { $names }.
notification-turn-alone = É a sua vez na sua mesa.
notification-question-title = Uma pergunta para você
notification-question-named = Na mesa com { $names } há uma pergunta para você; os outros esperam a sua resposta.
notification-question-alone = Na sua mesa há uma pergunta para você.
notification-nudge-title = Estão esperando você
notification-nudge-named = Na mesa com { $names } lembram você: é a sua vez.
notification-nudge-alone = Na sua mesa lembram você: é a sua vez.
notification-joined-title = Alguém entrou na sua mesa
notification-joined-named = Na sua mesa estão agora { $names }.
notification-joined-alone = Alguém chegou à sua mesa.
notification-over-title = A partida acabou
notification-over-named = A partida com { $names } acabou. Veja como terminou.
notification-over-alone = A sua partida acabou. Veja como terminou.
notification-talk-title = Alguém disse algo
notification-talk-named = Disseram algo na mesa com { $names }.
notification-talk-alone = Disseram algo na sua mesa.
notification-deadline-half-title = Metade do seu tempo passou
notification-deadline-half-named = Na mesa com { $names } já passou metade do seu tempo para esta decisão.
notification-deadline-half-alone = Na sua mesa já passou metade do seu tempo para esta decisão.
notification-deadline-tenth-title = Seu tempo está acabando
notification-deadline-tenth-named = Na mesa com { $names } resta um décimo do seu tempo para esta decisão.
notification-deadline-tenth-alone = Na sua mesa resta um décimo do seu tempo para esta decisão.
notification-timed-out-title = Seu tempo acabou
notification-timed-out-named = Na mesa com { $names } um bot joga por você até você voltar.
notification-timed-out-alone = Na sua mesa um bot joga por você até você voltar.
notification-confirm-title = Confirme o seu endereço
notification-confirm-text = Alguém, provavelmente você, quer ser avisado neste endereço quando for a sua vez no Maharaja. Para confirmar, abra este link; se não foi você, não faça nada.
notification-test-title = Funciona
notification-test-text = É assim que você será avisado quando for a sua vez.
notification-sign-in-title = Entrar no Maharaja
notification-sign-in-text = Alguém, provavelmente você, quer entrar na conta deste endereço. Para isso, abra este link dentro de um dia; ele vale uma vez. Se não foi você, não faça nada.
notification-mail-stop = Não receber mais estes e-mails: { $link }
