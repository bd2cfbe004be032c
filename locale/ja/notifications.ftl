# What people are told while they are away: by push, by mail and by webhooks. Nothing secret.
# { $names }: the names of the others at the table, divided by commas.

notification-turn-title = あなたの番です
notification-turn-named = { $names } とのテーブルで、あなたの番です。
notification-turn-alone = あなたのテーブルで、あなたの番です。
notification-question-title = あなたへの質問
notification-question-named = { $names } とのテーブルで質問があります。ほかの人があなたの答えを待っています。
notification-question-alone = あなたのテーブルで質問があります。
notification-nudge-title = みんなが待っています
notification-nudge-named = { $names } とのテーブルからのお知らせです。あなたの番です。
notification-nudge-alone = あなたのテーブルからのお知らせです。あなたの番です。
notification-joined-title = テーブルに参加がありました
notification-joined-named = あなたのテーブルには今 { $names } がいます。
notification-joined-alone = あなたのテーブルに誰かが来ました。
notification-over-title = ゲームが終わりました
notification-over-named = { $names } とのゲームが終わりました。結果を見てみましょう。
notification-over-alone = あなたのゲームが終わりました。結果を見てみましょう。
notification-talk-title = 発言がありました
notification-talk-named = { $names } とのテーブルで発言がありました。
notification-talk-alone = あなたのテーブルで発言がありました。
notification-deadline-half-title = 持ち時間が半分になりました
notification-deadline-half-named = { $names } とのテーブルで、この決定の持ち時間が半分になりました。
notification-deadline-half-alone = あなたのテーブルで、この決定の持ち時間が半分になりました。
notification-deadline-tenth-title = 持ち時間がまもなくなくなります
notification-deadline-tenth-named = { $names } とのテーブルで、この決定の持ち時間は残り十分の一です。
notification-deadline-tenth-alone = あなたのテーブルで、この決定の持ち時間は残り十分の一です。
notification-timed-out-title = 持ち時間がなくなりました
notification-timed-out-named = { $names } とのテーブルでは、戻るまでボットが代わりに遊びます。
notification-timed-out-alone = あなたのテーブルでは、戻るまでボットが代わりに遊びます。
notification-confirm-title = アドレスの確認
notification-confirm-text = マハラジャで番が来たときにこのアドレスで知らせてほしいという申し込みがありました。確認するにはこのリンクを開いてください。心当たりがなければ、何もしないでください。
notification-test-title = 届きました
notification-test-text = 番が来たときは、このようにお知らせします。
notification-sign-in-title = マハラジャにサインイン
notification-sign-in-text = このアドレスのアカウントへのサインインの申し込みがありました。一日以内にこのリンクを開くとサインインできます（一度だけ有効）。心当たりがなければ、何もしないでください。
notification-mail-stop = このメールを止める: { $link }
