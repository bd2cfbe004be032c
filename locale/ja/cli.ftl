## How parts of a message are joined

cli-at = { $place }：{ $what }
cli-remedy = { $what }。{ $remedy }
cli-stop = { $what }。

## What is typed

cli-unknown-command = 「{ $command }」というコマンドはありません。使えるのは { $commands } です。
cli-positions-need-records = --positions には書き込み先の --records ファイル が必要です
cli-players-solo = --players { $players } と --solo { $level } は同時に使えません。どちらかを外してください
cli-players-one = --players 1 には --solo easy、medium、hard のいずれかが必要です
cli-seats-solo = seats：{ $seats }席ではソロで遊べません。1席だけ指定してください
cli-not-one-of = 「{ $name }」は使えません。使えるのは { $names } です
cli-name-missing = 名前が抜けています。レベルはコンマ1つで区切ってください
cli-never-pass = { $seconds } 秒は決して過ぎません
cli-no-origin = 「{ $text }」はオリジンではありません。例：https://example.org
cli-no-network = 「{ $text }」はアドレスでも 10.0.0.0/8 のようなネットワークでもありません
cli-no-duration = 「{ $text }」は期間ではありません。例：12h、30d、8w
cli-name-a-status = --status：{ $names } から1つ以上を指定してください

## Files

cli-file-unreadable = { $file }：読み込めません：{ $why }
cli-not-utf8 = { $file }：UTF-8 のテキストではありません
cli-no-json = { $file }：{ $line }行目は JSON の記録ではありません：{ $why }
cli-nested = 入れ子が深すぎます
cli-too-few-games = { $file }：ゲーム数は{ $count }です。--game { $game } は大きすぎます
cli-too-few-decisions = { $file }：--at { $at }：記録の手数は{ $count }しかありません
cli-not-a-file = { $file } はファイルではありません。-o - で標準出力に書き出せます

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
cli-port-taken = { $host } ポート { $port }：{ $why }。--port で別の番号を選ぶか、--port 0 で空きを使ってください

## The tables of a server

cli-column-table = テーブル
cli-column-status = 状態
cli-column-round = 回
cli-column-changed = 最終更新
cli-column-seats = 席
cli-seat-bot = ボット { $level }
cli-seat-free = 空席
cli-seat-brahmabot = ブラフマボット
cli-seat-handed-over = { $name }（ボット { $level } が代行）
cli-no-table = テーブル { $table } はありません。maharaja tables list で一覧を見られます
cli-secrets = テーブルには秘密の情報があります。-o ファイル を指定するか、ここに表示するなら --secrets を付けてください
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
cli-nobody-to-ask = ここでは確認できません。--yes を付けるか、まず --dry-run で確かめてください
cli-delete = テーブル{ $count }件（{ $what }）を完全に削除しますか？

## Mistakes on the command line, as click says them

said-value-for = { $option } の値が正しくありません：{ $what }
said-value = 値が正しくありません：{ $what }
said-range = { $value } は範囲 { $range } の外です。
said-type = { $value } は使えません。必要なのは{ $kind }です。
said-kind-integer = 整数
said-kind-integer-range = 整数
said-kind-float = 数
said-kind-float-range = 数
said-choice-of = { $value } は使えません。使えるのは { $choices } です。
said-no-option = { $option } というオプションはありません。
said-no-option-meant = { $option } というオプションはありません。{ $remedy }
said-meant = { $name } のことですか？
said-meant-one-of = （{ $names } のことですか？）
said-missing-option = オプション { $option } が必要です。
said-missing-argument = 引数 { $argument } が必要です。
said-missing-choice = 引数 { $argument } が必要です。選べるもの：{ $choices }
said-missing-command = コマンドが必要です。
said-needs-value = オプション { $option } には値が必要です。
said-takes-no-value = オプション { $option } に値は付けられません。
said-unexpected = 余分な引数：{ $arguments }
said-unexpected-many = 余分な引数：{ $arguments }
said-could-not-open = ファイル { $file } を開けません：{ $what }
said-is-a-file = { $folder } はフォルダーではなくファイルです。

## What the system says

said-errno = { $what }（エラー { $number }）
said-errno-file = { $file }：{ $what }（エラー { $number }）
said-no-file = ファイルまたはフォルダーがありません
said-denied = 権限がありません
said-is-folder = フォルダーです
said-no-directory = フォルダーではありません
said-disk-full = ディスクの空きがありません
said-read-only = 読み取り専用のファイルシステムです
said-in-use = アドレスはすでに使われています
said-no-address = このマシンにそのアドレスはありません
said-no-name = その名前は見つかりません
said-connection-refused = 接続を拒否されました
said-connect-failed = { $address } に接続できません
said-connect-port = { $host } のポート { $port } に接続できません
said-multiple = { $what }。{ $kind }（エラー { $number }、{ $other }）

