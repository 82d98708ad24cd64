"""Crossing the drifting floes under a polar bear: the game of the German text."""
