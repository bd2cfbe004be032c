# The review of a finished game (docs/review.md). A seat is named by its colour.

review-title = このゲームを決めたもの
review-intro = 勝率は百分率のポイントです。ミスかどうかは、決めた時点でその席が知っていたことだけで判定します。グラフは、すべての計画が分かっている状態での実際の勝率です。
review-result = 結果
review-story = 経過
review-turning-points = 転機
review-errors = ミス（その席が知っていた範囲で）
review-ledger = 勝率の収支
review-losses = 決定1回あたりの損失（種類別）
review-graph = 実際の勝率
review-all = すべての決定
review-method = 方法
review-method-note = { $count }回の決定を、同じ想定のラウンドで最善の対案と比べました（シード{ $seed }、各{ $worlds }ラウンド）。区間は95%です。区間の下端がそれを示し、2つの方法が一致した場合だけミスと呼びます。

## Columns

review-column-when = 時点
review-column-seat = 席
review-column-kind = 決定
review-column-verdict = 判定
review-column-loss = 損失
review-column-played = 実際
review-column-better = より良い手
review-column-why = 理由
review-column-sum = 合計
review-column-points = 得点
review-number = { $mean }［{ $low }～{ $high }］
review-none = なし
review-share = { $loss }（{ $count }）

## Words

review-round = ラウンド{ $round }
review-opening = 序盤
review-where = { $when }、{ $seat }、{ $kind }
review-kind-draft = 人物
review-kind-shrine = 最初の祭壇
review-kind-plan = 計画
review-kind-turn = 手番
review-kind-reward = 褒賞
review-kind-robbed = 奪われた後の人物
review-verdict-inaccuracy = 不正確
review-verdict-mistake = ミス
review-verdict-blunder = 大きなミス
review-verdict-missed-win = 逃した勝ち
review-verdict-only-choice = 唯一の好手を発見
review-cause-set-up = 初期配置と席順
review-cause-error = 自分のミス
review-cause-gift = ほかの人からの贈り物
review-cause-plan-luck = 計画の運
review-cause-residual = 推定の残り
review-do-statue = { $city }に彫像
review-do-shrine = 祭壇：{ $place }
review-do-travel = → { $city }
review-do-token = トークン：{ $action }
review-do-flag = { $city }の旗
review-do-ability = { $character }の能力
review-do-nothing = ほかに何もしない

## Why: signed points of the final score, term by term

review-reason = { $what } { $points }
review-reason-city = { $what }（{ $city }） { $points }
review-reason-rest = その他すべて { $points }
review-term-prestige = 名声点
review-term-statues = 彫像
review-term-coins = コイン
review-term-shrines = 手元の祭壇
review-term-tokens = アクショントークン
review-term-final = 最終得点計算
review-term-roads = 道と通行料
review-term-character = 人物
review-term-order = 手番の順番
review-term-city = このラウンドの都市での順位
review-term-next-cities = これからの都市での順位
review-term-majority = 最後の最多信仰値
review-term-rivals = ほかのプレイヤーに対して

## Turning points

review-turn-error = { $where }：{ $verdict }。損失は{ $lost }ポイントで、最も多く得たのは{ $other }（{ $gained }）。
review-turn-plans = { $when }、全員の計画が公開：最も得をしたのは{ $seat }（{ $gained }）、最も損をしたのは{ $other }（{ $lost }）。
review-turn-only = { $where }：唯一の好手が見つかりました。次善の手なら{ $points }ポイントの損失でした。
review-turn-moved = { $where }：{ $other }の勝率が{ $before }から{ $after }へ。

## The story

review-story-won = { $seat }が{ $points }点で勝ちました。{ $other }との差は{ $lead }点です。
review-story-shared = { $seats }が各{ $points }点で勝利を分け合いました。
review-story-even = 初期配置と席順では、はっきり有利な人はいませんでした。
review-story-setup = 初期配置と席順は{ $seat }に有利でした。最初の選択の前の勝率は{ $chance }です。
review-story-middle = ラウンド{ $round }の後、勝率が最も高かったのは{ $seat }で、{ $chance }でした。
review-story-ahead = ラウンド{ $round }以降、{ $seat }は一度も後れを取りませんでした。
review-story-gift = 最大の贈り物は{ $seat }から{ $other }へ、{ $points }ポイントでした。
review-story-luck = ほかの人の計画は、{ $seat }に最も有利（{ $gained }）、{ $other }に最も不利（{ $lost }）に働きました。
review-story-clean = ミスと呼べる選択をした人はいませんでした。
review-story-slide = 目立つミスはないまま、小さな損失{ $count }回が{ $seat }に合わせて{ $points }ポイントの損になりました。

