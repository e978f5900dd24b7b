/** How well times tell two groups apart: the share of pairs in which one of the first is longer (a tie counts half), as the rank statistic of Mann and Whitney. 0.5 is chance, 0 and 1 are certainty. */
export function aucOf(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((ms) => ({ ms, isOne: true })), ...other.map((ms) => ({ ms, isOne: false }))].toSorted(
    (a, b) => a.ms - b.ms,
  );
  let ranks = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.ms === all[from]?.ms) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at += 1) if (all[at]?.isOne) ranks += rank;
    from = to;
  }
  return (ranks - (one.length * (one.length + 1)) / 2) / (one.length * other.length);
}

/** The middle of the sorted numbers, the upper one of two; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
