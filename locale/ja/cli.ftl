## How parts of a message are joined

cli-at = { $place }：{ $what }
cli-remedy = { $what }。{ $remedy }
cli-stop = { $what }。

## Games and boards

cli-replayed = { $made }手のうち{ $shown }手まで（すべてルールどおり）
cli-board-good = { $board }：都市{ $cities }、道{ $roads }、村{ $villages }、人数 { $players }、ダイジェスト { $digest }：使えるボードです
cli-solo = ソロ
cli-report-games = ゲーム数
cli-report-decisions = 手数
cli-report-games-second = ゲーム/秒
cli-report-decisions-second = 手/秒
cli-report-scores = 平均点
cli-report-statue = 7つ目の彫像
cli-report-engine = エンジン
cli-engine-compiled = コンパイル済みエンジン
cli-engine-plain = 純粋な Python エンジン
cli-rounded = { $asked }ではなく{ $played }ゲーム：シードごとに席順{ $rotations }通り
cli-match-seat = 席{ $seat }：{ $bot }、{ $count }手
cli-match-times = 中央値 { $median } ms、最長 { $slowest } ms
cli-match-faults = 違反{ $count }件
cli-match-restarts = 再起動{ $count }回
cli-progress-games = ゲーム
cli-progress-measuring = 計測
cli-progress-tables = テーブル
cli-progress-bytes = バイト

## The server

cli-serving = マハラジャ：{ $url }
cli-serving-from = テーブルの保存先：{ $database }、{ $engine }

## The tables of a server

cli-column-table = テーブル
cli-column-status = 状態
cli-column-round = 回
cli-column-changed = 最終更新
cli-column-seats = 席
cli-seat-bot = ボット { $level }
cli-damaged = 破損
cli-seat-free = 空席
cli-seat-brahmabot = ブラフマボット
cli-seat-handed-over = { $name }（ボット { $level } が代行）
cli-no-table = テーブル { $table } はありません。maharaja tables list で一覧を見られます
cli-standard-output = 標準出力
cli-tables-written = テーブル{ $count }件を書き出しました：{ $goal }
cli-records-written = 記録{ $count }件を書き出しました：{ $goal }
cli-no-export = { $file }：{ $line }行目はテーブルではありません。maharaja tables export のファイルには1行に1つあります。ゲームの記録はサーバーの POST /api/tables/import で取り込みます
cli-line-refused = { $file }：{ $line }行目：{ $why }
cli-line-long = { $file }：{ $line }行目が { $most } バイトを超えています
cli-tables-read = テーブル{ $count }件：{ $became }
cli-became-imported = 取り込み{ $count }
cli-became-replaced = 置き換え{ $count }
cli-became-left = 変更なし{ $count }
cli-became-refused = 拒否{ $count }
cli-table-there = テーブル { $table } はすでにあります
cli-stop-the-server = このデータベースでサーバーが動いています。止めてから取り込み、再び起動してください
cli-would-be-deleted = テーブル{ $count }件が削除の対象です
cli-deleted = テーブル{ $count }件を削除しました
cli-delete = テーブル{ $count }件（{ $what }）を完全に削除しますか？

## What the system says

said-no-file = ファイルまたはフォルダーがありません
said-denied = 権限がありません
said-is-folder = フォルダーです
said-no-directory = フォルダーではありません
said-disk-full = ディスクの空きがありません
said-read-only = 読み取り専用のファイルシステムです
said-in-use = アドレスはすでに使われています
said-no-address = このマシンにそのアドレスはありません
said-connection-refused = 接続を拒否されました
said-connect-failed = { $address } に接続できません
said-connect-port = { $host } のポート { $port } に接続できません
said-multiple = { $what }。{ $kind }（エラー { $number }、{ $other }）

## Records, positions and options

said-not-right = { $kind } は正しくありません。{ $remedy }
said-what-stands-here = ここの内容
said-use-one-of = 使えるのは { $names } です
said-unknown-rules = このテーブルはルール { $version } で進みます。このプログラムが知っているのは { $known } です。

