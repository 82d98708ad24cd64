from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kayanak_nb.game import new_game
from kayanak_nb.games import RULE_SETS
from kayanak_nb.locale import LANGUAGES
from kayanak_nb.widgets.form import SAME, Refused, game_from, setup_of
from kayanak_nb.widgets.session import Session

FORM: dict[str, Any] = {
    "rules": "ja-3",
    "board": "default",
    "seed": "",
    "names": ["", ""],
    "bots": ["", ""],
}


def session(language: str = "en", **options: Any) -> Session:
    return Session(new_game(options.pop("rules", "fr"), seed=1, **options), language=language)


def test_a_form_makes_the_game_it_asks_for() -> None:
    game, seating = game_from(
        {**FORM, "board": "small-19", "seed": "12", "names": ["Mio", "", "Ben"], "bots": ["", "greedy", ""]}, session()
    )
    assert (game.setup.rules.id, game.setup.board.name, game.seed) == ("ja-3", "small-19", 12)
    assert game.names == ("Mio", "Blue", "Ben")
    assert seating == (None, "greedy", None)


def test_without_names_players_are_their_colours() -> None:
    game, seating = game_from(FORM, session())
    assert game.names is None
    assert seating == (None, None)


def test_rules_board_and_dice_of_ones_own_stay_to_be_chosen() -> None:
    rules = replace(RULE_SETS["ja-3"], end_at_fish=5)
    own = session(rules=rules, board="tiny-7", magnet=1)
    form = setup_of(own)["form"]
    assert form["chosen"]["rules"] == SAME == form["rules"][0][0]
    assert form["chosen"]["board"] == "tiny-7"
    game, _ = game_from({**FORM, "rules": SAME, "board": "tiny-7"}, own)
    assert game.setup.rules is rules
    assert game.setup.magnet == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong",
    [
        {"board": "tiny-7", "names": [""] * 3, "bots": [""] * 3},
        {"seed": "seven"},
        {"seed": "-1"},
        {"seed": "٣"},
        {"seed": str(1 << 64)},
        {"names": ["Mio", "Mio"]},
        {"names": ["Mio", "x" * 41]},
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(wrong: dict[str, Any], language: str) -> None:
    with pytest.raises(Refused) as refused:
        game_from({**FORM, **wrong}, session(language))
    assert refused.value.problem.endswith((".", "。"))


def test_what_the_game_refuses_is_told_line_by_line() -> None:
    with pytest.raises(Refused) as refused:
        game_from({**FORM, "names": ["Mio", "\n"]}, session())
    assert refused.value.faults


def test_the_form_is_there_in_every_language() -> None:
    rows = [setup_of(session(language))["form"]["rules"] for language in LANGUAGES]
    assert all([row[0] for row in some] == list(RULE_SETS) for some in rows)
    assert len({str(some) for some in rows}) == len(LANGUAGES)
