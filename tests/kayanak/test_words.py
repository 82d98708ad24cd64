from __future__ import annotations

from random import Random

import pytest

from kayanak_nb.dice import Face
from kayanak_nb.game import new_game
from kayanak_nb.illegal import Illegal
from kayanak_nb.kayanak import moves as m
from kayanak_nb.kayanak.engine import why_not
from kayanak_nb.kayanak.refusal import REASONS
from kayanak_nb.kayanak.topics import CLAUSES
from kayanak_nb.kayanak.words import clause_title, explain, refusal, tell
from kayanak_nb.locale import LANGUAGES
from tests.kayanak.positions import games, playthrough, positions
from tests.kayanak.reasons import DETAILS

EVENTS: tuple[m.Event, ...] = (
    m.Placed(0, "C4", "fr.placement"),
    m.Rolled(1, Face("dig", 3), Face("drop", 1), 4, "fr.roll"),
    m.Rolled(1, Face("dig", 3), None, 3, "ja1.roll"),
    m.Rolled(1, Face("dig", 1), None, 1, "ja1.roll"),
    m.Rolled(1, Face("dig", 0), None, 0, "ja1.roll"),
    m.Walked(2, "C3", "C4", "fr.walk"),
    m.Dug(3, "C4", 2, 1, "fr.dig"),
    m.Dug(3, "C4", 0, 0, "fr.dig"),
    m.Fished(0, "C4", "fr.fish"),
    m.Caught(0, "C4", 1, 0, "fr.fish"),
    m.Caught(0, "C4", 0, 0, "fr.fish"),
    m.Melted(0, 3, "fr.melt"),
    m.Refrozen(0, 3, "fr.refreeze"),
    m.Plugged(0, "C4", "fr.plug"),
    m.Unplugged(0, "C4", "fr.unplug"),
    m.Stopped(0, 1, "ja3.any"),
    m.Stopped(0, 2, "ja3.any"),
    m.Lapsed(0, 1, "fr.walk"),
    m.Lapsed(0, 2, "fr.walk"),
    m.Unchanged(0, "drop", "fr.temperature"),
    m.Unchanged(0, "crystal", "fr.temperature"),
    m.Passed(0, "fr.turn"),
    m.Ended(0, "floes", (0,), "fr.end"),
    m.Ended(0, "holes", (0, 1), "ja1.end"),
    m.Ended(0, "fish", (0, 1, 2), "fr.end"),
    m.Counted(0, (7, 1), "points", "fr.score"),
    m.Counted(0, (7, 1), "fish", "ja1.score"),
)


def check(sentence: str, language: str) -> None:
    """Check that *sentence* is whole: filled in, on one line, closed by a full stop."""
    assert "{" not in sentence
    assert "None" not in sentence
    assert "\n" not in sentence
    assert "  " not in sentence
    assert sentence.endswith("。" if language == "ja" else (".", "!", "?"))


@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryLanguage:
    def test_tells_every_event(self, language: str) -> None:
        told = [tell(event, language=language) for event in EVENTS]
        for sentence in told:
            check(sentence, language)
        assert len(set(told)) == len(EVENTS)

    def test_tells_who_did_it(self, language: str) -> None:
        impersonal = (m.Unchanged, m.Ended)
        for event in EVENTS:
            assert isinstance(event, impersonal) or "Mio" in tell(event, language=language, names=("Mio",) * 4)

    def test_refuses_for_every_reason(self, language: str) -> None:
        said = [refusal(Illegal(reason, "fr.turn", DETAILS[reason]), language=language) for reason in REASONS]
        for sentence in said:
            check(sentence, language)
        assert len(set(said)) == len(REASONS)

    def test_names_what_a_refusal_is_about(self, language: str) -> None:
        for reason, details in DETAILS.items():
            sentence = refusal(Illegal(reason, "fr.turn", details), language=language, names=("A", "B", "Cleo", "D"))
            for name in ("hole", "floe", "origin", "last", "pips", "given"):
                assert str(details.get(name, "")) in sentence, reason
            assert details.get("other") != 2 or "Cleo" in sentence

    def test_explains_every_clause(self, language: str) -> None:
        for clause in CLAUSES:
            check(explain(clause, language), language)

    def test_titles_every_clause_differently(self, language: str) -> None:
        titles = [clause_title(clause, language) for clause in CLAUSES]
        assert len(set(titles)) == len(CLAUSES)
        assert all(title.startswith(("JA ①", "JA ②", "JA ③", "FR")) for title in titles)


def test_every_kind_of_event_is_tried() -> None:
    assert {type(event) for event in EVENTS} == set(m.Event.__args__)


