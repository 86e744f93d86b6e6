import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { texts as common } from "./locales/en/common";
import { texts as library } from "./locales/en/library";
import { texts as pages } from "./locales/en/pages";
import { texts as tools } from "./locales/en/tools";

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
/** What opens on any page: it comes with a piece of its own, and no other. */
const toolFolders = ["notices", "shortcuts", "counted"].map((view) => `src/views/${view}`);
/** Parts of first pages that come with a piece of their own: here what things are looked up in. */
const libraryFolders = ["src/views/voices"];
/** Shared by quizzes and exams, and on no first page. */
const later = ["QuestionForm.tsx"];

const sourcesIn = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test.") && !later.includes(name))
      .map((name) => join(folder, name)),
  );
/** Groups of texts that a file asks for. */
const askedIn = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/\bt\(\s*["`]([a-zA-Z]+)\./g)].flatMap(([, group]) => group ?? []);

describe("the texts of a first page", () => {
  it.each(sourcesIn(firstFolders))("are all there from the beginning: %s", (file) => {
    expect(askedIn(file).filter((group) => group in { ...pages, ...library, ...tools })).toEqual([]);
  });

  it.each(sourcesIn(toolFolders))("do for what opens on any page, beside its own: %s", (file) => {
    expect(askedIn(file).filter((group) => group in { ...pages, ...library })).toEqual([]);
  });

  it.each(sourcesIn(libraryFolders))("do for a part that brings some along, beside these: %s", (file) => {
    expect(askedIn(file).filter((group) => group in { ...pages, ...tools })).toEqual([]);
  });

  it("have keys of their own", () => {
    const groups = [common, pages, library, tools].flatMap((piece) => Object.keys(piece));
    expect(groups.filter((group, index) => groups.indexOf(group) !== index)).toEqual([]);
  });
});
