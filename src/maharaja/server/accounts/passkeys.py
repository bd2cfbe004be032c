"""Passkeys: made and shown by browsers, checked here by the library for it (an extra)."""

from __future__ import annotations

import secrets
import time

from maharaja.errors import Message
from maharaja.server import messages
from maharaja.server.accounts import overview, registration
from maharaja.server.accounts.passkey_support import host_of
from maharaja.server.durations import MINUTE
from maharaja.server.errors import Problem
from maharaja.server.identity import Visitor
from maharaja.server.tables import display_names
from maharaja.server.tables.guards import known
from maharaja.server.tables.service import TableService
from maharaja.store.rows import Challenge, Passkey

MOST = 10  # passkeys of an account
PATIENCE = 5 * MINUTE  # seconds for which a challenge is good
MAKE, SIGN_IN = "make", "sign-in"
SERVICE = "Maharaja"


# --- making them ---------------------------------------------------------------------------------


async def options_to_make(
    service: TableService, visitor: Visitor, request: messages.NamedAccount, origin: str
) -> messages.PasskeyOptions:
    """What the browser makes a passkey from."""
    host = host_of(origin)
    import webauthn  # noqa: PLC0415 (an extra)
    from webauthn.helpers import structs  # noqa: PLC0415

    store = service.store
    account_id, name, kept = visitor.account_id, display_names.clean(request.name), []
    if account_id is not None:
        account = await overview.own_account(service, visitor)
        name = account.name
        kept = await store.passkeys.of_account(account_id)
    challenge = await new_challenge(service, visitor, MAKE, account_id or registration.new_id())
    options = webauthn.generate_registration_options(
        rp_id=host,
        rp_name=SERVICE,
        user_id=challenge.account_id.encode(),
        user_name=name or SERVICE,
        challenge=webauthn.base64url_to_bytes(challenge.challenge),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(one.id))
            for one in kept
        ],
    )
    return messages.PasskeyOptions(options=webauthn.options_to_json(options))


async def add(
    service: TableService, visitor: Visitor, request: messages.AddPasskey, origin: str
) -> messages.AccountInfo:
    """Keep a passkey that the browser has made; a guest has an account from then on."""
    host, store = host_of(origin), service.store
    challenge = await used_challenge(service, visitor, MAKE)
    if visitor.account_id not in (None, challenge.account_id):
        raise Problem("bad-passkey")
    passkey = verified_passkey(request, challenge, host, origin)
    if await store.passkeys.find(passkey.id) is not None:
        raise Problem("bad-passkey")
    if visitor.account_id is None:
        name = display_names.clean(request.name)
        account = registration.new_account(known(visitor), name, challenge.account_id)
        await registration.create(store, account, passkey.label, passkey)
        service.identities.changed()
    else:
        if len(await store.passkeys.of_account(visitor.account_id)) >= MOST:
            raise Problem("too-many-passkeys", Message("error-detail-passkeys", number=MOST))
        await store.passkeys.add(passkey)
    return await overview.after_change(service, visitor, origin)


def verified_passkey(
    request: messages.AddPasskey, challenge: Challenge, host: str, origin: str
) -> Passkey:
    """What the browser has made, if it signs the challenge; Problem if it does not."""
    import webauthn  # noqa: PLC0415 (an extra)

    try:
        verified = webauthn.verify_registration_response(
            credential=request.credential,
            expected_challenge=webauthn.base64url_to_bytes(challenge.challenge),
            expected_rp_id=host,
            expected_origin=origin,
        )
    except Exception as error:  # whatever a stranger has sent, and whoever stumbles over it
        raise Problem("bad-passkey") from error
    return Passkey(
        id=webauthn.helpers.bytes_to_base64url(verified.credential_id),
        account_id=challenge.account_id,
        public_key=webauthn.helpers.bytes_to_base64url(verified.credential_public_key),
        sign_count=verified.sign_count,
        label=display_names.clean(request.device),
        created=time.time(),
    )


async def remove(
    service: TableService, visitor: Visitor, passkey: str, origin: str
) -> messages.AccountInfo:
    account = await overview.own_account(service, visitor)
    if not await service.store.passkeys.remove(account.id, passkey):
        raise Problem("no-passkey")
    return await overview.account_info(service, visitor, origin)


# --- signing in by them --------------------------------------------------------------------------


async def options_to_sign_in(
    service: TableService, visitor: Visitor, origin: str
) -> messages.PasskeyOptions:
    """What the browser signs; nobody is named, so nothing can be learnt of anybody."""
    host = host_of(origin)
    import webauthn  # noqa: PLC0415 (an extra)

    challenge = await new_challenge(service, visitor, SIGN_IN, "")
    options = webauthn.generate_authentication_options(
        rp_id=host, challenge=webauthn.base64url_to_bytes(challenge.challenge)
    )
    return messages.PasskeyOptions(options=webauthn.options_to_json(options))


async def sign_in(
    service: TableService, visitor: Visitor, request: messages.PasskeySignIn, origin: str
) -> messages.AccountInfo:
    """Bring the device to the account of the passkey, with all its seats."""
    host, store = host_of(origin), service.store
    service.account_limits.admit_try(visitor)
    import webauthn  # noqa: PLC0415 (an extra)

    challenge = await used_challenge(service, visitor, SIGN_IN)
    passkey = await store.passkeys.find(credential_id(request.credential))
    if passkey is None:
        raise Problem("bad-passkey")
    try:
        verified = webauthn.verify_authentication_response(
            credential=request.credential,
            expected_challenge=webauthn.base64url_to_bytes(challenge.challenge),
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=webauthn.base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception as error:  # as above
        raise Problem("bad-passkey") from error
    if not await store.passkeys.use(passkey, verified.new_sign_count, time.time()):
        raise Problem("bad-passkey")
    return await overview.sign_in_device(
        service, visitor, passkey.account_id, request.device, origin
    )


def credential_id(credential: str) -> str:
    from webauthn.helpers import (  # noqa: PLC0415 (an extra)
        bytes_to_base64url,
        parse_authentication_credential_json,
    )

    try:
        return bytes_to_base64url(parse_authentication_credential_json(credential).raw_id)
    except Exception as error:  # as above
        raise Problem("bad-passkey") from error


# --- challenges ----------------------------------------------------------------------------------


async def new_challenge(
    service: TableService, visitor: Visitor, purpose: str, account_id: str
) -> Challenge:
    """For this browser only, and in the place of an older one."""
    made = secrets.token_urlsafe(32)
    expires = time.time() + PATIENCE
    challenge = Challenge(browser_of(visitor), purpose, made, account_id, expires)
    await service.store.passkeys.add_challenge(challenge)
    return challenge


async def used_challenge(service: TableService, visitor: Visitor, purpose: str) -> Challenge:
    """What this browser was given to sign; nobody can use it again."""
    passkeys = service.store.passkeys
    challenge = await passkeys.challenge(browser_of(visitor), purpose)
    if challenge is None or not await passkeys.use_challenge(challenge):
        raise Problem("bad-passkey")
    if challenge.expires < time.time():
        raise Problem("bad-passkey")
    return challenge


def browser_of(visitor: Visitor) -> str:
    """Of all devices of an account this one."""
    return visitor.device or known(visitor)
