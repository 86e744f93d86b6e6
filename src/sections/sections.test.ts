import { describe, expect, it } from "vitest";
import { allowedLanguages } from "../../machines/session/locale-gate";
import { permissions } from "../../machines/testing";
import { isStyledAsSeries, languagesAt, sectionOf, sections } from "./sections";

describe("the section of a path", () => {
  it.each([
    ["/academy/", "academy"],
    ["/academy/profile/", "academy"],
    ["/academy/courses/seo/", "courses"],
    ["/academy/certification/", "certification"],
    ["/academy/series/", "series"],
    ["/academy/series/audits/first/", "series"],
    ["/academy/serieses/", "academy"],
    ["/academy/onboarding/seo/", "onboardingSEO"],
    ["/academy/onboarding/", "academy"],
  ])("%s is %s", (path, key) => {
    expect(sectionOf(path).key).toBe(key);
  });
});

describe("the languages of a section", () => {
  const readable = (key: keyof typeof sections, granted: Partial<typeof permissions> | null) =>
    Object.entries(allowedLanguages(sections[key].languages, granted && { ...permissions, ...granted }, false))
      .filter(([, allowed]) => allowed)
      .map(([locale]) => locale)
      .sort();
  const all = ["de", "en", "es", "fr", "it", "ja", "pt"];

  it.each([
    ["a visitor", null, ["en"]],
    ["a learner", {}, ["en"]],
    ["a student", { "academy.student": true }, ["en"]],
    ["an editor", { "academy.courses.edit": true }, all],
    ["an editor who is a student too", { "academy.student": true, "academy.courses.edit": true }, all],
    ["an administrator", { "academy.admin": true }, all],
  ])("of series for %s", (_, granted, languages) => {
    expect(readable("series", granted)).toEqual(languages);
  });

  it("of courses are all seven, of the onboarding English alone", () => {
    expect(readable("courses", null)).toEqual(all);
    expect(readable("onboardingSEO", { "academy.admin": true })).toEqual(["en"]);
  });
});

describe("a page in a language that its section does not exist in", () => {
  it.each([
    ["https://de.academy.test/academy/series/?a=b", "https://www.academy.test/academy/series/?a=b"],
    ["http://es.localhost:3000/academy/onboarding/seo/", "http://www.localhost:3000/academy/onboarding/seo/"],
    ["http://localhost:3000/academy/series/", "http://localhost:3000/academy/series/"],
    ["https://www.academy.test/academy/series/", "https://www.academy.test/academy/series/"],
    ["https://preview.academy.test/academy/series/", "https://preview.academy.test/academy/series/"],
  ])("%s goes on at %s", (address, url) => {
    expect(languagesAt(address)).toMatchObject({ allowed: { en: true }, redirect: { url, locale: "en" } });
  });
});

it("is styled as series in every theme but the light one (R46)", () => {
  const styled = (theme: "light" | "dark" | "series" | "academyPlus") =>
    isStyledAsSeries({ ...sections.academy, theme });
  expect([styled("light"), styled("dark"), styled("series"), styled("academyPlus")]).toEqual([false, true, true, true]);
});
