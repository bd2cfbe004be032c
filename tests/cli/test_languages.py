"""The command line in five languages: what people get wrong, and what it answers."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import pytest
from support.command_line import run, run_forked, run_process

from maharaja import i18n

OTHERS = [language for language in i18n.LANGUAGES if language != i18n.SOURCE]


def complaint(*words: object, language: str) -> str:
    """The one line about a mistake."""
    done = run(*words, MAHARAJA_LANG=language)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("maharaja: ")
    assert done.err.count("\n") == 1
    return done.err.removeprefix("maharaja: ").strip()


def test_whose_language_it_is() -> None:
    """--language before MAHARAJA_LANG before LC_ALL before LANG; what nobody has is English."""
    line = ("simulate", "--players", 1)
    english = "--players 1 needs --solo easy, medium or hard"
    german = "--players 1 braucht --solo easy, medium oder hard"
    assert english in run(*line).err
    assert english in run(*line, LANG="C.UTF-8").err
    assert english in run(*line, LANG="tlh_QO.UTF-8").err
    assert german in run_process(*line, LANG="de_AT.UTF-8").err
    assert german in run(*line, LANG="ja_JP.UTF-8", LC_ALL="de_DE.UTF-8").err
    assert english in run(*line, LANG="ja_JP.UTF-8", MAHARAJA_LANG="en").err
    assert german in run("--language", "de", *line, MAHARAJA_LANG="ja").err
    assert "--solo easy, medium ou hard" in run("--language", "pt-br", *line).err
    assert "'en', 'de'" in run("--language", "tlh", *line).err


MISTAKES: dict[str, tuple[str, ...]] = {
    "foo": (
        "Einen Befehl „foo“ gibt es nicht. Die Befehle sind simulate,",
        "La commande « foo » n’existe pas. Les commandes sont simulate,",
        "O comando “foo” não existe. Os comandos são simulate,",
        "「foo」というコマンドはありません。使えるのは simulate,",
    ),
    "simulate --board clasic": (
        "clasic: einen Spielplan dieses Namens gibt es nicht; meintest du „classic“? möglich",
        "clasic : il n’y a pas de carte de ce nom ; vouliez-vous dire « classic » ?",
        "clasic: não há mapa com esse nome; você quis dizer “classic”?",
        "clasic：その名前のボードはありません。「classic」のことですか？",
    ),
    "simulate --games 0": (
        "Falscher Wert für '--games': 0 liegt nicht im Bereich x>=1.",
        "Valeur incorrecte pour '--games' : 0 n’est pas dans l’intervalle x>=1.",
        "Valor inválido para '--games': 0 está fora do intervalo x>=1.",
        "'--games' の値が正しくありません：0 は範囲 x>=1 の外です。",
    ),
    "simulate --games many": (
        "'many' passt nicht; verlangt: ganze Zahl.",
        "'many' ne convient pas ; attendu : nombre entier.",
        "'many' não serve; esperado: número inteiro.",
        "'many' は使えません。必要なのは整数です。",
    ),
    "simulate --workrs 3": (
        "Die Option '--workrs' gibt es nicht. Meintest du '--workers'?",
        "L’option '--workrs' n’existe pas. Vouliez-vous dire '--workers' ?",
        "A opção '--workrs' não existe. Você quis dizer '--workers'?",
        "'--workrs' というオプションはありません。'--workers' のことですか？",
    ),
    "simulate --final nothing": (
        "gibt es nicht; möglich sind",
        "n’existe pas",
        "não",
        "使えません",
    ),
    "simulate extra": ("Überzähliges Argument", "Argument en trop", "Argumento a mais", "余分な"),
    "simulate --games": ("braucht einen Wert", "exige une valeur", "precisa de um valor", "必要"),
    "simulate --json=1": ("nimmt keinen Wert", "ne prend pas", "não aceita", "値は付けられません"),
    "replay": ("Das Argument 'RECORD' fehlt.", "Il manque", "Falta o argumento", "が必要です"),
    "bot": ("Das Argument", "Il manque l’argument", "Falta o argumento", "引数"),
    "prune": ("Einen Befehl", "n’existe pas", "não existe", "ありません"),
    "tables prune": ("Die Option '--older-than' fehlt.", "Il manque", "Falta a opção", "必要です"),
    "tables prune --older-than 5": ("ist keine Dauer", "une durée", "uma duração", "期間"),
    "tables list --status gone": ("möglich sind waiting", "possibles", "possíveis", "使えるのは"),
    "replay /nowhere": (
        "/nowhere: nicht lesbar: Datei oder Ordner nicht gefunden",
        "/nowhere : illisible : fichier ou dossier introuvable",
        "/nowhere: não dá para ler: arquivo ou pasta não encontrados",
        "/nowhere：読み込めません：ファイルまたはフォルダーがありません",
    ),
    "simulate --games 1 --records /nowhere/at/all": (
        "/nowhere/at/all: Datei oder Ordner nicht gefunden",
        "/nowhere/at/all : fichier ou dossier introuvable",
        "/nowhere/at/all: arquivo ou pasta não encontrados",
        "/nowhere/at/all：ファイルまたはフォルダーがありません",
    ),
    "simulate --first-game --players 3": ("sieben", "sept", "sete", "7枚"),
    "match --seats random,genius": ("keine Stufe", "un niveau", "um nível", "レベル"),
    "arena --seats random": ("nenne 2 bis 4 Stufen", "nommez 2 à 4", "indique 2 a 4", "2～4個"),
    "match --seats cmd:no-such-program,random": (
        "dieses Programm gibt es nicht",
        "programme introuvable",
        "o programa não existe",
        "プログラムがありません",
    ),
    "tables list --database /nowhere/t.db": (
        "diese Datei gibt es nicht",
        "ce fichier n’existe pas",
        "esse arquivo não existe",
        "ファイルがありません",
    ),
    "tables list --database mysql://x/y": (
        "--database kann nicht mit mysql:// beginnen",
        "--database ne peut pas commencer par mysql://",
        "--database não pode começar com mysql://",
        "--database を mysql:// で始めることはできません",
    ),
    "tables list --database postgresql://u:secret@127.0.0.1:1/none": (
        "Verbindung abgelehnt",
        "connexion refusée",
        "conexão recusada",
        "接続を拒否されました",
    ),
    "serve --origins nothing": ("ist kein Ursprung", "une origine", "uma origem", "オリジン"),
}


@pytest.mark.parametrize("line", MISTAKES)
def test_mistakes_are_told_in_every_language(line: str) -> None:
    for language, words in zip(OTHERS, MISTAKES[line], strict=True):
        told = complaint(*line.split(), language=language)
        assert words in told, f"{language}: {told}"
        assert "secret" not in told


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    file = tmp_path_factory.mktemp("record") / "game.json"
    assert run("simulate", "--games", 1, "--players", 2, "--records", file).status == 0
    words: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return words


def test_an_illegal_choice_is_told_with_the_rule(record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    first = record["choices"][0]
    seat = first.split()[0]
    choices = [first, f"{1 - int(seat)} end", *record["choices"][1:]]
    file.write_text(json.dumps({**record, "choices": choices}), encoding="utf-8")
    english = complaint("replay", file, language="en")
    assert "is not legal: Another question has to be answered first. (" in english
    rule = english.rpartition("(")[2].rstrip(")")
    for language in OTHERS:
        say = i18n.texts(language)
        told = complaint("replay", file, language=language)
        assert say("reason-other-question") in told
        assert rule in told
        assert "is not legal" not in told


def test_a_port_in_use() -> None:
    """In a process, whose logs the server sets up."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run_forked("serve", "--port", port, MAHARAJA_LANG="de")
    assert (done.status, done.out) == (2, "")
    assert done.err.strip() == (
        f"maharaja: 127.0.0.1 Port {port}: die Adresse ist schon belegt; nimm mit --port "
        "einen anderen oder mit --port 0 irgendeinen"
    )


