"""Fuzz the extension, built with sanitizers: `python tests/kernel/fuzz_extension.py`.

Each function gets valid calls, and then such calls with a mutated byte, number, length or type. It
may answer or raise; answers are compared with NumPy where that is cheap. An out-of-bounds access,
an overflow or a misaligned access ends the run with the sanitizer's report and the number of the
call. Needs gcc or clang, and their sanitizers.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYTHON_HEADERS = Path(sysconfig.get_path("include"))
RUNTIME_LIBRARIES = {"gcc": "libasan.so", "clang": f"libclang_rt.asan-{platform.machine()}.so"}
RUNTIME_PACKAGES = {"gcc": "libasan", "clang": "compiler-rt (Debian's libclang-rt-dev)"}

WARNING_FLAGS = [
    *("-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror"),
    *("-Wconversion", "-Wsign-conversion", "-Wstrict-prototypes", "-Wmissing-prototypes"),
]
INCOMPLETE_EXIT_CODE = 3
"""Exit code of a run without findings and with incomplete coverage."""

SANITIZER_FLAGS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


def extension_sources() -> list[str]:
    """Return the C files of the extension."""
    payload = tomllib.loads((ROOT / "pyproject.toml").read_text())
    (extension,) = payload["tool"]["setuptools"]["ext-modules"]
    return list(extension["sources"])


def explain_missing_tool(compiler: str) -> str:
    """Return the reason why this compiler cannot build the extension, or an empty string."""
    if shutil.which(compiler) is None:
        return f"{compiler} is not installed"
    if not (PYTHON_HEADERS / "Python.h").is_file():
        return f"there is no Python.h in {PYTHON_HEADERS}"
    if not find_sanitizer_runtime(compiler).is_file():
        library, package = RUNTIME_LIBRARIES[compiler], RUNTIME_PACKAGES[compiler]
        return f"{compiler} lacks {library}, which comes with {package}"
    return ""


def find_sanitizer_runtime(compiler: str) -> Path:
    """Return the path of the sanitizer's runtime, or a bare name if it is missing."""
    command = [compiler, f"-print-file-name={RUNTIME_LIBRARIES[compiler]}"]
    return Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip())


def build_extension(compiler: str, folder: Path, optimization_flag: str = "-O1") -> Path:
    """Build the extension with address and undefined-behaviour sanitizers; warnings are errors.

    The files are compiled side by side.
    """
    runtime_flags = ["-shared-libasan"] if compiler == "clang" else []
    flags = [
        "-std=c99",
        optimization_flag,
        "-g",
        "-fno-omit-frame-pointer",
        "-fPIC",
        *SANITIZER_FLAGS,
        *runtime_flags,
    ]
    header_flags = ["-isystem", str(PYTHON_HEADERS)]
    object_paths = {
        source: str(folder / f"{Path(source).stem}.o") for source in extension_sources()
    }
    with ThreadPoolExecutor(os.cpu_count()) as executor:
        commands = [
            [compiler, *flags, *WARNING_FLAGS, *header_flags, "-c", "-o", object_path, source]
            for source, object_path in object_paths.items()
        ]
        list(executor.map(_run, commands))
    library = folder / "_fast.abi3.so"
    _run([compiler, *flags, "-shared", "-o", str(library), *object_paths.values()])
    return library


def _run(command: list[str]) -> None:
    completed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if completed.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{completed.stdout}{completed.stderr}")


@dataclass(frozen=True, slots=True)
class RunResult:
    """The result of a run: exit code, call number, and captured output."""

    exit_code: int
    call_number: int
    output: str

    @property
    def succeeded(self) -> bool:
        return self.exit_code == 0


def run_in_sanitizer(
    compiler: str, library: Path, *arguments: str, quiet: bool = False
) -> RunResult:
    """Run `fuzz_run` in a Python that has the sanitizer's run-time."""
    trace_path = library.with_name("trace")
    trace_path.write_bytes(bytes(8))
    environment = {
        **os.environ,
        "LD_PRELOAD": str(find_sanitizer_runtime(compiler)),
        # Python keeps its own allocations until it exits; these are not leaks of the extension.
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1",
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
        "RIVERBOAT_KERNEL": "c",
        "PYTHONPATH": str(ROOT / "src"),
    }
    fuzz_command = [
        sys.executable,
        "-m",
        "tests.kernel.fuzz_run",
        f"--built={library}",
        f"--trace={trace_path}",
    ]
    stdout, stderr = (subprocess.PIPE, subprocess.STDOUT) if quiet else (None, None)
    completed = subprocess.run(
        [*fuzz_command, *arguments],
        env=environment,
        cwd=ROOT,
        check=False,
        stdout=stdout,
        stderr=stderr,
        text=True,
    )
    call_number = int.from_bytes(trace_path.read_bytes(), "little")
    return RunResult(completed.returncode, call_number, completed.stdout or "")


def main() -> None:
    """Build the extension and fuzz it."""
    argument_parser = argparse.ArgumentParser(description=__doc__)
    argument_parser.add_argument("--seconds", type=float, default=20)
    argument_parser.add_argument("--calls", type=int, help="so many calls, however long they take")
    argument_parser.add_argument("--seed", type=int, default=1)
    argument_parser.add_argument(
        "--first", type=int, default=0, help="the number of the first call"
    )
    argument_parser.add_argument("--only", nargs="*", default=[], help="the functions to attack")
    argument_parser.add_argument("--compiler", choices=sorted(RUNTIME_LIBRARIES), default="gcc")
    settings = argument_parser.parse_args()
    if explain_missing_tool(settings.compiler):
        sys.exit(explain_missing_tool(settings.compiler))
    run_options = [
        f"--seconds={settings.seconds}",
        f"--seed={settings.seed}",
        f"--first={settings.first}",
    ]
    if settings.calls is not None:
        run_options.append(f"--calls={settings.calls}")
    only_options = ["--only", *settings.only] if settings.only else []
    with tempfile.TemporaryDirectory() as folder:
        library = build_extension(settings.compiler, Path(folder))
        result = run_in_sanitizer(settings.compiler, library, *run_options, *only_options)
    if result.exit_code == INCOMPLETE_EXIT_CODE:
        sys.exit(INCOMPLETE_EXIT_CODE)
    if not result.succeeded:
        repeat_options = (
            f"--compiler {settings.compiler} --seed {settings.seed} "
            f"--first {result.call_number} --calls 1"
        )
        sys.exit(
            f"the run ended at call {result.call_number}; once more: "
            f"{' '.join([repeat_options, *only_options])}"
        )


if __name__ == "__main__":
    main()
