# What ./play and ./check say while they set things up. tools/messages.py reads this before there are
# packages: one line a message, with nothing but variables to put in.

setup-first = マハラジャを準備しています。最初の一度だけで、30秒ほどかかります。
setup-waiting = 別の準備が終わるのを待っています。
setup-packages = { $name } のパッケージ
setup-page = ページ
setup-package = パッケージ
setup-engine = エンジンとパッケージ
setup-done = { $what }：{ $seconds } 秒
setup-failed = ビルドできませんでした：{ $log } を見てください
setup-no-pip = この Python（{ $python }）には pip も venv もありません。先にインストールしてください：
setup-command-failed = 失敗：{ $command }
setup-no-compiler = C コンパイラーがないので、エンジンは純粋な Python で動きます。ゲームは同じですが、強いボットは考える時間が長くなります。
setup-engine-failed = エンジンをコンパイルできず（理由は { $log }）、純粋な Python で動きます。ゲームは同じですが、強いボットは考える時間が長くなります。
