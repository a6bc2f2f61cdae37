"""docs/hosting.md, carried out line by line on a machine with systemd, from nothing to two servers behind a proxy."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.deploy.box import HOME, ROOT, SYSTEMD, Box, BoxUnavailable, machine_environ
from tests.deploy.files import copy_repository
from tests.deploy.recipes import recipe

pytestmark = pytest.mark.slow

PACKAGES = "caddy curl docker-compose git nginx openssl postgresql python3-venv python3-yaml sudo systemd"
NO_SERVICES = "#!/bin/sh\nexit 101\n"  # packages start nothing: the tests do
CLONE = "/srv/carson-city"
INSTALL, SERVE = recipe("Try it").rsplit("\n", 2)[:2]
HERE = "http://127.0.0.1:1858"
SITE = "https://games.example.org"
CERTIFICATE = "/etc/letsencrypt/live/games.example.org"
EARLIER = ROOT / "tests" / "earlier" / "0.1.0"


def install(box: Box) -> None:
    """Debian's packages, and then what the document says."""
    box.path("/usr/sbin/policy-rc.d").write_text(NO_SERVICES, encoding="utf-8")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    box.run(
        f"chmod +x /usr/sbin/policy-rc.d; apt-get update -qq; apt-get install -y -qq --no-install-recommends {PACKAGES}",
        quiet,
        online=True,
    )
    copy_repository(box.path("/srv/repository"))
    box.run("git init --quiet; git config user.name Kit; git config user.email kit@example.org", folder="/srv/repository")
    commit(box)
    box.run(INSTALL.replace("<this repository>", "/srv/repository"), folder="/srv", online=True)
    with box.path("/etc/hosts").open("a", encoding="utf-8") as hosts:
        hosts.write("127.0.0.1 games.example.org\n")


def commit(box: Box) -> None:
    box.run("git add --all; git commit --quiet --message 'As it is'", folder="/srv/repository")


@pytest.fixture(scope="module")
def machine() -> Iterator[Box]:
    with TemporaryDirectory(prefix="carson-hosting-") as folder:
        Path(folder).chmod(0o755)
        try:
            with Box(Path(folder)) as box:
                install(box)
            with Box(Path(folder), SYSTEMD) as box:
                yield box
        except BoxUnavailable as error:
            pytest.fail(f"these tests need Linux, root and namespaces: {error}")


@pytest.fixture(scope="module")
def service(machine: Box) -> Box:
    """With the unit installed and started."""
    *commands, journal = recipe("With systemd").splitlines()
    machine.run("\n".join(commands), folder=CLONE)
    machine.run("systemd-analyze verify carson.service")
    machine.visit(HERE)
    assert "/api/v1/tables" in machine.run(f"timeout 2 {journal} || true")
    assert HERE in machine.run("journalctl --unit carson")
    return machine


def set_settings(box: Box, *settings: str) -> None:
    example = (ROOT / "deploy" / "carson.env.example").read_text(encoding="utf-8")
    box.path("/etc/carson/carson.env").write_text("\n".join([example, *settings, ""]), encoding="utf-8")


def ask(box: Box, path: str, body: object = None, *options: str) -> tuple[int, str]:
    """Somebody's request with curl: status and answer."""
    sent = [] if body is None else ["--header", "Content-Type: application/json", "--data", json.dumps(body)]
    command = ["curl", "--silent", "--write-out", "\\n%{http_code}", *sent, *options, HERE + path]
    answer, _, status = box.run(shlex.join(command)).rpartition("\n")
    return int(status), answer


def is_known(box: Box, name: str, password: str = "spurs and saddles") -> bool:
    return ask(box, "/api/v1/sessions", {"name": name, "password": password})[0] < 300


def test_try_it(machine: Box) -> None:
    """With settings from a file, as a shell reads them."""
    machine.run("cp deploy/carson.env.example carson.env; echo CARSON_PORT=1860 >> carson.env", folder=CLONE)
    script = f"set -a; . ./carson.env; exec {SERVE}"
    with machine.running(["bash", "-c", script], HOME | machine_environ(online=False), CLONE) as serving:
        machine.visit("http://127.0.0.1:1860")
        machine.run("pkill --signal INT --oldest carson")  # Ctrl-C
        assert serving.wait(30) == 0


def test_the_unit_serves_as_nobody_in_particular(service: Box) -> None:
    main = service.run("systemctl show --property=MainPID --value carson").strip()
    assert service.run(f"ps -o user= -p {main}").strip() == "carson"
    assert service.run("stat --format=%U:%a /var/lib/carson/carson.db") == "carson:600\n"


def test_settings_are_read_again(service: Box) -> None:
    set_settings(service, "CARSON_METRICS_TOKEN=prospectors-and-poker", "CARSON_LOG=json")
    service.run("systemctl restart carson")
    service.visit(HERE)
    status, told = ask(service, "/metrics", None, "--header", "Authorization: Bearer prospectors-and-poker")
    assert (status, "carson_tables_live" in told) == (200, True)
    assert ask(service, "/metrics")[0] == 404
    last = service.run("journalctl --unit carson --output cat --grep '^{' --lines 1")
    assert {"time", "level", "event"} <= json.loads(last).keys()


