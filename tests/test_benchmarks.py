"""The table that benchmarks make; what they measure is run apart from the tests."""

from __future__ import annotations

from benchmarks.report import Row, seconds, speeds, table


def test_less_time_is_better() -> None:
    row = Row("sum", 4.0, "ms", bound=25, peer="another", theirs=200.0)
    assert (row.ratio, row.holds) == (50.0, True)
    assert not Row("sum", 26.0, "ms", bound=25).holds


def test_more_speed_is_better() -> None:
    row = Row("play", 70_000, "steps/s", bound=60_000, peer="another", theirs=35_000, more_is_better=True)
    assert (row.ratio, row.holds) == (2.0, True)
    assert not Row("play", 59_000, "steps/s", bound=60_000, more_is_better=True).holds


def test_a_figure_may_stand_alone() -> None:
    assert (Row("size", 5.0, "MB").ratio, Row("size", 5.0, "MB").holds) == (None, True)


def test_tasks_take_turns() -> None:
    order: list[str] = []
    times = seconds(lambda: order.append("ours"), lambda: order.append("theirs"), rounds=3)
    assert order == ["ours", "theirs"] * 3
    assert all(0 <= time < float("inf") for time in times)


def test_speeds_are_taken_in_turns_after_a_warm_up() -> None:
    order: list[int] = []

    def task(done: int) -> int:
        order.append(done)
        return done * sum(range(1000)) if done else 0

    found = speeds(lambda: task(0), lambda: task(5), rounds=2)
    assert order == [0, 5] * 3
    assert found[0] == 0 < found[1]


def test_the_table_shows_bounds_and_peers() -> None:
    rows = [
        Row("sum", 4.0, "ms", bound=25, peer="another", theirs=200.0),
        Row("play", 50_000, "steps/s", bound=60_000, more_is_better=True),
    ]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table(rows).splitlines()]
    assert cells == [
        ["what", "ours", "bound", "peer", "theirs", "times better"],
        ["---"] * 6,
        ["sum", "4 ms", "≤ 25 kept", "another", "200 ms", "50"],
        ["play", "50,000 steps/s", "≥ 60,000 MISSED", "", "", ""],
    ]
