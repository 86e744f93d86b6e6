/** Something at a certain time, as calendars keep it. */
export interface CalendarEvent {
  /** The same for the same thing, whenever and in whatever language it is fetched: it replaces what is there. */
  uid: string;
  /** When the file is made. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  url: string;
}

/** Most octets of a line, without its end (RFC 5545, 3.1). */
const mostOctets = 75;

/** Text within a property: what has a meaning there is escaped, what is no text is left out (3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");

/** A line in parts of at most 75 octets, none of which ends within a character; the later ones begin with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > mostOctets) {
      parts.push(part);
      part = " ";
    }
    part += character;
  }
  return [...parts, part].join("\r\n");
}

/** An instant in UTC: so it is right on both sides of every change of the clocks (L20). */
const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A file that calendars take an event from: iCalendar, RFC 5545. */
export function calendarFile({ uid, stamp, start, end, summary, description, url }: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Academy//Webinars//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
