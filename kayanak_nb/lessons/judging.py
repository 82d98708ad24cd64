"""What comes of an answer: right, wrong, not tried or broken, and what there is to say about it.

A judge never raises because of what a learner gives. What is wrong is answered by the mistake that was probably made.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import redirect_stdout
from copy import deepcopy
from dataclasses import dataclass
from inspect import Parameter, signature
from io import StringIO
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from kayanak_nb.lessons import gentle
from kayanak_nb.lessons.answers import Form, Unreadable, untried
from kayanak_nb.lessons.guarded import Stopped, called
from kayanak_nb.lessons.picture import Picture
from kayanak_nb.locale import text
from kayanak_nb.names import tidy

__all__ = ["Astray", "Case", "FunctionJudge", "Judge", "Slip", "Status", "ValueJudge", "Verdict", "slip"]

Status: TypeAlias = Literal["right", "wrong", "not tried", "broken"]


class Verdict(NamedTuple):
    """A *status*, what there is to say, sentence by sentence, and where it helps a *picture*."""

    status: Status
    words: tuple[str, ...] = ()
    picture: Picture | None = None


class Judge(Protocol):
    """Whoever decides on the answers to one exercise."""

    def judge(self, given: Any, language: str) -> Verdict:
        """Return what comes of the answer *given*."""

    def shown(self, language: str) -> str:
        """Return the right answer in words; empty if it is told better by the solution itself."""


@dataclass(frozen=True)
class Slip:
    """A mistake that is often made: which answers *fit* it, what they would mean, and a picture that shows it."""

    fits: Callable[[Any], bool]
    words: Callable[[Any], str]
    picture: Callable[[Any], Picture | None] = lambda answer: None


def slip(answer: object, words: str, picture: Callable[[Any], Picture | None] = lambda answer: None) -> Slip:
    """Return the slip of whoever gives exactly *answer*; for *answer* None, a slip that fits nothing."""
    return Slip(lambda given: answer is not None and given == answer, lambda given: words, picture)


@dataclass(frozen=True)
class ValueJudge:
    """Judges a value of the given *form* by what a solver *expected*, or by *accepts* where several are right.

    *slips* are tried in order, on answers that are wrong; *praise* is what to say of one that is right.
    """

    form: Form
    expected: Any
    slips: tuple[Slip, ...] = ()
    accepts: Callable[[Any], bool] | None = None
    praise: str = ""

    def judge(self, given: Any, language: str) -> Verdict:
        """See :meth:`Judge.judge`."""
        if untried(given):
            return Verdict("not tried", (text("exercise-start", language),))
        try:
            answer = called(lambda: self.form.read(given() if callable(given) else given)).result
            right = self._is_right(answer)
        except Unreadable as unread:
            return Verdict("wrong", self._not_read(given, unread, language))
        except Stopped as stopped:
            return Verdict("broken", (_said(stopped, language),))
        except Exception as error:
            return Verdict("broken", (text("exercise-broken-answer", language, error=_said(error, language)),))
        return Verdict("right", _some(self.praise)) if right else self._wrong(answer, language)

    def shown(self, language: str) -> str:
        """See :meth:`Judge.shown`."""
        return self.form.tell(self.expected, language)

    def _not_read(self, given: Any, unread: Unreadable, language: str) -> tuple[str, ...]:
        if unread.args:
            return (text("exercise-unknown", language, given=unread.args[0]),)
        part = text("exercise-unread-part", language, given=_quoted(unread.part)) if unread.part is not None else ""
        return (part or _unread(given, language), self.form.asked(language))

    def _is_right(self, answer: Any) -> bool:
        return self.form.same(answer, self.expected) if self.accepts is None else self.accepts(answer)

    def _wrong(self, answer: Any, language: str) -> Verdict:
        given = text("exercise-given", language, given=self.form.tell(answer, language))
        for known in self.slips:
            if known.fits(answer):
                return Verdict("wrong", (given, known.words(answer)), known.picture(answer))
        return Verdict("wrong", (given, *_some(self.form.difference(answer, self.expected, language))))


class Case(NamedTuple):
    """Something to try a function on: its *arguments*, how to call them in *words*, and a picture of them."""

    arguments: tuple[Any, ...]
    words: str
    picture: Picture | None = None

    def call(self, function: Callable[..., Any]) -> Any:
        """Call a learner's *function* on arguments of its own: it may change them, and the case stays what it is."""
        return function(*deepcopy(self.arguments))


class Astray(NamedTuple):
    """A *function* as it is often written when something is misunderstood, and *words* that say what."""

    function: Callable[..., Any]
    words: str


