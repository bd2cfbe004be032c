## How parts of an error are joined

error-text-at = { $place }：{ $what }
error-text-remedy = { $what }。{ $remedy }
error-text-found = { $found } は正しくありません。{ $what }
error-text-what-stands-here = ここの内容
error-text-use-one-of = 使えるのは { $names } です
error-text-did-you-mean = 「{ $name }」のことですか？
error-text-did-you-mean-or = 「{ $name }」のことですか？ { $what }
error-text-large-number = 大きすぎる数
error-text-quoted = { $what }

## Files

error-file-unreadable = 読み込めません：{ $what }
error-file-not-utf8 = UTF-8 のテキストではありません
error-file-save-as-utf8 = UTF-8 で保存してください

## What the system says

error-system-missing = ファイルまたはフォルダーがありません
error-system-denied = 権限がありません
error-system-is-folder = フォルダーです
error-system-no-folder = フォルダーではありません
error-system-disk-full = ディスクの空きがありません
error-system-read-only = 読み取り専用のファイルシステムです
error-system-address-in-use = アドレスはすでに使われています
error-system-no-address = このマシンにそのアドレスはありません
error-system-connection-refused = 接続を拒否されました

## Board files

error-board-unnamed = 名前が空です
error-board-unknown = その名前のボードはありません
error-board-use-or-path = 使えるのは { $names }、または .toml ファイルのパスです
error-board-not-toml = TOML ではありません：{ $what }
error-board-number-too-long = 長すぎる数があります
error-board-nested-too-deeply = リストやテーブルの入れ子が深すぎます
error-board-unknown-key = 知らないキーです
error-board-key-missing = ありません
error-board-add-key = 追加してください。例：{ $example }
error-board-unprintable = 表示できない文字があります
error-board-write-plain-line = 1行で書いてください
error-board-length = { $number }文字です
error-board-write-length = 1～{ $most }文字で書いてください
error-board-no-id = 「{ $value }」は id ではありません
error-board-form-of-id = 英小文字・数字・単独のハイフンを使い、文字で始めてください
error-board-no-colour = 「{ $value }」は色ではありません
error-board-form-of-colour = "#B4522A" の形で書いてください
error-board-not-known = 「{ $value }」はここでは使えません
error-board-form-of-path = 絶対座標の M、L、Q、C で書いてください。例：M480 336C500 200 490 150 478 100
error-board-not-between = { $number } は { $low } から { $high } の間にありません
error-board-not-whole-numbers = 整数のリストではありません
error-board-too-large = ここでは意味のない大きな数があります
error-board-no-point = 点ではありません
error-board-give-two-numbers = 数を2つ書いてください。例：[480, 336]
error-board-not-texts = テキストのリストではありません
error-board-put-in-quotes = それぞれを引用符で囲んでください
error-board-entries = 項目が{ $number }個あります
error-board-give-entries = 必要なのは{ $entries }個です
error-board-range = { $low }～{ $high }
error-board-found = 見つかったもの：{ $type }
error-board-write = 正しい書き方：{ $type }
error-board-type-text = テキスト
error-board-type-quoted = 引用符で囲んだテキスト
error-board-type-flag = true か false
error-board-type-whole-number = 整数
error-board-type-fraction = 小数
error-board-type-list = リスト
error-board-type-table = テーブル
error-board-type-date = 日付か時刻
error-board-type-whole-numbers = 整数のリスト
error-board-type-texts = テキストのリスト
error-board-type-point = [480, 336] のような点
error-board-type-path = M480 336L478 100 のようなパス
error-board-type-such-table = { $example } のようなテーブル
error-board-type-sections = [[{ $key }]] で始まるセクション
error-board-path-parts = 部分が{ $most }個を超えています
error-board-path-start = パスの M は先頭に1つだけです
error-board-path-somewhere = パスには行き先が必要です。例：M10 10L90 40
error-board-path-letter = 「{ $letter }」は M、L、Q、C のいずれでもありません
error-board-path-numbers = { $letter } には数が{ $number }個必要です
error-board-path-found = { $letter } には数が{ $number }個必要ですが、「{ $word }」があります
error-board-path-large = { $letter } の後の数が大きすぎます
error-board-cities = 都市が{ $number }あります
error-board-villages = 村が{ $number }あります
error-board-roads = 道が{ $number }あります
error-board-tiles = { $number }個あります
error-board-draw-between = { $low }～{ $high }にしてください
error-board-draw-at-most = { $most }以下にしてください
error-board-reserved = 「{ $id }」には別の意味があります
error-board-rename = 別の名前にしてください
error-board-bonuses = ボーナスが{ $number }個あります
error-board-give-one-bonus = ちょうど1つ書いてください。例：{"{"} coins = 2 {"}"}
error-board-no-city = 「{ $name }」という都市はありません
error-board-road-to-itself = { $place } から同じ場所に戻っています
error-board-name-two-places = 異なる2か所を指定してください
error-board-road-twice = { $road } がすでに { $one } と { $other } を結んでいます
error-board-lead-elsewhere = 道の名前は両端で決まるので、別の場所へつないでください
error-board-no-village = 「{ $name }」という村はありません
error-board-add-villages = [[village]] のセクションを追加してください
error-board-village-on-two-roads = 「{ $village }」はすでに { $road } にあります
error-board-call-villages = この道の村は順に { $names } としてください
error-board-list-players = 人数を 1（ソロ）から 4 で並べてください。例：[1, 2, 3, 4]
error-board-too-few-villages = { $game }：村{ $villages }では最初の祭壇を置ききれません
error-board-solo-game = ソロゲーム
error-board-players = { $number }人
error-board-draw-villages = 村を{ $needed }以上にするか、{ $players } を一覧から外してください
error-board-taken = 「{ $value }」はすでに { $place } で使われています
error-board-give-each-its-own = それぞれ別のものにしてください
error-board-village-on-no-road = 「{ $village }」はどの道にもありません
error-board-name-in-one-road = いずれかの道の村に加えてください
error-board-unreachable = スタートから { $city } に道がつながっていません
error-board-add-road = 道を追加してください
error-board-solo-missing = ありません。しかし players に 1 があります
error-board-add-solo = [[solo.tile]] と [[solo.setup]] を追加するか、players から 1 を外してください
error-board-no-icon = 「{ $name }」というアイコンはありません
error-board-icon-without-number = 「{ $icon }」に数は付きません
error-board-icon-number = 「{ $words }」は { $icon } の数ではありません
error-board-marked-twice = 「{ $village }」が2回指定されています
error-board-mark-eight = 異なる8つを指定してください
error-board-size = { $width }×{ $height }
error-board-size-range = 縦横とも 200～4000 にしてください
error-board-outside = { $point } は { $layout } のレイアウトの外です
error-board-outside-with-radius = { $point } は半径{ $radius }を含めると { $layout } のレイアウトの外です
error-board-layout-size = 大きさは { $width }×{ $height } です
error-board-path-ends-elsewhere = パスが端ではなく { $point } を通っています
error-board-begin-and-end = { $start } で始め、{ $end } で終えてください
error-board-road-leaves = 道が { $point } で { $layout } のレイアウトから出ています
error-board-covers = { $other } に重なって描かれています（中心間 { $found }）
error-board-move-apart = { $distance } 以上離してください
error-board-pale = { $colour } は明るすぎます。白い紋章のコントラストが { $found } しかありません
error-board-darker = コントラストが { $contrast } 以上になる濃い色にしてください
error-board-alike = { $colour } は { $other } の旗と見分けにくい色です
error-board-other-colour = 別の色にしてください
error-board-beside-road = 「{ $village }」が道から { $distance } 離れています
error-board-point-on-road = { $point } なら道の上です
error-board-wrong-order = 「{ $one }」が「{ $other }」より先に描かれています
error-board-edit-unusual = ファイルのこの部分はエディターでは変更できない書き方です。テキストで変更してください
error-board-too-long = ボードファイルは最大{ $most }文字です
error-board-exchange-points = 点を入れ替えてください

