/**
 * Bytes, with gzip, that one more file costs whoever needs it: its head, and its place in the queue of six requests at a time,
 * which is where an element begins.
 */
const perFile = { begun: 6000, later: 2000 };
/** The most that anybody loads of a file in vain: of what an element begins with, and of what comes later. */
const mostVain = { begun: 1900, later: 5000 };

const union = (one, other) => new Set([...one, ...other]);

/**
 * Merges groups of modules, the pair that saves most first, until no pair saves anything: a file less is worth some bytes that
 * somebody loads in vain, if nobody loads more of them than one file is worth. Groups that would then import each other in a
 * circle stay apart, and those of different `layer`.
 * @param groups each with the `ids` of its modules, the `starts` that need them, and its `bytes`
 * @param weightOf how much a start counts
 * @param isThere whether a start finds loaded already what these other starts need
 * @param mostFor the most that a start may load in vain, where that is less than usual
 */
export function mergeGroups(groups, importsOf, weightOf, isThere = () => false, mostFor = () => Infinity) {
  const weigh = (starts) => starts.reduce((sum, start) => sum + weightOf(start), 0);
  let left = groups.map((group) => ({ ...group, atoms: [group] }));
  for (;;) {
    const reach = reachOf(left, importsOf);
    /** Bytes that a start loads in vain with these groups, which it does not all need. */
    const vainWith = (start, loaded) =>
      [...loaded]
        .flatMap(({ atoms }) => atoms)
        .reduce((sum, { starts, bytes }) => sum + (starts.has(start) || isThere(start, starts) ? 0 : bytes), 0);
    const pairs = left.flatMap((one, index) => left.slice(index + 1).map((other) => pairOf(one, other, weigh)));
    const found = pairs
      .filter(({ one, other, gain }) => gain > 0 && one.layer === other.layer)
      .sort((a, b) => b.gain - a.gain)
      .find(({ one, other, saved }) => {
        const isRound = [...reach.get(one), ...reach.get(other)].some(
          (between) =>
            between !== one && between !== other && (reach.get(between).has(one) || reach.get(between).has(other)),
        );
        if (isRound) return false;
        const all = union([one, other], union(reach.get(one), reach.get(other)));
        let lost = 0;
        for (const start of union(one.starts, other.starts)) {
          const before = [one, other]
            .filter(({ starts }) => starts.has(start))
            .map((group) => union([group], reach.get(group)));
          const vain = vainWith(start, all);
          if (vain > Math.min(mostVain[one.layer], mostFor(start))) return false;
          lost += weightOf(start) * (vain - vainWith(start, before.reduce(union, new Set())));
        }
        return saved > lost;
      });
    if (!found) return left;
    const { one, other } = found;
    const merged = {
      layer: one.layer,
      ids: [...one.ids, ...other.ids],
      starts: union(one.starts, other.starts),
      bytes: one.bytes + other.bytes,
      atoms: [...one.atoms, ...other.atoms],
    };
    left = [...left.filter((group) => group !== one && group !== other), merged];
  }
}

/** Files saved by merging two groups, and the most saved in all. */
function pairOf(one, other, weigh) {
  const only = (some, all) => weigh([...some.starts].filter((start) => !all.starts.has(start)));
  const saved = perFile[one.layer] * weigh([...one.starts].filter((start) => other.starts.has(start)));
  return { one, other, saved, gain: saved - other.bytes * only(one, other) - one.bytes * only(other, one) };
}

/** The groups that each group imports, and those that these import. */
function reachOf(groups, importsOf) {
  const holder = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group])));
  const next = new Map(
    groups.map((group) => {
      const imported = group.ids.flatMap((id) => [...importsOf(id)].map((other) => holder.get(other)));
      return [group, new Set(imported.filter((other) => other && other !== group))];
    }),
  );
  const visit = (group, found) => {
    for (const imported of next.get(group)) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported, found);
    }
    return found;
  };
  return new Map(groups.map((group) => [group, visit(group, new Set())]));
}
