"""What is read and written about accounts: statements for either database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Column,
    CompoundSelect,
    Executable,
    Select,
    and_,
    delete,
    false,
    func,
    or_,
    select,
    union,
    update,
)

from maharaja.store.rows import FINISHED, NO_SEAT
from maharaja.store.schema import (
    accounts,
    challenges,
    channels,
    identities,
    mutes,
    names,
    passkeys,
    people,
    presence,
    reports,
    sign_in_links,
    tables,
    talk,
    talk_mutes,
)
from maharaja.store.statement_parts import Insert, given, values_of

ANNOUNCED = "account"  # what other processes hear when an account has changed

_one = identities.alias("one")
_other = identities.alias("other")


def same_person(person_id: Any) -> CompoundSelect[Any]:
    """All identities of the person who has this one; only that one, if there is no account."""
    return union(
        select(person_id),
        select(_other.c.person_id)
        .join(_one, _one.c.account_id == _other.c.account_id)
        .where(_one.c.person_id == person_id),
    )


def _sat_at(person_id: Any) -> Select[Any]:
    """Tables where the person has a seat, or had one at the end of the game."""
    seat = people.c.seat != NO_SEAT
    return select(people.c.table_id).where(seat, people.c.person_id.in_(same_person(person_id)))


_account = given("account_id", identities.c.account_id)
_person = given("person_id", identities.c.person_id)

READS: dict[str, Select[Any] | CompoundSelect[Any]] = {
    "account": select(*accounts.c).where(accounts.c.id == _account),
    "account_of_profile": select(*accounts.c).where(
        accounts.c.profile == given("profile", accounts.c.profile)
    ),
    "account_of_selector": select(*accounts.c).where(
        accounts.c.selector == given("selector", accounts.c.selector)
    ),
    "accounts_of_mail": select(*accounts.c).where(
        accounts.c.id.in_(
            select(identities.c.account_id)
            .join(channels, channels.c.person_id == identities.c.person_id)
            .where(
                channels.c.kind == "mail",
                channels.c.confirmed,
                func.lower(channels.c.address) == given("address", channels.c.address),
            )
        )
    ),
    "identity": select(*identities.c).where(identities.c.person_id == _person),
    "identities_of": select(*identities.c)
    .where(identities.c.account_id == _account)
    .order_by(identities.c.added, identities.c.person_id),
    "same_person": same_person(_person),
    "acts_as": select(_one.c.active, accounts.c.id, accounts.c.person_id, _other.c.person_id)
    .select_from(
        _one.outerjoin(accounts, accounts.c.id == _one.c.account_id).outerjoin(
            _other, _other.c.account_id == _one.c.account_id
        )
    )
    .where(_one.c.person_id == _person),
    "have_played": select(tables.c.id)
    .where(
        tables.c.status == FINISHED,
        tables.c.id.in_(_sat_at(_person)),
        tables.c.id.in_(_sat_at(given("other_id", identities.c.person_id))),
    )
    .limit(1),
    "passkey": select(*passkeys.c).where(passkeys.c.id == given("id", passkeys.c.id)),
    "passkeys_of": select(*passkeys.c)
    .where(passkeys.c.account_id == _account)
    .order_by(passkeys.c.created, passkeys.c.id),
    "challenge": select(*challenges.c).where(
        challenges.c.person_id == _person,
        challenges.c.purpose == given("purpose", challenges.c.purpose),
    ),
    "sign_in_link": select(sign_in_links.c.account_id).where(
        sign_in_links.c.hashed == given("hashed", sign_in_links.c.hashed),
        sign_in_links.c.expires > given("now", sign_in_links.c.expires),
    ),
    "count_sign_in_links": select(func.count())
    .select_from(sign_in_links)
    .where(
        sign_in_links.c.account_id == _account,
        sign_in_links.c.expires > given("now", sign_in_links.c.expires),
    ),
    "names_of": select(names.c.table_id, names.c.number, names.c.name)
    .where(names.c.person_id.in_(same_person(_person)))
    .order_by(names.c.table_id, names.c.number),
    "said_by": select(talk.c.table_id, talk.c.at, talk.c.name, talk.c.phrase, talk.c.text)
    .where(talk.c.person_id.in_(same_person(_person)))
    .order_by(talk.c.at),
    "mutes_of": select(mutes.c.table_id).where(mutes.c.person_id.in_(same_person(_person))),
    "presence_of": select(presence.c.table_id, presence.c.seen).where(
        presence.c.person_id.in_(same_person(_person))
    ),
    "tables_of_all": select(tables.c.id).where(
        or_(
            tables.c.host.in_(same_person(_person)),
            tables.c.id.in_(
                select(people.c.table_id).where(people.c.person_id.in_(same_person(_person)))
            ),
        )
    ),
}


def _its(*columns: Column[Any]) -> Any:
    """Each of the columns is what the value of its name says."""
    return and_(*(column == given(f"its_{column.name}", column) for column in columns))


def writes(insert: Insert) -> dict[str, Executable]:
    """Every statement that changes something, with the insert of a dialect."""
    challenge = insert(challenges).values(values_of(challenges))
    return {
        "add_account": insert(accounts).values(values_of(accounts)).on_conflict_do_nothing(),
        "name_account": update(accounts)
        .where(_its(accounts.c.id))
        .values(name=given("new_name", accounts.c.name)),
        "set_visibility": update(accounts)
        .where(_its(accounts.c.id))
        .values(visibility=given("new_visibility", accounts.c.visibility)),
        "set_words": update(accounts)
        .where(_its(accounts.c.id))
        .values(
            selector=given("new_selector", accounts.c.selector),
            salt=given("new_salt", accounts.c.salt),
            verifier=given("new_verifier", accounts.c.verifier),
            words_made=given("at", accounts.c.words_made),
        ),
        "drop_account": delete(accounts).where(_its(accounts.c.id)),
        "add_identity": insert(identities).values(values_of(identities)).on_conflict_do_nothing(),
        "sign_out": update(identities)
        .where(_its(identities.c.account_id, identities.c.device), identities.c.active)
        .values(active=false()),
        "sign_out_all": update(identities)
        .where(_its(identities.c.account_id))
        .values(active=false(), label=""),
        "use_identity": update(identities)
        .where(_its(identities.c.person_id))
        .values(used=given("at", identities.c.used)),
        "add_passkey": insert(passkeys).values(values_of(passkeys)).on_conflict_do_nothing(),
        # Two answers of an authenticator with the same count: one of them was replayed.
        "use_passkey": update(passkeys)
        .where(_its(passkeys.c.id, passkeys.c.sign_count))
        .values(
            sign_count=given("new_sign_count", passkeys.c.sign_count),
            used=given("at", passkeys.c.used),
        ),
        "remove_passkey": delete(passkeys).where(_its(passkeys.c.id, passkeys.c.account_id)),
        "add_challenge": challenge.on_conflict_do_update(
            index_elements=[challenges.c.person_id, challenges.c.purpose],
            set_={
                "challenge": challenge.excluded.challenge,
                "account_id": challenge.excluded.account_id,
                "expires": challenge.excluded.expires,
            },
        ),
        "use_challenge": delete(challenges).where(
            _its(challenges.c.person_id, challenges.c.purpose, challenges.c.challenge)
        ),
        "tidy_challenges": delete(challenges).where(
            challenges.c.expires < given("before", challenges.c.expires)
        ),
        "add_sign_in_link": insert(sign_in_links).values(values_of(sign_in_links)),
        "use_sign_in_link": delete(sign_in_links).where(_its(sign_in_links.c.hashed)),
        **{
            f"erase_{table.name}": delete(table).where(table.c.person_id.in_(same_person(_person)))
            for table in (names, channels, mutes, presence, challenges, talk, talk_mutes, reports)
        },
        "set_summary": update(tables)
        .where(_its(tables.c.id, tables.c.number))
        .values(summary=given("new_summary", tables.c.summary)),
        "tidy_sign_in_links": delete(sign_in_links).where(
            sign_in_links.c.expires < given("before", sign_in_links.c.expires)
        ),
    }