## Choices as text

error-choice-no-number = { $choice } は選択ではありません
error-choice-not-on-board = { $choice } はボード { $board } では選択できません
error-choice-unknown-word = 「{ $text }」は選択ではありません。選択は次のいずれかで始まります：{ $verbs }
error-choice-did-you-mean = { $word } のことですか？
error-choice-nothing-follows = 「{ $text }」：{ $word } の後には何も書きません
error-choice-number-needed = 「{ $text }」：{ $low } から { $high } の数が1つ必要です
error-choice-name-needed = 「{ $text }」：{ $names } のいずれかが必要です
error-choice-not-legal = { $choice } はできません：{ $reason }（ルール { $rule }）
error-choice-refused = { $choice }：{ $reason }（ルール { $rule }）
error-choice-no-piece = 「{ $name }」という駒はありません。使えるのは { $names } です

## Records, positions and set-ups

error-data-object-needed = オブジェクトが必要です
error-data-list-needed = リストが必要です
error-data-text-needed = テキストが必要です
error-data-flag-needed = true か false が必要です
error-data-number-needed = { $low } から { $high } の整数が必要です
error-data-key-missing = キー { $key } がありません
error-data-entries-needed = 項目が{ $found }個あります。{ $wanted }個必要です
error-data-numbers-once = { $low } から { $high } までがちょうど1回ずつ必要です
error-data-names-once = { $names } がちょうど1回ずつ必要です
error-data-characters-needed = 異なる人物が{ $number }枚必要です
error-data-rounds = { $number }ラウンドあります。最大は{ $most }です
error-data-differs-from-record = 記録本体の内容と違います
error-data-seat-and-choice = 席と選択が必要です。例：0 draft 14
error-data-seats = このテーブルの席は 0 から { $last } です
error-data-format = 読み込めるのは { $format } だけです
error-data-known-rules = このプログラムが知っているルールは { $versions } です
error-data-give-board = 付属のボードではないので、ボードのファイルを指定してください
error-data-other-board = このゲームのボードは { $board } で、{ $other } ではありません
error-data-board-changed = ボード { $board } はその後変更されています（現在 { $digest }）
error-data-flags-once = 各都市の旗がちょうど1つずつ必要です
error-data-characters-fit = 人物は最大{ $most }枚です
error-data-plain-spaces = ボーナスのないスペースは{ $number }つだけです
error-data-open-planned = 残っていてよいのは計画したアクションだけです
error-data-waiting-most = 待てるのは最大{ $most }件です
error-data-nobody-decides = フェイズが求める選択をする人がいません
error-data-wrong-phase = フェイズ { $phase } では起こりません
error-data-reward-off-track = その褒賞はトラックにありません
error-data-phase-needs = { $phase } フェイズではここに { $wanted } が必要です
error-data-nothing-waiting = ここでそのようなものを待つことはできません
error-data-null-needed = ここには null が必要です
error-data-only-so-many = 合計 { $number } ですが、{ $most } しかありません
error-data-shrines-fit = 置ける祭壇は最大 { $most } です
error-data-earned-sum = earned の合計は { $total } です
error-data-to-settle = これから置く祭壇が { $number } あります
error-data-characters-short = 人物が{ $number }枚必要です
error-data-more-than-once = { $what } が2回以上あります
error-data-not-drawn = { $number } はまだ引かれていません
error-data-tiles-in-reach = 届く範囲に報酬タイルが { $number } 必要です
error-data-tiles-needed = 報酬タイルが { $number } 必要です
error-data-tiles-too-high = 報酬タイルの位置が高すぎます。下へ詰めてください
error-data-other-result = 選択の結果が記録と一致しません
error-data-board-digest = これらの都市・道・タイルから作られるボードのダイジェストは { $digest } です
error-data-road-villages = 道にある村は1つか2つです
error-data-icons-fit = 最大 { $most } 個です
error-data-tiles-gone = なくなったタイルは最大 { $most } 枚です

