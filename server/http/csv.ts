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
