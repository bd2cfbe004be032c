# レッスン（docs/lessons.md）：画面の言葉と、各レッスンの題、内容、ステップ。

## レッスンのまわり

lesson-learn = 遊び方を学ぶ
lesson-learn-about = 本物のボードで学ぶ、6つの短いレッスンです。自分で試せて、失敗しても何も失いません。いつでもやめて、続きから始められます。
lesson-minutes = 約{ $count }分
lesson-done = 修了
lesson-open-new = 始める
lesson-open-begun = 続ける
lesson-open-done = もう一度
lesson-play = 最初のゲームを遊ぶ
lesson-leave = レッスンを終える
lesson-progress = 進み具合
lesson-step-of = ステップ{ $number }／{ $steps }
lesson-watch = 何が起こるか見てみましょう…
lesson-next = 次へ
lesson-next-not = 説明のとおりに、下のテーブルで操作してください。
lesson-back = 1つ前に戻る
lesson-again = レッスンを最初から
lesson-skip = やってみせて
lesson-skip-help = このステップを代わりに進めます。
lesson-end = よくできました！
lesson-following = 次へ：{ $title }
lesson-all = レッスン一覧

## 1：最初の彫像

lesson-first-statue-title = 最初の彫像
lesson-first-statue-about = 旅をして建設し、マハラジャのいる都市で1位になりましょう。
lesson-first-statue-goal = ようこそ！ あなたは赤で、ここがあなたのプレイヤーボードです。7ラウンドの後、名声点が最も多い人の勝ちです。いちばん点になるのは彫像です。
lesson-first-statue-maharaja = このラウンド、マハラジャはデリーにいます。得点計算をするのは彼のいる都市だけ。ここで目立ちましょう。
lesson-first-statue-travel = 彫像は、自分の司祭がいる都市に建てます。マップでデリーを選び、移動を確定しましょう。途中の2つの村にはどちらもあなたの祭壇があるので、無料です。
lesson-first-statue-travel-shrine = 祭壇は後にしましょう。まず司祭をデリーへ。司祭がいないと彫像は建てられません。
lesson-first-statue-travel-else = まずは移動です。マップでデリーを選び、確定しましょう。
lesson-first-statue-statue = さあ、建設です。最も価値の高い、デリーの中央スペースを選びましょう。計画した値引きで、彫像は手持ち{ $coins }コインのうち{ $price }コインです。
lesson-first-statue-statue-outside = そこにも建てられますが、外部スペースは価値が下がります。中央はまだ空いています。中央にしましょう。
lesson-first-statue-statue-shrine = 祭壇は次です。先に彫像を。デリーの中央スペースを選びましょう。
lesson-first-statue-statue-else = デリーの中央スペースを選び、確定しましょう。
lesson-first-statue-worship = 最初の彫像です！ 都市の順位は信仰値で決まります。中央の彫像が{ $centre }、司祭が{ $priest }、合わせて{ $points }です。「予測」でいつでも確かめられます。
lesson-first-statue-shrine = 2つ目のアクションは祭壇。値引きのおかげで無料です。デリーのまわりの祭壇エリアに置きましょう。信仰値が1増えます。
lesson-first-statue-shrine-village = 村の祭壇は道を開きます。それは次のレッスンで。この祭壇は、今すぐ数えられるデリーに置きましょう。
lesson-first-statue-shrine-leave = 司祭がデリーを離れると、ここには建設できません。残って、祭壇エリアに祭壇を加えましょう。
lesson-first-statue-shrine-else = プラスの印があるデリーの祭壇エリアを選び、確定しましょう。
lesson-first-statue-end = 2つのアクションが終わり、デリーの信仰値は{ $points }です。手番を終えましょう。
lesson-first-statue-end-leave = まだ移動できますが、司祭が離れるとその分の信仰値がなくなります。ここで手番を終えましょう。
lesson-first-statue-end-else = もうすることはありません。手番を終えましょう。
lesson-first-statue-scored = 緑はコインを取り、デリーの得点計算になりました。あなたは信仰値{ $points }で1位、{ $coins }コインを得ます。信仰値のない緑は、補償の{ $comfort }コインだけです。
lesson-first-statue-reward = 信仰値のある人は、下のほうの褒賞タイルも1枚取れます。2名声点を取りましょう。
lesson-first-statue-reward-coins = コインも悪くありませんが、勝敗を決めるのは名声点です。今回は2名声点を取りましょう。
lesson-first-statue-reward-shrines = 祭壇はまだ十分にあります。今回は2名声点を取りましょう。
lesson-first-statue-reward-else = 2名声点のタイルを選びましょう。
lesson-first-statue-done = これがこのゲームの核心です。司祭を正しい都市へ進め、そこに建設し、マハラジャが見ているときに1位になりましょう。
