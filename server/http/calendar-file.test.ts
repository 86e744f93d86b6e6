import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCalendar, readInstant } from "../testing/calendar";
import { type CalendarEvent, calendarFile } from "./calendar-file";

const event: CalendarEvent = {
  uid: "webinar-7@academy",
  stamp: new Date("2026-03-01T12:00:00.000Z"),
  start: new Date("2026-03-29T00:30:00.000Z"),
  end: new Date("2026-03-29T02:00:00.000Z"),
  summary: "Answers",
  description: "What one asks.",
  url: "https://www.academy.test/academy/webinars/answers/",
};

describe("a calendar file", () => {
  it("follows the standard", () => {
    expect(calendarFile(event).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Academy//Webinars//EN",
      "CALSCALE:GREGORIAN",
      "BEGIN:VEVENT",
      "UID:webinar-7@academy",
      "DTSTAMP:20260301T120000Z",
      "DTSTART:20260329T003000Z",
      "DTEND:20260329T020000Z",
      "SUMMARY:Answers",
      "DESCRIPTION:What one asks.",
      "URL:https://www.academy.test/academy/webinars/answers/",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("escapes special characters, and leaves out control characters", () => {
    const file = calendarFile({ ...event, summary: "a,b;c\\d\r\ne\u0007\tf" });
    expect(file).toContain("SUMMARY:a\\,b\\;c\\\\d\\ne\tf\r\n");
  });

  it("is parsed back to the same texts, whatever they are", () => {
    const text = fc
      .string({ unit: "grapheme", maxLength: 300 })
      .map((one) => one.replace(/\r\n?/g, "\n").replace(/(?![\t\n])\p{Cc}/gu, ""));
    fc.assert(
      fc.property(text, text, (summary, description) => {
        expect(readCalendar(calendarFile({ ...event, summary, description }))).toMatchObject({
          SUMMARY: summary,
          DESCRIPTION: description,
        });
      }),
    );
  });

  it("folds long lines between characters, not within them", () => {
    const summary = "日本語のとても長い題名".repeat(12);
    const file = calendarFile({ ...event, summary });
    expect(file).not.toContain("\ufffd");
    expect(file.split("\r\n ").length).toBeGreaterThan(4);
    expect(readCalendar(file).SUMMARY).toBe(summary);
  });

  it.each(["2026-03-29T00:30:00.000Z", "2026-10-25T00:30:00.000Z", "2026-11-01T05:30:00.000Z"])(
    "means the same instant in spite of clock changes: %s",
    (start) => {
      const { DTSTART, DTEND } = readCalendar(
        calendarFile({ ...event, start: new Date(start), end: new Date(Date.parse(start) + 5_400_000) }),
      );
      expect(readInstant(DTSTART).toISOString()).toBe(start);
      expect(readInstant(DTEND).getTime() - readInstant(DTSTART).getTime()).toBe(5_400_000);
    },
  );
});
