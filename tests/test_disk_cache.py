"""What is kept on the disk: whose it must be, what is removed, and what becomes of it when things go wrong."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from syclopt import disk_cache
from syclopt.disk_cache import DiskCache, user_cache_folder

KEYS = [bytes((at,)) * 32 for at in range(4)]
OTHER = 54321  # a user that nobody is
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
needs_setpriv = pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("setpriv") is None, reason="only root becomes somebody else"
)


STORING = [
    *(sys.executable, "-c"),
    "from syclopt.disk_cache import DiskCache\n"
    "cache = DiskCache('test', lambda: 'cache')\ncache.store(bytes(32), b'x')\nprint(cache.find(bytes(32)))",
]


def stored_by_another(folder: Path) -> subprocess.CompletedProcess[str]:
    """Let another user store something in the folder `cache` of a folder, and find it."""
    become = ["setpriv", f"--reuid={OTHER}", "--clear-groups"]
    if subprocess.run(
        [*become, sys.executable, "-c", "import syclopt.disk_cache"], capture_output=True, check=False
    ).returncode:
        pytest.skip("another user cannot read this checkout")
    return subprocess.run([*become, *STORING], cwd=folder, capture_output=True, text=True, check=True)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.fixture
def cache(folder: Path, monkeypatch: pytest.MonkeyPatch) -> DiskCache:
    """A cache whose files have the keys themselves as names."""
    monkeypatch.setattr(DiskCache, "_whole", lambda _, __, key: key)
    return again(folder)


def again(folder: Path) -> DiskCache:
    """Return the cache as another process has it."""
    return DiskCache("test", lambda: str(folder))


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def place(folder: Path, key: bytes) -> Path:
    return folder / key.hex()[:2] / key.hex()[2:]


def test_folders_and_files_are_for_their_user_alone(folder: Path, cache: DiskCache) -> None:
    before = os.umask(0)
    try:
        cache.store(KEYS[0], b"data")
    finally:
        os.umask(before)
    (file,) = files(folder)
    assert [path.stat().st_mode & 0o777 for path in (folder, file.parent, file)] == [0o700, 0o700, 0o600]
    assert cache.find(KEYS[0]) == b"data"


@pytest.mark.parametrize("mode", [0o720, 0o702, 0o777])
@pytest.mark.parametrize("which", ["folder", "part", "file"])
def test_what_others_can_write_is_not_used(
    folder: Path, cache: DiskCache, capfd: pytest.CaptureFixture[str], which: str, mode: int
) -> None:
    cache.store(KEYS[0], b"data")
    file = place(folder, KEYS[0])
    path = {"folder": folder, "part": file.parent, "file": file}[which]
    path.chmod(mode)
    other = again(folder)
    assert other.find(KEYS[0]) is None
    other.store(KEYS[1], b"more")
    assert files(folder) == [file]
    assert other.find(KEYS[0]) is None
    warning = capfd.readouterr().err
    assert warning.count("\n") == 1, "it is said once"
    assert warning.startswith(f"warning: the cache in '{folder}' is not used: others can write '")
    assert warning.endswith(f"' (mode {mode:o}): chmod go-w\n")
    path.chmod(0o700)
    assert again(folder).find(KEYS[0]) == b"data"


@needs_root
@pytest.mark.parametrize("which", ["folder", "part", "file"])
def test_what_belongs_to_others_is_not_used(
    folder: Path, cache: DiskCache, capfd: pytest.CaptureFixture[str], which: str
) -> None:
    cache.store(KEYS[0], b"data")
    file = place(folder, KEYS[0])
    os.chown({"folder": folder, "part": file.parent, "file": file}[which], OTHER, OTHER)
    other = again(folder)
    assert other.find(KEYS[0]) is None
    other.store(KEYS[1], b"more")
    assert files(folder) == [file]
    assert f"belongs to user {OTHER}, and this is user 0\n" in capfd.readouterr().err


@needs_setpriv
def test_of_two_users_the_second_has_no_cache(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    first = subprocess.run(STORING, cwd=tmp_path, capture_output=True, text=True, check=True)
    second = stored_by_another(tmp_path)
    assert (first.stdout, first.stderr) == ("b'x'\n", "")
    said = f"warning: the cache in 'cache' is not used: 'cache' belongs to user 0, and this is user {OTHER}\n"
    assert (second.stdout, second.stderr) == ("None\n", said)


@needs_setpriv
def test_in_a_home_that_cannot_be_written_nothing_is_kept(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    done = stored_by_another(tmp_path)
    assert (done.stdout, done.stderr) == ("None\n", "")
    assert [*tmp_path.iterdir()] == []


def test_links_below_the_folder_are_not_followed(tmp_path: Path, folder: Path, cache: DiskCache) -> None:
    cache.store(KEYS[0], b"data")
    cache.store(KEYS[1], b"more")
    outside = tmp_path / "outside"
    place(folder, KEYS[0]).rename(outside)
    place(folder, KEYS[0]).symlink_to(outside)
    place(folder, KEYS[1]).parent.rename(tmp_path / "part")
    place(folder, KEYS[1]).parent.symlink_to(tmp_path / "part")
    before = outside.read_bytes()
    for at in (0, 1):
        assert cache.find(KEYS[at]) is None
        cache.store(KEYS[at], b"new")
    assert outside.read_bytes() == before
    assert len(files(tmp_path / "part")) == 1
    assert cache.find(KEYS[0]) == b"new"
    assert not place(folder, KEYS[0]).is_symlink()


def test_the_folder_itself_may_be_a_link(tmp_path: Path, folder: Path, cache: DiskCache) -> None:
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    folder.symlink_to(tmp_path / "elsewhere")
    cache.store(KEYS[0], b"data")
    assert cache.find(KEYS[0]) == b"data"


def test_a_pipe_is_not_waited_for(folder: Path, cache: DiskCache) -> None:
    cache.store(KEYS[0], b"data")
    place(folder, KEYS[0]).unlink()
    os.mkfifo(place(folder, KEYS[0]), 0o600)
    assert cache.find(KEYS[0]) is None
    cache.store(KEYS[0], b"data")
    assert cache.find(KEYS[0]) == b"data"


def test_only_files_of_the_cache_are_removed(tmp_path: Path, folder: Path, cache: DiskCache) -> None:
    """Whoever names a folder with other things for the cache keeps these, whatever their names."""
    for name in ("ab", "cd"):
        (folder / name).mkdir(parents=True, mode=0o700)
    folder.chmod(0o700)
    others = [
        folder / "ab" / "measurements.csv",
        folder / "ab" / ("0" * 62),  # a name as the cache gives them
        folder / "ab" / ".syclopt-0123456789abcdef.tmp",
        folder / "notes",
        tmp_path / "outside",
    ]
    for path in others:
        path.write_bytes(bytes(5000))
        os.utime(path, (0, 0))
    for at in (0, 1):
        cache.store(KEYS[at], bytes(1000))
        os.utime(place(folder, KEYS[at]), (10, 10))
    place(folder, KEYS[1]).rename(tmp_path / "linked")
    place(folder, KEYS[1]).symlink_to(tmp_path / "linked")
    (tmp_path / "far" / "00").mkdir(parents=True)
    shutil.copy(place(folder, KEYS[0]), tmp_path / "far" / ("1" * 62))
    (folder / "ff").symlink_to(tmp_path / "far")
    kept = {path: path.read_bytes() for path in [*others, tmp_path / "linked", tmp_path / "far" / ("1" * 62)]}
    cache.most_bytes = 1
    cache.store(KEYS[2], bytes(1000))
    assert {path: path.read_bytes() for path in kept} == kept
    assert cache.find(KEYS[0]) is None
    assert place(folder, KEYS[1]).is_symlink()


def test_what_was_used_in_the_future_goes_first(folder: Path, cache: DiskCache) -> None:
    now = time.time()
    for key, used in zip(KEYS, (now - 5000, now + 400_000_000, now), strict=False):
        cache.store(key, bytes(1000))
        os.utime(place(folder, key), (used, used))
    cache.most_bytes = 3500
    cache.store(KEYS[3], bytes(1000))
    assert [place(folder, key).exists() for key in KEYS] == [True, False, True, True]
    cache.most_bytes = 2500
    cache.store(KEYS[3], bytes(1000))
    assert [place(folder, key).exists() for key in KEYS] == [False, False, True, True]


@pytest.mark.parametrize("years", [-30, 30])
def test_what_is_used_is_used_now_also_when_the_clock_jumped(folder: Path, cache: DiskCache, years: int) -> None:
    cache.store(KEYS[0], b"data")
    then = time.time() + years * 365 * 86400
    os.utime(place(folder, KEYS[0]), (then, then))
    assert cache.find(KEYS[0]) == b"data"
    assert abs(place(folder, KEYS[0]).stat().st_mtime - time.time()) < 86400


@pytest.mark.parametrize("call", ["open", "replace", "scandir"])
def test_a_folder_may_vanish_at_any_moment(
    folder: Path, cache: DiskCache, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    cache.store(KEYS[0], b"data")
    do = getattr(os, call)

    def without_a_folder(*arguments, **options):
        with monkeypatch.context() as usual:  # `rmtree` calls some of these, too
            usual.setattr(disk_cache.os, call, do)
            shutil.rmtree(folder, ignore_errors=True)
        return do(*arguments, **options)

    with monkeypatch.context() as context:
        context.setattr(disk_cache.os, call, without_a_folder)
        cache.store(KEYS[1], b"more")
        assert call == "open" or cache.find(KEYS[0]) is None
    assert cache.find(KEYS[0]) is None
    cache.store(KEYS[0], b"data")
    assert cache.find(KEYS[0]) == b"data"


def test_a_process_may_be_killed_at_any_step(tmp_path: Path) -> None:
    """Whatever a killed process leaves, the next one finds nothing or all of the data, and can store it."""
    script = """
