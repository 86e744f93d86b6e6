import type { Told } from "./told";

/** A spreadsheet would take a text that begins like this for a formula; an apostrophe makes it a text. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string): string => `"${asText(text).replaceAll('"', '""')}"`;
const line = (...cells: readonly string[]): string => cells.map(cell).join(",");

/** Without it, Excel takes a file for one in the encoding of the computer, and shows “ as â€œ. */
const byteOrderMark = "\uFEFF";

/** Planned tests for spreadsheets, a row for each step (RFC 4180). */
export function csvOf({ title, tests }: Told): string {
  const rows = tests.flatMap(({ id, title: name, steps }) =>
    steps.map(({ number, does, sees, label, state }) =>
      line(title, name, String(number), does.join(" "), sees.join(" "), `${id}.${number}`, label, state),
    ),
  );
  return `${byteOrderMark}${[line("feature", "test", "step", "do", "expect", "id", "event", "state"), ...rows].join("\r\n")}\r\n`;
}
