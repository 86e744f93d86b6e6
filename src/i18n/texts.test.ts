import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { en } from "./locales/en";
import { pages } from "./locales/en.pages";

/** Folders of what can be on a first page: the shell, the first pages themselves, and their parts. */
const firstFolders = [
  "src/ui",
  "src/screens",
  "src/recording",
  ...[
    "shell",
    "parts",
    "not-found",
    "home",
    "catalogue",
    "course-landing",
    "search",
    "learning-now",
    "popular",
    "feedback",
  ].map((view) => `src/views/${view}`),
];
/** Shared by quizzes and exams, and on no first page. */
const later = ["QuestionForm.tsx"];

const sources = firstFolders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test.") && !later.includes(name))
    .map((name) => join(folder, name)),
);

describe("the texts of a first page", () => {
  it.each(sources)("are all there from the beginning: %s", (file) => {
    const asked = [...readFileSync(file, "utf8").matchAll(/\bt\(\s*["`]([a-zA-Z]+)\./g)].map(([, group]) => group);
    expect(asked.filter((group) => group !== undefined && group in pages)).toEqual([]);
  });

  it("have keys of their own", () => {
    expect(Object.keys(pages).filter((group) => group in en.common)).toEqual([]);
  });
});
