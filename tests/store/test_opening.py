"""Which database is meant."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from support.stores import entry, opened, row, run

from maharaja.store import open_store as open_store_module
from maharaja.store.open_store import data_folder, open_store
from maharaja.store.sqlite import SqliteStore
from maharaja.store.store import StoreError

pytestmark = pytest.mark.once


@pytest.mark.parametrize("form", ["{0}", "sqlite:///{0}", "tables.db", "sqlite:///tables.db"])
def test_all_ways_to_name_a_file(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def test() -> None:
        async with opened(form.format(tmp_path / "tables.db"), shared=False) as store:
            await store.create(row("t"), [entry(1)])

    run(test())
    assert (tmp_path / "tables.db").stat().st_size > 0


def test_a_relative_path_means_where_the_server_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = open_store("tables.db")
    monkeypatch.chdir("/")

    async def test() -> None:
        await store.open()
        await store.close()

    run(test())
    assert (tmp_path / "tables.db").exists()


@pytest.mark.skipif(sys.platform == "darwin", reason="has its own place")
def test_without_a_name_it_is_the_users_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new" / "data"))

    async def test() -> None:
        store = open_store(None)
        await store.open()
        await store.close()

    run(test())
    folder = tmp_path / "new" / "data" / "maharaja"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "tables.db").stat().st_mode) == 0o600


def test_where_the_data_folder_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/me")
    for system, kind, folder in (
        ("linux", Unix, ".local/share/maharaja"),
        ("darwin", MacOS, "Library/Application Support/Maharaja"),
    ):
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(open_store_module, "PlatformDirs", kind)
        for named in ("", "relative"):
            monkeypatch.setenv("XDG_DATA_HOME", named)
            assert data_folder() == Path("/home/me") / folder


def test_a_folder_that_cannot_be_made_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(StoreError, match=r"cannot be made.*file"):
        open_store(None)


@pytest.mark.parametrize("wrong", ["mysql://me@here/tables", "sqlite://tables.db", "http://x"])
def test_other_databases_are_refused(wrong: str) -> None:
    with pytest.raises(StoreError, match=r"sqlite:///path or postgresql://"):
        open_store(wrong)


@pytest.mark.parametrize("wrong", ["", "sqlite:///", "a\0b"])
def test_a_path_is_needed(wrong: str) -> None:
    with pytest.raises(StoreError, match="needs the path of a file"):
        open_store(wrong)


def test_shared_goes_to_the_file() -> None:
    store = open_store("tables.db", shared=True)
    assert isinstance(store, SqliteStore)
    assert store._shared


def test_postgresql_is_loaded_only_when_asked_for() -> None:
    code = """
import sys
from maharaja.store.open_store import open_store
open_store("tables.db")
assert not {"asyncpg", "greenlet", "maharaja.store.postgres"} & set(sys.modules)
open_store("postgres://localhost/tables")
assert "asyncpg" in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_what_to_install_for_postgresql_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # as if it were not installed
    for name in [name for name in sys.modules if name.startswith("maharaja.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(StoreError, match=r"pip install '\.\[postgresql\]'"):
        open_store("postgresql://localhost/tables")
