"""Software bill of materials of a room, as a CycloneDX document beside the wheel.

python -m tests.dist.sbom dist

The components are the pins of requirements/runtime.txt with the digests that pip checks. The
timestamp is that of the release (SOURCE_DATE_EPOCH), so the document is reproducible.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from tests.docs.rulebook import ROOT

PIN_PATTERN = re.compile(r"^([\w.-]+)==([^\s;\\]+)")
DIGEST_PATTERN = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def parse_pins(text: str) -> dict[tuple[str, str], list[str]]:
    """Return the pinned packages: name, version and file digests."""
    pins: dict[tuple[str, str], list[str]] = {}
    for line in text.splitlines():
        if pin := PIN_PATTERN.match(line):
            digests = pins.setdefault((pin[1], pin[2]), [])
        for digest in DIGEST_PATTERN.findall(line):
            digests.append(digest)
    return pins


def make_component(name: str, version: str, digests: list[str]) -> Component:
    """Return a component for a PyPI package with the digests of all its files."""
    package_url = PackageURL("pypi", None, name.lower(), version)
    hashes = [HashType(alg=HashAlgorithm.SHA_256, content=digest) for digest in sorted(digests)]
    component_type = ComponentType.LIBRARY
    return Component(
        name=name,
        version=version,
        type=component_type,
        purl=package_url,
        bom_ref=str(package_url),
        hashes=hashes,
    )


def build_sbom(dist: Path) -> str:
    """Return the document: the built riverboat and its dependencies."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    package_files = sorted([*dist.glob("*.whl"), *dist.glob("*.tar.gz")])
    own_digests = [hashlib.sha256(file.read_bytes()).hexdigest() for file in package_files]
    root_component = make_component(project["name"], project["version"], own_digests)
    root_component.type = ComponentType.APPLICATION
    dependencies = [
        make_component(name, version, digests)
        for (name, version), digests in parse_pins(
            (ROOT / "requirements/runtime.txt").read_text("utf-8")
        ).items()
    ]
    bom = Bom(components=dependencies)
    bom.metadata.component = root_component
    timestamp = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
    bom.metadata.timestamp = datetime.fromtimestamp(timestamp, UTC)
    bom.serial_number = uuid5(NAMESPACE_URL, "".join(own_digests))
    bom.register_dependency(root_component, dependencies)
    return JsonV1Dot6(bom).output_as_string(indent=2) + "\n"


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    [wheel] = folder.glob("*.whl")
    name = "-".join(wheel.name.split("-")[:2])
    (folder / f"{name}.cdx.json").write_text(build_sbom(folder), encoding="utf-8")
