// Runs a command of package.json, `node bin/command.mjs NAME …`, after preparing everything that it needs.
import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { swallowedOptions } from "./swallowed-options.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const packages = ["install"];
const site = ["install", "build"];
const siteInBrowser = ["install", "chromium", "build"];

/** What each command needs (see `bin/prepare.mjs`), the file it runs, and the arguments before the typed ones. */
const commands = {
  start: { needs: site, runs: ["bin/run.mjs", "start"] },
  dev: { needs: packages, runs: ["bin/dev.ts"] },
  test: { needs: siteInBrowser, runs: ["bin/test.mjs"] },
  "test:long": { needs: siteInBrowser, runs: ["bin/test.mjs", "long"] },
  check: { needs: packages, runs: ["bin/test.mjs", "check"] },
  "test:watch": { needs: packages, runs: ["bin/test-watch.ts"] },
  fix: { needs: packages, runs: ["node_modules/@biomejs/biome/bin/biome", "check", "--write", "."] },
  new: { needs: packages, runs: ["bin/new.ts"] },
  content: { needs: packages, runs: ["bin/content.ts"] },
  admin: { needs: packages, runs: ["bin/admin.ts"] },
  "api-docs": { needs: packages, runs: ["bin/api-docs.ts"] },
  qa: { needs: packages, runs: ["bin/qa.ts"] },
  flows: { needs: packages, runs: ["bin/flows.ts"] },
  "visual-audit": { needs: siteInBrowser, runs: ["bin/visual-audit.ts"] },
  faults: { needs: packages, runs: ["bin/faults.ts"] },
  package: { needs: site, runs: ["bin/package.ts"] },
  bench: { needs: siteInBrowser, runs: ["bench/run.ts"] },
};

const [, , name = "", ...typed] = process.argv;
if (!Object.hasOwn(commands, name)) {
  console.error(`There is no command "${name}"; the commands are ${Object.keys(commands).join(", ")}.`);
  process.exit(1);
}
const swallowed = swallowedOptions(process.env);
if (swallowed.length > 0) {
  const full = name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
  console.error(`npm took ${swallowed.join(", ")} for itself; put -- before it: ${full} -- ${swallowed[0]} …`);
  process.exit(1);
}
const { needs, runs } = commands[name];
// A separate process: what a build sets and loads is gone when the command starts.
const prepared = spawnSync(process.execPath, ["bin/prepare.mjs", ...needs], { stdio: "inherit" });
if (prepared.status !== 0) process.exit(prepared.status ?? 1);

const [file, ...args] = [...runs, ...typed];
if (file.endsWith(".mjs")) {
  process.argv.splice(1, process.argv.length - 1, join(root, file), ...args);
  await import(pathToFileURL(join(root, file)).href);
} else {
  // Child processes of the command inherit the loader from `process.execArgv`.
  const loader = file.endsWith(".ts") ? ["--import", "tsx"] : [];
  const child = spawn(process.execPath, [...loader, file, ...args], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
  });
}
