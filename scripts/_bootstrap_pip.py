"""Put pip into the virtual environment that runs this file, with the standard library alone.

Needed where Python comes without ensurepip (Debian and Ubuntu ship it apart, as python3-venv). The newest
pip wheel is fetched from the simple index that PIP_INDEX_URL names, checked against its SHA-256 and told to
install itself.
"""

import base64
import hashlib
import json
import os
import re
import ssl
import subprocess
import sys
import tempfile
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

INDEX = "https://pypi.org/simple"
ACCEPT = "application/vnd.pypi.simple.v1+json, text/html;q=0.5"
WHEEL = re.compile(r"pip-(\d+(?:\.\d+)*)-py3-none-any\.whl")


class Wheel(NamedTuple):
    """One pip wheel of an index: its version, file name, address, digest and the Python that it asks for."""

    version: tuple[int, ...]
    name: str
    url: str
    sha256: str
    requires_python: str


class BootstrapError(Exception):
    """The index could not be reached, or holds no pip that fits."""


def fetch(url: str) -> tuple[bytes, str, str]:
    """Return body, content type and final address; name and password in `url` go into a header."""
    parts = urllib.parse.urlsplit(url)
    login, _, host = parts.netloc.rpartition("@")
    bare = parts._replace(netloc=host).geturl()
    request = urllib.request.Request(bare, headers={"Accept": ACCEPT})
    if login:
        token = base64.b64encode(urllib.parse.unquote(login).encode()).decode()
        request.add_unredirected_header("Authorization", f"Basic {token}")
    context = ssl.create_default_context(cafile=os.environ.get("PIP_CERT") or None)
    try:
        with urllib.request.urlopen(request, timeout=30, context=context) as answer:
            return answer.read(), answer.headers.get_content_type(), answer.geturl()
    except (urllib.error.URLError, OSError) as error:
        raise BootstrapError(f"cannot fetch {bare}: {getattr(error, 'reason', error)}") from None


class LinkParser(HTMLParser):
    """Collect (text, address, wanted Python, withdrawn?) of every link on a page of the simple index."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[tuple[str, str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "a" and (href := values.get("href")):
            self.links.append((href, values.get("data-requires-python") or "", "data-yanked" in values))


def wheels(body: bytes, content_type: str, base: str) -> Iterator[Wheel]:
    """Yield the pip wheels that a project page lists with a SHA-256, whether it is JSON (PEP 691) or HTML."""
    if content_type.endswith("json"):
        files = [
            (f"{entry['url']}#sha256={entry['hashes'].get('sha256', '')}", entry.get("requires-python") or "",
             bool(entry.get("yanked")))
            for entry in json.loads(body)["files"]
        ]  # fmt: skip
    else:
        parser = LinkParser()
        parser.feed(body.decode())
        files = parser.links
    for href, requires, yanked in files:
        url, fragment = urllib.parse.urldefrag(urllib.parse.urljoin(base, href))
        name = urllib.parse.unquote(url.rpartition("/")[2])
        digest = re.search(r"sha256=([0-9a-f]{64})", fragment)
        if (match := WHEEL.fullmatch(name)) and digest and not yanked:
            yield Wheel(tuple(map(int, match[1].split("."))), name, url, digest[1], requires)


def suits(requires: str) -> bool:
    """Whether the lower bound in a Requires-Python text admits this Python."""
    bound = re.search(r">=\s*(\d+(?:\.\d+)*)", requires)
    return not bound or sys.version_info[:3] >= tuple(map(int, bound[1].split(".")))


def with_login(url: str, index: str) -> str:
    """Give `url` the name and password of the index when both are on one host."""
    login, _, host = urllib.parse.urlsplit(index).netloc.rpartition("@")
    parts = urllib.parse.urlsplit(url)
    return parts._replace(netloc=f"{login}@{host}").geturl() if login and parts.netloc == host else url


def install(index: str) -> None:
    """Fetch, check and install the newest pip of `index` that suits this Python."""
    body, content_type, base = fetch(f"{index.rstrip('/')}/pip/")
    fitting = [wheel for wheel in wheels(body, content_type, base) if suits(wheel.requires_python)]
    if not fitting:
        raise BootstrapError("the package index lists no pip wheel with a SHA-256 for this Python")
    newest = max(fitting)
    data = fetch(with_login(newest.url, index))[0]
    if hashlib.sha256(data).hexdigest() != newest.sha256:
        raise BootstrapError(f"{newest.name} does not have the SHA-256 that the index gives for it")
    with tempfile.TemporaryDirectory() as folder:
        wheel = Path(folder, newest.name)
        wheel.write_bytes(data)
        command = [sys.executable, f"{wheel}/pip", "install", "--quiet", "--no-index", "--no-deps", str(wheel)]
        if subprocess.run(command, check=False).returncode:
            raise BootstrapError(f"{newest.name} could not install itself")


if __name__ == "__main__":
    if sys.prefix == sys.base_prefix:
        sys.exit("_bootstrap_pip.py: must be run by the Python of a virtual environment")
    try:
        install(os.environ.get("PIP_INDEX_URL") or INDEX)
    except BootstrapError as error:
        sys.exit(f"_bootstrap_pip.py: {error}")
