# The review of a finished game (docs/review.md). A seat is named by its colour.

review-title = O que decidiu esta partida
review-intro = As chances são pontos de cem. Um erro é julgado pelo que o lugar sabia ao decidir; o gráfico mostra as chances como eram, com todos os planos conhecidos.
review-result = Resultado
review-story = A história
review-turning-points = Pontos de virada
review-errors = Erros, pelo que o lugar sabia
review-ledger = A conta das chances
review-losses = Perda por decisão, por tipo
review-graph = Chances, como era
review-all = Todas as decisões
review-method = Método
review-method-note = { $count } decisões foram comparadas com as melhores alternativas nas mesmas rodadas imaginadas (semente { $seed }, { $worlds } rodadas cada). Intervalos de 95%. Nada é chamado de erro se o limite inferior do intervalo não o disser e se dois métodos não concordarem.

## Columns

review-column-when = quando
review-column-seat = lugar
review-column-kind = decisão
review-column-verdict = veredito
review-column-loss = custo
review-column-played = jogado
review-column-better = melhor
review-column-why = por quê
review-column-sum = soma
review-column-points = pontos
review-number = { $mean } [{ $low }; { $high }]
review-none = nenhum
review-share = { $loss } ({ $count })

## Words

review-round = Rodada { $round }
review-opening = Abertura
review-where = { $when }, { $seat }, { $kind }
review-kind-draft = personagem
review-kind-shrine = templo inicial
review-kind-plan = plano
review-kind-turn = turno
review-kind-reward = recompensa
review-kind-robbed = personagem após um roubo
review-verdict-inaccuracy = imprecisão
review-verdict-mistake = erro
review-verdict-blunder = erro grave
review-verdict-missed-win = vitória perdida
review-verdict-only-choice = única boa escolha, encontrada
review-cause-set-up = preparação e lugar
review-cause-error = erros próprios
review-cause-gift = presentes dos outros
review-cause-plan-luck = sorte com os planos
review-cause-residual = resto da estimativa
review-do-statue = estátua em { $city }
review-do-shrine = templo: { $place }
review-do-travel = → { $city }
review-do-token = ficha: { $action }
review-do-flag = bandeira de { $city }
review-do-ability = habilidade de { $character }
review-do-nothing = nada mais

## Why: signed points of the final score, term by term

review-reason = { $points } { $what }
review-reason-city = { $points } { $what } ({ $city })
review-reason-rest = { $points } todo o resto
review-term-prestige = prestígio
review-term-statues = estátuas
review-term-coins = moedas
review-term-shrines = templos disponíveis
review-term-tokens = fichas de Ação
review-term-final = pontuação final
review-term-roads = estradas e pedágios
review-term-character = personagem
review-term-order = ordem dos turnos
review-term-city = posição na cidade da rodada
review-term-next-cities = posição em cidades futuras
review-term-majority = maiorias no fim
review-term-rivals = diante dos rivais

## Turning points

review-turn-error = { $where }: { $verdict }. Custou { $lost } pontos; a maior parte foi para { $other } ({ $gained }).
review-turn-plans = { $when }, todos os planos abertos: { $seat } ganha mais ({ $gained }), { $other } perde mais ({ $lost }).
review-turn-only = { $where }: a única boa escolha, e foi encontrada. A seguinte teria custado { $points } pontos.
review-turn-moved = { $where }: a chance de { $other } vai de { $before } para { $after }.

## The story

review-story-won = { $seat } venceu com { $points } pontos, { $lead } à frente de { $other }.
review-story-shared = { $seats } dividiram a vitória com { $points } pontos cada.
review-story-even = A preparação e os lugares não favoreceram ninguém claramente.
review-story-setup = A preparação e os lugares favoreceram { $seat }: { $chance } de cem antes da primeira escolha.
review-story-middle = Depois da rodada { $round }, a melhor chance era de { $seat }: { $chance }.
review-story-ahead = A partir da rodada { $round }, { $seat } nunca mais ficou atrás.
review-story-gift = O maior presente foi de { $seat } para { $other }: { $points } pontos.
review-story-luck = Os planos dos outros favoreceram mais { $seat } ({ $gained }) e menos { $other } ({ $lost }).
review-story-clean = Ninguém fez uma escolha que se possa chamar de erro.
review-story-slide = Sem nenhum erro isolado, { $count } pequenas perdas custaram ao todo { $points } pontos a { $seat }.

## A escala dos nossos bots

