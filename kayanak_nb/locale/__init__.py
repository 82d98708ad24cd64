"""Texts on screen, from four Fluent catalogues: English, French, Japanese and German.

``text("undo", "fr")`` gives the message *undo* of ``fr.ftl``. Fluent is loaded when the first text is
asked for, so importing the package costs nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from kayanak_nb.given import brief
from kayanak_nb.mistake import Mistake

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "check_language", "text"]

LANGUAGES: tuple[str, ...] = ("en", "fr", "ja", "de")


def check_language(language: str) -> str:
    """Return *language* if there is a catalogue for it.

    :raises ValueError: for any other value, with the ones there are.
    """
    if not isinstance(language, str) or language not in LANGUAGES:
        said = {"given": brief(language), "names": ", ".join(map(repr, LANGUAGES))}
        mistake = Mistake(text("mistake-language", **said))
        mistake.key, mistake.said = "mistake-language", said
        raise mistake
    return language


def text(key: str, language: str = "en", **arguments: object) -> str:
    """Return the message *key* in *language*, its placeables filled with *arguments*.

    :raises KeyError: if the catalogue has no such message, or an argument is missing from the call.
    :raises ValueError: if there is no such language.

    >>> text("language-name", "de")
    'Deutsch'
    """
    said = tuple((name, type(value), value) for name, value in arguments.items())
    return _filled(key, check_language(language), said)


# A picture of a game says the same few hundred things again and again, and filling a message takes its time.
@lru_cache(maxsize=4096)
def _filled(key: str, language: str, said: tuple[tuple[str, type, object], ...]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise KeyError(f"{language}.ftl has no message {key!r}.")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"The message {key!r} in {language}.ftl is empty.")
    result, errors = bundle.format_pattern(pattern, {name: value for name, _, value in said})
    if errors:
        raise KeyError(f"The message {key!r} in {language}.ftl cannot be filled: {errors[0]}")
    return str(result)


@cache
def _bundle(language: str) -> FluentBundle:
    # Both are slow to import, and many a session shows no text at all.
    from importlib.resources import files

    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks around placeables would show up in text boards and break tests that compare text.
    bundle = FluentBundle([language], use_isolating=False)
    catalogue = files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(catalogue))
    return bundle
