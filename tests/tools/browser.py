"""A headless Chromium, where it is installed (Debian: chromium chromium-driver), for pages that this package makes."""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Any

import pytest

_OPTIONS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1400,900")
_PATIENCE = 60.0  # seconds


def _why_not() -> str:
    if which("chromium") is None or which("chromedriver") is None:
        return "there is no Chromium with its driver (Debian: apt-get install chromium chromium-driver)"
    return "" if find_spec("selenium") else "selenium is not installed"


REASON = _why_not()
needs_browser = pytest.mark.skipif(bool(REASON), reason=REASON)


class Page:
    """A page that is open."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver

    def open(self, path: Path) -> None:
        self._driver.get(path.resolve().as_uri())

    def run(self, script: str, *arguments: object) -> Any:
        return self._driver.execute_script(script, *arguments)

    def wait_for(self, expression: str) -> None:
        """Return when an expression is true."""
        end = time.monotonic() + _PATIENCE
        while not self.run(f"return Boolean({expression})"):
            assert time.monotonic() < end, f"in vain: {expression}\n{self.complaints()}"
            time.sleep(0.02)

    def click(self, selector: str, text: str | None = None) -> None:
        """Click the first element with a text."""
        script = """
        const found = [...document.querySelectorAll(arguments[0])].find((one) =>
          arguments[1] === null || one.textContent.includes(arguments[1]));
        if (!found) throw new Error(`there is no ${arguments[0]} with '${arguments[1]}'`);
        found.click();
        """
        self.run(script, selector, text)

    def write(self, selector: str, text: str) -> None:
        script = "const it = document.querySelector(arguments[0]); it.value = arguments[1];"
        self.run(
            f"{script} it.dispatchEvent(new Event('input')); it.dispatchEvent(new Event('change'));", selector, text
        )

    def text(self, selector: str) -> str:
        return self.run("return document.querySelector(arguments[0])?.textContent ?? ''", selector)

    def complaints(self) -> list[str]:
        """Return what the page wrote to its console since the last call: errors and warnings."""
        return [one["message"] for one in self._driver.get_log("browser")]


@contextmanager
def opened() -> Generator[Page]:
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = which("chromium") or ""
    for option in _OPTIONS:
        options.add_argument(option)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = webdriver.ChromeService(which("chromedriver"), log_output=os.devnull)
    driver = webdriver.Chrome(options=options, service=service)
    try:
        yield Page(driver)
    finally:
        driver.quit()
