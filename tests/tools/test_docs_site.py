"""The site of `make docs`: built without a warning, with the pages about the code, a search, and nothing from elsewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import sync_playwright

from tools.chromium import found
from tools.docs_site import BESIDE, REFERENCE, ROOT, Examples

ELSEWHERE = re.compile(r"""(?:src=|<link[^>]*href=|url\(|@import )["']?(?:https?:)?//[^"'\s>)]+""")


def test_a_session_in_a_docstring_is_no_quotation() -> None:
    lines = ["Words.", "", ">>> 1 + 1", "2", "", "More."]
    assert Examples().run(lines) == ["Words.", "", "```pycon", ">>> 1 + 1", "2", "```", "", "More.", ""]
    fenced = ["```pycon", ">>> 1 + 1", "2", "```"]
    assert Examples().run(fenced) == [*fenced, ""]


def test_every_document_has_its_place_on_the_site() -> None:
    listed = set(re.findall(r"(\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE))
    documents = {path.name for path in (ROOT / "docs").glob("*.md")} | {"adr/README.md"}
    assert listed - {"/adr/0*.md"} == documents | set(BESIDE) | set(REFERENCE)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return folder


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class TestTheSite:
    pytestmark = pytest.mark.slow

    def test_the_pages_about_the_code_are_there(self, site: Path) -> None:
        for page in REFERENCE:
            assert (site / page).with_suffix(".html").is_file()
        front = (site / "reference" / "carson.html").read_text(encoding="utf-8")
        assert 'id="carson.match.Match.choose"' in front
        assert "&gt;&gt;&gt; " in front

    def test_all_documents_can_be_searched(self, site: Path) -> None:
        index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
        pages = {entry["location"].split("#")[0] for entry in index["docs"]}
        assert {"index.html", "reference/carson.html", "changelog.html"} <= pages
        documents = {path.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for path in ROOT.glob("docs/**/*.md")}
        assert documents - {page.replace("adr/index", "adr/README") for page in pages} == set()

    def test_no_page_loads_anything_from_elsewhere(self, site: Path) -> None:
        files = [path for kind in ("html", "css") for path in site.rglob(f"*.{kind}")]
        assert len(files) > 20
        assert [(path.name, found) for path in files for found in ELSEWHERE.findall(path.read_text(encoding="utf-8"))] == []

    def test_in_a_browser(self, address: str) -> None:
        """Search finds a method, on a phone too, and nobody else is asked for anything."""
        asked: list[str] = []
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox"])
            for width in (1280, 390):
                page = browser.new_page(viewport={"width": width, "height": 800})
                page.on("request", lambda request: asked.append(request.url))
                page.goto(f"{address}/index.html")
                if width == 390:
                    page.locator("label[for=__search]:visible").first.click()
                else:
                    page.locator("input.md-search__input").click()
                page.locator("input.md-search__input").press_sequentially("winners")
                page.locator(".md-search-result__item a[href*='carson.match.Match.winners']").click()
                page.wait_for_url("**/reference/carson.html*")
                assert page.evaluate("document.documentElement.scrollWidth") <= width
                page.close()
            browser.close()
        assert len(asked) > 10
        assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
