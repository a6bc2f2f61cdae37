"""Lighthouse with its phone settings: `python -m tests.web.lighthouse.audit [RUNS [SCREEN ...]]` prints medians.

Other work on the machine does not count. Its packages are installed here, when it first runs, and nowhere else: whoever
builds the page needs none of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.server.service import Service
from tests.web.games import finished, first, stopped
from tools.chromium import found
from tools.page import npm

HERE: Final = Path(__file__).parent
GAME: Final = "board/first-4-yellow"
CATEGORIES: Final = ("performance", "accessibility", "best-practices", "seo")


RECORDINGS: Final = 3


class NotRecorded(Exception):
    """Lighthouse asks to be run again: now and then its recording lacks the beginning, on a busy machine at least."""


def screens(service: Service) -> dict[str, str]:
    """What is looked at, by name: its path."""
    running = stopped(service, first(GAME, "place-cowboy", lambda one: one.round >= 3))["table"]["id"]
    return {
        "home": "/",
        "rules": "/rules",
        "setup": "/new/board",
        "table": f"/table/{running}",
        "replay": f"/replay/{finished(service, GAME)}",
    }


def run_node(*arguments: str) -> str:
    node = Path(npm()[0])
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")]),
        "CHROME_PATH": found() or "",
        "PUPPETEER_SKIP_DOWNLOAD": "1",
    }
    done = subprocess.run([str(node), *arguments], cwd=HERE, env=environment, capture_output=True, text=True, check=False)
    if "NO_NAVSTART" in done.stderr:
        raise NotRecorded
    assert done.returncode == 0, done.stderr
    return done.stdout


def install() -> None:
    lock, installed = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run_node(npm()[1], "ci", "--loglevel=error", "--no-progress")


def audit(address: str) -> dict[str, Any]:
    """What Lighthouse reports of a page, on a machine that would do nothing else."""
    for _ in range(RECORDINGS - 1):
        with suppress(NotRecorded):
            return audit_once(address)
    return audit_once(address)


def audit_once(address: str) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        lighthouse(address, f"--gather-mode={folder}", "--chrome-flags=--headless=new --no-sandbox")
        for file in Path(folder).glob("*trace*.json"):
            trace = json.loads(file.read_text("utf-8"))
            leave_waiting_out(trace["traceEvents"])
            file.write_text(json.dumps(trace), "utf-8")
        report: dict[str, Any] = json.loads(lighthouse(address, f"--audit-mode={folder}", "--output=json"))
    return report


def lighthouse(address: str, *more: str) -> str:
    categories = f"--only-categories={','.join(CATEGORIES)}"
    return run_node("node_modules/lighthouse/cli/index.js", address, "--quiet", categories, *more)


def leave_waiting_out(events: list[dict[str, Any]]) -> None:
    """Tasks take as long as the processor worked on them (tdur), and not as long as they waited for it (dur)."""
    threads: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for event in events:
        if event["ph"] in ("X", "B", "E") and "tts" in event:
            threads.setdefault((event["pid"], event["tid"]), []).append(event)
    for thread in threads.values():
        thread.sort(key=lambda event: (event["ts"], -event.get("dur", 0)))
        begin, end, worked = 0, 0, 0  # the task that all else is a part of; its begin in the thread's own time
        for event in thread:
            if event["ts"] >= end and "dur" in event:
                begin, end, worked = event["ts"], event["ts"] + event["dur"], event["tts"]
            elif event["ts"] < end:
                event["ts"] = begin + max(0, event["tts"] - worked)
            if "tdur" in event:
                event["dur"] = min(event["dur"], event["tdur"])


def scores(report: dict[str, Any]) -> dict[str, int]:
    return {name: round(100 * category["score"]) for name, category in report["categories"].items()}


def faults(report: dict[str, Any]) -> list[str]:
    """What is not as it should be, but for speed."""
    wrong = {
        audit["id"]
        for name, category in report["categories"].items()
        if name != "performance"
        for audit in category["auditRefs"]
        if audit["weight"] and report["audits"][audit["id"]]["score"] not in (1, None)
    }
    return sorted(wrong)


def main(runs: int, names: list[str]) -> None:
    install()
    with TemporaryDirectory() as folder, Service(f"{folder}/tables.db", Path(folder)) as service:
        for name, path in screens(service).items():
            if names and name not in names:
                continue
            reports = [audit(f"{service.address}{path}") for _ in range(runs)]
            middle = {category: median(scores(report)[category] for report in reports) for category in CATEGORIES}
            times = {
                metric: round(median(report["audits"][metric]["numericValue"] for report in reports))
                for metric in ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index")
            }
            shift = median(report["audits"]["cumulative-layout-shift"]["numericValue"] for report in reports)
            each = [scores(report)["performance"] for report in reports]
            print(name, middle, times, f"shift {shift:.3f}", each, faults(reports[0]), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1, sys.argv[2:])
