/** What a calendar reads from a file: the properties of its one event, by name. @throws if it is not a calendar file */
export function readCalendar(file: string): Record<string, string> {
  if (!file.endsWith("\r\n") || /[^\r]\n/.test(file)) throw new Error("Not all lines end with CRLF.");
  const physical = file.slice(0, -2).split("\r\n");
  const long = physical.find((line) => Buffer.byteLength(line) > 75);
  if (long) throw new Error(`A line is too long: ${long}`);
  const lines = file
    .slice(0, -2)
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n");
  const [begin, ...rest] = lines;
  if (begin !== "BEGIN:VCALENDAR" || rest.at(-1) !== "END:VCALENDAR") throw new Error("The file is not a calendar.");
  const event = lines.slice(lines.indexOf("BEGIN:VEVENT") + 1, lines.indexOf("END:VEVENT"));
  return Object.fromEntries(
    event.map((line) => {
      const [, name = "", value = ""] = /^([A-Z-]+):(.*)$/s.exec(line) ?? [];
      return [name, name === "URL" ? value : unescaped(value)];
    }),
  );
}

const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, character: string) => (character.toLowerCase() === "n" ? "\n" : character));

/** An instant as a calendar reads it. @throws for a time that is not in UTC */
export function readInstant(value = ""): Date {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value) ?? [];
  if (parts.length === 0) throw new Error(`${value} is not an instant in UTC.`);
  const [year = 0, month = 0, ...time] = parts.map(Number);
  return new Date(Date.UTC(year, month - 1, ...(time as [number, number, number, number])));
}
