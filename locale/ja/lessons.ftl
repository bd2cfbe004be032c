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
lesson-puzzles = パズルに挑戦

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

## 2：道と通行料

lesson-roads-title = 道と通行料
lesson-roads-about = 祭壇で道を開き、他の人に通行料を払ってもらいましょう。
lesson-roads-villages = 道は村を通ります。司祭が通れるのは、誰のものでもよいので祭壇がある村だけです。この村は空なので、カジュラーホーからヴァーラーナシーへの道は通れません。
lesson-roads-tolls = 自分の祭壇がある村は無料です。なければ、そこに祭壇を持つ全員に1コインずつ払います。ヴァーラーナシーへの直通の道は{ $toll }コインかかります。
lesson-roads-open = もっと安い方法があります。ヴァーラーナシーの手前の空の村に祭壇を置きましょう。村なら、司祭がどこにいてもかまいません。
lesson-roads-open-dear = その道は{ $toll }コインかかり、ライバルの収入になります。先に印の村へ祭壇を置けば、無料で移動できます。
lesson-roads-open-travel = まだです。カジュラーホーで行き止まりになります。先に道を開きましょう。印の村に祭壇を置いてください。
lesson-roads-open-elsewhere = それでは別の道が開きます。行き先はヴァーラーナシー。印の村を選びましょう。
lesson-roads-open-coins = コインは逃げません。まずは祭壇です。印の村を選びましょう。
lesson-roads-open-else = カジュラーホーとヴァーラーナシーの間の、印の村を選んで確定しましょう。
lesson-roads-travel = 道が開きました。ヴァーラーナシーを選びましょう。最も安い経路はカジュラーホー経由で、無料です。
lesson-roads-travel-dear = 直通の道では{ $toll }コイン払うことになります。ヴァーラーナシーそのものを選びましょう。無料の経路はカジュラーホー経由です。
lesson-roads-travel-coins = 移動が先、コインは後です。ヴァーラーナシーを選びましょう。
lesson-roads-travel-else = マップでヴァーラーナシーを選び、移動を確定しましょう。
lesson-roads-arrived = 2つの道を通って、通行料はなし！ これからは、あなたの村を祭壇なしで通る人が、あなたに払ってくれます。
lesson-roads-coins = 2つ目のアクションは簡単です。サプライから{ $coins }コインを取りましょう。
lesson-roads-coins-else = コインを取りましょう。印のボタンを押してください。
lesson-roads-end = 全部終わりました。手番を終えましょう。
lesson-roads-end-travel = マハラジャのいるヴァーラーナシーに残りましょう。手番を終えてください。
lesson-roads-end-else = もうすることはありません。手番を終えましょう。
lesson-roads-income = 見てください。緑があなたの2つの村を通ってカジュラーホーへ。1つの村につき1コインが入り、あなたは{ $coins }コインになりました。
lesson-roads-done = 村の祭壇は、自分には道、他の人からは収入になります。みんなが行きたくなる場所を読んで、先に建てましょう。

## 3：マハラジャと信仰

