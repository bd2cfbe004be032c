# テーブル：今できること、ものの説明、読み上げ。

table-page-title = マハラジャ – { $phase }
table-page-title-your-turn = ● あなたの番 – マハラジャ
table-round-of = ラウンド{ $round }／{ $rounds }
table-before-round-1 = 第1ラウンドの前
table-phases = フェイズ
table-turn-order = 手番順
table-views = 表示
table-tab-map = ボード
table-tab-rewards = 褒賞
table-tab-players = プレイヤー
table-tab-characters = 人物
table-tab-log = 記録
table-legend-build = ここに建設できます
table-legend-travel = 移動できます（数字は通行料）

table-ask-label = 今できること
table-ask-draft = 人物を選んでください。
table-ask-draft-detail = 番号の小さい人が先に手番を行い、同点にも勝ちます。
table-ask-settle = 最初の祭壇を村に置いてください。
table-ask-settle-detail = { $count ->
    [1] これで最後です。祭壇は道を開き、他の人から通行料も入ります。
   *[other] あと{ $count }個です。祭壇は道を開き、他の人から通行料も入ります。
}
table-ask-plan = 2つのアクションを秘密裏に計画してください。
table-ask-plan-detail = 2本の針をアクションに合わせます。同じアクションでもかまいません。
table-ask-plan-again = 準備完了です。
table-ask-plan-again-detail = 全員の準備が済むまで計画を変えられます。
table-ask-turn = あなたの番：{ $actions }。先に移動もできます。
table-ask-turn-one = あなたの番：{ $action }。先に移動もできます。
table-ask-turn-done = 計画は終わりました。移動や能力の使用、または手番終了ができます。
table-ask-turn-impossible = 今は計画を実行できません。
table-ask-turn-impossible-detail = { $actions }：移動するか、手番を終えてください。
table-ask-turn-detail = 計画のアクション、移動、能力から選んでください。
table-ask-building-first = 建設する場所を選んでください。
table-ask-building-statue = 彫像を建設してください。
table-ask-building-shrine = 祭壇を建設してください。
table-ask-building-statue-shrine = 彫像か祭壇を建設してください。
table-ask-building-shrine-city = 都市に祭壇を建設してください。
table-ask-building-detail = 2つ目の前に移動や能力の使用もできます。ここでやめてもかまいません。
table-ask-free-shrine = 好きな場所に祭壇{ $count }つを無料で建設してください。
table-ask-free-shrine-detail = 村でもどの都市でもかまいません。司祭がいなくても建てられます。
table-ask-flag = 旗を選んでください。左へ3スペース動きます。
table-ask-flag-detail = 行き先に旗があれば、右へ押し出します。
table-ask-take = 新しい人物を選んでください。
table-ask-take-detail = ディスプレイか他のプレイヤーから取れます。
table-ask-take-detail-display = ディスプレイからのみ取れます。
table-ask-retake = { $name }があなたの人物を取りました。別の人物を選んでください。
table-ask-retake-detail = ディスプレイから選びます。その後{ $name }が続けます。
table-ask-exchange = 交換：あと{ $count }回までできます。
table-ask-exchange-detail = 2コインと1名声点を交換します。逆もできます。
table-ask-reward = 褒賞タイルを選んでください。
table-ask-reward-detail = あなたは{ $rank }です。下から{ $count }スペースまで手が届きます。
table-ask-buy = 名声点を何点買いますか？
table-ask-buy-detail = 1点につき1コイン、{ $count }点まで。
table-ask-maharani = ディスプレイの人物にマハラニトークン{ $count }枚を置いてください。
table-ask-maharani-detail = 次のラウンドの終わりまで、その能力を自分も使えます。

table-wait = { $names }を待っています。
table-wait-draft = { $names }が人物を選んでいます。
table-wait-settle = { $names }が最初の祭壇を置いています。
table-wait-plan = { $names }の計画を待っています。
table-wait-turn = { $names }の手番です。
table-wait-building = { $names }が建設しています。
table-wait-free-shrine = { $names }が無料で祭壇を建設しています。
table-wait-flag = { $names }が旗を選んでいます。
table-wait-take = { $names }が人物を変更しています。
table-wait-retake = { $names }が新しい人物を選びます。
table-wait-exchange = { $names }が交換しています。
table-wait-reward = { $names }が褒賞を選んでいます。
table-wait-buy = { $names }が名声点を買っています。
table-wait-maharani = { $names }がマハラニトークンを置いています。
table-wait-brahmabot = ブラフマボットの手番です。
table-wait-bot = ボットが考えています…
table-wait-bots-busy = サーバーのボットが混み合っています。このボットは考える順番を待っています。
table-wait-finished = ゲームは終了しました。
table-watching = 観戦中です。

