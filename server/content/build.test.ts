import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContentLocale } from "../../contract/primitives";
import { fixtureContent } from "../testing/test-server";
import { type BuiltContent, buildContent } from "./build";
import { checkFolder } from "./check-folder";

let built: BuiltContent;
beforeAll(async () => {
  built = buildContent(await checkFolder(fixtureContent));
});
const inLocale = <T extends { locale: ContentLocale }>(rows: readonly T[] | undefined, locale: ContentLocale) =>
  rows?.find((one) => one.locale === locale);
const courseIn = (slug: string, locale: ContentLocale = "en") =>
  inLocale(built.courses.find((one) => one.slug === slug)?.locales, locale)?.summary;
const documentOf = <T extends { id: number; locale: ContentLocale; document: unknown }>(
  rows: readonly T[],
  id: number,
  locale: ContentLocale = "en",
): T["document"] | undefined =>
  inLocale(
    rows.filter((one) => one.id === id),
    locale,
  )?.document;

describe("a course", () => {
  it("has its kind, its date of publication and whether it is featured", () => {
    expect(courseIn("cafe-trade")).toMatchObject({
      contentType: "base",
      standAlone: null,
      isTop: true,
      publishedAt: null,
      modules: [],
    });
    expect(courseIn("first-steps")).toMatchObject({ isTop: false, publishedAt: "2025-11-03" });
  });

  it("has modules with titles in its language, otherwise in English", () => {
    expect(courseIn("first-steps", "de")?.modules).toEqual([
      { id: 90191, title: "Sehen", lessons: [1] },
      { id: 90192, title: "Doing", lessons: [2] },
    ]);
  });

  it("keeps the promo of a standalone lesson; a breakpoint of 0 counts (R45)", () => {
    expect(courseIn("stand-alone")).toMatchObject({
      contentType: "standAloneLesson",
      standAlone: { videoBreakpoint: 0, videoUrl: "/academy/media/clip.mp4", isVideoOpen: false },
      clip: { url: "/academy/media/clip.mp4" },
    });
  });

  it("shows the first clip of its lessons on its page, with captions and poster, or none", () => {
    expect(courseIn("first-steps")?.clip).toEqual({
      url: "/academy/media/clip.mp4",
      captionsUrl: "/academy/media/clip.en.vtt",
      captionsLanguage: "en",
      posterUrl: null,
      hasSound: false,
      cues: [{ start: 0, end: 2, text: "Hello." }],
      chapters: [],
      seconds: 40,
      transcript: "",
    });
    expect(courseIn("cafe-trade")?.clip).toBeNull();
  });

  it("has the written text of that clip if it has no captions", async () => {
    const folder = mkdtempSync(join(tmpdir(), "academy-content-"));
    try {
      cpSync(fixtureContent, folder, { recursive: true });
      for (const locale of ["en", "de"]) {
        const file = join(folder, "courses/first-steps", locale, "lesson-1.yaml");
        writeFileSync(file, readFileSync(file, "utf8").replace(", captions: clip.en.vtt", ""));
      }
      const { courses } = buildContent(await checkFolder(folder));
      const { clip } = inLocale(courses.find(({ slug }) => slug === "first-steps")?.locales, "en")?.summary ?? {};
      expect(clip).toMatchObject({ captionsUrl: null, cues: [], transcript: expect.stringMatching(/^<p>/) });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it("builds modules of exams, with the exam's rules as defaults", () => {
  const summary = inLocale(built.exams.find(({ slug }) => slug === "first-exam")?.locales, "en")?.summary;
  expect(summary?.modules).toEqual([
    {
      id: 90191,
      title: "Seeing",
      topics: ["watching"],
      draw: 2,
      passMark: 70,
      clockSeconds: 1800,
      coolDownSeconds: 43_200,
    },
    { id: 90192, title: "Doing", topics: ["checking"], draw: 3, passMark: 50, clockSeconds: 0, coolDownSeconds: 0 },
  ]);
});

it("builds series with their episodes", () => {
  expect(documentOf(built.items.series, 9401, "de")).toMatchObject({
    title: "Erste Reihe",
    about: "<p>Wovon <strong>beide</strong> Folgen handeln.</p>",
    motif: "search",
    host: { id: "ann-author", name: "Ann Author", role: "Lehrerin", bio: "Teaches." },
    isTop: true,
    episodes: [
      {
        id: 940101,
        slug: "one",
        number: 1,
        title: "Folge eins",
        timing: 40,
        posterUrl: "/academy/media/clip.jpg",
        video: { captionsUrl: "/academy/media/clip.en.vtt", captionsLanguage: "en" },
        transcript: "<p>In der ersten gesagt.</p>",
      },
      { id: 940102, number: 2, posterUrl: null, video: { captionsUrl: null, captionsLanguage: "de" } },
    ],
  });
});

it("builds webinars, with a recording or without", () => {
  expect(documentOf(built.items.webinars, 9501)).toMatchObject({
    duration: 2700,
    categories: ["basics"],
    startsAt: "2026-02-01T15:00:00.000Z",
    video: {
      url: "/academy/media/clip.mp4",
      posterUrl: "/academy/media/clip.jpg",
      hasSound: false,
      cues: [{ start: 0, end: 2, text: "Hello." }],
      chapters: [],
    },
  });
  expect(documentOf(built.items.webinars, 9502)).toMatchObject({ isTop: true, video: null });
});

it("builds templates with the file of the language, if it has its own, and the titles of their categories", () => {
  expect(documentOf(built.items.templates, 9601, "de")).toMatchObject({
    categories: [{ id: "planning", titles: { en: "Planning", de: "Planung" } }],
    steps: ["Öffnen", "Ausfüllen", "Behalten"],
    file: { name: "plan.de.csv", url: "/academy/files/templates/first-template/plan.de.csv", bytes: 22 },
  });
  expect(documentOf(built.items.templates, 9602)?.categories).toEqual([
    { id: "planning", titles: { en: "Planning", de: "Planung" } },
    { id: "reporting", titles: { en: "Reporting", de: "Berichte" } },
  ]);
});

it("builds the onboarding and the meetings in order", () => {
  expect(built.items.onboarding.map(({ id, position }) => [id, position])).toEqual([
    [9701, 0],
    [9702, 1],
    [9703, 2],
  ]);
  expect(documentOf(built.items.onboarding, 9701)).toEqual({
    title: "Set a goal",
    description: "What the site is for.",
    body: "<p>Write down <strong>one</strong> goal.</p>",
    timing: 120,
    link: { url: "/academy/courses/first-steps/", label: "Take the course" },
  });
  expect(built.items.eventTypes.map(({ document }) => document.bookingUrl)).toEqual([
    "https://example.org/book/intro-call",
    null,
  ]);
});

it("builds glossary terms in the languages of their file, with their readings", () => {
  expect(built.items.glossary.filter(({ id }) => id === 9903).map(({ locale }) => locale)).toEqual(["en", "fr", "ja"]);
  expect(documentOf(built.items.glossary, 9901, "de")).toEqual({
    term: "Ankertext",
    reading: "Ankertext",
    short: "Die Wörter eines Links, auf die man klickt.",
    body: "<p>Was im Link steht.</p>",
    synonyms: [],
    categories: ["basics"],
    related: ["status-404", "draft-term", "landing-page"],
  });
  expect(documentOf(built.items.glossary, 9904, "ja")).toMatchObject({ term: "検索語", reading: "けんさくご" });
});

it("builds the questions of a language with English ones as the fallback, each with its language (R52)", () => {
  const german = documentOf(built.items.faq, 1, "de")?.groups;
  expect(german?.map(({ id, title, language }) => [id, title, language])).toEqual([
    ["learning", "Lernen", "de"],
    ["exams", "Exams", "en"],
  ]);
  expect(german?.[0]?.entries.map(({ id, answer, language }) => [id, answer, language])).toEqual([
    ["what-it-costs", '<p><strong>Nothing.</strong> See the <a href="/academy/terms/">terms</a>.</p>', "en"],
    ["how-long", "<p>So lange du willst.</p>", "de"],
  ]);
});

describe("the site's own texts", () => {
  let dir = "";
  beforeAll(() => {
    dir = join(mkdtempSync(join(tmpdir(), "build-")), "content");
    cpSync(fixtureContent, dir, { recursive: true });
    writeFileSync(join(dir, "site/fr.yaml"), "settings: [{ group: home, key: reviews, value: null }]\n");
  });
  afterAll(() => rmSync(dirname(dir), { recursive: true }));

  it("are complete in each language: its own settings override English", () => {
    expect(documentOf(built.items.site, 1, "de")).toMatchObject({
      settings: [
        { group: "home", key: "metaTitle", value: "Akademie" },
        { group: "home", key: "reviews", value: [{ name: "Rae Reader", role: "Reader", text: "<b>Good.</b>" }] },
        { group: "banner", key: "text", value: null },
        { key: "topExperts" },
        { key: "bannerSettings", value: { isShown: true, title: "News" } },
      ],
      terms: { title: "Nutzungsbedingungen", language: "de" },
    });
  });

  it("name experts with their line in the language", () => {
    const experts = (locale: ContentLocale) =>
      documentOf(built.items.site, 1, locale)?.settings.find(({ key }) => key === "topExperts")?.value;
    expect(experts("en")).toEqual([{ id: "ann-author", name: "Ann Author", role: "Teacher", line: "Asks first." }]);
    expect(experts("de")).toEqual([{ id: "ann-author", name: "Ann Author", role: "Lehrerin", line: "Asks first." }]);
  });

  it("have a list of reviews even if none is set", async () => {
    const own = join(dirname(dir), "own");
    cpSync(fixtureContent, own, { recursive: true });
    const file = join(own, "site/en.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace(/.*key: reviews.*\n/, ""));
    const english = documentOf(buildContent(await checkFolder(own)).items.site, 1, "en");
    expect(english?.settings.at(-1)).toEqual({ group: "home", key: "reviews", value: [] });
    expect(english?.settings.map(({ key }) => key)).toEqual([
      "metaTitle",
      "text",
      "topExperts",
      "bannerSettings",
      "reviews",
    ]);
  });

  it("have English terms, labeled so, if a language has none (R52)", async () => {
    const { site } = buildContent(await checkFolder(dir)).items;
    const french = documentOf(site, 1, "fr");
    expect(french?.settings.slice(0, 3).map(({ value }) => value)).toEqual(["Academy", [], null]);
    expect(french?.terms).toEqual({
      title: "Terms and conditions",
      updatedAt: "2026-01-15",
      content: '<h3 id="text-what-you-may-do">What you may do</h3>\n<p>Learn.</p>',
      language: "en",
    });
  });
});
