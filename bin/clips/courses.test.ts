import { expect, it } from "vitest";
import { courseOf } from "./courses";

it("finds a course by the name of a clip, with its label in each language", () => {
  expect(courseOf("seo-basics-3", "en")).toMatchObject({ label: "SEO basics", lesson: "3" });
  expect(courseOf("seo-basics-3", "de")).toMatchObject({ label: "SEO-Grundlagen", lesson: "3" });
});

it.each([
  ["unknown-1", "en", 'unknown-1: there is no course "unknown"; the courses are seo-basics, '],
  ["paid-search-basics-1", "de", 'paid-search-basics-1: "paid-search-basics" has no label in de'],
] as const)("says what is missing: %s in %s", (clip, locale, message) => {
  expect(() => courseOf(clip, locale)).toThrow(message);
});
