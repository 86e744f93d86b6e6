import { cpSync } from "node:fs";
import { expect, it } from "vitest";
import { contentPath, copyFixtureContent, edit, problems } from "./check-folder.testing";

copyFixtureContent();

it("rejects a course at the address of a section (R28)", async () => {
  cpSync(contentPath("courses/cafe-trade"), contentPath("courses/seo"), { recursive: true });
  const found = await problems();
  expect(found).toContain(
    'content/courses/seo/course.yaml:1: the folder "seo" is the address of a section; give the course another name',
  );
  expect(found).toContain(
    "content/courses/seo/course.yaml:1: id is 902, which content/courses/cafe-trade/course.yaml already has",
  );
});

it("rejects a name that would hide a list of the API", async () => {
  cpSync(contentPath("courses/cafe-trade"), contentPath("courses/in-progress"), { recursive: true });
  cpSync(contentPath("series/draft-series"), contentPath("series/top"), { recursive: true });
  const found = await problems();
  for (const folder of ["courses/in-progress/course.yaml", "series/top/series.yaml"])
    expect(found.join("\n")).toContain(
      `content/${folder}:1: the folder "${folder.split("/")[1]}" is the name of a list`,
    );
});

it("rejects a folder whose name is not a slug", async () => {
  cpSync(contentPath("templates/draft-template"), contentPath("templates/Draft_2"), { recursive: true });
  edit("templates/Draft_2/template.yaml", "9603", "9604");
  expect(await problems()).toEqual([
    'content/templates/Draft_2/template.yaml:1: the folder "Draft_2" must be lower-case words joined by hyphens, at most 100 characters',
  ]);
});

it("rejects a file whose name is not a slug", async () => {
  cpSync(contentPath("glossary/draft-term.yaml"), contentPath("glossary/Draft_2.yaml"));
  edit("glossary/Draft_2.yaml", "9905", "9906");
  expect(await problems()).toEqual([
    'content/glossary/Draft_2.yaml:1: the file "Draft_2" must be lower-case words joined by hyphens, at most 100 characters',
  ]);
});
