import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** What a cell of a table can contain. */
export type Cell = string | number | null;

/**
 * Where a spreadsheet would read a formula: where a text begins, and after each semicolon or line break. Where numbers
 * have decimal commas, spreadsheets divide the line at semicolons and do not take our quotes for quotes.
 */
const formulas = /^(?=[\t\r])|(^|[;\n]|\r(?!\n))(?=[\s"]*[=+\-@＝＋－＠])/g;

/** An apostrophe makes a text of what a spreadsheet would take for a formula. */
const asText = (text: string): string => text.replace(formulas, "$1'");

const cellOf = (cell: Cell): string =>
  typeof cell === "number" ? String(cell) : `"${asText(cell ?? "").replaceAll('"', '""')}"`;

/** A row of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(",")}\r\n`;

/** How many entries are read at once: none of a long file is in memory for longer. */
const batch = 1000;

/**
 * A list as a table: the names of the columns, then a row for each entry, from the newest to the oldest.
 * @param read reads entries with a smaller id than `before`, the greatest id first
 */
export async function* tableOf<Entry extends { id: number }>(
  head: readonly Cell[],
  read: (range: { before: number | undefined; limit: number }) => Promise<readonly Entry[]>,
  cellsOf: (entry: Entry) => readonly Cell[],
): AsyncGenerator<readonly Cell[]> {
  yield head;
  let before: number | undefined;
  for (;;) {
    const entries = await read({ before, limit: batch });
    for (const entry of entries) yield cellsOf(entry);
    if (entries.length < batch) return;
    before = entries.at(-1)?.id;
  }
}

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = "\ufeff";

/**
 * Sends rows as a file while they are read: the whole is never in memory.
 * @param rows the first one has the names of the columns
 */
export function sendCsv(reply: FastifyReply, name: string, rows: AsyncIterable<readonly Cell[]>): FastifyReply {
  async function* lines() {
    yield byteOrderMark;
    for await (const row of rows) yield csvLine(row);
  }
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("cache-control", "no-store")
    .send(Readable.from(lines()));
}
