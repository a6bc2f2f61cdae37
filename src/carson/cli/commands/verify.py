"""`carson verify`: replays records strictly, checks the hash of the seed, and names the first difference of each."""

from __future__ import annotations

import re
from argparse import Namespace
from dataclasses import dataclass

from carson.cli.complaint import BAD_INPUT, Complaint
from carson.cli.files import in_file, load_record, shown
from carson.cli.output import Output
from carson.cli.parser import Parser
from carson.core.chance import commitment
from carson.core.record import Difference, Record, not_compared, verify
from carson.core.refusal import Refusal
from carson.games import title_of

DIFFERS = 1


@dataclass(frozen=True)
class Finding:
    """What came of one file: a sentence, and the difference if there is one."""

    file: str
    sentence: str
    choices: int | None = None
    difference: Difference | None = None
    not_compared: int = 0  # digests of an earlier version

    @property
    def status(self) -> int:
        if self.choices is None:
            return BAD_INPUT
        return 0 if self.difference is None else DIFFERS

    def as_object(self) -> dict[str, object]:
        difference = self.difference
        return {
            "file": self.file,
            "status": ("verified", "differs", "unreadable")[self.status],
            "choices": self.choices,
            "not_compared": self.not_compared,
            "difference": difference
            and {
                "number": difference.number,
                "what": difference.what,
                "recorded": difference.recorded,
                "replayed": difference.replayed,
            },
            "sentence": self.sentence,
        }


def add_arguments(parser: Parser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="command-records-argument")
    parser.add_argument("--commitment", metavar="HASH", help="command-verify-commitment-option")
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    promised = _promised(options)
    findings = []
    for file in options.files:
        finding = _check(output, file, promised)
        findings.append(finding)
        if finding.status:
            output.complain_in_words(finding.sentence)
        elif not options.json:
            output.print(finding.sentence)
    if options.json:
        ok = all(finding.status == 0 for finding in findings)
        output.json({"ok": ok, "files": [finding.as_object() for finding in findings]})
    return max(finding.status for finding in findings)


def _promised(options: Namespace) -> str | None:
    """The hash that was published before the game, as hashes are written. Two games never have the same."""
    if options.commitment is None:
        return None
    promised = str(options.commitment).strip().lower()
    if not re.fullmatch("[0-9a-f]{64}", promised):
        raise Complaint("command-verify-no-hash", text=promised[:80])
    if len(options.files) > 1:
        raise Complaint("command-verify-one-file")
    return promised


def _check(output: Output, file: str, promised: str | None) -> Finding:
    try:
        record = load_record(output, file)
        try:
            difference = _kept_promise(record, promised) or verify(title_of(record.game), record)
        except Refusal as refusal:
            raise in_file(output, file, refusal) from refusal
    except Complaint as complaint:
        return Finding(file, output.sentence(complaint))
    name, choices = shown(output, file), len(record.choices)
    if difference is None:
        id = "command-verify-whole" if record.result else "command-verify-unfinished"
        sentence = output.words(id, file=name, choices=choices)
        skipped = not_compared(record)
        if skipped:
            sentence = f"{sentence} {output.words('command-verify-not-compared', count=skipped)}"
        return Finding(file, sentence, choices, not_compared=skipped)
    return Finding(file, _told(output, name, difference), choices, difference)


def _kept_promise(record: Record, promised: str | None) -> Difference | None:
    kept = commitment(record.seed)
    return Difference(0, "commitment", kept, promised) if promised not in (None, kept) else None


def _told(output: Output, name: str, difference: Difference) -> str:
    if difference.what == "commitment":
        return output.words(
            "command-verify-commitment", file=name, recorded=difference.recorded, promised=difference.replayed
        )
    if difference.refusal is not None:
        why = output.sentence(difference.refusal)
        return output.words(f"command-verify-{difference.what}", file=name, number=difference.number,
                            recorded=difference.recorded, why=why)  # fmt: skip
    what = "state" if difference.what == "state" else "result"
    return output.words(f"command-verify-{what}", file=name, number=difference.number, field=difference.what,
                        recorded=difference.recorded, replayed=difference.replayed)  # fmt: skip
