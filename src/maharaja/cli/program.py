"""Commands whose mistakes are told in one line, in the language of whoever typed them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

import click

from maharaja.cli.messages import MISUSE, CommandError, complain, language
from maharaja.errors import MaharajaError, Message, system_message

# Modules of Python that Windows lacks, and the server and its database cannot do without.
POSIX = ("fcntl", "resource")


class Command(click.Command):
    """A command that names the arguments it has no use for."""

    allow_extra_args = True  # click would have a sentence for them, but no field

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with located(ctx):
            rest = super().parse_args(ctx, args)
        if rest:
            name = "error-cli-unexpected" if len(rest) == 1 else "error-cli-unexpected-many"
            raise CommandError(name, arguments=" ".join(rest))
        return rest


class Group(click.Group):
    """A group of such commands."""

    command_class = Command
    group_class = type

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with located(ctx):
            return super().parse_args(ctx, args)


@contextmanager
def located(ctx: click.Context) -> Iterator[None]:
    """Tell errors of options which command they belong to: click leaves it out."""
    try:
        yield
    except click.BadOptionUsage as error:
        error.ctx = error.ctx or ctx
        raise


class Program(Group):
    """The whole command line: it ends with a status, whatever happens."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        try:
            status = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message(), err=True)
            sys.exit(MISUSE)
        except click.ClickException as error:
            fail(usage_message(error))
        except MaharajaError as error:
            fail(error)
        except ModuleNotFoundError as error:
            if error.name not in POSIX:
                raise
            fail(Message("error-cli-needs-posix"))
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except OSError as error:
            fail(file_message(error))
        except click.Abort:
            sys.exit(130)
        sys.exit(status if isinstance(status, int) else 0)


def fail(what: Message | MaharajaError) -> NoReturn:
    """Complain and end."""
    complain(what.text(language()))
    sys.exit(MISUSE)


def file_message(error: OSError) -> Message:
    """What the system has against a file, with its name if it says one."""
    what = system_message(error)
    if error.filename:
        return Message("error-text-at", place=str(error.filename), what=what)
    return Message("error-text-quoted", what=what)


# --- what click finds ----------------------------------------------------------------------------


def usage_message(error: click.ClickException) -> Message:
    """By the class of the error and its fields."""
    match error:
        case click.MissingParameter(param=click.Option()):
            return Message("error-cli-missing-option", option=hint(error))
        case click.MissingParameter():
            return Message("error-cli-missing-argument", argument=hint(error))
        case click.BadParameter(param=None):
            return Message("error-cli-value", what=error.message)
        case click.BadParameter():
            return Message("error-cli-value-for", option=hint(error), what=error.message)
        case click.NoSuchOption():
            return unknown_option(error)
        case click.exceptions.NoSuchCommand():
            return unknown_command(error)
        case click.BadOptionUsage():
            return option_usage(error)
        case click.FileError():
            return Message(
                "error-cli-could-not-open", file=repr(error.ui_filename), what=error.message
            )
        case click.UsageError(ctx=click.Context(command=click.Group())):
            return Message("error-cli-missing-command")  # all that groups refuse by themselves
    return Message("error-text-quoted", what=error.format_message())


def hint(error: click.BadParameter) -> str:
    """The option or argument as people type it."""
    return "" if error.param is None else error.param.get_error_hint(error.ctx)


def unknown_option(error: click.NoSuchOption) -> Message:
    option = repr(error.option_name)
    names = [repr(name) for name in sorted(error.possibilities or [])]
    if not names:
        return Message("error-cli-no-option", option=option)
    meant = Message("error-cli-did-you-mean-one-of", names=names)
    if len(names) == 1:
        meant = Message("error-cli-did-you-mean", name=names[0])
    return Message("error-cli-no-option-meant", option=option, meant=meant)


def unknown_command(error: click.exceptions.NoSuchCommand) -> Message:
    """With what could have been meant."""
    group = error.ctx.command if error.ctx is not None else None
    names = list(group.commands) if isinstance(group, click.Group) else []
    return Message("error-cli-unknown-command", command=error.command_name, commands=names)


def option_usage(error: click.BadOptionUsage) -> Message:
    """A value too many for a flag, or one too few for another option."""
    params = error.ctx.command.params if error.ctx is not None else []
    flags = [param for param in params if isinstance(param, click.Option) and param.is_flag]
    taken = any(error.option_name in (*flag.opts, *flag.secondary_opts) for flag in flags)
    name = "error-cli-takes-no-value" if taken else "error-cli-needs-value"
    return Message(name, option=repr(error.option_name))
