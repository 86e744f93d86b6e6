// `node bin/prepare.mjs install chromium build` installs and builds what is missing or out of date. Every command
// starts with it (`bin/command.mjs`), so it needs only Node.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireNode } from "./node-version.mjs";
import { neededInstall } from "./packages.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** Exits with one sentence that says what is wrong and how to fix it. */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

requireNode();

/** A hash over files, by name and content. */
function hashOf(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(path).update(readFileSync(path));
    }
  };
  for (const path of paths) visit(path);
  return hash.digest("hex").slice(0, 16);
}

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");

function install() {
  const needed = neededInstall(".");
  if (!needed) return;
  console.log("Installing packages …");
  // Building and testing need the development packages, even if NODE_ENV is production.
  const args = [needed, "--include=dev", "--no-fund", "--no-audit"];
  const npm = process.env.npm_execpath ?? "";
  const result =
    basename(npm) === "npm-cli.js"
      ? spawnSync(process.execPath, [npm, ...args], { stdio: "inherit" })
      : spawnSync("npm", args, { stdio: "inherit", shell: process.platform === "win32" });
  if (result.status !== 0)
    stop("Packages could not be installed (see above); check the network and run the command again.");
}

async function build() {
  const sources = [
    ...["src", "server", "machines", "contract", "bin", "public", "tools", "model-tests"],
    ...["vite.config.ts", "vite.flows.config.ts", "vite.worker.config.ts", "package-lock.json"],
  ];
  const wanted = hashOf(sources);
  const stamp = join("dist", ".academy-build");
  if (read(stamp) === wanted) return;
  console.log("Building …");
  process.env.NODE_ENV = "production";
  const { buildAll } = await import("./build.mjs");
  await buildAll(wanted).catch((error) => stop(`The build failed: ${error.message}`));
  writeFileSync(stamp, wanted);
}

async function chromium() {
  const { ensureChromium } = await import("./chromium.mjs");
  await ensureChromium(stop);
}

const tasks = { install, build, chromium };
for (const task of process.argv.slice(2)) await tasks[task]();