table-do-travel-pay = { $count ->
    [0] 移動（無料）
   *[other] { $count }コインで移動
}
table-do-build-pay = { $count ->
    [0] 建設（無料）
   *[other] { $count }コインで建設
}
table-do-undo = 元に戻す
table-do-undo-turn = 手番の最初まで戻す
table-do-end-turn = 手番終了
table-do-hint = ヒント
table-do-outlook = ほかの人の動きを予想
table-do-done = 建設を終える
table-do-ready = 準備完了
table-do-change-plan = 計画を変える
table-do-use = 使う
table-do-use-now = 今使う
table-do-use-token = トークンを使う
table-do-take = 取る
table-do-choose = 選ぶ
table-do-move-flag = 旗を動かす
table-do-place = 置く
table-do-buy = { $count ->
    [0] 買わない
   *[other] { $count }点買う
}
table-do-exchange-buy = 2コイン → 1名声点
table-do-exchange-sell = 1名声点 → 2コイン
table-do-exchange-stop = 交換を終える
table-do-choices = 選択肢の一覧
table-do-hide-choices = 一覧を隠す
table-do-hand-over = ボットに任せる
table-do-take-back = 自分でプレイ
table-do-leave = 退席する
table-do-rename = 名前を変える
table-do-shrine = 祭壇
table-leave-sure = 退席しますか？ボットが代わりにプレイします。

table-choice-draft = 人物{ $character }を選ぶ：{ $text }
table-choice-settle = 最初の祭壇：{ $village }
table-choice-plan = 計画：{ $first }、{ $second }
table-choice-perform = { $action }
table-choice-token = アクショントークンで：{ $action }
table-choice-travel = { $count ->
    [0] { $to }へ移動（無料）
   *[other] { $to }へ移動（通行料{ $count }コイン）
}
table-choice-ability = 人物{ $character }を使う：{ $text }
table-choice-end = 手番終了
table-choice-shrine-village = { $count ->
    [0] 祭壇：{ $village }（無料）
   *[other] 祭壇：{ $village }（{ $count }コイン）
}
table-choice-shrine-city = { $count ->
    [0] { $city }に祭壇（無料）
   *[other] { $city }に祭壇（{ $count }コイン）
}
table-choice-statue = { $city }の{ $space }に彫像（{ $count }コイン）
table-choice-statue-bonus = { $city }の{ $space }に彫像（{ $count }コイン）、ボーナス：{ $bonus }
table-choice-done = 建設を終える
table-choice-flag = { $city }の旗をスペース{ $from }から{ $to }へ
table-choice-take = 人物{ $character }を取る：{ $text }
table-choice-take-from = { $name }から人物{ $character }を取る：{ $text }
table-choice-retake = 人物{ $character }を取る：{ $text }
table-choice-exchange-buy = 2コインを支払って1名声点を得る
table-choice-exchange-sell = 1名声点を支払って2コインを得る
table-choice-exchange-stop = 交換を終える
table-choice-reward = 褒賞：{ $reward }
table-choice-buy = { $count ->
    [0] 名声点を買わない
   *[other] { $count }名声点を買う
}
table-choice-maharani = 人物{ $character }にマハラニトークン：{ $text }

table-plan-title = 2つのアクションを秘密裏に計画
table-plan-disc = アクションディスク：9つのアクションと2本の針
table-plan-arrow = 針{ $number }
table-plan-arrow-is = 針{ $number }：{ $action }
table-plan-arrow-active = 針{ $number }を選択中
table-plan-arrow-open = 針{ $number }はまだ決まっていません
table-plan-ready-detail = 全員の準備が済むまで変えられます。他の人には準備完了とだけ見えます。
table-plan-ready-final = 一度決めた計画は変更できません。他の人には準備完了とだけ見えます。
table-plan-ready-not = 先に2本の針を合わせてください。
table-plan-others = 他のプレイヤー
table-plan-others-ready = { $all }人中{ $ready }人が準備完了
table-plan-thinking = 考え中…
table-plan-is-ready = 準備完了
table-plan-always = いつでも可能です。
table-plan-cost-statue = 彫像{ $price }コイン（{ $city }では{ $maharaja }）。
table-plan-cost-both = 通常価格：彫像{ $price }コイン（{ $city }では{ $maharaja }）、祭壇1コイン。
table-plan-have = 手持ち：{ $coins }、{ $shrines }。
table-plan-too-dear = 今はコインが足りません。それでも計画はできます。
table-plan-no-shrines = 今は自分のボードに祭壇がありません。
table-plan-supply-empty = サプライに自分の祭壇がありません。
table-plan-no-statues = 自分のボードに彫像がありません。

