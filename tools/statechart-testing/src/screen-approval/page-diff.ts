/** Consecutive lines of a page that were replaced. */
export interface Hunk {
  /** The index of the first replaced line, or of the line before which the new ones are. */
  at: number;
  was: string[];
  is: string[];
}

/** The lengths of the longest common subsequences of all ends of two lists of lines. */
function commonLengths(was: readonly string[], is: readonly string[]): number[][] {
  const lengths = Array.from({ length: was.length + 1 }, () => new Array<number>(is.length + 1).fill(0));
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = is.length - 1; j >= 0; j -= 1) {
      const [row = [], next = []] = [lengths[i], lengths[i + 1]];
      row[j] = was[i] === is[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}

/** The differences between two pages, from top to bottom. */
export function hunksOf(was: readonly string[], is: readonly string[]): Hunk[] {
  const lengths = commonLengths(was, is);
  const hunks: Hunk[] = [];
  let open: Hunk | null = null;
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      open = null;
      i += 1;
      j += 1;
      continue;
    }
    if (!open) {
      open = { at: i, was: [], is: [] };
      hunks.push(open);
    }
    const isRemoved: boolean =
      j >= is.length || (i < was.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0));
    if (isRemoved) open.was.push(was[i++] as string);
    else open.is.push(is[j++] as string);
  }
  return hunks;
}

/** Differences as text: `@ 7`, then the lines that were replaced with `-` and the new ones with `+`. */
export const hunksText = (hunks: readonly Hunk[]): string =>
  hunks
    .flatMap(({ at, was, is }) => [`@ ${at + 1}`, ...was.map((line) => `- ${line}`), ...is.map((line) => `+ ${line}`)])
    .join("\n");

/** @throws {Error} if a text is not made of differences */
export function parseHunks(text: string): Hunk[] {
  const hunks: Hunk[] = [];
  for (const line of text.split("\n")) {
    const at = /^@ (\d+)$/.exec(line)?.[1];
    const last = hunks.at(-1);
    if (at !== undefined) hunks.push({ at: Number(at) - 1, was: [], is: [] });
    else if (last && line.startsWith("- ")) last.was.push(line.slice(2));
    else if (last && line.startsWith("+ ")) last.is.push(line.slice(2));
    else throw new Error(`"${line}" is not a line of a difference`);
  }
  return hunks;
}

/** Applies differences to the page they were made from. @throws {Error} if they do not fit */
export function patched(lines: readonly string[], hunks: readonly Hunk[]): string[] {
  const result: string[] = [];
  let from = 0;
  for (const { at, was, is } of hunks) {
    if (at < from || lines.slice(at, at + was.length).join("\n") !== was.join("\n"))
      throw new Error(`the difference at line ${at + 1} does not fit the page that it is for`);
    result.push(...lines.slice(from, at), ...is);
    from = at + was.length;
  }
  return [...result, ...lines.slice(from)];
}

/** How many lines of two pages differ, apart from their order: quick, and never more than the differences have. */
export function distance(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of other) counts.set(line, (counts.get(line) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}