## Choices in words

said-no-choice = { $choice } は選択ではありません
said-no-choice-here = { $choice } はボード { $board } では選択できません
said-verbs = 「{ $text }」は選択ではありません。選択は次のいずれかで始まります：{ $verbs }
said-nothing-follows = 「{ $text }」：{ $word } の後には何も書きません
said-one-number = 「{ $text }」：{ $low } から { $high } の数が1つ必要です
said-one-name = 「{ $text }」：{ $names } のいずれかが必要です
said-not-legal = { $choice } はできません：{ $reason }（ルール { $rule }）

## Records, positions and options

said-not-right = { $kind } は正しくありません。{ $remedy }
said-what-stands-here = ここの内容
said-need-object = オブジェクトが必要です
said-need-list = リストが必要です
said-need-text = テキストが必要です
said-need-flag = true か false が必要です
said-need-number = { $low } から { $high } の整数が必要です
said-key-missing = キー { $key } がありません
said-entries-needed = 項目が{ $found }個あります。{ $wanted }個必要です
said-use-one-of = 使えるのは { $names } です
said-numbers-once = { $low } から { $high } までがちょうど1回ずつ必要です
said-names-once = { $names } がちょうど1回ずつ必要です
said-characters-needed = 異なる人物が{ $number }枚必要です
said-rounds = { $number }ラウンドあります。最大は{ $most }です
said-other-words = 記録本体の内容と違います
said-seat-and-choice = 席と選択が必要です。例：0 draft 14
said-seats-are = このテーブルの席は 0 から { $last } です
said-only-format = 読み込めるのは { $format } だけです
said-only-rules = 再生できるのはルール { $version } のゲームだけです
said-give-board = 付属のボードではないので、ボードのファイルを指定してください
said-other-board = このゲームのボードは { $board } で、{ $other } ではありません
said-board-changed = ボード { $board } はその後変更されています（現在 { $digest }）
said-flags-once = 各都市の旗がちょうど1つずつ必要です
said-characters-fit = 人物は最大{ $most }枚です
said-plain-spaces = ボーナスのないスペースは{ $number }つだけです
said-open-planned = 残っていてよいのは計画したアクションだけです
said-waiting-most = 待てるのは最大{ $most }件です
said-nobody-decides = フェイズが求める選択をする人がいません
said-wrong-phase = フェイズ { $phase } では起こりません
said-reward-off = その褒賞はトラックにありません
said-decisions-made = { $decisions } は使えません。行われた手数は{ $made }です
said-decisions-record = { $decisions } は使えません。記録の手数は{ $made }です
said-no-city = 「{ $name }」はこのボードの都市ではありません。使えるのは { $names } です
said-no-piece = 「{ $name }」という駒はありません。使えるのは { $names } です
said-no-seat = 席 { $seat } はありません。0 から { $last } を使ってください
said-setup-and-seed = 準備を明示した場合、シードや初回ゲームは指定できません
said-board-is-for = ボード { $board } は { $players } 人用で、{ $found } 人では使えません
said-first-game = 推奨の人物7枚には4人が必要です
said-other-result = 選択の結果が記録と一致しません
said-players = { $players }人では遊べません。{ $low }～{ $high }人、1人なら solo とレベルを指定してください
said-not-known = 「{ $name }」は使えません。使えるのは { $names } です
said-seeds-beyond = { $seed } からの{ $seeds }個のシードは { $last } を超えます
said-games-beyond = { $seed } からの{ $games }ゲームは { $last } を超えます
said-json-at = { $what }：{ $line }行{ $column }列（{ $char }文字目）
said-json-value = 値がありません
said-json-extra = 余分なデータがあります
said-json-name = 二重引用符で囲んだ名前がありません
said-json-delimiter = { $sign } がありません
said-json-string = 文字列が閉じられていません

## Board files

