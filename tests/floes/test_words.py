from __future__ import annotations

from random import Random

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.floes import moves as m
from kayanak_nb.floes.engine import apply, why_not
from kayanak_nb.floes.refusal import REASONS
from kayanak_nb.floes.rules import CLAUSES, RuleSet
from kayanak_nb.floes.setup import FIGURES, PLACES
from kayanak_nb.floes.words import clause_title, explain, refusal, tell
from kayanak_nb.hexgrid import DIRECTIONS
from kayanak_nb.illegal import Illegal, IllegalMove
from kayanak_nb.locale import LANGUAGES
from tests.floes.positions import START, full_sea, own_turn, positions, steps, won
from tests.floes.reasons import DETAILS
from tests.kayanak.test_words import Unspeakable, check

EVENTS: tuple[m.Event, ...] = (
    m.Rolled(0, Face("own", 4), 4, "de.roll"),
    m.Rolled(0, Face("own", 1), 1, "de.roll"),
    m.Rolled(0, Face("bear", 2), 2, "de.roll"),
    m.Rolled(0, Face("bear", 1), 1, "de.roll"),
    m.OwnChosen(0, "de.bear"),
    m.BearChosen(0, "de.bear"),
    *(m.Slid(0, 5, direction, 3, (), "de.slide") for direction in DIRECTIONS),
    m.Slid(0, 5, "NE", 1, (), "de.slide"),
    m.Slid(0, 5, "NE", 3, (6,), "de.carry"),
    m.Slid(0, 5, "NE", 3, (6, 9), "de.carry"),
    m.Stepped(0, 2, "home", 12, "de.shore"),
    m.Stepped(0, 2, 12, 11, "de.step"),
    m.Stepped(0, 2, 0, "far", "de.shore"),
    m.Stepped(0, 2, "far", 0, "de.shore"),
    m.Stepped(0, 2, 12, "home", "de.shore"),
    m.FishTaken(0, 2, "de.fish"),
    m.Returned(0, 2, "de.return"),
    m.BearStepped(0, 3, 7, "de.bear"),
    m.Chased(0, 1, 2, False, "de.chase"),
    m.Chased(0, 1, 2, True, "de.chase"),
    m.Stopped(0, 1, "de.turn"),
    m.Stopped(0, 2, "de.turn"),
    m.Ended(0, (0,), "de.end"),
)


@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryLanguage:
    def test_tells_every_event(self, language: str) -> None:
        told = [tell(event, language=language) for event in EVENTS]
        for sentence in told:
            check(sentence, language)
        assert len(set(told)) == len(EVENTS)

    def test_tells_who_did_it_or_to_whom(self, language: str) -> None:
        for event in EVENTS:
            assert "Mio" in tell(event, language=language, names=("Mio",) * 4)

    def test_tells_all_numbers(self, language: str) -> None:
        for event in EVENTS:
            sentence = tell(event, language=language)
            for name in ("floe", "origin", "to", "figure", "distance", "budget"):
                value = event._asdict().get(name)
                assert not isinstance(value, int) or str(value) in sentence, (event, name)

    def test_refuses_for_every_reason(self, language: str) -> None:
        said = [refusal(Illegal(reason, "de.turn", DETAILS[reason]), language=language) for reason in REASONS]
        for sentence in said:
            check(sentence, language)
        assert len(set(said)) == len(REASONS)

    def test_names_what_a_refusal_is_about(self, language: str) -> None:
        for reason, details in DETAILS.items():
            sentence = refusal(Illegal(reason, "de.turn", details), language=language, names=("A", "B", "Cleo", "D"))
            for name in ("floe", "figure", "carried", "bear", "last", "given"):
                assert str(details.get(name, "")) in sentence, reason
            assert "other" not in details or "Cleo" in sentence
            assert details.get("origin") != "12" or "12" in sentence

    def test_explains_every_clause(self, language: str) -> None:
        said = [explain(clause, language) for clause in CLAUSES]
        for sentence in said:
            check(sentence, language)
        assert len(set(said)) == len(CLAUSES)

    def test_titles_every_clause_differently(self, language: str) -> None:
        titles = [clause_title(clause, language) for clause in CLAUSES]
        assert len(set(titles)) == len(CLAUSES)
        assert all(title.startswith("DE") for title in titles)

    def test_what_happens_in_games_can_be_told(self, language: str) -> None:
        for _, events in steps():
            for event in events:
                check(tell(event, language=language), language)


def test_every_kind_of_event_is_tried() -> None:
    assert {type(event) for event in EVENTS} == set(m.Event.__args__)


def test_every_reason_is_tried() -> None:
    assert set(DETAILS) == set(REASONS)


