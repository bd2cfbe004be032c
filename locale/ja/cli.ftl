## Games and boards

cli-replayed = { $made }手のうち{ $shown }手まで（すべてルールどおり）
cli-dataset = { $file }に{ $games }ゲーム分の決定{ $rows }件を書き込みました
cli-board-good = { $board }：都市{ $cities }、道{ $roads }、村{ $villages }、人数 { $players }、ダイジェスト { $digest }：使えるボードです
cli-board-approved = 承認済み
cli-board-waiting = リンクのみ
cli-solo = ソロ
cli-report-games = ゲーム数
cli-report-decisions = 手数
cli-report-games-second = ゲーム/秒
cli-report-decisions-second = 手/秒
cli-report-scores = 平均点
cli-report-statue = 7つ目の彫像
cli-report-engine = エンジン
cli-no-textual = Textual がないので、単純な行で遊びます。プロジェクトのフォルダーで：pip install '.[terminal]'
cli-engine-compiled = コンパイル済みエンジン
cli-engine-plain = 純粋な Python エンジン
cli-rounded = { $asked }ではなく{ $played }ゲーム：シードごとに席順{ $rotations }通り
cli-match-seat = 席{ $seat }：{ $bot }、{ $count }手
cli-match-times = 中央値 { $median } ms、最長 { $slowest } ms
cli-match-faults = 違反{ $count }件
cli-match-restarts = 再起動{ $count }回
cli-interrupted = 中断しました。これは { $asked } ゲーム中 { $played } ゲームの数値です
cli-join-seated = { $name } がテーブル { $table } の席 { $seat } に座りました
cli-join-won = テーブル { $table }：席 { $seat } の勝ち。席順の得点：{ $scores }
cli-join-over = テーブル { $table }：席 { $seat } のゲームは終わりました。席順の得点：{ $scores }
cli-join-closed = テーブル { $table } はゲームが始まる前に閉じられました
cli-progress-games = ゲーム
cli-progress-measuring = 計測
cli-progress-decisions = 決定
cli-progress-tables = テーブル
cli-progress-puzzles = パズル
cli-progress-bytes = バイト

## The server

cli-serving = マハラジャ：{ $url }
cli-serving-from = テーブルの保存先：{ $database }、{ $engine }
cli-serving-host = 次のリンクを最初に開いた人が管理者になります：{ $url }
cli-serving-only-here = つながるのはこのコンピューターだけです。同じネットワークの人を招くには：./play --share
cli-serving-network = 同じネットワークの人はこちら：{ $url }
cli-serving-no-mail-settings = メールは送信されません。--mail-fromと--public-addressも必要です
cli-serving-no-mail-library = メールは送信されません。プロジェクトのフォルダーで実行してください：pip install '.[mail]'
cli-engine-compiling = 強いボットが速く答えるように、エンジンを裏でコンパイルしています：{ $percent } %
cli-engine-ready = エンジンのコンパイルが終わりました。これからボットが使います。
cli-engine-failed = エンジンをコンパイルできませんでした（理由は .venv/engine.log）。すべて動きますが、強いボットは考える時間が長くなります。

## The tables of a server

cli-column-table = テーブル
cli-column-status = 状態
cli-column-round = 回
cli-column-changed = 最終更新
cli-column-seats = 席
cli-seat-bot = { $name }（ボット { $level }）
cli-damaged = 破損
cli-seat-free = 空席
cli-seat-brahmabot = ブラフマボット
cli-seat-handed-over = { $name }（ボット { $level } が代行）
cli-seat-freed = { $table } の席{ $seat }は空席になりました
cli-seat-given = これからはボット { $level } が { $table } の席{ $seat }をプレイします
cli-people-muted = ミュート中
cli-people-banned = 利用停止中
cli-people-mute = { $person } をミュートしました
cli-people-unmute = { $person } のミュートを解除しました
cli-people-ban = { $person } を利用停止にしました
cli-people-unban = { $person } の利用停止を解除しました
cli-people-link = サーバー上で次を開いた人は { $person } としてサインインします（1 回のみ、1 日以内）：{ $path }
cli-people-delete-sure = { $person } を完全に削除しますか？終わった対局は名前なしで残り、ほかの対局はボットが続けます。
cli-people-deleted = { $person } を削除しました
cli-people-settled = { $message } の通報を処理しました
cli-people-make-host = { $person } をサーバーの管理者にしました
cli-people-host-link = サーバー上で次を開いた人が管理者になります（1 回のみ）：{ $path }
cli-standard-output = 標準出力
cli-tables-written = テーブル{ $count }件を書き出しました：{ $goal }
cli-backed-up = テーブル { $count } 件とその他すべてを { $goal } に書き出しました
cli-restored = { $goal } を復元しました（テーブル { $count } 件）。サーバーを起動してください
cli-records-written = 記録{ $count }件を書き出しました：{ $goal }
cli-tables-read = テーブル{ $count }件：{ $became }
cli-became-imported = 取り込み{ $count }
cli-became-replaced = 置き換え{ $count }
cli-became-left = 変更なし{ $count }
cli-became-refused = 拒否{ $count }
cli-table-there = テーブル { $table } はすでにあります
cli-would-be-deleted = テーブル{ $count }件が削除の対象です
cli-deleted = テーブル{ $count }件を削除しました
cli-delete = テーブル{ $count }件（{ $what }）を完全に削除しますか？

cli-puzzles-found = { $games }ゲームから{ $count }問のパズルを見つけました。
cli-puzzles-wrong = { $puzzle }は書かれているとおりではありません。
cli-puzzles-good = { $count }問のパズルを改めて証明しました。