## Options and arguments

error-option-players = { $players }人では遊べません。{ $low }～{ $high }人、1人なら solo とレベルを指定してください
error-option-board-is-for = ボード { $board } は { $players } 人用で、{ $found } 人では使えません
error-option-unknown = 「{ $name }」は使えません。使えるのは { $names } です
error-option-setup-and-seed = 準備を明示した場合、シードや初回ゲームは指定できません
error-option-first-game = 推奨の人物7枚には4人が必要です
error-option-decisions-made = { $decisions } は使えません。行われた手数は{ $made }です
error-option-decisions-of-record = { $decisions } は使えません。記録の手数は{ $made }です
error-option-no-city = 「{ $name }」はこのボードの都市ではありません。使えるのは { $names } です
error-option-no-seat = 席 { $seat } はありません。0 から { $last } を使ってください
error-option-seeds-beyond = { $seed } からの{ $seeds }個のシードは { $last } を超えます
error-option-games-beyond = { $seed } からの{ $games }ゲームは { $last } を超えます
error-option-nothing-to-decide = 席{ $seat }が決めることはありません
error-option-spectator = 観戦者のものです。席のものを使ってください
error-option-totals = 合計が{ $found }個あります。席ごとに1つ、{ $wanted }個必要です
error-option-totals-hidden = このビューでは合計が隠れています。イベントから数えた合計か、ビューの代わりにゲームを渡してください
error-option-seat-of-view = ビューには席が決まっています。別の席から見るにはゲームを渡してください
error-option-too-few = { $number } では足りません。1以上にしてください
error-option-opponents = ほかの席すべてに1つ、または{ $number }個必要です
error-option-names = 席は{ $number }つですが、名前が{ $found }個あります。1席に1つまでにしてください
error-option-no-records = ゲームがありません
error-option-other-board = ゲーム{ $game }は{ $board }とは別のボードで行われました。ボードごとに別のファイルにしてください
error-option-unfinished = ゲーム{ $game }は終わっていないため、選択の価値がわかりません
error-option-actions = ゲームごとに一つ、合わせて { $number } 個必要です。受け取ったもの：{ $found }
error-option-bot-seat = このボットは席 { $seat } 用です。ボットは席の順に並べます
error-option-no-bot = { $what } はボットではありません。maharaja.make_bot(level, { $seat }, seed) で作れます
error-option-bots = 席ごとに一つ、合わせて { $number } のボットが必要です。受け取ったもの：{ $found }
error-option-rewards = 席ごとに一つ、合わせて { $number } 個の数が必要です。受け取ったもの：{ $found }

