"""For every reason of a refusal one set of details, as the engine gives them."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["DETAILS"]

DETAILS: Mapping[str, Mapping[str, object]] = {
    "not-a-move": {"given": "E4 to E5"},
    "game-over": {},
    "roll-first": {"player": 0},
    "no-roll-now": {},
    "impossible-roll": {"dice": "any"},
    "no-such-floe": {"floe": "99", "last": 15},
    "quoted-number": {"number": 4},
    "no-such-direction": {"direction": "up"},
    "no-such-figure": {"figure": "7", "last": 3},
    "no-such-place": {"to": "moon", "last": 15},
    "choose-first": {},
    "no-choice": {},
    "bear-idle": {},
    "only-bear": {},
    "bear-floe": {"floe": 5},
    "foreign-floe": {"floe": 5, "other": 2},
    "mixed-floe": {"floe": 5, "other": 2},
    "at-brink": {"floe": 5, "direction": "NE"},
    "carried-foreign": {"floe": 5, "direction": "NE", "carried": 12, "other": 2},
    "carried-bear": {"floe": 5, "direction": "NE", "carried": 12},
    "carried-brink": {"floe": 5, "direction": "NE", "carried": 12},
    "finished": {"figure": 3},
    "stays": {"figure": 3, "origin": "12", "to": "12"},
    "no-shore": {"figure": 3, "origin": "12", "to": "far"},
    "no-contact": {"figure": 3, "origin": "12", "to": "5"},
    "over-water": {"figure": 3, "origin": "home", "to": "5"},
    "floe-full": {"floe": 5},
    "bear-there": {"floe": 5},
    "bear-stays": {"floe": 5},
    "bear-no-contact": {"floe": 5, "bear": 12},
}
