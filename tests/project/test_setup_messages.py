"""What ./play says before there is a Fluent to read its messages is what Fluent would say."""

from __future__ import annotations

import messages
import pytest
from fluent.syntax import ast
from support.fluent_files import Used, entries

from maharaja import i18n


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_messages_are_read_as_fluent_reads_them(language: str) -> None:
    found = [entry for entry in entries(language, "setup") if isinstance(entry, ast.Message)]
    assert found
    assert messages.messages(language).keys() == {entry.id.name for entry in found}
    for entry in found:
        used = Used()
        used.visit(entry)
        arguments = {name: f"<{name}>" for name in used.variables}
        read = messages.text(language, entry.id.name, **arguments)
        assert read == i18n.texts(language)(entry.id.name, arguments)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_says_in_which_language(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in i18n.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert messages.language.__wrapped__() == language
