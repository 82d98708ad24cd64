"""Imports point one way only, and importing the package costs next to nothing."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "kayanak_nb"

# From the ground up. A room may use the rooms of the levels below it, and itself; a game in progress and its
# saves use each other.
LEVELS = (
    ("citing", "given", "mistake"),
    ("graph", "hexgrid", "illegal", "locale", "masks", "packing", "plain_text", "stream"),
    ("dice", "drawing", "fault", "wording"),
    ("jsonfile", "rulebook"),
    ("clauses", "equipment", "filing", "names", "players", "turn"),
    ("records",),
    ("floes", "kayanak"),
    ("timeline",),
    ("games",),
    ("game", "saves"),
    ("chronicle",),
    ("drawing.canvas", "rulebook.demo", "simulation"),
    ("lessons", "widgets"),
    ("copies", "printing"),
    ("cli",),
    ("__main__",),
)
GAME_IN_PROGRESS = {"game", "saves"}
LEVEL_OF = {room: level for level, rooms in enumerate(LEVELS) for room in rooms}


def modules() -> dict[str, Path]:
    """The package's modules by dotted name below the package; the package itself is ``""``."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def room_of(module: str) -> str:
    """The room of LEVELS that a module belongs to: the longest that fits."""
    fitting = [room for room in LEVEL_OF if module == room or module.startswith(room + ".")]
    assert fitting, f"{module} has no place in LEVELS: give it one"
    return max(fitting, key=len)


def imports(path: Path, *, at_import: bool = False) -> Iterator[str]:
    """Yield the project's own modules that a file imports; with *at_import*, only when it is imported itself."""
    for node in walk(ast.parse(path.read_text(encoding="utf-8")), at_import=at_import):
        if isinstance(node, ast.Import):
            yield from (own(alias.name) for alias in node.names if alias.name.split(".")[0] == "kayanak_nb")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            if node.module and node.module.split(".")[0] == "kayanak_nb":
                base = own(node.module)
                names = [f"{base}.{alias.name}".strip(".") for alias in node.names]
                yield from (name if name in MODULES else base for name in names)


def own(dotted: str) -> str:
    return dotted.removeprefix("kayanak_nb").removeprefix(".")


def walk(tree: ast.AST, *, at_import: bool) -> Iterator[ast.AST]:
    """Yield the nodes below *tree*; with *at_import*, without function bodies and what is for type checkers."""
    for node in ast.iter_child_nodes(tree):
        if at_import and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if at_import and isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            continue
        yield node
        yield from walk(node, at_import=at_import)


@pytest.mark.parametrize("module", [module for module in MODULES if module])
def test_imports_point_down(module: str) -> None:
    room = room_of(module)
    for used in imports(MODULES[module]):
        # The package's own face is for people; a module that asked it would import everything.
        assert used, f"{module} imports the package itself"
        other = room_of(used)
        together = {room, other} <= GAME_IN_PROGRESS
        assert other == room or together or LEVEL_OF[other] < LEVEL_OF[room], f"{module} must not import {used}"


def test_no_module_needs_itself() -> None:
    graph = {module: set(imports(path, at_import=True)) - {module} for module, path in MODULES.items()}
    assert set(TopologicalSorter(graph).static_order()) >= MODULES.keys()


def loaded_by(statement: str) -> list[str]:
    """The modules that *statement* loads in a Python of its own."""
    code = f"import sys; before = set(sys.modules); {statement}; print(*(set(sys.modules) - before))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=PACKAGE.parent)
    return run.stdout.split()


def test_importing_the_package_loads_the_standard_library_only() -> None:
    loaded = loaded_by("import kayanak_nb")
    assert {name.partition(".")[0] for name in loaded} - sys.stdlib_module_names == {"kayanak_nb"}
    # What a game, a picture or a lesson needs is loaded when it is first used.
    for room in ("widgets", "drawing", "rulebook", "lessons", "kayanak.board", "kayanak.moves", "jsonfile"):
        assert not [name for name in loaded if name.startswith(f"kayanak_nb.{room}")]


def test_every_public_name_is_there_when_it_is_asked_for() -> None:
    code = "import kayanak_nb as kn; print(*(name for name in kn.__all__ if not hasattr(kn, name)))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=PACKAGE.parent)
    assert run.stdout.split() == []


def test_playing_a_game_without_pictures_loads_the_standard_library_only() -> None:
    loaded = loaded_by("import kayanak_nb as kn; game = kn.new_game('ja-1', seed=1); game.roll(); game.undo()")
    assert {name.partition(".")[0] for name in loaded} - sys.stdlib_module_names == {"kayanak_nb"}
