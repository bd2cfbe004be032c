## States and checks

doctor-state-good = bom
doctor-state-warning = atenção
doctor-state-bad = ruim
doctor-state-skipped = não testado
doctor-check-server = servidor
doctor-check-socket = sockets
doctor-check-origin = origem
doctor-check-secure = TLS
doctor-check-clock = relógio
doctor-check-disk = disco
doctor-check-sync = gravação
doctor-check-memory = memória
doctor-check-files = arquivos
doctor-check-engine = motor
doctor-wrong = { $count ->
    [0] Está tudo certo.
    [one] { $count } coisa está errada.
   *[other] { $count } coisas estão erradas.
}
doctor-skipped = Primeiro o servidor precisa responder.

## The address

doctor-server-good = O Maharaja responde em { $address }.
doctor-server-silent = Nada responde em { $address }: { $why }
doctor-server-silent-remedy = Inicie o servidor (maharaja serve) ou informe o endereço que os visitantes usam: maharaja doctor https://tables.example.org. Talvez um firewall precise liberar a porta.
doctor-server-certificate = O certificado de { $address } não é confiável: { $why }
doctor-server-certificate-remedy = Renove-o ou faça o proxy enviar a cadeia inteira: até lá os navegadores recusam a página.
doctor-server-other = O que responde em { $address } não é o Maharaja (status { $status }).
doctor-server-other-remedy = Faça o proxy repassar todos os caminhos ao servidor, que fica na raiz do seu host.
doctor-server-redirect = { $address } leva a { $goal }.
doctor-server-redirect-remedy = Execute o diagnóstico com esse endereço.
doctor-server-failing = O servidor diz que nada pode ser gravado no banco de dados.
doctor-server-failing-remedy = Veja o que se diz do disco abaixo e o log do servidor.
doctor-server-host = O servidor não se reconhece pelo nome { $host }.
doctor-server-host-remedy = Inicie-o com --hosts { $host } ou informe o endereço do proxy em --trusted-proxies.
doctor-socket-good = Os web sockets passam.
doctor-socket-blocked = Os web sockets não passam: a resposta foi { $answer }.
doctor-socket-remedy = Faça o proxy falar HTTP/1.1 com o servidor e repassar os cabeçalhos Upgrade e Connection em /api/socket (para o nginx, veja docs/hosting.md; o Caddy faz isso sozinho).
doctor-origin-good = As páginas de { $origin } podem agir por seus visitantes.
doctor-origin-scheme = O servidor considera estranhas as páginas de { $origin }: não sabe se vieram por http ou https.
doctor-scheme-remedy = Faça o proxy enviar X-Forwarded-Proto e informe o endereço dele em --trusted-proxies.
doctor-origin-host = O servidor considera estranhas as páginas de { $origin }: é chamado por outro nome.
doctor-origin-host-remedy = Faça o proxy repassar o cabeçalho Host como veio ou inicie o servidor com --origins { $origin }.
doctor-origin-odd = Uma página que queria agir recebeu a resposta { $code }.
doctor-secure-here = Nesta própria máquina os navegadores não precisam de TLS.
doctor-secure-good = Os navegadores confiam na página.
doctor-secure-open = { $address } não tem TLS: os navegadores não permitem notificações, instalação nem cópia, e quem lê a rede pode tomar um lugar.
doctor-secure-open-remedy = Ponha um proxy com TLS na frente (docs/hosting.md). Em casa, entre amigos, pode ficar assim.
doctor-secure-unaware = A página tem TLS, mas o servidor não sabe: seus cookies não são marcados como Secure.

## The clock

doctor-clock-good = O relógio concorda com o de { $other }.
doctor-clock-off = O relógio difere em { $seconds } segundos do de { $other }.
doctor-clock-future = O banco tem mesas alteradas { $seconds } segundos no futuro: o relógio estava adiantado ou agora está atrasado.
doctor-clock-remedy = Faça cada máquina acertar o relógio pela rede (timedatectl set-ntp true), também a do proxy e a do banco.

