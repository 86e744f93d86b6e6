/** A line of a table. A column that aligns to the right has a negative width; the last one is not filled up. */
export const row = (widths: readonly number[], cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => {
      const width = widths[index] ?? 0;
      const text = String(cell);
      if (width < 0) return text.padStart(-width);
      return index === cells.length - 1 ? text : text.padEnd(width);
    })
    .join("  ");
