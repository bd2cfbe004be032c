# O registro: uma frase para cada acontecimento.

log-title = Registro
log-newest-first = Mais recente primeiro
log-empty = Ainda não aconteceu nada.
log-why = Por quê?
log-why-help = Por que esse turno foi bom
log-why-told = Em comparação com não fazer nada, em pontos no fim: { $why }

log-event-round-begins = Rodada { $round }: o Marajá visita { $city }
log-event-drafted = { $name } escolheu o personagem { $character }.
log-event-settled = { $name } colocou um templo inicial: { $village }.
log-event-ready = { $name } planejou.
log-event-turn-begins = { $name } revelou o plano: { $first }; { $second }.
log-event-turn-begins-your = Sua vez. Seu plano: { $first }; { $second }.
log-event-performs = { $name } realizou: { $action }.
log-event-performs-token = { $name } usou uma ficha de ação: { $action }.
log-event-travels = { $name } viajou: { $from } – { $to }.
log-event-travels-toll = { $count ->
    [one] { $name } viajou: { $from } – { $to }, por { $count } moeda.
   *[other] { $name } viajou: { $from } – { $to }, por { $count } moedas.
}
log-event-travels-free = { $name } viajou: { $from } – { $to }, sem pedágio (personagem 9).
log-event-coins-gained = { $count ->
    [one] { $name } recebeu { $count } moeda ({ $why }).
   *[other] { $name } recebeu { $count } moedas ({ $why }).
}
log-event-coins-lost = { $count ->
    [one] { $name } pagou { $count } moeda ({ $why }).
   *[other] { $name } pagou { $count } moedas ({ $why }).
}
log-event-toll = { $count ->
    [one] { $name } pagou { $count } moeda de pedágio a { $other }.
   *[other] { $name } pagou { $count } moedas de pedágio a { $other }.
}
log-event-toll-received = { $count ->
    [one] { $name } recebeu { $count } moeda de pedágio de { $other }.
   *[other] { $name } recebeu { $count } moedas de pedágio de { $other }.
}
log-event-prestige-gained = { $count ->
    [one] { $name } ganhou { $count } ponto de prestígio ({ $why }).
   *[other] { $name } ganhou { $count } pontos de prestígio ({ $why }).
}
log-event-prestige-lost = { $count ->
    [one] { $name } pagou { $count } ponto de prestígio ({ $why }).
   *[other] { $name } pagou { $count } pontos de prestígio ({ $why }).
}
log-event-shrines = { $count ->
    [0] { $name } não recebeu templo, a reserva está vazia ({ $why }).
    [one] { $name } pegou { $count } templo da reserva ({ $why }).
   *[other] { $name } pegou { $count } templos da reserva ({ $why }).
}
log-event-tokens-gained = { $count ->
    [one] { $name } recebeu { $count } ficha de ação ({ $why }).
   *[other] { $name } recebeu { $count } fichas de ação ({ $why }).
}
log-event-tokens-lost = { $count ->
    [one] { $name } devolveu { $count } ficha de ação ({ $why }).
   *[other] { $name } devolveu { $count } fichas de ação ({ $why }).
}
log-event-shrine-in-village = { $name } construiu um templo: { $village }.
log-event-shrine-in-village-free = { $name } construiu um templo: { $village }, de graça.
log-event-shrine-in-city = { $name } construiu um templo em { $city }.
log-event-shrine-in-city-free = { $name } construiu um templo em { $city }, de graça.
log-event-statue = { $name } construiu uma estátua em { $city }, { $space }.
log-event-statue-paid = { $count ->
    [one] { $name } construiu uma estátua em { $city }, { $space }, por { $count } moeda.
   *[other] { $name } construiu uma estátua em { $city }, { $space }, por { $count } moedas.
}
log-event-shrine-removed = { $name } retirou um templo de { $city }.
log-event-flag = { $name } moveu a bandeira de { $city } do espaço { $from } para o { $to }.
log-event-character-returned = { $name } devolveu o personagem { $character }.
log-event-character-taken = { $name } pegou o personagem { $character }.
log-event-character-taken-from = { $name } pegou o personagem { $character } de { $other }.
log-event-character-drawn = O personagem { $character } entrou no expositor.
log-event-ability = { $name } usou o personagem { $character }.
log-event-worship = { $name }: { $points } de adoração, { $rank }.
log-event-worship-of-pieces-centre = Estátua central: { $points }
log-event-worship-of-pieces-outer = { $count ->
    [one] Estátua: { $points }
   *[other] { $count } estátuas: { $points }
}
log-event-worship-of-pieces-shrine = { $count ->
    [one] Templo: { $points }
   *[other] { $count } templos: { $points }
}
log-event-worship-of-pieces-priest = Sacerdote: { $points }
log-event-worship-of-ability = Personagem { $character }: { $points }
log-event-reward = { $name } pegou a recompensa “{ $reward }”.
log-event-reward-gone = A recompensa “{ $reward }” sai do jogo.
log-event-maharani-placed = { $name } colocou uma ficha de Marani no personagem { $character }.
log-event-maharani-returned = { $name } devolveu a ficha de Marani do personagem { $character }.
log-event-tile = O Brahmabot virou a peça { $check } e realizou a peça { $performed }.
log-event-turn-ends = { $name } encerrou o turno.
log-event-game-ends = A partida terminou.
log-event-game-ends-statues = A partida terminou: alguém construiu as sete estátuas.
log-event-flags-close-up = As bandeiras da trilha do Marajá se juntam.
log-event-rewards-slide = As recompensas descem.
log-event-round-ends = A rodada { $round } terminou.

