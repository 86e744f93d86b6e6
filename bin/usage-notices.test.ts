import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { flows, gatheringSeconds, keptDays } from "../contract/telemetry";
import { networkShare } from "../server/http/rate";
import { countsPerMinute } from "../server/telemetry/routes";
import { createI18n } from "../src/i18n/i18n";
import { uiLanguages } from "../src/i18n/languages";

/** What users are told about usage counts, compared with the constants in the code (R70). */
describe("what users are told about usage data", () => {
  const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
  const { path } = flows.addCounts;

  it.each(uiLanguages)("names in %s how often, where to and for how long, and no other number", async (language) => {
    const { t } = await createI18n(language);
    const notice = t("counted.intro", { seconds: gatheringSeconds, path, days: keptDays });
    expect(notice).toContain(path);
    expect(numbersIn(notice.replace(path, "")).sort((a, b) => a - b)).toEqual([gatheringSeconds, keptDays]);
    expect(notice).not.toContain("{{");
  });

  it.each(["en", "de", "es", "ja"])("says in the FAQ in %s how long totals are kept", (locale) => {
    const text = readFileSync(`content/faq/${locale}.yaml`, "utf8");
    const [, answer = ""] = /id: what-is-stored([\s\S]*?)- id:/.exec(text) ?? [];
    expect(numbersIn(answer)).toContain(keptDays);
  });

  it("says the same in docs/operations.md, with the limit and the setting that turns it off", () => {
    const text = readFileSync("docs/operations.md", "utf8");
    const section = text.split("\n").find((line) => line.startsWith("**Usage data.**")) ?? "";
    expect(section).toContain(`\`${path}\``);
    expect(section).toContain(`every ${gatheringSeconds} s`);
    expect(section).toContain(`after ${keptDays} days`);
    expect(section).toContain("a row for each day, machine, transition, locale");
    expect(section).toContain("the sums of months and of all languages");
    expect(section).toContain("`ACADEMY_USAGE=off`");
    expect(text).toMatch(/^\| `ACADEMY_USAGE` +\| /m);
    const limit = text.split("\n").find((line) => line.startsWith("| transitions and states that are counted")) ?? "";
    const figures = numbersIn(limit.replace(/(\d) (\d{3})\b/g, "$1$2"));
    const { each, all } = countsPerMinute;
    expect(figures).toEqual(expect.arrayContaining([each, all, all * networkShare]));
    expect(figures).toHaveLength(4); // with the status, 429
  });
});
