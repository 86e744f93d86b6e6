import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { qa } from "statechart-testing/cli/cli";
import type { Config } from "statechart-testing/config";
import { afterAll, describe, expect, it } from "vitest";
import siteConfig from "../model-tests/statechart-testing.config";

const read = (path: string) => readFileSync(path, "utf8");
const inFolder = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".md"));
const documents = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "content/README.md"],
  ...inFolder("docs").map((name) => `docs/${name}`),
  ...inFolder("docs/decisions").map((name) => `docs/decisions/${name}`),
];

describe("documents", () => {
  it.each(documents)("%s names commands that package.json has, and links to existing files", (path) => {
    const { scripts } = JSON.parse(read("package.json"));
    const text = read(path);
    const commands = [...text.matchAll(/\bnpm run (?!-)([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const links = [...text.matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)/g)].map(([, link = ""]) => link);
    expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
  });

  it.each(["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/glossary.md"])(
    "%s names existing folders and files",
    (path) => {
      const paths = [...read(path).matchAll(/`((?:[\w.-]+\/)+(?:[\w.-]+\.\w+)?)`/g)].map(([, found = ""]) => found);
      expect(paths.length).toBeGreaterThan(3);
      // Files that starts and builds write exist only afterwards.
      const isMade = (found: string) => found.startsWith(".data/");
      expect(paths.filter((found) => !existsSync(found) && !isMade(found))).toEqual([]);
    },
  );
});

/** Where this project's own files are; other paths in documents are those of addresses, packages, or examples. */
const folders = ["bench", "bin", "contract", "machines", "model-tests", "server", "src", "tools"];

it.each(documents.filter((path) => !path.startsWith("docs/decisions/0")))("%s names existing source files", (path) => {
  const named = new RegExp(`\`((?:${folders.join("|")})/[\\w./-]+\\.\\w+)\``, "g");
  const paths = [...read(path).matchAll(named)].map(([, found = ""]) => found);
  // A name in capitals is one to fill in.
  const isForm = (found: string) => /\/[A-Z]+[./]/.test(found);
  expect(paths.filter((found) => !existsSync(found) && !isForm(found))).toEqual([]);
});

describe("the guide to the tests", () => {
  const guide = ["docs/qa.md", "docs/qa-reference.md"].map(read).join("\n");
  const examples: Record<string, string> = {
    COMMAND: "plan",
    MACHINE: "quiz",
    NAME: "quiz",
    DIFFERENCE: "asking-answer-submit",
  };
  const folder = mkdtempSync(join(tmpdir(), "academy-docs-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const commands = [...guide.matchAll(/npm run qa -- ([^`\n]+)/g)]
    .map(([, command = ""]) => command.trim())
    // A synopsis, not a command.
    .filter((command) => !command.includes("["));

  /** Runs a command until it has read its arguments and would work on a machine. */
  async function reach(command: string): Promise<{ isReached: boolean; said: string }> {
    let isReached = false;
    const said: string[] = [];
    const stop = new Error("The arguments are valid.");
    const config: Config = {
      ...siteConfig,
      async testModel() {
        isReached = true;
        throw stop;
      },
      drivers: { browser: { about: "", load: async () => ({ name: "browser" }) as never } },
      views: async () => ({
        ids: [],
        async screenOf() {
          isReached = true;
          return undefined;
        },
        mount: (() => undefined) as never,
      }),
      pages: async () =>
        Object.keys(siteConfig.machines).map((id) => ({ screen: { testModel: { machine: { id } } } })) as never,
    };
    const words = (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => {
      if (word === "FILE") return join(folder, `${commands.indexOf(command)}.json`);
      return examples[word] ?? word.replaceAll('"', "");
    });
    const args = words[0] === "mutate" ? [...words, "--jobs=1"] : words;
    const outlet = { say: (line: string) => said.push(line), results: folder, program: "qa", config };
    const code = await qa(args, outlet).catch((thrown: unknown) => {
      if (thrown !== stop) throw thrown;
    });
    const isHelp = code === 0 && args.some((word) => /help$/.test(word));
    return { isReached: isReached || isHelp, said: said.join("\n") };
  }

  it("names many commands", () => expect(new Set(commands).size).toBeGreaterThan(20));

  it.each([...new Set(commands)])("has valid arguments: %s", { timeout: 60_000 }, async (command) => {
    const { isReached, said } = await reach(command);
    // The files of the examples do not exist.
    if (command.startsWith("replay")) expect(said).toMatch(/cannot be read \(ENOENT/);
    else expect(isReached, said).toBe(true);
  });
});

describe("the index of decisions", () => {
  const index = read("docs/decisions/README.md");
  const rows = [...index.matchAll(/^\| \[(\d{4})\]\((\S+?)\) +\| (.+?) +\| (\S+) +\| (.+?) +\|$/gm)].map(
    ([, number, file, title, date, status]) => ({ number, file, title, date, status }),
  );

  it("lists every record with its number and title, in order", () => {
    const records = inFolder("docs/decisions").filter((name) => /^\d/.test(name));
    const expected = records.sort().map((file) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(`docs/decisions/${file}`)) ?? [];
      return { number: number?.padStart(4, "0"), file, title };
    });
    expect(rows.map(({ number, file, title }) => ({ number, file, title }))).toEqual(expected);
    expect(rows.filter(({ number, file }) => !file?.startsWith(`${number}-`))).toEqual([]);
  });

  it("has a date and a status for each, and names what supersedes a record", () => {
    const known = new Set(rows.map(({ number }) => Number(number)));
    const isStatus = (status = "") => {
      const [, by] = /^(?:superseded|amended) by (\d+)$/.exec(status) ?? [];
      return status === "accepted" || (by !== undefined && known.has(Number(by)));
    };
    expect(rows.filter(({ date = "" }) => Number.isNaN(Date.parse(date)))).toEqual([]);
    expect(rows.filter(({ status }) => !isStatus(status))).toEqual([]);
  });

  it("lists the unused numbers", () => {
    const numbers = rows.map(({ number }) => Number(number));
    const missing = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1).filter(
      (number) => !numbers.includes(number),
    );
    expect(/^.*Numbers without a record: ([\d, ]+)\./m.exec(index)?.[1]).toBe(missing.join(", "));
  });
});
