"""``kn.rules``: the three texts of rules side by side in the notebook, clause by clause."""

from __future__ import annotations

import logging
from typing import Any

import anywidget
import traitlets

from kayanak_nb.drawing.canvas import pack_back
from kayanak_nb.drawing.scene import Shape
from kayanak_nb.locale import text
from kayanak_nb.widgets.notice import failure
from kayanak_nb.widgets.page_files import script, style
from kayanak_nb.widgets.reading import Reading
from kayanak_nb.widgets.rule_page import kit_of, page_of
from kayanak_nb.widgets.rule_table import as_html, as_text
from kayanak_nb.widgets.spoken import Spoken

__all__ = ["READER_SCRIPTS", "ReaderTraits", "RuleReader", "rules"]

_LOGGER = logging.getLogger(__name__)

READER_SCRIPTS = ("rule_reader", "rule_card", "rule_term", "rule_demo", "rule_dialog")
_SCRIPTS = ("elements", "canvas", "board_view", "link", "frame", *READER_SCRIPTS, "rule_widget")


class ReaderTraits(traitlets.HasTraits):
    """What a page with a rule reader in it is drawn from, empty as long as nobody reads.

    All that is on show is there, so that a reload and every further view show the same.
    """

    reader_kit = traitlets.Dict().tag(sync=True)
    reader_page = traitlets.Dict().tag(sync=True)
    reader_back = traitlets.Dict().tag(sync=True)
    reader_demo = traitlets.Dict().tag(sync=True)

    _reader_language: str = ""
    _reader_ice: tuple[Shape, ...] | None = None

    def fill_reader(self, reading: Reading) -> None:
        """Show what is read; what has not changed is not sent."""
        if reading.language != self._reader_language:
            self._reader_language = reading.language
            self.reader_kit = kit_of(reading.language)
        self.reader_page = page_of(reading)
        if reading.showing is None:
            self.reader_demo = {}
            return
        scene = reading.showing.scene(reading.language)
        if scene.back is not self._reader_ice:
            self._reader_ice = scene.back
            self.reader_back = pack_back(scene)
        self.reader_demo = reading.showing.page(reading.language)


class RuleReader(anywidget.AnyWidget, ReaderTraits, Spoken):
    """The rulebook to read in the notebook; make one with :func:`rules`.

    *language* can be set at any time, and so can *topic* and *clause*, the clause that stands out.
    """

    _esm = script(*_SCRIPTS, render="renderRules")
    _css = style("board_input", "player", "rule_reader")

    alarm = traitlets.Unicode().tag(sync=True)
    serial = traitlets.Int(0).tag(sync=True)
    answers = traitlets.Int(0).tag(sync=True)

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        super().__init__(language=reading.language)
        self.refresh()
        self.on_msg(self._receive)
        self.observe(self._speak, "language")

    @property
    def topic(self) -> str:
        """The topic on show; it may be set."""
        return self.reading.topic

    @topic.setter
    def topic(self, topic: str) -> None:
        self.reading.go(topic)
        self.refresh()

    @property
    def clause(self) -> str:
        """The id of the clause that stands out, "" if none does; it may be set."""
        return self.reading.clause

    @clause.setter
    def clause(self, clause: str) -> None:
        self.reading.find(clause)
        self.refresh()

    def __repr__(self) -> str:
        return f"<RuleReader: {self.reading.clause or self.reading.topic}>"

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Return the widget, and the topic as a table for where no kernel is running."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            bundle[0]["text/plain"] = as_text(self.reader_page)
            bundle[0]["text/html"] = as_html(self.reader_page)
        return bundle

    def refresh(self) -> None:
        """Show what is read in every view. It is never wrong to call this, and seldom needed."""
        with self.hold_sync():
            self.language = self.reading.language
            self.fill_reader(self.reading)

    def _receive(self, widget: object, content: dict[str, Any], buffers: object) -> None:
        """Do what the page asks for. Whatever goes wrong is shown, and the reading goes on."""
        del widget, buffers
        with self.hold_sync():
            self.answers += 1
            self.alarm = ""
            try:
                self.reading.answer(content["read"])
                self.refresh()
            except Exception as error:
                _LOGGER.exception("A press on the rule reader failed.")
                self.alarm = text("reader-exception", self.reading.language, error=failure(error))

    def _speak(self, change: Any) -> None:
        if self.reading.language != change["new"]:
            self.reading.speak(change["new"])
            self.refresh()


def rules(topic: str | None = None, *, clause: str | None = None, language: str = "en") -> RuleReader:
    """Show the texts of rules side by side, to be the last expression of a cell.

    *topic*, such as ``"walk"``, is what the clauses on show are about, by default the first there is; *clause*, such
    as ``"fr.walk"``, opens its topic and stands out in it. *language* is ``"en"``, ``"fr"``, ``"ja"`` or ``"de"``; it
    can be changed on the page.

    :raises ValueError: if there is no such topic, clause or language, or the clause is about something else.
    """
    return RuleReader(Reading(topic, clause, language=language))
