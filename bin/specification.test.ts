import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const text = readFileSync("docs/specification.md", "utf8");

/** Text in backticks that looks like a file of this repository: folders, and a name with an extension. */
const paths = [...new Set([...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, path]) => path as string))];
/** Quoted test names, written as `file ("words", "more words")`. */
const quotes = text
  .split("\n")
  .flatMap((line) =>
    [...line.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)` \(((?:"[^"]*"(?:, |; | and )?)+)/g)].flatMap(
      ([, path = "", words = ""]) =>
        [...words.matchAll(/"([^"]*)"/g)].map(([, quote = ""]) => ({ row: line.slice(0, 40), path, quote })),
    ),
  );
/** The requirements (R) and wishes (L) that have their own row. */
const rows = new Set([...text.matchAll(/^\| ([RL]\d+) /gm)].map(([, id]) => id));

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

describe("the table of the specification's clauses", () => {
  it("names existing files", () => {
    expect(paths.length).toBeGreaterThan(200);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("quotes words from the named file, with the same capitals", () => {
    expect(quotes.length).toBeGreaterThan(500);
    const missing = quotes.filter(({ path, quote }) => !readFileSync(path, "utf8").includes(quote));
    expect(missing).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("has section %i", (section) => {
    expect(text).toMatch(new RegExp(`^\\| ${section}\\.1 +\\|`, "m"));
  });

  it("has every requirement and every wish", () => {
    expect([...numbered("R", 54), ...numbered("L", 25)].filter((id) => !rows.has(id))).toEqual([]);
  });

  it("says why of every call that no page makes", () => {
    const unused = text.split("\n").filter((line) => /^\| 7\..*(no page|no such filter)/.test(line));
    expect(unused.length).toBeGreaterThan(10);
    expect(unused.filter((line) => !/(no page|no such filter)[^|]* because /.test(line))).toEqual([]);
  });

  it("names in every row its code and its test", () => {
    const empty = text.split("\n").filter((line) => /^\| .*\|$/.test(line) && /\|\s*\|/.test(line));
    expect(empty).toEqual([]);
  });
});