## Bots

error-bot-no-level = 「{ $level }」というレベルはありません。使えるのは { $names } です
error-bot-no-level-meant = 「{ $level }」というレベルはありません。{ $name } のことですか？使えるのは { $names } です
error-bot-no-style = 「{ $style }」は { $level } のスタイルではありません。考えるレベルのスタイルは { $names } です
error-bot-iterations = 「{ $level }@{ $iterations }」：反復回数は 1 から { $most } までです
error-bot-command-unreadable = コマンド「{ $command }」を解釈できません：{ $what }
error-bot-command-missing = コマンド「{ $command }」を実行できません：プログラムがありません
error-bot-fault = 席{ $seat }、{ $move }手目、{ $kind }：{ $what }
error-bot-bye = bye の{ $seconds }秒後にも動いていました
error-bot-type = メッセージ { $type } はここでは受け取れません
error-bot-unasked = id { $id } への返答です。質問は { $asked } です
error-bot-no-text = { $value } はテキストではありません
error-bot-late = 時間内に返答がありません
error-bot-flood = { $most }バイトを超える行です
error-bot-start = 実行できません：{ $what }
error-bot-ready = プロトコル { $protocol } の "ready" が必要です：{ $message }
error-bot-retired = { $times }回再起動しました。代わりのボットが続けます
error-bot-lost-moves = { $count }手続けて失いました。代わりのボットが続けます
error-bot-not-utf8 = UTF-8 ではありません：{ $text }
error-bot-not-json = JSON ではありません：{ $text }
error-bot-no-object = type のあるオブジェクトではありません：{ $text }
error-bot-closed-output = 出力を閉じました
error-bot-signal = シグナル { $signal } で終了しました
error-bot-exit-status = 終了コード { $status } で終わりました
error-bot-said = { $what }。最後の言葉：{ $said }
error-bot-move-without-newgame = newgame より前に move が来ました
error-bot-protocol = ここで使えるプロトコルは { $protocol } だけです
error-bot-python-file = 「{ $file }」というファイルはありません。自作のクラスは ファイル.py:クラス と書きます
error-bot-python-import = ファイルをインポートできません：{ $what }
error-bot-python-no-class = その中に「{ $name }」というクラスはありません。あるのは { $names } です
error-bot-python-no-bots = その中に「{ $name }」というクラスも、maharaja.Bot のほかのサブクラスもありません
error-bot-python-not-bot = 「{ $name }」はボットではありません。maharaja.Bot のサブクラスが必要です
error-bot-raised = { $what }（{ $line } 行目）
error-bot-failed = { $count }ゲームで動かなくなりました。最初はシード { $seed } のゲーム：{ $what }

## Arenas

error-arena-seats = { $seats }席では遊べません。レベルを{ $low }～{ $high }個指定するか、ソロにしてください
error-arena-name-a-level = レベルを指定してください
error-arena-two-levels = 異なるものを2つ以上、1回ずつ指定してください
error-arena-worker-version = ワーカーの maharaja は { $theirs }、このコマンドは { $ours } です。すべて同じ版にしてください
error-arena-cluster-failed = クラスターが失敗しました：{ $what }
error-arena-ray-missing = --ray には Ray が必要です。プロジェクトのフォルダーで pip install '.[ray]' を実行してください
error-arena-unreached = { $address } に接続できません：{ $what }。クラスターは動いていますか。トークンは正しいですか（docs/arena.md）
error-arena-own-ray = 自前の Ray
error-arena-token = { $variable } は { $value } です。使えるのは token だけです
error-arena-fault = シード { $seed } のゲームで：{ $what }
error-arena-redraws = 計画を立て直せるのは本プログラムのレベルだけで、ソロゲームではできません
error-arena-kept-other = このファイルには別の対戦のゲームが入っています。ほかのファイルを指定してください
error-arena-kept-changed = このファイルのゲームのボットは、今とは違う打ち方をしています。新しいファイルを指定してください

