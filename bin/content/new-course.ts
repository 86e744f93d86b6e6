import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { safeParse } from "zod/mini";
import { Slug } from "../../contract/primitives";
import { checkFolder } from "../../server/content/check-folder";
import type { ContentSource } from "../../server/content/read";
import { StartError } from "../../server/start-error";

/** What the file system says; empty for everything else. */
const codeOf = (thrown: unknown): string => (thrown instanceof Error && "code" in thrown ? String(thrown.code) : "");

/** A higher id would leave no room for the ids of lessons and steps. */
const highestId = 200_000;

/** The next id above those of all courses whose lesson and step ids are free as well. */
function freeId({ courses }: ContentSource): number {
  const english = courses
    .flatMap(({ locales }) => locales.get("en")?.lessons ?? [])
    .flatMap(({ value }) => value ?? []);
  const taken = new Set(english.flatMap(({ id, steps }) => [id, ...steps.map((step) => step.id)]));
  const ids = courses.flatMap(({ rules }) => rules.value?.id ?? []);
  let id = Math.max(100, ...ids.filter((one) => one < highestId)) + 1;
  const isFree = () => [id * 100 + 1, id * 10_000 + 101, id * 10_000 + 102].every((one) => !taken.has(one));
  while (!isFree()) id += 1;
  return id;
}

const titleOf = (slug: string): string => {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The files of a new course, by path; each explains what to write where. */
function skeleton(slug: string, content: ContentSource): Record<string, string> {
  const id = freeId(content);
  const [category] = content.categories.value ?? [];
  const [person] = content.people.value ?? [];
  if (!category) throw new StartError("There is no topic yet; write one into categories.yaml first.");
  if (!person) throw new StartError("There is no instructor yet; write one into people.yaml first.");
  const position = Math.max(0, ...content.courses.flatMap(({ rules }) => rules.value?.position ?? [])) + 1;
  const title = titleOf(slug);
  return {
    "course.yaml": `id: ${id} # stays for ever: learners' progress hangs on it
status: draft # only editors see it; write "published" when it is ready
position: ${position} # its place in lists
categories: [${category.id}] # from categories.yaml
instructors: [${person.id}] # from people.yaml
artwork: { motif: compass, background: "#dbe8f3" }
`,
    "en/course.yaml": `title: "${title}"
description: >-
  One or two plain sentences for cards and search results: what learners can do after this course.
outcomes: # 3 to 6 lines, each something that one can do afterward
  - Name the first thing that a learner will be able to do
  - Name the second one, as concretely as the first
  - Name the third one
audience: >-
  Who the course is for and what they need to know before, in one or two plain sentences.
about: |
  Write 80 to 200 words here: why the subject matters, how the course goes about it, and what one needs for it.

  The text is Markdown: **bold**, [links](/academy/courses/), lists and tables.
`,
    "en/lesson-1.yaml": `id: ${id * 100 + 1}
title: "The first lesson"
caption: Three words, what it covers # under the title, at most 60 characters
description: >-
  One or two plain sentences: what learners know after this lesson.
steps: # 3 to 6; the kinds are video, text, quiz and download
  - id: ${id * 10_000 + 101}
    type: text
    title: "The first reading"
    seconds: 120 # how long it takes to read, at 220 words a minute
    body: |
      Start with what the learner wants to get done.

      ## A heading

      Show one example from beginning to end before you state the rule.
  - id: ${id * 10_000 + 102}
    type: quiz
    title: "Check: the first lesson"
    seconds: 60
    questions: # 3 to 5; each explains its answer
      - id: q1
        type: single
        text: "A question with exactly one correct answer?"
        options:
          - { id: a, text: "The correct answer", correct: true }
          - { id: b, text: "An answer that someone who has not understood it would give" }
        explanation: >-
          Why the correct answer is correct, and what is wrong with the other one.
      - id: q2
        type: trueFalse
        text: "A statement that is true or false."
        answer: true
        explanation: >-
          Why it is true.
`,
  };
}

/**
 * Writes a starter course into a content folder: a draft with free ids that passes the check.
 * @returns the paths of its files
 * @throws {StartError} if the name is taken or invalid, or the folder cannot be written; {ContentError} if the folder has mistakes, or would have them
 * with this course. Nothing is written then.
 */
export async function newCourse(dir: string, slug: string): Promise<string[]> {
  if (!safeParse(Slug, slug).success)
    throw new StartError(
      `"${slug}" is not a valid course name; use lower-case words joined by hyphens, like keyword-research.`,
    );
  const folder = join(dir, "courses", slug);
  if (existsSync(folder))
    throw new StartError(`There is already a course of this name at ${folder}; choose another name.`);
  const files = skeleton(slug, await checkFolder(dir));
  const paths = Object.keys(files).map((name) => join(folder, name));
  try {
    await mkdir(join(folder, "en"), { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await checkFolder(dir);
  } catch (thrown) {
    await rm(folder, { recursive: true, force: true });
    const code = codeOf(thrown);
    if (code === "") throw thrown;
    throw new StartError(
      `The course cannot be written to ${folder} (${code}); make the content folder writable, or name another one.`,
    );
  }
  return paths;
}