## The disk

doctor-disk-good = É possível gravar em { $folder }; { $megabytes } MB livres.
doctor-disk-nearly-full = { $folder } está quase cheio: { $megabytes } MB livres.
doctor-disk-full = { $folder } está cheio: nenhuma escolha pode ser gravada.
doctor-disk-full-remedy = Libere espaço, aumente o disco ou a cota, ou apague mesas antigas: maharaja tables prune --older-than 30d.
doctor-disk-read-only = { $folder } é somente leitura.
doctor-disk-read-only-remedy = Monte-o para gravação (após um erro o sistema o bloqueia sozinho: veja dmesg) ou ponha o banco em outro lugar com --database; em um contêiner ele precisa de um volume, com systemd de um StateDirectory.
doctor-disk-denied = Você não pode gravar em { $folder }.
doctor-disk-denied-remedy = Execute o diagnóstico como o usuário do servidor (sudo -u) ou dê a pasta a ele: chown maharaja { $folder }.
doctor-disk-error = Nada pode ser gravado em { $folder }: { $why }
doctor-disk-error-remedy = Veja o que o sistema diz de seus discos (dmesg) e ponha o banco em outro.
doctor-disk-no-folder-remedy = Crie a pasta ou indique outro arquivo com --database: o servidor não cria pastas.
doctor-sync-good = O que é gravado está no disco após { $milliseconds } ms.
doctor-sync-slow-remedy = Cada escolha espera por isso: ponha o banco em um disco mais rápido, por exemplo um SSD.
doctor-sync-memory = { $folder } fica na memória ({ $system }): reiniciar perde todas as mesas.
doctor-sync-memory-remedy = Ponha o banco em um disco com --database.
doctor-sync-container = { $folder } pertence ao contêiner ({ $system }): as mesas somem com ele.
doctor-sync-container-remedy = Dê um volume ao contêiner e ponha o banco lá.
doctor-sync-network = { $folder } está em um sistema de arquivos de rede ({ $system }), onde as travas do SQLite não são confiáveis.
doctor-sync-network-remedy = Ponha o banco em um disco local ou use PostgreSQL.

## PostgreSQL

doctor-database-good = { $database } aceita o que é gravado.
doctor-database-remedy = Corrija o endereço em --database ou MAHARAJA_DATABASE e veja se o banco está em execução.
doctor-database-read-only = { $database } só pode ser lido.
doctor-database-read-only-remedy = Informe o servidor primário, não um de reserva, e uma conta que possa gravar.
doctor-database-syncs = O PostgreSQL guarda o que confirmou.
doctor-database-unsafe = O PostgreSQL roda com { $settings }: uma queda perde o que foi confirmado.
doctor-database-unsafe-remedy = Ative-os em postgresql.conf.

## The machine

doctor-memory-good = { $available } MB livres; o servidor e seus bots (--bots { $bots }) precisam de até { $needed }.
doctor-memory-low = Só { $available } MB livres; o servidor e seus bots (--bots { $bots }) precisam de até { $needed }.
doctor-memory-unknown = O sistema não diz quanto está livre; são necessários { $needed } MB.
doctor-memory-remedy = Dê mais à máquina, ao contêiner (memory) ou ao serviço (MemoryMax), ou inicie menos processos com --bots.
doctor-files = { $files } arquivos abertos permitem { $connections } conexões.
doctor-files-unlimited = Arquivos abertos não têm limite.
doctor-files-remedy = Aumente o limite: LimitNOFILE com systemd, ulimits em um contêiner, ulimit -n em um shell.
doctor-engine-good = O motor está compilado.
doctor-engine-plain = O motor roda em Python puro: bots fortes pensam por mais tempo.
doctor-engine-remedy = Instale um compilador C (gcc ou clang) e instale o Maharaja de novo.
