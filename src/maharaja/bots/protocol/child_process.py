"""A child process that is talked to line by line, and that nobody has to trust.

Every wait has a deadline, every buffer a bound, and the whole process group ends with us. There are
no threads: a child that talks out of turn fills its pipe and waits.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence

from maharaja.bots.custom.faults import Hooks
from maharaja.bots.protocol.messages import LONGEST_LINE, shown
from maharaja.errors import Message

CHUNK = 65_536
KEPT_ERRORS = 8_192  # bytes of standard error that are kept, the latest
LOOKING = 0.1  # seconds of silence after which we look whether the process is still there
EXIT_WAIT = 0.3  # seconds for the exit status and standard error of a process that is ending
REAPING = 5.0  # seconds until a killed process is given up; a broken disk can hold one for ever


class Silent(Exception):  # noqa: N818 - what the child is
    """No line came in time."""


class Ended(Exception):  # noqa: N818 - what the child has
    """The child has ended, or has closed its output."""


class LineTooLong(Exception):  # noqa: N818 - what the child does
    """A line without end."""


class Child:
    """A running command; ``kill`` it when done. Raises OSError if it cannot be run."""

    def __init__(self, command: Sequence[str], hooks: Hooks | None = None) -> None:
        process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # So that its own children end with it. Not a session: where Linux shares processors by
            # session (autogroup), the niceness of bots would count for nothing.
            process_group=0,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.pid = process.pid
        self._process = process
        self._end = weakref.finalize(self, end_group, process, os.getpid())
        self._in = process.stdin.fileno()
        self._out = process.stdout.fileno()
        self._err = process.stderr.fileno()
        self._unsent = b""
        self._unread = b""
        self._errors = b""
        self._said = b""  # of standard error: the line that has not come to its end
        self._hooks = hooks or Hooks()
        self._open = {self._in, self._out, self._err}
        for pipe in self._open:
            os.set_blocking(pipe, False)

    def send(self, line: bytes) -> None:
        """Hand over a line; what the pipe does not take now goes while we wait for an answer."""
        self._hooks.trace(">", line.decode("ascii").rstrip())
        self._unsent += line
        self._write()

    def read_line(self, deadline: float) -> bytes:
        """The next line, without its end; raises Silent, Ended or LineTooLong."""
        while True:
            line, end, rest = self._unread.partition(b"\n")
            if len(line) > LONGEST_LINE:
                raise LineTooLong
            if end:
                self._unread = rest
                self._hooks.trace("<", readable(line))
                return line
            if self._out not in self._open:
                raise Ended
            now = time.monotonic()
            if now >= deadline:
                raise Silent
            if not self._wait(min(deadline, now + LOOKING)) and self._has_ended():
                raise Ended

    def stop(self, deadline: float) -> bool:
        """Close its input, let it end, and end it; whether it ended by itself in time."""
        while self._unsent and self._in in self._open and time.monotonic() < deadline:
            self._wait(deadline)
            self._unread = b""
        self._close_input()
        while self._out in self._open and time.monotonic() < deadline:
            self._wait(deadline)
            self._unread = b""
        ended = self._out not in self._open
        if ended:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(max(EXIT_WAIT, deadline - time.monotonic()))
            ended = self._process.returncode is not None
        self.kill()
        return ended

    def kill(self) -> None:
        """End the whole process group at once; more than once is no harm."""
        self._open.clear()
        self._end()

    def exit_report(self) -> Message:
        """How the process ended, and the last thing it said about it."""
        deadline = time.monotonic() + EXIT_WAIT
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_WAIT)
        while self._err in self._open and time.monotonic() < deadline:
            self._wait(deadline)
        said = self.errors().split("\n")
        last = next((line for line in reversed(said) if line.strip()), "")
        how = ending(self._process.returncode)
        return Message("error-bot-said", what=how, said=shown(last.strip())) if last else how

    def errors(self) -> str:
        """The end of what it wrote to standard error."""
        return self._errors.decode("utf-8", "replace")

    # --- inside ---

    def _has_ended(self) -> bool:
        """Whether it has, though its children may hold its output open."""
        return self._process.poll() is not None and not self._wait(0.0)

    def _wait(self, deadline: float) -> bool:
        """Until a pipe is ready or time is up; serve each that is, once; whether any was."""
        with selectors.DefaultSelector() as selector:
            for pipe in self._open - {self._in}:
                selector.register(pipe, selectors.EVENT_READ)
            if self._unsent and self._in in self._open:
                selector.register(self._in, selectors.EVENT_WRITE)
            ready = [key.fd for key, _ in selector.select(max(0.0, deadline - time.monotonic()))]
        if self._in in ready:
            self._write()
        if self._err in ready:
            self._listen(self._read(self._err))
        if self._out in ready:
            self._unread += self._read(self._out)
        return bool(ready)

    def _listen(self, said: bytes) -> None:
        """Keep the end of standard error, and pass on the lines of it that are whole."""
        self._errors = (self._errors + said)[-KEPT_ERRORS:]
        *lines, self._said = (self._said + said)[-CHUNK:].split(b"\n")
        if not said and self._said:
            lines.append(self._said)  # it has closed it
            self._said = b""
        for line in lines:
            self._hooks.stderr(readable(line))

    def _read(self, pipe: int) -> bytes:
        try:
            data = os.read(pipe, CHUNK)
        except BlockingIOError:
            return b""
        if not data:
            self._open.discard(pipe)
        return data

    def _write(self) -> None:
        if self._in not in self._open:
            self._unsent = b""
            return
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._close_input()  # its output will tell the rest

    def _close_input(self) -> None:
        self._unsent = b""
        if self._in in self._open:
            self._open.discard(self._in)
            assert self._process.stdin is not None
            self._process.stdin.close()


def readable(line: bytes) -> str:
    return shown(line.decode("utf-8", "replace"), LONGEST_LINE)


def ending(status: int | None) -> Message:
    if status is None:
        return Message("error-bot-closed-output")
    if status < 0:
        return Message("error-bot-signal", signal=-status)
    return Message("error-bot-exit-status", status=status)


def end_group(process: subprocess.Popen[bytes], owner: int) -> None:
    """Kill a process and its children, and forget its pipes; a copy of us leaves it alone."""
    if os.getpid() != owner:
        return
    # PermissionError: macOS, if only the dead are left in the group.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(REAPING)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
