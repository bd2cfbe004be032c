"""Which request a seat has made by which key, so that none is carried out twice."""

from __future__ import annotations

Key = tuple[int, str]  # of a seat
Request = tuple[str, int]  # what was asked for, and the sequence number behind it


class Keys:
    """Requests by their keys.

    A table is copied before every change, and most copies become the table. So what has been
    written is shared by all copies, and only what is being tried out belongs to one of them.
    """

    def __init__(self, written: dict[Key, Request] | None = None) -> None:
        self._written: dict[Key, Request] = {} if written is None else written
        self._new: dict[Key, Request] = {}

    def copy(self) -> Keys:
        """For a copy of the table; what is known here counts as written from now on."""
        self._written.update(self._new)
        self._new.clear()
        return Keys(self._written)

    def get(self, key: Key) -> Request | None:
        return self._new.get(key) or self._written.get(key)

    def __getitem__(self, key: Key) -> Request:
        return self._new[key] if key in self._new else self._written[key]

    def __setitem__(self, key: Key, request: Request) -> None:
        self._new[key] = request

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keys) and self._all() == other._all()

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _all(self) -> dict[Key, Request]:
        return {**self._written, **self._new}
