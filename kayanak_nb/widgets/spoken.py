"""What the widgets have in common that speak a language which can be set: no other value is taken."""

from __future__ import annotations

from typing import Any

import traitlets

from kayanak_nb.locale import check_language

__all__ = ["Spoken"]


class Spoken(traitlets.HasTraits):
    """A widget whose *language* is one that the catalogues have.

    :raises TraitError: when it is set to anything else.
    """

    language = traitlets.Unicode("en").tag(sync=True)

    @traitlets.validate("language")
    def _check_language(self, proposal: Any) -> str:
        try:
            return check_language(proposal["value"])
        except ValueError as error:
            raise traitlets.TraitError(str(error)) from error
