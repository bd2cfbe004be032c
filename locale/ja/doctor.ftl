## States and checks

doctor-state-good = 良好
doctor-state-warning = 注意
doctor-state-bad = 異常
doctor-state-skipped = 未確認
doctor-check-server = サーバー
doctor-check-socket = ソケット
doctor-check-origin = オリジン
doctor-check-secure = TLS
doctor-check-clock = 時計
doctor-check-disk = ディスク
doctor-check-sync = 書き込み
doctor-check-memory = メモリ
doctor-check-files = ファイル
doctor-check-engine = エンジン
doctor-wrong = { $count ->
    [0] 問題はありません。
   *[other] 問題が{ $count }件あります。
}
doctor-skipped = 先にサーバーが応答する必要があります。

## The address

doctor-server-good = マハラジャが { $address } で応答しています。
doctor-server-silent = { $address } から応答がありません：{ $why }
doctor-server-silent-remedy = サーバーを起動する（maharaja serve）か、訪問者が使うアドレスを指定してください：maharaja doctor https://tables.example.org。ファイアウォールでポートを開ける必要があるかもしれません。
doctor-server-certificate = { $address } の証明書は信頼されていません：{ $why }
doctor-server-certificate-remedy = 証明書を更新するか、プロキシが証明書チェーン全体を送るようにしてください。それまでブラウザーはページを開きません。
doctor-server-other = { $address } で応答しているのはマハラジャではありません（ステータス { $status }）。
doctor-server-other-remedy = プロキシがすべてのパスをサーバーに渡すようにしてください。サーバーはホストのルートに置きます。
doctor-server-redirect = { $address } は { $goal } に転送されます。
doctor-server-redirect-remedy = そのアドレスで診断し直してください。
doctor-server-failing = サーバーによると、データベースに書き込めません。
doctor-server-failing-remedy = 下のディスクの項目とサーバーのログを確認してください。
doctor-server-host = サーバーは { $host } という名前を知りません。
doctor-server-host-remedy = --hosts { $host } を付けて起動するか、--trusted-proxies にプロキシのアドレスを指定してください。
doctor-socket-good = WebSocket は通っています。
doctor-socket-blocked = WebSocket が通りません。応答：{ $answer }
doctor-socket-remedy = プロキシが HTTP/1.1 でサーバーに接続し、/api/socket で Upgrade と Connection のヘッダーを渡すようにしてください（nginx の設定は docs/hosting.md。Caddy は自動です）。
doctor-origin-good = { $origin } のページは訪問者に代わって操作できます。
doctor-origin-scheme = サーバーは { $origin } のページを他サイトのものとみなしています。http と https のどちらで来たかが伝わっていません。
doctor-scheme-remedy = プロキシに X-Forwarded-Proto を送らせ、そのアドレスを --trusted-proxies に指定してください。
doctor-origin-host = サーバーは { $origin } のページを他サイトのものとみなしています。別の名前で呼ばれているためです。
doctor-origin-host-remedy = プロキシが Host ヘッダーをそのまま渡すようにするか、--origins { $origin } を付けてサーバーを起動してください。
doctor-origin-odd = ページからの操作への応答：{ $code }
doctor-secure-here = このマシン自身では TLS は要りません。
doctor-secure-good = ブラウザーはページを信頼します。
doctor-secure-open = { $address } には TLS がありません。ブラウザーは通知・インストール・コピーを許さず、通信を盗み見る人が席を奪えます。
doctor-secure-open-remedy = 前に TLS のプロキシを置いてください（docs/hosting.md）。家で友人と遊ぶだけなら、そのままでもかまいません。
doctor-secure-unaware = ページは TLS ですが、サーバーに伝わっていません。Cookie に Secure が付きません。

## The clock

doctor-clock-good = 時計は { $other } と一致しています。
doctor-clock-off = 時計が { $other } と{ $seconds }秒ずれています。
doctor-clock-future = { $seconds }秒先の未来に変更されたテーブルがあります。時計が以前進んでいたか、今遅れています。
doctor-clock-remedy = すべてのマシン（プロキシとデータベースも）の時計をネットワークで合わせてください（timedatectl set-ntp true）。

