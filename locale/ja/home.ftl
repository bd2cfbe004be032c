# ホーム、新しいテーブル、招待、終了画面、リプレイ。

home-title = マハラジャ
home-motto = マハラジャが次に訪れる都市に建てよう。
home-motto-detail = 7つの都市、7ラウンド、毎ラウンド2つの秘密のアクション。
home-welcome = はじめての方へ
home-welcome-detail = 1～4人用のボードゲームです。インドをめぐるマハラジャの行く先々に彫像や祭壇を建てましょう。1ゲームは20～40分、ルールもそのくらいで覚えられます。
home-learn = 遊び方を学ぶ
home-first-game = 最初のゲーム
home-first-game-detail = 少ないルールで、やさしい相手2人と。
home-custom = テーブルを自分で設定
home-play-now = 今すぐ遊ぶ
home-resume = 続き：第{ $round }ラウンド（{ $names }）
home-resume-begun = 続き：開始直後のゲーム（{ $names }）
home-resume-waiting = 続き：プレイヤー待ち
home-your-turn = あなたの番
home-your-name = あなたの名前
home-name-hint = 他のプレイヤーに表示されます。

home-solo = ブラフマボットとソロ
home-solo-detail = 約30分、待ち時間なし
home-solo-level = 難易度
home-start = 開始
home-bots = ボットと遊ぶ
home-bots-detail = 2～4席、ボットはすぐに行動します
home-bots-count = ボット{ $count }体
home-hotseat = 1台で遊ぶ
home-hotseat-detail = 画面を順に渡します。計画は隠れます
home-invite = リンクで招待
home-invite-detail = リンクを送って、リアルタイムでも少しずつでも
home-new-table = 新しいテーブル

home-my-tables = 自分のテーブル
home-my-tables-none = まだテーブルがありません。
home-open-tables = 募集中のテーブル
home-open-tables-none = 今は募集中のテーブルがありません。
home-running-tables = 観戦できるテーブル
home-finished-tables = 終わったゲーム
home-filter = 表示するゲーム
home-filter-all = すべてのゲーム
home-filter-won = 勝ち
home-filter-lost = 負け
home-filter-solo = ソロ
home-filter-people = 人と
home-filter-bots = ボットと
home-filter-two = 2人
home-filter-three = 3人
home-filter-four = 4人
home-filter-none = あてはまるゲームはありません。
home-refresh = 更新
home-more = もっと見る
home-table-open = 開く
home-table-join = 参加
home-table-watch = 観戦
home-table-replay = リプレイ
home-table-round = ラウンド{ $round }／{ $rounds }
home-table-waiting = 待機中
home-table-running = 進行中
# $result: won, lost, or none (of somebody else's game, or of several own seats)
home-table-result = { $result ->
    [won] 勝ち
    [lost] 負け
   *[none] 終了
}
# Behind the number of points.
home-table-points = 点、{ $rank }位
home-table-closed = 閉鎖
home-table-free = 空席{ $count }
home-table-host = あなたがホスト
home-table-solo = ソロ（{ $level }）
home-table-changed = 最後の手：{ $time }
home-table-with = { $names }と

home-new-title = 新しいテーブル
home-new-seats = 席
home-new-seats-count = 着席{ $taken }、空席{ $open }
home-new-players = 人数
home-new-seat-me = あなた
home-new-seat-here = この画面
home-new-seat-guest = 空席
home-new-seat-closed = 使わない席
home-new-seat-host = ホスト
home-new-seat-guest-detail = リンクを持つ人の席
home-new-add-seat = プレイヤーを追加
home-new-remove-seat = 席を外す
home-new-bot-level = ボットの強さ
home-new-board = ボード
home-new-board-players = { $players }人用
home-new-characters = 人物
home-new-characters-random = ランダム
home-new-characters-first = 初回用
home-new-characters-first-only-four = 4人のときのみ
home-new-special = 特殊ルール
home-new-special-hint = いくつでも
home-new-final = 最終得点計算
home-new-final-hint = どれか1つ
home-new-final-tile = タイルの働き
home-new-options = オプション
home-new-option-public = 公開テーブル
home-new-option-public-help = 一覧に表示され、誰でも空席に座れます。
home-new-option-auto-answer = 1通りしかない手は自動で
home-new-option-auto-answer-help = 選択肢が1つだけのときは確認しません。
home-new-random-options = 特殊ルールと最終得点計算を抽選
home-new-reset = 基本ルールに戻す
home-new-surprise = おまかせ
home-new-summary = { $count }人。手の届く褒賞：{ $reach }枚。
home-new-summary-open = 空席があと{ $count }席あります。
home-new-fill-bots = ボットで埋める
home-new-create = テーブルを開く
home-new-start = ゲーム開始
home-new-too-many-for-board = このボードは{ $players }人用です。

