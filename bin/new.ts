/** Generates a machine, a screen, or an endpoint: `npm run new -- KIND DOMAIN/NAME`, see `usage`. */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { projectRoot } from "../server/project-root";
import { StartError } from "../server/start-error";
import { wantsHelp } from "./command-line";
import { write } from "./new/plan";
import { planFor } from "./new/plan-for";

const usage = `npm run new -- machine DOMAIN/NAME    a machine with its test, its test model, and its place in the viewer
npm run new -- endpoint DOMAIN/NAME   a call of the API with its handler, its test, and the function that calls it
npm run new -- screen DOMAIN/NAME     a page with its texts and tests, and the machine and endpoint that it needs

NAME is in lower-case words joined by hyphens, like courses/study-plan. Nothing is overwritten.`;

const root = projectRoot();
const listed = (heading: string, lines: readonly string[]): string =>
  `${heading}\n${lines.map((line) => `  ${line}`).join("\n")}\n`;

/** Runs a tool of the project. @throws {StartError} with its output if it fails */
function run(name: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new StartError(`The files are written, but ${name} failed:\n${stdout}${stderr}`);
}

async function generate(typedKind: string, typed: string): Promise<void> {
  const { kind, names, plan } = planFor(root, typedKind, typed);
  const { added, changed } = await write(root, plan);
  const code = [...added, ...changed].filter((path) => !path.endsWith(".md"));
  run("the formatter", "node_modules/@biomejs/biome/bin/biome", "check", "--write", ...code);
  if (changed.includes("contract/api.ts")) run("the API description", "--import", "tsx", "bin/api-docs.ts", "write");
  if (changed.includes("machines/index.ts"))
    run("the drawing of the machine", "--import", "tsx", "bin/flows.ts", "build", names.camel);
  console.log(listed(`Written for the ${kind}:`, added));
  console.log(listed("Added to:", changed));
  console.log(listed("What remains for you:", plan.byHand));
  console.log("Check it at any time: npm run check -- --changed");
}

try {
  // Anything that looks like an option is rejected as a name.
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [kind = "", name = "", ...more] = positionals;
  if (wantsHelp(process.argv.slice(2))) console.log(usage);
  else if (name === "" || more.length > 0)
    throw new StartError(`Name one thing: its kind, its domain, and its name; the commands are:\n\n${usage}`);
  else await generate(kind, name);
} catch (thrown) {
  console.error(thrown instanceof StartError ? thrown.message : thrown);
  process.exitCode = 1;
}
