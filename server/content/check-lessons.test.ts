import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import {
  contentPath,
  copyFixtureContent,
  edit,
  findsMistakes,
  lesson1,
  lesson2,
  problems,
} from "./check-folder.testing";

copyFixtureContent();

const german2 = "courses/first-steps/de/lesson-2.yaml";

findsMistakes([
  [
    "an unknown key",
    lesson2,
    "title: A quiz",
    "titel: A quiz",
    "content/courses/first-steps/en/lesson-2.yaml:8: steps[0].titel is not allowed here",
  ],
  [
    "a wrong type",
    lesson1,
    "seconds: 40",
    "seconds: long",
    "content/courses/first-steps/en/lesson-1.yaml:9: steps[0].seconds must be a number",
  ],
  [
    "a missing text",
    lesson1,
    "transcript: Said in full.",
    "",
    "content/courses/first-steps/en/lesson-1.yaml:6: steps[0].transcript is missing",
  ],
  [
    "an invalid kind of step",
    lesson1,
    "type: video",
    "type: film",
    "content/courses/first-steps/en/lesson-1.yaml:7: steps[0].type must be video or text or quiz or download",
  ],
  [
    "a second id",
    lesson2,
    "id: 9010201",
    "id: 9010101",
    "content/courses/first-steps/en/lesson-2.yaml:6: steps[0].id is 9010101, which content/courses/first-steps/en/lesson-1.yaml already has",
  ],
  [
    "a missing clip",
    lesson1,
    "clip.mp4",
    "clap.mp4",
    "content/courses/first-steps/en/lesson-1.yaml:10: steps[0].video.file names clap.mp4, which is not in media/",
  ],
  [
    "a missing download",
    lesson2,
    "sheet.csv",
    "sheep.csv",
    "content/courses/first-steps/en/lesson-2.yaml:42: steps[1].file names sheep.csv, which is not in courses/first-steps/files/",
  ],
  [
    "captions of another kind",
    "media/clip.en.vtt",
    "WEBVTT",
    "SUBRIP",
    "content/courses/first-steps/en/lesson-1.yaml:10: steps[0].video.captions names clip.en.vtt, which does not begin with WEBVTT",
  ],
  [
    "a caption that is too long",
    lesson1,
    "Part one",
    "x".repeat(61),
    "content/courses/first-steps/en/lesson-1.yaml:3: caption must have at most 60 characters",
  ],
  [
    "a translation with another step",
    german2,
    "id: 9010202",
    "id: 9010999",
    "content/courses/first-steps/de/lesson-2.yaml:37: steps[1].id must be 9010202, as in English",
  ],
  [
    "a translation with another key",
    german2,
    "answer: true",
    "answer: false",
    "content/courses/first-steps/de/lesson-2.yaml:27: steps[0].questions[2] must have the same id, type, option ids and correct options as in English",
  ],
  [
    "broken YAML",
    lesson1,
    "title: Watch and read",
    "title: [Watch",
    "content/courses/first-steps/en/lesson-1.yaml:3: ",
  ],
]);

it("finds a gap in the lessons", async () => {
  rmSync(contentPath(lesson1));
  expect(await problems()).toContain(
    "content/courses/first-steps/en/lesson-2.yaml:1: must follow lesson-1.yaml, which is missing",
  );
});

it("accepts a clip by its copied address", async () => {
  edit(lesson1, "file: clip.mp4", 'file: "<https://academy.example/academy/media/clip.mp4>"');
  expect(await problems()).toEqual([]);
  edit(lesson1, "/media/clip.mp4>", "/media/clap.mp4>");
  expect(await problems()).toEqual([
    "content/courses/first-steps/en/lesson-1.yaml:10: steps[0].video.file names clap.mp4, which is not in media/",
  ]);
});
