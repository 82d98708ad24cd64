"""The players' names: what can be one, and which of them is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kayanak_nb as kn
from kayanak_nb.game import Game
from kayanak_nb.players import check_names
from tests.kayanak.test_outcomes_by_hand import Eternal


@pytest.mark.parametrize(
    "names",
    [
        ["Aki", "Mina"],
        ("é", "e"),
        ["Ο", "O"],
        ["👩\u200d🌾", "👩"],
        ["می\u200cنا", "مینا2"],
        (name for name in "ab"),
        ["M" * 40, "m"],
        np.array(["a", "b"]),
    ],
    ids=range(8),
)
def test_names(names: Any) -> None:
    known = kn.new_game("ja-1", names=names).names
    assert known is not None
    assert [type(name) for name in known] == [str, str]


@pytest.mark.parametrize(
    ("names", "wrong"),
    [
        (["Aki", "Aki"], "names[1] looks the same as names[0]: 'Aki'."),
        (["a", "a "], "names[1] looks the same as names[0]: 'a '."),
        (["é", "e\u0301"], "names[1] looks the same as names[0]:"),
        (["a\u200db", "ab"], "names[1] looks the same as names[0]:"),
        (["x", "\u200d"], "names[1] is '\\u200d', which cannot be a name."),
        (["", "x"], "names[0] is '', which cannot be a name."),
        (["M" * 41, " "], "names[0] is 'MMM"),
        (["a\u2028b", "x"], "names[0] is 'a\\u2028b', which cannot be a name."),
        (["a\nb", "x"], "names[0] is 'a\\nb', which cannot be a name."),
        (["\ud800", "x"], "names[0] is '\\ud800', which cannot be a name."),
        ([None, 5], "names[1] is 5, which cannot be a name."),
        ([Eternal(), "x"], "names[0] is Eternal, which cannot be a name."),
        ({"a", "b"}, "They must be given in a list."),
        ({"a": 1, "b": 2}, "They must be given in a list."),
        ("ab", "They must be given in a list."),
        (5, "They must be given in a list."),
        (True, "They must be given in a list."),
        (Eternal(), "They must be given in a list."),
        (["a"], "it must be 2 different names"),
        (["a"] * 10**5, "names[1] looks the same"),
    ],
    ids=range(20),
)
def test_what_is_wrong_is_said(names: Any, wrong: str) -> None:
    with pytest.raises(ValueError, match=r"^names is .{1,80}; it must be 2 different names") as caught:
        kn.new_game("ja-1", names=names)
    assert wrong in str(caught.value)
    game = kn.new_game("ja-1")
    with pytest.raises(ValueError, match="names"):
        game.names = names
    assert game.names is None


def test_a_file_says_which_name_is_wrong() -> None:
    text = kn.new_game("ja-1", names=["Aki", "Mina"]).to_json()
    with pytest.raises(kn.BadFile, match=r"\$\.names: names\[1\] looks the same as names\[0\]: 'Aki'\."):
        Game.from_json(text.replace("Mina", "Aki"))
    with pytest.raises(kn.BadFile, match=r"\$\.names: There are 3 names for 2 players\."):
        Game.from_json(text.replace('"Mina"', '"Mina", "Ben"'))


def test_names_may_be_set() -> None:
    game = kn.new_game("ja-2", seed=1)
    game.names = ["Mio", "Ben"]
    assert game.names == ("Mio", "Ben")
    assert "Mio" in repr(game)
    game.names = None
    assert "Red" in repr(game)


def test_any_number_of_names_where_it_is_not_known() -> None:
    assert check_names(["a", "b", "c"], None) == ("a", "b", "c")
