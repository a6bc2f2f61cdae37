"""The page for browsers: which file an address is, how it is sent, and what is left to the API."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from carson.server.http.browser import Browser, answer

FILES = {
    "index.html": b"<!doctype html><title>Carson City</title>" + b" " * 500,
    "icon.svg": b"<svg/>",
    "manifest.webmanifest": b"{}",
    "assets/index-abc.js": b"export {};" * 100,
    "assets/slab-abc.woff2": b"font" * 100,
}


async def api(scope: Scope, _: Receive, send: Send) -> None:
    assert scope["type"] == ScopeType.HTTP
    await answer(scope, send, 404, [], b"the application")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
    return tmp_path


def get(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(Browser(api, folder))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.request(method, path, headers={"accept-encoding": "identity", **headers})

    return asyncio.run(asked())


@pytest.mark.parametrize("path", ["/", "/table/abcdefghijkl", "/new/cards", "/rules", "/index.html"])
def test_every_screen_is_the_page(folder: Path, path: str) -> None:
    found = get(folder, path)
    assert (found.status_code, found.content) == (200, FILES["index.html"])
    assert found.headers["content-type"] == "text/html; charset=utf-8"
    assert found.headers["cache-control"] == "no-cache"  # a new version is found at once


def test_a_rulings_number_is_no_file(folder: Path) -> None:
    assert (get(folder, "/rules/B5.6")).content == FILES["index.html"]


def test_what_is_named_by_its_content_is_kept_for_ever(folder: Path) -> None:
    found = get(folder, "/assets/index-abc.js")
    assert found.content == FILES["assets/index-abc.js"]
    assert found.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in found.headers["cache-control"]
    assert (get(folder, "/manifest.webmanifest")).headers["content-type"] == "application/manifest+json"


def test_it_is_sent_compressed_where_that_helps(folder: Path) -> None:
    packed = Browser(api, folder).files["assets/index-abc.js"].packed
    assert gzip.decompress(packed) == FILES["assets/index-abc.js"]
    found = get(folder, "/assets/index-abc.js", **{"accept-encoding": "gzip, br"})
    assert found.headers["content-encoding"] == "gzip"
    assert int(found.headers["content-length"]) == len(packed) < len(FILES["assets/index-abc.js"])
    font = get(folder, "/assets/slab-abc.woff2", **{"accept-encoding": "gzip"})
    assert "content-encoding" not in font.headers


def test_what_a_browser_has_is_not_sent_again(folder: Path) -> None:
    tag = (get(folder, "/icon.svg")).headers["etag"]
    again = get(folder, "/icon.svg", **{"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_head_has_no_body(folder: Path) -> None:
    found = get(folder, "/", "HEAD")
    assert (found.status_code, found.content) == (200, b"")
    assert int(found.headers["content-length"]) == len(FILES["index.html"])


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/v1/nothing"), ("GET", "/healthz"), ("GET", "/metrics"), ("GET", "/readyz"), ("POST", "/"),
        ("GET", "/assets/gone-abc.js"), ("GET", "/assets/gone"), ("GET", "/robots.txt"), ("GET", "/../pyproject.toml"),
    ],
)  # fmt: skip
def test_the_rest_is_the_applications(folder: Path, method: str, path: str) -> None:
    assert (get(folder, path, method)).content == b"the application"


def test_without_a_page_it_says_how_to_build_it(tmp_path: Path) -> None:
    found = get(tmp_path, "/")
    assert (found.status_code, found.text) == (
        404,
        "The page for browsers is not built. In the project's folder, 'make page' builds it.\n",
    )
