from __future__ import annotations

import pickle
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kayanak_nb.stream import GAMMA, PURPOSES, GameStreams, Stream, fold, mix, new_seed, seed_of

# Those for 1234567 are the ones of Rosetta Code, "Pseudo-random numbers/Splitmix64"; those for 0 the ones that
# Vigna's generators are seeded with where no seed is given.
PUBLISHED = {
    1234567: (
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ),
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B),
}

WORDS = st.integers(0, 2**64 - 1)
BITS = 2**64


def literal(key: int, count: int) -> list[int]:
    """The algorithm with its running state, as the paper writes it."""
    state = key
    drawn = []
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) % BITS
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % BITS
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % BITS
        drawn.append(z ^ (z >> 31))
    return drawn


@pytest.mark.parametrize("seed", PUBLISHED)
def test_draws_are_the_published_ones(seed: int) -> None:
    stream = Stream(seed)
    assert tuple(stream.next() for _ in range(5)) == PUBLISHED[seed]


@given(WORDS, st.integers(0, 50))
def test_draws_follow_the_running_state_of_the_paper(key: int, count: int) -> None:
    stream = Stream(key)
    assert [stream.next() for _ in range(count)] == literal(key, count)
    assert stream.position == count


@given(WORDS, st.integers(0, 2**40))
def test_a_draw_is_the_mixed_key_and_position(key: int, position: int) -> None:
    stream = Stream(key, position)
    assert stream.next() == mix(key + (position + 1) * GAMMA)
    assert stream.position == position + 1


@given(WORDS, st.integers(0, 30), st.integers(1, 100))
def test_setting_the_position_puts_a_stream_back(key: int, before: int, n: int) -> None:
    stream = Stream(key)
    for _ in range(before):
        stream.next()
    first = [stream.below(n) for _ in range(10)]
    stream.position = before
    assert [stream.below(n) for _ in range(10)] == first


@given(WORDS, st.integers(1, 2**32))
def test_below_scales_the_upper_half_of_a_draw(key: int, n: int) -> None:
    assert Stream(key).below(n) == (Stream(key).next() // 2**32) * n // 2**32 < n


def test_below_is_even() -> None:
    stream = Stream(2014)
    counts = Counter(stream.below(6) for _ in range(60_000))
    # Chi-squared with 5 degrees of freedom; 20.5 is passed by chance once in a thousand keys, and the key is fixed.
    assert sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.5


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_below_refuses_what_it_cannot_scale(n: int) -> None:
    stream = Stream(7)
    with pytest.raises(ValueError, match="from 1 to"):
        stream.below(n)
    assert stream.position == 0


@given(st.integers(), st.integers(0, 1000))
def test_named_streams_come_from_the_seed_alone(seed: int, game: int) -> None:
    key_of_game = literal(seed % BITS, game + 1)[-1]
    keys = [Stream.named(seed, game, purpose).key for purpose in PURPOSES]
    assert keys == literal(key_of_game, len(PURPOSES))


def test_named_streams_differ() -> None:
    streams = [Stream.named(seed, game, use) for seed in range(20) for game in range(20) for use in PURPOSES]
    heads = [tuple(stream.next() for _ in range(3)) for stream in streams]
    assert all(set(one).isdisjoint(other) for one, other in combinations(heads[:200], 2))
    assert len(set(heads)) == len(heads)


def test_purposes_do_not_disturb_each_other() -> None:
    dice = Stream.named(7, 0, "dice")
    expected = [Stream.named(7, 0, "dice").next()]
    Stream.named(7, 0, "catch").next()
    assert [dice.next()] == expected


@given(st.integers())
def test_a_seed_of_any_size_is_its_remainder(seed: int) -> None:
    assert fold(seed) == seed % BITS == fold(seed + BITS)


@pytest.mark.parametrize("seed", [True, 1.0, "7", None, b"7", [7]])
def test_what_is_no_whole_number_is_no_seed(seed: Any) -> None:
    with pytest.raises(TypeError, match="whole number such as 7"):
        fold(seed)


@pytest.mark.parametrize("game", [-1, True, 1.0, "0"])
def test_games_are_counted_from_0(game: Any) -> None:
    with pytest.raises(ValueError, match="numbered 0, 1, 2"):
        Stream.named(7, game, "dice")


def test_an_unknown_purpose_is_told_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'fish', 'dice', 'catch', 'bots'"):
        Stream.named(7, 0, "weather")


def test_a_stream_survives_pickling() -> None:
    stream = Stream(7, 3)
    copy = pickle.loads(pickle.dumps(stream))
    assert (copy.key, copy.position) == (7, 3)
    assert copy.next() == stream.next()


def test_a_stream_shows_where_it_stands() -> None:
    assert repr(Stream(7, 3)) == "Stream(7, 3)"


@given(WORDS, st.integers(0, 10**6))
def test_a_game_of_many_has_a_seed_of_its_own(seed: int, game: int) -> None:
    alone, one_of_many = GameStreams.of(seed_of(seed, game)), GameStreams.of(seed, game)
    assert [stream.key for stream in alone] == [stream.key for stream in one_of_many]


def test_the_first_game_of_many_has_the_seed_of_all() -> None:
    assert (seed_of(7, 0), seed_of(-1, 0)) == (7, 2**64 - 1)


def test_seeds_that_nobody_has_chosen_differ() -> None:
    assert len({new_seed() for _ in range(100)}) > 90
