"""OpenSpiel itself; who has not installed it is told how."""

try:
    import pyspiel
except ImportError as error:
    raise ImportError(
        "maharaja.adapters.openspiel needs OpenSpiel: pip install '.[openspiel]'"
    ) from error

__all__ = ["pyspiel"]