table-me = あなたのボード
table-me-plan = あなたの計画
table-me-plan-done = { $all }つ中{ $done }つ完了
table-me-plan-none = まだ計画していません
table-me-your-turn = あなたの番
table-me-your-turn-nth = あなたの番（{ $number }/{ $all }）
table-me-seat = あなた・{ $colour }
table-me-coins = コイン
table-me-prestige = 名声点
table-me-prestige-only-you = 自分だけ
table-me-prestige-hidden = 名声点は非公開です
table-me-statues = 彫像
table-me-statues-left = 残り{ $left }／{ $all }
table-me-statues-built = { $count }個建設済み、7個目でゲーム終了
table-me-shrines = 祭壇
table-me-supply = サプライ{ $count }個
table-me-tokens = トークン
table-me-token-used = この手番では使用済み
table-me-character = あなたの人物
table-me-no-character = 人物を持っていません
table-me-once = ラウンドに1回
table-me-used = 使用済み
table-me-borrowed = マハラニトークンで借用中
table-me-order = 手番順と同点：あなたの{ $number }は{ $before }の後、{ $after }の前です。
table-me-order-first = 手番順と同点：あなたの{ $number }は最初で、{ $after }の前です。
table-me-order-last = 手番順と同点：あなたの{ $number }は最後で、{ $before }の後です。
table-me-after = その後：{ $value }
table-me-after-trip = 移動後：{ $value }
table-me-goods = あなたの持ち物
table-seat-here = 在席
table-seat-away = 離席
table-seat-last-here = 最後にいたのは { $ago }
table-spectators = 観戦 { $count } 人
table-nudge = 催促する
table-nudge-tip = { $name } にみんなが待っていると知らせる（1 日 1 回）
table-nudged = { $name } に知らせました。
table-menu-mute = このテーブルについては知らせない
table-talk = 会話
table-talk-new = 会話：新着 { $count } 件
table-seat-next = 次
table-seat-acting = 手番中
table-seat-done = 済み
table-seat-waiting = 待機中
table-seat-queued = 順番待ち
table-seat-handed-over = ボットが代行中
table-seat-face-down = 裏向き
table-seat-coins = コイン
table-seat-shrines = プレイヤーボード上の祭壇
table-seat-statues = 残りの彫像
table-seat-tokens = アクショントークン

table-track = マハラジャトラック
table-track-next = 次の訪問：{ $city }
table-track-space-empty = スペース{ $number }、空き
table-track-space = スペース{ $number }、{ $city }
table-track-space-visited = スペース{ $number }、{ $city }、マハラジャが滞在中
table-track-preview = { $city }はスペース{ $from }から{ $to }へ動きます。
table-track-pushed = 旗{ $count }枚が右へ押されます。
table-track-pushes-none = 押される旗はありません。
table-rewards = 褒賞トラック
table-rewards-reach = 手が届くのは下から{ $count }枚
table-rewards-in-reach = 手が届きます
table-rewards-out-of-reach = 手が届きません
table-rewards-takeable = 今取れます
table-rewards-taken = このラウンドに取られました
table-rewards-maharani-rest = { $count ->
    [0] トラック脇にマハラニトークンなし
   *[other] トラック脇のマハラニトークン{ $count }枚
}
table-display = ディスプレイの人物
table-display-note = 1×はラウンドに1回
table-display-maharani = { $name }のマハラニトークン
table-display-label = 人物{ $number }、{ $kind }：{ $text }
table-display-left = 山に残り{ $count }枚

