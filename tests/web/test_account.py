"""The account in the browser: made, its logins and tokens ended, another password, all that is kept, and deleted."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.service import Service
from tests.web.table_page import Open

PASSWORD, ANOTHER = "correct horse", "battery staple"


def test_an_account_from_its_beginning_to_its_end(open_page: Open, service: Service) -> None:
    page = open_page("/account").page
    page.get_by_role("button", name="No account yet? Make one").click()
    page.get_by_label("Name").fill("Kit")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Kit")

    logins = page.locator("section", has=page.get_by_role("heading", name="Where you are logged in")).get_by_role("listitem")
    expect(logins).to_have_count(1)
    expect(logins.first).to_contain_text(re.compile("Chrome.*this browser"))
    with service.client() as elsewhere:
        elsewhere.post(
            "/sessions", json={"name": "Kit", "password": PASSWORD}, headers={"user-agent": "Firefox/1 (Android)"}
        )
        page.reload()
        expect(logins).to_have_count(2)
        page.get_by_role("button", name="End: Firefox, Android").click()
        expect(logins).to_have_count(1)
        assert elsewhere.get("/me").status_code == 401

    page.get_by_text("Tokens for programs", exact=True).click()
    page.get_by_label("What is it for?").fill("a robot")
    page.get_by_role("button", name="Make a token").click()
    token = page.locator("code").inner_text()
    with service.client(token) as robot:
        assert robot.get("/me").status_code == 200
        page.get_by_text("Change the password", exact=True).first.click()
        page.get_by_label("Password until now").fill(PASSWORD)
        page.get_by_label("New password").fill(ANOTHER)
        page.get_by_role("button", name="Change the password").click()
        expect(page.get_by_text("The password is changed.")).to_be_visible()
        expect(page.get_by_text("a robot")).to_have_count(0)
        assert robot.get("/me").status_code == 401

    with page.expect_download() as download:
        page.get_by_role("link", name="Download all of it").click()
    kept = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert kept["account"]["name"] == "Kit"

    page.get_by_role("button", name="Delete the account").click()
    page.get_by_label("Your password, to be sure").fill(ANOTHER)
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_text("Your account is deleted.")).to_be_visible()
    expect(page.get_by_role("button", name="Log in")).to_be_visible()
    with service.client() as anybody:
        assert anybody.post("/sessions", json={"name": "Kit", "password": ANOTHER}).status_code == 401
