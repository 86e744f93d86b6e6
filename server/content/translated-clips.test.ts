import { cpSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildContent } from "./build";
import { checkFolder } from "./check-folder";
import { contentPath, copyFixtureContent, edit, findsMistakes, problems } from "./check-folder.testing";

copyFixtureContent();

const german = {
  lesson: "courses/first-steps/de/lesson-1.yaml",
  series: "series/first-series/de/series.yaml",
  webinar: "webinars/past-webinar/de/webinar.yaml",
};

/** Gives the clip, its captions, or its poster a German version. */
const translate = (file: string, translated: string) =>
  cpSync(contentPath(`media/${file}`), contentPath(`media/${translated}`));

describe("a text whose clip exists in its language", () => {
  it("must show that clip: in lessons, episodes, and webinars", async () => {
    translate("clip.mp4", "clip.de.mp4");
    const message = "shows clip.mp4, but media/ has it in this language: clip.de.mp4";
    expect(await problems({ isReviewed: true })).toEqual(
      expect.arrayContaining([
        `content/${german.lesson}:10: steps[0].video ${message}`,
        `content/${german.series}:6: episodes[0] ${message}`,
        `content/${german.series}:7: episodes[1] ${message}`,
        expect.stringMatching(new RegExp(`^content/${german.webinar}:1: .*${message}`)),
      ]),
    );
    edit(german.lesson, "file: clip.mp4", "file: clip.de.mp4");
    expect((await problems({ isReviewed: true })).filter((problem) => problem.includes("lesson"))).toEqual([]);
  });

  it("must show its poster too", async () => {
    translate("clip.jpg", "clip.de.jpg");
    expect((await problems({ isReviewed: true })).join("\n")).toContain(
      `content/${german.series}:6: episodes[0] shows clip.jpg, but media/ has it in this language: clip.de.jpg`,
    );
  });

  it("shows it instead of the one that is the same in every language", async () => {
    translate("clip.mp4", "clip.de.mp4");
    edit(german.series, "title: Folge eins,", "title: Folge eins, video: { file: clip.de.mp4 },");
    edit(german.webinar, "about: |", "recording: { file: clip.de.mp4 }\nabout: |");
    const { items } = buildContent(await checkFolder(contentPath()));
    const videos = (locale: string) => [
      ...items.series.filter((one) => one.id === 9401 && one.locale === locale)[0]!.document.episodes,
      items.webinars.filter((one) => one.id === 9501 && one.locale === locale)[0]!.document,
    ];
    expect(videos("de").map(({ video }) => video?.url)).toEqual([
      "/academy/media/clip.de.mp4",
      "/academy/media/clip.mp4",
      "/academy/media/clip.de.mp4",
    ]);
    expect(new Set(videos("en").map(({ video }) => video?.url))).toEqual(new Set(["/academy/media/clip.mp4"]));
  });

  it("has it as its promo if it is a standalone lesson", async () => {
    translate("clip.mp4", "clip.de.mp4");
    cpSync(contentPath("courses/stand-alone/en"), contentPath("courses/stand-alone/de"), { recursive: true });
    edit("courses/stand-alone/de/lesson-1.yaml", "file: clip.mp4", "file: clip.de.mp4");
    const { courses } = buildContent(await checkFolder(contentPath()));
    const pages = courses.find(({ slug }) => slug === "stand-alone")?.locales;
    expect(
      pages?.map(({ locale, summary: { standAlone, clip } }) => [locale, standAlone?.videoUrl, clip?.url]),
    ).toEqual([
      ["de", "/academy/media/clip.de.mp4", "/academy/media/clip.de.mp4"],
      ["en", "/academy/media/clip.mp4", "/academy/media/clip.mp4"],
    ]);
  });
});

findsMistakes([
  [
    "a missing clip of a translated episode",
    german.series,
    "title: Folge eins,",
    "title: Folge eins, video: { file: clap.de.mp4 },",
    `content/${german.series}:6: episodes[0].video.file names clap.de.mp4, which is not in media/`,
  ],
  [
    "a missing recording of a translated webinar",
    german.webinar,
    "about: |",
    "recording: { file: clap.de.mp4 }\nabout: |",
    `content/${german.webinar}:4: recording.file names clap.de.mp4, which is not in media/`,
  ],
  [
    "a recording in one language only",
    "webinars/next-webinar/en/webinar.yaml",
    "about: |",
    "recording: { file: clip.mp4 }\nabout: |",
    "content/webinars/next-webinar/en/webinar.yaml:4: recording must be left out: there is no recording",
  ],
]);
