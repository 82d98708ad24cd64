"""The switches of a rule set: what each takes, and the sentence for what it does not."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest

import kayanak_nb as kn
from kayanak_nb.kayanak.rules import MOST_FISH, RULE_SETS, RuleSet
from tests.kayanak.test_outcomes_by_hand import Eternal

FR = RULE_SETS["fr"]


NO_COUNTS = [0, -1, MOST_FISH + 1, 10**50, 10**9999, -(10**9999), True, 1.0, "15", np.array([1, 2])]


@pytest.mark.parametrize("fish", NO_COUNTS, ids=range(len(NO_COUNTS)))
def test_fish_that_end_the_game_are_few_enough_to_be_said(fish: Any) -> None:
    with pytest.raises(ValueError, match=r"^end_at_fish is .{1,80}; it must be a whole number from 1 to 999"):
        replace(FR, end_at_fish=fish)


@pytest.mark.parametrize("fish", [1, MOST_FISH, np.int64(15), None])
def test_any_number_of_fish_up_to_that_is_kept(fish: Any) -> None:
    game = kn.new_game(replace(FR, end_at_fish=fish), seed=1)
    assert kn.Game.from_json(game.to_json()).setup == kn.from_code(game.code).setup == game.setup
    assert type(game.setup.rules.end_at_fish) in (int, type(None))


@pytest.mark.parametrize("value", [Eternal(), np.array([1, 2]), "x" * 10**6, 10**9999, [1], {}], ids=list("abcdef"))
@pytest.mark.parametrize("rules", [FR, kn.RULE_SETS["de"]], ids=["fr", "de"])
def test_what_no_switch_knows_is_told_in_a_line(rules: Any, value: object) -> None:
    for switch in (field.name for field in fields(rules)):
        with pytest.raises(ValueError, match=f"^{switch} is .*; it must be ") as caught:
            replace(rules, **{switch: value})
        assert len(str(caught.value)) < 200


def test_every_fault_is_told() -> None:
    given: dict[str, Any] = {field.name: None for field in fields(RuleSet)} | {"end_at_fish": 0}
    with pytest.raises(ValueError, match="id is None") as caught:
        RuleSet(**given)
    assert len(str(caught.value).splitlines()) == len(given)
