import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PageUnderTest } from "../drivers/page-tests";
import type { Site } from "../drivers/site";
import { Constants, nameFor } from "./constants";
import type { Titled } from "./told";
import { quoted } from "./writing-user";
import { callText, type Setting, writtenTest } from "./written-test";

/** A planned machine and its page. */
export interface OnPage extends Titled {
  tests: PageUnderTest;
}

/** The time limit of a test, in milliseconds: for its start, and for each step. */
const [startTime, stepTime] = [30_000, 2000];

/** The machine on its page, as the file's head declares it, and its calls. */
function subjectText(tests: PageUnderTest, input: string): string {
  const { site, screen, path, from, calls, plays, actor, keepsLearner, answers, stays } = tests;
  const signsInAgain = answers(input).some(([call]) => call === site.session.call);
  const world = [["", screen] as const, ...Object.entries(screen.children)].map(([id, part]) => [id, part.world]);
  const called = Object.entries(calls(input)).map(([id, { call, query }]) => [nameFor(id), callText(call, query)]);
  const more = {
    world: Object.fromEntries(world),
    stubbed: Object.keys(plays).map((id) => id.split(": ").at(-1)),
    ...(actor[input] && { actor: actor[input] }),
    ...(keepsLearner && { keepsLearner }),
    ...(Object.keys(stays).length > 0 && { unheard: Object.keys(stays) }),
    ...(signsInAgain && { signsInAgain }),
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
function siteText({ now, root, session: { cookie }, export: { variable, address, calls } }: Site): string {
  const known = { now: new Date(now).toISOString(), calls, cookie, root };
  return `const site: Site = { address: process.env[${quoted(variable)}] ?? ${quoted(address)}, ${JSON.stringify(known).slice(1)};`;
}

/** The head of every file, with only those exports that the rest uses. */
function headFor(code: string, site: Site): string {
  const source = ["head", "page"]
    .map((part) => readFileSync(new URL(`./playwright-${part}.ts`, import.meta.url), "utf8"))
    .join("\n")
    .replace(/^import .* from "\.\/.*\n+/gm, "");
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

/** What a file says about itself. */
interface Notice {
  /** The file name used to run it. */
  file: string;
  /** How the tool is called. */
  program: string;
}

/** The comment at the top of the file. */
function noticeOf({ title, planning: { testModel, plan, seed }, tests: { site } }: OnPage, { file, program }: Notice) {
  const size = `${counted(plan.tests.length, "test")}, ${counted(plan.steps, "step")}`;
  const lines = [
    `Planned from a state machine by \`${program} export\`: to change a test, change the machine or its test model.`,
    `  ${testModel.machine.id} (${title}): ${size}; ${plan.strategy}, seed ${seed}, hash ${plan.hash}`,
    "",
    "All that it needs is the site, running, and @playwright/test:",
    `  ${site.export.variable}=${site.export.address} npx playwright test ${file}`,
    "CHROMIUM_PATH names the browser where it is not Playwright's own.",
  ];
  return lines.map((line) => `// ${line}`.trimEnd()).join("\n");
}

/** Formats code in the project's style. @throws {Error} if it is not TypeScript */
export function formatted(code: string): string {
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
 * Writes the planned tests of a machine for Playwright's test runner, still unformatted. The code needs a running site
 * but nothing from the project.
 */
export async function playwrightOf(one: OnPage, notice: Notice): Promise<string> {
  const { site } = one.tests;
  const code = await describedOf(one);
  return `${noticeOf(one, notice)}\n\n${headFor(code, site)}\n\n${code}\n`;
}