import os, signal, sys
from syclopt.disk_cache import DiskCache
DiskCache._whole = lambda _, __, key: key
key, data = bytes(32), bytes(range(256)) * 100
step = deaths = 0
while True:
    step += 1
    child = os.fork()
    if not child:
        left = step
        def watch(event, _):
            global left
            if event in ("open", "os.mkdir", "os.rename", "os.scandir", "os.listdir", "os.remove"):
                left -= 1
                if not left:
                    os.kill(os.getpid(), signal.SIGKILL)
        cache = DiskCache("test", lambda: f"cache{step}")
        cache.most_bytes = 1
        sys.addaudithook(watch)
        cache.store(key, data)
        os._exit(0)
    if os.waitpid(child, 0)[1] == 0:
        break
    deaths += 1
    cache = DiskCache("test", lambda: f"cache{step}")
    assert cache.find(key) in (None, data)
    cache.store(key, data)
    assert cache.find(key) == data
print(deaths)
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert int(done.stdout) >= 5, "folders, the file, its name, the clean-up"


@pytest.mark.parametrize(("named", "found"), [("relative/x", "h/.cache/n"), ("", "h/.cache/n"), ("/x/y", "/x/y/n")])
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs is asked")
def test_a_relative_cache_home_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str, found: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "h"))
    monkeypatch.setenv("XDG_CACHE_HOME", named)
    assert user_cache_folder("n") == str(tmp_path / found)
