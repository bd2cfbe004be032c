# The coach: hints, warnings and explanations (docs/coach.md).

# Hints: where to look, the idea, the choice.
coach-hint = ヒント
coach-hint-label = ヒントと説明
coach-thinking = 考えています…
coach-do-idea = なぜ？
coach-do-choice = 手を見る
coach-do-play = この手を打つ
coach-choice = おすすめの手：{ $choice }
coach-choice-way = おすすめの手：{ $choice }（{ $city }へ向かう途中）
coach-idea-turn = この手番の残りで得られるもの：
coach-noted = ヒントを受け取ったことは記録に残ります。内容は誰にも見えません。
coach-by = ボット（{ $level }）が、あなたの知っていることだけから考えました。

coach-look-city = { $city }に注目しましょう。
coach-look-roads = { $city }のまわりの道に注目しましょう。
coach-look-characters = 人物に注目しましょう。
coach-look-rewards = 褒賞トラックに注目しましょう。
coach-look-track = マハラジャトラックに注目しましょう。
coach-look-coins = 手元のコインに注目しましょう。
coach-look-shrines = ボード上の祭壇の数に注目しましょう。
coach-look-prestige = コインに注目しましょう。名声点に替えられます。
coach-look-end = もうすることはありません。手番を終えてよさそうです。
coach-look-only = ここでできることは一つだけです。

# Ideas: one for each term of the evaluation. $city may be "none".
coach-idea-prestige = すぐに名声点が入ります。
coach-idea-statues = 彫像はどこにあっても、最後に1つ3点になります。
coach-idea-coins = この先のためのコインが多く残ります。
coach-idea-shrines = 建てるための祭壇が手に入ります。
coach-idea-tokens = アクショントークンがあれば、好きなときに1アクション多く行えます。
coach-idea-final = このゲームの最終得点計算で点になります。
coach-idea-roads = 道が開けます。行ける都市が増え、通行料が減ります。
coach-idea-character = こうして得る人物は毎ラウンド役に立ちます。
coach-idea-order = 番号が大きいと後から行動でき、ほかの人の動きを見てから決められます。
coach-idea-city = { $cities ->
    [0] マハラジャが最初に訪れる都市での順位が上がります。
   *[other] { $city }はこのラウンドに得点計算されます。そこでの順位が上がります。
}
coach-idea-next-cities = { $cities ->
    [0] マハラジャがまもなく訪れる都市への備えになります。
   *[other] マハラジャはまもなく{ $city }を訪れます。そこへの備えになります。
}
coach-idea-majority = { $cities ->
    [0] 都市での信仰値が上がります。最多信仰値は最後に点になります。
   *[other] { $city }での信仰値が上がります。最多信仰値は最後に点になります。
}
coach-idea-rivals = ほかのプレイヤーの得を減らします。
coach-idea-none = ほかの選択もほぼ同じくらいです。お好きなものをどうぞ。
coach-idea-only = ほかにできることがないので、迷う必要はありません。
coach-idea-end = まだできることはありますが、得るものより費用のほうが大きくなります。
coach-price = 代わりに失うもの：{ $what }。
coach-term-prestige = 名声点
coach-term-statues = 彫像
coach-term-coins = コイン
coach-term-shrines = 祭壇
coach-term-tokens = アクショントークン
coach-term-final = 最終得点計算
coach-term-roads = 道
coach-term-character = 人物
coach-term-order = 手番の順番
coach-term-city = このラウンドの都市
coach-term-next-cities = これから訪れる都市
coach-term-majority = 最後の最多信仰値
coach-term-rivals = ほかのプレイヤーの得にもなること

# What others may do about a plan, or after the end of a turn: rounds imagined by a bot.
coach-outlook = ほかの人の動き
coach-outlook-noted = この席が知っていることからの想定です。実際の計画は見ていません。ヒントを受け取ったことは記録に残ります。
coach-risk-character = { $who }に人物を取られるかもしれません。
coach-risk-space = { $city }で建てたい場所に{ $who }が先に建てるかもしれません。
coach-risk-action = 自分の手番にはもうできないかもしれません：{ $action }。
coach-risk-ahead = { $city }で{ $who }に抜かれるかもしれません。
coach-risk-next-city = マハラジャは次に{ $city }へ行くかもしれません。
coach-risk-times = 想定した{ $rounds }ラウンド中{ $times }回
coach-risk-none = 想定した{ $rounds }ラウンドでは、ほかの人に邪魔されることはありませんでした。