table-map = ゲームボード
table-map-label = ゲームボード：都市{ $cities }、道{ $roads }、村{ $villages }
table-map-reset = 全体を表示
table-city-label = { $city }
table-city-maharaja = マハラジャが滞在中
table-city-next = 次の訪問先
table-city-priest = { $name }の司祭
table-city-my-priest = あなたの司祭がいます
table-city-toll = { $count ->
    [0] 無料で行けます
   *[other] 通行料{ $count }コイン
}
table-city-unreachable = 今は行けません
table-city-statue-price = 彫像{ $count }コイン
table-city-shrine-price = { $count ->
    [0] 祭壇無料
   *[other] 祭壇{ $count }コイン
}
table-city-statues-of = { $name }の彫像{ $count }個
table-city-shrines-of = { $name }の祭壇{ $count }個
table-city-spaces-free = { $count ->
    [0] 空きスペースなし
   *[other] 空きスペース{ $count }
}
table-city-empty = まだ駒がありません
table-city-tap-space = 彫像：光っているスペースを選択
table-city-bonus = { $space }：すぐに{ $bonus }
table-city-outer-worth = 外部の彫像：{ $points }信仰値
table-city-centre-worth = 中央の彫像：{ $points }信仰値
table-city-shrine-here = { $count ->
    [0] ここに祭壇（無料）
   *[other] ここに祭壇（{ $count }コイン）
}
table-space-legal = { $city }、{ $space }：{ $count }コインで彫像を建設
table-space-legal-bonus = { $city }、{ $space }：{ $count }コインで彫像を建設、ボーナス：{ $bonus }
table-ring-legal = { $count ->
    [0] { $city }：無料で祭壇を建設
   *[other] { $city }：{ $count }コインで祭壇を建設
}
table-village-empty = { $village }、空き
table-village-closed = まだ祭壇がなく、司祭は通れません
table-village-with = { $village }、{ $names }の祭壇
table-village-legal = { $count ->
    [0] { $village }：無料で祭壇を建設
   *[other] { $village }：{ $count }コインで祭壇を建設
}
table-village-settle = { $village }：最初の祭壇を置く
table-village-free = 無料
table-village-pays = 司祭が通ると支払う相手：{ $names }
table-place = その場所の様子
table-road-legal = { $count ->
    [0] { $from }～{ $to }の道：無料で移動
   *[other] { $from }～{ $to }の道：{ $count }コインで移動
}
table-start-label = スタートスペース
table-start-priests = { $names }の司祭

table-preview-trip = { $count ->
    [0] { $city }：無料。
   *[other] { $city }：通行料{ $count }コイン（{ $payees }）。
}
table-preview-payee = { $name } { $count }
table-preview-statue-there = そこの彫像は{ $count }コインです。
table-preview-statue = { $city }の{ $space }に彫像：{ $count }コイン。
table-preview-shrine = { $count ->
    [0] 祭壇：{ $place }、無料。
   *[other] 祭壇：{ $place }、{ $count }コイン。
}
table-preview-bonus = すぐに得るボーナス：{ $bonus }。
table-preview-left = 残り{ $count }コイン。
table-preview-ambiguous = どちらですか？

table-forecast = 予測
table-forecast-city = 予測：{ $city }
table-forecast-scored = 計算済み：{ $city }
table-forecast-columns = 信仰値、コイン
table-forecast-row = { $rank }：{ $name }、{ $points }信仰値、{ $coins }コイン
table-forecast-rise = 順位が上がります：{ $from } → { $to }（{ $coins }コイン）。
table-forecast-stay = { $rank }のままです（{ $coins }コイン）。
table-forecast-fall = 順位が下がります：{ $from } → { $to }（{ $coins }コイン）。
table-forecast-tie = { $name }と同点：番号の小さい方が上です（{ $first }が{ $second }より先）。
table-forecast-one-more-shrine = 祭壇をもう1つ：{ $rank }、{ $coins }コイン
table-forecast-one-more-statue = 彫像をもう1つ：{ $rank }、{ $coins }コイン
table-forecast-choose-city = 他の都市の予測

table-brahmabot-row = このラウンドのアクションタイル
table-brahmabot-left = 左
table-brahmabot-centre = 中央
table-brahmabot-right = 右
table-brahmabot-hidden = 裏向き
table-brahmabot-check = めくられたタイル
table-brahmabot-performed = 実行
table-brahmabot-gone = ゲームから除外{ $count }枚
table-brahmabot-turn = 手番の内容

table-recap = 前回の手番以降
table-recap-short = 振り返り
table-recap-nothing = その後は何も起きていません。

