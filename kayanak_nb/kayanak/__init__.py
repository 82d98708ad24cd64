"""Kayanak, ice fishing on a board of holes and floes, in four rule sets."""
