# Os desafios: a lista, o que se procura e no que deu uma tentativa.

puzzle-puzzles = Desafios
puzzle-lead = Posições de partidas entre bots. Para cada último turno e cada estudo, todos os caminhos foram testados: exatamente um é o melhor.
puzzle-daily = Desafio do dia
puzzle-open = Resolver
puzzle-open-again = Abrir de novo
puzzle-solved = Resolvido
puzzle-progress = { $solved } de { $all } resolvidos
puzzle-none = Não há desafio assim. Escolha outra coisa acima.
puzzle-kind = Tipo
puzzle-theme = Tema
puzzle-difficulty = Dificuldade
puzzle-any = Qualquer
puzzle-unsolved = Ocultar desafios resolvidos
puzzle-players = { $count } jogadores
puzzle-kind-ending = Últimos turnos
puzzle-kind-study = Estudos
puzzle-name-ending = Último turno { $number }
puzzle-name-study = Estudo { $number }
puzzle-difficulty-1 = Muito fácil
puzzle-difficulty-2 = Fácil
puzzle-difficulty-3 = Médio
puzzle-difficulty-4 = Difícil
puzzle-difficulty-5 = Muito difícil
puzzle-theme-robbing = Tomar um Personagem
puzzle-theme-character = Personagens
puzzle-theme-token = Fichas de Ação
puzzle-theme-roads = Abrir uma estrada
puzzle-theme-tolls = Pedágios
puzzle-theme-statues = Duas Estátuas
puzzle-theme-bonus = Bônus
puzzle-theme-worship = Primeiro na Cidade
puzzle-theme-majority = Maiorias
puzzle-theme-reward = Recompensas
puzzle-theme-prestige = Comprar prestígio

## O que se procura

puzzle-task-ending = O último turno da partida é seu, e só um caminho vence. Encontre-o.
puzzle-task-first = Seja o primeiro em { $city } no fim do seu turno, ficando com { $coins ->
    [one] pelo menos { $coins } Moeda
   *[other] pelo menos { $coins } Moedas
}.
puzzle-task-statues = Tenha { $statues } Estátuas no mapa no fim do seu turno, ficando com { $coins ->
    [one] pelo menos { $coins } Moeda
   *[other] pelo menos { $coins } Moedas
}.
puzzle-task-prestige = Tenha pelo menos { $prestige } pontos de prestígio no fim do seu turno, ficando com { $coins ->
    [one] pelo menos { $coins } Moeda
   *[other] pelo menos { $coins } Moedas
}.

## No caminho

puzzle-all = Todos os desafios
puzzle-back = Um passo atrás
puzzle-again = Tentar de novo
puzzle-solution = Mostrar a solução
puzzle-step = Próximo passo
puzzle-step-of = A solução: { $number } de { $steps } passos.
puzzle-watch = Veja o que os outros fazem …
puzzle-next = Próximo desafio

## No que deu

puzzle-that-is-it = Essa é a solução.
puzzle-won = Resolvido! Você vence por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
puzzle-won-tie = Resolvido! Há empate em pontos, e você vence o desempate.
puzzle-shared = Não é o melhor: você tem de compartilhar a vitória.
puzzle-lost = Não é o melhor: você termina em { $place }º, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} atrás do primeiro.
puzzle-lost-tie = Não é o melhor: há empate em pontos, mas você perde o desempate.
puzzle-study-right = Resolvido! Você alcança o objetivo e fica com { $coins ->
    [one] { $coins } Moeda
   *[other] { $coins } Moedas
}.
puzzle-study-dear = Você alcança o objetivo, mas fica só com { $coins ->
    [one] { $coins } Moeda
   *[other] { $coins } Moedas
}.
puzzle-study-missed = Ainda não: o objetivo não foi alcançado.