review-ladder = Na escala dos nossos bots
review-ladder-like = como { $level }
review-ladder-between = entre { $weakest } e { $strongest }
review-ladder-below = abaixo de { $level }
review-ladder-any = qualquer nível
review-ladder-few = poucas demais
review-ladder-unmeasured = não medido
review-ladder-cell = { $loss } ({ $count }): { $where }
review-ladder-plans = planos { $where }
review-ladder-turns = turnos { $where }
review-ladder-line = { $seat }: { $what }.
review-ladder-note = A perda por decisão, ao lado da dos nossos bots em pelo menos { $games } partidas de cada nível com o mesmo número de jogadores, analisadas do mesmo modo. São citados todos os níveis que costumam perder mais ou menos o mesmo em tantas decisões: uma só partida não diz mais que isso. Menos de { $least } decisões não dizem nada.
review-ladder-none = Ainda não há escala para partidas com esse número de jogadores, julgadas com este orçamento.

## On the page

review-copy = Copiar a história
review-copied = Copiada
review-ledger-note = A soma das colunas de um lugar é o seu resultado menos uma parte igual. O resto da estimativa é o que se aprende pelo caminho: leia as outras colunas como estimativas, não como uma conta exata.
review-known = Chances, pelo que o lugar sabia
review-column-chance = esperado
review-column-best-chance = com a melhor alternativa
review-page-ask = Analisar a partida
review-page-explain = Cada decisão é comparada com as melhores alternativas em rodadas imaginadas. Isso leva um minuto ou mais, e espera enquanto bots pensam nas mesas. Você pode sair da página e voltar.
review-page-waiting = Esperando a vez…
review-page-running = Análise em andamento
review-page-progress = { $done } de { $total } partes concluídas.
review-page-cancel = Cancelar a análise
review-page-whose = Erros de quem
review-page-everybody = Todos os lugares
review-page-cost = Custou { $loss } pontos.
review-page-jump = Mostrar a posição
review-page-played = O que foi jogado
review-page-better = A melhor continuação
review-page-graph = As chances ao longo da partida
review-page-lens = Ponto de vista
review-page-lens-real = Como era
review-page-lens-real-note = Com todos os planos já feitos conhecidos: as chances de todos antes de cada passo, e o resultado.
review-page-lens-known = Pelo que cada lugar sabia
review-page-lens-known-note = O que cada lugar podia esperar depois das próprias decisões, sem ver planos ocultos. Os erros são julgados assim.
review-page-failed = Não foi possível terminar a análise. Tente de novo.

## E se: variantes de uma partida terminada

review-branch-title = E se…?
review-branch-where = Rodada { $round }, { $seat }
review-branch-leave = Voltar à análise
review-branch-explain = Você decide por { $seat }; bots respondem pelos outros. Quem planeja ao mesmo tempo planeja como na partida.
review-branch-try = Você é { $seat }, logo antes da decisão. Encontre algo melhor do que foi jogado; você não sabe mais do que { $seat } sabia.
review-branch-judging = Sua decisão está sendo comparada com a que foi jogada…
review-branch-better = Melhor do que foi jogado: { $points } pontos.
review-branch-worse = Pior do que foi jogado: { $points } pontos.
review-branch-equal = Nem claramente melhor nem pior do que foi jogado: { $points } pontos.
review-branch-why = Por quê: { $why }.
review-branch-found = Nada melhor é conhecido com certeza.
review-branch-left = O melhor que foi encontrado vale { $points } pontos a mais.
review-branch-back = Desfazer a última escolha
review-branch-again = Do começo
review-branch-keep = Guardar
review-branch-kept = Guardada
review-branch-copy = Copiar o link
review-branch-go-on = Continuar daqui
review-branch-play-on = Continuar contra bots
review-branch-full = Uma variante não pode ser mais longa. Você pode continuar contra bots.
review-branch-points = { $seat } { $points }
review-branch-result = A partida acabou. Pontos: { $result }.
review-branch-from-here = A partir da posição no mapa: experimente o que teria acontecido, ou continue de verdade.
review-branch-over = Vá a uma posição da partida e experimente o que teria acontecido, ou continue dali.
review-branch-seat = Decidir por
review-branch-begin = E se…
review-branch-all-kept = Guardadas neste aparelho
review-branch-closed = Um link abre para todos que podem ver esta partida.
review-branch-name = { $count ->
    [one] Rodada { $round }, { $seat }: { $count } escolha
   *[other] Rodada { $round }, { $seat }: { $count } escolhas
}
review-branch-forget = Remover
review-page-again = Tentar de novo