def test_every_reason_is_tried() -> None:
    assert set(DETAILS) == set(REASONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    for number, game in enumerate(games()):
        for _, events in playthrough(game, Random(number)):
            for event in events:
                check(tell(event, language=language), language)


def test_refusals_of_the_engine_carry_the_details_that_are_tried() -> None:
    seen = set()
    for state in positions(120, 7):
        menu = state.setup.menu
        asked = [move for kind in menu for move in kind[::9]]
        for action in (*asked, m.Melt(99), m.Dig("Z9"), m.Catch(99, 0), m.Roll(Face("dig", 98), None), "C4", 7):
            illegal = why_not(state, action)
            if illegal is not None:
                assert illegal.details.keys() == DETAILS[illegal.reason].keys(), illegal
                check(refusal(illegal), "en")
                seen.add(illegal.reason)
    assert len(seen) > 30


class TestTell:
    def test_the_end_names_its_cause_and_the_winners(self) -> None:
        assert tell(m.Ended(1, "floes", (0,), "fr.end")) == "Every floe has an open hole: the game is over. Red wins."
        assert tell(m.Ended(1, "fish", (0, 1, 2), "fr.end"), names=("Mio", "Ben", "Zoé")) == (
            "Ben has caught enough fish: the game is over. Mio, Ben and Zoé share the win."
        )

    @pytest.mark.parametrize(
        ("language", "one", "two"),
        [
            ("en", "1 pip is lost: ", "2 pips are lost: "),
            ("fr", "1 point des dés est perdu", "2 points des dés sont perdus"),
            ("ja", "赤は、サイコロの残り1点で", "赤は、サイコロの残り2点で"),
            ("de", "1 Auge verfällt: ", "2 Augen verfallen: "),
        ],
    )
    def test_pips_are_counted(self, language: str, one: str, two: str) -> None:
        assert tell(m.Lapsed(0, 1, "fr.walk"), language=language).startswith(one)
        assert tell(m.Lapsed(0, 2, "fr.walk"), language=language).startswith(two)

    @pytest.mark.parametrize(
        ("language", "alone", "together"),
        [
            ("en", " Red wins.", " Red and Blue share the win."),
            ("fr", " Victoire\u00a0: Rouge.", " Victoire partagée\u00a0: Rouge et Bleu."),
            ("ja", "。赤の勝ちです。", "。赤と青が同点で、そろって勝ちです。"),
            ("de", " Rot gewinnt.", " Rot und Blau teilen sich den Sieg."),
        ],
    )
    def test_a_tie_is_told_apart_from_a_win(self, language: str, alone: str, together: str) -> None:
        assert tell(m.Ended(1, "floes", (0,), "fr.end"), language=language).endswith(alone)
        assert tell(m.Ended(1, "floes", (0, 1), "fr.end"), language=language).endswith(together)

    def test_names_are_plain_text(self) -> None:
        assert tell(m.Passed(0, "fr.turn"), names=("<b>{ $x }",)).startswith("<b>{ $x } cannot")


class TestRefusal:
    def test_says_what_would_be_right(self) -> None:
        illegal = Illegal("not-adjacent", "ja3.dig", {"hole": "C4", "origin": "E7"})
        assert refusal(illegal) == (
            "C4 is too far from the fisher on E7: only the holes right next to it are within reach."
        )

    def test_names_the_other_player(self) -> None:
        illegal = Illegal("occupied", "fr.walk", {"hole": "C4", "other": 1})
        assert refusal(illegal, names=("Mio", "Ben")) == "Ben’s fisher stands on C4: choose a hole without a fisher."
        assert refusal(illegal, language="de") == "Auf C4 steht Blau: Wähle ein Loch ohne Angler."

    def test_faces_are_named_in_the_language(self) -> None:
        illegal = Illegal("not-this-face", "fr.roll", {"wanted": "walk", "rolled": "dig"})
        assert "«\u00a0creuser\u00a0»" in refusal(illegal, language="fr")
        assert "「移動」" in refusal(illegal, language="ja")

    @pytest.mark.parametrize("given", ["x" * 100_000, "a\n\x00b", "{ $given }", 7, None, object(), float("inf")])
    def test_anything_may_be_quoted(self, given: object) -> None:
        for reason, name in (("not-a-move", "given"), ("no-such-hole", "hole"), ("no-such-floe", "floe")):
            sentence = refusal(Illegal(reason, "fr.turn", {"last": 17, name: given}))
            assert len(sentence) < 200
            assert sentence.isprintable()

    def test_huge_numbers_are_cut(self) -> None:
        for floe in (10**12, -(10**12), 10**5000):
            assert len(refusal(Illegal("no-such-floe", "fr.board", {"floe": floe, "last": 17}))) < 200


class TestClauses:
    def test_a_title_gives_text_and_topic(self) -> None:
        assert clause_title("ja3.fish") == "JA ③ · fishing"
        assert clause_title("ja3.fish", "ja") == "JA ③・釣り"
        assert clause_title("fr.fish", "fr") == "FR · pêche"

    def test_an_unknown_clause_is_an_error(self) -> None:
        with pytest.raises(KeyError):
            explain("fr.magnet")
        with pytest.raises(KeyError):
            clause_title("en.fish")

    def test_where_the_texts_differ_the_summaries_do(self) -> None:
        assert "five pips, five holes" in explain("fr.distinct")
        assert "how many times" in explain("ja3.times")

    def test_what_we_do_follows_where_a_text_does_not_say_it(self) -> None:
        assert explain("fr.tie", "en").endswith("you are not told. Here they share the win.")


class Unspeakable:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


@pytest.mark.parametrize("given", [Unspeakable(), "x\n" * 10_000, b"C4", float("nan"), ["A1"]])
def test_whatever_is_played_the_answer_is_a_sentence(given: object) -> None:
    game = new_game("fr", seed=1)
    for action in (given, m.Dig(given), m.Melt(given)):  # type: ignore[arg-type]
        illegal = game.why_not(action)
        assert illegal is not None
        check(refusal(illegal), "en")


def test_a_move_refused_by_the_game_says_why() -> None:
    game = new_game("fr", seed=1)
    with pytest.raises(ValueError, match="has to put the fisher on a hole first"):
        game.play(m.Dig("C4"))
