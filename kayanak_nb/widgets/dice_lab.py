"""``kn.dice_lab``: dice to edit, their exact chances as charts, and throws that settle beside them."""

from __future__ import annotations

import logging
from typing import Any

import anywidget
import traitlets

from kayanak_nb.dice import Die
from kayanak_nb.locale import text
from kayanak_nb.widgets.dice_bench import Bench
from kayanak_nb.widgets.dice_page import kit_of, page_of
from kayanak_nb.widgets.dice_still import as_html, as_text
from kayanak_nb.widgets.notice import failure
from kayanak_nb.widgets.page_files import script, style
from kayanak_nb.widgets.spoken import Spoken

__all__ = ["LAB_SCRIPTS", "DiceLab", "dice_lab"]

_LOGGER = logging.getLogger(__name__)

LAB_SCRIPTS = ("dice_lab", "dice_fields", "dice_charts", "dice_trail")
_SCRIPTS = ("elements", "board_view", "link", "frame", "dice", *LAB_SCRIPTS)


class DiceLab(anywidget.AnyWidget, Spoken):
    """The dice lab in the notebook; make one with :func:`dice_lab`.

    *language* can be set at any time. :attr:`dice` are the dice that lie there now.
    """

    _esm = script(*_SCRIPTS, render="renderDiceLab")
    _css = style("board_input", "player", "dice_lab")

    lab_kit = traitlets.Dict().tag(sync=True)
    lab_page = traitlets.Dict().tag(sync=True)
    alarm = traitlets.Unicode().tag(sync=True)
    serial = traitlets.Int(0).tag(sync=True)
    answers = traitlets.Int(0).tag(sync=True)

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self._kit_language = ""
        super().__init__(language=bench.language)
        self.refresh()
        self.on_msg(self._receive)
        self.observe(self._speak, "language")

    @property
    def dice(self) -> tuple[Die[Any], ...]:
        """The dice that lie there, the last ones that made sense: ready for ``kn.joint`` and ``kn.new_game``."""
        return self.bench.dice

    def __repr__(self) -> str:
        return f"<DiceLab: {', '.join(map(repr, self.dice))}>"

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Return the widget, and its charts as tables for where no kernel is running."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            bundle[0]["text/plain"] = as_text(self.lab_page)
            bundle[0]["text/html"] = as_html(self.lab_page)
        return bundle

    def refresh(self) -> None:
        """Show the bench in every view. It is never wrong to call this, and seldom needed."""
        with self.hold_sync():
            self.language = self.bench.language
            if self._kit_language != self.language:
                self._kit_language = self.language
                self.lab_kit = kit_of(self.language)
            self.lab_page = page_of(self.bench)

    def _receive(self, widget: object, content: dict[str, Any], buffers: object) -> None:
        """Do what the page asks for. Whatever goes wrong is shown, and nothing is lost."""
        del widget, buffers
        with self.hold_sync():
            self.answers += 1
            self.alarm = ""
            try:
                self.bench.answer(content["lab"])
                self.refresh()
            except Exception as error:
                _LOGGER.exception("A press in the dice lab failed.")
                self.alarm = text("dice-lab-exception", self.bench.language, error=failure(error))

    def _speak(self, change: Any) -> None:
        if self.bench.language != change["new"]:
            self.bench.speak(change["new"])
            self.refresh()


def dice_lab(dice: object = None, *, language: str = "en", seed: int = 1) -> DiceLab:
    """Show dice with their exact chances, to be the last expression of a cell.

    *dice* is a `Die` or two of them, by default the white and the blue die of the game; their faces can be edited on
    the page. *language* is ``"en"``, ``"fr"``, ``"ja"`` or ``"de"``; it can be changed on the page. The same *seed*
    gives the same throws.

    :raises TypeError: if *dice* are no dice, or *seed* no whole number.
    :raises ValueError: if a die has too many or too large faces for the lab, or there is no such language.
    """
    return DiceLab(Bench(dice, language=language, seed=seed))
