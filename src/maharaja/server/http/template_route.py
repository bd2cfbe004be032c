"""Routes of the server: each path once, with all of its methods."""

from __future__ import annotations

from starlette.routing import Match, Route
from starlette.types import Scope

TEMPLATE = "maharaja.template"  # in the scope: the path without its values


class TemplateRoute(Route):
    """A route that notes its path as it is written: figures and logs never show its values.

    No other route is looked for if the method is a wrong one: Starlette then says which are right.
    """

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, found = super().matches(scope)
        if match is Match.NONE:
            return match, found
        return Match.FULL, {**found, TEMPLATE: self.path}
