"""What a reader needs of a RUN line that failed: which command, its status, its words, and where its output is."""

import shlex
from pathlib import Path

from syclopt.testing.execute import Outcome, Ran

_TAIL = 40


def describe(outcome: Outcome, path: Path, temp: Path) -> str:
    """Return the report on a failed line, and save what its commands read and wrote next to `temp`."""
    saved = temp.with_name(f"{temp.name}.line{outcome.line.number}")
    saved.mkdir(parents=True, exist_ok=True)
    parts = [f"{path}:{outcome.line.number}: RUN line failed with status {outcome.status}", f"  {outcome.line.text}"]
    for index, ran in enumerate(outcome.ran, start=1):
        (saved / f"{index}.stdin").write_bytes(ran.stdin)
        (saved / f"{index}.stdout").write_bytes(ran.stdout)
        (saved / f"{index}.stderr").write_bytes(ran.stderr)
        parts.extend(_command(ran))
    parts.append(f"input and output of each command: {saved}")
    return "\n".join(parts)


def _command(ran: Ran) -> list[str]:
    if ran.status == 0 and not ran.stderr:
        return []
    text = ran.stderr.decode("utf-8", "backslashreplace")
    if ran.status != 0 and not text:
        text = ran.stdout.decode("utf-8", "backslashreplace")
    lines = text.rstrip().splitlines()
    if len(lines) > _TAIL:
        lines = [f"... {len(lines) - _TAIL} lines before", *lines[-_TAIL:]]
    status = f"died of signal {-ran.status}" if ran.status < 0 else f"status {ran.status}"
    return [f"$ {shlex.join(ran.words)}", f"  {status}", *(f"  | {line}" for line in lines)]
