"""What ./play and ./check say while they set things up, in the user's language.

At that time there are no packages, so no Fluent: the messages of ``setup.ftl`` are one line each,
with nothing but ``{ $name }`` to put in. A test holds the files to that.
"""

import re
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MESSAGE = re.compile(r"^(setup-[a-z-]+) = (.*)$", re.MULTILINE)
ARGUMENT = re.compile(r"\{ \$([a-z]+) \}")


def say(name: str, /, **arguments: object) -> str:
    """A message in the language that the environment asks for."""
    return text(language(), name, **arguments)


def text(wanted: str, name: str, /, **arguments: object) -> str:
    return ARGUMENT.sub(lambda found: str(arguments[found[1]]), messages(wanted)[name])


@cache
def messages(wanted: str) -> dict[str, str]:
    file = ROOT / "locale" / wanted / "setup.ftl"
    return dict(MESSAGE.findall(file.read_text(encoding="utf-8")))


@cache
def language() -> str:
    """As ``maharaja.i18n`` finds it; the package itself cannot be imported yet."""
    spec = spec_from_file_location("i18n", ROOT / "src" / "maharaja" / "i18n.py")
    assert spec is not None
    assert spec.loader is not None
    i18n = module_from_spec(spec)
    spec.loader.exec_module(i18n)
    return str(i18n.environment_language())
