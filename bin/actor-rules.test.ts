import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** A function that only passes its input to a service function. */
const forwarding =
  /=>\s*(?:\{\s*return\s+)?\(await get\([^()]*\)\)\s*\.\w+\((?:[\s,]*(?:input(?:\.\w+)*|signal))*[\s,]*\)/;

describe("an actor that only calls a service", () => {
  it.each([
    'fromPromise(async ({ input }) => (await get("exams")).loadExam(input))',
    'fromPromise<void>(async () => (await get("session")).signOut())',
    'fromPromise(async ({ input, signal }: Asked) =>\n  (await get("exams", signal)).loadExams(input.locale, signal),\n)',
    'fromPromise(async ({ input }) => {\n  return (await get("session")).updateName(input.name, input.key);\n})',
  ])("is found in %j", (code) => {
    expect(code).toMatch(forwarding);
  });

  it.each([
    'fromPromise(async ({ input }) => (await get("search")).search({ ...input, languages }))',
    'fromPromise(async ({ input }) => contentOf(await (await get("notes")).saveNote(input)))',
  ])("is not found in code that does more: %j", (code) => {
    expect(code).not.toMatch(forwarding);
  });

  it("is created by callActors (src/api/call-actors.ts), never written by hand", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join("src", path));
    expect(files.filter((path) => forwarding.test(readFileSync(path, "utf8")))).toEqual([]);
  });
});