said-board-unnamed = 名前が空です
said-board-unknown = その名前のボードはありません
said-meant-name = 「{ $name }」のことですか？
said-meant-name-or = 「{ $name }」のことですか？ { $remedy }
said-use-or-path = 使えるのは { $names }、または .toml ファイルのパスです
said-unreadable = 読み込めません：{ $what }
said-not-utf8 = UTF-8 のテキストではありません
said-save-utf8 = UTF-8 で保存してください
said-not-toml = TOML ではありません：{ $what }
said-toml-value = 値が正しくありません
said-toml-equals = キーの後に「=」がありません
said-toml-statement = 文が正しくありません
said-toml-newline = 文の後に改行がありません
said-toml-string = 文字列が閉じられていません
said-toml-array = リストが閉じられていません
said-toml-overwrite = 値が二重に書かれています
said-toml-twice = { $key } が二重に書かれています
said-toml-character = 使えない文字 { $character }
said-place-line = { $line }行{ $column }列
said-place-end = ファイルの末尾
said-number-long = 長すぎる数があります
said-nested = リストやテーブルの入れ子が深すぎます
said-unknown-key = 知らないキーです
said-is-missing = ありません
said-add-it = 追加してください。例：{ $example }
said-unshowable = 表示できない文字があります
said-plain-line = 1行で書いてください
said-length = { $number }文字です
said-write-length = 1～{ $most }文字で書いてください
said-no-id = 「{ $value }」は id ではありません
said-id-form = 英小文字・数字・単独のハイフンを使い、文字で始めてください
said-no-colour = 「{ $value }」は色ではありません
said-colour-form = "#B4522A" の形で書いてください
said-not-known-here = 「{ $value }」はここでは使えません
said-path-form = 絶対座標の M、L、Q、C で書いてください。例：M480 336C500 200 490 150 478 100
said-not-between = { $kind } は { $low } から { $high } の間にありません
said-large-number = 大きすぎる数
said-not-wholes = 整数のリストではありません
said-too-large = ここでは意味のない大きな数があります
said-no-point = 点ではありません
said-two-numbers = 数を2つ書いてください。例：[480, 336]
said-not-texts = テキストのリストではありません
said-in-quotes = それぞれを引用符で囲んでください
said-has-entries = 項目が{ $number }個あります
said-give-it = 必要なのは{ $kind }個です
said-number-range = { $low }～{ $high }
said-found = 見つかったもの：{ $kind }
said-write = 正しい書き方：{ $kind }
said-kind-text = テキスト
said-kind-quoted = 引用符で囲んだテキスト
said-kind-flag = true か false
said-kind-whole = 整数
said-kind-fraction = 小数
said-kind-list = リスト
said-kind-table = テーブル
said-kind-date = 日付か時刻
said-kind-wholes = 整数のリスト
said-kind-texts = テキストのリスト
said-kind-point = [480, 336] のような点
said-kind-path = M480 336L478 100 のようなパス
said-kind-such-table = { $example } のようなテーブル
said-kind-sections = [[{ $key }]] で始まるセクション
said-path-start = パスの M は先頭に1つだけです
said-path-somewhere = パスには行き先が必要です。例：M10 10L90 40
said-path-letter = 「{ $letter }」は M、L、Q、C のいずれでもありません
said-path-numbers = { $letter } には数が{ $number }個必要です
said-path-found = { $letter } には数が{ $number }個必要ですが、「{ $word }」があります
said-path-large = { $letter } の後の数が大きすぎます
said-cities = 都市が{ $number }あります
said-villages = 村が{ $number }あります
said-roads = 道が{ $number }あります
said-of-them = { $number }個あります
said-draw-between = { $low }～{ $high }にしてください
said-draw-most = { $most }以下にしてください
said-own-meaning = 「{ $id }」には別の意味があります
said-rename = 別の名前にしてください
said-bonuses = ボーナスが{ $number }個あります
said-one-bonus = ちょうど1つ書いてください。例：{"{"} coins = 2 {"}"}
said-no-city-called = 「{ $name }」という都市はありません
said-to-itself = { $place } から同じ場所に戻っています
said-two-places = 異なる2か所を指定してください
said-joins-already = { $road } がすでに { $one } と { $other } を結んでいます
said-lead-elsewhere = 道の名前は両端で決まるので、別の場所へつないでください
said-no-village-called = 「{ $name }」という村はありません
said-add-villages = [[village]] のセクションを追加してください
said-on-a-road = 「{ $village }」はすでに { $road } にあります
said-call-villages = この道の村は順に { $names } としてください
said-list-players = 人数を 1（ソロ）から 4 で並べてください。例：[1, 2, 3, 4]
said-few-villages = { $kind }：村{ $villages }では最初の祭壇を置ききれません
said-kind-solo = ソロゲーム
said-kind-players = { $number }人
said-draw-villages = 村を{ $needed }以上にするか、{ $players } を一覧から外してください
said-belongs = 「{ $value }」はすでに { $place } で使われています
said-own-each = それぞれ別のものにしてください
said-on-no-road = 「{ $village }」はどの道にもありません
said-name-in-one = いずれかの道の村に加えてください
said-unreached = スタートから { $city } に道がつながっていません
said-add-road = 道を追加してください
said-solo-missing = ありません。しかし players に 1 があります
said-add-solo = [[solo.tile]] と [[solo.setup]] を追加するか、players から 1 を外してください
said-no-icon = 「{ $name }」というアイコンはありません
said-icon-alone = 「{ $icon }」に数は付きません
said-icon-number = 「{ $words }」は { $icon } の数ではありません
said-marked-twice = 「{ $village }」が2回指定されています
said-mark-eight = 異なる8つを指定してください
said-by = { $width }×{ $height }
said-size-range = 縦横とも 200～4000 にしてください
said-outside = { $point } は { $layout } のレイアウトの外です
said-outside-radius = { $point } は半径{ $radius }を含めると { $layout } のレイアウトの外です
said-its-size = 大きさは { $width }×{ $height } です
said-goes-by = パスが端ではなく { $point } を通っています
said-begin-and-end = { $start } で始め、{ $end } で終えてください
said-road-leaves = 道が { $point } で { $layout } のレイアウトから出ています
said-beside = 「{ $village }」が道から { $distance } 離れています
said-is-on-it = { $point } なら道の上です
said-drawn-before = 「{ $one }」が「{ $other }」より先に描かれています
said-exchange = 点を入れ替えてください

