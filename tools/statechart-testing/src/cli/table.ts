/** A row of a table. A negative width aligns its column to the right; the last column is not padded. */
export const row = (widths: readonly number[], cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => {
      const width = widths[index] ?? 0;
      const text = String(cell);
      if (width < 0) return text.padStart(-width);
      return index === cells.length - 1 ? text : text.padEnd(width);
    })
    .join("  ");

/** Says the head of a table when it is first called, so that a table without rows is not said at all. */
export function headOnce(say: (line: string) => void, head: string): () => void {
  let isSaid = false;
  return () => {
    if (!isSaid) say(head);
    isSaid = true;
  };
}
