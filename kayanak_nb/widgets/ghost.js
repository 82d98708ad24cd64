// Where a move would end, drawn before it is made (kayanak_nb/widgets/ghosts.py says how a ghost is packed).

// Returns the shapes of *ghost*, the move of the target *id* (such as "5:NE"), from what the *kit* has; *targets* say
// where things are now.
function ghostShapes(kit, id, [distance, floes, bars], targets) {
  const way = id.split(":")[1];
  const [right, down] = kit.ways[way].map((length) => length * distance);
  const places = new Map(targets.map(([target, x, y]) => [target, [x, y]]));
  const at = (floe) => places.get(String(floe));
  const rims = floes.flatMap((floe) =>
    kit.rims.map(([kind, , , , scale, paint]) => [kind, `rim-${floe}`, at(floe)[0] + right, at(floe)[1] + down, scale, paint]));
  const [x, y] = at(floes[0]);
  const arrow = kit.arrows[way][distance - 1].map(([kind, d, aside, below, paint]) => [kind, d, x + aside, y + below, paint]);
  return [...rims, ...bars.map((bar) => ["u", ...bar]), ...arrow];
}