@dataclass(frozen=True)
class FunctionJudge:
    """Judges a function by what a *solver* gives in each of *cases*; *form* is that of what both give back.

    *reason*, called like the function, says why the solver's answer is the right one, "" where that is all there is.
    Of a function that goes wrong in every case as one *astray* does, the words on that are said.
    """

    form: Form
    solver: Callable[..., Any]
    cases: tuple[Case, ...]
    praise: str = ""
    reason: Callable[..., str] = lambda *arguments: ""
    astray: tuple[Astray, ...] = ()

    def judge(self, given: Any, language: str) -> Verdict:
        """See :meth:`Judge.judge`."""
        if untried(given):
            return Verdict("not tried", (text("exercise-start", language),))
        if not callable(given):
            return Verdict("wrong", (_unread(given, language), text("exercise-form-function", language)))
        for number, case in enumerate(self.cases):
            verdict = self._try(given, case, language)
            if verdict is not None:
                # Who has begun with some cases has tried.
                tried = verdict.status != "not tried" or number == 0
                return verdict if tried else self._wrong(None, case, language)
        return Verdict("right", (text("exercise-cases", language, count=len(self.cases)), *_some(self.praise)))

    def shown(self, language: str) -> str:
        """See :meth:`Judge.shown`."""
        del language
        return ""

    def _try(self, function: Callable[..., Any], case: Case, language: str) -> Verdict | None:
        """Return what is not right in *case*, or None."""
        if misfit := _misfit(function, len(case.arguments), language):
            return Verdict("broken", (misfit,))
        try:
            given, printed = called(lambda: case.call(function))
            if untried(given):
                if printed:
                    return Verdict("wrong", (text("exercise-prints", language),))
                return Verdict("not tried", (text("exercise-start-function", language),))
            answer = called(lambda: self.form.read(given)).result
            right = self.form.same(answer, self.solver(*case.arguments))
        except Unreadable:
            return self._explained(self._wrong(given, case, language), function)
        except Exception as error:
            key = "exercise-stopped-function" if isinstance(error, Stopped) else "exercise-broken-function"
            said = text(key, language, case=case.words, error=_said(error, language))
            return Verdict("broken", (said,), case.picture)
        if right:
            return None
        return self._explained(self._wrong(given, case, language, self.form.tell(answer, language)), function)

    def _wrong(self, given: object, case: Case, language: str, told: str = "") -> Verdict:
        """Return the counterexample; *told* is the answer *given* in words, empty if it cannot be read as one."""
        expected = self.form.tell(self.solver(*case.arguments), language)
        said = text("exercise-case", language, case=case.words, given=told or _quoted(given), expected=expected)
        asked = "" if told or given is None else self.form.asked(language)
        return Verdict("wrong", (said, *_some(asked), *_some(self.reason(*case.arguments))), case.picture)

    def _explained(self, verdict: Verdict, function: Callable[..., Any]) -> Verdict:
        """Return *verdict* with what may have been misunderstood in *function*."""
        if not self.astray:
            return verdict
        try:
            # What it prints has been seen once.
            with redirect_stdout(StringIO()):
                answers = [self._answer(function, case) for case in self.cases]
        except Exception:  # a learner's function may fail in any way, in a later case too
            return verdict
        words = [known.words for known in self.astray if self._goes(answers, known)]
        return verdict._replace(words=(*verdict.words, *words[:1]))

    def _answer(self, function: Callable[..., Any], case: Case) -> Any:
        return called(lambda: self.form.read(case.call(function))).result

    def _goes(self, answers: list[Any], known: Astray) -> bool:
        """Return whether *answers* to all cases are what the *known* one gives."""
        pairs = zip(answers, self.cases, strict=True)
        return all(self.form.same(answer, case.call(known.function)) for answer, case in pairs)


def _misfit(function: Callable[..., Any], count: int, language: str) -> str:
    """Return a sentence if *function* cannot be called with *count* things, else nothing."""
    try:
        known = signature(function)
    except (TypeError, ValueError):  # some of Python's own do not tell what they take
        return ""
    try:
        known.bind(*range(count))
    except TypeError:
        takes = sum(
            part.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
            for part in known.parameters.values()
        )
        return text("exercise-arguments", language, wanted=count, takes=takes)
    return ""


def _unread(given: object, language: str) -> str:
    return text("exercise-unread", language, given=_quoted(given))


def _quoted(given: object) -> str:
    name = getattr(given, "__name__", None)
    return tidy(name if isinstance(name, str) else given)


def _said(error: Exception, language: str) -> str:
    """Return what Python says, or where we know how to get out of it, how."""
    if isinstance(error, Stopped):
        return text(str(error), language)
    message = str(error)
    return gentle.hint(error, language) or (f"{type(error).__name__}: {message}" if message else type(error).__name__)


def _some(words: str) -> tuple[str, ...]:
    return (words,) if words else ()
