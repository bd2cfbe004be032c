# どの画面でも使う言葉。（useIsolating = false。en/common.ftl を参照）

common-title = マハラジャ
common-you = あなた
common-you-inside = あなた
common-brahmabot = ブラフマボット
common-name-you = { $name }（あなた）

common-ok = OK
common-cancel = キャンセル
common-close = 閉じる
common-back = 戻る
common-retry = もう一度
common-yes = はい
common-no = いいえ
common-more = もっと見る
common-help = ヘルプ
common-menu = メニュー
common-settings = 設定
common-loading = 読み込み中…
common-offline = 接続がありません。ルールと、開いたことのあるレッスンは使えます。テーブルは接続が戻ると表示されます。
common-newer = 新しいバージョンがあります。
common-newer-load = 読み込む
common-skip = 本文へ移動

common-language = 言語
common-theme = テーマ
common-theme-light = ライト
common-theme-dark = ダーク
common-theme-system = システムに合わせる
common-theme-to-dark = ダークテーマ
common-theme-to-light = ライトテーマ
common-sound = 音
common-motion = 動き
common-motion-reduced = 控えめ
common-pace = ボットとリプレイの速さ
common-pace-seconds = 1手{ $seconds }秒

common-notifications = 通知
common-rules = ルール
common-rule = ルール { $rule }
common-home = ホーム
common-unofficial = ヴォルフガング・クラマーとミヒャエル・キースリングのボードゲームの非公式版です。ゲームボード、ボーナス、ソロ用タイルは独自に再構成したものです。

common-coins = { $count }コイン
common-prestige = { $count }名声点
common-shrines = 祭壇{ $count }個
common-tokens = アクショントークン{ $count }枚
common-players = { $count }人
common-choices = { $count }通り
common-rank = { $rank ->
    [0] 順位なし
   *[other] { $rank }位
}

common-list-and = { $first }と{ $last }
common-list-or = { $first }か{ $last }
common-list-comma = { $first }、{ $last }
common-label = { $label }：{ $text }
common-sentences = { $first }{ $last }

common-days = { $count }日
common-hours = { $count }時間
common-minutes = { $count }分
common-seconds = { $count }秒
common-ago-now = たった今
common-ago-minutes = { $count }分前
common-ago-hours = { $count }時間前
common-ago-days = { $count }日前
