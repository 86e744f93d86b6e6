/** An event in a calendar. */
export interface CalendarEvent {
  /** The same for the same event, whenever and in whatever language it is downloaded: it replaces the earlier copy. */
  uid: string;
  /** When the file is created. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  url: string;
}

/** Maximum octets of a line, without its line break (RFC 5545, 3.1). */
const maxOctets = 75;

/** Text within a property: special characters are escaped, control characters left out (3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");

/** Splits a line into parts of at most 75 octets, never within a character; later parts start with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > maxOctets) {
      parts.push(part);
      part = " ";
    }
    part += character;
  }
  return [...parts, part].join("\r\n");
}

/** An instant in UTC: correct on both sides of every clock change (L20). */
const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/**
 * A file for importing an event into calendars: iCalendar, RFC 5545. It is no message of a scheduling method, which would
 * need an organizer to answer (RFC 5546, 3.2.1).
 */
export function calendarFile({ uid, stamp, start, end, summary, description, url }: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Academy//Webinars//EN",
    "CALSCALE:GREGORIAN",
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