home-invite-title = 友だちを招待
home-invite-link = 席のリンク
home-invite-watch-link = 観戦リンク
home-invite-copy = リンクをコピー
home-invite-copied = リンクをコピーしました
home-invite-copy-by-hand = このリンクをコピーしてください：
home-invite-share = 共有
home-invite-explain = 全員がそろうとゲームが始まります。
home-invite-you-are-invited = { $name }さんがマハラジャに招待しています。
home-invite-take-seat = 席に着く
home-invite-seat-free = 空席
home-invite-full = 満席です。観戦できます。
home-waiting-title = プレイヤーを待っています
home-waiting-free = 空席があと{ $count }席あります。
home-waiting-bot = ボットを座らせる
home-waiting-leave = 退席する
home-waiting-close = テーブルを閉じる
home-waiting-close-sure = このテーブルを閉じますか？全員が退席になります。

home-end-title = 最終得点
home-end-over = 第{ $round }ラウンドでゲーム終了
home-end-over-statues = 第{ $round }ラウンドでゲーム終了：彫像7個が完成
home-end-wins = { $name }の勝利（{ $count }名声点）
home-end-you-win = あなたの勝利（{ $count }名声点）
home-end-shared = { $names }が{ $count }名声点で勝利を分け合います
home-end-solo-won = ブラフマボットに{ $mine }対{ $theirs }で勝ちました
home-end-solo-lost = ブラフマボットの勝ち、{ $theirs }対{ $mine }
home-end-tie-statues = { $other }と{ $total }点で同点：彫像の数で決まりました（{ $mine }対{ $theirs }）。
home-end-tie-coins = { $other }と{ $total }点で同点、彫像も同数：コインで決まりました（{ $mine }対{ $theirs }）。
home-end-rematch = もう一度遊ぶ
home-end-rematch-name = { $name }さんがもう一度遊びたいそうです。
home-end-rematch-host = ホストがもう一度遊びたいそうです。
home-end-come-along = 一緒に遊ぶ
home-end-replay = リプレイ
home-end-map = ボードを見る
home-end-export = 記録を保存
home-end-rank = 順位
home-end-player = プレイヤー
home-end-total = 合計
home-end-built = { $count }個建設
home-end-coins = { $count }コイン
home-end-sources = 得点の内訳
home-end-sources-of = { $name }：{ $list }
home-end-source-of = { $source } { $count }
home-end-chart-prestige = ラウンドごとの名声点
home-end-chart-coins = ラウンドごとのコイン
home-end-chart-hidden = ゲーム中は非公開
home-end-chart-round = ラウンド
home-end-chart-table = 表で見る
home-end-cities = 都市ごとの最多信仰値
home-end-cities-detail = 2点、同点なら各1点
home-end-city-worship = 信仰値：{ $list }
home-end-city-nobody = なし
home-end-seed = シード { $seed }
home-end-seed-help = 準備はこの数から決まりました。そのフィンガープリントはゲーム前に公開されています。
home-end-seed-kept = 確認済み：シードとフィンガープリントが一致します。準備はゲーム中に変更されていません。
home-end-seed-broken = シードが公開されたフィンガープリントと一致しません。
home-end-seed-proof = SHA-256({ $salt }:{ $seed }) = { $hash }

home-replay-title = リプレイ
home-replay-first = 最初へ
home-replay-back = 1手戻る
home-replay-play = 再生
home-replay-pause = 一時停止
home-replay-forward = 1手進む
home-replay-last = 最後へ
home-replay-round-back = 前のラウンド
home-replay-round-forward = 次のラウンド
home-replay-slider = 手数
home-replay-at = { $total }手中{ $at }手目
home-replay-speed = 速さ
home-replay-go-on = ここから遊ぶ
home-import = 記録を開く
home-import-detail = 保存したゲームを見る、または局面から続ける
home-import-choose = ファイルを選ぶ
home-import-drop = ここにファイルをドロップ
home-import-bad = このファイルはマハラジャの記録ではありません。
home-export-position = 局面を保存

rules-search = ルールを検索
rules-contents = 目次
rules-found = { $count ->
    [0] 見つかりませんでした
   *[other] { $count }件見つかりました
}
