"""Docstrings that are put into the C files of compiled modules."""

from pathlib import Path

import docstrings

SOURCE = '''
def play(board):
    """Begin."""

class Game:
    """One "game"."""

    def choose(self, seat):
        """Make a choice.

        It may be refused: 12 → 13?
        """

    @property
    def seats(self):
        """How many."""

    def silent(self):
        pass
'''
C_FILE = r"""
static PyMethodDef game___Game_methods[] = {
    {"choose",
     (PyCFunction)CPyPy_game___Game___choose,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose($self, seat)\n--\n\n")},
    {"silent",
     (PyCFunction)CPyPy_game___Game___silent,
     METH_NOARGS, PyDoc_STR("silent($self)\n--\n\n")},
static PyGetSetDef game___Game_getseters[] = {
    {"seats",
     (getter)game___Game_get_seats,
     NULL, NULL, NULL},
static PyTypeObject CPyType_game___Game_template_ = {
    .tp_name = "Game",
    .tp_doc = PyDoc_STR("Game(a=\"x\")\n--\n\n"),
};
    {"play", (PyCFunction)CPyPy_game___play, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL) /* */},
"""


def changed(tmp_path: Path, *folders: str) -> str:
    modules = [tmp_path / folder / "game.py" for folder in folders]
    for module in modules:
        module.parent.mkdir()
        module.write_text(SOURCE, encoding="utf-8")
    c_file = tmp_path / "native.c"
    c_file.write_text(C_FILE, encoding="utf-8")
    docstrings.put_docstrings([c_file], modules, tmp_path)
    return c_file.read_text(encoding="utf-8")


def test_they_stand_behind_the_signatures(tmp_path: Path) -> None:
    text = changed(tmp_path, "one")
    arrow = r"\342\206\222"
    assert (
        r'PyDoc_STR("choose($self, seat)\n--\n\nMake a choice.\012\012It may be refused: 12 '
        rf'{arrow} 13\077")' in text
    )
    assert r'PyDoc_STR("Game(a=\"x\")\n--\n\nOne \042game\042.")' in text
    assert 'PyDoc_STR("Begin.")' in text
    assert 'NULL, "How many.", NULL}' in text
    assert r'PyDoc_STR("silent($self)\n--\n\n")' in text


def test_a_name_that_two_modules_share_is_nobodys(tmp_path: Path) -> None:
    assert changed(tmp_path, "one", "two") == C_FILE
