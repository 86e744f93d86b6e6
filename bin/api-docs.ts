/**
 * The API description, generated from the contract: `npm run api-docs -- COMMAND`, the commands are in `usage`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { formatProblems, getTotals, lint, loadConfig } from "@redocly/openapi-core";
import { readComments } from "../server/openapi/comments";
import { breaksBetween } from "../server/openapi/compatibility";
import { coverageProblems, findTests, readme } from "../server/openapi/coverage";
import { openApiDocument } from "../server/openapi/document";
import { projectRoot } from "../server/project-root";
import { StartError } from "../server/start-error";
import { earlierText } from "./changed/changed-files";
import { readCommand, wantsHelp } from "./command-line";

const root = projectRoot();
const descriptionPath = join(root, "docs/api/openapi.json");

/** The generated files, by path. */
async function generated(): Promise<Map<string, string>> {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const document = openApiDocument({ version, comments: readComments() });
  return new Map([
    [descriptionPath, `${JSON.stringify(document, null, 2)}\n`],
    [join(root, "docs/api/README.md"), readme(findTests())],
  ]);
}

async function write(): Promise<void> {
  for (const [path, text] of await generated()) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

async function check(): Promise<void> {
  const problems = coverageProblems(findTests());
  const files = await generated();
  const description = files.get(descriptionPath) ?? "";
  const earlier = earlierText(root, relative(root, descriptionPath), description);
  if (earlier) problems.push(...breaksBetween(JSON.parse(earlier), JSON.parse(description)));
  for (const [path, text] of files)
    if ((await readFile(path, "utf8").catch(() => "")) !== text)
      problems.push(`${path.replace(`${root}/`, "")} is out of date: npm run api-docs -- write`);
  if (problems.length > 0) throw new StartError(problems.join("\n"));
}

async function lintDescription(): Promise<void> {
  const config = await loadConfig({ configPath: join(root, "redocly.yaml") });
  const problems = await lint({ ref: descriptionPath, config });
  const { errors, warnings } = getTotals(problems);
  if (errors + warnings === 0) return;
  formatProblems(problems, { totals: { errors, warnings, ignored: 0 }, version: "" });
  throw new StartError(`${errors} errors, ${warnings} warnings.`);
}

const usage = `npm run api-docs -- write    writes docs/api
npm run api-docs -- check    fails if docs/api is out of date, a call lacks a clause or a test, or one breaks pages
                             that are open while the site is upgraded
npm run api-docs -- lint     checks it with an OpenAPI linter`;

const commands = { write, check, lint: lintDescription };

try {
  const args = process.argv.slice(2);
  if (wantsHelp(args)) console.log(usage);
  else {
    const forms = { write: { takes: [] }, check: { takes: [] }, lint: { takes: [] } };
    await commands[readCommand(args, { commands: forms, options: {}, usage }).name]();
  }
} catch (thrown) {
  console.error(thrown instanceof StartError ? thrown.message : thrown);
  process.exitCode = 1;
}