## The command line

error-cli-unknown-command = 「{ $command }」というコマンドはありません。使えるのは { $commands } です。
error-cli-positions-need-records = --positions には書き込み先の --records ファイル が必要です
error-cli-puzzles-wrong = 書かれているとおりでないパズルが{ $count }問あります。
error-cli-keep-or-records = --keep と --records は一緒に使えません
error-cli-players-solo = --players { $players } と --solo { $level } は同時に使えません。どちらかを外してください
error-cli-players-one = --players 1 には --solo easy、medium、hard のいずれかが必要です
error-cli-seats-solo = seats：{ $seats }席ではソロで遊べません。1席だけ指定してください
error-remote-address = 「{ $address }」はテーブルのアドレスではありません。http://127.0.0.1:8350/tables/ID のあとに # と招待が続く形です
error-cli-join-token = ボットのアカウントのトークンは { $begin } で始まります
error-remote-unreached = サーバーにつながりません：{ $what }
error-remote-refused = { $code }：{ $what }
error-cli-not-one-of = 「{ $name }」は使えません。使えるのは { $names } です
error-cli-name-missing = 名前が抜けています。レベルはコンマ1つで区切ってください
error-cli-never-pass = { $seconds } 秒は決して過ぎません
error-cli-no-address = 「{ $text }」はサーバーのアドレスではありません。例：https://tables.example.org
error-cli-no-origin = 「{ $text }」はオリジンではありません。例：https://example.org
error-cli-no-folder = { $folder } はフォルダーではありません
error-cli-no-player = 「{ $text }」は席に着けません。使えるもの：{ $names }
error-cli-no-shared-board = 共有ボード { $board } はありません
error-cli-board-players = このボードのプレイ人数は{ $players }人です
error-cli-board-mistakes = このボードでは遊べません。誤りが{ $count }件あります
error-cli-board-looks = このボードで遊べますが、見にくい点が{ $count }件あります
error-cli-no-host = 「{ $text }」は tables.example.org のようなホスト名ではありません
error-cli-no-network = 「{ $text }」はアドレスでも 10.0.0.0/8 のようなネットワークでもありません
error-cli-no-mail-address = 「{ $text }」はメールアドレスではありません
error-cli-no-server = 「{ $text }」は HOST:PORT の形ではありません
error-cli-no-duration = 「{ $text }」は期間ではありません。例：12h、30d、8w
error-cli-name-a-status = --status：{ $names } から1つ以上を指定してください
error-cli-no-json = { $file }：{ $line }行目は JSON の記録ではありません：{ $why }
error-cli-nested = 入れ子が深すぎます
error-cli-too-few-games = { $file }：ゲーム数は{ $count }です。--game { $game } は大きすぎます
error-cli-too-few-decisions = { $file }：--at { $asked }：記録の手数は{ $count }しかありません
error-cli-not-a-file = { $file } はファイルではありません。-o - で標準出力に書き出せます
error-cli-port-taken = { $host } ポート { $port }：{ $why }。--port で別の番号を選ぶか、--port 0 で空きを使ってください
error-cli-secrets = テーブルには秘密の情報があります。-o ファイル を指定するか、ここに表示するなら --secrets を付けてください
error-cli-nobody-to-ask = ここでは確認できません。--yes を付けるか、まず --dry-run で確かめてください
error-cli-no-person = { $person } という名前の人、または ID がそれで始まる人はいないか、複数います。maharaja people list で確認してください
error-cli-no-report = { $message } の通報はありません。maharaja people reports で確認してください

## The command line: what click finds

