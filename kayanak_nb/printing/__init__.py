"""Pages of paper: the board, dice to fold, records of fish and worksheets, as SVG and PDF on A4.

A sheet is made by one of four functions, looked at in a notebook, and saved as a file to print:

>>> sheet = board_sheet("tiny-7", language="de")
>>> sheet
Kayanak · winziger Spielplan
A4, 1 Seite
"""

from __future__ import annotations

from kayanak_nb.printing.board import board_sheet
from kayanak_nb.printing.dice import dice_sheet
from kayanak_nb.printing.exercises import exercise_sheet
from kayanak_nb.printing.fish import fish_sheet
from kayanak_nb.printing.sheet import Sheet

__all__ = ["Sheet", "board_sheet", "dice_sheet", "exercise_sheet", "fish_sheet"]
