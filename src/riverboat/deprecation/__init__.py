"""Old names that stay importable for one minor version, with a ``DeprecationWarning``.

``renames`` lists them. A module that has renamed names takes its ``__getattr__`` from here, a class
takes ``DeprecatedAttribute``, and ``import`` finds a renamed module by ``RenamedModuleFinder``,
which ``riverboat`` installs. The policy is in docs/reference/versions.md.

>>> import warnings, riverboat.engine
>>> with warnings.catch_warnings(record=True) as caught:
...     warnings.simplefilter("always")
...     riverboat.engine.Hand is riverboat.engine.HandState
True
>>> print(caught[0].message)
riverboat.engine.Hand is deprecated: use riverboat.engine.HandState
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Any
from warnings import warn

from riverboat.deprecation.renames import RENAMED_MODULES, RENAMED_NAMES

if TYPE_CHECKING:  # type checkers come with it
    from typing_extensions import deprecated
else:

    def deprecated(_reason: str) -> Callable[[Any], Any]:
        """Mark a function for type checkers only."""
        return lambda function: function


__all__ = ["DeprecatedAttribute", "RenamedModuleFinder", "deprecated_names", "install_finder"]


def deprecated_names(
    module: str, load: Callable[[str], object] | None = None
) -> Callable[[str], object]:
    """Return a module's ``__getattr__`` that resolves old names with a warning.

    Any other name is passed to *load*, the ``__getattr__`` of a module that loads its names at
    their first use. Without it, the name is an ``AttributeError``.
    """

    def __getattr__(name: str) -> object:  # noqa: N807 - it becomes the module's own
        new_path = RENAMED_NAMES.get(module, {}).get(name)
        if new_path is None and load is not None:
            return load(name)
        if new_path is None:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        new_module, _, bare_name = new_path.rpartition(".")
        new_module = new_module or module
        _warn_deprecated(f"{module}.{name}", f"{new_module}.{bare_name}", stacklevel=2)
        return getattr(import_module(new_module), bare_name)

    return __getattr__


class DeprecatedAttribute:
    """A deprecated attribute of a class, which warns and returns the attribute of the new name.

    It works on instances and on the class itself:

    >>> class Legal:
    ...     can_check = True
    ...     may_check = DeprecatedAttribute("can_check")
    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     Legal().may_check
    True
    """

    def __init__(self, new_name: str) -> None:
        self.new_name = new_name
        self._old_name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self._old_name = name

    @deprecated("use the new name")
    def __get__(self, instance: object, owner: type) -> Any:
        _warn_deprecated(
            f"{owner.__name__}.{self._old_name}", f"{owner.__name__}.{self.new_name}", stacklevel=2
        )
        return getattr(owner if instance is None else instance, self.new_name)


class RenamedModuleFinder:
    """Finder of modules by their old paths.

    ``import`` uses it before other finders, because a leftover folder of bytecode at an old path
    would otherwise be found as a namespace package.
    """

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """Return a spec for a renamed module, None for any other."""
        if fullname not in RENAMED_MODULES:
            return None
        return ModuleSpec(fullname, self, is_package=True)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return a module of the old path whose names are those of the new one."""
        new_path = RENAMED_MODULES[spec.name]
        _warn_deprecated(spec.name, new_path, stacklevel=2)
        return _RenamedModule(spec.name, import_module(new_path))

    def exec_module(self, module: ModuleType) -> None:
        """Execute nothing: the module of the new path has been imported."""


class _RenamedModule(ModuleType):
    """A module at an old path, with the names of the module at the new path."""

    def __init__(self, name: str, new_module: ModuleType) -> None:
        super().__init__(name, new_module.__doc__)
        self.__dict__["_new"] = new_module

    def __getattr__(self, name: str) -> object:
        new_module = self.__dict__["_new"]
        if name.startswith("__") and name != "__all__":
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        new_path = RENAMED_NAMES.get(new_module.__name__, {}).get(name)
        if new_path is None:
            return getattr(new_module, name)
        return deprecated_names(new_module.__name__)(name)

    def __dir__(self) -> list[str]:
        return dir(self.__dict__["_new"])


def install_finder() -> None:
    """Install the finder of renamed modules for ``import``; a second call changes nothing."""
    if not any(isinstance(finder, RenamedModuleFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, RenamedModuleFinder())


def _warn_deprecated(old_name: str, new_name: str, stacklevel: int) -> None:
    """Warn of a deprecated name; *stacklevel* counts frames as in ``warnings.warn``."""
    warn(f"{old_name} is deprecated: use {new_name}", DeprecationWarning, stacklevel=stacklevel + 1)