error-cli-value-for = { $option } の値が正しくありません：{ $what }
error-cli-value = 値が正しくありません：{ $what }
error-cli-range = { $value } は範囲 { $range } の外です。
error-cli-type = { $value } は使えません。必要なのは{ $wanted }です。
error-cli-whole-number = 整数
error-cli-number = 数
error-cli-yes-or-no = true か false
error-cli-choice-of = { $value } は使えません。使えるのは { $choices } です。
error-cli-no-option = { $option } というオプションはありません。
error-cli-no-option-meant = { $option } というオプションはありません。{ $meant }
error-cli-did-you-mean = { $name } のことですか？
error-cli-did-you-mean-one-of = （{ $names } のことですか？）
error-cli-missing-option = オプション { $option } が必要です。
error-cli-missing-argument = 引数 { $argument } が必要です。
error-cli-missing-command = コマンドが必要です。
error-cli-needs-posix = このコマンドには Linux か macOS が必要です（Windows では WSL）。サーバーとテーブル以外はここでも使えます
error-cli-needs-value = オプション { $option } には値が必要です。
error-cli-takes-no-value = オプション { $option } に値は付けられません。
error-cli-unexpected = 余分な引数：{ $arguments }
error-cli-unexpected-many = 余分な引数：{ $arguments }
error-cli-could-not-open = ファイル { $file } を開けません：{ $what }
error-cli-is-a-file = { $folder } はフォルダーではなくファイルです。
error-cli-dataset-missing = データセットにはpyarrowが必要です。プロジェクトのフォルダーで pip install '.[dataset]' を実行してください

## Databases

error-database-scheme = --database を { $scheme }:// で始めることはできません。ファイルのパス、sqlite:///path、postgresql://user@host/name のいずれかを指定してください
error-database-folder = テーブル用のフォルダーを作れません：{ $what }
error-database-path = --database にはファイルのパスが必要です。例：sqlite:///tables.db
error-database-missing = ファイルがありません。テーブルの場所を --database で指定してください
error-database-libraries = PostgreSQL には追加のライブラリが必要です。プロジェクトのフォルダーで pip install '.[postgresql]' を実行してください
error-database-newer = データベースは新しい版の Maharaja のものです（スキーマ { $found }、この版は { $known } まで）。新しい版を入れてください
error-database-closed = 保存先が開かれていません
error-database-lost = 書き込み中に接続が切れたため、書き込まれたかどうか分かりません：{ $what }
error-database-no-answer = 応答がありません
error-database-address = アドレスが正しくありません。例：postgresql://user:password@host:5432/name
error-database-in-use = { $file } は別のサーバーが使っています。同じテーブルを複数のプロセスで使うには、全部に同じ PostgreSQL を指定してください：--database postgresql://...
error-database-servers-use = テーブル { $table } はサーバーが使用中かもしれません
error-database-server-uses = テーブル { $table } はサーバーが使用中かもしれません
error-database-table-exists = テーブル { $table } はすでにあります
error-database-no-folder = フォルダー { $folder } がありません
error-database-backup-postgresql = PostgreSQL には専用のプログラムを使ってください：pg_dump --format=custom --file=ファイル データベース。maharaja tables export ならどのデータベースのテーブルも書き出せます
error-database-restore-postgresql = PostgreSQL には専用のプログラムを使ってください：すべてのサーバーを止め、createdb 新しい名前、pg_restore --exit-on-error --no-owner --dbname=新しい名前 ファイル
error-database-backup-missing = ファイル { $file } がありません
error-database-backup-exists = { $file } はすでにあります。別の名前か --replace を指定してください
error-database-backup-same = { $file } はデータベースそのものです。別の名前を指定してください
error-database-backup-damaged = { $file } は壊れているか、データベースではありません：{ $what }
error-database-backup-foreign = { $file } はデータベースですが、Maharaja のものではありません
error-database-restore-in-use = { $file } はサーバーか別のプログラムが使っています。止めてから復元し、再び起動してください

## Exported tables

error-archive-damaged = テーブル { $table } はデータベース内で壊れています：{ $what }
error-archive-board = ダイジェスト { $digest } のボードがデータベースにありません
error-archive-format = 形式が「{ $format }」です。この版が読めるのは「{ $known }」です
error-archive-none = テーブルではありません：{ $what }
error-archive-changed = テーブル { $table } は書き出した後に変更されています
error-archive-its-board = ボードは { $board }（{ $digest }）で、{ $other } ではありません
error-archive-solo = solo がゲームと一致しません
error-archive-seat = 席 { $seat } はありません
error-archive-status = ゲームは { $status } なので、誰も選択できません
error-archive-again = ゲームは { $status } なので、もう一度遊ぶことはできません
error-archive-shared = ゲームは { $status } なので、全員に公開することはできません
error-archive-back = { $number }手を戻すことはできません
error-archive-no-clock = 存在しない時計についての記載です
error-archive-kind = 席 { $seat } の種類は { $sort } です
error-archive-level = レベル「{ $level }」はありません。レベルは { $names } です
error-archive-style = スタイル「{ $style }」はありません。スタイルは { $names } です
error-archive-link = 席があるのは本人用のリンクだけです
error-archive-at-table = テーブル { $table }
error-archive-at-beginning = 先頭
error-archive-at-entry = 項目 { $number }
error-archive-at-links = リンク
error-archive-no-export = { $file }：{ $line }行目はテーブルではありません。maharaja tables export のファイルには1行に1つあります。ゲームの記録はサーバーの POST /api/tables/import で取り込みます
error-archive-line-refused = { $file }：{ $line }行目：{ $why }
error-archive-line-too-long = { $file }：{ $line }行目が { $most } バイトを超えています
error-archive-no-table = テーブル { $table } はありません。maharaja tables list で一覧を見られます
error-archive-stop-the-server = このデータベースでサーバーが動いています。止めてから取り込み、再び起動してください