def test_a_host_that_nobody_knows() -> None:
    done = run_forked("serve", "--host", "nowhere.invalid", "--port", 0, MAHARAJA_LANG="fr")
    assert done.status == 2
    assert done.err.startswith("maharaja: nowhere.invalid ")
    assert "choisissez" in done.err


def test_mistakes_in_board_files(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    classic = (Path(__file__).parents[2] / "boards" / "classic.toml").read_text(encoding="utf-8")
    file.write_text(classic.replace("[[city]]", "[[city]]\nflga = 3", 1), encoding="utf-8")
    told = complaint("board", "check", file, language="de")
    assert "city[1].flga: unbekannter Schlüssel; meintest du „flag“? möglich sind id," in told
    file.write_text("id = ", encoding="utf-8")
    told = complaint("board", "check", file, language="ja")
    assert "TOML ではありません：Invalid value" in told


def test_sentences_that_are_no_errors() -> None:
    done = run("--language", "fr", "board", "check", "classic")
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("classic : 7 villes, ")
    assert done.out.endswith(" : une bonne carte\n")
    done = run("--language", "ja", "simulate", "--games", 2, "--players", 2)
    rows = [line.split() for line in done.out.splitlines()]
    assert rows[0] == ["ゲーム数", "2"]
    assert [row[0] for row in rows[1:5]] == ["手数", "ゲーム/秒", "手/秒", "平均点"]


def test_numbers_and_plurals() -> None:
    one = i18n.texts("pt-BR")("cli-deleted", {"count": 1})
    many = i18n.texts("pt-BR")("cli-deleted", {"count": 1234})
    assert (one, many) == ("1 mesa apagada", "1.234 mesas apagadas")
