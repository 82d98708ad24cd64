"""A player on a wire that can be listened to: what the browser would send, and what it would get."""

from __future__ import annotations

import json
from typing import Any

from kayanak_nb.widgets.player import Player, play

__all__ = ["Wire", "wired"]


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
