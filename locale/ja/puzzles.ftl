# パズル：一覧、課題、試した結果。

puzzle-puzzles = パズル
puzzle-lead = ボット同士のゲームから取った局面です。最後の手番とスタディはすべての手順を調べてあり、最善の手順はただ一つです。
puzzle-daily = 今日のパズル
puzzle-open = 解く
puzzle-open-again = もう一度開く
puzzle-solved = 解決済み
puzzle-progress = { $all }問中{ $solved }問解決
puzzle-none = 当てはまるパズルがありません。上で別の条件を選んでください。
puzzle-kind = 種類
puzzle-theme = テーマ
puzzle-difficulty = 難易度
puzzle-any = すべて
puzzle-unsolved = 解いたパズルを隠す
puzzle-players = { $count }人
puzzle-kind-ending = 最後の手番
puzzle-kind-study = スタディ
puzzle-name-ending = 最後の手番 { $number }
puzzle-name-study = スタディ { $number }
puzzle-difficulty-1 = とてもやさしい
puzzle-difficulty-2 = やさしい
puzzle-difficulty-3 = 普通
puzzle-difficulty-4 = 難しい
puzzle-difficulty-5 = とても難しい
puzzle-theme-robbing = 人物を奪う
puzzle-theme-character = 人物
puzzle-theme-token = アクショントークン
puzzle-theme-roads = 道を開く
puzzle-theme-tolls = 通行料
puzzle-theme-statues = 彫像２つ
puzzle-theme-bonus = ボーナス
puzzle-theme-worship = 都市で１位
puzzle-theme-majority = 最多信仰値
puzzle-theme-reward = 褒賞
puzzle-theme-prestige = 名声点を買う

## 課題

puzzle-task-ending = ゲーム最後の手番はあなたです。勝てる手順はただ一つ。見つけてください。
puzzle-task-first = コインを{ $coins }枚以上残し、手番の終わりに{ $city }で１位になってください。
puzzle-task-statues = コインを{ $coins }枚以上残し、手番の終わりにゲームボード上の彫像を{ $statues }個にしてください。
puzzle-task-prestige = コインを{ $coins }枚以上残し、手番の終わりに名声点を{ $prestige }点以上にしてください。

## 途中

puzzle-all = パズル一覧
puzzle-back = 一手戻る
puzzle-again = やり直す
puzzle-solution = 解答を見る
puzzle-step = 次の一手
puzzle-step-of = 解答：{ $steps }手中{ $number }手
puzzle-watch = 他のプレイヤーの動きを見てください…
puzzle-next = 次のパズル

## 結果

puzzle-that-is-it = これが解答です。
puzzle-won = 正解！{ $points }点差で勝ちです。
puzzle-won-tie = 正解！同点ですが、タイブレークで勝ちです。
puzzle-shared = 最善ではありません。勝利を分け合うことになります。
puzzle-lost = 最善ではありません。１位と{ $points }点差の{ $place }位です。
puzzle-lost-tie = 最善ではありません。同点ですが、タイブレークで負けます。
puzzle-study-right = 正解！コインを{ $coins }枚残して目標を達成しました。
puzzle-study-dear = 目標は達成しましたが、コインが{ $coins }枚しか残っていません。
puzzle-study-missed = まだです。目標を達成していません。
