"""Wherever games are played, they are the same; and no process is left behind."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

import pytest

from kayanak_nb.games import kind_of, rule_set
from kayanak_nb.mistake import Mistake
from kayanak_nb.simulation import running, simulate
from kayanak_nb.simulation.playing import Row, Task, play_games
from kayanak_nb.simulation.running import progress_bar, run
from tests.simulation.policies import cheat, last, often_first, stumble, vanish, wait_forever

GAMES = 23


class AtOnce(Executor):
    """An executor of one's own: it plays as soon as it is asked, and remembers what it was asked for."""

    def __init__(self) -> None:
        self.portions: list[range] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.portions.append(args[1])
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def task_of(*policies: Any, rules: str = "ja-2", board: str | None = "tiny-7", most: int = 20) -> Task:
    setup = kind_of(rule_set(rules)).begin.prepare(rule_set(rules), players=len(policies), board=board)
    return Task(setup, 4, policies, most)


TASKS = {"kayanak": task_of("random", often_first), "floes": task_of("random", last, rules="de", board=None)}


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        yield executor


@pytest.fixture
def nobody_left() -> Iterator[None]:
    """Whoever is started in the test has left at its end."""
    before = {process.pid for process in active_children()}
    yield
    assert {process.pid for process in active_children()} <= before


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers are started at once, two of them, however few the games are."""
    monkeypatch.setattr(running, "PATIENCE", 0.0)
    monkeypatch.setattr(running, "_WORTH", 0.0)
    monkeypatch.setattr(running, "_worker_count", lambda: 2)


def played_here(task: Task) -> list[Row]:
    return play_games(task, range(GAMES))


@pytest.mark.parametrize("portion", [None, 1, 7, GAMES, 100])
@pytest.mark.parametrize("game", TASKS)
def test_portions_change_nothing(game: str, portion: int | None) -> None:
    told: list[int] = []
    executor = AtOnce()
    assert run(TASKS[game], GAMES, executor, told.append, portion=portion) == played_here(TASKS[game])
    assert [number for numbers in executor.portions for number in numbers] == list(range(GAMES))
    assert told == list(map(len, executor.portions))


@pytest.mark.parametrize("workers", [1, 3])
def test_threads_change_nothing(workers: int) -> None:
    with ThreadPoolExecutor(workers) as executor:
        for task in TASKS.values():
            assert run(task, GAMES, executor, print, portion=4) == played_here(task)


@pytest.mark.parametrize("game", TASKS)
def test_processes_change_nothing(game: str, processes: Executor) -> None:
    assert run(TASKS[game], GAMES, processes, lambda _: None, portion=5) == played_here(TASKS[game])


@pytest.mark.usefixtures("eager", "nobody_left")
def test_workers_of_our_own_change_nothing_and_leave() -> None:
    told: list[int] = []
    assert run(TASKS["kayanak"], GAMES, None, told.append) == played_here(TASKS["kayanak"])
    assert sum(told) == GAMES


def test_few_games_are_played_without_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_workers", lambda count: pytest.fail(f"{count} workers"))
    assert run(TASKS["kayanak"], GAMES, None, lambda _: None) == played_here(TASKS["kayanak"])


@pytest.mark.usefixtures("eager")
def test_policies_of_this_process_alone_are_played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_workers", lambda count: pytest.fail(f"{count} workers"))
    task = task_of("random", lambda state, stream: last(state, stream))
    assert run(task, GAMES, None, lambda _: None) == played_here(task_of("random", last))


@pytest.mark.usefixtures("eager", "nobody_left")
def test_an_interrupt_leaves_no_worker_behind() -> None:
    told: list[int] = []

    def interrupt(count: int) -> None:
        told.append(count)
        if len(told) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(TASKS["kayanak"], 5000, None, interrupt)


@pytest.mark.usefixtures("nobody_left")
def test_an_interrupt_stops_a_worker_that_would_never_end() -> None:
    def interrupted() -> None:
        with running._workers(1) as executor:
            executor.submit(wait_forever)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()


@pytest.mark.usefixtures("eager", "nobody_left")
def test_a_worker_that_ends_is_told() -> None:
    with pytest.raises(Mistake, match="__main__"), running._workers(1) as executor:
        run(task_of(vanish, vanish), 2, executor, lambda _: None)


def test_what_cannot_be_sent_is_told_before_anything_is_played(processes: Executor) -> None:
    with pytest.raises(Mistake, match="top level of a module"):
        run(task_of("random", lambda state, _: state), 2, processes, lambda _: None)


@pytest.mark.parametrize("where", ["here", "threads", "processes"])
def test_what_is_not_legal_is_told_with_policy_game_and_turn(where: str, processes: Executor) -> None:
    task = task_of("random", cheat)
    with ThreadPoolExecutor(2) as threads, pytest.raises(Mistake) as caught:
        run(task, 5, {"here": None, "threads": threads, "processes": processes}[where], lambda _: None, portion=2)
    first, second = str(caught.value).splitlines()
    assert first == "In game 0, turn 6, the policy 'cheat' plays Walk(hole='A1'), which is not allowed there:"
    assert second.endswith(".")
    assert caught.value.key == "mistake-policy-move"


@pytest.mark.parametrize("where", ["here", "processes"])
def test_a_mistake_in_a_policy_comes_with_the_place(where: str, processes: Executor) -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        run(task_of("random", stumble), 2, processes if where == "processes" else None, lambda _: None)
    assert caught.value.__notes__ == ["In game 0, turn 0, policy 'stumble'."]


def test_a_script_and_a_kernel_can_start_workers(tmp_path: Path) -> None:
    script = tmp_path / "many.py"
    script.write_text(
        "from kayanak_nb.simulation import running, simulate\n"
        "def mine(state, stream):\n"
        "    from kayanak_nb.kayanak.engine import legal_moves\n"
        "    return legal_moves(state)[stream.below(2) - 1]\n"
        'if __name__ == "__main__":\n'
        "    running.PATIENCE = running._WORTH = 0\n"
        "    running._worker_count = lambda: 2\n"
        '    some = simulate("ja-1", games=9, policies=("random", mine), seed=3, board="tiny-7", progress=False)\n'
        "    print(some.steps)\n"
    )
    root = Path(__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": str(root)}
    for command in ([str(script)], ["-c", f"exec(open({str(script)!r}).read())"]):
        ran = subprocess.run(
            [sys.executable, *command], capture_output=True, text=True, check=False, cwd=tmp_path, env=environment
        )
        assert ran.returncode == 0, ran.stderr
        assert ran.stdout == f"{expected_steps()}\n"


def test_a_script_that_every_worker_would_run_again_is_told_what_to_do(tmp_path: Path) -> None:
    script = tmp_path / "many.py"
    script.write_text(
        "from kayanak_nb.simulation import running, simulate\n"
        "running.PATIENCE = running._WORTH = 0\n"
        "running._worker_count = lambda: 2\n"
        'simulate("ja-1", games=90, seed=3, board="tiny-7", progress=False)\n'
    )
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, env=environment)
    assert ran.returncode == 1
    assert 'In a script, call simulate() below if __name__ == "__main__":.' in ran.stderr


def expected_steps() -> tuple[int, ...]:
    def mine(state: Any, stream: Any) -> Any:
        return kind_of(state.rules).engine.legal_moves(state)[stream.below(2) - 1]

    return simulate("ja-1", games=9, policies=("random", mine), seed=3, board="tiny-7", progress=False).steps


def test_importing_the_package_starts_nothing() -> None:
    code = (
        "import sys, kayanak_nb as kn; loaded = set(sys.modules);"
        "kn.simulate('ja-1', games=2, seed=1, board='tiny-7', progress=False);"
        "print(*sorted({name.partition('.')[0] for name in loaded} & {'multiprocessing', 'concurrent', 'statistics'}),"
        "'|', *sorted({name.partition('.')[0] for name in sys.modules} & {'multiprocessing', 'numpy', 'tqdm'}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["|"]


def test_the_bar_counts_games_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import tqdm.auto

    class Eager(tqdm.auto.tqdm):  # type: ignore[misc]
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options | {"delay": 0, "mininterval": 0, "leave": True})

    monkeypatch.setattr(tqdm.auto, "tqdm", Eager)
    with progress_bar(4, shown=True, language="fr") as advance:
        advance(1)
        advance(3)
    said = capsys.readouterr().err
    assert "Parties:  25%" in said
    assert "4/4" in said


def test_without_a_bar_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar(4, shown=False, language="fr") as advance:
        advance(4)
    assert capsys.readouterr() == ("", "")
