"""Messages by mail, over the SMTP server that the host has named."""

from __future__ import annotations

from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from email.utils import format_datetime

from maharaja.i18n import texts
from maharaja.server.notifications.delivery import DeliveryError
from maharaja.server.notifications.message import Message
from maharaja.server.settings import Settings
from maharaja.store.rows import Channel

PATIENCE = 8.0  # seconds for one step of the exchange


class MailSender:
    """Sends mails; only where the host has set up all that is needed for them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def send(self, channel: Channel, message: Message) -> None:
        import aiosmtplib  # noqa: PLC0415 (an extra)

        settings = self._settings
        assert settings.mail_server is not None
        host, _, port = settings.mail_server.rpartition(":")
        mail = self.mail(channel.address, message)
        try:
            await aiosmtplib.send(
                mail.as_bytes(),
                sender=settings.mail_from,
                recipients=[channel.address],
                hostname=host.strip("[]"),
                port=int(port),
                username=settings.mail_user,
                password=settings.mail_password,
                use_tls=settings.mail_tls == "tls",
                start_tls=settings.mail_tls == "starttls",
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            certain = all(500 <= one.code < 600 for one in error.recipients)
            raise DeliveryError("refused", permanent=certain) from None
        except aiosmtplib.SMTPTimeoutError:
            raise DeliveryError("timeout") from None
        except aiosmtplib.SMTPResponseException as error:
            permanent = isinstance(error, aiosmtplib.SMTPDataError) and error.code >= 500
            raise DeliveryError("refused", permanent=permanent) from None
        except (aiosmtplib.SMTPException, OSError):
            raise DeliveryError("unreachable") from None

    def mail(self, recipient: str, message: Message) -> EmailMessage:
        """The mail itself; its policy refuses line ends in headers, wherever they come from."""
        settings = self._settings
        say = texts(message.language)
        base = settings.public_address or ""
        sender = settings.mail_from or ""
        stop = f"{base}{message.stop_path}"
        mail = EmailMessage(policy=POLICY)
        mail["From"] = Address("Maharaja", addr_spec=sender)
        mail["To"] = Address(addr_spec=recipient)
        mail["Subject"] = message.title
        mail["Date"] = format_datetime(datetime.fromtimestamp(message.at, UTC))
        mail["Message-ID"] = f"<{message.id}@{sender.rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = message.language
        mail["List-Unsubscribe"] = f"<{stop}>"
        ending = say("notification-mail-stop", {"link": stop})
        mail.set_content(f"{message.text}\n\n{base}{message.path}\n\n-- \n{ending}\n")
        return mail
