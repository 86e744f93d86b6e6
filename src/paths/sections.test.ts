import { describe, expect, it } from "vitest";
import { allowedLanguages } from "../../machines/account/locale-gate";
import { permissions } from "../../machines/testing";
import { isStyledAsSeries, languageLinks, languagesAt, type SectionKey, sectionOf, sections } from "./sections";

describe("the section of a path", () => {
  it.each([
    ["/academy/", "academy"],
    ["/academy/profile/", "academy"],
    ["/academy/courses/", "courses"],
    ["/academy/courses/seo-basics/", "courses"],
    ["/academy/courses/seo/", "seo"],
    ["/academy/courses/ai/", "aiCourses"],
    ["/academy/courses/semrush-tools/", "semrushTools"],
    ["/academy/lessons/", "standaloneCourses"],
    ["/academy/standalone-courses/utm-tags/", "standaloneCourses"],
    ["/academy/semrush-for-education/", "education"],
    ["/academy/404/", "academy"],
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
  const languagesOf = (key: SectionKey) => {
    const { allowedLanguages: allowed, byPermission, specialRights } = sections[key];
    return { allowed, byPermission, specialRights, redirect: null };
  };
  const readable = (key: SectionKey, granted: Partial<typeof permissions> | null, specialRights = false) =>
    Object.entries(allowedLanguages(languagesOf(key), granted && { ...permissions, ...granted }, specialRights))
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

  it.each<[SectionKey[], string[]]>([
    [["academy", "courses", "certification", "advertising", "digitalMarketingGlossary", "templates", "faq"], all],
    [
      ["webinars", "education"],
      ["de", "en", "es", "fr", "it", "pt"],
    ],
    [["seo"], ["en", "es"]],
    [["series", "aiCourses", "standaloneCourses", "onboardingSEO"], ["en"]],
    [["academyPlus"], []],
  ])("%j are %j for everyone", (keys, languages) => {
    for (const key of keys) expect(readable(key, null), key).toEqual(languages);
  });

  it("gives academyPlus to administrators and editors, in English (R25)", () => {
    expect(readable("academyPlus", { "academy.admin": true })).toEqual(["en"]);
    expect(readable("academyPlus", { "academy.courses.edit": true })).toEqual(["en"]);
    expect(readable("academyPlus", { "academy.student": true })).toEqual([]);
  });

  it("are layered: the first truthy permission over the default, special rights over both (section 6)", () => {
    const layered = {
      allowed: { en: true, es: true },
      byPermission: [
        { permission: "academy.admin", allowed: { de: true, es: false } },
        { permission: "academy.student", allowed: { fr: true } },
      ],
      specialRights: { ja: true, en: false },
      redirect: null,
    } as const;
    const granted = { ...permissions, "academy.admin": true, "academy.student": true };
    expect(allowedLanguages({ ...layered, byPermission: [...layered.byPermission] }, granted, true)).toEqual({
      en: false,
      es: false,
      de: true,
      ja: true,
    });
  });
});

describe("a page in a language that its section does not have", () => {
  it.each([
    ["https://de.academy.test/academy/series/?a=b", "https://www.academy.test/academy/series/?a=b"],
    ["http://es.localhost:3000/academy/onboarding/seo/", "http://localhost:3000/academy/onboarding/seo/"],
    [
      "https://fr.academy.test/academy/standalone-courses/utm-tags/",
      "https://www.academy.test/academy/standalone-courses/utm-tags/",
    ],
    ["http://localhost:3000/academy/series/", "http://localhost:3000/academy/series/"],
    ["https://www.academy.test/academy/series/", "https://www.academy.test/academy/series/"],
    ["https://preview.academy.test/academy/series/", "https://preview.academy.test/academy/series/"],
  ])("%s redirects to %s", (address, url) => {
    expect(languagesAt(address)).toMatchObject({ allowed: { en: true }, redirect: { url, locale: "en" } });
  });
});

it("is styled as series in every theme but the light one (R46)", () => {
  const styled = (theme: "light" | "dark" | "series" | "academyPlus") =>
    isStyledAsSeries({ ...sections.academy, theme });
  expect([styled("light"), styled("dark"), styled("series"), styled("academyPlus")]).toEqual([false, true, true, true]);
});

describe("the languages that a page links to", () => {
  const linksOf = (address: string) => languageLinks(address).map(({ link }) => link);

  it("are one host each, English on www", () => {
    expect(linksOf("https://de.academy.test/academy/courses/seo/?search=a")).toEqual([
      "https://www.academy.test/academy/courses/seo/?search=a",
      "https://es.academy.test/academy/courses/seo/?search=a",
    ]);
  });

  it("have their names in themselves", () => {
    expect(languageLinks("http://localhost:3000/academy/")).toHaveLength(7);
    expect(languageLinks("http://localhost:3000/academy/").at(-1)).toEqual({
      value: "ja",
      title: "日本語",
      link: "http://ja.localhost:3000/academy/",
    });
  });

  it.each(["http://127.0.0.1:3000/academy/", "http://[::1]:3000/academy/", "https://preview.academy.test/academy/"])(
    "are empty if the host has none: %s",
    (address) => {
      expect(linksOf(address)).toEqual([]);
    },
  );
});

it("leads from languages that a section lacks to English, which is what links to it say (R69)", () => {
  const targets = Object.values(sections).map(({ path }) => languagesAt(`https://ja.academy.test/academy/${path}/`));
  expect(new Set(targets.map(({ redirect }) => redirect?.locale))).toEqual(new Set(["en"]));
});