## Bots and arenas

said-no-level = 「{ $level }」というレベルはありません。使えるのは { $names } です
said-level-iterations = 「{ $level }@{ $count }」：反復回数は 1 から { $most } までです
said-command-unreadable = コマンド「{ $command }」を解釈できません：{ $what }
said-no-quotation = 引用符が閉じられていません
said-command-missing = コマンド「{ $command }」を実行できません：プログラムがありません
said-arena-seats = { $seats }席では遊べません。レベルを{ $low }～{ $high }個指定するか、ソロにしてください
said-name-a-level = レベルを指定してください
said-two-levels = 異なるものを2つ以上、1回ずつ指定してください
said-worker-version = ワーカーの maharaja は { $theirs }、このコマンドは { $ours } です。すべて同じ版にしてください
said-ray-failed = クラスターが失敗しました：{ $what }
said-ray-missing = --ray には Ray が必要です：pip install '.[ray]'
said-ray-unreached = { $address } に接続できません：{ $what }。クラスターは動いていますか。トークンは正しいですか（docs/arena.md）
said-ray-token = { $variable } は { $value } です。使えるのは token だけです
said-fault = 席{ $seat }、{ $move }手目、{ $fault }：{ $what }
said-fault-bye = bye の{ $seconds }秒後にも動いていました
said-fault-type = メッセージ { $type } はここでは受け取れません
said-fault-unasked = id { $id } への返答です。質問は { $asked } です
said-fault-no-text = { $value } はテキストではありません
said-fault-refused = { $choice }：{ $reason }（ルール { $rule }）
said-fault-late = 時間内に返答がありません
said-fault-flood = { $most }バイトを超える行です
said-fault-start = 実行できません：{ $what }
said-fault-ready = プロトコル { $protocol } の "ready" が必要です：{ $message }
said-fault-retired = { $times }回再起動しました。代わりのボットが続けます
said-fault-utf8 = UTF-8 ではありません：{ $text }
said-fault-json = JSON ではありません：{ $text }
said-fault-object = type のあるオブジェクトではありません：{ $text }

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
said-sockets-address = 1つのアドレスから同時に{ $number }までです。
said-sockets-person = 1人につき同時に{ $number }までです。
said-bytes = { $number } バイトまでです。
said-follows = 1つのソケットで追えるのは{ $number }か所までです。先に1つ外してください。
said-boards = ボードは { $names } です。
said-faster = ほかの人が何度も先に進めました。確認してもう一度お試しください。
said-noted-as = 問題が起きました。ログの番号は { $mark } です。
said-nested-message = 入れ子が深すぎます。
said-parameter-once = 各パラメーターは1回だけ指定できます。
said-too-late = { $seconds }秒以内に届きませんでした。
said-send-type = { $type } を UTF-8 で送ってください。
said-origin-needed = クッキー付きのリクエストには Origin が必要です。
said-origin-foreign = Origin がこのサーバーのものでも、許可されたものでもありません。
said-solo-seats = ソロのテーブルは1席です。ブラフマボットの席は自動で付きます。
said-record-or-position = 記録か局面のどちらかが必要です。
said-earlier-decisions = それまでの手があるのは記録だけです。
said-seats-wanted = このゲームは{ $wanted }席で、{ $found }席ではありません。
said-game-has = このゲームの手数は{ $number }です。
said-link-left = このリンクの人は席を離れました。
said-nobody-sits = 戻ってこられる人がその席にいません。
said-no-bot = 代わりに遊んでいるボットはいません。
said-whose-link = 誰のリンクですか。席が必要です。
said-table-seats = このテーブルの席は 0 から { $last } です。
said-closed = テーブルは閉じられました。
said-not-begun = ゲームはまだ始まっていません。
said-over = ゲームは終了しています。
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
