"""Runs a program and ends it, with all that it started, when whoever started us is gone, however he went.

    python leash.py FD COMMAND...

FD is the reading end of a pipe that nobody writes to: it ends with him.
This is a process of its own that imports nothing of ours.
"""

import os
import signal
import subprocess
import sys
import threading


def end_all() -> None:
    """Our session is our own: in this group are the program, what it started, and we."""
    os.killpg(0, signal.SIGKILL)


def watch(pipe: int) -> None:
    os.read(pipe, 1)
    end_all()


def main() -> None:
    threading.Thread(target=watch, args=(int(sys.argv[1]),), daemon=True).start()
    try:
        subprocess.Popen(sys.argv[2:]).wait()  # it gets our standard streams, and not the pipe
    finally:
        end_all()


if __name__ == "__main__":
    main()