## The disk

doctor-disk-good = { $folder } に書き込めます。空き { $megabytes } MB。
doctor-disk-nearly-full = { $folder } はほぼ一杯です：空き { $megabytes } MB。
doctor-disk-full = { $folder } は一杯です。選択を記録できません。
doctor-disk-full-remedy = 空きを作るか、ディスクや割り当てを増やすか、古いテーブルを削除してください：maharaja tables prune --older-than 30d
doctor-disk-read-only = { $folder } は読み取り専用です。
doctor-disk-read-only-remedy = 書き込み可能でマウントし直すか（エラーの後はシステムが自動で読み取り専用にします：dmesg を参照）、--database で別の場所にしてください。コンテナーではボリューム、systemd では StateDirectory が必要です。
doctor-disk-denied = { $folder } に書き込む権限がありません。
doctor-disk-denied-remedy = サーバーのユーザーで実行する（sudo -u）か、フォルダーの所有者を変えてください：chown maharaja { $folder }
doctor-disk-error = { $folder } に書き込めません：{ $why }
doctor-disk-error-remedy = システムのディスクの状態を確認し（dmesg）、データベースを別のディスクに置いてください。
doctor-disk-no-folder-remedy = フォルダーを作るか、--database で別のファイルを指定してください。サーバーはフォルダーを作りません。
doctor-sync-good = 書き込みは { $milliseconds } ms でディスクに届きます。
doctor-sync-slow-remedy = 選択のたびに待たされます。SSD など速いディスクに置いてください。
doctor-sync-memory = { $folder } はメモリ上（{ $system }）です。再起動するとすべてのテーブルが失われます。
doctor-sync-memory-remedy = --database でディスク上に置いてください。
doctor-sync-container = { $folder } はコンテナーの中（{ $system }）です。コンテナーと一緒にテーブルも消えます。
doctor-sync-container-remedy = コンテナーにボリュームを付けて、そこに置いてください。
doctor-sync-network = { $folder } はネットワークファイルシステム（{ $system }）上で、SQLite のロックが当てになりません。
doctor-sync-network-remedy = ローカルディスクに置くか、PostgreSQL を使ってください。

## PostgreSQL

doctor-database-good = { $database } に書き込めます。
doctor-database-remedy = --database または MAHARAJA_DATABASE のアドレスを直し、データベースが動いているか確認してください。
doctor-database-read-only = { $database } は読み取り専用です。
doctor-database-read-only-remedy = スタンバイではなくプライマリーと、書き込み権限のあるアカウントを指定してください。
doctor-database-syncs = PostgreSQL は確認した内容を保持します。
doctor-database-unsafe = PostgreSQL の設定が { $settings } です。障害時に確認済みの内容が失われます。
doctor-database-unsafe-remedy = postgresql.conf で有効にしてください。

## The machine

doctor-memory-good = 空き { $available } MB。サーバーとボット（--bots { $bots }）には最大 { $needed } MB が必要です。
doctor-memory-low = 空きは { $available } MB だけです。サーバーとボット（--bots { $bots }）には最大 { $needed } MB が必要です。
doctor-memory-unknown = 空きメモリは不明です。{ $needed } MB が必要です。
doctor-memory-remedy = マシン・コンテナー（memory）・サービス（MemoryMax）のメモリを増やすか、--bots でプロセスを減らしてください。
doctor-files = 開けるファイルは{ $files }個、接続は{ $connections }本までです。
doctor-files-unlimited = 開けるファイルの数に制限はありません。
doctor-files-remedy = 上限を上げてください：systemd では LimitNOFILE、コンテナーでは ulimits、シェルでは ulimit -n
doctor-engine-good = エンジンはコンパイル済みです。
doctor-engine-plain = エンジンは純粋な Python で動いています。強いボットは考える時間が長くなります。
doctor-engine-remedy = C コンパイラー（gcc か clang）を入れてから、マハラジャをインストールし直してください。
