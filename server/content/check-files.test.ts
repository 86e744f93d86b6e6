import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkFolder } from "./check-folder";
import { contentPath, copyFixtureContent, edit, lesson1, lesson2, problems } from "./check-folder.testing";

copyFixtureContent();

it("rejects a clip that is too large", async () => {
  writeFileSync(contentPath("media/clip.mp4"), Buffer.alloc(300_001));
  const found = (await problems()).join("\n");
  for (const place of ["steps[0].video.file", "episodes[0].video.file", "recording.file", "standAlone.video"])
    expect(found).toContain(`${place} names clip.mp4, which is larger than 300 kB`);
});

describe("content that cannot be read safely", () => {
  it("is reported and not read, with the mistakes in other files: links, files that are too large, unknown files", async () => {
    symlinkSync("/etc/passwd", contentPath("courses/first-steps/files/passwd.csv"));
    symlinkSync(contentPath("people.yaml"), contentPath("glossary/people.yaml"));
    symlinkSync("/dev/zero", contentPath("media/endless.en.vtt"));
    symlinkSync(dirname(contentPath()), contentPath("webinars/around"));
    writeFileSync(contentPath("glossary/long.yaml"), Buffer.alloc(1_000_001));
    writeFileSync(contentPath("media/long.en.vtt"), Buffer.alloc(100_001));
    writeFileSync(contentPath("media/long.jpg"), Buffer.alloc(300_001));
    writeFileSync(contentPath("courses/first-steps/files/long.csv"), Buffer.alloc(5_000_001));
    mkdirSync(contentPath("cources"));
    edit(lesson1, "seconds: 40", "seconds: -1");
    expect(await problems()).toEqual([
      "content/cources:1: is not allowed here",
      "content/courses/first-steps/en/lesson-1.yaml:9: steps[0].seconds must be at least 0",
      "content/courses/first-steps/files/long.csv:1: is larger than 5 MB",
      "content/courses/first-steps/files/passwd.csv:1: is a link; put the file itself here",
      "content/glossary/long.yaml:1: is larger than 1 MB",
      "content/glossary/people.yaml:1: is a link; put the file itself here",
      "content/media/endless.en.vtt:1: is a link; put the file itself here",
      "content/media/long.en.vtt:1: is larger than 100 kB",
      "content/media/long.jpg:1: is larger than 300 kB",
      "content/webinars/around:1: is a link; put the file itself here",
    ]);
  });

  it("is not read either where a text names it, and nothing else is said about it", async () => {
    const captions = contentPath("media/clip.en.vtt");
    rmSync(captions);
    // Reading it would never end.
    symlinkSync("/dev/zero", captions);
    writeFileSync(contentPath(lesson2), Buffer.alloc(1_000_001));
    const found = await problems();
    expect(found).toEqual([
      "content/courses/first-steps/en/lesson-2.yaml:1: is larger than 1 MB",
      "content/media/clip.en.vtt:1: is a link; put the file itself here",
    ]);
    expect(await problems({ isReviewed: true })).toEqual(expect.arrayContaining(found));
  });

  it("does not hide mistakes behind a link to a folder", async () => {
    const elsewhere = join(dirname(contentPath()), "elsewhere");
    cpSync(contentPath("glossary"), elsewhere, { recursive: true });
    rmSync(contentPath("glossary"), { recursive: true });
    symlinkSync(elsewhere, contentPath("glossary"));
    writeFileSync(join(elsewhere, "en.yaml"), "is not read");
    edit(lesson1, "seconds: 40", "seconds: -1");
    const found = await problems();
    expect(found).toContain("content/glossary:1: is a link; put the file itself here");
    expect(found.join("\n")).toContain("lesson-1.yaml:9: steps[0].seconds");
    expect(found.join("\n")).not.toContain("content/glossary/");
  });

  it("does not include hidden files, or the folder itself being a link", async () => {
    writeFileSync(contentPath(".DS_Store"), "");
    symlinkSync("/etc/passwd", contentPath("courses/.passwd"));
    const link = join(dirname(contentPath()), "current");
    symlinkSync(contentPath(), link);
    await expect(checkFolder(link)).resolves.toBeDefined();
  });
});

describe("bytes that are not text", () => {
  it.each([
    ["another encoding", Buffer.from("id: 1\ntitle: Caf\xe9\n", "latin1"), 2],
    ["UTF-16", Buffer.from("\ufeffid: 1\n", "utf16le"), 1],
    ["a film", Buffer.concat([Buffer.from("id: 1\n\n"), Buffer.from([0, 0, 0xff, 0xd8])]), 3],
  ])("are rejected with their line: %s", async (_, bytes, line) => {
    writeFileSync(contentPath(lesson1), bytes);
    expect(await problems()).toEqual([
      `content/courses/first-steps/en/lesson-1.yaml:${line}: is not UTF-8; save the file in this encoding`,
    ]);
  });

  it("are rejected in captions as well", async () => {
    writeFileSync(
      contentPath("media/clip.en.vtt"),
      Buffer.from("WEBVTT\n\n00:00.000 --> 00:01.000\nCaf\xe9\n", "latin1"),
    );
    expect((await problems()).join("\n")).toContain("steps[0].video.captions names clip.en.vtt, which is not UTF-8");
  });

  it.each([
    ["nothing", "\\0"],
    ["a bell", "\\a"],
    ["half a character", "\\uD83D"],
  ])("cannot be smuggled in as YAML escapes: %s", async (_, code) => {
    edit(lesson1, "title: Watch and read", `title: "Watch ${code} and read"`);
    expect(await problems()).toEqual([
      "content/courses/first-steps/en/lesson-1.yaml:2: title contains an invalid character; type the text again",
    ]);
  });
});

describe("harmful YAML", () => {
  const refused =
    "content/courses/first-steps/en/lesson-1.yaml:2: is a reference (&, *), which is not allowed here; write it out";

  it("does not expand a few lines into gigabytes", async () => {
    const lines = Array.from({ length: 20 }, (_, index) =>
      index === 0
        ? "a0: &a0 [x, x]"
        : `a${index}: &a${index} [${Array(9)
            .fill(`*a${index - 1}`)
            .join(", ")}]`,
    );
    writeFileSync(contentPath(lesson1), lines.join("\n"));
    expect(await problems()).toEqual([refused]);
  });

  it("reports an undefined reference", async () => {
    writeFileSync(contentPath(lesson1), "id: 1\ntitle: *bold* text\n");
    expect((await problems())[0]).toMatch(/lesson-1\.yaml:2: /);
  });

  it("survives endless nesting, and reports only the first consequence", async () => {
    writeFileSync(contentPath(lesson1), "[".repeat(200_000));
    const found = await problems();
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found[0]).toMatch(/lesson-1\.yaml:1: /);
  });
});