# Warnings before a choice.
coach-warning-stranded = 注意：このままでは最初の祭壇で都市への道が開けません。スタートスペースから出られなくなるかもしれません。ヒントをどうぞ。
coach-warning-plan-too-dear = 注意：合わせて少なくとも{ $coins }コインかかり、手持ちでは足りません。
coach-warning-no-way = 注意：今はどの都市にも行けないので、彫像は建てられません。先に村に祭壇を置いて道を開きましょう。
coach-warning-actions-unused = 移動すればまだ行えるアクションがあります：{ $actions }。それでも終えるなら、もう一度押してください。
coach-warning-token-unused = 最後の手番ですが、アクショントークンが残っています。それでも終えるなら、もう一度押してください。
coach-warning-no-toll-left = 注意：残りは{ $coins }コインになり、ここから出る道の通行料が払えません。

# Explanations: told once, the first time something happens in a coached game.
coach-do-got-it = わかりました
coach-do-next = 次へ
coach-explained = これまでの説明
coach-explained-none = まだありません。プレイしながら説明します。
coach-explain-draft = 人物を選ぶ
coach-explain-draft-text = 人物にはそれぞれ能力と番号があります。番号が小さいほど先に行動し、同点に勝ちます。後で替えられるので、気に入ったものをどうぞ。迷ったら、電球のボタンでヒントを見られます。
coach-explain-settle = 最初の祭壇
coach-explain-settle-text = 村に祭壇を置くと、その区間を通れます。スタートから延びる1本の道の村をすべて埋めれば、司祭が都市へ行けます。自分の村は無料、他人の村は1コインです。
coach-explain-maharaja = マハラジャの旅
coach-explain-maharaja-text = マハラジャは毎ラウンド1つの都市を訪れます。ラウンドの終わりにその都市が得点計算され、信仰値が高い人ほど多く得ます。滞在中の都市では彫像が2コイン高くなります。
coach-explain-plan = 秘密の計画
coach-explain-plan-text = 2本の針をアクションに合わせます。手番で両方を好きな順に行います。最初は彫像を建て、次のためにコインを取るのがおすすめ。計画は手番まで誰にも見えません。
coach-explain-turn = あなたの手番
coach-explain-turn-text = 計画した2つのアクションを行います。移動はいつでも自由で、ボードの都市を選ぶと一番安い道が見えます。都市に建てるには司祭がそこにいる必要があります。最後に手番を終えます。
coach-explain-building = どこに建てるか
coach-explain-building-text = 彫像は中央なら信仰値3、外側なら2。外側の2か所にはボーナスがあります。印のある場所に建てられます。選んでから確定してください。
coach-explain-toll = 通行料を払いました
coach-explain-toll-text = 自分の祭壇がない村を通ったので、持ち主に1コイン払いました。よく通る道に自分の祭壇を置けば、毎回節約できます。
coach-explain-scoring = 都市の得点計算
coach-explain-scoring-text = 都市にある彫像・祭壇・司祭をすべて数えました。1位はコインが最も多く、褒賞も最初に選べます。何もない人にも少しの補償があります。
coach-explain-reward = 褒賞を取る
coach-explain-reward-text = 手が届くのは下のほうのタイルだけです。効果はそれぞれに書いてあります。コインと祭壇はいつでも役立ち、名声点は最後に点になります。
coach-explain-robbed = 人物を取られました
coach-explain-robbed-text = よくあることです。すぐにディスプレイから別の人物を選びましょう。元の人物は、後で「人物の変更」のアクションで取り返せます。
coach-explain-round-ends = ラウンド終了
coach-explain-round-ends-text = 旗はすき間を詰め、褒賞タイルは下へ詰められ、マハラジャはトラックの次の都市へ進みます。行き先は見えているので、早めに建てておきましょう。
coach-explain-last-round = 最終ラウンド
coach-explain-last-round-text = 持っているものを使い切りましょう。5コインで1点、トークンと祭壇は0点です。彫像は3点、都市の最多信仰値は2点になります。
coach-explain-final = 最終得点計算
coach-explain-final-text = 名声点・彫像・最多信仰値・コインを合計します。どこで点を取ったか見たり、ゲームを振り返ったり、もう一度遊んだりできます。もう流れはつかめましたね。