lesson-worship-title = マハラジャと信仰
lesson-worship-about = 都市の得点計算：信仰値、同点、コイン、褒賞。
lesson-worship-track = 旗はマハラジャの行き先を示します。いつも一番左の都市です。このラウンドはジョードプル、次はハイデラバードに来ます。
lesson-worship-count = 決め手は信仰値です。中央の彫像{ $centre }、外部の彫像{ $outer }、祭壇1つ{ $shrine }、司祭{ $priest }。ジョードプルでは緑が{ $green }、あなたは{ $mine }です。
lesson-worship-statue = 追いつきましょう！ 中央は取られたので、上の外部スペースへ。そこのコインがすぐもらえます。マハラジャのいる都市の彫像は{ $price }コインです。
lesson-worship-statue-space = よい考えですが、上の外部スペースにしましょう。そこのコインがすぐもらえます。
lesson-worship-statue-shrine = 彫像と祭壇で1つのアクション、順番は自由です。まず上の外部スペースに彫像を建てましょう。
lesson-worship-statue-first = それは後に取っておきましょう。先に彫像と祭壇のアクションです。上の外部スペースを選びましょう。
lesson-worship-statue-leave = ジョードプルに建てるには、司祭がそこに必要です。上の外部スペースを選びましょう。
lesson-worship-statue-else = ジョードプルの上の外部スペースを選び、確定しましょう。
lesson-worship-shrine = 同じアクションで、1コインで祭壇も建てられます。ジョードプルの祭壇エリアに加えましょう。
lesson-worship-shrine-village = 村の祭壇は信仰値になりません。ジョードプルの祭壇エリアに置きましょう。
lesson-worship-shrine-done = ここでやめてもよいのですが、1点が大事です。祭壇エリアに祭壇を加えましょう。
lesson-worship-shrine-leave = 建設中のジョードプルに残りましょう。祭壇エリアに祭壇を加えてください。
lesson-worship-shrine-else = ジョードプルの祭壇エリアを選び、確定しましょう。
lesson-worship-tie = { $points }対{ $points }の同点です！ 同点なら人物の番号が小さいほうが上。緑の{ $green }に、あなたの{ $mine }は負けます。祭壇がもう1つあれば逆転です。
lesson-worship-second = もう1つのアクションなら無料です。ジョードプルの祭壇エリアに、祭壇をもう1つ。
lesson-worship-second-village = ここでは村は役に立ちません。ジョードプルの祭壇エリアに置きましょう。
lesson-worship-second-leave = 司祭が離れると、信仰値が減ってしまいます。残って、祭壇を加えましょう。
lesson-worship-second-else = ジョードプルの祭壇エリアを選び、確定しましょう。
lesson-worship-end = { $mine }対{ $green }、あなたがリードです。手番を終えましょう。
lesson-worship-end-leave = 司祭はジョードプルで数えられます。残って、手番を終えましょう。
lesson-worship-end-else = 手番を終えましょう。
lesson-worship-paid = 黄は来ず、ジョードプルの得点計算です。あなたは{ $first }コイン、緑は{ $second }コイン。信仰値のない黄は{ $comfort }コインで、褒賞タイルはありません。
lesson-worship-reward = 信仰値のある人は順位の順に、下から{ $reach }枚の褒賞タイルから1枚取ります。名声点のあるものを取りましょう。
lesson-worship-reward-other = それも便利ですが、勝敗は名声点で決まります。印のタイルから1枚取りましょう。
lesson-worship-reward-else = 印の褒賞タイルから1枚取りましょう。
lesson-worship-moved = 緑もタイルを取り、ラウンドが終わりました。マハラジャはハイデラバードへ移りました。
lesson-worship-done = 彫像と祭壇はそのまま残ります。マハラジャが戻ればまた数えられ、ゲームの終わりにもう一度数えられます。

## 4：秘密の計画

lesson-plans-title = 秘密の計画
lesson-plans-about = 2つのアクションを計画し、行動の順番と、計画が崩れたときを学びます。
lesson-plans-secret = 行動の前に、全員が9つのアクションから2つを、同時に、秘密裏に計画します。同じものを2回選んでもかまいません。
lesson-plans-plan = カジュラーホーの彫像スペースは残り1つ。針の1本を値引き付きの彫像に、もう1本を{ $coins }コインに向け、「準備完了」を押しましょう。
lesson-plans-plan-twice = 彫像2つにはコインが足りません。針の1本をコインに向けましょう。
lesson-plans-plan-statue = 1本目はよい選択です！ もう1本をコインに向けましょう。
lesson-plans-plan-coins = 安全ですが、少し物足りません。針の1本を値引き付きの彫像に向けましょう。
lesson-plans-plan-else = 針の1本を値引き付きの彫像に、もう1本をコインに向け、「準備完了」を押しましょう。
lesson-plans-order = ディスクがそろいました。人物の番号が小さい順に行動します。緑の{ $green }は、あなたの{ $mine }より先です。
lesson-plans-spoiled = なんと！ 緑が最後の空きスペースに建ててしまいました。1つの都市に建つ彫像は{ $statues }つまで。ここにはもう建てられません。
lesson-plans-coins = できなくなったアクションは、代わりもなく失われます。でも、もう1つはまだできます。{ $coins }コインを取りましょう。
lesson-plans-coins-travel = 今日は、行ける範囲に建てる場所がありません。残って、コインを取りましょう。
lesson-plans-coins-else = コインを取りましょう。印のボタンを押してください。
lesson-plans-end = もうできることがないので、彫像なしで手番を終えてかまいません。
lesson-plans-end-travel = 残りましょう。司祭はカジュラーホーで信仰値になります。手番を終えてください。
lesson-plans-end-else = 手番を終えましょう。
lesson-plans-scored = それでも信仰値{ $points }で2位、{ $coins }コインです。計画が崩れるのは痛いですが、終わりではありません。
lesson-plans-done = 計画の前に、誰が先に行動するか、何を払えるか、どこが混み合うかを見ましょう。番号が小さければ大胆に、大きければ慎重に。

## 5：人物

