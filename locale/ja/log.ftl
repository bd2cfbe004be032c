# 記録：出来事ごとに1文。

log-title = 記録
log-newest-first = 新しい順
log-empty = まだ何も起きていません。
log-why = なぜ？
log-why-help = この手番の良かった点
log-why-told = 何もしない場合と比べた最終得点：{ $why }

log-event-round-begins = 第{ $round }ラウンド：マハラジャは{ $city }を訪れます
log-event-drafted = { $name }は人物{ $character }を選びました。
log-event-settled = { $name }は最初の祭壇を置きました：{ $village }。
log-event-ready = { $name }は計画しました。
log-event-turn-begins = { $name }は計画を公開しました：{ $first }、{ $second }。
log-event-turn-begins-your = あなたの手番です。計画：{ $first }、{ $second }。
log-event-performs = { $name }のアクション：{ $action }。
log-event-performs-token = { $name }はアクショントークンを使いました：{ $action }。
log-event-travels = { $name }は移動しました：{ $from }→{ $to }。
log-event-travels-toll = { $name }は{ $count }コインで移動しました：{ $from }→{ $to }。
log-event-travels-free = { $name }は通行料なしで移動しました：{ $from }→{ $to }（人物9）。
log-event-coins-gained = { $name }は{ $count }コインを得ました（{ $why }）。
log-event-coins-lost = { $name }は{ $count }コインを支払いました（{ $why }）。
log-event-toll = { $name }は通行料{ $count }コインを{ $other }に支払いました。
log-event-toll-received = { $name }は通行料{ $count }コインを{ $other }から受け取りました。
log-event-prestige-gained = { $name }は{ $count }名声点を得ました（{ $why }）。
log-event-prestige-lost = { $name }は{ $count }名声点を支払いました（{ $why }）。
log-event-shrines = { $count ->
    [0] サプライに祭壇がなく、{ $name }は得られませんでした（{ $why }）。
   *[other] { $name }はサプライから祭壇{ $count }個を得ました（{ $why }）。
}
log-event-tokens-gained = { $name }はアクショントークン{ $count }枚を得ました（{ $why }）。
log-event-tokens-lost = { $name }はアクショントークン{ $count }枚を戻しました（{ $why }）。
log-event-shrine-in-village = { $name }は祭壇を建設しました：{ $village }。
log-event-shrine-in-village-free = { $name }は無料で祭壇を建設しました：{ $village }。
log-event-shrine-in-city = { $name }は{ $city }に祭壇を建設しました。
log-event-shrine-in-city-free = { $name }は{ $city }に無料で祭壇を建設しました。
log-event-statue = { $name }は{ $city }の{ $space }に彫像を建設しました。
log-event-statue-paid = { $name }は{ $count }コインで{ $city }の{ $space }に彫像を建設しました。
log-event-shrine-removed = { $name }は{ $city }から祭壇1つを取り除きました。
log-event-flag = { $name }は{ $city }の旗をスペース{ $from }から{ $to }へ動かしました。
log-event-character-returned = { $name }は人物{ $character }を戻しました。
log-event-character-taken = { $name }は人物{ $character }を取りました。
log-event-character-taken-from = { $name }は{ $other }から人物{ $character }を取りました。
log-event-character-drawn = 人物{ $character }がディスプレイに加わりました。
log-event-ability = { $name }は人物{ $character }を使いました。
log-event-worship = { $name }：{ $points }信仰値、{ $rank }。
log-event-worship-of-pieces-centre = 中央の彫像：{ $points }
log-event-worship-of-pieces-outer = 彫像{ $count }個：{ $points }
log-event-worship-of-pieces-shrine = 祭壇{ $count }個：{ $points }
log-event-worship-of-pieces-priest = 司祭：{ $points }
log-event-worship-of-ability = 人物{ $character }：{ $points }
log-event-reward = { $name }は褒賞「{ $reward }」を取りました。
log-event-reward-gone = 褒賞「{ $reward }」はゲームから除外されます。
log-event-maharani-placed = { $name }は人物{ $character }にマハラニトークンを置きました。
log-event-maharani-returned = { $name }は人物{ $character }からマハラニトークンを戻しました。
log-event-tile = ブラフマボットはタイル{ $check }をめくり、タイル{ $performed }を実行しました。
log-event-turn-ends = { $name }は手番を終えました。
log-event-game-ends = ゲームが終了しました。
log-event-game-ends-statues = 誰かが彫像7個をすべて建設し、ゲームが終了しました。
log-event-flags-close-up = マハラジャトラックの旗が詰められました。
log-event-rewards-slide = 褒賞タイルが下へ詰められました。
log-event-round-ends = 第{ $round }ラウンドが終わりました。

log-why-start = 開始時
log-why-action = アクション
log-why-ability = 能力
log-why-reward = 褒賞
log-why-bonus = ボーナススペース
log-why-rank = 順位
log-why-special = 特殊ルール
log-why-price = 建設
log-why-toll = 通行料
log-why-tax = 税
log-why-compensation = 補償
log-why-brahmabot = ブラフマボットの手番

log-entry-undo = { $name }は{ $count }手戻しました。
log-entry-sat = { $who ->
    [you] あなた
   *[other] { $name }
}が席に着きました。
log-entry-claimed = { $name }は別の端末でプレイしています。
log-entry-left = { $name }は退席しました。
log-entry-left-bot = { $colour }は退席しました。{ $name }が続けます（ボット、{ $level }）。
log-entry-bot = { $name }が席に着きました：{ $colour }（ボット、{ $level }）。
log-entry-handed-over = { $name }はしばらくボット（{ $level }）に任せます。
log-entry-taken-back = { $name }が戻りました。
log-entry-renamed = { $colour }の名前は{ $name }になりました。
log-entry-auto-answer-on = { $name }の1通りしかない手は自動で行われます。
log-entry-auto-answer-off = { $name }の1通りしかない手も確認するようになりました。
log-entry-closed = ホストがテーブルを閉じました。
log-entry-hint = { $name }がヒントを受け取りました。
log-entry-rematch = { $name }がもう一度遊ぶことを希望しました。
log-entry-rematch-host = ホストがもう一度遊ぶことを希望しました。
log-entry-shared = { $name }はゲームの公開に同意しました。
log-entry-warned-half = 持ち時間は残り半分です。
log-entry-warned-tenth = 持ち時間は残り1割です。
log-entry-timed-out = { $name }の時間が切れました。戻るまでボット（{ $level }）がプレイします。
log-entry-stand-in = ボット（{ $level }）が{ $name }の代わりにこの質問に答えます。
log-entry-vacation = { $name }は休暇中です。
log-entry-vacation-over = { $name }の休暇が終わりました。
log-entry-standing-orders = 事前指示を変更しました。
log-entry-order-stopped = 事前指示の1つが状況に合わなくなり、取り消されました。
log-entry-stood-in = 簡易ボット（{ $level }）が{ $name }の代わりに行動しました：{ $fault }。
log-entry-planned = { $name }は準備完了です。

log-fault-crashed = ボットが停止しました
log-fault-overran = ボットの時間切れです
log-fault-illegal = ボットが不正な手を選びました
log-fault-error = ボットでエラーが起きました
log-fault-unstarted = ボットを起動できませんでした
