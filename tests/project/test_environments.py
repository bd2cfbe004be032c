"""uv has to be told what pip knows."""

from pathlib import Path

from installer import pip_settings, uv_settings

LISTING = """\
:env:.find-links='/from/a/variable'
global.cert='/etc/certificates.pem'
global.extra-index-url='https://one.example/simple\\nhttps://two.example/simple'
global.find-links='/from/a/file'
global.index-url='https://general.example/simple'
install.index-url='https://install.example/simple'
"""


def test_the_closest_of_pips_settings_wins() -> None:
    assert pip_settings(LISTING) == {
        "cert": ["/etc/certificates.pem"],
        "extra-index-url": ["https://one.example/simple", "https://two.example/simple"],
        "find-links": ["/from/a/variable"],
        "index-url": ["https://install.example/simple"],
    }


def test_uv_is_told_in_its_own_words(tmp_path: Path) -> None:
    links = [str(tmp_path), "https://links.example"]
    settings = uv_settings(
        {
            "cert": ["/etc/certificates.pem"],
            "extra-index-url": ["https://one.example/simple", "https://two.example/simple"],
            "find-links": links,
            "index-url": ["https://main.example/simple"],
        }
    )
    assert settings == {
        "SSL_CERT_FILE": "/etc/certificates.pem",
        "UV_DEFAULT_INDEX": "https://main.example/simple",
        "UV_FIND_LINKS": ",".join(links),
        "UV_INDEX": "https://one.example/simple https://two.example/simple",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
    }


def test_folders_that_do_not_exist_are_left_out(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    settings = uv_settings({"find-links": [str(gone)], "extra-index-url": [gone.as_uri()]})
    assert settings == {"UV_INDEX_STRATEGY": "unsafe-best-match"}
