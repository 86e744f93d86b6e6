import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PageUnderTest } from "../drivers/page-tests";
import type { Site } from "../drivers/site";
import { Constants, nameFor } from "./constants";
import type { Titled } from "./words";
import { quoted } from "./writing-user";
import { callText, type Setting, writtenTest } from "./written-test";

/** A planned machine and its page. */
export interface OnPage extends Titled {
  tests: PageUnderTest;
}

/** The time limit of a test, in milliseconds: for its start, and for each step. */
const [startTime, stepTime] = [30_000, 2000];

/** The machine on its page, as the file's head declares it, and its calls. */
function subjectText(
  { screen, path, from, calls, plays, actor, keepsLearner, stays }: PageUnderTest,
  input: string,
): string {
  const world = [["", screen] as const, ...Object.entries(screen.children)].map(([id, part]) => [id, part.world]);
  const called = Object.entries(calls(input)).map(([id, { call, query }]) => [nameFor(id), callText(call, query)]);
  const more = {
    world: Object.fromEntries(world),
    stubbed: Object.keys(plays).map((id) => id.split(": ").at(-1)),
    ...(actor[input] && { actor: actor[input] }),
    ...(keepsLearner && { keepsLearner }),
    ...(Object.keys(stays).length > 0 && { unheard: Object.keys(stays) }),
  };
  return [
    `const calls = ${JSON.stringify(Object.fromEntries(called))};`,
    `const subject: Subject = { machine: ${quoted(screen.testModel.machine.id)}, path: ${quoted(path(input))}, from: ${quoted(from)}, calls,`,
    ` ${JSON.stringify(more).slice(1)};`,
  ].join("\n");
}

async function describedOf(one: OnPage): Promise<string> {
  const { tests, planning } = one;
  const { testModel, plan } = planning;
  const { id } = testModel.machine;
  const subjects = new Set(plan.tests.map(({ input }) => subjectText(tests, input)));
  const isShared = subjects.size === 1;
  const setting: Setting = {
    testModel,
    tests: withAnswersOfSite(tests),
    constants: new Constants(),
    subjectOf: (input) => (isShared ? "" : subjectText(tests, input)),
  };
  const written: string[] = [];
  for (const [index, test] of plan.tests.entries()) written.push(await writtenTest(setting, test, index + 1));
  const longest = Math.max(...plan.tests.map(({ steps }) => steps.length));
  return [
    `test.describe(${quoted(id)}, () => {`,
    `test.describe.configure({ timeout: ${startTime + stepTime * longest} });\n`,
    ...(isShared ? subjects : []),
    setting.constants.declarations(),
    "",
    written.join("\n\n"),
    "});",
  ].join("\n");
}

/** A page with the replies that every page of its site gets. */
const withAnswersOfSite = (tests: PageUnderTest): PageUnderTest => ({
  ...tests,
  answers: (input) => [...tests.answers(input), ...tests.site.export.answers],
});

/** The site, as the file's head declares it. */
function siteText({ now, root, export: { variable, address, calls } }: Site): string {
  const known = { now: new Date(now).toISOString(), calls, root };
  return `const site: Site = { address: process.env[${quoted(variable)}] ?? ${quoted(address)}, ${JSON.stringify(known).slice(1)};`;
}

/** The head of every file, with only those exports that the rest uses. */
function headFor(code: string, site: Site): string {
  const source = readFileSync(new URL("./playwright-head.ts", import.meta.url), "utf8");
  const kept: string[] = [];
  // Callers come after what they use, so go from the bottom up.
  for (const block of source
    .trim()
    .split(/\n\n(?=\S)/)
    .reverse()) {
    const name = /^export (?:async function|const) (\w+)/m.exec(block)?.[1];
    const isUsed = name === undefined || [...kept, code].some((text) => new RegExp(`(?<![.\\w])${name}\\(`).test(text));
    if (isUsed) kept.unshift(block.replace(/^export /m, ""));
  }
  return kept.join("\n\n").replace(/^declare const site: Site;$/m, siteText(site));
}

const counted = (count: number, of: string): string => `${count} ${of}${count === 1 ? "" : "s"}`;

/** A note on the machines without tests in a file. */
export const leftOut = (machines: readonly string[]): string =>
  `Left out, because their pages are not described: ${machines.join(", ")}.`;

/** What a file says about itself. */
export interface Notice {
  /** Machines that are omitted because their pages are not described. */
  missing: readonly string[];
  /** The file name used to run it. */
  file: string;
  /** How the tool is called. */
  program: string;
}

/** The comment at the top of the file. */
function noticeOf(all: readonly OnPage[], { missing, file, program }: Notice, site: Site): string {
  const machines = all.map(({ title, planning: { testModel, plan, seed } }) => {
    const size = `${counted(plan.tests.length, "test")}, ${counted(plan.steps, "step")}`;
    return `  ${testModel.machine.id} (${title}): ${size}; ${plan.strategy}, seed ${seed}, hash ${plan.hash}`;
  });
  const lines = [
    `Planned from state machines by \`${program} export\`: to change a test, change its machine or its test model.`,
    ...machines,
    ...(missing.length > 0 ? [leftOut(missing)] : []),
    "",
    "All that it needs is the site, running, and @playwright/test:",
    `  ${site.export.variable}=${site.export.address} npx playwright test ${file}`,
    "CHROMIUM_PATH names the browser where it is not Playwright's own.",
  ];
  return lines.map((line) => `// ${line}`.trimEnd()).join("\n");
}

/** Formats code in the project's style. @throws {Error} if it is not TypeScript */
function formatted(code: string): string {
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, "format", "--stdin-file-path=exported.spec.ts"],
    {
      input: code,
      encoding: "utf8",
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  );
  if (status !== 0) throw new Error(`The written tests cannot be formatted: ${stderr}`);
  return stdout;
}

/**
 * Writes planned tests as one file for Playwright's test runner. The file needs a running site but no project code.
 * @throws {Error} if there is no machine to write tests for
 */
export async function playwrightOf(all: readonly OnPage[], notice: Notice): Promise<string> {
  const [first] = all;
  if (!first) throw new Error("There is no page to write tests of.");
  const { site } = first.tests;
  const described: string[] = [];
  for (const one of all) described.push(await describedOf(one));
  const code = described.join("\n\n");
  return formatted(`${noticeOf(all, notice, site)}\n\n${headFor(code, site)}\n\n${code}\n`);
}
