"""The page for browsers: what is built from web/ into the folder `page` beside this file, held in memory, sent compressed.

Every address that is no file of the page is one of its screens, which the page tells apart itself.
"""

from __future__ import annotations

import gzip
from functools import cached_property
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path, PurePosixPath
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

PAGE: Final = Path(__file__).parents[1] / "page"
OTHERS: Final = ("/api", "/healthz", "/readyz", "/metrics")  # the server's own
FIRST: Final = "index.html"
NAMED_BY_CONTENT: Final = "assets/"  # a file there has a hash in its name: it never changes
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
PACKED_ALREADY: Final = (".woff2", ".png")
NOT_BUILT: Final = b"The page for browsers is not built. In the project's folder, 'make page' builds it.\n"

Headers = list[tuple[bytes, bytes]]


class PageFile:
    """A file of the page, and how it is told to a browser."""

    def __init__(self, name: str, content: bytes) -> None:
        self.name = name
        self.content = content
        self.tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'.encode()

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.content, 9, mtime=0)

    @property
    def headers(self) -> Headers:
        suffix = PurePosixPath(self.name).suffix
        kind = TYPES.get(suffix) or guess_type(self.name)[0] or "application/octet-stream"
        text = kind.startswith("text/")
        kept = "public, max-age=31536000, immutable" if self.name.startswith(NAMED_BY_CONTENT) else "no-cache"
        return [
            (b"content-type", f"{kind}; charset=utf-8".encode() if text else kind.encode()),
            (b"cache-control", kept.encode()),
            (b"etag", self.tag),
            (b"vary", b"accept-encoding"),
        ]

    @property
    def packable(self) -> bool:
        return not self.name.endswith(PACKED_ALREADY)


class Browser:
    """Answers browsers that ask for the page; everything else goes on to the application."""

    def __init__(self, app: ASGIApp, folder: Path = PAGE) -> None:
        self.app = app
        paths = sorted(path for path in folder.rglob("*") if path.is_file())
        files = [PageFile(path.relative_to(folder).as_posix(), path.read_bytes()) for path in paths]
        self.files = {file.name: file for file in files}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD") or is_other(scope["path"]):
            await self.app(scope, receive, send)
        elif FIRST not in self.files:
            await answer(scope, send, 404, [(b"content-type", b"text/plain; charset=utf-8")], NOT_BUILT)
        elif (file := self.file(scope["path"])) is not None:
            await self.send_file(scope, send, file)
        else:
            await self.app(scope, receive, send)  # which says that there is no such address

    def file(self, path: str) -> PageFile | None:
        name = path.removeprefix("/")
        if name in self.files:
            return self.files[name]
        looks_like_a_file = name.startswith(NAMED_BY_CONTENT) or ("." in name and "/" not in name) or ".." in name
        return None if looks_like_a_file else self.files[FIRST]

    async def send_file(self, scope: HTTPScope, send: Send, file: PageFile) -> None:
        asked = dict(scope["headers"])
        if asked.get(b"if-none-match") == file.tag:
            await answer(scope, send, 304, file.headers, b"")
        elif file.packable and b"gzip" in asked.get(b"accept-encoding", b""):
            await answer(scope, send, 200, [*file.headers, (b"content-encoding", b"gzip")], file.packed)
        else:
            await answer(scope, send, 200, file.headers, file.content)


def is_other(path: str) -> bool:
    return any(path == other or path.startswith(f"{other}/") for other in OTHERS)


async def answer(scope: HTTPScope, send: Send, status: int, headers: Headers, body: bytes) -> None:
    headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body, "more_body": False})