## ボットのレベルとの比較

review-ladder = ボットのレベルとの比較
review-ladder-like = { $level }並み
review-ladder-between = { $weakest }～{ $strongest }
review-ladder-below = { $level }未満
review-ladder-any = 判別不能
review-ladder-few = 回数不足
review-ladder-unmeasured = 未測定
review-ladder-cell = { $loss }（{ $count }）：{ $where }
review-ladder-plans = 計画は{ $where }
review-ladder-turns = 手番は{ $where }
review-ladder-line = { $seat }：{ $what }
review-ladder-note = 決定1回あたりの損失を、同じ人数・同じ方法で分析したボットのゲーム（各レベル{ $games }回以上）と比べたものです。これだけの決定で普段同じくらい損をするレベルをすべて挙げています。1ゲームで言えるのはここまでです。決定が{ $least }回より少ない種類は判定しません。
review-ladder-none = この人数と精度のゲームについては、比較の基準がまだありません。

## On the page

review-copy = 経過をコピー
review-copied = コピーしました
review-ledger-note = 各席のすべての列を足すと、結果から均等な持ち分を引いた値になります。「推定の残り」は途中で分かったことの分です。ほかの列は推定値として読んでください。
review-known = その席が知っていた範囲での勝率
review-column-chance = 見込み
review-column-best-chance = 最善の別案なら
review-page-ask = このゲームを分析
review-page-explain = すべての決定を、想定したラウンドの中で最善の別案と比べます。1分以上かかり、テーブルでボットが考えている間は待ちます。ページを離れて、あとで戻ってもかまいません。
review-page-waiting = 順番を待っています…
review-page-running = 分析中
review-page-progress = { $total }個のうち{ $done }個が終わりました。
review-page-cancel = 分析をやめる
review-page-whose = だれのミスか
review-page-everybody = すべての席
review-page-cost = 損失は{ $loss }ポイントです。
review-page-jump = 局面を見る
review-page-played = 実際の手順
review-page-better = より良い手順
review-page-graph = ゲーム中の勝率
review-page-lens = 見方
review-page-lens-real = 実際の勝率
review-page-lens-real-note = 立てられた計画がすべて分かっている状態での、各段階の前の全員の勝率と結果です。
review-page-lens-known = その席が知っていた範囲
review-page-lens-known-note = 隠れた計画を見ずに、各席が自分の決定のあとに見込めた勝率です。ミスはこれで判定します。
review-page-failed = 分析を終えられませんでした。もう一度お試しください。

## もしも：終わったゲームの変化

review-branch-title = もしも…？
review-branch-where = ラウンド{ $round }、{ $seat }
review-branch-leave = 分析に戻る
review-branch-explain = { $seat }の手を決めてください。他の席はボットが答えます。同時に立てる計画は実際のゲームのままです。
review-branch-try = 決定の直前、あなたは{ $seat }です。実際の手より良い手を探しましょう。分かっているのは{ $seat }が知っていたことだけです。
review-branch-judging = 実際の手と比べています…
review-branch-better = 実際の手より{ $points }ポイント良い手です。
review-branch-worse = 実際の手より{ $points }ポイント悪い手です。
review-branch-equal = 実際の手との差ははっきりしません（{ $points }ポイント）。
review-branch-why = 理由：{ $why }。
review-branch-found = これより確実に良い手は見つかっていません。
review-branch-left = 見つかった最善の手は、さらに{ $points }ポイント上です。
review-branch-back = 最後の選択を取り消す
review-branch-again = 最初から
review-branch-keep = 保存
review-branch-kept = 保存済み
review-branch-copy = リンクをコピー
review-branch-go-on = ここから続ける
review-branch-play-on = ボットと続きを遊ぶ
review-branch-full = 変化はこれ以上長くできません。ボットと続きを遊べます。
review-branch-points = { $seat }{ $points }点
review-branch-result = ゲーム終了です。得点：{ $result }。
review-branch-from-here = マップに出ている局面から、別の手を試すか、続きを遊べます。
review-branch-over = ゲーム中の局面に移ると、そこから別の手を試したり、続きを遊んだりできます。
review-branch-seat = 手を決める席
review-branch-begin = もしも…
review-branch-all-kept = この端末に保存した変化
review-branch-closed = リンクは、このゲームを見られる人なら開けます。
review-branch-name = ラウンド{ $round }、{ $seat }：{ $count }手
review-branch-forget = 削除
review-page-again = もう一度試す
