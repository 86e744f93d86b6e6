/**
 * Chooses combinations of values. First come those in which each value occurs, then the one with the last value of each,
 * then those in which every two values of two fields occur together, as far as the limit allows.
 * @param counts how many values each field has, at least one
 * @returns for each combination, the index of each field's value
 */
export function combinations(counts: readonly number[], limit: number): number[][] {
  const chosen = new Map<string, number[]>();
  const open = new Set<string>();
  const pairOf = (a: number, va: number, b: number, vb: number) => `${a}=${va},${b}=${vb}`;
  const pairsOf = (row: readonly number[]): string[] =>
    row.flatMap((value, a) => row.slice(a + 1).map((other, offset) => pairOf(a, value, a + 1 + offset, other)));
  const add = (row: number[]): void => {
    if (chosen.size >= limit) return;
    chosen.set(row.join(), row);
    for (const pair of pairsOf(row)) open.delete(pair);
  };
  for (const [a, count] of counts.entries())
    for (let b = a + 1; b < counts.length; b += 1)
      for (let va = 0; va < count; va += 1)
        for (let vb = 0; vb < (counts[b] ?? 0); vb += 1) open.add(pairOf(a, va, b, vb));

  for (let turn = 0; turn < Math.max(1, ...counts); turn += 1) add(counts.map((count) => Math.min(turn, count - 1)));
  for (const pair of open) {
    if (!open.has(pair) || chosen.size >= limit) continue;
    const fixed = new Map(pair.split(",").map((part) => part.split("=").map(Number) as [number, number]));
    const row: number[] = [];
    for (const [field, count] of counts.entries()) {
      const met = (value: number) =>
        row.filter((other, earlier) => open.has(pairOf(earlier, other, field, value))).length;
      const values = Array.from({ length: count }, (_, value) => value);
      const best = values.reduce((one, other) => (met(other) > met(one) ? other : one), 0);
      row.push(fixed.get(field) ?? best);
    }
    add(row);
  }
  return [...chosen.values()];
}