log-why-start = no início
log-why-action = ação
log-why-ability = habilidade
log-why-reward = recompensa
log-why-bonus = espaço de bônus
log-why-rank = ranking
log-why-special = regra especial
log-why-price = construção
log-why-toll = pedágio
log-why-tax = taxa
log-why-compensation = compensação
log-why-brahmabot = turno do Brahmabot

log-entry-undo = { $count ->
    [one] { $name } desfez { $count } escolha.
   *[other] { $name } desfez { $count } escolhas.
}
log-entry-sat = { $who ->
    [you] Você
   *[other] { $name }
} entrou na mesa.
log-entry-claimed = { $name } agora joga em outro aparelho.
log-entry-left = { $name } saiu da mesa.
log-entry-left-bot = { $colour } saiu da mesa; { $name } continua (bot, { $level }).
log-entry-bot = { $name } entrou na mesa: { $colour } (bot, { $level }).
log-entry-handed-over = { $name } deixa um bot ({ $level }) jogar por enquanto.
log-entry-taken-back = { $name } está de volta.
log-entry-renamed = O lugar { $colour } agora se chama { $name }.
log-entry-auto-answer-on = { $who ->
    [you] Suas jogadas forçadas agora são feitas automaticamente.
   *[other] As jogadas forçadas de { $name } agora são feitas automaticamente.
}
log-entry-auto-answer-off = { $who ->
    [you] Suas jogadas forçadas voltam a pedir confirmação.
   *[other] As jogadas forçadas de { $name } voltam a pedir confirmação.
}
log-entry-closed = O anfitrião fechou a mesa.
log-entry-hint = { $name } recebeu uma dica.
log-entry-rematch = { $name } quer jogar de novo.
log-entry-rematch-host = O anfitrião quer jogar de novo.
log-entry-shared = { $who ->
    [you] Você concordou
   *[other] { $name } concordou
} em mostrar a partida a todos.
log-entry-warned-half = Resta metade do seu tempo.
log-entry-warned-tenth = Resta um décimo do seu tempo.
log-entry-timed-out = { $who ->
    [you] Seu tempo acabou: um bot ({ $level }) joga até você voltar.
   *[other] O tempo de { $name } acabou: um bot ({ $level }) joga por enquanto.
}
log-entry-stand-in = { $who ->
    [you] Um bot ({ $level }) responde a esta pergunta por você.
   *[other] Um bot ({ $level }) responde a esta pergunta por { $name }.
}
log-entry-vacation = { $name } está de férias.
log-entry-vacation-over = { $who ->
    [you] Suas férias acabaram.
   *[other] As férias de { $name } acabaram.
}
log-entry-standing-orders = Você alterou suas ordens permanentes.
log-entry-order-stopped = Uma das suas ordens permanentes não serve mais e deixou de valer.
log-entry-stood-in = { $who ->
    [you] Um bot mais simples ({ $level }) jogou por você: { $fault }.
   *[other] Um bot mais simples ({ $level }) jogou por { $name }: { $fault }.
}
log-entry-planned = { $name } terminou de planejar.

log-fault-crashed = o bot parou de funcionar
log-fault-overran = o bot demorou demais
log-fault-illegal = o bot escolheu uma jogada inválida
log-fault-error = o bot cometeu um erro
log-fault-unstarted = o bot não pôde ser iniciado