## What the server adds to its codes

error-detail-tables-an-hour = 1つのアドレスから1時間に作れるテーブルは{ $number }までです。
error-detail-tables-at-once = 同時に持てるテーブルは{ $number }までです。先に1つ終えるか閉じてください。
error-detail-bots-at-once = 1人のホストのテーブルで同時に遊べる探索ボット（{ $names }）は{ $number }までです。先にテーブルを終えるか閉じるか、adept を選んでください。
error-detail-sockets-of-address = 1つのアドレスから同時に{ $number }までです。
error-detail-sockets-of-person = 1人につき同時に{ $number }までです。
error-detail-bytes = { $number } バイトまでです。
error-detail-follows = 1つのソケットで追えるのは{ $number }か所までです。先に1つ外してください。
error-detail-too-often-names = この席の名前は { $number } 回変更されました。これ以上は変更できません。
error-detail-too-often-devices = この席は { $number } 回ほかの端末に移されました。これ以上は移せません。
error-detail-too-often-levels = このボットのレベルは { $number } 回変更されました。これ以上は変更できません。
error-detail-too-often-auto-answer = 1通りしかない手の自動化は { $number } 回切り替えられました。これ以上は切り替えられません。
error-detail-too-often-take-backs = この席は { $number } 回取り戻されました。あとは最後までボットがプレイします。
error-detail-too-often-undos = この席は { $number } 個の選択を取り消しました。これからの選択は取り消せません。
error-detail-too-often-plans = この席は計画を { $number } 回差し替えました。最後の計画が有効です。
error-detail-too-often-people = ここには { $number } 回人が座りました。これからはボットだけが座れます。
error-detail-too-often-rematches = このゲームは { $number } 回もう一度プレイされました。新しいテーブルを作ってください。
error-detail-too-often-hints = この席はヒントを { $number } 回受け取りました。これからはご自分でどうぞ。
error-detail-too-often-orders = この席の事前指示は { $number } 回変更されました。これ以上は変更できません。
error-detail-too-often-vacations = この席は { $number } 回休暇を取りました。これ以上は取れません。
error-detail-vacation-already = ここではすでに休暇中です。先に終えてください。
error-detail-vacation-days = { $number ->
    [0] ここで取れる休暇はもうありません。
   *[other] ここで取れる休暇はあと { $number } 日です。
}
error-detail-empty-window = 時間帯の始まりと終わりは別の時刻にしてください。
error-detail-zone = サーバーはタイムゾーン { $zone } を知りません。Europe/Berlin のような名前か UTC を指定してください。
error-detail-one-hint = ヒントは一度に一つです。前のヒントをまだ考えています。
error-detail-outlook = 先を見通せるのは、計画か手番の終わりだけです。
error-detail-boards = ボードは { $names } です。
error-detail-shared-boards = このサーバーが保存する共有ボードは最大{ $number }個です。運営者が削除できます
error-detail-others-faster = ほかの人が何度も先に進めました。確認してもう一度お試しください。
error-detail-noted-as = 問題が起きました。ログの番号は { $mark } です。
error-detail-nested = 入れ子が深すぎます。
error-detail-parameter-once = 各パラメーターは1回だけ指定できます。
error-detail-too-late = { $seconds }秒以内に届きませんでした。
error-detail-send-type = { $type } を UTF-8 で送ってください。
error-detail-origin-needed = クッキー付きのリクエストには Origin が必要です。
error-detail-origin-foreign = Origin がこのサーバーのものでも、許可されたものでもありません。
error-detail-host-wrong = このサーバーのアドレスを使うか、運営者にその名前を登録してもらってください。
error-detail-solo-seats = ソロのテーブルは1席です。ブラフマボットの席は自動で付きます。
error-detail-coached-seats = ガイド付きゲームでは、あなたの席は一つ、ほかはすべてボットです。
error-detail-record-or-position = 記録か局面のどちらかが必要です。
error-detail-earlier-decisions = それまでの手があるのは記録だけです。
error-detail-seats-wanted = このゲームは{ $wanted }席で、{ $found }席ではありません。
error-detail-decisions = このゲームの手数は{ $number }です。
error-detail-devices = 一つの席を使える端末は{ $number }台までです。
error-detail-page = nextの値を使ってください。
error-detail-bytes-besides = 選択以外の部分が{ $number }バイトを超えています。
error-detail-bytes-more = { $number }バイトを超えています。
error-detail-banned = このテーブルにはもう座れません。
error-detail-link-left = このリンクの人は席を離れました。
error-detail-nobody-sits = 戻ってこられる人がその席にいません。
error-detail-no-bot = 代わりに遊んでいるボットはいません。
error-detail-whose-link = 誰のリンクですか。席が必要です。
error-detail-table-seats = このテーブルの席は 0 から { $last } です。
error-detail-closed = テーブルは閉じられました。
error-detail-not-begun = ゲームはまだ始まっていません。
error-detail-over = ゲームは終了しています。
error-detail-players-only = ここで遊んだ人とホストだけができます。
error-detail-mail-address = メールアドレスは name@example.org のような形です。
error-detail-web-address = ウェブのアドレスは https:// で始まり、名前もパスワードも含みません。
error-detail-push-keys = この購読の鍵は使えません。もう一度購読してください。
error-detail-channels = 一種類につき { $number } 件までです。
error-detail-too-often-mails = このアドレスへの確認メールはすでに送られました。一日待ってください。
error-detail-too-often-tests = この通知先は今試したばかりです。30 秒待ってください。
error-detail-too-often-nudges = この席には 24 時間以内に催促が送られています。
error-detail-account-devices = 一つのアカウントの端末は{ $number }台までです。先に一つ外してください。
error-detail-passkeys = 一つのアカウントのパスキーは{ $number }個までです。
error-detail-too-often-tries = 試行回数が多すぎます。しばらくお待ちください。
error-detail-bots-do-not-talk = ボットは発言しません。
error-detail-phrase-or-text = 定型文か文章のどちらか一方を送ってください。
error-detail-no-phrase = その定型文はありません。
error-detail-phrases-only = このテーブルでは定型文だけが使えます。
error-detail-muted-by-host = サーバーの管理者によりミュートされています。
error-detail-empty-text = 文章が空です。
error-detail-too-often-said = このテーブルではすでに { $number } 件のメッセージが送られました。古いものが削除されると、また送れます。
error-detail-not-over = もう一度遊べるのは、終了したゲームだけです。
error-detail-bot-plays = この席はボットが遊んでいます。先に取り戻してください。
error-detail-levels = レベルは { $names } です。
error-detail-styles = スタイルは { $names } です。
error-detail-undo-plan = 計画は戻すのではなく、全員がそろうまで立て直せます。
error-detail-undo-others = その後ほかの人が選んだか、まだ何も選ばれていません。
error-detail-undo-hidden = 隠れていた情報が明らかになったか、手番が終わっています。
error-detail-unknown-rules = このテーブルはルール { $version } で進みます。このプログラムが知っているのは { $known } です。
error-detail-quoted = { $what }。

## レッスン

error-lesson-position = 遊べません：{ $what }
error-lesson-id-twice = 「{ $id }」が2回使われています
error-lesson-line = 他の人の手を進められません：{ $what }
error-lesson-stuck = ここでは、期待される選択がどれも認められません
error-lesson-never = 「{ $pattern }」に当てはまる選択がここにはありません
error-lesson-point = 指し示す「{ $what }」がありません
error-lesson-fact = 「{ $what }」には何もありません
error-lesson-text = { $language } に文章 { $name } がありません

## Reviews

error-review-solo = ソロゲームは振り返れません。準備の後も運が働くためです。2～4人のゲームを使ってください
error-review-unfinished = ゲームが終わっていません。振り返れるのは終わったゲームだけです
error-review-too-few = { $number }は少なすぎます。{ $least }以上にしてください
error-detail-reviews-at-once = 同時に分析できるのは{ $number }件までです。
error-detail-balances = 同時に測定できるのは{ $number }件までです。
error-detail-line-long = 1つの変化は{ $number }手までです。
error-detail-line = 変化は、記録と同じく席と選択で書きます。
