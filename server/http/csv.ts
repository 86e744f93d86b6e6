import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** What a cell of a table can contain. */
export type Cell = string | number | null;

/** A spreadsheet would take a text that begins like this for a formula; an apostrophe makes it a text. */
const asText = (text: string): string => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

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
