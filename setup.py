"""What pyproject.toml cannot say: a built package has the pages of the rulebook in it."""

from pathlib import Path
from shutil import copyfile

from setuptools import setup
from setuptools.command.build_py import build_py

RULES = Path("docs", "rules")
PACKED = Path("riverboat", "web", "rules")


class BuildWithRules(build_py):
    """An editable package reads the pages where they stand (``web/pages/rulebook.py``)."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        target = Path(self.build_lib, PACKED)
        target.mkdir(parents=True, exist_ok=True)
        for page in sorted(RULES.glob("*.md")):
            copyfile(page, target / page.name)


# One wheel serves every Python from 3.11 on: the extension keeps to the limited API.
setup(cmdclass={"build_py": BuildWithRules}, options={"bdist_wheel": {"py_limited_api": "cp311"}})
