"""A player on a wire that can be listened to: what the browser would send, and what it would get."""

from __future__ import annotations

import json
import random
from typing import Any

import kayanak_nb as kn
from kayanak_nb.widgets.player import Player, play

__all__ = ["Wire", "advanced", "random_steps", "wired"]


class Wire:
    """Stands where the connection to the browser is. *sent* holds each message to the browser."""

    kernel = object()
    comm_id = "wire"

    def __init__(self, player: Player) -> None:
        self.player = player
        self.sent: list[dict[str, Any]] = []
        player.comm = self

    def send(self, data: Any = None, metadata: Any = None, buffers: Any = None) -> None:
        del metadata, buffers
        self.sent.append(json.loads(json.dumps(data)))

    def on_msg(self, callback: Any) -> None:
        """Take note of who wants to hear; :meth:`press` speaks to the player directly."""

    def close(self, *args: Any, **options: Any) -> None:
        pass

    def press(self, message: str, /, *, serial: int | None = None, **more: Any) -> dict[str, Any] | None:
        """Send a message as the page does; return the reply to this view, if there is one."""
        self.sent.clear()
        seen = self.player.serial if serial is None else serial
        content = {"type": message, "view": "me", "number": 1, "serial": seen, **more}
        self.player._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        replies = [data["content"] for data in self.sent if data["method"] == "custom"]
        return replies[0] if replies else None

    @property
    def bytes(self) -> int:
        """How much has been sent for the last press."""
        return sum(len(json.dumps(data, ensure_ascii=False).encode()) for data in self.sent)

    @property
    def panel(self) -> dict[str, Any]:
        """What the panel shows."""
        return dict(self.player.panel)

    @property
    def said(self) -> str:
        """What is being said to the learner; "" when nothing is."""
        notice = self.player.panel["notice"]
        return str(notice["text"]) if notice else ""


def wired(*arguments: Any, **options: Any) -> Wire:
    """Return a wire to a new player, made with the arguments of ``kn.play``."""
    return Wire(play(*arguments, **options))


def advanced(steps: int, rules: str = "ja-3", **options: Any) -> Wire:
    """Return a wire to a player whose game has gone on for so many steps at random, or to its end."""
    wire = wired(rules, seed=7, **options)
    random_steps(wire.player.game, steps)
    wire.player.refresh()
    return wire


def random_steps(game: kn.Game, steps: int) -> None:
    choose = random.Random(5)
    for _ in range(steps):
        if game.state.phase == "over":
            return
        if game.state.is_chance:
            game.chance()
        else:
            game.play(choose.choice(game.legal_moves()))