lesson-characters-title = 人物
lesson-characters-about = 番号と能力、そして誰かから人物を取る方法。
lesson-characters-number = 人物は1人1枚。その番号で行動順と同点の勝者が決まります。{ $yellow }の黄は行動済み、今が{ $mine }のあなた、次が{ $green }の緑です。
lesson-characters-ability = 持っている間は、その能力を使えます。これは「1×」、ラウンドに1回、自分の手番だけ。今使って1名声点を得ましょう。
lesson-characters-ability-later = この人物はもうすぐ手放します。先に能力を使いましょう！
lesson-characters-ability-travel = ビジャープルに残り、まず人物の能力を使いましょう。
lesson-characters-ability-else = 自分の人物の横のボタンを押しましょう。
lesson-characters-price = ここに彫像を建てたいのに、{ $price }コインかかり、手持ちは{ $coins }コイン。緑の人物は彫像を安くします。どうするか、わかりますか？
lesson-characters-take = 計画には人物の変更があります。実行して、緑から15を取りましょう！
lesson-characters-take-other = 悪くありませんが、今ほしいのは安い彫像です。緑から15を取りましょう。
lesson-characters-take-travel = 建てたいのはビジャープルです。残って、人物の変更を実行しましょう。
lesson-characters-take-else = 人物の変更を実行し、15を選びましょう。
lesson-characters-robbed = 人物を取られた緑は、すぐに別の人物、1を選びました。最小の番号なので、緑が次に行動します。
lesson-characters-statue = さあ、彫像です。15のおかげで、たったの{ $price }コイン。ビジャープルの中央に建てましょう。
lesson-characters-statue-outside = 中央が空いていて、価値も高いです。中央に建てましょう。
lesson-characters-statue-travel = 残りましょう。彫像を建てるのはビジャープルの中央です。
lesson-characters-statue-else = ビジャープルの中央スペースを選び、確定しましょう。
lesson-characters-end = うまくいきました！ 手番を終えましょう。
lesson-characters-end-travel = 司祭はビジャープルで数えられます。残って、手番を終えましょう。
lesson-characters-end-else = 手番を終えましょう。
lesson-characters-retake = 今度は緑が15を取り返しました！ 次はあなたが選ぶ番です。手番は済んだので、都市の得点計算で信仰値が増える5を取りましょう。
lesson-characters-retake-once = 「1×」は自分の手番でしか使えず、手番はもう済みました。得点計算で働く5を取りましょう。
lesson-characters-retake-first = 最初に行動できるのは次のラウンドからです。今すぐ働く5を取りましょう。
lesson-characters-retake-else = 5を選びましょう。
lesson-characters-scored = 司祭の価値が1増えて信仰値は{ $points }、ビジャープルで1位です。
lesson-characters-done = どの人物も安全ではありません。あなたのも、他の人のも。計画に合う人物を取り、番号に目を配りましょう。

## 6：ゲームの終わり

lesson-the-end-title = ゲームの終わり
lesson-the-end-about = 旗を動かし、名声点を買い、最終得点計算を見てみましょう。
lesson-the-end-rounds = 今は{ $rounds }ラウンドのうちの{ $round }ラウンド目です。ゲームは最後のラウンド、または誰かが彫像を{ $statues }つすべて建てたラウンドで終わります。
lesson-the-end-flag = 次にマハラジャが来るのは、緑の強いヴァーラーナシー。トラックのアクションで、ハイデラバードの旗を左へ{ $steps }スペース動かしましょう。
lesson-the-end-flag-other = そこではあまり得をしません。中央にあなたの彫像がある、ハイデラバードの旗を動かしましょう。
lesson-the-end-flag-pp = それは次です。まずハイデラバードの旗を。
lesson-the-end-flag-travel = 司祭はよい場所にいます。まずトラックのアクションを実行しましょう。
lesson-the-end-flag-else = トラックのアクションを実行し、ハイデラバードの旗を選びましょう。
lesson-the-end-pp = 他の旗がずれて、次はハイデラバードになりました。2つ目のアクションで、{ $price }コインを払って{ $prestige }名声点を得ましょう。
lesson-the-end-pp-travel = マハラジャが来るハイデラバードに残りましょう。2つ目のアクションを実行してください。
lesson-the-end-pp-else = 2つ目のアクションを実行しましょう。印のボタンを押してください。
lesson-the-end-end = いいですね。手番を終えると、ジョードプルの得点計算です。
lesson-the-end-end-travel = マハラジャが来るハイデラバードに残りましょう。手番を終えてください。
lesson-the-end-end-else = 手番を終えましょう。
lesson-the-end-buy = ジョードプルの彫像で信仰値{ $points }、1位です！ 一番下の、1コインで1名声点を買えるタイルを取り、買えるだけ買いましょう。
lesson-the-end-buy-other = 一番下のタイルを取りましょう。コインが名声点になります。
lesson-the-end-buy-more = 最後にはコインの価値はわずかです。買えるだけ買いましょう。
lesson-the-end-buy-else = 一番下のタイルを取り、買えるだけ買いましょう。
lesson-the-end-moved = 使ったタイルは上へ、残りは下へ詰まります。そしてハイデラバードに、マハラジャが来ました！ あなたの信仰値は{ $points }です。
lesson-the-end-plan = 最後のラウンドです。手持ちは{ $coins }コイン、彫像は値引きで{ $price }コイン。彫像と、コインで名声点を得るアクションを計画しましょう。
lesson-the-end-plan-one = 彫像は正解です。もう1本の針は、コインで名声点を得るアクションへ。
lesson-the-end-plan-else = 今いちばん得なのは、値引き付きの彫像と、コインで名声点を得るアクションです。
lesson-the-end-statue = ハイデラバードの好きな空きスペースに建てましょう。彫像は最後に{ $worth }名声点にもなります。
lesson-the-end-statue-pp = コインが足りなくならないよう、先に彫像を建てましょう。
lesson-the-end-statue-travel = 残りましょう。建てるのは、マハラジャのいるハイデラバードです。
lesson-the-end-statue-else = ハイデラバードの空きスペースを選び、確定しましょう。
lesson-the-end-last-pp = もう一度、コインを名声点に替えましょう。
lesson-the-end-last-pp-travel = 残って、2つ目のアクションを実行しましょう。
lesson-the-end-last-pp-else = 2つ目のアクションを実行しましょう。印のボタンを押してください。
lesson-the-end-last-end = 残りのコインはわずかな価値、{ $coins }コインで1名声点です。最後の手番を終えましょう。
lesson-the-end-last-end-travel = 司祭はハイデラバードで数えられます。残って、手番を終えましょう。
lesson-the-end-last-end-else = 手番を終えましょう。
lesson-the-end-final = ハイデラバードの得点計算で、また1位です。最後の褒賞に、2名声点を取りましょう。
lesson-the-end-final-other = もう役に立ちません。ゲームはこれで終わりです。名声点を取りましょう。
lesson-the-end-final-else = 2名声点のタイルを取りましょう。
lesson-the-end-won = 最終得点計算では、彫像1つが{ $statue }点、都市での首位が{ $majority }点、{ $coins }コインごとに1点。{ $mine }対{ $green }で、あなたの勝ちです！
lesson-the-end-done = 最初のゲームに必要なことは、これで全部です。ほかはルールにあり、今できることはいつでもテーブルが教えてくれます。楽しんでください！

