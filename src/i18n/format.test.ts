import type { TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import {
  formatBytes,
  formatClock,
  formatDate,
  formatDuration,
  formatLength,
  formatMoment,
  isoDuration,
} from "./format";
import { createI18n } from "./i18n";
import type { UiLanguage } from "./languages";

let t: TFunction;
beforeAll(async () => {
  ({ t } = await createI18n("en"));
});

describe("a length", () => {
  it.each([
    [0, ""],
    [-1, ""],
    [1, "1 min"],
    [89, "1 min"],
    [90, "2 min"],
    [2700, "45 min"],
    [3570, "1 h"],
    [3600, "1 h"],
    [5400, "1 h 30 min"],
    [7200, "2 h"],
  ])("of %i s reads %j", (seconds, expected) => {
    expect(formatDuration(t, seconds)).toBe(expected);
  });

  it.each([
    [0, "PT0H0M0S"],
    [5430, "PT1H30M30S"],
    [86_400, "PT24H0M0S"],
  ])("of %i s is %s in ISO 8601", (seconds, expected) => {
    expect(isoDuration(seconds)).toBe(expected);
  });
});

describe("a length in full words", () => {
  it.each([
    [20, "en", "1 minute"],
    [1200, "en", "20 minutes"],
    [3600, "en", "1 hour"],
    [5400, "en", "1 hour, 30 minutes"],
    [86_400, "en", "1 day"],
    [2 * 86_400 + 7200, "en", "2 days, 2 hours"],
    [5 * 3600, "pl", "5 godzin"],
    [2 * 86_400, "pl", "2 dni"],
    [5400, "ja", "1時間 30分"],
  ])("of %i s reads in %j: %s", async (seconds, language, expected) => {
    const { t: own } = await createI18n(language as UiLanguage);
    expect(formatLength(own, language, seconds)).toBe(expected);
  });
});

describe("a countdown", () => {
  it.each([
    [0, "00:00"],
    [9, "00:09"],
    [725, "12:05"],
    [3600, "1:00:00"],
    [3729, "1:02:09"],
  ])("of %i s reads %s", (seconds, expected) => {
    expect(formatClock(seconds)).toBe(expected);
  });
});

describe("dates and sizes", () => {
  it("name the day in the viewer's language", () => {
    expect(formatDate("de-DE", "2026-03-01T12:00:00.000Z")).toBe("1. März 2026");
  });

  it("name the zone of a moment", () => {
    const zone = new Intl.DateTimeFormat("en-US", { timeZoneName: "short" })
      .formatToParts(new Date("2026-03-01T12:00:00.000Z"))
      .find(({ type }) => type === "timeZoneName")?.value;
    expect(formatMoment("en-US", "2026-03-01T12:00:00.000Z")).toContain(zone);
  });

  it("round a file's size", () => {
    expect(formatBytes("en-US", 1234)).toBe("1.2 kB");
    expect(formatBytes("en-US", 12_345)).toBe("12 kB");
  });
});