def test_a_wrong_setting_is_told(service: Box) -> None:
    set_settings(service, "CARSON_PORTS=1859")
    service.run("systemctl restart carson || true; sleep 1; systemctl stop carson")
    assert "There is no setting CARSON_PORTS" in service.run("journalctl --unit carson --output cat --lines 20")
    set_settings(service)
    service.run("systemctl reset-failed carson; systemctl start carson")
    service.visit(HERE)


def test_behind_nginx(service: Box) -> None:
    service.run(
        f"mkdir -p {CERTIFICATE}; openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
        f" -keyout {CERTIFICATE}/privkey.pem -out {CERTIFICATE}/fullchain.pem"
        " -subj /CN=games.example.org -addext subjectAltName=DNS:games.example.org"
    )
    service.path("/etc/nginx/conf.d/carson.conf").write_text(recipe("TLS", 1), encoding="utf-8")
    service.run("nginx -t; systemctl start nginx")
    service.visit(SITE, f"{CERTIFICATE}/fullchain.pem")
    service.run("systemctl stop nginx")


def test_behind_caddy(service: Box) -> None:
    """With certificates of its own making: it has nobody here to ask for others."""
    service.path("/etc/caddy/Caddyfile").write_text(recipe("TLS"), encoding="utf-8")
    service.run("caddy validate --config /etc/caddy/Caddyfile")
    local = "{\n    local_certs\n    skip_install_trust\n}\n"
    service.path("/etc/caddy/Caddyfile").write_text(local + recipe("TLS"), encoding="utf-8")
    service.run("systemctl start caddy")
    authority = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
    service.run(f"until [ -e {authority} ]; do sleep 0.1; done")
    service.visit(SITE, authority)
    service.run("systemctl stop caddy")


def test_backup_and_restore(service: Box) -> None:
    backup, restore = recipe("Backup and restore"), recipe("Backup and restore", 1)
    assert ask(service, "/api/v1/accounts", {"name": "Before", "password": "spurs and saddles"})[0] == 201
    service.run(backup)
    assert ask(service, "/api/v1/accounts", {"name": "Afterwards", "password": "spurs and saddles"})[0] == 201
    assert "a backup replaces nothing" in service.run(f"! {backup.strip()} 2>&1")
    service.run(restore)
    service.visit(HERE)
    assert (is_known(service, "Before"), is_known(service, "Afterwards")) == (True, False)


def test_the_backup_of_an_earlier_version(service: Box) -> None:
    """It is brought up to date when it is opened."""
    (person,) = json.loads((EARLIER / "tables.json").read_text(encoding="utf-8"))["people"]
    service.run(f"cp {EARLIER}/carson.db /var/backups/carson-monday.db")
    service.run(recipe("Backup and restore", 1))
    service.visit(HERE)
    assert is_known(service, person["name"], person["password"])


def test_upgrade(service: Box) -> None:
    """The same version again, with a line more: what is pulled is what runs."""
    with service.path("/srv/repository/src/carson/__init__.py").open("a", encoding="utf-8") as module:
        module.write('\nNEWS = "the railroad"\n')
    commit(service)
    service.run("systemctl stop carson; git pull --quiet", folder=CLONE)
    (again,) = (line for line in INSTALL.splitlines() if line.startswith("/opt/carson/bin/pip"))
    service.run(again, folder=CLONE, online=True)
    assert service.run("/opt/carson/bin/python -c 'import carson; print(carson.NEWS)'") == "the railroad\n"
    service.run("systemctl start carson")
    service.visit(HERE)


def test_postgresql_and_two_processes(service: Box) -> None:
    create, setting, template = (recipe("PostgreSQL, and more than one process", number) for number in range(3))
    service.run("systemctl start postgresql")
    role, database = create.splitlines()
    service.run(role, typed="PASSWORD\nPASSWORD\n")
    service.run(database)
    set_settings(service, setting.strip())
    service.run(f"{template}systemd-analyze verify carson@1858.service", folder=CLONE)
    for port in (1858, 1859):
        service.visit(f"http://127.0.0.1:{port}")
    made = ask(service, "/api/v1/tables", {"game": "cards", "preset": "solo", "start": True})[1]
    table = json.loads(made)["table"]["id"]
    service.run("systemctl stop carson@1858")
    assert service.run(f"curl --silent http://127.0.0.1:1859/api/v1/tables/{table}").startswith("{")
    service.run("systemctl disable --now carson@1859")


def test_compose_says_the_same_as_the_document(machine: Box) -> None:
    text = machine.run("docker-compose --file deploy/compose.yaml config", folder=CLONE)
    read = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)"
    carson = json.loads(machine.run(f"/usr/bin/python3 -c {shlex.quote(read)}", typed=text))["services"]["carson"]
    build, run = recipe("In a container").replace("\\\n", "").splitlines()
    assert f"--file {carson['build']['dockerfile']} " in build
    options = dict(re.findall(r"--([a-z-]+) ([^-]\S*)", run))
    assert options == {
        "name": "carson",
        "publish": carson["ports"][0].removesuffix("/tcp"),
        "volume": carson["volumes"][0].removesuffix(":rw"),
        "tmpfs": carson["tmpfs"][0],
        "cap-drop": carson["cap_drop"][0],
        "security-opt": carson["security_opt"][0].removesuffix(":true"),
        "env": f"CARSON_PROXIES={carson['environment']['CARSON_PROXIES']}",
    }
    assert carson["read_only"] is True
    assert "--read-only" in run
