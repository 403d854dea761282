"""What pyproject.toml cannot say: the rulebook in a built package, and archives without a clock."""

import gzip
import os
import tarfile
from io import BytesIO
from pathlib import Path
from shutil import copyfile

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

DOCS = Path("docs")
RULES = "rules"
PACKED = Path("riverboat", "web", "rules")


class BuildWithRules(build_py):
    """An editable package reads the pages where they stand (``web/pages/rulebook.py``)."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        pack(DOCS / RULES, Path(self.build_lib, PACKED))
        for translated in sorted(DOCS.glob(f"??/{RULES}")):
            pack(translated, Path(self.build_lib, PACKED, translated.parent.name))


def pack(pages: Path, target: Path) -> None:
    """The pages of the rulebook in one language."""
    target.mkdir(parents=True, exist_ok=True)
    for page in sorted(pages.glob("*.md")):
        copyfile(page, target / page.name)


class SourcesWithoutClock(sdist):
    """With SOURCE_DATE_EPOCH the same sources are the same archive, to the byte."""

    def make_archive(self, *arguments, **named):  # type: ignore[no-untyped-def]
        made = super().make_archive(*arguments, **named)
        if (epoch := os.environ.get("SOURCE_DATE_EPOCH")) and made.endswith(".tar.gz"):
            pack_again(Path(made), int(epoch))
        return made


def pack_again(archive: Path, moment: int) -> None:
    """Its files in order, all of one moment and nobody's."""
    plain = BytesIO()
    with (
        tarfile.open(archive) as old,
        tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for member in sorted(old.getmembers(), key=lambda each: each.name):
            member.mtime, member.uid, member.gid = moment, 0, 0
            member.uname = member.gname = ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            new.addfile(member, old.extractfile(member) if member.isfile() else None)
    packed = BytesIO()
    with gzip.GzipFile("", "wb", 9, packed, moment) as file:
        file.write(plain.getvalue())
    archive.write_bytes(packed.getvalue())


# One wheel serves every Python from 3.11 on: the extension keeps to the limited API.
setup(
    cmdclass={"build_py": BuildWithRules, "sdist": SourcesWithoutClock},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
