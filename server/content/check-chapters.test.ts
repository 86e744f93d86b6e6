import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentPath, copyFixtureContent, edit, lesson1, problems } from "./check-folder.testing";

copyFixtureContent();

const german = "courses/first-steps/de/lesson-1.yaml";
const episodes = "series/first-series/en/series.yaml";
const chapters = (...starts: number[]) =>
  `\n    chapters: [${starts.map((at) => `{ at: ${at}, title: Part }`).join(", ")}]`;
/** Gives the clip of the fixture's lesson, of 40 seconds, chapters at these seconds. */
const give = (file: string, ...starts: number[]) =>
  edit(file, "captions: clip.en.vtt }", `captions: clip.en.vtt }${chapters(...starts)}`);

describe("chapters", () => {
  it("begin with the clip and follow each other, in every language at the same seconds", async () => {
    give(lesson1, 0, 12, 39);
    give(german, 0, 12, 39);
    expect(await problems()).toEqual([]);
  });

  it.each([
    [[5, 12], "chapters[0].at must be 0: the first chapter begins with the clip"],
    [[0, 12, 12], "chapters[2].at must be more than 12, the chapter before"],
    [[0, 40], "chapters[1].at must be less than 40, the clip's length"],
    [[0], "chapters must have"],
  ])("at %j are a mistake", async (starts, problem) => {
    give(lesson1, ...starts);
    give(german, ...starts);
    expect((await problems()).join("\n")).toContain(problem);
  });

  it("that a translation lacks are a mistake", async () => {
    give(lesson1, 0, 12);
    expect(await problems()).toEqual([
      expect.stringContaining("de/lesson-1.yaml:6: steps[0] must have the chapters of English, at the same seconds"),
    ]);
  });

  it("of a webinar are those of its recording, and in their order", async () => {
    const past = "webinars/past-webinar/en/webinar.yaml";
    edit(past, "about: |", "chapters: [{ at: 0, title: A }, { at: 9, title: B }]\nabout: |");
    expect(await problems()).toEqual([]);
    edit(past, "at: 9", "at: 0");
    expect((await problems()).join("\n")).toContain("chapters[1].at must be more than 0, the chapter before");
    edit("webinars/past-webinar/webinar.yaml", "\nrecording:", "\n# recording:");
    expect((await problems()).join("\n")).toContain("chapters must be left out: there is no recording");
  });

  it("of a webinar are checked against the length that the recording's file says", async () => {
    cpSync("content/media/seo-basics-5.mp4", contentPath("media/clip.mp4"));
    const past = "webinars/past-webinar/en/webinar.yaml";
    edit(past, "about: |", "chapters: [{ at: 0, title: A }, { at: 45, title: B }]\nabout: |");
    expect((await problems()).join("\n")).toContain("chapters[1].at must be less than 45, the clip's length");
  });

  it("of an episode are checked against its length", async () => {
    edit(
      episodes,
      "transcript: Said in the first.",
      "transcript: Said in the first., chapters: [{ at: 0, title: A }, { at: 90, title: B }]",
    );
    expect((await problems()).join("\n")).toContain("episodes[0].chapters[1].at must be less than 40");
  });
});

it("captions that overlap are a mistake: they are read aloud one after the other", async () => {
  const file = contentPath("media/clip.en.vtt");
  writeFileSync(file, `${readFileSync(file, "utf8")}\n00:01.000 --> 00:03.000\nAgain.\n`);
  expect((await problems()).join("\n")).toContain(
    "names clip.en.vtt, which has a caption, number 2, that ends before it starts or overlaps the one before",
  );
});
