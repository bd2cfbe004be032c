"""Accounts, their devices, passkeys and sign-in links; of secrets only hashes are kept."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from maharaja.store.account_statements import ANNOUNCED
from maharaja.store.group_commit import GroupCommit, Write, Writes
from maharaja.store.lists import Fetch
from maharaja.store.rows import Account, Challenge, Identity, Passkey


@dataclass(frozen=True, slots=True)
class ActsAs:
    """What a token stands for: which account, and which identities."""

    active: bool  # no: it was signed out, or the account is gone
    account_id: str | None
    person_id: str | None  # that all devices of the account act as
    person_ids: frozenset[str]


class Accounts:
    """All accounts and the identities that belong to them."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def acts_as(self, person_id: str) -> ActsAs | None:
        """What the token of this hash stands for; None: for a guest."""
        found = await self._fetch("acts_as", person_id=person_id)
        if not found:
            return None
        active, account_id, primary = found[0][:3]
        people = frozenset(row[3] for row in found if row[3] is not None)
        return ActsAs(bool(active) and account_id is not None, account_id, primary, people)

    async def same_person(self, person_id: str) -> frozenset[str]:
        """All identities of whoever has this one."""
        return frozenset(row[0] for row in await self._fetch("same_person", person_id=person_id))

    async def tables_of(self, person_id: str) -> list[str]:
        """Every table that the person hosts or sits at, or sat at, with any identity."""
        return [row[0] for row in await self._fetch("tables_of_all", person_id=person_id)]

    async def find(self, account_id: str) -> Account | None:
        return self._first(await self._fetch("account", account_id=account_id))

    async def of_selector(self, selector: str) -> Account | None:
        return self._first(await self._fetch("account_of_selector", selector=selector))

    async def of_mail(self, address: str) -> list[Account]:
        """Those with a confirmed channel to this address, whichever case its letters have."""
        found = await self._fetch("accounts_of_mail", address=address.lower())
        return [Account(*row) for row in found]

    async def create(
        self, account: Account, device: Identity, passkey: Passkey | None = None
    ) -> bool:
        """With its first device; False if there is one of that id."""
        then = [Write("add_identity", asdict(device))]
        if passkey is not None:
            then.append(Write("add_passkey", asdict(passkey)))
        return await self._write(Write("add_account", asdict(account)), *then)

    async def rename(self, account_id: str, name: str) -> None:
        await self._write(Write("name_account", {"its_id": account_id, "new_name": name}))

    async def set_words(
        self, account_id: str, selector: str, salt: str, verifier: str, at: float
    ) -> None:
        values = {"new_selector": selector, "new_salt": salt, "new_verifier": verifier, "at": at}
        await self._write(Write("set_words", {"its_id": account_id, **values}))

    async def devices(self, account_id: str) -> list[Identity]:
        """All its identities, those of devices that were signed out, too."""
        found = await self._fetch("identities_of", account_id=account_id)
        return [read_identity(row) for row in found]

    async def add_device(self, device: Identity) -> bool:
        """False if the identity belongs to an account, or did so once."""
        return await self._write(Write("add_identity", asdict(device)))

    async def sign_out(self, account_id: str, device: str) -> bool:
        values = {"its_account_id": account_id, "its_device": device}
        return await self._write(Write("sign_out", values))

    async def use(self, person_id: str, at: float) -> None:
        """The device was just used; nobody has to be told."""
        write = Write("use_identity", {"its_person_id": person_id, "at": at})
        await self._group.submit(Writes(write))

    async def _write(self, first: Write, *then: Write) -> bool:
        return await self._group.submit(Writes(first, then, announced=ANNOUNCED))

    def _first(self, rows: Any) -> Account | None:
        return Account(*rows[0]) if rows else None


class Passkeys:
    """The passkeys of all accounts, and what browsers are to sign with them."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def find(self, passkey: str) -> Passkey | None:
        found = await self._fetch("passkey", id=passkey)
        return Passkey(*found[0]) if found else None

    async def of_account(self, account_id: str) -> list[Passkey]:
        return [Passkey(*row) for row in await self._fetch("passkeys_of", account_id=account_id)]

    async def add(self, passkey: Passkey) -> bool:
        return await self._write("add_passkey", **asdict(passkey))

    async def use(self, passkey: Passkey, sign_count: int, at: float) -> bool:
        """False if it was used meanwhile: then somebody has the same answer twice."""
        return await self._write(
            "use_passkey",
            its_id=passkey.id,
            its_sign_count=passkey.sign_count,
            new_sign_count=sign_count,
            at=at,
        )

    async def remove(self, account_id: str, passkey: str) -> bool:
        return await self._write("remove_passkey", its_id=passkey, its_account_id=account_id)

    async def challenge(self, person_id: str, purpose: str) -> Challenge | None:
        found = await self._fetch("challenge", person_id=person_id, purpose=purpose)
        return Challenge(*found[0]) if found else None

    async def add_challenge(self, challenge: Challenge) -> None:
        """In the place of one for the same purpose."""
        await self._write("add_challenge", **asdict(challenge))

    async def use_challenge(self, challenge: Challenge) -> bool:
        """Whether it was still there: it is used once."""
        return await self._write(
            "use_challenge",
            its_person_id=challenge.person_id,
            its_purpose=challenge.purpose,
            its_challenge=challenge.challenge,
        )

    async def tidy(self, before: float) -> None:
        await self._write("tidy_challenges", before=before)

    async def _write(self, statement: str, /, **values: Any) -> bool:
        return await self._group.submit(Writes(Write(statement, values)))


class SignInLinks:
    """Links by which a device is signed in, once."""

    def __init__(self, fetch: Fetch, group: GroupCommit) -> None:
        self._fetch = fetch
        self._group = group

    async def add(self, hashed: str, account_id: str, created: float, expires: float) -> None:
        values = {"hashed": hashed, "account_id": account_id}
        times = {"created": created, "expires": expires}
        await self._group.submit(Writes(Write("add_sign_in_link", {**values, **times})))

    async def find(self, hashed: str, now: float) -> str | None:
        """Of which account it is; None if there is none, or its time is over."""
        found = await self._fetch("sign_in_link", hashed=hashed, now=now)
        return str(found[0][0]) if found else None

    async def use(self, hashed: str) -> bool:
        """Whether it was still there: it is used once."""
        return await self._group.submit(Writes(Write("use_sign_in_link", {"its_hashed": hashed})))

    async def count(self, account_id: str, now: float) -> int:
        """Those that can still be used."""
        found = await self._fetch("count_sign_in_links", account_id=account_id, now=now)
        return int(found[0][0])

    async def tidy(self, before: float) -> None:
        await self._group.submit(Writes(Write("tidy_sign_in_links", {"before": before})))


def read_identity(row: Any) -> Identity:
    person_id, account_id, device, label, active, added, used = row
    return Identity(person_id, account_id, device, label, bool(active), added, used)
