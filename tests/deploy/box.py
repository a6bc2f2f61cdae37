"""A machine to install on, for tests: this one as it is, but what is written in it is thrown away, its only network is
loopback, and what runs in it ends with it. It takes root, and a kernel that lets root make namespaces.

Nothing is installed on the machine that runs the tests, and every path and port of a recipe can be used as it stands.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final, Self

ROOT: Final = Path(__file__).parents[2]
HOME: Final = {"HOME": str(Path.home())}  # where pip and npm find how this machine wants them
SYSTEMD: Final = ("/lib/systemd/systemd", "--unit=sysinit.target")
IDLE: Final = ("sleep", "infinity")
PATIENCE: Final = 400  # seconds; npm and pip have much to fetch
NAMESPACES: Final = ("--mount", "--pid", "--net", "--uts", "--ipc")

# The first shell is in the machine's cgroups still: systemd gets one of its own, which is removed again.
OUTER: Final = """
set -e
mkdir -p "$BOX/written" "$BOX/work" "$BOX/root" "$BOX/cgroups"
mount -t cgroup2 cgroup2 "$BOX/cgroups"
mkdir -p "$BOX/cgroups/$CGROUP"
echo $$ > "$BOX/cgroups/$CGROUP/cgroup.procs"
umount "$BOX/cgroups"
exec unshare --cgroup sh -c "$INNER" sh "$@"
"""
INNER: Final = """
set -e
cd "$BOX/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$BOX/written,workdir=$BOX/work" .
cd "$BOX/root"
for seen in $SEEN; do mkdir -p ".$seen"; mount --bind "$seen" ".$seen"; mount -o remount,bind,ro ".$seen"; done
mount -t proc proc proc
mount --bind proc/sys proc/sys
mount -o remount,bind,ro proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs tmpfs run
mount -t tmpfs -o mode=1777 tmpfs tmp
echo "# no disks" > etc/fstab
mount -t tmpfs -o mode=755 tmpfs dev
for device in null zero full random urandom tty; do touch dev/$device; mount --bind /dev/$device dev/$device; done
ln -s /proc/self/fd dev/fd
ln -s pts/ptmx dev/ptmx
mkdir dev/shm dev/pts
mount -t tmpfs tmpfs dev/shm
mount -t devpts -o newinstance,ptmxmode=666 devpts dev/pts
ip link set lo up
pivot_root . .
umount -l .
exec env -i container=box PATH=/usr/sbin:/usr/bin:/sbin:/bin setpriv --bounding-set=-sys_module,-sys_time,-sys_boot \
    chroot . sh -c 'echo ready; exec "$@" > /dev/null 2>&1' sh "$@"
"""
UNDO: Final = 'mount -t cgroup2 cgroup2 "$BOX/cgroups" && find "$BOX/cgroups/$CGROUP" -depth -type d -exec rmdir {} +'


class BoxUnavailable(Exception):
    """This machine makes none."""


class Box:
    """Use it in `with`. What an earlier one wrote into the same folder is there again."""

    def __init__(self, folder: Path, init: Sequence[str] = IDLE) -> None:
        self.init = init
        seen = [path for path in (str(ROOT), sys.base_prefix) if path != "/usr"]
        self.environ = {
            "PATH": os.defpath + ":/usr/sbin:/sbin",
            "BOX": str(folder),
            "CGROUP": folder.name,
            "SEEN": " ".join(seen),
            "INNER": INNER,
        }

    def __enter__(self) -> Self:
        if os.geteuid() != 0:
            raise BoxUnavailable("it takes root to make a box")
        # Whatever ends this process ends the box.
        command = [
            "setpriv",
            "--pdeathsig=KILL",
            "unshare",
            *NAMESPACES,
            "--fork",
            "--kill-child",
            "sh",
            "-c",
            OUTER,
            "sh",
            *self.init,
        ]
        self._holder = subprocess.Popen(
            command, env=self.environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self._holder.stdout is not None
        assert self._holder.stderr is not None
        if self._holder.stdout.readline() != "ready\n":
            raise BoxUnavailable(self._holder.stderr.read())
        (self._inside,) = children(self._holder.pid)
        assert self.path("/").stat().st_dev != Path("/").stat().st_dev, "whatever runs in the box would run outside"
        if self.init is SYSTEMD:
            self.run("until systemctl is-system-running --wait | grep -Eq 'running|degraded'; do sleep 0.1; done")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        os.kill(self._inside, signal.SIGKILL)  # and everything with it
        with self._holder as holder:
            holder.wait()
        subprocess.run(["unshare", "--mount", "sh", "-c", UNDO], env=self.environ, check=True)

    def path(self, path: str) -> Path:
        """A file of the box, to be read or written from here."""
        return Path(f"/proc/{self._inside}/root{path}")

    def command(self, arguments: Sequence[str], environ: Mapping[str, str], folder: str, online: bool) -> list[str]:
        """What runs a program in the box; `online` with this machine's network instead of the box's own."""
        spaces = [space for space in NAMESPACES if space != "--net" or not online]
        given = [f"{name}={value}" for name, value in environ.items()]
        return [
            "nsenter",
            "--target",
            str(self._inside),
            *spaces,
            "--root",
            "env",
            "-i",
            f"--chdir={folder}",
            *given,
            *arguments,
        ]

    def run(
        self, script: str, environ: Mapping[str, str] | None = None, folder: str = "/", online: bool = False, typed: str = ""
    ) -> str:
        """What a shell script of root's wrote on standard output. It has to succeed."""
        arguments = ["timeout", str(PATIENCE), "bash", "-euo", "pipefail", "-c", script]
        ended = subprocess.run(
            self.command(arguments, machine_environ(online) | dict(environ or {}), folder, online),
            input=typed, capture_output=True, text=True, start_new_session=True,
        )  # fmt: skip
        assert ended.returncode == 0, f"{script}\n{ended.stdout[-4000:]}\n{ended.stderr[-4000:]}"
        return ended.stdout

    @contextmanager
    def running(
        self, arguments: Sequence[str], environ: Mapping[str, str], folder: str = "/"
    ) -> Iterator[subprocess.Popen[str]]:
        """A program that goes on, until here at most. What it says on standard error is the test's own."""
        command = self.command(arguments, environ, folder, online=False)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as entering:
            try:
                yield entering
            finally:
                for child in children(entering.pid):
                    os.kill(child, signal.SIGKILL)

    def visit(self, address: str, authority: str = "") -> None:
        """Somebody in the box who plays there."""
        self.run(f"exec {sys.executable} -m tests.deploy.visitor {address} {authority}", folder=str(ROOT))


def children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children")
    return list(map(int, listed.read_text(encoding="ascii").split())) if listed.exists() else []


def machine_environ(online: bool) -> dict[str, str]:
    """Of a login shell of root's; and how this machine reaches others, if it may."""
    path = HOME | {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
    reaching = re.compile("(PIP|UV|NPM|NODE|SSL|npm)_|(https?|no|all)_proxy$", re.IGNORECASE)
    return path | ({name: value for name, value in os.environ.items() if reaching.match(name)} if online else {})


def common_python() -> str:
    """A Python that every user of this machine may run, which one in somebody's home is not."""
    found = shutil.which("python3", path="/usr/local/bin:/usr/bin")
    if found is None:
        raise BoxUnavailable("there is no Python for all users")
    return found