def test_refusals_of_the_engine_carry_the_details_that_are_tried() -> None:
    luck, seen = Random(2), set()
    actions: list[object] = [
        *(m.Slide(floe, direction) for floe in range(16) for direction in DIRECTIONS),
        *(m.Step(figure, place) for figure in range(FIGURES) for place in PLACES),
        *(m.BearStep(floe) for floe in range(16)),
        *(m.Done(), m.UseBear(), m.UseOwn(), m.Roll(Face("own", 98), None), m.Slide(99, "E"), m.Slide(1, "up")),
        *(m.Step(9, "far"), m.Step(0, "moon"), m.BearStep("4"), "E4", 7),  # type: ignore[arg-type]
    ]
    tried = [*positions()[::2], full_sea(RuleSet(slide_mixed=False)), full_sea(), won()]
    for state in tried:
        for action in luck.sample(actions, 40) if state.phase != "act" else actions:
            illegal = why_not(state, action)
            if illegal is not None:
                assert illegal.details.keys() == DETAILS[illegal.reason].keys(), illegal
                check(refusal(illegal), "en")
                seen.add(illegal.reason)
    assert seen == set(REASONS)


class TestTell:
    def test_a_slide_names_direction_distance_and_what_goes_along(self) -> None:
        assert tell(m.Slid(0, 5, "W", 1, (), "de.slide")) == "Red slides floe 5 west, 1 cell far."
        assert tell(m.Slid(0, 5, "W", 2, (6,), "de.carry"), language="fr") == (
            "Rouge fait glisser la plaque 5 vers l’ouest, de 2 cases, et la plaque 6 suit."
        )
        assert tell(m.Slid(0, 5, "SE", 2, (6, 0, 9), "de.carry"), language="de") == (
            "Rot schiebt Scholle 5 nach Südosten, 2 Felder weit, und die Schollen 6, 0 und 9 gleiten mit."
        )
        assert tell(m.Slid(0, 5, "NW", 2, (6, 9), "de.carry"), language="ja") == (
            "赤が流氷5を北西へ2マスすべらせました。流氷6と9もいっしょに動きました。"
        )

    def test_a_step_names_both_ends(self) -> None:
        assert tell(m.Stepped(1, 2, "home", 12, "de.shore"), names=("Mio", "Ben")) == (
            "Ben moves figure 2 from the home shore onto floe 12."
        )
        assert tell(m.Stepped(1, 2, 12, "far", "de.shore"), language="de") == (
            "Blau geht mit Figur 2 von Scholle 12 ans Zielufer."
        )

    def test_a_lost_fish_is_told(self) -> None:
        assert tell(m.Chased(0, 1, 2, False, "de.chase")) == "The bear chases Blue’s figure 2 home."
        assert "fish" in tell(m.Chased(0, 1, 2, True, "de.chase"))

    def test_names_are_plain_text(self) -> None:
        assert tell(m.BearChosen(0, "de.bear"), names=("<b>{ $x }",)).startswith("<b>{ $x } chooses")


class TestRefusal:
    def test_directions_and_places_are_in_the_language(self) -> None:
        illegal = Illegal("at-brink", "de.halt", {"floe": 5, "direction": "NE"})
        assert "vers le nord-est" in refusal(illegal, language="fr")
        illegal = Illegal("no-shore", "de.shore", {"figure": 0, "origin": "12", "to": "home"})
        assert refusal(illegal) == (
            "Figure 0 stands on floe 12, which does not touch the home shore: slide that floe up to it first."
        )

    @pytest.mark.parametrize("given", ["x" * 100_000, "a\n\x00b", "{ $given }", 7, None, object(), float("inf")])
    def test_anything_may_be_quoted(self, given: object) -> None:
        for reason, details in DETAILS.items():
            for name in details.keys() & {"given", "floe", "direction", "figure", "to"}:
                if reason.startswith(("not-a", "no-such")):
                    sentence = refusal(Illegal(reason, "de.turn", {**details, name: given}))
                    assert len(sentence) < 250
                    assert sentence.isprintable()

    @pytest.mark.parametrize("given", [Unspeakable(), "x\n" * 10_000, b"NE", float("nan"), ["E"], 10**100, True])
    def test_whatever_is_played_the_answer_is_a_sentence(self, given: object) -> None:
        state = own_turn()
        for action in (given, m.Slide(given, "E"), m.Slide(0, given), m.Step(given, "far"), m.Step(0, given)):  # type: ignore[arg-type]
            illegal = why_not(state, action)
            assert illegal is not None
            check(refusal(illegal), "en")
            assert len(refusal(illegal)) < 250

    def test_a_move_refused_by_the_engine_says_why(self) -> None:
        with pytest.raises(IllegalMove, match="Red has to roll the die first"):
            apply(START, m.Slide(0, "E"))


class TestClauses:
    def test_a_title_gives_text_and_topic(self) -> None:
        assert clause_title("de.slide") == "DE · sliding"
        assert clause_title("de.slide", "ja") == "DE・流氷をすべらせる"
        assert clause_title("de.fish", "de") == "DE · der Fisch"

    def test_an_unknown_clause_is_an_error(self) -> None:
        for unknown in ("de.melt", "en.slide", "de"):
            with pytest.raises(KeyError):
                clause_title(unknown)
            with pytest.raises(KeyError):
                explain(unknown)