## Board files

said-meant-name = 「{ $name }」のことですか？
said-meant-name-or = 「{ $name }」のことですか？ { $remedy }
said-unreadable = 読み込めません：{ $what }
said-not-utf8 = UTF-8 のテキストではありません
said-save-utf8 = UTF-8 で保存してください
said-large-number = 大きすぎる数

## Databases and exported tables

said-database-scheme = --database を { $scheme }:// で始めることはできません。ファイルのパス、sqlite:///path、postgresql://user@host/name のいずれかを指定してください
said-database-folder = テーブル用のフォルダーを作れません：{ $what }
said-database-path = --database にはファイルのパスが必要です。例：sqlite:///tables.db
said-database-missing = ファイルがありません。テーブルの場所を --database で指定してください
said-database-libraries = PostgreSQL には追加のライブラリが必要です：pip install 'maharaja[postgresql]'
said-database-newer = データベースは新しい版の Maharaja のものです（スキーマ { $found }、この版は { $known } まで）。新しい版を入れてください
said-database-closed = 保存先が開かれていません
said-database-lost = 書き込み中に接続が切れたため、書き込まれたかどうか分かりません：{ $what }
said-database-no-answer = 応答がありません
said-database-address = アドレスが正しくありません。例：postgresql://user:password@host:5432/name
said-database-password = ユーザー「{ $user }」のパスワードが違います
said-database-unknown = データベース「{ $name }」はありません
said-database-role = ユーザー「{ $name }」はありません
said-database-no-database = データベースのファイルではありません
said-database-unopened = データベースのファイルを開けません
said-database-locked = データベースがロックされています
said-database-read-only = データベースは読み取り専用です
said-database-malformed = データベースのファイルが壊れています
said-database-used = { $file } は別のサーバーが使っています。同じテーブルを複数のプロセスで使うには、全部に同じ PostgreSQL を指定してください：--database postgresql://...
said-servers-use = テーブル { $table } はサーバーが使用中かもしれません
said-server-uses = テーブル { $table } はサーバーが使用中かもしれません
said-table-there = テーブル { $table } はすでにあります
said-no-folder = フォルダー { $folder } がありません
said-archive-damaged = テーブル { $table } はデータベース内で壊れています：{ $what }
said-archive-board = ダイジェスト { $digest } のボードがデータベースにありません
said-archive-format = 形式が「{ $format }」です。この版が読めるのは「{ $known }」です
said-archive-none = テーブルではありません：{ $what }
said-archive-changed = テーブル { $table } は書き出した後に変更されています
said-archive-its-board = ボードは { $board }（{ $digest }）で、{ $other } ではありません
said-archive-solo = solo がゲームと一致しません
said-archive-seat = 席 { $seat } はありません
said-archive-status = ゲームは { $status } なので、誰も選択できません
said-archive-again = ゲームは { $status } なので、もう一度遊ぶことはできません
said-archive-back = { $number }手を戻すことはできません
said-archive-kind = 席 { $seat } の種類は { $sort } です
said-archive-level = レベル「{ $level }」はありません。レベルは { $names } です
said-archive-link = 席があるのは本人用のリンクだけです
said-place-table = テーブル { $table }
said-place-beginning = 先頭
said-place-entry = 項目 { $number }
said-place-links = リンク

## What the server says to programs, besides the codes