## ルールの概要

overview-title = 2分でわかるゲーム
overview-lessons = 遊びながら学ぶ
overview-map = ゲームボード：7つの都市、それを結ぶ道と村、中央のスタートスペース。
overview-city = マハラジャのいるジョードプル：中央に彫像、祭壇エリアに祭壇、横に2人の司祭。
overview-road = スタートスペースからヴァーラーナシーへの道。2つの村に祭壇があります。
overview-goal-title = 目的
overview-goal = 司祭を都市から都市へ進め、彫像と祭壇を建て、マハラジャのいる都市で1位になりましょう。{ $rounds }ラウンドの後、名声点が最も多い人の勝ちです。
overview-round-title = 1ラウンドの流れ
overview-round-maharaja = 旗が一番左にある都市へ行きます。
overview-round-planning = 全員が同時に、秘密裏に2つのアクションを選びます。
overview-round-actions = 人物の番号が小さい順に行動します。自分の手番では自由に移動できます。
overview-round-scoring = マハラジャのいる都市だけで、コインと褒賞を得ます。
overview-round-end = 旗と褒賞のすき間を詰めます。
overview-actions-title = { $count }つのアクション
overview-building-title = 建設
overview-building = 彫像を建てるには、その都市に司祭が必要です。マハラジャのいる都市では{ $visited }コイン、他では{ $elsewhere }コイン。祭壇は{ $shrine }コインで、その都市の祭壇エリアか、どこの村にでも建てられます。
overview-worship-title = 信仰値と都市の得点計算
overview-worship-centre = 中央の彫像
overview-worship-outer = 外部の彫像
overview-worship-shrine = 祭壇エリアの祭壇1つ
overview-worship-priest = そこにいる司祭
overview-scoring = 信仰値が最も高い人が1位、同点なら人物の番号が小さい人が上です。{ $players }人なら1位は{ $first }コイン、2位は{ $second }コイン、信仰値のない人は{ $none }コイン。他の人は褒賞タイルも取ります。
overview-travel-title = 移動と通行料
overview-travel = 司祭が通れるのは祭壇のある村だけです。自分の祭壇があれば無料、なければ祭壇を持つ全員に1コインずつ。この道は赤には{ $toll }コインです。
overview-characters-title = 人物
overview-characters = 番号が最も小さい人が最初に行動し、同点にも勝ちます。能力が働くときは人物によって違います。人物は変更でき、他の人から取ることもできます。
overview-end-title = 終わり
overview-end = { $rounds }ラウンドの後、または誰かが彫像を{ $statues }つすべて建てたラウンドの後に、さらに名声点が入ります。
overview-end-statue = 自分の彫像1つ
overview-end-majority = 信仰値が最も高い都市1つ
overview-end-coins = { $count }コインごと
