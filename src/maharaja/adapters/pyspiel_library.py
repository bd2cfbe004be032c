"""OpenSpiel itself; who has not installed it is told how."""

from maharaja.adapters.extras import missing

try:
    import pyspiel
except ImportError as error:
    raise missing("maharaja.adapters.openspiel", "OpenSpiel", "openspiel") from error

__all__ = ["pyspiel"]