table-playback = 進行
table-playback-pause = 一時停止
table-playback-play = 再開
table-playback-step = 次へ
table-playback-skip = 自分の手番まで進む
table-playback-again = もう一度見る
table-playback-continue = 続ける
table-scoring = 都市の得点計算
table-scoring-title = { $city }の得点計算
table-scoring-none = 信仰値なし
table-tally-title = 最終得点計算
table-announce-turn = あなたの番です。
table-announce-plan = 2つのアクションを計画してください。
table-end-turn-not = まだ行えます：{ $action }。
table-undo-none = 戻せる手がありません。
table-last-round = 最終ラウンド
table-last-round-statues = { $name }が彫像7個を建てました。これが最終ラウンドです。
table-illegal = できません：{ $reason }
table-remedy-travel = { $count ->
   *[other] まず移動してください：{ $names }。
}
table-remedy-shrine = { $count ->
   *[other] 印の付いた村に祭壇があれば道が開きます。
}
table-special-in-force = 特殊ルール：{ $list }
table-final-in-force = 最終得点計算：{ $name }

table-curtain-title = { $name }さんに画面を渡してください
table-curtain-detail = 他の人は見ないでください。
table-curtain-open = { $name }です。ディスクを表示
table-curtain-peek = 押している間だけ表示

table-link-connecting = 接続中…
table-link-lost = 接続が切れました。再接続中…
table-link-offline = オフラインです。途中の操作は保存されています。
table-link-back = 再接続しました。
table-link-sending = 送信中…
table-link-old = 新しいバージョンがあります。ページを再読み込みしてください。
table-link-closed = テーブルは閉じられました。

table-keys = キー操作
table-keys-arrows = 矢印キー：選べる場所の間を移動
table-keys-enter = Enter：プレビュー、もう一度で決定
table-keys-escape = Esc：プレビューを取り消す
table-keys-tab = Tab：次の項目。計画中はもう一方の針
table-keys-digits = 1～9：選択中の針をアクションに合わせる
table-keys-ready = R：準備完了
table-keys-statue = S：彫像を建設
table-keys-shrine = H：祭壇を建設
table-keys-ability = C：人物を使う
table-keys-token = T：アクショントークンを使う
table-keys-undo = UまたはCtrl+Z：元に戻す
table-keys-end = E：手番終了
table-keys-hint = I：ヒント
table-keys-outlook = O：ほかの人の動きを予想
table-keys-talk = M：会話
table-keys-list = L：選択肢の一覧
table-keys-forecast = F：予測
table-keys-pause = P：一時停止／再開
table-keys-step = N：次へ
table-keys-skip = K：自分の手番まで進む
table-keys-again = A：もう一度見る
table-keys-help = ?：この一覧
table-key-ability = C

table-menu = テーブルのメニュー
table-menu-links = リンク
table-menu-watch = 観戦に招く
table-menu-device = 別の端末で続ける
table-menu-auto-answer = 1通りしかない手は自動で
table-menu-options = このゲームの設定
table-menu-keys = キー操作
table-menu-home = ホームへ

## Clocks, absence and standing orders

table-clock-left = 残り{ $time }
table-clock-yours = 持ち時間：{ $time }
table-clock-question = { $time }以内に回答
table-seat-timed-out = 不在（ボット）
table-seat-absent = 長期不在
table-seat-vacation = { $date }まで休暇中
table-pace = { $name }：{ $bank }、1手ごとに{ $increment }
table-pace-hours = 時間は{ $start }から{ $end }まで進みます（{ $zone }）。
table-pace-weekdays = 週末は進みません。
table-pace-level = 時間が切れるとボットがプレイします（{ $level }）。
table-vacation-days = 休暇：
table-vacation-begin = 休暇を取る
table-vacation-end = 休暇を終える
table-menu-offer = 空いた席に招くリンク
table-orders = 事前指示
table-orders-explain = ほかの人の手番に質問されたとき、選べるものの先頭がすぐに選ばれます。どれも選べなければ指示は取り消され、あなたに尋ねます。ほかの人には見えません。
table-orders-retake = 人物を取られたとき
table-orders-reward = 褒賞
table-orders-none = あなたに尋ねます。
table-orders-character = 人物{ $character }
table-orders-add = 追加
table-orders-raise = 上へ
table-orders-remove = 外す
table-orders-save = 保存
