import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../server/db/open";
import { type BundledCommand, bundledCommand } from "../server/testing/bundled-command";
import { emptyDatabase } from "../server/testing/databases";
import { fixtureContent } from "../server/testing/test-server";

/** `npm run content` as on a built site, on a copy of the fixtures. */
describe("npm run content", { timeout: 180_000 }, () => {
  let command: BundledCommand;
  beforeAll(async () => {
    command = await bundledCommand("bin/content.ts");
  }, 180_000);
  afterAll(() => command.remove());

  let folder: string;
  let dir: string;
  let dataDir: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "content-"));
    dir = join(folder, "content");
    dataDir = join(folder, "data");
    cpSync(fixtureContent, dir, { recursive: true });
    // Otherwise a reader would notice that the course has a language that its exam lacks.
    cpSync(join(dir, "exams/first-exam/en"), join(dir, "exams/first-exam/de"), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function content(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command.path, ...args], {
      encoding: "utf8",
      env: { PATH: process.env.PATH, ACADEMY_DATA_DIR: dataDir },
    });
    return { status, said: (stdout + stderr).trim() };
  }

  it("prints its commands for an unknown one", () => {
    for (const [args, mistake] of [
      [["improt"], 'There is no command "improt"'],
      [["new", "lesson"], 'There is no command "new lesson"'],
      [["new", "course"], '"new course" needs NAME'],
      [["check", "one", "two"], '"check" does not take "two"'],
    ] as const) {
      const { status, said } = content(...args);
      expect([status, said]).toEqual([1, expect.stringContaining(`${mistake}; the commands are:\n\nnpm run content`)]);
    }
    expect(content("check", "--help")).toMatchObject({ status: 0, said: expect.stringMatching(/^npm run content/) });
    expect(content("help")).toMatchObject({ status: 0, said: expect.stringContaining("new course NAME") });
    expect(content("check", "--fast").said).toMatch(/^Unknown option '--fast'; the commands are:/);
  });

  it("checks a folder and names the file and line of every mistake", () => {
    expect(content("check", dir)).toEqual({
      status: 0,
      said: expect.stringMatching(
        /^The content is in order: \d+ courses, \d+ exams, .*\d+ glossary terms\.\nCould use a drawing:\n/,
      ),
    });
    rmSync(join(dir, "exams/first-exam/de"), { recursive: true });
    expect(content("check", dir)).toEqual({
      status: 1,
      said: "content/exams/first-exam/exam.yaml:1: the exam is missing in de, which the course first-steps has\n\n1 problem.",
    });
    const file = join(dir, "courses/not-yet/course.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("status: draft", "status: hidden"));
    expect(content("check", dir)).toEqual({
      status: 1,
      said: expect.stringMatching(
        /course\.yaml:2: status must be draft or published\ncontent\/exams\/.*\n\n2 problems\.$/,
      ),
    });
    expect(content("check", join(folder, "none")).said).toMatch(
      /^There is no content folder at .*none; name an existing one\.$/,
    );
    expect(content("check", file).said).toMatch(/course\.yaml is a file; name the content folder that it is in\.$/);
    expect(content("preview", join(folder, "none")).said).toMatch(/^There is no content folder at .*none;/);
  });

  it("imports once, rejects mistakes, and does not touch a database that a server is using", async () => {
    const held = await openDatabase({ dataDir, databaseUrl: null }, await emptyDatabase());
    try {
      expect(content("import", dir)).toEqual({
        status: 1,
        said: expect.stringMatching(/^Another process uses the data folder .*data; stop it first or set [^\n]*\.$/),
      });
    } finally {
      await held.close();
    }
    // What only a reader would notice does not stop an import.
    rmSync(join(dir, "exams/first-exam/de"), { recursive: true });
    expect(content("import", dir).said).toMatch(/^Imported \d+ courses, /);
    expect(content("import", dir).said).toBe("The database has this content already.");
    mkdirSync(join(dir, "cources"));
    expect(content("import", dir)).toEqual({
      status: 1,
      said: "content/cources:1: is not allowed here\n\n1 problem.",
    });
  });

  it("writes a starter course, which passes the check as a draft with new ids", () => {
    const made = content("new", "course", "keyword-research", dir);
    expect(made).toMatchObject({ status: 0, said: expect.stringContaining("courses/keyword-research/course.yaml") });
    expect(content("check", dir).status).toBe(0);
    const rules = readFileSync(join(dir, "courses/keyword-research/course.yaml"), "utf8");
    expect(rules).toMatch(/^id: 90\d /);
    expect(rules).toContain("status: draft");
    expect(content("new", "course", "another-one", dir).status).toBe(0);
    expect(content("check", dir).status).toBe(0);
  });
});