said-tables-an-hour = 1つのアドレスから1時間に作れるテーブルは{ $number }までです。
said-tables-at-once = 同時に持てるテーブルは{ $number }までです。先に1つ終えるか閉じてください。
said-bots-at-once = 1人のホストのテーブルで同時に遊べる探索ボット（{ $names }）は{ $number }までです。先にテーブルを終えるか閉じるか、adept を選んでください。
said-sockets-address = 1つのアドレスから同時に{ $number }までです。
said-sockets-person = 1人につき同時に{ $number }までです。
said-bytes = { $number } バイトまでです。
said-follows = 1つのソケットで追えるのは{ $number }か所までです。先に1つ外してください。
said-full-names = この席の名前は { $number } 回変更されました。これ以上は変更できません。
said-full-devices = この席は { $number } 回ほかの端末に移されました。これ以上は移せません。
said-full-levels = このボットのレベルは { $number } 回変更されました。これ以上は変更できません。
said-full-forced = 1通りしかない手の自動化は { $number } 回切り替えられました。これ以上は切り替えられません。
said-full-take-backs = この席は { $number } 回取り戻されました。あとは最後までボットがプレイします。
said-full-undos = この席は { $number } 個の選択を取り消しました。これからの選択は取り消せません。
said-full-plans = この席は計画を { $number } 回差し替えました。最後の計画が有効です。
said-full-people = ここには { $number } 回人が座りました。これからはボットだけが座れます。
said-full-rematches = このゲームは { $number } 回もう一度プレイされました。新しいテーブルを作ってください。
said-boards = ボードは { $names } です。
said-faster = ほかの人が何度も先に進めました。確認してもう一度お試しください。
said-noted-as = 問題が起きました。ログの番号は { $mark } です。
said-nested-message = 入れ子が深すぎます。
said-parameter-once = 各パラメーターは1回だけ指定できます。
said-too-late = { $seconds }秒以内に届きませんでした。
said-send-type = { $type } を UTF-8 で送ってください。
said-origin-needed = クッキー付きのリクエストには Origin が必要です。
said-origin-foreign = Origin がこのサーバーのものでも、許可されたものでもありません。
said-host-wrong = このサーバーのアドレスを使うか、運営者にその名前を登録してもらってください。
said-solo-seats = ソロのテーブルは1席です。ブラフマボットの席は自動で付きます。
said-record-or-position = 記録か局面のどちらかが必要です。
said-earlier-decisions = それまでの手があるのは記録だけです。
said-seats-wanted = このゲームは{ $wanted }席で、{ $found }席ではありません。
said-game-has = このゲームの手数は{ $number }です。
said-devices = 一つの席を使える端末は{ $number }台までです。
said-page-before = nextの値を使ってください。
said-bytes-besides = 選択以外の部分が{ $number }バイトを超えています。
said-bytes-more = { $number }バイトを超えています。
said-link-left = このリンクの人は席を離れました。
said-nobody-sits = 戻ってこられる人がその席にいません。
said-no-bot = 代わりに遊んでいるボットはいません。
said-whose-link = 誰のリンクですか。席が必要です。
said-table-seats = このテーブルの席は 0 から { $last } です。
said-closed = テーブルは閉じられました。
said-not-begun = ゲームはまだ始まっていません。
said-over = ゲームは終了しています。
said-players-only = ここで遊んだ人とホストだけができます。
said-not-over = もう一度遊べるのは、終了したゲームだけです。
said-bot-plays = この席はボットが遊んでいます。先に取り戻してください。
said-levels = レベルは { $names } です。
said-undo-plan = 計画は戻すのではなく、全員がそろうまで立て直せます。
said-undo-others = その後ほかの人が選んだか、まだ何も選ばれていません。
said-undo-hidden = 隠れていた情報が明らかになったか、手番が終わっています。
said-expected = { $wanted } が必要ですが、{ $found } でした
said-expected-alone = { $wanted } が必要です
said-field-missing = 項目 { $field } がありません
said-field-unknown = 項目 { $field } はここにはありません
said-invalid-value = { $value } はここでは使えません
said-invalid-enum = { $value } はここでは使えません
said-json-malformed = JSON が正しくありません：{ $what }（{ $byte }バイト目）
said-json-character = 予期しない文字
said-json-ends = メッセージが途中で切れています
said-message-at = { $what } - 場所：{ $place }
