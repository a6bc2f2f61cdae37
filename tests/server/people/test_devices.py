"""Browsers: a short hint of what they say, and a proof of an earlier login that another password ends."""

from __future__ import annotations

import pytest

from carson.server.people.devices import hint, is_proof, new_proof


@pytest.mark.parametrize(
    ("agent", "found"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0", "Firefox, Android"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36",
            "Chrome, Windows",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15",
            "Safari, macOS",
        ),
        ("curl/8.5.0", "curl"),
        ("python-httpx/0.28", "Python"),
        ("my own client, made by Kit", ""),
        ("", ""),
        ("x" * 100_000 + "Firefox/1", ""),
    ],
)
def test_a_hint_and_no_more(agent: str, found: str) -> None:
    assert hint(agent) == found


def test_a_proof_is_good_for_one_password() -> None:
    proof = new_proof("hash")
    assert is_proof(proof, "hash")
    assert not is_proof(proof, "another")
    assert new_proof("hash") != proof
    assert "hash" not in proof


@pytest.mark.parametrize("text", ["", "device_", "device_.", "device_a.b", "ä.ö", "x" * 1000, "device_" + "a" * 1000 + ".b"])
def test_what_is_no_proof(text: str) -> None:
    assert not is_proof(text, "hash")
