# Palavras de todas as páginas. (useIsolating = false, veja en/common.ftl)
# [1] em vez de [one] onde pode haver zero: [one] inclui o zero, mas se diz “0 moedas”.

common-title = Maharaja
common-you = Você
common-you-inside = você
common-brahmabot = Brahmabot
common-name-you = { $name } (você)

common-ok = OK
common-cancel = Cancelar
common-close = Fechar
common-back = Voltar
common-retry = Tentar de novo
common-yes = Sim
common-no = Não
common-more = Mais
common-help = Ajuda
common-menu = Menu
common-settings = Ajustes
common-loading = Carregando…
common-offline = Sem conexão. As regras e as lições já abertas continuam disponíveis; as mesas voltam com ela.
common-newer = Há uma versão mais nova.
common-newer-load = Carregar
common-skip = Ir para o conteúdo

common-language = Idioma
common-theme = Tema
common-theme-light = Claro
common-theme-dark = Escuro
common-theme-system = Igual ao sistema
common-theme-to-dark = Tema escuro
common-theme-to-light = Tema claro
common-sound = Som
common-motion = Animações
common-motion-reduced = Reduzidas
common-pace = Ritmo dos bots e reprises
common-pace-seconds = { $seconds } s por passo

common-notifications = Notificações
common-rules = Regras
common-rule = Regra { $rule }
common-home = Início
common-unofficial = Versão não oficial do jogo de tabuleiro de Wolfgang Kramer e Michael Kiesling. O mapa, os bônus e as peças do solo são uma reconstrução.

common-coins = { $count ->
    [1] { $count } moeda
   *[other] { $count } moedas
}
common-prestige = { $count ->
    [1] { $count } ponto de prestígio
   *[other] { $count } pontos de prestígio
}
common-shrines = { $count ->
    [1] { $count } templo
   *[other] { $count } templos
}
common-tokens = { $count ->
    [1] { $count } ficha de ação
   *[other] { $count } fichas de ação
}
common-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
common-choices = { $count ->
    [1] { $count } opção
   *[other] { $count } opções
}
common-rank = { $rank ->
    [0] fora do ranking
   *[other] { $rank }º lugar
}

common-list-and = { $first } e { $last }
common-list-or = { $first } ou { $last }
common-list-comma = { $first }, { $last }
common-label = { $label }: { $text }
common-sentences = { $first } { $last }

common-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
common-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
common-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
common-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
common-ago-now = agora mesmo
common-ago-minutes = { $count ->
    [one] há { $count } minuto
   *[other] há { $count } minutos
}
common-ago-hours = { $count ->
    [one] há { $count } hora
   *[other] há { $count } horas
}
common-ago-days = { $count ->
    [one] há { $count } dia
   *[other] há { $count } dias
}
